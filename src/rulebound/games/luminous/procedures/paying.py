"""Paying: essence by orbs and Blooms, then the check. Payments are exact and chosen by the payer [LU-cost.14]."""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.checking import state_check
from rulebound.games.luminous.atoms.leaving import sacrifice
from rulebound.games.luminous.atoms.turning import expend
from rulebound.games.luminous.costs import barred_cards, extras_refused
from rulebound.games.luminous.definition import Activated, ExtraCost, LuminousTriggered, Price
from rulebound.games.luminous.payment import Pool, is_bloom, payers_of, payments, pool_of, purse
from rulebound.games.luminous.rules import rules_of
from rulebound.games.luminous.values import price_in_force
from rulebound.kernel.cards import Ability, Card
from rulebound.kernel.events import Trigger
from rulebound.kernel.frames import Frame
from rulebound.kernel.ops import run_of_trigger
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State
from rulebound.kernel.terms import Env

NO_EXTRAS: Final[list[ExtraCost]] = []


class PayEssence(Frame):
    """[LU-play.2] Essence, then check, [LU-cost.12] which consumes nothing. Extra costs must stay payable."""

    __slots__ = ("ability", "env", "prices", "to_play")

    def __init__(self, env: Env, prices: list[Price], ability: Ability | None, to_play: bool = False) -> None:
        self.pc = 0
        self.env = env
        self.prices = prices
        self.ability = ability
        self.to_play = to_play  # not what a text asks for, nor an ability

    def extras(self) -> list[ExtraCost]:
        ability = self.ability
        if isinstance(ability, Activated):
            return ability.extras
        if isinstance(ability, LuminousTriggered):
            return ability.extras
        return NO_EXTRAS

    def pool(self, s: State) -> Pool:
        return self.pool_without(s, barred_cards(self.env, self.extras()))

    def pool_without(self, s: State, barred: list[Card] | None) -> Pool:
        if barred is None:
            return purse(s, self.env.seat)
        return pool_of(s, self.env.seat, barred, rules_of(s).switches.blooms_any_only)

    def choices(self, s: State) -> list[list[Card]]:
        env = self.env
        if self.ability is None:
            return payments(s, env.seat, purse(s, env.seat), self.prices, None)
        extras = self.extras()
        barred = barred_cards(env, extras)
        found = payments(s, env.seat, self.pool_without(s, barred), self.prices, barred)
        if extras and extras_refused(s, env, extras, payers_of(s, env.seat, barred)) != "":
            # Some payments use what the other parts of the cost need; else not even all of them together would.
            found = [cards for cards in found if extras_refused(s, env, extras, cards) == ""]
        return found

    def step(self, s: State) -> None:
        options = [Move(c.PAY, None, 0, cards) for cards in self.choices(s)]
        s.ask(self.env.seat, c.M_PAY, options, False)

    def answer(self, s: State, seat: int, option: Move) -> None:
        cards = option.cards
        assert cards is not None
        s.pop()
        pay(s, seat, self.env.card, cards, self.to_play)
        price = self.prices[0]
        if price.checks:  # [LU-cost.7]
            symbols = price.check_orange * 100 + price.check_green * 10 + price.check_purple
            s.note(c.CHECKED, seat, self.env.card, None, symbols, c.BY_COST)

    def copy(self) -> PayEssence:
        new = PayEssence(self.env, self.prices, self.ability, self.to_play)
        new.pc = self.pc
        return new


def pay(s: State, seat: int, what: Card, cards: list[Card], to_play: bool) -> None:
    """[LU-cost.2] Expend orbs, sacrifice Blooms; [LU-cost.18] making essence is no action."""
    blooms: list[Card] = []
    for card in cards:
        if is_bloom(card):
            blooms.append(card)
        else:
            expend(s, card, c.BY_COST, what, to_play)
    if blooms:
        sacrifice(s, blooms, c.BY_COST)
    if cards:
        s.note(c.PAID, seat, what, None, len(cards), c.BY_COST)


class PayForTrigger(Frame):
    """[LU-mulch.4] A Mulch with a cost: its player may pay when it resolves, [LU-mulch.5] on any player's turn."""

    __slots__ = ("trigger",)

    def __init__(self, trigger: Trigger) -> None:
        self.pc = 0
        self.trigger = trigger

    def ability(self) -> LuminousTriggered:
        ability = self.trigger.ability
        assert isinstance(ability, LuminousTriggered)
        return ability

    def env(self) -> Env:
        trigger = self.trigger
        return Env(trigger.seat, trigger.card, trigger.serial, trigger.record, trigger.event)

    def step(self, s: State) -> None:
        trigger = self.trigger
        ability = self.ability()
        assert ability.price is not None
        price = price_in_force(s, ability.price)
        if self.pc == 0:
            options: list[Move] = []
            if PayEssence(self.env(), [price], ability).choices(s):
                options.append(Move(c.PAY_MULCH, trigger.card))
            else:
                s.note(c.CANNOT_PAY, trigger.seat, trigger.card, None, 0, c.BY_COST)
            options.append(Move(c.NO_MULCH, trigger.card))
            s.ask(trigger.seat, c.M_MULCH, options, False)
        else:
            if s.dirty:
                state_check(s)
            s.pop()
            if s.ending is None:
                s.push(run_of_trigger(trigger))

    def answer(self, s: State, seat: int, option: Move) -> None:
        if option.kind == c.NO_MULCH:
            s.pop()
            return
        ability = self.ability()
        assert ability.price is not None
        self.pc = 1
        s.push(PayEssence(self.env(), [price_in_force(s, ability.price)], ability))

    def copy(self) -> PayForTrigger:
        new = PayForTrigger(self.trigger)
        new.pc = self.pc
        return new
