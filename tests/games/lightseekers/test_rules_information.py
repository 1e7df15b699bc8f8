"""Rules about who knows what, about chance, and about how a game begins: what no scenario can tell.

Secrecy is tested by twins: two positions that differ only in what a seat must not know look the same to that
seat, to the last byte; two that differ in something public do not.
"""

import json
from itertools import permutations

import pytest

import rulebound
from rulebound.games.lightseekers.orders import ELEMENTS, ORDERS
from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.masking import Masked, Masker
from rulebound.kernel.saves import canonical

A, B, C = 0, 1, 2
DECKS = ["forgeworks", "ninth-wave", "briar-row"]


def card(name, category="Attack", text="Deal 2 damage.", **other):
    lines = [f"{key} = {json.dumps(value)}" for key, value in other.items()]
    head = ["[[card]]", f'name = "{name}"', 'type = "Action"', f'category = "{category}"', f'text = "{text}"']
    return "\n".join([*head, *lines, ""])


STONES = ["Pebble", "Flint", "Chalk", "Slate", "Amber", "Jet", "Opal", "Shale"]
PLAIN = "".join(card(name, "Defend", "Heal 1.") for name in STONES)
HEROES = "".join(
    f'[[card]]\nname = "{name}"\ntype = "Hero"\nhealth = 30\nelements = ["Basic Fire", "Basic Air", "Basic Soul"]\n'
    for name in ("Fern Regent", "Moss Regent")
)


def table(cards="", top="", **seats):
    """A game in which the given zones are filled: `A={"hand": ["Pebble"]}`."""
    lines = ['title = "a position"', 'game = "lightseekers"', top, PLAIN, cards]
    for seat, zones in seats.items():
        lines.append(f"[seat.{seat}]")
        lines += [f"{zone} = {written(value)}" for zone, value in zones.items()]
    return rulebound.scenario.position("\n".join(lines))


def written(value):
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(written(each) for each in value) + "]"
    return json.dumps(value)


def seen(game, seat):
    """All that a seat sees, as text."""
    return json.dumps(game.view(seat), sort_keys=True, ensure_ascii=False)


def told(game, seat):
    """The log as one seat reads it, as text."""
    return "\n".join(str(line) for line in game.log_of(seat))


def zone(game, viewer, owner, name):
    """A zone of one seat as another sees it."""
    return game.view(viewer)["seats"][owner][name]


def options(game):
    return [str(option) for option in game.decision.options]


def play(game, *labels):
    for label in labels:
        game.decide(label)
    return game


# Health, Elements


@pytest.mark.rules("LS-2.1.3.1", "LS-2.1.3.2")
def test_everybody_sees_the_health_of_every_player():
    game = table(A={"health": 21}, B={"health": 17}, C={"health": 9})
    for viewer in (A, B, C):
        assert [zone(game, viewer, seat, "health") for seat in (A, B, C)] == [21, 17, 9]


@pytest.mark.rules("LS-2.3.2.3", "LS-2.3.3.3", "LS-2.3.2.1")
def test_eighteen_elements_to_choose_from():
    weigh = card(
        "Weigh", "Defend", "Choose an Element. Move 1 card of that Element from your Discard Pile to your hand."
    )
    game = play(table(weigh, A={"hand": ["Weigh"]}), "play Weigh")
    assert sorted(options(game)) == sorted(f"name {element}" for element in ELEMENTS)
    assert len(options(game)) == 18
    assert "LS-2.3.3.3" in [refusal.rule for refusal in game.why_not("name Unaligned")]


@pytest.mark.rules("LS-2.3.1.1", "LS-2.3.3.3")
def test_six_orders_to_choose_from():
    text = "Choose an Order. Look through your deck for a card of that Order and move it to your hand."
    game = play(table(card("Ask", "Defend", text), A={"hand": ["Ask"]}), "play Ask")
    assert sorted(options(game)) == sorted(f"name {order}" for order in ORDERS)
    assert len(options(game)) == 6


# Face-up and face-down


@pytest.mark.rules("LS-2.4.1.2", "LS-3.2.1", "LS-3.2.3.5a", "LS-3.4.1.1b")
def test_heroes_lie_face_up_for_all():
    game = table(HEROES, top='phase = "setup"', A={"hero": "Fern Regent"}, B={"hero": "Moss Regent"})
    for viewer in (A, B):
        for owner, name in ((A, "Fern Regent"), (B, "Moss Regent")):
            assert name in json.dumps(zone(game, viewer, owner, "hero"))
            assert name not in json.dumps(zone(game, viewer, owner, "deck")), "apart from the deck"


