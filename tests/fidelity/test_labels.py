"""A move is a sentence: what is said is understood, in little time, and refused by rules that exist."""

from __future__ import annotations

import importlib.util
import time
from contextlib import suppress
from pathlib import Path

import pytest

import rulebound
from rulebound import scenario
from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.game import Game
from rulebound.tabletop.moves import LabelTooLong, VagueLabel
from rulebound.tabletop.rulebook import load_rulebook

spec = importlib.util.spec_from_file_location("words", Path(__file__).with_name("words.py"))
assert spec is not None
assert spec.loader is not None
words = importlib.util.module_from_spec(spec)
spec.loader.exec_module(words)


def misunderstood(game: Game) -> list[str]:
    """The offered labels that are not read as the option they were printed from, or as a second legal one, too."""
    found: list[str] = []
    ruleset, s = game.ruleset, game.state
    for question in s.asked:
        for option in question.options:
            label = ruleset.label(s, question, option)
            meant = ruleset.understand(s, question, label).options
            others = [each for each in meant if not ruleset.same(s, option, each)]
            if len(others) == len(meant) or any(not ruleset.why_not(s, question, each) for each in others):
                found.append(label)
    return found


@pytest.mark.parametrize(("ruleset", "players"), words.TABLES)
def test_every_offered_label_is_understood_as_itself(ruleset: str, players: int) -> None:
    looked = 0
    for seed in range(words.GAMES_A_TABLE):
        for game in words.walk(ruleset, players, seed):
            assert misunderstood(game) == []
            looked += 1
    assert looked > 50


@pytest.mark.parametrize("game", ["luminous", "lightseekers"])
def test_every_label_of_the_scenarios_is_understood_as_itself(game: str) -> None:
    looked = 0
    for path in sorted((words.GAMES / game / "scenarios").rglob("*.toml"))[::5]:
        for table, _ in words.positions(path):
            assert misunderstood(table.game) == [], path.stem
            looked += 1
    assert looked > 200


def test_a_card_of_a_deck_that_is_searched_can_be_named() -> None:
    """It is offered by its name, though it is known only as long as the search goes on."""
    (path,) = (words.GAMES / "lightseekers" / "scenarios").rglob("two-searches-two-cards.toml")
    for table, _ in words.positions(path):
        assert misunderstood(table.game) == []


@pytest.mark.parametrize(("ruleset", "players"), words.TABLES)
def test_what_is_not_offered_is_refused_by_a_rule(ruleset: str, players: int) -> None:
    """Every move that can be thought of at a question is in its list, or refused by rules of the book, in words."""
    book = load_rulebook(ruleset)
    refused = 0
    for game in words.walk(ruleset, players, 2):
        s = game.state
        for question in s.asked:
            kinds = dict.fromkeys(option.kind for option in question.options)
            for option in game.ruleset.moves.thinkable(s, question, kinds):
                listed = any(game.ruleset.same(s, option, other) for other in question.options)
                found = game.ruleset.why_not(s, question, option)
                what = (game.ruleset.moves.structure(option), found)
                assert listed == (not found), what
                assert all(each.rule in book and each.message for each in found), what
                refused += bool(found)
    assert refused > 100


ENDLESS = (
    "block with " + " and ".join(["Gate Mastiff"] * 70),
    "pay with " + ", ".join(["1 Green (as Green) (check: Green, Green, Green, Green, Green)"] * 15),
    "pay with Ember Whelp" + ", Ember Whelp" * 70,
    "deal " + ", ".join(["1 to Hare"] * 90),
    "attack " + "with " * 190,
    "activate " + ": " * 400,
    "discard " + ", and ".join(["a"] * 160),
    "put on discard pile: " + ", then ".join(["a"] * 110),
    "play " + "(" * 900,
    "choose " + "#1 " * 300,
)


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("ruleset", rulebound.rulesets())
def test_a_label_is_understood_in_time_that_grows_with_its_length(ruleset: str) -> None:
    """A thousand characters take no longer than a blink, whatever they say: also an offered label again and again."""
    tried = 0
    for number, game in enumerate(words.walk(ruleset, 2, 1)):
        if number not in (0, 12, 30):
            continue
        offered = [option.label for option in game.decision.options[-5:]]
        again = [(said + between) * 1000 for said in offered for between in (" and ", ", ", " (", " ")]
        for label in (*ENDLESS, *again):
            began = time.process_time()
            with suppress(RuleboundError):
                game.why_not(label[:1000])
            assert time.process_time() - began < 0.25, label[:60]
            tried += 1
    assert tried > 40


@pytest.mark.usefixtures("no_collector")
def test_a_label_that_may_mean_too_many_sets_is_an_error_and_takes_no_time() -> None:
    """Twelve namesakes that all differ: six of them can be named in 924 ways."""
    hounds = ", ".join(f'{{ card = "Hound", damage = {damage} }}' for damage in range(12))
    game = scenario.position(
        f"""
game = "luminous"
[[card]]
name = "Hound"
type = "unit"
faction = "Wanderers"
attack = 1
health = 20
[[card]]
name = "Boar"
type = "unit"
faction = "Wanderers"
attack = 3
health = 3
[seat.A]
play = ["Boar"]
[seat.B]
play = [{hounds}]
"""
    )
    game.decide("attack B with Boar")
    began = time.process_time()
    with pytest.raises(VagueLabel):
        game.why_not(("block with " + " and ".join(["Hound"] * 200))[:998])
    assert time.process_time() - began < 0.5
    assert not game.why_not("add Hound (3 damage) to the block")


@pytest.mark.parametrize("ruleset", rulebound.rulesets())
def test_a_label_of_more_than_a_thousand_characters_is_an_error(ruleset: str) -> None:
    game = words.seeded(ruleset, 2, 1)
    with pytest.raises(LabelTooLong):
        game.why_not("play " + "x" * 1000)
