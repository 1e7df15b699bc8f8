"""[EN-12] [EN-13] A word that would be read and ignored is refused, with the caret on it or on its verb."""

from __future__ import annotations

import pytest

from rulebound.tabletop.kits import kit_of

REFUSED = """
basic spell enemy 1-3 | The target loses 3 Energy and 1 Mana. Gain that much Energy.                  | that
basic spell           | Lose 2 Health. Your other creature loses 2 Health. Gain that much Energy.      | that
movement              | Move up to 2 tiles. If you took damage in this Combat, gain 1 ATK.            | you
passive               | When this creature moves, if it took no damage in this Combat, gain 1 ATK.    | it
basic spell enemy 1-3 | Remove all Auras from the target. If it had 2 or more counters, draw 1 card.  | it
spell | Look at the top card of your Draw Pile. Remove 1 Aura from your other creature. Discard it. | Discard
basic spell           | Gain 2 ATK, plus 2 for each tile you have moved this turn (up to 3).          | (
passive               | Your other creature's first attack each turn deals 1 more damage.             | Your
basic spell           | Each enemy creature you pass through loses 2 Energy.                          | Each
movement              | Move 2 tiles, then move 1 tile. Each enemy you pass through loses 1 DEF.      | Each
basic spell           | Exchange your Health with your other creature's ATK.                          | Exchange
aura own 0            | Negative ATK does not reduce your damage this turn.                           | Negative
basic spell | Neutralize a Generator within 2 tiles unless its owner pays 4 Energy from one of their creatures. | pays
basic spell           | Draw 1 card unless the opponent spends 2 Energy. | spends
basic spell           | Unless the opponent loses 2 Health, draw 1 card. | loses
basic spell enemy 1-3 | The target loses 1 Energy and this creature gains 1 DEF unless it is on a Star tile. | it
basic spell enemy 1-3 | This creature gains 1 DEF and the target loses 1 Mana if it is on a Star tile. | it
combat spell          | This can't be answered with Spells. | This
basic spell enemy 1-3 | If you are on a Star tile, the target can't gain ATK or DEF this turn. | or
aura own 0            | While you are on a Star tile, you can't lose ATK or DEF. | or
attack enemy 1        | Deal 3 damage. If you are on a Star tile, pull the target 1 tile instead of Knockback. | of
enchantment | Enchant an Attack card. Your next attack deals 2 more damage. | Your
enchantment | Enchant any card. This creature's next attack ignores DEF. | This
combat spell | Your next attack deals 2 more damage. | Your
attack enemy 1 | Deal 3 damage. When you move, draw 1 card. | When
basic spell | Gain 1 DEF. If you are on a Star tile, you may draw 1 card instead. | Gain
basic spell | The target gains 2 Health. If you paid the Mana, draw 1 card. | you
basic spell | Gain 1 DEF. Return the enchanted card to your hand. | Return
passive | When this creature dies, return this card to your hand. | return
combat spell | Gain 2 DEF. After the Attack card resolves, choose one: draw 1 card; or gain 1 Energy. | After
movement              | If you are on a Star tile, move 2 tiles, then 1 more tile if you moved this turn. | 1
basic spell enemy 1-3 | If you moved, the target cannot move this turn, nor can it telegraph cards this turn. | ,
aura own 0            | When an enemy creature attacks you, steal 1 Energy. | steal
aura own 0            | Whenever your other creature gains Health, this creature heals 2 more. | 2
basic spell           | Take 2 Attack from your Discard Pile. | Attack
movement              | Move as far as you can in a straight line. | as
aura own 0            | Your DEF does not go down. | go
enchantment           | Enchant an Attack card. Discard 1 card. Return that card to your hand. | that
enchantment           | Enchant an Attack card. Draw 1 card. It costs 1 less Energy. | It
aura own 0            | Whenever another creature dies, target enemy gains 2 Mana. | target
aura own 0            | Attacks against target enemy deal 1 less damage.                             | target
passive               | If this creature would die this turn, gain 5 Health instead.                 | If
aura own 0            | If this creature would die this turn, gain 5 Health instead.                 | If
basic spell           | Look at the opponent's hand. Choose 1 card from it. Each player discards that card. | discards
basic spell           | Look at the top card of your Draw Pile. The opponent discards that card.     | discards
basic spell enemy 1-3 | If the target has an Aura, the opponent discards it.                         | discards
basic spell           | The opponent discards your hand.                                             | discards
basic spell           | Discard their hand.                                                          | Discard
basic spell           | The opponent shuffles your Discard Pile into their Draw Pile.                | shuffles
basic spell           | If you have 3 or more cards in their hand, draw 1 card.                      | you
basic spell enemy 1-3 | The target pushes this creature 1 tile.                                      | pushes
basic spell enemy 1-3 | The target heals this creature for 3.                                        | heals
basic spell enemy 1-3 | The target moves this creature up to 2 tiles.                                | moves
basic spell enemy 1-3 | The target removes 1 Aura from this creature.                                | removes
basic spell enemy 1-3 | The target sets this creature's Health to 3.                                 | sets
basic spell enemy 1-3 | The target chooses an enemy creature. It loses 1 Energy.                     | chooses
basic spell enemy 1-3 | The target looks at the opponent's hand.                                     | looks
aura enemy 1-3        | When this creature moves, it cannot move until your next turn.               | until
aura enemy 1-3        | When this creature moves, at the start of your next turn, it loses 1 Energy. | at
aura enemy 1-3        | When this creature moves, return this to your hand.                          | return
basic spell           | Each own creature may lose 1 Energy. If it does, draw 1 card.                | Each
attack enemy 1        | Deal 3 damage. Ignore your DEF.                                              | Ignore
attack enemy 1        | Deal 3 damage. Ignore enemy.                                                 | Ignore
attack enemy 1        | Deal 3 damage. When draw 1 card if you have 3 or more Energy.                | draw
basic spell enemy 1-3 | -2 DEF.                                                                      | -2
aura own 0            | In its start phase, an adjacent enemy loses 1 Health.                        | In
aura own 0            | Your other creature gains 1 Health in its start phase.                       | in
aura own 0            | At the start of its turn, each adjacent enemy loses 1 Health.                | At
aura own 0            | When this creature takes damage, the opposing creature takes 1 damage.       | the
passive               | When an enemy moves, the enemy loses 1 Energy.                               | the
passive               | When this creature telegraphs a card, the enemy loses 1 Energy.              | the
passive               | When your other creature is attacked, the opposing creature loses 1 Energy.  | the
passive               | When this creature deals damage, the creature hit loses 1 Energy.            | the
passive               | When an enemy with 3 or more Health and on a Star tile moves, gain 1 Energy. | an
passive               | When an enemy with 3 or more Health or with 2 or more ATK takes damage, gain 1 Energy. | with
combat spell enemy 1-3 | The other creature in this Combat loses 2 Energy.                            | The
spell enemy 1-3       | The opposing creature loses 2 Energy.                                        | The
spell any 0-3         | The enemy loses 2 Energy.                                                    | The
spell                 | An adjacent enemy loses 2 Energy. The enemy gains 1 ATK.                     | The
spell enemy 1-3       | An adjacent enemy loses 2 Energy.                                            | An
basic spell enemy 1-3 | An enemy on a Star tile loses 2 Health.                                      | An
spell                 | Lose 2 Energy and discard 1 card. If you do, draw 2 cards.                   | you
movement own 0-2      | The target moves up to 2 tiles, then gains 1 DEF for each adjacent enemy.    | adjacent
passive               | When this creature is attacked, if it was not attacked this turn, gain 1 DEF. | attacked
aura own 0            | The next time this creature is attacked, gain 2 DEF. Your attacks ignore DEF. | The
passive               | Whenever you gain Health, gain 1 extra Health.                               | gain
passive               | You can play at most 2 cards each turn.                                      | You
passive               | You gain 1 more Mana from tiles.                                             | Mana
combat spell          | Enchant an Attack card with a range of 1.                                    | Enchant
spell own 0-3         | You both gain 1 Energy.                                                      | both
movement              | Move up to 2 tiles. If you didn't move, draw 1 card.                         | you
basic spell enemy 1-3 | Push the target 1 tile. If it did not move, draw 1 card.                     | it
basic spell           | Gain 2 Energy, and 1 ATK for each Aura on you.                               | for
basic spell           | If you have 3 or more Energy, you may draw 1 card; if you don't, gain 2 Energy. | gain
basic spell enemy 1-3 | If the target is on a Star tile, draw 1 card; if you don't, gain 1 Energy.   | gain
basic spell enemy 1-3 | If the target has a card in your Telegraph Pile, draw 1 card.                | your
basic spell enemy 1-3 | If you have 2 or more cards in its Telegraph Pile, draw 1 card.              | its
basic spell enemy 1-3 | Heal 3 to the target's Health.                                               | 3
basic spell           | Draw 1 card, if it is unoccupied.                                            | it
basic spell           | Gain 2 ATK as long as this lasts.                                            | as
basic spell           | Draw 1 card instead of discarding it.                                        | of
enchantment           | Enchant an Attack card. It costs 2 less Energy if you are on a Star tile.    | It
basic spell enemy 1-3 | The target is pushed 2 tiles toward you.                                     | is
basic spell enemy 1-3 | The target loses all your ATK.                                               | your
basic spell           | Lose all its Energy.                                                         | its
aura enemy 1-3        | When this creature moves, you lose 1 Energy.                                 | you
aura enemy 1-3        | If you would die, gain 5 Health instead.                                     | you
aura enemy 1-3        | The next attack against you deals 2 more damage.                             | The
aura own 0            | When you die, gain 2 Energy.                                                 | gain
combat spell enemy 1-3 | The target is pushed back 1 additional tile.                                 | The
basic spell enemy 1-3 | If the target is adjacent to your other creature, both lose 1 Energy.        | lose
aura enemy 1-3        | When an enemy attacks you, it loses 1 Energy.                                | you
spell -               | Gain 1 ATK if you are on a Star tile, or 2 ATK if you have 3 or less Health. | or
combat spell          | The attacker keeps its DEF.                                                  | The
combat spell          | The defender keeps your DEF.                                                 | your
passive               | You do not lose DEF in its end phase.                                        | its
aura enemy 1-3        | This creature does not lose ATK in your end phase.                           | your
basic spell enemy 1-3 | Until its next turn, the target gains 2 less Energy in its start phase.      | Until
basic spell           | This turn, you gain 1 more Energy in your start phase.                       | This
combat spell          | The defender's ATK does not fade this Combat.                                | this
aura enemy 1-3        | In your start phase, this creature loses 1 Health.                           | your
aura enemy 1-3        | Your next attack deals 2 more damage.                                        | Your
aura enemy 1-3        | When this creature moves, each of your creatures loses 1 Energy.             | your
aura enemy 1-3        | When an enemy moves adjacent to you, lose 1 Energy.                          | you
aura enemy 1-3        | When this creature moves, you may move 1 tile.                               | you
basic spell           | All enemies lose 1 Energy and then gain 1 ATK.                               | gain
basic spell           | All enemies cannot move this turn and lose 1 Energy.                         | lose
passive               | When you move, all enemies lose 1 Energy, then gain 1 ATK.                   | gain
passive               | When you deal damage, that creature loses 1 Energy.                          | that
aura own 0            | When this creature takes damage from an attack, that creature loses 1 Energy. | that
passive               | When you invoke a Movement card, move 1 more tile.                           | move
basic spell enemy 1-3 | The target telegraphs 1 card for free.                                       | telegraphs
basic spell enemy 1-3 | Until your next turn, when you are attacked, the enemy loses 1 Energy.       | the
basic spell           | Until your next turn, when you are attacked, that creature loses 1 Energy.   | that
basic spell enemy 1-3 | The target loses 1 ATK. You can't gain DEF until the end of its next turn.   | until
"""
READ = """
aura enemy 1-3        | Whenever another creature dies, target enemy gains 2 Mana.
aura own 0            | Whenever another creature dies, the target gains 2 Mana.
basic spell           | Look at the opponent's hand. Choose 1 card from it. The opponent discards that card.
basic spell           | The opponent discards their hand.
basic spell enemy 1-3 | This creature heals the target for 3.
aura enemy 1-3        | When this creature moves, return this to its owner's hand.
attack enemy 1        | Deal 3 damage. Ignore the target's DEF.
combat spell          | The opposing creature loses 3 ATK.
combat spell -        | +3 DEF.
aura own 0            | In its start phase, the bearer gains 1 Health and each adjacent enemy loses 1 Health.
aura own 0            | When this creature takes damage from an attack, the opposing creature takes 1 damage.
aura own 0            | At the end of your turn, if you did not move, gain 1 DEF.
aura own 0            | This creature cannot move as long as this lasts.
basic spell enemy 1-3 | The enemy loses 2 Energy.
basic spell           | If you have 3 or more Energy, draw 1 card; if you don't, gain 2 Energy.
basic spell           | Gain 2 Energy and 1 ATK for each Aura on you.
movement              | Return to the Health Tile on your side of the board, provided nobody stands on it.
enchantment           | Enchant an Attack card. This costs 2 less Energy if you are on a Star tile.
basic spell enemy 1-3 | The target is pulled 2 tiles toward you.
aura own 0            | When an enemy attacks you, it loses 1 Energy.
aura own 0            | Your Attack cards deal 1 more damage and cost 1 less Energy.
spell -               | Gain 2 ATK if you are the attacker, or 2 DEF if you are the defender.
attack enemy 1        | Deal 3 damage. You keep your ATK.
attack enemy 1        | Deal 3 damage. The defender keeps its DEF.
combat spell          | You do not lose your DEF from this attack.
aura enemy 1-3        | This creature does not lose ATK in its end phase.
passive               | You do not lose ATK or DEF at the end of your turn.
basic spell enemy 1-3 | On its next turn, the target gains 2 less Energy in its start phase.
basic spell           | This turn, your ATK does not fade.
basic spell           | All enemies lose 1 Energy, then you draw 1 card.
movement              | Move up to 2 tiles. If you are on a Star tile, move 1 more tile.
basic spell own 0-2   | The target telegraphs 1 card for free.
basic spell           | This turn, whenever an enemy moves, that creature loses 1 Energy.
basic spell           | You can't gain DEF until the end of your next turn.
basic spell           | If you are next to a Star tile, draw 1 card.
"""


def rows(table: str) -> list[list[str]]:
    return [[part.strip() for part in line.split(" | ")] for line in table.strip().splitlines()]


@pytest.mark.parametrize(("kind", "text", "word"), rows(REFUSED))
def test_what_would_be_ignored_is_refused(kind: str, text: str, word: str) -> None:
    check = kit_of("starlight").card_check()
    complaints = check.complaints(check.specimen(kind, text))
    assert [each.word for each in complaints] == [word]


@pytest.mark.parametrize(("kind", "text"), rows(READ))
def test_what_fits_is_read(kind: str, text: str) -> None:
    check = kit_of("starlight").card_check()
    assert check.complaints(check.specimen(kind, text)) == []
