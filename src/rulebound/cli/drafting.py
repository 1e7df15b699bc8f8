"""`rulebound draft`: bots draft decks, and may play them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from rulebound.cli.opening import bots_of, player_at
from rulebound.cli.options import JsonFlag, SwitchOption, known_game, switches_of
from rulebound.cli.output import complain, print_json
from rulebound.cli.replays import outcome
from rulebound.kernel.chance import fresh_seed

if TYPE_CHECKING:
    from rulebound.kernel.game import Game


def draft(
    game: Annotated[
        str, typer.Argument(help="A game that is drafted: lightseekers.", metavar="[GAME]")
    ] = "lightseekers",
    players: Annotated[int, typer.Option(help="How many sit at the table.", min=2, max=8)] = 4,
    seed: Annotated[int | None, typer.Option(help="The same seed opens the same packs.")] = None,
    played_by: Annotated[
        str | None, typer.Option("--play", help="Let such bots play a game with the decks.", metavar="BOT")
    ] = None,
    switch: SwitchOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Let bots draft, and show the deck of each.

    Example: rulebound draft lightseekers --players 4 --seed 7 --play greedy
    """
    from rulebound.api import new_draft
    from rulebound.tabletop.kits import kit_of

    seed = fresh_seed() if seed is None else seed
    switches = kit_of(known_game(game)).switches_for(players) | switches_of(switch)
    packs = new_draft(game, players, seed, switches)
    complain(f"seed {seed}")
    while not packs.over:
        for question in packs.decisions:
            packs.decide(packs.choice(question.seat), question.seat)
    decks: list[dict[str, Any]] = [deck.as_dict() for deck in packs.decks if deck is not None]
    if not as_json:
        for deck in decks:
            cards = ", ".join(f"{count} {name}" for name, count in deck["main"].items())
            typer.echo(f"{deck['name']}: {' and '.join(deck['hero'])}. {cards}")
    match = None if played_by is None else play_out(game, decks, seed, switches, played_by)
    if as_json:
        print_json({"seed": seed, "decks": decks, "result": None if match is None else outcome(match)})
    elif match is not None:
        for line in match.log:
            typer.echo(line)
        typer.echo(outcome(match))


def play_out(game: str, decks: list[Any], seed: int, switches: dict[str, str | int | bool], bot: str) -> Game:
    """The game that the bots play with their decks, to its end."""
    from rulebound.api import new_game

    bots = bots_of([bot] * len(decks), seed)
    match = new_game(game, decks, seed, switches)
    while not match.over:
        decision = match.decision
        choice = bots[player_at(match, decision.seat)].choose(match.view(decision.seat), decision)
        match.decide(choice, decision.seat)
    return match
