"""Saves: a state as plain JSON data; `kernel/reading.py` reads it back.

Every class of the state is written by its slots, so a forgotten field cannot go unsaved. Cards, abilities and
definitions are written as references: they are made anew from the pinned texts before the state is read.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any, Final

from rulebound.kernel.cards import Ability, Card, Definition, Ref
from rulebound.kernel.errors import BadSave
from rulebound.kernel.events import Event, Listener, Trigger
from rulebound.kernel.modifiers import Modifier, Static
from rulebound.kernel.ops import Run
from rulebound.kernel.ordering.standard_order import Walk
from rulebound.kernel.questions import Move, Question
from rulebound.kernel.retries import Answering, Interlude
from rulebound.kernel.state import Ending, State
from rulebound.kernel.terms import Env

VERSION: Final = 1
PLAIN: Final = frozenset({int, str, bool, type(None)})  # what JSON has itself

# What is no part of the position: who shares the state, who listens, and what only exists inside a step.
NOT_SAVED: Final = frozenset({
    "rules", "log", "token", "leaving", "unwind", "given", "first_lines_only", "applying",
    "newest", "indexed", "block", "memos", "forgotten",  # and what is worked out again when it is asked for
    "fold", "folding", "shared_facts", "shared_records", "written",
})  # fmt: skip
# What is found again through another field, by the name of the class in a save.
DERIVED: Final = {"Run": frozenset({"ops"})}

# The classes whose objects a save may hold, and the names they have there: these stay when a class is renamed.
CLASSES: Final[dict[str, type[Any]]] = {
    "Answering": Answering,
    "Ending": Ending,
    "Env": Env,
    "Interlude": Interlude,
    "Listener": Listener,
    "Modifier": Modifier,
    "Move": Move,
    "Question": Question,
    "Ref": Ref,
    "Run": Run,
    "Static": Static,
    "Trigger": Trigger,
    "Walk": Walk,
}
NAMES: Final[dict[type[Any], str]] = {cls: name for name, cls in CLASSES.items()}


def register(game: str, classes: Iterable[type[Any]]) -> None:
    """A game makes its frames, records and values known. Two games may each have a `Turn`."""
    for cls in classes:
        name = f"{game}.{cls.__name__}"
        if CLASSES.setdefault(name, cls) is not cls:
            raise ValueError(f"two classes are to be saved as '{name}'")
        NAMES[cls] = name
        if issubclass(cls, Run):  # a game may run abilities in frames of its own
            DERIVED[name] = DERIVED["Run"]


FIELDS: Final[dict[type[Any], list[str]]] = {}
SAVED: Final[dict[type[Any], list[str]]] = {}


def fields_of(cls: type[Any]) -> list[str]:
    """The slots of a class and its bases, whether compiled or not."""
    known = FIELDS.get(cls)
    if known is None:
        found: list[str] = []
        for base in reversed(cls.__mro__):
            own = base.__dict__.get("__mypyc_attrs__") or base.__dict__.get("__slots__") or ()
            found.extend(name for name in own if name not in found and not name.startswith("__"))
        known = FIELDS[cls] = sorted(found)
    return known


STATE: Final = [field for field in fields_of(State) if field not in NOT_SAVED]


def saved_fields(cls: type[Any]) -> list[str]:
    """All but what is found again, who shares a record, and caches, whose names begin with an underscore."""
    known = SAVED.get(cls)
    if known is None:
        skipped = DERIVED.get(NAMES[cls], frozenset())
        fields = fields_of(cls)
        known = [each for each in fields if each not in skipped and each != "token" and not each.startswith("_")]
        SAVED[cls] = known
    return known


class Writer:
    """Writes one state. Events are shared, so they go into a table of their own; every card that is met is noted, so
    that cards out of the game that something remembers are saved too."""

    def __init__(self) -> None:
        self.events: dict[int, int] = {}
        self.table: list[Any] = []
        self.kept: list[Event] = []  # keeps the ids of events unique while writing
        self.cards: dict[int, Card] = {}
        self.texts: set[str] = set()  # the definitions whose text something carries out or waits for

    def value(self, value: Any) -> Any:
        kind = type(value)
        if kind in PLAIN:
            return value
        if kind is list:
            return [each if type(each) in PLAIN else self.value(each) for each in value]
        if kind is Card:
            self.cards[value.number] = value
            return {"card": value.number}
        if kind is Event:
            return {"event": self.event(value)}
        if isinstance(value, Ability):
            self.texts.add(value.definition.key)
            return {"ability": [value.definition.key, value.index]}
        if isinstance(value, Definition):
            self.texts.add(value.key)
            return {"definition": value.key}
        return self.object(value, kind)

    def object(self, value: Any, kind: type[Any]) -> dict[str, Any]:
        name = NAMES.get(kind)
        if name is None:
            raise BadSave(f"a {kind.__name__} cannot be saved: its class is not registered")
        doc: dict[str, Any] = {"is": name}
        for field in saved_fields(kind):
            doc[field] = self.value(getattr(value, field))
        return doc

    def event(self, event: Event) -> int:
        known = self.events.get(id(event))
        if known is None:
            known = len(self.table)
            self.events[id(event)] = known
            self.kept.append(event)
            self.table.append(None)
            self.table[known] = [
                event.kind, event.seat, self.value(event.card), self.value(event.other), event.amount, event.cause,
                self.value(event.record), event.time, event.moves,
            ]  # fmt: skip
        return known

    def history(self, s: State) -> list[int]:
        """The events that still count, newest first."""
        found: list[int] = []
        event = s.history
        while event is not None and event.time > s.forgotten:
            found.append(self.event(event))
            event = event.previous
        return found


class Written:
    """A position as JSON data, and the definitions that it speaks of besides those of its cards."""

    def __init__(self, doc: dict[str, Any], texts: set[str]) -> None:
        self.doc = doc
        self.texts = texts

    def keys(self) -> set[str]:
        return {row[0] for row in self.doc["cards"] if row} | self.texts


def write_state(s: State) -> dict[str, Any]:
    """The position as JSON data, without the texts."""
    return write(s).doc


def write(s: State) -> Written:
    writer = Writer()
    doc: dict[str, Any] = {}
    for field in STATE:
        if field == "history":
            doc[field] = writer.history(s)
        else:
            doc[field] = writer.value(getattr(s, field))
    table: list[Any] = [None] * s.next_number()
    for number, card in writer.cards.items():
        table[number] = [card.definition.key, card.owner]
    doc["cards"] = table
    doc["events"] = writer.table
    return Written(doc, writer.texts)


def canonical(doc: Any) -> str:
    return json.dumps(doc, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(s: State) -> str:
    """Equal for states that are the same in every saved field. What can be observed has a `fingerprint` of its own."""
    return blake2b(canonical(write_state(s)).encode(), digest_size=16).hexdigest()
