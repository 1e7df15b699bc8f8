"""The written form of a team: two creatures, each with the cards it brings.

    name = "open-veins"
    creatures = ["Vampire", "Clockwork Hound"]
    [first]
    "Red Draught" = 1
    [second]
    "Brass Bite" = 1
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rulebound.tabletop.decklists import DeckError, ListForm, counts_of, leaders_of, refuse_unknown_keys, text_of

TABLES: Final = ("first", "second")
KEYS: Final = ("name", "about", "creatures", *TABLES)
FORM: Final = ListForm(
    {"name": "name", "about": "about", "creatures": "creatures"}, {"first": "first", "second": "second"}
)


@dataclass(frozen=True, slots=True)
class Member:
    """A creature and the cards that it supplies."""

    name: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Deck:
    """A team as it is written. Whether it is legal, and whether its cards exist, is another question."""

    name: str
    team: tuple[Member, ...]
    about: str = ""
    source: str = "deck"
    """Where it was written, for messages."""

    def as_dict(self) -> dict[str, object]:
        data: dict[str, object] = {"name": self.name, "about": self.about}
        data["creatures"] = [member.name for member in self.team]
        for key, member in zip(TABLES, self.team, strict=False):
            data[key] = {name: member.cards.count(name) for name in member.cards}
        return data


def deck_of(data: Mapping[str, object], source: str = "deck") -> Deck:
    """A team from data: the keys of a deck file. A pasted list names its creatures in one line."""
    loose = data.get("main", {})
    if loose or not isinstance(loose, Mapping):
        raise DeckError(source, "say which creature brings a card: 'First:' or 'Second:' stands before its cards.")
    data = {key: value for key, value in data.items() if key != "main"}
    refuse_unknown_keys(data, KEYS, source)
    said = data.get("creatures", [])
    names = leaders_of({"creatures": said.split(",") if isinstance(said, str) else said}, "creatures", source)
    team: list[Member] = []
    for at, name in enumerate(names):
        counts = counts_of(data.get(TABLES[at], {}), TABLES[at], source) if at < len(TABLES) else {}
        team.append(Member(name, tuple(card for card, count in counts.items() for _ in range(count))))
    return Deck(text_of(data, "name", source), tuple(team), text_of(data, "about", source), source)
