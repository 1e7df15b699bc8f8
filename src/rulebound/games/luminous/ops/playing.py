"""Instructions that play cards and tokens, or put them into play [LU-token.2] [LU-token.3] [LU-type.18]."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.luminous.atoms.entering import enter_play, new_token
from rulebound.games.luminous.definition import LuminousCard, Price, essence, kind_of
from rulebound.games.luminous.legality.prices import payable
from rulebound.games.luminous.payment import pool_of
from rulebound.games.luminous.procedures.paying import PayEssence
from rulebound.games.luminous.procedures.playing import Play, PlayToken, play_orb
from rulebound.games.luminous.rules import rules_of
from rulebound.kernel.play import WAIT, Card, Op, Run, State
from rulebound.kernel.terms import Amount, Cards, Env, Test, Whom
from rulebound.kernel.terms.traits import holds_card
from rulebound.kernel.terms.verbs import MoveOp, miss


@dataclass(slots=True, eq=False)
class PlayTokens(Op):
    """[LU-token.2] So many tokens are played, one after the other; without a definition, Luminous Blooms."""

    who: Whom
    kind: LuminousCard | None
    count: Amount
    slot: int
    actor: int
    of: Cards | None = None  # copies of this card

    def run(self, s: State, run: Run) -> int:
        env = run.env
        slots = env.slots
        if run.at == 0 and run.picked == 0:
            slots[self.slot] = []
        elif slots[self.slot]:
            # The token just played is in play by now: bind it as what it has become.
            last = slots[self.slot][-1].card
            slots[self.slot] = [*slots[self.slot][:-1], s.ref(last)]
        seats = self.who.seats(s, env)
        while run.at < len(seats):
            seat = seats[run.at]
            if self.actor >= 0:
                env.numbers[self.actor] = seat
            if run.picked < self.count.value(s, env):
                run.picked += 1
                kind = kind_made(s, run, self.kind, self.of)
                if kind is None:
                    break
                token = new_token(s, kind, seat)
                slots[self.slot] = [*slots[self.slot], s.ref(token)]
                s.push(PlayToken(token, seat))
                return WAIT
            run.at += 1
            run.picked = 0
        env.done = len(slots[self.slot]) > 0
        return run.pc + 1


def kind_made(s: State, run: Run, kind: LuminousCard | None, of: Cards | None) -> LuminousCard | None:
    """What the token is: as described, a copy of a card as that is printed, or a Luminous Bloom; None: nothing is there
    to be copied."""
    if of is None:
        return rules_of(s).bloom if kind is None else kind
    for ref in of.refs(s, run.env):
        found = kind_of(ref.card.definition)
        made = s.rules.definitions.get(f"{found.key} (copy)")
        if found.token or made is not None:
            return found if made is None else kind_of(made)
    miss(s, run, of)
    return None


@dataclass(slots=True, eq=False)
class Resolve(Op):
    """A copy of a spell does its text for a player, and is gone; it is not played."""

    who: Whom
    of: Cards

    def run(self, s: State, run: Run) -> int:
        env = run.env
        seats = self.who.seats(s, env)
        kind = kind_made(s, run, None, self.of)
        env.done = kind is not None and len(seats) > 0
        if kind is None or not seats:
            return run.pc + 1
        run.move_to(run.pc + 1)
        s.push(PlayToken(new_token(s, kind, seats[0]), seats[0], False))
        return WAIT


@dataclass(slots=True, eq=False)
class PutTokens(Op):
    """[LU-token.3] So many tokens are put into play, all together."""

    who: Whom
    kind: LuminousCard | None
    count: Amount
    slot: int
    actor: int
    expended: bool
    of: Cards | None = None  # copies of this card

    def run(self, s: State, run: Run) -> int:
        env = run.env
        made: list[Card] = []
        kind = kind_made(s, run, self.kind, self.of)
        for seat in self.who.seats(s, env):
            if self.actor >= 0:
                env.numbers[self.actor] = seat
            for _ in range(self.count.value(s, env)):
                if s.ending is not None or kind is None:
                    break
                token = new_token(s, kind, seat)
                enter_play(s, token, seat, False, self.expended)
                made.append(token)
        env.slots[self.slot] = [s.ref(token) for token in made]
        env.done = len(made) > 0
        return run.pc + 1


@dataclass(slots=True, eq=False)
class PlayCards(Op):
    """Cards that an effect plays, one after the other, in any window [LU-type.18]; `free` without either half of the
    cost [LU-cost.17]. What has been played stands in the slot `keep`."""

    who: Whom
    group: Cards
    free: bool
    keep: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.picked == 0:
            env.slots[self.keep] = []
        self.bind_played(s, run)
        seats = self.who.seats(s, env)
        if seats:
            for card in self.group.cards(s, env):
                if not holds_card(env.slots[self.keep], card) and self.can_play(s, seats[0], card):
                    run.picked += 1
                    env.slots[self.keep] = [*env.slots[self.keep], s.ref(card)]
                    if kind_of(card.definition).orb:
                        play_orb(s, card, seats[0])
                        return run.pc
                    s.push(Play(card, seats[0], self.free, True))
                    return WAIT
        env.done = run.picked > 0
        return run.pc + 1

    def bind_played(self, s: State, run: Run) -> None:
        refs = run.env.slots[self.keep]
        if refs:
            run.env.slots[self.keep] = [*refs[:-1], s.ref(refs[-1].card)]

    def can_play(self, s: State, seat: int, card: Card) -> bool:
        kind = kind_of(card.definition)
        if self.free or kind.orb:
            return not kind.favored
        return can_pay_now(s, seat, card, kind)


def can_pay_now(s: State, seat: int, card: Card, kind: LuminousCard) -> bool:
    from rulebound.games.luminous.values import prices_now

    pool = pool_of(s, seat, None, rules_of(s).switches.blooms_any_only)
    return payable(pool, prices_now(s, seat, card, kind))


@dataclass(slots=True, eq=False)
class PutIntoPlay(MoveOp):
    """[LU-token.3] Cards come into play without being played, under the control of the player of the effect; without a
    player under that of their owners."""

    who: Whom | None
    expended: bool

    def move(self, s: State, env: Env, cards: list[Card]) -> None:
        seats = [] if self.who is None else self.who.seats(s, env)
        if self.who is not None and not seats:
            return
        for card in cards:
            kind = kind_of(card.definition)
            if kind.unit or kind.relic or kind.orb or kind.token:
                enter_play(s, card, seats[0] if seats else card.owner, False, self.expended)


@dataclass(slots=True, eq=False)
class PayNow(Op):
    """'Pay 1' while an effect resolves: not done if it cannot be paid."""

    who: Whom
    price: Price

    def run(self, s: State, run: Run) -> int:
        env = run.env
        seats = self.who.seats(s, env)
        if not seats or not can_pay_price(s, seats[0], self.price):
            env.done = False
            return run.pc + 1
        env.done = True
        run.move_to(run.pc + 1)
        s.push(PayEssence(Env(seats[0], env.card, env.serial, env.record, None), [self.price], None))
        return WAIT


@dataclass(slots=True, eq=False)
class PayAmount(Op):
    """'Pay any amount of essence': of whatever colours, as much as was chosen."""

    who: Whom
    amount: Amount

    def run(self, s: State, run: Run) -> int:
        env = run.env
        seats = self.who.seats(s, env)
        price = essence(self.amount.value(s, env))
        env.done = bool(seats) and price.total > 0 and can_pay_price(s, seats[0], price)
        if not env.done:
            return run.pc + 1
        run.move_to(run.pc + 1)
        s.push(PayEssence(Env(seats[0], env.card, env.serial, env.record, None), [price], None))
        return WAIT


@dataclass(slots=True, eq=False)
class MostEssence(Amount):
    """All that a player could pay with now."""

    who: Whom

    def value(self, s: State, env: Env) -> int:
        seats = self.who.seats(s, env)
        return pool_of(s, seats[0], None, rules_of(s).switches.blooms_any_only).essence if seats else 0


def can_pay_price(s: State, seat: int, price: Price) -> bool:
    return payable(pool_of(s, seat, None, rules_of(s).switches.blooms_any_only), [price])


@dataclass(slots=True, eq=False)
class CanPay(Test):
    """Whether an offer to pay can be taken at all."""

    who: Whom
    price: Price

    def holds(self, s: State, env: Env) -> bool:
        for seat in self.who.seats(s, env):
            if can_pay_price(s, seat, self.price):
                return True
        return False
