"""What happens instead: a text that puts something else in the place of a death, a loss, a gain, damage or a push."""

from __future__ import annotations

from typing import NamedTuple

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.dying import die
from rulebound.games.starlight.atoms.facts import mark_used
from rulebound.games.starlight.atoms.piles import remove_aura
from rulebound.games.starlight.definition import Instead, kind_of
from rulebound.games.starlight.record import creature, laid
from rulebound.games.starlight.rules import env_of, env_to_ask, holder_of
from rulebound.games.starlight.spoken import may_be_replaced, spoken
from rulebound.games.starlight.values import auras, on_board
from rulebound.kernel.play import Card, Event, Frame, Modifier, Move, Run, State
from rulebound.kernel.terms import Env


class Found(NamedTuple):
    """A text that would put something in the place of an event: the card that says so, what it says, and, where it lies
    nowhere, what was laid."""

    source: Card
    ability: Instead
    modifier: Modifier | None


def instead(s: State, card: Card, event: Event) -> list[Found]:
    """The passives and Auras that say so, and what was laid on the creature; [ST-TIM.4] none in the place of its own
    effect."""
    found = [
        Found(source, ability, None)
        for holder in on_board(s)
        for source in [holder, *auras(s, holder)]
        if kind_of(source).replaces
        for ability in source.definition.abilities
        if isinstance(ability, Instead) and not ability.laid and fits(s, source, holder, ability, event)
    ]
    for modifier in s.modifiers:
        ability = modifier.ability
        if modifier.field == c.REPLACING and isinstance(ability, Instead) and ability.event == event.kind:
            on = modifier.subject
            if on is not None and on.card is card and modifier.until not in c.NOT_YET:
                env = modifier.env.copy()
                env.event = event
                if holds(s, ability, env) and not is_under_way(s, ability, modifier.env.card):
                    found.append(Found(modifier.env.card, ability, modifier))
    return found


def fits(s: State, source: Card, card: Card, ability: Instead, event: Event) -> bool:
    if ability.event != event.kind or is_under_way(s, ability, source):
        return False
    used = creature(s, source).used if kind_of(source).creature else laid(s, source).used
    if ability.once and used >> ability.index & 1:
        return False
    return holds(s, ability, env_to_ask(s, source, card, event))


def holds(s: State, ability: Instead, env: Env) -> bool:
    return (ability.test is None or ability.test.holds(s, env)) and (
        ability.condition is None or ability.condition.holds(s, env)
    )


def is_under_way(s: State, ability: Instead, source: Card) -> bool:
    """[ST-TIM.4] What a text does instead is not replaced by the same text."""
    return any(
        isinstance(frame, Run) and frame.ability is ability and frame.env.card is source and frame.pc >= 0
        for frame in s.frames
    )


def replaced(s: State, kind: int, card: Card, amount: int, cause: int) -> bool:
    """[ST-MOD.3] Whether something else happens in the place of an event: then the event does not."""
    if not instead(s, card, Event(kind, card.owner, card, None, amount, cause, None)):
        return False
    s.push(Replaced(card, kind, amount, cause))
    return True


class Replaced(Frame):
    """[ST-MOD.3] One text at most is put in the place of an event; of several the player of the creature chooses."""

    __slots__ = ("amount", "card", "cause", "kind")

    def __init__(self, card: Card, kind: int, amount: int, cause: int) -> None:
        self.pc = 0
        self.card = card
        self.kind = kind
        self.amount = amount
        self.cause = cause

    def event(self) -> Event:
        return Event(self.kind, self.card.owner, self.card, None, self.amount, self.cause, None)

    def step(self, s: State) -> None:
        if self.pc == 0:
            found = instead(s, self.card, self.event())
            if found:
                options: list[Move] = []
                for each in found:
                    if all(option.card is not each.source for option in options):
                        options.append(each.source.option(c.CHOOSE))
                s.ask(self.card.owner, c.M_CHOOSE, options, False)
                return
        s.pop()
        self.finish(s)

    def finish(self, s: State) -> None:
        """Nothing more: the event does not happen."""

    def answer(self, s: State, seat: int, option: Move) -> None:
        self.pc = 1
        event = self.event()
        found = next(each for each in instead(s, self.card, event) if each.source is option.card)
        if found.modifier is not None:
            env = found.modifier.env.copy()
            env.event = event
            if found.modifier.amount:  # the next time was this one
                s.set_modifiers([each for each in s.modifiers if each is not found.modifier])
        else:
            holder = holder_of(s, found.source)
            assert holder is not None
            env = env_of(s, found.source, holder, event, found.ability.slots)
            if found.ability.once:
                mark_used(s, found.source, found.ability.index)
            if found.ability.goes:
                remove_aura(s, found.source, holder)
        s.push(Run(found.ability, env))

    def copy(self) -> Replaced:
        new = Replaced(self.card, self.kind, self.amount, self.cause)
        new.pc = self.pc
        return new


class Spared(Replaced):
    """[ST-MOD.3] The death does not happen, so nobody scores. Who has no Health after it dies all the same."""

    __slots__ = ()

    def __init__(self, card: Card) -> None:
        super().__init__(card, c.DIED, 0, c.BY_CARD)

    def finish(self, s: State) -> None:
        r = creature(s, self.card)
        if r.at >= 0 and r.stats[c.HEALTH] <= 0:
            die(s, self.card)

    def copy(self) -> Spared:
        new = Spared(self.card)
        new.pc = self.pc
        new.kind = self.kind
        new.amount = self.amount
        new.cause = self.cause
        return new


def instead_of_dying(s: State, card: Card) -> bool:
    """Whether a text puts something in the place of its death."""
    return may_be_replaced(s, spoken(s)) and bool(instead(s, card, Event(c.DIED, card.owner, card, None, 0, c.BY_CARD,
        None)))
