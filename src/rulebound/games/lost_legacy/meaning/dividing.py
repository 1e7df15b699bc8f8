"""Pieces that are divided among several cards."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.meaning.doing import is_single
from rulebound.games.lost_legacy.meaning.nouns import Wanted, objects, pick, piece_on
from rulebound.games.lost_legacy.meaning.senses import act
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.ops import acting
from rulebound.games.lost_legacy.vocabulary import verbs
from rulebound.kernel.choosing import Clear
from rulebound.kernel.terms import Fixed

MOST_PARTS = 12


@act.means(verbs.Divide)
def divide(w: Writer, node: verbs.Divide) -> None:
    """[LL-pc.10] One at a time; for each it is chosen anew who bears it."""
    if not 1 <= node.n.value <= MOST_PARTS:
        raise w.not_playable(node.n, f"1 to {MOST_PARTS} can be divided")
    if is_single(w, node.what):
        raise w.not_playable(node.what, "say among whom: 'among up to two characters'")
    found, piece = objects(w, node.what, Wanted(verb=c.ADD)), piece_on(w, node.piece, node.what)
    for _ in range(node.n.value):
        slot = w.slot()
        w.emit(Clear(slot))
        w.emit(pick(w, node, found.cards, slot))
        w.emit(acting.Pieces(w.words(node), w.in_slot(slot), w.slot(), w.cause, Fixed(1), Fixed(1), c.ADD, piece))
