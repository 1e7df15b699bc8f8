"""What cards have in common, and what one takes over from others."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lost_legacy.definition import kind_of
from rulebound.games.lost_legacy.ops.terms import is_faceless, sorts_of
from rulebound.games.lost_legacy.record import OnField
from rulebound.games.lost_legacy.values import skills
from rulebound.kernel.play import Card, State
from rulebound.kernel.terms import Amount, Cards, Env, Test, Trait, has_all


def had_of(s: State, card: Card, what: str) -> list[str]:
    if what == "controller":
        return [str(s.controller(card))]
    return [kind_of(card).name] if what == "name" else sorts_of(card, what)


@dataclass(slots=True, eq=False)
class Alike(Test):
    """[LL-card.3] Two or more cards have one of a sort in common; `different`: no two of them have."""

    of: Cards
    what: str
    different: bool

    def holds(self, s: State, env: Env) -> bool:
        cards = [card for card in self.of.cards(s, env) if not is_faceless(s, env, card)]
        if len(cards) < 2:
            return False
        had = [set(had_of(s, card, self.what)) for card in cards]
        if not self.different:
            return bool(set.intersection(*had))
        return all(one.isdisjoint(other) for at, one in enumerate(had) for other in had[:at])


@dataclass(slots=True, eq=False)
class SkillsOf(Amount):
    """[LL-skill.11] All skills that any of these cards has, a bit each."""

    of: Cards

    def value(self, s: State, env: Env) -> int:
        bits = 0
        for card in self.of.cards(s, env):
            if not is_faceless(s, env, card):
                bits |= skills(s, card)
        return bits


@dataclass(slots=True, eq=False)
class SortsAmong(Amount):
    """[LL-card.3] How many sorts these cards have, what several have counted once."""

    of: Cards
    what: str

    def value(self, s: State, env: Env) -> int:
        cards = [card for card in self.of.cards(s, env) if not is_faceless(s, env, card)]
        return len({each for card in cards for each in had_of(s, card, self.what)})


@dataclass(slots=True, eq=False)
class WasFound(Test):
    """[LL-pos.1] How these cards lay on the field before they were sent away."""

    of: Cards
    words: list[str]

    def holds(self, s: State, env: Env) -> bool:
        for ref in self.of.refs(s, env):
            r = ref.record
            if isinstance(r, OnField) and position_of(r) in self.words:
                return True
        return False


def position_of(r: OnField) -> str:
    if r.face_down:
        return "in standby"
    return "resting" if r.resting else "readied"


@dataclass(slots=True, eq=False)
class ThoseOf(Cards):
    """Those of some cards that are so."""

    of: Cards
    traits: list[Trait]

    def cards(self, s: State, env: Env) -> list[Card]:
        found = self.of.cards(s, env)
        return [card for card in found if has_all(self.traits, s, env, card, s.records[card.number])]
