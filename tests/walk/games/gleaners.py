"""Gleaners, a whole game in one file: tricks with hidden hands, a pile that is nobody's, a choice made by all at once.

It was made up for this test. The rules are in RULEBOOK; everything else that a game needs stands in `tabletop`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rulebound.kernel.cards import Card, Definition
from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.events import Event
from rulebound.kernel.frames import Frame
from rulebound.kernel.legality import Check, allowed, subject
from rulebound.kernel.questions import Move, Question
from rulebound.kernel.rules import SEEN_BY_ALL, SEEN_BY_NOBODY, SEEN_BY_OWNER
from rulebound.kernel.saves import register
from rulebound.kernel.schema import SCHEMA
from rulebound.kernel.shapes import SEAT_OR_NOBODY, PerSeat, Row, Whole
from rulebound.kernel.state import State
from rulebound.kernel.together import Together
from rulebound.tabletop.kits import Kit
from rulebound.tabletop.log import Log
from rulebound.tabletop.moves import Moves
from rulebound.tabletop.packs import (
    TONGUE,
    PackKit,
    PackRuleset,
    broken,
    number,
    physical_cards,
    put,
    rules_of,
    set_number,
)
from rulebound.tabletop.slots import OneCard, name_of

__all__ = ["BOTTOM", "HAND", "SAVED", "broken", "kit", "physical_cards"]

RULESETS = ("gleaners",)
RULEBOOK = """
ruleset = "gleaners"
title = "Gleaners"
prefix = "GL"
switch = [{name = "hand_size", default = 4, values = [], minimum = 2, gap = "How many cards are dealt."}]
rule = [
{id = "GL-setup.1", kind = "rule", area = "setup", source = "p1", statement = "Two, three or four players play."},
{id = "GL-setup.2", kind = "rule", area = "setup", source = "p1", statement = "Each is dealt four of the 24 cards."},
{id = "GL-seed.1", kind = "rule", area = "seed", source = "p1", statement = "All choose a seed at once, in secret."},
{id = "GL-play.1", kind = "rule", area = "play", source = "p2", statement = "Each in turn plays a card to the trick."},
{id = "GL-play.2", kind = "rule", area = "play", source = "p2", statement = "Who can follow the crop led must."},
{id = "GL-play.3", kind = "rule", area = "play", source = "p2", statement = "A card is played from the hand."},
{id = "GL-take.1", kind = "rule", area = "take", source = "p2", statement = "The highest of the crop led takes all."},
{id = "GL-draw.1", kind = "rule", area = "draw", source = "p2", statement = "Then each draws, if there is enough."},
{id = "GL-end.1", kind = "rule", area = "end", source = "p3", statement = "A card is a point, of the seed's crop two."},
{id = "GL-end.2", kind = "rule", area = "end", source = "p3", statement = "The most points win; equals share a place."},
{id = "GL-end.3", kind = "rule", area = "end", source = "p3", statement = "Who gives up ends the game and is last."},
{id = "GL-end.4", kind = "rule", area = "end", source = "p3", statement = "A game without an end is a draw."},
]
"""

DECK, HAND, SEED, TRICK, WON = range(5)
SOW, PLAY = range(2)
M_SOW, M_PLAY = range(2)
POINTS, OUT = range(2)
DEALT, SOWN, PLAYED, TAKEN, DREW, SHOWN = range(6)
LED = 0  # the only fact: the crop of the trick, counted from one
CROPS = ("Barley", "Corn", "Rye")
HIGHEST = 8
MOST_PLAYERS = 4


class Sheaf(Definition):
    """A card of the pack."""

    __slots__ = ("crop", "height")

    def __init__(self, crop: int, height: int) -> None:
        super().__init__(f"{CROPS[crop]} {height}", f"{CROPS[crop]} {height}")
        self.crop = crop
        self.height = height


PACK = [Sheaf(crop, height) for crop in range(len(CROPS)) for height in range(1, HIGHEST + 1)]


def sheaf(card: Card) -> Sheaf:
    assert isinstance(card.definition, Sheaf)
    return card.definition


# ---- what a move needs
class FromHand(Check[Question]):
    def fails(self, s: State, asked: Question, option: Move) -> bool:
        return subject(option) not in s.zone(asked.seat, HAND)

    def words(self, s: State, asked: Question, option: Move) -> str:
        return f"{subject(option).definition.name} is not in your hand"


class Follows(Check[Question]):
    """[GL-play.2] Who has none of the crop may play anything."""

    def fails(self, s: State, asked: Question, option: Move) -> bool:
        led = s.facts[LED] - 1
        return led >= 0 and sheaf(subject(option)).crop != led and has_crop(s, asked.seat, led)

    def words(self, s: State, asked: Question, option: Move) -> str:
        return f"{CROPS[s.facts[LED] - 1]} was led, and you have some"


def has_crop(s: State, seat: int, crop: int) -> bool:
    return any(sheaf(card).crop == crop for card in s.zone(seat, HAND))


CHECKS: dict[int, list[Check[Question]]] = {
    SOW: [FromHand("GL-seed.1")], PLAY: [FromHand("GL-play.3"), Follows("GL-play.2")]
}  # fmt: skip


# ---- what happens
def tell(s: State, kind: int, seat: int, card: Card | None = None, amount: int = 0) -> None:
    s.emit(Event(kind, seat, card, None, amount, 0, None))


def draw(s: State, seat: int) -> None:
    card = s.zone(s.rules.seats, DECK)[0]
    put(s, card, seat, HAND)
    tell(s, DREW, seat, card)


class Sowing(Together):
    """[GL-seed.1] All choose their seeds before anybody sees another's."""

    __slots__ = ()

    def menu(self) -> int:
        return M_SOW

    def options(self, s: State, seat: int) -> list[Move]:
        return [Move(SOW, card) for card in s.zone(seat, HAND)]

    def all_answered(self, s: State) -> None:
        for seat, answer in enumerate(self.answers):
            assert answer is not None
            put(s, subject(answer), seat, SEED)
            tell(s, SOWN, seat)

    def copy(self) -> Sowing:
        return Sowing(self.answers)


