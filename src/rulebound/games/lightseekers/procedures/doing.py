"""The frame in which the text of a card is carried out, and when it stops [LS-T04] [LS-T05]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.amounts import power_of
from rulebound.games.lightseekers.atoms.turns import tell
from rulebound.games.lightseekers.definition import Instant, LightTriggered
from rulebound.games.lightseekers.record import in_play
from rulebound.games.lightseekers.rules import rules_of, switches_of
from rulebound.games.lightseekers.values import is_dormant, is_out
from rulebound.kernel.acts import Act
from rulebound.kernel.cards import Ability, Card, Ref
from rulebound.kernel.choosing import Choose, Clear
from rulebound.kernel.events import Event
from rulebound.kernel.gates import ChooseOne, Gate
from rulebound.kernel.ops import WAIT, Op, Ops, Run
from rulebound.kernel.state import State
from rulebound.kernel.terms import Amount, Done, Env, Fixed
from rulebound.kernel.terms.traits import holds_card

# What makes an effect run.
PLAYED: Final = 0  # an Attack or Defend card that was played
INSTANT: Final = 1  # a Buff or an Item applies its Instant Effects
TRIGGERED: Final = 2
USED: Final = 3  # an ability

NOT_FIXED: Final = -1_000_000
NOTHING_BOUND: Final[list[list[Ref]]] = [[]]  # what is bound replaces the list of a slot
# Kinds of choices after which the card is elsewhere.
TAKEN_AWAY: Final = (
    c.REMOVE, c.RETURN, c.DISCARD_CARD, c.MOVE_CARD, c.STORE_CARD, c.TAKE, c.PLAY_FROM, c.EQUIP_FROM,
)  # fmt: skip


class Choice(Op):
    """An op that only asks and binds: in the earlier edition it is answered on announcing [LS1-4.3.3.2]."""

    def announce(self, s: State, run: Run) -> int:
        return self.run(s, run)


class Doing(Run):
    """An effect. A Buff's effect dies with its Buff: left, turned, Restarted or Dormant [LS-2.6.5] [LS-G35]."""

    __slots__ = ("amounts", "declined", "fixing", "jumps", "role", "turns")

    def __init__(self, ability: Ability, env: Env, role: int, turns: int) -> None:
        super().__init__(ability, env)
        self.role = role
        self.turns = turns  # how often its card had been turned when it began; -1 for a card out of play
        self.declined = False  # it did not trigger after all: no Clunky turn, no Next
        self.fixing = False  # [LS-S07] only what is fixed on announcing
        self.jumps: list[int] = []
        self.amounts: list[int] = []

    # ---- its course
    def step(self, s: State) -> None:
        """Instruction after instruction, until something is under way that must be over first; one that repeats what
        was before it takes a step of its own."""
        ops = self.ops
        pc = -1
        while self.pc > pc:
            pc = self.pc
            if s.facts[c.OUT_COUNT] and is_out(s, self.env.seat):  # [LS-G43]
                s.pop()
                return
            if pc >= len(ops):
                self.end(s)
                return
            if self.fixing:
                self.fix_op(s, ops[pc])
            elif self.turns >= 0 and self.dead(s):
                s.note(c.INTERRUPTED, self.env.seat, self.env.card, None, 0, 0)
                s.pop()
                if s.dirty:
                    s.rules.settle(s)
                return
            elif self.jumps and self.jumps[pc] >= 0:
                self.move_to(self.jumps[pc])
            else:
                at = self.env.card.number
                serial = s.serials[at]
                following = ops[pc].run(s, self)
                if s.serials[at] != serial and self.goes_on_if_done(pc + 1):
                    self.turns = -1  # "Remove this Buff to …", "if you do": both halves are one effect
                self.go(s, following)
            if s.frames[-1] is not self or s.dirty or s.asked or s.ending is not None:
                return

    def end(self, s: State) -> None:
        s.pop()
        if self.fixing:
            self.hand_over(s)
            return
        if self.turns >= 0:
            rules_of(s).after_effect(s, self)
        if s.dirty:
            s.rules.settle(s)

    def fix_op(self, s: State, op: Op) -> None:
        if isinstance(op, Choose) and self.chosen_later(s, op):
            self.move_to(self.pc + 1)
        else:
            self.go(s, op.announce(s, self))

    def goes_on_if_done(self, pc: int) -> bool:
        if pc >= len(self.ops):
            return False
        op = self.ops[pc]
        return isinstance(op, Gate) and isinstance(op.test, Done)

    def go(self, s: State, pc: int) -> None:
        if pc == WAIT:
            return
        if pc != self.pc:
            if self.fixing:
                self.note_jump(pc)
            self.pc = pc
            self.at = 0
            self.picked = 0
        if s.dirty:
            s.rules.settle(s)

    def note_jump(self, pc: int) -> None:
        """What was fixed on announcing is not asked again."""
        op = self.ops[self.pc]
        may = isinstance(op, Gate) and op.may and op.test is None
        if may or isinstance(op, (Choose, ChooseOne, Choice, Clear)):
            self.jumps[self.pc] = pc

    def dead(self, s: State) -> bool:
        """[LS-2.6.5] [LS-T04] Whether its Buff (or Item) was interrupted; [LS-S10] not in the earlier edition."""
        if not switches_of(s).interruption:
            return False
        card = self.env.card
        r = in_play(s, card)
        if r is None or s.serials[card.number] != self.env.serial or is_dormant(s, card):
            return True
        return r.kind.buff and (r.turns != self.turns or r.expiring)

    # ---- fixed on announcing [LS-S07]
    def chosen_later(self, s: State, op: Choose) -> bool:
        """What others choose is asked of them when its time comes, and so is what there is only by then: one of the
        cards that the text draws or looks at first."""
        seat = self.env.seat
        return op.who.seats(s, self.env) != [seat] or not op.candidates(s, self, seat)

    def promised(self, s: State, card: Card) -> bool:
        """While choices are fixed: whether the card was chosen by an earlier sentence, which will take it away."""
        if not self.fixing:
            return False
        for op in self.ops[: self.pc]:
            if isinstance(op, Choose) and op.kind in TAKEN_AWAY and holds_card(self.env.slots[op.slot], card):
                return True
        return False

    def begin_fixing(self) -> None:
        self.fixing = True  # [LS-G68]
        self.jumps = [-1] * len(self.ops)
        self.amounts = [NOT_FIXED] * len(self.ops)

    def hand_over(self, s: State) -> None:
        self.fixing = False
        self.pc = 0
        below = s.frames[-1]
        assert isinstance(below, Announced)
        below.prepared = self

    def fix_amount(self, value: int) -> None:
        self.amounts[self.pc] = value

    def copy(self) -> Doing:
        new = Doing(self.ability, self.env.copy(), self.role, self.turns)
        new.pc = self.pc
        new.at = self.at
        new.picked = self.picked
        new.declined = self.declined
        new.fixing = self.fixing
        new.jumps = self.jumps[:]
        new.amounts = self.amounts[:]
        return new


