"""Rules about who knows what, and about how a game begins: what no scenario can tell.

Secrecy is tested by twins: two positions that differ only in what a seat must not know look the same to that
seat, to the last byte; two that differ in something public do not.
"""

import json
from collections import Counter

import pytest

import rulebound
from rulebound.kernel.chance import Dice
from rulebound.scenario import position

DECKS = ["emberfall", "tidewatch"]
A, B = 0, 1

STONES = "\n".join(
    f'[[card]]\nname = "{name}"\ntype = "relic"\nfaction = "Wanderers"\ndurability = 1\n'
    for name in ("Pebble", "Flint", "Chalk", "Slate", "Amber", "Jet", "Opal", "Shale")
)
UNITS = "\n".join(
    f'[[card]]\nname = "{name}"\ntype = "unit"\nfaction = "Wanderers"\nattack = 2\nhealth = 2\n'
    for name in ("Marsh Heron", "Ford Otter")
)
EIGHT = ["Pebble", "Flint", "Chalk", "Slate", "Amber", "Jet", "Opal", "Shale"]


def spell(name, text, cost="", check=""):
    return (
        f'[[card]]\nname = "{name}"\ntype = "spell"\nfaction = "Wanderers"\n'
        f'essence_cost = "{cost}"\norb_check = "{check}"\ntext = "{text}"\n'
    )


def table(cards="", top="", **seats):
    """A game in which the given zones are filled: `A={"hand": ["Pebble"]}`."""
    lines = ['title = "a position"', 'game = "luminous"', top, STONES, UNITS, cards]
    for seat, zones in seats.items():
        lines.append(f"[seat.{seat}]")
        lines += [f"{zone} = {json.dumps(cards)}" for zone, cards in zones.items()]
    return rulebound.scenario.position("\n".join(lines))


def seen(game, seat):
    """All that a seat sees, as text."""
    return json.dumps(game.view(seat), sort_keys=True, ensure_ascii=False)


def zone(game, viewer, owner, name):
    """A zone of one seat as another sees it."""
    return game.view(viewer)["seats"][owner][name]


def options(game):
    return [str(option) for option in game.decision.options]


def play(game, *labels):
    for label in labels:
        game.decide(label)
    return game


# Main decks, hands, piles


@pytest.mark.rules("LU-zone.1")
def test_nobody_sees_the_faces_of_a_main_deck():
    one = table(A={"deck": ["Pebble", "Flint"]})
    other = table(A={"deck": ["Chalk", "Slate"]})
    assert seen(one, A) == seen(other, A)
    assert seen(one, B) == seen(other, B)
    assert options(one) == options(other)


@pytest.mark.rules("LU-zone.1")
def test_nobody_sees_the_order_of_a_main_deck():
    one = table(A={"deck": ["Pebble", "Flint", "Chalk"]})
    other = table(A={"deck": ["Chalk", "Pebble", "Flint"]})
    assert seen(one, A) == seen(other, A)
    assert seen(one, B) == seen(other, B)


@pytest.mark.rules("LU-zone.1")
def test_an_effect_may_let_its_owner_look_at_the_deck():
    seek = spell(
        "Seek the Herd",
        "Look at the top 2 cards of your deck. Draw a unit from among them. "
        "Put the rest on the bottom of your deck.",
    )
    game = table(seek, A={"hand": ["Seek the Herd"], "deck": ["Marsh Heron", "Ford Otter", "Pebble"]})
    game.decide("play Seek the Herd")
    assert game.decision.seat == A
    assert "Marsh Heron" in seen(game, A) and "Ford Otter" in seen(game, A)
    assert "Pebble" not in seen(game, A)
    assert "Marsh Heron" not in seen(game, B) and "Ford Otter" not in seen(game, B)


@pytest.mark.rules("LU-zone.10")
def test_a_hand_is_seen_by_its_owner_only():
    one = table(A={"hand": ["Pebble", "Flint"]})
    other = table(A={"hand": ["Chalk", "Slate"]})
    assert seen(one, B) == seen(other, B)
    assert "Pebble" in seen(one, A) and "Flint" in seen(one, A)
    assert "Pebble" not in seen(one, B)


