"""One kernel, four ordering policies: each mini game is told aloud, and copied, saved, replayed and fuzzed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game
from rulebound.kernel.saves import canonical, digest

from . import mini_alternating as hexes
from . import mini_responses as grid
from . import mini_rounds as rounds
from . import mini_standard_order as heroes
from .mini import MiniRuleset, Row, load, replay

GAMES: list[tuple[Callable[[int], Game], Callable[[list[Row]], MiniRuleset]]] = [
    (heroes.new, heroes.Heroes),
    (rounds.new, rounds.Batches),
    (hexes.new, hexes.Hexes),
    (grid.new, grid.Grid),
]
IDS = [ruleset.name for _, ruleset in GAMES]
SEEDS = 5


def play(game: Game, *answers: str) -> None:
    """Answers as 'A: pass': whoever is asked must be who was meant."""
    for answer in answers:
        name, label = answer.split(": ", 1)
        asked = game.names[game.decision.seat]
        assert asked == name, f"{asked} is asked, not {name}, at '{answer}': {game.decision}"
        game.decide(label)


def told(game: Game, *kinds: str) -> list[str]:
    """The events of these kinds so far, as 'who does-what card'."""
    found = [event for event in game.events if event.kind in kinds]
    return [" ".join(word for word in (game.names[each.seat], each.kind, each.card) if word) for each in found]


def zone(game: Game, seat: int, kind: int) -> list[str]:
    return [card.definition.name for card in game.state.zone(seat, kind)]


# ---- standard order
def test_cards_are_visited_from_the_acting_player_on_heroes_first_then_buffs_from_left_to_right():
    rows = [["Raider"], ["Thorns", "Oath"], ["Pact", "Gossip"]]
    game = heroes.table(rows, [["Lash"], [], []], [[], [], ["Echo"]])
    play(game, "A: play Lash on B")
    # A's hero heals, B's Thorns stings and B's Oath cancels, C's hero draws although its buff entered first.
    assert told(game, "healed by", "hurt by", "cancels with", "draws") == [
        "A healed by Raider", "A hurt by Thorns", "B cancels with Oath", "C draws Echo",
    ]  # fmt: skip
    play(game, "C: yes Pact")  # Pact may cancel what is cancelled already: in vain, so it stays
    assert zone(game, 2, heroes.ROW) == ["Pact", "Gossip"]


def test_a_cancelled_act_has_no_effect_but_the_rest_of_the_walk_goes_on():
    game = heroes.table([[], ["Oath", "Thorns"], []], [["Lash"], [], []], [[]] * 3)
    play(game, "A: play Lash on B")
    assert game.state.numbers == [8, 9, 9]  # no damage, and Thorns still answered
    assert zone(game, 0, heroes.PILE) == ["Lash"]


def test_a_second_cancel_finds_the_act_cancelled_and_stays():
    game = heroes.table([[], ["Oath", "Oath"], []], [["Lash"], [], []], [[]] * 3)
    play(game, "A: play Lash on B")
    assert told(game, "cancels with", "expires") == ["B cancels with Oath", "B expires Oath", "A expires Lash"]
    assert zone(game, 1, heroes.ROW) == ["Oath"]


def test_an_answer_resolves_completely_with_walks_of_its_own_before_the_walk_goes_on():
    game = heroes.table([["Echo"], ["Thorns"], ["Gossip"]], [["Lash"], [], []], [[], [], ["Torch"]])
    play(game, "A: play Lash on B")
    # Thorns hurts A, whose Echo hurts B within that; only then is C visited, and the attack hits last.
    assert told(game, "hurt by", "draws") == ["A hurt by Thorns", "B hurt by Echo", "C draws Torch", "B hurt by Lash"]


def test_a_trigger_that_is_still_resolving_does_not_answer_again():
    game = heroes.table([["Echo"], ["Echo"], ["Echo"]], [["Lash"], [], []], [[]] * 3)
    play(game, "A: play Lash on B")
    # B's Echo hurts C, C's hurts A, A's hurts B: B's is still resolving, and the ring ends.
    assert told(game, "hurt by") == ["B hurt by Lash", "C hurt by Echo", "A hurt by Echo", "B hurt by Echo"]


def test_the_walks_of_one_step_go_in_the_order_of_its_events():
    game = heroes.table([[], ["Martyr"], ["Martyr"]], [["Quake"], [], []], [[], ["Oath"], ["Pact"]])
    play(game, "A: play Quake on C")
    assert told(game, "hurt by", "draws") == [
        "B hurt by Quake", "C hurt by Quake", "B draws Oath", "C draws Pact",
    ]  # fmt: skip


def test_a_card_that_has_left_before_its_visit_does_not_answer():
    game = heroes.table([[], ["Thorns"], []], [["Lash", "Lash"], ["Lash"], []], [[]] * 3)
    play(game, "A: play Lash on B", "B: pass", "C: pass")
    assert zone(game, 1, heroes.ROW) == ["Thorns"]
    play(game, "A: play Lash on B")
    assert zone(game, 1, heroes.ROW) == []  # worn out by its second answer
    assert game.state.numbers == [7, 5, 9]


# ---- batches in rounds
def test_each_player_empties_the_own_triggers_and_new_ones_wait_for_their_round():
    # A's Herald enters: B's Mirror and Sniper trigger. Sniper hurts A: A's Grudge joins, but B's round goes on.
    game = rounds.table([["Grudge"], ["Sniper", "Mirror"]], [["Herald"], []], [[], []])
    play(game, "A: play Herald", "B: resolve Sniper")
    assert told(game, "resolves") == ["B resolves Sniper", "B resolves Mirror", "A resolves Grudge"]


def test_the_active_player_comes_first_then_the_other_with_what_joins_then_the_active_player_again():
    # Spark (A) hurts B: Cheer (A) and Grudge (B). Grudge hurts A: Cheer (B) joins B's round, Grudge (A) waits.
    game = rounds.table([["Cheer", "Grudge"], ["Grudge", "Cheer"]], [["Spark"], []], [[], []])
    play(game, "A: play Spark")
    assert told(game, "resolves") == [
        "A resolves Spark", "A resolves Cheer", "B resolves Grudge", "B resolves Cheer", "A resolves Grudge",
        "A resolves Cheer",
    ]  # fmt: skip


def test_a_player_orders_the_own_triggers_and_equal_ones_are_one_option():
    game = rounds.table([[], ["Sniper", "Mirror", "Sniper"]], [["Herald"], []], [[], []])
    play(game, "A: play Herald")
    assert game.decision.options == ["resolve Sniper", "resolve Mirror"]
    play(game, "B: resolve Mirror")
    assert told(game, "resolves") == ["B resolves Mirror", "B resolves Sniper", "B resolves Sniper"]


def test_a_trigger_outlives_its_card_and_uses_the_values_it_had_last():
    # Ash has grown to 2 beside the Herald; hooked away, it still deals its 2.
    game = rounds.table([[], ["Ash", "Herald"]], [["Hook"], []], [[], []])
    play(game, "A: play Hook", "A: yes Hook", "A: take Ash")
    assert told(game, "leaves", "resolves") == ["A resolves Hook", "B leaves Ash", "B resolves Ash"]
    assert game.state.numbers == [4, 6]


def test_the_check_between_two_triggers_ends_the_game():
    game = rounds.table([[], ["Sniper", "Sniper"]], [["Herald"], []], [[], []])
    game.state.numbers[0] = 1
    play(game, "A: play Herald")
    assert game.result is not None and game.result.winner == 1
    assert told(game, "resolves") == ["B resolves Sniper"]


# ---- an alternating window around a held attack
def duel(a_hand: list[str], b_hand: list[str], **places: str) -> Game:
    where = {"Ogre": "w", "Golem": "center"} | places
    return hexes.table([{"Ogre": where["Ogre"]}, {"Golem": where["Golem"]}], [a_hand, b_hand], [[], []])


def stands(game: Game, name: str) -> list[object]:
    found: list[object] = game.view(0)[name]
    return found


def test_after_a_first_pass_the_defender_is_asked_again_and_nobody_twice_in_a_row():
    game = duel(["Strike", "Focus"], ["Guard"])
    play(game, "A: attack with Strike Ogre on Golem")
    play(game, "B: pass", "A: reply Focus", "A: pass", "B: reply Guard", "B: pass", "A: pass")
    assert stands(game, "Golem") == ["e", 3]  # 2 + 1 - 2, pushed along the line
    assert game.decision.seat == 1 and game.state.turn == 1


def test_two_passes_at_once_end_the_window():
    game = duel(["Strike"], ["Guard"])
    play(game, "A: attack with Strike Ogre on Golem", "B: pass", "A: pass")
    assert stands(game, "Golem") == ["e", 2]


def test_a_pass_after_the_defenders_reply_ends_the_window():
    game = duel(["Strike", "Focus"], ["Guard", "Parry"])
    play(game, "A: attack with Strike Ogre on Golem", "B: reply Guard", "B: pass", "A: pass")
    assert stands(game, "Golem") == ["e", 4]
    assert zone(game, 0, hexes.PILE) == ["Strike"] and zone(game, 1, hexes.PILE) == ["Guard"]


def test_at_the_edge_the_attack_slams_instead_of_pushing():
    game = duel(["Strike"], [], Ogre="center", Golem="e")
    play(game, "A: attack with Strike Ogre on Golem", "B: pass", "A: pass")
    assert told(game, "slammed", "hurt", "pushed", "dies") == ["B slammed Golem", "B hurt Golem", "B dies Golem"]
    play(game, "B: put Golem on e")
    assert stands(game, "Golem") == ["e", 4]  # back as a new object


def test_a_defender_that_stepped_aside_is_hit_but_not_pushed():
    game = duel(["Strike"], ["Sidestep"])
    play(game, "A: attack with Strike Ogre on Golem", "B: reply Sidestep", "B: put Golem on e", "B: pass", "A: pass")
    assert stands(game, "Golem") == ["e", 2]


def test_a_parried_attack_closes_the_window_at_once_and_does_nothing():
    game = duel(["Strike", "Focus"], ["Parry", "Guard"])
    play(game, "A: attack with Strike Ogre on Golem", "B: reply Parry")
    assert told(game, "hurt", "pushed") == [] and game.state.turn == 1
    assert zone(game, 0, hexes.PILE) == ["Strike"]


def test_an_attacker_that_dies_to_a_reply_is_dead_at_once_and_the_attack_fades():
    game = duel(["Strike"], ["Riposte", "Guard"])
    for card in game.state.zone(0, hexes.BOARD):
        hexes.harm(game.state, card, 3)
    play(game, "A: attack with Strike Ogre on Golem", "B: reply Riposte")
    assert stands(game, "Golem") == ["center", 4]
    assert zone(game, 0, hexes.LIMBO) == ["Ogre"] and game.state.numbers == [0, 1]
    assert zone(game, 1, hexes.PILE) == ["Riposte"]


# ---- response phases
def test_a_response_may_be_responded_to_and_the_void_of_a_void_lets_the_deed_happen():
    game = grid.table([{4: "Ram", 0: "Rebuttal"}, {1: "Rebuttal", 5: "Tithe"}], [[], []], [[], []])
    play(game, "A: use Ram on 4", "A: pass", "B: respond with Rebuttal on 1")
    play(game, "A: respond with Rebuttal on 0", "B: pass")  # the innermost window: A has nothing left for it
    assert told(game, "voided", "spends") == ["A spends Rebuttal", "B voided Rebuttal", "B spends Rebuttal"]
    play(game, "B: pass")  # back in the window of the Ram
    assert told(game, "destroys") == ["A destroys Tithe"]
    play(game, "B: pass")
    assert zone(game, 1, grid.PILE) == ["Tithe", "Rebuttal"] and game.state.numbers == [1, 0]


def test_a_void_closes_the_window_at_once():
    game = grid.table([{4: "Ram"}, {1: "Rebuttal", 5: "Rebuttal"}], [[], []], [[], []])
    play(game, "A: use Ram on 4", "B: respond with Rebuttal on 1", "B: pass")  # passed: the window of the response
    assert told(game, "voided", "spends") == ["B spends Rebuttal", "A voided Ram", "A spends Ram"]
    assert game.decision.seat == 0 and game.decision.options == ["pass"]  # A's next deed; B was not asked again


def test_after_a_response_the_other_player_is_asked_and_passes_in_a_row_close():
    game = grid.table([{4: "Ram", 8: "Tax"}, {1: "Slip", 5: "Tithe", 0: "Tax"}], [[], []], [[], []])
    play(game, "A: use Ram on 4", "A: pass", "B: pass", "A: pick a hidden card on 5")
    play(game, "A: pass", "B: respond with Slip on 1", "A: pass", "B: pass")  # the last two: to the response
    play(game, "A: pass", "B: pass")
    assert told(game, "fades") == ["A fades Tithe"]


def test_a_deed_fades_when_its_subject_has_left():
    game = grid.table([{4: "Ram"}, {1: "Slip", 5: "Tithe"}], [[], []], [[], []])
    play(game, "A: use Ram on 4", "B: pass", "A: pick a hidden card on 5", "B: respond with Slip on 1", "B: pass")
    assert told(game, "fades") == ["A fades Tithe"]
    assert zone(game, 1, grid.HAND) == ["Tithe"] and game.state.numbers == [0, 0]


def test_what_is_done_invisibly_opens_no_window():
    game = grid.table([{4: "Whisper"}, {1: "Shield", 5: "Tithe"}], [[], []], [[], []])
    play(game, "A: use Whisper on 4", "B: pass", "A: pick a hidden card on 5")
    assert zone(game, 1, grid.PILE) == ["Tithe"]  # the Shield had no chance
    assert game.state.numbers == [1, 0]


def test_a_voided_placing_takes_the_card_back_and_a_voided_gain_pays_nothing():
    game = grid.table([{}, {1: "Snare", 2: "Tax"}], [["Tithe"], []], [["Ram", "Ram"], []])
    play(game, "A: set Tithe on 4")
    assert zone(game, 0, grid.FIELD) == ["Tithe"]  # placed at once, and held there
    play(game, "A: pass", "B: respond with Snare on 1", "A: pass", "B: pass")
    assert sorted(zone(game, 0, grid.HAND)) == ["Ram", "Tithe"] and zone(game, 0, grid.FIELD) == []
    play(game, "A: set Tithe on 4", "A: pass", "B: pass", "B: pass", "B: pass")
    play(game, "A: use Tithe on 4", "B: pass", "B: respond with Tax on 2")
    assert game.state.numbers == [0, 0]
    assert told(game, "draws") == ["A draws Ram", "A draws Ram"]  # those of the turns: nothing for the Tithe


def test_something_else_happens_instead_and_nothing_is_announced():
    game = grid.table([{4: "Ram"}, {1: "Changeling!", 8: "Shield"}], [[], []], [[], []])
    play(game, "A: use Ram on 4", "B: pass")  # that pass is about the Ram: for the destruction nobody is asked
    assert told(game, "destroys", "replaced") == ["A replaced Changeling"]
    assert zone(game, 1, grid.HAND) == ["Changeling"] and game.state.numbers == [0, 0]


def test_each_replacement_meets_an_act_once_and_its_player_picks_among_several():
    fields = [{4: "Ram"}, {1: "Changeling!", 2: "Warden!", 8: "Warden!"}]
    game = grid.table(fields, [[], []], [[], []])
    play(game, "A: use Ram on 4")
    assert game.decision.options == ["instead Changeling on 1", "instead Warden on 2", "instead Warden on 8"]
    play(game, "B: instead Warden on 2")  # it steps in, then the one on 8 for it; the first cannot once more
    assert game.view(0)["cells"] == [[1, 1, True], [2, 1, True]]
    assert zone(game, 1, grid.PILE) == ["Warden"] and game.state.numbers == [1, 0]


# ---- what every game of the kernel can do
def random_answer(game: Game, dice: Dice) -> str:
    options = game.decision.options
    return options[dice.below(len(options))].label


def same(one: Game, other: Game) -> bool:
    """Equal to the last byte, and the same question is open."""
    assert one.over == other.over
    assert one.over or one.decision == other.decision
    return digest(one.state) == digest(other.state)


@pytest.mark.parametrize(("new", "ruleset"), GAMES, ids=IDS)
def test_a_game_its_copy_its_save_and_its_replay_go_on_alike(new, ruleset):
    for seed in range(SEEDS):
        dice = Dice(seed)
        game = new(seed)
        others: list[Game] = []
        while not game.over:
            if dice.below(15) == 0:
                others = [game.copy(), load(game.save(), ruleset), replay(game.replay(), new)]
            answer = random_answer(game, dice)
            game.decide(answer)
            for other in others:
                other.decide(answer)
                assert same(game, other)
            if others and dice.below(5) == 0:
                assert {other.save() for other in others} == {game.save()}
                others = []
        assert same(replay(game.replay(), new), game)


@pytest.mark.parametrize(("new", "ruleset"), GAMES, ids=IDS)
def test_a_state_that_is_never_copied_goes_the_same_way(new, ruleset):
    """Records are shared by copies: whether there was one must not be seen in what is remembered."""
    for seed in range(SEEDS):
        dice = Dice(seed)
        game = new(seed)
        raw = new(seed).state
        while not game.over:
            options = game.state.asked[0].options
            at = dice.below(len(options))
            game.decide(game.decision.options[at])
            raw.decide(raw.asked[0], raw.asked[0].options[at])
            assert digest(raw) == digest(game.state)


@pytest.mark.parametrize(("new", "ruleset"), GAMES, ids=IDS)
def test_original_and_copy_do_not_touch_each_other(new, ruleset):
    for seed in range(SEEDS):
        dice = Dice(seed)
        game = new(seed)
        for _ in range(dice.below(20)):
            if not game.over:
                game.decide(random_answer(game, dice))
        fork, before = game.copy(), digest(game.state)
        while not fork.over:
            fork.decide(random_answer(fork, dice))
        assert digest(game.state) == before
        fork = game.copy()
        while not game.over:
            game.decide(random_answer(game, dice))
        assert digest(fork.state) == before


@pytest.mark.parametrize(("new", "ruleset"), GAMES, ids=IDS)
def test_undo_goes_back_to_the_very_same_position(new, ruleset):
    dice = Dice(3)
    game = new(3)
    marks: list[str] = []
    while not game.over:
        marks.append(digest(game.state))
        game.decide(random_answer(game, dice))
    for at in reversed(range(len(marks))):
        game.undo()
        assert digest(game.state) == marks[at]


# ---- honesty
HIDDEN = [
    (
        lambda hand: heroes.table([[], ["Gossip"], []], [["Lash"], [hand], []], [["Oath"], ["Pact"], []]),
        ("Lash", "Quake"), ["A: play Lash on C"], 0,
    ),
    (
        lambda hand: rounds.table([[], ["Mirror"]], [["Herald"], [hand]], [[], []]),
        ("Hook", "Brood"), ["A: play Herald"], 0,
    ),
    (
        lambda hand: hexes.table([{"Ogre": "w"}, {"Golem": "center"}], [["Strike"], [hand]], [[], []]),
        ("Parry", "Strike"), ["A: attack with Strike Ogre on Golem", "B: pass"], 0,
    ),
    (
        lambda card: grid.table([{4: "Ram"}, {1: card, 5: "Tithe"}], [[], []], [[], []]),
        ("Rebuttal", "Tithe"), ["A: use Ram on 4", "B: pass"], 0,
    ),
]  # fmt: skip


@pytest.mark.parametrize(("table", "cards", "answers", "viewer"), HIDDEN, ids=IDS)
def test_states_that_differ_only_in_what_is_hidden_look_the_same(table, cards, answers, viewer):
    one, other = (table(card) for card in cards)
    assert digest(one.state) != digest(other.state)
    for answer in [*answers, ""]:
        assert canonical(one.view(viewer)) == canonical(other.view(viewer))
        if one.decision.seat == viewer:
            assert one.decision == other.decision
        if answer:
            play(one, answer)
            play(other, answer)
    assert canonical(one.view(1)) != canonical(other.view(1))


def test_a_card_that_is_set_is_one_of_the_hand_even_if_the_hand_was_known():
    """Slip brings a face-up card back to the hand: all know it there, until a card of that hand is set."""
    game = grid.table([{4: "Ram"}, {1: "Slip", 5: "Warden!"}], [[], ["Tithe"]], [[], []])
    play(game, "A: use Ram on 4", "B: pass", "A: pick Warden on 5", "B: respond with Slip on 1")
    assert game.view(0)["hand"][1] == ["a hidden card", "Warden"]
    play(game, "A: pass", "B: set Warden on 7")
    assert game.view(0)["hand"][1] == ["a hidden card"]
    assert game.view(0)["field"][1] == ["a hidden card"]
