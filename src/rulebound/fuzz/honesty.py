"""Positions that differ only in what a seat cannot know: everything that leaves the process for that seat is equal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rulebound.kernel.cards import Card
from rulebound.kernel.chance import Dice
from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.game import Game
from rulebound.kernel.masking import Masked
from rulebound.kernel.questions import Move, Question
from rulebound.kernel.rules import SEEN_BY_ALL
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.saves import canonical, write_state
from rulebound.kernel.state import State
from rulebound.tabletop.kits import room_of

PLAYED_ON: Final = 6  # decisions for which both positions are played on and compared
CAUGHT_UP: Final = 4  # answers for which the one is waited for where it asks more than the other
MANY: Final = 10  # of so many pairs of positions some must stay together

# Where something under way speaks of a card; there the card is the one that is meant.
MEANT: Final = ("frames", "asked", "waiting", "modifiers", "statics", "listeners", "records")


# Lines by which the rules tell all players something of a card that they do not see afterwards.
TELLING: Final = re.compile(r" (shows|reveals|moves|pays|discards|puts) ", re.IGNORECASE)
# What the seat itself was shown by a text; the card may be hidden again by now, under a deck.
LOOKING: Final = re.compile(r"^You look at ")


class Leak(Exception):
    """Two positions that a seat can tell apart although it may not."""


@dataclass(slots=True)
class Ways:
    """How often two positions were played on together, and how often they parted, because other questions were asked in
    the one than in the other: from there on nothing is compared."""

    begun: int = 0
    parted: int = 0

    @property
    def all_parted(self) -> bool:
        return self.begun >= MANY and self.parted == self.begun


def leaving(game: Game, seat: int, tried: Sequence[str] = ()) -> dict[str, str]:
    """All that leaves the process for a seat, as text: its view, the masked position, its log, what is refused it."""
    view = game.view(seat)
    masked = Masked(game.ruleset, game.state, seat)
    held = {name: value for name, value in vars(masked).items() if name not in ("doc", "dealer")}
    dealer = {name: value if name != "cards" else sorted(value) for name, value in vars(masked.dealer).items()}
    said: list[str] = []
    if any(question.seat == seat for question in game.state.asked):
        for label in tried:
            try:
                said.append(f"{label}: {game.why_not(label, seat)}")
            except RuleboundError as fault:
                said.append(f"{label}: {fault}")
    found = {f"masked {key}": canonical(value) for key, value in masked.doc.items()}
    found |= {f"view {key}": canonical(value) for key, value in view.items()}
    own = [each for each in game.decisions if each.seat == seat]
    offered = [
        [each.kind, each.cards, each.seat, each.numbers, each.id, each.remark, each.follows]
        for asked in own for each in asked.options
    ]  # fmt: skip
    found["choices"] = canonical(offered)
    found["thinkable"] = canonical(thinkable(game, seat))
    found["context"] = canonical([[each.context, each.asker, each.stake, each.bluff] for each in own])
    found["story"] = canonical([each.data() for each in game.whole_story(seat)])
    return found | {"held": canonical([held, dealer]), "log": canonical(game.log_of(seat)), "refusals": canonical(said)}


def thinkable(game: Game, seat: int) -> list[str]:
    """Every move that could be named at a free choice of this seat: what it is told of when it points at a card."""
    ruleset, s = game.ruleset, game.state
    free = [question for question in s.asked if question.seat == seat and ruleset.is_free(question)]
    return [ruleset.label(s, question, each) for question in free for each in ruleset.thinkable(s, question)]


def must_be_equal(seat: int, one: dict[str, str], other: dict[str, str], when: str) -> None:
    for key in {**one, **other}:
        if one.get(key) != other.get(key):
            here, there = one.get(key, ""), other.get(key, "")
            at = next((at for at, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
            near = slice(max(0, at - 40), at + 60)
            raise Leak(f"{when}, seat {seat} can tell by '{key}': …{here[near]}… or …{there[near]}…")


def faces_dealt_anew(ruleset: Ruleset, s: State, seat: int, dice: Dice, own: bool) -> State:
    """The same position with the faces of hidden cards exchanged, all else as it is: another game that was possible.

    To be played on it has no other cards in open piles (some games let only their top be seen): which of two equal
    ones is taken from there is seen by all. And none of the seat's own, which it would soon see.
    """
    doc = write_state(s)
    told = records_in([doc["events"], doc["frames"], doc["waiting"]]) + at_work([doc["frames"], doc["modifiers"]])
    hand = room_of(ruleset, "codes").HAND
    by_kind = dice.below(2) == 1
    for pool in ruleset.pools(s, seat):
        if pool.owner == seat and not own:
            continue
        # A hand and a deck hold the same kinds of cards; what else a player holds apart holds its own, or any of its
        # kind: which kinds are there is then the same, which cards is not.
        apart: dict[object, list[int]] = {}
        for card in pool.cards:
            place = s.place(card)
            if {"card": card.number} in told or (s.rules.visibility[place] == SEEN_BY_ALL and not own):
                continue
            held_apart = s.rules.visibility[place] == s.rules.visibility[hand] and place != hand
            sort = sort_of(card) if by_kind else None
            apart.setdefault(sort or (place if held_apart else -1), []).append(card.number)
        for numbers in apart.values():
            keys = [doc["cards"][number][0] for number in numbers]
            for number, at in zip(numbers, dice.shuffled(len(numbers)), strict=True):
                doc["cards"][number][0] = keys[at]
    return ruleset.read(doc)


def sort_of(card: Card) -> tuple[object, ...] | None:
    """Cards of one sort may lie in each other's places, wherever that is; nothing where a game has no kinds."""
    kind = getattr(card.definition, "kind", None)
    return None if kind is None else (kind, getattr(card.definition, "from_sub_deck", False))


