"""Every number and every word on every card counts: change one, and the card must do something else.

A number is raised by one: in the text, the price, the range, the counters. The changed card still reads in one way and
prints as written, and a scenario that shows the card working has to break with it. A word is exchanged for its
counterpart: what can still be read and played must be another program.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.starlight.cardfile import printed_card
from rulebound.games.starlight.library import as_table, card_set
from rulebound.games.starlight.meaning import NotPlayable, define
from rulebound.games.starlight.vocabulary import VOCABULARY
from rulebound.kernel.game import Game
from rulebound.language import CardTextError, read_text
from rulebound.scenario import parse
from rulebound.tabletop.kits import kit_of

from ..metamorphic import (
    Change,
    Table,
    both_ways,
    changes,
    file_name,
    noticed,
    program,
    with_their_outcomes,
)

SCENARIOS = Path(__file__).parent / "scenarios"
NAMES = sorted(name for name, card in card_set().items() if card.text)
NUMBER = re.compile(r"\b1 (?:telegraphed )?(?:more )?(?:tile|card|counter|Aura)\b|\d+")


@cache
def scenarios_of(name: str) -> list[Table]:
    """`wick_to_wick.toml` and `wick_to_wick_declined.toml` both show Wick to Wick; and what is told below."""
    stem = file_name(name).removesuffix(".toml").replace("-", "_")
    told = [parse(path.read_text(encoding="utf-8")) for path in sorted(SCENARIOS.rglob(f"{stem}*.toml"))]
    return told + [position(name, *each) for shown, *each in FURTHER if shown == name]


def position(name: str, own: str, enemies: str, moves: str) -> Table:
    """`Gale Heron b1 energy=13, Vampire a1`: who stands where; `lies=` names Auras; the card itself is in the hand of
    whoever can play it."""
    seats = {"A": {"creatures": creatures(own)}, "B": {"creatures": creatures(enemies)}}
    card = card_set()[name]
    if card.kind != "Passive" and card.source != "Core" and name.replace(" ", "_") not in own + enemies:
        seats["B" if f"B: answer with {name}" in moves else "A"]["hand"] = [name]
    return {"title": name, "game": "starlight", "seat": seats, "script": {"moves": moves.replace("; ", "\n")}}


def creatures(words: str) -> list[Table]:
    found: list[Table] = []
    for each in words.split(", "):
        match = re.fullmatch(r"(.+?) (limbo|[a-e][1-6])((?: \w+=.+)?)", each)
        assert match is not None, each
        said: Table = {"name": match[1], "at": match[2]}
        for pair in match[3].split():
            key, _, value = pair.partition("=")
            said |= {"auras": value.replace("_", " ").split("+")} if key == "lies" else {key: int(value)}
        found.append(said)
    return found


# Positions in which a number counts that the scenarios leave open: the edge of a range, one more than a bound.
FURTHER = [
    ("Ask a Coin", "Toll Keeper b3, Lantern Moth a1", "Kiln Golem d3 energy=6, Cairn Ogre limbo", "A: play Ask a Coin"),
    ("Ask a Coin", "Toll Keeper b3, Lantern Moth a1", "Kiln Golem d3 energy=5, Cairn Ogre limbo", "A: play Ask a Coin"),
    ("Banked Heat", "Kiln Golem b3 energy=3, Vampire a1", "Gale Heron e1, Cairn Ogre e4", "A: done"),
    ("Banked Heat", "Kiln Golem b3 energy=13, Vampire a1", "Gale Heron e1, Cairn Ogre e4", "A: done"),
    ("Boulder Fist", "Cairn Ogre c5, Kiln Golem a1", "Clockwork Hound c4, Gale Heron e1",
     "A: attack Clockwork Hound with Boulder Fist; B: pass; A: pass"),
    ("Closed Account", "Clockwork Hound b3 energy=9, Vampire a1", "Toll Keeper c3, Gale Heron e1",
     "A: attack Toll Keeper with Strike; B: answer with Closed Account; B: done answering; A: pass"),
    ("Coil Dash", "Clockwork Hound b3, Vampire a1", "Gale Heron e4, Cairn Ogre e1",
     "A: refused: play Coil Dash to e2 Generator B -> ST-CLS.5"),
    ("Crimson Feast", "Vampire b3, Clockwork Hound a1", "Kiln Golem c3, Gale Heron e4",
     "A: attack Kiln Golem with Crimson Feast; B: pass; A: pass"),
    ("Crimson Feast", "Vampire b3 health=7, Clockwork Hound a1", "Kiln Golem c3, Gale Heron e4",
     "A: attack Kiln Golem with Crimson Feast; B: pass; A: pass"),
    ("Crimson Feast", "Vampire b3 health=8, Clockwork Hound a1", "Kiln Golem c3, Gale Heron e4",
     "A: attack Kiln Golem with Crimson Feast; B: pass; A: pass"),
    ("Dash", "Vampire b1, Clockwork Hound a1", "Gale Heron e4, Cairn Ogre e1",
     "A: refused: play Dash to e3 Health -> ST-CLS.5; A: play Dash to b2"),
    ("Strike", "Vampire b3, Clockwork Hound a1", "Kiln Golem c3, Gale Heron e4",
     "A: attack Kiln Golem with Strike; B: pass; A: pass"),
    ("Spark", "Vampire b3, Clockwork Hound a1", "Kiln Golem d3, Gale Heron e4",
     "A: attack Kiln Golem with Spark; B: pass; A: pass"),
    ("Guard", "Vampire b3, Clockwork Hound a1", "Kiln Golem c3, Gale Heron e4",
     "A: attack Kiln Golem with Strike; B: answer with Guard; B: done answering; A: pass"),
    ("Focus", "Vampire b3, Clockwork Hound a1", "Kiln Golem e1, Gale Heron e4", "A: play Focus"),
    ("Interact", "Vampire c1, Clockwork Hound a1", "Kiln Golem e1, Gale Heron e4", "A: play Interact"),
    ("Starlight", "Vampire c3 energy=13, Clockwork Hound a1", "Kiln Golem d3, Gale Heron e4",
     "A: play Starlight on Kiln Golem"),
    ("Half-Remembered", "Lantern Moth b3, Vampire a1", "Kiln Golem e1, Gale Heron e4", "A: play Half-Remembered"),
    ("Lamp Flare", "Lantern Moth b3, Vampire a1", "Kiln Golem c3, Gale Heron e4",
     "A: attack Kiln Golem with Lamp Flare; B: pass; A: pass"),
    ("Overwind", "Clockwork Hound b1, Vampire a1", "Kiln Golem e1, Gale Heron e4",
     "A: play Step; A: enchant Step with Overwind; A: refused: move to e3 Health -> ST-CLS.5; A: move to b2"),
    *((card, f"{who} b3, Mirage Serpent a1", "Toll Keeper e1, Kiln Golem e4", f"A: put {card} on {who}")
      for card, who in (("Cocoon Dream", "Lantern Moth"), ("Deep Footing", "Cairn Ogre"), ("Thirst", "Vampire"),
                        ("Brick by Brick", "Kiln Golem"), ("Field Dynamo", "Clockwork Hound"),
                        ("Snap Trap", "Clockwork Hound"), ("Nesting Wind", "Gale Heron"), ("Tomb Skin", "Cairn Ogre"))),
    *((card, f"{who} b3, Vampire a1", "Cairn Ogre c3, Gale Heron e4", f"A: put {card} on Cairn Ogre")
      for card, who in (("Endless Dune", "Mirage Serpent"), ("Unpaid Debt", "Toll Keeper"), ("Wither", "Toll Keeper"))),
    ("False Oasis", "Mirage Serpent c1, Gale Heron a1", "Clockwork Hound c4, Vampire limbo", "A: play False Oasis"),
    ("Feather Rain", "Gale Heron b1, Mirage Serpent b4 health=10", "Clockwork Hound e4, Vampire e1",
     "A: play Feather Rain"),
    ("Fetch", "Clockwork Hound c1, Vampire a1", "Kiln Golem c5, Cairn Ogre limbo", "A: play Fetch"),
    ("Field Dynamo", "Kiln Golem b3 energy=3 lies=Field_Dynamo, Cairn Ogre a1", "Vampire c3, Gale Heron e1",
     "A: done; B: done; A: done; B: done"),
    ("Gust Stride", "Gale Heron b1, Vampire a1", "Clockwork Hound e4, Cairn Ogre e1",
     "A: refused: play Gust Stride to e3 Health -> ST-CLS.5"),
    ("Heat Shimmer", "Cairn Ogre c3, Kiln Golem a1", "Mirage Serpent c2, Gale Heron e1",
     "A: attack Mirage Serpent with Strike; B: answer with Heat Shimmer; B: done answering; A: pass"),
    ("Hunger", "Cairn Ogre b3, Kiln Golem a1", "Vampire c3 health=11, Gale Heron e4",
     "A: attack Vampire with Strike; B: pass; A: pass"),
    ("Hurling Wind", "Clockwork Hound c1, Vampire a1", "Cairn Ogre c2, Gale Heron e4", "A: play Hurling Wind"),
    ("Last Breath", "Vampire b3, Clockwork Hound a1", "Kiln Golem c3 health=9, Gale Heron e4",
     "A: attack Kiln Golem with Last Breath; B: pass; A: pass"),
    ("Quarry Blow", "Cairn Ogre b3 def=8, Kiln Golem a1", "Clockwork Hound c3, Gale Heron e4",
     "A: attack Clockwork Hound with Quarry Blow; B: pass; A: pass"),
    ("Rolling Kiln", "Kiln Golem b3, Cairn Ogre a1", "Clockwork Hound e1, Gale Heron c4",
     "A: refused: play Rolling Kiln to e2 Generator B -> ST-CLS.5; A: play Rolling Kiln to b2"),
    ("Sand Lash", "Mirage Serpent c5, Gale Heron a1", "Clockwork Hound c4, Vampire e1",
     "A: attack Clockwork Hound with Sand Lash; B: pass; A: pass; A: refused: move to b3 -> ST-DEC.7; A: stay"),
    ("Scatter of Bats", "Cairn Ogre c4, Kiln Golem a1", "Vampire c3, Clockwork Hound e1",
     "A: attack Vampire with Strike; B: answer with Scatter of Bats; B: refused: move to a2 Health -> ST-DEC.7; "
     "B: stay; B: done answering; A: pass"),
    ("Shake the Graves", "Cairn Ogre b3, Kiln Golem a1", "Clockwork Hound d3, Gale Heron e4",
     "A: play Shake the Graves"),
    ("Sleepwalk", "Lantern Moth b3, Vampire a1", "Clockwork Hound e4, Gale Heron e1",
     "A: play Sleepwalk on Lantern Moth; A: refused: move to e2 Generator B -> ST-CLS.5; A: move to b2"),
    ("Slow March", "Cairn Ogre b3, Kiln Golem a1", "Clockwork Hound e4, Gale Heron e1",
     "A: refused: play Slow March to d3 -> ST-CLS.5"),
    ("Snap Trap", "Cairn Ogre c5, Kiln Golem a1", "Clockwork Hound d2 lies=Snap_Trap, Gale Heron e4",
     "A: play Step to c4 Center"),
    ("Soft Glow", "Lantern Moth b1 health=10, Toll Keeper b4 health=10", "Vampire e3, Clockwork Hound e1",
     "A: telegraph Guard for 1 Mana"),
    ("Step", "Vampire b3, Clockwork Hound a1", "Gale Heron e4, Cairn Ogre e1",
     "A: refused: play Step to d3 -> ST-CLS.5; A: play Step to b2"),
    ("Stoop", "Gale Heron b1 energy=13, Mirage Serpent a1", "Kiln Golem d3, Cairn Ogre e4",
     "A: play Dash to b4; A: play Step to c4 Center; A: attack Kiln Golem with Stoop; B: pass; A: pass"),
    ("Stoop", "Gale Heron b4 energy=13, Mirage Serpent a1", "Kiln Golem d3, Cairn Ogre e4",
     "A: play Step to c4 Center; A: attack Kiln Golem with Stoop; B: pass; A: pass"),
    ("Tireless Chase", "Clockwork Hound b2, Vampire a1", "Kiln Golem c3, Cairn Ogre e1",
     "A: attack Kiln Golem with Tireless Chase; B: pass; A: pass; A: refused: move to b4 -> ST-DEC.7; A: stay"),
    ("Toll", "Vampire b1, Clockwork Hound a1", "Toll Keeper d4, Lantern Moth e1", "A: telegraph Guard for 1 Mana"),
    ("Updraft Ride", "Gale Heron b3, Mirage Serpent a1", "Kiln Golem e4, Cairn Ogre e1",
     "A: refused: play Updraft Ride to e2 Generator B -> ST-CLS.5; A: play Updraft Ride to b4; "
     "A: refused: move to c2 Strength -> ST-DEC.7; A: stay"),
    ("Waking Doubt", "Lantern Moth b3, Toll Keeper a1", "Cairn Ogre c3 lies=Tomb_Skin+Deep_Footing, Kiln Golem e4",
     "A: play Waking Doubt on Cairn Ogre; A: choose Tomb Skin"),
]  # fmt: skip
# What no position can show, and why. Each is told to whoever keeps the list of cards.
NEVER_COUNTS = {
    ("Dead Weight", "his creature, up to >>3<<."): "nobody carries more than three Auras",
    ("Ledger Hook", ". Pull the defender >>1 tile<<. The defender loses"): "whoever is hit is two tiles away at most",
}


def seen(game: Game) -> Any:
    return kit_of("starlight").described(game.ruleset, game.state)["seat"]


def program_of(table: Table) -> Any:
    return program(define(printed_card(table), ""))


# ------------------------------------------------------------ numbers
def raised(words: str) -> str:
    """`3` is `4`, `1 tile` is `2 tiles`."""
    number, space, counted = words.partition(" ")
    return f"{int(number) + 1}{space}{counted}" + ("s" if counted else "")


def in_text(table: Table) -> Iterator[tuple[Change, Table]]:
    for change in changes(table["text"], NUMBER, raised):
        text = change.after.replace("cards of the target to its owner's", "cards of the target to their owner's")
        yield change, table | {"text": text}


def beside_text(table: Table) -> Iterator[tuple[str, Table]]:
    """The card with one number changed that stands beside its text."""
    for key in ("energy", "counters"):
        if key in table and (key != "energy" or table[key] < 13):
            yield key, table | {key: table[key] + 1}
    if table["class"] != "Passive":
        yield "mana", table | {"mana": (table.get("mana", 0) + 1) % 4}


@pytest.mark.parametrize("name", NAMES)
def test_a_card_with_another_number_reads_in_one_way_and_is_another_program(name: str) -> None:
    table = as_table(card_set()[name])
    before = program_of(table)
    for changed in [changed for _, changed in in_text(table)] + [changed for _, changed in beside_text(table)]:
        card = printed_card(changed)
        at_once = card.kind not in ("Aura", "Passive")
        assert str(read_text(VOCABULARY, card.text, spell=at_once)) == card.text
        assert program_of(changed) != before, changed


@pytest.mark.parametrize("name", NAMES)
def test_every_number_of_a_card_is_noticed(name: str) -> None:
    table = as_table(card_set()[name])
    played = with_their_outcomes(scenarios_of(name), table, seen)
    unnoticed = [(name, each.shown) for each, changed in in_text(table) if not noticed(played, changed, each, seen)]
    unnoticed += [(name, key) for key, changed in beside_text(table) if not noticed(played, changed, None, seen)]
    assert unnoticed == [each for each in NEVER_COUNTS if each[0] == name]


# ------------------------------------------------------------ words
STATS = ("Health", "Energy", "Mana", "ATK", "DEF")
SWAPS = {
    "gain and lose": both_ways("gain", "lose") | both_ways("gains", "loses") | both_ways("Gain", "Lose"),
    "attacker and defender": both_ways("attacker", "defender"),
    "own and enemy": both_ways("own", "enemy"),
    "push and pull": both_ways("Push", "Pull") | both_ways("push", "pull"),
    "more and less": both_ways("more", "less"),
    "start and end": both_ways("start", "end"),
    "stats": dict(zip(STATS, (*STATS[1:], STATS[0]), strict=True)),
    "classes": both_ways("Attack card", "Movement card"),
    "tiles": both_ways("Generator tile", "Energy tile"),
    "draw and discard": both_ways("Draw", "Discard"),
    "moved or not": both_ways("moved this turn", "did not move this turn"),
}


@pytest.mark.parametrize("swap", SWAPS)
def test_a_text_with_another_word_is_another_program(swap: str) -> None:
    tried = 0
    for name in NAMES:
        table = as_table(card_set()[name])
        before = program_of(table)
        for word, other in SWAPS[swap].items():
            for found in re.finditer(rf"\b{word}\b", table["text"]):
                text = table["text"][: found.start()] + other + table["text"][found.end() :]
                try:
                    after = program_of(table | {"text": text})
                except (CardTextError, NotPlayable):
                    continue
                tried += 1
                assert after != before, f"{name}: {text}"
    assert tried, "no card shows the difference"
