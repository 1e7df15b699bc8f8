"""`rulebound rules`: read a rulebook, and see which of its statements are cited and tested."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rulebound.cli.options import RULESETS, JsonFlag
from rulebound.cli.output import complain, print_json, table_console

if TYPE_CHECKING:
    from rulebound.tabletop.coverage import Coverage
    from rulebound.tabletop.rulebook import Rule, Rulebook

WITHOUT_ID = "an id and --coverage together say nothing: leave one out"


def rules(
    ruleset: Annotated[str, typer.Argument(help=f"The ruleset: {RULESETS}; or english.", metavar="RULESET")],
    rule_id: Annotated[str | None, typer.Argument(help="One rule: LU-cost.2, LS-5.2.2.", metavar="[ID]")] = None,
    show_coverage: Annotated[
        bool, typer.Option("--coverage", help="Which rules the code cites and the tests check.")
    ] = False,
    as_json: JsonFlag = False,
) -> None:
    """Print the statements of a rulebook, one of them, or their coverage.

    With --coverage the status is 0 only if every rule is cited and tested.

    Examples: rulebound rules luminous · rulebound rules luminous LU-cost.2 ·
    rulebound rules lightseekers LS-5.2.2 · rulebound rules lightseekers-first --coverage
    """
    from rulebound.tabletop.rulebook import load_rulebook

    if show_coverage and rule_id is not None:
        raise typer.BadParameter(WITHOUT_ID)
    book = load_rulebook(ruleset)
    if show_coverage:
        print_coverage(ruleset, as_json)
    elif rule_id is not None:
        settled = book.settled_by(rule_id)
        if as_json:
            print_json([data_of(rule) for rule in settled] if settled else data_of(book.rule(rule_id)))
        else:
            for rule in settled or [book.rule(rule_id)]:
                print_rule(rule)
    elif as_json:
        print_json([data_of(rule) for rule in book])
    else:
        print_book(book)


def data_of(rule: Rule) -> dict[str, Any]:
    return {**asdict(rule), "rulings": list(rule.rulings)}


def print_rule(rule: Rule) -> None:
    typer.echo(f"{rule.id} ({rule.kind}, {rule.area}; {rule.source})\n{rule.statement}")
    for ruling in rule.rulings:
        typer.echo(f"  ruling: {ruling}")
    if rule.reason:
        typer.echo(f"  reason: {rule.reason}")


def print_book(book: Rulebook) -> None:
    from rich.table import Table

    table = Table(title=book.title, show_lines=False)
    table.add_column("id", no_wrap=True)
    table.add_column("kind", no_wrap=True)
    table.add_column("statement")
    for rule in book:
        table.add_row(rule.id, rule.kind, rule.statement)
    table_console().print(table)
    typer.echo(f"{len(book)} statements.")


def print_coverage(ruleset: str, as_json: bool) -> None:
    from rulebound.tabletop.coverage import coverage

    found = coverage(ruleset)
    if as_json:
        print_json(found.as_json())
    else:
        print_table(found)
    for name, files in found.unknown.items():
        complain(f"{name} is no rule of {ruleset}, but named in {', '.join(files)}")
    if not found.complete:
        raise typer.Exit(1)


def print_table(found: Coverage) -> None:
    from rich.table import Table

    table = Table(title=f"Rule coverage of {found.ruleset}")
    for heading in ("id", "kind"):
        table.add_column(heading, no_wrap=True)
    for heading in ("cited in", "tested in"):
        table.add_column(heading, overflow="fold")
    for row in found.rows:
        table.add_row(row.id, row.kind, shortened(row.cited), shortened(row.tested))
    table_console().print(table)
    typer.echo(
        f"{found.rules} rules and rulings: {found.cited} cited, {found.tested} tested; {found.definitions} definitions."
    )
    for word, ids in (("uncited", found.uncited), ("untested", found.untested)):
        if ids:
            typer.echo(f"{word}: {', '.join(ids)}")


def shortened(files: tuple[str, ...]) -> str:
    """The first file and how many more there are."""
    if not files:
        return "–"
    more = f" and {len(files) - 1} more" if len(files) > 1 else ""
    return files[0].removeprefix("src/rulebound/").removeprefix("tests/") + more
