"""How good a position looks to a seat: a plain count, for bots that look one decision ahead."""

from __future__ import annotations

from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.record import on_field
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.games.lost_legacy.values import characters, current, opponent, space_of
from rulebound.kernel.play import Card, State

WON: Final = 1000.0
HONOR: Final = 100.0
MP: Final = 3.0
CARD: Final = 1.0
OPTION: Final = 3.0
BODY: Final = 12.0
STAT: Final = 0.25
PIECE: Final = 1.5
NEARER: Final = 0.8
HELD: Final = 40.0  # an entry point of the opponent
FRONT: Final = 4.0  # a place in the front row
DECK: Final = 0.05


def score(s: State, seat: int) -> float:
    """Own worth less that of the opponent."""
    if s.ending is not None:
        if s.ending.winner == seat:
            return WON
        return -WON if s.ending.winner >= 0 else 0.0
    return worth(s, seat) - worth(s, opponent(seat))


def worth(s: State, seat: int) -> float:
    at = seat * c.SEAT_NUMBERS
    total = HONOR * s.numbers[at + c.HONOR] + MP * s.numbers[at + c.MP] + CARD * len(s.zone(seat, c.HAND))
    total += DECK * len(s.zone(seat, c.DECK))
    others = s.zone(seat, c.FIELD) + s.zone(seat, c.STANDBY) + s.zone(seat, c.LINKED)
    total += OPTION * min(len(others) - len(characters(s, seat)), 3)
    return total + sum(body(s, seat, card) for card in characters(s, seat))


def body(s: State, seat: int, card: Card) -> float:
    """A character: its stats, its tokens, and how near it is to the other's entry points; in Quick-Play, whether it
    stands where it can strike."""
    board, r = rules_of(s).board, on_field(s, card)
    total = BODY + STAT * (current(s, card, c.OFFENSE) + current(s, card, c.DEFENSE)) + PIECE * r.tokens
    if rules_of(s).quick:
        return total + (FRONT if board.column(r.at)[0] == r.at else 0.0)
    goals = board.entries[opponent(seat)]
    near = min(board.spaces.distance(space_of(s, card), goal) for goal in goals)
    return total - NEARER * near + (HELD if near == 0 else 0.0)
