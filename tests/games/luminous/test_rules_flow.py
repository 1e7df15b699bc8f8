"""Rules about what is offered, in which order things are told, and what belongs together.

A scenario shows that a move is allowed or refused and what comes of it. It cannot show that a menu holds
exactly these options, that the log tells one thing before another, or that two triggers are of one batch.
"""

import json
import re

import pytest

import rulebound

A, B = 0, 1


def card(name, type_, text="", **fields):
    lines = [f'name = "{name}"', f'type = "{type_}"', 'faction = "Wanderers"', f"text = {json.dumps(text)}"]
    return "\n".join(
        ["[[card]]", *lines, *(f"{key} = {json.dumps(value)}" for key, value in fields.items()), ""]
    )


def unit(name, attack, health, text="", **fields):
    return card(name, "unit", text, attack=attack, health=health, **fields)


CARDS = "\n".join(
    [
        unit("Road Scout", 2, 2),
        unit("Mile Runner", 1, 1),
        unit("Broad Ox", 5, 6),
        unit("Lane Keeper", 1, 4),
        unit("Hedge Watch", 2, 2),
        unit("Slow Envoy", 1, 1),
        unit("Pebble", 1, 1, essence_cost="9"),
        unit("Quartz", 1, 1, essence_cost="9"),
        unit("Ash Page", 1, 1, "Depart: Draw 1."),
        unit("Birch Page", 1, 1, "Depart: Gain 1 life."),
        unit("Fir Clerk", 1, 1, "Depart: Gain 1 life."),
        unit("Sad Guest", 1, 1, "Arrive: Discard 1."),
        unit("Lone Herald", 1, 1, "Arrive: Gain 1 life."),
        unit("Faithful Post", 2, 4, "Guardian."),
        unit("Hollow Leech", 0, 3, "Siphon."),
        card("Salt Well", "relic", "Expend: Gain 1 life.", durability=3),
        card("Cracked Vase", "relic", durability=1),
        card("Grateful Lamp", "relic", "Whenever you gain life, draw 1.", durability=3),
        card("Passing Cheer", "spell", "Gain 1 life.", fast=True),
        card("Great Frost", "spell", "Destroy each unit."),
        card("Rockslide", "spell", "Deal 2 damage to each unit or relic."),
        card(
            "Paid Ruin",
            "spell",
            "Tribute 2.\nDestroy a unit the opponent controls.",
            essence_cost="1",
            orb_check="P",
        ),
        card("Bury Unseen", "spell", "Void the top card of your deck face down."),
        card("Dusk Facet", "orb", colours="P"),
    ]
)


def table(top="", **seats):
    """A game in which the given zones are filled: `A={"hand": ["Pebble"]}`."""
    lines = ['title = "a position"', 'game = "luminous"', top, CARDS]
    for seat in "AB":
        lines.append(f"[seat.{seat}]")
        lines += [f"{zone} = {json.dumps(cards)}" for zone, cards in seats.get(seat, {}).items()]
    return rulebound.scenario.position("\n".join(lines))


def play(game, *labels):
    for label in labels:
        game.decide(label)
    return game


def options(game):
    return [str(option) for option in game.decision.options]


def kinds(game):
    """What kinds of move are offered, by the words that the ledger's labels begin with."""
    patterns = {
        "orb": r"play (an?|the) (\w+ )?orb\b|play a Luminous Bloom|pivot: ",
        "card": r"play ",
        "ability": r"activate ",
        "attack": r"attack ",
        "block": r"block with ",
        "pass": r"pass$",
    }
    return {
        next(kind for kind, start in patterns.items() if re.match(start, label)) for label in options(game)
    }


def told(game, word):
    """The phases or steps of the log, in their order: `told(game, "phase")`."""
    names = r"start|main|combat damage|combat|end|ready|effect|draw|cleanup|reset damage|attack|block/effect"
    found = [re.search(rf"\b({names}) {word}\b", line, re.IGNORECASE) for line in game.log]
    return [match[1].lower() for match in found if match]


def line_of(game, *words):
    """Where the log first tells of all these words."""
    for number, line in enumerate(game.log):
        if all(word.lower() in line.lower() for word in words):
            return number
    raise AssertionError(f"no line with {words} in\n" + "\n".join(game.log))


def events(game, *wanted):
    return [event for event in game.events if event.kind in wanted]


# Turn


@pytest.mark.rules("LU-turn.1")
def test_a_turn_without_attacks_has_start_main_and_end_phase():
    game = play(table('phase = "start"'), "pass", "pass")
    assert told(game, "phase") == ["start", "main", "end", "start", "main"]


