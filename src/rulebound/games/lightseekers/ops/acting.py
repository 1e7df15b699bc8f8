"""Acts under way, and which actions of a turn they take."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.procedures.playing import LightAct
from rulebound.games.lightseekers.values import number
from rulebound.kernel.play import State
from rulebound.kernel.terms import Env, Test, Whom


@dataclass(slots=True, eq=False)
class IsNthAction(Test):
    """[LS-T06] With the act of this card, or with the one that is heard of, so many actions were used this turn. An act
    that needs no action is none."""

    own: bool
    nth: int
    who: Whom | None

    def holds(self, s: State, env: Env) -> bool:
        card = env.card if self.own else None if env.event is None else env.event.card
        act = None if card is None else act_with(s, card)
        if act is None or act.actions == 0 or (self.who is not None and act.seat not in self.who.seats(s, env)):
            return False
        taken = number(s, act.seat, c.USED) + number(s, act.seat, c.FREE_USED)
        return taken - act.actions < self.nth <= taken


def act_with(s: State, card: object) -> LightAct | None:
    for frame in reversed(s.frames):
        if isinstance(frame, LightAct) and frame.card is card:
            return frame
    return None
