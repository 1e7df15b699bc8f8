"""The cards that an amount has counted, as something to speak of: 'for each of your Buffs, … those Buffs'."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulebound.language.core import nouns
from rulebound.language.node import Node

from .fitting import MANY, fits, kind_word
from .mentions import Mention, Place


def counted_by(node: Node, place: Place) -> Iterator[Mention]:
    """Cards 'from among them' and those to which something was done were named before: those are meant then."""
    group = getattr(node, node.COUNTS) if node.COUNTS else None
    if isinstance(group, nouns.Group) and not isinstance(group.place, nouns.FromAmong) and (
        not isinstance(group.relative, nouns.ThisWay)
    ):
        yield Mention(Place(place.sentence, group.span), nouns.Some(nouns.Article("any number of"), group))


def counted_first(
    node: Node, wanted: str, found: list[Mention], counted: Sequence[Mention]
) -> list[Mention]:
    """'Them' are counted cards where nothing else was named; 'those Buffs' those Buffs that were counted last."""
    if wanted != MANY or not isinstance(node, nouns.Them | nouns.Those):
        return found
    last = next((m for m in reversed(counted) if fits(node, wanted, m.node)), None)
    if last is None:
        return found
    by_name = isinstance(node, nouns.Those) and kind_word(node) in {
        getattr(kind, "word", "") for kind in getattr(last.node, "group").kinds  # noqa: B009
    }
    newer = not found or found[0].back > 0 or found[0].place < last.place
    return [last, *found] if not found or (by_name and newer) else found
