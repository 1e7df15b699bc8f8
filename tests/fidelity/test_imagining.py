"""Tables that are imagined one after the other: those that follow the first are as if each had been read whole."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

import rulebound
from rulebound.games.lightseekers.values import is_dormant
from rulebound.kernel.chance import Dice
from rulebound.kernel.errors import CannotImagine
from rulebound.kernel.imagining import Imagined
from rulebound.kernel.saves import digest
from rulebound.scenario import position

RULESETS = tuple(rulebound.rulesets())
CREATURES = """
creatures = [{ name = "Vampire", at = "a1" }, { name = "Kiln Golem", at = "b1" }]
[[creature]]
name = "Vampire"
factions = ["Death", "Life"]
[creature.passive]
name = "Hunger"
text = "When this creature loses Health, gain 1 ATK."
"""
STEPS = 'class = "Movement"\nbinding = "G"\nenergy = 2\ntext = "Move up to 2 tiles."'
BLADE = 'kind = "option"\nclass = "weapon"'
LANCE = 'type = "Action"\ncategory = "Attack"\nrequirement = ["Solar"]\ntext = "Deal 9 damage."'
# A card of a scenario with the name of one of the set, in the words of another.
NAMESAKES = [
    ("luminous", "Candle Imp", 'type = "spell"\nfaction = "Wanderers"\ntext = "Draw 1."', ""),
    ("lightseekers", "Noonlance", LANCE, ""),
    ("lost-legacy", "Ash Wyrmling", BLADE, ""),
    ("starlight", "Dash", STEPS, CREATURES),
    ("starlight", "Boulder Fist", STEPS, CREATURES),
]


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", range(2))
def test_a_table_that_follows_is_what_reading_it_whole_would_give(ruleset: str, seed: int) -> None:
    """At every third decision, own or not, in the middle of an action too, and where memories speak of hidden cards."""
    game = rulebound.new_game(ruleset, seed=seed)
    dice = Dice(seed)
    speaking: set[str] = set()
    while not game.over and game.state.decisions < 120:
        for seat in range(2) if game.state.decisions % 3 == seed else ():
            masked = game.view(seat).masked
            tables = Imagined(masked)
            tables.dealt(dice)
            faces = tables.faces(dice)
            assert tables.first is not None
            first = digest(tables.first)
            follows = tables.exchanged(tables.first, faces, "ab" * 32)
            assert digest(follows) == digest(Imagined(masked).read(faces, "ab" * 32))
            rows = tables.rows[:]
            tables.exchanged(tables.first, faces, "ab" * 32)
            assert tables.rows == rows  # what is mentioned where is looked for once
            speaking.update(tables.fields)
            while follows.ending is None and follows.asked and follows.decisions < 12:
                question = follows.asked[0]
                options = question.options
                if not options:
                    break
                follows.decide(question, options[dice.below(len(options))])
            assert digest(tables.first) == first  # what is played on is a copy
        game.decide(game.decision.options[dice.below(len(game.decision.options))])
    assert speaking or ruleset == "starlight"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_tables_differ_in_what_is_hidden_and_in_nothing_that_is_seen(ruleset: str) -> None:
    game = rulebound.new_game(ruleset, seed=4)
    dice = Dice(4)
    for _ in range(18):
        if not game.over:
            game.decide(game.decision.options[dice.below(len(game.decision.options))])
    assert not game.over
    seat = game.decision.seat
    view = game.view(seat)
    tables = list(islice(view.tables(dice), 6))
    assert len({table.fingerprint() for table in tables}) > 1
    for table in tables:
        assert table.view(seat) == view
    assert len({id(table.ruleset) for table in tables}) == 1


@pytest.mark.parametrize(("ruleset", "name", "printed", "more"), NAMESAKES)
def test_a_card_of_a_scenario_with_the_name_of_one_of_the_set_is_imagined_as_it_is(
    ruleset: str, name: str, printed: str, more: str
) -> None:
    """By who has it in hand, and by nobody else; what lies on the table is imagined by all as it is."""
    hand = f'title = "Namesakes"\ngame = "{ruleset}"\n[seat.A]\nhand = ["{name}"]'
    game = position(f'{hand}{more}\n[[card]]\nname = "{name}"\n{printed}')
    held = game.state.rules.definitions
    for seat in range(2):
        view = game.view(seat)
        for table in islice(view.tables(Dice(seat)), 2):
            assert table.view(seat) == view
            cards = [card.definition for zone in table.state.zones for card in zone]
            as_it_is = [each is held.get(each.key) for each in cards if each.name == name]
            assert (as_it_is and all(as_it_is)) if seat == 0 else not any(as_it_is)
            assert not more or held["Vampire"] in cards


SLEEPERS = """
game = "lightseekers"
[[card]]
name = "Hero"
type = "Hero"
health = 30
elements = ["Superior Fire", "Basic Earth", "Basic Soul"]
[[card]]
name = "Hush"
type = "Action"
category = "Buff"
text = "Your other Buffs are Dormant."
[[card]]
name = "Forge"
type = "Action"
category = "Buff"
text = "Your Fire cards have +1 Power."
[[card]]
name = "Spark"
type = "Action"
category = "Attack"
requirement = ["Fire"]
text = "Deal 1 damage."
[seat.A]
hero = "Hero"
hand = ["Spark", "Forge", "Spark"]
buffs = ["Forge", "Hush"]
[seat.B]
hero = "Hero"
hand = ["Spark", "Forge", "Spark"]
buffs = ["Hush", "Forge", "Forge"]
"""


def test_who_sleeps_is_asleep_at_an_imagined_table() -> None:
    """Cards have other numbers there, and what is asleep is told by numbers."""
    game = position(SLEEPERS)
    asleep = [card for zone in game.state.zones for card in zone if is_dormant(game.state, card)]
    assert [card.definition.name for card in asleep] == ["Forge"] * 3
    for seat in range(2):
        view = game.view(seat)
        table = view.imagine(Dice(seat)).state
        found = [card for zone in table.zones for card in zone if is_dormant(table, card)]
        assert [(card.definition.name, card.owner) for card in found] == [("Forge", 0), ("Forge", 1), ("Forge", 1)]


@pytest.mark.parametrize("seed", [7, "seven", Random(7)])
def test_callers_imagine_with_what_they_have(seed: int | str | Random) -> None:
    """`game.imagine(seat, rng)` is for programs, which know generators and seeds and not our dice."""
    game = rulebound.new_game("luminous", seed=4)
    hands = [game.imagine(0, seed).view(1)["seats"][1]["hand"] for _ in range(2)]
    assert (hands[0] == hands[1]) is not isinstance(seed, Random)
    assert game.imagine(0, rng=seed).view(0) == game.view(0)


@pytest.mark.parametrize("wrong", [7.5, True, None, b"7"])
def test_dice_of_another_kind_are_refused(wrong: Any) -> None:
    view = rulebound.new_game("luminous", seed=4).view(0)
    with pytest.raises(rulebound.BadArgument, match=r"it must be a random\.Random, or a seed"):
        next(view.tables(wrong))
    assert issubclass(CannotImagine, rulebound.RuleboundError)
