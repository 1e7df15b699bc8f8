"""What a text may be: how long, with which characters and numbers, how deep; and how long reading it may take."""

from __future__ import annotations

import statistics
import sys
import time

import pytest

from rulebound.kernel.letters import MOST_CHARACTERS
from rulebound.language.cache import SentenceCache, shared_cache
from rulebound.language.completion import expected_next
from rulebound.language.errors import AmbiguousText, CardTextError, TextNotUnderstood
from rulebound.language.node import Node, phrase
from rulebound.language.text import MOST_ERRORS, all_errors, read_phrase, read_text
from rulebound.language.vocabulary import Vocabulary
from rulebound.tabletop.kits import kit_of

GAMES = ("luminous", "lightseekers", "starlight", "lost-legacy")
STEEPEST = 6  # twice the text in four times the time, and something for a core that is not always as quick
VOCABULARIES = {game: kit_of(game).card_check().vocabulary for game in GAMES}
every = pytest.mark.parametrize("game", GAMES)


def fault(game: str, text: str) -> CardTextError:
    with pytest.raises(CardTextError) as raised:
        read_text(VOCABULARIES[game], text)
    found = all_errors(VOCABULARIES[game], text)
    assert found and found[0].message == raised.value.message
    return raised.value


# ---- numbers
DRAW = dict.fromkeys(GAMES, "Draw {} cards.") | {"luminous": "Draw {}."}


@every
def test_numbers_go_up_to_9999(game: str) -> None:
    assert all_errors(VOCABULARIES[game], DRAW[game].format("9999"), spell=True) == []


@every
@pytest.mark.parametrize("digits", ["10000", "99999", "00012", "1" * 30, "9" * 1_900])
def test_a_larger_number_is_refused_at_its_place(game: str, digits: str) -> None:
    error = fault(game, DRAW[game].format(digits))
    assert "9,999" in error.message
    assert (error.line, error.column, error.word) == (1, 6, digits)
    assert "^" * len(digits) in str(error)


@pytest.mark.parametrize("text", ["This unit gets +10000/+1.", "This unit gets -99999 attack.", "12345G: Draw 1."])
def test_numbers_with_signs_and_symbols_are_numbers_too(text: str) -> None:
    assert "9,999" in fault("luminous", text).message


@every
@pytest.mark.parametrize("digit", ["²", "½", "٣", "３", "Ⅷ", "①"])
def test_other_figures_than_0_to_9_are_refused_by_name(game: str, digit: str) -> None:
    error = fault(game, DRAW[game].format(digit))
    assert f"U+{ord(digit):04X}" in error.message and "0 to 9" in error.message
    assert (error.line, error.column, error.word) == (1, 6, digit)


# ---- characters
STRANGE = [
    0x0, 0x1B, 0x7, 0x85, 0xD, 0xB, 0x200B, 0x200D, 0x2060, 0x202E, 0x2066, 0x200F, 0xFEFF, 0xAD, 0x2028, 0xA0, 0xD800,
    0xDFFF, 0xFE0F, 0x3164, 0xE000, 0xFFFF, 0xE0041,
]  # fmt: skip


@every
@pytest.mark.parametrize("number", STRANGE)
def test_a_character_that_cannot_be_seen_is_refused_with_its_name_and_place(game: str, number: int) -> None:
    character = chr(number)
    error = fault(game, f"Draw 1.\nDraw {character}1.")
    assert f"U+{number:04X}" in error.message
    assert (error.line, error.column) == (2, 6)
    assert character not in str(error)
    str(error).encode()


@every
def test_the_lines_of_other_systems_are_lines(game: str) -> None:
    text = DRAW[game].format("2") + "\r\n\t" + DRAW[game].format("3") + "\r\n"
    assert all_errors(VOCABULARIES[game], text, spell=True) == []


