"""Rules that no scenario file can tell: the board, teams, the draft, and what is hidden."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.dying import score
from rulebound.games.starlight.atoms.setting_up import set_points
from rulebound.games.starlight.atoms.stats import strike_each
from rulebound.games.starlight.board import HERE, Board, board_names, load_board
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.library import card_set, pool_of
from rulebound.kernel.chance import Dice
from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.saves import digest
from rulebound.kernel.spaces import BadBoard
from rulebound.scenario import position
from rulebound.tabletop.boardfiles import read_board

BOARD = load_board("hex24")
HEX24 = (HERE / "hex24.toml").read_text(encoding="utf-8")
OPEN_VEINS = rulebound.read_deck("starlight", "open-veins")
POSITION = """
game = "starlight"
[seat.A]
creatures = [{ name = "Vampire", at = "b2", health = 3 }, { name = "Clockwork Hound", at = "a1" }]
hand = ["Thirst"]
[seat.B]
creatures = [{ name = "Cairn Ogre", at = "c3", health = 3 }, { name = "Kiln Golem", at = "e3" }]
"""


# ---- the board
@pytest.mark.rules("ST-BRD.1", "ST-BRD.5", "ST-BRD.6", "ST-BRD.9")
def test_the_board_has_24_tiles_in_five_rows() -> None:
    spaces = BOARD.spaces.spaces
    rows = [[space.name for space in spaces if space.y == y] for y in range(-2, 3)]
    assert [len(row) for row in rows] == [4, 5, 6, 5, 4] and len(spaces) == 24
    assert [space.side for space in spaces if space.y in (-2, 0, 2)] == ["South"] * 4 + ["Middle"] * 6 + ["North"] * 4
    number = BOARD.spaces.number
    ways = dict(zip([way.name for way in BOARD.spaces.directions], BOARD.spaces.next[number("b2")], strict=True))
    assert {way: spaces[tile].name for way, tile in ways.items()} == {
        "E": "b3", "NE": "c3", "NW": "c2", "W": "b1", "SW": "a1", "SE": "a2",
    }  # fmt: skip


@pytest.mark.rules("ST-BRD.3", "ST-BRD.4", "ST-BRD.7")
def test_the_distance_of_all_tiles_is_the_formula() -> None:
    for one, a in enumerate(BOARD.spaces.spaces):
        for other, b in enumerate(BOARD.spaces.spaces):
            dx, dy = abs(a.x - b.x), abs(a.y - b.y)
            assert BOARD.distance(one, other) == max(dy, (dx + dy) // 2)
    number = BOARD.spaces.number
    assert BOARD.distance(number("a2"), number("e3")) == 4 and BOARD.distance(number("c1"), number("c6")) == 5


@pytest.mark.rules("ST-BRD.8", "ST-GEN.1", "ST-KB.2")
def test_the_board_is_the_same_after_a_half_turn() -> None:
    pairs = [(one, other) for one in range(24) for other in BOARD.spaces.neighbours(one)]
    behind = [BOARD.spaces.behind(one, other) for one, other in pairs]
    assert (len(pairs), sum(tile >= 0 for tile in behind)) == (110, 76)
    uneven = HEX24.replace('a1 = "Gray"', 'a1 = "Star"').replace('b5 = "Star"', 'b5 = "Gray"')
    with pytest.raises(BadBoard, match="half turn"):
        Board(read_board(uneven))
    with pytest.raises(BadBoard, match="other generator of its pair"):
        Board(read_board(HEX24.replace('c1 = "Generator C"', 'c1 = "Generator B"').replace(
            'e2 = "Generator B"', 'e2 = "Generator C"')))  # fmt: skip
    with pytest.raises(BadBoard, match="Health tile with a generator"):
        Board(read_board(HEX24.replace('a2 = "Health"', 'a2 = "Gray"').replace('e3 = "Health"', 'e3 = "Gray"').replace(
            'b2 = "Gray"', 'b2 = "Health"').replace('d4 = "Gray"', 'd4 = "Health"')))  # fmt: skip


# ---- teams
@pytest.mark.rules("ST-GAME.1")
@pytest.mark.parametrize("count", [1, 3])
def test_the_game_is_for_two(count: int) -> None:
    with pytest.raises(RuleboundError, match=r"ST-GAME\.1"):
        rulebound.new_game("starlight", ["open-veins"] * count)


@pytest.mark.rules("ST-CRE.1", "ST-CRE.2", "ST-DECK.6", "ST-DECK.8")
def test_every_creature_has_its_own_two_factions_and_offers_twelve_cards() -> None:
    creatures = [card for card in card_set().values() if card.kind == "Creature"]
    pairs = {frozenset(card.factions) for card in creatures}
    assert len(pairs) == len(creatures) == 8 and all(len(pair) == 2 for pair in pairs)
    for creature in creatures:
        sources = [card.source for card in pool_of(creature, card_set())]
        assert [sources.count(each) for each in (*creature.factions, creature.name)] == [3, 3, 6]
    assert {card.binding for card in card_set().values() if card.source in ("Death", "Vampire")} == {"G", "S"}
    assert len(set().union(*pairs)) >= 4


def with_cards(first: dict[str, int]) -> dict[str, object]:
    return {**OPEN_VEINS, "first": first}


@pytest.mark.rules("ST-DECK.1", "ST-DECK.2", "ST-DECK.3", "ST-CRE.3", "ST-DECK.5")
def test_a_team_brings_eight_of_the_twelve_cards_of_each_creature() -> None:
    own = dict(OPEN_VEINS["first"])  # type: ignore[call-overload]
    assert rulebound.check_deck("starlight", "open-veins") == []
    seven = dict.fromkeys(list(own)[:7], 1)
    assert {each.rule for each in broken(seven)} == {"ST-DECK.1", "ST-CRE.3"}
    assert {each.rule for each in broken({**seven, "Boulder Fist": 1})} == {"ST-DECK.2"}
    assert {each.rule for each in broken({**seven, "Strike": 1})} == {"ST-DECK.5"}
    assert {each.rule for each in broken({**dict(list(own.items())[:6]), "Thirst": 3})} >= {"ST-DECK.3"}


def broken(first: dict[str, int]) -> list[rulebound.Breach]:
    return rulebound.check_deck("starlight", with_cards(first))


@pytest.mark.rules("ST-DECK.4", "ST-DECK.7", "ST-SET.5", "ST-LOC.1")
def test_what_was_not_brought_is_out_of_the_game() -> None:
    game = rulebound.new_game("starlight", ["open-veins", "two-stones"], seed=1)
    s = game.state
    for seat in range(2):
        assert len(s.zone(seat, c.DRAW)) + len(s.zone(seat, c.HAND)) == 16
        view = game.view(seat)
        assert view["seats"][seat]["deck"] == 10 and view["seats"][1 - seat]["hand"] == 6
    names = {card.definition.name for zone in s.zones for card in zone}
    assert "Wither" in names and "Mend" not in names


@pytest.mark.rules("ST-SET.1", "ST-SET.2", "ST-SET.3", "ST-SET.15", "ST-CRE.3", "ST-DECK.4", "ST-DECK.7")
def test_creatures_are_drafted_in_turn_and_cards_chosen_in_secret() -> None:
    game = rulebound.new_game("starlight", seed=1, switches={"draft": "alternate"})
    seats = []
    for name in ("Vampire", "Cairn Ogre", "Kiln Golem", "Gale Heron"):
        seats.append(game.decision.seat)
        game.decide(f"choose {name}")
        if len(seats) == 1:
            assert [each.rule for each in game.why_not("choose Vampire")] == ["ST-SET.2"]
    assert seats == [0, 1, 0, 1]
    assert [each.seat for each in game.decisions] == [0, 1]
    brought: list[list[str]] = [[], []]
    while len(game.decisions) == 2:
        for seat in range(2):
            mine = next(each for each in game.decisions if each.seat == seat)
            first = next((each for each in mine.options if each.kind in ("bring", "confirm")), mine.options[0])
            if first.kind == "bring":
                brought[seat].append(first.label)
                assert {each.rule for each in game.why_not("confirm the 8 cards of Vampire", 0)} >= {"ST-CRE.3"} or seat
            other = {**game.view(1 - seat), "decisions": []}
            game.decide(first, seat)
            if game.decisions[0].prompt.startswith("Discard"):
                break
            assert {**game.view(1 - seat), "decisions": []} == other
        if game.decisions[0].prompt.startswith("Discard"):
            break
    for seat in range(2):
        draw, hand = game.state.zone(seat, c.DRAW), game.state.zone(seat, c.HAND)
        cards = [f"bring {card.definition.name} for {kind_of(card).supplier}" for card in draw + hand]
        assert sorted(cards) == sorted(brought[seat]) and len(draw) == 10
    assert "Vampire" in [each["name"] for each in game.view(1)["seats"][0]["creatures"]]
    log = "\n".join(game.log_of(1))
    assert "bring" in "\n".join(game.log_of(0)) and log.count("chooses in secret") >= 16


# ---- Points
@pytest.mark.rules("ST-WIN.3", "ST-DIE.11")
def test_of_two_that_die_together_the_one_counts_first_that_scores_for_the_active_player() -> None:
    game = position(POSITION)
    s = game.state
    set_points(s, 0, 8)
    set_points(s, 1, 8)
    both = [s.zone(0, c.TEAM)[0], s.zone(1, c.TEAM)[0]]
    strike_each(s, [(card, 3) for card in both], c.HEALTH, None)
    assert s.ending is not None and s.ending.winner == s.active == 0


@pytest.mark.rules("ST-WIN.4")
def test_points_never_fall_below_nought() -> None:
    s = position(POSITION).state
    score(s, 0, -2, c.BY_PAIR)
    set_points(s, 1, -5)
    assert s.numbers == [0, 0]


# ---- flow
@pytest.mark.rules("ST-INV.3")
def test_an_invocation_is_paid_then_announced_then_resolved_then_discarded() -> None:
    game = position(POSITION)
    game.decide("put Thirst on Vampire")
    lines = [line for line in game.log if "Thirst" in line or "spends" in line]
    assert lines[1:] == ["Vampire spends 3 Energy and 0 Mana", "Vampire invokes Thirst", "Thirst is put on Vampire"]


@pytest.mark.rules("ST-DECR.3")
def test_a_play_that_is_broken_off_has_changed_nothing() -> None:
    game = position(POSITION)
    before = digest(game.state)
    game.decide("play Dash")
    assert game.decision.options[0].kind == "move"
    game.undo()
    assert digest(game.state) == before


def test_all_decks_play_all_others_to_an_end() -> None:
    decks = rulebound.deck_names("starlight")
    for seed, (one, other) in enumerate((a, b) for a in decks for b in decks if a < b):
        game = rulebound.new_game("starlight", [one, other], seed=seed)
        dice = Dice(seed)
        while not game.over:
            question = game.decisions[dice.below(len(game.decisions))]
            game.decide(question.options[dice.below(len(question.options))], question.seat)
        assert game.result is not None and max(game.state.numbers) >= 9


def test_there_is_a_board_to_play_on() -> None:
    assert board_names() == ["hex24"]
