"""Damage: one event for all who are hit."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.life import gain_life
from rulebound.games.luminous.atoms.texts import may_not
from rulebound.games.luminous.definition import kind_of
from rulebound.games.luminous.record import InPlay, in_play, records_of, thing, writable
from rulebound.games.luminous.replacing import NOT_REPLACED, any_replaced
from rulebound.games.luminous.rules import rules_of
from rulebound.games.luminous.values import barred, forbidding, health_of, skills_of
from rulebound.kernel.cards import Card, Record
from rulebound.kernel.events import Event
from rulebound.kernel.rules import bounded
from rulebound.kernel.state import State


class Source:
    """Who deals damage: its skills and controller as they are now, or were last."""

    __slots__ = ("blocking", "card", "contact", "dealt", "seat", "skills")

    def __init__(self, card: Card, seat: int, skills: int, blocking: bool) -> None:
        self.card = card
        self.seat = seat
        self.skills = skills
        self.blocking = blocking
        self.dealt = 0
        self.contact: list[int] = []


class Blow:
    """An amount of damage on its way."""

    __slots__ = ("amount", "card", "seat", "source")

    def __init__(self, source: Source, card: Card | None, seat: int, amount: int) -> None:
        self.source = source
        self.card = card  # None: the player `seat`
        self.seat = seat
        self.amount = amount


def deal(s: State, blows: list[Blow], combat: bool) -> int:
    """One damage event: Overwhelm splits, all damage, Siphon's gains [LU-siphon.3]. How much was dealt."""
    return deal_blows(s, overwhelmed(s, blows), combat)


def deal_blows(s: State, blows: list[Blow], combat: bool) -> int:
    if forbidding(s):
        blows = [blow for blow in blows if not prevented(s, blow, combat)]
    total = 0
    cause = c.BY_COMBAT if combat else c.BY_EFFECT
    for blow in blows:
        total += blow.amount
        blow.source.dealt += blow.amount
        apply_blow(s, blow)
    for blow in blows:
        tell_blow(s, blow, cause)
    for blow in blows:
        source = blow.source
        if source.dealt and source.skills & c.SIPHON:
            gain_life(s, source.seat, source.dealt)  # [LU-siphon.1] [LU-siphon.2]
        source.dealt = 0
    if combat:
        for blow in blows:
            # [LU-contact.2] [LU-overwhelm.7b] excess counts; [LU-contact.4] nothing but combat damage to a player does;
            # [LU-contact.5] one trigger, however many blockers it came through
            source = blow.source
            if blow.card is None and blow.seat not in source.contact and blow.seat != source.seat:
                source.contact.append(blow.seat)
                s.emit(Event(c.CONTACT, blow.seat, source.card, None, blow.amount, cause, None))
    return total


def prevented(s: State, blow: Blow, combat: bool) -> bool:
    """[LU-play.14] Damage that a text forbids, or in whose place it puts something else."""
    source = in_play(s, blow.source.card)
    if source is not None:
        bits = c.MAY_NOT_DEAL_DAMAGE | c.MAY_NOT_DEAL_COMBAT_DAMAGE if combat else c.MAY_NOT_DEAL_DAMAGE
        if may_not(s, source, bits):
            return True
    card = blow.card
    if card is None:
        return barred(s, blow.seat, c.NOT_BE_DAMAGED, None) or any_replaced(s, announced(blow, combat)) != NOT_REPLACED
    bits = c.MAY_NOT_BE_DAMAGED | c.MAY_NOT_BE_COMBAT_DAMAGED if combat else c.MAY_NOT_BE_DAMAGED
    return may_not(s, thing(s, card), bits) or any_replaced(s, announced(blow, combat)) != NOT_REPLACED


def announced(blow: Blow, combat: bool) -> list[Event]:
    """What will be told of a blow."""
    cause = c.BY_COMBAT if combat else c.BY_EFFECT
    return [Event(c.DAMAGED, blow.seat, blow.card, blow.source.card, blow.amount, cause, None)]


