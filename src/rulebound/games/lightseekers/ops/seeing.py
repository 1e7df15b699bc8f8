"""What a card is for the texts that ask: its Elements and Orders, its numbers."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers import values
from rulebound.games.lightseekers.amounts import cost_change, power_change
from rulebound.games.lightseekers.definition import light
from rulebound.games.lightseekers.record import last_record
from rulebound.kernel import folding
from rulebound.kernel.play import ADD, GRANT, TAKE, Card, State

COST: Final = 0
WORTH: Final = 1
POWER: Final = 2
NUMBER: Final = 3  # in the current corner


def counted_as(s: State, card: Card) -> int:
    """Elements that texts lend to a card, as bits."""
    return folding.derived(s, ELEMENTS, card) if values.any_field(s, c.F_COUNTS_AS) else 0


def kinds_lent(s: State, card: Card, given: bool) -> int:
    """Kinds that texts lend to a card or deny it, as bits."""
    return folding.derived(s, KINDS if given else KINDS_DENIED, card)


class Lent(folding.Derived):
    """As what texts make a card count."""

    __slots__ = ("how",)

    def __init__(self, number: int, how: int) -> None:
        super().__init__(number)
        self.how = how  # GRANT gives Elements, ADD and TAKE give and deny kinds

    def count(self, s: State, card: Card) -> int:
        return lent(s, card, self.how)


ELEMENTS: Final = Lent(c.F_COUNTS_AS, GRANT)
KINDS: Final = Lent(c.F_KINDS, ADD)
KINDS_DENIED: Final = Lent(c.F_KINDS_DENIED, TAKE)


def lent(s: State, card: Card, how: int) -> int:
    found = 0
    first_only = s.first_lines_only
    try:
        for static in s.statics:
            ability = values.static_of(static)
            if ability.field == c.F_COUNTS_AS and ability.how == how and values.heard(s, first_only, ability.asks):
                if values.static_works(s, static, ability) and (
                    static.card is card if ability.group is None else ability.group.fits(s, static.env, card)
                ):
                    found |= ability.bits
        for modifier in s.modifiers:
            if modifier.field == c.F_COUNTS_AS and modifier.how == how:
                op = values.lasting_op(modifier)
                if (
                    values.heard(s, first_only, op.asks)
                    and values.modifier_works(s, modifier, op)
                    and values.means_card(s, op.group, modifier.env, card)
                ):
                    found |= modifier.amount
    finally:
        s.first_lines_only = first_only
    return found


def elements_of(s: State, card: Card) -> int:
    """[LS-2.3.1.4] The Elements of a card, as bits; [LS-2.5.4.9a] an Item is of the Elements it gives."""
    return light(card.definition).elements | counted_as(s, card)


def orders_of(s: State, card: Card) -> int:
    """[LS-2.3.1.3] The Orders of a card, as bits."""
    found = light(card.definition).orders
    lent = counted_as(s, card)
    order = 0
    while lent:
        if lent & 7:
            found |= 1 << order
        lent >>= 3
        order += 1
    return found


def stat_of(s: State, card: Card, stat: int) -> int:
    kind = light(card.definition)
    if stat == COST:
        return max(0, len(kind.cost) + cost_change(s, card))
    if stat == NUMBER:  # [LS-G57] none is 0
        r = last_record(s, card)
        return 0 if r is None else r.value()
    if stat == WORTH:
        return kind.worth
    return power_change(s, card)
