"""Quick-Play: what no scenario file can tell, its field, its steps in their order, whole games."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.board import Columns, load_board
from rulebound.games.lost_legacy.invariants import broken, physical_cards
from rulebound.games.lost_legacy.record import writable
from rulebound.kernel.chance import Dice
from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.game import Game
from rulebound.scenario import position
from rulebound.tabletop.coverage import coverage
from rulebound.tabletop.positions import PositionError
from rulebound.tabletop.rulebook import load_rulebook

QUICK = "lost-legacy-quick"
DECKS = ["ember-court", "tide-and-barrow"]
HEAD = 'game = "lost-legacy"\nruleset = "lost-legacy-quick"\n'
BODIES = """
[[card]]
name = "Fighter"
kind = "character"
offense = 40
defense = 30
speed = 3
magic = 1
[[card]]
name = "Wall"
kind = "character"
defense = 40
speed = 1
[[card]]
name = "Trap"
kind = "option"
class = "counter"
text = "When a character is destroyed, draw 1 card."
"""


@pytest.fixture
def board() -> Columns:
    found = load_board("columns")
    assert isinstance(found, Columns)
    return found


def names(board: Columns, spaces: list[int]) -> str:
    return "".join(sorted(board.names[space] for space in spaces))


def at(board: Columns, name: str) -> int:
    return board.spaces.number(name)


# ---- the field
@pytest.mark.rules("LLQ-setup.2", "LLQ-setup.3", "LLQ-entry.1", "LLQ-entry.2")
def test_three_columns_a_side_front_to_front(board: Columns) -> None:
    assert names(board, board.territory[0]) == "ABCDEFGHI" and names(board, board.territory[1]) == "RSTUVWXYZ"
    columns = ["".join(board.names[space] for space in board.column(front)) for front in board.front]
    assert columns == ["ADG", "BEH", "CFI", "XUR", "YVS", "ZWT"]
    for near, far in ("AX", "BY", "CZ"):
        assert at(board, far) in board.close(at(board, near))
        assert board.spaces.spaces[at(board, near)].x == board.spaces.spaces[at(board, far)].x
    assert names(board, board.entries[0]) == "ADG" and names(board, board.entries[1]) == "TWZ"


@pytest.mark.rules("LLQ-rng.1", "LLQ-rng.2", "LLQ-rng.3", "LLQ-rng.4", "LLQ-rng.5", "LLQ-rng.6")
@pytest.mark.rules("LLQ-atk.1", "LLQ-atk.2")
def test_ranges(board: Columns) -> None:
    for taken in ([False] * len(board.names), [True] * len(board.names)):
        reach = {name: names(board, board.long(taken, at(board, name))) for name in "ADGXUR"}
        assert reach == {"A": "UX", "D": "AX", "G": "AD", "X": "AD", "U": "AX", "R": "UX"}
    assert names(board, board.zones[at(board, "E")]) == "BDEFH" and names(board, board.zones[at(board, "A")]) == "ABDX"
    assert names(board, board.close(at(board, "E"))) == "BDFH"
    strikes = {name: names(board, board.strike(at(board, name))) for name in "ABCDIXYZR"}
    assert strikes == {
        "A": "XY", "B": "XYZ", "C": "YZ", "D": "", "I": "", "X": "AB", "Y": "ABC", "Z": "BC", "R": "",
    }  # fmt: skip


@pytest.mark.rules("LLQ-setup.1", "LLQ-setup.5", "LLQ-setup.4")
def test_nothing_is_ever_offered_on_the_other_side() -> None:
    placing = (c.PLAY_CHARACTER, c.PLAY_ON, c.PLAY_EQUIPMENT, c.SET_ON, c.WALK, c.CHOOSE_SPACE)
    offered = 0
    for seed in range(6):
        s = rulebound.new_game(QUICK, decks=DECKS, seed=seed).state
        dice, sides = Dice(seed), s.rules.board.sides
        while s.ending is None:
            question = s.asked[0]
            for option in question.options:
                if option.kind in placing:
                    offered += 1
                    assert sides[option.number] == question.seat
            s.decide(question, question.options[dice.below(len(question.options))])
    assert offered > 1_000


@pytest.mark.rules("LLQ-col.1")
def test_whole_games_keep_the_columns_closed() -> None:
    for seed in range(8):
        s = rulebound.new_game(QUICK, decks=DECKS[:: 1 if seed % 2 else -1], seed=seed).state
        dice, physical = Dice(seed), physical_cards(s)
        while s.ending is None:
            assert list(broken(s, physical)) == []
            question = s.asked[dice.below(len(s.asked))]
            s.decide(question, question.options[dice.below(len(question.options))])


def test_a_position_with_a_gap_or_a_card_on_the_wrong_side_is_refused() -> None:
    for field, words in (("D", "no gap"), ("X", "half of the other player")):
        with pytest.raises(PositionError, match=words):
            position(HEAD + BODIES + f'[seat.A]\nfield = [{{ card = "Wall", at = "{field}" }}]\n')


# ---- the order of things
def told(text: str, *answers: str) -> list[str]:
    game = position(text)
    for answer in answers:
        game.decide(answer)
    return game.log_of(None)


def in_order(log: list[str], *parts: str) -> None:
    places = [next((at for at, line in enumerate(log) if part in line), -1) for part in parts]
    assert -1 not in places and places == sorted(places), list(zip(parts, places, strict=True))


@pytest.mark.rules("LLQ-col.8", "LLQ-col.6")
def test_first_steps_back_from_the_rear_then_closing_up_from_the_front() -> None:
    field = [("One", "A"), ("Two", "D"), ("Three", "G"), ("Four", "B"), ("Five", "E")]
    cards = "".join(f'[[card]]\nname = "{name}"\nkind = "character"\nspeed = 1\n' for name, _ in field)
    entries = ", ".join(f'{{ card = "{name}", at = "{space}" }}' for name, space in field)
    log = told(HEAD + cards + f"[seat.A]\nfield = [{entries}]\n", "move One to column 2 front")
    moves = [line for line in log if "moves to" in line]
    assert moves == ["One moves to B", "Five moves to H", "Four moves to E", "Two moves to A", "Three moves to D"]


@pytest.mark.rules("LLQ-atk.13", "LLQ-atk.5")
def test_an_attack_is_a_battle_of_four_steps() -> None:
    field = '[seat.A]\nfield = [{ card = "Fighter", at = "A" }]\n[seat.B]\nfield = [{ card = "Wall", at = "X" }]\n'
    log = told(HEAD + 'phase = "combat"\n' + BODIES + field, "threaten Wall with Fighter")
    in_order(
        log, "Fighter rests", "Fighter threatens Wall", "Wall is attacked", "Wall is weakened by 40",
        "Wall is destroyed", "A gains 1 honor", "the battle is over", "the combat phase ends",
    )  # fmt: skip


@pytest.mark.rules("LLQ-turn.6", "LLQ-win.2", "LLQ-turn.1")
def test_a_turn_has_all_steps_of_classic_but_the_invasion() -> None:
    text = (
        HEAD + 'turn = "B"\n' + BODIES
        + """
