"""Back-references: from 'it' and 'them' to the cards that an earlier phrase means."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.choosing import Pick
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops.groups import EventCard, ThisCard
from rulebound.games.lightseekers.ops.keeping import ChosenCard
from rulebound.games.lightseekers.vocabulary.events import HeroActs
from rulebound.games.lightseekers.vocabulary.nouns import CardKind
from rulebound.kernel.choosing import Clear
from rulebound.kernel.terms import Cards, Fixed
from rulebound.kernel.terms.groups import SlotCards
from rulebound.language.core.nouns import That, This
from rulebound.language.node import Node

THIS = ThisCard([])
ONE = Fixed(1)


def cards_meant(w: Writer, node: Node) -> Cards:
    """The cards that a reference means."""
    spot = w.spot_meant(node)
    known = w.handles.get(spot)
    if known is not None:
        return known
    mention = w.mention(node)
    if isinstance(mention.node, This):
        return THIS
    if isinstance(mention.node, HeroActs):
        return EventCard([])  # the card of the act
    if mention.back:
        return ChosenCard()
    spoken_of = w.unchosen.get(spot)
    if spoken_of is None or w.standing:
        raise w.not_playable(node, "it is not clear which card this would be")
    # "If the recipient has a Buff, Remove it": which one is chosen now.
    slot = w.slot()
    w.emit(Clear(slot))
    w.emit(Pick(w.words(node), w.who, spoken_of, ONE, False, slot, c.M_CARD, c.CHOOSE, 0))
    w.handles[spot] = SlotCards(slot, [], False)
    return w.handles[spot]


ACT_NOUNS = ("Attack", "Defend", "Ability", "Attack Ability", "Defend Ability")


def is_act(w: Writer, node: Node) -> bool:
    """Whether a reference means the act that a trigger has seen. 'That Attack' does so even if a card was spoken of in
    between: 'when you are attacked, you may Discard a card to Cancel that Attack'."""
    mention = w.ability.bindings.get(w.place(node))
    if mention is None:
        return False
    if isinstance(mention.node, HeroActs):
        return True
    if w.answers_harm and isinstance(w.handles.get(w.spot_meant(node)), EventCard):
        return any(isinstance(kind, CardKind) and kind.word in ACT_NOUNS for kind in mention.node.inside())
    word = node.kind.word if isinstance(node, That) and isinstance(node.kind, CardKind) else ""
    if not w.answers_act or word not in ACT_NOUNS:
        return False
    return not any(isinstance(kind, CardKind) and kind.word == word for kind in mention.node.inside())


def keeps_choice(w: Writer) -> bool:
    """Whether what is chosen stays chosen: on a card that stays in play."""
    kind = w.making.definition
    return kind.buff or kind.item or kind.hero


