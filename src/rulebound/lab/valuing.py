"""What each card is worth: the games of its deck, and the same games with a blank in its place.

A deck wins more often when it draws a strong card, but also when it draws cards that are good in long games, which it
wins anyway; so the share of games won with a card says what it was seen with, and not what it does. The blank does: a
card of the same kind and cost that does nothing. All copies are exchanged, nothing else, and the two games are paired.

Of some cards a deck has three copies, because they are good, and of others one: a card is held against those of which
a deck has as many.

Few cards matter. So all are looked at with a few games, the half that lies farthest from the middle, above it or
below, with twice as many more, and so on: most games are played where they decide something.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, NamedTuple

from rulebound.lab.plans import LabError, Plan, Side, Variant, swapped
from rulebound.lab.playing import Row, points
from rulebound.lab.running import Rows
from rulebound.lab.statistics import Interval, mean_of, quantile, smallest_seen

FEWEST_CARDS: Final = 8  # that stay to the end
FEWEST_ALIKE: Final = 4  # cards with as many copies, to say what is usual for them
NAMED: Final = 3  # cards that are named on either side
BASE: Final = "as printed"
DRAWN: Final = "drawn"  # noted of games that are not brief


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
    usual: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """What cards are worth of which a deck has as many copies: the middle, and between what the middle half lies."""

    @property
    def beside(self) -> float:
        """How much more it is worth than those."""
        return self.effect.value - self.usual[1]

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
            "usual": [round(each, 4) for each in self.usual],
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
    pairs: int = 8
    """Of games, for every card in the first round."""

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
        return self.pairs if turn == 0 else self.pairs << (turn - 1)

    def batch(self, rows: Rows) -> list[Plan]:
        """A round: as many pairs again for the cards that are still of interest, and the same games as printed."""
        turn = 0
        racing = list(self.blanks)
        while turn < self.rounds:
            begin = sum(self.more(each) for each in range(turn))
            end = begin + self.more(turn)
            plans = [plan for blank in racing for plan in self.games(blank, range(begin, end))]
            wanted = list({plan.id: plan for plan in plans}.values())
            if any(plan.id not in rows for plan in wanted):
                return wanted
            # Later games do not count here: who is left must not change when it is asked again.
            racing = self.left(racing, {key: row for key, row in rows.items() if row["number"] < 2 * end})
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
            here = deck, self.ruleset, (side, other), self.seed, range(pair, pair + 1)
            found += [replace(plan, brief=pair >= self.pairs) for plan in swapped(*here, base)]
            found += [replace(plan, brief=True) for plan in swapped(*here, changed)]
        return found

    def left(
        self, racing: list[tuple[str, str, int, Mapping[str, object]]], rows: Rows
    ) -> list[tuple[str, str, int, Mapping[str, object]]]:
        """The quarter that lies farthest above what is usual, and the quarter that lies farthest below."""
        still = {each[:2] for each in racing}
        ranked = [
            (worth.deck, worth.card) for worth in standing(self.worths(rows)) if (worth.deck, worth.card) in still
        ]
        many = max(len(ranked) // 2, min(FEWEST_CARDS, len(ranked)))
        kept = {*ranked[: many // 2], *ranked[len(ranked) - (many - many // 2) :]}
        return [each for each in racing if each[:2] in kept]

    def worths(self, rows: Rows) -> list[Worth]:
        """All cards, the worthiest first."""
        by_deck: dict[tuple[str, str], list[Row]] = {}
        for row in rows.values():
            by_deck.setdefault((row["cell"], row["variant"]), []).append(row)
        found = [
            worth_of(deck, card, copies, by_deck.get((deck, BASE), []), by_deck.get((deck, f"without {card}"), []))
            for deck, card, copies, _ in self.blanks
        ]
        usual = usual_of(found)
        found = [each._replace(usual=usual[each.copies]) for each in found]
        return sorted(found, key=lambda each: (-each.effect.value, each.deck, each.card))

    def so_far(self, rows: Rows) -> str:
        worths = self.worths(rows)
        return f"most {worths[0].card} {worths[0].effect.value:+.1%}, least {worths[-1].card}"


def worth_of(deck: str, card: str, copies: int, base: list[Row], without: list[Row]) -> Worth:
    """From the games of a deck as printed, and the same games with a blank in the place of a card."""
    printed = {(row["seed"], row["sides"].index(deck)): row for row in base if not row["fault"]}
    units: dict[str, list[float]] = {}
    seen: list[bool] = []
    for row in without:
        seat = row["sides"].index(deck)
        same = printed.get((row["seed"], seat))
        if same is not None and not row["fault"]:
            units.setdefault(row["seed"], []).append(points(same, seat) - points(row, seat))
            if DRAWN in same:
                seen.append(card in same[DRAWN][seat])
    values = [sum(unit) / len(unit) for unit in units.values()]
    share = sum(seen) / len(seen) if seen else 0.0
    return Worth(card, deck, copies, mean_of(values), share, smallest_seen(values))


def whole(rows: Rows) -> dict[str, Row]:
    """The games as printed of which all was noted."""
    return {key: row for key, row in rows.items() if row["variant"] == BASE and (DRAWN in row or row["fault"])}


def usual_of(worths: list[Worth]) -> dict[int, tuple[float, float, float]]:
    """By how many copies a deck has of a card, the quarters of what such cards are worth; of all cards, where there are
    few of them."""
    found: dict[int, tuple[float, float, float]] = {}
    for copies in {each.copies for each in worths}:
        alike = sorted(each.effect.value for each in worths if each.copies == copies)
        ranked = alike if len(alike) >= FEWEST_ALIKE else sorted(each.effect.value for each in worths)
        found[copies] = quantile(ranked, 0.25), quantile(ranked, 0.5), quantile(ranked, 0.75)
    return found


def standing(worths: list[Worth]) -> list[Worth]:
    """All cards, first those that stand out as too strong, last those that stand out as too weak."""
    return sorted(worths, key=lambda each: (-each.beside, each.deck, each.card))


def verdicts(worths: list[Worth]) -> list[str]:
    """The cards that stand out, in words: those whose interval lies beyond the middle half of the cards like them."""
    if len(worths) < FEWEST_ALIKE:
        return [f"{each.card} in {each.deck} is worth {each.effect.value:+.1%}" for each in worths]
    ranked = standing(worths)
    said = "look: {0.card} in {0.deck} is worth {0.effect.value:+.1%}, {1} than others ({0.usual[1]:+.1%})"
    found = [said.format(each, "more") for each in ranked if each.effect.low > each.usual[2]][:NAMED]
    found += [said.format(each, "less") for each in reversed(ranked) if each.effect.high < each.usual[0]][:NAMED]
    if not found:
        best = min(each.smallest for each in worths)
        found = [f"no card stands out; an effect below {best:.1%} cannot be seen in so many games"]
    return found
