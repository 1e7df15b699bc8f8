"""Beginnings of words: `pl em` is `play Ember Whelp` where nothing else begins so."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.kernel.errors import RuleboundError

MOST_NAMED = 6


def meant(typed: str, labels: Sequence[str]) -> str | None:
    """The one label of which the words begin like those that were typed; None if there is none, and an error if there
    are several."""
    low = typed.casefold()
    found = [label for label in labels if label.casefold() == low] or [each for each in labels if begins(each, low)]
    if len(found) > 1:
        more = f" and {len(found) - MOST_NAMED} more" if len(found) > MOST_NAMED else ""
        raise RuleboundError(f"'{typed}' may mean: {'; '.join(found[:MOST_NAMED])}{more}. Write more of it.")
    return found[0] if found else None


def begins(label: str, typed: str) -> bool:
    """Whether each word that was typed begins the next word of the label that it can."""
    words = iter(label.casefold().split())
    return all(any(word.startswith(part) for word in words) for part in typed.split())
