"""Sentences of Lightseekers beside triggers, keywords and plain effects."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core.categories import AbilityKind, Count, DeckZone, Effect, Head, Keyword, Player, Sentence
from rulebound.language.core.conditions import More
from rulebound.language.core.nouns import Group
from rulebound.language.core.sentences import Statement, Triggered
from rulebound.language.node import Node, Word, phrase, words

from .nouns import ThisOne
from .windows import OncePer


@words("<|Attack|Defend> Ability")
class AbilityWord(Keyword, Word):
    """The word that makes an action of the text behind it. [LS-6.1.2-ability.1, LS-2.7.3]"""


@phrase("{keyword}: {^effect}", "{keyword}: {^head}, {effect}")
class UseAbility(Sentence):
    """An ability: everything behind the word, up to the next ability. A trigger has no place there, but it is
    understood, so that the refusal can say so. [LS-2.7.1, LS-2.7.2a, LS-2.7.2b]"""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.ACTIVATED
    keyword: AbilityWord
    effect: Effect
    head: Head | None = None


@phrase("Multiplayer: {^what}", "Multiplayer: [added!<Also|Also,|In addition,>] {what}")
class Multiplayer(Sentence):
    """With three or more in the game, in place of the card's other effects, unless it keeps them.

    [LS-6.1.2-multiplayer, LS-G56]
    """

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.MULTIPLAYER
    what: Statement | Triggered
    added: bool = False

    @property
    def effect(self) -> Effect:
        return self.what.effect


@phrase(
    "this can only happen once each turn",
    "this <can only happen|can happen only|happens only|triggers only|can only trigger> {once}",
)
class OnlyOnce(Sentence):
    """The trigger before it is good for once in a turn, or in the game."""

    once: OncePer | None = None  # without it in a turn


@phrase("use this <|Ability> only {once}", "you <can|may> <only use|use> this <|Ability> <|only> {once}")
class UsedOnce(Sentence):
    """The ability before it is good for once in the game. [LS-2.7.6]"""

    once: OncePer


@words(
    "anybody= heals <|heroes> even at 0 health",
    "anybody= can heal <a hero|heroes> at 0 health",
    "you= heals you even at 0 health",
    "you= can heal you <|even> at 0 health",
)
class HealingAtZero(Word):
    """Whom the healing of a card reaches at 0 health."""


@phrase("{this} {heals}")
class HealsAnyway(Sentence):
    """The healing of this card works at 0 health, too, wherever this stands. [LS-5.1.5, LS1-5.1.5, LS-S34]"""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.SKILLS
    this: ThisOne
    heals: HealingAtZero


@words("Clunky", "Clunky= this is Clunky")
class SaysClunky(Sentence, Word):
    """What the corners show anyway, in words. [LS-6.1.2-clunky]"""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.SKILLS


@phrase("{n:sg/many} [{more}] {group:~}")
class DeckPart(Node):
    """How many cards of a type, or how many more or fewer than usual."""

    n: Count
    group: Group
    more: More | None = None


@phrase("{deck} contains {parts+and}")
class DeckContains(Sentence):
    """Deck-building text of a hero. [LS-2.1.1.3, LS-F01]"""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.SETUP
    deck: DeckZone
    parts: tuple[DeckPart, ...]


@phrase("{who:you} start the game with {n:sg/many} <{more}|additional> card(s)")
class StartsWith(Sentence):
    """Another opening hand."""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.SETUP
    who: Player
    n: Count
    more: More | None = None
