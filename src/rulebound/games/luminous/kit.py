"""Luminous as the public API uses it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rulebound.games.luminous.cardface import face
from rulebound.games.luminous.cardfile import CardTable, PrintedCard
from rulebound.games.luminous.deck import check_deck
from rulebound.games.luminous.decklist import Deck, deck_of
from rulebound.games.luminous.library import card_set, deck_names, read_deck
from rulebound.games.luminous.position import LuminousPosition
from rulebound.games.luminous.ruleset import LuminousRuleset, check_players, from_pinned, new_ruleset
from rulebound.games.luminous.switches import Switches
from rulebound.games.luminous.writing import described
from rulebound.kernel.chance import Seed
from rulebound.kernel.errors import BadSave
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.state import State
from rulebound.tabletop.cardfaces import CardFace
from rulebound.tabletop.cardfiles import CardFileError
from rulebound.tabletop.decklists import Breach, IllegalDeck
from rulebound.tabletop.kits import SEAT_NAMES, AnyDeck, AnySwitches, CardTables, Kit, Start
from rulebound.tabletop.positions import Position

if TYPE_CHECKING:
    from rulebound.games.luminous.cardcheck import LuminousCheck


def must_be_legal(deck: Deck, pool: Mapping[str, PrintedCard], switches: Switches) -> None:
    breaches = check_deck(deck, pool, switches)
    if breaches:
        raise IllegalDeck(deck.name or deck.source, breaches)


class LuminousKit(Kit):
    leader = "favored"
    loser_begins = "LU-setup.3b"

    def card_set(self) -> list[CardFace]:
        return [face(card) for card in card_set().values()]

    def card_faces(self, tables: CardTables) -> list[CardFace]:
        return [face(card) for card in CardTable.by_name(tables).values()]

    def card_check(self) -> LuminousCheck:
        # The reading side is loaded for whoever reads cards: a command that needs none does not wait for it.
        from rulebound.games.luminous.cardcheck import LuminousCheck

        return LuminousCheck()

    def deck_names(self) -> list[str]:
        return list(deck_names())

    def usual_decks(self) -> list[str]:
        return ["emberfall", "tidewatch"]

    def read_deck(self, deck: AnyDeck) -> dict[str, object]:
        return read_deck(deck).as_dict()

    def check_deck(self, deck: AnyDeck, cards: CardTables, switches: AnySwitches) -> list[Breach]:
        return check_deck(read_deck(deck), card_set() | CardTable.by_name(cards), Switches(dict(switches)))

    def new(
        self,
        decks: Sequence[AnyDeck],
        seed: Seed,
        switches: AnySwitches,
        starter: int | None,
        names: Sequence[str] | None,
        cards: CardTables,
    ) -> Start:
        further = CardTable.by_name(cards)
        pool = card_set() | further
        given = dict(switches)
        read = [read_deck(deck) for deck in decks]
        switch = Switches(given)
        check_players(len(read), switch)
        for deck in read:
            must_be_legal(deck, pool, switch)
        used = {name for deck in read for name in (*deck.favored, *deck.main, *deck.side)}
        setup: dict[str, Any] = {
            "decks": [deck.as_dict() for deck in read],
            "seed": seed,
            "starter": -1 if starter is None else starter,
        }
        # All cards that were given are known to all, so that no refusal tells which of them a deck holds.
        chosen = [pool[name] for name in sorted(used | set(further))]
        made = new_ruleset(list(names or SEAT_NAMES[: len(read)]), given, chosen)
        return Start(made, made.begin(read, seed, setup["starter"]), setup)

    def from_pinned(self, pinned: dict[str, Any]) -> Ruleset:
        try:
            return from_pinned(pinned)
        except CardFileError as fault:
            raise BadSave(f"the pinned cards of this document are damaged: {fault}") from fault

    def begin_again(self, made: Ruleset, setup: dict[str, Any]) -> State:
        assert isinstance(made, LuminousRuleset)
        decks = [deck_of(deck) for deck in setup["decks"]]
        for deck in decks:
            must_be_legal(deck, {card.name: card for card in made.cards}, made.rules.switches)
        return made.begin(decks, setup["seed"], setup["starter"])

    def described(self, made: Ruleset, s: State) -> dict[str, Any]:
        assert isinstance(made, LuminousRuleset)
        return described(made, s)

    def position(self, doc: dict[str, Any]) -> Position[Any]:
        return LuminousPosition(doc)

    def switches_for(self, players: int) -> dict[str, str | int | bool]:
        return {"players": players} if players > 2 else {}

    def opener(self, players: int = 2) -> Callable[[int], State]:
        decks = [read_deck(name) for name in deck_names()]
        used = sorted({name for deck in decks for name in (*deck.favored, *deck.main)})
        made = new_ruleset(list(SEAT_NAMES[:players]), self.switches_for(players), [card_set()[name] for name in used])

        def begin(number: int) -> State:
            state = made.begin([decks[(number + seat) % len(decks)] for seat in range(players)], number, -1)
            state.advance()
            return state

        return begin


def kit(ruleset: str) -> Kit:
    return LuminousKit(ruleset)
