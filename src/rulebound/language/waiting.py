"""'When it …' behind an instruction: what it waits for. [EN-8]"""

from __future__ import annotations

from collections.abc import Sequence

from .core import nouns
from .core.categories import Event, Head
from .node import Node
from .references import Mention, Place, Unbound, Unclear, bind


def waited_for(before: Sequence[Node], tree: Node, what: Node) -> Mention | None:
    """[EN-8] What 'it' means in a trigger behind an instruction, if the instruction named it: not this card, which
    waits by itself, and nothing that an event was about."""
    try:
        mention = bind([*before, tree]).get(Place(len(before), what.span))
    except (Unbound, Unclear):
        return None
    if mention is None or isinstance(mention.node, nouns.This) or mention.place.sentence == len(before):
        return None
    heads = (node for node in before[mention.place.sentence].inside() if isinstance(node, Head | Event))
    if any(head.span[0] <= mention.place.span[0] < head.span[1] for head in heads):
        return None
    return mention
