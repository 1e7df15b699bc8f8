"""A bot that plays its options on, on tables that it imagines.

The cards that it cannot see are dealt anew, from its view and never from the table. On each deal every option that is
still in the race is played on by the greedy policy for a few turns, and the position is valued. All options meet the
same deals and the same dice, so their differences tell more than their values: an option falls out of the race when its
paired difference to the leader is clear. What is left when the budget is spent, or when one option is left, is chosen.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import sqrt
from typing import Final, NamedTuple

from rulebound.kernel.chance import Dice, Seed
from rulebound.kernel.errors import BadArgument
from rulebound.kernel.game import Game, View
from rulebound.kernel.policies import judged, next_move, play_turns
from rulebound.kernel.public import Choice, Decision
from rulebound.kernel.questions import Question

MOST_RACING: Final = 12  # options that are played on: those that look best one decision ahead
FEWEST_DEALS: Final = 4  # below that nothing is said of an option
BEFORE_OUT: Final = 10  # deals that an option meets before it may fall out: few say little about the error
CLEAR: Final = 2.5  # standard errors between an option and the leader
MOST_DECISIONS: Final = 400  # in one line of play
MOST_DEALS: Final = 400


class Thought(NamedTuple):
    """What a bot thinks of an option."""

    choice: Choice
    value: float
    """How likely it is to win with it, 0 to 1,"""
    error: float
    """and the standard error of that."""
    deals: int
    """On how many tables it was played on."""

    @property
    def words(self) -> str:
        """The chance, and how far it may be off; the option."""
        return f"{self.value:.0%} (± {2 * self.error:.0%}): {self.choice.label}"


class Runner:
    """An option in the race."""

    __slots__ = ("at", "values")

    def __init__(self, at: int) -> None:
        self.at = at
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)


class Budget:
    """What may be spent on one decision."""

    def __init__(self, seconds: float, rollouts: int | None) -> None:
        self.seconds = seconds
        self.rollouts = rollouts
        self.began = time.thread_time()
        self.lines = 0
        """Lines of play so far."""

    def spent(self) -> bool:
        """Asked before every line of play."""
        if self.rollouts is not None:
            return self.lines >= self.rollouts
        return time.thread_time() - self.began >= self.seconds

    def expected(self) -> int:
        """How many lines it will do for, as far as can be told."""
        if self.rollouts is not None:
            return self.rollouts
        return int(self.seconds * self.lines / max(time.thread_time() - self.began, 1e-6))


class Search:
    """As many imagined tables as its time allows.

    `seconds` is CPU time for a decision, looked at between two lines of play. With `rollouts`, a number of such lines,
    it does not look at the clock, and its choices hang on its seed alone.
    """

    def __init__(self, seed: Seed = 1, seconds: float = 0.2, rollouts: int | None = None) -> None:
        if seconds <= 0 or (rollouts is not None and rollouts < 1):
            raise BadArgument("seconds", seconds, "a bot that thinks needs time: more than nought")
        self.dice = Dice(seed)
        self.seconds = seconds
        self.rollouts = rollouts
        self.thoughts: list[Thought] = []
        """What it thought of the options at its last decision, the best first."""
        self._chosen: tuple[Game, Question, int] | None = None  # the first table that it imagined, and its choice

    def choose(self, view: View, decision: Decision) -> Choice:
        options = decision.options
        self.thoughts = []
        self._chosen = None
        if len(options) == 1:
            return options[0]
        budget = Budget(self.seconds, self.rollouts)
        tables = view.tables(self.dice)
        first = next(tables)
        racing = race(first, tables, decision.seat, budget)
        best = max(racing, key=lambda each: (len(each.values), each.mean, -each.at))
        if len(best.values) < FEWEST_DEALS:
            best = racing[0]  # too little was seen to say that another is better
        ranked = sorted(racing, key=lambda each: (each is not best, -each.mean, each.at))
        self.thoughts = [
            Thought(options[each.at], each.mean, error_of(each.values), len(each.values)) for each in ranked
        ]
        self._chosen = (first, asked_of(first, decision.seat), best.at)
        return options[best.at]

    def expected(self) -> list[tuple[int, str]]:
        """How it expects its last choice to go on, on the first table that it imagined: seats and what they do, as far
        as it looked ahead. What could not be otherwise, and who does nothing, is left out."""
        if self._chosen is None:
            return []
        table, question, at = self._chosen
        ruleset, s = table.ruleset, table.state.copy()
        last = s.turn + ruleset.turns_ahead
        option = question.options[at]
        line: list[tuple[int, str]] = []
        for _ in range(MOST_DECISIONS):
            if not line or (len(question.options) > 1 and option is not ruleset.default(s, question)):
                line.append((question.seat, ruleset.label(s, question, option)))
            s.decide(question, option)
            if s.ending is not None or s.turn > last:
                break
            question = s.asked[0]
            option = next_move(ruleset, s, question)
        return line


def race(table: Game, tables: Iterator[Game], seat: int, budget: Budget) -> list[Runner]:
    """All options that ran, with what each was worth on every deal; first the one that Greedy would choose."""
    entered = entries(table, asked_of(table, seat))
    racing = entered[:1]
    for deal in range(MOST_DEALS):
        question = asked_of(table, seat)
        for runner in racing:
            if budget.lines and budget.spent():
                return compared(entered)
            runner.values.append(played_on(table, question, runner.at, seat))
            budget.lines += 1
            if budget.lines == 1:  # now it is known what a line costs: no more may enter than can be compared
                racing += entered[1 : max(budget.expected() // FEWEST_DEALS, 2)]
        racing = still_racing(racing) if deal else racing
        if len(racing) == 1:
            break
        table = next(tables)
    return compared(entered)


def asked_of(table: Game, seat: int) -> Question:
    return next(each for each in table.state.asked if each.seat == seat)


def entries(table: Game, question: Question) -> list[Runner]:
    """The options that look best one decision ahead, and to do the least."""
    ruleset, s = table.ruleset, table.state
    modest = ruleset.default(s, question)
    scores = [judged(ruleset, s, question, option) for option in question.options]
    order = sorted(range(len(scores)), key=lambda at: (-scores[at], at))
    least = next(at for at, option in enumerate(question.options) if option is modest)
    return [Runner(at) for at in dict.fromkeys([*order[:MOST_RACING], least])]


def played_on(table: Game, question: Question, at: int, seat: int) -> float:
    """What the position is worth some turns after an option."""
    s = table.state.copy()
    last = s.turn + table.ruleset.turns_ahead
    s.decide(question, question.options[at])
    play_turns(table.ruleset, s, last, MOST_DECISIONS)
    return table.ruleset.value(s, seat)


def still_racing(racing: list[Runner]) -> list[Runner]:
    """Without those that are clearly behind the leader; of options that are always worth the same the first stays."""
    leader = max(racing, key=lambda each: (each.mean, -each.at))
    if len(leader.values) < BEFORE_OUT:
        return racing
    kept: list[Runner] = []
    for runner in racing:
        behind = [ours - theirs for ours, theirs in zip(leader.values, runner.values, strict=True)]
        if runner is leader or (any(behind) and sum(behind) / len(behind) <= CLEAR * error_of(behind)):
            kept.append(runner)
    return kept


def compared(entered: list[Runner]) -> list[Runner]:
    """Those that ran. If time ran out in the middle of a deal, what only some have met does not count."""
    ran = [each for each in entered if each.values]
    longest = max(len(each.values) for each in ran)
    front = [each for each in ran if len(each.values) >= max(longest - 1, 1)]
    shortest = min(len(each.values) for each in front)
    for each in front:
        del each.values[shortest:]
    return ran


def error_of(values: list[float]) -> float:
    """The standard error of their mean; of a single one nothing is known."""
    count = len(values)
    if count < 2:
        return 0.5
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
