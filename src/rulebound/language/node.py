"""A phrase of card English is one class: its template, its fields and, in the game, its meaning.

    @phrase("deal(s) {amount:n} damage to {to}")
    class DealDamage(Act):
        amount: Amount
        to: Player | Thing

The annotation of a field is the category that may stand in its slot: a class means its subclasses, `A | B`
either, `tuple[A, ...]` a list, `A | None` an optional part, `bool` a flag. So the classes are the grammar,
and nothing is registered twice. Nodes are values: equal if they say the same, however it was written.
"""

from __future__ import annotations

import re
import sys
import typing
from collections.abc import Callable, Iterator, Sequence
from types import NoneType
from typing import Any, ClassVar, NamedTuple, TypeVar, cast, dataclass_transform

from .template import Template, compile_template, expanded
from .tokens import House, Token

Category = tuple[type["Node"], ...]
N = TypeVar("N", bound="Node")
_RULE = re.compile(r"\b[A-Z]{2,3}-[\w.-]*\w")


class Field(NamedTuple):
    """What may stand in a field: a category, once or as a list; no category at all means a flag."""

    category: Category
    many: bool
    optional: bool

    @property
    def flag(self) -> bool:
        return not self.category


@dataclass_transform(frozen_default=True)
class Node:
    """The base of all phrases. Subclasses without a template are categories."""

    LABEL: ClassVar[str] = ""
    TEMPLATES: ClassVar[tuple[Template, ...]] = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()
    FORMS: ClassVar[tuple[str, ...]] = ()
    IS_TOKEN: ClassVar[bool] = False
    IS_WORDS: ClassVar[bool] = False
    # For the phrases of a game: what a back-reference needs before it (see references.py), and whether a
    # noun phrase is something that can be referred to.
    REFERS: ClassVar[str] = ""
    MENTIONS: ClassVar[bool] = True
    # by which verb what it means has come, where it is no back-reference
    BROUGHT_BY: ClassVar[str] = ""
    # of which kind the card is that it means, where no noun says so
    OF_KIND: ClassVar[str] = ""
    ASKS_MUCH: ClassVar[bool] = False  # a condition about something of which 'that much' is how much it was
    COUNTS: ClassVar[str] = ""  # the field with the cards that it counts, which 'them' and 'those' may mean
    ASKS_DEED: ClassVar[bool] = False  # what came of a deed: it cannot be asked before that
    KNOWN: ClassVar[bool] = False  # of a sentence: what it speaks of is known to the effects of the spell behind it
    USES_UP: ClassVar[bool] = False  # of a verb: as a cost it takes away what it is done to
    ASKS_KIND: ClassVar[bool] = False  # of its `what`, by its `group`: not of this card, nor of one of a known kind
    # Fields whose phrases exclude one another: of one field each phrase is a branch, of several each field is one.
    BRANCHES: ClassVar[tuple[str, ...]] = ()
    # Whether it speaks of the card whose text it is without naming it, as a keyword trigger does.
    PAIRS: ClassVar[bool] = False  # names two things apart, which later sentences speak of together: both, them
    OF_HOLDER: ClassVar[bool] = False
    # it speaks of another player, too: whom a keyword's event is about
    OF_OTHER_PLAYER: ClassVar[bool] = False
    # The field of a verb whose card is another than that of `what`: "link an equipment to it".
    # Of a being, it is another than its subject. ALIKE: both do the same, so 'it' behind them could be either. [EN-3]
    ANOTHER: ClassVar[str] = ""
    ALIKE: ClassVar[bool] = False
    # The field of cards that a verb takes away, and the one of cards that it does something to in play alone: what a
    # text has taken away is not meant by 'it' there.
    AWAY: ClassVar[str] = ""
    IN_PLAY: ClassVar[str] = ""
    OF_KINDS: ClassVar[tuple[str, ...]] = ()
    # The field of a relative clause that says beside which card another lies: 'the one to its left' is no new 'it'.
    BESIDE: ClassVar[str] = ""
    # The field with the one that acts, in a phrase about two parties: `its` behind it means that one.
    ACTING: ClassVar[str] = ""
    # Where and how it was written; no part of what it says, so outside of equality.
    span = (0, 0)
    variant = 0
    oxford = False
    typed = ""  # of a whole sentence that was read in other words than it was typed in
    house = House()  # ... and which words these are, where they make a sentence of another shape

    def __init_subclass__(cls) -> None:
        own = tuple(n for n in vars(cls).get("__annotations__", ()) if not n.isupper())
        if own:
            cls.FIELDS = cls.FIELDS + own

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        values = self.__dict__
        values.update(zip(self.FIELDS, args, strict=False))
        values.update(kwargs)
        for name in self.FIELDS:
            if name not in values:
                if not hasattr(type(self), name):
                    raise TypeError(f"{type(self).__name__} needs {name}")
                values[name] = getattr(type(self), name)
        if len(args) > len(self.FIELDS) or not values.keys() <= set(self.FIELDS):
            raise TypeError(f"{type(self).__name__} has the fields {', '.join(self.FIELDS) or 'none'}")

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return False
        mine, theirs = self.__dict__, other.__dict__
        return all(mine[name] == theirs[name] for name in self.FIELDS)

    def __hash__(self) -> int:
        values = self.__dict__
        known: int | None = values.get("_hash")
        if known is None:
            known = hash((type(self).__name__, *(values[name] for name in self.FIELDS)))
            values["_hash"] = known
        return known

    def __repr__(self) -> str:
        values = self.__dict__
        said = (f"{n}={values[n]!r}" for n in self.FIELDS if values[n] not in (None, (), False))
        return f"{type(self).__name__}({', '.join(said)})"

    @classmethod
    def made(
        cls: type[N], values: dict[str, object], span: tuple[int, int], variant: int, oxford: bool = False
    ) -> N:
        """The reader's constructor: fields that were not said take their defaults."""
        node = object.__new__(cls)
        own = node.__dict__
        for name in cls.FIELDS:
            own[name] = values[name] if name in values else getattr(cls, name)
        if "printed" in values:
            own["printed"] = values["printed"]
        own["span"] = span
        own["variant"] = variant
        if oxford:
            own["oxford"] = True
        return node

    @classmethod
    def fields(cls) -> dict[str, Field]:
        """The resolved annotations. Resolved late: a phrase may name a category of a later file."""
        known: dict[str, Field] | None = cls.__dict__.get("_fields")
        if known is None:
            known = {}
            for base in reversed(cls.__mro__):
                names = vars(base).get("__annotations__", {})
                scope = vars(sys.modules[base.__module__]) if base.__module__ in sys.modules else {}
                for name, annotation in names.items():
                    if name in cls.FIELDS:
                        known[name] = _field(annotation, scope)
            cls._fields = known  # type: ignore[attr-defined]
        return known

    @classmethod
    def rules(cls) -> tuple[str, ...]:
        """The rule ids that the phrase cites in its description."""
        return tuple(dict.fromkeys(_RULE.findall(cls.__doc__ or "")))

    def brings(self) -> frozenset[str]:
        """The kinds of acts that an event speaks of without naming them: "when you are attacked" brings an Attack."""
        return frozenset()

    def may_mean(self, mention: Node) -> bool:
        """Whether a back-reference of a game says no more of a card than this phrase does: 'that enemy', an enemy."""
        return True

    def of_kinds(self) -> tuple[str, ...]:
        """Of which kinds of cards alone that can be said; empty: of any. [EN-3]"""
        return self.OF_KINDS

    def is_group(self) -> bool | None:
        """Whether a noun phrase or a determiner of a game means several; None: its shape says so."""
        return None

    def is_absurd(self) -> bool:
        """Whether nobody means this where the words have another reading: 'a hero with an Attack'."""
        return False

    def means_each(self) -> bool:
        """Whether what is said of a noun phrase without a determiner is said of every card: 'it', 'each of them'; a
        phrase of a game that counts, such as 'one of your characters', says no."""
        return True

    def children(self) -> list[Node]:
        """The phrases inside, in the order of the text, whatever the order of the fields."""
        found: list[Node] = []
        values = self.__dict__
        for name in self.FIELDS:
            value = values[name]
            if isinstance(value, Node):
                found.append(value)
            elif isinstance(value, tuple):
                found += value
        found.sort(key=lambda node: node.span)
        return found

    def at(self: N, place: Node) -> N:
        """The phrase, made by a program, in place of one that was written."""
        self.span = place.span
        return self

    def but(self: N, **changes: object) -> N:
        """The same phrase, in its place, with other parts."""
        return type(self)(**{name: changes.get(name, self.__dict__[name]) for name in self.FIELDS}).at(self)

    def inside(self) -> Iterator[Node]:
        """This phrase and all phrases in it, in the order of the text."""
        yield self
        for child in self.children():
            yield from child.inside()


