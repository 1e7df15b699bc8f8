"""What the phrases of `vocabulary/ways.py` mean."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.meaning.compared import another_moves
from rulebound.games.starlight.meaning.moving import SIDES
from rulebound.games.starlight.meaning.terms import tiles_of
from rulebound.games.starlight.meaning.writer import Writer, creature
from rulebound.games.starlight.ops import ways as ops
from rulebound.games.starlight.ops.terms import THIS, SeveralChosen
from rulebound.games.starlight.vocabulary import compared, verbs
from rulebound.games.starlight.vocabulary import ways as said
from rulebound.games.starlight.vocabulary.creatures import Tiles
from rulebound.games.starlight.vocabulary.moving import MovePast
from rulebound.kernel.terms import Cards

MOVES = (
    verbs.Move, verbs.MoveExactly, verbs.MoveTo, verbs.Leap, verbs.Swap, MovePast, compared.MoveStraight,
    compared.MoveToward, verbs.MoveOther,
)  # fmt: skip


@creature.means(said.EachPassed)
def each_passed(w: Writer, node: said.EachPassed) -> Cards:
    """[EN-13] By the one move of this card; which way it led, its player says."""
    moves = [each for tree in w.ability.trees for each in tree.inside() if isinstance(each, MOVES)]
    if w.card.kind != c.MOVEMENT or len(moves) != 1 or not isinstance(moves[0], verbs.Move | MovePast):
        raise w.not_playable(node, "say it once, of a Movement card that moves this creature up to so many tiles")
    move = moves[0]
    if not isinstance(move.tiles, Tiles) or not w.items or w.doer is not THIS or another_moves(w):
        raise w.not_playable(node, "say it behind the move of this creature")
    sides = SIDES.get("" if move.side is None else move.side.word, 1) if isinstance(move, MovePast) else 0
    number, slot = w.number(), w.slot()
    w.hoisted.append(ops.NoteTile(w.words(node), number, THIS))
    side = "" if node.side is None else node.side.word
    w.emit(ops.ChoosePassed(
        w.words(node), slot, number, THIS, tiles_of(w, move.tiles), sides, side != "enemy", side in ("", "enemy"),
        node.beside,
    ))  # fmt: skip
    w.spoken_of = None
    return SeveralChosen(slot)