[[card]]
name = "Clock"
kind = "option"
class = "environment"
text = "When your turn begins, gain 1 MP. When your turn ends, gain 2 MP."
[seat.A]
hand = ["Trap", "Trap", "Trap"]
field = [{ card = "Clock", at = "B" }, { card = "Fighter", at = "A", position = "resting" }]
[seat.B]
field = [{ card = "Wall", at = "X", position = "resting" }]
"""
    )  # fmt: skip
    answers = ["end turn", "keep hand", "set Trap in column 2 front", "set Trap in column 3 front", "end turn"]
    game = position(text)
    for answer in (*answers, "keep the rest"):
        game.decide(answer)
    in_order(
        game.log_of(0), "A gains 1 MP", "A draws a card", "Fighter is readied", "A sets Trap", "A ends the turn",
        "A gains 2 MP", "the combat phase begins",
    )  # fmt: skip


@pytest.mark.rules("LLQ-win.2")
def test_there_is_no_invasion_even_if_somebody_stood_there() -> None:
    game = position(HEAD + BODIES + '[seat.B]\nfield = [{ card = "Wall", at = "X", position = "resting" }]\n')
    s = game.state
    card = s.zone(1, c.FIELD)[0]
    writable(s, card).at = s.rules.board.entries[0][0]
    game.decide("end turn")
    assert s.numbers[c.SEAT_NUMBERS + c.HONOR] == 0 and not any("honor" in line for line in game.log_of(0))


@pytest.mark.rules("LLQ-turn.4", "LLQ-turn.2")
def test_who_begins_has_the_marker_and_it_is_passed_after_each_combat_phase() -> None:
    for starter in range(2):
        game = rulebound.new_game(QUICK, decks=DECKS, seed=3, starter=starter)
        assert game.state.facts[c.MARKER] == starter == game.state.active
        turns = [game.state.active]
        while len(turns) < 6:
            modest(game)
            if game.state.turn > len(turns):
                turns.append(game.state.active)
        other = 1 - starter
        assert turns == [starter, other, other, starter, starter, other]


def modest(game: Game) -> None:
    """Answer with what does least."""
    game.decide(game.decision.default or game.decision.options[-1])


@pytest.mark.rules("LL-setup.8")
def test_a_card_for_quick_play_alone_is_refused_in_classic() -> None:
    deck = rulebound.read_deck("lost-legacy", "ember-court")
    name = next(iter(deck["main"]))
    deck["main"] |= {name: deck["main"][name] - 1, "Rear-Guard Drummer": 1}
    assert [breach.rule for breach in rulebound.check_deck("lost-legacy", deck)] == ["LL-setup.8"]
    assert rulebound.check_deck(QUICK, deck) == []
    for each in rulebound.deck_names(QUICK):
        assert rulebound.check_deck(QUICK, each) == []


def test_every_rule_of_quick_play_is_cited_by_code_and_shown_by_a_test() -> None:
    found = coverage(QUICK)
    assert found.rules == 84
    assert list(found.uncited) == []
    assert list(found.untested) == []


def test_a_switch_belongs_to_the_modes_that_give_it_a_value() -> None:
    own = {name: {switch.name for switch in load_rulebook(name).switches} for name in ("lost-legacy", QUICK)}
    assert "board" in own["lost-legacy"] - own[QUICK] and "quick.faceup_options" in own[QUICK] - own["lost-legacy"]
    assert "max_turns" in own["lost-legacy"] & own[QUICK]
    with pytest.raises(RuleboundError, match=r"quick\.faceup_options"):
        rulebound.new_game("lost-legacy", decks=DECKS, switches={"quick.faceup_options": "yes"})
