"""Every number and every word on every card counts: change one, and the card must do something else.

A number is raised by one: in the text, in a corner of a Buff, the health of a hero, the worth of an Item, the count of
a symbol in a combo's cost. The changed card still reads in one way and prints as written, and the scenario that shows
the card's text working has to break with it. A word is exchanged for its counterpart (target and enemy, Attack and
Defend, an Element for the next): what can still be read and played must be another program.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.lightseekers.cardfile import PrintedCard
from rulebound.games.lightseekers.library import as_table, card_set, from_tables
from rulebound.games.lightseekers.meaning import NotPlayable, define
from rulebound.games.lightseekers.orders import ELEMENTS, ORDERS
from rulebound.games.lightseekers.vocabulary import VOCABULARY
from rulebound.kernel.saves import fields_of
from rulebound.language import CardTextError, read_text
from rulebound.scenario import parse

from ..metamorphic import Change, broken, changes, entries, file_name, with_card

CARDS = Path(__file__).parent / "scenarios" / "cards"
NAMES = sorted(card_set())
WORDING = ("clause", "definition", "key", "name", "short", "shorts", "text")  # what a program does not depend on
# A number, and where it is 1 the word that becomes plural with it. (To swap the places of two is a phrase of its own.)
NUMBER = re.compile(r"\b1 (?:(?!damage|for)[\w-]+ )*?(?:action card|card|Buff|Item|action|point)\b|\d+")

Table = dict[str, Any]


@cache
def scenarios_of(card: str) -> list[Table]:
    """`tempest-roundel.toml` and `tempest-roundel-two-heroes.toml` both show the Tempest Roundel."""
    stem = file_name(card).removesuffix(".toml")
    return [parse(path.read_text(encoding="utf-8")) for path in CARDS.glob(f"{stem}*.toml")]


def card_of(table: Table) -> PrintedCard:
    return from_tables([table])[0]


def table_of(name: str) -> Table:
    return as_table(card_set()[name])


def program(made: Any) -> Any:
    """All that a definition is made of, but for the words that players see."""
    if isinstance(made, list | tuple):
        return [program(each) for each in made]
    fields = [name for name in fields_of(type(made)) if name not in WORDING]
    return [type(made).__name__, *(program(getattr(made, name, None)) for name in fields)] if fields else made


# ------------------------------------------------------------ numbers


def raised(words: str) -> str:
    """`3` is `4`, `1 Lunar card` is `2 Lunar cards`."""
    number, space, counted = words.partition(" ")
    return f"{int(number) + 1}{space}{counted}" + ("s" if counted else "")


def numbers(text: str) -> Iterator[Change]:
    """Of `Draw 1 card face up` the text goes on with "it": that number cannot be another."""
    return (change for change in changes(text, NUMBER, raised) if text[change.end : change.end + 8] != " face up")


def text_key(table: Table) -> str:
    return "trait" if table["type"] == "Hero" else "text"


def text_of(table: Table) -> str:
    return str(table.get(text_key(table), ""))


def printed_numbers(table: Table) -> Iterator[tuple[str, Table]]:
    """The card with one number raised that stands beside its text, and words that say which."""
    for change in numbers(table.get("corners", "")):
        yield f"corners {change.shown}", table | {"corners": change.after}
    if "health" in table:
        yield "health", table | {"health": table["health"] + 1}
    if "worth" in table:
        yield "worth", table | {"worth": 3 - table["worth"]}  # there are only 1 and 2
    for symbol in dict.fromkeys(table.get("cost", [])):
        yield f"cost {symbol}", table | {"cost": [*table["cost"], symbol]}


def shows_in_play(table: Table, shown: str) -> bool:
    """A corner's number counts where the text says V. The worth of Items and the size of decks are told elsewhere."""
    if shown.startswith("corners"):
        return "V" in re.findall(r"\w+", text_of(table))
    return shown != "worth" and not shown.startswith("Your deck contains ")


def noticed(doc: Table, changed: Table, change: Change | None = None) -> bool:
    """Whether the scenario breaks with the changed card, also when its moves quote the changed words."""
    wordings = {moves_of(doc)}
    if change is not None:
        wordings.add("\n".join(change.quoted(line.strip(), changed["name"]) for line in moves_of(doc).splitlines()))
    return all(broken(with_card(doc, changed, moves)) for moves in wordings)


def moves_of(doc: Table) -> str:
    return str(doc["script"].get("moves", ""))


def unnoticed(table: Table, docs: list[Table]) -> list[str]:
    """The numbers of a card that none of its scenarios cares about."""
    found: list[str] = []
    for change in numbers(text_of(table)):
        changed = table | {text_key(table): change.after}
        if shows_in_play(table, change.shown) and not any(noticed(doc, changed, change) for doc in docs):
            found.append(change.shown)
    for shown, changed in printed_numbers(table):
        if shows_in_play(table, shown) and not any(noticed(doc, changed) for doc in docs):
            found.append(shown)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_card_with_another_number_reads_in_one_way_and_is_another_program(name: str) -> None:
    table = table_of(name)
    before = program(define(card_of(table)))
    texts = [table | {text_key(table): change.after} for change in numbers(text_of(table))]
    for changed in texts + [changed for _, changed in printed_numbers(table)]:
        card = card_of(changed)
        assert str(read_text(VOCABULARY, card.text, spell=card.resolves_at_once)) == card.text
        assert program(define(card)) != before, changed


@pytest.mark.parametrize("name", NAMES)
def test_every_number_of_a_card_is_noticed(name: str) -> None:
    table, docs = table_of(name), scenarios_of(name)
    for doc in docs:
        assert name in entries(doc), "the position does not hold the card"
        assert not broken(with_card(doc, table, moves_of(doc))), "the unchanged card must pass"
    assert unnoticed(table, docs) == []


