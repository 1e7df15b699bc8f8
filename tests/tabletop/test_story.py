"""The log in sentences: to whom what is told, on which level, by which rule."""

from __future__ import annotations

import random

import pytest

import rulebound
from rulebound import scenario
from rulebound.games.lightseekers.words.log import LOG as LIGHTSEEKERS
from rulebound.games.lost_legacy.words.log import LOG as LOST_LEGACY
from rulebound.games.luminous.words.log import log as luminous_log
from rulebound.games.starlight.words.log import LOG as STARLIGHT
from rulebound.kernel.chance import Dice
from rulebound.kernel.errors import BadArgument
from rulebound.kernel.game import Game
from rulebound.kernel.telling import HAPPENED, RULES, STEPS, Sentence, told_at
from rulebound.tabletop.log import Log
from rulebound.tabletop.persons import second_person, third_person
from rulebound.tabletop.rulebook import load_rulebook
from rulebound.tabletop.rulesets import TableRuleset

CARDS = """
title = "a story"
game = "luminous"
[[card]]
name = "Spark"
type = "spell"
faction = "Wanderers"
text = "Deal 1 damage to a unit."
[[card]]
name = "Lift"
type = "spell"
faction = "Wanderers"
text = "A unit gets +1/+1 and gains Flight this turn. Draw a card."
[[card]]
name = "Ground"
type = "spell"
faction = "Wanderers"
text = "A unit loses Flight this turn."
[[card]]
name = "Bind"
type = "spell"
faction = "Wanderers"
text = "A unit can't block this turn."
[[card]]
name = "Ward"
type = "unit"
faction = "Wanderers"
attack = 1
health = 1
[[card]]
name = "Heron"
type = "unit"
faction = "Wanderers"
attack = 1
health = 1
text = "Flight."
[seat.A]
hand = [HAND]
play = [MINE]
deck = ["Heron", "Ward"]
[seat.B]
play = [THEIRS]
"""


def table(hand: str, mine: str = "", theirs: str = "") -> Game:
    return scenario.position(CARDS.replace("HAND", hand).replace("MINE", mine).replace("THEIRS", theirs))


def told(game: Game, seat: int | None, level: int = HAPPENED) -> list[str]:
    return [each.words for each in game.story(seat, level)]


def played(game: Game, *labels: str) -> Game:
    for label in labels:
        game.decide(label)
    return game


# ---- to whom
def test_you_are_told_what_you_do_and_others_what_one_does() -> None:
    game = played(table('"Spark"', '"Ward"', '"Heron"'), "play Spark", "choose Heron")
    assert told(game, 0)[:2] == ["You play Spark.", "Spark deals 1 damage to Heron."]
    assert told(game, 1)[:2] == ["A plays Spark.", "Spark deals 1 damage to Heron."]
    assert told(game, None) == told(game, 1)


def test_damage_is_dealt_to_you() -> None:
    game = played(table('"Spark"', '"Heron"'), "attack B with Heron", "pass", "pass")
    assert "Heron deals 1 damage to you." in told(game, 1)
    assert "Heron deals 1 damage to B." in told(game, 0)
    assert "A attacks you with Heron." in told(game, 1)


def test_of_two_of_a_name_it_is_told_where_the_one_stands() -> None:
    game = scenario.position(
        """
title = "two of a name"
game = "lost-legacy"
[[card]]
name = "Brute"
kind = "character"
offense = 40
defense = 10
speed = 2
[[card]]
name = "Wall"
kind = "character"
defense = 40
speed = 1
[seat.A]
field = [{ card = "Brute", at = "d4" }, { card = "Brute", at = "d5" }]
[seat.B]
field = [{ card = "Wall", at = "e5" }]
"""
    )
    game.decide("threaten Wall with Brute@d4")
    assert "You threaten Wall with Brute on d4." in told(game, 0)
    assert "A threatens Wall with Brute on d4." in told(game, 1)


def test_own_draws_are_named_and_those_of_others_are_not() -> None:
    game = played(table('"Lift"', '"Ward"'), "play Lift")
    assert "You draw Heron." in told(game, 0)
    assert "A draws a card." in told(game, 1) and "A draws a card." in told(game, None)


