"""Sentences: what stands between two full stops. How they fold into abilities is in language/abilities.py."""

from __future__ import annotations

from typing import ClassVar

from ..node import phrase
from .categories import AbilityKind, Cost, Effect, Head, Keyword, OfSkills, Sentence


@phrase("{skills+,}", "{skills++and}")
class Skills(Sentence, OfSkills):
    """Skills that the card has."""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.SKILLS


@phrase("{keywords+and}: {^effect}", "{keywords+,}: {^effect}", "{keywords++or}: {^effect}")
class OnKeyword(Sentence):
    """A trigger by its keyword: Arrive: draw 1. Several keywords are several triggers with one effect."""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.TRIGGERED
    keywords: tuple[Keyword, ...]
    effect: Effect


@phrase("{head}, {effect}", "{effect} {head}")
class Triggered(Sentence):
    """A trigger that is written out, first or last."""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.TRIGGERED
    head: Head
    effect: Effect


@phrase("{^costs+,}: {^effect}")
class Activated(Sentence):
    """An activated ability: costs, colon, effect."""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.ACTIVATED
    costs: tuple[Cost, ...]
    effect: Effect


@phrase("{effect}")
class Statement(Sentence):
    """An effect on its own: an instruction, or something that is so."""

    effect: Effect
