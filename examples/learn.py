"""A seat that learns, in a page of NumPy: policy gradient over the options that it is offered.

    python examples/learn.py --games 6000 --opponent random --out curve.csv

Each option is scored by a small network from what the option is made of (its kind, its card, the numbers of its move)
and a few numbers of the position; a softmax over the allowed options is the policy. After each batch of games what led
to wins becomes likelier (REINFORCE with the mean of the batch as baseline, Adam). Every so many games the policy plays
without learning against each opponent, and a line of the curve is printed: that is what it has learned, and after how
many seconds of the processor.
"""

import argparse
import csv
import sys
import time

import numpy as np

from rulebound.envs import SeatEnv


class Policy:
    """One hidden layer over (kind, card, zone, position), a score for each option."""

    def __init__(self, env, hidden=64, rate=0.003, seed=1):
        dice = np.random.default_rng(seed)
        table = env.table
        self.kinds, self.cards = len(table.actor.kinds) + 1, len(table.observer.keys) + 2
        self.zones = len(table.actor.zones) + 1
        shapes = table.observer.shapes
        self.near = int(np.prod(shapes["moment"]) + np.prod(shapes["facts"]) + np.prod(shapes["numbers"]))
        size = self.kinds + self.cards + 2 * self.zones + 4 + self.near
        self.weights = {
            "in": dice.normal(0, 0.1, (size, hidden)).astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "out": dice.normal(0, 0.1, hidden).astype(np.float32),
        }
        self.rate, self.steps = rate, 0
        self.first = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.second = {name: np.zeros_like(each) for name, each in self.weights.items()}

    def rows(self, seen):
        """The options that are allowed, and their numbers."""
        allowed = np.flatnonzero(seen["action_mask"])
        options = seen["options"][allowed]
        found = np.zeros((len(allowed), len(self.weights["in"])), np.float32)
        at = np.arange(len(allowed))
        kind, card, zone, side = (options[:, column].astype(int) for column in (0, 2, 3, 4))
        found[at, kind] = 1
        found[at, self.kinds + card] = 1
        found[at, self.kinds + self.cards + zone + self.zones * (side > 1)] = 1
        found[:, -self.near - 4 : -self.near] = np.tanh(options[:, 10:14] / 10)
        found[:, -self.near :] = np.tanh(seen["observation"][: self.near] / 20)
        return allowed, found

    def chances(self, rows):
        inside = np.tanh(rows @ self.weights["in"] + self.weights["bias"])
        scores = inside @ self.weights["out"]
        chances = np.exp(scores - scores.max())
        return chances / chances.sum(), inside

    def learn(self, games):
        """Games are lists of (rows, chosen) with what they were worth."""
        worths = np.array([worth for _, worth in games])
        gains = (worths - worths.mean()) / (worths.std() + 1e-6)
        slope = {name: np.zeros_like(each) for name, each in self.weights.items()}
        for (steps, _), gain in zip(games, gains, strict=True):
            for rows, chosen in steps:
                chances, inside = self.chances(rows)
                towards = -chances
                towards[chosen] += 1
                towards *= gain / len(steps)
                slope["out"] += inside.T @ towards
                back = np.outer(towards, self.weights["out"]) * (1 - inside**2)
                slope["in"] += rows.T @ back
                slope["bias"] += back.sum(0)
        self.steps += 1
        for name, weight in self.weights.items():  # Adam
            step = slope[name] / len(games)
            self.first[name] = 0.9 * self.first[name] + 0.1 * step
            self.second[name] = 0.999 * self.second[name] + 0.001 * step**2
            mean = self.first[name] / (1 - 0.9**self.steps)
            spread = np.sqrt(self.second[name] / (1 - 0.999**self.steps)) + 1e-8
            weight += self.rate * mean / spread


def play(env, policy, dice, seed, best=False):
    """One game: its steps, and what it was worth."""
    seen, _ = env.reset(seed=seed)
    steps, over, worth = [], env.over, 0.0
    while not over:
        allowed, rows = policy.rows(seen)
        chances, _ = policy.chances(rows)
        chosen = int(chances.argmax()) if best else int(dice.choice(len(allowed), p=chances / chances.sum()))
        if len(allowed) > 1:
            steps.append((rows, chosen))
        seen, worth, over, _, _ = env.step(allowed[chosen])
    return steps, worth


def won(env, policy, dice, games, first):
    """The share of games that the policy wins, always taking what it likes best."""
    return sum((play(env, policy, dice, first + game, best=True)[1] + 1) / 2 for game in range(games)) / games


def main(words=None):
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--ruleset", default="lightseekers")
    asked.add_argument("--opponent", default="random", help="whom it learns against")
    asked.add_argument("--games", type=int, default=6000)
    asked.add_argument("--batch", type=int, default=50)
    asked.add_argument("--every", type=int, default=1000, help="games between two lines of the curve")
    asked.add_argument("--tests", type=int, default=200, help="games for a line of the curve, against each opponent")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", default="")
    given = asked.parse_args(words)
    dice = np.random.default_rng(given.seed)
    env = SeatEnv(given.ruleset, opponent=given.opponent)
    tests = {name: SeatEnv(given.ruleset, opponent=name) for name in ("random", "greedy")}
    policy = Policy(env, seed=given.seed)
    curve, began, batch = [], time.process_time(), []
    for game in range(given.games + 1):
        if game % given.every == 0:
            line = {"games": game, "seconds": round(time.process_time() - began)}
            line |= {name: round(won(each, policy, dice, given.tests, 10**6), 3) for name, each in tests.items()}
            print(line, file=sys.stderr, flush=True)
            curve.append(line)
        batch.append(play(env, policy, dice, game))
        if len(batch) == given.batch:
            policy.learn(batch)
            batch = []
    if given.out:
        with open(given.out, "w", newline="") as file:
            writer = csv.DictWriter(file, curve[0])
            writer.writeheader()
            writer.writerows(curve)
    return curve


if __name__ == "__main__":
    main()
