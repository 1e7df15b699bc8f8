"""Back-references: `it`, `its`, `that unit`, `them`, `the rest`, `if you do`.

They are bound after reading, in the order of the text and not of the fields: each takes the nearest earlier
mention that fits. Of a trigger with two parties, `it` as the subject of a clause and `its` mean the one that acts:
"Whenever this unit attacks a relic, it gets +1 attack". Where nothing fits, the text is refused. An ability is the
horizon: nothing is carried from one ability to the next.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .core import nouns
from .core.categories import Cost, DeckZone, Deed, Event, Head, Kind, Player, PossessiveKind, Possessor, Thing, Whose
from .core.clauses import ThingIs
from .core.conditions import IfDone, IfNotDone
from .core.numbers import Its, OfThat, Single, ThatMuch
from .core.players import ControllerOfThat, OwnerOfThat, PlayerWord, WhoseWord
from .node import Node


class Place(NamedTuple):
    """A phrase of an ability: the number of its sentence, and its span there."""

    sentence: int
    span: tuple[int, int]


class Mention(NamedTuple):
    """What a reference refers to.

    `back`: how many abilities of the card earlier it stands; 0 in the same ability.
    """

    place: Place
    node: Node
    back: int = 0


class Party(NamedTuple):
    """The subject of a trigger's event, and where that event is told."""

    subject: Mention
    event: Place

    def speaks_of(self, mention: Mention) -> bool:
        """Whether the event mentions that."""
        sentence, (start, end) = self.event
        return mention.place.sentence == sentence and start <= mention.place.span[0] < end and not mention.back


Bindings = dict[Place, Mention]

_ONE_WORDS = frozenset({"its controller", "its owner"})
_ONE_WHOSE = frozenset({"its owner's", "its controller's"})
_MANY = "many"
_ONE = "one"
_PLAYER = "player"
_DEED = "deed"
_AMOUNT = "amount"
# for the phrases of games, by their REFERS:
_HERO = "hero"  # a player who was spoken of by name or role, never the owner of a card
_ACT = "act"  # an act that an event brings
_DECK = "deck"  # a deck that was spoken of


class Unbound(Exception):
    """A reference without a mention; the caller knows the text and puts the caret."""

    def __init__(self, place: Place, node: Node) -> None:
        self.place, self.node = place, node
        super().__init__(f"{node!r} refers to nothing")


def bind(
    trees: Sequence[Node], earlier: Sequence[Sequence[Node]] = (), *, heads_first: bool = False
) -> Bindings:
    """What each back-reference of an ability refers to.

    `earlier`: the abilities before it, where a reference may reach into them. `heads_first`: what a trigger
    speaks of is known to its effect even where the trigger stands last.
    """
    bound: Bindings = {}
    seen: list[Mention] = []
    for number, ability in enumerate(earlier):
        seen += _mentions(ability, len(earlier) - number)
    deeds = 0  # what was done or offered so far
    events = 0  # what happened so far
    acting: Party | None = None  # who did what the trigger waits for
    other_than: dict[Place, Place] = {}  # a reference, and the phrase of its verb that it cannot mean
    for number, tree in enumerate(trees):
        if heads_first:
            for head in tree.inside():
                if isinstance(head, Head | Event):
                    seen += (Mention(Place(number, m.place.span), m.node) for m in _mentions([head], 0))
                    events += 1
        for node, leaving in _walk(tree):
            place = Place(number, node.span)
            if leaving:
                if _is_mention(node):
                    seen.append(Mention(place, node))
                elif node.OF_HOLDER:
                    seen.append(Mention(place, nouns.This()))
                elif node.ACTING and _is_mention(getattr(node, node.ACTING)):
                    subject: Node = getattr(node, node.ACTING)
                    acting = Party(Mention(Place(number, subject.span), subject), place)
                deeds += isinstance(node, Deed | Cost)
                events += isinstance(node, Event)
                continue
            if node.ANOTHER:
                second, what = getattr(node, node.ANOTHER), getattr(node, "what", None)
                if isinstance(second, nouns.It | nouns.That) and what is not None:
                    other_than[Place(number, second.span)] = Place(number, what.span)
            wanted = _wanted(node)
            if wanted in (_DEED, _AMOUNT):
                if not deeds and not (events and wanted == _AMOUNT):
                    raise Unbound(place, node)
            elif wanted:
                barred = other_than.get(place)
                mention = next((m for m in reversed(seen) if m.place != barred and _fits(node, wanted, m.node)), None)
                if mention is None:
                    raise Unbound(place, node)
                if acting is not None and acting.speaks_of(mention) and _means_subject(node, trees):
                    mention = acting.subject if _fits(node, wanted, acting.subject.node) else mention
                bound[place] = mention
    return bound


