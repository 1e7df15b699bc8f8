"""A position of Starlight as the tables of a scenario file."""

from __future__ import annotations

from typing import Any

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.library import as_table, card_set
from rulebound.games.starlight.record import creature, laid
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.ruleset import StarlightRuleset
from rulebound.games.starlight.values import active, auras, creatures, telegraphed
from rulebound.kernel.play import Card, State
from rulebound.tabletop.positions import SEATS


def described(made: StarlightRuleset, s: State) -> dict[str, Any]:
    known = card_set()
    own = [card for card in made.cards if card.name not in known]
    tables = [as_table(card) for card in own if card.kind not in ("Creature", "Passive")]
    passives = {card.owner: {"name": card.name, "text": card.text} for card in own if card.kind == "Passive"}
    beings = [
        {"name": card.name, "factions": list(card.factions)}
        | ({"passive": passives[card.name]} if card.name in passives else {})
        for card in own
        if card.kind == "Creature"
    ]
    ordered = sorted(creatures(s), key=lambda card: creature(s, card).place)
    doc: dict[str, Any] = {
        "phase": c.PHASE_NAMES[s.facts[c.PHASE]],
        "active": named(s, active(s)),
        "order": [named(s, card) for card in ordered],
        "neutral": [letter for at, letter in enumerate(c.LETTERS) if s.facts[c.GENERATORS + at] == c.NEUTRAL],
        "switches": dict(made.rules.switches.given),
    }
    seats = {SEATS[seat]: seat_table(made, s, seat) for seat in range(s.rules.seats)}
    return {**doc, "card": tables, "creature": beings, "seat": seats}


def named(s: State, card: Card) -> str:
    twins = [each for each in creatures(s) if each.definition is card.definition]
    return f"{card.definition.name} of {SEATS[card.owner]}" if len(twins) > 1 else card.definition.name


def seat_table(made: StarlightRuleset, s: State, seat: int) -> dict[str, Any]:
    owned = [letter for at, letter in enumerate(c.LETTERS) if s.facts[c.GENERATORS + at] == seat + 1]
    table: dict[str, Any] = {"points": s.numbers[seat * c.SEAT_NUMBERS + c.POINTS], "generators": owned}
    for key, zone in (("hand", c.HAND), ("deck", c.DRAW), ("discard", c.DISCARD)):
        table[key] = [entry(card) for card in s.zone(seat, zone)]
    if not s.turn:  # a file begins before the opening hands
        table["deck"] = [*table.pop("hand"), *table["deck"]]
    table["creatures"] = [creature_table(s, card) for card in s.zone(seat, c.TEAM)]
    return table


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
