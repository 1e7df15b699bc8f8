"""Amounts and quantities of Luminous: life, how many there are."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.meaning.events_of_words import ORDINALS
from rulebound.games.luminous.meaning.nouns import ANY, described, however_gone, meant
from rulebound.games.luminous.meaning.players import who_has
from rulebound.games.luminous.meaning.senses import amount
from rulebound.games.luminous.meaning.writer import YOU, Writer
from rulebound.games.luminous.ops import distinct, remembering
from rulebound.games.luminous.vocabulary.beings import BonusX
from rulebound.games.luminous.vocabulary.events import Nth
from rulebound.games.luminous.vocabulary.filters import AndEach, Beyond
from rulebound.games.luminous.vocabulary.nouns import Distinct, Divided
from rulebound.games.luminous.vocabulary.verbs import AnyNumberOf, DamageOn
from rulebound.kernel.gates import ChooseNumber
from rulebound.kernel.terms import Amount, Bound, CountOf, Fixed, SeatNumber, Times, Whom
from rulebound.kernel.terms.amounts import AtLeast, AtMost, ForEvery, HowManyThisWay, Sum
from rulebound.kernel.terms.stats import StatOf
from rulebound.language.cases import asks_done
from rulebound.language.core import clauses
from rulebound.language.core import numbers as said
from rulebound.language.core.categories import Whose
from rulebound.language.core.conditions import IfDone
from rulebound.language.core.nouns import Group, ThisWay
from rulebound.language.lowering.amounts import halved
from rulebound.language.node import Node
from rulebound.language.references import Place

amount.of(said.HalfLife, lambda w, node: halved(SeatNumber(whose_life(w, node.whose), c.LIFE), node.rounding))


@amount.means(said.LifeOf)
def life_of(w: Writer, node: said.LifeOf) -> Amount:
    return SeatNumber(whose_life(w, node.whose), c.LIFE)


def whose_life(w: Writer, whose: Whose) -> Whom:
    who = who_has(w, whose)
    if who is None:
        raise w.not_playable(whose, "say whose life")
    return who


amount.of(Divided, lambda w, node: ForEvery(amount(w, node.of), node.n.value))


@amount.means(DamageOn)
def damage_on(w: Writer, node: DamageOn) -> Amount:
    return StatOf(meant(w, node.what), remembering.DAMAGE)


def differing(w: Writer, group: Distinct) -> Amount:
    """'Each different color among orbs you control'"""
    assert group.respect is not None and group.among is not None
    respect = distinct.RESPECTS[group.respect.word]
    kinds = [getattr(kind, "word", "") for kind in getattr(getattr(group.among, "group", None), "kinds", ())]
    if respect == distinct.COLOURS and set(kinds) != {"orb"}:
        raise w.not_playable(group.among, "only orbs have colors")  # [LU-cost.1] a cost is paid in some, and has none
    return distinct.CountDistinct(meant(w, group.among), respect)


def plain(group: Group) -> Group:
    """The same cards, without what is said of their number."""
    every = Group(
        group.adjectives, group.kinds, group.name, group.controller, group.filter, group.place, group.relative
    )
    return every.at(group)


def count_of(w: Writer, group: Group) -> Amount:
    """How many there are; of those to which this effect did something, also the ones that are gone."""
    if isinstance(group, Distinct):
        return differing(w, group)
    if isinstance(group, Beyond):
        first = ORDINALS[group.nth.word] if isinstance(group.nth, Nth) else 0 if group.n is None else group.n.value
        return AtLeast(Sum([count_of(w, plain(group)), Fixed(-first)]), 0)
    if isinstance(group, AndEach) and group.more is not None:
        return Sum([count_of(w, plain(group)), count_of(w, group.more)])
    cards = however_gone(group, described(w, group, ANY))
    return HowManyThisWay(cards) if isinstance(group.relative, ThisWay) else CountOf(cards)


def multiplied(w: Writer, much: Amount) -> Amount:
    """'For each', where the verb at hand has one."""
    if w.times is None:
        return much
    return Times(much, w.times) if w.most is None else AtMost(Times(much, w.times), w.most)


def is_chosen(w: Writer, n: Node) -> bool:
    """'Any number of', and the X of a cost, or of what may be paid, that nothing explains."""
    return isinstance(n, AnyNumberOf) or (isinstance(n, said.TheX) and w.x is None and (w.cause_cost or w.offering))


def chosen_up_to(w: Writer, node: Node, most: Amount) -> Amount:
    """[LU-play.4] 'Any number of': it is chosen now, and is 'that much' from then on."""
    if w.who is not YOU or w.chosen_number >= 0:
        raise w.not_playable(node, "one number is chosen, and by you")
    if w.offering:
        must_be_of_what_was_done(w)
    w.chosen_number = w.number()
    menu, kind = w.dialect.numbers
    w.emit(ChooseNumber(w.words(node), YOU, menu, kind, w.chosen_number, 0, most, w.dialect.numbers_named))
    chosen = Bound(w.chosen_number)
    if isinstance(node, said.TheX):
        w.x = lambda: chosen
    return chosen


def must_be_of_what_was_done(w: Writer) -> None:
    """[EN-7] 'You may pay X. If you don't, lose X life': nobody has chosen an X then."""
    done = False
    for at, tree in enumerate(w.ability.trees):
        for node in tree.inside():
            if not isinstance(node, clauses.If | clauses.Unless | clauses.Otherwise | clauses.IfElse):
                continue
            without = node.clauses
            if isinstance(node, clauses.IfElse):
                without = node.other if isinstance(node.condition, IfDone) else ()
            elif asks_done(node) is not False and not (isinstance(node, clauses.Otherwise) and done):
                without = ()
            done = asks_done(node) is True
            for each in (part for clause in without for part in clause.inside()):
                of_it = isinstance(each, said.ThatMuch) and is_told_before(w, each, at)
                if of_it or isinstance(each, said.TheX | BonusX):
                    w.sentence = at
                    raise w.not_playable(each, "who does not do it chooses no number: say how much")


def is_told_before(w: Writer, node: Node, at: int) -> bool:
    mention = w.ability.bindings.get(Place(at, node.span))
    return mention is None or mention.place.sentence < at
