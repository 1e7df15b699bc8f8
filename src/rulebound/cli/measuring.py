"""`rulebound fuzz`, `rulebound bench` and `rulebound balance`: is the engine right, how fast is it, is a game fair."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rulebound.cli.options import RULESETS, GameArgument, JsonFlag, SwitchOption, finite, known_game, switches_of
from rulebound.cli.output import complain, print_json, progress_console

if TYPE_CHECKING:
    from rulebound.bench import Figures
    from rulebound.fuzz import EditReport, Report

Rulesets = Annotated[
    list[str] | None,
    typer.Argument(help=f"Rulesets: {RULESETS}. All of them if none is given.", metavar="[RULESET…]"),
]
LAST_ANSWERS = 12
MOST_PLAYERS = 8


def rulesets_of(given: list[str] | None) -> list[str]:
    from rulebound.tabletop.rooms import rulesets

    return [known_game(ruleset) for ruleset in given] if given else rulesets()


def fuzz(
    rulesets: Rulesets = None,
    games: Annotated[int, typer.Option(help="How many games of each ruleset.", min=1)] = 50,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    players: Annotated[
        int | None, typer.Option(help="How many play in every game; else most are duels.", min=2, max=MOST_PLAYERS)
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(help="Stop a ruleset after so many seconds.", min=0, callback=finite)
    ] = None,
    edits: Annotated[
        int, typer.Option(help="Instead of games: so many saves and replays with one thing changed.", min=0)
    ] = 0,
    as_json: JsonFlag = False,
) -> None:
    """Play random games and look for broken promises: lost cards, moves that fail, copies that go another way.

    Exits 1 if one is found, with the seed and the answers that show it. With --edits, a changed save or replay must be
    refused with words that say where, or give a game that can be played.

    Example: rulebound fuzz luminous lightseekers --games 200 --seed 7
    """
    from rich.progress import Progress, TaskID

    from rulebound.fuzz import fuzz as run
    from rulebound.fuzz import fuzz_edits

    chosen = rulesets_of(rulesets)
    with Progress(console=progress_console(), transient=True) as progress:
        bars: dict[str, TaskID] = {name: progress.add_task(name, total=edits or games) for name in chosen}

        def told(name: str, done: int, total: int) -> None:
            progress.update(bars[name], completed=done)

        reports: Sequence[Report | EditReport]
        if edits:
            reports = [fuzz_edits(name, edits, seed, told, seconds) for name in chosen]
        else:
            reports = run(chosen, games, seed, told, seconds, players)
    if as_json:
        print_json({report.ruleset: report.data() for report in reports})
    else:
        for report in reports:
            print_report(report)
    if not all(report.ok for report in reports):
        raise typer.Exit(1)


def print_report(report: Report | EditReport) -> None:
    typer.echo(f"{report}: {'every promise held' if report.ok else f'{len(report.failures)} failures'}.")
    for failure in report.failures:
        typer.echo(str(failure))
        if not isinstance(failure, str):
            for answer in failure.answers[-LAST_ANSWERS:]:
                typer.echo(f"    {answer}")


def bench(
    rulesets: Rulesets = None,
    seconds: Annotated[
        float, typer.Option(help="About how long to measure each ruleset.", min=0, callback=finite)
    ] = 10.0,
    players: Annotated[int, typer.Option(help="How many play in every game.", min=2, max=MOST_PLAYERS)] = 2,
    beside: Annotated[
        Path | None,
        typer.Option(help="A folder with a kernel to compare with: a module kernel.py with games(first, count)."),
    ] = None,
    as_json: JsonFlag = False,
) -> None:
    """Measure random games, copies and playouts on one core, in time of the processor.

    RULEBOUND_PURE=1 measures plain Python even where compiled modules lie beside it. With --beside the ratio of
    decisions to those of another kernel is measured in alternating rounds, for as long again.

    Example: rulebound bench luminous lightseekers --seconds 20
    """
    from rulebound.bench import NoYardstick
    from rulebound.bench import bench as run

    chosen = rulesets_of(rulesets)
    complain(f"measuring {', '.join(chosen)} for {seconds:g} seconds each …")
    try:
        figures = run(chosen, seconds, players=players, beside=beside)
    except NoYardstick as fault:
        raise typer.BadParameter(str(fault), param_hint="--beside") from fault
    if as_json:
        print_json({name: each.data() for name, each in figures.items()})
    else:
        print_figures(figures)


def print_figures(figures: dict[str, Figures]) -> None:
    """One figure a line, so that two runs can be laid side by side."""
    for name, each in figures.items():
        typer.echo(f"{name}, {'compiled' if each.compiled else 'plain Python'}, one core")
        for words, number in (
            ("random games per second", each.games_per_s),
            ("decisions per second", each.decisions_per_s),
            ("decisions per second of Game", each.game_decisions_per_s),
            ("decisions per game", each.decisions_per_game),
            ("microseconds for a copy", each.copy_us),
            ("playouts per second from mid-game", each.playouts_per_s),
        ):
            typer.echo(f"  {number:>12,}  {words}")
        if each.ratio is not None:
            typer.echo(f"  {each.ratio:>12}  of the decisions of the kernel beside it")


def balance(
    game: GameArgument = "luminous",
    games: Annotated[int, typer.Option(help="How many games; every pairing twice, with sides swapped.", min=1)] = 200,
    bot: Annotated[str, typer.Option(help="Who plays, on both sides: greedy or random.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    out: Annotated[Path, typer.Option(help="A line for each game. A run that was stopped goes on there.")] = Path(
        "balance.jsonl"
    ),
    switch: SwitchOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Let bots play over all pairings, and count: who wins from which seat and with what, how long, and by what.

    Example: rulebound balance starlight --games 20000 --switch turn_cap=200 --out starlight.jsonl --json
    """
    from rich.progress import Progress

    from rulebound.balance import play_games, report
    from rulebound.bots import BOTS

    chosen = known_game(game)
    if bot not in BOTS:
        raise typer.BadParameter(f"there is no bot '{bot}': {', '.join(BOTS)}", param_hint="--bot")
    with Progress(console=progress_console(), transient=True) as progress:
        bar = progress.add_task(chosen, total=games)
        lines = play_games(
            chosen, games, bot, seed, switches_of(switch), out, lambda done: progress.update(bar, completed=done)
        )
    found = report(lines)
    if as_json:
        print_json(found)
    else:
        print_balance(found)


def print_balance(found: dict[str, Any]) -> None:
    """Rates with their intervals, a line each."""
    typer.echo(f"{found['games']} games")
    typer.echo(f"  {interval(found['first player'])}  first player")
    for what in ("turns", "answers"):
        typer.echo(f"  {what}: " + ", ".join(f"{name} {value}" for name, value in found[what].items()))
    typer.echo("  ends: " + ", ".join(f"{name} {count}" for name, count in found["ends"].items()))
    for table, rows in found["tables"].items():
        typer.echo(table)
        for name, row in sorted(rows.items(), key=lambda each: -each[1]["rate"]):
            typer.echo(f"  {interval(row)}  {name}")


def interval(row: dict[str, Any]) -> str:
    return f"{row['rate']:6.1%} ({row['low']:.1%} to {row['high']:.1%}, {row['games']})"
