"""The written form of a deck: a TOML file, a pasted list, or the same as data.

TOML has the keys `name`, `favored`, `about`, `second_faction` and the tables `[main]`, `[side]` and `[orbs]`,
each `"Card Name" = count`. A pasted list has one card a line, and says who leads it:

    Favored: Regent of Sparks
    3x Kindle Scamp
    2x Avalanche Bolt
    Side:
    1x Stolen Banner
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rulebound.tabletop.decklists import (
    BadCount,
    DeckError,
    ListForm,
    UnknownCards,
    UnknownKey,
    counts_of,
    read_data,
    text_of,
)

__all__ = ["FULL_PILE", "BadCount", "Deck", "DeckError", "UnknownCards", "UnknownKey", "deck_of", "load_deck"]

FULL_PILE: Final = {"Orange": 6, "Green": 6, "Purple": 6}
KEYS: Final = ("name", "favored", "about", "second_faction", "main", "side", "orbs")
FORM: Final = ListForm(
    {"name": "name", "favored": "favored", "about": "about", "second faction": "second_faction"},
    {"main": "main", "side": "side", "orbs": "orbs"},
)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck as it is written. Whether it is legal, and whether its cards exist, is another question."""

    name: str
    favored: tuple[str, ...]
    """One name in a legal deck; a list may hold none or several."""
    main: Mapping[str, int]
    side: Mapping[str, int] = field(default_factory=dict)
    orbs: Mapping[str, int] = field(default_factory=lambda: dict(FULL_PILE))
    second_faction: str | None = None
    """None: the deck does not say. Empty: it says that there is none."""
    about: str = ""
    source: str = "deck"
    """Where it was written, for messages."""

    def as_dict(self) -> dict[str, object]:
        """The same as data, in the form that `deck_of` reads."""
        data: dict[str, object] = {
            "name": self.name,
            "favored": self.favored[0] if len(self.favored) == 1 else list(self.favored),
            "about": self.about,
            "main": dict(self.main),
            "side": dict(self.side),
            "orbs": dict(self.orbs),
        }
        if self.second_faction is not None:
            data["second_faction"] = self.second_faction
        return data


def load_deck(source: str | Path) -> Deck:
    """A deck from a file, or from the text of one: several lines are a text, one line is a path."""
    data, where = read_data(source, FORM)
    return deck_of(data, where)


def deck_of(data: Mapping[str, object], source: str = "deck") -> Deck:
    """A deck from data: the keys of a deck file."""
    for key in data:
        if key not in KEYS:
            raise UnknownKey(source, key, list(KEYS))
    second = data.get("second_faction")
    return Deck(
        name=text_of(data, "name", source),
        favored=favored_of(data, source),
        main=counts_of(data.get("main", {}), "main", source),
        side=counts_of(data.get("side", {}), "side", source),
        orbs=counts_of(data.get("orbs", FULL_PILE), "orbs", source),
        second_faction=None if second is None else text_of(data, "second_faction", source),
        about=text_of(data, "about", source),
        source=source,
    )


def favored_of(data: Mapping[str, object], source: str) -> tuple[str, ...]:
    value = data.get("favored", [])
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise DeckError(source, f"favored = {value!r}: write the name of the favored in quotation marks.")
    return tuple(name.strip() for name in names if name.strip())
