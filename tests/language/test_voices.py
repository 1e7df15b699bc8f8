"""The passive and the gerund say what the active says: who does what to what, and in which order."""

from __future__ import annotations

import pytest

from rulebound import read_card
from rulebound.language.inflections import BY_DOING, BY_DONE, regular
from rulebound.language.tokens import tokenise
from rulebound.language.voices import asked_in_passive, voices

ALIKE = [
    ("luminous", "spell", "Four life is gained by you.", "Gain 4 life."),
    ("luminous", "spell", "Two cards are drawn by the opponent.", "The opponent draws 2."),
    ("luminous", "spell", "Three damage is dealt to a unit of your choice.", "Deal 3 damage to a unit."),
    ("luminous", "spell", "A unit controlled by the opponent is dealt 3 damage by this spell.",
     "Deal 3 damage to a unit the opponent controls."),
    ("luminous", "spell", "A unit of your choice controlled by the opponent is voided.",
     "Void a unit the opponent controls."),
    ("luminous", "spell", "A unit must be sacrificed by the opponent.", "The opponent sacrifices a unit."),
    ("luminous", "spell", "Draw 2 and a unit is destroyed.", "Draw 2 and destroy a unit."),
    ("luminous", "spell", "If no relic is controlled by you, two cards are drawn.",
     "If you control no relic, draw 2 cards."),
    ("luminous", "spell", "If two cards were drawn by you this turn, gain 2 life.",
     "If you drew two cards this turn, gain 2 life."),
    ("luminous", "spell", "Flight is given to a unit you control until end of turn.",
     "A unit you control gains Flight until end of turn."),
    ("luminous", "spell", "All units you control are given +1 attack this turn.",
     "All units you control get +1 attack this turn."),
    ("luminous", "spell", "After drawing 3 cards, discard 1.", "Draw 3 cards, then discard 1."),
    ("luminous", "spell", "Draw 2 after discarding a card.", "Discard a card, then draw 2."),
    ("luminous", "spell", "Before drawing 2, discard a card.", "Discard a card, then draw 2."),
    ("luminous", "spell", "You may destroy a unit by discarding a card.",
     "You may discard a card. If you do, destroy a unit."),
    ("luminous", "relic", "Whenever a spell is played by the opponent, draw 1.",
     "Whenever the opponent plays a spell, draw 1."),
    ("luminous", "relic", "The first time life is gained by you each turn, draw 1.",
     "The first time you gain life each turn, draw 1."),
    ("luminous", "relic", "If a card would be drawn by the opponent, they lose 1 life instead.",
     "If the opponent would draw a card, they lose 1 life instead."),
    ("luminous", "relic", "Instead of drawing a card, you may gain 2 life.",
     "If you would draw a card, you may gain 2 life instead."),
    ("luminous", "relic", "Arrive: Two cards may be voided by you from your discard pile. If they are, draw one card.",
     "Arrive: You may void two cards from your discard pile. If you do, draw 1 card."),
    ("luminous", "relic", "Arrive: A unit may be sacrificed by the opponent. If it is not, draw 2.",
     "Arrive: The opponent may sacrifice a unit. If they don't, draw 2."),
    ("luminous", "relic", "Spells played by the opponent cost 1 more.", "Spells the opponent plays cost 1 more."),
    ("luminous", "unit", "When this is dealt damage by a unit, destroy that unit.",
     "When a unit deals damage to this, destroy that unit."),
    ("lightseekers", "attack", "3 damage is dealt to the recipient.", "Deal 3 damage to the recipient."),
    ("lightseekers", "attack", "The recipient is dealt 3 damage. Then 1 card is Drawn by you.",
     "Deal 3 damage to the recipient. Then Draw 1 card."),
    ("lightseekers", "combo buff", "After drawing 2 cards, Discard 1 card.", "Draw 2 cards, then Discard 1 card."),
    ("starlight", "attack", "The defender is dealt 4 damage.", "Deal 4 damage to the defender."),
    ("lost-legacy", "character", "When your turn ends, 1 MP is gained by you.", "When your turn ends, gain 1 MP."),
]  # fmt: skip
REFUSED = [
    # who 'its controller' is, is not known before the unit is named
    ("luminous", "spell", "A unit is destroyed by its controller."),
    # what happens to somebody, and by whom nobody says
    ("luminous", "spell", "If a unit is destroyed, draw a card."),
    ("luminous", "spell", "No card is drawn."),
    ("luminous", "spell", "Cards are drawn."),
    # is that an offer, a price, or done in any case?
    ("luminous", "spell", "Destroy a unit by discarding a card."),
    ("luminous", "spell", "After discarding a card, you may draw 2."),
    # whenever that is, or first the one and then the other?
    ("luminous", "relic", "After drawing a card, gain 1 life."),
    ("luminous", "spell", "Instead of drawing a card, gain 2 life."),
    ("luminous", "spell", "Two cards are drawn by you and the opponent."),
]  # fmt: skip


@pytest.mark.rules("EN-15")
@pytest.mark.parametrize(("game", "kind", "typed", "house"), ALIKE)
def test_a_voice_says_what_the_house_says(game: str, kind: str, typed: str, house: str) -> None:
    other, same = read_card(typed, game, kind), read_card(house, game, kind)
    assert other.ok, other.errors
    assert same.ok, same.errors
    assert other.plain == same.plain
    assert other.printed.split() == typed.split()


@pytest.mark.rules("EN-13")
@pytest.mark.parametrize(("game", "kind", "typed"), REFUSED)
def test_what_could_mean_something_else_is_refused(game: str, kind: str, typed: str) -> None:
    assert not read_card(typed, game, kind).ok


def test_a_duration_for_two_clauses_stays_with_both() -> None:
    """An order behind 'and' would take 'this turn' away from the Flight."""
    made = voices(tokenise("it gains Flight and its attack is doubled this turn"))
    assert not [each for each in made if "and double its attack" in " ".join(token.low for token in each)]


def test_what_lies_before_the_agent_stays_behind_its_object() -> None:
    [made] = voices(tokenise("two cards are voided from your discard pile by the opponent"))
    assert " ".join(each.low for each in made) == "the opponent voids two cards from your discard pile"


def test_a_sentence_without_passive_or_gerund_is_left_alone() -> None:
    assert not list(voices(tokenise("draw two cards , then discard a card drawn this way")))
    assert not list(asked_in_passive(tokenise("you may draw a card . if you do , discard a card")))


@pytest.mark.parametrize(
    ("base", "forms"),
    [
        ("copy", ("copy", "copies", "copied", "copied", "copying")),
        ("destroy", ("destroy", "destroys", "destroyed", "destroyed", "destroying")),
        ("place", ("place", "places", "placed", "placed", "placing")),
        ("push", ("push", "pushes", "pushed", "pushed", "pushing")),
    ],
)
def test_the_forms_of_a_verb(base: str, forms: tuple[str, ...]) -> None:
    assert tuple(regular(base)) == forms


def test_no_participle_and_no_gerund_is_of_two_verbs() -> None:
    assert len(BY_DONE) == len(BY_DOING) == len({each.base for each in BY_DONE.values()})
