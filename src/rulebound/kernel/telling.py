"""What a game tells about itself: decisions and choices in words, how it ended, what happened, the lines of its log."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.decisions import Decision as Question
from rulebound.kernel.decisions import Option
from rulebound.kernel.events import Event
from rulebound.kernel.ruleset import EVERYBODY, Ruleset
from rulebound.kernel.state import State


class Choice:
    """An option of a decision, with its label."""

    __slots__ = ("label", "option")

    def __init__(self, label: str, option: Option) -> None:
        self.label = label
        self.option = option

    def __str__(self) -> str:
        return self.label

    def __repr__(self) -> str:
        return self.label

    def __eq__(self, other: object) -> bool:
        if isinstance(other, str):
            return self.label == other
        return isinstance(other, Choice) and self.label == other.label

    def __hash__(self) -> int:
        return hash(self.label)


def labels_of(ruleset: Ruleset, s: State, question: Question) -> list[str]:
    """The labels of a question's options; where two read the same, the later one gets a number in brackets."""
    found: list[str] = []
    for option in question.options:
        label = ruleset.label(s, question, option)
        copies = sum(1 for other in found if other == label or other.startswith(f"{label} ("))
        found.append(f"{label} ({copies + 1})" if label in found else label)
    return found


class Decision:
    """A question to a seat, in words."""

    def __init__(self, ruleset: Ruleset, s: State, question: Question) -> None:
        self.seat = question.seat
        self.rule = ruleset.rule(s, question)
        self.prompt = ruleset.prompt(s, question)
        self.clause = ruleset.clause(s, question)
        labels = labels_of(ruleset, s, question)
        self.options = [Choice(label, option) for label, option in zip(labels, question.options, strict=True)]
        chosen = ruleset.default(s, question)
        self.default = next(choice for choice in self.options if choice.option is chosen)
        self.question = question

    def data(self) -> dict[str, Any]:
        """As JSON data, for whoever decides at a distance."""
        return {
            "seat": self.seat,
            "rule": self.rule,
            "prompt": self.prompt,
            "clause": self.clause,
            "options": [choice.label for choice in self.options],
            "default": self.default.label,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.seat, self.prompt))

    def __repr__(self) -> str:
        return f"<{self.rule} seat {self.seat}: {self.prompt} {self.options}>"


class Result:
    """How a game ended."""

    def __init__(self, winner: int | None, reason: str, rule: str, name: str | None) -> None:
        self.winner = winner
        self.reason = reason
        self.rule = rule
        self.name = name

    @property
    def draw(self) -> bool:
        return self.winner is None

    def __repr__(self) -> str:
        how = "draw" if self.winner is None else f"{self.name} wins"
        return f"<{how}: {self.reason} ({self.rule})>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and (self.winner, self.reason) == (other.winner, other.reason)

    def __hash__(self) -> int:
        return hash((self.winner, self.reason))


class Happening:
    """An event as the API shows it."""

    def __init__(self, event: Event, kind: str, batch: int) -> None:
        self.kind = kind
        self.seat = event.seat
        self.card = None if event.card is None else event.card.definition.name
        self.other = None if event.other is None else event.other.definition.name
        self.amount = event.amount
        self.time = event.time
        self.batch = batch

    def __repr__(self) -> str:
        return f"<{self.kind} seat {self.seat} {self.card or ''} {self.amount}>"


class Line:
    """A line of the log; a secret one reads otherwise to all but its readers (a bit for each seat)."""

    def __init__(self, words: str, readers: int = EVERYBODY, masked: str = "") -> None:
        self.words = words
        self.readers = readers
        self.masked = masked

    def read_by(self, seat: int) -> str:
        return self.words if self.readers >> seat & 1 else self.masked


class Undone:
    """What an undo took back, and whether somebody learnt something hidden in between."""

    def __init__(self, answers: list[str], revealed: bool) -> None:
        self.answers = answers
        self.revealed = revealed

    def __repr__(self) -> str:
        what = "something hidden was revealed" if self.revealed else "nothing was revealed"
        return f"<undone {len(self.answers)}, {what}>"
