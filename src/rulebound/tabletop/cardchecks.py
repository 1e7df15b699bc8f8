"""Checking cards that somebody writes: every complaint about every card, none hiding another.

What is wrong is mended and looked at again, until nothing new is found; what a game knows of its own cards is a
`CardCheck`, in `cardcheck.py` of the game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, Generic

from rulebound.kernel.cards import Definition
from rulebound.kernel.letters import nearest
from rulebound.language.errors import CardTextError
from rulebound.language.text import MOST_ERRORS, CardText, all_errors, behind_stop, read_text
from rulebound.language.vocabulary import Vocabulary
from rulebound.tabletop.cardfiles import TWICE, BadValue, Card, CardFileError, MisplacedKey, Table, UnknownKey, entry
from rulebound.tabletop.plain.form import Forms
from rulebound.tabletop.plain.teller import Teller

MOST_TRIED = 3  # sentences that cannot be read, for which it is tried whether what is offered can be played


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
            "name": self.name, "ok": self.ok, "printed": self.printed, "errors": [error.data() for error in self.errors]
        }


@dataclass(frozen=True, slots=True)
class Looked(Generic[Card]):
    """A table that was looked at: the faults beside its text, and the card as it is without them."""

    name: str
    text: str
    faults: list[CardFileError]
    card: Card | None  # None if not even its type is known


class CardCheck(ABC, Generic[Card]):
    """How the cards of a game are read."""

    vocabulary: ClassVar[Vocabulary]
    forms: ClassVar[Forms]
    """The plain words for what its texts become."""
    deciding: ClassVar[tuple[str, ...]] = ("type",)
    """The keys on which it depends what else is printed: behind a wrong one nothing can be said of the others."""
    text_keys: ClassVar[tuple[str, ...]] = ("text",)

    # ---- what each game says
    @abstractmethod
    def printed(self, table: Table, file: str = "", number: int = 0) -> Card:
        """A table as a card; its first fault is a CardFileError."""

    @abstractmethod
    def needs(self, table: Table) -> Table:
        """What a card of that type needs beside its text, with values that will do."""

    @abstractmethod
    def kind(self, words: str) -> dict[str, object]:
        """The keys that the words for a kind of card stand for; no words mean the usual kind."""

    @abstractmethod
    def resolves_at_once(self, card: Card) -> bool:
        """Whether the card does its text once and goes."""

    @abstractmethod
    def define(self, card: Card, text: str) -> Definition:
        """What the card does by a text: its own, or what was left of it."""

    def plain(self, definition: Definition) -> list[str]:
        """What a card will do, in numbered sentences."""
        return Teller(self.forms).card(definition)

    def learn(self, cards: Sequence[Card]) -> None:
        """The cards of the same file, of which a text may speak."""

    def text_key(self, table: Table) -> str:
        """Where the text of such a card is printed."""
        return self.text_keys[0]

    # ---- one card
    def specimen(self, kind: str, text: str) -> Card:
        """A card of some kind that has this text and else only what it needs."""
        said = self.kind(kind)
        return self.printed({"name": "This card", **self.needs(said), **said, self.text_key(said): text})

    def read(self, card: Card) -> CardText:
        return read_text(self.vocabulary, card.text, spell=self.resolves_at_once(card), name=card.name)

    def text_of(self, table: Table) -> str:
        """The text where it belongs, or else where it was put by mistake."""
        texts = (table.get(key) for key in (self.text_key(table), *self.text_keys))
        return next((text for text in texts if isinstance(text, str) and text.strip()), "")

    def complaints(self, card: Card) -> list[Complaint]:
        """Everything that is wrong with the text of a card."""
        return [about_text(error) for error in self.errors(card, card.text)]

    # ---- many cards
    def check(self, tables: Sequence[Table | CardFileError], file: str = "") -> list[CheckedCard]:
        """Check the card tables of a file, one row a card, in order; what is no table is wrong as it stands."""
        looked = [self.look(table, file, number) for number, table in enumerate(tables, 1)]
        self.learn([each.card for each in looked if each.card is not None])
        self.compare_names(looked, file)
        return [self.row(each) for each in looked]

    def compare_names(self, looked: Sequence[Looked[Card]], file: str) -> None:
        """Cards of one name are the same card; one that is wrong anyway says nothing about another."""
        first: dict[str, Card] = {}
        for each in looked:
            if each.card is not None and not each.faults and first.setdefault(each.name, each.card) != each.card:
                each.faults.append(BadValue(file, each.name, "name", TWICE))

    def look(self, table: Table | CardFileError, file: str, number: int) -> Looked[Card]:
        """Everything that is wrong beside the text: each fault is mended to see the next."""
        found = table if isinstance(table, CardFileError) else entry(table, file, number)
        if isinstance(found, CardFileError):
            return Looked(found.card, "", [found], None)
        return self.look_at(found, file, number)

    def look_at(self, table: Table, file: str, number: int) -> Looked[Card]:
        faults: list[CardFileError] = []
        mended = dict(table)
        while True:
            try:
                card = self.printed(mended, file, number)
            except CardFileError as fault:
                again = any(earlier.key == fault.key for earlier in faults)
                faults.append(fault)
                if again or fault.key in self.deciding or len(faults) == MOST_ERRORS:
                    return Looked(faults[0].card, self.text_of({**table, **mended}), faults, None)
                self.mend(mended, fault)
            else:
                name = faults[0].card if faults else card.name
                return Looked(name, self.text_of({**table, **mended}), faults, card)

    def mend(self, table: dict[str, object], fault: CardFileError) -> None:
        """The table as it would be without a fault: a key that was only misspelt is meant all the same."""
        values = {"name": "This card", **self.needs(table)}
        given = table.pop(fault.key, None)
        if isinstance(fault, UnknownKey):
            near = nearest(fault.key.lower(), [*self.deciding, *self.text_keys, *values], 0.75)
            if near and near not in table:
                table[near] = given
        elif fault.key in values and not isinstance(fault, MisplacedKey):
            table[fault.key] = values[fault.key]

    def row(self, looked: Looked[Card]) -> CheckedCard:
        errors = self.errors(looked.card, looked.text)
        complaints = (*(about_key(fault) for fault in looked.faults), *(about_text(error) for error in errors))
        if complaints or looked.card is None:
            return CheckedCard(looked.name, None, complaints)
        return CheckedCard(looked.name, str(self.read(looked.card)), ())

    def errors(self, card: Card | None, text: str) -> list[CardTextError]:
        """What cannot be read; if all can be, what cannot be played on such a card."""
        if card is None:
            return all_errors(self.vocabulary, text)
        unread = all_errors(self.vocabulary, text, spell=self.resolves_at_once(card), name=card.name)
        for error in unread if len(unread) <= MOST_TRIED else ():
            if error.offer and not self.works(card, text, error, unread):
                error.hint = ""
        return unread or self.misfits(card, text)

    def works(self, card: Card, text: str, error: CardTextError, unread: Sequence[CardTextError]) -> bool:
        """Whether the sentence that is offered can be played where it would stand: that it reads is not enough. What
        else is unread is left out."""
        for other in sorted(unread, key=lambda each: -each.sentence[0]):
            start, end = other.sentence
            rest = text[end:].removeprefix(".")
            text = text[:start] + (f"{error.offer}." if other is error else "") + rest
        try:
            self.define(card, text)
        except CardTextError:
            return False
        return True

    def misfits(self, card: Card, text: str) -> list[CardTextError]:
        """What can be read but never works on such a card: the ability that has it is taken away to see the next.

        Where an ability may lean on the others of its card, what is found behind the first proves nothing.
        """
        found: list[CardTextError] = []
        left = text
        while True:
            try:
                self.define(card, left)
            except CardTextError as fault:
                found.append(fault.moved(text, 0))
                shorter = self.without_ability(card, left, fault.offset)
                if self.vocabulary.whole_card or shorter == left or len(found) == MOST_ERRORS:
                    return found
                left = shorter
            else:
                return found

    def without_ability(self, card: Card, text: str, offset: int) -> str:
        """The text with blanks for the ability that stands at an offset, so that the rest keeps its place."""
        shorter = text
        read = read_text(self.vocabulary, text, spell=self.resolves_at_once(card), name=card.name)
        for ability in read.abilities:
            ranges = [(s.offset, behind_stop(text, s.offset + len(s.typed))) for s in ability.sentences]
            if any(start <= offset < end for start, end in ranges):
                for start, end in ranges:
                    shorter = shorter[:start] + " " * (end - start) + shorter[end:]
        return shorter


def about_text(error: CardTextError) -> Complaint:
    message = f"{error.message}; {error.hint}" if error.hint else error.message
    return Complaint(error.line, error.column, error.word, message, tuple(error.expected), str(error))


def about_key(fault: CardFileError) -> Complaint:
    shown = f"{fault.key}: {fault.message}" if fault.key else fault.message
    return Complaint(1, 1, fault.key, fault.message, (), shown)
