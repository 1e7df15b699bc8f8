"""What the miniature games have in common: words, programs, saves, replays. A mini game adds its rules and cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rulebound.kernel.cards import Card, Code, Definition, Triggered
from rulebound.kernel.chance import Dice, key_of
from rulebound.kernel.errors import Refusal
from rulebound.kernel.events import Event
from rulebound.kernel.game import Game
from rulebound.kernel.gates import Gate
from rulebound.kernel.ops import Op, Ops, Run
from rulebound.kernel.questions import Move, Question
from rulebound.kernel.reading import read_state
from rulebound.kernel.replays import read_document, run_replay
from rulebound.kernel.rules import Rules
from rulebound.kernel.ruleset import Dealer, Ruleset
from rulebound.kernel.state import State
from rulebound.kernel.terms import Done, Env, Test, You

Row = dict[str, Any]

# Move kinds that every mini game has; its own begin with OWN.
YES, NO, PASS, OWN = range(4)
MENU = 0
MOST_TURNS = 24


class Printed(Definition):
    """A printed card with its row of data."""

    __slots__ = ("row",)

    def __init__(self, row: Row) -> None:
        super().__init__(row["name"], row["name"])
        self.row = row


class When(Triggered):
    """A triggered ability with what its event must be like."""

    __slots__ = ("test",)

    def __init__(self, definition: Definition, clause: str, code: Code, event: int, test: Test | None) -> None:
        super().__init__(definition, clause, clause, code, 1, event, test is None)  # no test: about its own card
        self.test = test


def row_of(card: Card) -> Row:
    assert isinstance(card.definition, Printed)
    return card.definition.row


class Verb(Op):
    """A line of a text: its first word is the verb. One class does all verbs of a mini game."""

    __slots__ = ("words",)

    def __init__(self, clause: str) -> None:
        super().__init__(clause)
        self.words = clause.split()

    def run(self, s: State, run: Run) -> int:
        self.do(s, run.env, self.words[0])
        return run.pc + 1

    def do(self, s: State, env: Env, verb: str) -> None:
        raise NotImplementedError


def program(lines: list[str], verb: Callable[[str], Op]) -> Ops:
    """The lines of a text as ops; the gates 'you may' and 'if you do' guard the rest of it."""
    ops: list[Op] = []
    for line in lines:
        if line in ("you may", "if you do"):
            test = Done() if line == "if you do" else None
            ops.append(Gate(line, test, test is None, You(), MENU, YES, NO))
        else:
            ops.append(verb(line))
    for op in ops:
        if isinstance(op, Gate):
            op.otherwise = len(ops)
    return Ops(ops)


def tell(s: State, kind: int, seat: int, card: Card | None, amount: int = 0) -> Event:
    event = Event(kind, seat, card, None, amount, 0, None)
    s.emit(event)
    return event


def pass_turn(s: State) -> None:
    """The next player; a game that goes on for ever is a draw."""
    if s.turn >= MOST_TURNS:
        s.end(-1, "turn cap", "mini-0")
    s.turn += 1
    s.active = (s.active + 1) % s.rules.seats
    s.history = None


class MiniRules(Rules):
    def runaway(self, s: State) -> None:
        s.end(-1, "loop", "mini-0")


class MiniRuleset(Ruleset):
    """Words for options and events from tables; cards are rows of data, from which the game makes definitions."""

    words: ClassVar[list[str]]  # by option kind, from OWN on
    events: ClassVar[list[str]]  # by event kind
    zones: ClassVar[list[str]]  # by kind of zone
    names: ClassVar[list[str]]
    move_names: ClassVar = ["yes", "no", "pass", *(f"move {number}" for number in range(40))]
    zone_names: ClassVar = [f"zone {number}" for number in range(40)]

    def __init__(self, cards: list[Row]) -> None:
        self.cards = cards
        self.rules = self.make_rules()
        for row in cards:
            self.rules.definitions[row["name"]] = self.definition(row)

    # ---- what a mini game says
    def make_rules(self) -> Rules:
        raise NotImplementedError

    def definition(self, row: Row) -> Definition:
        raise NotImplementedError

    def about(self, s: State, option: Move) -> str:
        """What an option is about, besides its card."""
        return ""

    def public(self, s: State) -> dict[str, Any]:
        """What all may see besides the faces in the zones."""
        return {}

    # ---- words
    def label(self, s: State, question: Question, option: Move) -> str:
        card = "" if option.card is None else self.face(s, question.seat, option.card)
        words = ["yes", "no", "pass", *self.words]
        return " ".join(word for word in (words[option.kind], card, self.about(s, option)) if word)

    def prompt(self, s: State, question: Question) -> str:
        return f"{self.names[question.seat]}: what do you do?"

    def rule(self, s: State, question: Question) -> str:
        return f"{self.name}-{question.menu}"

    def clause(self, s: State, question: Question) -> str:
        return ""

    def default(self, s: State, question: Question) -> Move:
        return question.options[0]

    def find(self, s: State, question: Question, label: str) -> tuple[list[Move], list[Refusal]]:
        return [each for each in question.options if self.label(s, question, each) == label], []

    def same(self, s: State, one: Move, other: Move) -> bool:
        return one.card is None or other.card is None or s.rules.same(s, one.card, other.card)

    def line(self, s: State, event: Event) -> str:
        """The log of a mini game is for its tests and hides nothing."""
        card = "" if event.card is None else f" {event.card.definition.name}"
        return f"{self.names[event.seat]} {self.events[event.kind]}{card}"

    def event_name(self, event: Event) -> str:
        return self.events[event.kind]

    def is_secret(self, s: State, question: Question, option: Move) -> bool:
        return False

    def concede(self, s: State, seat: int) -> None:
        s.end((seat + 1) % s.rules.seats, "concession", f"{self.name}-0")

    def eliminated(self, s: State) -> list[int]:
        return []

    # ---- data
    def pinned(self) -> dict[str, Any]:
        return {"names": self.names, "switches": {}, "cards": self.cards}

    def read(self, doc: dict[str, Any]) -> State:
        return read_state(doc, self.rules, self.blank)

    def blank(self, seed: int = 0) -> State:
        return State(self.rules, key_of(seed)).open(len(self.events), 1)

    def bring(self, s: State, name: str, seat: int, zone: int) -> Card:
        """A card comes into the game; those who may look at the zone know it."""
        card = Card(s.next_number(), self.rules.definitions[name], seat)
        s.add_card(card, -1, 0)
        s.move(card, seat * s.rules.zones + zone, False)
        return card

    def begin(self, s: State, seed: int) -> Game:
        game = Game(self, s, {"seed": seed})
        s.advance()
        return game

    # ---- imagining
    def hidden(self, s: State, owner: int, seat: int) -> list[Card]:
        cards = [card for zone in range(s.rules.zones) for card in s.zone(owner, zone)]
        return [card for card in cards if not s.known[card.number] >> seat & 1]

    def dealer(self, keys: set[str]) -> Dealer:
        return MiniDealer(type(self), self.cards)

    def is_free(self, question: Question) -> bool:
        return False

    def face(self, s: State, viewer: int, card: Card) -> str:
        return card.definition.name if s.known[card.number] >> viewer & 1 else "a hidden card"

    def view(self, s: State, seat: int) -> dict[str, Any]:
        seats = range(s.rules.seats)
        found: dict[str, Any] = {
            name: [[self.face(s, seat, card) for card in s.zone(each, zone)] for each in seats]
            for zone, name in enumerate(self.zones)
        }
        return found | {"seat": seat, "turn": s.turn, "active": s.active, "numbers": s.numbers} | self.public(s)


class MiniDealer(Dealer):
    """All cards of a mini game are known to all; which is where is not."""

    def __init__(self, made: Callable[[list[Row]], MiniRuleset], cards: list[Row]) -> None:
        self.made = made
        self.cards = cards

    def deal(self, owner: int, seen: list[str], places: list[int], dice: Dice) -> list[str]:
        return [self.cards[dice.below(len(self.cards))]["name"] for _ in places]

    def ruleset(self, dealt: set[str]) -> Ruleset:
        return self.made(self.cards)


def load(text: str, ruleset: Callable[[list[Row]], MiniRuleset]) -> Game:
    """Resume a saved mini game from its pinned cards."""
    doc = read_document(text, "save")
    made = ruleset(doc["pinned"]["cards"])
    return Game(made, made.read(doc["state"]), {})


def replay(text: str, new: Callable[[int], Game]) -> Game:
    doc = read_document(text, "replay")
    return run_replay(new(doc["setup"]["seed"]), doc)
