"""The race of options: who falls out, how far it looks, who has won; and that who sees everything is no bot."""

from __future__ import annotations

from tests.bots.clairvoyant import Clairvoyant
from tests.bots.test_search import midgame

import rulebound
from rulebound.bots import BOTS
from rulebound.bots.search import (
    BEFORE_OUT,
    FEWEST_DEALS,
    LOOKS,
    MOST_CHOICES,
    MOST_RACING,
    SHARE,
    Budget,
    Far,
    Race,
    Runner,
    asked_of,
    entries,
    leader_of,
    still_racing,
)
from rulebound.fuzz.honesty import faces_dealt_anew
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game
from rulebound.kernel.policies import MOST_TRIED, judged, next_move, play_turns


def runner(at: int, *values: float) -> Runner:
    made = Runner(at)
    made.far = list(values)
    return made


def left(racing: list[Runner], most: int = 9) -> list[int]:
    return [each.at for each in still_racing(racing, most)]


def test_who_goes_as_the_leader_does_falls_out() -> None:
    few, one = [0.5, 0.6, 0.5, 0.6], 0.5
    assert left([runner(0, *few), runner(1, *few)]) == [0, 1], "four deals say nothing"
    assert left([runner(0, *few, one), runner(1, *few, one), runner(2, 0.6, 0.5, 0.6, 0.5, 0.4)]) == [0, 2]


def test_who_is_clearly_behind_falls_out_and_few_deals_are_less_clear() -> None:
    near, far = [0.50, 0.52, 0.49], [0.40, 0.50, 0.37]
    assert left([runner(0, *near), runner(1, *far)]) == [0, 1], "three deals"
    assert left([runner(0, *near, *near), runner(1, *far, *far)]) == [0]
    noisy = [0.9, 0.1, 0.9, 0.1, 0.9, 0.1]
    assert left([runner(0, *near, *near), runner(1, *noisy)]) == [0, 1]


def test_no_more_than_so_many_stay_the_best_first() -> None:
    racing = [runner(at, 0.1 * at, 1 - 0.2 * at) for at in range(5)]
    assert left(racing, 3) == [0, 1, 2]


def test_out_of_time_what_only_some_have_met_does_not_count() -> None:
    one, two = runner(0, 0.5, 0.5), runner(1, 0.6, 0.6, 0.0)
    assert leader_of([one, two]) is two and len(two.values) == 2


def test_what_was_seen_near_counts_like_as_many_deals() -> None:
    """So the fewer deals there are the more it tells; and what has fallen out is not chosen."""
    one, two = runner(0, 0.5), runner(1, 0.6)
    one.near, two.near = [0.5, 0.6], [0.5, 0.4]
    assert leader_of([one, two]) is one
    one.far, two.far = [0.5] * 3, [0.6] * 3
    assert leader_of([one, two]) is two
    assert leader_of([two]) is two


class Lines(Budget):
    """Time for so many lines, however long they are."""

    def __init__(self, lines: int) -> None:
        super().__init__(1e6, None)
        self.enough = lines

    def expected(self, line: float) -> int:
        return self.enough - self.lines

    def spent(self) -> bool:
        return self.lines >= self.enough

    def share(self) -> float:
        return self.lines / self.enough


def raced(game: Game, lines: int) -> tuple[Race, Runner, set[int]]:
    """A decision with so many lines, and how far the lines went."""
    seat = game.decision.seat
    tables = game.view(seat).tables(Dice(1))
    race = Race(next(tables), tables, seat, Lines(lines))
    turns: set[int] = set()
    followed = race.followed

    def noted(runner: Runner, deal: int, far: Far) -> float:
        turns.add(far.turns)
        return followed(runner, deal, far)

    race.followed = noted  # type: ignore[method-assign]
    return race, race.won(), turns


def race_of(game: Game) -> Race:
    seat = game.decision.seat
    tables = game.view(seat).tables(Dice(1))
    return Race(next(tables), tables, seat, Lines(1000))


def wide() -> Game:
    """A decision with many different options."""
    game = midgame("lightseekers", 7, 12)
    while len(game.decision.options) < 6:
        game.decide(game.decision.options[-1])
    return game


def test_all_are_followed_near_and_the_best_of_them_far() -> None:
    game = wide()
    race, best, turns = raced(game, 200)
    assert turns == set(range(game.ruleset.turns_ahead + 1))
    assert all(len(each.near) == LOOKS for each in race.entered)
    assert len(best.far) >= BEFORE_OUT and len(best.far) == max(len(each.far) for each in race.entered)
    assert race.budget.lines <= 200


def test_it_looks_as_far_as_there_is_time_to_compare() -> None:
    """One turn for two options, more for more of them."""
    game = wide()
    lines = 2 * LOOKS * len(entries(game, asked_of(game, game.decision.seat)))
    far = [max(raced(game, lines + more)[2]) for more in (FEWEST_DEALS, 3 * FEWEST_DEALS, 200)]
    assert far[0] <= far[1] < far[2] == game.ruleset.turns_ahead


def test_who_looks_further_goes_on_from_where_the_line_of_play_has_led() -> None:
    game = wide()
    race, at_once = race_of(game), race_of(game)
    steps = [race.followed(race.entered[1], 0, Far(turns, MOST_CHOICES)) for turns in range(3)]
    assert steps[2] == at_once.followed(at_once.entered[1], 0, Far(2, MOST_CHOICES)) != steps[0]
    assert race.entered[1].lines[0] is not race.deals[0].state, "the deal is as it was"


def test_with_little_time_few_are_followed() -> None:
    race, _, _ = raced(wide(), SHARE * LOOKS * 2 + 1)
    assert len(race.entered) > 2
    assert [bool(each.near) for each in race.entered] == [True, True] + [False] * (len(race.entered) - 2)


def test_of_options_that_look_alike_near_the_first_goes_before_all_others() -> None:
    """The others are in the race all the same: a card that is discarded may be missed only a turn later."""
    race = race_of(wide())
    ranked = race.glance()
    assert {each.at for each in ranked} == {each.at for each in race.entered}
    different = len({tuple(each.near) for each in ranked})
    assert 1 < different < len(ranked)
    for part in (ranked[:different], ranked[different:]):
        assert [each.mean for each in part] == sorted((each.mean for each in part), reverse=True)
    assert len({tuple(each.near) for each in ranked[:different]}) == different


def test_who_sees_everything_is_a_bound_and_no_bot() -> None:
    """It plays on at the true table, whatever a seat may see of it."""
    assert not any(isinstance(make(1), Clairvoyant) for make in BOTS.values())
    game = rulebound.new_game("lightseekers", seed=3)
    seat = game.decision.seat
    other = Game(game.ruleset, faces_dealt_anew(game.ruleset, game.state, seat, Dice(1), False), {})
    seen = []
    for table in (game, other):
        bot = Clairvoyant(table, 7, rollouts=60)
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
