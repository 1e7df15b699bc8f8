"""Changes of numbers, and bounds, in the many words that English has for them (`changing.py`, `bounds.py`)."""

from __future__ import annotations

import pytest

from rulebound import read_card

RAISED = {
    "luminous": ("spell", "Choose a unit. It gets {} attack this turn.", (
        ("+2", ("Choose a unit. Raise its attack by 2 this turn.", "Choose a unit. Add two to its attack this turn.",
                "Choose a unit. Its attack rises by 2 this turn.", "Choose a unit. +2 attack to it this turn.",
                "Choose a unit. Boost the attack of it by 2 this turn.")),
        ("-1", ("Choose a unit. Lower its attack by 1 this turn.",
                "Choose a unit. Subtract 1 from its attack this turn.",
                "Choose a unit. Its attack drops by one this turn.")),
    )),
    "starlight": ("basic spell", "This creature {} DEF.", (
        ("gains 2", ("Raise this creature's DEF by 2.", "Add 2 to your DEF.", "+2 DEF to this creature.",
                     "This creature's DEF rises by two.", "Increase the DEF of this creature by 2.",
                     "Give 2 DEF to this creature.")),
        ("loses 2", ("Lower your DEF by 2.", "Take 2 from this creature's DEF.", "-2 DEF to this creature.",
                     "The DEF of this creature falls by 2.", "Remove two DEF from this creature.")),
        ("gains 1 ATK and 1", ("Raise your ATK and DEF by 1 each.", "Raise both your ATK and your DEF by one.",
                               "Add 1 to this creature's ATK and DEF.")),
    )),
    "lightseekers": ("attack", "You {} health.", (
        ("gain 3", ("Raise your health by 3.", "Add 3 to your health.", "Your health goes up by 3.")),
        ("lose 3", ("Lower your health by 3.", "Subtract 3 from your health.")),
    )),
    "lost-legacy": ("item", "You {} MP.", (
        ("gain 3", ("Raise your MP by 3.", "Add 3 to your MP.", "Your MP total rises by 3.")),
        ("lose 3", ("Lower your MP by 3.", "Subtract three from your MP.")),
    )),
}  # fmt: skip
SAME = [
    *((game, kind, typed, house.format(change)) for game, (kind, house, changes) in RAISED.items()
      for change, ways in changes for typed in ways),
    ("luminous", "spell", "Reduce a unit's attack and health by 1 this turn.", "A unit gets -1/-1 this turn."),
    ("luminous", "spell", "You may add 2 to your life.", "You may gain 2 life."),
    ("luminous", "spell", "Choose a unit. Make its attack 5 this turn.",
     "Choose a unit. Its attack becomes 5 this turn."),
    ("lost-legacy", "item", "Choose one of your characters. Set its offense to 30 until the end of the turn.",
     "Choose one of your characters. Its offense becomes 30 until the end of the turn."),
    ("starlight", "basic spell", "Change your ATK to 1 and your DEF to 0.", "Set your ATK to 1 and set your DEF to 0."),
    ("starlight", "basic spell", "Raise your DEF by the number of cards in your hand.",
     "Gain DEF equal to the number of cards in your hand."),
    # What is less already is not raised.
    ("starlight", "basic spell", "Reduce your ATK to 2.", "If you have 3 or more ATK, set your ATK to 2."),
    ("starlight", "basic spell", "Draw 1 card. Lower the ATK of your other creature to 0.",
     "Draw 1 card. If your other creature has 1 or more ATK, set your other creature's ATK to 0."),
    ("starlight", "basic spell", "Raise your DEF by 2, or by 3 if you have 6 or less Health.",
     "If you have 6 or less Health, gain 3 DEF. Otherwise, gain 2 DEF."),
    ("starlight", "basic spell", "Give 1 Mana to this creature and 2 Mana to your other creature.",
     "This creature gains 1 Mana and your other creature gains 2 Mana."),
    ("starlight", "basic spell", "If the opponent's hand contains 3 or more cards, draw 1 card.",
     "If the opponent has 3 or more cards in hand, draw 1 card."),
    ("starlight", "basic spell", "If your hand contains 3 or more cards, draw 1 card.",
     "If you have 3 or more cards in hand, draw 1 card."),
    # ---- bounds
    ("luminous", "spell", "Return two or fewer units to their owners' hands.",
     "Return up to two units to their owners' hands."),
    ("luminous", "spell", "If you have no more than 5 life, draw 1.", "If you have 5 or less life, draw 1."),
    ("luminous", "spell", "Destroy a unit with an attack of at most 2.", "Destroy a unit with 2 or less attack."),
    ("luminous", "spell", "Draw 1 for each relic you control, but no more than 3 cards.",
     "Draw 1 for each relic you control, up to 3."),
    ("luminous", "spell", "The opponent loses 1 life for each relic you control, to a maximum of 5 life.",
     "The opponent loses 1 life for each relic you control, up to 5."),
    ("lightseekers", "attack", "Heal 2 for each of your Buffs, but no more than 6 in total.",
     "Heal 2 for each of your Buffs, up to 6."),
    ("lost-legacy", "item", "Discard at most two cards.", "Discard up to two cards."),
    ("lost-legacy", "item", "If you have no more than 5 MP, gain 4 MP.", "If you have 5 or less MP, gain 4 MP."),
    ("starlight", "movement", "Move no more than 3 tiles.", "Move up to 3 tiles."),
    ("starlight", "movement", "This creature moves a maximum of three tiles.",
     "This creature moves up to three tiles."),
    ("starlight", "basic spell", "Discard at most 2 cards.", "Discard up to 2 cards."),
    ("starlight", "basic spell", "If your Health is no more than 6, draw 1 card.",
     "If your Health is 6 or less, draw 1 card."),
    ("starlight", "basic spell", "Gain 1 ATK for each card in your hand, but not more than 2 ATK.",
     "Gain 1 ATK for each card in your hand, up to 2."),
    ("starlight", "basic spell", "For each Generator you own, gain 1 DEF, up to 3 in total.",
     "Gain 1 DEF for each Generator you own, up to 3."),
]  # fmt: skip


