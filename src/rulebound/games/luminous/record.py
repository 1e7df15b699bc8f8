"""What can change about a Luminous card in play."""

from __future__ import annotations

from typing import Any

from rulebound.games.luminous.codes import NO_ROLE
from rulebound.games.luminous.definition import LuminousCard
from rulebound.kernel.cards import Card, Record
from rulebound.kernel.state import State


class InPlay(Record):
    """Orientation, damage, durability, role in the combat, and its own numbers with lasting changes folded in."""

    __slots__ = (
        "attack", "counters", "damage", "durability", "entered", "expended", "health", "hit_by_deadly", "kind",
        "modified", "permissions", "role", "skills", "tributed",
    )  # fmt: skip

    def __init__(self, card: Card, controller: int, kind: LuminousCard, entered: int) -> None:
        self.card = card
        self.controller = controller
        self.token = 0
        self.kind = kind
        self.entered = entered  # the turn in which it came
        self.expended = False
        self.damage = 0
        self.counters = 0  # of the kind that its own text speaks of
        self.durability = kind.durability
        self.role = NO_ROLE
        self.hit_by_deadly = False
        self.tributed = False
        self.attack = kind.attack
        self.health = kind.health
        self.skills = kind.skills
        self.permissions = 0
        self.modified = False  # whether a lasting modifier names it

    def copy(self) -> InPlay:
        new = InPlay(self.card, self.controller, self.kind, self.entered)
        new.expended = self.expended
        new.damage = self.damage
        new.counters = self.counters
        new.durability = self.durability
        new.role = self.role
        new.hit_by_deadly = self.hit_by_deadly
        new.tributed = self.tributed
        new.attack = self.attack
        new.health = self.health
        new.skills = self.skills
        new.permissions = self.permissions
        new.modified = self.modified
        return new

    def never_waits(self) -> bool:
        """[LU-orb.15] [LU-token.10] For orbs and Blooms the turn in which they came does not matter."""
        return self.kind.orb or self.kind.bloom

    def alike(self, other: InPlay, turn: int) -> bool:
        """Equal in all that rules and texts can see."""
        return (
            self.controller == other.controller
            and self.expended == other.expended
            and self.damage == other.damage
            and self.counters == other.counters
            and self.durability == other.durability
            and self.role == other.role
            and self.attack == other.attack
            and self.health == other.health
            and self.skills == other.skills
            and self.permissions == other.permissions
            and self.tributed == other.tributed
            and not self.modified  # lasting changes may end at different times
            and not other.modified
            and (self.never_waits() or (self.entered == turn) == (other.entered == turn))
            and self.card.owner == other.card.owner
        )


# All records of this game are InPlay. The detour over Any costs nothing, where an assertion would cost as much as the
# look-up itself; compiled code checks the type all the same.
def in_play(s: State, card: Card) -> InPlay | None:
    record: Any = s.records[card.number]
    found: InPlay | None = record
    return found


def recorded(r: Record | None) -> InPlay | None:
    """What a trait is told of a card."""
    record: Any = r
    found: InPlay | None = record
    return found


def thing(s: State, card: Card) -> InPlay:
    """The record of a card that is in play."""
    record: Any = s.records[card.number]
    found: InPlay = record
    return found


def records_of(s: State) -> list[Any]:
    """All records, for a loop over cards in play: `r: InPlay = records[card.number]` costs no call."""
    return s.records


def writable(s: State, card: Card) -> InPlay:
    record: Any = s.write(card)
    found: InPlay = record
    return found
