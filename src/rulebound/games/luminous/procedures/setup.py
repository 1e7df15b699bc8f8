"""Setting up: decks, the starting player, opening hands, mulligans [LU-setup.1] … [LU-setup.9]."""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.decks import cut_deck, put_into_deck, shuffle_deck
from rulebound.games.luminous.atoms.drawing import draw_card
from rulebound.games.luminous.atoms.entering import place_in_play
from rulebound.games.luminous.atoms.facts import begin_step, set_fact, set_number
from rulebound.games.luminous.definition import LuminousCard
from rulebound.games.luminous.procedures.turn import Turn, begin_turn
from rulebound.games.luminous.rules import Luminous, rules_of
from rulebound.games.luminous.values import is_out, next_living
from rulebound.kernel.chance import Seed, key_of
from rulebound.kernel.play import Frame, Move, State, bring, bring_deck, distinct

STARTING_LIFE: Final = 25
FIRST_HAND: Final = 4
OTHER_HANDS: Final = 5
ORBS_OF_A_COLOUR: Final = 6

SHUFFLE: Final = 0
CUTS: Final = 1
HANDS: Final = 2
MULLIGANS: Final = 3
ORDERING: Final = 4
BEGIN: Final = 5


def new_state(rules: Luminous, seed: Seed) -> State:
    s = State(rules, key_of(seed)).open(c.EVENTS, c.FACTS)
    for seat in range(rules.seats):
        set_number(s, seat, c.LIFE, STARTING_LIFE)  # [LU-win.1]
    return s


def bring_cards(s: State, seat: int, favored: LuminousCard, main: list[LuminousCard], side: list[LuminousCard]) -> None:
    """[LU-setup.8] The favored face up in its zone, [LU-setup.9] all 18 orbs in the pile."""
    place_in_play(s, bring(s, favored, seat, c.FAVORED), seat, favored)
    bring_deck(s, main, seat, c.DECK)
    for kind in side:
        bring(s, kind, seat, c.SIDE_DECK)
    for kind in rules_of(s).basics:
        for _ in range(ORBS_OF_A_COLOUR):
            bring(s, kind, seat, c.ORB_PILE)


