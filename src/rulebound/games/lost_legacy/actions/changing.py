"""Actions that change something where it is: positions, pieces, MP, honor, control; void and activate."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions.base import Action, Moment, Moving, done, happens_at_once, is_awaited, tell
from rulebound.games.lost_legacy.atoms import cards as atoms
from rulebound.games.lost_legacy.atoms import numbers
from rulebound.games.lost_legacy.columns import make_room
from rulebound.games.lost_legacy.lasting import change_sides
from rulebound.games.lost_legacy.record import on_field
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.games.lost_legacy.values import (
    current,
    empty_entries,
    is_character,
    is_face_up,
    is_forbidden,
    number_of_seat,
)
from rulebound.kernel.acts import CANCELLED, FADED, OPEN, PERFORMED, act_of
from rulebound.kernel.play import Card, Event, Modifier, Ref, Run, State


class Position(Action):
    """[LL-pos.3] [LL-pos.4] Ready a resting card, rest a readied one; on any other it fades."""

    __slots__ = ()

    def can(self, s: State) -> bool:
        card = self.event.card
        assert card is not None
        return self.is_there(s) and is_face_up(s, card) and on_field(s, card).resting == (self.event.kind == c.READY)

    def perform(self, s: State) -> None:
        assert self.event.card is not None
        atoms.turn(s, self.event.card, self.event.kind == c.REST)

    def copy(self) -> Position:
        new = Position(self.event, self.subject, self.invisible)
        new.copied_from(self)
        return new


def turn(s: State, kind: int, seat: int, card: Card, cause: int, source: Card | None = None) -> None:
    s.push(Position(Event(kind, seat, card, source, 0, cause, None), s.ref(card), False))


def turn_at_once(s: State, kind: int, seat: int, card: Card, cause: int, source: Card | None = None) -> None:
    """The same as the last that a step does."""
    rests = kind == c.REST
    if not is_face_up(s, card) or on_field(s, card).resting == rests or not happens_at_once(s, kind, card):
        turn(s, kind, seat, card, cause, source)
        return
    tell(s, kind, seat, card, source, 0, cause)
    atoms.turn(s, card, rests)
    done(s)


class Piece(Action):
    """[LL-pc.1] [LL-pc.2] One piece comes onto a card or goes off it; the event's amount says which piece."""

    __slots__ = ()

    def can(self, s: State) -> bool:
        """[LL-field.2] [LL-pc.9] [LL-pc.11] [LL-pc.12] On face-up cards; power-ups and damage on
        characters only, no damage at 0 / 0."""
        card, piece = self.event.card, self.event.amount
        assert card is not None
        if not self.is_there(s) or not is_face_up(s, card):
            return False
        if self.event.kind == c.REMOVE:
            return numbers.pieces_on(s, card, piece) > 0
        if piece == c.TOKEN:
            return True
        if not is_character(s, card):
            return False
        taken_off = self.opposite(s)
        if taken_off is not None:  # [LL-gold.2] [LL-pc.8] what cannot be removed lets nothing come in its stead
            return not is_forbidden(s, taken_off)
        if piece == c.POWER_UP:
            return True
        return current(s, card, c.OFFENSE) > 0 or current(s, card, c.DEFENSE) > 0

    def opposite(self, s: State) -> Event | None:
        """[LL-pc.6] [LL-pc.7] [LL-pc.8] [LL-pc.13] A piece takes its opposite off instead."""
        event = self.event
        assert event.card is not None
        if event.kind != c.ADD or event.amount == c.TOKEN:
            return None
        opposite = c.DAMAGE if event.amount == c.POWER_UP else c.POWER_UP
        if not numbers.pieces_on(s, event.card, opposite):
            return None
        return Event(c.REMOVE, event.seat, event.card, event.other, opposite, event.cause, None)

    def turned(self, s: State) -> bool:
        self.event = self.opposite(s) or self.event
        return False

    def perform(self, s: State) -> None:
        assert self.event.card is not None
        numbers.change_pieces(s, self.event.card, self.event.amount, 1 if self.event.kind == c.ADD else -1)

    def finished(self, s: State) -> None:
        """[LL-pc.1] [LL-pc.2] How many lie there now is told only where somebody waits for it."""
        super().finished(s)
        card, event = self.event.card, self.event
        kind = c.GREW if event.kind == c.ADD else c.SHRANK
        if self.result == PERFORMED and card is not None and is_awaited(s, kind, card):
            s.push(Moment(Event(kind, event.seat, card, event.other, event.amount, event.cause, None), None, False))

    def copy(self) -> Piece:
        new = Piece(self.event, self.subject, self.invisible)
        new.copied_from(self)
        return new


def piece(s: State, kind: int, seat: int, card: Card, which: int, cause: int, source: Card | None) -> None:
    s.push(Piece(Event(kind, seat, card, source, which, cause, None), s.ref(card), False))


class Weaken(Action):
    """[LLQ-atk.5] The defense of a character is lowered until the combat phase ends."""

    __slots__ = ()

    def can(self, s: State) -> bool:
        return self.event.card is not None and self.is_there(s) and is_character(s, self.event.card)

    def perform(self, s: State) -> None:
        assert self.event.card is not None
        numbers.weaken(s, self.event.card, self.event.amount)

    def copy(self) -> Weaken:
        new = Weaken(self.event, self.subject, self.invisible)
        new.copied_from(self)
        return new


def weaken(s: State, seat: int, card: Card, by: int, cause: int, source: Card | None) -> None:
    s.push(Weaken(Event(c.WEAKEN, seat, card, source, by, cause, None), s.ref(card), False))


