"""A game as people, bots and programs use it: decisions with labels, refusals in words, views, copies, saves, undo.

What is said and seen differs from game to game; each gives it as a `Ruleset`. A playout that needs no words works on
the state itself.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Protocol

from rulebound.kernel import chronicles
from rulebound.kernel.arguments import dice_of, must_be_int, option_of, said_of, words_of
from rulebound.kernel.chance import Dice, Seed
from rulebound.kernel.errors import (
    BadArgument,
    BadSave,
    GameOver,
    NotAnOption,
    Refusal,
    RuleboundError,
    shown,
)
from rulebound.kernel.events import Event
from rulebound.kernel.histories import History, in_order
from rulebound.kernel.imagining import Imagined
from rulebound.kernel.masking import Masked
from rulebound.kernel.moments import NO_QUESTION, Answer, Moment, each_of
from rulebound.kernel.observing import fingerprint
from rulebound.kernel.public import Choice, Decision, Happening, Line, Result, Thinkable, Undone
from rulebound.kernel.ruleset import NOBODY, ONLOOKER, Ruleset, known_to_all
from rulebound.kernel.saves import VERSION, canonical, write_state
from rulebound.kernel.seen import Seen
from rulebound.kernel.state import State
from rulebound.kernel.telling import HAPPENED, LEVELS, Sentence, told_at
from rulebound.kernel.thinkable import moves_with

CONCEDE = "concede"
# The whole test suite also runs in a mode that saves and loads after every decision.
RESTORE_ALWAYS = os.environ.get("RULEBOUND_RESTORE", "") == "1"


class View(Seen):
    """What a seat may know, as plain data; and the table as that seat could imagine it.

    It holds nothing else: not even a bot that looks into its private fields finds a hidden card.
    """

    __slots__ = ()

    def imagine(self, rng: Dice | Random | Seed) -> Game:
        """A game that looks the same to this seat, with everything hidden from it dealt anew."""
        return next(self.tables(rng))

    def tables(self, rng: Dice | Random | Seed) -> Iterator[Game]:
        """Such games one after the other; all but the first are cheap. They share their ruleset."""
        dice = dice_of(rng)
        imagined = Imagined(self.masked)
        while True:
            yield Game(imagined.ruleset, imagined.table(dice), {})


class Bot(Protocol):
    """Whoever answers for a seat from what that seat sees."""

    def choose(self, view: View, decision: Decision) -> Choice | str:
        """One of the decision's options, or a label."""
        ...


