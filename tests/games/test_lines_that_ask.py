"""[LU-static.1] [LS-G83] [LL-val.8] Lines that ask for what lines change: found when a card is read, counted in no
order."""

from __future__ import annotations

import itertools
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_type_hints

import pytest

import rulebound
import rulebound.games.luminous.values
from rulebound import scenario
from rulebound._pure import is_compiled
from rulebound.games.lightseekers import codes as ls
from rulebound.games.lightseekers.atoms.asleep import refresh
from rulebound.games.lightseekers.meaning import asking as in_lightseekers
from rulebound.games.lightseekers.record import writable
from rulebound.games.lightseekers.values import health_of as health_left
from rulebound.games.lightseekers.values import is_dormant
from rulebound.games.lost_legacy import codes as ll
from rulebound.games.lost_legacy.meaning import asking as in_lost_legacy
from rulebound.games.lost_legacy.values import current, skills
from rulebound.games.luminous import codes as lu
from rulebound.games.luminous.meaning import asking as in_luminous
from rulebound.games.luminous.ops import traits
from rulebound.games.luminous.ops.groups import CardsInPlay
from rulebound.games.luminous.ops.remembering import ATTACK, COST
from rulebound.games.luminous.record import thing
from rulebound.games.luminous.values import attack_of, field, health_of, skills_of
from rulebound.games.starlight.definition import CardSort, Standing
from rulebound.games.starlight.ops import terms as starlight_terms
from rulebound.kernel import terms
from rulebound.kernel.cards import Card
from rulebound.kernel.state import State
from rulebound.kernel.terms import CountOf, Every, Fixed, Not, StatIs, StatOf, Times, stats
from rulebound.kernel.terms.relations import AT_LEAST, Compares
from rulebound.kernel.terms.traits import AnyTrait
from rulebound.language.lowering import NotPlayable
from rulebound.language.lowering.asking import asks, parts

from .reaching import Modules

# By which functions a value that lines change is asked for.
LUMINOUS = {
    "values.skills_of": lu.F_SKILLS, "values.attack_of": lu.F_ATTACK, "values.health_of": lu.F_HEALTH,
    "values.permitted": lu.F_PERMISSION, "values.permitted_with": lu.F_PERMISSION,
    "values.barring_clause": lu.F_PLAYER, "values.own_barring": lu.F_PLAYER, "values.cost_change": lu.F_COST,
    "values.own_cost_change": lu.F_COST, "replacing.any_replaced": lu.F_REPLACEMENT,
}  # fmt: skip
LIGHTSEEKERS = {
    "ops.whom.does_not_count": ls.F_NOT_HERO, "ops.seeing.lent": ls.F_COUNTS_AS, "amounts.power_of": ls.F_POWER,
    "amounts.sum_for_card": ls.F_COST, "amounts.sum_for_player": ls.F_CAPACITY, "amounts.harm_after": ls.F_DAMAGE,
    "amounts.action_limit": ls.F_LIMIT, "forbidding.clause_for_player": ls.F_CANNOT,
    "forbidding.card_forbidding_clause": ls.F_CARD_CANNOT, "procedures.harming.heals_at_zero": ls.F_ZERO_HEALING,
}  # fmt: skip
LOST_LEGACY = {
    "values.value": ll.OFFENSE, "values.skills": ll.SKILLS, "values.attack_range": ll.ATTACK_RANGE,
    "values.is_forbidden": ll.CANNOT, "values.forbidding": ll.CANNOT,
}  # fmt: skip


BY_STAT = (stats.Extreme, stats.ExtremeStat, stats.OwnStats, stats.StatIs, stats.StatOf)


