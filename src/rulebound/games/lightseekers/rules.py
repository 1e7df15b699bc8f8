"""The ruleset Lightseekers: its zones, its switches, its places of Standard Order."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.record import in_play, last_record
from rulebound.games.lightseekers.switches import Switches
from rulebound.kernel.cards import Card
from rulebound.kernel.ops import Run
from rulebound.kernel.rules import SEEN_BY_ALL, SEEN_BY_NOBODY, SEEN_BY_OWNER, Rules
from rulebound.kernel.state import State

VISIBILITY: Final = [
    SEEN_BY_NOBODY,  # [LS-3.2.3.2a] [LS1-3.4.2.1] [LS-3.2.2] deck
    SEEN_BY_OWNER,  # [LS-3.2.3.1a.1] [LS1-3.4.1.2] hand
    SEEN_BY_ALL,  # [LS-3.2.3.3a] [LS-3.2.1] [LS1-3.4.2] Buffs
    SEEN_BY_ALL,  # [LS-3.2.3.6a] [LS1-3.4.6.1] Items
    # [LS-3.2.3.4a.1] [LS1-3.4.4.1] discard pile: seen as they arrive; what may still be looked at, `view.py` says
    SEEN_BY_ALL,
    SEEN_BY_ALL,  # [LS-3.2.3.5a] [LS1-3.4.5.1] hero
    SEEN_BY_ALL,  # Limbo
    SEEN_BY_ALL,  # [LS-G51] stored cards
    SEEN_BY_NOBODY,  # stored face-down
    SEEN_BY_OWNER,  # heroes of a draft deck that were not taken
]
# Places of Standard Order within a player [LS-2.6.3.1-ii.a] [LS-2.6.3.1-ii.d] [LS-2.6.3.1-ii.c] [LS-2.6.3.1-ii.b] …
# [LS-2.6.3.1-ii.e]
PILE_PLACE: Final = 0
HERO_PLACE: Final = 1 << 12
ITEM_PLACE: Final = 2 << 12
BUFF_PLACE: Final = 3 << 12
LIMBO_PLACE: Final = 4 << 12
FLOATING_PLACE: Final = 5 << 12  # [LS-G75] effects of this turn whose card is gone
OTHER_PLACE: Final = 6 << 12


class Lightseekers(Rules):
    """Lightseekers with its switches and the definitions of a match-up. What events, effects and numbers set in
    motion is in `table.py`."""

    __slots__ = ("own_prices", "redirects", "remembers", "switches")

    def __init__(self, seats: int, switches: Switches, names: list[str]) -> None:
        super().__init__(seats, VISIBILITY, c.SEAT_NUMBERS)
        self.face_down = 1 << c.STORED_FACE_DOWN  # [LS-G51]
        self.piles = 1 << c.STORED | 1 << c.STORED_FACE_DOWN  # [LS-2.8.3.1]
        self.unfound = c.UNFOUND
        self.lasting = c.LASTS
        self.switches = switches
        self.names = names
        self.own_prices = False  # whether a card says itself how many actions it takes to Play it
        self.redirects = False  # whether a text makes Attacks be against somebody else
        self.remembers = False  # whether a text asks for what happened in the whole game

    def after_effect(self, s: State, frame: Run) -> None:
        """[LS-T05] An effect has resolved."""
        raise NotImplementedError

    def table(self, s: State) -> list[int]:
        """[LS-2.6.7a] [LS-2.6.7b] [LS-G69] [LS-G82] Clockwise from the acting player; [LS-3.1.7] [LS-5.1.3] whoever is
        out is passed over."""
        found: list[int] = []
        for seat in self.rounds[s.active]:
            if not s.numbers[seat * c.SEAT_NUMBERS + c.OUT]:
                found.append(seat)
        return found

    def rank(self, s: State, card: Card) -> int:
        """[LS-2.6.3.1-i] Discard pile top, hero, Items, Buffs, Limbo; rows from left to right."""
        zone = s.places[card.number] % c.ZONES
        if self.switches.order_by_entry and (zone == c.BUFFS or zone == c.ITEMS):
            record = last_record(s, card)
            base = BUFF_PLACE if zone == c.BUFFS else ITEM_PLACE  # [LS-2.6.3.1-ii.c] [LS-2.6.3.1-ii.d]
            return base + (0 if record is None else record.entered)  # [LS1-4.3.3.4] [LS1-4.2.3.4]
        return self.place_in_row(s, card)

    def place_in_row(self, s: State, card: Card) -> int:
        """As the cards lie."""
        place = s.places[card.number]
        zone = place % c.ZONES
        if zone == c.BUFFS or zone == c.ITEMS:
            return (BUFF_PLACE if zone == c.BUFFS else ITEM_PLACE) + s.zones[place].index(card)
        if zone == c.DISCARD:
            return PILE_PLACE
        if zone == c.HERO:
            return HERO_PLACE  # [LS-2.6.3.1-ii.b]
        if zone == c.LIMBO:
            return LIMBO_PLACE + s.zones[place].index(card)
        return OTHER_PLACE

    def runaway(self, s: State) -> None:
        """[LS-G85] A game that finds no end, or grows beyond every measure, has no winner."""
        s.end(-1, "no end in sight", "LS-G85")

    def same(self, s: State, one: Card, other: Card) -> bool:
        """Cards of one name in a hand are one option; in a row every place is a place of its own, the top of a discard
        pile is another card than those below, and so are cards stored under different ones."""
        place = s.places[one.number]
        if one.definition is not other.definition or place != s.places[other.number] or in_play(s, one) is not None:
            return False
        zone = place % c.ZONES
        if place >= 0 and zone == c.DISCARD:
            return s.zones[place][0] is not one and s.zones[place][0] is not other
        if place >= 0 and zone == c.STORED:
            return s.host(one) is s.host(other)
        return place < 0 or zone != c.STORED_FACE_DOWN  # nobody can tell those apart, or that they are equal


def rules_of(s: State) -> Lightseekers:
    rules: Any = s.rules  # see `definition.light` for the detour
    found: Lightseekers = rules
    return found


def switches_of(s: State) -> Switches:
    rules: Any = s.rules
    found: Lightseekers = rules
    return found.switches
