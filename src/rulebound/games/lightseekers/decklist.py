"""The written form of a deck: a TOML file, a pasted list, or the same as data.

TOML has the keys `name`, `hero` (a draft deck may name two), `about`, `format` and the table `[main]`, each line
`"Card Name" = count`. A pasted list has one card a line, and says who leads it:

    Hero: Old Ash
    3x Small Flame
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rulebound.tabletop.decklists import DeckError, ListForm, counts_of, leaders_of, refuse_unknown_keys, text_of

KEYS: Final = ("name", "hero", "about", "format", "main")
FORM: Final = ListForm({"name": "name", "hero": "hero", "about": "about", "format": "format"}, {"main": "main"})
CONSTRUCTED: Final = "constructed"
DRAFT: Final = "draft"


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck as it is written. Whether it is legal, and whether its cards exist, is another question."""

    name: str
    heroes: tuple[str, ...]
    main: Mapping[str, int]
    """Combos and action cards."""
    format: str = CONSTRUCTED
    about: str = ""
    source: str = "deck"

    def as_dict(self) -> dict[str, object]:
        """The same as data, in the form that `deck_of` reads."""
        return {
            "name": self.name,
            "hero": self.heroes[0] if len(self.heroes) == 1 else list(self.heroes),
            "about": self.about,
            "format": self.format,
            "main": dict(self.main),
        }


def deck_of(data: Mapping[str, object], source: str = "deck") -> Deck:
    """A deck from data: the keys of a deck file."""
    refuse_unknown_keys(data, KEYS, source)
    format_ = text_of(data, "format", source) or CONSTRUCTED
    if format_ not in (CONSTRUCTED, DRAFT):
        raise DeckError(source, f"format = {format_!r}: it is {CONSTRUCTED} or {DRAFT}.")
    return Deck(
        name=text_of(data, "name", source),
        heroes=leaders_of(data, "hero", source),
        main=counts_of(data.get("main", {}), "main", source),
        format=format_,
        about=text_of(data, "about", source),
        source=source,
    )
