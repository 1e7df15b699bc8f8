"""'Its controller may pay 2 MP to ready it': who pays does what is bought. [LL-abil.19]"""

from __future__ import annotations

from contextlib import ExitStack

from rulebound.games.lost_legacy.meaning import senses
from rulebound.games.lost_legacy.meaning.dialect import deed, possible
from rulebound.games.lost_legacy.meaning.nouns import PIECES, meant, of_whom
from rulebound.games.lost_legacy.meaning.senses import amount, effect, player
from rulebound.games.lost_legacy.meaning.writer import NONE, Writer
from rulebound.games.lost_legacy.ops.terms import ControllerOf, PiecesOn
from rulebound.games.lost_legacy.vocabulary import verbs
from rulebound.games.lost_legacy.vocabulary.offers import ControllerOfOne, OpponentOfOne, PlayerPays
from rulebound.kernel.terms import Compares, Done, Test, Whom, relations
from rulebound.kernel.terms.players import ActivePlayer, EachPlayer, OtherPlayers
from rulebound.language.core.categories import Act
from rulebound.language.core.numbers import Number, Single
from rulebound.language.lowering import YOU
from rulebound.language.lowering.clauses import gated
from rulebound.language.lowering.waiting import all_of


@player.means(ControllerOfOne)
def controller_of_one(w: Writer, node: ControllerOfOne) -> Whom:
    if node.what is not None:
        return ControllerOf(meant(w, node.what))
    assert node.of is not None
    return ControllerOf(of_whom(w, node.of))


player.of(OpponentOfOne, lambda w, node: OtherPlayers(ControllerOf(of_whom(w, node.of))))


@effect.means(PlayerPays)
def player_pays(w: Writer, node: PlayerPays) -> None:
    """[LL-prio.2] Of each player the one whose turn it is comes first."""
    asked = None if node.asked is None else senses.condition(w, node.asked)
    who = player(w, node.who)
    if who is YOU:
        raise w.not_playable(node.who, "say 'you may'")
    each = isinstance(who, EachPlayer)
    if each and w.words(node.who).lower() != "each player":
        raise w.not_playable(node.who, "say which player, or each player")
    for one in (ActivePlayer(), OtherPlayers(ActivePlayer())) if each else (who,):
        before, gone = dict(w.sent), [*w.gone]
        with w.being(who=one):
            pay_and_do(w, node, asked)
        if each:  # 'this way' would be what the last of them sent away
            w.sent, w.gone, w.last_sent = before, gone, NONE


def pay_and_do(w: Writer, node: PlayerPays, asked: Test | None) -> None:
    """One cost after the other, each of them if those before it were paid."""
    needed = [can_pay(w, each) for each in node.costs]
    tests = [each for each in (asked, *needed) if each is not None]
    with gated(w, node, all_of(tests), True, w.who, w.words(node)), ExitStack() as paid:
        for each in node.costs:
            w.asked.append(each)
            deed(w, verbs.Doing(each).at(each))
            paid.enter_context(gated(w, each, Done(), False, YOU))
        for bought in node.deeds:
            deed(w, bought)


def can_pay(w: Writer, node: Act) -> Test | None:
    """What they give must be there, as far as that can be asked; what was not paid buys nothing anyway."""
    if isinstance(node, verbs.Pay | verbs.Discard):
        return possible(w, node)
    if isinstance(node, verbs.Remove) and isinstance(node.n, Number | Single) and not node.up_to:
        return Compares(PiecesOn(meant(w, node.what), PIECES[node.piece.word]), relations.AT_LEAST, amount(w, node.n))
    return None
