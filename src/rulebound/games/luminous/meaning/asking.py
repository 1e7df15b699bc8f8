"""[LU-static.1] Which lines ask for what lines change: skills first, then attack and health, then all else."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import StaticAbility
from rulebound.games.luminous.meaning.writer import Making
from rulebound.games.luminous.ops import distinct, groups, playing, remembering, traits
from rulebound.kernel.terms.stats import stats_asked
from rulebound.language.lowering.asking import asks

RANKS: Final = {c.F_SKILLS: 0, c.F_ATTACK: 1, c.F_HEALTH: 1}
# What happens instead changes nothing that a line asks for, so it may also ask what cards may do.
INSTEAD: Final = {**RANKS, c.F_PERMISSION: 2}
STATS: Final = {remembering.ATTACK: (c.F_ATTACK,), remembering.HEALTH: (c.F_HEALTH,)}
ASKED: Final[dict[type[Any], tuple[int, ...]]] = {
    traits.WithSkills: (c.F_SKILLS,),
    traits.WithSkillCount: (c.F_SKILLS,),
    traits.OfParity: (c.F_ATTACK, c.F_HEALTH),
    traits.Expendable: (c.F_SKILLS, c.F_PERMISSION),
    traits.Sacrificable: (c.F_PERMISSION,),
    traits.Payable: (c.F_COST,),
    traits.Playable: (c.F_PLAYER,),
    playing.CanPay: (c.F_PERMISSION,),
    playing.MostEssence: (c.F_PERMISSION,),
    groups.WithinTotal: (c.F_ATTACK, c.F_HEALTH),
    distinct.CountDistinct: (c.F_ATTACK,),
    distinct.Unlike: (c.F_ATTACK,),
}


def asked(term: Any) -> tuple[int, ...]:
    stats = [field for stat in stats_asked(term) for field in STATS.get(stat, ())]
    return (*stats, *ASKED.get(type(term), ()))


def mark_lines(making: Making) -> None:
    for line in making.definition.abilities:
        if isinstance(line, StaticAbility):
            terms = (line.amount, line.group, line.condition, line.by, line.who)
            ranks = INSTEAD if line.field == c.F_REPLACEMENT else RANKS
            line.asks = asks(making.text, line.clause, line.field, terms, asked, ranks)
