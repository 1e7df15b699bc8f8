"""Whatever is typed or stands in a file: a row or a line in words and a status, never a traceback."""

from __future__ import annotations

import io
import json
import random
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rulebound
from rulebound.cli import main
from rulebound.tabletop.cardchecks import CheckedCard
from rulebound.tabletop.files import MOST_BYTES, BadFile, parse_toml, read_file
from rulebound.tabletop.kits import kit_of

GAMES = ("luminous", "lightseekers", "starlight", "lost-legacy")
every = pytest.mark.parametrize("game", GAMES)
GOOD = {
    "luminous": '[[card]]\nname = "{}"\ntype = "spell"\ntext = "Draw 1."\n',
    "lightseekers": '[[card]]\nname = "{}"\ntype = "Action"\ncategory = "Attack"\ntext = "Draw a card."\n',
    "starlight": '[[card]]\nname = "{}"\nclass = "Spell"\nbinding = "G"\nenergy = 1\ntext = "Draw 1 card."\n',
    "lost-legacy": '[[card]]\nname = "{}"\nkind = "option"\nclass = "item"\ntext = "Draw 1 card."\n',
}
LONG_NUMBER = "9" * 5_000


def run(*words: object) -> tuple[int, str, str]:
    """A command as a person runs it; anything but an orderly end is an error of the test."""
    out, err = io.StringIO(), io.StringIO()
    try:
        with redirect_stdout(out), redirect_stderr(err):
            main([str(word) for word in words])
    except SystemExit as left:
        return int(left.code or 0), out.getvalue(), err.getvalue()
    raise AssertionError("a command ends with a status")


def in_words(status: int, out: str, err: str) -> None:
    assert "Traceback" not in out + err
    assert not status or err.strip() or out.strip()
    (out + err).encode()  # nothing that a terminal could not show
    assert "\x1b" not in out + err and "\u202e" not in out + err


# ---- every key of a card with every kind of wrong value
KEYS = {
    "luminous": {
        "name": str, "type": str, "faction": str, "fast": bool, "unique": bool, "text": str, "flavor": str,
        "supplement": str, "essence_cost": str, "orb_check": str, "attack": int, "health": int, "durability": int,
        "colours": str, "colour": None, "Name": None,
    },
    "lightseekers": {
        "name": str, "type": str, "health": int, "elements": list, "trait": str, "cost": list, "requirement": list,
        "category": str, "text": str, "corners": str, "worth": int, "granted_elements": list, "healht": None,
    },
    "starlight": {
        "name": str, "class": str, "binding": str, "source": str, "energy": int, "mana": int, "range": str,
        "counters": int, "where": list, "telegraph_where": list, "text": str, "flavour": str, "origin": str,
        "owner": str, "manna": None,
    },
    "lost-legacy": {
        "name": str, "kind": str, "class": str, "spell_kind": str, "family": None, "element": None, "text": str,
        "ruleset": str, "flavour": str, "skills": list, "level": int, "offense": int, "defense": int, "speed": int,
        "magic": int, "titel": None,
    },
}  # fmt: skip
VALUES = [
    (int, "1000000"), (int, "-1"), (int, "9" * 4_000), (float, "1.5"), (float, "nan"), (float, "inf"), (float, "-inf"),
    (bool, "true"), (bool, "false"), (list, "[1]"), (list, "[[]]"), (list, "[" * 200 + "]" * 200), (dict, "{}"),
    (dict, '{ a = { b = "c" } }'), (None, "1979-05-27"), (None, "07:32:00"), (str, '"\\u202Eabc"'),
    (str, '"a\\u0000b"'),
    (str, '"a\\u001B[31mb"'), (str, '"a\\u200Bb"'), (str, '"' + "x" * 5_000 + '"'), (str, '"²"'), (str, '"٣"'),
    (str, '"Draw 99999."'), (str, '"(99999)(1)--"'), (list, json.dumps(["Fire"] * 100)), (list, '["\\u202E"]'),
    (list, json.dumps(["x" * 5_000])),
]  # fmt: skip


