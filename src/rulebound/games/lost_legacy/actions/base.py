"""How an action runs: possible? forbidden? something else instead? announce, window, voided? complete, tidy up."""

from __future__ import annotations

from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.atoms.cards import send
from rulebound.games.lost_legacy.atoms.numbers import uses_of
from rulebound.games.lost_legacy.definition import Instead, kind_of
from rulebound.games.lost_legacy.lasting import end_forsaken
from rulebound.games.lost_legacy.lying import host_of, lying
from rulebound.games.lost_legacy.procedures.ending import check_end
from rulebound.games.lost_legacy.procedures.window import Window, may_be_answered, told
from rulebound.games.lost_legacy.rules import env_of
from rulebound.games.lost_legacy.standing import at_work
from rulebound.games.lost_legacy.values import first_asked, is_forbidden, is_silent, opponent, working
from rulebound.kernel.acts import CANCELLED, FADED, HELD, OPEN, OVER, PERFORMED, REPLACED, WOULD, Act, Course
from rulebound.kernel.play import Card, Event, Modifier, Move, Ref, Run, State


class Action(Act):
    """[LL-act.2] `subject` is the object it is about: what has left and come back is another one."""

    __slots__ = ("declined", "subject")

    def __init__(self, event: Event, subject: Ref | None, invisible: bool) -> None:
        self.pc = WOULD  # all fields of an act are set here, for actions are made all the time
        self.event = event
        self.invisible = invisible
        self.result = OPEN
        self.subject = subject
        self.declined = 0  # a bit for each seat that has left its "you may … instead"

    def copied_from(self, other: Act) -> None:
        super().copied_from(other)
        assert isinstance(other, Action)
        self.declined = other.declined

    # ---- what each action says
    def can(self, s: State) -> bool:
        """Whether it can be done at all, before it is announced."""
        return self.is_there(s)

    def still(self, s: State) -> bool:
        """[LL-act.4] Whether it can still be completed after its window."""
        return self.can(s)

    def put(self, s: State) -> None:
        """[LL-act.3] Placing verbs put the card in its new place at once."""

    def take_back(self, s: State) -> None:
        """[LL-void.4] A voided placing takes it back."""

    def perform(self, s: State) -> None:
        """Change the state; nothing where the action is only a moment."""

    def is_forced(self) -> bool:
        """What follows from the rules alone cannot be voided."""
        return False

    def holds(self, card: Card) -> bool:
        """Whether a card that was linked waits for what becomes of this action."""
        return False

    # ---- its course
    def step(self, s: State) -> None:
        """As every act; but texts are asked only if one of them names such an action, and where nobody can answer it
        goes on to its end at once."""
        pc = self.pc
        if pc == WOULD and self.result == OPEN:
            if self.waits(s):
                return
        elif pc == HELD and self.result == OPEN and not self.still(s):
            self.result = FADED
        if pc != OVER and self.result == OPEN:
            self.pc = OVER
            self.result = PERFORMED
            self.perform(s)
            if s.frames[-1] is not self:
                return
        self.finish(s)

    def waits(self, s: State) -> bool:
        """Begin with it: whether something else comes first, or has come instead."""
        if at_work(s).named >> self.event.kind & 1 or s.modifier_fields & BARS_OR_REPLACES:
            if not self.possible(s):
                self.result = FADED
                return False
            if self.replaced(s):
                return True
        elif not self.can(s):
            self.result = FADED
            return False
        elif self.turned(s):
            return True
        self.pc = HELD
        event = self.announce(s)
        self.event = event
        if not self.invisible and may_be_answered(s, event):
            s.push(Window(first_asked(s), event, []))
            return True
        return s.ending is not None

    def is_there(self, s: State) -> bool:
        return self.subject is None or s.is_same_object(self.subject)

    def possible(self, s: State) -> bool:
        """[LL-fade.1] [LL-gold.2] What cannot happen, or is forbidden, fades."""
        return self.can(s) and (self.is_forced() or not is_forbidden(s, self.event))

    def stop(self, result: int) -> bool:
        return not self.is_forced() and super().stop(result)

    def replaced(self, s: State) -> bool:
        """A text may put something in its place. [LL-prio.2] Each player is offered their own optional texts, the turn
        player first; of those that must be applied the controller of the card picks one."""
        guarded = s.modifier_fields >> c.REPLACING & 1
        if not (guarded or at_work(s).instead >> self.event.kind & 1) or self.is_forced():
            return self.turned(s)
        found = instead_of(s, self.event)
        if not found:
            return self.turned(s)
        first = first_asked(s)
        for seat in (first, opponent(first)):
            offered = [option for option in found if is_offered(s, option, seat)]
            if offered and not self.declined >> seat & 1:
                s.ask(seat, c.M_ORDER, [*offered, Move(c.DECLINE)], False)
                return True
        must = [option for option in found if not is_optional(option)]
        if not must:
            return self.turned(s)
        card = self.event.card
        s.ask(s.controller(card) if card is not None else self.event.seat, c.M_ORDER, must, False)
        return True

    def turned(self, s: State) -> bool:
        """Whether a rule has put something else in its place."""
        return False

    def answer(self, s: State, seat: int, option: Move) -> None:
        """What happens instead is done as the text says; the action itself never happens. Declined, the next
        text has its turn."""
        if option.kind == c.DECLINE:
            self.declined |= 1 << seat
            return
        card = option.card
        assert card is not None
        ability = card.definition.abilities[option.number]
        self.result = REPLACED
        laid = next((each for each in laid_by(s, option) if guards(s, each, self.event)), None)
        if laid is not None:
            s.push(Run(ability, told(s, laid, self.event)))
            return
        s.push(Run(ability, env_of(s, card, s.controller(card), self.event, ability.slots)))

    def announce(self, s: State) -> Event:
        """[LL-act.1] Every change is told before it is complete, so that it can be named."""
        self.put(s)
        was = self.event
        card = was.card
        record = None if card is None else s.records[card.number]  # as it is now: to emit it freezes it
        event = Event(was.kind, was.seat, card, was.other, was.amount, was.cause, record)
        s.next_moment()
        s.emit(event)
        return event

    def finished(self, s: State) -> None:
        """[LL-void.2] [LL-fade.2] What was paid on the way to it stays paid."""
        if s.modifiers:
            end_forsaken(s)
        if self.result == PERFORMED:
            check_end(s)
        elif self.result == CANCELLED:
            self.take_back(s)
            self.tell_undone(s, c.VOIDED)
        elif self.result == FADED:
            self.tell_undone(s, c.FADES)
        if not lying(s).tidy:
            tidy(s)

    def tell_undone(self, s: State, how: int) -> None:
        """What was announced is among the events of the turn, and so is that nothing came of it; of what could not even
        begin the log alone tells."""
        was = self.event
        event = Event(how, was.seat, was.card, was.other, was.kind, was.cause, None)
        if self.pc == WOULD:
            s.note(how, event.seat, event.card, event.other, event.amount, event.cause)
        else:
            s.emit(event)


