"""Winning and losing: looked at each time an action has been completed [LL-win.9]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.kernel.play import State

HONOR_TO_WIN: Final = 3


def check_end(s: State) -> None:
    """[LL-win.9] [LL-win.1] [LL-win.2] [LLQ-win.7] [LL-win.12] Honor goes before an empty deck; of two with enough
    the higher total wins."""
    mine, theirs = s.numbers[c.HONOR], s.numbers[c.SEAT_NUMBERS + c.HONOR]
    if mine >= HONOR_TO_WIN or theirs >= HONOR_TO_WIN:
        s.end(-1 if mine == theirs else 0 if mine > theirs else 1, "honor", "LL-win.1")
        return
    # [LL-win.10] dug cards are still in the deck; [LL-win.11] the sub-deck does not count
    empty = [not s.zones[seat * c.ZONES + c.DECK] for seat in range(2)]
    if empty[0] and empty[1]:
        s.end(-1, "both decks empty", "LL-win.12")
    elif empty[0] or empty[1]:
        s.end(1 if empty[0] else 0, "empty deck", "LL-win.2")
