"""The types that users meet beside `Game`: decisions and their choices, how a game ended, what happened in it.

They hold words and numbers, nothing of the engine: whoever is handed one can look at it and answer with it, and cannot
change a list or a move of the game through it. Words are made when they are read (`kernel/sealing.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple, TypeAlias, TypedDict

from rulebound.kernel.cards import Card
from rulebound.kernel.errors import Refusal
from rulebound.kernel.events import Event
from rulebound.kernel.questions import Move, Question
from rulebound.kernel.rules import SEEN_BY_OWNER
from rulebound.kernel.ruleset import EVERYBODY, Ruleset
from rulebound.kernel.sealing import numbered, sealed
from rulebound.kernel.state import State

fix: Final = object.__setattr__  # for what then stays as it is


class ChoiceCard(NamedTuple):
    """A card that a choice speaks of: what it is called, where it lies, whose it is.

    `side` and `at` say whose zone that is and at which place in it, as the view lists it; -1 where nobody may know.
    The number of the card is not told: by it a copy that was shuffled away would be known again.
    """

    name: str
    zone: str
    owner: int
    side: int = -1
    at: int = -1


class Parts(NamedTuple):
    """What a choice is made of, beside its words."""

    kind: str
    cards: tuple[ChoiceCard, ...]
    seat: int | None
    numbers: tuple[int, ...]


class Said(NamedTuple):
    """A choice in words."""

    label: str
    remark: str
    follows: str


class Choice:
    """One answer to a decision: its label, and what it is made of. It equals its label."""

    __slots__ = ("_at", "_of")

    _of: Source  # the decision
    _at: int

    def __init__(
        self,
        label: str,
        kind: str = "",
        cards: tuple[ChoiceCard, ...] = (),
        seat: int | None = None,
        numbers: tuple[int, ...] = (),
        remark: str = "",
        follows: str = "",
    ) -> None:
        words = Words("", "", "", False, True, 0, [Said(label, remark, follows)])
        parts = [Parts(kind, cards, seat, numbers)]
        fix(self, "_of", lambda in_words: words if in_words else parts)
        fix(self, "_at", 0)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a choice stays as it was offered: {name} cannot be changed")

    def __reduce__(self) -> tuple[type[Choice], tuple[object, ...]]:
        said, parts = self._said, self.parts
        return (Choice, (said.label, *parts, said.remark, said.follows))

    @property
    def _said(self) -> Said:
        words: Words = self._of(True)
        return words.choices[self._at]

    @property
    def parts(self) -> Parts:
        """What it is made of: kind, cards, seat and numbers at once."""
        parts: list[Parts] = self._of(False)
        return parts[self._at]

    @property
    def label(self) -> str:
        """The words that mean this choice at its decision."""
        return self._said.label

    @property
    def kind(self) -> str:
        """What kind of move it is, in a word or two of the game: `play`, `attack player`, `pass`."""
        return self.parts.kind

    @property
    def card(self) -> ChoiceCard | None:
        """The card it is about, the first if there are several."""
        cards = self.parts.cards
        return cards[0] if cards else None

    @property
    def cards(self) -> tuple[ChoiceCard, ...]:
        """All cards it is about: the attacker and what it attacks, the blockers, what pays."""
        return self.parts.cards

    @property
    def seat(self) -> int | None:
        """The player it is about, if it names one."""
        return self.parts.seat

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers it names: shares of damage, an amount, which ability, a colour, as its kind says."""
        return self.parts.numbers

    @property
    def remark(self) -> str:
        """Whose the card is that it is about and in which state, where that matters: `B's, 1/3, expended`."""
        return self._said.remark

    @property
    def follows(self) -> str:
        """What follows from it by the rules, where its label does not say it: `gives up blocking in this combat`."""
        return self._said.follows

    @property
    def id(self) -> int:
        """A whole number for what this move is, the same in every game and process, wherever it stands in a list."""
        return int.from_bytes(blake2b(self.label.encode(), digest_size=8).digest(), "big") >> 1

    def __str__(self) -> str:
        return self._said.label

    def __repr__(self) -> str:
        return self._said.label

    def __eq__(self, other: object) -> bool:
        if isinstance(other, str):
            return self.label == other
        return isinstance(other, Choice) and self.label == other.label

    def __hash__(self) -> int:
        return hash(self.label)


Source: TypeAlias = Callable[[bool], Any]  # the words of a decision, or else of what its choices are made
fix_source: Final[Callable[[Choice, Source], None]] = vars(Choice)["_of"].__set__
fix_at: Final[Callable[[Choice, int], None]] = vars(Choice)["_at"].__set__


def parts_of(ruleset: Ruleset, s: State, question: Question, option: Move) -> Parts:
    """An option of the engine as the seat that is asked meets it."""
    kind, seat = option.kind, question.seat
    names_seat = kind in ruleset.seat_kinds
    cards = [] if option.card is None else [card_of(ruleset, s, seat, option.card)]
    if option.cards is not None:
        cards += [card_of(ruleset, s, seat, card) for card in option.cards]
    numbers = () if option.numbers is None else tuple(option.numbers)
    if kind in ruleset.number_kinds:
        numbers = (option.number, *numbers)
    return Parts(ruleset.move_names[kind], tuple(cards), option.number if names_seat else None, numbers)


