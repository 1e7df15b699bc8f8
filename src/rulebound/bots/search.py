"""A bot that plays its options on, on tables that it imagines.

The cards that it cannot see are dealt anew, from its view and never from the table. On each deal every option that is
still in the race is played on by the greedy policy for a few turns, and the position is valued. All options meet the
same deals and the same dice, so their differences tell more than their values: an option falls out of the race when its
paired difference to the leader is clear, or when it goes as another does. As the budget runs out fewer and fewer stay,
so that most of it is spent on the best. What leads when it is spent, or when one option is left, is chosen.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import ceil, sqrt
from typing import Final, NamedTuple

from rulebound.kernel.chance import Dice, Seed
from rulebound.kernel.errors import BadArgument
from rulebound.kernel.game import Game, View
from rulebound.kernel.policies import judged, next_move, play_turns
from rulebound.kernel.public import Choice, Decision
from rulebound.kernel.questions import Question

MOST_RACING: Final = 12  # options that are played on: those that look best one decision ahead
FEW_RACING: Final = 6  # so many should be: else it rather looks less far
FEWEST_DEALS: Final = 4  # below that nothing is said of an option
ALIKE: Final = 2  # deals on which two options must be worth exactly the same to be taken for one
# Standard errors between the leader and an option that falls out, by how many deals both have met: one in a hundred
# (Student). Few deals say little about the error.
CLEAR: Final = (7.0, 4.5, 3.7, 3.4, 3.1, 3.0, 2.9, 2.8)
BEFORE_OUT: Final = 3  # deals for the first of them
MOST_CHOICES: Final = 400  # free ones, in one line of play
FEW_CHOICES: Final = 2  # where there is no time even for the rest of the turn
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


class Far(NamedTuple):
    """How far a line of play goes."""

    turns: int
    """So many more turns,"""
    choices: int
    """and no more free choices than that."""


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

    def share(self) -> float:
        """How much of it is spent, 0 to 1."""
        if self.rollouts is not None:
            return min(self.lines / self.rollouts, 1.0)
        return min((time.thread_time() - self.began) / self.seconds, 1.0)

    def expected(self, line: float) -> int:
        """How many lines it will do for, if one takes so many seconds."""
        if self.rollouts is not None:
            return self.rollouts
        return int((self.seconds - (time.thread_time() - self.began)) / max(line, 1e-6))


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
        tables = self.tables(view)
        first = next(tables)
        ran, best = race(first, tables, decision.seat, budget)
        ranked = sorted(ran, key=lambda each: (each is not best, -each.mean, each.at))
        self.thoughts = [
            Thought(options[each.at], each.mean, error_of(each.values), len(each.values)) for each in ranked
        ]
        self._chosen = (first, asked_of(first, decision.seat), best.at)
        return options[best.at]

    def tables(self, view: View) -> Iterator[Game]:
        """What it plays its options on."""
        return view.tables(self.dice)

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
        for _ in range(MOST_CHOICES):
            if not line or (len(question.options) > 1 and option is not ruleset.default(s, question)):
                line.append((question.seat, ruleset.label(s, question, option)))
            s.decide(question, option)
            if s.ending is not None or s.turn > last:
                break
            question = s.asked[0]
            option = next_move(ruleset, s, question)
        return line


def race(table: Game, tables: Iterator[Game], seat: int, budget: Budget) -> tuple[list[Runner], Runner]:
    """All options that ran, with what each was worth on every deal, and the best."""
    entered = entries(table, asked_of(table, seat))
    far, most = how_far(table, entered, seat, budget)
    racing = entered[:most]
    late = racing[1:]  # the first has run on the first deal
    for _ in range(MOST_DEALS):
        question = asked_of(table, seat)
        for runner in late:
            if budget.spent():
                return finished(entered, racing)
            runner.values.append(played_on(table, question, runner.at, seat, far))
            budget.lines += 1
        racing = still_racing(racing, ceil(most ** (1 - budget.share())))
        if len(racing) == 1:
            break
        late = racing
        table = next(tables)
    return finished(entered, racing)


def how_far(table: Game, entered: list[Runner], seat: int, budget: Budget) -> tuple[Far, int]:
    """How far, and how many options: as far as the ruleset says if there is time for enough lines of some options, else
    less far; in the end no more may run than can be compared. The first runs already."""
    question = asked_of(table, seat)
    wanted = FEWEST_DEALS * min(len(entered), FEW_RACING)
    depths = [Far(turns, MOST_CHOICES) for turns in range(table.ruleset.turns_ahead, -1, -1)]
    for far in [*depths, Far(0, FEW_CHOICES)]:
        began = time.thread_time()
        entered[0].values = [played_on(table, question, entered[0].at, seat, far)]
        budget.lines = 1
        lines = budget.expected(time.thread_time() - began)
        if lines >= wanted or budget.rollouts is not None or budget.spent():
            break
    return far, min(max(lines // FEWEST_DEALS, 2), len(entered))


def asked_of(table: Game, seat: int) -> Question:
    return next(each for each in table.state.asked if each.seat == seat)


def entries(table: Game, question: Question) -> list[Runner]:
    """The options that look best one decision ahead, and to do the least. Of those that look exactly alike one goes
    first: else twelve ways to do the same would leave no room for the others."""
    ruleset, s = table.ruleset, table.state
    modest = ruleset.default(s, question)
    scores = [judged(ruleset, s, question, option) for option in question.options]
    order = sorted(range(len(scores)), key=lambda at: (-scores[at], at))
    firsts = {scores[at]: at for at in reversed(order)}
    least = next(at for at, option in enumerate(question.options) if option is modest)
    wanted = [at for at in order if firsts[scores[at]] == at] + [at for at in order if firsts[scores[at]] != at]
    return [Runner(at) for at in dict.fromkeys([*wanted[:MOST_RACING], least])]


def played_on(table: Game, question: Question, at: int, seat: int, far: Far) -> float:
    """What the position is worth so far after an option."""
    s = table.state.copy()
    last = s.turn + far.turns
    s.decide(question, question.options[at])
    play_turns(table.ruleset, s, last, far.choices)
    return table.ruleset.value(s, seat)


def still_racing(racing: list[Runner], most: int) -> list[Runner]:
    """The best, so many at most, without those that are clearly behind the leader; of options that are always worth the
    same the first."""
    deals = len(racing[0].values)
    if deals < ALIKE:
        return racing
    different: dict[tuple[float, ...], Runner] = {}
    for runner in racing:
        different.setdefault(tuple(runner.values), runner)
    ranked = sorted(different.values(), key=lambda each: -each.mean)[:most]
    leader = ranked[0]
    return [leader, *(each for each in ranked[1:] if not is_behind(each, leader))]


def is_behind(runner: Runner, leader: Runner) -> bool:
    """Whether the leader is clearly better."""
    differences = [ours - theirs for ours, theirs in zip(leader.values, runner.values, strict=True)]
    deals = len(differences)
    if deals < BEFORE_OUT:
        return False
    return sum(differences) / deals > CLEAR[min(deals - BEFORE_OUT, len(CLEAR) - 1)] * error_of(differences)


def finished(entered: list[Runner], racing: list[Runner]) -> tuple[list[Runner], Runner]:
    """Those that ran, and the best of those that are left. If time ran out in the middle of a deal, what only some have
    met does not count; if too little was seen to say that another is better, it is the one that Greedy would choose."""
    shortest = max(min(len(each.values) for each in racing), 1)
    for each in racing:
        del each.values[shortest:]
    ran = [each for each in entered if each.values]
    if len(racing) > 1 and shortest < FEWEST_DEALS:
        return ran, entered[0]
    return ran, max(racing, key=lambda each: (each.mean, -each.at))


def error_of(values: list[float]) -> float:
    """The standard error of their mean; of a single one nothing is known."""
    count = len(values)
    if count < 2:
        return 0.5
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
