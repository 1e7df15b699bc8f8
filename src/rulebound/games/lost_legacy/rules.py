"""The ruleset Lost Legacy: its zones, its field, its switches."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.board import Board, load_board
from rulebound.games.lost_legacy.lying import host_of
from rulebound.games.lost_legacy.record import Under
from rulebound.games.lost_legacy.switches import Switches
from rulebound.kernel.play import Card, Event, Record, Ref, Run, State
from rulebound.kernel.rules import SEEN_BY_ALL, SEEN_BY_NOBODY, SEEN_BY_OWNER, Rules
from rulebound.kernel.terms import Env

VISIBILITY: Final = [
    SEEN_BY_NOBODY,  # [LL-deck.1] [LL-deck.2]
    SEEN_BY_OWNER,  # [LL-hand.1]
    SEEN_BY_ALL,  # [LL-disp.1] [LLQ-opt.6]
    SEEN_BY_ALL,  # [LL-erase.1]
    SEEN_BY_OWNER,  # [LL-sub.1]
    SEEN_BY_ALL,  # the field
    SEEN_BY_OWNER,  # [LL-pos.7] standby: the zone is the controller's
    SEEN_BY_ALL,  # linked
    SEEN_BY_OWNER,  # [LL-spell.6] linked face-down
]


MOST_SHARED: Final = 16
EMPTY_SLOTS: Final[list[list[Ref]]] = [[] for _ in range(MOST_SHARED)]
EMPTY_NUMBERS: Final = [0] * MOST_SHARED


class LostLegacy(Rules):
    """Lost Legacy with its switches, its board and the definitions of a match-up."""

    __slots__ = ("board", "names", "quick", "silencing", "switches")

    def __init__(self, names: list[str], switches: Switches) -> None:
        super().__init__(len(names), VISIBILITY, c.SEAT_NUMBERS)
        self.names = names
        self.switches = switches
        self.board: Board = load_board(switches.board, switches.close)
        self.quick = switches.quick  # [LL-setup.8] Quick-Play, else Classic
        self.silencing = False  # whether any card of the match-up takes abilities for as long as it is at work
        self.seat_memos = c.SEAT_MEMOS
        self.piles = 1 << c.LINKED | 1 << c.LINKED_DOWN

    def runaway(self, s: State) -> None:
        """[LL-G73] What cannot go on is stopped, and nobody wins."""
        s.end(-1, "loop", "LL-G73")

    def stat(self, s: State, card: Card, r: Record | None, stat: int) -> int:
        from rulebound.games.lost_legacy.values import value

        return value(s, card, r, stat)

    def remembered(self, s: State, ref: Any) -> Record | None:
        """[LL-val.7] The record of the object that was spoken of: as it is, or as it was last."""
        record: Record | None = s.records[ref.card.number] if s.is_same_object(ref) else ref.record
        return record

    def piles_are_leaving(self, s: State) -> bool:
        """[LL-field.3] [LL-link.3] What was linked to a card that has left is destroyed; each time others answer."""
        from rulebound.games.lost_legacy.actions.base import Send

        return any(isinstance(frame, Send) and frame.forced for frame in s.frames)

    def same(self, s: State, one: Card, other: Card) -> bool:
        """Cards of one sort in one pile are one option, or linked to one character and used alike; on the field each
        lies on its own space."""
        if one.definition is not other.definition or s.places[one.number] != s.places[other.number]:
            return False
        mine, theirs = s.records[one.number], s.records[other.number]
        if isinstance(mine, Under) and isinstance(theirs, Under):
            return mine.used == theirs.used and s.host(one) is s.host(other)
        return mine is None and theirs is None


def rules_of(s: State) -> LostLegacy:
    rules: Any = s.rules
    found: LostLegacy = rules
    return found


def env_of(s: State, card: Card, seat: int, event: Event | None, size: int = c.ENV_SIZE) -> Env:
    """What a text is asked with: [LL-link.4] its controller as 'you', and the character that it is linked to."""
    env = Env(seat, card, s.serials[card.number], s.keep(card), event)
    env.slots = [[] for _ in range(size)]
    env.numbers = [0] * size
    if s.places[card.number] % c.ZONES in c.UNDER_CARDS:
        host = host_of(s, card)
        if host is not None:
            env.slots[c.HOST] = [s.ref(host)]
    return env


def reading(s: State, card: Card, seat: int, event: Event | None, size: int) -> Env:
    """The same to ask with and not to carry out: nothing is written to it, so what is empty is shared."""
    if s.places[card.number] % c.ZONES in c.UNDER_CARDS or size > len(EMPTY_SLOTS):
        return env_of(s, card, seat, event, size)
    env = Env(seat, card, s.serials[card.number], s.keep(card), event)
    env.slots = EMPTY_SLOTS
    env.numbers = EMPTY_NUMBERS
    return env


def renew(s: State) -> Run:
    """An ability that waited while its card was played speaks of the card as it lies there now: who cannot look into a
    hand or under a card could not follow it from there."""
    waited = s.frames[-1]
    assert isinstance(waited, Run) and waited.pc == 0
    s.pop()
    env = waited.env
    run = Run(waited.ability, env_of(s, env.card, env.seat, env.event, len(env.slots)))
    run.env.numbers = env.numbers[:]  # it may have been voided meanwhile
    s.push(run)
    return run
