"""Tools of whoever writes cards: completion, the reference, the report of gaps."""

from __future__ import annotations

from rulebound.games.luminous.vocabulary import VOCABULARY
from rulebound.language import expected_next
from rulebound.language.advice import exchanged, is_near
from rulebound.language.gaps import gaps
from rulebound.language.reference import reference
from rulebound.language.tokens import tokenise


def test_completion_tells_what_may_come_next():
    assert expected_next(VOCABULARY, "Deal 3 ") == ["damage"]
    assert {"unit", "relic", "orb"} <= set(expected_next(VOCABULARY, "Destroy a "))
    after = expected_next(VOCABULARY, "Destroy a unit")
    assert {"you", "with", "if", "."} <= set(after)
    assert "Arrive" in expected_next(VOCABULARY, "Flight. ")
    assert "Arrive" in expected_next(VOCABULARY, "Flight.\n")


def test_completion_finishes_the_word_that_is_being_typed():
    assert expected_next(VOCABULARY, "Destroy a un") == ["unblocked", "undamaged", "unique", "unit"]
    assert expected_next(VOCABULARY, "A unit gains Fl") == ["Flight"]


def test_completion_is_silent_behind_a_mistake():
    assert expected_next(VOCABULARY, "Dstroy a unit you ") == []


def test_the_reference_has_every_phrase_with_form_example_and_rules():
    text = reference(VOCABULARY)
    for cls in VOCABULARY.classes:
        assert f"### {cls.__name__}\n" in text
    start = text.index("### Destroy\n")
    entry = text[start : text.index("###", start + 4)]
    assert "`destroy(s) {what}`" in entry
    assert "- example: destroy " in entry
    assert "LU-key.6" in entry
    assert text.count("- example: ") == len(VOCABULARY.classes)
    assert reference(VOCABULARY) == text


def test_gaps_are_ranked_by_the_cards_that_they_block():
    cards = [
        ("One", "Flight. Frobnicate 2 units."),
        ("Two", "Draw 1. Frobnicate 3 units."),
        ("Three", "Draw 1."),
        ("Four", "Destroy a wurble."),
    ]
    found = gaps(VOCABULARY, cards)
    assert [(gap.phrase, gap.blocks) for gap in found] == [("frobnicate N units", 2), ("wurble", 1)]
    assert found[0].cards == ("One", "Two")
    assert found[0].example.word == "Frobnicate"


def test_a_short_word_is_misspelt_in_one_letter() -> None:
    assert is_near("damge", "damage") and is_near("uint", "unit") and is_near("detsroy", "destroy")
    assert not is_near("wall", "ally") and not is_near("cards", "yard") and not is_near("unit", "unit")


def test_an_article_fits_the_word_that_is_offered() -> None:
    token = next(each for each in tokenise("on a relic") if each.low == "relic")
    assert exchanged("on a relic", token, "ally") == "on an ally"
    assert exchanged("on a relic", token, "unit") == "on a unit"
    assert exchanged("on a relic", token, "") == "on a"
