"""Sentences of Starlight that would tell what lies in a hand or a Draw Pile [ST-LOC.1] [ST-LOC.2]."""

from __future__ import annotations

from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import Instead, Reaction, StarlightCard
from rulebound.games.starlight.rules import VISIBILITY
from rulebound.language.lowering.hidden import Veil

VEIL: Final = Veil(VISIBILITY, frozenset({c.DREW}))


def must_be_open(card: StarlightCard, text: str) -> None:
    for ability in card.abilities:
        if isinstance(ability, Reaction | Instead):
            VEIL.must_be_heard(text, ability.clause, ability.event, ability.test)
            VEIL.must_be_seen(text, ability.clause, [ability.condition], own=True)
    for line in card.standing:
        VEIL.must_be_seen(text, line.clause, [line.condition, line.among, line.each], own=False)
    for price in card.own_prices:
        VEIL.must_be_seen(text, price.clause, [price.condition, price.each], own=True)
    VEIL.must_be_seen(text, text, [card.only], own=True)
