"""Standard order: an act is held while the cards that may answer it are visited, seat by seat, one by one.

The list is fixed when the event happens. Each visited card must still be where it was; its ability then resolves
completely, as a frame of its own with walks of its own, before the walk goes on. An answer may cancel the act: the
rest of the walk goes on, and later cancels of the same act find it cancelled.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from rulebound.kernel.events import Event, Listener
from rulebound.kernel.frames import Frame
from rulebound.kernel.ops import Run, run_of
from rulebound.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Walk(Frame):
    """The visit of all who listen to one event."""

    __slots__ = ("event", "stops")

    def __init__(self, event: Event, stops: list[Listener]) -> None:
        self.pc = 0
        self.event = event
        self.stops = stops  # never changed after the walk has begun

    def step(self, s: State) -> None:
        if self.pc >= len(self.stops):
            s.pop()
            return
        stop = self.stops[self.pc]
        self.pc += 1
        card = stop.card
        if s.serials[card.number] == stop.serial and not resolving(s, stop) and self.answers(s, stop):
            s.push(run_of(stop.ability, s.controller(card), card, stop.serial, s.keep(card), self.event))

    def answers(self, s: State, stop: Listener) -> bool:
        """Whether the event still matches and the card is still awake; the game says."""
        return True

    def copy(self) -> Walk:
        new = Walk(self.event, self.stops)
        new.pc = self.pc
        return new


def resolving(s: State, stop: Listener) -> bool:
    """A trigger that is still resolving does not trigger again."""
    for frame in s.frames:
        if isinstance(frame, Run) and frame.ability is stop.ability and frame.env.card is stop.card:
            return True
    return False


def begin_walk(s: State, walk: Walk) -> None:
    """Start a walk now. If one step makes several events, their walks go in the order of the events: a new walk
    waits beneath those that have not begun yet."""
    frames = s.frames
    at = len(frames)
    while at > 0:
        waiting = frames[at - 1]
        if not isinstance(waiting, Walk) or waiting.pc > 0:
            break
        at -= 1
    s.push_at(at, walk)


def in_order(s: State, kind: int, first: int) -> list[Listener]:
    """Who listens to events of this kind, seat by seat from `first` on; within a seat by the game's rank, and cards
    of one rank in the order of entering."""
    found: list[Listener] = []
    listeners = s.listeners[kind]
    if not listeners:
        return found
    rules = s.rules
    ranks: list[int] = []
    for listener in listeners:
        seat = (s.controller(listener.card) - first) % rules.seats
        rank = (seat << 20) + rules.rank(s, listener.card)
        at = len(ranks)
        while at > 0 and ranks[at - 1] > rank:
            at -= 1
        ranks.insert(at, rank)
        found.insert(at, listener)
    return found
