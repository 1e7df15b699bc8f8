"""A scenario's position in Starlight: built from a file, asked by its expectations, and written as a file says it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms import setting_up
from rulebound.games.starlight.atoms.facts import set_active, set_fact
from rulebound.games.starlight.cardfile import PrintedCard, creature_cards
from rulebound.games.starlight.definition import StarlightCard, kind_of
from rulebound.games.starlight.library import CORE, card_set, is_playing, key_of
from rulebound.games.starlight.procedures.turn import ARRIVE, END_EFFECTS, MAIN, Turn
from rulebound.games.starlight.record import Creature, Laid, creature, laid
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.ruleset import StarlightRuleset
from rulebound.games.starlight.values import active, auras, creatures, telegraphed
from rulebound.kernel.cards import Definition
from rulebound.kernel.play import Card, Record, State, bring
from rulebound.tabletop.deckgames import DeckRuleset
from rulebound.tabletop.deckpositions import Counted, DeckPosition
from rulebound.tabletop.positions import SEATS, Entry, PositionError, entry_name

EARLIER_TURNS = 10  # the game has been going on
FULL_DECK = 16
CREATURE_KEYS: dict[str, type] = {
    "name": str, "at": str, "health": int, "energy": int, "mana": int, "atk": int, "def": int, "telegraph": list,
    "auras": list, "entered": bool,
}  # fmt: skip
DEFAULTS = {"health": 19, "energy": 7, "mana": 3, "atk": 0, "def": 0}
IN_SETUP = {**DEFAULTS, "energy": 13}


def number_of(which: int) -> Counted:
    return lambda s, r: int(r.stats[which])


class StarlightPosition(DeckPosition[Record]):
    """A position of Starlight."""

    ruleset: StarlightRuleset
    entry_keys = {"supplier": str}
    piles = {"telegraph": c.TELEGRAPH, "auras": c.AURAS}
    pile_keys = {"counters": int, "owner": str, "supplier": str}
    numbers = {"points": c.POINTS}
    heaps = {"deck": c.DRAW, "hand": c.HAND, "discard": c.DISCARD}
    rows = {"creatures": c.TEAM}
    further_keys = {"generators": list}
    further_zones = {"core": c.CORE, "played": c.PLAYED}
    phases = c.PHASE_NAMES
    phase_fact = c.PHASE
    begins = {"start": ARRIVE, "main": MAIN, "end": END_EFFECTS}
    usual = "main"
    stats = {
        "counters": lambda s, r: r.counters, "moved": lambda s, r: r.moved,
        **{word.lower(): number_of(which) for which, word in enumerate(c.STAT_NAMES)},
    }  # fmt: skip
    states = {}

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

    def cards_of_file(self) -> dict[str, PrintedCard]:
        found = super().cards_of_file()
        for number, table in enumerate(self.doc.get("creature", []), 1):
            found |= {card.name: card for card in creature_cards(table, "", number)}
        drafted = self.is_drafted()
        self.teams: list[list[dict[str, Any]]] = [[] if drafted else self.team_of(seat) for seat in range(self.count)]
        return found

    def is_drafted(self) -> bool:
        """[ST-SET.1] Where the switch says so, and no seat has creatures, the setup begins with choosing them."""
        if self.doc.get("phase") != "setup" or self.switches().get("draft") != "alternate":
            return False
        return not any(table.get("creatures") for table in self.tables.values())

    def named_cards(self) -> dict[str, PrintedCard]:
        """Those of the set that the position names, the Core cards, and the creatures."""
        pool = card_set() | self.file_cards
        if self.is_drafted():
            return pool
        names = [card.name for card in pool.values() if card.source == CORE]
        found: dict[str, PrintedCard] = {}
        for table in self.tables.values():
            names += [entry_name(entry) for key in self.heaps for entry in table.get(key, [])]
        for member in (each for team in self.teams for each in team):
            name = member["name"]
            found[name] = pool.get(name, PrintedCard(name, "Creature", factions=("Blank", "Plain")))
            names += [card.name for card in pool.values() if card.owner == name]
            names += [entry_name(entry) for key in self.piles for entry in member.get(key, [])]
        return found | {name: pool[name] for name in names if name in pool}

    # ---- building
    def filled(self, s: State) -> None:
        for seat in range(self.count):
            self.fill_piles(s, seat)
        self.set_generators(s)
        if not self.is_drafted():
            self.set_order(s)

    def turn(self, s: State, phase: str) -> None:
        s.turn = EARLIER_TURNS
        set_fact(s, c.PHASE, c.PHASE_NAMES.index(phase))
        turn = Turn()
        turn.pc = self.begins[phase]
        s.push(turn)

    def begun(self, s: State) -> None:
        """Nothing has to be settled."""

    def fill_seat(self, s: State, seat: int, table: Mapping[str, Any]) -> None:
        setup = self.doc.get("phase") == "setup"
        setting_up.set_points(s, seat, int(table.get("points", 0)))
        for slot, member in enumerate(self.teams[seat]):
            name = member["name"]
            if name not in self.ruleset.creatures:
                raise PositionError(f"no creature is called '{name}': neither this file nor the set has it")
            card = setting_up.add_creature(s, self.ruleset.creatures[name], seat, slot)
            values = IN_SETUP if setup else DEFAULTS
            stats = [int(member.get(word.lower(), values[word.lower()])) for word in c.STAT_NAMES]
            entered = bool(member.get("entered", not setup))
            setting_up.set_up_creature(s, card, stats, self.tile(member.get("at", "limbo")), entered)
        blank: list[Entry] = [] if self.is_drafted() else [self.ruleset.blank_card.name] * FULL_DECK
        for key, zone in self.heaps.items():
            for entry in table.get(key, blank if key == "deck" else []):
                bring(s, self.brought(seat, entry), seat, zone)

    def fill_piles(self, s: State, seat: int) -> None:
        """What lies beside the creatures; a Core card that lies anywhere is not in the Core Pile."""
        for card, member in zip(s.zone(seat, c.TEAM), self.teams[seat], strict=True):
            for entry in member.get("telegraph", []):
                setting_up.lay(s, bring(s, self.brought(seat, entry, member["name"]), seat, c.PLAYED), card, -1)
            for entry in member.get("auras", []):
                owner = seat if isinstance(entry, str) else SEATS.index(entry.get("owner", SEATS[seat]))
                kind = self.brought(owner, entry)
                counters = kind.counters if isinstance(entry, str) else int(entry.get("counters", kind.counters))
                setting_up.lay(s, bring(s, kind, owner, c.PLAYED), card, counters)
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
            setting_up.seat_creature(s, card, place)
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

    def brought(self, seat: int, entry: Entry, by: str = "") -> StarlightCard:
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

    def definitions(self) -> Iterable[Definition]:
        return self.ruleset.rules.definitions.values()

    def in_play(self, card: Card) -> Record | None:
        record = self.game.state.records[card.number]
        return record if isinstance(record, Creature | Laid) else None

    def are_alike(self, one: Record, other: Record) -> bool:
        return False

    def fact(self, word: str) -> str:
        return active(self.game.state).definition.name if word == "turn" else super().fact(word)

    def stat(self, r: Record, word: str) -> int:
        if isinstance(r, Laid) != (word == "counters"):
            raise PositionError(f"'{word}' is no number of it; Auras have counters, creatures {', '.join(self.stats)}")
        return super().stat(r, word)

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

    # ---- writing
    @classmethod
    def described(cls, made: DeckRuleset[Any], s: State) -> dict[str, Any]:
        known = card_set()
        own = [card for card in made.cards if card.name not in known]
        passives = {card.owner: {"name": card.name, "text": card.text} for card in own if card.kind == "Passive"}
        beings = [
            {"name": card.name, "factions": list(card.factions)}
            | ({"passive": passives[card.name]} if card.name in passives else {})
            for card in own
            if card.kind == "Creature"
        ]
        ordered = sorted(creatures(s), key=lambda card: creature(s, card).place)
        return {
            **super().described(made, s),
            "active": named(s, active(s)),
            "order": [named(s, card) for card in ordered],
            "neutral": [letter for at, letter in enumerate(c.LETTERS) if s.facts[c.GENERATORS + at] == c.NEUTRAL],
            "card": [made.as_table(card) for card in own if is_playing(card)],
            "creature": beings,
        }

    @classmethod
    def seat_table(cls, made: DeckRuleset[Any], s: State, seat: int) -> dict[str, Any]:
        owned = [letter for at, letter in enumerate(c.LETTERS) if s.facts[c.GENERATORS + at] == seat + 1]
        table: dict[str, Any] = {"points": s.numbers[seat * c.SEAT_NUMBERS + c.POINTS], "generators": owned}
        table |= {key: [entry(card) for card in s.zone(seat, zone)] for key, zone in cls.heaps.items()}
        if not s.turn:  # a file begins before the opening hands
            table["deck"] = [*table.pop("hand"), *table["deck"]]
        table["creatures"] = [creature_table(s, card) for card in s.zone(seat, c.TEAM)]
        return table


def named(s: State, card: Card) -> str:
    twins = [each for each in creatures(s) if each.definition is card.definition]
    return f"{card.definition.name} of {SEATS[card.owner]}" if len(twins) > 1 else card.definition.name


def entry(card: Card) -> str | dict[str, Any]:
    supplier = kind_of(card).supplier
    return {"card": card.definition.name, "supplier": supplier} if supplier else card.definition.name


def creature_table(s: State, card: Card) -> dict[str, Any]:
    r = creature(s, card)
    at = "limbo" if r.at < 0 else rules_of(s).board.spaces.spaces[r.at].name
    found: dict[str, Any] = {"name": card.definition.name, "at": at, "entered": r.entered}
    found |= {word.lower(): r.stats[which] for which, word in enumerate(c.STAT_NAMES)}
    found["telegraph"] = [entry(each) for each in telegraphed(s, card)]
    found["auras"] = [
        {"card": each.definition.name, "counters": laid(s, each).counters, "owner": SEATS[each.owner]}
        | ({"supplier": kind_of(each).supplier} if kind_of(each).supplier else {})
        for each in auras(s, card)
    ]
    return found
