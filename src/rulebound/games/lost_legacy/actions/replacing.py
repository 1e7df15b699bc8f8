"""Replacing and building up: another card takes the place of a character, and what acted on it acts on the other."""

from __future__ import annotations

from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions.base import Action, Moment, happens_at_once, moment, send_away
from rulebound.games.lost_legacy.atoms import cards as atoms
from rulebound.games.lost_legacy.definition import kind_of
from rulebound.games.lost_legacy.procedures.fight import Fight
from rulebound.games.lost_legacy.record import OnField, on_field
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.games.lost_legacy.values import is_character, space_of
from rulebound.kernel.acts import FADED, PERFORMED, Course
from rulebound.kernel.ordering.responses import Responses
from rulebound.kernel.play import Card, Event, Modifier, Move, Ref, Run, State


class Replace(Action):
    """[LL-repl.1] The event's card is the one on the field, its other card the newcomer."""

    __slots__ = ("came_from", "newcomer")

    def __init__(self, event: Event, subject: Ref | None, invisible: bool, newcomer: Ref) -> None:
        super().__init__(event, subject, invisible)
        self.newcomer = newcomer
        self.came_from = -1

    def old(self) -> Card:
        card = self.event.card
        assert card is not None
        return card

    def can(self, s: State) -> bool:
        """[LLQ-setup.5] In Quick-Play two characters of different sides cannot take each other's places."""
        card, other = self.old(), self.newcomer.card
        if not (self.is_there(s) and s.is_same_object(self.newcomer) and is_character(s, card) and card is not other):
            return False
        sides, at, to = rules_of(s).board.sides, space_of(s, card), space_of(s, other)
        return not rules_of(s).quick or to < 0 or sides[at] == sides[to]

    def still(self, s: State) -> bool:
        return s.is_same_object(self.newcomer)

    def put(self, s: State) -> None:
        card, other = self.event.card, self.newcomer.card
        assert card is not None
        if is_character(s, other):
            atoms.swap_spaces(s, card, other)
        else:
            self.came_from = s.places[other.number]
            zone = self.came_from
            if kind_of(card).from_sub_deck and zone % c.ZONES in (c.HAND, c.DECK):
                zone = card.owner * c.ZONES + c.SUB_DECK  # [LL-repl.4]
            before = s.ref(card)
            pieces = on_field(s, card) if builds_up(s) else None  # [LL-build.6] only then they go along
            atoms.take_place(s, other, card, card.owner * c.ZONES + zone % c.ZONES, pieces, keeps_links(s))
            self.newcomer = s.ref(other)
            point_at(s, before, other)

    def take_back(self, s: State) -> None:
        """[LL-void.4] Both go back, with the pieces and the cards that lay on the one on the field."""
        card, other = self.event.card, self.newcomer.card
        assert card is not None
        if not s.is_same_object(self.newcomer):
            return
        if self.came_from < 0:
            atoms.swap_spaces(s, card, other)
        else:
            now, then = s.ref(other), self.borne()
            pieces = on_field(s, other) if builds_up(s) else then
            atoms.take_place(s, card, other, self.came_from, pieces, keeps_links(s))
            atoms.link_again(s, [] if then is None else then.pile, card)
            point_at(s, now, card)

    def holds(self, card: Card) -> bool:
        """[LL-build.7] [LL-field.3] What was linked is destroyed once it is sure that its host has left."""
        before = self.borne()
        return self.came_from >= 0 and before is not None and card in before.pile

    def borne(self) -> OnField | None:
        """What the card on the field was like before it was replaced."""
        record = None if self.subject is None else self.subject.record
        return record if isinstance(record, OnField) else None

    def copy(self) -> Replace:
        new = Replace(self.event, self.subject, self.invisible, self.newcomer)
        new.came_from = self.came_from
        new.copied_from(self)
        return new


def replace(s: State, seat: int, card: Card, newcomer: Card, source: Card | None, cause: int) -> None:
    event = Event(c.REPLACE, seat, card, newcomer, 0, cause, None)
    s.push(Replace(event, s.ref(card), False, s.ref(newcomer)))


class Leaves(Moment):
    """A text is about to replace a card of the field by one from elsewhere; where nothing comes of its leaving, nothing
    comes of that [LL-void.1]."""

    __slots__ = ()

    def finished(self, s: State) -> None:
        below = s.frames[-1]
        if self.result != PERFORMED and isinstance(below, Replace):
            below.stop(FADED)
        super().finished(s)

    def copy(self) -> Leaves:
        new = Leaves(self.event, self.subject, self.invisible)
        new.copied_from(self)
        return new


