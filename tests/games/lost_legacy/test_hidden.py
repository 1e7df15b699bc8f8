"""What nobody may tell: which set card is which, how deep a found card lay, in which order dug cards went back."""

from __future__ import annotations

import pytest

from rulebound import read_card
from rulebound.fuzz.honesty import Leak, is_honest, leaving
from rulebound.games.lost_legacy import codes as c
from rulebound.kernel import moments
from rulebound.kernel.chance import Dice
from rulebound.kernel.errors import CannotImagine, RuleboundError
from rulebound.kernel.game import Game
from rulebound.kernel.play import Run
from rulebound.kernel.saves import canonical
from rulebound.scenario import position

SET = """
game = "lost-legacy"
turn = "B"
[[card]]
name = "Purse"
kind = "option"
class = "item"
text = "Gain 1 MP."
[[card]]
name = "Trowel"
kind = "option"
class = "item"
text = "Draw 1 card."
[[card]]
name = "Alarm"
kind = "option"
class = "counter"
text = "When your opponent plays an item, gain 1 MP."
[seat.A]
field = [{ card = "Alarm", at = "d2", position = "standby" }]
[seat.B]
field = [
    { card = "Purse", at = "a7", position = "standby" },
    { card = "Trowel", at = "c7", position = "standby" },
    { card = "Trowel", at = "e7", position = "standby" },
    { card = "Alarm", at = "g7", position = "standby" },
]
"""
LOOKING = """
game = "lost-legacy"
turn = "B"
[[card]]
name = "Lens"
kind = "option"
class = "item"
text = "{text}"
[seat.B]
hand = ["Lens"]
deck = ["Harbor Levy", "Guild Runner", "Toll Collector", "Masked Tumbler", "Harbor Levy", "Brass Scout", "Gyre Falcon"]
"""


@pytest.mark.parametrize("seed", range(12))
def test_set_cards_are_told_of_by_their_spaces_alone(seed: int) -> None:
    s = position(SET)
    assert is_honest(s.ruleset, s.state, 0, Dice(seed)) > 2


@pytest.mark.parametrize(
    "text",
    [
        "Search your deck for a character, reveal it and eject it.",
        "Dig 3.",
        "Dig 2. Draw 1 card.",
        "Dig 3, reveal a character among the cards dug and eject it.",
    ],
)
def test_looking_through_a_deck_tells_the_other_player_nothing_of_its_order(text: str) -> None:
    for seed in range(4):
        game = position(LOOKING.format(text=text))
        game.decide("play Lens on d7")
        dice = Dice(seed)
        while game.state.asked[0].seat == 1 and not game.ruleset.is_free(game.state.asked[0]):
            for seat in range(2):
                is_honest(game.ruleset, game.state, seat, dice)
            game.decide(game.decision.options[dice.below(len(game.decision.options))])


CHOOSING = """
game = "lost-legacy"
turn = "B"
[[card]]
name = "Lens"
kind = "option"
class = "item"
text = "{text}"
[seat.A]
field = [{{ card = "Brass Scout", at = "g1" }}]
[seat.B]
field = [
    {{ card = "Harbor Levy", at = "a7", position = "standby" }},
    {{ card = "Guild Runner", at = "c7", position = "standby" }},
    {{ card = "Guild Runner", at = "e7", position = "standby" }},
]
hand = ["Lens"]
"""


@pytest.mark.parametrize(
    "text",
    [
        "Discard one of your cards in standby.",
        "Look at a card in standby. Then you may switch that card's space with an empty space next to it.",
    ],
)
def test_which_set_card_is_chosen_is_seen_by_its_space_and_the_comparison_chooses_the_same(text: str) -> None:
    for seed in range(12):
        game = position(CHOOSING.format(text=text))
        game.decide("play Lens on d7")
        assert is_honest(game.ruleset, game.state, 0, Dice(seed)) > 2


def test_the_log_says_on_which_space_a_set_card_lay() -> None:
    game = position(SET)
    game.decide("end turn")
    game.decide("bury Purse")
    game.decide("keep hand")
    told = game.log_of(0)
    assert "B puts the set card on a7 under the deck" in told
    assert not any("Purse" in line for line in told)


TWIN = """
game = "lost-legacy"
[seat.A]
field = [
    { card = "Harbor Levy", at = "d4" },
    { card = "Harbor Levy", at = "a1", position = "standby" },
    { card = "Brass Scout", at = "b1", position = "standby" },
]
hand = ["Guild Runner"]
deck = ["Brass Scout", "Guild Runner", "Brass Scout"]
[seat.B]
field = [{ card = "Brass Scout", at = "g7" }]
"""


