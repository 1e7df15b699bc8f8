"""Paying: which orbs and Blooms may pay a price while others pass its check.

Payers and checkers are one matching problem [LU-cost.8]. It is small because only colours count: by Hall's theorem
a set of payers covers the coloured symbols if, for every set of colours, enough payers can make one of them; and
the same for the orbs that are left and the check.
"""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.luminous.codes import FIELD, GREEN, ORANGE, ORB_ROW, PURPLE, PURSE, SEAT_MEMOS, ZONES
from rulebound.games.luminous.definition import Price, kind_of
from rulebound.games.luminous.record import InPlay, records_of
from rulebound.games.luminous.rules import rules_of
from rulebound.games.luminous.values import FORBIDDING, forbidding
from rulebound.kernel.cards import Card
from rulebound.kernel.state import Memo, State

# Where each count stands in a pool's key: one bit for the switch, nine for the Blooms, then six for each count, the
# single colours first so that the usual keys stay small.
PLACE: Final = (6, 0, 1, 3, 2, 4, 5, 7)
ORB_STEP: Final = [1 << (10 + 12 * place) for place in PLACE]
NO_KEY: Final = -1  # of a pool with more than there is room for: nothing is remembered of it
READY_STEP: Final = [1 << (16 + 12 * place) for place in PLACE]
BOTH_STEPS: Final = [65 << (10 + 12 * place) for place in PLACE]
OTHER_STEP: Final = 1 << (10 + 12 * 8)  # what a pool is found by counts besides: orbs that are not basic,
CHANGED_STEP: Final = OTHER_STEP << 6  # and basic ones that were changed
BLOOM_MASK: Final = 8  # where an orb has its colours
MOST_BLOOMS: Final = 1 << 9
MOST_COUNTED: Final = 1 << 6


class Pool(Memo):
    """What a player could pay with now: numbers of orbs by the set of colours they can make."""

    __slots__ = (
        "any_only", "basics", "blooms", "essence", "key", "orbs", "payable", "plain", "ready", "ready_count", "simple",
    )  # fmt: skip

    def __init__(self) -> None:
        self.ready = [0] * 8  # ready orbs by colours
        self.orbs = [0] * 8  # all orbs in play by colours [LU-cost.10]
        self.key = 0  # all of it packed into one number
        self.payable: dict[Price, bool] = {}  # answers of `can_pay`
        self.ready_count = 0
        self.blooms = 0
        self.essence = 0  # all that can be made
        self.basics = 0  # [LU-orb.7] basic orbs in play
        self.any_only = False  # the switch bloom_essence
        self.plain = True  # no orb of several colours
        self.simple = True  # no orb but basic ones, all of one state


class Purse(Memo):
    """The pool of all that a player has, for as long as the same cards lie there."""

    __slots__ = ("field", "pool", "row", "row_key")

    def __init__(self, row: list[Card], field: list[Card], row_key: int, pool: Pool) -> None:
        self.row = row  # the cards that were looked at
        self.field = field
        self.row_key = row_key
        self.pool = pool


def purse(s: State, seat: int) -> Pool:
    """The pool of all that a player has, looked for once for as long as the same cards lie there and no orb of theirs
    has been turned or changed (`recount`). Where a text may keep a Bloom from paying it is counted each time."""
    if (s.static_fields | s.modifier_fields) & FORBIDDING:
        return pool_of(s, seat, None, rules_of(s).switches.blooms_any_only)
    at = seat * ZONES
    row = s.zones[at + ORB_ROW]
    field = s.zones[at + FIELD]
    memo: Any = s.memos[seat * SEAT_MEMOS + PURSE]
    kept: Purse | None = memo
    if kept is None or kept.row is not row:
        kept = purse_of(s, seat, row, field, row_key_of(s, row))
    elif kept.field is not field:
        kept = purse_of(s, seat, row, field, kept.row_key)
    return kept.pool


