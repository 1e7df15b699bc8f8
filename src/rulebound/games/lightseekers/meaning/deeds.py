"""Single verbs, and what they are repeated for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.heroes import remains_in_block
from rulebound.games.lightseekers.meaning.senses import act, amount
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops import piles
from rulebound.games.lightseekers.vocabulary import clauses as said
from rulebound.games.lightseekers.vocabulary import verbs
from rulebound.games.lightseekers.vocabulary.amounts import Repeat
from rulebound.kernel.terms import Fixed
from rulebound.language.core.categories import Act, Deed
from rulebound.language.core.nouns import It, That, Them, Those
from rulebound.language.core.numbers import Number
from rulebound.language.lowering import Offer
from rulebound.language.node import Node

TRIGGER = Offer(c.M_TRIGGER, c.USE_TRIGGER, c.NO_TRIGGER)  # [LS-D16] all that a trigger does is optional


def deed(w: Writer, node: Deed) -> None:
    assert isinstance(node, said.Doing)
    check_in_play(w, node.act)
    before, w.doing = w.doing, node.act
    if node.repeat is None and node.most is not None and isinstance(getattr(node.act, "n", None), Number):
        raise w.not_playable(node.most, "the amount is said already")
    with bounded(w, node), repeated(w, node.repeat or node.most):
        act(w, node.act)
    if w.looked_through is not None:  # [LS-3.2.3.2c.1]
        w.emit(piles.Shuffle(w.words(node), w.looked_through))
        w.looked_through = None
    w.doing = before


IN_PLAY = (verbs.Rotate, verbs.RotateTo, verbs.Restart, verbs.Remove)


def check_in_play(w: Writer, node: Act) -> None:
    """[EN-12] What was Discarded just before cannot be turned or Removed."""
    what = getattr(node, "what", None)
    if not isinstance(node, IN_PLAY) or not isinstance(what, It | That | Them | Those):
        return
    mention = w.mention(what)
    acts = (each for tree in w.ability.trees for each in tree.inside() if isinstance(each, verbs.Discard))
    if not mention.back and any(each.what is mention.node for each in acts):
        raise w.not_playable(what, "by these words it is the Discarded card: name the one you mean, as 'this Buff'")


@contextmanager
def bounded(w: Writer, node: said.Doing) -> Iterator[None]:
    """'Up to 5', 'at least 2': of all that is done."""
    most = None if node.most is None else amount(w, node.most)
    with w.being(most=most, least=0 if node.least is None else node.least.value):
        yield


@contextmanager
def repeated(w: Writer, node: Repeat | Number | None) -> Iterator[None]:
    """'For each': what is written here must have an amount or a count to multiply, or to bound."""
    if node is None:
        yield
        return
    w.times, w.multiplied = amount(w, node) if isinstance(node, Repeat) else Fixed(1), False
    yield
    w.times = None
    if not w.multiplied:
        what = "multiply" if isinstance(node, Repeat) else "bound"
        raise w.not_playable(node, f"there is no amount that this would {what}")


def acts_of(deeds: Sequence[Deed]) -> list[Act]:
    return [each.act for each in deeds if isinstance(each, said.Doing)]


def speaks_of_block(w: Writer, node: Deed) -> bool:
    """Whether a verb without a subject is about the heroes of the open block: 'deal 2 damage to those heroes'."""
    assert isinstance(node, said.Doing)
    whom = getattr(node.act, "to", None) or getattr(node.act, "who", None)
    return isinstance(whom, Node) and remains_in_block(w, whom)