BEGINNING, TRICKS = range(2)


class Gleaning(Frame):
    """The game: deal, sow, then tricks until all hands are empty."""

    __slots__ = ("starter",)

    def __init__(self, pc: int, starter: int) -> None:
        self.pc = pc
        self.starter = starter

    def step(self, s: State) -> None:
        if self.pc == BEGINNING:
            self.begin(s)
        elif all(s.zone(seat, TRICK) for seat in range(s.rules.seats)):
            self.take(s)
        elif all(not s.zone(seat, HAND) for seat in range(s.rules.seats)):
            finish(s)
        else:
            asked = Question(next_player(s), M_PLAY, [], 0, False)
            s.ask(asked.seat, M_PLAY, self.plays(s, asked), True)

    def plays(self, s: State, asked: Question) -> list[Move]:
        options = [Move(PLAY, card) for card in s.zone(asked.seat, HAND)]
        return [each for each in options if allowed(CHECKS[PLAY], s, asked, each)]

    def begin(self, s: State) -> None:
        """[GL-setup.2]"""
        for _ in range(int(rules_of(s).switches["hand_size"])):
            for seat in range(s.rules.seats):
                put(s, s.zone(s.rules.seats, DECK)[0], seat, HAND)
        tell(s, DEALT, 0)
        s.turn = 1
        s.active = self.starter if self.starter >= 0 else s.below(s.rules.seats)
        s.history = None
        self.pc = TRICKS
        s.push(Sowing([None] * s.rules.seats))

    def answer(self, s: State, seat: int, option: Move) -> None:
        """[GL-play.1]"""
        card = subject(option)
        if not s.facts[LED]:
            s.facts[LED] = sheaf(card).crop + 1
        put(s, card, seat, TRICK)
        tell(s, PLAYED, seat, card)

    def take(self, s: State) -> None:
        """[GL-take.1] [GL-draw.1] The taker draws first, and leads."""
        seats = range(s.rules.seats)
        trick = {seat: s.zone(seat, TRICK)[0] for seat in seats}
        follow = [seat for seat in seats if sheaf(trick[seat]).crop == s.facts[LED] - 1]
        taker = max(follow, key=lambda seat: sheaf(trick[seat]).height)
        for card in trick.values():
            put(s, card, taker, WON)
        tell(s, TAKEN, taker, None, len(trick))
        s.facts[LED] = 0
        s.active = taker
        if len(s.zone(s.rules.seats, DECK)) >= s.rules.seats:
            for seat in seats:
                draw(s, (taker + seat) % s.rules.seats)
        s.turn += 1
        s.history = None

    def copy(self) -> Gleaning:
        return Gleaning(self.pc, self.starter)


def next_player(s: State) -> int:
    played = sum(len(s.zone(seat, TRICK)) for seat in range(s.rules.seats))
    return (s.active + played) % s.rules.seats


def points(s: State, seat: int) -> int:
    """[GL-end.1]"""
    seed = s.zone(seat, SEED)
    crop = sheaf(seed[0]).crop if seed else -1
    return sum(2 if sheaf(card).crop == crop else 1 for card in s.zone(seat, WON))


