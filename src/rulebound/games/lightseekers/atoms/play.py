"""Cards in play: heroes, Items, Buffs with their corners, and the places in a row."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.asleep import refresh, touched
from rulebound.games.lightseekers.atoms.zones import BOTTOM, open_effects, relocate
from rulebound.games.lightseekers.definition import light
from rulebound.games.lightseekers.record import InPlay, new_record, writable
from rulebound.kernel.play import Card, State


def place(s: State, card: Card, seat: int, index: int) -> None:
    """[LS-2.5.3.3a] [LS-2.5.3.3b] [LS1-3.4.3.1] [LS-3.2.3.3b] [LS-2.5.4.3b] [LS-3.2.3.6b] Into the row, upright; at
    the right end if `index` is BOTTOM."""
    kind = light(card.definition)
    zone = c.HERO if kind.hero else c.ITEMS if kind.item else c.BUFFS
    relocate(s, card, seat, zone, index)
    s.facts[c.ENTRIES] += 1
    s.put_record(card, new_record(s, card, seat))
    open_effects(s, card, seat, c.IN_PLAY)
    s.dirty = True
    refresh(s)
    s.note(c.PLACED, seat, card, None, zone, 0)


def place_at_end(s: State, card: Card, seat: int) -> None:
    place(s, card, seat, BOTTOM)


def left(s: State) -> None:
    """A card has left play: others may wake up or fall asleep."""
    s.dirty = True
    refresh(s)


def turn_corner(s: State, card: Card, by: int) -> int:
    """[LS-2.5.3.5] One corner forward or backward; the corner it shows now, 5 if it is upright again."""
    r = writable(s, card)
    r.corner += by
    r.turns += 1
    r.expiring = False  # what it shows now decides [LS-4.1.2.3a]
    r.waking = False
    return r.corner


def show_corner(s: State, card: Card, corner: int) -> None:
    """As it enters play, before anything has looked at it."""
    writable(s, card).corner = corner
    touched(s)


def to_first_corner(s: State, card: Card) -> None:
    """[LS-6.1.2-restart.1] Upright."""
    r = writable(s, card)
    r.corner = 1
    r.turns += 1
    r.expiring = False  # [LS-4.1.2.3a] Restarted upright is not Expired
    r.waking = False
    touched(s)


def turned(s: State) -> None:
    """Buffs have turned: what hangs on their corners is worked out anew."""
    touched(s)


def mark_expiring(s: State, card: Card) -> None:
    """[LS-2.5.3.7b] It has run out."""
    writable(s, card).expiring = True


def begin_waking(s: State, card: Card) -> None:
    """[LS-4.1.2.2c.1] It became active by this turn's rotation: its Lingering Effects start in step 2."""
    writable(s, card).waking = True


def start_lingering(s: State, card: Card) -> None:
    r = writable(s, card)
    r.waking = False
    s.note(c.LINGERING, r.controller, card, None, 0, 0)


def swap_places(s: State, one: Card, other: Card) -> None:
    """[LS-6.2.1-left-right.1] [LS1-6.1.5.1] Two cards of a row change places; no zone
    changes."""
    at = s.places[one.number]
    cards = s.zones[at][:]
    i, j = cards.index(one), cards.index(other)
    cards[i], cards[j] = other, one
    s.zones[at] = cards
    refresh(s)
    s.note(c.SWAPPED_PLACES, at // c.ZONES, one, other, 0, 0)


def choose_for_good(s: State, card: Card, seat: int, symbol: int, chosen: Card | None) -> None:
    """What the text of a card in play has chosen, for as long as it is there; -1 and None leave what was."""
    if s.records[card.number] is None:
        return
    r = writable(s, card)
    if seat >= 0:
        r.seat_chosen = seat
    if symbol >= 0:
        r.symbol = symbol
    if chosen is not None:
        r.chosen = chosen
    touched(s)


def set_corner(s: State, r: InPlay, corner: int) -> None:
    """For positions."""
    r.corner = corner
