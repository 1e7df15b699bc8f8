"""Chance: a counter-based generator, so that all randomness of a game is two ints in its state."""

from __future__ import annotations

from hashlib import blake2s


def seed_of(seed: int) -> int:
    """Any int a person may give, folded to the 32 bits that the generator mixes."""
    return int.from_bytes(blake2s(str(seed).encode(), digest_size=4).digest(), "big")


def mix(seed: int, counter: int) -> int:
    """The `counter`-th random 32-bit number of `seed`; multipliers stay small so that compiled ints do not box."""
    x = (seed + counter * 0x1E3779B1) & 0xFFFFFFFF
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & 0xFFFFFFFF
    x ^= x >> 15
    x = (x * 0x2D35_2D97) & 0xFFFFFFFF
    x ^= x >> 15
    return x


NUMBERING = 0x1D5  # a stream of its own: the numbers of a deck's cards


def numbering(seed: int, seat: int, count: int) -> list[int]:
    """In which order the cards of a deck get their numbers: a number must not tell its place in the deck list."""
    return Dice(mix(mix(seed_of(seed), NUMBERING), seat)).shuffled(count)


class Dice:
    """A stream of its own, for bots and tests; the game's own stream lives in the state."""

    __slots__ = ("counter", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed_of(seed)
        self.counter = 0

    def below(self, limit: int) -> int:
        self.counter += 1
        return (mix(self.seed, self.counter) * limit) >> 32

    def shuffled(self, count: int) -> list[int]:
        """The numbers below `count` in random order."""
        order = list(range(count))
        for i in range(count - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order
