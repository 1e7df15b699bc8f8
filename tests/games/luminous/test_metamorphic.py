"""Every number on every card counts: change one by one, and the card's own scenario must notice.

Each card of the set has a scenario that shows its text working. A number in the text, or its attack, health or
durability, is raised by one, the scenario is played again with the changed card, and it has to break: at a move that
is no longer asked for or allowed, or at an expectation that no longer holds. The moves quote card text
(`activate Rally Horn: …`); these quotes are changed along with it, so that a mere difference in wording never counts
as noticed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.luminous.library import UnreadableCard, as_table, card_set, definition_of, from_tables
from rulebound.scenario import parse

from ..metamorphic import Change, broken, changes, entries, file_name, with_card

CARDS = Path(__file__).parent / "scenarios" / "cards"
PRINTED = ("attack", "health", "durability")
# "Choose one" is a phrase of its own, no number: there is no "choose two".
NUMBER_WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven")
ORDINALS = ("second", "third", "fourth", "fifth", "sixth")
NEXT_WORD = dict([*pairwise(NUMBER_WORDS), *pairwise(ORDINALS)])
NUMBER = re.compile(rf"\d+|\b(?:{'|'.join(NUMBER_WORDS + ORDINALS)})\b", re.IGNORECASE)


@cache
def scenario_of(card: str) -> dict[str, Any]:
    return parse((CARDS / file_name(card)).read_text(encoding="utf-8"))


def raised(number: str) -> str:
    if number.isdigit():
        return str(int(number) + 1)
    word = NEXT_WORD[number.lower()]
    return word.capitalize() if number[0].isupper() else word


def numbers(text: str) -> Iterator[Change]:
    return changes(text, NUMBER, raised)


def requoted(moves: str, name: str, change: Change) -> str:
    """The moves with the raised number wherever they quote the place where it stands: an ability, a mode, a trigger,
    the cost of a Mulch."""
    return "\n".join(requoted_line(line.strip(), name, change) for line in moves.splitlines())


def requoted_line(line: str, name: str, change: Change) -> str:
    mulch = re.fullmatch(rf"(\w: pay )\d+(\w* for {re.escape(name)}'s Mulch)", line)
    if mulch and change.before[: change.start].endswith("Mulch, "):
        return mulch[1] + change.instead + mulch[2]
    return change.quoted(line, name)


def unnoticed(table: dict[str, Any], doc: dict[str, Any]) -> list[str]:
    """The numbers of a card that its scenario does not care about."""
    found: list[str] = []
    moves = doc["script"]["moves"]
    for change in numbers(table.get("text", "")):
        changed = table | {"text": change.after}
        definition_of(from_tables([changed])[0], {})  # raises if the changed text cannot be read: that is not noticing
        # A text may say the same twice and the moves quote only one of them: it must break with either wording.
        wordings = {moves, requoted(moves, table["name"], change)}
        if not all(broken(with_card(doc, changed, each)) for each in wordings):
            found.append(change.shown)
    for key in (each for each in PRINTED if each in table):
        if not broken(with_card(doc, table | {key: table[key] + 1}, moves)):
            found.append(f"{key} {table[key]}")
    return found


@pytest.mark.parametrize("name", sorted(card_set()))
def test_a_card_has_a_scenario_that_names_it(name: str) -> None:
    doc = scenario_of(name)
    assert name in doc["title"]
    assert name in entries(doc), "the position does not hold the card"


@pytest.mark.parametrize("name", sorted(card_set()))
def test_every_number_of_a_card_is_noticed(name: str) -> None:
    table = as_table(card_set()[name])
    doc = scenario_of(name)
    assert not broken(with_card(doc, table, doc["script"]["moves"])), "the unchanged card must pass"
    assert unnoticed(table, doc) == []


def test_a_number_that_is_not_looked_at_is_found() -> None:
    """The check can fail: here nobody looks at the card drawn, and the bound is not at its edge."""
    doc = parse("""
        title = "Loose Ends is not shown well"
        game = "luminous"
        [seat.A]
        hand = ["Loose Ends"]
        play = ["Mud Calf"]
        [script]
        moves = "A: play Loose Ends"
        expect = ["B.life = 22"]
    """)
    table = {
        "name": "Loose Ends", "type": "spell", "faction": "Wanderers",
        "text": "Deal 3 damage to the opponent. Draw 1. Expend a unit with attack 4 or less.",
    }  # fmt: skip
    assert not broken(with_card(doc, table, doc["script"]["moves"]))
    assert unnoticed(table, doc) == [
        " the opponent. Draw >>1<<. Expend a unit with",
        " a unit with attack >>4<< or less.",
    ]


def test_quoting_a_changed_number_is_not_noticing_it() -> None:
    doc = parse("""
        title = "Loose Well makes life that nobody counts"
        game = "luminous"
        [seat.A]
        play = ["Loose Well"]
        orbs = ["Green", "Green"]
        [script]
        moves = "A: activate Loose Well: Gain 2 life"
        expect = ["Loose Well is expended"]
    """)
    table = {
        "name": "Loose Well", "type": "relic", "faction": "Wanderers", "durability": 1,
        "text": "1, Expend: Gain 2 life.",
    }  # fmt: skip
    assert not broken(with_card(doc, table, doc["script"]["moves"]))
    assert unnoticed(table, doc) == [">>1<<, Expend: Gain 2 lif", "1, Expend: Gain >>2<< life.", "durability 1"]


def test_a_change_that_cannot_be_read_is_no_proof() -> None:
    doc = scenario_of("Skyrocket")
    with pytest.raises(UnreadableCard):
        unnoticed(as_table(card_set()["Skyrocket"]) | {"text": "Frobnicate 3."}, doc)


def test_number_words_and_ordinals_are_numbers() -> None:
    text = "Second Wave: Play two 1/1 Sprig tokens. Choose one: draw 1; or gain 3 life."
    assert [text[change.start : change.end] for change in numbers(text)] == ["Second", "two", "1", "1", "1", "3"]
    assert next(numbers(text)).after.startswith("Third Wave: Play two")
