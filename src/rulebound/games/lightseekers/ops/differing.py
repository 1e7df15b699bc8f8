"""Several cards of which no two are alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulebound.games.lightseekers.ops.traits import symbols_of
from rulebound.kernel.play import Card, Record, State
from rulebound.kernel.terms import Amount, Cards, Env, Test, Trait
from rulebound.kernel.terms.groups import cards_of_player
from rulebound.kernel.terms.players import PlayerTrait

NAME: Final = -1  # as a sort; else the first symbol of the sort


def alike(s: State, one: Card, other: Card, sort: int) -> bool:
    """[LS-F02] [LS-2.3.1.4] The same name, or a symbol in common; two without any are alike."""
    if sort == NAME:
        return one.definition.name == other.definition.name
    own, theirs = symbols_of(s, one, sort), symbols_of(s, other, sort)
    return own & theirs != 0 or (own == 0 and theirs == 0)


def has_unlike(s: State, cards: list[Card], sort: int, least: int) -> bool:
    """Whether there are so many among them of which no two are alike."""
    if least <= 0:
        return True
    for at, card in enumerate(cards):
        if least == 1:
            return True
        rest = [other for other in cards[at + 1 :] if not alike(s, card, other, sort)]
        if len(rest) >= least - 1 and has_unlike(s, rest, sort, least - 1):
            return True
    return False


@dataclass(slots=True, eq=False)
class Unlike(Trait):
    """Like none of those that were chosen so far."""

    slot: int
    sort: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        for ref in env.slots[self.slot]:
            if ref.card is not card and alike(s, card, ref.card, self.sort):
                return False
        return True


@dataclass(slots=True, eq=False)
class ManyUnlike(Test):
    """There are so many such cards of which no two are alike."""

    group: Cards
    sort: int
    least: Amount

    def holds(self, s: State, env: Env) -> bool:
        return has_unlike(s, self.group.cards(s, env), self.sort, self.least.value(s, env))


@dataclass(slots=True, eq=False)
class HasUnlike(PlayerTrait):
    """The same of the cards of a hero, read with that hero as 'you'."""

    group: Cards
    sort: int
    least: Amount

    def fits(self, s: State, env: Env, seat: int) -> bool:
        return has_unlike(s, cards_of_player(s, env, self.group, seat), self.sort, self.least.value(s, env))
