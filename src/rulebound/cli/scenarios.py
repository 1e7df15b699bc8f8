"""`rulebound scenario`: run scenario files."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING, Annotated

import typer

from rulebound.cli.options import JsonFlag
from rulebound.cli.output import complain, print_json, say

if TYPE_CHECKING:
    from rulebound.scenario import Row


def scenario(
    files: Annotated[list[str], typer.Argument(help="Scenario files.", metavar="FILE…")],
    as_json: JsonFlag = False,
) -> None:
    """Run scenarios: a position, moves and expectations in one TOML file.

    Exits 1 if one of them fails, and says at which move or expectation.

    Example: rulebound scenario tests/games/*/scenarios/*.toml
    """
    rows = [row_of(file) for file in files]
    failed = [row for row in rows if not row.ok]
    if as_json:
        print_json([row.data() for row in rows])
    else:
        for row in rows:
            say(f"{'ok  ' if row.ok else 'FAIL'} {row.file}: {row.title or 'no title'}")
            if row.error is not None:
                say("     " + row.error.replace("\n", "\n     "))
        complain(f"{len(rows) - len(failed)} of {len(rows)} scenarios hold.")
    if failed:
        raise typer.Exit(1)


def row_of(file: str) -> Row:
    """How a file went. A fault of the engine fails this file, in full on standard error, and hides no other."""
    from rulebound.scenario import Row, run_file

    try:
        return run_file(file)
    except Exception as fault:
        complain(f"{file}:\n{traceback.format_exc()}")
        return Row(file, None, f"a fault of the engine: {fault!r}")