@pytest.mark.rules("LS-2.5.3.2b", "LS-3.2.1", "LS-3.2.3.3a")
def test_buffs_lie_face_up_with_their_corner():
    lamp = card("Slow Lamp", "Buff", "Heal V.", corners="(2)(1)––")
    game = play(table(lamp, A={"hand": ["Slow Lamp"]}), "play Slow Lamp")
    assert "Slow Lamp" in json.dumps(zone(game, B, A, "buffs"))
    turned = table(lamp, A={"buffs": [{"card": "Slow Lamp", "corner": 2}]})
    upright = table(lamp, A={"buffs": ["Slow Lamp"]})
    assert zone(turned, B, A, "buffs") != zone(upright, B, A, "buffs")


@pytest.mark.rules("LS-3.2.1", "LS-3.2.3.6a")
def test_items_lie_face_up():
    game = table(card("Tin Ring", "Item", "When you Attack, Heal 1.", worth=1), A={"items": ["Tin Ring"]})
    assert "Tin Ring" in json.dumps(zone(game, B, A, "items"))


@pytest.mark.rules("LS-3.2.2", "LS-3.2.3.2a", "LS-3.2.3.2e.1")
def test_nobody_sees_faces_or_order_of_a_deck():
    one = table(A={"deck": ["Pebble", "Flint", "Chalk"]})
    for deck in (["Flint", "Chalk", "Pebble"], ["Slate", "Amber", "Jet"]):
        other = table(A={"deck": deck})
        assert seen(one, A) == seen(other, A)
        assert seen(one, B) == seen(other, B)


@pytest.mark.rules("LS-G49")
def test_the_size_of_every_zone_is_public():
    for pile in ("hand", "deck", "discard"):
        two, three = table(A={pile: ["Pebble"] * 2}), table(A={pile: ["Pebble"] * 3})
        assert seen(two, B) != seen(three, B)


@pytest.mark.rules("LS-3.2.2", "LS-G51")
def test_nobody_looks_at_what_is_stored_face_down():
    chest = card("Sealed Chest", "Buff", "Store the top 2 cards of your deck under this card face down.")
    one, other = (
        play(table(chest, A={"hand": ["Sealed Chest"], "deck": deck}), "play Sealed Chest")
        for deck in (["Pebble", "Flint", "Chalk"], ["Slate", "Amber", "Chalk"])
    )
    for viewer in (A, B):
        assert seen(one, viewer) == seen(other, viewer)


@pytest.mark.rules("LS-G51")
def test_what_lay_face_down_goes_to_a_hand_unnamed():
    store = "Store the top card of your deck face-down under this card."
    chest = card("Sealed Chest", "Buff", f"{store} Ability: Move a card stored under this card to your hand.")
    game = table(chest, A={"hand": ["Sealed Chest"], "deck": ["Pebble", "Flint"]})
    play(game, "play Sealed Chest", "pass", "pass", "use Ability of Sealed Chest")
    assert "Pebble" in [held["name"] for held in zone(game, A, A, "hand")]
    assert "Pebble" not in told(game, B)


@pytest.mark.rules("LS-G51")
def test_who_chooses_among_face_down_cards_does_not_see_them():
    store = "Store the top 2 cards of your deck face-down under this card."
    chest = card("Sealed Chest", "Buff", f"{store} Ability: Move a card stored under this card to your hand.")
    game = table(chest, A={"hand": ["Sealed Chest"], "deck": ["Pebble", "Pebble"]})
    play(game, "play Sealed Chest", "pass", "pass", "use Ability of Sealed Chest")
    assert options(game) == [f"choose face-down card {at} (under Sealed Chest of A)" for at in (1, 2)]


@pytest.mark.rules("LS-3.2.3", "LS-G63")
def test_an_area_has_six_places_and_limbo():
    seat = table().view(A)["seats"][A]
    assert {"hand", "deck", "buffs", "discard", "hero", "items", "limbo"} <= set(seat)


# Hands


@pytest.mark.rules("LS-3.2.3.1a.1")
def test_a_hand_is_seen_by_its_owner_only():
    one = table(A={"hand": ["Pebble", "Flint"]})
    other = table(A={"hand": ["Chalk", "Slate"]})
    assert seen(one, B) == seen(other, B)
    assert "Pebble" in seen(one, A) and "Flint" in seen(one, A)
    assert "Pebble" not in seen(one, B)