class Moving(Action):
    """A card is put in its new place at once: where it stood is kept for it, and who made room is told of later."""

    __slots__ = ("shifted", "stood")

    def __init__(self, event: Event, subject: Ref | None, invisible: bool) -> None:
        super().__init__(event, subject, invisible)
        self.stood = -1
        self.shifted: list[Card] = []  # replaced, never changed

    def finished(self, s: State) -> None:
        super().finished(s)
        if self.shifted and self.result == PERFORMED:
            from rulebound.games.lost_legacy.actions.closing import close_up

            close_up(s, self.shifted)


class Moment(Action):
    """An action that changes nothing itself: a turn begins, a character is threatened, a battle has ended."""

    __slots__ = ()

    def can(self, s: State) -> bool:
        return True

    def copy(self) -> Moment:
        new = Moment(self.event, self.subject, self.invisible)
        new.copied_from(self)
        return new


def instead_of(s: State, event: Event) -> list[Move]:
    """The texts of working cards that put something in the place of an action; one that is at work does not again."""
    found: list[Move] = []
    running = [(frame.env.card, frame.ability) for frame in s.frames if isinstance(frame, Run)]
    for seat in range(2):
        for card in working(s, seat):
            for ability in kind_of(card).instead:
                if ability.event != event.kind or (card, ability) in running or is_silent(s, card):
                    continue
                if ability.limit and uses_of(s, card, ability.number) >= ability.limit:
                    continue
                env = env_of(s, card, seat, event, ability.slots)
                if (ability.test is None or ability.test.holds(s, env)) and (
                    ability.setting is None or ability.setting.holds(s, env)
                ):
                    found.append(Move(c.FIRST, card, ability.index))
    for each in s.modifiers if s.modifier_fields >> c.REPLACING & 1 else ():
        if each.ability is not None and (each.env.card, each.ability) not in running and guards(s, each, event):
            option = Move(c.FIRST, each.env.card, each.ability.index)
            found += [] if option in found else [option]
    return found


