"""A ruleset made of tables: forms of moves, menus, log lines, checklists. A game brings the tables and what they leave
out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rulebound.kernel.cards import Card
from rulebound.kernel.errors import Refusal
from rulebound.kernel.events import Event
from rulebound.kernel.labels import Ghost, Meaning
from rulebound.kernel.legality import Check, refusals
from rulebound.kernel.questions import Move, Question
from rulebound.kernel.reading import read_state
from rulebound.kernel.rules import Rules
from rulebound.kernel.ruleset import ANSWER, OWN_TURN, Ruleset
from rulebound.kernel.state import State
from rulebound.kernel.telling import HAPPENED, STEPS, Sentence, finished
from rulebound.tabletop.log import Log
from rulebound.tabletop.moves import Moves, same_move
from rulebound.tabletop.names import Lexicon, whose
from rulebound.tabletop.prompts import asking_card, asking_sentence, asking_words, capital, chosen_card, least
from rulebound.tabletop.voice import Seat, Voice, said_of


class TableRuleset(Ruleset):
    """The words of a game, from its tables."""

    rules: Rules
    lexicon: Lexicon
    """Every name that may be spoken of."""
    moves: ClassVar[Moves]
    lines: ClassVar[Log]
    menus: ClassVar[Mapping[int, tuple[str, str]]]
    """For each kind of question the entry of the ledger by which it is asked, and its words."""
    event_names: ClassVar[Sequence[str]]
    free_menus: ClassVar[frozenset[int]] = frozenset()
    """The questions that are a free choice of actions,"""
    main_menus: ClassVar[frozenset[int]] = frozenset()
    """those of them at which players act in their own turns (all, if none is named),"""
    free_kinds: ClassVar[Sequence[int]] = ()
    """and the kinds of moves that there are then."""
    modest: ClassVar[frozenset[int]] = frozenset()
    """The kinds of moves that do least: what is taken if nobody answers."""
    secret_menus: ClassVar[frozenset[int]] = frozenset()
    """The questions whose answers only the chooser gets to see."""
    out_number: ClassVar[int] = -1
    """Which number of a seat says that it is out, and as the how manieth; none in a game that nobody leaves."""
    checks: ClassVar[Mapping[int, list[Check[Question]]]] = {}
    """For each kind of move what it needs."""

    # ---- words
    def label(self, s: State, question: Question, option: Move) -> str:
        return self.moves.label(s, question, option)

    def prompt(self, s: State, question: Question) -> str:
        return self.menus[question.menu][1]

    def rule(self, s: State, question: Question) -> str:
        return self.menus[question.menu][0]

    def clause(self, s: State, question: Question) -> str:
        return asking_words(s, question)

    def asking_card(self, s: State, question: Question) -> Card | None:
        return asking_card(s, question)

    def default(self, s: State, question: Question) -> Move:
        return least(question, self.modest)

    def log(self) -> Log:
        return self.lines

    def line(self, s: State, event: Event) -> str:
        return self.log().line(s, event)

    def sentences(self, s: State, events: Sequence[Event], reader: int) -> list[Sentence]:
        return self.log().tell(s, events, reader, self.line_readers, self.masked_line)

    def answered(self, s: State, question: Question, option: Move, label: str, reader: int) -> Sentence:
        """A free choice is told to all who ask what happened; what follows from it tells itself."""
        words = self.told(s, question, option, label)
        said = said_of(self.moves, s, question, option) if words == label else [words]
        bits = Voice(self.moves.tongue, s, reader, ()).answer([Seat(question.seat), *said], question.seat)
        tells = question.menu in self.free_menus and option.kind not in self.modest
        level, rule = HAPPENED if tells else STEPS, self.rule(s, question)
        return Sentence(finished(bits), question.seat, level, rule, answer=True)

    def event_name(self, event: Event) -> str:
        return self.event_names[event.kind]

    def is_secret(self, s: State, question: Question, option: Move) -> bool:
        return question.menu in self.secret_menus

    # ---- what a label means
    def understand(self, s: State, question: Question, label: str) -> Meaning:
        meaning = self.moves.understand(s, question, label, self.lexicon)
        if len(meaning.options) > 1:  # what is offered in these very words is meant before what could be called so, too
            offered = [each for each in meaning.options if any(self.same(s, each, other) for other in question.options)]
            itself = [each for each in offered if self.label(s, question, each) == label]
            meaning.options = itself or meaning.options
        return meaning

    def same(self, s: State, one: Move, other: Move) -> bool:
        return same_move(s, one, other)

    def why_not(self, s: State, question: Question, option: Move) -> list[Refusal]:
        """What its checklist says; else, of a kind that is not asked for, that something else is."""
        found = self.checked(s, question, option)
        if not found and all(each.kind != option.kind for each in question.options):
            return [Refusal(self.rule(s, question), f"{self.prompt(s, question)} Nothing else can be done now.")]
        return found

    def checked(self, s: State, question: Question, option: Move) -> list[Refusal]:
        return refusals(self.checks.get(option.kind, []), s, question, option)

    def thinkable(self, s: State, question: Question) -> list[Move]:
        return self.moves.thinkable(s, question, self.free_kinds)

    def why_none(self, s: State, question: Question, ghost: Ghost) -> list[Refusal]:
        return [Refusal(self.rule(s, question), f"you see no {ghost.name} that could be meant")]

    # ---- what a question is about
    def context(self, s: State, question: Question) -> str:
        """The card that asks, whose it is, and its words."""
        card, words = self.asking_card(s, question), asking_sentence(s, question)
        if card is None or not words:
            return ""
        return capital(f"{whose(s, card, question.seat)} {card.definition.name}: \u201c{words}\u201d")

    def remark(self, s: State, question: Question, option: Move) -> str:
        """Of the card in play that an answer chooses; at a free choice the board tells."""
        card = chosen_card(option)
        if card is None or question.menu in self.free_menus or not s.known[card.number] >> question.seat & 1:
            return ""
        if s.records[card.number] is None or all(chosen_card(each) in (card, None) for each in question.options):
            return ""
        owner = whose(s, card, question.seat)
        return ", ".join(["yours" if owner == "your" else owner, *self.moves.tongue.state_of(s, card)])

    # ---- passing
    def declines(self, option: Move) -> bool:
        return option.kind in self.modest

    def stake(self, s: State, question: Question) -> str:
        if question.menu in (self.main_menus or self.free_menus) and question.seat == s.active:
            return OWN_TURN
        return self.concern(s, question) if len(question.options) > 1 else ""

    def concern(self, s: State, question: Question) -> str:
        """Why a seat that can answer outside its own turn should be asked; nothing: it need not be."""
        return ANSWER

    # ---- for bots
    def is_free(self, question: Question) -> bool:
        return question.menu in self.free_menus

    def is_quiet(self, s: State) -> bool:
        return bool(s.asked) and s.asked[0].menu in self.free_menus

    def is_reaction(self, option: Move) -> bool:
        return option.kind in self.modest

    def eliminated(self, s: State) -> list[int]:
        if self.out_number < 0:
            return []
        out = s.numbers[self.out_number :: s.rules.seat_numbers]
        return sorted([seat for seat, when in enumerate(out) if when], key=lambda seat: out[seat])

    # ---- data
    def read(self, doc: dict[str, Any]) -> State:
        return read_state(doc, self.rules, self.blank)
