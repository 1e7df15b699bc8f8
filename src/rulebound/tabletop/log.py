"""The log as a table: for each kind of event the line that a player would tell, with slots.

A table makes two things of it. `line` is the log as a referee keeps it, in the third person. `tell` makes sentences for
one reader: in the second person, with whose card it is where two are alike, with what each names, how closely one must
look to be told, and the rule behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from rulebound.kernel.cards import Card
from rulebound.kernel.events import Event
from rulebound.kernel.ops import ALL_OPS, GONE, GONE_UNSEEN, MOST_OPS, NOBODY_THERE, NOTHING_THERE, Ops
from rulebound.kernel.state import State
from rulebound.kernel.telling import HAPPENED, STEPS, Bit, Sentence, finished
from rulebound.tabletop.names import Tongue
from rulebound.tabletop.voice import Said, Seat, Voice

Teller = Callable[[State, Event], Said]
Lines = Mapping[int, str | Mapping[int, str]]
ANY_CAUSE: Final = -1
# [EN-14] what is told of an instruction that found nothing
UNFOUND: Final = {
    NOTHING_THERE: "{card}: there is nothing for '{clause}'",
    GONE: "{card}: {other} is not there any more, so nothing comes of '{clause}'",
    NOBODY_THERE: "{card}: there is nobody for '{clause}'",
    GONE_UNSEEN: "{card}: what was meant is not there any more, so nothing comes of '{clause}'",
}


# what is told of something that lasts from now on
LASTS: Final = "{card}: '{clause}'{on}"


def lasts_on(s: State, event: Event) -> Said:
    """On which card it lies, where it lies on one that is not its own."""
    return "" if event.other is None or event.other is event.card else [" (", event.other, ")"]


def clause(s: State, event: Event) -> str:
    """The words of the instruction that the event is about."""
    assert event.card is not None
    ability = event.card.definition.abilities[event.amount // MOST_OPS]
    op = event.amount % MOST_OPS
    if op == ALL_OPS:
        return ability.clause
    assert isinstance(ability.code, Ops)
    return ability.code.ops[op].clause


@dataclass(frozen=True, slots=True)
class Gathered:
    """Events in a row that are told in one sentence, by what they share."""

    key: Callable[[Event], object]
    line: str
    tellers: Mapping[str, Callable[[State, Sequence[Event], int], Said]]


@dataclass(frozen=True, slots=True)
class Story:
    """What the sentences of a game say besides its lines."""

    lines: Lines = field(default_factory=dict)
    """Where a sentence is another than the line,"""
    gathered: Mapping[int, Gathered] = field(default_factory=dict)
    """or one for several events."""
    is_step: Callable[[Event], bool] = lambda event: False
    """What is told with costs and steps only,"""
    headings: Collection[int] = ()
    """and what stands above what follows."""
    rules: Mapping[int, str] = field(default_factory=dict)
    """For each event the rule behind it."""


def drawn(s: State, events: Sequence[Event], reader: int) -> Said:
    """The cards to who drew them, to others how many there are."""
    cards = [event.card for event in events if event.card is not None]
    if reader == events[0].seat and len(cards) == len(events):
        return listed(cards)
    return "a card" if len(events) == 1 else f"{len(events)} cards"


DRAWN: Final = Gathered(lambda event: event.seat, "{who} draws {drawn}", {"drawn": drawn})


def listed(things: Sequence[Said]) -> Said:
    """`one, two and three`"""
    found: list[Said] = []
    for at, thing in enumerate(things):
        found += [thing] if at == 0 else [" and " if at == len(things) - 1 else ", ", thing]
    return found


class Log:
    """A line for each kind of event, or for each cause of it. A line that speaks of `{card}` is for events with a card;
    `others` has the lines for those without. Further slots are the game's own tellers."""

    def __init__(
        self,
        tongue: Tongue,
        lines: Lines,
        others: Mapping[int, str],
        tellers: Mapping[str, Teller],
        story: Story | None = None,
    ) -> None:
        self.tongue = tongue
        self.lines = lines
        self.others = others
        self.story = Story() if story is None else story
        self.tellers: dict[str, Teller] = {
            "who": lambda s, event: Seat(event.seat),
            "whose": lambda s, event: Seat(event.seat, True),
            "card": lambda s, event: "" if event.card is None else event.card,
            "other": lambda s, event: "" if event.other is None else event.other,
            "n": lambda s, event: event.amount,
            "clause": clause,
            "on": lasts_on,
            **tellers,
        }

    # ---- as a referee keeps it
    def line(self, s: State, event: Event) -> str:
        """A line, or nothing: not all events are told."""
        template = self.template(self.lines, event)
        return "".join([self.plain(s, said) for said in self.filled(template, s, event)])

    def template(self, lines: Lines, event: Event) -> str:
        found = lines.get(event.kind, "")
        if not isinstance(found, str):
            found = found.get(event.cause, found.get(ANY_CAUSE, ""))
        if not found or (event.card is None and "{card}" in found):
            found = self.others.get(event.kind, "")
        return found

    def filled(self, template: str, s: State, event: Event) -> list[Said]:
        """The words of a template, and what its slots name."""
        return [
            self.tellers[part](s, event) if slot else part for slot, part in parts_of(template) if slot or part
        ]  # fmt: skip

    def plain(self, s: State, said: Said) -> str:
        if isinstance(said, Seat):
            name = self.tongue.players(s)[said.seat]
            return f"{name}'s" if said.whose else name
        if isinstance(said, Card):
            return said.definition.name
        if isinstance(said, str | int):
            return str(said)
        return "".join([self.plain(s, each) for each in said])

    # ---- as one reader is told it
    def tell(
        self,
        s: State,
        events: Sequence[Event],
        reader: int,
        readers: Callable[[State, Event], int],
        masked: Callable[[State, Event], str],
    ) -> list[Sentence]:
        voice = Voice(self.tongue, s, reader, events)
        story = self.story
        found: list[Sentence] = []
        for kind, run in groupby(events, key=lambda event: event.kind):
            if kind in story.gathered:
                found += self.gathered(voice, story.gathered[kind], list(run))
                continue
            for event in run:
                if not readers(s, event) >> reader & 1:
                    bits = [Bit(masked(s, event))]
                else:
                    template = self.template(story.lines, event) if kind in story.lines else ""
                    template = template or self.template(self.lines, event)
                    bits = voice.sentence(self.filled(template, s, event), event.seat)
                found += self.sentence(event, finished(bits))
        return found

    def gathered(self, voice: Voice, how: Gathered, events: Sequence[Event]) -> list[Sentence]:
        groups: dict[object, list[Event]] = {}
        for event in events:
            groups.setdefault(how.key(event), []).append(event)
        found: list[Sentence] = []
        for group in groups.values():
            said: list[Said] = []
            for slot, part in parts_of(how.line):
                if slot and part in how.tellers:
                    said.append(how.tellers[part](voice.s, group, voice.reader))
                elif slot or part:
                    said.append(self.tellers[part](voice.s, group[0]) if slot else part)
            found += self.sentence(group[0], finished(voice.sentence(said, group[0].seat)))
        return found

    def sentence(self, event: Event, bits: tuple[Bit, ...]) -> list[Sentence]:
        if not bits:
            return []
        story, kind = self.story, event.kind
        level = STEPS if story.is_step(event) else HAPPENED
        return [Sentence(bits, event.seat, level, story.rules.get(kind, ""), kind in story.headings)]


def parts_of(template: str) -> list[tuple[bool, str]]:
    """Words and names of slots in turn."""
    first, *others = template.split("{")
    found = [(False, first)]
    for other in others:
        name, _, words = other.partition("}")
        found += [(True, name), (False, words)]
    return found
