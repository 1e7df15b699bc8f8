"""What each card is worth: the games of its deck, and the same games with a blank in its place.

A deck wins more often when it draws a strong card, but also when it draws cards that are good in long games, which it
wins anyway; so the share of games won with a card says what it was seen with, and not what it does. The blank does: a
card of the same kind and cost that does nothing. All copies are exchanged, nothing else, and the two games are paired.

Few cards matter. So all are looked at with a few games, the half that lies farthest from the middle with twice as many
more, and so on: most games are played where they decide something.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final, NamedTuple

from rulebound.lab.plans import LabError, Plan, Side, Variant, swapped
from rulebound.lab.playing import Row, points
from rulebound.lab.running import Rows
from rulebound.lab.statistics import Interval, mean_of, smallest_seen

FIRST: Final = 8  # pairs of games for every card,
FEWEST_CARDS: Final = 8  # and cards that stay to the end
NAMED: Final = 3  # cards that are named on either side
BASE: Final = "as printed"


class Worth(NamedTuple):
    """A card in its deck."""

    card: str
    deck: str
    copies: int
    effect: Interval
    """How much more the deck wins with it than with a blank."""
    seen: float
    """In which share of its games the card was drawn."""
    smallest: float
    """The smallest effect that so many games would show."""

    @property
    def when_drawn(self) -> float:
        """What it is worth in a game in which it is drawn."""
        return self.effect.value / self.seen if self.seen else 0.0

    def data(self) -> dict[str, Any]:
        return {
            "card": self.card,
            "deck": self.deck,
            "copies": self.copies,
            "effect": self.effect.data(),
            "drawn": round(self.seen, 3),
            "when_drawn": round(self.when_drawn, 4),
            "smallest_effect_seen": round(self.smallest, 4),
        }


@dataclass(frozen=True)
class Worths:
    """Which cards of some decks are worth more or less than the others."""

    ruleset: str
    field: tuple[Side, ...]
    blanks: tuple[tuple[str, str, int, Mapping[str, object]], ...]
    """Deck, card, copies, and the card that stands for it."""
    rounds: int
    cards: tuple[Mapping[str, object], ...] = ()
    switches: Mapping[str, str | int | bool] | None = None
    seed: str = "1"

    def __post_init__(self) -> None:
        if len(self.field) < 2:
            raise LabError("a card is measured against a field: name at least two decks")
        if not self.blanks:
            raise LabError("none of these decks has a card that could be exchanged")

    @property
    def settings(self) -> dict[str, Any]:
        return {"question": "cards", **asdict(self)}

    @property
    def most(self) -> int:
        """About: how many pairs each round adds is known before, for which cards is not."""
        total, cards = 0, len(self.blanks)
        for turn in range(self.rounds):
            total += 2 * self.more(turn) * (cards + len(self.field))
            cards = max(cards // 2, min(FEWEST_CARDS, cards))
        return total

    def more(self, turn: int) -> int:
        """Pairs that a round adds."""
        return FIRST if turn == 0 else FIRST << (turn - 1)

    def batch(self, rows: Rows) -> list[Plan]:
        """A round: as many pairs again for the cards that are still of interest, and the same games as printed."""
        turn = 0
        racing = list(self.blanks)
        while turn < self.rounds:
            begin = sum(self.more(each) for each in range(turn))
            plans = [plan for blank in racing for plan in self.games(blank, range(begin, begin + self.more(turn)))]
            wanted = list({plan.id: plan for plan in plans}.values())
            if any(plan.id not in rows for plan in wanted):
                return wanted
            racing = self.left(racing, rows)
            turn += 1
        return []

    def games(self, blank: tuple[str, str, int, Mapping[str, object]], pairs: range) -> list[Plan]:
        deck, card, _, table = blank
        side = next(each for each in self.field if each.name == deck)
        others = [each for each in self.field if each is not side]
        switches = self.switches or {}
        base = Variant(BASE, switches, self.cards)
        other_cards = tuple(each for each in self.cards if each["name"] != card)
        changed = Variant(f"without {card}", switches, (*other_cards, table))
        found: list[Plan] = []
        for pair in pairs:
            other = others[pair % len(others)]
            for variant in (base, changed):
                found += swapped(deck, self.ruleset, (side, other), self.seed, range(pair, pair + 1), variant)
        return found

    def left(
        self, racing: list[tuple[str, str, int, Mapping[str, object]]], rows: Rows
    ) -> list[tuple[str, str, int, Mapping[str, object]]]:
        """The half whose worth lies farthest from the middle of all, on either side."""
        found = {(worth.deck, worth.card): worth.effect.value for worth in self.worths(rows, racing)}
        middle = sorted(found.values())[len(found) // 2]
        ranked = sorted(racing, key=lambda each: (-abs(found[each[0], each[1]] - middle), each[:2]))
        kept = ranked[: max(len(ranked) // 2, min(FEWEST_CARDS, len(ranked)))]
        return [each for each in racing if each in kept]

    def worths(
        self, rows: Rows, among: list[tuple[str, str, int, Mapping[str, object]]] | None = None
    ) -> list[Worth]:
        """All cards, the worthiest first."""
        by_deck: dict[tuple[str, str], list[Row]] = {}
        for row in rows.values():
            by_deck.setdefault((row["cell"], row["variant"]), []).append(row)
        found = [
            worth_of(deck, card, copies, by_deck.get((deck, BASE), []), by_deck.get((deck, f"without {card}"), []))
            for deck, card, copies, _ in (among if among is not None else self.blanks)
        ]
        return sorted(found, key=lambda each: (-each.effect.value, each.deck, each.card))

    def so_far(self, rows: Rows) -> str:
        worths = self.worths(rows)
        return f"most {worths[0].card} {worths[0].effect.value:+.1%}, least {worths[-1].card}"


def worth_of(deck: str, card: str, copies: int, base: list[Row], without: list[Row]) -> Worth:
    """From the games of a deck as printed, and the same games with a blank in the place of a card."""
    printed = {(row["seed"], row["sides"].index(deck)): row for row in base if not row["fault"]}
    units: dict[str, list[float]] = {}
    seen = 0
    for row in without:
        seat = row["sides"].index(deck)
        same = printed.get((row["seed"], seat))
        if same is not None and not row["fault"]:
            units.setdefault(row["seed"], []).append(points(same, seat) - points(row, seat))
            seen += card in same["drawn"][seat]
    values = [sum(unit) / len(unit) for unit in units.values()]
    games = sum(len(unit) for unit in units.values())
    return Worth(card, deck, copies, mean_of(values), seen / games if games else 0.0, smallest_seen(values))


def verdicts(worths: list[Worth]) -> list[str]:
    """The cards that stand out from all others, in words: those whose interval lies beyond the middle half of all."""
    if len(worths) < 4:
        return [f"{each.card} in {each.deck} is worth {each.effect.value:+.1%}" for each in worths]
    ranked = sorted(each.effect.value for each in worths)
    low, middle, high = (ranked[len(ranked) * part // 4] for part in (1, 2, 3))
    found = [
        f"look: {each.card} in {each.deck} is worth {each.effect.value:+.1%}, more than others ({middle:+.1%})"
        for each in worths
        if each.effect.low > high
    ][:NAMED]
    found += [
        f"look: {each.card} in {each.deck} is worth {each.effect.value:+.1%}, less than others ({middle:+.1%})"
        for each in reversed(worths)
        if each.effect.high < low
    ][:NAMED]
    if not found:
        best = min(each.smallest for each in worths)
        found = [f"no card stands out; an effect below {best:.1%} cannot be seen in so many games"]
    return found