class Word(Node):
    """A phrase of a closed list of words: which of them it is."""

    word: str


def _field(annotation: object, scope: dict[str, object]) -> Field:
    kind = (
        eval(annotation, scope) if isinstance(annotation, str) else annotation
    )  # our own source, not card text
    if kind is bool or kind is str or kind is int:
        return Field((), False, kind is bool)
    parts: Sequence[Any] = typing.get_args(kind) if typing.get_origin(kind) is not tuple else (kind,)
    found: list[type[Node]] = []
    many = optional = False
    for part in parts or (kind,):
        if part is NoneType:
            optional = True
        elif typing.get_origin(part) is tuple:
            many = True
            inner = typing.get_args(part)[0]
            found += typing.get_args(inner) or (inner,)
        else:
            found.append(cast("type[Node]", part))
    return Field(tuple(found), many, optional)


def category(label: str) -> Callable[[type[N]], type[N]]:
    """Name a category for people: "expected an amount"."""

    def name(cls: type[N]) -> type[N]:
        cls.LABEL = label
        return cls

    return name


def phrase(*templates: str, forms: str | tuple[str, ...] = ()) -> Callable[[type[N]], type[N]]:
    """Give a class its templates. The first is what a tree made by a program prints."""

    def give(cls: type[N]) -> type[N]:
        served = (forms,) if isinstance(forms, str) else forms
        cls.TEMPLATES = tuple(compile_template(each, served) for t in templates for each in expanded(t))
        cls.FORMS = served
        return cls

    return give


