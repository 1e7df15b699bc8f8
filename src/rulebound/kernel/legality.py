"""A checklist says what an action needs: each item has its rule, whether it fails, and in which words.

Legal actions are those at which no item fails; a refused one is explained by all that do, so that what is offered and
what is refused cannot differ. `A` is the situation in which a game asks; it keeps what is the same for all options.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from rulebound.kernel.cards import Card
from rulebound.kernel.errors import Refusal
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State

A = TypeVar("A")


@mypyc_attr(allow_interpreted_subclasses=True)
class Check(Generic[A]):
    """One item of a checklist."""

    __slots__ = ("rule",)

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def fails(self, s: State, asked: A, option: Move) -> bool:
        raise NotImplementedError

    def words(self, s: State, asked: A, option: Move) -> str:
        raise NotImplementedError

    def explain(self, s: State, asked: A, option: Move) -> list[Refusal]:
        """The refusals of a failed item; more than one where several rules say no."""
        return [Refusal(self.rule, self.words(s, asked, option))]


def allowed(checks: list[Check[A]], s: State, asked: A, option: Move) -> bool:
    for check in checks:
        if check.fails(s, asked, option):
            return False
    return True


def refusals(checks: list[Check[A]], s: State, asked: A, option: Move) -> list[Refusal]:
    """Every rule that forbids the move."""
    found: list[Refusal] = []
    for check in checks:
        if check.fails(s, asked, option):
            found.extend(check.explain(s, asked, option))
    return found


def several(rules: list[str], words: str) -> list[Refusal]:
    """Rules that say the same."""
    return [Refusal(rule, words) for rule in rules]


def subject(option: Move) -> Card:
    card = option.card
    assert card is not None
    return card


def name(option: Move) -> str:
    return subject(option).definition.name


@mypyc_attr(allow_interpreted_subclasses=True)
class Bar:
    """What keeps a verb from being done to a card, whoever does it: by which rules, whether it holds, in which words.

    The list of a verb's bars filters the cards that are offered, and explains why another one is not.
    """

    __slots__ = ("rules",)

    def __init__(self, rules: list[str]) -> None:
        self.rules = rules

    def bars(self, s: State, who: int, card: Card) -> bool:
        raise NotImplementedError

    def words(self, s: State, who: int, card: Card) -> str:
        raise NotImplementedError

    def explain(self, s: State, who: int, card: Card) -> list[Refusal]:
        return several(self.rules, self.words(s, who, card))


def may(bars: list[Bar], s: State, who: int, card: Card) -> bool:
    for bar in bars:
        if bar.bars(s, who, card):
            return False
    return True


def barred_by(bars: list[Bar], s: State, who: int, card: Card) -> list[Refusal]:
    """Every rule by which the verb cannot be done to the card."""
    found: list[Refusal] = []
    for bar in bars:
        if bar.bars(s, who, card):
            found.extend(bar.explain(s, who, card))
    return found
