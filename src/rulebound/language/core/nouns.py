"""Noun phrases: layers in a fixed order. Determiner, adjectives, kinds, controller, filter, place, relative
clause; another order is a second template of the same class, so that it is the same tree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ..node import Lexicon, Node, Open, Taken, Word, category, phrase, token, words
from ..tokens import Token
from .categories import (
    Adjective,
    Controller,
    Count,
    DeckZone,
    Determiner,
    Filter,
    Kind,
    OfCount,
    OfOwner,
    OfPlayer,
    OfZone,
    One,
    Participle,
    Pile,
    Place,
    Player,
    Relative,
    SimpleAdjective,
    Stat,
    StatBound,
    Thing,
    Whose,
    Zone,
)
from .chance import AtRandom

# ------------------------------------------------------------------ determiners


@words("sg| <a|another|each|the|the next|a additional|no>", "pl| <all|any number of|no>")
class Article(Determiner, Word):
    """Determiners without a number."""


@phrase("sg| {n:sg}", "pl| {n:many}")
class Exactly(Determiner, OfCount):
    """two units, X cards, 1 card"""


@phrase("sg| up to {n:sg}", "pl| up to {n:many}")
class UpTo(Determiner, OfCount):
    """As many as one likes, at most this many."""


@phrase("pl| {n:pl} or more")
class AtLeast(Determiner, OfCount):
    """This many or more."""


@phrase("pl| {n:pl} or fewer")
class AtMost(Determiner, OfCount):
    """This many or fewer."""


@phrase("sg| exactly {n:sg}", "pl| exactly {n:many}")
class Just(Exactly):
    """So many, and in a condition no more."""


@phrase("sg| at least {n:sg}", "pl| at least {n:many}")
class NoFewer(AtLeast):
    """At least so many."""


@phrase("sg| <at most|no more than> {n:sg}", "pl| <at most|no more than> {n:many}")
class NoMore(AtMost):
    """At most so many."""


@phrase("pl| {whose}")
class Possessive(Determiner, OfOwner):
    """your units: all that a player controls"""


# ------------------------------------------------------------------ adjectives


@words("other")
class Other(SimpleAdjective, Word):
    """Not the card whose text this is, and none already chosen by this sentence."""


@phrase("{adjectives++or}")
class AnyOf(Adjective):
    """attacking or blocking"""

    adjectives: tuple[SimpleAdjective, ...]


@category("a name")
@token()
class Called(Open):
    """Capitalised words before a noun that the language does not know: the name of a token, or a faction.

    The first word must not be a word of the language; the name ends before the noun, or at the first word
    without a capital.
    """

    name: str

    @classmethod
    def take(cls, tokens: Sequence[Token], at: int, form: str, lexicon: Lexicon) -> Taken | None:
        low = tokens[at].low
        if not tokens[at].text[:1].isupper() or low in lexicon.known:
            return None
        if low.removeprefix("un") in lexicon.known or low.removeprefix("non") in lexicon.known or low[:4] == "non-":
            return None  # what is not so: 'Undamaged units'
        end = at + 1
        while end < len(tokens) and tokens[end].text[:1].isupper() and tokens[end].low not in lexicon.nouns:
            end += 1
        capital_anyway = at == 0 or tokens[at - 1].text == ":"
        if capital_anyway and (end == len(tokens) or tokens[end].low not in lexicon.nouns):
            return None  # a misspelt verb rather than a name
        return {"name": " ".join(t.text for t in tokens[at:end])}, end

    @classmethod
    def begins(cls, token: Token) -> bool:
        return token.text[:1].isupper()

    def spelled(self) -> str:
        return self.name

    @classmethod
    def samples(cls, form: str) -> tuple[Node, ...]:
        return (cls("Sprig"), cls("Thorn Sprite"))


@category("a name")
@token()
class Name(Open):
    """A card's name after `named`: capitalised words, small words between them included."""

    name: str

    @classmethod
    def take(cls, tokens: Sequence[Token], at: int, form: str, lexicon: Lexicon) -> Taken | None:
        end = at
        while end < len(tokens):
            joined = tokens[end].low in ("of", "the") and end > at
            if not tokens[end].text[:1].isupper() and not joined:
                break
            end += 1
        while end > at and not tokens[end - 1].text[:1].isupper():
            end -= 1
        return ({"name": " ".join(t.text for t in tokens[at:end])}, end) if end > at else None

    @classmethod
    def begins(cls, token: Token) -> bool:
        return token.text[:1].isupper()

    def spelled(self) -> str:
        return self.name

    @classmethod
    def samples(cls, form: str) -> tuple[Node, ...]:
        return (cls("Old Oak"),)


