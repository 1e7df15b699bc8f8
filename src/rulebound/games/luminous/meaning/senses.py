"""Senses: what kinds of meaning phrases have, and the table that finds a phrase's meaning by its class.

    @act.means(Draw)
    def draw(w: Writer, node: Draw) -> None: ...

A phrase without an entry is an error under its own words, never a card that half works.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.kernel.terms import Amount, Test, Trait, Whom
from rulebound.language.lowering import Sense, amounts, choices, clauses, conditions

if TYPE_CHECKING:
    from rulebound.games.luminous.meaning.writer import Writer

act: Sense[Writer, None] = Sense(choices.act)  # what a player does
being: Sense[Writer, None] = Sense()  # what a card gets or does, as an instruction
clause: Sense[Writer, None] = Sense(clauses.clause)  # one clause of an effect, or several joined
effect: Sense[Writer, None] = Sense(clauses.effect)  # a sentence's effect
amount: Sense[Writer, Amount] = Sense(amounts.amount)
condition: Sense[Writer, Test] = Sense(conditions.condition)
player: Sense[Writer, Whom] = Sense()
adjective: Sense[Writer, list[Trait]] = Sense(conditions.adjective)  # adjectives, filters, relative clauses
