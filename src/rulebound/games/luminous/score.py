"""How good a position looks to a seat: a plain count, for bots that look one decision ahead.

Only what lasts is counted. Damage and bonuses that vanish at the end of the turn are worth what they bring about:
a bot that saw a value in them would throw its burn at units that survive it.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import kind_of
from rulebound.games.luminous.record import InPlay, thing
from rulebound.games.luminous.values import attack_of, health_of, is_out, life_of, skills_of
from rulebound.kernel.play import ADD, State

WON: Final = 1000.0
HURTING: Final = 0.9  # a life less for them is worth more than one more for oneself: games are won, not survived
CARD: Final = 1.5
CARD_OUT_OF_REACH: Final = 0.25  # less for each orb that is missing to play it
MOST_CARDS: Final = 7
ORB: Final = 1.6
ORB_BEYOND_SIX: Final = 0.9
ENOUGH: Final = 4  # orbs of one colour; then the others' turn comes
COLOUR_OF_THE_DECK: Final = 0.8  # for an orb of the only colour that the own cards ask for
BLOOM: Final = 1.2
BLOCKER_SPENT: Final = 1.2  # an expended unit of who is not on turn leaves the way open for the next attack
SKILL_WORTH: Final = {
    c.DEADLY: 1.5, c.FLIGHT: 1.0, c.GUARDIAN: 0.5, c.LUNGE: 0.8, c.OVERWHELM: 0.7, c.SIPHON: 1.0, c.STEADFAST: 0.6,
    c.WATCHFUL: 0.3,
}  # fmt: skip


def score(s: State, seat: int) -> float:
    """Own worth less that of the strongest opponent."""
    if s.ending is not None:
        if s.ending.winner == seat:
            return WON
        return -WON if s.ending.winner >= 0 else 0.0
    others = [
        worth(s, other) + HURTING * life_of(s, other)
        for other in range(s.rules.seats)
        if other != seat and not is_out(s, other)
    ]
    return worth(s, seat) - max(others, default=-WON)


def worth(s: State, seat: int) -> float:
    life = life_of(s, seat)
    total = 0.4 * min(life, 25) + 0.5 * min(life, 10)
    total += orbs_and_hand(s, seat)
    for card in s.zone(seat, c.FIELD):
        r = thing(s, card)
        if r.kind.unit:
            total += unit_worth(s, r)
        elif r.kind.relic:
            total += 1.5 + 0.5 * min(r.durability, 5)
        else:
            total += BLOOM
    return total


def unit_worth(s: State, r: InPlay) -> float:
    health = health_of(s, r) - passing(s, r, c.F_HEALTH)
    total = 0.9 * (attack_of(s, r) - passing(s, r, c.F_ATTACK)) + 0.7 * health
    skills = skills_of(s, r)
    if skills:
        for bit, value in SKILL_WORTH.items():
            if skills & bit:
                total += value
    if not r.expended:
        return total
    return total - (0.1 * health if r.controller == s.active else BLOCKER_SPENT)


def passing(s: State, r: InPlay, field: int) -> int:
    """How much of a number is gone with the turn."""
    if not r.modified:
        return 0
    amount = 0
    for modifier in s.modifiers:
        if modifier.field == field and modifier.how == ADD and modifier.until == c.THIS_TURN:
            subject = modifier.subject
            if subject is not None and subject.card is r.card:
                amount += modifier.amount
    return amount


def orbs_and_hand(s: State, seat: int) -> float:
    """Orbs are worth most in the colours that the cards of hand and deck ask for."""
    row = s.zone(seat, c.ORB_ROW)
    orange = green = purple = 0
    for card in row:
        colours = thing(s, card).kind.colours
        orange += (colours & c.ORANGE) != 0
        green += (colours & c.GREEN) != 0
        purple += (colours & c.PURPLE) != 0
    count = len(row)
    total = ORB * min(count, 6) + ORB_BEYOND_SIX * max(count - 6, 0)
    asks_orange = asks_green = asks_purple = 0
    for place, card in enumerate(s.zone(seat, c.HAND)):
        price = kind_of(card.definition).price
        asks_orange += price.orange + price.check_orange
        asks_green += price.green + price.check_green
        asks_purple += price.purple + price.check_purple
        if place < MOST_CARDS:
            lacking = max(price.orange + price.check_orange - orange, 0)
            lacking += max(price.green + price.check_green - green, 0)
            lacking += max(price.purple + price.check_purple - purple, 0)
            total += CARD - CARD_OUT_OF_REACH * max(lacking, price.number() - count, 0)
    for card in s.zone(seat, c.DECK):
        price = kind_of(card.definition).price
        asks_orange += price.orange + price.check_orange
        asks_green += price.green + price.check_green
        asks_purple += price.purple + price.check_purple
    asked = asks_orange + asks_green + asks_purple
    if asked:
        useful = min(orange, ENOUGH) * asks_orange + min(green, ENOUGH) * asks_green + min(purple, ENOUGH) * asks_purple
        total += COLOUR_OF_THE_DECK * useful / asked
    return total