class Game:
    """A game under way.

    `decision` asks, `decide` answers, `why_not` explains, `view` shows what a seat may know; `copy`, `save` and `undo`
    work at every decision. Refused or failed, an answer changes nothing.
    """

    drawn: ClassVar[Callable[[Game], str] | None] = None
    """How `print` draws the table; set where drawing is known."""

    written: ClassVar[Callable[[Game], str] | None] = None
    """How a position is written as a scenario file; set where files are known."""

    def __init__(self, ruleset: Ruleset, state: State, setup: dict[str, Any]) -> None:
        self.ruleset = ruleset
        """The words of the game and the cards of this match-up."""
        self.setup = setup
        """How it began: what a replay needs. Empty if it did not begin here."""
        self._now = Moment(state)

    # ---- where the game stands
    @property
    def state(self) -> State:
        """The position, as the engine has it. After a decision it is another object."""
        return self._now.given_out()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._now.state.ending is not None

    @property
    def result(self) -> Result | None:
        """How it ended, None while it goes on."""
        ending = self._now.state.ending
        if ending is None:
            return None
        winner = None if ending.winner < 0 else ending.winner
        name = None if winner is None else self.names[winner]
        return Result(winner, ending.reason, ending.rule, name)

    @property
    def returns(self) -> list[float]:
        """What the game is worth to each seat: 1 for the winner down to -1 for the last; those who share a place share
        what it is worth, so it is nought for all after a draw. Nought while the game goes on."""
        found = [0.0] * len(self.ruleset.names)
        first = 0
        for seats in self.places:
            for seat in seats:
                found[seat] = 1.0 - (2.0 * first + len(seats) - 1) / (len(found) - 1)
            first += len(seats)
        return found

    @property
    def places(self) -> list[list[int]]:
        """The seats from the first place to the last, those together who share one; none while the game goes on."""
        ending = self._now.state.ending
        return [] if ending is None else self.ruleset.places(self._now.state, ending.winner)

    @property
    def names(self) -> list[str]:
        """The players, seat by seat."""
        return list(self.ruleset.names)

    @property
    def eliminated(self) -> list[int]:
        """The seats that are out, in the order in which they left."""
        return self.ruleset.eliminated(self._now.state)

    @property
    def decisions(self) -> list[Decision]:
        """All open decisions; several seats may owe one."""
        return self._now.decisions(self.ruleset)[:]

    @property
    def decision(self) -> Decision:
        """The open decision; the first of them if several seats owe one."""
        found = self._now.decisions(self.ruleset)
        if not found:
            raise GameOver("there is no decision any more")
        return found[0]

    @property
    def answers(self) -> list[tuple[int, str]]:
        """Seat and label of everything that was answered so far."""
        return self._now.answers(self.ruleset)

    @property
    def last_answer(self) -> str:
        """The label of what was answered last; nothing before the first answer."""
        now = self._now
        if now.answer is None or now.previous is None:
            return ""
        return now.answer.label(self.ruleset, now.previous)

    @property
    def fingerprints(self) -> list[str]:
        """The fingerprint of the position before each answer."""
        return [fingerprint(self.ruleset, moment.state) for moment in each_of(self._now.way())][:-1]

    # ---- what happened
    @property
    def log(self) -> list[str]:
        """What happened so far, line by line; it tells everything, as a referee would."""
        return [line.words for line in chronicles.all_lines(self._now, self.ruleset)]

    def log_of(self, seat: int | None) -> list[str]:
        """The log as `seat` may read it; None: as everybody may."""
        who = self._viewer(seat)
        lines = [line.read_by(who) for line in chronicles.all_lines(self._now, self.ruleset)]
        return [line for line in lines if line]

    def story(self, seat: int | None, level: int = HAPPENED) -> list[Sentence]:
        """What happened so far in sentences for the reader in a seat (None: for everybody), on one of three levels:
        what happened; also costs and steps; also the rule behind each line."""
        if level not in LEVELS:
            raise BadArgument("level", level, f"levels are {', '.join(str(each) for each in LEVELS)}")
        return told_at(self.whole_story(seat), level)

    def whole_story(self, seat: int | None) -> list[Sentence]:
        """All sentences, each with its level; `kernel.telling.told_at` leaves out what a level does not tell."""
        return chronicles.all_sentences(self._now, self.ruleset, self._viewer(seat))

    def story_length(self, seat: int | None) -> int:
        """How many sentences `whole_story` has."""
        reader = self._viewer(seat)
        return self._now.told_before(self.ruleset, reader) + len(self._now.sentences(self.ruleset, reader))

    def story_from(self, seat: int | None, first: int) -> list[Sentence]:
        """The end of `whole_story`, without going through what was told before."""
        return chronicles.sentences_from(self._now, self.ruleset, self._viewer(seat), first)

    @property
    def events(self) -> list[Happening]:
        """The events of this turn, oldest first."""
        return chronicles.happenings(self.ruleset, chronicles.events_of_turn(self._now, self.ruleset))

    def events_since(self, answers: int) -> list[Happening]:
        """The events after the first so many answers, oldest first; `len(game.answers)` is such a point."""
        self._check_point(answers)
        return chronicles.happenings(self.ruleset, chronicles.events_since(self._now, answers))

    def may_be_asked(self) -> list[int]:
        """The seats of which others must think that they were asked about what was done last: see the ruleset."""
        now = self._now
        return [seat for seat in range(len(self.names)) if self.ruleset.may_be_asked(now.state, seat, now.events)]

    def _check_point(self, answers: int) -> None:
        must_be_int("answers", answers)
        if not 0 <= answers <= self._now.count:
            raise BadArgument("answers", answers, f"there were {self._now.count} answers so far")

    def fingerprint(self) -> str:
        """Of what can be observed: equal for positions that look the same to one who knows every card."""
        return fingerprint(self.ruleset, self._now.state)

    # ---- deciding
    def _check_seat(self, seat: int) -> None:
        last = len(self.ruleset.names) - 1
        if type(seat) is int and 0 <= seat <= last:
            return  # it is asked twice for every answer
        must_be_int("seat", seat)
        if not 0 <= seat <= last:
            raise BadArgument("seat", seat, f"there is no seat {shown(seat)}: seats are 0 to {last}")

    def _viewer(self, seat: int | None) -> int:
        if seat is not None:
            self._check_seat(seat)
        return ONLOOKER if seat is None else seat

    def _asked(self, s: State, label: str, seat: int | None) -> int:
        """Which of the open questions is meant."""
        if seat is not None:
            self._check_seat(seat)
        asked = s.asked
        if not asked:
            raise GameOver(f"'{label}' comes too late")
        for at, question in enumerate(asked):
            if seat is None or question.seat == seat:
                return at
        assert seat is not None
        names = self.ruleset.names
        raise RuleboundError(f"it is not {names[seat]}'s decision but {names[asked[0].seat]}'s")

    def decide(self, answer: str | Choice, seat: int | None = None) -> None:
        """Answer the open decision (of `seat`, if several are asked). A refused answer changes nothing."""
        now = self._now  # whatever another thread does meanwhile: the answer is to this
        s = now.state
        if seat is not None:
            self._check_seat(seat)
        if isinstance(answer, Choice):
            for at, decision in enumerate(now.decisions(self.ruleset)):
                place = decision.place_of(answer) if seat is None or seat == decision.seat else -1
                if place >= 0:
                    return self._go_on(now, s, Answer(decision.seat, at, place, None, None))
        label = words_of(answer)
        return self._concede(now, s, seat) if label == CONCEDE else self._answer(now, s, label, seat)

    def _answer(self, now: Moment, s: State, label: str, seat: int | None) -> None:
        at = self._asked(s, label, seat)
        question = s.asked[at]
        place = now.decisions(self.ruleset)[at].place_of(label)
        option = question.options[place] if place >= 0 else option_of(self.ruleset, s, question, label)
        place = next((at for at, each in enumerate(question.options) if each is option), -1)
        words = said_of(self.ruleset, s, question, option, label) if place < 0 else None
        self._go_on(now, s, Answer(question.seat, at, place, option if place < 0 else None, words))

    def _concede(self, now: Moment, s: State, seat: int | None) -> None:
        asked = self._asked(s, CONCEDE, None)
        who = s.asked[asked].seat if seat is None else seat
        if who in self.ruleset.eliminated(s):
            raise RuleboundError(f"{self.ruleset.names[who]} is out of the game already")
        state = s.copy()
        heard: list[Event] = []
        state.log = heard
        self.ruleset.concede(state, who)
        self._come_to(now, state, Answer(who, NO_QUESTION, -1, None, CONCEDE), heard)

    def _go_on(self, now: Moment, s: State, answer: Answer) -> None:
        # A move that is not in the list belongs to this very position: it is not played again for the log.
        heard: list[Event] | None = None if answer.unlisted is None else []
        self._come_to(now, answer.again(s, heard), answer, heard)

    def _come_to(self, now: Moment, state: State, answer: Answer, heard: list[Event] | None) -> None:
        """The answer was carried out on a copy; with the last line of this the game is there, and not a line sooner."""
        if RESTORE_ALWAYS:
            state = self.ruleset.read(json.loads(canonical(write_state(state))))
        self._enter(now, now.followed(state, answer, heard))

    def _enter(self, now: Moment, then: Moment) -> None:
        """From the moment that was answered to the next, unless another thread was faster.

        No lock: its release would be a line that can still fail when the game has gone on. Threads change over, and
        interrupts come, only where something is called or repeated, so nothing comes between the two lines.
        """
        if self._now is not now:
            raise RuleboundError("another thread has answered, and the game has gone on: look, and answer again")
        self._now = then

    def play(self, bots: Sequence[Bot] | Mapping[int, Bot]) -> Result:
        """Let bots answer, one for each seat, until the game is over."""
        while not self.over:
            decision = self.decision
            seat = decision.seat
            self.decide(chosen_by(bots, seat, self.view(seat), decision), seat)
        result = self.result
        assert result is not None
        return result

    def why_not(self, label: str | Choice, seat: int | None = None) -> list[Refusal]:
        """Every rule that forbids a move; empty if it is legal. Says nothing about what the asker cannot see."""
        words = words_of(label)
        s = self._now.state
        question = s.asked[self._asked(s, words, seat)]
        options, refused = self.ruleset.find(s, question, words)
        if options:
            return []
        if not refused:
            raise NotAnOption(words, [self.ruleset.label(s, question, each) for each in question.options])
        return refused

    def moves_with(self, side: int, zone: str, at: int, seat: int | None = None) -> list[Thinkable]:
        """Every move that could be named with the card at a place of a zone, and what forbids it: first what is
        listed, then, at a free choice of actions, all the rest."""
        if not isinstance(zone, str):
            raise BadArgument("zone", zone, "it must be a text")
        must_be_int("side", side)
        must_be_int("at", at)
        s = self._now.state
        return moves_with(self.ruleset, s, s.asked[self._asked(s, zone, seat)], side, zone, at)

    def revealed_since(self, answers: int) -> bool:
        """Whether chance was used or a hidden face learnt after the first so many answers."""
        self._check_point(answers)
        return self._now.back_to(answers).state.secrets != self._now.state.secrets

    def undo(self, to: int | None = None) -> Undone:
        """Go back to before answer number `to` (the last one by default)."""
        now = self._now
        if to is not None:
            must_be_int("to", to)
        at = now.count - 1 if to is None else to
        if not 0 <= at < now.count:
            raise RuleboundError(f"there is no answer {at} to take back; there are {now.count}")
        before = now.back_to(at)
        answers = now.answers(self.ruleset, at)
        taken = [label for _, label in answers]
        seats = {seat for seat, _ in answers}
        readers = 1 << seats.pop() if len(seats) == 1 else NOBODY
        count = "1 answer" if len(taken) == 1 else f"{len(taken)} answers"
        # What was undone stays in the log, but not among the events: these are what has happened.
        moment = before.again_after(now)
        moment.undo = at
        moment.tell(Line(f"undone: {', '.join(taken)}", readers, f"undone: {count}"))
        proof = Undone(taken, before.state.secrets != now.state.secrets)
        self._enter(now, moment)
        return proof

    # ---- looking, copying, saving
    def view(self, seat: int | None) -> View:
        """Everything that `seat` may know, as data; None: what everybody may. An onlooker imagines no tables."""
        viewer = self._viewer(seat)
        ruleset, now = self.ruleset, self._now  # a moment stays as it is, whenever the view is read
        return View(seat, lambda mask: seen_by(ruleset, now, seat, viewer, mask))

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        """Nothing that two games share can change, so a copy is as deep as it needs to be."""
        return self.copy()

    def copy(self, history: bool = True) -> Game:
        """A game that goes on by itself. Without history it has no log and nothing to undo."""
        if not history:
            return Game(self.ruleset, self._now.state.copy(), {})
        new = Game.__new__(Game)
        new.ruleset, new.setup, new._now = self.ruleset, self.setup, self._now.copied()
        return new

    def imagine(self, seat: int, rng: Dice | Random | Seed) -> Game:
        """A game that looks the same to `seat`, with the hidden cards dealt anew."""
        return self.view(seat).imagine(rng)

    def save(self, history: bool = False) -> str:
        """The whole game as JSON; `rulebound.load` resumes it anywhere. With history it keeps its log and its undo."""
        doc = {
            "rulebound": VERSION,
            "ruleset": self.ruleset.name,
            "pinned": self.ruleset.pinned(),
            "state": write_state(self._now.state),
        }
        if history:
            doc["history"] = self._history()
        return canonical(doc)

    def _history(self) -> dict[str, Any]:
        """The first position and all that was said since, what was taken back included: it can be played again."""
        first, *rest = self._now.chronicle()
        lines = [[line.words, line.readers, line.masked] for line in first.lines(self.ruleset)]
        said = chronicles.said_since(rest, self.ruleset)
        return {"begin": write_state(first.state), "lines": lines, "said": said, "setup": in_order(self.setup)}

    def remember(self, history: History, first: State) -> None:
        """Take on the past that a save holds: it is played again from its first position, and must lead to this one."""
        game = Game(self.ruleset, first, history.setup)
        game._now.tell_all(history.lines)
        for at, row in enumerate(history.said):
            try:
                if "undo" in row:
                    game.undo(row["undo"])
                else:
                    game.decide(row["answer"], row["seat"])
            except RuleboundError as fault:
                raise BadSave(f"history.said[{at}]: this cannot have happened: {fault}") from fault
        if canonical(write_state(game._now.state)) != canonical(write_state(self._now.state)):
            raise BadSave("history: it does not lead to the position of this save. Take another.")
        self.setup = history.setup
        self._now = game._now

    def position(self) -> str:
        """The position as a scenario file, which sets it up again; what no file can say is an error that says so."""
        if Game.written is None:
            raise RuleboundError("nobody here knows how to write a scenario file: import rulebound")
        return Game.written(self)

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
        return f"<{self.ruleset.name}, {self._now.count} answers: {where}>"

    def __str__(self) -> str:
        return repr(self) if Game.drawn is None else Game.drawn(self)


