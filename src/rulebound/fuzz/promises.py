"""The promises of the engine, each as a check of one position. A promise that does not hold raises `Broken`."""

from __future__ import annotations

from collections.abc import Container, Sequence
from itertools import chain
from typing import Final

from rulebound.api import load, replay
from rulebound.fuzz import honesty
from rulebound.kernel.cards import Card
from rulebound.kernel.chance import Dice
from rulebound.kernel.errors import AmbiguousMove, CannotImagine, NotAnOption
from rulebound.kernel.game import Game
from rulebound.kernel.loading import pile_faults
from rulebound.kernel.play import Run
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.saves import digest
from rulebound.kernel.state import State
from rulebound.kernel.table import NOWHERE
from rulebound.tabletop.kits import room_of
from rulebound.tabletop.moves import VagueLabel

UNCHECKED: Final = ("pass",)  # to pass has no checklist
PLAYED_ON: Final = 12  # decisions after which a copy and a loaded save are compared with the original


class Broken(Exception):
    """A promise that does not hold, and how."""

    def __init__(self, promise: str, message: str) -> None:
        self.promise = promise
        self.message = message
        super().__init__(f"{promise}: {message}")


def every_card_in_one_place(ruleset: Ruleset, s: State, physical: Sequence[Card]) -> None:
    """A card is where its place says, there once, and nowhere else; nothing of the game is in disorder."""
    found: dict[int, int] = {}
    for zone, cards in enumerate(s.zones):
        for card in cards:
            if card.number in found:
                raise Broken("cards", f"{card!r} is in two places, zones {found[card.number]} and {zone}")
            found[card.number] = zone
            if s.places[card.number] != zone:
                raise Broken("cards", f"{card!r} lies in zone {zone}, but its place is {s.places[card.number]}")
    for number, place in enumerate(s.places):
        if place != NOWHERE and number not in found:
            raise Broken("cards", f"card {number} should be in zone {place} and is not")
    for words in chain(pile_faults(s), room_of(ruleset, "invariants").broken(s, list(physical))):
        raise Broken("position", words)


def what_lasts_keeps_what_was_chosen(s: State) -> None:
    """A text that goes on chooses more. What it has laid before stays as it was, as it would in a copy."""
    under_way = [frame.env for frame in s.frames if isinstance(frame, Run)]
    if any(modifier.env is env for modifier in s.modifiers for env in under_way):
        raise Broken("lasting", "what lasts would change with what its text does next")


def somebody_is_asked_or_it_is_over(s: State, book: Container[str]) -> None:
    """An open game has a question with options; one option is asked only where it is always asked."""
    if s.ending is not None:
        if s.asked:
            raise Broken("ending", f"the game is over and seat {s.asked[0].seat} is still asked")
        if s.ending.rule not in book:
            raise Broken("ending", f"the game ended by {s.ending.rule}, which is no rule")
        return
    if not s.asked:
        raise Broken("flow", "the game is not over and nobody is asked")
    if s.unwind:
        raise Broken("flow", "frames wait to be dropped while somebody is asked")
    for question in s.asked:
        if not question.options:
            raise Broken("flow", f"seat {question.seat} is asked and has no option")
        if len(question.options) == 1 and not question.always:
            raise Broken("flow", f"seat {question.seat} is asked although there is one option")
        if not 0 <= question.frame < len(s.frames):
            raise Broken("flow", f"the frame that asked seat {question.seat} is gone")


def every_option_can_be_done(ruleset: Ruleset, s: State) -> int:
    """Each option is performed on a copy, which leaves this position as it was; how many there were."""
    before = digest(s)
    done = 0
    for question in s.asked:
        for option in question.options:
            label = ruleset.label(s, question, option)
            fork = s.copy()
            again = fork.asked[s.asked.index(question)]
            try:
                fork.decide(again, option)
            except Exception as fault:
                raise Broken("options", f"'{label}' was offered and fails: {fault!r}") from fault
            done += 1
    if digest(s) != before:
        raise Broken("copies", "moves on copies changed the original")
    return done


def every_label_means_its_option(ruleset: Ruleset, s: State) -> list[str]:
    """Labels tell the options of a question apart and are understood; the labels."""
    found: list[str] = []
    for question in s.asked:
        labels = [ruleset.label(s, question, option) for option in question.options]
        twice = next((label for label in labels if labels.count(label) > 1), None)
        if twice is not None:
            raise Broken("labels", f"'{twice}' is offered twice to seat {question.seat}")
        for label, option in zip(labels, question.options, strict=True):
            meant, _ = ruleset.find(s, question, label)
            if option not in meant:
                raise Broken("labels", f"the label '{label}' does not mean its own option")
            if any(not ruleset.same(s, option, other) for other in meant):
                raise Broken("labels", f"the label '{label}' fits several options of seat {question.seat}")
        found += labels
    return found


