"""`rulebound cards`: check, list and explain cards; what the card language can say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from rulebound.cli.options import GameOption, JsonFlag, known_game
from rulebound.cli.output import complain, print_json, table_console

if TYPE_CHECKING:
    from rulebound.games.luminous.cardcheck import CheckedCard
    from rulebound.games.luminous.cardfile import PrintedCard

app = typer.Typer(help="Check, list and explain cards.", no_args_is_help=True)

Files = Annotated[list[str], typer.Argument(help="Card files: TOML with [[card]] tables.", metavar="FILE…")]


@app.command("check")
def check(files: Files, game: GameOption = "luminous", as_json: JsonFlag = False) -> None:
    """Read every card of some files and say everything that is wrong with each.

    Exits 1 if one card is not understood or one file cannot be read.

    Example: rulebound cards check my-cards.toml --game luminous
    """
    from rulebound.games.luminous.cardcheck import check_cards
    from rulebound.games.luminous.cardfile import CardFileError, card_tables

    known_game(game)
    rows: list[CheckedCard] = []
    unreadable = 0
    for file in files:
        try:
            rows += check_cards(card_tables(file), file)
        except CardFileError as fault:
            unreadable += 1
            complain(str(fault))
    bad = [row for row in rows if not row.ok]
    if as_json:
        print_json([row.data() for row in rows])
    else:
        for row in bad:
            typer.echo(f"{row.name}:")
            for error in row.errors:
                typer.echo("  " + error.shown.replace("\n", "\n  "))
        complain(f"{len(rows) - len(bad)} of {len(rows)} cards are understood.")
    if bad or unreadable:
        raise typer.Exit(1)


@app.command("explain")
def explain(
    text: Annotated[str, typer.Argument(help="A card's text.", metavar="TEXT")],
    game: GameOption = "luminous",
    kind: Annotated[str, typer.Option("--type", help="The type of the card: unit, relic, spell, favored.")] = "unit",
) -> None:
    """Show how a text is read: its abilities as trees, the instructions they become, the English printed back.

    Example: rulebound cards explain "Arrive: Draw 1." --type unit
    """
    from rulebound.cli.explaining import explained

    known_game(game)
    console = table_console()
    for part in explained(text, kind):
        console.print(part)


@app.command("list")
def listing(
    game: GameOption = "luminous",
    faction: Annotated[str | None, typer.Option(help="Only this faction.")] = None,
    kind: Annotated[str | None, typer.Option("--type", help="Only this type.")] = None,
    as_json: JsonFlag = False,
) -> None:
    """List the cards that come with a game.

    Example: rulebound cards list --faction Duskveil --type spell
    """
    from rulebound.games.luminous.library import as_table, card_set

    known_game(game)
    cards = [
        card
        for card in card_set().values()
        if (faction is None or card.faction.lower() == faction.lower()) and (kind is None or card.type == kind.lower())
    ]
    if as_json:
        print_json([as_table(card) for card in cards])
    else:
        print_cards(cards)
    if not cards:
        factions = sorted({card.faction for card in card_set().values()})
        types = sorted({card.type for card in card_set().values()})
        complain(f"no such card. Factions: {', '.join(factions)}. Types: {', '.join(types)}.")
        raise typer.Exit(1)


def print_cards(cards: list[PrintedCard]) -> None:
    from rich.table import Table

    from rulebound.cli.cardface import cost_of, numbers_of

    table = Table()
    for heading in ("name", "type", "faction", "cost", "numbers"):
        table.add_column(heading)
    table.add_column("text", ratio=1)
    for card in cards:
        table.add_row(card.name, card.type, card.faction, cost_of(card), numbers_of(card), card.text)
    table_console().print(table)
    typer.echo(f"{len(cards)} cards.")


@app.command("gaps")
def gaps(files: Files, game: GameOption = "luminous", as_json: JsonFlag = False) -> None:
    """What the language cannot say yet: unreadable phrases over many cards, those that block most cards first."""
    from rulebound.games.luminous.cardfile import card_tables
    from rulebound.games.luminous.vocabulary import VOCABULARY
    from rulebound.language.gaps import gaps as find_gaps

    known_game(game)
    tables = [table for file in files for table in card_tables(file)]
    texts = [(str(table.get("name", "")), str(table.get("text", ""))) for table in tables]
    found = find_gaps(VOCABULARY, texts)
    if as_json:
        print_json([{"phrase": gap.phrase, "blocks": gap.blocks, "cards": list(gap.cards)} for gap in found])
        return
    for gap in found:
        typer.echo(f"{gap.blocks:4}  {gap.phrase}   ({', '.join(gap.cards[:3])}{' …' if gap.blocks > 3 else ''})")
        typer.echo("        " + gap.example.message)
    complain(f"{len(found)} gaps in {len(texts)} cards.")


@app.command("language")
def language(game: GameOption = "luminous") -> None:
    """Print the reference of the card language, as Markdown, generated from the phrases themselves."""
    from rulebound.games.luminous.vocabulary import VOCABULARY
    from rulebound.language.reference import reference

    known_game(game)
    typer.echo(reference(VOCABULARY))


@app.command("next")
def completion(
    prefix: Annotated[str, typer.Argument(help="The beginning of a text.", metavar="PREFIX")],
    game: GameOption = "luminous",
    as_json: JsonFlag = False,
) -> None:
    """List what may come next in a text.

    Example: rulebound cards next "Whenever you "
    """
    from rulebound.games.luminous.vocabulary import VOCABULARY
    from rulebound.language.completion import expected_next

    known_game(game)
    words = expected_next(VOCABULARY, prefix)
    if as_json:
        print_json(words)
        return
    for word in words:
        typer.echo(word)
    if not words:
        complain("nothing: the text cannot be read up to here. Try rulebound cards explain.")
        raise typer.Exit(1)
