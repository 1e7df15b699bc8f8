"""Every number and every word on every card counts: change one, and the card must do something else.

A number of a text is raised by one. The changed card still reads in one way and prints as written, and a scenario that
shows the card working has to go another way with it. A word is exchanged for its counterpart: what can still be read
and played must be another program.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.cardfile import as_table, printed_card
from rulebound.games.lost_legacy.library import card_set
from rulebound.games.lost_legacy.meaning import define
from rulebound.games.lost_legacy.vocabulary import VOCABULARY
from rulebound.kernel.game import Game
from rulebound.language import CardTextError, read_text
from rulebound.scenario import parse

from ..metamorphic import Change, Table, both_ways, changes, noticed, program, with_their_outcomes

FILES = sorted((Path(__file__).parent / "scenarios").rglob("*.toml"))
NAMES = sorted(name for name, card in card_set().items() if re.search(r"\d", card.text))
NUMBER = re.compile(r"\b1 (?:card|token|power-up|space|option|character)\b|\d+")
# What no position can show, and why.
NEVER_COUNTS: dict[tuple[str, str], str] = {}


@cache
def scenarios_of(name: str) -> list[Table]:
    """Those that lay the card into a position, unless they print one of this name; and what is told below."""
    docs = [parse(path.read_text(encoding="utf-8")) for path in FILES if f'"{name}"' in path.read_text("utf-8")]
    docs = [doc for doc in docs if all(card["name"] != name for card in doc.get("card", []))]
    return docs + [position(*each) for shown, *each in FURTHER if shown == name]


def position(own: str, theirs: str, moves: str, body: str = "", more: str = "") -> Table:
    """Seats as in a scenario file; a character called Body with what is said of it."""
    card = f'[[card]]\nname = "Body"\nkind = "character"\n{body}\n'
    seats = f"[seat.A]\n{own}\n[seat.B]\n{theirs}\n"
    script = "\n".join(moves.split("; "))
    return parse(f'game = "lost-legacy"\n{more}\n{card}{seats}[script]\nmoves = """\n{script}\n"""\n')


def lies(card: str, at: str, more: str = "") -> str:
    return f'field = [{{ card = "{card}", at = "{at}"{more} }}]'


# Positions in which a number counts that the scenarios leave open: the edge of a bound, one more than a defense.
FURTHER = [
    ("Ambush Whistle", "", 'hand = ["Body"]\n' + lies("Ambush Whistle", "a7", ", position = 'standby'"),
     "B: respond with Ambush Whistle; A: keep hand", "magic = 3", 'phase = "begin"'),
    ("Cinder Wyrm", f'hand = ["Cinder Wyrm"]\n{lies("Ash Wyrmling", "d4")}', lies("Body", "d5"),
     "A: use KINDLE of Ash Wyrmling", "defense = 30"),
    *((name, lies(name, "d2"), "", "A: keep hand", "", 'phase = "begin"')
      for name in ("Clockwork Bombard", "Bog Witch Ysolde", "Hoard Warden Wyrm")),
    ("Barrow Hound", lies("Barrow Hound", "d4"), lies("Body", "d5"), "A: threaten Body with Barrow Hound",
     "defense = 35"),
    ("Bogwater Crossing", lies("Bogwater Crossing", "d4"), lies("Body", "d5"), "A: end turn; B: keep hand",
     "speed = 4"),
    ("Glass Ward", lies("Body", "d4"), lies("Lantern Mime", "d5", ", linked_face_down = ['Glass Ward']"),
     "A: threaten Lantern Mime with Body; B: respond with Glass Ward on Lantern Mime", "offense = 51"),
    ("Nightfall Thief", 'hand = ["Body", "Body"]', lies("Nightfall Thief", "a8", ", tokens = 2"),
     "B: use LIFT of Nightfall Thief", "", 'turn = "B"'),
    ("Parrying Shield", lies("Body", "d4"),
     f'{lies("Lantern Mime", "d5")[:-1]}, {{ card = "Parrying Shield", at = "a7", position = "standby" }}]',
     "A: threaten Lantern Mime with Body; B: respond with Parrying Shield", "offense = 51"),
    ("Pilgrim's Lamp Oil", 'hand = ["Pilgrim\'s Lamp Oil"]\ndeck = ["Body", "Body"]', "",
     "A: play Pilgrim's Lamp Oil on a2", "level = 5"),
    ("Second Muster", 'hand = ["Second Muster", "Body"]', "", "A: play Second Muster on a2", "magic = 3"),
    ("Siege Ox", lies("Siege Ox", "c7"), lies("Body", "c8"), "A: threaten Body with Siege Ox", "defense = 65"),
    ("Stonefall", f'hand = ["Stonefall"]\n{lies("Siege Ox", "d2")}', lies("Body", "d6"), "A: play Stonefall on a2",
     "defense = 21"),
    ("Tamsin Reedwalker", 'hand = ["Tamsin Reedwalker"]', "",
     "A: play Tamsin Reedwalker on c1 for 2 MP; A: respond with FENSTEP of Tamsin Reedwalker; A: choose d2; "
     "A: choose d3; A: end turn; B: keep hand"),
    ("Turncoat Envoy", 'hand = ["Turncoat Envoy", "Harbor Levy", "Harbor Levy", "Harbor Levy"]', lies("Body", "d5"),
     "A: play Turncoat Envoy on c1 for 3 MP; A: respond with ability 1 of Turncoat Envoy", "level = 4"),
    ("Mind Spike", f'sub_deck = ["Mind Spike"]\n{lies("Lantern Mime", "a1")}', lies("Body", "h8"),
     "A: cast Mind Spike with Lantern Mime", "defense = 35"),
]  # fmt: skip


def seen(game: Game) -> Any:
    """Everything that lies open, with the numbers as they are; what is printed on a card is no outcome."""
    return [unprinted(dict(game.view(seat))) for seat in range(2)]


def unprinted(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: unprinted(each) for key, each in value.items() if key != "text"}
    return [unprinted(each) for each in value] if isinstance(value, list) else value


def program_of(table: Table) -> Any:
    card = printed_card(table)
    return program(define(card, card.only_sub_deck))


# ------------------------------------------------------------ numbers
def raised(words: str) -> str:
    """`10` is `11`, `1 card` is `2 cards`."""
    number, space, counted = words.partition(" ")
    return f"{int(number) + 1}{space}{counted}" + ("s" if counted else "")


def in_text(table: Table) -> Iterator[tuple[Change, Table]]:
    for change in changes(table["text"], NUMBER, raised):
        yield change, table | {"text": change.after}


@pytest.mark.parametrize("name", NAMES)
def test_every_number_of_a_card_is_noticed(name: str) -> None:
    table = as_table(card_set()[name])
    before = program_of(table)
    played = with_their_outcomes(scenarios_of(name), table, seen)
    unnoticed: list[tuple[str, str]] = []
    for change, changed in in_text(table):
        at_once = bool(printed_card(changed).bit & (c.ITEM | c.OFFENSIVE))
        assert str(read_text(VOCABULARY, changed["text"], spell=at_once)) == changed["text"]
        assert program_of(changed) != before, changed
        if not noticed(played, changed, change, seen):
            unnoticed.append((name, change.shown))
    assert unnoticed == [each for each in NEVER_COUNTS if each[0] == name]


# ------------------------------------------------------------ words
SWAPS = {
    "gain and lose": both_ways("gain", "lose") | both_ways("Gain", "Lose"),
    "rest and ready": both_ways("rest", "ready") | both_ways("resting", "readied") | both_ways("Rest", "Ready"),
    "pieces": {"power-up": "token", "token": "power-up", "tokens": "power-ups"},
    "destinations": {"eject": "bury", "bury": "erase", "erase": "discard", "discard": "eject", "Eject": "Bury"},
    "values": {"offense": "defense", "defense": "speed", "speed": "level", "level": "magic", "magic": "offense"},
    "ranges": {"close range": "long range", "long range": "zone range", "zone range": "close range"},
    "begins and ends": both_ways("begins", "ends"),
    "attacks and threatens": both_ways("attacks", "threatens") | both_ways("attacked", "threatened"),
    "once and twice": both_ways("once", "twice") | both_ways("Once", "Twice"),
    "yours and theirs": both_ways("your", "your opponent's"),
    "more and less": both_ways("more", "less"),
}


@pytest.mark.parametrize("swap", SWAPS)
def test_a_text_with_another_word_is_another_program(swap: str) -> None:
    tried = 0
    for card in card_set().values():
        table = as_table(card)
        for word, other in SWAPS[swap].items():
            for found in re.finditer(rf"\b{word}\b", card.text):
                text = card.text[: found.start()] + other + card.text[found.end() :]
                try:
                    after = program_of(table | {"text": text})
                except CardTextError:
                    continue
                tried += 1
                assert after != program_of(table), f"{card.name}: {text}"
    assert tried, "no card shows the difference"
