"""Which cards are meant, in rarer words: a character's value, what lies on it, abilities by their name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rulebound.games.lost_legacy import codes as c
from rulebound.language.core import categories as core
from rulebound.language.core.nouns import Article, Group, Some
from rulebound.language.node import Lexicon, Node, Open, Taken, Word, category, phrase, token, words
from rulebound.language.tokens import Token

from .nouns import AnEnemy, CardKind, CardKinds, CardState, OfSide, Which
from .sentences import AbilityName

NO_NAMES: Final = (*c.SKILL_NAMES, "Mp")


# ------------------------------------------------------------------ whose number, whose range
class OfCard(core.Possessor):
    """Of a card that is named here, so that 'it' may mean that card behind it."""

    NAMES_CARD: ClassVar[bool] = True

    @property
    def thing(self) -> Some | OfSide:
        """The card, as it is named where nothing of it is meant."""
        raise NotImplementedError

    @property
    def group(self) -> Group:
        return self.thing.group

    @property
    def determiner(self) -> core.Determiner | Which:
        return self.thing.determiner

    def is_group(self) -> bool | None:
        return self.thing.is_group()


@words("a", "another", "each", "a opponent's= <a|your> opponent's")
class WhichOne(Word):
    """Which card of a kind."""


@phrase("{which} {kind}")
class OfOne(OfCard):
    """A character's, an opponent's character's. [LL-val.4]"""

    which: WhichOne
    kind: CardKinds

    @property
    def thing(self) -> Some:
        word = self.which.word
        determiner: core.Determiner = AnEnemy(word) if word == "a opponent's" else Article(word)
        return Some(determiner, Group((), kinds=(CardKind(self.kind.word),))).at(self)


@words("threatened", "attacked", "attacking", "threatening")
class BattleState(Word):
    """Who is in the battle under way."""


@phrase("the {state} character's", "each {state:=} character's")
class OfFighter(OfCard):
    """The attacked character's; of several attackers each one's. [LL-bat.1]"""

    state: BattleState

    @property
    def thing(self) -> Some:
        article = "each" if self.state.word in ("attacking", "threatening") else "the"
        return Some(Article(article), Group((CardState(self.state.word),), kinds=(CardKind("character"),))).at(self)


@words("card= cards'", "character= characters'")
class ManyKinds(Word):
    """Several cards, as owners."""


@phrase("{which} of {whose} {kind}")
class OfOneOfSide(OfCard):
    """One of your characters'. [LL-val.4]"""

    which: Which
    whose: core.Whose
    kind: ManyKinds

    @property
    def thing(self) -> OfSide:
        return OfSide(self.which, self.whose, Group((), kinds=(CardKind(self.kind.word),))).at(self)


# ------------------------------------------------------------------ filters
@phrase("on <{what:sg}|{what:pl}>")
class OnCharacter(core.Filter, core.OfThing):
    """Cards that are linked to a character. [LL-link.1]"""


@words(
    "attacks= <attacks|attack|attacked|is attacking|are attacking>",
    "threatens= <threatens|threaten|threatened|is threatening|are threatening>",
)
class Strikes(Word):
    """What an attacker does."""


@phrase("that {did} {what:sg}")
class Attacking(core.Filter, core.OfThing):
    """The attackers of the battle under way, if its target is such a card. [LL-bat.26]"""

    did: Strikes


@category("a name in capitals")
@token()
class AbilityCalled(Open):
    """The name of an ability where a text speaks of it; a skill is none, however it is written. [LL-card.4]"""

    name: str

    @classmethod
    def take(cls, tokens: Sequence[Token], at: int, form: str, lexicon: Lexicon) -> Taken | None:
        found = AbilityName.take(tokens, at, form, lexicon)
        return None if found is None or str(found[0]["name"]).capitalize() in NO_NAMES else found

    @classmethod
    def begins(cls, token: Token) -> bool:
        return AbilityName.begins(token)

    def spelled(self) -> str:
        return self.name

    @classmethod
    def samples(cls, form: str) -> tuple[Node, ...]:
        return (cls("RALLY"), cls("KINDLE"))


@phrase("with {name}", "[none!without] {name}")
class WithAbility(core.Filter):
    """Characters that have an ability of this name, or have none. [LL-card.4]"""

    name: AbilityCalled
    none: bool = False


# ------------------------------------------------------------------ amounts
@phrase("half <|of> {of}")
class HalfOf(core.Quantity):
    """Rounded up. [LL-val.2]"""

    of: core.SimpleQuantity
