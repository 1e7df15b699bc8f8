"""The kinds of meaning that Lightseekers phrases have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.kernel.terms import Amount, Test, Trait, Whom
from rulebound.kernel.terms.players import PlayerTrait
from rulebound.language.lowering import Sense, amounts, choices, clauses, conditions

if TYPE_CHECKING:
    from rulebound.games.lightseekers.meaning.writer import Writer

act: Sense[Writer, None] = Sense(choices.act)  # what a hero does
clause: Sense[Writer, None] = Sense(clauses.clause)  # one clause of an effect, or several joined
effect: Sense[Writer, None] = Sense(clauses.effect)  # a sentence's effect
amount: Sense[Writer, Amount] = Sense(amounts.amount)
condition: Sense[Writer, Test] = Sense(conditions.condition)
hero: Sense[Writer, Whom] = Sense()  # who is meant, without a choice
hero_filter: Sense[Writer, list[PlayerTrait]] = Sense()
adjective: Sense[Writer, list[Trait]] = Sense(conditions.adjective)  # adjectives, states and filters of a noun
