"""Verbs of log lines: what one does, and what you do."""

from __future__ import annotations

from typing import Final

IRREGULAR: Final = {"is": "are", "has": "have", "does": "do", "goes": "go"}
REGULAR: Final = {second: third for third, second in IRREGULAR.items()}
UNCHANGED: Final = frozenset(["can", "cannot", "may", "must", "will"])
HISSING: Final = ("ss", "sh", "ch", "x", "zz")


def second_person(verb: str) -> str:
    """`draws` as you do it."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb in UNCHANGED or not verb.endswith("s"):
        return verb
    if verb.endswith("ies") and len(verb) > 4:
        return f"{verb[:-3]}y"
    return verb[:-2] if verb.endswith("es") and verb[:-2].endswith(HISSING) else verb[:-1]


def third_person(verb: str) -> str:
    """`draw` as another does it."""
    if verb in REGULAR:
        return REGULAR[verb]
    if verb in UNCHANGED:
        return verb
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}es" if verb.endswith(HISSING) else f"{verb}s"
