"""What is worked out about the table is kept while it holds: it must be what working it out anew would give, at every
decision."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions.closing import first_gap
from rulebound.games.lost_legacy.lying import Lying, host_of, lying
from rulebound.games.lost_legacy.offers import sorted_hand, sorted_sub_deck
from rulebound.games.lost_legacy.procedures.window import watching
from rulebound.games.lost_legacy.rules import EMPTY_NUMBERS, EMPTY_SLOTS, env_of
from rulebound.games.lost_legacy.standing import Lines, at_work, changeable, lines_about
from rulebound.games.lost_legacy.values import amount_of, changes, holds, is_silent
from rulebound.kernel.cards import Card
from rulebound.kernel.choosing import distinct
from rulebound.kernel.events import Event
from rulebound.kernel.playout import cheap_number
from rulebound.kernel.state import State
from rulebound.tabletop.kits import kit_of

VERBS = range(64)
LINKED = [seat * c.ZONES + zone for seat in range(2) for zone in c.UNDER_CARDS]


def concerned(s: State, card: Card, field: int) -> bool:
    """Whether any line or lasting effect about this field is about the card."""
    lines = [each for each in lines_about(s, field) if each.only in (None, card)]
    return bool(lines) or any(each.field == field for each in s.modifiers)


def meant(lines: Lines) -> list[list[tuple[Card | None, int]]]:
    """Which card each line can be about, and by how much it always changes it."""
    return [[(each.only, each.always.amount if each.always else 0) for each in of] for of in lines.by_what]


def asked_anew(s: State, card: Card, field: int) -> list[tuple[int, int, int]]:
    """All that lines change of a card, each asked whether it is about it."""
    found = []
    for each in at_work(s).by_what[field]:
        env = env_of(s, each.card, s.controller(each.card), None)
        if not is_silent(s, each.card) and holds(s, each.line, env, card):
            found.append((s.serials[each.card.number], each.line.how, amount_of(s, each.line, env, card)))
    return sorted(found)


def compare(s: State) -> bool:
    """Whether what lies where was kept and not worked out anew."""
    before: Any = s.memos[c.LYING]
    kept, fresh = lying(s), Lying(s)
    assert (kept.taken, kept.stands, kept.tidy) == (fresh.taken, fresh.stands, fresh.tidy)
    assert (kept.hosts, kept.watched, kept.watchers) == (fresh.hosts, fresh.watched, fresh.watchers)
    for under in (card for at in LINKED for card in s.zones[at]):
        host, found = s.host(under), host_of(s, under)
        assert found is (None if host is None else host.card)
    if kept.tidy:
        assert first_gap(s) is None
        assert all(s.host(card) is not None for seat in (0, 1) for zone in c.UNDER_CARDS for card in s.zone(seat, zone))
    lines, anew = at_work(s), Lines(s)
    assert (lines.instead, lines.named) == (anew.instead, anew.named)
    assert (lines.owned, lines.free, lines.forbidden) == (anew.owned, anew.free, anew.forbidden)
    assert (lines.barred, lines.forbidden_to_all) == (anew.barred, anew.forbidden_to_all)
    assert meant(lines) == meant(anew)
    assert (lines.characters, lines.able) == (anew.characters, anew.able)
    for seat in (0, 1):
        for pile, zone in ((sorted_hand(s, seat), c.HAND), (sorted_sub_deck(s, seat), c.SUB_DECK)):
            assert pile.each == distinct(s, s.zone(seat, zone))
    for seat in (0, 1):
        for card in lines.field + lines.other_field + s.zone(seat, c.HAND):
            for field in range(c.CHANGED):
                assert changeable(s, card) >> field & 1 or field == c.CANNOT or not concerned(s, card, field)
                if not s.modifiers and s.place(card) == c.FIELD and field != c.CANNOT:
                    found = [(each.time, each.how, each.amount) for each in changes(s, card, field)]
                    assert sorted(found) == asked_anew(s, card, field)
    assert [len(each) for each in lines.by_what] == [len(each) for each in anew.by_what]
    for verb in VERBS:
        event = Event(verb, 0, None, None, 0, 0, None)
        assert all(kept.watched[seat] >> verb & 1 or not watching(s, event, seat) for seat in (0, 1))
    return before is not None and kept is before.lying


@pytest.mark.parametrize("ruleset", ["lost-legacy", "lost-legacy-quick"])
def test_what_is_kept_is_what_working_it_out_anew_would_give(ruleset: str) -> None:
    begin = kit_of(ruleset).opener(2)
    kept = decisions = 0
    for number in range(4):
        s = begin(number)
        while s.ending is None:
            decisions += 1
            kept += compare(s)
            question = s.asked[0]
            options = question.options
            other = s.copy()
            s.decide(question, options[(cheap_number(number, decisions) * len(options)) >> 32])
            compare(other)  # what one copy does is nothing to the other
    assert not any(EMPTY_SLOTS) and not any(EMPTY_NUMBERS)  # nobody writes to what is only asked with
    assert kept > decisions // 3  # else this has compared nothing
