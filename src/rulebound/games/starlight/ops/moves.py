"""Moving, leaping, swapping, pushing and pulling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.moving import end_shove, move, shove, swap
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.ops.terms import THIS, found_one, tell_missing, the_one
from rulebound.games.starlight.ops.tests import knocked_from
from rulebound.games.starlight.record import creature
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import (
    creature_on,
    exact,
    others_at,
    paths,
    reachable,
    side,
    standing,
    steps_left,
    steps_to,
)
from rulebound.kernel.ops import NOTHING_THERE, tell_unfound
from rulebound.kernel.play import WAIT, Card, Move, Op, Run, State
from rulebound.kernel.terms import Amount, Cards, Env, Test

STAY: Final = Move(c.STAY)
MOST_STEPS: Final = 24


@dataclass(slots=True, eq=False)
class TileChoice:
    """Tiles of some kinds, so near to a creature, to which another may leap or walk."""

    kinds: int  # 0: any
    least: int
    tiles: int
    center: Cards
    leap: bool

    def found(self, s: State, env: Env, card: Card) -> list[int]:
        center = the_one(s, env, self.center)
        if center is None or not self.is_free(s, card):
            return []
        board, here = rules_of(s).board, creature(s, card).at
        near = board.spaces.distances[creature(s, center).at]
        steps, most = self.steps(s, card), self.most_steps(s, card)
        return [
            tile
            for tile in range(len(near))
            if 0 < steps[tile] <= most
            and self.least <= near[tile] <= self.tiles
            and (not self.kinds or board.kinds[tile] & self.kinds)
            and tile != here
        ]

    def is_free(self, s: State, card: Card) -> bool:
        return can_move(s, card)

    def most_steps(self, s: State, card: Card) -> int:
        return steps_left(s, card)

    def steps(self, s: State, card: Card) -> list[int]:
        """By how many steps each tile is reached, 0 where it is not: [ST-CLS.5] over unoccupied tiles, or past all."""
        here = creature(s, card).at
        if not self.leap:
            return paths(s, card, here, MOST_STEPS if self.center is not THIS else min(self.tiles, MOST_STEPS))
        taken = others_at(s, card)
        far = rules_of(s).board.spaces.distances[here]
        return [0 if tile in taken else far[tile] for tile in range(len(far))]


class LedTo(TileChoice):
    """Such tiles for a creature that does not move by itself: [ST-MOD.4] what bars a push bars this."""

    def is_free(self, s: State, card: Card) -> bool:
        return not standing(s, card, c.NOT_PUSHED)

    def most_steps(self, s: State, card: Card) -> int:
        return MOST_STEPS

    def steps(self, s: State, card: Card) -> list[int]:
        return TileChoice.steps(self, s, card) if self.leap else paths(s, card, creature(s, card).at, MOST_STEPS)


@dataclass(slots=True, eq=False)
class Beside(TileChoice):
    """Such tiles beside at least one of some creatures; or beside none of them."""

    whom: Cards
    apart: bool

    def found(self, s: State, env: Env, card: Card) -> list[int]:
        distances = rules_of(s).board.spaces.distances
        others = [creature(s, each).at for each in self.whom.cards(s, env) if each is not card]
        tiles = TileChoice.found(self, s, env, card)
        return [tile for tile in tiles if any(distances[tile][at] == 1 for at in others if at >= 0) != self.apart]


class InLine(TileChoice):
    """Tiles straight on in any direction, as far as nobody stands in the way."""

    def steps(self, s: State, card: Card) -> list[int]:
        following, taken = rules_of(s).board.spaces.next, others_at(s, card)
        found = [0] * len(following)
        for direction in range(len(following[0])):
            tile = creature(s, card).at
            for far in range(1, self.tiles + 1):
                tile = following[tile][direction]
                if tile < 0 or tile in taken:
                    break
                found[tile] = far
        return found


@dataclass(slots=True, eq=False)
class Nearer(TileChoice):
    """Tiles to which every step leads nearer to a creature, or farther away from it."""

    away: bool
    exactly: bool

    def found(self, s: State, env: Env, card: Card) -> list[int]:
        center = the_one(s, env, self.center)
        if center is None or not can_move(s, card):
            return []
        far = rules_of(s).board.spaces.distances[creature(s, center).at]
        here, way = far[creature(s, card).at], 1 if self.away else -1
        steps = self.steps(s, card)
        tiles = [tile for tile in range(len(far)) if 0 < steps[tile] <= steps_left(s,
            card) and far[tile] == here + way * steps[tile]]
        most = max((steps[tile] for tile in tiles), default=0)
        return [tile for tile in tiles if not self.exactly or steps[tile] == most]

    def steps(self, s: State, card: Card) -> list[int]:
        return paths(s, card, creature(s, card).at, self.tiles)


@dataclass(slots=True, eq=False)
class Past(TileChoice):
    """Up to so many steps, also over tiles of creatures: own ones 1, enemies 2, all 3."""

    sides: int

    def steps(self, s: State, card: Card) -> list[int]:
        return paths(s, card, creature(s, card).at, self.tiles, self.sides)


@dataclass(slots=True, eq=False)
class Within(TileChoice):
    """Up to so many steps over unoccupied tiles, as many as something is worth then. [ST-NUM.2]"""

    most: Amount

    def found(self, s: State, env: Env, card: Card) -> list[int]:
        steps, most = self.steps(s, card), self.most.value(s, env)
        most = min(most + env.numbers[c.FARTHER] if most > 0 else 0, steps_left(s, card))
        return [tile for tile, far in enumerate(steps) if can_move(s, card) and 0 < far <= most]

    def steps(self, s: State, card: Card) -> list[int]:
        return paths(s, card, creature(s, card).at, MOST_STEPS)


class Home(TileChoice):
    """[ST-TILE.7] The Health Tile where creatures of its player enter."""

    def found(self, s: State, env: Env, card: Card) -> list[int]:
        home = rules_of(s).board.entry[side(s, card.owner)]
        return [home] if can_move(s, card) and 0 < self.steps(s, card)[home] <= steps_left(s, card) else []


def can_move(s: State, card: Card) -> bool:
    """Nothing keeps it from moving by itself."""
    return not standing(s, card, c.NOT_MOVING) and steps_left(s, card) > 0


def within_steps(s: State, who: Card, start: int, steps: int) -> list[int]:
    return [tile for tile, far in enumerate(paths(s, who, start, steps)) if far > 0]


@dataclass(slots=True, eq=False)
class CanGo(Test):
    """There is such a tile."""

    who: Cards
    where: TileChoice

    def holds(self, s: State, env: Env) -> bool:
        card = the_one(s, env, self.who)
        return card is not None and len(self.where.found(s, env, card)) > 0


@dataclass(slots=True, eq=False)
class Walk(Op):
    """Up to so many steps over unoccupied tiles, to stay is allowed; or exactly so many."""

    who: Cards
    steps: int
    exactly: bool = False

    def run(self, s: State, run: Run) -> int:
        card = found_one(s, run, self.who)
        if card is not None:
            steps = max(self.steps + run.env.numbers[c.FARTHER], 1)
            at = creature(s, card).at
            tiles = reachable(s, card, at, steps, kind_of(run.env.card).past)
            if self.exactly and tiles:
                tiles = exact(s, card, at, steps)
            if tiles:
                stay = [] if self.exactly else [STAY]
                s.ask(run.env.seat, c.M_MOVE, [*[Move(c.MOVE_TO, None, tile) for tile in tiles], *stay], False)
                return WAIT
            tell_unfound(s, run, NOTHING_THERE, None)
        run.env.done = False
        return run.pc + 1

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        card = the_one(s, run.env, self.who)
        run.env.done = option.kind == c.MOVE_TO
        if card is not None and run.env.done:
            steps = max(self.steps + run.env.numbers[c.FARTHER], 1)
            far = steps if self.exactly else self.far(s, run, card, steps)[option.number]
            move(s, card, option.number, c.BY_OWN_MOVE, far)
        return run.pc + 1

    def far(self, s: State, run: Run, card: Card, steps: int) -> list[int]:
        return paths(s, card, creature(s, card).at, steps, kind_of(run.env.card).past)


@dataclass(slots=True, eq=False)
class WalkTo(Op):
    """To a tile that is chosen when the instruction is reached; it must be, if there is one, unless it may stay."""

    who: Cards
    where: TileChoice
    stays: bool = False

    def run(self, s: State, run: Run) -> int:
        card = found_one(s, run, self.who)
        run.env.done = False
        if card is not None:
            tiles = self.where.found(s, run.env, card)
            if tiles:
                stay = [STAY] if self.stays else []
                s.ask(run.env.seat, c.M_MOVE, [*[Move(c.MOVE_TO, None, tile) for tile in tiles], *stay], False)
                return WAIT
            tell_unfound(s, run, NOTHING_THERE, None)
        return run.pc + 1

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        card = the_one(s, run.env, self.who)
        if option.kind == c.STAY:
            return run.pc + 1
        if card is not None:
            move(s, card, option.number, c.BY_OWN_MOVE, self.where.steps(s, card)[option.number])
        run.env.done = True
        return run.pc + 1


class DisplaceTo(WalkTo):
    """A creature is moved by a card of another to such a tile, as the player of the card wants. [ST-TILE.10]"""

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        card = the_one(s, run.env, self.who)
        if card is not None:
            move(s, card, option.number, c.BY_OTHERS, 0)
        run.env.done = card is not None
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Displace(Op):
    """A creature is moved by a card of another, step by step, where the player of the card wants."""

    who: Cards
    steps: Amount
    exactly: bool

    def run(self, s: State, run: Run) -> int:
        card = found_one(s, run, self.who)
        run.env.done = False
        if card is None:
            return run.pc + 1
        at = creature(s, card).at
        steps = self.steps.value(s, run.env)
        tiles: list[int] = []
        if not standing(s, card, c.NOT_PUSHED):
            tiles = exact(s, card, at, steps) if self.exactly else within_steps(s, card, at, steps)
        if not tiles:
            tell_unfound(s, run, NOTHING_THERE, None)
            return run.pc + 1
        options = [Move(c.MOVE_TO, None, tile) for tile in tiles]
        s.ask(run.env.seat, c.M_MOVE, options if self.exactly else [*options, STAY], False)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        card = the_one(s, run.env, self.who)
        run.env.done = option.kind == c.MOVE_TO
        if card is not None and run.env.done:
            move(s, card, option.number, c.BY_OTHERS, 0)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class WalkThere(Op):
    """[ST-DEC.7] The move with which a Movement card begins: where to was chosen when it was invoked.
    [ST-CORE.2] Step goes one tile, [ST-CORE.3] Dash up to three."""

    who: Cards
    steps: int
    exactly: bool = False

    def run(self, s: State, run: Run) -> int:
        card = found_one(s, run, self.who)
        tile = run.env.numbers[c.TARGET_TILE]
        if card is not None and self.exactly:
            steps = max(self.steps + run.env.numbers[c.FARTHER], 1)
            if tile in exact(s, card, creature(s, card).at, steps):
                move(s, card, tile, c.BY_OWN_MOVE, steps)
        elif card is not None:
            steps = max(self.steps + run.env.numbers[c.FARTHER], 1)
            far = steps_to(s, card, tile, steps, kind_of(run.env.card).past)
            if far > 0:
                move(s, card, tile, c.BY_OWN_MOVE, far)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class FollowUp(Op):
    """To the tile from which the defender was knocked back."""

    who: Cards

    def run(self, s: State, run: Run) -> int:
        card, stood = found_one(s, run, self.who), knocked_from(s)
        run.env.done = card is not None and stood >= 0 and creature_on(s, stood) is None and can_move(s, card)
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
        run.env.done = card is not None and creature_on(s, tile) is None and can_move(s, card)
        if card is not None and run.env.done:
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
        run.env.done = False
        if card is None or other is None:
            return run.pc + 1
        if card is other or standing(s, other, c.NOT_PUSHED) or not can_move(s, card):
            tell_unfound(s, run, NOTHING_THERE, None)
        else:
            swap(s, card, other)
            run.env.done = True
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Shove(Op):
    """Push or pull, one tile at a time; tile bonuses only where it ends."""

    who: Cards
    away: bool
    tiles: Amount
    up_to: bool = False  # it may be stopped before
    number: int = -1  # where the number of tiles is noted

    def run(self, s: State, run: Run) -> int:
        this, card = run.env.slots[c.THIS][0].card, the_one(s, run.env, self.who)
        if self.number >= 0:
            run.env.numbers[self.number] = run.at
        run.env.done = card is not None and run.at > 0
        if card is None:
            tell_missing(s, run, self.who)
            return run.pc + 1
        ways = self.ways(s, this, card) if run.at < self.tiles.value(s, run.env) else []
        if not ways:
            if run.at > 0:
                end_shove(s, card, c.BY_PUSH if self.away else c.BY_PULL)
            else:
                tell_unfound(s, run, NOTHING_THERE, None)
            return run.pc + 1
        s.ask(run.env.seat, c.M_PUSH, [*ways, STAY] if self.up_to else ways, False)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        card = option.card
        if card is None:  # far enough
            card = the_one(s, run.env, self.who)
            if card is not None and run.at > 0:
                end_shove(s, card, c.BY_PUSH if self.away else c.BY_PULL)
            return run.pc + 1
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
