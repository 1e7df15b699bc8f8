"""The words of a game and what makes up its set-up: what each game gives to the kernel's `Game`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulebound.kernel.cards import Card
from rulebound.kernel.chance import Dice
from rulebound.kernel.decisions import Decision as Question
from rulebound.kernel.decisions import Option
from rulebound.kernel.errors import Refusal
from rulebound.kernel.events import Event
from rulebound.kernel.labels import BRACKETS, Ghost, Meaning
from rulebound.kernel.state import State

EVERYBODY = -1  # all seats, as bits
NOBODY = 0
FACE_DOWN = ""  # in the place of the name of a hidden card


class Pool:
    """Hidden cards that may lie in each other's places."""

    __slots__ = ("cards", "listed", "owner")

    def __init__(self, owner: int, listed: bool, cards: list[Card]) -> None:
        self.owner = owner
        self.listed = listed  # the seat knows which cards they are, but not which is where
        self.cards = cards


class Dealer:
    """What a seat knows of the cards that a game is played with. It holds nothing that the seat may not know."""

    def deal(self, owner: int, seen: list[str], places: list[int], dice: Dice) -> list[str]:
        """Names for an owner's hidden cards, of which the places are known, by the names of its cards that are
        seen."""
        raise NotImplementedError

    def ruleset(self, dealt: set[str]) -> Ruleset:
        """The words for a position with the known cards and those that were dealt."""
        raise NotImplementedError


class Ruleset:
    """The words of a game, and what makes up its set-up. One object serves a game and all its copies."""

    name: str

    def label(self, s: State, question: Question, option: Option) -> str:
        raise NotImplementedError

    def prompt(self, s: State, question: Question) -> str:
        raise NotImplementedError

    def rule(self, s: State, question: Question) -> str:
        raise NotImplementedError

    def clause(self, s: State, question: Question) -> str:
        raise NotImplementedError

    def default(self, s: State, question: Question) -> Option:
        raise NotImplementedError

    # ---- what a label means
    def find(self, s: State, question: Question, label: str) -> tuple[list[Option], list[Refusal]]:
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
        if bare:
            return bare, []
        meaning = self.understand(s, question, label)
        legal: list[Option] = []
        refused: list[Refusal] = []
        for option in meaning.options:
            found = self.why_not(s, question, option)
            if not found:
                legal.append(self.offered(s, question, option))
            refused.extend(each for each in found if each not in refused)
        if not meaning.options:
            for ghost in meaning.ghosts:
                refused.extend(each for each in self.why_none(s, question, ghost) if each not in refused)
        return (legal, []) if legal else ([], refused)

    def understand(self, s: State, question: Question, label: str) -> Meaning:
        raise NotImplementedError

    def why_not(self, s: State, question: Question, option: Option) -> list[Refusal]:
        """Every rule that forbids a move at this question."""
        raise NotImplementedError

    def why_none(self, s: State, question: Question, ghost: Ghost) -> list[Refusal]:
        """The rules by which such a move needs a card that is not there."""
        raise NotImplementedError

    def same(self, s: State, one: Option, other: Option) -> bool:
        """Whether two moves have the same outcome."""
        raise NotImplementedError

    def offered(self, s: State, question: Question, option: Option) -> Option:
        """The very option of the list where it is there; a named copy of an equal card stays as named."""
        for each in question.options:
            if each.same(option):
                return each
        for each in question.options:
            if self.same(s, each, option):
                card, cards = option.card or each.card, option.cards or each.cards
                return Option(each.kind, card, each.number, cards, each.numbers)
        return option

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

    def event_name(self, event: Event) -> str:
        raise NotImplementedError

    def begins_turn(self, event: Event) -> bool:
        """Whether a turn begins with this event."""
        return False

    def batch_of(self, event: Event, batch: int) -> int:
        """The number of the batch that an event belongs to, given that of the event before."""
        return 0

    def told(self, s: State, question: Question, option: Option, label: str) -> str:
        """How the log tells an answer; the last of several steps may tell them all."""
        return label

    def is_secret(self, s: State, question: Question, option: Option) -> bool:
        """Whether the label names a card that others do not get to see."""
        raise NotImplementedError

    def secret_line(self, who: str) -> str:
        """What the others read of a secret answer."""
        return f"{who} chooses in secret"

    def view(self, s: State, seat: int) -> dict[str, Any]:
        raise NotImplementedError

    def pinned(self) -> dict[str, Any]:
        """What a save needs besides the position: switches, names, the texts of the cards."""
        raise NotImplementedError

    def read(self, doc: dict[str, Any]) -> State:
        """The position of a save."""
        raise NotImplementedError

    # ---- what a seat does not know
    def pools(self, s: State, seat: int) -> list[Pool]:
        """The cards whose faces `seat` does not know: by owner, where every card lies in a deck of somebody's own."""
        return [Pool(owner, owner == seat, self.hidden(s, owner, seat)) for owner in range(s.rules.seats)]

    def hidden(self, s: State, owner: int, seat: int) -> list[Card]:
        """The owner's cards whose faces `seat` does not know."""
        raise NotImplementedError

    def veiled(self, thing: Any, seat: int) -> Sequence[str]:
        """The fields of a frame in which it keeps something secret from `seat`, beyond the faces of hidden cards."""
        return ()

    def renumbered(self, facts: list[int], new: dict[int, int]) -> list[int]:
        """The facts where cards have new numbers; cards that are not among them are not spoken of."""
        return facts

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

    def is_free(self, question: Question) -> bool:
        """Whether this is a free choice of actions, and not part of one under way."""
        raise NotImplementedError

    def is_quiet(self, s: State) -> bool:
        """Whether nothing is under way: a good moment to judge the position."""
        raise NotImplementedError

    def is_reaction(self, option: Option) -> bool:
        """At a free choice: whether a bot should think of this option as an answer to what is under way."""
        raise NotImplementedError

    def eliminated(self, s: State) -> list[int]:
        """Seats that are out, in the order in which they left."""
        raise NotImplementedError