@pytest.mark.rules("LU-zone.10")
def test_sizes_of_hands_and_decks_are_public():
    two, three = table(A={"hand": ["Pebble"] * 2}), table(A={"hand": ["Pebble"] * 3})
    assert seen(two, B) != seen(three, B)
    two, three = table(A={"deck": ["Pebble"] * 2}), table(A={"deck": ["Pebble"] * 3})
    assert seen(two, A) != seen(three, A)
    assert seen(two, B) != seen(three, B)


@pytest.mark.rules("LU-zone.2", "LU-setup.9")
def test_both_players_see_the_orb_piles_by_colour():
    game = table(A={"orbs": ["Green", "Green", "Purple"]})
    for viewer in (A, B):
        assert Counter(zone(game, viewer, A, "orb_pile")) == {"Green": 4, "Orange": 6, "Purple": 5}
        assert Counter(zone(game, viewer, B, "orb_pile")) == {"Green": 6, "Orange": 6, "Purple": 6}


@pytest.mark.rules("LU-zone.3")
def test_both_players_see_a_discard_pile():
    game = table(A={"discard": ["Pebble", "Flint"]})
    for viewer in (A, B):
        assert "Pebble" in seen(game, viewer) and "Flint" in seen(game, viewer)


@pytest.mark.rules("LU-zone.6a")
def test_both_players_see_a_void():
    game = table(A={"void": ["Pebble", "Flint"]})
    for viewer in (A, B):
        assert "Pebble" in seen(game, viewer) and "Flint" in seen(game, viewer)


@pytest.mark.rules("LU-zone.6b")
def test_a_card_voided_face_down_is_known_to_its_former_holder_only():
    seal = spell("Seal Away", "Void a card from your hand face down.")
    start = table(seal, A={"hand": ["Seal Away", "Pebble", "Flint"]})
    pebble = play(start.copy(), "play Seal Away", "choose Pebble")
    flint = play(start.copy(), "play Seal Away", "choose Flint")
    assert seen(pebble, B) == seen(flint, B)
    assert "Pebble" not in seen(pebble, B)
    assert len(zone(pebble, B, A, "void")) == 1
    # Flint is still in A's hand, Pebble is nowhere but in the void.
    assert "Pebble" in seen(pebble, A)
    assert seen(pebble, A) != seen(flint, A)


@pytest.mark.rules("LU-type.2")
def test_the_favored_and_its_faction_are_open():
    regent = '[[card]]\nname = "Reed Regent"\ntype = "favored"\nfaction = "Duskveil"\n'
    game = table(regent, A={"favored": "Reed Regent"})
    assert "Reed Regent" in seen(game, B)
    assert "Duskveil" in seen(game, B)


# Winning and losing


@pytest.mark.rules("LU-win.1")
def test_a_fresh_game_begins_at_25_life():
    game = rulebound.new_game("luminous", decks=DECKS, seed=1)
    assert [zone(game, A, seat, "life") for seat in (A, B)] == [25, 25]


@pytest.mark.rules("LU-win.6", "LU-win.7")
def test_the_player_who_ran_dry_first_is_marked_for_all_to_see():
    game = table(top='turn = "B"', A={"deck": []})
    play(game, "pass", "pass")
    assert game.decision.seat == A and not game.over
    for viewer in (A, B):
        assert zone(game, viewer, A, "ran_dry") is True
        assert zone(game, viewer, B, "ran_dry") is False


@pytest.mark.rules("LU-win.15")
def test_a_loop_is_given_as_the_reason_of_the_draw():
    urns = "".join(
        f'[[card]]\nname = "{name}"\ntype = "relic"\nfaction = "Wanderers"\ndurability = 3\ntext = "{text}"\n'
        for name, text in (
            ("Flood Urn", "Whenever you gain life, lose 1 life."),
            ("Ebb Urn", "Whenever you lose life, gain 1 life."),
        )
    )
    word = spell("Kind Word", "Gain 1 life.")
    game = table(urns + word, A={"hand": ["Kind Word"], "play": ["Flood Urn", "Ebb Urn"]})
    game.decide("play Kind Word")
    assert game.over
    assert game.result.reason == "loop"


# Set-up


