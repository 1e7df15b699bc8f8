"""From sentences to abilities: a card that resolves does its effects as one; Auras and passives have triggers."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.language.abilities import PlacedSentence
from rulebound.language.core.categories import AbilityKind

Abilities = list[tuple[AbilityKind, list[PlacedSentence]]]


def fold(lines: Sequence[Sequence[PlacedSentence]], spell: bool) -> Abilities:
    """What a card does at once is one ability, whatever stands between; else an effect joins the trigger before it."""
    out: Abilities = []
    for placed in (each for line in lines for each in line):
        kind = placed.tree.OPENS or AbilityKind.EFFECTS
        joined = None
        if kind is AbilityKind.EFFECTS:
            wanted = AbilityKind.EFFECTS if spell else AbilityKind.TRIGGERED
            joined = next((ability for ability in reversed(out) if ability[0] is wanted), None)
        if joined is not None:
            joined[1].append(placed)
        else:
            out.append((kind, [placed]))
    return out
