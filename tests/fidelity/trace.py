"""Prints the fingerprint of a trace: options, choices and states of some random games.

It is the contract between the plain and the compiled form, and with any later core.
"""

from __future__ import annotations

from hashlib import blake2b

import rulebound
from rulebound.kernel.chance import Dice
from rulebound.kernel.saves import digest

TABLES = (
    ("luminous", 2),
    ("lightseekers", 2),
    ("lightseekers", 4),
    ("lightseekers-first", 2),
    ("lightseekers-first", 4),
    ("starlight", 2),
    ("lost-legacy", 2),
    ("lost-legacy-quick", 2),
)


def trace(ruleset: str, players: int, games: int) -> str:
    hashed = blake2b(digest_size=16)
    decks = rulebound.deck_names(ruleset)
    for seed in range(games):
        chosen = [decks[(seed + seat * (3 * seed + 1)) % len(decks)] for seat in range(players)]
        game = rulebound.new_game(ruleset, decks=chosen, seed=seed)
        dice = Dice(seed)
        while not game.over:
            labels = [choice.label for choice in game.decision.options]
            at = dice.below(len(labels))
            hashed.update("|".join([*labels, str(at), game.fingerprint(), digest(game.state)]).encode())
            game.decide(labels[at])
        hashed.update(repr(game.result).encode())
    return hashed.hexdigest()


if __name__ == "__main__":
    for ruleset, players in TABLES:
        print(ruleset, players, trace(ruleset, players, 1))
