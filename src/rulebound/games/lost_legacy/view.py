"""What a seat sees: pure data, everything hidden masked."""

from __future__ import annotations

from typing import Any

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.definition import kind_of
from rulebound.games.lost_legacy.procedures.fight import battle_of
from rulebound.games.lost_legacy.record import on_field
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.games.lost_legacy.values import current, number_of_seat, reached, skills
from rulebound.kernel.play import Card, Modifier, Ref, State
from rulebound.tabletop.views import effects, hand_and_deck, instruction, knows

LASTS = {
    c.THIS_BATTLE: "this battle", c.THIS_TURN: "this turn", c.OPPONENTS_TURN: "until the end of the other's next turn",
    c.NEXT_TURN: "until {whose} next turn", c.FOR_GOOD: "for the rest of the game",
    c.THIS_COMBAT: "until combat is over", c.YOUR_BEGIN: "when {whose} next turn begins",
    c.YOUR_END: "when {whose} next turn ends", c.THEIR_BEGIN: "when the other's next turn begins",
    c.THEIR_END: "when the other's next turn ends", c.OWN_NEXT: "until the end of {whose} next turn",
    c.HOLDERS_NEXT: "until the end of its controller's next turn",
    c.THEIR_NEXT: "until the end of the other's next turn",
    c.WHILE_HERE: "until its card has left the field",
}  # fmt: skip


def view(s: State, seat: int) -> dict[str, Any]:
    """[LL-setup.11] Honor, MP and pieces are open to both."""
    battle = battle_of(s)
    return {
        "game": "lost-legacy",
        "mode": "quick" if rules_of(s).quick else "classic",
        "seat": seat,
        "turn": s.active,
        "turn_number": s.turn,
        "phase": c.PHASE_NAMES[s.facts[c.PHASE]],
        "board": board_view(s, seat),
        "played_character": s.facts[c.PLAYED_CHARACTER] >= 1,
        "marker": s.facts[c.MARKER] if rules_of(s).quick else None,
        "seats": [seat_view(s, each, seat) for each in range(s.rules.seats)],
        "battle": None
        if battle is None
        else {
            "target": battle.target.card.definition.name if is_seen(s, seat, battle.target) else None,
            "attackers": [ref.card.definition.name for ref in battle.attackers],
            "mental": battle.mental,
        },
        "effects": effects(s, seat, lambda modifier: LASTS[modifier.until], words),
    }


def words(modifier: Modifier) -> str:
    """Of what is watched the whole sentence, with what it waits for."""
    if modifier.field in (c.WATCHING, c.REPLACING) and modifier.ability is not None:
        return modifier.ability.short
    return instruction(modifier)


def is_seen(s: State, seat: int, target: Ref) -> bool:
    """Whether a seat knows what a battle is about; of what has left, whether it lay face-up."""
    if s.is_same_object(target):
        return knows(s, seat, target.card)
    return target.record is not None and target.record.shows_face()


def board_view(s: State, viewer: int) -> list[dict[str, Any]]:
    board = rules_of(s).board
    lying = {on_field(s, card).at: card for seat in range(2) for zone in c.ON_FIELD for card in s.zone(seat, zone)}
    return [
        {
            "space": space.name, "x": space.x, "y": space.y, "territory": board.sides[number],
            "entry": board.entry_of(number) >= 0,
            "card": field_view(s, lying[number], viewer) if number in lying else None,
        }
        for number, space in enumerate(board.spaces.spaces)
    ]  # fmt: skip


def seat_view(s: State, seat: int, viewer: int) -> dict[str, Any]:
    """[LL-zone.3] [LL-deck.1] [LL-deck.2] [LL-sub.1] [LL-hand.1] Of hands, decks and sub-decks of others
    the counts; [LL-disp.1] [LL-erase.1]
    the other piles are open."""
    sub_deck = s.zone(seat, c.SUB_DECK)
    return {
        "name": rules_of(s).names[seat],
        "mp": number_of_seat(s, seat, c.MP),
        "honor": number_of_seat(s, seat, c.HONOR),
        **hand_and_deck(s, seat, viewer, s.zone(seat, c.HAND), s.zone(seat, c.DECK), card_view),
        "sub_deck": [card_view(card) for card in sub_deck] if seat == viewer else len(sub_deck),
        "disposal": [card_view(card) for card in s.zone(seat, c.DISPOSAL)],
        "erased": [card_view(card) for card in s.zone(seat, c.ERASED)],
        "field": [field_view(s, card, viewer) for card in s.zone(seat, c.FIELD) + standby(s, seat, viewer)],
    }


def standby(s: State, seat: int, viewer: int) -> list[Card]:
    """Behind the face-up cards those in standby: in which order they came to lie there is no matter of others."""
    cards = s.zone(seat, c.STANDBY)
    return cards if seat == viewer else sorted(cards, key=lambda card: on_field(s, card).at)


def card_view(card: Card) -> dict[str, Any]:
    kind = kind_of(card)
    found: dict[str, Any] = {"name": kind.name, "kind": kind_name(kind.kind), "text": kind.text, "owner": card.owner}
    if kind.kind == c.CHARACTER:
        found |= {"level": kind.level, "offense": kind.offense, "defense": kind.defense, "speed": kind.speed}
        found["magic"] = kind.magic
    return found


def kind_name(bit: int) -> str:
    return next((name for name, each in c.KIND_NAMES.items() if each == bit), "blank")


def field_view(s: State, card: Card, viewer: int) -> dict[str, Any]:
    """[LL-pos.7] Of a card in standby that the viewer does not know only where it lies."""
    r = on_field(s, card)
    where = {"at": rules_of(s).board.names[r.at] if r.at >= 0 else None, "controller": r.controller}
    if s.place(card) == c.STANDBY:
        shown = card_view(card) if knows(s, viewer, card) else {"name": None}
        return {**shown, **where, "position": "standby"}
    found = {**card_view(card), **where, "position": "resting" if r.resting else "readied"}
    found |= {"power_ups": r.power_ups, "damage": r.damage, "tokens": r.tokens, "moved": r.moved}
    if rules_of(s).quick:
        found |= {"weaken": r.weaken, "acted": r.acted}
    if kind_of(card).kind == c.CHARACTER:
        found |= {name: current(s, card, which) for which, name in enumerate(c.VALUE_NAMES)}
        held = skills(s, card)
        found["skills"] = [name for name, bit in c.SKILL_NAMES.items() if held & bit]
        found["reach"] = [rules_of(s).board.names[space] for space in sorted(set(reached(s, card, held)))]
    found["linked"] = [
        card_view(each) if s.place(each) == c.LINKED or knows(s, viewer, each) else {"name": None} for each in r.pile
    ]
    return found