@pytest.mark.parametrize(
    ("game", "asking", "sources"),
    [
        ("luminous", in_luminous, LUMINOUS),
        ("lightseekers", in_lightseekers, LIGHTSEEKERS),
        ("lost_legacy", in_lost_legacy, LOST_LEGACY),
    ],
)
def test_every_term_that_calls_for_a_derived_value_is_known_to_ask(
    game: str, asking: Any, sources: dict[str, int]
) -> None:
    modules = Modules("kernel", "language", "tabletop", f"games/{game}")
    known = {f"{cls.__module__}.{cls.__qualname__}" for cls in (*asking.ASKED, *BY_STAT)}
    names = {f"rulebound.games.{game}.{name}" for name in sources}
    assert names <= modules.calls.keys(), "a function by which values are asked for has another name now"
    calling = {term for term in modules.terms() if modules.reached(term) & names}
    assert calling == known


def test_what_a_line_asks_is_found_at_any_depth() -> None:
    big = StatIs(ATTACK, 0, Fixed(3))
    group = CardsInPlay(None, [AnyTrait([traits.OfKind(1), big])], True)
    assert big in parts([Times(Fixed(1), CountOf(group))])
    condition = Every([Not(Compares(StatOf(group, COST), AT_LEAST, Fixed(1)))])
    for changed, expected in ((lu.F_SKILLS, True), (lu.F_ATTACK, True), (lu.F_PERMISSION, False)):
        found = asks("", "a", changed, [None, condition], in_luminous.asked, in_luminous.RANKS)
        assert found is expected, changed


def test_a_number_that_is_printed_is_not_asked_of_lines() -> None:
    cheap = CardsInPlay(None, [StatIs(COST, 0, Fixed(3))], True)
    assert not asks("", "a", lu.F_ATTACK, [cheap], in_luminous.asked, in_luminous.RANKS)


def test_a_line_that_hangs_on_what_may_be_done_is_refused_at_its_place() -> None:
    able = CardsInPlay(None, [traits.Expendable()], True)
    text = "Flight. Units that could be expended get +1/+1."
    with pytest.raises(NotPlayable, match="worked out last") as refused:
        asks(text, text[8:], lu.F_ATTACK, [able], in_luminous.asked, in_luminous.RANKS)
    assert refused.value.word == "Units"


# ---- the result does not depend on an order
UNITS = {
    "Giant": (3, 3, "This unit gets +1/+1 for each unit you control with attack 3 or more."),
    "Ox": (2, 3, "Units you control with health 4 or more get +1/+0."),
    "Wren": (1, 2, "Units with Flight get +1/+1. Units with attack 3 or more have Flight."),
    "Mole": (2, 4, "Other units you control get +0/+1."),
}


def unit(name: str, attack: int, health: int, text: str) -> str:
    numbers = f"attack = {attack}\nhealth = {health}\n"
    return f'[[card]]\nname = "{name}"\ntype = "unit"\nfaction = "Wanderers"\n{numbers}text = "{text}"\n'


def numbers_of(s: State) -> dict[str, tuple[int, int, int]]:
    cards = [(card.definition.name, thing(s, card)) for card in field(s, 0)]
    return {name: (attack_of(s, r), health_of(s, r), skills_of(s, r)) for name, r in cards}


def test_units_that_count_each_other_are_equal_in_every_order_of_play() -> None:
    cards = "".join(unit(name, *rest) for name, rest in UNITS.items())
    found = []
    for order in itertools.permutations(UNITS):
        hand = ", ".join(f'"{name}"' for name in order)
        game = scenario.position(f'game = "luminous"\n{cards}[seat.A]\nhand = [{hand}]\n')
        for name in order:
            game.decide(f"play {name}")
            game.decide("pass")
        found.append(numbers_of(game.state))
    assert set(found[0]) == set(UNITS)
    assert all(each == found[0] for each in found)


BUFFS = {
    "Forge": "Your Fire cards have +1 Power.",
    "Bellows": "Your cards with Power 1 or more have +1 Power.",
    "Kiln": "Your cards with Power 2 or more have +2 Power.",
    "Ash": "While you have a combo with cost 3 or more in your discard pile, your cards have +1 Power.",
    "Scale": "Your combos with Power 1 or more cost 1 more.",
}


