"""Abilities: from the sentences of a text to the abilities of a definition."""

from __future__ import annotations

from rulebound.games.luminous.definition import Activated, ExtraCost, LuminousTriggered, Price
from rulebound.games.luminous.meaning.costs import pay
from rulebound.games.luminous.meaning.senses import condition
from rulebound.games.luminous.meaning.triggers import Waiting, by_head, by_keyword
from rulebound.games.luminous.meaning.writer import Making, Writer
from rulebound.games.luminous.vocabulary.costs import MulchFor
from rulebound.kernel.cards import Ability as Lowered
from rulebound.kernel.terms import Test
from rulebound.language import say
from rulebound.language.abilities import Ability
from rulebound.language.cases import answered
from rulebound.language.core import clauses
from rulebound.language.core.sentences import Triggered
from rulebound.language.lowering.clauses import effects, effects_of
from rulebound.language.printer import sentence


def spell(making: Making, ability: Ability) -> Lowered:
    """[LU-type.15] A spell does its text."""
    w = Writer(making, ability)
    effects(w, effects_of(ability))
    return Lowered(making.definition, ability.text, ability.short_effect, w.program(), w.memory)


def activated(making: Making, ability: Ability) -> Activated:
    w = Writer(making, ability)
    price, extras = pay(w, ability.costs)
    effects(w, effects_of(ability))
    return Activated(
        making.definition, ability.text, ability.short_effect, w.program(), w.memory, price, extras, ability.cost_text
    )


def triggered(making: Making, ability: Ability) -> list[LuminousTriggered]:
    """One for each keyword or event that it names; the program is the same."""
    w = Writer(making, ability)
    heads: list[tuple[str, str, Waiting]] = []
    if ability.head is not None:
        w.standing = True
        short = sentence(ability.head)
        heads = [("", short, waiting) for waiting in by_head(w, ability.head)]
        heads = [(word, short, with_condition(w, waiting)) for word, short, waiting in heads]
        w.standing = False
    else:
        for keyword in ability.keywords:
            heads.append((say(keyword), sentence(keyword), by_keyword(keyword)))
    price: Price | None = None
    cost_text = ""
    extras: list[ExtraCost] = []
    if isinstance(ability.first, MulchFor):
        price, extras = pay(w, ability.costs)
        cost_text = ability.cost_text
    effects(w, effects_of(ability))
    program, memory = w.program(), w.memory
    found: list[LuminousTriggered] = []
    for word, short, waiting in heads:
        made = LuminousTriggered(
            making.definition, ability.text, short, program, memory, waiting.event, waiting.own, waiting.test(), word
        )
        made.anywhere = waiting.anywhere
        made.price = price
        made.extras = extras
        made.cost_text = cost_text
        found.append(made)
    return found


def with_condition(w: Writer, waiting: Waiting) -> Waiting:
    """'Whenever …, if …, …' triggers only if it is so, and asks again as it resolves; so Steadfast is written
    [LU-steadfast.2]."""
    first = w.ability.first
    if not isinstance(first, Triggered) or not isinstance(first.effect, clauses.If) or first.effect.variant != 0:
        return waiting
    if answered([each for _, each in effects_of(w.ability)]):
        return waiting  # something happens either way
    test: Test = condition(w, first.effect.condition)
    return waiting._replace(tests=[*waiting.tests, test])


