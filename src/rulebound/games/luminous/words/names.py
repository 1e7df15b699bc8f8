"""How cards and players are called, and which cards a name may mean."""

from __future__ import annotations

import re

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.record import InPlay, in_play
from rulebound.games.luminous.rules import controller_of, rules_of
from rulebound.games.luminous.values import cards_in_play
from rulebound.kernel.cards import Card
from rulebound.kernel.state import State

TELLS = re.compile(r"\s*\(([^()]*)\)$")
NUMBER = re.compile(r"\s+#(\d+)$")


def player(s: State, seat: int) -> str:
    return rules_of(s).names[seat]


def seat_named(s: State, name: str) -> int:
    """The seat of a player's name, or -1."""
    names = rules_of(s).names
    return names.index(name) if name in names else -1


def namesakes(s: State, card: Card, everywhere: bool) -> list[Card]:
    """All cards of this name in play, in the order of the seats; or only those of its controller."""
    name = card.definition.name
    seats = range(s.rules.seats) if everywhere else [controller_of(s, card)]
    return [other for seat in seats for other in cards_in_play(s, seat) if other.definition.name == name]


def tells(s: State, r: InPlay, others: list[InPlay]) -> list[str]:
    """What can be said of a card in play that is not so of all its namesakes."""
    said: list[str] = []
    if any(other.expended != r.expended for other in others):
        said.append("expended" if r.expended else "ready")
    if any(other.damage != r.damage for other in others):
        said.append(f"{r.damage} damage")
    if r.kind.relic and any(other.durability != r.durability for other in others):
        said.append(f"{r.durability} durability")
    if any((other.attack, other.health) != (r.attack, r.health) for other in others) and r.kind.unit:
        said.append(f"{r.attack}/{r.health}")
    if any(other.kind.token != r.kind.token for other in others):
        said.append("token" if r.kind.token else "card")
    return said


def called(s: State, card: Card, everywhere: bool = False) -> str:
    """A card's name, with what tells it from its namesakes: those of its controller, or all in play."""
    name = card.definition.name
    r = in_play(s, card)
    if r is None:
        return name
    same_name = namesakes(s, card, everywhere)
    if len(same_name) < 2:
        return name
    others = [other for other in (in_play(s, each) for each in same_name) if other is not None and other is not r]
    if all(s.rules.same(s, card, other.card) for other in others):
        return name
    said = tells(s, r, others)
    alike = [other for other in others if tells(s, other, [*others, r]) == said]
    if said and all(s.rules.same(s, card, other.card) for other in alike):
        return f"{name} ({', '.join(said)})"
    return f"{name} #{same_name.index(card) + 1}"


def visible_cards(s: State, seat: int) -> list[Card]:
    """The cards whose names `seat` can speak of: all in public zones, and its own hand."""
    found: list[Card] = []
    for place in range(len(s.zones)):
        zone = place % c.ZONES
        if zone in (c.DECK, c.VOID_FACE_DOWN, c.SIDE_DECK) or (zone == c.HAND and place // c.ZONES != seat):
            found.extend(card for card in s.zones[place] if zone == c.DECK and s.known[card.number] >> seat & 1)
        else:
            found.extend(s.zones[place])
    return found


def cards_called(s: State, seat: int, words: str) -> list[Card]:
    """Which cards `words` may mean to `seat`: a name, perhaps with `#2` or `(expended)`."""
    words = words.strip()
    exact = [card for card in visible_cards(s, seat) if card.definition.name == words]
    if exact:
        return exact
    number = NUMBER.search(words)
    if number:
        name = words[: number.start()]
        return numbered(s, seat, name, int(number[1]) - 1)
    told = TELLS.search(words)
    if told:
        name = words[: told.start()]
        wanted = [part.strip() for part in told[1].split(",")]
        return [
            card
            for card in visible_cards(s, seat)
            if card.definition.name == name and all(is_told(s, card, part) for part in wanted)
        ]
    return []


def numbered(s: State, seat: int, name: str, index: int) -> list[Card]:
    """`Name #2`: the second of all in play, or the second of a player's; else the second that can be seen."""
    found: list[Card] = []
    visible = [card for card in visible_cards(s, seat) if card.definition.name == name]
    for card in visible:
        for everywhere in (True, False):
            same_name = namesakes(s, card, everywhere)
            if card in same_name and same_name.index(card) == index and card not in found:
                found.append(card)
    return found or visible[index : index + 1]


def is_told(s: State, card: Card, words: str) -> bool:
    """Whether a bracketed remark is true of a card."""
    r = in_play(s, card)
    if r is None:
        return False
    if words in ("expended", "ready"):
        return r.expended == (words == "expended")
    if words in ("token", "card"):
        return r.kind.token == (words == "token")
    if words.endswith(" damage"):
        return words == f"{r.damage} damage" or (words == "undamaged" and r.damage == 0)
    if words.endswith(" durability"):
        return words == f"{r.durability} durability"
    if words.endswith("'s"):
        return words[:-2] == player(s, r.controller)
    return words == f"{r.attack}/{r.health}"
