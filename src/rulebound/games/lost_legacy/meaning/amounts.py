"""Amounts, conditions and values."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.meaning.nouns import PIECES, meant, of_whom, place_traits
from rulebound.games.lost_legacy.meaning.senses import amount, condition, player
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.ops import terms
from rulebound.games.lost_legacy.vocabulary import events as said
from rulebound.games.lost_legacy.vocabulary.nouns import CardValue
from rulebound.kernel.terms import CardsAre, Compares, Every, Fixed, SeatNumber, Test, relations, stats
from rulebound.language.core.categories import Stat
from rulebound.language.core.numbers import StatOf
from rulebound.language.lowering.conditions import RELATIONS

VALUES = {name: [which] for which, name in enumerate(c.VALUE_NAMES)} | {"stats": [c.OFFENSE, c.DEFENSE]}
NUMBERS = {"MP": c.MP, "honor": c.HONOR}


def value_of(w: Writer, node: Stat) -> int:
    assert isinstance(node, CardValue)
    if node.word == "stats":
        raise w.not_playable(node, "stats are two numbers: say offense or defense")
    return VALUES[node.word][0]


amount.of(StatOf, lambda w, node: stats.StatOf(of_whom(w, node.of), value_of(w, node.stat)))


@condition.means(said.HasPieces)
def has_pieces(w: Writer, node: said.HasPieces) -> Test:
    return Compares(
        terms.PiecesOn(meant(w, node.what), PIECES[node.piece.word]), relations.AT_LEAST, Fixed(node.n.value)
    )


@condition.means(said.HasNumber)
def has_number(w: Writer, node: said.HasNumber) -> Test:
    held = SeatNumber(player(w, node.who), NUMBERS[node.what.word])
    return Compares(held, RELATIONS[node.bound.word], Fixed(node.n.value))


@condition.means(said.IsAttacking)
def is_attacking(w: Writer, node: said.IsAttacking) -> Test:
    """[LL-bat.1] In the battle under way: it is one of the attackers, and the target is such a card."""
    target = meant(w, node.target)
    return Every([terms.AttackerIs(meant(w, node.what), []), terms.TargetIsOf(target)])


condition.of(said.StandsThere, lambda w, node: CardsAre(meant(w, node.what), place_traits(w, node.where)))
