"""How fast the engine is: random games, copies and playouts on one core.

The figures depend on the machine; compare ratios of one run. Only decisions with a real choice are counted. Time is the
time of the processor, so that other work on the machine does not count.

A yardstick makes ratios of several runs comparable: a folder with a module `kernel` whose `games(first, count)`
plays so many random games, numbered from `first` on, and returns how many decisions they had.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import rulebound.kernel.state
from rulebound._pure import is_compiled
from rulebound.api import new_game
from rulebound.bots import Random
from rulebound.kernel.game import Game
from rulebound.kernel.playout import TO_THE_END, cheap_number, play_on, playout
from rulebound.kernel.state import State
from rulebound.tabletop.kits import kit_of

SECONDS: Final = 10.0
MIDGAMES: Final = 24  # positions from which copies and playouts are measured
LOOKS_EVERY: Final = 32  # answers: then `Game` is asked whether its time is over
COPIES_AT_ONCE: Final = 200

# Of the time given, the part of each measurement.
GAMES_PART: Final = 0.35
COPY_PART: Final = 0.1
PLAYOUT_PART: Final = 0.35
OBJECT_PART: Final = 0.2

YARDSTICK_GAMES: Final = 10  # in a round

NewState = Callable[[int], State]
Yardstick = Callable[[int, int], int]


class NoYardstick(Exception):
    """The folder holds no kernel that could be measured."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What is measured of one ruleset."""

    compiled: bool
    games_per_s: float
    decisions_per_s: float
    decisions_per_game: float
    copy_us: float
    playouts_per_s: float
    game_decisions_per_s: float
    """Of the object that people use: bots that answer at random, each with the view of its seat."""
    ratio: float | None = None
    """Decisions per second, as a part of those of the yardstick; none if there is no yardstick."""

    def data(self) -> dict[str, Any]:
        found = asdict(self)
        if self.ratio is None:
            del found["ratio"]
        return found


def bench(
    rulesets: Sequence[str] = ("luminous",),
    seconds: float = SECONDS,
    seed: int = 1,
    players: int = 2,
    beside: Path | None = None,
) -> dict[str, Figures]:
    """Measure rulesets one after another, each for about so many seconds; as long again beside a yardstick."""
    yardstick = None if beside is None else yardstick_in(beside)
    return {ruleset: measure(ruleset, players, seconds, seed, yardstick) for ruleset in rulesets}


def yardstick_in(folder: Path) -> Yardstick:
    """The kernel of a folder; its modules find each other there. Another module of that name is left alone."""
    sys.path.insert(0, str(folder))
    other = sys.modules.pop("kernel", None)
    try:
        found: Yardstick = import_module("kernel").games
    except (ImportError, AttributeError) as fault:
        raise NoYardstick(f"{folder} holds no module 'kernel' with a function 'games': {fault}") from fault
    finally:
        sys.path.remove(str(folder))
        sys.modules.pop("kernel", None)
        if other is not None:
            sys.modules["kernel"] = other
    return found


def measure(ruleset: str, players: int, seconds: float, seed: int, yardstick: Yardstick | None = None) -> Figures:
    begin = kit_of(ruleset).opener(players)
    positions = midgames(begin, seed)  # before the clock runs, so that all code and all cards are warm
    games, decisions, spent = full_games(begin, seconds * GAMES_PART, seed)
    return Figures(
        compiled=is_compiled(rulebound.kernel.state),
        games_per_s=round(games / spent, 2),
        decisions_per_s=round(decisions / spent, 1),
        decisions_per_game=round(decisions / games, 1),
        copy_us=round(copy_time(positions, seconds * COPY_PART) * 1e6, 2),
        playouts_per_s=round(playouts(positions, seconds * PLAYOUT_PART, seed), 2),
        game_decisions_per_s=round(game_decisions(ruleset, players, seconds * OBJECT_PART), 1),
        ratio=None if yardstick is None else round(ratio_beside(begin, yardstick, seconds, seed), 4),
    )


def ratio_beside(begin: NewState, yardstick: Yardstick, seconds: float, seed: int) -> float:
    """Decisions in a second beside those of the yardstick. Rounds alternate: what slows the one slows the other."""
    yardstick(1, YARDSTICK_GAMES)  # warm
    games = own = others = rounds = 0
    own_time = others_time = 0.0
    while own_time + others_time < seconds or rounds == 0:
        started = time.process_time()
        others += yardstick(1 + rounds * YARDSTICK_GAMES, YARDSTICK_GAMES)
        others_time += time.process_time() - started
        rounds += 1
        while own_time < others_time:
            started = time.process_time()
            own += playout(begin(games), cheap_number(seed, games))
            own_time += time.process_time() - started
            games += 1
    return own / own_time * others_time / others


def midgames(begin: NewState, seed: int) -> list[State]:
    """Positions in the middle: each game is played once to count its choices, then again to half of them."""
    found: list[State] = []
    for number in range(MIDGAMES):
        dice = cheap_number(seed, number)
        start = begin(number)
        choices = play_on(start.copy(), dice, TO_THE_END)
        play_on(start, dice, choices // 2)
        found.append(start)
    return found


def full_games(begin: NewState, seconds: float, seed: int) -> tuple[int, int, float]:
    """Games, choices and the time they took."""
    games = decisions = 0
    started = time.process_time()
    spent = 0.0
    while spent < seconds or games == 0:
        decisions += playout(begin(games), cheap_number(seed, games))
        games += 1
        spent = time.process_time() - started
    return games, decisions, spent


def copy_time(positions: Sequence[State], seconds: float) -> float:
    """Seconds for one copy, over all positions alike."""
    copies = 0
    started = time.process_time()
    spent = 0.0
    while spent < seconds or copies == 0:
        for state in positions:
            for _ in range(COPIES_AT_ONCE):
                state.copy()
        copies += COPIES_AT_ONCE * len(positions)
        spent = time.process_time() - started
    return spent / copies


def playouts(positions: Sequence[State], seconds: float, seed: int) -> float:
    """Playouts in a second, copy included, as a search makes them; in rounds over all positions alike."""
    done = 0
    started = time.process_time()
    spent = 0.0
    while spent < seconds or done == 0:
        for state in positions:
            playout(state.copy(), cheap_number(seed, done))
            done += 1
        spent = time.process_time() - started
    return done / spent


def game_decisions(ruleset: str, players: int, seconds: float) -> float:
    """Choices in a second of whole games as a user plays them: a view, an answer, the next decision."""
    kit = kit_of(ruleset)
    bots = [Random(seat + 1) for seat in range(players)]

    def begun(number: int) -> Game:
        decks = kit.decks_for(players, number) or None
        return new_game(ruleset, decks, number, kit.switches_for(players), players=players)

    for number in range(len(kit.deck_names())):  # cards are read once: before the clock runs, as in `measure`
        begun(number)
    choices = number = 0
    spent = 0.0
    while spent < seconds or choices == 0:
        started = time.process_time()
        game = begun(number)
        asked = 0
        while not game.over:
            decision = game.decision
            choices += len(decision.options) > 1
            game.decide(bots[decision.seat].choose(game.view(decision.seat), decision), decision.seat)
            asked += 1  # to look at the clock of the processor takes as long as to view the table
            if asked % LOOKS_EVERY == 0 and spent + time.process_time() - started >= seconds:
                break
        spent += time.process_time() - started
        number += 1
    return choices / spent
