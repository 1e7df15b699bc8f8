"""What is printed on a card of Lost Legacy, in the form the procedures use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rulebound.kernel.cards import Ability, Card, Definition, Triggered, Usable
from rulebound.kernel.play import State
from rulebound.kernel.terms import Amount, Cards, Env, Test

NO_EVENT: Final = -1


class Spaces:
    """Spaces that a text names."""

    __slots__ = ()

    def spaces(self, s: State, env: Env) -> list[int]:
        raise NotImplementedError


@dataclass(slots=True, eq=False)
class Permission:
    """[LL-abil.2] … [LL-abil.12] What an ability needs beside its timing, and whether its controller decides."""

    name: str  # [LL-card.4] the name in bold, or nothing
    number: int  # which ability of the card it is, as they are printed; by this its uses are counted
    manual: bool
    setting: Test | None  # while …
    limit: int  # [LL-abil.9] so many uses in a turn; 0: no limit
    per_battle: int  # [LL-abil.9] so many uses in a battle; 0: no limit
    has_cost: bool
    payable: Test | None  # [LL-abil.11]
    unwritten: bool = False  # [LL-abil.23] the limit stands in the rules, not on the card
    zone: int = -1  # [LL-abil.4] a zone in which it works, beside the field; -1: none


@dataclass(eq=False)  # no slots: they would hide the fields of a compiled base
class Timed(Triggered):
    """An ability with a timing: it responds to one kind of action."""

    test: Test | None
    permission: Permission


@dataclass(eq=False)  # no slots: they would hide the fields of a compiled base
class Manual(Usable):
    """[LL-abil.6] An ability for the open gamestate of its controller."""

    permission: Permission


@dataclass(eq=False)  # no slots: they would hide the fields of a compiled base
class Instead(Triggered):
    """A text that puts something in the place of an action that is about to happen."""

    test: Test | None
    setting: Test | None
    optional: bool = False  # whose text it is may leave it
    limit: int = 0  # [LL-abil.9] so many uses in a turn; 0: no limit
    number: int = 0  # which ability of the card it is: by this its uses are counted


@dataclass(eq=False)  # no slots: they would hide the fields of a compiled base
class Played(Ability):
    """[LL-opt.4] What an item or an offensive spell does when it is played."""

    payable: Test | None = None  # [LL-abil.11]


class Later(Ability):
    """What was put off to the end of a turn; it remembers what was chosen before."""

    __slots__ = ()


@dataclass(eq=False)  # no slots: they would hide the fields of a compiled base
class Line(Ability):
    """[LL-abil.16] A continuous effect: whom it is about, what it changes, how, by how much, and while what is so.

    Of a prohibition `what` is CANNOT, `verb` the action and `test` what that action must be like."""

    subject: Cards
    what: int
    how: int
    amount: Amount | None
    setting: Test | None
    verb: int = NO_EVENT
    test: Test | None = None
    asks: bool = False  # asks for what lines change: see `State.first_lines_only`
    of_each: bool = False  # [EN-10] how much it is depends on the very card that it changes


class LegacyCard(Definition):
    """A character or an option; one that begins in the sub-deck is another definition than its twin in the deck."""

    __slots__ = (
        "ability_names", "defense", "effect", "elements", "enters",
        "families", "from_sub_deck", "instead", "kind", "level", "lines", "magic",
        "manual", "offense", "only_if", "skills", "speed", "text", "timed", "titles",
    )  # fmt: skip

    def __init__(self, key: str, name: str, kind: int, text: str) -> None:
        super().__init__(key, name)
        self.kind = kind
        self.text = text
        self.from_sub_deck = False
        self.families: list[str] = []
        self.elements: list[str] = []
        self.titles = titles_of(name)
        self.ability_names: list[str] = []  # [LL-card.4]
        self.level = 0
        self.skills = 0
        self.offense = 0
        self.defense = 0
        self.speed = 0
        self.magic = 0
        self.effect: Played | None = None
        self.timed: list[Timed] = []
        self.instead: list[Instead] = []
        self.manual: list[Manual] = []
        self.lines: list[Line] = []
        self.enters: Spaces | None = None  # where it can be played beside the entry points
        self.only_if: Test | None = None  # it can be played only if this is so


def titles_of(name: str) -> list[str]:
    """[LL-card.2] Complete words, whatever their capitals; [LL-card.2] what is within a word is none."""
    words = [word.strip(".,;:!?\"()").lower() for word in name.split()]
    return [word for word in words if word]


def kind_of(card: Card) -> LegacyCard:
    """All definitions of this game are of this class; the detour over Any costs nothing."""
    kind: Any = card.definition
    found: LegacyCard = kind
    return found


def blank_card() -> LegacyCard:
    """What fills the decks of a scenario: it can be neither played nor set."""
    return LegacyCard("blank card", "blank card", 0, "")


