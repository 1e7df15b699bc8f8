"""Sentences behind an offer or a condition that speak of what is there only if it was done."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.language.core import clauses as said
from rulebound.language.core.categories import Clause, Effect, One
from rulebound.language.core.conditions import IfDone, IfNotDone
from rulebound.language.core.nouns import Some
from rulebound.language.lowering.dialect import Sentences
from rulebound.language.lowering.writer import TextWriter
from rulebound.language.node import Node


def is_offer(node: Effect) -> bool:
    return node.OFFERS or (isinstance(node, said.Plain) and isinstance(node.clauses[-1], said.May | said.PlayerMay))


def hanging(w: TextWriter, many: Sentences) -> int:
    """'You may put a unit into play. It gains Dash.': how many sentences behind an offer do something with what is
    there only if it was taken. They are done only then, as if they began with 'if you do'. So it is behind an 'if'."""
    (offered, first), *behind = many
    on: Sequence[Clause] = ()
    if isinstance(first, said.If | said.Unless):
        on = () if isinstance(first, said.If) and first.instead else first.clauses
        on = [each for each in on if not isinstance(each, said.Modal)]  # [EN-7] of the modes only one is done
    elif first.OFFERS:
        on = first.effect.clauses  # type: ignore[attr-defined]
    elif is_offer(first):
        assert isinstance(first, said.Plain)
        on = first.clauses[-1:]
    count = 0
    for number, node in behind:
        if isinstance(node, said.Otherwise) or (isinstance(node, said.If) and node.instead):
            return 0
        if isinstance(node, said.If | said.Unless) and isinstance(node.condition, IfDone | IfNotDone):
            return 0
        if not any(speaks_of(w, number, each, offered, on) for each in getattr(node, "clauses", (node,))):
            break
        for each in parts_of(node):
            if not speaks_of(w, number, each, offered, on):
                words = "is this done only if the offer is taken, or in any case? Say 'If you do, …', or say it before"
                if isinstance(first, said.If | said.Unless):
                    words = "is this done only if that is so, or in any case? Say it in the same sentence, or before"
                w.sentence = number
                raise w.not_playable(each, words)
        count += 1
    return count


def parts_of(node: Effect) -> list[Node]:
    """The clauses of a sentence, and each way of those that leave a choice."""
    found: list[Node] = []
    for each in getattr(node, "clauses", (node,)):
        if isinstance(each, said.Steps):
            found.extend(each.steps)
        elif isinstance(each, said.DoOr | said.PlayerDoesOr):
            found.extend(each.deeds)
        else:
            found.append(each)
    return found


def speaks_of(w: TextWriter, number: int, node: Node, offered: int, on: Sequence[Clause]) -> bool:
    """Whether it means a card that these clauses name."""
    start, end = node.span
    brought = {each.BROUGHT_BY for each in node.inside()} - {""}
    if any(type(each).__name__ in brought for clause in on for each in clause.inside()):
        return True
    return any(
        place.sentence == number and start <= place.span[0] < end
        and mention.place.sentence == offered and not mention.back and not mention.across
        and isinstance(mention.node, One | Some)
        and any(each.span[0] <= mention.place.span[0] < each.span[1] for each in on)
        for place, mention in w.ability.bindings.items()
    )  # fmt: skip
