"""What texts do with cards: draw, discard, telegraph, give back, remove."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.facts import tell
from rulebound.games.starlight.atoms.piles import (
    add_counters,
    discard,
    draw,
    give_back,
    look_at,
    lose_counter,
    put_away,
    put_in_draw_pile,
    rehang,
    remove_aura,
    reshuffle,
    shuffle,
    telegraph,
)
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.ops.terms import found_one, the_one
from rulebound.games.starlight.procedures.discarding import Discarding, limit_hand
from rulebound.games.starlight.record import FREE, laid
from rulebound.games.starlight.rules import holder_of
from rulebound.games.starlight.values import auras, standing, telegraph_room, telegraphed
from rulebound.kernel.ops import NOTHING_THERE, tell_unfound
from rulebound.kernel.play import WAIT, Card, Move, Op, Record, Run, State, distinct
from rulebound.kernel.terms import Amount, Cards, Env, Trait, Whom
from rulebound.kernel.terms.verbs import miss

WHOLE_HAND: Final = 99
MOST_AURAS: Final = 3


@dataclass(slots=True, eq=False)
class Draw(Op):
    """[ST-LOC.7] A hand of more than seven is cut at once."""

    who: Whom
    count: Amount

    def run(self, s: State, run: Run) -> int:
        count = self.count.value(s, run.env)
        run.env.done = False
        for seat in self.who.seats(s, run.env):
            held = len(s.zone(seat, c.HAND))
            draw(s, seat, count)
            if len(s.zone(seat, c.HAND)) > held:
                run.env.done = True
            else:
                tell_unfound(s, run, NOTHING_THERE, None)
            limit_hand(s, seat)
        run.move_to(run.pc + 1)
        return WAIT


@dataclass(slots=True, eq=False)
class Shuffle(Op):
    """[ST-LOC.1] A Draw Pile that was looked through, [ST-LOC.4] or with the Discard Pile in it."""

    who: Whom
    discards: bool

    def run(self, s: State, run: Run) -> int:
        for seat in self.who.seats(s, run.env):
            if self.discards:
                reshuffle(s, seat)
            else:
                shuffle(s, seat)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class OfBinding(Trait):
    """[ST-INV.1] A Soulbound card, or a Global one."""

    soulbound: bool

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return kind_of(card).binding == self.soulbound


@dataclass(slots=True, eq=False)
class OfClass(Trait):
    """[ST-CLS.22] A card of one of these classes."""

    classes: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return kind_of(card).classes & self.classes != 0


@dataclass(slots=True, eq=False)
class ToBottom(Op):
    """Cards go to the bottom of the Draw Pile of their owner."""

    what: Cards

    def run(self, s: State, run: Run) -> int:
        cards = self.what.cards(s, run.env)
        run.env.done = len(cards) > 0
        if not cards:
            miss(s, run, self.what)
        for card in cards:
            put_in_draw_pile(s, card, False)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Discard(Op):
    """From the hand, of its player's choice; fewer if there are fewer, and then it is not done in full."""

    who: Whom
    count: Amount

    def run(self, s: State, run: Run) -> int:
        run.env.done = True
        count = self.count.value(s, run.env)
        for seat in self.who.seats(s, run.env)[::-1]:  # the first one is asked first
            held = len(s.zone(seat, c.HAND))
            if held == 0 or held < count < WHOLE_HAND:
                run.env.done = False
            if held == 0:
                tell_unfound(s, run, NOTHING_THERE, None)
            s.push(Discarding(seat, max(len(s.zone(seat, c.HAND)) - count, 0), c.M_DISCARD))
        run.move_to(run.pc + 1)
        return WAIT


class DiscardHand(Discard):
    """All of it."""


@dataclass(slots=True, eq=False)
class DiscardDown(Op):
    """From the hand, of its player's choice, until so many are left."""

    who: Whom
    keep: int

    def run(self, s: State, run: Run) -> int:
        run.env.done = False
        for seat in self.who.seats(s, run.env)[::-1]:
            if len(s.zone(seat, c.HAND)) > self.keep:
                run.env.done = True
                s.push(Discarding(seat, self.keep, c.M_DISCARD))
        run.move_to(run.pc + 1)
        return WAIT


# ---- cards that are looked at
@dataclass(slots=True, eq=False)
class Look(Op):
    """[ST-LOC.1] [ST-LOC.2] An effect lets its player see hidden cards, or all of them."""

    what: Cards
    keep: int
    revealed: bool = False

    def run(self, s: State, run: Run) -> int:
        cards = self.what.cards(s, run.env)
        if not cards:
            miss(s, run, self.what)
        for card in cards:
            for seat in range(s.rules.seats) if self.revealed else [run.env.seat]:
                look_at(s, card, seat)
        if self.keep >= 0:
            run.env.slots[self.keep] = [s.ref(card) for card in cards]
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Take(Op):
    """Into the hand, which is cut to seven at once; it is no draw."""

    what: Cards

    def run(self, s: State, run: Run) -> int:
        cards = self.what.cards(s, run.env)
        run.env.done = len(cards) > 0
        if not cards:
            miss(s, run, self.what)
        run.move_to(run.pc + 1)
        for card in cards:
            give_back(s, card)
        limit_hand(s, run.env.seat)
        return WAIT


ON_TOP: Final = 0
ON_THE_BOTTOM: Final = 1
DISCARDED: Final = 2


