"""Texts that play, set and move cards: where to is asked when the action is announced [LL-char.3] [LL-open.18]."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions import placing, replacing
from rulebound.games.lost_legacy.definition import Spaces, kind_of
from rulebound.games.lost_legacy.lying import taken_spaces
from rulebound.games.lost_legacy.ops.acting import EachAct, OneAct, counted, failed
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.games.lost_legacy.values import (
    character_spaces,
    is_forbidden,
    last_space,
    option_spaces,
    space_of,
    spaces_from,
)
from rulebound.kernel.play import WAIT, Card, Event, Move, Op, Run, State
from rulebound.kernel.terms import Amount, Cards, Env, Test, Whom


@dataclass(slots=True, eq=False)
class MoveToSpace(EachAct):
    """Straight to the space that another card has, or has left."""

    other: Cards

    def push(self, s: State, run: Run, card: Card) -> None:
        for ref in self.other.refs(s, run.env):
            at = last_space(s, ref)
            if at >= 0:
                placing.walk(s, run.env.seat, card, at, self.cause, run.env.card)


@dataclass(slots=True, eq=False)
class PlayCards(EachAct):
    """[LL-char.3] [LL-mp.6] [LLQ-entry.6] A character goes to an empty entry point, an option to an
    empty space of the territory."""

    verb: int
    resting: bool
    where: Spaces | None = None  # on an empty space of these

    def push(self, s: State, run: Run, card: Card) -> None:
        """The space is asked by `run`."""

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 0:
            self.fix(s, run)
        elif env.done:
            run.picked += 1
        todo = env.slots[self.todo_slot]
        if run.at < len(todo):
            card = todo[run.at].card
            spaces = self.spaces(s, env, card)
            if spaces:
                s.ask(env.seat, c.M_SPACE, [Move(c.CHOOSE_SPACE, None, space) for space in spaces], False)
                return WAIT
            failed(run)
            return run.pc + 1
        if not todo or run.picked < len(todo):
            failed(run)
        return run.pc + 1

    def spaces(self, s: State, env: Env, card: Card) -> list[int]:
        """Where it lies, if it is turned over; else where its kind of card may go."""
        at = space_of(s, card)
        if at >= 0:
            return [at]
        if self.where is not None:
            return rules_of(s).board.open(taken_spaces(s), self.where.spaces(s, env))
        if kind_of(card).kind == c.CHARACTER:
            return character_spaces(s, env.seat, card)
        return option_spaces(s, env.seat)

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        card = run.env.slots[self.todo_slot][run.at].card
        run.at += 1
        controller = s.controller(card) if space_of(s, card) >= 0 else seat
        placing.place(
            s, self.verb, controller, card, option.number, self.cause, run.env.card, None, self.resting
        )  # fmt: skip
        return WAIT


@dataclass(slots=True, eq=False)
class Walk(Op):
    """[LL-open.18] Up to so many steps through empty spaces of the close range; each is a move."""

    group: Cards
    steps: Amount
    stops: list[Move]  # [LL-D17] 'up to': fewer will do

    def run(self, s: State, run: Run) -> int:
        """[LL-gold.1] Neither its speed nor whose turn it is matters to a text."""
        env = run.env
        if run.at and not env.done:
            failed(run)
            return run.pc + 1
        for card in self.group.cards(s, env):
            if space_of(s, card) < 0:
                break
            spaces = self.spaces(s, env, card)
            if spaces and not run.at:
                spaces = [to for to in spaces if not is_forbidden(s, self.event(env, card, to))]
                if not spaces:  # [LL-gold.2] it fades before anybody is asked
                    break
            if run.at >= self.steps.value(s, env) or (not spaces and self.stops):
                env.done = True
                return run.pc + 1
            if not spaces:
                break
            options = [Move(c.CHOOSE_SPACE, None, space) for space in spaces]
            s.ask(env.seat, c.M_SPACE, [*options, *self.stops], False)
            return WAIT
        failed(run)
        return run.pc + 1

    def event(self, env: Env, card: Card, to: int) -> Event:
        return Event(c.MOVE, env.seat, card, env.card, to, c.BY_ABILITY, None)

    def spaces(self, s: State, env: Env, card: Card) -> list[int]:
        """[LLQ-move.2] Where the next step may lead."""
        return rules_of(s).board.ways(taken_spaces(s), space_of(s, card))

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        if option.kind == c.NO_MORE:
            run.env.done = True
            return run.pc + 1
        run.at += 1
        card = self.group.cards(s, run.env)[0]
        placing.walk(s, seat, card, option.number, c.BY_ABILITY, run.env.card)
        return WAIT


@dataclass(slots=True, eq=False)
class WalkToward(Walk):
    """Each step leads nearer to a card, or farther from it; who stands beside it already goes no nearer."""

    other: Cards
    away: bool

    def spaces(self, s: State, env: Env, card: Card) -> list[int]:
        board, stands = rules_of(s).board, space_of(s, card)
        goal = next((at for ref in self.other.refs(s, env) if (at := last_space(s, ref)) >= 0), -1)
        if goal < 0:
            return []
        near = board.distance(stands, goal)
        found = []
        for to in Walk.spaces(self, s, env, card):
            far = board.distance(to, goal)
            if (far > near) if self.away else (far < near):
                found.append(to)
        return found


class WalkInColumn(Walk):
    """[LLQ-move.4] To another taken place of its column."""

    def spaces(self, s: State, env: Env, card: Card) -> list[int]:
        column = rules_of(s).board.column(space_of(s, card))
        return [space for space in super().spaces(s, env, card) if space in column]


@dataclass(slots=True, eq=False)
class StepBack(OneAct):
    """[LL-open.10] To the space that the move which is answered has left, if nobody stands there by now."""

    group: Cards

    def begin(self, s: State, run: Run) -> bool:
        env = run.env
        for frame in reversed(s.frames):
            if isinstance(frame, placing.Step) and frame.event is env.event:
                for card in self.group.cards(s, env):
                    placing.walk(s, env.seat, card, frame.stood, c.BY_ABILITY, env.card)
                    return True
        return False


@dataclass(slots=True, eq=False)
class Territory(Spaces):
    """[LL-field.6] Those of the territory of these players."""

    who: Whom

    def spaces(self, s: State, env: Env) -> list[int]:
        return [space for seat in self.who.seats(s, env) for space in rules_of(s).board.territory[seat]]


@dataclass(slots=True, eq=False)
class EntryPoints(Spaces):
    """[LL-field.8] The entry points of these players."""

    who: Whom

    def spaces(self, s: State, env: Env) -> list[int]:
        return [space for seat in self.who.seats(s, env) for space in rules_of(s).board.entries[seat]]


@dataclass(slots=True, eq=False)
class Around(Spaces):
    """[LL-rng.1] Those in a range of these cards."""

    of: Cards
    range: int

    def spaces(self, s: State, env: Env) -> list[int]:
        return [space for ref in self.of.refs(s, env) for space in spaces_from(s, ref, self.range)]


@dataclass(slots=True, eq=False)
class ComesInto(Test):
    """A card has come to one of these spaces from elsewhere, or the other way; `newcomer` is who replaces another."""

    where: Spaces
    newcomer: bool
    out: bool = False

    def holds(self, s: State, env: Env) -> bool:
        event, spaces = env.event, self.where.spaces(s, env)
        for frame in reversed(s.frames):
            if isinstance(frame, placing.Step) and frame.event is event:
                there = frame.stood if self.out else frame.to
                return there in spaces and (frame.to if self.out else frame.stood) not in spaces
            if isinstance(frame, placing.Place) and frame.event is event:
                return frame.host is None and frame.space in spaces and frame.stood not in spaces
            if isinstance(frame, replacing.Replace) and frame.event is event:
                came, left = frame.newcomer.card, frame.old()
                if not self.newcomer:
                    came, left = left, came
                return space_of(s, came) in spaces and space_of(s, left) not in spaces
        return False


class CrossesOver(Test):
    """[LL-field.6] The move leads from one territory to the other."""

    def holds(self, s: State, env: Env) -> bool:
        event, sides = env.event, rules_of(s).board.sides
        for frame in reversed(s.frames):
            if isinstance(frame, placing.Step) and frame.event is event:
                return sides[frame.to] != sides[frame.stood]
        return False


@dataclass(slots=True, eq=False)
class GoesTo(Test):
    """[LL-open.10] The move leads to one of these spaces, or away from them."""

    where: Spaces
    out: bool
    onto: bool  # from one of them to another, too

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None or event.card is None:
            return False
        spaces = self.where.spaces(s, env)
        if self.out:
            return space_of(s, event.card) in spaces and event.amount not in spaces
        return event.amount in spaces and (self.onto or space_of(s, event.card) not in spaces)


@dataclass(slots=True, eq=False)
class Leap(Op):
    """Straight to an empty space, however far it is."""

    group: Cards
    where: Spaces

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at:
            env.done = counted(run, env.done)
            return run.pc + 1
        cards = [card for card in self.group.cards(s, env) if space_of(s, card) >= 0]
        free = rules_of(s).board.open(taken_spaces(s), self.where.spaces(s, env))
        if not cards or not free:
            failed(run)
            return run.pc + 1
        s.ask(env.seat, c.M_SPACE, [Move(c.CHOOSE_SPACE, None, space) for space in free], False)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        run.at = 1
        card = self.group.cards(s, run.env)[0]
        placing.walk(s, seat, card, option.number, c.BY_ABILITY, run.env.card)
        return WAIT
