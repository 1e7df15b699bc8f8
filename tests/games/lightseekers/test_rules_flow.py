"""Rules about who knows what, what is offered and what comes first: what no scenario can tell.

Secrecy is tested by twins: two positions that differ only in what a seat must not know look the same to that
seat, to the last byte; two that differ in something public do not.
"""

import json
from random import Random

import pytest

import rulebound
from rulebound.games.lightseekers.invariants import broken, physical_cards
from rulebound.games.lightseekers.library import card_set
from rulebound.games.lightseekers.orders import ELEMENTS_OF, ORDERS
from rulebound.games.lightseekers.values import is_out
from rulebound.games.lightseekers.vocabulary import VOCABULARY
from rulebound.language import CardTextError, read_text

DECKS = ["forgeworks", "open-graves", "squall-line", "long-noon", "briar-row", "ninth-gear", "long-fuse"]
HEROES = ["Brannoc Forgeborn", "Marrow's Apprentice", "Captain Halloway Squall"]
A, B, C = 0, 1, 2


def card(name, category, text="", **fields):
    lines = [f'name = "{name}"', f'type = "{fields.pop("type", "Action")}"', f'category = "{category}"']
    if text:
        lines.append(f"text = {json.dumps(text)}")
    return "\n".join(
        ["[[card]]", *lines, *(f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in fields.items()), ""]
    )


def hero(name, *elements):
    return f'[[card]]\nname = "{name}"\ntype = "Hero"\nhealth = 30\nelements = {json.dumps(elements)}\n'


CARDS = "\n".join(
    [
        hero("Orla of the Kiln", "Superior Fire", "Basic Earth", "Basic Death"),
        hero("Brakk Saltmane", "Superior Water", "Basic Air", "Basic Soul"),
        hero("Cinna Quill", "Superior Time", "Basic Solar", "Basic Animal"),
        card("Thrown Cobble", "Attack", "Deal 3 damage."),
        card("Slung Brick", "Attack", "Deal 2 damage."),
        card("Warm Broth", "Defend", "Heal 2."),
        card("Quiet Hour", "Defend", "Heal 1."),
        card("Turned Page", "Defend", "Draw 1 card."),
        card("Found Minute", "Defend", "Gain 1 additional action this turn."),
        card("Open Gate", "Defend", "Gain 1 additional unrestricted action this turn."),
        card("Kiln Dart", "Attack", "Deal 2 damage.", requirement=["Fire"]),
        card("Coal Spit", "Attack", "Deal 3 damage.", requirement=["Fire"]),
        card("Kiln Choir", "Attack", "Deal 6 damage.", type="Combo", cost=["Fire", "Fire"]),
        card("Ash Ledger", "Defend", "Heal 2.", type="Combo", cost=["Fire", "Fire"]),
        card("Plain Hoop", "Item", worth=1),
        card("Hand Bell", "Buff", "Ability: Heal 3."),
        card("Moss Shelf", "Buff", "When you Equip, Heal 1."),
        card("Late Edge", "Buff", "Increase your damage by 1.", corners="(X)( )––"),
        card("Late Vest", "Buff", "Reduce all damage you receive by 1.", corners="(X)( )––"),
        card(
            "Hush Seal",
            "Buff",
            "When another hero Buffs, Equips, Defends or uses an Ability, you may Remove this Buff to Cancel that.",
        ),
    ]
)
OF_SEAT = {"A": "Orla of the Kiln", "B": "Brakk Saltmane", "C": "Cinna Quill"}


def table(top="", **seats):
    """A game in which the given zones are filled: `A={"hand": ["Warm Broth"]}`."""
    lines = ['title = "a position"', 'game = "lightseekers"', top, CARDS]
    for seat in sorted({"A", "B", *seats}):
        lines += [f"[seat.{seat}]", f'hero = "{OF_SEAT[seat]}"']
        lines += [f"{zone} = {json.dumps(cards)}" for zone, cards in seats.get(seat, {}).items()]
    return rulebound.scenario.position("\n".join(lines))


def play(game, *labels):
    for label in labels:
        game.decide(label)
    return game


def options(game):
    return [str(option) for option in game.decision.options]


def seen(game, seat):
    """All that a seat sees, as text."""
    return json.dumps(game.view(seat), sort_keys=True, ensure_ascii=False)


def zone(game, viewer, owner, name):
    """A zone of one seat as another sees it, as text."""
    return json.dumps(game.view(viewer)["seats"][owner][name], ensure_ascii=False)


