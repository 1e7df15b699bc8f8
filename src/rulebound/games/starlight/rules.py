"""The ruleset Starlight: its zones, its board, its switches and its ordering policy."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.watching import seats_that_hear
from rulebound.games.starlight.board import Board, load_board
from rulebound.games.starlight.definition import Reaction, StarlightCard, kind_of
from rulebound.games.starlight.record import Creature
from rulebound.games.starlight.switches import Switches
from rulebound.kernel.ordering.rounds import wait
from rulebound.kernel.ordering.standard_order import resolving
from rulebound.kernel.play import Card, Event, Listener, Ref, State
from rulebound.kernel.rules import SEEN_BY_ALL, SEEN_BY_NOBODY, SEEN_BY_OWNER, Rules
from rulebound.kernel.terms import Env

VISIBILITY: Final = [
    SEEN_BY_NOBODY,  # [ST-LOC.1] Draw Pile
    SEEN_BY_OWNER,  # [ST-LOC.2] hand
    SEEN_BY_ALL,  # [ST-LOC.3] Discard Pile
    SEEN_BY_ALL,  # [ST-LOC.10] Core Pile
    SEEN_BY_ALL,
    SEEN_BY_ALL,
    SEEN_BY_ALL,  # [ST-TEL.3] Telegraph Piles
    SEEN_BY_ALL,  # Aura Piles
]


class Starlight(Rules):
    """Starlight with its switches, its board and the definitions of a match-up."""

    __slots__ = ("board", "core", "names", "offers", "pool", "switches")

    def __init__(self, names: list[str], switches: Switches, core: list[StarlightCard]) -> None:
        super().__init__(len(names), VISIBILITY, c.SEAT_NUMBERS)
        self.names = names
        self.switches = switches
        self.board: Board = load_board(switches.board)
        self.core = core  # by name
        self.pool: list[StarlightCard] = []  # the creatures that can be drafted, by name
        self.offers: dict[str, list[StarlightCard]] = {}  # what each of them offers, by name
        self.piles = 1 << c.TELEGRAPH | 1 << c.AURAS
        self.unfound = c.UNFOUND
        self.seat_memos = c.SEAT_MEMOS

    def hear(self, s: State, event: Event) -> None:
        """[ST-TIM.2] Whatever triggers waits until the instruction under way is finished."""
        for listener in s.listeners[event.kind]:
            ability, card = listener.ability, listener.card
            assert isinstance(ability, Reaction)
            if ability.own:  # laid for a while
                for seat in seats_that_hear(s, listener, event):
                    wait(s, ability, card, listener.serial, seat, event, s.keep(card))
                continue
            if ability.at_itself and event.card is not card and kind_of(card).creature:
                continue
            holder = holder_of(s, card)
            if holder is None and ability.removal:
                holder = event.other
            if holder is None or (ability.at_itself and event.card is not holder) or is_its_own_effect(s, listener):
                continue
            if ability.test is None or ability.test.holds(s, env_to_ask(s, card, holder, event)):
                wait(s, ability, card, listener.serial, holder.owner, event, s.keep(card))

    def runaway(self, s: State) -> None:
        """[ST-WIN.5] A loop without end is no end of the rules: it is stopped, and nobody wins."""
        s.end(-1, "loop", "ST-WIN.5")

    def same(self, s: State, one: Card, other: Card) -> bool:
        """[ST-DECR.2] Cards of one name and one supplier in one zone are one option."""
        return (
            one.definition is other.definition
            and s.places[one.number] == s.places[other.number]
            and s.records[one.number] is None
            and s.records[other.number] is None
        )


def is_its_own_effect(s: State, listener: Listener) -> bool:
    """[ST-TIM.4] A sentence cannot be set off by its own effect."""
    return resolving(s, listener)


def rules_of(s: State) -> Starlight:
    rules: Any = s.rules
    found: Starlight = rules
    return found


def holder_of(s: State, card: Card) -> Card | None:
    """The creature that a text calls 'this creature': whose passive it is, or who carries the Aura."""
    place = s.places[card.number]
    if place < 0:
        return None
    zone = place % c.ZONES
    if zone == c.TEAM:
        return card
    if zone == c.AURAS:  # an Aura lies on the side of its bearer
        for each in s.zones[place - c.AURAS + c.TEAM]:
            record: Any = s.records[each.number]  # as `creature` does
            r: Creature = record
            if card in r.pile:
                return each
    return None


NOTHING_BOUND: Final[list[list[Ref]]] = [[]]  # what is bound replaces the list of a slot
UNBOUND: Final[list[list[Ref]]] = [[]] * (c.ENV_SIZE - 1)  # read, never written, as are
ZEROS: Final[list[int]] = [0] * c.ENV_SIZE


def env_to_ask(s: State, card: Card, this: Card, event: Event | None) -> Env:
    """What a text is asked with: [ST-GAME.6] this creature, and its player as 'you'. Nobody writes into it or remembers
    it, so no record is kept for it."""
    env = Env(this.owner, card, s.serials[card.number], s.records[card.number], event)
    ref = Ref(this, s.serials[this.number], s.records[this.number])
    env.slots = [[ref], *UNBOUND]
    env.numbers = ZEROS
    return env


def env_of(s: State, card: Card, this: Card, event: Event | None, size: int) -> Env:
    """What a text is carried out with: the same, with room for what it binds."""
    env = Env(this.owner, card, s.serials[card.number], s.keep(card), event)
    env.slots = NOTHING_BOUND * size
    env.slots[c.THIS] = [s.ref(this)]
    env.numbers = [0] * size
    return env
