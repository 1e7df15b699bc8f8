"""Choosing cards: what an instruction binds, one card at a time, for those behind it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from rulebound.kernel.cards import Card
from rulebound.kernel.ops import NOTHING_THERE, WAIT, Op, Run, tell_unfound
from rulebound.kernel.questions import Move
from rulebound.kernel.terms import Amount, Cards, Whom
from rulebound.kernel.terms.traits import holds_card

if TYPE_CHECKING:
    from rulebound.kernel.state import State


class Clear(Op):
    """Empty a slot before something is bound to it (an instruction may run more than once)."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.clause = ""
        self.slot = slot

    def run(self, s: State, run: Run) -> int:
        run.env.slots[self.slot] = []
        return run.pc + 1

    def announce(self, s: State, run: Run) -> int:
        return self.run(s, run)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False)
class Choose(Op):
    """Bind cards to a slot: each of `who` picks `count` of the group, one card at a time.

    A pick that leaves no choice (as many as there are, equal copies) is made without asking.
    """

    who: Whom
    group: Cards
    count: Amount
    up_to: bool
    slot: int
    menu: int
    kind: int
    stop: int  # the option kind of "choose no more"

    def candidates(self, s: State, run: Run, seat: int) -> list[Card]:
        """What `seat` may pick now: 'a unit you control' is read with the chooser as 'you'."""
        env = run.env
        found = self.group.cards(s, env if seat == env.seat else env.read(seat, env.event))
        taken = env.slots[self.slot]
        if taken:
            found = [card for card in found if not holds_card(taken, card)]
        return found

    def offer(self, s: State, seat: int, card: Card) -> Move:
        return card.option(self.kind)

    def turn_to(self, run: Run, seat: int) -> None:
        """From now on this player chooses, and 'they' is this one: how many there are may hang on it."""

    def run(self, s: State, run: Run) -> int:
        env = run.env
        seats = self.who.seats(s, env)
        while run.at < len(seats):
            seat = seats[run.at]
            self.turn_to(run, seat)
            left = self.count.value(s, env) - run.picked
            found: list[Card] = []
            if left > 0:
                found = self.candidates(s, run, seat)
            if left > 0 and not found and run.picked == 0:
                tell_unfound(s, run, NOTHING_THERE, None)
            if not found or (len(found) <= left and not self.up_to):
                for card in found:
                    self.bind(s, run, card)
                run.at += 1
                run.picked = 0
                continue
            options = [self.offer(s, seat, card) for card in distinct(s, found)]
            if self.up_to:
                options.append(Move(self.stop))
            s.ask(seat, self.menu, options, False)
            return WAIT
        env.done = len(env.slots[self.slot]) > 0
        return run.pc + 1

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        card = option.card
        if card is None:
            run.at += 1
            run.picked = 0
        else:
            self.bind(s, run, card)
            run.picked += 1
        return run.pc

    def announce(self, s: State, run: Run) -> int:
        return self.run(s, run)

    def bind(self, s: State, run: Run, card: Card) -> None:
        slots = run.env.slots
        slots[self.slot] = [*slots[self.slot], s.ref(card)]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False)
class AskEach(Op):
    """Each of these players is asked in turn and does it; whoever has nothing to choose is passed over."""

    who: Whom

    def menu(self) -> int:
        raise NotImplementedError

    def offers(self, s: State, run: Run, seat: int) -> list[Move]:
        """What the player may choose from now; nothing: there is nothing to be done."""
        raise NotImplementedError

    def do(self, s: State, run: Run, seat: int, option: Move) -> bool:
        """Carry out the choice; whether it was more than to decline."""
        raise NotImplementedError

    def run(self, s: State, run: Run) -> int:
        if run.at == 0:
            run.env.done = False
        seats = self.who.seats(s, run.env)
        while run.at < len(seats):
            options = self.offers(s, run, seats[run.at])
            if options:
                s.ask(seats[run.at], self.menu(), options, False)
                return WAIT
            run.at += 1
        return run.pc + 1

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        run.at += 1
        if self.do(s, run, seat, option):
            run.env.done = True
        return run.pc


@dataclass(slots=True, eq=False)
class PickAtRandom(Op):
    """So many cards by chance, for each of these players; `actor` is the number that says which, -1 if nobody asks."""

    who: Whom
    group: Cards
    count: Amount
    slot: int
    actor: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        for seat in self.who.seats(s, env):
            if self.actor >= 0:
                env.numbers[self.actor] = seat
            left = self.group.cards(s, env)
            for _ in range(self.count.value(s, env)):
                if not left:
                    break
                card = left[s.below(len(left))]
                left = [other for other in left if other is not card]
                env.slots[self.slot] = [*env.slots[self.slot], s.ref(card)]
        env.done = len(env.slots[self.slot]) > 0
        return run.pc + 1


def known_to_more(s: State, one: Card, other: Card) -> bool:
    """Whether more seats know the face of the one; of as many, whether those of the lower numbers do."""
    knows, knows_other = s.known[one.number], s.known[other.number]
    if knows == knows_other:
        return False
    count, count_other = knows.bit_count(), knows_other.bit_count()
    return count > count_other or (count == count_other and knows < knows_other)


def distinct(s: State, cards: list[Card]) -> list[Card]:
    """One of each kind of interchangeable cards, in order.

    Of equal cards the one that more seats know: which of them was taken must not tell whether the known one is left.
    """
    count = len(cards)
    if count < 2 or (count == 2 and cards[0].definition is not cards[1].definition):
        return cards
    if len({card.definition for card in cards}) == count:
        return cards
    rules = s.rules
    kept: list[Card] = []
    for card in cards:
        for index, other in enumerate(kept):
            if other.definition is card.definition and rules.same(s, other, card):
                if known_to_more(s, card, other):
                    kept[index] = card
                break
        else:
            kept.append(card)
    return kept


@dataclass(slots=True, eq=False)
class ChoosePlayer(Op):
    """One of these players, who goes to the number."""

    who: Whom
    number: int
    menu: int
    kind: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        options: list[Move] = []
        for seat in self.who.seats(s, env):
            options.append(Move(self.kind, None, seat))
        s.ask(env.seat, self.menu, options, False)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        run.env.numbers[self.number] = option.number
        return run.pc + 1


@dataclass(slots=True, eq=False)
class ChooseCardOrPlayer(Op):
    """'A unit or the opponent': a card goes to the slot, a player to the number."""

    group: Cards
    players: Whom
    slot: int
    number: int
    menu: int
    kind: int  # of a card,
    other: int  # of a player

    def run(self, s: State, run: Run) -> int:
        env = run.env
        env.slots[self.slot] = []
        env.numbers[self.number] = -1
        options = [card.option(self.kind) for card in distinct(s, self.group.cards(s, env))]
        for seat in self.players.seats(s, env):
            options.append(Move(self.other, None, seat))
        if not options:
            env.done = False
            return run.pc + 1
        s.ask(env.seat, self.menu, options, False)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        env = run.env
        if option.card is None:
            env.numbers[self.number] = option.number
        else:
            env.slots[self.slot] = [s.ref(option.card)]
        env.done = True
        return run.pc + 1
