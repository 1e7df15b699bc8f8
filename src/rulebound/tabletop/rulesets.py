"""A ruleset made of tables: forms of moves, menus, log lines, checklists. A game brings the tables and what they leave
out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rulebound.kernel.errors import Refusal
from rulebound.kernel.events import Event
from rulebound.kernel.labels import Ghost, Meaning
from rulebound.kernel.legality import Check, refusals
from rulebound.kernel.questions import Move, Question
from rulebound.kernel.reading import read_state
from rulebound.kernel.rules import Rules
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.state import State
from rulebound.tabletop.log import Log
from rulebound.tabletop.moves import Moves, same_move
from rulebound.tabletop.names import Lexicon
from rulebound.tabletop.prompts import asking_words, least


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

    def default(self, s: State, question: Question) -> Move:
        return least(question, self.modest)

    def line(self, s: State, event: Event) -> str:
        return self.lines.line(s, event)

    def event_name(self, event: Event) -> str:
        return self.event_names[event.kind]

    def is_secret(self, s: State, question: Question, option: Move) -> bool:
        return question.menu in self.secret_menus

    # ---- what a label means
    def understand(self, s: State, question: Question, label: str) -> Meaning:
        return self.moves.understand(s, question, label, self.lexicon)

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
