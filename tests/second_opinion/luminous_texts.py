"""Which texts of Luminous are grown: its phrases by weight, its words, and what nobody would print."""

from __future__ import annotations

import random
from typing import Any

from rulebound.games.luminous.vocabulary import beings, verbs
from rulebound.games.luminous.vocabulary import nouns as own
from rulebound.language.core import categories as core
from rulebound.language.core import clauses, conditions, nouns, numbers

from .binding import word
from .core import how_many_modes
from .texts import weights

WEIGHTS = weights(
    """
    Plain:10 If:4 IfElse:1 Otherwise:2 Unless:1 Choose:1 Steps:8 May:2 PlayerMay:1 StepsAndMay:1 DoOr:1
    PlayerDoesOr:1 Do:12 YouDo:1 PlayerDoes:2 ThingIs:12 LifeBecomes:1 Doing:1 Span:1
    AllConditions:1 AnyCondition:1 ControlsThing:3 ControlsNot:1 ControlsMore:2 HasLife:2 HasMoreLife:2 TurnOf:1
    NotTurnOf:1 IfDone:4 IfNotDone:3 IsState:2 IsKind:2 IsNotKind:1 HasSkill:1 WasDone:3 Done:1 ThisWay:2
    QuantityIs:2 QuantityCompares:2 ZoneHas:2 ZoneIsEmpty:1 ThereIs:2 More:1 MoreOrLess:1 Relation:1 Bound:1
    Number:8 Single:1 Signed:1 EqualTo:1 ThatMuch:3 HalfLife:1 StatOf:3 StatOfThing:1 NumberOf:2 LifeOf:1
    Measured:1 AmountThisWay:1 Half:1 Twice:1 Its:2 OfThat:2 Rounding:1 AllOfIt:1
    PlayerWord:6 WhoseWord:1 ControllerOfThat:1 OwnerOfThat:1
    Article:6 Exactly:2 UpTo:2 AtLeast:2 AtMost:1 Other:1 AnyOf:1 Group:1 Controls:3 NotControls:1 Owns:1
    WithStat:2 WithExactStat:1 WithExtremeStat:1 WithSkills:1 Extreme:1 ZoneOf:1 DeckOf:1 FromZone:1 InZone:1
    InPlay:1 Some:8 Bare:1 It:5 That:3 Them:3 Those:2 OneOf:2 EndCard:1 EndCards:1 End:1 WholeZone:1 Both:1
    CardKind:1 CardKinds:1 CardStat:1 BattleSkill:1 CardState:1 CardPile:1
    Draw:4 DrawThing:1 Discard:3 DiscardThing:1 Destroy:3 Sacrifice:3 Void:1 Expend:1 Ready:1 Return:3
    DealDamage:5 ThingAndPlayer:1 GainLife:3 LoseLife:3 RemoveDurability:1 AddDurability:1 RemoveDamage:1 Cull:1
    Get:4 GainSkills:2 LoseSkills:1 BecomeStats:1 PairBonus:2 StatBonus:1
    """
)
WORDS = {
    "Article": frozenset({"a", "another", "each", "all", "any number of", "no"}),
    "PlayerWord": frozenset({
        "you", "they", "the opponent", "each opponent", "a opponent", "each player", "each other player", "a player",
        "that player", "its controller", "its owner",
    }),
    "WhoseWord": frozenset({"your", "the opponent's", "each player's", "their", "its owner's", "their owners'"}),
    "CardKind": frozenset({"unit", "relic", "card"}),
    "CardKinds": frozenset({"unit", "relic", "card"}),
    "CardState": frozenset({"expended", "ready", "damaged"}),
    "CardPile": frozenset({"hand", "discard pile", "deck"}),
    "Span": frozenset({"this turn", "until end of turn"}),
    "Done": frozenset({"destroyed", "sacrificed", "discarded", "voided", "drawn", "returned"}),
    "BattleSkill": frozenset({"Flight", "Guardian", "Watchful", "Steadfast"}),
}  # fmt: skip

IN_PLAY = (
    verbs.Destroy, verbs.Sacrifice, verbs.Expend, verbs.Ready, verbs.Return, verbs.AddDurability,
    verbs.RemoveDurability, verbs.RemoveDamage,
)  # fmt: skip


def shaped(node: Any, dice: random.Random) -> Any:
    """A phrase, perhaps with numbers that matter; None if nobody could print it."""
    if isinstance(node, clauses.LifeBecomes):
        return node.but(n=numbers.Number(dice.randint(5, 25))) if sensible(node) else None
    if isinstance(node, conditions.HasLife):
        return node.but(n=numbers.Number(dice.randint(6, 25)))
    return node if sensible(node) else None


