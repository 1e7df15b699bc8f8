"""Whom a move has led through or past: on a way that the player of the card chooses, creature by creature."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.ops.moves import STAY, TileChoice
from rulebound.games.starlight.ops.terms import the_one
from rulebound.games.starlight.record import creature
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import on_board, others_at, passed_by
from rulebound.kernel.play import WAIT, Card, Move, Op, Run, State
from rulebound.kernel.spaces import OFF_THE_BOARD
from rulebound.kernel.terms import Cards, Env


@dataclass(slots=True, eq=False)
class NoteTile(Op):
    """Where a creature stands now, kept in mind for later."""

    number: int
    who: Cards

    def run(self, s: State, run: Run) -> int:
        card = the_one(s, run.env, self.who)
        run.env.numbers[self.number] = OFF_THE_BOARD if card is None else creature(s, card).at
        return run.pc + 1


@dataclass(slots=True, eq=False)
class ChoosePassed(Op):
    """[ST-CLS.5] A way of at most so many steps led from there to here: through whom, or past whom, is chosen."""

    slot: int
    number: int  # where it began
    who: Cards
    steps: int
    sides: int  # of whom it may lead over the tiles
    own: bool
    enemy: bool
    beside: bool

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.picked == 0:
            env.slots[self.slot] = []
        chosen = [ref.card for ref in env.slots[self.slot]]
        ways = [met for met in self.meetings(s, env) if all(each in met for each in chosen)]
        found = [card for card in on_board(s) if card not in chosen and any(card in met for met in ways)]
        if not found:
            return run.pc + 1
        enough = [STAY] if any(len(met) == len(chosen) for met in ways) else []
        s.ask(env.seat, c.M_CHOOSE, [*[card.option(c.CHOOSE) for card in found], *enough], False)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        if option.card is None:
            return run.pc + 1
        run.env.slots[self.slot] = [*run.env.slots[self.slot], s.ref(option.card)]
        run.picked += 1
        return run.pc

    def meetings(self, s: State, env: Env) -> list[list[Card]]:
        """Whom of those that are meant each way meets."""
        card, start = the_one(s, env, self.who), env.numbers[self.number]
        if card is None or start < 0:
            return []
        distances = rules_of(s).board.spaces.distances
        side = [
            each for each in on_board(s)
            if each is not card and (self.own if each.owner == card.owner else self.enemy)
        ]  # fmt: skip
        found: list[list[Card]] = []
        for way in self.ways(s, env, card, start):
            near = [tile for tile in range(len(distances)) if any(distances[tile][at] == 1 for at in way)]
            found.append([each for each in side if creature(s, each).at in (near if self.beside else way)])
        return found

    def ways(self, s: State, env: Env, card: Card, start: int) -> Iterator[list[int]]:
        """The tiles that are entered, in their order; none twice."""
        end, steps = creature(s, card).at, max(self.steps + env.numbers[c.FARTHER], 1)
        beside, taken = rules_of(s).board.spaces.beside, others_at(s, card)
        passed = passed_by(s, card, self.sides | kind_of(env.card).past)
        under_way: list[list[int]] = [[]]
        for _ in range(steps):
            longer = [
                [*way, tile] for way in under_way for tile in beside[way[-1] if way else start]
                if tile != start and tile not in way and (tile not in taken or tile in passed)
            ]  # fmt: skip
            yield from (way for way in longer if way[-1] == end)
            under_way = [way for way in longer if way[-1] != end]


@dataclass(slots=True, eq=False)
class FartherFrom(TileChoice):
    """Tiles that are farther from each of some creatures than where it stands, or nearer to each."""

    whom: Cards
    nearer: bool

    def found(self, s: State, env: Env, card: Card) -> list[int]:
        distances, here = rules_of(s).board.spaces.distances, creature(s, card).at
        others = [creature(s, each).at for each in self.whom.cards(s, env) if each is not card]
        return [
            tile for tile in TileChoice.found(self, s, env, card)
            if all((distances[tile][at] > distances[here][at]) != self.nearer
                   and distances[tile][at] != distances[here][at] for at in others)
        ]  # fmt: skip
