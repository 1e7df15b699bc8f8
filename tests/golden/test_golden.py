"""What every card and every invented text becomes stays as it is stored, until somebody renews the dumps and reads the
difference."""

from __future__ import annotations

from difflib import unified_diff

import pytest
from tests.golden.dump import FILES, dump, shown, stored

from rulebound.tabletop.kits import kit_of


@pytest.mark.parametrize("file", FILES)
def test_every_card_becomes_what_it_became(file: str) -> None:
    then, now = stored(file), dump(file)
    differences: list[str] = []
    for name in then:
        if now.get(name) != then[name]:
            lines = unified_diff(then[name].splitlines(), now.get(name, "").splitlines(), name, name, lineterm="", n=1)
            differences.append("\n".join(lines))
    told = "\n".join(differences[:5])
    assert not differences, f"{len(differences)} differ; python tests/golden/dump.py --renew stores them\n{told}"


@pytest.mark.parametrize("file", [file for file in FILES if not file.endswith("-texts")])
def test_the_dump_of_a_game_holds_all_its_cards(file: str) -> None:
    """A text that is new in a test joins its dump when that is renewed."""
    game, _ = file.rsplit("-", 1)
    assert list(stored(file)) == [face.name for face in kit_of(game).card_set()]


def test_an_object_that_has_no_place_in_a_program_is_refused() -> None:
    with pytest.raises(TypeError):
        shown({"a": 1})
