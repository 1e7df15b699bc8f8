"""Where the phrases of an ability stand to one another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulebound.language.cases import answered, governed
from rulebound.language.core import nouns
from rulebound.language.core.categories import Act, Being, Effect
from rulebound.language.core.clauses import If, IfElse, ThingIs
from rulebound.language.node import Node

from .fitting import names_kind
from .mentions import Bindings, Mention, Place, is_described, is_same


class Scene:
    """Where the phrases of an ability stand to one another: in which branches, and side by side with what."""

    def __init__(self, trees: Sequence[Node]) -> None:
        self.branches: list[tuple[int, Place, int]] = []  # a fork, what stands in one of its branches, and which it is
        self.objects: dict[Place, tuple[Node, int]] = {}  # what something is done to: in which list, at which place
        self.pairs: list[tuple[Mention, Mention]] = []  # two that do the same to each other
        self.together: dict[Place, Node] = {}  # what is named with others: 'a unit and a relic'
        self.forks = 0
        for number, tree in enumerate(trees):
            for node in tree.inside():
                self.look(number, node)
        effects = [
            (number, part)
            for number, tree in enumerate(trees)
            if isinstance(effect := getattr(tree, "effect", None), Effect)
            for part in governed(effect)
        ]
        for at in range(len(effects)):
            many = effects[at : at + answered([each for _, each in effects[at:]])]
            for number, case in many[:-1]:
                self.fork([(number, arm(case)), (many[-1][0], arm(many[-1][1]))])

    def look(self, number: int, node: Node) -> None:
        values = [getattr(node, name) for name in node.BRANCHES]
        parts = values if len(values) > 1 else [(each,) for value in values for each in value]
        if isinstance(node, IfElse):
            parts[0] = arm(node)
        if parts:
            self.fork([(number, part) for part in parts])
        for many in (getattr(node, "steps", ()), getattr(node, "deeds", ())):
            for index, step in enumerate(many if len(many) > 1 else ()):
                for each in step.inside():
                    if isinstance(each, Act | ThingIs):
                        for child in each.children():
                            self.objects[Place(number, child.span)] = node, index

        if isinstance(node, nouns.Both):
            self.together |= {Place(number, each.span): node for each in node.things}
        for what, second, alike in two_parties(node):
            if alike:
                one, other = (Mention(Place(number, each.span), each) for each in (what, second))
                self.pairs.append((one, other))

    def alike(self, place: Place, mention: Mention, fitting: Sequence[Mention], bound: Bindings) -> Mention | None:
        """[EN-3] The other of two that did the same, behind which a reference could mean either."""
        for pair in self.pairs:
            if (place.sentence, place.span[0]) < (pair[1].place.sentence, pair[1].place.span[1]):
                continue
            for one, other in (pair, pair[::-1]):
                if is_same(mention, one, bound):
                    return next((m for m in fitting if is_same(m, other, bound)), None)
        return None

    def fork(self, parts: Sequence[tuple[int, Sequence[Node]]]) -> None:
        for which, (number, nodes) in enumerate(parts):
            self.branches += [(self.forks, Place(number, node.span), which) for node in nodes]
        self.forks += 1

    def path(self, place: Place) -> set[tuple[int, int]]:
        """The branches in which a place lies."""
        return {
            (fork, which)
            for fork, around, which in self.branches
            if around.sentence == place.sentence
            and around.span[0] <= place.span[0] and place.span[1] <= around.span[1]
        }  # fmt: skip

    def is_across(self, one: Place, other: Place) -> bool:
        """[EN-7] Whether two places lie in branches that exclude one another."""
        here = self.path(one)
        return any(fork == mine and which != own for fork, which in self.path(other) for mine, own in here)

    def nearest(self, place: Place, reference: Node, fitting: Sequence[Mention]) -> Mention | None:
        """The first that is known here; else, of another branch, what is only described there [EN-7]."""
        known = [m for m in fitting if m.back or not self.is_across(place, m.place)]
        if known:
            return next((m for m in known if names_kind(reference, m.node)), known[0])
        described = next((m for m in fitting if is_described(m.node)), None)
        return None if described is None else described._replace(across=True)

    def side_by_side(self, one: Mention, other: Mention) -> bool:
        """[EN-3] Whether something is done to both in one list of clauses."""
        if one.back or other.back or one.place not in self.objects or other.place not in self.objects:
            return False
        (mine, at), (theirs, place) = self.objects[one.place], self.objects[other.place]
        return mine is theirs and at != place and one.place.sentence == other.place.sentence

    def named_together(self, one: Mention, other: Mention) -> bool:
        """[EN-3] 'Expend a unit and a relic. Destroy it.'"""
        around = None if one.back or other.back else self.together.get(one.place)
        return around is not None and around is self.together.get(other.place) and one.place != other.place


def arm(node: Node) -> list[Node]:
    """What belongs to the case of a condition alone: its clauses, and what it says there is."""
    clauses: Sequence[Node] = getattr(node, "clauses", ())
    if not isinstance(node, If | IfElse):
        return [*clauses]
    there = [each for each in node.condition.inside() if isinstance(each, nouns.Some) and not is_described(each)]
    return [*clauses, *there]


def two_parties(node: Node) -> Iterator[tuple[Node, Node, bool]]:
    """What a verb is about, the phrase for another than that, and whether both do the same."""
    what = getattr(node, "what", None)
    for verb in node.beings if isinstance(node, ThingIs) else () if isinstance(node, Being) else (node,):
        second = getattr(verb, verb.ANOTHER) if verb.ANOTHER else None
        if what is not None and second is not None:
            yield what, second, verb.ALIKE