# ------------------------------------------------------------------ the noun and what follows it


@phrase(
    "{adjectives*} [{name}] {kinds:=+or} [{controller}] [{filter}] [{place}] [{relative}]",
    "{adjectives*} [{name}] {kinds:=+or} {filter} {controller} [{place}] [{relative}]",
)
class Group(Node):
    """Which cards are meant, without how many."""

    adjectives: tuple[Adjective, ...]
    kinds: tuple[Kind, ...]
    name: Called | None = None
    controller: Controller | None = None
    filter: Filter | None = None
    place: Place | None = None
    relative: Relative | None = None


@phrase("{who:you/sg/they} control(s)")
class Controls(Controller, OfPlayer):
    """Cards that a player controls."""


@phrase("{who:you/sg/they} don't~doesn't control")
class NotControls(Controller, OfPlayer):
    """Cards that a player does not control."""


@phrase("{who:you/sg/they} own(s)")
class Owns(Controller, OfPlayer):
    """Cards that a player owns, whoever controls them."""


@phrase("named {name}")
class Named(Filter):
    """Cards of that name."""

    name: Name


@words("less", "more")
class Bound(Word):
    """or less, or more"""


@phrase("with {stat} <|of> {n} or {bound}", "with {n} or {bound} {stat}")
class WithStat(Filter):
    """Cards whose number is in a range."""

    stat: Stat
    n: StatBound
    bound: Bound


@phrase("with {stat} {n}", "with {n} {stat}")
class WithExactStat(Filter):
    """Cards whose number is exactly this."""

    stat: Stat
    n: StatBound


@words("highest= <highest|greatest>", "lowest= <lowest|least>")
class Extreme(Word):
    """the highest, the lowest"""


@phrase("with the {extreme} {stat}")
class WithExtremeStat(Filter):
    """The cards whose number is the highest or lowest among those meant."""

    extreme: Extreme
    stat: Stat


@phrase("with the same name as {what}")
class WithSameName(Filter):
    """Cards of the name of another that was spoken of."""

    what: It | That | This

    def is_absurd(self) -> bool:
        """Where 'this' lies nobody says: 'a card with the same name as this in your discard pile'."""
        return isinstance(self.what, This) and self.what.place is not None


@words(
    "less than= <less|lower> than", "greater than= <greater|higher|more> than", "equal to",
    "or less= <<less|lower> than or equal to|equal to or <less|lower> than>",
    "or more= <<greater|higher> than or equal to|equal to or <greater|higher> than>",
)
class Relation(Word):
    """How two numbers compare."""


# ------------------------------------------------------------------ zones and places


@words("a", "any")
class AnyWhose(Word):
    """A zone of any player."""


@phrase("{whose} {piles:=+or}")
class ZoneOf(Zone):
    """A zone of a player."""

    whose: Whose | AnyWhose
    piles: tuple[Pile, ...]


@phrase("{whose} deck")
class DeckOf(DeckZone):
    """A deck, where only a deck will do."""

    whose: Whose | AnyWhose


@phrase("from {zone}")
class FromZone(Place, OfZone):
    """Cards that are in that zone; the verb takes them from there."""


