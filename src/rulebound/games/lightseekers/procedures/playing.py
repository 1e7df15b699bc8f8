"""Playing a card [LS-T01] [LS-T02] and using an ability [LS-T17]: announce, act window, effects, afterwards."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.actions import spend_action
from rulebound.games.lightseekers.amounts import own_cost, sum_for_card
from rulebound.games.lightseekers.atoms.lasting import bind_next, end_act_modifiers, note_elements, use_all_actions
from rulebound.games.lightseekers.atoms.turns import begin_act, is_awaited, tell, tell_awaited
from rulebound.games.lightseekers.atoms.zones import BOTTOM, shuffle, to_deck, to_limbo, to_pile
from rulebound.games.lightseekers.definition import Instant, LightCard, light
from rulebound.games.lightseekers.forbidding import card_forbidden, forbidden, own_play_clause
from rulebound.games.lightseekers.procedures.doing import INSTANT, PLAYED, Announced, Doing, announces, doing_of
from rulebound.games.lightseekers.procedures.entering import Entering, has_copy_equipped
from rulebound.games.lightseekers.procedures.hands import can_leave_pile
from rulebound.games.lightseekers.procedures.leaving import expire, leave
from rulebound.games.lightseekers.procedures.paying import Paying
from rulebound.games.lightseekers.procedures.settling import settle
from rulebound.games.lightseekers.procedures.turning import own_turn
from rulebound.games.lightseekers.record import in_play, thing
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.values import (
    at_work,
    heroes_from,
    is_in_play,
    is_out,
    meets,
    names_used,
    plays_with,
)  # fmt: skip
from rulebound.kernel.acts import CANCELLED, PERFORMED, act_of
from rulebound.kernel.cards import Card
from rulebound.kernel.events import Event
from rulebound.kernel.ops import Run
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State
from rulebound.kernel.terms import Env, Whom

# The steps of an act.
SHOW: Final = 0
CHOOSE_RECIPIENT: Final = 1
FIX: Final = 2
PLACE_FIRST: Final = 3
WINDOW: Final = 4
CANCELLED_OR_NOT: Final = 5
ENTER: Final = 6
EFFECTS: Final = 7
GOES: Final = 8
PUT_AWAY: Final = 9
PAYMENT_BACK: Final = 10
BOUND_ENDS: Final = 11
WAITED: Final = 12
AFTER: Final = 13
DONE: Final = 14


class LightAct(Announced):
    """What playing and using have in common: the recipient, the act window, the own effects, the end."""

    __slots__ = ("act", "actions", "recipient", "waited")

    def __init__(self, card: Card, seat: int, act: int) -> None:
        super().__init__(Event(c.ACT, seat, card, None, -1, act, None), card, seat)
        self.pc = SHOW
        self.act = act  # what it is, as bits
        self.actions = 0  # how many it has used, but for a combo, which uses all
        self.recipient = -1
        self.waited = 0  # how many of the Buffs that waited for the end of the act are done

    def fixed_recipient(self) -> Whom | None:
        return None

    def ask_recipient(self, s: State) -> None:
        """[LS-D04] [LS1-6.attack] [LS-6.1.2-attack-ability] [LS-2.5.1.3a] [LS-3.1.3] [LS1-3.3.4] Every other hero
        still in; [LS-G73] unless the text says whom to attack."""
        if not self.act & c.ATTACK_ACT:
            return
        ability = self.act & c.ABILITY_ACT != 0
        found = recipients(s, self.seat, self.card, self.fixed_recipient(), ability)
        options = [Move(c.ATTACK, None, seat) for seat in found]
        if options:
            self.pc = CHOOSE_RECIPIENT  # until it is answered
            s.ask(self.seat, c.M_ATTACK, options, False)

    def answer(self, s: State, seat: int, option: Move) -> None:
        self.pc = FIX
        self.recipient = option.number

    def open_act_window(self, s: State) -> None:
        """[LS-2.6.2] Before its effects, whatever the act sets off. [LS-2.6.4c] It counts from here on."""
        event = Event(c.ACT, self.seat, self.card, None, self.recipient, self.act, None)
        self.event = event
        bind_next(s, event)
        s.emit(event)

    def holds(self, s: State) -> bool:
        """Whether something has come up that must be over before the next step."""
        return s.frames[-1] is not self or s.ending is not None

    def end_bound(self, s: State) -> bool:
        """[LS-G33] [LS1-2.5.3.5] Next Buffs that were bound to this act Expire, Clunky ones turn, one after the
        other. Whether all are done."""
        end_act_modifiers(s, self.event)
        bound = [*self.expiring, *self.turning]
        if self.waited >= len(bound):
            return True
        ref = bound[self.waited]
        self.waited += 1
        if not s.is_same_object(ref):
            return False  # it has left play; it may be back, but then it is another one
        if self.waited <= len(self.expiring):
            expire(s, ref.card)
        elif in_play(s, ref.card) is not None and thing(s, ref.card).is_clunky():
            own_turn(s, ref.card)
        return False

    def is_dropped(self, s: State) -> bool:
        """[LS-G43] Whether the act is given up because its player is out. Cards of others go to their piles, and what
        was bound to the act ends with it."""
        if not is_out(s, self.seat):
            return False
        for card in [self.card, *self.payment]:
            if s.places[card.number] % c.ZONES == c.LIMBO:
                to_pile(s, card)
        self.payment = []
        if self.end_bound(s):
            s.pop()
        return True

    def copied_from_act(self, other: LightAct) -> None:
        self.copied_from(other)
        self.act = other.act
        self.actions = other.actions
        self.recipient = other.recipient
        self.waited = other.waited


def recipients(s: State, seat: int, card: Card, fixed: Whom | None, ability: bool = False) -> list[int]:
    """Whom an Attack may be made against, by playing the card or by using its ability."""
    barred = c.NOT_BE_ATTACKED | c.NOT_BE_ATTACKED_BY_ABILITY if ability else c.NOT_BE_ATTACKED
    found: list[int] = []
    for other in heroes_from(s, (seat + 1) % s.rules.seats):
        if other != seat and not forbidden(s, other, barred, card):  # [LS1-2.5.1.1] [LS-2.5.1.3b]
            found.append(other)
    if fixed is not None:
        meant = fixed.seats(s, Env(seat, card, s.serials[card.number], None, None))
        return [other for other in found if other in meant]
    return found


class Playing(LightAct):
    """A card is played: as an action, as the combo of the turn, or by an effect (`free`)."""

    __slots__ = ("free", "origin")

    def __init__(self, card: Card, seat: int, act: int, free: bool) -> None:
        super().__init__(card, seat, act)
        self.free = free
        self.origin = -1  # the zone it was played from

    def kind(self) -> LightCard:
        printed: Any = self.card.definition  # see `definition.light` for the detour
        kind: LightCard = printed
        return kind

    def fixed_recipient(self) -> Whom | None:
        return self.kind().recipient

    def step(self, s: State) -> None:
        """Step after step, until something is under way that must be over first."""
        if s.facts[c.OUT_COUNT] and self.is_dropped(s):
            return
        if self.pc < CANCELLED_OR_NOT:
            self.announce_card(s)
            if self.pc < CANCELLED_OR_NOT or self.holds(s):
                return
        if self.pc < GOES:
            self.carry_out(s)
            if self.pc < GOES or self.holds(s):
                return
        self.conclude(s)

    def announce_card(self, s: State) -> None:
        """Up to the act window."""
        frames = s.frames
        switches = switches_of(s)
        if self.pc == SHOW:
            self.pc = CHOOSE_RECIPIENT
            self.show(s)
            if frames[-1] is not self:
                return  # it is paid for
        if self.pc == CHOOSE_RECIPIENT:
            self.pc = FIX
            if self.act & c.ATTACK_ACT:
                self.ask_recipient(s)
                if s.asked:
                    return
        if self.pc == FIX:
            self.pc = PLACE_FIRST
            if switches.fix_values_at_play:
                self.fix(s)
                if frames[-1] is not self:
                    return
        if self.pc == PLACE_FIRST:
            self.pc = WINDOW
            if switches.act_window_after_placing:  # [LS-G07]
                self.enter(s, False)
                if frames[-1] is not self:
                    return
        self.pc = CANCELLED_OR_NOT
        self.open_act_window(s)

    def carry_out(self, s: State) -> None:
        """Unless it was Cancelled."""
        if self.pc == CANCELLED_OR_NOT:
            self.pc = ENTER
            if self.result == CANCELLED:
                self.pc = GOES
                self.enter_blank(s)
                return
        if self.pc == ENTER:
            self.pc = EFFECTS
            if not switches_of(s).act_window_after_placing:
                self.enter(s, False)
                if s.frames[-1] is not self:
                    return
        self.pc = GOES
        self.result = PERFORMED
        self.own_effects(s)

    def conclude(self, s: State) -> None:
        """Where its cards go, and what has waited for the end of the act."""
        frames = s.frames
        if self.pc == GOES:
            self.pc = PUT_AWAY
            if s.places[self.card.number] % c.ZONES == c.LIMBO and is_awaited(s, c.GOES_TO_PILE):
                tell(s, c.GOES_TO_PILE, self.seat, self.card, None, self.recipient, self.act)
                if frames[-1] is not self:
                    return
        if self.pc == PUT_AWAY:
            self.pc = PAYMENT_BACK
            self.put_away(s)
            if frames[-1] is not self:
                return
        if self.pc == PAYMENT_BACK:
            self.pc = BOUND_ENDS
            if self.payment:
                self.return_payment(s)
                if self.holds(s):
                    return
        if self.pc == BOUND_ENDS:
            if not self.end_bound(s):
                return
            self.pc = WAITED
        if self.pc == WAITED:
            self.pc = AFTER
            self.resolved = True
            if s.dirty and settle(s):
                return
        if self.pc == AFTER:
            self.pc = DONE
            if self.act & c.PLAY_ACT:  # [LS-6.2.1-after] [LS1-6.after] [LS-G78]
                tell_awaited(s, c.AFTER_PLAY, self.seat, self.card, self.recipient, self.act)
                if frames[-1] is not self:
                    return
        self.finish(s)

    def show(self, s: State) -> None:
        """[LS-4.1.3.3a.1] [LS-2.4.3.3] [LS-4.1.3.1a] Shown, and in Limbo from now on; the action and the Elements
        are used."""
        card = self.card
        kind = self.kind()
        is_paid = kind.combo and not self.free
        used: list[Card] = []
        # [LS-2.4.2.2d.2] before it leaves the hand: so it was found to be payable
        change = sum_for_card(s, c.F_COST, card, used) + own_cost(s, card) if is_paid else 0
        if not self.free:
            begin_act(s)
            if kind.combo:
                use_all_actions(s, self.seat)
            else:
                self.actions = spend_action(s, self.seat, card, False, self.act)
        elif switches_of(s).free_play_uses_basic:
            note_elements(s, self.seat, kind.elements)  # [LS-G79]
        self.origin = s.places[card.number] % c.ZONES
        to_limbo(s, card)
        s.note(c.SHOWN, self.seat, card, None, self.origin, self.act)
        if is_paid:
            s.push(Paying(card, self.seat, change, list(kind.cost), used))

    def instant(self, s: State) -> Instant | None:
        """[LS-G56] Which Instant Effects count with as many as are still in: looked at when they begin."""
        for ability in self.kind().instants:
            if ability.players == c.ALWAYS or plays_with(s, ability.players):
                return ability
        return None

    def fix(self, s: State) -> None:
        """[LS1-4.3.3.2] In the earlier edition amounts and choices are fixed now."""
        ability = self.instant(s)
        if ability is None:
            return
        event = Event(c.ACT, self.seat, self.card, None, self.recipient, self.act, None)
        self.event = event
        if not announces(ability):
            return
        frame = doing_of(s, ability, self.seat, self.card, event, PLAYED)
        frame.begin_fixing()
        s.push(frame)

    def enter_blank(self, s: State) -> None:
        """[LS-2.6.4b] None of a Cancelled card's effects happen; [LS-G06] a Buff or Item goes to the pile, too, or with
        the switch it enters without them."""
        switches = switches_of(s)
        if switches.cancelled_buff_enters and not switches.act_window_after_placing:
            self.enter(s, True)

    def enter(self, s: State, blank: bool) -> None:
        """[LS-4.1.3.1c] [LS-2.5.3.2b] [LS-2.5.3.2a] [LS1-2.5.3.1] [LS-4.1.3.3b] [LS-2.5.4.3a] [LS1-2.5.4.3] Buffs
        and Items are placed, then their effects."""
        kind = self.kind()
        if kind.buff or kind.item:
            frame = Entering(self.card, self.seat, BOTTOM)
            frame.instants = False
            frame.blank = blank
            s.push(frame)

    def own_effects(self, s: State) -> None:
        """[LS-2.6.6a] [LS1-4.3.3.7] [LS-4.1.3.3c.1] [LS-4.1.3.1d.1] [LS-2.5.2.2a] [LS-2.5.1.2a] [LS-2.4.3.2c.1]
        [LS-2.4.2.1c.1] After all triggers; [LS-2.6.6b] modifiers count as they are now."""
        card = self.card
        if is_in_play(s, card):
            if not at_work(s, card):
                return  # [LS-2.5.3.6c] an X corner, or Dormant
        elif self.kind().buff or self.kind().item:
            return  # it did not stay
        ability = self.instant(s)
        if ability is None:
            return
        prepared = self.prepared
        if prepared is not None and prepared.ability is ability:
            self.prepared = None
            s.push(self.refreshed(s, prepared.copy()))
            return
        s.push(doing_of(s, ability, self.seat, card, self.event, INSTANT if is_in_play(s, card) else PLAYED))

    def refreshed(self, s: State, prepared: Doing) -> Doing:
        """What was fixed on announcing, with the card where it is now."""
        env = prepared.env
        env.event = self.event
        env.serial = s.serials[self.card.number]
        env.record = s.keep(self.card)
        r = in_play(s, self.card)
        if r is not None:
            prepared.role = INSTANT
            prepared.turns = r.turns
        return prepared

    def put_away(self, s: State) -> None:
        """[LS-4.1.3.3c.2] [LS-2.6.8b] [LS-2.5.2.2b] [LS-4.1.3.1d.2] [LS-2.8.1.2] [LS1-4.3.4.1] An Attack or Defend,
        or a Cancelled card: on top of what it sent to the pile."""
        if s.places[self.card.number] % c.ZONES == c.LIMBO:
            to_pile(s, self.card)  # [LS-2.8.1.1]
        elif self.result == CANCELLED and is_in_play(s, self.card) and not switches_of(s).cancelled_buff_enters:
            leave(s, [self.card], c.BY_MOVE, c.DISCARD, None)

    def return_payment(self, s: State) -> None:
        """[LS-4.1.3.1e] [LS-2.4.2.2f] [LS1-2.4.3.3] [LS-G21] Into the deck, which is shuffled; even if the combo was
        Cancelled."""
        for card in self.payment:
            to_deck(s, card, False)
        self.payment = []
        shuffle(s, self.seat)

    def copy(self) -> Playing:
        new = Playing(self.card, self.seat, self.act, self.free)
        new.copied_from_act(self)
        new.origin = self.origin
        return new


# ---- what effects do
def cancel_act(s: State, run: Run) -> bool:
    """[LS-T09] [LS-6.1.2-cancel.2] [LS1-6.cancel] Cancel the act that the effect answers. [LS-2.6.4a] [LS1-4.3.3.6]
    [LS-G08] A second Cancel is ignored and has not triggered."""
    env = run.env
    act = act_of(s, env.event)
    if (
        act is None
        or card_forbidden(s, act.event.card or env.card, c.NOT_CANCELLED)
        or not act.stop(CANCELLED)
    ):
        if isinstance(run, Doing) and not switches_of(s).ignored_cancel_is_spent:
            run.declined = True
        return False
    tell(s, c.CANCELLED, act.event.seat, act.event.card, env.card, 0, act.event.cause)
    return True


def can_play_by_effect(s: State, seat: int, card: Card) -> bool:
    """[LS-6.1.2-play.1] [LS-G79] [LS-G25] Access and the name limit hold, the Basic limit does not. [LS-S16] In the
    earlier edition only cards in hand are Played."""
    kind = light(card.definition)
    if kind.hero or is_in_play(s, card) or not can_leave_pile(s, card):
        return False
    if switches_of(s).play_from_hand_only and s.places[card.number] != seat * c.ZONES + c.HAND:
        return False
    if not kind.item and not meets(s, seat, kind):
        return False
    if kind.item and has_copy_equipped(s, seat, card):
        return False
    if card.definition.name in names_used(s, seat):
        return False
    return not play_forbidden(s, seat, card) and not (kind.attack and not recipients(s, seat, card, kind.recipient))


def play_forbidden(s: State, seat: int, card: Card) -> bool:
    """[LS-2.2.3]"""
    if own_play_clause(s, seat, card) or card_forbidden(s, card, c.NOT_PLAYED):
        return True
    return forbidden(s, seat, forbidding_bits(light(card.definition)), card)


def forbidding_bits(kind: LightCard) -> int:
    """The prohibitions that stop the play of such a card."""
    bits = c.NOT_PLAY
    if kind.attack:
        bits |= c.NOT_ATTACK
    if kind.defend:
        bits |= c.NOT_DEFEND
    if kind.buff:
        bits |= c.NOT_BUFF
    if kind.item:
        bits |= c.NOT_EQUIP
    return bits


def play_by_effect(s: State, seat: int, card: Card, source: Card) -> bool:
    """A full Play without an action; a combo is played without its payment."""
    if not can_play_by_effect(s, seat, card):
        return False
    s.push(Playing(card, seat, light(card.definition).act, True))
    return True


def can_equip_by_effect(s: State, seat: int, card: Card) -> bool:
    """[LS-6.1.2-equip] [LS1-6.equip] Capacity and the ban on doubles apply."""
    kind = light(card.definition)
    if not kind.item or is_in_play(s, card) or not can_leave_pile(s, card) or has_copy_equipped(s, seat, card):
        return False
    return not forbidden(s, seat, c.NOT_EQUIP, card) and not card_forbidden(s, card, c.NOT_ENTERING)


def equip_by_effect(s: State, seat: int, card: Card, source: Card) -> bool:
    if not can_equip_by_effect(s, seat, card):
        return False
    s.push(Playing(card, seat, c.EQUIP_ACT, True))
    return True


def combo_possible(s: State, seat: int) -> bool:
    """[LS-G22] [LS-4.1.3a] As the first thing of the Action Phase: nothing was used yet."""
    at = seat * c.SEAT_NUMBERS
    return (
        s.numbers[at + c.USED] == 0
        and s.numbers[at + c.FREE_USED] == 0
        and s.numbers[at + c.COMBO_PLAYED] == 0
        and s.numbers[at + c.ABILITY_USED] == 0
    )
