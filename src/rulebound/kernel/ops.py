"""Abilities as flat lists of ops, and the frame that runs them.

An op is an object with a `run` method; what it needs to know are terms (`terms.py`), made once when the text is
lowered. `run` returns the next position, or WAIT after it has asked something or pushed a frame.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from rulebound.kernel.cards import Ability, Card, Code, Record
from rulebound.kernel.events import Event, Trigger
from rulebound.kernel.frames import Frame
from rulebound.kernel.modifiers import Modifier
from rulebound.kernel.questions import Move
from rulebound.kernel.terms import Env

if TYPE_CHECKING:
    from rulebound.kernel.state import State

WAIT: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False)
class Op:
    """One instruction. `clause` is the part of the printed text that it came from."""

    clause: str

    def run(self, s: State, run: Run) -> int:
        raise NotImplementedError

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        raise NotImplementedError

    def announce(self, s: State, run: Run) -> int:
        """For a game that fixes choices and amounts when a card is announced: do that part of the instruction now."""
        return run.pc + 1

    def announces(self) -> bool:
        """Whether there is such a part; asked once, when a text has been lowered."""
        return type(self).announce is not Op.announce


@dataclass(slots=True, eq=False)
class Ops(Code):
    """The program of an ability."""

    ops: list[Op]


def made_by(modifier: Modifier) -> Op:
    """The instruction that a lasting effect comes from."""
    ability = modifier.ability
    assert ability is not None
    code = ability.code
    assert isinstance(code, Ops)
    return code.ops[modifier.pc]


@mypyc_attr(allow_interpreted_subclasses=True)
class Run(Frame):
    """An ability under way."""

    __slots__ = ("ability", "at", "env", "ops", "picked")

    def __init__(self, ability: Ability, env: Env) -> None:
        self.pc = 0
        self.ability = ability
        self.env = env
        self.ops: list[Op] = []
        self.restore()
        # How far the instruction at `pc` has come: whose turn to choose, and how many were picked.
        self.at = 0
        self.picked = 0

    def restore(self) -> None:
        """The program is found through the ability."""
        code = self.ability.code
        assert isinstance(code, Ops)
        self.ops = code.ops

    def step(self, s: State) -> None:
        """On to the next instruction by itself, where nothing has come between; back to an earlier one through the
        main loop, which counts."""
        ops = self.ops
        end = len(ops)
        while True:
            pc = self.pc
            if pc >= end:
                s.pop()
                if s.dirty:
                    s.rules.settle(s)  # what waited for the end of this ability
                return
            self.go(s, ops[pc].run(s, self))
            if self.pc <= pc or not s.goes_on(self):
                return

    def answer(self, s: State, seat: int, option: Move) -> None:
        self.go(s, self.ops[self.pc].answer(s, self, seat, option))

    def go(self, s: State, pc: int) -> None:
        if pc == WAIT:
            return
        if pc != self.pc:  # on to another instruction, as `move_to` does
            self.pc = pc
            self.at = 0
            self.picked = 0
        if s.dirty:
            s.rules.settle(s)

    def move_to(self, pc: int) -> None:
        """Also for an op that pushes a frame: where to go on when that frame is done."""
        self.pc = pc
        self.at = 0
        self.picked = 0

    def copy(self) -> Run:
        new = Run(self.ability, self.env.copy())
        new.pc = self.pc
        new.at = self.at
        new.picked = self.picked
        return new


def run_of(ability: Ability, seat: int, card: Card, serial: int, record: Record | None, event: Event | None) -> Run:
    """The frame that carries out an ability."""
    if record is not None:
        record.freeze()
    env = Env(seat, card, serial, record, event)
    for _ in range(ability.slots):
        env.slots.append([])
        env.numbers.append(0)
    return Run(ability, env)


def run_of_trigger(trigger: Trigger) -> Run:
    return run_of(trigger.ability, trigger.seat, trigger.card, trigger.serial, trigger.record, trigger.event)


# ---- instructions that find nothing: why (the cause of the event), and which one (its amount)
NOTHING_THERE: Final = 0
GONE: Final = 1
GONE_UNSEEN: Final = 2
NOBODY_THERE: Final = 3
MOST_OPS: Final = 10_000
ALL_OPS: Final = MOST_OPS - 1  # not one instruction, but a part of a text as a whole


def tell_unfound(s: State, run: Run, why: int, gone: Card | None) -> None:
    """[EN-14] No instruction is passed over in silence: the log says that it found nothing, and why."""
    if s.rules.unfound >= 0:
        which = run.ability.index * MOST_OPS + run.pc
        s.note(s.rules.unfound, run.env.seat, run.env.card, gone, which, why)


def tell_lasting(s: State, modifier: Modifier, op: int) -> None:
    """What lasts from now on is told in the words of its text, and of which card; `op` is the instruction."""
    ability, card, subject = modifier.ability, modifier.env.card, modifier.subject
    if s.log is None or s.rules.lasting < 0 or ability is None or ability.definition is not card.definition:
        return
    if ability in card.definition.abilities:
        on = None if subject is None else subject.card
        s.note(s.rules.lasting, modifier.env.seat, card, on, ability.index * MOST_OPS + op, 0)
