"""How cards and players are called, and which cards a name may mean."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.record import InPlay, in_play
from rulebound.games.luminous.rules import controller_of
from rulebound.games.luminous.values import attack_of, cards_in_play, health_of
from rulebound.kernel.play import Card, State
from rulebound.tabletop.names import Tongue, player


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


def called(s: State, card: Card, to: int, everywhere: bool = False) -> str:
    """A card's name, with what tells it from its namesakes, which all can see: those of its controller, or all in
    play."""
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


def called_anywhere(s: State, card: Card, to: int) -> str:
    return called(s, card, to, True)


class LuminousTongue(Tongue):
    def visible(self, s: State, seat: int) -> list[Card]:
        """All cards in public zones, and the own hand."""
        found: list[Card] = []
        for place in range(len(s.zones)):
            zone = place % c.ZONES
            if zone in (c.DECK, c.VOID_FACE_DOWN, c.SIDE_DECK) or (zone == c.HAND and place // c.ZONES != seat):
                found.extend(card for card in s.zones[place] if zone == c.DECK and s.known[card.number] >> seat & 1)
            else:
                found.extend(s.zones[place])
        return found

    def is_so(self, s: State, card: Card, remark: str) -> bool:
        return all(is_told(s, card, part) for part in remark.split(", "))

    def state_of(self, s: State, card: Card) -> list[str]:
        r = in_play(s, card)
        if r is None:
            return []
        found = [f"{attack_of(s, r)}/{health_of(s, r)}"] if r.kind.unit else []
        found += [f"{r.damage} damage"] if r.damage else []
        found += [f"{r.durability} durability"] if r.kind.relic else []
        return [*found, "expended"] if r.expended else found

    def numbered(self, s: State, cards: list[Card], number: int) -> list[Card]:
        """The second of all in play, or the second of a player's; else the second that can be seen."""
        found: list[Card] = []
        for card in cards:
            for everywhere in (True, False):
                same_name = namesakes(s, card, everywhere)
                if card in same_name and same_name.index(card) == number - 1 and card not in found:
                    found.append(card)
        return found or cards[number - 1 : number]

    def of_player(self, s: State, cards: list[Card], seat: int) -> list[Card]:
        return []  # nothing is said so in this game


TONGUE = LuminousTongue()



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
        return words == f"{r.damage} damage"
    if words.endswith(" durability"):
        return words == f"{r.durability} durability"
    if words.endswith("'s"):
        return words[:-2] == player(s, r.controller)
    return words == f"{r.attack}/{r.health}"
