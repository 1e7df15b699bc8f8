"""Choosing creatures in turn, then eight of the twelve cards of each, in secret [ST-SET.1] [ST-SET.3]."""

from __future__ import annotations

from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.facts import tell
from rulebound.games.starlight.atoms.setting_up import add_creature, bring_deck
from rulebound.games.starlight.definition import StarlightCard
from rulebound.games.starlight.rules import rules_of
from rulebound.kernel.play import Card, Frame, Move, State
from rulebound.kernel.together import Together

CARDS: Final = 8
MOST_OFFERED: Final = 64  # by one creature: what is chosen of them is a bit each
CONFIRMED: Final = 2  # behind the choices for both creatures: how many of them are confirmed


class Drafting(Frame):
    """[ST-SET.1] The players alternate until each has two creatures; [ST-SET.2] each creature is chosen once."""

    __slots__ = ("first",)

    def __init__(self, first: int) -> None:
        self.pc = 0
        self.first = first

    def step(self, s: State) -> None:
        chosen = s.zone(0, c.TEAM) + s.zone(1, c.TEAM)
        if len(chosen) == c.CREATURES:
            s.pop()
            s.push(Bringing([None, None], [[0, 0, 0], [0, 0, 0]]))
            return
        taken = [card.definition for card in chosen]
        pool = rules_of(s).pool
        options = [Move(c.DRAFT, None, at) for at, kind in enumerate(pool) if kind not in taken]
        s.ask((self.first + len(chosen)) % 2, c.M_DRAFT, options, False)

    def answer(self, s: State, seat: int, option: Move) -> None:
        kind = rules_of(s).pool[option.number]
        card = add_creature(s, kind, seat, len(s.zone(seat, c.TEAM)))
        tell(s, c.DRAFTED, seat, card, None, 0, c.BY_CARD)

    def copy(self) -> Drafting:
        new = Drafting(self.first)
        new.pc = self.pc
        return new


class Bringing(Together):
    """[ST-SET.3] [ST-CRE.3] Eight of the twelve cards of each creature; [ST-SET.15] nobody sees the other's choice."""

    __slots__ = ("chosen",)

    def __init__(self, answers: list[Move | None], chosen: list[list[int]]) -> None:
        super().__init__(answers)
        self.chosen = chosen  # by seat: a bit for each card of the first and of the second creature; CONFIRMED

    def menu(self) -> int:
        return c.M_BRING

    def options(self, s: State, seat: int) -> list[Move]:
        """One card at a time, sorted by name; then to confirm."""
        chosen = self.chosen[seat]
        if chosen[CONFIRMED] == 2:
            return [Move(c.DONE)]
        creature = s.zone(seat, c.TEAM)[chosen[CONFIRMED]]
        bits = chosen[chosen[CONFIRMED]]
        full = bits.bit_count() == CARDS
        found: list[Move] = [Move(c.CONFIRM, creature)] if full else []
        for at in range(len(offered(s, creature))):
            if bits >> at & 1:
                found.append(Move(c.LEAVE_OUT, creature, at))
            elif not full:
                found.append(Move(c.BRING, creature, at))
        return found

    def answer(self, s: State, seat: int, option: Move) -> None:
        if option.card is None:
            super().answer(s, seat, option)
            return
        row = self.chosen[seat][:]
        if option.kind == c.CONFIRM:
            row[CONFIRMED] += 1
        else:
            row[row[CONFIRMED]] ^= 1 << option.number
        chosen = self.chosen[:]
        chosen[seat] = row
        self.chosen = chosen
        for each in range(s.rules.seats):
            s.withdraw(each)  # all are asked anew, so that nobody waits for another

    def all_answered(self, s: State) -> None:
        """[ST-DECK.4] What is left out is out of the game."""
        for seat, chosen in enumerate(self.chosen):
            deck: list[StarlightCard] = []
            for slot, creature in enumerate(s.zone(seat, c.TEAM)):
                deck += [kind for at, kind in enumerate(offered(s, creature)) if chosen[slot] >> at & 1]
            bring_deck(s, seat, deck)
            tell(s, c.BROUGHT, seat, None, None, len(deck), c.BY_CARD)

    def known_to(self, seat: int) -> Bringing:
        answers = [answer if at == seat else None for at, answer in enumerate(self.answers)]
        return Bringing(answers, [row if at == seat else [0, 0, 0] for at, row in enumerate(self.chosen)])

    def copy(self) -> Bringing:
        new = Bringing(self.answers, self.chosen)
        new.pc = self.pc
        return new


def offered(s: State, creature: Card) -> list[StarlightCard]:
    """[ST-CRE.2] The twelve cards of a creature, by name."""
    return rules_of(s).offers[creature.definition.name]
