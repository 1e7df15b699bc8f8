"""The draft, the switches against the rulebook, and payments against a search through all subsets."""

from itertools import combinations

import pytest

import rulebound
from rulebound.api import new_draft
from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.payment import Bill, payer_of, payments, shapes_of, suffices
from rulebound.games.lightseekers.switches import Switches
from rulebound.kernel.errors import BadSwitch, NotAnOption


def finished(**settings):
    draft = new_draft("lightseekers", players=3, seed=5, settings=settings)
    while not draft.over:
        for question in draft.decisions:
            draft.decide(draft.choice(question.seat), question.seat)
    return draft


@pytest.mark.rules("LS-F05", "LS-G61")
def test_a_drafted_deck_is_legal_and_holds_only_picks():
    draft = finished()
    for seat, deck in enumerate(draft.decks):
        assert rulebound.check_deck("lightseekers", deck.as_dict()) == []
        for name in [*deck.heroes, *deck.main]:
            assert draft.picks[seat].count(name) >= deck.main.get(name, 1)
    game = rulebound.new_game("lightseekers", decks=[deck.as_dict() for deck in draft.decks], seed=1)
    assert {question.rule for question in game.decisions} == {"LS-D19"}, "who has two heroes takes one"


@pytest.mark.rules("LS-F05")
def test_a_card_that_was_not_picked_cannot_be_submitted():
    draft = new_draft("lightseekers", players=2, seed=1)
    while draft.decisions[0].rule == "LS-D20":
        question = draft.decisions[0]
        draft.decide(draft.choice(question.seat), question.seat)
    deck = draft.suggestion(0).as_dict()
    name = next(iter(deck["main"]))
    deck["main"] = {**deck["main"], name: deck["main"][name] + 5}
    with pytest.raises(rulebound.RuleboundError, match="LS-F05"):
        draft.submit(0, deck)


@pytest.mark.rules("LS-G61")
@pytest.mark.parametrize("players", [2, 4])
def test_who_takes_every_combo_is_dealt_what_a_deck_lacks(players):
    draft = new_draft("lightseekers", players=players, seed=6)
    cards = draft.pool
    while draft.decisions[0].rule == "LS-D20":
        question = draft.decisions[0]
        names = [choice.label.removeprefix("pick ") for choice in question.options]
        wanted = [name for name in names if cards[name].is_combo == (question.seat == 0)]
        draft.decide(f"pick {(wanted or names)[0]}", question.seat)
    combos = sum(1 for name in draft.picks[0] if cards[name].is_combo)
    actions = sum(1 for name in draft.picks[0] if cards[name].is_action_card)
    assert combos > 5 and combos + actions > 36, "dealt above the 36 picks"
    assert actions + 5 == 30, "no card more than a deck needs"
    for seat in range(players):
        draft.decide("submit deck", seat)
    assert draft.over and all(rulebound.check_deck("lightseekers", deck.as_dict()) == [] for deck in draft.decks)


@pytest.mark.rules("LS-F05")
def test_the_settings_of_a_draft():
    assert len(finished(packs=2, cards=16, picks=2).picks[0]) == 2 + 2 * 16
    with pytest.raises(rulebound.RuleboundError, match="LS-F05"):
        new_draft("lightseekers", players=2, settings={"packs": 1, "cards": 12})


@pytest.mark.rules("LS-F06")
def test_the_edition_sets_all_and_each_can_be_set_alone():
    assert Switches({"edition": "earlier"}).interruption is False
    assert Switches({"edition": "earlier", "buff_interruption": "yes"}).interruption is True
    assert Switches({"edition": "earlier"}).given == {"edition": "earlier"}
    for wrong in ({"edition": "latest"}, {"walk": "slow"}, {"no_such_switch": "yes"}):
        with pytest.raises(BadSwitch):
            Switches(wrong)


HAND = {
    "Ash": ["Fire"], "Ember": ["Fire"], "Clod": ["Earth"], "Shard": ["Crystal"], "Slag": ["Fire", "Earth"],
    "Drop": ["Water"], "Plain": [],
}  # fmt: skip


