"""A scenario's position in Luminous, and the questions that its expectations ask."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.entering import place_in_play
from rulebound.games.luminous.atoms.facts import set_fact, set_number
from rulebound.games.luminous.atoms.lasting import gain_control
from rulebound.games.luminous.definition import LuminousCard
from rulebound.games.luminous.procedures.setup import ORBS_OF_A_COLOUR
from rulebound.games.luminous.procedures.turn import END_EFFECTS, MAIN, READY, Turn
from rulebound.games.luminous.record import InPlay, in_play, thing, writable
from rulebound.games.luminous.values import attack_of, health_of, skills_of
from rulebound.kernel.play import Card, Definition, State, bring
from rulebound.tabletop.deckpositions import DeckPosition, Found
from rulebound.tabletop.positions import SEATS, PositionError
from rulebound.tabletop.switches import Said

EARLIER_TURNS = 10  # the game has been going on


def has(bit: int) -> Found:
    return lambda s, r: skills_of(s, r) & bit > 0


class LuminousPosition(DeckPosition[InPlay]):
    """A position of Luminous."""

    entry_keys = {"damage": int, "expended": bool, "durability": int, "controller": str, "counters": int}
    numbers = {"life": c.LIFE}
    leader_zone = c.FAVORED
    heaps = {"deck": c.DECK, "hand": c.HAND, "discard": c.DISCARD, "void": c.VOID}
    rows = {"play": c.FIELD, "orbs": c.ORB_ROW}
    further_zones = {"orb_pile": c.ORB_PILE}
    blank_deck = 50
    phases = c.PHASE_NAMES
    phase_fact = c.PHASE
    begins = {"start": READY, "main": MAIN, "end": END_EFFECTS}
    usual = "main"
    stats = {
        "attack": attack_of, "health": health_of, "damage": lambda s, r: r.damage,
        "durability": lambda s, r: r.durability, "counters": lambda s, r: r.counters,
        "cost": lambda s, r: r.kind.cost(),
    }  # fmt: skip
    states = {
        "expended": lambda s, r: r.expended,
        "ready": lambda s, r: not r.expended,
        "attacking": lambda s, r: r.role == c.ATTACKING,
        "blocking": lambda s, r: r.role == c.BLOCKING,
        **{name: has(bit) for bit, name in c.SKILL_NAMES.items()},
    }

    def switches(self) -> dict[str, Any]:
        self.borrowed: list[tuple[Card, int]] = []
        switches = super().switches()
        self.count = max(self.count, Said("luminous", switches).number("players"))
        if self.count > 2:
            switches.setdefault("players", self.count)
        return switches

    # ---- building
    def lead(self, s: State, seat: int, kind: LuminousCard, table: Mapping[str, Any]) -> None:
        if "life" in table:
            set_number(s, seat, c.LIFE, int(table["life"]))
        place_in_play(s, bring(s, kind, seat, c.FAVORED), seat, kind)

    def put_in_play(self, s: State, seat: int, key: str, kind: LuminousCard, entry: Mapping[str, Any]) -> None:
        if kind.orb != (key == "orbs") or kind.spell or kind.favored:
            raise PositionError(f"{kind.name} is a {kind.type} and cannot lie in '{key}'")
        card = bring(s, kind, seat, self.rows[key])
        place_in_play(s, card, seat, kind)
        r = writable(s, card)
        r.damage = int(entry.get("damage", 0))
        r.expended = bool(entry.get("expended", False))
        r.durability = int(entry.get("durability", r.durability))
        r.counters = int(entry.get("counters", 0))
        if "controller" in entry:
            self.borrowed.append((card, SEATS.index(entry["controller"])))

    def filled(self, s: State) -> None:
        for seat in range(self.count):
            for kind in self.ruleset.rules.basics:
                laid = sum(card.definition is kind for card in s.zone(seat, c.ORB_ROW))
                for _ in range(ORBS_OF_A_COLOUR - laid):
                    bring(s, kind, seat, c.ORB_PILE)
        for card, controller in self.borrowed:
            gain_control(s, card, controller, c.FOR_GOOD)
        s.waiting = []

    def turn(self, s: State, phase: str) -> None:
        s.turn = EARLIER_TURNS
        set_fact(s, c.STARTER, 0)
        turn = Turn()
        turn.pc = self.begins[phase]
        s.push(turn)

    def begun(self, s: State) -> None:
        s.dirty = True
        s.rules.settle(s)

    def definitions(self) -> Iterable[Definition]:
        found: Iterable[Definition] = self.ruleset.rules.definitions.values()
        return found

    def kind(self, name: str) -> Any:
        """A card of the file, of the set, or what the rules and texts bring."""
        if name not in self.ruleset.kinds:
            for kind in self.definitions():
                if isinstance(kind, LuminousCard) and kind.name == name and (kind.basic or kind.token):
                    if not kind.key.endswith("(copy)"):
                        return kind
        return super().kind(name)

    # ---- asking
    def cards(self, seat: int, zone: str) -> list[Card]:
        found = super().cards(seat, zone)
        return found + self.game.state.zone(seat, c.VOID_FACE_DOWN) if zone == "void" else found

    def is_unordered(self, zone: str) -> bool:
        return zone in ("hand", "orb_pile")

    def in_play(self, card: Card) -> InPlay | None:
        return in_play(self.game.state, card)

    def are_alike(self, one: InPlay, other: InPlay) -> bool:
        s = self.game.state
        return s.rules.same(s, one.card, other.card)

    # ---- writing
    @classmethod
    def lying(cls, s: State, seat: int, zone: int) -> list[Card]:
        """The own cards, whoever controls them."""
        return [card for row in s.zones[zone :: c.ZONES] for card in row if card.owner == seat]

    @classmethod
    def entry(cls, s: State, card: Card) -> dict[str, Any]:
        r = thing(s, card)
        said: dict[str, Any] = {}
        if r.damage:
            said["damage"] = r.damage
        if r.expended:
            said["expended"] = True
        if r.kind.relic and r.durability != r.kind.durability:
            said["durability"] = r.durability
        if r.counters:
            said["counters"] = r.counters
        if r.controller != card.owner:
            said["controller"] = SEATS[r.controller]
        return said
