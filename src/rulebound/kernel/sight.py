"""A position as one seat could write it down, and the tables that this seat can imagine from it."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.chance import Dice
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.saves import write
from rulebound.kernel.state import State

FACE_DOWN = ""  # in the place of the name of a hidden card
# Where a save may speak of a card that something is about: such a card stays the one that is meant.
MENTIONS = ("frames", "asked", "waiting", "modifiers", "statics", "listeners", "records")


class Sight:
    """The save of a position with everything taken out that is hidden from a seat.

    Of its own hidden cards the seat knows which they are, but not which is where; of the others' only how many there
    are. A card that was seen once must not be found again by its number or by how often it was moved: hidden cards
    change numbers until they lie in the order of them.
    """

    def __init__(self, ruleset: Ruleset, s: State, seat: int) -> None:
        self.seat = seat
        written = write(s)
        self.doc = written.doc
        ruleset.veil(self.doc, seat)
        hidden = [ruleset.hidden(s, owner, seat) for owner in range(s.rules.seats)]
        mentioned = {number for key in MENTIONS for number in cards_in(self.doc[key])}
        for numbers in hidden:
            self.mix(sorted(number for number in numbers if number not in mentioned))
        self.hidden = [sorted(numbers) for numbers in hidden]
        places = self.doc["places"]
        self.zones = [[places[number] % s.rules.zones for number in numbers] for numbers in self.hidden]
        cards = self.doc["cards"]
        for owner, numbers in enumerate(self.hidden):
            keys = sorted(cards[number][0] for number in numbers) if owner == seat else [FACE_DOWN] * len(numbers)
            for number, key in zip(numbers, keys, strict=True):
                cards[number][0] = key
        self.doc["seed"] = self.doc["rolls"] = 0
        # What others may do depends on their hidden cards. In the middle of an action, cards dealt anew might not allow
        # what was begun with the true ones, so there the question stays as it was put.
        asked = s.asked[0] if len(s.asked) == 1 else None
        self.asks_again = asked is not None and asked.seat != seat and ruleset.is_asked_anew(asked)
        if self.asks_again:
            self.doc["asked"][0]["options"] = []
        self.dealer = ruleset.dealer(written)

    def mix(self, numbers: list[int]) -> None:
        """Give these cards each other's numbers, so that they lie in the order of them, zone by zone."""
        among = set(numbers)
        zones, known, places, serials = (self.doc[key] for key in ("zones", "known", "places", "serials"))
        lying = [entry["card"] for zone in zones for entry in zone if entry["card"] in among]
        new = dict(zip(lying, numbers, strict=True))
        known_of = {number: known[number] for number in numbers}
        place_of = {number: places[number] for number in numbers}
        for old, number in new.items():
            known[number] = known_of[old]
            places[number] = place_of[old]
            serials[number] = 0
        self.doc["zones"] = [[{"card": new.get(entry["card"], entry["card"])} for entry in zone] for zone in zones]

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


def cards_in(value: Any) -> list[int]:
    """The numbers of all cards that a part of a save speaks of."""
    if isinstance(value, list):
        return [number for each in value for number in cards_in(each)]
    if not isinstance(value, dict):
        return []
    card = value.get("card")
    own = [card] if isinstance(card, int) and "is" not in value else []
    return own + [number for each in value.values() for number in cards_in(each)]
