"""What standing sentences in play are about: so that what none speaks of costs one look at a number."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import Standing, kind_of
from rulebound.games.starlight.record import creature
from rulebound.kernel.play import Card, State
from rulebound.kernel.state import Memo

LAID_FOR_A_WHILE: Final = 1 << c.LASTING
EVERY_SORT: Final = (1 << 60) - 1
NO_SENTENCES: Final[list[tuple[Card, Standing]]] = []  # read, never written


class Spoken(Memo):
    """What the standing sentences in play are about, a bit each, for as long as the same cards lie there: whatever
    brings a creature, moves an Aura, lays something on a creature or ends that, strikes it out.

    What was laid on a creature for a while may say anything."""

    __slots__ = ("laid", "of_all", "of_others", "of_own", "own", "replaces", "sorts")

    def __init__(self, s: State) -> None:
        zones = s.zones
        creatures = zones[c.TEAM] + zones[c.ZONES + c.TEAM]
        self.laid = s.modifier_fields & LAID_FOR_A_WHILE
        self.of_own = [0] * len(s.records)  # of a creature by its number: what it and its Auras say of itself
        # these sentences, each with its card
        self.own: list[list[tuple[Card, Standing]]] = [NO_SENTENCES] * len(s.records)
        self.of_others = 0
        self.of_all = EVERY_SORT if self.laid else 0
        self.replaces = False  # something may happen in the place of something else
        for card in creatures:
            own: list[tuple[Card, Standing]] = []
            for source in sources(s, card):
                for each in kind_of(source).standing:
                    if each.among is None:
                        self.of_own[card.number] |= 1 << each.what
                        own.append((source, each))
                    else:
                        self.of_others |= 1 << each.what
            self.own[card.number] = own
            self.of_all |= self.of_own[card.number]
        self.of_all |= self.of_others
        for card in creatures + zones[c.AURAS] + zones[c.ZONES + c.AURAS]:
            self.replaces = self.replaces or kind_of(card).replaces
        # of a creature by its number: what any of them says of it
        self.sorts = [EVERY_SORT if self.laid else self.of_others] * len(s.records)
        for card in creatures:
            self.sorts[card.number] |= self.of_own[card.number]


def spoken(s: State) -> Spoken:
    memo: Any = s.memos[c.SPOKEN]
    if memo is None:
        memo = Spoken(s)
        s.remember(c.SPOKEN, memo)
    kept: Spoken = memo
    return kept


def sorts_for(s: State, card: Card) -> int:
    """Of which sorts, a bit each, sentences may hold for a creature."""
    return spoken(s).sorts[card.number]


def may_be_replaced(s: State, about: Spoken) -> bool:
    """Whether any text puts something in the place of something else: most often there is none."""
    return about.replaces or s.modifier_fields >> c.REPLACING & 1 == 1


def sources(s: State, card: Card) -> list[Card]:
    """The creature, for its passive, and its Auras, as far as they have standing sentences."""
    found: list[Card] = []
    if kind_of(card).standing:
        found.append(card)
    for each in creature(s, card).pile:
        if kind_of(each).standing and s.places[each.number] % c.ZONES == c.AURAS:
            found.append(each)
    return found
