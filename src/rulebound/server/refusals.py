"""What the server says no to: a code for programs, words for people, and what else helps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulebound import AmbiguousMove, Breach, GameOver, IllegalMove, NotAnOption, Refusal, RuleboundError


class Refused(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, code: str, words: str, **more: Any) -> None:
        super().__init__(words)
        self.code = code
        self.words = words
        self.more = more

    def __reduce__(self) -> tuple[Any, ...]:
        return (remade, (self.code, self.words, self.more))

    def data(self) -> dict[str, Any]:
        return {"code": self.code, "words": self.words, **self.more}


def remade(code: str, words: str, more: dict[str, Any]) -> Refused:
    return Refused(code, words, **more)


def in_words(found: Sequence[Refusal | Breach]) -> list[dict[str, str]]:
    """Rules that are in the way, each by its id."""
    return [{"rule": each.rule, "words": each.message} for each in found]


def of_the_game(fault: RuleboundError) -> Refused:
    """A refusal of the engine: the rules that forbid a move come along, each with its id."""
    if isinstance(fault, IllegalMove):
        return Refused("illegal", str(fault), refusals=in_words(fault.refusals))
    if isinstance(fault, NotAnOption):
        return Refused("not_an_option", f"there is no '{fault.label}' to choose here")
    if isinstance(fault, AmbiguousMove):
        return Refused("ambiguous", str(fault))
    if isinstance(fault, GameOver):
        return Refused("over", "the game is over")
    return Refused("illegal", str(fault), refusals=[])
