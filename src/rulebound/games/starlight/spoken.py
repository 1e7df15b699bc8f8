"""What standing sentences in play are about: so that what none speaks of costs one look at a number."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.record import creature
from rulebound.kernel.play import Card, State
from rulebound.kernel.state import Memo

LAID_FOR_A_WHILE: Final = 1 << c.LASTING
EVERY_SORT: Final = (1 << 60) - 1


class Spoken(Memo):
    """What the standing sentences in play are about, a bit each, for as long as the same cards lie there.

    What was laid on a creature for a while may say anything."""

    __slots__ = (
        "auras", "laid", "of_all", "of_others", "of_own", "other_auras", "other_team", "replaces", "sorts", "team",
    )  # fmt: skip

    def __init__(self, s: State) -> None:
        zones = s.zones
        self.team = zones[c.TEAM]
        self.other_team = zones[c.ZONES + c.TEAM]
        self.auras = zones[c.AURAS]
        self.other_auras = zones[c.ZONES + c.AURAS]
        self.laid = s.modifier_fields & LAID_FOR_A_WHILE
        self.of_own = [0] * len(s.records)  # of a creature by its number: what it and its Auras say of itself
        self.of_others = 0
        self.of_all = EVERY_SORT if self.laid else 0
        self.replaces = False  # something may happen in the place of something else
        for card in self.team + self.other_team:
            for source in sources(s, card):
                for each in kind_of(source).standing:
                    if each.among is None:
                        self.of_own[card.number] |= 1 << each.what
                    else:
                        self.of_others |= 1 << each.what
        for card in self.team + self.other_team + self.auras + self.other_auras:
            self.replaces = self.replaces or kind_of(card).replaces
        self.sorts: list[int] = []  # of a creature by its number: what any of them says of it
        for sorts in self.of_own:
            self.sorts.append(EVERY_SORT if self.laid else sorts | self.of_others)
            self.of_all |= sorts | self.of_others


def spoken(s: State) -> Spoken:
    memo: Any = s.memos[c.SPOKEN]
    kept: Spoken | None = memo
    zones = s.zones
    if (
        kept is None
        or kept.auras is not zones[c.AURAS]
        or kept.other_auras is not zones[c.ZONES + c.AURAS]
        or kept.team is not zones[c.TEAM]
        or kept.other_team is not zones[c.ZONES + c.TEAM]
        or kept.laid != s.modifier_fields & LAID_FOR_A_WHILE
    ):
        kept = Spoken(s)
        s.remember(c.SPOKEN, kept)
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
