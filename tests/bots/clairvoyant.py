"""How far could Search come if it saw everything? A bot that sees the true table, plays options on as Search does, and
plays the games that `rulebound lab ladder RULESET --bot expert --bot greedy` plays. It is a bound for measuring and no
bot: nothing of it is to be had in `rulebound.bots`.

    python -m tests.bots.clairvoyant luminous --games 60 --out runs/clairvoyant
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from rulebound.bots import Greedy, Search
from rulebound.kernel.chance import Seed, branch, key_of
from rulebound.kernel.game import Game, View
from rulebound.lab import asking
from rulebound.lab.laddering import Ladder
from rulebound.lab.plans import Plan
from rulebound.lab.playing import Row, begun, begun_row, points
from rulebound.lab.running import Store
from rulebound.lab.statistics import wilson

NAME = "clairvoyant"


class Clairvoyant(Search):
    """Search on the true table: all hands and decks as they lie. Only dice that are still to be thrown are its own."""

    def __init__(self, game: Game, seed: Seed, seconds: float = 0.2, rollouts: int | None = None) -> None:
        super().__init__(seed, seconds, rollouts)
        self.game = game

    def tables(self, view: View) -> Iterator[Game]:
        while True:
            state = self.game.state.copy()
            state.key = branch(self.dice.key, f"true table {self.dice.below(2)} {self.dice.rolls}")
            yield Game(self.game.ruleset, state, {})


def played(plan: Plan, seconds: float) -> Row:
    """One game of it against Greedy."""
    game = begun(plan)
    seeds = [key_of(f"{plan.seed}/{seat}") for seat in range(2)]
    bots = [
        Clairvoyant(game, seed, seconds) if side.bot == NAME else Greedy(seed)
        for side, seed in zip(plan.sides, seeds, strict=True)
    ]
    game.play(bots)
    return {**begun_row(plan), "returns": [float(each) for each in game.returns]}


class Against(Ladder):
    """Of the games of a ladder those of two bots, of which one is no bot of the program."""

    def __post_init__(self) -> None:
        """Its names are known here."""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("ruleset")
    asked.add_argument("--games", type=int, default=60)
    asked.add_argument("--seconds", type=float, default=0.2)
    asked.add_argument("--seed", default="1")
    asked.add_argument("--out", type=Path)
    given = asked.parse_args()
    decks = asking.sides_of(given.ruleset, [], ["greedy"])
    ladder = Against(given.ruleset, (NAME, "greedy"), decks, given.games // 2, given.seed)
    store = Store(given.out, {**ladder.settings, "seconds": given.seconds})
    for plan in ladder.batch({}):
        if plan.id not in store.rows:
            store.keep(played(plan, given.seconds))
        rows = store.rows.values()
        won = sum(points(row, row["bots"].index(NAME)) for row in rows)
        print(f"\r{won:g} of {len(rows)} games: {wilson(won, len(rows))}", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
