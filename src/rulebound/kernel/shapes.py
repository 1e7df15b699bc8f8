"""What a value of a save may be: its type, its range, and that what it refers to exists."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rulebound.kernel.cards import Ability, Definition
from rulebound.kernel.chance import KEY_BYTES
from rulebound.kernel.events import Listener
from rulebound.kernel.rules import Rules
from rulebound.kernel.saves import CLASSES, NAMES, saved_fields

MOST_CARDS: Final = 5_000  # tokens included
CHANCE_KEY: Final = re.compile(rf"[0-9a-f]{{{2 * KEY_BYTES}}}")


class Wrong(Exception):
    """What is wrong with a value; where it stands is added on the way out."""

    def __init__(self, words: str, path: str = "") -> None:
        super().__init__(words)
        self.words = words
        self.path = path

    def within(self, path: str) -> Wrong:
        self.path = path + self.path
        return self


class Schema:
    """The shapes of all fields that a game saves.

    A field has its shape by its name, because a name means the same in every class; where it does not, the key says of
    which class it speaks. What the fields of one object must be together, a `fitting` says.
    """

    def __init__(self, shapes: Mapping[str, Shape], fittings: Mapping[str, Fitting]) -> None:
        self.shapes = shapes
        self.fittings = fittings

    def extended(self, shapes: Mapping[str, Shape], fittings: Mapping[str, Fitting]) -> Schema:
        """With what a game adds; its own words come first."""
        return Schema({**self.shapes, **shapes}, {**self.fittings, **fittings})

    def shape(self, name: str, field: str) -> Shape:
        found = self.shapes.get(f"{name.rpartition('.')[2]}.{field}") or self.shapes.get(field)
        if found is None:
            raise TypeError(f"the field '{field}' of {name} has no shape: say in the schema what it may hold")
        return found


class Table:
    """What the values of one save are compared with: rules, cards and events, and the schema of the game."""

    def __init__(self, games: Sequence[str], rules: Rules, doc: Mapping[str, Any], schema: Schema) -> None:
        self.rules = rules
        self.schema = schema
        self.cards: list[Any] = doc["cards"]
        self.events: list[Any] = doc["events"]
        own = [cls for name, cls in CLASSES.items() if name.partition(".")[0] in games and "." in name]
        shared = [cls for name, cls in CLASSES.items() if "." not in name]
        # where a game has a kind of its own of something, it is never the plain one
        self.classes = own + [cls for cls in shared if not any(issubclass(each, cls) for each in own)]
        self.classes += [cls for cls in (Listener,) if cls not in self.classes]  # the index holds plain ones

    def ability(self, reference: Any) -> Ability:
        key, index = reference["ability"]
        found: Ability = self.rules.definitions[key].abilities[index]
        return found


class Shape:
    """What a value may be."""

    def check(self, value: Any, table: Table) -> None:
        raise NotImplementedError


class Whole(Shape):
    """A whole number in a range, both ends included."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def check(self, value: Any, table: Table) -> None:
        if type(value) is not int:
            raise Wrong(f"{shown(value)} is no whole number")
        if not self.least <= value <= self.most:
            raise Wrong(f"{shown(value)} is not between {self.least} and {self.most}")


class Seat(Shape):
    """The number of a player."""

    def __init__(self, least: int = 0) -> None:
        self.least = least  # -1 where nobody may be meant

    def check(self, value: Any, table: Table) -> None:
        Whole(self.least, table.rules.seats - 1).check(value, table)


class Owner(Shape):
    """The number of a player, or of the table where it has zones of its own."""

    def check(self, value: Any, table: Table) -> None:
        Whole(0, table.rules.sides - 1).check(value, table)


class Seats(Shape):
    """A set of players, a bit each."""

    def check(self, value: Any, table: Table) -> None:
        Whole(0, (1 << table.rules.seats) - 1).check(value, table)


class CardBits(Shape):
    """A set of cards, a bit each."""

    def check(self, value: Any, table: Table) -> None:
        if type(value) is not int or value < 0 or value.bit_length() > len(table.cards):
            raise Wrong(f"{shown(value)} is no set of cards")


class Place(Shape):
    """A zone of a seat, or nowhere."""

    def check(self, value: Any, table: Table) -> None:
        Whole(-1, table.rules.zones * table.rules.sides - 1).check(value, table)


class Flag(Shape):
    def check(self, value: Any, table: Table) -> None:
        if type(value) is not bool:
            raise Wrong(f"{shown(value)} is neither true nor false")


class Words(Shape):
    def __init__(self, most: int) -> None:
        self.most = most

    def check(self, value: Any, table: Table) -> None:
        if type(value) is not str or len(value) > self.most or not value.isprintable():
            raise Wrong(f"{shown(value)} is no text of at most {self.most} characters")


class ChanceKey(Shape):
    """The key of the game's stream of chance."""

    def check(self, value: Any, table: Table) -> None:
        if type(value) is not str or not CHANCE_KEY.fullmatch(value):
            raise Wrong(f"{shown(value)} is no key of chance")


class Key(Shape):
    """The name of a definition."""

    def check(self, value: Any, table: Table) -> None:
        definition_at(value, table)


class Maybe(Shape):
    """A value, or none."""

    def __init__(self, of: Shape) -> None:
        self.of = of

    def check(self, value: Any, table: Table) -> None:
        if value is not None:
            self.of.check(value, table)


