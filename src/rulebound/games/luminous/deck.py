"""What a deck may hold: every breach at once, each with its rule.

How a deck is written is in `decklist.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from rulebound.games.luminous.cardfile import PrintedCard
from rulebound.games.luminous.decklist import FULL_PILE, Deck
from rulebound.games.luminous.switches import Switches
from rulebound.tabletop.decklists import Breach, UnknownCards, listing

WANDERERS: Final = "Wanderers"
BLOOM: Final = "Luminous Bloom"
COPIES: Final = 3
UNIQUES: Final = 3


@dataclass(frozen=True, slots=True)
class Listed:
    """A deck with its cards looked up; what the rules bring (basic orbs, the Bloom) is kept apart."""

    deck: Deck
    cards: Mapping[str, PrintedCard]
    switches: Switches
    everywhere: Mapping[str, int]
    """Copies over main deck and side deck together."""

    def leaders(self) -> list[PrintedCard]:
        return [self.cards[name] for name in self.deck.favored if name in self.cards]

    def main(self) -> list[tuple[PrintedCard, int]]:
        """Cards of the main deck that could belong in one."""
        return [(self.cards[name], count) for name, count in self.deck.main.items() if self.belongs(name)]

    def belongs(self, name: str) -> bool:
        return name in self.cards and self.cards[name].type not in ("favored", "token")


def check_deck(deck: Deck, cards: Mapping[str, PrintedCard], switches: Switches) -> list[Breach]:
    """Every breach, in the order of the rules. A name that no card has is an error, not a breach."""
    brought = {*FULL_PILE, BLOOM}
    names = [*deck.favored, *deck.main, *deck.side, *deck.orbs]
    unknown = [name for name in dict.fromkeys(names) if name not in cards and name not in brought]
    if unknown:
        raise UnknownCards(deck.source, unknown, [*cards, *sorted(brought)])
    more = {name: deck.main.get(name, 0) + count for name, count in deck.side.items()}
    listed = Listed(deck, cards, switches, {**deck.main, **more})
    return [breach for rule in RULES for breach in rule(listed)]


def one_favored(listed: Listed) -> Iterator[Breach]:
    """[LU-deck.1] Exactly one favored leads the deck and is not among its cards."""
    favored = listed.deck.favored
    if not favored:
        yield Breach("LU-deck.1", "no favored; a deck has exactly one")
    elif len(favored) > 1:
        yield Breach("LU-deck.1", f"{len(favored)} favored ({listing(favored)}); a deck has exactly one")
    for name in favored:
        kind = type_of(listed, name)
        if kind != "favored":
            yield Breach("LU-deck.1", f"{name} is a {kind}, no favored, and cannot lead a deck")
    for name in listed.everywhere:
        if type_of(listed, name) == "favored":
            yield Breach("LU-deck.1", f"{name} is a favored: it leads a deck and is none of its cards")


def size(listed: Listed) -> Iterator[Breach]:
    """[LU-deck.2] Exactly fifty cards."""
    count, wanted = sum(listed.deck.main.values()), listed.switches.main_deck_size
    if count != wanted:
        yield Breach("LU-deck.2", f"{count} cards in the main deck; it has exactly {wanted}")


def factions(listed: Listed) -> Iterator[Breach]:
    """[LU-deck.3a] The favored's faction and the Wanderers; for Wanderers [LU-deck.3b] one faction of choice.

    [LU-deck.3c] Neither half has to be there. Non-basic orbs are no exception [LU-deck.11].
    """
    for leader in listed.leaders()[:1]:
        if leader.faction == WANDERERS:
            yield from second_faction(listed)
        else:
            if listed.deck.second_faction not in (None, "", leader.faction, WANDERERS):
                yield Breach(
                    "LU-deck.3a",
                    f"second faction {listed.deck.second_faction}: only a Wanderers favored takes one, "
                    f"{leader.name} is {leader.faction}",
                )
            yield from strangers(listed, "LU-deck.3a", [leader.faction, WANDERERS])


def second_faction(listed: Listed) -> Iterator[Breach]:
    chosen = listed.deck.second_faction
    if chosen is not None:
        allowed = [WANDERERS, chosen] if chosen not in ("", WANDERERS) else [WANDERERS]
        yield from strangers(listed, "LU-deck.3b", allowed)
        return
    others = sorted({card.faction for card, _ in listed.main()} - {WANDERERS})
    if len(others) > 1:
        message = f"cards of {listing(others)}; a Wanderers favored takes Wanderers and one other faction"
        yield Breach("LU-deck.3b", message)


def strangers(listed: Listed, rule: str, allowed: list[str]) -> Iterator[Breach]:
    for card, _ in listed.main():
        if card.faction not in allowed:
            verb = "are" if len(allowed) > 1 else "is"
            message = f"{card.name} is {card.faction}, allowed {verb} {listing(allowed)}"
            yield from also_for_orbs(card, Breach(rule, message))


def copies(listed: Listed) -> Iterator[Breach]:
    """[LU-deck.4] Three cards of one name, [LU-deck.5] main deck and side deck together."""
    for name, count in listed.everywhere.items():
        if not listed.belongs(name):
            continue
        main, side = listed.deck.main.get(name, 0), listed.deck.side.get(name, 0)
        if main > COPIES:
            yield from also_for_orbs(listed.cards[name], Breach("LU-deck.4", f"{main} copies of {name}"))
        if side and count > COPIES:
            message = f"{count} copies of {name}, {main} in the main deck and {side} in the side deck"
            yield from also_for_orbs(listed.cards[name], Breach("LU-deck.5", message))


def uniques(listed: Listed) -> Iterator[Breach]:
    """[LU-deck.6] One copy of a unique card, [LU-deck.7] three unique cards in all.

    The one copy holds over both decks, the three for the main deck as it is played.
    """
    for name, count in listed.everywhere.items():
        if listed.belongs(name) and listed.cards[name].unique and count > 1:
            breach = Breach("LU-deck.6", f"{count} copies of {name}, which is unique")
            yield from also_for_orbs(listed.cards[name], breach)
    found = [(card.name, count) for card, count in listed.main() if card.unique]
    total = sum(count for _, count in found)
    if total > UNIQUES:
        names = listing([name for name, _ in found])
        yield Breach("LU-deck.7", f"{total} unique cards ({names}); a deck has at most {UNIQUES}")


def orb_pile(listed: Listed) -> Iterator[Breach]:
    """[LU-deck.8] Six basic orbs of each colour."""
    pile = {colour: listed.deck.orbs.get(colour, 0) for colour in FULL_PILE}
    if pile != FULL_PILE or sum(listed.deck.orbs.values()) != sum(FULL_PILE.values()):
        have = ", ".join(f"{count} {name}" for name, count in (pile | dict(listed.deck.orbs)).items())
        yield Breach("LU-deck.8", f"an orb pile of {have}; it has 6 Orange, 6 Green and 6 Purple")


def orbs_in_their_place(listed: Listed) -> Iterator[Breach]:
    """[LU-deck.9] Basic orbs lie in the orb pile, non-basic ones in the main deck."""
    for name in listed.everywhere:
        if name in FULL_PILE:
            yield Breach("LU-deck.9", f"{name} is a basic orb and belongs in the orb pile, not in the deck")
    for name in listed.deck.orbs:
        if name not in FULL_PILE:
            kind = type_of(listed, name)
            yield Breach("LU-deck.9", f"{name} is a {kind} and has no place in the orb pile")


def tokens(listed: Listed) -> Iterator[Breach]:
    """[LU-deck.10] Tokens are part of no deck."""
    for name in dict.fromkeys([*listed.everywhere, *listed.deck.orbs]):
        if type_of(listed, name) == "token":
            yield Breach("LU-deck.10", f"{name} is a token and can be part of no deck")


def side_deck(listed: Listed) -> Iterator[Breach]:
    """[LU-match.2] A side deck exists only where the match has one."""
    count, most = sum(listed.deck.side.values()), listed.switches.side_deck_max
    if count > most:
        limit = f"it may have {most}" if most else "there is none unless the match allows it (side_deck_max)"
        yield Breach("LU-match.2", f"{count} cards in the side deck; {limit}")


RULES: Final[list[Callable[[Listed], Iterator[Breach]]]] = [
    one_favored, size, factions, copies, uniques, orb_pile, orbs_in_their_place, tokens, side_deck,
]  # fmt: skip


def also_for_orbs(card: PrintedCard, breach: Breach) -> Iterator[Breach]:
    """[LU-deck.11] Non-basic orbs obey the limits of other cards: theirs breaks that rule as well."""
    yield breach
    if card.type == "orb":
        yield Breach("LU-deck.11", f"{breach.message}; a non-basic orb is a card of the main deck")


def type_of(listed: Listed, name: str) -> str:
    if name in listed.cards:
        kind = listed.cards[name].type
        return "non-basic orb" if kind == "orb" else kind
    return "token" if name == BLOOM else "basic orb"
