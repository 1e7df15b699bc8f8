"""Setting up [LS-3.4.1.1a] … [LS-3.4.1.1e]: first player, heroes, decks, opening hands; no mulligan [LS-G81]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.health import set_health
from rulebound.games.lightseekers.atoms.play import place_at_end
from rulebound.games.lightseekers.atoms.turns import begin_phase, begin_turn, set_fact
from rulebound.games.lightseekers.atoms.zones import draw_at_once, shuffle
from rulebound.games.lightseekers.definition import LightCard, light
from rulebound.games.lightseekers.procedures.turn import Turn
from rulebound.games.lightseekers.rules import Lightseekers
from rulebound.games.lightseekers.values import hero_of, is_out, target_of
from rulebound.kernel.chance import Seed, key_of
from rulebound.kernel.play import Card, Frame, Move, State, bring, bring_deck, distinct
from rulebound.kernel.together import Together

FIRST_HAND: Final = 4
LARGEST_HAND: Final = 7

FIRST_PLAYER: Final = 0
HEROES: Final = 1
DECKS: Final = 2
HANDS: Final = 3
BEGIN: Final = 4


def new_state(rules: Lightseekers, seed: Seed) -> State:
    s = State(rules, key_of(seed)).open(c.EVENTS, c.FACTS)
    set_fact(s, c.PLAYERS, rules.seats)
    return s


def bring_cards(s: State, seat: int, heroes: list[LightCard], main: list[LightCard]) -> None:
    """[LS-2.1.1.2] [LS1-3.2.3] Every player has a deck of their own; the heroes lie apart [LS-2.4.1.2]
    [LS1-2.4.1.1]."""
    for kind in heroes:
        bring(s, kind, seat, c.SPARE_HEROES)
    bring_deck(s, main, seat, c.DECK)


def opening_hand(place: int) -> int:
    """[LS-3.3.3.1] [LS1-3.1.2] Four for the first player, [LS-3.3.3.2] [LS1-3.1.3] one more for each later one,
    [LS-3.3.3.3] [LS-F04] seven at most."""
    return min(FIRST_HAND + place, LARGEST_HAND)


class Opening(Frame):
    """From decks on the table to the first turn."""

    __slots__ = ("given_starter", "shuffled")

    def __init__(self, given_starter: int, shuffled: bool) -> None:
        self.pc = FIRST_PLAYER
        self.given_starter = given_starter  # -1: by chance
        self.shuffled = shuffled  # the decks lie as they are to lie

    def step(self, s: State) -> None:
        pc = self.pc
        if pc == FIRST_PLAYER:
            self.pc = HEROES
            self.choose_first_player(s)
        elif pc == HEROES:
            self.pc = DECKS
            s.push(LayOutHeroes([None] * s.rules.seats))
        elif pc == DECKS:
            self.pc = HANDS
            if not self.shuffled:
                for seat in range(s.rules.seats):
                    shuffle(s, seat)  # [LS-3.4.1.1c] [LS1-3.2.2]
        elif pc == HANDS:
            self.pc = BEGIN
            self.draw_hands(s)
        else:
            self.first_turn(s)

    def choose_first_player(self, s: State) -> None:
        """[LS-3.3.1] [LS-3.4.1.1a] [LS1-3.1.1] At random, unless it was given. [LS-3.3.2] Seats are drawn before."""
        begin_phase(s, c.SETUP)
        starter = self.given_starter
        if starter < 0:
            starter = s.below(s.rules.seats)
        set_fact(s, c.STARTER, starter)
        s.active = starter
        s.note(c.FIRST_PLAYER, starter, None, None, 0, 0)

    def draw_hands(self, s: State) -> None:
        """[LS-3.4.1.1d] [LS1-3.2.4]"""
        for place in range(s.rules.seats):
            seat = (s.facts[c.STARTER] + place) % s.rules.seats
            hero = hero_of(s, seat)
            more = 0 if hero is None else light(hero.definition).opening
            for _ in draw_at_once(s, seat, opening_hand(place) + more):
                s.note(c.DREW, seat, None, None, 1, 0)

    def first_turn(self, s: State) -> None:
        """[LS-3.4.1.1e] All five phases take place in that turn, too."""
        s.pop()
        starter = s.facts[c.STARTER]
        begin_turn(s, target_of(s, starter) if is_out(s, starter) else starter)
        s.push(Turn())

    def copy(self) -> Opening:
        new = Opening(self.given_starter, self.shuffled)
        new.pc = self.pc
        return new


class LayOutHeroes(Together):
    """[LS-3.4.1.1b] [LS1-3.2.1] Face-up; [LS-G61] who has two heroes takes one of them, in secret, all at once."""

    __slots__ = ()

    def menu(self) -> int:
        return c.M_TAKE_HERO

    def options(self, s: State, seat: int) -> list[Move]:
        if hero_of(s, seat) is not None:
            return []
        return [card.option(c.TAKE_HERO) for card in distinct(s, s.zones[seat * c.ZONES + c.SPARE_HEROES])]

    def all_answered(self, s: State) -> None:
        """They are turned over together."""
        for seat in range(s.rules.seats):
            taken = self.answers[seat]
            if taken is not None and taken.card is not None and not is_out(s, seat):
                take_hero(s, seat, taken.card)

    def copy(self) -> LayOutHeroes:
        new = LayOutHeroes(self.answers)
        new.pc = self.pc
        return new


def take_hero(s: State, seat: int, card: Card) -> None:
    """[LS-2.10.1] [LS1-2.4.1.2] [LS-2.4.1.1b] Its printed health is the health to begin with."""
    place_at_end(s, card, seat)
    set_health(s, seat, light(card.definition).health)
