"""Instructions that move, turn or show cards."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.decks import look_at, put_all_into_deck, put_into_zone, reveal, see, shuffle_deck
from rulebound.games.luminous.atoms.drawing import discard, draw, draw_card
from rulebound.games.luminous.atoms.lasting import take_control
from rulebound.games.luminous.atoms.leaving import destroy, may_sacrifice, return_to_hand, sacrifice, void
from rulebound.games.luminous.atoms.texts import stopped
from rulebound.games.luminous.atoms.turning import expend, ready, set_role
from rulebound.games.luminous.record import in_play
from rulebound.games.luminous.values import LastingOp, forbidding
from rulebound.kernel.ops import NOBODY_THERE, tell_unfound
from rulebound.kernel.play import SET, WAIT, Card, Modifier, Move, Op, Run, State, distinct
from rulebound.kernel.terms import Amount, Cards, Env, Test, Whom
from rulebound.kernel.terms.verbs import EachOp, MoveOp, is_whole, miss


# ---- drawing and discarding
@dataclass(slots=True, eq=False)
class FromDeck(Op):
    """Player by player, so many cards from the top of the own deck; `keep` and `tally` take which, and how many."""

    who: Whom
    count: Amount
    actor: int
    keep: int
    tally: int

    def take(self, s: State, seat: int, count: int) -> int:
        """Do it; how many there were, -1 if it is forbidden."""
        raise NotImplementedError

    def run(self, s: State, run: Run) -> int:
        env = run.env
        taken = 0
        cards: list[Card] = []
        seats = self.who.seats(s, env)
        if not seats:
            tell_unfound(s, run, NOBODY_THERE, None)
        for seat in seats:
            if self.actor >= 0:
                env.numbers[self.actor] = seat
            count = self.count.value(s, env)
            top = s.zone(seat, c.DECK)[: max(0, count)]
            done = self.take(s, seat, count)
            if done >= 0:
                taken += done
                cards.extend(top)
            if s.ending is not None:
                break
        env.done = taken > 0
        if self.keep >= 0:
            env.slots[self.keep] = [s.ref(card) for card in cards]
        if self.tally >= 0:
            env.numbers[self.tally] = taken
        return run.pc + 1


class Draw(FromDeck):
    """[LU-key.2] Player by player, card by card [LU-win.13]."""

    def take(self, s: State, seat: int, count: int) -> int:
        return draw(s, seat, count)


@dataclass(slots=True, eq=False)
class DrawCards(MoveOp):
    """[LU-key.1] Cards from a named zone to the hand of the player who draws."""

    who: Whom

    def move(self, s: State, env: Env, cards: list[Card]) -> None:
        for seat in self.who.seats(s, env):
            for card in cards:
                if not stopped(s, c.NOT_DRAW, c.DREW, seat, card, 1):
                    draw_card(s, seat, card)


@dataclass(slots=True, eq=False)
class Gone(MoveOp):
    """[LU-play.14] Of what a text has put something else in the place of, it was not done: 'if you do', 'that many' and
    'sacrificed this way' ask what has been told of the cards, and not whether they have gone."""

    def told(self) -> int:
        raise NotImplementedError

    def run(self, s: State, run: Run) -> int:
        if not forbidding(s):  # most often
            return MoveOp.run(self, s, run)
        env = run.env
        newest = s.history
        cards = self.group.cards(s, env)
        going = MoveOp.run(self, s, run)
        done: list[Card] = []
        event = s.history
        while event is not None and event is not newest:
            card = event.card
            if event.kind == self.told() and card is not None and card in cards:
                done.append(card)
            event = event.previous
        env.done = is_whole(s, env, len(done), self.least)
        if self.tally >= 0:
            env.numbers[self.tally] = len(done)
        if self.only_done:
            env.slots[self.keep] = [ref for ref in env.slots[self.keep] if ref.card in done]
        return going


class Discard(Gone):
    """[LU-key.3] Out of hand or deck, together."""

    def told(self) -> int:
        return c.DISCARDED

    def move(self, s: State, env: Env, cards: list[Card]) -> None:
        discard(s, cards)


# ---- leaving play
class Destroy(Gone):
    """[LU-key.6]"""

    def told(self) -> int:
        return c.DESTROYED

    def move(self, s: State, env: Env, cards: list[Card]) -> None:
        destroy(s, cards, c.BY_EFFECT)


@dataclass(slots=True, eq=False)
class Sacrifice(Gone):
    """[LU-key.7] The cards were chosen by their players; [LU-play.17] those of several players go together."""

    cause: int

    def told(self) -> int:
        return c.SACRIFICED

    def move(self, s: State, env: Env, cards: list[Card]) -> None:
        sacrifice(s, cards, self.cause)


class SacrificeThis(Sacrifice):
    """[LU-key.8] This very card, if its player owns and controls it."""

    def move(self, s: State, env: Env, cards: list[Card]) -> None:
        sacrifice(s, [card for card in cards if may_sacrifice(s, env.seat, card)], self.cause)


@dataclass(slots=True, eq=False)
class Void(Gone):
    """[LU-zone.5] [LU-zone.6b]"""

    face_down: bool

    def told(self) -> int:
        return c.VOIDED

    def move(self, s: State, env: Env, cards: list[Card]) -> None:
        void(s, cards, self.face_down)


class ReturnToHand(Gone):
    """To the owners' hands; [LU-zone.11a] a basic orb to the pile."""

    def told(self) -> int:
        return c.RETURNED

    def move(self, s: State, env: Env, cards: list[Card]) -> None:
        return_to_hand(s, cards)


