"""Pieces that are divided among several cards, and pieces that are doubled."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.meaning.doing import is_single
from rulebound.games.lost_legacy.meaning.nouns import Wanted, objects, pick, piece_on
from rulebound.games.lost_legacy.meaning.senses import act
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.ops import acting, terms
from rulebound.games.lost_legacy.vocabulary import verbs
from rulebound.games.lost_legacy.vocabulary.pieces import DoublePieces
from rulebound.kernel.choosing import Clear
from rulebound.kernel.terms import Cards, Fixed
from rulebound.language.lowering.each import each_card

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


@act.means(DoublePieces)
def double(w: Writer, node: DoublePieces) -> None:
    """[EN-10] As many as lie on each of them."""
    if w.paying:
        raise w.not_playable(node, "whether this can be paid is not known")
    found = objects(w, node.what, Wanted(verb=c.ADD))
    if is_single(w, node.what):
        add_as_many(w, node, found.cards)
        return
    with each_card(w, node, found.cards) as (_, one):
        add_as_many(w, node, one)


def add_as_many(w: Writer, node: DoublePieces, cards: Cards) -> None:
    piece = piece_on(w, node.piece, node.what)
    held = w.settled(node, terms.PiecesOn(cards, piece))
    w.emit(acting.Pieces(w.words(node), cards, w.slot(), w.cause, held, held, c.ADD, piece))
