"""What hangs on faces that not all see may not stand all the time: whoever reads the numbers on the table would read a
hand or a deck. How many cards there are everybody sees, and what a text does once tells no more than once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rulebound.kernel.gates import Gate
from rulebound.kernel.ops import Op, Ops
from rulebound.kernel.rules import SEEN_BY_ALL, SEEN_BY_OWNER
from rulebound.kernel.terms import Cards, CountOf, EndOfPile, Trait, You
from rulebound.kernel.terms.amounts import CardsOfPlayers
from rulebound.kernel.terms.base import ask_faces
from rulebound.kernel.terms.events import CardIs, EventCardIs, SeatIs
from rulebound.kernel.terms.groups import CardsInZones, Together, TopUntil
from rulebound.kernel.terms.players import EveryPlayerIs, HasCards, SomePlayerIs
from rulebound.kernel.terms.tests import AnyCards
from rulebound.language.lowering.asking import parts, values
from rulebound.language.lowering.programs import NotPlayable

# What asks how many cards there are.
COUNTING = (AnyCards, CardsOfPlayers, CountOf, HasCards, Together)
READ_FOR_ANOTHER = (CardsOfPlayers, EveryPlayerIs, SomePlayerIs)  # here 'you' is each of these players

OTHERS = (
    "this would tell what lies in a hand or a deck: speak of how many cards there are, or let an effect look at them "
    "or reveal them and ask then"
)
OWN = "this would tell the others what you hold: speak of how many cards, or ask once, in an effect: 'if you have …'"
DRAWN = "cards are drawn unseen: say 'a card', or of your own go on with 'you may reveal it. If you do, …'"


# Whose hidden faces may be asked.
NOBODYS: Final = 0
OWN_HAND: Final = 1
ANY_HAND: Final = 2  # whoever holds it says so once, as to an effect
# The word that names a card which lies hidden, and the one that names what is drawn.
HELD: Final = re.compile(r"(\w+) (?:in|from|of|on|among) (?:[\w'’]+ ){0,3}?(?:hands?|decks?|piles?)\b", re.IGNORECASE)
TAKEN: Final = re.compile(r"\bdraws? (?:an? |one or more |\d+ )?(\w+)", re.IGNORECASE)


@dataclass(frozen=True)
class Veil:
    """Who sees the faces in each kind of zone; the events whose card has just come where others do not see it; and the
    zones in which the terms of a game know no faces."""

    visibility: Sequence[int]
    unseen: frozenset[int]
    guarded: frozenset[int] = frozenset()
    shows: tuple[type[Op], ...] = ()  # by which a card is shown to all

    def must_be_seen(self, text: str, clause: str, terms: Iterable[Any], *, own: bool) -> None:
        """Refuse what hangs on hidden faces; with `own` only its player is told, or all see it when it is used: then
        the own hand may be asked."""
        for term in terms:
            if self.asks(term, True, OWN_HAND if own else NOBODYS, []):
                raise refusal(text, clause, OTHERS if own or self.asks(term, True, OWN_HAND, []) else OWN)

    def must_be_heard(self, text: str, clause: str, event: int, test: Any, code: Any = None) -> None:
        """Refuse to wait for a face that is not shown. What a hand holds is asked at one event, as an effect asks it:
        'when …, if the opponent has a unit in hand, draw 1' tells what 'draw 1 if …' would tell then."""
        if event in self.unseen and asks_event(test) and not (is_own(test) and self.is_shown(code)):
            raise refusal(text, clause, DRAWN)
        if self.asks(test, True, ANY_HAND, []):
            raise refusal(text, clause, OTHERS)

    def is_shown(self, code: Any) -> bool:
        """Whether an ability begins with showing a card, or with the offer to do so: who declines is the only one to
        know."""
        ops = code.ops if isinstance(code, Ops) else []
        offered = bool(ops) and isinstance(ops[0], Gate) and ops[0].may
        return any(isinstance(op, self.shows) for op in ops[offered : offered + 1])

    def asks(self, term: Any, you: bool, open_to: int, met: list[Any]) -> bool:
        """Whether a term asks for faces that are hidden; `you`: whether 'you' in it is whose text it is."""
        if isinstance(term, list | tuple):
            return any(self.asks(each, you, open_to, met) for each in term)
        if not type(term).__module__.startswith("rulebound.") or any(each is term for each in met):
            return False
        met = [*met, term]
        if isinstance(term, READ_FOR_ANOTHER):
            you = you and isinstance(term.who, You)
        if isinstance(term, Cards) and self.hides(term, you, open_to) and ask_faces(asked_of(term)):
            return True
        if getattr(term, "happened", None) in self.unseen and asks_event(term):
            return True
        for held in values(term):
            if isinstance(held, Cards) and self.hides(held, you, open_to) and asks_each(term):
                return True
            if self.asks(held, you, open_to, met):
                return True
        return False

    def hides(self, cards: Cards, you: bool, open_to: int) -> bool:
        """Whether some of these cards lie where not all see them."""
        if isinstance(cards, CardsInZones):
            zones, who = cards.zones, cards.who
        elif isinstance(cards, EndOfPile | TopUntil):
            zones, who = [cards.zone], cards.who
        elif isinstance(cards, Together):
            return any(self.hides(each, you, open_to) for each in cards.groups)
        else:
            return False
        told = open_to == ANY_HAND or (open_to == OWN_HAND and you and isinstance(who, You))
        return any(
            self.visibility[zone] != SEEN_BY_ALL and zone not in self.guarded
            and not (told and self.visibility[zone] == SEEN_BY_OWNER)
            for zone in zones
        )  # fmt: skip


def asked_of(cards: Cards) -> list[Trait]:
    """What a group itself asks of its cards."""
    if isinstance(cards, CardsInZones):
        return cards.traits
    return cards.last if isinstance(cards, TopUntil) else []


def asks_each(term: Any) -> bool:
    """Whether a term asks for the faces of the cards that it holds; one with traits asks what these ask."""
    if isinstance(term, COUNTING):
        return False
    return not hasattr(term, "traits") or ask_faces(traits_of(term))


def traits_of(term: Any) -> list[Trait]:
    """What a term asks of cards; some ask of players."""
    return [each for each in getattr(term, "traits", []) if isinstance(each, Trait)]


def is_own(test: Any) -> bool:
    """Whether who does it is whose text it is."""
    return any(isinstance(each, SeatIs) and isinstance(each.who, You) for each in parts([test]))


def asks_event(test: Any) -> bool:
    """Whether it asks what the card of an event is."""
    return any(
        (isinstance(each, EventCardIs) and ask_faces(each.traits))
        or (isinstance(each, CardIs) and ask_faces(traits_of(each.group)))
        for each in parts([test])
    )


def refusal(text: str, clause: str, why: str) -> NotPlayable:
    """The caret stands under the word that names the hidden card."""
    start = max(text.find(clause), 0)
    said = text[start : start + len(clause)]
    found = (TAKEN if why == DRAWN else HELD).search(said)
    if found is not None:
        return NotPlayable(text, start + found.start(1), found[1], why)
    return NotPlayable(text, start, clause.split(maxsplit=1)[0].rstrip(",:"), why)