def test_several_draws_are_one_sentence() -> None:
    game = rulebound.new_game("luminous", seed=1)
    counts = {"A draws 4 cards.", "A draws 5 cards.", "B draws 4 cards.", "B draws 5 cards."}
    assert len(counts & set(told(game, None))) == 2
    own = next(line for line in told(game, 0) if line.startswith("You draw "))
    hand = [card["name"] for card in game.view(0)["seats"][0]["hand"]]
    assert sorted(own[len("You draw ") : -1].replace(" and ", ", ").split(", ")) == sorted(hand)


def test_whose_card_it_is_where_two_are_alike() -> None:
    game = played(table('"Spark", "Spark"', '"Ward"', '"Ward"'), "play Spark")
    at = next(at for at, choice in enumerate(game.decision.options) if choice.cards[0].side == 1)
    game.decide(game.decision.options[at])
    assert "Spark deals 1 damage to B's Ward." in told(game, 0) and "B's Ward is destroyed." in told(game, 0)
    assert "Spark deals 1 damage to your Ward." in told(game, 1) and "Your Ward is destroyed." in told(game, 1)


def test_alone_it_is_nobodys() -> None:
    game = played(table('"Spark"', '"Ward"', '"Heron"'), "play Spark", "choose Heron")
    assert "Heron is destroyed." in told(game, 0)


# ---- what
def test_effects_are_told_with_how_long_they_last() -> None:
    game = played(table('"Lift"', '"Ward"'), "play Lift")
    assert "Ward gets +1/+1 and gains Flight this turn." in told(game, 0)


def test_what_is_lost_is_told() -> None:
    game = played(table('"Ground"', '"Heron"'), "play Ground")
    assert "Heron loses Flight this turn." in told(game, 0)


def test_what_is_forbidden_is_told_in_the_words_of_the_card() -> None:
    game = played(table('"Bind"', theirs='"Heron"'), "play Bind")
    assert "Bind: 'A unit can't block this turn' (Heron)." in told(game, 1)


def test_an_instruction_that_did_nothing_is_told_with_the_reason() -> None:
    game = played(table('"Spark"'), "play Spark")
    assert any(line.startswith("Spark: there is nothing for") for line in told(game, 0))


def test_a_concession_and_an_undo_are_told() -> None:
    game = played(table('"Lift"', '"Ward"'), "play Lift")
    game.undo()
    assert "Undone: play Lift." in told(game, 0)
    assert "Undone: 1 answer." in told(game, 1)
    game.decide("concede")
    assert told(game, 0)[-1] == "You concede." and told(game, 1)[-1] == "A concedes."


# ---- how closely
def test_costs_and_steps_are_told_on_the_second_level() -> None:
    game = played(table('"Spark"', '"Ward"', '"Heron"'), "play Spark", "choose Heron", "pass", "pass")
    plain, closely = told(game, 0), told(game, 0, STEPS)
    assert "You choose Heron." in closely and "Heron goes to the discard pile." in closely
    assert "You choose Heron." not in plain
    assert set(plain) <= set(closely)


def test_the_third_level_names_the_rules() -> None:
    game = played(table('"Spark"', '"Ward"', '"Heron"'), "play Spark", "choose Heron")
    lines = [each.at(RULES) for each in game.story(0, RULES)]
    assert "Heron is destroyed. [LU-key.6]" in lines and "You play Spark. [LU-dec.4]" in lines


def test_phases_in_which_nothing_happens_are_left_out() -> None:
    game = played(table('"Spark"'), "pass", "pass")
    headings = [each.words for each in game.story(0, STEPS) if each.heading]
    assert headings == ["Your main phase.", f"Turn {game.state.turn}: B.", "B's start phase, draw step."]


def test_what_is_told_twice_in_a_row_is_told_once_where_it_is_an_answer_and_its_event() -> None:
    game = played(table('"Ward"'), "play Ward")
    assert told(game, 0).count("You play Ward.") == 1


def test_a_level_is_one_of_three() -> None:
    with pytest.raises(BadArgument):
        table('"Spark"').story(0, 4)


# ---- of all games
RULESETS = rulebound.rulesets()
LOGS: dict[str, Log] = {
    "luminous": luminous_log(),
    "lightseekers": LIGHTSEEKERS,
    "lightseekers-first": LIGHTSEEKERS,
    "starlight": STARLIGHT,
    "lost-legacy": LOST_LEGACY,
}


