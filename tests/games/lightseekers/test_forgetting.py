"""Events that no window reaches are forgotten: the chain of a state still leads to some of them, a save does not."""

from __future__ import annotations

from rulebound.games.lightseekers.atoms.turns import TURNS_HELD, out_of_reach
from rulebound.games.lightseekers.rules import rules_of
from rulebound.kernel.playout import cheap_number
from rulebound.kernel.saves import write_state
from rulebound.kernel.state import State
from rulebound.tabletop.kits import kit_of


def times(s: State) -> list[int]:
    """Of all events that the chain leads to, newest first."""
    found: list[int] = []
    event = s.history
    while event is not None:
        found.append(event.time)
        event = event.previous
    return found


def test_a_save_holds_the_events_that_still_count_and_no_others() -> None:
    for ruleset in ("lightseekers", "lightseekers-first"):
        begin = kit_of(ruleset).opener(2)
        longer = cut = 0
        for number in range(30):
            s = begin(number)
            assert not rules_of(s).remembers
            decisions = 0
            while s.ending is None:
                told = times(s)
                kept = [time for time in told if time > s.forgotten]
                assert len(write_state(s)["history"]) == len(kept)
                assert s.forgotten <= out_of_reach(s)
                longer += len(told) > len(kept)
                if s.turn >= TURNS_HELD and s.turn % TURNS_HELD == 0:
                    assert told == kept  # the chain was made anew at the start of this turn
                    cut += 1
                decisions += 1
                options = s.asked[0].options
                s.decide(s.asked[0], options[(cheap_number(number, decisions) * len(options)) >> 32])
        assert longer  # else this has compared nothing
        assert cut
