"""What the text of a card in play has chosen, for as long as the card is there.

It stands in the record of the card. A card that is just entering play has none yet [LS-3.2.3.7b]: its choice waits
as a modifier that ends when the card leaves play.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.lasting import add_modifier
from rulebound.games.lightseekers.atoms.play import choose_for_good
from rulebound.games.lightseekers.record import last_record
from rulebound.games.lightseekers.values import LastingOp, is_out
from rulebound.kernel.play import GRANT, Card, Modifier, Run, State, made_by
from rulebound.kernel.terms import Amount, Cards, Env, Whom


@dataclass(slots=True, eq=False)
class KeepChoice(LastingOp):
    """Keep the hero, the Element or Order, or the card that was chosen just now."""

    hero: int  # number or slot of the choice; -1 for what was not chosen
    symbol: int
    slot: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if s.records[env.card.number] is None:
            add_modifier(
                s, Modifier(env.copy(), run.ability, run.pc, None, c.F_COUNTS_AS, GRANT, 0, c.WHILE_IN_PLAY, s.clock)
            )
            return run.pc + 1
        hero = env.numbers[self.hero] if self.hero >= 0 else -1
        symbol = env.numbers[self.symbol] if self.symbol >= 0 else -1
        chosen: Card | None = None
        if self.slot >= 0 and env.slots[self.slot]:
            chosen = env.slots[self.slot][0].card
        choose_for_good(s, env.card, hero, symbol, chosen)
        return run.pc + 1


def waiting_choice(modifier: Modifier, card: Card) -> KeepChoice | None:
    """The instruction that has kept a choice of this card in a modifier."""
    if modifier.field != c.F_COUNTS_AS or modifier.env.card is not card or modifier.ability is None:
        return None
    op = made_by(modifier)
    return op if isinstance(op, KeepChoice) else None


def keep_in_mind(s: State, card: Card) -> None:
    """What leaves play is remembered with what its text has chosen as it entered."""
    for modifier in s.modifiers:
        op = waiting_choice(modifier, card)
        if op is not None:
            env = modifier.env
            hero = env.numbers[op.hero] if op.hero >= 0 else -1
            symbol = env.numbers[op.symbol] if op.symbol >= 0 else -1
            chosen = env.slots[op.slot][0].card if op.slot >= 0 and env.slots[op.slot] else None
            choose_for_good(s, card, hero, symbol, chosen)


class RememberedHero(Whom):
    """The hero whom the text of this card has chosen."""

    def seats(self, s: State, env: Env) -> list[int]:
        record = last_record(s, env.card)
        seat = -1 if record is None else record.seat_chosen
        if seat < 0:
            for modifier in s.modifiers:
                op = waiting_choice(modifier, env.card)
                if op is not None and op.hero >= 0:
                    seat = modifier.env.numbers[op.hero]
        return [] if seat < 0 or is_out(s, seat) else [seat]


class RememberedSymbol(Amount):
    """The Element or Order that the text of this card has named; -1 if it has named none."""

    def value(self, s: State, env: Env) -> int:
        record = last_record(s, env.card)
        symbol = -1 if record is None else record.symbol
        if symbol < 0:
            for modifier in s.modifiers:
                op = waiting_choice(modifier, env.card)
                if op is not None and op.symbol >= 0:
                    symbol = modifier.env.numbers[op.symbol]
        return symbol


class ChosenCard(Cards):
    """The card that the text of this card has chosen."""

    def cards(self, s: State, env: Env) -> list[Card]:
        record = last_record(s, env.card)
        chosen = None if record is None else record.chosen
        if chosen is None:
            for modifier in s.modifiers:
                op = waiting_choice(modifier, env.card)
                if op is not None and op.slot >= 0 and modifier.env.slots[op.slot]:
                    chosen = modifier.env.slots[op.slot][0].card
        return [] if chosen is None else [chosen]
