"""A position of Luminous as the tables of a scenario file."""

from __future__ import annotations

from typing import Any

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.facts import number
from rulebound.games.luminous.library import as_table, card_set
from rulebound.games.luminous.record import thing
from rulebound.games.luminous.ruleset import LuminousRuleset
from rulebound.kernel.cards import Card
from rulebound.kernel.state import State
from rulebound.tabletop.positions import SEATS


def described(made: LuminousRuleset, s: State) -> dict[str, Any]:
    known = card_set()
    brought = {*(kind.name for kind in made.rules.basics), made.rules.bloom.name}
    cards = [as_table(card) for card in made.cards if card.name not in known and card.name not in brought]
    seats = {SEATS[seat]: seat_table(made, s, seat) for seat in range(s.rules.seats)}
    doc: dict[str, Any] = {"phase": c.PHASE_NAMES[s.facts[c.PHASE]], "switches": dict(made.rules.switches.given)}
    return {**doc, "card": cards, "seat": seats}


def seat_table(made: LuminousRuleset, s: State, seat: int) -> dict[str, Any]:
    table: dict[str, Any] = {"life": number(s, seat, c.LIFE)}
    leaders = [card.definition for card in s.zone(seat, c.FAVORED) if card.definition is not made.fillers[1]]
    if leaders:
        table["favored"] = leaders[0].name
    for key, zone in (("hand", c.HAND), ("deck", c.DECK), ("discard", c.DISCARD), ("void", c.VOID)):
        table[key] = [card.definition.name for card in s.zone(seat, zone)]
    if s.facts[c.PHASE] == c.SETUP:  # before the opening hands: they will be drawn again
        table["deck"] = table.pop("hand") + table["deck"]
    if all(card.definition is made.fillers[0] for card in s.zone(seat, c.DECK)) and table["deck"]:
        del table["deck"]  # blank cards have no name that a file could say
    everywhere = range(s.rules.seats)
    for key, zone in (("play", c.FIELD), ("orbs", c.ORB_ROW)):
        cards = [card for other in everywhere for card in s.zone(other, zone) if card.owner == seat]
        table[key] = [entry(s, card) for card in cards]
    return table


def entry(s: State, card: Card) -> str | dict[str, Any]:
    r = thing(s, card)
    said: dict[str, Any] = {}
    if r.damage:
        said["damage"] = r.damage
    if r.expended:
        said["expended"] = True
    if r.kind.relic and r.durability != r.kind.durability:
        said["durability"] = r.durability
    if r.controller != card.owner:
        said["controller"] = SEATS[r.controller]
    return {"card": card.definition.name, **said} if said else card.definition.name
