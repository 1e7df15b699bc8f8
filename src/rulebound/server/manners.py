"""What people write about themselves and to each other: bounded, and with nothing in it that cannot be seen."""

from __future__ import annotations

import time
from typing import Final

from rulebound.kernel.letters import oddities
from rulebound.server.refusals import Refused

MOST_OF_A_NAME: Final = 24
MOST_BUCKETS: Final = 10_000


def proper_name(name: str) -> str:
    """A name that looks like no other one: no space at its ends, one between words."""
    if not 1 <= len(name) <= MOST_OF_A_NAME or name != name.strip() or "  " in name:
        raise Refused("bad_name", f"a name has 1 to {MOST_OF_A_NAME} characters, and single spaces between words")
    if odd := oddities(name):
        raise Refused("bad_name", odd[0].why)
    return name


def proper_words(words: str) -> str:
    if odd := oddities(words):
        raise Refused("bad_words", odd[0].why)
    if not words.strip():
        raise Refused("bad_words", "say something")
    return words.strip()


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.left = float(at_once)
        self.filled = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.filled) * self.per_second)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def full(self) -> bool:
        return self.left + (time.monotonic() - self.filled) * self.per_second >= self.at_once


class Buckets:
    """One for each who comes; full ones are forgotten when there are many."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.known: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        if len(self.known) > MOST_BUCKETS:
            self.known = {each: bucket for each, bucket in self.known.items() if not bucket.full}
        return self.known.setdefault(who, Bucket(self.per_second, self.at_once)).take()
