"""A scenario's position in Luminous, and the questions that its expectations ask."""

from __future__ import annotations

from typing import Any

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.entering import place_in_play
from rulebound.games.luminous.atoms.facts import set_fact, set_number
from rulebound.games.luminous.atoms.lasting import gain_control
from rulebound.games.luminous.cardfile import CardTable, PrintedCard
from rulebound.games.luminous.definition import LuminousCard
from rulebound.games.luminous.library import card_set
from rulebound.games.luminous.record import InPlay, in_play, writable
from rulebound.games.luminous.ruleset import LuminousRuleset
from rulebound.games.luminous.setup import ORBS_OF_A_COLOUR, Opening, bring, new_state
from rulebound.games.luminous.turn import END_EFFECTS, MAIN, READY, Turn
from rulebound.games.luminous.values import attack_of, health_of, skills_of
from rulebound.games.luminous.words.names import cards_called
from rulebound.kernel.cards import Card
from rulebound.kernel.game import Game
from rulebound.kernel.state import State
from rulebound.tabletop.positions import SEATS, Entry, Position, PositionError, entry_name
from rulebound.tabletop.switches import Said

BLANK_DECK = 50
EARLIER_TURNS = 10  # the game has been going on
PHASES = {"start": READY, "main": MAIN, "end": END_EFFECTS}


