"""The original Lightseekers set, looked at as data: enough of everything, legal decks, no useless card.

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

LIGHTSEEKERS = Path(__file__).parents[3] / "src" / "rulebound" / "games" / "lightseekers"
ELEMENTS_OF = {
    "Astral": ("Solar", "Lunar", "Gravity"),
    "Dread": ("Poison", "Death", "Shadow"),
    "Mountain": ("Fire", "Earth", "Crystal"),
    "Nature": ("Animal", "Forest", "Soul"),
    "Storm": ("Lightning", "Water", "Air"),
    "Tech": ("Mechanical", "Time", "Explosives"),
}
ORDER_OF = {element: order for order, elements in ELEMENTS_OF.items() for element in elements}
KEYWORDS = (
    "Ability", "Attack Ability", "Defend Ability", "Attack", "Defend", "Buff", "Equip", "Play", "Draw", "Discard",
    "Remove", "Return", "Rotate", "Restart", "Cancel", "Immune", "Dormant", "Clunky", "Burn", "Unique", "Next",
    "Multiplayer", "Power", "Swap", "Store", "Trigger", "Unaligned", "Cross-Order",
)  # fmt: skip
WORDS = ("Expires", "[Mm]ove", "valid", "[Ll]ook", "[Ss]how", "[Cc]hoose", "unrestricted", "only for", "access")
TIMINGS = (
    "When you Attack", "When you are attacked", "When you Defend", "When you Buff", "When you Equip",
    "When you use an Ability", "When you Play a combo", "When you Play an? ", "When another hero", "After you Play",
    "When you take damage", "When you deal damage", "When you are healed", "When another hero is healed",
    "When another hero Draws", "When you Discard", "When another hero Discards", "is Cancelled", "is Removed",
    "Returned", "Restarted", "is Rotated", "Buffs Expires", "When you Store", "When you move", "When this enters play",
    "When this leaves play", "When this Expires", "At the start of your turn", "At the end of your turn",
    "During your Draw Phase", "since your last turn", "this turn", "Each turn", "As long as this is on top",
    "While you have", "If you can't", "Otherwise",
)  # fmt: skip

KEYS = {
    "Hero": {"health", "elements", "trait"},
    "Combo": {"cost", "category", "text"},
    "Action": {"category"},
}
CORNER = re.compile(r"\((\d+|X| )\)|<(\d+|X| )>|–")

Card = dict[str, Any]


def orders_of(symbols: list[str]) -> list[str]:
    return [ORDER_OF.get(symbol, symbol) for symbol in symbols]


def elements_on(card: Card) -> list[str]:
    """The Elements that a hero or an Item shows, without their level."""
    return [element.split()[1] for element in card.get("elements", card.get("granted_elements", []))]


def symbols_of(card: Card) -> list[str]:
    printed: list[str] = card.get("cost", card.get("requirement", []))
    return printed + elements_on(card)


def home_of(card: Card) -> str:
    """The file in which it stands: that of the Order of its first symbol, for a mixed Item none."""
    orders = orders_of(symbols_of(card))
    if not orders or (card.get("category") == "Item" and len(set(orders)) > 1):
        return "unaligned"
    return orders[0].lower()


def read_cards() -> list[Card]:
    cards: list[Card] = []
    for path in sorted((LIGHTSEEKERS / "cards").glob("*.toml")):
        for card in tomllib.loads(path.read_text(encoding="utf-8"))["card"]:
            assert home_of(card) == path.stem, f"{card['name']} stands in the wrong file"
            cards.append(card)
    return cards


CARDS = read_cards()
BY_NAME = {card["name"]: card for card in CARDS}
DECKS = {
    path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted((LIGHTSEEKERS / "decks").glob("*.toml"))
}


def of(**wanted: Any) -> list[Card]:
    return [card for card in CARDS if all(card.get(key) == value for key, value in wanted.items())]


def words_of(card: Card) -> str:
    return str(card.get("text", card.get("trait", "")))


def corners_of(card: Card) -> list[tuple[str, str]]:
    """Shape and content of each corner with a symbol; none for a permanent Buff."""
    found = []
    for match in CORNER.finditer(card.get("corners", "")):
        if match[0] != "–":
            found.append(("round", match[1]) if match[1] is not None else ("clunky", match[2]))
    return found


# ------------------------------------------------------------ enough of everything


def test_no_name_is_used_twice() -> None:
    assert [name for name, count in Counter(card["name"] for card in CARDS).items() if count > 1] == []


def test_the_acceptance_cards_stand_in_the_set_word_for_word() -> None:
    accepted = tomllib.loads((Path(__file__).parent / "acceptance_cards.toml").read_text(encoding="utf-8"))["card"]
    assert len(accepted) == 40
    for card in accepted:
        assert BY_NAME[card["name"]] == card


def test_the_set_has_the_promised_size() -> None:
    assert len(of(type="Hero")) >= 12
    assert len(of(type="Combo")) >= 40
    assert len(of(type="Action")) >= 150
    for category, number in (("Attack", 40), ("Defend", 30), ("Buff", 60), ("Item", 20)):
        assert len(of(type="Action", category=category)) >= number, category


@pytest.mark.parametrize("order", ELEMENTS_OF)
def test_each_order_has_heroes_combos_and_every_category(order: str) -> None:
    mine = [card for card in CARDS if order in orders_of(symbols_of(card))]
    assert sum(card["type"] == "Hero" and orders_of(symbols_of(card))[0] == order for card in mine) >= 2
    for category in ("Attack", "Defend", "Buff"):
        assert any(card["type"] == "Combo" and card["category"] == category for card in mine), category
    assert {card["worth"] for card in mine if card.get("category") == "Item"} == {1, 2}
    assert any(card.get("requirement") == [order] for card in mine), "no action card of the Order alone"


@pytest.mark.parametrize("element", ORDER_OF)
def test_each_element_has_every_category(element: str) -> None:
    for category in ("Attack", "Defend", "Buff"):
        assert any(card.get("category") == category for card in of(requirement=[element])), category
    assert any(element in elements_on(card) for card in of(category="Item"))
    assert any(element in card["cost"] for card in of(type="Combo"))
    assert any(element in elements_on(hero) for hero in of(type="Hero"))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["name"])
def test_a_card_prints_exactly_the_fields_of_its_type(card: Card) -> None:
    kind, category = card["type"], card.get("category")
    needed, optional = {"name", "type"} | KEYS[kind], set()
    if kind == "Action":
        if category == "Item":
            needed |= {"worth"}
            optional = {"granted_elements", "text"}
        else:
            needed |= {"text"}
            optional = {"requirement"}
    if category == "Buff":
        optional = optional | {"corners"}
    assert needed <= set(card) <= needed | optional
    assert words_of(card) == words_of(card).strip()
    assert category in (None, "Attack", "Defend", "Buff") or (category == "Item" and kind == "Action")
    assert card.get("worth", 1) in (1, 2)
    for symbol in card.get("cost", []) + card.get("requirement", []):
        assert symbol in ORDER_OF or symbol in ELEMENTS_OF
    for printed in card.get("elements", []) + card.get("granted_elements", []):
        level, element = printed.split()
        assert level in ("Basic", "Superior")
        assert element in ORDER_OF
    if kind == "Hero":
        assert len(set(elements_on(card))) == 3
        assert 1 <= card["health"] <= 35
    if "corners" in card:
        assert "".join(match[0] for match in CORNER.finditer(card["corners"])) == card["corners"]
        assert len(CORNER.findall(card["corners"])) == 4
        assert corners_of(card)
        assert "–" not in card["corners"].rstrip("–"), "a bare corner between symbols"


def test_every_kind_of_corner_is_used() -> None:
    buffs = of(category="Buff")
    seen = Counter((shape, "number" if inside.isdigit() else inside) for b in buffs for shape, inside in corners_of(b))
    for kind in (("round", "number"), ("round", "X"), ("round", " "), ("clunky", "number")):
        assert seen[kind] >= 10, kind
    assert sum("corners" not in buff for buff in buffs) >= 10
    assert {len(corners_of(buff)) for buff in buffs} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("card", of(category="Buff"), ids=lambda card: card["name"])
def test_a_buff_that_speaks_of_v_has_a_number_in_a_corner(card: Card) -> None:
    if re.search(r"\bV\b", card["text"]):
        assert any(inside.isdigit() for _, inside in corners_of(card))


@pytest.mark.parametrize("word", KEYWORDS + WORDS)
def test_every_keyword_is_on_some_card(word: str) -> None:
    assert any(re.search(rf"\b{word}", words_of(card)) for card in CARDS)


@pytest.mark.parametrize("words", TIMINGS)
def test_every_timing_is_on_some_card(words: str) -> None:
    assert any(re.search(words, words_of(card), re.IGNORECASE) for card in CARDS)


def test_only_items_are_without_text() -> None:
    bare = [card for card in CARDS if not words_of(card)]
    assert 1 <= len(bare) <= 3
    assert all(card["category"] == "Item" and card["granted_elements"] for card in bare)


def test_unaligned_and_cross_order_cards_exist() -> None:
    unaligned = [card for card in of(type="Action") if not symbols_of(card)]
    assert {card["category"] for card in unaligned} == {"Attack", "Defend", "Buff", "Item"}
    assert len(unaligned) >= 15
    crossing = [card for card in CARDS if card["type"] != "Hero" and len(set(orders_of(symbols_of(card)))) > 1]
    assert sum(card["type"] == "Action" for card in crossing) >= 6
    assert sum(card["type"] == "Combo" for card in crossing) >= 4


# ------------------------------------------------------------ no card made useless

HARMS = (
    r"Burn", r"Unique", r"You Discard N cards?", r"Discard N cards?", r"Deal N damage to you", r"The recipient Draws N",
    r"Remove one of your Buffs", r"Rotate each of your Buffs forward",
)  # fmt: skip
GOOD = (
    r"Deal N damage( to (your target|another hero|all other heroes))?", r"Heal N", r"(You )?Draw N cards?",
    r"Gain N additional actions? this turn", r"Remove (up to )?N Buffs? of the recipient",
    r"Return a Buff of the recipient",
    r"The recipient Discards N cards?", r"Restart one of your Buffs", r"Rotate one of your Buffs backward",
)  # fmt: skip


def is_one_of(templates: tuple[str, ...], sentence: str) -> bool:
    return any(re.fullmatch(template, sentence) for template in templates)


def sentences(card: Card) -> list[tuple[str, tuple[int, ...]]]:
    """Each sentence with N for its numbers, and the numbers. Conditions keep theirs."""
    found = []
    for sentence in words_of(card).split(". "):
        condition = re.match(r"(If|While|When|At) [^,]*, ", sentence)
        head = condition[0] if condition else ""
        rest = sentence[len(head) :].rstrip(".")
        numbers = tuple(int(number) for number in re.findall(r"\d+", rest))
        found.append((head + re.sub(r"\d+", "N", rest), numbers))
    return [entry for entry in found if entry[0]]


def says_no_less(one: Card, other: Card) -> bool:
    """Whether every sentence of `other` has its like on `one`, with numbers as good, and no new harm."""
    left = sentences(one)
    for template, numbers in sentences(other):
        harm = is_one_of(HARMS, template)
        like = [entry for entry in left if entry[0] == template]
        fit = [
            entry
            for entry in like
            if all((mine <= its) if harm else (mine >= its) for mine, its in zip(entry[1], numbers, strict=True))
        ]
        if fit:
            left.remove(max(fit, key=lambda entry: entry[1]))
        elif not harm or like:
            return False
    return all(is_one_of(GOOD, template) for template, _ in left)


def asks_no_more(one: Card, other: Card) -> bool:
    """Whether whoever may use `other` may use `one`: each symbol of `one` has a partner as narrow on `other`."""
    left = list(other.get("cost", other.get("requirement", [])))
    for symbol in sorted(one.get("cost", one.get("requirement", [])), key=lambda name: name in ELEMENTS_OF):
        partner = next((its for its in left if symbol in (its, ORDER_OF.get(its))), None)
        if partner is None:
            return False
        left.remove(partner)
    return True


def turns_no_worse(one: Card, other: Card) -> bool:
    mine, its = corners_of(one), corners_of(other)
    if not mine or not its or "Expires" in words_of(one):
        return mine == its
    order = {"X": -1, " ": 0}
    return len(mine) >= len(its) and all(
        shape == its_shape
        and order.get(inside, inside.isdigit() and int(inside)) >= order.get(its_in, its_in.isdigit() and int(its_in))
        for (shape, inside), (its_shape, its_in) in zip(mine, its, strict=False)
    )


def gives_no_less(one: Card, other: Card) -> bool:
    mine = {printed.split()[1]: printed.split()[0] for printed in one.get("granted_elements", [])}
    its = {printed.split()[1]: printed.split()[0] for printed in other.get("granted_elements", [])}
    return all(element in mine and (mine[element] == "Superior" or level == "Basic") for element, level in its.items())


def makes_useless(one: Card, other: Card) -> bool:
    """Whether `one` does at least what `other` does, for no more, wherever both may be played."""
    return (
        one["type"] == other["type"]
        and one["category"] == other["category"]
        and asks_no_more(one, other)
        and one.get("worth", 1) <= other.get("worth", 1)
        and gives_no_less(one, other)
        and turns_no_worse(one, other)
        and says_no_less(one, other)
    )


def test_no_card_is_strictly_worse_than_another() -> None:
    playable = [card for card in CARDS if card["type"] != "Hero"]
    assert [
        f"{other['name']} is never better than {one['name']}"
        for one in playable
        for other in playable
        if one is not other and makes_useless(one, other)
    ] == []


def test_no_hero_is_strictly_worse_than_another() -> None:
    heroes = of(type="Hero")
    assert [
        f"{other['name']} is never better than {one['name']}"
        for one in heroes
        for other in heroes
        if one is not other and sentences(one) == sentences(other) and one["health"] >= other["health"]
    ] == []


def test_the_comparison_sees_a_worse_card() -> None:
    whelp, clock, burst = BY_NAME["Emberlash Whelp"], BY_NAME["Cinder Clockface"], BY_NAME["Kilnheart Burst"]
    assert makes_useless(whelp, {**whelp, "text": "Deal 3 damage."})
    assert makes_useless({**whelp, "text": "Deal 4 damage. Heal 1."}, whelp)
    assert makes_useless({**whelp, "requirement": ["Mountain"]}, whelp)
    assert makes_useless(whelp, {**whelp, "requirement": ["Fire", "Death"]})
    assert makes_useless(whelp, {**whelp, "text": "Deal 4 damage. Burn."})
    assert makes_useless({**clock, "corners": "(2)(2)(2)–"}, clock)
    assert not makes_useless({**clock, "corners": "(X)(5)(5)(5)"}, clock)
    assert not makes_useless({**clock, "corners": "<2><2><2>–"}, clock)
    assert not makes_useless(burst, whelp)
    assert not makes_useless(whelp, {**whelp, "requirement": ["Water"], "text": "Deal 3 damage."})
    locket = BY_NAME["Sunpetal Locket"]
    assert makes_useless({**locket, "granted_elements": ["Superior Solar"]}, locket)
    assert not makes_useless({**locket, "worth": 2}, locket)


# ------------------------------------------------------------ decks


def copies(deck: dict[str, Any], kind: str) -> dict[str, int]:
    return {name: count for name, count in deck["main"].items() if BY_NAME[name]["type"] == kind}


def breaches(deck: dict[str, Any]) -> list[str]:
    """What the deck rules forbid: a hero, five different combos, thirty action cards, three copies."""
    hero = BY_NAME[deck["hero"]]
    found: list[str] = []
    if hero["type"] != "Hero":
        found.append("the leader is no hero")
    wish = re.search(r"Your deck contains (\d+) combos\.", words_of(hero))
    wanted = int(wish[1]) if wish else 5
    combos, actions = copies(deck, "Combo"), copies(deck, "Action")
    if sum(combos.values()) != wanted:
        found.append(f"{sum(combos.values())} combos")
    if sum(actions.values()) != 30:
        found.append(f"{sum(actions.values())} action cards")
    found += [f"{count} copies of the combo {name}" for name, count in combos.items() if count != 1]
    found += [f"{count} copies of {name}" for name, count in actions.items() if not 1 <= count <= 3]
    found += [f"{name} is a hero" for name in copies(deck, "Hero")]
    return found


def useless_in(deck: dict[str, Any]) -> list[str]:
    """Cards that the hero cannot use, not even with all Items of the deck."""
    have = set(elements_on(BY_NAME[deck["hero"]]))
    for name in deck["main"]:
        have |= set(elements_on(BY_NAME[name]))
    have |= {ORDER_OF[element] for element in have}
    return [
        name for name in deck["main"] if set(BY_NAME[name].get("cost", BY_NAME[name].get("requirement", []))) - have
    ]


def unpayable_in(deck: dict[str, Any]) -> list[str]:
    """Combos for which the deck has fewer than three times the action cards of some symbol of the cost."""
    have: Counter[str] = Counter()
    access = set(elements_on(BY_NAME[deck["hero"]]))
    for name, count in copies(deck, "Action").items():
        for symbol in set(symbols_of(BY_NAME[name])) & access:
            have[symbol] += count
            have[ORDER_OF[symbol]] += count
    return [
        name
        for name in copies(deck, "Combo")
        if any(have[symbol] < 3 * count for symbol, count in Counter(BY_NAME[name]["cost"]).items())
    ]


def test_there_is_a_deck_for_each_order() -> None:
    assert len(DECKS) >= 6
    assert {orders_of(elements_on(BY_NAME[deck["hero"]]))[0] for deck in DECKS.values()} == set(ELEMENTS_OF)


@pytest.mark.parametrize("name", DECKS)
def test_a_preconstructed_deck_is_legal_and_can_use_its_cards(name: str) -> None:
    deck = DECKS[name]
    assert set(deck) == {"name", "hero", "about", "main"}
    assert deck["name"] == name
    assert deck["about"].count(".") == 1, "about is one sentence"
    assert breaches(deck) == []
    assert useless_in(deck) == []
    assert unpayable_in(deck) == []


@pytest.mark.parametrize("name", DECKS)
def test_a_preconstructed_deck_can_win_and_hold_out(name: str) -> None:
    categories: Counter[str] = Counter()
    hurting = healing = 0
    for card_name, count in DECKS[name]["main"].items():
        card = BY_NAME[card_name]
        categories[card["category"]] += count
        hurting += count * bool(re.search(r"\b[Dd]eal [V\d]", words_of(card)))
        healing += count * bool(re.search(r"\bHeal [V\d]", words_of(card)))
    assert categories["Attack"] >= 10
    assert categories["Buff"] >= 6
    assert hurting >= 17
    assert healing >= 4


def test_no_two_decks_are_nearly_the_same() -> None:
    lists = {name: Counter(deck["main"]) for name, deck in DECKS.items()}
    for name, main in lists.items():
        for other, its_main in lists.items():
            if name < other:
                assert (main & its_main).total() <= 12, f"{name} and {other}"


@pytest.mark.parametrize(
    ("change", "breach"),
    [
        ({"Emberlash Whelp": 4}, "4 copies of Emberlash Whelp"),
        ({"Emberlash Whelp": 2}, "29 action cards"),
        ({"Volcano in Session": 2}, "2 copies of the combo Volcano in Session"),
        ({"Stonechoir Finale": 1}, "6 combos"),
        ({"Old Marrow": 1}, "Old Marrow is a hero"),
    ],
)
def test_the_legality_check_sees_a_breach(change: dict[str, int], breach: str) -> None:
    deck = DECKS["forgeworks"]
    assert breach in breaches({**deck, "main": {**deck["main"], **change}})


def test_a_hero_that_asks_for_fewer_combos_gets_fewer() -> None:
    deck = DECKS["open-graves"]
    assert breaches(deck) == []
    assert sum(deck["main"].values()) + 1 == 35
    assert breaches({**deck, "hero": "Sister Quell"}) == ["4 combos"]
