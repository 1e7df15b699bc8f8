"""How a card's text is understood, stage by stage: the trees, the instructions, the English printed back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import typer
from rich.markup import escape
from rich.tree import Tree

from rulebound.games.luminous.cardfile import printed_card
from rulebound.games.luminous.library import definition_of
from rulebound.games.luminous.vocabulary import VOCABULARY
from rulebound.kernel.cards import Ability as Lowered
from rulebound.kernel.ops import Ops
from rulebound.language.text import read_text

if TYPE_CHECKING:
    from rulebound.language.abilities import Ability, PlacedSentence
    from rulebound.language.node import Node

# What a card of a type needs besides its text, to be a card at all.
NUMBERS: dict[str, dict[str, object]] = {
    "unit": {"attack": 1, "health": 1},
    "relic": {"durability": 1},
    "spell": {},
    "favored": {},
    "orb": {"colours": "G"},
    "token": {"attack": 1, "health": 1},
}


def explained(text: str, kind: str) -> Iterator[Tree]:
    """One tree of phrases for each ability, then the instructions, then the text as it is printed."""
    if kind not in NUMBERS:
        raise typer.BadParameter(f"there is no type '{kind}'; types are {', '.join(NUMBERS)}", param_hint="--type")
    read = read_text(VOCABULARY, text, spell=kind == "spell")
    trees = Tree("[bold]phrases[/bold]")
    for ability in read.abilities:
        add_ability(trees, ability)
    yield trees
    card = printed_card({"name": "This card", "type": kind, "text": text, **NUMBERS[kind]})
    definition = definition_of(card, {})
    instructions = Tree("[bold]instructions[/bold]")
    for lowered in definition.abilities:
        add_instructions(instructions, lowered)
    yield instructions
    printed = Tree("[bold]printed back[/bold]")
    for line in str(read).splitlines():
        printed.add(escape(line))
    yield printed


def add_ability(trees: Tree, ability: Ability) -> None:
    branch = trees.add(f"{ability.kind.value}: {escape(ability.text)}")
    for placed in ability.sentences:
        add_phrase(branch, placed, placed.tree)


def add_phrase(branch: Tree, placed: PlacedSentence, node: Node) -> None:
    """A phrase with the words it was read from; the span counts in its sentence."""
    start, end = node.span
    inner = branch.add(f"{type(node).__name__}  [dim]{escape(placed.text[start:end])}[/dim]")
    for child in node.children():
        add_phrase(inner, placed, child)


def add_instructions(branch: Tree, ability: Lowered) -> None:
    inner = branch.add(f"{type(ability).__name__}: {escape(ability.clause)}")
    code = ability.code
    if isinstance(code, Ops):
        for number, op in enumerate(code.ops):
            inner.add(f"{number} {type(op).__name__}  [dim]{escape(op.clause)}[/dim]")
