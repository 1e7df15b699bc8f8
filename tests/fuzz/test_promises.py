"""Every promise that the fuzzer checks can be broken, and then it says so."""

import pytest

import rulebound
from rulebound.fuzz import promises
from rulebound.fuzz.promises import Broken
from rulebound.games.luminous import codes as c
from rulebound.games.luminous import invariants
from rulebound.kernel.chance import Dice
from rulebound.kernel.play import Run
from rulebound.kernel.playout import play_on
from rulebound.kernel.state import Ending
from rulebound.kernel.table import NOWHERE
from rulebound.scenario import position
from rulebound.tabletop.rulebook import load_rulebook

BOOK = load_rulebook("luminous")


@pytest.fixture
def game():
    """Some way into a game, so that there is something in play."""
    game = rulebound.new_game("luminous", decks=["emberfall", "emberfall"], seed=2)
    play_on(game.state, 5, 40)
    assert not game.over
    return game


@pytest.fixture
def physical(game):
    return invariants.physical_cards(game.state)


def in_play(s, seat=0):
    return next(card for card in s.zone(seat, c.FAVORED))


def broken(check, *arguments):
    with pytest.raises(Broken) as found:
        check(*arguments)
    return found.value.promise


def test_a_game_as_it_is_keeps_them_all(game, physical):
    s = game.state
    promises.every_card_in_one_place(game.ruleset, s, physical)
    promises.somebody_is_asked_or_it_is_over(s, BOOK)
    assert promises.every_option_can_be_done(game.ruleset, s) == len(s.asked[0].options)
    labels = promises.every_label_means_its_option(game.ruleset, s)
    promises.a_refusal_names_rules(game.ruleset, s, BOOK, labels)
    promises.copies_and_saves_go_on_alike(game.ruleset, s, Dice(1))
    promises.a_question_can_be_asked_again(s)
    promises.a_view_hides_what_is_hidden(game.ruleset, s, Dice(1))


def test_a_card_in_two_zones_is_found(game, physical):
    s = game.state
    s.zones[c.DISCARD] = [*s.zones[c.DISCARD], s.zone(0, c.DECK)[0]]
    assert broken(promises.every_card_in_one_place, game.ruleset, s, physical) == "cards"


def test_a_card_in_no_zone_is_found(game, physical):
    s = game.state
    s.zones[c.DECK] = s.zones[c.DECK][1:]
    assert broken(promises.every_card_in_one_place, game.ruleset, s, physical) == "cards"


def test_a_card_that_left_the_game_is_found(game, physical):
    s = game.state
    s.move(s.zone(0, c.DECK)[0], NOWHERE, False)
    assert broken(promises.every_card_in_one_place, game.ruleset, s, physical) == "position"


@pytest.mark.parametrize(
    ("field", "value"), [("damage", -1), ("controller", 1)], ids=["negative damage", "the wrong controller"]
)
def test_a_record_in_disorder_is_found(game, physical, field, value):
    s = game.state
    setattr(s.write(in_play(s)), field, value)
    assert broken(promises.every_card_in_one_place, game.ruleset, s, physical) == "position"


def test_a_favored_that_is_gone_is_found(game, physical):
    s = game.state
    s.move(in_play(s), c.DISCARD, False)
    assert broken(promises.every_card_in_one_place, game.ruleset, s, physical) == "position"


BANNER = """
game = "luminous"
[[card]]
name = "Banner"
type = "spell"
essence_cost = "0"
text = "Each unit you control gets +1/+1 until end of turn. Expend a unit."
[[card]]
name = "Pikeman"
type = "unit"
essence_cost = "1"
attack = 1
health = 1
[seat.A]
hand = ["Banner"]
play = ["Pikeman"]
[seat.B]
play = ["Pikeman"]
"""


def test_what_lasts_keeps_what_its_text_had_chosen_and_what_does_not_is_found():
    """The game itself goes on with the very objects, a copy does not: both must come to the same."""
    game = position(BANNER)
    s = game.state
    s.decide(s.asked[0], next(each for each in s.asked[0].options if each.kind == c.PLAY))
    assert s.modifiers and s.asked[0].menu == c.M_CHOOSE
    promises.what_lasts_keeps_what_was_chosen(s)
    s.modifiers[0].env = next(frame.env for frame in s.frames if isinstance(frame, Run))
    assert broken(promises.what_lasts_keeps_what_was_chosen, s) == "lasting"


def test_a_game_in_which_nobody_is_asked_is_found(game):
    game.state.asked = []
    assert broken(promises.somebody_is_asked_or_it_is_over, game.state, BOOK) == "flow"


def test_a_question_without_options_is_found(game):
    game.state.asked[0].options = []
    assert broken(promises.somebody_is_asked_or_it_is_over, game.state, BOOK) == "flow"


@pytest.mark.parametrize("rule", ["LU-win.2", "LU-win.999"], ids=["somebody is still asked", "no rule ended it"])
def test_an_ending_in_disorder_is_found(game, rule):
    s = game.state
    s.ending = Ending(0, "life", rule)
    if rule not in BOOK:
        s.asked = []
    assert broken(promises.somebody_is_asked_or_it_is_over, s, BOOK) == "ending"


class Mumbling:
    """A ruleset that has one word for everything, or whose words fit everything."""

    def __init__(self, ruleset, numbered=False):
        self.find = lambda s, question, label: (question.options, [])
        self.same = ruleset.same
        self.numbered = numbered

    def label(self, s, question, option):
        return f"do something {question.options.index(option)}" if self.numbered else "do something"


def test_an_option_that_fails_is_found(game):
    game.state.asked[0].options.append(in_play(game.state).option(c.ATTACK_RELIC))
    assert broken(promises.every_option_can_be_done, Mumbling(game.ruleset), game.state) == "options"


def test_a_label_that_means_several_moves_is_found(game):
    for ruleset in (Mumbling(game.ruleset), Mumbling(game.ruleset, numbered=True)):
        assert broken(promises.every_label_means_its_option, ruleset, game.state) == "labels"


def test_a_refusal_by_no_rule_is_found(game):
    no_rules: frozenset[str] = frozenset()
    label = "keep this hand"
    assert game.why_not(label)
    assert broken(promises.a_refusal_names_rules, game.ruleset, game.state, no_rules, [label]) == "refusals"


def test_a_copy_that_shares_what_it_changes_is_found(game, monkeypatch):
    monkeypatch.setattr(promises, "load", lambda _: rulebound.new_game(seed=9))
    assert broken(promises.copies_and_saves_go_on_alike, game.ruleset, game.state, Dice(1)) == "fidelity"


def test_a_copy_that_leaves_something_out_is_found(game, monkeypatch):
    whole = type(game.state).copy

    def without_numbers(s):
        made = whole(s)
        made.numbers = [0] * len(made.numbers)
        return made

    monkeypatch.setattr(type(game.state), "copy", without_numbers)
    assert broken(promises.copies_and_saves_go_on_alike, game.ruleset, game.state, Dice(1)) == "fidelity"


def test_a_question_that_would_not_be_asked_again_is_found(game):
    question = game.state.asked[0]
    question.options = question.options[1:]
    assert broken(promises.a_question_can_be_asked_again, game.state) == "fidelity"


def test_a_replay_that_ends_elsewhere_is_found():
    game = rulebound.new_game(seed=1)
    assert broken(promises.a_replay_goes_the_same_way, game, [(0, 0)], "another fingerprint") == "replays"
