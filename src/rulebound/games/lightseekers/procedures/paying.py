"""Paying for a combo [LS-T02]: skip symbols, choose the payment, show it; it lies in Limbo until the combo is done."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.amounts import cost_change
from rulebound.games.lightseekers.atoms.turns import tell
from rulebound.games.lightseekers.atoms.zones import to_limbo, to_pile
from rulebound.games.lightseekers.payment import (
    Bill,
    Payment,
    bills,
    can_pay,
    payments,
    payments_with,
    shapes_of,
)  # fmt: skip
from rulebound.games.lightseekers.procedures.doing import Announced
from rulebound.games.lightseekers.procedures.harming import WornOut
from rulebound.games.lightseekers.record import in_play
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.skipping import skips, without
from rulebound.games.lightseekers.values import is_out
from rulebound.kernel.acts import CANCELLED
from rulebound.kernel.cards import Card
from rulebound.kernel.choosing import distinct
from rulebound.kernel.frames import Frame
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State

SKIP: Final = 0
PAY: Final = 1
MOST_LISTED: Final = 150  # payments


def affordable(s: State, seat: int, card: Card) -> bool:
    """[LS-2.4.2.2d.2] Whether some payment exists, with all changes of the cost."""
    for bill in bills(s, seat, card, cost_change(s, card)):
        if can_pay(s, bill):
            return True
    return False


class Paying(Frame):
    """[LS-2.4.2.2c.1] … [LS-2.4.2.2k.2] The questions LS-D02 and LS-D03. Tells the act beneath what was paid."""

    __slots__ = ("card", "change", "chosen", "left", "seat", "used")

    def __init__(self, card: Card, seat: int, change: int, left: list[int], used: list[Card]) -> None:
        self.pc = SKIP if change < 0 else PAY
        self.card = card
        self.seat = seat
        self.change = change  # as it was when the combo was still in hand [LS-2.4.2.2d.2]
        self.left = left  # symbols to pay
        self.chosen: list[Card] = []  # so far, where the payment is made card by card
        self.used = used  # cards that changed the cost

    def bill(self) -> Bill:
        return Bill(self.seat, self.card, self.left, self.change if self.change > 0 else 0)

    def step(self, s: State) -> None:
        if is_out(s, self.seat):  # [LS-G43]
            s.pop()
        elif self.pc == SKIP:
            self.ask_skip(s)
        else:
            self.ask_payment(s)

    def ask_skip(self, s: State) -> None:
        """[LS-2.4.2.2i.2] Of the symbols that fall away only such that the rest can be paid."""
        options: list[Move] = []
        for skipped in skips(self.left, -self.change):
            if can_pay(s, Bill(self.seat, self.card, without(self.left, skipped), 0)):
                options.append(Move(c.SKIP, None, 0, None, skipped))
        self.ask(s, c.M_SKIP, options)

    def ask_payment(self, s: State) -> None:
        """[LS-D03] All payments at once; where there are too many to list, one card after the other."""
        bill = self.bill()
        hand = s.zones[self.seat * c.ZONES + c.HAND]
        self.chosen = [card for card in self.chosen if card in hand]
        options: list[Move] = []
        if not bill.symbols and bill.extras == 0:
            options.append(Move(c.PAY, None, 0, []))
        else:
            shapes = shapes_of(s, bill)
            if self.chosen and shapes.is_complete(self.chosen):
                self.add_all(options, payments_with(s, bill, self.chosen))
            elif self.chosen or shapes.count() > MOST_LISTED:
                for card in distinct(s, shapes.next_cards(self.chosen)):
                    options.append(card.option(c.PAY))
            else:
                self.add_all(options, payments(s, bill, shapes))
        self.ask(s, c.M_PAY, options)

    def ask(self, s: State, menu: int, options: list[Move]) -> None:
        """[LS-G81] Whoever concedes takes cards and access along. A combo that cannot be paid any more does nothing."""
        if options:
            s.ask(self.seat, menu, options, False)
            return
        s.pop()
        act = s.frames[-1]
        assert isinstance(act, Announced)
        act.stop(CANCELLED)

    def add_all(self, options: list[Move], found: list[Payment]) -> None:
        for payment in found:
            options.append(Move(c.PAY, None, payment.extras, payment.cards))

    def answer(self, s: State, seat: int, option: Move) -> None:
        if option.kind == c.SKIP:
            assert option.numbers is not None
            self.left = without(self.left, option.numbers)
            self.pc = PAY
        elif option.card is not None:
            self.chosen = [*self.chosen, option.card]
        else:
            assert option.cards is not None
            s.pop()
            self.pay(s, option.cards, option.number)

    def pay(self, s: State, cards: list[Card], extras: int) -> None:
        """[LS-4.1.3.1b] [LS-G21] All is shown and lies in Limbo. [LS1-2.4.3.11] In the earlier edition an extra card
        is Discarded on the spot."""
        act = s.frames[-1]
        assert isinstance(act, Announced)
        dropped: list[Card] = []
        if extras and switches_of(s).extra_card_discarded:
            dropped = cards[len(cards) - extras :]
            cards = cards[: len(cards) - extras]
        for card in cards:
            to_limbo(s, card)
            s.note(c.PAID, self.seat, card, self.card, 0, 0)
        act.payment = cards
        for card in dropped:
            to_pile(s, card)
        for card in dropped:
            tell(s, c.DISCARDED, self.seat, card, self.card, c.HAND, 0)
        self.wear_out(s)

    def wear_out(self, s: State) -> None:
        """[LS-G32] A Clunky Buff that changed the cost has triggered."""
        worn: list[Card] = []
        for card in self.used:
            r = in_play(s, card)
            if r is not None and r.kind.buff and r.is_clunky() and not r.kind.own_turning:
                worn.append(card)
        if worn:
            s.push(WornOut(worn, []))

    def copy(self) -> Paying:
        new = Paying(self.card, self.seat, self.change, self.left, self.used)
        new.pc = self.pc
        new.chosen = self.chosen
        return new
