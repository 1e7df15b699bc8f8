"""What is worked out about a seat is kept while it holds: it must be what working it out anew would give, at every
decision."""

from __future__ import annotations

from itertools import product

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.actions import Able, Hand, able_of, hand_of, sorted_hand
from rulebound.games.luminous.atoms.decks import reveal
from rulebound.games.luminous.atoms.turning import expend
from rulebound.games.luminous.definition import Price, kind_of
from rulebound.games.luminous.payment import (
    ORB_STEP,
    READY_STEP,
    Pool,
    can_pay,
    payments,
    pool_of,
    purse,
    search_payment,
    spread,
)
from rulebound.games.luminous.procedures.main_phase import add_pivots
from rulebound.games.luminous.record import thing
from rulebound.games.luminous.rules import rules_of
from rulebound.kernel.choosing import distinct
from rulebound.kernel.legality import subject
from rulebound.kernel.playout import cheap_number
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State
from rulebound.tabletop.kits import kit_of


def said(pool: Pool) -> tuple[object, ...]:
    return (
        pool.ready, pool.orbs, pool.key, pool.ready_count, pool.blooms, pool.essence, pool.basics, pool.any_only,
        pool.plain, pool.simple,
    )  # fmt: skip


def meant(moves: list[Move]) -> list[tuple[int, int]]:
    return [(move.kind, subject(move).number) for move in moves]


def held(hand: Hand) -> list[list[tuple[int, int]]]:
    return [meant(hand.plays), meant(hand.fast), meant(hand.orbs)]


def may_be_used(able: Able) -> list[tuple[int, int]]:
    return [(way.card.number, way.option.number) for way in able.ways]


def anew(price: Price) -> Price:
    """The same price, which remembers nothing."""
    symbols = (price.any, price.orange, price.green, price.purple)
    return Price(*symbols, price.check_orange, price.check_green, price.check_purple)


def compare_prices(s: State, seat: int, pool: Pool, hand: Hand) -> None:
    for price in [kind.price for kind in hand.kinds] + [way.ability.price for way in able_of(s, seat).ways]:
        assert can_pay(pool, price) == can_pay(pool, anew(price)) == search_payment(pool, price)
        assert payments(s, seat, pool, [price], None) == payments(s, seat, pool, [anew(price)], None)


def compare_pivots(s: State, seat: int, pool: Pool) -> None:
    """Where all orbs are basic, one ready orb of each colour stands for the others."""
    options: list[Move] = []
    add_pivots(s, seat, pool, 0, options)
    ready = [card for card in s.zone(seat, c.ORB_ROW) if kind_of(card.definition).basic and not thing(s, card).expended]
    assert [subject(each) for each in options] == distinct(s, ready)


def compare(s: State) -> tuple[int, int, int]:
    """Which of purse, hand and able cards were kept and not worked out anew."""
    kept = [0, 0, 0]
    for seat in range(s.rules.seats):
        before = s.memos[seat * c.SEAT_MEMOS : (seat + 1) * c.SEAT_MEMOS]
        pool, hand, able = purse(s, seat), hand_of(s, seat), able_of(s, seat)
        assert said(pool) == said(pool_of(s, seat, None, rules_of(s).switches.blooms_any_only))
        assert held(hand) == held(sorted_hand(s, s.zone(seat, c.HAND)))
        in_play = s.zone(seat, c.FAVORED) + s.zone(seat, c.ORB_ROW) + s.zone(seat, c.FIELD)
        uses = [card for card in in_play if card.definition.able]
        assert may_be_used(able) == [
            (card.number, at) for card in uses for at in range(len(kind_of(card.definition).activated))
        ]
        assert able.twins is (len({card.definition for card in uses}) < len(uses))
        compare_prices(s, seat, pool, hand)
        compare_pivots(s, seat, pool)
        kept[0] |= before[c.PURSE] is not None and s.memos[seat * c.SEAT_MEMOS + c.PURSE] is before[c.PURSE]
        kept[1] |= hand is before[c.HAND_HELD]
        kept[2] |= able is before[c.ABLE]
    return kept[0], kept[1], kept[2]


def test_what_is_kept_is_what_working_it_out_anew_would_give() -> None:
    for players, games in ((2, 10), (4, 3)):
        begin = kit_of("luminous").opener(players)
        kept = [0, 0, 0]
        decisions = 0
        for number in range(games):
            s = begin(number)
            while s.ending is None:
                decisions += 1
                for at, found in enumerate(compare(s)):
                    kept[at] += found
                question = s.asked[0]
                options = question.options
                other = s.copy()
                s.decide(question, options[(cheap_number(number, decisions) * len(options)) >> 32])
                compare(other)  # what one copy does is nothing to the other
        assert min(kept) > decisions // 3  # else this has compared nothing


def test_a_turned_orb_is_counted_anew() -> None:
    s = kit_of("luminous").opener(2)(1)
    while not s.zones[s.active * c.ZONES + c.ORB_ROW]:
        s.decide(s.asked[0], s.asked[0].options[1 if s.asked[0].menu == c.M_MAIN else 0])
    seat = s.active
    before = purse(s, seat).ready_count
    expend(s, s.zones[seat * c.ZONES + c.ORB_ROW][0], c.BY_COST)
    assert purse(s, seat).ready_count == before - 1


def test_a_hand_of_which_a_card_was_shown_is_sorted_anew() -> None:
    """Of two equal cards the one that is known is offered."""
    begin = kit_of("luminous").opener(2)
    for number in range(20):
        s = begin(number)
        for seat in (0, 1):
            for option in hand_of(s, seat).plays:
                for card in s.zone(seat, c.HAND):
                    if card is not subject(option) and card.definition is subject(option).definition:
                        reveal(s, seat, card)
                        plays = [subject(each) for each in hand_of(s, seat).plays]
                        assert card in plays and subject(option) not in plays
                        return
    raise AssertionError("no hand with two equal cards")


def test_keys_of_pools_differ_in_the_bits_by_which_they_are_looked_up() -> None:
    """In a packed number the lowest bits are those of the Blooms: nearly all keys would collide."""
    counts = [(orbs, ready) for orbs in range(6) for ready in range(orbs + 1)]
    steps = [(ORB_STEP[colour], READY_STEP[colour]) for colour in (c.ORANGE, c.GREEN, c.PURPLE)]
    packed = [
        sum(orbs * orb + ready * step for (orbs, ready), (orb, step) in zip(each, steps, strict=True))
        for each in product(counts, repeat=3)
    ]
    keys = [spread(each) for each in packed]
    assert len(set(keys)) == len(packed) == 21**3
    assert len({key & 511 for key in keys}) > 300
    assert len({key & 511 for key in packed}) == 1
