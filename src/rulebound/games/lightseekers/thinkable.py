"""Every action that could be named in an Action Phase, legal or not: what the list is held against."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.definition import light
from rulebound.games.lightseekers.words.names import TONGUE
from rulebound.kernel.decisions import Decision, Option
from rulebound.kernel.state import State


def thinkable(s: State, question: Decision) -> list[Option]:
    found: list[Option] = []
    for card in TONGUE.visible(s, question.seat):
        kind = light(card.definition)
        found += [Option(c.EQUIP if kind.item else c.PLAY, card), Option(c.PLAY_COMBO, card)]
        found += [Option(c.USE, card, number) for number in range(len(kind.uses))]
    return found
