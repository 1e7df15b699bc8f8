"""Which cards: kinds, determiners, whose they are, where they lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rulebound.language.core.categories import (
    Adjective,
    Controller,
    Count,
    DeckZone,
    Determiner,
    Filter,
    Kind,
    One,
    Participle,
    Pile,
    Place,
    Player,
    PossessiveKind,
    Quantity,
    Relative,
    Stat,
    State,
    Thing,
    Whose,
    Zone,
)
from rulebound.language.core.nouns import Article, AtLeast, Exactly, Group, It, Name, That, UpTo
from rulebound.language.node import Lexicon, Node, Taken, phrase, token, words
from rulebound.language.template import Literal
from rulebound.language.tokens import Token

from .elements import Sort
from .windows import Window

# ------------------------------------------------------------------ kinds


@words(
    "card(s)",
    "action card(s)",
    "combo= combo(s)",
    "combo= combo card(s)",
    "Attack(s)",
    "Attack card(s)",
    "Attack action card(s)",
    "Defend(s)",
    "Defend card(s)",
    "Defend action card(s)",
    "Buff= Buff(s)",
    "Buff= Buff card(s)",
    "Item= Item(s)",
    "Item= Item card(s)",
    "action Attack(s)",
    "action Defend(s)",
    "action Buff= action Buff(s)",
    "action Buff= Buff action card(s)",
    "combo Attack(s)",
    "combo Defend(s)",
    "combo Buff(s)",
    "Ability~Abilities",
    "Attack Ability~Abilities",
    "Defend Ability~Abilities",
)
class CardKind(Kind):
    """What a card is. An Attack is an Attack card or the use of an Attack Ability, and so with Defends.

    [LS-2.4.3.1, LS-2.5.1.1, LS-2.5.2.1, LS-2.5.3.1, LS-2.5.4.1, LS-6.1.2-ability.1, LS-6.1.2-attack]
    """

    word: str


@words("Attack", "Defend", "Buff", "Item", "combo")
class CategoryWord(Node):
    """A category, before "cards"."""

    word: str


@phrase("s!| {categories++or} cards")
class CardsOf(Kind):
    """Attack or Defend cards. In the singular two kinds are simply joined: an Attack or Defend card."""

    categories: tuple[CategoryWord, ...]


@words(
    "card= card's",
    "Buff= Buff's",
    "Item= Item's",
    "combo= combo's",
    "Attack= Attack's",
    "Defend= Defend's",
)
class CardKinds(PossessiveKind):
    """What a card is, as the owner of something."""

    word: str


@words("cost", "worth", "Power")
class CardStat(Stat):
    """A number of a card: symbols in its cost, points to carry, added strength. [LS-2.5.4.4, LS-6.2.1-power]"""

    word: str


# ------------------------------------------------------------------ determiners


@words(
    "sg| a",
    "sg| another",
    "sg| each",
    "sg| every= every",
    "sg| the",
    "sg| any",
    "sg| no",
    "pl| all",
    "pl| the",
    "pl| any number of",
    "pl| no",
    "pl| any= any",
)
class CardArticle(Article):
    """Determiners without a number."""


@phrase("sg| the Next", "sg| {whose} Next")
class Next(Determiner):
    """The first one from now on, and then no more. [LS-6.1.2-next.1, LS-G33]"""

    whose: Whose | None = None


@phrase("sg| {whose}")
class OneOfTheirs(Determiner):
    """your Buff: one of yours, whichever it is"""

    whose: Whose


@words("sg| each", "pl| all", "pl| any number", "sg| another", "sg| any")
class Part(Node):
    """How many of a row: each of, all of."""

    word: str


@phrase("sg| {determiner:sg} of {whose} {group:s}", "pl| {determiner:pl} of {whose} {group:s}")
class Among(One):
    """one of your Buffs, up to 2 of their Items, each of your Buffs"""

    determiner: Exactly | UpTo | AtLeast | Part
    whose: Whose
    group: Group

    def is_group(self) -> bool | None:
        determiner = self.determiner
        if isinstance(determiner, Part):
            return determiner.word in ("all", "any number")
        return isinstance(determiner, AtLeast) or getattr(determiner.n, "value", 2) != 1


@phrase("{adjectives*} {kinds:=+or}")
class Sorted(Node):
    """Of which kind the card on the pile is."""

    adjectives: tuple[Adjective, ...]
    kinds: tuple[Kind, ...]


@phrase(
    "sg| {whose} last discarded {sort}",
    "pl| {whose} last {n:many} discarded {sort:s}",
    "sg| the last discarded {sort}",
)
class LastDiscarded(One):
    """The card that lies on top of a discard pile, or the topmost of a kind; without an owner, of yours."""

    sort: Sorted
    whose: Whose | None = None
    n: Count | None = None

    def is_group(self) -> bool | None:
        return self.n is not None


@phrase("pl| a number of {group:s} equal to {of}")
class AsMany(Thing):
    """As many cards as a quantity says. Never joined: the quantity reaches to its end."""

    group: Group
    of: Quantity

    def is_group(self) -> bool | None:
        return True


@phrase(
    "sg| {article:sg} copy of {original} [{place}] [{relative}]",
    "pl| {article:pl} copies of {original} [{place}] [{relative}]",
)
class CopyOf(One):
    """Cards with the same name. [LS-F02]"""

    article: CopyArticle
    original: ThisOne
    place: Place | None = None
    relative: Relative | None = None

    def is_group(self) -> bool | None:
        return self.article.word == "all other"


@phrase("this {kind}", "this")
class ThisOne(Node):
    """This card, where nothing more can be said of it: a copy of this card, under this card."""

    kind: Kind | None = None


@words("sg| a", "sg| another", "sg| each other", "pl| all other")
class CopyArticle(Node):
    """Which copies."""

    word: str


# ------------------------------------------------------------------ whose, where


@phrase("of {who}", "on {who}")
class OfHero(Controller):
    """Cards of a hero: in its row, its hand, its deck. [LS-G70]"""

    who: Player


@phrase("{who:you} have", "{who:sg} has", "{who:pl} have", "{who:they} have")
class HeHas(Controller):
    """Cards that a hero has in play, or where the place says."""

    who: Player


@words("hand(s)", "deck(s)", "Discard Pile(s)", "Buff area(s)", "Item area(s)")
class CardPile(Pile):
    """The zones of a player. [LS-3.2.3]"""

    word: str


@phrase("{whose} Discard Pile")
class DiscardPileOf(DeckZone):
    """A discard pile, as something with a top. [LS-3.2.3.4d]"""

    whose: Whose


@phrase("that deck")
class ThatDeck(DeckZone):
    """The deck spoken of last."""

    MENTIONS: ClassVar[bool] = False
    REFERS: ClassVar[str] = "deck"


@words("in hand", "from hand= from hand")
class InHand(Place):
    """In the hand of whoever it is about."""

    word: str


@phrase("from play")
class FromPlay(Place):
    """Out of play."""


@phrase("under {what}", "from under {what}")
class Under(Place):
    """Cards stored under that card. [LS-2.8.3.1]"""

    what: ThisOne | It | That


# ------------------------------------------------------------------ Elements compared


@phrase(
    "of a different {sort} [aligned?( not Unaligned )] [than {what}]",
    "of another {sort} [aligned?( not Unaligned )] [than {what}]",
)
class OfDifferent(State, Filter):
    """Cards of another Element or Order than a card; without one, than this card."""

    sort: Sort
    aligned: bool = False
    what: ThisOne | It | That | LastDiscarded | None = None


@phrase("of the same {sort} [as {what}]")
class OfSame(State, Filter):
    """Cards that share an Element or Order with a card; without one, with this card."""

    sort: Sort
    what: ThisOne | It | That | LastDiscarded | None = None


# ------------------------------------------------------------------ relative clauses


@phrase("against {who}")
class Against(Relative):
    """Acts that have that hero as the recipient. [LS-2.5.1.3b]"""

    who: Player


@phrase("by {who}", "made by {who}")
class ByHero(Relative):
    """Acts of that hero."""

    who: Player


@phrase("stored under {what}")
class StoredUnder(Relative):
    """Cards stored under that card. [LS-2.8.3.1]"""

    what: ThisOne | It | That


@words("left", "right")
class Side(Node):
    """Which way along the row. [LS-6.2.1-left-right.1]"""

    word: str


@phrase("to the {side} of {what}")
class Beside(Relative):
    """The neighbour on that side; with `all`, everything on that side. [LS-6.2.1-left-right.3]"""

    side: Side
    what: ThisOne | It | That


@phrase("{who:you} {verb} {window}", "{who:sg} {verb} {window}", "{who:pl} {verb} {window}")
class HeDid(Relative):
    """Cards to which a hero did that in a stretch of time."""

    who: Player
    verb: PastVerb
    window: Window


@words("Played", "Drew", "Discarded", "Removed", "Returned", "Equipped", "moved", "Stored", "Cancelled")
class PastVerb(Node):
    """A verb in the past, before its object."""

    word: str


@words(
    "Played",
    "Drawn",
    "Discarded",
    "Removed",
    "Returned",
    "Restarted",
    "Rotated",
    "Cancelled",
    "Equipped",
    "Stored",
    "moved",
    "shown",
    "revealed",
    "triggered",
)
class Done(Participle):
    """What was done to a card."""

    word: str


# ------------------------------------------------------------------ names

# What happens to cards is written with a capital, like a name: "a card named Old Oak Expires".
_ENDS_A_NAME = frozenset(
    {t.items[0].plain.lower() for t in Done.TEMPLATES if isinstance(t.items[0], Literal)}
    | {"expires", "rotates", "restarts", "dormant"}
)


@token()
class CardName(Name):
    """A card's name, up to the word that says what happened to it. [LS-F02]"""

    @classmethod
    def take(cls, tokens: Sequence[Token], at: int, form: str, lexicon: Lexicon) -> Taken | None:
        end = next((k for k in range(at + 1, len(tokens)) if tokens[k].low in _ENDS_A_NAME), len(tokens))
        return super().take(tokens[:end], at, form, lexicon)


# ------------------------------------------------------------------ where to


class Destination(Node):
    """Where a card goes."""


@phrase("to {zone:=}", "into {zone:=}")
class ToZone(Destination):
    """To a zone; into a deck means that it is shuffled. [LS-3.2.3.2c.2]"""

    zone: Zone


@words("top", "bottom")
class Edge(Node):
    """Which end of a pile."""

    word: str


@phrase("to the {end} of {zone}", "on the {end} of {zone}", "at the {end} of {zone}", "on {end} of {zone}")
class ToEnd(Destination):
    """To the top or the bottom of a pile, without shuffling. [LS-3.2.3.2c.2]"""

    end: Edge
    zone: DeckZone


@phrase("into play")
class IntoPlay(Destination):
    """Into play, without being Played. [LS-6.2.1-move.2]"""


@words("in the same order", "in any order", "on top", "at the bottom")
class BackHow(Node):
    """How cards go back to where they were looked at."""

    word: str
