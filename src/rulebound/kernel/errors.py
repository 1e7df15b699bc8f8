"""Errors: types with fields, and messages for the person who made the mistake."""

from __future__ import annotations

from difflib import get_close_matches


class RuleboundError(Exception):
    """Whatever goes wrong through a person's input; the game is untouched."""


class Refusal:
    """One rule that forbids a move, in words."""

    __slots__ = ("message", "rule")

    def __init__(self, rule: str, message: str) -> None:
        self.rule = rule
        self.message = message

    def __str__(self) -> str:
        return f"{self.rule}: {self.message}"

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.message) == (other.rule, other.message)

    def __hash__(self) -> int:
        return hash((self.rule, self.message))


class IllegalMove(RuleboundError):
    """The move is understood, but rules forbid it: all of them are named."""

    def __init__(self, label: str, refusals: list[Refusal]) -> None:
        self.label = label
        self.refusals = refusals
        super().__init__(f"{label}: " + "; ".join(str(refusal) for refusal in refusals))


class NotAnOption(RuleboundError):
    """The words name nothing that there is to do here."""

    def __init__(self, label: str, options: list[str]) -> None:
        self.label = label
        self.options = options
        near = get_close_matches(label, options, 1, 0.6)
        hint = f" Did you mean '{near[0]}'?" if near else ""
        super().__init__(f"'{label}' is not an option here.{hint} Options: {', '.join(options) or 'none'}.")


class AmbiguousMove(RuleboundError):
    """The words fit several options that are not the same."""

    def __init__(self, label: str, options: list[str]) -> None:
        self.label = label
        self.options = options
        super().__init__(f"'{label}' may mean {' or '.join(options)}: say which.")


class GameOver(RuleboundError):
    def __init__(self, label: str) -> None:
        super().__init__(f"the game is over; '{label}' comes too late. Start a new game, or undo.")


class BadSwitch(RuleboundError):
    def __init__(self, name: str, value: str, allowed: list[str]) -> None:
        self.name = name
        self.value = value
        near = get_close_matches(name, allowed, 1, 0.6)
        hint = f" Did you mean '{near[0]}'?" if near else ""
        super().__init__(f"switch '{name}' cannot be '{value}'.{hint} Allowed: {', '.join(allowed)}.")


class BadSave(RuleboundError):
    """A save that cannot be read: corrupt, of another version, or about cards that are not the same any more."""


class ReplayDrift(RuleboundError):
    """A replay that does not go the way it went: where, and what differed."""

    def __init__(self, at: int, what: str) -> None:
        self.at = at
        super().__init__(f"the replay drifts at answer {at + 1}: {what}")
