"""What must hold of a Lightseekers position whenever somebody is asked, and what each field of a save may hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.amounts import capacity_of
from rulebound.games.lightseekers.definition import LightTriggered, Use, light
from rulebound.games.lightseekers.procedures.crossing import Crossing
from rulebound.games.lightseekers.procedures.doing import Announced, Doing
from rulebound.games.lightseekers.procedures.entering import Entering
from rulebound.games.lightseekers.procedures.impending import Impending
from rulebound.games.lightseekers.procedures.leaving import Leaving
from rulebound.games.lightseekers.procedures.settling import DropItems, worth_of
from rulebound.games.lightseekers.procedures.swapping import Swapping, Trading
from rulebound.games.lightseekers.procedures.walks import Stop
from rulebound.games.lightseekers.record import InPlay
from rulebound.games.lightseekers.values import health_of, number
from rulebound.kernel import shapes
from rulebound.kernel.play import Card, Modifier, Ops, Run, State
from rulebound.kernel.schema import COUNT, EVER, NUMBER, REF, REFS, SCHEMA, below, fields, record_fits
from rulebound.kernel.shapes import CARD, CARDS, FLAG, SEAT, SEAT_OR_NOBODY, AbilityRef, Many, Maybe, Thing, Whole
from rulebound.tabletop.invariants import all_cards, cards_of_frames, leaving_faults, lost_cards, stale_listeners

IN_PLAY = (c.HERO, c.ITEMS, c.BUFFS)
BOTTOM = ("Opening", "Turn")  # the frames that everything else happens within
UNDER_WAY = (Announced, Crossing, Entering, Leaving, Swapping, Trading)  # what may hold cards in Limbo

ONCE = Whole(0, 1)
PLAYERS = Whole(0, 8)  # how many of them, or the place in an order
ELEMENTS = Whole(0, (1 << c.ELEMENT_COUNT) - 1)
CORNER = Whole(1, c.CORNERS + 1)
SYMBOL = Whole(-1, c.CATEGORY_SYMBOL + c.CATEGORY_COUNT - 1)
ZONE = Whole(-1, c.ZONES - 1)


def doing_fits(doc: dict[str, Any], table: shapes.Table) -> None:
    """What was fixed on announcing is one entry for each instruction, or none."""
    code = table.ability(doc["ability"]).code
    steps = len(code.ops) if isinstance(code, Ops) else 0
    for part in ("jumps", "amounts"):
        if len(doc[part]) not in (0, steps):
            raise shapes.Wrong(f"{len(doc[part])} entries for {steps} instructions", f".{part}")
    for at, jump in enumerate(doc["jumps"]):
        below(jump, steps + 1, f".jumps[{at}]")


def serials_fit(doc: dict[str, Any], table: shapes.Table) -> None:
    """Of every card it is known which object it was."""
    if len(doc["serials"]) != len(doc["cards"]):
        raise shapes.Wrong(f"{len(doc['serials'])} for {len(doc['cards'])} cards", ".serials")


def swap_fits(doc: dict[str, Any], table: shapes.Table) -> None:
    for part in ("serials", "seats"):
        if part in doc and len(doc[part]) != (2 if doc["pc"] else 0):
            raise shapes.Wrong(f"{len(doc[part])} of two", f".{part}")


SAVED = SCHEMA.extended(
    {
        "State.numbers": shapes.PerSeat(
            Whole(0, c.MOST_HEALTH), PLAYERS, PLAYERS, ELEMENTS, ELEMENTS, Whole(0, (1 << c.ORDER_COUNT) - 1), ELEMENTS,
            COUNT, COUNT, COUNT, COUNT, ONCE, ONCE, COUNT, COUNT, NUMBER, NUMBER,
        ),
        "State.facts": shapes.Row(
            Whole(0, c.END_PHASE), PLAYERS, COUNT, shapes.CardBits(), COUNT, COUNT, NUMBER, SEAT, PLAYERS
        ),
        **fields("Trigger.ability Listener.ability Stop.ability", AbilityRef(LightTriggered)),
        # cards in play
        **fields("asleep InPlay.expiring waking", FLAG),
        **fields("entered InPlay.turns", EVER),
        "InPlay.chosen": Maybe(CARD),
        "corner": CORNER,
        "kind": shapes.DEFINITION,
        "seat_chosen": SEAT_OR_NOBODY,
        "symbol": SYMBOL,
        # procedures
        **fields("blank declined face_down fixing free instants invisible matched quiet resolved shuffled", FLAG),
        **fields("shuffles top whole", FLAG),
        **fields("cards Paying.chosen Paying.used payment spent", CARDS),
        **fields("card_row expiring out_row Swapping.pile row turning", REFS),
        **fields("change index", NUMBER),
        **fields("given_starter recipient", SEAT_OR_NOBODY),
        **fields("origin zone", ZONE),
        **fields("Playing.actions Using.actions", COUNT),
        **fields("Playing.pc Using.pc", Whole(0, 13)),
        **fields("source under", Maybe(CARD)),
        **fields("stops used", Many(Thing(Stop))),
        **fields("Impending.amount Impending.real times waited", COUNT),
        "act": Whole(0, 2 * c.COMBO_ACT - 1),
        "amounts": Many(NUMBER),
        "at_zero": FLAG,
        "BuffPhase.pc": Whole(0, 3),
        "cause": Whole(0, c.BY_SWAP),
        **fields("Departing.subject Discarding.subject", REF),
        "Drawing.subject": Maybe(CARD),
        **fields("face_up some", FLAG),
        "keep": Whole(-1, COUNT.most),
        "fixed": Whole(0, c.NO_INCREASE | c.NO_REDUCTION),
        "tally": Whole(-1, COUNT.most),
        "direction": Whole(c.BACKWARD, c.FORWARD),
        "jumps": Many(Whole(-1, COUNT.most)),
        "left": Many(SYMBOL, 99),
        "modifier": Maybe(Thing(Modifier)),
        "Opening.pc": Whole(0, 4),
        "out": CARD,
        "owners": Many(SEAT),
        "Paying.pc": ONCE,
        "prepared": Maybe(Thing(Doing)),
        "result": Whole(0, 4),
        "role": Whole(0, 3),
        "seats": Many(SEAT, 2),
        "serials": Many(EVER),
        "Storing.chosen": REF,
        "to": Whole(0, c.ZONES - 1),
        "Turn.pc": Whole(0, 10),
        "turns": Whole(-1, EVER.most),
        "Using.ability": AbilityRef(Use),
    },
    {
        "InPlay": record_fits, "Doing": doing_fits, "BuffPhase": serials_fit, "Crossing": serials_fit,
        "Swapping": swap_fits, "Trading": swap_fits,
    },
)  # fmt: skip


physical_cards = all_cards  # there are no tokens


def broken(s: State, physical: list[Card]) -> Iterator[str]:
    """Everything that is not as it must be, in words."""
    out = [number(s, seat, c.OUT) for seat in range(s.rules.seats)]
    yield from leaving_faults(out, s.facts[c.OUT_COUNT])
    yield from lost_cards(s, physical, [seat for seat, place in enumerate(out) if place])
    if s.ending is None:
        for seat in range(s.rules.seats):
            yield from seat_faults(s, seat)
        yield from listener_faults(s)
        yield from impending_faults(s)


def impending_faults(s: State) -> Iterator[str]:
    """What is about to be done is done by the effect below it."""
    for at, frame in enumerate(s.frames):
        if isinstance(frame, Impending):
            run = s.frames[at - 1] if at else None
            if not isinstance(run, Run) or frame.tally >= len(run.env.numbers):
                yield "damage or healing is about to be done that no effect does"
            if frame.event.kind not in (c.WOULD_DAMAGE, c.WOULD_HEAL, c.WOULD_LOSE) or frame.event.card is None:
                yield "what is about to be done is neither damage nor healing nor loss by a card"


def seat_faults(s: State, seat: int) -> Iterator[str]:
    health = health_of(s, seat)
    if not 0 <= health <= c.MOST_HEALTH:
        yield f"seat {seat} has {health} health"  # [LS-2.10.2]
    for zone in range(c.ZONES):
        for card in s.zone(seat, zone):
            r = s.records[card.number]
            if zone in IN_PLAY:
                if not isinstance(r, InPlay):
                    yield f"{card!r} is in play without a record"
                elif r.controller != seat:
                    yield f"{card!r} lies before seat {seat} and is controlled by seat {r.controller}"
                elif not 1 <= r.corner <= c.CORNERS + 1:
                    yield f"{card!r} shows corner {r.corner}"
            elif r is not None and zone != c.LIMBO:
                yield f"{card!r} is in the {c.ZONE_NAMES[zone]} and still has a record"
            if zone not in (c.BUFFS, c.ITEMS) and card.owner != seat and zone not in (c.STORED, c.STORED_FACE_DOWN):
                yield f"{card!r} is in a zone of seat {seat}"  # [LS1-3.2.3]
            if light(card.definition).hero != (zone in (c.HERO, c.SPARE_HEROES)):
                yield f"{card!r} is in the {c.ZONE_NAMES[zone]}"  # [LS-2.1.1.1b]
    held = cards_of_frames(s, UNDER_WAY)
    for card in s.zone(seat, c.LIMBO):
        if card not in held:
            yield f"{card!r} is in Limbo, and nothing is done with it"
    if worth_of(s.zone(seat, c.ITEMS)) > capacity_of(s, seat) and not s.dirty:
        if not any(isinstance(frame, DropItems) for frame in s.frames):
            yield f"seat {seat} carries too many Items"  # [LS-2.5.4.5]
    names = [card.definition.name for card in s.zone(seat, c.ITEMS)]
    if len(set(names)) != len(names):
        yield f"seat {seat} has two copies of one Item"  # [LS-2.5.4.7]


def listener_faults(s: State) -> Iterator[str]:
    """What listens, and what stands, does so with a text of its own."""
    yield from stale_listeners(s, c.EVENT_NAMES, {c.TURN_START: c.EACH_TURN})  # [LS-G58]
    for each in (each for listeners in s.listeners for each in listeners):
        if each.ability.definition is not each.card.definition:
            yield f"{each.card!r} listens with the text of {each.ability.definition.name}"
    for static in s.statics:
        if s.serials[static.card.number] != static.env.serial:
            yield f"the lines of {static.card!r} still stand, although it has moved since"
