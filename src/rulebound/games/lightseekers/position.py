"""A scenario's position in Lightseekers, and the questions that its expectations ask."""

from __future__ import annotations

from typing import Any

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers import turn as turns
from rulebound.games.lightseekers.atoms.asleep import refresh
from rulebound.games.lightseekers.atoms.health import set_health
from rulebound.games.lightseekers.atoms.play import place_at_end, set_corner
from rulebound.games.lightseekers.atoms.turns import begin_turn, set_fact, set_number
from rulebound.games.lightseekers.atoms.zones import open_pile_effects, store
from rulebound.games.lightseekers.cardfile import CardTable, PrintedCard
from rulebound.games.lightseekers.definition import LightCard
from rulebound.games.lightseekers.library import card_set
from rulebound.games.lightseekers.record import InPlay, in_play, writable
from rulebound.games.lightseekers.ruleset import LightseekersRuleset
from rulebound.games.lightseekers.setup import Opening, bring, new_state
from rulebound.games.lightseekers.values import is_dormant
from rulebound.games.lightseekers.words.names import cards_called
from rulebound.kernel.cards import Card
from rulebound.kernel.game import Game
from rulebound.kernel.state import State
from rulebound.tabletop.positions import SEATS, Entry, Position, PositionError, entry_name

BLANK_DECK = 20
PHASES = {
    "start": turns.START, "buff": turns.BUFFS, "action": turns.ACTIONS, "draw": turns.DRAW, "end": turns.END,
}  # fmt: skip


