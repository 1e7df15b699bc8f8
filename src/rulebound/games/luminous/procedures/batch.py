"""Batches: triggers that happened together resolve in rounds [LU-batch.1] … [LU-batch.13]."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.checking import state_check
from rulebound.games.luminous.definition import LuminousTriggered
from rulebound.games.luminous.procedures.paying import PayForTrigger
from rulebound.games.luminous.rules import rules_of
from rulebound.games.luminous.values import is_out, next_living
from rulebound.kernel.events import Trigger
from rulebound.kernel.ops import run_of_trigger
from rulebound.kernel.ordering.rounds import Batch
from rulebound.kernel.state import State


class LuminousBatch(Batch):
    """[LU-batch.2] The active player's round first, then the next player's, [LU-batch.7] round and round.

    [LU-batch.3] New triggers join, [LU-batch.4] to be picked like old ones; [LU-batch.5] those of the others wait,
    [LU-batch.6] until it is their round. [LU-batch.11] One trigger asks nothing.
    """

    __slots__ = ()

    def menu(self) -> int:
        return c.M_TRIGGER

    def kind(self) -> int:
        return c.RESOLVE

    def next_seat(self, s: State, seat: int) -> int:
        return next_living(s, seat)  # [LU-multi.5]

    def before_pick(self, s: State) -> None:
        if rules_of(s).switches.active_first_always:
            self.seat = first_seat(s)

    def resolve(self, s: State, trigger: Trigger) -> None:
        """[LU-batch.9] Resolving a trigger starts by announcing it; [LU-mulch.4] one with a cost may be paid for."""
        s.next_moment()  # [LU-batch.12] the state check has run since the last one
        own = trigger.ability.definition is trigger.card.definition
        which = trigger.ability.index if own else -1  # -1: the trigger of a skill
        s.note(c.BATCH_TRIGGER, trigger.seat, trigger.card, None, which, trigger.batch + 1)
        ability = trigger.ability
        assert isinstance(ability, LuminousTriggered)
        if ability.price is None:
            s.push(run_of_trigger(trigger))
        else:
            s.push(PayForTrigger(trigger))

    def copy(self) -> LuminousBatch:
        new = LuminousBatch(self.seat)
        new.pc = self.pc
        return new


def first_seat(s: State) -> int:
    """[LU-batch.8] The active player, whoever caused the triggers."""
    return next_living(s, s.active) if is_out(s, s.active) else s.active


def start_batch(s: State) -> None:
    """After an action or a step: state check, then what has triggered. [LU-batch.13] Nobody has priority meanwhile."""
    if s.dirty:
        state_check(s)
    if s.waiting and s.ending is None:
        s.push(LuminousBatch(first_seat(s)))
