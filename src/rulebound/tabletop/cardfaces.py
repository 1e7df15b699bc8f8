"""A card as people read it: what every game's cards show in a listing and at the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class CardFace:
    """Each game makes its own from a printed card, in `cardface.py`."""

    name: str
    table: Mapping[str, Any]
    """As in a card file."""
    filters: Mapping[str, tuple[str, ...]]
    """What a card is looked for by: its type, and what else tells the cards of the game apart."""
    facts: tuple[str, ...]
    """What is printed beside name and text, each in a few words: type, cost, numbers."""
    text: str
    flavor: str = ""

    @property
    def lines(self) -> list[str]:
        """The whole card, line by line."""
        found = [" · ".join((self.name, *self.facts)), *(f"  {line}" for line in self.text.splitlines())]
        return [*found, f"  “{self.flavor}”"] if self.flavor else found

    def passes(self, wanted: Mapping[str, str]) -> bool:
        """Whether it has a wanted value for every filter; capitals do not matter."""
        return all(value.strip().lower() in (own.lower() for own in self.filters[key]) for key, value in wanted.items())
