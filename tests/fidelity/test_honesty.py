"""Positions that differ only in what a seat may not know: byte-equal views, masked documents, options, refusals, logs.

`rulebound.fuzz.honesty` makes such positions and compares; here it looks at every decision of short games, and planted
faults show that it would notice.
"""

from __future__ import annotations

import gc
import json
from itertools import pairwise
from types import FunctionType, MethodType, ModuleType, SimpleNamespace
from typing import Any

import pytest

import rulebound
from rulebound import scenario
from rulebound.fuzz.honesty import asked_elsewhere, is_honest
from rulebound.kernel.cards import Card
from rulebound.kernel.chance import Dice
from rulebound.kernel.errors import CannotImagine
from rulebound.kernel.events import Event
from rulebound.kernel.game import Game
from rulebound.kernel.questions import Question
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.saves import canonical
from rulebound.kernel.state import State
from rulebound.tabletop.kits import kit_of

EDITIONS = ("lightseekers", "lightseekers-first")
RULESETS = tuple(rulebound.rulesets())
# Ruleset, players, seed, how many decisions are left out before the one that is looked at.
TABLES = [
    *(("luminous", 2, seed, 17) for seed in range(2)),
    ("luminous", 4, 2, 43),
    *((ruleset, 2, seed, 3) for ruleset in EDITIONS for seed in range(2)),
    *((ruleset, 4, 2, 7) for ruleset in EDITIONS),
    *(("starlight", 2, seed, 11) for seed in range(2)),
    *((ruleset, 2, 0, 23) for ruleset in ("lost-legacy", "lost-legacy-quick")),
]


def new_table(ruleset: str, players: int, seed: int) -> Game:
    decks = rulebound.deck_names(ruleset)
    chosen = [decks[(seed + 5 * seat) % len(decks)] for seat in range(players)]
    return rulebound.new_game(ruleset, chosen, seed, kit_of(ruleset).switches_for(players))


def answer(game: Game, dice: Dice) -> str:
    """Any answer to any open question, without the costs of a record; its label."""
    s = game.state
    question = s.asked[dice.below(len(s.asked))]
    option = question.options[dice.below(len(question.options))]
    label = game.ruleset.label(s, question, option)
    s.decide(question, option)
    return label


def at_some_decision(seed: int, ruleset: str = "luminous", players: int = 2) -> Game:
    game = new_table(ruleset, players, seed)
    dice = Dice(seed)
    for _ in range(30 + 23 * seed if ruleset == "luminous" else (4 + seed) * players):
        if game.over:
            break
        game.decide(game.decision.options[dice.below(len(game.decision.options))])
    return game


@pytest.mark.parametrize(("ruleset", "players", "seed", "skipped"), TABLES)
def test_what_a_seat_cannot_know_changes_nothing_that_leaves(
    ruleset: str, players: int, seed: int, skipped: int
) -> None:
    """At own and at others' decisions, between actions and in the middle of one, for every seat."""
    game = new_table(ruleset, players, seed)
    dice = Dice(seed)
    labels: list[str] = []
    compared = met = 0
    while not game.over and len(labels) < 260:
        if len(labels) % skipped == 0 or (not game.ruleset.is_free(game.state.asked[0]) and len(labels) % 2):
            for seat in range(players):
                compared += is_honest(game.ruleset, game.state, seat, dice, labels[-4:])
                met += game.state.asked[0].seat != seat and not game.ruleset.is_free(game.state.asked[0])
        labels.append(answer(game, dice))
    assert compared > 40 and met


@pytest.mark.parametrize(("ruleset", "players", "seed", "skipped"), TABLES)
def test_an_imagined_table_looks_the_same_and_can_be_played_on(
    ruleset: str, players: int, seed: int, skipped: int
) -> None:
    """Masked once more it gives the very document that it was imagined from."""
    game = new_table(ruleset, players, seed)
    dice = Dice(seed)
    imagined = refused = 0
    for number in range(260):
        if game.over:
            break
        if number % skipped == 0:
            for seat in range(players):
                view = game.view(seat)
                try:
                    table = view.imagine(dice)
                except CannotImagine:  # never at a decision of one's own, nor between actions
                    assert all(question.seat != seat for question in game.state.asked)
                    assert not game.ruleset.is_free(game.state.asked[0])
                    refused += 1
                    continue
                seen = table.view(seat)
                assert canonical(seen) == canonical(view)
                assert canonical(seen.masked.doc) == canonical(view.masked.doc)
                imagined += 1
                for _ in range(4):
                    if not table.over:
                        answer(table, dice)
        answer(game, dice)
    assert imagined > 9 * refused


