"""What strangers type for the words of the house, and what only seems to say the same."""

from __future__ import annotations

import pytest

from rulebound import read_card

SAME = [
    # ---- words of other games
    ("spell", "Mill 3.", "Cull 3."),
    ("spell", "Untap one of your units.", "Ready a unit you control."),
    ("spell", "Exile an enemy creature.", "Void a unit the opponent controls."),
    ("spell", "Bounce a unit.", "Return a unit to its owner's hand."),
    ("spell", "Smash a relic.", "Destroy a relic."),
    ("spell", "Return a unit from your graveyard to your hand.", "Return a unit from your discard pile to your hand."),
    ("unit", "Trample, haste.", "Overwhelm, Dash."),
    ("unit", "ETB: Draw 1.", "Arrive: Draw 1."),
    ("unit", "Deathrattle: Mill the top two cards of your own deck.", "Depart: Cull 2."),
    ("unit", "When this hits the table, draw 1.", "When this enters play, draw 1."),
    ("unit", "Arrive: Shoot the opponent for 2.", "Arrive: Deal 2 damage to the opponent."),
    ("spell", "Make two 1/1 Sprig tokens.", "Play two 1/1 Sprig tokens."),
    ("spell", "Summon a 3/1 Imp.", "Play a 3/1 Imp token."),
    ("spell", "All players sacrifice a unit (each picks their own).", "Each player sacrifices a unit."),
    ("spell", "All players lose 2 life and draw 1.", "Each player loses 2 life and draws 1."),
    ("spell", "Both players draw two cards and discard one.", "Each player draws two cards and discards one."),
    # ---- still other words
    ("relic", "The opponent loses 1 life whenever they draw a card.",
     "Whenever the opponent draws a card, they lose 1 life."),
    ("unit", "Reduce this unit's cost by 1 for each relic you control.",
     "This costs 1 less for each relic you control."),
    ("relic", "If you would gain any amount of life, you gain 1 more life than that instead.",
     "If you would gain life, gain that much plus 1 life instead."),
    ("unit", "You may not declare this unit as a blocker.", "This can't block."),
    ("unit", "Whenever this attacks, increase its attack this turn by the number of relics you control.",
     "Whenever this attacks, it gets +X attack until end of turn, where X is the number of relics you control."),
    ("spell", "You may return one or two units to their owners' hands.",
     "Return up to two units to their owners' hands."),
    ("spell", "From the top of your deck, discard three cards.", "Discard the top three cards of your deck."),
    ("unit", "At 30 life or more, this has Overwhelm.", "While you have 30 or more life, this has Overwhelm."),
    ("unit", "Expend: Draw 1. Activate only while you control no ready units.",
     "Expend: Draw 1. Use this only if you control no ready units."),
    ("spell", "Destroy a unit. Return a unit with the same cost from your discard pile to your hand.",
     "Destroy a unit. Return a unit with cost equal to its cost from your discard pile to your hand."),
    ("spell", "If you control neither units nor relics, draw 2.",
     "If you control no units and you control no relics, draw 2."),
    ("relic", "Units you control have +1 attack while they are attacking.",
     "Attacking units you control have +1 attack."),
    # ---- where numbers stand
    ("unit", "This has Siphon as long as you have 10 life or less.",
     "This has Siphon while you have 10 or less life."),
    ("spell", "Sacrifice any number of relics. Draw a card for each one.",
     "Sacrifice any number of relics. Draw a card for each card sacrificed this way."),
    ("spell", "Return two of your units to their owners' hands.",
     "Return two units you control to their owners' hands."),
    ("spell", "Destroy a unit whose attack is greater than its health.",
     "Destroy a unit with attack greater than its own health."),
    ("unit", "+1/+0 per green orb you control, spent or not.", "This gets +1/+0 for each green orb you control."),
    ("spell", "Double a friendly unit's attack for the turn.",
     "Double the attack of a unit you control until end of turn."),
    ("spell", "Gain life equal to an enemy unit's health.",
     "Gain life equal to the health of a unit the opponent controls."),
    ("spell", "Steal a unit until end of turn.", "Gain control of a unit until end of turn."),
    ("spell", "Kill the weakest enemy unit.", "Destroy the unit the opponent controls with the lowest attack."),
    ("spell", "Turn a unit into a 1/1 until end of turn.", "A unit becomes 1/1 until end of turn."),
    ("spell", "Everybody draws 2.", "Each player draws 2."),
    ("spell", "Revive a unit.", "Put a unit from your discard pile into play."),
    ("spell", "Look at the top 3, keep 1, bottom the rest.",
     "Look at the top 3 cards of your deck. Put one of them into your hand and the rest on the bottom."),
    ("unit", "Can attack right away.", "This may attack the turn it enters play."),
    ("unit", "Unblockable.", "This can't be blocked."),
    ("unit", "Only units with Flight can block this.", "This can't be blocked except by units with Flight."),
    ("unit", "2: +1/+1 until end of turn.", "2: This gets +1/+1 until end of turn."),
    ("unit", "If this dies, draw a card.", "When this is destroyed, draw a card."),
    ("unit", "Flight. Its attack is the number of cards in your hand.",
     "Flight. This unit's attack is equal to the number of cards in your hand."),
    ("unit", "While you're at 10 life or less, this has +2/+2.", "While you have 10 or less life, this has +2/+2."),
    ("unit", "Contact: Steal a relic from that player.", "Contact: Gain control of a relic that player controls."),
    ("relic", "Your first spell every turn is 1 cheaper.", "The first spell you play each turn costs 1 less."),
    ("relic", "At the end of your turn, if you didn't attack, gain 2 life.",
     "At the end of your turn, if you haven't attacked this turn, gain 2 life."),
    ("relic", "At the end of your turn, each player with no cards in hand draws 1.",
     "At the end of your turn, each player who has no cards in hand draws 1."),
    ("relic", "Spend 1 durability: Gain 2 life.", "Remove 1 durability from this: Gain 2 life."),
    # ---- when, and for whom
    ("unit", "Gets +2/+0 until end of turn each time it attacks.",
     "Whenever this attacks, it gets +2/+0 until end of turn."),
    ("relic", "A unit that attacks this relic is dealt 2 damage as it declares the attack.",
     "Whenever a unit attacks this, deal 2 damage to that unit."),
    ("relic", "For every card the opponent discards from hand, they also lose 1 life.",
     "Whenever the opponent discards a card from their hand, they lose 1 life."),
    ("relic", "Another unit you control that attacks the opponent gets +1/+0 until end of turn.",
     "Whenever another unit you control attacks the opponent, that unit gets +1/+0 until end of turn."),
    ("relic", "When this reaches 6 or more durability, sacrifice it and draw 3.",
     "Whenever this gains durability while the durability of this card is 6 or more, sacrifice this and draw 3."),
    ("relic", "Remove any number of ash counters from this: Draw 1 for each ash counter removed this way.",
     "Remove any number of ash counters from this: Draw that many cards."),
    ("unit", "So long as there's a relic on your side, this has Dash.",
     "As long as you control a relic, this has Dash."),
    ("spell", "Play this only if you control a relic. Draw 3.",
     "This card can't be played unless you control a relic. Draw 3."),
    ("relic", "Spells cost you 1 less.", "Spells you play cost 1 less."),
    ("unit", "This unit may never attack.", "This can't attack."),
    ("favored", "The first unit you play each turn gains Dash.",
     "The first time you play a unit each turn, it gains Dash."),
    ("spell", "As you play this, you may discard a card. If you did, draw 3.",
     "You may discard a card. If you do, draw 3."),
    ("spell", "Choose a color. Ready all orbs of that color you control.",
     "Choose one: ready all orange orbs you control; or ready all green orbs you control; or ready all purple orbs you "
     "control."),
    ("spell", "Deal 4 damage to a unit or 2 damage to the opponent.",
     "Choose one: deal 4 damage to a unit; or deal 2 damage to the opponent."),
    ("spell", "Deal 2 damage to one unit and 1 damage to another.",
     "Deal 2 damage to a unit and deal 1 damage to another unit."),
    ("spell", "Destroy all units except one of your choice.", "Choose a unit. Destroy all other units."),
    ("relic", "The opponent can attack with only one unit each turn.",
     "The opponent can't attack with more than one unit each turn."),
    ("relic", "Sacrifice this: Destroy a unit. Only use this during your turn.",
     "Sacrifice this: Destroy a unit. Use this only during your turn."),
    # ---- instead
    ("unit", "If this would be destroyed, you may void three cards from your discard pile to remove all damage from it "
     "instead.",
     "If this would be destroyed, you may void three cards from your discard pile and remove all damage from it "
     "instead."),
    ("spell", "Choose a unit. The next time it would be destroyed this turn, instead void it.",
     "Choose a unit. The next time it would be destroyed this turn, void it instead."),
    # ---- where cards go
    ("spell", "Look at the top two cards of your deck. One goes to your hand, the other to the bottom.",
     "Look at the top two cards of your deck. Put one of them into your hand and the rest on the bottom."),
    ("spell", "Rescue up to two units from your discard pile, then draw 1.",
     "Return up to two units from your discard pile to your hand, then draw 1."),
    ("spell", "A unit gets +1/+1 until end of turn, or +3/+3 if you control a relic.",
     "Choose a unit. It gets +3/+3 until end of turn if you control a relic. Otherwise, it gets +1/+1 until end of "
     "turn."),
    ("spell", "Grab a relic from your discard pile.", "Return a relic from your discard pile to your hand."),
    ("unit", "Expend: Choose one.\n- Draw 1.\n- Gain 2 life.", "Expend: Choose one: draw 1; or gain 2 life."),
    ("unit", "This gets +X/+0, where X is the number of relics you control.",
     "This gets +1/+0 for each relic you control."),
    ("unit", "This enters play with X +1/+1 counters on it, where X is the number of relics you control.",
     "This enters play with a +1/+1 counter for each relic you control."),
]  # fmt: skip
REFUSED = [
    # of several players, or of several cards, it would be another thing
    ("unit", "This enters play with a +1/+1 counter on it for each unit you control.", "is this card one of them"),
    ("spell", "Units you control enter play with a +1/+1 counter this turn.", "has entered already"),
    ("unit", "Vigilance.", "cannot stand here"),
    ("spell", "Move 2 durability from a relic you control onto another one you control.", "cannot stand here"),
    ("spell", "Remove X durability from a relic you control. Draw X.", "there is none here"),
    ("spell", "Its attack is equal to the number of units you control.", "refers to nothing"),
    ("relic", "Expend: Remove any number of durability from each relic you control.", "from which of them"),
    ("spell", "While you control a relic, if a unit would be destroyed, void it instead.", "for how long"),
    ("relic", "Units can't attack you unless you pay 1.", ""),
    ("spell", "Destroy a different color among units.", "this is counted and nothing else"),
    ("unit", "This gets +1/+0 for each different color among units you control.", "only orbs have colors"),
    ("spell", "As you play this, you may sacrifice an orb. If you do, draw 3.", "cannot stand here"),
    ("unit", "As you play this, you may discard a card. If you do, draw 3.", "say when"),
    # how much was removed, and of what
    ("spell", "Remove any number of durability from a relic. Gain 2 life. Draw 1 for each durability removed this way.",
     "'durability' cannot stand here"),
    ("relic", "Remove any number of ash counters from this: Draw 1 for each moss counter removed this way.",
     "cannot stand here"),
    # by a loss it reaches it as well, and beyond it nothing is reached any more
    ("relic", "When this reaches 1 durability, draw 1.", "'reaches' cannot stand here"),
    ("relic", "Whenever this reaches 5 or more durability, draw 1.", "'reaches' cannot stand here"),
    ("spell", "If you control no units, draw 1. If you control any relics, gain 2 life.", "'relics' cannot stand here"),
    # what was just done, or ever this turn?
    ("spell", "You may sacrifice a unit. If you sacrificed a unit, draw 2.", "cannot stand here"),
    ("spell", "Take a unit from your discard pile and put it into play.", "cannot stand here"),
    ("spell", "Reclaim a unit and a relic from your discard pile.", "cannot stand here"),
    ("unit", "Whenever another unit dies, draw 1 whenever it attacks.", ""),
]


@pytest.mark.rules("EN-15")
@pytest.mark.parametrize(("kind", "typed", "house"), SAME)
def test_what_strangers_type_is_carried_out_as_the_house_says_it(kind: str, typed: str, house: str) -> None:
    other, same = read_card(typed, "luminous", kind), read_card(house, "luminous", kind)
    assert other.ok, other.errors
    assert same.ok, same.errors
    assert other.plain == same.plain


@pytest.mark.parametrize(("kind", "text", "why"), REFUSED)
def test_what_only_seems_to_say_the_same_is_refused(kind: str, text: str, why: str) -> None:
    errors = read_card(text, "luminous", kind).errors
    assert errors and any(why in each for each in errors)
