"""Winning and losing: looked at each time an action has been completed [LL-win.9]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.kernel.play import Run, State

HONOR_TO_WIN: Final = 3


def check_end(s: State, turn_over: bool = False) -> None:
    """[LL-win.9] [LL-win.1] [LL-win.2] [LLQ-win.7] [LL-win.12] Honor goes before an empty deck; of two with enough
    the higher total wins."""
    mine, theirs = s.numbers[c.HONOR], s.numbers[c.SEAT_NUMBERS + c.HONOR]
    if mine >= HONOR_TO_WIN or theirs >= HONOR_TO_WIN:
        s.end(-1 if mine == theirs else 0 if mine > theirs else 1, "honor", "LL-win.1")
        return
    # [LL-win.10] dug cards are still in the deck; [LL-win.11] the sub-deck does not count
    mine_left, theirs_left = s.zones[c.DECK], s.zones[c.ZONES + c.DECK]
    if (mine_left and theirs_left) or not decks_count(s, turn_over):
        return
    if not mine_left and not theirs_left:
        s.end(-1, "both decks empty", "LL-win.12")
    else:
        s.end(0 if mine_left else 1, "empty deck", "LL-win.2")


def decks_count(s: State, turn_over: bool) -> bool:
    """[LL-win.9] Whether an empty deck loses now: at once, unless the switch says after the effect, after the turn, or
    only when a draw fails."""
    when = rules_of(s).switches.deckout
    if when == "effect":
        return not any(isinstance(frame, Run) for frame in s.frames)
    return when == "action" or (when == "turn" and turn_over)


def fail_to_draw(s: State, seat: int) -> None:
    """By the switch it is this that loses, and not the empty deck."""
    if rules_of(s).switches.deckout == "failed_draw":
        s.end(1 - seat, "empty deck", "LL-win.2")
