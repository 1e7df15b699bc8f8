"""Replacements: what a card text lets happen instead of an event [LU-play.14].

One text is applied to an event; the player whom the event is about chooses it if several apply (G-41). Its program
runs within the atom that was about to tell the event; the choice, whether its player wants it at all and what its
instructions ask take the step back, see `State.ask_within`.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous.atoms.using import use_up
from rulebound.games.luminous.codes import BY_EFFECT, DECLINE, DO_IT, F_REPLACEMENT, INSTEAD, M_MAY, M_REPLACE, REPLACE
from rulebound.games.luminous.definition import StaticAbility
from rulebound.games.luminous.values import static_of
from rulebound.kernel.frames import Frame
from rulebound.kernel.play import WAIT, Card, Definition, Event, Move, Op, Replacement, Run, State, Static, run_of

NOT_REPLACED: Final = -1


class Instead(Replacement):
    """A text that can take the place of an event, ready to be carried out."""

    __slots__ = ("run",)

    def __init__(self, static: Static, events: list[Event], run: Run) -> None:
        super().__init__(static, events)
        self.run = run


def speaks_of_instead(definitions: dict[str, Definition]) -> bool:
    """Whether any card has such a text: only then may an atom have to ask."""
    for definition in definitions.values():
        for ability in definition.abilities:
            if isinstance(ability, StaticAbility) and ability.field == F_REPLACEMENT:
                return True
    return False


def replaced(s: State, kind: int, seat: int, card: Card | None, amount: int, cause: int) -> bool:
    """Whether a text put something else in the place of an event that was about to happen."""
    return any_replaced(s, [Event(kind, seat, card, None, amount, cause, None)]) != NOT_REPLACED


def any_replaced(s: State, events: list[Event]) -> int:
    """The same for one happening that several words tell: 'destroyed', 'leaves play', 'put into the discard pile'.
    By which of them the text speaks of it."""
    found: list[Instead] = []
    for static in s.statics:
        if static.field == F_REPLACEMENT:
            for event in events:
                run = fitting(s, static, event)
                if run is not None and not any_alike(s, found, static):
                    found.append(Instead(static, events, run))
                    break
    while found:
        chosen = found[0]
        if len(found) > 1:
            options = [Move(REPLACE, each.static.card, number) for number, each in enumerate(found)]
            chosen = found[s.ask_within(events[0].seat, M_REPLACE, options).number]
        if is_wanted(s, chosen):
            carry_out(s, chosen)
            return static_of(chosen.static).bits
        use_up(s, chosen.static, 0)  # declined: the next time, or the first of the turn, has come all the same
        found.remove(chosen)
    return NOT_REPLACED


def is_wanted(s: State, instead: Instead) -> bool:
    """'You may … instead': its player is asked."""
    static = instead.static
    if not static_of(static).optional:
        return True
    options = [Move(DO_IT, static.card), Move(DECLINE, static.card)]
    return s.ask_within(static.env.seat, M_MAY, options).kind == DO_IT


def fitting(s: State, static: Static, event: Event) -> Run | None:
    """The program of a static line, if it speaks of this event."""
    ability = static_of(static)
    if ability.bits != event.kind:
        return None
    for under_way in s.applying:  # none is applied to what it does itself, nor to what stands in an event's place
        if under_way.static is static or stands_for(under_way, event):
            return None
    event.time = s.clock
    event.moves = s.moves
    env = static.env
    run = run_of(ability, env.seat, env.card, env.serial, env.record, event)
    for slot in range(min(len(env.numbers), len(run.env.numbers))):
        run.env.numbers[slot] = env.numbers[slot]
    for slot in range(min(len(env.slots), len(run.env.slots))):
        run.env.slots[slot] = env.slots[slot]
    condition = ability.condition
    if condition is not None and not condition.holds(s, run.env):
        return None
    return run


def stands_for(instead: Replacement, event: Event) -> bool:
    """Whether the event is what a text put in the place of one like it: that one has been replaced already."""
    for other in instead.events:
        if other.kind == event.kind and other.seat == event.seat and other.card is event.card:
            return True
    return False


def any_alike(s: State, found: list[Instead], static: Static) -> bool:
    """Whether an equal copy of the card says the same: to choose between them is no choice."""
    for other in found:
        if other.static.ability is static.ability and s.rules.same(s, other.static.card, static.card):
            return True
    return False


def carry_out(s: State, instead: Instead) -> None:
    """[LU-win.15] Each instruction counts as a step: what stands in an event's place may be replaced in turn."""
    s.note(INSTEAD, instead.events[0].seat, instead.static.card, None, 0, BY_EFFECT)
    use_up(s, instead.static, instead.events[0].amount)
    before = s.applying
    run = instead.run
    ops = run.ops
    pc = 0
    try:
        s.applying = [*before, instead]
        while pc < len(ops) and s.spend():
            going = carried_out(s, run, ops[pc])
            if going != pc:
                run.move_to(going)
            pc = going
    finally:
        s.applying = before  # also when the step is taken back because of a question


def carried_out(s: State, run: Run, op: Op) -> int:
    """Where to go on. If the instruction asks something, the step asks it."""
    asking = Asking()
    s.push(asking)
    pc = op.run(s, run)
    s.pop()
    if pc != WAIT:
        return pc
    if asking.only is not None:
        return op.answer(s, run, asking.seat, asking.only)
    (question,) = s.asked
    s.withdraw(question.seat)
    return op.answer(s, run, question.seat, s.ask_within(question.seat, question.menu, question.options))


class Asking(Frame):
    """Takes the answer to a question that has only one."""

    __slots__ = ("only", "seat")

    def __init__(self) -> None:
        self.pc = 0
        self.seat = -1
        self.only: Move | None = None

    def answer(self, s: State, seat: int, option: Move) -> None:
        self.seat = seat
        self.only = option
