"""Placing verbs: draw, play, set, link, move, replace. The card is in its new place while others may respond."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions.base import Action, Moving, done, happens_at_once, tell
from rulebound.games.lost_legacy.atoms import cards as atoms
from rulebound.games.lost_legacy.atoms.numbers import set_fact
from rulebound.games.lost_legacy.columns import make_room
from rulebound.games.lost_legacy.definition import kind_of
from rulebound.games.lost_legacy.lying import taken_spaces
from rulebound.games.lost_legacy.procedures.ending import fail_to_draw
from rulebound.games.lost_legacy.record import on_field
from rulebound.games.lost_legacy.rules import renew, rules_of
from rulebound.games.lost_legacy.values import comes_resting, is_character, space_of
from rulebound.kernel.acts import PERFORMED
from rulebound.kernel.play import Card, Event, Ref, Run, State


class Draw(Action):
    """[LL-verb.1] [LL-begin.4]"""

    __slots__ = ()

    def can(self, s: State) -> bool:
        there = self.event.card is not None or bool(s.zone(self.event.seat, c.DECK))
        if not there:
            fail_to_draw(s, self.event.seat)
        return there

    def still(self, s: State) -> bool:
        return self.is_there(s)

    def put(self, s: State) -> None:
        was = self.event
        card = atoms.draw(s, was.seat)
        self.subject = s.ref(card)
        self.event = Event(was.kind, was.seat, card, was.other, 1, was.cause, None)

    def take_back(self, s: State) -> None:
        card = self.event.card
        if card is not None and self.is_there(s):
            atoms.put_back(s, card, card.owner * c.ZONES + c.DECK, True)

    def copy(self) -> Draw:
        new = Draw(self.event, self.subject, self.invisible)
        new.copied_from(self)
        return new


def draw(s: State, seat: int, source: Card | None, cause: int) -> None:
    s.push(Draw(Event(c.DRAW, seat, None, source, 1, cause, None), None, False))


def draw_at_once(s: State, seat: int, cause: int) -> None:
    """The same as the last that a step does."""
    deck = s.zones[seat * c.ZONES + c.DECK]
    if not deck or not happens_at_once(s, c.DRAW, deck[0]):
        draw(s, seat, None, cause)
        return
    card = atoms.draw(s, seat)
    tell(s, c.DRAW, seat, card, None, 1, cause)
    done(s)


class Place(Moving):
    """[LL-pos.5] [LL-pos.6] Play or set: onto a space, or under a character (`host`); also to turn a card over."""

    __slots__ = ("came_from", "host", "resting", "space")

    def __init__(
        self, event: Event, subject: Ref | None, invisible: bool, space: int, host: Card | None, resting: bool
    ) -> None:
        super().__init__(event, subject, invisible)
        self.space = space
        self.host = host
        self.resting = resting
        self.came_from = -1

    def can(self, s: State) -> bool:
        """[LL-field.1] Two cards never share a space."""
        card = self.event.card
        assert card is not None
        if not self.is_there(s):
            return False
        if self.host is not None:
            return is_character(s, self.host)
        if self.event.kind == c.SET and s.place(card) == c.STANDBY:
            return False
        if self.event.kind == c.PLAY and s.place(card) == c.FIELD:
            return False
        if self.space < 0:
            return self.event.kind == c.PLAY and not rules_of(s).switches.needs_space and kind_of(card).kind == c.ITEM
        return space_of(s, card) == self.space or is_open(s, self.space)

    def still(self, s: State) -> bool:
        return self.is_there(s)

    def put(self, s: State) -> None:
        """[LL-act.3] It lies in its new place while others may respond."""
        card = self.event.card
        assert card is not None
        self.came_from = s.places[card.number]
        self.stood = space_of(s, card)
        face_down = self.event.kind == c.SET  # [LL-char.1] [LL-char.2] what is played lies face-up and readied
        if self.host is not None:
            atoms.link(s, card, self.host, self.event.seat, face_down)
        else:
            self.shifted = make_room(s, card, self.space)
            atoms.place(s, card, self.event.seat, self.space, face_down)
            if self.resting or (not face_down and comes_resting(s, card)):
                atoms.turn(s, card, True)
        self.subject = s.ref(card)

    def take_back(self, s: State) -> None:
        """[LL-void.4] To the hand, the sub-deck, or face-down on its space or under its character; [LLQ-col.11] its
        column closes up again."""
        card = self.event.card
        if card is None or self.came_from < 0 or not self.is_there(s):
            return
        zone = self.came_from % c.ZONES
        if zone in c.UNDER_CARDS and self.host is not None:
            atoms.link(s, card, self.host, self.event.seat, zone == c.LINKED_DOWN)
        elif zone in c.ON_FIELD:
            atoms.place(s, card, self.event.seat, self.stood, zone == c.STANDBY)
        else:
            atoms.put_back(s, card, self.came_from, False)

    def perform(self, s: State) -> None:
        """[LL-open.2] [LL-void.3] A character play that was not voided is the one of this turn."""
        card = self.event.card
        if self.event.cause == c.BY_HAND and card is not None and kind_of(card).kind == c.CHARACTER:
            set_fact(s, c.PLAYED_CHARACTER, s.facts[c.PLAYED_CHARACTER] + 1)

    def finished(self, s: State) -> None:
        """What the card would do when it is played does not happen if the play was voided."""
        below = s.frames[-1]
        if isinstance(below, Run) and below.pc == 0 and below.env.card is self.event.card:
            if self.result == PERFORMED:
                renew(s)
            else:
                s.pop()
        super().finished(s)

    def copy(self) -> Place:
        new = Place(self.event, self.subject, self.invisible, self.space, self.host, self.resting)
        new.came_from = self.came_from
        new.stood = self.stood
        new.shifted = self.shifted
        new.copied_from(self)
        return new


def is_open(s: State, space: int) -> bool:
    """[LL-field.1] Whether a card can be put on a space."""
    return bool(rules_of(s).board.open(taken_spaces(s), [space]))


def place(
    s: State, kind: int, seat: int, card: Card, space: int, cause: int, source: Card | None = None,
    host: Card | None = None, resting: bool = False,
) -> None:  # fmt: skip
    event = Event(kind, seat, card, source, s.place(card), cause, None)
    s.push(Place(event, s.ref(card), False, space, host, resting))


def turn_up(s: State, card: Card, seat: int) -> None:
    """[LL-open.9] [LL-spell.6] A card that lies face-down is played where it lies."""
    host = s.host(card)
    place(s, c.PLAY, seat, card, space_of(s, card), c.BY_HAND, None, None if host is None else host.card)


class Link(Moving):
    """[LL-link.1] Under a character; a card that was played from the sub-deck lies there already [LL-weap.3]."""

    __slots__ = ("came_from", "host")

    def __init__(self, event: Event, subject: Ref | None, invisible: bool, host: Card) -> None:
        super().__init__(event, subject, invisible)
        self.host = host
        self.came_from = -1

    def can(self, s: State) -> bool:
        return self.is_there(s) and is_character(s, self.host)

    def still(self, s: State) -> bool:
        return self.is_there(s)

    def put(self, s: State) -> None:
        card = self.event.card
        assert card is not None
        host = s.host(card)
        if host is None or host.card is not self.host:
            self.came_from = s.places[card.number]
            self.stood = space_of(s, card)
            atoms.link(s, card, self.host, self.event.seat, False)
            self.subject = s.ref(card)

    def take_back(self, s: State) -> None:
        card = self.event.card
        assert card is not None
        if not self.is_there(s):
            return
        if self.came_from < 0:
            atoms.send(s, card, c.SUB_DECK)
        elif self.stood >= 0:
            make_room(s, card, self.stood)
            atoms.place(s, card, self.event.seat, self.stood, False)
        elif self.came_from % c.ZONES not in c.UNDER_CARDS:
            atoms.put_back(s, card, self.came_from, False)

    def copy(self) -> Link:
        new = Link(self.event, self.subject, self.invisible, self.host)
        new.came_from = self.came_from
        new.shifted = self.shifted
        new.stood = self.stood
        new.copied_from(self)
        return new


def link(s: State, seat: int, card: Card, host: Card, cause: int, source: Card | None = None) -> None:
    """The event's other card is the character."""
    event = Event(c.LINK, seat, card, host, s.place(card), cause, None)
    s.push(Link(event, s.ref(card), False, host))


