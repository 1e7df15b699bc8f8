"""JSON from strangers: its size, its depth and its numbers are bounded before anything is built from it."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from rulebound.kernel.errors import BadSave

MOST_CHARACTERS: Final = 16_000_000
MOST_LEVELS: Final = 40  # the deepest position of a real game has 12
MOST_DIGITS: Final = 80  # a key of chance; every other number has a range of its own
MOST_LETTERS: Final = 4_000  # of one string

STRING = re.compile(r'"(?:[^"\\]+|\\.)*+"?', re.DOTALL)  # an open one ends with the text: linear whatever stands there
BRACKET = re.compile(r"[\[\]{}]")


def read_json(text: str, what: str) -> dict[str, Any]:
    """The table that a document holds; whatever is wrong with it is a `BadSave`."""
    if not isinstance(text, str):
        raise BadSave(f"a {what} is text, and this is of the type {type(text).__name__}")
    if len(text) > MOST_CHARACTERS:
        raise BadSave(f"this {what} has {len(text):,} characters, and {MOST_CHARACTERS:,} at most are read")
    deepest = depth_of(text)
    if deepest > MOST_LEVELS:
        raise BadSave(f"this {what} is nested {deepest} levels deep, and {MOST_LEVELS} at most are read")
    try:
        doc = json.loads(
            text,
            object_pairs_hook=table,
            parse_constant=no_number,
            parse_float=no_number,
            parse_int=whole,
        )
    except ValueError as fault:
        raise BadSave(f"this {what} is no valid JSON ({fault}); it was cut off or changed. Take another.") from fault
    if not isinstance(doc, dict):
        raise BadSave(f"this is no {what} of Rulebound: it is no table")
    where = bad_string(doc, "document")
    if where:
        raise BadSave(f"this {what} is damaged: {where} holds a text too long or without letters. Take another.")
    return doc


def depth_of(text: str) -> int:
    """How deep its brackets are nested, without reading it."""
    depth = deepest = 0
    for bracket in BRACKET.findall(STRING.sub("", text)):
        if bracket in "[{":
            depth += 1
            deepest = max(deepest, depth)
        else:
            depth -= 1
    return deepest


def table(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"'{key[:40]}' stands there twice")
        found[key] = value
    return found


def no_number(digits: str) -> None:
    raise ValueError(f"{digits[:40]} is no whole number")


def whole(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise ValueError(f"a number of {len(digits)} digits")
    return int(digits)


def bad_string(value: Any, path: str) -> str:
    """Where a string stands that is too long or cannot be written; nothing if there is none."""
    if isinstance(value, str):
        return "" if len(value) <= MOST_LETTERS and is_unicode(value) else path
    if isinstance(value, list):
        for at, each in enumerate(value):
            if isinstance(each, str | list | dict) and (found := bad_string(each, f"{path}[{at}]")):
                return found
    elif isinstance(value, dict):
        for key, each in value.items():
            if bad_string(key, path):
                return path
            if isinstance(each, str | list | dict) and (found := bad_string(each, f"{path}.{key}")):
                return found
    return ""


def is_unicode(text: str) -> bool:
    """Half a pair of surrogates is a str of Python, but it cannot be written."""
    return text.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in text)
