"""Options that several commands share, said once."""

from __future__ import annotations

from typing import Annotated

import typer

JsonFlag = Annotated[bool, typer.Option("--json", help="Print one JSON document on standard output.")]
GameOption = Annotated[str, typer.Option("--game", help="Whose cards: luminous, lightseekers.", metavar="GAME")]
GameArgument = Annotated[
    str, typer.Argument(help="The game: luminous, lightseekers, lightseekers-first.", metavar="[GAME]")
]
SwitchOption = Annotated[
    list[str] | None,
    typer.Option("--switch", help="A switch of the ruleset, as NAME=VALUE. May be given several times."),
]
CardsOption = Annotated[
    list[str] | None,
    typer.Option("--cards", help="A file with further [[card]] tables. May be given several times.", metavar="FILE"),
]


def switches_of(given: list[str] | None) -> dict[str, str | int | bool]:
    """`NAME=VALUE` taken apart; what the values may be, the ruleset says."""
    found: dict[str, str | int | bool] = {}
    for each in given or []:
        name, equals, value = each.partition("=")
        if not equals:
            raise typer.BadParameter(f"'{each}' is no switch: write NAME=VALUE", param_hint="--switch")
        found[name.strip()] = value.strip()
    return found


def known_game(game: str) -> str:
    """The game, or an error that says which there are."""
    from rulebound.api import known

    known(game)
    return game


def card_tables_of(files: list[str] | None) -> list[dict[str, object]]:
    """All [[card]] tables of some files."""
    from rulebound.games.luminous.cardfile import card_tables

    return [dict(table) for file in files or [] for table in card_tables(file)]
