"""The public API: begin, resume and replay games; rules, cards and decks. Everything else is built on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from rulebound.kernel.arguments import must_be_int
from rulebound.kernel.chance import Seed, fresh_seed
from rulebound.kernel.errors import BadArgument, BadSave, IllegalMove, RuleboundError
from rulebound.kernel.game import Game
from rulebound.kernel.histories import History
from rulebound.kernel.loading import load_state
from rulebound.kernel.replays import check_replay, check_save, read_document, run_replay
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.saves import canonical, write_state
from rulebound.kernel.state import State
from rulebound.tabletop import rooms
from rulebound.tabletop.decklists import Breach, DeckError, IllegalDeck
from rulebound.tabletop.drafts import Draft
from rulebound.tabletop.guides import Guide
from rulebound.tabletop.guides import guide_of as read_guide
from rulebound.tabletop.kits import (
    SEAT_NAMES,
    AnyDeck,
    AnySwitches,
    CardTables,
    Kit,
    kit_of,
    room_of,
)
from rulebound.tabletop.readings import AbilityReading, CardReading
from rulebound.tabletop.readings import read_card as reading_of
from rulebound.tabletop.rooms import UnknownRuleset, add_games, home_of
from rulebound.tabletop.rulebook import SHARED, Rule, Switch, UnknownRule, load_rulebook, rulebooks
from rulebound.tabletop.sessions import resumed

__all__ = [
    "AbilityReading", "Breach", "CardReading", "DeckError", "Draft", "Game", "Guide", "IllegalDeck", "IllegalMove",
    "Rule", "RuleboundError", "Switch", "UnknownRule", "UnknownRuleset", "add_games", "cards_of", "check_deck",
    "deck_names", "guide_of", "load", "load_draft", "new_draft", "new_game", "read_card", "read_deck", "replay", "rule",
    "rulesets", "rules_of", "switches_of",
]  # fmt: skip

LARGEST_SEED = 1 << 256
MOST_OF_A_SEED = 1_000
MOST_OF_A_NAME = 100
MOST_OF_A_SETTING = 1_000


def known(ruleset: str) -> None:
    must_be_text("ruleset", ruleset)
    home_of(ruleset)


def rulesets() -> list[str]:
    """The rulesets that can be played.

    >>> rulesets()[0]
    'luminous'
    """
    return rooms.rulesets()


def rule(rule_id: str, ruleset: str | None = None) -> Rule:
    """A rule by its id, in whichever rulebook it stands.

    >>> rule("LU-orb.1").statement != ""
    True
    """
    must_be_text("rule_id", rule_id)
    if ruleset is not None:
        if ruleset not in SHARED:
            known(ruleset)
        return load_rulebook(ruleset).rule(rule_id)
    books = [load_rulebook(each) for each in rulebooks()]
    for book in books:
        if rule_id in book:
            return book.rule(rule_id)
    ids = sorted({each.id for book in books for each in book})
    raise UnknownRule(" or ".join(rulebooks()), rule_id, get_close_matches(rule_id, ids, 2))


def rules_of(ruleset: str) -> list[Rule]:
    """Every statement of a rulebook, in its order.

    >>> rules_of("luminous")[0].id
    'LU-card.1'
    """
    known(ruleset)
    return list(load_rulebook(ruleset))


def guide_of(ruleset: str) -> Guide:
    """How to play a game: its aim, a few paragraphs, and what the words on its cards mean."""
    known(ruleset)
    return read_guide(ruleset)


def cards_of(ruleset: str) -> list[dict[str, object]]:
    """The cards that come with a game, as tables of what is printed on them."""
    known(ruleset)
    return [dict(card.table) for card in kit_of(ruleset).card_set()]


def switches_of(ruleset: str) -> list[Switch]:
    """Where a ruleset can be played in several ways: name, default, values, and the gap that it decides.

    >>> [switch.name for switch in switches_of("luminous")][:2]
    ['players', 'empty_draw']
    """
    known(ruleset)
    return list(load_rulebook(ruleset).switches)


def new_game(
    ruleset: str = "luminous",
    decks: Sequence[AnyDeck] | None = None,
    seed: Seed | None = None,
    switches: AnySwitches | None = None,
    starter: int | None = None,
    names: Sequence[str] | None = None,
    cards: CardTables = (),
    players: int | None = None,
) -> Game:
    """A new game, at its first decision. Decks by name, file, text or data; `cards` are further card tables.

    `players` says how many play, and sets the switches without which so many cannot; a game without decks is for two
    if nothing is said.

    A seed (a number or a text) gives the same game again; without one it comes from the operating system.

    >>> game = new_game("luminous", decks=["emberfall", "tidewatch"], seed=7)
    >>> game.decision.options
    [keep this hand, mulligan 4 cards]
    """
    known(ruleset)
    kit = kit_of(ruleset)
    must_be_seed(seed)
    given = fresh_seed() if seed is None else seed
    if players is not None:
        must_be_int("players", players)
        if not 1 <= players <= len(SEAT_NAMES):
            raise BadArgument("players", players, f"1 to {len(SEAT_NAMES)} players sit at a table")
    chosen_switches = ({} if players is None else kit.switches_for(players)) | checked_switches(switches)
    if decks is None and not kit.deck_names():
        count = 2 if players is None else players
        check_seats(count, starter, names)
        begin = kit.new_without_decks(count, given, chosen_switches, starter, names)
        return begun(begin.ruleset, begin.state, begin.setup)
    chosen = in_turn(kit.usual_decks(), players) if decks is None else decks
    must_be_sequence("decks", chosen)
    for deck in chosen:
        must_be_deck(deck)
    check_seats(len(chosen), starter, names)
    if players not in (None, len(chosen)):
        raise BadArgument("players", players, f"there are {len(chosen)} decks, one for each player")
    must_be_sequence("cards", cards)
    start = kit.new(chosen, given, chosen_switches, starter, names, cards)
    return begun(start.ruleset, start.state, start.setup)


def in_turn(decks: Sequence[AnyDeck], players: int | None) -> Sequence[AnyDeck]:
    """The usual decks, again and again until everybody has one."""
    return decks if players is None else [decks[seat % len(decks)] for seat in range(players)]


def check_seats(count: int, starter: int | None, names: Sequence[str] | None) -> None:
    if count < 1:
        raise BadArgument("players", count, "it must be 1 or more")
    if count > len(SEAT_NAMES):
        raise RuleboundError(f"{count} decks: at most {len(SEAT_NAMES)} players sit at a table")
    if starter is not None:
        must_be_int("starter", starter)
        if not 0 <= starter < count:
            raise BadArgument("starter", starter, f"the seats of {count} players are 0 to {count - 1}")
    if names is not None:
        must_be_sequence("names", names)
        for name in names:
            must_be_text("names", name)
            if not 0 < len(name) <= MOST_OF_A_NAME or not name.isprintable():
                raise BadArgument("names", name, f"a name has 1 to {MOST_OF_A_NAME} characters that can be printed")
        if len(names) != count:
            raise RuleboundError(f"{len(names)} names for {count} decks: every deck has one player")


def must_be_text(what: str, value: object) -> None:
    if not isinstance(value, str):
        raise BadArgument(what, value, "it must be a text")


def must_be_deck(value: object) -> None:
    if not isinstance(value, str | Path | Mapping):
        raise BadArgument("deck", value, "it must be a name, a file, a text or a table")


def must_be_seed(value: object) -> None:
    """A whole number, a text, or None for one from the operating system."""
    if isinstance(value, str):
        fits = len(value) <= MOST_OF_A_SEED and value.isprintable()
    elif value is not None:
        must_be_int("seed", value)
        assert isinstance(value, int)
        fits = abs(value) < LARGEST_SEED
    if value is not None and not fits:
        raise BadArgument("seed", value, f"up to 256 bits, or {MOST_OF_A_SEED} characters that can be printed")


def must_be_sequence(what: str, value: object) -> None:
    """A list or a tuple; a text is none, though it has parts."""
    if not isinstance(value, Sequence) or isinstance(value, str | bytes):
        raise BadArgument(what, value, "it must be a list")


def checked_switches(switches: AnySwitches | None) -> dict[str, str | int | bool]:
    if switches is None:
        return {}
    if not isinstance(switches, Mapping):
        raise BadArgument("switches", switches, "it must be a table of names and values")
    for name, value in switches.items():
        must_be_text("switches", name)
        if not isinstance(value, str | int):
            raise BadArgument(f"switches['{name}']", value, "it must be a text, a whole number, or true or false")
    return dict(switches)


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
) -> Draft:
    """A draft: `decisions` of all seats at once, `decide(label, seat)`, `choice(seat)` as a plain bot answers.

    When it is `over`, the `as_dict()` of its `decks` are what `new_game` takes.
    """
    known(ruleset)
    must_be_int("players", players)
    check_seats(players, None, names)
    must_be_seed(seed)
    if settings is not None and not isinstance(settings, Mapping):
        raise BadArgument("settings", settings, "it must be a table of names and numbers")
    for name, value in (settings or {}).items():
        must_be_int(f"settings['{name}']", value)
        if not 0 <= value <= MOST_OF_A_SETTING:
            raise BadArgument(f"settings['{name}']", value, f"0 to {MOST_OF_A_SETTING}")
    given = fresh_seed() if seed is None else seed
    chosen, wanted = checked_switches(switches), dict(settings or {})
    draft = kit_of(ruleset).draft(players, given, chosen, names, wanted)
    draft.ruleset = ruleset
    draft.setup = {"names": draft.names[:], "seed": given, "switches": chosen, "settings": wanted}
    return draft


def load_draft(text: str) -> Draft:
    """Resume a draft that was saved."""
    return resumed(text, Draft.what, {"names", "seed", "switches", "settings"}, begin_draft)


def begin_draft(ruleset: str, setup: dict[str, Any]) -> Draft:
    must_be_sequence("names", setup["names"])
    return new_draft(ruleset, len(setup["names"]), **setup)


def load(text: str) -> Game:
    """Resume a saved game, in the middle of whatever was going on; with its log and its undo if it was saved so.

    A save that is no position of a game is refused.
    """
    must_be_text("text", text)
    doc = read_document(text, "save")
    check_save(doc)
    made = pinned_ruleset(kit_of(doc["ruleset"]), doc)
    game = Game(made, proved(doc["state"], made), {})
    if "history" in doc:
        history = History(doc["history"])
        begin = proved(history.begin, made)
        if history.setup:
            check_beginning(history, begin, made)
        game.remember(history, begin)
    return game


def check_beginning(history: History, begin: State, made: Ruleset) -> None:
    """What the set-up of a save begins is the first position of its history: a replay will begin with it."""
    try:
        first = begun(made, kit_of(made.name).begin_again(made, history.setup), history.setup).state
    except RuleboundError as fault:
        raise BadSave(f"history.setup: {fault}") from fault
    if canonical(write_state(first)) != canonical(write_state(begin)):
        raise BadSave("history.setup: it begins another game than this one. Take another save.")


def proved(position: dict[str, Any], made: Ruleset) -> State:
    """A position of a save, looked at and tried before anybody plays on."""
    blank = made.blank()
    return load_state(position, made, blank, room_of(made, "invariants"))


def replay(text: str) -> Game:
    """Play a recorded game again, comparing every position; a drift is an error that says where."""
    must_be_text("text", text)
    doc = read_document(text, "replay")
    check_replay(doc)
    kit = kit_of(doc["ruleset"])
    made = pinned_ruleset(kit, doc)
    if bool(doc["setup"]["decks"]) != bool(kit.deck_names()):
        raise BadSave("this replay is damaged: setup.decks is no deck for each player. Take another.")
    try:
        state = kit.begin_again(made, doc["setup"])
    except RuleboundError as fault:
        raise BadSave(f"setup: {fault}") from fault
    return run_replay(begun(made, state, doc["setup"]), doc)


def pinned_ruleset(kit: Kit, doc: dict[str, Any]) -> Ruleset:
    """The rules and cards that a document brings along; it must bring all of them, and nothing besides."""
    try:
        made = kit.from_pinned(doc["pinned"])
    except (RuleboundError, KeyError, TypeError, ValueError) as fault:
        raise BadSave(f"pinned: {fault}") from fault
    if made.pinned() != doc["pinned"]:
        raise BadSave("pinned: names, switches or cards are not as a save writes them. It was changed. Take another.")
    return made


def read_card(text: str, ruleset: str = "luminous", kind: str = "") -> CardReading:
    """How a text is understood on a card of some kind ('spell', 'buff (2)(1)--'), or what is wrong with it.

    >>> reading = read_card("Deal 3 damage to a unit.", kind="spell")
    >>> reading.ok, reading.printed
    (True, 'Deal 3 damage to a unit.')
    """
    must_be_text("text", text)
    must_be_text("kind", kind)
    known(ruleset)
    return reading_of(text, ruleset, kind)


def deck_names(ruleset: str = "luminous") -> list[str]:
    """The decks that come with a game."""
    known(ruleset)
    return kit_of(ruleset).deck_names()


def read_deck(ruleset: str, deck: AnyDeck) -> dict[str, object]:
    """A deck as data, by name, file or text."""
    known(ruleset)
    must_be_deck(deck)
    return kit_of(ruleset).read_deck(deck)


def check_deck(
    ruleset: str,
    deck: AnyDeck,
    cards: CardTables = (),
    switches: AnySwitches | None = None,
) -> list[Breach]:
    """Every rule that a deck breaks, all at once."""
    known(ruleset)
    must_be_deck(deck)
    must_be_sequence("cards", cards)
    return kit_of(ruleset).check_deck(deck, cards, checked_switches(switches))
