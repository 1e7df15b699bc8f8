"""Random games of every kind: all decks, two players and more, switches as they come."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from rulebound.api import deck_names, known, new_game
from rulebound.fuzz import promises
from rulebound.fuzz.honesty import Ways
from rulebound.fuzz.promises import Broken
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game
from rulebound.kernel.saves import digest
from rulebound.tabletop.kits import kit_of, room_of
from rulebound.tabletop.rulebook import Rulebook, Switch, load_rulebook

GAMES: Final = 50
MOST_FAILURES: Final = 5  # after so many a ruleset is broken enough to stop

# Cheap promises are checked at every decision, the others at every so many.
OPTIONS_EVERY: Final = 9
REFUSALS_EVERY: Final = 7
FIDELITY_EVERY: Final = 61
VIEWS_EVERY: Final = 83
REPLAY_EVERY: Final = 10  # games

REFUSALS_AT_ONCE: Final = 4
MOST_ANSWERS: Final = 2_000  # of a game: two texts that answer each other go on to the limits of the rules
THREE_PLAYERS_EVERY: Final = 5  # games
SWITCHES_EVERY: Final = 3  # games

# Switches under which some cards cannot be printed at all, or not be where they are, so that decks cannot be played.
RESTRICT_CARDS: Final = frozenset(["essence_symbols", "subdeck.any"])

Told = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Everything that a game needs to be played again."""

    ruleset: str
    seed: int
    decks: tuple[str, ...]
    switches: dict[str, str | int | bool]
    players: int

    def begin(self) -> Game:
        return new_game(self.ruleset, self.decks or None, self.seed, self.switches, players=self.players)


@dataclass(frozen=True, slots=True)
class Failure:
    """A promise that did not hold: which, how, and the game that shows it."""

    promise: str
    message: str
    seed: int
    decks: tuple[str, ...]
    switches: dict[str, str | int | bool]
    answers: tuple[str, ...]
    """`A: label`, as a scenario writes its moves."""

    def __str__(self) -> str:
        switches = "".join(f", {name}={value}" for name, value in self.switches.items())
        return (
            f"{self.promise}: {self.message}\n"
            f"  seed {self.seed}, decks {' '.join(self.decks)}{switches}, after {len(self.answers)} answers"
        )


class Findings:
    """What a report of any run is asked."""

    __slots__ = ()
    failures: Any

    @property
    def ok(self) -> bool:
        return not self.failures

    def data(self) -> dict[str, Any]:
        found: dict[str, Any] = asdict(self)  # type: ignore[call-overload]
        del found["ruleset"]
        return found


@dataclass(slots=True)
class Report(Findings):
    """What was played and what was found."""

    ruleset: str
    games: int = 0
    decisions: int = 0
    options: int = 0
    checked: int = 0
    refusals: int = 0
    copies: int = 0
    views: int = 0
    replays: int = 0
    unfinished: int = 0
    ways: Ways = field(default_factory=Ways)
    failures: list[Failure] = field(default_factory=list)

    def data(self) -> dict[str, Any]:
        """Without the ways, which say how good the search was and not what it found."""
        found = Findings.data(self)
        del found["ways"]
        return found

    def __str__(self) -> str:
        return (
            f"{self.ruleset}: {self.games} games, {self.decisions} decisions; {self.options} options tried, "
            f"{self.checked} moves held against the list, {self.refusals} refusals, {self.copies} copies and saves, "
            f"{self.views} views ({self.ways.parted} of {self.ways.begun} parted), {self.replays} replays, "
            f"{self.unfinished} games left unfinished"
        )


def fuzz(
    rulesets: Sequence[str] = ("luminous",),
    games: int = GAMES,
    seed: int = 1,
    told: Told | None = None,
    seconds: float | None = None,
    players: int | None = None,
) -> list[Report]:
    """Play so many random games of each ruleset, or as many as the seconds allow. `told` hears of the progress."""
    return [fuzz_ruleset(ruleset, games, seed, told, seconds, players) for ruleset in rulesets]


def fuzz_ruleset(
    ruleset: str, games: int, seed: int, told: Told | None, seconds: float | None, players: int | None
) -> Report:
    known(ruleset)
    book = load_rulebook(ruleset)
    report = Report(ruleset)
    started = time.monotonic()
    for number in range(games):
        if seconds is not None and time.monotonic() - started > seconds:
            break
        play_one(arrange(book, seed, number, players), book, number, report)
        report.games += 1
        if told is not None:
            told(ruleset, report.games, games)
        if len(report.failures) >= MOST_FAILURES:
            break
    return report


def is_varied(switch: Switch) -> bool:
    return len(switch.values) > 1 and switch.name not in RESTRICT_CARDS