@pytest.mark.rules("LS-3.2.3.1a.2")
def test_there_is_no_showing_of_a_hand_without_an_effect():
    game = table(A={"hand": ["Pebble"]})
    assert sorted(options(game)) == ["pass (draw 2)", "play Pebble"]
    with pytest.raises(RuleboundError):
        game.decide("show Pebble")


@pytest.mark.rules("LS-3.2.3.1a.2")
def test_an_effect_may_have_a_hand_shown():
    stare = card("Long Stare", "Attack", "Deal 1 damage. The recipient shows their hand.")
    game = table(stare, A={"hand": ["Long Stare"]}, B={"hand": ["Flint"]})
    assert "Flint" not in seen(game, A)
    assert "Flint" in told(play(game, "play Long Stare"), A)


@pytest.mark.rules("LS-2.8.2.2")
def test_cards_that_leave_a_hand_are_shown_to_all():
    texts = {
        "Shove": "The recipient Discards 1 card.",
        "Stuff": "The recipient moves 1 card from their hand to their deck.",
    }
    for name, text in texts.items():
        game = table(card(name, "Attack", text), A={"hand": [name]}, B={"hand": ["Flint"]}, C={})
        play(game, f"play {name}", "attack B's hero")
        for viewer in (A, B, C):
            assert "Flint" in told(game, viewer)


@pytest.mark.rules("LS-2.8.2.3", "LS-2.8.2.4", "LS-G50")
def test_who_cannot_move_enough_shows_the_hand_to_the_controller_only():
    sift = card("Sift", "Attack", "The recipient moves 2 Attack cards from their hand to their deck.")
    blows = card("First Blow") + card("Second Blow")
    short = table(sift + blows, A={"hand": ["Sift"]}, B={"hand": ["First Blow", "Flint"]}, C={})
    play(short, "play Sift", "attack B's hero")
    assert "Flint" in told(short, A)
    assert "Flint" not in told(short, C)
    enough = table(sift + blows, A={"hand": ["Sift"]}, B={"hand": ["First Blow", "Second Blow", "Flint"]}, C={})
    play(enough, "play Sift", "attack B's hero")
    assert "Flint" not in told(enough, A)
    assert "Second Blow" in told(enough, A)


# Decks


def tops_after(game_of, label):
    """Which card is drawn after a card was played, for a dozen seeds."""
    found = set()
    for seed in range(1, 13):
        game = play(game_of(seed), label, "pass")
        (drawn,) = [name for name in STONES if name in json.dumps(zone(game, A, A, "hand"))]
        found.add(drawn)
    return found


@pytest.mark.rules("LS-3.2.3.2c.1")
def test_a_deck_is_shuffled_after_it_was_looked_through():
    seek = card("Seek", "Defend", "Look through your deck for a Fire card and move it to your hand.")
    spark = card("Spark", requirement=["Fire"])

    def game_of(seed):
        return table(seek + spark, f"seed = {seed}", A={"hand": ["Seek"], "deck": [*STONES, "Spark"]})

    assert len(tops_after(game_of, "play Seek")) > 1


@pytest.mark.rules("LS-3.2.3.2c.2")
@pytest.mark.parametrize(("place", "shuffled"), [("your deck", True), ("the bottom of your deck", False)])
def test_a_deck_is_shuffled_after_a_card_was_put_back(place, shuffled):
    tuck = card("Tuck", "Defend", f"Move 1 card from your Discard Pile to {place}.")

    def game_of(seed):
        seat = {"hand": ["Tuck"], "deck": STONES[1:], "discard": ["Pebble"]}
        return table(tuck, f"seed = {seed}", A=seat)

    assert (len(tops_after(game_of, "play Tuck")) > 1) is shuffled


@pytest.mark.rules("LS-3.2.3.2c.2", "LS-G51")
def test_every_deck_that_a_stack_went_to_is_shuffled():
    net = card("Net", "Buff", "Store the top card of your target's Discard Pile under this card.")
    fold = card("Fold", "Defend", "Move one of your Buffs to your deck.")
    game = table(net + fold, A={"hand": ["Net", "Fold"]}, B={"discard": ["Pebble"]})
    play(game, "play Net", "play Fold")
    assert "A shuffles the deck\nB shuffles the deck" in told(game, B)


