"""Things that are made when somebody reads them, from something that the reader must not get at.

Most words are never read: a bot that chooses at random looks at no label and at no view. So they are made when they are
asked for. What they are made from is the true position: a `sealed` function has no field through which one gets at it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

T = TypeVar("T")


def sealed(make: Callable[..., T]) -> Callable[..., T]:
    """A function that makes each thing once, and of which not even a private field tells what it is made from."""
    once = lru_cache(maxsize=None)(make)
    del once.__wrapped__  # else the function, its closure and all that it holds could be read off
    return once
