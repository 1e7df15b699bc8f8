"""What a card keeps in mind: who was chosen by one of its sentences is spoken of in the others."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core import categories as core
from rulebound.language.node import phrase

from .beings import BarredVerb
from .nouns import CardKind, CardKinds


@phrase("sg| the chosen <{kind}|one>")
class TheChosen(core.One):
    """Whom this text has chosen, in this ability or in another one of the card. [LL-abil.20]"""

    kind: CardKind | None = None


@phrase("pl| the <|two|2> chosen {kind:s}")
class TheChosenOnes(core.One):
    """The same of several that were chosen together."""

    kind: core.Kind

    def is_group(self) -> bool | None:
        return True


@phrase("can {verb} no other <|character|characters>")
class NoOther(core.Being):
    """Than whom this text has chosen. [LL-gold.2]"""

    IN_PLAY: ClassVar[str] = "what"
    verb: BarredVerb


@phrase("the chosen {kind}")
class OfTheChosen(core.Possessor):
    """Of that card."""

    NAMES_CARD: ClassVar[bool] = True
    kind: CardKinds | None = None
