"""[LU-limit.1] [LU-limit.2] Large amounts are one step's work or end the game; a turn of thousands of decisions does
not slow down."""

from __future__ import annotations

import time

import pytest

import rulebound
from rulebound import scenario
from rulebound.games.lightseekers import codes as ls
from rulebound.games.lightseekers.values import happened_since
from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.drawing import draw
from rulebound.games.luminous.definition import Price
from rulebound.games.luminous.payment import NO_KEY, Pool, can_pay, pool_of
from rulebound.games.luminous.values import life_of
from rulebound.kernel.chance import Dice
from rulebound.kernel.events import Event
from rulebound.kernel.game import Game
from rulebound.kernel.saves import digest
from rulebound.kernel.state import State

UNIT = '[[card]]\nname = "{}"\ntype = "unit"\nfaction = "Wanderers"\nattack = 1\nhealth = 5\ntext = "{}"\n'
RELIC = '[[card]]\nname = "{}"\ntype = "relic"\nfaction = "Wanderers"\ndurability = 3\ntext = "{}"\n'


def with_units(first: str, second: str = "") -> Game:
    cards = UNIT.format("Well", first) + UNIT.format("Watch", second)
    return scenario.position(f'game = "luminous"\n{cards}[seat.A]\nplay = ["Well", "Watch"]\n')


def activate_again_and_again(s: State, decisions: int) -> list[float]:
    """The ability of A is used as often as it goes; the CPU time of every decision."""
    s.log = None
    found: list[float] = []
    for _ in range(decisions):
        assert s.ending is None
        question = s.asked[0]
        option = next((each for each in question.options if each.kind == c.ACTIVATE), question.options[0])
        begun = time.process_time()
        s.decide(question, option)
        found.append(time.process_time() - begun)
    return found


