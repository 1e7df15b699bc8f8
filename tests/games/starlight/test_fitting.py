"""[EN-12] [EN-13] A word that would be read and ignored is refused, with the caret on it or on its verb."""

from __future__ import annotations

import pytest

from rulebound.tabletop.kits import kit_of

REFUSED = """
aura own 0            | Whenever another creature dies, target enemy gains 2 Mana.                   | target
aura own 0            | Attacks against target enemy deal 1 less damage.                             | target
passive               | If this creature would die this turn, gain 5 Health instead.                 | If
aura own 0            | If this creature would die this turn, gain 5 Health instead.                 | If
basic spell           | Look at the opponent's hand. Choose 1 card from it. Each player discards that card. | discards
basic spell           | Look at the top card of your Draw Pile. The opponent discards that card.     | discards
basic spell enemy 1-3 | If the target has an Aura, the opponent discards it.                         | discards
basic spell           | The opponent discards your hand.                                             | discards
basic spell           | Discard their hand.                                                          | Discard
basic spell           | The opponent shuffles your Discard Pile into their Draw Pile.                | shuffles
basic spell           | If you have 3 or more cards in their hand, draw 1 card.                      | you
basic spell enemy 1-3 | The target pushes this creature 1 tile.                                      | pushes
basic spell enemy 1-3 | The target heals this creature for 3.                                        | heals
basic spell enemy 1-3 | The target moves this creature up to 2 tiles.                                | moves
basic spell enemy 1-3 | The target removes 1 Aura from this creature.                                | removes
basic spell enemy 1-3 | The target sets this creature's Health to 3.                                 | sets
basic spell enemy 1-3 | The target chooses an enemy creature. It loses 1 Energy.                     | chooses
basic spell enemy 1-3 | The target looks at the opponent's hand.                                     | looks
aura enemy 1-3        | When this creature moves, it cannot move until your next turn.               | until
aura enemy 1-3        | When this creature moves, at the start of your next turn, it loses 1 Energy. | at
aura enemy 1-3        | When this creature moves, return this to your hand.                          | return
basic spell           | Each own creature may lose 1 Energy. If it does, draw 1 card.                | Each
"""
READ = """
aura enemy 1-3        | Whenever another creature dies, target enemy gains 2 Mana.
aura own 0            | Whenever another creature dies, the target gains 2 Mana.
basic spell           | Look at the opponent's hand. Choose 1 card from it. The opponent discards that card.
basic spell           | The opponent discards their hand.
basic spell enemy 1-3 | This creature heals the target for 3.
aura enemy 1-3        | When this creature moves, return this to its owner's hand.
"""


def rows(table: str) -> list[list[str]]:
    return [[part.strip() for part in line.split(" | ")] for line in table.strip().splitlines()]


@pytest.mark.parametrize(("kind", "text", "word"), rows(REFUSED))
def test_what_would_be_ignored_is_refused(kind: str, text: str, word: str) -> None:
    check = kit_of("starlight").card_check()
    complaints = check.complaints(check.specimen(kind, text))
    assert [each.word for each in complaints] == [word]


@pytest.mark.parametrize(("kind", "text"), rows(READ))
def test_what_fits_is_read(kind: str, text: str) -> None:
    check = kit_of("starlight").card_check()
    assert check.complaints(check.specimen(kind, text)) == []
