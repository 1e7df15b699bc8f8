"""A combat: attack step, block/effect step, combat damage step [LU-combat.7]."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.actions import PASS_OPTION, activation, add_activations, add_plays
from rulebound.games.luminous.atoms.checking import state_check
from rulebound.games.luminous.atoms.damage import Blow, Source, deal, source_of
from rulebound.games.luminous.atoms.facts import begin_step, set_fact, tell
from rulebound.games.luminous.atoms.lasting import end_modifiers
from rulebound.games.luminous.atoms.later import raise_delayed
from rulebound.games.luminous.atoms.turning import expend, set_role
from rulebound.games.luminous.legality.checks import COMBAT_WINDOW, Asked
from rulebound.games.luminous.legality.combat import BLOCK_ADDED, BLOCK_LISTED, attacking, misfit_number
from rulebound.games.luminous.procedures.batch import start_batch
from rulebound.games.luminous.procedures.playing import play_of
from rulebound.games.luminous.record import InPlay, in_play, records_of, thing
from rulebound.games.luminous.rules import rules_of
from rulebound.games.luminous.values import (
    forbidding,
    health_of,
    is_out,
    living,
    may_block_flight,
    next_living,
    permitted,
    skills_of,
    strength_of,
)
from rulebound.kernel.cards import Card, Ref
from rulebound.kernel.choosing import distinct
from rulebound.kernel.events import Event
from rulebound.kernel.legality import allowed
from rulebound.kernel.ordering.alternating import Window
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State

# The steps of a combat, in the order of the rulebook.
ATTACK: Final = 0
BLOCK_BEGINS: Final = 1
BLOCK_EFFECT: Final = 2
SPLIT: Final = 3
LUNGE: Final = 4
STRIKE: Final = 5
BATCH: Final = 6
OVER: Final = 7

MOST_LISTED_BLOCKERS: Final = 6  # with more, blocks are asked step by step
MOST_LISTED_SPLITS: Final = 100
MOST_LISTED_SHARE: Final = 999
OPEN: Final = -1  # a share that has not been named yet


class Combat(Window):
    """One attack of one unit, on a player or a relic; [LU-combat.3] there may be any number of combats in a turn.

    [LU-combat.8] [LU-prio.13] The defending player has the first priority. [LU-combat.22] Attacks on relics can be
    blocked like others. [LU-combat.36] Turning attacker or blockers does not take them out of the combat.
    """

    __slots__ = (
        "attacker", "block_actions", "blocked", "blockers", "building", "defender", "may_block", "relic", "seat",
        "shares", "struck",
    )  # fmt: skip

    def __init__(self, attacker: Ref, seat: int, relic: Ref | None, defender: int) -> None:
        self.pc = ATTACK
        self.holder = defender
        self.passes = 0
        self.attacker = attacker
        self.seat = seat
        self.relic = relic
        self.defender = defender
        self.blockers: list[Ref] = []
        self.blocked = False  # [LU-combat.20] once blocked, always blocked
        self.block_actions = 0
        self.may_block = True
        self.building: list[Card] = []  # blockers named so far, where a block is asked step by step
        self.struck = False  # whether a Lunge attacker has dealt its damage
        self.shares: list[int] = []  # how the attacker's damage is split, in the order of the blockers

    def players(self, s: State) -> int:
        return living(s)

    def next_seat(self, s: State, seat: int) -> int:
        return next_living(s, seat)

    def step(self, s: State) -> None:
        """One step at once after the other, unless something comes between."""
        if s.facts[c.OUT_COUNT] and (is_out(s, self.defender) or is_out(s, self.seat)):
            self.end(s)  # [LU-multi.10]
            return
        if self.pc == ATTACK:
            self.pc = BLOCK_BEGINS
            self.attack_step(s)
            if not s.goes_on(self):
                return
        if self.pc == BLOCK_BEGINS:
            self.pc = BLOCK_EFFECT
            begin_step(s, c.COMBAT, c.BLOCK_STEP)  # [LU-combat.7]
        if self.pc == BLOCK_EFFECT:
            self.block_effect_step(s)
            if self.pc == BLOCK_EFFECT or not s.goes_on(self):
                return
        if self.pc == SPLIT:
            self.split_damage(s)
            if self.pc == SPLIT or not s.goes_on(self):
                return
        if self.pc == LUNGE:
            self.pc = STRIKE
            self.lunge(s)
            if self.struck or not s.goes_on(self):
                return
        if self.pc == STRIKE:
            self.pc = BATCH
            self.strike(s)
            if s.facts[c.OUT_COUNT] or not s.goes_on(self):
                return
        if self.pc == BATCH:
            self.pc = OVER
            start_batch(s)  # [LU-combat.32] [LU-lunge.5]
            if not s.goes_on(self):
                return
        self.end(s)

    # ---- attack step
    def attack_step(self, s: State) -> None:
        """[LU-combat.1] The attacker is expended; [LU-combat.6] what that triggers resolves before any block."""
        card = self.attacker.card
        begin_step(s, c.COMBAT, c.ATTACK_STEP)
        set_role(s, card, c.ATTACKING)
        if not (forbidding(s) and permitted(s, thing(s, card), c.ATTACKS_READY)):
            expend(s, card, c.BY_ATTACK)
        set_fact(s, c.ATTACKS, s.facts[c.ATTACKS] + 1)  # [LU-wave.2]
        wave = s.facts[c.ATTACKS]
        if rules_of(s).switches.waves_count_units:
            wave = different_attackers(s, card)
        relic = self.relic
        # [LU-onattack.1] [LU-onattack.2] [LU-wave.1] [LU-wave.4] one event for On Attack and Wave, whatever is attacked
        s.emit(Event(c.ATTACKED, self.defender, card, None if relic is None else relic.card, wave, c.BY_ATTACK, None))
        start_batch(s)

    # ---- block/effect step
    def block_effect_step(self, s: State) -> None:
        if s.waiting:
            start_batch(s)  # [LU-batch.13] what a player who left has set in motion
        elif rules_of(s).switches.attacker_gone_ends and self.attacking(s) is None:
            self.end(s)
        elif self.passes and self.passes >= living(s):
            if not self.blocked and self.told_unblocked(s):
                return
            self.pc = SPLIT  # [LU-combat.18]
            begin_step(s, c.COMBAT, c.DAMAGE_STEP)  # [LU-combat.24] nobody is asked to act from here on
        else:
            if s.facts[c.OUT_COUNT] and is_out(s, self.holder):
                self.holder = next_living(s, self.holder)
            if self.building:
                self.ask_next_blocker(s)
            else:
                s.ask(self.holder, c.M_COMBAT, combat_options(s, self), True)

    def told_unblocked(self, s: State) -> bool:
        """'When this attacks and is not blocked': as the step closes, before any damage; whether anything waits now."""
        attacker = self.attacking(s)
        told, began = s.newest_of(c.UNBLOCKED), s.newest_of(c.ATTACKED)
        if attacker is None or (told is not None and began is not None and told.time >= began.time):
            return False
        tell(s, c.UNBLOCKED, self.defender, attacker.card, None, 0, c.BY_ATTACK)
        if not s.waiting:
            return False
        start_batch(s)
        return True

    def asked(self, s: State, seat: int) -> Asked:
        """The situation in which `seat` acts now."""
        asked = Asked(seat, COMBAT_WINDOW)
        attacker = self.attacking(s)
        asked.attacker = None if attacker is None else attacker.card
        asked.defender = self.defender
        if self.blockers:
            asked.blockers = [ref.card for ref in self.blockers if s.is_same_object(ref)]
        asked.may_block = self.may_block
        asked.blocked_before = self.block_actions > 0
        return asked

    def attacking(self, s: State) -> InPlay | None:
        """[LU-combat.21a] The attacker, unless it has left play or changed control."""
        attacker = self.attacker
        number = attacker.card.number
        if s.serials[number] != attacker.serial:
            return None
        record: Any = s.records[number]  # see `record.in_play`
        r: InPlay | None = record
        return r if r is not None and r.controller == self.seat and r.role == c.ATTACKING else None

    def ask_next_blocker(self, s: State) -> None:
        asked = self.asked(s, self.holder)
        enough = misfit_number(s, asked, len(self.building)) == ""
        options = [Move(c.DECLARE_BLOCK, None, 0, self.building)] if enough else []
        if not enough or misfit_number(s, asked, len(self.building) + 1) == "":
            left = [card for card in legal_blockers(s, asked) if card not in self.building]
            for card in distinct(s, left):
                options.append(card.option(c.ADD_BLOCKER))
        s.ask(self.holder, c.M_BLOCK, options, False)

    def answer(self, s: State, seat: int, option: Move) -> None:
        kind = option.kind
        if kind == c.PASS:
            if s.log is not None:
                s.note(c.PASSED, seat, None, None, 0, c.BY_EFFECT)
            if seat == self.defender:  # [LU-multi.4] no other player could have blocked
                self.may_block = False  # [LU-combat.14]; [LU-combat.17] for this combat only
            self.passes += 1
            self.holder = next_living(s, seat)
        elif kind == c.BLOCK or kind == c.DECLARE_BLOCK:
            assert option.cards is not None
            self.building = []
            self.block(s, option.cards)
        elif kind == c.ADD_BLOCKER:
            assert option.card is not None
            self.building = [*self.building, option.card]
        elif kind == c.SPLIT:
            assert option.numbers is not None
            self.shares = option.numbers
        elif kind == c.DEAL:
            assert option.card is not None
            self.share(s, option.card, option.number)
        else:
            self.act(s, seat, option)

    def act(self, s: State, seat: int, option: Move) -> None:
        self.acted(s, False)
        if option.kind == c.PLAY:
            assert option.card is not None
            s.push(play_of(s, option.card, seat))
        else:
            s.push(activation(option, seat))

    def block(self, s: State, cards: list[Card]) -> None:
        """[LU-combat.11] One action for all units named in it; [LU-combat.12] it expends them, Guardians aside.

        [LU-combat.19] Its legality was looked at when it was declared, and is not looked at again.
        """
        self.blocked = True  # [LU-combat.20] once blocked, always blocked
        self.block_actions += 1
        s.next_moment()
        attacker = self.attacker.card
        blockers = self.blockers[:]
        for card in cards:
            blockers.append(s.ref(card))
            set_role(s, card, c.BLOCKING)
        self.blockers = blockers
        for card in [card for card in cards if self.is_expended_by_blocking(s, thing(s, card))]:  # all at once
            expend(s, card, c.BY_BLOCK)
        for card in cards:
            tell(s, c.BLOCKED, self.defender, card, attacker, len(cards), c.BY_BLOCK)
        tell(s, c.BECAME_BLOCKED, self.seat, attacker, cards[0], len(cards), c.BY_BLOCK)
        self.acted(s, False)
        start_batch(s)

    def is_expended_by_blocking(self, s: State, r: InPlay) -> bool:
        """[LU-guardian.1]"""
        return not skills_of(s, r) & c.GUARDIAN and not permitted(s, r, c.BLOCKS_READY)

    # ---- combat damage step: nobody has priority [LU-combat.24]
    def present_blockers(self, s: State) -> list[InPlay]:
        found: list[InPlay] = []
        for ref in self.blockers:
            if s.is_same_object(ref):
                r = in_play(s, ref.card)
                if r is not None and r.controller == self.defender and r.role == c.BLOCKING:
                    found.append(r)
        return found

    def split_damage(self, s: State) -> None:
        """[LU-combat.25] [LU-combat.26c] The attacker's controller splits its damage among the blockers left."""
        attacker = self.attacking(s)
        blockers = self.present_blockers(s)
        power = 0 if attacker is None else strength_of(s, attacker)
        if power == 0 or not blockers:
            self.pc = LUNGE
            return
        if not self.shares:
            self.shares = [OPEN] * len(blockers)
        left = power - sum_of(self.shares)
        waiting = [index for index, share in enumerate(self.shares) if share == OPEN]
        if not waiting:
            self.pc = LUNGE
        elif len(waiting) == 1:
            self.share(s, blockers[waiting[0]].card, left)  # [LU-combat.26a] the whole attack value
        elif len(waiting) == len(blockers) and splits(power, len(blockers)) <= MOST_LISTED_SPLITS:
            s.ask(self.seat, c.M_SPLIT, split_options(s, power, blockers), False)
        else:
            blocker = blockers[waiting[0]]
            offered = [Move(c.DEAL, blocker.card, n) for n in range(min(left, MOST_LISTED_SHARE) + 1)]
            if left > MOST_LISTED_SHARE:  # [LU-limit.1]
                offered.append(Move(c.DEAL, blocker.card, left))
            s.ask(self.seat, c.M_SPLIT, offered, False)

    def share(self, s: State, card: Card, amount: int) -> None:
        """So much of the attacker's damage goes to this blocker."""
        shares = self.shares[:]
        for index, blocker in enumerate(self.present_blockers(s)):
            if blocker.card is card:
                shares[index] = amount
        self.shares = shares

    def lunge(self, s: State) -> None:
        """[LU-lunge.1] With Lunge the attacker strikes before the others."""
        attacker = self.attacking(s)
        if attacker is not None and skills_of(s, attacker) & c.LUNGE:
            s.next_moment()
            deal(s, self.attackers_blows(s, attacker), True)
            self.struck = True  # [LU-lunge.3] it does not strike again
            state_check(s)

    def strike(self, s: State) -> None:
        """[LU-combat.28] Everything not dealt yet, at once; [LU-lunge.2] the destroyed strike no more."""
        attacker = self.attacking(s)
        if attacker is None:
            return  # [LU-combat.21b]; [LU-combat.21c] the step before has run on all the same
        blows: list[Blow] = []
        if not self.struck:
            blows = self.attackers_blows(s, attacker)
        for blocker in self.present_blockers(s):  # [LU-combat.27] [LU-lunge.4]
            source = source_of(s, blocker.card, self.defender, blocker)
            blows.append(Blow(source, attacker.card, self.seat, strength_of(s, blocker)))
        if blows:
            s.next_moment()
            deal(s, blows, True)
            state_check(s)

    def attackers_blows(self, s: State, attacker: InPlay) -> list[Blow]:
        """[LU-combat.25] On the blockers; [LU-combat.30] unblocked on the player or [LU-combat.31] the relic.

        [LU-overwhelm.5] Excess is worked out per blocker; [LU-overwhelm.8b] it never goes to the attacked relic.
        """
        power = strength_of(s, attacker)
        source = source_of(s, attacker.card, self.seat, attacker)
        blockers = self.present_blockers(s)
        switches = rules_of(s).switches
        blows: list[Blow] = []
        if self.blocked and (blockers or not switches.blockers_gone_unblocked):
            for index, blocker in enumerate(blockers):
                if index < len(self.shares):
                    blows.append(Blow(source, blocker.card, self.defender, self.shares[index]))
            if switches.lethal_to_all_first and not self.lethal_to_all(s, source, blockers):
                source.skills &= ~c.OVERWHELM
            return blows
        relic = self.relic
        if relic is None:
            blows.append(Blow(source, None, self.defender, power))
        elif s.is_same_object(relic) and in_play(s, relic.card) is not None:
            blows.append(Blow(source, relic.card, self.defender, power))
        elif switches.lost_relic_hits_player:  # else [LU-combat.23]
            blows.append(Blow(source, None, self.defender, power))
        return blows

    def lethal_to_all(self, s: State, source: Source, blockers: list[InPlay]) -> bool:
        """The switch overwhelm_split: excess only once every blocker has a lethal share."""
        for index, blocker in enumerate(blockers):
            lethal = 1 if source.skills & c.DEADLY else health_of(s, blocker) - blocker.damage
            if index >= len(self.shares) or self.shares[index] < lethal:
                return False
        return True

    def clear_roles(self, s: State) -> None:
        set_role(s, self.attacker.card, c.NO_ROLE)
        for ref in self.blockers:
            set_role(s, ref.card, c.NO_ROLE)

    def end(self, s: State) -> None:
        """[LU-combat.33] The combat is over."""
        self.clear_roles(s)
        s.note(c.COMBAT_ENDED, self.seat, self.attacker.card, None, 0, c.BY_COMBAT)
        s.pop()
        if s.modifiers:
            end_modifiers(s, c.THIS_COMBAT)
            state_check(s)
            raise_delayed(s, Event(c.COMBAT_ENDED, self.seat, self.attacker.card, None, 0, c.BY_COMBAT, None))
            start_batch(s)

    def copy(self) -> Combat:
        new = Combat(self.attacker, self.seat, self.relic, self.defender)
        new.pc = self.pc
        new.holder = self.holder
        new.passes = self.passes
        new.blockers = self.blockers
        new.blocked = self.blocked
        new.block_actions = self.block_actions
        new.may_block = self.may_block
        new.building = self.building
        new.shares = self.shares
        new.struck = self.struck
        return new


