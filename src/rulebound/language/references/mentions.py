"""What a reference can refer to: a phrase that was spoken of, its place in the text, whether it is one or many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulebound.language.core import nouns
from rulebound.language.core.categories import DeckZone, Player, Possessor, Thing, Whose
from rulebound.language.core.numbers import Single
from rulebound.language.core.players import PlayerWord
from rulebound.language.core.triggers import Period
from rulebound.language.node import Node


class Place(NamedTuple):
    """A phrase of an ability: the number of its sentence, and its span there."""

    sentence: int
    span: tuple[int, int]


class Mention(NamedTuple):
    """What a reference refers to.

    `back`: how many abilities of the card earlier it stands; 0 in the same ability. `across`: it stands in another
    branch, and only what its words describe is meant.
    """

    place: Place
    node: Node
    back: int = 0
    across: bool = False


Bindings = dict[Place, Mention]


class Unbound(Exception):
    """A reference without a mention; the caller knows the text and puts the caret."""

    def __init__(self, place: Place, node: Node, near: Mention | None = None) -> None:
        self.place, self.node = place, node
        self.near = near  # what it could mean, if that were known here or of the right kind
        super().__init__(f"{node!r} refers to nothing")


class Unclear(Exception):
    """A reference that could mean either of two things; the caller knows the text and puts the caret."""

    def __init__(self, place: Place, node: Node, ways: tuple[Mention, Mention]) -> None:
        self.place, self.node, self.ways = place, node, ways
        super().__init__(f"{node!r} means one of two things")


def mentions_in(trees: Sequence[Node], back: int) -> list[Mention]:
    """Everything in some sentences that can be referred to, in the order of the text."""
    return [
        Mention(Place(number, node.span), node, back)
        for number, tree in enumerate(trees)
        for node, leaving in walk(tree)
        if leaving and is_mention(node)
    ]


def walk(node: Node) -> Iterator[tuple[Node, bool]]:
    """Every phrase as it begins and as it ends, in the order of the text."""
    yield node, False
    for child in node.children():
        yield from walk(child)
    yield node, True


def is_mention(node: Node) -> bool:
    if not node.MENTIONS:
        return False
    if isinstance(node, DeckZone | Period) or node.brings() or node.PAIRS:
        return True
    if isinstance(node, Whose):
        return node.NAMES_PLAYER
    if isinstance(node, Possessor):
        return node.NAMES_CARD
    if isinstance(node, Thing):
        return not isinstance(node, nouns.It | nouns.That | nouns.Them | nouns.Those | nouns.TheRest | nouns.Either)
    return isinstance(node, Player) and not (isinstance(node, PlayerWord) and node.word in ("you", "they"))


def is_plural(thing: Node) -> bool:
    """Whether a noun phrase means a group."""
    said = thing.is_group()
    if said is not None:
        return said
    if isinstance(thing, nouns.Bare | nouns.EndCards | nouns.WholeZone | nouns.Both):
        return True
    if isinstance(thing, nouns.OneOf):
        return not isinstance(thing.n, Single)
    if not isinstance(thing, nouns.Some):
        return False
    determiner = thing.determiner
    said = determiner.is_group()
    if said is not None:
        return said
    if isinstance(determiner, nouns.Article):
        return determiner.word in ("all", "any number of", "no")
    if isinstance(determiner, nouns.Exactly | nouns.UpTo):
        return not isinstance(determiner.n, Single)
    return isinstance(determiner, nouns.AtLeast | nouns.AtMost | nouns.Possessive)


def is_each(mention: Node) -> bool:
    return any(_word(mention, field) in ("each", "every") for field in ("determiner", "which"))


def _word(node: Node, field: str) -> str:
    return str(getattr(getattr(node, field, None), "word", ""))


def is_described(node: Node) -> bool:
    """Whether a phrase means all that it describes, or somebody by their part: nothing has to be chosen."""
    if isinstance(node, Player | Whose):
        word: str = getattr(node, "word", "") or getattr(getattr(node, "which", None), "word", "")
        return "n" not in node.FIELDS and word.split(" ", maxsplit=1)[0] not in ("a", "another", "any")
    if isinstance(node, nouns.Bare | nouns.EndCard | nouns.EndCards | nouns.WholeZone):
        return True
    determiner = getattr(node, "determiner", None)
    return isinstance(determiner, nouns.Possessive) or getattr(determiner, "word", "") in ("all", "each")


def within(place: Place, around: Place) -> bool:
    """Whether a phrase stands within another one."""
    start, end = place.span
    return place.sentence == around.sentence and around.span[0] <= start and end <= around.span[1]


def is_same(one: Mention, other: Mention, bound: Bindings) -> bool:
    """Whether two phrases name one card: by the same words, by a reference, or as the card whose text it is."""
    meant = bound.get(other.place, other)
    return one.place in (other.place, meant.place) or {type(one.node), type(meant.node)} == {nouns.This}
