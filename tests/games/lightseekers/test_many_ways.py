"""Many ways to say one thing, beside those of `tests/language/ways`: told as the house tells it, or refused."""

from __future__ import annotations

import pytest

from rulebound import read_card

SAME = [
    ("attack", "Deal 3 damage to your target.", (
        "To your target, deal 3 damage.", "You deal your target 3 damage.", "This card deals your target 3 damage.",
        "Your target receives 3 damage.", "This Attack deals 3 damage to your target.")),
    ("defend", "All other heroes Discard 1 card.", (
        "All heroes other than yourself Discard 1 card.", "Every other hero in the game Discards 1 card.",
        "Everyone but you Discards a card.")),
    ("defend", "Your target Heals 2.", (
        "Your target receives 2 healing.", "Heal your target for 2.", "Your target is healed for 2.")),
    ("buff", "When you are attacked, Heal 2.", (
        "When you are attacked, you receive 2 healing.", "Each time you are attacked, receive 2 healing.",
        "When you are attacked, this Buff Heals you for 2.")),
    ("defend", "Rotate 1 of your Buffs forward twice.", (
        "Rotate 1 of your Buffs forward by two corners.", "Rotate one of your Buffs two corners forward.",
        "Rotate one Buff of yours forward by 180 degrees.")),
    ("defend", "Move the top 2 cards of your target's deck to their Discard Pile.", (
        "Move the 2 topmost cards of your target's deck to their Discard Pile.",
        "Move the top two cards of the deck of your target to their Discard Pile.",
        "Move the top 2 cards from your target's deck to their Discard Pile.")),
    ("defend", "You may Discard 1 card from your hand. If you do, Heal 3.", (
        "You can choose to Discard a card from your hand. If you do so, Heal 3.",
        "If you wish, Discard 1 card from your hand. If you do, Heal 3.",
        "You may choose to Discard 1 card from your hand. If you choose to, Heal 3.")),
    ("defend", "Gain 1 additional action.", ("Gain one more action.", "+1 action.", "Receive an additional action.")),
    ("buff", "At the end of your turn, if you did not Attack this turn, Draw 1 card.", (
        "At the end of your turn, Draw 1 card if you made no Attacks this turn.",
        "At the end of your turn, Draw 1 card if you have not Attacked during that turn.")),
    ("hero", "The damage of your Attacks is increased by 1.", (
        "The damage your Attacks deal is increased by 1.", "Raise the damage your Attacks deal by 1.")),
    ("defend", "Draw 1 card. Draw 2 cards instead if you have an Item.", (
        "Draw 1 card, or 2 if you have an Item.", "Draw a card, or 2 cards if you have an Item.")),
    ("defend", "If you have an Item, Draw 2 cards. Otherwise, Draw 1 card.", (
        "Draw 2 cards if you have an Item, or 1 if you have none.",
        "You Draw 2 cards if you have an Item, and only 1 card if you have none.")),
    ("defend", "Choose one: Heal 3; or Rotate a Buff of yours forward.", (
        "You decide whether to Heal 3 or to Rotate a Buff of yours forward.",
        "As you choose, Heal 3 or Rotate a Buff of yours forward.")),
    ("attack", "Deal 3 damage. Then Heal 2.", (
        "Deal 3 damage, after which you Heal 2.", "This Attack deals 3 damage and then Heals you for 2.")),
    ("buff", "When one of your Items is Removed, Draw 2 cards.", (
        "When an Item you own is Removed, Draw 2 cards.", "Draw 2 cards upon the Removal of an Item of yours.")),
    ("item", "Damage you receive from combos is reduced by 2.", (
        "Reduce the damage combos deal to you by 2.", "Lower all damage you take from combos by 2.")),
    ("defend", "Draw 2 cards.", ("Draw 2 cards from your deck.", "You Draw two cards from your deck.")),
    ("attack", "Deal 4 damage. Then deal 2 damage to yourself unless you have a Death Buff in play.", (
        "Deal 4 damage. Then, unless you have a Death Buff in play, deal 2 damage to yourself.",)),
    ("buff", "Your target can only take 1 action per turn as long as you have an Item.", (
        "As long as you have an Item, your target can take at most 1 action each turn.",
        "While you have an Item, your target can take no more than 1 action per turn.")),
]  # fmt: skip
REFUSED = [
    # Of a deck nobody sees: from the top, or looked for?
    ("defend", "Move 2 cards from your deck to your hand.", "which?"),
    ("defend", "Discard 2 cards from your deck.", "which?"),
    ("defend", "Reveal a card from your deck.", "which?"),
    ("attack", "The recipient Discards a card from their deck.", "which?"),
    ("defend", "Draw 2 cards of your choice from your deck.", ""),
    # nobody Draws from there
    ("attack", "Draw a card from the recipient's deck.", "from the own deck"),
    # somebody else's are not the contrary of yours
    ("defend", "Draw 2 cards if you have an Item, or 1 if your target has none.", ""),
    ("defend", "Draw 2 cards if you have an Item, or 1 if they have none.", ""),
    # the limit of a turn, on a card that is done once
    ("defend", "You may take up to 3 actions each turn.", "done once"),
    ("attack", "Your target can only take 1 action per turn.", "done once"),
    ("attack", "The recipient can only take 1 action.", "until when"),
    # every time, or for as many as there are?
    ("buff", "For each card you Draw, deal 1 damage to your target.", ""),
]


@pytest.mark.rules("EN-15")
@pytest.mark.parametrize(("kind", "house", "ways"), SAME)
def test_what_is_said_in_another_way_is_told_alike(kind: str, house: str, ways: tuple[str, ...]) -> None:
    same = read_card(house, "lightseekers", kind)
    assert same.ok, same.errors
    for way in ways:
        other = read_card(way, "lightseekers", kind)
        assert other.ok, (way, other.errors)
        assert other.plain == same.plain, way
        assert other.printed == way


@pytest.mark.rules("EN-13")
@pytest.mark.parametrize(("kind", "text", "why"), REFUSED)
def test_what_can_be_meant_in_another_way_is_refused(kind: str, text: str, why: str) -> None:
    errors = read_card(text, "lightseekers", kind).errors
    assert errors and any(why in each for each in errors)