@pytest.mark.parametrize("ruleset", RULESETS)
def test_no_counter_is_told(ruleset: str) -> None:
    """How many steps, decisions, secrets or rolls there were tells whether somebody had a choice."""
    game = at_some_decision(2, ruleset)
    counted = {"rolls", "decisions", "steps", "secrets"}
    assert any(getattr(game.state, name) for name in counted)
    for seat in range(2):
        doc = game.view(seat).masked.doc
        assert {name: doc[name] for name in counted} == dict.fromkeys(counted, 0) and doc["key"] == ""


@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_imagined_game_has_other_hidden_cards(ruleset: str) -> None:
    game = at_some_decision(2, ruleset)
    hands = {json.dumps(game.imagine(0, Dice(seed)).view(1)["seats"][1]["hand"]) for seed in range(5)}
    assert len(hands) > 1


# ---- what is reachable from a view
def reachable(thing: Any) -> list[Any]:
    """All objects that can be got at from a view by its fields, private ones too; not through code."""
    found: dict[int, Any] = {}
    waiting = [thing]
    while waiting:
        each = waiting.pop()
        if id(each) in found or isinstance(each, (type, ModuleType, FunctionType, MethodType)):
            continue
        found[id(each)] = each
        waiting += gc.get_referents(each)
    return list(found.values())


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", range(3))
def test_a_view_holds_no_hidden_card_not_even_in_private(ruleset: str, seed: int) -> None:
    game = at_some_decision(seed, ruleset)
    s = game.state
    for seat in range(2):
        view = game.view(seat)
        assert not any(isinstance(each, (State, Card, Game, Event, Ruleset)) for each in reachable(view))
        said = json.dumps(view) + json.dumps(view.masked.doc) + json.dumps(list(vars(view.masked.dealer)["cards"]))
        hidden = {card for pool in game.ruleset.pools(s, seat) if pool.owner != seat for card in pool.cards}
        assert hidden
        seen = {card.definition.name for zone in s.zones for card in zone if card not in hidden}
        unseen = {card.definition.name for card in hidden} - seen
        assert unseen and not {name for name in unseen if f'"{name}"' in said}


@pytest.mark.parametrize("ruleset", RULESETS)
def test_nothing_of_the_key_leaves(ruleset: str) -> None:
    game = at_some_decision(2, ruleset)
    key = game.state.key
    for seat in range(2):
        view = game.view(seat)
        left = [text for text in reachable(view) if isinstance(text, str)]
        table = view.imagine(Dice(5))
        left += [json.dumps(view), canonical(view.masked.doc), table.save(), *game.log_of(seat)]
        assert table.setup == {} and table.state.key not in ("", key)
        assert not any(key[at : at + 8] in text for text in left for at in range(0, 64, 8))
        assert not any(table.state.below(1 << 30) == game.state.copy().below(1 << 30) for _ in range(3))


# ---- single cases
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_log_does_not_name_the_cards_that_others_draw(ruleset: str) -> None:
    game = at_some_decision(1, ruleset)
    drawn = [line for line in game.log if " draws " in line.lower()]
    assert drawn and all(line.lower().endswith("draws a card") for line in drawn)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_number_does_not_tell_the_place_in_a_deck_list(ruleset: str) -> None:
    """Copies of one card stand together in a deck list; their numbers do not."""
    game = rulebound.new_game(ruleset, seed=3)
    deck = sorted(game.state.zone(1, 0), key=lambda card: card.number)
    neighbours = sum(one.definition is other.definition for one, other in pairwise(deck))
    assert neighbours < len(deck) / 3


HIDDEN_MOVES = """
title = "hidden moves"
game = "luminous"
[[card]]
name = "Quiet Burial"
type = "spell"
faction = "Wanderers"
text = "Void a card from your hand face down. Put a card from your hand on top of your deck."
[[card]]
name = "Recall"
type = "spell"
faction = "Wanderers"
text = "Return a unit to its owner's hand."
[[card]]
name = "Gray Walker"
type = "unit"
faction = "Wanderers"
attack = 1
health = 1
[[card]]
name = "Plain Page"
type = "unit"
faction = "Wanderers"
attack = 1
health = 2
[[card]]
name = "Spare Page"
type = "unit"
faction = "Wanderers"
attack = 2
health = 1
[seat.A]
hand = ["Quiet Burial", "Recall", "Plain Page", "Spare Page"]
play = ["Gray Walker"]
"""


