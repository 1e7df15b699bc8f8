"""What came of what was done: how much was really lost or gained, how many cards went, what is asked of that."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.creatures import Counted, CreatureStat, TheCreature
from rulebound.language.core.categories import SimpleQuantity, SingleCondition
from rulebound.language.core.nouns import Bound
from rulebound.language.core.numbers import Number
from rulebound.language.node import phrase
from rulebound.language.wordings import Wordings

LOST = "<lost|loses|lose>"
GAINED = "[gained!<gained|gains|gain>]"
TAKEN = "<taken|takes|took|take>"


@phrase(
    f"[{{n}}] {{stat}} {{who:thou/sg}} {LOST} this way", f"[{{n}}] {{stat}} {{who:thou/sg}} {GAINED} this way",
    "[{n}] {stat} [gained!gained] this way",
)
class StatChanged(Counted):
    """Point by point, or in whole groups, as it has really fallen or risen by an instruction before. [ST-STAT.12]"""

    stat: CreatureStat
    n: Number | None = None
    who: TheCreature | None = None
    gained: bool = False


@phrase(
    f"[{{n}}] damage {{who:thou/sg}} {TAKEN} this way", "[{n}] damage <dealt|taken> this way",
)
class DamageDone(Counted):
    """The same of damage. [ST-STAT.2]"""

    n: Number | None = None
    who: TheCreature | None = None


@phrase(
    "the {stat} lost this way", "the {stat} [gained!gained] this way",
    f"the {{stat}} {{who:thou/sg}} {LOST} this way",
    f"the {{stat}} {{who:thou/sg}} {GAINED} this way",
)
class MuchOfStat(SimpleQuantity):
    """The same as an amount."""

    stat: CreatureStat
    who: TheCreature | None = None
    gained: bool = False


@phrase(
    "the damage <dealt|taken> this way",
    f"the damage {{who:thou/sg}} {TAKEN} this way",
)
class MuchOfDamage(SimpleQuantity):
    """The same of damage."""

    who: TheCreature | None = None


@phrase(
    "{n} or {bound} {stat} <was|were> <lost|spent> this way",
    "{n} or {bound} {stat} <was|were> [gained!gained] this way",
    "{who:thou/sg} <lost|loses|lose|spent> {n} or {bound} {stat} this way",
    "{who:thou/sg} [gained!<gained|gains|gain>] {n} or {bound} {stat} this way",
)
class ChangedSoMuch(SingleCondition):
    """So much was lost, spent or gained by an instruction before."""

    n: Number
    bound: Bound
    stat: CreatureStat
    who: TheCreature | None = None
    gained: bool = False


CARDS = "[cards!discarded]"


@phrase(
    "{n} or {bound} <|Auras> <are|were> removed <|this way>", "you removed {n} or {bound} Auras <|this way>",
    f"{{n}} or {{bound}} <|cards> <are|were> {CARDS} <|this way>",
    f"you {CARDS} {{n}} or {{bound}} <|cards> <|this way>",
    "<no Auras|none> <are|were> removed <|this way>", f"<no cards|none> <are|were> {CARDS} <|this way>",
)
class WentSoMany(SingleCondition):
    """So many cards were discarded, or Auras removed, by an instruction before; or none."""

    n: Number | None = None
    bound: Bound | None = None
    cards: bool = False


WON = "Health/Energy/Mana/ATK/DEF"
OUTCOMES: Wordings = {
    "the <amount of|total|total amount of> {s=@/damage} {x} this way": "the {s} {x} this way",
    "during this Combat": "in this Combat",
    "{v=gain/gains} as much {s=@} as {x} <lost|loses|lost this way> $": "{v} {s} equal to the {s} {x} lost this way",
    "{v=gain/gains} as much {s=@} as was lost $": "{v} {s} equal to the {s} lost this way",
    "{v=gain/gains} {s=@} equal to the damage <dealt|it takes> $": "{v} {s} equal to the damage dealt this way",
    "{v=gain/gains} half that much {s=@}, rounded {r=up/down}": "{v} {s} equal to half of that , rounded {r}",
    "{v=gain/gains} half as much<,|> rounded {r=up/down}": "{v} half as much , rounded {r}",
    "if at least {n} <|of them|Auras|cards> <were|are> {d=removed/discarded} <this way|>": "if {n} or more were {d}",
    # What waits for the end of a Combat is forgotten with its creature.
    "after this Combat, if <you are|this creature is> alive, {rest}": "after this Combat , {rest}",
    # Of the Combat that is over: nothing else is.
    **{f"{moment} {{x}} the damage {{w=you/it}} took{end}": f"{moment} {{x}} the damage {{w}} took in this Combat{end}"
       for moment in ("after this Combat ,",) for end in (" $", " {rest}")},
    "if <it|this attack|the attack> cost {x=this} creature no {s=@} $": "if {x} creature lost no {s} in this Combat",
    "after this Combat, if <it|this attack|the attack> cost {x} no {s=@}, {rest}":
        "after this Combat , if {x} lost no {s} in this Combat , {rest}",
}
OUTCOMES = {typed.replace("@", WON): house for typed, house in OUTCOMES.items()}
