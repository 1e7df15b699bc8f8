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
from typing import Final

from rulebound.tabletop.decklists import ListForm, counts_of, leaders_of, refuse_unknown_keys, text_of

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


def deck_of(data: Mapping[str, object], source: str = "deck") -> Deck:
    """A deck from data: the keys of a deck file."""
    refuse_unknown_keys(data, KEYS, source)
    second = data.get("second_faction")
    return Deck(
        name=text_of(data, "name", source),
        favored=leaders_of(data, "favored", source),
        main=counts_of(data.get("main", {}), "main", source),
        side=counts_of(data.get("side", {}), "side", source),
        orbs=counts_of(data.get("orbs", FULL_PILE), "orbs", source),
        second_faction=None if second is None else text_of(data, "second_faction", source),
        about=text_of(data, "about", source),
        source=source,
    )
