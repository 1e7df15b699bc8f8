"""`rulebound cards`: check, list and explain cards; what the card language can say.

What differs from game to game is in the game's kit; here is only what people type and read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from rulebound.cli.options import GameOption, JsonFlag, card_tables_of, filters_of
from rulebound.cli.output import complain, print_json, say, table_console

if TYPE_CHECKING:
    from rulebound.tabletop.cardchecks import CheckedCard
    from rulebound.tabletop.cardfaces import CardFace

app = typer.Typer(help="Check, list and explain cards.", no_args_is_help=True)

Files = Annotated[list[str], typer.Argument(help="Card files: TOML with [\\[card]] tables.", metavar="FILE…")]
KIND_HELP = (
    "The kind of card that has the text, in the words of the game: 'spell' for luminous, 'hero' or "
    "'combo buff (2)(1)--' for lightseekers."
)
ANY_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}


@app.command("check")
def check(files: Files, game: GameOption = "luminous", as_json: JsonFlag = False) -> None:
    """Read every card of some files and say everything that is wrong with each.

    Exits 1 if one card is not understood or one file cannot be read.

    Example: rulebound cards check my-cards.toml --game lightseekers
    """
    from rulebound.tabletop.cardfiles import CardFileError, card_entries, card_lines
    from rulebound.tabletop.kits import kit_of

    kit = kit_of(game)
    rows: list[CheckedCard] = []
    places: list[str] = []
    unreadable = 0
    for file in files:
        try:
            found = kit.card_check().check(card_entries(file), file)
            lines = card_lines(file)
            places += [f"{file}:{lines[at]}" if at < len(lines) else str(file) for at in range(len(found))]
            rows += found
        except CardFileError as fault:
            unreadable += 1
            complain(str(fault))
    bad = [row for row in rows if not row.ok]
    if as_json:
        print_json([row.data() for row in rows])
    else:
        for row, place in zip(rows, places, strict=True):
            if row.ok:
                continue
            say(f"{place}: {row.name}:")
            for error in row.errors:
                say("  " + error.shown.replace("\n", "\n  "))
        complain(f"{len(rows) - len(bad)} of {len(rows)} cards are understood.")
    if bad or unreadable:
        raise typer.Exit(1)


@app.command("explain")
def explain(
    text: Annotated[str, typer.Argument(help="A card's text.", metavar="TEXT")],
    game: GameOption = "luminous",
    kind: Annotated[str, typer.Option("--type", help=KIND_HELP, metavar="KIND")] = "",
    as_json: JsonFlag = False,
) -> None:
    """Show how a text is read: its abilities as trees, the instructions they become, the English printed back, and in
    plain numbered sentences what will be carried out.

    Examples: rulebound cards explain "Arrive: Draw 1." --type unit ·
    rulebound cards explain "Heal V." --game lightseekers --type "buff (3)(2)(1)-"
    """
    from rulebound.cli.explaining import explained
    from rulebound.tabletop.cardfiles import CardFileError
    from rulebound.tabletop.kits import kit_of
    from rulebound.tabletop.readings import read_card

    reader = kit_of(game).card_check()
    try:
        card = reader.specimen(kind, text)
    except CardFileError as fault:
        raise typer.BadParameter(fault.message, param_hint="--type") from fault
    complaints = reader.complaints(card)
    for complaint in complaints:
        complain(complaint.shown)
    if complaints:
        raise typer.Exit(1)
    if as_json:
        print_json(asdict(read_card(text, game, kind)))
        return
    definition = reader.define(card, card.text)
    console = table_console()
    for part in explained(reader.read(card), definition, reader.plain(definition)):
        console.print(part)


@app.command("list", context_settings=ANY_OPTIONS)
def listing(context: typer.Context, game: GameOption = "luminous", as_json: JsonFlag = False) -> None:
    """List the cards that come with a game, or some of them.

    What is printed on the cards is an option too: --type in every game,
    --faction for luminous, --category, --order and --element for lightseekers.
    A value that no card has is answered with those there are.

    Examples: rulebound cards list --faction Duskveil --type spell ·
    rulebound cards list --game lightseekers --order Tech --category Buff
    """
    from rulebound.tabletop.kits import kit_of

    whole = kit_of(game).card_set()
    wanted = filters_of(context.args, list(whole[0].filters))
    cards = [card for card in whole if card.passes(wanted)]
    if as_json:
        print_json([card.table for card in cards])
    elif cards:
        print_cards(cards)
    if not cards:
        complain(f"no such card. {values_of(whole, wanted)}")
        raise typer.Exit(1)


def values_of(cards: Sequence[CardFace], wanted: Mapping[str, str]) -> str:
    """What could have been asked for."""
    values = {key: sorted({value for card in cards for value in card.filters[key]}) for key in wanted}
    return " ".join(f"--{key} is one of {', '.join(found)}." for key, found in values.items())


def print_cards(cards: Sequence[CardFace]) -> None:
    from rich.markup import escape
    from rich.table import Table

    table = Table()
    for heading in ("name", "printed", "text"):
        table.add_column(heading, overflow="fold")
    for card in cards:
        table.add_row(*(escape(words) for words in (card.name, "\n".join(card.facts), card.text)))
    table_console().print(table)
    typer.echo("1 card." if len(cards) == 1 else f"{len(cards)} cards.")


@app.command("gaps")
def gaps(files: Files, game: GameOption = "luminous", as_json: JsonFlag = False) -> None:
    """What the language cannot say yet: unreadable phrases over many cards, those that block most cards first.

    Example: rulebound cards gaps my-cards.toml --game lightseekers
    """
    from rulebound.language.gaps import gaps as find_gaps
    from rulebound.tabletop.kits import kit_of

    reader = kit_of(game).card_check()
    tables = enumerate(card_tables_of(files), 1)
    texts = [(str(table.get("name") or f"card {number}"), reader.text_of(table)) for number, table in tables]
    found = find_gaps(reader.vocabulary, texts)
    if as_json:
        print_json([{"phrase": gap.phrase, "blocks": gap.blocks, "cards": list(gap.cards)} for gap in found])
        return
    for gap in found:
        say(f"{gap.blocks:4}  {gap.phrase}   ({', '.join(gap.cards[:3])}{' …' if gap.blocks > 3 else ''})")
        say("        " + gap.example.message)
    complain(f"{len(found)} gaps in {len(texts)} cards.")


@app.command("language")
def language(game: GameOption = "luminous") -> None:
    """Print the reference of the card language, as Markdown, generated from the phrases themselves.

    Example: rulebound cards language --game lightseekers
    """
    from rulebound.language.reference import reference
    from rulebound.tabletop.kits import kit_of

    typer.echo(reference(kit_of(game).card_check().vocabulary))


@app.command("next")
def completion(
    prefix: Annotated[str, typer.Argument(help="The beginning of a text.", metavar="PREFIX")],
    game: GameOption = "luminous",
    as_json: JsonFlag = False,
) -> None:
    """List what may come next in a text.

    Examples: rulebound cards next "Whenever you " ·
    rulebound cards next "When you " --game lightseekers
    """
    from rulebound.language.completion import expected_next
    from rulebound.tabletop.kits import kit_of

    words = expected_next(kit_of(game).card_check().vocabulary, prefix)
    if as_json:
        print_json(words)
    else:
        for word in words:
            typer.echo(word)
    if not words:
        complain("nothing: the text cannot be read up to here. rulebound cards explain says where it stops.")
        raise typer.Exit(1)
