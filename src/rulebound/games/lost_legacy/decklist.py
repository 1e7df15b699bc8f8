"""The written form of a deck: TOML with `name`, `about` and the tables `[main]` and `[sub_deck]`, or a pasted list:

    3x Ash Wyrmling
    Sub-deck:
    1x Splitting Glaive
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rulebound.tabletop.decklists import ListForm, counts_of, refuse_unknown_keys, text_of

KEYS: Final = ("name", "about", "main", "sub_deck")
FORM: Final = ListForm(
    {"name": "name", "about": "about"}, {"deck": "main", "sub-deck": "sub_deck", "sub deck": "sub_deck"}
)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck as it is written. Whether it is legal, and whether its cards exist, is another question."""

    name: str
    main: Mapping[str, int]
    sub_deck: Mapping[str, int]
    about: str = ""
    source: str = "deck"

    def as_dict(self) -> dict[str, object]:
        return {"name": self.name, "about": self.about, "main": dict(self.main), "sub_deck": dict(self.sub_deck)}


def deck_of(data: Mapping[str, object], source: str = "deck") -> Deck:
    """A deck from data: the keys of a deck file."""
    refuse_unknown_keys(data, KEYS, source)
    return Deck(
        name=text_of(data, "name", source),
        main=counts_of(data.get("main", {}), "main", source),
        sub_deck=counts_of(data.get("sub_deck", {}), "sub_deck", source),
        about=text_of(data, "about", source),
        source=source,
    )
