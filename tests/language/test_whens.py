"""In what words people say 'when' and 'if': read in all games, wherever they stand in the sentence, and told alike."""

from __future__ import annotations

import pytest

from rulebound import read_card

PASSIVE = "passive"
WHEN = [
    ("lightseekers", "buff", "you Attack", "Heal 1"),
    ("lightseekers", "buff", "another hero Attacks you", "Draw 1 card"),
    ("lightseekers", "hero", "one of your Buffs is Removed", "Heal 2"),
    ("lightseekers", "buff", "this Buff Expires", "you may Draw 1 card"),
    ("luminous", "unit", "you play a spell", "draw 1"),
    ("luminous", "unit", "this unit attacks", "gain 1 life"),
    ("luminous", "relic", "a unit you control is destroyed", "you may draw 1"),
    ("lost-legacy", "character", "your opponent plays an option", "draw 1 card"),
    ("lost-legacy", "character", "this character is played", "gain 2 MP"),
    ("starlight", PASSIVE, "this creature is attacked", "gain 1 DEF"),
    ("starlight", PASSIVE, "this creature invokes an Attack card", "gain 1 Energy"),
]
EVERY = (
    "whenever", "each time", "every time", "any time", "anytime", "each and every time", "as soon as", "the moment",
    "the instant", "each time that", "every time that", "the moment when", "at the moment when",
    "on each occasion that", "just when", "immediately when", "if ever",
)  # fmt: skip
IF = [
    ("lightseekers", "defend", "you have 10 or less health", "Draw 1 card"),
    ("lightseekers", "attack", "your target has no Buffs", "deal 3 damage"),
    ("luminous", "spell", "you control a relic", "draw 1"),
    ("luminous", "spell", "the opponent has 3 or less life", "draw 2"),
    ("lost-legacy", "item", "you have no characters on the field", "draw 3 cards"),
    ("starlight", "basic spell", "you have 3 or more Points", "draw 2 cards"),
]
ASKED = (
    "provided", "provided that", "providing that", "assuming", "assuming that", "supposing", "given that",
    "on condition that", "on the condition that", "in case", "in the case that", "in the event that", "if and only if",
    "if it is true that",
)  # fmt: skip
SAME = [
    ("lightseekers", "buff", "When you are attacked, Draw 1 card.", (
        "Upon being attacked, Draw 1 card.", "On being attacked, Draw 1 card.", "Draw 1 card upon being attacked.",
        "Should you be attacked, Draw 1 card.", "You, when you are attacked, Draw 1 card.")),
    ("lightseekers", "buff", "When you Draw a card, Heal 1.", (
        "On Drawing a card, Heal 1.", "When Drawing a card, Heal 1.", "Heal 1 whenever Drawing a card.",
        "Should you Draw a card, Heal 1.")),
    ("lightseekers", "buff", "When this Buff leaves play, Draw 1 card.", (
        "Upon leaving play, Draw 1 card.", "Upon this Buff leaving play, Draw 1 card.",
        "Should this Buff leave play, Draw 1 card.", "Draw 1 card, whenever this Buff leaves play.")),
    ("lightseekers", "buff", "When one of your Buffs is Removed, Heal 2.", (
        "Upon the Removal of one of your Buffs, Heal 2.", "On one of your Buffs being Removed, Heal 2.",
        "Should one of your Buffs be Removed, Heal 2.")),
    ("lightseekers", "buff", "At the start of your turn, if you have no Buffs, Heal 1.", (
        "If you have no Buffs at the start of your turn, Heal 1.", "As your turn begins, if you have no Buffs, Heal 1.",
        "At the start of your turn, Heal 1, but only if you have no Buffs.",
        "At the start of each turn of yours, provided you have no Buffs, Heal 1.",
        "Start of your turn: If you have no Buffs, Heal 1.")),
    ("lightseekers", "buff", "The first time you Buff each turn, Heal 1.", (
        "Whenever you Buff for the first time in a turn, Heal 1.", "The first time in each turn that you Buff, Heal 1.",
        "Heal 1 the first time in each turn that you Buff.")),
    ("lightseekers", "defend", "If you have a Buff, Draw 2 cards; otherwise, Draw 1 card.", (
        "Draw 1 card unless you have a Buff, in which case Draw 2 cards.",
        "Draw 2 cards if you have a Buff, or Draw 1 card if not.", "With a Buff, Draw 2 cards; otherwise, Draw 1 card.",
        "Should you have a Buff, Draw 2 cards; otherwise, Draw 1 card.")),
    ("luminous", "unit", "When this unit is destroyed, draw 1.", (
        "Upon being destroyed, draw 1.", "Upon the destruction of this unit, draw 1.",
        "Draw 1 on this unit being destroyed.", "Should this unit be destroyed, draw 1.")),
    ("luminous", "unit", "When this unit attacks, draw 1.", ("On attacking, draw 1.", "Draw 1 upon attacking.")),
    ("luminous", "unit", "Whenever you play a spell, if you control a relic, draw 1.", (
        "If you control a relic when you play a spell, draw 1.", "Whenever you play a spell and you control a relic, "
        "draw 1.", "While you control a relic, whenever you play a spell, draw 1.")),
    ("luminous", "spell", "If the opponent controls a relic, draw 1.", (
        "Should the opponent control a relic, draw 1.", "Draw 1 should the opponent control a relic.",
        "Draw 1 only when the opponent controls a relic.")),
    ("lost-legacy", "character", "When this character destroys an opponent's character, draw 1 card.", (
        "Upon destroying an opponent's character, draw 1 card.",
        "Draw 1 card on this character destroying an opponent's character.")),
    ("lost-legacy", "character", "When this character is threatened, draw 1 card.", (
        "On being threatened, draw 1 card.", "Draw 1 card as soon as this character is threatened.")),
    ("starlight", PASSIVE, "When this creature is attacked, gain 1 DEF.", (
        "Upon this creature being attacked, gain 1 DEF.", "Gain 1 DEF any time this creature is attacked.")),
]  # fmt: skip
REFUSED = [
    # once, and no more?
    ("lightseekers", "buff", "Once you Attack, Heal 1."),
    ("luminous", "unit", "Once this unit attacks, draw 1."),
    # before it, or instead of it?
    ("lightseekers", "buff", "As you Attack, Heal 1."),
    ("lightseekers", "buff", "If you would Draw a card, Heal 1."),
    ("luminous", "unit", "Whenever you would draw a card, gain 1 life."),
    # whenever you like?
    ("lightseekers", "buff", "At any time you Attack, Heal 1."),
    ("luminous", "unit", "Draw 1 any time."),
    # [EN-1] of the last alone, or of both?
    ("luminous", "spell", "Draw 1, then gain 2 life, but only if you control a relic."),
    # [EN-6] of each, or of you?
    ("lightseekers", "defend", "Each other hero, if they have no Buffs, Discards 1 card."),
    # means, no condition
    ("lightseekers", "attack", "With this Attack, deal 3 damage."),
    ("luminous", "spell", "With this, draw 1."),
    # may it attack, or must something be so?
    ("luminous", "unit", "This unit can attack whenever you like."),
]


