"""A game as people, bots and programs use it: decisions with labels, refusals in words, views, copies, saves, undo.

What is said and seen differs from game to game; each gives it as a `Ruleset`. Nothing here is hot: a playout works on
the state itself.
"""

from __future__ import annotations

import json
import os
from typing import Any

from rulebound.kernel.chance import Dice
from rulebound.kernel.decisions import Decision as Question
from rulebound.kernel.decisions import Option
from rulebound.kernel.errors import AmbiguousMove, GameOver, IllegalMove, NotAnOption, Refusal, RuleboundError
from rulebound.kernel.events import Event
from rulebound.kernel.masking import Masked
from rulebound.kernel.ruleset import EVERYBODY, NOBODY, Ruleset
from rulebound.kernel.saves import VERSION, canonical, fingerprint, write_state
from rulebound.kernel.state import State
from rulebound.kernel.telling import Choice, Decision, Happening, Line, Result, Undone, labels_of

CONCEDE = "concede"
# The whole test suite also runs in a mode that saves and loads after every decision.
RESTORE_ALWAYS = os.environ.get("RULEBOUND_RESTORE", "") == "1"


class View(dict[str, Any]):
    """What a seat may know, as plain data; and the table as that seat could imagine it.

    It holds nothing else: not even a bot that looks into its private fields finds a hidden card.
    """

    __slots__ = ("_masked",)

    def __init__(self, data: dict[str, Any], masked: Masked) -> None:
        super().__init__(data)
        self._masked = masked

    def imagine(self, dice: Dice) -> Game:
        """A game that looks the same to this seat, with everything hidden from it dealt anew."""
        ruleset, state = self._masked.imagine(dice)
        return Game(ruleset, state, {})


