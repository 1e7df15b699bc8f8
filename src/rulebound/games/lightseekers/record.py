"""What can change about a Lightseekers card in play."""

from __future__ import annotations

from typing import Any

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.definition import CLUNKY, LightCard, light
from rulebound.kernel.play import NO_CARDS, Card, Host, State


class InPlay(Host):
    """A hero, an Item or a Buff. A card that is on its way out keeps its record in Limbo [LS-6.2.1-leave.2]."""

    __slots__ = (
        "asleep", "chosen", "corner", "entered", "expiring", "kind", "seat_chosen", "symbol", "turns", "waking",
    )  # fmt: skip

    def __init__(self, card: Card, controller: int, kind: LightCard, entered: int) -> None:
        self.card = card
        self.controller = controller
        self.token = 0
        self.kind = kind
        self.entered = entered  # order of entry [LS-S11]
        self.corner = 1  # [LS-2.5.3.3a] [LS1-2.5.3.2] upright; 5 has turned all the way round
        self.turns = 0  # how often it was turned or Restarted: what an effect under way compares
        self.expiring = False  # [LS-2.5.3.7b] [LS1-4.2.3.3] has run out and waits for its turn to go
        self.waking = False  # [LS-4.1.2.2c.1] on an X before it was rotated this turn, and step 2 is still to come
        self.asleep = False  # of a card that has left play: whether it was Dormant then [LS-6.1.2-dormant.5]
        self.pile = NO_CARDS  # [LS-2.8.3.3] [LS1-6.1.4.3] [LS-2.8.3.2] [LS1-6.1.4.1] stored cards, first stored first
        # what its text has chosen on entering play, for as long as it is there
        self.seat_chosen = -1
        self.symbol = -1
        self.chosen: Card | None = None

    def copy(self) -> InPlay:
        new = InPlay(self.card, self.controller, self.kind, self.entered)
        new.corner = self.corner
        new.turns = self.turns
        new.expiring = self.expiring
        new.waking = self.waking
        new.asleep = self.asleep
        new.pile = self.pile
        new.seat_chosen = self.seat_chosen
        new.symbol = self.symbol
        new.chosen = self.chosen
        return new

    def value(self) -> int:
        """[LS-G57] V: the number in the current corner."""
        return self.kind.values[self.corner - 1] if self.corner <= c.CORNERS else 0

    def shape(self) -> int:
        """[LS-2.5.3.5] [LS-2.4.3.2c.2] [LS-2.4.2.1c.2] [LS-G65] [LS-2.5.3.9a] The symbol of the current corner."""
        return self.kind.shapes[self.corner - 1] if self.corner <= c.CORNERS else 0

    def is_clunky(self) -> bool:
        """[LS-6.1.2-clunky] [LS1-6.clunky] The symbol is not round."""
        return self.shape() == CLUNKY

    def icon(self) -> str:
        return self.kind.icons[self.corner - 1] if self.corner <= c.CORNERS else ""

    def active(self) -> bool:
        """[LS-2.5.3.7a] [LS1-4.2.3.2] [LS-2.5.3.7b] [LS-2.5.3.7c] [LS1-4.2.3.5] [LS-2.5.3.10c] Nothing works on an X
        or when about to Expire."""
        return not self.expiring and not self.waking and not self.kind.x[self.corner - 1]  # [LS1-4.2.3.3]

    def alike(self, other: InPlay) -> bool:
        """Equal in all that rules and texts can see, but for the place in the row."""
        return (
            self.controller == other.controller
            and self.corner == other.corner
            and self.expiring == other.expiring
            and self.waking == other.waking
            and not self.pile
            and not other.pile
            and self.seat_chosen == other.seat_chosen
            and self.symbol == other.symbol
            and self.chosen is other.chosen
        )


def in_play(s: State, card: Card) -> InPlay | None:
    """The record of a card in play; none if it is elsewhere, Limbo included."""
    record: Any = s.records[card.number]  # see `definition.light` for the detour
    if record is None or s.places[card.number] % c.ZONES == c.LIMBO:
        return None
    found: InPlay = record
    return found


def last_record(s: State, card: Card) -> InPlay | None:
    """The record of a card in play, or that of a card which is leaving play just now."""
    record: Any = s.records[card.number]
    found: InPlay | None = record
    return found


def thing(s: State, card: Card) -> InPlay:
    """The record of a card that is in play."""
    record: Any = s.records[card.number]
    found: InPlay = record
    return found


def writable(s: State, card: Card) -> InPlay:
    record = s.write(card)
    assert isinstance(record, InPlay)
    return record


def new_record(s: State, card: Card, controller: int) -> InPlay:
    return InPlay(card, controller, light(card.definition), s.facts[c.ENTRIES])  # [LS1-2.5.3.2] upright
