"""The checklists of playing an action card [LS-T01] and a combo [LS-T02]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.actions import NO_ACTION, elements_needed, kind_of_action, spent_elements
from rulebound.games.lightseekers.amounts import cost_change, regular_actions
from rulebound.games.lightseekers.definition import LightCard, light
from rulebound.games.lightseekers.forbidding import card_forbidding_clause, forbidding_clause, own_play_clause
from rulebound.games.lightseekers.legality.checks import ActionLeft, Asked, NameUnused, price_of
from rulebound.games.lightseekers.orders import ELEMENTS, ORDERS
from rulebound.games.lightseekers.payment import Bill, can_pay
from rulebound.games.lightseekers.procedures.entering import has_copy_equipped
from rulebound.games.lightseekers.procedures.paying import affordable
from rulebound.games.lightseekers.procedures.playing import combo_possible, forbidding_bits, recipients
from rulebound.games.lightseekers.values import meets, missing_symbols, number
from rulebound.kernel.cards import Card
from rulebound.kernel.errors import Refusal
from rulebound.kernel.legality import Check, allowed, name, several, subject
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State

FORBIDDING: Final = 1 << c.F_CANNOT | 1 << c.F_CARD_CANNOT | 1 << c.F_ACTION_PRICE


def symbol_name(symbol: int) -> str:
    return ELEMENTS[symbol] if symbol < c.ORDER_SYMBOL else ORDERS[symbol - c.ORDER_SYMBOL]


def element_names(bits: int) -> str:
    return ", ".join(ELEMENTS[element] for element in range(c.ELEMENT_COUNT) if bits >> element & 1)


def is_of_several(elements: int) -> bool:
    return elements & (elements - 1) != 0


class FromHand(Check[Asked]):
    """[LS-6.1.2-play.1] Cards are played from the hand."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return s.places[subject(option).number] != asked.seat * c.ZONES + c.HAND  # [LS1-6.play]

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        words = f"cards are played from the hand, and {name(option)} is not in yours"
        return several([self.rule, "LS1-6.play"], words)


class IsActionCard(Check[Asked]):
    """[LS-2.4.3.1] An action plays an action card; a hero lies apart, a combo has its own way."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        kind = light(subject(option).definition)
        return not kind.action or kind.act == 0

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} is no card that is played as an action"


class Accessible(Check[Asked]):
    """[LS-2.4.3.2b.2] Access to all that the card needs [LS-G12]; [LS-2.5.4.2] [LS1-2.5.4.1] an Item needs none."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        kind = light(subject(option).definition)
        # [LS-4.1.3.2b] [LS-4.1.3.3a.2] [LS-4.1.3.6g] [LS1-2.3.2] [LS1-2.4.2.1] [LS1-4.3.4] [LS1-6.valid]
        return not kind.item and not meets(s, asked.seat, kind)

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        lacking = missing_symbols(s, asked.seat, light(subject(option).definition))
        words = f"{name(option)} needs access to {', '.join(symbol_name(each) for each in lacking)}"
        rules = [self.rule, "LS-2.3.2.4d", "LS-4.1.3.2b", "LS-4.1.3.3a.2", "LS-6.2.1-valid"]
        rules += ["LS1-2.3.2", "LS1-2.4.2.1", "LS1-4.3.4", "LS1-6.valid"]
        if is_of_several(light(subject(option).definition).elements):
            rules.append("LS-G12")
        if any(each >= c.ORDER_SYMBOL for each in lacking):
            rules.append("LS-G11")
        if number(s, asked.seat, c.FREE_GRANTED):
            rules.append("LS-4.1.3.6g")
        return several(rules, words)


