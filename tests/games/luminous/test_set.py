"""The original Luminous set, looked at as data: enough of everything, legal decks, no useless card.

The checks here are written from the rulebook's deck rules and know nothing of the loader or the deck checker,
so that they can disagree with them.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

LUMINOUS = Path(__file__).parents[3] / "src" / "rulebound" / "games" / "luminous"
FACTIONS = ("Emberwright", "Mossbound", "Duskveil", "Wanderers")
SKILLS = ("Dash", "Deadly", "Flight", "Guardian", "Lunge", "Overwhelm", "Siphon", "Steadfast", "Watchful")
KEYWORDS = ("Arrive", "Depart", "Contact", "On Attack", "Second Wave", "Third Wave", "Mulch",
            "Bolster", "Cull", "Scavenge", "Pivot", "Tribute", "Luminous Bloom")  # fmt: skip

ALWAYS = {"name", "type", "faction"}
SOMETIMES = {"text", "flavor", "unique"}
PRINTED = {
    "favored": set(),
    "unit": {"essence_cost", "attack", "health"},
    "relic": {"essence_cost", "durability"},
    "spell": {"essence_cost"},
    "orb": {"colours"},
}
IF_PLAYED_FOR_ESSENCE = {"orb_check", "fast"}

Card = dict[str, Any]


def read_cards() -> list[Card]:
    cards: list[Card] = []
    for path in sorted((LUMINOUS / "cards").glob("*.toml")):
        for card in tomllib.loads(path.read_text(encoding="utf-8"))["card"]:
            assert card["faction"].lower() == path.stem, f"{card['name']} stands in the wrong file"
            cards.append(card)
    return cards


CARDS = read_cards()
BY_NAME = {card["name"]: card for card in CARDS}
DECKS = {
    path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted((LUMINOUS / "decks").glob("*.toml"))
}


def of(**wanted: Any) -> list[Card]:
    return [card for card in CARDS if all(card.get(key, False) == value for key, value in wanted.items())]


def essence(card: Card) -> Counter[str]:
    """How many symbols of each colour, and of any colour under "any"."""
    number, colours = re.fullmatch(r"(\d*)([OGP]*)", card["essence_cost"]).groups()  # type: ignore[union-attr]
    return Counter(colours) + Counter({"any": int(number or 0)})


def symbols(card: Card) -> int:
    """The cost as a number: essence and check together."""
    return essence(card).total() + len(card.get("orb_check", ""))


# ------------------------------------------------------------ enough of everything


def test_no_name_is_used_twice() -> None:
    assert [name for name, count in Counter(card["name"] for card in CARDS).items() if count > 1] == []


def test_the_set_has_the_promised_size() -> None:
    assert len(CARDS) >= 130
    for faction in FACTIONS:
        assert len(of(faction=faction)) >= 35, faction
        assert len(of(faction=faction, type="favored")) >= 2, faction
    assert len(of(unique=True)) >= 12
    assert len(of(type="orb")) >= 6


@pytest.mark.parametrize("faction", FACTIONS)
def test_each_faction_has_every_type_and_fast_ones_of_each(faction: str) -> None:
    for kind in PRINTED:
        assert of(faction=faction, type=kind), kind
    for kind in ("unit", "relic", "spell"):
        assert of(faction=faction, type=kind, fast=True), f"no fast {kind}"


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["name"])
def test_a_card_prints_exactly_the_fields_of_its_type(card: Card) -> None:
    kind = card["type"]
    optional = SOMETIMES | (IF_PLAYED_FOR_ESSENCE if kind in ("unit", "relic", "spell") else set())
    assert ALWAYS | PRINTED[kind] <= set(card) <= ALWAYS | PRINTED[kind] | optional
    assert card["faction"] in FACTIONS
    assert re.fullmatch(r"[OGP]*", card.get("orb_check", ""))
    if kind == "orb":
        assert re.fullmatch(r"O?G?P?", card["colours"])
        assert card["colours"]
    if "essence_cost" in card:
        assert essence(card).total() >= 1, "every card costs something"
    assert card.get("attack", 0) >= 0
    assert card.get("health", 1) >= 1
    assert card.get("durability", 1) >= 1


@pytest.mark.parametrize("word", SKILLS + KEYWORDS)
def test_every_keyword_is_on_several_cards(word: str) -> None:
    assert sum(re.search(rf"\b{word}\b", card.get("text", "")) is not None for card in CARDS) >= 3


def test_a_unit_without_text_is_rare() -> None:
    assert sum("text" not in card for card in of(type="unit")) <= 4
    assert all("text" in card for card in CARDS if card["type"] != "unit")


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_curve_starts_low_and_ends_within_reach(faction: str) -> None:
    costs = Counter(symbols(card) for card in of(faction=faction) if "essence_cost" in card)
    cheap = sum(count for cost, count in costs.items() if cost <= 3)
    beyond_six_orbs = sum(count for cost, count in costs.items() if cost > 6)
    assert cheap * 5 >= 2 * costs.total(), "two cards in five should come down in the first three turns"
    assert beyond_six_orbs <= 2, "more than six symbols needs Blooms or extra orbs"


# ------------------------------------------------------------ no card made useless


def abilities(card: Card) -> tuple[set[str], set[str]]:
    """The skills, and the other lines as they are printed."""
    skills: set[str] = set()
    lines: set[str] = set()
    for line in card.get("text", "").splitlines():
        words = [word.strip() for word in line.rstrip(".").split(".")]
        leading = 0
        while leading < len(words) and words[leading] in SKILLS:
            leading += 1
        skills |= set(words[:leading])
        lines |= {". ".join(words[leading:])} - {""}
    return skills, lines


def costs_no_more(one: Card, other: Card) -> bool:
    mine, theirs = essence(one), essence(other)
    coloured = Counter({colour: count for colour, count in mine.items() if colour != "any"})
    return (
        not coloured - theirs
        and mine.total() <= theirs.total()
        and not Counter(one.get("orb_check", "")) - Counter(other.get("orb_check", ""))
    )


def makes_useless(one: Card, other: Card) -> bool:
    """Whether `one` does at least what `other` does, for no more, wherever both may be played.

    An extra line of `one` may be a drawback, so only extra skills and numbers count as better.
    """
    if one["type"] != other["type"] or other.get("fast", False) > one.get("fast", False):
        return False
    if one.get("unique", False) > other.get("unique", False):
        return False
    if one["faction"] != other["faction"] and "Wanderers" not in (one["faction"], other["faction"]):
        return False
    skills, lines = abilities(one)
    other_skills, other_lines = abilities(other)
    return (
        costs_no_more(one, other)
        and all(one.get(key, 0) >= other.get(key, 0) for key in ("attack", "health", "durability"))
        and skills >= other_skills
        and lines == other_lines
    )


def test_no_card_is_strictly_worse_than_another() -> None:
    playable = [card for card in CARDS if "essence_cost" in card]
    assert [
        f"{other['name']} is never better than {one['name']}"
        for one in playable
        for other in playable
        if one is not other and makes_useless(one, other)
    ] == []


def test_the_comparison_sees_a_worse_card() -> None:
    hound = BY_NAME["Char Hound"]
    slower = {**hound, "essence_cost": "3O"}
    plainer = {**hound, "text": ""}
    slow_and_broad = {**hound, "essence_cost": "3O", "attack": 5}
    assert makes_useless(hound, slower)
    assert makes_useless(hound, plainer)
    assert not makes_useless(slower, hound)
    assert not makes_useless(hound, slow_and_broad)
    assert not makes_useless(hound, {**slower, "faction": "Duskveil"})


# ------------------------------------------------------------ decks


def breaches(deck: dict[str, Any]) -> list[str]:
    """What the deck rules of the guide forbid, in their order."""
    favored, main = BY_NAME[deck["favored"]], deck["main"]
    found: list[str] = []
    if favored["type"] != "favored":
        found.append("the leader is no favored")
    if sum(main.values()) != 50:
        found.append(f"{sum(main.values())} cards")
    factions = {BY_NAME[name]["faction"] for name in main} - {"Wanderers"}
    if favored["faction"] == "Wanderers":
        if len(factions) > 1:
            found.append(f"two factions beside the Wanderers: {sorted(factions)}")
    elif factions - {favored["faction"]}:
        found.append(f"foreign factions: {sorted(factions - {favored['faction']})}")
    found += [f"{count} copies of {name}" for name, count in main.items() if not 1 <= count <= 3]
    uniques = {name: count for name, count in main.items() if BY_NAME[name].get("unique", False)}
    found += [f"{count} copies of the unique {name}" for name, count in uniques.items() if count > 1]
    if sum(uniques.values()) > 3:
        found.append(f"{sum(uniques.values())} uniques")
    found += [f"{name} is a favored" for name in main if BY_NAME[name]["type"] == "favored"]
    return found


def test_there_are_decks_to_choose_from() -> None:
    assert len(DECKS) >= 5
    assert {"emberfall", "tidewatch"} <= set(DECKS)
    assert {BY_NAME[deck["favored"]]["faction"] for deck in DECKS.values()} == set(FACTIONS)


@pytest.mark.parametrize("name", DECKS)
def test_a_preconstructed_deck_is_legal(name: str) -> None:
    deck = DECKS[name]
    assert set(deck) == {"name", "favored", "about", "main"}
    assert deck["name"] == name
    assert deck["about"].count(".") == 1, "about is one sentence"
    assert breaches(deck) == []


def test_no_two_decks_are_nearly_the_same() -> None:
    lists = {name: Counter(deck["main"]) for name, deck in DECKS.items()}
    for name, main in lists.items():
        for other, its_main in lists.items():
            if name < other:
                assert (main & its_main).total() <= 20, f"{name} and {other}"


@pytest.mark.parametrize(
    ("change", "breach"),
    [
        ({"Kindle Scamp": 4}, "4 copies of Kindle Scamp"),
        ({"Vash, the Falling Star": 2}, "2 copies of the unique Vash, the Falling Star"),
        ({"Fen Needler": 1}, "foreign factions: ['Duskveil']"),
        ({"The Crowned Stray": 1}, "The Crowned Stray is a favored"),
    ],
)
def test_the_legality_check_sees_a_breach(change: dict[str, int], breach: str) -> None:
    deck = DECKS["emberfall"]
    assert breach in breaches({**deck, "main": {**deck["main"], **change}})
