"""A scenario's position in Lost Legacy, and the questions that its expectations ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions.closing import first_gap
from rulebound.games.lost_legacy.atoms.cards import link, place
from rulebound.games.lost_legacy.atoms.numbers import change_number, set_fact
from rulebound.games.lost_legacy.board import load_board
from rulebound.games.lost_legacy.definition import LegacyCard
from rulebound.games.lost_legacy.procedures.setup import FIRST_MP
from rulebound.games.lost_legacy.procedures.turn import (
    BEGIN,
    DISCARD,
    DRAW,
    END,
    INVASION,
    LIMIT,
    NEXT,
    OPEN,
    REFRESH,
    Turn,
)
from rulebound.games.lost_legacy.record import OnField, on_field, writable
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.games.lost_legacy.ruleset import LegacyRuleset
from rulebound.games.lost_legacy.values import card_at, current, skills, space_of
from rulebound.kernel.play import Card, State, bring
from rulebound.tabletop.deckgames import DeckRuleset
from rulebound.tabletop.deckpositions import Counted, DeckPosition, Found, written
from rulebound.tabletop.positions import SEATS, PositionError, entry_name

EARLIER_TURNS = 10  # the game has been going on
POSITIONS = ("readied", "resting", "standby")


def has(bit: int) -> Found:
    return lambda s, r: skills(s, r.card) & bit > 0


def valued(which: int) -> Counted:
    return lambda s, r: current(s, r.card, which)


class LegacyPosition(DeckPosition[OnField]):
    """A position of Lost Legacy."""

    ruleset: LegacyRuleset
    entry_keys = {"at": str, "position": str, "power_ups": int, "damage": int, "tokens": int, "owner": str}
    piles = {"linked": c.LINKED, "linked_face_down": c.LINKED_DOWN}
    pile_keys = {"owner": str}
    numbers = {"mp": c.MP, "honor": c.HONOR}
    heaps = {
        "deck": c.DECK, "hand": c.HAND, "sub_deck": c.SUB_DECK, "disposal": c.DISPOSAL, "erased": c.ERASED,
    }  # fmt: skip
    rows = {"field": c.FIELD}
    further_zones = {"standby": c.STANDBY, "linked": c.LINKED, "linked_face_down": c.LINKED_DOWN}
    blank_deck = 50
    phases = c.PHASE_NAMES
    phase_fact = c.PHASE
    begins = {
        "begin": BEGIN, "draw": DRAW, "refresh": REFRESH, "open": OPEN, "end": END, "invasion": INVASION,
        "option": LIMIT, "discard": DISCARD, "combat": NEXT,
    }  # fmt: skip
    usual = "open"
    stats = {
        **{name: valued(which) for which, name in enumerate(c.VALUE_NAMES)},
        "power_ups": lambda s, r: r.power_ups, "damage": lambda s, r: r.damage, "tokens": lambda s, r: r.tokens,
        "moved": lambda s, r: r.moved, "weaken": lambda s, r: r.weaken,
    }  # fmt: skip
    states = {
        "readied": lambda s, r: s.place(r.card) == c.FIELD and not r.resting,
        "resting": lambda s, r: s.place(r.card) == c.FIELD and r.resting,
        "standby": lambda s, r: s.place(r.card) == c.STANDBY,
        **{name: has(bit) for name, bit in c.SKILL_NAMES.items()},
    }

    # ---- building
    def lead(self, s: State, seat: int, kind: Any, table: Mapping[str, Any]) -> None:
        change_number(s, seat, c.MP, int(table.get("mp", FIRST_MP)))
        change_number(s, seat, c.HONOR, int(table.get("honor", 0)))

    def lay(self, s: State, kind: Any, seat: int, zone: int) -> None:
        if zone == c.SUB_DECK and kind.name in self.ruleset.sub_kinds:
            kind = self.ruleset.sub_kinds[kind.name]
        bring(s, kind, seat, zone)

    def put_in_play(self, s: State, seat: int, key: str, kind: LegacyCard, entry: Mapping[str, Any]) -> None:
        if kind.kind & (c.WEAPON | c.SPELL):
            raise PositionError(f"{kind.name} lies under a character, not on a space: write it as 'linked'")
        position = entry.get("position", "readied")
        if position not in POSITIONS:
            raise PositionError(f"{kind.name}: position = {position!r}; there are {', '.join(POSITIONS)}")
        owner = SEATS.index(entry.get("owner", SEATS[seat]))
        space = self.space(s, seat, kind.name, entry)
        card = bring(s, kind, owner, c.DISPOSAL if position != "standby" else c.HAND)
        place(s, card, seat, space, position == "standby")
        r = writable(s, card)
        r.resting = position == "resting"
        r.power_ups, r.damage, r.tokens = (int(entry.get(word, 0)) for word in ("power_ups", "damage", "tokens"))
        for word, zone in self.piles.items():
            for each in entry.get(word, []):
                whose = seat if isinstance(each, str) else SEATS.index(each.get("owner", SEATS[seat]))
                under = bring(s, self.kind(entry_name(each)), whose, c.SUB_DECK)
                link(s, under, card, whose, zone == c.LINKED_DOWN)

    def space(self, s: State, seat: int, name: str, entry: Mapping[str, Any]) -> int:
        if "at" not in entry:
            raise PositionError(f"{name}: say where it lies, such as at = \"d4\"")
        space = rules_of(s).board.spaces.number(entry["at"])
        if rules_of(s).quick and rules_of(s).board.sides[space] != seat:
            raise PositionError(f"{name}: {entry['at']} is in the half of the other player")
        if card_at(s, space) is not None:
            raise PositionError(f"{name}: a card lies on {entry['at']} already")
        return space

    def filled(self, s: State) -> None:
        """[LLQ-turn.3] Who has the marker; [LLQ-col.1] a column has no gap."""
        marker = self.doc.get("marker", SEATS[s.active])
        if marker not in SEATS[: self.count]:
            raise PositionError(f"marker = {marker!r}: name a seat of this file")
        set_fact(s, c.MARKER, SEATS.index(marker))
        found = first_gap(s)
        if found is not None:
            raise PositionError(f"{found[0].definition.name} has nobody in front of it: a column has no gap")

    def turn(self, s: State, phase: str) -> None:
        s.turn = EARLIER_TURNS
        if phase == "combat":
            if not rules_of(s).quick:
                raise PositionError("only Quick-Play has a combat phase")
            s.active = 1 - s.facts[c.MARKER]  # the second turn of the round is over
        set_fact(s, c.PHASE, c.PHASE_NAMES.index(phase) if phase in c.PHASE_NAMES else c.END)
        turn = Turn()
        turn.pc = self.begins[phase]
        s.push(turn)

    def begun(self, s: State) -> None:
        """Nothing is to be settled."""

    # ---- asking
    def fact(self, word: str) -> str:
        return SEATS[self.game.state.facts[c.MARKER]] if word == "marker" else super().fact(word)

    def cards(self, seat: int, zone: str) -> list[Card]:
        found = super().cards(seat, zone)
        return found + self.game.state.zone(seat, c.STANDBY) if zone == "field" else found

    def is_unordered(self, zone: str) -> bool:
        return zone != "deck"

    def in_play(self, card: Card) -> OnField | None:
        record = self.game.state.records[card.number]
        return record if isinstance(record, OnField) else None

    def are_alike(self, one: OnField, other: OnField) -> bool:
        return False

    def is_at(self, name: str, place: str) -> bool:
        space = load_board(self.ruleset.rules.switches.board).spaces.number(place)
        cards = [card for card in self.called(name) if space_of(self.game.state, card) >= 0]
        return any(space_of(self.game.state, card) == space for card in cards)

    # ---- writing
    @classmethod
    def described(cls, made: DeckRuleset[Any], s: State) -> dict[str, Any]:
        found = super().described(made, s)
        return {**found, "marker": SEATS[s.facts[c.MARKER]]} if rules_of(s).quick else found

    @classmethod
    def lying(cls, s: State, seat: int, zone: int) -> list[Card]:
        return s.zone(seat, c.FIELD) + s.zone(seat, c.STANDBY)

    @classmethod
    def entry(cls, s: State, card: Card) -> dict[str, Any]:
        r = on_field(s, card)
        said: dict[str, Any] = {"at": rules_of(s).board.names[r.at]}
        if s.place(card) == c.STANDBY or r.resting:
            said["position"] = "standby" if s.place(card) == c.STANDBY else "resting"
        said |= {word: getattr(r, word) for word in ("power_ups", "damage", "tokens") if getattr(r, word)}
        if card.owner != r.controller:
            said["owner"] = SEATS[card.owner]
        for word, zone in cls.piles.items():
            pile = s.pile(card, zone)
            if pile:
                said[word] = [written(each, under(s, each, r.controller)) for each in pile]
        return said


def under(s: State, card: Card, seat: int) -> dict[str, Any]:
    return {"owner": SEATS[card.owner]} if s.controller(card) != seat else {}
