"""The open gamestate: what the turn player may do by hand, in any order [LL-open.1] … [LL-open.19]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions.closing import walk_at_once
from rulebound.games.lost_legacy.atoms.numbers import count_use
from rulebound.games.lost_legacy.definition import kind_of
from rulebound.games.lost_legacy.legality.acting import (
    MOVE_CHECKS,
    MOVE_LISTED,
    MOVE_UNFORBIDDEN,
    REACH,
    THREAT_CHECKS,
    THREAT_LISTED,
    THREATS,
    USE_CHECKS,
    is_usable,
    manual_of,
    most_moves,
    some_wait,
)
from rulebound.games.lost_legacy.legality.checks import Asked
from rulebound.games.lost_legacy.legality.playing import (
    ARM_CHECKS,
    ARMED,
    CAST_CHECKS,
    PLAY_ASIDE_CHECKS,
    PLAY_CHARACTER_CHECKS,
    PLAY_EQUIPMENT_CHECKS,
    PLAY_OPTION_CHECKS,
    SET_CHECKS,
    SET_SPELL_CHECKS,
    TURN_UP_CHECKS,
    TURN_UP_EQUIPMENT_CHECKS,
    TURN_UP_SPELL_CHECKS,
    may_arm,
    may_cast,
    pays_for,
)
from rulebound.games.lost_legacy.offers import offers, sorted_hand, sorted_sub_deck
from rulebound.games.lost_legacy.procedures.battle import begin_battle
from rulebound.games.lost_legacy.procedures.playing import Playing
from rulebound.games.lost_legacy.procedures.walking import PaidMove
from rulebound.games.lost_legacy.record import on_field
from rulebound.games.lost_legacy.rules import env_of, rules_of
from rulebound.games.lost_legacy.standing import barred_from
from rulebound.games.lost_legacy.values import (
    can_be_put,
    can_hit,
    character_spaces,
    current,
    empty_entries,
    in_force,
    is_silent,
    may_play_character,
    number_of_seat,
    opponent,
    option_spaces,
    price_of,
    reached,
    skills,
    space_of,
)
from rulebound.kernel.legality import Check, allowed
from rulebound.kernel.play import Card, Move, Run, State, distinct

ARCHERS: Final = [c.PHYSICAL, c.DISTANCE]  # [LL-skill.7]
OTHERS: Final = [c.PHYSICAL]
NO_SPACES: Final[list[int]] = []
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


class Own:
    """The characters of the turn player, with what several parts of a list ask of each."""

    __slots__ = ("cards", "fields", "records", "skills")

    def __init__(self, s: State, asked: Asked) -> None:
        lines, lasting = asked.lines, s.modifier_fields
        self.cards = lines.characters[asked.seat]
        self.records = [on_field(s, card) for card in self.cards]
        self.fields = lines.fields[asked.seat]  # what may be other than printed, as bits
        if lasting:
            self.fields = [fields | lasting for fields in self.fields]
        self.skills = lines.skills[asked.seat]
        if (lines.free | lines.owned_fields | lasting) >> c.SKILLS & 1:
            self.skills = self.skills[:]
            for number, card in enumerate(self.cards):
                if self.fields[number] >> c.SKILLS & 1:
                    self.skills[number] = skills(s, card)


def open_options(s: State, seat: int) -> list[Move]:
    """[LL-open.1] [LL-open.13] In the order of the ledger. The turn can always be ended.

    Of the checklists only what the search for candidates has not answered is asked."""
    asked = Asked(s, seat)
    options: list[Move] = []
    own = Own(s, asked)
    add_plays(s, asked, options)
    add_field(s, asked, own, options)
    add_sub_deck(s, asked, own, options)
    add_threats(s, asked, own, options)
    if rules_of(s).switches.redraw_anytime and not s.facts[c.SWAPPED]:
        options.append(SWAP_OPTION)
    options.append(END_OPTION)
    return options


def may_put(s: State, asked: Asked, card: Card, verb: int) -> bool:
    """[LL-gold.2] Whether no text forbids it; most forbid nothing of the sort to anybody."""
    if not asked.forbidden >> verb & 1 and kind_of(card).only_if is None:
        return True
    return can_be_put(s, asked.seat, card, verb)


def bearers(asked: Asked) -> list[list[Card]]:
    """Each as the only one."""
    found = asked.lines.characters
    return [[who] for who in found[asked.seat] + found[opponent(asked.seat)]]


def add_plays(s: State, asked: Asked, found: list[Move]) -> None:
    """From the hand: [LL-open.2] a character, [LL-open.5] an option face-up, [LL-open.6] or face-down; [LL-open.8] any
    number of options. [LL-opt.2] [LL-equip.1] [LL-env.1] Only here are they played."""
    seat = asked.seat
    one_more, anywhere = may_play_character(s, seat), in_force(s, c.ENTERS)
    entries = empty_entries(s, seat) if one_more else NO_SPACES
    spaces = option_spaces(s, seat)
    mp = number_of_seat(s, seat, c.MP)
    as_printed = not (asked.lines.free | s.modifier_fields) >> c.MAGIC & 1
    hand = sorted_hand(s, seat)
    playing, setting = asked.forbidden >> c.PLAY & 1 == 0, asked.forbidden >> c.SET & 1 == 0
    for number, card in enumerate(hand.each):
        definition = hand.printed[number]
        kind = definition.kind
        may_play = playing and definition.only_if is None
        if kind == c.CHARACTER:
            named = one_more and (anywhere or definition.enters is not None)
            where = character_spaces(s, seat, card) if named else entries
            if not where:
                continue
            # [LL-mp.4] at most times its magic needs no look at any text
            printed = as_printed and not definition.lines
            price = definition.magic if printed else current(s, card, c.MAGIC)
            if price <= mp and (may_play or can_be_put(s, seat, card, c.PLAY)):
                found.extend(offers(card, c.PLAY_CHARACTER, where))
        elif kind == c.EQUIPMENT:
            if spaces and (may_play or can_be_put(s, seat, card, c.PLAY)):
                who = bearers(asked)
                found.extend([Move(c.PLAY_EQUIPMENT, card, space, each) for space in spaces for each in who])
        elif kind & (c.ITEM | c.ENVIRONMENT) and (may_play or can_be_put(s, seat, card, c.PLAY)):
            if spaces and pays_for(s, seat, card, None):
                found.extend(offers(card, c.PLAY_ON, spaces))
            elif not spaces and allowed(PLAY_ASIDE_CHECKS, s, asked, card.option(c.PLAY_ASIDE)):
                found.append(card.option(c.PLAY_ASIDE))
        if spaces and kind & c.SETTABLE and (
            (setting and definition.only_if is None) or can_be_put(s, seat, card, c.SET)
        ):
            found.extend(offers(card, c.SET_ON, spaces))


def add_field(s: State, asked: Asked, own: Own, found: list[Move]) -> None:
    """[LL-open.9] [LL-opt.6] Standby cards, [LL-open.10] walks, [LL-open.16] [LLQ-move.6] of resting characters
    too, [LL-open.12] abilities; [LL-char.4] whenever the character arrived."""
    seat = asked.seat
    for card in s.zone(seat, c.STANDBY):
        kind = kind_of(card).kind if may_put(s, asked, card, c.PLAY) else 0
        if kind == c.EQUIPMENT:
            found.extend([Move(c.TURN_UP_EQUIPMENT, card, 0, who) for who in bearers(asked)])
        elif kind & (c.ITEM | c.ENVIRONMENT) and pays_for(s, seat, card, None):
            found.append(card.option(c.TURN_UP))
    rules = rules_of(s)
    board, quick = rules.board, rules.quick
    free_to_move = not asked.forbidden >> c.MOVE & 1
    waiting = some_wait(s) or in_force(s, c.MOVE_PRICE)
    for number, card in enumerate(own.cards):
        record = own.records[number]
        if quick:  # [LLQ-move.1]
            if record.moved >= 1:
                continue
        elif own.fields[number] >> c.SPEED & 1:
            if record.moved >= most_moves(s, card):
                continue
        elif record.moved >= kind_of(card).speed:
            continue
        if waiting and not allowed(MOVE_LISTED, s, asked, card.option(c.WALK)):
            continue
        options = offers(card, c.WALK, board.ways(asked.taken, record.at))
        if not free_to_move and barred_from(asked.lines, s, card) >> c.MOVE & 1:
            options = [option for option in options if allowed(MOVE_UNFORBIDDEN, s, asked, option)]
        found.extend(options)
    able = asked.lines.able[seat]
    for card in distinct(s, able) if len(able) > 1 else able:
        if is_silent(s, card):
            continue
        for ability in kind_of(card).manual:
            if is_usable(s, seat, card, ability):
                found.append(Move(c.USE, card, ability.index))


def add_sub_deck(s: State, asked: Asked, own: Own, found: list[Move]) -> None:
    """[LL-open.15] [LL-weap.2] [LL-skill.6] Swordplay and Witchcraft, here only; spells that were set. Whether a
    character may arm itself, or cast, hangs on no card of the sub-deck."""
    seat = asked.seat
    pile = sorted_sub_deck(s, seat)
    useful = (c.SWORDPLAY if pile.kinds & c.WEAPON else 0) | (c.WITCHCRAFT if pile.kinds & c.SPELL else 0)
    set_zone = seat * c.ZONES + c.LINKED_DOWN
    are_set = bool(s.zones[set_zone])
    if not useful and not are_set:
        return
    for number, who in enumerate(own.cards):
        able = own.skills[number] & useful
        if able:
            arms = able & c.SWORDPLAY != 0 and may_arm(s, who)
            casts = able & c.WITCHCRAFT != 0 and may_cast(s, who)
            if arms or casts:
                add_skilled(s, asked, who, arms, casts, found)
        if are_set:
            for card in on_field(s, who).pile:
                if s.places[card.number] == set_zone and kind_of(card).kind & c.CASTABLE:
                    if may_put(s, asked, card, c.PLAY) and pays_for(s, seat, card, who):
                        found.append(Move(c.TURN_UP_SPELL, card, 0, [who]))


def add_skilled(s: State, asked: Asked, who: Card, arms: bool, casts: bool, found: list[Move]) -> None:
    """What a character who may arm itself, or cast, takes from the sub-deck."""
    for card in sorted_sub_deck(s, asked.seat).each:
        kind = kind_of(card).kind
        if kind == c.WEAPON:
            if arms and may_put(s, asked, card, c.PLAY):
                found.append(Move(c.ARM, who, 0, [card]))
        elif casts and kind & c.SPELL:
            if kind & c.CASTABLE and may_put(s, asked, card, c.PLAY) and pays_for(s, asked.seat, card, who):
                found.append(Move(c.CAST, who, 0, [card]))
            if may_put(s, asked, card, c.SET):
                found.append(Move(c.SET_SPELL, who, 0, [card]))


def add_threats(s: State, asked: Asked, own: Own, found: list[Move]) -> None:
    """[LL-open.11] [LL-bat.6] [LL-bat.19] [LL-bat.24] Every set of attackers of which each can hit the
    target, in every way; [LLQ-turn.5] in Quick-Play none in a turn."""
    rules = rules_of(s)
    if rules.quick:
        return
    board = rules.board
    enemies = asked.lines.characters[opponent(asked.seat)]
    if not enemies:
        return
    places = [on_field(s, enemy).at for enemy in enemies]
    attackers: list[Card] = []  # who is readied and has anybody in reach,
    able: list[int] = []  # with which skills; -1: it strikes in another way than usual
    reach: list[list[Card]] = []  # whom,
    hows: list[list[int]] = []  # and in which ways it may strike
    for number, card in enumerate(own.cards):
        record = own.records[number]
        if record.resting:
            continue
        bits = own.skills[number]
        usual = not (bits & c.ARCHERY or own.fields[number] >> c.ATTACK_RANGE & 1)
        spaces = board.strike(record.at) if usual else reached(s, card, bits)
        near = [enemies[which] for which, at in enumerate(places) if at in spaces]
        if near:
            attackers.append(card)
            able.append(bits if usual and not own.fields[number] >> c.HITS_FLYING & 1 else -1)
            reach.append(near)
            hows.append(ARCHERS if bits & c.ARCHERY else OTHERS)
    if not attackers:
        return
    lifts = rules.switches.combos_lift
    waiting = some_wait(s) or asked.forbidden & THREATS != 0 or in_force(s, c.THREAT_PRICE)
    for target in enemies:
        flies = -1  # [LL-skill.9] asked once anybody reaches it
        sets: list[list[Card]] = [[]]
        ways: list[list[int]] = [[]]  # in which each of them strikes
        for number, card in enumerate(attackers):
            if target not in reach[number]:
                continue
            without = len(sets)
            if flies < 0:
                flies = skills(s, target) & c.FLYING
            plain = able[number] >= 0
            for how in hows[number]:
                if (lifts or not flies or able[number] & flies) if plain else can_hit(s, card, how, target, lifts):
                    for which in range(without):
                        sets.append([*sets[which], card])
                        ways.append([*ways[which], how])
        for which in range(1, len(sets)):
            option = Move(c.THREAT, target, 0, sets[which], ways[which])
            if waiting and not allowed(THREAT_LISTED, s, asked, option):
                continue
            if not lifts or allowed(REACH, s, asked, option):
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
        price = price_of(s, c.MOVE_PRICE, [card])
        if price:
            s.push(PaidMove(seat, s.ref(card), option.number, price))
        else:
            walk_at_once(s, seat, card, option.number)
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


