"""'If it isn't, …', 'if you have fewer, …': what is asked in short behind the question of the sentence before."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.language.abilities import PlacedSentence
from rulebound.language.contraries import other_case
from rulebound.language.core.categories import Effect
from rulebound.language.core.clauses import If
from rulebound.language.core.conditions import Contrary, IfDone, IfNotDone

from .events import HasMoreCards, HasMoreNumber, MoreOrLess
from .refreshed import in_place
from .sentences import Automatic, Named, Text, Unnamed

OPPOSITE = {"more": "less", "less": "more"}
WHO = {"you": "you", "your opponent": "they"}


def asked_in_full(line: Sequence[PlacedSentence]) -> list[PlacedSentence]:
    """The sentences of a line, each with what it asks."""
    made: list[PlacedSentence] = []
    for placed in line:
        rule, before = rule_of(placed), rule_of(made[-1]) if made else None
        if rule is not None and before is not None and rule.event is None and rule.setting is None:
            effect = in_full(before.body.effect, rule.body.effect, placed.typed.lower())  # type: ignore[attr-defined]
            if effect is not None:
                whole = rule.but(body=Automatic(effect).at(rule.body))
                placed = placed._replace(tree=in_place(placed, whole))
        made.append(placed)
    return made


def rule_of(placed: PlacedSentence) -> Text | None:
    rule = placed.tree.rule if isinstance(placed.tree, Named | Unnamed) else None
    return rule if isinstance(rule, Text) and isinstance(rule.body, Automatic) else None


def in_full(before: Effect, effect: Effect, typed: str) -> Effect | None:
    """More or fewer than another has: the same compared the other way. Else it is the other case of that 'if'."""
    if not isinstance(effect, If) or not isinstance(effect.condition, Contrary | IfDone | IfNotDone):
        return None
    asked = before.condition if isinstance(before, If) and not before.instead else None
    if isinstance(asked, HasMoreCards | HasMoreNumber) and isinstance(effect.condition, Contrary):
        who, verb = effect.condition.word.split(" ", 1)
        how = {"more": "more", "fewer": "less"}.get(verb)
        if how == OPPOSITE[asked.compared.word] and WHO.get(getattr(asked.who, "word", "")) == who:
            return effect.but(condition=asked.but(compared=MoreOrLess(how).at(effect.condition)).at(effect.condition))
    return other_case(before, effect, typed)
