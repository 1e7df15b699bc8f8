"""A scenario's position in Starlight, and the questions that its expectations ask."""

from __future__ import annotations

from typing import Any

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.facts import set_active, set_fact
from rulebound.games.starlight.atoms.setting_up import (
    add_creature,
    lay,
    seat_creature,
    set_points,
    set_up_creature,
)
from rulebound.games.starlight.cardfile import CardTable, PrintedCard, creature_cards
from rulebound.games.starlight.definition import StarlightCard, kind_of
from rulebound.games.starlight.library import CORE, card_set, key_of
from rulebound.games.starlight.record import Creature, Laid, creature
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.ruleset import StarlightRuleset
from rulebound.games.starlight.setup import Opening, new_state
from rulebound.games.starlight.turn import ARRIVE, END_EFFECTS, MAIN, Turn
from rulebound.games.starlight.values import active
from rulebound.games.starlight.words.names import cards_called
from rulebound.kernel.game import Game
from rulebound.kernel.play import Card, Record, State, bring
from rulebound.tabletop.positions import SEATS, Entry, Position, PositionError, entry_name

EARLIER_TURNS = 10  # the game has been going on
FULL_DECK = 16
PHASES = {"start": ARRIVE, "main": MAIN, "end": END_EFFECTS}
CREATURE_KEYS: dict[str, type] = {
    "name": str, "at": str, "health": int, "energy": int, "mana": int, "atk": int, "def": int, "telegraph": list,
    "auras": list, "entered": bool,
}  # fmt: skip
DEFAULTS = {"health": 19, "energy": 7, "mana": 3, "atk": 0, "def": 0}
IN_SETUP = {**DEFAULTS, "energy": 13}


