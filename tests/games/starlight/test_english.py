"""What the rulebook of card English asks of Starlight beyond scenarios."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.scenario import run
from rulebound.tabletop.kits import kit_of


def told(text: str, kind: str = "Basic Spell") -> list[str]:
    """The log after A's Vampire on b3 has invoked a card at the Ogre on c3."""
    card = {"name": "Test", "class": kind, "binding": "G", "energy": 0, "range": "enemy 1", "text": text}
    seats = {
        "A": {"hand": ["Test"], "creatures": [{"name": "Vampire", "at": "b3"}, {"name": "Gale Heron", "at": "a1"}]},
        "B": {"creatures": [{"name": "Cairn Ogre", "at": "c3"}, {"name": "Clockwork Hound", "at": "e1"}]},
    }
    script = {"moves": "A: play Test", "expect": []}
    document = {"title": "", "game": "starlight", "card": [card], "seat": seats, "script": script}
    return [str(line) for line in run(document).log]


@pytest.mark.rules("EN-14")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("The target loses 30 Health. The target loses 1 Energy.", "Loses 1 Energy"),
        ("The target loses 30 Health. Push the target 1 tile.", "Push the target 1 tile"),
        ("The target loses 30 Health. Swap places with the target.", "Swap places with the target"),
    ],
)
def test_an_instruction_about_a_creature_that_has_died_says_so(text: str, clause: str) -> None:
    assert f"Test: Cairn Ogre is not there any more, so nothing comes of '{clause}'" in told(text)


@pytest.mark.rules("EN-14")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("Remove 1 Aura from the target.", "Remove 1 Aura from the target"),
        ("The opponent discards 1 card.", "Discards 1 card"),
        ("This attack deals 1 more damage.", "This attack deals 1 more damage"),
        ("Each other creature within 0 tiles loses 1 Energy.", "Loses 1 Energy"),
    ],
)
def test_an_instruction_that_finds_nothing_says_so(text: str, clause: str) -> None:
    assert f"Test: there is nothing for '{clause}'" in told(text, "Spell")


def test_what_finds_something_tells_nothing_of_the_sort() -> None:
    assert not [line for line in told("The target loses 1 Energy. Draw 1 card.") if "nothing" in line]


def test_what_holds_for_a_while_is_saved_and_told_to_both() -> None:
    card = {"name": "Fear", "class": "Basic Spell", "binding": "G", "energy": 0, "range": "enemy 1"}
    seats = {
        "A": {"hand": ["Fear"], "creatures": [{"name": "Vampire", "at": "b3"}, {"name": "Gale Heron", "at": "a1"}]},
        "B": {"creatures": [{"name": "Cairn Ogre", "at": "c3"}, {"name": "Clockwork Hound", "at": "e1"}]},
    }
    cards = [card | {"text": "The target can't attack until your next turn."}]
    script = {"moves": "A: play Fear", "expect": []}
    game = run({"title": "", "game": "starlight", "card": cards, "seat": seats, "script": script})
    assert rulebound.load(game.save()).save() == game.save()
    told = [game.view(seat)["effects"][0] for seat in range(2)]
    assert [each["until"] for each in told] == ["until your next turn", "until A's next turn"]
    assert told[0]["on"] == ["Cairn Ogre"]


@pytest.mark.rules("ST-DEC.17")
@pytest.mark.parametrize("several", ["any number", "up to two"])
def test_a_card_is_not_invoked_for_none_of_its_modes(several: str) -> None:
    check = kit_of("starlight").card_check()
    (complaint,) = check.complaints(check.specimen("Spell", f"Choose {several}: gain 1 Mana; lose 2 Energy."))
    assert complaint.word == several.split(maxsplit=1)[0] and "say 'one or more'" in complaint.shown
    assert rulebound.read_card("Choose one or more: gain 1 Mana; lose 2 Energy.", "starlight", "Spell").ok
