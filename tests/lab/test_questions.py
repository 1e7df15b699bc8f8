"""What is asked of many games: who is better, what a card is worth, what a change does, which bot is how strong."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from rulebound.bots import UnknownBot
from rulebound.lab import asking
from rulebound.lab.comparing import Compare, differences, verdict
from rulebound.lab.laddering import Ladder
from rulebound.lab.matching import Matrix, is_clear, units_by_cell
from rulebound.lab.matching import verdict as match_verdict
from rulebound.lab.plans import OPEN, LabError, Plan, Side, Variant
from rulebound.lab.playing import Row, begun_row, replayed
from rulebound.lab.playing import played as play_one
from rulebound.lab.report import document
from rulebound.lab.running import Question, Store, here, run
from rulebound.lab.statistics import Interval, running
from rulebound.lab.valuing import BASE, Worth, Worths, standing, usual_of, verdicts
from rulebound.tabletop.kits import kit_of

DECKS = ["bitter-ward", "briar-row"]
STRONG = {
    "name": "Slow Venom",
    "type": "Action",
    "requirement": ["Poison"],
    "category": "Attack",
    "text": "Deal 25 damage.",
}


def played(question: Question) -> dict[str, Row]:
    with here(1) as players:
        return run(question, Store(None, question.settings), players)


def told(question: Question, wins: dict[str, float]) -> dict[str, Row]:
    """A run in which a side wins what is said, whatever it does: for what is made of games, and not for games."""

    def plays(plans: object) -> object:
        for plan in plans:  # type: ignore[attr-defined]
            assert isinstance(plan, Plan)
            first = wins.get(f"{plan.sides[0].name} {plan.variant.name}", 0.0)
            yield {**begun_row(plan), "returns": [first, -first], "drawn": [[], []]}

    return run(question, Store(None, question.settings), plays)  # type: ignore[arg-type]


def sides(*names: str) -> tuple[Side, ...]:
    return asking.sides_of("lightseekers", names, ["random"])


# ---- matches
def test_a_match_stops_when_it_is_clear_and_not_before() -> None:
    question = Matrix("lightseekers", sides(*DECKS), 200, patient=False)
    rows = told(question, {"bitter-ward ": 1.0, "briar-row ": -1.0})
    assert 20 <= len(rows) // 2 < 60
    assert match_verdict("a", "b", running(next(iter(units_by_cell(rows).values())))) == "a is better than b"


def test_who_is_as_good_as_level_is_said_to_be() -> None:
    assert is_clear([0.5] * 2000) and not is_clear([0.5] * 30)
    assert match_verdict("a", "b", Interval(0.5, 0.48, 0.52, 9)) == "a and b are as good as level"
    assert match_verdict("a", "b", Interval(0.5, 0.3, 0.7, 9)) == "these games cannot tell which is better"


def test_two_of_one_name_cannot_be_told_apart() -> None:
    with pytest.raises(LabError, match="one name"):
        Matrix("lightseekers", sides("bitter-ward", "bitter-ward"), 2)


# ---- before and after
def test_a_change_that_changes_nothing_has_no_effect_at_all() -> None:
    """The games are the same to the last move: nothing but the change differs."""
    same = {str(face.table["name"]): face.table for face in kit_of("lightseekers").card_set()}["Slow Venom"]
    question = asking.compare_cards("lightseekers", sides(*DECKS, "forgeworks"), [same], 24)
    rows = played(question)
    assert set(differences(rows, "before")) == {0.0}
    for row in rows.values():
        if row["variant"] == "before":
            twin = rows[row["id"].replace("(before)", "(after)")]
            assert (twin["turns"], twin["opening"], twin["played"]) == (row["turns"], row["opening"], row["played"])


def test_a_card_that_wins_is_seen_to() -> None:
    question = asking.compare_cards("lightseekers", sides(*DECKS), [STRONG], 120)
    assert [side.name for side in question.subjects] == ["bitter-ward"]
    assert [side.name for side in question.field] == ["briar-row"]
    effect = question.effect(played(question))
    assert effect.low > 0
    assert verdict(effect, [0.5] * 30).startswith("stronger: with it ")


def test_a_card_stands_in_the_place_of_another() -> None:
    new = {**STRONG, "name": "Sudden Venom"}
    question = asking.compare_cards("lightseekers", sides(*DECKS), [new], 4, instead_of="Slow Venom")
    after = next(plan for plan in question.batch({}) if plan.variant.name == "after")
    deck = after.variant.deck(asking.data_of(after.sides[0]))
    assert "Sudden Venom" in asking.counts_of(deck) and "Slow Venom" not in asking.counts_of(deck)
    assert question.title == "Sudden Venom in the place of Slow Venom (bitter-ward)"
    assert not any(row["fault"] for row in played(question).values())


@pytest.mark.parametrize(
    ("cards", "instead", "words"),
    [
        ([{**STRONG, "name": "Nobody"}], "", "--instead-of CARD"),
        ([{**STRONG, "name": "Nobody"}], "Slow Venon", "did you mean 'Slow Venom'"),
        ([STRONG, STRONG], "Slow Venom", "there are 2"),
    ],
)
def test_what_cannot_be_compared_is_said(cards: list[dict[str, object]], instead: str, words: str) -> None:
    with pytest.raises(LabError, match=words):
        asking.compare_cards("lightseekers", sides(*DECKS), cards, 4, instead_of=instead)


def test_a_small_effect_is_not_called_one() -> None:
    assert verdict(Interval(0.03, -0.05, 0.11, 50), [0.0, 1.0] * 25) == (
        "cannot tell: with it between 5.0 fewer and 11.0 more games of 100 are won. So few games show an effect of 20 "
        "of 100; for one of 5 play about 3,300 (--games)"
    )
    assert verdict(Interval(0.0, -0.01, 0.01, 900), [0.0, 1.0] * 450).startswith("no difference that matters")


def test_a_comparison_stops_when_it_is_clear() -> None:
    question = Compare(
        "lightseekers", sides("bitter-ward"), sides("briar-row"), Variant("before"), Variant("after"), 400, "1", False
    )
    rows = told(question, {"bitter-ward after": 1.0, "bitter-ward before": -1.0, "briar-row (field) after": -1.0})
    assert len(rows) < question.most / 4


# ---- what cards are worth
def test_few_games_for_most_cards_and_many_for_those_that_stand_out() -> None:
    question = asking.worths("lightseekers", sides(*DECKS), 3)
    wins = {"bitter-ward without Rot Choir": -1.0, "briar-row without Rot Choir": 1.0}
    rows = told(question, wins)
    games: dict[str, int] = {}
    for row in rows.values():
        games[row["variant"]] = games.get(row["variant"], 0) + 1
    assert games["without Rot Choir"] == max(count for name, count in games.items() if name != BASE) == 2 * (8 + 8 + 16)
    assert min(games.values()) == 16
    worths = question.worths(rows)
    assert worths[0].card == "Rot Choir" and worths[0].effect.value == pytest.approx(0.5, abs=0.01)
    assert verdicts(worths)[0].startswith("look: Rot Choir in bitter-ward")


def test_who_is_left_does_not_change_when_more_is_known() -> None:
    """Games that end by chance: in each round half as many cards play, and none of those that fell out."""
    question = asking.worths("lightseekers", sides(*DECKS), 4, pairs=1)
    dice = Random(1)

    def plays(plans: object) -> object:
        for plan in plans:  # type: ignore[attr-defined]
            first = dice.choice((1.0, -1.0))
            yield {**begun_row(plan), "returns": [first, -first], "drawn": [[], []]}

    rows = run(question, Store(None, question.settings), plays)  # type: ignore[arg-type]
    games = Counter((row["cell"], row["variant"]) for row in rows.values() if row["variant"] != BASE)
    cards, expected = len(question.blanks), []
    for _ in range(4):
        expected.append(cards)
        cards = max(cards // 2, 8)
    assert [sum(count >= 2 << turn for count in games.values()) for turn in range(4)] == expected
    assert set(games.values()) == {2, 4, 8, 16}


@pytest.mark.parametrize("ruleset", ["luminous", "lightseekers", "starlight"])
def test_every_card_of_every_deck_has_a_blank_that_plays(ruleset: str) -> None:
    """A blank is of the same name, kind and cost; a game with it comes to its end."""
    question = asking.worths(ruleset, asking.sides_of(ruleset, [], ["random"]), 1)
    blanks = {card: table for _, card, _, table in question.blanks}
    assert len(blanks) > 60
    check = kit_of(ruleset).card_check()
    for table in blanks.values():
        card = check.printed(dict(table))
        assert not check.errors(card, card.text), table
    plan = next(each for each in question.batch({}) if each.variant.name != BASE)
    with here(1) as players:
        (row,) = players([plan])
    assert not row["fault"]


def test_cards_that_are_not_there_are_asked_back() -> None:
    with pytest.raises(LabError, match="did you mean 'Rot Choir'"):
        asking.worths("lightseekers", sides(*DECKS), 1, ["Rot Coir"])


def test_a_worth_is_not_called_one_where_the_games_are_too_few() -> None:
    question = asking.worths("lightseekers", sides(*DECKS), 1)
    words = verdicts(question.worths(told(question, {})))
    assert words == [words[0]] and words[0].startswith("no card stands out; an effect below ")
    assert isinstance(question, Worths)


# ---- bots
def test_the_ladder_puts_the_stronger_bot_higher() -> None:
    decks = asking.sides_of("lightseekers", DECKS, ["greedy"])
    question = Ladder("lightseekers", ("random", "greedy"), decks, 8)
    steps = question.ratings(played(question))
    assert [step.bot for step in steps] == ["greedy", "random"]
    assert steps[0].rating > steps[1].rating + steps[0].error


def test_bots_change_seats_and_with_them_decks() -> None:
    question = Ladder("lightseekers", ("random", "greedy"), asking.sides_of("lightseekers", DECKS, ["greedy"]), 1)
    first, second = question.batch({})
    assert [side.bot for side in first.sides] == [side.bot for side in second.sides][::-1]
    assert [side.deck for side in first.sides] == [side.deck for side in second.sides]
    with pytest.raises(UnknownBot, match="there is no bot 'gredy'"):
        Ladder("lightseekers", ("random", "gredy"), (), 1)


def test_the_bot_that_does_without_is_held_against_the_others() -> None:
    decks = asking.sides_of("lightseekers", DECKS, ["greedy"])
    question = Ladder("lightseekers", ("greedy", "greedy-without:play"), decks, 4)
    duels = question.duels(played(question))
    assert list(duels) == ["greedy v greedy-without:play"]
    assert duels["greedy v greedy-without:play"].low > 0.5


# ---- with open cards
@pytest.mark.parametrize("ruleset", ["lightseekers", "lost-legacy-quick"])
def test_a_game_with_open_cards_goes_alike_whether_much_or_little_is_noted(ruleset: str) -> None:
    sides = asking.sides_of(ruleset, [], [OPEN])[:2]
    plan = Plan("cell", 0, ruleset, sides, "7")
    whole, brief = play_one(plan), play_one(replace(plan, brief=True))
    assert not whole["fault"] and not brief["fault"]
    assert {key: whole[key] for key in brief} == brief
    assert whole["drawn"][0] and whole["played"][0] and "drawn" not in brief
    assert [replayed(plan).state.turn, list(replayed(plan).returns)] == [brief["turns"], brief["returns"]]


def test_open_cards_are_for_all_seats_or_none() -> None:
    one, two = sides(*DECKS)
    with pytest.raises(LabError, match="plays all seats"):
        Plan("cell", 0, "lightseekers", (one, replace(two, bot=OPEN)), "1")


def test_the_games_with_a_blank_are_brief_and_the_others_whole() -> None:
    question = asking.worths("lightseekers", asking.sides_of("lightseekers", DECKS, [OPEN]), 2, ["Rot Choir"], pairs=2)
    rows = played(question)
    assert len(rows) == 16
    assert [row["id"] for row in rows.values() if "drawn" in row] == [f"bitter-ward #{at} ({BASE})" for at in range(4)]
    (worth,) = question.worths(rows)
    assert worth.effect.units == 4 and worth.seen in (0.0, 0.25, 0.5, 0.75, 1.0)
    assert document(question, rows)["games"] == 4


def test_a_card_is_held_against_those_with_as_many_copies() -> None:
    """Of five cards with three copies one is worth nothing; so are all with one copy, which is usual for them."""
    cards = [Worth(f"staple {at}", "deck", 3, Interval(0.1, 0.08, 0.12, 90), 0.8, 0.03) for at in range(4)]
    cards += [Worth(f"single {at}", "deck", 1, Interval(0.0, -0.02, 0.02, 90), 0.4, 0.03) for at in range(6)]
    cards += [Worth("dud", "deck", 3, Interval(0.01, -0.01, 0.03, 90), 0.8, 0.03)]
    usual = usual_of(cards)
    worths = [each._replace(usual=usual[each.copies]) for each in cards]
    assert standing(worths)[-1].card == "dud"
    assert verdicts(worths) == ["look: dud in deck is worth +1.0%, less than others (+10.0%)"]
