"""Derived values: positions, ranges, numbers, skills, and what is forbidden just now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.definition import NO_EVENT, LegacyCard, Line, kind_of
from rulebound.games.lost_legacy.lying import lying, taken_spaces
from rulebound.games.lost_legacy.record import OnField
from rulebound.games.lost_legacy.rules import env_of, rules_of
from rulebound.games.lost_legacy.standing import Change, Standing, at_work, changeable, changeable_by, lines_about
from rulebound.kernel.play import ADD, GRANT, SET, TAKE, Card, Event, Modifier, Op, Record, Ref, State, made_by
from rulebound.kernel.terms import Amount, Cards, Env, Test
from rulebound.kernel.terms.groups import ThisCard


# ---- where cards lie
def space_of(s: State, card: Card) -> int:
    """The space of a card on the field, or -1."""
    record = s.records[card.number]
    return record.at if isinstance(record, OnField) else -1


def last_space(s: State, ref: Ref) -> int:
    """The space of a card on the field, or of one that has left it; -1 if it never was there."""
    at = space_of(s, ref.card)
    return ref.record.at if at < 0 and isinstance(ref.record, OnField) else at


def card_at(s: State, space: int) -> Card | None:
    return lying(s).stands[space]


def is_face_up(s: State, card: Card) -> bool:
    return s.places[card.number] % c.ZONES == c.FIELD


def is_character(s: State, card: Card) -> bool:
    """[LL-char.7] A face-up character on the field; one in standby is a blank card."""
    return s.places[card.number] % c.ZONES == c.FIELD and kind_of(card).kind == c.CHARACTER


def characters(s: State, seat: int) -> list[Card]:
    """Read, never written."""
    return at_work(s).characters[seat]


def empty_entries(s: State, seat: int) -> list[int]:
    """[LL-open.3] [LL-char.3] [LLQ-entry.3] [LLQ-entry.5] Where a character may be put."""
    board = rules_of(s).board
    return board.open(taken_spaces(s), board.entries[seat])


NO_SPACES: Final[list[int]] = []


def character_spaces(s: State, seat: int, card: Card) -> list[int]:
    """[LL-gold.1] Where a character may be put whose text names other spaces, too."""
    found, enters = empty_entries(s, seat), kind_of(card).enters
    board, named = rules_of(s).board, NO_SPACES
    if enters is not None:
        named = enters.spaces(s, env_of(s, card, seat, None))
    if in_force(s, c.ENTERS) and changes(s, card, c.ENTERS):
        named = [*named, *board.territory[seat]]
    if not named:
        return found
    more = board.open(taken_spaces(s), named)
    return [*found, *(space for space in more if space not in found)]


def option_spaces(s: State, seat: int) -> list[int]:
    """[LL-open.5] [LL-open.7] [LLQ-entry.4] Where an option may be put: in the own territory, on no entry point."""
    rules = rules_of(s)
    board = rules.board
    spaces = board.territory if rules.switches.options_on_entry else board.inland
    return board.open(taken_spaces(s), spaces[seat])


def options_on_field(s: State, seat: int) -> list[Card]:
    """[LL-end.6] [LL-link.2] Face-up and standby ones; what is linked is not on the field."""
    found = [card for card in s.zones[seat * c.ZONES + c.FIELD] if kind_of(card).kind != c.CHARACTER]
    return found + s.zones[seat * c.ZONES + c.STANDBY]


# ---- continuous and lasting effects
def working(s: State, seat: int) -> list[Card]:
    """[LL-abil.4] [LL-env.2] [LL-spell.5] The cards of a player whose continuous effects count: face-up on
    the field, or linked."""
    at = seat * c.ZONES
    return s.zones[at + c.FIELD] + s.zones[at + c.LINKED] if s.zones[at + c.LINKED] else s.zones[at + c.FIELD]


def is_silent(s: State, card: Card) -> bool:
    """Whether a lasting effect has taken its abilities, or a card at work."""
    if s.modifier_fields >> c.SILENT & 1 and silenced_for_a_while(s, card):
        return True
    return rules_of(s).silencing and silenced_by_any(s, at_work(s).by_what[c.SILENT], card)


def silenced_for_a_while(s: State, card: Card) -> bool:
    for modifier in s.modifiers:
        if modifier.field == c.SILENT and concerns(s, modifier, card):
            return True
    return False


def silenced_by_any(s: State, lines: list[Standing], card: Card) -> bool:
    """A line that takes abilities is not taken by another such line: two that name each other would have no end."""
    for each in lines:
        if (each.only is None or each.only is card) and not silenced_for_a_while(s, each.card):
            if each.always is not None or holds(s, each.line, each.read_with(s), card):
                return True
    return False


def concerns(s: State, modifier: Modifier, card: Card) -> bool:
    """Whether a lasting effect is about a card: the one it was laid on, or any that fits its words."""
    subject = modifier.subject
    if subject is not None:
        return subject.card is card and s.serials[card.number] == subject.serial
    op = made_by(modifier)
    assert isinstance(op, Laying)
    if not op.asks:
        return op.group.fits(s, modifier.env, card)
    if s.first_lines_only:
        return False
    try:
        s.first_lines_only = True
        return op.group.fits(s, modifier.env, card)
    finally:
        s.first_lines_only = False


@dataclass(slots=True, eq=False)
class Laying(Op):
    """An instruction that lays something on cards of a group; of a prohibition `test` is what the action must be
    like. `asks` as of a line."""

    group: Cards
    field: int
    how: int
    amount: Amount
    until: int
    test: Test | None
    asks: bool = False


def is_meant(s: State, modifier: Modifier, event: Event) -> bool:
    """Whether a prohibition is for an action like this."""
    op = made_by(modifier)
    assert isinstance(op, Laying)
    if op.test is None:
        return True
    env = modifier.env
    return op.test.holds(s, env.read(env.seat, event))


def holds(s: State, line: Line, env: Env, card: Card) -> bool:
    """Whether a line of a working card is about this card now. [LL-val.8] One that asks for what is worked out with it
    or later sees only those that ask for nothing of the sort."""
    if not line.asks:
        return line.subject.fits(s, env, card) and (line.setting is None or line.setting.holds(s, env))
    if s.first_lines_only:
        return False
    try:
        s.first_lines_only = True
        return line.subject.fits(s, env, card) and (line.setting is None or line.setting.holds(s, env))
    finally:
        s.first_lines_only = False


def amount_of(s: State, line: Line, env: Env, card: Card) -> int:
    """How much a line changes that is about a card. [LL-val.8] It sees no more than what the line is about."""
    if line.amount is None:
        return 0
    if line.of_each:  # 'that card' of the amount is the one that is changed
        env = env.read(env.seat, Event(NO_EVENT, env.seat, card, None, 0, c.BY_RULE, None))
    if not line.asks:
        return line.amount.value(s, env)
    try:
        s.first_lines_only = True
        return line.amount.value(s, env)
    finally:
        s.first_lines_only = False


NO_CHANGES: Final[list[Change]] = []


def changes(s: State, card: Card, field: int) -> list[Change]:
    """All that changes a field of a card just now, the oldest first."""
    own = field == c.MAGIC and prices_itself(kind_of(card)) and s.place(card) not in c.IN_PLAY
    lines = at_work(s)
    if not own and not changeable_by(lines, s, card) >> field & 1:
        return NO_CHANGES
    found = own_price(s, card) if own else []
    some_silent = s.modifier_fields >> c.SILENT & 1 != 0 or bool(lines.by_what[c.SILENT])
    for each in lines.by_what[field]:
        if (each.only is not None and each.only is not card) or (some_silent and is_silent(s, each.card)):
            continue
        if each.always is not None:
            found.append(each.always)
            continue
        line, env = each.line, each.read_with(s)
        if holds(s, line, env, card):
            found.append(Change(s.serials[each.card.number], line.how, amount_of(s, line, env, card)))
    if s.modifier_fields >> field & 1:
        for modifier in s.modifiers:
            if modifier.field == field and concerns(s, modifier, card):
                found.append(Change(modifier.time, modifier.how, modifier.amount))
    if len(found) > 1:
        found.sort(key=lambda each: each.time)
    return found


def prices_itself(kind: LegacyCard) -> bool:
    for line in kind.lines:
        if line.what == c.MAGIC and isinstance(line.subject, ThisCard):
            return True
    return False


def own_price(s: State, card: Card) -> list[Change]:
    """[LL-abil.4] [LL-char.6] What a card says of its own magic counts before it is there: then it is paid for."""
    env = env_of(s, card, card.owner, None)
    return [
        Change(0, line.how, amount_of(s, line, env, card))
        for line in kind_of(card).lines
        if line.what == c.MAGIC and isinstance(line.subject, ThisCard) and holds(s, line, env, card)
    ]


# ---- numbers
def printed(kind: LegacyCard, which: int) -> int:
    if which == c.LEVEL:
        return kind.level
    if which == c.MAGIC:
        return kind.magic
    if which == c.OFFENSE:
        return kind.offense
    return kind.defense if which == c.DEFENSE else kind.speed


def value(s: State, card: Card, r: Record | None, which: int) -> int:
    """[LL-val.1] [LL-val.6] [LL-pc.3] One of five values; tokens change none.

    [LL-val.4] Printed, the latest 'becomes', doubled and halved in their order, the sum of all changes (by the switch
    before them), at least 0.
    [LL-val.2] Halves are rounded up; [LL-val.3] [LL-val.5] the floor comes last."""
    number = printed(kind_of(card), which)
    stats = which == c.OFFENSE or which == c.DEFENSE
    if stats and any_unaffected(s, card):
        return weakened(r, which, number)
    total = 0
    found = changes(s, card, which)
    if not found and not stats:
        return max(number, 0)
    for change in found:
        if change.how == SET:
            number = change.amount
        elif change.how == ADD:
            total += change.amount
    if stats and isinstance(r, OnField):
        total += c.PIECE * (r.power_ups - r.damage)  # [LL-pc.4] [LL-pc.5]
    if not found:
        return weakened(r, which, max(number + total, 0))
    if rules_of(s).switches.adds_first:
        number, total = max(number + total, 0), 0
    for change in found:
        if change.how == c.DOUBLED:
            number *= 2
        elif change.how == c.HALVED:
            number = (number + 1) // 2
    return weakened(r, which, max(number + total, 0))


def weakened(r: Record | None, which: int, number: int) -> int:
    """[LLQ-atk.8] Weaken is subtracted after all other changes of the defense."""
    if which == c.DEFENSE and isinstance(r, OnField) and r.weaken:
        return max(number - r.weaken, 0)
    return number


def any_unaffected(s: State, card: Card) -> bool:
    """[LL-err.2] Nothing changes the stats of such a character."""
    if not s.modifier_fields >> c.UNAFFECTED & 1:
        return False
    return any(m.field == c.UNAFFECTED and concerns(s, m, card) for m in s.modifiers)


def current(s: State, card: Card, which: int) -> int:
    """[LL-val.7] A value of a card as it is now."""
    return value(s, card, s.records[card.number], which)


def skills(s: State, card: Card) -> int:
    """[LL-skill.11] Printed, given and taken."""
    bits, never = kind_of(card).skills, 0
    if not changeable(s, card) >> c.SKILLS & 1:
        return bits
    for change in changes(s, card, c.SKILLS):
        if change.how == GRANT:
            bits |= change.amount
        elif change.how == TAKE:
            bits &= ~change.amount
        else:
            never |= change.amount
    return bits & ~never


# ---- ranges
def in_range(s: State, card: Card, which: int) -> list[int]:
    """[LL-rng.1] [LL-rng.3] [LL-rng.8] The spaces in a range of a card on the field."""
    return range_from(s, space_of(s, card), which)


def range_from(s: State, at: int, which: int) -> list[int]:
    """The spaces in a range of what lies, or lay, on a space."""
    if at < 0:
        return []
    board = rules_of(s).board
    if which == c.CLOSE:
        return board.close(at)
    if which == c.ZONE:
        return board.zones[at]
    if which == c.STRIKE:
        return board.strike(at)
    if which > c.STRAIGHT:
        return board.straight(taken_spaces(s), at, which - c.STRAIGHT)
    return board.long(taken_spaces(s), at)


def attack_range(s: State, card: Card) -> int:
    """[LL-rng.7] What the board gives by default, else what the latest text says. So many spaces in a straight line are
    reached besides: whoever reaches farther goes on doing so."""
    found = changes(s, card, c.ATTACK_RANGE)
    if not found or found[-1].amount < c.STRAIGHT:
        return found[-1].amount if found else c.STRIKE
    ranges = [each.amount for each in found]
    return c.LONG if c.LONG in ranges and not rules_of(s).quick else max(ranges)


def reached(s: State, card: Card, bits: int) -> list[int]:
    """The spaces on which a character with these skills can strike now, in whatever way; one may be there twice."""
    if not bits & c.ARCHERY:
        return in_range(s, card, attack_range(s, card))
    far = in_range(s, card, c.LONG)
    return far if rules_of(s).quick else in_range(s, card, attack_range(s, card)) + far


def spaces_from(s: State, ref: Ref, which: int) -> list[int]:
    """[LL-rng.1] A range of a card, or of where it was last; whoever has left the field reaches nothing."""
    if which != c.REACH:
        return range_from(s, last_space(s, ref), which)
    return reached(s, ref.card, skills(s, ref.card)) if is_character(s, ref.card) else []


def usual_way(s: State, card: Card) -> int:
    """[LLQ-atk.3] In Quick-Play an archer shoots and all others strike; in Classic an archer may do either."""
    return c.DISTANCE if rules_of(s).quick and skills(s, card) & c.ARCHERY else c.PHYSICAL


def is_target(s: State, card: Card) -> bool:
    """[LL-bat.1] [LL-env.4] A face-up character; [LLQ-opt.1] [LLQ-opt.4] in Quick-Play a set card too."""
    if is_character(s, card) or not rules_of(s).quick:
        return is_character(s, card)
    return s.place(card) == c.STANDBY or (s.place(card) == c.FIELD and rules_of(s).switches.faceup_options)


def targets(s: State, seat: int) -> list[Card]:
    """What the opponent of a player may threaten there."""
    return [card for zone in c.ON_FIELD for card in s.zones[seat * c.ZONES + zone] if is_target(s, card)]


def can_hit(s: State, attacker: Card, how: int, target: Card, lifted: bool = False) -> bool:
    """[LL-bat.3] [LL-skill.7] [LL-skill.8] [LL-skill.9] [LL-skill.10] [LL-bat.30] Whether a strike of this kind reaches
    and hits; `lifted`: others of its combo reach who flies."""
    if how == c.REACHING:
        return space_of(s, target) in in_range(s, attacker, c.LONG) + in_range(s, attacker, c.CLOSE)
    if rules_of(s).quick and how != usual_way(s, attacker):
        return False
    if how == c.DISTANCE:
        if not skills(s, attacker) & c.ARCHERY:
            return False
        return space_of(s, target) in in_range(s, attacker, c.LONG)
    if space_of(s, target) not in in_range(s, attacker, attack_range(s, attacker)):
        return False
    if lifted or not is_face_up(s, target):
        return True
    if not skills(s, target) & c.FLYING or skills(s, attacker) & c.FLYING:
        return True
    return bool(changes(s, attacker, c.HITS_FLYING))


def is_lifted(s: State, attackers: list[Card], hows: list[int], target: Card) -> bool:
    """[LL-bat.18] By the switch one who can hit the target alone takes the others of a combo along."""
    if not rules_of(s).switches.combos_lift:
        return False
    return any(can_hit(s, card, hows[at], target) for at, card in enumerate(attackers))


def comes_resting(s: State, card: Card) -> bool:
    """[LL-char.2] A text says so of who is played; asked when it lies in its place."""
    return bool(changes(s, card, c.COMES_RESTING))


def limit_of(s: State, seat: int, field: int, usual: int) -> int:
    """[LL-gold.1] [LL-val.4] A limit of a player as the texts in force have it: the latest that sets it, then what is
    added."""
    lines = lines_about(s, field)
    if not lines and not s.modifier_fields >> field & 1:
        return usual
    asked = Event(c.TURN_BEGINS, seat, None, None, 0, c.BY_RULE, None)
    found: list[Change] = []
    for each in lines:
        line, env = each.line, each.read_with(s)
        told = env.read(env.seat, asked)
        if not is_silent(s, each.card) and holds(s, line, told, each.card):
            if line.test is None or line.test.holds(s, told):
                found.append(Change(s.serials[each.card.number], line.how, amount_of(s, line, env, each.card)))
    for modifier in s.modifiers:
        if modifier.field == field and is_meant(s, modifier, asked):
            found.append(Change(modifier.time, modifier.how, modifier.amount))
    found.sort(key=lambda each: each.time)
    number = usual
    for change in found:
        number = change.amount if change.how == SET else number
    return max(number + sum(change.amount for change in found if change.how == ADD), 0)


# ---- what is forbidden
def forbidding(s: State, event: Event) -> tuple[Line, Card] | None:
    """[LL-gold.2] The line that forbids an action, with its card."""
    for each in lines_about(s, c.CANNOT):
        line = each.line
        if line.verb != event.kind or is_silent(s, each.card):
            continue
        if each.only is not None and each.only is not (event.card or each.card):
            continue
        env = each.read_with(s)
        env = env.read(env.seat, event)
        if holds(s, line, env, event.card or each.card) and (line.test is None or line.test.holds(s, env)):
            return line, each.card
    return None


def may_be_forbidden(s: State, verb: int) -> bool:
    """Whether any text in force forbids such an action to anybody."""
    return at_work(s).forbidden >> verb & 1 != 0 or s.modifier_fields >> c.CANNOT & 1 != 0


def is_forbidden(s: State, event: Event) -> bool:
    kind = event.kind
    if kind == c.PLAY and event.card is not None:
        only_if = kind_of(event.card).only_if
        if only_if is not None and not only_if.holds(s, env_of(s, event.card, event.seat, None)):
            return True
    if not at_work(s).forbidden >> kind & 1 and not s.modifier_fields >> c.CANNOT & 1:
        return False
    if forbidding(s, event) is not None:
        return True
    if s.modifier_fields >> c.CANNOT & 1:
        for modifier in s.modifiers:
            if modifier.field != c.CANNOT or modifier.amount != event.kind:
                continue
            if concerns(s, modifier, event.card or modifier.env.card) and is_meant(s, modifier, event):
                return True
    return False


def in_force(s: State, field: int) -> bool:
    """Whether any text in force speaks of it: of a price for threats or moves, of where characters come in."""
    return bool(at_work(s).by_what[field]) or s.modifier_fields >> field & 1 != 0


def price_of(s: State, deed: int, cards: list[Card]) -> int:
    """[LL-gold.2] What is paid for these characters to do so by hand."""
    if not in_force(s, deed):
        return 0
    return sum(change.amount for card in cards for change in changes(s, card, deed))


def may_play_character(s: State, seat: int) -> bool:
    """[LL-open.2] By hand, once per turn, or as often as a text says."""
    return s.facts[c.PLAYED_CHARACTER] < limit_of(s, seat, c.PLAY_LIMIT, 1)


def can_be_put(s: State, seat: int, card: Card, verb: int) -> bool:
    """[LL-gold.2] Whether no text forbids that a player plays or sets a card by hand."""
    if kind_of(card).only_if is None and not may_be_forbidden(s, verb):
        return True
    return not is_forbidden(s, Event(verb, seat, card, None, s.place(card), c.BY_HAND, None))


def opponent(seat: int) -> int:
    return 1 - seat


def first_asked(s: State) -> int:
    """[LL-resp.8] The turn player; [LLQ-combat.11] in a combat phase the holder of the marker, who is set as such."""
    return s.active


def number_of_seat(s: State, seat: int, which: int) -> int:
    return s.numbers[seat * c.SEAT_NUMBERS + which]
