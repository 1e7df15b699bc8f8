"""What is done with cards in play: Remove, Return, Rotate, Restart, Swap, trigger, and bringing cards into play."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.play import swap_places
from rulebound.games.lightseekers.forbidding import card_forbidden, forbidden, shielded
from rulebound.games.lightseekers.ops.traits import final_corner
from rulebound.games.lightseekers.procedures.crossing import cross
from rulebound.games.lightseekers.procedures.doing import Cancelling, Doing, amount_now
from rulebound.games.lightseekers.procedures.entering import move_into_play
from rulebound.games.lightseekers.procedures.hands import movable
from rulebound.games.lightseekers.procedures.leaving import may_be_removed, may_be_returned, remove, return_to_hand
from rulebound.games.lightseekers.procedures.playing import cancel_act, equip_by_effect, play_by_effect
from rulebound.games.lightseekers.procedures.swapping import swap
from rulebound.games.lightseekers.procedures.turning import (
    may_be_restarted,
    may_be_rotated,
    restart,
    rotate,
    trigger_instants,
)
from rulebound.games.lightseekers.record import thing
from rulebound.games.lightseekers.values import at_work, controller_of, in_row_order
from rulebound.kernel.play import WAIT, Card, Move, Op, Run, State
from rulebound.kernel.terms import Amount, Cards, Whom
from rulebound.kernel.terms.traits import holds_card
from rulebound.kernel.terms.verbs import CardOp, is_whole, miss


class Remove(CardOp):
    """[LS-6.1.2-remove] [LS-2.8.1.3b]"""

    def run(self, s: State, run: Run) -> int:
        seat = self.seat(s, run)
        gone = [card for card in self.group.cards(s, run.env) if may_be_removed(s, seat, card)]
        self.told(s, run, gone)
        remove(s, seat, gone, run.env.card)
        return run.pc + 1


class Return(CardOp):
    """[LS-6.1.2-return]"""

    def run(self, s: State, run: Run) -> int:
        seat = self.seat(s, run)
        gone = [card for card in self.group.cards(s, run.env) if may_be_returned(s, seat, card)]
        self.told(s, run, gone)
        return_to_hand(s, seat, gone, run.env.card)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class OneByOne(Op):
    """[LS-4.1.3.7d] [LS-D09] Several Buffs, one after the other in the order that the player chooses; each is played
    out before the next one is chosen. `slot` takes those to which it happened."""

    who: Whom
    group: Cards
    count: Amount | None  # None: all of them
    up_to: bool
    slot: int
    tally: int

    def fits(self, s: State, who: int, card: Card) -> bool:
        raise NotImplementedError

    def add_options(self, s: State, card: Card, options: list[Move]) -> None:
        raise NotImplementedError

    def menu(self) -> int:
        return c.M_CARD

    def do(self, s: State, run: Run, option: Move, card: Card) -> None:
        raise NotImplementedError

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 0:
            env.slots[self.slot] = []
            run.at = 1
        count = self.count
        seats = self.who.seats(s, env)
        found: list[Card] = []
        if seats and (count is None or run.picked < count.value(s, env)):
            for card in self.group.cards(s, env):
                if holds_card(env.slots[self.slot], card) or shielded(s, card, env.card):
                    continue
                if self.fits(s, seats[0], card):
                    found.append(card)
        if not found and run.picked == 0:
            miss(s, run, self.group)
        if not found:
            return self.finish(s, run)
        if count is None:
            found = of_first_hero(s, found)
        options: list[Move] = []
        for card in found:
            self.add_options(s, card, options)
        if self.up_to:
            options.append(Move(c.STOP))
        s.ask(seats[0], self.menu(), options, False)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        card = option.card
        if card is None:
            return self.finish(s, run)
        env = run.env
        env.slots[self.slot] = [*env.slots[self.slot], s.ref(card)]
        run.picked += 1
        self.do(s, run, option, card)
        return run.pc

    def finish(self, s: State, run: Run) -> int:
        env = run.env
        env.done = is_whole(s, env, len(env.slots[self.slot]), None if self.up_to else self.count)
        if self.tally >= 0:
            env.numbers[self.tally] = len(env.slots[self.slot])
        return run.pc + 1


def of_first_hero(s: State, cards: list[Card]) -> list[Card]:
    """[LS-2.6.7a] [LS-2.6.7b] All of them are taken hero by hero, clockwise: those of the first who has any."""
    for seat in s.rules.table(s):
        own = [card for card in cards if s.places[card.number] // c.ZONES == seat]
        if own:
            return own
    return cards


def not_interrupted(run: Run, card: Card) -> None:
    """[LS-2.6.5] 'You may Rotate this forward instead', 'if you do': both halves are one effect of the card."""
    if card is run.env.card and isinstance(run, Doing) and run.goes_on_if_done(run.pc + 1):
        run.turns = -1


@dataclass(slots=True, eq=False)
class Rotate(OneByOne):
    """[LS-6.1.2-rotate.1] So many corners forward, backward, or as the player likes (0)."""

    direction: int
    times: Amount

    def fits(self, s: State, who: int, card: Card) -> bool:
        return may_be_rotated(s, who, card, self.direction)

    def menu(self) -> int:
        return c.M_ROTATE

    def add_options(self, s: State, card: Card, options: list[Move]) -> None:
        if self.direction != c.BACKWARD and not thing(s, card).expiring:
            options.append(card.option(c.ROTATE_FORWARD))
        back = self.direction == 0 and thing(s, card).corner > 1 and not card_forbidden(s, card, c.NOT_ROTATED_BACK)
        if self.direction == c.BACKWARD or back:
            options.append(card.option(c.ROTATE_BACKWARD))

    def do(self, s: State, run: Run, option: Move, card: Card) -> None:
        direction = c.FORWARD if option.kind == c.ROTATE_FORWARD else c.BACKWARD
        not_interrupted(run, card)
        rotate(s, card, direction, amount_now(s, run, self.times, True), run.env.card)


@dataclass(slots=True, eq=False)
class RotateTo(OneByOne):
    """[LS-6.2.1-corner] Turned until it shows its first corner, or the last one with a symbol."""

    final: bool

    def steps(self, s: State, card: Card) -> int:
        """How many corners are left, below 0 backward."""
        r = thing(s, card)
        return (final_corner(r.kind) if self.final else 1) - r.corner

    def fits(self, s: State, who: int, card: Card) -> bool:
        steps = self.steps(s, card)
        return steps != 0 and may_be_rotated(s, who, card, c.BACKWARD if steps < 0 else 0)

    def menu(self) -> int:
        return c.M_ROTATE

    def add_options(self, s: State, card: Card, options: list[Move]) -> None:
        options.append(card.option(c.ROTATE_FORWARD if self.steps(s, card) > 0 else c.ROTATE_BACKWARD))

    def do(self, s: State, run: Run, option: Move, card: Card) -> None:
        not_interrupted(run, card)
        steps = self.steps(s, card)
        rotate(s, card, c.FORWARD if steps > 0 else c.BACKWARD, abs(steps), run.env.card)


class Restart(OneByOne):
    """[LS-6.1.2-restart.1]"""

    def fits(self, s: State, who: int, card: Card) -> bool:
        return may_be_restarted(s, who, card)

    def add_options(self, s: State, card: Card, options: list[Move]) -> None:
        options.append(card.option(c.RESTART))

    def do(self, s: State, run: Run, option: Move, card: Card) -> None:
        not_interrupted(run, card)
        restart(s, card, run.env.card)


class TriggerChosen(OneByOne):
    """[LS-G74] The Instant Effects of a Buff that the player chooses."""

    def fits(self, s: State, who: int, card: Card) -> bool:
        return at_work(s, card)

    def add_options(self, s: State, card: Card, options: list[Move]) -> None:
        options.append(card.option(c.TRIGGER_EFFECT))

    def do(self, s: State, run: Run, option: Move, card: Card) -> None:
        trigger_instants(s, card)


@dataclass(slots=True, eq=False)
class TriggerEach(Op):
    """[LS-G74] The Instant Effects of all these Buffs, from left to right as they lie now [LS-G72]."""

    group: Cards
    slot: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 0:
            env.slots[self.slot] = [s.ref(card) for card in in_row_order(s, self.group.cards(s, env))]
            env.done = len(env.slots[self.slot]) > 0
            run.at = 1
        refs = env.slots[self.slot]
        while run.at <= len(refs):
            ref = refs[run.at - 1]
            run.at += 1
            if s.serials[ref.card.number] == ref.serial and trigger_instants(s, ref.card):
                return run.pc
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Swap(Op):
    """[LS-6.2.1-swap.1] What goes out and what comes in were chosen together; both exchanges happen, or none."""

    outgoing: int
    incoming: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        env.done = False
        if env.slots[self.outgoing] and env.slots[self.incoming]:
            out = env.slots[self.outgoing][0].card
            env.done = swap(s, controller_of(s, out), out, env.slots[self.incoming][0].card, env.card)
        return run.pc + 1


class SwapPlaces(CardOp):
    """[LS-6.2.1-left-right.1] The two cards of the group, if they lie in one row."""

    def run(self, s: State, run: Run) -> int:
        cards = self.group.cards(s, run.env)
        if forbidden(s, self.seat(s, run), c.NOT_SWAP, run.env.card):
            return self.told(s, run, [])
        if len(cards) != 2 or s.places[cards[0].number] != s.places[cards[1].number]:
            return self.told(s, run, [])
        swap_places(s, cards[0], cards[1])
        return self.told(s, run, cards)


@dataclass(slots=True, eq=False)
class MoveIntoPlay(CardOp):
    """[LS-6.2.1-move.2] Neither Played nor Equipped; upright, or with that corner."""

    corner: int = 1

    def run(self, s: State, run: Run) -> int:
        seat = self.seat(s, run)
        cards = movable(s, seat, self.group.cards(s, run.env))
        self.told(s, run, cards)
        come = move_into_play(s, seat, cards, self.corner) if seat >= 0 else 0
        run.env.done = is_whole(s, run.env, come, self.least)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class MoveAcross(CardOp):
    """[LS-G70] Cards in play go to the area of another hero."""

    to: Whom

    def run(self, s: State, run: Run) -> int:
        seats = self.to.seats(s, run.env)
        cards = movable(s, self.seat(s, run), self.group.cards(s, run.env))
        self.told(s, run, cross(s, cards, seats[0], run.env.card) if seats else [])
        return run.pc + 1


@dataclass(slots=True, eq=False)
class PlayCards(CardOp):
    """[LS-6.1.2-play.1] Full Plays by an effect, one after the other."""

    equips: bool

    def run(self, s: State, run: Run) -> int:
        env = run.env
        seat = self.seat(s, run)
        if run.at == 0:
            env.done = False
            if self.keep >= 0:
                self.told(s, run, self.group.cards(s, env))
        cards = self.group.cards(s, env)
        while run.at < len(cards):
            card = cards[run.at]
            run.at += 1
            if self.equips:
                if equip_by_effect(s, seat, card, env.card):
                    return run.pc
            elif play_by_effect(s, seat, card, env.card):
                return run.pc
        return run.pc + 1


class CancelAct(Cancelling):
    """[LS-T09] The act that the effect answers."""

    def run(self, s: State, run: Run) -> int:
        run.env.done = cancel_act(s, run)
        return run.pc + 1