def numbers_dealt_anew(ruleset: Ruleset, s: State, seat: int, dice: Dice) -> State:
    """The same position with other cards in the places of hidden ones that nothing under way is about."""
    other = s.copy()
    doc = write_state(s)
    meant = {number for key in MEANT for number in cards_in(doc[key])}
    cards = {card.number: card for zone in s.zones for card in zone}
    swap: dict[int, int] = {}
    for pool in ruleset.pools(s, seat):
        places: dict[int, list[int]] = {}
        for card in pool.cards:
            if card.number not in meant:
                places.setdefault(s.places[card.number] if pool.listed else -1, []).append(card.number)
        for numbers in places.values():
            swap.update(zip(numbers, [numbers[at] for at in dice.shuffled(len(numbers))], strict=True))
    other.zones = [[cards[swap.get(card.number, card.number)] for card in zone] for zone in s.zones]
    other.own_facts()
    for row, old in ((other.places, s.places), (other.known, s.known), (other.serials, s.serials)):
        for before, after in swap.items():
            row[after] = old[before]
    return other


def cards_in(value: Any) -> list[int]:
    """The numbers of all cards that a part of a save speaks of."""
    if isinstance(value, list):
        return [number for each in value for number in cards_in(each)]
    if not isinstance(value, dict):
        return []
    card = value.get("card")
    own = [card] if isinstance(card, int) and "is" not in value else []
    return own + [number for each in value.values() for number in cards_in(each)]


def records_in(value: Any) -> list[Any]:
    """The values that cards in play had when something remembered them: then their faces were seen, unless they lay
    face-down."""
    if isinstance(value, list):
        return [record for each in value for record in records_in(each)]
    if not isinstance(value, dict):
        return []
    own = [value["card"]] if "controller" in value and not value.get("face_down") else []
    return own + [record for each in value.values() for record in records_in(each)]


def at_work(value: Any) -> list[Any]:
    """The cards whose text is being carried out, or lasts: all have read it, wherever the card is by now."""
    if isinstance(value, list):
        return [card for each in value for card in at_work(each)]
    if not isinstance(value, dict):
        return []
    own = [value["env"]["card"]] if value.get("ability") and "env" in value else []
    return own + [card for each in value.values() for card in at_work(each)]


def faces_seen(ruleset: Ruleset, s: State, seat: int) -> list[list[str]]:
    hidden = {card for pool in ruleset.pools(s, seat) for card in pool.cards}
    return [sorted("" if card in hidden else card.definition.key for card in zone) for zone in s.zones]


def is_honest(
    ruleset: Ruleset, s: State, seat: int, dice: Dice, tried: Sequence[str] = (), ways: Ways | None = None
) -> int:
    """Compare what leaves for a seat with what would leave from other possible positions; how many were compared."""
    true = leaving(Game(ruleset, s.copy(), {}), seat, tried)
    renumbered = Game(ruleset, numbers_dealt_anew(ruleset, s, seat, dice), {})
    must_be_equal(seat, true, leaving(renumbered, seat, tried), "with other cards in the places of hidden ones")
    unasked = Game(ruleset, faces_dealt_anew(ruleset, s, seat, dice, True), {})
    must_be_equal(seat, true, leaving(unasked, seat, tried), "with other faces of hidden cards")
    return 2 + goes_on_alike(ruleset, s, seat, dice, tried, Ways() if ways is None else ways)


def goes_on_alike(ruleset: Ruleset, s: State, seat: int, dice: Dice, tried: Sequence[str], ways: Ways) -> int:
    """Play on from this position and from one with other faces, with the same answers as long as both can be given and
    the seat sees the same faces."""
    ways.begun += 1
    one = Game(ruleset, s.copy(), {})
    other = Game(ruleset, faces_dealt_anew(ruleset, s, seat, dice, False), {})
    if any(question.seat != seat for question in s.asked):
        other.state.ask_again()
    for step in range(PLAYED_ON):
        if one.over or other.over:
            return step
        when = f"{step} answers after the faces of hidden cards were exchanged"
        if not same_questions(one, other):
            ways.parted += 1
            was_told_alike(ruleset, one, other, seat, when)
            return step
        if faces_seen(ruleset, one.state, seat) != faces_seen(ruleset, other.state, seat):
            return step
        if told_apart(one, other, seat) or asked_elsewhere(one, other, seat):
            return step
        must_be_equal(seat, leaving(one, seat, tried), leaving(other, seat, tried), when)
        asked = dice.below(len(one.decisions))
        both = same_answers(one, other, asked, seat)
        if not both:
            return step + 1
        for game, option in zip((one, other), both[dice.below(len(both))], strict=True):
            game.decide(game.decisions[asked].options[option], game.decisions[asked].seat)
    return PLAYED_ON


