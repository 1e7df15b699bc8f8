"""Prints the fingerprint of a trace: options, choices and states of some random games.

It is the contract between the plain and the compiled form, and with any later core.
"""

from __future__ import annotations

from hashlib import blake2b

import rulebound
from rulebound.kernel.chance import Dice


def trace(games: int) -> str:
    digest = blake2b(digest_size=16)
    decks = rulebound.deck_names()
    for seed in range(games):
        pair = [decks[seed % len(decks)], decks[(seed * 4 + 1) % len(decks)]]
        game = rulebound.new_game("luminous", decks=pair, seed=seed)
        dice = Dice(seed)
        while not game.over:
            labels = [choice.label for choice in game.decision.options]
            at = dice.below(len(labels))
            digest.update("|".join([*labels, str(at), game.fingerprint()]).encode())
            game.decide(labels[at])
        digest.update(repr(game.result).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print(trace(4))
