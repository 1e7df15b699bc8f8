"""Errors: types with fields, and messages for the person who made the mistake."""

from __future__ import annotations

from difflib import get_close_matches

MOST_QUOTED = 60  # characters of a wrong value that a message repeats


class RuleboundError(Exception):
    """Whatever goes wrong through a person's input; the game is untouched."""

    def __init__(self, message: str = "") -> None:
        """What a person typed may hold half a letter, which no terminal can write: then it is spelled out."""
        super().__init__(message.encode("utf-8", "backslashreplace").decode())


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
    """The game is over: nothing is asked and nothing can be answered any more."""

    def __init__(self, what: str) -> None:
        super().__init__(f"the game is over; {what}. Start a new game, or undo.")


class BadArgument(RuleboundError):
    """A call with something of the wrong kind, or out of range: which argument, and what it should be."""

    def __init__(self, name: str, value: object, wanted: str) -> None:
        self.name = name
        self.value = value
        self.wanted = wanted
        super().__init__(f"{name} = {shown(value)}: {wanted}")


class Unlisted(RuleboundError):
    """A move that is not among the options of the question it is to answer."""


class BadSwitch(RuleboundError):
    """A switch that there is not, or a value that it does not have."""

    def __init__(self, name: str, value: str, allowed: list[str]) -> None:
        self.name = name
        self.value = value
        near = get_close_matches(name, allowed, 1, 0.6)
        hint = f" Did you mean '{near[0]}'?" if near else ""
        super().__init__(f"switch '{name}' cannot be '{value}'.{hint} Allowed: {', '.join(allowed)}.")


class BadSave(RuleboundError):
    """A save that cannot be read: corrupt, of another version, or about cards that are not the same any more."""


def shown(value: object) -> str:
    """A value as a message quotes it, however long it is and however it prints itself."""
    if isinstance(value, str | int | float | bool | None):
        words = repr(value) if not isinstance(value, int) or abs(value) < 1 << 64 else "a very large number"
        return words if len(words) <= MOST_QUOTED else words[:MOST_QUOTED] + "…"
    return f"a {type(value).__name__}"


class ReplayDrift(RuleboundError):
    """A replay that does not go the way it went: where, and what differed."""

    def __init__(self, at: int, what: str) -> None:
        self.at = at
        super().__init__(f"the replay drifts at answer {at + 1}: {what}")


class CannotImagine(RuleboundError):
    """No deal was found at which another player would be asked what they are asked."""
