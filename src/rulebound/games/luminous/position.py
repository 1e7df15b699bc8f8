"""A scenario's position in Luminous, and the questions that its expectations ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.entering import place_in_play
from rulebound.games.luminous.atoms.facts import number, set_fact, set_number
from rulebound.games.luminous.atoms.lasting import gain_control
from rulebound.games.luminous.cardfile import CardFileError, PrintedCard, printed_card
from rulebound.games.luminous.definition import LuminousCard
from rulebound.games.luminous.library import card_set
from rulebound.games.luminous.record import InPlay, in_play, writable
from rulebound.games.luminous.ruleset import LuminousRuleset
from rulebound.games.luminous.setup import ORBS_OF_A_COLOUR, Opening, bring, new_state
from rulebound.games.luminous.turn import END_EFFECTS, MAIN, READY, Turn
from rulebound.games.luminous.values import attack_of, health_of, skills_of
from rulebound.games.luminous.words.names import cards_called
from rulebound.kernel.board import SEATS, Board, BoardError
from rulebound.kernel.cards import Card
from rulebound.kernel.decisions import Decision
from rulebound.kernel.game import Game
from rulebound.kernel.state import State

SEAT_KEYS = ("life", "favored", "hand", "deck", "discard", "void", "play", "orbs")
ENTRY_KEYS = ("card", "damage", "expended", "durability", "controller")
ZONES = {
    "deck": c.DECK, "hand": c.HAND, "orb_pile": c.ORB_PILE, "discard": c.DISCARD, "void": c.VOID,
    "favored": c.FAVORED, "orbs": c.ORB_ROW, "play": c.FIELD,
}  # fmt: skip
NUMBERS = {"life": c.LIFE}
BLANK_DECK = 50
EARLIER_TURNS = 10  # the game has been going on
PHASES = {"start": READY, "main": MAIN, "end": END_EFFECTS}


class LuminousBoard(Board):
    """Built from the tables of a scenario file."""

    def __init__(self, doc: dict[str, Any]) -> None:
        self.doc = doc
        self.tables: dict[str, dict[str, Any]] = doc.get("seat", {})
        for letter, table in self.tables.items():
            if letter not in SEATS:
                raise BoardError(f"there is no seat '{letter}': seats are A, B, C …")
            for key in table:
                if key not in SEAT_KEYS:
                    raise BoardError(f"seat {letter}: a seat has no '{key}'; it has {', '.join(SEAT_KEYS)}")
        count = max([2, *(SEATS.index(letter) + 1 for letter in self.tables)])
        switches = dict(doc.get("switches", {}))
        count = max(count, int(switches.get("players", 2)))
        if count > 2:
            switches.setdefault("players", count)
        check_values(doc, count)
        self.file_cards = self.printed_cards()
        self.ruleset = LuminousRuleset(list(SEATS[:count]), switches, self.wanted_cards())
        self.blank, self.blank_favored = self.ruleset.fillers
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
                entries = [value] if isinstance(value, str | Mapping) else value if isinstance(value, list) else []
                for entry in entries:
                    name = entry if isinstance(entry, str) else entry.get("card", "")
                    if key != "life" and name not in found and name in pool:
                        found[name] = pool[name]
        return list(found.values())

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
            raise BoardError(f"a scenario does not begin in the phase '{phase}'; use setup, start, main or end")
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
        self, s: State, seat: int, entry: str | dict[str, Any], zone: int, borrowed: list[tuple[Card, int]]
    ) -> None:
        kind = self.kind(entry_name(entry))
        if kind.orb != (zone == c.ORB_ROW) or kind.spell or kind.favored:
            where = "orbs" if zone == c.ORB_ROW else "play"
            raise BoardError(f"{kind.name} is a {kind.type} and cannot lie in '{where}'")
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
        raise BoardError(f"no card is called '{name}': neither this file nor the set has it")

    # ---- asking
    def is_free(self, question: Decision) -> bool:
        return question.menu in (c.M_MAIN, c.M_COMBAT)

    def cards(self, seat: int, zone: str) -> list[Card]:
        if zone not in ZONES:
            raise BoardError(f"there is no zone '{zone}'; zones are {', '.join(ZONES)}")
        s = self.game.state
        found = s.zone(seat, ZONES[zone])
        return found + s.zone(seat, c.VOID_FACE_DOWN) if zone == "void" else found

    def zone(self, seat: int, zone: str) -> list[str]:
        return [card.definition.name for card in self.cards(seat, zone)]

    def is_unordered(self, zone: str) -> bool:
        return zone in ("hand", "orb_pile")

    def must_exist(self, name: str) -> None:
        rules = self.ruleset.rules
        if name not in card_set() and all(kind.name != name for kind in rules.definitions.values()):
            raise BoardError(f"no card is called '{name}'")

    def seat_number(self, seat: int, word: str) -> int:
        if word in NUMBERS:
            return number(self.game.state, seat, NUMBERS[word])
        return len(self.cards(seat, word))

    def one_in_play(self, name: str) -> InPlay:
        s = self.game.state
        found = [r for r in (in_play(s, card) for card in self.called(name)) if r is not None]
        if not found:
            raise BoardError(f"{name} is not in play")
        if len(found) > 1 and any(not s.rules.same(s, found[0].card, r.card) for r in found[1:]):
            raise BoardError(f"'{name}' may be one of {len(found)} cards in play: say which, as in '{name} #1'")
        return found[0]

    def called(self, name: str) -> list[Card]:
        s = self.game.state
        found = [card for seat in range(s.rules.seats) for card in cards_called(s, seat, name)]
        return list(dict.fromkeys(found))

    def card_number(self, name: str, word: str) -> int:
        return self.stat(self.one_in_play(name), word)

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
        raise BoardError(f"a card has no number '{word}'; it has attack, health, damage, durability, cost")

    def card_state(self, name: str, word: str) -> bool:
        return self.state_of(self.one_in_play(name), word)

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
        raise BoardError(f"a card is never '{word}'; it is expended, ready, attacking or blocking")

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
        raise BoardError(f"Luminous has no '{word}'")


def check_values(doc: dict[str, Any], count: int) -> None:
    """Values of the wrong kind are said before anything is built."""
    turn = doc.get("turn", "A")
    if turn not in list(SEATS[:count]):
        raise BoardError(f"turn = {turn!r}: it is the turn of one of the seats {', '.join(SEATS[:count])}")
    if not isinstance(doc.get("seed", 1), int):
        raise BoardError(f"seed = {doc['seed']!r}: a seed is a whole number")
    for letter, table in doc.get("seat", {}).items():
        for key, value in table.items():
            wanted: type = int if key == "life" else str if key == "favored" else list
            if not isinstance(value, wanted) or isinstance(value, bool):
                kind = {int: "a whole number", str: "a card's name", list: "a list of cards"}[wanted]
                raise BoardError(f"seat {letter}: {key} = {value!r}: write {kind}")
            for entry in value if isinstance(value, list) else []:
                check_entry(letter, key, entry, count)


def check_entry(letter: str, key: str, entry: Any, count: int) -> None:
    where = f"seat {letter}, {key}"
    if not isinstance(entry, str | dict):
        raise BoardError(f"{where}: {entry!r} is neither a card's name nor a table with the key 'card'")
    if isinstance(entry, dict):
        for number in ("damage", "durability"):
            if not isinstance(entry.get(number, 0), int):
                raise BoardError(f"{where}: {number} = {entry[number]!r}: write a whole number")
        if entry.get("controller", "A") not in list(SEATS[:count]):
            raise BoardError(f"{where}: controller = {entry['controller']!r}: name a seat of this file")


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
