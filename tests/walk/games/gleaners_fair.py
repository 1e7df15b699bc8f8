"""Gleaners with a fair: a new switch and a new action of the rules, added from outside. Nothing that stood is changed.

The action has what every action has: a form that is printed and read, a checklist that lists and refuses, a line of the
log, its rules in the rulebook. The switch says how often it may be done.
"""

from __future__ import annotations

from typing import ClassVar

from rulebound.games.gleaners import BOTTOM, HAND, broken, physical_cards

from rulebound.games import gleaners as base
from rulebound.kernel.frames import Frame
from rulebound.kernel.legality import Check, allowed, subject
from rulebound.kernel.questions import Move, Question
from rulebound.kernel.saves import register
from rulebound.kernel.shapes import PerSeat, Whole
from rulebound.kernel.state import State
from rulebound.tabletop.kits import Kit
from rulebound.tabletop.log import Log
from rulebound.tabletop.moves import Moves
from rulebound.tabletop.packs import TONGUE, PackKit, number, put, rules_of, set_number
from rulebound.tabletop.slots import OneCard, name_of

__all__ = ["BOTTOM", "BUILT_ON", "HAND", "SAVED", "broken", "kit", "physical_cards"]

RULESETS = ("gleaners-fair",)
RULEBOOK = """
ruleset = "gleaners-fair"
title = "Gleaners with a fair"
prefix = ["GF", "GL"]
switch = [
{name = "hand_size", default = 4, values = [], minimum = 2, gap = "How many cards are dealt."},
{name = "fairs", default = "once", values = ["once", "never"], gap = "How often a player may go to the fair."},
]
rule = [
{id = "GL-setup.1", kind = "rule", area = "setup", source = "p1", statement = "Two, three or four players play."},
{id = "GL-seed.1", kind = "rule", area = "seed", source = "p1", statement = "All choose a seed at once, in secret."},
{id = "GL-play.1", kind = "rule", area = "play", source = "p2", statement = "Each in turn plays a card to the trick."},
{id = "GL-play.2", kind = "rule", area = "play", source = "p2", statement = "Who can follow the crop led must."},
{id = "GL-play.3", kind = "rule", area = "play", source = "p2", statement = "A card is played from the hand."},
{id = "GL-end.2", kind = "rule", area = "end", source = "p3", statement = "The most points win; equals share a place."},
{id = "GL-end.3", kind = "rule", area = "end", source = "p3", statement = "Who gives up ends the game and is last."},
{id = "GF-fair.1", kind = "rule", area = "fair", source = "p4", statement = "Before a play, trade a card for the top."},
{id = "GF-fair.2", kind = "rule", area = "fair", source = "p4", statement = "Each goes to the fair once at most."},
{id = "GF-fair.3", kind = "rule", area = "fair", source = "p4", statement = "There must be a card to trade for."},
]
"""

TRADE = 2
WENT = 2
TRADED = len(base.Gleaners.event_names)


class OncePerPlayer(Check[Question]):
    def fails(self, s: State, asked: Question, option: Move) -> bool:
        return number(s, asked.seat, WENT) > 0 or rules_of(s).switches["fairs"] == "never"

    def words(self, s: State, asked: Question, option: Move) -> str:
        return "you do not go to the fair again"


class SomethingToGet(Check[Question]):
    def fails(self, s: State, asked: Question, option: Move) -> bool:
        return not s.zone(s.rules.seats, base.DECK)

    def words(self, s: State, asked: Question, option: Move) -> str:
        return "the pile is empty"


CHECKS = {
    **base.CHECKS, TRADE: [base.FromHand("GF-fair.1"), OncePerPlayer("GF-fair.2"), SomethingToGet("GF-fair.3")]
}  # fmt: skip


class Gleaning(base.Gleaning):
    """[GF-fair.1] At each play there is the fair, too."""

    __slots__ = ()

    def plays(self, s: State, asked: Question) -> list[Move]:
        trades = [Move(TRADE, card) for card in s.zone(asked.seat, HAND)]
        return super().plays(s, asked) + [each for each in trades if allowed(CHECKS[TRADE], s, asked, each)]

    def answer(self, s: State, seat: int, option: Move) -> None:
        if option.kind != TRADE:
            super().answer(s, seat, option)
            return
        set_number(s, seat, WENT, 1)
        top = s.zone(s.rules.seats, base.DECK)[0]
        put(s, subject(option), s.rules.seats, base.DECK)
        put(s, top, seat, HAND)
        base.tell(s, TRADED, seat)

    def copy(self) -> Gleaning:
        return Gleaning(self.pc, self.starter)


class GleanersFair(base.Gleaners):
    name = "gleaners-fair"
    seat_numbers = (*base.Gleaners.seat_numbers, "went")
    moves = Moves(TONGUE, {"card": OneCard(name_of)}, {**base.FORMS, TRADE: ("trade", "trade {card}")})
    move_names = (*base.Gleaners.move_names, "trade")
    event_names = (*base.Gleaners.event_names, "traded")
    lines = Log(TONGUE, {**base.LINES, TRADED: "{who} goes to the fair"}, {}, {})
    checks: ClassVar = CHECKS
    free_kinds = (base.PLAY, TRADE)

    def bottom(self, starter: int) -> Frame:
        return Gleaning(base.BEGINNING, starter)

    def is_secret(self, s: State, question: Question, option: Move) -> bool:
        """What is traded lies face down."""
        return option.kind == TRADE or super().is_secret(s, question, option)


register("gleaners_fair", [Gleaning])

BUILT_ON = ("gleaners",)
SAVED = base.SAVED.extended({"State.numbers": PerSeat(Whole(0, 99), Whole(0, 1), Whole(0, 1))}, {})


def kit(ruleset: str) -> Kit:
    return PackKit(ruleset, GleanersFair)
