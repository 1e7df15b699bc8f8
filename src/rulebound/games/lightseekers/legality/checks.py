"""A checklist is a list of checks: its rule, whether it fails, and in which words."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.actions import available
from rulebound.games.lightseekers.amounts import action_limit
from rulebound.games.lightseekers.values import names_used, number
from rulebound.kernel.cards import Card
from rulebound.kernel.decisions import Option
from rulebound.kernel.errors import Refusal
from rulebound.kernel.state import State


class Asked:
    """The question in which an action is tried; what is the same for all options is worked out once."""

    __slots__ = ("actions", "names", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.names: list[str] | None = None
        self.actions = -1

    def used_names(self, s: State) -> list[str]:
        names = self.names
        if names is None:
            names = names_used(s, self.seat)
            self.names = names
        return names

    def left(self, s: State) -> int:
        if self.actions < 0:
            self.actions = available(s, self.seat)
        return self.actions


class Check:
    """One item of a checklist."""

    __slots__ = ("rule",)

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def fails(self, s: State, asked: Asked, option: Option) -> bool:
        raise NotImplementedError

    def words(self, s: State, asked: Asked, option: Option) -> str:
        raise NotImplementedError

    def explain(self, s: State, asked: Asked, option: Option) -> list[Refusal]:
        """The refusals of a failed item; more than one where several rules say no."""
        return [Refusal(self.rule, self.words(s, asked, option))]


def allowed(checks: list[Check], s: State, asked: Asked, option: Option) -> bool:
    for check in checks:
        if check.fails(s, asked, option):
            return False
    return True


def refusals(checks: list[Check], s: State, asked: Asked, option: Option) -> list[Refusal]:
    """Every rule that forbids the move."""
    found: list[Refusal] = []
    for check in checks:
        if check.fails(s, asked, option):
            found.extend(check.explain(s, asked, option))
    return found


def subject(option: Option) -> Card:
    card = option.card
    assert card is not None
    return card


def name(option: Option) -> str:
    return subject(option).definition.name


def several(rules: list[str], words: str) -> list[Refusal]:
    """Rules that say the same."""
    return [Refusal(rule, words) for rule in rules]


class ActionLeft(Check):
    """[LS-4.1.3b] An action is left, within the limits in force."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Option) -> bool:
        return asked.left(s) == 0

    def explain(self, s: State, asked: Asked, option: Option) -> list[Refusal]:
        found = several([self.rule, "LS-4.1.3a", "LS1-4.3.1"], "no action is left this turn")
        if action_limit(s, asked.seat) < c.NO_LIMIT:
            words = "a card limits how many actions you take"
            found += several(["LS-4.1.3.6a", "LS-4.1.3.6c-i", "LS-4.1.3.6c-ii", "LS1-6.1.6.1"], words)
        if number(s, asked.seat, c.COMBO_PLAYED):
            words = "your combo has used all actions of the turn"
            found += several(["LS-4.1.3.1f.1", "LS1-4.3.1.2"], words)
        return found


class NameUnused(Check):
    """[LS-4.1.3.3d-ii.1] A card name is used once per turn, [LS-4.1.3.3d-ii.2] played or by its ability."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Option) -> bool:
        names = asked.used_names(s)
        return len(names) > 0 and name(option) in names

    def explain(self, s: State, asked: Asked, option: Option) -> list[Refusal]:
        words = f"{name(option)} was played or used this turn; a name is used once per turn"
        rules = [self.rule, "LS-4.1.3.3d-ii.2", "LS-4.1.3.4c.2", "LS-G25", "LS1-4.3.1.4", "LS1-4.3.1.5"]
        return several(rules, words)
