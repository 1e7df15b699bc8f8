"""Things that are made when somebody reads them, from something that the reader must not get at.

Most words are never read: a bot that chooses at random looks at no label and at no view. So they are made when they are
asked for. What they are made from is the true position: a `sealed` function has no field through which one gets at it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import _CacheInfo, _lru_cache_wrapper
from typing import Any, Final, TypeAlias, TypeVar

T = TypeVar("T")
Setter: TypeAlias = Callable[[T, Any], None]
NEW: Final = object.__new__


# `lru_cache` hands out the same, a dozen times as slowly: it first writes down whose words these are, which nobody may
# know here.
Once: Final[Any] = _lru_cache_wrapper


def sealed(make: Callable[..., T]) -> Callable[..., T]:
    """A function that makes each thing once, and of which not even a private field tells what it is made from."""
    once: Callable[..., T] = Once(make, None, False, _CacheInfo)
    return once


def numbered(kind: type[T], fix_source: Setter[T], fix_at: Setter[T], source: object, count: int) -> tuple[T, ...]:
    """So many things of a kind, which know the sealed function that tells of them all, and their place.

    The choices of every decision are made so, as cheaply as can be; they are put in words when somebody reads them.
    """
    found: list[T] = []
    for at in range(count):
        new = NEW(kind)
        fix_source(new, source)
        fix_at(new, at)
        found.append(new)
    return tuple(found)
