"""Stats go up and down within their bounds; at 0 Health a creature dies."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.dying import die
from rulebound.games.starlight.atoms.facts import tell
from rulebound.games.starlight.lasting import shielded
from rulebound.games.starlight.procedures.sparing import Spared, instead_of_dying, replaced
from rulebound.games.starlight.record import Creature, creature, writable
from rulebound.games.starlight.spoken import may_be_replaced, spoken
from rulebound.games.starlight.values import NO_BOUND, least_of, lines, most_of, standing, sum_of_turn
from rulebound.kernel.play import Card, State

LIMITS_GAINS: Final = 1 << c.NOT_GAINING | 1 << c.NO_MORE_GAINED | 1 << c.GAINS_MORE | 1 << c.NO_HIGHER
LIMITS_LOSSES: Final = 1 << c.NOT_LOSING | 1 << c.NO_MORE_LOST | 1 << c.SURVIVES


def set_stat(s: State, card: Card, which: int, value: int) -> None:
    record: Any = s.write(card)  # as `writable` does
    r: Creature = record
    stats = r.stats[:]
    stats[which] = value
    r.stats = stats


def is_barred(s: State, card: Card, what: int, which: int, cause: int) -> bool:
    """Whether a standing sentence says that this stat does not rise, or does not fall; or not by tiles."""
    for _, line in lines(s, card, what):
        if line.classes >> which & 1 and (not line.classes & OF_TILES or cause == c.BY_TILE):
            return True
    return False


def left_of_turn(s: State, card: Card, what: int, kind: int, which: int) -> int:
    """How much more of a stat it may gain or lose in this turn, by standing sentences."""
    bounds = [line.amount for _, line in lines(s, card, what) if line.classes >> which & 1]
    return max(min(bounds) - sum_of_turn(s, card, kind + which), 0) if bounds else NO_BOUND


OF_TILES: Final = 1 << len(c.STAT_NAMES)
GIVEN: Final = (c.BY_CARD, c.BY_TILE, c.BY_PHASE)  # what is used up, or decays towards 0, is given by nobody


def highest(s: State, card: Card, which: int) -> int:
    """[ST-STAT.12] Above what a stat does not rise, by the rules or by standing sentences."""
    bounds = [line.amount for _, line in lines(s, card, c.NO_HIGHER) if line.classes >> which & 1]
    return min([most_of(s, which), *bounds])


def more_gained(s: State, card: Card, which: int, cause: int) -> int:
    """By how much standing sentences raise what a creature is given, or lower it."""
    if cause not in GIVEN:
        return 0
    found = [line for _, line in lines(s, card, c.GAINS_MORE) if line.classes >> which & 1]
    return sum(line.amount for line in found if not line.classes & OF_TILES or cause == c.BY_TILE)


def gain(s: State, card: Card, which: int, amount: int, cause: int) -> int:
    """[ST-STAT.12] [ST-TILE.14] [ST-NUM.4] What would pass a bound is lost; how much it really was."""
    record: Any = s.records[card.number]  # as `creature` does
    r: Creature = record
    if r.at < 0 or amount <= 0:  # [ST-DIE.13]
        return 0
    now = r.stats[which]
    really = min(amount, most_of(s, which) - now)
    if really <= 0:
        return 0
    about = spoken(s)
    if about.sorts[card.number] & LIMITS_GAINS:
        if is_barred(s, card, c.NOT_GAINING, which, cause):
            return 0
        really = min(amount + more_gained(s, card, which, cause), highest(s, card, which) - now)
        really = min(really, left_of_turn(s, card, c.NO_MORE_GAINED, c.GAINED, which))
    if really <= 0 or (may_be_replaced(s, about) and replaced(s, c.GAINED + which, card, really, cause)):
        return 0
    set_stat(s, card, which, now + really)
    tell(s, c.GAINED + which, card.owner, card, None, really, cause)
    return really


def lose(s: State, card: Card, which: int, amount: int, cause: int) -> int:
    """[ST-STAT.14] Neither ATK nor DEF has a part in it."""
    really = reduce(s, card, which, amount, cause)
    if which == c.HEALTH and really > 0:
        check_death(s, card)
    return really


def least_left(s: State, card: Card, which: int, cause: int) -> int:
    """Below what a stat does not fall; [ST-STAT.3] a standing sentence may leave some Health."""
    if which != c.HEALTH:
        return least_of(which)
    found = [line.amount for _, line in lines(s, card, c.SURVIVES) if not line.classes or cause == c.BY_ATTACK]
    return max(found, default=0)


def reduce(s: State, card: Card, which: int, amount: int, cause: int) -> int:
    r = creature(s, card)
    if r.at < 0 or amount <= 0:
        return 0
    now, least = r.stats[which], least_of(which)
    about = spoken(s)
    if about.sorts[card.number] & LIMITS_LOSSES:
        if is_barred(s, card, c.NOT_LOSING, which, cause):
            return 0
        amount = min(amount, left_of_turn(s, card, c.NO_MORE_LOST, c.LOST, which))
        least = least_left(s, card, which, cause)
    really = now - max(now - amount, min(least, now))
    if really <= 0 or (may_be_replaced(s, about) and replaced(s, c.LOST + which, card, really, cause)):
        return 0
    set_stat(s, card, which, now - really)
    tell(s, c.LOST + which, card.owner, card, None, really, cause)
    return really


def check_death(s: State, card: Card) -> None:
    """[ST-STAT.3] [ST-DIE.11] At the very event that took the last Health."""
    r = creature(s, card)
    if r.at >= 0 and r.stats[c.HEALTH] <= 0:
        if instead_of_dying(s, card):
            s.push(Spared(card))
        else:
            die(s, card)


def hurt(s: State, card: Card, amount: int, cause: int) -> int:
    """Health is lost as damage, unless something else happens in the place of that."""
    amount = taken(s, card, amount, cause)
    if amount <= 0 or creature(s, card).at < 0:
        return 0
    if may_be_replaced(s, spoken(s)) and replaced(s, c.DAMAGED, card, amount, cause):
        return 0
    return reduce(s, card, c.HEALTH, amount, cause)


def taken(s: State, card: Card, amount: int, cause: int) -> int:
    """What comes of damage by the texts on a creature: 'takes 1 more damage' makes nothing of none."""
    amount = amount - standing(s, card, c.TAKES_LESS) if amount > 0 else 0
    for _, line in lines(s, card, c.NO_MORE_DAMAGE):
        if not line.classes or cause == c.BY_ATTACK:
            amount = min(amount, line.amount)
    return shielded(s, card, amount) if s.modifiers else amount


def take_damage(s: State, card: Card, amount: int, cause: int) -> int:
    """[ST-STAT.2] Damage is Health lost; how much it really was."""
    really = hurt(s, card, amount, cause)
    if really > 0:
        tell(s, c.DAMAGED, card.owner, card, None, really, cause)
        check_death(s, card)
    return really


def strike_each(s: State, shares: list[tuple[Card, int]], which: int, by: Card | None) -> list[int]:
    """Several at once: everybody loses first, then [ST-DIE.11] those die first who score for the active player. How
    much it really was for each. It is damage if a creature deals it [ST-STAT.15], to others than itself."""
    lost: list[int] = []
    for card, amount in shares:
        lost.append(reduce(s, card, which, amount, c.BY_CARD) if by is None else hurt(s, card, amount, c.BY_CARD))
        if by is not None and lost[-1] > 0:
            tell(s, c.DAMAGED, card.owner, card, None, lost[-1], c.BY_CARD)
    for own in (False, True):
        for card, _ in shares:
            if (card.owner == s.active) == own:
                check_death(s, card)
    for (card, _), really in zip(shares, lost, strict=True):
        if by is not None and by is not card and really > 0:
            tell(s, c.DEALT, by.owner, by, card, really, c.BY_CARD)
    return lost


def to_nought(s: State, card: Card, which: int, cause: int) -> bool:
    """[ST-STAT.9] [ST-STAT.11] Whichever sign it had; whether it changed."""
    value = creature(s, card).stats[which]
    if value > 0:
        return lose(s, card, which, value, cause) > 0
    return gain(s, card, which, -value, cause) > 0


def pay(s: State, card: Card, energy: int, mana: int) -> None:
    """[ST-INV.4] What is spent is not lost; [ST-CORE.13] and no Core card gives it back."""
    if energy or mana:
        r = writable(s, card)
        stats = r.stats[:]
        stats[c.ENERGY] -= energy
        stats[c.MANA] -= mana
        r.stats = stats
        tell(s, c.SPENT, card.owner, card, None, energy, mana)
    else:
        s.note(c.SPENT, card.owner, card, None, energy, mana)


def decay(s: State, card: Card, which: int) -> None:
    """[ST-TURN.11] Towards 0: by 0, 1 or 2 as the size is 0-2, 3-5 or 6-8."""
    value = creature(s, card).stats[which]
    by = abs(value) // 3
    if value > 0:
        lose(s, card, which, by, c.BY_DECAY)
    else:
        gain(s, card, which, by, c.BY_DECAY)
