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
WORTHWHILE: Final = 0.05  # and one of that is worth the games to see it


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
    def title(self) -> str:
        """What is compared, in words."""
        after = self.after
        if after.instead:
            said = [f"{new} in the place of {old}" for old, new in after.instead.items()]
        elif after.cards:
            said = [f"{card['name']}, new version" for card in after.cards]
        else:
            changed = {name: value for name, value in after.switches.items() if self.before.switches.get(name) != value}
            said = [f"{name} = {value}" for name, value in changed.items()]
        return f"{', '.join(said)} ({', '.join(side.name for side in self.subjects)})"

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
    """What came of the change, in words. Wins are counted of a hundred games."""
    value, low, high = (100 * each for each in effect[:3])
    if low > 0:
        return f"stronger: with it {value:.1f} more games of 100 are won (between {low:.1f} and {high:.1f})"
    if high < 0:
        return f"weaker: with it {-value:.1f} fewer games of 100 are won (between {-high:.1f} and {-low:.1f})"
    if effect.low > -SMALL and effect.high < SMALL:
        return f"no difference that matters: between {-low:.1f} fewer and {high:.1f} more games of 100 are won with it"
    return (
        f"cannot tell: with it between {-low:.1f} fewer and {high:.1f} more games of 100 are won. So few games show "
        f"an effect of {100 * smallest_seen(units):.0f} of 100; for one of {100 * WORTHWHILE:.0f} play about "
        f"{games_needed(units):,} (--games)"
    )


def games_needed(units: Sequence[float]) -> int:
    """Of both versions, to see an effect that is worth knowing four times of five; to two digits."""
    games = 4 * len(units) * (smallest_seen(units) / WORTHWHILE) ** 2
    return int(float(f"{games:.1e}"))
