"""What cards and spaces are called, and what tells namesakes apart."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.definition import Manual, Permission, Timed
from rulebound.games.lost_legacy.record import on_field
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.games.lost_legacy.values import current, is_character, space_of
from rulebound.kernel.play import Ability, Card, State
from rulebound.tabletop.names import Tongue


def spaces(s: State) -> list[str]:
    return rules_of(s).board.names


ROWS = ("front", "center", "back")


def slots(s: State) -> list[str]:
    """How a place for a card is said: `on d4`, in Quick-Play `in column 2 front`."""
    board = rules_of(s).board
    if not rules_of(s).quick:
        return [f"on {name}" for name in board.names]
    return [f"in column {space.x} {row_of(s, at)}" for at, space in enumerate(board.spaces.spaces)]


def row_of(s: State, space: int) -> str:
    return ROWS[rules_of(s).board.column(space).index(space)]


def where(s: State, card: Card) -> int:
    """The space of a card, or of the character that it is linked to."""
    at = space_of(s, card)
    record = s.records[card.number]
    if at < 0 and record is not None:
        host = s.host(record.card)  # of this very position: an event may be of one that was saved and loaded since
        at = -1 if host is None else space_of(s, host.card)
    return at


def called(s: State, card: Card, to: int) -> str:
    """The name; with its space where another card in play has the same name, as far as the seat it is said to knows."""
    name = card.definition.name
    zone = s.place(card)
    if zone not in c.IN_PLAY:
        return name + c.OF_SUB_DECK if has_namesake_of_deck(s, card, to) else name
    twins = [
        other
        for seat in range(2)
        for each in c.IN_PLAY
        for other in s.zone(seat, each)
        if other is not card and other.definition.name == name and s.known[other.number] >> to & 1
    ]
    at = where(s, card)
    return f"{name}@{spaces(s)[at]}" if twins and at >= 0 else name


def has_namesake_of_deck(s: State, card: Card, to: int) -> bool:
    """Whether a card of the sub-deck lies in a pile beside one of the deck that is called the same."""
    definition = card.definition
    if not definition.key.endswith(c.OF_SUB_DECK) or s.places[card.number] < 0 or s.place(card) == c.SUB_DECK:
        return False
    beside = [other for other in s.zones[s.places[card.number]] if s.known[other.number] >> to & 1]
    return any(each.definition.name == definition.name and each.definition is not definition for each in beside)


def permission_of(ability: Ability) -> Permission | None:
    return ability.permission if isinstance(ability, Timed | Manual) else None


def ability_name(card: Card, index: int) -> str:
    """[LL-card.4] The name in bold, else its number on the card."""
    permission = permission_of(card.definition.abilities[index])
    if permission is None:
        return f"text {index + 1}"
    return permission.name or f"ability {permission.number}"


class LegacyTongue(Tongue):
    def is_named(self, s: State, card: Card, seat: int) -> bool:
        """[LL-pos.7] [LLQ-opt.1] What lies face-down is threatened as a set card."""
        return s.place(card) not in (c.STANDBY, c.LINKED_DOWN) or bool(s.known[card.number] >> seat & 1)

    def is_at(self, s: State, card: Card, space: str) -> bool:
        at = where(s, card)
        return at >= 0 and spaces(s)[at] == space

    def state_of(self, s: State, card: Card) -> list[str]:
        if not is_character(s, card):
            return []
        stats = f"{current(s, card, c.OFFENSE)}/{current(s, card, c.DEFENSE)}"
        return [stats, *(["resting"] if on_field(s, card).resting else [])]


TONGUE = LegacyTongue()
