"""Leaving play: into Limbo, 'leaves play', then where it goes [LS-6.2.1-leave.1] [LS1-6.1.3.1] [LS-6.2.1-leave.2]
[LS-G77]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.lasting import end_modifiers_in_play
from rulebound.games.lightseekers.atoms.play import left
from rulebound.games.lightseekers.atoms.turns import tell
from rulebound.games.lightseekers.atoms.zones import leave_to_limbo, shuffle, to_deck, to_hand, to_pile
from rulebound.games.lightseekers.atoms.zones import store as put_under
from rulebound.games.lightseekers.forbidding import card_forbidden, forbidden, shielded
from rulebound.games.lightseekers.legality.verbs import REMOVING, RETURNING
from rulebound.games.lightseekers.ops.keeping import keep_in_mind
from rulebound.games.lightseekers.record import InPlay, in_play, last_record
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.values import controller_of, in_row_order, is_out
from rulebound.kernel.acts import PERFORMED, Act
from rulebound.kernel.legality import may
from rulebound.kernel.play import Card, Event, Frame, Ref, Run, State
from rulebound.kernel.terms.verbs import CardOp


class Leaving(Frame):
    """Cards that have left play go where they are sent, one by one, [LS-4.1.2.3c.1] [LS1-4.2.4.3] each one completely.

    [LS-4.1.2.3c.2] Those that wait are in Limbo, not in play.
    """

    __slots__ = ("cards", "cause", "face_down", "owners", "shuffles", "source", "to", "top", "under")

    def __init__(self, cards: list[Card], cause: int, to: int, source: Card | None) -> None:
        self.pc = 0
        self.cards = cards
        self.cause = cause
        self.to = to
        self.source = source
        self.owners: list[int] = []  # into whose zones something went
        self.top = True  # of a deck, if it is not shuffled
        self.shuffles = True
        self.under: Card | None = None  # of what goes under another card: which
        self.face_down = False

    def step(self, s: State) -> None:
        """Card after card, until something is under way that must be over first."""
        while self.pc < 2 * len(self.cards):
            self.send_on(s)
            if s.frames[-1] is not self or s.ending is not None:
                return
        s.pop()
        self.shuffle_decks(s)

    def send_on(self, s: State) -> None:
        card = self.cards[self.pc // 2]
        arriving = self.pc % 2 == 1
        self.pc += 1
        if is_out(s, card.owner) or s.places[card.number] % c.ZONES != c.LIMBO:
            return
        r = last_record(s, card)
        if r is None:
            return
        late = switches_of(s).leaves_after_moving and self.cause != c.BY_EXPIRY  # [LS-S32]
        if not arriving:
            if not late:
                self.tell_leaving(s, card, r)
        else:
            self.arrive(s, card, r)
            if late:
                self.tell_leaving(s, card, r)

    def tell_leaving(self, s: State, card: Card, r: InPlay) -> None:
        s.emit(Event(c.LEAVES, r.controller, card, self.source, self.to, self.cause, r))

    def arrive(self, s: State, card: Card, r: InPlay) -> None:
        """[LS-2.8.3.6b] Its stack goes with it."""
        self.owners = [*self.owners, card.owner, *[stored.owner for stored in r.pile]]
        if self.to == c.HAND:
            to_hand(s, card)
        elif self.to == c.DECK:
            to_deck(s, card, self.top)
        elif self.under is not None and in_play(s, self.under) is not None:
            put_under(s, card, self.under, self.face_down)
            tell(s, c.STORED_CARD, r.controller, card, self.source, s.serials[self.under.number], int(self.face_down))
        else:
            to_pile(s, card)
        seat = r.controller
        if self.cause == c.BY_DROP:
            tell(s, c.DISCARDED, seat, card, self.source, c.ITEMS, 0)  # [LS-G54] a Discard from play
        elif self.cause == c.BY_MOVE or self.cause == c.BY_GIVING_UP:
            zone = c.ITEMS if r.kind.item else c.BUFFS
            tell(s, c.MOVED, seat, card, self.source, zone * c.ZONES + self.to, 0)

    def shuffle_decks(self, s: State) -> None:
        """[LS-3.2.3.2c.2] After a card was put into a deck."""
        if self.to == c.DECK and self.shuffles:
            done: list[int] = []
            for owner in self.owners:
                if owner not in done and not is_out(s, owner):
                    done.append(owner)
                    shuffle(s, owner)

    def copy(self) -> Leaving:
        new = Leaving(self.cards, self.cause, self.to, self.source)
        new.pc = self.pc
        new.owners = self.owners
        new.top = self.top
        new.shuffles = self.shuffles
        new.under = self.under
        new.face_down = self.face_down
        return new


REPLACEABLE: Final = (c.BY_REMOVE, c.BY_RETURN, c.BY_EXPIRY)


class Departing(Act):
    """A card is about to be Removed, to be Returned or to Expire: a text may put something in its place [LS-2.2.1].

    `subject` is the object it is about: what has left and come back is another one. Of several, each stands upon the
    next one; `whole` is whether those before it have all left.
    """

    __slots__ = ("subject", "whole")

    def __init__(self, event: Event, subject: Ref) -> None:
        super().__init__(event, False)
        self.subject = subject
        self.whole = True

    def possible(self, s: State) -> bool:
        return s.is_same_object(self.subject) and in_play(s, self.subject.card) is not None

    def announce(self, s: State) -> Event:
        about = self.event
        event = Event(about.kind, about.seat, about.card, about.other, about.amount, about.cause, about.record)
        s.emit(event)
        return event

    def perform(self, s: State) -> None:
        event = self.event
        depart(s, [self.subject.card], event.cause, event.amount, event.other)

    def finished(self, s: State) -> None:
        """To what has not happened no later sentence speaks as done; 'if you do' asks for all of them."""
        below = s.frames[-1]
        if self.result != PERFORMED or not self.whole:
            if isinstance(below, Departing):
                below.whole = False
            elif isinstance(below, Run):
                below.env.done = False
        if self.result == PERFORMED:
            return
        for frame in reversed(s.frames):
            if isinstance(frame, Departing):
                continue
            op = frame.ops[frame.pc - 1] if isinstance(frame, Run) and 0 < frame.pc <= len(frame.ops) else None
            if isinstance(frame, Run) and isinstance(op, CardOp):
                forget(frame, op, self.subject.card)
            return

    def copy(self) -> Departing:
        new = Departing(self.event, self.subject)
        new.copied_from(self)
        new.whole = self.whole
        return new


def forget(run: Run, op: CardOp, card: Card) -> None:
    """An instruction that did it to several cards has not done it to this one."""
    env = run.env
    if op.keep >= 0:
        env.slots[op.keep] = [ref for ref in env.slots[op.keep] if ref.card is not card]
    if op.tally >= 0:
        env.numbers[op.tally] -= 1


def is_replaceable(s: State, cards: list[Card]) -> bool:
    """Whether a text waits for what is about to happen to these cards."""
    events = s.modifier_events
    for card in cards:
        events |= card.definition.own_events
    return len(s.listeners[c.WOULD_LEAVE]) > 0 or events >> c.WOULD_LEAVE & 1 == 1


def leave(s: State, cards: list[Card], cause: int, to: int, source: Card | None) -> Leaving | None:
    """[LS-6.2.1-leave.1] All of them together, or, where a text may put something in the place of it, one by one."""
    if not cards:
        return None
    gone = in_row_order(s, cards)
    # Whatever else brings a card from play to the discard pile can be replaced as well.
    can_be = cause in REPLACEABLE or (to == c.DISCARD and cause in (c.BY_DROP, c.BY_MOVE))
    if not can_be or not is_replaceable(s, gone):
        return depart(s, gone, cause, to, source)
    for card in reversed(gone):
        subject = s.ref(card)
        event = Event(c.WOULD_LEAVE, controller_of(s, card), card, source, to, cause, subject.record)
        s.push(Departing(event, subject))
    return None


def depart(s: State, gone: list[Card], cause: int, to: int, source: Card | None) -> Leaving:
    """[LS-6.2.1-leave.1] [LS1-6.1.3.1] All of them into Limbo together, from left to right; the frame that sends them
    on."""
    for card in gone:
        keep_in_mind(s, card)
        leave_to_limbo(s, card)
        end_modifiers_in_play(s, card)
    frame = Leaving(gone, cause, to, source)
    s.push(frame)
    left(s)
    return frame


def may_be_removed(s: State, who: int, card: Card) -> bool:
    """[LS1-6.remove] [LS-6.1.2-remove] [LS-S12] A card in play: a Buff, or an Item where the edition reaches it."""
    return may(REMOVING, s, who, card)


def remove(s: State, who: int, cards: list[Card], source: Card) -> int:
    """[LS-2.8.1.3b] Remove these cards; how many it were."""
    gone = [card for card in cards if may_be_removed(s, who, card) and not shielded(s, card, source)]
    leave(s, gone, c.BY_REMOVE, c.DISCARD, source)
    return len(gone)


def may_be_returned(s: State, who: int, card: Card) -> bool:
    """[LS-6.1.2-return] [LS1-6.return] A Buff in play, [LS-6.1.2-dormant.3] Dormant or not."""
    return may(RETURNING, s, who, card)


def return_to_hand(s: State, who: int, cards: list[Card], source: Card) -> int:
    """[LS-6.1.2-return] To their owners' hands; how many."""
    gone = [card for card in cards if may_be_returned(s, who, card) and not shielded(s, card, source)]
    leave(s, gone, c.BY_RETURN, c.HAND, source)
    return len(gone)