@pytest.mark.rules("LS-3.2.3.2e.1", "LS-3.2.3.2e.2")
def test_who_looks_through_a_deck_looks_alone():
    seek = card("Seek", "Defend", "Look through your deck for a Fire card and move it to your hand.")
    sparks = card("Spark", requirement=["Fire"]) + card("Blaze", requirement=["Fire"])
    game = table(seek + sparks, A={"hand": ["Seek"], "deck": ["Pebble", "Spark", "Blaze"]})
    assert "Spark" not in seen(game, A)
    play(game, "play Seek")
    assert sorted(options(game)) == ["take Blaze from deck", "take Spark from deck"]
    for name in ("Pebble", "Spark", "Blaze"):
        assert name not in seen(game, B)
        assert name not in told(game, B)


@pytest.mark.rules("LS-3.2.3.2e.2")
def test_who_has_looked_at_cards_knows_them_where_they_lie():
    peek = card("Peek", "Defend", "Look at the top 2 cards of your deck.")
    game = table(peek, A={"hand": ["Peek"], "deck": STONES})
    assert STONES[0] not in seen(game, A)
    play(game, "play Peek")
    assert STONES[0] in seen(game, A) and STONES[1] in seen(game, A)
    assert STONES[2] not in seen(game, A)
    assert not any(stone in seen(game, B) for stone in STONES)


@pytest.mark.rules("LS-3.2.3.2e.2", "LS-G51")
@pytest.mark.parametrize(
    ("category", "text", "seat"),
    [
        ("Buff", "Choose a card in your hand. Store it face-down under this card.", {"hand": ["Pick", *STONES]}),
        (
            "Defend",
            "Look at the top 2 cards of your deck. Choose one of them and put it at the bottom of your deck.",
            {"hand": ["Pick"], "deck": STONES},
        ),
    ],
)
def test_a_choice_among_hidden_cards_is_not_told(category, text, seat):
    game = play(table(card("Pick", category, text), A=seat), "play Pick", "choose Pebble")
    assert "choose Pebble" in told(game, A)
    assert "Pebble" not in told(game, B)


# Discard piles and Limbo


@pytest.mark.rules("LS-3.2.3.4a.1", "LS-3.2.3.4a.2")
def test_everybody_sees_the_top_of_a_discard_pile():
    game = table(A={"discard": ["Pebble", "Flint"]})
    for viewer in (A, B):
        assert "Pebble" in seen(game, viewer)
    assert "Flint" not in json.dumps(zone(game, B, A, "discard")), "what lies below came in an earlier turn"
    shove = card("Shove", "Attack", "The recipient Discards 1 card.")
    game = play(table(shove, A={"hand": ["Shove"]}, B={"hand": ["Chalk"]}, C={}), "play Shove", "attack B's hero")
    assert "Chalk" in seen(game, C) and "Chalk" in told(game, C)


@pytest.mark.rules("LS-3.2.3.4b")
def test_a_player_sees_all_of_the_own_discard_pile():
    game = table(A={"discard": STONES})
    assert all(name in seen(game, A) for name in STONES)


@pytest.mark.rules("LS-3.2.3.4c", "LS-3.2.1", "LS-G48")
def test_deeper_cards_of_anothers_pile_are_hidden():
    one = table(A={"discard": ["Pebble", "Flint", "Chalk"]})
    other = table(A={"discard": ["Pebble", "Slate", "Amber"]})
    assert seen(one, B) == seen(other, B)
    assert seen(one, A) != seen(other, A)


@pytest.mark.rules("LS-3.2.3.4c", "LS-G48")
def test_what_came_during_the_owners_last_turn_is_seen_until_the_next():
    game = table(A={"hand": ["Pebble", "Flint"], "discard": ["Chalk"]})
    play(game, "play Pebble", "play Flint")
    assert game.decision.seat == B
    pile = json.dumps(zone(game, B, A, "discard"))
    assert "Pebble" in pile and "Flint" in pile and "Chalk" not in pile
    play(game, "pass")
    assert game.decision.seat == A
    pile = json.dumps(zone(game, B, A, "discard"))
    assert "Flint" in pile and "Pebble" not in pile


@pytest.mark.rules("LS-2.6.8a", "LS-3.2.3.7a.1", "LS-3.2.3.7a.2")
def test_a_card_that_is_being_played_lies_in_limbo_for_all_to_see():
    game = table(card("Blow"), A={"hand": ["Blow"]}, B={}, C={})
    play(game, "play Blow")
    assert len(game.decision.options) == 2, "the recipient is being chosen"
    for viewer in (A, B, C):
        assert "Blow" in json.dumps(zone(game, viewer, A, "limbo"))
    assert "Blow" not in json.dumps(zone(game, A, A, "hand"))
    assert "Blow" not in json.dumps(zone(game, A, A, "discard"))
    play(game, "attack B's hero")
    assert "Blow" not in json.dumps(zone(game, A, A, "limbo"))
    assert "Blow" in json.dumps(zone(game, A, A, "discard"))


