"""Back-references: from 'it' and 'them' to the cards that an earlier phrase means."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.ops.choices import Pick
from rulebound.games.luminous.ops.groups import SlotCards, ThisCard
from rulebound.kernel.choosing import Clear
from rulebound.kernel.terms import Cards, Fixed
from rulebound.language.core.nouns import This
from rulebound.language.node import Node
from rulebound.language.references import Mention

THIS = ThisCard([])
ONE = Fixed(1)


def mention_of(w: Writer, node: Node) -> Mention:
    return w.ability.bindings[w.place(node)]


def cards_meant(w: Writer, node: Node) -> Cards:
    """The cards that a reference means."""
    mention = mention_of(w, node)
    known = w.handles.get(mention.place)
    if known is not None:
        return known
    if isinstance(mention.node, This):
        return THIS
    spoken_of = w.unchosen.get(mention.place)
    if spoken_of is None or w.standing:
        raise w.not_playable(node)
    # "If you control a relic, destroy it": which one is chosen now.
    slot = w.slot()
    w.emit(Clear(slot))
    w.emit(
        Pick(
            w.words(node), w.who, spoken_of, ONE, False, slot, c.M_CHOOSE, c.CHOOSE, c.CHOOSE_NO_MORE, w.actor, False
        )
    )
    w.handles[mention.place] = SlotCards(slot, [])
    return w.handles[mention.place]
