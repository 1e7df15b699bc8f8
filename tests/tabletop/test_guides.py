"""How-to-plays: every word that the rulebook makes a keyword is explained."""

from __future__ import annotations

import re

import pytest

import rulebound
from rulebound.games.luminous.codes import SKILL_NAMES

GUIDED = [each for each in rulebound.rulesets() if rulebound.guide_of(each).aim]


def test_the_games_on_the_page_have_a_guide() -> None:
    assert {"luminous", "lightseekers", "lightseekers-first", "starlight"} <= set(GUIDED)


@pytest.mark.parametrize("ruleset", GUIDED)
def test_every_term_stands_on_a_card_or_in_the_rulebook(ruleset: str) -> None:
    texts = [str(value) for card in rulebound.cards_of(ruleset) for value in card.values()]
    texts += [rule.statement for rule in rulebound.rules_of(ruleset)]
    words = "\n".join(texts).lower()
    unused = [each.term for each in rulebound.guide_of(ruleset).terms if each.term.lower() not in words]
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
