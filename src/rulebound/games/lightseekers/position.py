"""A scenario's position in Lightseekers, and the questions that its expectations ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers import turn as turns
from rulebound.games.lightseekers.atoms.asleep import refresh
from rulebound.games.lightseekers.atoms.health import set_health
from rulebound.games.lightseekers.atoms.play import place_at_end, set_corner
from rulebound.games.lightseekers.atoms.turns import begin_turn, set_fact, set_number
from rulebound.games.lightseekers.atoms.zones import open_pile_effects, store
from rulebound.games.lightseekers.cardfile import CardFileError, PrintedCard, printed_card
from rulebound.games.lightseekers.definition import LightCard
from rulebound.games.lightseekers.library import card_set
from rulebound.games.lightseekers.record import InPlay, in_play, writable
from rulebound.games.lightseekers.ruleset import LightseekersRuleset
from rulebound.games.lightseekers.setup import Opening, bring, new_state
from rulebound.games.lightseekers.values import is_dormant, number
from rulebound.games.lightseekers.words.names import cards_called
from rulebound.kernel.board import SEATS, Board, BoardError
from rulebound.kernel.cards import Card
from rulebound.kernel.decisions import Decision
from rulebound.kernel.game import Game
from rulebound.kernel.state import State

SEAT_KEYS = ("hero", "health", "hand", "deck", "discard", "buffs", "items", "vp")
ENTRY_KEYS = ("card", "corner", "stored")
ZONES = {
    "deck": c.DECK, "hand": c.HAND, "discard": c.DISCARD, "buffs": c.BUFFS, "items": c.ITEMS, "hero": c.HERO,
    "limbo": c.LIMBO, "stored": c.STORED,
}  # fmt: skip
NUMBERS = {"health": c.HEALTH, "vp": c.VP}
BLANK_DECK = 20
PHASES = {
    "start": turns.START, "buff": turns.BUFFS, "action": turns.ACTIONS, "draw": turns.DRAW, "end": turns.END,
}  # fmt: skip


class LightseekersBoard(Board):
    """Built from the tables of a scenario file."""

    def __init__(self, ruleset: str, doc: dict[str, Any]) -> None:
        self.doc = doc
        self.tables: dict[str, dict[str, Any]] = doc.get("seat", {})
        for letter, table in self.tables.items():
            if letter not in SEATS:
                raise BoardError(f"there is no seat '{letter}': seats are A, B, C …")
            for key in table:
                if key not in SEAT_KEYS:
                    raise BoardError(f"seat {letter}: a seat has no '{key}'; it has {', '.join(SEAT_KEYS)}")
        count = max([2, *(SEATS.index(letter) + 1 for letter in self.tables)])
        switches = doc.get("switches", {})
        self.file_cards = self.printed_cards()
        self.ruleset = LightseekersRuleset(ruleset, list(SEATS[:count]), switches, self.wanted_cards())
        self.game = self.begin(count)

    def printed_cards(self) -> dict[str, PrintedCard]:
        try:
            cards = [printed_card(table, "", at) for at, table in enumerate(self.doc.get("card", []), 1)]
        except CardFileError as fault:
            raise BoardError(str(fault)) from fault
        return {card.name: card for card in cards}

    def wanted_cards(self) -> list[PrintedCard]:
        """The cards of the file, and those of the set that the position names."""
        pool = card_set()
        found = dict(self.file_cards)
        for table in self.tables.values():
            for key, value in table.items():
                if key not in ("health", "vp"):
                    for name in names_in(value):
                        if name not in found and name in pool:
                            found[name] = pool[name]
        return list(found.values())

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
            raise BoardError(f"a scenario does not begin in the phase '{phase}'; use setup, {', '.join(PHASES)}")
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
            raise BoardError(f"{kind.name} is no hero")
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

    def put_in_play(self, s: State, seat: int, entry: str | dict[str, Any], category: str) -> None:
        kind = self.kind(entry_name(entry))
        if not (kind.item if category == "item" else kind.buff):
            raise BoardError(f"{kind.name} is no {category.capitalize()} and cannot lie there")
        everybody = (1 << s.rules.seats) - 1
        card = bring(s, kind, seat, c.LIMBO, everybody)
        place_at_end(s, card, seat)
        if isinstance(entry, dict):
            set_corner(s, writable(s, card), int(entry.get("corner", 1)))
            for name in entry.get("stored", []):
                store(s, bring(s, self.kind(name), seat, c.LIMBO, everybody), card, False)

    def kind(self, name: str) -> LightCard:
        """A card of the file, or of the set."""
        found = self.ruleset.kinds.get(name)
        if found is None:
            raise BoardError(f"no card is called '{name}': neither this file nor the set has it")
        return found

    # ---- asking
    def is_free(self, question: Decision) -> bool:
        return question.menu == c.M_ACTION

    def cards(self, seat: int, zone: str) -> list[Card]:
        if zone not in ZONES:
            raise BoardError(f"there is no zone '{zone}'; zones are {', '.join(ZONES)}")
        return self.game.state.zone(seat, ZONES[zone])

    def zone(self, seat: int, zone: str) -> list[str]:
        return [card.definition.name for card in self.cards(seat, zone)]

    def must_exist(self, name: str) -> None:
        if name not in card_set() and name not in self.ruleset.kinds:
            raise BoardError(f"no card is called '{name}'")

    def seat_number(self, seat: int, word: str) -> int:
        if word in NUMBERS:
            return number(self.game.state, seat, NUMBERS[word])
        return len(self.cards(seat, word))

    def one_in_play(self, name: str) -> InPlay:
        s = self.game.state
        called = [card for seat in range(s.rules.seats) for card in cards_called(s, seat, name)]
        found = [r for card in dict.fromkeys(called) if (r := in_play(s, card)) is not None]
        if not found:
            raise BoardError(f"{name} is not in play")
        if len(found) > 1 and any(not found[0].alike(r) for r in found[1:]):
            raise BoardError(f"'{name}' may be one of {len(found)} cards in play: say which by its place")
        return found[0]

    def card_number(self, name: str, word: str) -> int:
        return self.stat(self.one_in_play(name), word)

    def stat(self, r: InPlay, word: str) -> int:
        if word == "corner":
            return r.corner
        if word == "stored":
            return len(r.stored)
        if word == "value":
            return r.value()
        raise BoardError(f"a card has no number '{word}'; it has corner, stored, value")

    def card_state(self, name: str, word: str) -> bool:
        return self.state_of(self.one_in_play(name), word)

    def state_of(self, r: InPlay, word: str) -> bool:
        if word == "dormant":
            return is_dormant(self.game.state, r.card)
        if word == "active":
            return r.active() and not is_dormant(self.game.state, r.card)
        raise BoardError(f"a card is never '{word}'; it is dormant or active")

    def is_on(self, name: str, other: str) -> bool:
        """[LS-2.8.3.1] Stored under."""
        self.must_exist(other)
        records = [r for r in self.game.state.records if isinstance(r, InPlay) and r.card.definition.name == other]
        return any(card.definition.name == name for r in records for card in r.stored)

    def at(self, seat: int, zone: str, place: int) -> InPlay:
        cards = self.cards(seat, zone)
        if not 1 <= place <= len(cards):
            raise BoardError(f"{SEATS[seat]}.{zone} has {len(cards)} cards, no number {place}")
        r = in_play(self.game.state, cards[place - 1])
        if r is None:
            raise BoardError(f"{SEATS[seat]}.{zone}[{place}] is not in play")
        return r

    def number_at(self, seat: int, zone: str, place: int, word: str) -> int:
        return self.stat(self.at(seat, zone, place), word)

    def state_at(self, seat: int, zone: str, place: int, word: str) -> bool:
        return self.state_of(self.at(seat, zone, place), word)

    def fact(self, word: str) -> str:
        s = self.game.state
        if word == "turn":
            return SEATS[s.active]
        if word == "phase":
            return c.PHASE_NAMES[s.facts[c.PHASE]]
        result = self.game.result
        if word == "winner":
            return "none" if result is None or result.winner is None else SEATS[result.winner]
        if word == "result":
            return "none" if result is None else "draw" if result.winner is None else SEATS[result.winner]
        raise BoardError(f"Lightseekers has no '{word}'")


def names_in(value: Any) -> list[str]:
    """All card names of an entry or a list of entries, stored cards included."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, Mapping):
        return [*names_in(value.get("card", "")), *names_in(value.get("stored", []))]
    return [name for entry in value for name in names_in(entry)] if isinstance(value, list) else []


def entry_name(entry: str | dict[str, Any]) -> str:
    if isinstance(entry, str):
        return entry
    unknown = sorted(set(entry) - set(ENTRY_KEYS))
    if unknown or "card" not in entry:
        what = f"no entry has the key '{unknown[0]}'" if unknown else "an entry needs the key 'card'"
        raise BoardError(f"{what}; keys are {', '.join(ENTRY_KEYS)}")
    name = entry["card"]
    assert isinstance(name, str)
    return name


