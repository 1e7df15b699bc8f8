"""Amounts that are counted first, offers and conditions with what hangs on them, cards and tokens by other words: each
says what the house says."""

from __future__ import annotations

import pytest

from rulebound import read_card

ALIKE = [
    # ---- amounts
    ("spell", "Count your units and draw that many cards.", "Draw cards equal to the number of units you control."),
    ("spell", "Deal as much damage to a unit as you control relics.",
     "Deal damage to a unit equal to the number of relics you control."),
    ("spell", "Gain as much life as there are units in your discard pile.",
     "Gain life equal to the number of units in your discard pile."),
    ("unit", "Whenever this attacks, gain as much life as its attack.",
     "Whenever this attacks, gain life equal to its attack."),
    ("spell", "Deal X damage to the opponent and gain X life. X is the number of relics you control.",
     "Deal X damage to the opponent and gain X life, where X is the number of relics you control."),
    # ---- offers
    ("spell", "You may discard a card; otherwise, lose 2 life.", "You may discard a card. If you don't, lose 2 life."),
    ("unit", "Arrive: You may sacrifice a unit; otherwise, sacrifice this.",
     "Arrive: You may sacrifice a unit. If you don't, sacrifice this."),
    ("unit", "Whenever this attacks, the opponent may pay 2; if they don't, draw a card.",
     "Whenever this attacks, the opponent may pay 2. If they don't, draw a card."),
    ("spell", "Unless the opponent pays 2, draw 2.", "Draw 2 unless the opponent pays 2."),
    ("unit", "At the start of your turn, unless you pay 2 essence, sacrifice this.",
     "At the start of your turn, sacrifice this unless you pay 2."),
    ("spell", "You may discard a card. If you do so, draw 2.", "You may discard a card. If you do, draw 2."),
    # ---- conditions
    ("unit", "When this attacks, draw a card if you control a relic; otherwise gain 1 life.",
     "When this attacks, if you control a relic, draw a card; otherwise, gain 1 life."),
    ("relic", "2, Expend: Draw a card if you control a relic; otherwise, gain 1 life.",
     "2, Expend: If you control a relic, draw a card; otherwise, gain 1 life."),
    ("spell", "Deal 2 damage to a unit, but if you control a relic, deal 4 damage to it instead.",
     "Deal 2 damage to a unit. If you control a relic, deal 4 damage to it instead."),
    ("relic",
     "At the end of your turn, if your hand contains two or fewer cards, draw one card; if not, gain one life.",
     "At the end of your turn, if you have two or fewer cards in your hand, draw 1; otherwise, gain 1 life."),
    ("spell", "Draw 2. Then, unless you control a relic, discard 1.", "Draw 2. Unless you control a relic, discard 1."),
    # ---- for each
    ("unit", "On Attack: For each other unit you control, this unit gets +1 attack this turn.",
     "On Attack: This unit gets +1 attack this turn for each other unit you control."),
    ("unit", "+1 attack for each relic you control.", "This unit gets +1 attack for each relic you control."),
    ("spell", "All units take 1 damage each.", "Deal 1 damage to all units."),
    ("spell", "A unit gets +2 attack and +2 health this turn.", "A unit gets +2/+2 this turn."),
    # ---- cards
    ("spell", "Destroy a unit under the opponent's control.", "Destroy a unit the opponent controls."),
    ("spell", "Destroy a unit that the opponent controls.", "Destroy a unit the opponent controls."),
    ("unit", "Arrive: Another of your units gains Flight this turn.",
     "Arrive: Another unit you control gains Flight this turn."),
    ("spell", "Your units get +1 attack this turn.", "Units you control get +1 attack this turn."),
    ("spell", "Send a relic to the void.", "Void a relic."),
    ("spell", "Move a unit from your discard pile into play.", "Put a unit from your discard pile into play."),
    ("spell", "Send a unit to the hand of its owner.", "Return a unit to its owner's hand."),
    ("unit", "Whenever this goes from play to the discard pile, draw 1.",
     "Whenever this is put into the discard pile from play, draw 1."),
    ("spell", "Play two Cinder tokens, each with one attack and one health.", "Play two 1/1 Cinder tokens."),
    ("spell", "Play a Cinder token with 2 attack and 1 health.", "Play a 2/1 Cinder token."),
    ("spell", "Give each of your relics 2 durability.", "Put 2 durability counters on each relic you control."),
    # ---- costs, turns, prices
    ("relic", "Pay 1, expend this and sacrifice it: Draw 2.", "1, Expend, Sacrifice this: Draw 2."),
    ("spell", "You pay two less essence for the next unit you play this turn.",
     "The next unit you play this turn costs 2 less."),
    ("spell", "This card has the additional cost of sacrificing a unit. Draw 3.",
     "As an additional cost to play this card, sacrifice a unit. Draw 3."),
    ("relic", "Each time you end your turn, cull 2.", "At the end of your turn, cull 2."),
    ("relic", "At the end of your turn, gain 2 life if you didn't attack that turn.",
     "At the end of your turn, if you haven't attacked this turn, gain 2 life."),
    ("relic", "Whenever you gain life, if it is the first time you have gained life this turn, draw 1.",
     "The first time you gain life each turn, draw 1."),
    ("relic", "Gain that much life plus 1 instead whenever you would gain life.",
     "If you would gain life, gain that much life plus 1 instead."),
]  # fmt: skip
REFUSED = [
    # of what, if not of an offer?
    ("spell", "Draw a card; otherwise gain 2 life."),
    # which of the two would it be?
    ("spell", "Deal 2 damage to a unit, but if you control a relic, destroy it instead."),
    # the first of which?
    ("relic", "Whenever you gain life, if it is the first time you have drawn a card this turn, draw 1."),
    ("spell", "Gain X life. X equals its cost."),
    ("spell", "Unless its controller pays 2, destroy a unit."),
    ("spell", "Take a card from the opponent's hand."),
]  # fmt: skip


@pytest.mark.rules("EN-15")
@pytest.mark.parametrize(("kind", "typed", "house"), ALIKE)
def test_it_says_what_the_house_says(kind: str, typed: str, house: str) -> None:
    other, same = read_card(typed, "luminous", kind), read_card(house, "luminous", kind)
    assert other.ok, other.errors
    assert same.ok, same.errors
    told = [[line.replace(" (wherever this card is then)", "") for line in each.plain] for each in (other, same)]
    assert told[0] == told[1]


@pytest.mark.rules("EN-13")
@pytest.mark.parametrize(("kind", "typed"), REFUSED)
def test_what_could_mean_something_else_is_refused(kind: str, typed: str) -> None:
    assert not read_card(typed, "luminous", kind).ok