def arrange(book: Rulebook, seed: int, number: int, players: int | None = None) -> Arrangement:
    """Game `number` of a run: its decks, players and switches. Most are duels, unless a number of players is given."""
    game_seed = Dice(f"{seed} game {number}").below(1 << 31)
    dice = Dice(game_seed)
    if players is None:
        three = number % THREE_PLAYERS_EVERY == THREE_PLAYERS_EVERY - 1
        players = min(3 if three else 2, kit_of(book.ruleset).most_players)
    names = deck_names(book.ruleset)
    decks = tuple(names[dice.below(len(names))] for _ in range(players if names else 0))
    switches: dict[str, str | int | bool] = {}
    if number % SWITCHES_EVERY == SWITCHES_EVERY - 1:
        usual = {switch.name: switch.default for switch in book.switches}
        for switch in book.switches:
            whole = switch.name.partition(".")[0]  # a part, as `board.entries`, says more of the usual `board` only
            if switches.get(whole, usual.get(whole)) == usual.get(whole) and is_varied(switch):
                switches[switch.name] = switch.values[dice.below(len(switch.values))]
    switches |= kit_of(book.ruleset).switches_for(players)
    return Arrangement(book.ruleset, game_seed, decks, switches, players)


def play_one(arrangement: Arrangement, book: Rulebook, number: int, report: Report) -> None:
    """One game; what breaks in it goes into the report."""
    picks: list[tuple[int, int]] = []
    try:
        play_and_check(arrangement, book, number, report, picks)
    except Broken as fault:
        report.failures.append(failure(arrangement, picks, fault.promise, fault.message))
    except Exception as fault:
        where = traceback.extract_tb(fault.__traceback__)[-1]
        words = f"{fault!r} in {where.name}, line {where.lineno} of {where.filename.rpartition('rulebound/')[2]}"
        report.failures.append(failure(arrangement, picks, "no errors", words))


def play_and_check(
    arrangement: Arrangement, book: Rulebook, number: int, report: Report, picks: list[tuple[int, int]]
) -> None:
    game = arrangement.begin()
    ruleset, s = game.ruleset, game.state
    s.log = None
    dice = Dice(arrangement.seed)
    physical = room_of(ruleset, "invariants").physical_cards(s)
    labels: list[str] = []  # said so far in this game: what is asked about where it does not fit
    while True:
        promises.somebody_is_asked_or_it_is_over(s, book)
        promises.every_card_in_one_place(ruleset, s, physical)
        promises.what_lasts_keeps_what_was_chosen(s)
        at = len(picks)
        if s.ending is not None or at == MOST_ANSWERS:
            report.unfinished += s.ending is None
            break
        if at % OPTIONS_EVERY == 0:
            report.options += promises.every_option_can_be_done(ruleset, s)
            report.checked += promises.the_list_is_what_the_checklists_allow(ruleset, s)
            labels = list(dict.fromkeys([*labels, *promises.every_label_means_its_option(ruleset, s)]))
        if at % REFUSALS_EVERY == 0 and labels:
            tried = [labels[dice.below(len(labels))] for _ in range(REFUSALS_AT_ONCE)]
            report.refusals += promises.a_refusal_names_rules(ruleset, s, book, tried)
        if at % FIDELITY_EVERY == 0:
            promises.copies_and_saves_go_on_alike(ruleset, s, dice)
            promises.a_question_can_be_asked_again(s)
            report.copies += 1
        if at % VIEWS_EVERY == 0:
            tried = labels[-REFUSALS_AT_ONCE:]
            report.views += promises.a_view_hides_what_is_hidden(ruleset, s, dice, tried, report.ways)
            if report.ways.all_parted:
                raise Broken("views", "no two positions could be compared as the game went on: all parted")
        asked = dice.below(len(s.asked))
        question = s.asked[asked]
        option = dice.below(len(question.options))
        picks.append((asked, option))
        s.decide(question, question.options[option])
        report.decisions += 1
    if number % REPLAY_EVERY == 0:
        promises.a_replay_goes_the_same_way(arrangement.begin(), picks, digest(s))
        report.replays += 1


def failure(arrangement: Arrangement, picks: Sequence[tuple[int, int]], promise: str, message: str) -> Failure:
    return Failure(
        promise=promise,
        message=message,
        seed=arrangement.seed,
        decks=arrangement.decks,
        switches=arrangement.switches,
        answers=tuple(answers_of(arrangement, picks)),
    )


def answers_of(arrangement: Arrangement, picks: Sequence[tuple[int, int]]) -> list[str]:
    """The picks of a game in words. The last of them may be the one that fails; without any, it did not even begin."""
    if not picks:
        return []
    game = arrangement.begin()
    s = game.state
    answers: list[str] = []
    for number, (asked, option) in enumerate(picks, 1):
        question = s.asked[asked]
        chosen = question.options[option]
        answers.append(f"{game.names[question.seat]}: {game.ruleset.label(s, question, chosen)}")
        if number < len(picks):
            s.decide(question, chosen)
    return answers