class Many(Shape):
    """A list of so many."""

    def __init__(self, of: Shape, most: int = MOST_CARDS, least: int = 0) -> None:
        self.of = of
        self.most = most
        self.least = least

    def check(self, value: Any, table: Table) -> None:
        if type(value) is not list:
            raise Wrong(f"{shown(value)} is no list")
        if not self.least <= len(value) <= self.most:
            raise Wrong(f"{len(value)} entries, and there are {self.least} to {self.most}")
        for at, each in enumerate(value):
            try:
                self.of.check(each, table)
            except Wrong as wrong:
                raise wrong.within(f"[{at}]") from None


class Row(Shape):
    """A list with one shape for each place."""

    def __init__(self, *of: Shape) -> None:
        self.of = of

    def check(self, value: Any, table: Table) -> None:
        Many(ANYTHING, len(self.of), len(self.of)).check(value, table)
        for at, (shape, each) in enumerate(zip(self.of, value, strict=True)):
            try:
                shape.check(each, table)
            except Wrong as wrong:
                raise wrong.within(f"[{at}]") from None


class PerSeat(Shape):
    """The numbers of all seats in one list, in this order for each."""

    def __init__(self, *of: Shape) -> None:
        self.of = of

    def check(self, value: Any, table: Table) -> None:
        Row(*self.of * table.rules.seats).check(value, table)


class Anything(Shape):
    def check(self, value: Any, table: Table) -> None:
        """Something else has a word about it."""


class Reference(Shape):
    """A table with one key, which says what is referred to."""

    key: str

    def check(self, value: Any, table: Table) -> None:
        if type(value) is not dict or value.keys() != {self.key}:
            raise Wrong(f"{shown(value)} is no reference to a {self.key}")
        self.check_target(value[self.key], table)

    def check_target(self, target: Any, table: Table) -> None:
        raise NotImplementedError


class CardRef(Reference):
    key = "card"

    def check_target(self, target: Any, table: Table) -> None:
        Whole(0, len(table.cards) - 1).check(target, table)
        if table.cards[target] is None:
            raise Wrong(f"there is no card {target}")


class EventRef(Reference):
    key = "event"

    def check_target(self, target: Any, table: Table) -> None:
        Whole(0, len(table.events) - 1).check(target, table)


class DefinitionRef(Reference):
    key = "definition"

    def check_target(self, target: Any, table: Table) -> None:
        definition_at(target, table)


class AbilityRef(Reference):
    """An ability of a card; of a kind, if the engine looks for one."""

    key = "ability"

    def __init__(self, kind: type[Ability] = Ability) -> None:
        self.kind = kind

    def check_target(self, target: Any, table: Table) -> None:
        Row(ANYTHING, ANYTHING).check(target, table)
        definition = definition_at(target[0], table)
        Whole(0, len(definition.abilities) - 1).check(target[1], table)
        if not isinstance(definition.abilities[target[1]], self.kind):
            raise Wrong(f"ability {target[1]} of '{definition.name}' is no {self.kind.__name__}")


def definition_at(key: Any, table: Table) -> Definition:
    found = table.rules.definitions.get(key) if type(key) is str else None
    if found is None:
        raise Wrong(f"the save speaks of {shown(key)}, which is not among its pinned cards")
    return found


class Added(Shape):
    """A field that saves of earlier versions do not have, and what it was then."""

    def __init__(self, shape: Shape, before: bool | int) -> None:
        self.shape, self.before = shape, before

    def check(self, value: Any, table: Table) -> None:
        self.shape.check(value, table)


class Thing(Shape):
    """An object of one of these classes, with all its fields."""

    def __init__(self, *classes: type[Any]) -> None:
        self.classes = classes

    def check(self, value: Any, table: Table) -> None:
        if type(value) is not dict:
            raise Wrong(f"{shown(value)} is no {self.named()}")
        name = value.get("is")
        cls = CLASSES.get(name) if isinstance(name, str) else None
        if not isinstance(name, str) or cls is None or not self.fits(cls, table):
            raise Wrong(f"{shown(name)} is no {self.named()}", ".is")
        fields = saved_fields(cls)
        for field in fields:
            if field not in value:
                shape = table.schema.shape(name, field)
                if not isinstance(shape, Added):
                    raise Wrong("is missing", f".{field}")
                value[field] = shape.before
        for field in value:
            if field != "is" and field not in fields:
                raise Wrong("is no field of it", f".{field[:40]}")
        for field in fields:
            try:
                table.schema.shape(name, field).check(value[field], table)
            except Wrong as wrong:
                raise wrong.within(f".{field}") from None
        for base in cls.__mro__:
            fitting = table.schema.fittings.get(base.__name__)
            if fitting is not None:
                fitting(value, table)

    def fits(self, cls: type[Any], table: Table) -> bool:
        return cls in self.classes and cls in table.classes

    def named(self) -> str:
        return " or ".join(NAMES[cls] for cls in self.classes)


class KindOf(Thing):
    """An object of any class of this kind that the game has."""

    def fits(self, cls: type[Any], table: Table) -> bool:
        return issubclass(cls, self.classes) and cls in table.classes

    def named(self) -> str:
        return " or ".join(cls.__name__.lower() for cls in self.classes)


def shown(value: Any) -> str:
    """A value in a message, however long it is."""
    words = repr(value) if isinstance(value, int | str | bool | None) else f"a {type(value).__name__}"
    return words if len(words) <= 40 else f"{words[:40]}…"


Fitting = Callable[[dict[str, Any], Table], None]

ANYTHING: Final = Anything()
FLAG: Final = Flag()
SEAT: Final = Seat()
SEAT_OR_NOBODY: Final = Seat(-1)
CARD: Final = CardRef()
CARDS: Final = Many(CARD)
EVENT: Final = EventRef()
ABILITY: Final = AbilityRef()
DEFINITION: Final = DefinitionRef()