class Count(Action):
    """[LL-mp.3] [LL-mp.4] [LL-mp.5] [LL-win.6] MP and honor: gained, lost, paid."""

    __slots__ = ()

    def can(self, s: State) -> bool:
        """[LL-win.13] What is 0 cannot be lost; nobody pays more than they have."""
        event = self.event
        if event.kind == c.PAY:
            return number_of_seat(s, event.seat, c.MP) >= event.amount
        if event.kind == c.LOSE_HONOR:
            return number_of_seat(s, event.seat, c.HONOR) > 0
        return event.kind != c.LOSE_MP or number_of_seat(s, event.seat, c.MP) > 0

    def perform(self, s: State) -> None:
        """[LL-abil.22] Less than the whole amount is not performed in full."""
        event = self.event
        which = c.HONOR if event.kind in (c.GAIN_HONOR, c.LOSE_HONOR) else c.MP
        gains = event.kind in (c.GAIN_MP, c.GAIN_HONOR)
        enough = gains or number_of_seat(s, event.seat, which) >= event.amount
        numbers.change_number(s, event.seat, which, event.amount if gains else -event.amount)
        if not enough:
            self.result = FADED

    def copy(self) -> Count:
        new = Count(self.event, self.subject, self.invisible)
        new.copied_from(self)
        return new


def count(s: State, kind: int, seat: int, amount: int, cause: int, source: Card | None = None) -> None:
    s.push(Count(Event(kind, seat, None, source, amount, cause, None), None, False))


class Activate(Action):
    """[LL-abil.10] The costs are paid, the effect has not begun; the amount says which ability of the card."""

    __slots__ = ()

    def can(self, s: State) -> bool:
        """[LL-abil.21] A source that has left does not stop what was activated."""
        return True

    def copy(self) -> Activate:
        new = Activate(self.event, self.subject, self.invisible)
        new.copied_from(self)
        return new


class Void(Action):
    """[LL-void.1] The action that `against` announced is ignored as if it had never been; or else the ability of a card
    that is being played, before it is activated."""

    __slots__ = ("against", "before")

    def __init__(self, event: Event, subject: Ref | None, invisible: bool, against: Event, before: bool) -> None:
        super().__init__(event, subject, invisible)
        self.against = against
        self.before = before  # it is activated

    def can(self, s: State) -> bool:
        if self.before:
            return any(self.means(each) for each in s.frames)
        act = act_of(s, self.against)
        if act is None or act.result != OPEN or (isinstance(act, Action) and act.is_forced()):
            return False
        return act.event.cause != c.BY_COST or not rules_of(s).switches.costs_stand  # [LL-void.7]

    def means(self, frame: object) -> bool:
        """The ability of the card that the answered action is about, not begun yet."""
        return isinstance(frame, Run) and frame.env.card is self.against.card and frame.pc == 0

    def perform(self, s: State) -> None:
        """[LL-void.5] Its window closes at once; what was done in it stands."""
        if self.before:
            for frame in s.frames:
                if isinstance(frame, Run) and self.means(frame):
                    frame.env.numbers[c.IS_VOID] = 1
            return
        act = act_of(s, self.against)
        assert act is not None
        act.stop(CANCELLED)

    def copy(self) -> Void:
        new = Void(self.event, self.subject, self.invisible, self.against, self.before)
        new.copied_from(self)
        return new


class Control(Moving):
    """A card on the field changes its controller, for as long as the effect lasts; it stays on its space. [LLQ-setup.6]
    In Quick-Play it goes to the entry column of who has it now."""

    __slots__ = ("lasting", "space")

    def __init__(
        self, event: Event, subject: Ref | None, invisible: bool, lasting: Modifier | None, space: int
    ) -> None:
        super().__init__(event, subject, invisible)
        self.lasting = lasting  # none: for good
        self.space = space  # that was chosen; -1: none was

    def can(self, s: State) -> bool:
        card = self.event.card
        assert card is not None
        if not self.is_there(s) or not is_face_up(s, card) or s.controller(card) == self.event.seat:
            return False
        return not rules_of(s).quick or bool(empty_entries(s, self.event.seat))

    def perform(self, s: State) -> None:
        assert self.event.card is not None
        if self.lasting is not None:
            numbers.add_modifier(s, self.lasting)
        if self.space in empty_entries(s, self.event.seat):
            self.shifted = make_room(s, self.event.card, self.space)
            atoms.hand_over(s, self.event.card, self.event.seat)
            atoms.walk(s, self.event.card, self.space)
        else:  # what was answered has filled that place, or in Classic there is none
            change_sides(s, self.event.card, self.event.seat)

    def copy(self) -> Control:
        new = Control(self.event, self.subject, self.invisible, self.lasting, self.space)
        new.shifted = self.shifted
        new.stood = self.stood
        new.copied_from(self)
        return new


class Reveal(Action):
    """[LL-verb.3] A card is shown to both."""

    __slots__ = ()

    def perform(self, s: State) -> None:
        assert self.event.card is not None
        atoms.show(s, self.event.card, 3)

    def copy(self) -> Reveal:
        new = Reveal(self.event, self.subject, self.invisible)
        new.copied_from(self)
        return new


def reveal(s: State, seat: int, card: Card, source: Card | None) -> None:
    s.push(Reveal(Event(c.REVEAL, seat, card, source, 0, c.BY_ABILITY, None), s.ref(card), False))


class Shuffle(Action):
    """[LL-verb.2]"""

    __slots__ = ()

    def can(self, s: State) -> bool:
        return True

    def perform(self, s: State) -> None:
        atoms.shuffle_deck(s, self.event.seat)

    def copy(self) -> Shuffle:
        new = Shuffle(self.event, self.subject, self.invisible)
        new.copied_from(self)
        return new


def shuffle(s: State, seat: int, source: Card | None, cause: int) -> None:
    s.push(Shuffle(Event(c.SHUFFLE, seat, None, source, 0, cause, None), None, False))
