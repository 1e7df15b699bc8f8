"""What it needs to telegraph a card."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import StarlightCard, kind_of
from rulebound.games.starlight.legality.invoking import Asked, Binds, kinds_of
from rulebound.games.starlight.procedures.entering import could_leave, must_leave
from rulebound.games.starlight.record import creature
from rulebound.games.starlight.values import (
    MOST_TELEGRAPHED,
    lines,
    standing,
    standing_clause,
    telegraph_price,
    telegraph_room,
    tile_kind,
)
from rulebound.kernel.errors import Refusal
from rulebound.kernel.legality import Check, allowed, name, subject
from rulebound.kernel.play import Move, State

PRICES: Final = [c.ENERGY, c.MANA]  # read, never written, as is
NO_PRICES: Final[list[int]] = []
OF_TELEGRAPHING: Final = (
    1 << c.NOT_TELEGRAPHING | 1 << c.NOT_INVOKING | 1 << c.PILE_HOLDS | 1 << c.TELEGRAPHS_FOR
    | 1 << c.TELEGRAPHS_FOR_MANA
)
NOT_PLAYED: Final = 2  # the amount of a sentence that forbids to telegraph, too
NO_CARD_YET: Final = Move(c.TELEGRAPH_CARD)


class IsOutsideCombat(Check[Asked]):
    """[ST-TEL.7] By the active creature in its main phase."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return asked.inside

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "cards are telegraphed in the main phase, outside Combat"


class IsInHandOrCore(Check[Asked]):
    """[ST-TEL.8] [ST-TEL.10] From the hand or the Core Pile, of whichever class; [ST-TEL.11] not from a pile."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        seat = asked.by.owner * c.ZONES
        return s.places[subject(option).number] not in (seat + c.HAND, seat + c.CORE)

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        card = subject(option)
        found = [Refusal(self.rule, f"{name(option)} is neither in your hand nor in your Core Pile")]
        if kind_of(card).core and card.owner == asked.by.owner:
            found.append(Refusal("ST-LOC.12", f"your only {name(option)} is in use elsewhere"))
        return found


class HasRoom(Check[Asked]):
    """[ST-TEL.4] Two cards at most."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return len(asked.telegraphed) >= telegraph_room(s, asked.by)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"the Telegraph Pile of {asked.by.definition.name} is full"


class MayTelegraph(Check[Asked]):
    """[ST-MOD.5] Unless a standing sentence says that it cannot."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return standing(s, asked.by, c.NOT_TELEGRAPHING) > 0

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return standing_clause(s, asked.by, c.NOT_TELEGRAPHING)


class MayPlay(Check[Asked]):
    """[ST-TEL.1] [ST-MOD.5] To telegraph a card is to play it."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        kind = kind_of(subject(option))
        for _, line in lines(s, asked.by, c.NOT_INVOKING):
            barred = line.classes & kind.classes and (line.sort is None or line.sort.fits(kind, False))
            if line.amount >= NOT_PLAYED and barred:
                return True
        return False

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return standing_clause(s, asked.by, c.NOT_INVOKING)


class IsTheTelegraphPlace(Check[Asked]):
    """[ST-TILE.8] A card may ask for the tile of its creature here, too."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        where = kind_of(subject(option)).telegraph_where
        return where > 0 and not where & tile_kind(s, asked.by)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} is telegraphed on {kinds_of(kind_of(subject(option)).telegraph_where)} only"


class PaysForIt(Check[Asked]):
    """[ST-TEL.2] 4 Energy or 1 Mana."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        stats = creature(s, asked.by).stats
        return stats[option.number] < telegraph_price(s, asked.by, option.number)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        what = f"{telegraph_price(s, asked.by, option.number)} {c.STAT_NAMES[option.number]}"
        return f"{asked.by.definition.name} has no {what} to spend"


class KeepsDutyToo(Check[Asked]):
    """[ST-SET.12] [ST-LOC.12] What lies in a Telegraph Pile since this turn cannot be used to leave."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        if not must_leave(s, asked.by):
            return False
        r = creature(s, asked.by)
        energy, mana = r.stats[c.ENERGY], r.stats[c.MANA]
        price = telegraph_price(s, asked.by, option.number)
        if option.number == c.ENERGY:
            energy -= price
        else:
            mana -= price
        return not could_leave(s, asked.by, r.at, energy, mana, [subject(option)])

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{asked.by.definition.name} must leave the tile on which it entered, and could not pay for it any more"


# What no card can help, and what hangs on the card, too.
OF_THE_CREATURE: Final[list[Check[Asked]]] = [
    IsOutsideCombat("ST-TEL.7"), HasRoom("ST-TEL.4"), MayTelegraph("ST-MOD.5"),
]  # fmt: skip
OF_THE_PRICE: Final[list[Check[Asked]]] = [PaysForIt("ST-TEL.2")]
OF_BOTH: Final[list[Check[Asked]]] = [KeepsDutyToo("ST-SET.12")]
OF_THE_CARD: Final[list[Check[Asked]]] = [MayPlay("ST-MOD.5")]
TELEGRAPH_CHECKS: Final[list[Check[Asked]]] = [
    IsInHandOrCore("ST-TEL.8"), Binds("ST-TEL.8"), IsTheTelegraphPlace("ST-TILE.8"),
    *OF_THE_CREATURE, *OF_THE_CARD, *OF_THE_PRICE, *OF_BOTH,
]  # fmt: skip


def telegraphs(s: State, asked: Asked) -> list[Move]:
    """[ST-TEL.2] What may be telegraphed now, for 4 Energy or for 1 Mana.

    Where no standing sentence speaks of it, what no card can help is seen at first sight."""
    by = asked.by
    r = asked.record
    found: list[Move] = []
    if asked.sorts & OF_TELEGRAPHING:
        if not allowed(OF_THE_CREATURE, s, asked, NO_CARD_YET):
            return found
        prices = [price for price in PRICES if allowed(OF_THE_PRICE, s, asked, Move(c.TELEGRAPH_CARD, None, price))]
    elif len(asked.telegraphed) >= MOST_TELEGRAPHED:
        return found
    elif r.stats[c.MANA] < c.TELEGRAPH_MANA:
        prices = PRICES[:1] if r.stats[c.ENERGY] >= c.TELEGRAPH_ENERGY else NO_PRICES
    else:
        prices = PRICES if r.stats[c.ENERGY] >= c.TELEGRAPH_ENERGY else PRICES[1:]
    if not prices:
        return found
    duty, own = r.duty and must_leave(s, by), by.definition.name
    barred = asked.sorts & 1 << c.NOT_INVOKING
    keeping = prices if not duty else NO_PRICES  # what may be paid for a card that leads nowhere; one answers for all
    looked = not duty
    for card in asked.hand.cards + asked.core.cards:
        definition: Any = card.definition  # as `kind_of` does
        kind: StarlightCard = definition
        if kind.binding and kind.supplier != own:
            continue
        if kind.telegraph_where and not kind.telegraph_where & tile_kind(s, by):
            continue
        if barred and not allowed(OF_THE_CARD, s, asked, Move(c.TELEGRAPH_CARD, card)):
            continue
        if not duty or (looked and kind.kind != c.MOVEMENT):
            for price in keeping:
                found.append(Move(c.TELEGRAPH_CARD, card, price))
            continue
        kept = [price for price in prices if allowed(OF_BOTH, s, asked, Move(c.TELEGRAPH_CARD, card, price))]
        for price in kept:
            found.append(Move(c.TELEGRAPH_CARD, card, price))
        if kind.kind != c.MOVEMENT:
            keeping, looked = kept, True
    return found
