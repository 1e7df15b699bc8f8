"""'A card' of which nothing is said may lie anywhere: who chooses one must be told where."""

from __future__ import annotations

from rulebound.language.core import nouns
from rulebound.language.core.categories import Thing
from rulebound.language.lowering.writer import TextWriter


def refuse_any_card(w: TextWriter, what: Thing) -> None:
    """[EN-13] 'Each player chooses a card and discards it': of their hands, or one in play?"""
    if not isinstance(what, nouns.Some):
        return
    group = what.group
    said = (*group.adjectives, group.name, group.controller, group.filter, group.place, group.relative)
    if not any(said) and all(getattr(kind, "word", "") == "card" for kind in group.kinds):
        raise w.not_playable(what, "from where? Say 'a card in your hand', or of which kind")
