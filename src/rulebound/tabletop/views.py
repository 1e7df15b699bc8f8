"""What every game shows a seat in the same way: hands and decks, as far as their cards are known to it; what lasts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebound.kernel.cards import Card
from rulebound.kernel.modifiers import Modifier
from rulebound.kernel.ops import Ops
from rulebound.kernel.state import State


def knows(s: State, viewer: int, card: Card) -> bool:
    return s.known[card.number] >> viewer & 1 == 1


def hand_and_deck(
    s: State, seat: int, viewer: int, hand: list[Card], deck: list[Card], shown: Callable[[Card], Any]
) -> dict[str, Any]:
    """Of others' hands and of all decks the counts, and by name what the viewer has got to know."""
    found: dict[str, Any] = {"hand": [shown(card) for card in hand] if seat == viewer else len(hand), "deck": len(deck)}
    if seat != viewer:
        found["known_hand"] = sorted(card.definition.name for card in hand if knows(s, viewer, card))
    found["known_deck"] = [
        {"place": place + 1, "card": card.definition.name} for place, card in enumerate(deck) if knows(s, viewer, card)
    ]
    return found


def sentence(modifier: Modifier) -> str:
    """All that the text says."""
    assert modifier.ability is not None
    return modifier.ability.clause


def instruction(modifier: Modifier) -> str:
    """The part of its text that made it."""
    code = None if modifier.ability is None else modifier.ability.code
    assert isinstance(code, Ops)
    return code.ops[modifier.pc].clause or sentence(modifier)


def effects(
    s: State, viewer: int, until: Callable[[Modifier], str], words: Callable[[Modifier], str] = instruction
) -> list[dict[str, Any]]:
    """What lasts now by a text that was carried out: by which card and whose, its words, the cards it was laid on, and
    how long (`{whose}` is the player whose effect it is). All of it happened before everybody's eyes. The card is named
    by its text: where it is by now is another matter. What it was laid on is named to those who know that card."""
    found: dict[tuple[str, int, str, str], list[str | None]] = {}
    for modifier in s.modifiers:
        if modifier.ability is None:
            continue
        seat = modifier.env.seat
        lasting = until(modifier).replace("{whose}", "your" if seat == viewer else f"{s.rules.names[seat]}'s")
        on = found.setdefault((modifier.ability.definition.name, seat, words(modifier), lasting), [])
        if modifier.subject is not None:
            card = modifier.subject.card
            # Who knows the card by now need not know that it is the one that lay there.
            seen = knows(s, viewer, card) and s.is_same_object(modifier.subject)
            name = card.definition.name if seen else None
            if name not in on:
                on.append(name)
    return [
        {"card": card, "seat": seat, "words": said, "on": on, "until": lasting}
        for (card, seat, said, lasting), on in found.items()
    ]
