"""How good a position looks to a seat: a plain count, for bots that look one decision ahead.

Only what lasts is counted. Damage and bonuses that vanish at the end of the turn are worth what they bring about:
a bot that saw a value in them would throw its burn at units that survive it.
"""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import Price, kind_of
from rulebound.games.luminous.record import InPlay, thing
from rulebound.games.luminous.values import attack_of, health_of, is_out, life_of, skills_of
from rulebound.kernel.play import ADD, State

WON = 1000.0
HURTING = 0.9  # a life less for them is worth more than one more for oneself: games are won, not survived
CARD = 1.5
CARD_OUT_OF_REACH = 0.25  # less for each orb that is missing to play it
MOST_CARDS = 7
ORB = 1.6
ORB_BEYOND_SIX = 0.9
ENOUGH = 4  # orbs of one colour; then the others' turn comes
COLOUR_OF_THE_DECK = 0.8  # for an orb of the only colour that the own cards ask for
BLOOM = 1.2
BLOCKER_SPENT = 1.2  # an expended unit of who is not on turn leaves the way open for the next attack
SKILL_WORTH = {
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
    orbs = [0, 0, 0]
    for card in row:
        colours = thing(s, card).kind.colours
        for at, colour in enumerate(c.COLOURS):
            if colours & colour:
                orbs[at] += 1
    total = ORB * min(len(row), 6) + ORB_BEYOND_SIX * max(len(row) - 6, 0)
    asked = [0, 0, 0]
    for place, card in enumerate(s.zone(seat, c.HAND)):
        price = kind_of(card.definition).price
        add_colours(asked, price)
        if place < MOST_CARDS:
            total += CARD - CARD_OUT_OF_REACH * missing(price, orbs, len(row))
    for card in s.zone(seat, c.DECK):
        add_colours(asked, kind_of(card.definition).price)
    symbols = sum(asked)
    if symbols:
        total += (
            COLOUR_OF_THE_DECK * sum(min(has, ENOUGH) * wants for has, wants in zip(orbs, asked, strict=True)) / symbols
        )
    return total


def add_colours(asked: list[int], price: Price) -> None:
    asked[0] += price.orange + price.check_orange
    asked[1] += price.green + price.check_green
    asked[2] += price.purple + price.check_purple


def missing(price: Price, orbs: list[int], count: int) -> int:
    """How many orbs a card is away from being played, colours and all."""
    colours = (
        max(price.orange + price.check_orange - orbs[0], 0)
        + max(price.green + price.check_green - orbs[1], 0)
        + max(price.purple + price.check_purple - orbs[2], 0)
    )
    return max(colours, price.number() - count, 0)