@pytest.mark.rules("LU-setup.1")
def test_a_game_needs_two_players():
    with pytest.raises(rulebound.RuleboundError, match=r"LU-setup\.1\b"):
        rulebound.new_game("luminous", decks=DECKS[:1], seed=1)
    assert not rulebound.new_game("luminous", decks=DECKS, seed=1).over


@pytest.mark.rules("LU-setup.1")
def test_three_players_need_the_multiplayer_switch():
    three = [*DECKS, "crossroads"]
    with pytest.raises(rulebound.RuleboundError, match=r"LU-setup\.1\b"):
        rulebound.new_game("luminous", decks=three, seed=1)
    game = rulebound.new_game("luminous", decks=three, seed=1, switches={"players": 3})
    assert len(game.view(A)["seats"]) == 3


@pytest.mark.rules("LU-setup.2a")
def test_the_shuffle_follows_the_seed():
    def hands(seed):
        game = rulebound.new_game("luminous", decks=DECKS, seed=seed)
        return json.dumps([zone(game, seat, seat, "hand") for seat in (A, B)])

    assert hands(3) == hands(3)
    assert len({hands(seed) for seed in range(20)}) == 20


@pytest.mark.rules("LU-setup.3a")
def test_who_starts_is_random():
    starters = Counter(
        rulebound.new_game("luminous", decks=DECKS, seed=seed).decision.seat for seed in range(200)
    )
    assert set(starters) == {A, B}
    assert min(starters.values()) > 70  # fair chance falls short of it about once in 40,000 runs


@pytest.mark.rules("LU-setup.3b")
def test_the_loser_of_a_game_chooses_who_starts_the_next():
    for loser in (A, B):
        match = rulebound.new_match("luminous", decks=DECKS, seed=1, games=3)
        while match.decision.seat != loser:
            match.decide("keep this hand")
        match.decide("concede")
        assert match.decision.seat == loser
        first, second = options(match)
        assert first == "take the first turn"
        assert second.startswith("give ") and second.endswith(" the first turn")
        match.decide(second)
        assert match.decision.seat == 1 - loser  # the starting player decides first about the mulligan


@pytest.mark.rules("LU-setup.3c")
def test_after_a_drawn_game_the_starter_is_random_again():
    starters = set()
    for seed in range(20):
        match = rulebound.new_match("luminous", decks=DECKS, seed=seed, games=3, switches={"turn_cap": 1})
        play(match, "keep this hand", "keep this hand", "pass", "pass")
        assert "keep this hand" in options(match)
        starters.add(match.decision.seat)
    assert starters == {A, B}


@pytest.mark.rules("LU-setup.4a", "LU-setup.4b")
def test_opening_hands_before_any_mulligan():
    game = rulebound.new_game("luminous", decks=DECKS, seed=5)
    starter = game.decision.seat
    other = 1 - starter
    assert len(zone(game, starter, starter, "hand")) == 4
    assert len(zone(game, other, other, "hand")) == 5
    assert zone(game, starter, starter, "deck") == 46
    assert zone(game, starter, other, "deck") == 45


@pytest.mark.rules("LU-setup.5a", "LU-setup.5b")
def test_the_mulligan_is_all_or_nothing_and_the_starter_decides_first():
    game = table(top='turn = "B"\nphase = "setup"', A={"deck": EIGHT}, B={"deck": EIGHT})
    assert game.decision.seat == B
    assert sorted(options(game)) == ["keep this hand", "mulligan 4 cards"]
    game.decide("mulligan 4 cards")
    assert game.decision.seat == A
    assert sorted(options(game)) == ["keep this hand", "mulligan 5 cards"]


@pytest.mark.rules("LU-setup.5d")
def test_the_opponent_does_not_see_what_a_mulligan_puts_back():
    def after_mulligan(deck):
        game = table(top='phase = "setup"', A={"deck": deck}, B={"deck": ["Pebble"] * 8})
        return play(game, "mulligan 4 cards")

    assert seen(after_mulligan(EIGHT), B) == seen(after_mulligan(EIGHT[::-1]), B)


