"""What references can mean beside the cards of an earlier phrase: an act, or what was chosen for good."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops import groups, keeping
from rulebound.games.lightseekers.procedures.choosing import Pick
from rulebound.games.lightseekers.vocabulary import events, nouns
from rulebound.kernel.terms import Cards, Fixed
from rulebound.kernel.terms.groups import ThisCard
from rulebound.language.core.nouns import It, That
from rulebound.language.node import Node

THIS = ThisCard([])
ONE = Fixed(1)


def card_of_mention(w: Writer, node: Node) -> Cards | None:
    """The card of an act, or the one that an earlier ability has had chosen."""
    mention = w.mention(node)
    if isinstance(mention.node, events.HeroActs):
        return groups.EventCard([])
    if not mention.back:
        return None
    if w.spot_meant(node) not in w.making.kept:  # [EN-13]
        raise w.not_playable(node, "nothing keeps in mind which card this was: a card in play says 'choose' for that")
    return keeping.ChosenCard()


def pick(w: Writer, node: Node, among: Cards, slot: int) -> Pick:
    return Pick(w.words(node), w.who, among, ONE, False, slot, c.M_CARD, c.CHOOSE, 0)


ACT_NOUNS = ("Attack", "Defend", "Ability", "Attack Ability", "Defend Ability")


def is_act(w: Writer, node: Node) -> bool:
    """Whether a reference means the act that a trigger has seen. 'That Attack' does so even if a card was spoken of in
    between: 'when you are attacked, you may Discard a card to Cancel that Attack'."""
    mention = w.ability.bindings.get(w.place(node))
    if mention is None:
        return False
    if isinstance(mention.node, events.HeroActs):
        return True
    if w.answers_harm and isinstance(w.handles.get(w.spot_meant(node)), groups.EventCard):
        return any(isinstance(kind, nouns.CardKind) and kind.word in ACT_NOUNS for kind in mention.node.inside())
    word = node.kind.word if isinstance(node, That) and isinstance(node.kind, nouns.CardKind) else ""
    if not w.answers_act or word not in ACT_NOUNS:
        return False
    return not any(isinstance(kind, nouns.CardKind) and kind.word == word for kind in mention.node.inside())


def is_act_or_its_card(w: Writer, what: It | That) -> bool:
    """'When another hero plays a Buff, Cancel that Buff', 'when you play an Attack, that Attack deals …': the card that
    is being played is its play."""
    return is_act(w, what) or (w.answers_act and isinstance(w.handles.get(w.spot_meant(what)), groups.EventCard))


def is_played_act(w: Writer, what: It | That) -> bool:
    """The same, of a card that does what it does as it is played: a Buff or an Item goes on doing it."""
    if is_act(w, what) or not is_act_or_its_card(w, what):
        return False
    kinds = [kind.word for kind in w.mention(what).node.inside() if isinstance(kind, nouns.CardKind)]
    return "Buff" not in kinds and "Item" not in kinds


def keeps_choice(w: Writer) -> bool:
    """Whether what is chosen stays chosen: on a card that stays in play."""
    kind = w.making.definition
    return kind.buff or kind.item or kind.hero