def the_list_is_what_the_checklists_allow(ruleset: Ruleset, s: State) -> int:
    """At a free choice: nothing listed is forbidden, and nothing that could be named and is not forbidden is missing.
    Moves that a listed step leads to are not in the list themselves. How many moves were held against it."""
    tried = 0
    for question in s.asked:
        if not ruleset.is_free(question):
            continue
        for option in question.options:
            if ruleset.move_names[option.kind] not in UNCHECKED and ruleset.checked(s, question, option):
                raise Broken("listing", f"'{ruleset.label(s, question, option)}' is listed and forbidden")
        composed = {kind for option in question.options for kind in ruleset.composed.get(option.kind, ())}
        for option in ruleset.thinkable(s, question):
            tried += 1
            if option.kind in composed or ruleset.checked(s, question, option):
                continue
            if not any(ruleset.same(s, option, other) for other in question.options):
                raise Broken("listing", f"'{ruleset.label(s, question, option)}' is allowed and not listed")
    return tried


def a_refusal_names_rules(ruleset: Ruleset, s: State, book: Container[str], labels: Sequence[str]) -> int:
    """Labels of other moments are legal, refused by rules that exist, mean nothing, or would have to say which cards;
    asking changes nothing."""
    before = digest(s)
    game = Game(ruleset, s.copy(), {})
    refused = 0
    for label in labels:
        for seat in [question.seat for question in s.asked]:
            try:
                refusals = game.why_not(label, seat)
            except (NotAnOption, VagueLabel):
                continue
            if not refusals:
                try:
                    game.copy().decide(label, seat)
                except AmbiguousMove:
                    continue
                except Exception as fault:
                    raise Broken("refusals", f"'{label}' is not refused, but fails: {fault!r}") from fault
            for refusal in refusals:
                if refusal.rule not in book:
                    raise Broken("refusals", f"'{label}' is refused by {refusal.rule}, which is no rule")
            refused += bool(refusals)
    if digest(game.state) != before:
        raise Broken("refusals", "asking why a move is refused changed the game")
    return refused


def copies_and_saves_go_on_alike(ruleset: Ruleset, s: State, dice: Dice) -> None:
    """Original, copy and loaded save get the same answers and stay equal."""
    original = digest(s)
    saved = load(Game(ruleset, s.copy(), {}).save()).state
    three = [s.copy(), s.copy(), saved]
    for step in range(PLAYED_ON):
        marks = [digest(each) for each in three]
        for mark, name in zip(marks, ("copy", "other copy", "loaded save"), strict=True):
            if mark != (original if step == 0 else marks[0]):
                raise Broken("fidelity", f"the {name} differs from the original after {step} answers")
        if three[0].ending is not None:
            return
        pick = dice.below(len(three[0].asked[0].options))
        for each in three:
            each.decide(each.asked[0], each.asked[0].options[pick])


def a_question_can_be_asked_again(s: State) -> None:
    """Withdrawn and asked anew from the same position, it is the same question."""
    again = s.copy()
    again.ask_again()
    if digest(again) != digest(s):
        raise Broken("fidelity", "the open question is another one when it is asked again")


def a_view_hides_what_is_hidden(
    ruleset: Ruleset, s: State, dice: Dice, labels: Sequence[str] = (), ways: honesty.Ways | None = None
) -> int:
    """With all that a seat cannot know dealt anew, everything that leaves for it is the same, now and as the game goes
    on; and so it is at a table that the seat imagines. How many positions were compared."""
    game = Game(ruleset, s.copy(), {})
    compared = 0
    for seat in range(s.rules.seats):
        try:
            compared += honesty.is_honest(ruleset, s, seat, dice, labels, ways)
            imagined = honesty.leaving(game.imagine(seat, dice), seat)
            honesty.must_be_equal(seat, honesty.leaving(game, seat), imagined, "at an imagined table")
            compared += 1
        except honesty.Leak as fault:
            raise Broken("views", str(fault)) from fault
        except CannotImagine as fault:
            if ruleset.is_free(s.asked[0]) or any(question.seat == seat for question in s.asked):
                raise Broken("views", str(fault)) from fault
    return compared


def a_replay_goes_the_same_way(game: Game, picks: Sequence[tuple[int, int]], after: str) -> None:
    """The game as a replay, with its labels as answers, ends in the same position."""
    for asked, option in picks:
        decision = game.decisions[asked]
        game.decide(decision.options[option], decision.seat)
    if digest(game.state) != after:
        raise Broken("replays", "the same answers in the API led to another position")
    if digest(replay(game.replay()).state) != after:
        raise Broken("replays", "the replay led to another position")
