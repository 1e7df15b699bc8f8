"""Moving, threatening and using abilities by hand."""

from __future__ import annotations

from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.atoms.numbers import uses_of
from rulebound.games.lost_legacy.definition import Manual, Permission, kind_of
from rulebound.games.lost_legacy.legality.checks import Asked, OnEmptySpace, OwnCharacter, is_own
from rulebound.games.lost_legacy.ops.costs import Cost
from rulebound.games.lost_legacy.record import OnField, on_field
from rulebound.games.lost_legacy.rules import env_of, reading, rules_of
from rulebound.games.lost_legacy.values import (
    attack_range,
    can_hit,
    current,
    forbidding,
    in_range,
    is_character,
    is_face_up,
    is_forbidden,
    is_lifted,
    is_silent,
    is_target,
    number_of_seat,
    opponent,
    price_of,
    reached,
    skills,
    space_of,
    targets,
    usual_way,
)
from rulebound.kernel.errors import Refusal
from rulebound.kernel.legality import Check, allowed, name, several, subject
from rulebound.kernel.play import Card, Event, Move, State


class IsNext(Check[Asked]):
    """[LL-open.10] [LL-rng.2] [LL-field.9] One space at a time, within its close range, wherever on the field;
    [LLQ-move.2] in Quick-Play within its column or into the next."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        at = space_of(s, subject(option))
        return at < 0 or option.number not in rules_of(s).board.steps(at)

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        board, at = rules_of(s).board, space_of(s, subject(option))
        words = f"{name(option)} cannot go to {board.names[option.number]} in one move"
        if not rules_of(s).quick:
            return [Refusal(self.rule, words)]
        crosses = at >= 0 and board.sides[at] != board.sides[option.number]
        return [Refusal("LLQ-setup.5" if crosses else "LLQ-move.2", words)]


class CanStandThere(OnEmptySpace):
    """[LL-field.1] An empty space; [LLQ-move.3] [LLQ-move.4] [LLQ-move.5] in Quick-Play a slot of another column, or a
    taken place of its own."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        board, at = rules_of(s).board, space_of(s, subject(option))
        if at >= 0 and option.number in board.column(at):
            return not asked.taken[option.number]
        return super().fails(s, asked, option)

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        found = super().explain(s, asked, option)
        return found if not rules_of(s).quick else [*found, Refusal("LLQ-move.3", found[0].message)]


class HasSpeed(Check[Asked]):
    """[LL-open.10] [LL-open.17] [LL-open.19] Fewer moves by hand in this turn than it may make."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        card = subject(option)
        return is_character(s, card) and on_field(s, card).moved >= most_moves(s, card)

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        words = f"{name(option)} has made all its moves, {most_moves(s, subject(option))}"
        return [Refusal("LLQ-move.1" if rules_of(s).quick else self.rule, words)]


class NotForbidden(Check[Asked]):
    """[LL-gold.2] No text says that it cannot."""

    __slots__ = ("verb",)

    def __init__(self, rule: str, verb: int) -> None:
        super().__init__(rule)
        self.verb = verb

    def event(self, option: Move) -> Event:
        """A threat is asked of each attacker: the event's other card is the one that acts."""
        return Event(self.verb, 0, subject(option), None, option.number, c.BY_HAND, None)

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        event = self.event(option)
        event.seat = asked.seat
        return is_forbidden(s, event)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        found = forbidding(s, self.event(option))
        return "a text forbids it" if found is None else f"{found[1].definition.name}: {found[0].clause}"


class IsEnemy(Check[Asked]):
    """[LL-bat.1] [LL-env.4] A face-up character of the opponent; [LLQ-opt.1] [LLQ-opt.4] in Quick-Play a set card
    too."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        card = subject(option)
        return not is_target(s, card) or s.controller(card) != opponent(asked.seat)

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        card = subject(option)
        rules = [self.rule]
        if space_of(s, card) >= 0 and not is_target(s, card):
            is_option = kind_of(card).kind != c.CHARACTER
            rules.append("LL-char.7" if not is_option else "LLQ-opt.4" if rules_of(s).quick else "LL-env.4")
        return several(rules, "that is nothing of your opponent that can be threatened")


class InCombat(Check[Asked]):
    """[LLQ-turn.5] In Quick-Play no threat is made by hand in a turn; [LLQ-combat.2] in the combat phase each character
    has its chance."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        if not rules_of(s).quick:
            return False
        return asked.acting is None or asked.acting not in (option.cards or [])

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        if asked.acting is None:
            return [Refusal(self.rule, "characters attack in the combat phase only")]
        return [Refusal("LLQ-combat.2", f"it is the chance of {asked.acting.definition.name}")]


