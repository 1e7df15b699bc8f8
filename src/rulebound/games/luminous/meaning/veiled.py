"""Lines, prices, conditions and triggers of Luminous that would tell what lies in a hand or a deck [LU-zone.1]
[LU-zone.10]."""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import Activated, LuminousCard, LuminousTriggered, StaticAbility
from rulebound.games.luminous.ops import cards
from rulebound.games.luminous.rules import VISIBILITY
from rulebound.language.lowering.asking import values
from rulebound.language.lowering.hidden import Veil

VEIL: Final = Veil(VISIBILITY, frozenset({c.DREW}), shows=(cards.Reveal,))
SEEN_WHEN_USED: Final = (c.F_COST, c.F_FAST, c.F_PLAYABLE, c.F_REPLACEMENT)  # by what is paid, played or done instead


def must_be_open(card: LuminousCard, text: str) -> None:
    for ability in card.abilities:
        if isinstance(ability, StaticAbility):
            terms = [ability.amount, ability.condition, values(ability.group), values(ability.by), ability.who]
            VEIL.must_be_seen(text, ability.clause, terms, own=ability.field in SEEN_WHEN_USED)
            if ability.field == c.F_REPLACEMENT:
                VEIL.must_be_heard(text, ability.clause, ability.bits, ability.condition)
        elif isinstance(ability, LuminousTriggered):
            VEIL.must_be_heard(text, ability.clause, ability.event, ability.test, ability.code)
        elif isinstance(ability, Activated):
            VEIL.must_be_seen(text, ability.clause, [ability.condition], own=True)
