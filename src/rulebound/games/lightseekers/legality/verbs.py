"""What verbs can be done to a card in play [LS-D08] [LS-D09]: one list for what is offered and for what is refused."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.forbidding import card_forbidding_clause, forbidding_clause
from rulebound.games.lightseekers.record import in_play
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.values import is_dormant
from rulebound.kernel.cards import Card
from rulebound.kernel.errors import Refusal
from rulebound.kernel.legality import Bar, several
from rulebound.kernel.state import State

FORBIDDEN: Final = ["LS-2.2.3", "LS-S23"]


class NotInPlay(Bar):
    """Stored cards [LS-2.8.3.5] and cards in Limbo [LS-3.2.3.7b] are not in play; a hero is no card that leaves."""

    def bars(self, s: State, who: int, card: Card) -> bool:
        r = in_play(s, card)
        return r is None or r.kind.hero

    def words(self, s: State, who: int, card: Card) -> str:
        return f"{card.definition.name} is not in play"

    def explain(self, s: State, who: int, card: Card) -> list[Refusal]:
        place = s.places[card.number]
        zone = place % c.ZONES if place >= 0 else -1
        rules = ["LS-2.2.2", "LS1-2.2.2"]
        if zone == c.STORED or zone == c.STORED_FACE_DOWN:
            rules = ["LS-2.8.3.5", "LS1-6.1.4.2"]
        elif zone == c.LIMBO:
            rules = ["LS-3.2.3.7b", "LS-2.6.8a", "LS-4.1.2.3c.2"]
        elif zone == c.HERO:
            return several(rules, f"{card.definition.name} is a hero, no Buff or Item")
        return several(rules, self.words(s, who, card))


class OnlyBuffs(Bar):
    """[LS-S12] In the first edition Remove is a Buff matter."""

    def bars(self, s: State, who: int, card: Card) -> bool:
        r = in_play(s, card)
        return r is not None and r.kind.item and switches_of(s).remove_buffs_only

    def words(self, s: State, who: int, card: Card) -> str:
        return f"{card.definition.name} is an Item; Remove is a Buff matter"


class SwapsBuffs(Bar):
    """[LS-S17] Where only Buffs are Swapped."""

    def bars(self, s: State, who: int, card: Card) -> bool:
        r = in_play(s, card)
        return r is not None and not r.kind.buff and switches_of(s).swap_buffs_only

    def words(self, s: State, who: int, card: Card) -> str:
        return f"{card.definition.name} is no Buff"


class Permanent(Bar):
    """[LS-2.5.3.10-i] A permanent Buff does not turn, an Item [LS-2.5.4.10] has no corners."""

    def bars(self, s: State, who: int, card: Card) -> bool:
        r = in_play(s, card)
        if r is None or r.kind.hero:
            return False
        return not r.kind.buff or not (r.kind.rotating or switches_of(s).rotate_any_buff)  # [LS-S13]

    def words(self, s: State, who: int, card: Card) -> str:
        return f"{card.definition.name} is permanent and does not turn"

    def explain(self, s: State, who: int, card: Card) -> list[Refusal]:
        r = in_play(s, card)
        if r is not None and r.kind.item:
            return several(["LS-2.5.4.10", "LS1-2.5.4.6"], f"{card.definition.name} is an Item, no Buff")
        return super().explain(s, who, card)


class Dormant(Bar):
    """[LS-6.1.2-dormant.2]"""

    def bars(self, s: State, who: int, card: Card) -> bool:
        return is_dormant(s, card)

    def words(self, s: State, who: int, card: Card) -> str:
        return f"{card.definition.name} is Dormant"


class OnFirstCorner(Bar):
    """[LS-G34] A Restart leads back to the first corner."""

    def bars(self, s: State, who: int, card: Card) -> bool:
        r = in_play(s, card)
        return r is not None and r.corner == 1 and not switches_of(s).restart_at_first_corner

    def words(self, s: State, who: int, card: Card) -> str:
        return f"{card.definition.name} is on its first corner"


class CardForbids(Bar):
    """[LS-2.2.3] A text says that this can't be done to the card."""

    __slots__ = ("what",)

    def __init__(self, what: int) -> None:
        super().__init__(FORBIDDEN)
        self.what = what

    def bars(self, s: State, who: int, card: Card) -> bool:
        return card_forbidding_clause(s, card, self.what) != ""

    def words(self, s: State, who: int, card: Card) -> str:
        return card_forbidding_clause(s, card, self.what)


class HeroForbidden(Bar):
    """[LS-2.2.3] A text says that this hero can't do it."""

    __slots__ = ("what",)

    def __init__(self, what: int) -> None:
        super().__init__(FORBIDDEN)
        self.what = what

    def bars(self, s: State, who: int, card: Card) -> bool:
        return forbidding_clause(s, who, self.what, card) != ""

    def words(self, s: State, who: int, card: Card) -> str:
        return forbidding_clause(s, who, self.what, card)


NOT_IN_PLAY: Final = NotInPlay([])
IN_PLAY_ONLY: Final[list[Bar]] = [NOT_IN_PLAY]
DORMANT: Final = Dormant(["LS-6.1.2-dormant.2", "LS1-6.dormant"])

REMOVING: Final[list[Bar]] = [
    NOT_IN_PLAY,
    OnlyBuffs(["LS1-6.remove", "LS-S12"]),
    CardForbids(c.NOT_REMOVED | c.NOT_LEAVING),
    HeroForbidden(c.NOT_REMOVE),
]
RETURNING: Final[list[Bar]] = [NOT_IN_PLAY, CardForbids(c.NOT_RETURNED | c.NOT_LEAVING), HeroForbidden(c.NOT_RETURN)]
RESTARTING: Final[list[Bar]] = [
    NOT_IN_PLAY,
    Permanent(["LS-6.1.2-restart.1", "LS-2.5.3.10-i"]),
    DORMANT,
    OnFirstCorner(["LS-G34"]),
    CardForbids(c.NOT_RESTARTED),
    HeroForbidden(c.NOT_RESTART),
]
ROTATING: Final[list[Bar]] = [
    NOT_IN_PLAY,
    Permanent(["LS-6.1.2-rotate.1", "LS-2.5.3.10-i"]),
    DORMANT,
    CardForbids(c.NOT_ROTATED),
    HeroForbidden(c.NOT_ROTATE),
]
ROTATING_BACK: Final[list[Bar]] = [*ROTATING, CardForbids(c.NOT_ROTATED_BACK)]
SWAPPING_OUT: Final[list[Bar]] = [NOT_IN_PLAY, CardForbids(c.NOT_SWAPPED | c.NOT_LEAVING), SwapsBuffs(["LS-S17"])]
FALLING_ASLEEP: Final[list[Bar]] = [NOT_IN_PLAY, CardForbids(c.NOT_DORMANT)]
