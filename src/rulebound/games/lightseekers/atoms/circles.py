"""Cards that put each other to sleep: the rounds in which that is worked out never come to rest."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers import values
from rulebound.games.lightseekers.atoms.access import set_access
from rulebound.kernel.play import Card, State, Static


def wake_the_first(s: State, seats: list[int], cards: list[Card], circle: list[list[int]]) -> None:
    """[LS-G37] Of those that change, one is awake whom none of the others puts to sleep, or else the first in Standard
    Order; whom it puts to sleep sleeps. So on with those that are left."""
    always = circle[0][0]
    ever = 0
    for found in circle:
        always &= found[0]
        ever |= found[0]
    s.facts[c.ASLEEP] = always  # who would put whom to sleep, if all that change were awake
    set_access(s, seats)
    lines = values.lines_at_work(s, c.F_DORMANT, -1)
    left = ever & ~always
    changing = [card for card in cards if left >> card.number & 1]
    looked = [0] * len(changing)  # of each, how many lines come from nobody who is left, or do not mean it
    while left:
        awake = next_awake(s, lines, changing, looked, left)
        left ^= 1 << awake.number
        ever ^= 1 << awake.number
        for static in lines:
            if static.card is awake:
                for card in changing:
                    if left >> card.number & 1 and means_other(s, static, card):
                        left ^= 1 << card.number
    s.facts[c.ASLEEP] = ever


def next_awake(s: State, lines: list[Static], changing: list[Card], looked: list[int], left: int) -> Card:
    first: Card | None = None
    for at, card in enumerate(changing):
        if left >> card.number & 1:
            line = looked[at]
            while line < len(lines):
                static = lines[line]
                if left >> static.card.number & 1 and means_other(s, static, card):
                    break
                line += 1
            looked[at] = line
            if line == len(lines):
                return card
            if first is None:
                first = card
    assert first is not None
    return first


def means_other(s: State, static: Static, card: Card) -> bool:
    """Whether a line speaks of a card that is not its own."""
    return static.card is not card and values.means_card(s, values.static_of(static).group, static.env, card)


def turn_off(s: State, seats: list[int], circle: list[list[int]]) -> None:
    """[LS-G84] It never comes to rest: what goes on changing is Dormant, and no access."""
    kept = circle[0][:]
    for found in circle:
        kept[0] |= found[0]
        for at in range(1, len(kept)):
            kept[at] &= found[at]
    s.facts[c.ASLEEP] = kept[0]
    for at, seat in enumerate(seats):
        s.numbers[seat * c.SEAT_NUMBERS + c.ACCESS] = kept[2 * at + 1]
        s.numbers[seat * c.SEAT_NUMBERS + c.SUPERIOR] = kept[2 * at + 2]
