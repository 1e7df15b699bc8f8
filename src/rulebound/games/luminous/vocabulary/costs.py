"""Costs before a colon, trigger keywords and the play option Tribute."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

from rulebound.language.core.categories import (
    AbilityKind,
    Act,
    Condition,
    Cost,
    Deed,
    Effect,
    Keyword,
    Kind,
    Ordinal,
    Payment,
    Sentence,
)
from rulebound.language.core.numbers import Number
from rulebound.language.node import Lexicon, Node, Open, Taken, Word, category, phrase, token, words
from rulebound.language.tokens import Token


@category("essence symbols")
@token()
class Essence(Open):
    """Essence or orb-check symbols: 2G, GP. [LU-cost.1]"""

    symbols: str

    @classmethod
    def take(cls, tokens: Sequence[Token], at: int, form: str, lexicon: Lexicon) -> Taken | None:
        text = tokens[at].text
        return ({"symbols": text}, at + 1) if re.fullmatch(r"[0-9]+[OGP]*|[OGP]+", text) else None

    @classmethod
    def begins(cls, token: Token) -> bool:
        return token.text[0] in "0123456789OGP"

    def spelled(self) -> str:
        return self.symbols

    @classmethod
    def samples(cls, form: str) -> tuple[Node, ...]:
        return (cls("1"), cls("2G"), cls("GP"))


@phrase("{essence} [| {check}]")
class EssenceAndCheck(Payment):
    """Essence to pay, orbs to have. [LU-cost.1, LU-cost.19]"""

    essence: Essence
    check: Essence | None = None


@phrase("{payment}")
class Pay(Cost):
    """Essence as a cost. [LU-cost.4]"""

    payment: Payment


@phrase("expend")
class ExpendThis(Cost):
    """Expend the card itself. [LU-exp.2c]"""

    OF_HOLDER: ClassVar[bool] = True


@phrase("{act}")
class DoAsCost(Cost):
    """Something done as a cost: Sacrifice this, Discard 1. [LU-key.7]"""

    act: Act


@words("Arrive", "Depart", "On Attack")
class TriggerKeyword(Keyword, Word):
    """A trigger with a name. [LU-arrive.1, LU-depart.1, LU-onattack.1]"""

    OF_HOLDER: ClassVar[bool] = True


@words("Contact")
class Contact(TriggerKeyword):
    """The trigger that speaks of a player: who was dealt the damage. [LU-contact.1]"""

    OF_OTHER_PLAYER: ClassVar[bool] = True


@phrase("Mulch")
class Mulch(Keyword):
    """To the discard pile from deck or play. [LU-mulch.1]"""

    OF_HOLDER: ClassVar[bool] = True


@phrase("{nth} Wave")
class Wave(Keyword):
    """The n-th attack of the turn. [LU-wave.1]"""

    OF_HOLDER: ClassVar[bool] = True
    nth: Ordinal


@phrase("{keyword}, {^costs+,}: {^effect}")
class MulchFor(Sentence):
    """Mulch with a cost, paid as it resolves. [LU-mulch.4]"""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.TRIGGERED
    keyword: Mulch
    costs: tuple[Cost, ...]
    effect: Effect


@phrase(
    "as a additional cost to play this [{kind}], {deeds+and}", "as a additional cost to play this [{kind}], {ways++or}"
)
class AlsoPay(Sentence):
    """What is paid besides essence as the card is played, or in which of some ways. [LU-cost.13]"""

    BRANCHES: ClassVar[tuple[str, ...]] = ("ways",)

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.PLAY_OPTION
    KNOWN: ClassVar[bool] = True
    deeds: tuple[Deed, ...] = ()
    kind: Kind | None = None
    ways: tuple[Deed, ...] = ()


@words(
    "once", "twice= <twice|two times>", "three times= <three times|thrice>", "four times", "five times",
)  # fmt: skip
class HowOften(Word):
    """In each turn."""


TIMES = {"once": 1, "twice": 2, "three times": 3, "four times": 4, "five times": 5}


@phrase(
    "<use|activate> this [ability?ability] <only|no more than|at most|up to> {often} <each|per> turn",
    "<use|activate> this [ability?ability] only [ever!once <per|each> game]",
    "<use|activate> this [ability?ability] only [your_turn!<during|on> your turn]",
    "<use|activate> this [ability?ability] only [their_turn!<during|on> the opponent's turn]",
    "<use|activate> this [ability?ability] only [main!<during|in> your main phase]",
    "<use|activate> this [ability?ability] only [combat!<during|in> <|a|the> <combat|combat phase>]",
    "<use|activate> this [ability?ability] only if {condition}",
)
class UseOnly(Sentence):
    """When the ability before it may be used at all. [LU-play.14]"""

    ability: bool = False
    often: HowOften | None = None
    ever: bool = False
    your_turn: bool = False
    their_turn: bool = False
    main: bool = False
    combat: bool = False
    condition: Condition | None = None


@phrase("spells played this way are voided after their effect")
class PlayedAway(Sentence):
    """Where a spell goes that the sentence before lets be played from elsewhere. [LU-key.10]"""


TRIGGERS = "this <ability|effect|> <triggers|can trigger>"
TRIGGERS_ONLY = "this <ability|effect|> <triggers only|can trigger only|can only trigger>"


@phrase(
    f"{TRIGGERS_ONLY} {{often}} <each|per> turn", f"{TRIGGERS} <no more than|at most|up to> {{often}} <each|per> turn",
    f"{TRIGGERS_ONLY} [ever!once <per|each> game]",
)
class TriggersOnce(Sentence):
    """The trigger before it is good for so often in a turn, or for once in the game."""

    often: HowOften | None = None
    ever: bool = False


@phrase("do this <only|no more than|at most|up to> {often} <each|per> turn")
class DoOnce(Sentence):
    """What the trigger before it offers may be done so often in a turn; an offer that is declined does not count."""

    often: HowOften


@phrase("Tribute {n}")
class Tribute(Sentence):
    """A unit sacrificed while playing the card doubles it. [LU-tribute.1]"""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.PLAY_OPTION
    n: Number
