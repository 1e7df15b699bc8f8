"""What a player's leaving stops, with more than two at the table [LU-multi.7] [LU-multi.8]."""

from __future__ import annotations

from rulebound.games.luminous.atoms.damage import reset_damage
from rulebound.games.luminous.atoms.facts import drop_waiting
from rulebound.games.luminous.procedures.combat import Combat
from rulebound.games.luminous.procedures.paying import PayEssence, PayForTrigger
from rulebound.games.luminous.procedures.playing import Activate, Play, PlayToken
from rulebound.games.luminous.procedures.turn import OVER, Turn
from rulebound.kernel.play import Frame, Run, State
from rulebound.kernel.retries import Answering, Interlude


def stop_what_is_theirs(s: State, seat: int) -> None:
    """What they had begun ends; [LU-multi.8] if they were active, the turn ends at once."""
    for depth, frame in enumerate(s.frames):
        if isinstance(frame, Turn) and seat == s.active:
            leave_combats(s)
            reset_damage(s)  # [LU-type.8] the turn is over, with all that ends with it
            frame.pc = OVER
            drop_waiting(s)
            s.cut(depth + 1)
            return
        if belongs_to(frame, seat):
            s.cut(depth)
            return


def belongs_to(frame: Frame, seat: int) -> bool:
    """Whether a frame carries out what this player began; windows and batches are everybody's."""
    if isinstance(frame, Run):
        return frame.env.seat == seat
    if isinstance(frame, PayEssence):
        return frame.env.seat == seat
    if isinstance(frame, PayForTrigger):
        return frame.trigger.seat == seat
    if isinstance(frame, Play):
        return frame.seat == seat
    if isinstance(frame, PlayToken):
        return frame.seat == seat
    if isinstance(frame, Interlude):
        return frame.seat == seat
    if isinstance(frame, Answering):
        return frame.seat == seat
    return isinstance(frame, Activate) and frame.seat == seat


def leave_combats(s: State) -> None:
    """Attackers and blockers of a combat that is cut off are neither any more."""
    for frame in s.frames:
        if isinstance(frame, Combat):
            frame.clear_roles(s)
