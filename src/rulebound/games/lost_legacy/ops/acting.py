"""The verbs: each change that a text makes is an action, one card after the other [LL-prio.3]. [LL-gold.1] What a text
says it may do, whatever the rules of actions by hand say."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions import changing, placing, replacing
from rulebound.games.lost_legacy.actions.base import Send
from rulebound.games.lost_legacy.atoms.cards import send
from rulebound.games.lost_legacy.atoms.numbers import set_fact
from rulebound.games.lost_legacy.record import OnField
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.games.lost_legacy.values import empty_entries, is_character, is_face_up, number_of_seat
from rulebound.kernel.play import WAIT, Card, Event, Modifier, Move, Op, Ref, Run, State
from rulebound.kernel.rules import bounded
from rulebound.kernel.terms import Amount, Cards, Whom


def failed(run: Run) -> None:
    """[LL-abil.19] [LL-abil.22] [LL-void.8] A part that was not performed in full, or was voided."""
    run.env.done = counted(run, False)


def counted(run: Run, done: bool) -> bool:
    """What has become of a part; one that was not performed is counted."""
    if not done:
        run.env.numbers[c.FAILED] += 1
    return done


@dataclass(slots=True, eq=False)
class EachAct(Op):
    """An action for each card of a group, which is fixed at the start; `times` for each of them. In the slot are left
    those to which it was done [EN-8].

    `least` is how many the text asks for, where fewer are less than the whole."""

    group: Cards
    todo_slot: int
    cause: int
    least: Amount | None
    times: Amount | None

    def push(self, s: State, run: Run, card: Card) -> None:
        raise NotImplementedError

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 0:
            self.fix(s, run)
        elif env.done:
            self.was_done(run)
        todo = env.slots[self.todo_slot]
        while run.at < len(todo):
            card = todo[run.at].card
            run.at += 1
            if s.places[card.number] >= 0:
                depth = len(s.frames)
                self.push(s, run, card)
                if len(s.frames) > depth:
                    return WAIT
        return self.over(s, run)

    def was_done(self, run: Run) -> None:
        """The last one was done. Lists are never changed: copies of a state share them."""
        slots, last = run.env.slots, run.at - 1
        if run.picked < last:  # behind one that was not
            todo = slots[self.todo_slot]
            slots[self.todo_slot] = [*todo[: run.picked], todo[last], *todo[run.picked + 1 :]]
        run.picked += 1

    def over(self, s: State, run: Run) -> int:
        """[LL-abil.22] Whether as many were done as were asked for."""
        env = run.env
        todo = env.slots[self.todo_slot]
        wanted = len(todo)
        if run.picked < wanted:
            env.slots[self.todo_slot] = todo[: run.picked]
        if self.least is not None:
            wanted = max(wanted, self.least.value(s, env))
        if run.picked < wanted or (wanted == 0 and self.least is None):
            failed(run)
        else:
            env.done = True
        return run.pc + 1

    def fix(self, s: State, run: Run) -> None:
        """[LL-prio.3] Who arrives meanwhile is not among them. [LL-G73] Nobody does more than a decision has steps,
        with all that waits to be done beneath it."""
        env = run.env
        todo: list[Ref] = []
        times = 1 if self.times is None else self.times.value(s, env)
        room = s.rules.most_steps if times == 1 else s.rules.most_steps - waiting_beneath(s)
        for card in self.group.cards(s, env):
            if len(todo) + times > room:
                s.rules.runaway(s)
                break
            todo += [s.ref(card) for _ in range(times)]
        env.slots[self.todo_slot] = todo


def waiting_beneath(s: State) -> int:
    """How many acts the abilities under way have still to do."""
    found = 0
    for frame in s.frames:
        if isinstance(frame, Run) and frame.at:
            for todo in frame.env.slots:
                found += len(todo)
    return found


@dataclass(slots=True, eq=False)
class SendCards(EachAct):
    """Discard, erase, eject, bury, destroy."""

    verb: int
    invisible: bool
    who: Whom

    def push(self, s: State, run: Run, card: Card) -> None:
        """[LL-verb.7] [LL-verb.12] What lies in the deck is not buried; a text that says so puts it below, which no
        timing hears."""
        if self.verb == c.BURY and s.places[card.number] == card.owner * c.ZONES + c.DECK:
            send(s, card, c.DECK)
            self.was_done(run)
            return
        seats = self.who.seats(s, run.env)
        event = Event(self.verb, seats[0], card, run.env.card, s.place(card), self.cause, None)
        s.push(Send(event, s.ref(card), self.invisible, False))


@dataclass(slots=True, eq=False)
class TurnCards(EachAct):
    """Ready, rest."""

    verb: int

    def push(self, s: State, run: Run, card: Card) -> None:
        changing.turn(s, self.verb, run.env.seat, card, self.cause, run.env.card)


@dataclass(slots=True, eq=False)
class Pieces(EachAct):
    """[LL-pc.10] Add and remove, piece by piece."""

    verb: int
    piece: int

    def push(self, s: State, run: Run, card: Card) -> None:
        if isinstance(s.records[card.number], OnField):
            changing.piece(s, self.verb, run.env.seat, card, self.piece, self.cause, run.env.card)


@dataclass(slots=True, eq=False)
class LinkCards(EachAct):
    """[LL-link.1] [LL-link.5]"""

    host: Cards

    def push(self, s: State, run: Run, card: Card) -> None:
        for host in self.host.cards(s, run.env):
            if is_character(s, host):
                placing.link(s, s.controller(card), card, host, self.cause, run.env.card)
            break


@dataclass(slots=True, eq=False)
class ReplaceCards(EachAct):
    """[LL-repl.1]"""

    newcomer: Cards

    def push(self, s: State, run: Run, card: Card) -> None:
        for other in self.newcomer.cards(s, run.env):
            replacing.supplant(s, run.env.seat, card, other, run.env.card)
            break


@dataclass(slots=True, eq=False)
class OneAct(Op):
    """One action, and what has become of it; one that cannot even begin has failed."""

    def begin(self, s: State, run: Run) -> bool:
        raise NotImplementedError

    def run(self, s: State, run: Run) -> int:
        if run.at == 1:
            run.env.done = counted(run, run.env.done)
            return run.pc + 1
        run.at = 1
        if self.begin(s, run):
            return WAIT
        failed(run)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class SwapSpaces(OneAct):
    """[LL-repl.1] Two characters on the field take each other's spaces."""

    group: Cards

    def begin(self, s: State, run: Run) -> bool:
        env = run.env
        cards = self.group.cards(s, env)
        if len(cards) != 2:
            return False
        replacing.replace(s, env.seat, cards[0], cards[1], env.card, c.BY_ABILITY)
        return True


