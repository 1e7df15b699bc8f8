"""The race of options: who falls out, how far it looks, who has won; and that who sees everything is no bot."""

from __future__ import annotations

import pytest
from tests.bots.clairvoyant import Clairvoyant
from tests.bots.test_search import midgame

import rulebound
from rulebound.bots import BOTS
from rulebound.bots.search import (
    FEW_CHOICES,
    FEW_RACING,
    FEWEST_DEALS,
    MOST_CHOICES,
    MOST_RACING,
    Budget,
    Runner,
    asked_of,
    entries,
    finished,
    how_far,
    race,
    still_racing,
)
from rulebound.fuzz.honesty import faces_dealt_anew
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game
from rulebound.kernel.policies import MOST_TRIED, judged, next_move, play_turns


def runner(at: int, *values: float) -> Runner:
    made = Runner(at)
    made.values = list(values)
    return made


def left(racing: list[Runner], most: int = 9) -> list[int]:
    return [each.at for each in still_racing(racing, most)]


def test_of_options_that_go_alike_the_first_runs_on() -> None:
    assert left([runner(0, 0.5), runner(1, 0.5)]) == [0, 1], "one deal says nothing"
    assert left([runner(0, 0.5, 0.6), runner(1, 0.5, 0.6), runner(2, 0.6, 0.5)]) == [0, 2]


def test_who_is_clearly_behind_falls_out_and_few_deals_are_less_clear() -> None:
    near, far = [0.50, 0.52, 0.49], [0.40, 0.50, 0.37]
    assert left([runner(0, *near), runner(1, *far)]) == [0, 1], "three deals: seven standard errors"
    assert left([runner(0, *near, *near), runner(1, *far, *far)]) == [0]
    noisy = [0.9, 0.1, 0.9, 0.1, 0.9, 0.1]
    assert left([runner(0, *near, *near), runner(1, *noisy)]) == [0, 1]


def test_no_more_than_so_many_stay_the_best_first() -> None:
    racing = [runner(at, 0.1 * at, 1 - 0.2 * at) for at in range(5)]
    assert left(racing, 3) == [0, 1, 2]


def test_out_of_time_what_only_some_have_met_does_not_count() -> None:
    one, two = runner(0, *[0.5] * FEWEST_DEALS), runner(1, *[0.6] * FEWEST_DEALS, 0.0)
    ran, best = finished([one, two, runner(2)], [one, two])
    assert ran == [one, two] and best is two and len(two.values) == FEWEST_DEALS


def test_after_too_few_deals_it_chooses_as_greedy_unless_one_alone_is_left() -> None:
    one, two = runner(0, 0.5, 0.5), runner(1, 0.6, 0.7)
    assert finished([one, two], [one, two])[1] is one
    assert finished([one, two], [two])[1] is two


class Lines(Budget):
    """Time for so many lines, however long they are."""

    def __init__(self, lines: int) -> None:
        super().__init__(1e6, None)
        self.enough = lines

    def expected(self, line: float) -> int:
        return self.enough


@pytest.mark.parametrize(("lines", "far"), [(FEWEST_DEALS * FEW_RACING, True), (FEWEST_DEALS * 3, False)])
def test_without_time_for_some_options_it_looks_less_far(lines: int, far: bool) -> None:
    game = midgame("lightseekers", 7, 12)
    while len(game.decision.options) < FEW_RACING:
        game.decide(game.decision.options[-1])
    entered = entries(game, asked_of(game, game.decision.seat))
    reached, most = how_far(game, entered, game.decision.seat, Lines(lines))
    assert reached == ((game.ruleset.turns_ahead, MOST_CHOICES) if far else (0, FEW_CHOICES))
    assert most == min(lines // FEWEST_DEALS, len(entered))
    assert [len(each.values) for each in entered] == [1] + [0] * (len(entered) - 1)


def test_most_lines_are_spent_on_the_best() -> None:
    game = midgame("lightseekers", 4, 12)
    seat = game.decision.seat
    tables = game.view(seat).tables(Dice(1))
    budget = Budget(1.0, 60)
    ran, best = race(next(tables), tables, seat, budget)
    assert budget.lines <= 60 and len(best.values) == max(len(each.values) for each in ran)


def test_who_sees_everything_is_a_bound_and_no_bot() -> None:
    """It plays on at the true table, whatever a seat may see of it."""
    assert not any(isinstance(make(1), Clairvoyant) for make in BOTS.values())
    game = midgame("lightseekers", 10, 8)
    seat = game.decision.seat
    other = Game(game.ruleset, faces_dealt_anew(game.ruleset, game.state, seat, Dice(1), False), {})
    seen = []
    for table in (game, other):
        bot = Clairvoyant(table, 7, rollouts=12)
        bot.choose(table.view(seat), table.decision)
        seen.append([thought.value for thought in bot.thoughts])
        zones = [[card.definition.key for card in zone] for zone in table.state.zones]
        looked = next(bot.tables(table.view(seat))).state
        assert zones == [[card.definition.key for card in zone] for zone in looked.zones]
    assert seen[0] != seen[1], "other hidden cards, other thoughts"


def test_of_options_that_look_alike_one_enters_before_the_others() -> None:
    """With more options than may run, no two that look the same before one that looks otherwise."""
    game = rulebound.new_game("lost-legacy", seed=3)
    while len(game.decision.options) <= 2 * MOST_RACING:
        game.decide(game.decision.options[-1])
    question = asked_of(game, game.decision.seat)
    scores = [judged(game.ruleset, game.state, question, option) for option in question.options]
    entered = [scores[each.at] for each in entries(game, question)][:MOST_RACING]
    different = len(set(scores))
    assert len(set(entered)) == min(different, MOST_RACING) > 1
    assert entered[0] == max(scores)


def test_in_a_line_of_play_a_long_menu_is_tried_in_places_spread_over_it() -> None:
    game = rulebound.new_game("lost-legacy", seed=3)
    while len(game.decision.options) <= 2 * MOST_TRIED:
        game.decide(game.decision.options[-1])
    question = asked_of(game, game.decision.seat)
    options = question.options
    tried = {options[at * len(options) // MOST_TRIED] for at in range(MOST_TRIED)}
    scores = {each: judged(game.ruleset, game.state, question, each) for each in tried}
    chosen = next_move(game.ruleset, game.state, question)
    assert chosen in tried and scores[chosen] == max(scores.values())


def test_a_line_of_play_ends_after_so_many_free_choices() -> None:
    game = midgame("lightseekers", 4, 12)
    still, further = game.state.copy(), game.state.copy()
    play_turns(game.ruleset, still, still.turn + 5, 0)
    assert still.decisions == game.state.decisions, "the first question is a free choice"
    play_turns(game.ruleset, further, further.turn + 5, 1)
    assert further.decisions > game.state.decisions
    assert further.ending is not None or game.ruleset.is_free(further.asked[0])
