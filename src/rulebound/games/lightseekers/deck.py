"""What a deck may hold: every breach at once, each with its rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from rulebound.games.lightseekers.cardfile import PrintedCard
from rulebound.games.lightseekers.decklist import DRAFT, Deck
from rulebound.games.lightseekers.library import definition_of
from rulebound.games.lightseekers.switches import CURRENT, Switches
from rulebound.tabletop.decklists import Breach, UnknownCards, listing

COMBOS: Final = 5
ACTIONS: Final = 30
COPIES: Final = 3
DRAFT_CARDS: Final = 30
DRAFT_COMBOS: Final = 5
DRAFT_HEROES: Final = 2


@dataclass(frozen=True, slots=True)
class Listed:
    """A deck with its cards looked up."""

    deck: Deck
    cards: Mapping[str, PrintedCard]
    switches: Switches

    def heroes(self) -> list[PrintedCard]:
        return [self.cards[name] for name in self.deck.heroes if self.cards[name].is_hero]

    def count(self, type_: str) -> int:
        return sum(count for name, count in self.deck.main.items() if self.cards[name].type == type_)

    def rule(self, current: str, earlier: str) -> str:
        """The same rule in the words of the edition."""
        return current if self.switches.edition == CURRENT else earlier

    def wanted(self) -> tuple[int, int]:
        """[LS-2.1.1.3] [LS-F01] Combos and action cards; a hero's text changes the count of one type only."""
        combos, actions = COMBOS, ACTIONS
        for hero in self.heroes()[:1]:
            kind = definition_of(hero)
            combos = kind.deck_combos if kind.deck_combos >= 0 else combos
            actions = kind.deck_actions if kind.deck_actions >= 0 else actions
        return combos, actions + self.more_items()

    def more_items(self) -> int:
        """[LS-2.1.1.3] [LS-F01] By how many Items a hero's text makes the deck larger."""
        return sum(definition_of(hero).deck_items for hero in self.heroes()[:1])

    def items(self) -> int:
        return sum(count for name, count in self.deck.main.items() if self.cards[name].category == "Item")


def check_deck(deck: Deck, cards: Mapping[str, PrintedCard], switches: Switches) -> list[Breach]:
    """Every breach, in the order of the rules. A name that no card has is an error, not a breach.

    [LS-F03] Nothing forbids cards that the hero cannot use.
    """
    names = dict.fromkeys([*deck.heroes, *deck.main])
    unknown = [name for name in names if name not in cards]
    if unknown:
        raise UnknownCards(deck.source, unknown, list(cards))
    listed = Listed(deck, cards, switches)
    rules = DRAFT_RULES if deck.format == DRAFT else CONSTRUCTED_RULES
    return [breach for rule in rules for breach in rule(listed)]


def one_hero(listed: Listed) -> Iterator[Breach]:
    """[LS-2.1.1.1b] [LS1-2.1.2] Exactly one hero, which is no card of the draw deck."""
    rule = listed.rule("LS-2.1.1.1b", "LS1-2.1.2")
    if len(listed.deck.heroes) != 1:
        yield Breach(rule, f"{len(listed.deck.heroes)} heroes; a deck has exactly one")
    yield from no_heroes_inside(listed, rule)


def no_heroes_inside(listed: Listed, rule: str) -> Iterator[Breach]:
    for name in listed.deck.heroes:
        if not listed.cards[name].is_hero:
            yield Breach(rule, f"{name} is no hero and cannot lead a deck")
    for name in listed.deck.main:
        if listed.cards[name].is_hero:
            yield Breach(rule, f"{name} is a hero: it leads a deck and is none of its cards")


def stats(listed: Listed) -> Iterator[Breach]:
    """[LS-2.4.1.1c.1] Three Elements; [LS1-2.4.1.3] [LS-S30] in the earlier edition Orders may be among them."""
    for hero in listed.heroes():
        orders = [access.symbol for access in hero.access if access.is_order]
        if orders and not listed.switches.hero_stats_may_be_orders:
            yield Breach("LS-2.4.1.1c.1", f"{hero.name} has {listing(orders)} as a stat; a hero has three Elements")


def size(listed: Listed) -> Iterator[Breach]:
    """[LS-2.1.1.1a] [LS1-2.1.1] 36 cards in all, the hero counted; [LS-F01] a hero may change that."""
    count = sum(listed.deck.main.values()) + len(listed.deck.heroes)
    wanted = sum(listed.wanted()) + 1
    if count != wanted:
        rule = listed.rule("LS-2.1.1.1a", "LS1-2.1.1")
        yield Breach(rule, f"{count} cards with the hero; a deck has exactly {wanted}")


