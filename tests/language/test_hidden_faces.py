"""What would tell all the time what lies in a hand or a deck is refused when it is read; so is what
asks of a card that nobody has seen what it is. What all see, and what an effect does once, is read."""

from __future__ import annotations

import pytest

import rulebound

OTHERS = "this would tell what lies in a hand or a deck"
OWN = "this would tell the others what you hold"
DRAWN = "cards are drawn unseen: say 'a card'"
UNSEEN = "nobody has seen that card"
FACE_DOWN = "what is set lies face-down: say 'a card', or 'an option'"
KINDS = {"luminous": "unit", "lightseekers": "Buff", "lost-legacy": "character", "starlight": "Spell"}

REFUSED = [
    ("luminous", "Your units get +1/+1 for each unit in the opponent's hand.", OTHERS),
    ("luminous", "Your units get +1/+1 for each unit in your hand.", OWN),
    ("luminous", "This costs 1 less for each spell in the opponent's hand.", OTHERS),
    ("luminous", "While you have a spell in your hand, this has Flight.", OWN),
    ("luminous", "While the opponent has a spell in hand, this has Flight.", OTHERS),
    ("luminous", "As long as the top card of your deck is a unit, this has Flight.", OTHERS),
    ("luminous", "1: Draw 1. Activate only if the opponent has a unit in hand.", OTHERS),
    ("luminous", "This can't attack while the opponent has a unit in hand.", OTHERS),
    ("luminous", "Whenever this attacks, if the top card of your deck is a unit, draw 1.", OTHERS),
    ("luminous", "Whenever the opponent draws a unit, draw 1.", DRAWN),
    ("luminous", "Whenever you draw a unit, draw 1.", DRAWN),
    ("lightseekers", "When an opponent draws an Attack card, heal 1.", DRAWN),
    ("lightseekers", "When you draw an Attack card, you may heal 1.", DRAWN),
    ("lightseekers", "Your Attacks deal 1 more damage for each Attack card in your hand.", OWN),
    ("lightseekers", "Your Attacks deal 1 more damage for each Attack card in an opponent's hand.", OTHERS),
    ("lightseekers", "While an opponent has an Attack card in their hand, your Attacks deal 1 more damage.", OTHERS),
    ("lost-legacy", "Your characters have offense +10 for each character in your opponent's hand.", OTHERS),
    ("lost-legacy", "While you have a character in your hand, this character has offense +10.", OWN),
    ("lost-legacy", "While your opponent has a character in their hand, this character has offense +10.", OTHERS),
    ("lost-legacy", "When a counter is set, draw 1 card.", FACE_DOWN),
    ("lost-legacy", "When an item is set, draw 1 card.", FACE_DOWN),
]

READ = [
    ("luminous", "Your units get +1/+1 for each card in the opponent's hand."),
    ("luminous", "While you have no cards in hand, this has Flight."),
    ("luminous", "Your units get +1/+1 for each unit in your discard pile."),
    ("luminous", "This costs 1 less for each spell in your hand."),
    ("luminous", "1: Draw 1. Activate only if you have a unit in hand."),
    ("luminous", "At the start of your turn, if you have no units in hand, draw 1."),
    ("luminous", "At the start of your turn, if the opponent has a unit in hand, draw 1."),
    ("luminous", "At the start of your turn, draw 1 if the opponent has a unit in hand."),
    ("luminous", "Whenever the opponent draws a card, draw 1."),
    ("luminous", "Whenever the opponent discards a unit, draw 1."),
    ("lightseekers", "At the start of your turn, if an opponent has an Attack card in hand, heal 1."),
    ("lightseekers", "At the start of your turn, heal 1 if an opponent has an Attack card in hand."),
    ("lightseekers", "When you draw an Attack card, you may reveal it to heal 1."),
    ("lightseekers", "Your Attacks deal 1 more damage for each card in an opponent's hand."),
    ("lightseekers", "While you have no cards in your hand, your Attacks deal 1 more damage."),
    ("lost-legacy", "Your characters have offense +10 for each card in your opponent's hand."),
    ("lost-legacy", "When an option is set, draw 1 card."),
    ("lost-legacy", "When a card is set, draw 1 card."),
]

