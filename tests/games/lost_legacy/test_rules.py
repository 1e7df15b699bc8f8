"""Rules that no scenario file can tell: set-up, the board, decks, what is hidden, endings that are hard to reach."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulebound
from rulebound import new_game
from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.board import HERE, Board, load_board
from rulebound.games.lost_legacy.cardfile import PrintedCard
from rulebound.games.lost_legacy.deck import CARDS, LIMITED, check_deck
from rulebound.games.lost_legacy.decklist import Deck
from rulebound.games.lost_legacy.definition import titles_of
from rulebound.games.lost_legacy.library import card_set
from rulebound.games.lost_legacy.procedures.ending import check_end
from rulebound.games.lost_legacy.switches import Switches
from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.spaces import BadBoard
from rulebound.scenario import parse, position, run
from rulebound.tabletop.boardfiles import read_board
from rulebound.tabletop.rulebook import load_rulebook

DECKS = ["ember-court", "tide-and-barrow"]
SCENARIOS = sorted((Path(__file__).parent / "scenarios").rglob("*.toml"))


@pytest.fixture
def board() -> Board:
    return load_board("standard")


def spaces(board: Board, names: str) -> set[int]:
    return {board.spaces.number(name) for name in names.split()}


# ---- set-up
@pytest.mark.rules("LL-setup.1")
def test_the_game_is_for_exactly_two_players() -> None:
    for count in (1, 3):
        with pytest.raises(RuleboundError, match=r"LL-setup\.1"):
            rulebound.new_game("lost-legacy", decks=[DECKS[0]] * count)


@pytest.mark.rules("LL-setup.2", "LL-setup.12", "LL-setup.7", "LL-setup.6", "LL-deck.1")
def test_decks_are_shuffled_by_the_seed_and_the_sub_deck_lies_apart() -> None:
    games = [rulebound.new_game("lost-legacy", decks=DECKS, seed=seed, starter=0) for seed in (1, 2)]
    orders = []
    for game in games:
        s = game.state
        assert s.asked[0].menu == c.M_SWAP, "nobody is asked to shuffle"
        assert len(s.zone(1, c.DECK)) == 50 and len(s.zone(0, c.DECK)) == 45 and len(s.zone(1, c.HAND)) == 0
        for seat, name in enumerate(DECKS):
            listed = rulebound.read_deck("lost-legacy", name)["sub_deck"]
            assert len(s.zone(seat, c.SUB_DECK)) == sum(listed.values())
        orders.append([card.definition.name for card in s.zone(1, c.DECK)])
    assert orders[0] != orders[1] and sorted(orders[0]) == sorted(orders[1])


@pytest.mark.rules("LL-setup.3")
def test_who_begins_is_drawn_by_lot() -> None:
    first = [rulebound.new_game("lost-legacy", decks=DECKS, seed=seed).state.active for seed in range(40)]
    assert 10 <= sum(first) <= 30


@pytest.mark.rules("LL-setup.8")
def test_the_mode_is_fixed_by_the_ruleset() -> None:
    game = rulebound.new_game("lost-legacy", decks=DECKS, seed=1)
    assert game.ruleset.name == "lost-legacy"
    assert not any(rule.id.startswith("LLQ-") for rule in load_rulebook("lost-legacy"))


# ---- the board
@pytest.mark.rules("LL-setup.9", "LL-setup.10", "LL-field.8", "LL-field.6")
def test_the_board_has_two_halves_and_two_entry_points_a_side(board: Board) -> None:
    assert len(board.names) == 64
    assert [len(half) for half in board.territory] == [32, 32]
    assert set(board.entries[0]) == spaces(board, "c1 f1")
    assert set(board.entries[1]) == spaces(board, "c8 f8")
    assert board.entry_of(board.spaces.number("c8")) == 1 and board.entry_of(board.spaces.number("d8")) == -1
    for name, count, entries in (("wide", 64, 4), ("short", 36, 2), ("three", 56, 3)):
        other = load_board(name)
        assert (len(other.names), len(other.entries[0])) == (count, entries)


def test_a_board_whose_halves_differ_is_refused() -> None:
    text = (HERE / "short.toml").read_text(encoding="utf-8")
    with pytest.raises(BadBoard, match="as many"):
        Board(read_board(text.replace('b1 = "Entry"', 'b1 = "Plain"')))


@pytest.mark.rules("LL-rng.1", "LL-rng.2", "LL-rng.3", "LL-rng.4", "LL-rng.5", "LL-rng.9")
def test_ranges(board: Board) -> None:
    at = board.spaces.number
    assert len(board.close(at("d4"))) == 8 and len(board.close(at("a1"))) == 3
    assert len(board.zones[at("d4")]) == 9 and len(board.zones[at("a1")]) == 4
    taken = [False] * len(board.names)
    assert len(board.long(taken, at("d4"))) == 27
    taken[at("d6")] = True
    blocked = board.long(taken, at("d4"))
    assert at("d5") in blocked and at("d6") in blocked and at("d7") not in blocked
    assert set(board.close(at("h8"))) == spaces(board, "g8 g7 h7")


# ---- decks
def deck(main: dict[str, int], sub_deck: dict[str, int] | None = None) -> list[str]:
    cards = {name: PrintedCard(name, "option", card_class="item") for name in (*main, *(sub_deck or {}))}
    cards |= {name: card for name, card in card_set().items() if name in cards}
    found = check_deck(Deck("test", main, sub_deck or {}), cards, Switches("lost-legacy", {}))
    return [breach.rule for breach in found]


FULL = {f"Filler {number}": 4 for number in range(12)} | {"Filler 12": 2}


@pytest.mark.rules("LL-dk.1", "LL-dk.2")
def test_fifty_cards_and_up_to_fifteen() -> None:
    assert sum(FULL.values()) == CARDS and deck(FULL) == []
    assert deck(FULL | {"Filler 12": 1}) == ["LL-dk.1"] and deck(FULL | {"Filler 12": 3}) == ["LL-dk.1"]
    fifteen = {"Extra 1": 4, "Extra 2": 4, "Extra 3": 4, "Extra 4": 3}
    assert deck(FULL, fifteen) == [] and deck(FULL, fifteen | {"Extra 4": 4}) == ["LL-dk.2"]


@pytest.mark.rules("LL-dk.3", "LL-card.1")
def test_four_of_a_name_in_both_together() -> None:
    assert deck(FULL, {"Filler 12": 2}) == []
    assert deck(FULL, {"Filler 12": 3}) == ["LL-dk.3"]


@pytest.mark.rules("LL-dk.4", "LL-sub.3", "LL-weap.1", "LL-spell.1", "LL-dk.5")
def test_weapons_and_spells_belong_in_the_sub_deck() -> None:
    short = {name: count for name, count in FULL.items() if name != "Filler 12"}
    assert deck(short | {"Splitting Glaive": 1, "Glass Ward": 1}) == ["LL-dk.4", "LL-dk.4"]
    assert deck(FULL, {"Splitting Glaive": 4, "Glass Ward": 4, "Harbor Levy": 2}) == []


@pytest.mark.rules("LL-lim.1")
def test_limited_names_once() -> None:
    assert len(LIMITED) == 8
    short = {name: count for name, count in FULL.items() if name != "Filler 12"}
    assert deck(short | {LIMITED[0]: 1, "Other": 1}) == []
    assert deck(short | {LIMITED[0]: 1, "Other": 1}, {LIMITED[0]: 1}) == ["LL-lim.1"]


@pytest.mark.rules("LL-err.1")
def test_the_cards_of_the_set_and_the_decks_are_legal() -> None:
    """A card is its text, so the newest text is the one that is there; a name has one."""
    assert len(card_set()) == len({card.name for card in card_set().values()})
    for name in rulebound.deck_names("lost-legacy"):
        assert rulebound.check_deck("lost-legacy", name) == []


@pytest.mark.rules("LL-card.2")
def test_titles_are_whole_words() -> None:
    assert titles_of("Felicity's Garden, (Old)") == ["felicity's", "garden", "old"]
    assert "potion" not in titles_of("Potionmaster")


# ---- what is hidden
HIDDEN = """
game = "lost-legacy"
[[card]]
name = "Snap"
kind = "option"
class = "counter"
text = "{text}"
[[card]]
name = "Brute"
kind = "character"
offense = 10
speed = 2
[[card]]
name = "Wall"
kind = "character"
defense = 40
[seat.A]
field = [{{ card = "Brute", at = "d4" }}]
[seat.B]
hand = ["Harbor Levy"]
sub_deck = ["Splitting Glaive"]
disposal = ["Guild Runner"]
erased = ["Toll Collector"]
field = [{{ card = "Wall", at = "d5", power_ups = 1 }}, {{ card = "Snap", at = "a7", position = "standby" }}]
"""
FITTING, OTHER = "When one of your characters is attacked, draw 1 card.", "When you draw a card, gain 1 MP."


@pytest.mark.rules(
    "LL-zone.1", "LL-zone.3", "LL-sub.1", "LL-hand.1", "LL-disp.1", "LL-erase.1", "LL-pos.7", "LL-setup.11",
    "LL-deck.1", "LL-deck.2",
)  # fmt: skip
def test_what_each_player_sees() -> None:
    game = position(HIDDEN.format(text=FITTING))
    mine, theirs = game.view(0)["seats"][1], game.view(1)["seats"][1]
    assert (mine["hand"], mine["sub_deck"], mine["deck"]) == (1, 1, 50)
    assert [card["name"] for card in theirs["hand"]] == ["Harbor Levy"]
    assert [card["name"] for card in theirs["sub_deck"]] == ["Splitting Glaive"]
    for seen in (mine, theirs):
        assert [card["name"] for card in seen["disposal"]] == ["Guild Runner"]
        assert [card["name"] for card in seen["erased"]] == ["Toll Collector"]
        assert (seen["mp"], seen["honor"]) == (10, 0)
        assert next(card for card in seen["field"] if card["at"] == "d5")["power_ups"] == 1
    standby = [next(card for card in seen["field"] if card["at"] == "a7") for seen in (mine, theirs)]
    assert [card["name"] for card in standby] == [None, "Snap"]
    assert standby[0] == {"name": None, "at": "a7", "controller": 1, "position": "standby"}
    assert not any("deck" in label for label in labels_of(game))


@pytest.mark.rules("LL-resp.12")
def test_nobody_can_tell_whether_the_other_was_asked_for_a_response() -> None:
    told, seen = [], []
    for text in (FITTING, OTHER):
        game = position(HIDDEN.format(text=text))
        game.decide("threaten Wall with Brute")
        if game.state.asked[0].seat == 1:
            assert text == FITTING
            game.decide("pass")
        told.append(list(game.log_of(0)))
        seen.append(dict(game.view(0)))
    assert told[0] == told[1] and told[0]
    assert seen[0] == seen[1]
    assert not any("pass" in line for line in told[0])


def labels_of(game: rulebound.Game) -> list[str]:
    s, question = game.state, game.state.asked[0]
    return [game.ruleset.label(s, question, option) for option in question.options]


# ---- endings
@pytest.mark.rules("LL-win.12", "LL-win.11", "LL-win.8")
@pytest.mark.parametrize(
    ("honor", "empty", "winner"),
    [((3, 0), (True, False), 0), ((4, 3), (False, False), 0), ((3, 3), (False, False), -1), ((2, 1), (True, True), -1)],
)
def test_several_end_conditions_at_once(honor: tuple[int, int], empty: tuple[bool, bool], winner: int) -> None:
    s = position('game = "lost-legacy"').state.copy()
    for seat in range(2):
        s.numbers[seat * c.SEAT_NUMBERS + c.HONOR] = honor[seat]
        if empty[seat]:
            s.zones[seat * c.ZONES + c.DECK] = []
    check_end(s)
    assert s.ending is not None and s.ending.winner == winner


# ---- every verb
@pytest.mark.rules("LL-act.1", "LL-verb.1", "LL-abil.20")
def test_every_verb_is_raised_by_some_scenario() -> None:
    games = [run(parse(path.read_text(encoding="utf-8"))) for path in SCENARIOS]
    raised = {event.kind for game in games for event in game.events_since(0)}
    assert set(c.EVENT_NAMES[: c.FADES]) <= raised  # the others are told in the log only


# ---- switches of the beginning and of decks
@pytest.mark.rules("LL-setup.6", "LL-dk.5")
def test_a_first_hand_and_a_strict_sub_deck_are_switches() -> None:
    game = rulebound.new_game("lost-legacy", decks=DECKS, seed=1, starter=0, switches={"start.hand": 3})
    assert [len(game.state.zone(seat, c.HAND)) for seat in range(2)] == [5, 3]
    cards = {name: PrintedCard(name, "option", card_class="item") for name in (*FULL, "Extra")}
    strict = Switches("lost-legacy", {"subdeck.any": "no"})
    found = check_deck(Deck("test", FULL, {"Extra": 1}), cards, strict)
    assert [breach.rule for breach in found] == ["LL-dk.5"]


@pytest.mark.rules("LL-setup.9", "LL-setup.10")
@pytest.mark.parametrize(
    ("switches", "words"),
    [
        ({"board": "wide", "board.cols": 6}, "give one of them"),
        ({"board.rows": 7}, "even number of rows"),
        ({"board.cols": 4, "board.entries": "c f"}, "no entry points in c, f"),
    ],
)
def test_a_board_that_is_none_is_refused(switches: dict[str, str | int], words: str) -> None:
    with pytest.raises(RuleboundError, match=words):
        new_game("lost-legacy", seed=1, switches=switches)