# How a game begins


def seating(names, seed):
    """The players clockwise, the first one first."""
    game = rulebound.new_game("lightseekers", decks=DECKS[: len(names)], names=names, seed=seed)
    first = game.decision.seat
    return (*game.names[first:], *game.names[:first])


@pytest.mark.rules("LS-3.3.1")
def test_the_first_player_is_drawn_at_random():
    assert {seating(["Ann", "Ben"], seed) for seed in range(1, 21)} == {("Ann", "Ben"), ("Ben", "Ann")}


@pytest.mark.rules("LS-3.3.2")
def test_the_seating_is_drawn_at_random():
    names = ["Ann", "Ben", "Cleo"]
    assert {seating(names, seed) for seed in range(1, 61)} == set(permutations(names))


@pytest.mark.rules("LS-3.4.1.1c", "LS-3.4.1.1d")
def test_decks_are_shuffled_before_the_hands_are_drawn():
    hands = set()
    for seed in range(1, 7):
        game = rulebound.new_game("lightseekers", decks=DECKS[:2], seed=seed)
        hands.add(json.dumps(sorted(json.dumps(zone(game, seat, seat, "hand")) for seat in (A, B))))
    assert len(hands) > 1


@pytest.mark.rules("LS-3.4.1.1a", "LS-3.4.1.1b", "LS-3.4.1.1c", "LS-3.4.1.1d", "LS-3.4.1.1e")
def test_the_steps_of_the_setup_are_logged_in_their_order():
    game = rulebound.new_game("lightseekers", decks=DECKS, names=["Ann", "Ben", "Cleo"], seed=3)
    lines = [str(line).lower() for line in game.log]

    def first(*words):
        return next(number for number, line in enumerate(lines) if any(word in line for word in words))

    heroes = [rulebound.read_deck("lightseekers", deck)["hero"] for deck in DECKS]
    names = [name if isinstance(name, str) else name[0] for name in heroes]
    starts = first("first player", "starts", "begins", "goes first")
    shown = first(*(name.lower() for name in names))
    assert starts <= shown < first("shuffle") < first("draws")
    assert game.decision.seat == next(seat for seat, name in enumerate(game.names) if name.lower() in lines[starts])


def returned_chest(deck, hand):
    """A Buff has two cards face down under it, goes back with them, and one Pebble is played from the hand."""
    chest = card("Sealed Chest", "Buff", "Store the top 2 cards of your deck under this card face down.")
    recall = card("Recall", "Defend", "Gain 5 additional actions this turn. Return 1 Buff you have.")
    seats = {"A": {"hand": ["Sealed Chest", "Recall", *hand], "deck": [*deck, "Chalk", "Opal"]}}
    game = table(chest + recall, **seats, B={"deck": ["Jet"] * 5})
    game.decide("play Sealed Chest")
    while game.decision.seat != A:
        game.decide(game.decision.options[-1])
    game.decide("play Recall")
    game.decide("play Pebble")
    return game


def test_a_pile_that_is_remembered_does_not_tell_which_card_came_from_it():
    from_the_chest = returned_chest(["Pebble", "Flint"], ["Slate"])
    from_the_hand = returned_chest(["Slate", "Flint"], ["Pebble"])
    one, other = (Masked(game.ruleset, game.state, B) for game in (from_the_chest, from_the_hand))
    assert seen(from_the_chest, B) == seen(from_the_hand, B)
    assert any(event[6] and event[6].get("pile") for event in one.doc["events"])
    assert canonical(one.doc) == canonical(other.doc)


def test_an_object_that_is_remembered_does_not_tell_which_card_came_from_its_pile():
    """Whatever may remember the Buff: the record of its last values is of the time when the cards lay face down."""
    found = []
    for deck, hand in ((["Pebble", "Flint"], ["Slate"]), (["Slate", "Flint"], ["Pebble"])):
        game = returned_chest(deck, hand)
        earlier = game.copy()
        earlier.undo(len(game.answers) - 2)
        chest = next(each for zone in earlier.state.zones for each in zone if each.definition.name == "Sealed Chest")
        ref = earlier.state.ref(chest)
        assert ref.record is not None and len(ref.record.pile) == 2 and not game.state.is_same_object(ref)
        found.append(canonical(Masker(game.ruleset, game.state, B).value(ref)))
    assert found[0] == found[1]
