"""The mutation check: it lists a rule that nothing guards, it does not list one that is guarded, it changes no file."""

from __future__ import annotations

import ast
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from mutation.__main__ import as_json, main, table
from mutation.breaks import Break, breaks
from mutation.citations import BODY, CHECK, CLASS, FIELD, HEAD, LEADING, ROW, STATEMENT, WORDS, citations, not_leading
from mutation.survey import BrokenBefore, RuleReport, Trials, survey

from rulebound.tabletop.coverage import find_checkout
from rulebound.tabletop.rulebook import read_rulebook

RULEBOOK = """
ruleset = "toy"
title = "Toy"
prefix = "TO"
rule = [
    { id = "TO-guarded.1", kind = "rule", area = "Turn", source = "Turns", statement = "Two more." },
    { id = "TO-unguarded.1", kind = "rule", area = "Turn", source = "Turns", statement = "At most nine." },
    { id = "TO-row.1", kind = "rule", area = "Turn", source = "Turns", statement = "Nine is the most." },
    { id = "TO-away.1", kind = "rule", area = "Turn", source = "Turns", statement = "A word." },
]
"""
TOY = '''"""A toy [TO-away.1]."""

MOST = 9  # [TO-row.1]


def two_more(number: int) -> int:
    """[TO-guarded.1] Two more."""
    return number + 2


def is_small(number: int) -> bool:
    return number <= 9  # [TO-unguarded.1]
'''
TESTS = """
import pytest
from rulebound import toy
from rulebound.toy import is_small, two_more

@pytest.mark.rules("TO-guarded.1")
def test_two_more():
    assert two_more(1) == 3

@pytest.mark.rules("TO-guarded.1", "TO-unguarded.1")
def test_that_looks_at_nothing():
    assert is_small(5) in (True, False)
    assert two_more(1) is not None

@pytest.mark.rules("TO-row.1")
def test_the_most():
    assert toy.MOST == 9

@pytest.mark.rules("TO-away.1")
def test_a_word():
    pass
"""
RULES = ["TO-guarded.1", "TO-unguarded.1", "TO-row.1", "TO-away.1"]


def make_toy(root: Path) -> Path:
    for place, text in {
        "rulebook.toml": RULEBOOK,
        "src/rulebound/__init__.py": "",
        "src/rulebound/toy.py": TOY,
        "tests/test_toy.py": TESTS,
    }.items():
        (root / place).parent.mkdir(parents=True, exist_ok=True)
        (root / place).write_text(text, encoding="utf-8")
    return root


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    return make_toy(tmp_path)


def state_of(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def survey_of(toy: Path) -> list[RuleReport]:
    return survey(read_rulebook(toy / "rulebook.toml"), toy, RULES, most=9)


def test_a_planted_rule_without_a_guard_is_listed_and_a_guarded_one_is_not(toy):
    before = state_of(toy)
    reports = survey_of(toy)
    found = {report.rule: report for report in reports}
    assert found["TO-unguarded.1"].unguarded
    assert not found["TO-guarded.1"].unguarded
    assert found["TO-guarded.1"].not_noticed == []
    assert {each.what.line for each in found["TO-unguarded.1"].not_noticed} == {12}
    assert found["TO-row.1"].not_noticed == [], "a break of what runs while a module is loaded"
    assert found["TO-away.1"].tried == [], "no code, nothing to break"
    # a test that claims a rule and notices nothing is padding
    assert found["TO-guarded.1"].padding == ["tests/test_toy.py::test_that_looks_at_nothing"]
    assert found["TO-unguarded.1"].padding == ["tests/test_toy.py::test_that_looks_at_nothing"]
    assert state_of(toy) == before

    data = as_json("toy", 1, toy, reports)
    assert json.loads(json.dumps(data)) == data
    assert (data["rules"], data["breaks"], data["noticed"], data["claims"]) == (4, 9, 4, 4)
    assert (data["unguarded"], data["without_code"]) == (["TO-unguarded.1"], ["TO-away.1"])
    assert {each["place"] for each in data["not_noticed"]} == {"src/rulebound/toy.py:12"}
    assert "+    return number < 9  # [TO-unguarded.1]" in table(data)
    assert "2 of 4 claims notice nothing" in table(data)


def test_a_claiming_test_that_fails_by_itself_is_an_error(toy):
    (toy / "tests/test_toy.py").write_text(TESTS.replace("== 3", "== 4"), encoding="utf-8")
    with pytest.raises(BrokenBefore, match="test_two_more fails without any break"):
        survey_of(toy)


def test_a_break_that_never_ends_is_noticed(toy, monkeypatch):
    monkeypatch.setattr("mutation.survey.TEST_LIMIT", 1)
    path = toy / "src/rulebound/toy.py"
    endless = TOY.replace("return number + 2", "return sum(1 for _ in iter(int, 1)) + 2")
    with Trials(toy, 1) as trials:
        (said,) = trials.trial(Break(path, 8, "never ends", endless, TOY), GUARD).values()
        copy = trials.copy
    assert said is not None and "TooLong" in said
    assert not copy.exists()


GUARD = ["tests/test_toy.py::test_two_more"]


def test_an_interrupt_leaves_neither_a_change_nor_a_copy(toy, tmp_path_factory):
    """Ctrl-C in the middle of a test that would take a minute."""
    room = tmp_path_factory.mktemp("room")
    slow = f"    import time\n    open({str(room / 'asleep')!r}, 'w').close()\n    time.sleep(60)\n"
    (toy / "tests/test_toy.py").write_text(TESTS + slow, encoding="utf-8")
    program = (
        "import sys; from pathlib import Path\n"
        "from mutation.survey import survey\nfrom rulebound.tabletop.rulebook import read_rulebook\n"
        f"root = Path({str(toy)!r})\nprint('begun', flush=True)\n"
        f"survey(read_rulebook(root / 'rulebook.toml'), root, {RULES!r})\n"
    )
    before = state_of(toy)
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        env={"TMPDIR": str(room), "PYTHONPATH": ":".join(path for path in sys.path if path)},
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        while not (room / "asleep").exists():
            assert process.poll() is None
            time.sleep(0.1)
        assert list(room.glob("rulebound-mutate-*/tests"))
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=40) != 0
    assert [path.name for path in room.iterdir()] == ["asleep"]
    assert state_of(toy) == before


