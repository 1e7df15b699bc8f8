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
    ("luminous", "spell", "Sacrifice a unit. If you do, the opponent sacrifices a unit. If they can't, draw 1.",
     "you were to do"),
    ("luminous", "spell", "The opponent may discard a card. If they don't, you may draw 1. If you do, gain 1 life.",
     "'the opponent' was to do"),
    ("luminous", "spell", "Draw 2 unless the opponent discards a card. If they do, gain 3 life.", "behind 'unless'"),
    ("luminous", "spell", "Each player may discard a card. If a player does, draw 1.", "ask 'if they do'"),
    ("lightseekers", "defend", "Each hero may Discard 1 card. If another hero does, Heal 2.", "ask 'if they do'"),
    ("luminous", "spell", "The opponent discards a card. Put that card into your hand.", "say 'its owner's'"),
    ("luminous", "spell", "Choose a unit. Put it on top of its controller's deck.", "say 'its owner's'"),
    ("lightseekers", "attack", "The recipient Discards 1 card. Move it to your hand.", "the zones of its owner"),
    ("luminous", "spell", "Choose a unit. Return it to your hand.", "say 'its owner's'"),
    ("luminous", "spell", "Gain control of a unit. Return it to your hand.", "say 'its owner's'"),
    ("luminous", "spell", "Return a card from a discard pile to your hand.", "say 'its owner's'"),
    ("luminous", "spell", "Destroy the unit that attacked this turn.", "Say 'a' for one of choice"),
    ("luminous", "spell", "Void the unit destroyed this turn.", "Say 'a' for one of choice"),
    ("luminous", "unit", "Whenever this unit attacks or becomes blocked by a unit, destroy that unit.",
     "not clear which card"),
    ("luminous", "relic", "Whenever all units you control attack, draw 1.", "cards come one at a time"),
    ("luminous", "spell", "Choose one: draw 1; or the opponent discards a card. If they do, gain 2 life.",
     "you were to do"),
    ("luminous", "spell", "A unit can't attack unless its controller pays 1.", "or each time?"),
    ("lightseekers", "buff", "When all other heroes' Buffs Expire, Draw 1 card.", "cards come one at a time"),
    ("lightseekers", "buff", "When all your Buffs Expire, Draw 1 card.", "cards come one at a time"),
    ("lightseekers", "defend", "Choose one: Draw 1 card; or your target Discards 1 card. If they do, Heal 2.",
     "you were to do"),
    ("luminous", "unit", "On Attack: That player discards a card.", "refers to nothing"),
    ("luminous", "unit", "At the start of your turn, you may return this card from your discard pile to your hand.",
     "works only in play"),
    ("luminous", "unit", "2P: Return this card from your discard pile to your hand.", "works only in play"),
    ("luminous", "unit", "2P, Discard this card: Draw 1.", "one discards from the hand"),
    ("luminous", "spell", "Return this card from your discard pile to your hand.", "works only in play"),
    ("lightseekers", "buff", "When you Heal, move this card from your Discard Pile to your hand.",
     "works only in play"),
    ("lightseekers", "item", "Ability: Move this card from your Discard Pile to your hand.", "works only in play"),
    ("luminous", "spell", "Deal 3 damage to the opponent. You may deal 2 damage to a unit. Gain that much life.",
     "if what stands before this is not done"),
    ("lightseekers", "attack", "Deal 3 damage. You may take 2 damage. Heal that much.",
     "if what stands before this is not done"),
    ("luminous", "spell", "Sacrifice a unit. Gain life equal to the health of an additional unit sacrificed this way.",
     "additional to which?"),
    ("lightseekers", "attack", "Deal 3 damage. Deal 1 damage to a different hero.", "cannot stand here"),
    ("lightseekers", "buff", "When you Draw the third card each turn, Heal 1.", "say 'your third card'"),
    ("luminous", "spell", "Destroy all units. Gain life equal to the destroyed unit's attack.", "which of them?"),
    ("luminous", "spell", "Discard 2. Gain life equal to the discarded card's cost.", "which of them?"),
    ("luminous", "unit", "Undamaged units get +1/+0.", "cannot stand here"),
    ("luminous", "relic", "Whenever one or more units are destroyed, draw 1.", "cards come one at a time"),
    ("lightseekers", "attack", "Deal 3 damage. This can't be Cancelled.", "before its text does anything"),
    ("lightseekers", "buff", "Your target can't use Abilities unless they Discard 1 card.", "or each time?"),
]  # fmt: skip
READ = [
    ("luminous", "spell", "Deal 3 damage to the opponent. You may deal 2 damage to a unit. If you do, gain that much "
     "life."),
    ("luminous", "unit", "Sacrifice this: Return this card from your discard pile to your hand."),
    ("luminous", "unit", "Depart: Return this card from your discard pile to your hand."),
    ("luminous", "spell", "Draw 1. At the end of this turn, return this card from your discard pile to your hand."),
    ("lightseekers", "buff", "When this Expires, move this card from your Discard Pile to your hand."),
    ("luminous", "relic", "Whenever one or more units you control attack, draw 1."),
    ("luminous", "spell", "Sacrifice a unit. Return it to your hand."),
    ("luminous", "spell", "Choose one: the opponent sacrifices a unit; or the opponent discards a card. If they do, "
     "gain 2 life."),
    ("luminous", "spell", "Destroy a unit. Put the unit destroyed this way on top of its owner's deck."),
    ("luminous", "spell", "You may discard a card. If you do, the opponent loses 2 life. If you don't, lose 2 life."),
    ("luminous", "spell", "The opponent may discard a card. If they do, draw 1. If they don't, draw 2."),
    ("luminous", "spell", "The opponent may discard a card. If your opponent does, draw 1."),
    ("luminous", "spell", "Each player may discard a card. If they do, they draw 1."),
    ("luminous", "unit", "If a unit you control would be destroyed, return it to your hand instead."),
    ("lightseekers", "attack", "The recipient may Discard 1 card. If they do, Heal 2. If they don't, deal 2 damage."),
    ("starlight", "spell", "The opponent may discard 1 card. If they do, draw 1 card. If they don't, draw 2 cards."),
    ("starlight", "spell", "The target may move 1 tile. If it does, gain 1 ATK."),
    ("starlight", "spell", "This creature may move 1 tile. If you do, gain 1 ATK."),
    ("lost-legacy", "item", "Destroy a character. If you do, your opponent draws 1 card. If you don't, draw 1 card."),
    ("lost-legacy", "item", "Your opponent discards 1 card from their hand. If that player doesn't, gain 1 MP."),
]


@pytest.mark.parametrize(("game", "kind", "text"), READ)
def test_what_is_asked_rightly_is_read(game: str, kind: str, text: str) -> None:
    assert read_card(text, game, kind).errors == ()


@pytest.mark.parametrize(("game", "kind", "text", "why"), REFUSED)
def test_a_word_that_would_be_ignored_is_refused(game: str, kind: str, text: str, why: str) -> None:
    errors = read_card(text, game, kind).errors
    assert errors and why in errors[0]
    assert "^" in errors[0]
