"""Rules of the earlier edition that no scenario can tell: decks, who knows what, chance, the shapes of a turn.

Secrecy is tested by twins: two positions that differ only in what a seat must not know look the same to that
seat, view and log, to the last byte; two that differ in something public do not.
"""

import json

import pytest

import rulebound
from rulebound.games.lightseekers.cardfile import printed_card
from rulebound.games.lightseekers.orders import ELEMENTS, ELEMENTS_OF, ORDERS
from rulebound.games.lightseekers.vocabulary import VOCABULARY
from rulebound.language import read_text
from rulebound.tabletop.cardfiles import CardFileError
from rulebound.tabletop.rulebook import load_rulebook

FIRST, CURRENT = "lightseekers-first", "lightseekers"
DECKS = ["forgeworks", "squall-line", "briar-row", "long-noon", "bitter-ward", "long-fuse"]
A, B, C = 0, 1, 2

# ------------------------------------------------------------ positions


def card(name, category, text, **other):
    return {"name": name, "type": "Action", "category": category, "text": text} | other


STONES = ["Pebble", "Flint", "Chalk", "Slate", "Amber", "Jet", "Opal", "Shale"]
HERO = {"type": "Hero", "health": 30, "elements": ["Superior Fire", "Superior Earth", "Basic Water"]}
CARDS = [
    {"name": "Ansa Kilnborn"} | HERO,
    {"name": "Borrim Slate"} | HERO,
    {"name": "Ciel Farwind"} | HERO,
    {"name": "Tilda Quickhand", "trait": "Ability: Heal 2."} | HERO,
    *(card(name, "Defend", "Heal 1.") for name in STONES),
    card("Plain Jab", "Attack", "Deal 2 damage."),
    card("Cinder Toss", "Attack", "Deal 3 damage.", requirement=["Fire"]),
    card("Coal Volley", "Attack", "Deal 4 damage.", requirement=["Fire"]),
    card("Deep Breath", "Defend", "Heal 2."),
    card("Keen Edge", "Buff", "Increase the damage of your Attacks by 1."),
    card("Calm Banner", "Buff", "Reduce the damage you receive by 1."),
    card("Tin Cup", "Item", "When you Attack, Heal 1.", worth=1),
    card("Dig Deep", "Defend", "Move a Buff from your Discard Pile to your hand."),
    card("Heavy Loss", "Attack", "The recipient Discards 1 card."),
    card("Disarm", "Attack", "The recipient moves 2 Attack cards from their hand to their deck."),
    card("Open Draw", "Defend", "Draw 1 card face up."),
    card("Turn Out", "Attack", "The recipient shows their hand."),
    card("Seek Fire", "Defend", "Look through your deck for a Fire card and move it to your hand."),
    card("Put Back", "Defend", "Move a card from your hand to your deck."),
    card("Put Under", "Defend", "Move a card from your hand to the bottom of your deck."),
    card("Name One", "Attack", "Choose an Element. The recipient Discards each card of that Element."),
    card("Name Six", "Attack", "Choose an Order. The recipient Discards each card of that Order."),
    {"name": "Slag Hymn", "type": "Combo", "category": "Attack", "cost": ["Fire"], "text": "Deal 6 damage."},
]
HEROES = {"A": "Ansa Kilnborn", "B": "Borrim Slate", "C": "Ciel Farwind"}


def table(top="", ruleset=FIRST, **seats):
    """A game in which the given zones are filled: `A={"hand": ["Pebble"]}`."""
    lines = ['title = "a position"', 'game = "lightseekers"', f'ruleset = "{ruleset}"', top]
    for printed in CARDS:
        lines += ["[[card]]", *(f"{key} = {json.dumps(value)}" for key, value in printed.items())]
    for seat, zones in ({"A": {}, "B": {}} | seats).items():
        lines.append(f"[seat.{seat}]")
        filled = {"hero": HEROES[seat]} | zones
        lines += [f"{zone} = {json.dumps(value)}" for zone, value in filled.items()]
    return rulebound.scenario.position("\n".join(lines))


def seen(game, seat):
    """All that a seat sees and has seen, as text."""
    return json.dumps([game.view(seat), game.log_of(seat)], sort_keys=True, ensure_ascii=False)


def zone(game, viewer, owner, name):
    """A zone of one seat as another sees it."""
    return game.view(viewer)["seats"][owner][name]


def options(game):
    return [str(option) for option in game.decision.options]


