"""What a seat sees: pure data, everything hidden masked. See the ledger's table "Hidden information, as windows"."""

from __future__ import annotations

from typing import Any

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.actions import available
from rulebound.games.lightseekers.definition import light
from rulebound.games.lightseekers.orders import ELEMENTS, ORDERS
from rulebound.games.lightseekers.record import thing
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.values import is_dormant, number
from rulebound.games.lightseekers.words.names import symbol_name
from rulebound.kernel.play import Card, Modifier, State
from rulebound.tabletop.names import player
from rulebound.tabletop.turns import is_going_on
from rulebound.tabletop.views import effects, hand_and_deck, instruction, sentence

CATEGORIES = ("attack", "defend", "buff", "item")
LASTS = {
    c.FOR_GOOD: "for the rest of the game", c.THIS_TURN: "this turn", c.THIS_ACT: "this action",
    c.UNTIL_YOUR_TURN: "until {whose} next turn", c.UNTIL_END_OF_YOUR_TURN: "until the end of {whose} next turn",
    c.NEXT_THIS_TURN: "the next time this turn", c.WHILE_IN_PLAY: "as long as it is there",
    c.WHILE_THERE: "as long as that card is there",
}  # fmt: skip


def view(s: State, seat: int) -> dict[str, Any]:
    return {
        "game": "lightseekers",
        "edition": switches_of(s).edition,
        "seat": seat,
        "turn": s.active,
        "turn_number": s.turn,
        "phase": c.PHASE_NAMES[s.facts[c.PHASE]],
        "seats": [seat_view(s, each, seat) for each in range(s.rules.seats)],
        "effects": effects(s, seat, lambda modifier: how_long(s, modifier, seat), lasting_words),
    }


def how_long(s: State, modifier: Modifier, viewer: int) -> str:
    until = modifier.until
    if is_going_on(modifier, c.F_EXTRA_TURN):
        return "going on"
    if modifier.field == c.F_EXTRA_TURN:
        return "still to come"
    if until < c.UNTIL_TURN_OF:
        return LASTS[until]
    of = until - (c.IN_TURN_OF if until >= c.IN_TURN_OF else c.UNTIL_TURN_OF)
    whose = "your" if of == viewer else f"{player(s, of)}'s"
    return f"in {whose} next turn" if until >= c.IN_TURN_OF else f"until the end of {whose} next turn"


def lasting_words(modifier: Modifier) -> str:
    return sentence(modifier) if modifier.field == c.F_TRIGGER else instruction(modifier)


def seat_view(s: State, seat: int, viewer: int) -> dict[str, Any]:
    """[LS-G49] The size of every zone is public; [LS-3.2.3.1a.1] [LS-3.2.3.2e.1] [LS1-3.4.2.5] faces of hands and
    decks are not."""
    access = number(s, seat, c.ACCESS)
    superior = number(s, seat, c.SUPERIOR)
    found: dict[str, Any] = {
        "name": player(s, seat),
        "health": number(s, seat, c.HEALTH),  # [LS-2.1.3.1] [LS-2.1.3.2]
        "vp": number(s, seat, c.VP),
        "out": number(s, seat, c.OUT) > 0,
        "access": {
            ELEMENTS[each]: "Superior" if superior >> each & 1 else "Basic"
            for each in range(c.ELEMENT_COUNT)
            if access >> each & 1
        },
        "elements_used": [
            ELEMENTS[each] for each in range(c.ELEMENT_COUNT) if number(s, seat, c.ELEMENTS_USED) >> each & 1
        ],
        "actions_left": available(s, seat) if seat == s.active else 0,
        "combo_played": number(s, seat, c.COMBO_PLAYED) > 0,
        "ability_used": number(s, seat, c.ABILITY_USED) > 0,
        "hero": [played_view(s, card) for card in s.zone(seat, c.HERO)],  # [LS-2.4.1.2]
        "items": [played_view(s, card) for card in s.zone(seat, c.ITEMS)],
        "buffs": [played_view(s, card) for card in s.zone(seat, c.BUFFS)],
        "limbo": [card_view(card) for card in s.zone(seat, c.LIMBO)],  # [LS-G63] [LS-3.2.3.7a.2]
        "discard": pile_view(s, seat, viewer),
        "discard_size": len(s.zone(seat, c.DISCARD)),
        **hand_and_deck(s, seat, viewer, s.zone(seat, c.HAND), s.zone(seat, c.DECK), card_view),
    }
    if seat == viewer:
        found["spare_heroes"] = [card_view(card) for card in s.zone(seat, c.SPARE_HEROES)]
    return found