@pytest.mark.parametrize(("voided", "topped"), [("Gray Walker", "Plain Page"), ("Plain Page", "Gray Walker")])
def test_where_a_known_card_of_a_hand_went_is_not_seen_when_it_goes_face_down(voided: str, topped: str) -> None:
    game = rulebound.scenario.position(HIDDEN_MOVES)
    for label in ("play Recall", "pass"):
        game.decide(label)
    assert game.view(1)["seats"][0]["known_hand"] == ["Gray Walker"]
    for label in ("play Quiet Burial", f"choose {voided}", f"choose {topped}"):
        game.decide(label)
    seen = game.view(1)["seats"][0]
    assert seen["known_hand"] == [] and seen["known_deck"] == []
    assert seen["void"] == ["a face-down card"]
    log = game.log_of(1)
    told = "\n".join(log[log.index("A: play Quiet Burial") :])
    assert "A: choose" not in told and "Plain Page" not in told and "Gray Walker" not in told
    assert f"A: choose {voided}" in game.log_of(0)


DISCARDS = """
title = "a hand that leaves a choice, and one that does not"
game = "lightseekers"
[[card]]
name = "Pickpocket"
type = "Action"
category = "Attack"
text = "The recipient Discards 1 card."
[[card]]
name = "Ember"
type = "Action"
category = "Attack"
text = "Deal 1 damage."
[[card]]
name = "Pebble"
type = "Action"
category = "Attack"
text = "Deal 1 damage."
[seat.A]
hand = ["Pickpocket"]
[seat.B]
hand = ["Ember", "Ember", "OTHER"]
"""


def test_the_log_does_not_tell_whether_a_hand_left_a_choice() -> None:
    """A hand of equal cards answers by itself; who reads the log must not see that it did."""
    logs: list[list[str]] = []
    for other in ("Ember", "Pebble"):
        game = rulebound.scenario.position(DISCARDS.replace("OTHER", other))
        game.decide("play Pickpocket")
        if game.decision.seat == 1:
            game.decide("discard Ember")
        assert "B Discards Ember" in game.log_of(0)
        logs.append(game.log_of(0))
    assert logs[0] == logs[1]


REWARD = """
title = "a reward"
game = "lightseekers"
[[card]]
name = "Fell"
type = "Action"
category = "Attack"
text = "Deal 9 damage."
CARDS
[seat.A]
hand = ["Fell"]
discard = ["Leaf 0", "Leaf 1", "Leaf 2", "Leaf 3", "Leaf 4", "Leaf 5", "Leaf 6"]
[seat.B]
health = 5
[seat.C]
"""


def test_what_is_picked_for_a_reward_is_nobody_elses_business() -> None:
    leaf = '[[card]]\nname = "Leaf {}"\ntype = "Action"\ncategory = "Defend"\ntext = "Heal 1."'
    text = REWARD.replace("CARDS", "\n".join(leaf.format(number) for number in range(7)))
    seen: set[str] = set()
    for pick in (1, 3, 5):
        game = rulebound.scenario.position(text)
        for label in ("play Fell", "attack B's hero", f"shuffle back Leaf {pick}"):
            game.decide(label)
        view = game.view(2)
        assert game.decision.seat == 0 and view.imagine(Dice(pick)).decision.seat == 0
        seen.add(json.dumps(view) + json.dumps(view.masked.doc) + json.dumps(game.log_of(2)))
    assert len(seen) == 1


PAYMENT = """
game = "lightseekers"
[[card]]
name = "Hero"
type = "Hero"
health = 30
elements = ["Superior Fire", "Basic Earth", "Basic Soul"]
[[card]]
name = "Blaze"
type = "Combo"
category = "Attack"
cost = ["Fire", "Fire", "Fire", "Fire"]
text = "Deal 9 damage."
CARDS
[seat.A]
hero = "Hero"
hand = ["Blaze", NAMES]
[seat.B]
hero = "Hero"
"""


def test_how_far_another_has_come_with_a_payment_is_not_told() -> None:
    """Of so many cards that one after the other is picked: in hand they stay until all are there."""
    kind = 'type = "Action"\ncategory = "Attack"\nrequirement = ["Fire"]'
    ember = '[[card]]\nname = "Ember {}"\n' + kind + '\ntext = "Deal {} damage."'
    cards = "\n".join(ember.format(number, number + 1) for number in range(14))
    names = ", ".join(f'"Ember {number}"' for number in range(14))
    game = scenario.position(PAYMENT.replace("CARDS", cards).replace("NAMES", names))
    game.decide("play Blaze")
    seen: set[str] = set()
    for _ in range(3):
        game.decide(game.decision.options[0])
        assert game.decision.seat == 0
        view = game.view(1)
        seen.add(json.dumps(view) + json.dumps(view.masked.doc) + json.dumps(game.log_of(1)))
    assert len(seen) == 1


