"""One by one: what a text says of 'it' behind 'each …' is asked and worked out for each card by itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

from rulebound.kernel.gates import SetNumber
from rulebound.kernel.terms import Cards, Fixed
from rulebound.kernel.terms.groups import SlotCards
from rulebound.kernel.terms.loops import Gather, NextCard
from rulebound.language.core import nouns, numbers, players
from rulebound.language.core.categories import Effect, Thing
from rulebound.language.core.clauses import If, Unless
from rulebound.language.core.conditions import IfDone, IfNotDone
from rulebound.language.core.durations import While
from rulebound.language.lowering.dialect import Sentences
from rulebound.language.lowering.programs import Label
from rulebound.language.lowering.writer import TextWriter
from rulebound.language.node import Node
from rulebound.language.references import Mention

ONE = (nouns.It, nouns.That, numbers.Its, numbers.OfThat)


def for_each(w: TextWriter, node: Effect) -> AbstractContextManager[None]:
    """[EN-6] [EN-10] Around an effect: for each card that it speaks of one by one, else once."""
    mention = taken_apart(w, node)
    if mention is None or (w.at, mention.place) in w.singled:
        return nullcontext()
    return one_at_a_time(w, node, mention)


def taken_apart(w: TextWriter, node: Effect) -> Mention | None:
    """The phrase 'each …' of which the effect speaks as 'it' in a condition or an amount, or by its controller; 'as
    long as it …' is a condition, too."""
    asked: list[Node] = [node.condition] if isinstance(node, If | Unless) else []
    asked += [each for each in node.inside() if isinstance(each, While)]
    within = {id(each) for condition in asked for each in condition.inside()}
    for each in node.inside():
        mention = w.ability.bindings.get(w.place(each))
        if mention is None or mention.back or mention.across or not is_each(mention.node):
            continue
        if isinstance(each, numbers.Its | numbers.OfThat) or is_its_player(each):
            return mention
        if isinstance(each, ONE) and id(each) in within:
            return mention
    return None


def is_each(node: Node) -> bool:
    return isinstance(node, Thing) and getattr(getattr(node, "determiner", None), "word", "") == "each"


def is_its_player(node: Node) -> bool:
    """'Its controller', as somebody who does or suffers something."""
    if isinstance(node, players.ControllerOfThat | players.OwnerOfThat):
        return True
    return isinstance(node, players.PlayerWord) and node.word in ("its controller", "its owner")


@contextmanager
def one_at_a_time(w: TextWriter, node: Effect, mention: Mention) -> Iterator[None]:
    if w.standing:
        yield  # of what stands each game says what it can work out for each
        return
    assert isinstance(mention.node, Thing)
    spot = w.at, mention.place
    known: Cards | None = w.handles.get(spot)
    if known is None:
        with w.being(sentence=mention.place.sentence):
            known = w.dialect.cards(w, mention.node)
    with each_card(w, node, known) as (several, one):
        w.handles[spot] = w.singled[spot] = one
        yield
    del w.singled[spot]
    w.handles[spot] = several


@contextmanager
def each_card(w: TextWriter, node: Node, cards: Cards) -> Iterator[tuple[SlotCards, SlotCards]]:
    """A loop over cards: all of them, and the one at hand."""
    several, one, number, again, behind = w.slot(), w.slot(), w.number(), Label(), Label()
    words = w.words(node)
    start = len(w.items)
    w.emit(Gather(words, cards, several))
    w.emit(SetNumber("", number, Fixed(0)))
    w.mark(again)
    w.branch(NextCard(words, several, number, one), behind)
    rounds = w.begin_rounds(start)
    with w.part():
        yield w.in_slot(several), w.in_slot(one)
    w.close_block()
    w.end_round(rounds)
    w.jump_to(again)
    w.mark(behind)


def asking(w: TextWriter, number: int, many: Sentences) -> int:
    """How many sentences ask whether it was done, or speak of what one round has named."""
    back = {place.sentence for place, mention in w.ability.bindings.items() if speaks_of(mention, number)}
    asks = [
        sentence in back
        or (isinstance(node, If | Unless) and isinstance(node.condition, IfDone | IfNotDone))
        for sentence, node in many
    ]
    count = asks.index(False) if False in asks else len(many)
    for sentence, node in many[count:]:
        if sentence in back:
            with w.being(sentence=sentence):
                raise w.not_playable(node, "which of them? Say it right behind what is done for each")
    return count


def speaks_of(mention: Mention, number: int) -> bool:
    return not mention.back and mention.place.sentence == number and isinstance(mention.node, Thing)
