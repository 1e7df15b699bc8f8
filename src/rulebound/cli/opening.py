"""Beginning a game from what was typed: decks, bots, seeds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from rulebound.cli.options import card_tables_of, deck_argument, known_game, switches_of
from rulebound.kernel.chance import Dice

if TYPE_CHECKING:
    from rulebound.kernel.game import Bot, Game


def bots_of(names: list[str], seed: int) -> list[Bot]:
    """A bot for each seat, each with dice of its own."""
    from rulebound.bots import UnknownBot, bot_of

    try:
        return [bot_of(name.strip(), f"{seed} bot {seat}") for seat, name in enumerate(names)]
    except UnknownBot as fault:
        raise typer.BadParameter(str(fault)) from fault


def player_at(game: Game, seat: int) -> int:
    """Which of the players as they were named on the command line sits there: some games draw the seats."""
    from rulebound.tabletop.kits import SEAT_NAMES

    name = game.names[seat]
    return SEAT_NAMES.index(name) if name in tuple(SEAT_NAMES) else seat


def begin(
    game: str,
    decks: list[str] | None,
    seed: int,
    players: int,
    cards: list[str] | None,
    switch: list[str] | None,
) -> Game:
    """A new game. Decks that were not named, or have an empty name, are the usual ones; further players choose decks
    that nobody has yet."""
    import rulebound
    from rulebound.tabletop.kits import kit_of

    known_game(game)
    named = list(decks or [])
    if len(named) > players:
        raise typer.BadParameter(f"{len(named)} decks for {players} players")
    kit = kit_of(game)
    switches = kit.switches_for(players) | switches_of(switch)
    if not kit.deck_names() and not any(named):
        return rulebound.new_game(game, None, seed, switches, players=players)
    named += [""] * (players - len(named))
    chosen = [deck_argument(kit, name) for name in all_named(named, kit.usual_decks(), kit.deck_names(), seed)]
    return rulebound.new_game(game, chosen, seed, switches, cards=card_tables_of(cards))


def all_named(named: list[str], usual: list[str], known: list[str], seed: int) -> list[str]:
    """The usual decks for the first seats, and for the others by chance what is not on the table; when all are there,
    again from the beginning."""
    order = Dice(f"{seed} decks").shuffled(len(known))
    rest = [known[at] for at in order if known[at] not in usual and known[at] not in named]
    found = list(named)
    for seat, name in enumerate(named):
        if not name:
            found[seat] = usual[seat] if seat < len(usual) else rest.pop(0) if rest else known[seat % len(known)]
    return found
