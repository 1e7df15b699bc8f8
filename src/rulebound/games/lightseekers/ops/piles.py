"""What is done with cards in hands, decks and piles, and with cards stored under others."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.zones import look_at, show_to_all, shuffle, to_index
from rulebound.games.lightseekers.procedures import forestalling, hands
from rulebound.games.lightseekers.procedures.doing import amount_now, fix_amount, is_fixed_early
from rulebound.games.lightseekers.procedures.leaving import move_out_of_play
from rulebound.games.lightseekers.procedures.storing import store_under
from rulebound.games.lightseekers.values import is_in_play
from rulebound.kernel.ops import NOBODY_THERE, tell_unfound
from rulebound.kernel.play import Card, Op, Ref, Run, State
from rulebound.kernel.terms import Amount, Cards, Test, Whom
from rulebound.kernel.terms.verbs import CardOp, bind_cards


@dataclass(slots=True, eq=False)
class Draw(Op):
    """[LS-6.1.2-draw]"""

    who: Whom
    count: Amount
    printed: bool  # [LS1-2.6.5] a number, which 'a card' is not
    face_up: bool
    keep: int
    tally: int
    late: bool

    def run(self, s: State, run: Run) -> int:
        env = run.env
        drawn: list[Card] = []
        seats = self.who.seats(s, env)
        if not seats:
            tell_unfound(s, run, NOBODY_THERE, None)
        for seat in seats:
            count = amount_now(s, run, self.count, self.printed)
            drawn.extend(forestalling.draw(s, seat, count, env.card, self.face_up, self.keep, self.tally))
        bind_cards(s, run, self.keep, drawn)
        env.done = len(drawn) > 0
        if self.tally >= 0:
            env.numbers[self.tally] = len(drawn)
        return run.pc + 1

    def announce(self, s: State, run: Run) -> int:
        return run.pc + 1 if self.late else fix_amount(s, run, self.count)

    def announces(self) -> bool:
        return is_fixed_early(self.count, self.late)


@dataclass(slots=True, eq=False)
class DrawUntil(Op):
    """One card after the other, until something is so or the deck is empty."""

    who: Whom
    until: Test
    face_up: bool
    keep: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if self.until.holds(s, env) or (run.at == 1 and not env.done):  # something else was done instead of a Draw
            return run.pc + 1
        for seat in self.who.seats(s, env):
            if forestalling.is_watched(s, c.WOULD_DRAW):
                run.at = 1
                forestalling.draw(s, seat, 1, env.card, self.face_up, self.keep, -1)
                return run.pc
            drawn = hands.draw(s, seat, 1, env.card, self.face_up)
            if drawn:
                if self.keep >= 0:
                    env.slots[self.keep] = [*env.slots[self.keep], s.ref(drawn[0])]
                env.done = True
                return run.pc
        return run.pc + 1


class DrawThese(CardOp):
    """Cards of the own deck that are drawn though they may not be the top ones."""

    def run(self, s: State, run: Run) -> int:
        seat = self.seat(s, run)
        deck = seat * c.ZONES + c.DECK
        cards = [card for card in self.group.cards(s, run.env) if s.places[card.number] == deck]
        return self.told(s, run, forestalling.draw_these(s, seat, cards, run.env.card))


@dataclass(slots=True, eq=False)
class Discard(CardOp):
    """[LS-6.1.2-discard.1] [LS-2.8.1.4] `required` says how many were asked for: who has fewer proves it."""

    required: Amount | None

    def run(self, s: State, run: Run) -> int:
        env = run.env
        seat = self.seat(s, run)
        cards = self.group.cards(s, env) if seat >= 0 else []
        required = self.required
        if required is not None and seat >= 0 and len(cards) < required.value(s, env):
            hands.prove(s, seat, env.seat, env.card)
        before = [s.ref(card) for card in cards]
        if cards and not forestalling.discard(s, seat, cards, env.card):
            return self.told(s, run, cards)
        return self.told(s, run, moved(s, before))


def moved(s: State, before: list[Ref]) -> list[Card]:
    """Those that are no longer the objects they were."""
    found: list[Card] = []
    for ref in before:
        if s.serials[ref.card.number] != ref.serial:
            found.append(ref.card)
    return found


@dataclass(slots=True, eq=False)
class Move(CardOp):
    """[LS-6.2.1-move.1] A plain change of zone, from wherever the cards are."""

    to: int
    shuffles: bool
    top: bool
    required: Amount | None = None  # of a hand

    def run(self, s: State, run: Run) -> int:
        env = run.env
        seat = self.seat(s, run)
        cards = self.group.cards(s, env)
        required = self.required
        if required is not None and seat >= 0 and len(cards) < required.value(s, env):
            hands.prove(s, seat, env.seat, env.card)  # [LS-2.8.2.3]
        cards = hands.movable(s, seat, cards)
        before = [s.ref(card) for card in cards]
        in_play: list[Card] = []
        in_hand: list[Card] = []
        rest: list[Card] = []
        for card in cards:
            if is_in_play(s, card):
                in_play.append(card)
            elif s.places[card.number] % c.ZONES == c.HAND:
                in_hand.append(card)
            else:
                rest.append(card)
        if in_hand:
            hands.move_from_hand(s, seat, in_hand, self.to, env.card, self.shuffles, self.top)
        if rest:
            hands.move_cards(s, rest, self.to, env.card, self.shuffles, self.top)
        if in_play:
            move_out_of_play(s, in_play, self.to, env.card, self.shuffles, self.top)
        if not self.top and self.to == c.DISCARD:
            for card in in_hand:
                to_index(s, card, c.DISCARD, -1)
        return self.told(s, run, moved(s, before))


class Bind(CardOp):
    """The cards that are meant now, so that what follows speaks of these."""

    def run(self, s: State, run: Run) -> int:
        return self.told(s, run, self.group.cards(s, run.env))

    def announce(self, s: State, run: Run) -> int:
        return self.run(s, run)


class StaysThere(CardOp):
    """Cards that were looked at go back as they lay: they never left."""

    def run(self, s: State, run: Run) -> int:
        return self.told(s, run, self.group.cards(s, run.env))


class Look(CardOp):
    """[LS-3.2.3.2e.2] Only the looker sees them."""

    def run(self, s: State, run: Run) -> int:
        cards = self.group.cards(s, run.env)
        seat = self.seat(s, run)
        if seat >= 0:
            for card in cards:
                look_at(s, seat, card)
        return self.told(s, run, cards)


@dataclass(slots=True, eq=False)
class Show(CardOp):
    """[LS-3.2.3.1a.2] To all, or to one hero."""

    to: Whom | None

    def run(self, s: State, run: Run) -> int:
        cards = self.group.cards(s, run.env)
        for card in cards:
            if self.to is None:
                show_to_all(s, self.seat(s, run), card)
            else:
                for seat in self.to.seats(s, run.env):
                    look_at(s, seat, card)
        return self.told(s, run, cards)


@dataclass(slots=True, eq=False)
class ShowHand(CardOp):
    """A whole hand, to all or to one hero."""

    to: Whom | None

    def run(self, s: State, run: Run) -> int:
        seat = self.seat(s, run)
        if seat >= 0:
            if self.to is None:
                hands.show_hand(s, seat, -1)
            else:
                for looker in self.to.seats(s, run.env):
                    hands.show_hand(s, seat, looker)
        return self.told(s, run, self.group.cards(s, run.env))


@dataclass(slots=True, eq=False)
class Shuffle(Op):
    """[LS-3.2.3.2c.1]"""

    who: Whom

    def run(self, s: State, run: Run) -> int:
        for seat in self.who.seats(s, run.env):
            shuffle(s, seat)
            run.env.done = True
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Store(CardOp):
    """[LS-2.8.3.1] [LS-2.8.3.3] Under a card in play, one after the other."""

    under: Cards
    face_down: bool

    def run(self, s: State, run: Run) -> int:
        env = run.env
        stored: list[Card] = []
        for storage in self.under.cards(s, env):
            for card in self.group.cards(s, env):
                if hands.can_leave_pile(s, card) and store_under(s, card, storage, env.card, self.face_down):
                    stored.append(card)
            break
        return self.told(s, run, stored)