# ------------------------------------------------------------ words


def next_of(names: tuple[str, ...]) -> dict[str, str]:
    return dict(zip(names, (*names[1:], names[0]), strict=True))


def both_ways(one: str, other: str) -> dict[str, str]:
    return {one: other, other: one}


SWAPS = {
    "target and enemy": both_ways("target", "enemy"),
    "you and another hero": both_ways("you", "another hero"),
    "Attack and Defend": both_ways("Attack", "Defend"),
    "Attacks and Defends": both_ways("Attacks", "Defends"),
    "Buffs and Items": both_ways("Buffs", "Items"),
    "healing and damage": {r"Heal (\w+)": r"Deal \1 damage", r"[Dd]eal (\w+) damage": r"Heal \1"},
    "Expire and Rotate": both_ways("Expires", "is Rotated"),
    "Remove and Return": both_ways("Remove", "Return"),
    "Draw and Discard": both_ways("Draw", "Discard"),
    "increase and reduce": both_ways("increase", "reduce") | both_ways("Increase", "Reduce"),
    "more and less": both_ways("more", "less"),
    "start and end": both_ways("start", "end"),
    "forward and backward": both_ways("forward", "backward"),
    "Discard Pile and deck": both_ways("your Discard Pile", "your deck"),
    "Elements": next_of(ELEMENTS),
    "Orders": next_of(ORDERS),
}


def swapped(text: str, swap: dict[str, str]) -> Iterator[str]:
    """The text with one word exchanged, once for each place where it stands."""
    for word, other in swap.items():
        for found in re.finditer(rf"\b{word}\b", text):
            yield text[: found.start()] + found.expand(other) + text[found.end() :]


def readable(changed: Table) -> PrintedCard | None:
    """The card, if its text can be read and played."""
    card = card_of(changed)
    try:
        define(card)
    except (CardTextError, NotPlayable):
        return None
    return card


@pytest.mark.parametrize("swap", SWAPS)
def test_a_text_with_another_word_is_another_program(swap: str) -> None:
    tried = 0
    for name in NAMES:
        table = table_of(name)
        before = program(define(card_of(table)))
        for text in swapped(text_of(table), SWAPS[swap]):
            card = readable(table | {text_key(table): text})
            if card is not None:
                tried += 1
                assert program(define(card)) != before, f"{name}: {text}"
    assert tried, "no card shows the difference"


# ------------------------------------------------------------ symbols


def other_symbols(table: Table) -> Iterator[Table]:
    """The card with another Element or Order, another level, another symbol or content of a corner."""
    following = next_of(ELEMENTS) | next_of(ORDERS) | both_ways("Basic", "Superior")
    for key in ("cost", "requirement", "elements", "granted_elements"):
        for at, printed in enumerate(table.get(key, [])):
            shown = {word for other in table[key] for word in other.split() if other != printed}
            for word in printed.split():
                other = following[word]
                while other in shown and other in ELEMENTS:
                    other = following[other]  # the Elements of a hero are all different
                yield table | {key: [*table[key][:at], printed.replace(word, other), *table[key][at + 1 :]]}
    corners = table.get("corners", "")
    for found in re.finditer(r"[(<](.+?)[)>]", corners):
        inside = found[1]
        shape = f"<{inside}>" if found[0].startswith("(") else f"({inside})"
        for instead in (shape, found[0].replace(inside, " " if inside == "X" else "X")):
            yield table | {"corners": corners[: found.start()] + instead + corners[found.end() :]}


@pytest.mark.parametrize("name", NAMES)
def test_a_card_with_another_symbol_is_another_program(name: str) -> None:
    table = table_of(name)
    before = program(define(card_of(table)))
    for changed in other_symbols(table):
        card = readable(changed)
        assert card is None or program(define(card)) != before, changed


# ------------------------------------------------------------ the checks can fail


def test_a_number_that_is_not_looked_at_is_found() -> None:
    """Nobody looks at the cards drawn, and the bound is not at its edge."""
    doc = parse("""
        title = "Loose Ends is not shown well"
        game = "lightseekers"
        [seat.A]
        hand = ["Loose Ends"]
        [seat.B]
        health = 20
        [script]
        moves = "A: play Loose Ends"
        expect = ["B.health = 17"]
    """)
    table = {
        "name": "Loose Ends", "type": "Action", "category": "Attack",
        "text": "Deal 3 damage. You Draw 1 card. If you have 5 or less health, Heal 2.",
    }  # fmt: skip
    assert [re.findall(">>(.+)<<", shown) for shown in unnoticed(table, [doc])] == [["1 card"], ["5"], ["2"]]


def test_a_text_that_cannot_be_read_is_no_proof() -> None:
    table = table_of("Emberlash Whelp") | {"text": "Frobnicate 3."}
    assert readable(table) is None
    with pytest.raises(CardTextError):
        define(card_of(table))


def test_a_word_becomes_plural_with_its_number() -> None:
    text = "Move 1 Lunar card. Deal 1 damage for each Buff. Gain 1 additional action."
    assert [change.after for change in numbers(text)] == [
        "Move 2 Lunar cards. Deal 1 damage for each Buff. Gain 1 additional action.",
        "Move 1 Lunar card. Deal 2 damage for each Buff. Gain 1 additional action.",
        "Move 1 Lunar card. Deal 1 damage for each Buff. Gain 2 additional actions.",
    ]


def test_the_same_program_in_other_words_is_the_same() -> None:
    whelp = table_of("Emberlash Whelp")
    assert program(define(card_of(whelp))) == program(define(card_of(whelp | {"name": "Cinder Whelp"})))
