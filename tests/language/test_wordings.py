"""Other words for the same: read in the words of the house, printed as typed, with carets under the typed words."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound import read_card
from rulebound.games.luminous.vocabulary import VOCABULARY, beings, costs, events, nouns, verbs
from rulebound.games.luminous.vocabulary.verbs import Destroy
from rulebound.language import AmbiguousText, Vocabulary, read_text
from rulebound.language.cache import SentenceCache
from rulebound.language.core import packs
from rulebound.language.tokens import tokenise
from rulebound.language.wordings import Rewording
from rulebound.tabletop.kits import kit_of

SAME = [
    ("luminous", "unit", "Arrive: Gain 2 life, or 4 life if you control a relic.",
     "Arrive: Gain 2 life. Gain 4 life instead if you control a relic."),
    ("luminous", "spell", "Destroy a unit with the highest attack among units the opponent controls.",
     "Destroy the unit the opponent controls with the highest attack."),
    ("luminous", "spell", "Look at the opponent's hand. You may void a card from it with cost 3 or more.",
     "Look at the opponent's hand. You may void a card with cost 3 or more from among them."),
    ("lightseekers", "attack", "Deal 3 damage. If this is the only card you played this turn, Draw 2 cards.",
     "Deal 3 damage. If you didn't Play another card this turn, Draw 2 cards."),
    ("lightseekers", "buff", "When you Draw your third card in a turn, deal 3 damage to your target.",
     "When you Draw your third card each turn, deal 3 damage to your target."),
    ("luminous", "spell", "Choose up to two units. Each gets +2/+1 until end of turn.",
     "Choose up to two units. They get +2/+1 until end of turn."),
    ("luminous", "spell", "Choose two units. Each of them gains Flight until end of turn.",
     "Choose two units. They gain Flight until end of turn."),
    ("luminous", "spell", "Deal 3 damage to a unit or relic. If a unit is destroyed this way, draw 1.",
     "Deal 3 damage to a unit or relic. If a unit was destroyed this way, draw 1."),
    ("luminous", "spell", "Deal 1 damage for each relic you control to a unit.",
     "Deal 1 damage to a unit for each relic you control."),
    ("luminous", "unit", "Contact: They choose one: they discard a card; or they lose 2 life.",
     "Contact: That player chooses one: they discard a card; or they lose 2 life."),
    ("lightseekers", "defend", "Draw 2 cards. For each Defend card among them, Heal 2.",
     "Draw 2 cards. Heal 2 for each Defend card Drawn this way."),
    ("lightseekers", "defend", "Reveal the top 3 cards of your deck. Heal 2 for each Defend card among them.",
     "Reveal the top 3 cards of your deck. Heal 2 for each Defend card revealed this way."),
    ("lightseekers", "defend", "Discard any number of cards, then Draw that many cards plus 1.",
     "Discard any number of cards, then Draw that many plus 1 cards."),
    ("lightseekers", "item", "Ability: Discard 1 card. Deal 1 damage for each card Discarded this way to your target.",
     "Ability: Discard 1 card. Deal 1 damage to your target for each card Discarded this way."),
    ("luminous", "relic", "Whenever a unit you control dies, Bolster 1.",
     "Whenever a unit you control is destroyed, Bolster 1."),
    ("luminous", "spell", "Gain life equal to the total attack of units you control.",
     "Gain life equal to the attack of units you control."),
    ("luminous", "spell", "Destroy a unit other than a token.", "Destroy a non-token unit."),
    ("luminous", "spell", "Destroy all units except tokens.", "Destroy all non-token units."),
    ("luminous", "unit", "Arrive: Destroy all units except this unit.", "Arrive: Destroy all other units."),
    ("luminous", "spell", "Destroy target unit with damage on it.", "Destroy a damaged unit."),
    ("luminous", "spell", "Destroy a unit with attack greater than its health.",
     "Destroy a unit with attack greater than its own health."),
    ("luminous", "spell", "If you have exactly 10 life, draw 3.", "If your life is exactly 10, draw 3."),
    ("luminous", "spell", "Double your life total.", "Gain life equal to your life."),
    ("luminous", "spell", "Target unit becomes a 1/1 until end of turn.", "A unit becomes 1/1 until end of turn."),
    ("luminous", "spell", "Deal 2 damage to a unit and 2 damage to a different unit.",
     "Deal 2 damage to a unit and deal 2 damage to another unit."),
    ("luminous", "unit", "Whenever the opponent plays their second spell each turn, draw 1.",
     "The second time the opponent plays a spell each turn, draw 1."),
    ("luminous", "unit", "Whenever you gain life for the first time each turn, draw 1.",
     "The first time you gain life each turn, draw 1."),
    ("luminous", "unit", "Each turn, the first time you gain life, draw 1.",
     "The first time you gain life each turn, draw 1."),
    ("luminous", "unit", "Whenever a unit enters play under the opponent's control, gain 1 life.",
     "Whenever a unit the opponent controls enters play, gain 1 life."),
    ("luminous", "unit", "Spells you play deal 1 additional damage.",
     "If spells you control would deal damage, that much damage plus 1 is dealt instead."),
    ("luminous", "relic", "If a source you control would deal damage to the opponent, it deals double that damage "
     "instead.", "If a card you control would deal damage to the opponent, it deals twice that damage instead."),
    ("luminous", "spell", "Sacrifice a unit. Gain life equal to the sacrificed unit's health.",
     "Sacrifice a unit. Gain life equal to the health of the unit sacrificed this way."),
    ("luminous", "spell", "Choose a unit. Destroy the chosen unit.", "Choose a unit. Destroy that unit."),
    ("luminous", "unit", "Arrive: Search your deck for a relic, reveal it, and put it into your hand. Then shuffle "
     "your deck.", "Arrive: Choose a relic from your deck. Reveal it. Put it into your hand. Then shuffle your deck."),
    ("luminous", "spell", "Void a unit. At the beginning of the next end phase, return it to play under its owner's "
     "control.", "Void a unit. At the end of this turn, put it into play under its owner's control."),
    ("lightseekers", "attack", "Deal twice as much damage as the number of Buffs of the recipient.",
     "Deal damage equal to twice the number of Buffs of the recipient."),
    ("lightseekers", "attack", "Divide 7 damage as you choose among all other heroes.",
     "Deal 7 damage divided as you choose among all other heroes."),
    ("lightseekers", "defend", "Take 2 additional actions.", "Gain 2 additional actions."),
    ("lightseekers", "buff", "Your combos cost 1 card less.", "Your combos cost 1 less."),
    ("lightseekers", "buff", "Reduce the damage of Attacks against you by 1 for each Item you have.",
     "Reduce the damage you receive from Attacks by 1 for each Item you have."),
    ("lightseekers", "attack", "Deal 3 damage. If any damage is dealt, Draw 1 card.",
     "Deal 3 damage. If the damage dealt this way is 1 or more, Draw 1 card."),
    ("lightseekers", "attack", "Deal 3 damage. If this causes the recipient to be removed, Heal 5.",
     "Deal 3 damage. If the recipient is removed from the game, Heal 5."),
    ("luminous", "unit", "Contact: Gain life equal to the damage dealt.", "Contact: Gain that much life."),
    ("luminous", "spell", "Discard a card. Gain life equal to the discarded unit's cost.",
     "Discard a card. Gain life equal to the cost of the unit discarded this way."),
    ("luminous", "unit", "Whenever this is dealt damage, draw cards equal to that damage.",
     "Whenever this is dealt damage, draw that many cards."),
    ("luminous", "spell", "Deal 3 damage to a unit. Draw 2 cards. Gain life equal to the damage dealt.",
     "Deal 3 damage to a unit. Draw 2 cards. Gain life equal to the damage dealt this way."),
    ("luminous", "spell", "Reveal the top card of your deck. If the revealed card is a unit, put it into your hand.",
     "Reveal the top card of your deck. If there is a unit revealed this way, put it into your hand."),
    ("luminous", "spell", "Discard a card. If the discarded card is a unit, draw a card.",
     "Discard a card. If there is a unit discarded this way, draw a card."),
    ("lightseekers", "attack", "Deal 3 damage plus 2 damage for each Buff you have.",
     "Deal 3 damage. Increase this by 2 for each Buff you have."),
    ("lightseekers", "hero", "Ability: Choose another hero. They Discard 1 card and you Draw 1 card.",
     "Ability: Choose another hero. They Discard 1 card. You Draw 1 card."),
    ("luminous", "unit", "Enemy units get -1/-0.", "Units the opponent controls get -1/-0."),
    ("luminous", "unit", "Friendly units get +1/+0.", "Units you control get +1/+0."),
    ("luminous", "unit", "Contact: That player discards a card.",
     "Whenever this unit deals combat damage to the opponent, that player discards a card."),
    ("starlight", "basic spell", "If you have 5 or less Health, draw a card.",
     "If this creature has 5 or less Health, draw 1 card."),
    ("starlight", "attack enemy 1", "Deal 3 damage, or 6 damage if you haven't moved this turn.",
     "Deal 3 damage. If this creature has not moved this turn, deal 6 damage instead."),
    ("starlight", "aura own 0", "If you end your turn with 6 or more Energy, draw a card.",
     "At the end of this creature's turn, if this creature has 6 or more Energy, draw 1 card."),
    ("starlight", "basic spell", "Until your next turn, attacks against you deal 2 less damage, but you cannot move.",
     "Until your next turn, attacks against this creature deal 2 less damage. Until your next turn, this creature "
     "cannot move."),
    ("starlight", "attack enemy 1", "Deal 3 damage. The defender and each creature adjacent to it lose 1 DEF.",
     "Deal 3 damage. The defender loses 1 DEF. Each creature adjacent to the defender loses 1 DEF."),
    ("starlight", "aura own 0", "At the start of this creature's turn, it may lose 1 Health to gain 2 Energy.",
     "At the start of this creature's turn, this creature may lose 1 Health. If you do, gain 2 Energy."),
    ("starlight", "aura enemy 1", "This creature can't telegraph cards or use Movement cards.",
     "This creature can't telegraph cards. This creature can't invoke Movement cards."),
    ("starlight", "basic spell", "If no enemy is within 2 tiles, draw a card.",
     "If there is no enemy creature within 2 tiles of this creature, draw 1 card."),
    ("lost-legacy", "character", "Whenever this character threatens, each of your characters of the same element in "
     "its close range has offense +5 until the end of the turn.",
     "When this character threatens, each of your characters of the same element as this character in its close range "
     "has offense +5 until the end of the turn."),
    ("lost-legacy", "environment", "Characters cannot be readied while they have damage.",
     "Characters with damage cannot be readied."),
    ("lost-legacy", "weapon", "This character has offense +10.", "The linked character has offense +10."),
    ("lost-legacy", "character", "At the beginning of your turn, draw 1 card.", "When your turn begins, draw 1 card."),
    ("lost-legacy", "equipment", "The linked character has offense +20, but cannot move while it is readied.",
     "The linked character has offense +20. The linked character cannot move while it is readied."),
    ("starlight", "attack enemy 1", "Deal 3 damage. If the defender slams into the wall, it loses 1 Mana.",
     "Deal 3 damage. If the defender is slammed, it loses 1 Mana."),
    ("starlight", "combat spell", "This attack doesn't knock the defender back.", "This attack has no Knockback."),
    ("starlight", "movement", "Leap to an empty tile up to 3 tiles away.", "Leap to a tile within 3 tiles."),
    ("starlight", "movement", "Swap places with your other creature, then draw a card.",
     "Swap places with your other creature, then draw 1 card."),
    ("starlight", "spell", "Until the end of this turn, your Attack cards cost 2 less Energy.",
     "This creature's Attack cards cost 2 less Energy this turn."),
    ("starlight", "spell", "The next Attack card you invoke this turn deals 2 more damage.",
     "This creature's next attack this turn deals 2 more damage."),
    ("starlight", "basic spell enemy 1-2", "The target loses 1 Mana. If it had no Mana, it loses 3 Health instead.",
     "The target loses 1 Mana. If it has 0 or less Mana, it loses 3 Health instead."),
    ("starlight", "spell enemy 1-3", "The target loses 2 ATK. If its ATK is now below 0, draw 1 card.",
     "The target loses 2 ATK. If it has negative ATK, draw 1 card."),
    ("starlight", "basic spell", "Gain 1 DEF for each Mana you have.", "Gain 1 DEF for each Mana this creature has."),
    ("starlight", "enchantment", "Enchant an Attack card. If the enchanted card deals at least 5 damage, draw 1 card.",
     "Enchant an Attack card. If this attack deals 5 or more damage, draw 1 card."),
    ("starlight", "attack enemy 1", "Deal 3 damage. Heal your other creature for half the damage dealt, rounded up.",
     "Deal 3 damage. Your other creature gains Health equal to half the damage dealt, rounded up."),
    ("starlight", "attack enemy 2-3", "Deal 4 damage. You may pay 1 Mana to deal 2 more damage.",
     "Deal 4 damage. You may spend 1 Mana. If you do, this attack deals 2 more damage."),
    ("starlight", "basic spell enemy 1-4",
     "If the target is on one of your opponent's Generators, neutralize that Generator.",
     "If the target is on an enemy Generator, neutralize the Generator the target is on."),
    ("starlight", "enchantment", "Enchant a Spell. When it resolves, gain 2 Health.",
     "Enchant a Spell card. After the enchanted card resolves, gain 2 Health."),
    ("starlight", "passive", "The first time each turn you invoke a Spell, draw a card.",
     "The first time you invoke a Spell card each turn, draw 1 card."),
    ("lost-legacy", "counter", "When a character you control is threatened by two or more characters, void the threat.",
     "When a character you control is threatened by a combo attack, void that threat."),
    ("lost-legacy", "equipment", "When the linked character is destroyed, eject it instead of destroying it.",
     "If the linked character would be destroyed, eject it instead."),
    ("lost-legacy", "environment", "At the end of each turn, each resting character gets 1 damage.",
     "When a turn ends, add 1 damage to each resting character."),
    ("lost-legacy", "item", "Destroy an equipment linked to an enemy character.",
     "Choose an enemy character. Destroy an equipment linked to it."),
    ("lost-legacy", "equipment", "Offense +10 for each power-up on it.",
     "The linked character has offense +10 for each power-up on it."),
    ("lost-legacy", "character", "When this character moves onto an enemy entry point, put a token on it.",
     "When this character moves onto your opponent's entry point, add 1 token to it."),
    ("lost-legacy", "item", "Your opponent reveals their hand. Discard an option from it.",
     "Look at your opponent's hand. Discard an option from your opponent's hand."),
    ("lost-legacy", "counter", "When your opponent gains MP, you gain the same amount.",
     "When your opponent gains MP, you gain that much MP."),
    # ---- which creatures, one after the other, and 'you' as the creature
    ("starlight", "basic spell", "If you are adjacent to an enemy, draw a card.",
     "If this creature is adjacent to an enemy creature, draw 1 card."),
    ("starlight", "basic spell", "If you have a telegraphed card, gain 1 Energy.",
     "If this creature has a telegraphed card, gain 1 Energy."),
    ("starlight", "basic spell", "Set your DEF equal to your Energy.",
     "Set this creature's DEF equal to this creature's Energy."),
    ("starlight", "movement own 1-3", "Swap places with the target. Each of you gains 2 Health.",
     "Swap places with the target. This creature gains 2 Health and the target gains 2 Health."),
    ("starlight", "basic spell", "Gain 1 Energy; draw a card.",
     "Gain 1 Energy. Draw 1 card."),
    ("starlight", "attack enemy 1", "Deal 3 damage. The defender discards a telegraphed card.",
     "Deal 3 damage. Discard 1 telegraphed card of the defender."),
    ("starlight", "passive",
     "As long as this creature has 3 or more DEF, it can't be pushed and its Attack cards deal 1 more damage.",
     "While this creature has 3 or more DEF, this creature can't be pushed. "
     "While this creature has 3 or more DEF, this creature's Attack cards deal 1 more damage."),
    ("starlight", "basic spell", "Your creatures gain 2 Health each.", "Each own creature gains 2 Health."),
    ("lost-legacy", "item", "Add 2 power-ups to a character you control, or 3 if it is resting.",
     "Add 2 power-ups to a character you control. Add 3 power-ups to it instead if it is resting."),
    ("lost-legacy", "character", "Your other characters of the same family have speed +1.",
     "Your other characters of the same family as this character have speed +1."),
    ("lost-legacy", "everlasting spell", "The linked character has the skill Flying and speed +2.",
     "The linked character has Flying and has speed +2."),
    ("lost-legacy", "item", "Rest an enemy character; draw 1 card.", "Rest an enemy character. Draw 1 card."),
    ("lost-legacy", "character", "For each enemy character adjacent to it, this character has offense +10.",
     "This character has offense +10 for each enemy character in its close range."),
    ("lost-legacy", "character", "Pay 3 MP: Destroy an option within long range of this character.",
     "Pay 3 MP to destroy an option in the long range of this character."),
    ("lost-legacy", "environment", "At the beginning of each player's turn, that player draws 1 card.",
     "When a turn begins, that player draws 1 card."),
    ("lost-legacy", "item", "Erase up to 5 cards from your disposal. If a character was erased this way, draw 1 card.",
     "Erase up to 5 cards from your disposal. If there is a character erased this way, draw 1 card."),
    ("lost-legacy", "item", "Destroy a damaged enemy.", "Destroy a damaged enemy character."),
    ("lost-legacy", "character", "Offense +10 for each power-up on it.",
     "This character has offense +10 for each power-up on it."),
    ("lost-legacy", "character", "You may discard 1 card to build-up this character into a character from your hand.",
     "You may discard 1 card to build-up this character with a character from your hand."),
    ("lost-legacy", "character", "When this character moves, you may draw 1 card. Use this only once per turn.",
     "Once per turn, when this character moves, you may draw 1 card."),
    ("lost-legacy", "environment", "When a turn begins, the turn player draws 1 card.",
     "When a turn begins, that player draws 1 card."),
    ("lost-legacy", "environment", "Your characters with Archery have offense +10 while they are readied.",
     "Your readied characters with Archery have offense +10."),
    ("lost-legacy", "item", "Play a character from your disposal without paying its magic.",
     "Play a character from your disposal."),
    ("lost-legacy", "item", "Replace a character you control with a character of the same family from your hand.",
     "Replace a character you control with a character of the same family as it from your hand."),
    ("luminous", "spell", "Destroy target unit.", "Destroy a unit."),
    ("luminous", "spell", "Your opponent discards two cards of their choice.", "The opponent discards two cards."),
    ("luminous", "spell", "Draw 1, and then discard 1.", "Draw 1, then discard 1."),
    ("luminous", "spell", "Deal 2 damage to a unit. If you control a relic, deal 4 instead.",
     "Deal 2 damage to a unit. Deal 4 damage to it instead if you control a relic."),
    ("luminous", "relic", "The second card you play each turn costs 2 less.",
     "Each card you play costs 2 less while you have played exactly one card this turn."),
    ("luminous", "unit", "At the end of each turn in which you gained life, draw 1.",
     "At the end of each turn, if you gained life this turn, draw 1."),
    ("luminous", "spell", "One of your units is dealt 2 damage.", "Deal 2 damage to a unit you control."),
    ("luminous", "spell", "Afterwards, draw 1 now.", "Draw 1."),
    ("luminous", "unit", "First Wave: Deal 1 damage to each enemy unit.",
     "First Wave: Deal 1 damage to each unit the opponent controls."),
    ("lightseekers", "attack", "The recipient must Discard 2 cards of their choice.",
     "The recipient Discards 2 cards."),
    ("lightseekers", "defend", "Return a Buff of another hero back to its owner's hand.",
     "Return a Buff of another hero to its owner's hand."),
    # ---- sentences of another shape
    ("luminous", "spell", "Target unit becomes expended.", "Expend a unit."),
    ("luminous", "spell", "Draw 1 and target unit goes back to its owner's hand.",
     "Draw 1 and return a unit to its owner's hand."),
    ("luminous", "spell", "For each relic you control, draw 1 and gain 2 life.",
     "Draw 1 for each relic you control and gain 2 life for each relic you control."),
    ("luminous", "spell", "Deal 3 damage to a unit, or 5 if you control a relic.",
     "Deal 3 damage to a unit. Deal 5 damage to it instead if you control a relic."),
    ("starlight", "attack", "Deal 3 damage, plus 1 for each Aura on the defender.",
     "Deal 3 damage. This attack deals 1 more damage for each Aura on the defender."),
    ("starlight", "basic spell", "Gain 2 Energy and 1 Mana.", "Gain 2 Energy and gain 1 Mana."),
    ("starlight", "aura", "Whenever an enemy creature moves adjacent to this creature, it loses 1 Energy.",
     "When an enemy creature moves within 1 tile, that creature loses 1 Energy."),
    ("lightseekers", "attack", "Deal 2 damage to each hero that has an Item.",
     "Deal 2 damage to each hero with an Item."),
    ("lightseekers", "attack", "Draw 1 card. On their next turn, the recipient cannot play a combo.",
     "Draw 1 card. The recipient cannot play a combo during their next turn."),
    ("lightseekers", "attack", "Look at the recipient's hand and choose a Buff from it.",
     "Look at the recipient's hand and choose a Buff from among them."),
    ("lightseekers", "attack", "Deal 2 damage, or 4 if the recipient has a Buff.",
     "Deal 2 damage. If the recipient has a Buff, deal 4 damage instead."),
    ("luminous", "spell", "Search your deck for a relic, reveal it, put it into your hand, then shuffle.",
     "Choose a relic from your deck. Reveal it. Put it into your hand. Shuffle your deck."),
    ("luminous", "spell", "To play this spell, you must discard 1. It deals 2 damage to a unit.",
     "As an additional cost to play this, discard 1. This deals 2 damage to a unit."),
    ("luminous", "unit", "If this unit would be destroyed, instead expend it.",
     "If this unit would be destroyed, expend it instead."),
    ("luminous", "unit", "Damage that would be dealt to you is dealt to this instead.",
     "If damage would be dealt to you, deal it to this instead."),
    ("luminous", "spell", "Deal 2 damage to a unit. If that unit is destroyed this turn, draw 1.",
     "Deal 2 damage to a unit. When that unit is destroyed this turn, draw 1."),
    ("lightseekers", "attack", "Deal 1 damage. The recipient has 1 fewer action on their next turn.",
     "Deal 1 damage. The recipient can take 1 fewer action during their next turn."),
    ("lightseekers", "defend", "Heal 1 for each Buff in the discard pile.",
     "Heal 1 for each Buff in your discard pile."),
    ("starlight", "combat spell", "Gain 1 ATK. You may only play this as the attacker.",
     "Gain 1 ATK. Invoke this only if this creature is the attacker."),
    ("starlight", "basic spell", "Your creatures gain 1 Energy.", "Each own creature gains 1 Energy."),
    ("luminous", "unit", "Arrive: You may discard 1 to draw 2.", "Arrive: You may discard 1. If you do, draw 2."),
    ("lost-legacy", "item", "Choose 1 of your characters and add 2 power-ups to it.",
     "Choose one of your characters and add 2 power-ups to it."),
    ("luminous", "spell", "Each player sacrifices a unit. You then draw a card for each unit lost this way.",
     "Each player sacrifices a unit. You draw a card for each unit sacrificed this way."),
    ("luminous", "spell", "If you have less than 5 life, draw 1.", "If you have 4 or less life, draw 1."),
    ("luminous", "spell", "If you have more than 20 life, draw 1.", "If you have 21 or more life, draw 1."),
    ("starlight", "attack enemy 1", "Deal 3 damage. No Knockback.", "Deal 3 damage. This attack has no Knockback."),
    ("starlight", "attack enemy 1", "Deal 3 damage, or 5 damage if the defender has an Aura.",
     "Deal 3 damage. If the defender has an Aura, deal 5 damage instead."),
    ("starlight", "attack enemy 1", "Deal 3 damage. If this kills the defender, draw 2 cards.",
     "Deal 3 damage. If the defender died, draw 2 cards."),
    ("starlight", "aura own 0", "When this creature attacks, draw a card.",
     "When this creature invokes an Attack card, draw 1 card."),
    ("starlight", "basic spell", "This creature and your other creature each gain 1 ATK.",
     "Each own creature gains 1 ATK."),
    ("starlight", "combat spell", "Both the attacker and the defender lose 1 Health.",
     "The attacker loses 1 Health and the defender loses 1 Health."),
    ("starlight", "basic spell enemy 1-2", "The target's ATK becomes 0.", "Set the target's ATK to 0."),
    ("starlight", "aura own 0", "When an enemy attacks this creature, that enemy loses 1 Energy.",
     "When this creature is attacked, the attacker loses 1 Energy."),
    ("starlight", "basic spell", "All adjacent enemies lose 1 Energy and take 1 damage.",
     "Each adjacent enemy creature loses 1 Energy and takes 1 damage."),
    ("starlight", "basic spell", "Both your creatures move up to 1 tile and gain 1 Energy.",
     "Each own creature moves up to 1 tile and gains 1 Energy."),
    ("starlight", "aura own 0", "This creature takes 1 less damage from attacks.",
     "Attacks against this creature deal 1 less damage."),
    ("starlight", "combat spell", "Prevent 2 of the damage.", "This attack deals 2 less damage."),
    ("starlight", "combat spell", "Double the attack's damage.", "This attack deals double damage."),
    ("starlight", "attack enemy 1", "Deal 3 damage, +2 if this was telegraphed.",
     "Deal 3 damage. This attack deals 2 more damage if this was telegraphed."),
    ("starlight", "attack enemy 1", "Deal 3 damage. If it hits, draw a card.",
     "Deal 3 damage. If this attack deals damage, draw 1 card."),
    ("starlight", "attack enemy 1", "Deal 3 damage. After the attack, move up to 1 tile.",
     "Deal 3 damage. Move up to 1 tile."),
    ("starlight", "attack enemy 1", "Deal 3 damage. You may spend 1 Mana to deal 2 more damage.",
     "Deal 3 damage. You may spend 1 Mana. If you do, this attack deals 2 more damage."),
    ("starlight", "aura enemy 1-2", "This creature can't play Spells.", "This creature cannot invoke Spell cards."),
    ("starlight", "aura enemy 1-2", "This creature can't attack.", "This creature cannot invoke Attack cards."),
    ("starlight", "aura own 0", "At the end of each of its turns, this creature gains 1 Energy.",
     "At the end of this creature's turn, this creature gains 1 Energy."),
    ("starlight", "aura own 0", "When this creature ends its turn on a Star Tile, draw a card.",
     "At the end of this creature's turn, if this creature is on a Star tile, draw 1 card."),
    ("starlight", "aura own 0", "If this creature would die, it has 3 Health instead.",
     "If this creature would die, set this creature's Health to 3 instead."),
    ("starlight", "movement", "Move up to 2 tiles, ignoring creatures in the way.", "Leap to a tile within 2 tiles."),
    ("starlight", "basic spell", "Gain Mana equal to the number of Generators you own.",
     "Gain 1 Mana for each Generator you own."),
    ("starlight", "basic spell enemy 1-2", "Discard one of the target's telegraphed cards.",
     "Discard 1 telegraphed card of the target."),
    ("starlight", "basic spell", "Choose one: draw 1 card; gain 2 Energy; or heal 2.",
     "Choose one: draw 1 card; or gain 2 Energy; or gain 2 Health."),
    ("starlight", "basic spell", "Draw 2 cards, then discard 1.", "Draw 2 cards, then discard 1 card."),
    ("lost-legacy", "item", "Choose one: draw 1 card; gain 2 MP; or gain 1 honor.",
     "Choose: draw 1 card, or gain 2 MP, or gain 1 honor."),
    ("lost-legacy", "item", "Draw 1 card, or gain 2 MP.", "Choose: draw 1 card, or gain 2 MP."),
    ("lost-legacy", "weapon", "Offense +10, speed -1.", "The linked character has offense +10 and has speed -1."),
    ("lost-legacy", "weapon", "The linked character has offense +20 when it attacks a resting character.",
     "The linked character has offense +20 while it is attacking a resting character."),
    ("lost-legacy", "weapon", "The linked character's offense is +20 during your turn.",
     "The linked character's offense +20 while it is your turn."),
    ("lost-legacy", "item", "Gain MP equal to the number of your opponent's characters.",
     "Gain 1 MP for each of your opponent's characters."),
    ("lost-legacy", "item", "A character cannot move or attack until the end of the turn.",
     "A character cannot move and cannot attack until the end of the turn."),
    ("lost-legacy", "item", "Draw 2 cards. You may discard 1 card.", "Draw 2 cards. Then you may discard 1 card."),
    ("lost-legacy", "equipment", "When the linked character would be destroyed, discard this card instead.",
     "If the linked character would be destroyed, discard this card instead."),
    ("lost-legacy", "equipment", "The linked character cannot move, but has defense +40.",
     "The linked character cannot move and has defense +40."),
    ("lost-legacy", "item", "Execute a mental attack against an opponent's character with offense 30.",
     "Execute a mental attack of 30 on an opponent's character."),
    ("lost-legacy", "environment", "When your opponent's character attacks, draw 1 card.",
     "When an opponent's character attacks, draw 1 card."),
    ("lost-legacy", "environment", "Each of your characters next to this card has defense +10.",
     "Each of your characters in this card's close range has defense +10."),
    ("lost-legacy", "character", "Rest this card: Draw 1 card.", "Rest this card to draw 1 card."),
    ("lightseekers", "buff ( )( )--", "No hero can play more than one Buff each turn.",
     "Heroes can't play more than one Buff each turn."),
    ("lightseekers", "buff (2)(1)--", "If you would take damage from an Attack, prevent V of it.",
     "Reduce the damage you receive from an Attack by V."),
    ("lightseekers", "attack", "Deal 2 damage. They Discard 1.",
     "Deal 2 damage to the recipient. They Discard 1 card."),
    ("lightseekers", "attack", "The recipient must choose: Discard 2 cards or take 4 damage.",
     "The recipient chooses one: Discard 2 cards; or take 4 damage."),
    ("lightseekers", "defend", "Discard your hand, then Draw as many cards as you Discarded.",
     "Discard your hand, then Draw 1 card for each card you Discarded."),
    ("lightseekers", "defend", "Search your deck for a Buff, reveal it, put it in your hand and shuffle.",
     "Search your deck for a Buff, show it, move it to your hand and shuffle your deck."),
    ("lightseekers", "attack", "Deal 2 damage. If this is the first card you played this turn, deal 4 instead.",
     "Deal 2 damage. If you didn't Play another card this turn, deal 4 damage instead."),
    ("lightseekers", "attack", "Remove a Buff of the recipient. If it was a Fire Buff, deal 2 damage.",
     "Remove a Buff of the recipient. If it is a Fire Buff, deal 2 damage."),
    ("lightseekers", "attack", "Deal 1 damage three times.", "Deal 1 damage, then deal 1 damage, then deal 1 damage."),
    ("lightseekers", "defend", "Choose one - Heal 4, or Draw 2 cards.", "Choose one: Heal 4; or Draw 2 cards."),
    ("luminous", "relic", "Once each turn, when you gain life, draw a card.",
     "When you gain life, draw a card. This triggers only once each turn."),
    ("luminous", "unit", "This unit can't be blocked by units with greater attack.",
     "This can't be blocked by units with attack greater than this card's attack."),
    ("luminous", "unit", "Other units you control with the same cost as this get +1/+1.",
     "Other units you control with cost equal to this card's cost get +1/+1."),
    ("luminous", "spell", "Each player discards down to two cards.",
     "Each player discards cards equal to the number of cards in their hand minus 2."),
    ("luminous", "spell", "Gain 1 life for each unit in all discard piles.",
     "Gain 1 life for each unit in a discard pile."),
    ("luminous", "spell", "The opponent chooses to either discard two cards or lose 4 life.",
     "The opponent chooses one: discard two cards; or lose 4 life."),
    ("luminous", "unit", "When this is dealt damage, it deals that much damage to a unit of your choice.",
     "When this is dealt damage, it deals that much damage to a unit."),
    ("lightseekers", "attack", "All other heroes Discard cards until they have 2 cards in hand.",
     "All other heroes Discard cards equal to the number of cards in their hand minus 2."),
    ("lightseekers", "attack", "Deal 1 damage and reduce the recipient's next Attack by 2.",
     "Deal 1 damage and reduce the damage of the recipient's Next Attack by 2."),
    ("lightseekers", "attack", "If the recipient was Attacked by another hero since your last turn, Draw 1 card.",
     "If another hero Attacked the recipient since your last turn, Draw 1 card."),
    ("luminous", "unit", "No player may play more than one unit each turn.",
     "Each player can't play more than one unit each turn."),
    ("luminous", "unit", "This unit can attack only if the opponent controls a relic.",
     "This unit can't attack unless the opponent controls a relic."),
    ("luminous", "unit", "Your other units get +1/+0 while attacking.",
     "Other attacking units you control get +1/+0."),
    ("luminous", "unit", "Spells cost your opponent 1 more to play.", "Spells the opponent plays cost 1 more."),
    ("luminous", "relic", "Remove a durability counter from this: Draw a card.",
     "Remove 1 durability from this: Draw a card."),
    ("luminous", "spell", "Destroy a relic. If its durability was 3 or more, draw a card.",
     "Destroy a relic. If its durability is 3 or more, draw a card."),
    ("luminous", "unit", "Whenever a unit is destroyed, if it was a token, draw 1.",
     "Whenever a unit is destroyed, if it is a token, draw 1."),
    ("luminous", "spell", "Choose two: gain 3 life; draw a card; destroy a unit; destroy a relic.",
     "Choose two: gain 3 life; or draw a card; or destroy a unit; or destroy a relic."),
    ("luminous", "spell", "Draw 2 if you control a relic, otherwise draw 1.",
     "If you control a relic, draw 2; otherwise, draw 1."),
    ("luminous", "spell", "Target unit's attack becomes 0 until end of turn.",
     "Choose a unit. Its attack becomes 0 until end of turn."),
    ("luminous", "unit", "Whenever an opponent's unit is destroyed, gain 1 life.",
     "Whenever a unit the opponent controls is destroyed, gain 1 life."),
    ("luminous", "unit", "Arrive: Each player sacrifices a unit other than this.",
     "Arrive: Each player sacrifices another unit."),
    ("lightseekers", "defend", "Each other hero must Discard 1 card or take 2 damage.",
     "Each other hero Discards 1 card or takes 2 damage."),
    ("lightseekers", "buff", "Whenever you play your second card in a turn, Draw a card.",
     "Whenever you play your second card each turn, Draw a card."),
    ("lightseekers", "attack", "Look at the top card of the recipient's deck. You may put it on the bottom.",
     "Look at the top card of the recipient's deck. You may put it on the bottom of its owner's deck."),
    ("lightseekers", "defend", "Gain Basic access to an Element of your choice this turn.",
     "Choose an Element. You have Basic access to that Element this turn."),
    ("lightseekers", "attack", "Deal 2 damage. If you control no Buffs, deal 4 instead.",
     "Deal 2 damage. If you have no Buffs, deal 4 damage instead."),
    ("lost-legacy", "item", "Both players draw 1 card.", "Each player draws 1 card."),
    ("lost-legacy", "item", "Destroy target character with 2 or more damage on it.",
     "Destroy a character with 2 or more damage."),
    ("lost-legacy", "item", "Dig the top 3 cards of your deck.", "Dig 3."),
    ("lost-legacy", "equipment", "Linked character: Defense +20, Speed -1.",
     "The linked character has defense +20 and has speed -1."),
    ("lost-legacy", "weapon", "Offense +20 for the character this is linked to.",
     "The linked character has offense +20."),
    ("lost-legacy", "equipment", "The linked character has the flying skill.", "The linked character gains Flying."),
    ("lost-legacy", "counter", "Whenever your opponent attacks your character, void the attack.",
     "When your opponent attacks one of your characters, void that attack."),
    ("lost-legacy", "item", "Look at your opponent's hand and bury 1 card from it.",
     "Look at your opponent's hand, then bury 1 card from your opponent's hand."),
    ("lost-legacy", "item", "Return a character from your disposal to your hand.",
     "Eject a character from your disposal."),
    # ---- two sentences that only together mean something; 'both'; 'and' between kinds
    ("luminous", "unit", "Arrive: Choose a keyword from among Flight, Guardian and Siphon. This has that keyword.",
     "Arrive: Choose one: This gains Flight; or this gains Guardian; or this gains Siphon."),
    ("luminous", "spell", "Search your deck for a unit and put it on top of your deck. Shuffle the rest first.",
     "Choose a unit from your deck. Shuffle your deck. Put it on top of your deck."),
    ("luminous", "unit", "Arrive: Choose a player. That player discards 2.", "Arrive: A player discards 2."),
    ("luminous", "spell", "Choose two units. Both get +1/+1 until end of turn.",
     "Choose two units. They get +1/+1 until end of turn."),
    ("luminous", "spell", "Choose a unit you control and a relic. Destroy both.",
     "Choose a unit you control and a relic. Destroy them."),
    ("luminous", "spell", "Destroy all units and relics.", "Destroy all units or relics."),
    ("luminous", "spell", "Gain 1 life for each unit and relic you control.",
     "Gain 1 life for each unit or relic you control."),
    ("luminous", "unit", "Once per turn, you may pay 1 life to ready this.",
     "Pay 1 life: Ready this. Use this only once each turn."),
    ("luminous", "spell", "Put two +1/+1 counters on target unit.", "Put two +1/+1 counters on a unit."),
    ("luminous", "spell", "Put a unit from your discard pile into play. It gains Dash and is voided at end of turn.",
     "Put a unit from your discard pile into play. It gains Dash. Void it at the end of this turn."),
    ("lightseekers", "attack", "Remove all of the recipient's Buffs and Items.",
     "Remove all of the recipient's Buffs or Items."),
    ("lightseekers", "attack", "Steal an Item from the recipient.",
     "Move an Item of the recipient into your Item area."),
    ("lightseekers", "buff", "Damage dealt to you by combos is reduced by V.",
     "Reduce the damage you receive from combos by V."),
    ("lightseekers", "buff", "Other heroes can't target you with Attacks.", "You can't be attacked by other heroes."),
    ("lightseekers", "buff", "Other heroes can't move cards out of their discard piles.",
     "Cards can't leave other heroes' discard pile."),
    ("lightseekers", "defend", "Choose one: Heal 3; Draw 2 cards; or Restart one of your Buffs.",
     "Choose one: Heal 3; or Draw 2 cards; or Restart one of your Buffs."),
    ("lightseekers", "defend", "Draw cards until you have 5 in hand.", "Draw until you have 5 cards in hand."),
    ("lightseekers", "item", "Ability: Discard a card: Deal 2 damage to another hero.",
     "Ability: Discard a card to deal 2 damage to another hero."),
    ("luminous", "unit", "At the end of your turn, if you didn't attack this turn, draw 1.",
     "At the end of your turn, if you haven't attacked this turn, draw 1."),
    ("luminous", "unit",
     "At the end of each player's turn, if that player attacked with no units this turn, they draw 1.",
     "At the end of each player's turn, if that player hasn't attacked this turn, they draw 1."),
    ("lightseekers", "attack", "Deal 5 damage minus 1 for each Buff the recipient has.",
     "Deal 5 damage. Reduce this by 1 for each Buff the recipient has."),
    ("lightseekers", "defend", "Heal 2 and 1 more for each Nature Buff you have.",
     "Heal 2. Increase this by 1 for each Nature Buff you have."),
    ("lightseekers", "item", "When equipped, Draw 1 card.", "When you Equip this, Draw 1 card."),
    ("lightseekers", "buff", "Whenever your target plays an Attack card, they must Discard a card.",
     "Whenever your target plays an Attack card, they Discard a card."),
    ("lightseekers", "attack", "The recipient reveals their hand. Deal 1 damage for each Attack card among them.",
     "The recipient reveals their hand. Deal 1 damage for each Attack card revealed this way."),
    ("luminous", "relic", "If you would gain life, gain double that much instead.",
     "If you would gain life, gain twice that much life instead."),
    ("lost-legacy", "item", "Add 2 damage to a character. If it is a fire character, add 3 damage instead.",
     "Add 2 damage to a character. If it is a fire character, add 3 damage to it instead."),
    ("lost-legacy", "environment", "At the start of each player's turn, that player gains 1 MP.",
     "When a turn begins, that player gains 1 MP."),
    ("starlight", "aura own 0-2", "This creature gains 1 Energy at the start of each of its turns.",
     "At the start of this creature's turn, this creature gains 1 Energy."),
    ("starlight", "combat spell", "Knock the attacker back 1 tile.", "Push the attacker 1 tile."),
    ("lost-legacy", "character", "If you have 3 or more honor, this character has offense +20.",
     "While you have 3 or more honor, this character has offense +20."),
    ("lost-legacy", "item", "Give one of your characters 2 power-ups.", "Add 2 power-ups to one of your characters."),
    ("starlight", "basic spell own 0-3", "The target gains 2 ATK, 1 DEF and 1 Energy.",
     "The target gains 2 ATK, gains 1 DEF and gains 1 Energy."),
    ("starlight", "attack enemy 1", "Deal 3 damage. If the defender has no Mana, it takes 2 more damage.",
     "Deal 3 damage. If the defender has no Mana, this attack deals 2 more damage."),
    ("lightseekers", "buff", "Your Fire Attacks deal +2 damage.", "Your Fire Attacks deal 2 more damage."),
    ("lightseekers", "defend", "Put a Buff from your hand into play without paying its cost.",
     "Put a Buff from your hand into play."),
    ("starlight", "attack enemy 1", "Deal 3 damage, ignoring DEF.", "Deal 3 damage. This attack ignores DEF."),
    ("starlight", "basic spell enemy 1-3", "Discard all of the target's Auras.", "Remove all Auras from the target."),
    ("lost-legacy", "item", "Return one of your characters to your hand.", "Eject one of your characters."),
    ("lost-legacy", "character", "This character has offense +10 while attacking.",
     "This character has offense +10 while it is attacking."),
    ("lightseekers", "buff", "The first time each turn you take damage, reduce it by V.",
     "The first time you take damage each turn, reduce it by V."),
    ("lightseekers", "attack", "Deal 2 damage. If the recipient hasn't played a Buff this turn, Draw 1 card.",
     "Deal 2 damage. If the recipient didn't play a Buff this turn, Draw 1 card."),
    ("luminous", "spell", "Prevent all damage that would be dealt to target unit this turn.",
     "Choose a unit. If damage would be dealt to it this turn, prevent it instead."),
    ("luminous", "spell", "Damage that would be dealt to target unit this turn is dealt to you instead.",
     "Choose a unit. If damage would be dealt to it this turn, deal it to you instead."),
    ("luminous", "spell", "If target unit would be destroyed this turn, expend it instead.",
     "Choose a unit. If it would be destroyed this turn, expend it instead."),
    ("luminous", "spell", "A relic can't be attacked this turn.",
     "Choose a relic. Units can't attack it this turn."),
    ("luminous", "spell", "Prevent all combat damage this turn.",
     "If combat damage would be dealt this turn, prevent it instead."),
    ("luminous", "unit", "When you play your first unit each turn, draw 1.",
     "The first time you play a unit each turn, draw 1."),
    ("luminous", "spell", "Cull 3. If two or more units were discarded this way, draw 1.",
     "Cull 3. If there are two or more units discarded this way, draw 1."),
    ("luminous", "spell", "Reveal the top two cards of your deck. If both are units, draw 1.",
     "Reveal the top two cards of your deck. If two of them are units, draw 1."),
    ("luminous", "spell", "Return a unit to its owner's hand if it is expended. Otherwise, expend it.",
     "Choose a unit. If it is expended, return it to its owner's hand. Otherwise, expend it."),
    ("luminous", "unit", "Whenever a unit is destroyed during your turn, if you control a relic, draw 1.",
     "Whenever a unit is destroyed, if it is your turn and you control a relic, draw 1."),
    ("luminous", "spell", "Prevent all damage dealt by attacking units this turn.",
     "If attacking units would deal damage this turn, prevent it instead."),
    ("lightseekers", "attack", "Remove a Buff of the recipient. They may lose 3 health to prevent this.",
     "Remove a Buff of the recipient unless they lose 3 health."),
    ("lightseekers", "buff", "When you are attacked with a Fire card, reduce the damage by 2.",
     "When you are attacked, if it is a Fire card, reduce the damage by 2."),
    ("lightseekers", "defend", "Discard 2 cards. If any of them is an Attack, Heal 3.",
     "Discard 2 cards. If one of them is an Attack, Heal 3."),
    ("lightseekers", "defend", "Gain 1 additional action. It can only be used for Fire cards.",
     "Gain 1 additional action only for Fire cards."),
]  # fmt: skip


def vocabulary_with(paraphrases: dict[str, str]) -> Vocabulary:
    modules = (nouns, verbs, beings, events, costs)
    return Vocabulary("other", modules, core=packs.phrases(*packs.MORE), paraphrases=paraphrases)


@pytest.mark.rules("EN-15")
@pytest.mark.parametrize(("game", "kind", "typed", "house"), SAME)
def test_what_is_typed_otherwise_is_carried_out_alike_and_printed_as_typed(
    game: str, kind: str, typed: str, house: str
) -> None:
    other, same = read_card(typed, game, kind), read_card(house, game, kind)
    assert other.ok, other.errors
    assert other.printed == typed and other.plain == same.plain


@pytest.mark.parametrize(
    ("game", "kind", "typed"),
    [
        # What happened once is counted by events, which say neither which of two heads it was nor what was so then.
        ("luminous", "unit",
         "Whenever this unit becomes expended or is dealt damage, gain 1 life. This triggers only once each turn."),
        ("luminous", "unit", "Whenever you gain life, if you control a relic, deal 1 damage to the opponent. "
         "This triggers only once each turn."),
        # 'They' who must pay have been named.
        ("lost-legacy", "character",
         "When a player moves a character, they must pay 2 MP or this character is destroyed."),
        ("lost-legacy", "character", "When you move a character, they must pay 2 MP or this character is destroyed."),
        # What is moved away is no cost, and 'another' is another than the first.
        ("lost-legacy", "item", "Move 1 damage from a character to another character."),
        ("lightseekers", "buff", "Reduce your Next Defend by 2."),
        # Essence in a cost is a price; an order is none of what is so as long as a unit stands.
        ("luminous", "relic", "Pay 2: Draw 1."),
        ("luminous", "relic", "Once per turn, you may pay 2 to draw a card."),
        ("luminous", "unit", "Choose a player. That player can't draw cards."),
        ("luminous", "unit", "Put a +1/+1 counter on each unit you control."),
        # What is done to a card is said where nothing was, of what nobody chose, or in no turn.
        ("luminous", "spell", "Gain life equal to the sacrificed unit's health."),
        ("luminous", "spell", "Destroy the chosen unit."),
        ("luminous", "spell", "Choose a unit. Destroy another unit."),
        ("luminous", "relic", "You can't draw more than one card."),
        ("luminous", "unit", "Arrive: Gain life equal to the damage dealt."),
        # The damage, and not what was counted last; of two keywords only one has dealt any.
        ("luminous", "unit", "Contact: Draw 1. Gain life equal to the damage dealt."),
        ("luminous", "unit", "Whenever this deals damage, draw a card. Gain life equal to that damage."),
        ("luminous", "spell", "Draw 2 cards. Gain life equal to the damage."),
        ("luminous", "unit", "Arrive or Contact: That player discards a card."),
        ("luminous", "unit", "At the end of your turn, sacrifice this at the beginning of the next end step."),
        ("luminous", "unit", "At the end of your turn, draw 1 at the end of this turn."),
        # Other than this, or than the chosen; and 'it' is the hand or the deck.
        ("luminous", "unit", "Arrive: Choose a unit. Destroy all other units."),
        ("luminous", "spell", "Choose a relic. Destroy all other units."),
        ("luminous", "spell", "Look at the top 3 cards of your deck. Draw a card. Discard a card from it."),
        ("lightseekers", "attack", "Deal 3 damage plus 2 healing for each Buff you have."),
        ("lightseekers", "attack", "Deal 4 damage. Draw 2 cards. Heal half that much, rounded up."),
        # Who of several did it; what else hangs on damage that is known only later; whose cards and which turn.
        ("starlight", "basic spell", "Each own creature may lose 1 Energy. If it does, draw 1 card."),
        ("starlight", "combat spell", "If this attack would deal 5 or more damage, it deals 4 instead and gain 1 DEF."),
        ("starlight", "attack enemy 1", "Deal 5 damage. The defender cannot invoke Attack cards on your next turn."),
        ("starlight", "aura own 0", "This creature's first card each turn costs 1 less Energy."),
        ("starlight", "aura own 0", "When an enemy creature with 3 or less Health dies, draw 1 card."),
        ("starlight", "basic spell", "If this is the second Attack card you invoked this turn, draw 1 card."),
        ("starlight", "basic spell",
         "Remove all Auras from each enemy creature. Draw 1 card for each Aura removed this way."),
        ("starlight", "basic spell", "Swap places with each enemy creature."),
        ("starlight", "basic spell", "You may discard 1 card; draw 1 card."),
        # A capital letter alone makes no family; from where, and who attacked, is not known.
        ("lost-legacy", "character", "Wounded characters have defense -10."),
        ("lost-legacy", "item", "Bury a Beast card."),
        ("lost-legacy", "counter", "When an enemy character attacks, destroy it at the end of the turn."),
        ("lost-legacy", "item", "Each player discards 2 cards. Draw 1 card for each option discarded this way."),
        ("lost-legacy", "character", "You may discard 1 card to add 1 power-up to it."),
        ("lost-legacy", "item", "Draw 1 card for each option discarded this way."),
        # Until then the other creature may invoke some, too; linked to any of them, or to one.
        ("starlight", "basic spell", "Until your next turn, your Attack cards cost 1 less Energy."),
        ("lost-legacy", "item", "Destroy each equipment linked to an enemy character."),
        ("luminous", "spell", "Destroy all units except a relic you control."),
        ("lightseekers", "defend", "Heal half that much, rounded up."),
        # What was Drawn is not what was Discarded since.
        ("lightseekers", "defend", "Draw 2 cards. Discard 1 card. Heal 2 for each Defend card among them."),
        ("lightseekers", "buff", "When you take damage, they Discard 1 card and you Draw 1 card."),
        # 'Both' are two.
        ("luminous", "spell", "Choose three units. Both get +1/+1 until end of turn."),
        ("luminous", "spell", "Choose a unit and two relics. Destroy both."),
        ("lightseekers", "defend", "Choose 3 Buffs. Rotate both."),
        # Attacking is said of the units.
        ("luminous", "spell", "Destroy all attacking units and relics."),
        # A target is one that is chosen.
        ("luminous", "spell", "If damage would be dealt to target unit this turn, prevent it."),
        ("luminous", "spell", "Units can't block target unit this turn."),
        ("luminous", "spell", "If you control target unit, draw 1."),
        ("lost-legacy", "character", "When this character attacks target character, draw 1 card."),
        # Who takes more: it, or who is attacked? Who rests? Other than which?
        ("starlight", "basic spell", "Whenever this creature attacks, it takes 1 more damage."),
        ("lost-legacy", "character", "Characters in the close range of this character have +1 offense while resting."),
        ("lost-legacy", "item", "Destroy a character and another character."),
        ("luminous", "spell", "Destroy a unit or a relic with cost 2 or less."),
        # Whose is the unit, or the Buff?
        ("luminous", "spell", "Destroy a unit or a relic the opponent controls."),
        ("lightseekers", "attack", "Return a Buff or an Item of another hero."),
        ("lost-legacy", "item", "Destroy a character or an option your opponent controls."),
        # Who loses life, and only if the offer was taken?
        ("luminous", "spell", "The opponent may draw 1, then lose 2 life."),
        ("luminous", "spell", "You may sacrifice a unit, then draw 2."),
        ("luminous", "spell", "Each player may draw 1, then discard 1 or lose 1 life."),
        ("lightseekers", "attack", "Your target may Draw 1 card, then Discard 1 card."),
        # Of two deeds behind an offer one speaks of what it brings: is the other one done in any case?
        ("luminous", "spell", "You may put a unit from your hand into play. Gain 3 life and it gains Dash."),
        ("luminous", "spell", "You may ready a relic. Draw 1 or expend that relic."),
        ("lightseekers", "attack", "You may Return one of your Items. Heal 1 and Remove it."),
        # Where there is no choice it is nobody's.
        ("luminous", "spell", "Destroy your hand of your choice."),
        ("luminous", "unit", "Arrive: Destroy this of your choice."),
        # A target is chosen: it is not any unit that something happens to.
        ("luminous", "spell", "Whenever target unit attacks this turn, draw 1."),
        ("luminous", "spell", "Damage that would be dealt to target unit is dealt to you instead."),
        ("lost-legacy", "character", "When target character attacks, draw 1 card."),
        # What each player did this way is not what you did.
        ("luminous", "spell", "Each player voids a card from their hand. If you voided a unit this way, draw 2."),
        ("lightseekers", "defend", "Each hero Discards a card. If you Discarded an Attack this way, Heal 2."),
        # A player may be you, so 'they' is not the opponent.
        ("luminous", "unit", "Whenever a player plays a spell, draw 1 if you control more relics than they do."),
        # What cards cost is asked before they are in play, and 'the first' is over as they enter it.
        ("luminous", "relic", "Units you play cost 1 less and enter play expended."),
        ("luminous", "relic", "The first unit you play each turn costs 1 less and enters play expended."),
        # Once each turn: a condition that may change within the turn is not counted.
        ("luminous", "relic", "Whenever you Pivot, if you control a unit, draw 1. This triggers only once each turn."),
        # Prevent what? Of two deeds 'this' may be one or both.
        ("lightseekers", "attack", "Deal 5 damage and Draw 1 card. The recipient may Discard 2 cards to prevent this."),
        ("lightseekers", "attack", "Look at the recipient's hand and choose a Buff. They Discard it."),
        # Cards that deal more may also heal, or this one does: it is not said which.
        ("lightseekers", "buff (1)(1)--", "Your combos deal 1 more damage and Heal you for 1."),
        # What hangs on an 'if' by one half could be done in any case by the other.
        ("luminous", "spell", "If you control a relic, destroy a unit. Its controller draws 1 and you gain 1 life."),
        # What was sacrificed is not in play: 'it' would be the token, and nothing would come of it.
        ("luminous", "unit", "When this unit is blocked, you may sacrifice a token. If you do, it gains Lunge."),
        # A bonus ends where its number does.
        ("luminous", "unit", "This unit gets +2/+1 for each relic you control, up to +1/+4."),
        ("luminous", "spell", "Play a 1/1 Moth unit token with Mulch."),
        # Of what stands an article chooses nobody.
        ("luminous", "relic", "Prevent all damage that would be dealt to a unit you control."),
        # Two conditions are not one.
        ("lost-legacy", "character", "While it is your turn, if you have 3 or more honor, this character has flying."),
        # What is forbidden of some is not said to be allowed of others of another sort.
        ("lightseekers", "buff", "Buffs of other heroes can't be Returned. Your own Items can."),
        # 'And' between kinds is for all of them; behind a number it would be something else.
        ("luminous", "spell", "Destroy two units and relics."),
        # Two sentences that have nothing to do with each other are not read together.
        ("luminous", "spell", "Choose a keyword from among Flight, Guardian and Siphon. Draw 1."),
        ("luminous", "spell", "Frob 1. Shuffle the rest first."),
        ("luminous", "spell", "Choose a unit you control and a unit the opponent controls. Draw 1."),
        # Of what 'or' joins one is chosen: no number and no 'each' is lost.
        ("luminous", "spell", "Destroy two units or a relic."),
        ("luminous", "spell", "Destroy each unit or each relic."),
        ("lightseekers", "defend", "Return two Buffs or an Item of another hero."),
        ("lost-legacy", "item", "Destroy two characters or an option."),
        ("lost-legacy", "item", "Rest one of your characters or each of your opponent's characters."),
        # Where nothing is chosen a number is refused; what is Drawn from the top is not looked for.
        ("luminous", "spell", "Two relics the opponent plays cost 2 more this turn."),
        ("lightseekers", "attack", "Draw 1 card and a Buff."),
        # A shield that lasts over several hits is not one hit reduced.
        ("lightseekers", "defend", "Prevent the next 3 damage you would take."),
        # A limit is for a turn: of which one it is must be said.
        ("lightseekers", "buff", "Other heroes can't play more than 1 Attack card."),
        ("luminous", "unit", "The opponent can't play more than 1 spell."),
        ("luminous", "spell", "The opponent can't play more than 1 spell each turn."),
        ("luminous", "unit", "Whenever you play more than 1 spell, draw 1."),
        # [EN-1] A condition behind ', then' is not for what stands before it.
        ("luminous", "spell", "Draw 1, then gain 2 life if you control a relic; otherwise, lose 1 life."),
        # 'Then' says that the damage before is done: 'this' would be part of it.
        ("lightseekers", "attack", "Deal 2 damage. Then, if the recipient has 10 or less health, increase this by 2."),
        ("lightseekers", "defend", "Until your next turn, whenever you Draw a card, the attacker takes 2 damage."),
        ("luminous", "spell", "A unit you control enters expended."),
        ("lightseekers", "attack", "Skip the recipient's next Draw Phase."),
        ("lightseekers", "buff", "When you are attacked, skip your next Draw Phase."),
        # How often is part of the sense where nothing is done at once.
        ("luminous", "unit", "This can't be destroyed once."),
        ("luminous", "unit", "You can play only one orb each turn."),
        # A unit, or a Buff, of those that were looked at, or in play?
        ("luminous", "spell", "Look at the opponent's hand. Choose a unit. The opponent discards it."),
        ("lightseekers", "attack", "Look at the recipient's hand. Choose a Buff. The recipient Discards it."),
        # Once is not the first time: an offer that is declined does not count.
        ("luminous", "relic", "Once each turn, when you gain life, you may draw a card."),
        # What a card was before it was changed nothing tells, unless it has left.
        ("luminous", "spell", "Gain control of a unit. If it was a unit the opponent controls, gain 3 life."),
        ("luminous", "spell", "Remove 1 durability from a relic. If its durability was 1 or less, draw 1."),
        ("luminous", "spell", "A unit gets +2/+0 this turn. If its attack was 4 or more, draw 1."),
        ("luminous", "spell", "Destroy a unit, then return it to its owner's hand. If it was a token, draw 1."),
        ("luminous", "unit", "Whenever a unit is destroyed, put it into play. If it was a token, draw 1."),
        ("lightseekers", "defend", "Make a Buff Dormant. If it was a Dormant Buff, Draw 1 card."),
        ("lightseekers", "attack", "Remove a Buff of the recipient. If it was a Dormant Buff, Draw 1 card."),
        # An offer is no limit.
        ("luminous", "spell", "You may play up to 2 units from your hand this turn."),
        # No card in a deck attacks; two decks have two such cards; a card goes to its owner's hand.
        ("luminous", "spell", "Reveal cards from the top of your deck until you reveal an attacking unit."),
        ("luminous", "spell", "Reveal cards from the top of each player's deck until you reveal a unit."),
        ("luminous", "spell", "Reveal the top card of the opponent's deck. Put it into your hand."),
        ("luminous", "spell",
         "Reveal cards from the top of the opponent's deck until you reveal a unit. Put it into your hand."),
        # Whose turn it is: the attacker's next Draw Phase is in this one.
        ("lightseekers", "buff", "When you are attacked, the attacker skips their next Draw Phase."),
        ("lightseekers", "defend",
         "Until your next turn, when you are attacked, the attacker skips their next Draw Phase."),
        # Who Discarded, whose deck, and who can't is part of the sense.
        ("lightseekers", "attack", "The recipient Discards 2 cards. Draw as many cards as you Discarded."),
        ("lightseekers", "attack", "The recipient Discards 2 cards. Draw 1 card for each card you Discarded."),
        ("lightseekers", "attack", "You and the recipient each Discard 2 cards. Draw as many cards as you Discarded."),
        ("lightseekers", "attack", "Look at the top 3 cards of the recipient's deck, and shuffle."),
        ("lightseekers", "buff", "Other heroes can't take cards from their discard pile."),
        # This card is no such card, or was played in an earlier turn; and it is not on its way to a pile.
        ("lightseekers", "buff",
         "At the end of your turn, if this is the first card you played this turn, Draw 1 card."),
        ("lightseekers", "buff", "If this is the first card you played this turn, Draw 1 card."),
        ("lightseekers", "attack", "Deal 1 damage. If this is the first Buff you played this turn, Draw 1 card."),
        ("lightseekers", "defend", "Heal 2. If this is the first Attack you played this turn, Draw 1 card."),
        ("lightseekers", "buff", "Put this into your hand instead of your discard pile."),
        # In the hand that was shown, or in play?
        ("lightseekers", "attack", "The recipient reveals their hand. Deal 1 damage for each Fire card they have."),
        ("lightseekers", "attack", "The recipient reveals their hand. If they have a Buff, deal 2 damage."),
        ("lightseekers", "attack", "Until your next turn, the recipient can't play more than 1 card."),
        # Just two of them is not two or more.
        ("lightseekers", "buff", "Heroes who played 2 Buffs this turn can't play Buffs."),
        # Only a discard pile is closed, and only as a whole.
        ("lightseekers", "buff", "Cards can't leave your hand."),
        ("lightseekers", "buff", "Cards can't be moved to your hand."),
        # They are nobody where nobody is hit without a name, or where somebody else was named.
        ("lightseekers", "attack", "Draw 2 cards. They Discard 1 card."),
        ("lightseekers", "defend", "Deal 2 damage. They Discard 1 card."),
        # Whose cards, where the hand of another was shown?
        ("lightseekers", "attack", "The recipient reveals their hand. If you have a Fire card, deal 2 damage."),
        ("lightseekers", "defend", "Draw cards from the top of your deck until you reveal a Buff."),
        # Who acts chooses: another's choice is no courtesy.
        ("luminous", "spell", "The opponent discards a card of your choice."),
        ("luminous", "spell", "The opponent may destroy a unit of your choice."),
        ("luminous", "spell", "Destroy a unit of their choice."),
        ("lightseekers", "attack", "The recipient must discard 1 card of your choice."),
        ("starlight", "basic spell", "The opponent discards a card of your choice."),
        ("luminous", "spell", "The opponent reveals their hand. Have them put a unit from among them on the bottom."),
        # Neither is 'other', nor whose deck it is.
        ("starlight", "basic spell", "All other creatures lose 1 Energy."),
        ("luminous", "spell", "Look at the top card of the opponent's deck. Shuffle."),
        # Who may and does not could.
        ("luminous", "spell", "The opponent may discard 1. If they can't, they lose 3 life."),
        # A spell looks once.
        ("luminous", "spell", "Each spell you play costs 1 less while you haven't played a spell this turn."),
        # Of whom 'it' is said counts, and whose step, pile or turn it is.
        ("luminous", "unit", "If damage would be dealt to this, it deals twice that damage instead."),
        ("luminous", "spell", "Target unit doesn't ready during your next ready step."),
        ("luminous", "spell", "It gets +1/+1 until end of turn."),
        ("luminous", "spell", "Void a unit until it leaves play."),
        ("lightseekers", "attack", "Deal 1 damage for each card of the recipient in the discard pile."),
        ("starlight", "basic spell", "It loses 1 Energy."),
        # What is asked before anything is chosen cannot ask about what is chosen.
        ("starlight", "basic spell enemy 1-2", "Only play this if the target has 6 or less Health. Draw 1 card."),
        # In full, or divided among some: how many of them is part of the sense.
        ("luminous", "spell", "Deal 3 damage divided as you choose among two units."),
        # An orb or a Bloom may pay essence: it is no cost beside it.
        ("luminous", "spell", "As an additional cost to play this, sacrifice a token. Draw 1."),
        # Cards come one at a time: a trigger that counts them would not count.
        ("luminous", "unit", "Whenever two units you control attack, draw 1."),
        ("luminous", "unit", "Whenever no unit blocks this, draw 1."),
        ("luminous", "unit", "Whenever you draw 2, gain 1 life."),
        ("luminous", "unit", "Whenever you sacrifice two or more units, gain 1 life."),
        ("luminous", "unit", "At the end of your turn, if each unit you control attacked this turn, draw 1."),
        # A prohibition is for any such card: nothing is counted.
        ("luminous", "unit", "This can't be blocked except by two or more units."),
        ("luminous", "unit", "This can't be blocked by two units."),
        ("luminous", "spell", "The opponent can't play two spells this turn."),
        ("luminous", "spell", "If you control all relics, draw 1."),
        # How, whose, where to and how long: what nothing looks at is refused, not passed over.
        ("luminous", "unit", "This doesn't ready during the opponent's ready step."),
        ("luminous", "spell", "The opponent can't draw two cards this turn."),
        ("luminous", "spell", "The opponent can't draw a card from your deck this turn."),
        ("luminous", "unit", "This can't be returned to your deck."),
        ("luminous", "spell", "Put a card from your hand on the bottom of the opponent's deck."),
        ("luminous", "spell", "A unit deals 2 damage to you until end of turn."),
        ("luminous", "spell", "A unit gains Flight each turn."),
        ("luminous", "unit", "Whenever you discard a card at random, draw 1."),
        ("luminous", "unit", "Whenever you play a card without paying its cost, draw 1."),
        ("luminous", "unit", "Whenever you return a unit to your deck, draw 1."),
        ("luminous", "unit", "Whenever a unit attacks this turn, draw 1."),
        ("lightseekers", "buff ( )( )--", "When up to 2 heroes Attack, Draw 1 card."),
        ("lightseekers", "buff ( )( )--", "When you Store a card face down under this, Draw 1 card."),
        ("lightseekers", "defend", "If each hero Attacked this turn, Draw 1 card."),
        ("lightseekers", "defend", "If each of your Buffs was Rotated this turn, Draw 1 card."),
        ("luminous", "spell", "Destroy each unit. You then draw a card for each unit lost this way."),
        # 'It' behind a condition about two creatures could be either.
        ("starlight", "basic spell enemy 1-2", "If the target is adjacent to this creature, it loses 1 Energy."),
        ("starlight", "combat spell", "If the attacker has more Health than the defender, it loses 2 Health."),
        # What the end of an attack is cannot be asked before it; nor can its text hold for a Combat that is over.
        ("starlight", "combat spell", "This attack deals 1 less damage for each 2 damage dealt."),
        ("starlight", "combat spell", "The defender takes 2 damage. If the defender died, draw 1 card."),
        ("starlight", "attack enemy 1", "Deal 3 damage. At the start of its next turn, the attacker loses 1 Mana."),
        ("starlight", "basic spell", "At the end of this turn, the attacker loses 1 Health."),
        # What was before is known where something happens instead.
        ("starlight", "basic spell enemy 1-3", "The target loses 1 Mana. If it had no Mana, it loses 3 Health."),
        # Of both creatures, or of this one?
        ("starlight", "aura own 0", "Your Attack cards cost 2 less Energy."),
        ("starlight", "basic spell", "If this creature has negative Energy, draw 1 card."),
        ("starlight", "attack enemy 1", "Deal 2 damage. The defender can't invoke Spells this Combat and gain 1 ATK."),
        ("starlight", "aura own 0", "When this creature is attacked, gain Energy equal to the damage dealt."),
        ("starlight", "combat spell", "After the attack, move up to 1 tile."),
        ("starlight", "enchantment", "Enchant an Attack card. The defender loses all DEF before damage is dealt."),
        ("starlight", "aura own 0", "When it invokes a Spell, it loses 1 Health."),
        ("starlight", "aura own 0", "When an enemy creature moves, it loses 1 DEF. When it dies, draw a card."),
        ("starlight", "basic spell", "This turn, this creature's attacks deal 1 more damage for each Aura on it."),
        # On an enemy 'you' is not the creature that bears it; elsewhere 'you' are never 'it'.
        ("starlight", "aura enemy 1-3", "At the end of this creature's turn, if you are adjacent to it, draw 1 card."),
        ("starlight", "aura enemy 1-3", "When you lose Health, gain 1 ATK."),
        ("starlight", "aura own 0", "When you lose Health, it gains 1 ATK."),
        # 'It' could be either; of whom a condition has found none there is nobody to speak of.
        ("starlight", "basic spell", "If an enemy is adjacent to this creature, it loses 1 DEF."),
        ("starlight", "basic spell", "If there is no enemy creature adjacent to you, that enemy loses 1 DEF."),
        ("starlight", "basic spell", "If you are adjacent to an enemy, gain 1 DEF. That enemy loses 1 DEF."),
        # A card and its Enchantment would both be the next card; what others hold is hidden.
        ("starlight", "basic spell", "This creature's next card this turn costs 2 less Energy."),
        ("starlight", "basic spell", "Your next Attack card costs 2 less Energy."),
        ("starlight", "basic spell", "The opponent discards an Attack card."),
        ("starlight", "basic spell", "Up to two enemy creatures move up to 1 tile."),
        ("starlight", "basic spell", "Spend all your ATK."),
        # Than which card? A card is like itself; and a trigger speaks of nothing that it names only behind.
        ("lost-legacy", "item", "Destroy a character with lower speed."),
        ("lost-legacy", "character", "When you play a character, if it has a higher level than it, draw 1 card."),
        ("lost-legacy", "character", "When it destroys a character, draw 1 card."),
        ("lost-legacy", "character", "This character cannot be attacked except by characters with Archery."),
        # Behind 'destroys a character' it is that character, which nobody readies.
        ("lost-legacy", "character", "When this character destroys a character, ready it."),
        ("lost-legacy", "weapon", "When the linked character destroys a character, add 1 power-up to it."),
        ("lost-legacy", "character", "Offense +10."),
        ("lost-legacy", "item", "Draw 1 card for each damage on the character it threatens."),
        # How many pieces an action adds is not told: they are added one at a time.
        ("lost-legacy", "counter", "When damage is added to your character, add that much damage to a character."),
        ("lost-legacy", "character", "When this character is destroyed, draw that many cards."),
        # A card that is discarded when it is played offers nothing afterwards but within what it does.
        ("lost-legacy", "counter", "When your opponent plays a character, rest it. You may draw 1 card."),
        ("lost-legacy", "item", "You gain no honor for it."),
        # By what does nobody gain honor, and who never does?
        ("lost-legacy", "character", "When your opponent draws a card, your opponent gains no honor."),
        ("lost-legacy", "character", "When your character is destroyed, you gain no honor."),
        ("lost-legacy", "character", "When this character destroys a character, your opponent gains no honor for it."),
        # Whose hand it is, and who chooses.
        ("lost-legacy", "item", "Return your character to your opponent's hand."),
        ("lost-legacy", "item", "Return a character to your opponent's hand."),
        ("lost-legacy", "item", "Your opponent discards 1 card, or your opponent loses 1 honor."),
        # To enter can come about in several ways, and only one action can be replaced.
        ("lost-legacy", "character", "If an opponent's character would enter your territory, rest it instead."),
        # An attack has a range for its defender; who is its attacker is never out of it.
        ("starlight", "combat spell", "This attack misses if the attacker is out of range."),
        ("starlight", "basic spell enemy 1-2", "If this creature died, draw 1 card."),
        ("starlight", "aura own 0", "That creature loses 1 Energy whenever it moves."),
        ("starlight", "basic spell", "Each enemy creature loses all ATK. Its ally gains 1 DEF."),
        # Capturing is not neutralizing; whose Generator it is must be asked first.
        ("starlight", "basic spell", "Capture it."),
        ("starlight", "basic spell", "If this creature is on an enemy Generator, capture it."),
        # Whose cards cost less is not said by an Aura.
        ("starlight", "basic spell", "Each enemy creature loses 1 Energy and can't move this turn."),
        ("starlight", "aura own 0", "Your other creature's Attack cards deal 1 more damage."),
        ("starlight", "aura own 0", "The next Attack against this creature deals no damage. Draw 1 card."),
        ("starlight", "aura own 0", "The next Attack against your other creature deals no damage."),
        ("starlight", "basic spell", "This creature can't move."),
        ("starlight", "basic spell", "Your Attacks deal 1 more damage until your next turn."),
        ("starlight", "basic spell", "After the enchanted card resolves, draw 1 card."),
        ("starlight", "enchantment", "Enchant a Spell card. After the attack, draw 1 card."),
        ("starlight", "basic spell", "Spend 2 Health."),
        ("starlight", "combat spell", "Gain 3 DEF until the end of this Combat."),
        # [EN-3] Who is attacked, or who attacks?
        ("starlight", "aura own 0", "When an enemy attacks this creature, it loses 1 Energy."),
        ("starlight", "basic spell enemy 1-2",
         "The target loses 1 Energy for each Aura on this creature and can't move this turn."),
        # [EN-5] Who draws?
        ("starlight", "basic spell", "All enemies lose 1 Energy and draw 1 card."),
        ("starlight", "combat spell", "The attacker and the defender lose 1 Energy and take 1 damage."),
        # The attack and its Combat are over, or have not begun.
        ("starlight", "enchantment", "Enchant an Attack card. After the attack, this attack deals 2 more damage."),
        ("starlight", "enchantment",
         "Enchant an Attack card. After the attack, the target can't invoke Spells this Combat."),
        ("starlight", "enchantment", "If the defender died, draw 1 card. Enchant an Attack card."),
        ("starlight", "enchantment", "Enchant a Spell card. If the defender died, draw 1 card."),
        ("starlight", "enchantment", "Enchant an Attack card. If the defender died, draw 1 card. Gain 1 Mana."),
        ("starlight", "enchantment", "Enchant an Attack card. If this creature is on a Star tile, gain 1 Mana. "
         "If the defender died, draw 1 card. Otherwise, lose 1 Energy."),
        ("starlight", "basic spell", "Prevent 2 damage."),
        ("starlight", "basic spell", "This attack deals 2 less damage."),
        ("starlight", "movement", "Move up to 2 tiles. Prevent 2 damage."),
        ("starlight", "aura own 0", "When this creature takes damage, prevent 2 damage."),
        ("starlight", "enchantment", "Enchant a Movement card. This attack deals 2 less damage."),
        # A formula is no number that another could replace.
        ("starlight", "attack enemy 1",
         "Deal 1 damage for each Aura on the defender. If this was telegraphed, deal 5 damage instead."),
        # Other than the target, or than this creature?
        ("starlight", "basic spell own 0-3", "The target gains 1 Energy. Each other own creature gains 1 Energy."),
        # Who has died is not on the board any more.
        ("starlight", "aura own 0",
         "When this creature dies, your other creature gains Energy equal to this creature's Mana."),
        ("starlight", "aura own 0", "When this creature dies, if this creature is on a Star tile, draw 1 card."),
        ("starlight", "aura own 0", "When this creature dies, gain 1 Energy."),
        ("starlight", "aura own 0", "When this creature dies, its ally gains 1 Energy."),
        ("starlight", "aura own 0", "When an enemy creature dies, that creature loses 1 Energy."),
        ("starlight", "movement", "Move exactly 18 tiles."),
        # Whose Generator, and that it is so at all, is asked of who captures it, in the same sentence.
        ("starlight", "basic spell enemy 1-3", "If the target is on a neutral Generator, capture it."),
        ("starlight", "basic spell", "If this creature is on a neutral Generator, draw 1 card. Capture it."),
        ("starlight", "basic spell",
         "If this creature is on a neutral Generator or this creature has 3 or more Energy, capture it."),
        # Whoever is said to do it, these are carried out for the controller of the text.
        ("lost-legacy", "item", "Your opponent looks at the top card of your deck."),
        ("lost-legacy", "item", "Each player digs 3."),
        ("lost-legacy", "item", "Your opponent plays 1 additional character this turn."),
        # Whose opponent?
        ("lost-legacy", "character", "When a player draws a card, the opponent gains 1 MP."),
        # An ability attacks by a mental attack.
        ("lost-legacy", "character", "This character cannot be attacked by abilities."),
        # The item is gone by then.
        ("lost-legacy", "item", "Gain 1 MP. At the end of your turn, gain 5 MP."),
        ("lost-legacy", "item", "When your turn begins, draw 1 card."),
        # What waits, and what does not?
        ("lost-legacy", "item", "Play a character from your disposal and destroy it at the end of the turn."),
        # Nobody is asked which one.
        ("lost-legacy", "environment", "One of your characters has offense +10."),
        ("lost-legacy", "environment", "2 of your characters have offense +10."),
        ("lost-legacy", "item", "Draw 1 card for each damage on one of your characters."),
        ("lost-legacy", "equipment", "Offense +10 for each of your characters."),
        ("lost-legacy", "character", "When this character destroys an option, after the battle draw 1 card."),
        # Whose hand, of which card, how often: what the rules or the verb do not say is not guessed.
        ("lost-legacy", "item", "Return an opponent's character to your hand."),
        ("lost-legacy", "item", "Add 1 damage to each character in close range."),
        ("lost-legacy", "item", "Destroy a character for each of your characters."),
        ("lost-legacy", "item", "Execute a mental attack of 10 on a character for each of your characters."),
        ("lost-legacy", "character", "While another character you have is in this card's close range, its speed +1."),
        ("lost-legacy", "item", "A player draws 1 card."),
        # After which battle, and of whom, is part of the sense.
        ("lost-legacy", "character", "When your turn begins, after the battle draw 1 card."),
        ("lost-legacy", "character", "When one of your characters is attacked, after the battle draw 1 card."),
        ("lost-legacy", "character", "When this character is attacked by a mental attack, rest it after the battle."),
        ("lost-legacy", "character", "When this character destroys a character with Flying, after the battle rest it."),
        ("lost-legacy", "character", "One of your characters cannot be chosen while another is in its close range."),
        ("lost-legacy", "counter", "When an opponent's character moves, rest it until your next turn begins."),
        ("lost-legacy", "counter",
         "When an opponent's character moves, its speed -1 until the end of your opponent's next turn."),
        ("lost-legacy", "item", "Choose each character. Rest it."),
        # Nothing was chosen, or it would be compared with itself.
        ("lost-legacy", "item", "Characters of that element gain flying until the end of the turn."),
        ("lost-legacy", "item", "Choose a number from 3 to 1. Draw that many cards."),
        ("lost-legacy", "item", "Choose an option. If it has the same class as it, discard it."),
        ("lost-legacy", "item", "Choose an option. If it has the same class as the erased card, discard it."),
        ("lost-legacy", "item", "Destroy the character with the highest stats."),
        # What the timing tells, or what was sent away?
        ("lost-legacy", "character", "When your opponent gains MP, discard 1 card and gain that much MP."),
        ("lost-legacy", "item", "Remove all damage from each of your characters and draw that many cards."),
        ("lost-legacy", "counter", "When your opponent plays an item, void its ability unless they draw 1 card."),
        # Nothing is about to happen here.
        ("luminous", "spell", "Prevent it."),
        ("luminous", "spell", "Prevent 2 of that damage."),
        ("luminous", "spell", "Deal that damage to a unit."),
        ("luminous", "unit", "Whenever this is dealt damage, twice that damage is dealt."),
        # There is nothing that could be limited, replaced or remembered.
        ("luminous", "unit", "Arrive: Draw 1. Use this only once each turn."),
        ("luminous", "unit", "Arrive: Deal 1 damage to a unit. When it is destroyed this turn, draw 1."),
        ("starlight", "basic spell", "If this creature is on a Star tile, gain 1 ATK instead."),
        ("starlight", "combat spell", "The defender draws 1 card."),
        ("starlight", "basic spell", "Each enemy creature discards 1 card."),
        ("starlight", "attack enemy 1", "Deal 3 damage. Draw 1 card, then this attack deals 1 more damage."),
        ("starlight", "combat spell",
         "This attack deals 1 less damage. If the attacker is out of range, this attack deals 3 less damage instead."),
        # ---- how many of the modes
        ("luminous", "spell", "Choose one or more: gain 2 life; draw 1; ready a unit. If you chose both, draw 1."),
        ("luminous", "spell", "Choose one: gain 2 life; or draw 1. If you chose both, lose 3 life."),
        ("luminous", "spell", "Choose two: gain 2 life; draw 1; ready a unit. If you chose two or more, draw 1."),
        ("luminous", "spell", "Choose up to two: gain 2 life; draw 1; ready a unit. If you chose all, draw 1."),
        ("luminous", "spell", "Choose up to three: gain 2 life; or draw 1."),
        ("luminous", "spell", "Choose one or both: gain 2 life; or draw 1; or ready a unit."),
        # ---- of whom a condition asks, and how many
        ("luminous", "spell", "If a player controls two relics, draw 1."),
        ("luminous", "spell", "If a player controls a relic, that player draws 1."),
        ("luminous", "spell", "If each player controls a relic, draw 1."),
        ("luminous", "spell", "If a player lost 3 or more life this turn, draw 1."),
        ("luminous", "spell", "Whenever exactly one unit attacks this turn, draw 1."),
        ("luminous", "unit", "This can't be blocked by exactly two units."),
        ("luminous", "spell", "Discard at least one card."),
        ("luminous", "unit", "Whenever this attacks, if it had Flight, draw 1."),
        ("luminous", "unit", "When this attacks, if a unit dealt damage to it this turn, destroy that unit."),
        ("luminous", "spell", "You may discard 1. If you can't, lose 3 life."),
        ("luminous", "unit", "Each unit gets +1/+1 or Flight."),
        # ---- as which card, and who is attacked when
        ("lightseekers", "hero", "If you have 3 Buffs of the same Element, your Attacks deal 1 more damage."),
        ("lightseekers", "attack", "Remove a Buff of the recipient. Draw a card of the same Element."),
        ("lightseekers", "attack", "If you have a Buff, Attack your target. Deal 3 damage."),
        ("lightseekers", "buff (2)(1)--",
         "When you play an Attack card, you may Discard 1 card to increase its damage by V."),
        ("lightseekers", "defend", "Swap one of your Buffs with a Buff in your hand. Both Restart."),
        ("luminous", "spell", "Draw 1. This triggers only once each turn."),
        ("luminous", "unit",
         "Arrive: The opponent reveals their hand. Choose a unit from it and void it until this leaves play."),
        ("lightseekers", "attack", "Deal 2 damage. The Next time the recipient Heals, deal 2 damage to them."),
        ("lightseekers", "attack", "Discard down to 2 cards."),
        ("lightseekers", "attack", "Deal 2 damage to each hero of your choice."),
        ("luminous", "spell", "Destroy a unit with greater attack."),
        ("luminous", "unit", "Units you control can't be blocked by units with greater attack."),
        ("luminous", "spell", "Choose a unit in each discard pile. Void it."),
        ("luminous", "spell", "The opponent puts a unit from their hand into play under your control."),
        ("luminous", "spell", "The opponent destroys a unit of your choice."),
        ("lightseekers", "attack", "Choose another hero. Choose another hero. Deal 2 damage to those heroes."),
        ("lightseekers", "buff ( )( )--",
         "When you Attack, you may Rotate this forward. If you do, increase its damage by 2."),
        ("lightseekers", "buff ( )( )--", "Cancel the Next Attack against you, then Remove this."),
        ("lightseekers", "attack", "Your target Attacks your enemy. Deal 3 damage."),
        # ---- limits, numbers that are chosen, parts of damage
        ("luminous", "spell", "The opponent draws cards until you have four cards in hand."),
        ("luminous", "unit", "The opponent can't attack with more than one unit."),
        ("luminous", "unit", "The opponent can't attack with more than one Mossbound unit each turn."),
        ("luminous", "spell", "Destroy all units with that cost."),
        ("luminous", "spell", "Choose a number from 3 to 1. Draw that many."),
        ("luminous", "unit", "Units the opponent controls attack this turn if able."),
        ("luminous", "spell", "Deal 4 damage divided as you choose among any number of units and players."),
        ("luminous", "spell", "Deal 4 damage divided as you choose among any number of units and each player."),
        ("luminous", "relic", "Once each turn, whenever you play a spell, you may draw a card."),
        ("luminous", "unit", "Whenever this is dealt 2 damage, draw 1."),
        # ---- abilities in quotation marks
        ("luminous", "relic", "Units you control have \"Expend: Deal 1 damage to a unit.\""),
        ("luminous", "relic", "Units you control have \"At the start of your turn, gain 1 life.\""),
        ("luminous", "spell", "A unit gains \"Draw 1.\" until end of turn."),
        ("luminous", "spell", "A unit gains \"Contact: Draw 1. until end of turn."),
        ("luminous", "relic", "Units with \"Contact: Draw 1.\" have Flight."),
        ("luminous", "spell", "\"Draw 1.\""),
        # ---- Starlight: later, chosen, divided, looked at
        ("starlight", "attack enemy 1", "Deal 2 damage. At the end of this turn, this attack deals 2 more damage."),
        ("starlight", "aura own 0", "At the start of your next turn, draw 2 cards."),
        ("starlight", "basic spell", "Spend any amount of Health. Gain that much DEF."),
        ("starlight", "basic spell", "Lose any amount of DEF. Gain that much ATK."),
        ("starlight", "basic spell", "Draw that many cards."),
        ("starlight", "basic spell", "Each player discards their hand, then draws that many cards."),
        ("starlight", "basic spell", "Divide 30 damage among enemies."),
        ("starlight", "attack enemy 1", "Deal 3 damage divided as you choose among adjacent enemies."),
        ("starlight", "attack enemy 1", "Deal 2 damage. This attack knocks the defender back 1 tile."),
        ("starlight", "spell", "If the defender is slammed, draw 1 card."),
        ("starlight", "basic spell", "Look at the top 3 cards of your Draw Pile. Discard it."),
        ("starlight", "basic spell", "Look at the opponent's hand. Put that card into your hand."),
        ("starlight", "basic spell", "Choose a card from it."),
        ("starlight", "attack enemy 1", "Deal 1 damage. If the defender has no Auras, discard it."),
        ("starlight", "basic spell", "If you have more cards in hand than you, draw 1 card."),
        ("starlight", "aura own 0", "Whenever another enemy creature dies, draw 1 card."),
        ("starlight", "basic spell", "Choose any number: gain 1 Energy; gain 1 Mana; draw 1 card; gain 1 DEF."),
        # ---- which player, and by whom
        ("lost-legacy", "item", "Each player draws 1 card. They lose 1 MP."),
        ("lost-legacy", "environment", "When a character is played, they lose 1 MP."),
        ("lost-legacy", "character", "This character cannot be rested by characters with Flying."),
        ("lost-legacy", "character", "This character cannot be threatened by a character."),
        ("lost-legacy", "item", "Each player chooses a number from 1 to 3. Draw that many cards."),
        ("lost-legacy", "item", "Each player chooses an element. Destroy a character of that element."),
        ("starlight", "basic spell", "They discard 1 card."),
        ("starlight", "basic spell", "Each player may discard a card. If they do, draw 1 card."),
        ("starlight", "basic spell", "The opponent may lose 2 Energy. If they do, draw 1 card."),
        # ---- who is not there any more
        ("lost-legacy", "equipment", "When this card leaves the field, draw 1 card."),
        ("lost-legacy", "character", "When this character is replaced, draw 1 card."),
        ("lost-legacy", "character",
         "When this character destroys a character, you may build-up it with a character from your disposal."),
        # ---- what was not left open, not done or not known
        ("starlight", "basic spell", "After this Combat, gain 2 Energy."),
        ("starlight", "combat spell", "If the defender was slammed, draw 1 card after this Combat."),
        ("starlight", "basic spell", "Lose 2 Energy. Gain 1 DEF for each Energy lost this way."),
        ("starlight", "basic spell", "Lose up to 2 Energy. Gain 1 DEF for each Mana lost this way."),
        ("starlight", "basic spell", "Set this creature's ATK to 0. If you do, gain 1 Mana."),
        ("starlight", "basic spell", "Choose a number from 1 to 3. Choose a number from 2 to 3. Draw that many cards."),
        ("starlight", "spell any 0-2", "Add 1 counter to the target."),
        # ---- [EN-12] what a card of that kind never has or undergoes
        ("lost-legacy", "equipment", "When the linked character moves, add 1 token to this card."),
        ("lost-legacy", "environment", "When a character is destroyed, add 1 damage to this card."),
        ("lost-legacy", "item", "Add 1 damage to an option."),
        ("lost-legacy", "equipment", "You may rest this card to draw 1 card."),
        ("lost-legacy", "equipment", "When this card is attacked, draw 1 card."),
        ("lost-legacy", "environment", "When this card threatens, draw 1 card."),
        ("lost-legacy", "environment", "This card's offense +10."),
        ("lost-legacy", "equipment", "Characters in this card's close range have speed -1."),
        ("lost-legacy", "character", "When this character is linked, draw 1 card."),
        ("lost-legacy", "character", "When a spell attacks, draw 1 card."),
        ("lost-legacy", "item", "Move an equipment 1 space."),
        # ---- [ST-GAME.6] on an enemy 'you' would be its player
        ("starlight", "aura enemy 1-3", "When this creature moves, draw 1 card."),
        ("starlight", "aura enemy 1-3", "When this creature moves, the opponent discards a card."),
        ("starlight", "aura enemy 1-3", "When this creature moves, your other creature gains 1 Energy."),
        ("starlight", "aura enemy 1-3", "When this creature moves, lose 1 Health for each Generator you own."),
        ("starlight", "aura enemy 1-3", "When you draw a card, this creature loses 1 Health."),
        # ---- [EN-12] no Combat is going on, who has died, or another class of card
        ("starlight", "basic spell", "The attacker loses 1 Energy."),
        ("starlight", "movement", "Move up to 2 tiles. The defender loses 1 DEF."),
        ("starlight", "aura own 0", "At the start of this creature's turn, the attacker loses 1 Energy."),
        ("starlight", "basic spell", "If this creature is the attacker, gain 1 ATK."),
        ("starlight", "attack enemy 1", "Deal 2 damage. If the defender died, it loses 1 Energy."),
        ("starlight", "attack enemy 1",
         "Deal 2 damage. If the defender died, push the defender 1 tile. Otherwise, draw 1 card."),
        ("starlight", "enchantment", "Enchant a Spell card. The enchanted card deals 2 more damage."),
        ("starlight", "enchantment", "Enchant an Aura card. The enchanted card moves 2 tiles farther."),
        ("starlight", "enchantment", "Enchant an Attack card. The enchanted card has 2 more counters."),
        # [EN-3] This creature was named last, and its defender is the one that Attacks speak of.
        ("starlight", "attack enemy 1", "Deal damage equal to this creature's ATK. It loses all ATK afterwards."),
        ("starlight", "attack enemy 1", "Deal 1 damage for each Energy this creature has. It loses 2 Energy."),
        # Of three there are no both.
        ("luminous", "spell", "Reveal the top three cards of your deck. If both of them are units, draw 1."),
        ("luminous", "spell", "Reveal the top three cards of your deck. If both are units, draw 1."),
        # It is answered before the card is gone: it could never be played.
        ("lost-legacy", "character", "When this character is destroyed, play it."),
        ("lost-legacy", "character", "When this character is destroyed, you may pay 2 MP to play it."),
    ],
)
def test_what_only_seems_to_say_the_same_is_refused(game: str, kind: str, typed: str) -> None:
    assert not read_card(typed, game, kind).ok


def test_a_wording_is_not_for_a_sentence_with_the_words_behind_its_mark() -> None:
    reworded = Rewording({"the pile !they/their": "your pile"})
    assert [token.text for token in reworded(tokenise("draw from the pile"))] == ["draw", "from", "your", "pile"]
    assert [token.text for token in reworded(tokenise("they draw from the pile"))][-2:] == ["the", "pile"]


def test_two_sentences_that_name_too_late_of_whom_they_speak_are_refused_and_not_read_for_ever() -> None:
    reading = read_card("It deals 2 damage to it. It deals 1 damage to it.", "luminous", "spell")
    assert not reading.ok


def test_a_sentence_of_another_shape_is_read_by_one_way_or_refused() -> None:
    either = {"{x} blinks": "draw 1", "{x} <blinks|winks>": "gain 1 life"}
    vocabulary = vocabulary_with(either)
    assert read_text(vocabulary, "A unit winks.", spell=True).abilities[0].text == "A unit winks."
    with pytest.raises(AmbiguousText):
        read_text(vocabulary, "A unit blinks.", spell=True)


def test_a_sentence_that_reads_is_not_put_in_other_words() -> None:
    vocabulary = vocabulary_with({"destroy {x}": "draw 1"})
    said = read_text(vocabulary, "Destroy a unit.", spell=True)
    assert any(isinstance(node, Destroy) for node in said.abilities[0].trees[0].inside())


def test_two_sentences_typed_as_one_are_bound_and_printed_as_one(tmp_path: Path) -> None:
    typed = "You may sacrifice a unit to deal damage to the opponent equal to its attack."
    cache = SentenceCache(VOCABULARY, tmp_path / "kept.json")
    first = read_text(VOCABULARY, typed, spell=True, cache=cache)
    cache.save()
    again = read_text(VOCABULARY, typed, spell=True, cache=SentenceCache(VOCABULARY, tmp_path / "kept.json"))
    assert str(first) == str(again) == typed
    assert len(again.abilities[0].sentences) == 2 and again.abilities[0] == first.abilities[0]
    assert again.abilities[0].bindings == first.abilities[0].bindings


def test_two_sentences_that_are_read_together_are_printed_and_kept_as_typed(tmp_path: Path) -> None:
    typed = "Draw 1. Choose a keyword from among Flight and Siphon. Units you control gain that keyword. Gain 1 life."
    cache = SentenceCache(VOCABULARY, tmp_path / "kept.json")
    first = read_text(VOCABULARY, typed, spell=True, cache=cache)
    cache.save()
    again = read_text(VOCABULARY, typed, spell=True, cache=SentenceCache(VOCABULARY, tmp_path / "kept.json"))
    assert str(first) == str(again) == typed and again.abilities[0] == first.abilities[0]
    check = kit_of("luminous").card_check()
    said = "Draw 1. Choose a keyword from among Flight and Siphon. That unit gains that keyword."
    (complaint,) = check.complaints(check.specimen("spell", said))
    assert (complaint.word, complaint.column) == ("That", 56)


def test_the_caret_of_a_sentence_of_another_shape_stands_in_the_typed_one() -> None:
    check = kit_of("luminous").card_check()
    (complaint,) = check.complaints(check.specimen("spell", "That unit becomes expended."))
    assert (complaint.word, complaint.column) == ("That", 1)


def test_a_word_of_the_house_has_the_place_of_the_words_it_stands_for() -> None:
    typed = tokenise("destroy enemy units now")
    made = Rewording({"enemy units": "units the opponent controls", "now": ""})(typed)
    assert [token.text for token in made] == ["destroy", "units", "the", "opponent", "controls"]
    assert {(token.start, token.end) for token in made[1:]} == {(8, 19)}


def test_a_caret_stands_under_the_typed_word() -> None:
    check = kit_of("luminous").card_check()
    (complaint,) = check.complaints(check.specimen("spell", "Your opponent discards 1 and frobs."))
    assert complaint.word == "frobs"


@pytest.mark.parametrize(
    "said", ["either draw 1 or ", "you may draw 1 to ", "give a unit +1/+1 and ", "deal 2 damage to a unit, or 3 if "]
)
def test_what_fits_in_thousands_of_ways_is_tried_in_few(said: str) -> None:
    tokens = tokenise((said * 40)[:499])
    tried = [made for level in VOCABULARY.paraphrased(tokens) for made in level]
    assert len(tried) <= 40 and sum(len(made) for made in tried) < 2_500