def test_what_tells_a_card_from_a_set_one_is_told_to_nobody_else() -> None:
    """To its player it is 'Harbor Levy@d4', because another one lies face-down."""
    game = position(TWIN)
    game.decide("move Harbor Levy@d4 from d4 to d5")
    for reader, words in ((0, "Harbor Levy@d4"), (1, "Harbor Levy"), (None, "Harbor Levy")):
        assert f"A: move {words} from d4 to d5" in game.log_of(reader)
    for seat, verb, words in ((0, "You move", "Harbor Levy on d4"), (1, "A moves", "Harbor Levy")):
        assert f"{verb} {words} from d4 to d5." in [each.words for each in game.whole_story(seat)]


def test_the_comparison_finds_words_that_tell_of_a_set_card(monkeypatch: pytest.MonkeyPatch) -> None:
    def compared() -> None:
        for seed in range(12):
            game = position(TWIN)
            is_honest(game.ruleset, game.state, 1, Dice(seed))

    compared()
    monkeypatch.setattr(moments, "as_all_know", lambda s, seat: s)
    with pytest.raises(Leak, match=r"(@| on )d4"):
        compared()


@pytest.mark.parametrize("ruleset", ["lost-legacy", "lost-legacy-quick"])
def test_the_name_of_a_set_card_is_in_nothing_that_leaves_for_the_other_player(ruleset: str) -> None:
    where = "on d2" if ruleset == "lost-legacy" else "in column 2 front"
    text = f'game = "lost-legacy"\nruleset = "{ruleset}"\n[[card]]\nname = "Snap"\nkind = "option"\nclass = "counter"\n'
    game = position(text + 'text = "When you draw a card, gain 1 MP."\n[seat.A]\nhand = ["Snap"]\n')
    game.decide(f"set Snap {where}")
    for seat, seen in ((0, True), (1, False)):
        told = [words for key, words in leaving(game, seat).items() if key != "held"]  # which cards there are at all
        assert ("Snap" in "".join(told)) == seen


def test_an_imagined_table_stands_at_the_same_action() -> None:
    """Where a threat is answered, a deal with another counter may let it pass and ask the same of the attack."""
    text = """
game = "lost-legacy"
[[card]]
name = "Snap"
kind = "option"
class = "counter"
text = "When one of your characters is threatened, draw 1 card."
[seat.A]
field = [{ card = "Harbor Levy", at = "d4" }]
[seat.B]
field = [{ card = "Guild Runner", at = "d5" }, { card = "Snap", at = "a7", position = "standby" }]
"""
    game = position(text)
    game.decide("threaten Guild Runner with Harbor Levy")
    assert game.decision.seat == 1
    view, found = game.view(0), 0
    for number in range(8):
        try:
            table = view.imagine(Dice(number))
        except CannotImagine:
            continue
        found += 1
        assert table.state.clock == game.state.clock
    assert found


STANDBY = '{ card = "Lens", at = "a7", position = "standby" }'


