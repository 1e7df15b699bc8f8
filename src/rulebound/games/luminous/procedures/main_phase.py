"""A main phase: the players with priority act or pass in turn [LU-prio.1] [LU-prio.2]."""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.actions import PASS_OPTION, activation, add_activations, add_plays, hand_of
from rulebound.games.luminous.atoms.facts import begin_step, set_fact, tell
from rulebound.games.luminous.definition import essence, kind_of
from rulebound.games.luminous.legality.checks import MAIN_WINDOW, Asked
from rulebound.games.luminous.legality.combat import ATTACKER_LISTED, TARGET_LISTED, toll_for
from rulebound.games.luminous.legality.orbs import (
    BASIC_LISTED,
    HAND_ORB_LISTED,
    MOST_BASIC_ORBS,
    orb_plays_left,
    pile_colours,
)  # fmt: skip
from rulebound.games.luminous.payment import Pool, purse
from rulebound.games.luminous.procedures.batch import start_batch
from rulebound.games.luminous.procedures.combat import Combat
from rulebound.games.luminous.procedures.paying import PayEssence
from rulebound.games.luminous.procedures.playing import orb_play, play_of
from rulebound.games.luminous.record import InPlay, records_of, thing
from rulebound.games.luminous.rules import rules_of
from rulebound.games.luminous.values import forbidding, is_out, living, next_living, permitted, waits
from rulebound.kernel.actions import Action, actions_of
from rulebound.kernel.cards import Card, Definition
from rulebound.kernel.choosing import distinct
from rulebound.kernel.legality import allowed
from rulebound.kernel.ordering.alternating import Window
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State
from rulebound.kernel.terms import Env

BLOOM_OPTION: Final = Move(c.PLAY_BLOOM)
ADDED: Final[list[Action[Asked]]] = actions_of("luminous", c.OWN_MOVES)
BASIC_OPTIONS: Final = [Move(c.PLAY_BASIC, None, colour) for colour in c.COLOURS]


class MainPhase(Window):
    """[LU-turn.10] It begins with the active player having priority, [LU-turn.11] and ends when all pass in a row.

    After a combat the same frame begins a new main phase [LU-turn.2] [LU-turn.20].
    """

    __slots__ = ()

    def players(self, s: State) -> int:
        return living(s)  # [LU-multi.3]

    def next_seat(self, s: State, seat: int) -> int:
        return next_living(s, seat)

    def step(self, s: State) -> None:
        if self.pc == 0:
            self.begin(s)
        elif s.waiting:
            start_batch(s)  # [LU-batch.13] what a player who left has set in motion
        elif self.passes and self.passes >= living(s):
            self.close(s)
        else:
            if s.facts[c.OUT_COUNT] and is_out(s, self.holder):
                self.holder = next_living(s, self.holder)
            s.ask(self.holder, c.M_MAIN, main_options(s, self.holder), True)  # [LU-prio.1] [LU-prio.2]

    def rests(self, s: State) -> bool:
        return self.pc != 0 and not s.waiting and self.passes < living(s)

    def begin(self, s: State) -> None:
        """[LU-turn.10] [LU-prio.10] The active player has priority, and no pass counts yet."""
        self.pc = 1
        self.holder = s.active
        self.passes = 0
        begin_step(s, c.MAIN, c.NO_STEP)
        set_fact(s, c.MAIN_PHASES, s.facts[c.MAIN_PHASES] + 1)
        tell(s, c.MAIN_BEGIN, s.active, None, None, s.facts[c.MAIN_PHASES], c.BY_STEP)
        start_batch(s)

    def answer(self, s: State, seat: int, option: Move) -> None:
        kind = option.kind
        if kind == c.PASS:
            if s.log is not None:
                s.note(c.PASSED, seat, None, None, 0, c.BY_EFFECT)
            self.passes += 1
            self.holder = next_living(s, seat)  # [LU-prio.6]
        elif kind == c.PLAY:
            self.acted(s, False)  # [LU-prio.3] [LU-prio.7]
            card = option.card
            assert card is not None
            # [LU-prio.11] nobody is asked to act before it is over
            s.push(play_of(s, card, seat))
        elif kind == c.ACTIVATE:
            self.acted(s, False)
            s.push(activation(option, seat))
        elif kind == c.ATTACK_PLAYER or kind == c.ATTACK_RELIC:
            self.pc = 0  # [LU-combat.33] a new main phase follows the combat
            s.push(combat_of(s, option))
            toll = toll_for(s, seat, option) if forbidding(s) else 0
            unit = option.card
            if toll > 0 and unit is not None:
                env = Env(seat, unit, s.serials[unit.number], None, None)
                s.push(PayEssence(env, [essence(toll)], None))
        elif kind >= c.OWN_MOVES:
            self.acted(s, False)
            ADDED[kind - c.OWN_MOVES].perform(s, seat, option)
            start_batch(s)
        else:
            self.acted(s, True)  # [LU-orb.3] [LU-orb.4] [LU-prio.9]: priority stays, the run of passes is broken
            orb_play(s, seat, option)
            start_batch(s)  # [LU-orb.16]

    def copy(self) -> MainPhase:
        new = MainPhase(self.holder)
        new.pc = self.pc
        new.passes = self.passes
        return new


