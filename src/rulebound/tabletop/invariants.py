"""What must hold of every position in games on a table, whenever somebody is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from rulebound.kernel.events import Listener
from rulebound.kernel.play import NOWHERE, Card, Frame, State
from rulebound.kernel.saves import saved_fields

NOTHING_ELSE: Mapping[int, int] = {}


def all_cards(s: State) -> list[Card]:
    return sorted((card for zone in s.zones for card in zone), key=lambda card: card.number)


def lost_cards(s: State, cards: Sequence[Card], out: Sequence[int] = ()) -> Iterator[str]:
    """A card is always in one zone, unless its owner has left the game with it."""
    for card in cards:
        if s.places[card.number] == NOWHERE and card.owner not in out:
            yield f"{card!r} has left the game"


def cards_of_frames(s: State, kinds: tuple[type[Frame], ...]) -> set[Card]:
    """The cards that procedures of these kinds hold."""
    found: set[Card] = set()
    for frame in s.frames:
        if isinstance(frame, kinds):
            for name in saved_fields(type(frame)):
                value = getattr(frame, name)
                many = value if isinstance(value, list) else [value]
                found |= {each for each in many if isinstance(each, Card)}
    return found


def leaving_faults(places: Sequence[int], count: int) -> Iterator[str]:
    """Who has left the game did so in an order: one was the first, one the second; the others have no place in it."""
    if sorted(place for place in places if place) != list(range(1, count + 1)):
        yield f"{count} have left the game, and their places are {list(places)}"


def nothing_lasts(s: State, listener: Listener) -> bool:
    return False


def stale_listeners(
    s: State,
    names: Sequence[str],
    also: Mapping[int, int] = NOTHING_ELSE,
    lasts: Callable[[State, Listener], bool] = nothing_lasts,
) -> Iterator[str]:
    """What listens for events is there, as the object that it was when it began to listen, by a text of its own, unless
    it `lasts` by itself; `also`: for which other event somebody may wait among those who wait for one."""
    for kind, listeners in enumerate(s.listeners):
        for each in listeners:
            if not lasts(s, each):
                if s.serials[each.card.number] != each.serial:
                    yield f"{each.card!r} still listens, although it has moved since"
                if each.ability.definition is not each.card.definition:
                    yield f"{each.card!r} listens by a text of {each.ability.definition.name}"
            if each.ability.event not in (kind, also.get(kind, kind)):
                yield f"{each.card!r} listens for another event than {names[kind]}"
