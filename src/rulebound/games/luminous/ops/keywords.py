"""The effect keywords: Bolster, Cull, Scavenge, Pivot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.drawing import cull, draw
from rulebound.games.luminous.atoms.facts import tell
from rulebound.games.luminous.atoms.leaving import void
from rulebound.games.luminous.atoms.life import add_durability
from rulebound.games.luminous.definition import kind_of
from rulebound.games.luminous.legality.orbs import pile_orb
from rulebound.games.luminous.ops.cards import FromDeck
from rulebound.games.luminous.procedures.playing import pivot
from rulebound.games.luminous.record import thing
from rulebound.games.luminous.values import barred
from rulebound.kernel.choosing import AskEach
from rulebound.kernel.play import Card, Move, Run, State, distinct
from rulebound.kernel.terms import Amount

NO_SCAVENGE: Final[Move] = Move(c.NO_SCAVENGE)
NO_PIVOT: Final[Move] = Move(c.NO_PIVOT)


@dataclass(slots=True, eq=False)
class Bolster(AskEach):
    """[LU-bolster.1] So many durability counters on one relic of one's own; [LU-bolster.2a] without one, nothing."""

    amount: Amount
    actor: int
    keep: int

    def menu(self) -> int:
        return c.M_BOLSTER

    def offers(self, s: State, run: Run, seat: int) -> list[Move]:
        if self.actor >= 0:
            run.env.numbers[self.actor] = seat
        much = self.amount.value(s, run.env)
        relics = [card for card in s.zone(seat, c.FIELD) if thing(s, card).kind.relic]
        if not relics or much <= 0 or barred(s, seat, c.NOT_BOLSTER, None):
            return []
        return [Move(c.BOLSTER, card, much) for card in distinct(s, relics)]  # [LU-bolster.2b] all on one

    def do(self, s: State, run: Run, seat: int, option: Move) -> bool:
        card = option.card
        assert card is not None
        if add_durability(s, card, option.number):
            tell(s, c.BOLSTERED, seat, card, None, option.number, c.BY_EFFECT)
        if self.keep >= 0:
            run.env.slots[self.keep] = [s.ref(card)]
        return True


class Cull(FromDeck):
    """[LU-cull.1] Each of these players culls."""

    def take(self, s: State, seat: int, count: int) -> int:
        return -1 if barred(s, seat, c.NOT_CULL, None) else cull(s, seat, count)


class Scavenge(AskEach):
    """[LU-scavenge.1] Two cards of the own discard pile voided for one drawn; [LU-scavenge.2] with fewer, no offer."""

    def menu(self) -> int:
        return c.M_SCAVENGE

    def offers(self, s: State, run: Run, seat: int) -> list[Move]:
        options = pairs_to_void(s, s.zone(seat, c.DISCARD))
        return [*options, NO_SCAVENGE] if options and not barred(s, seat, c.NOT_SCAVENGE, None) else []

    def do(self, s: State, run: Run, seat: int, option: Move) -> bool:
        cards = option.cards
        if cards is None:
            return False
        void(s, cards, False)
        tell(s, c.SCAVENGED, seat, None, None, len(cards), c.BY_EFFECT)
        draw(s, seat, 1)  # [LU-scavenge.3] perhaps from an empty deck
        return True


def pairs_to_void(s: State, pile: list[Card]) -> list[Move]:
    """One option for each two cards that differ in name, and for two of a name."""
    first: list[Card] = []
    second: list[Card] = []
    for card in pile:
        name = card.definition.name
        if not named(first, name):
            first.append(card)
        elif not named(second, name):
            second.append(card)
    options: list[Move] = []
    for index, card in enumerate(first):
        for twin in second:
            if twin.definition.name == card.definition.name:  # [LU-card.1]
                options.append(Move(c.SCAVENGE, None, 0, [card, twin]))
        for other in first[index + 1 :]:
            options.append(Move(c.SCAVENGE, None, 0, [card, other]))
    return options


def named(cards: list[Card], name: str) -> bool:
    for card in cards:
        if card.definition.name == name:
            return True
    return False


@dataclass(slots=True, eq=False)
class Pivot(AskEach):
    """[LU-pivot.1] By an effect: at any number of orbs, the orb play of the turn unused [LU-orb.13]; [LU-orb.14]
    nothing without a ready basic orb."""

    may: bool

    def menu(self) -> int:
        return c.M_PIVOT

    def offers(self, s: State, run: Run, seat: int) -> list[Move]:
        options = pivots(s, seat)
        if not options or barred(s, seat, c.NOT_PIVOT, None):
            return []
        return [*options, NO_PIVOT] if self.may else options

    def do(self, s: State, run: Run, seat: int, option: Move) -> bool:
        card = option.card
        if card is not None:
            pivot(s, seat, card, option.number)
        return card is not None


def pivots(s: State, seat: int) -> list[Move]:
    """[LU-orb.11] A ready basic orb for each colour of the pile; [LU-orb.12] its own may come back."""
    options: list[Move] = []
    for card in distinct(s, s.zone(seat, c.ORB_ROW)):
        r = thing(s, card)
        if r.kind.basic and not r.expended:
            own = kind_of(card.definition).colours
            for colour in c.COLOURS:
                if colour == own or pile_orb(s, seat, colour) is not None:
                    options.append(Move(c.PIVOT_EFFECT, card, colour))
    return options
