"""The checklists of the orb play: a basic orb, an orb from the hand, a Bloom, a pivot."""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import ALL_COLOURS, kind_of
from rulebound.games.luminous.legality.checks import MAIN_WINDOW, Asked
from rulebound.games.luminous.legality.playing import FromHand
from rulebound.games.luminous.record import in_play
from rulebound.games.luminous.rules import rules_of
from rulebound.games.luminous.values import barring_clause, lines_of
from rulebound.kernel.cards import Card, Definition
from rulebound.kernel.errors import Refusal
from rulebound.kernel.legality import Check, name, subject
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State

MOST_BASIC_ORBS: Final = 6


def pile_orb(s: State, seat: int, colour: int) -> Card | None:
    """A basic orb of this colour in the pile."""
    for kind in rules_of(s).basics:
        if kind.colours == colour:
            for card in s.zones[seat * c.ZONES + c.ORB_PILE]:
                if card.definition is kind:
                    return card
    return None


def pile_colours(s: State, seat: int) -> int:
    """The colours that lie in the pile."""
    found = 0
    last: Definition | None = None
    for card in s.zones[seat * c.ZONES + c.ORB_PILE]:
        if card.definition is last:
            continue  # they lie there by colours
        last = card.definition
        kind = kind_of(last)
        if kind.basic:
            found |= kind.colours
            if found == ALL_COLOURS:
                break
    return found


def orb_plays_left(s: State, seat: int) -> int:
    """[LU-orb.1] One in a turn, and what texts add to it."""
    at = seat * c.SEAT_NUMBERS
    left = 1 + s.numbers[at + c.ORB_MORE] - s.numbers[at + c.ORB_USED]
    return left + lines_of(s, seat, c.F_ORBS) if s.static_fields >> c.F_ORBS & 1 else left


class OwnMainPhase(Check[Asked]):
    """[LU-orb.1] The active player may play one orb per turn, with priority, in the own main phase."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return not asked.own_main(s)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "orbs are played by the active player with priority in a main phase"

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        found = [Refusal(self.rule, self.words(s, asked, option))]
        if asked.window == MAIN_WINDOW:
            found.append(Refusal("LU-prio.5", "the non-active player plays no orbs"))
        else:
            rule = "LU-combat.9" if asked.seat == asked.defender else "LU-combat.10"
            found.append(Refusal(rule, "no orb is played in combat"))
        return found


class OnePerTurn(Check[Asked]):
    """[LU-orb.2] The limit is one per turn, over all its main phases; [LU-orb.5] whatever kind of orb it was."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return orb_plays_left(s, asked.seat) <= 0

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "the orb play of this turn is used"

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        words = self.words(s, asked, option)
        return [Refusal("LU-orb.1", words), Refusal("LU-orb.2", words), Refusal("LU-orb.5", words)]


class BelowSix(Check[Asked]):
    """[LU-orb.6] With six basic orbs in play none is played from the pile."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return asked.basics(s) >= MOST_BASIC_ORBS

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "with six basic orbs in play, no orb may be played from the orb pile"


class AtSix(Check[Asked]):
    """[LU-orb.9] Bloom and pivot are an orb play only at six basic orbs."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        if option.kind == c.PIVOT and rules_of(s).switches.pivot_below_six:
            return False
        return asked.basics(s) < MOST_BASIC_ORBS

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "a Bloom or a pivot is an orb play only with six basic orbs in play"


class ColourInPile(Check[Asked]):
    """[LU-setup.9] What is played from the pile must lie there."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        if option.kind == c.PIVOT and option.card is not None:
            if kind_of(option.card.definition).colours == option.number:
                return False  # [LU-orb.12] the returned orb may come back
        return pile_orb(s, asked.seat, option.number) is None

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"no {c.COLOUR_NAMES[option.number]} orb is left in your orb pile"


class ReadyBasicOrb(Check[Asked]):
    """[LU-orb.11] A pivot returns a ready basic orb that one controls."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        card = subject(option)
        r = in_play(s, card)
        return r is None or r.expended or not r.kind.basic or r.controller != asked.seat

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"only a ready basic orb that you control can be returned, and {name(option)} is none"


class IsOrb(Check[Asked]):
    """[LU-orb.5] The orb play takes orbs."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return not kind_of(subject(option).definition).orb

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} is no orb"


class MayPlayOrb(Check[Asked]):
    """[LU-play.14] A card text says that the player can't play it."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        if not s.statics and not s.modifiers:
            return False
        return self.words(s, asked, option) != ""

    def words(self, s: State, asked: Asked, option: Move) -> str:
        orb = pile_orb(s, asked.seat, option.number) if option.card is None else option.card
        return barring_clause(s, asked.seat, c.NOT_PLAY, orb)


ORB_PLAY_CHECKS: Final[list[Check[Asked]]] = [OwnMainPhase("LU-orb.1"), OnePerTurn("LU-orb.2")]
BASIC_LISTED: Final[list[Check[Asked]]] = [BelowSix("LU-orb.6"), ColourInPile("LU-setup.9"), MayPlayOrb("LU-play.14")]
BASIC_CHECKS: Final[list[Check[Asked]]] = [*ORB_PLAY_CHECKS, *BASIC_LISTED]
HAND_ORB_LISTED: Final[list[Check[Asked]]] = [MayPlayOrb("LU-play.14")]
HAND_ORB_CHECKS: Final[list[Check[Asked]]] = [
    FromHand("LU-play.13"), IsOrb("LU-orb.5"), *ORB_PLAY_CHECKS, *HAND_ORB_LISTED,
]  # fmt: skip
BLOOM_LISTED: Final[list[Check[Asked]]] = [AtSix("LU-orb.9")]
BLOOM_CHECKS: Final[list[Check[Asked]]] = [*ORB_PLAY_CHECKS, *BLOOM_LISTED]
PIVOT_EXCHANGE: Final[list[Check[Asked]]] = [ReadyBasicOrb("LU-orb.11"), ColourInPile("LU-orb.12")]
PIVOT_LISTED: Final[list[Check[Asked]]] = [AtSix("LU-orb.9"), *PIVOT_EXCHANGE]
PIVOT_CHECKS: Final[list[Check[Asked]]] = [*ORB_PLAY_CHECKS, *PIVOT_LISTED]
