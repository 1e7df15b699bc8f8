"""A match: several games, who starts the next one, and what happens between them."""

import json

import pytest

import rulebound

DECKS = ["emberfall", "tidewatch"]
A, B, C = 0, 1, 2


def options(match):
    return [str(option) for option in match.decision.options]


def wait(match):
    """Whoever is asked keeps the hand, or passes."""
    match.decide("keep this hand" if "keep this hand" in options(match) else "pass")


def lose(match, seat):
    """The seat gives up the running game as soon as it is asked something."""
    while match.decision.seat != seat:
        wait(match)
    match.decide("concede")


def draw(match):
    """Everybody waits until the turn cap ends the running game."""
    played = match.played
    while match.played == played:
        wait(match)


def starter(match):
    """Who decides about the opening hand first has the first turn."""
    assert "keep this hand" in options(match)
    return match.decision.seat


# Who has won


@pytest.mark.rules("LU-match.1")
def test_a_match_of_three_ends_at_two_wins():
    match = rulebound.new_match("luminous", decks=DECKS, games=3, seed=1)
    lose(match, B)
    assert match.wins == [1, 0]
    assert not match.over
    match.decide("take the first turn")
    lose(match, B)
    assert match.wins == [2, 0]
    assert match.over
    assert match.winner == A
    assert match.decision is None


@pytest.mark.rules("LU-match.1")
def test_one_win_each_leads_to_a_third_game():
    match = rulebound.new_match("luminous", decks=DECKS, games=3, seed=1)
    lose(match, A)
    match.decide("take the first turn")
    lose(match, B)
    assert match.wins == [1, 1]
    assert match.winner is None
    match.decide("take the first turn")
    lose(match, A)
    assert match.wins == [1, 2]
    assert match.winner == B


@pytest.mark.rules("LU-match.1")
def test_a_match_that_is_over_takes_no_moves():
    match = rulebound.new_match("luminous", decks=DECKS, games=1, seed=1)
    lose(match, A)
    assert match.winner == B
    with pytest.raises(rulebound.RuleboundError):
        match.decide("pass")


def test_a_match_without_games_is_refused():
    with pytest.raises(rulebound.RuleboundError, match="1 to 99"):
        rulebound.new_match("luminous", decks=DECKS, games=0)


# Who starts


@pytest.mark.rules("LU-setup.3b", "LU-match.1", "LU-dec.2")
@pytest.mark.parametrize("loser", [A, B])
def test_the_loser_chooses_who_starts_the_next_game(loser):
    match = rulebound.new_match("luminous", decks=DECKS, games=3, seed=5)
    lose(match, loser)
    assert match.decision.seat == loser
    assert options(match) == ["take the first turn", f"give {'AB'[1 - loser]} the first turn"]
    match.decide("take the first turn")
    assert starter(match) == loser


@pytest.mark.rules("LU-setup.3b")
@pytest.mark.parametrize("loser", [A, B])
def test_the_loser_may_give_the_first_turn_away(loser):
    match = rulebound.new_match("luminous", decks=DECKS, games=3, seed=5)
    lose(match, loser)
    match.decide(options(match)[1])
    assert starter(match) == 1 - loser


@pytest.mark.rules("LU-setup.3b")
def test_only_those_two_answers_are_taken():
    match = rulebound.new_match("luminous", decks=DECKS, games=3, seed=5)
    lose(match, A)
    with pytest.raises(rulebound.RuleboundError, match="not an option"):
        match.decide("give A the first turn")
    assert match.decision.seat == A


@pytest.mark.rules("LU-setup.3c")
def test_after_a_drawn_game_nobody_chooses():
    match = rulebound.new_match("luminous", decks=DECKS, games=3, seed=1, switches={"turn_cap": 1})
    draw(match)
    assert (match.played, match.wins, match.game.answers) == (1, [0, 0], [])
    assert options(match) == ["keep this hand", "mulligan 4 cards"]


@pytest.mark.rules("LU-setup.3c", "LU-setup.3a")
def test_after_a_drawn_game_the_starter_is_random():
    seats = set()
    for seed in range(24):
        match = rulebound.new_match("luminous", decks=DECKS, games=3, seed=seed, switches={"turn_cap": 1})
        before = starter(match)
        draw(match)
        seats.add((before, starter(match)))
    assert seats == {(A, A), (A, B), (B, A), (B, B)}