def sensible(node: Any) -> bool:
    """What somebody could print, as far as a phrase shows it by itself."""
    match node:
        case clauses.Doing(each=each) | beings.Get(each=each) if each is not None and not placed(each):
            return False
        case numbers.NumberOf(group=group) | conditions.ControlsMore(group=group):
            return placed(group)
        case clauses.LifeBecomes(n=n):
            return isinstance(n, numbers.Number)
        case beings.StatBonus(stat=stat):
            return word(stat) in ("attack", "health")
        case clauses.Choose(n=n, several=several) if (n is None) == (several is None):
            return False
        case clauses.Choose(modes=modes):
            least, most = how_many_modes(node)
            both = node.several is None or word(node.several) != "one or both" or len(modes) == 2
            return both and least < len(modes) >= most
        case conditions.TurnOf(whose=whose) | conditions.NotTurnOf(whose=whose):
            return word(whose) in ("your", "the opponent's")
        case nouns.Group():
            return sensible_group(node)
        case conditions.ControlsThing(what=what) | conditions.ControlsNot(what=what):
            return isinstance(what, nouns.Some) and in_play(what) and asked(what.determiner)
        case conditions.ThereIs(what=what) | conditions.ZoneHas(what=what):
            return isinstance(what, nouns.Some) and asked(what.determiner)
        case (
            conditions.IsState(what=what)
            | conditions.IsKind(what=what)
            | conditions.IsNotKind(what=what)
            | conditions.HasSkill(what=what)
        ):
            return isinstance(what, nouns.It | nouns.That | nouns.Them | nouns.Those)
        case numbers.StatOfThing(what=what):
            return in_play(what) and chosen(what)
        case verbs.Discard(n=n) | verbs.Draw(n=n) | verbs.Cull(n=n):
            return small(n)
        case verbs.DrawThing(what=what) | verbs.DiscardThing(what=what):
            return (chosen(what) and (not in_play(what))) or isinstance(
                what, nouns.It | nouns.That | nouns.Them | nouns.Those
            )
        case verbs.DealDamage(to=to):
            return not isinstance(to, core.Thing) or (in_play(to) and chosen(to))
        case clauses.ThingIs(what=what):
            return in_play(what) and chosen(what)
        case verbs.ThingAndPlayer(thing=thing):
            return in_play(thing) and chosen(thing)
        case verbs.Return(zone=zone):
            return (
                word(zone.whose) in ("its owner's", "their owners'")
                and [word(p) for p in zone.piles] == ["hand"]
                and chosen(node.what)
            )
    if isinstance(node, IN_PLAY):
        return in_play(node.what) and chosen(node.what)
    return True


def placed(group: Any) -> bool:
    """Cards in play are more than units and relics, so "card" needs a pile."""
    return word(group.kinds[0]) != "card" or group.place is not None or group.relative is not None


def small(n: Any) -> bool:
    return not isinstance(n, numbers.EqualTo | numbers.HalfLife)


def asked(determiner: Any) -> bool:
    return isinstance(determiner, nouns.AtLeast | nouns.AtMost) or word(determiner) in ("a", "no")


def chosen(what: Any) -> bool:
    return (
        not isinstance(getattr(what, "determiner", None), nouns.AtLeast | nouns.AtMost)
        and word(getattr(what, "determiner", None)) != "no"
    )


def in_play(what: Any) -> bool:
    """No phrase that speaks of cards elsewhere."""
    if isinstance(what, nouns.EndCard | nouns.EndCards | nouns.WholeZone | nouns.This):
        return False
    if isinstance(what, nouns.Both):
        return all(in_play(each) for each in what.things)
    group = getattr(what, "group", None)
    return group is None or (
        placed(group) and group.relative is None and not isinstance(group.place, nouns.FromZone | nouns.InZone)
    )


def sensible_group(node: Any) -> bool:
    kinds = [word(kind) for kind in node.kinds]
    elsewhere = isinstance(node.place, nouns.FromZone | nouns.InZone)
    if len(set(kinds)) < len(kinds) or len(node.adjectives) > 1 or ("card" in kinds and len(kinds) > 1):
        return False
    if "card" in kinds and not elsewhere and (node.adjectives or node.controller or node.filter or node.place):
        return False
    if elsewhere and (node.controller or node.adjectives):
        return False
    if node.relative is not None and (elsewhere or node.controller or node.adjectives or node.filter or node.place):
        return False
    stat = word(getattr(node.filter, "stat", None))
    if stat and stat != "cost" and kinds != ["relic" if stat == "durability" else "unit"]:
        return False
    return not isinstance(node.filter, own.WithSkills) or kinds == ["unit"]


REFERENCES = weights(
    """It:4 That:4 Them:4 Those:4 OneOf:4 Its:4 OfThat:4 IfDone:4 IfNotDone:4 ThatMuch:4 WasDone:4 ThisWay:4
    AmountThisWay:4 Otherwise:4"""
)
"""How much more often later sentences say what speaks of earlier ones."""
