"""The object people use: what it offers, what it refuses, and that it says so."""

from __future__ import annotations

import inspect
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import rulebound
from rulebound.kernel.chance import Dice

RULESETS = rulebound.rulesets()
ROOT = Path(__file__).parents[1]


def some_way_in(ruleset: str, answers: int = 20, seed: int = 3) -> rulebound.Game:
    game = rulebound.new_game(ruleset, seed=seed)
    dice = Dice(seed)
    for _ in range(answers):
        if not game.over:
            game.decide(game.decision.options[dice.below(len(game.decision.options))])
    return game


def bots(seed: int = 1) -> list[rulebound.Bot]:
    return [rulebound.bots.Random(seed), rulebound.bots.Random(seed + 1)]


# ---- the page
def members(thing: type) -> list[tuple[str, object]]:
    return [(name, each) for name, each in vars(thing).items() if not name.startswith("_")]


@pytest.mark.parametrize("name", rulebound.__all__)
def test_everything_public_is_described(name: str) -> None:
    thing = getattr(rulebound, name)
    assert thing.__doc__, name
    if inspect.isclass(thing):
        for member, value in members(thing):
            if inspect.isfunction(value) or isinstance(value, property):
                inherited = next(
                    (found for base in thing.__mro__[1:] if (found := getattr(base, member, None)) is not None), None
                )
                assert value.__doc__ or (inherited is not None and inherited.__doc__), f"{name}.{member}"


@pytest.mark.parametrize("name", [name for name in rulebound.__all__ if callable(getattr(rulebound, name))])
def test_no_public_signature_says_any(name: str) -> None:
    thing = getattr(rulebound, name)
    calls = [thing] if inspect.isfunction(thing) else [each for _, each in members(thing) if inspect.isfunction(each)]
    calls += [each.fget for _, each in members(thing) if isinstance(each, property)] if inspect.isclass(thing) else []
    for call in calls:
        assert not re.search(r"\bAny\b", str(inspect.signature(call))), f"{name}: {call.__name__}"


def test_help_reads_like_one_page() -> None:
    page = rulebound.__doc__ or ""
    assert len(page.splitlines()) < 30
    words = """new_game decide why_not play view copy undo save load replay position new_match new_draft rulesets rule
        deck_names check_deck read_card Bot"""
    assert [name for name in words.split() if name not in page] == []


CALLER = """
import rulebound

class First:
    def choose(self, view: rulebound.View, decision: rulebound.Decision) -> rulebound.Choice:
        for choice in decision.options:
            card: rulebound.ChoiceCard | None = choice.card
            if card is not None and card.zone == "hand":
                return choice
        return decision.default

def run(ruleset: str) -> list[float]:
    game: rulebound.Game = rulebound.new_game(ruleset, seed=3)
    try:
        game.decide("dance", seat=0)
    except rulebound.NotAnOption as fault:
        print(fault.label, fault.options)
    refused: list[rulebound.Refusal] = []
    for choice in game.decision.options:
        refused += game.why_not(choice.label)
    bot: rulebound.Bot = First()
    result: rulebound.Result = game.play([bot, rulebound.bots.Greedy(2)])
    match: rulebound.Match = rulebound.new_match(ruleset, rulebound.deck_names(ruleset)[:2], games=1)
    asked = match.decision
    if asked is not None:
        match.decide(asked.options[0])
    draft: rulebound.Draft = rulebound.new_draft("lightseekers")
    draft.decide(draft.decision.options[0], draft.decision.seat)
    print(result.reason, rulebound.rule("LU-orb.1").statement, rulebound.read_card("Draw 1.", kind="spell").printed)
    return game.returns
"""


