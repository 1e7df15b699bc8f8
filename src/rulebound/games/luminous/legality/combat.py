"""The checklists of attacking and blocking."""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import essence
from rulebound.games.luminous.legality.checks import MAIN_WINDOW, Asked
from rulebound.games.luminous.payment import can_pay, purse
from rulebound.games.luminous.record import InPlay, in_play
from rulebound.games.luminous.rules import rules_of
from rulebound.games.luminous.values import (
    barring_clause,
    forbidding,
    forbidding_clause,
    is_out,
    may_block_flight,
    permitted,
    permitted_with,
    skills_of,
    toll_of,
    waits,
)  # fmt: skip
from rulebound.kernel.cards import Card
from rulebound.kernel.errors import Refusal
from rulebound.kernel.legality import Check, name, subject
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State


# ---- attacking
class AttackTime(Check[Asked]):
    """[LU-combat.1] The active player attacks, with priority in a main phase."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return not asked.own_main(s)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "only the active player attacks, with priority in a main phase"

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        found = [Refusal(self.rule, self.words(s, asked, option))]
        if asked.window == MAIN_WINDOW:
            found.append(Refusal("LU-prio.5", "the non-active player does not attack"))
        else:
            rule = "LU-combat.9" if asked.seat == asked.defender else "LU-combat.10"
            found.append(Refusal(rule, "no second attack is declared inside a combat"))
            found.append(Refusal("LU-combat.2", "one unit attacks at a time"))
        return found


class OwnUnit(Check[Asked]):
    """[LU-combat.1] One attacks with a unit that one controls."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        r = in_play(s, subject(option))
        return r is None or not r.kind.unit or r.controller != asked.seat

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} is not a unit that you control in play"


class ReadyToAttack(Check[Asked]):
    """[LU-exp.2a] An expended card cannot attack; [LU-combat.35] one that was readied may attack again."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        r = in_play(s, subject(option))
        return r is not None and r.expended and not permitted(s, r, c.MAY_ATTACK_EXPENDED)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} is expended"

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        words = self.words(s, asked, option)
        return [Refusal(self.rule, words), Refusal("LU-combat.1", f"one attacks with a ready unit, and {words}")]


class NotFresh(Check[Asked]):
    """[LU-type.6a] Not in the turn in which it enters play, unless it has Dash [LU-dash.1]; [LU-exp.4] readying does
    not lift that, and [LU-combat.38] nothing else bars early attacks."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        r = in_play(s, subject(option))
        return r is not None and waits(s, r, c.MAY_ATTACK_AT_ONCE)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} entered play this turn and has no Dash"

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        words = self.words(s, asked, option)
        return [Refusal(self.rule, words), Refusal("LU-exp.4", "readying does not lift the entering limit")]


class MayAttack(Check[Asked]):
    """[LU-play.14] A card text says that it can't attack."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        if not forbidding(s):
            return False
        r = in_play(s, subject(option))
        if r is None:
            return False
        return permitted(s, r, c.MAY_NOT_ATTACK) or barring_clause(s, asked.seat, c.NOT_ATTACK, r.card) != ""

    def words(self, s: State, asked: Asked, option: Move) -> str:
        r = in_play(s, subject(option))
        assert r is not None
        return forbidding_clause(s, r, c.MAY_NOT_ATTACK) or barring_clause(s, asked.seat, c.NOT_ATTACK, r.card)


class MayAttackThat(Check[Asked]):
    """[LU-play.14] A card text says that it can't attack this player, or this relic."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        if not s.statics:
            return False
        r = in_play(s, subject(option))
        if r is None:
            return False
        cards = s.zone(option.number, c.FAVORED) if option.kind == c.ATTACK_PLAYER else option.cards
        for target in cards or []:
            if permitted_with(s, r, target, c.MAY_NOT_ATTACK):
                return True
        return False

    def words(self, s: State, asked: Asked, option: Move) -> str:
        r = in_play(s, subject(option))
        assert r is not None
        return forbidding_clause(s, r, c.MAY_NOT_ATTACK)


