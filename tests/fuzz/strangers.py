"""Random games with texts that no set holds: cards of a deck get the texts of scenarios and of designers.

A card keeps all that decks are judged by (type, cost, family, …) and gets another text, of a card of the same sort.
What does not read on it is not taken. Then every promise of the fuzzer must hold.

    python -m tests.fuzz.strangers --games 100 luminous lost-legacy
"""

from __future__ import annotations

import argparse
import sys
import time
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tests.designers.test_open import table_of

from rulebound.api import new_game
from rulebound.fuzz.games import Arrangement, Report, play_one
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game
from rulebound.tabletop.cardfiles import CardFileError
from rulebound.tabletop.kits import kit_of
from rulebound.tabletop.rooms import rulesets
from rulebound.tabletop.rulebook import load_rulebook

HERE = Path(__file__).resolve().parent.parent
OPEN = ("open", "late")
DECKS = HERE.parent / "src" / "rulebound" / "games"
PILES = ("main", "first", "second", "sub_deck")
# What a text speaks of, and what no deck is judged by: a card takes it over with the text.
WITH_THE_TEXT = ("corners", "counters", "range")
SORT = ("type", "category", "class", "kind", "spell_kind")
TRIES = 30  # how often a card of a deck is to get another text
GAMES = 20


def folder_of(ruleset: str) -> str:
    return {"lightseekers-first": "lightseekers", "lost-legacy-quick": "lost_legacy"}.get(
        ruleset, ruleset.replace("-", "_")
    )


def written(folder: str) -> Iterator[dict[str, Any]]:
    """The cards of all scenarios, and of all designers' texts that are open, from the start or by now."""
    for path in sorted((HERE / "games" / folder / "scenarios").rglob("*.toml")):
        yield from tomllib.loads(path.read_text("utf-8")).get("card", [])
    game = folder.replace("_", "-")
    for path in sorted(path for part in OPEN for path in (HERE / "designers").glob(f"{folder}*_{part}.toml")):
        for text in tomllib.loads(path.read_text("utf-8"))["text"]:
            yield table_of(game, text)


def sort_of(table: Mapping[str, Any]) -> tuple[object, ...]:
    return (*(table.get(key) for key in SORT), "corners" in table, "counters" in table)


@cache
def donors(folder: str) -> dict[tuple[object, ...], list[dict[str, Any]]]:
    """Cards by their sort, each text once."""
    found: dict[tuple[object, ...], list[dict[str, Any]]] = {}
    seen: set[str] = set()
    for table in written(folder):
        text = table.get("text", "")
        if text and text not in seen:
            seen.add(text)
            found.setdefault(sort_of(table), []).append(table)
    return found


@cache
def printed(ruleset: str) -> dict[str, dict[str, Any]]:
    return {face.table["name"]: face.table for face in kit_of(ruleset).card_set()}


@dataclass(frozen=True, slots=True)
class Strange(Arrangement):
    """A game with decks and cards of its own."""

    tables: tuple[Mapping[str, Any], ...] = ()
    cards: tuple[Mapping[str, Any], ...] = ()

    def begin(self) -> Game:
        return new_game(self.ruleset, self.tables, self.seed, self.switches, cards=self.cards)


def arrange(ruleset: str, seed: int, number: int) -> Strange:
    """Game `number` of a run."""
    dice = Dice(f"{seed} strangers {number}")
    folder = folder_of(ruleset)
    files = sorted((DECKS / folder / "decks").glob("*.toml"))
    cards: list[dict[str, Any]] = []
    decks = [with_strangers(ruleset, files[dice.below(len(files))], dice, cards) for _ in range(2)]
    names = tuple(str(deck["name"]) for deck in decks)
    switches = kit_of(ruleset).switches_for(2)
    return Strange(ruleset, dice.below(1 << 31), names, switches, 2, tuple(decks), tuple(cards))


def with_strangers(ruleset: str, path: Path, dice: Dice, cards: list[dict[str, Any]]) -> dict[str, Any]:
    """A deck of the game in which some cards have other texts and names; the cards join `cards`."""
    deck = tomllib.loads(path.read_text("utf-8"))
    piles = [pile for pile in PILES if pile in deck]
    check = kit_of(ruleset).card_check()
    for _ in range(TRIES):
        pile = piles[dice.below(len(piles))]
        name = list(deck[pile])[dice.below(len(deck[pile]))]
        own = printed(ruleset).get(name)
        if own is None or sum(name in deck[each] for each in piles) > 1:
            continue  # a stranger already, or a card that must be the same in both piles
        fitting = donors(folder_of(ruleset)).get(sort_of(own), [])
        if not fitting:
            continue
        donor = fitting[dice.below(len(fitting))]
        table = own | {key: donor[key] for key in WITH_THE_TEXT if key in donor}
        table |= {"name": f"Stranger {len(cards) + 1}", "text": donor["text"]}
        table.pop("flavor", None)
        try:
            card = check.printed(table)
        except CardFileError:
            continue
        if check.errors(card, card.text):
            continue
        cards.append(table)
        deck[pile] = {table["name"] if key == name else key: count for key, count in deck[pile].items()}
    return deck


def run(chosen: Sequence[str], games: int, seed: int, seconds: float | None = None) -> list[Report]:
    reports = []
    for ruleset in chosen:
        book, report, started = load_rulebook(ruleset), Report(ruleset), time.monotonic()
        for number in range(games):
            if seconds is not None and time.monotonic() - started > seconds:
                break
            game = arrange(ruleset, seed, number)
            before = len(report.failures)
            play_one(game, book, number, report)
            report.games += 1
            for failure in report.failures[before:]:
                print(f"game {number}: {failure}", *failure.answers[-6:], sep="\n    ", flush=True)
                for card in game.cards:
                    print(f"        {card['name']}: {card['text']!r}")
        reports.append(report)
    return reports


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="*", default=rulesets())
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=None)
    given = parser.parse_args()
    reports = run(given.rulesets, given.games, given.seed, given.seconds)
    for report in reports:
        print(f"{report}: {'every promise held' if report.ok else f'{len(report.failures)} failures'}.")
    return 0 if all(report.ok for report in reports) else 1


if __name__ == "__main__":
    sys.exit(main())