PILE = """
game = "lightseekers"
[[card]]
name = "Hero"
type = "Hero"
health = 30
elements = ["Superior Fire", "Basic Earth", "Basic Soul"]
[[card]]
name = "Spark"
type = "Action"
category = "Attack"
text = "Deal 1 damage."
[[card]]
name = "Blaze"
type = "Action"
category = "Attack"
text = "Deal 2 damage."
[seat.A]
hero = "Hero"
[seat.B]
hero = "Hero"
"""


def names_of_moves(owner: str, below: str) -> set[str]:
    """What all moves that A can think of are called, with two cards on a pile."""
    game = scenario.position(PILE.replace(f"[seat.{owner}]", f'[seat.{owner}]\ndiscard = ["Spark", "{below}"]'))
    question = game.state.asked[0]
    moves = [*question.options, *game.ruleset.thinkable(game.state, question)]
    return {game.ruleset.label(game.state, question, move) for move in moves}


def test_what_a_card_on_anothers_pile_is_called_tells_nothing_of_those_below_it() -> None:
    assert names_of_moves("B", "Spark") == names_of_moves("B", "Blaze")
    assert "play Spark (top)" in names_of_moves("A", "Spark")  # who owns the pile sees both, and can tell them apart


SNARES = """
game = "lost-legacy"
[[card]]
name = "Smith"
kind = "character"
offense = 20
defense = 20
speed = 2
level = 1
magic = 0
[[card]]
name = "Snare"
kind = "option"
class = "counter"
text = "When one of your characters is threatened, draw 1 card."
[[card]]
name = "Parry"
kind = "option"
class = "counter"
text = "When one of your characters is attacked, draw 1 card."
[seat.A]
field = [{ card = "Smith", at = "d4" }]
[seat.B]
hand = ["Parry"]
field = [{ card = "Smith", at = "d5" }, { card = "Snare", at = "a7", position = "standby" }]
"""


def test_who_is_asked_about_which_action_is_seen_and_is_no_leak() -> None:
    """[LL-resp.12] A snare is asked for when its owner is threatened, a parry one action later."""
    game = scenario.position(SNARES)
    game.decide("threaten Smith@d5 with Smith@d4")
    assert game.decision.seat == 1
    for seed in range(20):
        game = scenario.position(SNARES)
        assert is_honest(game.ruleset, game.state, 0, Dice(seed))


def one_position(log: list[str], context: str) -> Any:
    """What the comparison asks of a game in which seat 1 is asked about something."""
    asked = Question(1, 1, [], 0, False)
    ruleset = SimpleNamespace(context=lambda s, question: context)
    return SimpleNamespace(state=SimpleNamespace(asked=[asked]), ruleset=ruleset, log_of=lambda seat: log)


@pytest.mark.parametrize(
    ("there", "about", "ends"),
    [
        (["A moves"], "the move", False),
        (["A moves", "B draws"], "the draw", True),
        (["A moves", "B draws"], "the move", False),  # told more of the same action: that is a leak, and compared
        (["A rests"], "the rest", False),  # another story, not a longer one
        (["A rests", "B draws"], "the draw", False),
    ],
)
def test_only_a_question_about_a_later_action_ends_the_comparison(there: list[str], about: str, ends: bool) -> None:
    one, other = one_position(["A moves"], "the move"), one_position(there, about)
    assert asked_elsewhere(one, other, 0) is asked_elsewhere(other, one, 0) is ends


PORTER = """
game = "luminous"
[[card]]
name = "Porter"
type = "unit"
essence_cost = "1"
attack = 1
health = 3
text = '''Whenever the opponent draws a card outside their draw step, you may look at it and have them put it on the \
bottom of their deck. If you do, they draw 1 at the end of the turn.'''
[[card]]
name = "Letter"
type = "spell"
essence_cost = "0"
text = "Draw 1."
[seat.A]
hand = ["Letter"]
deck = ["Map Peddler", "Heartwood Totem", "Letter", "Porter", "Map Peddler"]
[seat.B]
play = ["Porter"]
"""


def test_what_a_seat_has_looked_at_it_may_know_though_the_card_is_hidden_again() -> None:
    for seed in range(20):
        game = scenario.position(PORTER)
        game.decide("play Letter")
        while game.decision.seat == 0:
            game.decide(game.decision.default)
        assert game.decision.seat == 1 and "look at it" in game.decision.prompt
        assert is_honest(game.ruleset, game.state, 1, Dice(seed))