class LuminousPosition(Position[InPlay]):
    """A position of Luminous."""

    seat_keys = {
        "life": int, "favored": str, "hand": list, "deck": list, "discard": list, "void": list, "play": list,
        "orbs": list,
    }  # fmt: skip
    entry_keys = {"damage": int, "expended": bool, "durability": int, "controller": str}
    zones = {
        "deck": c.DECK, "hand": c.HAND, "orb_pile": c.ORB_PILE, "discard": c.DISCARD, "void": c.VOID,
        "favored": c.FAVORED, "orbs": c.ORB_ROW, "play": c.FIELD,
    }  # fmt: skip
    numbers = {"life": c.LIFE}
    phases = c.PHASE_NAMES

    def __init__(self, doc: dict[str, Any]) -> None:
        super().__init__(doc)
        switches = dict(doc.get("switches", {}))
        self.count = max(self.count, Said("luminous", switches).number("players"))
        if self.count > 2:
            switches.setdefault("players", self.count)
        self.check()
        self.file_cards = CardTable.by_name(doc.get("card", []))
        self.ruleset = LuminousRuleset(list(SEATS[: self.count]), switches, self.wanted_cards())
        self.blank, self.blank_favored = self.ruleset.fillers
        self.game = self.begin(self.count)

    def wanted_cards(self) -> list[PrintedCard]:
        """The cards of the file, and those of the set that the position names."""
        pool = card_set()
        named = {name: pool[name] for name in self.names_of_cards() if name in pool}
        return list((named | self.file_cards).values())

    # ---- building
    def begin(self, count: int) -> Game:
        s = new_state(self.ruleset.rules, int(self.doc.get("seed", 1)))
        active = SEATS.index(self.doc.get("turn", "A"))
        phase = self.doc.get("phase", "main")
        s.active = active
        s.turn = 0 if phase == "setup" else EARLIER_TURNS
        borrowed: list[tuple[Card, int]] = []
        for seat in range(count):
            self.fill_seat(s, seat, borrowed)
        for card, controller in borrowed:
            gain_control(s, card, controller, c.FOR_GOOD)
        for card in (each for zone in s.zones for each in zone):
            r = in_play(s, card)
            if r is not None:
                writable(s, card).entered = 0
        s.history = None
        s.waiting = []
        s.dirty = False
        s.secrets = 0
        if phase == "setup":
            s.push(Opening(active, True))
        elif phase in PHASES:
            set_fact(s, c.STARTER, 0)
            turn = Turn()
            turn.pc = PHASES[phase]
            s.push(turn)
        else:
            raise PositionError(f"a scenario does not begin in the phase '{phase}'; use setup, start, main or end")
        game = Game(self.ruleset, s, {})
        s.dirty = True
        s.rules.settle(s)
        s.advance()
        return game

    def fill_seat(self, s: State, seat: int, borrowed: list[tuple[Card, int]]) -> None:
        table = self.tables.get(SEATS[seat], {})
        everybody = (1 << s.rules.seats) - 1
        if "life" in table:
            set_number(s, seat, c.LIFE, int(table["life"]))
        name = table.get("favored")
        kind = self.blank_favored if name is None else self.kind(name)
        place_in_play(s, bring(s, kind, seat, c.FAVORED, everybody), seat, kind)
        decked = table.get("deck")
        names = [None] * BLANK_DECK if decked is None else decked
        for entry in names:
            bring(s, self.blank if entry is None else self.kind(entry_name(entry)), seat, c.DECK, 0)
        for entry in table.get("hand", []):
            bring(s, self.kind(entry_name(entry)), seat, c.HAND, 1 << seat)
        for entry in table.get("discard", []):
            bring(s, self.kind(entry_name(entry)), seat, c.DISCARD, everybody)
        for entry in table.get("void", []):
            bring(s, self.kind(entry_name(entry)), seat, c.VOID, everybody)
        for entry in table.get("play", []):
            self.put_in_play(s, seat, entry, c.FIELD, borrowed)
        for entry in table.get("orbs", []):
            self.put_in_play(s, seat, entry, c.ORB_ROW, borrowed)
        for kind in self.ruleset.rules.basics:
            laid = sum(1 for card in s.zone(seat, c.ORB_ROW) if card.definition is kind)
            for _ in range(ORBS_OF_A_COLOUR - laid):
                bring(s, kind, seat, c.ORB_PILE, everybody)

    def put_in_play(
        self, s: State, seat: int, entry: Entry, zone: int, borrowed: list[tuple[Card, int]]
    ) -> None:
        kind = self.kind(entry_name(entry))
        if kind.orb != (zone == c.ORB_ROW) or kind.spell or kind.favored:
            where = "orbs" if zone == c.ORB_ROW else "play"
            raise PositionError(f"{kind.name} is a {kind.type} and cannot lie in '{where}'")
        card = bring(s, kind, seat, zone, (1 << s.rules.seats) - 1)
        place_in_play(s, card, seat, kind)
        if isinstance(entry, dict):
            r = writable(s, card)
            r.damage = int(entry.get("damage", 0))
            r.expended = bool(entry.get("expended", False))
            if "durability" in entry:
                r.durability = int(entry["durability"])
            if "controller" in entry:
                borrowed.append((card, SEATS.index(entry["controller"])))

    def kind(self, name: str) -> LuminousCard:
        """A card of the file, of the set, or what the rules and texts bring."""
        rules = self.ruleset.rules
        found = self.ruleset.kinds.get(name)
        if found is not None:
            return found
        for basic in rules.basics:
            if basic.name == name:
                return basic
        if name == rules.bloom.name:
            return rules.bloom
        for kind in rules.definitions.values():
            if isinstance(kind, LuminousCard) and kind.token and kind.name == name and not kind.key.endswith("(copy)"):
                return kind
        raise PositionError(f"no card is called '{name}': neither this file nor the set has it")

    # ---- asking
    def cards(self, seat: int, zone: str) -> list[Card]:
        found = super().cards(seat, zone)
        return found + self.game.state.zone(seat, c.VOID_FACE_DOWN) if zone == "void" else found

    def is_unordered(self, zone: str) -> bool:
        return zone in ("hand", "orb_pile")

    def must_exist(self, name: str) -> None:
        rules = self.ruleset.rules
        if name not in card_set() and all(kind.name != name for kind in rules.definitions.values()):
            raise PositionError(f"no card is called '{name}'")

    def in_play(self, card: Card) -> InPlay | None:
        return in_play(self.game.state, card)

    def called(self, name: str) -> list[Card]:
        s = self.game.state
        return [card for seat in range(s.rules.seats) for card in cards_called(s, seat, name)]

    def are_alike(self, one: InPlay, other: InPlay) -> bool:
        s = self.game.state
        return s.rules.same(s, one.card, other.card)

    def phase(self) -> int:
        return self.game.state.facts[c.PHASE]

    def stat(self, r: InPlay, word: str) -> int:
        s = self.game.state
        if word == "attack":
            return attack_of(s, r)
        if word == "health":
            return health_of(s, r)
        if word == "damage":
            return r.damage
        if word == "durability":
            return r.durability
        if word == "cost":
            return r.kind.cost()
        raise PositionError(f"a card has no number '{word}'; it has attack, health, damage, durability, cost")

    def state_of(self, r: InPlay, word: str) -> bool:
        if word == "expended":
            return r.expended
        if word == "ready":
            return not r.expended
        if word in ("attacking", "blocking"):
            return r.role == (c.ATTACKING if word == "attacking" else c.BLOCKING)
        for bit, skill in c.SKILL_NAMES.items():
            if skill == word:
                return skills_of(self.game.state, r) & bit > 0
        raise PositionError(f"a card is never '{word}'; it is expended, ready, attacking or blocking")
