"""Keywords that the rulebook defines in words, in card English: read by the same reader as the cards.

A trigger keyword is defined by its trigger, an action by what is done, a skill by what is so. X is the number
behind the keyword.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

GLOSSARY: Mapping[str, str] = MappingProxyType(
    {
        "Arrive": "When this card enters play",
        "Depart": "When this card is put into a discard pile from play",
        "Contact": "When this unit deals combat damage to the opponent",
        "On Attack": "When this unit attacks",
        "Second Wave": "When this unit attacks as the second attack of the turn",
        "Third Wave": "When this unit attacks as the third attack of the turn",
        "Mulch": "When this card is put into a discard pile from your deck or from play",
        "Bolster X": "Put X durability counters on a relic you control.",
        "Cull X": "Discard the top X cards of your deck.",
        "Scavenge": "You may void two cards from your discard pile. If you do, draw 1.",
        "Steadfast": "At the end of each turn, if this card is expended, ready it.",
        "Flight": "This unit can't be blocked except by units with Flight or Watchful.",
        "Guardian": "This unit doesn't expend to block.",
        "Dash": "This card may attack and expend the turn it enters play.",
        "Watchful": "This unit may block units with Flight.",
    }
)
