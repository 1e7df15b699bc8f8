"""Modifiers: lasting changes as data. The same object changes a number, decides legality and writes the refusal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from rulebound.kernel.cards import Ability, Card, Ref
from rulebound.kernel.events import Event
from rulebound.kernel.terms import Env

# How a modifier changes its field. A game folds them in its own order.
SET: Final = 0
ADD: Final = 1
GRANT: Final = 2
TAKE: Final = 3
FORBID: Final = 4
ALLOW: Final = 5


class Modifier:
    """Who made it, whom it affects, which field, how, by how much, how long.

    It affects one card (`subject`), or whatever fits the group that the making op names: the op is found again
    through `ability` and `pc`, so a modifier can be saved.
    """

    __slots__ = ("ability", "amount", "env", "field", "how", "pc", "subject", "time", "until")

    def __init__(
        self,
        env: Env,
        ability: Ability | None,
        pc: int,
        subject: Ref | None,
        field: int,
        how: int,
        amount: int,
        until: int,
        time: int,
    ) -> None:
        self.env = env
        self.ability = ability
        self.pc = pc
        self.subject = subject
        self.field = field
        self.how = how
        self.amount = amount
        self.until = until
        self.time = time


class Static:
    """A static ability of a card in play, in force as long as the card is there."""

    __slots__ = ("ability", "card", "env", "field", "time")

    def __init__(self, card: Card, ability: Ability, field: int, env: Env, time: int) -> None:
        self.card = card
        self.ability = ability
        self.field = field
        self.env = env  # its text is read with the card's controller as "you"
        self.time = time


@mypyc_attr(allow_interpreted_subclasses=True)
class Replacement:
    """A static line that is putting something else in the place of events."""

    __slots__ = ("events", "static")

    def __init__(self, static: Static, events: list[Event]) -> None:
        self.static = static
        self.events = events
