"""The state check: who has lost, what is destroyed."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.drawing import deck_race
from rulebound.games.luminous.atoms.facts import set_number
from rulebound.games.luminous.atoms.lasting import drop_modifiers, give_control, lapse, refold, rightful_controller
from rulebound.games.luminous.atoms.leaving import destroy
from rulebound.games.luminous.atoms.statics import drop_statics
from rulebound.games.luminous.ops.remembering import remembered, stat_of
from rulebound.games.luminous.record import InPlay, in_play, recorded, records_of, thing
from rulebound.games.luminous.rules import Luminous, rules_of
from rulebound.games.luminous.values import health_of, is_out, living, may_be_lowered, next_living
from rulebound.kernel.cards import Card, Record, Ref
from rulebound.kernel.state import State
from rulebound.kernel.table import NOWHERE


class LuminousRules(Luminous):
    """The ruleset with its state check, which needs the atoms."""

    __slots__ = ()

    def settle(self, s: State) -> None:
        """[LU-win.4a] [LU-dmg.4a] After every instruction, payment and damage sub-step."""
        state_check(s)

    def plays(self, s: State, seat: int) -> bool:
        return not is_out(s, seat)

    def table(self, s: State) -> list[int]:
        """[LU-play.17] In turn order from the active player."""
        return [seat for seat in super().table(s) if not is_out(s, seat)]

    def stat(self, s: State, card: Card, r: Record | None, stat: int) -> int:
        return stat_of(s, card, recorded(r), stat)

    def remembered(self, s: State, ref: Ref) -> Record | None:
        return remembered(s, ref)


def state_check(s: State) -> None:
    """[LU-dmg.4a] Losers, then all without health or durability, together; [LU-dmg.5] until nothing changes."""
    spared: list[Card] = []
    while s.dirty and s.ending is None:
        s.dirty = False
        s.next_moment()
        if losers(s):
            continue
        if s.modifiers:
            lapse(s)
        dead = doomed(s)
        if spared:
            dead = [card for card in dead if card not in spared]
        if dead:
            destroy(s, dead, c.BY_CHECK)  # [LU-dmg.4d] [LU-combat.29] one moment for all
            for card in dead:
                if in_play(s, card) is not None:
                    spared.append(card)  # a text keeps it in play; it is not tried again and again


def doomed(s: State) -> list[Card]:
    """[LU-dmg.4c] Units without health [LU-dmg.2] [LU-type.7] or hit by Deadly damage, relics without durability.

    [LU-dmg.3] Health lost to a modifier counts as damage does.
    """
    dead: list[Card] = []
    one_unique = rules_of(s).switches.unique_one_per_player
    lines = s.static_fields >> c.F_HEALTH & 1 != 0  # whether the record's own number is not all
    lowered = lines and may_be_lowered(s, c.F_HEALTH)
    seats = s.rules.seats
    records = records_of(s)
    for step in range(seats):
        seat = (s.active + step) % seats
        uniques: list[str] = []
        for card in s.zones[seat * c.ZONES + c.FIELD]:
            r: InPlay = records[card.number]
            kind = r.kind
            if kind.unit:
                health = r.health
                if lines and (lowered or health <= r.damage):  # else what is enough without the lines stays enough
                    health = health_of(s, r)
                if health <= r.damage or r.hit_by_deadly:
                    dead.append(card)
                    continue
            if kind.relic and (r.durability <= 0 or r.hit_by_deadly):
                dead.append(card)
            elif one_unique and kind.unique:
                if kind.name in uniques:
                    dead.append(card)
                uniques.append(kind.name)
    return dead


def losers(s: State) -> bool:
    """[LU-dmg.4b] [LU-win.3a] Players at 0 life or less lose; [LU-win.5] if nobody is left, the game is a draw.

    [LU-win.4b] Whatever was still to come is dropped with the end.
    """
    lost: list[int] = []
    for seat in range(s.rules.seats):
        if s.numbers[seat * c.SEAT_NUMBERS + c.LIFE] <= 0 and not is_out(s, seat):
            lost.append(seat)
    if not lost:
        return False
    left = living(s) - len(lost)
    if left == 0:
        s.end(-1, "life", "LU-win.5")
    elif left == 1:
        for seat in range(s.rules.seats):
            if not is_out(s, seat) and seat not in lost:
                s.end(seat, "life", "LU-win.2" if s.rules.seats == 2 else "LU-multi.7")
    else:
        for seat in lost:
            eliminate(s, seat)
    return True


def win_game(s: State, seat: int) -> None:
    """[LU-play.14] A card text says so."""
    s.end(seat, "card text", "LU-play.14")


def lose_game(s: State, seats: list[int]) -> None:
    """[LU-play.14] A card text puts players out; [LU-win.5] if nobody is left, the game is a draw."""
    lost = [seat for seat in seats if not is_out(s, seat)]
    left = living(s) - len(lost)
    if left > 1:
        for seat in lost:
            eliminate(s, seat)
    elif lost:
        winner = -1
        for seat in range(s.rules.seats):
            if left == 1 and not is_out(s, seat) and seat not in lost:
                winner = seat
        s.end(winner, "card text", "LU-play.14")


def eliminate(s: State, seat: int) -> None:
    """[LU-multi.7] A player leaves with all cards they own; what they had borrowed goes back."""
    from rulebound.games.luminous.procedures.elimination import stop_what_is_theirs

    s.facts[c.OUT_COUNT] += 1
    set_number(s, seat, c.OUT, s.facts[c.OUT_COUNT])
    s.note(c.ELIMINATED, seat, None, None, 0, c.BY_CHECK)
    if living(s) == 1:
        s.end(next_living(s, seat), "last player", "LU-multi.7")
        return
    for zone in range(len(s.zones)):
        for card in s.zones[zone]:
            if card.owner == seat:
                if in_play(s, card) is not None:
                    drop_statics(s, card)
                    drop_modifiers(s, card)
                    s.unlisten(card)
                s.move(card, NOWHERE, False)
    s.set_modifiers([modifier for modifier in s.modifiers if modifier.env.seat != seat])
    s.set_statics([static for static in s.statics if static.env.seat != seat])
    for kind, listeners in enumerate(s.listeners):
        s.set_listeners(kind, [each for each in listeners if each.card.owner != seat])
    s.waiting = [trigger for trigger in s.waiting if trigger.seat != seat]
    for other in range(s.rules.seats):
        for card in s.zone(other, c.FIELD) + s.zone(other, c.ORB_ROW):
            if thing(s, card).modified:
                refold(s, card)
            give_control(s, card, rightful_controller(s, card))
    s.dirty = True
    deck_race(s)
    if s.ending is None:
        stop_what_is_theirs(s, seat)
