"""Cards and creatures come into the game."""

from __future__ import annotations

from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import StarlightCard
from rulebound.games.starlight.record import FREE, Creature, Laid, writable
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import least_of, most_of
from rulebound.kernel import dealing
from rulebound.kernel.play import Card, State, bring

FIRST_ENERGY: Final = c.MOST_ENERGY
FIRST_MANA: Final = c.MOST_MANA


def add_creature(s: State, kind: StarlightCard, seat: int, slot: int) -> Card:
    """[ST-SET.4] 19 Health, 13 Energy, 3 Mana, no ATK and no DEF; not yet on the board."""
    card = bring(s, kind, seat, c.TEAM)
    record = Creature(card, seat, 2 * slot + seat)
    record.stats = [rules_of(s).switches.max_health, FIRST_ENERGY, FIRST_MANA, 0, 0]
    s.put_record(card, record)
    s.memos[c.SPOKEN] = None
    return card


def bring_deck(s: State, seat: int, deck: list[StarlightCard]) -> None:
    """[ST-DECK.1] The cards of both creatures, [ST-SET.16] [ST-CORE.1] and one of each Core card."""
    dealing.bring_deck(s, deck, seat, c.DRAW)
    for kind in rules_of(s).core:
        bring(s, kind, seat, c.CORE)


def seat_creature(s: State, card: Card, place: int) -> None:
    """[ST-SET.7] Its place in the order of turns."""
    writable(s, card).place = place


# ---- positions of scenarios
def set_points(s: State, seat: int, points: int) -> None:
    s.numbers[seat * c.SEAT_NUMBERS + c.POINTS] = max(points, 0)  # [ST-WIN.4]


def set_up_creature(s: State, card: Card, stats: list[int], at: int, entered: bool) -> None:
    """A creature as it is found: its stats within their bounds, on a tile or in limbo."""
    r = writable(s, card)
    r.stats = [max(least_of(which), min(value, most_of(s, which))) for which, value in enumerate(stats)]
    r.at = at
    r.entered = entered
    if at >= 0:
        s.listen(card)


def lay(s: State, card: Card, beside: Card, counters: int) -> None:
    """A card that has lain beside a creature since an earlier turn: telegraphed, or as an Aura with its counters."""
    aura = counters >= 0
    s.move(card, beside.owner * c.ZONES + (c.AURAS if aura else c.TELEGRAPH), False)
    s.put_record(card, Laid(card, beside.owner, 0, FREE, max(counters, 0)))  # before the first turn
    s.lay(card, beside, -1)
    s.memos[c.SPOKEN] = None
    if aura:
        s.listen(card)
