"""A draft, whatever is drafted: all seats are asked at once, and at the end each has a deck."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Protocol

from rulebound.kernel.errors import BadArgument, GameOver, NotAnOption, RuleboundError
from rulebound.kernel.game import must_be_int, words_of
from rulebound.kernel.public import Choice, TableDecision


class DraftedDeck(Protocol):
    """A deck that somebody drafted."""

    def as_dict(self) -> dict[str, object]:
        """As data, which `new_game` takes."""
        ...


class Draft(ABC):
    """A draft under way, with the verbs of a game; when it is over, `decks` holds a legal deck for each seat."""

    names: list[str]
    """The players, seat by seat."""

    @property
    @abstractmethod
    def decks(self) -> Sequence[DraftedDeck | None]:
        """The deck of each seat, as far as they are made."""

    @property
    @abstractmethod
    def decisions(self) -> list[TableDecision]:
        """All open questions; a seat that has answered waits for the others."""

    @abstractmethod
    def choice(self, seat: int) -> str:
        """What a plain bot answers."""

    @abstractmethod
    def view(self, seat: int) -> Mapping[str, object]:
        """What a seat may know: its pack, its picks, how many cards the others have picked."""

    @abstractmethod
    def take(self, label: str, seat: int) -> None:
        """Carry out an answer that is among the options."""

    @property
    def over(self) -> bool:
        """Whether every seat has its deck."""
        return all(deck is not None for deck in self.decks)

    @property
    def decision(self) -> TableDecision:
        """The first of the open questions."""
        if self.over:
            raise GameOver("the draft asks nothing any more")
        return self.decisions[0]

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that there is not."""
        must_be_int("seat", seat)
        if not 0 <= seat < len(self.names):
            raise BadArgument("seat", seat, f"seats are 0 to {len(self.names) - 1}")

    def decide(self, answer: str | Choice, seat: int) -> None:
        """Answer for a seat; a refused answer changes nothing."""
        self.check_seat(seat)
        label = words_of(answer)
        question = next((each for each in self.decisions if each.seat == seat), None)
        if question is None:
            raise RuleboundError(f"{self.names[seat]} owes no answer now")
        labels = [choice.label for choice in question.options]
        if label not in labels:
            raise NotAnOption(label, labels)
        self.take(label, seat)
