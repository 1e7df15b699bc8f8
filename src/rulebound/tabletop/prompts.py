"""Questions in words: what every game says of them in the same way."""

from __future__ import annotations

from collections.abc import Collection

from rulebound.kernel.cards import Card
from rulebound.kernel.ops import Run
from rulebound.kernel.questions import Move, Question
from rulebound.kernel.state import State


def asking_words(s: State, question: Question) -> str:
    """The part of a card's text that asks, or nothing."""
    frame = s.frames[question.frame]
    return frame.ops[frame.pc].clause or frame.ability.clause if isinstance(frame, Run) else ""


def asking_clause(s: State, question: Question) -> str:
    """The same, with the card: `Old Dragon: Choose a unit`."""
    frame = s.frames[question.frame]
    return f"{frame.env.card.definition.name}: {asking_words(s, question)}" if isinstance(frame, Run) else ""


def asking_card(s: State, question: Question) -> Card | None:
    """The card whose text asks, if one does."""
    frame = s.frames[question.frame]
    return frame.env.card if isinstance(frame, Run) else None


def least(question: Question, kinds: Collection[int]) -> Move:
    """What is taken if nobody answers: the option of one of these kinds, which do least; else the first."""
    return next((option for option in question.options if option.kind in kinds), question.options[0])
