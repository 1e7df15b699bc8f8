"""Choices that effects ask for, in the shapes of the ledger's table of decisions."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.zones import reorder_top
from rulebound.games.lightseekers.forbidding import forbidden, shielded
from rulebound.games.lightseekers.procedures.doing import Choice, Doing
from rulebound.games.lightseekers.procedures.swapping import can_swap_in, can_swap_out
from rulebound.games.lightseekers.values import clockwise, controller_of
from rulebound.kernel.gates import ChooseNumber
from rulebound.kernel.play import Card, Choose, Move, Op, Ref, Run, State, distinct
from rulebound.kernel.terms import Amount, Cards, Whom
from rulebound.kernel.terms.traits import holds_card

MOST_ORDERED: Final = 4  # up to so many cards all orders are offered at once; else one card after the other


class Pick(Choose):
    """[LS-D08] [LS-D10] One card at a time; several may be named in one answer: `discard A, B`."""

    __slots__ = ("number",)

    def __init__(
        self, clause: str, who: Whom, group: Cards, count: Amount, up_to: bool, slot: int, menu: int, kind: int,
        number: int,
    ) -> None:  # fmt: skip
        super().__init__(clause, who, group, count, up_to, slot, menu, kind, c.STOP)
        self.number = number  # the zone that the label speaks of

    def candidates(self, s: State, run: Run, seat: int) -> list[Card]:
        """'You' stays the controller of the effect, whoever chooses."""
        assert isinstance(run, Doing)
        env = run.env
        found: list[Card] = []
        for card in self.group.cards(s, env):
            if holds_card(env.slots[self.slot], card) or shielded(s, card, env.card) or run.promised(s, card):
                continue
            found.append(card)
        return found

    def offer(self, s: State, seat: int, card: Card) -> Move:
        """[LS1-6.discard] The one it happens to picks; [LS-2.2.2] [LS1-2.2.2] there is no choice to do less."""
        return Move(self.kind, card, self.number) if self.number else card.option(self.kind)

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        if option.cards is not None:
            for card in option.cards:
                self.bind(s, run, card)
                run.picked += 1
            return run.pc
        return super().answer(s, run, seat, option)


@dataclass(slots=True, eq=False)
class PickSwap(Choice):
    """[LS-D17] What goes out and what comes in, as one question; bound to two slots."""

    who: Whom
    outs: Cards
    into: Cards
    out_slot: int
    slot: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        env.slots[self.out_slot] = []
        env.slots[self.slot] = []
        options: list[Move] = []
        choosers = self.who.seats(s, env)
        if not choosers or forbidden(s, choosers[0], c.NOT_SWAP, env.card):
            env.done = False
            return run.pc + 1
        cards = distinct(s, self.into.cards(s, env))
        for out in self.outs.cards(s, env):
            if can_swap_out(s, out):
                for card in cards:
                    if can_swap_in(s, controller_of(s, out), out, card):
                        options.append(Move(c.SWAP, card, s.places[card.number] % c.ZONES, [out]))
        if not options:
            env.done = False  # [LS-6.2.1-swap.2]
            return run.pc + 1
        if len(options) == 1:
            return self.answer(s, run, env.seat, options[0])
        s.ask(choosers[0], c.M_SWAP, options, False)
        return -1

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        assert option.card is not None and option.cards is not None
        run.env.slots[self.out_slot] = [s.ref(option.cards[0])]
        run.env.slots[self.slot] = [s.ref(option.card)]
        run.env.done = True
        return run.pc + 1


@dataclass(slots=True, eq=False)
class PickHero(Choice):
    """[LS-D05] [LS-3.1.5] [LS-3.1.6] A hero among those that fit; bound as a number, -1 if there is none."""

    who: Whom
    among: Whom
    number: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        seats = clockwise(s, self.among.seats(s, env))
        choosers = self.who.seats(s, env)
        if not seats or not choosers:
            env.numbers[self.number] = -1
            env.done = False
            return run.pc + 1
        options: list[Move] = []
        for seat in seats:
            options.append(Move(c.CHOOSE_HERO, None, seat))
        if len(options) == 1:
            return self.answer(s, run, choosers[0], options[0])
        s.ask(choosers[0], c.M_HERO, options, False)
        return -1

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        run.env.numbers[self.number] = option.number
        run.env.done = True
        return run.pc + 1


class NameSymbol(ChooseNumber):
    """[LS-2.3.2.3] [LS-D07] One of the eighteen Elements, or of the six Orders; [LS-2.3.3.3] Unaligned is neither."""

    def run(self, s: State, run: Run) -> int:
        """Without anybody to name it there is no symbol."""
        after = ChooseNumber.run(self, s, run)
        if not run.env.done:
            run.env.numbers[self.number] = -1
        return after

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        s.note(c.NAMED, seat, None, run.env.card, option.number, 0)
        return ChooseNumber.answer(self, s, run, seat, option)


@dataclass(slots=True, eq=False)
class NameAmong(Choice):
    """[LS-D07] One of these, as the text lists them; -1 if there is nobody to name it."""

    who: Whom
    number: int
    among: list[int]

    def run(self, s: State, run: Run) -> int:
        choosers = self.who.seats(s, run.env)
        run.env.numbers[self.number] = -1
        run.env.done = len(choosers) > 0
        if not choosers:
            return run.pc + 1
        s.ask(choosers[0], c.M_NAME, [Move(c.NAME_SYMBOL, None, symbol) for symbol in self.among], False)
        return -1

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        s.note(c.NAMED, seat, None, run.env.card, option.number, 0)
        run.env.numbers[self.number] = option.number
        return run.pc + 1


def orders_of(s: State, refs: list[Ref]) -> list[list[Card]]:
    """All different orders of some cards, equal copies counting as one."""
    found: list[list[Card]] = []
    seen: list[list[str]] = []
    for order in permutations(refs):
        names = [ref.card.definition.name for ref in order]
        if names not in seen:
            seen.append(names)
            found.append([ref.card for ref in order])
    return found


@dataclass(slots=True, eq=False)
class OrderCards(Op):
    """Puts the cards of a slot in an order of a player's choice; `run.picked` cards are in their places already."""

    who: Whom
    slot: int
    menu: int
    kind: int
    number: int

    def run(self, s: State, run: Run) -> int:
        refs = run.env.slots[self.slot]
        left = refs[run.picked :]
        choosers = self.who.seats(s, run.env)
        if not choosers or not differ(left):
            return self.finish(s, run)
        options: list[Move] = []
        if len(left) <= MOST_ORDERED:
            for cards in orders_of(s, left):
                options.append(Move(self.kind, None, self.number, cards))
        else:
            for card in distinct(s, [ref.card for ref in left]):
                options.append(Move(self.kind, None, self.number, [card]))
        s.ask(choosers[0], self.menu, options, False)  # [LS1-4.3.4.3]
        return -1

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        assert option.cards is not None
        refs = run.env.slots[self.slot]
        done = refs[: run.picked]
        rest = refs[run.picked :]
        for card in option.cards:
            for ref in rest:
                if ref.card is card:
                    done = [*done, ref]
                    rest = [other for other in rest if other is not ref]
                    break
        run.env.slots[self.slot] = [*done, *rest]
        run.picked = len(done)
        return run.pc

    def finish(self, s: State, run: Run) -> int:
        return run.pc + 1


