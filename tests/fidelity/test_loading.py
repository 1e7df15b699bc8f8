"""Saves and replays from strangers: refused with a typed error that says where, or a game like any other."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

import rulebound
from rulebound.api import rulesets
from rulebound.bots import Random
from rulebound.fuzz import apart, fuzz_edits
from rulebound.kernel import documents
from rulebound.kernel.chance import Dice
from rulebound.kernel.errors import BadArgument, BadSave, RuleboundError
from rulebound.kernel.game import Game
from rulebound.kernel.saves import CLASSES, STATE, saved_fields

Doc = dict[str, Any]
QUICK = 2.0  # seconds of processor time, reading the cards included


def game_of(ruleset: str, decisions: int) -> Game:
    game = rulebound.new_game(ruleset, seed=4)
    dice = Dice(9)
    while len(game.answers) < decisions and not game.over:
        decision = game.decision
        game.decide(decision.options[dice.below(len(decision.options))])
    return game


@pytest.fixture(scope="module")
def save() -> str:
    return game_of("luminous", 40).save()


@pytest.fixture(scope="module")
def replay() -> str:
    return game_of("luminous", 6).replay()


# ---- at random
@pytest.mark.parametrize("ruleset", rulesets())
def test_a_document_with_one_thing_changed_is_refused_or_played(ruleset: str) -> None:
    """Some hundreds here; ten thousand with `rulebound fuzz --edits 10000`."""
    report = fuzz_edits(ruleset, edits=100, seed=3, games=2)
    assert report.failures == []
    assert report.edits == report.refused + report.played == 100
    assert report.refused > 50 and report.played > 10 and report.moments > 5


def test_an_edit_that_breaks_a_promise_is_told_with_what_was_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fragile(text: str) -> Game:
        raise ZeroDivisionError("the reader broke")

    monkeypatch.setattr("rulebound.fuzz.edits.load", fragile)
    report = fuzz_edits("luminous", edits=4, seed=1, games=1)
    assert len(report.failures) == 4 and not report.ok
    assert all("the reader broke" in words for words in report.failures)


def test_an_edit_that_never_ends_or_kills_its_process_is_told_and_the_others_are_tried() -> None:
    def work(number: int) -> list[int]:
        if number == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        while number == 2:
            pass
        return [number]

    found = list(apart.each_apart(4, work, limit=2))
    assert found == [[0], "ended its process (-9)", "did not end within 2 seconds", [3]]


def test_whoever_asks_for_no_more_edits_leaves_no_process_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    children: list[int] = []

    def noted(numbers: range, work: apart.Work) -> tuple[int, int]:
        child, reader = begun(numbers, work)
        children.append(child)
        return child, reader

    begun = apart.begun
    monkeypatch.setattr(apart, "begun", noted)
    found = apart.each_apart(2, lambda number: number, limit=20)
    assert next(found) == 0
    found.close()
    with pytest.raises(ProcessLookupError):
        os.kill(children[0], 0)


@pytest.mark.parametrize("ruleset", ["luminous", "lightseekers"])
def test_a_save_in_which_somebody_has_left_whom_nobody_counted_is_refused(ruleset: str) -> None:
    """Such a one looked for the next player for ever."""
    doc = json.loads(game_of(ruleset, 6).save())
    doc["state"]["numbers"][2] = 2
    with pytest.raises(BadSave, match="have left the game"):
        rulebound.load(json.dumps(doc))


@pytest.mark.parametrize(
    ("zone", "words"), [(1, r"is in the hand\."), (4, r"is in the discard\."), (6, "Limbo, and nothing is done")]
)
def test_a_hero_that_lies_elsewhere_and_a_card_that_nobody_holds_are_refused(zone: int, words: str) -> None:
    doc = json.loads(game_of("lightseekers", 6).save())
    zones, places = doc["state"]["zones"], doc["state"]["places"]
    taken = zones[1 if zone == 6 else 5]  # a card of the hand, or the hero
    moved = taken.pop()
    zones[zone].append(moved)
    places[moved["card"]] = zone
    doc["state"]["records"][moved["card"]] = None
    with pytest.raises(BadSave, match=words):
        rulebound.load(json.dumps(doc))


def starlight_with_an_aura() -> Game:
    game = rulebound.new_game("starlight", ["open-veins", "the-night-office"], seed=3)
    dice = Dice(3)
    while not auras_of(game):
        decision = game.decision
        game.decide(decision.options[dice.below(len(decision.options))], decision.seat)
    return game


def auras_of(game: Game) -> list[int]:
    """The cards beside creatures that listen."""
    laid = {card.number for seat in range(2) for card in game.state.zone(seat, 7)}
    return [each.card.number for kind in game.state.listeners for each in kind if each.card.number in laid]


def test_a_card_that_listens_by_the_text_of_another_is_refused() -> None:
    """When it left, it would have gone on listening, and the game could not be saved any more."""
    game = starlight_with_an_aura()
    doc = json.loads(game.save())
    at, cards = auras_of(game)[0], doc["state"]["cards"]
    other = next(card.number for card in game.state.zone(0, 0) if cards[card.number][0] != cards[at][0])
    cards[at][0], cards[other][0] = cards[other][0], cards[at][0]
    with pytest.raises(BadSave, match="listens by a text of"):
        rulebound.load(json.dumps(doc))


def test_a_ninth_core_card_is_refused_wherever_it_lies() -> None:
    """Discarded, it would have lain in a pile that holds eight."""
    game = starlight_with_an_aura()
    doc = json.loads(game.save())
    core, drawn = game.state.zone(0, 3)[0].number, game.state.zone(0, 0)[0].number
    doc["state"]["cards"][drawn][0] = doc["state"]["cards"][core][0]
    with pytest.raises(BadSave, match="more than 8 Core cards"):
        rulebound.load(json.dumps(doc))


# ---- every field has a shape
@pytest.mark.parametrize("game", ["luminous", "lightseekers", "starlight", "lost_legacy"])
def test_every_saved_field_has_a_type_and_a_range(game: str) -> None:
    import_module(f"rulebound.games.{game}.ruleset")
    schema = import_module(f"rulebound.games.{game}.invariants").SAVED
    for field in [*STATE, "cards", "events"]:
        assert f"State.{field}" in schema.shapes
    for name, cls in CLASSES.items():
        if "." not in name or name.startswith(f"{game}."):
            for field in saved_fields(cls):
                assert schema.shape(name, field) is not None
    with pytest.raises(TypeError, match="has no shape"):
        schema.shape("luminous.Turn", "a field that was forgotten")


@pytest.mark.parametrize("game", ["luminous", "lightseekers", "starlight", "lost_legacy"])
def test_no_shape_is_left_of_a_field_that_is_gone(game: str) -> None:
    for each in rulesets():  # whoever is imported has entered its classes: those of the kernel, too, which others use
        game_of(each, 1)
    schema = import_module(f"rulebound.games.{game}.invariants").SAVED
    known = {f"State.{field}" for field in [*STATE, "cards", "events"]}
    for name, cls in CLASSES.items():
        if cls.__module__.startswith("rulebound."):
            known |= {key for field in saved_fields(cls) for key in (field, f"{name.rpartition('.')[2]}.{field}")}
    assert set(schema.shapes) <= known


# ---- one by one
def number_of(doc: Doc, at: int, value: object) -> None:
    doc["state"]["numbers"][at] = value


def ring(doc: Doc) -> None:
    history = doc["state"]["history"]
    history.append(history[0])


def levels(doc: Doc) -> None:
    deep: list[Any] = []
    for _ in range(500):
        deep = [deep]
    doc["state"]["facts"] = deep


def two_places(doc: Doc) -> None:
    zones = doc["state"]["zones"]
    full = next(zone for zone in zones if zone)
    next(zone for zone in zones if zone is not full).append(full[0])


def another_question(doc: Doc) -> None:
    options = doc["state"]["asked"][0]["options"]
    options[:] = [options[0], options[0]]


def top(doc: Doc) -> Doc:
    found: Doc = doc["state"]["frames"][-1]
    return found


DAMAGES: list[tuple[Callable[[Doc], object], str]] = [
    (lambda doc: doc["state"]["asked"][0].update(frame=99), r"state\.asked\[0\]\.frame: 99 is not below"),
    (ring, r"state\.history\[\d+\]: event \d+ is in it twice"),
    (levels, "nested 5.. levels deep"),
    (two_places, r"state\.zones\[\d+\]\[\d+\]: card \d+ lies in zone \d+ too"),
    (another_question, r"state\.asked\[0\]\.options: does not follow"),
    (lambda doc: number_of(doc, 0, 10**30), r"state\.numbers\[0\]: 10+ is not between"),
    (lambda doc: number_of(doc, 0, True), r"state\.numbers\[0\]: True is no whole number"),
    (lambda doc: number_of(doc, 0, 2.5), "2.5 is no whole number"),
    (lambda doc: number_of(doc, 0, float("nan")), "NaN is no whole number"),
    (lambda doc: number_of(doc, 0, float("inf")), "Infinity is no whole number"),
    (lambda doc: number_of(doc, 0, 10**100), "a number of 101 digits"),
    (lambda doc: top(doc).update(pc=17), r"state\.frames\[\d\]\.pc: 17 is not between 0 and"),
    (lambda doc: top(doc).update(seat="A"), r"state\.frames\[\d\]\.seat: is no field of it"),
    (lambda doc: top(doc).pop("pc"), r"state\.frames\[\d\]\.pc: is missing"),
    (lambda doc: top(doc).update({"is": "lightseekers.Turn"}), r"state\.frames\[\d\]\.is: 'lightseekers.Turn' is no"),
    (lambda doc: top(doc).update({"is": "Walk"}), r"state\.frames\[\d\]\.\w+: is"),
    (lambda doc: doc["state"]["frames"].reverse(), r"state\.frames\[0\]: a luminous\.\w+ cannot be there"),
    (lambda doc: doc["state"]["frames"].clear(), r"state\.frames: 0 entries"),
    (lambda doc: doc["state"]["asked"].clear(), r"state\.asked: somebody is asked, or"),
    (lambda doc: doc["state"]["cards"].extend([None] * 10**4), r"state\.cards: 10\d+ entries, and there are 0 to 5000"),
    (lambda doc: doc["state"]["cards"][3].__setitem__(0, "Nobody"), "'Nobody', which is not among its pinned cards"),
    (lambda doc: doc["state"]["cards"][3].__setitem__(1, 2), r"state\.cards\[3\]\[1\]: 2 is not between 0 and 1"),
    (lambda doc: doc["state"]["facts"].append(0), r"state\.facts: 9 entries, and there are 8"),
    (lambda doc: doc["state"].update(modifier_fields=1), r"state\.modifier_fields: does not follow"),
    (lambda doc: doc["state"].pop("zones"), r"state\.zones: is missing"),
    (lambda doc: doc["state"].update(zonen=[]), r"state\.zonen: is no field of a position"),
    (lambda doc: doc.update(state=None), r"state: is no table"),
    (lambda doc: doc.update(rulebound=True), "rulebound is no version"),
    (lambda doc: doc.update(rulebound="1"), "rulebound is no version"),
    (lambda doc: doc.update(rulebound=99), "version 99"),
    (lambda doc: doc.update(more=1), r"document\.more is no part of it"),
    (lambda doc: doc["pinned"].update(names=["A"] * 9), r"pinned\.names is no list of 8 names"),
    (lambda doc: doc["pinned"].update(names=["A", "B\u202e"]), r"pinned\.names\[1\] is no name"),
    (lambda doc: doc["pinned"].update(names=["A", "B" * 10**5]), r"pinned\.names\[1\] holds a text too long"),
    (lambda doc: doc["pinned"].update(names=["A", "\ud800"]), r"pinned\.names\[1\] holds a text"),
    (lambda doc: doc["pinned"].update(switches={"players": 3}), r"pinned\.switches\.players is no value"),
    (lambda doc: doc["pinned"].update(switches={"players": "²"}), r"pinned\.switches\.players is no value"),
    (lambda doc: doc["pinned"].update(switches={"turn_cap": "9" * 99}), r"pinned\.switches\.turn_cap is no value"),
    (lambda doc: doc["pinned"].update(switches={"players": "x"}), "pinned: switch 'players' cannot be 'x'"),
    (lambda doc: doc["pinned"]["cards"].append(doc["pinned"]["cards"][0]), "the name of another card too"),
    (lambda doc: doc["pinned"]["cards"][0].update(text="Draw a thousand."), "pinned"),
    (lambda doc: doc["pinned"]["cards"].extend([{}] * 3_000), r"pinned\.cards is no list of 1000 cards or fewer"),
]


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize(("damage", "words"), DAMAGES)
def test_what_is_wrong_with_a_save_is_said_and_where(save: str, damage: Callable[[Doc], object], words: str) -> None:
    doc = json.loads(save)
    damage(doc)
    text = json.dumps(doc)
    started = time.process_time()
    with pytest.raises(BadSave, match=words):
        rulebound.load(text)
    assert time.process_time() - started < QUICK


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[" * 5_000 + "]" * 5_000, "nested 5000 levels deep"),
        ('{"a":' * 5_000, "nested 5000 levels deep"),
        ("[" * 41 + "]" * 41, "nested 41 levels deep"),  # the parser itself goes down a thousand, and no further
        ('"' + '\\"' * 10**6, "no valid JSON"),
        ("9" * 10**5, "a number of 100000 digits"),
        ('{"rulebound": 1, "rulebound": 1}', "'rulebound' stands there twice"),
        ("[]", "no save of Rulebound: it is no table"),
        ("", "no valid JSON"),
        (b"{}", "it must be a text"),
        (None, "it must be a text"),
    ],
)
def test_text_that_is_no_document_is_refused_before_anything_is_built(text: Any, words: str) -> None:
    started = time.process_time()
    with pytest.raises(BadSave if isinstance(text, str) else BadArgument, match=words):
        rulebound.load(text)
    assert time.process_time() - started < QUICK


def test_a_text_of_any_length_is_refused_unread(monkeypatch: pytest.MonkeyPatch, save: str) -> None:
    monkeypatch.setattr(documents, "MOST_CHARACTERS", len(save) - 1)
    with pytest.raises(BadSave, match=r"characters, and .* at most are read"):
        rulebound.load(save)


REPLAYS: list[tuple[Callable[[Doc], object], str]] = [
    (lambda doc: deck(doc)["main"].update({next(iter(deck(doc)["main"])): 10**9}), r"setup\.decks\[0\]\.main"),
    (lambda doc: deck(doc)["main"].update({next(iter(deck(doc)["main"])): 4}), r"setup: .*LU-deck"),
    (lambda doc: deck(doc)["main"].update({"Nobody": 1}), "setup: .*There is no card 'Nobody'"),
    (lambda doc: deck(doc).update(favored=[[]]), "setup: .*favored"),
    (lambda doc: deck(doc).update(side=7), "setup: .*side"),
    (lambda doc: doc["setup"]["decks"].append(deck(doc)), r"setup\.decks is no deck for each player"),
    (lambda doc: doc["setup"].update(seed=True), r"setup\.seed is no seed"),
    (lambda doc: doc["setup"].update(seed=10**79), r"setup\.seed is no seed"),
    (lambda doc: doc["setup"].update(starter=2), r"setup\.starter is no seat"),
    (lambda doc: doc["answers"][1].update(seat=True), r"answers\[1\]\.seat is no seat"),
    (lambda doc: doc["answers"][1].update(seat=7), r"answers\[1\]\.seat is no seat"),
    (lambda doc: doc["answers"][1].update(answer=["pass"]), r"answers\[1\]\.answer is no answer"),
    (lambda doc: doc["answers"][1].update(answer="x" * 3_000), r"answers\[1\]\.answer is no answer"),
    (lambda doc: doc["answers"][1].update(answer="dance"), "drifts at answer 2"),
    (lambda doc: doc["answers"][1].update(before="0" * 32), "drifts at answer 2"),
    (lambda doc: doc["answers"].pop(), "drifts at answer 6"),
    (lambda doc: doc["answers"].insert(0, []), r"answers\[0\] is no table"),
    (lambda doc: doc.pop("after"), r"document\.after is missing"),
    (lambda doc: doc.update(rulebound=True), "rulebound is no version"),
]


def deck(doc: Doc) -> Doc:
    found: Doc = doc["setup"]["decks"][0]
    return found


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize(("damage", "words"), REPLAYS)
def test_what_is_wrong_with_a_replay_is_said(replay: str, damage: Callable[[Doc], object], words: str) -> None:
    doc = json.loads(replay)
    damage(doc)
    text = json.dumps(doc)
    started = time.process_time()
    with pytest.raises(RuleboundError, match=words):
        rulebound.replay(text)
    assert time.process_time() - started < QUICK


# ---- what is right is taken
@pytest.mark.parametrize("ruleset", rulesets())
def test_a_loaded_game_is_saved_as_the_same_document(ruleset: str) -> None:
    game = rulebound.new_game(ruleset, seed=2)
    dice = Dice(5)
    for step in range(60):
        if step % 6 == 0:
            text = game.save()
            assert rulebound.load(text).save() == text
        if not game.over:
            decision = game.decision
            game.decide(decision.options[dice.below(len(decision.options))])


def test_a_draft_deck_whose_heroes_are_asked_for_all_at_once_is_loaded() -> None:
    draft = rulebound.new_draft("lightseekers", players=2, seed=2)
    while not draft.over:
        for decision in draft.decisions:
            draft.decide(draft.choice(decision.seat), decision.seat)
    game = rulebound.new_game("lightseekers", decks=[deck.as_dict() for deck in draft.decks], seed=1)
    assert len(game.decisions) == 2
    assert rulebound.load(game.save()).save() == game.save()


@pytest.mark.parametrize("row", ["", {}, [], 7, ["Kindle Scamp"], [0, 0], None])
def test_a_card_that_is_none_is_said_whatever_speaks_of_it(save: str, row: Any) -> None:
    """Found by ten thousand edits: other fields were looked at before the cards they speak of."""
    doc = json.loads(save)
    for at in range(0, len(doc["state"]["cards"]), 7):
        changed = json.loads(save)
        changed["state"]["cards"][at] = row
        with pytest.raises(BadSave):
            rulebound.load(json.dumps(changed))


@pytest.mark.parametrize("ruleset", ["starlight", "lost-legacy"])
def test_a_save_from_before_a_field_was_added_goes_on(ruleset: str) -> None:
    """Who has attacked this turn was not kept: nobody had, as far as texts of that time could ask."""
    game = rulebound.new_game(ruleset, seed=3)
    dice = Random(5)
    while '"attacked"' not in game.save() or len(game.answers) < 40:
        game.decide(dice.choose(game.view(game.decision.seat), game.decision))
    earlier = game.save(history=True).replace('"attacked":false,', "").replace('"attacked":true,', "")
    assert '"attacked"' not in earlier
    assert rulebound.load(earlier).fingerprint() == game.fingerprint()
