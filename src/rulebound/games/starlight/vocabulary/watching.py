"""Triggers: what Auras and passives watch for, and what a card that is gone watches for a while."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.sentences import Stretch
from rulebound.language.core import triggers
from rulebound.language.core.categories import Effect, Event
from rulebound.language.node import phrase


@phrase("whenever {event}")
class Whenever(triggers.Whenever):
    """Every time it happens."""


@phrase("when {event}")
class When(triggers.When):
    """The same."""


@phrase(
    "{stretch}, <when|whenever> {event}, {effect}", "<when|whenever> {event} {stretch}, {effect}",
    "[once!the next time] {event} {stretch}, {effect}", "{stretch}, [once!the next time] {event}, {effect}",
)
class Watching(Effect):
    """For a while, whatever becomes of the card: every time, or the first time from now on. [ST-TIM.2]"""

    stretch: Stretch
    event: Event
    effect: Effect
    once: bool = False