def pile_view(s: State, seat: int, viewer: int) -> list[Any]:
    """[LS-3.2.3.4b] The owner sees all of it; [LS-3.2.3.4c] [LS1-3.4.4.4] [LS-G48] others the top card and what came
    there during the owner's most recent turn. Cards in between are masked, the order is kept [LS-3.2.3.4d]
    [LS1-3.4.4.5]."""
    pile = s.zone(seat, c.DISCARD)
    seen = open_cards(s, seat, viewer)
    return [card_view(card) if card in seen else None for card in pile]


def open_cards(s: State, seat: int, viewer: int) -> list[Card]:
    pile = s.zone(seat, c.DISCARD)
    window = switches_of(s).discard_window
    if viewer == seat or window == "all":
        return pile
    seen = pile[:1]  # [LS-3.2.3.4a.2] [LS1-3.4.4.2]
    if window != "top_only":
        came = came_in_last_turn(s, seat, window == "last_turn_discards")
        seen = [card for card in pile if card in seen or card in came]
    return seen


def came_in_last_turn(s: State, seat: int, any_player: bool) -> list[Card]:
    """Cards that were put on the pile during the owner's last turn: the one in progress, or the last one finished.
    [LS1-3.4.4.3] In the earlier edition what was discarded in any player's last turn is named on request."""
    turns = range(s.rules.seats) if any_player else [seat]
    found: list[Card] = []
    event = s.history
    while event is not None and event.time > s.forgotten:
        if event.kind == c.PUT and event.seat == seat and event.card is not None:
            if any(is_in_turn(s, event.time, each) for each in turns):
                found.append(event.card)
        event = event.previous
    return found


def is_in_turn(s: State, moment: int, seat: int) -> bool:
    """Whether it was in the turn of a seat that is going on, else in its last one."""
    if seat == s.active:
        return moment > s.facts[c.THIS_TURN_BEGAN]
    return number(s, seat, c.TURN_BEGAN) < moment <= number(s, seat, c.TURN_ENDED)


def card_view(card: Card) -> dict[str, Any]:
    kind = light(card.definition)
    found: dict[str, Any] = {"name": kind.name, "type": "Hero" if kind.hero else "Combo" if kind.combo else "Action"}
    for word in CATEGORIES:
        if getattr(kind, word):
            found["category"] = word.capitalize()
    if kind.text:
        found["text"] = kind.text
    if kind.orders:
        found["orders"] = [ORDERS[each] for each in range(c.ORDER_COUNT) if kind.orders >> each & 1]
    if kind.elements:
        found["elements"] = [ELEMENTS[each] for each in range(c.ELEMENT_COUNT) if kind.elements >> each & 1]
    if kind.cost:
        found["cost"] = [symbol_name(symbol) for symbol in kind.cost]
    if kind.hero:
        found["health"] = kind.health
    if kind.item:
        found["worth"] = kind.worth
    if kind.rotating:
        found["corners"] = corner_words(card)
    return found


def corner_words(card: Card) -> list[str]:
    kind = light(card.definition)
    words: list[str] = []
    for at, shape in enumerate(kind.shapes):
        inside = "X" if kind.x[at] else kind.icons[at] or (str(kind.values[at]) if kind.values[at] else " ")
        words.append(("–", f"({inside})", f"<{inside}>")[shape])
    return words


def played_view(s: State, card: Card) -> dict[str, Any]:
    """A card in play, as it lies."""
    r = thing(s, card)
    found = card_view(card)
    found["dormant"] = is_dormant(s, card)
    if not r.kind.hero:
        found.update(owner=card.owner, controller=r.controller, id=s.serials[card.number])
    if r.kind.buff:
        found.update(corner=r.corner, active=r.active(), value=r.value())
    if r.pile:
        face_down = c.STORED_FACE_DOWN
        found["stored"] = [None if s.places[each.number] % c.ZONES == face_down else card_view(each) for each in r.pile]
    return found
