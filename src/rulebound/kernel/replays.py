"""Saves and replays as documents: what is wrong with one is said in words."""

from __future__ import annotations

from typing import Any, Final

from rulebound.kernel.documents import read_json
from rulebound.kernel.errors import BadSave, ReplayDrift, RuleboundError
from rulebound.kernel.game import Game
from rulebound.kernel.histories import set_up
from rulebound.kernel.rules import MOST_DECISIONS
from rulebound.kernel.saves import VERSION

COMMON: Final = {"rulebound", "ruleset", "pinned"}
SAVE: Final = {*COMMON, "state"}
REPLAY: Final = {*COMMON, "setup", "answers", "after"}
PINNED: Final = {"names", "switches", "cards"}
SETUP: Final = {"decks", "seed", "starter"}
ROW: Final = {"seat", "answer", "before"}

MOST_PLAYERS: Final = 8
MOST_PINNED: Final = 1_000  # cards
MOST_OF_TEXTS: Final = 150_000  # characters on all pinned cards: the larger of our sets has 60,000
MOST_IN_A_DECK: Final = 1_000
MOST_LETTERS: Final = 1_000  # of an answer
MOST_DIGITS: Final = 6  # of a switch that is a number
MARK: Final = 64  # letters of a fingerprint


def read_document(text: str, what: str) -> dict[str, Any]:
    """A save or a replay as data; typed errors say what is wrong with it."""
    doc = read_json(text, what)
    for other in ("match", "draft"):
        if other in doc:
            raise BadSave(f"this is a {other}, no {what}: resume it with rulebound.load_{other}")
    if not doc.keys() >= COMMON:
        raise BadSave(f"this is no {what} of Rulebound: the fields 'rulebound', 'ruleset' and 'pinned' are missing")
    version = doc["rulebound"]
    must(type(version) is int, what, "rulebound", "is no version")
    if version != VERSION:
        raise BadSave(
            f"this {what} is of version {version}, and this Rulebound reads version {VERSION}: use the Rulebound that "
            "made it"
        )
    must(isinstance(doc["ruleset"], str), what, "ruleset", "is no name")
    check_pinned(doc["pinned"], what)
    return doc


def check_save(doc: dict[str, Any]) -> None:
    if "state" not in doc:
        raise BadSave("this save has no position in it; is it a replay? Use rulebound.replay.")
    has_keys(doc, SAVE | ({"history"} & doc.keys()), "save", "document")
    past = doc.get("history")
    if isinstance(past, dict) and past.get("setup"):
        check_setup(set_up(past["setup"]), len(doc["pinned"]["names"]))


def check_pinned(pinned: Any, what: str) -> None:
    """Names, switches and the tables of cards; what is in a table, whoever reads cards says."""
    has_keys(pinned, PINNED, what, "pinned")
    names, switches, cards = pinned["names"], pinned["switches"], pinned["cards"]
    must(is_list(names, MOST_PLAYERS), what, "pinned.names", f"is no list of {MOST_PLAYERS} names or fewer")
    for at, name in enumerate(names):
        must(is_text(name, 100), what, f"pinned.names[{at}]", "is no name")
    must(isinstance(switches, dict), what, "pinned.switches", "is no table")
    for name, value in switches.items():
        plain = is_text(value, 100) and value.isascii() and not (value.isdigit() and len(value) > MOST_DIGITS)
        must(plain, what, f"pinned.switches.{name[:40]}", "is no value of a switch")
    must(is_list(cards, MOST_PINNED), what, "pinned.cards", f"is no list of {MOST_PINNED} cards or fewer")
    named: set[str] = set()
    letters = 0
    for at, card in enumerate(cards):
        must(isinstance(card, dict), what, f"pinned.cards[{at}]", "is no table")
        name = str(card.get("name"))
        must(name not in named, what, f"pinned.cards[{at}].name", "is the name of another card too")
        named.add(name)
        letters += sum(len(part) for part in card.values() if isinstance(part, str))
    must(letters <= MOST_OF_TEXTS, what, "pinned.cards", f"has more than {MOST_OF_TEXTS:,} characters in all")


