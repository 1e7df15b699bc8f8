"""What a change is worth: the same games with it and without.

Deck, seats, shuffles and dice are the same in both, so what luck there is falls out of the difference: it tells more
than twice as many games that have nothing in common.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from rulebound.lab.plans import LabError, Plan, Side, Variant, swapped
from rulebound.lab.playing import points
from rulebound.lab.running import Rows
from rulebound.lab.statistics import Interval, mean_of, running, smallest_seen

ROUND: Final = 20  # pairs between two looks
SMALL: Final = 0.02  # an effect below that does not matter


@dataclass(frozen=True)
class Compare:
    """Before and after. Each subject plays the field in both versions, opponents in turn."""

    ruleset: str
    subjects: tuple[Side, ...]
    field: tuple[Side, ...]
    before: Variant
    after: Variant
    pairs: int
    seed: str = "1"
    patient: bool = True

    def __post_init__(self) -> None:
        if not self.subjects:
            raise LabError("no deck of the field holds what is compared: name a deck that does, with --deck")
        if not self.field:
            raise LabError("there is nobody to play against: name at least one deck")
        if self.before.name == self.after.name:
            raise LabError("both versions have one name: call them before and after")

    @property
    def settings(self) -> dict[str, Any]:
        return {"question": "compare", **asdict(self)}

    @property
    def most(self) -> int:
        return 4 * self.pairs

    def batch(self, rows: Rows) -> list[Plan]:
        done = len(rows) // 4
        if done >= self.pairs or (not self.patient and is_clear(differences(rows, self.before.name))):
            return []
        return [
            plan
            for pair in range(done, min(done + ROUND, self.pairs))
            for variant in (self.before, self.after)
            for plan in self.games(pair, variant)
        ]

    def games(self, pair: int, variant: Variant) -> list[Plan]:
        """The subjects in turn, and for each of them the opponents in turn."""
        subject = self.subjects[pair % len(self.subjects)]
        other = self.field[pair // len(self.subjects) % len(self.field)]
        other = Side(f"{other.name} (field)", other.deck, other.bot)
        return list(swapped(subject.name, self.ruleset, (subject, other), self.seed, range(pair, pair + 1), variant))

    def so_far(self, rows: Rows) -> str:
        found = running(differences(rows, self.before.name))
        return f"{found.value:+.1%} ({found.low:+.1%} to {found.high:+.1%})"

    def effect(self, rows: Rows) -> Interval:
        """By how much the change has raised the share of games that the subjects win."""
        return mean_of(differences(rows, self.before.name))


def differences(rows: Rows, before: str) -> list[float]:
    """For each pair of games, what the subject won more of after the change than before it."""
    won: dict[str, dict[bool, list[float]]] = {}
    for row in rows.values():
        if not row["fault"]:
            seat = row["sides"].index(row["cell"])
            won.setdefault(row["seed"], {}).setdefault(row["variant"] == before, []).append(points(row, seat))
    return [
        (sum(each[False]) - sum(each[True])) / 2
        for each in won.values()
        if len(each.get(True, ())) == len(each.get(False, ())) == 2
    ]


def is_clear(units: Sequence[float]) -> bool:
    interval = running(units)
    return not interval.low <= 0 <= interval.high or (interval.low > -SMALL and interval.high < SMALL)


def verdict(effect: Interval, units: Sequence[float]) -> str:
    """What came of the change, in words."""
    seen = f"so many games show an effect of {smallest_seen(units):.1%} four times of five"
    if effect.low > 0:
        return f"stronger: it wins {effect.value:.1%} more ({effect.low:.1%} to {effect.high:.1%}); {seen}"
    if effect.high < 0:
        return f"weaker: it wins {-effect.value:.1%} less ({-effect.high:.1%} to {-effect.low:.1%}); {seen}"
    if effect.low > -SMALL and effect.high < SMALL:
        return f"no difference that matters: {effect.low:+.1%} to {effect.high:+.1%}"
    return f"cannot tell: {effect.value:+.1%}, between {effect.low:+.1%} and {effect.high:+.1%}; {seen}"
