"""Questions in words: what every game says of them in the same way."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from rulebound.kernel.cards import Ability, Card
from rulebound.kernel.choosing import Choose, Clear
from rulebound.kernel.ops import Run, run_of
from rulebound.kernel.questions import Move, Question
from rulebound.kernel.state import State
from rulebound.kernel.terms import Cards

SENTENCES: Final = re.compile(r"(?<=\.) ")


def asking_words(s: State, question: Question) -> str:
    """The part of a card's text that asks, or nothing."""
    frame = s.frames[question.frame]
    return frame.ops[frame.pc].clause or frame.ability.clause if isinstance(frame, Run) else ""


def asking_sentence(s: State, question: Question) -> str:
    """The sentence of a card's text that asks, or nothing; the whole of an ability that has no such sentence."""
    frame = s.frames[question.frame]
    if not isinstance(frame, Run):
        return ""
    words, part = frame.ability.clause, asking_words(s, question).lower()
    return next((sentence for sentence in SENTENCES.split(words) if part in sentence.lower()), words)


def asking_clause(s: State, question: Question) -> str:
    """The same, with the card: `Old Dragon: Choose a unit`."""
    frame = s.frames[question.frame]
    return f"{frame.env.card.definition.name}: {asking_words(s, question)}" if isinstance(frame, Run) else ""


def asking_card(s: State, question: Question) -> Card | None:
    """The card whose text asks, if one does."""
    frame = s.frames[question.frame]
    return frame.env.card if isinstance(frame, Run) else None


def chosen_card(option: Move) -> Card | None:
    """What an answer chooses: the target, where it names one, else its card."""
    return option.cards[-1] if option.cards else option.card


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def finds_nothing(s: State, ability: Ability, card: Card, seat: int, open_groups: tuple[type[Cards], ...]) -> str:
    """What an ability asks for first and would not find now, in its words. Only groups of cards that all can see are
    looked at."""
    run = run_of(ability, seat, card, s.serials[card.number], None, None)
    op = next((op for op in run.ops if not isinstance(op, Clear)), None)
    if not isinstance(op, Choose) or type(op.group) not in open_groups or op.candidates(s, run, seat):
        return ""
    return op.clause[:1].lower() + op.clause[1:]


def least(question: Question, kinds: Collection[int]) -> Move:
    """What is taken if nobody answers: the option of one of these kinds, which do least; else the first."""
    return next((option for option in question.options if option.kind in kinds), question.options[0])
