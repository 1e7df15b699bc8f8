"""The line of waiting triggers: resolved after each instruction, each completely before the next."""

from __future__ import annotations

from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.facts import mark_used
from rulebound.games.starlight.atoms.watching import carry_out
from rulebound.games.starlight.definition import Reaction, kind_of
from rulebound.games.starlight.record import Creature, creature, laid
from rulebound.games.starlight.rules import env_of, holder_of
from rulebound.kernel.ordering.rounds import Batch
from rulebound.kernel.play import Card, Listener, Run, State, Trigger

MOST_TRIGGERS: Final = 200


def resolve_triggers(s: State) -> bool:
    """[ST-TIM.2] An instruction is finished: what it has set off comes now. Whether anything was."""
    if not s.waiting:
        return False
    s.push(Line(s.active, 0))
    return True


class Line(Batch):
    """[ST-TIM.3] The active player's triggers first, then the other's; passives, then Auras as they arrived.

    [ST-TIM.4] What is set off meanwhile joins the end of the line: it carries a later number of batch."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def menu(self) -> int:
        return c.M_TRIGGERS

    def kind(self) -> int:
        return c.RESOLVE

    def step(self, s: State) -> None:
        """[ST-TIM.6] No card list reaches the bound."""
        if self.count >= MOST_TRIGGERS and s.waiting:
            for trigger in s.waiting:
                s.take_turn(trigger)
            s.note(c.CUT, self.seat, None, None, self.count, c.BY_CARD)
        if len(s.waiting) == 1 and not s.dirty:  # most often: nothing to choose
            only = s.waiting[0]
            self.seat = only.seat
            s.take_turn(only)
            self.resolve(s, only)
        else:
            super().step(s)

    def before_pick(self, s: State) -> None:
        self.seat = first_of_line(s).seat

    def may_come(self, s: State, trigger: Trigger) -> bool:
        """A choice is left only between the passives of both creatures."""
        first = first_of_line(s)
        if trigger is first:
            return True
        return (
            trigger.batch == first.batch
            and trigger.card is not first.card
            and kind_of(trigger.card).creature
            and kind_of(first.card).creature
            and first_of_card(s, trigger) is trigger
        )

    def resolve(self, s: State, trigger: Trigger) -> None:
        s.end_batch()
        self.count += 1
        ability = trigger.ability
        assert isinstance(ability, Reaction)
        this = source_of(s, trigger)
        if this is None:
            return
        if ability.own:  # laid for a while
            carry_out(s, Listener(trigger.card, trigger.serial, ability), trigger.event, trigger.seat)
            return
        env = env_of(s, trigger.card, this, trigger.event, ability.slots)
        if ability.once and was_used(s, trigger.card, ability):
            return
        if ability.condition is not None and not ability.condition.holds(s, env):
            return
        if ability.once:
            mark_used(s, trigger.card, ability.index - ability.also)
        s.push(Run(ability, env))

    def copy(self) -> Line:
        new = Line(self.seat, self.count)
        new.pc = self.pc
        return new


def was_used(s: State, card: Card, ability: Reaction) -> bool:
    """Whether a sentence that works once or twice per turn has worked so often in this one."""
    used = creature(s, card).used if kind_of(card).creature else laid(s, card).used
    return used >> (ability.index - ability.also + (c.AGAIN if ability.twice else 0)) & 1 == 1


def first_of_line(s: State) -> Trigger:
    best = s.waiting[0]
    for trigger in s.waiting:
        if rank(s, trigger) < rank(s, best):
            best = trigger
    return best


def first_of_card(s: State, trigger: Trigger) -> Trigger:
    """The sentences of one card come in printed order."""
    for other in s.waiting:
        if other.card is trigger.card and other.batch == trigger.batch:
            return other
    return trigger


def rank(s: State, trigger: Trigger) -> int:
    """The line, the player, passives before Auras; what is left is the order in which they were set off."""
    player = 0 if trigger.seat == s.active else 2
    return trigger.batch * 4 + player + (0 if kind_of(trigger.card).creature else 1)


def source_of(s: State, trigger: Trigger) -> Card | None:
    """This creature, if the text still works: [ST-DIE.12] the creature lives, the Aura lies where it lay."""
    ability = trigger.ability
    assert isinstance(ability, Reaction)
    if ability.removal:
        return trigger.event.card if ability.event == c.DIED else trigger.event.other
    if s.serials[trigger.card.number] != trigger.serial:
        return None
    this = holder_of(s, trigger.card)
    record = None if this is None else s.records[this.number]
    return this if isinstance(record, Creature) and record.at >= 0 else None
