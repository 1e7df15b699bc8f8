"""The situation in which an action is tried, and the checks that playing cards and using abilities share."""

from __future__ import annotations

from typing import Any

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.actions import available
from rulebound.games.lightseekers.amounts import action_limit, action_price, says_its_price
from rulebound.games.lightseekers.definition import LightCard, light
from rulebound.games.lightseekers.payment import symbol_bits
from rulebound.games.lightseekers.values import names_used, number
from rulebound.kernel.errors import Refusal
from rulebound.kernel.legality import Check, name, several, subject
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State


class Asked:
    """The question in which an action is tried; what is the same for all options is worked out once."""

    __slots__ = ("actions", "alone", "names", "open", "seat", "shown", "shown_twice")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.names: list[str] | None = None
        self.actions = -1  # how many are left; known where a list is made
        self.alone = False  # whether there is nobody else to Attack
        self.open = False  # whether a regular action is left and no Element is used up: then any card finds an action
        self.shown = -1  # the symbols that cards in hand show, as bits, and those that two of them show
        self.shown_twice = 0

    def used_names(self, s: State) -> list[str]:
        names = self.names
        if names is None:
            names = names_used(s, self.seat)
            self.names = names
        return names

    def hand_shows(self, s: State, kind: LightCard) -> bool:
        """Whether other cards in hand show what covers each symbol of a combo's cost: without that it cannot be paid
        for, however the tokens are dealt out. [LS-2.4.2.2k.1] An Order is also covered by an accessible Element."""
        if self.shown < 0:
            self.shown = 0
            for card in s.zones[self.seat * c.ZONES + c.HAND]:
                printed: Any = card.definition  # see `definition.light` for the detour
                bits = symbol_bits(printed)
                self.shown_twice |= self.shown & bits
                self.shown |= bits
        wanted = symbol_bits(kind)
        others = self.shown & ~wanted | self.shown_twice
        missing = wanted & ~others
        if missing == 0:
            return True
        others &= s.numbers[self.seat * c.SEAT_NUMBERS + c.ACCESS]
        for order in range(c.ORDER_COUNT):
            if missing >> c.ORDER_SYMBOL + order & 1 and others >> 3 * order & 7:
                missing ^= 1 << c.ORDER_SYMBOL + order
        return missing == 0

    def left(self, s: State) -> int:
        if self.actions < 0:
            self.actions = available(s, self.seat)
        return self.actions


def price_of(s: State, seat: int, option: Move) -> int:
    """How many actions a move takes."""
    card = subject(option)
    if option.kind == c.PLAY_COMBO or not says_its_price(s, card):
        return 1
    ability = 0
    if option.kind == c.USE:
        ability = c.ABILITY_ACT | light(card.definition).uses[option.number].act
    return action_price(s, seat, card, ability)


class ActionLeft(Check[Asked]):
    """[LS-4.1.3b] An action is left, within the limits in force."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return asked.left(s) < price_of(s, asked.seat, option)

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        price = price_of(s, asked.seat, option)
        if price > 1:
            words = f"this takes {price} actions, and not so many are left"
            return several([self.rule, "LS-2.2.1", "LS1-2.2.1"], words)
        found = several([self.rule, "LS-4.1.3a", "LS1-4.3.1"], "no action is left this turn")
        if action_limit(s, asked.seat) < c.NO_LIMIT:
            words = "a card limits how many actions you take"
            found += several(["LS-4.1.3.6a", "LS-4.1.3.6c-i", "LS-4.1.3.6c-ii", "LS1-6.1.6.1"], words)
        if number(s, asked.seat, c.COMBO_PLAYED):
            words = "your combo has used all actions of the turn"
            found += several(["LS-4.1.3.1f.1", "LS1-4.3.1.2"], words)
        return found


class NameUnused(Check[Asked]):
    """[LS-4.1.3.3d-ii.1] A card name is used once per turn, [LS-4.1.3.3d-ii.2] played or by its ability."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        names = asked.used_names(s)
        return len(names) > 0 and name(option) in names  # [LS-4.1.3.4c.2] [LS1-4.3.1.4] [LS1-4.3.1.5]

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        words = f"{name(option)} was played or used this turn; a name is used once per turn"
        rules = [self.rule, "LS-4.1.3.3d-ii.2", "LS-4.1.3.4c.2", "LS-G25", "LS1-4.3.1.4", "LS1-4.3.1.5"]
        return several(rules, words)