def laid_by(s: State, option: Move) -> list[Modifier]:
    """What this very card has laid for a while; another copy of it is somebody else's."""
    card = option.card
    assert card is not None
    ability = card.definition.abilities[option.number]
    return [each for each in s.modifiers if each.ability is ability and each.env.card is card]


def guards(s: State, modifier: Modifier, event: Event) -> bool:
    """Whether a text that was laid for a while puts something in the place of this action."""
    ability = modifier.ability
    if modifier.field != c.REPLACING or not isinstance(ability, Instead) or ability.event != event.kind:
        return False
    return ability.test is None or ability.test.holds(s, told(s, modifier, event))


def is_optional(option: Move) -> bool:
    assert option.card is not None
    ability = option.card.definition.abilities[option.number]
    return isinstance(ability, Instead) and ability.optional


def is_offered(s: State, option: Move, seat: int) -> bool:
    assert option.card is not None
    if not is_optional(option):
        return False
    return next((each.env.seat for each in laid_by(s, option)), s.controller(option.card)) == seat


# ---- without a frame
BARS_OR_REPLACES: Final = 1 << c.CANNOT | 1 << c.REPLACING
SPEAKING: Final = BARS_OR_REPLACES | 1 << c.WATCHING  # what lasting effects may say of an action


def happens_at_once(s: State, kind: int, card: Card | None) -> bool:
    """Whether nobody can forbid, replace or answer such an action, for no text names it, and the card that it happens
    to does not either. It is told, done and over in one go then, where it is the last that a step does."""
    if s.modifier_fields & SPEAKING or at_work(s).named >> kind & 1:
        return False
    watched = lying(s).watched
    about = 0 if card is None else card.definition.watched_events
    return not (watched[0] | watched[1] | about) >> kind & 1


def is_awaited(s: State, kind: int, card: Card) -> bool:
    """Whether any text waits for what is told only then."""
    if s.modifier_fields >> c.WATCHING & 1:
        return True
    watched = lying(s).watched
    return bool((watched[0] | watched[1] | card.definition.watched_events) >> kind & 1)


def tell(s: State, kind: int, seat: int, card: Card | None, other: Card | None, amount: int, cause: int) -> None:
    """As `Action.announce`."""
    record = None if card is None else s.records[card.number]
    s.next_moment()
    s.emit(Event(kind, seat, card, other, amount, cause, record))


def done(s: State) -> None:
    """As an action that was performed is finished."""
    if s.modifiers:
        end_forsaken(s)
    below = s.frames[-1]
    if isinstance(below, Course):
        below.result = PERFORMED
    elif isinstance(below, Run):
        below.env.done = True
    check_end(s)
    if not lying(s).tidy:
        tidy(s)


def moment(s: State, kind: int, seat: int, card: Card | None, other: Card | None, amount: int, cause: int) -> None:
    """The last that a step does."""
    if happens_at_once(s, kind, card):
        tell(s, kind, seat, card, other, amount, cause)
        done(s)
        return
    subject = None if card is None else s.ref(card)
    s.push(Moment(Event(kind, seat, card, other, amount, cause, None), subject, False))


