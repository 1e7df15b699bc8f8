"""'If it isn't, …', 'if they didn't, …', 'if you have fewer, …': the contrary of what the sentence before asks.

It is the other case of that 'if', so it means 'otherwise' [EN-2]. It must fit what is asked, by its subject and by its
verb; what fits nothing is refused. 'If you don't, …' asks what was done [EN-8], but for a sentence that asks what
somebody has and then leaves no choice. 'If you do, …' could be either of the two and is refused there.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from .abilities import PlacedSentence
from .cases import OtherCase
from .core.categories import Effect, Sentence
from .core.clauses import If, Unless
from .core.conditions import AllConditions, AnyCondition, Contrary, IfDone, IfNotDone
from .core.sentences import Statement
from .node import Node
from .printer import say

NOT = frozenset(("no", "not", "none", "neither", "without", "nothing", "nobody", "never"))
DO = frozenset(("have", "has", "control", "controls", "do", "does", "belong", "belongs", "share", "shares"))
VERBS = {"is": ("is", "are"), "was": ("was", "were"), "has": ("have", "has"), "do": DO}
COMPARED = frozenset(("fewer", "less", "more", "lower", "higher", "greater"))
THINGS = frozenset(("it", "this", "that", "they"))
PAST = frozenset(("took", "dealt", "did", "drew", "made", "put", "lost"))


class Undecided(Contrary):
    """'If you have no Buffs, discard a card. If you do, …': if you have one, or if you discard it? 'You may sacrifice a
    unit. If it was a token, …. If it wasn't, …': if it was another, or if nothing was sacrificed, too?"""


def settled(line: Sequence[PlacedSentence]) -> list[PlacedSentence]:
    """The sentences of a line, with 'otherwise' for what is the contrary of the one before."""
    made: list[PlacedSentence] = []
    for placed in line:
        if made and isinstance(placed.tree, Statement) and isinstance(placed.tree.effect, If):
            other = other_case(effect_of(made[-1].tree), placed.tree.effect, placed.typed.lower())
            if isinstance(other, OtherCase) and compares(made[-1], placed):
                other = None
            if isinstance(other, OtherCase) and of_it(placed) and len(made) > 1 and "may" in made[-2].typed.split():
                other = placed.tree.effect.but(condition=Undecided("it is not").at(placed.tree.effect.condition))
            if other is not None:
                placed = placed._replace(tree=in_place(placed, Statement(other)))
        made.append(placed)
    return made


def in_place(placed: PlacedSentence, made: Sentence) -> Sentence:
    """Another tree for a sentence, printed as it was typed."""
    made.at(placed.tree)
    made.house = placed.tree.house
    made.typed = placed.typed
    return made


def compares(asking: PlacedSentence, answer: PlacedSentence) -> bool:
    """'If you have fewer than 3 cards, …. If you have more, …': of just 3 nothing is said."""
    return "than" in asked_of(asking) and asked_of(answer)[-1] in COMPARED


def of_it(answer: PlacedSentence) -> bool:
    return not THINGS.isdisjoint(asked_of(answer)[:2])


def asked_of(placed: PlacedSentence) -> list[str]:
    return placed.typed.lower().split(",")[0].replace("'s", "").split()


def asks_contrary(tree: Node) -> bool:
    """Whether a sentence is understood only behind another one, with which it may mean something else."""
    effect = getattr(tree, "effect", None)
    return isinstance(effect, If) and isinstance(effect.condition, Contrary)


def effect_of(tree: Sentence) -> Effect | None:
    effect: Effect | None = getattr(tree, "effect", None)
    return effect


def other_case(asking: Effect | None, node: If, typed: str) -> Effect | None:
    """An effect as the other case of the one before, if it is that."""
    if not isinstance(asking, If | Unless) or (isinstance(asking, If) and asking.instead):
        return None
    if isinstance(asking.condition, AllConditions | AnyCondition | IfDone | IfNotDone):
        return None
    words, unless = say(asking.condition).lower().split(), isinstance(asking, Unless)
    if isinstance(node.condition, Contrary):
        who, verb = node.condition.word.split(" ", 1)
    elif isinstance(node.condition, IfDone | IfNotDone) and "may" not in say(asking).lower().split():
        who = say(node.condition).lower().split()[0]
        verb = "did" if " did," in typed else "do"
        verb += " not" if isinstance(node.condition, IfNotDone) else ""
    else:
        return None
    if not (fits_subject(who, words) and fits_verb(verb, words, unless)):
        return None
    if verb == "do" and not unless and (who == "you" or they_do(asking)):
        return node.but(condition=Undecided(f"{who} {verb}").at(node.condition))
    return OtherCase(node.clauses).at(node)


def they_do(asking: If | Unless) -> bool:
    return any(getattr(getattr(node, "who", None), "word", "") == "they" for each in asking.clauses
               for node in each.inside())  # fmt: skip


def fits_subject(who: str, asked: Sequence[str]) -> bool:
    """Whether 'you', 'they', 'it' can be whom or what is asked about."""
    if who in ("you", "there"):
        return asked[0] == who
    return (
        asked[0] not in ("you", "there")
        and (asked[0] != "it" or who != "they")
        and (asked[0] != "they" or who == "they")
    )


def fits_verb(verb: str, asked: Sequence[str], unless: bool) -> bool:
    """Whether this is the contrary of what is asked, and not the same once more."""
    if verb in ("fewer", "more"):
        bounds = ("less", "fewer") if verb == "more" else ("more",)
        bounded = any(one == "or" and word in bounds for one, word in pairwise(asked))
        return bounded and not is_negative(asked) and not unless
    positive = not verb.endswith(" not")
    if positive is not (is_negative(asked) is not unless):
        return False
    verb = verb.removesuffix(" not")
    if verb == "did":
        return any(word.endswith("ed") or word in PAST for word in asked) or "didn't" in asked
    return any(word.removesuffix("n't") in VERBS[verb] for word in asked[1:])


def is_negative(asked: Sequence[str]) -> bool:
    return any(word in NOT or word.endswith("n't") for word in asked)