def may_expire(s: State, card: Card) -> bool:
    """[LS-2.2.3] Not if a text says that it can't."""
    return in_play(s, card) is not None and not card_forbidden(s, card, c.NOT_EXPIRED | c.NOT_LEAVING)


def expire(s: State, card: Card) -> bool:
    """[LS-6.1.2-expire] [LS1-6.expire] [LS-2.5.3.9g.3] [LS1-2.5.3.12] [LS-6.1.2-next.2] It goes by itself."""
    if not may_expire(s, card):
        return False
    leave(s, [card], c.BY_EXPIRY, c.DISCARD, None)
    return True


def move_out_of_play(s: State, cards: list[Card], to: int, source: Card, shuffles: bool, top: bool) -> int:
    """[LS-6.2.1-move.1] A plain change of zone, for each card to its owner's; how many."""
    gone: list[Card] = []
    for card in cards:
        r = in_play(s, card)
        if r is None or r.kind.hero or card_forbidden(s, card, c.NOT_MOVED | c.NOT_LEAVING):
            continue
        if not shielded(s, card, source):
            gone.append(card)
    frame = leave(s, gone, c.BY_MOVE, to, source)
    if frame is not None:
        frame.shuffles = shuffles
        frame.top = top
    return len(gone)


def store_from_play(s: State, card: Card, under: Card, source: Card, face_down: bool) -> bool:
    """[LS-2.8.3.1] [LS-2.8.3.5] A card in play goes under another one, and so leaves play. Whether it was Stored."""
    r, host = in_play(s, card), in_play(s, under)
    if r is None or host is None or r.kind.hero or card is under:
        return False
    if switches_of(s).store_under_buffs_only and not host.kind.buff:
        return False
    if card_forbidden(s, card, c.NOT_STORED | c.NOT_MOVED | c.NOT_LEAVING) or shielded(s, card, source):
        return False
    if forbidden(s, host.controller, c.NOT_STORE, card):
        return False
    frame = depart(s, [card], c.BY_MOVE, c.STORED, source)
    frame.under = under
    frame.face_down = face_down
    return True


def drop_items(s: State, cards: list[Card]) -> None:
    """[LS-2.5.4.6] [LS-G54] Over capacity: discarded from play."""
    leave(s, cards, c.BY_DROP, c.DISCARD, None)


