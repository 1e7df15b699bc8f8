"""The card's own name, modes in a list of dashes, and the last full stop of a line."""

from __future__ import annotations

import pytest

from rulebound.games.luminous.vocabulary import VOCABULARY
from rulebound.language import CardTextError, read_text
from rulebound.language.layout import called_itself, modes_in_line

MODES = "Choose one: gain 4 life; or draw 2."


def trees(text: str, name: str = "", spell: bool = False) -> list[object]:
    return [ability.trees for ability in read_text(VOCABULARY, text, name=name, spell=spell).abilities]


@pytest.mark.parametrize(("text", "house"), [
    ("When Loam Shepherd enters play, gain 3 life.", "When this enters play, gain 3 life."),
    ("Loam Shepherd's attack is equal to your life.", "This card's attack is equal to your life."),
    ("Loam Shepherd can't block.", "This can't block."),
    ("O, Sacrifice Loam Shepherd: Draw 1.", "O, Sacrifice this: Draw 1."),
])  # fmt: skip
def test_a_card_that_names_itself_says_this(text: str, house: str) -> None:
    assert trees(text, "Loam Shepherd") == trees(house)
    for name in ("Loam", "Shepherd", ""):
        with pytest.raises(CardTextError):
            trees(text, name)


def test_the_first_half_of_a_name_is_a_name() -> None:
    name = "Ox, the Patient"
    assert trees("Ox can't block.", name) == trees("Ox, the Patient can't block.", name) == trees("This can't block.")
    assert called_itself("Oxen are no Ox’s.", name) == "Oxen are no ~s  ."


@pytest.mark.parametrize("text", [
    "When Loam Shepherd enters play, gain 3 life.",
    "At the start of your turn, expend Loam Shepherd.",
    "Draw 1. Destroy Loam Shepherd.\nLoam Shepherd can't block.",
])  # fmt: skip
def test_it_is_printed_as_it_was_typed(text: str) -> None:
    assert str(read_text(VOCABULARY, text, name="Loam Shepherd")) == text
    assert str(read_text(VOCABULARY, text.rstrip("."), name="Loam Shepherd")) == text


def test_it_is_refused_as_it_was_typed() -> None:
    with pytest.raises(CardTextError) as caught:
        read_text(VOCABULARY, "Whenever Loam Shepherd fluns, draw 1.", name="Loam Shepherd")
    assert (caught.value.word, caught.value.column) == ("fluns", 24)
    assert "Loam Shepherd fluns" in str(caught.value)


@pytest.mark.parametrize("text", [
    "Play a 1/1 Sprig token.", "Destroy a card named Sprig.", "Sprig units you control get +1/+0.",
])  # fmt: skip
def test_what_reads_with_the_name_means_the_name(text: str) -> None:
    assert trees(text, "Sprig", True) == trees(text, "", True)


@pytest.mark.parametrize("text", [
    "Choose one:\n- Gain 4 life.\n- Draw 2.",
    "Choose one:\n• Gain 4 life\n• Draw 2",
    "Choose one —\n* Gain 4 life; or\n* Draw 2.",
    "Choose one: - Gain 4 life. - Draw 2.",
])  # fmt: skip
def test_modes_behind_dashes_are_one_sentence(text: str) -> None:
    assert len(modes_in_line(text)) == len(text)
    assert trees(text, spell=True) == trees(MODES, spell=True)
    assert trees(str(read_text(VOCABULARY, text, spell=True)), spell=True) == trees(MODES, spell=True)


@pytest.mark.parametrize("text", [
    "Choose one: - Gain 4 life. - Draw 2. Draw 1.",  # the last sentence could be for every mode
    "Choose one:\n- Gain 4 life. If you do, draw 1.\n- Draw 2.",  # the second sentence would be no mode
    "Choose a unit.\n- Gain 4 life.\n- Draw 2.",
    "- Gain 4 life.",
])  # fmt: skip
def test_other_dashes_are_refused(text: str) -> None:
    with pytest.raises(CardTextError):
        trees(text, spell=True)


def test_the_second_sentence_of_a_mode_is_done_then() -> None:
    house = "Choose one: gain 4 life, then draw 1; or draw 2."
    text = "Choose one:\n- Gain 4 life. Draw 1.\n- Draw 2."
    assert len(modes_in_line(text)) == len(text)
    [ability], [same] = (read_text(VOCABULARY, said, spell=True).abilities for said in (text, house))
    assert ability.trees == same.trees


def test_what_follows_the_modes_is_done_whatever_is_chosen() -> None:
    text = "Choose one:\n- Gain 4 life.\n- Draw 2.\nCull 1."
    assert trees(text, spell=True) == trees(f"{MODES}\nCull 1.", spell=True)


def test_the_last_stop_of_a_line_need_not_be_there() -> None:
    assert trees("Flight, Lunge\nArrive: Draw 1") == trees("Flight, Lunge.\nArrive: Draw 1.")
    assert str(read_text(VOCABULARY, "Flight")) == "Flight."
