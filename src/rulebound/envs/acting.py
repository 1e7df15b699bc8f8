"""What a seat may do, as numbers: a page of options with what each is made of.

An action is the place of an option on the page. A menu with more options than a page has goes on: the last place of a
page turns it, and turns back to the first behind the last. So no option is ever out of reach, and the mask is never
empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
import numpy.typing as npt

from rulebound.envs.observing import Floats, Observer
from rulebound.kernel.game import Game
from rulebound.kernel.public import Choice, Decision

PAGE: Final = 128
TURN_PAGE: Final = PAGE - 1
MOST_CARDS: Final = 2
MOST_NUMBERS: Final = 3
FEATURES: Final = (
    "kind", "cards", "card 0", "card 0 zone", "card 0 side", "card 0 at", "card 1", "card 1 zone", "card 1 side",
    "card 1 at", "seat", "number 0", "number 1", "number 2", "turns the page",
)  # fmt: skip
"""What is told of an option. Kinds, cards, zones, sides and seats are counted from 1; 0 says that there is none."""

Mask = npt.NDArray[np.int8]


class Actor:
    """Puts the options of one ruleset in numbers."""

    def __init__(self, game: Game, observer: Observer) -> None:
        self.observer = observer
        self.kinds = {name: at for at, name in enumerate(game.ruleset.move_names, 1)}
        self.zones = {name: at for at, name in enumerate(game.ruleset.zone_names, 1)}
        self.cards = names_of(game, observer)

    def page(self, decision: Decision | None, number: int) -> list[Choice]:
        """The options on a page; none if the seat is not asked."""
        if decision is None:
            return []
        options = decision.options
        if len(options) <= PAGE:
            return options
        return options[number * TURN_PAGE : (number + 1) * TURN_PAGE]

    def pages(self, decision: Decision) -> int:
        count = len(decision.options)
        return 1 if count <= PAGE else -(-count // TURN_PAGE)

    def mask(self, decision: Decision | None, number: int) -> Mask:
        """1 for what may be chosen. A seat that is not asked has one place that does nothing, so that no policy that
        divides by the sum of a mask divides by nought."""
        found = np.zeros(PAGE, np.int8)
        found[: len(self.page(decision, number))] = 1
        if decision is None:
            found[0] = 1
        elif self.pages(decision) > 1:
            found[TURN_PAGE] = 1
        return found

    def features(self, decision: Decision | None, number: int, me: int) -> Floats:
        found = np.zeros((PAGE, len(FEATURES)), np.float32)
        rows = [self.row(choice, me) for choice in self.page(decision, number)]
        if rows:
            found[: len(rows)] = rows
        if decision is not None and self.pages(decision) > 1:
            found[TURN_PAGE, -1] = 1
        return found

    def row(self, choice: Choice, me: int) -> list[int]:
        seen = self.observer.seen[me]
        kind, cards, seat, numbers = choice.parts
        found = [0] * len(FEATURES)
        found[0], found[1] = self.kinds[kind], len(cards)
        for at, card in enumerate(cards[:MOST_CARDS]):
            name = self.cards[card.name] if card.name else 0  # of one that lies face down no name is told
            zone = self.zones[card.zone] if card.zone else 0  # and one that has left the game lies nowhere
            found[2 + 4 * at : 6 + 4 * at] = (name, zone, seen[card.side] + 1 if card.side >= 0 else 0, card.at)
        if seat is not None:
            found[10] = seen[seat] + 1
        told = numbers[:MOST_NUMBERS]
        found[11 : 11 + len(told)] = told
        return found


def names_of(game: Game, observer: Observer) -> Mapping[str, int]:
    """By the name of a card the first of its places in the layout, counted from 1."""
    found: dict[str, int] = {}
    for key, definition in observer.definitions.items():
        at = observer.index[key] + 1
        found[definition.name] = min(at, found.get(definition.name, at))
    return found