def seen_by(
    ruleset: Ruleset, now: Moment, seat: int | None, viewer: int, mask: bool
) -> Masked | dict[str, Any]:  # fmt: skip
    """What a view is made of: the masked position, or else the data."""
    s = now.state
    if mask:
        return Masked(ruleset, s, viewer)
    found = ruleset.view(s if seat is not None else known_to_all(s), viewer)
    found["seat"] = seat
    found["decisions"] = [  # of what another is asked no more is put in words than is told
        decision.data() if asked.seat == seat else {"seat": asked.seat, "prompt": ruleset.prompt(s, asked)}
        for asked, decision in zip(s.asked, now.decisions(ruleset), strict=True)
    ]
    winner = None if s.ending is None or s.ending.winner < 0 else s.ending.winner
    found["result"] = None if s.ending is None else {"winner": winner, "reason": s.ending.reason}
    return found


def chosen_by(bots: Sequence[Bot] | Mapping[int, Bot], player: int, view: View, decision: Decision) -> Choice | str:
    """What the bot of a player answers."""
    try:
        bot = bots[player]
    except (IndexError, KeyError, TypeError):
        raise BadArgument("bots", bots, f"seat {player} has no bot") from None
    if not callable(getattr(bot, "choose", None)):
        raise BadArgument("bots", bot, "a bot has a method 'choose'")
    return bot.choose(view, decision)
