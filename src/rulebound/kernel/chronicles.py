"""What happened in a game, read from its moments: the log, the story for a reader, the events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulebound.kernel.events import Event
from rulebound.kernel.moments import KEPT_EVERY, Moment, each_of
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
    until, began = now.count, -1
    while began < 0 and until >= 0:
        since = max(until - KEPT_EVERY, -1)
        events = events_between(now, since, until)
        began = next((at for at in range(len(events) - 1, -1, -1) if ruleset.begins_turn(events[at])), -1)
        found = events[max(began, 0) :] + found
        until = since
    return found


def events_between(now: Moment, since: int, until: int) -> list[Event]:
    """The events after the first `since` answers up to the first `until`, oldest first; -1: from the beginning on."""
    way = now.back_to(until).way(max(since, 0))
    return [event for moment in each_of(way) if moment.count > since for event in moment.events]


def events_since(now: Moment, answers: int) -> list[Event]:
    """The events after the first so many answers, oldest first."""
    return events_between(now, answers, now.count)


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
