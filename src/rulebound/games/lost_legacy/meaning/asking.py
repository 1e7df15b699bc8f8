"""[LL-val.8] What asks for what lines change: who has abilities and what is unaffected first, then skills, then values,
then ranges, then all else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.ops import costs, likeness, terms
from rulebound.kernel.terms.stats import stats_asked
from rulebound.language.core.categories import Simple
from rulebound.language.lowering.asking import asks

RANKS: Final = {c.SILENT: 0, c.UNAFFECTED: 0, c.SKILLS: 1, c.ATTACK_RANGE: 3} | dict.fromkeys(
    range(len(c.VALUE_NAMES)), 2
)
ASKED: Final[dict[type[Any], tuple[int, ...]]] = {
    terms.HasSkills: (c.SKILLS,),
    terms.IsInReach: (c.SKILLS, c.ATTACK_RANGE),
    terms.ValueIs: tuple(range(len(c.VALUE_NAMES))),
    likeness.SkillsOf: (c.SKILLS,),
    costs.Cost: (c.SKILLS, *range(len(c.VALUE_NAMES))),  # its parts ask whatever cards they want
    costs.MostToPay: (c.SKILLS, *range(len(c.VALUE_NAMES))),
}


def asked(term: Any) -> tuple[int, ...]:
    return (*stats_asked(term), *ASKED.get(type(term), ()))


def asks_of(w: Writer, node: Simple, field: int, made: Iterable[Any]) -> bool:
    """Of a line that stands, or of what is laid on all cards that fit."""
    return asks(w.ability.text, w.words(node), field, [each for each in made if each is not None], asked, RANKS)
