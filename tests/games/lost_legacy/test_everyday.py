"""Everyday English for Lost Legacy: told like the house, or refused where it could be meant otherwise."""

from __future__ import annotations

import pytest

from rulebound import read_card

ALIKE = """
item: When this card is played, draw 2 cards.
    = Draw 2 cards.
item: When you play this item, you may discard 1 card to draw 2 cards.
    = You may discard 1 card to draw 2 cards.
item: Send the top two cards of your deck to your hand.
    = Draw 2 cards.
item: Draw 2 cards from your deck.
    = Draw 2 cards.
item: Send all resting characters to their owners' hands.
    = Eject each resting character.
item: Put all cards in your hand on the bottom of your deck.
    = Bury all cards in your hand.
item: Your opponent puts 2 cards from their hand on the bottom of their deck.
    = Your opponent buries 2 cards from their hand.
item: Switch every readied character your opponent controls to the resting position.
    = Rest each readied character your opponent controls.
item: Destroy a level 3 or higher character of your opponent.
    = Destroy a character your opponent controls with level 3 or more.
item: Search your deck for a card whose name contains the word "Potion", reveal it and eject it.
    = Search your deck for a card titled Potion, reveal it and eject it.
item: Dig 4 cards, then put one of them into your hand.
    = Dig 4. Eject 1 card among the cards dug.
item: Two of your characters trade places with each other.
    = Swap two of your characters.
item: You and your opponent each lose 2 honor.
    = Each player loses 2 honor.
item: Your honor total is raised by 2.
    = Gain 2 honor.
item: You may pay 2 MP; if you do so, draw 1 card.
    = You may pay 2 MP. If you do, draw 1 card.
item: To draw 2 cards, you may pay 2 MP.
    = You may pay 2 MP to draw 2 cards.
item: Draw 1 card unless you have 3 or more honor, in which case gain 2 MP.
    = If you have 3 or more honor, gain 2 MP. Otherwise, draw 1 card.
item: Mental attack: 30, on one opponent's character.
    = Execute a mental attack of 30 on an opponent's character.
character: One time per turn, you may draw 1 card.
    = Once per turn, you may draw 1 card.
character: Begin step of your turn: draw 1 card.
    = When your turn begins, draw 1 card.
character: By resting this character, you may draw 1 card.
    = You may rest this character to draw 1 card.
character: Add 1 power-up to this character when it is readied.
    = When this character is readied, add 1 power-up to this character.
character: When a player's character is destroyed, that player takes the top card of their deck into their hand.
    = When a character is destroyed, its controller draws 1 card.
character: Instead of being destroyed, this character is ejected.
    = If this character would be destroyed, eject it instead.
character: You can play 1 more character than normal from your hand per turn by paying its magic.
    = Your play limit is increased by 1.
equipment: While this card is linked to a character, that character has flying.
    = The linked character has flying.
equipment: When the linked character is readied, remove 1 damage from that character.
    = When the linked character is readied, remove 1 damage from it.
"""
REFUSED = """
item      | Send an opponent's character to the bottom of your deck.     | it goes to its owner's
item      | Put one of your opponent's characters into your disposal.    | it goes to its owner's
item      | Your opponent puts one of your characters on the bottom of their deck. | it goes to yours
item      | When this card is played by your opponent, draw 2 cards.     | you play it
character | If a character's level is 3 or less, it cannot threaten this character. | it was asked of nothing
character | If a character's level is 3 or less, this character has offense +10. | which character?
character | Draw a card when it is readied.                              | who?
character | When your turn begins, put a card into play.                 | whose, and from where?
"""


def pairs(table: str) -> list[tuple[str, str, str]]:
    """A kind of card, the typed text, and under it the house's."""
    lines = table.strip().splitlines()
    typed = [line.split(": ", 1) for line in lines[::2]]
    return [(kind, said, house.strip(" =")) for (kind, said), house in zip(typed, lines[1::2], strict=True)]


def rows(table: str) -> list[list[str]]:
    return [[part.strip() for part in line.split(" | ")] for line in table.strip().splitlines()]


@pytest.mark.parametrize(("kind", "typed", "house"), pairs(ALIKE))
def test_it_is_told_like_the_house(kind: str, typed: str, house: str) -> None:
    plain, said = read_card(house, "lost-legacy", kind), read_card(typed, "lost-legacy", kind)
    assert plain.ok, plain.errors
    assert said.ok, said.errors
    assert said.plain == plain.plain


@pytest.mark.parametrize(("kind", "typed", "why"), rows(REFUSED))
def test_what_would_be_another_thing_is_refused(kind: str, typed: str, why: str) -> None:
    assert not read_card(typed, "lost-legacy", kind).ok, why