class LightseekersPosition(Position[InPlay]):
    """A position of either edition."""

    seat_keys = {
        "hero": str, "health": int, "hand": list, "deck": list, "discard": list, "buffs": list, "items": list,
        "vp": int,
    }  # fmt: skip
    entry_keys = {"corner": int}
    piles = {"stored": c.STORED}
    zones = {
        "deck": c.DECK, "hand": c.HAND, "discard": c.DISCARD, "buffs": c.BUFFS, "items": c.ITEMS, "hero": c.HERO,
        "limbo": c.LIMBO, "stored": c.STORED,
    }  # fmt: skip
    numbers = {"health": c.HEALTH, "vp": c.VP}
    phases = c.PHASE_NAMES

    def __init__(self, ruleset: str, doc: dict[str, Any]) -> None:
        super().__init__(doc)
        self.check()
        self.file_cards = CardTable.by_name(doc.get("card", []))
        names = list(SEATS[: self.count])
        self.ruleset = LightseekersRuleset(ruleset, names, doc.get("switches", {}), self.wanted_cards())
        self.game = self.begin(self.count)

    def check_entry(self, where: str, entry: Any) -> None:
        super().check_entry(where, entry)
        if isinstance(entry, dict) and not 1 <= entry.get("corner", 1) <= c.CORNERS:
            raise PositionError(f"{where}: corner = {entry['corner']}: corners are 1 to {c.CORNERS}")

    def wanted_cards(self) -> list[PrintedCard]:
        """The cards of the file, and those of the set that the position names."""
        pool = card_set()
        named = {name: pool[name] for name in self.names_of_cards() if name in pool}
        return list((named | self.file_cards).values())

    # ---- building
    def begin(self, count: int) -> Game:
        s = new_state(self.ruleset.rules, int(self.doc.get("seed", 1)))
        active = SEATS.index(self.doc.get("turn", "A"))
        phase = self.doc.get("phase", "action")
        s.active = active
        for seat in range(count):
            self.fill_seat(s, seat)
        refresh(s)
        s.history = None
        s.log = None
        s.dirty = True
        if phase == "setup":
            s.push(Opening(active, True))
        elif phase in PHASES:
            self.begin_in_phase(s, active, phase)
        else:
            raise PositionError(f"a scenario does not begin in the phase '{phase}'; use setup, {', '.join(PHASES)}")
        s.secrets = 0
        game = Game(self.ruleset, s, {})
        s.advance()
        return game

    def begin_in_phase(self, s: State, active: int, phase: str) -> None:
        """What comes before the phase in the turn is over and has done nothing; earlier turns were long ago."""
        for seat in range(s.rules.seats):
            set_number(s, seat, c.TURN_BEGAN, s.clock)
            s.next_moment()
            set_number(s, seat, c.TURN_ENDED, s.clock)
            s.next_moment()
        set_fact(s, c.STARTER, 0)
        s.turn = 10
        begin_turn(s, active)
        frame = turns.Turn()
        frame.pc = PHASES[phase]
        s.push(frame)
        set_fact(s, c.PHASE, list(PHASES).index(phase) + 1)

    def fill_seat(self, s: State, seat: int) -> None:
        table = self.tables.get(SEATS[seat], {})
        everybody = (1 << s.rules.seats) - 1
        name = table.get("hero")
        kind = self.ruleset.fillers[1] if name is None else self.kind(name)
        if not kind.hero:
            raise PositionError(f"{kind.name} is no hero")
        place_at_end(s, bring(s, kind, seat, c.SPARE_HEROES, everybody), seat)
        set_health(s, seat, int(table.get("health", kind.health)))
        set_number(s, seat, c.VP, int(table.get("vp", 0)))
        deck = table.get("deck")
        for entry in [None] * BLANK_DECK if deck is None else deck:
            bring(s, self.ruleset.fillers[0] if entry is None else self.kind(entry_name(entry)), seat, c.DECK, 0)
        for entry in table.get("hand", []):
            bring(s, self.kind(entry_name(entry)), seat, c.HAND, 1 << seat)
        for entry in table.get("discard", []):
            open_pile_effects(s, bring(s, self.kind(entry_name(entry)), seat, c.DISCARD, everybody))
        for key, category in (("items", "item"), ("buffs", "buff")):
            for entry in table.get(key, []):
                self.put_in_play(s, seat, entry, category)

    def put_in_play(self, s: State, seat: int, entry: Entry, category: str) -> None:
        kind = self.kind(entry_name(entry))
        if not (kind.item if category == "item" else kind.buff):
            raise PositionError(f"{kind.name} is no {category.capitalize()} and cannot lie there")
        everybody = (1 << s.rules.seats) - 1
        card = bring(s, kind, seat, c.LIMBO, everybody)
        place_at_end(s, card, seat)
        if isinstance(entry, dict):
            set_corner(s, writable(s, card), int(entry.get("corner", 1)))
            for stored in entry.get("stored", []):
                store(s, bring(s, self.kind(entry_name(stored)), seat, c.LIMBO, everybody), card, False)

    def kind(self, name: str) -> LightCard:
        """A card of the file, or of the set."""
        found = self.ruleset.kinds.get(name)
        if found is None:
            raise PositionError(f"no card is called '{name}': neither this file nor the set has it")
        return found

    # ---- asking
    def must_exist(self, name: str) -> None:
        if name not in card_set() and name not in self.ruleset.kinds:
            raise PositionError(f"no card is called '{name}'")

    def in_play(self, card: Card) -> InPlay | None:
        return in_play(self.game.state, card)

    def called(self, name: str) -> list[Card]:
        s = self.game.state
        return [card for seat in range(s.rules.seats) for card in cards_called(s, seat, name)]

    def are_alike(self, one: InPlay, other: InPlay) -> bool:
        return one.alike(other)

    def phase(self) -> int:
        return self.game.state.facts[c.PHASE]

    def stat(self, r: InPlay, word: str) -> int:
        if word == "corner":
            return r.corner
        if word == "value":
            return r.value()
        raise PositionError(f"a card has no number '{word}'; it has corner, stored, value")

    def state_of(self, r: InPlay, word: str) -> bool:
        if word == "dormant":
            return is_dormant(self.game.state, r.card)
        if word == "active":
            return r.active() and not is_dormant(self.game.state, r.card)
        raise PositionError(f"a card is never '{word}'; it is dormant or active")
