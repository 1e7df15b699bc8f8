"""Several seats may owe an answer, drop out, or be asked about what they cannot know: each stays within its own."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rulebound
from rulebound.bots import Greedy
from rulebound.kernel.errors import BadSave, RuleboundError
from rulebound.kernel.saves import digest


def drafted(players: int) -> list[dict[str, object]]:
    """Decks with two heroes, of which every player takes one at the same time."""
    draft = rulebound.new_draft("lightseekers", players=players, seed=2)
    while not draft.over:
        question = draft.decisions[0]
        draft.decide(draft.choice(question.seat), question.seat)
    return [deck.as_dict() for deck in draft.decks]


def test_a_replay_gives_every_answer_to_its_seat() -> None:
    game = rulebound.new_game("lightseekers", decks=drafted(2), seed=5)
    assert [decision.seat for decision in game.decisions] == [0, 1]
    game.decide(game.decisions[1].options[1], 1)
    game.decide(game.decisions[0].options[1], 0)
    for _ in range(3):
        game.decide(game.decision.default)
    assert digest(rulebound.replay(game.replay()).state) == digest(game.state)


def test_a_bot_thinks_about_its_own_question() -> None:
    game = rulebound.new_game("lightseekers", decks=drafted(2), seed=5)
    decision = game.decisions[1]
    assert Greedy(1).choose(game.view(1), decision) in decision.options


@pytest.mark.parametrize(
    ("ruleset", "deck", "switches"), [("luminous", "emberfall", {"players": 3}), ("lightseekers", "forgeworks", {})]
)
def test_who_is_out_cannot_concede_again(ruleset: str, deck: str, switches: dict[str, Any]) -> None:
    game = rulebound.new_game(ruleset, decks=[deck] * 3, switches=switches, seed=1)
    game.decide("concede", 2)
    before = digest(game.state)
    with pytest.raises(RuleboundError, match="out of the game already"):
        game.decide("concede", 2)
    with pytest.raises(RuleboundError, match="no seat 9"):
        game.decide("concede", 9)
    assert digest(game.state) == before and not game.over


def test_what_was_undone_has_not_happened() -> None:
    game = rulebound.new_game("luminous", seed=1, starter=0)
    for _ in range(6):
        game.decide(game.decision.default)
    before = [repr(event) for event in game.events]
    game.decide(game.decision.options[0])
    game.undo()
    assert [repr(event) for event in game.events] == before


@pytest.mark.parametrize("ruleset", ["luminous", "lightseekers"])
def test_a_refusal_does_not_tell_which_given_card_a_deck_holds(ruleset: str) -> None:
    """Two further cards are given; one is in the opponent's deck."""
    deck = rulebound.read_deck(ruleset, rulebound.deck_names(ruleset)[1])
    main = dict(deck["main"])  # type: ignore[call-overload]
    several = next(name for name, count in main.items() if count > 1)
    main[several] -= 1
    main["Secret Plan"] = 1
    shape: dict[str, object] = {"type": "unit", "faction": "Wanderers", "attack": 1, "health": 1}
    if ruleset == "lightseekers":
        shape = {"type": "Action", "category": "Attack", "text": "Deal 1 damage."}
    cards = [{"name": name, **shape} for name in ("Secret Plan", "Idle Plan")]
    decks = [rulebound.deck_names(ruleset)[0], {**deck, "main": main}]
    game = rulebound.new_game(ruleset, decks=decks, seed=3, cards=cards, starter=0)
    while game.decision.seat != 0 or not game.decision.free:
        game.decide(game.decision.default)
    one, other = (game.why_not(f"play {name}", 0) for name in ("Secret Plan", "Idle Plan"))
    assert [each.rule for each in one] == [each.rule for each in other] != []


@pytest.mark.parametrize(
    "damage",
    [
        lambda doc: doc.pop("after"),
        lambda doc: doc["answers"][0].pop("before"),
        lambda doc: doc["setup"].pop("seed"),
        lambda doc: doc.update(ruleset=[]),
        lambda doc: doc.update(answers={}),
    ],
)
def test_a_damaged_replay_says_so(damage: Any) -> None:
    game = rulebound.new_game("luminous", seed=1)
    game.decide(game.decision.default)
    doc = json.loads(game.replay())
    damage(doc)
    with pytest.raises(BadSave):
        rulebound.replay(json.dumps(doc))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"starter": 7}, "starter = 7"),
        ({"names": ["A"]}, "1 names for 2 decks"),
        ({"decks": ["forgeworks"] * 9}, "at most 8"),
    ],
)
@pytest.mark.parametrize("ruleset", ["luminous", "lightseekers"])
def test_seats_that_there_are_not(ruleset: str, arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(RuleboundError, match=words):
        rulebound.new_game(ruleset, **arguments)


def test_a_draft_names_its_settings() -> None:
    with pytest.raises(RuleboundError, match="no setting 'pack'; it has packs"):
        rulebound.new_draft("lightseekers", settings={"pack": 2})