@pytest.mark.rules("LU-turn.2")
def test_every_attack_puts_a_combat_and_a_main_phase_in_between():
    game = table('phase = "start"', A={"play": ["Road Scout", "Mile Runner"]})
    play(
        game,
        "attack B with Road Scout",
        "pass",
        "pass",
        "attack B with Mile Runner",
        "pass",
        "pass",
        "pass",
        "pass",
    )
    assert told(game, "phase")[:7] == ["start", "main", "combat", "main", "combat", "main", "end"]


@pytest.mark.rules("LU-turn.3")
def test_the_active_player_is_the_same_while_the_other_has_priority():
    game = table()
    assert (game.decision.seat, game.view(A)["turn"], game.view(B)["turn"]) == (A, A, A)
    play(game, "pass")
    assert (game.decision.seat, game.view(A)["turn"], game.view(B)["turn"]) == (B, A, A)


@pytest.mark.rules("LU-turn.4")
def test_the_start_phase_has_ready_effect_and_draw_step():
    game = table('phase = "start"')
    assert told(game, "step") == ["ready", "effect", "draw"]


@pytest.mark.rules("LU-turn.12")
def test_the_end_phase_has_effect_cleanup_and_reset_damage_step():
    game = play(table(), "pass", "pass")
    assert told(game, "step")[:3] == ["effect", "cleanup", "reset damage"]


@pytest.mark.rules("LU-turn.13", "LU-turn.15b")
def test_the_end_phase_asks_only_for_discards_when_the_hand_is_too_large():
    game = table(A={"hand": ["Passing Cheer"] * 4 + ["Pebble"] * 3}, B={"hand": ["Passing Cheer"]})
    play(game, "pass", "pass")
    assert game.decision.seat == A
    assert sorted(options(game)) == ["discard Passing Cheer (hand limit)", "discard Pebble (hand limit)"]
    assert game.decision.rule in ("LU-turn.15b", "LU-dec.22")


# Priority


@pytest.mark.rules("LU-prio.1")
def test_only_the_player_with_priority_has_a_decision():
    hands = {"hand": ["Passing Cheer"]}
    game = table(A=hands, B=hands)
    assert game.decision.seat == A
    play(game, "play Passing Cheer")
    assert game.decision.seat == B
    play(game, "pass")
    assert game.decision.seat == A


@pytest.mark.rules("LU-prio.2")
def test_a_player_with_priority_can_always_pass():
    game = table(A={"play": ["Road Scout"], "hand": ["Passing Cheer"]}, B={"play": ["Lane Keeper"]})
    for label in (
        "play Passing Cheer",
        "pass",
        "attack B with Road Scout",
        "block with Lane Keeper",
        "pass",
        "pass",
    ):
        assert options(game).count("pass") == 1
        play(game, label)
    assert options(game).count("pass") == 1


@pytest.mark.rules("LU-prio.4")
def test_the_active_player_has_exactly_five_kinds_of_action():
    game = table(
        A={"play": ["Road Scout", "Salt Well"], "hand": ["Slow Envoy", "Dusk Facet"]},
        B={"play": ["Hedge Watch"]},
    )
    assert kinds(game) == {"orb", "card", "ability", "attack", "pass"}
    assert sorted(options(game)) == [
        "activate Salt Well: Gain 1 life",
        "attack B with Road Scout",
        "pass",
        "play Slow Envoy",
        "play a Green orb",
        "play a Purple orb",
        "play an Orange orb",
        "play the orb Dusk Facet",
    ]


@pytest.mark.rules("LU-prio.5")
def test_the_non_active_player_has_exactly_three_kinds_of_action():
    hand = ["Slow Envoy", "Dusk Facet", "Passing Cheer"]
    game = table(B={"play": ["Hedge Watch", "Salt Well"], "hand": hand})
    play(game, "pass")
    assert kinds(game) == {"card", "ability", "pass"}
    assert sorted(options(game)) == ["activate Salt Well: Gain 1 life", "pass", "play Passing Cheer"]


@pytest.mark.rules("LU-prio.9", "LU-orb.3")
def test_every_orb_play_leaves_priority_where_it_was():
    six = {"orbs": ["Green"] * 6, "hand": ["Dusk Facet"]}
    for label in ("play a Luminous Bloom", "pivot: return Green, play Purple", "play the orb Dusk Facet"):
        assert play(table(A=six), label).decision.seat == A
    assert play(table(), "play a Green orb").decision.seat == A