@dataclass(slots=True, eq=False)
class PutRest(Op):
    """What is left of the cards that were looked at, one after the other as the player wants."""

    what: Cards
    to: int

    def run(self, s: State, run: Run) -> int:
        left = self.what.cards(s, run.env)
        if self.to == DISCARDED:
            for card in left:
                discard(s, card.owner, card)
            return run.pc + 1
        if len(distinct(s, left)) > 1:
            s.ask(run.env.seat, c.M_CHOOSE, [card.option(c.CHOOSE) for card in distinct(s, left)], False)
            return WAIT
        for card in left:
            put_in_draw_pile(s, card, self.to == ON_TOP)
        return run.pc + 1

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        assert option.card is not None
        put_in_draw_pile(s, option.card, self.to == ON_TOP)
        return run.pc


# ---- counters
@dataclass(slots=True, eq=False)
class ChangeCounters(Op):
    """[ST-CLS.8] [ST-CLS.9] Of an Aura; with the last one it goes [ST-CLS.10]."""

    what: Cards
    by: int

    def run(self, s: State, run: Run) -> int:
        found = [card for card in self.what.cards(s, run.env) if s.place(card) == c.AURAS]
        run.env.done = len(found) > 0
        if not found:
            miss(s, run, self.what)
        for card in found:
            bearer = holder_of(s, card)
            assert bearer is not None
            if self.by > 0:
                add_counters(s, card, self.by)
                continue
            for _ in range(min(-self.by, laid(s, card).counters)):
                lose_counter(s, card)
            if laid(s, card).counters == 0:
                remove_aura(s, card, bearer)
        return run.pc + 1


# ---- cards of which one is chosen
@dataclass(slots=True, eq=False)
class TelegraphedBy(Cards):
    who: Cards

    def cards(self, s: State, env: Env) -> list[Card]:
        card = the_one(s, env, self.who)
        return [] if card is None else telegraphed(s, card)


@dataclass(slots=True, eq=False)
class AurasOn(Cards):
    who: Cards

    def cards(self, s: State, env: Env) -> list[Card]:
        card = the_one(s, env, self.who)
        return [] if card is None else auras(s, card)


class NumberedAuras(AurasOn):
    """[ST-CLS.8] Those that have counters."""

    def cards(self, s: State, env: Env) -> list[Card]:
        return [card for card in AurasOn.cards(self, s, env) if laid(s, card).counters > 0]


@dataclass(slots=True, eq=False)
class Telegraphable(Cards):
    """Cards of the hand, or of the Discard Pile, that this creature may invoke, if it can telegraph and has room."""

    who: Cards
    zone: int = c.HAND

    def cards(self, s: State, env: Env) -> list[Card]:
        card = the_one(s, env, self.who)
        if card is None or len(telegraphed(s, card)) >= telegraph_room(s, card) or standing(s, card,
            c.NOT_TELEGRAPHING):
            return []
        name = card.definition.name
        return [
            each
            for each in s.zone(card.owner, self.zone)
            if not kind_of(each).binding or kind_of(each).supplier == name
        ]


# ---- what is done with them
@dataclass(slots=True, eq=False)
class OfSort(Cards):
    """Those of some cards that are of one sort."""

    of: Cards
    sort: Trait

    def cards(self, s: State, env: Env) -> list[Card]:
        return [card for card in self.of.cards(s, env) if self.sort.fits(s, env, card, s.records[card.number])]


@dataclass(slots=True, eq=False)
class TelegraphFree(Op):
    who: Cards
    what: Cards
    at_once: bool = False  # it may be invoked in this very turn

    def run(self, s: State, run: Run) -> int:
        by, cards = found_one(s, run, self.who), self.what.cards(s, run.env)
        run.env.done = by is not None and len(cards) > 0
        if by is not None and not cards:
            miss(s, run, self.what)
        for card in cards:
            if by is not None:
                telegraph(s, card, by, FREE, s.turn - 1 if self.at_once else s.turn)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class GiveBack(Op):
    """A telegraphed card goes to its owner's hand, which is cut to seven at once."""

    what: Cards

    def run(self, s: State, run: Run) -> int:
        cards = self.what.cards(s, run.env)
        run.env.done = len(cards) > 0
        if not cards:
            miss(s, run, self.what)
        run.move_to(run.pc + 1)
        for card in cards:
            give_back(s, card)
            limit_hand(s, card.owner)
        return WAIT


@dataclass(slots=True, eq=False)
class WithEach(Op):
    """Done with each of some cards."""

    what: Cards

    def run(self, s: State, run: Run) -> int:
        cards = self.what.cards(s, run.env)
        run.env.done = len(cards) > 0
        if not cards:
            miss(s, run, self.what)
        for card in cards:
            self.do(s, card)
        return run.pc + 1

    def do(self, s: State, card: Card) -> None:
        raise NotImplementedError


class RemoveAura(WithEach):
    def do(self, s: State, card: Card) -> None:
        bearer = holder_of(s, card)
        if bearer is not None:
            remove_aura(s, card, bearer)


@dataclass(slots=True, eq=False)
class MoveAura(Op):
    """[ST-LOC.9] To another creature with room, with its counters; it is the same Aura, and its owner's."""

    what: Cards
    to: Cards

    def run(self, s: State, run: Run) -> int:
        auras_there, bearer = self.what.cards(s, run.env), found_one(s, run, self.to)
        run.env.done = False
        for card in auras_there:
            host = holder_of(s, card)
            if bearer is not None and host is not None and host is not bearer and len(auras(s, bearer)) < MOST_AURAS:
                rehang(s, card, bearer)
                run.env.done = True
        if not run.env.done and bearer is not None:
            miss(s, run, self.what)
        return run.pc + 1


class PutAway(WithEach):
    """A telegraphed card goes to the Discard Pile of its owner."""

    def do(self, s: State, card: Card) -> None:
        put_away(s, card)
        tell(s, c.DISCARDED, card.owner, card, None, 0, c.BY_CARD)
