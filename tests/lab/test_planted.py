"""The lab finds what is planted: a short form of `python -m tests.lab.planting`, with few cards and games."""

from __future__ import annotations

from tests.lab.planting import named, plant

from rulebound.lab import asking
from rulebound.lab.plans import OPEN
from rulebound.lab.running import Store, here, run


def test_a_card_that_is_far_too_strong_is_named_first() -> None:
    sides = asking.sides_of("lightseekers", ["bitter-ward", "briar-row"], [OPEN])
    planted = plant("lightseekers", sides, 0, times=12)
    cards = [planted.card, "Slow Venom", "Fever Garden", "Rot Choir", "Nettle Kiss", "Packrunner", "Brood Tender"]
    question = asking.worths("lightseekers", sides, 2, list(dict.fromkeys(cards)), cards=[planted.table])
    with here(1) as players:
        worths = question.worths(run(question, Store(None, question.settings), players))
    assert planted.card in named(worths, strong=True)
    assert worths[0].effect.low > 0


def test_what_is_planted_is_played_and_differs_from_case_to_case() -> None:
    sides = asking.sides_of("lightseekers", [], [OPEN])
    planted = [plant("lightseekers", sides, seed) for seed in range(10)]
    assert len({each.card for each in planted}) >= 8
    for each in planted:
        question = asking.worths("lightseekers", sides, 1, [each.card], cards=[each.table], pairs=1)
        with here(1) as players:
            assert not any(row["fault"] for row in players(question.batch({})))
