"""Heroes that a text speaks of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers import values
from rulebound.games.lightseekers.amounts import act_about
from rulebound.games.lightseekers.procedures.doing import act_under_way
from rulebound.games.lightseekers.record import InPlay
from rulebound.games.lightseekers.rules import rules_of
from rulebound.kernel.play import Event, State
from rulebound.kernel.terms import Cards, Env, Whom
from rulebound.kernel.terms.players import PlayerTrait

ACTS: Final = 1 << c.ACT | 1 << c.AFTER_PLAY | 1 << c.GOES_TO_PILE
HARMS: Final = 1 << c.DAMAGED | 1 << c.HEALED | 1 << c.WOULD_DAMAGE | 1 << c.WOULD_HEAL | 1 << c.WOULD_LOSE
FOR_EVER: Final = 1 << 60
BY_CARD: Final = ACTS | HARMS  # events that name their source as `card`


class TheTarget(Whom):
    """[LS-3.1.1a] Your target."""

    def seats(self, s: State, env: Env) -> list[int]:
        return [values.target_of(s, env.seat)]


class TheEnemy(Whom):
    """[LS-3.1.1b] [LS-3.1.1c] Your enemy."""

    def seats(self, s: State, env: Env) -> list[int]:
        return [values.enemy_of(s, env.seat)]


@dataclass(slots=True, eq=False)
class NeighbourOf(Whom):
    """[LS-3.1.1a] [LS-3.1.1b] The target or the enemy of another hero."""

    of: Whom
    enemy: bool

    def seats(self, s: State, env: Env) -> list[int]:
        return [
            values.enemy_of(s, seat) if self.enemy else values.target_of(s, seat) for seat in self.of.seats(s, env)
        ]


class Asked(Env):
    """With an event of the past that a text asks about: 'if the recipient Attacked you since your last turn' speaks of
    the recipient that the text has, not of the one that the event had."""

    __slots__ = ("asker",)

    def __init__(self, asker: Env, event: Event) -> None:
        super().__init__(asker.seat, asker.card, asker.serial, asker.record, event)
        self.done = asker.done
        self.slots = asker.slots
        self.numbers = asker.numbers
        self.asker = asker


def act_event(s: State, env: Env) -> Event | None:
    """The act that an effect belongs to or answers: its own, that of the source it speaks of, else the outermost."""
    event = env.asker.event if isinstance(env, Asked) else env.event
    if event is not None:
        if ACTS >> event.kind & 1:
            return event
        if HARMS >> event.kind & 1 and event.card is not None:
            return act_about(s, event.card)
    under_way = act_under_way(s)
    return None if under_way is None else under_way.event


def recipient_of(s: State, act: Event) -> int:
    """[LS-3.1.3] [LS-2.2.1] Against whom an act is, -1 if against nobody: another one than at first where a text has
    said so before the next act of that card."""
    if not rules_of(s).redirects:
        return act.amount
    later = FOR_EVER
    other = s.newest_of(c.ACT)
    while other is not None and other.time > act.time:
        if other.card is act.card:
            later = other.time
        other = other.earlier
    made = s.newest_of(c.REDIRECTED)
    while made is not None and made.time >= act.time:
        if made.card is act.card and made.time < later:
            return made.seat
        made = made.earlier
    return act.amount


class TheRecipient(Whom):
    """[LS-3.1.3] Whom the Attack hits; nobody if it was not an Attack."""

    def seats(self, s: State, env: Env) -> list[int]:
        event = act_event(s, env)
        seat = -1 if event is None else recipient_of(s, event)
        return [] if seat < 0 or values.is_out(s, seat) else [seat]


class TheAttacker(Whom):
    """[LS-3.1.4] [LS1-3.3.5] Who makes the Attack."""

    def seats(self, s: State, env: Env) -> list[int]:
        event = act_event(s, env)
        if event is None or not event.cause & c.ATTACK_ACT or values.is_out(s, event.seat):
            return []
        return [event.seat]


@dataclass(slots=True, eq=False)
class HeroGroup(Whom):
    """[LS-3.1.5] [LS-3.1.7] All heroes, or all others, that fit; clockwise from the acting player [LS-G69]."""

    others: bool
    traits: list[PlayerTrait]

    def seats(self, s: State, env: Env) -> list[int]:
        found: list[int] = []
        for seat in values.heroes_from(s, s.active):
            if self.others and (seat == env.seat or does_not_count(s, seat)):
                continue
            for trait in self.traits:
                if not trait.fits(s, env, seat):
                    break
            else:
                found.append(seat)
        return found


def does_not_count(s: State, seat: int) -> bool:
    """Whether a text says that this hero does not count as another hero."""
    if not values.any_field(s, c.F_NOT_HERO):
        return False
    first_only = s.first_lines_only
    try:
        for static in s.statics:
            ability = values.static_of(static)
            if ability.field == c.F_NOT_HERO and values.heard(s, first_only, ability.asks):
                if values.static_works(s, static, ability) and values.means_player(s, ability.who, static.env, seat):
                    return True
        for modifier in s.modifiers:
            if modifier.field == c.F_NOT_HERO:
                op = values.lasting_op(modifier)
                if (
                    values.heard(s, first_only, op.asks)
                    and values.modifier_works(s, modifier, op)
                    and values.means_player(s, op.who, modifier.env, seat)
                ):
                    return True
    finally:
        s.first_lines_only = first_only
    return False


@dataclass(slots=True, eq=False)
class HeroSet(Whom):
    """The heroes whom an earlier instruction has put into a number, one bit each."""

    number: int

    def seats(self, s: State, env: Env) -> list[int]:
        found: list[int] = []
        for seat in values.heroes_from(s, s.active):
            if env.numbers[self.number] >> seat & 1:
                found.append(seat)
        return found


class EventRecipient(Whom):
    """Against whom the act of the event is."""

    def seats(self, s: State, env: Env) -> list[int]:
        event = env.event
        seat = -1 if event is None else recipient_of(s, event)
        return [] if seat < 0 or values.is_out(s, seat) else [seat]


class EventDoer(Whom):
    """Whose card made the event happen."""

    def seats(self, s: State, env: Env) -> list[int]:
        event = env.event
        if event is None:
            return []
        source = event.card if BY_CARD >> event.kind & 1 else event.other
        if source is None:
            return []
        seat = values.controller_of(s, source)
        return [] if values.is_out(s, seat) else [seat]


@dataclass(slots=True, eq=False)
class ControllersOf(Whom):
    """[LS-G70] In whose areas these cards lie, or have lain last."""

    group: Cards

    def seats(self, s: State, env: Env) -> list[int]:
        found: list[int] = []
        for card in self.group.cards(s, env):
            event = env.event
            seat = values.controller_of(s, card)
            if event is not None and event.card is card and isinstance(event.record, InPlay):
                seat = event.record.controller
            if seat not in found and not values.is_out(s, seat):
                found.append(seat)
        return found