def play(game, *labels):
    for label in labels:
        game.decide(label)
    return game


# ------------------------------------------------------------ decks

WISHING = {"name": "Frugal Sam", "trait": "Your deck contains 4 combos."} | HERO
FILLERS = [f"Stray Stone {number}" for number in range(1, 14)]
HYMNS = [f"Stray Hymn {number}" for number in range(1, 8)]
POOL = [
    {"name": "Plain Pam"} | HERO,
    WISHING,
    *(card(name, "Defend", "Heal 1.") for name in FILLERS),
    *({"name": n, "type": "Combo", "category": "Attack", "cost": ["Fire"], "text": "Deal 5 damage."} for n in HYMNS),
    card("Stray Cup", "Item", "When you Attack, Heal 1.", worth=1),
]


def deck(hero="Plain Pam", combos=5, actions=30, **more):
    main = dict.fromkeys(HYMNS[:combos], 1)
    for name in FILLERS:
        count = min(3, actions - sum(main.get(each, 0) for each in FILLERS))
        if count > 0:
            main[name] = count
    return {"name": "a deck", "hero": hero, "main": main | {name.replace("_", " "): n for name, n in more.items()}}


def broken(deck, ruleset=FIRST):
    return {breach.rule for breach in rulebound.check_deck(ruleset, deck, cards=POOL)}


@pytest.mark.rules("LS1-2.1.1")
def test_a_deck_is_36_cards_with_the_hero():
    assert broken(deck()) == set()
    assert "LS1-2.1.1" in broken(deck(actions=29))
    assert "LS1-2.1.1" in broken(deck(actions=31))


@pytest.mark.rules("LS1-2.1.2")
def test_a_deck_has_one_hero_that_lies_apart():
    without = deck()
    del without["hero"]
    assert "LS1-2.1.2" in broken(without)
    assert "LS1-2.1.2" in broken(deck(actions=29, Frugal_Sam=1))


@pytest.mark.rules("LS1-2.1.2", "LS1-2.4.1.1", "LS1-3.2.1", "LS1-3.4.5.1")
def test_the_hero_never_is_in_the_deck_and_lies_open_for_all():
    game = rulebound.new_game(FIRST, decks=["forgeworks", "squall-line"], seed=3)
    for seat in (A, B):
        hand = zone(game, seat, seat, "hand")
        assert len(hand) + zone(game, seat, seat, "deck") == 35
        hero = json.dumps(zone(game, seat, seat, "hero"))
        assert hero == json.dumps(zone(game, 1 - seat, seat, "hero"))
        assert hero not in json.dumps(hand)
    heroes = {rulebound.read_deck(FIRST, name)["hero"] for name in ("forgeworks", "squall-line")}
    for viewer in (A, B):
        assert all(hero in seen(game, viewer) for hero in heroes)


@pytest.mark.rules("LS1-2.1.3")
def test_a_deck_has_five_combos_all_different():
    assert "LS1-2.1.3" in broken(deck(combos=4))
    assert "LS1-2.1.3" in broken(deck(combos=6))
    twice = deck(combos=4)
    twice["main"][HYMNS[0]] = 2
    assert "LS1-2.1.3" in broken(twice)


@pytest.mark.rules("LS1-2.1.4")
def test_a_deck_has_thirty_action_cards():
    assert "LS1-2.1.4" in broken(deck(actions=29))
    assert "LS1-2.1.4" in broken(deck(actions=31))


@pytest.mark.rules("LS1-2.1.4", "LS1-2.1.6")
def test_items_count_as_action_cards():
    assert broken(deck(actions=29, Stray_Cup=1)) == set()
    assert "LS1-2.1.4" in broken(deck(actions=30, Stray_Cup=1))


@pytest.mark.rules("LS1-2.1.5")
def test_three_copies_of_an_action_card_are_the_most():
    fourth = deck(actions=27)
    fourth["main"][FILLERS[0]] = 6
    assert broken(fourth) == {"LS1-2.1.5"}
    assert broken(deck()) == set()


@pytest.mark.rules("LS1-2.1.1.1")
def test_a_hero_that_changes_one_count_leaves_the_others_alone():
    assert broken(deck(hero="Frugal Sam", combos=4)) == set()
    assert broken(deck(hero="Frugal Sam", combos=5))
    assert "LS1-2.1.4" in broken(deck(hero="Frugal Sam", combos=4, actions=31))


