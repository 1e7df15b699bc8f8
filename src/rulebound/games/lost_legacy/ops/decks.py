"""Texts that draw, shuffle, search, dig and show [LL-verb.1] … [LL-verb.13]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions import changing, placing
from rulebound.games.lost_legacy.actions.base import moment
from rulebound.games.lost_legacy.atoms import cards as atoms
from rulebound.games.lost_legacy.definition import kind_of
from rulebound.games.lost_legacy.ops.acting import EachAct, counted, failed
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.kernel.play import WAIT, Card, Move, Op, Run, State, distinct
from rulebound.kernel.terms import Amount, Cards, Env, Whom


@dataclass(slots=True, eq=False)
class Draw(Op):
    """[LL-verb.1] One after the other."""

    who: Whom
    count: Amount
    cause: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at and not env.done:
            run.picked += 1
        if run.at < self.count.value(s, env):
            run.at += 1
            placing.draw(s, self.who.seats(s, env)[0], env.card, self.cause)
            return WAIT
        env.done = counted(run, run.picked == 0)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Shuffle(Op):
    who: Whom

    def run(self, s: State, run: Run) -> int:
        if run.at == 1:
            run.env.done = counted(run, run.env.done)
            return run.pc + 1
        run.at = 1
        changing.shuffle(s, self.who.seats(s, run.env)[0], run.env.card, c.BY_ABILITY)
        return WAIT


@dataclass(slots=True, eq=False)
class ShuffleInto(Shuffle):
    """[LL-verb.2] Cards of piles go into the deck first, [LL-sub.4] those of the sub-deck there."""

    group: Cards
    least: Amount | None  # [LL-abil.22] with fewer it is not done in full

    def run(self, s: State, run: Run) -> int:
        if run.at == 0:
            cards = self.group.cards(s, run.env)
            run.picked = len(cards)
            for card in cards:
                atoms.send(s, card, c.SUB_DECK if kind_of(card).from_sub_deck else c.DECK)
        elif run.picked < (1 if self.least is None else self.least.value(s, run.env)):
            run.env.done = False
        return Shuffle.run(self, s, run)


@dataclass(slots=True, eq=False)
class Search(Op):
    """[LL-verb.3] [LL-verb.5] [LL-verb.6] So many cards of the searched piles, shown to both; or nothing."""

    group: Cards
    whose: Whom
    count: Amount
    slot: int
    searched: int  # the number that tells the end of the ability to shuffle

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 0:
            run.at = 1
            env.slots[self.slot] = []
            moment(s, c.SEARCH, env.seat, None, env.card, self.whose.seats(s, env)[0], c.BY_ABILITY)
            return WAIT
        if run.at == 1 and not env.done:
            failed(run)
            return run.pc + 1
        if run.at == 1:
            env.numbers[self.searched] = 1
            self.look_through(s, env)
        run.at = 2
        taken = [ref.card for ref in env.slots[self.slot]]
        found = [card for card in self.group.cards(s, env) if card not in taken]
        if len(taken) < self.count.value(s, env) and found:
            kinds: list[Move] = []
            for card in found:
                if all(each.card is None or each.card.definition is not card.definition for each in kinds):
                    kinds.append(card.option(c.FIND))
            s.ask(env.seat, c.M_SEARCH, [*kinds, Move(c.FIND_NOTHING)], False)
            return WAIT
        return self.over(run)

    def look_through(self, s: State, env: Env) -> None:
        """Whoever searches sees all of the deck, until it is shuffled."""
        for seat in self.whose.seats(s, env):
            for card in s.zone(seat, c.DECK):
                atoms.show(s, card, 1 << env.seat)

    def over(self, run: Run) -> int:
        env = run.env
        if env.slots[self.slot]:
            env.done = True
        else:
            failed(run)
        return run.pc + 1

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        env = run.env
        if option.card is None:
            return self.over(run)
        if s.place(option.card) == c.DECK:
            atoms.put_dug(s, option.card.owner, option.card, -1)  # how deep it lay is not told with its face
        env.slots[self.slot] = [*env.slots[self.slot], s.ref(option.card)]
        changing.reveal(s, seat, option.card, env.card)
        return WAIT


@dataclass(slots=True, eq=False)
class EndSearch(Op):
    """[LL-verb.4] After all actions of the ability the searched deck is shuffled."""

    whose: Whom
    searched: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if env.numbers[self.searched] == 0:
            return run.pc + 1
        env.numbers[self.searched] = 0
        changing.shuffle(s, self.whose.seats(s, env)[0], env.card, c.BY_RULE)
        return WAIT


@dataclass(slots=True, eq=False)
class Dig(Op):
    """[LL-verb.10] [LL-verb.13] Look at the top cards of the own deck."""

    count: Amount
    slot: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 0:
            run.at = 1
            env.slots[self.slot] = []
            moment(s, c.DIG, env.seat, None, env.card, self.count.value(s, env), c.BY_ABILITY)
            return WAIT
        env.done = counted(run, env.done)
        if not env.done:
            return run.pc + 1
        cards = s.zone(env.seat, c.DECK)[: self.count.value(s, env)]
        for card in cards:
            atoms.show(s, card, 1 << env.seat)
        env.slots[self.slot] = [s.ref(card) for card in cards]
        return run.pc + 1


ON_TOP: Final = 1
BELOW: Final = 2


@dataclass(slots=True, eq=False)
class EndDig(Op):
    """[LL-verb.11] [LL-verb.12] What is left of the dug cards goes back, all to one end, in any order; by the switch
    some go below before the rest goes to one end.

    Each goes to its place at once, and those that are left are remembered as they lie: a memory in the order of the
    picks would tell the other player which card went where."""

    slot: int
    placed: int  # the number that says how many are back
    where: int
    end: int = 0  # where they go is asked, unless the text says it

    def left(self, s: State, env: Env) -> list[Card]:
        """What a text has put below meanwhile is there for good."""
        there = [ref.card for ref in env.slots[self.slot] if s.is_same_object(ref)]
        return [card for card in s.zone(env.seat, c.DECK) if card in there]

    def run(self, s: State, run: Run) -> int:
        env = run.env
        left = self.left(s, env)
        env.slots[self.slot] = [s.ref(card) for card in left]  # which of them has gone is nobody else's business
        if not left:
            if env.numbers[self.where]:
                s.note(c.DUG_BACK, env.seat, None, None, 0, c.BY_RULE)
            env.numbers[self.placed] = env.numbers[self.where] = 0
            return run.pc + 1
        if self.end and run.at == 0:
            run.at, env.numbers[self.where] = 1, c.DUG_ON_TOP if self.end == ON_TOP else c.DUG_BELOW
        if run.at == 0:
            split = distinct(s, left) if rules_of(s).switches.dig_split and len(left) > 1 else []
            below = [card.option(c.DUG_ONE_BELOW) for card in split]
            s.ask(env.seat, c.M_DIG, [Move(c.DUG_ON_TOP), Move(c.DUG_BELOW), *below], False)
        else:
            s.ask(env.seat, c.M_DIG_ORDER, [card.option(c.NEXT) for card in distinct(s, left)], False)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        env, card = run.env, option.card
        if card is None:
            run.at = 1
            env.numbers[self.where] = option.kind
        else:
            below = option.kind == c.DUG_ONE_BELOW or env.numbers[self.where] == c.DUG_BELOW
            atoms.put_dug(s, seat, card, -1 if below else env.numbers[self.placed])
            env.numbers[self.placed] += 0 if below else 1
            env.slots[self.slot] = [ref for ref in env.slots[self.slot] if ref.card is not card]
        return run.pc


@dataclass(slots=True, eq=False)
class Reveal(EachAct):
    """Shown to both."""

    def push(self, s: State, run: Run, card: Card) -> None:
        changing.reveal(s, run.env.seat, card, run.env.card)


@dataclass(slots=True, eq=False)
class Look(Op):
    """Seen by the controller of the text alone; nothing of the game changes."""

    group: Cards

    def run(self, s: State, run: Run) -> int:
        for card in self.group.cards(s, run.env):
            atoms.show(s, card, 1 << run.env.seat)
        run.env.done = True
        return run.pc + 1


@dataclass(slots=True, eq=False)
class LookFirst(Look):
    """[LL-abil.20] Whoever chooses among cards that are hidden from them is shown all of them, so what is offered tells
    no more than was seen."""

    who: Whom

    def run(self, s: State, run: Run) -> int:
        for seat in self.who.seats(s, run.env):
            for card in self.group.cards(s, run.env):
                atoms.show(s, card, 1 << seat)
        return run.pc + 1