ASKED_UNSEEN = [
    ("luminous", "spell", "Void the top card of your deck face down. If it is a unit, draw 1."),
    ("luminous", "spell", "Void the top card of your deck face down. If it isn't a unit, draw 1."),
    ("luminous", "spell", "Void the top card of your deck face down. Gain life equal to its cost."),
    ("luminous", "spell", "Void the top 2 cards of your deck face down. Draw 1 for each unit voided this way."),
    ("luminous", "spell", "Put the top card of the opponent's deck on the bottom of its owner's deck. If it is a unit, "
     "draw 1."),
    ("luminous", "spell", "If the top card of your deck is a unit, draw 1."),
    ("lightseekers", "Buff", "When this enters play, store the top card of your deck face-down under this card. If it "
     "is an Attack card, heal 1."),
    ("lightseekers", "Attack", "If the top card of your deck is an Attack card, heal 1."),
    ("lost-legacy", "item", "If the top card of your deck is a character, gain 1 MP."),
]  # fmt: skip

SEEN = [
    ("luminous", "spell", "Look at the top card of your deck. Void it face down. If it is a unit, draw 1."),
    ("luminous", "spell", "Void a card from your hand face down. If it is a unit, draw 1."),
    ("luminous", "spell", "Void the top card of your deck. If it is a unit, draw 1."),
    ("luminous", "spell", "Void the top card of your deck face down. If you do, draw 1."),
    ("luminous", "spell", "Reveal the top card of your deck. If the top card of your deck is a unit, draw 1."),
    ("luminous", "spell", "If the opponent has a unit in hand, draw 1."),
    ("lightseekers", "Buff", "When this enters play, store the top card of your deck under this card. If it is an "
     "Attack card, heal 1."),
    ("lightseekers", "Attack", "Reveal the top card of your deck. If it is an Attack card, heal 1."),
    ("lost-legacy", "item", "Reveal the top card of your deck. If it is a character, gain 1 MP."),
]  # fmt: skip


@pytest.mark.parametrize(("game", "text", "why"), REFUSED)
def test_what_would_tell_hidden_faces_is_refused_with_advice(game: str, text: str, why: str) -> None:
    (error,) = rulebound.read_card(text, game, KINDS[game]).errors
    assert why in error and "^" in error


POINTED_AT = [
    ("luminous", "While the opponent has a spell in hand, this has Flight.", "spell"),
    ("luminous", "Flight. Your units get +1/+1 for each relic in the opponent's hand.", "relic"),
    ("luminous", "As long as the top card of your deck is a unit, this has Flight.", "card"),
    ("luminous", "Whenever the opponent draws a unit, draw 1.", "unit"),
    ("lightseekers", "Your Attacks deal 1 more damage for each Attack card in an opponent's hand.", "card"),
    ("lost-legacy", "While your opponent has a character in their hand, this character has offense +10.", "character"),
]


@pytest.mark.parametrize(("game", "text", "word"), POINTED_AT)
def test_the_caret_stands_under_the_word_for_the_hidden_card(game: str, text: str, word: str) -> None:
    (error,) = rulebound.read_card(text, game, KINDS[game]).errors
    assert f"column {text.index(word) + 1}:" in error.splitlines()[0]


@pytest.mark.parametrize(("game", "text"), READ)
def test_what_all_see_may_stand(game: str, text: str) -> None:
    assert not rulebound.read_card(text, game, KINDS[game]).errors


@pytest.mark.parametrize(("game", "kind", "text"), ASKED_UNSEEN)
def test_nobody_can_say_what_a_card_is_that_nobody_has_seen(game: str, kind: str, text: str) -> None:
    (error,) = rulebound.read_card(text, game, kind).errors
    assert UNSEEN in error and "^" in error


@pytest.mark.parametrize(("game", "kind", "text"), SEEN)
def test_of_a_card_that_somebody_has_seen_it_can_be_said(game: str, kind: str, text: str) -> None:
    assert not rulebound.read_card(text, game, kind).errors
