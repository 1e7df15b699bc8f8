"""A position as one seat could write it down, and the tables that this seat can imagine from it."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.chance import Dice
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.saves import write
from rulebound.kernel.state import State

FACE_DOWN = ""  # in the place of the name of a hidden card


class Sight:
    """The save of a position with everything taken out that is hidden from a seat.

    Of its own hidden cards the seat knows which they are, but not which is where; of the others' only how many there
    are. A card that was seen and then shuffled away must not be found again by its number, so hidden cards lie in the
    order of their numbers.
    """

    def __init__(self, ruleset: Ruleset, s: State, seat: int) -> None:
        self.seat = seat
        written = write(s)
        self.doc = written.doc
        self.hidden = [sorted(ruleset.hidden(s, owner, seat)) for owner in range(s.rules.seats)]
        self.zones = [[s.places[number] % s.rules.zones for number in numbers] for numbers in self.hidden]
        cards = self.doc["cards"]
        for owner, numbers in enumerate(self.hidden):
            keys = sorted(cards[number][0] for number in numbers) if owner == seat else [FACE_DOWN] * len(numbers)
            for number, key in zip(numbers, keys, strict=True):
                cards[number][0] = key
        face_down = {number for numbers in self.hidden for number in numbers}
        self.doc["zones"] = [in_order(zone, face_down) for zone in self.doc["zones"]]
        self.doc["seed"] = self.doc["rolls"] = 0
        # What others may do depends on their hidden cards. In the middle of an action, cards dealt anew might not allow
        # what was begun with the true ones, so there the question stays as it was put.
        asked = s.asked[0] if len(s.asked) == 1 else None
        self.asks_again = asked is not None and asked.seat != seat and ruleset.is_free(asked)
        if self.asks_again:
            self.doc["asked"][0]["options"] = []
        self.dealer = ruleset.dealer(written)

    def imagine(self, dice: Dice) -> tuple[Ruleset, State]:
        """Deal the hidden cards anew: the seat's own among themselves, the others' from those there may be."""
        cards = [row and list(row) for row in self.doc["cards"]]
        for owner, numbers in enumerate(self.hidden):
            if owner == self.seat:
                keys = [cards[number][0] for number in numbers]
                dealt = [keys[place] for place in dice.shuffled(len(keys))]
            else:
                seen = [row[0] for row in cards if row and row[1] == owner and row[0] != FACE_DOWN]
                dealt = self.dealer.deal(owner, seen, self.zones[owner], dice)
            for number, key in zip(numbers, dealt, strict=True):
                cards[number][0] = key
        ruleset = self.dealer.ruleset({row[0] for row in cards if row})
        state = ruleset.read({**self.doc, "cards": cards, "seed": dice.below(1 << 31)})
        if self.asks_again:
            state.ask_again()
        return ruleset, state


def in_order(zone: list[Any], face_down: set[int]) -> list[Any]:
    """The same cards with the hidden ones, wherever they lie, in the order of their numbers."""
    hidden = iter(sorted(entry["card"] for entry in zone if entry["card"] in face_down))
    return [{"card": next(hidden)} if entry["card"] in face_down else entry for entry in zone]
