"""[LS-G83] Which lines ask for what lines change: who counts, what cards count as, Power, costs, then all else."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.definition import StaticAbility
from rulebound.games.lightseekers.meaning.writer import Making
from rulebound.games.lightseekers.ops import allowing, amounts, differing, lasting, redirecting, seeing, traits, whom
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms.stats import stats_asked
from rulebound.language.lowering.asking import asks

RANKS: Final = {c.F_NOT_HERO: 0, c.F_COUNTS_AS: 1, c.F_POWER: 2, c.F_COST: 3}
STATS: Final = {seeing.COST: (c.F_COST,), seeing.POWER: (c.F_POWER,)}
ASKED: Final[dict[type[Any], tuple[int, ...]]] = {
    whom.HeroGroup: (c.F_NOT_HERO,),
    traits.OfKind: (c.F_COUNTS_AS,),
    traits.HasElement: (c.F_COUNTS_AS,),
    traits.HasOrder: (c.F_COUNTS_AS,),
    traits.HasSymbol: (c.F_COUNTS_AS,),
    traits.Unaligned: (c.F_COUNTS_AS,),
    traits.CrossOrder: (c.F_COUNTS_AS,),
    traits.Shares: (c.F_COUNTS_AS,),
    differing.Unlike: (c.F_COUNTS_AS,),
    differing.ManyUnlike: (c.F_COUNTS_AS,),
    differing.HasUnlike: (c.F_COUNTS_AS,),
    amounts.ElementsAmong: (c.F_COUNTS_AS,),
    amounts.OrdersAmong: (c.F_COUNTS_AS,),
    amounts.Printed: (c.F_POWER,),
    amounts.UnusedActions: (c.F_LIMIT, c.F_MORE_ACTIONS),
    allowing.Allows: (c.F_CANNOT,),
    allowing.Turnable: (c.F_CANNOT,),
    redirecting.OtherRecipients: (c.F_CANNOT,),
}


def asked(term: Any) -> tuple[int, ...]:
    stats = [field for stat in stats_asked(term) for field in STATS.get(stat, ())]
    if isinstance(term, whom.HeroGroup) and not term.others:
        return ()
    return (*stats, *ASKED.get(type(term), ()))


def mark_lines(making: Making) -> None:
    """The lines that stand, and those that effects lay."""
    for ability in making.definition.abilities:
        lines: list[StaticAbility | lasting.Lay] = [ability] if isinstance(ability, StaticAbility) else []
        if isinstance(ability.code, Ops):
            lines += [op for op in ability.code.ops if isinstance(op, lasting.Lay)]
        for line in lines:
            terms: list[object] = [line.group, line.who, line.condition]
            if isinstance(line, StaticAbility):
                terms.append(line.amount)  # an effect settles its amount as it is done
            line.asks = asks(making.text, line.clause, line.field, terms, asked, RANKS)
