"""So much, and more for each of something, in one: 'gain 2 DEF, plus 1 for each adjacent enemy'."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.creatures import CreatureStat, ForEach, OfNumber
from rulebound.games.starlight.vocabulary.verbs import GAIN, LOSE, DealMeasured
from rulebound.language.core.categories import Act
from rulebound.language.core.numbers import Number
from rulebound.language.node import Word, phrase, words
from rulebound.language.wordings import Wordings


@words("plus= <|,> plus")
class Added(Word):
    """What stands before the second number."""


@words("more= <more|additional|extra|more of it>")
class More(Word):
    """Of the same."""


class Summed(Act, OfNumber):
    """One change of so much and more for each."""

    added: Added
    per: Number
    each: ForEach


@phrase(f"{GAIN} {{n}} {{stat}} {{added}} {{per}} [{{more}}] [{{again}}] {{each}}")
class GainPlus(Summed):
    """One gain, which is heard once. [ST-STAT.12]"""

    stat: CreatureStat
    more: More | None = None
    again: CreatureStat | None = None


@phrase(f"{LOSE} {{n}} {{stat}} {{added}} {{per}} [{{more}}] [{{again}}] {{each}}")
class LosePlus(GainPlus):
    """One loss, which is heard and lessened once. [ST-STAT.14]"""


@phrase("<take(s)|suffer(s)|receive(s)> {n} damage {added} {per} [{more}] <|damage> {each}")
class TakePlus(Summed):
    """The same of damage. [ST-CMB.21]"""

    more: More | None = None


@words("in total= <in total|all in all|in all|altogether>")
class InTotal(Word):
    """Said of the bound."""


@phrase("deal(s) {n} damage {added} {per} [{more}] <|damage> {each}, up to {total} <|damage> {whole}")
class DealUpTo(DealMeasured):
    """The damage of an Attack with its bound. [ST-NUM.2]"""

    added: Added | None = None
    per: Number | None = None
    total: Number | None = None
    whole: InTotal | None = None
    more: More | None = None


SUMS: Wordings = {
    "<to a maximum of|up to a maximum of|at most> {n} {w=in/all/altogether}": "up to {n} {w}",
    **{f"{{v=deal/deals/gain/gains/lose/loses/take/takes}} {{n}} {{s=damage/Health/Energy/Mana/ATK/DEF}}<,|> +{n} "
       "<|damage> for each {x}": f"{{v}} {{n}} {{s}} plus {n} for each {{x}}" for n in range(1, 5)},
    # Of one for each the bound of what is counted is that of what is added.
    **{f"plus {one} <|more|damage|additional> for each {{x}} ( <up to|at most> {{n}} ){end}":
       f"plus 1 for each {{x}} , up to {{n}}{end}" for one in ("<1|one>",) for end in (" $", " {rest}")},
    "deal {n} damage<,|> plus {n2} <|damage|more> for each {x} to {y} $": "{y} takes {n} damage plus {n2} for each {x}",
    "deal {n} damage to {y}<,|> plus {n2} <|damage|more> for each {x} $": "{y} takes {n} damage plus {n2} for each {x}",
}
