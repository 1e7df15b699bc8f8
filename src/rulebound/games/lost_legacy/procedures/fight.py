"""Who fights whom: the part of a battle that texts and windows ask for."""

from __future__ import annotations

from rulebound.kernel.acts import Course
from rulebound.kernel.play import Card, Move, Ref, State


class Fight(Course):
    """A battle under way; its steps are in `battle.py`. [LL-bat.31] A mental attack has only a source."""

    __slots__ = ("anywhere", "attackers", "hows", "mental", "source", "struck", "target", "used", "worthless")

    def __init__(self, source: Card, attackers: list[Ref], hows: list[int], target: Ref) -> None:
        super().__init__()
        self.source = source
        self.attackers = attackers  # replaced, never changed
        self.hows = hows  # how each of them strikes; replaced, too
        self.target = target
        self.mental = not attackers
        self.struck = False  # [LL-bat.9] whether it came to an attack
        self.worthless = False  # nobody gains honor by it
        self.anywhere = False  # the target is hit wherever it stands
        self.used: list[Move] = []  # [LL-abil.9] once per battle


def uses(used: list[Move], card: Card, ability: int) -> int:
    """How often an ability of a card is among those that were used."""
    return sum(each.card is card and each.number == ability for each in used)


def was_used(used: list[Move], card: Card, ability: int) -> bool:
    """Whether an ability of a card is among those that were used."""
    return any(each.card is card and each.number == ability for each in used)


def battle_of(s: State) -> Fight | None:
    """The innermost battle under way."""
    for frame in reversed(s.frames):
        if isinstance(frame, Fight):
            return frame
    return None
