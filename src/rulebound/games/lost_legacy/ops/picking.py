"""Which cards a text takes: chosen one by one, or all of a group in an order [LL-abil.20] [LL-prio.3]."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.ops.acting import counted
from rulebound.games.lost_legacy.ops.costs import Payment, is_open
from rulebound.games.lost_legacy.values import first_asked, opponent, space_of
from rulebound.kernel.gates import ChooseNumber
from rulebound.kernel.play import WAIT, Card, Choose, Move, Op, Run, State, distinct
from rulebound.kernel.terms import Amount, Cards, Whom
from rulebound.kernel.terms.traits import holds_card


@dataclass(slots=True, eq=False)
class Pick(Choose):
    """[LL-abil.20] A card that lies face-down before the chooser is named by its space."""

    pays: Payment | None = None  # [LL-abil.11] the part of a cost that these cards pay
    buries: bool = False  # so that their order matters to their owner

    def candidates(self, s: State, run: Run, seat: int) -> list[Card]:
        """[LL-link.4] 'You' is the controller of the text, whoever chooses."""
        env = run.env
        taken = env.slots[self.slot]
        found = [card for card in self.group.cards(s, env) if not holds_card(taken, card) and is_open(s, env, card)]
        return found if self.pays is None else self.pays.open_cards(s, env, found)

    def run(self, s: State, run: Run) -> int:
        """[LL-verb.8] All of some cards are a choice still for the owner of several: which lies highest."""
        seats = self.who.seats(s, run.env)
        if self.buries and run.at < len(seats) and not self.up_to:
            seat = seats[run.at]
            found, left = self.candidates(s, run, seat), self.count.value(s, run.env) - run.picked
            own = distinct(s, [card for card in found if card.owner == seat])
            if 0 < len(found) <= left and len(own) > 1:
                menu, kind = (self.menu, self.kind) if self.menu == c.M_COST else (c.M_BURY, c.BURY_NEXT)
                s.ask(seat, menu, [self.offer_as(s, seat, card, kind) for card in own], False)
                return WAIT
        return Choose.run(self, s, run)

    def offer_as(self, s: State, seat: int, card: Card, kind: int) -> Move:
        if s.place(card) == c.STANDBY and not s.known[card.number] >> seat & 1:
            return card.option(c.CHOOSE_SET, space_of(s, card))
        return card.option(kind)

    def offer(self, s: State, seat: int, card: Card) -> Move:
        return self.offer_as(s, seat, card, self.kind)


@dataclass(slots=True, eq=False)
class Found(Op):
    """[LL-abil.19] Fewer than were to be chosen: that part was not performed."""

    group: Cards
    least: Amount

    def run(self, s: State, run: Run) -> int:
        env = run.env
        env.done = counted(run, len(self.group.cards(s, env)) >= self.least.value(s, env))
        return run.pc + 1


@dataclass(slots=True, eq=False)
class InOrder(Op):
    """[LL-prio.3] The cards of a group, in the order that the controller of the text chooses; asked only where a
    timing that the controller knows of names what is done to them, or where one may be in the way of another."""

    group: Cards
    slot: int
    verb: int
    chosen_by: Whom | None = None  # who has chosen them one by one, so that the order of their own is known

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 0:
            env.slots[self.slot] = []
        taken = env.slots[self.slot]
        left = [card for card in self.group.cards(s, env) if not holds_card(taken, card)]
        if self.verb == c.BURY:
            if self.asks_owner(s, run, left):
                run.at = 1
                return WAIT
        elif len(left) > 1 and (self.verb == c.MOVE or is_named(s, env.seat, self.verb)):
            run.at = 1
            s.ask(env.seat, c.M_CHOOSE, [card.option(c.CHOOSE) for card in distinct(s, left)], False)
            return WAIT
        env.slots[self.slot] = [*taken, *[s.ref(card) for card in left]]
        return run.pc + 1

    def asks_owner(self, s: State, run: Run, left: list[Card]) -> bool:
        """[LL-verb.8] Of cards that are buried at once their owner picks the order, if the owner knows them."""
        for owner in (first_asked(s), opponent(first_asked(s))):
            if self.chosen_by is not None and self.chosen_by.includes(s, run.env, owner):
                continue
            own = distinct(s, [card for card in left if card.owner == owner and s.known[card.number] >> owner & 1])
            if len(own) > 1:
                s.ask(owner, c.M_BURY, [card.option(c.BURY_NEXT) for card in own], False)
                return True
        return False

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        assert option.card is not None
        run.env.slots[self.slot] = [*run.env.slots[self.slot], s.ref(option.card)]
        return run.pc


def is_named(s: State, seat: int, verb: int) -> bool:
    """Whether a card in play that the seat knows has a timing that names the verb."""
    for zone in (side * c.ZONES + kind for side in range(2) for kind in c.IN_PLAY):
        for card in s.zones[zone]:
            if card.definition.watched_events >> verb & 1 and s.known[card.number] >> seat & 1:
                return True
    return False


class NameElement(ChooseNumber):
    """[LL-card.3] One of the elements, by its number."""
