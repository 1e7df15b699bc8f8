"""[LU-static.1] [LS-G83] [LS-G37] Many lines that ask for each other: what they cost, and that what is kept of them is
right. A text or a save may bring sixty of them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

import rulebound
import rulebound.kernel.folding
from rulebound import scenario
from rulebound._pure import is_compiled
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game

from .keeping import compared

pytestmark = pytest.mark.skipif(is_compiled(rulebound.kernel.folding), reason="compiled code shows no calls")

EDITIONS = ("lightseekers", "lightseekers-first")
UNITS = [
    "Units with attack 1 or more have Flight. Units with Flight get +1/+1 for each unit with Flight.",
    "Each unit gets +1/+1 for each unit with attack 1 or more.",
    "While you control a unit with Flight, units can't block units with attack 3 or more. Other units have Flight.",
    "Each unit gets +1/+0 for each unit you control with health 2 or more. Units with attack 3 or more have Deadly.",
]
BUFFS = [
    "While you have no Dormant Buffs, your other Buffs are Dormant.",
    "While you have a Dormant Buff, your other Buffs are Dormant.",
    "The Buff to the right of this Buff is Dormant.",
    "The Buffs of your target are Dormant.",
    "Your Buffs can't become Dormant while you have a Dormant Buff.",
    "While you have access to Fire, you have access to Water.",
    "Your cards have +1 Power. Your cards with Power 1 or more have +1 Power.",
    "Your combos with cost 2 or more cost 1 more.",
    "While you have a Fire Buff, your Attacks count as Water.",
    "While you have a Buff with Power 1 or more, your Attacks deal 1 more damage.",
    "Each other hero with no Buffs can't Attack.",
]
CASES = [("luminous", text) for text in UNITS] + [("lightseekers", text) for text in BUFFS]
CASES += [("lightseekers-first", text) for text in BUFFS[:6]]  # there, Standard Order is that of entry
HERO = (
    '[[card]]\nname = "Hero"\ntype = "Hero"\nhealth = 30\n'
    'elements = ["Superior Fire", "Basic Earth", "Basic Soul"]\n'
)
ATTACK = '[[card]]\nname = "{}"\ntype = "{}"\ncategory = "Attack"\n{}\ntext = "Deal 1 damage."\n'
SPARK = ATTACK.format("Spark", "Action", 'requirement = ["Fire"]') + ATTACK.format("Blaze", "Combo", 'cost = ["Fire"]')


def crowd(ruleset: str, count: int, *texts: str) -> Game:
    """So many cards of different names with these texts in turn, two in three of them on the side of A."""
    names = [f'"Card {n}"' for n in range(count)]
    many, others = ", ".join(names[: count * 2 // 3]), ", ".join(names[count * 2 // 3 :])
    if ruleset == "luminous":
        rest = 'type = "unit"\nfaction = "Wanderers"\nattack = 1\nhealth = 3'
        start, row, extra = 'game = "luminous"\n', "play", ""
    else:
        rest = 'type = "Action"\ncategory = "Buff"\nrequirement = ["Fire"]'
        start = f'game = "lightseekers"\nruleset = "{ruleset}"\n{HERO}{SPARK}'
        row, extra = "buffs", 'hero = "Hero"\nhand = ["Spark", "Blaze", "Spark"]\n'
    said = [f'name = {name}\n{rest}\ntext = "{texts[n % len(texts)]}"' for n, name in enumerate(names)]
    cards = "".join(f"[[card]]\n{each}\n" for each in said)
    seats = f"[seat.A]\n{extra}{row} = [{many}]\n[seat.B]\n{extra}{row} = [{others}]\n"
    return scenario.position(start + cards + seats)


def calls(work: Callable[[], object]) -> int:
    count = 0

    def follow(frame: Any, event: str, arg: Any) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(follow)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def decided(game: Game) -> int:
    """The calls of the dearest of some decisions, and of looks at what they led to."""

    def go_on() -> None:
        labels = [option.label for option in game.decision.options]
        wanted = [label for label in labels if label.startswith(("attack B with Card 0", "play Spark", "block"))]
        game.decide((wanted or labels)[-1])

    found = [calls(work) for _ in range(4) if not game.over for work in (go_on, lambda: dict(game.view(0)))]
    return max(found)


@pytest.mark.parametrize(("ruleset", "text"), CASES)
def test_what_a_decision_costs_grows_at_most_with_the_square(ruleset: str, text: str) -> None:
    few, many, most = (decided(crowd(ruleset, count, text)) for count in (15, 30, 60))
    assert many < 4.4 * few, (few, many)
    assert most < 4.4 * many, (many, most)
    assert most < 400_000  # less than a tenth of a second


@pytest.mark.parametrize(("ruleset", "text"), [CASES[0], CASES[1], CASES[4], CASES[6]])
def test_a_save_with_sixty_of_them_is_soon_loaded(ruleset: str, text: str) -> None:
    save = crowd(ruleset, 60, text).save()
    assert calls(lambda: rulebound.load(save)) < 5_000_000  # a second


@pytest.mark.parametrize(
    ("ruleset", "count", "texts", "every"), [("luminous", 4, UNITS, 2), *((each, 11, BUFFS, 20) for each in EDITIONS)]
)
def test_what_is_kept_is_what_working_it_out_anew_would_give(
    ruleset: str, count: int, texts: list[str], every: int
) -> None:
    """At every so many uses, in the middle of decisions and between them."""
    game = crowd(ruleset, count, *texts)
    dice = Dice(3)
    with compared(every) as kept:
        for _ in range(3):
            s = game.state.copy()
            for _ in range(50):
                if s.ending is None:
                    question = s.asked[dice.below(len(s.asked))]
                    s.decide(question, question.options[dice.below(len(question.options))])
                    assert dict(Game(game.ruleset, s, {}).view(0))
    assert kept.compared > 500
