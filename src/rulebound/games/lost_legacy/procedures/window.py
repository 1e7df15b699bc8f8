"""Response phases: who may respond to an action, in which order, and with what [LL-resp.1] … [LL-resp.12]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.atoms.numbers import drop_modifiers, uses_of
from rulebound.games.lost_legacy.definition import Permission, Timed, kind_of
from rulebound.games.lost_legacy.lying import EVERY_EVENT, lying
from rulebound.games.lost_legacy.procedures.fight import battle_of, uses, was_used
from rulebound.games.lost_legacy.rules import env_of, reading, rules_of
from rulebound.games.lost_legacy.values import can_be_put, is_silent, option_spaces
from rulebound.kernel.ordering.responses import Responses
from rulebound.kernel.play import Card, Event, Modifier, Move, Run, State
from rulebound.kernel.terms import Env

PASS_OPTION: Final = Move(c.PASS)
NO_MOVES: Final[list[Move]] = []


def watching(s: State, event: Event, seat: int) -> list[Card]:
    """[LL-resp.11] The cards of a player that may name such an action: on the field, linked, standby counters, set
    defensive spells, [LL-ctr.4] whenever they were set; by the switch counters in the hand, too; and the card that it
    happens to, wherever it is."""
    found = [card for card in lying(s).watchers[seat] if card.definition.watched_events >> event.kind & 1]
    if rules_of(s).switches.counters_from_hand and option_spaces(s, seat):
        hand = s.zones[seat * c.ZONES + c.HAND]
        found += [card for card in hand if is_counter(card) and card.definition.watched_events >> event.kind & 1]
    about = event.card
    if about is not None and about.owner == seat and s.place(about) not in c.IN_PLAY and about not in found:
        if about.definition.watched_events >> event.kind & 1:
            found.append(about)
    return found


def may_be_answered(s: State, event: Event) -> bool:
    """[LL-resp.2] [LL-resp.12] [LL-inv.1] Whether a response phase begins: where nobody has a fitting response both
    would be passed over."""
    watched = lying(s).watched
    about = 0 if event.card is None else event.card.definition.watched_events
    if s.modifier_fields >> c.WATCHING & 1:
        about = EVERY_EVENT
    kind = event.kind
    if not (watched[0] | watched[1] | about) >> kind & 1:  # most actions are named by no card
        return False
    for seat in range(2):
        if (watched[seat] | about) >> kind & 1 and responses(s, seat, event, NO_MOVES):
            return True
    return False


def is_waiting(modifier: Modifier, event: Event) -> bool:
    """A timing that was laid for a while, and is about such an action."""
    ability = modifier.ability
    return modifier.field == c.WATCHING and isinstance(ability, Timed) and ability.event == event.kind


def waiting(s: State, seat: int, event: Event) -> list[Modifier]:
    """Those of a player that name this very action."""
    return [each for each in s.modifiers if each.env.seat == seat and is_waiting(each, event) and hears(s, each, event)]


def hears(s: State, modifier: Modifier, event: Event) -> bool:
    test = modifier.ability.test if isinstance(modifier.ability, Timed) else None
    return test is None or test.holds(s, told(s, modifier, event))


def told(s: State, modifier: Modifier, event: Event) -> Env:
    """What the text has chosen, as far as it is still the same, and what happens."""
    env = modifier.env.copy()
    env.slots = [[ref for ref in slot if s.is_same_object(ref)] for slot in env.slots]
    env.event = event
    return env


def responses(s: State, seat: int, event: Event, used: list[Move]) -> list[Move]:
    """[LL-abil.5] What a player may respond with now; `used` are the abilities that have answered this very
    action [LL-resp.10]."""
    found: list[Move] = []
    for card in watching(s, event, seat):
        for ability in kind_of(card).timed:
            if ability.event == event.kind and fits(s, seat, card, ability, event):
                if not was_used(used, card, ability.index) or may_repeat(ability.permission):
                    if not any(is_twin(s, each, card, ability.index) for each in found):
                        found.append(Move(kind_of_response(s, card), card, ability.index))
    if s.modifiers:
        for each in waiting(s, seat, event):
            assert each.ability is not None
            if not was_used(used, each.env.card, each.ability.index):
                option = Move(c.RESPOND_ABILITY, each.env.card, each.ability.index)
                found += [] if option in found else [option]
    return found


def is_twin(s: State, option: Move, card: Card, ability: int) -> bool:
    """The same ability of an equal card is one answer."""
    return option.card is not None and option.number == ability and s.rules.same(s, option.card, card)


def kind_of_response(s: State, card: Card) -> int:
    zone = s.place(card)
    if zone == c.STANDBY or (zone == c.HAND and is_counter(card)):
        return c.RESPOND
    return c.RESPOND_SPELL if zone == c.LINKED_DOWN else c.RESPOND_ABILITY


def may_repeat(permission: Permission) -> bool:
    """[LL-resp.10] [LL-abil.13] Only what is paid for each time, or has a greater limit, answers an action again."""
    return permission.has_cost or permission.limit > 1 or permission.per_battle > 1


def fits(s: State, seat: int, card: Card, ability: Timed, event: Event) -> bool:
    """[LL-resp.1] [LL-abil.2] Verb, subject, setting, limit and cost."""
    zone = s.place(card)
    if zone not in c.IN_PLAY and zone != ability.permission.zone:
        if zone != c.HAND or not is_counter(card) or not rules_of(s).switches.counters_from_hand:
            return False
    if zone in (c.FIELD, c.LINKED) and (is_silent(s, card) or is_sprung_already(card)):
        return False
    hidden = zone in (c.STANDBY, c.LINKED_DOWN) or (zone == c.HAND and zone != ability.permission.zone)
    if hidden and not can_be_put(s, seat, card, c.PLAY):
        return False
    env = reading(s, card, seat, event, ability.slots)
    if ability.test is not None and not ability.test.holds(s, env):
        return False
    return permitted(s, card, ability, env)


def is_counter(card: Card) -> bool:
    return kind_of(card).kind == c.COUNTER


def is_sprung_already(card: Card) -> bool:
    """A counter that lies face-up is being used."""
    return bool(kind_of(card).kind & c.SPRUNG)


def permitted(s: State, card: Card, ability: Timed, env: Env) -> bool:
    """[LL-abil.3] [LL-abil.9] [LL-abil.11] Setting, limit and cost."""
    permission = ability.permission
    most = permission.per_battle
    if most:
        battle = battle_of(s)
        if battle is None or uses(battle.used, card, permission.number) >= most:
            return False
    if permission.limit and uses_of(s, card, permission.number) >= permission.limit:
        return False
    if permission.setting is not None and not permission.setting.holds(s, env):
        return False
    return permission.payable is None or permission.payable.holds(s, env)


class Window(Responses):
    """[LL-resp.6] [LL-resp.7] [LL-resp.8] [LL-prio.2] The turn player is asked first; two passes in a row close it."""

    __slots__ = ("used",)

    def __init__(self, holder: int, event: Event, used: list[Move]) -> None:
        super().__init__(holder, event)
        self.used = used  # replaced, never changed

    def offer(self, s: State) -> None:
        """[LL-resp.12] Only who has a fitting response is asked; [LL-resp.9] what must act cannot be declined."""
        options = responses(s, self.holder, self.event, self.used) if not too_deep(s) else []
        must = [option for option in options if is_automatic(option)]
        if not options:
            self.passed(s)
        elif len(must) == len(options) > 1:  # [LL-prio.1]
            s.ask(self.holder, c.M_ORDER, [Move(c.FIRST, each.card, each.number) for each in options], False)
        else:
            s.ask(self.holder, c.M_RESPOND, options if must else [*options, PASS_OPTION], False)

    def answer(self, s: State, seat: int, option: Move) -> None:
        card = option.card
        if card is None:
            self.passed(s)
            return
        ability = card.definition.abilities[option.number]
        assert isinstance(ability, Timed)
        self.used = [*self.used, card.option(option.kind, option.number)]
        self.acted(s, False)
        begin_response(s, seat, card, ability, self.event)

    def copy(self) -> Window:
        new = Window(self.holder, self.event, self.used)
        new.pc = self.pc
        new.passes = self.passes
        return new


def too_deep(s: State) -> bool:
    """[LL-G73] A chain of answers is cut: the deepest activation fades."""
    most = rules_of(s).switches.max_depth
    return len(s.frames) > most and sum(1 for frame in s.frames if isinstance(frame, Window)) > most


def is_automatic(option: Move) -> bool:
    """[LL-abil.12] [LL-ctr.3] Springing a counter is always a choice."""
    assert option.card is not None
    ability = option.card.definition.abilities[option.number]
    assert isinstance(ability, Timed)
    return option.kind == c.RESPOND_ABILITY and not ability.permission.manual


def begin_response(s: State, seat: int, card: Card, ability: Timed, event: Event) -> None:
    """[LL-resp.3] [LL-resp.4] [LL-resp.5] The response is carried out at once, above all that waits; its actions have
    windows of their own. [LL-ctr.2] [LL-spell.6] A card that lies face-down is turned up first, which plays it."""
    from rulebound.games.lost_legacy.actions.placing import place, turn_up

    if ability.own:  # laid for a while: all that wait for it by this ability of the card
        for modifier in reversed(waiting(s, seat, event)):
            if modifier.ability is ability and modifier.env.card is card:
                s.push(Run(ability, told(s, modifier, event)))
                if modifier.amount:
                    drop_modifiers(s, [modifier])
        return
    zone = s.place(card)
    env = env_of(s, card, seat, event, ability.slots)
    s.push(Run(ability, env))
    if zone in (c.STANDBY, c.LINKED_DOWN):
        turn_up(s, card, seat)
    elif zone == c.HAND and is_counter(card):  # it leaves at once, so which space it takes is not asked
        place(s, c.PLAY, seat, card, option_spaces(s, seat)[0], c.BY_HAND)
