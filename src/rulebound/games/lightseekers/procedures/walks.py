"""The walk [LS-T03]: whoever answers an event is visited in Standard Order, seat by seat, one by one."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.lasting import end_modifier, stands
from rulebound.games.lightseekers.atoms.turns import may_begin, tell
from rulebound.games.lightseekers.definition import LightTriggered, light
from rulebound.games.lightseekers.ops.occasions import ActIs
from rulebound.games.lightseekers.ops.whom import BY_CARD
from rulebound.games.lightseekers.procedures.doing import TRIGGERED, Doing, doing_of, is_bound, only_offers_a_cancel
from rulebound.games.lightseekers.procedures.settling import settle
from rulebound.games.lightseekers.record import InPlay, in_play, last_record
from rulebound.games.lightseekers.rules import FLOATING_PLACE, rules_of, switches_of
from rulebound.games.lightseekers.values import (
    controller_of,
    health_of,
    is_dormant,
    is_out,
    is_pile_top,
    meets,
    modifier_works_trigger,
    plays_with,
    used_before,
    works_from_pile,
)  # fmt: skip
from rulebound.kernel.acts import CANCELLED, act_of
from rulebound.kernel.cards import Card, Record
from rulebound.kernel.events import Event, Listener
from rulebound.kernel.modifiers import Modifier
from rulebound.kernel.ordering.standard_order import Walk, begin_walk, resolving
from rulebound.kernel.state import State
from rulebound.kernel.terms import Env
from rulebound.kernel.terms.tests import Every

FATAL_EVENTS: Final = 1 << c.DAMAGED | 1 << c.LOST_HEALTH
OWN_COMING: Final = 1 << c.ACT | 1 << c.ENTERS | 1 << c.AFTER_PLAY
PHASE_EVENTS: Final = 1 << c.TURN_START | 1 << c.TURN_END | 1 << c.IN_PHASE | 1 << c.EACH_TURN


class Stop(Listener):
    """A card with a trigger, or an effect of this turn whose card may be gone [LS-G75]."""

    __slots__ = ("modifier",)

    def __init__(self, card: Card, serial: int, ability: LightTriggered, modifier: Modifier | None) -> None:
        super().__init__(card, serial, ability)
        self.modifier = modifier


class Visit(Walk):
    """The visit of all who answer one event. [LS-G04] The list is fixed at the event, conditions are live.

    Of a player who drops out the event is `matched` when it happens: a moment later no hero is meant by it any more.
    """

    __slots__ = ("matched",)

    def __init__(self, event: Event, stops: list[Listener]) -> None:
        super().__init__(event, stops)
        self.matched = False

    def step(self, s: State) -> None:
        if s.dirty and settle(s):
            return
        if PHASE_EVENTS >> self.event.kind & 1 and is_out(s, self.event.seat):
            s.pop()  # [LS-G44] the turn has ended
            return
        live = switches_of(s).walk_live
        while (self.look_again(s) if live else self.pc < len(self.stops)):
            stop = self.stops[self.pc]
            self.pc += 1
            assert isinstance(stop, Stop)
            if self.may_answer(s, stop):
                self.resolve(s, stop)
                return
        s.pop()

    def look_again(self, s: State) -> bool:
        """With the switch walk = live: the next one that was not visited yet."""
        for stop in gather(s, self.event):
            for visited in self.stops[: self.pc]:
                if visited.card is stop.card and visited.ability is stop.ability and visited.serial == stop.serial:
                    break
            else:
                self.stops = [*self.stops[: self.pc], stop]
                return True
        return False

    def may_answer(self, s: State, stop: Stop) -> bool:
        """[LS-T03] Still where it was, active, valid, not Dormant, and the event still matches."""
        ability = stop.ability
        assert isinstance(ability, LightTriggered)
        if self.event.kind == c.ACT and speaks_of_other_acts(ability, self.event):
            return False
        if stop.modifier is None and s.serials[stop.card.number] != stop.serial:
            return False
        if stop.modifier is not None and not stands(s, stop.modifier):  # [LS-6.1.2-next.1] its next time is over
            return False
        if not switches_of(s).reentry and resolving(s, stop):  # [LS-G59]
            return False
        if ability.next != c.NOT_NEXT and stop.modifier is None and is_bound(s, stop.card, self.event):
            return False
        if not plays_with(s, ability.players) or not self.still_counts(s) or self.comes_too_late(s, ability):
            return False
        env = self.env_of(s, stop)
        if is_out(s, env.seat) or not (stop.modifier is not None or awake(s, stop, self.event)):
            return False
        if (ability.once or ability.once_a_game) and triggered_before(s, stop):
            return False
        test = ability.test
        return test is None or self.matched or test.holds(s, env)

    def may_be_answered(self, s: State, stops: list[Stop]) -> bool:
        for stop in stops:
            if self.may_answer(s, stop):
                return True
        return False

    def still_counts(self, s: State) -> bool:
        """[LS1-6.ability.2] In the earlier edition a Cancelled ability is no act any more; else [LS-2.6.4c]."""
        event = self.event
        if event.kind != c.ACT or not event.cause & c.ABILITY_ACT or switches_of(s).cancelled_ability_is_act:
            return True
        act = act_of(s, event)
        return act is None or act.result != CANCELLED

    def comes_too_late(self, s: State, ability: LightTriggered) -> bool:
        """[LS-2.6.4a] [LS-G08] A Cancel of what is Cancelled is not even offered."""
        if self.event.kind != c.ACT or switches_of(s).ignored_cancel_is_spent:
            return False
        act = act_of(s, self.event)
        return act is not None and act.result == CANCELLED and only_offers_a_cancel(ability)

    def env_of(self, s: State, stop: Stop) -> Env:
        if stop.modifier is not None:
            made = stop.modifier.env
            env = Env(made.seat, made.card, made.serial, made.record, self.event)
            env.slots = made.slots[:]
            env.numbers = made.numbers[:]
            return env
        card = stop.card
        return Env(side_of(s, card, self.event), card, stop.serial, record_of(s, card, self.event), self.event)

    def resolve(self, s: State, stop: Stop) -> None:
        """[LS-2.6.3.4a] Completely, now, as a frame of its own with walks of its own."""
        if not may_begin(s, stop.card):
            return
        ability = stop.ability
        assert isinstance(ability, LightTriggered)
        card = stop.card
        seat = side_of(s, card, self.event)
        if ability.once or ability.once_a_game:
            tell(s, c.TRIGGERED, seat, card, None, ability.counted(), 0)
        else:
            s.note(c.TRIGGERED, seat, card, None, ability.index, 0)
        if stop.modifier is None:
            frame = doing_of(s, ability, seat, card, self.event, TRIGGERED)
            frame.env.record = record_of(s, card, self.event)
            if self.event.kind == c.WOULD_LEAVE and self.event.card is card:
                frame.turns = -1  # what it does about its own leaving does not end with it
            s.push(frame)
            return
        if ability.next != c.NOT_NEXT:
            end_modifier(s, stop.modifier)
        env = self.env_of(s, stop)
        while len(env.slots) < ability.slots:
            env.slots.append([])
        while len(env.numbers) < ability.slots:
            env.numbers.append(0)
        s.push(Doing(ability, env, TRIGGERED, -1))

    def copy(self) -> Visit:
        new = Visit(self.event, self.stops)
        new.pc = self.pc
        new.matched = self.matched
        return new


def speaks_of_other_acts(ability: LightTriggered, event: Event) -> bool:
    """Whether the first thing that a text says of an act, of which sort it is, does not mean this one."""
    test = ability.test
    if isinstance(test, Every) and test.tests:
        test = test.tests[0]
    return isinstance(test, ActIs) and not test.means(event)


def side_of(s: State, card: Card, event: Event) -> int:
    """[LS-G70] Who is 'you' on a card that answers: the controller; while it is played or enters, whoever does it."""
    if event.card is card and OWN_COMING >> event.kind & 1 and in_play(s, card) is None:
        return event.seat
    return controller_of(s, card)


def triggered_before(s: State, stop: Stop) -> bool:
    """Once per turn, or per game: whether it has triggered in it, [LS-D16] declined ones not counted."""
    ability = stop.ability
    assert isinstance(ability, LightTriggered)
    return used_before(s, stop.card, ability.counted(), ability.once_a_game)


def record_of(s: State, card: Card, event: Event) -> Record | None:
    """What a card is like; [LS-S32] of one that has left play and lies where it was sent, what it was like last."""
    arrived = event.kind == c.LEAVES and event.card is card and s.records[card.number] is None
    return event.record if arrived else s.keep(card)


def awake(s: State, stop: Stop, event: Event) -> bool:
    """Whether the card is at work for this trigger, where it is."""
    card = stop.card
    ability = stop.ability
    assert isinstance(ability, LightTriggered)
    if ability.place == c.ON_PILE:
        return works_from_pile(s, card)
    r = in_play(s, card)
    if r is not None:
        about_itself = event.kind == c.WOULD_LEAVE and event.card is card
        return (r.active() or (about_itself and r.expiring)) and not is_dormant(s, card)
    if not ability.own:
        return False
    leaving = last_record(s, card)
    if leaving is not None:  # in Limbo, on its way out
        if is_dormant(s, card):  # [LS-6.1.2-dormant.5]
            return False
        return leaving.active() or event.cause == c.BY_EXPIRY  # [LS1-2.5.3.15]
    if event.kind == c.LEAVES:  # with the switch limbo_triggers = expires_only it has arrived already
        gone = event.record
        return isinstance(gone, InPlay) and gone.active() and not gone.asleep
    if OWN_COMING >> event.kind & 1:
        kind = light(card.definition)
        if event.kind == c.ENTERS and kind.buff and kind.x[0]:
            return False  # [LS-2.5.3.6c] it enters on an X
        return meets(s, event.seat, kind)
    return ability.place == c.ANYWHERE


def source_of(event: Event) -> Card | None:
    """The card that made an event happen."""
    kind = event.kind
    if BY_CARD >> kind & 1 or kind == c.ENTERS:
        return event.card
    if event.other is None and (kind == c.LEAVES or kind == c.ROTATED or kind == c.RESTARTED):
        return event.card  # it goes or turns by itself
    return event.other


def first_seat(s: State, event: Event) -> int:
    """[LS-2.6.3.1-ii] The owner of the card that applies its effect; [LS-2.6.3.4a] of an answer the controller of
    the card that answered; of a phase the acting player. [LS1-4.3.3.4] Earlier edition: the acting player, but
    answers."""
    source = source_of(event)
    if source is None:
        return s.active
    if switches_of(s).order_by_acting_player and not within_answer(s):
        return s.active
    return side_of(s, source, event)


def within_answer(s: State) -> bool:
    for frame in s.frames:
        if isinstance(frame, Doing) and frame.role == TRIGGERED:
            return True
    return False


def gather(s: State, event: Event) -> list[Stop]:
    """[LS-2.6.3.1-i] [LS-2.6.3.3] [LS1-4.3.3.5] Who could answer, in Standard Order; of one card in the order of its
    text."""
    kind = event.kind
    found: list[Stop] = []
    for listener in s.listeners[kind]:
        ability = listener.ability
        assert isinstance(ability, LightTriggered)
        card = listener.card
        if ability.place == c.ON_PILE:
            if not is_pile_top(s, card):
                continue
            if kind == c.TURN_END and not switches_of(s).end_phase_discard_pile:  # [LS1-4.5.2]
                continue
        found.append(Stop(card, listener.serial, ability, None))
    subject = event.card
    if subject is not None and (subject.definition.own_events >> kind) & 1:
        for each in subject.definition.abilities:
            if isinstance(each, LightTriggered) and each.own and each.event == kind:
                found.append(Stop(subject, s.serials[subject.number], each, None))
    if s.modifier_fields >> c.F_TRIGGER & 1:
        for modifier in s.modifiers:
            if modifier.field == c.F_TRIGGER and modifier_works_trigger(s, modifier):
                made = modifier.ability
                if isinstance(made, LightTriggered) and made.event == kind:
                    found.append(Stop(modifier.env.card, modifier.env.serial, made, modifier))
    return found if len(found) < 2 else in_standard_order(s, found, event)


def in_standard_order(s: State, stops: list[Stop], event: Event) -> list[Stop]:
    first = first_seat(s, event)
    found: list[Stop] = []
    ranks: list[int] = []
    for stop in stops:
        rank = rank_of(s, stop, first, event)
        at = len(ranks)
        while at > 0 and ranks[at - 1] > rank:
            at -= 1
        ranks.insert(at, rank)
        found.insert(at, stop)
    return found


def rank_of(s: State, stop: Stop, first: int, event: Event) -> int:
    rules = rules_of(s)
    if stop.modifier is not None:
        seat, place = stop.modifier.env.seat, FLOATING_PLACE
    else:
        seat = side_of(s, stop.card, event)
        # [LS1-4.1.4] start-of-turn effects go by position in both editions
        place = rules.place_in_row(s, stop.card) if event.kind == c.TURN_START else rules.rank(s, stop.card)
    # [LS-G75] effects that were made are walked in the order in which they were made, whatever their place on a card
    index = stop.ability.index if stop.modifier is None else 0
    return ((((seat - first) % rules.seats) << 20) + place << 6) + index


def open_walk(s: State, event: Event) -> None:
    """[LS-2.6.3.4b] [LS-2.6.2] [LS1-4.3.3.3] Start the walk for an event, if anybody could answer it."""
    stops = gather(s, event)
    if not stops:
        return
    walk = Visit(event, [])
    if event.kind == c.ACT and not s.dirty and not walk.may_be_answered(s, stops):
        return  # an act opens its window as the last thing of a step: nothing can change before the first visit
    listed: list[Listener] = []
    drops_out = event.kind == c.REMOVED_FROM_GAME or (
        FATAL_EVENTS >> event.kind & 1 != 0 and health_of(s, event.seat) <= 0
    )
    for stop in stops:
        if not drops_out or walk.may_answer(s, stop):  # [LS-T04] the removal comes first, then the walk
            listed.append(stop)
    walk.stops = listed
    walk.matched = drops_out
    begin_walk(s, walk)
