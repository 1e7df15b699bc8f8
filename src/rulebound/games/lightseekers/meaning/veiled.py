"""Lines, prices, conditions and triggers of Lightseekers that would tell what lies in a hand or a deck [LS-3.2.3.1a.1]
[LS1-3.4.1.2] [LS-3.2.3.2a] [LS1-3.4.2.1]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.definition import LightCard, LightTriggered, StaticAbility
from rulebound.games.lightseekers.ops import piles
from rulebound.games.lightseekers.ops.lasting import Lay
from rulebound.games.lightseekers.rules import VISIBILITY
from rulebound.kernel.ops import Ops
from rulebound.language.lowering.asking import values
from rulebound.language.lowering.hidden import Veil

VEIL: Final = Veil(VISIBILITY, frozenset({c.DREW}), shows=(piles.Show,))
SEEN_WHEN_USED: Final = (c.F_COST, c.F_ACTION_PRICE)  # by what is paid


def must_be_open(card: LightCard, text: str) -> None:
    for ability in card.abilities:
        lines: list[StaticAbility | Lay] = [ability] if isinstance(ability, StaticAbility) else []
        if isinstance(ability.code, Ops):
            lines += [op for op in ability.code.ops if isinstance(op, Lay)]
        for line in lines:
            terms: list[object] = [values(line.group), line.who, line.condition]
            if isinstance(line, StaticAbility):
                terms.append(line.amount)  # an effect settles its amount as it is done
            VEIL.must_be_seen(text, line.clause, terms, own=line.field in SEEN_WHEN_USED)
        if isinstance(ability, LightTriggered):
            VEIL.must_be_heard(text, ability.clause, ability.event, ability.test, ability.code)
    for test, clause in zip(card.play_tests, card.play_clauses, strict=True):
        VEIL.must_be_seen(text, clause, [test], own=True)
    VEIL.must_be_seen(text, text, [card.own_costs, card.own_actions, card.turn_if], own=True)
