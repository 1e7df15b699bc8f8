"""How good a position looks to a seat: a plain count, for bots that look one decision ahead."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.actions import available
from rulebound.games.lightseekers.definition import BARE, light
from rulebound.games.lightseekers.record import InPlay, thing
from rulebound.games.lightseekers.values import health_of, is_dormant, is_out, number
from rulebound.kernel.state import State

WON: Final = 1000.0
VICTORY_POINT: Final = 25.0
IN_DANGER: Final = 8  # below this a point of health counts twice
CARDS: Final[list[float]] = [1.8, 1.8, 1.8, 1.8, 1.5, 1.1, 0.7, 0.4]  # of a hand: the eighth will hardly be played
CARD_BEYOND: Final = 0.2
CARD_IN_DECK: Final = 0.05
ITEM: Final = 1.2
ITEM_POINT: Final = 0.8  # of what it is worth: with a choice, the big one stays
ITEM_ELEMENT: Final = 0.5
PERMANENT: Final = 3.0
DORMANT: Final = 0.5
CORNER: Final = 0.4  # of a rotating Buff; with a number, a point of it is worth
POINT: Final = 0.8
PLAIN_CORNER: Final = 0.9  # without a number
TURN_LATER: Final = 0.9  # what is left of a worth that comes with the next turn


def score(s: State, seat: int) -> float:
    """Own worth less that of the strongest opponent."""
    if s.ending is not None:
        if s.ending.winner == seat:
            return WON
        return -WON if s.ending.winner >= 0 else 0.0
    if is_out(s, seat):
        return -WON / 2
    others = [worth(s, other) for other in range(s.rules.seats) if other != seat and not is_out(s, other)]
    return worth(s, seat) + actions_left(s, seat) - max(others, default=-WON)


def worth(s: State, seat: int) -> float:
    health = health_of(s, seat)
    total = health - max(IN_DANGER - health, 0.0)
    total += VICTORY_POINT * number(s, seat, c.VP)
    total += hand_worth(len(s.zone(seat, c.HAND))) + CARD_IN_DECK * len(s.zone(seat, c.DECK))
    for card in s.zone(seat, c.ITEMS):
        kind = light(card.definition)
        total += DORMANT if is_dormant(s, card) else ITEM + ITEM_POINT * kind.worth
        total += ITEM_ELEMENT * bin(kind.elements).count("1")
    for card in s.zone(seat, c.BUFFS):
        total += DORMANT if is_dormant(s, card) else buff_worth(thing(s, card))
    return total


def hand_worth(cards: int) -> float:
    return sum(CARDS[:cards]) + CARD_BEYOND * max(cards - len(CARDS), 0)


def actions_left(s: State, seat: int) -> float:
    """[LS-4.1.4.1] Each action not yet used is a card to draw: else a pass would look better than any first action."""
    if s.active != seat or number(s, seat, c.PASSED):
        return 0.0
    cards = len(s.zone(seat, c.HAND))
    return hand_worth(cards + available(s, seat)) - hand_worth(cards)


def buff_worth(r: InPlay) -> float:
    """What its corners still have to give. Instant Effects of the corner on top are over, all else is at work."""
    if not r.kind.rotating:
        return PERMANENT
    total, share = 0.0, 1.0
    for corner in range(r.corner if r.kind.instants else r.corner - 1, c.CORNERS):
        if r.kind.shapes[corner] == BARE:
            break
        if not r.kind.x[corner]:
            value = r.kind.values[corner]
            total += share * (CORNER + POINT * value if value else PLAIN_CORNER)
        share *= TURN_LATER
    return total
