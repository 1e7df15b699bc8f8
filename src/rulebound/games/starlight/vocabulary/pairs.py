"""Two creatures that are named together, and two stats of one creature compared."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.conditions import MoreOrLess
from rulebound.games.starlight.vocabulary.creatures import CreatureStat, OfCreature, TheCreature
from rulebound.language.core.categories import Clause, Deed, SingleCondition
from rulebound.language.node import phrase
from rulebound.language.wordings import Wordings


@phrase(
    "{one} and {other:obj} <each|both> {deeds+and}",
    "both <creatures in|creatures of> this Combat {deeds+and}",
)
class TwoDo(Clause):
    """What both do: every verb is theirs. [EN-5]"""

    deeds: tuple[Deed, ...]
    one: TheCreature | None = None
    other: TheCreature | None = None


@phrase("{who:thou/sg} have~has {compared} {stat} than {than}")
class HasMoreOfOwn(SingleCondition, OfCreature):
    """Of one stat than of another."""

    compared: MoreOrLess
    stat: CreatureStat
    than: CreatureStat


PAIRED: Wordings = {
    "for each of its Auras": "for each Aura it has", "for each of your Auras": "for each Aura you have",
    "for each of the target's Auras": "for each Aura the target has",
    "this is your {w=first/second/third} <attack|Attack|Attack card> this turn":
        "this is the {w} Attack card you invoked this turn",
}
