"""Standing sentences that lie nowhere: laid on a creature by a text, until some time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.facts import keep_lasting, note_lasting
from rulebound.games.starlight.atoms.watching import end_watching
from rulebound.games.starlight.definition import Standing
from rulebound.games.starlight.record import creature
from rulebound.kernel.ops import NOTHING_THERE, tell_unfound
from rulebound.kernel.play import Card, Modifier, Op, Run, State, made_by
from rulebound.kernel.terms import Cards


@dataclass(slots=True, eq=False)
class Lay(Op):
    """A line holds for these creatures for a while."""

    who: Cards
    line: Standing
    until: int

    def run(self, s: State, run: Run) -> int:
        cards = self.who.cards(s, run.env)
        if not cards:
            tell_unfound(s, run, NOTHING_THERE, None)
        for card in cards:
            note_lasting(s, run, card, self.until)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class LayAgainst(Lay):
    """A line about attacks against one creature, which is told by its place in the order of turns [ST-SET.7]."""

    whom: Cards

    def run(self, s: State, run: Run) -> int:
        for other in self.whom.cards(s, run.env):
            for card in self.who.cards(s, run.env):
                note_lasting(s, run, card, self.until, creature(s, other).place + 1)
            return run.pc + 1
        tell_unfound(s, run, NOTHING_THERE, None)
        return run.pc + 1


def dealt_to(s: State, card: Card, defender: Card) -> int:
    """By how much its next attack against that very creature deals more."""
    place = creature(s, defender).place + 1
    laid = [each for each in holding(s, card) if line_of(each).what == c.DEALS_MORE_TO and each.amount == place]
    return sum(line_of(each).amount for each in laid)


def line_of(modifier: Modifier) -> Standing:
    op = made_by(modifier)
    assert isinstance(op, Lay)
    return op.line


def holding(s: State, card: Card) -> list[Modifier]:
    """What has been laid on a creature and holds now."""
    return [
        each
        for each in s.modifiers
        if each.field == c.LASTING
        and each.until not in c.NOT_YET
        and each.subject is not None
        and each.subject.card is card
    ]


def keep(s: State, kept: list[Modifier]) -> None:
    """The others are over; listeners are looked through only where something was watched."""
    watched = any(each.field == c.WATCHING for each in s.modifiers)
    keep_lasting(s, kept)
    if watched:
        end_watching(s)


def turn_begins(s: State, card: Card) -> None:
    """What was laid until this turn ends; what is meant for this turn of its creature holds during it."""
    if not s.modifiers:
        return
    kept: list[Modifier] = []
    for each in s.modifiers:
        assert each.subject is not None
        until, its = each.until, each.subject.card is card
        if until == c.THIS_TURN or (until == c.UNTIL_ITS_TURN and its):
            continue
        this = each.env.slots[c.THIS][0].card
        yours, enemy = this is card, this.owner != card.owner
        if until == c.UNTIL_YOUR_TURN and yours:
            continue
        if (
            (its and until in (c.ITS_NEXT_TURN, c.END_OF_ITS_NEXT_TURN))
            or (yours and until == c.END_OF_YOUR_NEXT_TURN)
            or (enemy and until in (c.NEXT_ENEMY_TURN, c.END_OF_ENEMY_TURN))
        ):
            each = Modifier(
                each.env, each.ability, each.pc, each.subject, each.field, each.how, each.amount, c.THIS_TURN, each.time
            )
        kept.append(each)
    keep(s, kept)


def combat_ends(s: State) -> None:
    """What was noted about an attack ends with its Combat."""
    if s.modifiers:
        keep(s, [each for each in s.modifiers if each.until != c.THIS_COMBAT])


def used_up(s: State, card: Card, attacks: bool, defender: Card) -> None:
    """What was laid on a creature for its next attack, or the next against it: this was it."""
    for modifier in holding(s, card):
        line = line_of(modifier)
        if line.what == c.DEALS_MORE_TO:
            over = attacks and modifier.amount == creature(s, defender).place + 1
        else:
            over = line.once and line.what not in PRICES and (line.what in OF_ATTACKS) == attacks
        if over:
            keep(s, [each for each in s.modifiers if each is not modifier])


def shielded(s: State, card: Card, amount: int) -> int:
    """What is left of damage behind what prevents so much of it, or of the next; that is used up, the oldest first."""
    for modifier in holding(s, card)[::-1]:
        line = line_of(modifier)
        if line.what == c.SHIELD and amount > 0:
            prevented = min(line.amount - modifier.amount, amount)
            amount -= prevented
            used = line.amount if line.classes else prevented  # of what comes next: it is over with it
            s.set_modifiers([worn(each, used) if each is modifier else each for each in s.modifiers])
    return amount


def worn(old: Modifier, by: int) -> Modifier:
    return Modifier(
        old.env, old.ability, old.pc, old.subject, old.field, old.how, old.amount + by, old.until, old.time
    )


OF_ATTACKS: Final = (c.DEALS_MORE, c.PIERCES, c.NO_KNOCKBACK_OF, c.MORE_RANGE)  # of the next attack it makes
PRICES: Final = (c.COST_MORE, c.COST_MANA)


def paid_for(s: State, card: Card, classes: int) -> None:
    """What was laid on a creature for the next card of a class: this was it."""
    for modifier in holding(s, card):
        line = line_of(modifier)
        if line.once and line.what in PRICES and line.classes & classes:
            keep(s, [each for each in s.modifiers if each is not modifier])


def left(s: State, card: Card) -> None:
    """[ST-DIE.13] Who returns from limbo does so without what was laid on it."""
    if s.modifiers:
        keep(s, [each for each in s.modifiers if each.subject is None or each.subject.card is not card])
