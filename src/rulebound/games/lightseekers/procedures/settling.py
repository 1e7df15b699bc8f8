"""What follows at once from the numbers as they are: Items over capacity, players at 0 health [LS-5.1.1] [LS1-5.1.1]
[LS1-1.2] [LS-1.1.1.2a]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.amounts import capacity_of
from rulebound.games.lightseekers.atoms.turns import look_again, looked
from rulebound.games.lightseekers.definition import light
from rulebound.games.lightseekers.procedures.leaving import drop_items
from rulebound.games.lightseekers.procedures.removal import remove_player, waits
from rulebound.games.lightseekers.values import heroes_from, items_of
from rulebound.kernel.play import Card, Frame, Move, State

MOST_TOGETHER: Final = 10  # Items whose sets are all listed


def settle(s: State) -> bool:
    """Whether something has happened; frames may have been pushed for it."""
    if s.ending is not None:
        return True
    looked(s)
    waiting = False
    said = (s.static_fields | s.modifier_fields) >> c.F_CAPACITY & 1 == 1  # whether a text changes what heroes carry
    numbers, zones = s.numbers, s.zones
    for seat in heroes_from(s, s.active):
        if numbers[seat * c.SEAT_NUMBERS + c.HEALTH] <= 0:
            if waits(s, seat):  # [LS-5.1.4a] [LS1-5.1.4] [LS-5.1.4b] [LS-G41]
                waiting = True
                continue
            look_again(s)
            remove_player(s, seat, "health", "LS-5.1.1")  # [LS-1.1.1.2a] [LS1-1.2] [LS1-5.1.1]
            return True
        items = zones[seat * c.ZONES + c.ITEMS]
        if not items and not said:
            continue
        if worth_of(items) > (capacity_of(s, seat) if said else c.CAPACITY) and not dropping(s, seat):
            look_again(s)
            s.push(DropItems(seat))
            return True
    if waiting:
        look_again(s)
    return False


def worth_of(items: list[Card]) -> int:
    total = 0
    for card in items:
        total += light(card.definition).worth
    return total


def dropping(s: State, seat: int) -> bool:
    for frame in s.frames:
        if isinstance(frame, DropItems) and frame.seat == seat:
            return True
    return False


class DropItems(Frame):
    """[LS-2.5.4.6] [LS-G54] [LS1-2.5.4.5] The owner picks what to take off, nothing needlessly."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.pc = 0
        self.seat = seat

    def step(self, s: State) -> None:
        options: list[Move] = []
        for cards in drops(s, self.seat):
            options.append(Move(c.DROP, None, 0, cards))
        if options:
            s.ask(self.seat, c.M_DROP, options, False)
        else:
            s.pop()

    def answer(self, s: State, seat: int, option: Move) -> None:
        """Nothing is asked again before they have gone, or something else has taken the place of that."""
        assert option.cards is not None
        drop_items(s, option.cards)

    def copy(self) -> DropItems:
        new = DropItems(self.seat)
        new.pc = self.pc
        return new


def drops(s: State, seat: int) -> list[list[Card]]:
    """[LS-D12] The sets of Items that bring the worth within the limit, none needlessly large. Of very many Items they
    are taken off one by one."""
    items = [card for card in items_of(s, seat) if light(card.definition).worth > 0]
    over = worth_of(items) - capacity_of(s, seat)
    if over > 0 and len(items) > MOST_TOGETHER:
        return [[card] for card in items]
    found: list[list[Card]] = []
    for bits in range(1, 1 << len(items)):
        chosen: list[Card] = []
        total = 0
        for at in range(len(items)):
            if bits >> at & 1:
                chosen.append(items[at])
                total += light(items[at].definition).worth
        if total < over:
            continue
        needless = False
        for card in chosen:
            if total - light(card.definition).worth >= over:
                needless = True
        if not needless:
            found.append(chosen)
    return found