@pytest.mark.rules("LU-orb.8a", "LU-orb.8c")
def test_with_six_basic_orbs_the_menu_has_orbs_from_the_hand_and_pivots():
    """A scenario shows that they are legal; here they are offered."""
    offered = options(table(A={"orbs": ["Green"] * 5 + ["Orange"], "hand": ["Dusk Facet"]}))
    assert "play the orb Dusk Facet" in offered
    assert {label for label in offered if label.startswith("pivot")} == {
        f"pivot: return {old}, play {new}" for old in ("Green", "Orange") for new in ("Orange", "Green", "Purple")
    }


@pytest.mark.rules("LU-combat.32")
def test_what_a_combat_sets_off_resolves_before_the_next_main_phase_begins():
    game = table(A={"play": ["Road Scout"]}, B={"play": ["Birch Page"]})
    play(game, "attack B with Road Scout", "block with Birch Page", "pass", "pass")
    assert [event.kind for event in events(game, "destroyed", "life_gained", "main_begin")][-3:] == [
        "destroyed",
        "life_gained",
        "main_begin",
    ]


@pytest.mark.rules("LU-prio.11")
def test_between_announcement_and_result_only_the_acting_player_decides():
    game = table(
        A={"hand": ["Paid Ruin"], "orbs": ["Green", "Orange", "Purple"], "play": ["Road Scout"]},
        B={"play": ["Hedge Watch", "Lane Keeper"], "hand": ["Passing Cheer"]},
    )
    seats = []
    for label in ("play Paid Ruin", "pay with 1 Green", "no Tribute", "choose Hedge Watch"):
        seats.append(game.decision.seat)
        play(game, label)
    assert seats == [A, A, A, A]
    assert game.decision.seat == B


# Combat


@pytest.mark.rules("LU-combat.2", "LU-combat.4")
def test_every_attack_option_names_one_unit_and_one_enemy_target():
    game = table(
        A={"play": ["Road Scout", "Mile Runner", "Salt Well"]}, B={"play": ["Cracked Vase", "Hedge Watch"]}
    )
    assert sorted(label for label in options(game) if label.startswith("attack")) == [
        "attack B with Mile Runner",
        "attack B with Road Scout",
        "attack Cracked Vase with Mile Runner",
        "attack Cracked Vase with Road Scout",
    ]


@pytest.mark.rules("LU-combat.7", "LU-combat.18")
def test_a_combat_has_attack_block_effect_and_combat_damage_step():
    game = play(table(A={"play": ["Road Scout"]}), "attack B with Road Scout")
    assert told(game, "step") == ["attack", "block/effect"]
    play(game, "pass", "pass")
    assert told(game, "step") == ["attack", "block/effect", "combat damage"]


@pytest.mark.rules("LU-combat.9", "LU-combat.13")
def test_the_defender_has_exactly_four_kinds_of_action():
    defence = {"play": ["Hedge Watch", "Lane Keeper", "Salt Well"], "hand": ["Slow Envoy", "Passing Cheer"]}
    game = play(table(A={"play": ["Road Scout"]}, B=defence), "attack B with Road Scout")
    assert game.decision.seat == B
    assert kinds(game) == {"block", "card", "ability", "pass"}
    blocks = [label for label in options(game) if label.startswith("block")]
    assert len(blocks) == 3
    assert {"block with Hedge Watch", "block with Lane Keeper"} < set(blocks)


@pytest.mark.rules("LU-combat.10")
def test_the_attacking_player_has_exactly_three_kinds_of_action():
    attack = {
        "play": ["Road Scout", "Mile Runner", "Salt Well"],
        "hand": ["Slow Envoy", "Passing Cheer", "Dusk Facet"],
    }
    game = play(table(A=attack), "attack B with Road Scout", "pass")
    assert sorted(options(game)) == ["activate Salt Well: Gain 1 life", "pass", "play Passing Cheer"]


@pytest.mark.rules("LU-combat.14", "LU-combat.17")
def test_no_block_is_offered_after_a_pass_but_in_the_next_combat():
    game = table(
        A={"play": ["Road Scout", "Mile Runner"], "hand": ["Passing Cheer"]}, B={"play": ["Lane Keeper"]}
    )
    play(game, "attack B with Road Scout", "pass", "play Passing Cheer")
    assert options(game) == ["pass"]
    play(game, "pass", "pass", "attack B with Mile Runner")
    assert "block with Lane Keeper" in options(game)