class NoCombo(Check[Asked]):
    """[LLQ-atk.4] There are no combo attacks in Quick-Play."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return rules_of(s).quick and len(option.cards or []) > 1

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "every character attacks alone"


class EachAttacker(Check[Asked]):
    """What every one of the attackers must be; each once."""

    def bad(self, s: State, asked: Asked, card: Card, how: int, target: Card) -> bool:
        raise NotImplementedError

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        hows = option.numbers or []
        for number, card in enumerate(option.cards or []):
            if self.bad(s, asked, card, hows[number], subject(option)):
                return True
        return False


class AttackersAreOwn(EachAttacker):
    """[LL-bat.4] Face-up characters of the turn player."""

    def bad(self, s: State, asked: Asked, card: Card, how: int, target: Card) -> bool:
        return not is_character(s, card) or not is_own(s, asked, card)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "only face-up characters of yours attack in your turn"


class AttackersReadied(EachAttacker):
    """[LL-bat.2]"""

    def bad(self, s: State, asked: Asked, card: Card, how: int, target: Card) -> bool:
        return is_character(s, card) and on_field(s, card).resting

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "a resting character cannot threaten"


class AttackersReach(Check[Asked]):
    """[LL-bat.3] [LL-bat.18] [LL-skill.7] [LL-skill.9] Each must be able to hit alone, in its own way."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        cards, hows, target = option.cards or [], option.numbers or [], subject(option)
        lifted = is_lifted(s, cards, hows, target)
        return any(not can_hit(s, card, hows[at], target, lifted) for at, card in enumerate(cards))

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        target = subject(option)
        lifted = is_lifted(s, option.cards or [], option.numbers or [], target)
        found: list[Refusal] = []
        for card, how in zip(option.cards or [], option.numbers or [], strict=True):
            if can_hit(s, card, how, target, lifted):
                continue
            who = card.definition.name
            if rules_of(s).quick:
                found += quick_reach(s, card, target)
            elif how == c.DISTANCE and not skills(s, card) & c.ARCHERY:
                found.append(Refusal("LL-skill.7", f"{who} has no Archery"))
            elif how == c.PHYSICAL and skills(s, target) & c.FLYING and not skills(s, card) & c.FLYING:
                found.append(Refusal("LL-skill.9", f"{name(option)} flies, {who} does not"))
                if not can_hit(s, card, c.DISTANCE, target) and space_of(s, target) not in rules_of(s).board.close(
                    max(space_of(s, card), 0)
                ):
                    found.append(Refusal("LL-bat.3", f"{name(option)} is not in the attack range of {who}"))
            else:
                found.append(Refusal("LL-bat.3", f"{name(option)} is not in the attack range of {who}"))
            if len(option.cards or []) > 1:
                found.append(Refusal("LL-bat.18", f"{who} could not hit {name(option)} alone"))
        return found


def quick_reach(s: State, card: Card, target: Card) -> list[Refusal]:
    """[LLQ-atk.1] [LLQ-atk.2] [LLQ-atk.3] [LLQ-atk.12] [LLQ-rng.1] Why an attack of Quick-Play does not hit."""
    who, at = card.definition.name, space_of(s, target)
    if usual_way(s, card) == c.DISTANCE:
        reach = rules_of(s).board.names[space_of(s, card)]
        words = f"{who} shoots at the two spaces straight in front of {reach}"
        return several(["LLQ-rng.1", "LLQ-atk.3", "LL-bat.3"], words)
    strikes = in_range(s, card, attack_range(s, card))
    if at in strikes:
        return several(["LLQ-atk.12", "LL-skill.9"], f"{target.definition.name} flies, {who} does not")
    fronts = {column[0] for column in map(rules_of(s).board.column, (space_of(s, card), at)) if column}
    behind = not {space_of(s, card), at} <= fronts
    return several(["LLQ-atk.1", "LL-bat.3", *(["LLQ-atk.2"] if behind else [])], f"{who} does not reach that space")


THREATS: Final = 1 << c.THREATEN | 1 << c.COMBO  # the actions that a threat is


