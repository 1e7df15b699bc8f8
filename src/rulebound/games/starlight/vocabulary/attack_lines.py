"""Lines about the first attack of a turn, cards of some sort and the damage of texts; what an attack uses up."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.card_sorts import CardSort
from rulebound.games.starlight.vocabulary.combat import AboutAttack
from rulebound.games.starlight.vocabulary.conditions import Nth
from rulebound.games.starlight.vocabulary.creatures import (
    Binding,
    CardClass,
    Creatures,
    CreatureStat,
    ManyCreatures,
    OfNumber,
    TheCreature,
    Whoever,
    Yours,
)
from rulebound.games.starlight.vocabulary.limits import Unable
from rulebound.games.starlight.vocabulary.sentences import OtherLine, Stretch
from rulebound.language.core.categories import PlayerHappening, Simple, SingleCondition
from rulebound.language.core.nouns import Bound
from rulebound.language.core.numbers import Number
from rulebound.language.node import Word, phrase, words
from rulebound.language.wordings import Wordings


@phrase(
    "the first attack against {who:obj} each turn deals {n} more damage",
    "the first attack against {who:obj} each turn deals {n} [less!less] damage",
    "{of} first attack each turn deals {n} more damage", "{of} first attack each turn deals {n} [less!less] damage",
    "{of} first attack each turn [pierces!ignores DEF]", "{of} first attack each turn [harmless!has no Knockback]",
)
class FirstAttack(OtherLine):
    """Of the attacks in a turn, anybody's. [ST-CMB.13]"""

    n: Number | None = None
    pierces: bool = False
    harmless: bool = False
    who: TheCreature | None = None
    of: Creatures | Yours | None = None
    less: bool = False


@phrase(
    "{of} {sort:many} deal {n} more damage", "{of} {sort:many} deal {n} [less!less] damage",
    "{of} {sort:many} have {n} more [range!range]",
)
class SortDoes(OtherLine, OfNumber):
    """Attacks of some sort. [ST-CMB.13] [ST-CMB.16]"""

    of: Creatures | Yours | ManyCreatures
    sort: CardSort
    less: bool = False
    range: bool = False


@words("Spell= <Spells|Spell cards>", "Basic Spell= <Basic Spells|Basic Spell cards>",
       "Combat Spell= <Combat Spells|Combat Spell cards>", "Aura= <Auras|Aura cards>")
class TextClass(Word):
    """What deals damage by its text alone. [ST-CMB.21]"""


@phrase(
    "invoke(s) <your|its> {nth} [{what}] card <each turn|in a turn|of the turn|this turn>",
    "invoke(s) <your|its> {nth} {what} <each turn|in a turn|of the turn|this turn>",
)
class InvokesNth(PlayerHappening):
    """So many of this sort in the turn, with this one. [ST-INV.3]"""

    nth: Nth
    what: CardClass | None = None


@phrase(
    "this attack <costs|cost> {n} or {bound} {stat}", "this attack was [telegraphed!telegraphed]",
    "this attack is {binding}",
)
class AttackCardIs(SingleCondition):
    """Of which sort the Attack card of the Combat is that is going on, as it is printed. [ST-INV.4] [ST-INV.5]"""

    n: Number | None = None
    bound: Bound | None = None
    stat: CreatureStat | None = None
    telegraphed: bool = False
    binding: Binding | None = None


@phrase("telegraph(s) <your|its> {nth} card <each turn|in a turn|of the turn|this turn>")
class TelegraphsNth(PlayerHappening):
    """So many in the turn, with this one; paid or free. [ST-TEL.3]"""

    nth: Nth


@phrase("{of} {what} deal {n} more damage", "{of} {what} deal {n} [less!less] damage")
class TextsDeal(OtherLine, OfNumber):
    """Each damage that such a card deals to another creature, outside of a blow. [ST-STAT.15] [ST-CMB.21]"""

    of: Creatures | Yours | ManyCreatures
    what: TextClass
    less: bool = False


@phrase("negative ATK does not reduce {of} damage", "negative ATK does not reduce the damage of {of} attacks")
class NegativeAtkIgnored(OtherLine):
    """As if it was 0. [ST-CMB.13]"""

    of: Creatures | Yours


@phrase("{who:thou/sg/pl} {unable} gain {stat} from tiles")
class NoGainFromTiles(OtherLine):
    """[ST-TILE.1] [ST-TILE.3] [ST-TILE.5]"""

    who: Whoever
    unable: Unable
    stat: CreatureStat


