"""`rulebound deck`: check decks against the deck rules, and list those that come with a game."""

from __future__ import annotations

from typing import Annotated

import typer

from rulebound.cli.options import (
    CardsOption,
    GameOption,
    JsonFlag,
    SwitchOption,
    card_tables_of,
    known_game,
    switches_of,
)
from rulebound.cli.output import complain, print_json

app = typer.Typer(help="Check and list decks.", no_args_is_help=True)
LEADERS = ("favored", "hero")  # who leads a deck, in the words of the games


@app.command("check")
def check(
    file: Annotated[str, typer.Argument(help="A deck file, or the name of a deck of the game.", metavar="FILE")],
    game: GameOption = "luminous",
    cards: CardsOption = None,
    switch: SwitchOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Name every rule that a deck breaks. A deck file is TOML, or a pasted list with lines such as 3x Card Name.

    Exits 1 if there is a breach, or if the deck cannot be read.

    Example: rulebound deck check my-deck.toml
    """
    from rulebound.api import check_deck
    from rulebound.kernel.errors import RuleboundError

    known_game(game)
    try:
        breaches = check_deck(game, file, card_tables_of(cards), switches_of(switch))
    except RuleboundError:
        if as_json:  # a program gets its document all the same; the message follows on standard error
            print_json({"ok": False, "breaches": []})
        raise
    if as_json:
        print_json({
            "ok": not breaches,
            "breaches": [{"rule": breach.rule, "message": breach.message} for breach in breaches],
        })  # fmt: skip
    else:
        for breach in breaches:
            typer.echo(str(breach))
        complain(f"{file}: {len(breaches)} breaches." if breaches else f"{file}: a legal deck.")
    if breaches:
        raise typer.Exit(1)


@app.command("list")
def listing(game: GameOption = "luminous", as_json: JsonFlag = False) -> None:
    """List the decks that come with a game."""
    from rulebound.api import deck_names, read_deck

    known_game(game)
    decks = [read_deck(game, name) for name in deck_names(game)]
    if as_json:
        keys = ("name", *LEADERS, "about")
        print_json([{key: deck[key] for key in keys if key in deck} for deck in decks])
        return
    for deck in decks:
        leader = next(deck[key] for key in LEADERS if key in deck)
        typer.echo(f"{deck['name']}: {leader}. {deck['about']}")