def finish(s: State) -> None:
    """[GL-end.2] A shared first place is nobody's win."""
    for seat in range(s.rules.seats):
        for card in s.zone(seat, SEED):
            s.show(card, (1 << s.rules.seats) - 1)
            tell(s, SHOWN, seat, card)
        set_number(s, seat, POINTS, points(s, seat))
    scored = [number(s, seat, POINTS) for seat in range(s.rules.seats)]
    best = max(scored)
    s.end(scored.index(best) if scored.count(best) == 1 else -1, "points", "GL-end.2")


# ---- words
FORMS = {SOW: ("sow", "sow {card}"), PLAY: ("play", "play {card}")}
MOVES = Moves(TONGUE, {"card": OneCard(name_of)}, FORMS)
LINES = {
    DEALT: "the cards are dealt", SOWN: "{who} has a seed", PLAYED: "{who} plays {card}",
    TAKEN: "{who} takes the trick", DREW: "{who} draws {card}", SHOWN: "{who} shows the seed {card}",
}  # fmt: skip


class Gleaners(PackRuleset):
    name = "gleaners"
    pack = PACK
    visibility = (SEEN_BY_NOBODY, SEEN_BY_OWNER, SEEN_BY_OWNER, SEEN_BY_ALL, SEEN_BY_ALL)
    zone_names = ("deck", "hand", "seed", "trick", "won")
    seat_numbers = ("points", "out")
    out_number = OUT
    facts = 1
    pile = DECK
    runaway_rule = "GL-end.4"
    moves = MOVES
    move_names = ("sow", "play")
    lines = Log(TONGUE, LINES, {}, {})
    menus: ClassVar = {M_SOW: ("GL-seed.1", "Which card is your seed?"), M_PLAY: ("GL-play.1", "Which do you play?")}
    event_names = ("dealt", "sown", "played", "taken", "drew", "shown")
    free_menus = frozenset([M_PLAY])
    free_kinds: Sequence[int] = (PLAY,)
    secret_menus = frozenset([M_SOW])
    checks = CHECKS

    def check_players(self, count: int, switches: Mapping[str, str]) -> None:
        if not 2 <= count <= MOST_PLAYERS:
            raise RuleboundError(f"GL-setup.1: two to four players, not {count}")
        size = int(switches["hand_size"])
        if not 2 <= size <= len(PACK) // count:
            raise RuleboundError(f"GL-setup.2: {size} cards for each of {count} players: two at least, and 24 in all")

    def bottom(self, starter: int) -> Frame:
        return Gleaning(BEGINNING, starter)

    def midway(self, s: State, phase: str) -> Frame:
        trick = s.zone(s.active, TRICK)
        s.facts[LED] = sheaf(trick[0]).crop + 1 if trick else 0
        s.turn = 2
        return Gleaning(TRICKS, s.active)

    def begins_turn(self, event: Event) -> bool:
        return event.kind == TAKEN

    def line_readers(self, s: State, event: Event) -> int:
        """Who draws sees the card."""
        return 1 << event.seat if event.kind == DREW else -1

    def masked_line(self, s: State, event: Event) -> str:
        return f"{self.names[event.seat]} draws a card"

    def score(self, s: State, seat: int) -> float:
        return float(points(s, seat) - max(points(s, each) for each in range(s.rules.seats) if each != seat))

    def concede(self, s: State, seat: int) -> None:
        """[GL-end.3]"""
        set_number(s, seat, OUT, 1)
        finish(s)
        first = self.places(s, 0)[0]
        s.ending = None
        s.end(first[0] if len(first) == 1 else -1, "concession", "GL-end.3")

    def places(self, s: State, winner: int) -> list[list[int]]:
        """[GL-end.2]"""
        worth = {seat: number(s, seat, POINTS) - 1_000 * number(s, seat, OUT) for seat in range(s.rules.seats)}
        return [[seat for seat in worth if worth[seat] == each] for each in sorted(set(worth.values()), reverse=True)]


register("gleaners", [Gleaning, Sowing])

# ---- what a save may hold
BOTTOM = ("Gleaning",)
SAVED = SCHEMA.extended(
    {
        "State.numbers": PerSeat(Whole(0, 99), Whole(0, 1)), "State.facts": Row(Whole(0, len(CROPS))),
        "starter": SEAT_OR_NOBODY, "Gleaning.pc": Whole(0, 1),
    },
    {},
)  # fmt: skip


def kit(ruleset: str) -> Kit:
    return PackKit(ruleset, Gleaners)
