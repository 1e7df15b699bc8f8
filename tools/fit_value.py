"""Fit what a lead is worth: `python tools/fit_value.py RULESET [--games N] [--seed S]`.

Games of two, both sides playing by the greedy policy on the open table. At the first quiet decision of every turn half
the difference of both scores is noted, and who is on turn; in the end, who won. A logistic regression gives `lead` and
`tempo` of the ruleset (`kernel/ruleset.py`, `value`), with their standard errors, and how well the fit foretells.
"""

from __future__ import annotations

import argparse
import sys
from math import exp, log, sqrt

import rulebound
from rulebound.kernel.game import Game
from rulebound.kernel.policies import best_move, reply

Row = tuple[float, float, float]  # half the difference, 1 or -1 for who is on turn, whether seat 0 has won

MOST = 2_000  # decisions of a game


def rows_of(game: Game) -> list[Row]:
    """What was noted in one game, with its outcome."""
    s, ruleset = game.state, game.ruleset
    noted: list[tuple[float, float]] = []
    turn = -1
    for _ in range(MOST):
        if s.ending is not None:
            break
        question = s.asked[0]
        quiet = ruleset.is_free(question) and ruleset.is_quiet(s)
        if quiet and s.turn != turn:
            turn = s.turn
            half = (ruleset.score(s, 0) - ruleset.score(s, 1)) / 2
            noted.append((half, 1.0 if s.active == 0 else -1.0))
        s.decide(question, (best_move if quiet else reply)(ruleset, s, question))
    if s.ending is None or s.ending.winner < 0:
        return []
    won = 1.0 if s.ending.winner == 0 else 0.0
    return [(half, tempo, won) for half, tempo in noted]


def fit(rows: list[Row]) -> tuple[list[float], list[float]]:
    """Newton's method on the log-likelihood: two weights, and the standard error of each."""
    weights = [0.0, 0.0]
    inverse = [[0.0, 0.0], [0.0, 0.0]]
    for _ in range(30):
        slope = [0.0, 0.0]
        bend = [[1e-9, 0.0], [0.0, 1e-9]]
        for half, tempo, won in rows:
            p = 1 / (1 + exp(-(weights[0] * half + weights[1] * tempo)))
            for i, x in enumerate((half, tempo)):
                slope[i] += (won - p) * x
                for j, y in enumerate((half, tempo)):
                    bend[i][j] += p * (1 - p) * x * y
        det = bend[0][0] * bend[1][1] - bend[0][1] * bend[1][0]
        inverse = [[bend[1][1] / det, -bend[0][1] / det], [-bend[1][0] / det, bend[0][0] / det]]
        weights = [weights[i] + sum(inverse[i][j] * slope[j] for j in range(2)) for i in range(2)]
    return weights, [sqrt(inverse[0][0]), sqrt(inverse[1][1])]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ruleset")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    names = rulebound.deck_names(given.ruleset)
    rows: list[Row] = []
    for number in range(given.games):
        decks = [names[number % len(names)], names[(number // len(names) + number) % len(names)]]
        rows += rows_of(rulebound.new_game(given.ruleset, decks, f"fit {given.seed} {number}"))
        print(f"\r{number + 1} of {given.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    weights, errors = fit(rows)
    loss = hits = 0.0
    for half, tempo, won in rows:
        p = 1 / (1 + exp(-(weights[0] * half + weights[1] * tempo)))
        loss -= won * log(p) + (1 - won) * log(1 - p)
        hits += (p > 0.5) == (won > 0.5)
    print(f"{given.ruleset}: {given.games} games, {len(rows)} positions")
    print(f"lead  {1 / weights[0]:.2f}  (1 / {weights[0]:.4f} ± {errors[0]:.4f})")
    print(f"tempo {weights[1]:.2f} ± {errors[1]:.2f}")
    print(f"log loss {loss / len(rows):.3f} (a coin: 0.693), right in {100 * hits / len(rows):.1f} %")
    return 0


if __name__ == "__main__":
    sys.exit(main())
