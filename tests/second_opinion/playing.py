"""One text on one position, by both."""

from __future__ import annotations

import copy
import random
from typing import Any, NamedTuple

from rulebound.kernel.errors import RuleboundError
from rulebound.language import read_text
from rulebound.scenario import board

from .asking import Asking, Differs
from .binding import Unsure
from .core import GameOver


class Outcome(NamedTuple):
    """What became of a text: alike, unsure, refused, or how the two differ."""

    verdict: str
    why: str = ""
    said: tuple[str, ...] = ()
    document: Any = None


def compared(game: Any, text: str, seed: str) -> Outcome:
    """Both carry out a text on the position of a seed, with the same answers."""
    dice = random.Random(seed)
    table = game.Table(dice)
    holder = game.holder(text, dice)
    document = table.document(holder)
    try:
        position = board(copy.deepcopy(document))
    except RuleboundError as refusal:
        return Outcome("refused", str(refusal))
    names = set(table.cards)
    asking = Asking(position.game, dice, lambda label: game.key(label, names))
    table.seats["A"]["hand"] = list(table.seats["A"]["hand"])
    trees = copy.deepcopy(
        [
            sentence.tree
            for ability in read_text(game.VOCABULARY, text, spell=True).abilities
            for sentence in ability.sentences
        ]
    )
    result = None
    try:
        reading = game.Reading(table, trees, asking, "A", holder["name"])
        game.begin(position.game, reading)
        try:
            reading.carry_out()
            if position.game.over or not game.is_free(position.game):
                asked = position.game.result if position.game.over else options(position.game)
                raise Differs(f"the engine has ended, or asks on: {asked}")
        except GameOver as over:
            result = str(over)
        mine, theirs = table.observed(), game.observed(position, names)
        if result is not None:
            if not position.game.over or result != position.fact("result"):
                raise Differs(f"over, {result}; {position.game.result!r}")
        elif mine != theirs:
            raise Differs("; ".join(difference(mine, theirs)))
    except Unsure as unsure:
        return Outcome("unsure", str(unsure))
    except Differs as differs:
        return Outcome("differs", str(differs), tuple(asking.said), document)
    return Outcome("alike", said=tuple(asking.said))


def options(game: Any) -> list[str]:
    return [] if game.over else [str(each) for each in game.decision.options]


def difference(mine: Any, theirs: Any, path: str = "") -> list[str]:
    if isinstance(mine, dict) and isinstance(theirs, dict):
        keys = sorted({*mine, *theirs})
        return [
            line for key in keys for line in difference(mine.get(key), theirs.get(key), f"{path}.{key}".lstrip("."))
        ]
    return [] if mine == theirs else [f"{path} should be {mine}, is {theirs}"]
