"""A scenario's position in Lightseekers, and the questions that its expectations ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.asleep import refresh
from rulebound.games.lightseekers.atoms.health import set_health
from rulebound.games.lightseekers.atoms.play import place_at_end, set_corner
from rulebound.games.lightseekers.atoms.turns import begin_turn, set_fact, set_number
from rulebound.games.lightseekers.atoms.zones import open_pile_effects, store
from rulebound.games.lightseekers.definition import LightCard
from rulebound.games.lightseekers.procedures import turn as turns
from rulebound.games.lightseekers.record import InPlay, in_play, thing, writable
from rulebound.games.lightseekers.values import is_dormant
from rulebound.kernel.play import Card, State, bring
from rulebound.tabletop.deckpositions import DeckPosition
from rulebound.tabletop.positions import PositionError, entry_name

EARLIER_TURNS = 10  # the game has been going on


class LightseekersPosition(DeckPosition[InPlay]):
    """A position of either edition."""

    entry_keys = {"corner": int}
    piles = {"stored": c.STORED}
    numbers = {"health": c.HEALTH, "vp": c.VP}
    leader_zone = c.HERO
    heaps = {"deck": c.DECK, "hand": c.HAND, "discard": c.DISCARD}
    rows = {"items": c.ITEMS, "buffs": c.BUFFS}
    further_zones = {"limbo": c.LIMBO, "stored": c.STORED}
    blank_deck = 20
    phases = c.PHASE_NAMES
    phase_fact = c.PHASE
    begins = {
        "start": turns.START, "buff": turns.BUFFS, "action": turns.ACTIONS, "draw": turns.DRAW, "end": turns.END,
    }  # fmt: skip
    usual = "action"
    stats = {"corner": lambda s, r: r.corner, "value": lambda s, r: r.value()}
    states = {
        "dormant": lambda s, r: is_dormant(s, r.card), "active": lambda s, r: r.active() and not is_dormant(s, r.card)
    }

    def check_entry(self, where: str, entry: Any) -> None:
        super().check_entry(where, entry)
        if isinstance(entry, dict) and not 1 <= entry.get("corner", 1) <= c.CORNERS:
            raise PositionError(f"{where}: corner = {entry['corner']}: corners are 1 to {c.CORNERS}")

    # ---- building
    def lead(self, s: State, seat: int, kind: LightCard, table: Mapping[str, Any]) -> None:
        if not kind.hero:
            raise PositionError(f"{kind.name} is no hero")
        place_at_end(s, bring(s, kind, seat, c.SPARE_HEROES), seat)
        set_health(s, seat, int(table.get("health", kind.health)))
        set_number(s, seat, c.VP, int(table.get("vp", 0)))

    def put_in_play(self, s: State, seat: int, key: str, kind: LightCard, entry: Mapping[str, Any]) -> None:
        if not (kind.item if key == "items" else kind.buff):
            raise PositionError(f"{kind.name} is no {'Item' if key == 'items' else 'Buff'} and cannot lie there")
        card = bring(s, kind, seat, c.LIMBO)
        place_at_end(s, card, seat)
        set_corner(s, writable(s, card), int(entry.get("corner", 1)))
        for stored in entry.get("stored", []):
            store(s, bring(s, self.kind(entry_name(stored)), seat, c.LIMBO), card, False)

    def lay(self, s: State, kind: LightCard, seat: int, zone: int) -> None:
        card = bring(s, kind, seat, zone)
        if zone == c.DISCARD:
            open_pile_effects(s, card)

    def filled(self, s: State) -> None:
        refresh(s)

    def turn(self, s: State, phase: str) -> None:
        """What comes before the phase in the turn is over and has done nothing; earlier turns were long ago."""
        for seat in range(s.rules.seats):
            set_number(s, seat, c.TURN_BEGAN, s.clock)
            s.next_moment()
            set_number(s, seat, c.TURN_ENDED, s.clock)
            s.next_moment()
        set_fact(s, c.STARTER, 0)
        s.turn = EARLIER_TURNS
        begin_turn(s, s.active)
        frame = turns.Turn()
        frame.pc = self.begins[phase]
        s.push(frame)
        set_fact(s, c.PHASE, list(self.begins).index(phase) + 1)

    # ---- asking
    def in_play(self, card: Card) -> InPlay | None:
        return in_play(self.game.state, card)

    def are_alike(self, one: InPlay, other: InPlay) -> bool:
        return one.alike(other)

    # ---- writing
    @classmethod
    def entry(cls, s: State, card: Card) -> dict[str, Any]:
        r = thing(s, card)
        said: dict[str, Any] = {}
        if r.corner > 1:
            said["corner"] = r.corner
        if r.pile:
            said["stored"] = [each.definition.name for each in r.pile]
        return said