@phrase("in {zone}")
class InZone(Place, OfZone):
    """Cards that are in that zone."""


@phrase("in play")
class InPlay(Place):
    """Cards in the play area; without a place, this is what is meant for cards on the table."""


@phrase("from among <them|those cards>")
class FromAmong(Place):
    """Cards of the group just looked at."""


# ------------------------------------------------------------------ relative clauses


@phrase("<|that was|that were> {what} this way")
class ThisWay(Relative):
    """Cards to which an earlier part of this effect did that."""

    what: Participle


@phrase("{what} this turn")
class ThisTurn(Relative):
    """Cards to which that happened this turn."""

    what: Participle


@phrase("you play [this_turn?this turn]")
class YouPlay(Relative):
    """Cards as you play them."""

    this_turn: bool = False


# ------------------------------------------------------------------ whole noun phrases


@phrase("sg| {determiner:sg} {group} [{chance}]", "pl| {determiner:pl} {group:s} [{chance}]")
class Some(One):
    """A determiner and its noun: a unit, each unit you control, up to two cards."""

    determiner: Determiner
    group: Group
    chance: AtRandom | None = None


@phrase("pl| {group:s}")
class Bare(Thing):
    """Units you control. All of them. Never joined: `relics or units` is one group of two kinds."""

    group: Group


@phrase("sg| this [{kind}] [{place}]")
class This(One):
    """The card whose text this is."""

    kind: Kind | None = None
    place: Place | None = None


@phrase("it", forms="sg")
class It(One):
    """The card spoken of last."""


@phrase("that {kind}", forms="sg")
class That(One):
    """The card of that kind spoken of last."""

    OF_CHOICE: ClassVar[bool] = False  # it is one that the text had chosen
    kind: Kind


@phrase("pl| them", "they!| they")
class Them(One):
    """The cards spoken of last."""


@phrase("those {kind:s}", forms="pl")
class Those(One):
    """The cards of that kind spoken of last."""

    OF_CHOICE: ClassVar[bool] = False  # they are some that the text had chosen
    kind: Kind


@phrase("sg| {n:sg} of {them:pl} [{chance}]", "pl| {n:many} of {them:pl} [{chance}]")
class OneOf(One):
    """Some of the cards spoken of last."""

    n: Count
    them: Them | Those
    chance: AtRandom | None = None


@phrase("the rest", "the others", forms="pl")
class TheRest(One):
    """What is left of the cards looked at."""


@words("top", "bottom")
class End(Word):
    """Which end of a deck."""


@phrase("sg| the {end} card of {deck}")
class EndCard(One):
    """The top card of a deck."""

    end: End
    deck: DeckZone


@phrase("pl| the {end} {n:pl} cards of {deck}")
class EndCards(One):
    """The top cards of a deck, in their order."""

    end: End
    n: Count
    deck: DeckZone


@phrase(
    "cards from the top of {deck} until {who:you/they/sg} <reveal(s)|show(s)|find(s)> {what:sg}",
    "cards from the top of {deck} until {what:sg} is <revealed|shown|found>",
    "cards from the top of {deck} until {who:you/they/sg} <reveal(s)|show(s)|find(s)> {what:pl}",
    "cards from the top of {deck} until {what:pl} are <revealed|shown|found>",
    forms="pl",
)
class TopUntil(Thing):
    """Card after card, up to the first of a sort, or until there are so many."""

    deck: DeckOf
    what: Thing
    who: Player | None = None

    def is_group(self) -> bool | None:
        return True


@phrase("{zone}")
class WholeZone(Thing, OfZone):
    """Every card of a zone: discard your hand."""


@phrase("{things++or}", forms="sg")
class Either(Thing):
    """One of these."""

    things: tuple[One, ...]


@phrase("{things++and}", forms="pl")
class Both(Thing):
    """All of these."""

    things: tuple[One, ...]