def line_of(lines, *words):
    """Where the log first tells of all these words."""
    for number, line in enumerate(lines):
        if all(word.lower() in line.lower() for word in words):
            return number
    raise AssertionError(f"no line with {words} in\n" + "\n".join(lines))


def kind_of(text):
    (ability,) = read_text(VOCABULARY, text).abilities
    return ability.kind.value


# Setup


@pytest.mark.rules("LS-3.3.1", "LS-3.4.1.1a")
def test_the_first_player_is_drawn_at_random():
    starters = {rulebound.new_game("lightseekers", decks=DECKS[:2], seed=seed).decision.seat for seed in range(16)}
    assert starters == {A, B}


@pytest.mark.rules("LS-3.3.2", "LS-3.4.1.1a")
def test_the_seating_is_drawn_at_random():
    """Three heroes can sit round a table in two ways; both come up."""
    rounds = set()
    for seed in range(16):
        game = rulebound.new_game("lightseekers", decks=DECKS[:3], seed=seed)
        order = []
        for _ in range(3):
            shown = zone(game, A, game.decision.seat, "hero")
            order.append(next(name for name in HEROES if name in shown))
            game.decide("pass")
        first = order.index(HEROES[0])
        rounds.add(tuple(order[first:] + order[:first]))
    assert len(rounds) == 2


@pytest.mark.rules("LS-3.4.1.1b")
def test_every_player_sees_every_hero_before_the_first_action():
    game = rulebound.new_game("lightseekers", decks=DECKS[:3], seed=1)
    for viewer in (A, B, C):
        assert all(name in seen(game, viewer) for name in HEROES)


@pytest.mark.rules("LS-2.4.1.1b", "LS-2.10.1", "LS1-2.4.1.2")
@pytest.mark.parametrize("ruleset", ["lightseekers", "lightseekers-first"])
def test_every_hero_begins_a_real_game_with_its_printed_health(ruleset):
    printed = card_set()
    decks = ["forgeworks", "open-graves", "squall-line", "long-noon"]
    game = rulebound.new_game(ruleset, decks=decks, seed=1)
    began = {str(seat["hero"][0]["name"]): seat["health"] for seat in game.view(A)["seats"]}
    assert len(began) == 4
    assert began == {name: printed[name].health for name in began}
    assert len(set(began.values())) > 1, "not all the same number"


@pytest.mark.rules("LS-3.4.1.1c")
def test_every_deck_is_shuffled():
    hands = [
        [zone(rulebound.new_game("lightseekers", decks=DECKS[:2], seed=seed), seat, seat, "hand") for seed in range(4)]
        for seat in (A, B)
    ]
    assert all(len(set(of_one_seat)) > 1 for of_one_seat in hands)


@pytest.mark.rules("LS-3.4.1.1a", "LS-3.4.1.1b", "LS-3.4.1.1c", "LS-3.4.1.1d", "LS-3.4.1.1e")
def test_the_steps_of_the_setup_are_told_in_order():
    log = rulebound.new_game("lightseekers", decks=DECKS[:2], seed=1).log
    steps = [
        line_of(log, "first player"),
        line_of(log, HEROES[0]),
        line_of(log, "shuffle"),
        line_of(log, "draw"),
        line_of(log, "turn"),
    ]
    assert steps == sorted(steps)


@pytest.mark.rules("LS-G80")
def test_six_players_are_the_most():
    assert rulebound.new_game("lightseekers", decks=DECKS[:6], seed=1).decision
    with pytest.raises(rulebound.RuleboundError):
        rulebound.new_game("lightseekers", decks=DECKS, seed=1)
    with pytest.raises(rulebound.RuleboundError):
        rulebound.new_game("lightseekers", decks=DECKS[:3], seed=1, switches={"max_players": 2})
    with pytest.raises(rulebound.RuleboundError):
        rulebound.new_game("lightseekers", decks=DECKS[:1], seed=1)


# What is offered