def plain(game: str, kind: str, text: str) -> list[str]:
    read = read_card(text, game, kind)
    assert not read.errors, (text, read.errors)
    return list(read.plain)


def capital(words: str) -> str:
    return words[0].upper() + words[1:]


@pytest.mark.parametrize(("game", "kind", "event", "effect"), WHEN)
def test_a_trigger_in_any_words(game: str, kind: str, event: str, effect: str) -> None:
    house = plain(game, kind, f"When {event}, {effect}.")
    for said in EVERY:
        assert plain(game, kind, f"{capital(said)} {event}, {effect}.") == house
        assert plain(game, kind, f"{capital(effect)} {said} {event}.") == house


@pytest.mark.parametrize(("game", "kind", "condition", "effect"), IF)
def test_a_condition_in_any_words(game: str, kind: str, condition: str, effect: str) -> None:
    house = plain(game, kind, f"If {condition}, {effect}.")
    for said in ASKED:
        assert plain(game, kind, f"{capital(said)} {condition}, {effect}.") == house
        assert plain(game, kind, f"{capital(effect)} {said} {condition}.") == house
        assert plain(game, kind, f"{capital(effect)}, {said} {condition}.") == house
        assert plain(game, kind, f"{capital(effect)}, but only {said} {condition}.") == house


@pytest.mark.parametrize(("game", "kind", "house", "ways"), SAME)
def test_a_trigger_or_condition_in_another_shape(game: str, kind: str, house: str, ways: tuple[str, ...]) -> None:
    for way in ways:
        assert plain(game, kind, way) == plain(game, kind, house), way


@pytest.mark.parametrize(("game", "kind", "text"), REFUSED)
def test_what_can_be_meant_in_another_way_is_refused(game: str, kind: str, text: str) -> None:
    assert read_card(text, game, kind).errors
