"""The commands under one roof, and what happens when something goes wrong.

Engine parts are imported inside the commands, so that `--help` answers at once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated
from unicodedata import category

import typer

from rulebound.cli import cards, decks, lab
from rulebound.cli.drafting import draft
from rulebound.cli.faults import USAGE, status_of
from rulebound.cli.joining import join
from rulebound.cli.measuring import balance, bench, fuzz
from rulebound.cli.output import complain
from rulebound.cli.playing import play
from rulebound.cli.replays import replay
from rulebound.cli.rules import rules
from rulebound.cli.scenarios import scenario
from rulebound.cli.serving import serve
from rulebound.cli.watching import watch
from rulebound.kernel.letters import oddities
from rulebound.tabletop.files import shown

app = typer.Typer(
    name="rulebound",
    help="Card games, played exactly by their rulebooks.\n\n"
    "Begin with [bold]rulebound play[/bold]. Every command explains itself with --help.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.command("play")(play)
app.command("watch")(watch)
app.command("draft")(draft)
app.command("replay")(replay)
app.command("scenario")(scenario)
app.add_typer(cards.app, name="cards")
app.add_typer(decks.app, name="deck")
app.command("rules")(rules)
app.command("serve")(serve)
app.command("join")(join)
app.command("fuzz")(fuzz)
app.command("bench")(bench)
app.command("balance")(balance)
app.add_typer(lab.app, name="lab")


def show_version(asked: bool) -> None:
    if asked:
        from rulebound import __version__

        typer.echo(f"rulebound {__version__}")
        raise typer.Exit


@app.callback()
def top(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version and go.")
    ] = False,
) -> None:
    """Options that belong to no command."""


def refuse_unseen(words: Sequence[str]) -> None:
    """What is typed is shown again in many a message: what could change a terminal is refused at the door."""
    for word in words:
        for odd in oddities(word, lines=True):
            if category(word[odd.start]) in ("Cc", "Cf", "Cs"):
                complain(f"'{shown(word)}', character {odd.start + 1}: {odd.why}")
                sys.exit(USAGE)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command; a person's mistake ends in one message and a status, never in a traceback."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    refuse_unseen(words)
    try:
        app(words)
    except BrokenPipeError:
        # Whoever read our output has had enough. Python would complain again while it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except Exception as fault:
        status = status_of(fault)
        if status is None:
            raise
        complain(str(fault))
        sys.exit(status)
