"""Whom a text speaks of: this creature, the target, both sides of a Combat, all within reach."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.planning import attack_under_way
from rulebound.games.starlight.record import creature
from rulebound.games.starlight.values import distance, is_there, on_board, partner
from rulebound.kernel.play import Card, State
from rulebound.kernel.terms import Cards, Env


def the_one(s: State, env: Env, who: Cards) -> Card | None:
    found = who.cards(s, env)
    return found[0] if found else None


@dataclass(slots=True, eq=False)
class InSlot(Cards):
    """This creature, or the target: if it is on the board [ST-DIE.13]."""

    slot: int

    def cards(self, s: State, env: Env) -> list[Card]:
        return [ref.card for ref in env.slots[self.slot] if creature(s, ref.card).at >= 0]


THIS = InSlot(c.THIS)
TARGET = InSlot(c.TARGET)


@dataclass(slots=True, eq=False)
class OfCombat(Cards):
    """The attacker or the defender of the Combat that is going on."""

    defender: bool

    def cards(self, s: State, env: Env) -> list[Card]:
        attack = attack_under_way(s)
        if attack is None:
            return []
        card = attack.target if self.defender else attack.by
        return [card] if card is not None and is_there(s, card) else []


class ThatCreature(Cards):
    """The creature that the trigger speaks of."""

    def cards(self, s: State, env: Env) -> list[Card]:
        card = None if env.event is None else env.event.card
        return [card] if card is not None and is_there(s, card) else []


class OtherCreature(Cards):
    """The other creature of the same player."""

    def cards(self, s: State, env: Env) -> list[Card]:
        card = partner(s, env.slots[c.THIS][0].card)
        return [card] if card is not None and is_there(s, card) else []


@dataclass(slots=True, eq=False)
class EachWithin(Cards):
    """All of one side that are so near to this creature, itself among its own, in the order of turns."""

    own: bool
    tiles: int

    def cards(self, s: State, env: Env) -> list[Card]:
        this = env.slots[c.THIS][0].card
        if not is_there(s, this):
            return []
        return [
            card
            for card in on_board(s)
            if (card.owner == this.owner) == self.own and distance(s, this, card) <= self.tiles
        ]
