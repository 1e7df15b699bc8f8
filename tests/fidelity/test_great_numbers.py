"""What texts can drive as far as they like stays a game: it is saved and resumed at every decision, and ends."""

from __future__ import annotations

import pytest

from rulebound import RuleboundError, load, new_game, read_card
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game
from rulebound.scenario import position

LUMINOUS = """
game = "luminous"
[[card]]
name = "Key"
type = "spell"
essence_cost = "0"
text = "{text}"
[[card]]
name = "Anvil"
type = "relic"
durability = 3
essence_cost = "0"
text = "Units you control get +9999/+9999 for each card in your discard pile."
[[card]]
name = "Ring"
type = "unit"
attack = 1
health = 9999
essence_cost = "0"
text = "Units you control get +9999/+9999 for each card in your discard pile."
[seat.A]
hand = ["Key"]
play = ["Ring", "Ring", "Anvil"]
discard = [{many}]
[seat.B]
life = 9999
"""
LIGHTSEEKERS = """
game = "lightseekers"
ruleset = "{ruleset}"
[[card]]
name = "Hero A"
type = "Hero"
health = 35
elements = ["Superior Fire", "Superior Water", "Basic Soul"]
[[card]]
name = "Key"
type = "Action"
category = "Attack"
text = "{text}"
[seat.A]
hero = "Hero A"
hand = ["Key"]
discard = [{many}]
[seat.B]
hero = "Hero A"
"""
LOST_LEGACY = """
game = "lost-legacy"
ruleset = "{ruleset}"
{switches}
[[card]]
name = "Key"
kind = "option"
class = "item"
text = "{text}"
[[card]]
name = "Ring"
kind = "character"
level = 1
offense = 10
defense = 10
speed = 1
text = "{ring}"
[seat.A]
mp = 9
hand = ["Key"]
field = [{{ card = "Ring", at = "{one}", tokens = 3 }}, {{ card = "Ring", at = "{other}", tokens = 3 }}]
disposal = [{many}]
"""
EDITIONS = ("lightseekers", "lightseekers-first")
MODES = {"lost-legacy": ("a1", "b1"), "lost-legacy-quick": ("A", "B")}


def many(card: str) -> str:
    return ", ".join([f'"{card}"'] * 300)


def goes_on(game: Game, begin: str, decisions: int) -> Game:
    """Play the card, and then what comes first; at every decision the game is resumed from its save."""
    game.decide(next(choice for choice in game.decision.options if choice.label.startswith(begin)))
    for _ in range(decisions):
        again = load(game.save())
        assert again.fingerprint() == game.fingerprint()
        if game.over:
            break
        game.decide(game.decision.options[0])
    return game


@pytest.mark.parametrize(
    "text",
    [
        "Gain 9999 life for each card in your discard pile.",
        "Deal 9999 damage to a unit for each card in your discard pile.",
        "Put 9999 durability counters on a relic for each card in your discard pile.",
        "Each unit gets +9999/+9999 for each card in your discard pile this turn.",
    ],
)
@pytest.mark.rules("LU-limit.1")
def test_luminous(text: str) -> None:
    game = position(LUMINOUS.format(text=text, many=many("Key")))
    goes_on(game, "play Key", 6)


@pytest.mark.rules("LU-limit.1")
def test_an_attack_beyond_all_measure() -> None:
    game = goes_on(position(LUMINOUS.format(text="Draw 1.", many=many("Key"))), "attack", 6)
    assert game.over


@pytest.mark.parametrize("ruleset", EDITIONS)
@pytest.mark.parametrize(
    "text",
    [
        "Gain 9999 additional actions for each card in your discard pile.",
        "Deal 9999 damage for each card in your discard pile.",
        "Heal 9999 for each card in your discard pile.",
    ],
)
@pytest.mark.rules("LS-G85")
def test_lightseekers(ruleset: str, text: str) -> None:
    goes_on(position(LIGHTSEEKERS.format(ruleset=ruleset, text=text, many=many("Key"))), "play Key", 4)


def legacy(ruleset: str, text: str, ring: str = "", switches: str = "") -> Game:
    one, other = MODES[ruleset]
    values = {"text": text, "ring": ring, "switches": switches, "one": one, "other": other}
    return position(LOST_LEGACY.format(ruleset=ruleset, many=many("Harbor Levy"), **values))


@pytest.mark.parametrize("ruleset", MODES)
@pytest.mark.parametrize(
    ("text", "ring"),
    [
        ("Gain 9999 MP for each card in your disposal.", ""),
        ("You may play 9999 additional characters this turn by paying their MP.", ""),
        ("Add 9999 tokens to one of your characters.", "When a token is added to this character, you may gain 1 MP."),
        ("Gain 1 MP.", "When you gain MP, gain 1 MP."),
    ],
)
@pytest.mark.rules("LL-G73")
def test_lost_legacy(ruleset: str, text: str, ring: str) -> None:
    goes_on(legacy(ruleset, text, ring), "play Key", 3)


GROWING = "When a power-up is added to this character, add 9999 power-ups to this character."


@pytest.mark.parametrize("ring", ["", GROWING])
@pytest.mark.rules("LL-G73")
def test_a_game_that_was_stopped_is_loaded(ring: str) -> None:
    """After all steps that a decision has, or with more to do than that."""
    game = goes_on(legacy("lost-legacy", "Add 9999 power-ups to each of your characters.", ring), "play Key", 1)
    assert game.over and game.result is not None and game.result.rule == "LL-G73"


