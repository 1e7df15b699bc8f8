"""Keywords that the rulebook defines in words, in card English: read by the same reader as the cards.

What else the rules say of them (what fires, who chooses, what does not count) is no matter of words.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

GLOSSARY: Mapping[str, str] = MappingProxyType(
    {
        "Burn": "This can't leave your Discard Pile.",
        "Unique": "As long as there is another copy of this Buff to the left of this Buff, this Buff is Dormant.",
        "Multiplayer": "While 3 or more heroes are in the game",
        "Draw": "Move the top card of your deck to your hand.",
        "Discard": "Move a card from your hand to your Discard Pile.",
        "Remove": "Move a card from play to its owner's Discard Pile.",
        "Return": "Move a Buff from play to its owner's hand.",
    }
)