class Announced(Act):
    """A card that is being played or an ability that is being used: what cards call 'that Attack'."""

    __slots__ = ("card", "expiring", "payment", "prepared", "resolved", "seat", "turning")

    def __init__(self, event: Event, card: Card, seat: int) -> None:
        super().__init__(event, False)
        self.card = card
        self.seat = seat
        self.resolved = False  # all that is left is what comes after playing
        self.prepared: Doing | None = None  # the own effects, with what was fixed on announcing
        self.payment: list[Card] = []  # [LS-G21] of a combo: in Limbo, out of reach of every effect
        self.turning: list[Ref] = []  # [LS1-2.5.3.5] Clunky Buffs that turn when the act is over
        self.expiring: list[Ref] = []  # [LS-G33] Next Buffs that were bound to this act

    def expire_after(self, s: State, card: Card) -> None:
        if not holds(s, self.expiring, card):
            self.expiring = [*self.expiring, s.ref(card)]

    def turn_after(self, s: State, card: Card) -> None:
        if not holds(s, self.turning, card):
            self.turning = [*self.turning, s.ref(card)]

    def copied_from(self, other: Act) -> None:
        super().copied_from(other)
        assert isinstance(other, Announced)
        self.prepared = other.prepared  # copied when it is carried out
        self.resolved = other.resolved
        self.payment = other.payment
        self.turning = other.turning
        self.expiring = other.expiring


