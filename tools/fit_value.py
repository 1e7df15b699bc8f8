"""Fit what a position is worth: `python tools/fit_value.py RULESET [--games N] [--seed S]`.

Games of two, both sides playing by the greedy policy on the open table. At the first quiet decision of every turn the
traits of both sides are noted (`Ruleset.traits`; half the score where a game has no others), and who is on turn; in the
end, who won. A logistic regression on their differences gives what each trait is worth, and `tempo`, with standard
errors that take a game for one observation: its positions all have the same outcome. Each deck has a number of its own
in the fit: else a trait would be praised for the deck that has it. How well the weights foretell, without those
numbers, is told of games that were left out, every fifth in turn.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from math import exp, log, sqrt
from typing import NamedTuple

import rulebound
from rulebound.kernel.game import Game
from rulebound.kernel.policies import next_move
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.state import State

MOST = 4_000  # decisions of a game
PARTS = 5  # of the games one is left out
RIDGE = 1e-3  # decks are only told from each other: something must hold them


class Row(NamedTuple):
    """A position of a game."""

    game: int
    differences: list[float]
    """Of the traits of both seats, then 1 or -1 for who is on turn,"""
    decks: list[float]
    """1 for the deck of seat 0, -1 for that of seat 1."""
    half: float
    """Half the difference of the scores."""
    won: bool
    """Whether seat 0 has."""


def rows_of(number: int, game: Game, decks: list[float]) -> list[Row]:
    """What was noted in one game, with its outcome."""
    s, ruleset = game.state, game.ruleset
    noted: list[tuple[list[float], float]] = []
    turn = -1
    for _ in range(MOST):
        if s.ending is not None:
            break
        question = s.asked[0]
        if s.turn != turn and ruleset.is_free(question) and ruleset.is_quiet(s):
            turn = s.turn
            noted.append((differences(ruleset, s), (ruleset.score(s, 0) - ruleset.score(s, 1)) / 2))
        s.decide(question, next_move(ruleset, s, question))
    if s.ending is None or s.ending.winner < 0:
        return []
    return [Row(number, found, decks, half, s.ending.winner == 0) for found, half in noted]


def differences(ruleset: Ruleset, s: State) -> list[float]:
    ours, theirs = ruleset.traits(s, 0), ruleset.traits(s, 1)
    return [*[one - other for one, other in zip(ours, theirs, strict=True)], 1.0 if s.active == 0 else -1.0]


def chance(weights: list[float], numbers: list[float]) -> float:
    """With more weights than numbers, those beyond do not count."""
    return 1 / (1 + exp(-sum([weight * each for weight, each in zip(weights, numbers, strict=False)])))


def fit(rows: list[list[float]], won: list[bool]) -> list[list[float]]:
    """Newton's method on the log-likelihood: the weights, and then the inverse of its bend, line by line."""
    count = len(rows[0])
    weights = [0.0] * count
    inverse: list[list[float]] = []
    for _ in range(8):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE * (i == j) for j in range(count)] for i in range(count)]
        for row, outcome in zip(rows, won, strict=True):
            p = chance(weights, row)
            share = p * (1 - p)
            there = [at for at, number in enumerate(row) if number]
            for i in there:
                slope[i] += (outcome - p) * row[i]
                line, factor = bend[i], share * row[i]
                for j in there:
                    line[j] += factor * row[j]
        inverse = inverted(bend)
        weights = [weight + product(line, slope) for weight, line in zip(weights, inverse, strict=True)]
    return [weights, *inverse]


def errors_of(rows: list[Row], weights: list[float], inverse: list[list[float]]) -> list[float]:
    """The standard error of each weight, from how much each game would move it."""
    pulls: dict[int, list[float]] = {}
    for row in rows:
        numbers = row.differences + row.decks
        off = row.won - chance(weights, numbers)
        pull = pulls.setdefault(row.game, [0.0] * len(weights))
        for at, number in enumerate(numbers):
            pull[at] += off * number
    return [sqrt(sum(product(line, pull) ** 2 for pull in pulls.values())) for line in inverse]


def product(ones: list[float], others: list[float]) -> float:
    return sum([one * other for one, other in zip(ones, others, strict=True)])


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan; the matrix is positive, so no rows are exchanged."""
    count = len(matrix)
    both = [line + [float(i == j) for j in range(count)] for i, line in enumerate(matrix)]
    for i in range(count):
        pivot = both[i][i]
        both[i] = [number / pivot for number in both[i]]
        for j in range(count):
            if j != i and both[j][i]:
                factor = both[j][i]
                both[j] = [one - factor * other for one, other in zip(both[j], both[i], strict=True)]
    return [line[count:] for line in both]


def told(rows: list[Row], numbers: Callable[[Row], list[float]], decks: bool) -> str:
    """How well a fit foretells games that it has not seen; of the decks it is told nothing."""
    loss = hits = 0.0
    for part in range(PARTS):
        seen = [row for row in rows if row.game % PARTS != part]
        weights = fit([numbers(row) + row.decks * decks for row in seen], [row.won for row in seen])[0]
        for row in rows:
            if row.game % PARTS == part:
                p = chance(weights, numbers(row))
                loss -= log(p if row.won else 1 - p)
                hits += (p > 0.5) == row.won
    return f"log loss {loss / len(rows):.4f} (a coin: 0.6931), right in {100 * hits / len(rows):.1f} %"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ruleset")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    names = rulebound.deck_names(given.ruleset)
    rows: list[Row] = []
    for number in range(given.games):
        first, second = number % len(names), (number // len(names) + number + 1) % len(names)
        decks = [float((at == first) - (at == second)) for at in range(len(names))]
        game = rulebound.new_game(given.ruleset, [names[first], names[second]], f"fit {given.seed} {number}")
        rows += rows_of(number, game, decks)
        print(f"\r{number + 1} of {given.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(f"{given.ruleset}: {given.games} games, {len(rows)} positions")
    weights, *inverse = fit([row.differences + row.decks for row in rows], [row.won for row in rows])
    errors = errors_of(rows, weights, inverse)
    traits = len(rows[0].differences) - 1
    for at in range(traits):
        much = f"e for {1 / weights[at]:.2f}" if weights[at] else "it never differed"
        print(f"trait {at + 1:2}: {weights[at]:7.4f} ± {errors[at]:.4f}  ({much})")
    print(f"tempo {weights[traits]:.2f} ± {errors[traits]:.2f}")
    print("these weights:", told(rows, lambda row: row.differences, True))
    print("score alone:  ", told(rows, lambda row: [row.half, row.differences[-1]], False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
