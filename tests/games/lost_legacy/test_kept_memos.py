"""What is worked out about the table is kept while it holds: it must be what working it out anew would give, at every
decision."""

from __future__ import annotations

import pytest

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions.closing import first_gap
from rulebound.games.lost_legacy.lying import Lying, is_tidy, lying
from rulebound.games.lost_legacy.procedures.window import may_be_watched, watching
from rulebound.games.lost_legacy.standing import Lines, at_work
from rulebound.kernel.events import Event
from rulebound.kernel.playout import cheap_number
from rulebound.kernel.state import State
from rulebound.tabletop.kits import kit_of

VERBS = range(64)


def compare(s: State) -> bool:
    """Whether what lies where was kept and not worked out anew."""
    before = s.memos[c.LYING]
    kept, fresh = lying(s), Lying(s)
    assert (kept.taken, kept.tidy) == (fresh.taken, fresh.tidy)
    if is_tidy(s):
        assert first_gap(s) is None
        assert all(s.host(card) is not None for seat in (0, 1) for zone in c.UNDER_CARDS for card in s.zone(seat, zone))
    lines, anew = at_work(s), Lines(s.zones)
    assert (lines.watched, lines.instead) == (anew.watched, anew.instead)
    assert [len(each) for each in lines.by_what] == [len(each) for each in anew.by_what]
    for verb in VERBS:
        event = Event(verb, 0, None, None, 0, 0, None)
        assert may_be_watched(s, event) or not (watching(s, event, 0) or watching(s, event, 1))
    return kept is before


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
    assert kept > decisions // 3  # else this has compared nothing
