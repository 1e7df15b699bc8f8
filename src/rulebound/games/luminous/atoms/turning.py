"""Turning cards and their roles in a combat."""

from __future__ import annotations

from typing import Any

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.texts import may_not, touched
from rulebound.games.luminous.record import InPlay, in_play, writable
from rulebound.kernel.play import Card, Event, State


def ready(s: State, card: Card, cause: int) -> bool:
    """[LU-exp.3] Turn a card upright."""
    r = in_play(s, card)
    if r is None or not r.expended or may_not(s, r, c.MAY_NOT_BE_READIED):
        return False
    turn(s, card, False)
    s.emit(Event(c.READIED, r.controller, card, None, 0, cause, None))
    return True


def expend(s: State, card: Card, cause: int, paid: Card | None = None, to_play: bool = False) -> bool:
    """[LU-exp.1] Turn a ready card sideways; its essence may pay for a card (`to_play`), or for what that card says."""
    r = in_play(s, card)
    if r is None or r.expended or (cause == c.BY_EFFECT and may_not(s, r, c.MAY_NOT_BE_EXPENDED)):
        return False
    turn(s, card, True)
    s.emit(Event(c.EXPENDED, r.controller, card, paid, int(to_play), cause, None))
    return True


def turn(s: State, card: Card, sideways: bool) -> None:
    record: Any = s.write(card)  # see `record.in_play`
    r: InPlay = record
    r.expended = sideways
    if r.kind.orb:
        s.memos[r.controller * c.SEAT_MEMOS + c.PURSE] = None  # as in `recount`
    if s.modifiers or s.static_fields:
        touched(s)


def set_role(s: State, card: Card, role: int) -> None:
    if in_play(s, card) is not None:
        writable(s, card).role = role
        touched(s)