@pytest.mark.rules("LS-4.1.3.2a", "LS-4.1.3.4a", "LS-4.1.3a")
def test_an_action_is_a_card_an_ability_a_combo_or_a_pass():
    game = table(
        A={
            "hand": ["Thrown Cobble", "Plain Hoop", "Kiln Choir", "Kiln Dart", "Coal Spit"],
            "buffs": ["Hand Bell"],
        }
    )
    assert sorted(options(game)) == [
        "equip Plain Hoop",
        "pass (draw 2)",
        "play Coal Spit",
        "play Kiln Dart",
        "play Thrown Cobble",
        "play combo Kiln Choir",
        "use Ability of Hand Bell",
    ]
    play(game, "play Thrown Cobble")
    assert "play combo Kiln Choir" not in options(game)
    assert "pass (draw 1)" in options(game)


@pytest.mark.rules("LS-4.1.3.5a", "LS-4.1.3.5b")
def test_a_pass_is_asked_for_even_if_nothing_else_can_be_done():
    game = table()
    assert options(game) == ["pass (draw 2)"]


@pytest.mark.rules("LS-4.1.5.5c.2")
def test_the_empty_deck_check_offers_buffs_items_and_hand_cards():
    game = table(A={"deck": [], "hand": ["Warm Broth"], "buffs": ["Moss Shelf"], "items": ["Plain Hoop"]})
    play(game, "pass")
    assert game.decision.seat == A
    assert sorted(options(game)) == [
        "give up Buff Moss Shelf",
        "give up Item Plain Hoop",
        "give up hand card Warm Broth",
    ]


@pytest.mark.rules("LS-D12", "LS-2.5.4.6")
@pytest.mark.parametrize(("count", "first"), [(3, "drop Hoop 0"), (10, "drop Hoop 0, Hoop 1, "), (24, "drop Hoop 0")])
def test_very_many_items_are_taken_off_one_by_one(count, first):
    names = [f"Hoop {at}" for at in range(count)]
    game = table("".join(card(name, "Item", worth=1) for name in names), A={"items": names})
    assert options(game)[0].startswith(first)
    while options(game)[0].startswith("drop"):
        play(game, options(game)[0])
    assert [item["name"] for item in json.loads(zone(game, A, A, "items"))] == names[-2:]


@pytest.mark.rules("LS-5.3.4b", "LS-5.3.4d", "LS-G45")
def test_the_reward_offers_every_five_of_the_pile():
    pile = ["Slung Brick", "Warm Broth", "Quiet Hour", "Turned Page", "Found Minute", "Open Gate"]
    game = table(A={"hand": ["Thrown Cobble"]}, B={"discard": pile}, C={"health": 3})
    play(game, "play Thrown Cobble", "attack C's hero")
    assert game.decision.seat == B
    assert not game.why_not("shuffle back " + ", ".join(pile[1:]), B)
    assert not game.why_not("shuffle back " + ", ".join(pile[:5]), B)
    assert game.why_not("shuffle back " + ", ".join(pile), B)


# What is shown


@pytest.mark.rules("LS-4.1.3.3a.1", "LS-G63")
def test_a_card_is_shown_before_anything_comes_of_it():
    game = table(A={"health": 20, "hand": ["Warm Broth", "Quiet Hour"]}, B={"buffs": ["Hush Seal"]})
    assert "Warm Broth" not in seen(game, B)
    play(game, "play Warm Broth")
    assert game.decision.seat == B
    assert "Warm Broth" in seen(game, B) and "Quiet Hour" not in seen(game, B)
    assert game.view(B)["seats"][A]["health"] == 20


@pytest.mark.rules("LS-G63")
def test_a_card_that_is_being_played_is_in_limbo_and_nowhere_else():
    game = table(A={"hand": ["Warm Broth"]}, B={"buffs": ["Hush Seal"]})
    play(game, "play Warm Broth")
    for viewer in (A, B):
        assert "Warm Broth" in zone(game, viewer, A, "limbo")
        for other in ("hand", "buffs", "items", "discard"):
            assert "Warm Broth" not in zone(game, viewer, A, other)


@pytest.mark.rules("LS-4.1.3.1a", "LS-4.1.3.1b", "LS-G21", "LS-G63")
def test_combo_and_payment_are_shown_before_anything_comes_of_them():
    game = table(
        A={"health": 20, "hand": ["Ash Ledger", "Kiln Dart", "Coal Spit", "Quiet Hour"]},
        B={"buffs": ["Hush Seal"]},
    )
    play(game, "play combo Ash Ledger")
    assert game.decision.seat == B
    for name in ("Ash Ledger", "Kiln Dart", "Coal Spit"):
        assert name in seen(game, B)
        assert name in zone(game, B, A, "limbo")
    assert "Quiet Hour" not in seen(game, B)
    log = game.log_of(B)
    assert line_of(log, "Ash Ledger") <= line_of(log, "Kiln Dart")
    assert game.view(B)["seats"][A]["health"] == 20


