"""What was done to cards, and by whom: participles and the past, from the verb sheet; names that end before them."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.language.core.categories import Participle, Player, Relative
from rulebound.language.core.nouns import Name
from rulebound.language.node import Lexicon, Taken, Word, phrase, token, words
from rulebound.language.template import Literal
from rulebound.language.tokens import Token

from .sheet import SHEET
from .windows import Window


@phrase("{who:you/sg/pl/they} <|have~has> {verb} {window}", "{who:you/sg/pl/they} have~has {done} {window}")
class HeDid(Relative):
    """Cards to which a hero did that in a stretch of time."""

    who: Player
    window: Window
    verb: PastVerb | None = None
    done: Perfect | None = None


@words(*SHEET.pasts())
class PastVerb(Word):
    """A verb in the past, before its object."""


@words(*(each for each in SHEET.participles() if each not in SHEET.pasts()))
class Perfect(Word):
    """A participle that is not the past as well: Drawn."""


@words(
    *SHEET.participles(),
    "Expired",
    "shown",
    "revealed",
    "triggered",
    "Rotated backward= Rotated <backward|backwards>",
    "Rotated forward= Rotated <forward|forwards>",
)
class Done(Participle, Word):
    """What was done to a card."""


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