def row_key_of(s: State, row: list[Card]) -> int:
    """All that a pool needs to know of a row of orbs, as one number."""
    if len(row) >= MOST_COUNTED:
        return NO_KEY
    key = 0
    records = records_of(s)
    for card in row:
        r: InPlay = records[card.number]
        kind = r.kind
        key += ORB_STEP[kind.colours] if r.expended else BOTH_STEPS[kind.colours]
        if not kind.basic:
            key += OTHER_STEP
        elif r.modified:
            key += CHANGED_STEP
    return key


def spread(key: int) -> int:
    """The same with counts of all colours in its lowest bits. By these a dict looks a number up, and they say nothing
    of the orbs in a packed one: nearly all keys would be looked for in one place."""
    return key ^ key >> 10 ^ key >> 19 ^ key >> 34


def purse_of(s: State, seat: int, row: list[Card], field: list[Card], row_key: int) -> Purse:
    """Equal pools are one: those that come up again and again are counted once for a match-up."""
    rules = rules_of(s)
    key = row_key
    if key != NO_KEY:
        bloom = rules.bloom
        blooms = 0
        for card in field:
            if card.definition is bloom and (card.owner == seat or rules.switches.sacrifice_by_control):
                blooms += 1
        key = spread(key + blooms * 2) if blooms < MOST_BLOOMS else NO_KEY
    memo: Any = rules.pools.get(key)
    pool: Pool | None = memo
    if pool is None:
        pool = pool_of(s, seat, None, rules.switches.blooms_any_only)
        if key != NO_KEY:
            rules.pools[key] = pool
    kept = Purse(row, field, row_key, pool)
    s.remember(seat * SEAT_MEMOS + PURSE, kept)
    return kept


def pool_of(s: State, seat: int, barred: list[Card] | None, blooms_any_only: bool) -> Pool:
    """The pool without the cards that are to pay an extra cost [LU-cost.9]."""
    pool = Pool()
    pool.any_only = blooms_any_only
    at = seat * ZONES
    orbs = pool.orbs
    key = 1 if blooms_any_only else 0
    row = s.zones[at + ORB_ROW]
    ready = pool.ready
    basics = 0
    ready_count = 0
    records = records_of(s)
    for card in row:
        r: InPlay = records[card.number]
        if barred is not None and card in barred:
            continue
        kind = r.kind
        colours = kind.colours
        if kind.basic:
            basics += 1
        if not kind.basic or r.modified:
            pool.simple = False
            if colours & (colours - 1):
                pool.plain = False
        orbs[colours] += 1  # [LU-cost.10] ready or expended
        key += ORB_STEP[colours]
        if not r.expended:
            ready[colours] += 1
            ready_count += 1
            key += READY_STEP[colours]
    pool.basics = basics
    pool.ready_count = ready_count
    bloom = rules_of(s).bloom
    blooms = 0
    for card in s.zones[at + FIELD]:
        if card.definition is bloom and pays(s, seat, card) and (barred is None or card not in barred):
            blooms += 1  # [LU-token.10] ready or not, in the turn it came too
    pool.blooms = blooms
    pool.essence = ready_count + blooms
    pool.key = NO_KEY if blooms >= MOST_BLOOMS or len(row) >= MOST_COUNTED else spread(key + blooms * 2)
    return pool


def pays(s: State, seat: int, bloom: Card) -> bool:
    """[LU-token.11] [LU-key.8] Whether a Bloom that the player controls may be sacrificed."""
    if forbidding(s):
        from rulebound.games.luminous.atoms.leaving import may_sacrifice

        return may_sacrifice(s, seat, bloom)
    return bloom.owner == seat or rules_of(s).switches.sacrifice_by_control


def is_bloom(card: Card) -> bool:
    """[LU-token.8] What is sacrificed for essence; [LU-token.7] until then, or until an effect removes it, it stays."""
    return kind_of(card.definition).bloom


def can_pay(pool: Pool, price: Price) -> bool:
    """[LU-cost.13] Whether some payment covers the essence and leaves the check standing.

    A search is made once: the same piles of orbs come up again and again, so each of them remembers its answers. They
    are kept with the pool and not with the price, since one pool is asked about a whole hand: then they lie together.
    """
    if pool.essence < price.total:
        return False
    known = pool.payable.get(price)
    if known is None:
        known = pool.payable[price] = works_out(pool, price) if pool.plain else search_payment(pool, price)
    return known