@phrase("{who:thou/sg} lose(s) only {n} {stat}")
class LosesOnly(AboutAttack):
    """So much of the ATK of the attacker, or of the DEF of the defender, is used up. [ST-CMB.19]"""

    who: TheCreature
    n: Number
    stat: CreatureStat


@phrase(
    "{of} next attack against {whom:obj} [{stretch}] deals {n} more damage",
    "{of} next attack against {whom:obj} [{stretch}] deals {n} [less!less] damage",
)
class NextAttackAgainst(Simple, OfNumber):
    """Of the next attack of a creature that strikes that very one. [ST-CMB.13]"""

    of: Creatures | Yours
    whom: TheCreature
    stretch: Stretch | None = None
    less: bool = False


@phrase("deal(s) damage to {whom:obj}", "deal(s) damage to {whom:obj} [by_attack!with an attack]")
class DealsDamageTo(PlayerHappening):
    """1 or more, by an attack or a text. [ST-STAT.15]"""

    whom: TheCreature
    by_attack: bool = False


WHOLE = "instead of <all|all of it|all its @|all your @|all of its @|all of your @|losing all its @|losing it all>"
ATTACK_LINES: Wordings = {
    **{f"{{who}} {{v=lose/loses}} only {{n}} {stat} {WHOLE.replace('@', stat)}": f"{{who}} {{v}} only {{n}} {stat}"
       for stat in ("ATK", "DEF")},
    "^ when <this card|this attack|this> resolves, {who} {v=lose/loses} only {rest}": "{who} {v} only {rest}",
    **{f"^ deal X damage<,|> where X is {{q}}{most} {{n}} $": "deal damage equal to {q} , up to {n}"
       for most in (", to a maximum of", ", up to a maximum of", " to a maximum of", ", up to", ", at most",
                    " ( maximum", ", but no more than")},
    "^ deal X damage<,|> where X is {q} $": "deal damage equal to {q}",
    "^ for each {x}, deal {n} <more|additional|extra> damage $": "this attack deals {n} more damage for each {x}",
    "^ for each {x}, <it|this attack> deals {n} <more|additional|extra> damage $":
        "this attack deals {n} more damage for each {x}",
    "{x} for each point of {s=ATK/DEF/Health/Energy/Mana} {rest}": "{x} for each {s} {rest}",
    "^ for each point of {s=ATK/DEF/Health/Energy/Mana} {rest}": "for each {s} {rest}",
    "^ if <this|it|that|this attack> kills {x}, {v} . if <it|this|that|this attack> <doesn't|does not>, {rest}":
        "if this attack kills {x} , {v} . otherwise , {rest}",
    "^ <don't|do not> knock <the defender|it|> back $": "this attack has no Knockback",
    "negative ATK <doesn't|never> {v=reduce/reduces/lower/lowers} {rest}": "negative ATK does not reduce {rest}",
    "if your {s=ATK/DEF} is less than 0, set it to {n} $": "if you have less than 0 {s} , set your {s} to {n}",
    "{x} with <a|> range <above|over|of more than> 1 {rest}": "{x} with a range of 2 or more {rest}",
    "your first <Attack card|Attack> each turn deals {rest}": "your first attack each turn deals {rest}",
    "the first <Attack card|Attack> you invoke each turn deals {rest}": "your first attack each turn deals {rest}",
    "the first <Attack card|Attack> against {x} each turn deals {rest}":
        "the first attack against {x} each turn deals {rest}",
    "a wall slam <from|by|of> this attack deals {n} <additional|more|extra> damage":
        "if the defender is slammed , this attack deals {n} more damage",
    "^ {x} wall slams deal {n} {m=additional/more} damage<,|> and {y} whenever you perform one $":
        "{x} wall slams deal {n} {m} damage . whenever you slam a enemy into a wall , {y}",
    "next <Attack card|Attack> against": "next attack against",
    "against that <same|> <enemy|enemy creature>": "against that creature",
    "damage to {x} with an <Attack card|Attack>": "damage to {x} with an attack",
    # ---- they: the cards of the line before
    "^ your {k=Attack} cards with {x} {v=have/deal/cost} {y} . they {w=have/deal/cost} {rest}":
       "your {k} cards with {x} {v} {y} . your {k} cards with {x} {w} {rest}",
    **{f"<get|have> +{n} range": f"have {n} more range" for n in range(1, 4)},
    **{f"{{v=deal/deals}} +{n} damage": f"{{v}} {n} more damage" for n in range(1, 6)},
}
