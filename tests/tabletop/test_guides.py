"""How-to-plays: every word that the rulebook makes a keyword is explained."""

from __future__ import annotations

import re

import pytest

import rulebound
from rulebound.games.luminous.codes import SKILL_NAMES

GUIDED = [each for each in rulebound.rulesets() if rulebound.guide_of(each).aim]


def test_the_games_on_the_page_have_a_guide() -> None:
    assert set(rulebound.rulesets()) == set(GUIDED)


@pytest.mark.parametrize("ruleset", GUIDED)
def test_every_term_stands_on_a_card_or_in_the_rulebook(ruleset: str) -> None:
    texts = [str(value) for card in rulebound.cards_of(ruleset) for value in card.values()]
    texts += [rule.statement for rule in rulebound.rules_of(ruleset)]
    words = "\n".join(texts).lower()
    guide = rulebound.guide_of(ruleset)
    unused = [each.term for each in (*guide.terms, *guide.words) if each.term.lower() not in words]
    assert unused == []


def test_every_skill_of_luminous_is_explained() -> None:
    terms = {each.term for each in rulebound.guide_of("luminous").terms}
    assert set(SKILL_NAMES.values()) <= terms


@pytest.mark.parametrize("ruleset", GUIDED)
def test_a_guide_is_one_page(ruleset: str) -> None:
    guide = rulebound.guide_of(ruleset)
    words = sum(len(re.findall(r"\w+", step.text)) for step in guide.steps)
    assert 150 < words < 700
    assert len(guide.steps) >= 5 and len(guide.terms) >= 15


@pytest.mark.parametrize("ruleset", GUIDED)
def test_the_words_of_the_rules_are_explained_and_no_word_twice(ruleset: str) -> None:
    guide = rulebound.guide_of(ruleset)
    terms = [each.term.lower() for each in (*guide.terms, *guide.words)]
    assert len(guide.words) >= 12 and len(terms) == len(set(terms))


KINDS = {
    "luminous": ("type",), "lightseekers": ("type", "category"), "starlight": ("class",),
    "lost-legacy": ("kind", "class"),
}  # fmt: skip


@pytest.mark.parametrize("ruleset", KINDS)
def test_every_kind_of_card_is_explained(ruleset: str) -> None:
    guide = rulebound.guide_of(ruleset)
    terms = {each.term.lower() for each in (*guide.terms, *guide.words)}
    kinds = {str(card[key]).lower() for card in rulebound.cards_of(ruleset) for key in KINDS[ruleset] if key in card}
    assert kinds and {kind for kind in kinds if kind not in terms} <= {"action"}
