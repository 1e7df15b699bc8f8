"""How cards, players, symbols and zones are called, and which cards a name may mean."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.library import BLANK_HERO
from rulebound.games.lightseekers.orders import CATEGORIES, ELEMENTS, ORDERS
from rulebound.games.lightseekers.record import in_play
from rulebound.games.lightseekers.values import hero_of, heroes_from, is_dormant, is_in_play
from rulebound.kernel.play import Card, State
from rulebound.tabletop.names import Tongue, player, seen_in

ZONE_WORDS = {
    c.DECK: "deck", c.HAND: "hand", c.DISCARD: "discard pile", c.BUFFS: "play", c.ITEMS: "play",
    c.STORED: "stored cards", c.STORED_FACE_DOWN: "stored cards", c.LIMBO: "Limbo", c.HERO: "play",
}  # fmt: skip


def seat_named(s: State, name: str) -> int:
    """The seat of a player's name, or -1."""
    names = s.rules.names
    return names.index(name) if name in names else -1


def symbol_name(symbol: int) -> str:
    if symbol >= c.CATEGORY_SYMBOL:
        return CATEGORIES[symbol - c.CATEGORY_SYMBOL]
    return ELEMENTS[symbol] if symbol < c.ORDER_SYMBOL else ORDERS[symbol - c.ORDER_SYMBOL]


def symbol_named(name: str) -> int:
    """An Element or Order by its name, or -1."""
    if name in ELEMENTS:
        return ELEMENTS.index(name)
    return c.ORDER_SYMBOL + ORDERS.index(name) if name in ORDERS else -1


def ordinal(number: int) -> str:
    ending = "th" if 10 <= number % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def row_words(s: State, card: Card) -> str:
    """`2nd Buff`: where a card lies in its row."""
    place = s.places[card.number]
    zone = place % c.ZONES
    if zone not in (c.BUFFS, c.ITEMS):
        return ""
    return f"{ordinal(s.zones[place].index(card) + 1)} {'Item' if zone == c.ITEMS else 'Buff'}"


def place_words(s: State, card: Card) -> str:
    """` (2nd Buff)`: where a card lies, if another one of its name lies in the same row."""
    if not is_in_play(s, card):
        return ""
    row = s.zones[s.places[card.number]]
    if sum(1 for other in row if other.definition.name == card.definition.name) < 2:
        return ""
    return f" ({row_words(s, card)})"


def face_down_words(s: State, card: Card) -> str:
    """[LS-G51] A card that nobody looks at is called by its place among those under its storage card."""
    place = s.places[card.number]
    if place < 0 or place % c.ZONES != c.STORED_FACE_DOWN:
        return ""
    return f"face-down card {stack_of(s, card).index(card) + 1}"


def called(s: State, card: Card, to: int) -> str:
    """A card's name, with its place in the row where that alone tells it from another; the top of a pile likewise, to
    whom it belongs: nobody else sees what lies below."""
    name = card.definition.name
    place = s.places[card.number]
    if place >= 0 and place % c.ZONES == c.DISCARD:
        pile = s.zones[place]
        seen = place // c.ZONES == to
        if seen and pile[0] is card and sum(1 for other in pile if other.definition.name == name) > 1:
            return f"{name} (top)"
    if hidden := face_down_words(s, card):
        return hidden + under_words(s, card)
    if place >= 0 and place % c.ZONES == c.STORED:
        copies = [other for cards in s.zones[c.STORED :: c.ZONES] for other in cards if other.definition.name == name]
        if any(other not in stack_of(s, card) for other in copies):
            return name + under_words(s, card)
    return name + place_words(s, card)


def stack_of(s: State, card: Card) -> list[Card]:
    storage = s.host(card)
    return [card] if storage is None else storage.pile


def under_words(s: State, card: Card) -> str:
    """` (under Urn of A, 2nd Buff)`: which storage card a stored card lies under."""
    storage = s.host(card)
    if storage is None:
        return ""
    place = place_words(s, storage.card).replace(" (", ", ").removesuffix(")")
    return f" (under {storage.card.definition.name} of {player(s, storage.controller)}{place})"


def called_of(s: State, card: Card, to: int) -> str:
    """[LS-D08] A card in play, with whose it is."""
    if not is_in_play(s, card):
        return called(s, card, to)
    return f"{card.definition.name} of {player(s, s.controller(card))}{place_words(s, card)}"


def hero_name(s: State, seat: int) -> str:
    """[LS-D05] The hero's name, if it tells the hero from the others; else the player's."""
    names = [hero.definition.name for hero in (hero_of(s, each) for each in heroes_from(s, 0)) if hero is not None]
    hero = hero_of(s, seat)
    if hero is None or hero.definition.name == BLANK_HERO or names.count(hero.definition.name) > 1:
        return player(s, seat)
    return hero.definition.name


def hero_named(s: State, words: str) -> int:
    """The seat that `B`, `B's hero` or the name of a hero means, or -1."""
    seat = seat_named(s, words.removesuffix("'s hero"))
    if seat >= 0:
        return seat
    found = [
        each
        for each in range(s.rules.seats)
        if (hero := hero_of(s, each)) is not None and hero.definition.name == words
    ]
    return found[0] if len(found) == 1 else -1


class LightseekersTongue(Tongue):
    def visible(self, s: State, seat: int) -> list[Card]:
        """The own hand first, then all in public zones, then what the seat knows."""
        found: list[Card] = list(s.zone(seat, c.HAND))
        hidden: list[Card] = []
        for place, cards in enumerate(s.zones):
            zone = place % c.ZONES
            if place == seat * c.ZONES + c.HAND:
                continue
            if zone in (c.DECK, c.HAND, c.STORED_FACE_DOWN, c.SPARE_HEROES):
                hidden += seen_in(s, place, seat)
            elif zone == c.DISCARD and place // c.ZONES != seat:
                found.extend(cards[:1])
            else:
                found.extend(cards)
        return found + hidden

    def word_for(self, s: State, card: Card) -> str:
        return face_down_words(s, card) or card.definition.name

    def state_of(self, s: State, card: Card) -> list[str]:
        r = in_play(s, card)
        if r is None:
            return []
        found = [f"corner {r.corner}"] if r.kind.rotating else []
        return [*found, "Dormant"] if is_dormant(s, card) else found

    def is_so(self, s: State, card: Card, remark: str) -> bool:
        """`2nd Buff`, `top`, `under Urn of A`."""
        place = s.places[card.number]
        if place < 0:
            return False
        if place % c.ZONES == c.DISCARD:
            return remark == "top" and s.zones[place][0] is card
        return remark in (row_words(s, card), under_words(s, card)[2:-1])

    def of_player(self, s: State, cards: list[Card], seat: int) -> list[Card]:
        """In play on that side; else that player's own: a stored card, say, is named and refused."""
        there = [card for card in cards if is_in_play(s, card) and s.controller(card) == seat]
        return there or [card for card in cards if card.owner == seat]


TONGUE = LightseekersTongue()
