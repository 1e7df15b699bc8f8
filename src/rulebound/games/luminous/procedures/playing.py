"""Playing a card and activating an ability: announce, pay, resolve [LU-play.1] [LU-play.2] [LU-play.3]."""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.checking import state_check
from rulebound.games.luminous.atoms.entering import enter_play, new_token
from rulebound.games.luminous.atoms.facts import set_number, tell
from rulebound.games.luminous.atoms.leaving import end_spell, leave_play, put_resolving, sacrifice, void_spell
from rulebound.games.luminous.atoms.using import use_for_good
from rulebound.games.luminous.definition import Activated, LuminousCard, kind_of
from rulebound.games.luminous.elsewhere import take_leave
from rulebound.games.luminous.legality.orbs import pile_orb
from rulebound.games.luminous.legality.sacrificing import tribute_bars
from rulebound.games.luminous.procedures.batch import start_batch
from rulebound.games.luminous.procedures.paying import PayEssence
from rulebound.games.luminous.rules import rules_of
from rulebound.games.luminous.values import field, price_in_force, prices_now
from rulebound.kernel.cards import Card
from rulebound.kernel.choosing import distinct
from rulebound.kernel.frames import Frame
from rulebound.kernel.legality import Bar, may
from rulebound.kernel.ops import run_of
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State
from rulebound.kernel.terms import Env

NO_TRIBUTE: Final[Move] = Move(c.NO_TRIBUTE)


class Play(Frame):
    """A card is played: from the hand as an action, or by an effect (`inside`), then perhaps without its cost.

    [LU-prio.14] The card, its Tribute copy and all triggers are one action; [LU-play.9] the batch comes last.
    """

    __slots__ = ("away", "card", "copied", "free", "inside", "seat")

    def __init__(self, card: Card, seat: int, free: bool, inside: bool) -> None:
        self.pc = 0
        self.card = card
        self.seat = seat
        self.free = free
        self.inside = inside
        self.copied = False  # whether a tribute was paid
        self.away = False  # whether a text lets it go to the void after its effect

    def step(self, s: State) -> None:
        """One at once after the other, unless something comes between."""
        if self.pc == 0:
            self.pc = 1
            self.announce(s)
            if not s.goes_on(self):
                return
        if self.pc == 1:
            self.pc = 2
            self.offer_tribute(s)
            if not s.goes_on(self):
                return
        if self.pc == 2:
            self.pc = 3
            if self.copied and rules_of(s).switches.tribute_copy_first:
                self.play_copy(s)
                return
        if self.pc == 3:
            self.pc = 4
            self.resolve(s, self.card)  # [LU-play.3]
            if not s.goes_on(self):
                return
        if self.pc == 4:
            self.pc = 5
            self.finish_spell(s, self.card)
            if not s.goes_on(self):
                return
        if self.pc == 5:
            self.pc = 6
            if self.copied and not rules_of(s).switches.tribute_copy_first:
                self.play_copy(s)
                return
        s.pop()
        if not self.inside:
            start_batch(s)

    def announce(self, s: State) -> None:
        """[LU-play.1] The card is named and shown; [LU-play.8] from now on it is in no other zone."""
        card = self.card
        kind = kind_of(card.definition)
        prices = prices_now(s, self.seat, card, kind)
        s.next_moment()
        put_resolving(s, card, self.seat)
        s.note(c.ANNOUNCED, self.seat, card, None, 0, c.BY_EFFECT)
        if not self.free and kind.also_paid is not None:  # behind the essence
            s.push(run_of(kind.also_paid, self.seat, card, s.serials[card.number], None, None))
        if not self.free and (prices[0].total or prices[0].checks):
            s.push(PayEssence(Env(self.seat, card, s.serials[card.number], None, None), prices, None, to_play=True))

    def tribute_bars(self) -> list[Bar]:
        return tribute_bars(self.card, kind_of(self.card.definition).tribute)

    def offer_tribute(self, s: State) -> None:
        """[LU-tribute.1] An optional cost: a unit with attack X or more; [LU-tribute.7] also if the card is free."""
        if s.dirty:
            state_check(s)
        x = kind_of(self.card.definition).tribute
        if x < 0 or s.ending is not None:
            return
        options = [card.option(c.TRIBUTE) for card in tributes(s, self.seat, self.tribute_bars())]
        if options:
            options.append(NO_TRIBUTE)
            self.pc = 1  # until it is answered
            s.ask(self.seat, c.M_TRIBUTE, options, False)

    def answer(self, s: State, seat: int, option: Move) -> None:
        self.pc = 2
        unit = option.card
        if unit is None:
            return
        if sacrifice(s, [unit], c.BY_COST) > 0:  # [LU-tribute.3]
            tell(s, c.TRIBUTED, self.seat, self.card, unit, 0, c.BY_COST)
            self.copied = True

    def resolve(self, s: State, card: Card) -> None:
        """[LU-play.6] [LU-type.5] [LU-type.9] A unit or relic is put into play; [LU-type.15] a spell does its text."""
        if s.dirty:
            state_check(s)
            if s.ending is not None:
                return
        s.next_moment()
        kind = kind_of(card.definition)
        tell(s, c.PLAYED, self.seat, card, None, 0, c.BY_EFFECT)
        if kind.spell:
            ability = kind.spell_ability
            if ability is not None:
                s.push(run_of(ability, self.seat, card, s.serials[card.number], None, None))
        else:
            # [LU-type.1] the type says where it goes
            enter_play(s, card, self.seat, True, tributed=self.copied)

    def finish_spell(self, s: State, card: Card) -> None:
        if s.dirty:
            state_check(s)
        if self.away and kind_of(card.definition).spell:
            void_spell(s, card)
        else:
            end_spell(s, card)

    def play_copy(self, s: State) -> None:
        """[LU-tribute.3] [LU-tribute.4] [LU-tribute.6] Then a copy without Tribute is played for free."""
        if s.dirty:
            state_check(s)
            if s.ending is not None:
                return
        kind = kind_of(self.card.definition).plain_copy
        assert kind is not None
        s.push(PlayToken(new_token(s, kind, self.seat), self.seat))

    def copy(self) -> Play:
        new = Play(self.card, self.seat, self.free, self.inside)
        new.pc = self.pc
        new.copied = self.copied
        new.away = self.away
        return new


