"""What must hold of a Lost Legacy position whenever somebody is asked, and what each field of a save may hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions.closing import ClosingUp, first_gap
from rulebound.games.lost_legacy.definition import Timed, kind_of
from rulebound.games.lost_legacy.record import OnField, Under
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.games.lost_legacy.values import space_of
from rulebound.kernel.modifiers import Modifier
from rulebound.kernel.play import NOWHERE, Card, State
from rulebound.kernel.schema import BITS, COUNT, MOST_OPTIONS, MOVE, REF, REFS, SCHEMA
from rulebound.kernel.shapes import (
    CARD,
    CARDS,
    EVENT,
    FLAG,
    SEAT,
    SEAT_OR_NOBODY,
    AbilityRef,
    Added,
    Many,
    Maybe,
    PerSeat,
    Row,
    Table,
    Thing,
    Whole,
    Wrong,
)  # fmt: skip

BOTTOM = ("Opening", "Turn")  # the frames that everything else happens within

ACTIONS = (
    "Moment", "Send", "Draw", "Place", "Link", "Step", "Position", "Piece", "Count", "Activate", "Void", "Control",
    "Shuffle", "Replace", "Reveal", "Weaken", "Leaves",
)  # fmt: skip
SPACE = Whole(-1, 999)
ZONE = Whole(-1, 99)


def least_space(rules: Any) -> int:
    """[LL-opt.5] By the switch an item may lie beside the field."""
    return 0 if rules.switches.needs_space else -1


def on_board(doc: dict[str, Any], table: Table) -> None:
    """A space of the board."""
    spaces = len(table.rules.board.names)  # type: ignore[attr-defined]
    if not least_space(table.rules) <= doc["at"] < spaces:
        raise Wrong(f"{doc['at']} is not a space of {spaces}", ".at")


SAVED = SCHEMA.extended(
    {
        "State.numbers": PerSeat(COUNT, COUNT),
        "State.facts": Row(Whole(0, len(c.PHASE_NAMES) - 1), Whole(-COUNT.most, COUNT.most), SEAT, Whole(0, 1)),
        "Trigger.ability": AbilityRef(Timed),
        # cards in play
        "OnField.at": SPACE,
        "acted": FLAG,
        "attacked": Added(FLAG, False),
        "came": COUNT,
        "damage": COUNT,
        "moved": COUNT,
        "power_ups": COUNT,
        "resting": FLAG,
        "threatened": Added(FLAG, False),
        "tokens": COUNT,
        "weaken": COUNT,
        "went": Added(FLAG, False),
        "OnField.used": BITS,
        "Under.used": BITS,
        # actions
        "Activate.pc": Whole(0, 2),
        "against": EVENT,
        "before": FLAG,
        "came_from": ZONE,
        "declined": Whole(0, 3),
        "forced": FLAG,
        "host": CARD,
        "Place.host": Maybe(CARD),
        "Playing.host": Maybe(CARD),
        "invisible": FLAG,
        "lasting": Maybe(Thing(Modifier)),
        "newcomer": REF,
        "result": Whole(0, 4),
        **{f"{name}.subject": Maybe(REF) for name in ACTIONS},
        "space": SPACE,
        "shifted": CARDS,
        "stood": SPACE,
        "to": SPACE,
        # procedures
        "acting": Maybe(CARD),
        "attackers": REFS,
        "by_hand": FLAG,
        "struck": FLAG,
        "worthless": FLAG, "anywhere": FLAG, "unpaid": FLAG,
        "BuildUp.card": REF,
        "PaidMove.card": REF,
        "cards": CARDS,
        "face_down": FLAG,
        "given_starter": SEAT_OR_NOBODY,
        "holder": SEAT,
        "hows": Many(Whole(0, c.REACHING)),
        "left": Whole(0, 99),
        "rested": Whole(0, 99),
        "mental": FLAG,
        "outer": Whole(0, len(c.PHASE_NAMES) - 1),
        "passes": Whole(0, 9),
        "price": COUNT,
        "shuffled": FLAG,
        "source": CARD,
        "target": REF,
        "Turn.pc": Whole(0, 11),
        "used": Many(MOVE, MOST_OPTIONS),
        "worth": Whole(-1, 1_000_000),
    },
    {"OnField": on_board},
)


def physical_cards(s: State) -> list[Card]:
    return sorted([card for zone in s.zones for card in zone], key=lambda card: card.number)


def broken(s: State, physical: list[Card]) -> Iterator[str]:
    """Everything that is not as it must be, in words."""
    for card in physical:
        if s.places[card.number] == NOWHERE:
            yield f"{card!r} has left the game"
    if s.ending is None:
        yield from field_faults(s)
        for seat in range(s.rules.seats):
            yield from zone_faults(s, seat)


def field_faults(s: State) -> Iterator[str]:
    """[LL-field.1] One card on a space; [LLQ-col.1] [LLQ-setup.1] no gap in a column; [LL-pc.8]
    never power-ups and damage on one card."""
    taken: list[int] = []
    for seat in range(2):
        for zone in c.ON_FIELD:
            for card in s.zone(seat, zone):
                r = s.records[card.number]
                if not isinstance(r, OnField):
                    yield f"{card!r} lies on the field without a record"
                    continue
                taken.append(r.at)
                if not least_space(s.rules) <= r.at < len(rules_of(s).board.names):
                    yield f"{card!r} lies on a space that there is not"
                if r.power_ups and r.damage:
                    yield f"{card!r} bears power-ups and damage"
                if min(r.power_ups, r.damage, r.tokens) < 0:
                    yield f"{card!r} bears fewer than no pieces"
                if zone == c.STANDBY and (r.resting or r.power_ups or r.damage or r.tokens or r.pile):
                    yield f"{card!r} is in standby and bears something"
                if r.controller != seat:
                    yield f"{card!r} lies on the side of another than its controller"
    if len(taken) != len(set(taken)):
        yield "two cards lie on one space"
    # [LLQ-col.3] Columns close up when a card is gone with all that was linked to it; each of these may be answered.
    closing = any(isinstance(frame, ClosingUp) for frame in s.frames) or s.rules.piles_are_leaving(s)
    if first_gap(s) is not None and not closing:
        yield "a column has a gap"
    if rules_of(s).quick:
        for seat in range(2):
            for card in s.zone(seat, c.FIELD) + s.zone(seat, c.STANDBY):
                if space_of(s, card) >= 0 and rules_of(s).board.sides[space_of(s, card)] != seat:
                    yield f"{card!r} lies in the half of the other player"


def zone_faults(s: State, seat: int) -> Iterator[str]:
    """[LL-zone.2] [LL-sub.4] Piles hold cards of their owner; weapons and spells are never in a hand or a deck."""
    for zone in range(c.ZONES):
        for card in s.zone(seat, zone):
            r = s.records[card.number]
            if zone not in c.IN_PLAY and r is not None:
                yield f"{card!r} is in the zone {c.ZONE_NAMES[zone]} and still has a record"
            if zone not in c.IN_PLAY and card.owner != seat:
                yield f"{card!r} lies in a pile of seat {seat}"
            if zone in c.UNDER_CARDS and not isinstance(r, Under):
                yield f"{card!r} is linked without a record"
            if zone in (c.HAND, c.DECK) and kind_of(card).from_sub_deck:
                yield f"{card!r} began in the sub-deck and is in the zone {c.ZONE_NAMES[zone]}"