@pytest.mark.parametrize("ruleset", ["lightseekers", "lightseekers-first"])
def test_buffs_that_ask_for_each_other_are_equal_in_every_order_of_the_row(ruleset: str) -> None:
    kinds = {
        "Hero": 'type = "Hero"\nhealth = 30\nelements = ["Superior Fire", "Basic Earth", "Basic Soul"]',
        "Spark": 'type = "Action"\ncategory = "Attack"\nrequirement = ["Fire"]\ntext = "Deal 1 damage."',
        "Blaze": 'type = "Combo"\ncategory = "Attack"\ncost = ["Fire", "Fire"]\ntext = "Deal 1 damage."',
    } | {name: f'type = "Action"\ncategory = "Buff"\ntext = "{text}"' for name, text in BUFFS.items()}
    cards = "".join(f'[[card]]\nname = "{name}"\n{rest}\n' for name, rest in kinds.items())
    left = set()
    for order in list(itertools.permutations(BUFFS))[::17]:
        row = ", ".join(f'"{name}"' for name in order)
        seats = f'[seat.A]\nhero = "Hero"\nhand = ["Spark"]\ndiscard = ["Blaze"]\nbuffs = [{row}]\n'
        seats += '[seat.B]\nhero = "Hero"\n'
        game = scenario.position(f'game = "lightseekers"\nruleset = "{ruleset}"\n{cards}{seats}health = 30\n')
        game.decide("play Spark")
        left.add(health_left(game.state, 1))
    assert left == {26}  # 1, the Forge, the Bellows which see it, and the Ash, as Blaze costs 3 by the Scale


CHARACTERS = {
    "Giant": "This character's offense +10 for each of your characters with offense 20 or more.",
    "Ox": "Your characters with defense 25 or more have offense +10.",
    "Wren": "Your characters with offense 30 or more have Flying. Your characters with Flying have defense +5.",
    "Mole": "Your other characters have defense +5.",
}


@pytest.mark.parametrize(
    ("ruleset", "spaces"),
    [("lost-legacy", ("c2", "d2", "e2", "f2")), ("lost-legacy-quick", ("A", "B", "C", "D"))],
)
def test_characters_that_count_each_other_are_equal_in_every_order(ruleset: str, spaces: tuple[str, ...]) -> None:
    """By what is laid on all that fit, too."""
    kinds = {name: f'kind = "character"\n{TWENTY}text = "{text}"' for name, text in CHARACTERS.items()}
    kinds["Feast"] = f'kind = "option"\nclass = "item"\ntext = "{" ".join(FEAST)}"'
    cards = "".join(f'[[card]]\nname = "{name}"\n{rest}\n' for name, rest in kinds.items())
    found = []
    for order in itertools.permutations(CHARACTERS):
        placed = zip(order, spaces, strict=True)
        row = ", ".join(f'{{ card = "{name}", at = "{at}" }}' for name, at in placed)
        head = f'game = "lost-legacy"\nruleset = "{ruleset}"\n{cards}'
        game = scenario.position(f'{head}[seat.A]\nhand = ["Feast"]\nfield = [{row}]\n')
        before = values_of(game.state)
        game.decide(next(each for each in game.decision.options if each.label.startswith("play Feast")))
        found.append((before, values_of(game.state)))
    assert set(found[0][0]) == set(CHARACTERS) and found[0][0] != found[0][1]
    assert all(each == found[0] for each in found)


TWENTY = "offense = 20\ndefense = 20\nspeed = 2\nlevel = 1\nmagic = 0\n"
FEAST = (
    "Characters with offense 20 or more have offense +10 until the end of the turn.",
    "Characters with Flying lose Flying until the end of the turn.",
    "Characters with defense 30 or more lose their abilities until the end of the turn.",
)


