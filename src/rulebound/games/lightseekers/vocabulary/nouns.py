"""Which cards: kinds, determiners, whose they are, where they lie."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core import categories as core
from rulebound.language.core.chance import AtRandom
from rulebound.language.core.nouns import Article, AtLeast, End, Exactly, Group, That, TheRest, Those, UpTo
from rulebound.language.node import Node, Word, phrase, words

from .heroes import HeroRole, ThatHero, WhoseRole, WhoseThat, Your

# ------------------------------------------------------------------ kinds


@words(
    "<|action|Attack|Attack action|Defend|Defend action> card(s)",
    "combo= combo<(s)| card(s)>",
    "<|action|combo> Attack(s)",
    "<|action|combo> Defend(s)",
    "Buff= Buff(s)",
    "Buff= Buff card(s)",
    "Item= Item(s)",
    "Item= Item card(s)",
    "action Buff= action Buff(s)",
    "action Buff= Buff action card(s)",
    "combo Buff(s)",
    "<|Attack|Defend> Ability~Abilities",
)
class CardKind(core.Kind, Word):
    """What a card is. An Attack is an Attack card or the use of an Attack Ability, and so with Defends.

    [LS-2.4.3.1, LS-2.5.1.1, LS-2.5.2.1, LS-2.5.3.1, LS-2.5.4.1, LS-6.1.2-ability.1, LS-6.1.2-attack]
    """


@words("Attack", "Defend", "Buff", "Item", "combo")
class CategoryWord(Word):
    """A category, before "cards"."""


@phrase("s!| {categories++or} cards")
class CardsOf(core.Kind):
    """Attack or Defend cards. In the singular two kinds are simply joined: an Attack or Defend card."""

    categories: tuple[CategoryWord, ...]


@words("card= card's", "Buff= Buff's", "Item= Item's", "combo= combo's", "Attack= Attack's", "Defend= Defend's")
class CardKinds(core.PossessiveKind, Word):
    """What a card is, as the owner of something."""


@words("cost", "worth", "Power", "current number")
class CardStat(core.Stat, Word):
    """A number of a card: symbols in its cost, points to carry, added strength, the number in its current corner.
    [LS-2.5.4.4, LS-6.2.1-power, LS-G57]"""


# ------------------------------------------------------------------ determiners


@words(
    "sg| <a|another|each|every|the|any|no>",
    "pl| <all|any number of|no>",
    "pl| the several= the",
    "pl| any several= any",
)
class CardArticle(Article):
    """Determiners without a number; `the several` and `any several` are written the, any, before a plural."""

    def is_group(self) -> bool | None:
        return self.word in ("all", "the several", "any number of", "no", "any several")


@phrase("sg| <the|{whose}> Next", "pl| <the|{whose}> Next {n:many}")
class Next(core.Determiner):
    """The first one from now on, or the first few, and then no more. [LS-6.1.2-next.1, LS-G33]"""

    whose: core.Whose | None = None
    n: core.Count | None = None

    def is_group(self) -> bool | None:
        return self.n is not None


@phrase("pl| all {whose}")
class AllTheirs(core.Determiner):
    """all your Buffs: every one of them"""

    whose: Your | WhoseRole | WhoseThat

    def is_group(self) -> bool | None:
        return True


@words("<more|fewer> than", "at <least|most>", "exactly")
class Compared(Word):
    """How a number of cards compares with another."""


@phrase("pl| {how} {n:many}", "sg| {how} {n:sg}")
class ComparedCount(core.Determiner):
    """more than 2 Buffs, exactly 1 Item: only asked for, never chosen"""

    how: Compared
    n: core.Count

    def is_group(self) -> bool | None:
        return True


@phrase("sg| {whose}")
class OneOfTheirs(core.Determiner, core.OfOwner):
    """your Buff: one of yours, whichever it is"""


@words("sg| <each|another|any>", "pl| <all|any number>")
class Part(Word):
    """How many of a row: each of, all of."""


@phrase("sg| {determiner:sg} of {whose} {group:s} [{chance}]", "pl| {determiner:pl} of {whose} {group:s} [{chance}]")
class Among(core.One):
    """one of your Buffs, up to 2 of their Items, each of your Buffs"""

    determiner: Exactly | UpTo | AtLeast | Part
    whose: core.Whose
    group: Group
    chance: AtRandom | None = None

    def is_group(self) -> bool | None:
        determiner = self.determiner
        if isinstance(determiner, Part):
            return determiner.word in ("all", "any number")
        return isinstance(determiner, AtLeast) or getattr(determiner.n, "value", 2) != 1


@phrase("the other", forms="sg")
class TheOther(TheRest):
    """What is left of two cards looked at."""

    def is_group(self) -> bool | None:
        return False


@words("first", "second", "third", "fourth")
class Nth(Word):
    """Which one of a turn."""


@words("this turn", "each turn= <|of> each turn", "each turn= of your turn")
class OfTurn(Word):
    """Of which turn it is counted."""


@phrase("the <chosen|selected> {kind}", forms="sg")
class TheChosen(That):
    """The card that the text had chosen, whatever was spoken of since."""

    OF_CHOICE: ClassVar[bool] = True


@phrase("the <chosen|selected> {kind:s}", forms="pl")
class TheChosenOnes(Those):
    """The same, of several."""

    OF_CHOICE: ClassVar[bool] = True


@phrase("sg| <{whose}|the> {nth} {group} {of}")
class NthAct(core.One):
    """The act with that number in a turn: your second Attack this turn, the first Attack against you each turn.
    [LS-G33]"""

    nth: Nth
    group: Group
    of: OfTurn
    whose: Your | WhoseRole | WhoseThat | None = None


@phrase("{adjectives*} {kinds:=+or}")
class Sorted(Node):
    """Of which kind the card on the pile is."""

    adjectives: tuple[core.Adjective, ...]
    kinds: tuple[core.Kind, ...]


@phrase(
    "sg| {whose} last discarded {sort}",
    "pl| {whose} last {n:many} discarded {sort:s}",
    "sg| the last discarded {sort} [of {who}]",
)
class LastDiscarded(core.One):
    """The card that lies on top of a discard pile, or the topmost of a kind; without an owner, of yours."""

    sort: Sorted
    whose: core.Whose | None = None
    n: core.Count | None = None
    who: HeroRole | ThatHero | None = None

    def is_group(self) -> bool | None:
        return self.n is not None


@phrase("pl| <|a number of> {group:s} equal to {of}")
class AsMany(core.Thing):
    """As many cards as a quantity says. Never joined: the quantity reaches to its end."""

    group: Group
    of: core.Quantity

    def is_group(self) -> bool | None:
        return True


@phrase("pl| <|a number of> cards from the {end} of {deck} equal to {of}")
class EndAsMany(core.Thing):
    """As many cards of the end of a pile as a quantity says."""

    end: End
    deck: core.DeckZone
    of: core.Quantity

    def is_group(self) -> bool | None:
        return True


@phrase(
    "sg| {article:sg} copy of {original} [{place}] [{relative}]",
    "pl| {article:pl} copies of {original} [{place}] [{relative}]",
)
class CopyOf(core.One):
    """Cards with the same name. [LS-F02]"""

    article: CopyArticle
    original: ThisOne
    place: core.Place | None = None
    relative: core.Relative | None = None

    def is_group(self) -> bool | None:
        return self.article.word == "all other"


@phrase("this {kind}", "this")
class ThisOne(Node):
    """This card, where nothing more can be said of it: a copy of this card, under this card."""

    kind: core.Kind | None = None


@words("sg| <a|another|each other>", "pl| all other")
class CopyArticle(Word):
    """Which copies."""
