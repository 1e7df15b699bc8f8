"""A player drops out [LS-T07]: cards, ring of seats, VP, the enemy's reward, the end of the game."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.asleep import refresh
from rulebound.games.lightseekers.atoms.health import gain_by_healing, gain_vp
from rulebound.games.lightseekers.atoms.lasting import end_modifiers_of
from rulebound.games.lightseekers.atoms.turns import close_ring, count_out, look_again, tell
from rulebound.games.lightseekers.atoms.zones import out_of_game, shuffle, to_deck, to_pile, zone_out_of_game
from rulebound.games.lightseekers.forbidding import forbidden
from rulebound.games.lightseekers.procedures.doing import Announced, Doing
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.values import controller_of, enemy_of, health_of, heroes_from, is_out, living, number
from rulebound.kernel.play import Card, Frame, Move, State, distinct

REWARD_HEALING: Final = 5
REWARD_CARDS: Final = 5


def waits(s: State, seat: int) -> bool:
    """[LS-G41] Whether a card of theirs is among those that are being resolved."""
    for frame in s.frames:
        if isinstance(frame, Doing):
            if frame.env.card.owner == seat and frame.env.seat == seat:
                return True
        elif isinstance(frame, Announced) and frame.card.owner == seat and not frame.resolved:
            return True
    return False


def eliminator(s: State, seat: int) -> int:
    """[LS1-5.5] Whose card took the last health, or -1."""
    event = s.history
    while event is not None and event.time > s.forgotten:
        if event.seat == seat and event.amount > 0:
            if event.kind == c.DAMAGED:
                assert event.card is not None
                return event.card.owner if event.record is None else event.record.controller
            if event.kind == c.LOST_HEALTH:
                return -1 if event.other is None else controller_of(s, event.other)
        event = event.previous
    return -1


def remove_player(s: State, seat: int, reason: str, rule: str) -> None:
    """[LS-5.1.1] [LS-5.1.2] At once, also in the middle of an effect; [LS-5.1.3] [LS1-5.1.2] what is left for them
    is skipped."""
    by = eliminator(s, seat) if reason == "health" else -1
    tell(s, c.REMOVED_FROM_GAME, seat, None, None, 0, 0)
    count_out(s, seat)
    close_ring(s)
    take_cards_out(s, seat)
    end_modifiers_of(s, seat)
    refresh(s)
    look_again(s)
    counted = s.facts[c.PLAYERS] > 2 or switches_of(s).victory_points_always
    enemy = -1
    if living(s) > 0:
        enemy = enemy_of(s, seat)
        if counted:
            gain_vp(s, enemy)  # [LS-5.3.1] [LS-5.3.2] [LS1-5.1]
    if is_over(s):
        end_game(s, counted, reason, rule)
    elif s.facts[c.PLAYERS] > 2 and living(s) > 0:
        if not switches_of(s).reward_eliminator_only or by == enemy:  # [LS-S19]
            s.push(Reward(enemy))


def take_cards_out(s: State, seat: int) -> None:
    """[LS-G43] What they own leaves the game without triggers; cards of others go to their owners' piles."""
    for place, cards in enumerate(s.zones):
        if not cards:
            continue
        if all_owned_outside_play(s, cards, seat):
            zone_out_of_game(s, place)
            continue
        own = place // c.ZONES == seat
        for card in cards:
            if card.owner == seat:
                out_of_game(s, card)
            elif own:
                to_pile(s, card)


def all_owned_outside_play(s: State, cards: list[Card], seat: int) -> bool:
    """Whether these are nothing but cards of this player that neither are in play nor leave it just now."""
    for card in cards:
        if card.owner != seat or s.records[card.number] is not None:
            return False
    return True


def is_over(s: State) -> bool:
    """[LS-5.2.1] [LS-5.3.5] [LS1-5.3] One player left, or none. [LS-G42] In the earlier edition one who waits at 0
    is not left."""
    if living(s) == 0:
        return True
    if living(s) > 1:
        return False
    last = heroes_from(s, 0)[0]
    return health_of(s, last) > 0 or not switches_of(s).double_zero_both_out


def end_game(s: State, counted: bool, reason: str, rule: str) -> None:
    last = -1
    if living(s) == 1:
        last = heroes_from(s, 0)[0]
    if not counted:
        s.end(last, reason, "LS-5.2.2" if reason == "health" else rule)  # [LS-5.2.2] [LS-1.1.1.1]
        return
    if last >= 0:
        gain_vp(s, last)  # [LS-5.3.3] [LS1-5.2]
    best: list[int] = []
    most = -1
    for seat in range(s.rules.seats):
        points = number(s, seat, c.VP)
        if points > most:
            most = points
            best = [seat]
        elif points == most:
            best.append(seat)
    if len(best) == 1:
        s.end(best[0], "victory points", "LS-5.3.6")  # [LS-5.3.6] [LS1-5.4] [LS-1.1.2.1]
    elif switches_of(s).tie_to_last_standing and last in best:
        s.end(last, "victory points, last standing", "LS-G46")
    else:
        s.end(-1, "shared win", "LS-G46")  # [LS-G46]


def ranking(s: State) -> list[int]:
    """[LS1-5.4] Seats by VP, most first; of equal ones who stayed in longer."""
    order = list(range(s.rules.seats))
    order.sort(key=lambda seat: (-number(s, seat, c.VP), -(number(s, seat, c.OUT) or s.rules.seats + 1)))
    return order


class Reward(Frame):
    """[LS-5.3.4a] [LS-G45] The enemy of a removed player heals 5 and [LS-5.3.4b] [LS1-5.6] shuffles any five cards
    of the own discard pile into the deck, [LS-5.3.4c] unseen, [LS-5.3.4d] Burn cards too."""

    __slots__ = ("cards", "seat")

    def __init__(self, seat: int) -> None:
        self.pc = 0
        self.seat = seat
        self.cards: list[Card] = []

    def step(self, s: State) -> None:
        seat = self.seat
        if is_out(s, seat):
            s.pop()
        elif self.pc == 0:
            self.pc = 1
            if not forbidden(s, seat, c.NOT_BE_HEALED, None):
                gain_by_healing(s, seat, None, REWARD_HEALING, False)
        else:
            self.ask_next(s)

    def ask_next(self, s: State) -> None:
        left = self.left(s)
        wanted = REWARD_CARDS - len(self.cards)
        if wanted > 0 and (len(left) <= wanted or all(card.definition is left[0].definition for card in left)):
            self.cards = [*self.cards, *left[-wanted:]]
            wanted = 0
        if wanted <= 0:
            self.finish(s)
            return
        options: list[Move] = []
        for card in distinct(s, left):
            options.append(card.option(c.SHUFFLE_BACK))
        s.ask(self.seat, c.M_REWARD, options, False)

    def left(self, s: State) -> list[Card]:
        return [card for card in s.zones[self.seat * c.ZONES + c.DISCARD] if card not in self.cards]

    def answer(self, s: State, seat: int, option: Move) -> None:
        if option.card is not None:
            self.cards = [*self.cards, option.card]
        elif option.cards is not None:
            self.cards = [*self.cards, *option.cards]

    def finish(self, s: State) -> None:
        s.pop()
        for card in self.cards:
            to_deck(s, card, False)
        if self.cards:
            shuffle(s, self.seat)
        s.note(c.REWARDED, self.seat, None, None, len(self.cards), 0)

    def copy(self) -> Reward:
        new = Reward(self.seat)
        new.pc = self.pc
        new.cards = self.cards
        return new