def combos(listed: Listed) -> Iterator[Breach]:
    """[LS-2.1.1.1c] [LS1-2.1.3] Exactly five combos, no two alike [LS-2.4.2.1a]."""
    rule = listed.rule("LS-2.1.1.1c", "LS1-2.1.3")
    count, wanted = listed.count("Combo"), listed.wanted()[0]
    if count != wanted:
        yield Breach(rule, f"{count} combos; the deck has exactly {wanted}")
        yield from changed_count(listed, wanted, COMBOS)
    for name, copies in listed.deck.main.items():
        if listed.cards[name].is_combo and copies > 1:
            yield Breach(rule, f"{copies} copies of the combo {name}; no two combos are alike")
            if listed.switches.edition == CURRENT:
                yield Breach("LS-2.4.2.1a", f"{copies} copies of the combo {name}")


def actions(listed: Listed) -> Iterator[Breach]:
    """[LS-2.1.1.1d] [LS1-2.1.4] Exactly thirty action cards."""
    count, wanted = listed.count("Action"), listed.wanted()[1]
    if count != wanted:
        yield Breach(listed.rule("LS-2.1.1.1d", "LS1-2.1.4"), f"{count} action cards; the deck has exactly {wanted}")
        yield from changed_count(listed, wanted, ACTIONS)
    if listed.items() < listed.more_items():
        rule = listed.rule("LS-2.1.1.3", "LS1-2.1.1.1")
        yield Breach(rule, f"{listed.items()} Items; {listed.more_items()} cards of this deck must be Items")


def changed_count(listed: Listed, wanted: int, usual: int) -> Iterator[Breach]:
    if wanted != usual:
        hero = listed.heroes()[0].name
        rule = listed.rule("LS-2.1.1.3", "LS1-2.1.1.1")
        yield Breach(rule, f"{hero} changes this count to {wanted}, and no other")


def copies(listed: Listed) -> Iterator[Breach]:
    """[LS-2.1.1.1e] [LS1-2.1.5] [LS-2.4.3.2a] At most three copies of an action card, [LS-F02] counted by name."""
    for name, count in listed.deck.main.items():
        if listed.cards[name].is_action_card and count > COPIES:
            yield Breach(listed.rule("LS-2.1.1.1e", "LS1-2.1.5"), f"{count} copies of {name}; at most {COPIES}")
            if listed.switches.edition == CURRENT:
                yield Breach("LS-2.4.3.2a", f"{count} copies of {name}")


# ---- draft [LS-2.1.2.1a] … [LS-2.1.2.1e]
def draft_exists(listed: Listed) -> Iterator[Breach]:
    """[LS-S31] The earlier edition knows constructed decks only."""
    if not listed.switches.with_draft:
        yield Breach("LS-S31", "this edition has constructed decks only")


def draft_heroes(listed: Listed) -> Iterator[Breach]:
    """[LS-2.1.2.1b] Up to two heroes, kept apart; [LS-G61] at least one."""
    count = len(listed.deck.heroes)
    if count > DRAFT_HEROES:
        yield Breach("LS-2.1.2.1b", f"{count} heroes; a draft deck has one or two")
    if count == 0:
        yield Breach("LS-G61", "no hero; a draft deck has one or two")
    yield from no_heroes_inside(listed, "LS-2.1.2.1b")


def draft_size(listed: Listed) -> Iterator[Breach]:
    """[LS-2.1.2.1c] Thirty action cards and combos; [LS-2.1.2.1a] with the heroes 31 or 32. [LS-2.1.2.1e] Copies are
    free."""
    count = sum(listed.deck.main.values())
    if count != DRAFT_CARDS:
        yield Breach("LS-2.1.2.1c", f"{count} action cards and combos; a draft deck has exactly {DRAFT_CARDS}")
        total = count + len(listed.deck.heroes)
        if not DRAFT_CARDS <= total <= DRAFT_CARDS + DRAFT_HEROES:
            yield Breach("LS-2.1.2.1a", f"{total} cards with the heroes; a draft deck has 30 to 32")


def draft_combos(listed: Listed) -> Iterator[Breach]:
    """[LS-2.1.2.1d] No more than five combos."""
    count = listed.count("Combo")
    if count > DRAFT_COMBOS:
        yield Breach("LS-2.1.2.1d", f"{count} combos; a draft deck has at most {DRAFT_COMBOS}")


DeckRule = Callable[[Listed], Iterator[Breach]]
CONSTRUCTED_RULES: Final[list[DeckRule]] = [one_hero, stats, size, combos, actions, copies]
DRAFT_RULES: Final[list[DeckRule]] = [draft_exists, draft_heroes, stats, draft_size, draft_combos]
