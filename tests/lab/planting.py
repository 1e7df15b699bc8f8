"""Does the lab find what is planted? A card of a set is made far too strong or far too weak, and the lab, which is not
told which, must name it among the first three.

    python -m tests.lab.planting --cases 10
"""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from rulebound.lab import asking
from rulebound.lab.plans import OPEN
from rulebound.lab.running import Store, here, run
from rulebound.lab.valuing import NAMED, Worth, Worths, standing
from rulebound.tabletop.kits import kit_of

DAMAGE = re.compile(r"(?<=^Deal )\d+(?= damage)")  # at once: what a card does turns later the greedy policy cannot see

COPIES = 3


class Planted(NamedTuple):
    """A card that was changed, and which way."""

    card: str
    deck: str
    table: Mapping[str, object]
    strong: bool


def plant(ruleset: str, sides: tuple[asking.Side, ...], seed: int, times: int = 4) -> Planted:
    """A card that deals damage and of which a deck has three copies, as of those that it lives on: several times as
    much, or nothing is left of its text but no damage at all. Of cards in smaller numbers some are worth nothing to the
    greedy policy anyway, and no lab could tell them from one that was made so."""
    tables = {str(face.table["name"]): face.table for face in kit_of(ruleset).card_set()}
    strong = seed % 2 == 0
    fit = [
        (side.name, name)
        for side in sides
        for name, count in asking.counts_of(side.deck).items()
        if count >= COPIES and name in tables and DAMAGE.search(str(tables[name]["text"]))
    ]
    Random("planted").shuffle(fit)
    fit = list({card: (deck, card) for deck, card in fit}.values())  # other cards in every case
    deck, card = fit[seed % len(fit)]
    text = str(tables[card]["text"])
    if strong:
        changed = DAMAGE.sub(lambda number: str(int(number[0]) * times), text)
    else:
        changed = "Deal 0 damage."
    return Planted(card, deck, {**tables[card], "text": changed}, strong)


def named(worths: list[Worth], strong: bool) -> list[str]:
    """The first three on a side. A card was changed in all decks that hold it."""
    ranked = standing(worths) if strong else standing(worths)[::-1]
    return [worth.card for worth in ranked[:NAMED]]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--ruleset", default="lightseekers")
    asked.add_argument("--cases", type=int, default=10)
    asked.add_argument("--first", type=int, default=0)
    asked.add_argument("--rounds", type=int, default=4)
    asked.add_argument("--pairs", type=int, default=16)
    asked.add_argument("--cores", type=int, default=2)
    given = asked.parse_args()
    found = 0
    for case in range(given.first, given.first + given.cases):
        began = time.monotonic()
        sides = asking.sides_of(given.ruleset, [], [OPEN])
        planted = plant(given.ruleset, sides, case)
        question = asking.worths(given.ruleset, sides, given.rounds, (), str(case), {}, [planted.table], given.pairs)
        assert isinstance(question, Worths)
        with here(given.cores) as players:
            rows = run(question, Store(None, question.settings), players)
        assert not any(row["fault"] for row in rows.values())
        worths = question.worths(rows)
        mine = next(each for each in worths if (each.card, each.deck) == (planted.card, planted.deck))
        hit = planted.card in named(worths, planted.strong)
        found += hit
        print(
            f"case {case}: {planted.card} in {planted.deck}, {'too strong' if planted.strong else 'too weak'}: "
            f"{'found' if hit else 'not found'}, place {standing(worths).index(mine) + 1} of {len(worths)}, "
            f"worth {mine.effect.value:+.1%} (usual {mine.usual[1]:+.1%}), smallest effect seen {mine.smallest:.1%}, "
            f"{len(rows)} games in {time.monotonic() - began:.0f} s",
            flush=True,
        )
    print(f"{found} of {given.cases} found")
    raise SystemExit(found < given.cases * 0.9)


if __name__ == "__main__":
    main()
