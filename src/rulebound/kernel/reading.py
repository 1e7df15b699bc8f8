"""A position out of plain JSON data, with the rules and definitions that the pinned texts gave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import signature
from typing import Any, Final

from rulebound.kernel.cards import Card, Definition, Record
from rulebound.kernel.errors import BadSave
from rulebound.kernel.events import Event
from rulebound.kernel.ops import Run
from rulebound.kernel.rules import Rules
from rulebound.kernel.saves import CLASSES, PLAIN, STATE, fields_of
from rulebound.kernel.state import State

MADE_FROM: Final[dict[str, list[str]]] = {}


def made_from(name: str, cls: type[Any]) -> list[str]:
    """The fields that a class is made from: the parameters of its constructor carry their names.

    A compiled object cannot be made without its constructor, so this holds for every class that is saved.
    """
    known = MADE_FROM.get(name)
    if known is None:
        fields = fields_of(cls)
        known = [parameter.rstrip("_") for parameter in signature(cls).parameters]
        strangers = [parameter for parameter in known if parameter not in fields]
        if strangers:
            raise TypeError(f"{name} cannot be saved: it is made from '{strangers[0]}', which is no field of it")
        MADE_FROM[name] = known
    return known


class Reader:
    """Reads a position back, with the rules and definitions that the pinned texts gave."""

    def __init__(self, doc: dict[str, Any], rules: Rules, cards: Sequence[Card | None] | None = None) -> None:
        self.doc = doc
        self.rules = rules
        self.cards: Sequence[Card | None] = cards if cards is not None else [
            None if row is None else Card(number, self.definition(row[0]), row[1])
            for number, row in enumerate(doc["cards"])
        ]
        self.rows: list[Any] = doc["events"]
        self.made: list[Event | None] = [None] * len(self.rows)

    def definition(self, key: str) -> Definition:
        found = self.rules.definitions.get(key)
        if found is None:
            raise BadSave(f"the save speaks of '{key}', which is not among its pinned cards")
        return found

    def value(self, value: Any) -> Any:
        if type(value) is list:
            return [each if type(each) in PLAIN else self.value(each) for each in value]
        if type(value) is not dict:
            return value
        if "is" in value:
            return self.object(value)  # first, because an object may have a field called 'card' or 'event'
        if "card" in value:
            return self.cards[value["card"]]
        if "ability" in value:
            key, index = value["ability"]
            return self.definition(key).abilities[index]
        if "definition" in value:
            return self.definition(value["definition"])
        return self.event(value["event"])

    def object(self, doc: dict[str, Any]) -> Any:
        cls = CLASSES.get(doc["is"])
        if cls is None:
            raise BadSave(f"the save holds a '{doc['is']}', which this version does not know")
        values = {
            field: value if type(value) in PLAIN else self.value(value) for field, value in doc.items() if field != "is"
        }
        made: Any = cls(*(values.get(field) for field in made_from(doc["is"], cls)))
        for field, value in values.items():
            setattr(made, field, value)
        if isinstance(made, Record):
            made.token = 0
        if isinstance(made, Run):
            made.restore()
        return made

    def event(self, number: int) -> Event:
        found = self.made[number]
        if found is None:
            kind, seat, card, other, amount, cause, record, time, moves = self.rows[number]
            found = Event(kind, seat, self.value(card), self.value(other), amount, cause, self.value(record))
            found.time = time
            found.moves = moves
            self.made[number] = found
        return found

    def state(self, blank: Callable[[], State]) -> State:
        s = blank()
        for field in STATE:
            self.fill(s, field)
        return s

    def fill(self, s: State, field: str) -> None:
        if field != "history":
            setattr(s, field, self.value(self.doc[field]))
            return
        newest: Event | None = None
        for number in reversed(self.doc["history"]):
            event = self.event(number)
            event.follow(newest)
            newest = event
        s.history = newest


def read_state(doc: dict[str, Any], rules: Rules, blank: Callable[[], State]) -> State:
    """Resume anywhere; whatever is wrong with the document is said in one kind of error."""
    try:
        return Reader(doc, rules).state(blank)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as fault:
        raise BadSave(f"the save is damaged: {fault!r}. Take an earlier one, or replay the game.") from fault