def check_replay(doc: dict[str, Any]) -> None:
    """Whether everything is there that a replay needs."""
    if "answers" not in doc or not doc.get("setup"):
        raise BadSave("this is no replay: it holds no set-up or no answers. A save is resumed with rulebound.load.")
    has_keys(doc, REPLAY, "replay", "document")
    check_setup(doc["setup"], len(doc["pinned"]["names"]))
    must(is_text(doc["after"], MARK), "replay", "after", "is no fingerprint")
    must(is_list(doc["answers"], MOST_DECISIONS), "replay", "answers", f"is no list of {MOST_DECISIONS} or fewer")
    for at, row in enumerate(doc["answers"]):
        where = f"answers[{at}]"
        has_keys(row, ROW, "replay", where)
        must(is_number(row["seat"], 0, len(doc["pinned"]["names"])), "replay", f"{where}.seat", "is no seat")
        must(is_text(row["answer"], MOST_LETTERS), "replay", f"{where}.answer", "is no answer")
        must(is_text(row["before"], MARK), "replay", f"{where}.before", "is no fingerprint")


def check_setup(setup: Any, players: int) -> None:
    """Decks for all, in a game without decks for nobody, with so many cards that they can be laid out; what else is
    wrong with one, deck rules say."""
    has_keys(setup, SETUP, "replay", "setup")
    decks = setup["decks"]
    must(is_list(decks, players) and len(decks) in (0, players), "replay", "setup.decks", "is no deck for each player")
    for at, deck in enumerate(decks):
        where = f"setup.decks[{at}]"
        must(isinstance(deck, dict), "replay", where, "is no deck")
        for key, part in deck.items():
            if isinstance(part, dict):
                counted = all(is_number(each, 0, MOST_IN_A_DECK) for each in part.values())
                few = counted and sum(part.values()) <= MOST_IN_A_DECK
                must(few, "replay", f"{where}.{key}", f"does not count {MOST_IN_A_DECK} cards or fewer")
    seed = setup["seed"]
    must(is_number(seed, -(1 << 256), 1 << 256) or is_text(seed, MOST_LETTERS), "replay", "setup.seed", "is no seed")
    must(is_number(setup["starter"], -1, players), "replay", "setup.starter", "is no seat")


def has_keys(value: Any, keys: set[str], what: str, where: str) -> None:
    """Exactly these."""
    must(isinstance(value, dict), what, where, "is no table")
    for key in sorted(keys - value.keys()):
        must(False, what, f"{where}.{key}", "is missing")
    for key in value.keys() - keys:
        must(False, what, f"{where}.{key[:40]}", "is no part of it")


def must(holds: bool, what: str, where: str, words: str) -> None:
    if not holds:
        raise BadSave(f"this {what} is damaged: {where} {words}. It was changed, or cut off. Take another.")


def is_number(value: Any, least: int, limit: int) -> bool:
    return type(value) is int and least <= value < limit


def is_text(value: Any, most: int) -> bool:
    return isinstance(value, str) and len(value) <= most and value.isprintable()


def is_list(value: Any, most: int) -> bool:
    return isinstance(value, list) and len(value) <= most


def run_replay(game: Game, doc: dict[str, Any]) -> Game:
    """Give the answers again and compare every fingerprint."""
    for at, row in enumerate(doc["answers"]):
        if game.fingerprint() != row["before"]:
            raise ReplayDrift(at, f"the position before '{row['answer']}' is not the one that was recorded")
        try:
            game.decide(row["answer"], row["seat"])
        except RuleboundError as fault:
            raise ReplayDrift(at, str(fault)) from fault
    if game.fingerprint() != doc["after"]:
        raise ReplayDrift(len(doc["answers"]), "the last position is not the one that was recorded")
    return game
