"""What may be sacrificed [LU-key.8], and what for Tribute: one list for what is offered and for what is refused."""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.texts import may_not
from rulebound.games.luminous.record import in_play
from rulebound.games.luminous.rules import rules_of
from rulebound.games.luminous.values import attack_of, barring_clause, forbidding_clause
from rulebound.kernel.cards import Card
from rulebound.kernel.legality import Bar
from rulebound.kernel.state import State


class Favored(Bar):
    """[LU-zone.8] A favored cannot leave play."""

    def bars(self, s: State, who: int, card: Card) -> bool:
        r = in_play(s, card)
        return r is not None and r.kind.favored

    def words(self, s: State, who: int, card: Card) -> str:
        return "a favored cannot leave play"


class NotYours(Bar):
    """[LU-key.8] One sacrifices what one owns and controls: [LU-key.7] it is to destroy a card of one's own."""

    def bars(self, s: State, who: int, card: Card) -> bool:
        r = in_play(s, card)
        if r is None or r.controller != who:
            return True
        return card.owner != who and not rules_of(s).switches.sacrifice_by_control

    def words(self, s: State, who: int, card: Card) -> str:
        return "you can sacrifice only what you own and control"


class TextForbids(Bar):
    """[LU-play.14] A text says that the card can't be sacrificed; [LU-key.7] to sacrifice is to destroy."""

    def bars(self, s: State, who: int, card: Card) -> bool:
        r = in_play(s, card)
        if r is None:
            return False
        return may_not(s, r, c.MAY_NOT_BE_SACRIFICED) or may_not(s, r, c.MAY_NOT_BE_DESTROYED)

    def words(self, s: State, who: int, card: Card) -> str:
        r = in_play(s, card)
        return "" if r is None else forbidding_clause(s, r, c.MAY_NOT_BE_SACRIFICED | c.MAY_NOT_BE_DESTROYED)


class PlayerForbidden(Bar):
    """[LU-play.14] A text says that the player can't sacrifice it."""

    def bars(self, s: State, who: int, card: Card) -> bool:
        return barring_clause(s, who, c.NOT_SACRIFICE, card) != ""

    def words(self, s: State, who: int, card: Card) -> str:
        return barring_clause(s, who, c.NOT_SACRIFICE, card)


SACRIFICING: Final[list[Bar]] = [
    NotYours(["LU-key.8", "LU-key.7"]),
    Favored(["LU-zone.8"]),
    TextForbids(["LU-play.14"]),
    PlayerForbidden(["LU-play.14"]),
]


class BeingPlayed(Bar):
    """[LU-tribute.8] The card being played is not in play yet."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        super().__init__(["LU-tribute.8"])
        self.card = card

    def bars(self, s: State, who: int, card: Card) -> bool:
        return card is self.card

    def words(self, s: State, who: int, card: Card) -> str:
        return "the card being played is not in play yet"


class NoUnit(Bar):
    """[LU-tribute.1] A unit is sacrificed."""

    def bars(self, s: State, who: int, card: Card) -> bool:
        r = in_play(s, card)
        return r is None or not r.kind.unit

    def words(self, s: State, who: int, card: Card) -> str:
        return f"{card.definition.name} is no unit in play"


class TooWeak(Bar):
    """[LU-tribute.2] Attack as it is now, ready or not, fresh or not."""

    __slots__ = ("least",)

    def __init__(self, least: int) -> None:
        super().__init__(["LU-tribute.1", "LU-tribute.2"])
        self.least = least

    def bars(self, s: State, who: int, card: Card) -> bool:
        r = in_play(s, card)
        return r is not None and r.kind.unit and attack_of(s, r) < self.least

    def words(self, s: State, who: int, card: Card) -> str:
        r = in_play(s, card)
        attack = 0 if r is None else attack_of(s, r)
        return f"{card.definition.name} has attack {attack}, Tribute asks for {self.least} or more"


NO_UNIT: Final = NoUnit(["LU-tribute.1"])


def tribute_bars(played: Card, least: int) -> list[Bar]:
    return [BeingPlayed(played), NO_UNIT, TooWeak(least), *SACRIFICING]