def combat_of(s: State, option: Move) -> Combat:
    card = option.card
    assert card is not None
    if option.kind == c.ATTACK_PLAYER:
        return Combat(s.ref(card), s.active, None, option.number)
    assert option.cards is not None
    relic = option.cards[0]
    return Combat(s.ref(card), s.active, s.ref(relic), thing(s, relic).controller)  # [LU-combat.5]


# ---- what may be done
def main_options(s: State, seat: int) -> list[Move]:
    """[LU-prio.4] [LU-prio.5] All that the holder of priority may do; [LU-prio.8] also one who has passed before."""
    asked = Asked(seat, MAIN_WINDOW)
    asked.pool = purse(s, seat)
    options = [PASS_OPTION]
    active = seat == s.active
    if active and orb_plays_left(s, seat) > 0:
        add_orb_plays(s, asked, asked.pool, options)
    add_plays(s, asked, options, not active)
    add_activations(s, asked, options)
    for action in ADDED:
        options.extend(action.listed(s, asked, seat))
    if active:
        add_attacks(s, asked, options)
        if forbidding(s) and must_attack(s, options) is not None:
            return options[1:]  # all but the pass
    return options


def add_orb_plays(s: State, asked: Asked, pool: Pool, options: list[Move]) -> None:
    six = pool.basics >= MOST_BASIC_ORBS
    barring = (s.static_fields | s.modifier_fields) >> c.F_PLAYER & 1 == 1
    lying = pile_colours(s, asked.seat)
    if not six:
        for option in BASIC_OPTIONS:
            if lying & option.number and (not barring or allowed(BASIC_LISTED, s, asked, option)):
                options.append(option)
    for option in hand_of(s, asked.seat).orbs:
        if not barring or allowed(HAND_ORB_LISTED, s, asked, option):
            options.append(option)  # [LU-orb.8a] also with six basic orbs in play
    if six:
        options.append(BLOOM_OPTION)  # [LU-orb.8b]
    if six or rules_of(s).switches.pivot_below_six:
        add_pivots(s, asked.seat, pool, lying, options)


def add_pivots(s: State, seat: int, pool: Pool, lying: int, options: list[Move]) -> None:
    """[LU-orb.8c] One option for each colour returned and each colour played."""
    ready: list[Card] = []
    kinds: list[Definition] = []
    records = records_of(s)
    for card in s.zones[seat * c.ZONES + c.ORB_ROW]:
        r: InPlay = records[card.number]
        if r.kind.basic and not r.expended:  # [LU-orb.11]
            if pool.simple:  # all that are ready are alike but for their colours
                if card.definition in kinds:
                    continue
                kinds.append(card.definition)
            ready.append(card)
    for card in ready if pool.simple else distinct(s, ready):
        open_to = lying | kind_of(card.definition).colours  # [LU-orb.12] the returned orb may come back
        for colour in c.COLOURS:
            if open_to & colour:
                options.append(Move(c.PIVOT, card, colour))


def add_attacks(s: State, asked: Asked, options: list[Move]) -> None:
    """[LU-combat.2] One unit, one target: [LU-combat.4] an opponent, or [LU-type.13] a relic of an opponent."""
    seat = asked.seat
    texts = forbidding(s)
    units: list[Card] = []
    records = records_of(s)
    for card in s.zones[seat * c.ZONES + c.FIELD]:
        r: InPlay = records[card.number]
        if not r.kind.unit or (r.expended and not (texts and permitted(s, r, c.MAY_ATTACK_EXPENDED))):
            continue
        if r.entered != s.turn or not waits(s, r, c.MAY_ATTACK_AT_ONCE):
            units.append(card)
    if not units:
        return
    players: list[int] = []
    relics: list[Card] = []
    for other in s.rules.rounds[seat]:
        if other != seat and not is_out(s, other):
            players.append(other)
    for other in range(s.rules.seats):
        if other != seat:
            for card in s.zones[other * c.ZONES + c.FIELD]:
                r = records[card.number]
                if r.kind.relic:
                    relics.append(card)
    relics = distinct(s, relics)
    for unit in distinct(s, units):
        if texts and not allowed(ATTACKER_LISTED, s, asked, unit.option(c.ATTACK_PLAYER)):
            continue
        for player in players:
            option = Move(c.ATTACK_PLAYER, unit, player)
            if not texts or allowed(TARGET_LISTED, s, asked, option):
                options.append(option)
        for relic in relics:
            option = Move(c.ATTACK_RELIC, unit, 0, [relic])
            if not texts or allowed(TARGET_LISTED, s, asked, option):
                options.append(option)


def must_attack(s: State, options: list[Move]) -> Card | None:
    """[LU-play.14] A unit that a text makes attack, that has not attacked this turn, and to which an attack is open."""
    for option in options:
        if option.kind == c.ATTACK_PLAYER or option.kind == c.ATTACK_RELIC:
            card = option.card
            assert card is not None
            forced = permitted(s, thing(s, card), c.MUST_ATTACK) and not attacked_this_turn(s, card)
            if forced and toll_for(s, s.active, option) == 0:  # nobody must pay to be able to
                return card
    return None


def attacked_this_turn(s: State, card: Card) -> bool:
    event = s.newest_of(c.ATTACKED)
    while event is not None:
        if event.card is card:
            return True
        event = event.earlier
    return False
