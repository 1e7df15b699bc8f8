"""What is worked out about a hand, a Core Pile and standing sentences is kept while it holds: it must be what working
it out anew would give, at every decision."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.hands import Hand, Held, Prepared, held_by
from rulebound.games.starlight.spoken import Spoken, spoken
from rulebound.kernel.playout import cheap_number
from rulebound.kernel.state import State
from rulebound.tabletop.kits import kit_of

GAMES = 12


def held(hand: Hand) -> tuple[object, ...]:
    sorted_out = (hand.cards, hand.inside, hand.outside, hand.enchantments)
    cards = [[card.number for card in each] for each in sorted_out]
    return cards, hand.hosts, hand.sparing, hand.frees, hand.reach


def prepared(pile: Prepared) -> tuple[object, ...]:
    return [card.number for card in pile.cards], pile.hosts, pile.sparing, pile.frees, pile.reach


def said(about: Spoken) -> tuple[object, ...]:
    return about.of_own, about.of_others, about.sorts, about.of_all, about.replaces


def compare(s: State) -> int:
    """How many of five were kept and not worked out anew."""
    kept = 0
    before = s.memos[c.SPOKEN]
    about = spoken(s)
    kept += about is before
    assert said(about) == said(Spoken(s))
    for seat in range(2):
        memo = s.memos[seat * c.SEAT_MEMOS + c.HELD]
        now, anew = held_by(s, seat), Held(s, seat, None)
        if isinstance(memo, Held):
            kept += (now.hand is memo.hand) + (now.core is memo.core)
        assert held(now.hand) == held(anew.hand)
        assert held(now.core) == held(anew.core)
        assert now.piles.keys() == anew.piles.keys()
        for number, pile in now.piles.items():
            assert prepared(pile) == prepared(anew.piles[number])
    return kept


def test_what_is_kept_is_what_working_it_out_anew_would_give() -> None:
    begin = kit_of("starlight").opener(2)
    kept = decisions = 0
    for number in range(GAMES):
        s = begin(number)
        while s.ending is None:
            decisions += 1
            kept += compare(s)
            question = s.asked[0]
            s.carry_out(question, question.options[cheap_number(number, decisions) % len(question.options)])
            if decisions % 5 == 0:
                s = s.copy()
    assert kept > decisions  # else nothing is gained by it
