"""What the events of further triggers must be like."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import CardSort, kind_of
from rulebound.games.starlight.procedures.planning import Plan, attack_under_way
from rulebound.games.starlight.record import creature, laid
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import is_there, on_board
from rulebound.kernel.play import Card, Event, Ref, State
from rulebound.kernel.terms import Cards, Env, Test


class OtherOfEvent(Cards):
    """The other creature of which the trigger speaks: who attacks, or is attacked."""

    def cards(self, s: State, env: Env) -> list[Card]:
        return [ref.card for ref in self.refs(s, env) if is_there(s, ref.card)]

    def refs(self, s: State, env: Env) -> list[Ref]:
        card = None if env.event is None else env.event.other
        return [] if card is None else [s.ref(card)]


@dataclass(slots=True, eq=False)
class OfOther(Test):
    """It is so of the other creature of the event."""

    test: Test

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None or event.other is None:
            return False
        turned = env.copy()
        turned.event = Event(event.kind, event.seat, event.other, event.card, event.amount, event.cause, None)
        return self.test.holds(s, turned)


def plan_of(s: State, card: Card) -> Plan | None:
    """How a card is being invoked, alone or as an Enchantment."""
    for frame in s.frames:
        if isinstance(frame, Plan) and card in (frame.card, frame.enchantment):
            return frame
    return None


@dataclass(slots=True, eq=False)
class OfTarget(Test):
    """It is so of the creature that the card chooses which has been invoked."""

    test: Test

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        plan = None if event is None or event.other is None else plan_of(s, event.other)
        if event is None or plan is None or plan.target is None or plan.card is not event.other:
            return False
        turned = env.copy()
        turned.event = Event(event.kind, event.seat, plan.target, event.card, event.amount, event.cause, None)
        return self.test.holds(s, turned)


class InIt(Test):
    """This creature is one of the two of the event."""

    def holds(self, s: State, env: Env) -> bool:
        this = env.slots[c.THIS][0].card
        return env.event is not None and (env.event.card is this or env.event.other is this)


@dataclass(slots=True, eq=False)
class Spent(Test):
    """So much Energy or Mana at once."""

    mana: bool
    least: int
    most: int

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        return event is not None and self.least <= (event.cause if self.mana else event.amount) <= self.most


@dataclass(slots=True, eq=False)
class CausedBy(Test):
    """By one of these causes, a bit each."""

    causes: int

    def holds(self, s: State, env: Env) -> bool:
        return env.event is not None and self.causes >> env.event.cause & 1 == 1


class ByThisAttacker(Test):
    """This creature is the attacker of the Combat in which it happens."""

    def holds(self, s: State, env: Env) -> bool:
        attack = attack_under_way(s)
        return attack is not None and attack.by is env.slots[c.THIS][0].card


@dataclass(slots=True, eq=False)
class FellTo(Test):
    """A stat of the creature is not above a number now, and was before this loss."""

    stat: int
    least: int

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None or event.card is None:
            return False
        now = creature(s, event.card).stats[self.stat]
        return now <= self.least < now + event.amount


@dataclass(slots=True, eq=False)
class HasCounters(Test):
    """So many lie on the Aura whose text it is."""

    least: int

    def holds(self, s: State, env: Env) -> bool:
        on_this = env.event is not None and env.event.card is env.card
        return on_this and s.place(env.card) == c.AURAS and laid(s, env.card).counters >= self.least


@dataclass(slots=True, eq=False)
class IsOfSort(Test):
    """The card that was invoked."""

    sort: CardSort

    def holds(self, s: State, env: Env) -> bool:
        card = None if env.event is None else env.event.other
        return card is not None and self.sort.fits(kind_of(card), came_telegraphed(s, card))


def came_telegraphed(s: State, card: Card) -> bool:
    """Whether a card that is being invoked lay in a Telegraph Pile."""
    plan = plan_of(s, card)
    if plan is None:
        return False
    return plan.telegraphed if plan.card is card else plan.less_enchanting >= 0


class BesideEnemy(Test):
    """The creature of the event stands beside one of the other player."""

    def holds(self, s: State, env: Env) -> bool:
        card = None if env.event is None else env.event.card
        if card is None or not is_there(s, card):
            return False
        board, here = rules_of(s).board, creature(s, card).at
        return any(
            each.owner != card.owner and board.distance(here, creature(s, each).at) == 1 for each in on_board(s)
        )
