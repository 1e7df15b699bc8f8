"""The log as a table: for each kind of event the line that a player would tell, with slots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rulebound.kernel.events import Event
from rulebound.kernel.ops import GONE, GONE_UNSEEN, MOST_OPS, NOBODY_THERE, NOTHING_THERE, Ops
from rulebound.kernel.state import State
from rulebound.tabletop.names import Tongue

Teller = Callable[[State, Event], str]
ANY_CAUSE: Final = -1
# [EN-14] what is told of an instruction that found nothing
UNFOUND: Final = {
    NOTHING_THERE: "{card}: there is nothing for '{clause}'",
    GONE: "{card}: {other} is not there any more, so nothing comes of '{clause}'",
    NOBODY_THERE: "{card}: there is nobody for '{clause}'",
    GONE_UNSEEN: "{card}: what was meant is not there any more, so nothing comes of '{clause}'",
}


def clause(s: State, event: Event) -> str:
    """The words of the instruction that found nothing."""
    assert event.card is not None
    code = event.card.definition.abilities[event.amount // MOST_OPS].code
    assert isinstance(code, Ops)
    return code.ops[event.amount % MOST_OPS].clause


class Slots(dict[str, str]):
    """The words of an event, made as a line asks for them."""

    def __init__(self, tellers: Mapping[str, Teller], s: State, event: Event) -> None:
        super().__init__()
        self.tellers = tellers
        self.s = s
        self.event = event

    def __missing__(self, name: str) -> str:
        return self.tellers[name](self.s, self.event)


class Log:
    """A line for each kind of event, or for each cause of it. A line that speaks of `{card}` is for events with a card;
    `others` has the lines for those without. Further slots are the game's own tellers."""

    def __init__(
        self,
        tongue: Tongue,
        lines: Mapping[int, str | Mapping[int, str]],
        others: Mapping[int, str],
        tellers: Mapping[str, Teller],
    ) -> None:
        self.lines = lines
        self.others = others
        self.tellers: dict[str, Teller] = {
            "who": lambda s, event: tongue.players(s)[event.seat],
            "card": lambda s, event: "" if event.card is None else event.card.definition.name,
            "other": lambda s, event: "" if event.other is None else event.other.definition.name,
            "n": lambda s, event: str(event.amount),
            "clause": clause,
            **tellers,
        }

    def line(self, s: State, event: Event) -> str:
        """A line, or nothing: not all events are told."""
        found = self.lines.get(event.kind, "")
        if not isinstance(found, str):
            found = found[event.cause if event.cause in found else ANY_CAUSE]
        if not found or (event.card is None and "{card}" in found):
            found = self.others.get(event.kind, "")
        return found.format_map(Slots(self.tellers, s, event))
