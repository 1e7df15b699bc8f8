"""Actions that somebody adds to the rules of a game from outside: what may be done at a free choice, besides what the
game itself lists. They are added before the game is loaded, which asks for them once.

    add_action(GAME, Bury("bury", "bury {hand card}", [FromHand("BU-1"), InsteadOfAnOrb("BU-2")]))
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from rulebound.kernel.legality import Check, allowed
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State

A = TypeVar("A")


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[A]):
    """What it is called, the form of its label, what it needs, and what it does. A game gives it its kind of move."""

    __slots__ = ("checks", "form", "kind", "name")

    def __init__(self, name: str, form: str, checks: list[Check[A]]) -> None:
        self.name = name
        self.form = form
        self.checks = checks
        self.kind = -1

    def candidates(self, s: State, seat: int) -> list[Move]:
        """All that may be tried; the checklist judges them."""
        raise NotImplementedError

    def perform(self, s: State, seat: int, option: Move) -> None:
        """Change the state through atoms, or push what does."""
        raise NotImplementedError

    def listed(self, s: State, asked: A, seat: int) -> list[Move]:
        """What is legal now."""
        return [option for option in self.candidates(s, seat) if allowed(self.checks, s, asked, option)]


_ADDED: Final[dict[str, list[Action[Any]]]] = {}
_READ: Final[list[str]] = []


def add_action(game: str, action: Action[Any]) -> None:
    """An action of one's own, for all who play this game here."""
    if game in _READ:
        raise RuntimeError(f"the moves of {game} are read already: add actions before the game is loaded")
    _ADDED.setdefault(game, []).append(action)


def actions_of(game: str, first: int) -> list[Action[Any]]:
    """For the game: what was added to it, with kinds of moves from `first` on."""
    _READ.append(game)
    found = _ADDED.pop(game, [])
    for number, action in enumerate(found):
        action.kind = first + number
    return found
