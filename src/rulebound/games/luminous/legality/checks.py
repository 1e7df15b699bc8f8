"""The situation in which an action is tried.

Beside each whole checklist stands the part of it that listing has to ask: the rest holds by the way in which listing
finds its candidates (a card of the hand is in the hand). A test compares both on random positions.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous.payment import Pool, purse
from rulebound.kernel.cards import Card
from rulebound.kernel.state import State

MAIN_WINDOW: Final = 0
COMBAT_WINDOW: Final = 1
NO_CARDS: Final[list[Card]] = []


class Asked:
    """The question in which an action is tried: whose, in which window, and what a combat knows."""

    __slots__ = (
        "attacker", "blocked_before", "blockers", "defender", "may_block", "pool", "seat", "window",
    )  # fmt: skip

    def __init__(self, seat: int, window: int) -> None:
        self.seat = seat
        self.window = window
        self.pool: Pool | None = None
        self.attacker: Card | None = None  # None once it has left the combat
        self.defender = -1
        self.blockers: list[Card] = NO_CARDS
        self.may_block = False
        self.blocked_before = False

    def own_main(self, s: State) -> bool:
        return self.window == MAIN_WINDOW and s.active == self.seat

    def basics(self, s: State) -> int:
        """How many basic orbs the player has in play; [LU-orb.10] looked at each time, once per question."""
        return self.purse(s).basics

    def purse(self, s: State) -> Pool:
        """What the player can pay with; counted once per question."""
        pool = self.pool
        if pool is None:
            pool = purse(s, self.seat)
            self.pool = pool
        return pool
