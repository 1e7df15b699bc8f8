"""The fields that the kernel saves, and what each may hold. Games add those of their own frames and records."""

from __future__ import annotations

from typing import Any, Final

from rulebound.kernel.cards import Record, Ref, Triggered
from rulebound.kernel.events import Listener, Trigger
from rulebound.kernel.frames import Frame
from rulebound.kernel.modifiers import Modifier, Static
from rulebound.kernel.ops import Ops
from rulebound.kernel.questions import Move, Question
from rulebound.kernel.shapes import (
    ABILITY,
    CARD,
    CARDS,
    EVENT,
    FLAG,
    SEAT,
    SEAT_OR_NOBODY,
    AbilityRef,
    ChanceKey,
    Key,
    KindOf,
    Many,
    Maybe,
    Owner,
    PerSeat,
    Place,
    Row,
    Schema,
    Seats,
    Shape,
    Table,
    Thing,
    Whole,
    Words,
    Wrong,
)
from rulebound.kernel.state import Ending
from rulebound.kernel.terms import Env

MOST: Final = 1_000_000  # of whatever is counted: far above every game, and still a number that can be counted to
MOST_FRAMES: Final = 2_100  # a few more than end a game
MOST_REFS: Final = 20_000  # an amount may be laid out one by one, as far as a decision has steps
MOST_EVENTS: Final = 200_000
MOST_OPTIONS: Final = 100_000

COUNT: Final = Whole(0, MOST)
NUMBER: Final = Whole(-MOST, MOST)
BITS: Final = Whole(0, (1 << 64) - 1)
CODE: Final = Whole(0, 999)
EVER: Final = Whole(0, 1 << 40)  # what is counted through a whole game and never counted to
RECORD: Final = Maybe(KindOf(Record))
FRAME: Final = KindOf(Frame)
REF: Final = Thing(Ref)
REFS: Final = Many(REF, MOST_REFS)
MOVE: Final = Thing(Move)
# kind, seat, card, other, amount, cause, record, time, moves
EVENT_ROW: Final = Row(CODE, SEAT_OR_NOBODY, Maybe(CARD), Maybe(CARD), NUMBER, NUMBER, RECORD, EVER, EVER)


def fields(names: str, shape: Shape) -> dict[str, Shape]:
    """Several fields of one shape."""
    return dict.fromkeys(names.split(), shape)


SHAPES: Final[dict[str, Shape]] = {
    # of the state
    "State.active": SEAT,
    "State.asked": Many(Thing(Question), 8),
    "State.batch": EVER,
    "State.cards": Many(Maybe(Row(Key(), Owner()))),
    "State.clock": EVER,
    "State.covered": Many(EVER),
    "State.decisions": EVER,
    "State.dirty": FLAG,
    "State.ending": Maybe(Thing(Ending)),
    "State.events": Many(EVENT_ROW, MOST_EVENTS),
    "State.frames": Many(FRAME, MOST_FRAMES, 1),
    "State.history": Many(COUNT, MOST_EVENTS),
    "State.key": ChanceKey(),
    "State.known": Many(Seats()),
    "State.listeners": Many(Many(Thing(Listener))),
    "State.modifier_events": BITS,
    "State.modifier_fields": BITS,
    "State.modifiers": Many(Thing(Modifier)),
    "State.moves": EVER,
    "State.places": Many(Place()),
    "State.records": Many(RECORD),
    "State.rolls": EVER,
    "State.secrets": EVER,
    "State.serials": Many(EVER),
    "State.static_fields": BITS,
    "State.statics": Many(Thing(Static)),
    "State.steps": COUNT,
    "State.turn": EVER,
    "State.waiting": Many(Thing(Trigger)),
    "State.zones": Many(CARDS),
    # of the kernel's objects; which menu and which kinds of moves there are, is proved by asking again
    "ability": ABILITY,
    "always": FLAG,
    "amount": NUMBER,
    "answers": PerSeat(Maybe(MOVE)),
    "at": COUNT,
    "batch": EVER,
    "card": CARD,
    "controller": SEAT,
    "depth": Whole(0, MOST_FRAMES),
    "done": FLAG,
    "env": Thing(Env),
    "event": EVENT,
    "Env.event": Maybe(EVENT),
    "field": Whole(0, 63),
    "frame": Whole(0, MOST_FRAMES),
    "given": Many(MOVE, MOST_OPTIONS),
    "how": CODE,
    "Listener.ability": AbilityRef(Triggered),
    "menu": CODE,
    "Modifier.ability": Maybe(ABILITY),
    "Move.card": Maybe(CARD),
    "Move.cards": Maybe(CARDS),
    "Move.kind": CODE,
    "Move.number": NUMBER,
    "Move.numbers": Maybe(Many(NUMBER)),
    "numbers": Many(NUMBER),
    "option": MOVE,
    "options": Many(MOVE, MOST_OPTIONS, 1),
    "pc": CODE,
    "picked": COUNT,
    "pile": CARDS,
    "reason": Words(100),
    "record": RECORD,
    "rule": Words(100),
    "seat": SEAT,
    "serial": EVER,
    "slots": Many(REFS),
    "stops": Many(Thing(Listener)),
    "subject": Maybe(REF),
    "time": EVER,
    "Trigger.ability": AbilityRef(Triggered),
    "until": CODE,
    "winner": SEAT_OR_NOBODY,
}


def run_fits(doc: dict[str, Any], table: Table) -> None:
    """It stands within its program, with room for all that the program binds."""
    ability = table.ability(doc["ability"])
    code = ability.code
    if not isinstance(code, Ops):
        raise Wrong("has no program to run", ".ability")
    below(doc["pc"], len(code.ops) + 1, ".pc")
    for part in ("slots", "numbers"):
        if len(doc["env"][part]) < ability.slots:
            raise Wrong(f"{len(doc['env'][part])}, and its program binds {ability.slots}", f".env.{part}")


def ref_fits(doc: dict[str, Any], table: Table) -> None:
    """What is remembered of a card are values of this card."""
    record = doc["record"]
    if record is not None and record["card"] != doc["card"]:
        raise Wrong("is of another card", ".record.card")


def walk_fits(doc: dict[str, Any], table: Table) -> None:
    below(doc["pc"], len(doc["stops"]) + 1, ".pc")


def modifier_fits(doc: dict[str, Any], table: Table) -> None:
    """The instruction that made it is found again."""
    code = None if doc["ability"] is None else table.ability(doc["ability"]).code
    if isinstance(code, Ops):
        below(doc["pc"], len(code.ops), ".pc")


def record_fits(doc: dict[str, Any], table: Table) -> None:
    """For games whose records say what is printed on the card: it is what is printed on this card."""
    if doc["kind"]["definition"] != table.cards[doc["card"]["card"]][0]:
        raise Wrong("is printed on another card", ".kind")


def below(number: int, limit: int, path: str) -> None:
    if not number < limit:
        raise Wrong(f"{number} is not below {limit}", path)


SCHEMA: Final = Schema(
    SHAPES,
    {"Run": run_fits, "Ref": ref_fits, "Walk": walk_fits, "Modifier": modifier_fits},
)