@dataclass(slots=True, eq=False)
class GainControl(EachAct):
    """Until something, or for good. [LLQ-setup.6] [LLQ-col.4] In Quick-Play it is asked which place of the own entry
    column the character takes."""

    until: int

    def run(self, s: State, run: Run) -> int:
        if not rules_of(s).quick:
            return EachAct.run(self, s, run)
        env = run.env
        if run.at == 0:
            self.fix(s, run)
        elif env.done:
            self.was_done(run)
        todo = env.slots[self.todo_slot]
        while run.at < len(todo):
            card, spaces = todo[run.at].card, empty_entries(s, env.seat)
            if spaces and is_face_up(s, card) and s.controller(card) != env.seat:
                s.ask(env.seat, c.M_SPACE, [Move(c.CHOOSE_SPACE, None, space) for space in spaces], False)
                return WAIT
            run.at += 1
            if s.places[card.number] >= 0:
                self.take(s, run, card, -1)
                return WAIT
        return self.over(s, run)

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        run.at += 1
        self.take(s, run, run.env.slots[self.todo_slot][run.at - 1].card, option.number)
        return WAIT

    def push(self, s: State, run: Run, card: Card) -> None:
        self.take(s, run, card, -1)

    def take(self, s: State, run: Run, card: Card, space: int) -> None:
        env = run.env
        lasting: Modifier | None = None
        if self.until != c.FOR_GOOD:
            was = s.controller(card)
            lasting = Modifier(
                env.copy(), run.ability, run.pc, s.ref(card), c.CONTROL, c.CONTROL, was, self.until, s.moves
            )
        event = Event(c.CONTROL_CHANGES, env.seat, card, env.card, 0, self.cause, None)
        s.push(changing.Control(event, s.ref(card), False, lasting, space))


@dataclass(slots=True, eq=False)
class Number(OneAct):
    """MP and honor."""

    verb: int
    who: Whom
    count: Amount
    cause: int

    def begin(self, s: State, run: Run) -> bool:
        env = run.env
        amount = self.count.value(s, env)
        if amount <= 0:
            return False
        changing.count(s, self.verb, self.who.seats(s, env)[0], amount, self.cause, env.card)
        return True


@dataclass(slots=True, eq=False)
class Lose(Number):
    """MP or honor that is lost; how much it was is remembered, which may be less than the text says."""

    number: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        which = c.MP if self.verb == c.LOSE_MP else c.HONOR
        seat = self.who.seats(s, env)[0]
        held = number_of_seat(s, seat, which)
        if run.at == 0:
            pc = OneAct.run(self, s, run)
            env.numbers[self.number] = held if pc == WAIT else 0
            return pc
        lost = self.count.value(s, env) if env.done else env.numbers[self.number] - held
        env.numbers[self.number] = max(lost, 0)
        return OneAct.run(self, s, run)


@dataclass(slots=True, eq=False)
class NumberBecomes(OneAct):
    """MP or honor that is set: what is missing is gained, what is too much is lost."""

    which: int
    who: Whom
    amount: Amount
    cause: int

    def begin(self, s: State, run: Run) -> bool:
        env = run.env
        seat = self.who.seats(s, env)[0]
        more = self.amount.value(s, env) - number_of_seat(s, seat, self.which)
        gain, lose = (c.GAIN_MP, c.LOSE_MP) if self.which == c.MP else (c.GAIN_HONOR, c.LOSE_HONOR)
        if more == 0:
            return False
        changing.count(s, gain if more > 0 else lose, seat, abs(more), self.cause, env.card)
        return True


@dataclass(slots=True, eq=False)
class MorePlays(Op):
    """[LL-open.2] So many characters more may be played by hand in this turn."""

    count: Amount

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if s.active == env.seat:
            set_fact(s, c.PLAYED_CHARACTER, bounded(s.facts[c.PLAYED_CHARACTER] - self.count.value(s, env)))
        env.done = counted(run, s.active == env.seat)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class VoidIt(Op):
    """[LL-void.1] The action that is answered, or the ability of its card before it is activated."""

    before: bool  # it is activated

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 1:
            env.done = counted(run, env.done)
            return run.pc + 1
        against = env.event
        assert against is not None
        run.at = 1
        verb = c.ACTIVATE if self.before else against.kind
        event = Event(c.VOID, env.seat, against.card, env.card, verb, c.BY_ABILITY, None)
        s.push(changing.Void(event, None, False, against, self.before))
        return WAIT
