"""The page of a run, and the commands that make it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from rulebound.cli.app import main
from rulebound.cli.lab import answered
from rulebound.lab import asking
from rulebound.lab.findings import decided, findings, lead_changes, verdicts
from rulebound.lab.plans import Side
from rulebound.lab.report import document, page, write_report
from rulebound.lab.running import Store, here, run

PARTS = [
    "In short", "The first seat", "Who beats whom", "How long", "How games end", "Cards", "What lies where", "Depth",
    "What went wrong", "Games to look at", "What has changed", "How this was found out",
]  # fmt: skip


def test_a_page_has_twelve_parts_and_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    sides = asking.sides_of("lightseekers", ["bitter-ward", "briar-row", "forgeworks"], ["random"])
    odd = Side("<script>alert(1)</script>", sides[0].deck, "random")
    question = asking.matrix("lightseekers", (odd, *sides[1:]), 4)
    with here(1) as players:
        rows = run(question, Store(None, question.settings), players)
    html, data = write_report(tmp_path / "page.html", question, rows)
    text = html.read_text(encoding="utf-8")
    assert [part for part in PARTS if f"<h2>{part}</h2>" not in text] == []
    assert "<script" not in text and "http://www.w3.org" in text  # the name of SVG, which nobody fetches
    assert "http" not in text.replace("http://www.w3.org/", "")
    doc = json.loads(data.read_text(encoding="utf-8"))
    assert doc["games"] == len(rows) == 12
    assert sum(doc["ends"].values()) == 12
    assert page(doc) == text == page(json.loads(json.dumps(document(question, rows))))


def test_what_is_found_is_counted_from_the_games() -> None:
    row = {
        "id": "a v b #0", "cell": "a v b", "variant": "", "seed": "1/0", "sides": ["a", "b"], "fault": "",
        "returns": [1.0, -1.0], "end": "health", "turns": 3, "answers": 9, "options": 30,
        "opening": [["X"], ["Y"]], "drawn": [["X", "Z"], ["Y"]], "played": [["X"], []], "played_turn": [[2], []],
        "stuck": [["Z"], ["Y"]], "chances": [[0.6, 0.4], [0.4, 0.6], [0.7, 0.3]], "sizes": {"hand": [[1, 1], [2, 1]]},
    }  # fmt: skip
    other = {**row, "id": "a v b #1", "sides": ["b", "a"], "returns": [-1.0, 1.0], "chances": [[0.4, 0.6]] * 3}
    broken = {**row, "id": "a v b #2", "fault": "lost"}
    found = findings({each["id"]: each for each in (row, other, broken)})
    assert found["games"] == 2 and found["faults"] == [{"game": "a v b #2", "fault": "lost"}]
    assert found["first_seat"]["value"] == 0.5
    assert {name: each["value"] for name, each in found["sides"].items()} == {"a": 1.0, "b": 0.0}
    assert found["cells"]["a v b"]["value"] == 1.0 and found["cells"]["a v b"]["units"] == 1
    assert lead_changes(row) == 2 and decided(row) == pytest.approx(2 / 3, abs=0.001) and decided(other) == 0.0
    x = next(card for card in found["cards"] if (card["side"], card["card"]) == ("a", "X"))
    assert (x["drawn"], x["played"], x["turn"], x["stuck"]) == (0.5, 1.0, 2.0, 0.0)
    assert found["examples"]["closest"] == "a v b #0" and found["examples"]["most lopsided"] == "a v b #1"
    words = {why: how for how, why in verdicts(found)}
    assert words["1 games ended in a fault of the engine"] == "problem"


def said(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 0, capsys.readouterr().err
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("match lightseekers --deck bitter-ward --deck briar-row --bot random --games 4", "cannot tell"),
        ("match lightseekers --deck long-noon --bot random --bot greedy --games 4", "long-noon (random) wins"),
        ("matrix starlight --deck open-veins --deck two-stones --bot random --games 2", "the first seat wins"),
        ("measure lightseekers --bot random --games 2", "options at a decision"),
        ("ladder lightseekers --bot random --bot greedy --deck long-noon --games 2", "greedy, wins"),
        ("compare lightseekers --deck long-noon --bot random --to free_mulligan=true --games 4", ""),
    ],
)
def test_the_commands_answer(words: str, wanted: str, capsys: pytest.CaptureFixture[str]) -> None:
    if "--to" in words:
        from rulebound.api import switches_of

        switch = next(each for each in switches_of("lightseekers") if each.values and len(each.values) == 2)
        other = next(value for value in switch.values if value != switch.default)
        words, wanted = words.replace("free_mulligan=true", f"{switch.name}={other}"), ""
    assert wanted in said(["lab", *words.split(), "--cores", "1"], capsys)


def test_a_command_writes_its_page_keeps_its_games_and_finds_them_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["lab", "cards", "lightseekers", "--deck", "bitter-ward", "--deck", "briar-row", "--bot", "random"]
    words += ["--card", "Rot Choir", "--rounds", "1", "--cores", "1", "--json", "--out", str(tmp_path / "run")]
    found = json.loads(said([*words, "--report", str(tmp_path / "cards.html")], capsys))
    assert [each["card"] for each in found["cards"]] == ["Rot Choir"]
    assert "worth beside a blank" in (tmp_path / "cards.html").read_text(encoding="utf-8")
    again = json.loads(said(words, capsys))
    assert again["cards"] == found["cards"]
    out = str(tmp_path / "one.json")
    said(["lab", "replay", str(tmp_path / "run"), "bitter-ward #1 (without Rot Choir)", "--out", out], capsys)
    assert "every position as recorded" in said(["replay", out], capsys)


def test_a_report_says_how_deep_the_game_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "field.html"
    words = "matrix lightseekers --deck bitter-ward --deck briar-row --bot random --games 2 --depth 2 --without equip"
    said(["lab", *words.split(), "--cores", "1", "--report", str(page)], capsys)
    depth = json.loads(page.with_suffix(".json").read_text(encoding="utf-8"))["depth"]
    assert list(depth)[:3] == ["greedy v random", "greedy v player", "greedy v greedy-without:equip"]
    assert all(each["units"] == 2 for each in depth.values())
    assert "greedy v greedy-without:equip" in page.read_text(encoding="utf-8")


def test_games_that_fail_are_not_passed_over(capsys: pytest.CaptureFixture[str]) -> None:
    """They count for nothing; the command says so, and so does the page, whichever version of the card failed."""
    sides = asking.sides_of("lightseekers", ["bitter-ward", "briar-row"], ["random"])
    kind = {"type": "Action", "requirement": ["Poison"], "category": "Attack"}
    broken = {"name": "Slow Venom", "text": "Deel 1.", **kind}
    question = asking.compare_cards("lightseekers", sides, [broken], 4)
    said = document(question, answered(question, None, 1, None))["verdicts"]
    assert said[0]["why"].startswith("the first seat") and not any("sides win" in each["why"] for each in said)
    assert "2 of 4 games ended in a fault and count for nothing" in capsys.readouterr().err
    before, after = replace(question.after, name="before"), replace(question.before, name="after")
    turned = replace(question, before=before, after=after)
    assert len(document(turned, answered(turned, None, 1, None))["faults"]) == 2
