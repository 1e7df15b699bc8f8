"""What a seat sees: pure data, everything hidden masked."""

from __future__ import annotations

from typing import Any

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.procedures.entering import must_leave
from rulebound.games.starlight.procedures.planning import attack_under_way
from rulebound.games.starlight.record import creature, laid
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import active, auras, side, telegraphed
from rulebound.kernel.play import Card, State
from rulebound.tabletop.views import effects, hand_and_deck, sentence

SIDES = ("south", "north")


def view(s: State, seat: int) -> dict[str, Any]:
    attack = attack_under_way(s)
    return {
        "game": "starlight",
        "seat": seat,
        "turn": s.active,
        "turn_number": s.turn,
        "phase": c.PHASE_NAMES[s.facts[c.PHASE]],
        "active": active(s).definition.name if s.turn else None,
        "board": board_view(s),
        "generators": {letter: owner(s.facts[c.GENERATORS + which]) for which, letter in enumerate(c.LETTERS)},
        "changed": s.facts[c.CHANGED],
        "seats": [seat_view(s, each, seat) for each in range(s.rules.seats)],
        "pool": [] if s.turn else [kind.name for kind in rules_of(s).pool if kind.name not in chosen(s)],
        "combat": None
        if attack is None
        else {
            "attacker": attack.by.definition.name,
            "defender": None if attack.target is None else attack.target.definition.name,
            "attack": attack.card.definition.name,
            "notes": len([each for each in s.modifiers if each.field != c.LASTING]),
        },
        "waiting": [{"seat": each.seat, "card": each.card.definition.name} for each in s.waiting],
        "effects": effects(s, seat, lambda note: c.UNTIL[note.until].lower().replace("your", "{whose}"), sentence),
    }


def chosen(s: State) -> list[str]:
    return [card.definition.name for seat in range(2) for card in s.zone(seat, c.TEAM)]


def owner(fact: int) -> int | None:
    return None if fact == c.NEUTRAL else fact - 1


def board_view(s: State) -> list[dict[str, Any]]:
    board = rules_of(s).board
    standing = {r.at: card for seat in range(2) for card in s.zone(seat, c.TEAM) for r in [creature(s, card)]}
    return [
        {
            "tile": space.name, "kind": space.kind.split()[0], "side": space.side, "x": space.x, "y": space.y,
            "generator": board.generator_at(number),
            "creature": standing[number].definition.name if number in standing else None,
            "seat": standing[number].owner if number in standing else None,
        }
        for number, space in enumerate(board.spaces.spaces)
    ]  # fmt: skip


def seat_view(s: State, seat: int, viewer: int) -> dict[str, Any]:
    """[ST-LOC.3] Discard Piles are open; [ST-LOC.2] of the other hand and of all Draw Piles only the counts."""
    return {
        "name": rules_of(s).names[seat],
        "side": SIDES[side(s, seat)],
        "points": s.numbers[seat * c.SEAT_NUMBERS + c.POINTS],
        **hand_and_deck(s, seat, viewer, s.zone(seat, c.HAND), s.zone(seat, c.DRAW), card_view),
        "discard": [card_view(card) for card in s.zone(seat, c.DISCARD)],
        "core": [card_view(card) for card in s.zone(seat, c.CORE)],
        "played": [card_view(card) for card in s.zone(seat, c.PLAYED)],
        "creatures": [creature_view(s, card) for card in s.zone(seat, c.TEAM)],
    }


def card_view(card: Card) -> dict[str, Any]:
    kind = kind_of(card)
    found: dict[str, Any] = {"name": kind.name, "class": c.CLASS_NAMES[kind.kind], "energy": kind.energy}
    found |= {"mana": kind.mana, "text": kind.text, "owner": card.owner}
    if kind.supplier:
        found["supplier"] = kind.supplier
    if kind.binding:
        found["soulbound"] = True
    return found


def creature_view(s: State, card: Card) -> dict[str, Any]:
    r, kind = creature(s, card), kind_of(card)
    found: dict[str, Any] = {
        "name": kind.name, "factions": kind.factions, "passive": kind.passive, "place": r.place,
        "at": None if r.at < 0 else rules_of(s).board.spaces.spaces[r.at].name, "entered": r.entered,
        "must_leave": must_leave(s, card), "moved": r.moved,
    }  # fmt: skip
    found |= {word.lower(): r.stats[which] for which, word in enumerate(c.STAT_NAMES)}
    found["telegraph"] = [laid_view(s, each) for each in telegraphed(s, card)]
    found["auras"] = [laid_view(s, each) for each in auras(s, card)]
    return found


def laid_view(s: State, card: Card) -> dict[str, Any]:
    r = laid(s, card)
    return {**card_view(card), "counters": r.counters, "this_turn": r.since == s.turn}
