"""Checking cards that somebody writes: every complaint about every card, none hiding another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rulebound.games.luminous.cardfile import CardFileError, PrintedCard, printed_card
from rulebound.games.luminous.definition import LuminousCard
from rulebound.games.luminous.meaning import define
from rulebound.games.luminous.vocabulary import VOCABULARY
from rulebound.language.errors import CardTextError
from rulebound.language.text import all_errors, read_text


@dataclass(frozen=True, slots=True)
class Complaint:
    """One thing that is wrong, and where in the card's text; what is wrong with a key stands at its beginning."""

    line: int
    column: int
    word: str
    message: str
    expected: tuple[str, ...]
    shown: str
    """The same for people, with the line and the caret."""

    def data(self) -> dict[str, Any]:
        found = asdict(self)
        del found["shown"]
        return {**found, "expected": list(self.expected)}


@dataclass(frozen=True, slots=True)
class CheckedCard:
    """A card with what is wrong about it; `printed` is its text as the language prints it, if all is well."""

    name: str
    printed: str | None
    errors: tuple[Complaint, ...]

    @property
    def ok(self) -> bool:
        return not self.errors

    def data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "ok": self.ok,
            "printed": self.printed,
            "errors": [error.data() for error in self.errors],
        }


def check_cards(tables: Sequence[Mapping[str, object]], file: str = "") -> list[CheckedCard]:
    """Check the card tables of a file, one row a card, in order. A text may speak of tokens of the same file."""
    read = [read_card(table, file, number) for number, table in enumerate(tables, 1)]
    tokens = token_definitions([card for card in read if isinstance(card, PrintedCard)])
    return [checked(table, card, tokens) for table, card in zip(tables, read, strict=True)]


def read_card(table: Mapping[str, object], file: str, number: int) -> PrintedCard | CardFileError:
    try:
        return printed_card(table, file, number)
    except CardFileError as fault:
        return fault


def token_definitions(cards: Sequence[PrintedCard]) -> dict[str, LuminousCard]:
    """What the tokens of a file are; a token whose text cannot be read is complained about in its own row."""
    found: dict[str, LuminousCard] = {}
    for card in cards:
        if card.type == "token" and not all_errors(VOCABULARY, card.text):
            try:
                found[card.name] = define(card, {})
            except CardTextError:
                continue
    return found


def checked(
    table: Mapping[str, object], card: PrintedCard | CardFileError, tokens: Mapping[str, LuminousCard]
) -> CheckedCard:
    if isinstance(card, CardFileError):
        text, kind = table.get("text"), table.get("type")
        complaints = [about_key(card)]
        if isinstance(text, str) and card.key != "text":
            complaints += text_complaints(text, kind == "spell")
        return CheckedCard(card.card, None, tuple(complaints))
    complaints = [*anatomy_complaints(card), *text_complaints(card.text, card.type == "spell")]
    if not complaints:
        try:
            define(card, tokens)
        except CardTextError as error:
            complaints = [about_text(error)]
    if complaints:
        return CheckedCard(card.name, None, tuple(complaints))
    return CheckedCard(card.name, str(read_text(VOCABULARY, card.text, spell=card.type == "spell")), ())


def anatomy_complaints(card: PrintedCard) -> list[Complaint]:
    """An orb has one or more colours, a text, or both."""
    if card.type == "orb" and not card.colours and not card.text:
        message = "an orb has colours, a text or both"
        return [Complaint(1, 1, "colours", message, (), f"colours: {message}")]
    return []


def text_complaints(text: str, spell: bool) -> list[Complaint]:
    return [about_text(error) for error in all_errors(VOCABULARY, text, spell=spell)]


def about_text(error: CardTextError) -> Complaint:
    message = f"{error.message}; {error.hint}" if error.hint else error.message
    return Complaint(error.line, error.column, error.word, message, tuple(error.expected), str(error))


def about_key(fault: CardFileError) -> Complaint:
    shown = f"{fault.key}: {fault.message}" if fault.key else fault.message
    return Complaint(1, 1, fault.key, fault.message, (), shown)
