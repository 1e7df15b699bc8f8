"""Instructions about numbers: damage, life, durability."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.checking import lose_game, win_game
from rulebound.games.luminous.atoms.damage import Blow, deal, deal_blows, remove_damage, source_of
from rulebound.games.luminous.atoms.facts import set_number
from rulebound.games.luminous.atoms.life import add_durability, gain_life, lose_life, remove_durability
from rulebound.games.luminous.definition import kind_of
from rulebound.games.luminous.ops.remembering import remembered
from rulebound.games.luminous.record import in_play, thing
from rulebound.games.luminous.values import attack_of, life_of
from rulebound.kernel.ops import NOBODY_THERE, tell_unfound
from rulebound.kernel.play import WAIT, Card, Move, Op, Run, State
from rulebound.kernel.terms import Amount, Cards, Env, Whom
from rulebound.kernel.terms.verbs import EachOp, miss

MOST_ORBS: Final = 99


@dataclass(slots=True, eq=False)
class DealDamage(Op):
    """[LU-dmg.1] One damage event: from each source to each card and player named. A favored stands for its player."""

    sources: Cards
    amount: Amount
    to: Cards | None
    who: Whom | None
    keep: int
    tally: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        amount = self.amount.value(s, env)
        hit: list[Card] = []
        seats: list[int] = []
        if self.to is not None:
            hit = self.to.cards(s, env)
            if not hit and self.who is None:
                miss(s, run, self.to)
        if self.who is not None:
            seats = self.who.seats(s, env)
            if not seats and not hit:
                tell_unfound(s, run, NOBODY_THERE, None)
        blows: list[Blow] = []
        for ref in self.sources.refs(s, env):
            r = remembered(s, ref)
            source = source_of(s, ref.card, env.seat if r is None else r.controller, r)
            for card in hit:
                if kind_of(card.definition).favored:  # [LU-type.4]
                    blows.append(Blow(source, None, card.owner, amount))
                else:
                    blows.append(Blow(source, card, -1, amount))
            for seat in seats:
                blows.append(Blow(source, None, seat, amount))
        if self.keep >= 0:
            env.slots[self.keep] = [s.ref(card) for card in hit]
        dealt = deal(s, blows, False)
        env.done = dealt > 0
        if self.tally >= 0:
            env.numbers[self.tally] = dealt
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Fight(Op):
    """[LU-dmg.1] One damage event: each of two units deals its attack to the other; without both nothing happens."""

    one: Cards
    other: Cards | None  # None: the two of `one`
    keep: int
    tally: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        both = [*self.one.cards(s, env), *([] if self.other is None else self.other.cards(s, env))]
        found = [r for r in (in_play(s, card) for card in both) if r is not None]
        blows: list[Blow] = []
        if len(both) == len(found) == 2 and both[0] is not both[1]:
            for r, against in ((found[0], both[1]), (found[1], both[0])):
                blows.append(Blow(source_of(s, r.card, r.controller, r), against, -1, attack_of(s, r)))
        else:
            miss(s, run, self.one)
        if self.keep >= 0:
            env.slots[self.keep] = [s.ref(card) for card in both]
        dealt = deal(s, blows, False)
        env.done = len(blows) > 0
        if self.tally >= 0:
            env.numbers[self.tally] = dealt
        return run.pc + 1


@dataclass(slots=True, eq=False)
class DealDivided(Op):
    """[LU-dmg.1] Point by point among at most so many cards; then one damage event."""

    who: Whom
    among: Cards
    amount: Amount
    most: Amount
    slot: int  # every card as often as it was given a point
    player: Whom | None = None  # who may have a part of it, too
    number: int = -1  # and how many points that player was given

    def run(self, s: State, run: Run) -> int:
        env = run.env
        given = [ref.card for ref in env.slots[self.slot]]
        cards = self.among.cards(s, env)
        if len(set(given)) >= self.most.value(s, env):
            cards = [card for card in cards if card in given]
        seats = [] if self.player is None else self.player.seats(s, env)[:1]
        left = self.amount.value(s, env) - len(given) - (env.numbers[self.number] if seats else 0)
        if left > 0 and len(cards) + len(seats) > 1:
            options = [card.option(c.CHOOSE) for card in cards]
            options += [Move(c.CHOOSE_PLAYER, None, seat) for seat in seats]
            s.ask(self.who.seats(s, env)[0], c.M_CHOOSE, options, False)
            return WAIT
        if cards:
            given += cards[:1] * left
        if not given and not seats:
            miss(s, run, self.among)
        source = source_of(s, env.card, env.seat, env.record)
        once = list(dict.fromkeys(given))
        blows = [Blow(source, card, -1, given.count(card)) for card in once]
        for seat in seats:
            points = env.numbers[self.number] + (0 if cards else left)
            if points > 0:
                blows.append(Blow(source, None, seat, points))
        env.done = deal(s, blows, False) > 0
        env.slots[self.slot] = [s.ref(card) for card in once]
        return run.pc + 1

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        if option.card is None:
            run.env.numbers[self.number] += 1
            return run.pc
        run.env.slots[self.slot] = [*run.env.slots[self.slot], s.ref(option.card)]
        return run.pc


@dataclass(slots=True, eq=False)
class MoreOrbs(Op):
    """[LU-orb.1] More orb plays in this turn."""

    who: Whom
    amount: Amount

    def run(self, s: State, run: Run) -> int:
        seats = self.who.seats(s, run.env)
        for seat in seats:
            at = seat * c.SEAT_NUMBERS + c.ORB_MORE
            set_number(s, seat, c.ORB_MORE, min(s.numbers[at] + self.amount.value(s, run.env), MOST_ORBS))
        run.env.done = len(seats) > 0
        return run.pc + 1


@dataclass(slots=True, eq=False)
class DealInstead(Op):
    """In the place of damage: other damage by the same source, to the same or to another."""

    amount: Amount
    to: Cards | None
    who: Whom | None

    def run(self, s: State, run: Run) -> int:
        env = run.env
        event = env.event
        assert event is not None
        source_card = event.other
        assert source_card is not None
        hit: list[Card] = []
        seats: list[int] = []
        if self.to is not None:
            hit = self.to.cards(s, env)
        elif self.who is not None:
            seats = self.who.seats(s, env)
        elif event.card is not None:
            hit = [event.card]
        else:
            seats = [event.seat]
        source = source_of(s, source_card, s.controller(source_card), None)
        amount = self.amount.value(s, env)
        blows = [Blow(source, card, thing(s, card).controller, amount) for card in hit]
        blows += [Blow(source, None, seat, amount) for seat in seats]
        dealt = deal_blows(s, [blow for blow in blows if blow.amount > 0], event.cause == c.BY_COMBAT)
        env.done = dealt > 0
        return run.pc + 1


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False)
class LifeOp(Op):
    """An instruction about the life of players."""

    who: Whom
    amount: Amount
    actor: int
    tally: int

    def change(self, s: State, seat: int, amount: int) -> int:
        """How much it was."""
        raise NotImplementedError

    def run(self, s: State, run: Run) -> int:
        env = run.env
        seats = self.who.seats(s, env)
        if not seats:
            tell_unfound(s, run, NOBODY_THERE, None)
        amounts: list[int] = []
        for seat in seats:
            if self.actor >= 0:
                env.numbers[self.actor] = seat
            amounts.append(self.amount.value(s, env))
        total = 0
        for index, seat in enumerate(seats):
            total += self.change(s, seat, amounts[index])
        env.done = total != 0
        if self.tally >= 0:
            env.numbers[self.tally] = total
        return run.pc + 1


class GainLife(LifeOp):
    """[LU-win.3b]"""

    def change(self, s: State, seat: int, amount: int) -> int:
        return amount if gain_life(s, seat, amount) else 0


@dataclass(slots=True, eq=False)
class LoseLife(LifeOp):
    """[LU-dmg.6] Losing life is not damage."""

    cause: int

    def change(self, s: State, seat: int, amount: int) -> int:
        return amount if lose_life(s, seat, amount, self.cause) else 0


class SetLife(LifeOp):
    """Life becomes a number: the difference is gained or lost."""

    def change(self, s: State, seat: int, amount: int) -> int:
        change = amount - life_of(s, seat)
        if change > 0:
            gain_life(s, seat, change)
        elif change < 0:
            lose_life(s, seat, -change, c.BY_EFFECT)
        return change


@dataclass(slots=True, eq=False)
class AddDurability(EachOp):
    """[LU-dmg.7]"""

    amount: Amount

    def change(self, s: State, env: Env, card: Card) -> bool:
        return add_durability(s, card, self.amount.value(s, env))


@dataclass(slots=True, eq=False)
class RemoveDurability(EachOp):
    """[LU-type.11] Without an amount, all of it."""

    amount: Amount | None
    cause: int

    def change(self, s: State, env: Env, card: Card) -> bool:
        amount = self.amount
        if s.records[card.number] is None:
            return False
        much = thing(s, card).durability if amount is None else amount.value(s, env)
        return remove_durability(s, card, much, self.cause)


@dataclass(slots=True, eq=False)
class RemoveDamage(EachOp):
    """Damage taken off units before the end of the turn; without an amount, all of it."""

    amount: Amount | None

    def change(self, s: State, env: Env, card: Card) -> bool:
        amount = self.amount
        if s.records[card.number] is None:
            return False
        much = thing(s, card).damage if amount is None else amount.value(s, env)
        return remove_damage(s, card, much)


@dataclass(slots=True, eq=False)
class WinGame(Op):
    """[LU-play.14] A card text ends the game."""

    who: Whom

    def run(self, s: State, run: Run) -> int:
        for seat in self.who.seats(s, run.env):
            win_game(s, seat)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class LoseGame(Op):
    """[LU-play.14] A card text puts a player out of the game."""

    who: Whom

    def run(self, s: State, run: Run) -> int:
        lose_game(s, self.who.seats(s, run.env))
        return run.pc + 1


