"""Who chooses, who is made to do something, places in front: as other people put it, told like the house."""

from __future__ import annotations

import pytest

from rulebound import read_card

ALIKE = [
    # ---- who chooses
    ("luminous", "spell", "Destroy a unit.", "Select and destroy a unit you choose in play."),
    ("luminous", "spell", "Destroy a unit.", "Destroy a unit of your choosing."),
    ("luminous", "spell", "The opponent discards a card.", "The opponent discards a card of their own choice."),
    ("lost-legacy", "item", "Destroy an opponent's character.",
     "Destroy an opponent's character that you choose."),
    ("lost-legacy", "item", "Your opponent discards 1 card.", "Your opponent discards 1 card chosen by them."),
    ("lost-legacy", "item", "Eject an option from your disposal.",
     "Choose and eject an option from your disposal."),
    # ---- who is made to do it
    ("luminous", "spell", "The opponent discards a card.", "Make the opponent discard a card."),
    ("luminous", "unit", "Arrive: Draw 1, then the opponent loses 2 life.",
     "Arrive: Draw 1, then force the opponent to lose 2 life."),
    ("starlight", "basic spell", "The opponent discards 1 card.", "Opponent discards one card from hand."),
    ("lost-legacy", "item", "Your opponent discards 1 card.",
     "Have your opponent discard a card of their choosing."),
    # ---- whose hand
    ("lost-legacy", "item", "Discard 1 card.", "Discard 1 card from hand."),
    # ---- a place in front
    ("luminous", "spell", "Return a unit from your discard pile to your hand.",
     "From your discard pile, return a unit to your hand."),
    ("luminous", "spell", "Draw 2.", "From your deck, draw 2 cards."),
    ("lost-legacy", "item", "Rest 1 of your characters.", "Of your characters, rest 1."),
    # ---- one after the other
    ("luminous", "spell", "Draw 2, then discard 1.", "First draw 2, then discard 1."),
    # ---- drawn
    ("starlight", "basic spell", "Draw 2 cards.", "Take the two topmost cards of your Draw Pile into your hand."),
    ("lost-legacy", "item", "Draw 2 cards.", "Add the top 2 cards of your deck to your hand."),
    # ---- one of several effects
    ("luminous", "spell", "Choose one: draw 1; or gain 3 life.", "Your choice: draw 1, or gain 3 life."),
    ("luminous", "spell", "Choose one: draw 1; or gain 3 life.", "Do one of these two things: draw 1, or gain 3 life."),
    ("luminous", "spell", "Choose one: draw 1; or gain 3 life.", "You decide whether to draw 1 or to gain 3 life."),
    ("luminous", "spell", "Choose one: draw 1; or gain 3 life.", "You either draw 1 or gain 3 life."),
    ("lightseekers", "defend", "Choose one: Heal 4; or Draw 2 cards.", "Heal 4 or Draw 2 cards, whichever you prefer."),
]
REFUSED = [
    # Of what cannot be done, and of what is asked, nothing is chosen: these would be all of them.
    ("lost-legacy", "item", "Characters cannot threaten one of your characters, chosen by you, this turn."),
    ("luminous", "relic", "Whenever a unit of your choice attacks, draw 1."),
    ("luminous", "spell", "If you control a unit of your choice, draw 1."),
    # Nothing is left to choose.
    ("luminous", "spell", "Destroy each unit of your choice."),
    ("luminous", "spell", "Expend this unit of your choosing."),
    # The second deed could be yours.
    ("lost-legacy", "item", "Have your opponent draw 1 card and discard a card of your choice."),
    ("lost-legacy", "item", "Make your opponent draw 1 card and discard 1 card."),
    # Whoever acts would choose by these words.
    ("lost-legacy", "item", "Your opponent discards a card of your choice."),
    ("starlight", "basic spell", "The opponent discards 1 card of your choosing."),
    # Of whose hand?
    ("luminous", "spell", "Look at the opponent's hand. Choose and discard a card."),
    # Not all of them.
    ("luminous", "relic", "First spells you play each turn cost 1 less."),
    # Who decides?
    ("luminous", "spell", "The opponent draws 1 or loses 2 life, whichever you choose."),
]


@pytest.mark.parametrize(("game", "kind", "house", "typed"), ALIKE)
def test_it_is_told_like_the_house(game: str, kind: str, house: str, typed: str) -> None:
    said, plain = read_card(typed, game, kind), read_card(house, game, kind)
    assert plain.ok, plain.errors
    assert said.ok, said.errors
    assert said.plain == plain.plain


@pytest.mark.parametrize(("game", "kind", "typed"), REFUSED)
def test_what_could_be_meant_otherwise_is_refused(game: str, kind: str, typed: str) -> None:
    assert not read_card(typed, game, kind).ok
