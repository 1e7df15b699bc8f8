"""Where output goes: results to standard output, messages and progress to standard error."""

from __future__ import annotations

import codecs
import json
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any, Final

import typer

from rulebound.kernel.letters import legible

if TYPE_CHECKING:
    from rich.console import Console


def print_json(document: Any) -> None:
    """The one document of a command called with --json."""
    typer.echo(json.dumps(document, indent=2))


def complain(message: str) -> None:
    """A message for the person who made the mistake."""
    typer.echo(legible(message), err=True)


def say(words: str) -> None:
    """A line of the result in which words of somebody else may stand."""
    typer.echo(legible(words))


# What stands for a sign that the terminal does not have.
PLAIN_SIGNS: Final = {
    "\u201c": '"', "\u201d": '"', "\u2019": "'", "\u00b7": "-", "\u2013": "-", "\u2026": "...", "\u2212": "-",
}  # fmt: skip


def plainly(fault: UnicodeError) -> tuple[str, int]:
    """In the place of signs that cannot be written: something like them, else a question mark."""
    assert isinstance(fault, UnicodeEncodeError)
    signs = fault.object[fault.start : fault.end]
    return "".join([PLAIN_SIGNS.get(sign, "?") for sign in signs]), fault.end


def table_console() -> Console:
    """Standard output, with colour on a terminal and plain text elsewhere, in whatever encoding it has."""
    from rich.console import Console

    codecs.register_error("plainly", plainly)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="plainly")
    return Console(highlight=False, soft_wrap=False)


def progress_console() -> Console:
    from rich.console import Console

    return Console(stderr=True, highlight=False)
