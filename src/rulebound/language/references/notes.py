"""What an ability says, before and around its references, about what they can mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulebound.language.core import categories, nouns
from rulebound.language.core.categories import Act, Being, Condition, Kind
from rulebound.language.core.clauses import If, May, PlayerMay, ThingIs, Unless, UnlessDone
from rulebound.language.core.conditions import IfNotDone
from rulebound.language.core.numbers import Its
from rulebound.language.node import Node

from .mentions import Mention, Place, is_described
from .scene import two_parties


class Notes:
    """Each sentence is noted as it is read: a phrase on entering it, what it sends away on leaving."""

    def __init__(self) -> None:
        self.spent: set[Place] = set()  # the cards with which is paid, and those that were sent away
        self.in_play: set[Place] = set()  # the references to cards in play
        # a reference to what only cards of some kinds can be or undergo:
        self.of_kinds: dict[Place, tuple[str, ...]] = {}
        self.asked_kind: dict[Place, Kind] = {}  # of what it is asked of which kind it is, and of which
        self.ways: set[Place] = set()  # of two kinds of which one is chosen
        self.own: dict[Place, Mention] = {}  # 'its' in an amount, and who does so much
        self.doers: set[Place] = set()  # the references to cards that do so much themselves,
        self.used_up: set[Place] = set()  # ... and what can do nothing any more: it was paid with before
        self.done_to: set[Place] = set()  # the references to what something is done to
        self.kept: set[Place] = set()  # those of them that are not sent away by it
        self.only_there: set[Place] = set()  # what a condition only says there is
        self.chosen: set[Place] = set()  # what was named to be spoken of: 'Choose a unit.'
        # what is said of something of which more or less is done instead, and what that is:
        self.in_place: dict[Place, type[Node]] = {}
        self.beside: set[Place] = set()  # the references to a card beside which others lie
        self.only_where: dict[Place, Place] = {}  # who is named to say where a deed takes its object, and that object
        self.other_than: dict[Place, Mention] = {}  # a reference, and the phrase of its verb that it cannot mean
        self.offered: Place | None = None  # what somebody might do, last
        self.declined: dict[Place, Place] = {}  # what is said of the case that nobody did it, and what was offered
        # what a condition speaks of, and the clause before it that is done after it:
        self.asked_before: dict[Place, Place] = {}

    def enter(self, node: Node, place: Place) -> None:
        number = place.sentence

        def at(phrase: Node) -> Place:
            return Place(number, phrase.span)

        self.spent.update(at(getattr(each, each.AWAY)) for each in getattr(node, "costs", ()) if each.AWAY)
        self.in_play.update(at(each) for each in _in_play(node))
        self.of_kinds.update((at(what), kinds) for what, kinds in _of_kinds(node))
        if isinstance(node, Act):
            what = at(getattr(node, "what", None) or node)
            self.done_to.add(what)
            self.kept.update(() if node.AWAY else {what})
            self.chosen.update({what} if node.CHOOSES else ())
            self.only_where.update((at(each), what) for each in _only_where(node))
        if isinstance(node, ThingIs) and any(being.ACTS for being in node.beings) and not [*_of_dealer(node)]:
            self.doers.add(at(node.what))
        if node.KNOWN:
            acts = [each for each in node.inside() if isinstance(each, Act) and each.USES_UP]
            self.used_up.update(at(getattr(act, "what")) for act in acts)  # noqa: B009
        self.only_there.update(at(each) for each in _only_there(node))
        if isinstance(node, If) and node.instead:
            self.in_place |= {at(each): type(verb) for verb in _with_amounts(node) for each in verb.inside()}
        self._note_offer(node, place)
        for condition, clause in _asked_behind(node):
            self.asked_before |= {at(each): at(clause) for each in condition.inside()}
        if node.BESIDE:
            self.beside.add(at(getattr(node, node.BESIDE)))
        for what_of, second, _ in two_parties(node):
            if isinstance(second, nouns.It | nouns.That):
                self.other_than[at(second)] = Mention(at(what_of), what_of)
        if node.ASKS_KIND and (group := getattr(node, "group")) == nouns.Group((), group.kinds) and group.kinds:  # noqa: B009
            self.asked_kind[at(getattr(node, "what"))] = group.kinds[0]  # noqa: B009
        if isinstance(node, nouns.Either):
            self.ways.update(at(each) for each in node.things)
        for its, subject in _of_dealer(node):
            self.own[at(its)] = Mention(at(subject), subject)

    def _note_offer(self, node: Node, place: Place) -> None:
        """[EN-7] What was not done has brought no card."""
        if isinstance(node, May | PlayerMay):
            self.offered = place
        elif isinstance(node, UnlessDone):
            self.offered = Place(place.sentence, node.act.span)
        if self.offered is not None and (isinstance(node, UnlessDone) or _if_declined(node)):
            arms = (each for clause in getattr(node, "clauses", ()) for each in clause.inside())
            self.declined |= {Place(place.sentence, each.span): self.offered for each in arms}

    def leave(self, node: Node, place: Place) -> None:
        if isinstance(node, Act) and node.AWAY:  # [EN-3] what was sent away does not fit either
            self.spent.add(Place(place.sentence, getattr(node, node.AWAY).span))


def _of_dealer(node: Node) -> Iterator[tuple[Node, Node]]:
    """[EN-3] 'A unit you control deals damage to another unit equal to its attack': its own, whoever is named last."""
    if not isinstance(node, ThingIs):
        return
    for being in node.beings:
        amount = getattr(being, "n", None) if being.ACTS else None
        for each in amount.inside() if isinstance(amount, Node) else ():
            if isinstance(each, Its):
                yield each, node.what


def _asked_behind(node: Node) -> Iterator[tuple[Node, Node]]:
    """A condition that stands behind what it governs, and in that the clause that it cannot speak of: it is asked
    before that is done [EN-1]. What is to be seen could be meant: 'destroy a unit if it is damaged'."""
    clauses: Sequence[Node] = getattr(node, "clauses", ())
    if not isinstance(node, If | Unless) or not clauses or node.condition.span[0] < clauses[-1].span[0]:
        return
    if node.condition.PAST or any(isinstance(each, Act) and each.UNSEEN for each in clauses[-1].inside()):
        yield node.condition, clauses[-1]


def _only_there(node: Node) -> Iterator[Node]:
    """What a condition speaks of and nothing is done to: 'if you control a relic'. What was among cards spoken of, or
    what was done to it before, is known."""
    condition = getattr(node, "condition", None)
    for each in condition.inside() if isinstance(condition, Condition) else ():
        if isinstance(each, nouns.Some) and not is_described(each):
            known = isinstance(each.group.place, nouns.FromAmong) or isinstance(each.group.relative, nouns.ThisWay)
            if not known:
                yield each


def _only_where(node: Act) -> Iterator[Node]:
    """'Move a character to a space in the linked character's close range': who says to where."""
    for where in (each for each in node.children() if isinstance(each, categories.Place)):
        yield from (each for each in where.inside() if isinstance(each, categories.Possessor))


def _with_amounts(node: If) -> Iterator[Node]:
    """'… deal 4 damage to it instead', '… it gets +4/+4 instead'."""
    for each in (each for clause in node.clauses for each in clause.inside()):
        if (isinstance(each, Act) and "n" in each.FIELDS) or isinstance(each, ThingIs):
            yield each


def _if_declined(node: Node) -> bool:
    return isinstance(node, If) and isinstance(node.condition, IfNotDone)


def _in_play(node: Node) -> list[Node]:
    """The phrase for cards to which something happens in play alone."""
    if isinstance(node, ThingIs):
        return [node.what] if all(each.IN_PLAY for each in node.beings) else []
    return [getattr(node, node.IN_PLAY)] if node.IN_PLAY and not isinstance(node, Being) else []


def _of_kinds(node: Node) -> Iterator[tuple[Node, tuple[str, ...]]]:
    """A phrase for cards of which something is said that only some kinds can be or undergo, and which kinds."""
    if isinstance(node, ThingIs):
        yield from ((node.what, kinds) for each in node.beings[::-1] if (kinds := each.of_kinds()))
    else:
        yield from ((what, kinds) for what in _in_play(node) if (kinds := node.of_kinds()))