def was_told_alike(ruleset: Ruleset, one: Game, other: Game, seat: int, when: str) -> None:
    """Where one of two positions asks what the other does not, it is not as far: what it has told until then the other
    has told, too. And if nothing else comes of what is asked there, its log does not tell that it was asked."""
    if told_apart(one, other, seat):
        return
    if faces_seen(ruleset, one.state, seat) == faces_seen(ruleset, other.state, seat):
        here, there = one.log_of(seat), other.log_of(seat)
        shorter = min(len(here), len(there))
        alike = {"log": canonical(here[:shorter])}, {"log": canonical(there[:shorter])}
        must_be_equal(seat, *alike, f"{when}, and other questions asked")
    if not catch_up(one, other, seat) or told_apart(one, other, seat):
        return
    if masked(one, seat) == masked(other, seat):
        logs = {"log": canonical(one.log_of(seat))}, {"log": canonical(other.log_of(seat))}
        must_be_equal(seat, *logs, f"{when}, and more questions asked than in the other")


def catch_up(one: Game, other: Game, seat: int) -> bool:
    """Answer what is asked of others in the one position and not in the other, until both ask the same."""
    for _ in range(CAUGHT_UP):
        behind = [game for game in (one, other) if not game.over and is_behind(game, seat)]
        if len(behind) != 1:
            return False
        (game,) = behind
        game.decide(game.decision.options[0], game.decision.seat)
        if same_questions(one, other):
            return not one.over
    return False


def is_behind(game: Game, seat: int) -> bool:
    return all(asked.seat != seat and not game.ruleset.is_free(asked) for asked in game.state.asked)


def masked(game: Game, seat: int) -> str:
    """The position as a seat could write it down, without the log."""
    return canonical(Masked(game.ruleset, game.state, seat).doc)


def same_answers(one: Game, other: Game, asked: int, seat: int) -> list[tuple[int, int]]:
    """The answers that can be given in both positions: moves with the same cards, in whatever words, if the seat sees
    all of them or where they lie; else those of the same words. What it is told of them must be the same."""
    here, there = one.state.asked[asked], other.state.asked[asked]
    labels = [choice.label for choice in other.decisions[asked].options]
    moves = [(each.kind, each.number, each.numbers, cards_of(each)) for each in there.options]
    found: list[tuple[int, int]] = []
    for at, (option, choice) in enumerate(zip(here.options, one.decisions[asked].options, strict=True)):
        cards = cards_of(option)
        if all(one.state.known[number] >> seat & 1 or one.state.records[number] is not None for number in cards):
            move = (option.kind, option.number, option.numbers, cards)
            found += [(at, moves.index(move))] if move in moves else []
        elif choice.label in labels:
            found.append((at, labels.index(choice.label)))
    return found


def cards_of(option: Move) -> list[int]:
    return [card.number for card in (option.card, *(option.cards or ())) if card is not None]


def told_apart(one: Game, other: Game, seat: int | None) -> bool:
    """Whether the rules have told a seat, or everybody, something by which the two positions differ."""
    logs = [game.log_of(seat) for game in (one, other)]
    stories = [[each.words for each in game.whole_story(seat)] for game in (one, other)]
    return differ_by(TELLING, *logs) or differ_by(LOOKING, *stories)


def differ_by(how: re.Pattern[str], one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether the first lines that differ are both of this sort."""
    lines = next(((a, b) for a, b in zip(one, other, strict=False) if a != b), None)
    return lines is not None and all(how.search(line) for line in lines)


def asked_elsewhere(one: Game, other: Game, seat: int) -> bool:
    """Whether another player is asked about an action that has not yet happened in the other position: that somebody
    is asked, and about which action, is seen by all."""
    shorter, longer = sorted((one.log_of(seat), other.log_of(seat)), key=len)
    if len(shorter) == len(longer) or longer[: len(shorter)] != shorter:
        return False
    told = [[words_for(game, question, seat) for question in game.state.asked] for game in (one, other)]
    return told[0] != told[1]


def words_for(game: Game, asked: Question, seat: int) -> str:
    """What a seat is told of the action that another is asked about."""
    if asked.seat == seat:
        return ""
    return game.ruleset.context(game.state, Question(seat, asked.menu, asked.options, asked.frame, asked.always))


def same_questions(one: Game, other: Game) -> bool:
    asked = [[(question.seat, question.menu) for question in game.state.asked] for game in (one, other)]
    return asked[0] == asked[1]