def _mentions(trees: Sequence[Node], back: int) -> list[Mention]:
    """Everything in some sentences that can be referred to, in the order of the text."""
    return [
        Mention(Place(number, node.span), node, back)
        for number, tree in enumerate(trees)
        for node, leaving in _walk(tree)
        if leaving and _is_mention(node)
    ]


def _walk(node: Node) -> Iterator[tuple[Node, bool]]:
    """Every phrase as it begins and as it ends, in the order of the text."""
    yield node, False
    for child in node.children():
        yield from _walk(child)
    yield node, True


def _means_subject(reference: Node, trees: Sequence[Node]) -> bool:
    """Whether a reference is one that goes on with the subject: its number, or what it gets or does."""
    if not isinstance(reference, nouns.It):
        return isinstance(reference, Its)
    clauses = (node for tree in trees for node in tree.inside() if isinstance(node, ThingIs))
    return any(clause.what is reference for clause in clauses)


def _wanted(node: Node) -> str:
    """What a reference needs before it; empty for anything that is no reference."""
    if node.REFERS:
        return node.REFERS
    if isinstance(node, nouns.It | Its | nouns.That | OfThat | ControllerOfThat | OwnerOfThat):
        return _ONE
    if isinstance(node, nouns.Them | nouns.Those | nouns.TheRest | nouns.FromAmong):
        return _MANY
    if isinstance(node, PlayerWord):
        if node.word in _ONE_WORDS:
            return _ONE
        return _PLAYER if node.word in ("that player", "they") else ""
    if isinstance(node, WhoseWord):
        if node.word in _ONE_WHOSE:
            return _ONE
        return {"their owners'": _MANY, "that player's": _PLAYER}.get(node.word, "")
    if isinstance(node, ThatMuch):
        return _AMOUNT
    if isinstance(node, IfDone | IfNotDone | nouns.ThisWay):
        return _DEED
    return ""


def _is_mention(node: Node) -> bool:
    if not node.MENTIONS:
        return False
    if isinstance(node, DeckZone) or node.brings():
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


def _fits(reference: Node, wanted: str, mention: Node) -> bool:
    if wanted == _HERO:
        return isinstance(mention, Player | Whose)
    if isinstance(mention, Whose):
        return False
    if wanted == _DECK or isinstance(mention, DeckZone):
        return wanted == _DECK and isinstance(mention, DeckZone)
    if wanted == _ACT or mention.brings():
        kind = getattr(getattr(reference, "kind", None), "word", "")
        return wanted in (_ACT, _ONE) and bool(mention.brings()) and (not kind or kind in mention.brings())
    if wanted == _PLAYER:
        # "its controller" is heard behind every card that was spoken of
        return isinstance(mention, Player | Thing)
    if isinstance(mention, Player):
        return False
    that = nouns.That | nouns.Those | OfThat | ControllerOfThat | OwnerOfThat
    if isinstance(mention, nouns.This) and isinstance(reference, that):
        return False  # "that unit" is another one than this unit
    each = (
        isinstance(mention, nouns.Some)
        and isinstance(mention.determiner, nouns.Article)
        and mention.determiner.word == "each"
    )
    if wanted == _MANY:
        fits = is_plural(mention) or each
        if isinstance(reference, nouns.TheRest) and isinstance(mention, nouns.Some | nouns.Bare):
            # what was taken from among them is not what is left of them
            fits = fits and not isinstance(mention.group.place, nouns.FromAmong)
    else:
        fits = not is_plural(mention)
    kind = getattr(reference, "kind", None)
    return fits and (not isinstance(kind, Kind | PossessiveKind) or _kind_fits(kind, mention))


def _kind_fits(kind: Node, mention: Node) -> bool:
    """`that unit` wants a unit; `card` and `token` are vague enough to fit and to be fitted."""
    wanted = getattr(kind, "word", "")
    if isinstance(mention, nouns.Some | nouns.Bare):
        kinds = {getattr(k, "word", "") for k in mention.group.kinds}
    elif isinstance(mention, nouns.This):
        kinds = {getattr(mention.kind, "word", "card")}
    else:
        kinds = {"card"}
    return wanted == "card" or wanted in kinds or bool(kinds & {"card", "token"})
