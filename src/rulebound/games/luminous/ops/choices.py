"""Choices of cards and players while an effect resolves [LU-play.4]."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.costs import leaves_the_rest
from rulebound.games.luminous.definition import ExtraCost
from rulebound.games.luminous.ops.whom import given_opponent, round_the_table
from rulebound.kernel.play import WAIT, Ability, Card, Choose, Move, Op, Ops, Run, State, run_of
from rulebound.kernel.terms.traits import holds_card


@dataclass(slots=True, eq=False)
class Pick(Choose):
    """A choice of cards; 'you' stays the player of the effect, whoever chooses."""

    actor: int  # the number in which the choosing player stands, -1 if the text never asks
    needed: bool  # whether the text is empty without it, for the switch require_choice
    cost: list[ExtraCost] | None = None  # the parts of the cost that it pays
    part: int = 0

    def run(self, s: State, run: Run) -> int:
        """What is bound in here was no choice: the log tells it, where no other event will."""
        known = len(run.env.slots[self.slot])
        pc = Choose.run(self, s, run)
        if s.log is not None and self.menu in (c.M_CHOOSE, c.M_LOOK):
            for ref in run.env.slots[self.slot][known:]:
                hidden = s.place(ref.card) in (c.HAND, c.DECK)
                seats = self.who.seats(s, run.env)
                seat = seats[0] if len(seats) == 1 else s.controller(ref.card)
                s.note(c.ONLY_CHOICE, seat, ref.card, None, 1 if hidden else 0, c.BY_EFFECT)
        return pc

    def turn_to(self, run: Run, seat: int) -> None:
        if self.actor >= 0:
            run.env.numbers[self.actor] = seat

    def candidates(self, s: State, run: Run, seat: int) -> list[Card]:
        self.turn_to(run, seat)
        env = run.env
        found: list[Card] = []
        for card in self.group.cards(s, env):
            # nobody is offered the name of a card whose face they do not know
            if (s.known[card.number] >> seat) & 1 and not holds_card(env.slots[self.slot], card):
                found.append(card)
        if self.cost is not None and self.part + 1 < len(self.cost):
            picked = [ref.card for ref in env.slots[self.slot]]
            found = [card for card in found if leaves_the_rest(s, env, self.cost, self.part, [*picked, card])]
        return found


def lacks_choice(s: State, seat: int, card: Card, ability: Ability) -> bool:
    """[LU-play.5] For the switch require_choice: whether the text would ask for a card where there is none, whichever
    opponent it is about."""
    code = ability.code
    assert isinstance(code, Ops)
    for opponent in round_the_table(s, seat):
        if opponent != seat:
            run = run_of(ability, seat, card, s.serials[card.number], None, None)
            if not lacks_choice_against(s, run, code.ops, opponent):
                return False
    return True


def lacks_choice_against(s: State, run: Run, ops: list[Op], opponent: int) -> bool:
    for op in ops:
        if isinstance(op, ChooseOpponent):
            run.env.numbers[op.number] = opponent + 1
        if isinstance(op, Pick) and op.needed and op.count.value(s, run.env) > 0:
            for chooser in op.who.seats(s, run.env):
                if not op.candidates(s, run, chooser):
                    return True
    return False


@dataclass(slots=True, eq=False)
class ChooseOpponent(Op):
    """[LU-multi.6] Which opponent is meant, where that is open; with two players there is nothing to ask."""

    number: int  # 0: not chosen yet, else the seat and 1

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if env.numbers[self.number] > 0 or given_opponent(s, env) >= 0:
            return run.pc + 1
        options: list[Move] = []
        for seat in round_the_table(s, env.seat):
            if seat != env.seat:
                options.append(Move(c.CHOOSE_PLAYER, None, seat))
        s.ask(env.seat, c.M_CHOOSE, options, False)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        run.env.numbers[self.number] = option.number + 1
        return run.pc + 1
