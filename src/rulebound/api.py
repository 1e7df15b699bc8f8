"""The public API: begin, resume and replay games; check decks. Everything else is built on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rulebound.games.luminous import ruleset as luminous
from rulebound.games.luminous.cardfile import CardFileError, PrintedCard, printed_card
from rulebound.games.luminous.deck import Breach
from rulebound.games.luminous.deck import check_deck as check_luminous_deck
from rulebound.games.luminous.decklist import Deck
from rulebound.games.luminous.library import card_set, deck_names
from rulebound.games.luminous.library import read_deck as read_luminous_deck
from rulebound.games.luminous.switches import Switches
from rulebound.kernel.errors import BadSave, IllegalMove, RuleboundError
from rulebound.kernel.game import Game, read_document, run_replay

__all__ = [
    "Breach", "Game", "IllegalMove", "RuleboundError", "check_deck", "deck_names", "load", "new_game", "read_deck",
    "replay",
]  # fmt: skip

GAMES = ("luminous",)
SEAT_NAMES = "ABCDEFGH"

AnyDeck = str | Path | Mapping[str, object]
AnySwitches = Mapping[str, str | int | bool]


class UnknownRuleset(RuleboundError):
    def __init__(self, name: str) -> None:
        super().__init__(f"there is no ruleset '{name}'. Rulesets: {', '.join(GAMES)}.")


class IllegalDeck(RuleboundError):
    """A deck that breaks rules: all of them are named."""

    def __init__(self, name: str, breaches: list[Breach]) -> None:
        self.breaches = breaches
        super().__init__(f"the deck {name} is not legal: " + "; ".join(str(breach) for breach in breaches))


def known(ruleset: str) -> None:
    if ruleset not in GAMES:
        raise UnknownRuleset(ruleset)


def printed(cards: Sequence[Mapping[str, object]]) -> dict[str, PrintedCard]:
    try:
        return {card.name: card for card in (printed_card(table, "", at) for at, table in enumerate(cards, 1))}
    except CardFileError as fault:
        raise RuleboundError(str(fault)) from fault


def new_game(
    ruleset: str = "luminous",
    decks: Sequence[AnyDeck] = ("emberfall", "tidewatch"),
    seed: int = 1,
    switches: AnySwitches | None = None,
    starter: int | None = None,
    names: Sequence[str] | None = None,
    cards: Sequence[Mapping[str, object]] = (),
) -> Game:
    """A new game, at its first decision. Decks by name, file, text or data; `cards` are further card tables.

    >>> game = new_game("luminous", decks=["emberfall", "tidewatch"], seed=7)
    >>> game.decision.options
    [keep this hand, mulligan 4 cards]
    """
    known(ruleset)
    pool = card_set() | printed(cards)
    given = dict(switches or {})
    read = [read_luminous_deck(deck) for deck in decks]
    switch = Switches(given)
    luminous.check_players(len(read), switch)
    for deck in read:
        breaches = check_luminous_deck(deck, pool, switch)
        if breaches:
            raise IllegalDeck(deck.name or deck.source, breaches)
    used = {name for deck in read for name in (*deck.favored, *deck.main, *deck.side)}
    setup: dict[str, Any] = {
        "decks": [deck.as_dict() for deck in read],
        "seed": seed,
        "starter": -1 if starter is None else starter,
    }
    tokens = [card for card in printed(cards).values() if card.type == "token"]
    chosen = [pool[name] for name in sorted(used)] + [card for card in tokens if card.name not in used]
    made = luminous.new_ruleset(list(names or SEAT_NAMES[: len(read)]), given, chosen)
    return begin(made, read, setup)


def begin(made: luminous.LuminousRuleset, decks: Sequence[Deck], setup: dict[str, Any]) -> Game:
    state = made.begin(decks, setup["seed"], setup["starter"])
    game = Game(made, state, setup)
    state.advance()
    return game


def load(text: str) -> Game:
    """Resume a saved game, in the middle of whatever was going on."""
    doc = read_document(text, "save")
    known(doc["ruleset"])
    if "state" not in doc:
        raise BadSave("this save has no position in it; is it a replay? Use rulebound.replay.")
    made = pinned_ruleset(doc)
    return Game(made, made.read(doc["state"]), {})


def replay(text: str) -> Game:
    """Play a recorded game again, comparing every position; a drift is an error that says where."""
    doc = read_document(text, "replay")
    known(doc["ruleset"])
    if "answers" not in doc or not doc.get("setup"):
        raise BadSave("this is no replay: it holds no set-up or no answers. A save is resumed with rulebound.load.")
    from rulebound.games.luminous.decklist import deck_of

    made = pinned_ruleset(doc)
    return run_replay(begin(made, [deck_of(deck) for deck in doc["setup"]["decks"]], doc["setup"]), doc)


def pinned_ruleset(doc: dict[str, Any]) -> luminous.LuminousRuleset:
    try:
        return luminous.from_pinned(doc["pinned"])
    except (KeyError, TypeError, ValueError, CardFileError) as fault:
        raise BadSave(f"the pinned cards of this document are damaged: {fault}") from fault


def read_deck(ruleset: str, deck: AnyDeck) -> dict[str, object]:
    """A deck as data, by name, file or text."""
    known(ruleset)
    return read_luminous_deck(deck).as_dict()


def check_deck(
    ruleset: str,
    deck: AnyDeck,
    cards: Sequence[Mapping[str, object]] = (),
    switches: AnySwitches | None = None,
) -> list[Breach]:
    """Every rule that a deck breaks, all at once."""
    known(ruleset)
    return check_luminous_deck(read_luminous_deck(deck), card_set() | printed(cards), Switches(dict(switches or {})))