LOOKED_AT = """
game = "luminous"
[[card]]
name = "Ledger"
type = "spell"
essence_cost = "0"
text = "Look at the top 3 cards of your deck. {text}"
[[card]]
name = "Ant"
type = "spell"
essence_cost = "0"
text = "Draw 1."
[[card]]
name = "Bee"
type = "spell"
essence_cost = "0"
text = "Draw 2."
[[card]]
name = "Cat"
type = "spell"
essence_cost = "0"
text = "Gain 1 life."
[seat.A]
hand = ["Ledger"]
deck = ["Ant", "Bee", "Cat", "Ant", "Bee", "Cat"]
"""


@pytest.mark.parametrize(
    "text",
    [
        "Put 1 of them into your hand and the rest on the bottom of your deck in any order.",
        "Put 1 of them into your discard pile and the rest on top of your deck in any order.",
        "Reveal a spell from among them and put it into your hand. Put the rest on the bottom of your deck.",
        "You may play a spell from among them. Put the rest on the bottom of your deck in any order.",
    ],
)
def test_where_a_card_lay_that_was_picked_from_hidden_ones_is_told_to_nobody_else(text: str) -> None:
    for seed in range(12):
        game = scenario.position(LOOKED_AT.format(text=text))
        game.decide("play Ledger")
        assert is_honest(game.ruleset, game.state, 1, Dice(seed)) > 2


SEARCHED = """
game = "luminous"
[[card]]
name = "Ledger"
type = "spell"
essence_cost = "0"
text = "Search your deck for a unit, put it into your hand, then shuffle."
[[card]]
name = "Ant"
type = "unit"
attack = 1
health = 1
[[card]]
name = "Bee"
type = "spell"
essence_cost = "0"
text = "Draw 2."
[seat.A]
hand = ["Ledger"]
deck = ["Ant", {deck}, "Ant"]
"""


def test_how_many_cards_of_a_searched_deck_fit_is_told_to_nobody_else() -> None:
    told: list[list[str]] = []
    for deck in ('"Bee", "Bee"', '"Ant", "Bee"', '"Ant", "Ant"'):
        game = scenario.position(SEARCHED.format(deck=deck))
        game.decide("play Ledger")
        told.append([*game.log_of(1), *[each.words for each in game.whole_story(1)]])
        for seed in range(6):
            is_honest(game.ruleset, game.state, 1, Dice(seed))
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize("end", ["on top", "on the bottom"])
def test_the_log_does_not_tell_whether_cards_put_back_in_an_order_differ(end: str) -> None:
    """Equal ones are put back unasked."""
    told: list[list[str]] = []
    asked: set[int] = set()
    for other in ("Ant", "Bee"):
        text = LOOKED_AT.format(text=f"Put them back {end} of your deck in any order.")
        game = scenario.position(text.replace('["Ant", "Bee", "Cat"', f'["Ant", "{other}", "Ant"'))
        game.decide("play Ledger")
        while "put" in game.decision.options[0].label:
            game.decide(game.decision.options[0])
        asked.add(len(game.answers))
        told.append([*game.log_of(1), *[each.words for each in game.whole_story(1)]])
    assert len(asked) == 2 and told[0] == told[1]


CHOSEN_IN_HAND = """
game = "luminous"
[[card]]
name = "Bargain"
type = "spell"
faction = "Wanderers"
text = "Choose a card in your hand. You may play it this turn without paying its cost."
[[card]]
name = "Spark"
type = "spell"
faction = "Wanderers"
text = "Gain 1 life."
[[card]]
name = "Lantern"
type = "spell"
faction = "Wanderers"
text = "Gain 2 life."
[seat.A]
hand = ["Bargain", "Spark", "Lantern"]
"""


def test_whether_a_card_chosen_in_secret_is_the_one_that_is_played_is_not_told() -> None:
    """Of a card in another's hand that a text remembers nobody else learns where it is, there or gone from there."""
    seen: set[str] = set()
    for chosen in ("Spark", "Lantern"):
        game = rulebound.scenario.position(CHOSEN_IN_HAND)
        for label in ("play Bargain", f"choose {chosen}"):
            game.decide(label)
        if game.decision.seat == 1:
            game.decide("pass")
        game.decide("play Spark")
        view = game.view(1)
        seen.add(json.dumps(view) + json.dumps(view.masked.doc) + json.dumps(game.log_of(1)))
    assert len(seen) == 1
