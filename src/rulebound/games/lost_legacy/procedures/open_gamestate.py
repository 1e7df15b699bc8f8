"""The open gamestate: what the turn player may do by hand, in any order [LL-open.1] … [LL-open.19]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions.placing import walk
from rulebound.games.lost_legacy.atoms.numbers import count_use
from rulebound.games.lost_legacy.definition import kind_of
from rulebound.games.lost_legacy.legality.acting import (
    MOVE_CHECKS,
    MOVE_LISTED,
    MOVE_UNFORBIDDEN,
    REACH,
    THREAT_CHECKS,
    THREAT_LISTED,
    USE_CHECKS,
    manual_of,
    most_moves,
)
from rulebound.games.lost_legacy.legality.checks import Asked
from rulebound.games.lost_legacy.legality.playing import (
    ARM_CHECKS,
    ARMED,
    BEARER,
    CAST_CHECKS,
    CASTER,
    CHARACTER_LISTED,
    PLAY_ASIDE_CHECKS,
    PLAY_CHARACTER_CHECKS,
    PLAY_EQUIPMENT_CHECKS,
    PLAY_OPTION_CHECKS,
    SET_CHECKS,
    SET_SPELL_CHECKS,
    TURN_UP_CHECKS,
    TURN_UP_EQUIPMENT_CHECKS,
    TURN_UP_SPELL_CHECKS,
)
from rulebound.games.lost_legacy.procedures.battle import begin_battle
from rulebound.games.lost_legacy.procedures.playing import Playing
from rulebound.games.lost_legacy.record import on_field
from rulebound.games.lost_legacy.rules import env_of, rules_of
from rulebound.games.lost_legacy.values import (
    can_be_put,
    can_hit,
    character_spaces,
    characters,
    current,
    may_be_forbidden,
    opponent,
    option_spaces,
    reached,
    space_of,
)
from rulebound.kernel.legality import Check, allowed
from rulebound.kernel.play import NO_CARDS, Card, Move, Run, State, distinct

END_OPTION: Final = Move(c.END_TURN)
SWAP_OPTION: Final = Move(c.SWAP)  # [LL-begin.5] at any time, by the switch
CHECKS: Final[dict[int, list[Check[Asked]]]] = {
    c.PLAY_CHARACTER: PLAY_CHARACTER_CHECKS,
    c.PLAY_ON: PLAY_OPTION_CHECKS,
    c.PLAY_ASIDE: PLAY_ASIDE_CHECKS,
    c.PLAY_EQUIPMENT: PLAY_EQUIPMENT_CHECKS,
    c.SET_ON: SET_CHECKS,
    c.TURN_UP: TURN_UP_CHECKS,
    c.TURN_UP_EQUIPMENT: TURN_UP_EQUIPMENT_CHECKS,
    c.WALK: MOVE_CHECKS,
    c.THREAT: THREAT_CHECKS,
    c.THREAT_SET: THREAT_CHECKS,
    c.USE: USE_CHECKS,
    c.ARM: ARM_CHECKS,
    c.CAST: CAST_CHECKS,
    c.SET_SPELL: SET_SPELL_CHECKS,
    c.TURN_UP_SPELL: TURN_UP_SPELL_CHECKS,
}


def open_options(s: State, seat: int) -> list[Move]:
    """[LL-open.1] [LL-open.13] In the order of the ledger. The turn can always be ended.

    Of the checklists only what the search for candidates has not answered is asked."""
    asked = Asked(s, seat)
    options: list[Move] = []
    add_plays(s, asked, options)
    add_field(s, asked, options)
    add_sub_deck(s, asked, options)
    add_threats(s, asked, options)
    if rules_of(s).switches.redraw_anytime and not s.facts[c.SWAPPED]:
        options.append(SWAP_OPTION)
    options.append(END_OPTION)
    return options


def bearers(s: State, seat: int) -> list[Card]:
    return characters(s, seat) + characters(s, opponent(seat))


def add_plays(s: State, asked: Asked, found: list[Move]) -> None:
    """From the hand: [LL-open.2] a character, [LL-open.5] an option face-up, [LL-open.6] or face-down; [LL-open.8] any
    number of options. [LL-opt.2] [LL-equip.1] [LL-env.1] Only here are they played."""
    seat = asked.seat
    spaces = option_spaces(s, seat)
    for card in distinct(s, s.zone(seat, c.HAND)):
        kind = kind_of(card).kind
        plays = can_be_put(s, seat, card, c.PLAY)
        if kind == c.CHARACTER:
            entries = character_spaces(s, seat, card)
            if entries and allowed(CHARACTER_LISTED, s, asked, card.option(c.PLAY_CHARACTER, entries[0])):
                found.extend([card.option(c.PLAY_CHARACTER, space) for space in entries])
        elif kind == c.EQUIPMENT and plays:
            found.extend([Move(c.PLAY_EQUIPMENT, card, space, [who]) for space in spaces for who in bearers(s, seat)])
        elif kind & (c.ITEM | c.ENVIRONMENT) and plays:
            found.extend([card.option(c.PLAY_ON, space) for space in spaces])
            if not spaces and allowed(PLAY_ASIDE_CHECKS, s, asked, card.option(c.PLAY_ASIDE)):
                found.append(card.option(c.PLAY_ASIDE))
        if kind & c.SETTABLE and can_be_put(s, seat, card, c.SET):
            found.extend([card.option(c.SET_ON, space) for space in spaces])


def add_field(s: State, asked: Asked, found: list[Move]) -> None:
    """[LL-open.9] [LL-opt.6] Standby cards, [LL-open.10] walks, [LL-open.16] [LLQ-move.6] of resting characters
    too, [LL-open.12] abilities; [LL-char.4] whenever the character arrived."""
    seat = asked.seat
    for card in s.zone(seat, c.STANDBY):
        kind = kind_of(card).kind if can_be_put(s, seat, card, c.PLAY) else 0
        if kind == c.EQUIPMENT:
            found.extend([Move(c.TURN_UP_EQUIPMENT, card, 0, [who]) for who in bearers(s, seat)])
        elif kind & (c.ITEM | c.ENVIRONMENT):
            found.append(card.option(c.TURN_UP))
    free = not may_be_forbidden(s, c.MOVE)
    for card in characters(s, seat):
        if on_field(s, card).moved < most_moves(s, card) and allowed(MOVE_LISTED, s, asked, card.option(c.WALK)):
            for space in rules_of(s).board.ways(asked.taken, space_of(s, card)):
                if free or allowed(MOVE_UNFORBIDDEN, s, asked, card.option(c.WALK, space)):
                    found.append(card.option(c.WALK, space))
    for card in distinct(s, s.zone(seat, c.FIELD) + s.zone(seat, c.LINKED)):
        for ability in kind_of(card).manual:
            if allowed(USE_CHECKS, s, asked, card.option(c.USE, ability.index)):
                found.append(card.option(c.USE, ability.index))


def add_sub_deck(s: State, asked: Asked, found: list[Move]) -> None:
    """[LL-open.15] [LL-weap.2] [LL-skill.6] Swordplay and Witchcraft, here only; spells that were set. Whether a
    character may arm itself, or cast, hangs on no card of the sub-deck."""
    cards = distinct(s, s.zone(asked.seat, c.SUB_DECK))
    kinds = 0
    for card in cards:
        kinds |= kind_of(card).kind
    for who in characters(s, asked.seat):
        arms = kinds & c.WEAPON != 0 and allowed(BEARER, s, asked, who.option(c.ARM))
        casts = kinds & c.SPELL != 0 and allowed(CASTER, s, asked, who.option(c.CAST))
        for card in cards if arms or casts else NO_CARDS:
            kind = kind_of(card).kind
            plays = can_be_put(s, asked.seat, card, c.PLAY)
            if arms and kind == c.WEAPON and plays:
                found.append(Move(c.ARM, who, 0, [card]))
            elif casts and kind & c.SPELL:
                if kind & c.CASTABLE and plays:
                    found.append(Move(c.CAST, who, 0, [card]))
                if can_be_put(s, asked.seat, card, c.SET):
                    found.append(Move(c.SET_SPELL, who, 0, [card]))
        for card in s.pile(who, c.LINKED_DOWN):
            option = Move(c.TURN_UP_SPELL, card, 0, [who])
            if allowed(TURN_UP_SPELL_CHECKS, s, asked, option):
                found.append(option)


def add_threats(s: State, asked: Asked, found: list[Move]) -> None:
    """[LL-open.11] [LL-bat.6] [LL-bat.19] [LL-bat.24] Every set of attackers of which each can hit the
    target, in every way; [LLQ-turn.5] in Quick-Play none in a turn."""
    if rules_of(s).quick:
        return
    lifts = rules_of(s).switches.combos_lift
    enemies = characters(s, opponent(asked.seat))
    readied = [card for card in characters(s, asked.seat) if not on_field(s, card).resting] if enemies else NO_CARDS
    reach = [reached(s, card) for card in readied]
    for target in enemies:
        at = space_of(s, target)
        sets: list[list[Card]] = [[]]
        ways: list[list[int]] = [[]]  # in which each of them strikes
        for number, card in enumerate(readied):
            if at not in reach[number]:
                continue
            without = len(sets)
            for how in (c.PHYSICAL, c.DISTANCE):
                if can_hit(s, card, how, target, lifts):
                    for which in range(without):
                        sets.append([*sets[which], card])
                        ways.append([*ways[which], how])
        for which in range(1, len(sets)):
            option = Move(c.THREAT, target, 0, sets[which], ways[which])
            if allowed(THREAT_LISTED, s, asked, option) and (not lifts or allowed(REACH, s, asked, option)):
                found.append(option)


def carry_out(s: State, seat: int, option: Move) -> None:
    """What the player has chosen to do by hand."""
    kind, card = option.kind, option.card
    assert card is not None
    other = option.cards[0] if option.cards else None
    if kind == c.PLAY_CHARACTER:
        s.push(Playing(seat, card, option.number, None, current(s, card, c.MAGIC), False))
    elif kind in (c.PLAY_ON, c.PLAY_EQUIPMENT):
        s.push(Playing(seat, card, option.number, other, 0, False))
    elif kind == c.PLAY_ASIDE:
        s.push(Playing(seat, card, -1, None, 0, False))
    elif kind == c.SET_ON:
        s.push(Playing(seat, card, option.number, None, 0, True))
    elif kind in (c.TURN_UP, c.TURN_UP_EQUIPMENT):
        s.push(Playing(seat, card, space_of(s, card), other, 0, False))
    elif kind == c.WALK:
        walk(s, seat, card, option.number, c.BY_HAND)
    elif kind == c.THREAT:
        assert option.cards and option.numbers
        begin_battle(s, seat, option.cards[0], option.cards, option.numbers, card, True)
    elif kind == c.USE:
        ability = manual_of(option)
        assert ability is not None
        s.push(Run(ability, env_of(s, card, seat, None, ability.slots)))
    elif kind == c.ARM:
        assert other is not None
        count_use(s, card, ARMED)
        s.push(Playing(seat, other, -1, card, 0, False))
    elif kind == c.TURN_UP_SPELL:
        s.push(Playing(seat, card, -1, other, 0, False))
    else:
        assert other is not None
        s.push(Playing(seat, other, -1, card, 0, kind == c.SET_SPELL))


