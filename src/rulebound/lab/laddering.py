"""How strong each bot is: every bot against every other with the same decks, and a rating from all games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any, NamedTuple

from rulebound.bots import bot_of
from rulebound.lab.plans import LabError, Plan, Side, Table, Variant, swapped
from rulebound.lab.playing import points
from rulebound.lab.running import Rows
from rulebound.lab.statistics import Interval, wilson
from rulebound.lab.tables import needed


class Step(NamedTuple):
    """A bot and its place."""

    bot: str
    rating: float
    error: float
    won: Interval

    def data(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "rating": round(self.rating, 2),
            "error": round(self.error, 2),
            "won": self.won.data(),
        }


@dataclass(frozen=True)
class Ladder:
    """The decks take turns; in a pair of games the bots change seats, and with them decks."""

    ruleset: str
    bots: tuple[str, ...]
    decks: tuple[Side, ...]
    pairs: int
    seed: str = "1"
    switches: Mapping[str, str | int | bool] | None = None
    cards: tuple[Table, ...] = ()

    def __post_init__(self) -> None:
        for bot in self.bots:
            bot_of(bot, 0)
        if len(set(self.bots)) < 2:
            raise LabError("a ladder needs two bots at least")

    @property
    def settings(self) -> dict[str, Any]:
        return {"question": "ladder", **asdict(self)}

    @property
    def most(self) -> int:
        return 2 * self.pairs * len(list(combinations(self.bots, 2)))

    def batch(self, rows: Rows) -> list[Plan]:
        if rows:
            return []
        return [
            plan
            for first, second in combinations(self.bots, 2)
            for pair in range(self.pairs)
            for plan in self.games(first, second, pair)
        ]

    def games(self, first: str, second: str, pair: int) -> list[Plan]:
        """Two decks that change with every pair; who sits where changes, the decks stay in their seats."""
        count = len(self.decks)
        decks = self.decks[pair % count].deck, self.decks[(pair + 1 + pair // count) % count].deck
        variant = Variant("", self.switches or {}, self.cards)
        found: list[Plan] = []
        for turned, (one, two) in enumerate(((first, second), (second, first))):
            sides = Side(one, decks[0], one), Side(two, decks[1], two)
            plan = next(swapped(f"{first} v {second}", self.ruleset, sides, self.seed, range(pair, pair + 1), variant))
            found.append(Plan(plan.cell, pair * 2 + turned, self.ruleset, sides, plan.seed, variant))
        return found

    def so_far(self, rows: Rows) -> str:
        return ""

    def ratings(self, rows: Rows) -> list[Step]:
        """By openskill's model of Plackett and Luce, the strongest first; a beginner stands at 25. The error is one
        standard deviation of what it believes."""
        model = needed("openskill.models").PlackettLuce()
        rated = {bot: model.rating(name=bot) for bot in self.bots}
        won: dict[str, list[float]] = {bot: [] for bot in self.bots}
        for row in rows.values():
            if row["fault"]:
                continue
            seats = range(len(row["bots"]))
            teams = [[rated[row["bots"][seat]]] for seat in seats]
            scores = [points(row, seat) for seat in seats]
            for seat, (new,) in zip(seats, model.rate(teams, scores=scores), strict=True):
                rated[row["bots"][seat]] = new
                won[row["bots"][seat]].append(scores[seat])
        steps = [Step(bot, rated[bot].mu, rated[bot].sigma, wilson(sum(won[bot]), len(won[bot]))) for bot in self.bots]
        return sorted(steps, key=lambda step: -step.rating)

    def duels(self, rows: Rows) -> dict[str, Interval]:
        """By pairing, what the one that is named first has won."""
        found: dict[str, list[float]] = {}
        for row in rows.values():
            if not row["fault"]:
                first = row["cell"].partition(" v ")[0]
                found.setdefault(row["cell"], []).append(points(row, row["bots"].index(first)))
        return {cell: wilson(sum(won), len(won)) for cell, won in found.items()}
