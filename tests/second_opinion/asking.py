"""Both are asked the same: what the interpreter wants to know is looked for in the question that the engine asks."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any


class Differs(Exception):
    """The engine and the interpreter do not agree."""


class Asking:
    """The engine's game at an open question, and dice that answer it."""

    def __init__(self, game: Any, dice: random.Random, key: Callable[[str], str]) -> None:
        self.game, self.dice, self.key = game, dice, key
        self.said: list[str] = []

    def ask(self, seat: str, wanted: Sequence[str]) -> str:
        """The answer of a seat to a question with these options; one option answers itself."""
        if len(wanted) == 1:
            return wanted[0]
        decision = None if self.game.over else self.game.decision
        who = "nobody" if decision is None else "ABCD"[decision.seat]
        offered = {} if decision is None else {self.key(str(each)): str(each) for each in decision.options}
        if who != seat or set(offered) != set(wanted):
            raise Differs(f"{seat} should be asked for one of {sorted(wanted)}; {who} is asked for {sorted(offered)}")
        chosen = self.dice.choice(sorted(wanted))
        self.said.append(f"{seat}: {offered[chosen]}")
        self.game.decide(offered[chosen], decision.seat)
        return chosen

    def is_asked(self, seat: str, wanted: Sequence[str]) -> bool:
        """Whether that is what the engine wants to know now."""
        decision = None if self.game.over else self.game.decision
        return (
            decision is not None
            and "ABCD"[decision.seat] == seat
            and {self.key(str(each)) for each in decision.options} == set(wanted)
        )

    def some(self, seat: str, wanted: Sequence[str], least: int, most: int) -> list[str]:
        """Some of these cards, asked one by one as long as there is a choice."""
        left, found = list(wanted), []
        while left and most > len(found):
            if least - len(found) >= len(left):
                return [*found, *left]
            answer = self.ask(seat, [*left, *(["stop"] if len(found) >= least else [])])
            if answer == "stop":
                break
            left.remove(answer)
            found.append(answer)
        return found
