"""What callers hand over, checked."""

from __future__ import annotations

from random import Random

from rulebound.kernel.chance import Dice, Seed
from rulebound.kernel.errors import AmbiguousMove, BadArgument, IllegalMove, NotAnOption
from rulebound.kernel.public import Choice
from rulebound.kernel.questions import Move, Question
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.state import State


def must_be_int(what: str, value: object) -> None:
    """Refuse what is no whole number: True and 1.0 are none."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadArgument(what, value, "it must be a whole number")


def dice_of(rng: Dice | Random | Seed) -> Dice:
    """The dice of a caller: our own, or new ones from a generator of Python or from a seed."""
    if isinstance(rng, Dice):
        return rng
    if isinstance(rng, Random):
        return Dice(rng.getrandbits(128))
    if isinstance(rng, bool) or not isinstance(rng, int | str):
        raise BadArgument("rng", rng, "it must be a random.Random, or a seed: a whole number or a text")
    return Dice(rng)


def words_of(answer: str | Choice) -> str:
    """The label that somebody answers with."""
    label = answer.label if isinstance(answer, Choice) else answer
    if not isinstance(label, str):
        raise BadArgument("answer", label, "it must be a choice of the decision, or its label as a text")
    return str.__str__(label)  # whatever a kind of text of somebody's own says of itself


def option_of(ruleset: Ruleset, s: State, question: Question, label: str) -> Move:
    """The move that a label means, or why there is none."""
    options, refused = ruleset.find(s, question, label)
    if not options:
        if refused:
            raise IllegalMove(label, refused)
        raise NotAnOption(label, [ruleset.label(s, question, each) for each in question.options])
    first = options[0]
    if any(not ruleset.same(s, first, other) for other in options[1:]):
        raise AmbiguousMove(label, [ruleset.label(s, question, each) for each in options])
    return first


def said_of(ruleset: Ruleset, s: State, question: Question, option: Move, said: str) -> str:
    """The usual words for a move that is not listed, or those that were said: the usual ones name no copy of a card
    that is like others."""
    words = ruleset.label(s, question, option)
    found, _ = ruleset.find(s, question, words)
    return words if found and found[0].same(option) else said
