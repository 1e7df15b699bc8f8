"""Chance: a keyed stream of numbers that cannot be run backwards nor foretold from what was drawn.

Block after block is the BLAKE2 digest of a key of 256 bits and a counter; a digest gives sixteen numbers, so that a
shuffle is cheap. All randomness of a game is its key and how many numbers were used of it.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from struct import Struct
from typing import Final

from mypy_extensions import i64

KEY_BYTES: Final = 32
WORDS: Final = 16  # numbers in a block
WORD_BITS: Final = 32
LOW_BITS: Final = (1 << WORD_BITS) - 1
ALL_WORDS: Final = 1 << WORD_BITS  # how many numbers a word can be
BLOCK: Final = Struct(f">{WORDS}I")

Seed = int | str


def fresh_seed() -> int:
    """A seed that nobody can guess, from the operating system; as a number, so that it can be typed again."""
    return secrets.randbits(128)


def key_of(seed: Seed) -> str:
    """The key of a seed that a person may give: nothing of a number or a text is folded away."""
    return blake2b(repr(seed).encode(), digest_size=KEY_BYTES, person=b"rulebound seed").hexdigest()


def branch(key: str, name: str) -> str:
    """The key of a stream beside the one of this key: neither tells anything about the other."""
    return blake2b(name.encode(), key=bytes.fromhex(key), digest_size=KEY_BYTES, person=b"branch").hexdigest()


def block_of(key: str, number: int) -> list[int]:
    digest = blake2b(number.to_bytes(8, "big"), key=bytes.fromhex(key), person=b"block").digest()
    return list(BLOCK.unpack(digest))


class Chance:
    """A stream of random numbers: a key, and how many were used. The block under way is kept, not saved."""

    __slots__ = ("block", "key", "rolls")

    def __init__(self, key: str) -> None:
        self.key = key
        self.rolls = 0
        self.block: list[int] = []

    def below(self, limit: int) -> int:
        """A random number below `limit`, each as likely: what would favour the low ones is drawn again."""
        while True:
            at = self.rolls % WORDS
            if at == 0 or not self.block:
                self.block = block_of(self.key, self.rolls // WORDS)
            self.rolls += 1
            wide = self.block[at] * limit
            low = wide & LOW_BITS
            if low >= limit or low >= ALL_WORDS % limit:
                return wide >> WORD_BITS

    def shuffled(self, count: int) -> list[int]:
        """The numbers below `count` in random order."""
        order = list(range(count))
        span: i64 = count  # so many are left; products of it and a word fit into words of the processor
        while span > 1:
            at = self.rolls % WORDS
            if at == 0 or not self.block:
                self.block = block_of(self.key, self.rolls // WORDS)
            words = self.block[at : at + span - 1]
            for each in words:  # as in `below`: each word draws one of those that are left, or is passed over
                word: i64 = each
                wide = word * span
                low = wide & LOW_BITS
                if low >= span or low >= ALL_WORDS % span:
                    span -= 1
                    drawn = wide >> WORD_BITS
                    order[span], order[drawn] = order[drawn], order[span]
            self.rolls += len(words)
        return order


class Dice(Chance):
    """A stream of its own, for bots, drafts and tests; the game's own stream lives in the state."""

    __slots__ = ()

    def __init__(self, seed: Seed) -> None:
        super().__init__(key_of(seed))


def numbering(key: str, seat: int, count: int) -> list[int]:
    """In which order the cards of a deck get their numbers: a number must not tell its place in the deck list."""
    return Chance(branch(key, f"numbering {seat}")).shuffled(count)