# ---- lengths
@every
def test_a_text_has_at_most_2000_characters(game: str) -> None:
    one = DRAW[game].format("2") + " "
    fits = (one * (MOST_CHARACTERS // len(one))).ljust(MOST_CHARACTERS)
    assert all_errors(VOCABULARIES[game], fits, spell=True) == []
    for longer in (fits + " ", one * 100_000):
        error = fault(game, longer)
        assert "2,000 characters" in error.message and f"{len(longer):,}" in error.message
        assert len(str(error)) < 3 * MOST_CHARACTERS


@every
def test_no_more_faults_are_told_than_a_person_reads(game: str) -> None:
    found = all_errors(VOCABULARIES[game], "." * 1_000)
    assert len(found) == MOST_ERRORS
    assert "more" in found[-1].message


@every
def test_what_may_come_next_is_asked_of_a_text_that_may_be_one(game: str) -> None:
    for prefix in ("Draw ²", "Draw \x1b", "Draw " + "9" * 50, "x" * 5_000):
        with pytest.raises(CardTextError):
            expected_next(VOCABULARIES[game], prefix)


# ---- depth
NESTED = {
    "luminous": ["Destroy a {} unit.", "unit blocking a", "unit blocked by a", "unit or relic blocking a"],
    "lightseekers": [
        "Remove a Buff {}.", "on a hero with a Buff", "of a hero with a Buff", "from a hero with a Buff",
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("game", "frame", "part"), [(game, parts[0], part) for game, parts in NESTED.items() for part in parts[1:]]
)
def test_phrases_within_phrases_end_in_words_and_not_in_a_crash(game: str, frame: str, part: str) -> None:
    few = frame.format(" ".join([part] * 3))
    assert not any("deep" in error.message for error in all_errors(VOCABULARIES[game], few, spell=True))
    many = frame.format(" ".join([part] * ((MOST_CHARACTERS - len(frame)) // (len(part) + 1))))
    error = fault(game, many)
    assert "deep" in error.message
    assert many[error.offset :].startswith(error.word)


# ---- many readings
class Row(Node):
    """What stands behind what."""


@phrase("x")
class One(Row):
    """The last."""


@phrase("x {rest}")
class Short(Row):
    """One and others."""

    rest: Row


@phrase("x x {rest}")
class Long(Row):
    """Two and others."""

    rest: Row


@pytest.mark.usefixtures("no_collector")
def test_a_sentence_of_countless_readings_is_refused_with_two_of_them() -> None:
    vocabulary = Vocabulary("tangled", [sys.modules[__name__]])
    with pytest.raises(AmbiguousText, match="2 ways"):
        read_phrase(vocabulary, "x x x", (Row,))
    begun = time.process_time()
    with pytest.raises(AmbiguousText, match=r"more than \d+ ways") as raised:
        read_phrase(vocabulary, "x " * 30, (Row,))
    assert time.process_time() - begun < 2
    first, second = raised.value.readings
    assert first != second


def test_a_sentence_that_takes_too_many_steps_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    vocabulary = VOCABULARIES["luminous"]
    for bound in ("_STEPS", "_STEPS_PER_CHARACTER"):
        monkeypatch.setattr(f"rulebound.language.reader.{bound}", 3)
    with pytest.raises(TextNotUnderstood, match="too long to read") as raised:
        read_text(vocabulary, "Destroy a unit. Draw 1.", cache=SentenceCache(vocabulary))
    assert (raised.value.column, raised.value.word) == (1, "Destroy")


# ---- time
def repeated(part: str, before: str = "", after: str = ".", between: str = " ") -> tuple[str, str, str, str]:
    return part, before, after, between


FAMILIES = {
    "luminous": [
        repeated("a unit", "Destroy ", " and a relic.", ", "), repeated("a unit", "Destroy ", ".", " and "),
        repeated("draw 1", between=", then "), repeated("draw 1", between=", "), repeated("draw 1", between=" and "),
        repeated("draw 1", "Choose one: ", between="; or "), repeated("if you control a unit,", after=" draw 1."),
        repeated("whenever you draw a card,", after=" draw 1."),
        repeated("Draw 1.", after=""),
        repeated("Drow 1.", after=""), repeated("it.", "Destroy a unit. Ready ", ""),
        repeated(".", after="", between=""),
        repeated("unit", "Destroy a "), repeated("the"), repeated("ready", "Destroy a ", " unit."),
        repeated("Destroy a unit. It gets +1/+1.", after=""), repeated("a", "Draw ", between=""),
        repeated("Lunge", between=", "), repeated("unit with attack 3 or more blocking a", "Destroy a ", " unit."),
        repeated("If you control a unit, draw 1.", after="", between="\n"), repeated(",", between=""),
        repeated("'", between=""), repeated("Aaa", "Create a ", " token."), repeated("+", between=""),
        repeated("Whenever you draw a card, it gets +1/+1.", after="", between="\n"),
        repeated("On Attack: Destroy a unit blocking this unit.", after="", between="\n"),
    ],
    "lightseekers": [
        repeated("a Buff", "Remove ", " and a Buff.", ", "), repeated("deal 1 damage", between=", then "),
        repeated("draw a card", "Choose one: ", between="; or "),
        repeated("if you have a Buff,", after=" draw a card."),
        repeated("on a hero with a Buff", "Remove a Buff ", " foo."), repeated("Draw a card.", after=""),
        repeated("Remove a Buff. Its owner draws a card.", after=""), repeated("it.", "Remove a Buff. ", ""),
        repeated("each hero who attacked you this turn and", "Deal 1 damage to ", " you."),
        repeated("V + 1", between=""),
        repeated("a number of cards equal to the number of Buffs of heroes with", "Draw ", " Buffs."),
        repeated("When you are attacked, draw a card.", after="", between="\n"), repeated("Fire", between=" or "),
        repeated("heroes with Buffs of", "Deal 1 damage to ", " heroes."), repeated("Heal V.", after="", between="\n"),
    ],
    "starlight": [
        repeated("Draw 1 card.", after=""), repeated("draw 1 card", between=", then "),
        repeated("gain 1 DEF", between=" and "), repeated("gain 1 DEF", "Choose one: ", between="; or "),
        repeated("if this creature moved this turn,", after=" draw 1 card."),
        repeated("Once per turn, when this creature is attacked, gain 1 DEF.", after="", between="\n"),
        repeated("When this creature moves,", after=" draw 1 card."), repeated("for each Aura", "Gain 1 DEF "),
        repeated("creature within 2 tiles of a", "Each ", " creature gains 2 Health."),
        repeated("Deal 4 damage. This attack deals 1 more damage.", after=""), repeated("Drow 1.", after=""),
        repeated("creature", "Each "), repeated(".", after="", between=""), repeated("Aaa", "Telegraph a "),
    ],
    "lost-legacy": [
        repeated("Draw 1 card.", after=""), repeated("draw 1 card", between=", then "),
        repeated("draw 1 card", between=" and "), repeated("draw 1 card", "Choose one: ", between="; or "),
        repeated("if your opponent has 2 or more honor,", after=" draw 1 card."),
        repeated("When this character is played, draw 1 card.", after="", between="\n"),
        repeated("When a player gains honor,", after=" draw 1 card."),
        repeated("a character", "Erase ", " and an option.", ", "), repeated("a character", "Erase ", ".", " or "),
        repeated("of family Guild", "Characters ", " have defense +5."),
        repeated("with level 4 or less", "Search your deck for a character ", ", reveal it and eject it."),
        repeated("until the end of the turn", "The linked character's offense +10 "),
        repeated("Erase a character. It is destroyed.", after=""), repeated("Drow 1.", after=""),
        repeated("in the close range of a character", "Destroy a character "),
        repeated(".", after="", between=""), repeated("Aaa", "Eject a card of family "),
    ],
}  # fmt: skip
LEAST = 0.15  # seconds below which a ratio says nothing


def grown(family: tuple[str, str, str, str], length: int) -> str:
    part, before, after, between = family
    count = max(1, (length - len(before) - len(after) + len(between)) // (len(part) + len(between)))
    return before + between.join([part] * count) + after


def cost_of(game: str, text: str) -> float:
    """CPU seconds to say everything about a card with that text; the same words were never read before."""
    check = kit_of(game).card_check()
    shared_cache(check.vocabulary).clear()
    table = {"name": "Long Tale", **check.kind(""), check.text_key(check.kind("")): text}
    begun = time.process_time()
    check.check([{**check.needs(table), **table}])
    return time.process_time() - begun


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize(("game", "family"), [(game, each) for game, many in FAMILIES.items() for each in many])
def test_a_text_is_read_in_time_at_most_quadratic_in_its_length(game: str, family: tuple[str, str, str, str]) -> None:
    half, whole = 3.0, 3.0
    for _ in range(5):  # another process only ever lengthens a measurement: the shortest is the truest
        half, whole = min(half, cost_of(game, grown(family, 1_000))), min(whole, cost_of(game, grown(family, 2_000)))
        if whole < LEAST or whole < STEEPEST * half:
            break
    assert whole < 3
    assert whole < LEAST or whole < STEEPEST * half


@every
def test_the_cards_of_the_set_are_read_in_a_moment(game: str) -> None:
    costs = []
    vocabulary, check = VOCABULARIES[game], kit_of(game).card_check()
    for face in kit_of(game).card_set():
        at_once = check.resolves_at_once(check.printed(face.table))
        begun = time.process_time()
        read_text(vocabulary, face.text, cache=SentenceCache(vocabulary), spell=at_once)
        costs.append(time.process_time() - begun)
    assert statistics.median(costs) < 0.01


@pytest.mark.usefixtures("no_collector")
def test_words_that_are_unknown_and_long_get_their_hint_at_once() -> None:
    begun = time.process_time()
    with pytest.raises(TextNotUnderstood):
        read_text(VOCABULARIES["luminous"], "destro" * 300 + ".")
    assert time.process_time() - begun < 1
