"""Instructions that last: numbers, skills, costs, permissions [LU-turn.15a]."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.lasting import add_modifier
from rulebound.games.luminous.atoms.later import delay, take_delayed
from rulebound.games.luminous.atoms.listening import (
    give_ability,
    hand_over,
    keep_in_mind,
    kept_in_mind,
    listen_this_turn,
    take_heard,
    take_over,
)
from rulebound.games.luminous.atoms.statics import raise_made_static
from rulebound.games.luminous.atoms.using import line_used, use_this_turn
from rulebound.games.luminous.definition import LuminousTriggered, StaticAbility
from rulebound.games.luminous.ops.combats import combat_under_way
from rulebound.games.luminous.ops.groups import PlayedCards, SlotCards
from rulebound.games.luminous.record import in_play
from rulebound.games.luminous.values import LastingOp
from rulebound.kernel.cards import Ability
from rulebound.kernel.modifiers import ALLOW
from rulebound.kernel.ops import NOTHING_THERE, tell_unfound
from rulebound.kernel.play import ADD, FORBID, Modifier, Op, Run, State
from rulebound.kernel.terms import Amount, Cards, Env, Whom
from rulebound.kernel.terms.verbs import miss


def is_over(s: State, run: Run, until: int) -> bool:
    """'This combat', where there is none."""
    if until != c.THIS_COMBAT or combat_under_way(s) is not None:
        return False
    tell_unfound(s, run, NOTHING_THERE, None)
    run.env.done = False
    return True


class Change(LastingOp):
    """Cards in play get, gain, lose or become something; how much is settled as it happens."""

    __slots__ = ("amount", "bits", "field", "how", "keep", "until", "what")

    def __init__(
        self, clause: str, what: Cards, field: int, how: int, amount: Amount | None, bits: int, until: int, keep: int
    ) -> None:
        super().__init__(clause, None)
        self.what = what
        self.field = field
        self.how = how
        self.amount = amount
        self.bits = bits  # skills or permissions
        self.until = until
        self.keep = keep

    def run(self, s: State, run: Run) -> int:
        if is_over(s, run, self.until):
            return run.pc + 1
        env = run.env
        amount = self.amount
        much = self.bits if amount is None else amount.value(s, env)
        cards = [card for card in self.what.cards(s, env) if in_play(s, card) is not None]
        if not cards:
            miss(s, run, self.what)
        for card in cards:
            modifier = Modifier(
                env.copy(), run.ability, run.pc, s.ref(card), self.field, self.how, much, self.until, s.clock
            )
            add_modifier(s, modifier)
        if self.keep >= 0 and (cards or not self.follows()):
            env.slots[self.keep] = [s.ref(card) for card in cards]
        env.done = len(cards) > 0
        return run.pc + 1

    def follows(self) -> bool:
        """Whether it goes on with what was chosen or changed before: that is still spoken of when it has died of it."""
        return isinstance(self.what, SlotCards) and self.what.slot == self.keep


class ChangeCost(LastingOp):
    """[LU-cost.20] Cards of a group cost more or less to play, as long as it lasts."""

    __slots__ = ("amount", "since", "until")

    def __init__(self, clause: str, group: PlayedCards, amount: Amount, until: int, since: int) -> None:
        super().__init__(clause, group)
        self.who = group.who
        self.amount = amount
        self.until = until
        self.since = since  # the number that takes the time of the effect, -1 if nobody asks

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if self.since >= 0:
            env.numbers[self.since] = s.clock
        much = self.amount.value(s, env)
        modifier = Modifier(env.copy(), run.ability, run.pc, None, c.F_COST, ADD, much, self.until, s.clock)
        add_modifier(s, modifier)
        env.done = True
        return run.pc + 1


class MakeFast(LastingOp):
    """[LU-type.16] Cards of a group are played as fast cards are, as long as it lasts."""

    __slots__ = ("until",)

    def __init__(self, clause: str, group: PlayedCards, until: int) -> None:
        super().__init__(clause, group)
        self.who = group.who
        self.until = until

    def run(self, s: State, run: Run) -> int:
        made = Modifier(run.env.copy(), run.ability, run.pc, None, c.F_FAST, ALLOW, 1, self.until, s.clock)
        add_modifier(s, made)
        run.env.done = True
        return run.pc + 1


class AllowPlay(LastingOp):
    """[LU-play.13] Cards may be played from where they lie, as long as it lasts."""

    __slots__ = ("bits", "until")

    def __init__(self, clause: str, group: Cards, bits: int, until: int) -> None:
        super().__init__(clause, group)
        self.bits = bits
        self.until = until

    def run(self, s: State, run: Run) -> int:
        env = run.env
        made = Modifier(env.copy(), run.ability, run.pc, None, c.F_PLAYABLE, ALLOW, self.bits, self.until, s.clock)
        add_modifier(s, made)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class SkipDraw(Op):
    """[LU-turn.7] Players pass over the next draw step that they would have."""

    who: Whom

    def run(self, s: State, run: Run) -> int:
        seats = self.who.seats(s, run.env)
        for seat in seats:
            made = Modifier(run.env.copy(), run.ability, run.pc, None, c.F_SKIPPED, 0, seat, c.FOR_GOOD, s.clock)
            add_modifier(s, made)
        run.env.done = len(seats) > 0
        return run.pc + 1


class Prevent(Op):
    """What was about to happen does not, and nothing happens instead."""

    def run(self, s: State, run: Run) -> int:
        return run.pc + 1


@dataclass(slots=True, eq=False)
class UnlessUsed(Op):
    """What its card may do only so often each turn was done: the rest is left out."""

    limit: int

    def run(self, s: State, run: Run) -> int:
        return len(run.ops) if line_used(s, run.env.card, run.ability, self.limit) else run.pc + 1


class UseThisTurn(Op):
    """It is done now, and not again this turn."""

    def run(self, s: State, run: Run) -> int:
        use_this_turn(s, run.env.seat, run.env.card, run.ability)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class MakeStatic(Op):
    """What an effect makes so under a condition, or about other cards: a static line that lies on its cards."""

    what: Cards
    static: StaticAbility
    began: int  # the number that takes the turn in which it began, -1 if nobody asks

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if self.began >= 0:
            env.numbers[self.began] = s.turn
        cards = [card for card in self.what.cards(s, env) if in_play(s, card) is not None]
        if not cards:
            miss(s, run, self.what)
        for card in cards:
            raise_made_static(s, card, self.static, env.copy())
        env.done = len(cards) > 0
        return run.pc + 1




class Forbid(LastingOp):
    """[LU-play.14] Players can't do something, as long as it lasts."""

    __slots__ = ("bits", "until")

    def __init__(self, clause: str, who: Whom, bits: int, group: Cards | None, until: int) -> None:
        super().__init__(clause, group)
        self.who = who
        self.bits = bits
        self.until = until

    def run(self, s: State, run: Run) -> int:
        if is_over(s, run, self.until):
            return run.pc + 1
        made = Modifier(run.env.copy(), run.ability, run.pc, None, c.F_PLAYER, FORBID, self.bits, self.until, s.clock)
        add_modifier(s, made)
        run.env.done = True
        return run.pc + 1