@pytest.mark.rules("LS1-2.1.1", "LS-S31")
def test_there_is_no_draft_in_the_earlier_edition():
    assert load_rulebook(FIRST).switch("formats").default == "constructed"
    drafted = deck(combos=0, actions=27)
    drafted["main"][FILLERS[0]] = 6
    assert broken(drafted) >= {"LS1-2.1.1", "LS1-2.1.3"}


@pytest.mark.rules("LS1-2.5.4.4")
@pytest.mark.parametrize("worth", [0, 3])
def test_an_item_is_worth_one_or_two(worth):
    with pytest.raises(CardFileError):
        printed_card(card("Odd Cup", "Item", "Heal 1.", worth=worth))
    assert printed_card(card("Even Cup", "Item", "Heal 1.", worth=2)).worth == 2


@pytest.mark.rules("LS1-2.4.1.3", "LS-S30")
def test_a_hero_with_an_order_is_for_the_earlier_edition():
    mixed = HERO | {"name": "Hollis Green", "elements": ["Nature", "Basic Fire", "Basic Water"]}
    pool = [*POOL, mixed]
    wanted = deck(hero="Hollis Green")
    assert rulebound.check_deck(FIRST, wanted, cards=pool) == []
    try:
        current = {breach.rule for breach in rulebound.check_deck(CURRENT, wanted, cards=pool)}
    except rulebound.RuleboundError as fault:
        assert "LS-2.4.1.1c.1" in str(fault)
    else:
        assert "LS-2.4.1.1c.1" in current


# ------------------------------------------------------------ Orders and Elements, keywords


@pytest.mark.rules("LS1-2.3.1")
def test_there_are_six_orders_of_three_elements():
    assert set(ORDERS) == {"Astral", "Dread", "Mountain", "Nature", "Storm", "Tech"}
    assert all(len(set(elements)) == 3 for elements in ELEMENTS_OF.values())
    assert len(set(ELEMENTS)) == 18


@pytest.mark.rules("LS1-2.3.1")
def test_one_of_eighteen_elements_or_of_six_orders_is_named():
    game = play(table(A={"hand": ["Name One"]}), "play Name One")
    assert sorted(options(game)) == sorted(f"name {element}" for element in ELEMENTS)
    game = play(table(A={"hand": ["Name Six"]}), "play Name Six")
    assert sorted(options(game)) == sorted(f"name {order}" for order in ORDERS)


@pytest.mark.rules("LS1-6.keywords")
@pytest.mark.parametrize(
    ("small", "marked"),
    [
        ("when you attack, you may remove this buff to cancel that.", ("Attack", "Remove", "Buff", "Cancel")),
        ("the recipient discards 1 card, then you draw 1 card.", ("Discards", "Draw")),
        ("when another hero defends or equips, heal 1.", ("Defends", "Equips")),
        ("when another hero uses an ability, heal 1.", ("Ability",)),
        ("you are immune to damage from attacks.", ("Immune", "Attacks")),
        ("the items of your target are dormant.", ("Dormant",)),
        ("you may rotate one of your clunky buffs forward.", ("Rotate", "Clunky")),
        ("you may restart one of your buffs.", ("Restart",)),
        ("you may return one of your buffs.", ("Return",)),
        ("your next attack deals 2 more damage.", ("Next",)),
        ("when a buff expires, heal 1.", ("Expires",)),
        ("when you play a card, heal 1.", ("Play",)),
        ("deal 2 damage. burn.", ("Burn",)),
        ("unique. heal 1.", ("Unique",)),
        ("deal 2 damage. multiplayer: deal 1 damage to all heroes.", ("Multiplayer",)),
    ],
)
def test_keywords_are_marked_however_they_were_written(small, marked):
    printed = str(read_text(VOCABULARY, small))
    assert all(f" {word}" in f" {printed}" for word in marked)


# ------------------------------------------------------------ players and set-up


