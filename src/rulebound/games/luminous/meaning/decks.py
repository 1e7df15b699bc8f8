"""Cards of a deck of which nothing is said: its top, where they are drawn; elsewhere they would be looked for."""

from __future__ import annotations

from rulebound.games.luminous.meaning.writer import YOU, Writer
from rulebound.games.luminous.vocabulary.nouns import CardKind, CardPile
from rulebound.language.core.categories import Place, Thing
from rulebound.language.core.nouns import Bare, DeckOf, FromZone, Group, InZone, Some, ZoneOf

PLAIN = (CardKind("card"),)


def own_deck(w: Writer, place: Place | None) -> bool:
    """'From your deck', where that is the deck of whoever draws."""
    return whose_deck(place) == ("your" if w.who is YOU else "their")


def whose_deck(place: Place | None) -> str:
    """Whose deck a place is; empty if it is none."""
    if not isinstance(place, FromZone | InZone):
        return ""
    zone = place.zone
    is_deck = isinstance(zone, DeckOf) or (isinstance(zone, ZoneOf) and zone.piles == (CardPile("deck"),))
    return getattr(getattr(zone, "whose", None), "word", "") if is_deck else ""


def refuse_unsorted(w: Writer, what: Thing) -> None:
    """'Discard two cards from your deck': the top two, or two of choice?"""
    every = getattr(getattr(what, "determiner", None), "word", "") in ("all", "each", "any number of")
    group = what.group if isinstance(what, Some | Bare) and not every else None
    if group is not None and group == Group((), PLAIN, place=group.place) and whose_deck(group.place):
        raise w.not_playable(what, "which? Say 'the top card of …', or which sort of card is looked for")


def refuse_nowhere(w: Writer, what: Thing) -> None:
    """'Put a card on the bottom of your deck': from the hand, or from play?"""
    if isinstance(what, Some | Bare) and what.group == Group((), PLAIN):
        raise w.not_playable(what, "from where? Say 'from your hand', or 'a card in play'")
