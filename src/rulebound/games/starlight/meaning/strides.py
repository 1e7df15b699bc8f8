"""Which sentences of an Attack come before its blow, and which behind it."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.starlight.meaning.clauses import is_about_attack, other_damage, parted
from rulebound.games.starlight.vocabulary import creatures
from rulebound.games.starlight.vocabulary.compared import IfBefore
from rulebound.language.core import clauses as said
from rulebound.language.core.categories import Clause, Effect
from rulebound.language.core.conditions import IfDone

Sentences = list[tuple[int, Effect]]


def strides(many: Sentences) -> tuple[Sentences, Sentences]:
    """[ST-CMB.15] First the sentences that change the attack, and any 'You may' whose result does; then the others."""
    before: Sentences = []
    after: Sentences = []
    for at, (number, node) in enumerate(many):
        following = many[at + 1][1] if at + 1 < len(many) else None
        offers = isinstance(following, said.If) and isinstance(following.condition, IfDone) and changes(following)
        offers = offers or (following is not None and changes(following) and counts_what_was_done(following))
        (before if changes(node) or offers else after).append((number, node))
    return before, after


def counts_what_was_done(node: Effect) -> bool:
    """'… 1 more damage for each Energy spent this way'"""
    return any(isinstance(each, creatures.LostCount | creatures.DiscardedCount) for each in node.inside())


def changes(node: Effect) -> bool:
    many: Sequence[Clause] = getattr(node, "clauses", ())
    if isinstance(node, IfBefore) or (isinstance(node, said.If) and all(parted(many))):
        return True
    return (bool(many) and is_about_attack(many)) or other_damage(node) is not None