def supplant(s: State, seat: int, card: Card, newcomer: Card, source: Card | None) -> None:
    """[LL-repl.1] Who is replaced by a card from elsewhere leaves the field, which is answered while it still stands
    there."""
    replace(s, seat, card, newcomer, source, c.BY_ABILITY)
    act = s.frames[-1]
    assert isinstance(act, Replace)
    if not is_character(s, newcomer) and not happens_at_once(s, c.LEAVES, card) and act.possible(s):
        s.push(Leaves(Event(c.LEAVES, seat, card, newcomer, 0, c.BY_ABILITY, None), s.ref(card), False))


def point_at(s: State, before: Ref, newcomer: Card) -> None:
    """[LL-repl.2] [LL-bat.16] What was acting on the replaced character acts on the newcomer: battles, actions, what an
    ability has chosen, lasting effects."""
    after = s.ref(newcomer)
    for frame in s.frames:
        if isinstance(frame, Fight):
            if is_it(frame.target, before):
                frame.target = after
            frame.attackers = [after if is_it(ref, before) else ref for ref in frame.attackers]
        elif isinstance(frame, Run):
            frame.env.slots = [[after if is_it(ref, before) else ref for ref in slot] for slot in frame.env.slots]
        elif isinstance(frame, Action) and not isinstance(frame, Replace):
            if frame.subject is not None and is_it(frame.subject, before):
                redirect(s, frame, newcomer)
    changed: list[Modifier] = []
    for each in s.modifiers:
        subject = each.subject
        if subject is not None and is_it(subject, before):
            each = Modifier(
                each.env, each.ability, each.pc, after, each.field, each.how, each.amount, each.until, each.time
            )
        changed.append(each)
    s.set_modifiers(changed)


def is_it(ref: Ref, before: Ref) -> bool:
    return ref.card is before.card and ref.serial == before.serial


def redirect(s: State, action: Action, newcomer: Card) -> None:
    """An action under way is about the newcomer; windows and answers go on speaking of the same action."""
    was = action.event
    event = Event(was.kind, was.seat, newcomer, was.other, was.amount, was.cause, s.keep(newcomer))
    event.time, event.moves, event.previous, event.earlier = was.time, was.moves, was.previous, was.earlier
    action.event = event
    action.subject = s.ref(newcomer)
    for frame in s.frames:
        if isinstance(frame, Run) and frame.env.event is was:
            frame.env.event = event
        elif isinstance(frame, Responses) and frame.event is was:
            frame.event = event


BUILD: Final = 0
REPLACED: Final = 1
ERASED: Final = 2
OVER: Final = 3


class BuildUp(Course):
    """[LL-build.8] [LL-build.9] It costs nothing by itself and destroys nobody.

    [LL-build.5] [LL-build.10] Announced, replaced, [LL-build.7] what was linked is destroyed, erased."""

    __slots__ = ("card", "newcomer", "seat", "source")

    def __init__(self, seat: int, card: Ref, newcomer: Ref, source: Card) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.newcomer = newcomer
        self.source = source
        self.result = PERFORMED

    def step(self, s: State) -> None:
        pc = self.pc
        self.pc = pc + 1
        there = s.is_same_object(self.newcomer) and (pc > REPLACED or s.is_same_object(self.card))
        if self.result != PERFORMED or pc == OVER or (not there and pc <= REPLACED):
            self.finish(s, pc == OVER and self.result == PERFORMED)
        elif pc == BUILD:
            moment(s, c.BUILD_UP, self.seat, self.card.card, self.newcomer.card, 0, c.BY_ABILITY)
        elif pc == REPLACED:
            replace(s, self.seat, self.card.card, self.newcomer.card, self.source, c.BY_ABILITY)
        else:
            send_away(s, c.ERASE, self.seat, self.card.card, self.source, c.BY_ABILITY)

    def finish(self, s: State, done: bool) -> None:
        s.pop()
        below = s.frames[-1]
        if isinstance(below, Run):
            below.env.done = done

    def answer(self, s: State, seat: int, option: Move) -> None:
        raise AssertionError("building up asks nothing itself")

    def copy(self) -> BuildUp:
        new = BuildUp(self.seat, self.card, self.newcomer, self.source)
        new.pc = self.pc
        new.result = self.result
        return new


def keeps_links(s: State) -> bool:
    """[LL-build.7] By the switch what was linked goes along where a character is built up."""
    return rules_of(s).switches.keep_links and builds_up(s)


def builds_up(s: State) -> bool:
    """[LL-build.5] Whether the replace under way is that of a build-up."""
    return any(isinstance(frame, BuildUp) for frame in s.frames[-2:])
