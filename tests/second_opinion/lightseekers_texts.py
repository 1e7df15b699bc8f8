"""Which texts of Lightseekers are grown: its phrases by weight, its words, and what nobody would print."""

from __future__ import annotations

import random
from typing import Any

from rulebound.games.lightseekers.vocabulary import amounts, conditions, heroes, numbers, verbs
from rulebound.games.lightseekers.vocabulary import nouns as own
from rulebound.games.lightseekers.vocabulary.places import HeHas, OfHero
from rulebound.language.core import clauses, nouns
from rulebound.language.core.conditions import HasThing
from rulebound.language.core.numbers import Number, NumberOf

from .binding import word
from .core import how_many_modes
from .texts import weights

WEIGHTS = weights(
    """
    Plain:10 If:4 IfElse:1 Otherwise:2 Unless:1 Choose:1 InTurn:1 Steps:8 May:2 HeroMay:1 StepsAndMay:1 DoOr:1 Do:10
    YouDo:1 PlayerDoes:3 HeroesDo:2 Doing:1 ForEach:2 ForEachHero:1
    HasHealth:2 HasMoreHealth:2 HasThing:3 HasMoreCards:2 IfDone:3 IfNotDone:2 QuantityIs:2 QuantityCompares:2
    AllConditions:1 AnyCondition:1 ZoneIsEmpty:1 More:1 MoreOrLess:1 Relation:1 Bound:1
    Number:8 Single:1 EqualTo:1 ThatMuch:2 SameAmount:1 HealthOf:1 NumberOf:1 NumberOfTheirs:2 Half:1 Twice:1 Rounding:1
    Measured:1 AmountThisWay:1
    You:4 Yourself:1 HeroRole:4 SomeHero:4 WhichHeroes:1 WithHealth:1 ThatHero:2 ThoseHeroes:1 Together:1
    Your:3 WhoseRole:2 WhoseThat:1
    Some:5 Among:4 CardArticle:4 Exactly:3 UpTo:2 AtLeast:1 AtMost:1 Part:1 Group:1 OfHero:5 HeHas:1 InZone:1 ZoneOf:1
    CardPile:1 CardKind:1 It:3 That:2 Them:2 Those:1 OneOf:1
    Draw:12 Discard:12 DealDamage:6 TakeDamage:2 Heal:4 LoseHealth:2 GainHealth:2 Remove:12 Return:12
    """
)
WORDS = {
    "CardArticle": frozenset({"a", "each", "all", "no", "another"}),
    "WhichHeroes": frozenset({"a", "another", "any", "any other", "each", "each other", "all", "all other"}),
    "HeroRole": frozenset({"your target", "your enemy", "the recipient", "the acting hero"}),
    "WhoseRole": frozenset({"your target's", "your enemy's", "the recipient's", "the acting hero's"}),
    "CardPile": frozenset({"hand", "Discard Pile"}),
    "CardKind": frozenset({"Buff", "Item", "card"}),
    "WhoseThat": frozenset({"their", "that hero's"}),
}
REFERENCES = weights(
    """It:4 That:4 Them:4 Those:4 OneOf:4 ThatHero:4 ThoseHeroes:3 IfDone:4 IfNotDone:4 ThatMuch:4 SameAmount:4
    AmountThisWay:4 Otherwise:4"""
)
ALWAYS = (numbers.DealDamage, numbers.LoseHealth, numbers.GainHealth)  # can be carried out in any position


def shaped(node: Any, dice: random.Random) -> Any:
    """A phrase, perhaps with numbers that matter; None if nobody could print it."""
    if isinstance(node, conditions.HasHealth | heroes.WithHealth):
        return node.but(n=Number(dice.randint(10, 35)))
    return node if sensible(node) else None


def sensible(node: Any) -> bool:
    match node:
        case nouns.Group():
            return not node.adjectives and node.filter is None and node.relative is None and len(node.kinds) == 1
        case clauses.DoOr(deeds=deeds):
            return all(isinstance(deed.act, ALWAYS) and deed.repeat is None for deed in deeds)
        case clauses.Choose(n=n, several=several) if (n is None) == (several is None):
            return False
        case clauses.Choose(modes=modes):
            least, most = how_many_modes(node)
            both = node.several is None or word(node.several) != "one or both" or len(modes) == 2
            return both and least < len(modes) >= most and all(isinstance(each, ALWAYS) for each in acts(modes))
        case verbs.Draw(what=what) | verbs.Discard(what=what):
            return isinstance(what, nouns.Some) and plain(what.group, "card") and chosen(what.determiner)
        case verbs.Remove(what=what) | verbs.Return(what=what):
            return in_play(what)
        case own.Among(group=group, determiner=determiner):
            return any(plain(group, kind) for kind in ("Buff", "Item")) and chosen(determiner)
        case HasThing(what=what):
            return isinstance(what, nouns.Some) and not plain(what.group, "card") and not chosen(what.determiner)
        case conditions.HasMoreCards(group=group) | amounts.NumberOfTheirs(group=group):
            return any(plain(group, kind) for kind in ("Buff", "Item"))
        case amounts.ForEach(group=group, whose=whose):
            return owned(group) if whose is None else any(plain(group, kind) for kind in ("Buff", "Item"))
        case NumberOf(group=group):
            return owned(group)
    return True


def acts(modes: Any) -> list[Any]:
    return [node for mode in modes for node in mode.inside() if isinstance(node, verbs.core.Act)]


def plain(group: Any, kind: str) -> bool:
    return bool(group == nouns.Group((), group.kinds) and word(group.kinds[0]) == kind)


def owned(group: Any) -> bool:
    return isinstance(group.controller, OfHero | HeHas) and group.place is None and word(group.kinds[0]) != "card"


def chosen(determiner: Any) -> bool:
    return (
        not isinstance(determiner, nouns.AtLeast | nouns.AtMost) and word(determiner) not in ("no", "")
    ) or isinstance(determiner, nouns.Exactly | nouns.UpTo)


def in_play(what: Any) -> bool:
    if isinstance(what, nouns.Some):
        return owned(what.group) and chosen(what.determiner)
    return isinstance(what, own.Among | nouns.It | nouns.That | nouns.Them | nouns.Those | nouns.OneOf)
