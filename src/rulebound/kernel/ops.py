"""Abilities as flat lists of ops, the frame that runs them, and the one family of gates.

An op is an object with a `run` method; what it needs to know (amounts, groups of cards, conditions, players) are
objects too, made once when the text is lowered. `run` returns the next position, or WAIT after it has asked
something or pushed a frame.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.kernel.cards import Ability, Card, Code, Record, Ref
from rulebound.kernel.decisions import Option
from rulebound.kernel.events import Event, Trigger
from rulebound.kernel.frames import Frame

if TYPE_CHECKING:
    from rulebound.kernel.state import State

WAIT: Final = -1


class Env:
    """What an ability under way remembers: who, with which card, about which event, and what it has bound so far."""

    __slots__ = ("card", "done", "event", "numbers", "record", "seat", "serial", "slots")

    def __init__(self, seat: int, card: Card, serial: int, record: Record | None, event: Event | None) -> None:
        self.seat = seat
        self.card = card
        self.serial = serial
        self.record = record
        self.event = event
        self.done = True  # whether the last instruction really happened ("if you do")
        self.slots: list[list[Ref]] = []
        self.numbers: list[int] = []

    def copy(self) -> Env:
        new = Env(self.seat, self.card, self.serial, self.record, self.event)
        new.done = self.done
        new.slots = self.slots[:]
        new.numbers = self.numbers[:]
        return new


class Amount:
    """A number that a text speaks of."""

    __slots__ = ()

    def value(self, s: State, env: Env) -> int:
        raise NotImplementedError


class Number(Amount):
    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, s: State, env: Env) -> int:
        return self.number


class Bound(Amount):
    """A number that an earlier instruction has left, such as how many were sacrificed this way."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def value(self, s: State, env: Env) -> int:
        return env.numbers[self.slot]