class BasicUnused(Check[Asked]):
    """[LS-4.1.3.2c] Basic access: one action of that Element per turn; [LS-4.1.3.6f] unrestricted actions ignore it."""

    __slots__ = ("ability",)

    def __init__(self, rule: str, ability: bool) -> None:
        super().__init__(rule)
        self.ability = ability

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        # [LS1-4.3.5] access is asked apart
        if price_of(s, asked.seat, option) == 0:
            kind = light(subject(option).definition)
            return spent_elements(s, asked.seat, elements_needed(s, asked.seat, kind, self.ability)) != 0
        return asked.left(s) > 0 and kind_of_action(s, asked.seat, subject(option), self.ability) == NO_ACTION

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        kind = light(subject(option).definition)
        spent = spent_elements(s, asked.seat, elements_needed(s, asked.seat, kind, self.ability))
        if not spent:
            words = f"the actions left are not good for {name(option)}"
            return several(["LS-G24", "LS-4.1.3.6a", "LS-4.1.3b", "LS1-4.3.1"], words)
        words = f"you have used {element_names(spent)} this turn, and your access to it is Basic"
        rules = [self.rule, "LS-2.3.2.4c", "LS1-4.3.5"]
        if is_of_several(kind.elements):
            rules.append("LS-G12")
        if any(light(item.definition).elements & spent for item in s.zone(asked.seat, c.ITEMS)):
            rules += ["LS-G13", "LS-2.5.4.9c"]
        if regular_actions(s, asked.seat) > c.REGULAR_ACTIONS:
            rules.append("LS-4.1.3.3e-i")
        if kind.item:
            rules.append("LS-G10")
        if not kind.elements:
            rules.append("LS-G11")
        if self.ability or number(s, asked.seat, c.ABILITY_USED):
            rules += ["LS-2.7.4a", "LS1-4.3.2.7"]
        return several(rules, words)


class NoSecondCopy(Check[Asked]):
    """[LS-2.5.4.7] Two copies of one Item are never equipped together."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        card = subject(option)
        return light(card.definition).item and has_copy_equipped(s, asked.seat, card)  # [LS1-2.5.4.4]

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        return several([self.rule, "LS1-2.5.4.4"], f"you have {name(option)} equipped; there is no second copy")


class MayPlay(Check[Asked]):
    """[LS-2.2.3] A text that forbids beats a text that allows."""

    __slots__ = ()

    def clause(self, s: State, asked: Asked, option: Move) -> str:
        card = subject(option)
        found = forbidding_clause(s, asked.seat, forbidding_bits(light(card.definition)), card)
        return found or card_forbidding_clause(s, card, c.NOT_PLAYED) or own_play_clause(s, asked.seat, card)

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return self.clause(s, asked, option) != ""

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        rules = ["LS-2.2.1", "LS1-2.2.1"] if own_play_clause(s, asked.seat, subject(option)) else []
        return several([self.rule, "LS-S23", *rules], self.clause(s, asked, option))


class HasRecipient(Check[Asked]):
    """[LS-2.5.1.3a] An Attack is made against a hero other than your own."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        card = subject(option)
        kind = light(card.definition)
        return kind.attack and not recipients(s, asked.seat, card, kind.recipient)

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        rules = [self.rule, "LS-2.2.3", "LS-S23", "LS-G73", "LS1-2.5.1.1"]  # a text forbids it: there are other heroes
        return several(rules, f"there is no hero that {name(option)} can be played against")


class ComboFirst(Check[Asked]):
    """[LS-4.1.3a] [LS-G22] Either one combo or actions: the combo is the first thing of the phase."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return not combo_possible(s, asked.seat)  # [LS-4.1.3.1g] [LS1-4.3.1] [LS1-4.3.1.1] [LS1-4.3.1.3]

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        if number(s, asked.seat, c.COMBO_PLAYED):
            words = "you have played a combo; its actions cannot go into another one"
            return several(["LS-4.1.3.1g", self.rule, "LS1-4.3.1.3"], words)
        words = "a combo is played instead of actions, as the first thing of the Action Phase"
        return several([self.rule, "LS-G22", "LS1-4.3.1", "LS1-4.3.1.1", "LS1-4.3.1.2"], words)


class IsCombo(Check[Asked]):
    """[LS-2.4.2.1b] A combo shows its cost."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return not light(subject(option).definition).combo

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} is no combo"


