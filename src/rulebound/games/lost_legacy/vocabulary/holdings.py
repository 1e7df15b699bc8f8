"""What becomes of the MP and the honor that players have: doubled, halved, set."""

from __future__ import annotations

from typing import Final

from rulebound.language.core import categories as core
from rulebound.language.core.numbers import Number
from rulebound.language.node import phrase
from rulebound.language.wordings import Wordings

from .nouns import SeatValue


class ChangesHolding(core.Act):
    """It is gained or lost, so that nothing is done where it stays the same. [LL-mp.3, LL-win.6, LL-win.13]"""

    what: SeatValue
    whose: core.Whose | None
    all: bool


@phrase(
    "[doubles!double(s)] {whose} {what}", "[doubles!double(s)] [all!each player's] {what}",
    "halve(s) {whose} {what}", "halve(s) [all!each player's] {what}",
)
class ScaleHolding(ChangesHolding):
    """Twice as much, or half of it, rounded up. [LL-val.2]"""

    what: SeatValue
    whose: core.Whose | None = None
    all: bool = False
    doubles: bool = False


@phrase(
    "set(s) {whose} {what} to {n}", "set(s) [all!each player's] {what} to {n}",
    "set(s) {whose} {what} <to|equal to> {to}", "set(s) [all!each player's] {what} <to|equal to> {to}",
)
class SetHolding(ChangesHolding):
    """As much as a number says."""

    what: SeatValue
    n: Number | None = None
    to: core.Quantity | None = None
    whose: core.Whose | None = None
    all: bool = False


HELD_WORDS: Final[Wordings] = {
    f"the {what} of {who}": f"{whose} {what}"
    for what in ("MP", "honor")
    for who, whose in (("your opponent", "your opponent's"), ("each player", "each player's"))
}  # fmt: skip
HELD: Final[dict[str, str]] = {
    f"{whose} {{k=MP/honor}} <becomes <|equal to|the same as>|is set to> {{rest}}": f"set {house} {{k}} to {{rest}}"
    for whose, house in (("your", "your"), ("your opponent's", "your opponent's"), ("their", "their"),
                         ("each player's", "each player's"))
} | {
    f"{whose} {{k=MP/honor}} <is|are> {done}": f"{do} {whose} {{k}}"
    for whose in ("your", "your opponent's", "their", "each player's")
    for do, done in (("double", "doubled"), ("halve", "halved"))
} | {
    # What is more than nothing is lowered to it.
    f"<reduce|lower> {whose} {{k=MP/honor}} to {{n=0/zero}}": f"set {whose} {{k}} to 0"
    for whose in ("your", "your opponent's", "their", "each player's")
}  # fmt: skip
