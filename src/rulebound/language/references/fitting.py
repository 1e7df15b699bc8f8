"""Which of what was spoken of a reference can mean, by its word alone."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.language.core import nouns
from rulebound.language.core.categories import DeckZone, Kind, Player, PossessiveKind, Thing, Whose
from rulebound.language.core.conditions import IfDone, IfNotDone, IsKind
from rulebound.language.core.numbers import Its, OfThat, ThatMuch
from rulebound.language.core.players import ControllerOfThat, OwnerOfThat, PlayerWord, WhoseWord
from rulebound.language.core.triggers import Period
from rulebound.language.node import Node

from .mentions import is_each, is_plural

_ONE_WORDS = frozenset({"its controller", "its owner"})
_ONE_WHOSE = frozenset({"its owner's", "its controller's"})
MANY = "many"
ONE = "one"
PLAYER = "player"
DEED = "deed"
AMOUNT = "amount"
# for the phrases of games, by their REFERS:
HERO = "hero"  # a player who was spoken of by name or role, never the owner of a card
ACT = "act"  # an act that an event brings
DECK = "deck"  # a deck that was spoken of


def what_it_needs(node: Node) -> str:
    """What a reference needs before it; empty for anything that is no reference."""
    if node.REFERS:
        return node.REFERS
    if isinstance(node, nouns.It | Its | nouns.That | OfThat | ControllerOfThat | OwnerOfThat):
        return ONE
    if isinstance(node, nouns.Them | nouns.Those | nouns.TheRest | nouns.FromAmong):
        return MANY
    if isinstance(node, PlayerWord):
        if node.word in _ONE_WORDS:
            return ONE
        return PLAYER if node.word in ("that player", "they") else ""
    if isinstance(node, WhoseWord):
        if node.word in _ONE_WHOSE:
            return ONE
        return {"their owners'": MANY, "that player's": PLAYER}.get(node.word, "")
    if isinstance(node, ThatMuch):
        return AMOUNT
    if isinstance(node, IfDone | IfNotDone | nouns.ThisWay):
        return DEED
    return ""


def fits(reference: Node, wanted: str, mention: Node) -> bool:
    if not reference.may_mean(mention):
        return False
    if mention.PAIRS:
        return wanted == MANY and isinstance(reference, nouns.Them | nouns.Those)
    if wanted == HERO:
        return isinstance(mention, Player | Whose)
    if isinstance(mention, Whose):
        return False
    if isinstance(mention, Period):
        return wanted == PLAYER and mention.word != "your turn"  # [EN-9] whose turn it is
    if wanted == DECK or isinstance(mention, DeckZone):
        return wanted == DECK and isinstance(mention, DeckZone)
    if wanted == ACT or mention.brings():
        kind = getattr(getattr(reference, "kind", None), "word", "")
        return wanted in (ACT, ONE) and bool(mention.brings()) and (not kind or kind in mention.brings())
    if wanted == PLAYER:
        # "its controller" is heard behind every card that was spoken of
        return isinstance(mention, Player | Thing) and not isinstance(mention, nouns.This)  # which is yours
    if isinstance(mention, Player):
        return False
    that = nouns.That | nouns.Those | OfThat | ControllerOfThat | OwnerOfThat
    if isinstance(mention, nouns.This) and isinstance(reference, that):
        return False  # "that unit" is another one than this unit
    each = is_each(mention)
    if wanted == MANY:
        fits = is_plural(mention) or each
        if isinstance(reference, nouns.TheRest):  # what was taken from among them is not what is left of them
            place = mention.group.place if isinstance(mention, nouns.Some | nouns.Bare) else None
            fits = fits and not isinstance(place, nouns.FromAmong) and not isinstance(mention, nouns.OneOf)
    else:
        fits = not is_plural(mention)
    kind = getattr(reference, "kind", None)
    return fits and (not isinstance(kind, Kind | PossessiveKind) or _kind_fits(kind, mention))


def names_kind(reference: Node, mention: Node) -> bool:
    """[EN-3] Whether a phrase is of the very kind that a reference wants: 'that Buff', a Buff."""
    wanted = kind_word(reference)
    if wanted in ("", "card", "token") or isinstance(mention, nouns.This | Player | Whose) or mention.brings():
        return True
    if isinstance(reference, nouns.Those):
        return True  # those of them that are
    kinds = getattr(getattr(mention, "group", None), "kinds", ())
    return any(getattr(kind, "word", "") in (wanted, "token") for kind in kinds)


def is_told(reference: Node, trees: Sequence[Node]) -> bool:
    """Whether the text has made sure that it is such a card: 'if it is a Buff, … that Buff'."""
    conditions = (node for tree in trees for node in tree.inside() if isinstance(node, IsKind))
    return any(getattr(kind, "word", "") == kind_word(reference) for each in conditions for kind in each.group.kinds)


def kind_word(reference: Node) -> str:
    word: str = getattr(getattr(reference, "kind", None), "word", "")
    return word.removesuffix("'s")


def _kind_fits(kind: Node, mention: Node) -> bool:
    """`that unit` wants a unit; `card` and `token` are vague enough to fit and to be fitted."""
    wanted = getattr(kind, "word", "")
    if isinstance(mention, nouns.Some | nouns.Bare):
        kinds = {getattr(k, "word", "") for k in mention.group.kinds}
    elif isinstance(mention, nouns.This):
        kinds = {getattr(mention.kind, "word", "card")}
    else:
        kinds = {"card"}
    return wanted == "card" or wanted in kinds or bool(kinds & {"card", "token"})


def is_of_known_kind(node: Node, asked: Kind) -> bool:
    """[EN-12] Whether a phrase names a type that no card of the type asked for has: 'If it is a unit, play a 1/1 Imp
    unit token. If it is a spell, …' asks of the card that the first 'if' asked of, and of no token."""
    apart = type(asked).APART
    if not isinstance(node, nouns.Some) or getattr(asked, "word", "") not in apart:
        return False
    kinds = [getattr(kind, "word", "") for kind in node.group.kinds]
    named = node.group.name is not None and kinds == ["token"]
    return named or (len(kinds) == 1 and kinds[0] in apart)


def is_of_other_type(node: Node, wanted: tuple[str, ...]) -> bool:
    """Whether a phrase names types alone of which no card has a wanted one."""
    kinds = node.group.kinds if isinstance(node, nouns.Some | nouns.Bare) else ()
    words = {getattr(kind, "word", "") for kind in kinds}
    return bool(words) and words.isdisjoint(wanted) and all(words <= type(kind).APART for kind in kinds)


def could_be(mention: Node, kinds: tuple[str, ...]) -> bool:
    """Whether a phrase names a card of such a kind, or leaves it open."""
    named = [getattr(each, "word", "") for each in getattr(getattr(mention, "group", None), "kinds", ())]
    return not kinds or not named or any(each in kinds for each in named)
