"""The checklist of using an ability [LS-T17]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.actions import NO_ACTION, kind_of_action
from rulebound.games.lightseekers.amounts import may_use_another
from rulebound.games.lightseekers.definition import Use, light
from rulebound.games.lightseekers.forbidding import forbidding_clause
from rulebound.games.lightseekers.legality.checks import ActionLeft, Asked, NameUnused
from rulebound.games.lightseekers.legality.playing import FORBIDDING, BasicUnused
from rulebound.games.lightseekers.procedures.playing import recipients
from rulebound.games.lightseekers.record import in_play, thing
from rulebound.games.lightseekers.values import (
    controller_of,
    is_dormant,
    meets,
    plays_with,
    used_before,
)  # fmt: skip
from rulebound.kernel.cards import Card
from rulebound.kernel.errors import Refusal
from rulebound.kernel.legality import Check, allowed, name, several, subject
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State


def use_of(option: Move) -> Use:
    return light(subject(option).definition).uses[option.number]


class YoursInPlay(Check[Asked]):
    """[LS1-4.3.2] The ability of a card that you have in play, the hero included."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        card = subject(option)
        return in_play(s, card) is None or controller_of(s, card) != asked.seat

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        return several(["LS-4.1.3.4a", self.rule], f"{name(option)} is not in play on your side")


class Active(Check[Asked]):
    """[LS-2.5.3.7a] While the current corner shows an X, nothing on the Buff is active."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        r = in_play(s, subject(option))
        return r is not None and not r.active()

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        words = f"the current corner of {name(option)} shows an X"
        return several([self.rule, "LS-2.5.3.6c", "LS1-2.5.3.15"], words)


class Awake(Check[Asked]):
    """[LS-6.1.2-dormant.1] The abilities of a Dormant card cannot be used."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return is_dormant(s, subject(option))  # [LS1-6.dormant]

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        card = subject(option)
        rules = [self.rule, "LS1-6.dormant"]
        if not meets(s, asked.seat, light(card.definition)):
            rules += ["LS-2.3.2.4d", "LS-2.3.2.4e"]
        if light(card.definition).unique:
            rules += ["LS-6.1.2-unique", "LS1-6.unique"]
        return several(rules, f"{name(option)} is Dormant")


class OneAbility(Check[Asked]):
    """[LS-2.7.6] One ability per turn, whatever the source."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return not may_use_another(s, asked.seat)  # [LS-4.1.3.4c.1] [LS1-4.3.2.12]

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        words = "you have used an ability this turn; there is one per turn"
        return several([self.rule, "LS-4.1.3.4c.1", "LS1-4.3.2.12"], words)


class NotSpent(Check[Asked]):
    """[LS-2.2.1] An ability whose text is good for once in the game."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        use = use_of(option)
        return use.once_a_game and used_before(s, subject(option), use.index, True)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"this ability of {name(option)} is good for once in the game, and was used"


class MayUse(Check[Asked]):
    """[LS-2.2.3] [LS1-4.3.2.6] A hero kept from Attacking cannot use an Attack ability."""

    __slots__ = ()

    def clause(self, s: State, asked: Asked, option: Move) -> str:
        act = use_of(option).act
        bits = c.NOT_USE_ABILITY
        if act == c.ATTACK_ACT:
            bits |= c.NOT_ATTACK | c.NOT_USE_ATTACK_ABILITY
        elif act == c.DEFEND_ACT:
            bits |= c.NOT_DEFEND | c.NOT_USE_DEFEND_ABILITY
        return forbidding_clause(s, asked.seat, bits, subject(option))

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return self.clause(s, asked, option) != ""

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        rules = [self.rule, "LS-S23"]
        if use_of(option).act == c.ATTACK_ACT:
            rules.append("LS1-4.3.2.6")
        return several(rules, self.clause(s, asked, option))


class WithAsMany(Check[Asked]):
    """[LS-6.1.2-multiplayer] A Multiplayer ability takes the place of the others with three or more still in."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return not plays_with(s, use_of(option).players)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"this ability of {name(option)} does not count with as many players as are still in"


class FindsRecipient(Check[Asked]):
    """[LS-6.1.2-attack-ability] An Attack ability is used against a hero other than your own, like an Attack card."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        use = use_of(option)
        return use.act == c.ATTACK_ACT and not recipients(s, asked.seat, subject(option), use.recipient, True)

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        rules = [self.rule, "LS-2.5.1.3a", "LS-2.2.3", "LS-S23", "LS1-2.5.1.1"]
        if use_of(option).recipient is not None:
            rules.append("LS-G73")
        return several(rules, f"there is no hero that this ability of {name(option)} can be used against")


USE_LISTED: Final[list[Check[Asked]]] = [
    Active("LS-2.5.3.7a"),
    Awake("LS-6.1.2-dormant.1"),
    ActionLeft("LS-4.1.3b"),
    OneAbility("LS-2.7.6"),
    NotSpent("LS-2.2.1"),
    BasicUnused("LS-4.1.3.2c", True),
    NameUnused("LS-4.1.3.3d-ii.1"),
    MayUse("LS-2.2.3"),
    WithAsMany("LS-6.1.2-multiplayer"),
    FindsRecipient("LS-6.1.2-attack-ability"),
]


def listed_as_usable(s: State, asked: Asked, card: Card, use: Use, number_of: int) -> bool:
    """The same about an ability of a card in play, where none was used yet. Where no text forbids a thing, little is
    left to ask."""
    if is_dormant(s, card) or not thing(s, card).active() or not plays_with(s, use.players):
        return False
    if use.recipient is not None or (s.static_fields | s.modifier_fields) & FORBIDDING:
        return allowed(USE_LISTED, s, asked, Move(c.USE, card, number_of))
    if asked.actions == 0 or (use.act == c.ATTACK_ACT and asked.alone):
        return False
    if not asked.open and kind_of_action(s, asked.seat, card, True) == NO_ACTION:
        return False
    names = asked.used_names(s)
    if names and card.definition.name in names:
        return False
    return not (use.once_a_game and used_before(s, card, use.index, True))


USE_CHECKS: Final[list[Check[Asked]]] = [YoursInPlay("LS1-4.3.2"), *USE_LISTED]
