"""A position as one seat could write it down; tables are imagined from it (`kernel/imagining.py`).

The masked document is written from the state in one pass, and nothing hidden enters it. Cards get new numbers, zone
by zone, so that no number tells where a card was before. In a zone that its owner holds, as a hand, the order is the
owner's business: others find first the cards they know, by name, then the hidden ones, of which those come first that
something under way is about. Who remembers a card that has since gone where this seat cannot follow it remembers a
ghost: a card that is nowhere.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from rulebound.kernel.cards import Card, Definition, Ref
from rulebound.kernel.events import Event
from rulebound.kernel.frames import Frame
from rulebound.kernel.questions import Question
from rulebound.kernel.rules import SEEN_BY_ALL, SEEN_BY_NOBODY, SEEN_BY_OWNER
from rulebound.kernel.ruleset import FACE_DOWN, Ruleset
from rulebound.kernel.saves import NAMES, NOT_SAVED, PLAIN, Writer, fields_of, saved_fields
from rulebound.kernel.state import State
from rulebound.kernel.table import NOWHERE
from rulebound.kernel.together import Together

STALE: Final = -1  # the serial of an object that is gone
NOW: Final = -2  # what is written is of no earlier moment

# Counters that tell whether somebody had a choice, or what chance did; an imagined table begins anew.
COUNTERS: Final = {"rolls": 0, "decisions": 0, "steps": 0, "secrets": 0, "key": ""}
# What is written by hand, card by card or question by question; all other fields as a save writes them.
BY_HAND: Final = frozenset({"zones", "places", "known", "covered", "serials", "records", "facts", "asked", "history"})
AS_SAVED: Final = [
    field for field in fields_of(State) if field not in NOT_SAVED and field not in BY_HAND and field not in COUNTERS
]
# What outlives the text that made it: of a card chosen in another's hand it would tell whether it is still there.
LASTING: Final = ("modifiers", "listeners")
OF_THE_TABLE: Final = ["turn", "active", "numbers"]  # fields that hold no card


class Masker(Writer):
    """Writes one state as one seat knows it, or of it only what lies on the table."""

    def __init__(self, ruleset: Ruleset, s: State, seat: int, whole: bool = True) -> None:
        super().__init__()
        self.ruleset = ruleset
        self.s = s
        self.seat = seat
        self.keys: list[str] = []  # by new number
        self.owners: list[int] = []
        self.places: list[int] = []
        self.known: list[int] = []
        self.serials: list[int] = []
        self.records: list[Any] = []
        self.new: dict[int, int] = {}  # old number: new number
        self.held: dict[int, list[int]] = {}  # place of a zone that another holds: numbers for its hidden cards
        self.ghosts: list[int] = []
        self.simple: dict[type[Any], bool] = {}
        self.standing_in: dict[int, int] = {}  # for a card, within what remembers it: its ghost
        self.at_work: Definition | None = None  # the text that is being carried out by what is written
        self.lasting = False  # what is written remembers cards beyond the text at work: not even whether they are there
        self.hidden: set[int] = set()
        self.since = NOW  # from which moment what is written is: if of the past, it may not tell where a card is now
        self.pools = ruleset.pools(s, seat)
        for pool in self.pools:
            for card in pool.cards:
                self.hidden.add(card.number)
        self.numbers: list[tuple[int, bool, list[int]]] = []  # of each pool: owner, whether it is listed, its cards
        self.doc: dict[str, Any] = {"zones": [self.zone(at, cards) for at, cards in enumerate(s.zones)]}
        self.write(whole)

    # ---- cards where they lie
    def zone(self, at: int, cards: list[Card]) -> int:
        """Number the cards of a zone; how many there are."""
        if not cards:
            return 0
        rules = self.s.rules
        holder, kind = divmod(at, rules.zones)
        seen = rules.visibility[kind]
        everybody = (1 << rules.seats) - 1
        known = everybody if seen == SEEN_BY_ALL else 1 << holder if seen == SEEN_BY_OWNER else 0
        held = seen == SEEN_BY_OWNER and holder != self.seat
        timeless = held or seen == SEEN_BY_NOBODY
        start = len(self.keys)
        hidden = [card for card in cards if card.number in self.hidden]
        if held:
            open_cards = [card for card in cards if card.number not in self.hidden]
            open_cards.sort(key=lambda card: (card.definition.key, card.number))
            self.held[at] = list(range(start + len(open_cards), start + len(cards)))
            cards = [*open_cards, *hidden]
            self.new.update(zip([card.number for card in open_cards], range(start, start + len(cards)), strict=False))
        else:
            self.new.update(zip([card.number for card in cards], range(start, start + len(cards)), strict=True))
        self.keys += [card.definition.key for card in cards]
        self.owners += [card.owner for card in cards]
        self.known += [known | 1 << self.seat] * len(cards)
        serials = self.s.serials
        self.serials += [0] * len(cards) if timeless else [serials[card.number] for card in cards]
        self.places += [at] * len(cards)
        if hidden:
            for number, card in enumerate(cards, start):
                if card.number in self.hidden:
                    self.keys[number] = FACE_DOWN
                    self.known[number] = known
                    self.serials[number] = 0
        return len(cards)

    def live(self, card: Card) -> int:
        """The new number of a card that lies somewhere; of the hidden cards in a hand the next that is free."""
        number = self.new.get(card.number)
        if number is None:
            number = self.new[card.number] = self.held[self.s.places[card.number]].pop(0)
        return number

    def gone(self, key: str, owner: int) -> int:
        """A number for a card that is nowhere."""
        self.keys.append(key)
        self.owners.append(owner)
        self.places.append(NOWHERE)
        self.known.append(0 if key == FACE_DOWN else 1 << self.seat)
        self.serials.append(0)
        return len(self.keys) - 1

    def ghost(self, card: Card, shown: bool) -> int:
        """One for each memory: two ghosts do not tell whether they were one card. It has a face if that was shown."""
        number = self.gone(card.definition.key if shown else FACE_DOWN, card.owner)
        if not shown:
            self.ghosts.append(number)
        return number

    def number(self, card: Card) -> int:
        """What a mention of a card becomes."""
        stand_in = self.standing_in.get(card.number)
        if stand_in is not None:
            return stand_in
        if self.s.places[card.number] >= 0:
            if self.since == NOW or not self.is_lost(card, self.since):
                return self.live(card)
            ghost = self.standing_in[card.number] = self.ghost(card, False)
            return ghost
        number = self.new.get(card.number)
        if number is None:
            if self.is_ghost(card):
                number = self.ghost(card, card.definition is self.at_work)
                if self.since != NOW:
                    self.standing_in[card.number] = number
                return number
            number = self.new[card.number] = self.gone(card.definition.key, card.owner)
        return number

    # ---- what speaks of cards
    def value(self, value: Any) -> Any:
        kind = type(value)
        if kind in PLAIN:
            return value
        if kind is list:
            found = [each if type(each) in PLAIN else self.value(each) for each in value] if value else []
            return self.in_no_order(value, found) if len(found) > 1 and type(value[0]) is Ref else found
        if kind is Card:
            return {"card": self.number(value)}
        if kind in NAMES and self.is_simple(kind):
            doc: dict[str, Any] = {"is": NAMES[kind]}
            for field in saved_fields(kind):
                each = getattr(value, field)
                doc[field] = each if type(each) in PLAIN else self.value(each)
            return doc
        return super().value(value)

    def in_no_order(self, refs: list[Ref], written: list[Any]) -> list[Any]:
        """Hidden cards that a text has looked at stand in the order in which they lay. One of them goes elsewhere,
        seen by all or not: its place in the row would tell which it was."""
        if not any(ref.card.number in self.hidden for ref in refs):
            return written
        pairs = enumerate(zip(refs, written, strict=True))
        places = [at for at, (ref, row) in pairs if ref.card.number in self.hidden or row["serial"] == STALE]
        rows = sorted([written[at] for at in places], key=lambda row: (row["serial"] == STALE, row["card"]["card"]))
        for at, row in zip(places, rows, strict=True):
            written[at] = row
        return written

    def is_simple(self, kind: type[Any]) -> bool:
        """Whether a class neither remembers an object nor carries out a text, nor may keep a secret."""
        known = self.simple.get(kind)
        if known is None:
            special = {"serial", "ability", "record"}.intersection(saved_fields(kind))
            known = self.simple[kind] = not special and not issubclass(kind, Frame)
        return known

    def object(self, value: Any, kind: type[Any]) -> dict[str, Any]:
        if kind not in NAMES:
            return super().object(value, kind)  # which says what is wrong with it
        if isinstance(value, Together):
            value = value.known_to(self.seat)
        fields = saved_fields(kind)
        before, at_work, since = self.standing_in, self.at_work, self.since
        if "ability" in fields and value.ability is not None:
            self.at_work = value.ability.definition
        same = True
        if "serial" in fields:
            card = value.card
            same = self.s.serials[card.number] == value.serial and not (self.lasting and self.is_held(card))
            if not same and card.number not in before and (self.is_lost(card, value.serial) or self.is_ghost(card)):
                record = getattr(value, "record", None)
                shown = value.card.definition is self.at_work or (record is not None and record.shows_face())
                self.standing_in = {**before, card.number: self.ghost(card, shown)}
        veiled = self.ruleset.veiled(value, self.seat) if isinstance(value, Frame) else {}
        doc: dict[str, Any] = {"is": NAMES[kind]}
        for field in fields:
            if field in veiled:
                doc[field] = veiled[field]
            elif field == "serial":
                doc[field] = self.serials[self.number(value.card)] if same else STALE
            else:
                each = getattr(value, field)
                if type(each) not in PLAIN:
                    # The record of an object that is gone: not from before it came. What was covered since may be lost.
                    self.since = value.serial if field == "record" and not same else since
                    each = self.value(each)
                doc[field] = each
        self.standing_in, self.at_work, self.since = before, at_work, since
        return doc

    def is_lost(self, card: Card, since: int) -> bool:
        """Whether this seat cannot tell any more where a card is that something remembers since so many moves."""
        return card.number in self.hidden or 0 <= since < self.s.covered[card.number]

    def is_held(self, card: Card) -> bool:
        """Whether it lies unseen in another's hand, where nothing tells it from the cards beside it."""
        s = self.s
        return card.number in self.hidden and s.places[card.number] in self.held and s.records[card.number] is None

    def is_ghost(self, card: Card) -> bool:
        """Whether a card is nowhere and this seat does not know what it is, as one that an imagined table remembers."""
        return self.s.places[card.number] < 0 and not self.s.known[card.number] >> self.seat & 1

    def event(self, event: Event) -> int:
        known = self.events.get(id(event))
        if known is not None:
            return known
        before, since = self.standing_in, self.since
        self.standing_in, self.since = {}, event.moves
        for card in (event.card, event.other):
            if card is not None and card.number not in self.standing_in and self.is_lost(card, event.moves):
                shown = event.record is not None and event.record.card is card and event.record.shows_face()
                self.standing_in[card.number] = self.ghost(card, shown)
        number = super().event(event)
        self.standing_in, self.since = before, since
        return number

    # ---- the position
    def write(self, whole: bool) -> None:
        """What something under way is about comes first, what is remembered last."""
        s, doc = self.s, self.doc
        if whole:
            doc["asked"] = [self.value(self.question(each)) for each in s.asked]
        for field in AS_SAVED if whole else OF_THE_TABLE:
            self.lasting = field in LASTING
            doc[field] = self.value(getattr(s, field))
        self.lasting = False
        records: dict[int, Any] = {}
        for cards in s.zones:
            for card in cards:
                record = s.records[card.number]
                if record is not None:
                    records[self.live(card)] = self.value(record)
        self.list_pools()
        if whole:
            doc["history"] = self.past()
        doc["records"] = [records.get(number) for number in range(len(self.keys))]
        doc["places"], doc["known"], doc["serials"] = self.places, self.known, self.serials
        doc["covered"] = [0] * len(self.keys)
        doc["facts"] = self.ruleset.renumbered(s.facts, self.new)
        doc["keys"], doc["owners"], doc["events"] = self.keys, self.owners, self.table
        doc.update(COUNTERS)

    def question(self, asked: Question) -> Question:
        """What another player may do depends on cards that this seat does not see."""
        if asked.seat == self.seat:
            return asked
        return Question(asked.seat, asked.menu, [], asked.frame, asked.always)

    def list_pools(self) -> None:
        """Which cards they are is told where the seat knows it: by name, so that it does not tell which is where."""
        for pool in self.pools:
            numbers = sorted([self.live(card) for card in pool.cards])
            self.numbers.append((pool.owner, pool.listed, numbers))
            if pool.listed:
                keys = sorted([card.definition.key for card in pool.cards])
                for number, key in zip(numbers, keys, strict=True):
                    self.keys[number] = key

    def past(self) -> list[int]:
        """The events of which somebody might still ask, newest first."""
        oldest = max(self.s.forgotten, self.ruleset.out_of_reach(self.s, set(self.keys) - {FACE_DOWN}))
        found: list[int] = []
        event = self.s.history
        while event is not None and event.time > oldest:
            found.append(self.event(event))
            event = event.previous
        return found


@mypyc_attr(native_class=False)  # so that it goes to another process with its view
class Masked:
    """A position with everything taken out of it that is hidden from a seat."""

    def __init__(self, ruleset: Ruleset, s: State, seat: int) -> None:
        masker = Masker(ruleset, s, seat)
        self.seat = seat
        self.doc = masker.doc
        self.ghosts = masker.ghosts
        self.questions = [(question.seat, question.menu) for question in s.asked]
        self.pools = masker.numbers
        self.dealer = ruleset.dealer(set(masker.keys) | masker.texts)


class Laid:
    """What lies where, as a seat sees it, without what is under way or was: enough to look at, and not to play on."""

    def __init__(self, ruleset: Ruleset, s: State, seat: int) -> None:
        masker = Masker(ruleset, s, seat, whole=False)
        self.seat = seat
        self.doc = masker.doc
        self.menus = [question.menu for question in s.asked if question.seat == seat]
        self.pools = masker.numbers