def differ(refs: list[Ref]) -> bool:
    for ref in refs[1:]:
        if ref.card.definition is not refs[0].card.definition:
            return True
    return False


class OrderPile(OrderCards):
    """[LS-D11] [LS-2.8.1.4] [LS1-4.3.4.3] The owner of the hand chooses the order on the pile; the last card is the
    top one."""

    __slots__ = ()

    def __init__(self, clause: str, who: Whom, slot: int) -> None:
        super().__init__(clause, who, slot, c.M_ORDER, c.ORDER_PILE, 0)


class OrderDeck(OrderCards):
    """[LS-D18] Cards go on top of a deck, or to its bottom, in an order of choice; the first one is on top."""

    __slots__ = ("at_bottom", "deck")

    def __init__(self, clause: str, who: Whom, deck: Whom, slot: int, at_bottom: bool) -> None:
        super().__init__(clause, who, slot, c.M_DECK_ORDER, c.ORDER_DECK, 1 if at_bottom else 0)
        self.deck = deck
        self.at_bottom = at_bottom

    def finish(self, s: State, run: Run) -> int:
        cards = [ref.card for ref in run.env.slots[self.slot]]
        for seat in self.deck.seats(s, run.env):
            reorder_top(s, seat, cards, self.at_bottom)
        return run.pc + 1