@pytest.mark.rules("LS1-1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_or_more_players_play(players):
    game = rulebound.new_game(FIRST, decks=DECKS[:players], seed=1)
    assert len(game.view(A)["seats"]) == players


@pytest.mark.rules("LS1-1.1")
def test_one_player_is_no_game():
    with pytest.raises(rulebound.RuleboundError):
        rulebound.new_game(FIRST, decks=DECKS[:1], seed=1)


@pytest.mark.rules("LS1-3.1.1")
def test_who_starts_is_random():
    starters = set()
    for seed in range(60):
        game = rulebound.new_game(FIRST, decks=DECKS[:3], seed=seed)
        starters.add(json.dumps(zone(game, A, game.decision.seat, "hero")))
    assert len(starters) == 3


@pytest.mark.rules("LS1-3.1.1")
def test_the_seating_is_random():
    circles = set()
    for seed in range(60):
        game = rulebound.new_game(FIRST, decks=DECKS[:3], seed=seed)
        heroes = [json.dumps(seat["hero"]) for seat in game.view(A)["seats"]]
        at = heroes.index(min(heroes))
        circles.add(tuple(heroes[at:] + heroes[:at]))
    assert len(circles) == 2


@pytest.mark.rules("LS1-3.2.2", "LS1-3.4.2.1")
def test_the_decks_are_shuffled_and_lie_face_down():
    def hands(seed):
        game = rulebound.new_game(FIRST, decks=DECKS[:2], seed=seed)
        return json.dumps([zone(game, seat, seat, "hand") for seat in (A, B)])

    assert hands(3) == hands(3)
    assert len({hands(seed) for seed in range(20)}) == 20


# ------------------------------------------------------------ areas


@pytest.mark.rules("LS1-3.4.1")
def test_a_players_area_has_six_parts():
    for seat in table().view(A)["seats"]:
        assert {"hand", "deck", "buffs", "discard", "hero", "items"} <= set(seat)


@pytest.mark.rules("LS1-3.4.2", "LS1-3.4.2.1")
def test_nobody_sees_what_lies_face_down():
    one, other = table(A={"deck": ["Pebble", "Flint"]}), table(A={"deck": ["Chalk", "Slate"]})
    for viewer in (A, B):
        assert seen(one, viewer) == seen(other, viewer)
        assert zone(one, viewer, A, "deck") == 2


@pytest.mark.rules("LS1-3.4.2", "LS1-2.5.3.1", "LS1-3.4.6.1", "LS1-3.4.5.1")
def test_everybody_sees_what_lies_face_up():
    game = table(A={"buffs": ["Keen Edge"], "items": ["Tin Cup"]})
    for viewer in (A, B):
        assert "Keen Edge" in json.dumps(zone(game, viewer, A, "buffs"))
        assert "Keen Edge" not in json.dumps(zone(game, viewer, A, "items"))
        assert "Tin Cup" in json.dumps(zone(game, viewer, A, "items"))
        assert "Tin Cup" not in json.dumps(zone(game, viewer, A, "buffs"))
        assert "Ansa Kilnborn" in json.dumps(zone(game, viewer, A, "hero"))


@pytest.mark.rules("LS1-3.4.1.2")
def test_a_hand_is_seen_by_its_owner_only():
    one, other = table(A={"hand": ["Pebble", "Flint"]}), table(A={"hand": ["Chalk", "Slate"]})
    assert seen(one, B) == seen(other, B)
    assert "Pebble" in seen(one, A)
    assert seen(one, A) != seen(other, A)


@pytest.mark.rules("LS1-3.4.1.2", "LS1-3.4.1.3")
def test_a_hand_is_shown_for_an_effect_and_in_no_other_way():
    game = table(A={"hand": ["Turn Out", "Plain Jab"]}, B={"hand": ["Pebble", "Flint"]})
    assert not [label for label in options(game) if "show" in label or "reveal" in label]
    assert "Pebble" not in seen(game, A)
    play(game, "play Turn Out")
    assert "Pebble" in seen(game, A) and "Flint" in seen(game, A)


@pytest.mark.rules("LS1-3.4.2.3")
def test_a_deck_is_shuffled_after_a_search():
    tops = set()
    for seed in range(30):
        game = table(f"seed = {seed}", A={"hand": ["Seek Fire"], "deck": [*STONES, "Cinder Toss"]})
        play(game, "play Seek Fire", "pass")
        hand = json.dumps(zone(game, A, A, "hand"))
        assert "Cinder Toss" in hand
        tops |= {name for name in STONES if f'"{name}"' in hand}
    assert len(tops) > 3


@pytest.mark.rules("LS1-3.4.2.3")
def test_a_deck_is_shuffled_after_a_card_was_put_back_unless_the_card_says_where():
    def drawn(name, seed):
        game = table(f"seed = {seed}", A={"hand": [name, "Plain Jab"], "deck": STONES})
        return json.dumps(zone(play(game, f"play {name}", "pass"), A, A, "hand"))

    assert len({drawn("Put Back", seed) for seed in range(30)}) > 3
    under = {drawn("Put Under", seed) for seed in range(30)}
    assert len(under) == 1
    assert "Pebble" in under.pop()


@pytest.mark.rules("LS1-3.4.2.5")
def test_only_the_looker_sees_a_deck_that_is_searched():
    game = table(A={"hand": ["Seek Fire"], "deck": ["Cinder Toss", "Coal Volley", "Pebble"]})
    assert "Coal Volley" not in seen(game, A)
    play(game, "play Seek Fire")
    assert {"take Cinder Toss from deck", "take Coal Volley from deck"} == set(options(game))
    assert "Coal Volley" not in seen(game, B) and "Cinder Toss" not in seen(game, B)
    play(game, "take Cinder Toss from deck")
    assert "Coal Volley" not in seen(game, B)


# ------------------------------------------------------------ discard piles


@pytest.mark.rules("LS1-3.4.4.1", "LS1-3.4.4.2")
def test_everybody_knows_the_top_card():
    game = table(A={"discard": ["Pebble", "Flint"]})
    for viewer in (A, B):
        assert "Pebble" in seen(game, viewer)
    assert seen(game, B) != seen(table(A={"discard": ["Chalk", "Flint"]}), B)


@pytest.mark.rules("LS1-3.4.4.4")
def test_nobody_goes_through_the_pile_of_another():
    one, other = table(A={"discard": ["Pebble", "Flint"]}), table(A={"discard": ["Pebble", "Chalk"]})
    assert seen(one, B) == seen(other, B)
    assert "Flint" in seen(one, A)


@pytest.mark.rules("LS1-3.4.4.3", "LS-S25")
@pytest.mark.parametrize("ruleset", [FIRST, CURRENT])
def test_the_cards_of_the_last_turn_are_open(ruleset):
    game = table(ruleset=ruleset, A={"hand": ["Plain Jab", "Deep Breath"], "discard": ["Pebble", "Flint"]})
    play(game, "play Plain Jab", "play Deep Breath")
    pile = json.dumps(zone(game, B, A, "discard"))
    assert "Deep Breath" in pile and "Plain Jab" in pile
    assert "Flint" not in pile


@pytest.mark.rules("LS1-3.4.4.4", "LS-S25")
@pytest.mark.parametrize("ruleset", [FIRST, CURRENT])
def test_the_cards_of_the_turn_before_are_not(ruleset):
    game = table(ruleset=ruleset, A={"hand": ["Plain Jab", "Deep Breath"]})
    play(game, "play Plain Jab", "play Deep Breath", "pass", "pass")
    pile = json.dumps(zone(game, B, A, "discard"))
    assert "Deep Breath" in pile, "the top card is known to all"
    assert "Plain Jab" not in pile


@pytest.mark.rules("LS1-3.4.4.6", "LS-S26")
@pytest.mark.parametrize("ruleset", [FIRST, CURRENT])
def test_a_card_that_leaves_a_pile_is_named_to_all(ruleset):
    game = table(ruleset=ruleset, A={"hand": ["Dig Deep"], "discard": ["Pebble", "Keen Edge"]})
    assert "Keen Edge" not in seen(game, B)
    play(game, "play Dig Deep")
    assert "Keen Edge" in seen(game, B)


@pytest.mark.rules("LS1-3.4.4.6", "LS1-5.6")
def test_the_cards_of_the_reward_are_not_named():
    pile = ["Pebble", "Flint", "Chalk", "Slate", "Amber", "Jet"]
    start = table(A={"hand": ["Cinder Toss"], "discard": pile}, B={"health": 3}, C={})
    play(start, "play Cinder Toss", "attack B's hero")
    one = play(start.copy(), "shuffle back Pebble, Flint, Chalk, Slate, Amber")
    other = play(start.copy(), "shuffle back Pebble, Flint, Chalk, Slate, Jet")
    assert one.log_of(C) == other.log_of(C)
    assert one.log_of(A) != other.log_of(A)


# ------------------------------------------------------------ cards that leave a hand


@pytest.mark.rules("LS1-4.3.5.2")
def test_a_card_that_leaves_a_hand_is_revealed_to_all():
    game = table(A={"hand": ["Heavy Loss"]}, B={"hand": ["Pebble", "Flint"]}, C={})
    play(game, "play Heavy Loss", "attack B's hero", "discard Flint")
    for viewer in (A, C):
        assert "Flint" in seen(game, viewer)
        assert "Pebble" not in seen(game, viewer)


def disarmed(hand, ruleset=FIRST):
    """B must move two Attacks out of this hand."""
    game = table(ruleset=ruleset, A={"hand": ["Disarm"]}, B={"hand": hand, "deck": STONES}, C={})
    return play(game, "play Disarm", "attack B's hero")


@pytest.mark.rules("LS1-4.3.5.3", "LS-S24")
def test_who_has_too_few_cards_shows_the_kinds_of_the_others_to_all():
    held = disarmed(["Plain Jab", "Pebble", "Keen Edge"])
    same_kinds = disarmed(["Plain Jab", "Flint", "Calm Banner"])
    other_kinds = disarmed(["Plain Jab", "Pebble", "Flint"])
    for viewer in (A, C):
        assert seen(held, viewer) == seen(same_kinds, viewer)
        assert seen(held, viewer) != seen(other_kinds, viewer)
        assert "Keen Edge" not in seen(held, viewer)


@pytest.mark.rules("LS-2.8.2.3", "LS-S24")
def test_in_the_current_edition_the_controller_alone_sees_that_hand():
    held = disarmed(["Plain Jab", "Pebble", "Keen Edge"], CURRENT)
    assert "Keen Edge" in seen(held, A) and "Pebble" in seen(held, A)
    assert seen(held, C) == seen(disarmed(["Plain Jab", "Flint", "Flint"], CURRENT), C)


@pytest.mark.rules("LS1-4.3.5.4")
def test_who_has_enough_cards_shows_nothing_else():
    one = disarmed(["Plain Jab", "Cinder Toss", "Pebble"])
    other = disarmed(["Plain Jab", "Cinder Toss", "Keen Edge"])
    for viewer in (A, C):
        assert seen(one, viewer) == seen(other, viewer)


@pytest.mark.rules("LS1-4.4.3")
def test_drawn_cards_are_not_seen_by_the_others():
    one = play(table(A={"deck": STONES}), "pass")
    other = play(table(A={"deck": STONES[::-1]}), "pass")
    assert seen(one, B) == seen(other, B)
    assert "Pebble" in seen(one, A)


@pytest.mark.rules("LS1-4.4.3")
def test_a_card_drawn_face_up_is_seen_by_all():
    game = play(table(A={"hand": ["Open Draw"], "deck": STONES}), "play Open Draw")
    assert "Pebble" in seen(game, B)
    assert "Flint" not in seen(game, B)


# ------------------------------------------------------------ the shapes of a turn

CARD_1, CARD_2 = "play Plain Jab", "play Deep Breath"
ABILITY, COMBO, PASS = "use Ability of Tilda Quickhand", "play combo Slag Hymn", "pass"


def turn():
    return table(
        A={
            "hero": "Tilda Quickhand",
            "hand": ["Plain Jab", "Deep Breath", "Slag Hymn", "Cinder Toss"],
            "deck": [*STONES],
        }
    )


@pytest.mark.rules("LS1-4.3.3")
@pytest.mark.parametrize(
    ("moves", "left_the_hand", "drawn"),
    [
        ((COMBO,), 2, 1),
        ((CARD_1, CARD_2), 2, 0),
        ((CARD_1, ABILITY), 1, 0),
        ((ABILITY, CARD_1), 1, 0),
        ((CARD_1, PASS), 1, 1),
        ((ABILITY, PASS), 0, 1),
        ((PASS,), 0, 2),
    ],
)
def test_the_seven_shapes_of_a_turn(moves, left_the_hand, drawn):
    game = play(turn(), *moves)
    assert game.decision.seat == B, "A's turn is over"
    assert len(zone(game, A, A, "hand")) == 4 - left_the_hand + drawn


@pytest.mark.rules("LS1-4.3.3")
def test_there_is_no_eighth_shape():
    def shapes(game, so_far=()):
        if game.decision.seat != A:
            yield so_far
            return
        for label in options(game):
            kind = "pass" if label.startswith("pass") else " ".join(label.split()[:2])
            kind = {"use Ability": "ability", "play combo": "combo", "pass": "pass"}.get(kind, "card")
            yield from shapes(play(game.copy(), label), (*so_far, kind))

    assert set(shapes(turn())) == {
        ("combo",),
        ("card", "card"),
        ("card", "ability"),
        ("ability", "card"),
        ("card", "pass"),
        ("ability", "pass"),
        ("pass",),
    }