class AttackersMay(EachAttacker):
    """[LL-gold.2] No text says that one of them cannot threaten this target."""

    def bad(self, s: State, asked: Asked, card: Card, how: int, target: Card) -> bool:
        for event in both_sides(asked.seat, card, how, target):
            if is_forbidden(s, event):
                return True
        return False

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        if not asked.forbidden & THREATS:
            return False
        cards = option.cards or []
        if len(cards) > 1 and any(is_forbidden(s, joining(asked.seat, card, subject(option))) for card in cards):
            return True
        return super().fails(s, asked, option)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        target = subject(option)
        for card, how in zip(option.cards or [], option.numbers or [], strict=True):
            for event in [*both_sides(asked.seat, card, how, target), joining(asked.seat, card, target)]:
                found = forbidding(s, event)
                if found is not None:
                    return f"{found[1].definition.name}: {found[0].clause}"
        return "a text forbids it"


def joining(seat: int, card: Card, target: Card) -> Event:
    """A character attacks together with others."""
    return Event(c.COMBO, seat, card, target, 1, c.BY_HAND, None)


def both_sides(seat: int, card: Card, how: int, target: Card) -> list[Event]:
    """A threat as the attacker makes it, and as it befalls the target; how it would strike is its amount."""
    return [
        Event(c.THREATEN, seat, card, target, how, c.BY_HAND, None),
        Event(c.THREATEN, seat, target, card, how, c.BY_ATTACK, None),
    ]


class ThreatPayable(Check[Asked]):
    """[LL-gold.2] [LL-mp.4] What a text has them pay to threaten with these."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return price_of(s, c.THREAT_PRICE, option.cards or []) > number_of_seat(s, asked.seat, c.MP)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"to threaten with these costs {price_of(s, c.THREAT_PRICE, option.cards or [])} MP"


class MovePayable(Check[Asked]):
    """[LL-gold.2] [LL-mp.4] What a text has them pay to move this one."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return price_of(s, c.MOVE_PRICE, [subject(option)]) > number_of_seat(s, asked.seat, c.MP)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"to move it costs {price_of(s, c.MOVE_PRICE, [subject(option)])} MP"


class AttackersDiffer(Check[Asked]):
    """[LL-bat.6] Several characters, each once."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        cards = option.cards or []
        return len(set(cards)) != len(cards)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "each character strikes once in a combo"


# ---- abilities
def manual_of(option: Move) -> Manual | None:
    abilities = subject(option).definition.abilities
    found = abilities[option.number] if option.number < len(abilities) else None
    return found if isinstance(found, Manual) else None


class IsUsable(Check[Asked]):
    """[LL-open.12] [LL-abil.4] [LL-abil.6] An ability for the open gamestate, of an own card that works."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        card = subject(option)
        if s.place(card) not in (c.FIELD, c.LINKED) or not is_own(s, asked, card):
            return True
        return manual_of(option) is None or is_silent(s, card)

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        return several([self.rule, "LL-abil.4"], f"{name(option)} has no such ability that you could use now")


def is_usable(s: State, seat: int, card: Card, ability: Manual) -> bool:
    """Whether an ability of a working card can be used now, as the checklist below has it."""
    permission = ability.permission
    if not is_within_limit(s, card, permission):
        return False
    setting, payable = permission.setting, permission.payable
    if setting is None and payable is None:
        return True
    env = reading(s, card, seat, None, ability.slots)
    return (setting is None or setting.holds(s, env)) and (payable is None or payable.holds(s, env))


def is_within_limit(s: State, card: Card, permission: Permission) -> bool:
    return not permission.limit or permission.limit > uses_of(s, card, permission.number)


class WithinLimit(Check[Asked]):
    """[LL-abil.9] [LL-abil.23]"""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        ability = manual_of(option)
        return ability is not None and not is_within_limit(s, subject(option), ability.permission)

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        ability = manual_of(option)
        unwritten = ability is not None and ability.permission.unwritten
        rules = [self.rule, "LL-abil.23"] if unwritten else [self.rule]
        return several(rules, "it has been used as often as its limit allows in this turn")


class SettingHolds(Check[Asked]):
    """[LL-abil.2] [LL-abil.3]"""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        ability = manual_of(option)
        if ability is None or ability.permission.setting is None:
            return False
        env = env_of(s, subject(option), asked.seat, None, ability.slots)
        return not ability.permission.setting.holds(s, env)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "what its text says 'while' of is not so"


