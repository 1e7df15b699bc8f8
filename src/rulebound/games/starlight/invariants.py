"""What must hold of a Starlight position whenever somebody is asked, and what each field of a save may hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.watching import watches
from rulebound.games.starlight.definition import Reaction, StarlightCard, kind_of
from rulebound.games.starlight.procedures.discarding import HAND_LIMIT
from rulebound.games.starlight.procedures.sparing import Spared
from rulebound.games.starlight.record import Creature, Laid, creature, laid
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import MOST_TELEGRAPHED, auras, least_of, most_of, telegraphed
from rulebound.kernel import shapes
from rulebound.kernel.play import Card, State
from rulebound.kernel.schema import BITS, COUNT, EVER, SCHEMA, fields
from rulebound.kernel.shapes import (
    CARD,
    CARDS,
    FLAG,
    SEAT,
    SEAT_OR_NOBODY,
    AbilityRef,
    Added,
    Maybe,
    PerSeat,
    Row,
    Whole,
)
from rulebound.tabletop.invariants import all_cards, lost_cards, stale_listeners

BOTTOM = ("Opening", "Turn")  # the frames that everything else happens within

CORE_CARDS = 8
TILE = Whole(c.LIMBO, 999)
OWNER = Whole(0, 2)
FORCE = Whole(-c.MOST_FORCE, c.MOST_FORCE)
DISCOUNT = Whole(-1, c.MANA)


def creature_fits(doc: dict[str, Any], table: shapes.Table) -> None:
    """A tile of the board."""
    tiles = len(table.rules.board.labels)  # type: ignore[attr-defined]
    if not doc["at"] < tiles:
        raise shapes.Wrong(f"{doc['at']} is not below {tiles}", ".at")


def replaced_fits(doc: dict[str, Any], table: shapes.Table) -> None:
    """[ST-MOD.3] Damage, a gain or a loss; a death has a frame of its own."""
    kind = doc["kind"]
    if kind == c.DIED and doc["is"] == "starlight.Spared":
        return
    if kind != c.DAMAGED and not c.GAINED <= kind <= c.LOST + c.DEF:
        raise shapes.Wrong(f"{kind} is nothing that can be replaced", ".kind")


SAVED = SCHEMA.extended(
    {
        "State.numbers": PerSeat(COUNT),
        "State.facts": Row(Whole(0, c.END), Whole(0, 3), SEAT, Whole(0, 15), OWNER, OWNER, OWNER, OWNER),
        **fields("Trigger.ability Listener.ability", AbilityRef(Reaction)),
        # creatures and what lies beside them
        **fields("duty entered", FLAG),
        "attacked": Added(FLAG, False),
        **fields("besides went", Added(COUNT, 0)),
        "place": Whole(0, 3),
        "stats": Row(Whole(0, 9_999), Whole(0, c.MOST_ENERGY), Whole(0, c.MOST_MANA), FORCE, FORCE),
        "used": BITS,
        "counters": Whole(0, c.MOST_COUNTERS),
        "since": EVER,
        # procedures
        **fields("answered inside landed shuffled slammed telegraphed", FLAG),
        **fields("dealt moved windows", COUNT),
        **fields("Creature.at behind stood tile", TILE),
        **fields("paid less less_enchanting", DISCOUNT),
        **fields("enchantment target", Maybe(CARD)),
        **fields("first holder", SEAT),
        "by": CARD,
        "chosen": PerSeat(Row(BITS, BITS, Whole(0, 2))),
        "Combat.pc": Whole(0, 5),
        "decided": Whole(0, 63),
        "given_starter": SEAT_OR_NOBODY,
        "Invoke.pc": Whole(0, 6),
        "keep": Whole(0, 99),
        "Line.count": Whole(0, 999),
        "mode": Whole(0, 9),
        "Opening.pc": Whole(0, 3),
        "OpeningDiscards.picked": PerSeat(CARDS),
        "passes": Whole(0, 9),
        "Replaced.cause": Whole(c.BY_CARD, c.BY_DECAY),
        "Replaced.kind": Whole(c.DAMAGED, c.LOST + c.DEF),
        "Replaced.pc": Whole(0, 1),
        "Spared.cause": Whole(c.BY_CARD, c.BY_CARD),
        "Spared.kind": Whole(c.DIED, c.DIED),
        "Spared.pc": Whole(0, 1),
        "Turn.pc": Whole(0, 14),
    },
    {"Creature": creature_fits, "Replaced": replaced_fits},
)


physical_cards = all_cards


def broken(s: State, physical: list[Card]) -> Iterator[str]:
    """Everything that is not as it must be, in words."""
    yield from lost_cards(s, physical)
    if s.ending is None:
        for seat in range(s.rules.seats):
            yield from team_faults(s, seat)
            yield from pile_faults(s, seat)
        yield from board_faults(s)
        yield from stale_listeners(s, c.EVENT_NAMES, lasts=lambda s, each: bool(watches(s, each)))


def team_faults(s: State, seat: int) -> Iterator[str]:
    """[ST-GAME.2] Two creatures, with stats within their bounds [ST-STAT.1]."""
    team = s.zone(seat, c.TEAM)
    if len(team) != 2 and s.turn:
        yield f"seat {seat} has {len(team)} creatures"
    for card in team:
        r = s.records[card.number]
        if not isinstance(r, Creature):
            yield f"{card!r} is a creature without stats"
            continue
        for which, value in enumerate(r.stats):
            if not least_of(which) <= value <= most_of(s, which):
                yield f"{card!r} has {value} {c.STAT_NAMES[which]}"
        spared = any(isinstance(frame, Spared) and frame.card is card for frame in s.frames)
        if r.at >= 0 and r.stats[c.HEALTH] <= 0 and not spared:
            yield f"{card!r} is on the board without Health"
        if (r.at >= 0) and not r.entered:
            yield f"{card!r} is on the board and has not entered"


def pile_faults(s: State, seat: int) -> Iterator[str]:
    """[ST-LOC.1] [ST-LOC.2] [ST-LOC.8] [ST-LOC.10] [ST-TEL.4] No pile holds more than it may."""
    core = [card for zone in range(c.ZONES) for card in s.zone(seat, zone) if kind_of(card).core]
    if len(core) > CORE_CARDS or len(s.zone(seat, c.CORE)) > CORE_CARDS:
        yield f"seat {seat} has more than {CORE_CARDS} Core cards"
    for card in s.zone(seat, c.TEAM):
        for pile, most in ((telegraphed(s, card), most_telegraphed(s)), (auras(s, card), 3)):
            if len(pile) > most:
                yield f"{card!r} has {len(pile)} cards in a pile of {most}"
    asked = any(each.seat == seat for each in s.asked)
    if len(s.zone(seat, c.HAND)) > HAND_LIMIT and not asked:
        yield f"seat {seat} has more than {HAND_LIMIT} cards in hand"
    for zone in range(c.ZONES):
        for card in s.zone(seat, zone):
            r = s.records[card.number]
            if zone >= c.TELEGRAPH and not isinstance(r, Laid):
                yield f"{card!r} lies beside a creature without a record"
            if zone < c.TEAM and r is not None:
                yield f"{card!r} is in the zone {c.ZONE_NAMES[zone]} and still has a record"
            if zone < c.TEAM and card.owner != seat:
                yield f"{card!r} lies in a pile of seat {seat}"
            if zone >= c.TELEGRAPH and (s.host(card) is None or laid(s, card).controller != seat):
                yield f"{card!r} lies beside nobody of seat {seat}"


def every_kind(s: State) -> list[StarlightCard]:
    return [kind for kind in rules_of(s).definitions.values() if isinstance(kind, StarlightCard)]


def most_telegraphed(s: State) -> int:
    """[ST-TEL.4] Two, or with texts that widen the pile as many as they could make it hold, though they are gone."""
    wider = [line.amount for kind in every_kind(s) for line in kind.standing if line.what == c.PILE_HOLDS]
    return MOST_TELEGRAPHED + sum(wider)


def board_faults(s: State) -> Iterator[str]:
    """[ST-BRD.2] One creature on a tile; four places in the order of turns."""
    records = [creature(s, card) for seat in range(2) for card in s.zone(seat, c.TEAM)]
    tiles = [r.at for r in records if r.at >= 0]
    if len(tiles) != len(set(tiles)):
        yield "two creatures stand on one tile"
    if any(tile >= len(rules_of(s).board.labels) for tile in tiles):
        yield "a creature stands on a tile that there is not"
    if s.turn and sorted(r.place for r in records) != list(range(len(records))):
        yield "the order of turns is not one"
    owner = [r.controller for r in records if r.place == s.facts[c.AT]]
    if s.turn and owner != [s.active]:
        yield "the turn belongs to a creature of another player"
