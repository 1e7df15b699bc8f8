"""Rulebound plays card games exactly by their rulebooks.

Begin a game, answer its decisions, ask why a move is refused:

    game = rulebound.new_game("luminous", decks=["emberfall", "tidewatch"], seed=7)
    game.decision.options            # what may be answered
    game.decide("keep this hand")    # a choice or its label
    game.why_not("pass")             # every rule that forbids a move; none if it is legal
    game.play([rulebound.bots.Greedy(), rulebound.bots.Random()])
    game.result, game.returns        # who has won, and what it is worth to each seat

Where you are:      `game.view(seat)` is what a seat may know, `print(game)` draws the table, `game.log`, `game.events`;
                    `game.story(seat, level)` tells one reader what happened, in sentences.
Elsewhere in time:  `game.copy()`, `game.undo()`, `game.save()` and `load`, `game.replay()` and `replay`.
A position:         `game.position()` writes a scenario file, `scenario.position(text)` sets one up.
More than a game:   `new_match`, `new_draft`, with the same verbs; `load_match`, `load_draft`.
What there is:      `rulesets()` (more with `add_games`), `rule("LU-orb.1")`, `rules_of(ruleset)`, `guide_of`,
                    `cards_of`, `switches_of`, `deck_names()`, `read_deck`, `check_deck`, `read_card(text)`.

A bot is whatever has `choose(view, decision)`; see `Bot`. What a person gets wrong is a `RuleboundError` that says what
to do, and a call that fails changes nothing. `docs/api.md` has a page with examples.
"""

from rulebound import _pure

__version__ = "0.1.0"

_pure.install_if_asked()

from rulebound import bots, scenario  # noqa: E402  (after the finder for plain Python)
from rulebound.api import (  # noqa: E402
    AbilityReading,
    Breach,
    CardReading,
    DeckError,
    Guide,
    IllegalDeck,
    Rule,
    Switch,
    UnknownRule,
    UnknownRuleset,
    add_games,
    cards_of,
    check_deck,
    deck_names,
    guide_of,
    load,
    load_draft,
    new_draft,
    new_game,
    read_card,
    read_deck,
    replay,
    rule,
    rules_of,
    rulesets,
    switches_of,
)
from rulebound.kernel.errors import (  # noqa: E402
    AmbiguousMove,
    BadArgument,
    BadSave,
    BadSwitch,
    CannotImagine,
    GameOver,
    IllegalMove,
    NotAnOption,
    Refusal,
    ReplayDrift,
    RuleboundError,
)
from rulebound.kernel.game import Bot, Game, View  # noqa: E402
from rulebound.kernel.public import (  # noqa: E402
    Choice,
    ChoiceCard,
    Decision,
    Happening,
    Result,
    TableDecision,
    Thinkable,
    Undone,
)
from rulebound.kernel.telling import Bit, Sentence  # noqa: E402
from rulebound.match import BadMatch, Match, load_match, new_match  # noqa: E402
from rulebound.scenario import NotInAFile, ScenarioError  # noqa: E402
from rulebound.tabletop.drafts import Draft, DraftedDeck  # noqa: E402
from rulebound.tabletop.moves import LabelTooLong, VagueLabel  # noqa: E402
from rulebound.tabletop.passing import Passing, a_moment, passed_unasked, pause, topic  # noqa: E402
from rulebound.tabletop.rooms import BadGame  # noqa: E402

__all__ = [
    # begin
    "new_game", "new_match", "new_draft", "load", "load_match", "load_draft", "replay",
    # look up
    "rulesets", "rule", "rules_of", "guide_of", "cards_of", "switches_of", "deck_names", "read_deck", "check_deck",
    "read_card", "add_games",
    # pass unasked
    "Passing", "a_moment", "passed_unasked", "pause", "topic",
    # rooms
    "bots", "scenario",
    # what you get
    "Game", "Match", "Draft", "DraftedDeck", "View", "Decision", "TableDecision", "Choice", "ChoiceCard", "Result",
    "Refusal", "Happening", "Sentence", "Bit", "Undone", "Thinkable", "Rule", "Guide", "Switch", "Breach",
    "CardReading", "AbilityReading", "Bot",
    # what can go wrong
    "RuleboundError", "IllegalMove", "NotAnOption", "AmbiguousMove", "GameOver", "BadArgument", "BadSwitch", "BadSave",
    "ReplayDrift", "IllegalDeck", "DeckError", "UnknownRuleset", "UnknownRule", "ScenarioError", "NotInAFile",
    "LabelTooLong", "VagueLabel", "CannotImagine", "BadGame", "BadMatch",
]  # fmt: skip


def _drawn(game: Game) -> str:
    """The table as a referee sees it; drawing is loaded when somebody prints a game."""
    from rulebound.cli.table import as_text

    return as_text(game)


Game.drawn = staticmethod(_drawn)
Game.written = staticmethod(scenario.written)