def works_out(pool: Pool, price: Price) -> bool:
    """With orbs of one colour each: how many of a colour may pay is what is ready, but not what the check needs."""
    ready = pool.ready
    orbs = pool.orbs
    spare = 0
    short = 0
    free = min(ready[ORANGE], orbs[ORANGE] - price.check_orange)
    if free < 0:
        return False
    if free < price.orange:
        short += price.orange - free
    else:
        spare += free - price.orange
    free = min(ready[GREEN], orbs[GREEN] - price.check_green)
    if free < 0:
        return False
    if free < price.green:
        short += price.green - free
    else:
        spare += free - price.green
    free = min(ready[PURPLE], orbs[PURPLE] - price.check_purple)
    if free < 0:
        return False
    if free < price.purple:
        short += price.purple - free
    else:
        spare += free - price.purple
    # An orb without colours pays any-symbols only.
    spare += min(ready[0], orbs[0])
    if short > 0 and (pool.any_only or short > pool.blooms):
        return False
    return price.any <= spare + pool.blooms - short


def covers(price: Price, paid: list[int], blooms: int, any_only: bool) -> bool:
    """[LU-cost.3] Whether payers (numbers by colours) of the right total can make the coloured symbols [LU-cost.5]."""
    for colours, need in price._asked:
        makers = 0 if any_only else blooms
        for mask in range(1, 8):
            if mask & colours:
                makers += paid[mask]
        if makers < need:
            return False
    return True


def passes_check(price: Price, orbs: list[int], paid: list[int]) -> bool:
    """[LU-cost.11] Whether the orbs that did not pay can fill every check symbol with an orb of its own."""
    for colours, need in price._checked:
        left = 0
        for mask in range(1, 8):
            if mask & colours:
                left += orbs[mask] - paid[mask]
        if left < need:
            return False
    return True


def search_payment(pool: Pool, price: Price) -> bool:
    paid = [0] * 8
    return search_from(pool, price, 0, price.total, paid)


def search_from(pool: Pool, price: Price, mask: int, left: int, paid: list[int]) -> bool:
    if mask == 8:
        return (
            left <= pool.blooms
            and covers(price, paid, left, pool.any_only)
            and passes_check(price, pool.orbs, paid)
        )
    for count in range(min(left, pool.ready[mask]) + 1):
        paid[mask] = count
        if search_from(pool, price, mask + 1, left - count, paid):
            paid[mask] = 0
            return True
    paid[mask] = 0
    return False


def payers_of(s: State, seat: int, barred: list[Card] | None) -> list[Card]:
    """Ready orbs and Blooms that may pay, in the order in which they lie."""
    at = seat * ZONES
    found: list[Card] = []
    records = records_of(s)
    for card in s.zones[at + ORB_ROW]:
        r: InPlay = records[card.number]
        if not r.expended and (barred is None or card not in barred):
            found.append(card)
    for card in blooms_of(s, seat):
        if barred is None or card not in barred:
            found.append(card)
    return found


def payments(s: State, seat: int, pool: Pool, prices: list[Price], barred: list[Card] | None) -> list[list[Card]]:
    """Every payment that differs from the others in what it expends and sacrifices [LU-cost.14]."""
    if pool.simple and len(prices) == 1 and barred is None:
        return simple_payments(s, seat, pool, prices[0])
    groups = groups_of_payers(s, seat, barred)
    found: list[list[Card]] = []
    for price in prices:
        new = mixed_payments(pool, price, groups)
        found = [*found, *[cards for cards in new if cards not in found]] if found else new
    return found


def groups_of_payers(s: State, seat: int, barred: list[Card] | None) -> list[list[Card]]:
    rules = s.rules
    groups: list[list[Card]] = []
    for card in payers_of(s, seat, barred):
        for group in groups:
            if group[0].definition is card.definition and rules.same(s, group[0], card):
                group.append(card)
                break
        else:
            groups.append([card])
    return groups


