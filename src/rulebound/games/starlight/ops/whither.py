"""Where a card goes that is just being resolved, instead of the Discard Pile [ST-INV.10]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.piles import give_back, put_back, telegraph
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.ops.terms import found_one
from rulebound.games.starlight.procedures.discarding import limit_hand
from rulebound.games.starlight.procedures.planning import Plan, attack_under_way
from rulebound.games.starlight.record import FREE
from rulebound.games.starlight.values import standing, telegraph_room, telegraphed
from rulebound.kernel.ops import GONE, NOTHING_THERE, tell_unfound
from rulebound.kernel.play import WAIT, Card, Op, Run, State
from rulebound.kernel.terms import Cards

TO_HAND: Final = 0
ON_TOP: Final = 1
ON_THE_BOTTOM: Final = 2
SHUFFLED_IN: Final = 3
TELEGRAPHED: Final = 4


@dataclass(slots=True, eq=False)
class Send(Op):
    """The card whose text it is goes there, to a pile of its owner; a Core card to the Core Pile [ST-LOC.11]."""

    to: int
    beside: Cards  # whose Telegraph Pile it is

    def run(self, s: State, run: Run) -> int:
        card = self.found(s, run)
        run.env.done = card is not None and self.can_go(s, run, card)
        if card is None or not run.env.done:
            tell_unfound(s, run, GONE if card is None else NOTHING_THERE, card)
            return run.pc + 1
        if self.to == TELEGRAPHED:
            by = found_one(s, run, self.beside)
            if by is not None:
                telegraph(s, card, by, FREE, s.turn)
            return run.pc + 1
        if self.to == TO_HAND:
            give_back(s, card)
            run.move_to(run.pc + 1)
            limit_hand(s, card.owner)
            return WAIT
        put_back(s, card, self.to == ON_TOP, self.to == SHUFFLED_IN)
        return run.pc + 1

    def found(self, s: State, run: Run) -> Card | None:
        card = run.env.card
        return card if s.place(card) in (c.PLAYED, c.AURAS) else None

    def can_go(self, s: State, run: Run, card: Card) -> bool:
        """[ST-TEL.4] There may be no room beside its creature."""
        if self.to != TELEGRAPHED:
            return True
        by = found_one(s, run, self.beside)
        return by is not None and len(telegraphed(s, by)) < telegraph_room(s, by) and not standing(s, by,
            c.NOT_TELEGRAPHING)


class SendEnchanted(Send):
    """The same of the enchanted card; not a Core card, not an Aura, which has its place."""

    def found(self, s: State, run: Run) -> Card | None:
        for frame in s.frames:
            if isinstance(frame, Plan) and frame.enchantment is run.env.card:
                return of_the_deck(s, frame.card)
        return None


class SendAttack(Send):
    """The same of the Attack card of this Combat."""

    def found(self, s: State, run: Run) -> Card | None:
        attack = attack_under_way(s)
        return None if attack is None else of_the_deck(s, attack.card)


def of_the_deck(s: State, card: Card) -> Card | None:
    return card if s.place(card) == c.PLAYED and not kind_of(card).core else None
