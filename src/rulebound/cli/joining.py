"""`rulebound join`: a program of one's own plays at a table of a server."""

from __future__ import annotations

from typing import Annotated

import typer

from rulebound.cli.serving import MISSING


def join(
    link: Annotated[str, typer.Argument(help="The link to the table, as its page shows it.", metavar="LINK")],
    command: Annotated[str, typer.Argument(help="The program, with its arguments.", metavar="COMMAND")],
    name: Annotated[str, typer.Option(help="What it is called at the table.")] = "Program",
    deck: Annotated[str | None, typer.Option(help="A deck of the game; one is chosen if none is named.")] = None,
    seconds: Annotated[float, typer.Option(help="The longest that it may think.", min=0.1, max=600)] = 10.0,
) -> None:
    """Let a program play at a table: it takes a free chair and is asked in JSON, line by line (docs/bots.md).

    If it ends, is late or answers what is not offered, it concedes. A line that is lost is found again.

    Example: rulebound join 'http://127.0.0.1:8000/table/ID#INVITE' "python examples/first_bot.py"
    """
    try:
        from rulebound.bots.external import BotFailed, Program
        from rulebound.cli.visiting import Visitor
    except ModuleNotFoundError as missing:
        raise typer.BadParameter(f"{MISSING} ({missing.name} is missing)") from missing
    program = Program(command, seconds)
    visitor = Visitor(link, program, name)
    visitor.sit_down(deck)
    typer.echo(f"{name} sits at the table.")
    try:
        ending = visitor.play()
    except BotFailed as fault:
        typer.echo(f"{fault}: it has conceded.", err=True)
        raise typer.Exit(1) from fault
    finally:
        program.close()
    winner = ending["winner"]
    outcome = "Nobody has won" if winner is None else f"{name} has {'won' if winner == visitor.seat else 'lost'}"
    typer.echo(f"{outcome}: {ending['reason']}.")
