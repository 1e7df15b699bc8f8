"""Sentences put in the order of the house: where a place stands, who is made to do something, how it is said that
somebody chooses.

What has no reading, in other words either, is put in order by patterns like those of `paraphrases.py`, but all that fit
are applied, one after the other, each where it fits first. So a sentence may differ from the house in as many of them
as it likes, and none of them makes a second reading. A pattern must therefore say the same wherever it fits. What comes
of it is read, or tried with the paraphrases. Words behind `!` are those beside which a pattern says something else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from .patterns import Item, Known, Paraphrase, Ways, paraphrases
from .tokens import Token
from .wordings import Wordings

MOST = 24  # patterns for one sentence

Put = Callable[[list[Token]], list[Token]]


class Shapes:
    """A table of patterns that are applied as long as any fits, and again in the words of the house."""

    def __init__(self, *tables: Wordings, put: Sequence[Put] = (), known: Known = frozenset) -> None:
        self.tables = tables
        self.put = put  # what is done besides, again and again
        self.known = known

    @cached_property
    def made(self) -> list[tuple[Paraphrase, frozenset[str]]]:
        """Worked out when the first sentence does not read."""
        found: list[tuple[Paraphrase, frozenset[str]]] = []
        for table in self.tables:
            for typed, house in table.items():
                pattern, _, barred = typed.partition(" !")
                words = frozenset(barred.split("/")) - {""}
                for each in paraphrases(pattern, house):
                    found.append((each._replace(typed=longest_first(each.typed)), words))
        return found

    def __call__(self, tokens: list[Token]) -> list[Token]:
        """The sentence in the order of the house; the same list if nothing fits."""
        lows = [token.low for token in tokens]
        for _ in range(MOST):
            for put in self.put:
                tokens = put(tokens)
            made = self.once(tokens)
            if made is None:
                break
            tokens = made
        return tokens if [token.low for token in tokens] != lows else []

    def once(self, tokens: list[Token]) -> list[Token] | None:
        """What one pattern makes of a sentence, or of what it does when something happens."""
        made = self.of_sentence(tokens)
        effect = behind_trigger(tokens)
        if made is None and effect:
            said = self.of_sentence(tokens[effect:])
            made = None if said is None or said[0].low in TRIGGERS else [*tokens[:effect], *said]
        return made

    def of_sentence(self, tokens: list[Token]) -> list[Token] | None:
        lows = {token.low for token in tokens}
        for each, barred in self.made:
            if each.words <= lows and barred.isdisjoint(lows):
                for made in each.made_of(tokens, self.known):
                    if words(made) != words(tokens):
                        return made
        return None


TRIGGERS = frozenset(("when", "whenever", "while", "once", "if", "unless"))


def behind_trigger(tokens: Sequence[Token]) -> int:
    """Where it begins what is done behind 'when …,'; 0 where no trigger stands in front."""
    if not tokens or tokens[0].low not in ("when", "whenever"):
        return 0
    comma = next((at for at, token in enumerate(tokens) if token.low == ","), len(tokens) - 1)
    return comma + 1 if comma + 1 < len(tokens) and tokens[comma + 1].low not in TRIGGERS else 0


def words(tokens: Sequence[Token]) -> list[str]:
    return [token.low for token in tokens]


def longest_first(pattern: Sequence[Item]) -> tuple[Item, ...]:
    """Of several ways to say a thing the longest fits first: as many words as can be are taken."""
    return tuple(
        Ways(tuple(sorted((longest_first(way) for way in item.ways), key=len, reverse=True)))
        if isinstance(item, Ways)
        else item
        for item in pattern
    )
