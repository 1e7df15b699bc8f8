"""A bot that plays its options on, on tables that it imagines.

The cards that it cannot see are dealt anew, from its view and never from the table. Options are played on by the greedy
policy and the position is valued. At first every option is followed to the end of the turn, which costs little, and
they are ranked. The best of them race: on each deal those that are still in are followed some turns further, as many as
there is time for. All options meet the same deals and the same dice, so their differences tell more than their values:
an option falls out when its paired difference to the leader is clear, and as the budget runs out fewer and fewer stay,
so that most of it is spent on the best. What leads when it is spent, or when one is left, is chosen.
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
from rulebound.kernel.state import State

MOST_RACING: Final = 12  # options that are played on: those that look best one decision ahead
LOOKS: Final = 2  # deals on which all are followed to the end of the turn
SHARE: Final = 3  # of so many parts of the budget one may go into that
FEWEST_DEALS: Final = 4  # for which there should be time with all that enter the race
# It looks more than a turn further where there is time for so many deals with so many options in the race.
DEALS_FOR_A_TURN: Final = 6
RACING_FOR_A_TURN: Final = 4
# Standard errors between the leader and an option that falls out, by how many deals both have met: one in a hundred
# (Student). Few deals say little about the error.
CLEAR: Final = (3.7, 3.4, 3.1, 3.0, 2.9, 2.8)
BEFORE_OUT: Final = 5  # deals for the first of them
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
    """An option, and what it was worth on every deal."""

    __slots__ = ("at", "far", "lines", "near")

    def __init__(self, at: int) -> None:
        self.at = at
        self.lines: list[State] = []
        """Where it has led so far: who looks further goes on from there."""
        self.near: list[float] = []
        """At the end of the turn,"""
        self.far: list[float] = []
        """and in the race, if it came so far."""

    @property
    def values(self) -> list[float]:
        return self.far or self.near

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)

    @property
    def standing(self) -> float:
        """What it is ranked by among those that have met as many deals. What was seen near counts like as many deals
        further on: it is less true, but hangs less on the deal, and the fewer deals there are the more that tells."""
        return (sum(self.near) + sum(self.far)) / (len(self.near) + len(self.far))


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
        """How many more lines it will do for, if one takes so many seconds."""
        if self.rollouts is not None:
            return self.rollouts - self.lines
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
        race = Race(first, tables, decision.seat, budget)
        best = race.won()
        self.thoughts = [
            Thought(options[each.at], value, error_of(each.values), len(each.values)) for each, value in race.told(best)
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


class Race:
    """One decision."""

    def __init__(self, first: Game, tables: Iterator[Game], seat: int, budget: Budget) -> None:
        self.seat = seat
        self.budget = budget
        self.deals = [first]
        self.tables = tables
        self.entered = entries(first, asked_of(first, seat))
        self.line = 0.0
        """Seconds that a line of play took, on the first deal, as far as it was followed."""

    def won(self) -> Runner:
        """The option that is chosen."""
        ranked = self.glance()
        return ranked[0] if len(ranked) == 1 or self.budget.spent() else self.raced(ranked)

    def told(self, best: Runner) -> list[tuple[Runner, float]]:
        """All that ran and what they are worth, the best first. Who was only followed to the end of the turn is as far
        behind the best as it was there."""
        later = best.mean - sum(best.near) / len(best.near)
        found = [
            (each, each.mean if each.far or not best.far else min(max(each.mean + later, 0.0), 1.0))
            for each in self.entered
            if each.values
        ]
        return sorted(found, key=lambda told: (told[0] is not best, not told[0].far, -told[1], told[0].at))

    def glance(self) -> list[Runner]:
        """The options, the best first, as they look at the end of the turn; of those that look alike there all but the
        first stand behind. If there is time for few of them it is those that look best to Greedy, in that order."""
        first = self.entered[0]
        for near in (Far(0, MOST_CHOICES), Far(0, FEW_CHOICES)):
            first.lines, self.line = [], 0.0
            first.near = [self.measured(first, near)]
            lines = self.budget.expected(self.line)
            enough = lines >= SHARE * LOOKS * len(self.entered)
            if enough or self.budget.rollouts is not None or self.budget.spent():
                break
        looked = self.entered[: max(lines // (SHARE * LOOKS), 2)]
        for deal in range(LOOKS):
            for runner in looked:
                if self.budget.spent():
                    return looked
                if len(runner.near) == deal:
                    runner.near.append(self.followed(runner, deal, near))
        firsts: dict[tuple[float, ...], Runner] = {}
        for runner in looked:
            firsts.setdefault(tuple(runner.near), runner)
        return sorted(looked, key=lambda each: (firsts[tuple(each.near)] is not each, -each.mean))

    def raced(self, ranked: list[Runner]) -> Runner:
        """The best of those that were ranked, followed as far as there is time for enough of them."""
        first, far, lines = ranked[0], Far(0, MOST_CHOICES), 0
        most_turns = self.deals[0].ruleset.turns_ahead
        for turns in range(most_turns + 1) if self.budget.rollouts is None else [most_turns]:
            if self.budget.spent():
                break
            value = self.measured(first, Far(turns, MOST_CHOICES))
            more = self.budget.expected(self.line)
            if first.far and more < enough_for(turns, len(ranked)):
                break
            first.far, far, lines = [value], Far(turns, MOST_CHOICES), more
        most = min(max(lines // FEWEST_DEALS, 2), len(ranked))
        racing = ranked[:most]
        for deal in range(MOST_DEALS):
            for runner in racing:
                if self.budget.spent():
                    return leader_of(racing)
                if len(runner.far) == deal:
                    runner.far.append(self.followed(runner, deal, far))
            racing = still_racing(racing, ceil(most ** (1 - self.budget.share())))
            if len(racing) == 1:
                break
        return leader_of(racing)

    def followed(self, runner: Runner, deal: int, far: Far) -> float:
        """Play an option on, on one of the deals."""
        while len(self.deals) <= deal:
            self.deals.append(next(self.tables))
        table = self.deals[deal]
        if len(runner.lines) <= deal:
            runner.lines.append(begun(table, asked_of(table, self.seat), runner.at))
        s = runner.lines[deal]
        self.budget.lines += 1
        play_turns(table.ruleset, s, table.state.turn + far.turns, far.choices)
        return table.ruleset.value(s, self.seat)

    def measured(self, runner: Runner, far: Far) -> float:
        """Play an option on, on the first deal, and note how long the whole line has taken."""
        began = time.thread_time()
        value = self.followed(runner, 0, far)
        self.line += time.thread_time() - began
        return value


def enough_for(turns: int, racing: int) -> int:
    """How many lines of play there must be time for to look so many turns further."""
    return 2 * FEWEST_DEALS if turns == 1 else DEALS_FOR_A_TURN * min(racing, RACING_FOR_A_TURN)


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


def begun(table: Game, question: Question, at: int) -> State:
    """The position after an option."""
    s = table.state.copy()
    s.decide(question, question.options[at])
    return s


def still_racing(racing: list[Runner], most: int) -> list[Runner]:
    """The best, so many at most, without those that are clearly behind the leader."""
    ranked = sorted(racing, key=lambda each: -each.standing)[:most]
    leader = ranked[0]
    return [leader, *(each for each in ranked[1:] if not is_behind(each, leader))]


def is_behind(runner: Runner, leader: Runner) -> bool:
    """Whether the leader is clearly better, or both always go alike."""
    differences = [ours - theirs for ours, theirs in zip(leader.far, runner.far, strict=True)]
    deals = len(differences)
    if deals < BEFORE_OUT:
        return False
    if not any(differences):
        return True
    return sum(differences) / deals > CLEAR[min(deals - BEFORE_OUT, len(CLEAR) - 1)] * error_of(differences)


def leader_of(racing: list[Runner]) -> Runner:
    """Who has won. If time ran out in the middle of a deal, what only some have met does not count."""
    shortest = min(len(each.far) for each in racing)
    for each in racing:
        del each.far[shortest:]
    return max(racing, key=lambda each: each.standing)


def error_of(values: list[float]) -> float:
    """The standard error of their mean; of a single one nothing is known."""
    count = len(values)
    if count < 2:
        return 0.5
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
