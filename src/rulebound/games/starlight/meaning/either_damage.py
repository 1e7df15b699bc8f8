"""An Attack whose damage hangs on a condition: 'If …, deal 5 damage. Otherwise, deal 3 damage.'"""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.sentences import IfNot
from rulebound.games.starlight.vocabulary.verbs import DealPrinted
from rulebound.language.core import clauses as said
from rulebound.language.core.categories import Clause, Effect

Sentences = list[tuple[int, Effect]]


def is_damage(many: tuple[Clause, ...]) -> bool:
    """'Deal 3 damage' and nothing else."""
    match many:
        case (said.Steps(steps=(said.Do(deed=said.Doing(act=DealPrinted(), each=None)),)),):
            return True
    return False


def as_printed(many: Sentences) -> Sentences:
    """[ST-CLS.1] The damage of the second case is the printed one, that of the first comes instead of it."""
    for at, (number, node) in enumerate(many):
        if isinstance(node, said.IfElse | IfNot) and is_damage(node.clauses) and is_damage(node.other):
            printed = said.Plain(node.other).at(node)
            other = said.If(node.condition, node.clauses, True).at(node)
            return [*many[:at], (number, printed), (number, other), *many[at + 1 :]]
        after = many[at + 1][1] if at + 1 < len(many) else None
        if isinstance(node, said.If) and isinstance(after, said.Otherwise) and not node.instead:
            if is_damage(node.clauses) and is_damage(after.clauses):
                printed = said.Plain(after.clauses).at(after)
                other = said.If(node.condition, node.clauses, True).at(node)
                return [*many[:at], (many[at + 1][0], printed), (number, other), *many[at + 2 :]]
    return many