def different_attackers(s: State, card: Card) -> int:
    """The switch wave_counts: how many different units have attacked this turn, this one included."""
    seen: list[Card] = [card]
    event = s.newest_of(c.ATTACKED)
    while event is not None:
        if event.card is not None and event.card not in seen:
            seen.append(event.card)
        event = event.earlier
    return len(seen)


def sum_of(shares: list[int]) -> int:
    """What has been dealt out so far."""
    total = 0
    for share in shares:
        if share != OPEN:
            total += share
    return total


# ---- what may be done
def combat_options(s: State, combat: Combat) -> list[Move]:
    """[LU-combat.9] [LU-combat.10] Blocks for the defending player, fast cards and abilities for everybody."""
    seat = combat.holder
    asked = combat.asked(s, seat)
    options = [PASS_OPTION]
    if seat == combat.defender and combat.may_block and asked.attacker is not None:
        if not (asked.blocked_before and rules_of(s).switches.one_block_action):
            add_blocks(s, asked, options)
    must = len(options) > 1 and must_be_blocked(s, combat)
    add_plays(s, asked, options, True)
    add_activations(s, asked, options)
    return options[1:] if must else options


def must_be_blocked(s: State, combat: Combat) -> bool:
    """[LU-play.14] A text says so, nobody has blocked yet, and a block is open: to pass would give that up."""
    if combat.blocked or not forbidding(s):
        return False
    attacker = combat.attacking(s)
    return attacker is not None and permitted(s, attacker, c.MUST_BE_BLOCKED)


