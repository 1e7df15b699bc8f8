"""Lines, settings and timings of Lost Legacy that would tell what lies in a hand or a deck [LL-hand.1] [LL-deck.1]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.definition import LegacyCard, Line, Manual, Timed
from rulebound.games.lost_legacy.rules import VISIBILITY
from rulebound.language.lowering.asking import values
from rulebound.language.lowering.hidden import Veil

# [LL-pos.7] Of what lies in standby its own words know no face.
VEIL: Final = Veil(VISIBILITY, frozenset({c.DRAW}), frozenset({c.STANDBY}))


def must_be_open(card: LegacyCard, text: str) -> None:
    for ability in card.abilities:
        if isinstance(ability, Line):
            terms = [values(ability.subject), ability.amount, ability.setting, ability.test]
            VEIL.must_be_seen(text, ability.clause, terms, own=False)
        elif isinstance(ability, Timed | Manual):
            VEIL.must_be_seen(text, ability.clause, [ability.permission.setting], own=True)
        if isinstance(ability, Timed):
            VEIL.must_be_heard(text, ability.clause, ability.event, ability.test)
    VEIL.must_be_seen(text, text, [card.only_if], own=True)