class TollPaid(Check[Asked]):
    """[LU-play.14] A card text asks essence for the attack [LU-cost.13]."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        toll = toll_for(s, asked.seat, option)
        return toll > 0 and not can_pay(purse(s, asked.seat), essence(toll))

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"this attack costs {toll_for(s, asked.seat, option)} essence"


def toll_for(s: State, seat: int, option: Move) -> int:
    """What the attack of an option costs."""
    r = in_play(s, subject(option))
    attacked = s.zone(option.number, c.FAVORED) if option.kind == c.ATTACK_PLAYER else option.cards
    return toll_of(s, r.card, attacked[0]) if r is not None and attacked else 0  # who is out has no favored


class EnemyTarget(Check[Asked]):
    """[LU-combat.4] The attack is aimed at an opposing favored, or at a relic that an opponent controls."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        if option.kind == c.ATTACK_PLAYER:
            return option.number == asked.seat or is_out(s, option.number)
        cards = option.cards
        assert cards is not None
        r = in_play(s, cards[0])
        return r is None or not r.kind.relic or r.controller == asked.seat

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "an attack is aimed at an opponent or at a relic that an opponent controls"


ATTACKER_LISTED: Final[list[Check[Asked]]] = [NotFresh("LU-type.6a"), MayAttack("LU-play.14")]
ATTACK_MOMENT: Final[list[Check[Asked]]] = [AttackTime("LU-combat.1")]
ATTACKER_CHECKS: Final[list[Check[Asked]]] = [
    *ATTACK_MOMENT,
    OwnUnit("LU-combat.1"),
    ReadyToAttack("LU-exp.2a"),
    *ATTACKER_LISTED,
]
TARGET_LISTED: Final[list[Check[Asked]]] = [MayAttackThat("LU-play.14"), TollPaid("LU-play.14")]
ATTACK_CHECKS: Final[list[Check[Asked]]] = [*ATTACKER_CHECKS, EnemyTarget("LU-combat.4"), *TARGET_LISTED]


# ---- blocking: the question is about one blocker (`option.card`); a set of blockers is checked unit by unit
class BlockTime(Check[Asked]):
    """[LU-combat.9] Blocking is an action of the defending player [LU-combat.5] in the block/effect step."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return asked.window == MAIN_WINDOW or asked.seat != asked.defender

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "only the defending player blocks, in the block/effect step of a combat"

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        found = [Refusal(self.rule, self.words(s, asked, option))]
        if asked.window != MAIN_WINDOW:
            found.append(Refusal("LU-combat.10", "the attacking player does not block"))
            if s.rules.seats > 2:
                found.append(Refusal("LU-multi.4", "only the defending player may block"))
        else:
            rule = "LU-prio.4" if asked.seat == s.active else "LU-prio.5"
            found.append(Refusal(rule, "there is no attack to block in a main phase"))
        return found


class NotPassedYet(Check[Asked]):
    """[LU-combat.14] A defending player who passes in a combat can no longer block in it."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return asked.window != MAIN_WINDOW and asked.seat == asked.defender and not asked.may_block

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "you passed in this combat and have given up blocking in it"


class AttackerThere(Check[Asked]):
    """[LU-combat.21a] An attacker that left play or changed control cannot be blocked any more."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return asked.window != MAIN_WINDOW and asked.attacker is None

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "the attacker has left the combat"


class OneBlockAction(Check[Asked]):
    """[LU-combat.16] [LU-combat.15] Blocking again, or after acting, is allowed; a switch may say one."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return asked.blocked_before and rules_of(s).switches.one_block_action

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "in this ruleset one block is declared per combat"


class OwnReadyUnit(Check[Asked]):
    """[LU-combat.13] Only ready units that the defending player controls can block; [LU-exp.2b] Guardians too.

    [LU-type.6d] A unit that entered this turn may block. [LU-guardian.2] Ready Guardians block in every combat.
    """

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        r = in_play(s, subject(option))
        if r is None or not r.kind.unit or r.controller != asked.seat:
            return True
        return r.expended and not permitted(s, r, c.MAY_BLOCK_EXPENDED)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} is not a ready unit that you control"

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        found = [Refusal(self.rule, self.words(s, asked, option))]
        r = in_play(s, subject(option))
        if r is not None and r.expended:
            found.append(Refusal("LU-exp.2b", f"{name(option)} is expended"))
        return found


