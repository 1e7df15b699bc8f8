"""The ruleset Luminous: its zones, its switches, its ordering policy and its state check."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.listening import has_come, hear, kept_in_mind, memories, next_time
from rulebound.games.luminous.atoms.using import use_for_good
from rulebound.games.luminous.definition import LuminousCard, LuminousTriggered, basic_orb, kind_of, luminous_bloom
from rulebound.games.luminous.record import in_play, thing
from rulebound.games.luminous.switches import Switches
from rulebound.kernel.cards import Ability, Card, Record
from rulebound.kernel.events import Event, Listener
from rulebound.kernel.ordering.rounds import wait
from rulebound.kernel.rules import SEEN_BY_ALL, SEEN_BY_NOBODY, SEEN_BY_OWNER, Rules
from rulebound.kernel.state import Memo, State
from rulebound.kernel.terms import Env

VISIBILITY: Final = [
    SEEN_BY_NOBODY,  # [LU-zone.1] deck
    SEEN_BY_OWNER,  # [LU-zone.10] hand
    SEEN_BY_ALL,  # [LU-zone.2] orb pile
    SEEN_BY_ALL,  # [LU-zone.3] discard pile
    SEEN_BY_ALL,  # [LU-zone.6a] void
    SEEN_BY_NOBODY,  # [LU-zone.6b] face down in the void: who knew the card still knows it
    SEEN_BY_ALL,  # [LU-type.2] favored
    SEEN_BY_ALL,  # orb row
    SEEN_BY_ALL,  # field
    SEEN_BY_ALL,  # [LU-play.1] resolving
    SEEN_BY_OWNER,  # side deck
]


class Luminous(Rules):
    """Luminous with its switches and the definitions of a match-up."""

    __slots__ = ("basics", "bloom", "only_costs_count", "pools", "steadfast", "switches", "use_discarded")

    def __init__(self, seats: int, switches: Switches, names: list[str]) -> None:
        super().__init__(seats, VISIBILITY, c.SEAT_NUMBERS)
        self.face_down = 1 << c.VOID_FACE_DOWN  # [LU-zone.6b]
        self.seat_memos = c.SEAT_MEMOS
        self.unfound = c.UNFOUND
        self.lasting = c.LASTS
        self.switches = switches
        # Whether no switch asks more of a play than that it can be paid as printed.
        self.only_costs_count = not (
            switches.require_choice or switches.unique_one_per_player or switches.any_symbols_only
        )
        self.use_discarded = False  # whether a card of the match-up has an ability that is used in the discard pile
        self.names = names
        self.basics: list[LuminousCard] = [basic_orb(colour, c.COLOUR_NAMES[colour]) for colour in c.COLOURS]
        self.bloom: LuminousCard = luminous_bloom()
        self.pools: dict[int, Memo] = {}  # by a number that says all of them, see `payment.purse_of`
        self.steadfast: LuminousTriggered | None = None  # the keyword's own text, from the glossary

    def hear(self, s: State, event: Event) -> None:
        """[LU-batch.1] Whatever triggers waits until the action under way is over [LU-play.10]; [LU-arrive.2] so its
        card is in play by then, and [LU-contact.3] may be gone again."""
        kind = event.kind
        card = event.card
        if card is not None and (card.definition.own_events >> kind) & 1:
            self.own_triggers(s, event, card)
        listeners = s.listeners[kind]
        if listeners:
            for listener in listeners:
                ability = listener.ability
                assert isinstance(ability, LuminousTriggered)
                record = s.records[listener.card.number]
                if record is None:
                    record = leaving_record(s, listener.card)
                    if record is None and not ability.this_turn and ability.about is None:
                        continue
                seat = listener.card.owner if record is None else record.controller
                if ability.lent_test is not None:
                    self.lend(s, ability, Env(seat, listener.card, listener.serial, record, event))
                elif not ability.granted or (record is not None and is_granted(s, listener)):
                    self.trigger(s, ability, listener.card, listener.serial, seat, event, record)

    def lend(self, s: State, ability: LuminousTriggered, lender: Env) -> None:
        """'Units you control have "…"': the card of the event does it, as if that were printed there."""
        event = lender.event
        assert event is not None
        test = ability.lent_test
        assert test is not None
        card = event.card
        if card is None or not test.holds(s, lender):
            return
        record: Record | None = s.records[card.number]
        if record is None:
            record = event.record
        if record is not None:
            self.trigger(s, ability, card, s.serials[card.number], record.controller, event, record)

    def own_triggers(self, s: State, event: Event, card: Card) -> None:
        """[LU-depart.3] [LU-mulch.6] The last controller's; [LU-mulch.3] of a deck the owner's; [LU-mulch.7] each."""
        record: Record | None = s.records[card.number]
        if record is None:
            record = event.record
        seat = card.owner if record is None else record.controller
        for ability in card.definition.abilities:
            if isinstance(ability, LuminousTriggered) and ability.own and ability.event == event.kind:
                if ability.granted:
                    continue  # it was given to other cards
                if record is None and not ability.anywhere:
                    continue
                self.trigger(s, ability, card, s.serials[card.number], seat, event, record)

    def trigger(
        self,
        s: State,
        ability: LuminousTriggered,
        card: Card,
        serial: int,
        seat: int,
        event: Event,
        record: Record | None,
    ) -> None:
        if ability.anew:
            self.trigger_anew(s, ability, card, serial, event, record)
            return
        test = ability.test
        env = Env(seat, card, serial, record, event)
        kept = kept_in_mind(s, ability, card, serial) if ability.keeps else None
        if kept is not None:
            env.slots = kept.slots
            env.numbers = kept.numbers
            env.seat = seat = kept.seat
        if test is None or test.holds(s, env):
            if ability.ever:
                if used_up(s, seat, ability):
                    return
                use_for_good(s, seat, card, ability)
            elif ability.next_only and not next_time(s, ability, card, serial):
                return
            wait(s, ability, card, serial, seat, event, record)

    def trigger_anew(
        self, s: State, ability: LuminousTriggered, card: Card, serial: int, event: Event, record: Record | None
    ) -> None:
        """Of all that a text keeps in mind each by itself."""
        for memory in memories(s, ability, card, serial):
            kept = memory.env
            env = Env(kept.seat, card, serial, record, event)
            env.slots = kept.slots
            env.numbers = kept.numbers
            if ability.test is None or ability.test.holds(s, env):
                if ability.next_only:
                    has_come(s, memory)
                hear(s, ability, kept, event)
                wait(s, ability, card, serial, kept.seat, event, record)

    def settle(self, s: State) -> None:
        """[LU-win.4a] [LU-dmg.4a] After every instruction, payment and damage sub-step."""
        raise NotImplementedError  # the atoms know: see `atoms.checking.LuminousRules`

    def runaway(self, s: State) -> None:
        """[LU-win.15] A loop without end is a draw."""
        s.end(-1, "loop", "LU-win.15")

    def too_much(self, s: State) -> None:
        """[LU-limit.2] What grows beyond every measure is a draw."""
        s.end(-1, "limit", "LU-limit.2")

    def same(self, s: State, one: Card, other: Card) -> bool:
        number = one.number
        if one.definition is not other.definition or s.places[number] != s.places[other.number]:
            return False
        if s.records[number] is None:
            return True
        others = in_play(s, other)
        if others is None or not thing(s, one).alike(others, s.turn):
            return False
        kind = others.kind
        return kind.basic or (have_been_used_alike(s, one, other) and have_lived_alike(s, one, other))


def have_lived_alike(s: State, one: Card, other: Card) -> bool:
    """What a text can ask of a unit's turn, and what its record does not show any more: damage that was healed, an
    attack after which it was readied."""
    if not kind_of(one.definition).unit:
        return True
    for kind in c.LIVED_THROUGH:
        event = s.newest_of(kind)
        if event is not None and how_often(s, event, one) != how_often(s, event, other):
            return False
    return True


def how_often(s: State, newest: Event | None, card: Card) -> int:
    """How many events of a kind, from the newest back, were about this very object."""
    found = 0
    event = newest
    came = s.serials[card.number]
    while event is not None and event.moves >= came:
        if event.card is card:
            found += 1
        event = event.earlier
    return found


def have_been_used_alike(s: State, one: Card, other: Card) -> bool:
    """Of two cards of one kind: no ability that is for once a turn has been used of one alone, and none that counts
    what happens each turn has seen it happen to one of them."""
    kind = kind_of(one.definition)
    for ability in kind.activated:
        if ability.limit > 0 and uses_this_turn(s, one, ability.index) != uses_this_turn(s, other, ability.index):
            return False
    if kind.limited and uses(s, one) != uses(s, other):
        return False
    if s.modifier_fields >> c.F_USED & 1 and lines_used(s, one) != lines_used(s, other):
        return False
    for trigger in kind.counted:
        if took_part(s, trigger.event, one) or took_part(s, trigger.event, other):
            return False
    return True


def lines_used(s: State, card: Card) -> list[int]:
    """The lines of a card that let something be done once in a turn, and have done so in this one."""
    found: list[int] = []
    for modifier in s.modifiers:
        line = modifier.ability
        if modifier.field == c.F_USED and modifier.until == c.THIS_TURN and line is not None:
            if modifier.env.card is card and modifier.env.serial == s.serials[card.number]:
                found.append(line.index)
    found.sort()
    return found


def uses(s: State, card: Card) -> list[bool]:
    """Of each line of a card that takes the place of something once in a turn, whether it has done so in this one."""
    found: list[bool] = []
    for static in s.statics:
        ability: Any = static.ability  # see `record.in_play`
        used: int | None = ability.used
        if static.card is card and used is not None:
            found.append(len(static.env.numbers) > used and static.env.numbers[used] == s.turn + 1)
    return found


def took_part(s: State, happened: int, card: Card) -> bool:
    """Whether this happened to a card this turn, or by it."""
    event = s.newest_of(happened)
    while event is not None:
        if event.card is card or event.other is card:
            return True
        event = event.earlier
    return False


def used_up(s: State, seat: int, ability: Ability) -> bool:
    """[LU-card.1] 'Only once per game': same name, same card."""
    for modifier in s.modifiers:
        used = modifier.ability
        if modifier.field == c.F_USED and modifier.until == c.FOR_GOOD and modifier.env.seat == seat:
            assert used is not None
            if used.definition.name == ability.definition.name and used.clause == ability.clause:
                return True  # of the card, or of a token that is a copy of it
    return False


def uses_this_turn(s: State, card: Card, index: int) -> int:
    """How often an ability of this very object was used: what has come into play since is another one [LU-zone.12]."""
    found = 0
    event = s.newest_of(c.ACTIVATED)
    while event is not None:
        if event.card is card and event.amount == index and event.moves >= s.serials[card.number]:
            found += 1
        event = event.earlier
    return found


def is_granted(s: State, listener: Listener) -> bool:
    """Whether a card still has what an effect gave it, and is still, or is just leaving as, the same object."""
    ability = listener.ability
    assert isinstance(ability, LuminousTriggered)
    same = s.serials[listener.card.number] == listener.serial or leaving_record(s, listener.card) is not None
    return same and kept_in_mind(s, ability, listener.card, listener.serial) is not None


def leaving_record(s: State, card: Card) -> Record | None:
    """[LU-dmg.8] A card that leaves at this very moment still sees what leaves with it."""
    for record in s.leaving:
        if record.card is card:
            return record
    return None


def rules_of(s: State) -> Luminous:
    rules: Any = s.rules  # see `record.in_play`
    found: Luminous = rules
    return found


def controller_of(s: State, card: Card) -> int:
    record = s.records[card.number]
    if record is None:
        record = leaving_record(s, card)
    return card.owner if record is None else record.controller
