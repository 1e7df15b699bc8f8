"""The fingerprint of a position: what can be observed of it, and nothing of how the engine keeps it.

Fields that are empty or nought leave no mark. So a new field, fact or number changes no fingerprint of games that do
not use it, and a stored replay goes on being one.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from rulebound.kernel.cards import Card, Definition, Record
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.saves import saved_fields
from rulebound.kernel.state import State


def fingerprint(ruleset: Ruleset, s: State) -> str:
    """Equal for positions that look the same to a referee who knows every card: the same cards in the same places with
    the same values, the same numbers, and the same questions with the same answers."""
    return blake2b("\n".join(observed(ruleset, s)).encode(), digest_size=16).hexdigest()


def observed(ruleset: Ruleset, s: State) -> list[str]:
    """All of it, line by line."""
    lines = [f"turn {s.turn} of {s.active}"]
    zones = s.rules.zones
    for place, cards in enumerate(s.zones):
        if cards:
            lines.append(f"zone {place // zones}.{place % zones}")
            lines.extend([card_line(s, card) for card in cards])
    for seat in range(s.rules.seats):
        first = seat * s.rules.seat_numbers
        lines.append(marks(f"seat {seat}", s.numbers[first : first + s.rules.seat_numbers]))
    lines.append(marks("facts", s.facts))
    for question in s.asked:
        lines.append(f"asked {question.seat}: {ruleset.prompt(s, question)}")
        lines.extend([ruleset.label(s, question, option) for option in question.options])
    if s.ending is not None:
        lines.append(f"over: {s.ending.winner} {s.ending.reason} {s.ending.rule}")
    return lines


def marks(name: str, numbers: list[int]) -> str:
    return " ".join([name, *[f"{at}={value}" for at, value in enumerate(numbers) if value]])


def card_line(s: State, card: Card) -> str:
    line = f"{card.definition.key}|{card.owner}|{s.known[card.number]}"
    record = s.records[card.number]
    return line if record is None else f"{line}|{record_marks(record)}"


def record_marks(record: Record) -> str:
    """The values of a card in play, by their names."""
    found: list[str] = []
    for field in saved_fields(type(record)):
        value = getattr(record, field)
        if value and field != "card":
            found.append(f"{field}={said(value)}")
    return " ".join(found)


def said(value: Any) -> str:
    if isinstance(value, Card):
        return value.definition.key
    if isinstance(value, Definition):
        return value.key
    if isinstance(value, list):
        return "+".join([said(each) for each in value])
    return str(int(value))
