"""What the phrases of `vocabulary/carrying.py` mean."""

from __future__ import annotations

from rulebound.games.starlight.meaning.acts_piles import chosen, note_taken, player_of, some_of
from rulebound.games.starlight.meaning.card_sorts import group_of, those_for
from rulebound.games.starlight.meaning.discarded import note_discarded
from rulebound.games.starlight.meaning.writer import Writer, act
from rulebound.games.starlight.ops import cards
from rulebound.games.starlight.ops import carrying as ops
from rulebound.games.starlight.ops.terms import THIS
from rulebound.games.starlight.vocabulary import carrying as said
from rulebound.kernel.gates import SetNumber
from rulebound.kernel.terms import Cards, CountOf
from rulebound.kernel.terms.groups import SlotCards
from rulebound.language.core.numbers import Single
from rulebound.language.lowering import YOU

ENDS = {"top": cards.ON_TOP, "bottom": cards.ON_THE_BOTTOM}


def picked(w: Writer, node: said.WithPicked, group: Cards) -> SlotCards:
    if node.picked.most is not None:
        return some_of(w, node, group, node.picked.most)
    return chosen(w, node, group, node.picked.n or Single(1))


def must_be_from(w: Writer, node: said.WithPicked, pile: str, better: str) -> None:
    if player_of(w, node) is not YOU:
        raise w.not_playable(node, "what the other player holds is hidden: say it of yourself")
    if node.picked.whence.word != pile:
        raise w.not_playable(node.picked.whence, better)


@act.means(said.DiscardPicked)
def discard_picked(w: Writer, node: said.DiscardPicked) -> None:
    must_be_from(w, node, "hand", "it lies in the Discard Pile already")
    gone = picked(w, node, group_of(w, node.picked))
    if node.picked.most is not None:
        w.discarded = gone
        w.tallies[""] = number = w.number()
        w.emit(SetNumber(w.words(node), number, CountOf(gone)))
    note_discarded(w, node, gone)
    w.emit(cards.PutAway(w.words(node), gone))


@act.means(said.RecoverPicked)
def recover_picked(w: Writer, node: said.RecoverPicked) -> None:
    must_be_from(w, node, "discarded", "it is in the hand already")
    found = picked(w, node, group_of(w, node.picked))
    note_taken(w, node, found)
    w.emit(cards.GiveBack(w.words(node), found))


@act.means(said.PutPicked)
def put_picked(w: Writer, node: said.PutPicked) -> None:
    must_be_from(w, node, node.picked.whence.word, "")
    w.emit(cards.PutRest(w.words(node), picked(w, node, group_of(w, node.picked)), ENDS[node.end.word]))


@act.means(said.ShufflePicked)
def shuffle_picked(w: Writer, node: said.ShufflePicked) -> None:
    must_be_from(w, node, node.picked.whence.word, "")
    w.emit(ops.ShuffleIn(w.words(node), picked(w, node, group_of(w, node.picked))))


@act.means(said.TelegraphPicked)
def telegraph_picked(w: Writer, node: said.TelegraphPicked) -> None:
    """[ST-TEL.4] One after the other, as long as there is room."""
    if w.doer is not THIS or node.picked.most is not None or node.picked.n is not None:
        raise w.not_playable(node, "say it of one card, and of this creature")
    w.emit(cards.TelegraphFree(w.words(node), THIS, chosen(w, node, those_for(w, node), Single(1))))


@act.means(said.ChoosePicked)
def choose_picked(w: Writer, node: said.ChoosePicked) -> None:
    if node.picked.most is not None or node.picked.n is not None:
        raise w.not_playable(node, "say what is done with them: 'return up to …'")
    must_be_from(w, node, node.picked.whence.word, "")
    w.that_card, w.looked_hand, w.aura_of, w.that_aura = picked(w, node, group_of(w, node.picked)), False, None, None
    w.of_another = False


@act.means(said.ShufflePile)
def shuffle_pile(w: Writer, node: said.ShufflePile) -> None:
    player_of(w, node)
    w.emit(cards.Shuffle(w.words(node), YOU, False))
