"""What Luminous calls its cards, their states, their numbers and the places where they lie."""

from __future__ import annotations

from rulebound.games.luminous.codes import SKILL_NAMES
from rulebound.language.core.categories import (
    Filter,
    Kind,
    One,
    Participle,
    PastHappening,
    Pile,
    Place,
    Player,
    PossessiveKind,
    Relative,
    SimpleAdjective,
    Skill,
    Stat,
    State,
    Whose,
)
from rulebound.language.core.numbers import Number
from rulebound.language.node import phrase, words

from .sheet import SHEET


@words("unit(s)", "relic(s)", "spell(s)", "orb(s)", "token(s)", "card(s)", "sg| favored")
class CardKind(Kind):
    """A type of card. [LU-type.1]"""

    word: str


@phrase("Luminous Bloom(s)", "Luminous Bloom token(s)")
class Bloom(Kind):
    """The token that makes essence. [LU-token.6]"""


@words("unit= unit's", "relic= relic's", "spell= spell's", "orb= orb's", "token= token's", "card= card's")
class CardKinds(PossessiveKind):
    """A type of card, as the owner of a number."""

    word: str


@words("attack", "health", "cost", "durability")
class CardStat(Stat):
    """A number of a card. [LU-cost.16]"""

    word: str


@words(*SKILL_NAMES.values())
class BattleSkill(Skill):
    """A battle skill. [LU-skill.1]"""

    word: str


@words("attacking", "blocking", "blocked", "unblocked", "expended", "ready", "damaged")
class CardState(SimpleAdjective, State):
    """What a card in play is found doing. [LU-exp.1]"""

    word: str


@words("fast", "unique", "basic", "non-basic")
class CardWord(SimpleAdjective, State):
    """What is printed on a card beside its text. [LU-type.16, LU-type.19]"""

    word: str


@words("Orange", "Green", "Purple")
class Colour(SimpleAdjective):
    """The colour of an orb. [LU-cost.3]"""

    word: str


@words("Wanderers", "Emberwright", "Mossbound", "Duskveil")
class Faction(SimpleAdjective):
    """The factions of the set. Others are read as names. [LU-deck.3a]"""

    word: str


@phrase("{attack}/{health}")
class Stats(SimpleAdjective):
    """Attack and health, as a token is described by. [LU-token.1]"""

    attack: Number
    health: Number


@words("in play")
class OnTable(State):
    """The card is in play."""

    word: str


@words("sg| the defending player", "sg| the attacking player")
class CombatPlayer(Player):
    """A player by the part in this combat. [LU-combat.8]"""

    word: str


@words("the defending player's", "the attacking player's")
class CombatPlayers(Whose):
    """Whose, by the part in this combat."""

    word: str


@words("hand(s)", "deck(s)", "discard pile(s)", "void(s)", "orb pile(s)")
class CardPile(Pile):
    """The zones of a player. [LU-zone.1]"""

    word: str


@phrase("{whose} favored", forms="sg")
class Favored(One):
    """A player's leader. [LU-type.3]"""

    whose: Whose


@phrase("with {skills+and}")
class WithSkills(Filter):
    """Cards that have all of these skills; of a new token: that it gets them."""

    skills: tuple[Skill, ...]


@phrase("with {skills++or}")
class WithAnySkill(Filter):
    """Cards that have one of these skills."""

    skills: tuple[Skill, ...]


@phrase("without {skills+or}")
class WithoutSkill(Filter):
    """Cards that have none of these skills."""

    skills: tuple[Skill, ...]


@phrase("from play")
class FromPlay(Place):
    """Out of the play area."""


@words(*SHEET.participles(), "culled")
class Done(Participle):
    """What was done to a card."""

    word: str


@phrase("blocking {what}")
class BlockingThat(Relative):
    """The units that block that one."""

    what: One


@phrase("blocked by {what}")
class BlockedBy(Relative):
    """The unit that is blocked by that one."""

    what: One


@phrase("{who:sg} plays")
class TheyPlay(Relative):
    """Cards as somebody else plays them. [LU-cost.20]"""

    who: Player


@phrase("that {did:sg} this turn")
class ThatDid(Relative):
    """Cards that did that this turn."""

    did: PastHappening
