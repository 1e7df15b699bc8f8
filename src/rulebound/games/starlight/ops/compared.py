"""Stats exchanged, and who has the most of one."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.stats import gain, lose
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.ops.terms import OfOne, found_one, the_one
from rulebound.games.starlight.record import creature
from rulebound.games.starlight.values import distance, most_of, on_board, pairs_of
from rulebound.kernel.play import Card, Op, Run, State
from rulebound.kernel.terms import Amount, Cards, Env, Test


@dataclass(slots=True, eq=False)
class ExchangeStats(Op):
    """Each becomes what the other was, within its bounds. [ST-STAT.12]"""

    who: Cards
    stat: int
    second: int

    def run(self, s: State, run: Run) -> int:
        card = found_one(s, run, self.who)
        run.env.done = False
        if card is not None:
            one, other = creature(s, card).stats[self.stat], creature(s, card).stats[self.second]
            run.env.done = one != other
            for which, by in ((self.stat, other - one), (self.second, one - other)):
                gain(s, card, which, max(by, 0), c.BY_CARD)
                lose(s, card, which, max(-by, 0), c.BY_CARD)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class ExchangeWith(Op):
    """A stat of each becomes what that of the other was, or what another stat of the other was. [ST-STAT.12]"""

    who: Cards
    other: Cards
    stat: int
    second: int

    def run(self, s: State, run: Run) -> int:
        card, other = found_one(s, run, self.who), found_one(s, run, self.other)
        run.env.done = False
        if card is not None and other is not None:
            by = creature(s, other).stats[self.second] - creature(s, card).stats[self.stat]
            run.env.done = by != 0
            richer, poorer = (card, other) if by > 0 else (other, card)
            rises, falls = (self.stat, self.second) if by > 0 else (self.second, self.stat)
            lose(s, poorer, falls, abs(by), c.BY_CARD)
            gain(s, richer, rises, abs(by), c.BY_CARD)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Missing(Amount):
    """How much of a stat a creature lacks of the most that there can be."""

    who: Cards
    stat: int

    def value(self, s: State, env: Env) -> int:
        cards = self.who.cards(s, env)
        return most_of(s, self.stat) - creature(s, cards[0]).stats[self.stat] if cards else 0


@dataclass(slots=True, eq=False)
class DistanceOf(Amount):
    """How far two creatures are from each other."""

    one: Cards
    other: Cards

    def value(self, s: State, env: Env) -> int:
        one, other = the_one(s, env, self.one), the_one(s, env, self.other)
        return 0 if one is None or other is None else distance(s, one, other)


@dataclass(slots=True, eq=False)
class NoteIf(Op):
    """Whether something is so now, kept in mind for later."""

    number: int
    test: Test

    def run(self, s: State, run: Run) -> int:
        run.env.numbers[self.number] = int(self.test.holds(s, run.env))
        return run.pc + 1


@dataclass(slots=True, eq=False)
class HasMost(OfOne):
    """No creature on the board has more of a stat, or less."""

    stat: int
    least: bool

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        all_of_it = [creature(s, each).stats[self.stat] for each in on_board(s)]
        end = min(all_of_it, default=0) if self.least else max(all_of_it, default=0)
        return creature(s, card).stats[self.stat] == end


@dataclass(slots=True, eq=False)
class MostOf(Cards):
    """Those of some creatures that have the most of a stat, or the least."""

    of: Cards
    stat: int
    least: bool

    def cards(self, s: State, env: Env) -> list[Card]:
        found = self.of.cards(s, env)
        much = [creature(s, each).stats[self.stat] for each in found]
        end = min(much, default=0) if self.least else max(much, default=0)
        return [each for each in found if creature(s, each).stats[self.stat] == end]


@dataclass(slots=True, eq=False)
class IsAmong(OfOne):
    """One of those that were kept in mind."""

    slot: int

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        return any(ref.card is card for ref in env.slots[self.slot])


@dataclass(slots=True, eq=False)
class IsAlly(OfOne):
    """The other creature of the same player."""

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        return card.owner == env.seat and card is not env.slots[c.THIS][0].card


class OwnsPair(Test):
    """[ST-GEN.7]"""

    def holds(self, s: State, env: Env) -> bool:
        return pairs_of(s, env.seat) > 0


@dataclass(slots=True, eq=False)
class Killed(Test):
    """Whom the damage of the event was dealt to has died of it."""

    own: bool
    enemy: bool

    def holds(self, s: State, env: Env) -> bool:
        other = None if env.event is None else env.event.other
        if other is None or creature(s, other).at >= 0:
            return False
        return self.own if other.owner == env.seat else self.enemy


@dataclass(slots=True, eq=False)
class PriceOf(Amount):
    """What is printed on cards as their price, all in all."""

    cards: Cards
    mana: bool

    def value(self, s: State, env: Env) -> int:
        return sum(
            kind_of(each).mana if self.mana else kind_of(each).energy for each in self.cards.cards(s, env)
        )
