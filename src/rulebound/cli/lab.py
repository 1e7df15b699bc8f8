"""`rulebound lab`: let bots play many games, and answer a question about decks, cards, rules or bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rulebound.cli.options import (
    CardsOption,
    GameArgument,
    JsonFlag,
    SwitchOption,
    card_tables_of,
    deck_argument,
    known_game,
    switches_of,
)
from rulebound.cli.output import complain, print_json, progress_console, say

if TYPE_CHECKING:
    from rulebound.lab.playing import Row
    from rulebound.lab.running import Question
    from rulebound.lab.statistics import Interval

app = typer.Typer(
    help="Let bots play many games, and answer a question about decks, cards, rules or bots.", no_args_is_help=True
)

DeckOption = Annotated[
    list[str] | None,
    typer.Option("--deck", help="A deck by name or file. May be given several times; all of the game if none is."),
]
BotOption = Annotated[str, typer.Option("--bot", help="Who plays on both sides: random, greedy, novice, player …")]
SeedOption = Annotated[str, typer.Option(help="The same seed plays the same games.")]
OutOption = Annotated[
    Path | None, typer.Option(help="A folder for the games. A run that was stopped goes on there.", file_okay=False)
]
CoresOption = Annotated[int | None, typer.Option(help="On how many cores; all if nothing is said.", min=1)]
ReportOption = Annotated[Path | None, typer.Option("--report", help="Write all of it to an HTML page.", dir_okay=False)]
RayOption = Annotated[
    str | None, typer.Option("--ray", help="Play on a Ray cluster: auto, or HOST:PORT of its head.", metavar="ADDRESS")
]
StopFlag = Annotated[
    bool, typer.Option("--stop", help="Stop as soon as the answer is clear; wrong in one run of twenty at most.")
]


@app.command()
def match(
    game: GameArgument = "luminous",
    deck: DeckOption = None,
    bot: Annotated[list[str] | None, typer.Option(help="One bot for all, or one for each deck.")] = None,
    games: Annotated[int, typer.Option(help="How many games at most.", min=2)] = 200,
    seed: SeedOption = "1",
    stop: StopFlag = False,
    out: OutOption = None,
    report: ReportOption = None,
    cores: CoresOption = None,
    ray: RayOption = None,
    switch: SwitchOption = None,
    cards: CardsOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Which of two decks, or of two bots, is better?

    Every deal is played twice, with seats changed.

    Example: rulebound lab match luminous --deck emberfall --deck tidewatch --games 400 --stop
    """
    from rulebound.lab import asking
    from rulebound.lab.matching import units_by_cell, verdict
    from rulebound.lab.statistics import mean_of, running

    chosen, tables, switches = known_game(game), card_tables_of(cards), switches_of(switch)
    bots = bot or ["greedy"]
    decks = deck or []
    if len(bots) == 2 and len(decks) <= 1:
        sides = asking.sides_of(chosen, named(chosen, decks or usual(chosen)), bots, tables, switches)
    elif len(decks) == 2:
        sides = tuple(
            side
            for each, who in zip(decks, bots * 2 if len(bots) == 1 else bots, strict=True)
            for side in asking.sides_of(chosen, named(chosen, [each]), [who], tables, switches)
        )
    else:
        raise typer.BadParameter("a match has two decks (--deck twice), or one deck and two bots (--bot twice)")
    question = asking.matrix(chosen, sides, games, seed, switches, tables, patient=not stop)
    rows = answered(question, out, cores, ray)
    units = [unit for each in units_by_cell(rows).values() for unit in each]
    found = running(units) if stop else mean_of(units)
    words = verdict(sides[0].name, sides[1].name, found)
    wrote = reported(report, question, rows, [words])
    if as_json:
        print_json({"first": sides[0].name, "second": sides[1].name, **found.data(), "verdict": words, **wrote})
        return
    say(f"{sides[0].name} wins {found} pairs of games against {sides[1].name}")
    say(words)


