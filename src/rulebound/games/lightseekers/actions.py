"""The actions of a turn [LS-T06] and the Elements they use [LS-T16]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.amounts import action_limit, action_price, regular_actions, says_its_price
from rulebound.games.lightseekers.atoms.lasting import note_elements, use_action, use_filtered_action
from rulebound.games.lightseekers.definition import LightCard, light
from rulebound.games.lightseekers.forbidding import rule_is_off
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.values import ForSomeCards, lasting_op, means_card, number
from rulebound.kernel.cards import Card
from rulebound.kernel.modifiers import Modifier
from rulebound.kernel.state import State

NO_ACTION: Final = 0
FILTERED: Final = 1
REGULAR: Final = 2
UNRESTRICTED: Final = 3
COUNTING: Final = 1 << c.F_MORE_ACTIONS | 1 << c.F_ACTION | 1 << c.F_LIMIT  # what is said of how many there are


def filtered_actions(s: State, seat: int) -> list[Modifier]:
    """[LS-G24] Extra actions that are good only for some cards."""
    found: list[Modifier] = []
    for modifier in s.modifiers:
        if modifier.field == c.F_ACTION and modifier.env.seat == seat:
            found.append(modifier)
    return found


def available(s: State, seat: int) -> int:
    """[LS-4.1.3.6c-i] [LS1-6.1.6.2] [LS-4.1.3.6c-ii] [LS-4.1.3.6d] [LS1-6.1.6.3] Actions left, within the smallest
    limit in force now."""
    # [LS1-6.1.6.1]
    at = seat * c.SEAT_NUMBERS
    numbers = s.numbers
    granted = numbers[at + c.GRANTED] + numbers[at + c.FREE_GRANTED]
    if (s.static_fields | s.modifier_fields) & COUNTING:
        granted = regular_actions(s, seat) + numbers[at + c.FREE_GRANTED]
        if s.modifier_fields >> c.F_ACTION & 1:
            granted += len(filtered_actions(s, seat))
        limit = action_limit(s, seat)
        if limit < granted:
            granted = limit
    left = granted - numbers[at + c.USED] - numbers[at + c.FREE_USED]
    return left if left > 0 else 0


def draws_of_phase(s: State, seat: int) -> int:
    """[LS-4.1.4.1] [LS1-4.4.1] [LS-4.1.4.3] [LS1-4.4.4] [LS-G24] A card for each unused action, and one for a combo."""
    numbers = s.numbers
    at = seat * c.SEAT_NUMBERS
    left = available(s, seat)
    if left:
        if not switches_of(s).extra_actions_draw:
            plain = c.REGULAR_ACTIONS - numbers[at + c.USED]
            left = min(left, max(plain, 0))
        if rule_is_off(s, seat, c.NO_ACTION_DRAW):
            left = 0
    if numbers[at + c.COMBO_PLAYED] and not rule_is_off(s, seat, c.NO_COMBO_DRAW):
        left += 1
    return left


# ---- Elements
def elements_needed(s: State, seat: int, kind: LightCard, ability: bool) -> int:
    """[LS-T16] The Elements of which the action is one, as far as a Basic limit may block it."""
    if ability:
        # [LS-2.7.4a] [LS1-4.3.2.7] of a Buff or an Item; [LS-2.7.4b] [LS1-4.3.2.8] not of a hero or a combo
        return 0 if kind.hero or kind.combo else kind.elements
    if kind.combo:
        return 0  # [LS-G14]
    if kind.item:
        return kind.elements if switches_of(s).item_blocked_by_basic else 0  # [LS-G10]
    if kind.elements == 0 and kind.need_orders and switches_of(s).order_cards_use_basic:
        return element_for_order(s, seat, kind)
    return kind.elements


def element_for_order(s: State, seat: int, kind: LightCard) -> int:
    """[LS-G11] With the switch, a card that needs just an Order uses one accessible Element of it: the least used."""
    at = seat * c.SEAT_NUMBERS
    found = 0
    for order in range(c.ORDER_COUNT):
        if kind.need_orders >> order & 1:
            open_to = s.numbers[at + c.ACCESS] & 7 << 3 * order
            fresh = open_to & (s.numbers[at + c.SUPERIOR] | ~s.numbers[at + c.ELEMENTS_USED])
            best = fresh or open_to
            found |= best & -best
    return found


def spent_elements(s: State, seat: int, elements: int) -> int:
    """[LS-4.1.3.2c] [LS-4.1.3.3d-i] Those of Basic access that were used this turn; Superior ones have no limit."""
    at = seat * c.SEAT_NUMBERS
    return elements & s.numbers[at + c.ACCESS] & ~s.numbers[at + c.SUPERIOR] & s.numbers[at + c.ELEMENTS_USED]


def elements_noted(s: State, seat: int, kind: LightCard, ability: bool) -> int:
    """[LS-T16] What the action uses up."""
    if kind.item and not ability:
        if not switches_of(s).item_play_uses_basic:
            return 0  # [LS-S28]
        return kind.elements & number(s, seat, c.ACCESS)  # [LS-2.5.4.9b] [LS-2.5.4.9c] only access there was before
    return elements_needed(s, seat, kind, ability)


# ---- which action pays
def action_for(s: State, seat: int, card: Card, ability: bool) -> int:
    """[LS-4.1.3.6h] Regular actions first, wherever they can be; [LS-4.1.3.6f] beyond a Basic limit only an
    unrestricted one. An action that is good only for such cards goes before both."""
    return NO_ACTION if available(s, seat) == 0 else kind_of_action(s, seat, card, ability)


def kind_of_action(s: State, seat: int, card: Card, ability: bool) -> int:
    """The same where some action is left."""
    at = seat * c.SEAT_NUMBERS
    kind = light(card.definition)
    if spent_elements(s, seat, elements_needed(s, seat, kind, ability)) == 0:
        if s.modifier_fields >> c.F_ACTION & 1 and filter_for(s, seat, card, ability) is not None:
            return FILTERED
        if s.numbers[at + c.USED] < regular_actions(s, seat):
            return REGULAR
    if s.numbers[at + c.FREE_USED] < s.numbers[at + c.FREE_GRANTED]:
        return UNRESTRICTED
    return NO_ACTION


def filter_for(s: State, seat: int, card: Card, ability: bool) -> Modifier | None:
    for modifier in filtered_actions(s, seat):
        op = lasting_op(modifier)
        assert isinstance(op, ForSomeCards)
        if ability and op.barred and any(use.act & op.barred for use in light(card.definition).uses):
            continue  # it is not for such Abilities
        if means_card(s, op.group, modifier.env, card):
            return modifier
    return None


def spend_action(s: State, seat: int, card: Card, ability: bool, act: int) -> int:
    """Take the action and note the Elements; [LS-2.2.1] where texts say so none, or more than one. How many it took."""
    price = 1
    if says_its_price(s, card):
        price = action_price(s, seat, card, act if ability else 0)
    which = action_for(s, seat, card, ability) if price else NO_ACTION
    note_elements(s, seat, elements_noted(s, seat, light(card.definition), ability))
    if which == FILTERED:
        modifier = filter_for(s, seat, card, ability)
        assert modifier is not None
        use_filtered_action(s, modifier)
    elif price:
        use_action(s, seat, which == UNRESTRICTED)
    for _ in range(price - 1):
        use_action(s, seat, number(s, seat, c.USED) >= regular_actions(s, seat))
    return price
