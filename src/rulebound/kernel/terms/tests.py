"""Conditions that texts speak of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulebound.kernel.terms.base import Amount, Cards, Env, Test, Trait, Whom, ask_faces, has_all, is_faceless
from rulebound.kernel.terms.relations import compares

if TYPE_CHECKING:
    from rulebound.kernel.state import State


@dataclass(slots=True, eq=False)
class Not(Test):
    test: Test

    def holds(self, s: State, env: Env) -> bool:
        return not self.test.holds(s, env)


@dataclass(slots=True, eq=False)
class Every(Test):
    tests: list[Test]

    def holds(self, s: State, env: Env) -> bool:
        for test in self.tests:
            if not test.holds(s, env):
                return False
        return True


@dataclass(slots=True, eq=False)
class AnyOf(Test):
    tests: list[Test]

    def holds(self, s: State, env: Env) -> bool:
        for test in self.tests:
            if test.holds(s, env):
                return True
        return False


@dataclass(slots=True, eq=False)
class CardsAre(Test):
    """Every card spoken of is so, and there is one; 'isn't' turns the answer about each card."""

    cards: Cards
    traits: list[Trait]
    yes: bool = True

    def holds(self, s: State, env: Env) -> bool:
        refs = self.cards.refs(s, env)
        asks = ask_faces(self.traits)
        for ref in refs:
            if asks and is_faceless(s, ref.card):
                return False
            if has_all(self.traits, s, env, ref.card, s.rules.remembered(s, ref)) != self.yes:
                return False
        return len(refs) > 0


@dataclass(slots=True, eq=False)
class SoManyAre(Test):
    """Of some cards so many are so, or are not so: 'a unit is', 'no units are', 'two of them are'."""

    cards: Cards
    traits: list[Trait]
    yes: bool
    relation: int
    count: Amount

    def holds(self, s: State, env: Env) -> bool:
        found = 0
        asks = ask_faces(self.traits)
        for ref in self.cards.refs(s, env):
            if asks and is_faceless(s, ref.card):
                continue
            if has_all(self.traits, s, env, ref.card, s.rules.remembered(s, ref)) == self.yes:
                found += 1
        return compares(found, self.relation, self.count.value(s, env))


class Done(Test):
    """'If you do': whether the last instruction really happened."""

    def holds(self, s: State, env: Env) -> bool:
        return env.done


@dataclass(slots=True, eq=False)
class TurnOf(Test):
    """Whose turn it is."""

    who: Whom

    def holds(self, s: State, env: Env) -> bool:
        return self.who.includes(s, env, s.active)


@dataclass(slots=True, eq=False)
class NoneHeld(Test):
    """None of the cases before was so; those that were have left their mark in a number."""

    number: int

    def holds(self, s: State, env: Env) -> bool:
        return env.numbers[self.number] == 0


@dataclass(slots=True, eq=False)
class ModeChosen(Test):
    """Of a text with several modes to choose; they stand in a number, one bit each."""

    number: int
    mode: int

    def holds(self, s: State, env: Env) -> bool:
        return (env.numbers[self.number] >> self.mode) & 1 == 1


@dataclass(slots=True, eq=False)
class SoManyModes(Test):
    """'If you choose both': so many or more of the modes were chosen."""

    number: int
    least: int

    def holds(self, s: State, env: Env) -> bool:
        chosen = env.numbers[self.number]
        count = 0
        while chosen:
            count += chosen & 1
            chosen >>= 1
        return count >= self.least


@dataclass(slots=True, eq=False)
class SameTurn(Test):
    """As long as the turn lasts in which an effect began."""

    turn: int  # the number that holds it

    def holds(self, s: State, env: Env) -> bool:
        return env.numbers[self.turn] == s.turn


@dataclass(slots=True, eq=False)
class BeforeNextTurn(Test):
    """Until the turn of the player of the effect comes again."""

    turn: int

    def holds(self, s: State, env: Env) -> bool:
        return env.numbers[self.turn] == s.turn or s.active != env.seat


@dataclass(slots=True, eq=False)
class StillInPlay(Test):
    """Until a card leaves play."""

    cards: Cards

    def holds(self, s: State, env: Env) -> bool:
        for card in self.cards.cards(s, env):
            if s.records[card.number] is not None:
                return True
        return False


@dataclass(slots=True, eq=False)
class AnyCards(Test):
    """Whether an offer offers anything: there are such cards."""

    group: Cards
    least: Amount

    def holds(self, s: State, env: Env) -> bool:
        return len(self.group.cards(s, env)) >= max(1, self.least.value(s, env))


@dataclass(slots=True, eq=False)
class SamePlayer(Test):
    """Whether one of these players is one of those."""

    who: Whom
    other: Whom

    def holds(self, s: State, env: Env) -> bool:
        others = self.other.seats(s, env)
        for seat in self.who.seats(s, env):
            if seat in others:
                return True
        return False


@dataclass(slots=True, eq=False)
class Possible(Test):
    """Whether an offer offers anything: where doing it and declining come to the same, nobody is asked. `least` is
    how many cards it takes, where only the whole counts."""

    cards: Cards
    who: Whom
    actor: int
    least: Amount

    def holds(self, s: State, env: Env) -> bool:
        theirs = env.copy()
        for seat in self.who.seats(s, env):
            if self.actor >= 0:
                theirs.numbers[self.actor] = seat
            if len(self.cards.cards(s, theirs)) >= max(1, self.least.value(s, theirs)):
                return True
        return False