@app.command()
def matrix(
    game: GameArgument = "luminous",
    deck: DeckOption = None,
    bot: BotOption = "greedy",
    games: Annotated[int, typer.Option(help="How many games for each pairing.", min=2)] = 20,
    depth: Annotated[
        int, typer.Option(help="For the report: so many games for each two of random, greedy and player.", min=0)
    ] = 0,
    without: Annotated[
        list[str] | None,
        typer.Option(help="And of a greedy bot that never makes a move of this kind, or with this card."),
    ] = None,
    seed: SeedOption = "1",
    out: OutOption = None,
    report: ReportOption = None,
    cores: CoresOption = None,
    ray: RayOption = None,
    switch: SwitchOption = None,
    cards: CardsOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Every deck against every other: who beats whom, from which seat, how long, and by what.

    Example: rulebound lab matrix lightseekers --games 40 --depth 20 --without equip --report field.html
    """
    from rulebound.bots import HANDICAP
    from rulebound.lab import asking
    from rulebound.lab.findings import findings
    from rulebound.lab.laddering import Ladder

    if (depth and report is None) or (without and not depth):
        raise typer.BadParameter("depth is told on the page: it goes with --report, and --without with --depth")
    chosen, tables, switches = known_game(game), card_tables_of(cards), switches_of(switch)
    sides = asking.sides_of(chosen, named(chosen, deck or []), [bot], tables, switches)
    question = asking.matrix(chosen, sides, games, seed, switches, tables)
    rows = answered(question, out, cores, ray)
    found = findings(rows)
    duels: dict[str, Interval] | None = None
    if depth:
        bots = ("greedy", "random", "player", *[f"{HANDICAP}{each}" for each in without or []])
        ladder = Ladder(chosen, bots, sides, (depth + 1) // 2, seed, switches, tuple(tables))
        duels = ladder.duels(answered(ladder, out / "depth" if out else None, cores, ray))
    wrote = reported(report, question, rows, depth=duels)
    if as_json:
        print_json({**found, **wrote})
        return
    print_findings(found)


@app.command("cards")
def cards_(
    game: GameArgument = "luminous",
    deck: DeckOption = None,
    card: Annotated[list[str] | None, typer.Option(help="Only this card. May be given several times.")] = None,
    bot: BotOption = "greedy",
    rounds: Annotated[
        int, typer.Option(help="Each round looks closer at half of the cards; one more doubles the games.", min=1)
    ] = 4,
    pairs: Annotated[int, typer.Option(help="Pairs of games for each card in the first round.", min=1)] = 8,
    seed: SeedOption = "1",
    out: OutOption = None,
    report: ReportOption = None,
    cores: CoresOption = None,
    ray: RayOption = None,
    switch: SwitchOption = None,
    cards: CardsOption = None,
    as_json: JsonFlag = False,
) -> None:
    """What is each card worth? The same games are played with a blank of its cost in its place.

    With --bot open nobody sits at the table: the greedy policy plays both sides with all cards open, which costs a
    fifth.

    Example: rulebound lab cards lightseekers --bot open --pairs 24 --rounds 5
    """
    from rulebound.lab import asking
    from rulebound.lab.valuing import verdicts

    chosen, tables, switches = known_game(game), card_tables_of(cards), switches_of(switch)
    sides = asking.sides_of(chosen, named(chosen, deck or []), [bot], tables, switches)
    question = asking.worths(chosen, sides, rounds, card or [], seed, switches, tables, pairs)
    rows = answered(question, out, cores, ray)
    worths = question.worths(rows)
    words = verdicts(worths)
    wrote = reported(report, question, rows, words)
    if as_json:
        print_json({"cards": [worth.data() for worth in worths], "verdicts": words, **wrote})
        return
    for worth in worths:
        effect = worth.effect
        say(f"  {effect.value:+6.1%} ({effect.low:+.1%} to {effect.high:+.1%})  {worth.card}, {worth.deck}")
    for each in words:
        say(each)


@app.command()
def compare(
    game: GameArgument = "luminous",
    cards: CardsOption = None,
    instead_of: Annotated[str, typer.Option(help="In whose place the new card stands.", metavar="CARD")] = "",
    to: Annotated[
        list[str] | None, typer.Option("--to", help="Compare a switch: as given by --switch, and so. NAME=VALUE.")
    ] = None,
    deck: DeckOption = None,
    bot: BotOption = "greedy",
    games: Annotated[int, typer.Option(help="How many games at most, both versions together.", min=4)] = 1000,
    seed: SeedOption = "1",
    stop: StopFlag = False,
    out: OutOption = None,
    report: ReportOption = None,
    cores: CoresOption = None,
    ray: RayOption = None,
    switch: SwitchOption = None,
    as_json: JsonFlag = False,
) -> None:
    """What does a change do? A new version of a card, a card in the place of another, or a switch: before and after.

    The same deals are played in both versions.

    Example: rulebound lab compare lightseekers --cards my-card.toml --instead-of "Slow Venom" --report my-card.html
    """
    from rulebound.lab import asking
    from rulebound.lab.comparing import differences, verdict

    chosen, tables, switches = known_game(game), card_tables_of(cards), switches_of(switch)
    sides = asking.sides_of(chosen, named(chosen, deck or []), [bot], (), switches)
    if tables and not to:
        question = asking.compare_cards(chosen, sides, tables, games, instead_of, seed, switches, patient=not stop)
    elif to and not tables:
        question = asking.compare_switches(chosen, sides, switches, switches | switches_of(to), games, seed)
    else:
        raise typer.BadParameter("compare cards (--cards FILE) or a switch (--to NAME=VALUE), one of the two")
    rows = answered(question, out, cores, ray)
    units = differences(rows, question.before.name)
    effect = question.effect(rows)
    words = verdict(effect, units)
    wrote = reported(report, question, rows, [words])
    if as_json:
        print_json({"effect": effect.data(), "verdict": words, **wrote})
        return
    say(f"{question.title}: {words}")


@app.command()
def ladder(
    game: GameArgument = "luminous",
    bot: Annotated[
        list[str] | None, typer.Option(help="A bot; all if none is named. May be given several times.")
    ] = None,
    deck: DeckOption = None,
    games: Annotated[int, typer.Option(help="How many games for each two bots.", min=2)] = 40,
    seed: SeedOption = "1",
    out: OutOption = None,
    cores: CoresOption = None,
    ray: RayOption = None,
    switch: SwitchOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Which bot is how strong? Every bot against every other, with the same decks on both sides, then ratings.

    Example: rulebound lab ladder lightseekers --bot random --bot greedy --bot player --games 100
    """
    from rulebound.bots import BOTS
    from rulebound.lab import asking
    from rulebound.lab.laddering import Ladder

    chosen, switches = known_game(game), switches_of(switch)
    names = bot or list(BOTS)
    decks = asking.sides_of(chosen, named(chosen, deck or []), ["greedy"], (), switches)
    question = Ladder(chosen, tuple(names), decks, (games + 1) // 2, seed, switches)
    rows = answered(question, out, cores, ray)
    steps = question.ratings(rows)
    if as_json:
        print_json({"bots": [step.data() for step in steps]})
        return
    for step in steps:
        say(f"  {step.rating:6.1f} ± {step.error:.1f}  {step.bot}, wins {step.won}")


@app.command()
def measure(
    game: GameArgument = "luminous",
    bot: BotOption = "greedy",
    games: Annotated[int, typer.Option(help="How many games.", min=2)] = 100,
    seed: SeedOption = "1",
    out: OutOption = None,
    cores: CoresOption = None,
    ray: RayOption = None,
    switch: SwitchOption = None,
    as_json: JsonFlag = False,
) -> None:
    """What kind of game is it? Choices at a decision, length, ends, lead changes, draws, the first seat.

    Example: rulebound lab measure starlight --games 200
    """
    from rulebound.lab import asking
    from rulebound.lab.findings import measures

    chosen, switches = known_game(game), switches_of(switch)
    sides = asking.sides_of(chosen, [], [bot], (), switches)
    cells = max(len(sides) * (len(sides) - 1) // 2, 1)
    question = asking.matrix(chosen, sides, max(2, games // cells), seed, switches)
    found = measures(answered(question, out, cores, ray))
    if as_json:
        print_json(found)
        return
    for name, value in found.items():
        say(f"  {value:>10}  {name}")


@app.command()
def replay(
    folder: Annotated[Path, typer.Argument(help="The folder of a run (--out).", file_okay=False, exists=True)],
    game: Annotated[str, typer.Argument(help="The id of a game, as the report names it.")],
    out: Annotated[Path, typer.Option(help="Where to.", dir_okay=False)] = Path("game.replay.json"),
) -> None:
    """Write a game of a run as a replay: every number of a report can be traced to its games.

    Example: rulebound lab replay runs/field "emberfall v tidewatch #3" --out close.json
    """
    from rulebound.lab.playing import replayed
    from rulebound.lab.tracing import plan_of

    out.write_text(replayed(plan_of(folder, game)).replay(), encoding="utf-8")
    say(f"wrote {out}: rulebound replay {out}")


# ---- what the commands share
def named(ruleset: str, decks: Sequence[str]) -> list[str | Path]:
    from rulebound.tabletop.kits import kit_of

    kit = kit_of(ruleset)
    return [deck_argument(kit, each) for each in decks]


def usual(ruleset: str) -> list[str]:
    from rulebound.tabletop.kits import kit_of

    return kit_of(ruleset).usual_decks()[:1]


def answered(question: Question, out: Path | None, cores: int | None, ray: str | None) -> dict[str, Row]:
    """Play the games of a question, with a bar and the answer so far."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from rulebound.lab.cluster import cluster
    from rulebound.lab.running import Store, here, run

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    where = here(cores) if ray is None else cluster(ray)
    with Progress(*columns, console=progress_console(), transient=True) as progress, where as players:
        bar = progress.add_task("", total=question.most)

        def told(done: int, most: int, words: str) -> None:
            progress.update(bar, completed=done, total=most, description=words or None)

        rows = run(question, Store(out, question.settings), players, told)
    if faults := [row for row in rows.values() if row["fault"]]:
        complain(f"{len(faults)} of {len(rows)} games ended in a fault and count for nothing. {faults[0]['id']}:")
        complain(faults[0]["fault"].strip().splitlines()[-1])
    if out is not None:
        from rulebound.lab.tables import write_table

        complain(f"wrote {write_table(out, rows)}")
    return rows


def reported(
    path: Path | None,
    question: Question,
    rows: dict[str, Row],
    words: Sequence[str] = (),
    depth: dict[str, Interval] | None = None,
) -> dict[str, Any]:
    """Write the page, if one is wanted."""
    if path is None:
        return {}
    from rulebound.lab.report import write_report

    written = write_report(path, question, rows, words, depth)
    complain(f"wrote {' and '.join(str(each) for each in written)}")
    return {"report": str(path)}


def print_findings(found: dict[str, Any]) -> None:
    from rulebound.lab.findings import verdicts

    for name, each in found["sides"].items():
        say(f"  {each['value']:6.1%} ({each['low']:.1%} to {each['high']:.1%}, {each['units']})  {name}")
    for how, why in verdicts(found):
        say(f"{how}: {why}")