@pytest.mark.rules("LU-combat.25", "LU-combat.26a", "LU-combat.26b", "LU-combat.26c")
def test_exactly_all_splits_of_the_attack_value_are_offered():
    game = table(A={"play": ["Broad Ox"]}, B={"play": ["Hedge Watch", "Lane Keeper"]})
    play(game, "attack B with Broad Ox", "block with Hedge Watch and Lane Keeper", "pass", "pass")
    assert game.decision.seat == A
    shares = [re.fullmatch(r"deal (\d) to (.+), (\d) to (.+)", label) for label in options(game)]
    splits = [{split[2]: int(split[1]), split[4]: int(split[3])} for split in shares]
    assert sorted(split["Hedge Watch"] for split in splits) == [0, 1, 2, 3, 4, 5]
    assert all(split["Hedge Watch"] + split["Lane Keeper"] == 5 for split in splits)


@pytest.mark.rules("LU-combat.29")
def test_deaths_of_one_combat_happen_before_anything_else():
    game = table(A={"play": ["Ash Page"]}, B={"play": ["Fir Clerk"]})
    play(game, "attack B with Ash Page", "block with Fir Clerk", "pass", "pass")
    told_kinds = [event.kind for event in events(game, "destroyed", "drew", "life_gained")]
    assert told_kinds == ["destroyed", "destroyed", "drew", "life_gained"]


@pytest.mark.rules("LU-combat.34")
def test_an_attack_of_nothing_is_no_damage_event():
    game = table(A={"play": ["Hollow Leech"]})
    play(game, "attack B with Hollow Leech", "pass", "pass")
    assert events(game, "damaged", "contact", "life_gained", "life_lost") == []


@pytest.mark.rules("LU-combat.37")
def test_a_guardian_that_blocks_is_in_no_further_block():
    game = table(A={"play": ["Road Scout"]}, B={"play": ["Faithful Post", "Lane Keeper"]})
    play(game, "attack B with Road Scout", "block with Faithful Post", "pass")
    assert sorted(options(game)) == ["block with Lane Keeper", "pass"]


# Damage and state checks


@pytest.mark.rules("LU-dmg.4d", "LU-dmg.4c")
def test_what_one_check_finds_is_destroyed_together():
    game = table(A={"hand": ["Rockslide"], "play": ["Ash Page"]}, B={"play": ["Fir Clerk", "Cracked Vase"]})
    play(game, "play Rockslide")
    told_kinds = [event.kind for event in events(game, "destroyed", "drew", "life_gained")]
    assert told_kinds == ["destroyed"] * 3 + ["drew", "life_gained"]
    assert {str(event.card) for event in events(game, "destroyed")} == {
        "Ash Page",
        "Fir Clerk",
        "Cracked Vase",
    }


# Playing


def ruined():
    """A spell with essence, check, Tribute and a choice has been played."""
    game = table(
        A={"hand": ["Paid Ruin"], "orbs": ["Green", "Orange", "Purple"], "play": ["Road Scout"]},
        B={"play": ["Hedge Watch", "Lane Keeper", "Ash Page"]},
    )
    return play(game, "play Paid Ruin")


@pytest.mark.rules("LU-play.1")
def test_an_announced_card_is_shown_to_all_before_it_is_paid():
    game = ruined()
    assert options(game)[0].startswith("pay with")
    assert "Paid Ruin" in json.dumps(game.view(B))
    assert line_of(game, "Paid Ruin") >= 0
    assert [(event.seat, str(event.card)) for event in events(game, "announced")] == [(A, "Paid Ruin")]
    assert "Paid Ruin" not in json.dumps(game.view(A)["seats"][A]["hand"])
    assert events(game, "expended") == []


@pytest.mark.rules("LU-play.2", "LU-play.3", "LU-play.4")
def test_costs_are_told_in_their_order_and_before_the_effect():
    game = ruined()
    play(
        game,
        "pay with 1 Green",
        "sacrifice Road Scout for Tribute",
        "choose Hedge Watch",
        "choose Lane Keeper",
    )
    order = [
        line_of(game, "play", "Paid Ruin"),
        line_of(game, "pay", "Green"),
        line_of(game, "check", "Purple"),
        line_of(game, "sacrifice", "Road Scout"),
        line_of(game, "Hedge Watch"),
        line_of(game, "Lane Keeper"),
    ]
    assert order == sorted(order)
    assert len(set(order)) == len(order)


