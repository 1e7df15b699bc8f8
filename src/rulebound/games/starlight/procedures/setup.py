"""Starting the game: cards, opening hands, the first turn [ST-SET.1] … [ST-SET.16]."""

from __future__ import annotations

from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.facts import new_turn, set_active, set_fact
from rulebound.games.starlight.atoms.piles import discard, draw, shuffle
from rulebound.games.starlight.atoms.setting_up import add_creature, bring_deck, seat_creature
from rulebound.games.starlight.atoms.stats import set_stat
from rulebound.games.starlight.definition import StarlightCard
from rulebound.games.starlight.procedures.drafting import Drafting
from rulebound.games.starlight.procedures.turn import Turn
from rulebound.games.starlight.rules import Starlight, rules_of
from rulebound.kernel.chance import Seed, key_of
from rulebound.kernel.play import Card, Frame, Move, State, distinct
from rulebound.kernel.together import Together

OPENING_CARDS: Final = 6
OPENING_HAND: Final = 4
FIRST_MANA: Final = 2

DRAFT: Final = 0
SHUFFLE: Final = 1
HANDS: Final = 2
BEGIN: Final = 3


def new_state(rules: Starlight, seed: Seed) -> State:
    return State(rules, key_of(seed)).open(c.EVENTS, c.FACTS)


def bring_team(s: State, seat: int, creatures: list[StarlightCard], deck: list[StarlightCard]) -> None:
    """[ST-GAME.2] Two creatures and their cards."""
    for slot, kind in enumerate(creatures):
        add_creature(s, kind, seat, slot)
    bring_deck(s, seat, deck)


class Opening(Frame):
    """From teams to the first turn."""

    __slots__ = ("given_starter", "shuffled")

    def __init__(self, given_starter: int, shuffled: bool) -> None:
        self.pc = DRAFT
        self.given_starter = given_starter  # -1: the first seat, and seats are given out by chance
        self.shuffled = shuffled  # the decks lie as they are to lie

    def step(self, s: State) -> None:
        pc = self.pc
        self.pc = pc + 1
        if pc == DRAFT:
            self.draft(s)
        elif pc == SHUFFLE:
            self.shuffle(s)
        elif pc == HANDS:
            self.hands(s)
        else:
            self.first_turn(s)

    def draft(self, s: State) -> None:
        """[ST-SET.2] Who chooses first is south; seats are given out by chance, so this is the first one."""
        starter = max(self.given_starter, 0)
        set_fact(s, c.SOUTH, starter)
        set_active(s, starter)
        if rules_of(s).switches.drafts and not s.zone(starter, c.TEAM):
            self.shuffled = False  # there are no decks yet
            s.push(Drafting(starter))

    def shuffle(self, s: State) -> None:
        """[ST-SET.9] [ST-GEN.12] Each owns the generator of the own side; [ST-SET.5] all cards are shuffled."""
        starter = s.facts[c.SOUTH]
        for side, home in enumerate(rules_of(s).board.homes):
            set_fact(s, c.GENERATORS + home, 1 + (starter + side) % 2)
        for seat in range(s.rules.seats):
            for slot, card in enumerate(s.zone(seat, c.TEAM)):
                seat_creature(s, card, 2 * slot + (0 if seat == starter else 1))
            if not self.shuffled:
                shuffle(s, seat)

    def hands(self, s: State) -> None:
        """[ST-SET.6] Six cards, then down to four."""
        for step in range(s.rules.seats):
            draw(s, (s.active + step) % s.rules.seats, OPENING_CARDS)
        s.push(OpeningDiscards([None] * s.rules.seats, [[] for _ in range(s.rules.seats)]))

    def first_turn(self, s: State) -> None:
        """[ST-SET.8] The creature that acts first has one Mana less."""
        s.pop()
        first = s.zone(s.active, c.TEAM)[0]
        set_stat(s, first, c.MANA, FIRST_MANA)
        new_turn(s)
        s.push(Turn())

    def copy(self) -> Opening:
        new = Opening(self.given_starter, self.shuffled)
        new.pc = self.pc
        return new


class OpeningDiscards(Together):
    """[ST-SET.15] Both players choose without seeing the other's choice; then the cards lie face up."""

    __slots__ = ("picked",)

    def __init__(self, answers: list[Move | None], picked: list[list[Card]]) -> None:
        super().__init__(answers)
        self.picked = picked  # by seat; replaced, never changed

    def menu(self) -> int:
        return c.M_OPENING

    def options(self, s: State, seat: int) -> list[Move]:
        left = [card for card in s.zone(seat, c.HAND) if card not in self.picked[seat]]
        if len(left) <= OPENING_HAND:
            return [Move(c.DONE)]
        return [card.option(c.DISCARD_CARD) for card in distinct(s, left)]

    def answer(self, s: State, seat: int, option: Move) -> None:
        if option.card is None:
            super().answer(s, seat, option)
            return
        picked = self.picked[:]
        picked[seat] = [*picked[seat], option.card]
        self.picked = picked
        for each in range(s.rules.seats):
            s.withdraw(each)  # all are asked anew, so that nobody waits for another

    def all_answered(self, s: State) -> None:
        for seat, cards in enumerate(self.picked):
            for card in cards:
                discard(s, seat, card)

    def known_to(self, seat: int) -> OpeningDiscards:
        answers = [answer if at == seat else None for at, answer in enumerate(self.answers)]
        picked: list[list[Card]] = [cards if at == seat else [] for at, cards in enumerate(self.picked)]
        return OpeningDiscards(answers, picked)

    def copy(self) -> OpeningDiscards:
        new = OpeningDiscards(self.answers, self.picked)
        new.pc = self.pc
        return new
