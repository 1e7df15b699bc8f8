"""`rulebound play`: a whole game in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from rulebound.cli.keeping import Kept, kept_game, put_aside
from rulebound.cli.opening import begin, bots_of, player_at
from rulebound.cli.options import CardsOption, GameArgument, SwitchOption, card_tables_of, known_game
from rulebound.cli.output import complain, table_console
from rulebound.cli.replays import MOST_OF_A_SAVE, record
from rulebound.kernel.chance import fresh_seed

YOU = 0  # of the players, not of the seats
RESUME_WITH = "a resumed game knows its decks and cards: leave out --deck, --bot-deck, --cards, --switch and --players"
RESUME_RECORD = "a resumed game cannot be recorded: a replay begins at the beginning"


def play(
    game: GameArgument = "luminous",
    deck: Annotated[str | None, typer.Option(help="Your deck, by name or file.", metavar="NAME|FILE")] = None,
    against: Annotated[str, typer.Option(help="Who plays against you: greedy, random.", metavar="BOT")] = "greedy",
    bot_deck: Annotated[
        list[str] | None, typer.Option(help="A bot's deck; once for each bot.", metavar="NAME|FILE")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards.")] = None,
    players: Annotated[int, typer.Option(help="How many play, you included.", min=2, max=8)] = 2,
    resume: Annotated[str | None, typer.Option(help="Go on with a saved game.", metavar="FILE")] = None,
    record_to: Annotated[str | None, typer.Option("--record", help="Write a replay.", metavar="FILE")] = None,
    cards: CardsOption = None,
    switch: SwitchOption = None,
) -> None:
    """Play against a bot. Type a number or a label; type help at the prompt for everything else.

    Examples: rulebound play · rulebound play --deck tidewatch --seed 7 ·
    rulebound play lightseekers --deck forgeworks --players 3 · rulebound play --resume evening.json
    """
    import rulebound
    from rulebound.cli.session import Session
    from rulebound.tabletop.files import read_file

    plain = not (deck or bot_deck or cards or switch or resume or record_to or players != 2) and seed is None
    kept = kept_game(known_game(game)) if plain else None
    if resume is not None:
        if deck or bot_deck or cards or switch or players != 2:
            raise typer.BadParameter(RESUME_WITH)
        if record_to is not None:
            raise typer.BadParameter(RESUME_RECORD)
        table = rulebound.load(read_file(resume, MOST_OF_A_SAVE))
        seed = fresh_seed() if seed is None else seed  # only for the bot's own dice
    elif plain and kept is not None and wants_to_go_on(kept):
        table = rulebound.load(kept.save)
        against = kept.against
        seed = fresh_seed()
    else:
        if plain and kept is not None:
            complain(f"The kept game stays: rulebound play --resume {put_aside(game)}")
        seed = fresh_seed() if seed is None else seed
        table = begin(game, [deck or "", *(bot_deck or [])], seed, players, cards, switch)
        complain(f"seed {seed}")
    while True:
        seats = range(len(table.names))
        bots = bots_of([against] * len(seats), seed)
        you = next(seat for seat in seats if player_at(table, seat) == YOU)
        others = {seat: bots[player_at(table, seat)] for seat in seats if seat != you}
        session = Session(table, you, others, table_console(), against)
        session.run()
        if record_to is not None:
            record(table, record_to)
        if not table.over or not session.after():
            return
        seed = fresh_seed()
        pinned = table.ruleset.pinned()
        table = rulebound.new_game(
            table.ruleset.name, table.setup.get("decks"), seed, pinned["switches"], cards=card_tables_of(cards),
            players=len(table.names),
        )  # fmt: skip
        complain(f"seed {seed}")


def wants_to_go_on(kept: Kept) -> bool:
    """Ask whether the game that was left goes on. Who types nothing wants to; an end of the input changes nothing."""
    try:
        return input(f"A game is kept, at turn {kept.turn}. Go on with it? [Y/n] ").strip().lower() not in ("n", "no")
    except EOFError:
        return True