def median(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


@pytest.mark.parametrize(
    ("ability", "other"),
    [
        ("0: Gain 1 life.", ""),
        ("0: This unit gets +1/+1 this turn.", ""),
        ("0: This unit gains Flight this turn.", ""),
        ("0: Fast cards you play this turn cost 1 less.", ""),
        ("0: Gain 1 life.", "The first time you gain life each turn, draw 1."),
        ("0: Gain 1 life.", "This unit gets +1/+1 for each unit that attacked this turn."),
        ("0: Gain 1 life.", "As long as you drew a card this turn, this unit gets +0/+1."),
    ],
)
def test_the_last_of_thousands_of_decisions_costs_what_the_first_did(ability: str, other: str) -> None:
    best = 1e9
    for _ in range(3):  # a machine that is busy elsewhere slows down now one end, now the other
        times = activate_again_and_again(with_units(ability, other).state, 4000)
        best = min(best, median(times[-400:]) / median(times[100:500]))
        if best < 2:
            break
    assert best < 2


def test_changes_that_are_made_again_and_again_add_up_all_the_same() -> None:
    game = with_units("0: This unit gets +2/+1 this turn.")
    activate_again_and_again(game.state, 600)
    assert len(game.state.modifiers) == 2
    assert scenario_number(game, "Well", "attack") == 1 + 300 * 2
    assert scenario_number(game, "Well", "health") == 5 + 300


def scenario_number(game: Game, name: str, stat: str) -> int:
    from rulebound.games.luminous.record import thing
    from rulebound.games.luminous.values import attack_of, health_of

    s = game.state
    (card,) = [each for each in s.zone(0, c.FIELD) if each.definition.name == name]
    return attack_of(s, thing(s, card)) if stat == "attack" else health_of(s, thing(s, card))


# ---- amounts
def test_a_million_empty_draws_are_one() -> None:
    s = with_units("Flight.").state
    s.zones[c.DECK] = []
    s.log = []
    assert draw(s, 0, 1_000_000) == 0
    assert [event.kind for event in s.log] == [c.EMPTY_DRAW]


def test_a_million_draws_that_a_text_replaces_meet_the_limit_of_the_game() -> None:
    text = "If you would draw a card, gain 1 life instead."
    cards = RELIC.format("Dry Well", text)
    s = scenario.position(f'game = "luminous"\n{cards}[seat.A]\nplay = ["Dry Well"]\n').state
    before = life_of(s, 0)
    draw(s, 0, 1_000_000)
    assert s.ending is not None
    assert (s.ending.winner, s.ending.rule) == (-1, "LU-win.15")
    assert 0 < life_of(s, 0) - before <= s.rules.most_steps


def test_what_is_replaced_again_and_again_meets_the_limit_of_the_game() -> None:
    """Nine units that each hand on their damage to all others would do so in 9! ways."""
    text = "If this unit would be dealt damage, deal 1 damage to each other unit instead."
    cards = "".join(UNIT.format(f"Mirror {number}", text) for number in range(9))
    field = ", ".join(f'"Mirror {number}"' for number in range(9))
    cards += UNIT.format("Well", "0: Deal 1 damage to each unit.")
    s = scenario.position(f'game = "luminous"\n{cards}[seat.A]\nplay = ["Well", {field}]\n').state
    question = s.asked[0]
    s.decide(question, next(each for each in question.options if each.kind == c.ACTIVATE))
    assert s.ending is not None
    assert (s.ending.winner, s.ending.rule) == (-1, "LU-limit.2")


def test_waiting_effects_by_the_thousand_end_the_game() -> None:
    s = with_units("0: At the end of this turn, gain 1 life.").state
    with pytest.raises(AssertionError):
        activate_again_and_again(s, 6000)
    assert s.ending is not None
    assert len(s.modifiers) == s.rules.most_things + 1


# ---- the index of what happened
def by_walking(s: State, kind: int) -> list[Event]:
    found: list[Event] = []
    event = s.history
    while event is not None:
        if event.kind == kind:
            found.append(event)
        event = event.previous
    return found


def by_index(s: State, kind: int) -> list[Event]:
    found: list[Event] = []
    event = s.newest_of(kind)
    while event is not None:
        found.append(event)
        event = event.earlier
    return found


@pytest.mark.parametrize("ruleset", ["luminous", "lightseekers", "lightseekers-first"])
def test_the_index_of_the_history_knows_what_the_history_knows(ruleset: str) -> None:
    """At every decision, in games and their copies, also where nobody has asked before, and after a load."""
    decks = rulebound.deck_names(ruleset)
    game = rulebound.new_game(ruleset, decks=decks[:2], seed=11)
    s = game.state
    dice = Dice(11)
    while s.ending is None:
        for each in (s.copy(), s) if dice.below(2) else (s.copy(),):
            for kind in range(len(s.listeners)):
                assert by_index(each, kind) == by_walking(each, kind)
        question = s.asked[0]
        s.decide(question, question.options[dice.below(len(question.options))])


def test_asking_for_the_past_leaves_no_trace_in_a_position() -> None:
    game = rulebound.new_game("lightseekers", decks=rulebound.deck_names("lightseekers")[:2], seed=3)
    before = digest(game.state)
    happened_since(game.state, -1, ls.DREW, -1, 1 << 40)
    assert digest(game.state) == before
    loaded = rulebound.load(game.save()).state
    assert [e.amount for e in by_index(loaded, ls.DREW)] == [e.amount for e in by_index(game.state, ls.DREW)]


def test_a_pool_with_more_than_its_memo_has_room_for_is_worked_out_anew() -> None:
    """512 Blooms would have the key of one expended orb."""
    price = Price(2, 0, 0, 0, 0, 0, 0)
    orb = pool_in('orbs = [{ card = "Orange", expended = true }]')
    assert not can_pay(orb, price)
    blooms = ", ".join(['"Luminous Bloom"'] * 512)
    many = pool_in(f"play = [{blooms}]")
    assert (many.blooms, many.key) == (512, NO_KEY)
    assert can_pay(many, price)


def pool_in(side: str) -> Pool:
    return pool_of(scenario.position(f'game = "luminous"\n[seat.A]\n{side}\n').state, 0, None, False)