def overwhelmed(s: State, blows: list[Blow]) -> list[Blow]:
    """[LU-overwhelm.1] What is beyond lethal is dealt to the unit's controller, [LU-overwhelm.7a] in the same event.

    [LU-overwhelm.2] Earlier damage counts. [LU-overwhelm.4] It holds outside combat too.
    """
    found: list[Blow] = []
    for blow in blows:
        if blow.amount <= 0:
            continue  # [LU-combat.34]
        card = blow.card
        source = blow.source
        if card is None:
            found.append(blow)
            continue
        r = in_play(s, card)
        if r is None or not (r.kind.unit or r.kind.relic):
            continue
        if r.kind.unit and source.skills & c.OVERWHELM and not source.blocking:  # [LU-overwhelm.3] [LU-overwhelm.8a]
            lethal = max(0, health_of(s, r) - r.damage)
            if source.skills & c.DEADLY:
                lethal = min(lethal, 1)  # [LU-overwhelm.6]
            if blow.amount > lethal:
                if lethal:
                    found.append(Blow(source, card, r.controller, lethal))
                found.append(Blow(source, None, r.controller, blow.amount - lethal))
                continue
        found.append(Blow(source, card, r.controller, blow.amount))
    return found


def apply_blow(s: State, blow: Blow) -> None:
    card = blow.card
    if card is None:
        s.numbers[blow.seat * c.SEAT_NUMBERS + c.LIFE] -= blow.amount
    else:
        r = writable(s, card)
        if r.kind.unit:
            r.damage = bounded(r.damage + blow.amount)  # [LU-limit.1]
            if blow.source.skills & c.DEADLY:
                r.hit_by_deadly = True  # [LU-deadly.1]; [LU-deadly.2] [LU-deadly.3] players, relics and 0 damage aside
        if r.kind.relic:
            r.durability -= blow.amount  # [LU-type.14]
            if blow.source.skills & c.DEADLY and rules_of(s).switches.deadly_hits_relics:
                r.hit_by_deadly = True
    s.dirty = True


def tell_blow(s: State, blow: Blow, cause: int) -> None:
    source = blow.source.card
    s.emit(Event(c.DAMAGED, blow.seat, blow.card, source, blow.amount, cause, None))
    s.emit(Event(c.DEALT_DAMAGE, blow.source.seat, source, blow.card, blow.amount, cause, None))
    if blow.card is None:
        s.emit(Event(c.LIFE_LOST, blow.seat, None, source, blow.amount, c.BY_DAMAGE, None))
    elif kind_of(blow.card.definition).relic:
        s.emit(Event(c.DURABILITY_LOST, blow.seat, blow.card, source, blow.amount, c.BY_DAMAGE, None))


def source_of(s: State, card: Card, seat: int, record: Record | None) -> Source:
    """A card as the source of damage, with its skills now or as they were last."""
    r = in_play(s, card)
    if r is not None:
        return Source(card, r.controller, skills_of(s, r), r.role == c.BLOCKING)
    if isinstance(record, InPlay):
        return Source(card, seat, record.skills, False)
    return Source(card, seat, kind_of(card.definition).skills, False)


def remove_damage(s: State, card: Card, amount: int) -> bool:
    """Damage is taken off a unit by an effect."""
    r = in_play(s, card)
    if r is None or r.damage == 0 or amount <= 0:
        return False
    r = writable(s, card)
    r.damage = max(0, r.damage - amount)
    r.hit_by_deadly = r.hit_by_deadly and r.damage > 0
    return True


def reset_damage(s: State) -> None:
    """[LU-turn.16] [LU-type.8] All damage on units goes; [LU-turn.22] that is no healing and triggers nothing.

    [LU-type.12] Durability does not come back.
    """
    records = records_of(s)
    for seat in range(s.rules.seats):
        for card in s.zones[seat * c.ZONES + c.FIELD]:
            r: InPlay = records[card.number]
            if r.damage or r.hit_by_deadly:
                r = writable(s, card)
                r.damage = 0
                r.hit_by_deadly = False
    s.note(c.DAMAGE_RESET, s.active, None, None, 0, c.BY_STEP)
