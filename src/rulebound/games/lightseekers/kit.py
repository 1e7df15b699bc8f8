"""Lightseekers, in either edition, as the public API uses it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rulebound.games.lightseekers.cardface import face
from rulebound.games.lightseekers.cardfile import CardTable, PrintedCard
from rulebound.games.lightseekers.deck import check_deck
from rulebound.games.lightseekers.decklist import Deck, deck_of
from rulebound.games.lightseekers.draft import LightseekersDraft, Settings
from rulebound.games.lightseekers.library import card_set, deck_names, read_deck
from rulebound.games.lightseekers.position import LightseekersPosition
from rulebound.games.lightseekers.ruleset import LightseekersRuleset, check_players, from_pinned
from rulebound.games.lightseekers.switches import RULESETS, Switches
from rulebound.games.lightseekers.writing import described
from rulebound.kernel.chance import Chance, Seed, branch, key_of
from rulebound.kernel.errors import BadSave, RuleboundError
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.state import State
from rulebound.tabletop.cardfaces import CardFace
from rulebound.tabletop.cardfiles import CardFileError
from rulebound.tabletop.decklists import Breach, IllegalDeck
from rulebound.tabletop.kits import SEAT_NAMES, AnyDeck, AnySwitches, CardTables, Kit, Start
from rulebound.tabletop.positions import Position

if TYPE_CHECKING:
    from rulebound.games.lightseekers.cardcheck import LightseekersCheck


def seating(count: int, seed: Seed) -> list[int]:
    """[LS-3.3.2] [LS1-3.1.1] With more than two players the seats are drawn at random: who sits where."""
    return Chance(branch(key_of(seed), "seating")).shuffled(count) if count > 2 else list(range(count))


def must_be_legal(deck: Deck, pool: Mapping[str, PrintedCard], switches: Switches) -> None:
    breaches = check_deck(deck, pool, switches)
    if breaches:
        raise IllegalDeck(deck.name or deck.source, breaches)


class LightseekersKit(Kit):
    leader = "hero"

    def switches(self, given: AnySwitches) -> Switches:
        return Switches(dict(given), RULESETS[self.ruleset])

    def card_set(self) -> list[CardFace]:
        return [face(card) for card in card_set().values()]

    def card_faces(self, tables: CardTables) -> list[CardFace]:
        return [face(card) for card in CardTable.by_name(tables).values()]

    def card_check(self) -> LightseekersCheck:
        # The reading side is loaded for whoever reads cards: a command that needs none does not wait for it.
        from rulebound.games.lightseekers.cardcheck import LightseekersCheck

        return LightseekersCheck()

    def deck_names(self) -> list[str]:
        return list(deck_names())

    def usual_decks(self) -> list[str]:
        return ["forgeworks", "open-graves"]

    def read_deck(self, deck: AnyDeck) -> dict[str, object]:
        return read_deck(deck).as_dict()

    def check_deck(self, deck: AnyDeck, cards: CardTables, switches: AnySwitches) -> list[Breach]:
        return check_deck(read_deck(deck), card_set() | CardTable.by_name(cards), self.switches(switches))

    def new(
        self,
        decks: Sequence[AnyDeck],
        seed: Seed,
        switches: AnySwitches,
        starter: int | None,
        names: Sequence[str] | None,
        cards: CardTables,
    ) -> Start:
        """[LS-2.1.1.2] Every player brings a deck of their own. A given first player keeps the seats as given."""
        further = CardTable.by_name(cards)
        pool = card_set() | further
        read = [read_deck(deck) for deck in decks]
        switch = self.switches(switches)
        check_players(len(read), switch)
        for deck in read:
            must_be_legal(deck, pool, switch)
        called = list(names or SEAT_NAMES[: len(read)])
        if starter is None:
            order = seating(len(read), seed)
            read, called = [read[at] for at in order], [called[at] for at in order]
        # All cards that were given are known to all, so that no refusal tells which of them a deck holds.
        used = {name for deck in read for name in (*deck.heroes, *deck.main)} | set(further)
        setup: dict[str, Any] = {
            "decks": [deck.as_dict() for deck in read],
            "seed": seed,
            "starter": -1 if starter is None else starter,
        }
        made = LightseekersRuleset(self.ruleset, called, dict(switches), [pool[name] for name in sorted(used)])
        return Start(made, made.begin(read, seed, setup["starter"]), setup)

    def draft(
        self, players: int, seed: Seed, switches: AnySwitches, names: Sequence[str] | None, settings: Mapping[str, int]
    ) -> LightseekersDraft:
        """[LS-G61] A draft of the set."""
        switch = self.switches(switches)
        check_players(players, switch)
        called = list(names or SEAT_NAMES[:players])
        unknown = [name for name in settings if name not in Settings.__dataclass_fields__]
        if unknown:
            known = ", ".join(Settings.__dataclass_fields__)
            raise RuleboundError(f"a draft has no setting '{unknown[0]}'; it has {known}")
        return LightseekersDraft(card_set(), called, seed, switch, Settings(**settings))

    def from_pinned(self, pinned: dict[str, Any]) -> Ruleset:
        try:
            return from_pinned(self.ruleset, pinned)
        except CardFileError as fault:
            raise BadSave(f"the pinned cards of this document are damaged: {fault}") from fault

    def begin_again(self, made: Ruleset, setup: dict[str, Any]) -> State:
        assert isinstance(made, LightseekersRuleset)
        decks: list[Deck] = [deck_of(deck) for deck in setup["decks"]]
        for deck in decks:
            must_be_legal(deck, {card.name: card for card in made.cards}, made.rules.switches)
        return made.begin(decks, setup["seed"], setup["starter"])

    def described(self, made: Ruleset, s: State) -> dict[str, Any]:
        assert isinstance(made, LightseekersRuleset)
        return described(made, s)

    def position(self, doc: dict[str, Any]) -> Position[Any]:
        return LightseekersPosition(self.ruleset, doc)

    def opener(self, players: int = 2) -> Callable[[int], State]:
        decks = [read_deck(name) for name in deck_names()]
        used = sorted({name for deck in decks for name in (*deck.heroes, *deck.main)})
        made = LightseekersRuleset(
            self.ruleset, list(SEAT_NAMES[:players]), {}, [card_set()[name] for name in used]
        )

        def begin(number: int) -> State:
            state = made.begin([decks[(number + seat) % len(decks)] for seat in range(players)], number, -1)
            state.advance()
            return state

        return begin


def kit(ruleset: str) -> Kit:
    return LightseekersKit(ruleset)