@pytest.mark.rules("EN-15")
@pytest.mark.parametrize(("game", "kind", "typed", "house"), SAME)
def test_a_change_or_a_bound_in_other_words_is_carried_out_alike(game: str, kind: str, typed: str, house: str) -> None:
    other, same = read_card(typed, game, kind), read_card(house, game, kind)
    assert other.ok, other.errors
    assert other.printed == typed and other.plain == same.plain


@pytest.mark.parametrize(
    ("game", "kind", "typed"),
    [
        # So many things counted are no such amount.
        ("lightseekers", "attack", "Deal 2 damage for each card in your hand, to a maximum of 3 cards."),
        ("luminous", "spell", "Draw 1 for each relic you control, to a maximum of 3 relics."),
        ("starlight", "basic spell", "Gain 2 ATK for each card in your hand, up to a maximum of 3 cards."),
        # At most so much in all, or of what is added?
        ("starlight", "attack enemy 1", "Deal 3 damage plus 1 for each Aura on you, but no more than 6 in total."),
        # What hangs on the other case alone cannot be said of what is printed.
        ("starlight", "attack enemy 1",
         "If the defender has 3 or less Energy, deal 5 damage. Otherwise, deal 3 damage and gain 1 DEF."),
        # Whose?
        ("starlight", "basic spell", "Add 1 to its DEF."),
        ("starlight", "basic spell", "Raise the ATK by 2."),
        # A stat stays until it is used, or decays.
        ("starlight", "basic spell", "Raise your DEF by 2 this turn."),
        ("starlight", "basic spell", "Lower your ATK by 2, to a minimum of 0."),
    ],
)
def test_a_change_that_could_be_another_is_refused(game: str, kind: str, typed: str) -> None:
    assert not read_card(typed, game, kind).ok
