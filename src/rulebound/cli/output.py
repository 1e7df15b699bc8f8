"""Where output goes: results to standard output, messages and progress to standard error."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

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


def table_console() -> Console:
    """Standard output, with colour on a terminal and plain text elsewhere."""
    from rich.console import Console

    return Console(highlight=False, soft_wrap=False)


def progress_console() -> Console:
    from rich.console import Console

    return Console(stderr=True, highlight=False)
