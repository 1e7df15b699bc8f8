"""How a card's text is understood, stage by stage: the trees, the instructions, the English printed back, and what will
be carried out in plain words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.markup import escape
from rich.tree import Tree

from rulebound.kernel.cards import Ability as Lowered
from rulebound.kernel.cards import Definition
from rulebound.kernel.ops import Ops

if TYPE_CHECKING:
    from rulebound.language.abilities import Ability, PlacedSentence
    from rulebound.language.node import Node
    from rulebound.language.text import CardText


def explained(read: CardText, definition: Definition, plain: Sequence[str]) -> Iterator[Tree]:
    """One tree of phrases for each ability, then the instructions, the text as it is printed, and what it comes to."""
    trees = Tree("[bold]phrases[/bold]")
    for ability in read.abilities:
        add_ability(trees, ability)
    yield trees
    instructions = Tree("[bold]instructions[/bold]")
    for lowered in definition.abilities:
        add_instructions(instructions, lowered)
    yield instructions
    printed = Tree("[bold]printed back[/bold]")
    for line in str(read).splitlines():
        printed.add(escape(line))
    yield printed
    told = Tree("[bold]in plain words[/bold]", guide_style="", hide_root=False)
    told.add(escape("\n".join(plain)))
    yield told


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
