"""Conditions behind one timing that are asked side by side. [EN-1]"""

from __future__ import annotations

from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.vocabulary import verbs
from rulebound.games.lost_legacy.vocabulary.folding import text_of
from rulebound.games.lost_legacy.vocabulary.nouns import AmongDug, TheDone
from rulebound.games.lost_legacy.vocabulary.sentences import Automatic
from rulebound.language.core.clauses import If
from rulebound.language.core.conditions import IfDone, IfNotDone
from rulebound.language.core.nouns import ThisWay
from rulebound.language.core.numbers import ThatMuch
from rulebound.language.node import Node

# Behind these the next question is about what they have shown or brought.
BRINGS = verbs.Look | verbs.Reveal | verbs.Dig | verbs.Search | verbs.ChooseCard
OF_WHAT_WAS_DONE = (IfDone, IfNotDone, ThisWay, ThatMuch, AmongDug, TheDone)


def others_stand_beside(w: Writer, first: If) -> bool:
    """'When your turn ends, if you have more cards, … . If you have fewer, …': each further sentence has a condition of
    its own and speaks of nothing that the first has done, so that it does not hang on the first condition."""
    done = [each for clause in first.clauses for each in clause.inside()]
    if any(isinstance(each, BRINGS) for each in done):
        return False
    return len(w.ability.trees) > 1 and all(
        is_case(tree) and not speaks_of(w, number, tree, done) for number, tree in enumerate(w.ability.trees) if number
    )


def is_case(tree: Node) -> bool:
    text = text_of(tree)  # type: ignore[arg-type]
    effect = text.body.effect if text is not None and isinstance(text.body, Automatic) else None
    return text is not None and text.event is None and isinstance(effect, If) and not effect.instead


def speaks_of(w: Writer, number: int, tree: Node, done: list[Node]) -> bool:
    with w.being(sentence=number):
        for each in tree.inside():
            mention = w.ability.bindings.get(w.place(each))
            if each.REFERS == "deed" or isinstance(each, OF_WHAT_WAS_DONE):
                return True
            if mention is not None and not mention.back and any(mention.node is one for one in done):
                return True
    return False
