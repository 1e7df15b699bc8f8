"""Starting the game: decks, MP, who begins [LL-setup.1] … [LL-setup.12]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.atoms.cards import draw, shuffle_deck
from rulebound.games.lost_legacy.atoms.numbers import change_number, new_turn, set_fact
from rulebound.games.lost_legacy.definition import LegacyCard
from rulebound.games.lost_legacy.procedures.turn import Turn
from rulebound.games.lost_legacy.rules import LostLegacy, rules_of
from rulebound.kernel.chance import Seed, key_of
from rulebound.kernel.play import Frame, Move, State, bring_deck

FIRST_MP: Final = 10


def new_state(rules: LostLegacy, seed: Seed) -> State:
    return State(rules, key_of(seed)).open(c.EVENTS, c.FACTS)


def bring_decks(s: State, seat: int, deck: list[LegacyCard], sub_deck: list[LegacyCard]) -> None:
    """[LL-setup.7] The sub-deck lies apart."""
    bring_deck(s, deck, seat, c.DECK)
    bring_deck(s, sub_deck, seat, c.SUB_DECK)


class Opening(Frame):
    """From decks to the first turn; [LL-setup.6] nobody has an opening hand."""

    __slots__ = ("given_starter", "shuffled")

    def __init__(self, given_starter: int, shuffled: bool) -> None:
        self.pc = 0
        self.given_starter = given_starter  # -1: drawn by lot
        self.shuffled = shuffled  # the decks lie as they are to lie

    def step(self, s: State) -> None:
        """[LL-setup.2] [LL-setup.3] [LL-setup.4] [LL-setup.5] [LL-setup.12] [LL-mp.2] These MP are all that the rules
        give."""
        s.pop()
        for seat in range(s.rules.seats):
            if not self.shuffled:
                shuffle_deck(s, seat)
                change_number(s, seat, c.MP, FIRST_MP)
            for _ in range(rules_of(s).switches.first_hand):
                if s.zone(seat, c.DECK):
                    draw(s, seat)  # [LL-setup.6] none, unless the switch says otherwise
        starter = self.given_starter if self.given_starter >= 0 else s.below(s.rules.seats)
        new_turn(s, starter)
        set_fact(s, c.MARKER, starter)  # [LLQ-turn.4]
        s.push(Turn())

    def answer(self, s: State, seat: int, option: Move) -> None:
        raise AssertionError("the opening asks nothing")

    def copy(self) -> Opening:
        new = Opening(self.given_starter, self.shuffled)
        new.pc = self.pc
        return new
