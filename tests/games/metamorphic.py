"""Changing a number of a card and playing the card's own scenario again: what the games' metamorphic tests share."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.game import Game
from rulebound.scenario import run
from rulebound.tabletop.plain.form import field_names

# What a definition says to people only.
WORDING = ("clause", "definition", "key", "name", "short", "shorts", "text", "modes")
Table = dict[str, Any]


def file_name(card: str) -> str:
    """`Duelist's Lens` has its scenario in duelists-lens.toml."""
    return re.sub(r"[^a-z]+", "-", card.lower().replace("'", "")) + ".toml"


class Change(NamedTuple):
    """A text with one number raised: from `start` to `end` it said something else than `instead`."""

    before: str
    start: int
    end: int
    instead: str

    @property
    def after(self) -> str:
        return self.before[: self.start] + self.instead + self.before[self.end :]

    @property
    def shown(self) -> str:
        """The place, for a report."""
        left, right = self.before[max(0, self.start - 20) : self.start], self.before[self.end :][:20]
        return f"{left}>>{self.before[self.start : self.end]}<<{right}".replace("\n", " / ")

    def quoted(self, line: str, name: str) -> str:
        """A move with the new words if it quotes the place of the change: an ability, a mode, a trigger."""
        label = re.fullmatch(rf"(.*{re.escape(name)}(?: \(.*\))?: )(.+?)( -> .+)?", line)
        if label:
            for found in re.finditer(re.escape(label[2]), self.before):
                if found.start() <= self.start and self.end <= found.end():
                    left, right = self.before[found.start() : self.start], self.before[self.end : found.end()]
                    return label[1] + left + self.instead + right + (label[3] or "")
        return line


def changes(text: str, number: re.Pattern[str], raised: Callable[[str], str]) -> Iterator[Change]:
    for found in number.finditer(text):
        yield Change(text, found.start(), found.end(), raised(found[0]))


def with_card(doc: dict[str, Any], table: dict[str, Any], moves: str) -> dict[str, Any]:
    """The scenario with this card instead of the set's."""
    changed = copy.deepcopy(doc)
    changed["card"] = [*changed.get("card", []), table]
    changed["script"]["moves"] = moves
    return changed


def broken(doc: dict[str, Any]) -> bool:
    """Whether a scenario fails. Its cards can be read: that was seen before, and a text that cannot proves nothing."""
    try:
        run(doc)
    except RuleboundError:
        return True
    return False


def entries(doc: dict[str, Any]) -> list[str]:
    """The names of the cards in a scenario's position."""
    values = [value for seat in doc["seat"].values() for value in seat.values()]
    listed = [entry for value in values for entry in (value if isinstance(value, list) else [value])]
    return [each["card"] if isinstance(each, dict) else each for each in listed if isinstance(each, str | dict)]


# ---- what a card is, and what becomes of a scenario with it
def program(made: Any) -> Any:
    """All that a definition is made of, but for the words that players see."""
    if isinstance(made, list | tuple):
        return [program(each) for each in made]
    fields = [name for name in field_names(made) if name not in WORDING]
    return [type(made).__name__, *(program(getattr(made, name, None)) for name in fields)] if fields else made


def moves_of(doc: Table) -> str:
    return str(doc["script"].get("moves", ""))


def outcome(doc: Table, seen: Callable[[Game], Any]) -> tuple[list[str], Any] | None:
    """What a scenario tells, and how everything lies in the end; nothing if it fails."""
    try:
        game = run(doc)
    except RuleboundError:
        return None
    return game.log, seen(game)


Played = list[tuple[Table, Any]]


def with_their_outcomes(docs: list[Table], table: Table, seen: Callable[[Game], Any]) -> Played:
    played = [(doc, outcome(with_card(doc, table, moves_of(doc)), seen)) for doc in docs]
    assert played and None not in [before for _, before in played], "the unchanged card must pass"
    return played


def noticed(played: Played, changed: Table, change: Change | None, seen: Callable[[Game], Any]) -> bool:
    """Whether a scenario goes another way with the changed card, also when its moves quote the changed words."""
    for doc, before in played:
        wordings = {moves_of(doc)}
        if change is not None:
            wordings.add("\n".join(change.quoted(line.strip(), changed["name"]) for line in moves_of(doc).splitlines()))
        if all(outcome(with_card(doc, changed, moves), seen) != before for moves in wordings):
            return True
    return False


def both_ways(one: str, other: str) -> dict[str, str]:
    return {one: other, other: one}
