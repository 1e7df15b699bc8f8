"""Batches in rounds: each player in turn empties the own waiting triggers, in an order of their choice.

Triggers that are made meanwhile join the batch; those of a player whose round is not on wait for that round.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from rulebound.kernel.cards import Card, Record, Triggered
from rulebound.kernel.events import Event, Trigger
from rulebound.kernel.frames import Frame
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State


def wait(s: State, ability: Triggered, card: Card, serial: int, seat: int, event: Event, record: Record | None) -> None:
    """Put a triggered ability among those that wait for the next batch, or into the one under way."""
    s.await_turn(Trigger(ability, card, serial, seat, event, record, s.batch))


def same_trigger(one: Trigger, other: Trigger) -> bool:
    """Identical triggers are one option: the same words on cards of the same name."""
    return one.ability.clause == other.ability.clause and one.card.definition.name == other.card.definition.name


@mypyc_attr(allow_interpreted_subclasses=True)
class Batch(Frame):
    """The waiting triggers resolve; whose round it is, and who comes next, is the game's `next_seat`."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.pc = 0
        self.seat = seat

    def menu(self) -> int:
        """The game's kind of question for the order of triggers."""
        raise NotImplementedError

    def kind(self) -> int:
        """The game's kind of option that resolves a trigger."""
        raise NotImplementedError

    def next_seat(self, s: State, seat: int) -> int:
        return (seat + 1) % s.rules.seats

    def before_pick(self, s: State) -> None:
        """What a game does between two triggers, such as going back to the active player."""

    def may_come(self, s: State, trigger: Trigger) -> bool:
        """Whether a trigger of the seat may be next, for a game that ranks those of one player."""
        return True

    def resolve(self, s: State, trigger: Trigger) -> None:
        raise NotImplementedError

    def step(self, s: State) -> None:
        if s.dirty:
            s.rules.settle(s)
            if s.ending is not None:
                return
        if not s.waiting:
            s.end_batch()
            s.pop()
            return
        self.before_pick(s)
        options: list[Move] = []
        first: list[Trigger] = []
        for _ in range(s.rules.seats):
            for number, trigger in enumerate(s.waiting):
                if trigger.seat == self.seat and self.may_come(s, trigger) and not any_same(first, trigger):
                    first.append(trigger)
                    options.append(Move(self.kind(), trigger.card, number))
            if options:
                break
            self.seat = self.next_seat(s, self.seat)
        s.ask(self.seat, self.menu(), options, False)

    def answer(self, s: State, seat: int, option: Move) -> None:
        chosen = s.waiting[option.number]
        s.take_turn(chosen)
        self.resolve(s, chosen)


def any_same(triggers: list[Trigger], trigger: Trigger) -> bool:
    for other in triggers:
        if same_trigger(other, trigger):
            return True
    return False
