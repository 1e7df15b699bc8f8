"""What a team may hold: every breach at once, each with its rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rulebound.games.starlight.cardfile import PrintedCard
from rulebound.games.starlight.decklist import Deck, Member
from rulebound.games.starlight.library import CORE, is_playing, pool_of
from rulebound.games.starlight.switches import Switches
from rulebound.tabletop.decklists import Breach, UnknownCards

CREATURES: Final = 2
CARDS: Final = 8


def check_deck(deck: Deck, cards: Mapping[str, PrintedCard], switches: Switches) -> list[Breach]:
    """Every breach, in the order of the rules. A name that no card has is an error, not a breach."""
    names = [name for member in deck.team for name in (member.name, *member.cards)]
    unknown = [name for name in dict.fromkeys(names) if name not in cards]
    if unknown:
        raise UnknownCards(deck.source, unknown, list(cards))
    return [*team(deck, cards), *(breach for member in deck.team for breach in brought(member, dict(cards)))]


def team(deck: Deck, cards: Mapping[str, PrintedCard]) -> Iterator[Breach]:
    """[ST-GAME.2] Two creatures, [ST-SET.2] and not the same one twice."""
    names = [member.name for member in deck.team]
    if len(names) != CREATURES:
        yield Breach("ST-GAME.2", f"{len(names)} creatures; a player has exactly two")
    for name in dict.fromkeys(names):
        if names.count(name) > 1:
            yield Breach("ST-SET.2", f"{name} stands twice in the team")
        if cards[name].kind != "Creature":
            yield Breach("ST-GAME.2", f"{name} is no creature")


def brought(member: Member, cards: dict[str, PrintedCard]) -> Iterator[Breach]:
    """[ST-DECK.1] [ST-CRE.3] Exactly eight, [ST-DECK.2] of its own twelve, [ST-DECK.3] each once."""
    if len(member.cards) != CARDS:
        message = f"{member.name} brings {len(member.cards)} cards; it brings exactly 8"
        yield from [Breach("ST-DECK.1", message), Breach("ST-CRE.3", message)]
    creature = cards[member.name]
    offered = {card.name for card in pool_of(creature, cards)} if creature.kind == "Creature" else set()
    for name in dict.fromkeys(member.cards):
        if member.cards.count(name) > 1:
            yield Breach("ST-DECK.3", f"{member.name} brings {name} more than once")
        if cards[name].source == CORE:
            yield Breach("ST-DECK.5", f"{name} is a Core card: it is part of no deck")
        elif not is_playing(cards[name]):
            yield Breach("ST-DECK.2", f"{name} is no card that is drawn")
        elif name not in offered:
            yield Breach("ST-DECK.2", f"{name} is none of the cards that {member.name} offers")
