"""Different games in different threads of one process are independent; so is whatever follows an interrupt."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import rulebound
import rulebound.kernel.state
from rulebound import scenario
from rulebound._pure import is_compiled
from rulebound.games.lightseekers import amounts as ls_amounts
from rulebound.games.lightseekers.ops import seeing
from rulebound.games.lost_legacy import codes as ll
from rulebound.games.lost_legacy.values import current, skills
from rulebound.games.luminous.record import in_play
from rulebound.games.luminous.values import attack_of, health_of, skills_of
from rulebound.kernel.chance import Dice
from rulebound.kernel.saves import digest
from rulebound.kernel.state import State
from rulebound.language.vocabulary import Vocabulary

UNIT = '[[card]]\nname = "{}"\ntype = "unit"\nfaction = "Wanderers"\nattack = {}\nhealth = {}\ntext = "{}"\n'
RELIC = '[[card]]\nname = "{}"\ntype = "relic"\nfaction = "Wanderers"\ndurability = 3\ntext = "{}"\n'
LUMINOUS = (
    'game = "luminous"\n'
    + UNIT.format("Giant", 3, 3, "This unit gets +1/+1 for each unit you control with attack 3 or more.")
    + UNIT.format("Wren", 1, 2, "Units with Flight get +1/+1. Units with attack 3 or more have Flight.")
    + UNIT.format("Runt", 1, 3, "Units with attack 2 or less get +1/+0.")
    + RELIC.format("Soft Landing", "If a unit would be destroyed, return it to its owner's hand instead.")
    + RELIC.format("Grave Toll", "If a unit would be destroyed, void it instead.")
    + '[[card]]\nname = "Reap"\ntype = "spell"\nfaction = "Wanderers"\ntext = "Draw 1. Destroy a unit."\n'
    + '[seat.A]\nplay = ["Giant", "Wren", "Runt", "Soft Landing"]\nhand = ["Reap", "Reap", "Giant", "Wren"]\n'
    + '[seat.B]\nplay = ["Giant", "Runt", "Grave Toll"]\nhand = ["Reap", "Reap", "Runt", "Wren"]\n'
)
BUFF = '[[card]]\nname = "{}"\ntype = "Action"\ncategory = "Buff"\ntext = "{}"\n'
ATTACK = '[[card]]\nname = "{}"\ntype = "{}"\ncategory = "Attack"\n{}\ntext = "Deal 1 damage."\n'
LIGHTSEEKERS = (
    'game = "lightseekers"\nruleset = "{}"\n'
    + '[[card]]\nname = "Hero"\ntype = "Hero"\nhealth = 30\nelements = ["Superior Fire", "Basic Earth", "Basic Soul"]\n'
    + BUFF.format("Forge", "Your Fire cards have +1 Power.")
    + BUFF.format("Bellows", "Your cards with Power 1 or more have +1 Power.")
    + BUFF.format("Steam", "While your last discarded card is Fire, your Attacks count as Water.")
    + BUFF.format("Crowd", "Each other hero with no Buffs can't Attack.")
    + BUFF.format("Rate", "Your combos with cost 2 or more cost 1 less.")
    + ATTACK.format("Spark", "Action", 'requirement = ["Fire"]')
    + ATTACK.format("Blaze", "Combo", 'cost = ["Fire", "Fire"]')
    + '[seat.A]\nhero = "Hero"\nhand = ["Spark", "Blaze", "Spark"]\nbuffs = ["Bellows", "Forge", "Steam", "Rate"]\n'
    + '[seat.B]\nhero = "Hero"\nhand = ["Spark", "Blaze", "Spark"]\nbuffs = ["Forge", "Bellows", "Crowd"]\n'
)
NUMBERS = "offense = 20\ndefense = 20\nspeed = 2\nlevel = 1\nmagic = 0\n"
CHARACTER = '[[card]]\nname = "{}"\nkind = "character"\n' + NUMBERS + 'text = "{}"\n'
LOST_LEGACY = (
    'game = "lost-legacy"\n'
    + CHARACTER.format("Giant", "This character's offense +10 for each of your characters with offense 20 or more.")
    + CHARACTER.format("Wren", "Characters with offense 30 or more have Flying. Characters with Flying have speed +1.")
    + CHARACTER.format("Mole", "Your characters with defense 20 or more have defense +5.")
    + '[seat.A]\nhand = ["Giant", "Wren"]\nfield = [{ card = "Giant", at = "d2" }, { card = "Wren", at = "e2" }]\n'
    + '[seat.B]\nhand = ["Mole", "Wren"]\nfield = [{ card = "Mole", at = "d7" }, { card = "Giant", at = "e7" }]\n'
)
POSITIONS = [LUMINOUS, LIGHTSEEKERS.format("lightseekers"), LIGHTSEEKERS.format("lightseekers-first"), LOST_LEGACY]
NAMES = ["luminous", "lightseekers", "lightseekers-first", "lost-legacy"]
MOST = 60


def trace(s: State, seed: int) -> list[str]:
    """What happens if chance answers: the fingerprint after every few answers."""
    dice = Dice(seed)
    found: list[str] = []
    for _ in range(MOST // 6):
        play(s, dice, 6)
        found.append(digest(s))
    return found


def play(s: State, dice: Dice, answers: int) -> None:
    for _ in range(answers):
        if s.ending is None:
            question = s.asked[0]
            s.decide(question, question.options[dice.below(len(question.options))])


def from_decks(ruleset: str, seed: int) -> State:
    decks = rulebound.deck_names(ruleset)
    return rulebound.new_game(
        ruleset, decks=[decks[seed % len(decks)], decks[(seed + 1) % len(decks)]], seed=seed
    ).state


def together(works: list[Callable[[], list[str]]]) -> list[list[str]]:
    """All at once, each in a thread of its own, changing over as often as it goes."""
    found: list[list[str]] = [[] for _ in works]
    faults: list[BaseException] = []
    ready = threading.Barrier(len(works))

    def run(number: int) -> None:
        try:
            ready.wait()
            found[number] = works[number]()
        except BaseException as fault:
            faults.append(fault)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(works))]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    if faults:
        raise faults[0]
    return found


def test_games_of_all_rulesets_in_threads_go_as_they_go_alone() -> None:
    made = [lambda p=p, n=n: trace(scenario.position(p).state, n) for p in POSITIONS for n in range(2)]
    made += [lambda r=r, n=n: trace(from_decks(r, n), n) for n, r in enumerate(rulebound.rulesets())]
    alone = [work() for work in made]
    assert together(made) == alone


@pytest.mark.parametrize("position", POSITIONS, ids=NAMES)
def test_copies_of_one_game_in_threads_go_as_they_go_alone(position: str) -> None:
    """They share cards, lines and records."""
    start = scenario.position(position).state
    copies = [start.copy() for _ in range(4)]
    alone = [trace(start.copy(), seed) for seed in range(4)]
    assert together([lambda s=s, n=n: trace(s, n) for n, s in enumerate(copies)]) == alone


def test_no_two_states_hold_the_same_right_to_write() -> None:
    start = scenario.position(LUMINOUS).state
    made = together([lambda: [id_of(start.copy()) for _ in range(300)] for _ in range(4)])  # type: ignore[misc]
    tokens = [token for each in made for token in each]
    assert len({id(token) for token in tokens}) == len(tokens) == 1200


def id_of(s: State) -> Any:
    return s.token


# ---- interrupts
class Interrupt(BaseException):
    """As if somebody had pressed Ctrl-C just there."""


@contextmanager
def interrupt_at(call: int) -> Iterator[list[int]]:
    """Raise at the n-th call of a function from here on; counts the calls."""
    calls = [0]

    def follow(frame: Any, event: str, arg: Any) -> None:
        if event == "call":
            calls[0] += 1
            if calls[0] == call:
                sys.setprofile(None)
                raise Interrupt

    sys.setprofile(follow)
    try:
        yield calls
    finally:
        sys.setprofile(None)


def interrupted_everywhere(work: Callable[[], Any], check: Callable[[], None], step: int) -> int:
    """Interrupt a piece of work at one call after the other; after each, the check must hold."""
    call = 1
    while True:
        try:
            with interrupt_at(call):
                work()
        except Interrupt:
            check()
            call += step
        else:
            return call


def luminous_numbers(s: State) -> list[tuple[int, int, int]]:
    records = [in_play(s, card) for zone in s.zones for card in zone]
    return [(attack_of(s, r), health_of(s, r), skills_of(s, r)) for r in records if r is not None]


def lightseekers_numbers(s: State) -> list[tuple[int, int, int]]:
    cards = [card for zone in s.zones for card in zone]
    costs = [seeing.stat_of(s, card, seeing.COST) for card in cards]
    orders = [seeing.orders_of(s, card) for card in cards]
    return list(zip(costs, orders, [ls_amounts.power_of(s, card) for card in cards], strict=True))


def lost_legacy_numbers(s: State) -> list[tuple[int, int, int]]:
    cards = [*s.zone(0, ll.FIELD), *s.zone(1, ll.FIELD)]
    return [(current(s, card, ll.OFFENSE), current(s, card, ll.SPEED), skills(s, card)) for card in cards]


needs_frames = pytest.mark.skipif(is_compiled(rulebound.kernel.state), reason="compiled code shows no calls")


@needs_frames
@pytest.mark.parametrize(
    ("position", "numbers"),
    [
        (POSITIONS[0], luminous_numbers), (POSITIONS[1], lightseekers_numbers), (POSITIONS[2], lightseekers_numbers),
        (POSITIONS[3], lost_legacy_numbers),
    ],
)  # fmt: skip
def test_a_value_is_right_after_an_interrupt_in_the_midst_of_it(
    position: str, numbers: Callable[[State], list[tuple[int, int, int]]]
) -> None:
    """What is kept of the values is whole: it is used afterwards, and worked out from nothing each time."""
    s = scenario.position(position).state
    right = numbers(s)

    def work() -> None:
        s.fold = None
        numbers(s)

    def check() -> None:
        assert (s.first_lines_only, s.folding) == (False, False)
        assert numbers(s) == right

    assert interrupted_everywhere(work, check, 43) > 400


@needs_frames
@pytest.mark.parametrize("position", POSITIONS, ids=NAMES)
def test_nothing_of_a_calculation_stays_after_an_interrupt_in_a_decision(position: str) -> None:
    start = scenario.position(position).state
    tried = [start.copy()]

    def work() -> None:
        tried.append(start.copy())
        play(tried[-1], Dice(4), 20)

    def check() -> None:
        s = tried[-1]
        assert (s.first_lines_only, s.folding, s.applying) == (False, False, [])
        assert digest(start) == before

    before = digest(start)
    assert interrupted_everywhere(work, check, 211) > 1_000


@needs_frames
def test_a_vocabulary_is_whole_after_an_interrupt_while_it_is_made() -> None:
    from rulebound.games.luminous.vocabulary import VOCABULARY

    whole = VOCABULARY.uses

    def check() -> None:
        assert made.uses == whole

    made: Vocabulary = VOCABULARY

    def work() -> None:
        made._words = None
        _ = made.uses

    assert interrupted_everywhere(work, check, 301) > 301


def answered_by_threads(game: rulebound.Game) -> list[str]:
    """Three threads answer the same game at random; what those were told who came too late."""

    def answer(which: int) -> list[str]:
        dice = Dice(which)
        late: list[str] = []
        for _ in range(40):
            try:
                options = game.decision.options
                game.decide(options[dice.below(len(options))])
            except rulebound.RuleboundError as fault:
                late.append(str(fault))
        return late

    return [words for late in together([lambda which=which: answer(which) for which in range(3)]) for words in late]


def test_threads_that_answer_one_game_never_append_to_a_newer_position() -> None:
    """Who is too late is told so; the game is what its answers make of it."""
    for seed in range(4):
        game = rulebound.new_game("luminous", seed=seed)
        late = answered_by_threads(game)
        assert len(game.answers) + len(late) == 120
        assert rulebound.replay(game.replay()).fingerprint() == game.fingerprint()
