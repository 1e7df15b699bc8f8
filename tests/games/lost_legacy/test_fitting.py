"""[EN-12] [EN-13] A word that would be read and ignored is refused, with the caret on it."""

from __future__ import annotations

import pytest

from rulebound.tabletop.kits import kit_of

REFUSED = """
environment | While you have an environment, it cannot be destroyed.                          | it
item        | Rest a character. If it was readied, draw 1 card.                               | it
character   | When this character is played, choose an enemy character. This character can only threaten it. | it
character   | This character can only be threatened by abilities. | by
item        | Until your next turn begins, enemy characters can be played onto any empty space in your territory. | can
item        | Choose one of your characters. If it would be destroyed, eject it instead. | If
item        | Return a character to your sub-deck.                                            | a
character   | When this character has 0 tokens on it, draw 1 card.                            | 0
item        | Choose an option. Discard the chosen character.                                 | the
item        | Choose two characters. Destroy the chosen character.                            | the
item        | Choose a character. Choose an option. Discard the chosen option.                | the
item        | Destroy the chosen character.                                                   | the
item        | Destroy a character there.                                                      | there
environment | Only characters can move.                                                       | Only
item        | Gain MP equal to the difference.                                                | the
item        | Choose two characters with level 3. Draw cards equal to the difference in level. | the
item        | Choose a character. It gains the skills of another character until the end of the turn. | another
item        | If two characters share a family, draw 1 card.                                  | two
environment | +15 offense.                                                                    | +15
item        | Move all enemy characters back 1 space.                                         | back
weapon      | When an enemy character enters the linked character's close range, add 1 damage to it. | it
character   | When an enemy character enters this character's zone range, you may rest this character to rest it. | it
character   | When this character attacks, draw 1 card. If it is a character, you may discard it. | it
character   | While this card is in your hand, your characters have +5 offense. | this
character   | While this card is in your hand, you may draw 1 card. | this
item        | Put the rest back on top. | Put
item        | If the offense of the attack is 50 or more, draw 1 card. | the
character   | When this character is played, it drops out of the attack. | it
weapon      | The linked character can threaten characters 1 spaces away in a straight line. | 1
offensive spell | Pay MP equal to half the magic of a character in your hand to play that character. | equal
character   | You may move this character 1 space to draw 1 card. | move
character   | You may swap this character with another of your characters to draw 1 card. | swap
character   | You may replace this character with a character from your hand to draw 1 card. | replace
character   | You may reveal this character to draw 1 card. | this
character   | You may gain 1 MP to draw 1 card. | gain
item        | Destroy a character on a character.                                             | on
item        | Draw X cards.                                                                   | X
item        | Discard X cards from your hand.                                                 | X
character   | You may pay X MP and remove X tokens from this character to draw X cards.       | X
character   | A character's offense +10.                                                      | A
character   | After the battle gain 1 MP.                                                     | After
character   | When this character attacks, draw 1 card. After the battle, gain 1 MP.          | After
character   | When a card is played on the field, gain 1 MP.                                  | on
character   | When this card is linked to a character, gain 1 MP.                             | this
item        | Gain 1 MP for every 2 tokens on a character.                                    | a
character   | This weapon's offense +10.                                                      | weapon's
character   | When this environment is destroyed, draw 1 card.                                | environment
item        | Draw 1 card for each of your characters of the same family as this spell.       | spell
weapon      | When this item is linked, draw 1 card.                                          | item
counter     | When your opponent draws a card, void that attack.                              | that
counter     | When one of your characters is attacked, void that threat.                      | that
counter     | When your opponent plays a character, void that move.                           | that
counter     | When your opponent activates the ability of an item, void that draw.            | that
counter     | When one of your characters is destroyed, void that attack.                     | that
counter     | When your opponent draws a card, void that destruction.                         | that
counter     | When an opponent's character moves, void its ability.                           | void
item        | Destroy the character.                                                          | the
item        | Destroy the next character.                                                     | the
item        | Destroy an additional character.                                                | an
item        | Destroy two or more characters.                                                 | two
character   | If this character would be destroyed this turn, eject it instead.               | If
item        | Draw 1 card. If a character would be destroyed, eject it instead.               | If
counter     | When your opponent draws a card, gain 1 MP. Your characters have offense +10.   | Your
character   | When each player gains MP, draw 1 card.                                         | each
character   | While each player has more MP than you, this character's offense +10.           | each
item        | Destroy a character each player controls.                                       | each
counter     | When your opponent draws a card, lose 1 MP unless each player pays 2 MP.        | each
counter     | When each of your characters is destroyed, draw 1 card.                         | each
counter     | When two characters are destroyed, draw 1 card.                                 | two
counter     | When no character is destroyed, draw 1 card.                                    | no
counter     | When you discard up to two cards, draw 1 card.                                  | up
character   | No character has offense +10.                                                   | No
character   | An opponent's character has offense -10.                                        | An
character   | This character cannot threaten two characters.                                  | two
character   | You may discard a character to draw 2 cards.                                    | a
item        | Choose a character in your hand. Its offense +10 until the end of the turn.      | Its
item        | Your opponent discards a character.                                             | a
item        | Rest one of your enemy characters.                                              | enemy
item        | Discard an enemy character from your hand.                                      | enemy
item        | Rest an enemy character your opponent controls.                                 | enemy
item        | Add 1 damage to each adjacent character.                                        | adjacent
character   | While this character is attacking each character, its offense +10.              | each
item        | Destroy a character in the close range of two of your characters.               | two
item        | Threaten an opponent's character with two of your characters.                   | two
item        | Replace each of your characters with a character from your hand.                | each
item        | Link a weapon from your hand to each of your characters.                        | each
item        | Build-up each of your characters with a character from your hand.               | each
item        | Move one of your characters to the space of each character.                     | each
character   | When a character is rested from your hand, draw 1 card.                         | from
character   | When a character is destroyed from your hand, draw 1 card.                      | from
item        | Your opponent discards down to 2 cards in your hand.                            | discards
item        | Draw until you have 3 cards in their hand.                                      | Draw
item        | Search your deck for an opponent's character, reveal it and eject it.           | an
item        | Search your deck for a character from your hand, reveal it and eject it.        | from
item        | Discard one of your opponent's characters from your hand.                       | from
item        | Gain 1 MP for each of your characters your opponent controls.                   | your
item        | Destroy two characters with the highest offense.                                | two
counter     | When the character with the highest offense is destroyed, draw 1 card.          | with
character   | This character cannot threaten characters with the highest offense.             | with
item        | Choose a character. If it is a character with the highest offense, draw 1 card. | with
character   | While you have the character with the highest offense, its speed +1.            | with
character   | You may discard this card from your hand to draw 1 card.                        | from
character   | This character on an entry point has offense +10.                               | on
item        | Destroy a character in your hand.                                               | in
item        | Swap two cards.                                                                 | two
item        | Replace a character with an option on the field.                                | an
item        | Replace a card with a card.                                                     | a
environment | Cards cost 1 more MP.                                                           | Cards
item        | You may play 1 additional character this turn without paying its MP.            | without
item        | Play 1 additional character this turn. You don't have to pay MP for it.         | don't
item        | Discard 1 card. You don't have to pay for it.                                   | don't
item        | Push an enemy character 2 spaces.                                               | Push
item        | Pull an enemy character 1 space.                                                | Pull
character   | Once during each of your turns, when this character is attacked, draw 1 card.   | during
counter     | When your opponent loses honor, if they now have exactly 2 honor, draw 1 card.  | they
counter     | When your opponent loses MP, if they now have 5 or more MP, void it.             | they
character   | When your opponent loses honor, if they now have 0 honor, draw 1 card.          | they
character   | When a character is destroyed by this character, eject it instead.              | instead
counter     | When one of your characters is destroyed by an enemy character, bury it instead. | instead
character   | Play this when an opponent's character moves.                                   | an
item        | While you have 2 or more honor, draw 2 cards.                                   | you
item        | Draw 1 card. Draw 1 card while you have 2 or more honor.                        | you
offensive spell | While the linked character is resting, draw 1 card.                         | the
character   | When this character attacks, draw 1 card. Gain 1 MP while you have 2 or more honor. | you
character   | While it is your opponent's turn, you may draw 1 card.                          | it
character   | When your opponent's turn begins, this character gains 20 offense until your turn ends. | until
character   | When your opponent's turn ends, this character has offense +20 until the end of your turn. | until
character   | When a turn begins, this character gains 20 offense until your turn ends.       | until
item        | At the start of your opponent's next turn, a character gains 10 offense until your turn ends. | until
item        | A character's offense +20 until the end of the battle.                          | until
character   | When your turn begins, characters have offense +10 until the end of the battle. | until
character   | When this character attacks, its speed +1.                                      | its
character   | When this character is attacked, your other characters get defense +10.         | your
item        | Move 2 tokens from one of your characters to another of your characters.        | tokens
item        | Move 1 token from each of your characters to a character.                       | each
item        | Erase 1 card from both disposals.                                               | both
item        | Discard 1 card from both hands.                                                 | both
equipment   | This card has offense +10.                                                      | This
environment | A character that attacks a resting character gets 1 power-up.                   | A
environment | This environment has Flying.                                                    | This
item        | Remove up to 2 tokens from a character. Discard 2 cards. Draw that many cards.  | that
item        | Pay any amount of MP. Discard 2 cards. Draw that many cards.                    | that
item        | Remove up to 2 tokens from a character. Draw 1 card for each MP paid.           | MP
character   | Once per turn, when this character attacks, you may pay 1 MP. If you don't, rest it. | Once
item        | Destroy each option that is not readied.                                        | readied
character   | This weapon is played resting.                                                  | weapon
character   | Play this weapon only if you have no honor.                                     | weapon
equipment   | Play this character only if you have no honor.                                  | character
item        | Look at your opponent's hand and choose a card. Your opponent discards it.      | a
item        | Your opponent reveals their hand. Choose a card. They discard it.               | a
item        | Dig 3. Choose a card. Eject it.                                                 | a
character   | When you draw another card, gain 1 MP.                                          | another
item        | Look at your opponent's hand. Erase a card.                                     | a
item        | Look at your opponent's hand and discard 1 card.                                | 1
item        | Dig 3. Eject 1 card, then bury the rest.                                        | 1
"""
READ = """
weapon      | +15 offense and Flying.
character   | Flying characters can't attack this.
item        | Choose a number from 1 to 3. Lose that much MP and draw that many cards.
item        | Everyone discards their hand.
weapon      | When an enemy character enters the linked character's close range, add 1 damage to that character.
character   | If this character is destroyed, you may draw 1 card.
character   | While this character has no weapon linked to it, it has +10 defense.
character   | You may reveal a card of element Fire from your hand to draw 1 card.
character   | You may remove all tokens from this character to draw 1 card.
character   | You may move this character 1 space. If you do, draw 1 card.
item        | Dig 3. Draw 1 card, then discard 1 card.
item        | Look at your opponent's hand. Your opponent discards 1 card.
item        | Dig 3. Eject 1 card among the cards dug, then discard 1 card from your hand.
item        | Look at your opponent's hand. Choose a card from your opponent's hand. Erase it.
item        | Look at your opponent's hand. Choose one of your characters. Ready it.
item        | Choose a card. Destroy it.
item        | Choose a number between 1 and 3. Discard that many cards. Draw that many cards.
item        | Pay any amount of MP. Draw that many cards.
character   | Once per turn, when this character attacks, if you have no honor, draw 1 card. Otherwise, gain 1 MP.
item        | Move a power-up from an enemy character to one of your characters.
item        | Erase all cards from both disposals.
character   | When your turn begins, this character gains 20 offense until your turn ends.
character   | When this character is attacked, each attacking character loses 10 offense.
item        | Gain 2 MP. If you now have 5 or more MP, draw 1 card.
item        | Play a character from your hand. You don't have to pay MP for it.
item        | Play a character from your hand for free.
item        | Push a character to an adjacent space.
item        | Replace one of your characters with a card from your hand.
character   | When one of your characters is destroyed, eject it instead.
character   | This card's offense +10.
item        | Gain 1 MP. When this option is discarded from your hand, draw 1 card.
weapon      | This character's offense +10.
weapon      | When this option is linked, draw 1 card.
counter     | When one of your characters is threatened, void that attack.
counter     | When one of your characters is destroyed, void that action.
item        | Destroy the character with the highest offense.
counter     | When 1 character is destroyed, draw 1 card.
counter     | When your characters are destroyed, draw 1 card.
"""


def rows(table: str) -> list[list[str]]:
    return [[part.strip() for part in line.split(" | ")] for line in table.strip().splitlines()]


@pytest.mark.parametrize(("kind", "text", "word"), rows(REFUSED))
def test_what_would_be_ignored_is_refused_at_the_word(kind: str, text: str, word: str) -> None:
    check = kit_of("lost-legacy").card_check()
    complaints = check.complaints(check.specimen(kind, text))
    assert [each.word for each in complaints] == [word]


@pytest.mark.parametrize(("kind", "text"), rows(READ))
def test_what_fits_is_read(kind: str, text: str) -> None:
    check = kit_of("lost-legacy").card_check()
    assert check.complaints(check.specimen(kind, text)) == []
