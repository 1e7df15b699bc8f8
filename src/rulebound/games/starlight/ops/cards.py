"""What texts do with cards: draw, discard, telegraph, give back, remove."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.piles import draw, give_back, remove_aura, telegraph
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.discarding import Discarding, limit_hand
from rulebound.games.starlight.ops.terms import the_one
from rulebound.games.starlight.planning import Plan
from rulebound.games.starlight.record import FREE
from rulebound.games.starlight.rules import holder_of
from rulebound.games.starlight.values import auras, standing, telegraphed
from rulebound.kernel.play import WAIT, Card, Op, Run, State
from rulebound.kernel.terms import Cards, Env

MOST_TELEGRAPHED = 2


@dataclass(slots=True, eq=False)
class Draw(Op):
    """[ST-LOC.7] A hand of more than seven is cut at once."""

    count: int

    def run(self, s: State, run: Run) -> int:
        draw(s, run.env.seat, self.count)
        run.move_to(run.pc + 1)
        limit_hand(s, run.env.seat)
        return WAIT


@dataclass(slots=True, eq=False)
class Discard(Op):
    """From the hand, of its player's choice; fewer if there are fewer."""

    count: int

    def run(self, s: State, run: Run) -> int:
        seat = run.env.seat
        run.move_to(run.pc + 1)
        s.push(Discarding(seat, max(len(s.zone(seat, c.HAND)) - self.count, 0), c.M_DISCARD))
        return WAIT


# ---- cards of which one is chosen
@dataclass(slots=True, eq=False)
class TelegraphedBy(Cards):
    who: Cards

    def cards(self, s: State, env: Env) -> list[Card]:
        card = the_one(s, env, self.who)
        return [] if card is None else telegraphed(s, card)


@dataclass(slots=True, eq=False)
class AurasOn(Cards):
    who: Cards

    def cards(self, s: State, env: Env) -> list[Card]:
        card = the_one(s, env, self.who)
        return [] if card is None else auras(s, card)


@dataclass(slots=True, eq=False)
class Telegraphable(Cards):
    """Cards of the hand that this creature may invoke, if it can telegraph and has room."""

    who: Cards

    def cards(self, s: State, env: Env) -> list[Card]:
        card = the_one(s, env, self.who)
        if card is None or len(telegraphed(s, card)) >= MOST_TELEGRAPHED or standing(s, card, c.NOT_TELEGRAPHING):
            return []
        name = card.definition.name
        return [
            each
            for each in s.zone(card.owner, c.HAND)
            if not kind_of(each).binding or kind_of(each).supplier == name
        ]


# ---- what is done with them
@dataclass(slots=True, eq=False)
class TelegraphFree(Op):
    who: Cards
    what: Cards

    def run(self, s: State, run: Run) -> int:
        by = the_one(s, run.env, self.who)
        for card in self.what.cards(s, run.env):
            if by is not None:
                telegraph(s, card, by, FREE)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class GiveBack(Op):
    """A telegraphed card goes to its owner's hand, which is cut to seven at once."""

    what: Cards

    def run(self, s: State, run: Run) -> int:
        run.move_to(run.pc + 1)
        for card in self.what.cards(s, run.env):
            give_back(s, card)
            limit_hand(s, card.owner)
        return WAIT


@dataclass(slots=True, eq=False)
class RemoveAura(Op):
    what: Cards

    def run(self, s: State, run: Run) -> int:
        for card in self.what.cards(s, run.env):
            bearer = holder_of(s, card)
            if bearer is not None:
                remove_aura(s, card, bearer)
        return run.pc + 1


class ReturnEnchanted(Op):
    """The enchanted card goes to the hand instead of the Discard Pile; not a Core card, not an Aura."""

    def run(self, s: State, run: Run) -> int:
        for frame in s.frames:
            if isinstance(frame, Plan) and frame.enchantment is run.env.card:
                if not kind_of(frame.card).core and s.place(frame.card) == c.PLAYED:
                    give_back(s, frame.card)
                    run.move_to(run.pc + 1)
                    limit_hand(s, run.env.seat)
                    return WAIT
        return run.pc + 1