def wrong_cards(game: str) -> list[tuple[str, bool]]:
    """Cards that are good but for one key, and whether its value is surely wrong (`false` may leave a key out)."""
    bases = {
        "luminous": {"type": '"unit"', "attack": "1", "health": "1"},
        "lightseekers": {"type": '"Action"', "category": '"Buff"'},
        "starlight": {"class": '"Spell"', "binding": '"G"', "energy": "1", "text": '"Draw 1 card."'},
        "lost-legacy": {"kind": '"character"', **dict.fromkeys(("level", "offense", "defense", "speed", "magic"), "1")},
    }[game]
    found = []
    for key, kind in KEYS[game].items():
        for value_kind, value in VALUES:
            table = {"name": f'"Card {len(found)}"', **bases, key: value}
            lines = "\n".join(f"{k} = {v}" for k, v in table.items())
            found.append((f"[[card]]\n{lines}\n", kind is not value_kind and value != "false"))
    return found


@every
def test_a_wrong_value_of_any_key_is_a_row_of_its_own(game: str, tmp_path: Path) -> None:
    cards = wrong_cards(game)
    path = tmp_path / "cards.toml"
    path.write_text(GOOD[game].format("First") + "".join(card for card, _ in cards) + GOOD[game].format("Last"))
    status, out, err = run("cards", "check", path, "--game", game, "--json")
    in_words(status, out, err)
    rows = json.loads(out)
    assert status == 1
    assert len(rows) == len(cards) + 2
    assert rows[0]["ok"] and rows[-1]["ok"]
    for row, (card, wrong) in zip(rows[1:-1], cards, strict=True):
        assert row["ok"] == (not row["errors"])
        assert not (wrong and row["ok"]), card
        for error in row["errors"]:
            assert error["message"] and error["line"] >= 1 and error["column"] >= 1
            assert len(error["message"]) < 2_500
    status, out, err = run("cards", "check", path, "--game", game)
    assert status == 1
    in_words(status, out, err)
    begins = path.read_text().splitlines().index("[[card]]", 1) + 1
    assert f"{path}:{begins}: " in out  # where the first wrong card begins


