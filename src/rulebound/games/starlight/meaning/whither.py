"""What the phrases of `vocabulary/whither.py` mean."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.meaning.putting_off import put_off
from rulebound.games.starlight.meaning.terms import must_be_own
from rulebound.games.starlight.meaning.writer import Writer, act
from rulebound.games.starlight.ops import whither as ops
from rulebound.games.starlight.ops.terms import THIS
from rulebound.games.starlight.ops.tests import InRole
from rulebound.games.starlight.vocabulary import whither as said

PLACES = {"hand": ops.TO_HAND, "top": ops.ON_TOP, "bottom": ops.ON_THE_BOTTOM, "telegraphed": ops.TELEGRAPHED}
SENT = {"this card": ops.Send, "the enchanted card": ops.SendEnchanted, "the Attack card": ops.SendAttack}


def is_attackers(w: Writer) -> bool:
    """Whether only the attacker may invoke the card."""
    only = w.card.only
    return isinstance(only, InRole) and only.who is THIS and not only.defender


@act.means(said.Send)
def send(w: Writer, node: said.Send) -> None:
    kind, which = w.card.kind, node.card.word
    if which == "this card" and kind in (c.CREATURE, c.PASSIVE):
        raise w.not_playable(node, "a creature is no card of a hand")
    if which == "the enchanted card" and kind != c.ENCHANTMENT:
        raise w.not_playable(node, "only an Enchantment speaks of an enchanted card")
    if which == "the Attack card" and (kind not in (c.ATTACK, c.COMBAT_SPELL, c.SPELL)):
        raise w.not_playable(node, "which one? Say 'the enchanted card'")
    to = ops.SHUFFLED_IN if node.to is None else PLACES[node.to.word]
    if to == ops.TELEGRAPHED and kind == c.AURA:
        raise w.not_playable(node, "an Aura that lies there is of its bearer: say 'to its owner's hand'")
    if "your" in w.words(node).lower().split("instead")[0].split():
        must_be_own(w, node, "'its owner's'")
        if which == "the Attack card" and kind != c.ATTACK and not is_attackers(w):
            raise w.not_playable(node, "whose, if it is the defender who invokes this? Say 'its owner's'")
    sent = ops.Send if which == "the Attack card" and kind == c.ATTACK else SENT[which]
    if sent is ops.SendAttack and not w.outcome_known:  # until it is over it stays in the Combat [ST-CMB.9]
        with put_off(w, node, c.AFTER_COMBAT):
            w.emit(sent(w.words(node), to, THIS))
    else:
        w.emit(sent(w.words(node), to, THIS))
