"""Moving, leaping, swapping, pushing and pulling."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.moving import end_shove, move, shove, swap
from rulebound.games.starlight.ops.terms import found_one, knocked_from, tell_missing, the_one
from rulebound.games.starlight.record import creature
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import creature_on, paths, reachable, standing
from rulebound.kernel.ops import NOTHING_THERE, tell_unfound
from rulebound.kernel.play import WAIT, Card, Move, Op, Run, State
from rulebound.kernel.terms import Cards

STAY = Move(c.STAY)


@dataclass(slots=True, eq=False)
class Walk(Op):
    """Up to so many steps over unoccupied tiles; to stay is allowed."""

    who: Cards
    steps: int

    def run(self, s: State, run: Run) -> int:
        card = found_one(s, run, self.who)
        if card is not None:
            steps = self.steps + run.env.numbers[c.FARTHER]
            tiles = reachable(s, card, creature(s, card).at, steps)
            if tiles:
                s.ask(run.env.seat, c.M_MOVE, [*[Move(c.MOVE_TO, None, tile) for tile in tiles], STAY], False)
                return WAIT
            tell_unfound(s, run, NOTHING_THERE, None)
        run.env.done = False
        return run.pc + 1

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        card = the_one(s, run.env, self.who)
        run.env.done = option.kind == c.MOVE_TO
        if card is not None and run.env.done:
            far = paths(s, card, creature(s, card).at, self.steps + run.env.numbers[c.FARTHER])[option.number]
            move(s, card, option.number, c.BY_OWN_MOVE, far)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class WalkThere(Op):
    """[ST-DEC.7] The move with which a Movement card begins: where to was chosen when it was invoked.
    [ST-CORE.2] Step goes one tile, [ST-CORE.3] Dash up to three."""

    who: Cards
    steps: int

    def run(self, s: State, run: Run) -> int:
        card = found_one(s, run, self.who)
        tile = run.env.numbers[c.TARGET_TILE]
        if card is not None:
            far = paths(s, card, creature(s, card).at, self.steps + run.env.numbers[c.FARTHER])[tile]
            if far > 0:
                move(s, card, tile, c.BY_OWN_MOVE, far)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class FollowUp(Op):
    """To the tile from which the defender was knocked back."""

    who: Cards

    def run(self, s: State, run: Run) -> int:
        card, stood = found_one(s, run, self.who), knocked_from(s)
        run.env.done = card is not None and stood >= 0 and creature_on(s, stood) is None
        if card is not None and run.env.done:
            far = rules_of(s).board.distance(creature(s, card).at, stood)
            move(s, card, stood, c.BY_OWN_MOVE, far)
        elif card is not None:
            tell_unfound(s, run, NOTHING_THERE, None)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Leap(Op):
    """To the target tile, whatever lies between; it counts as moving by the distance."""

    who: Cards

    def run(self, s: State, run: Run) -> int:
        card = found_one(s, run, self.who)
        tile = run.env.numbers[c.TARGET_TILE]
        if card is not None and creature_on(s, tile) is None:
            far = rules_of(s).board.distance(creature(s, card).at, tile)
            move(s, card, tile, c.BY_OWN_MOVE, far)
        elif card is not None:
            tell_unfound(s, run, NOTHING_THERE, None)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Swap(Op):
    """Not if the other cannot be pushed."""

    who: Cards
    other: Cards

    def run(self, s: State, run: Run) -> int:
        card, other = found_one(s, run, self.who), found_one(s, run, self.other)
        if card is None or other is None:
            return run.pc + 1
        if card is other or standing(s, other, c.NOT_PUSHED):
            tell_unfound(s, run, NOTHING_THERE, None)
        else:
            swap(s, card, other)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Shove(Op):
    """Push or pull, one tile at a time; tile bonuses only where it ends."""

    who: Cards
    away: bool
    tiles: int

    def run(self, s: State, run: Run) -> int:
        this, card = run.env.slots[c.THIS][0].card, the_one(s, run.env, self.who)
        if card is None:
            tell_missing(s, run, self.who)
            return run.pc + 1
        ways = self.ways(s, this, card) if run.at < self.tiles else []
        if not ways:
            if run.at > 0:
                end_shove(s, card)
            else:
                tell_unfound(s, run, NOTHING_THERE, None)
            return run.pc + 1
        s.ask(run.env.seat, c.M_PUSH, ways, False)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        card = option.card
        assert card is not None
        shove(s, card, option.number)
        run.at += 1
        return run.pc

    def ways(self, s: State, this: Card, card: Card) -> list[Move]:
        """The empty tiles beside it that are one farther from this creature, or one nearer; in a straight line a push
        goes straight on [ST-DEC.19]."""
        here, there = creature(s, this).at, creature(s, card).at
        if here < 0 or card is this or standing(s, card, c.NOT_PUSHED):
            return []
        spaces = rules_of(s).board.spaces
        far = spaces.distances[here][there]
        if not self.away and far <= 1:
            return []
        wanted = far + 1 if self.away else far - 1
        straight = spaces.direction(here, there) if self.away else -1
        found: list[Move] = []
        for direction, tile in enumerate(spaces.next[there]):
            if tile < 0 or spaces.distances[here][tile] != wanted or creature_on(s, tile) is not None:
                continue
            if straight < 0 or direction == straight:
                found.append(Move(c.PUSH_TO if self.away else c.PULL_TO, card, tile, None, [direction]))
        return found
