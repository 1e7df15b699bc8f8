"""The rules at the table: what follows from events, from effects that are done, and from numbers."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.definition import LightTriggered
from rulebound.games.lightseekers.ops.seeing import stat_of
from rulebound.games.lightseekers.procedures.doing import Announced, Doing
from rulebound.games.lightseekers.procedures.leaving import expire
from rulebound.games.lightseekers.procedures.settling import settle
from rulebound.games.lightseekers.procedures.turning import clunky_turn
from rulebound.games.lightseekers.procedures.walks import open_walk
from rulebound.games.lightseekers.record import in_play
from rulebound.games.lightseekers.rules import Lightseekers
from rulebound.games.lightseekers.values import is_dormant, is_out
from rulebound.kernel.acts import act_of
from rulebound.kernel.play import Card, Event, Record, Run, State


class LightseekersTable(Lightseekers):
    """The rules with all that they set in motion."""

    __slots__ = ()

    def hear(self, s: State, event: Event) -> None:
        """[LS-2.6.2] [LS1-4.3.3.3] Whoever answers an event does so at once, in Standard Order."""
        open_walk(s, event)

    def settle(self, s: State) -> None:
        """[LS-5.1.1] What follows at once: Items over capacity, players at 0."""
        settle(s)

    def plays(self, s: State, seat: int) -> bool:
        return not is_out(s, seat)

    def stat(self, s: State, card: Card, r: Record | None, stat: int) -> int:
        return stat_of(s, card, stat)

    def after_effect(self, s: State, frame: Run) -> None:
        """[LS-T05] [LS-G31] Resolved: a Next Buff Expires, a Clunky one turns."""
        assert isinstance(frame, Doing)
        if frame.declined or frame.turns < 0:
            return
        card = frame.env.card
        r = in_play(s, card)
        if r is None or not r.kind.buff or s.serials[card.number] != frame.env.serial:
            return
        ability = frame.ability
        if isinstance(ability, LightTriggered) and ability.next != c.NOT_NEXT:
            act = act_of(s, frame.env.event)
            if ability.next == c.NEXT_ACT and isinstance(act, Announced) and not act.resolved:
                act.expire_after(s, card)  # [LS-G33] bound to the act that it answers, which may be within another
            else:
                expire(s, card)  # [LS-6.1.2-next.2]
            return
        if r.is_clunky() and not r.kind.own_turning and r.turns == frame.turns and not is_dormant(s, card):
            clunky_turn(s, card)
