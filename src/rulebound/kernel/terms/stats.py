"""The numbers of cards that texts speak of. Which there are, and what each is now, the game says (`Rules.stat`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulebound.kernel.cards import Card, Record
from rulebound.kernel.rules import bounded
from rulebound.kernel.terms.base import Amount, Cards, Env, Trait, is_faceless
from rulebound.kernel.terms.relations import compares

if TYPE_CHECKING:
    from rulebound.kernel.state import State


@dataclass(slots=True, eq=False)
class StatOf(Amount):
    """A number of cards spoken of, now or as it was last; of several cards the sum."""

    of: Cards
    stat: int

    def value(self, s: State, env: Env) -> int:
        total = 0
        for ref in self.of.refs(s, env):
            if is_faceless(s, ref.card):
                continue
            total += s.rules.stat(s, ref.card, s.rules.remembered(s, ref), self.stat)
        return bounded(total)


@dataclass(slots=True, eq=False)
class StatIs(Trait):
    """A number in a range, or compared with another one; a card without that number has none to compare."""

    stat: int
    relation: int
    amount: Amount

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return compares(s.rules.stat(s, card, r, self.stat), self.relation, self.amount.value(s, env))


@dataclass(slots=True, eq=False)
class OwnStats(Trait):
    """One number of a card compared with another of its own."""

    stat: int
    relation: int
    other: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return compares(s.rules.stat(s, card, r, self.stat), self.relation, s.rules.stat(s, card, r, self.other))


@dataclass(slots=True, eq=False)
class ExtremeStat(Amount):
    """The highest or the lowest number of several cards; 0 if there are none."""

    of: Cards
    stat: int
    highest: bool

    def value(self, s: State, env: Env) -> int:
        found = [s.rules.stat(s, ref.card, s.rules.remembered(s, ref), self.stat) for ref in self.of.refs(s, env)]
        return 0 if not found else max(found) if self.highest else min(found)


@dataclass(slots=True, eq=False)
class Extreme(Cards):
    """Those with the highest or the lowest number; several if they are equal."""

    of: Cards
    stat: int
    highest: bool

    def cards(self, s: State, env: Env) -> list[Card]:
        found: list[Card] = []
        best = 0
        for card in self.of.cards(s, env):
            value = s.rules.stat(s, card, s.records[card.number], self.stat)
            if found and value == best:
                found.append(card)
            elif not found or (value > best) == self.highest:
                found = [card]
                best = value
        return found


def stats_asked(term: object) -> tuple[int, ...]:
    """Which numbers of cards a term of this file asks for; none of other terms."""
    if isinstance(term, OwnStats):
        return (term.stat, term.other)
    return (term.stat,) if isinstance(term, (StatOf, StatIs, ExtremeStat, Extreme)) else ()