def words(*templates: str, forms: str | tuple[str, ...] = ()) -> Callable[[type[N]], type[N]]:
    """A closed list of words in one class, a `Word`."""

    def give(cls: type[N]) -> type[N]:
        phrase(*templates, forms=forms)(cls)
        cls.IS_WORDS = True
        return cls

    return give


def token(*, forms: str | tuple[str, ...] = ()) -> Callable[[type[N]], type[N]]:
    """An open class, such as numbers: it reads tokens by its own `take` and prints by its own `spelled`."""

    def give(cls: type[N]) -> type[N]:
        cls.IS_TOKEN = True
        cls.FORMS = (forms,) if isinstance(forms, str) else forms
        return cls

    return give


class Lexicon(NamedTuple):
    """The words of a vocabulary, in lower case: all of them, and those of its nouns."""

    known: frozenset[str]
    nouns: frozenset[str]


Taken = tuple[dict[str, object], int]


class Open(Node):
    """What an open class must provide."""

    printed = ""  # as it was written, where that differs from how it is spelled

    @classmethod
    def take(cls, tokens: Sequence[Token], at: int, form: str, lexicon: Lexicon) -> Taken | None:
        """The fields of the phrase of that form that begins at this token, and where it ends.

        The lexicon has the words of the vocabulary.
        """
        raise NotImplementedError

    @classmethod
    def begins(cls, token: Token) -> bool:
        """Whether a phrase of the class could begin with this token (for speed only)."""
        return True

    def spelled(self) -> str:
        """How it is printed."""
        raise NotImplementedError

    @classmethod
    def reserved(cls) -> tuple[str, ...]:
        """Words that belong to this class, so that they are never taken for a name."""
        return ()

    @classmethod
    def samples(cls, form: str) -> tuple[Node, ...]:
        """A few of that form, for examples and for tests that grow random trees."""
        raise NotImplementedError
