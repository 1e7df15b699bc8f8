"""Why a price cannot be paid, rule by rule."""

from __future__ import annotations

from rulebound.games.luminous.codes import COLOUR_NAMES, COLOURS
from rulebound.games.luminous.definition import COLOUR_SETS, Price
from rulebound.games.luminous.payment import Pool, can_pay
from rulebound.kernel.errors import Refusal


def payable(pool: Pool, prices: list[Price]) -> bool:
    for price in prices:
        if can_pay(pool, price):
            return True
    return False


def price_refusals(pool: Pool, prices: list[Price], what: str) -> list[Refusal]:
    """[LU-cost.13] and the rules behind it; nothing if the price can be paid."""
    if payable(pool, prices):
        return []
    price = prices[0]
    makes = pool.ready_count + pool.blooms
    found: list[Refusal] = []
    if makes < price.total:
        found.append(Refusal("LU-cost.2", f"needs {price.total} essence, you can make {makes}"))
    lacking = [COLOUR_NAMES[colour] for colour in COLOURS if lacks_colour(pool, price, colour)]
    if lacking or short_of_colours(pool, price):
        words = " and ".join(lacking) or "the asked colours"
        found.append(Refusal("LU-cost.5", f"a coloured symbol needs that colour: you cannot make enough {words}"))
        if pool.any_only and pool.blooms:
            found.append(Refusal("LU-token.8", "in this ruleset a Bloom pays any-symbols only"))
    if price.checks and (makes >= price.total or lacks_for_check(pool, price)):
        found.append(Refusal("LU-cost.8", "the orb check needs orbs of its colours that did not pay for this"))
        if price.checks > 1:
            found.append(Refusal("LU-cost.11", "each symbol of the orb check needs an orb of its own"))
        if not pool.plain:
            found.append(Refusal("LU-cost.15", "an orb of several colours makes or checks one of them, once"))
        if pool.blooms:
            found.append(Refusal("LU-token.9", "a Luminous Bloom is no orb and cannot satisfy the orb check"))
    found.append(Refusal("LU-cost.13", f"no payment for {what} covers its essence and passes its orb check"))
    return found


def lacks_colour(pool: Pool, price: Price, colour: int) -> bool:
    makers = 0 if pool.any_only else pool.blooms
    for mask in range(1, 8):
        if mask & colour:
            makers += pool.ready[mask]
    return makers < price.essence_of(colour)


def short_of_colours(pool: Pool, price: Price) -> bool:
    for colours in COLOUR_SETS:
        makers = 0 if pool.any_only else pool.blooms
        for mask in range(1, 8):
            if mask & colours:
                makers += pool.ready[mask]
        if makers < price.needs(colours):
            return True
    return False


def lacks_for_check(pool: Pool, price: Price) -> bool:
    """Whether the check fails even if nothing pays."""
    for colours in COLOUR_SETS:
        orbs = 0
        for mask in range(1, 8):
            if mask & colours:
                orbs += pool.orbs[mask]
        if orbs < price.checks_of(colours):
            return True
    return False
