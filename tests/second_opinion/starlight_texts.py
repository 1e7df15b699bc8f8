"""Which texts of Starlight are grown: its phrases by weight, its words, and what nobody would print."""

from __future__ import annotations

import random
from typing import Any

from rulebound.games.starlight.vocabulary import conditions, creatures, verbs
from rulebound.language import say
from rulebound.language.core import clauses

from .binding import word
from .core import how_many_modes
from .texts import weights

WEIGHTS = weights(
    """
    Plain:10 If:4 IfElse:1 Otherwise:2 Unless:1 Choose:1 Steps:8 May:1 StepsAndMay:1 DoOr:1 Do:12 YouDo:1 PlayerDoes:6
    Doing:1 AllConditions:1 AnyCondition:1 IfDone:1 IfNotDone:1 QuantityIs:1 QuantityCompares:1
    OnTile:2 HasStat:4 HasNegative:1 HasMore:2 HasMost:1 IsNear:1 IsAdjacent:1 IsNotAdjacent:1 IsAway:1 IsNearSome:1
    SoManyNear:1 OwnsGenerators:1 OwnsMore:1 HandIsMore:1 HandIs:1 IsYours:1 IsEnemy:1 OnGenerator:1
    Number:8 Single:1 Signed:1 EqualTo:2 ThatMuch:1 StatOfCreature:3 Half:1 Twice:1 Rounding:1 Relation:1 Bound:1
    TheCreature:8 SomeCreature:4 EachCreature:3 Someone:2 Creatures:3 Yours:1 Side:1 CreatureStat:1 TileKind:1 Tiles:1
    MoreOrLess:1 Extreme:1 WhoHas:1 WhoOwns:1 Ownership:1 OnKind:1 WithStat:2 WithMore:1 EitherLike:1 AllLike:1
    ForEach:2 StatCount:1 StatHad:2 StatMissing:1 StatOver:1 TilesBetween:1 HandCount:1 CardGroups:1 PileWord:1
    PointCount:1 PileCount:1 CardClass:1 CreatureCount:2 GeneratorCount:1
    Gain:6 Lose:6 Take:4 Heal:1 GainMany:1 LoseMany:1 StatItem:1 Shift:1 SignedItem:1 LoseAll:1 Steal:2 SetStat:1
    DoubleStat:1 ChooseCreature:1 Draw:2 Discard:2
    """
)
WORDS = {
    "TheCreature": frozenset({"this creature", "the target", "your other creature", "it"}),
    "Creatures": frozenset({"this creature", "the target", "your other creature", "it"}),
    "Someone": frozenset({"you", "the opponent"}),
    "Side": frozenset({"own", "enemy", "ally"}),
    "CardClass": frozenset({"Attack", "Movement", "Spell"}),
    "Ownership": frozenset({"enemy", "neutral"}),
}
# Words of Auras alone.
BEARERS = ("bear", "wear", "carr", "hold", "affected", "enchanted", "Aura", "the creature ", "the creature's ")
CARDS = (verbs.Draw, verbs.Discard)


def shaped(node: Any, dice: random.Random) -> Any:
    """A phrase, with numbers that matter; None if nobody could print it."""
    match node:
        case conditions.HasStat(stat=stat) | conditions.WithStat(stat=stat):
            return node.but(n=node.n.but(value=dice.randint(6, 18) if word(stat) == "Health" else dice.randint(1, 4)))
        case creatures.TheCreature() | creatures.Creatures():
            return None if any(said in f"{say(node)} " for said in BEARERS) else node
        case creatures.Tiles(n=n):
            return node if getattr(n, "value", 9) <= 4 else None
    return node if sensible(node) else None


def sensible(node: Any) -> bool:
    """What somebody could print, as far as a phrase shows it by itself."""
    match node:
        case clauses.PlayerDoes(who=who, deeds=deeds, later=later):
            cards = {isinstance(deed.act, CARDS) for deed in (*deeds, *later)}
            return cards == {isinstance(who, creatures.Someone)}
        case clauses.Choose(n=n, several=several) if (n is None) == (several is None):
            return False
        case clauses.Choose(modes=modes):
            least, most = how_many_modes(node)
            both = node.several is None or word(node.several) != "one or both" or len(modes) == 2
            return both and least < len(modes) >= most
        case conditions.HandIsMore(whose=whose, other=other) | conditions.OwnsMore(whose=whose, other=other):
            return isinstance(other, creatures.Someone) and word(other) != word(whose)
        case verbs.Draw(n=n) | verbs.Discard(n=n):
            return getattr(n, "value", 1) <= 3
        case verbs.Take(n=n) | verbs.Steal(n=n):
            return getattr(n, "value", 1) <= 5
        case verbs.LoseAll(stats=stats):
            return all(word(stat) != "Health" for stat in stats)
        case verbs.SetStat(stat=stat, n=n):
            return 1 <= n.value <= (3 if word(stat) == "Mana" else 8)
    return True


REFERENCES = weights("IfDone:4 IfNotDone:3 ThatMuch:3 Otherwise:4")
"""How much more often later sentences say what speaks of earlier ones."""
