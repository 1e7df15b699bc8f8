"""Conditions: what can be so or not when an effect asks, and what an event must be like to trigger."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.ops.remembering import remembered
from rulebound.games.luminous.values import life_of
from rulebound.kernel.play import Card, State
from rulebound.kernel.terms import Amount, Cards, Env, Test, Trait, Whom
from rulebound.kernel.terms.events import passes
from rulebound.kernel.terms.relations import compares


# ---- how things are
@dataclass(slots=True, eq=False)
class LifeIs(Test):
    """One of these players has so much life."""

    who: Whom
    relation: int
    other: Amount

    def holds(self, s: State, env: Env) -> bool:
        for seat in self.who.seats(s, env):
            if compares(life_of(s, seat), self.relation, self.other.value(s, env)):
                return True
        return False


@dataclass(slots=True, eq=False)
class OfOne(Test):
    """What is asked of the number of a card that was spoken of, if there is one."""

    asked: Test
    of: Cards

    def holds(self, s: State, env: Env) -> bool:
        return len(self.of.refs(s, env)) > 0 and self.asked.holds(s, env)


@dataclass(slots=True, eq=False)
class OfParity(Test):
    """An even number, or an odd one."""

    amount: Amount
    odd: bool

    def holds(self, s: State, env: Env) -> bool:
        return self.amount.value(s, env) % 2 == (1 if self.odd else 0)


@dataclass(slots=True, eq=False)
class Tributed(Test):
    """[LU-tribute.3] Whether a unit was sacrificed for Tribute as the card was played."""

    cards: Cards

    def holds(self, s: State, env: Env) -> bool:
        for ref in self.cards.refs(s, env):
            r = remembered(s, ref)
            if r is not None and r.tributed:
                return True
            if r is None and tributed_this_turn(s, ref.card):
                return True
        return False


def tributed_this_turn(s: State, card: Card) -> bool:
    """For a spell, which has no record in play."""
    event = s.newest_of(c.TRIBUTED)
    while event is not None:
        if event.card is card:
            return True
        event = event.earlier
    return False


@dataclass(slots=True, eq=False)
class Attacks(Test):
    """[LU-wave.2] Which attack of the turn it is."""

    relation: int
    number: int

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        count = s.facts[c.ATTACKS]
        if event is not None and event.kind == c.ATTACKED:
            count = event.amount
        return compares(count, self.relation, self.number)


@dataclass(slots=True, eq=False)
class InStep(Test):
    """[LU-turn.4] In which step it is."""

    phase: int
    step: int

    def holds(self, s: State, env: Env) -> bool:
        return s.facts[c.PHASE] == self.phase and s.facts[c.STEP] == self.step


class InCombat(Test):
    """[LU-combat.7] A combat is under way."""

    def holds(self, s: State, env: Env) -> bool:
        return s.facts[c.PHASE] == c.COMBAT


# ---- what happened this turn
@dataclass(slots=True, eq=False)
class FirstOfMany(Test):
    """'Whenever one or more …': of those to which it happens together only the first is heard."""

    tests: list[Test]

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None:
            return False
        s.newest_of(event.kind)  # from now on those before it are linked
        before = event.earlier
        while before is not None and before.time == event.time and before.moves == event.moves:
            if passes(s, before, env, self.tests):
                return False
            before = before.earlier
        return True


@dataclass(slots=True, eq=False)
class Befell(Test):
    """Something happened to one of these cards, wherever they are now."""

    cards: Cards
    trait: Trait

    def holds(self, s: State, env: Env) -> bool:
        for ref in self.cards.refs(s, env):
            if self.trait.fits(s, env, ref.card, remembered(s, ref)):
                return True
        return False


# ---- what an event is like
@dataclass(slots=True, eq=False)
class PaysFor(Test):
    """[LU-cost.2] A card expends for its essence: `played` for that of a card that is being played."""

    played: bool

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None or event.other is None:
            return False
        return not self.played or event.amount == 1




@dataclass(slots=True, eq=False)
class ByDamageOfThis(Test):
    """Whether the card of the event was destroyed by the state check [LU-dmg.4c] right after damage that it was dealt,
    by this card or by others at the same time. A check that finds it later has another reason: its health has sunk."""

    combat: bool

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None or event.card is None or event.cause != c.BY_CHECK:
            return False
        blow = s.newest_of(c.DAMAGED)
        while blow is not None and blow.time + 1 >= event.time:  # the check is the next moment
            if blow.card is event.card and blow.other is env.card:
                if not self.combat or blow.cause == c.BY_COMBAT:
                    return True
            blow = blow.earlier
        return False
