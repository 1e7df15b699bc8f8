"""Sentences of Lightseekers beside triggers, keywords and plain effects."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core.categories import AbilityKind, Count, DeckZone, Effect, Keyword, Player, Sentence
from rulebound.language.core.nouns import Group
from rulebound.language.core.sentences import Statement, Triggered
from rulebound.language.node import phrase, words

from .standing import MoreOrFewer


@words("Ability", "Attack Ability", "Defend Ability")
class AbilityWord(Keyword):
    """The word that makes an action of the text behind it. [LS-6.1.2-ability.1, LS-2.7.3]"""

    word: str


@phrase("{keyword}: {^effect}")
class UseAbility(Sentence):
    """An ability: everything behind the word, up to the next ability. [LS-2.7.1, LS-2.7.2a, LS-2.7.2b]"""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.ACTIVATED
    keyword: AbilityWord
    effect: Effect


@phrase("Multiplayer: {^what}")
class Multiplayer(Sentence):
    """With three or more in the game, in place of the card's other effects. [LS-6.1.2-multiplayer, LS-G56]"""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.MULTIPLAYER
    what: Statement | Triggered

    @property
    def effect(self) -> Effect:
        return self.what.effect


@phrase(
    "{deck} contains {n:sg} [{more}] {group}",
    "{deck} contains {n:many} [{more}] {group:s}",
)
class DeckContains(Sentence):
    """Deck-building text of a hero. [LS-2.1.1.3, LS-F01]"""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.SETUP
    deck: DeckZone
    n: Count
    group: Group
    more: MoreOrFewer | None = None


@phrase(
    "{who:you} start the game with {n:sg} {more} card",
    "{who:you} start the game with {n:many} {more} cards",
    "{who:you} start the game with {n:sg} additional card",
    "{who:you} start the game with {n:many} additional cards",
)
class StartsWith(Sentence):
    """Another opening hand."""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.SETUP
    who: Player
    n: Count
    more: MoreOrFewer | None = None
