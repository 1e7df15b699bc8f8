"""The effect keywords: Bolster, Cull, Scavenge, Pivot."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.drawing import cull, draw
from rulebound.games.luminous.atoms.facts import tell
from rulebound.games.luminous.atoms.leaving import void
from rulebound.games.luminous.atoms.life import add_durability
from rulebound.games.luminous.definition import kind_of
from rulebound.games.luminous.legality.orbs import pile_orb
from rulebound.games.luminous.playing import pivot
from rulebound.games.luminous.record import thing
from rulebound.games.luminous.values import barred
from rulebound.kernel.play import WAIT, Card, Op, Option, Run, State, distinct
from rulebound.kernel.terms import Amount, Whom

NO_SCAVENGE: Option = Option(c.NO_SCAVENGE)
NO_PIVOT: Option = Option(c.NO_PIVOT)


@dataclass(slots=True, eq=False)
class Bolster(Op):
    """[LU-bolster.1] So many durability counters on one relic of one's own; [LU-bolster.2a] without one, nothing."""

    who: Whom
    amount: Amount
    actor: int
    keep: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 0:
            env.done = False
        seats = self.who.seats(s, env)
        while run.at < len(seats):
            seat = seats[run.at]
            if self.actor >= 0:
                env.numbers[self.actor] = seat
            much = self.amount.value(s, env)
            relics = [card for card in s.zone(seat, c.FIELD) if thing(s, card).kind.relic]
            if relics and much > 0 and not barred(s, seat, c.NOT_BOLSTER, None):
                options = [Option(c.BOLSTER, card, much) for card in distinct(s, relics)]  # [LU-bolster.2b] all on one
                s.ask(seat, c.M_BOLSTER, options, False)
                return WAIT
            run.at += 1
        return run.pc + 1

    def answer(self, s: State, run: Run, seat: int, option: Option) -> int:
        card = option.card
        assert card is not None
        add_durability(s, card, option.number)
        run.env.done = True
        if self.keep >= 0:
            run.env.slots[self.keep] = [s.ref(card)]
        run.at += 1
        return run.pc


@dataclass(slots=True, eq=False)
class Cull(Op):
    """[LU-cull.1] Each of these players culls."""

    who: Whom
    amount: Amount
    actor: int
    keep: int
    tally: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        culled = 0
        cards: list[Card] = []
        for seat in self.who.seats(s, env):
            if self.actor >= 0:
                env.numbers[self.actor] = seat
            much = self.amount.value(s, env)
            if barred(s, seat, c.NOT_CULL, None):
                continue
            cards.extend(s.zone(seat, c.DECK)[: max(0, much)])
            culled += cull(s, seat, much)
        env.done = culled > 0
        if self.keep >= 0:
            env.slots[self.keep] = [s.ref(card) for card in cards]
        if self.tally >= 0:
            env.numbers[self.tally] = culled
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Scavenge(Op):
    """[LU-scavenge.1] Two cards of the own discard pile voided for one drawn; [LU-scavenge.2] with fewer, no offer."""

    who: Whom

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 0:
            env.done = False
        seats = self.who.seats(s, env)
        while run.at < len(seats):
            options = pairs_to_void(s, s.zone(seats[run.at], c.DISCARD))
            if options and not barred(s, seats[run.at], c.NOT_SCAVENGE, None):
                options.append(NO_SCAVENGE)
                s.ask(seats[run.at], c.M_SCAVENGE, options, False)
                return WAIT
            run.at += 1
        return run.pc + 1

    def answer(self, s: State, run: Run, seat: int, option: Option) -> int:
        run.at += 1
        cards = option.cards
        if cards is not None:
            void(s, cards, False)
            tell(s, c.SCAVENGED, seat, None, None, len(cards), c.BY_EFFECT)
            draw(s, seat, 1)  # [LU-scavenge.3] perhaps from an empty deck
            run.env.done = True
        return run.pc


def pairs_to_void(s: State, pile: list[Card]) -> list[Option]:
    """One option for each two cards that differ in name, and for two of a name."""
    first: list[Card] = []
    second: list[Card] = []
    for card in pile:
        name = card.definition.name
        if not named(first, name):
            first.append(card)
        elif not named(second, name):
            second.append(card)
    options: list[Option] = []
    for index, card in enumerate(first):
        for twin in second:
            if twin.definition.name == card.definition.name:  # [LU-card.1]
                options.append(Option(c.SCAVENGE, None, 0, [card, twin]))
        for other in first[index + 1 :]:
            options.append(Option(c.SCAVENGE, None, 0, [card, other]))
    return options


def named(cards: list[Card], name: str) -> bool:
    for card in cards:
        if card.definition.name == name:
            return True
    return False


@dataclass(slots=True, eq=False)
class Pivot(Op):
    """[LU-pivot.1] By an effect: at any number of orbs, the orb play of the turn unused [LU-orb.13]; [LU-orb.14]
    nothing without a ready basic orb."""

    who: Whom
    may: bool

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 0:
            env.done = False
        seats = self.who.seats(s, env)
        while run.at < len(seats):
            options = pivots(s, seats[run.at])
            if options and not barred(s, seats[run.at], c.NOT_PIVOT, None):
                if self.may:
                    options.append(NO_PIVOT)
                s.ask(seats[run.at], c.M_PIVOT, options, False)
                return WAIT
            run.at += 1
        return run.pc + 1

    def answer(self, s: State, run: Run, seat: int, option: Option) -> int:
        run.at += 1
        card = option.card
        if card is not None:
            pivot(s, seat, card, option.number)
            run.env.done = True
        return run.pc


def pivots(s: State, seat: int) -> list[Option]:
    """[LU-orb.11] A ready basic orb for each colour of the pile; [LU-orb.12] its own may come back."""
    options: list[Option] = []
    for card in distinct(s, s.zone(seat, c.ORB_ROW)):
        r = thing(s, card)
        if r.kind.basic and not r.expended:
            own = kind_of(card.definition).colours
            for colour in c.COLOURS:
                if colour == own or pile_orb(s, seat, colour) is not None:
                    options.append(Option(c.PIVOT_EFFECT, card, colour))
    return options
