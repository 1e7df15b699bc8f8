"""What happened in a game, read from its moments: the log, the story for a reader, the events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulebound.kernel.events import Event
from rulebound.kernel.moments import Moment, each_of
from rulebound.kernel.public import Happening, Line
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.telling import Sentence


def all_lines(now: Moment, ruleset: Ruleset) -> list[Line]:
    """The log, line by line."""
    chronicle = now.chronicle()
    found: list[Line] = []
    for moment in each_of(chronicle):
        lines = moment.lines(ruleset)
        found += lines
        if moment is not chronicle[-1]:
            moment.tell_all(lines)  # they will not change any more
    return found


def all_sentences(now: Moment, ruleset: Ruleset, reader: int) -> list[Sentence]:
    """The story, on all levels."""
    return [each for moment in each_of(now.chronicle()) for each in moment.sentences(ruleset, reader)]


def sentences_from(now: Moment, ruleset: Ruleset, reader: int, first: int) -> list[Sentence]:
    """The end of the story, without going through what was told before."""
    found: list[list[Sentence]] = []
    moment: Moment | None = now
    before = 0
    while moment is not None:
        before = moment.told_before(ruleset, reader)
        found.append(moment.sentences(ruleset, reader))
        if before <= first:
            break
        moment = moment.earlier
    return [each for told in reversed(found) for each in told][max(first - before, 0) :]


def events_of_turn(now: Moment, ruleset: Ruleset) -> list[Event]:
    """The events of this turn, oldest first."""
    found: list[Event] = []
    moment: Moment | None = now
    while moment is not None:
        events = moment.events
        began = next((at for at in range(len(events) - 1, -1, -1) if ruleset.begins_turn(events[at])), -1)
        found = events[max(began, 0) :] + found
        moment = moment.previous if began < 0 else None
    return found


def events_since(now: Moment, answers: int) -> list[Event]:
    """The events after the first so many answers, oldest first."""
    found: list[Event] = []
    moment = now
    while moment.count > answers:
        found = moment.events + found
        assert moment.previous is not None
        moment = moment.previous
    return found


def happenings(ruleset: Ruleset, events: Sequence[Event]) -> list[Happening]:
    """Events as the API shows them."""
    found: list[Happening] = []
    batch = 0
    for event in events:
        batch = ruleset.batch_of(event, batch)
        found.append(Happening(event, ruleset.event_name(event), batch, ruleset.source_of(event)))
    return found


def said_since(moments: Sequence[Moment], ruleset: Ruleset) -> list[dict[str, Any]]:
    """Every answer, and every undo, as a save keeps them."""
    said: list[dict[str, Any]] = []
    for moment in each_of(moments):
        if moment.undo >= 0:
            said.append({"undo": moment.undo})
        else:
            assert moment.answer is not None and moment.previous is not None
            said.append({"seat": moment.answer.seat, "answer": moment.answer.label(ruleset, moment.previous)})
    return said
