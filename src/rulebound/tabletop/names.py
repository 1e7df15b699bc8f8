"""Which cards and players words may mean to the seat that speaks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from rulebound.kernel.cards import Card
from rulebound.kernel.questions import Question
from rulebound.kernel.rules import SEEN_BY_OWNER
from rulebound.kernel.state import State


class Lexicon:
    """All names of a game's cards, to be found where they stand in a text."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = frozenset(names)

    @cached_property
    def by_letter(self) -> dict[str, list[str]]:
        """Most games are played without a label that was typed."""
        found: dict[str, list[str]] = {}
        for name in sorted(self.names):
            found.setdefault(name[:1], []).append(name)
        return found

    def at(self, text: str, at: int) -> list[str]:
        """The names that the text holds at this place; one may begin like another."""
        return [name for name in self.by_letter.get(text[at : at + 1], []) if text.startswith(name, at)]


def seen_in(s: State, place: int, seat: int) -> list[Card]:
    """The cards of a zone that a seat knows; what another holds has no order for it."""
    known = [card for card in s.zones[place] if s.known[card.number] >> seat & 1]
    side, zone = divmod(place, s.rules.zones)
    if s.rules.visibility[zone] == SEEN_BY_OWNER and side != seat:
        known.sort(key=name_of)
    return known


def name_of(card: Card) -> str:
    return card.definition.name


class Tongue:
    """How a game speaks of its cards and players. One object serves all games with these rules."""

    def players(self, s: State) -> list[str]:
        return s.rules.names

    def visible(self, s: State, seat: int) -> list[Card]:
        """The cards whose names `seat` can speak of."""
        return [card for place in range(len(s.zones)) for card in seen_in(s, place, seat)]

    def word_for(self, s: State, card: Card) -> str:
        """What a card is called before it is told from its namesakes."""
        return card.definition.name

    def is_named(self, s: State, card: Card, seat: int) -> bool:
        """Whether a card that is offered to a seat is offered by its name."""
        return True

    def is_so(self, s: State, card: Card, remark: str) -> bool:
        """Whether what stands in round brackets behind a name is true of the card."""
        return False

    def is_at(self, s: State, card: Card, space: str) -> bool:
        """Whether a card lies on the space that is named behind it."""
        return False

    def state_of(self, s: State, card: Card) -> list[str]:
        """What can be said of a card in play as it is now."""
        return []

    def numbered(self, s: State, cards: list[Card], number: int) -> list[Card]:
        """Those of some namesakes that `#number` may mean."""
        return cards[number - 1 : number]

    def of_player(self, s: State, cards: list[Card], seat: int) -> list[Card]:
        """Those of some namesakes that `of <player>` may mean."""
        return [card for card in cards if s.places[card.number] // s.rules.zones == seat]


def player(s: State, seat: int) -> str:
    return s.rules.names[seat]


def you_or(s: State, seat: int, reader: int) -> str:
    return "you" if seat == reader else player(s, seat)


def whose(s: State, card: Card, reader: int) -> str:
    """`your`, `B's`: who controls a card in play, else who owns it."""
    record = s.records[card.number]
    seat = card.owner if record is None else record.controller
    return "your" if seat == reader else f"{player(s, seat)}'s"


class Phrase:
    """Words for cards: where they end, the name in them, and the cards that they fit."""

    __slots__ = ("cards", "end", "name")

    def __init__(self, end: int, name: str, cards: list[Card]) -> None:
        self.end = end
        self.name = name
        self.cards = cards


class Talk:
    """Somebody speaks: where, and which cards they can point at."""

    def __init__(self, tongue: Tongue, s: State, seat: int, lexicon: Lexicon, question: Question | None = None) -> None:
        self.tongue = tongue
        self.s = s
        self.seat = seat
        self.lexicon = lexicon
        self.asked = question
        self.found: dict[tuple[str, int], list[Phrase]] = {}  # several forms ask for the card at one place

    @cached_property
    def named(self) -> dict[str, list[Card]]:
        """The cards that can be pointed at, by what they are called."""
        found: dict[str, list[Card]] = {}
        offered = [card for card in offered_cards(self.asked) if self.tongue.is_named(self.s, card, self.seat)]
        for card in dict.fromkeys([*self.tongue.visible(self.s, self.seat), *offered]):
            found.setdefault(self.tongue.word_for(self.s, card), []).append(card)
        return found

    @cached_property
    def strange(self) -> list[str]:
        """What no list of cards holds."""
        return [name for name in self.named if name not in self.lexicon.names]

    @property
    def question(self) -> Question:
        assert self.asked is not None
        return self.asked

    def phrases(self, text: str, at: int) -> list[Phrase]:
        """Every way in which a card is named at this place: the bare name, and with all that is said behind it."""
        known = self.found.get((text, at))
        if known is not None:
            return known
        names = self.lexicon.at(text, at) + [name for name in self.strange if text.startswith(name, at)]
        found: list[Phrase] = []
        for name in names:
            phrase: Phrase | None = Phrase(at + len(name), name, self.named.get(name, []))
            while phrase is not None:
                found.append(phrase)
                phrase = self.longer(text, phrase)
        self.found[text, at] = found
        return found

    def longer(self, text: str, phrase: Phrase) -> Phrase | None:
        """The phrase with one more remark: `@d4`, ` (expended)`, ` #2`, ` of B`."""
        end, cards = phrase.end, phrase.cards
        if text.startswith("@", end):
            stop = end + 1
            while stop < len(text) and text[stop].isalnum():
                stop += 1
            there = [card for card in cards if self.tongue.is_at(self.s, card, text[end + 1 : stop])]
            return Phrase(stop, phrase.name, there)
        if text.startswith(" (", end):
            close = text.find(")", end)
            remark = text[end + 2 : close]
            if close < 0 or "(" in remark:
                return None
            fit = [card for card in cards if self.tongue.is_so(self.s, card, remark)]
            return Phrase(close + 1, phrase.name, fit)
        if text.startswith(" #", end):
            stop = end_of_number(text, end + 2)
            if stop == end + 2:
                return None
            return Phrase(stop, phrase.name, self.tongue.numbered(self.s, cards, int(text[end + 2 : stop])))
        if text.startswith(" of ", end):
            for seat, name in self.players_at(text, end + 4):
                return Phrase(end + 4 + len(name), phrase.name, self.tongue.of_player(self.s, cards, seat))
        return None

    def players_at(self, text: str, at: int) -> list[tuple[int, str]]:
        """The players that are named at this place, the longest name first."""
        found = [(seat, name) for seat, name in enumerate(self.tongue.players(self.s)) if text.startswith(name, at)]
        return sorted(found, key=lambda each: -len(each[1]))


def offered_cards(question: Question | None) -> list[Card]:
    """What is offered can be pointed at, wherever it lies."""
    options = [] if question is None else question.options
    return [card for option in options for card in (option.card, *(option.cards or ())) if card is not None]


def end_of_number(text: str, at: int) -> int:
    """Where the digits that begin here end; no number of a game has more than nine of them."""
    end = at
    while end < len(text) and end < at + 9 and text[end] in "0123456789":
        end += 1
    return end


def cards_called(tongue: Tongue, s: State, seat: int, words: str) -> list[Card]:
    """The cards that `words` may mean to `seat`: a name, perhaps with remarks that are true."""
    words = words.strip()
    found = Talk(tongue, s, seat, Lexicon([])).phrases(words, 0)
    return next((phrase.cards for phrase in found if phrase.end == len(words) and phrase.cards), [])