def play_of(s: State, card: Card, seat: int) -> Play:
    """A card that is played as an action: from the hand, or from where a text lets it be played [LU-play.13]."""
    how = take_leave(s, seat, card)
    play = Play(card, seat, how & c.PLAYS_FREE != 0, False)
    play.away = how & c.PLAYS_AWAY != 0
    return play


def tributes(s: State, seat: int, bars: list[Bar]) -> list[Card]:
    """[LU-tribute.1] The units that nothing keeps from being sacrificed for Tribute."""
    return distinct(s, [card for card in field(s, seat) if may(bars, s, seat, card)])


class PlayToken(Frame):
    """[LU-token.2] An effect plays a token, or the copy of a card: that counts as playing. Of a spell that is copied
    the copy only does its text."""

    __slots__ = ("card", "played", "seat")

    def __init__(self, card: Card, seat: int, played: bool = True) -> None:
        self.pc = 0
        self.card = card
        self.seat = seat
        self.played = played

    def step(self, s: State) -> None:
        pc = self.pc
        self.pc = pc + 1
        card = self.card
        kind = kind_of(card.definition)
        if pc == 0:
            if self.played:
                tell(s, c.PLAYED, self.seat, card, None, 1, c.BY_EFFECT)
            if not kind.spell:
                enter_play(s, card, self.seat, True)
                return
            put_resolving(s, card, self.seat)
            if kind.spell_ability is not None:
                s.push(run_of(kind.spell_ability, self.seat, card, s.serials[card.number], None, None))
        else:
            end_spell(s, card)
            s.pop()

    def copy(self) -> PlayToken:
        new = PlayToken(self.card, self.seat, self.played)
        new.pc = self.pc
        return new


class Activate(Frame):
    """An ability is activated; its extra costs are the first part of its program."""

    __slots__ = ("ability", "card", "seat")

    def __init__(self, card: Card, ability: Activated, seat: int) -> None:
        self.pc = 0
        self.card = card
        self.ability = ability
        self.seat = seat

    def step(self, s: State) -> None:
        card = self.card
        ability = self.ability
        if self.pc == 0:
            self.pc = 1
            s.next_moment()
            s.note(c.ANNOUNCED, self.seat, card, None, ability.index + 1, c.BY_EFFECT)
            if ability.price.total or ability.price.checks:
                env = Env(self.seat, card, s.serials[card.number], s.keep(card), None)
                s.push(PayEssence(env, [price_in_force(s, ability.price)], ability))
            if not s.goes_on(self):
                return
        if self.pc == 1:
            self.pc = 2
            if s.dirty:
                state_check(s)
            if ability.ever:
                use_for_good(s, self.seat, card, ability)
            s.push(run_of(ability, self.seat, card, s.serials[card.number], s.keep(card), None))
            return
        tell(s, c.ACTIVATED, self.seat, card, None, ability.index, c.BY_EFFECT)
        s.pop()
        start_batch(s)

    def copy(self) -> Activate:
        new = Activate(self.card, self.ability, self.seat)
        new.pc = self.pc
        return new


# ---- orbs
def play_orb(s: State, card: Card, seat: int) -> None:
    """[LU-orb.15] An orb enters ready and may expend at once. An orb is a card, so playing it is playing a card."""
    s.next_moment()
    tell(s, c.PLAYED, seat, card, None, 0, c.BY_EFFECT)
    tell(s, c.ORB_PLAYED, seat, card, None, 0, c.BY_EFFECT)
    enter_play(s, card, seat, True)


def play_basic(s: State, seat: int, colour: int) -> bool:
    card = pile_orb(s, seat, colour)
    if card is None:
        return False
    play_orb(s, card, seat)
    return True


def pivot(s: State, seat: int, returned: Card, colour: int) -> None:
    """[LU-orb.11] [LU-orb.12] A ready basic orb goes back to the pile and one from the pile is played, ready."""
    leave_play(s, [returned], c.ORB_PILE, c.BY_EFFECT, False)
    play_basic(s, seat, colour)
    tell(s, c.PIVOTED, seat, None, None, colour, c.BY_EFFECT)


def play_bloom(s: State, seat: int) -> None:
    """[LU-orb.8b] [LU-orb.17] The Bloom is a token that is played, and no orb."""
    bloom: LuminousCard = rules_of(s).bloom
    token = new_token(s, bloom, seat)
    tell(s, c.PLAYED, seat, token, None, 1, c.BY_EFFECT)
    enter_play(s, token, seat, True)


def orb_play(s: State, seat: int, option: Move) -> None:
    """[LU-orb.1] The orb play of the turn, in one of its four forms."""
    set_number(s, seat, c.ORB_USED, s.numbers[seat * c.SEAT_NUMBERS + c.ORB_USED] + 1)
    kind = option.kind
    if kind == c.PLAY_BASIC:
        play_basic(s, seat, option.number)
    elif kind == c.PLAY_BLOOM:
        play_bloom(s, seat)
    else:
        card = option.card
        assert card is not None
        if kind == c.PLAY_ORB:
            play_orb(s, card, seat)
        else:
            pivot(s, seat, card, option.number)
