"""The written form of a deck: a TOML file, a pasted list, or the same as data.

TOML has the keys `name`, `hero` (a draft deck may name two), `about`, `format` and the table `[main]`, each line
`"Card Name" = count`. A pasted list has one card a line, and says who leads it:

    Hero: Old Ash
    3x Small Flame
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rulebound.tabletop.decklists import DeckError, ListForm, UnknownKey, counts_of, read_data, text_of

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


def load_deck(source: str | Path) -> Deck:
    """A deck from a file, or from the text of one: several lines are a text, one line is a path."""
    data, where = read_data(source, FORM)
    return deck_of(data, where)


def deck_of(data: Mapping[str, object], source: str = "deck") -> Deck:
    """A deck from data: the keys of a deck file."""
    for key in data:
        if key not in KEYS:
            raise UnknownKey(source, key, list(KEYS))
    format_ = text_of(data, "format", source) or CONSTRUCTED
    if format_ not in (CONSTRUCTED, DRAFT):
        raise DeckError(source, f"format = {format_!r}: it is {CONSTRUCTED} or {DRAFT}.")
    value = data.get("hero", [])
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise DeckError(source, f"hero = {value!r}: write the name of the hero in quotation marks.")
    return Deck(
        name=text_of(data, "name", source),
        heroes=tuple(name.strip() for name in names if name.strip()),
        main=counts_of(data.get("main", {}), "main", source),
        format=format_,
        about=text_of(data, "about", source),
        source=source,
    )
