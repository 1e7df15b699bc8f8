"""The public API: begin, resume and replay games; check decks. Everything else is built on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulebound.games.decklists import Breach, IllegalDeck
from rulebound.games.kits import PLAYABLE, SEAT_NAMES, AnyDeck, AnySwitches, Kit, UnknownRuleset, kit_of
from rulebound.kernel.chance import Seed, fresh_seed
from rulebound.kernel.errors import BadSave, IllegalMove, RuleboundError
from rulebound.kernel.game import Game
from rulebound.kernel.replays import check_replay, read_document, run_replay
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.state import State

__all__ = [
    "Breach", "Game", "IllegalDeck", "IllegalMove", "RuleboundError", "UnknownRuleset", "check_deck", "deck_names",
    "load", "new_draft", "new_game", "read_deck", "replay",
]  # fmt: skip

GAMES = tuple(PLAYABLE)


def known(ruleset: str) -> None:
    if ruleset not in PLAYABLE:
        raise UnknownRuleset(ruleset)


def new_game(
    ruleset: str = "luminous",
    decks: Sequence[AnyDeck] | None = None,
    seed: Seed | None = None,
    switches: AnySwitches | None = None,
    starter: int | None = None,
    names: Sequence[str] | None = None,
    cards: Sequence[Mapping[str, object]] = (),
) -> Game:
    """A new game, at its first decision. Decks by name, file, text or data; `cards` are further card tables.

    A seed (a number or a text) gives the same game again; without one it comes from the operating system.

    >>> game = new_game("luminous", decks=["emberfall", "tidewatch"], seed=7)
    >>> game.decision.options
    [keep this hand, mulligan 4 cards]
    """
    kit = kit_of(ruleset)
    chosen = kit.usual_decks() if decks is None else decks
    check_seats(len(chosen), starter, names)
    start = kit.new(chosen, fresh_seed() if seed is None else seed, dict(switches or {}), starter, names, cards)
    return begun(start.ruleset, start.state, start.setup)


def check_seats(count: int, starter: int | None, names: Sequence[str] | None) -> None:
    if count > len(SEAT_NAMES):
        raise RuleboundError(f"{count} decks: at most {len(SEAT_NAMES)} players sit at a table")
    if starter is not None and not 0 <= starter < count:
        raise RuleboundError(f"starter = {starter}: the seats of {count} players are 0 to {count - 1}")
    if names is not None and len(names) != count:
        raise RuleboundError(f"{len(names)} names for {count} decks: every deck has one player")


def begun(made: Ruleset, state: State, setup: dict[str, Any]) -> Game:
    game = Game(made, state, setup)
    state.advance()
    return game


def new_draft(
    ruleset: str,
    players: int = 2,
    seed: Seed | None = None,
    switches: AnySwitches | None = None,
    names: Sequence[str] | None = None,
    settings: Mapping[str, int] | None = None,
) -> Any:
    """A draft: `decisions` of all seats at once, `decide(label, seat)`, `choice(seat)` as a plain bot answers.

    When it is `over`, the `as_dict()` of its `decks` are what `new_game` takes.
    """
    given = fresh_seed() if seed is None else seed
    return kit_of(ruleset).draft(players, given, dict(switches or {}), names, dict(settings or {}))


def load(text: str) -> Game:
    """Resume a saved game, in the middle of whatever was going on."""
    doc = read_document(text, "save")
    kit = kit_of(doc["ruleset"])
    if "state" not in doc:
        raise BadSave("this save has no position in it; is it a replay? Use rulebound.replay.")
    made = pinned_ruleset(kit, doc)
    return Game(made, made.read(doc["state"]), {})


def replay(text: str) -> Game:
    """Play a recorded game again, comparing every position; a drift is an error that says where."""
    doc = read_document(text, "replay")
    kit = kit_of(doc["ruleset"])
    check_replay(doc)
    made = pinned_ruleset(kit, doc)
    try:
        state = kit.begin_again(made, doc["setup"])
    except (KeyError, TypeError, ValueError) as fault:
        raise BadSave(f"the set-up of this replay is damaged: {fault!r}. Take another.") from fault
    return run_replay(begun(made, state, doc["setup"]), doc)


def pinned_ruleset(kit: Kit, doc: dict[str, Any]) -> Ruleset:
    try:
        return kit.from_pinned(doc["pinned"])
    except (KeyError, TypeError, ValueError) as fault:
        raise BadSave(f"the pinned cards of this document are damaged: {fault}") from fault


def deck_names(ruleset: str = "luminous") -> list[str]:
    """The decks that come with a game."""
    return kit_of(ruleset).deck_names()


def read_deck(ruleset: str, deck: AnyDeck) -> dict[str, object]:
    """A deck as data, by name, file or text."""
    return kit_of(ruleset).read_deck(deck)


def check_deck(
    ruleset: str,
    deck: AnyDeck,
    cards: Sequence[Mapping[str, object]] = (),
    switches: AnySwitches | None = None,
) -> list[Breach]:
    """Every rule that a deck breaks, all at once."""
    return kit_of(ruleset).check_deck(deck, cards, dict(switches or {}))
