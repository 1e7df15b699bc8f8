"""Whose cards, where they lie, what was done with them, and where they go."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core import categories as core
from rulebound.language.core.nouns import End, It, That
from rulebound.language.node import Node, Word, phrase, words

from .elements import Sort
from .heroes import HeroRole, SomeHero, ThatHero
from .nouns import LastDiscarded, ThisOne

# ------------------------------------------------------------------ whose, where


@phrase("<of|on|from> {who}")
class OfHero(core.Controller, core.OfPlayer):
    """Cards of a hero: in its row, its hand, its deck. [LS-G70]"""


@phrase("{who:you/sg/pl/they} have~has")
class HeHas(core.Controller, core.OfPlayer):
    """Cards that a hero has in play, or where the place says."""


@words("hand(s)", "deck(s)", "Discard Pile(s)", "Buff area(s)", "Item area(s)")
class CardPile(core.Pile, Word):
    """The zones of a player. [LS-3.2.3]"""


@phrase("the {pile:=} of {who}")
class PileOf(core.Zone):
    """A zone of a hero that is named behind it: the hand of the recipient."""

    pile: CardPile
    who: HeroRole | ThatHero | SomeHero


@phrase("{whose} Discard Pile")
class DiscardPileOf(core.DeckZone, core.OfOwner):
    """A discard pile, as something with a top. [LS-3.2.3.4d]"""


@phrase("that deck")
class ThatDeck(core.DeckZone):
    """The deck spoken of last."""

    MENTIONS: ClassVar[bool] = False
    REFERS: ClassVar[str] = "deck"


@words("in hand", "from hand")
class InHand(core.Place, Word):
    """In the hand of whoever it is about."""


@phrase("from play")
class FromPlay(core.Place):
    """Out of play."""


@phrase("<|from> among the {end} {n:many} cards of {pile}")
class AmongEnd(core.Place):
    """Among the cards of one end of a pile that all can see. [LS-3.2.3.4d]"""

    end: End
    n: core.Count
    pile: DiscardPileOf


@phrase("<|from> under {what}")
class Under(core.Place):
    """Cards stored under that card. [LS-2.8.3.1]"""

    what: ThisOne | It | That


# ------------------------------------------------------------------ Elements compared


@phrase(
    "of the same {sort} [as {what}]",
    "[different!of <a different|another>] {sort} [aligned?( not Unaligned )] [than {what}]",
)
class OfSame(core.State, core.Filter):
    """Cards that share an Element or Order with a card, or do not; without one, with this card."""

    sort: Sort
    aligned: bool = False
    what: ThisOne | It | That | LastDiscarded | None = None
    different: bool = False


# ------------------------------------------------------------------ relative clauses


@phrase("against {who}")
class Against(core.Relative, core.OfPlayer):
    """Acts that have that hero as the recipient. [LS-2.5.1.3b]"""


@phrase("<|made|played> by {who}", "{who:you/sg/pl} play(s)")
class ByHero(core.Relative, core.OfPlayer):
    """Acts of that hero, or the cards it plays."""


@phrase("stored under {what}")
class StoredUnder(core.Relative):
    """Cards stored under that card. [LS-2.8.3.1]"""

    what: ThisOne | It | That


@words("left", "right")
class Side(Word):
    """Which way along the row. [LS-6.2.1-left-right.1]"""


@phrase("to the {side} of {what}")
class Beside(core.Relative):
    """The neighbour on that side; with `all`, everything on that side. [LS-6.2.1-left-right.3]"""

    BESIDE: ClassVar[str] = "what"
    side: Side
    what: ThisOne | It | That


# ------------------------------------------------------------------ where to


class Destination(Node):
    """Where a card goes."""


@phrase("<to|into> {zone:=}")
class ToZone(Destination, core.OfZone):
    """To a zone; into a deck means that it is shuffled. [LS-3.2.3.2c.2]"""


@phrase("<to the|on the|at the|on> {end} of {zone}")
class ToEnd(Destination):
    """To the top or the bottom of a pile, without shuffling. [LS-3.2.3.2c.2]"""

    end: End
    zone: core.DeckZone


@words("hand= to hand", "deck= <to|into> deck")
class ToOwnZone(Destination, Word):
    """To the hand or the deck of whoever it is about."""


@words(*(f"{nth}= <|,> <|each> <in|on|at|showing> <its|their> {nth} corner" for nth in ("second", "third", "fourth")))
class Upturned(Word):
    """The corner with which a Buff enters play. [LS-2.5.3.5]"""


@phrase("into play [{corner}]")
class IntoPlay(Destination):
    """Into play, without being Played, upright if nothing else is said. [LS-6.2.1-move.2, LS-2.5.3.3a]"""

    corner: Upturned | None = None


@words("in <the same|any> order", "on top= on top <|in any order>", "at the bottom= at the bottom <|in any order>")
class BackHow(Word):
    """How cards go back to where they were looked at."""
