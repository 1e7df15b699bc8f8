"""So much, and more for each of something, in one: 'gain 2 DEF, plus 1 for each adjacent enemy'."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.creatures import CreatureStat, ForEach, OfNumber
from rulebound.games.starlight.vocabulary.verbs import GAIN, LOSE, DealMeasured
from rulebound.language.core.categories import Act
from rulebound.language.core.numbers import Number
from rulebound.language.node import phrase
from rulebound.language.wordings import Wordings

PLUS = "<|,> plus {per} <|more|additional|extra> <|of it>"


class Summed(Act, OfNumber):
    """One change of so much and more for each."""

    per: Number
    each: ForEach


@phrase(f"{GAIN} {{n}} {{stat}}{PLUS} [{{again}}] {{each}}")
class GainPlus(Summed):
    """One gain, which is heard once. [ST-STAT.12]"""

    stat: CreatureStat
    again: CreatureStat | None = None


@phrase(f"{LOSE} {{n}} {{stat}}{PLUS} [{{again}}] {{each}}")
class LosePlus(GainPlus):
    """One loss, which is heard and lessened once. [ST-STAT.14]"""


@phrase(f"<take(s)|suffer(s)|receive(s)> {{n}} damage{PLUS} <|damage> {{each}}")
class TakePlus(Summed):
    """The same of damage. [ST-CMB.21]"""


@phrase(
    f"deal(s) {{n}} damage{PLUS} <|damage> {{each}}, <up to|to a maximum of|up to a maximum of|at most> {{total}} "
    "<|damage> <in total|all in all|in all|altogether>",
)
class DealUpTo(DealMeasured):
    """The damage of an Attack with its bound. [ST-NUM.2]"""

    per: Number | None = None
    total: Number | None = None


SUMS: Wordings = {
    **{f"{{v=deal/deals/gain/gains/lose/loses/take/takes}} {{n}} {{s=damage/Health/Energy/Mana/ATK/DEF}}<,|> +{n} "
       "<|damage> for each {x}": f"{{v}} {{n}} {{s}} plus {n} for each {{x}}" for n in range(1, 5)},
    # Of one for each the bound of what is counted is that of what is added.
    **{f"plus {one} <|more|damage|additional> for each {{x}} ( <up to|at most> {{n}} ){end}":
       f"plus 1 for each {{x}} , up to {{n}}{end}" for one in ("<1|one>",) for end in (" $", " {rest}")},
    "deal {n} damage<,|> plus {n2} <|damage|more> for each {x} to {y} $": "{y} takes {n} damage plus {n2} for each {x}",
    "deal {n} damage to {y}<,|> plus {n2} <|damage|more> for each {x} $": "{y} takes {n} damage plus {n2} for each {x}",
}
