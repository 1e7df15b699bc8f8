"""`rulebound scenario`: one row per file, in order, whatever is wrong with it."""

from rulebound import scenario

GOOD = """
title = "An attack that nobody blocks hits the player"
game = "luminous"

[[card]]
name = "Plain Soldier"
type = "unit"
faction = "Wanderers"
attack = 3
health = 1

[seat.A]
play = ["Plain Soldier"]

[script]
moves = '''
A: attack B with Plain Soldier
B: pass
A: pass
'''
expect = ["B.life = 22"]
"""
KEYS = {"file", "title", "ok", "error"}


def write(folder, name, text):
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_every_file_has_a_row_in_the_order_given(command, tmp_path):
    files = [
        write(tmp_path, "wrong.toml", GOOD.replace("B.life = 22", "B.life = 21")),
        str(tmp_path / "missing.toml"),
        write(tmp_path, "good.toml", GOOD),
        write(tmp_path, "broken.toml", "title = "),
    ]
    outcome = command("scenario", *files, "--json")
    assert outcome.status == 1
    rows = outcome.document
    assert [row["file"] for row in rows] == files
    assert all(set(row) == KEYS for row in rows)
    assert [row["ok"] for row in rows] == [False, False, True, False]
    assert rows[2] == {
        "file": files[2],
        "title": "An attack that nobody blocks hits the player",
        "ok": True,
        "error": None,
    }
    assert "B.life = 21" in rows[0]["error"]
    assert "22" in rows[0]["error"]


def test_the_status_is_0_if_all_hold(command, tmp_path):
    outcome = command("scenario", write(tmp_path, "good.toml", GOOD), "--json")
    assert outcome.status == 0
    assert [row["ok"] for row in outcome.document] == [True]


def test_people_read_which_move_failed(command, tmp_path):
    text = GOOD.replace("A: attack B with Plain Soldier", "A: attack B with Plain Soldat")
    outcome = command("scenario", write(tmp_path, "typo.toml", text))
    assert outcome.status == 1
    assert "FAIL" in outcome.out
    assert "Plain Soldat" in outcome.out
    assert "0 of 1 scenarios hold" in outcome.err


def test_a_fault_of_the_engine_hides_no_other_file(command, tmp_path, monkeypatch):
    from rulebound import scenario

    run_file = scenario.run_file

    def fragile(file):
        if "fragile" in file:
            raise ZeroDivisionError("the engine broke")
        return run_file(file)

    monkeypatch.setattr(scenario, "run_file", fragile)
    files = [write(tmp_path, "fragile.toml", GOOD), write(tmp_path, "good.toml", GOOD)]
    outcome = command("scenario", *files, "--json")
    assert outcome.status == 1
    assert [row["ok"] for row in outcome.document] == [False, True]
    assert "the engine broke" in outcome.document[0]["error"]
    assert "Traceback" in outcome.err


def test_a_move_that_is_refused_is_told_with_the_options_there_were(command, tmp_path):
    wrong = GOOD.replace("A: attack B", "A: block with Plain Soldier\nA: attack B")
    outcome = command("scenario", write(tmp_path, "wrong.toml", wrong), "--json")
    assert "attack B with Plain Soldier" in outcome.document[0]["error"]


def test_a_file_with_a_wrong_switch_keeps_its_title(command, tmp_path):
    wrong = GOOD.replace("[[card]]", "[switches]\nlife = 1.5\n\n[[card]]")
    row = command("scenario", write(tmp_path, "wrong.toml", wrong), "--json").document[0]
    assert row["title"] == "An attack that nobody blocks hits the player"
    assert "switch life = 1.5" in row["error"]


PUZZLE = GOOD.replace('game = "luminous"', 'game = "luminous"\npuzzle = "win this turn"')
PUZZLE = PUZZLE.replace("moves =", "solution =").replace('expect = ["B.life = 22"]\n', "")


def test_the_solution_of_a_puzzle_wins_in_that_turn(tmp_path):
    wins = PUZZLE.replace("[script]", "[seat.B]\nlife = 3\n\n[script]")
    cases = {
        "wins": (wins, True),
        "goes on": (PUZZLE, False),
        "too late": (wins.replace("A: attack B with Plain Soldier\nB: pass\n", ""), False),
        "nothing": (wins.replace("solution =", "moves ="), False),
        "another aim": (wins.replace("win this turn", "draw this turn"), False),
    }
    for name, (text, holds) in cases.items():
        row = scenario.run_file(write(tmp_path, f"{name}.toml", text))
        assert row.ok is holds, (name, row.error)


NAMESAKES = """
title = "Three of a name, told apart in two ways"
game = "luminous"

[[card]]
name = "Bull"
type = "unit"
faction = "Wanderers"
attack = 3
health = 3

[[card]]
name = "Hail"
type = "spell"
faction = "Wanderers"
text = "Deal 4 damage to a unit."

[seat.A]
play = ["Bull"]
hand = ["Hail"]

[seat.B]
play = [{ card = "Bull", damage = 1 }, "Bull"]

[script]
moves = '''
A: play Hail
A: choose Bull
'''
expect = ["B.discard = 1"]
"""


def test_a_bare_name_means_all_namesakes_however_they_are_told_apart(tmp_path):
    row = scenario.run_file(write(tmp_path, "namesakes.toml", NAMESAKES))
    assert row.error is not None and "say which" in row.error
    told = NAMESAKES.replace("choose Bull", "choose Bull (1 damage)")
    assert scenario.run_file(write(tmp_path, "told.toml", told)).ok


def test_a_file_that_checks_nothing_does_not_hold(command, tmp_path):
    silent = GOOD[: GOOD.index("moves")] + "moves = '''\n# none yet\n'''\n"
    outcome = command("scenario", write(tmp_path, "silent.toml", silent), "--json")
    assert outcome.status == 1
    assert "nothing is checked" in outcome.document[0]["error"]


def test_a_scenario_may_name_the_item_of_the_ledger_that_argues_a_ruling(tmp_path):
    doc = 'title = "t"\ngame = "starlight"\nrules = ["ST-GAP.9"]\n[script]\nexpect = ["not game over"]\n'
    assert "has no" not in (scenario.run_file(write(tmp_path, "good.toml", doc)).error or "")
    wrong = scenario.run_file(write(tmp_path, "wrong.toml", doc.replace("GAP.9", "GAP.99")))
    assert "has no 'ST-GAP.99'" in (wrong.error or "")
