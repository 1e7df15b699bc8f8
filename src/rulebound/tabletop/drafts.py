"""A draft, whatever is drafted: all seats are asked at once, and at the end each has a deck."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Protocol, Self

from rulebound.kernel.arguments import must_be_int, words_of
from rulebound.kernel.errors import BadArgument, GameOver, IllegalMove, NotAnOption, Refusal, RuleboundError
from rulebound.kernel.public import Choice, TableDecision
from rulebound.tabletop.sessions import Answer, Said, Session


class DraftedDeck(Protocol):
    """A deck that somebody drafted."""

    def as_dict(self) -> dict[str, object]:
        """As data, which `new_game` takes."""
        ...


class Draft(Session):
    """A draft under way, with the verbs of a game; when it is over, `decks` holds a legal deck for each seat."""

    what = "draft"
    names: list[str]
    """The players, seat by seat."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)
        self._said: tuple[Said, ...] = ()

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
    def pack(self, seat: int) -> Sequence[str]:
        """What a seat picks from, none if it picks no more."""

    @abstractmethod
    def take(self, label: str, seat: int) -> None:
        """Carry out an answer that is among the options."""

    @abstractmethod
    def refusals(self, label: str, question: TableDecision) -> list[Refusal]:
        """What forbids an answer that is understood and not among the options; nothing, if it is not understood."""

    @abstractmethod
    def build(self, seat: int, deck: Mapping[str, object]) -> None:
        """Take on the deck of a seat, if it fits the rules and the picks."""

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
        self.go_on(words_of(answer), seat)

    def submit(self, seat: int, deck: Mapping[str, object]) -> None:
        """Hand in a deck of one's own making, of the picks."""
        self.check_seat(seat)
        if not isinstance(deck, Mapping):
            raise BadArgument("deck", deck, "it must be a table")
        self.go_on(dict(deck), seat)

    def carry_out(self, answer: Answer | Choice, seat: int | None) -> None:
        """A pick, or a deck."""
        assert seat is not None and not isinstance(answer, Choice)
        if isinstance(answer, str):
            self._take_listed(answer, seat)
        else:
            self.build(seat, answer)
        self._said = (*self._said, (seat, answer))

    def _take_listed(self, label: str, seat: int) -> None:
        question = next((each for each in self.decisions if each.seat == seat), None)
        if question is None:
            raise RuleboundError(f"{self.names[seat]} owes no answer now")
        labels = [choice.label for choice in question.options]
        if label not in labels:
            refusals = self.refusals(label, question)
            raise IllegalMove(label, refusals) if refusals else NotAnOption(label, labels)
        self.take(label, seat)

    def why_not(self, answer: str | Choice, seat: int) -> list[Refusal]:
        """Every rule that forbids an answer; none if it may be given."""
        self.check_seat(seat)
        try:
            self.copy()._take_listed(words_of(answer), seat)
        except IllegalMove as fault:
            return fault.refusals
        return []

    @property
    def log(self) -> list[str]:
        """What happened so far, as a referee would tell it."""
        return [f"{self.names[seat]}: {said if isinstance(said, str) else 'a deck'}" for seat, said in self._said]

    def said(self) -> list[Said]:
        """All that was answered so far."""
        return list(self._said)

    def revealed_since(self, before: Self) -> bool:
        """Whether a seat holds a pack with a card that it had not seen then."""
        return any(set(self.pack(seat)) - set(before.pack(seat)) for seat in range(len(self.names)))

    def again(self, seat: int, said: Answer) -> None:
        """Answer once more what was answered then."""
        if isinstance(said, Mapping):
            self.submit(seat, said)
        else:
            self.decide(said, seat)

    def seen(self) -> object:
        """What all seats together can tell of it."""
        views = [dict(self.view(seat)) for seat in range(len(self.names))]
        asked = [[each.seat, *[choice.label for choice in each.options]] for each in self.decisions]
        return [views, asked, [None if deck is None else deck.as_dict() for deck in self.decks]]