def values_of(s: State) -> dict[str, tuple[int, int, int]]:
    cards = [card for card in s.zone(0, ll.FIELD) if card.definition.name in CHARACTERS]
    return {
        card.definition.name: (current(s, card, ll.OFFENSE), current(s, card, ll.DEFENSE), skills(s, card))
        for card in cards
    }


UNAFFECTED = "The stats of this character are unaffected by power-ups, damage and other abilities."


def test_what_no_line_can_do_all_the_time_is_refused() -> None:
    card = f'[[card]]\nname = "Ox"\nkind = "character"\n{TWENTY}text = "{UNAFFECTED}"\n'
    with pytest.raises(rulebound.RuleboundError, match="say until when"):
        scenario.position(f'game = "lost-legacy"\n{card}[seat.A]\nhand = ["Ox"]\n')


def test_a_long_chain_of_such_lines_needs_no_deeper_stack() -> None:
    if is_compiled(rulebound.games.luminous.values):
        pytest.skip("compiled code shows no frames")
    depths = {count: depth_of_a_check(count) for count in (3, 60)}
    assert depths[3] == depths[60]


def depth_of_a_check(units: int) -> int:
    text = "This unit gets +1/+1 for each unit you control with attack 3 or more."
    cards = "".join(unit(f"Giant {n}", 3, 3, text) for n in range(units))
    names = ", ".join(f'"Giant {n}"' for n in range(units))
    s = scenario.position(f'game = "luminous"\n{cards}[seat.A]\nplay = [{names}]\n').state
    deepest = depth = 0

    def follow(frame: Any, event: str, arg: Any) -> None:
        nonlocal deepest, depth
        depth += (event == "call") - (event == "return")
        deepest = max(deepest, depth)

    sys.setprofile(follow)
    try:
        numbers = numbers_of(s)
    finally:
        sys.setprofile(None)
    assert set(numbers.values()) == {(3 + units, 3 + units, 0)}
    return deepest


# ---- which Buffs sleep does not hang on their row
SLEEPERS = {
    "Lull": 'text = "While you have no Dormant Buffs, your other Buffs are Dormant."',
    "Drowse": 'text = "While you have a Dormant Buff, your other Buffs are Dormant."',
    "Hush": 'requirement = ["Fire"]\ntext = "Your Earth Buffs are Dormant."',
    "Mute": 'requirement = ["Earth"]\ntext = "While you have a Dormant Fire Buff, your Soul Buffs are Dormant."',
    "Still": 'requirement = ["Soul"]\ntext = "While you have no Dormant Earth Buffs, your Fire Buffs are Dormant."',
    "Vigil": 'requirement = ["Soul"]\ntext = "While you have two or more Dormant Buffs, your Earth Buffs are Dormant."',
    "Weir": 'requirement = ["Earth"]\ntext = "While you have a Dormant Soul Buff, you have access to Water."',
    "Reed": 'requirement = ["Water"]\ntext = "Your Soul Buffs are Dormant."',
}
HERO = 'type = "Hero"\nhealth = 30\nelements = ["Superior Fire", "Basic Earth", "Basic Soul"]'


def with_buffs(ruleset: str, row: Sequence[str]) -> State:
    kinds = {"Hero": HERO} | {name: f'type = "Action"\ncategory = "Buff"\n{rest}' for name, rest in SLEEPERS.items()}
    cards = "".join(f'[[card]]\nname = "{name}"\n{rest}\n' for name, rest in kinds.items())
    buffs = ", ".join(f'"{name}"' for name in row)
    seats = f'[seat.A]\nhero = "Hero"\nbuffs = [{buffs}]\n[seat.B]\nhero = "Hero"\n'
    return scenario.position(f'game = "lightseekers"\nruleset = "{ruleset}"\n{cards}{seats}').state


def asleep_in_order(s: State, order: Sequence[Card]) -> set[str]:
    """As if they had come in this order, and lay so."""
    s = s.copy()
    s.zones[ls.BUFFS] = list(order)
    for at, card in enumerate(order):
        writable(s, card).entered = at
    s.set_statics(sorted(s.statics, key=lambda static: order.index(static.card)))
    refresh(s)
    return {card.definition.name for card in order if is_dormant(s, card)}