class SizeOf(Amount):
    """How many cards an earlier instruction has bound."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def value(self, s: State, env: Env) -> int:
        return len(env.slots[self.slot])


class Times(Amount):
    """`factor` for each of `count`."""

    __slots__ = ("count", "factor")

    def __init__(self, factor: Amount, count: Amount) -> None:
        self.factor = factor
        self.count = count

    def value(self, s: State, env: Env) -> int:
        return self.factor.value(s, env) * self.count.value(s, env)


class Half(Amount):
    """Half, rounded down."""

    __slots__ = ("of",)

    def __init__(self, of: Amount) -> None:
        self.of = of

    def value(self, s: State, env: Env) -> int:
        return self.of.value(s, env) // 2


class Test:
    """A condition that a text speaks of."""

    __slots__ = ()

    def holds(self, s: State, env: Env) -> bool:
        raise NotImplementedError


class Not(Test):
    __slots__ = ("test",)

    def __init__(self, test: Test) -> None:
        self.test = test

    def holds(self, s: State, env: Env) -> bool:
        return not self.test.holds(s, env)


class Every(Test):
    __slots__ = ("tests",)

    def __init__(self, tests: list[Test]) -> None:
        self.tests = tests

    def holds(self, s: State, env: Env) -> bool:
        for test in self.tests:
            if not test.holds(s, env):
                return False
        return True


class Any(Test):
    __slots__ = ("tests",)

    def __init__(self, tests: list[Test]) -> None:
        self.tests = tests

    def holds(self, s: State, env: Env) -> bool:
        for test in self.tests:
            if test.holds(s, env):
                return True
        return False


class Done(Test):
    """'If you do': whether the last instruction really happened."""

    __slots__ = ()

    def holds(self, s: State, env: Env) -> bool:
        return env.done


class AtLeast(Test):
    __slots__ = ("amount", "least")

    def __init__(self, amount: Amount, least: Amount) -> None:
        self.amount = amount
        self.least = least

    def holds(self, s: State, env: Env) -> bool:
        return self.amount.value(s, env) >= self.least.value(s, env)


class Group:
    """The cards a noun phrase speaks of, in a fixed order."""

    __slots__ = ()

    def cards(self, s: State, env: Env) -> list[Card]:
        raise NotImplementedError

    def fits(self, s: State, env: Env, card: Card) -> bool:
        """Whether `card` is one of them now."""
        return card in self.cards(s, env)


class CountOf(Amount):
    __slots__ = ("group",)

    def __init__(self, group: Group) -> None:
        self.group = group

    def value(self, s: State, env: Env) -> int:
        return len(self.group.cards(s, env))


class Whom:
    """The players a noun phrase speaks of, in the order in which they act."""

    __slots__ = ()

    def seats(self, s: State, env: Env) -> list[int]:
        raise NotImplementedError


class You(Whom):
    __slots__ = ()

    def seats(self, s: State, env: Env) -> list[int]:
        return [env.seat]


class Op:
    """One instruction. `clause` is the part of the printed text that it came from."""

    __slots__ = ("clause",)

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def run(self, s: State, run: Run) -> int:
        raise NotImplementedError

    def answer(self, s: State, run: Run, seat: int, option: Option) -> int:
        raise NotImplementedError

    def fix(self, s: State, run: Run) -> int:
        """For a game that fixes choices and amounts when a card is announced: do that part of the instruction now."""
        return run.pc + 1


class Ops(Code):
    """The program of an ability."""

    __slots__ = ("ops",)

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops


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
        ops = self.ops
        pc = self.pc
        if pc >= len(ops):
            s.pop()
            if s.dirty:
                s.rules.settle(s)  # what waited for the end of this ability
            return
        self.go(s, ops[pc].run(s, self))

    def answer(self, s: State, seat: int, option: Option) -> None:
        self.go(s, self.ops[self.pc].answer(s, self, seat, option))

    def go(self, s: State, pc: int) -> None:
        if pc == WAIT:
            return
        if pc != self.pc:
            self.move_to(pc)
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


# ---- gates: may / if / unless / if you do / choose one, always in the order test, then question
class Jump(Op):
    __slots__ = ("to",)

    def __init__(self, clause: str) -> None:
        self.clause = clause
        self.to = 0

    def run(self, s: State, run: Run) -> int:
        return self.to

    def fix(self, s: State, run: Run) -> int:
        return self.to


class Gate(Op):
    """Goes on if the condition holds and, where the text says 'may', the player wants to; else to `otherwise`."""

    __slots__ = ("may", "menu", "no", "otherwise", "test", "who", "yes")

    def __init__(self, clause: str, test: Test | None, may: bool, who: Whom, menu: int, yes: int, no: int) -> None:
        self.clause = clause
        self.test = test
        self.may = may
        self.who = who
        self.menu = menu
        self.yes = yes  # option kinds of the game
        self.no = no
        self.otherwise = 0

    def run(self, s: State, run: Run) -> int:
        test = self.test
        if test is not None and not test.holds(s, run.env):
            run.env.done = False
            return self.otherwise
        if not self.may:
            return run.pc + 1
        seats = self.who.seats(s, run.env)
        if not seats:
            run.env.done = False
            return self.otherwise
        s.ask(seats[0], self.menu, [Option(self.yes, run.env.card), Option(self.no, run.env.card)], False)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Option) -> int:
        run.env.done = option.kind == self.yes
        return run.pc + 1 if run.env.done else self.otherwise

    def fix(self, s: State, run: Run) -> int:
        """A bare 'may' can be answered ahead; whether a condition holds is seen when its time comes."""
        return self.run(s, run) if self.may and self.test is None else run.pc + 1


class ChooseOne(Op):
    """A modal text: the chosen mode's instructions, then on behind the last mode."""

    __slots__ = ("kind", "menu", "modes", "possible", "shorts", "who")

    def __init__(self, clause: str, who: Whom, menu: int, kind: int) -> None:
        self.clause = clause
        self.who = who
        self.menu = menu
        self.kind = kind
        self.modes: list[int] = []  # where each mode begins
        self.shorts: list[str] = []

    def run(self, s: State, run: Run) -> int:
        seats = self.who.seats(s, run.env)
        options = [Option(self.kind, run.env.card, number) for number in range(len(self.modes))]
        s.ask(seats[0], self.menu, options, False)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Option) -> int:
        return self.modes[option.number]

    def fix(self, s: State, run: Run) -> int:
        return self.run(s, run)