@pytest.mark.rules("LU-play.11")
def test_the_same_ability_is_offered_in_all_windows_to_both_players():
    well = "activate Salt Well: Gain 1 life"
    seats = {"A": {"play": ["Road Scout", "Salt Well"]}, "B": {"play": ["Salt Well"]}}
    for moves in ([], ["pass"], ["attack B with Road Scout"], ["attack B with Road Scout", "pass"]):
        assert well in options(play(table(**seats), *moves))


@pytest.mark.rules("LU-play.16")
def test_a_plain_effect_has_no_way_out():
    game = play(table(A={"hand": ["Sad Guest", "Pebble", "Quartz"]}), "play Sad Guest")
    assert sorted(options(game)) == ["discard Pebble", "discard Quartz"]


# Batches


def frozen():
    """Two units of each side die at once; the relic makes a trigger out of a trigger."""
    game = table(
        A={"hand": ["Great Frost"], "play": ["Ash Page", "Birch Page", "Grateful Lamp"]},
        B={"play": ["Fir Clerk", "Ash Page"]},
    )
    return play(game, "play Great Frost")


@pytest.mark.rules("LU-batch.1", "LU-batch.3")
def test_triggers_of_one_moment_and_their_children_are_one_batch():
    game = frozen()
    play(game, "resolve Birch Page: Depart", "resolve Grateful Lamp: Whenever you gain life")
    play(game, "resolve Fir Clerk: Depart")
    done = events(game, "drew", "life_gained")
    assert len(done) == 5
    assert len({event.batch for event in done}) == 1


@pytest.mark.rules("LU-batch.1")
def test_triggers_of_two_actions_are_two_batches():
    game = table(A={"hand": ["Lone Herald", "Lone Herald"]})
    play(game, "play Lone Herald", "pass", "play Lone Herald")
    assert len({event.batch for event in events(game, "life_gained")}) == 2


@pytest.mark.rules("LU-batch.2", "LU-batch.4", "LU-batch.6")
def test_each_round_offers_the_triggers_of_one_player_only():
    game = frozen()
    assert (game.decision.seat, sorted(options(game))) == (
        A,
        ["resolve Ash Page: Depart", "resolve Birch Page: Depart"],
    )
    play(game, "resolve Birch Page: Depart")
    new_and_old = ["resolve Ash Page: Depart", "resolve Grateful Lamp: Whenever you gain life"]
    assert (game.decision.seat, sorted(options(game))) == (A, new_and_old)
    play(game, "resolve Ash Page: Depart")
    assert (game.decision.seat, sorted(options(game))) == (
        B,
        ["resolve Ash Page: Depart", "resolve Fir Clerk: Depart"],
    )


@pytest.mark.rules("LU-batch.9")
def test_a_trigger_is_announced_before_it_does_anything():
    game = play(table(A={"hand": ["Lone Herald"]}), "play Lone Herald")
    assert line_of(game, "Lone Herald", "Arrive") < line_of(game, "gain", "1 life")


@pytest.mark.rules("LU-batch.11")
def test_a_single_trigger_asks_for_no_order():
    game = play(table(A={"hand": ["Lone Herald"]}), "play Lone Herald")
    assert (game.decision.seat, options(game)) == (B, ["pass"])


# Switches that no scenario can show


@pytest.mark.rules("LU-setup.5d")
def test_a_random_mulligan_order_is_another_one_with_another_seed():
    stones = ["Pebble", "Quartz", "Slow Envoy", "Road Scout"]
    deck = stones + ["Mile Runner"] * 4
    orders = set()
    for seed in range(1, 13):
        top = f'phase = "setup"\nseed = {seed}\n[switches]\nmulligan_order = "random"\n'
        game = play(table(top, A={"deck": deck}), "mulligan 4 cards", "keep this hand")
        drawn = []
        for _ in range(4):
            play(game, "pass", "pass")  # to the next player's main phase
            drawn += [str(event.card) for event in events(game, "drew") if event.seat == A]
        assert len(drawn) == 2
        assert set(drawn) < set(stones)
        orders.add(tuple(drawn))
    assert len(orders) > 1


@pytest.mark.rules("LU-zone.6b")
def test_the_owner_may_look_at_a_card_voided_face_down_if_the_switch_says_so():
    top = '[switches]\nvoid_facedown_seen_by = "owner"\n'
    seats = {"A": {"hand": ["Bury Unseen"], "deck": ["Quartz", "Pebble"]}}
    by_default = play(table(**seats), "play Bury Unseen")
    switched = play(table(top, **seats), "play Bury Unseen")
    assert "Quartz" not in json.dumps(by_default.view(A))
    assert "Quartz" in json.dumps(switched.view(A))
    assert "Quartz" not in json.dumps(switched.view(B))