def table(raised):
    lines = ['title = "a hand"', 'game = "lightseekers"']
    stats = ["Basic Fire", "Basic Earth", "Basic Soul"]
    lines.append(f'[[card]]\nname = "Orla"\ntype = "Hero"\nhealth = 30\nelements = {stats}')
    for name, symbols in HAND.items():
        lines.append(f'[[card]]\nname = "{name}"\ntype = "Action"\ncategory = "Attack"\nrequirement = {symbols}')
    for name, cost in {"Hymn": ["Fire", "Earth", "Mountain"], "Chant": ["Fire", "Earth", "Crystal"]}.items():
        lines.append(f'[[card]]\nname = "{name}"\ntype = "Combo"\ncategory = "Attack"\ncost = {cost}\ntext = "Heal 1."')
    toll = "Combos of other heroes cost 1 more."
    lines.append(f'[[card]]\nname = "Toll"\ntype = "Action"\ncategory = "Buff"\ntext = "{toll}"')
    lines += ["[seat.A]", 'hero = "Orla"', f"hand = {[*HAND, 'Hymn', 'Chant']}"]
    lines += ["[seat.B]", f"buffs = {['Toll'] * raised}"]
    return rulebound.scenario.position("\n".join(lines)).state


@pytest.mark.rules("LS-2.4.2.2e", "LS-G15", "LS-G18", "LS-G19")
@pytest.mark.parametrize("raised", [0, 1, 2])
def test_payments_are_the_sets_that_suffice_and_lose_that_without_any_of_their_cards(raised):
    s = table(raised)
    hand = s.zone(0, c.HAND)
    combo = next(card for card in hand if card.definition.name == "Hymn")
    bill = Bill(0, combo, list(combo.definition.cost), raised)
    worth = {card: payer_of(s, bill, card) for card in hand if card is not combo}
    useful = [card for card, payer in worth.items() if payer is not None]

    def pays(cards):
        return suffices([worth[card] for card in cards], bill)

    wanted = {
        frozenset(cards)
        for size in range(len(useful) + 1)
        for cards in combinations(useful, size)
        if pays(cards) and not any(pays([card for card in cards if card is not left]) for left in cards)
    }
    found = [frozenset(payment.cards) for payment in payments(s, bill, shapes_of(s, bill))]
    assert wanted
    assert set(found) == wanted
    assert len(found) == len(wanted)


@pytest.mark.rules("LS-G81", "LS-G61")
@pytest.mark.parametrize("answers_first", [False, True])
def test_who_concedes_while_heroes_are_taken_leaves_the_others_their_choice(answers_first):
    decks = [deck.as_dict() for deck in finished().decks]
    game = rulebound.new_game("lightseekers", decks=decks, seed=1)
    if answers_first:
        game.decide(game.decisions[0].options[1], 0)
    game.decide("concede", 1)
    for question in game.decisions:
        assert question.rule == "LS-D19"
        game.decide(question.options[1], question.seat)
    assert [len(game.view(seat)["seats"][seat]["hand"]) > 0 for seat in range(3)] == [True, False, True]
    assert game.decision.rule == "LS-D01"


def test_what_is_not_in_the_pack_is_refused_by_the_rule_that_asks_and_the_log_tells_the_picks():
    draft = rulebound.new_draft("lightseekers", 2, seed=4)
    mine = draft.decision.options[0].label
    listed = {option.label for option in draft.decision.options}
    other = next(f"pick {name}" for name in draft.pool if f"pick {name}" not in listed)
    assert draft.why_not(mine, 0) == []
    [refusal] = draft.why_not(other, 0)
    assert (refusal.rule, refusal.message) == ("LS-D20", f"{other.removeprefix('pick ')} is not in your pack")
    assert [each.rule for each in draft.why_not("submit deck", 0)] == ["LS-D21"]
    with pytest.raises(NotAnOption):
        draft.why_not("pick up the pieces", 0)
    assert draft.log == []
    draft.decide(mine, 0)
    assert draft.log == [f"{draft.names[0]}: {mine}"]