class Game:
    """A game under way."""

    def __init__(self, ruleset: Ruleset, state: State, setup: dict[str, Any]) -> None:
        self.ruleset = ruleset
        self.state = state
        self.setup = setup  # how it began: what a replay needs
        self.answers: list[tuple[int, str]] = []  # seat and label
        self.fingerprints: list[str] = []
        self._past: list[State] = []
        self._happened: list[int] = []  # how many events there were before each answer
        self._lines: list[Line] = []
        self._told = 0
        self._decision: Decision | None = None
        self._events: list[Event] = []
        state.log = self._events

    # ---- where the game stands
    @property
    def over(self) -> bool:
        return self.state.ending is not None

    @property
    def result(self) -> Result | None:
        ending = self.state.ending
        if ending is None:
            return None
        winner = None if ending.winner < 0 else ending.winner
        name = None if winner is None else self.names[winner]
        return Result(winner, ending.reason, ending.rule, name)

    @property
    def names(self) -> list[str]:
        return list(self.ruleset.pinned()["names"])

    @property
    def eliminated(self) -> list[int]:
        return self.ruleset.eliminated(self.state)

    @property
    def decisions(self) -> list[Decision]:
        """All open decisions; several seats may owe one."""
        return [Decision(self.ruleset, self.state, question) for question in self.state.asked]

    @property
    def decision(self) -> Decision:
        """The open decision; the first of them if several seats owe one."""
        if not self.state.asked:
            raise GameOver("decision")
        question = self.state.asked[0]
        if self._decision is None or self._decision.question is not question:
            self._decision = Decision(self.ruleset, self.state, question)
        return self._decision

    @property
    def log(self) -> list[str]:
        """What happened so far, line by line; it tells everything, as a referee would."""
        self._tell()
        return [line.words for line in self._lines]

    def log_of(self, seat: int) -> list[str]:
        """The log as `seat` may read it."""
        self._tell()
        lines = [line.read_by(seat) for line in self._lines]
        return [line for line in lines if line]

    @property
    def events(self) -> list[Happening]:
        """The events of this turn, oldest first."""
        found: list[Happening] = []
        batch = 0
        for event in self._events:
            if self.ruleset.begins_turn(event):
                found = []
            batch = self.ruleset.batch_of(event, batch)
            found.append(Happening(event, self.ruleset.event_name(event), batch))
        return found

    def _tell(self) -> None:
        while self._told < len(self._events):
            event = self._events[self._told]
            self._told += 1
            line = self.ruleset.line(self.state, event)
            if line:
                readers = self.ruleset.line_readers(self.state, event)
                masked = "" if readers == EVERYBODY else self.ruleset.masked_line(self.state, event)
                self._lines.append(Line(line, readers, masked))

    def fingerprint(self) -> str:
        return fingerprint(self.state)

    # ---- deciding
    def _question(self, seat: int | None) -> Question:
        if not self.state.asked:
            raise GameOver("that")
        for question in self.state.asked:
            if seat is None or question.seat == seat:
                return question
        asked = self.names[self.state.asked[0].seat]
        raise RuleboundError(f"it is not {self.names[seat or 0]}'s decision but {asked}'s")

    def find(self, label: str, seat: int | None = None) -> tuple[Question, list[Option], list[Refusal]]:
        """What a label means at the open decision (of `seat`)."""
        question = self._question(seat)
        options, refused = self.ruleset.find(self.state, question, label)
        return question, options, refused

    def decide(self, answer: str | Choice, seat: int | None = None) -> None:
        """Answer the open decision. A refused answer changes nothing."""
        label = answer.label if isinstance(answer, Choice) else answer
        if self.over:
            raise GameOver(label)
        if label == CONCEDE:
            self._concede(seat)
            return
        question = self._question(seat)
        option = None
        if isinstance(answer, Choice):
            option = next((each for each in question.options if each is answer.option), None)
        labels = labels_of(self.ruleset, self.state, question)
        if option is None and label in labels:
            option = question.options[labels.index(label)]
        if option is None:
            option = self._option(question, label)
        offered = next((at for at, each in enumerate(question.options) if each is option), -1)
        said = labels[offered] if offered >= 0 else self.ruleset.label(self.state, question, option)
        secret = self.ruleset.is_secret(self.state, question, option)
        self._remember(question.seat, said, secret, self.ruleset.told(self.state, question, option, said))
        self.state.decide(question, option)
        if RESTORE_ALWAYS:
            self._restore()

    def _option(self, question: Question, label: str) -> Option:
        options, refused = self.ruleset.find(self.state, question, label)
        if not options:
            if refused:
                raise IllegalMove(label, refused)
            raise NotAnOption(label, [self.ruleset.label(self.state, question, each) for each in question.options])
        first = options[0]
        if any(not self.ruleset.same(self.state, first, other) for other in options[1:]):
            raise AmbiguousMove(label, [self.ruleset.label(self.state, question, each) for each in options])
        return first

    def _concede(self, seat: int | None) -> None:
        who = self._question(None).seat if seat is None else seat
        if not 0 <= who < len(self.names):
            raise RuleboundError(f"there is no seat {who}: seats are 0 to {len(self.names) - 1}")
        if who in self.eliminated:
            raise RuleboundError(f"{self.names[who]} is out of the game already")
        self._remember(who, CONCEDE, False, CONCEDE)
        self.ruleset.concede(self.state, who)

    def _restore(self) -> None:
        """Go on with what a save of this moment gives back."""
        doc = json.loads(canonical(write_state(self.state)))
        self.state = self.ruleset.read(doc)
        self.state.log = self._events

    def _remember(self, seat: int, label: str, secret: bool, told: str) -> None:
        self._tell()
        self._past.append(self.state.copy())
        self._happened.append(len(self._events))
        self.fingerprints.append(self.fingerprint())
        self.answers.append((seat, label))
        who = self.names[seat]
        readers = 1 << seat if secret else EVERYBODY
        self._lines.append(Line(f"{who}: {told}", readers, self.ruleset.secret_line(who)))
        self._decision = None

    def why_not(self, label: str, seat: int | None = None) -> list[Refusal]:
        """Every rule that forbids a move; empty if it is legal. Says nothing about what the asker cannot see."""
        question, options, refused = self.find(label, seat)
        if options:
            return []
        if not refused:
            raise NotAnOption(label, [self.ruleset.label(self.state, question, each) for each in question.options])
        return refused

    def undo(self, to: int | None = None) -> Undone:
        """Go back to before answer number `to` (the last one by default)."""
        at = len(self.answers) - 1 if to is None else to
        if not 0 <= at < len(self.answers):
            raise RuleboundError(f"there is no answer {at} to take back; there are {len(self.answers)}")
        self._tell()
        before = self._past[at]
        taken = [label for _, label in self.answers[at:]]
        seats = {seat for seat, _ in self.answers[at:]}
        readers = 1 << seats.pop() if len(seats) == 1 else NOBODY
        proof = Undone(taken, before.secrets != self.state.secrets)
        self.state = before.copy()
        # What was undone stays in the log, but not among the events: these are what has happened.
        del self._events[self._happened[at] :]
        self._told = len(self._events)
        self.state.log = self._events
        del self._happened[at:]
        del self._past[at:], self.answers[at:], self.fingerprints[at:]
        self._decision = None
        count = "1 answer" if len(taken) == 1 else f"{len(taken)} answers"
        self._lines.append(Line(f"undone: {', '.join(taken)}", readers, f"undone: {count}"))
        return proof

    # ---- looking, copying, saving
    def view(self, seat: int) -> View:
        """Everything that `seat` may know, as data."""
        found = self.ruleset.view(self.state, seat)
        found["decisions"] = [
            decision.data() if decision.seat == seat else {"seat": decision.seat, "prompt": decision.prompt}
            for decision in self.decisions
        ]
        result = self.result
        found["result"] = None if result is None else {"winner": result.winner, "reason": result.reason}
        return View(found, Masked(self.ruleset, self.state, seat))

    def copy(self) -> Game:
        """A game that goes on by itself; it begins with an empty log."""
        new = Game(self.ruleset, self.state.copy(), self.setup)
        new.answers = self.answers[:]
        new.fingerprints = self.fingerprints[:]
        new._past = self._past[:]
        new._happened = [0] * len(self._happened)
        return new

    def imagine(self, seat: int, dice: Dice) -> Game:
        """A game that looks the same to `seat`, with the hidden cards dealt anew."""
        return self.view(seat).imagine(dice)

    def save(self) -> str:
        """The whole game as JSON; `rulebound.load` resumes it anywhere."""
        doc = {
            "rulebound": VERSION,
            "ruleset": self.ruleset.name,
            "pinned": self.ruleset.pinned(),
            "state": write_state(self.state),
        }
        return canonical(doc)

    def replay(self) -> str:
        """How the game began and every answer, with the fingerprint before it."""
        if not self.setup:
            raise RuleboundError("this game did not begin here (it was loaded or imagined): keep it with save()")
        rows = [
            {"seat": seat, "answer": label, "before": mark}
            for (seat, label), mark in zip(self.answers, self.fingerprints, strict=True)
        ]
        doc = {
            "rulebound": VERSION,
            "ruleset": self.ruleset.name,
            "pinned": self.ruleset.pinned(),
            "setup": self.setup,
            "answers": rows,
            "after": self.fingerprint(),
        }
        return json.dumps(doc, ensure_ascii=False, indent=1)

    def __repr__(self) -> str:
        where = repr(self.result) if self.over else repr(self.decision.prompt)
        return f"<{self.ruleset.name}, {len(self.answers)} answers: {where}>"
