"""States that differ only in what a seat may not know give byte-equal views, options and refusals."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

import rulebound
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game
from rulebound.kernel.state import State

LUMINOUS = ["play Avalanche Bolt", "pass", "play a Green orb", "attack B with Gate Mastiff", "block with Gate Mastiff"]
LIGHTSEEKERS = ["pass", "play Kilnheart Burst", "play combo Anvil Chorus", "play Nullwax Seal", "choose Forge Crown"]
EDITIONS = ("lightseekers", "lightseekers-first")
# Ruleset, players, seed: games of Lightseekers are shorter.
TABLES = [
    *(("luminous", 2, seed) for seed in range(8)),
    *((ruleset, 2, seed) for ruleset in EDITIONS for seed in range(6)),
    *((ruleset, 4, seed) for ruleset in EDITIONS for seed in range(3)),
]


def at_some_decision(seed: int, ruleset: str = "luminous", players: int = 2) -> Game:
    decks = rulebound.deck_names(ruleset)
    game = rulebound.new_game(
        ruleset, decks=[decks[(seed + 4 * seat) % len(decks)] for seat in range(players)], seed=seed
    )
    dice = Dice(seed)
    for _ in range(30 + 23 * seed if ruleset == "luminous" else (4 + 3 * seed) * players):
        if game.over:
            break
        game.decide(game.decision.options[dice.below(len(game.decision.options))])
    return game


@pytest.mark.parametrize(("ruleset", "players", "seed"), TABLES)
def test_what_a_seat_cannot_know_changes_nothing_that_it_sees(ruleset: str, players: int, seed: int) -> None:
    game = at_some_decision(seed, ruleset, players)
    for seat in range(players):
        seen = json.dumps(game.view(seat), sort_keys=True)
        for other in range(3):
            imagined = game.imagine(seat, Dice(100 * seed + other))
            assert json.dumps(imagined.view(seat), sort_keys=True) == seen
            if not game.over and game.decision.seat == seat:
                assert imagined.decision == game.decision
                assert refusals(imagined) == refusals(game)


def refusals(game: Game) -> list[str]:
    found: list[str] = []
    for label in LUMINOUS if game.ruleset.name == "luminous" else LIGHTSEEKERS:
        try:
            found.append(f"{label}: {game.why_not(label)}")
        except rulebound.RuleboundError as fault:
            found.append(f"{label}: {fault}")
    return found


@pytest.mark.parametrize("ruleset", ["luminous", *EDITIONS])
def test_an_imagined_game_has_other_hidden_cards(ruleset: str) -> None:
    game = at_some_decision(2, ruleset)
    hands = {json.dumps(game.imagine(0, Dice(seed)).view(1)["seats"][1]["hand"]) for seed in range(5)}
    assert len(hands) > 1


@pytest.mark.parametrize("ruleset", ["luminous", *EDITIONS])
def test_the_log_does_not_name_the_cards_that_others_draw(ruleset: str) -> None:
    game = at_some_decision(1, ruleset)
    drawn = [line for line in game.log if " draws " in line.lower()]
    assert drawn and all(line.lower().endswith("draws a card") for line in drawn)


@pytest.mark.parametrize("ruleset", ["luminous", *EDITIONS])
@pytest.mark.parametrize("seed", range(3))
def test_a_view_holds_no_hidden_card_not_even_in_private(ruleset: str, seed: int) -> None:
    game = at_some_decision(seed, ruleset)
    s = game.state
    for seat in range(2):
        view = game.view(seat)
        held = json.dumps(view) + json.dumps(view._sight.doc) + json.dumps(list(vars(view._sight.dealer)["cards"]))
        zones = [s.zone(owner, zone) for owner in range(2) for zone in range(s.rules.zones)]
        cards = [card for zone in zones for card in zone]
        hidden = set(game.ruleset.hidden(s, 1 - seat, seat))
        assert hidden
        seen = {card.definition.name for card in cards if card.number not in hidden}
        unseen = {card.definition.name for card in cards if card.number in hidden} - seen
        assert unseen
        said = {name for name in unseen if f'"{name}"' in held}
        assert not said


@pytest.mark.parametrize("ruleset", ["luminous", *EDITIONS])
@pytest.mark.parametrize("seed", range(3))
def test_a_view_does_not_tell_where_a_hidden_card_lies(ruleset: str, seed: int) -> None:
    """Hidden cards of an opponent that change places, hand with deck or within the deck, leave the view as it is."""
    game = at_some_decision(seed, ruleset)
    while game.decision.seat != 0:
        game.decide(game.decision.options[0])
    before = json.dumps(game.view(0)._sight.doc)
    hidden = game.ruleset.hidden(game.state, 1, 0)
    dice = Dice(seed)
    for _ in range(6):
        other = game.copy()
        s = other.state
        one, two = (hidden[dice.below(len(hidden))] for _ in range(2))
        exchange(s, one, two)
        assert json.dumps(other.view(0)._sight.doc) == before


def exchange(s: State, one: int, two: int) -> None:
    """Two cards change places, and everything about them but their faces."""
    cards = {card.number: card for zone in s.zones for card in zone}
    swap = {one: two, two: one}
    s.zones = [[cards[swap.get(card.number, card.number)] for card in zone] for zone in s.zones]
    for row in (s.places, s.known, s.serials):
        row[one], row[two] = row[two], row[one]


@pytest.mark.parametrize("ruleset", ["luminous", *EDITIONS])
def test_a_number_does_not_tell_the_place_in_a_deck_list(ruleset: str) -> None:
    """Copies of one card stand together in a deck list; their numbers do not."""
    game = rulebound.new_game(ruleset, seed=3)
    deck = sorted(game.state.zone(1, 0), key=lambda card: card.number)
    neighbours = sum(one.definition is other.definition for one, other in pairwise(deck))
    assert neighbours < len(deck) / 3


HIDDEN_MOVES = """
title = "hidden moves"
game = "luminous"
[[card]]
name = "Quiet Burial"
type = "spell"
faction = "Wanderers"
text = "Void a card from your hand face down. Put a card from your hand on top of your deck."
[[card]]
name = "Recall"
type = "spell"
faction = "Wanderers"
text = "Return a unit to its owner's hand."
[[card]]
name = "Gray Walker"
type = "unit"
faction = "Wanderers"
attack = 1
health = 1
[[card]]
name = "Plain Page"
type = "unit"
faction = "Wanderers"
attack = 1
health = 2
[[card]]
name = "Spare Page"
type = "unit"
faction = "Wanderers"
attack = 2
health = 1
[seat.A]
hand = ["Quiet Burial", "Recall", "Plain Page", "Spare Page"]
play = ["Gray Walker"]
"""


@pytest.mark.parametrize(("voided", "topped"), [("Gray Walker", "Plain Page"), ("Plain Page", "Gray Walker")])
def test_where_a_known_card_of_a_hand_went_is_not_seen_when_it_goes_face_down(voided: str, topped: str) -> None:
    game = rulebound.scenario.position(HIDDEN_MOVES)
    for label in ("play Recall", "pass"):
        game.decide(label)
    assert game.view(1)["seats"][0]["known_hand"] == ["Gray Walker"]
    for label in ("play Quiet Burial", f"choose {voided}", f"choose {topped}"):
        game.decide(label)
    seen = game.view(1)["seats"][0]
    assert seen["known_hand"] == [] and seen["known_deck"] == []
    assert seen["void"] == ["a face-down card"]
    log = game.log_of(1)
    told = "\n".join(log[log.index("A: play Quiet Burial") :])
    assert "A: choose" not in told and "Plain Page" not in told and "Gray Walker" not in told
    assert f"A: choose {voided}" in game.log_of(0)


DISCARDS = """
title = "a hand that leaves a choice, and one that does not"
game = "lightseekers"
[[card]]
name = "Pickpocket"
type = "Action"
category = "Attack"
text = "The recipient Discards 1 card."
[[card]]
name = "Ember"
type = "Action"
category = "Attack"
text = "Deal 1 damage."
[[card]]
name = "Pebble"
type = "Action"
category = "Attack"
text = "Deal 1 damage."
[seat.A]
hand = ["Pickpocket"]
[seat.B]
hand = ["Ember", "Ember", "OTHER"]
"""


def test_the_log_does_not_tell_whether_a_hand_left_a_choice() -> None:
    """A hand of equal cards answers by itself; who reads the log must not see that it did."""
    logs: list[list[str]] = []
    for other in ("Ember", "Pebble"):
        game = rulebound.scenario.position(DISCARDS.replace("OTHER", other))
        game.decide("play Pickpocket")
        if game.decision.seat == 1:
            game.decide("discard Ember")
        assert "B Discards Ember" in game.log_of(0)
        logs.append(game.log_of(0))
    assert logs[0] == logs[1]


REWARD = """
title = "a reward"
game = "lightseekers"
[[card]]
name = "Fell"
type = "Action"
category = "Attack"
text = "Deal 9 damage."
CARDS
[seat.A]
hand = ["Fell"]
discard = ["Leaf 0", "Leaf 1", "Leaf 2", "Leaf 3", "Leaf 4", "Leaf 5", "Leaf 6"]
[seat.B]
health = 5
[seat.C]
"""


def test_what_is_picked_for_a_reward_is_nobody_elses_business() -> None:
    leaf = '[[card]]\nname = "Leaf {}"\ntype = "Action"\ncategory = "Defend"\ntext = "Heal 1."'
    text = REWARD.replace("CARDS", "\n".join(leaf.format(number) for number in range(7)))
    seen: set[str] = set()
    for pick in (1, 3, 5):
        game = rulebound.scenario.position(text)
        for label in ("play Fell", "attack B's hero", f"shuffle back Leaf {pick}"):
            game.decide(label)
        view = game.view(2)
        assert game.decision.seat == 0 and view.imagine(Dice(pick)).decision.seat == 0
        seen.add(json.dumps(view) + json.dumps(view._sight.doc) + json.dumps(game.log_of(2)))
    assert len(seen) == 1
