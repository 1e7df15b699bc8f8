"""By chance: nobody chooses which of the cards it is.

    destroy a random unit · put 2 random cards from your discard pile into your hand · discard a card at random
"""

from __future__ import annotations

from ..node import Node, Word, words
from .categories import SimpleAdjective


class Chance(Node):
    """The word that says so. Whatever does not draw lots for it must refuse it: see lowering/chance.py."""


@words("random")
class Random(SimpleAdjective, Chance, Word):
    """Before the noun: a random unit, two random cards."""


@words("at random")
class AtRandom(Chance, Word):
    """Behind all that is said of the noun: a unit the opponent controls at random."""
