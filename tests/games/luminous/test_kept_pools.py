"""What a player can pay with is counted once and kept: it must be what counting anew would give, at every decision."""

from __future__ import annotations

from rulebound.games.luminous.payment import Pool, pool_of, purse
from rulebound.games.luminous.rules import rules_of
from rulebound.kernel.playout import cheap_number
from rulebound.kernel.state import State
from rulebound.tabletop.kits import kit_of


def said(pool: Pool) -> tuple[object, ...]:
    return (
        pool.ready, pool.orbs, pool.key, pool.ready_count, pool.blooms, pool.essence, pool.basics, pool.any_only,
        pool.plain, pool.simple,
    )  # fmt: skip


def compare(s: State) -> bool:
    """Whether any pool was kept and not counted anew."""
    kept = False
    for seat in range(s.rules.seats):
        before = s.memos[seat]
        found = purse(s, seat)
        kept = kept or found is before
        assert said(found) == said(pool_of(s, seat, None, rules_of(s).switches.blooms_any_only))
    return kept


def test_a_kept_pool_is_what_counting_anew_would_give() -> None:
    for players, games in ((2, 10), (4, 3)):
        begin = kit_of("luminous").opener(players)
        kept = decisions = 0
        for number in range(games):
            s = begin(number)
            while s.ending is None:
                decisions += 1
                kept += compare(s)
                question = s.asked[0]
                options = question.options
                other = s.copy()
                s.decide(question, options[(cheap_number(number, decisions) * len(options)) >> 32])
                compare(other)  # what one copy does is nothing to the other
        assert kept > decisions // 3  # else this has compared nothing


def test_a_turned_orb_is_counted_anew() -> None:
    from rulebound.games.luminous import codes as c
    from rulebound.games.luminous.atoms.turning import expend

    s = kit_of("luminous").opener(2)(1)
    while not s.zones[s.active * c.ZONES + c.ORB_ROW]:
        s.decide(s.asked[0], s.asked[0].options[1 if s.asked[0].menu == c.M_MAIN else 0])
    seat = s.active
    before = purse(s, seat).ready_count
    expend(s, s.zones[seat * c.ZONES + c.ORB_ROW][0], c.BY_COST)
    assert purse(s, seat).ready_count == before - 1
