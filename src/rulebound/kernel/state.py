"""The state of a game: plain data, explicit order, no back pointers, cheap to copy.

Lists that a copy shares (listeners, modifiers, waiting triggers) are *replaced, never changed*, as those of the table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from rulebound.kernel.cards import Card, Record, Triggered
from rulebound.kernel.errors import Unlisted
from rulebound.kernel.events import Event, Listener, Trigger
from rulebound.kernel.folding import Fold
from rulebound.kernel.frames import Frame
from rulebound.kernel.modifiers import Modifier, Replacement, Static
from rulebound.kernel.questions import Move, Question
from rulebound.kernel.retries import Answering, Interlude, Interrupted
from rulebound.kernel.rules import MOST_NUMBER, Rules, bounded
from rulebound.kernel.table import NO_NUMBERS, Table

# Empty beginnings, shared because lists are replaced and never changed.
NO_LISTENERS: Final[list[Listener]] = []
NO_FRAMES: Final[list[Frame]] = []
NO_DECISIONS: Final[list[Question]] = []
NO_OPTIONS: Final[list[Move]] = []
NO_TRIGGERS: Final[list[Trigger]] = []
NO_MODIFIERS: Final[list[Modifier]] = []
NO_STATICS: Final[list[Static]] = []
NO_REPLACEMENTS: Final[list[Replacement]] = []
NO_EVENTS: Final[list[Event | None]] = []
NO_INDEX: Final[list[list[Listener]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Memo:
    """What a game has worked out about a seat and keeps for as long as it holds: replaced, never changed, never saved.

    The lists of the state tell whether cards have moved or were shown, for those are replaced, too. What else it hangs
    on is written by atoms that strike the memo out.
    """

    __slots__ = ()


NO_MEMOS: Final[list[Memo | None]] = []


class Ending:
    """How a game ended."""

    __slots__ = ("reason", "rule", "winner")

    def __init__(self, winner: int, reason: str, rule: str) -> None:
        self.winner = winner  # a seat, or -1 for a draw
        self.reason = reason
        self.rule = rule


class State(Table):
    """Everything that can change in a game: the table with its cards, what is under way, what lasts, what happened."""

    __slots__ = (
        "active", "applying", "asked", "batch", "clock", "decisions", "dirty", "ending", "facts", "first_lines_only",
        "fold", "folding", "forgotten", "frames", "given", "history", "indexed", "leaving", "listeners", "log", "memos",
        "modifier_events", "modifier_fields", "modifiers", "newest", "numbers", "static_fields", "statics", "steps",
        "turn", "unwind", "waiting",
    )  # fmt: skip

    def __init__(self, rules: Rules, key: str, other: State | None = None) -> None:
        super().__init__(rules, key)
        self.log: list[Event] | None = None
        if other is not None:
            self.take(other)
            return
        self.turn = 0
        self.active = 0
        self.clock = 0
        self.batch = 0
        self.steps = 0  # since a decision was open
        self.decisions = 0
        self.dirty = False
        self.numbers: list[int] = NO_NUMBERS
        self.facts: list[int] = NO_NUMBERS
        self.frames: list[Frame] = NO_FRAMES
        self.asked: list[Question] = NO_DECISIONS
        self.waiting: list[Trigger] = NO_TRIGGERS
        self.modifiers: list[Modifier] = NO_MODIFIERS
        self.modifier_fields = 0  # which fields any modifier, or any static line, speaks of: a bit each
        self.modifier_events = 0  # which events a trigger of a modifier may wait for: a bit each
        self.statics: list[Static] = NO_STATICS
        self.static_fields = 0
        self.listeners: list[list[Listener]] = NO_INDEX
        self.history: Event | None = None
        self.forgotten = -1  # events up to this moment count no more, though the chain still leads to them
        # The latest event of each kind, once a text has asked; `indexed` is the newest event that is counted in.
        self.newest: list[Event | None] = NO_EVENTS
        self.indexed: Event | None = None
        self.memos: list[Memo | None] = NO_MEMOS  # by seat, as many of each as the rules say
        self.ending: Ending | None = None
        self.leaving: list[Record] = []  # records of cards that leave at this very moment
        self.unwind = 0  # how many frames to keep when a step has ended a turn or a combat from within; 0: all
        self.first_lines_only = False  # whether a value is asked for by a line that sees only lines which ask for none
        self.fold: Fold | None = None  # what lines give, for as long as the position stays the same
        self.folding = False  # whether it is being worked out: nothing changes meanwhile
        self.applying: list[Replacement] = NO_REPLACEMENTS  # texts that put something in an event's place just now
        self.given: list[Move] = NO_OPTIONS  # answers to the questions that the step under way will come upon

    def open(self, event_kinds: int, facts: int) -> State:
        """Make room for a game: empty zones, numbers at nought."""
        rules = self.rules
        self.lay_out()
        self.numbers = [0] * (rules.seat_numbers * rules.seats)
        self.facts = [0] * facts
        self.frames = []
        self.listeners = [NO_LISTENERS] * event_kinds
        self.memos = [None] * (rules.seat_memos * rules.seats)
        return self

    def copy(self) -> State:
        """A state that goes on by itself. Nothing of the log is taken along."""
        self.token = object()  # both states lose the right to write the records they share
        return State(self.rules, self.key, self)

    def take(self, other: State) -> None:
        """Become what the other state is; who listens to the log goes on listening."""
        self.take_table(other)
        self.turn = other.turn
        self.active = other.active
        self.clock = other.clock
        self.batch = other.batch
        self.steps = other.steps
        self.decisions = other.decisions
        self.dirty = other.dirty
        self.numbers = other.numbers[:]
        self.facts = other.facts[:]
        self.frames = [frame.copy() for frame in other.frames]
        self.asked = other.asked
        self.waiting = other.waiting
        self.modifiers = other.modifiers
        self.modifier_fields = other.modifier_fields
        self.modifier_events = other.modifier_events
        self.statics = other.statics
        self.static_fields = other.static_fields
        self.listeners = other.listeners
        self.history = other.history
        self.forgotten = other.forgotten
        self.newest = other.newest[:] if other.indexed is not None else NO_EVENTS
        self.indexed = other.indexed
        self.memos = other.memos[:]
        self.ending = other.ending
        self.leaving = []
        self.first_lines_only = False
        self.fold = None
        self.folding = False
        self.applying = NO_REPLACEMENTS
        self.unwind = other.unwind
        self.given = other.given

    # ---- flow
    def push(self, frame: Frame) -> None:
        self.frames.append(frame)

    def push_at(self, depth: int, frame: Frame) -> None:
        """Put a frame beneath those that wait from `depth` on and have not begun."""
        self.frames.insert(depth, frame)

    def pop(self) -> None:
        self.frames.pop()

    def goes_on(self, frame: Frame) -> bool:
        """Whether nothing has come between, so that a frame on top may go straight on to its next step. Never where a
        step may be taken back for a question within it: what came before has happened, and everybody is to see it."""
        if self.frames[-1] is not frame or self.rules.asks_within:
            return False
        return self.ending is None and not self.unwind and not self.asked

    def cut(self, keep: int) -> None:
        """Give up all but the lowest `keep` frames, with what they asked, once the step under way is over."""
        self.asked = [decision for decision in self.asked if decision.frame < keep]
        self.unwind = keep

    def drop_cut_frames(self) -> None:
        if self.unwind:
            del self.frames[self.unwind :]
            self.unwind = 0

    def withdraw(self, seat: int) -> None:
        """The seat owes no answer any more."""
        self.asked = [decision for decision in self.asked if decision.seat != seat]

    def ask_again(self) -> None:
        """Ask what is open anew, from the position as it is now. Every frame asks from its step, so it can."""
        assert self.asked
        steps = self.steps
        self.asked = []
        self.advance()
        if self.asked:
            self.steps = steps  # to ask twice is no progress

    def advance(self, to_rest: bool = False) -> None:
        """Run until somebody must decide or the game is over; `to_rest`, without listing free actions."""
        rules = self.rules
        most = rules.most_steps
        deepest = rules.most_things
        attempts = rules.asks_within
        frames = self.frames
        while not self.asked and self.ending is None:
            if to_rest and frames[-1].rests(self):
                return
            if self.steps >= most:
                rules.runaway(self)
                return
            self.steps += 1
            if len(frames) > deepest:
                rules.too_much(self)
                return
            if attempts:
                self.attempt(NO_OPTIONS)
                frames = self.frames  # those of before, if it was taken back
            else:
                frames[-1].step(self)
            if self.unwind:
                self.drop_cut_frames()

    def spend(self) -> bool:
        """An instruction repeats something by its amount: whether there is room for once more within the limit."""
        if self.steps >= self.rules.most_steps:
            self.rules.runaway(self)
        else:
            self.steps += 1
        return self.ending is None

    def attempt(self, given: list[Move]) -> None:
        """Do the next step. If an atom comes upon a question in the midst of it, take all of it back and ask."""
        before = self.copy()
        told = 0 if self.log is None else len(self.log)
        self.given = given
        try:
            self.frames[-1].step(self)
        except Interrupted as question:
            self.take(before)
            if self.log is not None:
                del self.log[told:]
            self.push(Interlude(question.seat, question.menu, question.options, given))
        self.given = NO_OPTIONS

    def ask_within(self, seat: int, menu: int, options: list[Move]) -> Move:
        """For an atom: the answer to a question in the midst of a step (of rules that say `asks_within`)."""
        if not self.given:
            raise Interrupted(seat, menu, options)
        answer = self.given[0]
        self.given = self.given[1:]
        return answer

    def ask(self, seat: int, menu: int, options: list[Move], always: bool) -> None:
        """Ask `seat`; one option answers itself, unless the ledger says that it is always asked."""
        assert options, "a question without an answer"
        if len(options) == 1 and not always:
            self.frames[-1].answer(self, seat, options[0])
            return
        self.asked = [Question(seat, menu, options, len(self.frames) - 1, always)]

    def ask_also(self, seat: int, menu: int, options: list[Move]) -> None:
        """Ask one more seat at the same time; the frame gets each answer as it comes."""
        self.asked = [*self.asked, Question(seat, menu, options, len(self.frames) - 1, False)]

    def decide(self, decision: Question, option: Move, to_rest: bool = False) -> None:
        """Answer an open decision with one of its options and go on; anything else is refused."""
        for each in decision.options:
            if each is option:
                self.carry_out(decision, option, to_rest)
                return
        raise Unlisted("this move is not among the options of the question")

    def carry_out(self, decision: Question, option: Move, to_rest: bool = False) -> None:
        """Do what was answered. A move that is not listed has been checked: several steps of the question in one, or a
        listed one with a named copy of an equal card."""
        asked = self.asked
        if decision not in asked:
            raise Unlisted("this question is not open")
        self.asked = NO_DECISIONS if len(asked) == 1 else [other for other in asked if other is not decision]
        rules = self.rules
        self.steps = 0
        self.decisions += 1
        if self.decisions > rules.most_decisions:
            rules.too_much(self)
            return
        if rules.asks_within and not self.asked:
            self.push(Answering(decision.frame, decision.seat, option))
        else:
            self.frames[decision.frame].answer(self, decision.seat, option)
        if self.unwind:
            self.drop_cut_frames()
        self.advance(to_rest)

    # ---- events
    def next_moment(self) -> None:
        """What happens from now on does not happen together with what was."""
        self.clock += 1

    def emit(self, event: Event) -> None:
        if event.record is not None:
            event.record.freeze()
        event.time = self.clock
        event.moves = self.moves
        if not -MOST_NUMBER <= event.amount <= MOST_NUMBER:
            event.amount = bounded(event.amount)
        kind = event.kind
        before = self.history
        if before is not None:  # as in `Event.follow`
            event.previous = before
            event.number = number = before.number + 1
            if number > self.rules.most_events and self.ending is None:
                self.rules.too_much(self)
            if self.indexed is before:
                event.earlier = self.newest[kind]
                self.newest[kind] = event
                self.indexed = event
        self.history = event
        if self.log is not None:
            self.log.append(event)
        card = event.card
        if (
            self.listeners[kind]
            or (card is not None and card.definition.own_events >> kind & 1)
            or self.modifier_events >> kind & 1
        ):
            self.rules.hear(self, event)

    def newest_of(self, kind: int) -> Event | None:
        """The latest event of a kind in the history; `earlier` leads on to the one before it. What else has happened
        meanwhile costs nothing, and where no text asks nothing is kept."""
        if self.history is None:
            return None
        if self.indexed is not self.history:
            self.index_history()
        return self.newest[kind]

    def index_history(self) -> None:
        """What an event is linked to hangs on those before it alone, so copies that share it link it alike."""
        newest: list[Event | None] = [None] * len(self.listeners)
        oldest = newest[:]
        event = self.history
        while event is not None and event.time > self.forgotten:
            later = oldest[event.kind]
            if later is None:
                newest[event.kind] = event
            else:
                later.earlier = event
            oldest[event.kind] = event
            event = event.previous
        self.newest = newest
        self.indexed = self.history

    def note(self, kind: int, seat: int, card: Card | None, other: Card | None, amount: int, cause: int) -> None:
        """Something that only the log tells: no text can ask for it, so it is made only if somebody listens."""
        if self.log is not None:
            event = Event(kind, seat, card, other, amount, cause, None)
            event.time = self.clock
            self.log.append(event)

    def await_turn(self, trigger: Trigger) -> None:
        """A trigger joins those that wait."""
        if trigger.record is not None:
            trigger.record.freeze()
        self.waiting = [*self.waiting, trigger]
        self.count_things(len(self.waiting))

    def take_turn(self, trigger: Trigger) -> None:
        self.waiting = [each for each in self.waiting if each is not trigger]

    def end_batch(self) -> None:
        self.batch += 1

    def end(self, winner: int, reason: str, rule: str) -> None:
        if self.ending is None:
            self.ending = Ending(winner, reason, rule)
            self.asked = []

    # ---- what is kept
    def remember(self, place: int, memo: Memo) -> None:
        """Keep what was worked out about a seat. Nothing of the game changes, so this is no matter for an atom."""
        self.memos[place] = memo

    # ---- cards
    def add_card(self, card: Card, zone: int, known: int) -> None:
        """A card comes into the game; numbers are given out in order."""
        self.own_records()
        self.own_facts()
        self.records.append(None)
        self.moves += 1
        self.serials.append(self.moves)
        self.covered.append(self.moves)
        self.places.append(zone)
        self.known.append(known)
        if zone >= 0:
            self.zones[zone] = [*self.zones[zone], card]
        self.count_things(len(self.records))

    def add_cards(self, cards: list[Card], zone: int, known: int) -> None:
        """Many cards come into the game at once, one after the other, as the whole of a zone."""
        count = len(cards)
        serials = list(range(self.moves + 1, self.moves + count + 1))
        self.own_records()
        self.own_facts()
        self.records += [None] * count
        self.moves += count
        self.serials += serials
        self.covered += serials
        self.places += [zone] * count
        self.known += [known] * count
        self.zones[zone] = cards
        self.count_things(len(self.records))

    def count_things(self, things: int) -> None:
        """More than any game needs, and a decision would cost more and more: the game ends with a stated result."""
        if things > self.rules.most_things:
            self.rules.too_much(self)

    # ---- lasting and static changes
    def set_modifiers(self, modifiers: list[Modifier]) -> None:
        fields = 0
        events = 0
        for modifier in modifiers:
            fields |= 1 << modifier.field
            ability = modifier.ability
            if isinstance(ability, Triggered):
                events |= 1 << ability.event
        self.modifiers = modifiers
        self.modifier_fields = fields
        self.modifier_events = events

    def add_modifier(self, modifier: Modifier) -> None:
        ability = modifier.ability
        self.modifiers = [*self.modifiers, modifier]
        self.modifier_fields |= 1 << modifier.field
        if isinstance(ability, Triggered):
            self.modifier_events |= 1 << ability.event
        self.count_things(len(self.modifiers))

    def set_statics(self, statics: list[Static]) -> None:
        fields = 0
        for static in statics:
            fields |= 1 << static.field
        self.statics = statics
        self.static_fields = fields

    # ---- listeners
    def set_listeners(self, kind: int, listeners: list[Listener]) -> None:
        index = self.listeners[:]
        index[kind] = listeners
        self.listeners = index

    def add_listener(self, kind: int, listener: Listener) -> None:
        self.set_listeners(kind, [*self.listeners[kind], listener])

    def listen(self, card: Card) -> None:
        """Enter the watching abilities of a card into the index."""
        if card.definition.watched_events == 0:
            return
        serial = self.serials[card.number]
        for ability in card.definition.abilities:
            if isinstance(ability, Triggered) and not ability.own and ability.stands():
                self.add_listener(ability.event, Listener(card, serial, ability))

    def unlisten(self, card: Card) -> None:
        events = card.definition.watched_events
        kind = 0
        while events:
            if events & 1:
                # what an effect lets it wait for besides is no ability of the card, and ends when the effect does
                kept = [each for each in self.listeners[kind] if each.card is not card or not each.ability.stands()]
                self.set_listeners(kind, kept)
            events >>= 1
            kind += 1

