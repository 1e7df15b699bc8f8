"""What "it", "that unit", "them" and "that player" mean, by the rulings alone: the thing named last that fits the word.

[EN-3, EN-7] A phrase names something; a reference names it again. What stands in the other branch is not known.
"""

from __future__ import annotations

from typing import Any

from rulebound.language import Node
from rulebound.language.core import categories as core
from rulebound.language.core import clauses, nouns, numbers, players


class Unsure(Exception):
    """The rulings do not say what this means; no opinion."""


ONE = (nouns.It, nouns.That, numbers.Its, numbers.OfThat, players.ControllerOfThat, players.OwnerOfThat)
MANY = (nouns.Them, nouns.Those)
OF_ONE = ("its controller", "its owner", "its owner's", "its controller's")


def word(node: Any) -> str:
    return getattr(node, "word", "")


class Named:
    """Something that was named: by which phrase, in which branches, inside which clause."""

    def __init__(self, node: Node, path: tuple[tuple[int, int], ...], around: tuple[Node, ...]) -> None:
        self.node, self.path, self.around = node, path, around


class Binding:
    """The phrase that each reference of a text means."""

    def __init__(self, game: Any, trees: list[Node]) -> None:
        self.game = game
        self.means: dict[int, Node] = {}
        self.named: list[Named] = []
        self.forks = 0
        run: list[int] = []  # the fork of the sentences that an "otherwise" may answer
        for tree in trees:
            effect = tree.effect
            if isinstance(effect, clauses.Otherwise):
                path = ((run[0], -1),) if run else ()
            elif isinstance(effect, clauses.If):
                run = run or [self.fork()]
                path = ((run[0], id(effect)),)
            else:
                run, path = [], ()
            self.walk(tree, path, ())

    def fork(self) -> int:
        self.forks += 1
        return self.forks

    def walk(self, node: Node, path: tuple[tuple[int, int], ...], around: tuple[Node, ...]) -> None:
        if isinstance(node, clauses.If) and path and path[-1][1] == id(node):
            # the condition itself is asked on the way to the other cases, too
            *_, mine = path
            for child in node.children():
                self.walk(child, path[:-1] if child is node.condition else (*path[:-1], mine), (*around, node))
            return
        branches = self.branches(node)
        fork = self.fork() if branches else 0
        self.refer(node, path, around)
        for child in node.children():
            which = next((n for n, part in enumerate(branches) if any(child is each for each in part)), None)
            self.walk(child, path if which is None else (*path, (fork, which)), (*around, node))
        if self.game.names(node):
            self.named.append(Named(node, path, around))

    @staticmethod
    def branches(node: Node) -> list[tuple[Node, ...]]:
        if isinstance(node, clauses.IfElse):
            return [node.clauses, node.other]
        for name in node.BRANCHES:
            return [(each,) for each in getattr(node, name)]
        return []

    def refer(self, node: Node, path: tuple[tuple[int, int], ...], around: tuple[Node, ...]) -> None:
        fits = self.game.wanted(node)
        if fits is None:
            return
        known = [n for n in self.named if not any(f == g and w != v for f, w in path for g, v in n.path)]
        found = [n for n in known if fits(self.meant(n.node))]
        if not found:
            raise Unsure("what it refers to is only described, or not of that kind")
        last = found[-1]
        if any(isinstance(each, core.Condition) for each in last.around) and not self.game.is_there(
            self.meant(last.node)
        ):
            raise Unsure("the thing was named only to ask for it")
        self.means[id(node)] = self.meant(last.node)

    def meant(self, node: Node) -> Node:
        """The phrase behind a reference."""
        return self.means.get(id(node), node)
