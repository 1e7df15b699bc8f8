"""A seat that learns, in NumPy alone: proximal policy optimisation (PPO) over the options that it is offered.

    python examples/learn.py --games 8000 --out curve.csv

One small network scores each option from what the option is made of (its kind, its cards, the numbers of its move) and
from the position; a softmax over the allowed options is the policy. A second one foretells from the position how the
game will end: what came out better than foretold becomes likelier, what came out worse less likely. Both seats have the
same deck. Every so many games the policy plays without learning against each opponent, and a line of the curve is
printed: what it has learned, and after how many seconds of the processor.
"""

import argparse
import csv
import sys
import time

import numpy as np

from rulebound.envs import SeatEnv

CLIP, EPOCHS, MINIBATCH = 0.2, 4, 256  # as PPO is used to
TRACE, ENTROPY = 0.95, 0.01
COUNT, CARDS, SEAT, LAST = 1, (2, 6), 10, 15  # columns of what is told of an option (`rulebound.envs.acting.FEATURES`)


class Network:
    """One hidden layer, a number for each row; Adam."""

    def __init__(self, dice, size, hidden):
        self.weights = [
            dice.normal(0, size**-0.5, (size, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            dice.normal(0, 0.1 * hidden**-0.5, hidden).astype(np.float32),
        ]
        self.rate, self.steps = 0.0, 0
        self.first = [np.zeros_like(each) for each in self.weights]
        self.second = [np.zeros_like(each) for each in self.weights]

    def forward(self, rows):
        inside = np.tanh(rows @ self.weights[0] + self.weights[1])
        return inside @ self.weights[2], inside

    def learn(self, rows, inside, slopes):
        """Go a step in the direction in which the numbers of the rows should rise."""
        back = np.outer(slopes, self.weights[2]) * (1 - inside**2)
        self.steps += 1
        for at, slope in enumerate((rows.T @ back, back.sum(0), inside.T @ slopes)):
            self.first[at] += 0.1 * (slope - self.first[at])
            self.second[at] += 0.001 * (slope**2 - self.second[at])
            mean = self.first[at] / (1 - 0.9**self.steps)
            spread = np.sqrt(self.second[at] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[at] += self.rate * mean / spread


class Policy:
    """Scores options, foretells results, and learns both."""

    def __init__(self, env, hidden=64, seed=1):
        self.dice = np.random.default_rng(seed)
        actor, observer = env.table.actor, env.table.observer
        self.kinds, self.cards, self.zones = len(actor.kinds) + 1, len(observer.keys) + 2, len(actor.zones) + 1
        self.shapes = observer.shapes
        self.near = sum(int(np.prod(self.shapes[part])) for part in ("moment", "facts", "numbers"))
        seen, _ = env.reset(seed=0)
        position = self.position(seen)
        _, rows = self.rows(seen, position)
        self.actor = Network(self.dice, rows.shape[1], hidden)
        self.critic = Network(self.dice, len(position), hidden)

    def position(self, seen):
        """Turn, health and such as they are told first, and how many cards lie where."""
        flat, size = seen["observation"], int(np.prod(self.shapes["zones"]))
        zones = flat[self.near : self.near + size].reshape(self.shapes["zones"]).sum(2).ravel()
        return np.tanh(np.concatenate([flat[: self.near], zones]) / 20)

    def rows(self, seen, position):
        """The options that are allowed, and their numbers."""
        allowed = np.flatnonzero(seen["action_mask"])
        options = seen["options"][allowed]
        at, parts = np.arange(len(allowed)), []
        for column, size in [(0, self.kinds), *((each, self.cards) for each in CARDS)]:
            hot = np.zeros((len(allowed), size), np.float32)
            hot[at, options[:, column].astype(int)] = 1
            parts.append(hot)
        for column in CARDS:  # where the card lies, on whose side
            hot = np.zeros((len(allowed), 3 * self.zones), np.float32)
            zone, side = (options[:, column + more].astype(int) for more in (1, 2))
            hot[at, zone + self.zones * np.minimum(side, 2)] = 1
            parts.append(hot)
        parts.append(np.tanh(options[:, [COUNT, *range(SEAT, LAST)]] / 4))
        parts.append(np.broadcast_to(position, (len(allowed), len(position))))
        return allowed, np.concatenate(parts, 1)

    def chances(self, rows):
        scores, _ = self.actor.forward(rows)
        chances = np.exp(scores - scores.max())
        return chances / chances.sum()

    def learn(self, games, rate=0.002):
        """Games are lists of steps (position, rows, chosen, chance) with what they were worth, -1 to 1."""
        self.actor.rate = self.critic.rate = rate
        steps, gains, goals = [], [], []
        for taken, worth in games:
            if not taken:
                continue
            foretold, _ = self.critic.forward(np.array([step[0] for step in taken]))
            later, gain = worth, 0.0
            for step, now in zip(reversed(taken), reversed(foretold), strict=True):
                gain = later - now + TRACE * gain  # generalised advantage estimation: nothing is won before the end
                steps.append(step)
                gains.append(gain)
                goals.append(gain + now)
                later = now
        gains = np.array(gains, np.float32)
        goals = np.array(goals, np.float32)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        for _ in range(EPOCHS):
            order = self.dice.permutation(len(steps))
            for begin in range(0, len(order), MINIBATCH):
                part = order[begin : begin + MINIBATCH]
                self.step([steps[each] for each in part], gains[part], goals[part])

    def step(self, steps, gains, goals):
        positions = np.array([step[0] for step in steps])
        foretold, inside = self.critic.forward(positions)
        self.critic.learn(positions, inside, (goals - foretold) / len(steps))
        counts = np.array([len(step[1]) for step in steps])
        begins = np.concatenate([[0], counts.cumsum()[:-1]])
        rows = np.concatenate([step[1] for step in steps])
        chosen = begins + np.array([step[2] for step in steps])
        before = np.array([step[3] for step in steps])
        scores, inside = self.actor.forward(rows)
        scores = scores - np.repeat(np.maximum.reduceat(scores, begins), counts)
        chances = np.exp(scores)
        chances /= np.repeat(np.add.reduceat(chances, begins), counts)
        ratio = chances[chosen] / before
        free = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # beyond that PPO goes no further
        pull = gains * ratio * free
        slopes = -chances * np.repeat(pull, counts)
        slopes[chosen] += pull
        logs = np.log(chances + 1e-9)
        disorder = -np.add.reduceat(chances * logs, begins)
        slopes -= ENTROPY * chances * (logs + np.repeat(disorder, counts))
        self.actor.learn(rows, inside, slopes / len(steps))


def play(env, policy, seed):
    """One game: its steps, and what it was worth."""
    seen, _ = env.reset(seed=seed)
    steps, over, worth = [], env.over, 0.0
    while not over:
        position = policy.position(seen)
        allowed, rows = policy.rows(seen, position)
        chances = policy.chances(rows)
        chosen = int(policy.dice.choice(len(allowed), p=chances / chances.sum(dtype=float)))
        if len(allowed) > 1:
            steps.append((position, rows, chosen, chances[chosen]))
        seen, worth, over, _, _ = env.step(allowed[chosen])
    return steps, worth


def won(env, policy, games, first):
    """The share of games that the policy wins, on deals that it does not learn from."""
    return sum((play(env, policy, first + game)[1] + 1) / 2 for game in range(games)) / games


def main(words=None):
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--ruleset", default="lightseekers")
    asked.add_argument("--deck", default="long-noon", help="of both seats")
    asked.add_argument("--opponent", default="random,greedy", help="whom it learns against, drawn for each game")
    asked.add_argument("--games", type=int, default=8000)
    asked.add_argument("--batch", type=int, default=100)
    asked.add_argument("--rate", type=float, default=0.002)
    asked.add_argument("--every", type=int, default=1000, help="games between two lines of the curve")
    asked.add_argument("--tests", type=int, default=200, help="games for a line of the curve, against each opponent")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", default="")
    given = asked.parse_args(words)
    decks = [given.deck, given.deck]
    env = SeatEnv(given.ruleset, opponent=given.opponent.split(","), decks=decks)
    tests = {name: SeatEnv(given.ruleset, opponent=name, decks=decks) for name in ("random", "greedy")}
    policy = Policy(env, seed=given.seed)
    curve, began, batch = [], time.process_time(), []
    for game in range(given.games + 1):
        if game % given.every == 0:
            line = {"games": game, "seconds": round(time.process_time() - began)}
            line |= {name: round(won(each, policy, given.tests, 10**6), 3) for name, each in tests.items()}
            print(line, file=sys.stderr, flush=True)
            curve.append(line)
        batch.append(play(env, policy, game))
        if len(batch) == given.batch:
            policy.learn(batch, given.rate * (1 - game / given.games))  # ever smaller steps
            batch = []
    if given.out:
        with open(given.out, "w", newline="") as file:
            writer = csv.DictWriter(file, curve[0])
            writer.writeheader()
            writer.writerows(curve)
    return curve


if __name__ == "__main__":
    main()
