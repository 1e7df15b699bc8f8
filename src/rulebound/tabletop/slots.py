"""The slots that the moves of most games are made of: cards, sets and orders of cards, players, numbers, words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from rulebound.kernel.cards import Card
from rulebound.kernel.choosing import distinct
from rulebound.kernel.questions import Move, Question
from rulebound.kernel.state import State
from rulebound.tabletop.moves import MOST_READINGS, Draft, Reading, Slot, VagueLabel
from rulebound.tabletop.names import Phrase, Talk, Tongue, end_of_number

Called = Callable[[State, Card, int], str]  # what a card is called to a seat
Wanted = Callable[[Talk, list[Card]], list[Card]]  # of the cards that words fit, those that such a move means

JOINTS: Final = (", and ", ", ", " and ")


def name_of(s: State, card: Card, to: int) -> str:
    return card.definition.name


def all_of(talk: Talk, cards: list[Card]) -> list[Card]:
    return cards


def meant(talk: Talk, wanted: Wanted) -> list[Card]:
    """Every card that can be meant, by its name."""
    return [card for cards in talk.named.values() for card in wanted(talk, cards)]


class OneCard(Slot):
    """The card of a move."""

    def __init__(self, called: Called, wanted: Wanted = all_of) -> None:
        self.called = called
        self.wanted = wanted

    def say(self, s: State, question: Question, option: Move) -> str:
        assert option.card is not None
        return self.called(s, option.card, question.seat)

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        found: list[Reading] = []
        for phrase in talk.phrases(text, at):
            cards = self.wanted(talk, phrase.cards)
            found += [(phrase.end, self.bind(draft, card)) for card in cards]
            if not cards and self.haunts(phrase):
                found.append((phrase.end, draft.but(ghost=draft.ghost or phrase.name)))
        return found

    def haunts(self, phrase: Phrase) -> bool:
        """Whether a name without a card is spoken of all the same."""
        return True

    def bind(self, draft: Draft, card: Card) -> Draft:
        return draft.but(card=card)

    def value(self, option: Move) -> Any:
        return option.card

    def variants(self, talk: Talk, option: Move) -> list[Move]:
        cards = meant(talk, self.wanted)
        return [Move(option.kind, card, option.number, option.cards, option.numbers) for card in cards]


class SecondCard(OneCard):
    """The other card that a move is about: the only one of its `cards`."""

    def say(self, s: State, question: Question, option: Move) -> str:
        assert option.cards is not None
        return self.called(s, option.cards[0], question.seat)

    def bind(self, draft: Draft, card: Card) -> Draft:
        return draft.but(cards=(card,))

    def value(self, option: Move) -> Any:
        return None if option.cards is None else option.cards[0]

    def variants(self, talk: Talk, option: Move) -> list[Move]:
        cards = meant(talk, self.wanted)
        return [Move(option.kind, option.card, option.number, [card], option.numbers) for card in cards]


class Cards(Slot):
    """A set of cards, in any order; a single one may be the `card` of the option."""

    joints: Sequence[str] = JOINTS

    def __init__(
        self, called: Called, joint: str, wanted: Wanted = all_of, *, single: bool = False, least: int = 1
    ) -> None:
        self.called = called
        self.joint = joint
        self.wanted = wanted
        self.single = single
        self.least = least

    def say(self, s: State, question: Question, option: Move) -> str:
        cards = [option.card] if option.cards is None and option.card is not None else option.cards or []
        return self.joint.join(self.in_order([self.called(s, card, question.seat) for card in cards]))

    def in_order(self, names: list[str]) -> list[str]:
        return names

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        found: list[Reading] = []
        ends: list[Reading] = [(at, draft.but(cards=()))]
        while ends:
            longer = self.once([each for start, so_far in ends for each in self.one_more(talk, text, start, so_far)])
            found += longer
            if len(longer) > MOST_READINGS:
                raise VagueLabel(text)
            joined = ((end + len(joint), so_far) for end, so_far in longer for joint in self.joints
                      if text.startswith(joint, end))  # fmt: skip
            ends = list(dict.fromkeys(joined))
        return [(end, self.whole(each)) for end, each in found if each.ghost or len(each.cards or ()) >= self.least]

    def one_more(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        """Of equal cards that are not named yet it is all the same which one comes next."""
        taken = draft.cards or ()
        found: list[Reading] = []
        for phrase in talk.phrases(text, at):
            free = [card for card in self.wanted(talk, phrase.cards) if card not in taken]
            found += [(phrase.end, draft.but(cards=(*taken, card))) for card in distinct(talk.s, free)]
            if not free:
                found.append((phrase.end, draft.but(ghost=draft.ghost or phrase.name)))
        return found

    def once(self, readings: list[Reading]) -> list[Reading]:
        """A set is one set, in whichever order its cards were found."""
        return list({(end, frozenset(draft.cards or ()), draft.ghost): (end, draft)
                     for end, draft in reversed(readings)}.values())[::-1]  # fmt: skip

    def whole(self, draft: Draft) -> Draft:
        if self.single and draft.cards is not None and len(draft.cards) == 1:
            return draft.but(card=draft.cards[0], cards=None)
        return draft

    def value(self, option: Move) -> Any:
        return [option.card] if option.cards is None else option.cards

    def variants(self, talk: Talk, option: Move) -> list[Move]:
        if self.single:
            return [Move(option.kind, card, option.number) for card in meant(talk, self.wanted)]
        return [Move(option.kind, None, option.number, [card]) for card in meant(talk, self.wanted)]


class CardsInOrder(Cards):
    """Cards of which the order counts: `Tidewall Stance, then Rustwind`."""

    joints: Sequence[str] = (", then ",)

    def __init__(self, called: Called, wanted: Wanted = all_of) -> None:
        super().__init__(called, ", then ", wanted)

    def once(self, readings: list[Reading]) -> list[Reading]:
        return list(dict.fromkeys(readings))


class Player(Slot):
    """A player, as the number of the option."""

    names_player = True

    def __init__(self, tongue: Tongue) -> None:
        self.tongue = tongue

    def say(self, s: State, question: Question, option: Move) -> str:
        return self.tongue.players(s)[option.number]

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        return [(at + len(name), draft.but(number=seat)) for seat, name in talk.players_at(text, at)]

    def value(self, option: Move) -> Any:
        return option.number

    def variants(self, talk: Talk, option: Move) -> list[Move]:
        return numbered(option, range(talk.s.rules.seats))


class Number(Slot):
    """A number in digits."""

    def say(self, s: State, question: Question, option: Move) -> str:
        return str(self.value(option))

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        end = end_of_number(text, at)
        return [(end, self.bind(draft, int(text[at:end])))] if end > at else []

    def bind(self, draft: Draft, number: int) -> Draft:
        return draft.but(number=number)

    def value(self, option: Move) -> Any:
        return option.number


class FurtherNumber(Number):
    """A number beside the one that says which player is meant."""

    def bind(self, draft: Draft, number: int) -> Draft:
        return draft.but(numbers=(number,))

    def value(self, option: Move) -> Any:
        return None if option.numbers is None else option.numbers[0]


class Word(Slot):
    """A word for the number of the option: a colour, a zone, a side of the deck."""

    def __init__(self, words: Mapping[int, str], also: Mapping[str, int] | None = None) -> None:
        self.words = words
        self.numbers = {word: number for number, word in reversed(list(words.items()))} | dict(also or {})

    def say(self, s: State, question: Question, option: Move) -> str:
        return self.words[option.number]

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        found = [word for word in self.numbers if text.startswith(word, at)]
        return [(at + len(word), draft.but(number=self.numbers[word])) for word in found]

    def value(self, option: Move) -> Any:
        return self.words.get(option.number, "")

    def variants(self, talk: Talk, option: Move) -> list[Move]:
        return numbered(option, self.words)


class Place(Slot):
    """A space of a board, as the number of the option; `names` gives what the spaces are called."""

    def __init__(self, names: Callable[[State], Sequence[str]]) -> None:
        self.names = names

    def say(self, s: State, question: Question, option: Move) -> str:
        return self.names(s)[option.number]

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        found = [(number, name) for number, name in enumerate(self.names(talk.s)) if text.startswith(name, at)]
        return [(at + len(name), draft.but(number=number)) for number, name in found]

    def value(self, option: Move) -> Any:
        return option.number

    def variants(self, talk: Talk, option: Move) -> list[Move]:
        return numbered(option, range(len(self.names(talk.s))))


def numbered(option: Move, numbers: Iterable[int]) -> list[Move]:
    return [Move(option.kind, option.card, number, option.cards, option.numbers) for number in numbers]


class Printed(Slot):
    """Words of a card, to the end of the label: an ability, a mode, a trigger.

    `choices` gives the words that may stand there and the numbers that they mean.
    """

    def __init__(
        self, words: Callable[[State, Question, Move], str], choices: Callable[[Talk, Draft], list[tuple[str, Draft]]]
    ) -> None:
        self.words = words
        self.choices = choices

    def say(self, s: State, question: Question, option: Move) -> str:
        return self.words(s, question, option)

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        said = text[at:]
        return [(len(text), each) for words, each in self.choices(talk, draft) if words == said]

    def value(self, option: Move) -> Any:
        return option.number

    def variants(self, talk: Talk, option: Move) -> list[Move]:
        return [draft.option() for _, draft in self.choices(talk, Draft(option.kind, option.card))]
