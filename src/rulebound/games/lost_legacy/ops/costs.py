"""What an ability costs: whether all of it can be paid, and with which cards [LL-abil.11].

Parts are paid in written order. What an earlier part has used is there for no later one: cards that were sent away,
characters that were turned, pieces, MP. So the parts are tried together, and who pays one of them is offered only what
leaves the others payable."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, islice
from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions.base import DESTINATIONS
from rulebound.games.lost_legacy.atoms.numbers import pieces_on
from rulebound.games.lost_legacy.definition import kind_of
from rulebound.games.lost_legacy.record import on_field
from rulebound.games.lost_legacy.values import (
    current,
    is_character,
    is_face_up,
    is_forbidden,
    may_be_forbidden,
    number_of_seat,
)
from rulebound.kernel.play import Card, Event, State
from rulebound.kernel.terms import Amount, Cards, Env, Test

MOST_TRIED: Final = 2_000  # of the ways to pay one part; only parts that want the same cards are tried at all


class Spent:
    """What the parts before have used up."""

    __slots__ = ("gone", "honor", "mp", "pieces", "readied", "rested")

    def __init__(self) -> None:
        self.gone: list[Card] = []  # all of these are replaced, never changed
        self.rested: list[Card] = []
        self.readied: list[Card] = []
        self.pieces: list[tuple[Card, int, int]] = []
        self.mp = 0
        self.honor = 0

    def copy(self) -> Spent:
        new = Spent()
        new.gone, new.rested, new.readied, new.pieces = self.gone, self.rested, self.readied, self.pieces
        new.mp, new.honor = self.mp, self.honor
        return new

    def and_also(self, s: State, env: Env, part: CardsPart, cards: list[Card]) -> Spent:
        new = self.copy()
        if part.verb == c.REST:
            new.rested = self.rested + cards
            new.readied = [card for card in self.readied if card not in cards]
        elif part.verb == c.READY:
            new.readied = self.readied + cards
            new.rested = [card for card in self.rested if card not in cards]
        elif part.verb == c.REMOVE:
            new.pieces = self.pieces + [(card, part.piece, part.times_of(s, env)) for card in cards]
        elif part.sends():
            new.gone = self.gone + cards
        return new


NOTHING: Final = Spent()  # as its lists, never changed: a part makes another of it


@dataclass(slots=True, eq=False)
class Part:
    """`rule` is what forbids paying it, where that is said beside [LL-abil.11]."""

    rule: str


@dataclass(slots=True, eq=False)
class NumberPart(Part):
    """[LL-mp.4] So many MP, or so much honor."""

    which: int
    count: Amount


@dataclass(slots=True, eq=False)
class CardsPart(Part):
    """So many cards of a group, to each of which something is done; no count: all of them, and there is one."""

    group: Cards
    count: Amount | None
    verb: int
    piece: int  # which pieces are added or removed,
    times: Amount | None  # and how many of each card
    slot: int  # where those lie that were chosen; -1: none are
    deed: int  # the first part that is paid in the same breath
    follows: bool  # which cards it means hangs on what an earlier part has chosen

    def sends(self) -> bool:
        return self.verb in DESTINATIONS or self.verb == c.SHUFFLE

    def times_of(self, s: State, env: Env) -> int:
        return 1 if self.times is None else self.times.value(s, env)

    def able(self, s: State, env: Env, card: Card, spent: Spent) -> bool:
        """Whether it can be done to this card, and no text forbids it."""
        if card in spent.gone or not self.can(s, env, card, spent):
            return False
        if not may_be_forbidden(s, self.verb):
            return True
        amount = self.piece if self.verb in (c.ADD, c.REMOVE) else s.place(card)
        return not is_forbidden(s, Event(self.verb, env.seat, card, env.card, amount, c.BY_COST, None))

    def can(self, s: State, env: Env, card: Card, spent: Spent) -> bool:
        if self.verb == c.DESTROY:
            return s.place(card) in c.IN_PLAY
        if self.verb in DESTINATIONS:  # [LL-verb.19] [LL-sub.4] what is there already is not sent there
            returns = kind_of(card).from_sub_deck and self.verb in (c.EJECT, c.BURY)
            to = c.SUB_DECK if returns else DESTINATIONS[self.verb]
            return s.places[card.number] not in (-1, card.owner * c.ZONES + to)
        if self.verb == c.SHUFFLE:
            return s.place(card) != c.DECK
        if self.verb == c.REVEAL:  # what lies face-up has been shown already
            return not is_face_up(s, card)
        if not is_face_up(s, card):
            return False
        if self.verb in (c.REST, c.READY):  # [LL-pos.3] [LL-pos.4]
            resting = card in spent.rested or (on_field(s, card).resting and card not in spent.readied)
            return resting == (self.verb == c.READY)
        wanted = self.times_of(s, env)
        if self.verb == c.REMOVE:
            taken = sum(n for each, piece, n in spent.pieces if each is card and piece == self.piece)
            return pieces_on(s, card, self.piece) - taken >= wanted
        if self.piece == c.TOKEN:
            return True
        if self.piece == c.POWER_UP:
            return is_character(s, card)
        return is_character(s, card) and room_for_damage(s, card) >= wanted


def room_for_damage(s: State, card: Card) -> int:
    """[LL-pc.7] [LL-pc.9] [LL-pc.11] How many damage pieces it takes until it is at 0 / 0."""
    highest = max(current(s, card, c.OFFENSE), current(s, card, c.DEFENSE))
    return max(pieces_on(s, card, c.POWER_UP), -(-highest // c.PIECE))


@dataclass(slots=True, eq=False)
class Cost(Test):
    """[LL-abil.11] The whole of it can be paid."""

    parts: list[Part]

    def holds(self, s: State, env: Env) -> bool:
        parts = self.parts
        if len(parts) == 1:  # most costs are so many MP, or honor
            only = parts[0]
            if isinstance(only, NumberPart):
                which = c.MP if only.which == c.MP else c.HONOR
                return number_of_seat(s, env.seat, which) >= only.count.value(s, env) > 0
        return pays(s, env, parts, 0, NOTHING, [])

    def refused(self, s: State, env: Env) -> list[str]:
        """The rules that forbid paying one part or another, whatever the others take."""
        found: list[str] = []
        spent = Spent()
        for part in self.parts:
            able = True
            if isinstance(part, NumberPart):
                able = spend(s, env, part, spent)
            elif isinstance(part, CardsPart) and not part.follows:
                able = pays(s, env, [part], 0, Spent(), [])
            if not able and part.rule and part.rule not in found:
                found.append(part.rule)
        return found


@dataclass(slots=True, eq=False)
class Payment:
    """Which part of a cost is paid by the cards that are chosen."""

    parts: list[Part]
    at: int

    def open_cards(self, s: State, env: Env, found: list[Card]) -> list[Card]:
        """Those of these cards that can pay it and leave the parts behind it payable; what can be paid no more, since
        something has happened meanwhile, is paid as far as it goes [LL-void.7]."""
        part = self.parts[self.at]
        assert isinstance(part, CardsPart)
        spent = Spent()
        for each in self.parts[part.deed : self.at]:  # chosen, and not carried out yet
            if isinstance(each, CardsPart) and each.slot >= 0:
                spent = spent.and_also(s, env, each, [ref.card for ref in env.slots[each.slot]])
        able = [card for card in found if part.able(s, env, card, spent)]
        if len(self.parts) == 1:
            return able
        picked = [ref.card for ref in env.slots[part.slot]]
        going = [card for card in able if pays(s, env, self.parts, self.at, spent, [*picked, card])]
        return going or able


@dataclass(slots=True, eq=False)
class MostToPay(Amount):
    """[LL-abil.11] The highest number up to `most` that leaves the parts behind payable; it stands in `number` then."""

    most: Amount
    number: int
    parts: list[Part]
    at: int

    def value(self, s: State, env: Env) -> int:
        highest = self.most.value(s, env)
        if self.at + 1 >= len(self.parts):
            return highest
        tried = env.copy()
        for number in range(highest, 0, -1):
            tried.numbers[self.number] = number
            if pays(s, tried, self.parts, self.at, Spent(), []):
                return number
        return 0


def spend(s: State, env: Env, part: NumberPart, spent: Spent) -> bool:
    """Whether that much is left; it is not any more then. [LL-abil.10] To pay nothing is no action."""
    count = part.count.value(s, env)
    if count <= 0:
        return False
    if part.which == c.MP:
        spent.mp += count
        return number_of_seat(s, env.seat, c.MP) >= spent.mp
    spent.honor += count
    return number_of_seat(s, env.seat, c.HONOR) >= spent.honor


def pays(s: State, env: Env, parts: list[Part], at: int, spent: Spent, picked: list[Card]) -> bool:
    """Whether the parts from `at` on can be paid in order; the first of them with `picked` among its cards."""
    if at == len(parts):
        return True
    part = parts[at]
    if isinstance(part, NumberPart):
        after = spent.copy()
        return spend(s, env, part, after) and pays(s, env, parts, at + 1, after, [])
    assert isinstance(part, CardsPart)
    group = part.group.cards(s, env)
    if part.count is None:
        cards = [card for card in group if card not in spent.gone]
        if not cards or not all(part.able(s, env, card, spent) for card in cards):
            return False
        return at + 1 == len(parts) or pays(s, env, parts, at + 1, spent.and_also(s, env, part, cards), [])
    able = [card for card in group if card not in picked and is_open(s, env, card) and part.able(s, env, card, spent)]
    left = part.count.value(s, env) - len(picked)
    if left > len(able):
        return False
    if at + 1 == len(parts):
        return True
    for cards in ways(s, env, parts[at + 1 :], able, left):
        used = [*picked, *cards]
        if pays(s, bound(s, env, part, used), parts, at + 1, spent.and_also(s, env, part, used), []):
            return True
    return False


def is_open(s: State, env: Env, card: Card) -> bool:
    """Whether a text may choose it."""
    if not may_be_forbidden(s, c.CHOSEN):
        return True
    return not is_forbidden(s, Event(c.CHOSEN, env.seat, card, env.card, 0, c.BY_ABILITY, None))


def bound(s: State, env: Env, part: CardsPart, cards: list[Card]) -> Env:
    """What later parts call 'it'."""
    if part.slot < 0:
        return env
    new = env.copy()
    new.slots[part.slot] = [s.ref(card) for card in cards]
    return new


def ways(s: State, env: Env, later: list[Part], able: list[Card], left: int) -> Iterator[list[Card]]:
    """So many of these cards, in all ways that differ for the parts behind: to use what none of them wants is no
    loss."""
    if left <= 0:
        yield []
        return
    contested = [card for card in able if wanted_later(s, env, later, card)]
    free = [card for card in able if card not in contested][:left]
    for cards in islice(combinations(contested, left - len(free)), MOST_TRIED):
        yield [*free, *cards]


def wanted_later(s: State, env: Env, later: list[Part], card: Card) -> bool:
    for part in later:
        if isinstance(part, CardsPart) and (part.follows or card in part.group.cards(s, env)):
            return True
    return False
