"""How a game goes on if everybody looks one decision ahead: what Greedy is, and what Search tries options with.

Each option is tried on a copy, what it has begun comes to its end, and the position is judged. The other side is taken
to answer as suits it best; priority is passed.
"""

from __future__ import annotations

from typing import Final

from rulebound.kernel.questions import Move, Question
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.state import State

MOST_REPLIES: Final = 24  # options looked at for an answer, so that a menu of sixty blocks stays quick
MOST_TRIED: Final = 16  # options looked at for a free choice in a line of play, where a menu may have a hundred
MOST_STEPS: Final = 60  # decisions followed until the position is quiet


def judged(ruleset: Ruleset, s: State, question: Question, option: Move) -> float:
    """How good an option looks to who is asked, when what it has begun is over."""
    fork = s.copy()
    fork.decide(question, option, to_rest=True)
    calm(ruleset, fork)
    return ruleset.score(fork, question.seat)


def best_of(ruleset: Ruleset, s: State, question: Question, options: list[Move]) -> Move:
    """Of some options the one that looks best; of equal ones the first."""
    if len(options) == 1:
        return options[0]
    best = options[0]
    best_score = -1e9
    for option in options:
        score = judged(ruleset, s, question, option)
        if score > best_score:
            best, best_score = option, score
    return best


def play_turns(ruleset: Ruleset, s: State, last: int, most: int) -> None:
    """Let everybody answer so until turn `last` is over, the game ends, or so many free choices were made."""
    made = 0
    while s.ending is None and s.turn <= last:
        question = s.asked[0]
        if ruleset.is_free(question) and ruleset.is_quiet(s):
            if made == most:
                return
            made += 1
        s.decide(question, next_move(ruleset, s, question))


def next_move(ruleset: Ruleset, s: State, question: Question) -> Move:
    """What everybody answers who looks one decision ahead. Of a long menu options are tried that lie evenly spread over
    it, for moves of a kind stand together."""
    if ruleset.is_free(question) and ruleset.is_quiet(s):
        options = question.options
        if len(options) <= MOST_TRIED:
            return best_of(ruleset, s, question, options)
        spread = [options[at * len(options) // MOST_TRIED] for at in range(MOST_TRIED)]
        return best_of(ruleset, s, question, spread)
    return reply(ruleset, s, question)


def calm(ruleset: Ruleset, s: State) -> None:
    """Let what was begun come to its end: choices for the chooser's good, priority passed."""
    for _ in range(MOST_STEPS):
        if s.ending is not None or not s.asked or ruleset.is_quiet(s):
            return
        question = s.asked[0]
        s.decide(question, reply(ruleset, s, question), to_rest=True)


def reply(ruleset: Ruleset, s: State, question: Question) -> Move:
    """The option that looks best right after it, by the eyes of who is asked."""
    options = question.options
    if len(options) == 1:
        return options[0]
    free = ruleset.is_free(question)
    if free:
        options = [option for option in options if ruleset.is_reaction(option)]
        if len(options) == 1:
            return options[0]
    best = ruleset.default(s, question)
    best_score = -1e9
    for option in options[:MOST_REPLIES]:
        fork = s.copy()
        fork.decide(question, option, to_rest=True)
        if free:
            pass_on(ruleset, fork)
        score = ruleset.score(fork, question.seat)
        if score > best_score:
            best, best_score = option, score
    return best


def pass_on(ruleset: Ruleset, s: State) -> None:
    """What happens if everybody now does the least."""
    for _ in range(MOST_STEPS):
        if s.ending is not None or not s.asked or ruleset.is_quiet(s):
            return
        question = s.asked[0]
        s.decide(question, ruleset.default(s, question), to_rest=True)