def mixed_payments(pool: Pool, price: Price, groups: list[list[Card]]) -> list[list[Card]]:
    """How many of each group may pay hangs on the pool, the size of each group and the colours it makes."""
    masks = [BLOOM_MASK if is_bloom(group[0]) else kind_of(group[0].definition).colours for group in groups]
    key = (pool.key, *masks, *[len(group) for group in groups])
    counts = price._spread.get(key) if pool.key != NO_KEY else None
    if counts is None:
        rooms = [0] * (len(groups) + 1)  # how many cards there are from each group on
        for at in range(len(groups) - 1, -1, -1):
            rooms[at] = rooms[at + 1] + len(groups[at])
        counts = []
        extend_payment(pool, price, masks, rooms, [], price.total, [0] * 8, 0, counts)
        if pool.key != NO_KEY:
            price._spread[key] = counts
    found: list[list[Card]] = []
    for payment in counts:
        cards: list[Card] = []
        for at, count in enumerate(payment):
            if count:
                cards += groups[at][:count]
        found.append(cards)
    return found


def simple_payments(s: State, seat: int, pool: Pool, price: Price) -> list[list[Card]]:
    """The same where there are basic orbs and Blooms only: numbers of each are all there is to choose."""
    counts = price._payments.get(pool.key)
    if counts is None:
        counts = numbers_of_payers(pool, price)
        if pool.key != NO_KEY:
            price._payments[pool.key] = counts
    piles: list[list[Card]] = [[], [], []]
    records = records_of(s)
    for card in s.zones[seat * ZONES + ORB_ROW]:
        r: InPlay = records[card.number]
        if not r.expended:
            piles[PLACE[r.kind.colours]].append(card)
    found: list[list[Card]] = []
    for orange, green, purple, blooms in counts:
        cards = piles[0][:orange] + piles[1][:green] + piles[2][:purple]
        found.append(cards + blooms_of(s, seat)[:blooms] if blooms else cards)
    return found


def blooms_of(s: State, seat: int) -> list[Card]:
    """Those that may pay."""
    bloom = rules_of(s).bloom
    return [card for card in s.zones[seat * ZONES + FIELD] if card.definition is bloom and pays(s, seat, card)]


def numbers_of_payers(pool: Pool, price: Price) -> list[tuple[int, int, int, int]]:
    """How many orange, green and purple orbs and Blooms may pay: [LU-cost.8] not those that the check needs."""
    found: list[tuple[int, int, int, int]] = []
    paid = [0] * 8
    for orange in range(min(price.total, pool.ready[ORANGE]), -1, -1):
        for green in range(min(price.total - orange, pool.ready[GREEN]), -1, -1):
            for purple in range(min(price.total - orange - green, pool.ready[PURPLE]), -1, -1):
                blooms = price.total - orange - green - purple  # [LU-cost.6] exact
                paid[ORANGE], paid[GREEN], paid[PURPLE] = orange, green, purple
                if (
                    blooms <= pool.blooms
                    and covers(price, paid, blooms, pool.any_only)
                    and passes_check(price, pool.orbs, paid)
                ):
                    found.append((orange, green, purple, blooms))
    return found


def extend_payment(
    pool: Pool,
    price: Price,
    masks: list[int],
    rooms: list[int],
    chosen: list[int],
    left: int,
    paid: list[int],
    blooms: int,
    found: list[list[int]],
) -> None:
    if left == 0:  # [LU-cost.6] exact
        if covers(price, paid, blooms, pool.any_only) and passes_check(price, pool.orbs, paid):
            found.append(chosen)
        return
    at = len(chosen)
    if rooms[at] < left:
        return
    mask = masks[at]
    for count in range(min(left, rooms[at] - rooms[at + 1]), -1, -1):
        if mask == BLOOM_MASK:
            more = blooms + count
            extend_payment(pool, price, masks, rooms, [*chosen, count], left - count, paid, more, found)
        else:
            paid[mask] += count
            extend_payment(pool, price, masks, rooms, [*chosen, count], left - count, paid, blooms, found)
            paid[mask] -= count
