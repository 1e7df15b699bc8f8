"""Texts that threaten, attack, weaken and build up [LL-bat.20] [LL-bat.29] [LL-build.1]."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions import changing, replacing
from rulebound.games.lost_legacy.legality.building import BUILD_CHECKS
from rulebound.games.lost_legacy.legality.checks import Asked
from rulebound.games.lost_legacy.ops.acting import EachAct, counted, failed
from rulebound.games.lost_legacy.procedures.battle import Battle, MentalValue, begin_battle
from rulebound.games.lost_legacy.procedures.combat import Combat
from rulebound.games.lost_legacy.procedures.fight import battle_of
from rulebound.games.lost_legacy.record import OnField
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.games.lost_legacy.values import is_character
from rulebound.kernel.legality import allowed
from rulebound.kernel.play import WAIT, Card, Move, Op, Record, Ref, Run, State, distinct
from rulebound.kernel.terms import Amount, Cards, Env, Trait, Whom, has_all


@dataclass(slots=True, eq=False)
class Threaten(EachAct):
    """[LL-bat.29] A battle from its first step, in whatever way the attacker reaches the target."""

    by: Cards

    def push(self, s: State, run: Run, card: Card) -> None:
        for attacker in self.by.cards(s, run.env):
            if is_character(s, attacker) and is_character(s, card):
                begin_battle(s, run.env.seat, attacker, [attacker], [c.REACHING], card, False)
            break


@dataclass(slots=True, eq=False)
class MentalAttack(MentalValue):
    """[LL-bat.20] [LL-bat.21] No threat, no range, nobody rests."""

    group: Cards

    def run(self, s: State, run: Run) -> int:
        if run.at == 1:
            run.env.done = counted(run, run.env.done)
            return run.pc + 1
        for card in self.group.cards(s, run.env):
            if is_character(s, card) and may_attack_now(s):
                run.at = 1
                begin_battle(s, run.env.seat, run.env.card, [], [], card, False)
                return WAIT
        failed(run)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class NoHonor(Op):
    """[LL-win.3] For the character that this battle is destroying these players gain nothing."""

    who: Whom

    def run(self, s: State, run: Run) -> int:
        battle, event = battle_of(s), run.env.event
        run.env.done = False
        if battle is not None and event is not None and event.card is battle.target.card:
            if 1 - s.controller(battle.target.card) in self.who.seats(s, run.env):
                battle.worthless = True
                run.env.done = True
        run.env.done = counted(run, run.env.done)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Retarget(Op):
    """[LL-bat.8] The battle under way is about another character from now on."""

    group: Cards
    anywhere: bool  # the attack comes wherever it stands

    def run(self, s: State, run: Run) -> int:
        battle = battle_of(s)
        cards = [card for card in self.group.cards(s, run.env) if is_character(s, card)]
        run.env.done = counted(run, battle is not None and bool(cards))
        if isinstance(battle, Battle) and cards:
            battle.turn_to(s, cards[0], self.anywhere)
        return run.pc + 1


class AttackValue(Amount):
    """[LL-bat.7] [LL-bat.14] What the attack under way is worth, as it is now."""

    def value(self, s: State, env: Env) -> int:
        battle = battle_of(s)
        return battle.value(s) if isinstance(battle, Battle) else 0


@dataclass(slots=True, eq=False)
class LeaveAttack(Op):
    """[LL-bat.13] These strike no more; without an attacker nothing comes of the attack [LL-bat.15]."""

    group: Cards

    def run(self, s: State, run: Run) -> int:
        battle = battle_of(s)
        gone = self.group.cards(s, run.env)
        run.env.done = isinstance(battle, Battle) and any(ref.card in gone for ref in battle.attackers)
        if isinstance(battle, Battle) and run.env.done:
            battle.go_on_without(s, gone)
        run.env.done = counted(run, run.env.done)
        return run.pc + 1


def may_attack_now(s: State) -> bool:
    """[LLQ-atk.11] A text may make a mental attack in a turn, too."""
    return rules_of(s).switches.mental_in_turn or any(isinstance(frame, Combat) for frame in s.frames)


@dataclass(slots=True, eq=False)
class BuildUp(EachAct):
    """[LL-build.1] [LL-build.2] Into one of these characters; which one is asked."""

    newcomers: Cards

    def push(self, s: State, run: Run, card: Card) -> None:
        """The question is asked by `run`."""

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 1:
            if not env.done:
                env.slots[self.todo_slot] = []
                failed(run)
            return run.pc + 1
        env.slots[self.todo_slot] = []
        asked = Asked(s, env.seat)
        for card in self.group.cards(s, env):
            if is_character(s, card):
                into = [Move(c.BUILD, card, 0, [each]) for each in distinct(s, self.newcomers.cards(s, env))]
                options = [option for option in into if allowed(BUILD_CHECKS, s, asked, option)]
                if options:
                    s.ask(env.seat, c.M_BUILD, options, False)
                    return WAIT
        failed(run)
        return run.pc + 1

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        assert option.card is not None and option.cards
        run.at = 1
        run.env.slots[self.todo_slot] = [s.ref(option.cards[0])]
        s.push(replacing.BuildUp(seat, s.ref(option.card), s.ref(option.cards[0]), run.env.card))
        return WAIT


@dataclass(slots=True, eq=False)
class WeakenCards(EachAct):
    """[LLQ-atk.5] Not an attack, so nothing is destroyed by it."""

    by: Amount

    def push(self, s: State, run: Run, card: Card) -> None:
        changing.weaken(s, run.env.seat, card, self.by.value(s, run.env), self.cause, run.env.card)


@dataclass(slots=True, eq=False)
class Attackers(Cards):
    """[LL-bat.26] Those of the attackers that are like this; 'it' behind 'when an enemy character attacks'."""

    traits: list[Trait]

    def refs(self, s: State, env: Env) -> list[Ref]:
        battle = battle_of(s)
        return [] if battle is None else [
            ref for ref in battle.attackers if has_all(self.traits, s, env, ref.card, s.records[ref.card.number])
        ]

    def cards(self, s: State, env: Env) -> list[Card]:
        return [ref.card for ref in self.refs(s, env) if s.places[ref.card.number] >= 0]


class HasMoved(Trait):
    """[LL-open.10] [LL-open.18] In this turn, by hand or by a text."""

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return isinstance(r, OnField) and r.went


class HasAttacked(Trait):
    """[LL-bat.26] In this turn."""

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return isinstance(r, OnField) and r.attacked


class HasThreatened(Trait):
    """[LL-bat.8] In this turn, alone or with others."""

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return isinstance(r, OnField) and r.threatened