def test_a_caller_passes_mypy_strict(tmp_path: Path) -> None:
    file = tmp_path / "caller.py"
    file.write_text(CALLER, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", str(ROOT / "pyproject.toml"), str(file)]
    outcome = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert outcome.returncode == 0, outcome.stdout


# ---- wrong calls
WRONG: list[tuple[str, Callable[[rulebound.Game], object]]] = [
    ("view 5", lambda game: game.view(5)),
    ("view -1", lambda game: game.view(-1)),
    ("view True", lambda game: game.view(True)),
    ("view 0.0", lambda game: game.view(0.0)),
    ("view nan", lambda game: game.view(float("nan"))),
    ("view huge", lambda game: game.view(10**5000)),
    ("log_of 2", lambda game: game.log_of(2)),
    ("log_of 'A'", lambda game: game.log_of("A")),
    ("imagine 9", lambda game: game.imagine(9, Dice(1))),
    ("imagine None", lambda game: game.imagine(0, None)),
    ("play 3", lambda game: game.play(3)),
    ("play nobodies", lambda game: game.play([None, None])),
    ("position 3", lambda game: rulebound.scenario.position(3)),
    ("add_games 3", lambda game: rulebound.add_games(3)),
    ("names with a line", lambda game: rulebound.new_game("luminous", names=["a\nb", "c"])),
    ("names too long", lambda game: rulebound.new_game("luminous", names=["a" * 101, "c"])),
    ("players -1", lambda game: rulebound.new_game("luminous", players=-1)),
    ("seed of two lines", lambda game: rulebound.new_game("luminous", seed="a\nb")),
    ("match seed 3.5", lambda game: rulebound.new_match("luminous", ["emberfall", "tidewatch"], seed=3.5)),
    ("decide 3", lambda game: game.decide(3)),
    ("decide None", lambda game: game.decide(None)),
    ("decide bytes", lambda game: game.decide(b"pass")),
    ("decide []", lambda game: game.decide([])),
    ("decide seat 1.0", lambda game: game.decide(game.decision.options[0], seat=1.0)),
    ("decide seat True", lambda game: game.decide(game.decision.options[0], seat=True)),
    ("decide seat 7", lambda game: game.decide(game.decision.options[0], seat=7)),
    ("decide seat -1", lambda game: game.decide(game.decision.options[0], seat=-1)),
    ("concede seat 1.0", lambda game: game.decide("concede", seat=1.0)),
    ("concede seat nan", lambda game: game.decide("concede", seat=float("nan"))),
    ("concede seat '0'", lambda game: game.decide("concede", seat="0")),
    ("concede seat -1", lambda game: game.decide("concede", seat=-1)),
    ("nothing", lambda game: game.decide("")),
    ("unknown words", lambda game: game.decide("dance")),
    ("why_not None", lambda game: game.why_not(None)),
    ("why_not 3", lambda game: game.why_not(3)),
    ("why_not seat 4", lambda game: game.why_not("pass", 4)),
    ("undo nan", lambda game: game.undo(float("nan"))),
    ("undo True", lambda game: game.undo(True)),
    ("undo 99999", lambda game: game.undo(99999)),
    ("undo -1", lambda game: game.undo(-1)),
    ("events_since -1", lambda game: game.events_since(-1)),
    ("events_since 1.5", lambda game: game.events_since(1.5)),
    ("revealed_since 99999", lambda game: game.revealed_since(99999)),
    ("play with one bot", lambda game: game.play([rulebound.bots.Random(1)][: game.decision.seat])),
    ("new_game 3", lambda _: rulebound.new_game(3)),
    ("new_game unknown", lambda _: rulebound.new_game("chess")),
    ("decks text", lambda _: rulebound.new_game(decks="emberfall")),
    ("decks numbers", lambda _: rulebound.new_game(decks=[1, 2])),
    ("decks None", lambda _: rulebound.new_game(decks=[None, None])),
    ("one deck", lambda _: rulebound.new_game(decks=["emberfall"])),
    ("seed list", lambda _: rulebound.new_game(seed=[1])),
    ("seed nan", lambda _: rulebound.new_game(seed=float("nan"))),
    ("starter True", lambda _: rulebound.new_game(starter=True)),
    ("starter 1.0", lambda _: rulebound.new_game(starter=1.0)),
    ("names text", lambda _: rulebound.new_game(names="AB")),
    ("names numbers", lambda _: rulebound.new_game(names=[1, 2])),
    ("switches list", lambda _: rulebound.new_game(switches=["players"])),
    ("switches nan", lambda _: rulebound.new_game(switches={"players": float("nan")})),
    ("switches unknown", lambda _: rulebound.new_game(switches={"colour": 1})),
    ("cards text", lambda _: rulebound.new_game(cards="Duelist")),
    ("load None", lambda _: rulebound.load(None)),
    ("load words", lambda _: rulebound.load("hello")),
    ("replay bytes", lambda _: rulebound.replay(b"{}")),
    ("rule None", lambda _: rulebound.rule(None)),
    ("rule unknown", lambda _: rulebound.rule("LU-none.1")),
    ("rule of unknown", lambda _: rulebound.rule("LU-orb.1", "chess")),
    ("deck_names 1", lambda _: rulebound.deck_names(1)),
    ("read_deck unknown", lambda _: rulebound.read_deck("luminous", "no such deck")),
    ("check_deck cards", lambda _: rulebound.check_deck("luminous", "emberfall", cards=3)),
    ("read_card None", lambda _: rulebound.read_card(None)),
    ("read_card kind", lambda _: rulebound.read_card("Draw 1.", kind="castle")),
    ("new_draft luminous", lambda _: rulebound.new_draft("luminous")),
    ("new_draft players", lambda _: rulebound.new_draft("lightseekers", players=2.0)),
    ("new_draft many", lambda _: rulebound.new_draft("lightseekers", players=10**9)),
    ("new_draft settings", lambda _: rulebound.new_draft("lightseekers", settings={"packs": "3"})),
    ("draft seat", lambda _: rulebound.new_draft("lightseekers").decide("pick", 9)),
    ("draft view", lambda _: rulebound.new_draft("lightseekers").view(True)),
    ("draft choice", lambda _: rulebound.new_draft("lightseekers").choice(-1)),
    ("new_match games", lambda _: rulebound.new_match("luminous", ["emberfall", "tidewatch"], games=0)),
    ("new_match games 2.0", lambda _: rulebound.new_match("luminous", ["emberfall", "tidewatch"], games=2.0)),
    ("new_match decks", lambda _: rulebound.new_match("luminous", "emberfall")),
]  # fmt: skip


@pytest.mark.parametrize("call", [call for _, call in WRONG], ids=[name for name, _ in WRONG])
def test_a_wrong_call_is_refused_in_words_and_changes_nothing(call: Callable[[rulebound.Game], object]) -> None:
    game = some_way_in("luminous", 6)
    before = game.save(history=True), game.answers, game.log
    with pytest.raises(rulebound.RuleboundError) as refused:
        call(game)
    assert 10 < len(str(refused.value)) < 2000
    assert (game.save(history=True), game.answers, game.log) == before


def test_after_the_end_nothing_is_asked() -> None:
    game = some_way_in("lightseekers")
    game.decide("concede")
    assert game.decisions == []
    for call in (lambda: game.decision, lambda: game.decide("pass"), lambda: game.why_not("pass")):
        with pytest.raises(rulebound.GameOver, match="the game is over"):
            call()


# ---- choices
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_choice_says_what_it_is_made_of(ruleset: str) -> None:
    game = some_way_in(ruleset, 0)
    dice = Dice(5)
    kinds: set[str] = set()
    looked = 0
    for _ in range(150):
        if game.over or looked > 1_000:
            break
        looked += len(game.decision.options)
        view = json.dumps(game.view(game.decision.seat))
        for choice in game.decision.options:
            kinds.add(choice.kind)
            assert choice.kind and choice == choice.label == str(choice)
            for card in choice.cards:
                assert card.owner in range(2) and card.zone
                assert json.dumps(card.name)[1:-1] in view or card.zone == "deck"
            assert choice.card == (choice.cards[0] if choice.cards else None)
            assert choice.seat is None or choice.seat in range(2)
            assert 0 <= choice.id < 1 << 63
        ids = [choice.id for choice in game.decision.options]
        assert len(set(ids)) == len(ids)
        assert ids == [choice.id for choice in rulebound.load(game.save()).decision.options]
        game.decide(game.decision.options[dice.below(len(ids))])
    assert len(kinds) > 4


def test_the_id_of_a_move_is_the_same_everywhere() -> None:
    assert rulebound.Choice("pass").id == 4873999108510494378
    one, other = (rulebound.new_game("luminous", seed=seed).decision.options[0].id for seed in (1, 2))
    assert one == other


# ---- playing, results
@pytest.mark.parametrize("ruleset", RULESETS)
def test_bots_play_a_game_to_its_end(ruleset: str) -> None:
    game = rulebound.new_game(ruleset, seed=3)
    assert game.returns == [0.0, 0.0]
    result = game.play(bots())
    assert game.over and result == game.result
    winner = result.winner
    assert game.returns == ([0.0, 0.0] if winner is None else [1.0 - 2 * abs(seat - winner) for seat in (0, 1)])


def test_several_players_are_ranked() -> None:
    game = rulebound.new_game("luminous", ["emberfall"] * 3, 1, {"players": 3})
    game.decide("concede", 1)
    game.decide("concede", 2)
    assert game.returns == [1.0, -1.0, 0.0]


def test_a_bot_may_answer_with_words() -> None:
    class Passing:
        def choose(self, view: rulebound.View, decision: rulebound.Decision) -> str:
            return decision.default.label

    game = rulebound.new_game("lightseekers", seed=2)
    assert game.play({0: Passing(), 1: Passing()}).reason


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_game_prints_its_table(ruleset: str) -> None:
    game = some_way_in(ruleset)
    text = str(game)
    assert game.decision.prompt in text and "deck" in text and "\x1b" not in text
    assert len(repr(game)) < 200


# ---- copies, events, saves
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_copy_has_the_past_or_not(ruleset: str) -> None:
    game = some_way_in(ruleset)
    whole, bare = game.copy(), game.copy(history=False)
    assert (whole.log, whole.answers, whole.save()) == (game.log, game.answers, game.save())
    assert (bare.log, bare.answers, bare.save()) == ([], [], game.save())
    whole.decide(whole.decision.options[0])
    assert len(whole.answers) == len(game.answers) + 1 and game.log == game.copy().log
    with pytest.raises(rulebound.RuleboundError):
        bare.undo()


def test_events_since_a_point() -> None:
    game = some_way_in("luminous")
    point = len(game.answers)
    assert game.events_since(point) == []
    game.decide(game.decision.options[0])
    assert game.events_since(point)
    assert len(game.events_since(0)) > len(game.events_since(point))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_save_with_its_history_has_its_log_and_its_undo(ruleset: str) -> None:
    game = some_way_in(ruleset)
    game.undo(len(game.answers) - 2)
    game.decide(game.decision.options[-1])
    loaded = rulebound.load(game.save(history=True))
    assert (loaded.log, loaded.answers, loaded.save()) == (game.log, game.answers, game.save())
    assert [loaded.log_of(seat) for seat in (0, 1)] == [game.log_of(seat) for seat in (0, 1)]
    assert json.loads(loaded.replay()) == json.loads(game.replay())
    for _ in range(3):
        assert loaded.undo().answers == game.undo().answers
        assert loaded.save() == game.save()
    bare = rulebound.load(game.save())
    assert (bare.log, bare.answers) == ([], [])


@pytest.mark.parametrize(
    "damage",
    [
        lambda history: history.pop("lines"),
        lambda history: history["said"].pop(),
        lambda history: history["said"][0].update(answer="dance"),
        lambda history: history["said"][0].update(seat=7),
        lambda history: history["said"][0].update(seat=True),
        lambda history: history["said"].insert(0, {"undo": 3}),
        lambda history: history.update(said=[[0, "pass"]]),
        lambda history: history.update(lines=[["x", True, ""]]),
        lambda history: history.update(setup=3),
        lambda history: next(pair for pair in history["setup"] if pair[0] == "seed").__setitem__(1, 99),
        lambda history: next(pair for pair in history["setup"] if pair[0] == "starter").__setitem__(1, 1),
        lambda history: next(pair for pair in history["setup"] if pair[0] == "decks")[1].reverse(),
        lambda history: history["begin"].clear(),
    ],
)
def test_a_damaged_history_says_so(damage: Callable[[dict[str, object]], object]) -> None:
    doc = json.loads(some_way_in("luminous", 4).save(history=True))
    damage(doc["history"])
    with pytest.raises(rulebound.BadSave):
        rulebound.load(json.dumps(doc))


# ---- positions
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_position_is_written_and_set_up_again(ruleset: str) -> None:
    written = 0
    for seed in range(3):
        game = rulebound.new_game(ruleset, seed=seed)
        dice = Dice(seed)
        for _ in range(100):
            if game.over:
                break
            try:
                text = game.position()
            except rulebound.NotInAFile as fault:
                assert len(str(fault)) > 20
            else:
                written += 1
                there = rulebound.scenario.position(text)
                assert there.decision.options == game.decision.options
                assert there.position().split("\n", 1)[1] == text.split("\n", 1)[1]
            calm = [choice for choice in game.decision.options if choice.kind != "take mulligan"]
            game.decide(calm[dice.below(len(calm))])
    assert written > 5


def test_a_position_before_the_first_answer_is_a_file() -> None:
    game = rulebound.new_game("luminous", seed=1)
    there = rulebound.scenario.position(game.position())
    assert there.decision.options == game.decision.options == ["keep this hand", "mulligan 4 cards"]
    there.decide("mulligan 4 cards")
    game.decide("mulligan 4 cards")
    assert there.view(0)["seats"] == game.view(0)["seats"]


def test_a_position_in_the_middle_of_something_is_no_file_and_says_of_what() -> None:
    game = rulebound.new_game("luminous", seed=1)
    game.decide("keep this hand")
    with pytest.raises(rulebound.NotInAFile, match=r"decisions.*seat"):
        game.position()
    told = set()
    for seed in range(3):
        game = rulebound.new_game("lightseekers", seed=seed)
        dice = Dice(seed)
        for _ in range(60):
            if game.over:
                break
            if not game.decision.free:
                with pytest.raises(rulebound.NotInAFile, match=r"what is under way is .*Turn"):
                    game.position()
                told.add(game.decision.prompt)
            game.decide(game.decision.options[dice.below(len(game.decision.options))])
    assert told
    game = rulebound.new_game("lightseekers", seed=1)
    game.decide("concede")
    with pytest.raises(rulebound.NotInAFile, match="game is over"):
        game.position()


# ---- rules and cards
def test_what_there_is_can_be_looked_up() -> None:
    games = ["luminous", "lightseekers", "lightseekers-first", "starlight", "lost-legacy", "lost-legacy-quick"]
    assert games == RULESETS
    assert rulebound.rule("LS-2.2.2").id == "LS-2.2.2"
    assert rulebound.rule("LU-orb.1", "luminous").statement
    with pytest.raises(rulebound.UnknownRule, match="did you mean LU-orb"):
        rulebound.rule("LU-orb.111")


def test_a_text_is_read_in_words() -> None:
    reading = rulebound.read_card("Arrive: Draw 1.", kind="unit")
    assert reading.ok and reading.printed == "Arrive: Draw 1." and reading.abilities
    assert str(reading).splitlines() == ["Arrive: Draw 1.", *(f"  {line}" for line in reading.plain)]
    wrong = rulebound.read_card("Heal lots.", "lightseekers")
    assert not wrong.ok and wrong.printed == "" and "^" in wrong.errors[0]


# ---- more than a game
def test_a_match_and_a_draft_have_the_verbs_of_a_game() -> None:
    match = rulebound.new_match("luminous", ["emberfall", "tidewatch"], games=1, seed=1)
    dice = Dice(1)
    while not match.over:
        asked = match.decisions[0]
        assert match.view(asked.seat)["seat"] == asked.seat
        match.decide(asked.options[dice.below(len(asked.options))], asked.seat)
    assert match.decision is None and match.decisions == [] and match.result is not None
    assert match.log == match.game.log
    draft = rulebound.new_draft("lightseekers", players=3, seed=2)
    while not draft.over:
        asked = draft.decision
        assert asked.seat == draft.view(asked.seat)["seat"]
        draft.decide(asked.options[0], asked.seat)
    assert len(draft.decks) == 3
    with pytest.raises(rulebound.GameOver):
        _ = draft.decision


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_cards_of_a_choice_are_found_in_the_view(ruleset: str) -> None:
    """A page finds what a choice is about by whose zone it is and the place in it, and never by a name."""
    game = rulebound.new_game(ruleset, seed=5)
    bots = [rulebound.bots.Random(1), rulebound.bots.Random(2)]
    found = 0
    while not game.over:
        decision = game.decision
        view = game.view(decision.seat)
        for card in [card for choice in decision.options for card in choice.cards]:
            zone = card.zone.replace(" ", "_")
            if card.at < 0 or zone not in view["seats"][card.side] or zone == "deck":
                continue
            lies = view["seats"][card.side][zone][card.at]
            assert (lies if isinstance(lies, str) else lies["name"]) == card.name
            found += 1
        game.decide(bots[decision.seat].choose(view, decision), decision.seat)
    assert found > 50


@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_onlooker_sees_what_all_see(ruleset: str) -> None:
    game = rulebound.new_game(ruleset, seed=5)
    bots = [rulebound.bots.Random(1), rulebound.bots.Random(2)]
    for _ in range(60):
        if not game.over:
            decision = game.decision
            game.decide(bots[decision.seat].choose(game.view(decision.seat), decision), decision.seat)
    public, views = game.view(None), [game.view(0), game.view(1)]
    assert public["seat"] is None
    for seat in (0, 1):
        assert public["seats"][seat]["hand"] == views[1 - seat]["seats"][seat]["hand"]  # a count
        assert public["seats"][seat]["known_deck"] == []
    lines = game.log_of(None)
    assert len(lines) > 10
    assert [line for line in lines if line not in game.log_of(0) and line not in game.log_of(1)] == []


def test_without_a_seed_one_comes_from_the_operating_system() -> None:
    """Of 128 bits, and nobody gets the same twice."""
    saves = [
        text
        for _ in range(3)
        for text in (
            rulebound.new_game("luminous").replay(),
            rulebound.new_match("luminous", ["emberfall", "tidewatch"]).save(),
            rulebound.new_draft("lightseekers", players=2).save(),
        )
    ]
    documents = [json.loads(text) for text in saves]
    seeds = [each.get("match", each.get("draft", each))["setup"]["seed"] for each in documents]
    assert len(set(seeds)) == len(seeds) and min(seeds) > 1 << 64


def test_switches_and_how_many_play() -> None:
    switch = next(each for each in rulebound.switches_of("luminous") if each.name == "empty_draw")
    assert switch.words == ("second_player_wins", "first_player_loses")
    assert len(rulebound.new_game("luminous", seed=1, players=3).names) == 3


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_move_with_a_card_and_what_forbids_it(ruleset: str) -> None:
    """What is listed is legal; what is not says why."""
    game = rulebound.new_game(ruleset, seed=5)
    bots = [rulebound.bots.Random(1), rulebound.bots.Random(2)]
    legal = forbidden = 0
    while not game.over and legal < 300:
        decision = game.decision
        places = {(each.cards[0].side, each.cards[0].zone, each.cards[0].at) for each in decision.options if each.cards}
        for side, zone, at in sorted(places):
            if at >= 0:
                moves = game.moves_with(side, zone, at, decision.seat)
                allowed = {move.choice.label for move in moves if not move.refusals}
                mine = [each for each in decision.options if each.cards[:1] and each.cards[0].at == at]
                mine = [each for each in mine if (each.cards[0].side, each.cards[0].zone) == (side, zone)]
                assert {each.label for each in mine} <= allowed
                legal += len(mine)
        for at in range(len(game.view(decision.seat)["seats"][decision.seat]["hand"]) if decision.free else 0):
            for move in game.moves_with(decision.seat, "hand", at, decision.seat):
                forbidden += bool(move.refusals)
                assert move.refusals or move.choice.label in decision.options
        assert game.moves_with(1 - decision.seat, "hand", 0, decision.seat) == []
        game.decide(bots[decision.seat].choose(game.view(decision.seat), decision), decision.seat)
    assert legal > 20 and forbidden > 5


def answered(session: rulebound.Match | rulebound.Draft, answers: int, seed: int = 1) -> None:
    dice = Dice(seed)
    for _ in range(answers):
        if not session.over:
            asked = session.decisions[0]
            session.decide(asked.options[dice.below(len(asked.options))], asked.seat)


def test_a_match_is_saved_and_resumed_in_games_and_between_them() -> None:
    """In the middle of the first game, where the loser says who begins, in the second game, and when it is over."""
    match = rulebound.new_match("luminous", ["emberfall", "tidewatch"], games=3, seed=4, switches={"turn_cap": 30})
    answered(match, 20)
    kept = [match.save()]
    match.decide("concede", 0)
    kept.append(match.save())
    answered(match, 9)
    kept.append(match.save())
    assert match.played == 1
    match.decide("concede", 0)
    kept.append(match.save())
    assert match.over
    for text in kept:
        assert rulebound.load_match(text).save() == text
    resumed = rulebound.load_match(kept[1])
    assert resumed.decision is not None and resumed.decision.prompt == "Who takes the first turn?"
    answered(resumed, 9)
    resumed.decide("concede", 0)
    assert (resumed.wins, resumed.over) == ([0, 2], True)


def test_a_match_is_saved_between_two_swaps() -> None:
    decks = [{**rulebound.read_deck("luminous", "emberfall"), "side": {"Gate Mastiff": 2}}, "tidewatch"]
    match = rulebound.new_match("luminous", decks, seed=1, switches={"side_deck_max": 10})
    match.decide("concede", 1)
    match.decide("swap in Gate Mastiff for Kindle Scamp")
    again = rulebound.load_match(match.save())
    assert again.decks == match.decks and again.save() == match.save()
    for each in (match, again):
        each.decide("swap in Gate Mastiff for Kindle Scamp")
        each.decide("finish swapping")
        each.decide("take the first turn")
    assert again.save() == match.save() and again.game.log == match.game.log


def test_a_match_says_why_not() -> None:
    match = rulebound.new_match("luminous", ["emberfall", "tidewatch"], seed=4)
    assert match.why_not("keep this hand") == []
    assert match.why_not("pass") == match.game.why_not("pass") != []
    match.decide("concede", 0)
    assert match.why_not("take the first turn") == []
    with pytest.raises(rulebound.NotAnOption):
        match.why_not("dance")


def test_a_draft_is_saved_and_resumed_while_cards_are_picked_and_decks_built() -> None:
    draft = rulebound.new_draft("lightseekers", players=2, seed=3, switches={"draft": "left"}, settings={"cards": 13})
    texts = []
    while not draft.over:
        texts.append(draft.save())
        answered(draft, 7 if draft.decision.rule == "LS-D20" and len(texts) < 10 else 1, len(texts))
    texts.append(draft.save())
    for text in texts:
        assert rulebound.load_draft(text).save() == text
    own = next(each for each in map(rulebound.load_draft, texts) if each.decision.rule == "LS-D21")
    seat = own.decision.seat
    own.submit(seat, {**draft.decks[seat].as_dict(), "name": "my own"})
    again = rulebound.load_draft(own.save())
    assert again.decks[seat].as_dict()["name"] == "my own"
    with pytest.raises(rulebound.BadArgument, match="a table"):
        own.submit(seat, 3)


def sessions() -> list[rulebound.Match | rulebound.Draft]:
    decks = [{**rulebound.read_deck("luminous", "emberfall"), "side": {"Gate Mastiff": 2}}, "tidewatch"]
    match = rulebound.new_match("luminous", decks, seed=1, switches={"side_deck_max": 10})
    return [match, rulebound.new_draft("lightseekers", players=3, seed=2)]


def test_matches_and_drafts_are_copied_and_go_their_own_ways() -> None:
    for session in sessions():
        for step in range(40):
            if isinstance(session, rulebound.Match) and step % 13 == 12 and not session.game.over:
                session.decide("concede", session.game.decision.seat)
            if session.over:
                break
            kept = session.save()
            fork = session.copy()
            answered(fork, 3, step)
            assert session.save() == kept != fork.save()
            answered(session, 3, step)
            assert session.save() == fork.save()


def test_answers_of_a_match_or_draft_are_taken_back_one_by_one() -> None:
    """Within a game and from one game to the one before."""
    for session in sessions():
        kept = []
        for step in range(25):
            kept.append((session.save(), len(session.said())))
            if isinstance(session, rulebound.Match) and step == 10:
                session.decide("concede", session.decision.seat)
            elif not session.over:
                answered(session, 1, step)
        for text, count in reversed(kept):
            undone = session.undo()
            assert (session.save(), len(session.said()), len(undone.answers)) == (text, count, 1)
        with pytest.raises(rulebound.RuleboundError, match="nothing to take back"):
            session.undo()


def test_taking_back_says_whether_somebody_has_seen_a_new_card() -> None:
    match, draft = sessions()
    asked = draft.decisions
    draft.decide(asked[0].options[0], asked[0].seat)
    assert not draft.undo().revealed
    for each in asked:
        draft.decide(each.options[0], each.seat)
    assert draft.undo().revealed, "the packs were passed on"
    match.decide("concede", 0)
    assert match.undo().revealed, "the other has shown the game to be over, and what is swapped comes after it"


def test_what_is_done_to_the_game_of_a_match_is_not_done_to_the_match() -> None:
    match = rulebound.new_match("luminous", ["emberfall", "tidewatch"], seed=4)
    kept = match.save()
    match.game.decide("concede", 0)
    assert match.save() == kept and not match.game.over


def test_bots_play_a_match_to_its_end() -> None:
    match, _ = sessions()
    result = match.play([rulebound.bots.Random(1), rulebound.bots.Random(2)])
    assert match.over and result.winner == match.winner and max(match.wins) == 2
    with pytest.raises(rulebound.BadArgument, match="has no bot"):
        sessions()[0].play([])


@pytest.mark.parametrize("games", [0, -1, 100])
def test_a_match_has_1_to_99_games(games: int) -> None:
    with pytest.raises(rulebound.BadMatch, match="1 to 99"):
        rulebound.new_match("luminous", ["emberfall", "tidewatch"], games=games)


@pytest.mark.parametrize(
    "damage",
    [
        lambda doc: doc.pop("said"),
        lambda doc: doc["said"].append([0, "dance"]),
        lambda doc: doc["said"].append([0, None]),
        lambda doc: doc["said"].append([True, "pass"]),
        lambda doc: doc["said"][0].__setitem__(0, None),
        lambda doc: doc["said"].append([0]),
        lambda doc: doc["said"].append(3),
        lambda doc: doc["said"].pop(),
        lambda doc: doc.update(said={}),
        lambda doc: doc.update(ruleset="chess"),
        lambda doc: doc.update(ruleset=3),
        lambda doc: doc.update(rulebound=99),
        lambda doc: doc.update(rulebound=True),
        lambda doc: doc.update(after="x"),
        lambda doc: doc["setup"].update(seed=5),
        lambda doc: doc["setup"].update(seed=None),
        lambda doc: doc["setup"].update(switches=[]),
        lambda doc: doc["setup"].update(games="many", settings="many"),
        lambda doc: doc["setup"].update(games=10**9, settings={"packs": -1}),
        lambda doc: doc["setup"].update(decks=3, names=3),
        lambda doc: doc["setup"].clear(),
    ],
)
def test_a_damaged_match_or_draft_says_so(damage: Callable[[dict[str, object]], object]) -> None:
    match = rulebound.new_match("luminous", ["emberfall", "tidewatch"], seed=4)
    draft = rulebound.new_draft("lightseekers", seed=3)
    for session, load in ((match, rulebound.load_match), (draft, rulebound.load_draft)):
        answered(session, 6)
        doc = json.loads(session.save())
        damage(doc[session.what])
        with pytest.raises(rulebound.BadSave):
            load(json.dumps(doc))


def test_what_was_saved_is_resumed_by_its_own_name() -> None:
    game = rulebound.new_game(seed=1)
    match = rulebound.new_match("luminous", ["emberfall", "tidewatch"], seed=1)
    with pytest.raises(rulebound.BadSave, match="load_match"):
        rulebound.load(match.save())
    with pytest.raises(rulebound.BadSave, match="no draft"):
        rulebound.load_draft(match.save())
    with pytest.raises(rulebound.BadSave, match="no match"):
        rulebound.load_match(game.save())


# ---- messages
@pytest.mark.parametrize("ruleset", RULESETS)
def test_half_a_letter_comes_back_in_a_message_that_can_be_written(ruleset: str) -> None:
    game = rulebound.new_game(ruleset, seed=1)
    calls: list[Callable[[str], object]] = [game.decide, game.why_not, rulebound.rule, rulebound.new_game]
    for call in calls:
        with pytest.raises(rulebound.RuleboundError) as caught:
            call("play \ud800 \udfffx")
        assert str(caught.value).encode()
    with pytest.raises(rulebound.NotAnOption, match=r"\\ud800 \\udfffx"):
        game.decide("play \ud800 \udfffx")


def test_every_error_is_exported_that_a_call_of_this_page_raises() -> None:
    for name in ("LabelTooLong", "VagueLabel", "CannotImagine", "BadGame", "BadMatch"):
        assert issubclass(getattr(rulebound, name), rulebound.RuleboundError) and name in rulebound.__all__
