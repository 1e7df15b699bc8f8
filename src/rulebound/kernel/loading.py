"""Positions from strangers: looked at from outside, built, and proved before anybody plays on.

First every value of the document has its shape (`schema`), and what speaks of one thing agrees. Then the state is built
and the game's own invariants hold. Then it is proved on copies: the open question is the same when it is asked again,
every seat can look at it, it is written to the same document, and some games can be played from there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Final, Protocol

from rulebound.kernel.cards import Card, Host
from rulebound.kernel.chance import Dice
from rulebound.kernel.errors import BadSave
from rulebound.kernel.game import Game
from rulebound.kernel.reading import read_state
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.saves import STATE, write_state
from rulebound.kernel.shapes import Schema, Table, Wrong
from rulebound.kernel.state import State
from rulebound.kernel.table import NOWHERE

BY_CARD: Final = ("cards", "covered", "known", "places", "records", "serials")  # lists with an entry for each card
TRIALS: Final = 3
DECISIONS: Final = 40  # of each trial
LINES: Final = 15  # in force; of more lines, fewer decisions: what one costs grows with their square
ADVICE: Final = "Take an earlier one, or replay the game."


class Invariants(Protocol):
    """What a game says of its positions: the room `invariants`."""

    __name__: str
    SAVED: Schema
    BOTTOM: Sequence[str]

    def physical_cards(self, s: State) -> list[Card]: ...

    def broken(self, s: State, physical: list[Card]) -> Iterable[str]: ...


def load_state(doc: Any, ruleset: Ruleset, blank: State, invariants: Invariants) -> State:
    """The position of a save, if it is one that can be played on."""
    try:
        check_document(doc, blank, invariants)
        state = read_state(doc, blank.rules, lambda: blank)
        check_invariants(state, invariants)
        prove(state, doc, ruleset)
    except Wrong as wrong:
        raise BadSave(f"this save is damaged: state{wrong.path}: {wrong.words}. {ADVICE}") from None
    return state


# ---- the document
def check_document(doc: Any, blank: State, invariants: Invariants) -> None:
    """Every field has its shape, and what speaks of the same thing says the same."""
    if type(doc) is not dict:
        raise Wrong("is no table")
    fields = ["cards", "events", *STATE]  # what others refer to comes first
    for field in fields:
        if field not in doc:
            raise Wrong("is missing", f".{field}")
    for field in doc:
        if field not in fields:
            raise Wrong("is no field of a position", f".{field[:40]}")
    for field in ("cards", "events"):
        if type(doc[field]) is not list:
            raise Wrong("is no list", f".{field}")
    table = Table(games_of(invariants), blank.rules, doc, invariants.SAVED)
    for field in fields:
        try:
            invariants.SAVED.shape("State", field).check(doc[field], table)
        except Wrong as wrong:
            raise wrong.within(f".{field}") from None
    count(doc, blank)
    check_places(doc)
    check_events(doc)
    check_frames(doc, invariants.BOTTOM)


def games_of(invariants: Invariants) -> list[str]:
    """The games whose names the classes of a save carry: the folder or the only file of this one, and what it says it
    is built on."""
    return [invariants.__name__.partition(".games.")[2].partition(".")[0], *getattr(invariants, "BUILT_ON", ())]


def count(doc: dict[str, Any], blank: State) -> None:
    """As many zones, kinds of events and entries for each card as there are."""
    wanted = {field: len(doc["cards"]) for field in BY_CARD}
    wanted |= {field: len(getattr(blank, field)) for field in ("zones", "listeners")}
    for field, entries in wanted.items():
        if len(doc[field]) != entries:
            raise Wrong(f"{len(doc[field])} entries, and there are {entries}", f".{field}")
    if doc["decisions"] > blank.rules.most_decisions:
        raise Wrong(f"{doc['decisions']} is above {blank.rules.most_decisions}", ".decisions")
    if doc["steps"] > blank.rules.most_steps:
        raise Wrong(f"{doc['steps']} is above {blank.rules.most_steps}", ".steps")


def check_places(doc: dict[str, Any]) -> None:
    """Every card lies where its place says, once; a record is that of its card."""
    lying: dict[int, int] = {}
    for zone, cards in enumerate(doc["zones"]):
        for at, entry in enumerate(cards):
            number = entry["card"]
            if number in lying:
                raise Wrong(f"card {number} lies in zone {lying[number]} too", f".zones[{zone}][{at}]")
            lying[number] = zone
    for number, place in enumerate(doc["places"]):
        if lying.get(number, NOWHERE) != place:
            raise Wrong(f"{place}, and the card lies in {lying.get(number, NOWHERE)}", f".places[{number}]")
    for number, record in enumerate(doc["records"]):
        if record is not None and record["card"]["card"] != number:
            raise Wrong("is of another card", f".records[{number}].card")


def check_events(doc: dict[str, Any]) -> None:
    """The history is a chain: each event once, the newest first."""
    events, history = doc["events"], doc["history"]
    kinds = len(doc["listeners"])
    for at, row in enumerate(events):
        if row[0] >= kinds:
            raise Wrong(f"{row[0]} is not below {kinds}", f".events[{at}][0]")
    seen: set[int] = set()
    newest = doc["clock"]
    for at, number in enumerate(history):
        if number in seen or number >= len(events):
            raise Wrong(f"event {number} is in it twice, or there is no such event", f".history[{at}]")
        seen.add(number)
        if events[number][7] > newest:
            raise Wrong(f"event {number} is newer than what came after it", f".history[{at}]")
        newest = events[number][7]


def check_frames(doc: dict[str, Any], bottom: Sequence[str]) -> None:
    """At the bottom is what everything happens within; a question comes from a frame that is there."""
    for at, frame in enumerate(doc["frames"]):
        if (frame["is"].rpartition(".")[2] in bottom) != (at == 0):
            raise Wrong(f"a {frame['is']} cannot be there", f".frames[{at}]")
    if (doc["ending"] is None) != bool(doc["asked"]):
        raise Wrong("somebody is asked, or the game is over", ".asked")
    for at, question in enumerate(doc["asked"]):
        if question["frame"] >= len(doc["frames"]):
            raise Wrong(f"{question['frame']} is not below {len(doc['frames'])}", f".asked[{at}].frame")


# ---- the state
def check_invariants(s: State, invariants: Invariants) -> None:
    try:
        found = next(chain(pile_faults(s), invariants.broken(s, invariants.physical_cards(s))), None)
    except Exception as fault:
        raise Wrong(f"is no position of this game ({fault!r})") from fault
    if found is not None:
        raise Wrong(found)


def pile_faults(s: State) -> Iterator[str]:
    """Who is in a zone of piles lies under one card, unless its pile is just leaving, and nobody else does."""
    hosts: dict[Card, Card] = {}
    for record in [each for each in s.records if isinstance(each, Host)]:
        for card in record.pile:
            if card in hosts:
                yield f"{card!r} lies under {hosts[card]!r} and {record.card!r}"
            hosts[card] = record.card
            if s.host(card) is None:
                yield f"{card!r} is not where cards lie under {record.card!r}"
    if s.rules.piles_are_leaving(s):
        return
    for at, cards in enumerate(s.zones):
        if s.rules.piles >> at % s.rules.zones & 1:
            for card in cards:
                if card not in hosts:
                    yield f"{card!r} lies under no card"


def prove(s: State, doc: dict[str, Any], ruleset: Ruleset) -> None:
    """Written down, asked again, looked at, played on: by what the engine does with copies of it.

    The engine meets a position that may be impossible, so whatever it stumbles over is the fault of the save.
    """
    words = ""
    try:
        words = "written down"
        compare(doc, write_state(s), "")
        words = "asked about again"
        compare(doc, write_state(asked_again(s)), "")
        for seat in range(s.rules.seats):
            words = f"looked at by seat {seat}"
            game = Game(ruleset, s.copy(), {})
            view = game.view(seat)
            assert dict(view) and view.masked
            for decision in game.decisions:
                decision.data()
        for trial in range(TRIALS):
            words = "played on"
            play_on(s.copy(), Dice(trial))
    except Wrong:
        raise
    except Exception as fault:
        raise Wrong(f"the position cannot be {words} ({fault!r})") from fault


def asked_again(s: State) -> State:
    """What is derived is derived anew, and the open questions are put once more."""
    again = s.copy()
    again.set_modifiers(again.modifiers)
    again.set_statics(again.statics)
    if again.asked:
        again.ask_again()
    return again


def play_on(s: State, dice: Dice) -> None:
    work = 0
    while s.ending is None and work < DECISIONS * LINES**2:
        work += max(LINES, len(s.statics) + len(s.modifiers)) ** 2
        question = s.asked[dice.below(len(s.asked))]
        s.decide(question, question.options[dice.below(len(question.options))])


def compare(one: Any, other: Any, path: str) -> None:
    """Where two documents differ first."""
    if type(one) is dict and type(other) is dict and one.keys() == other.keys():
        for key, value in one.items():
            compare(value, other[key], f"{path}.{key}")
    elif type(one) is list and type(other) is list and len(one) == len(other):
        for at, (value, again) in enumerate(zip(one, other, strict=True)):
            compare(value, again, f"{path}[{at}]")
    elif type(one) is not type(other) or one != other:
        raise Wrong("does not follow from the rest of the position", path)
