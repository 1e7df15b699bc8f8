"""Search: it keeps its budget, hangs on nothing hidden, says what it thinks, and plays better than chance."""

from __future__ import annotations

import time

import pytest

import rulebound
from rulebound.bots import BOTS, Greedy, Random, Search
from rulebound.fuzz.honesty import faces_dealt_anew
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game
from rulebound.tabletop.kits import kit_of

RULESETS = rulebound.rulesets()
FEW = {"lost-legacy": 1, "lost-legacy-quick": 2}  # rollouts where a decision has a hundred options


def midgame(ruleset: str, seed: int, decisions: int) -> Game:
    """A position in which there is something to choose."""
    game = rulebound.new_game(ruleset, seed=seed)
    dice = Dice(seed)
    made = 0
    while made < decisions or len(game.decision.options) < 3:
        options = game.decision.options
        game.decide(options[dice.below(len(options))])
        made += 1
        if game.over:
            return midgame(ruleset, seed + 100, decisions)
    return game


@pytest.mark.parametrize("ruleset", RULESETS)
def test_with_a_number_of_rollouts_its_choice_hangs_on_its_seed_alone(ruleset: str) -> None:
    game = midgame(ruleset, 3, 25)
    decision = game.decision
    view = game.view(decision.seat)
    first, again = (Search(5, rollouts=FEW.get(ruleset, 8)) for _ in range(2))
    assert first.choose(view, decision) == again.choose(view, decision)
    assert first.thoughts == again.thoughts != []


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("bot", ["search", "greedy"])
def test_its_choice_does_not_hang_on_hidden_cards(ruleset: str, bot: str) -> None:
    """The same position with other cards in the hands and decks of the others: the same choice, the same thoughts."""
    differ = 0
    for seed in range(1 if ruleset in FEW else 3):
        game = midgame(ruleset, 10 + seed, 20)
        seat = game.decision.seat
        other = Game(game.ruleset, faces_dealt_anew(game.ruleset, game.state, seat, Dice(seed), False), {})
        differ += other.save() != game.save()
        made = [Search(7, rollouts=FEW.get(ruleset, 6)) if bot == "search" else Greedy(7) for _ in range(2)]
        chosen = [one.choose(table.view(seat), table.decision) for one, table in zip(made, (game, other), strict=True)]
        assert chosen[0] == chosen[1]
        if isinstance(made[0], Search) and isinstance(made[1], Search):
            assert made[0].thoughts == made[1].thoughts
    assert differ, "the hidden cards were others"


def test_it_keeps_its_time_but_for_one_line_of_play() -> None:
    game = midgame("lightseekers", 2, 12)
    decision = game.decision
    view = game.view(decision.seat)
    began = time.thread_time()
    Search(1, rollouts=1).choose(view, decision)
    least = time.thread_time() - began  # looking one ahead, a deal, one line of play
    began = time.thread_time()
    Search(1, seconds=0.3).choose(view, decision)
    assert time.thread_time() - began < 0.3 + 3 * least + 0.2


def test_it_says_what_it_thinks_the_best_first() -> None:
    game = midgame("lightseekers", 4, 12)
    bot = Search(1, rollouts=40)
    choice = bot.choose(game.view(game.decision.seat), game.decision)
    labels = [choice.label for choice in game.decision.options]
    assert bot.thoughts[0].choice.label == choice
    assert all(each.choice.label in labels and 0 <= each.value <= 1 and each.deals >= 1 for each in bot.thoughts)


def test_it_takes_a_win_that_is_there() -> None:
    """Among many options the one that ends the game at once."""
    for seed in range(40):
        game = rulebound.new_game("lightseekers", seed=seed)
        bots = [Greedy(seed), Greedy(seed + 1)]
        while not game.over:
            decision = game.decision
            winning = []
            for option in decision.options:
                fork = game.copy()
                fork.decide(option)
                if fork.result is not None and fork.result.winner == decision.seat:
                    winning.append(option.label)
            if winning and len(winning) < len(decision.options):
                assert Search(seed, rollouts=60).choose(game.view(decision.seat), decision) in winning
                return
            game.decide(bots[decision.seat].choose(game.view(decision.seat), decision))
    pytest.fail("no game had such a moment")


def test_it_beats_chance() -> None:
    won = 0
    for seed in range(6):
        bots = [Search(seed, rollouts=6), Random(seed)]
        result = rulebound.new_game("lightseekers", seed=seed).play(bots if seed % 2 else bots[::-1])
        won += result.winner == (0 if seed % 2 else 1)
    assert won >= 5


@pytest.mark.parametrize("ruleset", RULESETS)
def test_values_are_chances_of_all_seats_together(ruleset: str) -> None:
    for players in range(2, min(kit_of(ruleset).most_players, 4) + 1):
        names = rulebound.deck_names(ruleset)
        decks = [names[at % len(names)] for at in range(players)]
        game = rulebound.new_game(ruleset, decks, 3, kit_of(ruleset).switches_for(players))
        bots = [Random(seat) for seat in range(players)]
        while not game.over:
            values = [game.ruleset.value(game.state, seat) for seat in range(players)]
            assert all(0 <= value <= 1 for value in values) and abs(sum(values) - 1) < 1e-9
            decision = game.decision
            game.decide(bots[decision.seat].choose(game.view(decision.seat), decision), decision.seat)
        values = [game.ruleset.value(game.state, seat) for seat in range(players)]
        assert abs(sum(values) - 1) < 1e-9
        assert game.result is not None
        if game.result.winner is not None:
            assert values[game.result.winner] == 1


def test_bad_budgets_are_refused() -> None:
    for bad in ({"seconds": 0}, {"seconds": -1}, {"rollouts": 0}):
        with pytest.raises(rulebound.BadArgument):
            Search(1, **bad)  # type: ignore[arg-type]


def test_bots_come_in_four_strengths_beside_the_plain_ones() -> None:
    assert list(BOTS) == ["random", "greedy", "novice", "player", "expert", "master"]
    budgets = [bot.seconds for bot in (make(1) for make in BOTS.values()) if isinstance(bot, Search)]
    assert budgets == sorted(budgets) and len(budgets) == 4


@pytest.mark.parametrize("ruleset", ["luminous", "lightseekers-first", "starlight", "lost-legacy-quick"])
def test_it_says_how_it_expects_its_choice_to_go_on(ruleset: str) -> None:
    game = rulebound.new_game(ruleset, seed=2)
    bot, longest = Search(5, rollouts=2), 0
    for _ in range(6):
        decision = game.decision
        chosen = bot.choose(game.view(decision.seat), decision)
        line = bot.expected()
        assert line == bot.expected(), "to ask changes nothing"
        assert line[:1] == ([(decision.seat, chosen.label)] if len(decision.options) > 1 else [])
        longest = max(longest, len(line))
        game.decide(chosen)
    assert longest > 1
