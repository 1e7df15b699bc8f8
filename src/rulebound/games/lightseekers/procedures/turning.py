"""Turning Buffs: Rotate, Restart, and the turn that a Clunky Buff makes by itself [LS-T05] [LS-T14]."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.play import mark_expiring, to_first_corner, turn_corner, turned
from rulebound.games.lightseekers.atoms.turns import may_begin, tell
from rulebound.games.lightseekers.definition import BARE, light
from rulebound.games.lightseekers.forbidding import card_forbidden, shielded
from rulebound.games.lightseekers.legality.verbs import RESTARTING, ROTATING, ROTATING_BACK
from rulebound.games.lightseekers.procedures.doing import INSTANT, TRIGGERED, Doing, act_to_resolve, doing_of
from rulebound.games.lightseekers.procedures.leaving import expire
from rulebound.games.lightseekers.record import InPlay, in_play, thing
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.values import at_work, can_rotate, plays_with
from rulebound.kernel.legality import may
from rulebound.kernel.play import Ability, Card, Frame, State


def trigger_instants(s: State, card: Card) -> bool:
    """[LS-4.1.2.4a] [LS1-4.2.5.1] [LS-G74] [LS-2.5.4.11a] [LS1-2.5.4.11] The Instant Effects of a card in play on
    its current corner, if it is at work. [LS-G34] [LS-G59] One that is still resolving does not trigger again."""
    return trigger(s, card, switches_of(s).reentry)


def trigger_corner(s: State, card: Card) -> bool:
    """[LS-4.1.3.7b] The corner that was turned onto triggers, even if the one before was still resolving."""
    return trigger(s, card, True)


def trigger(s: State, card: Card, reentry: bool) -> bool:
    if not light(card.definition).instants or not at_work(s, card):
        return False
    r = thing(s, card)
    found = False
    for at in range(len(r.kind.instants) - 1, -1, -1):
        ability = r.kind.instants[at]
        if plays_with(s, ability.players) and (reentry or not is_resolving(s, ability, card)) and may_begin(s, card):
            s.push(doing_of(s, ability, r.controller, card, None, INSTANT))
            found = True
    return found


def is_resolving(s: State, ability: Ability, card: Card) -> bool:
    """Whether this effect of this corner is under way."""
    corner = thing(s, card).corner
    for frame in s.frames:
        if isinstance(frame, Doing) and frame.ability is ability and frame.env.card is card:
            began = frame.env.record
            if isinstance(began, InPlay) and began.corner == corner and frame.env.serial == s.serials[card.number]:
                return True
    return False


def has_run_out(s: State, card: Card) -> bool:
    """[LS-2.5.3.9g.1] [LS1-2.5.3.11] [LS-2.5.3.9g.2] Onto a corner without a symbol, or upright again. Only rotating
    Buffs do."""
    r = thing(s, card)
    return r.kind.rotating and (r.corner > c.CORNERS or r.shape() == BARE)


def can_turn(s: State, card: Card, direction: int) -> bool:
    """[LS-6.1.2-rotate.3] [LS-G28] Not backward beyond the first corner, nor forward once it has run out."""
    # [LS1-6.rotate]
    r = in_play(s, card)
    bars = c.NOT_ROTATED if direction == c.FORWARD else c.NOT_ROTATED | c.NOT_ROTATED_BACK
    if r is None or not can_rotate(s, card) or card_forbidden(s, card, bars):
        return False
    return not r.expiring if direction == c.FORWARD else r.corner > 1


def may_be_rotated(s: State, who: int, card: Card, direction: int) -> bool:
    """[LS-2.2.3] Whether this hero can Rotate it (0: either way); backward from the first corner it stays as it is
    [LS-6.1.2-rotate.3]."""
    if direction == c.BACKWARD:
        return may(ROTATING_BACK, s, who, card)
    if not may(ROTATING, s, who, card) or not thing(s, card).expiring:
        return may(ROTATING, s, who, card)
    return direction != c.FORWARD and may(ROTATING_BACK, s, who, card)


def turn_once(s: State, card: Card, direction: int) -> None:
    """One corner; whoever called works out anew what hangs on it."""
    if turn_corner(s, card, direction) > c.CORNERS and not thing(s, card).kind.rotating:
        to_first_corner(s, card)  # [LS-S13] a permanent Buff that was turned all the way round
    if has_run_out(s, card):
        mark_expiring(s, card)


class Turning(Frame):
    """[LS-4.1.3.7b] [LS-G26] One corner at a time: turn, run out or trigger, then the next turn."""

    __slots__ = ("card", "direction", "quiet", "serial", "source", "times")

    def __init__(self, card: Card, serial: int, direction: int, times: int, source: Card | None) -> None:
        self.pc = 0
        self.card = card
        self.serial = serial
        self.direction = direction
        self.times = times
        self.source = source
        self.quiet = False  # [LS-G29] the new corner does not trigger

    def step(self, s: State) -> None:
        card = self.card
        if s.serials[card.number] != self.serial:
            s.pop()
            return
        part = self.pc % 3
        self.pc += 1
        if part == 0:
            if self.times <= 0 or not can_turn(s, card, self.direction):
                s.pop()
                return
            self.times -= 1
            turn_once(s, card, self.direction)
            turned(s)
            r = thing(s, card)
            tell(s, c.ROTATED, r.controller, card, self.source, r.corner, self.direction)
        elif part == 1:
            if thing(s, card).expiring:
                s.pop()
                expire(s, card)  # [LS1-4.3.7] [LS-G27] a multiple turn ends there
        elif not self.quiet:
            trigger_corner(s, card)

    def copy(self) -> Turning:
        new = Turning(self.card, self.serial, self.direction, self.times, self.source)
        new.pc = self.pc
        new.quiet = self.quiet
        return new


def rotate(s: State, card: Card, direction: int, times: int, source: Card | None) -> bool:
    """[LS-6.1.2-rotate.1] [LS1-2.5.3.9] [LS-6.1.2-rotate.2] Rotate a Buff; whether it can be turned at all."""
    if times <= 0 or not can_turn(s, card, direction) or shielded(s, card, source):
        return False
    s.push(Turning(card, s.serials[card.number], direction, times, source))
    return True


def clunky_turn(s: State, card: Card) -> None:
    """[LS-2.5.3.9e.1] [LS-2.5.3.9e.2] [LS1-2.5.3.8] After its effect; [LS-S08] in the earlier edition once, when the
    act is over."""
    # [LS-2.5.3.9e.4]
    if switches_of(s).clunky_after_action:
        act = act_to_resolve(s)
        if act is not None:
            act.turn_after(s, card)
            return
    own_turn(s, card)


def own_turn(s: State, card: Card) -> None:
    """[LS-G29] One corner forward, which does not trigger."""
    if in_play(s, card) is None or not can_rotate(s, card):
        return
    frame = Turning(card, s.serials[card.number], c.FORWARD, 1, None)
    frame.quiet = not switches_of(s).clunky_chain
    s.push(frame)


class Restarting(Frame):
    """[LS-6.1.2-restart.1] [LS1-6.restart] Back to upright; the first corner triggers, [LS-6.1.2-restart.2]
    [LS-4.1.3.7c] those on the way do not. [LS-S14] [LS1-4.3.6.2] With the switch they do, one by one."""

    __slots__ = ("card", "serial", "source")

    def __init__(self, card: Card, serial: int, source: Card | None) -> None:
        self.pc = 0
        self.card = card
        self.serial = serial
        self.source = source

    def step(self, s: State) -> None:
        card = self.card
        if s.serials[card.number] != self.serial:
            s.pop()
            return
        pc = self.pc
        if pc == 0:
            r = thing(s, card)
            if switches_of(s).restart_triggers_passed and r.corner > 2:
                turn_corner(s, card, c.BACKWARD)
                turned(s)
                trigger_corner(s, card)
                return
            self.pc = 1
            to_first_corner(s, card)
            tell(s, c.RESTARTED, r.controller, card, self.source, 0, 0)
        elif pc == 1:
            self.pc = 2
            cause = s.frames[-2]
            if isinstance(cause, Doing) and cause.role == TRIGGERED:
                trigger_corner(s, card)  # an answer, which does not come again while it is under way [LS-G59]
            else:
                trigger_instants(s, card)
        else:
            s.pop()

    def copy(self) -> Restarting:
        new = Restarting(self.card, self.serial, self.source)
        new.pc = self.pc
        return new


def can_restart(s: State, card: Card) -> bool:
    r = in_play(s, card)
    if r is None or not can_rotate(s, card) or card_forbidden(s, card, c.NOT_RESTARTED):
        return False
    return r.corner > 1 or switches_of(s).restart_at_first_corner  # [LS-G34]


def may_be_restarted(s: State, who: int, card: Card) -> bool:
    """[LS-2.2.3] Whether this hero can Restart it."""
    return may(RESTARTING, s, who, card)


def restart(s: State, card: Card, source: Card | None) -> bool:
    """[LS-6.1.2-restart.3] Nothing enters play by it. Whether it was Restarted."""
    if not can_restart(s, card) or shielded(s, card, source):
        return False
    s.push(Restarting(card, s.serials[card.number], source))
    return True
