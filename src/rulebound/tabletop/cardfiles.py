"""What the card files of all games share: TOML with `[[card]]` tables, one table a card, and typed mistakes.

What cannot be printed so is an error that names file, card and key and says what to do.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path

from rulebound.kernel.errors import RuleboundError


class CardFileError(RuleboundError):
    """Something in a card file that cannot be a card."""

    def __init__(self, file: str, card: str, key: str, message: str) -> None:
        self.file, self.card, self.key, self.message = file, card, key, message
        where = ": ".join(part for part in (file, card, key) if part)
        super().__init__(f"{where}: {message}")


class NotToml(CardFileError):
    """The file cannot be read at all."""


class UnknownKey(CardFileError):
    """A key that no card has."""


class MissingKey(CardFileError):
    """A key that this card needs."""


class BadValue(CardFileError):
    """A key whose value cannot be."""


class MisplacedKey(CardFileError):
    """A key that cards of this type do not have."""


class UnreadableCard(RuleboundError):
    """A card whose text is not understood; the fault says where."""

    def __init__(self, card: str, fault: RuleboundError) -> None:
        self.card = card
        self.fault = fault
        super().__init__(f"{card}: {fault}")


def card_tables(path: Path | str) -> list[Mapping[str, object]]:
    """The `[[card]]` tables of a file, unchecked; other tables are left alone."""
    name = str(path)
    try:
        with Path(path).open("rb") as file:
            data = tomllib.load(file)
    except OSError as error:
        raise NotToml(name, "", "", f"cannot be opened: {error.strerror or error}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise NotToml(name, "", "", f"is not TOML: {error}") from error
    tables = data.get("card", [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise BadValue(name, "", "card", "cards are written as [[card]] tables, with double brackets")
    return list(tables)


class TableChecker:
    """Checks one table, key by key, so that every message knows its place."""

    def __init__(self, table: Mapping[str, object], file: str, number: int) -> None:
        self.table = table
        self.file = file
        given = table.get("name")
        self.card_name = given if isinstance(given, str) and given else f"card {number}" if number else "card"

    def refuse_unknown_keys(self, keys: Sequence[str]) -> None:
        for key in self.table:
            if key not in keys:
                near = get_close_matches(key.lower(), keys, 1, 0.75)
                hint = f"did you mean '{near[0]}'?" if near else "keys are " + ", ".join(keys)
                raise UnknownKey(self.file, self.card_name, key, f"no card has the key '{key}'; {hint}")

    def refuse_misplaced_keys(self, kind: str, special: Collection[str], allowed: Collection[str]) -> None:
        """`special`: keys that only some types have; `allowed`: those that this type has."""
        for key in self.table:
            if key in special and key not in allowed and self.table[key] not in (False, ""):
                raise MisplacedKey(self.file, self.card_name, key, f"a card of type {kind} has no {key}; leave it out")

    def missing(self, key: str, message: str) -> MissingKey:
        return MissingKey(self.file, self.card_name, key, message)

    def bad(self, key: str, message: str) -> BadValue:
        return BadValue(self.file, self.card_name, key, message)

    def one_of(self, key: str, known: Sequence[str], plural: str) -> str:
        """A word of a closed list, read without regard to capitals."""
        given = self.word(key, needed=True)
        return self.known_word(key, given, known, f"there is no {key} '{{}}'", plural)

    def known_word(self, key: str, given: str, known: Sequence[str], message: str, plural: str) -> str:
        """The word of the list that was meant by what is written."""
        by_low = {word.lower(): word for word in known}
        low = given.strip().lower()
        if low not in by_low:
            near = get_close_matches(low, list(by_low), 1, 0.6)
            hint = f"did you mean '{by_low[near[0]]}'?" if near else f"{plural} are " + ", ".join(known)
            raise self.bad(key, f"{message.format(given)}; {hint}")
        return by_low[low]

    def word(self, key: str, *, needed: bool = False) -> str:
        value = self.table.get(key, "")
        if not isinstance(value, str):
            raise self.bad(key, f"must be a text in quotation marks, not {value!r}")
        if needed and not value.strip():
            raise self.missing(key, f"every card needs a {key}")
        return value

    def flag(self, key: str) -> bool:
        value = self.table.get(key, False)
        if not isinstance(value, bool):
            raise self.bad(key, f"must be true or false, not {value!r}")
        return value

    def number(self, key: str, least: int, most: int | None = None) -> int | None:
        value = self.table.get(key)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.bad(key, f"must be a whole number, not {value!r}")
        if value < least or (most is not None and value > most):
            bounds = f"{least} or more" if most is None else f"from {least} to {most}"
            raise self.bad(key, f"must be {bounds}, not {value}")
        return value

    def words(self, key: str) -> tuple[str, ...]:
        """A list of texts."""
        value = self.table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise self.bad(key, f'must be a list of texts, such as ["Fire"], not {value!r}')
        return tuple(value)