def legal_blockers(s: State, asked: Asked) -> list[Card]:
    found: list[Card] = []
    texts = forbidding(s)  # without texts that forbid or allow, only Flight is left to ask
    attacker = attacking(s, asked)
    flying = attacker is not None and skills_of(s, attacker) & c.FLIGHT != 0
    records = records_of(s)
    for card in s.zones[asked.seat * c.ZONES + c.FIELD]:
        r: InPlay = records[card.number]
        if not r.kind.unit or (r.expended and not texts):
            continue  # [LU-exp.2b]
        if BLOCK_ADDED and not allowed(BLOCK_ADDED, s, asked, card.option(c.BLOCK)):
            continue
        if texts:
            if allowed(BLOCK_LISTED, s, asked, card.option(c.BLOCK)):
                found.append(card)
        elif card not in asked.blockers and (not flying or may_block_flight(s, r)):
            found.append(card)
    return found


def add_blocks(s: State, asked: Asked, options: list[Move]) -> None:
    """One option for every set of legal blockers; with many of them the first blocker, then step by step."""
    blockers = legal_blockers(s, asked)
    if not blockers:
        return
    if len(blockers) > MOST_LISTED_BLOCKERS:
        if misfit_number(s, asked, 1) == "" or misfit_number(s, asked, 2) == "":
            for card in distinct(s, blockers):
                options.append(card.option(c.ADD_BLOCKER))
        return
    groups: list[list[Card]] = []
    for card in blockers:
        for group in groups:
            if s.rules.same(s, group[0], card):
                group.append(card)
                break
        else:
            groups.append([card])
    sets: list[Move] = []
    add_block_sets(groups, 0, [], sets)
    if forbidding(s):
        sets = [each for each in sets if misfit_number(s, asked, len(each.cards or [])) == ""]
    options += sets