@pytest.mark.rules("LU-multi.11")
@pytest.mark.parametrize(("first", "second"), [(A, B), (B, C), (C, A)])
def test_of_three_the_first_who_was_out_chooses_the_starter(first, second):
    decks = ["emberfall", "tidewatch", "waystone"]
    match = rulebound.new_match("luminous", decks=decks, games=3, seed=2, switches={"players": 3})
    while match.wins == [0, 0, 0]:
        seat = match.decision.seat
        gone = match.game.eliminated
        if seat == (second if first in gone else first):
            match.decide("concede")
        else:
            wait(match)
    assert match.decision.seat == first
    others = [f"give {'ABC'[seat]} the first turn" for seat in (A, B, C) if seat != first]
    assert options(match) == ["take the first turn", *others]
    match.decide(f"give {'ABC'[second]} the first turn")
    assert starter(match) == second


# Side decks


def with_side(side):
    """A deck of the box with a side deck."""
    return {**rulebound.read_deck("luminous", "emberfall"), "side": side}


@pytest.mark.rules("LU-match.2")
def test_without_the_switch_there_is_no_swap():
    match = rulebound.new_match("luminous", decks=DECKS, games=3, seed=1)
    lose(match, A)
    assert options(match) == ["take the first turn", "give B the first turn"]


@pytest.mark.rules("LU-match.2", "LU-dec.24", "side_deck_max")
def test_cards_are_swapped_one_for_one():
    decks = [with_side({"Gate Mastiff": 2}), "tidewatch"]
    match = rulebound.new_match("luminous", decks=decks, games=3, seed=1, switches={"side_deck_max": 10})
    before = match.decks[A]["main"]
    lose(match, B)
    assert match.decision.seat == A
    assert options(match)[-1] == "finish swapping"
    match.decide("swap in Gate Mastiff for Kindle Scamp")
    match.decide("swap in Gate Mastiff for Kindle Scamp")
    match.decide("finish swapping")
    after = match.decks[A]
    assert sum(after["main"].values()) == 50
    assert after["main"] == {**before, "Kindle Scamp": 1, "Gate Mastiff": 2}
    assert after["side"] == {"Kindle Scamp": 2}
    assert match.decision.seat == B
    assert options(match) == ["take the first turn", "give A the first turn"]


@pytest.mark.rules("LU-match.2")
def test_a_swap_that_breaks_the_deck_is_refused_with_its_rule():
    decks = [with_side({"Fen Needler": 1, "Gate Mastiff": 1}), "tidewatch"]
    match = rulebound.new_match("luminous", decks=decks, games=3, seed=1, switches={"side_deck_max": 10})
    lose(match, B)
    assert not [option for option in options(match) if option.startswith("swap in Fen Needler")]
    with pytest.raises(rulebound.IllegalMove, match=r"LU-deck\.3a: Fen Needler is Duskveil"):
        match.decide("swap in Fen Needler for Kindle Scamp")
    assert "Fen Needler" not in match.decks[A]["main"]
    assert match.decision.seat == A


@pytest.mark.rules("LU-match.2")
def test_a_seat_without_a_legal_swap_is_not_asked():
    decks = [with_side({"Fen Needler": 1}), "tidewatch"]
    match = rulebound.new_match("luminous", decks=decks, games=3, seed=1, switches={"side_deck_max": 10})
    lose(match, B)
    assert match.decision.seat == B
    assert options(match) == ["take the first turn", "give A the first turn"]


@pytest.mark.rules("LU-match.2")
def test_the_swapped_deck_is_played_in_the_next_game():
    small = {"name": "small", "favored": "Regent of Sparks", "main": {"Kindle Scamp": 3, "Ashfoot Runner": 2}}
    switches = {"side_deck_max": 1, "main_deck_size": 5}
    decks = [{**small, "side": {"Gate Mastiff": 1}}, small]
    match = rulebound.new_match("luminous", decks=decks, games=3, seed=1, switches=switches)
    lose(match, B)
    match.decide("swap in Gate Mastiff for Kindle Scamp")
    match.decide("finish swapping")
    match.decide("take the first turn")
    # A goes second and holds all five cards of the deck.
    hand = json.dumps(match.game.view(A)["seats"][A]["hand"])
    assert "Gate Mastiff" in hand
    assert hand.count("Kindle Scamp") == 2 * hand.count("Gate Mastiff")