@pytest.mark.rules("LS-4.1.3.1e")
def test_the_payment_is_shuffled_into_the_deck():
    """The card drawn for the combo is not always the same one of the two that went into the empty deck."""
    drawn = set()
    for seed in range(1, 17):
        game = table(f"seed = {seed}", A={"deck": [], "hand": ["Ash Ledger", "Kiln Dart", "Coal Spit"]})
        drawn.add(zone(play(game, "play combo Ash Ledger"), A, A, "hand"))
    assert len(drawn) == 2


@pytest.mark.rules("LS-4.1.4.2")
def test_cards_drawn_in_the_draw_phase_are_not_shown():
    rest = ["Open Gate", "Found Minute"]
    one = play(table(A={"deck": ["Thrown Cobble", "Slung Brick", *rest]}), "pass")
    other = play(table(A={"deck": ["Warm Broth", "Quiet Hour", *rest]}), "pass")
    assert seen(one, B) == seen(other, B)
    assert one.log_of(B) == other.log_of(B)
    assert "Thrown Cobble" in seen(one, A) and "Slung Brick" in seen(one, A)
    three = play(table(A={"deck": ["Thrown Cobble", "Slung Brick", *rest]}, B={"buffs": ["Moss Shelf"]}), "pass")
    assert seen(three, B) != seen(one, B)


@pytest.mark.rules("LS-5.3.4c")
def test_the_cards_of_the_reward_are_not_revealed():
    pile = ["Slung Brick", "Warm Broth", "Quiet Hour", "Turned Page", "Found Minute", "Open Gate", "Thrown Cobble"]

    def after(*left):
        game = table(A={"hand": ["Thrown Cobble"]}, B={"discard": pile}, C={"health": 3})
        play(game, "play Thrown Cobble", "attack C's hero")
        return play(game, "shuffle back " + ", ".join(name for name in pile if name not in left))

    one, other = after("Slung Brick", "Quiet Hour"), after("Slung Brick", "Open Gate")
    assert seen(one, A) == seen(other, A)
    assert one.log_of(A) == other.log_of(A)
    assert zone(one, B, B, "discard") != zone(other, B, B, "discard")
    assert any("5" in line for line in one.log_of(A) if "shuffle" in line.lower())


@pytest.mark.rules("LS-G49")
def test_the_size_of_every_zone_is_public():
    for name in ("hand", "deck", "discard", "buffs"):
        two, three = (table(A={name: ["Moss Shelf"] * count}) for count in (2, 3))
        for viewer in (A, B):
            assert seen(two, viewer) != seen(three, viewer), name


@pytest.mark.rules("LS-G48")
def test_of_another_pile_one_sees_the_top_card_only():
    one = table(B={"discard": ["Warm Broth", "Slung Brick"]})
    other = table(B={"discard": ["Warm Broth", "Quiet Hour"]})
    assert seen(one, A) == seen(other, A)
    assert "Warm Broth" in zone(one, A, B, "discard")
    assert "Slung Brick" in zone(one, B, B, "discard")


@pytest.mark.rules("LS-G48")
def test_of_another_pile_one_sees_what_came_in_the_last_turn_of_its_owner():
    game = table('turn = "B"', B={"hand": ["Warm Broth", "Quiet Hour"], "discard": ["Open Gate"]})
    play(game, "play Warm Broth")
    assert "Warm Broth" in zone(game, A, B, "discard")
    play(game, "play Quiet Hour")
    assert game.view(A)["turn"] == A
    assert "Warm Broth" in zone(game, A, B, "discard") and "Quiet Hour" in zone(game, A, B, "discard")
    assert "Open Gate" not in zone(game, A, B, "discard")
    play(game, "pass")
    assert game.view(A)["turn"] == B
    assert "Warm Broth" not in zone(game, A, B, "discard")
    assert "Quiet Hour" in zone(game, A, B, "discard")


@pytest.mark.rules("LS-G48")
@pytest.mark.parametrize(("window", "visible"), [("top_only", False), ("all", True)])
def test_the_window_on_a_pile_is_a_switch(window, visible):
    game = table(f'[switches]\ndiscard_window = "{window}"', B={"discard": ["Warm Broth", "Slung Brick"]})
    assert ("Slung Brick" in zone(game, A, B, "discard")) is visible


