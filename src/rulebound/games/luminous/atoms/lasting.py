"""Lasting changes and control."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.listening import end_listening, waits_in_vain
from rulebound.games.luminous.atoms.statics import drop_own_statics, raise_statics
from rulebound.games.luminous.atoms.texts import may_not, recount
from rulebound.games.luminous.record import in_play, thing, writable
from rulebound.games.luminous.values import is_out, lasting_op, names, static_of
from rulebound.kernel.ops import ALL_OPS, tell_lasting
from rulebound.kernel.play import ADD, GRANT, SET, Card, Event, Modifier, State
from rulebound.kernel.rules import bounded
from rulebound.kernel.terms import Env


def control_modifier(s: State, card: Card, seat: int, until: int) -> Modifier:
    env = Env(seat, card, s.serials[card.number], None, None)
    return Modifier(env, None, 0, s.ref(card), c.F_CONTROL, SET, seat, until, s.clock)


def add_modifier(s: State, modifier: Modifier) -> None:
    """The same done again and again is one modifier: a sum, or the latest of equals."""
    if s.log is not None:
        tell_modifier(s, modifier)
    if modifier.field <= c.F_COST:
        for other in s.modifiers:
            if other.ability is modifier.ability and other.field == modifier.field and repeats(other, modifier):
                if modifier.how == ADD:
                    modifier.amount = bounded(modifier.amount + other.amount)  # [LU-limit.1]
                s.set_modifiers([each for each in s.modifiers if each is not other])
                break
    s.add_modifier(modifier)
    subject = modifier.subject
    if subject is not None and in_play(s, subject.card) is not None:
        refold(s, subject.card)
    s.dirty = True


def tell_modifier(s: State, modifier: Modifier) -> None:
    subject, field = modifier.subject, modifier.field
    if subject is None or field > c.F_SKILLS:
        tell_lasting(s, modifier, ALL_OPS if modifier.field == c.F_DELAYED else modifier.pc)  # which is its number
    else:
        cause = (field * 10 + modifier.how) * 10 + modifier.until
        s.note(c.CHANGED, modifier.env.seat, subject.card, modifier.env.card, modifier.amount, cause)


def repeats(old: Modifier, new: Modifier) -> bool:
    """Whether two changes by one text, of one field, mean the same and end together. What hangs on a condition, or on
    what was bound or when it began, stands by itself."""
    if old.how != new.how or old.until != new.until or old.until == c.WHILE_SO or old.env.seat != new.env.seat:
        return False
    if new.how != ADD and old.amount != new.amount:
        return False
    one, other = old.subject, new.subject
    if one is not None and other is not None:
        return new.field <= c.F_SKILLS and one.card is other.card and one.serial == other.serial
    if one is not None or other is not None or new.field != c.F_COST or old.pc != new.pc:
        return False
    return old.env.card is new.env.card and old.env.numbers == new.env.numbers and not any(new.env.slots)


def end_modifiers(s: State, until: int) -> None:
    """[LU-turn.15a] Durations end; the numbers of the cards they named are folded anew."""
    if s.modifiers:
        end_these(s, [modifier for modifier in s.modifiers if modifier.until == until])
    if until == c.THIS_TURN:
        if s.modifiers:
            end_these(s, [modifier for modifier in s.modifiers if waits_in_vain(s, modifier)])
        end_listening(s, True)
        if s.statics:
            # lines that a text laid on the turn and not on a card
            s.set_statics([each for each in s.statics if not static_of(each).laid or static_of(each).next_turn])


def end_modifiers_of(s: State, seat: int) -> None:
    """'Until your next turn': the turn of the player whose effect it was begins."""
    ended = [each for each in s.modifiers if each.until == c.UNTIL_YOUR_TURN and each.env.seat == seat]
    end_these(s, ended)
    if any(each.field == c.F_KEPT for each in ended):
        end_listening(s)
    if any(static_of(each).next_turn and each.env.seat == seat for each in s.statics):
        s.set_statics([each for each in s.statics if not static_of(each).next_turn or each.env.seat != seat])
    if any(is_last_turn(each, seat) for each in s.modifiers):
        s.set_modifiers([in_its_last_turn(each) if is_last_turn(each, seat) else each for each in s.modifiers])


def is_last_turn(modifier: Modifier, seat: int) -> bool:
    """'Until the end of your next turn', as the turn of this player begins."""
    if modifier.until == c.UNTIL_END_OF_OPPONENTS_TURN:
        return modifier.env.seat != seat
    return modifier.until == c.UNTIL_END_OF_YOUR_TURN and modifier.env.seat == seat


def in_its_last_turn(old: Modifier) -> Modifier:
    """The turn is there at the end of which it ends."""
    return Modifier(old.env, old.ability, old.pc, old.subject, old.field, old.how, old.amount, c.THIS_TURN, old.time)


def skips_draw(s: State, seat: int) -> bool:
    """Whether a text lets the player pass over this draw step; it is used up."""
    for modifier in s.modifiers:
        if modifier.field == c.F_SKIPPED and modifier.amount == seat:
            s.set_modifiers([each for each in s.modifiers if each is not modifier])
            return True
    return False


def end_ready_step(s: State) -> None:
    """'Doesn't ready during its controller's next ready step': that step is over."""
    ended: list[Modifier] = []
    for modifier in s.modifiers:
        if modifier.until == c.NEXT_READY_STEP and modifier.subject is not None:
            r = in_play(s, modifier.subject.card)
            if r is not None and r.controller == s.active:
                ended.append(modifier)
    end_these(s, ended)


def lapse(s: State) -> None:
    """'For as long as …': what lasted under a condition ends when that fails."""
    ended: list[Modifier] = []
    for modifier in s.modifiers:
        if modifier.until == c.WHILE_SO:
            condition = lasting_op(modifier).condition
            if condition is not None and not condition.holds(s, modifier.env):
                ended.append(modifier)
    end_these(s, ended)


def end_these(s: State, ended: list[Modifier]) -> None:
    if not ended:
        return
    s.set_modifiers([modifier for modifier in s.modifiers if modifier not in ended])
    for modifier in ended:
        subject = modifier.subject
        if subject is not None and in_play(s, subject.card) is not None:
            refold(s, subject.card)
            if modifier.field == c.F_CONTROL:
                give_control(s, subject.card, rightful_controller(s, subject.card))
    s.dirty = True


def drop_modifiers(s: State, card: Card) -> None:
    """[LU-zone.12] A card that changed zone has forgotten what was done to it."""
    s.set_modifiers([modifier for modifier in s.modifiers if not names(modifier, card)])


def refold(s: State, card: Card) -> None:
    """Fold the lasting modifiers that name a card into its record anew: set, then add; skills, latest wins."""
    r = writable(s, card)
    kind = r.kind
    attack, health, skills, permissions = kind.attack, kind.health, kind.skills, 0
    attack_add = 0
    health_add = 0
    r.modified = False
    for modifier in s.modifiers:
        if not names(modifier, card):
            continue
        r.modified = True
        how = modifier.how
        if modifier.field == c.F_ATTACK:
            if how == SET:
                attack = modifier.amount
            else:
                attack_add += modifier.amount
        elif modifier.field == c.F_HEALTH:
            if how == SET:
                health = modifier.amount
            else:
                health_add += modifier.amount
        elif modifier.field == c.F_SKILLS:
            skills = skills | modifier.amount if how == GRANT else skills & ~modifier.amount
        elif modifier.field == c.F_PERMISSION:
            permissions |= modifier.amount
    r.attack = bounded(attack + attack_add)  # [LU-limit.1]
    r.health = bounded(health + health_add)
    r.skills = skills
    r.permissions = permissions
    recount(s, r)
    s.dirty = True


def rightful_controller(s: State, card: Card) -> int:
    """The latest effect in force, else the owner."""
    seat = card.owner
    for modifier in s.modifiers:
        if modifier.field == c.F_CONTROL and names(modifier, card) and not is_out(s, modifier.amount):
            seat = modifier.amount
    return seat


def gain_control(s: State, card: Card, seat: int, until: int) -> bool:
    """Control without a text that says so: a position that begins so."""
    return take_control(s, card, seat, control_modifier(s, card, seat, until))


def take_control(s: State, card: Card, seat: int, made: Modifier) -> bool:
    """[LU-type.6f] Changing control is not entering play; a favored never changes it."""
    r = in_play(s, card)
    if r is None or r.kind.favored or is_out(s, seat) or may_not(s, r, c.MAY_NOT_CHANGE_CONTROL):
        return False
    add_modifier(s, made)
    give_control(s, card, seat)
    return True


def give_control(s: State, card: Card, seat: int) -> None:
    r = thing(s, card)
    before = r.controller
    if before == seat:
        return
    s.hand_over(card, seat)
    r = writable(s, card)
    r.role = c.NO_ROLE
    drop_own_statics(s, card)
    raise_statics(s, card, seat, r.kind)
    s.dirty = True
    s.emit(Event(c.CONTROL_CHANGED, seat, card, None, before, c.BY_EFFECT, None))
