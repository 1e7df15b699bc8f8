"""The meaning of card texts: from trees to definitions.

    define(printed_card, from_sub_deck)        what a card does
"""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.cardfile import PrintedCard
from rulebound.games.lost_legacy.definition import LegacyCard

SUB = " (sub-deck)"


def define(printed: PrintedCard, from_sub_deck: bool) -> LegacyCard:
    return blank(printed, from_sub_deck)


def blank(printed: PrintedCard, from_sub_deck: bool) -> LegacyCard:
    """All that is printed beside the text."""
    card = LegacyCard(printed.name + (SUB if from_sub_deck else ""), printed.name, printed.bit, printed.text)
    card.from_sub_deck = from_sub_deck
    card.families = list(printed.family)
    card.elements = list(printed.element)
    card.level = printed.level
    for word in printed.skills:
        card.skills |= c.SKILL_NAMES[word]
    card.offense = printed.offense
    card.defense = printed.defense
    card.speed = printed.speed
    card.magic = printed.magic
    return card
