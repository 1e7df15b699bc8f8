"""What Luminous calls its cards, their states, their numbers and the places where they lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rulebound.games.luminous.codes import SKILL_NAMES
from rulebound.language.core import categories as core
from rulebound.language.core.nouns import Group, It, That
from rulebound.language.core.numbers import Number
from rulebound.language.node import Lexicon, Node, Open, Taken, Word, category, phrase, token, words
from rulebound.language.printer import join
from rulebound.language.text import QUOTES
from rulebound.language.tokens import Token

from .sheet import SHEET


@words("unit(s)", "relic(s)", "spell(s)", "orb(s)", "token(s)", "card(s)", "sg| favored")
class CardKind(core.Kind, Word):
    """A type of card. [LU-type.1]"""

    APART: ClassVar[frozenset[str]] = frozenset(("unit", "relic", "spell", "orb", "favored"))


@phrase("Luminous Bloom(s)", "Luminous Bloom token(s)")
class Bloom(core.Kind):
    """The token that makes essence. [LU-token.6]"""


@words("unit= unit's", "relic= relic's", "spell= spell's", "orb= orb's", "token= token's", "card= card's")
class CardKinds(core.PossessiveKind, Word):
    """A type of card, as the owner of a number."""


@words("attack", "health", "cost", "durability")
class CardStat(core.Stat, Word):
    """A number of a card. [LU-cost.16]"""


@words(*SKILL_NAMES.values())
class BattleSkill(core.Skill, Word):
    """A battle skill. [LU-skill.1]"""


@category("an ability in quotation marks")
@token()
class Quoted(Open):
    """An ability as it would be printed on the card that gets it."""

    text: str

    @classmethod
    def take(cls, tokens: Sequence[Token], at: int, form: str, lexicon: Lexicon) -> Taken | None:
        end = at + 1
        while end < len(tokens) and tokens[end].text not in QUOTES:
            end += 1
        if tokens[at].text not in QUOTES or end >= len(tokens) or end == at + 1:
            return None
        return {"text": join([each.text for each in tokens[at + 1 : end]])}, end + 1

    @classmethod
    def begins(cls, token: Token) -> bool:
        return token.text in QUOTES

    def spelled(self) -> str:
        return f'"{self.text}"'

    @classmethod
    def samples(cls, form: str) -> tuple[Node, ...]:
        return (cls("Contact: Draw 1."),)


@words("attacking", "blocking", "blocked", "unblocked", "expended", "ready", "damaged", "undamaged")
class CardState(core.SimpleAdjective, core.State, Word):
    """What a card in play is found doing. [LU-exp.1]"""


@words("fast", "unique", "basic", "non-basic")
class CardWord(core.SimpleAdjective, core.State, Word):
    """What is printed on a card beside its text. [LU-type.16, LU-type.19]"""


@words("non-<unit|relic|spell|token|orb>")
class NotKind(core.SimpleAdjective, Word):
    """Of another type: a non-unit card. [LU-type.1]"""


@words("Orange", "Green", "Purple")
class Colour(core.SimpleAdjective, Word):
    """The colour of an orb. [LU-cost.3]"""


@words("Wanderers", "Emberwright", "Mossbound", "Duskveil")
class Faction(core.SimpleAdjective, Word):
    """The factions of the set. Others are read as names. [LU-deck.3a]"""


@phrase("{attack}/{health}")
class Stats(core.SimpleAdjective):
    """Attack and health, as a token is described by. [LU-token.1]"""

    attack: Number
    health: Number


@phrase("the {nth}", forms="sg")
class TheNth(core.Determiner):
    """The card to which something happened as the n-th of this turn: the first unit that attacked this turn."""

    nth: core.Ordinal


@words("in play")
class OnTable(core.State, Word):
    """The card is in play: what was chosen there is, so one asks whether it is still."""

    ASKS_DEED: ClassVar[bool] = True


@words(
    "a combat is going on= <a combat is going on|it is combat|there is a combat>",
    "no combat is going on= <no combat is going on|there is no combat>",
)
class CombatGoesOn(core.SingleCondition, Word):
    """Whether a unit attacks just now. [LU-combat.7]"""


@words("sg| the <defending|attacking> player")
class CombatPlayer(core.Player, Word):
    """A player by the part in this combat. [LU-combat.8]"""


@phrase("the other player", forms="sg")
class OtherPlayer(core.Player):
    """Not the one whose turn is spoken of; else the opponent."""


@words("the <defending|attacking> player's")
class CombatPlayers(core.Whose, Word):
    """Whose, by the part in this combat."""


@words("hand(s)", "deck(s)", "discard pile(s)", "void(s)", "orb pile(s)")
class CardPile(core.Pile, Word):
    """The zones of a player. [LU-zone.1]"""


@phrase("{whose} favored", forms="sg")
class Favored(core.One, core.OfOwner):
    """A player's leader. [LU-type.3]"""


