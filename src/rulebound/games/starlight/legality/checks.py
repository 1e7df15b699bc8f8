"""The situation in which an action is tried, and what every action with a card needs."""

from __future__ import annotations

from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import StarlightCard, kind_of
from rulebound.games.starlight.planning import Plan
from rulebound.games.starlight.record import creature
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import can_step, telegraphed
from rulebound.kernel.errors import Refusal
from rulebound.kernel.legality import Check, name, several, subject
from rulebound.kernel.play import Card, Move, State

OWN_CREATURES: Final = 2
FAR_AWAY: Final = c.ANY_DISTANCE + 1


class Asked:
    """Who is asked: the creature that would act, and whether it is in a window of a Combat.

    What is the same for all cards of a listing is worked out once, when the first of them asks."""

    __slots__ = ("_far", "_steps", "by", "inside")

    def __init__(self, by: Card, inside: bool) -> None:
        self.by = by
        self.inside = inside
        self._far: list[int] = []
        self._steps = -1

    def window(self) -> int:
        return c.INSIDE if self.inside else c.OUTSIDE

    def plan(self, option: Move) -> Plan:
        return Plan(subject(option), self.by, self.inside)

    def can_step(self, s: State) -> bool:
        if self._steps < 0:
            self._steps = 1 if can_step(s, self.by) else 0
        return self._steps == 1

    def reaches(self, s: State, kind: StarlightCard) -> bool:
        """[ST-CMB.16] [ST-CMB.20] Whether a creature of the right side is at a distance that the card allows."""
        far = self._far
        if not far:
            here = creature(s, self.by).at
            for seat in (self.by.owner, 1 - self.by.owner):  # the own ones first
                for card in s.zones[seat * c.ZONES + c.TEAM]:
                    at = creature(s, card).at
                    far.append(rules_of(s).board.distance(here, at) if here >= 0 and at >= 0 else FAR_AWAY)
        first = OWN_CREATURES if kind.whom == c.ENEMY else 0
        last = OWN_CREATURES if kind.whom == c.OWN else len(far)
        for at in range(first, last):
            if kind.least <= far[at] <= kind.most:
                return True
        return False


class IsHere(Check[Asked]):
    """[ST-INV.11] [ST-GAME.4] From the hand, the Core Pile or [ST-TEL.6] the Telegraph Pile of the very creature;
    [ST-CORE.12] what lies beside the other one is not to be had."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        card = subject(option)
        seat = asked.by.owner * c.ZONES
        if s.places[card.number] in (seat + c.HAND, seat + c.CORE):
            return False
        return card not in telegraphed(s, asked.by)

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        card = subject(option)
        place = s.place(card)
        if card.owner != asked.by.owner or kind_of(card).creature:
            return [Refusal(self.rule, f"{name(option)} is no card of yours to play")]
        if place == c.TELEGRAPH:
            words = f"{name(option)} lies telegraphed beside your other creature, and only that one may invoke it"
            return several(["ST-TEL.6", "ST-CORE.12"] if kind_of(card).core else ["ST-TEL.6"], words)
        if kind_of(card).core:
            return [Refusal("ST-LOC.12", f"your only {name(option)} is in use elsewhere")]
        return [Refusal(self.rule, f"{name(option)} is neither in your hand nor in a pile from which it is played")]


class Binds(Check[Asked]):
    """[ST-INV.1] [ST-INV.2] A Soulbound card is for the creature that supplied it, a Global one for both."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        kind = kind_of(subject(option))
        return kind.binding and kind.supplier != asked.by.definition.name

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} is Soulbound to {kind_of(subject(option)).supplier or 'nobody'}"