def act_under_way(s: State) -> Announced | None:
    """The outermost act that is being carried out."""
    for frame in s.frames:
        if isinstance(frame, Announced):
            return frame
    return None


def act_to_resolve(s: State) -> Announced | None:
    """The outermost act that has not resolved yet: one that has only waits for what comes after playing."""
    for frame in s.frames:
        if isinstance(frame, Announced) and not frame.resolved:
            return frame
    return None


def is_bound(s: State, card: Card, event: Event) -> bool:
    """[LS-G33] Whether a Next Buff is bound to another act than that of the event: that was the next one."""
    for frame in s.frames:
        if isinstance(frame, Announced) and frame.event is not event and holds(s, frame.expiring, card):
            return True
    return False


def holds(s: State, refs: list[Ref], card: Card) -> bool:
    """Whether the card is among them as the object it is now: a Buff that has come back is another one."""
    for ref in refs:
        if ref.card is card and s.is_same_object(ref):
            return True
    return False


def doing_of(s: State, ability: Ability, seat: int, card: Card, event: Event | None, role: int) -> Doing:
    """The frame that carries out an ability of a card, wherever the card is."""
    record = s.keep(card)
    env = Env(seat, card, s.serials[card.number], record, event)
    if ability.slots:
        env.slots = NOTHING_BOUND * ability.slots
        env.numbers = [0] * ability.slots
    r = in_play(s, card)
    return Doing(ability, env, role, -1 if r is None or r.kind.hero else r.turns)


class NotTriggered(Op):
    """The trigger was declined, or its condition failed: it has not triggered [LS-D16] [LS-G08]."""

    def run(self, s: State, run: Run) -> int:
        assert isinstance(run, Doing)
        run.declined = True
        ability = run.ability
        if isinstance(ability, LightTriggered) and (ability.once or ability.once_a_game):
            tell(s, c.UNTRIGGERED, run.env.seat, run.env.card, None, ability.counted(), 0)
        return run.pc + 1


class Cancelling(Op):
    """An op that Cancels the act that its effect answers."""


def only_offers_a_cancel(ability: Ability) -> bool:
    """'You may … to Cancel that': there is nothing to offer once the act is Cancelled [LS-2.6.4a] [LS-G08]."""
    code = ability.code
    if not isinstance(code, Ops):
        return False
    first = code.ops[0]
    if not isinstance(first, Gate) or not first.may:
        return False
    for op in code.ops:
        if isinstance(op, Cancelling):
            return True
    return False


# ---- amounts
def amount_now(s: State, run: Run, amount: Amount, printed: bool) -> int:
    """The value of an amount where it is carried out: fixed on announcing, or worked out now; [LS-S01] in the
    earlier edition Power changes every printed number, once, at the end."""
    value = NOT_FIXED
    if isinstance(run, Doing) and run.amounts:
        value = run.amounts[run.pc]
    if value == NOT_FIXED:
        value = amount.value(s, run.env)
    if printed and switches_of(s).power_all_numbers:
        value += power_of(s, run.env.card)
    return value if value > 0 else 0


def announces(ability: Instant) -> bool:
    """[LS-S07] Whether any instruction fixes something when the card is announced: most numbers are always the same."""
    if ability._announces < 0:
        code = ability.code
        assert isinstance(code, Ops)
        ability._announces = int(any(op.announces() for op in code.ops))
    return ability._announces > 0


def is_fixed_early(amount: Amount, late: bool) -> bool:
    """Whether announcing it makes a difference: not to a number that is always the same."""
    return not late and not isinstance(amount, Fixed)


def fix_amount(s: State, run: Run, amount: Amount) -> int:
    """For the `fix` of an op with an amount."""
    assert isinstance(run, Doing)
    run.fix_amount(amount.value(s, run.env))
    return run.pc + 1