def choice_of(ruleset: Ruleset, s: State, question: Question, option: Move, label: str) -> Choice:
    """A choice that was not offered."""
    said = said_of(ruleset, s, question, option, label)
    return Choice(label, *parts_of(ruleset, s, question, option), said.remark, said.follows)


def said_of(ruleset: Ruleset, s: State, question: Question, option: Move, label: str) -> Said:
    return Said(label, ruleset.remark(s, question, option), ruleset.follows(s, question, option))


def card_of(ruleset: Ruleset, s: State, seat: int, card: Card) -> ChoiceCard:
    """What `seat` may know of a card: of one whose face it does not see, no name. Nor in which order
    another holds a hand."""
    at = s.places[card.number]
    if at < 0:
        return ChoiceCard(card.definition.name, "", card.owner)
    side, zone = divmod(at, s.rules.zones)
    if not s.known[card.number] >> seat & 1:
        return ChoiceCard("", ruleset.zone_names[zone], card.owner, side)
    held = s.rules.visibility[zone] == SEEN_BY_OWNER and side != seat
    place = -1 if held else next(place for place, each in enumerate(s.zones[at]) if each is card)
    return ChoiceCard(card.definition.name, ruleset.zone_names[zone], card.owner, side, place)


def holds_something(s: State, seat: int) -> bool:
    """Whether a seat has cards in a zone that it alone looks into. All know how many they are."""
    zones = s.zones[seat * s.rules.zones : (seat + 1) * s.rules.zones]
    return any(zone and seen == SEEN_BY_OWNER for zone, seen in zip(zones, s.rules.visibility, strict=True))


def labels_of(ruleset: Ruleset, s: State, question: Question) -> list[str]:
    """The labels of a question's options; where two read the same, the later one gets a number in brackets."""
    labels = [ruleset.label(s, question, option) for option in question.options]
    if len(set(labels)) == len(labels):
        return labels
    found: list[str] = []
    for label in labels:
        copies = sum(1 for other in found if other == label or other.startswith(f"{label} ("))
        found.append(f"{label} ({copies + 1})" if label in found else label)
    return found


class DecisionData(TypedDict):
    """A decision as JSON data."""

    seat: int
    rule: str
    prompt: str
    clause: str
    options: list[str]
    default: str


class Words(NamedTuple):
    """A question in words, with what may be answered."""

    rule: str
    prompt: str
    clause: str
    free: bool
    closed: bool
    default: int
    choices: list[Said]
    context: str = ""
    asker: ChoiceCard | None = None
    optional: bool = False
    stake: str = ""
    bluff: bool = False


class Decision:
    """A question to a seat, in words."""

    __slots__ = ("_choices", "_of", "seat")

    seat: int
    """Whom it asks."""
    _choices: tuple[Choice, ...]
    _of: Source

    def __init__(self, ruleset: Ruleset, s: State, question: Question) -> None:
        once = sealed(lambda in_words: told(ruleset, s, question, in_words))
        fix_seat(self, question.seat)
        fix_told(self, once)
        fix_choices(self, numbered(Choice, fix_source, fix_at, once, len(question.options)))

    @property
    def _words(self) -> Words:
        words: Words = self._of(True)
        return words

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a decision stays as it was asked: {name} cannot be changed")

    @property
    def rule(self) -> str:
        """The entry of the ledger by which it is asked."""
        return self._words.rule

    @property
    def prompt(self) -> str:
        """The question, for people."""
        return self._words.prompt

    @property
    def clause(self) -> str:
        """The printed words that ask, if a card does."""
        return self._words.clause

    @property
    def context(self) -> str:
        """What it is about and whose that is, in a sentence; nothing where the question says it all."""
        return self._words.context

    @property
    def asker(self) -> ChoiceCard | None:
        """The card whose text asks, if one does."""
        return self._words.asker

    @property
    def optional(self) -> bool:
        """Whether its default does least: passes, declines, stops. Else something must be chosen."""
        return self._words.optional

    @property
    def stake(self) -> str:
        """At a free choice: what would be lost by passing unasked (`tabletop/passing.py`)."""
        return self._words.stake

    @property
    def bluff(self) -> bool:
        """Whether others may think that the seat could answer: it holds cards that they do not see."""
        return self._words.bluff

    @property
    def free(self) -> bool:
        """Whether this is a free choice of actions, and not part of one under way."""
        return self._words.free

    @property
    def closed(self) -> bool:
        """Whether the options are all there are; else the steps they offer may also be said in one label."""
        return self._words.closed

    @property
    def options(self) -> list[Choice]:
        """What may be answered; the list is the asker's own."""
        return list(self._choices)

    @property
    def default(self) -> Choice:
        """What is taken if nobody answers: mostly to pass or to decline."""
        return self._choices[self._words.default]

    def place_of(self, answer: str | Choice) -> int:
        """Where this very choice, or the one with this label, stands in the list; -1 if it is none of it."""
        if isinstance(answer, Choice):
            at = answer._at
            return at if at < len(self._choices) and self._choices[at] is answer else -1
        return next((at for at, each in enumerate(self._choices) if each.label == answer), -1)

    def data(self) -> DecisionData:
        """As JSON data, for whoever decides at a distance."""
        return {
            "seat": self.seat,
            "rule": self.rule,
            "prompt": self.prompt,
            "clause": self.clause,
            "options": [choice.label for choice in self._choices],
            "default": self.default.label,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.seat, self.prompt))

    def __repr__(self) -> str:
        return f"<{self.rule} seat {self.seat}: {self.prompt} {self._choices}>"


