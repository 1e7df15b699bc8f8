"""The words of a game and what makes up its set-up: what each game gives to the kernel's `Game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, ClassVar

from rulebound.kernel.cards import Card
from rulebound.kernel.chance import Dice
from rulebound.kernel.errors import Refusal
from rulebound.kernel.events import Event
from rulebound.kernel.labels import BRACKETS, NAMESAKE, Ghost, Meaning
from rulebound.kernel.questions import Move, Question
from rulebound.kernel.state import State
from rulebound.kernel.telling import Bit, Sentence, finished

EVERYBODY = -1  # all seats, as bits
NOBODY = 0
ONLOOKER = 62  # a seat that no table has: whoever looks from there sees and reads what everybody may
MOST_ODDS = 500.0  # a power of e beyond which chances are nought
FACE_DOWN = ""  # in the place of the name of a hidden card

# What is at stake for a seat that could pass: why it should be asked all the same.
OWN_TURN = "turn"  # it acts in its own turn: nobody passes that for it
ATTACK = "attack"  # it is attacked, and can answer
AIMED = "aimed"  # something was done to it or to what is its own
COMBAT = "combat"  # its own attack is under way
LAST = "last"  # with this pass the turn of another ends
ANSWER = "answer"  # it can do something; the game does not say for what


class Pool:
    """Hidden cards that may lie in each other's places."""

    __slots__ = ("cards", "listed", "owner")

    def __init__(self, owner: int, listed: bool, cards: list[Card]) -> None:
        self.owner = owner
        self.listed = listed  # the seat knows which cards they are, but not which is where
        self.cards = cards


def known_to_all(s: State) -> State:
    """The position for an onlooker, who knows the faces that every seat knows."""
    new = s.copy()
    everybody = (1 << s.rules.seats) - 1
    new.known = [known | 1 << ONLOOKER if known & everybody == everybody else known for known in s.known]
    return new


def as_all_know(s: State, seat: int) -> State:
    """The position in which a seat knows no more than everybody does: what it answers is told to the others in words
    that tell a card from its namesakes only as far as these are seen by all."""
    new = s.copy()
    everybody = (1 << s.rules.seats) - 1
    new.known = [known if known & everybody == everybody else known & ~(1 << seat) for known in s.known]
    return new


class Dealer:
    """What a seat knows of the cards that a game is played with. It holds nothing that the seat may not know."""

    def deal(self, owner: int, seen: list[str], places: list[int], dice: Dice) -> list[str]:
        """Names for an owner's hidden cards, of which the places are known, by the names of its cards that are
        seen."""
        raise NotImplementedError

    def ruleset(self) -> Ruleset:
        """The words for a position with the known cards and any that may be dealt."""
        raise NotImplementedError