@dataclass(slots=True, eq=False)
class LayOnTurn(Op):
    """A replacement that a spell makes for the rest of the turn: it lies on no card."""

    static: StaticAbility
    began: int

    def run(self, s: State, run: Run) -> int:
        env = run.env.copy()
        env.numbers[self.began] = s.turn
        raise_made_static(s, env.card, self.static, env)
        run.env.done = True
        return run.pc + 1


@dataclass(slots=True, eq=False)
class ListenThisTurn(Op):
    """'Whenever … this turn', 'until your next turn, whenever …': the trigger of a spell begins to wait."""

    ability: LuminousTriggered

    def run(self, s: State, run: Run) -> int:
        if self.ability.keeps or self.ability.next_turn or self.ability.next_only:
            keep_in_mind(s, run.env.copy(), self.ability)
        listen_this_turn(s, run.env.card, run.env.serial, self.ability)
        run.env.done = True
        return run.pc + 1


@dataclass(slots=True, eq=False)
class GiveAbility(Op):
    """'It gains "…" until end of turn': cards in play have an ability as if it were printed on them."""

    what: Cards
    ability: LuminousTriggered
    until: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        cards = [card for card in self.what.cards(s, env) if in_play(s, card) is not None]
        if not cards:
            miss(s, run, self.what)
        for card in cards:
            given = Env(env.seat, card, s.serials[card.number], None, None)
            give_ability(s, given, card, self.ability, self.until)
        env.done = len(cards) > 0
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Delay(Op):
    """'At the end of this turn, …': the rest of it is put off."""

    ability: LuminousTriggered
    moment: int

    def run(self, s: State, run: Run) -> int:
        if self.moment == c.AT_END_OF_COMBAT and is_over(s, run, c.THIS_COMBAT):
            return run.pc + 1
        delay(s, run.env.copy(), self.ability, self.moment)
        run.env.done = True
        return run.pc + 1


class Recall(Op):
    """The first step of what was put off: it remembers what was bound then."""

    def run(self, s: State, run: Run) -> int:
        env = run.env
        event = env.event
        assert event is not None
        then = take_delayed(s, run.ability, event.amount)
        if then is not None:
            env.slots = then.slots[:]
            env.numbers = then.numbers[:]
            env.event = then.event
        return run.pc + 1


@dataclass(slots=True, eq=False)
class HandOver(Op):
    """The last step of a cost: what was paid is kept in mind until the rest of the text is done."""

    ability: Ability

    def run(self, s: State, run: Run) -> int:
        hand_over(s, run.env.copy(), self.ability)
        return run.pc + 1


class TakeOver(Op):
    """The first step of that rest: it remembers what was paid, and whether it was."""

    def run(self, s: State, run: Run) -> int:
        env = run.env
        env.done = False
        paid = take_over(s, run.ability, env.card, env.serial)
        if paid is not None:
            env.slots = paid.slots[:]
            env.numbers = paid.numbers[:]
            env.done = paid.done
        return run.pc + 1


class RecallKept(Op):
    """The first step of what a spell waited for: it remembers what was bound then."""

    def run(self, s: State, run: Run) -> int:
        ability = run.ability
        assert isinstance(ability, LuminousTriggered)
        env = run.env
        if ability.anew:
            kept = take_heard(s, ability, env)
        else:
            kept = kept_in_mind(s, ability, env.card, env.serial)
        if kept is not None:
            env.slots = kept.slots[:]
            env.numbers = kept.numbers[:]
        return run.pc + 1