@pytest.mark.parametrize("ruleset", LOGS)
def test_behind_every_line_stands_a_rule_of_the_rulebook(ruleset: str) -> None:
    log, book = LOGS[ruleset], load_rulebook(ruleset)
    kinds = {*log.lines, *log.others, *log.story.lines, *log.story.gathered}
    assert [kind for kind in kinds if kind not in log.story.rules] == []
    assert [rule for rule in log.story.rules.values() if rule not in book] == []


@pytest.mark.parametrize("ruleset", LOGS)
def test_every_verb_has_both_persons(ruleset: str) -> None:
    """What others do ends in an s, what you do does not, and one leads back to the other."""
    log = LOGS[ruleset]
    rows = [row for row in [*log.lines.values(), *log.others.values()] for row in [row] if isinstance(row, str)]
    verbs = {row.split(" ")[1] for row in rows if row.startswith("{who} ") and "{" not in row.split(" ")[1]}
    assert len(verbs) > 3
    for verb in verbs:
        assert verb in ("can", "cannot") or third_person(second_person(verb)) == verb != second_person(verb)


def test_persons() -> None:
    pairs = {
        "draw": "draws", "pass": "passes", "bury": "buries", "lose": "loses", "choose": "chooses", "do": "does",
        "have": "has", "are": "is", "play": "plays", "discard": "discards", "push": "pushes", "go": "goes",
    }  # fmt: skip
    assert {second: third_person(second) for second in pairs} == pairs
    assert {second_person(third): third for third in pairs.values()} == pairs


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_story_only_grows_and_tells_less_the_less_closely_one_looks(ruleset: str) -> None:
    """So that whoever was told the beginning is told the rest; and its words are those of its bits."""
    game, dice = rulebound.new_game(ruleset, seed=8), Dice(8)
    before: dict[int, list[Sentence]] = {HAPPENED: [], STEPS: []}
    for _ in range(120):
        if game.over:
            break
        options = game.decision.options
        game.decide(options[dice.below(len(options))])
        for level, known in before.items():
            now = game.story(0, level)
            assert now[: len(known)] == known
            before[level] = now
    plain, closely = before[HAPPENED], before[STEPS]
    assert 20 < len(plain) < len(closely)
    assert {each.words for each in plain} <= {each.words for each in closely}
    names = {card["name"] for card in rulebound.cards_of(ruleset)}
    named = [bit for each in closely for bit in each.bits if bit.card]
    assert named and all(bit.seat is not None for bit in named)
    assert {bit.card for bit in named if bit.card not in ("Orange", "Green", "Purple", "Luminous Bloom")} <= names
    for each in closely:
        assert each.words == "".join(bit.words for bit in each.bits) and each.words.endswith((".", "?", "!"))
        assert not each.words[:1].islower() and "  " not in each.words and "{" not in each.words


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_answer_that_opens_with_a_verb_is_a_sentence(ruleset: str) -> None:
    """`you pass`, `B passes`: no label is told as `B: pass`, but for those that have no verb."""
    game, dice = rulebound.new_game(ruleset, seed=4), Dice(4)
    assert isinstance(game.ruleset, TableRuleset)
    for _ in range(150):
        if game.over:
            break
        options = game.decision.options
        game.decide(options[dice.below(len(options))])
    answers = [each for each in told_at(game.whole_story(None), STEPS) if each.answer]
    assert answers
    bare = {each.words.partition(": ")[2] for each in answers if each.words[1:3] == ": "}
    assert {words.split(" ")[0].rstrip(".") for words in bare if words[:1].islower()} <= {"no", "done", "without"}


@pytest.mark.parametrize("ruleset", rulebound.rulesets())
def test_the_end_of_a_story_is_told_without_its_beginning(ruleset: str) -> None:
    game = rulebound.new_game(ruleset, seed=3)
    dice = random.Random(ruleset)
    for answer in range(60):
        if game.over:
            break
        game.decide(dice.choice(game.decision.options))
        if answer % 9 == 8:
            game.undo(len(game.answers) - 2)
        for reader in (0, 1, None):
            whole = game.whole_story(reader)
            assert game.story_length(reader) == len(whole)
            first = dice.randrange(len(whole) + 2)
            assert game.story_from(reader, first) == whole[first:]
        assert game.last_answer == game.answers[-1][1]
