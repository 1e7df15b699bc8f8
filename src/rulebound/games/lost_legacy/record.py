"""What can change about a card on the field, and about one that is linked to a character."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.play import Card, Host, Record, State


class OnField(Host):
    """[LL-pos.1] A card on a space: its position, its pieces, what this turn has seen of it; under it lies its pile."""

    __slots__ = (
        "acted", "at", "attacked", "came", "damage", "face_down", "moved", "power_ups", "resting", "threatened",
        "tokens", "used", "weaken", "went",
    )  # fmt: skip

    def __init__(self, card: Card, controller: int, at: int) -> None:
        super().__init__(card, controller)
        self.at = at
        self.came = 0  # in which turn it was played
        self.face_down = False  # so that who remembers it does not remember its face
        self.resting = False
        self.power_ups = 0
        self.damage = 0
        self.tokens = 0
        self.moved = 0  # [LL-open.17] manual moves in this turn
        self.used = 0  # [LL-abil.9] uses of its limited abilities in this turn, four bits each
        self.weaken = 0  # [LLQ-atk.5] by how much attacks have lowered its defense
        self.went = False  # it was moved in this turn, by hand or by a text
        self.attacked = False  # [LL-bat.26] an attack of it was made in this turn
        self.threatened = False  # [LL-bat.8] it has threatened in this turn, alone or with others
        self.acted = False  # [LLQ-combat.7] it has had its chance in this combat phase

    def copy(self) -> OnField:
        new = OnField(self.card, self.controller, self.at)
        new.pile = self.pile
        new.came = self.came
        new.face_down = self.face_down
        new.resting = self.resting
        new.power_ups = self.power_ups
        new.damage = self.damage
        new.tokens = self.tokens
        new.moved = self.moved
        new.used = self.used
        new.weaken = self.weaken
        new.acted = self.acted
        new.attacked = self.attacked
        new.threatened = self.threatened
        new.went = self.went
        return new

    def shows_face(self) -> bool:
        return not self.face_down


class Under(Record):
    """[LL-link.1] A card that lies under a character."""

    __slots__ = ("face_down", "used")

    def __init__(self, card: Card, controller: int) -> None:
        super().__init__(card, controller)
        self.face_down = False
        self.used = 0

    def copy(self) -> Under:
        new = Under(self.card, self.controller)
        new.face_down = self.face_down
        new.used = self.used
        return new

    def shows_face(self) -> bool:
        return not self.face_down


# The detour over Any costs nothing, where an assertion would cost as much as the look-up itself.
def on_field(s: State, card: Card) -> OnField:
    record: Any = s.records[card.number]
    found: OnField = record
    return found


def writable(s: State, card: Card) -> OnField:
    record: Any = s.write(card)
    found: OnField = record
    return found
