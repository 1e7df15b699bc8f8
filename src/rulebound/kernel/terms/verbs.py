"""What an instruction about cards does: all of it together, and it remembers to which cards it really happened."""

from __future__ import annotations

from dataclasses import dataclass, field

from mypy_extensions import mypyc_attr

from rulebound.kernel.cards import Card, Ref
from rulebound.kernel.ops import GONE, GONE_UNSEEN, NOTHING_THERE, Op, Run, tell_unfound
from rulebound.kernel.state import State
from rulebound.kernel.terms import Amount, Cards, Env, Whom
from rulebound.kernel.terms.groups import SlotCards


def is_whole(s: State, env: Env, happened: int, least: Amount | None) -> bool:
    """Whether an instruction counts as done for 'if you do': all that it asks for, and not nothing."""
    return happened > 0 and (least is None or happened >= least.value(s, env))


def miss(s: State, run: Run, group: Cards) -> None:
    """[EN-14] There is no such card, or the one that was spoken of has gone; it is named if all have seen it in play.
    Where nothing was chosen or looked at before, that has been told."""
    if not isinstance(group, SlotCards):
        tell_unfound(s, run, NOTHING_THERE, None)
        return
    for ref in run.env.slots[group.slot]:
        if ref.record is not None:
            tell_unfound(s, run, GONE, ref.card)
        else:
            tell_unfound(s, run, GONE_UNSEEN, None)
        return


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False)
class MoveOp(Op):
    """An instruction that moves cards to another zone.

    `keep` is the slot that later sentences look at ("it", "sacrificed this way"), -1 if there is none. The cards
    stand in it as the objects they have become, with the values they had [EN-4]. "It" is also a card to which it could
    not be done.
    """

    group: Cards
    keep: int
    # how many it asks for, where a text asks whether that was done
    least: Amount | None = field(default=None, init=False)
    tally: int = field(default=-1, init=False)  # the number that takes how many there were, for "that many"
    only_done: bool = field(default=False, init=False)  # the slot is for "this way", not for "it"

    def move(self, s: State, env: Env, cards: list[Card]) -> None:
        raise NotImplementedError

    def run(self, s: State, run: Run) -> int:
        env = run.env
        cards = self.group.cards(s, env)
        if len(cards) > 1:  # what two players have chosen moves once
            cards = list(dict.fromkeys(cards))
        before = [s.ref(card) for card in cards]
        if cards:
            self.move(s, env, cards)
        else:
            miss(s, run, self.group)
        kept: list[Ref] = []
        moved = 0
        for ref in before:
            if not s.is_same_object(ref):
                kept.append(Ref(ref.card, s.serials[ref.card.number], ref.record))
                moved += 1
            elif not self.only_done:
                kept.append(ref)
        env.done = is_whole(s, env, moved, self.least)
        if self.keep >= 0:
            env.slots[self.keep] = kept
        if self.tally >= 0:
            env.numbers[self.tally] = moved
        return run.pc + 1


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False)
class EachOp(Op):
    """An instruction that changes each of its cards where it is."""

    group: Cards
    keep: int
    least: Amount | None = field(default=None, init=False)
    tally: int = field(default=-1, init=False)
    only_done: bool = field(default=False, init=False)

    def change(self, s: State, env: Env, card: Card) -> bool:
        """Whether it happened."""
        raise NotImplementedError

    def run(self, s: State, run: Run) -> int:
        env = run.env
        kept: list[Ref] = []
        changed = 0
        cards = self.group.cards(s, env)
        if not cards:
            miss(s, run, self.group)
        for card in cards:
            if self.change(s, env, card):
                kept.append(s.ref(card))
                changed += 1
            elif not self.only_done:
                kept.append(s.ref(card))
        if changed == 0 and cards and s.records[cards[0].number] is None:
            miss(s, run, self.group)
        env.done = is_whole(s, env, changed, self.least)
        if self.keep >= 0:
            env.slots[self.keep] = kept
        if self.tally >= 0:
            env.numbers[self.tally] = changed
        return run.pc + 1


def bind_cards(s: State, run: Run, slot: int, cards: list[Card]) -> None:
    """Later sentences speak of these."""
    if slot >= 0:
        run.env.slots[slot] = [s.ref(card) for card in cards]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False)
class CardOp(Op):
    """An instruction about the cards of a group. `keep` is the slot that takes those to which it happened, `tally` the
    number that takes how many they were; -1 if nobody asks."""

    who: Whom  # the player who does it
    group: Cards
    keep: int
    tally: int
    least: Amount | None = field(default=None, init=False)

    def told(self, s: State, run: Run, cards: list[Card]) -> int:
        if not cards:
            miss(s, run, self.group)
        bind_cards(s, run, self.keep, cards)
        run.env.done = is_whole(s, run.env, len(cards), self.least)
        if self.tally >= 0:
            run.env.numbers[self.tally] = len(cards)
        return run.pc + 1

    def seat(self, s: State, run: Run) -> int:
        seats = self.who.seats(s, run.env)
        return seats[0] if seats else -1
