"""Cards as an ability remembers them: what they are now, or the values they had last [LU-batch.10]."""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import kind_of
from rulebound.games.luminous.record import InPlay, in_play
from rulebound.games.luminous.values import attack_of, health_of, skills_of
from rulebound.kernel.play import NOWHERE, Card, Event, Ref, State

# ---- the numbers of a card
ATTACK: Final = 0
HEALTH: Final = 1
COST: Final = 2
DURABILITY: Final = 3
COUNTERS: Final = 4  # of the kind that its own text speaks of
DAMAGE: Final = 5  # marked on it


def remembered(s: State, ref: Ref) -> InPlay | None:
    """The card as it is in play, or as it was when it left; None if it was not in play when it was spoken of."""
    if s.is_same_object(ref):
        now = in_play(s, ref.card)
        if now is not None:
            return now
    if ref.record is None:
        return None
    left = when_it_left(s, ref.card)
    if left is not None:
        return left
    return ref.record if isinstance(ref.record, InPlay) else None


def when_it_left(s: State, card: Card) -> InPlay | None:
    """The values a card had when it last left play this turn."""
    event = s.newest_of(c.LEFT_PLAY)
    while event is not None:
        if event.card is card and isinstance(event.record, InPlay):
            return event.record
        event = event.earlier
    return None


def there(s: State, ref: Ref) -> bool:
    """[LU-zone.12] Whether a remembered card is still the same object, somewhere in the game."""
    return s.is_same_object(ref) and s.places[ref.card.number] != NOWHERE


def stat_of(s: State, card: Card, r: InPlay | None, stat: int) -> int:
    """A number of a card: as it is in play, as it was when it left, or as it is printed."""
    kind = kind_of(card.definition)
    if stat == COST:
        return kind.cost()
    if stat == COUNTERS:
        return 0 if r is None else r.counters
    if stat == DAMAGE:
        return 0 if r is None else r.damage
    if r is None:
        if stat == ATTACK:
            return kind.attack
        return kind.health if stat == HEALTH else kind.durability
    now = s.records[card.number] is r
    if stat == ATTACK:
        return attack_of(s, r) if now else max(0, r.attack)
    if stat == HEALTH:
        return health_of(s, r) if now else r.health
    return r.durability


def skills_then(s: State, card: Card, r: InPlay | None) -> int:
    """Skills as they are, were when the card left, or are printed."""
    if r is None:
        return kind_of(card.definition).skills
    return skills_of(s, r) if s.records[card.number] is r else r.skills


MOVES: Final = (
    c.ENTERED_PLAY, c.LEFT_PLAY, c.DREW, c.DISCARDED, c.PUT_IN_DISCARD, c.VOIDED, c.RETURNED, c.PUT_IN_DECK,
    c.PUT_ELSEWHERE, c.PLAYED,
)  # fmt: skip


def moved_since(s: State, then: Event, card: Card | None) -> bool:
    """Whether a card of an event has changed its zone after it. What belongs to the same moment does not count:
    a trigger finds the card where the very move that made it has put it [LU-zone.12]."""
    event = s.history
    while event is not None and event is not then:
        if event.card is card and event.time > then.time and event.kind in MOVES:
            return True
        event = event.previous
    return False


def event_ref(s: State, event: Event) -> list[Ref]:
    """The card of an event, as a trigger remembers it."""
    card = event.card
    if card is None:
        return []
    record = event.record if event.record is not None else s.keep(card)
    if record is None:
        record = when_it_left(s, card)
    serial = s.serials[card.number]
    return [Ref(card, -1 if moved_since(s, event, card) else serial, record)]