class CostPayable(Check[Asked]):
    """[LL-abil.11] [LL-mp.4] [LL-pos.3] [LL-pos.4] The whole cost, all its parts together; [LL-abil.18] whether the
    effect will do anything is not asked."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        ability = manual_of(option)
        if ability is None or ability.permission.payable is None:
            return False
        env = env_of(s, subject(option), asked.seat, None, ability.slots)
        return not ability.permission.payable.holds(s, env)

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        ability = manual_of(option)
        cost = None if ability is None else ability.permission.payable
        rules: list[str] = []
        if ability is not None and isinstance(cost, Cost):
            rules = cost.refused(s, env_of(s, subject(option), asked.seat, None, ability.slots))
        return several([self.rule, *rules], "its cost cannot be paid in full")


def most_moves(s: State, card: Card) -> int:
    """[LL-open.10] Its speed; [LLQ-move.1] in Quick-Play once per turn."""
    return 1 if rules_of(s).quick else current(s, card, c.SPEED)


def threats(s: State, card: Card) -> list[Move]:
    """[LLQ-combat.2] [LLQ-combat.3] [LLQ-atk.14] What a character may threaten when it has its chance. Of the checklist
    only what is not so of every readied character and every target is asked."""
    found: list[Move] = []
    if not is_character(s, card) or on_field(s, card).resting:
        return found
    seat = s.controller(card)
    bits = skills(s, card)
    hows = [c.DISTANCE if bits & c.ARCHERY else c.PHYSICAL]
    reach = reached(s, card, bits)
    if not reach:
        return found
    asked = Asked(s, seat)
    for target in targets(s, opponent(seat)):
        at = space_of(s, target)
        if at in reach:
            kind, number = (c.THREAT, 0) if is_face_up(s, target) else (c.THREAT_SET, at)
            option = Move(kind, target, number, [card], hows)
            if allowed(COMBAT_LISTED, s, asked, option):
                found.append(option)
    return found


def some_wait(s: State) -> bool:
    """Whether a switch keeps anybody from acting yet."""
    switches = rules_of(s).switches
    return switches.play_delay or not switches.resting_moves


class MayActYet(Check[Asked]):
    """[LL-char.4] [LL-open.16] By the switches a newcomer waits a turn, and who rests does not walk."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        switches = rules_of(s).switches
        if option.kind == c.WALK:
            record = s.records[subject(option).number]
            resting = isinstance(record, OnField) and record.resting
            return (resting and not switches.resting_moves) or has_just_come(s, subject(option))
        return any(has_just_come(s, card) for card in option.cards or [])

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        if any(has_just_come(s, card) for card in [subject(option), *(option.cards or [])]):
            return [Refusal("LL-char.4", "it came in this turn")]
        return [Refusal(self.rule, "it rests")]


def has_just_come(s: State, card: Card) -> bool:
    record = s.records[card.number]
    return rules_of(s).switches.play_delay and isinstance(record, OnField) and record.came == s.turn


# What is listed is sought where most of a checklist is so; these items are asked of it.
MOVE_LISTED: Final[list[Check[Asked]]] = [MayActYet("LL-open.16"), MovePayable("LL-mp.4")]  # wherever it goes
MOVE_UNFORBIDDEN: Final[list[Check[Asked]]] = [NotForbidden("LL-gold.2", c.MOVE)]
THREAT_LISTED: Final[list[Check[Asked]]] = [
    MayActYet("LL-char.4"),
    AttackersMay("LL-gold.2"),
    ThreatPayable("LL-mp.4"),
]
COMBAT_LISTED: Final[list[Check[Asked]]] = [
    MayActYet("LL-char.4"),
    AttackersReach("LL-bat.3"),
    AttackersMay("LL-gold.2"),
    ThreatPayable("LL-mp.4"),
]
REACH: Final[list[Check[Asked]]] = [AttackersReach("LL-bat.3")]  # if one who can hit takes others along

MOVE_CHECKS: Final[list[Check[Asked]]] = [
    OwnCharacter("LL-open.10"),
    *MOVE_LISTED,
    IsNext("LL-open.10"),
    CanStandThere("LL-field.1"),
    HasSpeed("LL-open.10"),
    *MOVE_UNFORBIDDEN,
]
THREAT_CHECKS: Final[list[Check[Asked]]] = [
    InCombat("LLQ-turn.5"),
    MayActYet("LL-char.4"),
    IsEnemy("LL-bat.1"),
    AttackersAreOwn("LL-bat.4"),
    AttackersReadied("LL-bat.2"),
    AttackersDiffer("LL-bat.6"),
    NoCombo("LLQ-atk.4"),
    AttackersReach("LL-bat.3"),
    AttackersMay("LL-gold.2"),
    ThreatPayable("LL-mp.4"),
]
USE_CHECKS: Final[list[Check[Asked]]] = [
    IsUsable("LL-open.12"),
    WithinLimit("LL-abil.9"),
    SettingHolds("LL-abil.2"),
    CostPayable("LL-abil.11"),
]