@phrase("{it} from {zone}", forms="sg")
class ItFrom(core.One):
    """The card spoken of last, if it is found there."""

    it: It | That
    zone: core.Zone


@phrase("with {skills+and}", "[one!with] {skills++or}", "[none!without] {skills+or}")
class WithSkills(core.Filter):
    """Cards that have all of these skills, one of them or none; of a new token: that it gets them."""

    skills: tuple[core.Skill, ...]
    one: bool = False
    none: bool = False


@words("Arrive", "Depart", "Contact", "On Attack", "Mulch")
class AbilityWord(Word):
    """A trigger by its name."""


@phrase("with {ability}", "with a {ability} ability", "with {ability} abilities")
class WithAbility(core.Filter):
    """Cards on which such a trigger is printed. [LU-card.2]"""

    ability: AbilityWord


@phrase("{ability}")
class OfAbility(core.SimpleAdjective):
    """The same before the noun: a Mulch card."""

    ability: AbilityWord


@phrase("{skill}")
class OfSkill(core.SimpleAdjective):
    """A card that has the skill: a Flight unit."""

    skill: core.Skill


@phrase("<with no|without a> orb check", "that have~has no orb check")
class WithoutCheck(core.Filter):
    """Cards whose cost has no second part. [LU-cost.1]"""


@words("color(s)", "cost(s)", "name(s)", "type(s)", "card type(s)", "faction(s)", "attack value(s)")
class Respect(Word):
    """In which respect cards differ."""


@phrase(
    "with <a|> <total|combined> {stat} <|of> {n} or less",
    "with <a|> <total|combined> {stat} <|of> <at most|no more than|up to> {n}",
)
class WithTotal(core.Filter):
    """Several cards, of which all together have at most so much. [LU-play.4]"""

    stat: core.Stat
    n: Number


@phrase("{of} divided by {n} <|, rounded down>")
class Divided(core.Quantity):
    """How often a number goes into a quantity: for every two units."""

    of: core.SimpleQuantity
    n: Number


@phrase("different {respect} among {among:pl}", "different {respect:s} among {among:pl}")
class Distinct(Group):
    """How many different ones there are among some cards, where an amount counts."""

    adjectives: tuple[core.Adjective, ...] = ()
    kinds: tuple[core.Kind, ...] = ()
    respect: Respect | None = None
    among: core.Thing | None = None


@phrase("with that {stat}", "with {stat} equal to <that|the chosen> number")
class WithThatStat(core.Filter):
    """Cards whose number is the one that was chosen."""

    stat: core.Stat


@phrase("with {quoted}", "with {skills+and} and {quoted}", "with {skills+,}, and {quoted}")
class WithQuoted(core.Filter):
    """What a new token can do besides its skills."""

    quoted: Quoted
    skills: tuple[core.Skill, ...] = ()


@phrase("a token that is a copy of {what}", "{n} tokens that are copies of {what}", forms="sg")
class CopyToken(core.One):
    """A new token that is what is printed on another card. [LU-token.1]"""

    what: core.One
    n: Number | None = None

    def is_group(self) -> bool:
        return self.n is not None


@phrase("in hand")
class InHand(core.Place):
    """In the hands of those who are spoken of."""


@phrase("from play")
class FromPlay(core.Place):
    """Out of the play area."""


@words(*SHEET.participles(), "culled")
class Done(core.Participle, Word):
    """What was done to a card."""


@phrase("blocking {what}")
class BlockingThat(core.Relative):
    """The units that block that one."""

    what: core.One


@phrase("blocked by {what}")
class BlockedBy(core.Relative):
    """The unit that is blocked by that one."""

    what: core.One


@phrase("<|that was|that were> dealt damage by {what} this turn")
class DamagedBy(core.Relative, core.OfThing):
    """The units and relics to which these have dealt damage. [LU-dmg.1]"""


@phrase("{who:sg} plays")
class TheyPlay(core.Relative, core.OfPlayer):
    """Cards as somebody else plays them. [LU-cost.20]"""


@phrase(
    "that <|has|have|had> {did} this turn",
    "that <|has|have|had> {did} or {other} this turn",
    "that [no!<has not|have not|hasn't|haven't|had not>] {did} this turn",
    "that [no!<has not|have not|hasn't|haven't|had not>] {did} or {other} this turn",
    "that [no!<did not|didn't>] {verb:inf} this turn",
)
class ThatDid(core.Relative):
    """Cards that did that this turn, or did not; `other`: or that."""

    did: core.PastHappening | None = None
    other: core.PastHappening | None = None
    no: bool = False
    verb: core.Happening | None = None
