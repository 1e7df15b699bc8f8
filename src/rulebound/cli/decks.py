"""`rulebound deck`: check decks against the deck rules, and list those that come with a game."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Annotated

import typer

from rulebound.cli.options import (
    RULESETS,
    CardsOption,
    GameOption,
    JsonFlag,
    SwitchOption,
    card_tables_of,
    deck_argument,
    switches_of,
)
from rulebound.cli.output import complain, print_json, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulebound.tabletop.decklists import Breach

app = typer.Typer(help="Check and list decks.", no_args_is_help=True)
DeckGameOption = Annotated[
    str | None,
    typer.Option("--game", help=f"The game: {RULESETS}. If not given, the game that the deck is for.", metavar="GAME"),
]


def game_of(deck: str) -> str:
    """The game that a deck is for: the one that brings it, else the one whose word for a leader begins a line of it."""
    from rulebound.tabletop.files import BadFile, read_file
    from rulebound.tabletop.kits import kit_of
    from rulebound.tabletop.rooms import rulesets

    try:
        text = read_file(deck) if os.path.isfile(deck) else ""
    except BadFile:
        text = ""  # it is read again, and complained about, when its game is known
    for ruleset in rulesets():
        kit = kit_of(ruleset)
        led = kit.leader and re.search(rf"^[ \t]*{kit.leader}[ \t]*[=:]", text, re.IGNORECASE | re.MULTILINE)
        if deck in kit.deck_names() or led:
            return ruleset
    return rulesets()[0]


@app.command("check")
def check(
    file: Annotated[str, typer.Argument(help="A deck file, or the name of a deck of the game.", metavar="FILE")],
    game: DeckGameOption = None,
    cards: CardsOption = None,
    switch: SwitchOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Name every rule that a deck breaks. A deck file is TOML, or a pasted list with lines such as 3x Card Name.

    Exits 1 if there is a breach, or if the deck cannot be read.

    Examples: rulebound deck check my-deck.toml · rulebound deck check forgeworks --game lightseekers-first
    """
    from rulebound.kernel.errors import RuleboundError
    from rulebound.tabletop.kits import kit_of

    kit = kit_of(game or game_of(file))
    switches = switches_of(switch)
    try:
        breaches = kit.check_deck(deck_argument(kit, file), card_tables_of(cards), switches)
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
            say(str(breach))
        complain(f"{file}: {said_of(breaches)}")
    if breaches:
        raise typer.Exit(1)


def said_of(breaches: Sequence[Breach]) -> str:
    if not breaches:
        return "a legal deck."
    return "1 breach." if len(breaches) == 1 else f"{len(breaches)} breaches."


@app.command("list")
def listing(game: GameOption = "luminous", as_json: JsonFlag = False) -> None:
    """List the decks that come with a game.

    Example: rulebound deck list --game lightseekers
    """
    from rulebound.tabletop.kits import kit_of

    kit = kit_of(game)
    decks = [kit.read_deck(name) for name in kit.deck_names()]
    if as_json:
        print_json([{key: deck[key] for key in ("name", kit.leader, "about") if key in deck} for deck in decks])
        return
    for deck in decks:
        leader = f"{deck[kit.leader]}. " if kit.leader else ""
        typer.echo(f"{deck['name']}: {leader}{deck['about']}")
