"""The checklist of playing a card from the hand."""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.costs import extras_refused
from rulebound.games.luminous.definition import LuminousCard, kind_of
from rulebound.games.luminous.elsewhere import leave_for
from rulebound.games.luminous.legality.checks import MAIN_WINDOW, Asked
from rulebound.games.luminous.legality.prices import payable, price_refusals
from rulebound.games.luminous.payment import can_pay
from rulebound.games.luminous.rules import rules_of
from rulebound.games.luminous.values import barring_clause, costs_changed, is_fast, own_barring, prices_now
from rulebound.kernel.cards import Card
from rulebound.kernel.errors import Refusal
from rulebound.kernel.legality import Check, name, subject
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State
from rulebound.kernel.terms import Env


class FromHand(Check[Asked]):
    """[LU-play.13] Cards are played from the hand."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        card = subject(option)
        in_hand = s.places[card.number] == asked.seat * c.ZONES + c.HAND
        return not in_hand and leave_for(s, asked.seat, card) is None

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"cards are played from the hand, and {name(option)} is not in yours"


class Playable(Check[Asked]):
    """[LU-orb.5] Units, relics and spells are played; an orb is laid as the orb play of the turn."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return not kind_of(subject(option).definition).playable

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} is no unit, relic or spell; an orb is laid as the orb play of the turn"


class RightMoment(Check[Asked]):
    """[LU-type.18] What is not fast waits for its player's main phase; [LU-type.16] [LU-type.17] fast cards do not."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return not asked.own_main(s) and not is_fast(s, asked.seat, subject(option))

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} is not fast: only the active player may play it, with priority in a main phase"

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        found = [Refusal(self.rule, self.words(s, asked, option))]
        if asked.window == MAIN_WINDOW:
            found.append(Refusal("LU-prio.5", "the non-active player plays fast cards only"))
        elif asked.seat == asked.defender:
            found.append(Refusal("LU-combat.9", "in combat the defending player plays fast cards only"))
        else:
            found.append(Refusal("LU-combat.10", "in combat the attacking player plays fast cards only"))
        return found


def can_afford(s: State, asked: Asked, card: Card, kind: LuminousCard) -> bool:
    """Whether some payment settles the card's price as it is now."""
    if s.places[card.number] != asked.seat * c.ZONES + c.HAND:
        leave = leave_for(s, asked.seat, card)
        if leave is not None and leave.bits & c.PLAYS_FREE:
            return True  # [LU-cost.17]
    pool = asked.purse(s)
    if kind.statics or costs_changed(s) or rules_of(s).switches.any_symbols_only:
        return payable(pool, prices_now(s, asked.seat, card, kind))
    return can_pay(pool, kind.price)


class Payable(Check[Asked]):
    """[LU-cost.13] A play without a legal payment that also passes the check cannot be begun."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        card = subject(option)
        return not can_afford(s, asked, card, kind_of(card.definition))

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        card = subject(option)
        prices = prices_now(s, asked.seat, card, kind_of(card.definition))
        return price_refusals(asked.purse(s), prices, card.definition.name)


class AlsoPayable(Check[Asked]):
    """[LU-cost.13] What a card asks for besides essence must be there; the card itself pays for nothing."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        card = subject(option)
        return also_refused(s, asked.seat, card) != ""

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        rule = also_refused(s, asked.seat, subject(option))
        words = f"the additional cost of {name(option)} cannot be paid now"
        return [Refusal(each, words) for each in dict.fromkeys([rule, self.rule])]


def also_refused(s: State, seat: int, card: Card) -> str:
    also = kind_of(card.definition).also_paid
    if also is None:
        return ""
    return extras_refused(s, Env(seat, card, s.serials[card.number], None, None), also.extras, [card])


class SomethingToChoose(Check[Asked]):
    """[LU-play.5] A card may be played into nothing, unless the switch require_choice says otherwise."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        if not rules_of(s).switches.require_choice:
            return False
        from rulebound.games.luminous.ops.choices import lacks_choice

        card = subject(option)
        ability = kind_of(card.definition).spell_ability
        return ability is not None and lacks_choice(s, asked.seat, card, ability)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} would find nothing to choose"


class OneOfEachUnique(Check[Asked]):
    """[LU-type.19] Unique limits deck building only, unless the switch unique_in_play says one per player."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        if not rules_of(s).switches.unique_one_per_player:
            return False
        kind = kind_of(subject(option).definition)
        if not kind.unique:
            return False
        for card in s.zones[asked.seat * c.ZONES + c.FIELD]:
            if card.definition.name == kind.name:
                return True
        return False

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"in this ruleset a player has one {name(option)} in play, because it is unique"


class MayPlay(Check[Asked]):
    """[LU-play.14] A card text says that the player can't play it, or that it can't be played."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return self.words(s, asked, option) != ""

    def words(self, s: State, asked: Asked, option: Move) -> str:
        card = subject(option)
        return barring_clause(s, asked.seat, c.NOT_PLAY, card) or own_barring(s, asked.seat, card)


# What listing has to ask.
PLAY_SWITCHED: Final[list[Check[Asked]]] = [
    Payable("LU-cost.13"),
    AlsoPayable("LU-cost.13"),
    MayPlay("LU-play.14"),
    OneOfEachUnique("LU-type.19"),
    SomethingToChoose("LU-play.5"),
]
PLAY_CHECKS: Final[list[Check[Asked]]] = [
    FromHand("LU-play.13"),
    Playable("LU-orb.5"),
    RightMoment("LU-type.18"),
    *PLAY_SWITCHED,
]