class Opening(Frame):
    """From shuffled decks to the first turn."""

    __slots__ = ("given_starter", "seat", "shuffled")

    def __init__(self, given_starter: int, shuffled: bool) -> None:
        self.pc = SHUFFLE
        self.given_starter = given_starter  # -1: by chance
        self.shuffled = shuffled  # the decks lie as they are to lie
        self.seat = 0  # how many seats have been asked

    def step(self, s: State) -> None:
        pc = self.pc
        if pc == SHUFFLE:
            self.pc = CUTS
            self.shuffle_and_choose_starter(s)
        elif pc == CUTS:
            self.offer_cut(s)
        elif pc == HANDS:
            self.pc = MULLIGANS
            self.opening_hands(s)
        elif pc == MULLIGANS:
            self.offer_mulligan(s)
        elif pc == ORDERING:
            self.order_returned(s)
        else:
            self.first_turn(s)

    def shuffle_and_choose_starter(self, s: State) -> None:
        """[LU-setup.2a] Every deck is shuffled; [LU-setup.3a] the starting player is random unless it was chosen."""
        begin_step(s, c.SETUP, c.NO_STEP)
        if not self.shuffled:
            for seat in range(s.rules.seats):
                shuffle_deck(s, seat)
        starter = self.given_starter
        if starter < 0:
            starter = s.below(s.rules.seats)
        set_fact(s, c.STARTER, starter)
        s.active = starter
        self.seat = 0

    def place(self, s: State) -> int:
        """The seat whose matter it is, starter first [LU-setup.5a]."""
        return (s.facts[c.STARTER] + self.seat) % s.rules.seats

    def offer_cut(self, s: State) -> None:
        """[LU-setup.2b] The next player is offered a cut of each shuffled deck, if the switch is on."""
        if not rules_of(s).switches.offer_cut or self.seat == s.rules.seats:
            self.pc = HANDS
            self.seat = 0
            return
        seat = self.place(s)
        options = [Move(c.NO_CUT, None, seat)]
        for at in range(1, len(s.zone(seat, c.DECK))):
            options.append(Move(c.CUT, None, seat, None, [at]))
        s.ask((seat + 1) % s.rules.seats, c.M_CUT, options, False)

    def opening_hands(self, s: State) -> None:
        """[LU-setup.4a] Four cards for the starting player, [LU-setup.4b] [LU-multi.2] five for the others."""
        for step in range(s.rules.seats):
            seat = (s.facts[c.STARTER] + step) % s.rules.seats
            count = FIRST_HAND if step == 0 else OTHER_HANDS
            for card in s.zone(seat, c.DECK)[:count]:
                draw_card(s, seat, card)
        self.seat = 0

    def offer_mulligan(self, s: State) -> None:
        """[LU-setup.5a] Each player may mulligan once [LU-setup.5b]."""
        if self.seat == s.rules.seats:
            self.pc = BEGIN
            return
        seat = self.place(s)
        hand = s.zone(seat, c.HAND)
        if not hand:  # nothing to mulligan, or the player has left
            self.seat += 1
            return
        s.ask(seat, c.M_MULLIGAN, [Move(c.KEEP_HAND), Move(c.TAKE_MULLIGAN, None, len(hand))], False)

    def answer(self, s: State, seat: int, option: Move) -> None:
        kind = option.kind
        if kind == c.CUT:
            assert option.numbers is not None
            cut_deck(s, option.number, option.numbers[0])
            self.seat += 1
        elif kind == c.NO_CUT:
            self.seat += 1
        elif kind == c.TAKE_MULLIGAN:
            self.mulligan(s, seat)
        elif kind == c.ORDER_CARD:
            assert option.card is not None
            put_into_deck(s, option.card, False)
        else:
            self.seat += 1

    def mulligan(self, s: State, seat: int) -> None:
        """[LU-setup.5c] The hand goes to the bottom, then as many cards are drawn; [LU-setup.5d] in the order held."""
        s.note(c.MULLIGAN, seat, None, None, len(s.zone(seat, c.HAND)), c.BY_EFFECT)
        order = rules_of(s).switches.mulligan_order
        if order == "chosen":
            self.pc = ORDERING
            return
        cards = s.zone(seat, c.HAND)[:]
        if order == "random":
            for i in range(len(cards) - 1, 0, -1):
                j = s.below(i + 1)
                cards[i], cards[j] = cards[j], cards[i]
        for card in cards:
            put_into_deck(s, card, False)
        self.redraw(s, seat, len(cards))

    def redraw(self, s: State, seat: int, count: int) -> None:
        for card in s.zone(seat, c.DECK)[:count]:
            draw_card(s, seat, card)
        self.seat += 1

    def order_returned(self, s: State) -> None:
        """The switch mulligan_order = chosen: which card goes under the deck next."""
        seat = self.place(s)
        hand = s.zone(seat, c.HAND)
        if hand:
            s.ask(seat, c.M_ORDER, [card.option(c.ORDER_CARD) for card in distinct(s, hand)], False)
            return
        self.pc = MULLIGANS
        self.redraw(s, seat, FIRST_HAND if self.seat == 0 else OTHER_HANDS)

    def first_turn(self, s: State) -> None:
        """[LU-setup.6] The starting player takes the first turn."""
        s.pop()
        starter = s.facts[c.STARTER]
        s.active = next_living(s, starter) if is_out(s, starter) else starter
        begin_turn(s)
        set_fact(s, c.FIRST_TURN, 1)
        s.push(Turn())

    def copy(self) -> Opening:
        new = Opening(self.given_starter, self.shuffled)
        new.pc = self.pc
        new.seat = self.seat
        return new

