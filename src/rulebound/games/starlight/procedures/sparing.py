"""Instead of dying: a text that puts something else in the place of a death."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.dying import die
from rulebound.games.starlight.definition import Instead
from rulebound.games.starlight.record import creature
from rulebound.games.starlight.rules import env_of
from rulebound.games.starlight.values import auras
from rulebound.kernel.play import Card, Frame, Move, Run, State


def instead_of_dying(s: State, card: Card) -> list[Card]:
    """The passive and the Auras of a creature that say so."""
    return [source for source in [card, *auras(s, card)] if instead_of(source) is not None]


def instead_of(source: Card) -> Instead | None:
    for ability in source.definition.abilities:
        if isinstance(ability, Instead):
            return ability
    return None


class Spared(Frame):
    """[ST-MOD.3] The death does not happen, so nobody scores; one text at most is put in its place, of several the one
    that the player of the creature chooses. Who has no Health after it dies all the same."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.pc = 0
        self.card = card

    def step(self, s: State) -> None:
        card = self.card
        if self.pc == 0:
            s.ask(card.owner, c.M_CHOOSE, [each.option(c.CHOOSE) for each in instead_of_dying(s, card)], False)
            return
        s.pop()
        r = creature(s, card)
        if r.at >= 0 and r.stats[c.HEALTH] <= 0:
            die(s, card)

    def answer(self, s: State, seat: int, option: Move) -> None:
        self.pc = 1
        source = option.card
        assert source is not None
        ability = instead_of(source)
        assert ability is not None
        s.push(Run(ability, env_of(s, source, self.card, None, ability.slots)))

    def copy(self) -> Spared:
        new = Spared(self.card)
        new.pc = self.pc
        return new
