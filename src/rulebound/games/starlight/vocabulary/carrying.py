"""Cards of a pile of yours, perhaps of some sort, of your choice, and where they go from there."""

from __future__ import annotations

from typing import ClassVar

from rulebound.games.starlight.vocabulary.card_sorts import CardSort
from rulebound.games.starlight.vocabulary.creatures import CardClass
from rulebound.language.core.categories import Act, Count
from rulebound.language.node import Node, Word, category, phrase, words
from rulebound.language.wordings import Wordings


@category("how many at most")
@phrase("up to {n:sg}", "up to {n:many}", "any number of")
class AtMostSo(Node):
    """As many as one likes, perhaps up to a number."""

    n: Count | None = None


@words("hand= <from|in> your hand", "discarded= <from|in> your Discard Pile")
class Whence(Word):
    """A pile of the player. [ST-LOC.2] [ST-LOC.3]"""


SORTED = (
    "{sort:one} {whence}", "<a|1|one> <{what} card|{what}> {whence}", "{most} {sort:many} {whence}",
    "{most} <[{what}] cards|{what:many}> {whence}", "{n:many} {sort:many} {whence}",
    "{n:many} <{what} cards|{what:many}> {whence}",
)
ONE = "<a|1|one> card {whence}"


@category("cards of a pile")
@phrase(*(f"sorted| {said}" for said in SORTED), *(f"any| {said}" for said in (*SORTED, ONE)), forms=("sorted", "any"))
class Picked(Node):
    """Of your choice."""

    whence: Whence
    sort: CardSort | None = None
    what: CardClass | None = None
    most: AtMostSo | None = None
    n: Count | None = None


class WithPicked(Act):
    """What is done with them."""

    picked: Picked


@phrase("discard(s) {picked:sorted}")
class DiscardPicked(WithPicked):
    """From the hand. [ST-LOC.3]"""


@phrase("return(s) {picked:sorted} to your hand", "put(s) {picked:sorted} into your hand")
class RecoverPicked(WithPicked):
    """[ST-LOC.2]"""


@words("top= on top of your Draw Pile", "bottom= on the bottom of your Draw Pile")
class EndOfPile(Word):
    """[ST-LOC.1]"""


@phrase("put(s) {picked:sorted} {end}")
class PutPicked(WithPicked):
    """In an order of choice. [ST-LOC.1]"""

    end: EndOfPile


@phrase("shuffle(s) {picked:any} into your Draw Pile")
class ShufflePicked(WithPicked):
    """[ST-LOC.1]"""


@phrase("telegraph(s) {picked:any} for free")
class TelegraphPicked(WithPicked):
    """By this creature, without paying. [ST-TEL.3]"""


@phrase("choose(s) {picked:any}")
class ChoosePicked(WithPicked):
    """'That card' from then on."""

    CHOOSES: ClassVar[bool] = True


@phrase("shuffle(s) your Draw Pile")
class ShufflePile(Act):
    """[ST-LOC.1]"""


FREE = ("without paying for it", "without paying for them", "without paying", "without paying its cost",
        "without paying their cost", "without spending Energy or Mana", "without spending Energy",
        "without spending any Energy", "without spending anything", "at no cost", "for no Energy", "for nothing")
CARRIED_WORDINGS: Wordings = {
    **{f"{free} !may": "for free" for free in FREE}, **{f"interact with it {free}": "interact with it" for free in (
        *FREE, "for free", "at once", "at once for free", "at once, free of charge", "at once, for free", "right away",
        "immediately")},
    **{f"interact with {it} {free}": f"interact with {it}" for free in (*FREE, "for free")
       for it in ("that Generator", "the Generator")},
    "the chosen card": "that card", "the revealed card": "that card", "the card you chose": "that card",
    **{f"discard the {rest}": "the rest into your Discard Pile" for rest in ("others", "other cards", "other", "rest")},
}  # fmt: skip
CARRIED: Wordings = {
    **{f"{{v=return}} {{x}} . {{y}} for each{of}": "{v} {x} . {y} for each card returned this way"
       for of in (" $", " of them $", " card returned $")},
    "{v=put/puts} {n} of them into your hand and the rest into your Discard Pile $":
        "put {n} of them into your hand and the rest into your Discard Pile",
    "add {x} to your hand": "put {x} into your hand",
    "put that card on top of it $": "put that card on top of your Draw Pile",
    "put that card on the bottom of it $": "put that card on the bottom of your Draw Pile",
}  # fmt: skip
