"""[EN-13] Words that were read and ignored, or bound to somebody else: they are refused at the word, with advice."""

from __future__ import annotations

import pytest

from rulebound import read_card

REFUSED = [
    ("luminous", "spell", "You may sacrifice a token. If an opponent does, destroy a unit.", "ask 'if you do'"),
    ("luminous", "spell", "The opponent may draw 1. If you do, draw 2.", "ask 'if they do'"),
    ("luminous", "spell", "Each player may draw 1. If you don't, lose 1 life.", "ask 'if they do'"),
    ("lightseekers", "attack", "You may Discard 1 card. If the recipient does, Heal 2.", "ask 'if you do'"),
    ("lightseekers", "attack", "The recipient may Discard 1 card. If you don't, deal 2 damage.", "ask 'if they do'"),
    ("starlight", "passive", "At the start of this creature's turn, the player of it may discard 1 card. If the "
     "opponent doesn't, this creature loses 2 Health.", "to do what stands before"),
    ("lost-legacy", "character", "When this character attacks, you may discard 1 card from your hand. If your "
     "opponent does, gain 1 MP.", "ask 'if you do'"),
    ("luminous", "spell", "Expend a unit. The unit gets +1/+1 until end of turn.", "Say 'a' for one of choice, 'that'"),
    ("luminous", "spell", "Destroy the next unit.", "the next unit you play"),
    ("luminous", "spell", "If the unit is expended, draw 1.", "Say 'a' for one of choice, 'that'"),
    ("lightseekers", "defend", "If the Buff of your target is Dormant, Draw 1 card.", "it is not clear which one"),
    ("luminous", "spell", "Put a card from your hand on top of each player's deck.", "a zone of its owner"),
    ("luminous", "spell", "Look at the top two cards of your deck. You may put one of them into the opponent's hand. "
     "Put the rest on the bottom.", "a zone of its owner"),
    ("luminous", "spell", "Each opponent puts the top card of their deck into your discard pile.",
     "a zone of its owner"),
    ("luminous", "relic", "If a unit you control would be destroyed, return it to the opponent's hand instead.",
     "a zone of its owner"),
    ("luminous", "unit", "Whenever each opponent draws a card, draw 1.", "say 'a player', or 'an opponent'"),
    ("luminous", "unit", "Depart: Gain life equal to this relic's attack.", "this card is no relic"),
    ("luminous", "spell", "When this is discarded from your hand this turn, draw 1.", "leave out 'this turn'"),
    ("lightseekers", "attack", "Choose an Element. The recipient Discards 1 card of that Order.",
     "an Element was chosen"),
    ("lightseekers", "attack", "Choose a Buff of the recipient. Put it on top of its controller's deck.",
     "its owner's"),
    ("lightseekers", "defend", "Move one of your Buffs to your target's Item area.", "Buffs lie in the Buff area"),
    ("lightseekers", "buff", "When you take damage from a card of another hero, deal 1 damage to the chosen hero.",
     "no hero was chosen"),
    ("lightseekers", "buff", "Cancel each other hero's Next Buff.", "one act is waited for"),
    ("lightseekers", "attack", "Your Next Attack for this Attack deals 1 more damage.", "waits this turn"),
    ("lightseekers", "defend", "Reduce all damage received by 2 during this Attack.", "what this act does"),
    ("lightseekers", "buff", "When each hero Attacks you, Heal 1.", "say 'a hero'"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "kind", "text", "why"), REFUSED)
def test_a_word_that_would_be_ignored_is_refused(game: str, kind: str, text: str, why: str) -> None:
    errors = read_card(text, game, kind).errors
    assert errors and why in errors[0]
    assert "^" in errors[0]