@pytest.mark.parametrize(
    ("begin", "lies"),
    [
        ("play Lens on a7", 'hand = ["Lens", "Harbor Levy", "Guild Runner"]'),
        ("ready Lens", f'hand = ["Harbor Levy", "Guild Runner"]\nfield = [{STANDBY}]'),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_that_was_played_from_where_others_do_not_look_can_be_followed_from_then_on(
    begin: str, lies: str, seat: int
) -> None:
    """What asks is in the disposal, at the table and at an imagined one."""
    text = LOOKING.format(text="Discard 1 card from your hand.").replace('hand = ["Lens"]', lies)
    game = position(text)
    game.decide(begin)
    asker = game.decision.asker
    assert asker is not None and (asker.name, asker.zone) == ("Lens", "disposal")
    imagined = game.imagine(seat, Dice("table"))
    assert leaving(imagined, seat) == leaving(Game(game.ruleset, game.state.copy(), {}), seat)
    frame = imagined.state.frames[imagined.state.asked[0].frame]
    assert isinstance(frame, Run) and imagined.state.places[frame.env.card.number] >= 0


RODS = """
game = "lost-legacy"
ruleset = "{ruleset}"
turn = "B"
[[card]]
name = "Key"
kind = "option"
class = "item"
text = "{text}"
[[card]]
name = "Hotrod"
kind = "option"
class = "item"
family = ["Guild"]
element = ["Fire"]
text = "Gain 1 MP."
[[card]]
name = "Coldrod"
kind = "option"
class = "item"
family = ["Pack"]
element = ["Water"]
text = "Gain 1 MP."
[[card]]
name = "Levy"
kind = "character"
level = 1
skills = ["Flying"]
offense = 10
defense = 10
speed = 1
[seat.A]
hand = ["Coldrod", "Hotrod", "Levy"]
field = [
    {{ card = "Hotrod", at = "{at[0]}", position = "standby" }},
    {{ card = "Coldrod", at = "{at[1]}", position = "standby" }},
    {{ card = "Levy", at = "{at[2]}", position = "standby" }},
]
deck = ["Hotrod", "Coldrod", "Hotrod", "Coldrod"]
[seat.B]
hand = ["Key"]
deck = ["Hotrod", "Coldrod", "Hotrod"]
"""
SPACES = {"lost-legacy": ("a1", "b1", "c1"), "lost-legacy-quick": ("A", "B", "C")}


@pytest.mark.parametrize("ruleset", SPACES)
@pytest.mark.parametrize(
    "text",
    [
        "Erase an option of family Guild.",
        "Erase a Fire option.",
        "Erase an option named Hotrod.",
        "Erase an opponent's option titled Hotrod.",
        "Erase an option with Flying.",
        "Erase an option with level 1 or less.",
        "Gain 1 MP for each option of element Fire on the field.",
        "If your opponent has an option of family Guild, gain 1 MP.",
    ],
)
@pytest.mark.rules("LL-pos.7", "LL-char.7")
def test_what_lies_face_down_has_no_face_for_a_text(text: str, ruleset: str) -> None:
    """Else what is offered, or how much is gained, would tell what was set."""
    for seed in range(3):
        game = position(RODS.format(text=text, ruleset=ruleset, at=SPACES[ruleset]))
        is_honest(game.ruleset, game.state, 1, Dice(seed))
        before = game.view(1)["seats"][1]["mp"]
        game.decide(next(choice for choice in game.decision.options if choice.label.startswith("play Key")))
        assert game.ruleset.is_free(game.state.asked[0])
        assert [len(game.state.zone(0, zone)) for zone in (c.STANDBY, c.ERASED)] == [3, 0]
        assert game.view(1)["seats"][1]["mp"] == before


@pytest.mark.parametrize("ruleset", SPACES)
@pytest.mark.parametrize("words", ["a set card", "a card in standby", "an opponent's standby card", "an option"])
@pytest.mark.rules("LL-pos.7", "LL-char.7")
def test_a_set_card_can_be_spoken_of_as_one(words: str, ruleset: str) -> None:
    game = position(RODS.format(text=f"Erase {words}.", ruleset=ruleset, at=SPACES[ruleset]))
    game.decide(next(choice for choice in game.decision.options if choice.label.startswith("play Key")))
    labels = [choice.label for choice in game.decision.options]
    assert labels == [f"choose set card at {space}" for space in SPACES[ruleset]]


@pytest.mark.rules("LL-char.7")
def test_nobody_speaks_of_a_kind_of_set_card() -> None:
    """Such a text could never do anything."""
    for kind in ("character", "counter", "item"):
        reading = read_card(f"Erase a standby {kind}.", "lost-legacy", "item")
        assert "nothing but a card or an option" in reading.errors[0]


@pytest.mark.rules("LL-pos.7")
def test_who_looks_at_a_hand_is_not_told_which_of_its_cards_was_set() -> None:
    text = "Eject a set card. Look at your opponent's hand."
    game = position(RODS.format(text=text, ruleset="lost-legacy", at=SPACES["lost-legacy"]))
    game.decide(next(choice for choice in game.decision.options if choice.label.startswith("play Key")))
    game.decide("choose set card at a1")
    assert game.view(1)["seats"][0]["known_hand"] == ["Coldrod", "Hotrod", "Hotrod", "Levy"]
    assert not any("Hotrod" in line for line in game.log_of(1))
    assert not any("Hotrod" in each.words for each in game.whole_story(1))


PROBED = """
game = "lost-legacy"
ruleset = "lost-legacy-quick"
[[card]]
name = "Smith"
kind = "character"
offense = 20
defense = 20
speed = 2
level = 1
magic = 0
[[card]]
name = "Snare"
kind = "option"
class = "counter"
text = "When one of your characters is destroyed, draw 1 card."
[[card]]
name = "Parry"
kind = "option"
class = "counter"
text = "When one of your characters is erased, draw 1 card."
[seat.A]
field = [{ card = "SET", at = "B", position = "standby" }]
[seat.B]
field = [{ card = "Smith", at = "Y" }]
"""


def test_what_is_offered_face_down_cannot_be_probed_by_its_name() -> None:
    """[LLQ-opt.1] A set card may be threatened: who names it is told the same, whatever it is."""
    told = set()
    for name in ("Snare", "Parry"):
        game = position(PROBED.replace("SET", name))
        while not any("set card" in choice.label for choice in game.decision.options):
            game.decide(game.decision.options[-1])
        assert game.decision.seat == 1
        labels = [f"{verb} {each}" for verb in ("ready", "threaten", "use") for each in ("Snare", "Parry")]
        told.add(tuple(str(refusals_of(game, label)) for label in labels))
    assert len(told) == 1


def refusals_of(game: Game, label: str) -> object:
    try:
        return game.why_not(label, 1)
    except RuleboundError as fault:
        return fault


def test_a_set_card_that_fell_is_remembered_alike_at_an_imagined_table() -> None:
    """The battle remembers what it was about: a card that lies hidden now. At an imagined table it is nowhere."""
    text = 'text = "When this character attacks, after the battle you may draw 1 card."\n[[card]]\nname = "Snare"'
    game = position(PROBED.replace("SET", "Snare").replace('[[card]]\nname = "Snare"', text))
    imagined = 0
    for _ in range(12):
        if any("respond" in choice.label or "Smith" in choice.label for choice in game.decision.options):
            for seat in range(2):
                view = game.view(seat)
                seen = view.imagine(Dice(imagined)).view(seat)
                assert canonical(seen) == canonical(view)
                assert canonical(seen.masked.doc) == canonical(view.masked.doc)
                imagined += 1
        options = game.decision.options
        game.decide(next((each for each in options if "threaten" in each.label), options[-1]))
    assert imagined



@pytest.mark.parametrize("ruleset", SPACES)
@pytest.mark.parametrize(
    ("text", "chooser"),
    [
        ("Discard a card from your opponent's hand.", 1),
        ("Erase a character from your opponent's hand.", 1),
        ("Reveal a card from your opponent's hand.", 1),
        ("Your opponent chooses a card in your hand. Discard it.", 0),
    ],
)
@pytest.mark.rules("LL-abil.20")
def test_who_chooses_from_the_hand_of_another_is_shown_it(text: str, chooser: int, ruleset: str) -> None:
    """Else what is offered would name cards that the chooser has never seen."""
    for seed in range(3):
        told = RODS.format(text=text, ruleset=ruleset, at=SPACES[ruleset])
        game = position(told.replace('["Key"]', '["Key", "Levy"]'))
        game.decide(next(choice for choice in game.decision.options if choice.label.startswith("play Key")))
        s = game.state
        held = s.zone(1 - chooser, c.HAND)
        assert all(s.known[card.number] >> chooser & 1 for card in held)
        for seat in range(2):
            is_honest(game.ruleset, s, seat, Dice(seed))


@pytest.mark.rules("LL-verb.3", "LL-deck.1")
@pytest.mark.parametrize(
    "text",
    [
        "Eject a character from your deck.",
        "Bury a card in your opponent's deck.",
        "You may discard a character from your opponent's hand to draw 1 card.",
    ],
)
def test_what_nobody_sees_is_neither_chosen_from_nor_paid_with(text: str) -> None:
    """The order of what is offered would tell the order of a deck; that it is offered, what another holds."""
    assert read_card(text, "lost-legacy", "item").errors


def test_an_imagined_table_stands_at_the_same_choice_of_a_text() -> None:
    """With one option in the hand that is dealt the first choice answers itself, and the second, which is asked in the
    same words, is another one."""
    text = RODS.format(
        text="Switch an option from your hand and a set card.", ruleset="lost-legacy", at=SPACES["lost-legacy"]
    )
    game = position(text.replace('["Key"]', '["Key", "Hotrod", "Coldrod", "Levy"]').replace("deck", "disposal", 1))
    game.decide(next(choice for choice in game.decision.options if choice.label.startswith("play Key")))
    view, imagined = game.view(0), 0
    for seed in range(40):
        try:
            table = view.imagine(Dice(seed))
        except CannotImagine:
            continue
        assert canonical(table.view(0).masked.doc) == canonical(view.masked.doc)
        imagined += 1
    assert imagined


@pytest.mark.rules("LL-resp.12")
@pytest.mark.parametrize("text", ["Bury 1 card from your hand.", "Discard 1 card from your hand.", "Dig 2."])
def test_the_log_does_not_tell_whether_cards_left_a_choice(text: str) -> None:
    """Of equal cards none is asked for."""
    told, asked = [], []
    for other in ("Guild Runner", "Harbor Levy"):
        game = position(
            LOOKING.format(text=text)
            .replace('hand = ["Lens"]', f'hand = ["Lens", "Guild Runner", "{other}"]')
            .replace('deck = ["Harbor Levy"', f'deck = ["Guild Runner", "{other}"')
            .replace('"Guild Runner", "Toll', '"Toll')
        )
        game.decide("play Lens on d7")
        while not game.decision.free:
            game.decide(next((each for each in game.decision.options if "Runner" in each.label), game.decision.default))
        asked.append(len(game.answers))
        told.append([*game.log_of(0), *[each.words for each in game.whole_story(0)]])
    assert asked[0] < asked[1] and told[0] == told[1]
