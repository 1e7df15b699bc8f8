"""The past of a game: a chain of moments, each with the position after an answer.

A moment never changes once the next one is there: an answer is carried out on a copy of its position. So a game moves
on by one assignment, and whatever goes wrong before it leaves the game as it was. Nothing is copied that grows with the
game, and the lines of the log are made when somebody reads them, from the very position in which they were true.

Positions of the past are seldom looked at. The last two are there, and one in so many; the others are forgotten, and
played again from the one before them when somebody asks: the same answers lead to the same positions. What happened on
the way is not written down either: the answer is played once more, with the log on, for whoever wants to read it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.events import Event
from rulebound.kernel.public import Decision, Line, labels_of
from rulebound.kernel.questions import Move, Question
from rulebound.kernel.ruleset import EVERYBODY, Ruleset, as_all_know
from rulebound.kernel.state import State
from rulebound.kernel.telling import HAPPENED, STEPS, Bit, Sentence, finished

NOBODYS: Final = -1
NO_QUESTION: Final = -1
KEPT_EVERY: Final = 128  # answers: so many positions are played again at most to get at one


class Answer:
    """What was said to get from one moment to the next; a concession answers no question."""

    __slots__ = ("_words", "asked", "place", "seat", "unlisted")

    def __init__(self, seat: int, asked: int, place: int, unlisted: Move | None, words: str | None) -> None:
        self.seat = seat
        self.asked = asked  # which of the open questions; NO_QUESTION of a concession
        self.place = place  # of the option among those of the question
        self.unlisted = unlisted  # a move that is not among them: several steps in one
        self._words = words  # of most answers nobody asks for them

    def question(self, before: State) -> Question | None:
        """What was asked."""
        return None if self.asked == NO_QUESTION else before.asked[self.asked]

    def option(self, question: Question) -> Move:
        """What was chosen."""
        return question.options[self.place] if self.unlisted is None else self.unlisted

    def label(self, ruleset: Ruleset, before: Moment) -> str:
        """What was said, in words."""
        if self._words is None:
            s = before.state
            self._words = labels_of(ruleset, s, s.asked[self.asked])[self.place]
        return self._words

    def again(self, before: State, log: list[Event] | None) -> State:
        """The position to which it leads; what happens on the way is added to the log."""
        state = before.copy()
        state.log = log
        question = self.question(before)
        assert question is not None
        state.carry_out(question, self.option(question))
        return state

    def line(self, ruleset: Ruleset, before: Moment) -> Line:
        """How the log tells it."""
        who, s = ruleset.names[self.seat], before.state
        question = self.question(s)
        if question is None:
            return Line(f"{who}: {self.label(ruleset, before)}")
        option = self.option(question)
        told = f"{who}: {ruleset.told(s, question, option, self.label(ruleset, before))}"
        if ruleset.is_secret(s, question, option):
            return Line(told, 1 << self.seat, ruleset.secret_answer(s, question, option))
        common = as_all_know(s, self.seat)
        others = f"{who}: {ruleset.told(common, question, option, ruleset.label(common, question, option))}"
        return Line(told) if others == told else Line(told, 1 << self.seat, others)

    def sentences(self, ruleset: Ruleset, before: Moment, reader: int) -> list[Sentence]:
        """How a reader is told of it; not at all of some that were given in secret."""
        s = before.state
        question = self.question(s)
        if question is None:
            return [ruleset.conceded(s, self.seat, reader)]
        option = self.option(question)
        if self.seat != reader and ruleset.is_secret(s, question, option):
            words = ruleset.secret_answer(s, question, option)
            return [Sentence(finished([Bit(words)]), self.seat, STEPS)] if words else []
        if self.seat == reader:
            return [ruleset.answered(s, question, option, self.label(ruleset, before), reader)]
        common = as_all_know(s, self.seat)
        return [ruleset.answered(common, question, option, ruleset.label(common, question, option), reader)]


class Moment:
    """A position, how the game came to it, and what happened on the way."""

    __slots__ = (
        "_before", "_decided", "_decisions", "_heard", "_later", "_lines", "_state", "_told", "answer", "count",
        "earlier", "previous", "undo",
    )  # fmt: skip

    def __init__(
        self,
        state: State,
        answer: Answer | None = None,
        previous: Moment | None = None,
        earlier: Moment | None = None,
        heard: list[Event] | None = None,
    ) -> None:
        self._state: State | None = state
        self._decided = state.decisions  # else somebody has gone on with the position itself, which no answer tells
        self.answer = answer
        self.previous = previous  # the moment before the answer: where an undo leads
        self.earlier = earlier  # the moment that the log told before: another one only after an undo
        self.count: int = 0 if previous is None else previous.count + 1  # answers so far
        self._heard = heard  # what happened on the way here; None until somebody asks
        self._later: list[Event] | None = None  # what happens with the position itself, once somebody was given it
        self.undo = -1  # the answer before which an undo has led here, if one has
        self._lines: list[Line] | None = None
        self._told: dict[int, tuple[int, list[Sentence]]] | None = None  # by reader: how many events, and how
        self._before: dict[int, int] | None = None  # by reader: how many sentences were told before
        self._decisions: tuple[list[Question], list[Decision]] | None = None
        state.log = None
        if answer is None:  # a first position: it is given out before it is set up
            self.given_out()

    @property
    def state(self) -> State:
        """The position; played again if it was forgotten."""
        return self._played_again() if self._state is None else self._state

    def given_out(self) -> State:
        """The position for somebody who may go on with it: what happens then is told, too."""
        state = self.state
        if self._later is None:
            state.log = self._later = []
        return state

    def _played_again(self) -> State:
        way: list[Moment] = [self]
        while way[-1]._state is None:
            before = way[-1].previous
            assert before is not None
            way.append(before)
        state = way.pop().state
        heard: list[Event] = []
        for moment in reversed(way):
            assert moment.answer is not None
            heard = []
            state = moment.answer.again(state, heard)
        self._must_lead_here(state)
        self._heard = heard
        self._state = state
        state.log = self._later
        return state

    @property
    def events(self) -> list[Event]:
        """What happened on the way here, and since; not to be written to."""
        heard = self._on_the_way()
        return heard if self._later is None else heard + self._later

    def _on_the_way(self) -> list[Event]:
        if self._heard is None:
            if self.answer is None or self.previous is None:
                self._heard = []
            elif self._state is None:
                self._played_again()
            else:
                heard: list[Event] = []
                self._must_lead_here(self.answer.again(self.previous.state, heard))
                self._heard = heard
        assert self._heard is not None
        return self._heard

    def _must_lead_here(self, state: State) -> None:
        if state.decisions != self._decided:
            raise RuleboundError("somebody has gone on with a position of the past: what happened is not known")

    def forget_position(self) -> None:
        """It can be played again from the moment before, if an option of a question led here."""
        option = self.previous is not None and self.answer is not None and self.answer.place >= 0
        if option and self.count % KEPT_EVERY and self._state is not None and self._state.decisions == self._decided:
            self._state.log = self._later = None  # whoever was given it goes on with it alone
            self._state = None

    def copied(self) -> Moment:
        """The same moment with a position of its own."""
        new = self.again_after(self.earlier)
        new.undo = self.undo
        new._lines = self._lines
        return new

    def again_after(self, earlier: Moment | None) -> Moment:
        """The same position on its own, told after another moment. If somebody has gone on with the position itself,
        then with this one, too."""
        state = self.state.copy()
        new = Moment(state, self.answer, self.previous, earlier, self._heard)
        new._decided = self._decided
        if self._later is not None:
            state.log = new._later = self._later[:]
        return new

    def decisions(self, ruleset: Ruleset) -> list[Decision]:
        """All open questions in words; made once."""
        asked = self.state.asked
        kept = self._decisions
        if kept is None or kept[0] is not asked:
            kept = self._decisions = (asked, [Decision(ruleset, self.state, question) for question in asked])
        return kept[1]

    def followed(self, state: State, answer: Answer, heard: list[Event] | None) -> Moment:
        """The moment to which an answer leads. Its decisions are answered: who holds one may read it, but nobody needs
        it here; nor the position before this one."""
        if self.previous is not None:
            self.previous.forget_position()
        self._decisions = None
        return Moment(state, answer, self, self, heard)

    def back_to(self, count: int) -> Moment:
        """The moment after so many answers."""
        found = self
        while found.count > count:
            assert found.previous is not None
            found = found.previous
        return found

    def way(self, first: int = 0) -> list[Moment]:
        """The moments from the one after `first` answers to this one, what was taken back left out."""
        found = [self]
        while found[-1].count > first:
            before = found[-1].previous
            assert before is not None
            found.append(before)
        return found[::-1]

    def answers(self, ruleset: Ruleset, first: int = 0) -> list[tuple[int, str]]:
        """Seat and label of everything that was answered and not taken back, oldest first, from answer `first` on."""
        found: list[tuple[int, str]] = []
        for moment in each_of(self.way(first)):
            if moment.count > first and moment.answer is not None and moment.previous is not None:
                found.append((moment.answer.seat, moment.answer.label(ruleset, moment.previous)))
        return found

    def chronicle(self) -> list[Moment]:
        """Every moment there was, those that were taken back included, oldest first."""
        found: list[Moment] = []
        moment: Moment | None = self
        while moment is not None:
            found.append(moment)
            moment = moment.earlier
        return found[::-1]

    # ---- the log
    def tell(self, line: Line) -> None:
        """Say this and nothing else of the moment."""
        self._lines = [line]

    def tell_all(self, lines: list[Line]) -> None:
        self._lines = lines

    def lines(self, ruleset: Ruleset) -> list[Line]:
        """What the log tells of this moment; of the open one it may become more."""
        if self._lines is not None:
            return self._lines
        found: list[Line] = []
        if self.answer is not None and self.previous is not None:
            found.append(self.answer.line(ruleset, self.previous))
        s = self.state  # first: what is played again has events of its own
        for event in self.events:
            words = ruleset.line(s, event)
            if words:
                readers = ruleset.line_readers(s, event)
                masked = "" if readers == EVERYBODY else ruleset.masked_line(s, event)
                found.append(Line(words, readers, masked))
        return found

    def sentences(self, ruleset: Ruleset, reader: int) -> list[Sentence]:
        """What a reader is told of this moment, on all levels; of the open one it may become more."""
        if self._told is None:
            self._told = {}
        told = self._told.get(reader)
        if told is None or told[0] != len(self.events):
            self._told[reader] = told = (len(self.events), self._sentences(ruleset, reader))
        return told[1]

    def told_before(self, ruleset: Ruleset, reader: int) -> int:
        """How many sentences there are of all moments before this one. They will not change any more."""
        missing: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and (moment._before is None or reader not in moment._before):
            missing.append(moment)
            moment = moment.earlier
        count = 0 if moment is None or moment._before is None else moment._before[reader]
        for later in reversed(missing):
            if moment is not None:
                count += len(moment.sentences(ruleset, reader))
            later._before = {**(later._before or {}), reader: count}
            moment = later
        return count

    def _sentences(self, ruleset: Ruleset, reader: int) -> list[Sentence]:
        if self.undo >= 0 or (self.previous is None and not self.events):  # all that is known are words
            lines = [line.read_by(reader) for line in self.lines(ruleset)]
            level = HAPPENED if self.undo >= 0 else STEPS  # how a game began is not told again when it is resumed
            return [Sentence(finished([Bit(line)]), NOBODYS, level) for line in lines if line]
        found: list[Sentence] = []
        if self.answer is not None and self.previous is not None:
            found = self.answer.sentences(ruleset, self.previous, reader)
        s = self.state
        return found + ruleset.sentences(s, self.events, reader)


def each_of(moments: Sequence[Moment]) -> Iterator[Moment]:
    """One after the other; what had to be played again for one is forgotten behind it, but for the last two."""
    for at, moment in enumerate(moments):
        yield moment
        if 0 < at < len(moments) - 1:
            moments[at - 1].forget_position()