class ComboAccess(Check[Asked]):
    """[LS-2.4.2.2a.2] Access to every symbol of the printed cost, [LS-2.4.2.2i.3] skipped ones too; [LS-2.4.2.2d.1]
    of either level."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return not meets(s, asked.seat, light(subject(option).definition))  # [LS1-2.4.3.1] [LS1-4.3.6]

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        lacking = missing_symbols(s, asked.seat, light(subject(option).definition))
        words = f"{name(option)} needs access to {', '.join(symbol_name(each) for each in lacking)}"
        rules = [self.rule, "LS-2.4.2.2d.2", "LS-2.3.2.4d", "LS1-2.4.3.1", "LS1-4.3.6"]
        if cost_change(s, subject(option)) < 0:
            rules += ["LS-2.4.2.2i.3", "LS1-2.4.3.10"]
        return several(rules, words)


class Payable(Check[Asked]):
    """[LS-2.4.2.2d.2] Without a full payment the combo cannot be played."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return not affordable(s, asked.seat, subject(option))  # [LS-2.4.2.2c.2] [LS1-2.4.3.4] [LS1-2.4.3.5]

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        cost = ", ".join(symbol_name(each) for each in light(subject(option).definition).cost)
        words = f"your hand cannot pay for {name(option)} ({cost}) as it costs now"
        rules = [self.rule, "LS-2.4.2.2c.1", "LS-2.4.2.2c.2", "LS1-2.4.3.4", "LS1-2.4.3.5"]
        if cost_change(s, subject(option)) > 0:
            rules += ["LS-2.4.2.2j.1", "LS-2.4.2.2j.2", "LS-2.4.2.2j.3", "LS-G19", "LS1-2.4.3.11"]
        if any(symbol >= c.ORDER_SYMBOL for symbol in light(subject(option).definition).cost):
            rules += ["LS-2.4.2.2k.1", "LS-2.4.2.2k.2", "LS1-2.4.3.12"]
        held = [light(card.definition) for card in s.zone(asked.seat, c.HAND) if card is not subject(option)]
        if any(kind.combo for kind in held):
            rules += ["LS-2.4.2.2g.1", "LS-2.4.2.2g.2", "LS-G18"]
        if any(not kind.combo and is_of_several(kind.elements) for kind in held):
            rules.append("LS-G16")
        if any(kind.item for kind in held):
            rules += ["LS-G17", "LS-S03"]
        return several(rules, words)


PLAY_LISTED: Final[list[Check[Asked]]] = [
    IsActionCard("LS-2.4.3.1"),
    ActionLeft("LS-4.1.3b"),
    Accessible("LS-2.4.3.2b.2"),
    BasicUnused("LS-4.1.3.2c", False),
    NameUnused("LS-4.1.3.3d-ii.1"),
    NoSecondCopy("LS-2.5.4.7"),
    MayPlay("LS-2.2.3"),
    HasRecipient("LS-2.5.1.3a"),
]
PLAY_CHECKS: Final[list[Check[Asked]]] = [FromHand("LS-6.1.2-play.1"), *PLAY_LISTED]



def listed_as_playable(s: State, asked: Asked, card: Card, kind: LightCard) -> bool:
    """The same about an action card of the hand that the hero has access to, of a name that was not used. Where no text
    forbids a thing or says whom to attack, little is left to ask."""
    said = kind.play_tests or kind.own_actions or kind.recipient is not None
    if said or (s.static_fields | s.modifier_fields) & FORBIDDING:
        return allowed(PLAY_LISTED, s, asked, card.option(c.EQUIP if kind.item else c.PLAY))
    if kind.act == 0 or asked.actions == 0:
        return False
    if not asked.open and kind_of_action(s, asked.seat, card, False) == NO_ACTION:
        return False
    if kind.item:
        return not has_copy_equipped(s, asked.seat, card)
    return not (kind.attack and asked.alone)


def listed_as_combo(s: State, asked: Asked, card: Card, kind: LightCard) -> bool:
    """The same about a combo of the hand that the hero has access to, before anything else was used."""
    fields = s.static_fields | s.modifier_fields
    if kind.play_tests or kind.recipient is not None or fields & FORBIDDING:
        return allowed(COMBO_LISTED, s, asked, card.option(c.PLAY_COMBO))
    if asked.actions == 0 or (kind.attack and asked.alone):
        return False
    if kind.own_costs or fields >> c.F_COST & 1:
        return affordable(s, asked.seat, card)
    return asked.hand_shows(s, kind) and can_pay(s, Bill(asked.seat, card, kind.cost, 0))


COMBO_LISTED: Final[list[Check[Asked]]] = [
    ComboFirst("LS-4.1.3a"),
    ActionLeft("LS-4.1.3b"),
    ComboAccess("LS-2.4.2.2a.2"),
    NameUnused("LS-4.1.3.3d-ii.1"),
    MayPlay("LS-2.2.3"),
    HasRecipient("LS-2.5.1.3a"),
    Payable("LS-2.4.2.2d.2"),
]
COMBO_CHECKS: Final[list[Check[Asked]]] = [FromHand("LS-6.1.2-play.1"), IsCombo("LS-2.4.2.1b"), *COMBO_LISTED]
