"""Passing unasked: a seat says how it wants to be asked, and questions that do not concern it answer themselves.

What concerns a seat is said by its game (`Ruleset.stake`), with the decision. Modes, for one seat of a game:

- *smart*: pass where nothing can be done, or where nothing of the seat's own is at stake;
- *hold*: pass nothing;
- *until*: pass for the rest of this turn, up to what is aimed at the seat;
- *yield*: beside these, what one card offers is declined for the rest of this turn.

An own turn is passed in no mode, and what was asked for one turn ends with it.

**No timing tells.** Who sees a pass come at once knows that nothing could be done, so a client that plays against
people waits (`pause`) before each pass that comes unasked. How long follows from the number of the step and a name of
the stream, which both are the same whatever the seat holds. It does not wait where the seat has no hidden card, which
all see. What stays to be seen is that a person thinks: only holding hides what the seat can answer from one who counts.
"""

from __future__ import annotations

from typing import Final

from rulebound.kernel.chance import Dice
from rulebound.kernel.public import Choice, Decision
from rulebound.kernel.ruleset import AIMED, ATTACK, OWN_TURN

SMART: Final = "smart"
HOLD: Final = "hold"
UNTIL: Final = "until"
MODES: Final = (SMART, HOLD, UNTIL)
SHORTEST: Final = 0.8  # seconds
LONGEST: Final = 2.5
FINE: Final = 1_000  # in how many parts the time between is cut

Topic = tuple[str, str, str]


def passed_unasked(decision: Decision, mode: str) -> Choice | None:
    """What this mode answers, if it does."""
    if mode == HOLD or not decision.free or decision.stake == OWN_TURN:
        return None
    stops = decision.stake in (ATTACK, AIMED) if mode == UNTIL else decision.stake != ""
    return None if stops and len(decision.options) > 1 else decision.default


def topic(decision: Decision) -> Topic | None:
    """What a card asks again and again, in the same words; nothing where no card asks, or where something must be
    chosen."""
    asker = decision.asker
    return None if asker is None or not decision.optional else (decision.rule, asker.name, decision.clause)


def pause(decision: Decision, stream: str, step: int) -> float:
    """How many seconds a client should wait before it passes unasked: the same whatever the seat could do."""
    return a_moment(stream, decision.seat, step) if decision.bluff else 0.0


def a_moment(stream: str, seat: int, step: int) -> float:
    """Seconds that nobody can foretell."""
    return SHORTEST + (LONGEST - SHORTEST) * Dice(f"{stream} {seat} {step}").below(FINE + 1) / FINE


class Passing:
    """How one seat wants to be asked."""

    def __init__(self, mode: str = SMART) -> None:
        self.mode = mode
        self.turn = -1  # the turn for which the rest was asked
        self.yielded: frozenset[Topic] = frozenset()

    def ask(self, mode: str, turn: int) -> None:
        """From now on, or until this turn is over."""
        self.mode = mode
        self.turn = turn

    def yield_to(self, decision: Decision, turn: int) -> bool:
        """Decline what this card offers for the rest of the turn; False where no card offers anything."""
        asked = topic(decision)
        if asked is None:
            return False
        self.turn = turn
        self.yielded |= {asked}
        return True

    def answer(self, decision: Decision, turn: int) -> Choice | None:
        """What is answered unasked; None: the seat is asked, and what it has put off until its turn is over."""
        if turn != self.turn:
            self.yielded = frozenset()
            self.end_rest()
        if topic(decision) in self.yielded:
            return decision.default
        found = passed_unasked(decision, self.mode)
        if found is None and decision.free:
            self.end_rest()
        return found

    def end_rest(self) -> None:
        """What was put off until a turn is over is put off no longer."""
        if self.mode == UNTIL:
            self.mode = SMART