BREAKS = """
def f(s: int, card: int) -> bool:
    assert s
    if s > 1 and not card:
        s.emit(card)
        s.note(card, 0)
    return s == controller_of(s, card)
"""


def test_the_small_breaks_of_a_function():
    code = tuple(ast.parse(BREAKS).body[0].body)
    changed = {each.diff() for each in breaks(Path("f.py"), BREAKS, code)}
    for line in (
        "+    if not (s > 1 and not card):",
        "+    if False:",
        "+    if s >= 1 and not card:",
        "+    if ((s > 1)):",
        "+    if s > 2 and not card:",
        "+        pass",
        "+    return s != controller_of(s, card)",
        "+    return s == (card).owner",
    ):
        assert any(line in diff for diff in changed), line
    assert any(diff == "+    return False" for diff in changed)
    assert not any("assert" in diff for diff in changed)
    assert not any("note(card, 1)" in diff for diff in changed), "a plain number in a report"


CITED = '''"""Head [TO-head.1]."""
LIMIT = 6  # [TO-row.1]
ROWS = [
    1,
    2,  # [TO-row.2]
]


# ---- heading [TO-head.2]
class Check:
    """[TO-class.1] Decides."""

    def __init__(self, rule: str) -> None:
        self.rule = rule  # [TO-field.1]

    def fails(self) -> bool:
        return True

    def words(self) -> str:
        return "TO-words.1"


class Empty:
    """[TO-field.2]"""


def act(s):
    """[TO-body.1]"""
    if s:  # [TO-statement.1]
        # [TO-statement.2]
        s.go()
    else:  # [TO-statement.3]
        s.stop("TO-statement.4")
    if s.over:
        return  # [TO-statement.5]
    s.pop()


CHECKS = [Check("TO-other.1"), Check("TO-check.1")]
'''


def test_each_kind_of_citation_leads_to_its_code(tmp_path):
    book = read_rulebook_of(tmp_path)
    (tmp_path / "game.py").write_text(CITED, encoding="utf-8")
    found = {each.rule: each for each in citations(book.pattern(), tmp_path)}
    kinds = {"head": HEAD, "row": ROW, "class": CLASS, "field": FIELD, "words": WORDS, "body": BODY,
             "statement": STATEMENT, "check": CHECK, "other": CHECK}  # fmt: skip
    assert {name: each.kind for name, each in found.items()} == {
        name: kinds[name.split("-")[1].split(".")[0]] for name in found
    }
    assert len(found) == 16
    lines = {name: [getattr(node, "lineno", 0) for node in each.code] for name, each in found.items()}
    assert lines["TO-row.2"] == [5]
    assert lines["TO-statement.1"] == [29]
    assert lines["TO-statement.2"] == [31]
    assert lines["TO-statement.3"] == lines["TO-statement.4"] == [33]
    assert lines["TO-statement.5"] == [34], "what is decided there"
    assert lines["TO-check.1"] == lines["TO-class.1"] == [17]


def test_a_place_that_only_gives_words_leads_to_no_code(tmp_path):
    book = read_rulebook_of(tmp_path)
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "refusing.py").write_text(CITED, encoding="utf-8")
    found = list(citations(book.pattern(), tmp_path))
    assert len(found) == 16
    assert not any(each.kind in LEADING for each in found)
    assert list(not_leading(["TO-body.1"], found)) == ["TO-body.1"]


def read_rulebook_of(folder: Path):
    (folder / "rulebook.toml").write_text(RULEBOOK, encoding="utf-8")
    return read_rulebook(folder / "rulebook.toml")


def test_where_a_rule_is_cited_is_printed_by_kind_of_place(capsys):
    assert main(["luminous", "LU-orb.2", "--cited"]) == 0
    assert "check: rulebound/games/luminous/legality/orbs.py" in capsys.readouterr().out
    assert main(["luminous", "LU-orb.99"]) == 2
    assert "did you mean" in capsys.readouterr().err


def test_a_rule_of_a_game_is_broken_and_its_tests_notice():
    """The toy loads nothing else: this one begins the process that has loaded the whole house."""
    command = [sys.executable, "-m", "mutation", "luminous", "LU-combat.20", "--breaks", "1", "--jobs", "1"]
    paths = {**os.environ, "PYTHONPATH": "tools"}
    done = subprocess.run(
        command, cwd=find_checkout(), env=paths, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "1 rules, 1 breaks, 1 noticed" in done.stdout
