"""What the phrases of `vocabulary/players_with.py` mean."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.meaning.amounts import NUMBERS, must_not_be_extreme
from rulebound.games.lost_legacy.meaning.nouns import ANY, described, kind_bits
from rulebound.games.lost_legacy.meaning.senses import player
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.vocabulary import players_with as said
from rulebound.kernel.terms import Amount, Compares, CountOf, Fixed, SeatNumber, Test, Whom, relations
from rulebound.kernel.terms.amounts import IfSo
from rulebound.kernel.terms.groups import CardsInZones
from rulebound.kernel.terms.players import ActivePlayer, OtherPlayers

BOTH = (ActivePlayer(), OtherPlayers(ActivePlayer()))
ASKED = {"at least": relations.AT_LEAST, "at most": relations.AT_MOST}


@player.means(said.PlayersWith)
def players_with(w: Writer, node: said.PlayersWith) -> Whom:
    raise w.not_playable(node, "say what they do, in a sentence that begins with them")


def held_by(w: Writer, node: said.Held, who: Whom) -> Amount:
    if isinstance(node, said.HeldNumber):
        return SeatNumber(who, NUMBERS[node.what.word])
    assert isinstance(node, said.HeldCards)
    if node.group is None:
        return CountOf(CardsInZones([c.HAND], who, []))
    if node.group.place is None and not kind_bits(node.group):
        raise w.not_playable(node, "which cards? Say 'cards in hand', 'characters', 'options'")
    must_not_be_extreme(w, node.group)
    with w.being(who=who):
        return CountOf(described(w, node.group, ANY, who))


def is_one_of_them(w: Writer, node: said.PlayersWith, who: Whom, other: Whom) -> Test:
    if node.held is None:
        return Compares(held_by(w, said.HeldCards(node.group).at(node), who), relations.AT_LEAST, Fixed(1))
    held = held_by(w, node.held, who)
    if node.most is not None:
        beyond = relations.ABOVE if node.most.word == "most" else relations.BELOW
        return Compares(held, beyond, held_by(w, node.held, other))
    if node.n is None or node.bound is None:
        return Compares(held, relations.AT_MOST, Fixed(0))
    return Compares(held, ASKED[node.bound.word], Fixed(node.n.value))


def parties(w: Writer, node: said.PlayersWith) -> list[tuple[Whom, Test]]:
    """[LL-prio.2] The one whose turn it is first; who they are is settled before anything is done."""
    yes = [
        w.settled(node, IfSo(is_one_of_them(w, node, who, other), Fixed(1)))
        for who, other in (BOTH, tuple(reversed(BOTH)))
    ]
    return [(who, Compares(so, relations.AT_LEAST, Fixed(1))) for who, so in zip(BOTH, yes, strict=True)]
