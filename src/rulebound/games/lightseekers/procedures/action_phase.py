"""The Action Phase [LS-4.1.3a] [LS1-4.3.3]: one combo, or up to two actions; [LS-4.1.3.2a] each plays a card or uses
an ability."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.actions import available, draws_of_phase, spent_elements
from rulebound.games.lightseekers.amounts import may_use_another, regular_actions
from rulebound.games.lightseekers.atoms.turns import is_awaited, set_fact, set_number, tell_phase
from rulebound.games.lightseekers.definition import LightCard, light
from rulebound.games.lightseekers.legality.checks import Asked
from rulebound.games.lightseekers.legality.playing import listed_as_combo, listed_as_playable
from rulebound.games.lightseekers.legality.using import listed_as_usable
from rulebound.games.lightseekers.procedures.playing import Playing, combo_possible
from rulebound.games.lightseekers.procedures.settling import settle
from rulebound.games.lightseekers.procedures.using import Using
from rulebound.games.lightseekers.rules import rules_of
from rulebound.games.lightseekers.values import any_field, is_out, meets
from rulebound.kernel.cards import Card
from rulebound.kernel.choosing import distinct
from rulebound.kernel.frames import Frame
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State

PASS: Final[Move] = Move(c.PASS)


class ActionPhase(Frame):
    """[LS-D01] Asked as long as an action is left, also of a player who can only pass [LS-4.1.3.5a]."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.pc = 0
        self.seat = seat

    def step(self, s: State) -> None:
        if s.dirty and settle(s):
            return
        seat = self.seat
        if s.facts[c.OUT_COUNT] and is_out(s, seat):
            s.pop()
            return
        left = self.left(s)
        if left == 0 and not self.goes_on(s):
            set_fact(s, c.DRAWS, draws_of_phase(s, seat))  # [LS-G67] [LS-4.1.3.5d]
            s.pop()
            return
        s.ask(seat, c.M_ACTION, list_actions(s, seat, left), True)

    def left(self, s: State) -> int:
        """Actions of this phase that are still to be had."""
        return 0 if s.numbers[self.seat * c.SEAT_NUMBERS + c.PASSED] else available(s, self.seat)

    def goes_on(self, s: State) -> bool:
        """[LS-2.2.1] Whether something can be done that takes no action, though none is left."""
        passed = s.numbers[self.seat * c.SEAT_NUMBERS + c.PASSED] != 0
        if passed or not (any_field(s, c.F_ACTION_PRICE) or rules_of(s).own_prices):
            return False
        return len(list_actions(s, self.seat, 0)) > 1

    def rests(self, s: State) -> bool:
        return not s.dirty and not is_out(s, self.seat) and (self.left(s) > 0 or self.goes_on(s))

    def answer(self, s: State, seat: int, option: Move) -> None:
        if option.kind == c.PASS:
            set_number(s, seat, c.PASSED, 1)  # [LS-4.1.3.5c] one pass gives up all actions left
            if s.log is not None or is_awaited(s, c.PASS_SAID):
                tell_phase(s, c.PASS_SAID, seat, draws_of_phase(s, seat))
            return
        card = option.card
        assert card is not None
        if option.kind == c.USE:
            s.push(Using(card, seat, light(card.definition).uses[option.number]))  # [LS-4.1.3.2a] [LS1-4.3.3]
        else:
            s.push(Playing(card, seat, light(card.definition).act, False))  # [LS1-4.3.1.2] a combo takes all actions

    def copy(self) -> ActionPhase:
        new = ActionPhase(self.seat)
        new.pc = self.pc
        return new


def list_actions(s: State, seat: int, left: int) -> list[Move]:
    """All that may be done now with so many actions; [LS-4.1.3.5a] [LS-4.1.3.5b] passing is always among it."""
    asked = Asked(seat)
    asked.actions = left
    at = seat * c.SEAT_NUMBERS
    asked.open = s.numbers[at + c.USED] < regular_actions(s, seat) and (
        s.numbers[at + c.ELEMENTS_USED] == 0 or spent_elements(s, seat, c.ALL_ELEMENTS) == 0
    )
    asked.alone = s.rules.seats - s.facts[c.OUT_COUNT] < 2
    options: list[Move] = []
    cards = accessible(s, seat, asked.used_names(s))
    if len(cards) > 1:
        cards = distinct(s, cards)
    for card in cards:
        printed: Any = card.definition  # see `definition.light` for the detour
        kind: LightCard = printed
        if kind.combo:
            if listed_as_combo(s, asked, card, kind):
                options.append(Move(c.PLAY_COMBO, card))
        elif listed_as_playable(s, asked, card, kind):
            options.append(Move(c.EQUIP if kind.item else c.PLAY, card))
    if may_use_another(s, seat):  # [LS-2.7.6] one ability per turn
        at = seat * c.ZONES
        for zone in (c.HERO, c.ITEMS, c.BUFFS):
            for card in s.zones[at + zone]:
                if card.definition.able:
                    add_uses(s, asked, card, options)
    options.append(PASS)
    return options


def accessible(s: State, seat: int, used: list[str]) -> list[Card]:
    """The cards in hand of which the hero has what they need: most lack it. [LS-2.5.4.2] [LS1-2.5.4.1] An Item needs
    nothing; [LS-4.1.3a] a combo is the first thing of the phase; [LS-4.1.3.3d-ii.1] a name is used once per turn."""
    combos = combo_possible(s, seat)
    access = s.numbers[seat * c.SEAT_NUMBERS + c.ACCESS]
    found: list[Card] = []
    for card in s.zones[seat * c.ZONES + c.HAND]:
        printed: Any = card.definition  # see `definition.light` for the detour
        kind: LightCard = printed
        if kind.action if not kind.combo else combos:
            if kind.item or (kind.need_elements & ~access == 0 and (kind.need_orders == 0 or meets(s, seat, kind))):
                if not used or kind.name not in used:
                    found.append(card)
    return found


def add_uses(s: State, asked: Asked, card: Card, options: list[Move]) -> None:
    """[LS-2.7.2b] Each ability of a card is an option of its own."""
    uses = light(card.definition).uses
    for number_of in range(len(uses)):
        if listed_as_usable(s, asked, card, uses[number_of], number_of):
            options.append(Move(c.USE, card, number_of))
