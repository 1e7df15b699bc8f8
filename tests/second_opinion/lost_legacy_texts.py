"""Which texts of Lost Legacy are grown: its phrases by weight, its words, and what nobody would print."""

from __future__ import annotations

import random
from typing import Any

from rulebound.games.lost_legacy.vocabulary import beings, comparing, events, sentences, verbs
from rulebound.language.core import clauses, nouns
from rulebound.language.core.numbers import Number, Signed

from .binding import word
from .core import how_many_modes
from .texts import weights

WEIGHTS = weights(
    """
    Unnamed:1 Text:1 Automatic:1
    Plain:10 If:4 IfElse:1 Otherwise:2 Unless:1 Choose:1 Steps:8 DoOr:1 Do:12 YouDo:1 PlayerDoes:3 ThingIs:4 Doing:1
    AllConditions:1 AnyCondition:1 IfDone:2 IfNotDone:1 IsState:2 HasNumber:3 HasMoreNumber:1 HasCards:3 HasMoreCards:1
    HasPieces:1 HasNoPieces:1 HasValue:2 ThereIs:1 ZoneHas:1 ZoneIsEmpty:1 QuantityIs:1 QuantityCompares:1
    Number:8 Single:1 Signed:1 EqualTo:1 ThatMuch:1 SeatQuantity:1 NumberOfSide:1 NumberOf:1 Half:1 Rounding:1
    Someone:4 WhoseSide:1 Article:6 Exactly:2 UpTo:1 AtLeast:1 AtMost:1 Group:1 Has:3 OnTheField:1
    WithStat:2 WithPieces:1 WithoutPieces:1 WithPiece:1 ZoneOf:1 FromZone:2 InZone:1 Some:8 OfSide:4 SomeOfSide:1
    Which:1
    It:2 That:1 Them:1 CardKind:1 CardKinds:1 CardState:1 Damaged:1 SideWord:1 CardValue:1 CardPile:1 SeatValue:1
    Piece:1 EachCard:1 EachOfSide:1 EachNumber:1 EachPiece:1 Until:1 HaveValue:3 HaveStats:1 MoreOrLess:1 Relation:1
    Bound:1
    Draw:4 Gain:4 Lose:3 Discard:2 Erase:1 Eject:2 Bury:1 Destroy:2 Ready:3 Rest:3 Add:6 Remove:2 RemoveAll:1
    """
)
WORDS = {
    "Article": frozenset({"a", "each", "all", "no"}),
    "Someone": frozenset({"you", "your opponent", "each player"}),
    "WhoseSide": frozenset({"your", "your opponent's"}),
    "Which": frozenset({"one", "each"}),
    "CardKind": frozenset({"character", "card", "item"}),
    "CardKinds": frozenset({"character", "card"}),
    "CardState": frozenset({"resting", "readied"}),
    "CardPile": frozenset({"hand", "disposal"}),
    "CardValue": frozenset({"offense", "defense", "level", "stats"}),
    "Until": frozenset({"until the end of the turn"}),
}
REFERENCES = weights("It:4 That:4 Them:4 IfDone:6 IfNotDone:4 ThatMuch:3 Otherwise:4")
"""How much more often later sentences say what speaks of earlier ones."""
ON_FIELD = (verbs.Ready, verbs.Rest, verbs.Add, verbs.Remove, verbs.RemoveAll, verbs.Destroy)


def shaped(node: Any, dice: random.Random) -> Any:
    """A phrase, with numbers that matter; None if nobody could print it."""
    match node:
        case beings.HaveValue(stat=stat):
            return None if word(stat) == "level" else node.but(n=Signed(dice.choice((-20, -10, 10, 20))))
        case beings.HaveStats():
            return node.but(n=Signed(dice.choice((-10, 10, 20))), n2=Signed(dice.choice((-10, 10, 20))))
        case nouns.WithStat(stat=stat) | comparing.HasValue(stat=stat):
            if word(stat) == "stats":
                return None
            return node.but(n=Number(dice.randint(1, 4) if word(stat) == "level" else 5 * dice.randint(1, 7)))
    return node if sensible(node) else None


def sensible(node: Any) -> bool:
    """What somebody could print, as far as a phrase shows it by itself."""
    match node:
        case sentences.Text(setting=setting, event=event, limit=limit):
            return setting is None and event is None and limit is None
        case clauses.Choose(n=n, several=several) if (n is None) == (several is None):
            return False
        case clauses.Choose(modes=modes):
            least, most = how_many_modes(node)
            both = node.several is None or word(node.several) != "one or both" or len(modes) == 2
            return both and least < len(modes) >= most
        case nouns.Group(place=place, kinds=kinds, adjectives=adjectives, filter=kept, controller=controller):
            if isinstance(place, nouns.FromZone | nouns.InZone):
                return not adjectives and kept is None and controller is None
            return all(word(kind) == "character" for kind in kinds) and len(kinds) == 1
        case verbs.Draw(n=n) | verbs.Gain(n=n) | verbs.Lose(n=n):
            return getattr(n, "value", 1) <= 3
        case verbs.Discard(what=what) | verbs.Erase(what=what) | verbs.Bury(what=what) | verbs.Eject(what=what):
            return not node.invisibly and not (isinstance(what, nouns.Some) and nowhere(what.group))
        case clauses.ThingIs(what=what, duration=duration):
            return lies_there(what) and duration is not None
        case events.HasCards(what=what, who=who):
            plain = isinstance(what, nouns.Some) and what.group.place is None and what.group.controller is None
            return plain and word(who) != "each player"
        case events.HasNumber(who=who):
            return word(who) != "each player"
        case events.HasMoreNumber(who=who, other=other) | events.HasMoreCards(who=who, other=other):
            return {word(who), word(other)} == {"you", "your opponent"}
    if isinstance(node, ON_FIELD):
        return lies_there(node.what) and not getattr(node, "invisibly", False)
    return True


def nowhere(group: Any) -> bool:
    """Of cards that are not said to be characters it must be said where they lie."""
    return group.place is None and any(word(kind) != "character" for kind in group.kinds)


def lies_there(what: Any) -> bool:
    """On the field, as far as the phrase itself says."""
    place = getattr(getattr(what, "group", None), "place", None)
    return not isinstance(place, nouns.FromZone | nouns.InZone)
