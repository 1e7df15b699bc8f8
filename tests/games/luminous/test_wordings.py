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
    # ---- when, and for whom
    ("unit", "Gets +2/+0 until end of turn each time it attacks.",
     "Whenever this attacks, it gets +2/+0 until end of turn."),
    ("relic", "A unit that attacks this relic is dealt 2 damage as it declares the attack.",
     "Whenever a unit attacks this, deal 2 damage to that unit."),
    ("relic", "For every card the opponent discards from hand, they also lose 1 life.",
     "Whenever the opponent discards a card, they lose 1 life."),
    ("unit", "So long as there's a relic on your side, this has Dash.",
     "As long as you control a relic, this has Dash."),
    ("spell", "Play this only if you control a relic. Draw 3.",
     "This card can't be played unless you control a relic. Draw 3."),
    ("relic", "Spells cost you 1 less.", "Spells you play cost 1 less."),
    ("unit", "This unit may never attack.", "This can't attack."),
    ("favored", "The first unit you play each turn gains Dash.",
     "The first time you play a unit each turn, it gains Dash."),
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