@pytest.mark.rules("LL-G73")
def test_what_would_be_done_a_billion_times_is_not_even_laid_out() -> None:
    """Nine thousand times for each of three tokens, three hundred cards: a list of them would fill the memory."""
    text = "Once per turn, you may add 9999 tokens to this character for each card in your disposal."
    game = goes_on(legacy("lost-legacy", "Gain 1 MP.", text), "use", 1)
    assert game.over and len(game.save()) < 200_000


@pytest.mark.parametrize("ruleset", MODES)
@pytest.mark.rules("LL-G73")
def test_answers_upon_answers_as_deep_as_a_switch_allows(ruleset: str) -> None:
    switches = '[switches]\n"resp.max_depth" = 9999'
    game = legacy(ruleset, "Gain 1 MP.", "When you gain MP, gain 1 MP.", switches)
    game.decide(next(choice for choice in game.decision.options if choice.label.startswith("play Key")))
    while not game.over:
        game.decide(game.decision.options[0])
    assert load(game.save()).over


def test_a_card_has_as_many_abilities_as_uses_can_be_counted() -> None:
    """[LL-abil.9] More would have counted the use of one as that of Swordplay, and the next could not be saved."""
    once = [f"Once per turn, you may gain {number} MP." for number in range(1, 16)]
    assert read_card("\n".join(once[:14]), "lost-legacy", "character").ok
    assert "at most 14 abilities" in read_card("\n".join(once), "lost-legacy", "character").errors[0]
    first = "The first time this creature loses Health each turn, gain 1 DEF."
    short = ["When this creature dies, draw 1 card."] * 29
    assert read_card(" ".join([*short, first]), "starlight", "passive").ok
    assert "at most 30 such sentences" in read_card(" ".join([*short, first, first]), "starlight", "passive").errors[0]


def draft(offered: int) -> Game:
    big = {"name": "Big", "class": "Creature", "factions": ["Nix", "Nox"]}
    spell = {"class": "Spell", "energy": 1, "mana": 0, "text": "Gain 1 ATK.", "source": "Big"}
    cards = [big, *({**spell, "name": f"Odd {number}"} for number in range(offered))]
    return new_game("starlight", seed=1, switches={"draft": "alternate"}, cards=cards)


@pytest.mark.rules("ST-CRE.3")
def test_a_draft_with_a_creature_that_offers_more_than_twelve_cards() -> None:
    game = draft(40)
    game.decide("choose Big")
    while len(game.decisions) == 1:
        game.decide(game.decision.options[0])
    for _ in range(8):
        mine = next(each for each in game.decisions if any("Odd" in choice.label for choice in each.options))
        game.decide([each for each in mine.options if each.label.startswith("bring")][-1], mine.seat)
        assert load(game.save()).fingerprint() == game.fingerprint()


@pytest.mark.rules("ST-CRE.3")
@pytest.mark.parametrize("offered", [0, 7, 65])
def test_a_creature_that_cannot_bring_eight_cards_is_in_no_draft(offered: int) -> None:
    with pytest.raises(RuleboundError, match=rf"ST-CRE\.3: Big offers {offered} cards"):
        draft(offered)


@pytest.mark.rules("LU-limit.2", "LS-G85")
@pytest.mark.parametrize(
    ("ruleset", "rule"), [("luminous", "LU-limit.2"), ("lightseekers", "LS-G85"), ("starlight", "ST-WIN.5")]
)
def test_more_events_than_can_be_kept_end_the_game(ruleset: str, rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else there would be positions that are saved and cannot be loaded."""
    game = new_game(ruleset, seed=3)
    dice = Dice(5)
    monkeypatch.setattr(game.state.rules, "most_events", 8)  # the rules are those of every game of this match-up
    while game.result is None:
        game.decide(game.decision.options[dice.below(len(game.decision.options))])
    assert game.result.winner is None and game.result.rule == rule
    assert load(game.save()).result == game.result


STARLIGHT = """
game = "starlight"
[[creature]]
name = "Ogre"
factions = ["Stone", "Death"]
passive = {{ name = "Ring", text = "{ring}" }}
[[card]]
name = "Key"
class = "Basic Spell"
binding = "G"
energy = 0
text = "{text}"
[seat.A]
hand = ["Key"]
creatures = [{{ name = "Ogre", at = "b1" }}, {{ name = "Vampire", at = "a2" }}]
[seat.B]
creatures = [{{ name = "Kiln Golem", at = "c4" }}, {{ name = "Clockwork Hound", at = "d4" }}]
"""


ENDLESS = "When this creature loses Energy, gain 1 Energy. When this creature gains Energy, lose 1 Energy."


@pytest.mark.parametrize(
    ("text", "ring"),
    [
        ("Gain 1 Energy.", ENDLESS),
        ("Gain 1 Energy.", "When this creature gains Energy, gain 9999 Energy."),
        ("Each creature gains 9999 DEF.", "When this creature gains DEF, each creature gains 9999 DEF."),
        ("Draw 9999 cards.", "When this creature gains Energy, gain 1 ATK."),
    ],
)
@pytest.mark.rules("ST-TIM.6")
def test_starlight(text: str, ring: str) -> None:
    """A line without end is cut, and the game goes on."""
    game = goes_on(position(STARLIGHT.format(text=text, ring=ring)), "play Key", 3)
    assert not game.over
    assert ("the line ends after 200 triggers" in game.log) == (ring is ENDLESS)