# ---- sending cards away
DESTINATIONS: Final = {
    c.DISCARD: c.DISPOSAL, c.DESTROY: c.DISPOSAL, c.ERASE: c.ERASED, c.EJECT: c.HAND, c.BURY: c.DECK,
    c.RETURN: c.SUB_DECK,
}  # fmt: skip


class Send(Action):
    """[LL-verb.7] [LL-verb.14] [LL-verb.15] [LL-verb.16] [LL-verb.17] To a pile of its owner, from any other place.
    [LL-verb.9] Nothing is shuffled; [LL-verb.18] what is ejected is not drawn."""

    __slots__ = ("forced",)

    def __init__(self, event: Event, subject: Ref | None, invisible: bool, forced: bool) -> None:
        super().__init__(event, subject, invisible)
        self.forced = forced  # [LL-field.3] what follows from the rules cannot be voided

    def can(self, s: State) -> bool:
        """[LL-verb.19] What is there already cannot be sent there."""
        card = self.event.card
        assert card is not None
        if not self.is_there(s):
            return False
        if self.event.kind == c.DESTROY:
            return s.place(card) in c.IN_PLAY
        return s.places[card.number] != card.owner * c.ZONES + DESTINATIONS[self.event.kind]

    def turned(self, s: State) -> bool:
        """[LL-sub.4] [LL-sub.6] What began in the sub-deck and would go to a hand or a deck returns there instead;
        [LL-sub.5] to other piles it goes like any card."""
        event = self.event
        assert event.card is not None
        if kind_of(event.card).from_sub_deck and event.kind in (c.EJECT, c.BURY):
            if s.place(event.card) == c.SUB_DECK:
                self.result = FADED
            self.event = Event(c.RETURN, event.seat, event.card, event.other, event.amount, event.cause, None)
        return False

    def is_forced(self) -> bool:
        return self.forced

    def perform(self, s: State) -> None:
        assert self.event.card is not None
        send(s, self.event.card, DESTINATIONS[self.event.kind])

    def copy(self) -> Send:
        new = Send(self.event, self.subject, self.invisible, self.forced)
        new.copied_from(self)
        return new


def send_away(
    s: State, kind: int, seat: int, card: Card, source: Card | None, cause: int, invisible: bool = False
) -> None:
    """Push the action that sends a card to a pile; its event keeps from which zone."""
    event = Event(kind, seat, card, source, s.place(card), cause, None)
    s.push(Send(event, s.ref(card), invisible, False))


def send_at_once(s: State, kind: int, seat: int, card: Card, source: Card | None, cause: int) -> None:
    """The same as the last that a step does."""
    place = s.places[card.number]
    to = DESTINATIONS[kind]
    if kind_of(card).from_sub_deck or place == card.owner * c.ZONES + to or not happens_at_once(s, kind, card):
        send_away(s, kind, seat, card, source, cause)
        return
    tell(s, kind, seat, card, source, place % c.ZONES, cause)
    send(s, card, to)
    done(s)


# ---- tidying up
def tidy(s: State) -> None:
    """[LL-field.3] [LL-field.4] [LL-field.5] [LL-link.3] What was linked to a card that has left, or turned face-down,
    is destroyed, one after the other; then columns are closed up."""
    kept = lying(s)
    if kept.tidy:
        return
    from rulebound.games.lost_legacy.actions.closing import close_up

    under = [seat * c.ZONES + zone for seat in range(2) for zone in c.UNDER_CARDS] if kept.loose else []
    for at in under:
        for card in s.zones[at]:
            if host_of(s, card) is None and not is_under_way(s, card):
                event = Event(c.DESTROY, at // c.ZONES, card, None, at % c.ZONES, c.BY_RULE, None)
                s.push(Send(event, s.ref(card), False, True))
                return
    close_up(s, [])


def is_under_way(s: State, card: Card) -> bool:
    for frame in s.frames:
        if isinstance(frame, Send) and frame.forced and frame.event.card is card:
            return True
        if isinstance(frame, Action) and frame.holds(card):
            return True
    return False