@dataclass(slots=True, eq=False)
class PutIntoZone(MoveOp):
    """To a zone of the owner, without being drawn, discarded or destroyed."""

    zone: int

    def move(self, s: State, env: Env, cards: list[Card]) -> None:
        put_into_zone(s, cards, self.zone)


@dataclass(slots=True, eq=False)
class PutIntoDeck(Gone):
    """On top or on the bottom of the owners' decks, in the order in which the cards were."""

    on_top: bool

    def told(self) -> int:
        return c.PUT_IN_DECK

    def move(self, s: State, env: Env, cards: list[Card]) -> None:
        put_all_into_deck(s, cards[::-1] if self.on_top else cards, self.on_top)


@dataclass(slots=True, eq=False)
class OrderIntoDeck(Op):
    """The same, one after the other as the player wants; equal cards are not asked for."""

    who: Whom
    group: Cards
    on_top: bool

    def run(self, s: State, run: Run) -> int:
        env = run.env
        left = self.group.cards(s, env)
        if not left and run.at == 0:
            miss(s, run, self.group)
            env.done = False
        if len(distinct(s, left)) > 1:
            kind = c.PUT_ON_TOP if self.on_top else c.PUT_ON_BOTTOM
            s.ask(self.who.seats(s, env)[0], c.M_LOOK, [card.option(kind) for card in distinct(s, left)], False)
            return WAIT
        if left:
            put_all_into_deck(s, left, self.on_top)
            env.done = True
        return run.pc + 1

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        assert option.card is not None
        put_all_into_deck(s, [option.card], self.on_top)
        run.at += 1
        return run.pc


class ShuffleInto(Gone):
    """Into the owners' decks, which are shuffled."""

    def told(self) -> int:
        return c.PUT_IN_DECK

    def move(self, s: State, env: Env, cards: list[Card]) -> None:
        put_all_into_deck(s, cards, False)
        shuffled: list[int] = []
        for card in cards:
            if card.owner not in shuffled:
                shuffled.append(card.owner)
                shuffle_deck(s, card.owner)


@dataclass(slots=True, eq=False)
class Shuffle(Op):
    who: Whom

    def run(self, s: State, run: Run) -> int:
        for seat in self.who.seats(s, run.env):
            shuffle_deck(s, seat)
        run.env.done = True
        return run.pc + 1


# ---- turning
class Ready(EachOp):
    """[LU-exp.3]"""

    def change(self, s: State, env: Env, card: Card) -> bool:
        return ready(s, card, c.BY_EFFECT)


@dataclass(slots=True, eq=False)
class Expend(EachOp):
    """[LU-exp.1]"""

    cause: int

    def change(self, s: State, env: Env, card: Card) -> bool:
        return expend(s, card, self.cause)


class GainControl(LastingOp):
    """[LU-type.6f]"""

    __slots__ = ("keep", "taker", "until", "what")

    def __init__(self, clause: str, what: Cards, keep: int, who: Whom, until: int, condition: Test | None) -> None:
        super().__init__(clause, None)
        self.condition = condition
        self.what = what
        self.keep = keep
        self.taker = who
        self.until = until

    def run(self, s: State, run: Run) -> int:
        env = run.env
        taken: list[Card] = []
        for seat in self.taker.seats(s, env):
            for card in self.what.cards(s, env):
                made = Modifier(
                    env.copy(), run.ability, run.pc, s.ref(card), c.F_CONTROL, SET, seat, self.until, s.clock
                )
                if take_control(s, card, seat, made):
                    taken.append(card)
        env.done = len(taken) > 0
        if self.keep >= 0:
            env.slots[self.keep] = [s.ref(card) for card in taken]
        return run.pc + 1


class LeaveCombat(EachOp):
    """[LU-combat.21a] What attacks or blocks no more."""

    def change(self, s: State, env: Env, card: Card) -> bool:
        r = in_play(s, card)
        if r is None or r.role == c.NO_ROLE:
            return False
        set_role(s, card, c.NO_ROLE)
        return True


class ExchangeControl(LastingOp):
    """[LU-type.6f] For good, and only if there are both, of two players."""

    __slots__ = ("one", "other")

    def __init__(self, clause: str, one: Cards, other: Cards) -> None:
        super().__init__(clause, None)
        self.one = one
        self.other = other

    def run(self, s: State, run: Run) -> int:
        env = run.env
        env.done = False
        pair = [*self.one.cards(s, env)[:1], *self.other.cards(s, env)[:1]]
        records = [r for r in [in_play(s, card) for card in pair] if r is not None]
        if len(records) < 2:
            miss(s, run, self.other if self.one.cards(s, env) else self.one)
        elif records[0].controller != records[1].controller:
            for card, r in zip(pair, [records[1], records[0]], strict=True):
                made = Modifier(
                    env.copy(), run.ability, run.pc, s.ref(card), c.F_CONTROL, SET, r.controller, c.FOR_GOOD, s.clock
                )
                env.done = take_control(s, card, r.controller, made) or env.done
        return run.pc + 1


# ---- showing
@dataclass(slots=True, eq=False)
class Look(EachOp):
    """[LU-zone.1] An effect lets a player see hidden cards. Where it does so for a choice among them no later sentence
    speaks of them, and nothing is told: how many a deck or a hand holds that fit is the chooser's business alone."""

    who: Whom

    def change(self, s: State, env: Env, card: Card) -> bool:
        for seat in self.who.seats(s, env):
            if self.keep < 0:
                see(s, seat, card)
            else:
                look_at(s, seat, [card])
        return True


class Reveal(EachOp):
    """Hidden cards are shown to all."""

    def change(self, s: State, env: Env, card: Card) -> bool:
        reveal(s, env.seat, card)
        return True
