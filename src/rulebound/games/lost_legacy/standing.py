"""The lines of the cards at work, sorted by what they change: once for as long as the same cards lie there."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.codes import FIELD, LINES, LINKED, ZONES
from rulebound.games.lost_legacy.definition import NO_EVENT, Line, kind_of
from rulebound.games.lost_legacy.lying import host_of
from rulebound.games.lost_legacy.rules import env_of
from rulebound.kernel.play import Card, Ref, State
from rulebound.kernel.state import Memo
from rulebound.kernel.terms import Cards, Env
from rulebound.kernel.terms.amounts import Fixed
from rulebound.kernel.terms.groups import ThisCard

OTHER_FIELD: Final = ZONES + FIELD
OTHER_LINKED: Final = ZONES + LINKED


class LinkedCharacter(Cards):
    """[LL-link.1] [LL-spell.8] The character that the card is linked to, or was when it was played."""

    def cards(self, s: State, env: Env) -> list[Card]:
        return [ref.card for ref in env.slots[c.HOST] if s.places[ref.card.number] >= 0]

    def refs(self, s: State, env: Env) -> list[Ref]:
        return env.slots[c.HOST]

    def fits(self, s: State, env: Env, card: Card) -> bool:
        """Asked for every value of every card, so without a list."""
        for ref in env.slots[c.HOST]:
            if ref.card is card:
                return s.places[card.number] >= 0
        return False


class Change:
    """One thing that changes a value: since when, how, by how much."""

    __slots__ = ("amount", "how", "time")

    def __init__(self, time: int, how: int, amount: int) -> None:
        self.time = time
        self.how = how
        self.amount = amount


class Standing:
    """A line of a card at work, and what it was read with last. `only`: the one card that it can be about, if it names
    one; `always`: what it changes of that card, if it asks for nothing else."""

    __slots__ = ("always", "card", "env", "line", "linked", "only")

    def __init__(self, s: State, card: Card, line: Line, linked: bool, only: Card | None) -> None:
        self.card = card
        self.line = line
        self.linked = linked
        self.only = only
        self.env: Env | None = None
        self.always: Change | None = None
        subject, amount = line.subject, line.amount
        if only is not None and line.setting is None and not line.asks and line.what != c.CANNOT:
            if not isinstance(subject, ThisCard) or not subject.traits:
                if amount is None or isinstance(amount, Fixed):
                    number = 0 if amount is None else amount.number
                    self.always = Change(s.serials[card.number], line.how, number)

    def read_with(self, s: State) -> Env:
        """As before, unless its card or the character that it is linked to was written since: what an env remembers is
        frozen, so whoever writes it makes another record."""
        env = self.env
        if env is None or env.record is not s.records[self.card.number] or (self.linked and is_elsewhere(s, env)):
            env = env_of(s, self.card, s.controller(self.card), None)
            self.env = env
        return env


def is_elsewhere(s: State, env: Env) -> bool:
    """Whether a linked card may lie under another character, or under one that has changed."""
    for ref in env.slots[c.HOST]:
        return s.records[ref.card.number] is not ref.record
    return True


class Lines:
    """Of both players, in the order in which they count."""

    __slots__ = (
        "able", "barred", "by_what", "characters", "field", "fields", "forbidden", "forbidden_to_all", "free",
        "instead", "linked", "named", "other_field", "other_linked", "owned", "owned_fields", "skills",
    )  # fmt: skip

    def __init__(self, s: State) -> None:
        zones = s.zones
        # the cards that were looked at
        self.field = zones[FIELD]
        self.linked = zones[LINKED]
        self.other_field = zones[OTHER_FIELD]
        self.other_linked = zones[OTHER_LINKED]
        self.by_what: list[list[Standing]] = [[] for _ in range(c.CHANGED)]
        # what any of the lines changes, a bit each: of whatever they name, or of one card alone, by its number
        self.free = 0
        self.owned: dict[int, int] = {}
        self.owned_fields = 0
        self.forbidden = 0  # and the actions that any of them forbids: to whatever it names, or to one card alone
        self.forbidden_to_all = 0
        self.barred: dict[int, int] = {}
        self.instead = 0  # the events in the place of which any of them puts something else, as bits
        # by seat: [LL-char.7] the face-up characters, and the cards with an ability for the open gamestate
        self.characters: list[list[Card]] = [[], []]
        self.able: list[list[Card]] = [[], []]
        self.add(s, self.field, 0, False)
        self.add(s, self.linked, 0, True)
        self.add(s, self.other_field, 1, False)
        self.add(s, self.other_linked, 1, True)
        # the events that any text forbids or replaces; of a play the card itself may say something
        self.named = self.forbidden | self.instead | 1 << c.PLAY
        # of each character: what lines may change of it, and its printed skills
        self.fields: list[list[int]] = [[], []]
        self.skills: list[list[int]] = [[], []]
        for seat in range(2):
            for who in self.characters[seat]:
                self.fields[seat].append(self.free | self.owned.get(who.number, 0))
                self.skills[seat].append(kind_of(who).skills)

    def add(self, s: State, cards: list[Card], seat: int, linked: bool) -> None:
        for card in cards:
            kind = kind_of(card)
            if kind.kind == c.CHARACTER and not linked:
                self.characters[seat].append(card)
            if kind.manual:
                self.able[seat].append(card)
            for ability in kind.instead:
                self.instead |= 1 << ability.event
            for line in kind.lines:
                self.add_line(s, card, line, linked)

    def add_line(self, s: State, card: Card, line: Line, linked: bool) -> None:
        only: Card | None = None
        if isinstance(line.subject, ThisCard):
            only = card
        elif linked and isinstance(line.subject, LinkedCharacter):
            only = host_of(s, card)
            if only is None:
                return  # it lies under nobody any more
        self.by_what[line.what].append(Standing(s, card, line, linked, only))
        if line.what == c.CANNOT and line.verb != NO_EVENT:
            bit = 1 << line.verb
            self.forbidden |= bit
            if only is None:
                self.forbidden_to_all |= bit
            else:
                self.barred[only.number] = self.barred.get(only.number, 0) | bit
        elif only is None:
            self.free |= 1 << line.what
        else:
            self.owned[only.number] = self.owned.get(only.number, 0) | 1 << line.what
            self.owned_fields |= 1 << line.what


def lines_about(s: State, what: int) -> list[Standing]:
    """The lines that change this."""
    return at_work(s).by_what[what]


def changeable(s: State, card: Card) -> int:
    """What any text in force may change of a card, a bit each: at first sight, for most change nothing."""
    return changeable_by(at_work(s), s, card)


def changeable_by(lines: Lines, s: State, card: Card) -> int:
    fields = lines.free | s.modifier_fields
    return fields | lines.owned.get(card.number, 0) if lines.owned else fields


EVERYTHING: Final = -1


def forbidden_by(lines: Lines, s: State) -> int:
    """The actions that any text in force forbids to anybody, as bits."""
    return EVERYTHING if s.modifier_fields >> c.CANNOT & 1 else lines.forbidden


def barred_from(lines: Lines, s: State, card: Card) -> int:
    """The actions that any text in force may forbid to be done with a card, as bits."""
    if s.modifier_fields >> c.CANNOT & 1:
        return EVERYTHING
    return lines.forbidden_to_all | lines.barred.get(card.number, 0) if lines.barred else lines.forbidden_to_all


class Since(Memo):
    """The lines at work, and how many moves of cards there were when they were sought."""

    __slots__ = ("lines", "moves")

    def __init__(self, moves: int, lines: Lines) -> None:
        self.moves = moves
        self.lines = lines


def at_work(s: State) -> Lines:
    """[LL-abil.4] [LL-env.2] [LL-spell.5] Of all cards whose continuous effects count: face-up on the field, or
    linked. One memo serves both players; who changes sides strikes it out (`atoms/cards.py`)."""
    memo: Any = s.memos[LINES]
    kept: Since | None = memo
    if kept is None or kept.moves != s.moves:
        kept = sought_again(s, kept)
    return kept.lines


def sought_again(s: State, before: Since | None) -> Since:
    """A card has moved: the lines are other ones if it was, or is, at work."""
    zones = s.zones
    kept = None if before is None else before.lines
    if (
        kept is None
        or kept.field is not zones[FIELD]
        or kept.other_field is not zones[OTHER_FIELD]
        or kept.linked is not zones[LINKED]
        or kept.other_linked is not zones[OTHER_LINKED]
    ):
        kept = Lines(s)
    found = Since(s.moves, kept)
    s.remember(LINES, found)
    return found
