"""`rulebound watch`: bots play, people look on."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from rulebound.cli.opening import begin, bots_of, player_at
from rulebound.cli.options import CardsOption, GameArgument, SwitchOption, finite
from rulebound.cli.output import complain, table_console
from rulebound.cli.replays import outcome, record
from rulebound.kernel.chance import fresh_seed


def watch(
    game: GameArgument = "luminous",
    bots: Annotated[str, typer.Option(help="The bots, seat by seat: greedy, random.")] = "greedy,greedy",
    players: Annotated[int | None, typer.Option(help="How many play; the bots sit down in turn.", min=2, max=8)] = None,
    decks: Annotated[str | None, typer.Option(help="Their decks, by name or file: A,B.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same game.")] = None,
    delay: Annotated[
        float, typer.Option(help="Seconds to wait after each move.", min=0, max=3600, callback=finite)
    ] = 0.0,
    log_only: Annotated[bool, typer.Option("--log-only", help="Only the log, without the table.")] = False,
    record_to: Annotated[str | None, typer.Option("--record", help="Write a replay.", metavar="FILE")] = None,
    cards: CardsOption = None,
    switch: SwitchOption = None,
) -> None:
    """Watch bots play a game. The table is drawn when a turn begins, with all hands open.

    Examples: rulebound watch --bots greedy,random --decks emberfall,tidewatch --seed 7 --delay 0.5 ·
    rulebound watch lightseekers --players 4 --log-only
    """
    from rulebound.cli.table import draw

    seed = fresh_seed() if seed is None else seed
    named = bots.split(",")
    count = len(named) if players is None else players
    if len(named) > count:
        raise typer.BadParameter(f"{len(named)} bots for {count} players")
    seated = bots_of([named[at % len(named)] for at in range(count)], seed)
    chosen = None if decks is None else [deck.strip() for deck in decks.split(",")]
    match = begin(game, chosen, seed, count, cards, switch)
    complain(f"seed {seed}")
    console = table_console()
    told, turn = 0, 0
    while not match.over:
        decision = match.decision
        bot = seated[player_at(match, decision.seat)]
        match.decide(bot.choose(match.view(decision.seat), decision), decision.seat)
        for line in match.log[told:]:
            typer.echo(line)
        told = len(match.log)
        if not log_only and match.state.turn != turn:
            turn = match.state.turn
            console.print(draw([match.view(seat) for seat in range(count)], None))
        if delay:
            time.sleep(delay)
    typer.echo(outcome(match))
    if record_to is not None:
        record(match, record_to)
