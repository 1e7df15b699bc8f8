"""What a game hangs on: played again from its plan it goes the same way, on any machine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rulebound.kernel.errors import RuleboundError
from rulebound.tabletop.kits import AnyDeck

Table = Mapping[str, object]

OPEN: Final = "open"
"""In the place of a bot: nobody sits at the table, the greedy policy plays all seats with all cards open. Nothing is
imagined, so a game costs a fifth. For the lab alone, and never against a bot."""


@dataclass(frozen=True)
class Side:
    """Who plays with what."""

    name: str
    deck: AnyDeck | None
    """None for a game that is played without decks."""
    bot: str = "greedy"


@dataclass(frozen=True)
class Variant:
    """A version of a game: its switches, and cards that are added or read otherwise than in the set."""

    name: str = ""
    switches: Mapping[str, str | int | bool] = field(default_factory=dict)
    cards: tuple[Table, ...] = ()
    instead: Mapping[str, str] = field(default_factory=dict)
    """In every deck, a card in the place of another."""

    def deck(self, deck: Mapping[str, object]) -> dict[str, object]:
        """A deck of this version: the new card stands where the old one stood, so that the shuffle is the same."""
        return {key: self._listed(part) if isinstance(part, Mapping) else part for key, part in deck.items()}

    def _listed(self, part: Mapping[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name, count in part.items():
            new = self.instead.get(name, name)
            found[new] = found.get(new, 0) + count
        return found


@dataclass(frozen=True)
class Plan:
    """One game. Its cell says what it is counted under."""

    cell: str
    number: int
    ruleset: str
    sides: tuple[Side, ...]
    seed: str
    variant: Variant = Variant()
    brief: bool = False
    """Nothing but its end is wanted. Where cards lie open, nobody need be told what they see: half of a game."""

    def __post_init__(self) -> None:
        if OPEN in (bots := {side.bot for side in self.sides}) and len(bots) > 1:
            raise LabError(f"'{OPEN}' is no bot that could play against another: it plays all seats")

    @property
    def is_open(self) -> bool:
        return self.sides[0].bot == OPEN

    @property
    def id(self) -> str:
        return f"{self.cell} #{self.number}" + (f" ({self.variant.name})" if self.variant.name else "")


def swapped(
    cell: str, ruleset: str, sides: Sequence[Side], seed: str, pairs: range, variant: Variant
) -> Iterator[Plan]:
    """Games 2k and 2k + 1 have the same decks, seed and dice, and the players have changed seats. Seat 0 begins. With
    more than two players everybody moves on by one seat, until each has sat in every seat."""
    for pair in pairs:
        for turned in range(len(sides)):
            seated = (*sides[turned:], *sides[:turned])
            yield Plan(cell, pair * len(sides) + turned, ruleset, seated, f"{seed}/{pair}", variant)


class LabError(RuleboundError):
    """A question that cannot be answered as it was asked."""
