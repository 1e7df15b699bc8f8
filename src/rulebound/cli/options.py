"""Options that several commands share, said once."""

from __future__ import annotations

import os
from collections.abc import Sequence
from math import isfinite
from pathlib import Path
from typing import Annotated

import typer

from rulebound.kernel.letters import nearest
from rulebound.tabletop.kits import Kit
from rulebound.tabletop.rooms import BadGame, rulesets


def listed() -> str:
    """For the help: the rulesets there are, or why they cannot be found. A command that needs one says so too."""
    try:
        return ", ".join(rulesets())
    except BadGame as fault:
        return str(fault)


RULESETS = listed()
JsonFlag = Annotated[bool, typer.Option("--json", help="Print one JSON document on standard output.")]
GameOption = Annotated[str, typer.Option("--game", help=f"The game: {RULESETS}.", metavar="GAME")]
GameArgument = Annotated[str, typer.Argument(help=f"The game: {RULESETS}.", metavar="[GAME]")]
SwitchOption = Annotated[
    list[str] | None,
    typer.Option("--switch", help="A switch of the ruleset, as NAME=VALUE. May be given several times."),
]
CardsOption = Annotated[
    list[str] | None,
    typer.Option("--cards", help="A file with further [\\[card]] tables. May be given several times.", metavar="FILE"),
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


def filters_of(given: Sequence[str], known: Sequence[str]) -> dict[str, str]:
    """`--order Tech` or `--order=Tech`: options that the game knows, and not the command."""
    all_of_them = ", ".join(f"--{name}" for name in known)
    found: dict[str, str] = {}
    words = list(given)
    while words:
        word = words.pop(0)
        option, equals, value = word.partition("=")
        name = option.removeprefix("--")
        if name == option:
            raise typer.BadParameter(f"'{word}' stands alone: write before it what it is, one of {all_of_them}")
        if name not in known:
            near = nearest(name, known)
            hint = f"did you mean --{near}?" if near else f"filters are {all_of_them}"
            raise typer.BadParameter(f"the cards of this game have no such filter; {hint}", param_hint=option)
        if not equals and (not words or words[0].startswith("--")):
            raise typer.BadParameter(f"a value is missing: write {option} VALUE", param_hint=option)
        found[name] = value if equals else words.pop(0)
    return found


def finite(seconds: float | None) -> float | None:
    """A time that ends."""
    if seconds is not None and not isfinite(seconds):
        raise typer.BadParameter("write a number of seconds")
    return seconds


def deck_argument(kit: Kit, given: str) -> str | Path:
    """A deck as it was typed: the name of one, or a file. Only here does a word become a file."""
    path = Path(given)
    is_file = given not in kit.deck_names() and (os.path.exists(path) or bool(path.suffix) or path.name != given)
    return path if is_file and "\n" not in given else given


def known_game(game: str) -> str:
    """The game, or an error that says which there are."""
    from rulebound.api import known

    known(game)
    return game


def card_tables_of(files: list[str] | None) -> list[dict[str, object]]:
    """All [[card]] tables of some files."""
    from rulebound.tabletop.cardfiles import card_tables

    return [dict(table) for file in files or [] for table in card_tables(file)]