class NotBlockingYet(Check[Asked]):
    """[LU-combat.37] A unit already blocking this attack cannot be named again."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return option.card in asked.blockers

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} is already blocking this attack"


class FlightBlocked(Check[Asked]):
    """[LU-flight.1] Only Flight or Watchful [LU-watchful.1] blocks Flight; [LU-flight.2] a flyer may block all."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        attacker = attacking(s, asked)
        blocker = in_play(s, subject(option))
        if attacker is None or blocker is None or not skills_of(s, attacker) & c.FLIGHT:
            return False
        if may_block_flight(s, blocker):
            return False
        return not permitted_with(s, blocker, attacker.card, c.MAY_BLOCK)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"the attacker has Flight, and {name(option)} has neither Flight nor Watchful"


class MayBlock(Check[Asked]):
    """[LU-play.14] A card text says that it can't block, or that the attacker can't be blocked by it."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        if not forbidding(s):
            return False
        blocker = in_play(s, subject(option))
        if blocker is None:
            return False
        if permitted(s, blocker, c.MAY_NOT_BLOCK) or barring_clause(s, asked.seat, c.NOT_BLOCK, blocker.card) != "":
            return True
        attacker = attacking(s, asked)
        if attacker is None:
            return False
        if permitted_with(s, blocker, attacker.card, c.MAY_NOT_BLOCK):
            return True
        return permitted(s, attacker, c.MAY_NOT_BE_BLOCKED) or permitted_with(
            s, attacker, blocker.card, c.MAY_NOT_BE_BLOCKED
        )

    def words(self, s: State, asked: Asked, option: Move) -> str:
        blocker = in_play(s, subject(option))
        assert blocker is not None
        attacker = attacking(s, asked)
        if permitted(s, blocker, c.MAY_NOT_BLOCK) or (
            attacker is not None and permitted_with(s, blocker, attacker.card, c.MAY_NOT_BLOCK)
        ):
            return forbidding_clause(s, blocker, c.MAY_NOT_BLOCK)
        barring = barring_clause(s, asked.seat, c.NOT_BLOCK, blocker.card)
        if barring or attacker is None:
            return barring
        return forbidding_clause(s, attacker, c.MAY_NOT_BE_BLOCKED)


def misfit_number(s: State, asked: Asked, more: int) -> str:
    """[LU-play.14] The text by which so many more blockers would be too many, or all of them too few; else nothing."""
    attacker = attacking(s, asked)
    if attacker is None or not forbidding(s):
        return ""
    count = len(asked.blockers) + more
    if count > 1 and permitted(s, attacker, c.ONE_BLOCKER):
        return forbidding_clause(s, attacker, c.ONE_BLOCKER)
    if count < 2 and permitted(s, attacker, c.TWO_BLOCKERS):
        return forbidding_clause(s, attacker, c.TWO_BLOCKERS)
    return ""


def attacking(s: State, asked: Asked) -> InPlay | None:
    card: Card | None = asked.attacker
    return None if card is None else in_play(s, card)


BLOCK_LISTED: Final[list[Check[Asked]]] = [
    OwnReadyUnit("LU-combat.13"),
    NotBlockingYet("LU-combat.37"),
    FlightBlocked("LU-flight.1"),
    MayBlock("LU-play.14"),
]
BLOCK_MOMENT: Final[list[Check[Asked]]] = [
    BlockTime("LU-combat.9"),
    NotPassedYet("LU-combat.14"),
    AttackerThere("LU-combat.21a"),
    OneBlockAction("LU-combat.16"),
]
BLOCK_CHECKS: Final[list[Check[Asked]]] = [*BLOCK_MOMENT, *BLOCK_LISTED]
BLOCK_ADDED: Final[list[Check[Asked]]] = []  # for skills that are added from outside