# As those of a choice: a decision is made for every answer.
fix_seat: Final[Callable[[Decision, int], None]] = vars(Decision)["seat"].__set__
fix_told: Final[Callable[[Decision, Source], None]] = vars(Decision)["_of"].__set__
fix_choices: Final[Callable[[Decision, tuple[Choice, ...]], None]] = vars(Decision)["_choices"].__set__


def told(ruleset: Ruleset, s: State, question: Question, in_words: bool) -> Words | list[Parts]:
    """A question in words, or else what its options are made of."""
    options = question.options
    if not in_words:
        return [parts_of(ruleset, s, question, option) for option in options]
    chosen = ruleset.default(s, question)
    asker = ruleset.asking_card(s, question)
    pairs = zip(options, labels_of(ruleset, s, question), strict=True)
    return Words(
        rule=ruleset.rule(s, question),
        prompt=ruleset.prompt(s, question),
        clause=ruleset.clause(s, question),
        free=ruleset.is_free(question),
        closed=not ruleset.is_open(question),
        default=next(at for at, option in enumerate(options) if option is chosen),
        choices=[said_of(ruleset, s, question, option, label) for option, label in pairs],
        context=ruleset.context(s, question),
        asker=None if asker is None else card_of(ruleset, s, question.seat, asker),
        optional=ruleset.declines(chosen),
        stake=ruleset.stake(s, question) if ruleset.is_free(question) else "",
        bluff=holds_something(s, question.seat),
    )


class Result:
    """How a game ended."""

    def __init__(self, winner: int | None, reason: str, rule: str, name: str | None) -> None:
        self.winner = winner
        """The seat that has won, None after a draw."""
        self.reason = reason
        """How, in a word or two: `life`, `concession`."""
        self.rule = rule
        """The rule by which the game ended so."""
        self.name = name
        """The name of the winner."""

    @property
    def draw(self) -> bool:
        """Whether nobody has won."""
        return self.winner is None

    def __repr__(self) -> str:
        how = "draw" if self.winner is None else f"{self.name} wins"
        return f"<{how}: {self.reason} ({self.rule})>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and (self.winner, self.reason) == (other.winner, other.reason)

    def __hash__(self) -> int:
        return hash((self.winner, self.reason))


class Happening:
    """An event as the API shows it."""

    def __init__(self, event: Event, kind: str, batch: int, source: str = "") -> None:
        self.kind = kind
        """Its name: `drew`, `destroyed`."""
        self.source = source
        """What brought it about, where the game tells that apart: `kill`."""
        self.seat = event.seat
        """The player it happened to, or who did it."""
        self.card = None if event.card is None else event.card.definition.name
        """The name of its subject."""
        self.other = None if event.other is None else event.other.definition.name
        """The name of the second party."""
        self.amount = event.amount
        self.time = event.time
        """Events of one time happened together."""
        self.batch = batch
        """The batch of triggers it belongs to, 0 if none."""

    def __repr__(self) -> str:
        return f"<{self.kind} seat {self.seat} {self.card or ''} {self.amount}>"


class Line:
    """A line of the log; a secret one reads otherwise to all but its readers (a bit for each seat)."""

    def __init__(self, words: str, readers: int = EVERYBODY, masked: str = "") -> None:
        self.words = words
        self.readers = readers
        self.masked = masked

    def read_by(self, seat: int) -> str:
        """The line as this seat may read it; empty: not at all."""
        return self.words if self.readers >> seat & 1 else self.masked


class Thinkable(NamedTuple):
    """A move that could be named with a card, and every rule that forbids it: none if it is legal."""

    choice: Choice
    refusals: list[Refusal]


class Undone:
    """What an undo took back, and whether somebody learnt something hidden in between."""

    def __init__(self, answers: list[str], revealed: bool) -> None:
        self.answers = answers
        """The labels, in the order in which they were said."""
        self.revealed = revealed
        """Whether chance was used or a hidden face learnt since."""

    def __repr__(self) -> str:
        what = "something hidden was revealed" if self.revealed else "nothing was revealed"
        return f"<undone {len(self.answers)}, {what}>"


class TableDecision(NamedTuple):
    """A question beside a game, to one seat: between two games of a match, or in a draft."""

    seat: int
    rule: str
    prompt: str
    options: tuple[Choice, ...]


def choices(labels: Sequence[str]) -> tuple[Choice, ...]:
    """Answers that are nothing but their words."""
    return tuple(Choice(label) for label in labels)
