"""Forms: words and slots for the objects of a class.

    {who}            what the field holds          {who:'s} of any first  whose, of whom, any, the first of them
    {count:group}    so many of those cards        {count:card}    so many of a noun        {amount:+}  with its sign
    {zones:zone}     numbers by a table            {slot:cards}    what an earlier sentence left as cards
    {tally:number}   … or as a number or a player  {group:a}       a card of these; no, s (all, without article), noun
    {event:clause}   what happens, with its tests  {event:heard}   the same, to whom the tests say alone
    {field:change}   what a lasting line changes, by its `how`; in the
                     words of changes $ is the subject, which the form of the line names as its `part`; there @ is
                     the card on which the line lies
    {}               in the form of a trait, or of cards with traits: the noun; * is where it takes its plural
    [up_to|up to ]   words that stand only if the field holds something; [!up_to|all ] only if it holds nothing
    #                what the game calls a player
    draw~s  is~are   a verb that agrees with the slot before all others
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

Table = Mapping[int, str] | Callable[[int], str]
NOTHING: Final[Mapping[str, str]] = {}
TOKEN: Final = re.compile(r"\[(!?)(\w+)\|((?:[^\[\]]|\[[^\]]*\])*)\]|\{(\w*)(?::([^}]*))?\}|(\w+)~(\w+)")


class Unsaid(LookupError):
    """Something in a program that the forms do not say."""


@dataclass(frozen=True, slots=True)
class Form:
    """How objects of a class are said, in words with slots or by a function that says all of it.

    Of an op, `done` is what has become of the cards that it binds ("chosen"), and `leaves` what a later sentence calls
    what it has put into a field. `silent` are the fields that are not said, each with its reason. `part` is the part of
    a happening that a test describes, or the subject of a lasting line; `you` is whom 'you' means in its cards. `empty`
    are fields that hold nothing in this class: if one does, that is unsaid. A `quiet` op is a step of the machinery and
    does not touch whether the act before it was done; a `mute` one is an act of which nobody can say so. An op that is
    carried out `again` and again finds what it has left itself.

    Where cards lie: `in_play` is the field of cards to which the op happens in play alone; behind an op that takes them
    `away` the cards that it binds are in a hand or a pile, and behind one that `fells` them, too, if nothing was put in
    its place; one that `leaves_there` binds cards where they lie; the cards of the field that it `brings` are in play
    behind it. `covers` is the field that says whether the cards of its group lie face-down behind it, or the group
    itself if they always do.
    """

    words: str | Callable[[Any], str] = ""
    done: str = ""
    leaves: Mapping[str, str] = field(default_factory=dict)
    silent: Mapping[str, str] = field(default_factory=dict)
    part: str = ""
    you: str = ""
    empty: tuple[str, ...] = ()
    quiet: bool = False
    mute: bool = False
    again: bool = False
    in_play: str = ""
    away: bool = False
    fells: bool = False
    leaves_there: bool = False
    brings: str = ""
    covers: str = ""

    @property
    def slots(self) -> set[str]:
        """The fields that its words speak of."""
        return spoken(self.words) if isinstance(self.words, str) else set()


class Happening(NamedTuple):
    """An event in words, with slots for its parts, {whose} for {who}; and the tables by which its amount and its cause
    are read, where they are no plain numbers."""

    words: str
    amount: str = ""
    cause: str = ""


@dataclass(frozen=True)
class Forms:
    """All that a game says: of a card what is no ability, of lasting lines what changes by which field and how, of
    events what happens. The name of a table stands behind the colon of a slot. Whoever adds to a game from outside adds
    forms, too."""

    card: Form
    classes: dict[type[Any], Form]
    tables: Mapping[str, Table]
    changes: Mapping[tuple[int, int], str]
    happenings: dict[int, Happening]
    person: str  # what a player is called
    act: int = 0  # the event of which a test of acts speaks
    table: frozenset[int] = frozenset()  # the zones of cards in play
    gone: frozenset[int] = frozenset()  # the events whose card is in play no more
    there: frozenset[int] = frozenset()  # the events that happen to cards in play
    heard: tuple[type[Any], ...] = ()  # what means the card of an event
    unseen: frozenset[int] = frozenset()  # the zones in which nobody sees a card

    def of(self, value: object) -> Form:
        found = self.classes.get(type(value))
        if found is None:
            raise Unsaid(f"{type(value).__module__}.{type(value).__name__} has no plain words")
        return found

    def name(self, table: str, number: int) -> str:
        names = self.tables[table]
        if not isinstance(names, Mapping):
            return names(number)
        if number not in names:
            raise Unsaid(f"there is no {table} {number}")
        return names[number]


def spoken(words: str) -> set[str]:
    found: set[str] = set()
    for token in TOKEN.finditer(words):
        found.update(name for name in (token[2], token[4], token[5]) if name)
        found.update(spoken(token[3] or ""))
    return found


def bits(names: Mapping[int, str], joined: str = " and ") -> Callable[[int], str]:
    """A table of bits: all that are set."""

    def said(value: int) -> str:
        found = [bit for bit in names if value & bit == bit]
        if value & ~sum(found):
            raise Unsaid(f"no words for the bits {value:b}")
        return listed([names[bit] for bit in found], joined)

    return said


def field_names(value: object) -> list[str]:
    """All fields of an object, or those that a class has room for, compiled or not."""
    found = set() if isinstance(value, type) else set(getattr(value, "__dict__", ()))
    for base in (value if isinstance(value, type) else type(value)).__mro__:
        own = vars(base)
        found.update(own.get("__mypyc_attrs__", ()), own.get("__slots__", ()), own.get("__dataclass_fields__", ()))
    return sorted(name for name in found if not name.startswith("_"))


# ---- English
def listed(words: list[str], joined: str = " and ") -> str:
    return ", ".join(words) if len(words) < 2 else ", ".join(words[:-1]) + joined + words[-1]


def plural(noun: str) -> str:
    return noun.replace("*", "s")


def singular(noun: str) -> str:
    return noun.replace("*", "")


def article(noun: str) -> str:
    if noun.startswith("other "):
        return f"an{noun}"
    return ("an " if noun[:1].lower() in "aeiou" and not noun.startswith("uni") else "a ") + noun


def possessive(words: str) -> str:
    return {"you": "your", "they": "their"}.get(words, f"{words}'s")


def owning(words: str) -> str:
    """Behind 'of'."""
    return {"you": "yours", "they": "theirs"}.get(words, words)


def agreed(verb: str, ending: str, many: bool) -> str:
    """`draw~s` and `is~are`, for one or for several; 'you' takes the form for several."""
    if ending in ("s", "es"):
        return verb if many else verb + ending
    return ending if many else verb