class StarlightPosition(Position[Record]):
    """A position of Starlight."""

    seat_keys = {"points": int, "generators": list, "hand": list, "deck": list, "discard": list, "creatures": list}
    entry_keys = {"supplier": str}
    piles = {"telegraph": c.TELEGRAPH, "auras": c.AURAS}
    pile_keys = {"counters": int, "owner": str, "supplier": str}
    zones = {"deck": c.DRAW, "hand": c.HAND, "discard": c.DISCARD, "core": c.CORE, "played": c.PLAYED}
    numbers = {"points": c.POINTS}
    phases = c.PHASE_NAMES

    def __init__(self, ruleset: str, doc: dict[str, Any]) -> None:
        super().__init__(doc)
        self.check()
        self.file_cards = CardTable.by_name(doc.get("card", []))
        for number, table in enumerate(doc.get("creature", []), 1):
            self.file_cards |= {card.name: card for card in creature_cards(table, "", number)}
        self.teams = [self.team_of(seat) for seat in range(self.count)]
        switches = doc.get("switches", {})
        self.ruleset = StarlightRuleset(ruleset, SEATS[: self.count], switches, self.wanted_cards())
        self.game = self.begin()

    # ---- what is wrong with a file
    def check_entry(self, where: str, entry: Any) -> None:
        if where.endswith("generators"):
            if entry not in list(c.LETTERS):
                raise PositionError(f"{where}: {entry!r} is no generator; there are A, B, C and D")
        elif not where.endswith("creatures") or isinstance(entry, str):
            super().check_entry(where, entry)
        elif not isinstance(entry, dict) or "name" not in entry:
            raise PositionError(f"{where}: a creature is a table with its name; keys are {', '.join(CREATURE_KEYS)}")
        else:
            self.check_keys(where, {"card": entry["name"], **entry}, CREATURE_KEYS)
            for key in self.piles:
                for each in entry.get(key, []):
                    self.check_keys(f"{where}, {key}", each, self.pile_keys)

    # ---- which cards there are
    def team_of(self, seat: int) -> list[dict[str, Any]]:
        """The creatures of a seat as tables; a seat has two, so what is missing is a creature without text."""
        given = self.tables.get(SEATS[seat], {}).get("creatures", [])
        team = [{"name": entry} if isinstance(entry, str) else dict(entry) for entry in given]
        if len(team) > 2:
            raise PositionError(f"seat {SEATS[seat]}: a player has two creatures, not {len(team)}")
        while len(team) < 2:
            team.append({"name": f"{SEATS[seat]}'s {'first' if not team else 'second'} creature"})
        return team

    def wanted_cards(self) -> list[PrintedCard]:
        """The cards of the file, those of the set that the position names, the Core cards, and the creatures."""
        pool = card_set() | self.file_cards
        names = [card.name for card in pool.values() if card.source == CORE]
        found: dict[str, PrintedCard] = {}
        for table in self.tables.values():
            for key in ("hand", "deck", "discard"):
                names += [entry_name(entry) for entry in table.get(key, [])]
        for member in (each for team in self.teams for each in team):
            name = member["name"]
            found[name] = pool.get(name, PrintedCard(name, "Creature", factions=("Blank", "Plain")))
            names += [card.name for card in pool.values() if card.owner == name]
            names += [entry_name(entry) for key in ("telegraph", "auras") for entry in member.get(key, [])]
        found |= {name: pool[name] for name in names if name in pool}
        return list((found | self.file_cards).values())

    # ---- building
    def begin(self) -> Game:
        s = new_state(self.ruleset.rules, int(self.doc.get("seed", 1)))
        phase = self.doc.get("phase", "main")
        if phase != "setup" and phase not in PHASES:
            raise PositionError(f"a scenario does not begin in the phase '{phase}'; use setup, start, main or end")
        s.turn = 0 if phase == "setup" else EARLIER_TURNS
        for seat in range(self.count):
            self.fill_seat(s, seat, phase == "setup")
        for seat in range(self.count):
            self.fill_piles(s, seat)
        self.set_generators(s)
        self.set_order(s)
        s.history = None
        s.secrets = 0
        if phase == "setup":
            s.push(Opening(SEATS.index(self.doc.get("turn", "A")), True))
        else:
            turn = Turn()
            turn.pc = PHASES[phase]
            s.push(turn)
            set_fact(s, c.PHASE, c.PHASE_NAMES.index(phase))
        game = Game(self.ruleset, s, {})
        s.advance()
        return game

    def fill_seat(self, s: State, seat: int, setup: bool) -> None:
        table = self.tables.get(SEATS[seat], {})
        set_points(s, seat, int(table.get("points", 0)))
        for slot, member in enumerate(self.teams[seat]):
            name = member["name"]
            if name not in self.ruleset.creatures:
                raise PositionError(f"no creature is called '{name}': neither this file nor the set has it")
            card = add_creature(s, self.ruleset.creatures[name], seat, slot)
            at = self.tile(member.get("at", "limbo"))
            values = IN_SETUP if setup else DEFAULTS
            stats = [int(member.get(word.lower(), values[word.lower()])) for word in c.STAT_NAMES]
            set_up_creature(s, card, stats, at, bool(member.get("entered", not setup)))
        decked = table.get("deck")
        for entry in [None] * FULL_DECK if decked is None else decked:
            bring(s, self.ruleset.blank_card if entry is None else self.kind(seat, entry), seat, c.DRAW)
        for entry in table.get("hand", []):
            bring(s, self.kind(seat, entry), seat, c.HAND)
        for entry in table.get("discard", []):
            bring(s, self.kind(seat, entry), seat, c.DISCARD)

    def fill_piles(self, s: State, seat: int) -> None:
        """What lies beside the creatures; a Core card that lies anywhere is not in the Core Pile."""
        for card, member in zip(s.zone(seat, c.TEAM), self.teams[seat], strict=True):
            for entry in member.get("telegraph", []):
                lay(s, bring_laid(s, self.kind(seat, entry, member["name"]), seat), card, -1)
            for entry in member.get("auras", []):
                owner = seat if isinstance(entry, str) else SEATS.index(entry.get("owner", SEATS[seat]))
                kind = self.kind(owner, entry)
                counters = kind.counters if isinstance(entry, str) else int(entry.get("counters", kind.counters))
                lay(s, bring_laid(s, kind, owner), card, counters)
        lying = {card.definition.key for zone in s.zones for card in zone if card.owner == seat}
        for kind in self.ruleset.rules.core:
            if kind.key not in lying:
                bring(s, kind, seat, c.CORE)  # rules.core is sorted by name

    def set_generators(self, s: State) -> None:
        neutral = self.doc.get("neutral", [])
        for seat in range(self.count):
            home = c.LETTERS[rules_of(s).board.homes[seat]]
            usual = [home] if home not in neutral else []
            for letter in self.tables.get(SEATS[seat], {}).get("generators", usual):
                if s.facts[c.GENERATORS + c.LETTERS.index(letter)]:
                    raise PositionError(f"generator {letter} cannot belong to both players")
                set_fact(s, c.GENERATORS + c.LETTERS.index(letter), seat + 1)

    def set_order(self, s: State) -> None:
        """The order of turns, and whose turn it is."""
        team = [s.zone(seat, c.TEAM)[slot] for slot in range(2) for seat in range(self.count)]
        given = [self.one_called(team, name) for name in self.doc.get("order", [])]
        ordered = given + [card for card in team if card not in given]
        for place, card in enumerate(ordered):
            seat_creature(s, card, place)
        name = self.doc.get("active")
        seat = SEATS.index(self.doc.get("turn", "A"))
        own = [card for card in ordered if card.owner == seat]
        who = own[0] if name is None else self.one_called(team, name)
        set_active(s, who.owner)
        set_fact(s, c.AT, creature(s, who).place)

    def one_called(self, team: list[Card], name: str) -> Card:
        bare, _, letter = name.partition(" of ")
        found = [card for card in team if card.definition.name == bare and letter in ("", SEATS[card.owner])]
        if len(found) != 1:
            raise PositionError(f"'{name}' is not one of the creatures of this file, or may be several")
        return found[0]

    def tile(self, name: str) -> int:
        return c.LIMBO if name == "limbo" else self.ruleset.rules.board.spaces.number(name)

    def kind(self, seat: int, entry: Entry, by: str = "") -> StarlightCard:
        """A card as its supplier brings it: who is named, or whose it is, or the first of the team."""
        name = entry_name(entry)
        team = [member["name"] for member in self.teams[seat]]
        said = [] if isinstance(entry, str) else [entry["supplier"]] if "supplier" in entry else []
        for supplier in ("", *said, by, *team):
            if key_of(name, supplier) in self.ruleset.kinds:
                return self.ruleset.kinds[key_of(name, supplier)]
        for found in self.ruleset.kinds.values():
            if found.name == name:
                return found
        if name == self.ruleset.blank_card.name:
            return self.ruleset.blank_card
        raise PositionError(f"no card is called '{name}': neither this file nor the set has it for this team")

    # ---- asking
    def is_unordered(self, zone: str) -> bool:
        return zone in ("hand", "core")

    def must_exist(self, name: str) -> None:
        if name not in card_set() and all(kind.name != name for kind in self.ruleset.rules.definitions.values()):
            raise PositionError(f"no card is called '{name}'")

    def in_play(self, card: Card) -> Record | None:
        record = self.game.state.records[card.number]
        return record if isinstance(record, Creature | Laid) else None

    def called(self, name: str) -> list[Card]:
        s = self.game.state
        return [card for seat in range(s.rules.seats) for card in cards_called(s, seat, name)]

    def are_alike(self, one: Record, other: Record) -> bool:
        return False

    def phase(self) -> int:
        return self.game.state.facts[c.PHASE]

    def fact(self, word: str) -> str:
        return active(self.game.state).definition.name if word == "turn" else super().fact(word)

    def stat(self, r: Record, word: str) -> int:
        if isinstance(r, Laid) and word == "counters":
            return r.counters
        if isinstance(r, Creature):
            if word == "moved":
                return r.moved
            for which, name in enumerate(c.STAT_NAMES):
                if name.lower() == word:
                    return r.stats[which]
        known = ", ".join([*(word.lower() for word in c.STAT_NAMES), "auras", "telegraph", "moved"])
        raise PositionError(f"'{word}' is no number of it; creatures have {known}, Auras counters")

    def state_of(self, r: Record, word: str) -> bool:
        raise PositionError(f"nothing is ever '{word}' in this game")

    def creature_called(self, name: str) -> Card:
        found = [card for card in dict.fromkeys(self.called(name)) if kind_of(card).creature]
        if len(found) != 1:
            raise PositionError(f"'{name}' is no creature here, or may be several")
        return found[0]

    def is_at(self, name: str, place: str) -> bool:
        return creature(self.game.state, self.creature_called(name)).at == self.tile(place)

    def owner_of(self, what: str, name: str) -> str:
        if what != "generator" or name not in list(c.LETTERS):
            raise PositionError(f"there is no {what} {name}; there are the generators A, B, C and D")
        owner = self.game.state.facts[c.GENERATORS + c.LETTERS.index(name)]
        return "neutral" if owner == c.NEUTRAL else SEATS[owner - 1]


def bring_laid(s: State, kind: StarlightCard, seat: int) -> Card:
    return bring(s, kind, seat, c.PLAYED)
