"""What heroes have access to [LS-T15]."""

from __future__ import annotations

from typing import Any

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers import values
from rulebound.games.lightseekers.definition import LightCard, light
from rulebound.kernel.play import GRANT, State


def set_access(s: State, seats: list[int]) -> None:
    """Of all heroes at once: the access of one may hang on that of another."""
    found = [access_of(s, seat) for seat in seats]
    for which in range(len(seats)):
        access, superior, orders = found[which]
        at = seats[which] * c.SEAT_NUMBERS
        s.numbers[at + c.ACCESS] = access
        s.numbers[at + c.SUPERIOR] = superior
        s.numbers[at + c.ORDER_STATS] = orders


def set_printed_access(s: State, seat: int) -> None:
    """The same of one hero where no text speaks of access, nor puts an Item to sleep."""
    basic = 0
    superior = 0
    orders = 0
    for card in s.zones[seat * c.ZONES + c.HERO]:
        printed: Any = card.definition  # see `definition.light` for the detour
        kind: LightCard = printed
        basic |= kind.basic
        superior |= kind.superior
        orders |= kind.order_stats
    for card in s.zones[seat * c.ZONES + c.ITEMS]:
        printed = card.definition
        kind = printed
        basic |= kind.basic
        superior |= kind.superior
    at = seat * c.SEAT_NUMBERS
    s.numbers[at + c.ACCESS] = basic | superior
    s.numbers[at + c.SUPERIOR] = superior
    s.numbers[at + c.ORDER_STATS] = orders


def access_of(s: State, seat: int) -> tuple[int, int, int]:
    """[LS-2.3.2.4a] [LS-2.5.4.8] [LS1-2.5.4.7] [LS1-2.5.4.2] [LS-G13] The best level of hero, Items and effects
    [LS1-2.5.4.8]; then what effects take away. All Elements, the Superior ones, the Orders."""
    basic = 0
    superior = 0
    orders = 0
    for card in s.zones[seat * c.ZONES + c.HERO]:
        kind = light(card.definition)
        basic |= kind.basic
        superior |= kind.superior
        orders |= kind.order_stats
    for card in s.zones[seat * c.ZONES + c.ITEMS]:
        if not values.is_dormant(s, card):  # [LS1-2.5.4.9]
            kind = light(card.definition)
            basic |= kind.basic
            superior |= kind.superior
    taken = 0
    if values.any_field(s, c.F_ACCESS):
        for static in s.statics:
            ability = values.static_of(static)
            if (
                ability.field == c.F_ACCESS
                and values.static_works(s, static, ability)
                and values.means_player(s, ability.who, static.env, seat)
            ):
                amount = ability.amount  # the Element that the card has chosen
                bits = ability.bits if amount is None else amount.value(s, static.env)
                if ability.how != GRANT:
                    taken |= bits
                elif ability.side == c.SUPERIOR_LEVEL:
                    superior |= bits
                else:
                    basic |= bits
        for modifier in s.modifiers:
            if modifier.field == c.F_ACCESS:
                op = values.lasting_op(modifier)
                if values.modifier_works(s, modifier, op) and values.means_player(s, op.who, modifier.env, seat):
                    if modifier.how != GRANT:
                        taken |= modifier.amount
                    elif op.side == c.SUPERIOR_LEVEL:
                        superior |= modifier.amount
                    else:
                        basic |= modifier.amount
    return (basic | superior) & ~taken, superior & ~taken, orders