@every
@pytest.mark.parametrize(
    "bad",
    [
        f'[[card]]\nname = "Bad"\nattack = {LONG_NUMBER}\n', '[[card]]\nname = "Bad"\ntext = "no end\n',
        '[[card]]\nname = "Bad"\nname = "Bad"\n', '[[card]]\nname = "Bad"\nx = ' + "[" * 4_000 + "]" * 4_000 + "\n",
        '[[card]]\nname = "Bad"\n' + "a" + ".a" * 4_000 + " = 1\n", '[[card]]\nname = "Bad"\n???\n',
        '[[card]]\nname = "Bad"\ntext = "\x00"\n', '[[card]]\nname = "Bad"\n[meta]\na = 1\n[meta]\na = 1\n',
    ],
)  # fmt: skip
def test_a_card_that_is_not_toml_hides_no_other(game: str, bad: str, tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(GOOD[game].format("First") + bad + GOOD[game].format("Last"))
    status, out, err = run("cards", "check", path, "--game", game, "--json")
    in_words(status, out, err)
    rows = json.loads(out)
    assert [(row["name"], row["ok"]) for row in rows] == [("First", True), ("Bad", False), ("Last", True)]
    assert "TOML" in rows[1]["errors"][0]["message"]


def test_where_a_card_is_no_toml_is_told_in_lines_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(GOOD["luminous"].format("First") + '[[card]]\nname = "Bad"\n???\n')
    rows = json.loads(run("cards", "check", path, "--json")[1])
    assert "at line 7," in rows[1]["errors"][0]["message"]


def test_cards_of_one_name_are_the_same_card(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    same, other = GOOD["luminous"].format("Twin"), GOOD["luminous"].format("Twin").replace("1", "2")
    path.write_text(same + same + other)
    rows = json.loads(run("cards", "check", path, "--json")[1])
    assert [row["ok"] for row in rows] == [True, True, False]
    assert "another card has this name" in rows[2]["errors"][0]["message"]
    with pytest.raises(rulebound.RuleboundError, match="another card has this name"):
        twin = {"name": "Twin", "type": "spell"}
        rulebound.new_game("luminous", cards=[twin, {**twin, "fast": True}])


# ---- files
FILES: list[tuple[str, bytes, str]] = [
    ("empty", b"", ""), ("only a mark", b"\xef\xbb\xbf", ""), ("blank lines", b"\r\n" * 1_000, ""),
    ("marked", b"\xef\xbb\xbf" + GOOD["luminous"].format("A").encode(), ""),
    ("other lines", GOOD["luminous"].format("A").replace("\n", "\r\n").encode(), ""),
    ("latin", b'[[card]]\nname = "caf\xe9"\n', "not UTF-8: line 2"),
    ("utf-16", "[[card]]".encode("utf-16"), "not UTF-8"),
    ("zeros", b"\0" * 500, "TOML"), ("no toml", b"hello", "TOML"), ("json", b'{"card": []}', "TOML"),
    ("brackets", b"x = " + b"[" * 4_900 + b"]" * 4_900, "brackets"),
    ("figures", b"x = " + LONG_NUMBER.encode(), "figures"),
    ("tables", b"x = " + b"{x=" * 2_000 + b"1" + b"}" * 2_000, "brackets"),
    ("parts", b"a" + b".a" * 4_000 + b"=1", "parts"),
    ("header", b"[a" + b".a" * 4_000 + b"]", "parts"), ("long line", b"#" * 20_000, "characters"),
    ("huge", b"#" * (MOST_BYTES + 1), "too large"), ("one bracket", b'[card]\nname = "A"\n', "double brackets"),
    ("a number", b"card = 1", "double brackets"), ("controls", b'x = "\x1b"', "TOML"), ("half", b"[[card", "TOML"),
]  # fmt: skip


@pytest.mark.parametrize(("content", "words"), [pytest.param(*each[1:], id=each[0]) for each in FILES])
@pytest.mark.parametrize("command", [["cards", "check"], ["cards", "gaps"], ["deck", "check", "emberfall", "--cards"]])
def test_a_file_that_is_none_is_said_in_words(command: list[str], content: bytes, words: str, tmp_path: Path) -> None:
    path = tmp_path / "it.toml"
    path.write_bytes(content)
    status, out, err = run(*command, path, "--json")
    in_words(status, out, err)
    if words:
        assert status == 1 and words in err and "it.toml" in err
    else:
        assert status == 0
    json.loads(out or "[]")


@pytest.mark.parametrize("content", [pytest.param(each[1], id=each[0]) for each in FILES])
def test_a_file_that_is_none_is_no_deck_scenario_save_or_replay_either(content: bytes, tmp_path: Path) -> None:
    for name, *words in (
        ("it.txt", "deck", "check"), ("it.toml", "deck", "check"), ("it.toml", "scenario"), ("it.json", "replay"),
        ("it.json", "play", "--resume"),
    ):  # fmt: skip
        path = tmp_path / name
        path.write_bytes(content)
        status, out, err = run(*words, path)
        in_words(status, out, err)
        assert status == 1, words


@pytest.mark.parametrize("path", ["", ".", "/", "no-such-file.toml", "x" * 5_000, "a\0b", "no/such/file", "\udcff"])
def test_a_path_that_leads_to_no_file_is_said_in_one_line(path: str) -> None:
    for words in (
        ("cards", "check"), ("cards", "gaps"), ("scenario",), ("replay",), ("play", "--resume"), ("deck", "check"),
        ("deck", "check", "emberfall", "--cards"), ("play", "--deck", "emberfall", "--cards"),
    ):  # fmt: skip
        status, out, err = run(*words, path)
        in_words(status, out, err)
        assert status, words


def test_scenarios_give_a_row_for_each_file_whatever_it_is(tmp_path: Path) -> None:
    files: list[Path] = [tmp_path / "missing.toml", tmp_path]
    for name, content, _ in FILES:
        files.append(tmp_path / f"{name}.toml")
        files[-1].write_bytes(content)
    status, out, err = run("scenario", *files, "--json")
    assert status == 1
    assert err == ""
    rows = json.loads(out)
    assert [row["file"] for row in rows] == [str(file) for file in files]
    assert all(row["error"] and not row["ok"] for row in rows)


# ---- decks
DECKS: list[tuple[str, str]] = [
    ("Favored: Regent of Sparks\n999999999x Ember Whelp", "999"), (f"Favored: X\n{LONG_NUMBER}x Ember Whelp", "999"),
    ("Favored: X\n" + "500x Kindle Scamp\n" * 3, "999"), ('favored = "X"\n[main]\n"Kindle Scamp" = 999999999', "999"),
    (f'favored = "X"\n[main]\n"Kindle Scamp" = {LONG_NUMBER}', "figures"),
    ("Favored: X\n٣x Kindle Scamp", "no card line"),
    ("Favored: X\n3x Kind\u202ele Scamp", "U+202E"), ("Favored: X\n3x Kindle\x1b[31m Scamp", "U+001B"),
    ("Favored: X\u200b\n3x Kindle Scamp", "U+200B"), ("Favored: X\n3x " + "y" * 101, "too long"),
    ("Favored: X\n" + "3x Kindle Scamp\n" * 2_000, "too long"),
    ("Favored: X\n" + "".join(f"1x N{n}\n" for n in range(600)), "500"),
    ("Favored: X\n" + "".join(f"1x No{n}\n" for n in range(400)), "Nor are there"), ("[main]\n[main]", "TOML"),
    ("main = 3\n", "table"), ("name = 3\n", "quotation marks"), ('favored = [3]\n', "quotation marks"),
    ("1" + " " * 15_000 + "\u00a0\n", "no card line"), ("\n" * 15_000, "LU-deck.1"), ("3x", "no such deck"),
    ("../../emberfall", "no such deck"), ("emberfall.toml", "no such deck"), ("", "no such deck"),
    ("\0", "no such deck"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "words"), DECKS, ids=range(len(DECKS)))
def test_a_deck_that_is_none_is_refused_at_once(text: str, words: str) -> None:
    with pytest.raises(rulebound.RuleboundError) as refused:
        rulebound.new_game("luminous", decks=[text, "tidewatch"])
    assert words in str(refused.value)
    str(refused.value).encode()


@every
def test_a_string_never_opens_a_file(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = rulebound.deck_names(game)[0]
    source = Path(rulebound.__file__).parent / "games" / game.replace("-", "_") / "decks" / f"{name}.toml"
    path = tmp_path / "mine.toml"
    path.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    for words in (str(path), "mine.toml", "mine", str(source)):
        with pytest.raises(rulebound.RuleboundError, match="no such deck"):
            rulebound.read_deck(game, words)
    deck = rulebound.read_deck(game, name)
    assert deck and rulebound.read_deck(game, path) == deck
    assert rulebound.read_deck(game, path.read_text(encoding="utf-8")) == deck
    assert run("deck", "check", "mine.toml", "--game", game)[0] == 0
    assert run("deck", "check", name, "--game", game)[0] == 0


@pytest.mark.parametrize(
    "deck",
    [
        3, None, [], b"emberfall", {1: 2}, {"main": []}, {"main": {"Kindle Scamp": True}}, {"main": {3: 3}},
        {"main": {"Kindle Scamp": 10**30}}, {"main": {"Kindle Scamp": -1}}, {"main": {"\u202e": 1}}, {"favored": 3},
        {"favored": ["X"] * 1_000}, {"hero": ["X"] * 1_000}, {"name": "x" * 1_000}, {"main": {"\udfff": 1}},
    ],
    ids=repr,
)  # fmt: skip
@every
def test_a_deck_of_the_wrong_type_is_refused(game: str, deck: object) -> None:
    with pytest.raises(rulebound.RuleboundError) as refused:
        rulebound.check_deck(game, deck)  # type: ignore[arg-type]
    str(refused.value).encode()


@pytest.mark.parametrize("table", [3, None, [], "x", {1: 2}, {}, {"name": 3}, {"name": "\ud800"}], ids=repr)
@every
def test_a_card_of_the_wrong_type_is_refused(game: str, table: object) -> None:
    with pytest.raises(rulebound.RuleboundError) as refused:
        rulebound.new_game(game, cards=[table])  # type: ignore[list-item]
    str(refused.value).encode()


@every
@pytest.mark.parametrize(
    "name",
    [
        "", " ", "\n", "A\nB", "A\tB", " A", "A ", "...", "A\u202eB", "A\u00a0B", "A\u200b", "\x1b[1m", "x" * 101, "²",
        "\ud800",
    ],
)
def test_a_name_that_cannot_be_read_aloud_is_refused(game: str, name: str) -> None:
    check = kit_of(game).card_check()
    kind = check.kind("")
    (row,) = check.check([{**check.needs(kind), **kind, "name": name}])
    assert [error.word for error in row.errors] == ["name"]


# ---- arguments
NONSENSE = [
    [], ["nonsense"], ["--nonsense"], ["cards"], ["cards", "nonsense"], ["cards", "check"], ["cards", "explain"],
    ["cards", "check", "x", "--game", "chess"], ["cards", "explain", "Draw ²."],
    ["cards", "explain", "Draw \x1b[31m1."],
    ["cards", "explain", "Draw " + LONG_NUMBER + "."], ["cards", "explain", "x" * 100_000], ["cards", "explain", "."],
    ["cards", "explain", "\udcff"], ["cards", "explain", "Draw 1.", "--type", "\x1b"], ["cards", "explain", "Draw 1"],
    ["cards", "explain", "Draw 1.", "--type", "y" * 9_000], ["cards", "explain", "Draw 1.", "--game", "chess"],
    ["cards", "explain", "Heal V.", "--game", "lightseekers", "--type", "buff (9999999)(1)--"],
    ["cards", "explain", "Heal V.", "--game", "lightseekers", "--type", "buff ((((((("],
    ["cards", "explain", "Heal V.", "--game", "lightseekers", "--type", "buff (²)(1)--"],
    ["cards", "explain", "Destroy a " + "unit blocking a " * 120 + "unit."], ["cards", "list", "--type", "\x1b"],
    ["cards", "list", "--nonsense", "x"], ["cards", "list", "x"], ["cards", "list", "--type"],
    ["cards", "list", "--" + "t" * 9_000, "x"], ["cards", "list", "--game", "²"], ["cards", "next", "Draw ²"],
    ["cards", "next", "\x1b"], ["cards", "next", "x" * 9_000], ["cards", "next", "Draw drow "], ["cards", "gaps"],
    ["cards", "language", "--game", "\udcff"], ["cards", "language", "x"], ["deck"], ["deck", "check"],
    ["deck", "check", "emberfall", "--switch", "x"], ["deck", "check", "emberfall", "--switch", "=\x1b"],
    ["deck", "check", "emberfall", "--switch", "players=²"],
    ["deck", "check", "emberfall", "--switch", "players=" + LONG_NUMBER],
    ["deck", "check", "forgeworks", "--switch", "players=²"], ["deck", "check", "forgeworks", "--switch", "health=٣"],
    ["deck", "check", "emberfall", "--game", "lightseekers"], ["deck", "list", "--game", ""], ["deck", "list", "x"],
    ["rules"], ["rules", "chess"], ["rules", "luminous", "LU-²"], ["rules", "luminous", "\x1b"],
    ["rules", "luminous", "x" * 9_000],
    ["rules", "luminous", ""], ["rules", "luminous", "LU-cost.2", "--coverage"], ["rules", "\udcff"], ["replay"],
    ["scenario"],
    ["draft", "luminous"], ["draft", "chess"], ["draft", "--players", "1"], ["draft", "--players", "99"],
    ["draft", "--seed", "x"],
    ["draft", "--seed", LONG_NUMBER], ["draft", "--switch", "nonsense=1"], ["watch", "chess"],
    ["watch", "--bots", "nobody"],
    ["watch", "--bots", ""], ["watch", "--bots", ","], ["watch", "--bots", "random," * 20], ["watch", "--delay", "nan"],
    ["watch", "--delay", "inf"], ["watch", "--delay", "-1"], ["watch", "--decks", "nobody,nothing"],
    ["watch", "--seed", "²"],
    ["watch", "--decks", "\x1b,\0"], ["watch", "--players", "0"], ["watch", "--switch", "players=\x1b"],
    ["play", "chess"],
    ["play", "--deck", "nothing"], ["play", "--players", "9"], ["play", "--against", "\x1b"],
    ["play", "--bot-deck", "²"],
    ["play", "--resume", "nothing", "--deck", "emberfall"], ["play", "--seed", "1e9"], ["bench", "chess"],
    ["bench", "--seconds", "nan"], ["bench", "--seconds", "inf"], ["bench", "--seconds", "x"],
    ["bench", "--players", "1"],
    ["fuzz", "chess"], ["fuzz", "--games", "0"], ["fuzz", "--games", LONG_NUMBER], ["fuzz", "--seconds", "nan"],
    ["fuzz", "--players", "-1"], ["fuzz", "luminous", "\x1b"],
]  # fmt: skip


@pytest.mark.parametrize("words", NONSENSE, ids=lambda words: " ".join(words)[:60].encode("ascii", "replace").decode())
def test_nonsense_is_answered_in_words(words: list[str]) -> None:
    status, out, err = run(*words)
    assert status in (1, 2)
    in_words(status, out, err)
    assert len(err + out) < 15_000


# ---- a machine's imagination
ODD = st.text(st.sampled_from("Draw 1.+-/:;,'\"[](){}=#\n\t\r²٣\0\x1b\u202e\u200b\ud800é"), max_size=60)
OPTIONS = ["--json", "--game", "luminous", "lightseekers", "--type", "--cards", "-h", "--"]
WORDS = st.one_of(ODD, st.text(max_size=30), st.sampled_from(OPTIONS))
COMMANDS = st.sampled_from([
    ["cards", "check"], ["cards", "explain"], ["cards", "list"], ["cards", "gaps"], ["cards", "next"],
    ["deck", "check"],
    ["deck", "list"], ["scenario"], ["rules"], ["rules", "luminous"], ["replay"], ["play", "--resume"], [],
])  # fmt: skip


@settings(max_examples=150, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
@given(COMMANDS, st.lists(WORDS, min_size=1, max_size=3))
def test_no_words_at_all_end_in_a_traceback(command: list[str], words: list[str]) -> None:
    in_words(*run(*command, *words))


SCALARS = st.one_of(ODD, st.integers(), st.booleans(), st.floats(), st.none(), st.text(max_size=20))
VALUES_OF_KEYS = st.one_of(SCALARS, st.lists(SCALARS, max_size=4), st.dictionaries(ODD, SCALARS, max_size=2))


@settings(max_examples=300, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data(), st.sampled_from(GAMES))
def test_no_table_at_all_ends_in_a_traceback(data: st.DataObject, game: str) -> None:
    check = kit_of(game).card_check()
    kind = check.kind("")
    keys = st.one_of(st.sampled_from(list(KEYS[game])), ODD)
    table = {"name": "It", **check.needs(kind), **kind, **data.draw(st.dictionaries(keys, VALUES_OF_KEYS, max_size=3))}
    (row,) = check.check([table])
    assert isinstance(row, CheckedCard)
    json.dumps(row.data())


@settings(max_examples=200, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.one_of(ODD, st.text(max_size=200), st.binary(max_size=100).map(lambda raw: raw.decode("latin-1"))))
def test_no_text_of_a_file_ends_in_a_traceback(text: str) -> None:
    for read in (
        lambda: parse_toml(text, "it"),
        lambda: rulebound.read_deck("luminous", text),
        lambda: rulebound.read_deck("lightseekers", text),
        lambda: rulebound.scenario.position(text),
    ):
        try:
            read()
        except rulebound.RuleboundError as fault:
            str(fault)


@every
def test_sentences_put_together_at_random_are_rows(game: str) -> None:
    """Halves of the set's own sentences, with words exchanged: what can be read must also be lowered or refused."""
    dice = random.Random(7)
    kit = kit_of(game)
    said = [each.strip() for face in kit.card_set() for each in face.text.replace("\n", " ").split(".") if each.strip()]
    tables = []
    check = kit.card_check()
    other = {"luminous": "spell", "lightseekers": "buff", "starlight": "Attack", "lost-legacy": "item"}[game]
    kinds = [check.kind(words) for words in ("", other)]
    for number in range(400):
        one, other = dice.choice(said).split(), dice.choice(said).split()
        words = one[: dice.randint(0, len(one))] + other[dice.randint(0, len(other)) :]
        if words and dice.random() < 0.3:
            words[dice.randrange(len(words))] = dice.choice(["9999", "10000", "X", "it", "²", "and", other[0]])
        kind = kinds[number % 2]
        text = " ".join(words) + "."
        tables.append({"name": f"It {number}", **check.needs(kind), **kind, check.text_key(kind): text})
    rows = check.check(tables)
    assert len(rows) == 400
    assert 0 < sum(row.ok for row in rows) < 400


def test_a_large_file_is_not_read_to_its_end() -> None:
    with pytest.raises(BadFile, match="too large"):
        read_file("/dev/zero")