class Ruleset:
    """The words of a game, and what makes up its set-up. One object serves a game and all its copies."""

    name: str
    names: Sequence[str]
    """The players, seat by seat."""
    move_names: ClassVar[Sequence[str]] = ()
    """By kind of move, a word or two."""
    seat_kinds: ClassVar[frozenset[int]] = frozenset()
    """The moves whose number is a seat,"""
    number_kinds: ClassVar[frozenset[int]] = frozenset()
    """and those whose number says something else about them."""
    played_as: ClassVar[str] = ""
    """The event by which a card is played."""
    zone_names: ClassVar[Sequence[str]] = ()
    """By kind of zone."""
    lead: ClassVar[float] = 10.0
    """How many points of `score`, half the difference of two seats, change the odds of winning by e."""
    tempo: ClassVar[float] = 0.0
    """By what power of e it changes them to be on turn."""
    turns_ahead: ClassVar[int] = 1
    """How many more turns a bot should play on, at most, before it judges a position."""
    composed: ClassVar[Mapping[int, frozenset[int]]] = {}
    """What may be said in one where a question asks step by step: by the kind of a listed step, kinds of moves. A
    question that lists no such step is closed: its options are all there are."""

    def label(self, s: State, question: Question, option: Move) -> str:
        raise NotImplementedError

    def prompt(self, s: State, question: Question) -> str:
        raise NotImplementedError

    def rule(self, s: State, question: Question) -> str:
        raise NotImplementedError

    def clause(self, s: State, question: Question) -> str:
        raise NotImplementedError

    def default(self, s: State, question: Question) -> Move:
        raise NotImplementedError

    # ---- what a label means
    def find(self, s: State, question: Question, label: str) -> tuple[list[Move], list[Refusal]]:
        """The legal moves that the words mean here, and why others that they may mean are refused.

        Both empty: the words name nothing that there is.
        """
        label = " ".join(label.split())
        listed = [(option, self.label(s, question, option)) for option in question.options]
        exact = [option for option, words in listed if words == label]
        if exact:
            return exact, []
        low = label.lower()
        bare = [option for option, words in listed if BRACKETS.sub("", words) == label or words.lower() == low]
        if bare:  # and whatever else is told from its namesakes in another way
            return [option for option, words in listed if option in bare or NAMESAKE.sub("", words) == label], []
        meaning = self.understand(s, question, label)
        legal: list[Move] = []
        refused: list[Refusal] = []
        for option in meaning.options:
            found = self.why_not(s, question, option)
            if not found:
                offered = self.offered(s, question, option)
                if offered is not None:
                    legal.append(offered)
                else:
                    found = [Refusal(self.rule(s, question), "that is not among the options of this question")]
            refused.extend(each for each in found if each not in refused)
        if not meaning.options:
            for ghost in meaning.ghosts:
                refused.extend(each for each in self.why_none(s, question, ghost) if each not in refused)
        return (legal, []) if legal else ([], refused)

    def understand(self, s: State, question: Question, label: str) -> Meaning:
        raise NotImplementedError

    def why_not(self, s: State, question: Question, option: Move) -> list[Refusal]:
        """Every rule that forbids a move at this question."""
        raise NotImplementedError

    def thinkable(self, s: State, question: Question) -> list[Move]:
        """At a free choice: every move that could be named with the cards on the table, legal or not."""
        raise NotImplementedError

    def checked(self, s: State, question: Question, option: Move) -> list[Refusal]:
        """At a free choice: what the checklist of the move says of it, whether it is listed or not."""
        raise NotImplementedError

    def why_none(self, s: State, question: Question, ghost: Ghost) -> list[Refusal]:
        """The rules by which such a move needs a card that is not there."""
        raise NotImplementedError

    def same(self, s: State, one: Move, other: Move) -> bool:
        """Whether two moves have the same outcome."""
        raise NotImplementedError

    def offered(self, s: State, question: Question, option: Move) -> Move | None:
        """The very option of the list where it is there; a named copy of an equal card stays as named. A move that is
        not listed is one only if it says several listed steps in one."""
        for each in question.options:
            if each.same(option):
                return each
        for each in question.options:
            if self.same(s, each, option):
                card, cards = option.card or each.card, option.cards or each.cards
                return Move(each.kind, card, each.number, cards, option.numbers or each.numbers)
        composed = any(option.kind in self.composed.get(each.kind, ()) for each in question.options)
        return option if composed else None

    def is_open(self, question: Question) -> bool:
        """Whether more may be answered than is listed."""
        return any(each.kind in self.composed for each in question.options)

    def concede(self, s: State, seat: int) -> None:
        raise NotImplementedError

    def line(self, s: State, event: Event) -> str:
        """A line of the log, or nothing."""
        raise NotImplementedError

    def line_readers(self, s: State, event: Event) -> int:
        """The seats that may read the line as it is, a bit each; others read the masked line, or none at all."""
        return EVERYBODY

    def masked_line(self, s: State, event: Event) -> str:
        return ""

    # ---- the log in sentences
    def sentences(self, s: State, events: Sequence[Event], reader: int) -> list[Sentence]:
        """What a reader is told of events that followed one answer."""
        found: list[Sentence] = []
        for event in events:
            may = self.line_readers(s, event) >> reader & 1
            words = self.line(s, event) if may else self.masked_line(s, event)
            if words:
                found.append(Sentence(finished([Bit(words)]), event.seat))
        return found

    def answered(self, s: State, question: Question, option: Move, label: str, reader: int) -> Sentence:
        """What a reader is told of an answer that is not secret; `s` is the position before it."""
        words = f"{self.names[question.seat]}: {self.told(s, question, option, label)}"
        return Sentence(finished([Bit(words)]), question.seat)

    def conceded(self, s: State, seat: int, reader: int) -> Sentence:
        words = "You concede" if seat == reader else f"{self.names[seat]} concedes"
        return Sentence(finished([Bit(words)]), seat)

    def event_name(self, event: Event) -> str:
        raise NotImplementedError

    def begins_turn(self, event: Event) -> bool:
        """Whether a turn begins with this event."""
        return False

    def batch_of(self, event: Event, batch: int) -> int:
        """The number of the batch that an event belongs to, given that of the event before."""
        return 0

    def told(self, s: State, question: Question, option: Move, label: str) -> str:
        """How the log tells an answer; the last of several steps may tell them all."""
        return label

    def is_secret(self, s: State, question: Question, option: Move) -> bool:
        """Whether the label names a card that others do not get to see."""
        raise NotImplementedError

    def secret_answer(self, s: State, question: Question, option: Move) -> str:
        """What the others read of a secret answer; nothing where they must not even know of the question."""
        return f"{self.names[question.seat]} chooses in secret"

    def view(self, s: State, seat: int) -> dict[str, Any]:
        raise NotImplementedError

    def pinned(self) -> dict[str, Any]:
        """What a save needs besides the position: switches, names, the texts of the cards."""
        raise NotImplementedError

    def blank(self) -> State:
        """An empty table, to which a position is read."""
        raise NotImplementedError

    def read(self, doc: dict[str, Any]) -> State:
        """A position that this program has written. One from elsewhere is proved first (`kernel/loading.py`)."""
        raise NotImplementedError

    # ---- what a seat does not know
    def pools(self, s: State, seat: int) -> list[Pool]:
        """The cards whose faces `seat` does not know: by owner, where every card lies in a deck of somebody's own."""
        return [Pool(owner, owner == seat, self.hidden(s, owner, seat)) for owner in range(s.rules.seats)]

    def hidden(self, s: State, owner: int, seat: int) -> list[Card]:
        """The owner's cards whose faces `seat` does not know."""
        raise NotImplementedError

    def veiled(self, thing: Any, seat: int) -> Mapping[str, Any]:
        """The fields of a frame in which it keeps something secret from `seat`, beyond the faces of hidden cards, and
        what stands there instead."""
        return {}

    def renumbered(self, facts: list[int], new: dict[int, int]) -> list[int]:
        """The facts where cards have new numbers; cards that are not among them are not spoken of."""
        return facts[:]

    def source_of(self, event: Event) -> str:
        """What brought an event about, where it makes a difference to whoever counts."""
        return ""

    def out_of_reach(self, s: State, keys: set[str]) -> int:
        """Up to which moment no card among those of these names asks for events: how long the game remembers must not
        tell what lies in a deck."""
        return -1

    def dealer(self, keys: set[str]) -> Dealer:
        """Made from the names of the cards that a masked position speaks of."""
        raise NotImplementedError

    def score(self, s: State, seat: int) -> float:
        """How good the position looks to `seat`, for bots."""
        raise NotImplementedError

    def value(self, s: State, seat: int) -> float:
        """How likely `seat` is to win, 0 to 1; of all seats together 1. Those who share the first place share it.

        What a lead is worth was fitted to games that Greedy played against itself (docs/bots.md).
        """
        ending = s.ending
        if ending is not None:
            first = self.places(s, ending.winner)[0]
            return 1.0 / len(first) if seat in first else 0.0
        out = self.eliminated(s)
        if seat in out:
            return 0.0
        living = [each for each in range(s.rules.seats) if each not in out]
        worth = [self.outlook(s, each) + self.tempo * (each == s.active) for each in living]
        mine = worth[living.index(seat)]
        return 1 / sum([exp(min(each - mine, MOST_ODDS)) for each in worth])

    def outlook(self, s: State, seat: int) -> float:
        """What a seat has for it, as a power of e in the odds of winning. Scores say who is ahead and not by how much:
        where nothing better was fitted, half of it, `lead` points for e."""
        return self.score(s, seat) / (2 * self.lead)

    def traits(self, s: State, seat: int) -> list[float]:
        """What `outlook` weighs, to fit the weights."""
        return [self.score(s, seat) / 2]

    def is_free(self, question: Question) -> bool:
        """Whether this is a free choice of actions, and not part of one under way."""
        raise NotImplementedError

    def stake(self, s: State, question: Question) -> str:
        """At a free choice: what would be lost by passing unasked; nothing where no harm is done by it."""
        return OWN_TURN

    def may_be_asked(self, s: State, seat: int, events: Sequence[Event]) -> bool:
        """Whether others must think that this seat is asked about what somebody else has done, although they are told
        nothing of it. It hangs on what all see, and not on what the seat holds."""
        return False

    def asking_card(self, s: State, question: Question) -> Card | None:
        """The card whose text asks, if one does."""
        return None

    def declines(self, option: Move) -> bool:
        """Whether an answer does least: it passes, declines, stops."""
        return False

    def context(self, s: State, question: Question) -> str:
        """What a question is about and whose that is, in a sentence to the seat that is asked."""
        return ""

    def follows(self, s: State, question: Question, option: Move) -> str:
        """What follows from an answer by the rules, where its label does not say it."""
        return ""

    def remark(self, s: State, question: Question, option: Move) -> str:
        """Whose the card is that an answer is about, and in which state."""
        return ""

    def is_quiet(self, s: State) -> bool:
        """Whether nothing is under way: a good moment to judge the position."""
        raise NotImplementedError

    def is_reaction(self, option: Move) -> bool:
        """At a free choice: whether a bot should think of this option as an answer to what is under way."""
        raise NotImplementedError

    def eliminated(self, s: State) -> list[int]:
        """Seats that are out, in the order in which they left."""
        raise NotImplementedError

    def places(self, s: State, winner: int) -> list[list[int]]:
        """All seats from the first place to the last, those together who share one; of a draw all share the first."""
        if winner < 0:
            return [list(range(s.rules.seats))]
        return [[seat] for seat in self.ranking(s, winner)]

    def ranking(self, s: State, winner: int) -> list[int]:
        """All seats from the first to the last: who is still in comes before those who left, the later the better."""
        out = self.eliminated(s)
        rest = [seat for seat in range(s.rules.seats) if seat != winner and seat not in out]
        return [winner, *rest, *(seat for seat in reversed(out) if seat != winner)]
