"""Every number on every card counts: change one by one, and the card's own scenario must notice.

Each card of the set has a scenario that shows its text working. A number in the text is raised by one, the scenario
is played again with the changed card, and it has to break: at a move that is no longer asked for or allowed, or at an
expectation that no longer holds. The moves quote card text (`activate Rally Horn: …`); these quotes are changed
along with it, so that a mere difference in wording never counts as noticed.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.luminous.library import as_table, card_set, definition_of, from_tables
from rulebound.kernel.errors import RuleboundError
from rulebound.scenario import parse, run

CARDS = Path(__file__).parent / "scenarios" / "cards"
NUMBER_WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
ORDINALS = ("second", "third", "fourth", "fifth")
NEXT_WORD = {
    a: b for words in (NUMBER_WORDS, ORDINALS) for a, b in zip(words, words[1:], strict=False)
}  # "choose one" is a phrase of its own, no number: there is no "choose two"
NUMBER = re.compile(rf"\d+|\b(?:{'|'.join(NEXT_WORD)})\b", re.IGNORECASE)
PRINTED = ("attack", "health", "durability")


def file_name(card: str) -> str:
    """`Duelist's Lens` has its scenario in duelists-lens.toml."""
    return re.sub(r"[^a-z]+", "-", card.lower().replace("'", "")) + ".toml"


@cache
def scenario_of(card: str) -> dict[str, Any]:
    return parse((CARDS / file_name(card)).read_text(encoding="utf-8"))


def raised(number: str) -> str:
    if number.isdigit():
        return str(int(number) + 1)
    word = NEXT_WORD[number.lower()]
    return word.capitalize() if number[0].isupper() else word


def changes(text: str) -> Iterator[tuple[str, str, re.Match[str]]]:
    """Each text with one number raised, with words that say which."""
    for found in NUMBER.finditer(text):
        changed = text[: found.start()] + raised(found[0]) + text[found.end() :]
        shown = text[max(0, found.start() - 20) : found.start()] + f">>{found[0]}<<" + text[found.end() :][:20]
        yield changed, shown.replace("\n", " / "), found


def requoted(moves: str, name: str, text: str, found: re.Match[str]) -> str:
    """The moves with the changed text where they quote it: an ability, a mode, the cost of a Mulch."""
    number, instead = found[0], raised(found[0])
    lines = []
    for line in moves.splitlines():
        head, named, quote = line.partition(f"{name}: ")
        at = text.find(quote) if named else -1
        if named and at <= found.start() and found.end() <= at + len(quote):
            inside = found.start() - at
            line = head + named + quote[:inside] + instead + quote[inside + len(number) :]
        mulch = re.fullmatch(rf"(\w: pay )(\w+)( for {re.escape(name)}'s Mulch)", line.strip())
        if mulch and text.endswith("Mulch, ", 0, found.start()):
            line = mulch[1] + instead + mulch[2].removeprefix(number) + mulch[3]
        lines.append(line)
    return "\n".join(lines)


def with_card(doc: dict[str, Any], table: dict[str, Any], moves: str) -> dict[str, Any]:
    """The scenario with this card instead of the set's."""
    changed = copy.deepcopy(doc)
    changed["card"] = [*changed.get("card", []), table]
    changed["script"]["moves"] = moves
    return changed


def broken(doc: dict[str, Any]) -> bool:
    try:
        run(doc)
    except RuleboundError:
        return True
    return False


def unnoticed(table: dict[str, Any], doc: dict[str, Any]) -> list[str]:
    """The numbers of a card that its scenario does not care about."""
    found: list[str] = []
    moves = doc["script"]["moves"]
    for text, shown, number in changes(table.get("text", "")):
        changed = table | {"text": text}
        definition_of(from_tables([changed])[0], {})  # raises if the changed text cannot be read: that is not noticing
        if not broken(with_card(doc, changed, requoted(moves, table["name"], table["text"], number))):
            found.append(shown)
    if not table.get("text"):
        for key in (each for each in PRINTED if each in table):
            if not broken(with_card(doc, table | {key: table[key] + 1}, moves)):
                found.append(f"{key} {table[key]}")
    return found


@pytest.mark.parametrize("name", sorted(card_set()))
def test_a_card_has_a_scenario_that_names_it(name: str) -> None:
    doc = scenario_of(name)
    assert name in doc["title"]
    used = [entry for seat in doc["seat"].values() for value in seat.values() for entry in entries(value)]
    assert name in used, "the position does not hold the card"


def entries(value: Any) -> list[str]:
    values = value if isinstance(value, list) else [value]
    return [each["card"] if isinstance(each, dict) else each for each in values if isinstance(each, str | dict)]


@pytest.mark.parametrize("name", sorted(card_set()))
def test_every_number_of_a_card_is_noticed(name: str) -> None:
    table = as_table(card_set()[name])
    doc = scenario_of(name)
    assert not broken(with_card(doc, table, doc["script"]["moves"])), "the unchanged card must pass"
    assert unnoticed(table, doc) == []


def test_a_number_that_is_not_looked_at_is_found() -> None:
    """The check can fail: this scenario looks at the life and not at the card drawn, and the bound is not at its edge."""
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
    assert unnoticed(table, doc) == [" the opponent. Draw >>1<<. Expend a unit with", " a unit with attack >>4<< or less."]


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
    assert unnoticed(table, doc) == [">>1<<, Expend: Gain 2 lif", "1, Expend: Gain >>2<< life."]


def test_number_words_and_ordinals_are_numbers() -> None:
    text = "Second Wave: Play two 1/1 Sprig tokens. Choose one: draw 1; or gain 3 life."
    assert [number[0] for _, _, number in changes(text)] == ["Second", "two", "1", "1", "1", "3"]
    assert next(changes(text))[0].startswith("Third Wave: Play two")
