"""Switches: where a ruleset can be played in several ways. Each is declared once: its name, its values, its default."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from rulebound.kernel.errors import BadSwitch

ANY_NUMBER: Final = "n"  # among the values: any whole number
MOST: Final = 9_999
YES_NO: Final = ("yes", "no")


def checked(name: str, value: str | int | bool, allowed: Sequence[str], least: int = 0) -> str:
    """A value as the ledger writes it, or an error that says which there are."""
    if isinstance(value, int) and abs(value) > MOST:
        raise BadSwitch(name, "a very large number", list(allowed))
    word = ("yes" if value else "no") if isinstance(value, bool) else str(value)
    if word in allowed and word != ANY_NUMBER:
        return word
    if ANY_NUMBER in allowed and re.fullmatch("[0-9]{1,4}", word) and int(word) >= least:
        return word
    raise BadSwitch(name, word, list(allowed))


def read_switches(table: Mapping[str, Sequence[str]], given: Mapping[str, str | int | bool]) -> dict[str, str]:
    """The values that are given, each checked; in the table the default of a switch comes first."""
    for name, value in given.items():
        if name not in table:
            raise BadSwitch(name, str(value), sorted(table))
    return {name: checked(name, value, table[name]) for name, value in given.items()}
