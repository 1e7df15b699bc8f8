"""Senses: what kinds of meaning phrases have. A phrase without an entry is an error under its own words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.kernel.terms import Amount, Test, Trait, Whom
from rulebound.language.lowering import Sense, amounts, choices, clauses, conditions

if TYPE_CHECKING:
    from rulebound.games.lost_legacy.meaning.writer import Writer

act: Sense[Writer, None] = Sense(choices.act)
clause: Sense[Writer, None] = Sense(clauses.clause)
effect: Sense[Writer, None] = Sense(clauses.effect)
amount: Sense[Writer, Amount] = Sense(amounts.amount)
condition: Sense[Writer, Test] = Sense(conditions.condition)
adjective: Sense[Writer, list[Trait]] = Sense(conditions.adjective)
player: Sense[Writer, Whom] = Sense()