def add_block_sets(groups: list[list[Card]], at: int, chosen: list[Card], options: list[Move]) -> None:
    if at == len(groups):
        if chosen:
            options.append(Move(c.BLOCK, None, 0, chosen))
        return
    group = groups[at]
    for count in range(len(group), -1, -1):
        add_block_sets(groups, at + 1, chosen + group[:count], options)


def splits(power: int, ways: int) -> int:
    """In how many ways `power` falls into so many shares."""
    count = 1
    for step in range(1, ways):
        count = count * (power + step) // step
    return count


def split_options(s: State, power: int, blockers: list[InPlay]) -> list[Move]:
    """[LU-combat.26a] Whole numbers, the whole value; [LU-combat.26b] zero shares are allowed.

    Among equal blockers it does not matter who gets which share: the earlier one gets the larger.
    """
    equal_before: list[int] = []
    for index, blocker in enumerate(blockers):
        twin = -1
        for other in range(index):
            if s.rules.same(s, blockers[other].card, blocker.card):
                twin = other
        equal_before.append(twin)
    options: list[Move] = []
    add_splits(power, equal_before, [], options)
    return options


def add_splits(left: int, equal_before: list[int], shares: list[int], options: list[Move]) -> None:
    at = len(shares)
    twin = equal_before[at]
    most = left if twin < 0 else min(left, shares[twin])
    if at == len(equal_before) - 1:
        if most == left:
            options.append(Move(c.SPLIT, None, 0, None, [*shares, left]))
        return
    for share in range(most, -1, -1):
        add_splits(left - share, equal_before, [*shares, share], options)
