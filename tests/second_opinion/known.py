"""Where the two differ and the interpreter is right by the rulings: faults that stand, each with its smallest text.

A text that is grown may differ if it has such a shape. As soon as the engine agrees on the smallest text, the entry has
to go: the list can only shrink.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rulebound.games.lightseekers.vocabulary.clauses import HeroesDo
from rulebound.games.lightseekers.vocabulary.numbers import DealDamage
from rulebound.language.core import clauses, numbers


class Known(NamedTuple):
    """A difference that is known."""

    game: str
    text: str
    ruling: str
    why: str
    shape: Callable[[Sequence[Any]], bool]


def inside(trees: Sequence[Any], kind: Any) -> list[Any]:
    return [node for tree in trees for node in tree.inside() if isinstance(node, kind)]


def that_much_in_a_branch(trees: Sequence[Any]) -> bool:
    forks = inside(trees, clauses.IfElse | clauses.DoOr | clauses.PlayerDoesOr | clauses.Otherwise)
    return any(inside([fork], numbers.ThatMuch) for fork in forks)


def they_may(trees: Sequence[Any]) -> bool:
    return any(getattr(node.who, "word", "") == "they" for node in inside(trees, clauses.PlayerMay))


def several_deal_damage(trees: Sequence[Any]) -> bool:
    many = inside(trees, HeroesDo | clauses.PlayerDoes)
    return any(inside([clause], DealDamage) for clause in many)


KNOWN = (
    Known(
        "lightseekers",
        "All other heroes deal 1 damage to you and lose 2 health.",
        "EN-5",
        "with three heroes only one of the two others does it; each deals 1 damage and loses 2 health",
        several_deal_damage,
    ),
    Known(
        "luminous", "You may draw 3. If you don't, deal 3 damage to the opponent; otherwise, gain that much life.",
        "EN-7",
        "behind 'otherwise', 'that much' is the amount of the other branch, so 0; it is the 3 cards drawn",
        that_much_in_a_branch,
    ),
    Known(
        "luminous", "Lose 2 life. Draw 1 or lose that much life for each unit.", "EN-3",
        "'that much … for each' behind 'or' is 0; it is 2 for each",
        that_much_in_a_branch,
    ),
    Known(
        "luminous", "Deal 1 damage to each player. They may gain 2 life.", "EN-6",
        "the first player alone is asked, for all; each of them may",
        they_may,
    ),
)  # fmt: skip


def is_known(game: str, trees: Sequence[Any]) -> bool:
    return any(each.game == game and each.shape(trees) for each in KNOWN)
