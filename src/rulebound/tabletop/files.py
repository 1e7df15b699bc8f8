"""Files that somebody gives us, TOML most of them: bounded, and whatever is wrong with one is an error in words."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from reprlib import Repr
from typing import Any, Final

from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.letters import legible

MOST_BYTES: Final = 1_000_000
MOST_OF_A_LINE: Final = 10_000
MOST_SHOWN: Final = 80
_KEY: Final = r"""(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')"""
# The parser takes far more than quadratic time for a key of many parts, which no file of ours has.
_KEY_OF_MANY_PARTS: Final = re.compile(rf"^[\[{{, \t]*+{_KEY}(?:[ \t]*+\.[ \t]*+{_KEY}){{16}}", re.MULTILINE)

_values: Final = Repr()
_values.maxstring = _values.maxother = _values.maxlong = MOST_SHOWN


class BadFile(RuleboundError):
    """A file that cannot be used, and why."""

    def __init__(self, source: str, problem: str) -> None:
        self.source, self.problem = source, problem
        super().__init__(f"{source}: {problem}")


def read_file(path: Path | str, most: int = MOST_BYTES) -> str:
    """What a file says; a mark of the byte order in front of it says nothing."""
    name = legible(str(path))
    try:
        with Path(path).open("rb") as file:
            found = file.read(most + 1)
    except (OSError, ValueError) as fault:
        reason = getattr(fault, "strerror", None) or str(fault)
        raise BadFile(name, f"cannot be opened: {reason}") from fault
    if len(found) > most:
        raise BadFile(name, f"is too large: it has at most {most:,} bytes")
    try:
        return found.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = found[: fault.start].count(b"\n") + 1
        raise BadFile(name, f"is not UTF-8: line {line} has the byte 0x{found[fault.start]:02x}") from fault


def parse_toml(text: str, source: str) -> dict[str, Any]:
    """The tables of a TOML text."""
    if len(text) > MOST_BYTES:
        raise BadFile(source, f"is too large: it has at most {MOST_BYTES:,} characters")
    if max((len(line) for line in text.split("\n")), default=0) > MOST_OF_A_LINE:
        raise BadFile(source, f"is not TOML for us: a line has at most {MOST_OF_A_LINE:,} characters")
    if _KEY_OF_MANY_PARTS.search(text):
        raise BadFile(source, "is not TOML for us: a key has too many parts")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadFile(source, f"is not TOML: {fault}") from fault
    except RecursionError:
        raise BadFile(source, "is not TOML for us: too many brackets stand in one another") from None
    except ValueError as fault:
        raise BadFile(source, f"is not TOML for us: a number has too many figures ({fault})") from fault


def shown(word: object) -> str:
    """A word that somebody wrote, for a message: not too long, and without characters that cannot be seen."""
    said = str(word)
    return legible(said if len(said) <= MOST_SHOWN else said[: MOST_SHOWN - 1] + "…")


def shown_value(value: object) -> str:
    """A value that somebody wrote, as it is written, for a message."""
    return legible(_values.repr(value))