class Step(Moving):
    """[LL-open.10] [LL-open.18] One space, or straight to a space; only moves by hand are counted. [LLQ-col.7] What
    a column does by itself may be responded to and not voided."""

    __slots__ = ("to",)

    def __init__(self, event: Event, subject: Ref | None, invisible: bool, to: int) -> None:
        super().__init__(event, subject, invisible)
        self.to = to

    def is_forced(self) -> bool:
        return self.event.cause == c.BY_COLUMN

    def can(self, s: State) -> bool:
        """[LLQ-setup.5] [LLQ-entry.7] In Quick-Play nobody goes to the opponent's side."""
        card = self.event.card
        assert card is not None
        at = space_of(s, card)
        if not self.is_there(s) or at < 0:
            return False
        board = rules_of(s).board
        if board.sides[at] != board.sides[self.to] and rules_of(s).quick:
            return False
        return self.is_forced() or self.to in board.column(at) or is_open(s, self.to)

    def still(self, s: State) -> bool:
        return self.is_there(s)

    def put(self, s: State) -> None:
        card = self.event.card
        assert card is not None
        self.stood = on_field(s, card).at
        if not self.is_forced():
            self.shifted = make_room(s, card, self.to)
        atoms.walk(s, card, self.to)

    def take_back(self, s: State) -> None:
        """[LL-void.3] Where it stood, unless somebody else stands there by now."""
        card = self.event.card
        assert card is not None
        if not self.is_there(s) or space_of(s, card) != self.to:
            return
        if self.stood in rules_of(s).board.column(self.to):
            make_room(s, card, self.stood)
        if not taken_spaces(s)[self.stood]:
            atoms.walk(s, card, self.stood)

    def perform(self, s: State) -> None:
        assert self.event.card is not None
        if not self.is_forced():
            atoms.count_move(s, self.event.card, self.event.cause == c.BY_HAND)

    def copy(self) -> Step:
        new = Step(self.event, self.subject, self.invisible, self.to)
        new.stood = self.stood
        new.shifted = self.shifted
        new.copied_from(self)
        return new


def walk(s: State, seat: int, card: Card, to: int, cause: int, source: Card | None = None) -> None:
    s.push(Step(Event(c.MOVE, seat, card, source, to, cause, None), s.ref(card), False, to))