@pytest.mark.rules("LU-setup.8")
def test_both_favored_are_open_when_the_mulligan_is_decided():
    regents = "".join(
        f'[[card]]\nname = "{name}"\ntype = "favored"\nfaction = "Wanderers"\n'
        for name in ("Reed Regent", "Salt Regent")
    )
    game = table(
        regents,
        top='phase = "setup"',
        A={"favored": "Reed Regent", "deck": EIGHT},
        B={"favored": "Salt Regent", "deck": EIGHT},
    )
    assert "keep this hand" in options(game)
    for viewer in (A, B):
        assert "Reed Regent" in seen(game, viewer)
        assert "Salt Regent" in seen(game, viewer)


@pytest.mark.rules("LU-setup.9", "LU-token.1")
def test_a_fresh_game_has_nothing_in_play_but_the_favored():
    game = rulebound.new_game("luminous", decks=DECKS, seed=1)
    for seat in (A, B):
        assert len(zone(game, A, seat, "orbs")) == 0
        assert len(zone(game, A, seat, "play")) == 0
        assert Counter(zone(game, A, seat, "orb_pile")) == {"Green": 6, "Orange": 6, "Purple": 6}


# The log, and what is not offered


@pytest.mark.rules("LU-card.3", "LU-card.4")
def test_games_with_and_without_the_small_print_have_the_same_log():
    def log(small_print):
        unit = (
            '[[card]]\nname = "Signed Print"\ntype = "unit"\nfaction = "Wanderers"\n'
            f"attack = 1\nhealth = 1\n{small_print}\n"
        )
        game = table(unit, A={"hand": ["Signed Print"]})
        return [str(line) for line in play(game, "play Signed Print", "pass", "pass").log]

    assert log('flavor = "Draw 3."\nsupplement = "Art by Arrive: Draw 3. Set 1, number 3."') == log("")


@pytest.mark.rules("LU-cost.7")
def test_the_orb_check_comes_after_the_payment():
    page = spell("Checked Page", "Gain 1 life.", "1", "G")
    game = table(page, A={"hand": ["Checked Page"], "orbs": ["Green", "Purple"]})
    game.decide("play Checked Page")
    lines = [str(line).lower() for line in game.log]
    paid = next(number for number, line in enumerate(lines) if "expend" in line and "purple" in line)
    checked = next(number for number, line in enumerate(lines) if "check" in line and "green" in line)
    gained = next(number for number, line in enumerate(lines) if "gain" in line and "life" in line)
    assert paid < checked < gained


@pytest.mark.rules("LU-token.11")
def test_a_bloom_is_offered_for_no_sacrifice_of_its_own():
    game = table(A={"play": ["Luminous Bloom"]})
    assert not [label for label in options(game) if "Bloom" in label or "sacrifice" in label]


@pytest.mark.rules("LU-cost.13")
def test_a_play_that_fails_its_check_is_not_offered():
    page = spell("Checked Page", "Gain 1 life.", "1", "G")
    one = table(page, A={"hand": ["Checked Page"], "orbs": ["Green"]})
    assert "play Checked Page" not in options(one)
    assert one.why_not("play Checked Page")
    two = table(page, A={"hand": ["Checked Page"], "orbs": ["Green", "Green"]})
    assert "play Checked Page" in options(two)
    assert not two.why_not("play Checked Page")


RETURNED = """
game = "luminous"
[[card]]
name = "Lampcat"
type = "unit"
essence_cost = "0"
attack = 2
health = 1
text = "Dash."
fast = true
[[card]]
name = "Homeward"
type = "spell"
essence_cost = "0"
fast = true
text = "Return a unit to its owner's hand."
[seat.A]
hand = ["Homeward"]
play = ["Lampcat"]
"""


@pytest.mark.rules("LU-zone.12")
def test_an_attacker_that_has_left_and_come_back_is_not_the_one_that_attacks() -> None:
    game = position(RETURNED)
    game.decide("attack B with Lampcat")
    while game.decision.seat != 0:
        game.decide("pass")
    assert "Lampcat (2/1" in game.decision.context
    game.decide("play Homeward")
    while game.decision.seat != 0 or not game.decision.free:
        game.decide(game.decision.default)
    assert game.decision.context == "Your Lampcat (no longer there) attacks B."
    imagined = game.imagine(0, Dice(1))
    assert imagined.decision.context == game.decision.context