@pytest.mark.parametrize("ruleset", ["lightseekers", "lightseekers-first"])
@pytest.mark.parametrize(
    ("row", "dormant"),
    [
        (("Drowse", "Mute", "Vigil", "Weir"), set()),
        (("Lull", "Hush", "Mute", "Still"), {"Mute"}),
        (("Vigil", "Weir", "Reed", "Mute"), {"Reed"}),
        (("Lull", "Drowse", "Hush", "Weir", "Vigil"), {"Hush", "Weir", "Vigil", "Lull"}),
        (("Lull", "Hush", "Still", "Weir", "Reed"), {"Weir", "Reed"}),
    ],
)
def test_the_row_does_not_say_which_buffs_sleep(ruleset: str, row: tuple[str, ...], dormant: set[str]) -> None:
    """[LS-G37] [LS-G84] Of texts that hang on each other, but are not a circle that the order must break."""
    s = with_buffs(ruleset, row)
    found = [asleep_in_order(s, order) for order in itertools.permutations(s.zones[ls.BUFFS])]
    assert len(found) >= 24
    assert all(each == dormant for each in found), (row, [each for each in found if each != dormant][:3])


# ---- Starlight
def test_a_sentence_of_starlight_that_stands_can_ask_for_nothing() -> None:
    """Its number is plain, or so many times what is counted. What it counts, its condition, and the creatures that it
    is about, ask for nothing that such lines change: the one term that does is made by no text. And no creature bears
    more than three Auras."""
    holds = get_type_hints(Standing)
    condition, among, each = holds.pop("condition"), holds.pop("among"), holds.pop("each")
    sort = holds.pop("sort")  # what is printed on cards, in plain values
    assert sort == CardSort | None or is_compiled(starlight_terms)
    assert set(get_type_hints(CardSort).values()) <= {int, bool, str}
    assert holds == {"what": int, "clause": str, "amount": int, "classes": int, "once": bool}
    unions = (terms.Test | None, terms.Cards | None, terms.Amount | None)
    assert (condition, among, each) == unions or is_compiled(starlight_terms)  # which knows no unions
    home = Path(starlight_terms.__file__).parents[1]
    told = "".join((home / "ops" / name).read_text(encoding="utf-8") for name in ("terms.py", "tests.py"))
    asks = re.compile(r"(standing|of_class|range_of|lines)\(s,")
    assert [part.split("(")[0] for part in told.split("\nclass ")[1:] if asks.search(part)] == ["CanMove"]
    made = [file.name for file in (home / "meaning").glob("*.py") if "CanMove" in file.read_text(encoding="utf-8")]
    assert made in ([], ["clauses.py"]), "a condition that makes it would ask for what it changes"
    auras = ", ".join(['{ card = "Lullaby Lamp", owner = "B" }'] * 4)
    creatures = f'[{{ name = "Cairn Ogre", at = "c4", auras = [{auras}] }}, {{ name = "Kiln Golem", at = "a1" }}]'
    others = '[{ name = "Lantern Moth", at = "c3" }, { name = "Toll Keeper", at = "c2" }]'
    game = scenario.position(f'game = "starlight"\n[seat.A]\ncreatures = {creatures}\n[seat.B]\ncreatures = {others}\n')
    with pytest.raises(rulebound.RuleboundError, match="4 cards in a pile of 3"):
        rulebound.load(game.save())


def test_every_term_that_asks_for_a_number_of_cards_says_for_which() -> None:
    for cls in BY_STAT:
        term = cls.__new__(cls)
        term.stat, wanted = 3, {3}
        if hasattr(cls, "other"):
            term.other, wanted = 5, {3, 5}
        assert set(stats.stats_asked(term)) == wanted, cls.__name__
