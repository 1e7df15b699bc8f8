"""A position of Lightseekers as the tables of a scenario file."""

from __future__ import annotations

from typing import Any

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.library import as_table, card_set
from rulebound.games.lightseekers.record import thing
from rulebound.games.lightseekers.ruleset import LightseekersRuleset
from rulebound.games.lightseekers.values import number
from rulebound.kernel.cards import Card
from rulebound.kernel.state import State
from rulebound.tabletop.positions import SEATS


def described(made: LightseekersRuleset, s: State) -> dict[str, Any]:
    known = card_set()
    cards = [as_table(card) for card in made.cards if card.name not in known]
    seats = {SEATS[seat]: seat_table(made, s, seat) for seat in range(s.rules.seats)}
    doc: dict[str, Any] = {"phase": c.PHASE_NAMES[s.facts[c.PHASE]], "switches": dict(made.rules.switches.given)}
    return {**doc, "card": cards, "seat": seats}


def seat_table(made: LightseekersRuleset, s: State, seat: int) -> dict[str, Any]:
    table: dict[str, Any] = {"health": number(s, seat, c.HEALTH), "vp": number(s, seat, c.VP)}
    heroes = [card.definition for card in s.zone(seat, c.HERO) if card.definition is not made.fillers[1]]
    if heroes:
        table["hero"] = heroes[0].name
    for key, zone in (("hand", c.HAND), ("deck", c.DECK), ("discard", c.DISCARD)):
        table[key] = [card.definition.name for card in s.zone(seat, zone)]
    if all(card.definition is made.fillers[0] for card in s.zone(seat, c.DECK)) and table["deck"]:
        del table["deck"]  # blank cards have no name that a file could say
    for key, zone in (("buffs", c.BUFFS), ("items", c.ITEMS)):
        table[key] = [entry(s, card) for card in s.zone(seat, zone)]
    return table


def entry(s: State, card: Card) -> str | dict[str, Any]:
    r = thing(s, card)
    said: dict[str, Any] = {}
    if r.corner > 1:
        said["corner"] = r.corner
    if r.pile:
        said["stored"] = [each.definition.name for each in r.pile]
    return {"card": card.definition.name, **said} if said else card.definition.name
