"""Triggers: what Auras and passives watch for, and what a card that is gone watches for a while."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.sentences import Stretch
from rulebound.language.core import triggers
from rulebound.language.core.categories import Clause, Condition, Effect, Event, Simple, Would
from rulebound.language.core.clauses import Replace
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


INSTEAD = "{clauses+, then} instead"


@phrase(
    f"if {{event}} [while {{condition}}], {INSTEAD}", f"{INSTEAD} if {{event}}", f"if {{event}} {{stretch}}, {INSTEAD}",
    f"{{stretch}}, if {{event}}, {INSTEAD}", f"[once!the next time] {{event}}, {INSTEAD}",
    f"[once!the next time] {{event}} {{stretch}}, {INSTEAD}", f"{{stretch}}, [once!the next time] {{event}}, {INSTEAD}",
    f"[first!the first time] {{event}} each turn, {INSTEAD}",
)
class Replaces(Replace):
    """Something else happens in the place of an event: always, once, or the first time in a turn. [ST-MOD.3]"""

    event: Would
    clauses: tuple[Clause, ...]
    stretch: Stretch | None = None
    condition: Condition | None = None
    once: bool = False
    first: bool = False


@phrase("nothing happens")
class Nothing(Simple):
    """In the place of an event, which so does not happen. [ST-MOD.3]"""
