"""What must hold of a Luminous position whenever somebody is asked, and what each field of a save may hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.facts import number
from rulebound.games.luminous.atoms.leaving import destructible
from rulebound.games.luminous.atoms.listening import kept_in_mind
from rulebound.games.luminous.definition import Activated, LuminousTriggered, Price, kind_of
from rulebound.games.luminous.record import InPlay, in_play
from rulebound.games.luminous.values import health_of
from rulebound.kernel import shapes
from rulebound.kernel.events import Listener
from rulebound.kernel.play import Card, State, Trigger
from rulebound.kernel.schema import BITS, COUNT, EVER, NUMBER, REF, REFS, SCHEMA, fields, modifier_fits, record_fits
from rulebound.kernel.shapes import CARDS, FLAG, SEAT, SEAT_OR_NOBODY, AbilityRef, Many, Maybe, Table, Thing, Whole
from rulebound.tabletop.invariants import all_cards, leaving_faults, lost_cards, stale_listeners

IN_PLAY = (c.FAVORED, c.ORB_ROW, c.FIELD)
BOTTOM = ("Opening", "Turn")  # the frames that everything else happens within


def made_or_put_off(doc: dict[str, Any], table: Table) -> None:
    """What is put off has a number where others say which instruction made them (`atoms/later.py`); what was used up
    was made by none (`atoms/using.py`)."""
    if doc["field"] != c.F_PERMISSION and doc["amount"] > COUNT.most:  # only permissions are a set of bits
        raise shapes.Wrong(f"{doc['amount']} is more than {COUNT.most}", ".amount")
    if doc["field"] not in (c.F_DELAYED, c.F_USED):
        modifier_fits(doc, table)


SYMBOLS = Whole(0, 999)
ORBS = Whole(0, 100)  # plays of one turn
SEATS = Whole(0, 8)  # how many of them, or the place in an order
SAVED = SCHEMA.extended(
    {
        "State.numbers": shapes.PerSeat(NUMBER, SEATS, SEATS, ORBS, ORBS),
        "State.facts": shapes.Row(
            SEAT, Whole(0, c.END), Whole(0, c.RESET_STEP), COUNT, COUNT, SEATS, SEATS, Whole(0, 1)
        ),
        "Trigger.ability": AbilityRef(LuminousTriggered),
        # cards in play
        **fields("expended hit_by_deadly modified tributed", FLAG),
        **fields("attack counters damage durability health", NUMBER),
        "entered": EVER,
        "kind": shapes.DEFINITION,
        "permissions": BITS,
        "role": Whole(0, c.BLOCKING),
        "skills": Whole(0, sum(c.SKILL_NAMES)),
        # prices
        **fields("any orange green purple coloured total check_orange check_green check_purple checks", SYMBOLS),
        # procedures
        **fields("away blocked copied free inside may_block played shuffled struck", FLAG),
        **fields("defender holder", SEAT),
        **fields("LuminousBatch.pc PayEssence.pc", Whole(0, 0)),
        **fields("MainPhase.pc PayForTrigger.pc PlayToken.pc", Whole(0, 1)),
        **fields("Opening.seat passes", SEATS),
        "Activate.ability": AbilityRef(Activated),
        "Activate.pc": Whole(0, 2),
        "attacker": REF,
        "block_actions": COUNT,
        "blockers": REFS,
        "building": CARDS,
        "Combat.pc": Whole(0, 7),
        "given_starter": SEAT_OR_NOBODY,
        "Opening.pc": Whole(0, 5),
        "Modifier.amount": Whole(-COUNT.most, (1 << 32) - 1),
        "Modifier.pc": COUNT,
        "PayEssence.ability": Maybe(shapes.ABILITY),
        "to_play": FLAG,
        "Play.pc": Whole(0, 6),
        "prices": Many(Thing(Price), 100, 1),
        "relic": Maybe(REF),
        "shares": Many(Whole(-1, COUNT.most)),
        "trigger": Thing(Trigger),
        "Turn.pc": Whole(0, 10),
    },
    {"InPlay": record_fits, "Modifier": made_or_put_off},
)


def physical_cards(s: State) -> list[Card]:
    """The cards of the decks, favored and orb piles: those that exist from the beginning of a game to its end."""
    return [card for card in all_cards(s) if not kind_of(card.definition).token]


def broken(s: State, physical: list[Card]) -> Iterator[str]:
    """Everything that is not as it must be, in words."""
    # [LU-multi.7] a player who is eliminated takes their cards along
    out = [number(s, seat, c.OUT) for seat in range(s.rules.seats)]
    yield from leaving_faults(out, s.facts[c.OUT_COUNT])
    yield from lost_cards(s, physical, [seat for seat, place in enumerate(out) if place])
    if s.ending is None:
        for seat in range(s.rules.seats):
            yield from seat_faults(s, seat)
        yield from stale_listeners(s, c.EVENT_NAMES, lasts=lasts)


def lasts(s: State, listener: Listener) -> bool:
    """Whether a spell waits for the rest of this turn, though it is gone, or a card has what an effect gave it."""
    ability = listener.ability
    if not isinstance(ability, LuminousTriggered):
        return False
    if ability.granted or ability.next_turn or ability.about is not None:
        return kept_in_mind(s, ability, listener.card, listener.serial) is not None
    return ability.this_turn and ability.definition is listener.card.definition


def seat_faults(s: State, seat: int) -> Iterator[str]:
    out = number(s, seat, c.OUT) > 0
    if not out and len(s.zone(seat, c.FAVORED)) != 1:
        yield f"seat {seat} has {len(s.zone(seat, c.FAVORED))} favored"  # [LU-zone.8] it cannot leave play
    for zone in range(c.ZONES):
        for card in s.zone(seat, zone):
            r = in_play(s, card)
            if zone not in IN_PLAY:
                if r is not None:
                    yield f"{card!r} is in the {c.ZONE_NAMES[zone]} and still has a record"
            elif r is None:
                yield f"{card!r} is in play without a record"
            elif r.controller != seat:
                yield f"{card!r} lies before seat {seat} and is controlled by seat {r.controller}"
            else:
                yield from number_faults(s, card, r)


def number_faults(s: State, card: Card, r: InPlay) -> Iterator[str]:
    """Counters are never negative; the state check has removed what is used up or destroyed."""
    if r.damage < 0:
        yield f"{card!r} has {r.damage} damage"
    if is_spared(s, card):
        return
    if r.kind.relic and r.durability < 1:
        yield f"{card!r} is a relic in play with durability {r.durability}"
    if r.kind.unit and not s.dirty and r.damage >= health_of(s, r):
        yield f"{card!r} is in play with {r.damage} damage and health {health_of(s, r)}"


def is_spared(s: State, card: Card) -> bool:
    """Whether a text may keep in play what would be destroyed: 'can't be destroyed', or something instead."""
    return s.rules.asks_within or not destructible(s, [card])