# What comes first, where only the log can tell


@pytest.mark.rules("LS-4.1.2.2c.2", "LS-G66")
@pytest.mark.parametrize("row", [["Late Edge", "Late Vest"], ["Late Vest", "Late Edge"]])
def test_new_lingering_effects_start_from_left_to_right(row):
    log = table('phase = "buff"', A={"buffs": row}).log
    assert line_of(log, "lingering", row[0]) <= line_of(log, "lingering", row[1])


# Card language


@pytest.mark.rules("LS-4.1.2.2a.1", "LS-4.1.2.2a.2", "LS-4.1.2.4b.1", "LS-4.1.2.4b.2")
def test_every_sentence_is_lingering_or_instant():
    for text in ("Increase your damage by 1.", "Reduce all damage you receive by 1."):
        assert kind_of(text) == "static"
    for text in ("When you Attack, Heal 1.", "When you take damage, Draw 1 card."):
        assert kind_of(text) == "triggered"
    for text in ("Deal 1 damage to your target.", "Heal 1.", "Remove a Buff of your target."):
        assert kind_of(text) == "effects"
    for text in ("Ability: Heal 1.", "Attack Ability: Deal 1 damage.", "Defend Ability: Heal 1."):
        assert kind_of(text) == "activated"


@pytest.mark.rules("LS-6.1.1")
@pytest.mark.parametrize("keyword", ["Burn", "Unique"])
def test_a_keyword_stands_for_itself_and_another_word_does_not(keyword):
    assert kind_of(f"{keyword}.") == "skills"
    with pytest.raises(CardTextError):
        read_text(VOCABULARY, f"{keyword}ling.")


@pytest.mark.rules("LS-6.1.1")
@pytest.mark.parametrize(
    ("keyword", "text"),
    [
        ("Draw", "Draw 1 card."),
        ("Discard", "Discard 1 card."),
        ("Remove", "Remove a Buff of your target."),
        ("Return", "Return a Buff of your target."),
        ("Rotate", "Rotate a Buff of your target forward."),
        ("Restart", "Restart one of your Buffs."),
        ("Cancel", "Cancel the Next Attack against you."),
        ("Equip", "Equip an Item from your Discard Pile."),
        ("Play", "Play an Unaligned card from your Discard Pile without using an action."),
        ("Immune", "You are Immune to damage from Attacks."),
        ("Dormant", "The Items of your target are Dormant."),
    ],
)
def test_a_keyword_cannot_be_replaced_by_a_made_up_word(keyword, text):
    assert read_text(VOCABULARY, text).abilities
    with pytest.raises(CardTextError):
        read_text(VOCABULARY, text.replace(keyword, "Frobble"))


@pytest.mark.rules("LS-6.1.2-cancel.1")
@pytest.mark.parametrize("text", ["Cancel.", "Cancel the Next.", "When you are attacked, Cancel."])
def test_cancel_says_what_it_cancels(text):
    with pytest.raises(CardTextError):
        read_text(VOCABULARY, text)


@pytest.mark.rules("LS-G01")
def test_the_element_table():
    assert {order: set(ELEMENTS_OF[order]) for order in ORDERS} == {
        "Astral": {"Solar", "Lunar", "Gravity"},
        "Dread": {"Poison", "Death", "Shadow"},
        "Mountain": {"Fire", "Earth", "Crystal"},
        "Nature": {"Animal", "Forest", "Soul"},
        "Storm": {"Lightning", "Water", "Air"},
        "Tech": {"Mechanical", "Time", "Explosives"},
    }


@pytest.mark.rules("LS-G81", "LS-G43", "LS-G45")
@pytest.mark.parametrize("ruleset", ["lightseekers", "lightseekers-first"])
def test_anybody_may_concede_at_any_question(ruleset):
    game = rulebound.new_game(ruleset, decks=DECKS[:3], seed=11)
    cards = physical_cards(game.state)
    dice = Random(11)
    while not game.over and game.state.turn < 12:
        for seat in (A, B, C):
            other = game.copy()
            if not is_out(other.state, seat):
                other.decide("concede", seat)
            for _ in range(4):
                assert not any(is_out(other.state, question.seat) for question in other.decisions)
                if not other.over:
                    other.decide(dice.choice(other.decision.options))
            assert list(broken(other.state, cards)) == []
        game.decide(dice.choice(game.decision.options))
