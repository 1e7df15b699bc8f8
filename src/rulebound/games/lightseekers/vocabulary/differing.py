"""Several cards of which no two are alike: with different names, of different Elements."""

from __future__ import annotations

from rulebound.language.core.categories import Filter
from rulebound.language.node import Word, phrase, words


@words("name= names", "Element= Elements", "Order= Orders", "category= <|card> categories")
class SortOf(Word):
    """By what cards are told apart."""


@phrase("<with|of> different {sort}")
class Differing(Filter):
    """Several cards, no two of which have that in common. [LS-F02, LS-2.3.1.4]"""

    sort: SortOf