class Clear(Op):
    """Empty a slot before something is bound to it (an instruction may run more than once)."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.clause = ""
        self.slot = slot

    def run(self, s: State, run: Run) -> int:
        run.env.slots[self.slot] = []
        return run.pc + 1

    def fix(self, s: State, run: Run) -> int:
        return self.run(s, run)


class Choose(Op):
    """Bind cards to a slot: each of `who` picks `count` of the group, one card at a time.

    A pick that leaves no choice (as many as there are, equal copies) is made without asking.
    """

    __slots__ = ("count", "group", "kind", "menu", "slot", "stop", "up_to", "who")

    def __init__(
        self,
        clause: str,
        who: Whom,
        group: Group,
        count: Amount,
        up_to: bool,
        slot: int,
        menu: int,
        kind: int,
        stop: int,
    ) -> None:
        self.clause = clause
        self.who = who
        self.group = group
        self.count = count
        self.up_to = up_to
        self.slot = slot
        self.menu = menu
        self.kind = kind
        self.stop = stop  # the option kind of "choose no more"

    def candidates(self, s: State, run: Run, seat: int) -> list[Card]:
        """What `seat` may pick now: 'a unit you control' is read with the chooser as 'you'."""
        env = run.env
        you = env.seat
        env.seat = seat
        found = self.group.cards(s, env)
        env.seat = you
        taken = env.slots[self.slot]
        if taken:
            found = [card for card in found if not holds_card(taken, card)]
        return found

    def run(self, s: State, run: Run) -> int:
        env = run.env
        seats = self.who.seats(s, env)
        while run.at < len(seats):
            seat = seats[run.at]
            left = self.count.value(s, env) - run.picked
            found: list[Card] = []
            if left > 0:
                found = self.candidates(s, run, seat)
            if not found:
                run.at += 1
                run.picked = 0
                continue
            if len(found) <= left and not self.up_to:
                for card in found:
                    self.bind(s, run, card)
                run.at += 1
                run.picked = 0
                continue
            options = [card.option(self.kind) for card in distinct(s, found)]
            if self.up_to:
                options.append(Option(self.stop))
            s.ask(seat, self.menu, options, False)
            return WAIT
        env.done = len(env.slots[self.slot]) > 0
        return run.pc + 1

    def answer(self, s: State, run: Run, seat: int, option: Option) -> int:
        card = option.card
        if card is None:
            run.at += 1
            run.picked = 0
        else:
            self.bind(s, run, card)
            run.picked += 1
        return run.pc

    def fix(self, s: State, run: Run) -> int:
        return self.run(s, run)

    def bind(self, s: State, run: Run, card: Card) -> None:
        slots = run.env.slots
        slots[self.slot] = [*slots[self.slot], s.ref(card)]


def holds_card(refs: list[Ref], card: Card) -> bool:
    for ref in refs:
        if ref.card is card:
            return True
    return False


def distinct(s: State, cards: list[Card]) -> list[Card]:
    """One of each kind of interchangeable cards, in order.

    Of equal cards the one that more seats know: which of them was taken must not tell whether the known one is left.
    """
    if len(cards) < 2:
        return cards
    rules = s.rules
    kept: list[Card] = []
    for card in cards:
        for index, other in enumerate(kept):
            if other.definition is card.definition and rules.same(s, other, card):
                if s.known[card.number] > s.known[other.number]:
                    kept[index] = card
                break
        else:
            kept.append(card)
    return kept
