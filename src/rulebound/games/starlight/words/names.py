"""What cards, creatures and tiles are called, and what tells namesakes apart."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.record import creature
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import is_telegraphed
from rulebound.kernel.play import Card, State
from rulebound.tabletop import names
from rulebound.tabletop.names import Tongue


def player(s: State, seat: int) -> str:
    return rules_of(s).names[seat]


def tiles(s: State) -> list[str]:
    return rules_of(s).board.labels


def namesakes(s: State, card: Card, to: int) -> list[Card]:
    """Cards of the same name that its owner could mean, as far as the seat it is said to knows."""
    zones = (c.HAND, c.CORE, c.PLAYED, c.TELEGRAPH)
    return [
        other
        for zone in zones
        for other in s.zone(card.owner, zone)
        if other is not card and other.definition.name == card.definition.name and s.known[other.number] >> to & 1
    ]


def called(s: State, card: Card, to: int) -> str:
    """[ST-DECR.2] The name; with its supplier if another brings one too, or with its pile."""
    name = card.definition.name
    if kind_of(card).creature:
        twins = [each for each in s.zone(1 - card.owner, c.TEAM) if each.definition.name == name]
        return f"{name} of {player(s, card.owner)}" if twins else name
    others = namesakes(s, card, to)
    if any(other.definition is not card.definition for other in others):
        return f"{name} ({kind_of(card).supplier}'s)"
    if any(is_telegraphed(s, other) != is_telegraphed(s, card) for other in others):
        return f"{name} ({'telegraphed' if is_telegraphed(s, card) else 'in hand'})"
    return name


def sentence_name(card: Card) -> str:
    """By what the text of a card is called: a creature's passive has a name of its own."""
    return kind_of(card).passive or card.definition.name


class StarlightTongue(Tongue):
    def players(self, s: State) -> list[str]:
        return rules_of(s).names

    def state_of(self, s: State, card: Card) -> list[str]:
        if not kind_of(card).creature:
            return []
        r = creature(s, card)
        where = "in limbo" if r.at == c.LIMBO else f"on {tiles(s)[r.at]}"
        return [f"Health {r.stats[c.HEALTH]}", where]

    def is_so(self, s: State, card: Card, remark: str) -> bool:
        if remark in ("telegraphed", "in hand"):
            return is_telegraphed(s, card) == (remark == "telegraphed")
        return remark == f"{kind_of(card).supplier}'s"


TONGUE = StarlightTongue()


def cards_called(s: State, seat: int, words: str) -> list[Card]:
    return names.cards_called(TONGUE, s, seat, words)
