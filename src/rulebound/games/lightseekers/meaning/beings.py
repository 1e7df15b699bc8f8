"""What is so of cards, as lines: Dormant, as what they count, cost, strength, keywords, prohibitions."""

from __future__ import annotations

from dataclasses import replace

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.amounts import multiplied
from rulebound.games.lightseekers.meaning.deeds import repeated
from rulebound.games.lightseekers.meaning.heroes import party
from rulebound.games.lightseekers.meaning.line import Line
from rulebound.games.lightseekers.meaning.lines import being
from rulebound.games.lightseekers.meaning.nouns import zones_of
from rulebound.games.lightseekers.meaning.prohibitions import card_bits
from rulebound.games.lightseekers.meaning.senses import amount
from rulebound.games.lightseekers.meaning.words import ALL_ELEMENTS, KINDS, element_bit, order_number
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops import groups, traits
from rulebound.games.lightseekers.vocabulary import elements, nouns, standing
from rulebound.games.lightseekers.vocabulary.amounts import CornerValue, SignedCornerValue
from rulebound.games.lightseekers.vocabulary.events import LeavesZone
from rulebound.kernel.modifiers import ADD, FORBID, GRANT, SET, TAKE
from rulebound.kernel.terms import Cards, Fixed
from rulebound.kernel.terms.groups import CardsInZones
from rulebound.kernel.terms.traits import LiesIn
from rulebound.language.core import nouns as core


@being.means(standing.IsNow)
def is_now(w: Writer, node: standing.IsNow) -> list[Line]:
    found: list[Line] = []
    bits = 0
    for state in node.states:
        if isinstance(state, elements.BuffState) and state.word == "Dormant":
            found.append(Line(c.F_DORMANT, GRANT))
        elif isinstance(state, elements.Element):
            bits |= element_bit(state.word)
        elif isinstance(state, elements.Order):
            bits |= 7 << 3 * order_number(state.word)
        else:
            raise w.not_playable(state, "a card cannot be made that")
    if bits:
        found.append(Line(c.F_COUNTS_AS, GRANT, bits=bits))
    return found


@being.means(standing.CountsAs)
def counts_as(w: Writer, node: standing.CountsAs) -> list[Line]:
    bits = 0
    for each in node.elements:
        if isinstance(each, elements.Element):
            bits |= element_bit(each.word)
        elif isinstance(each, elements.Order):
            bits |= 7 << 3 * order_number(each.word)
        else:
            bits = ALL_ELEMENTS
    return [Line(c.F_COUNTS_AS, GRANT, bits=bits)]


@being.means(standing.CountsAsKind)
def counts_as_kind(w: Writer, node: standing.CountsAsKind) -> list[Line]:
    """'Counts as a Fire card': of that Element; 'counts as a Buff': of that kind, for all texts that ask."""
    group = node.group
    if not is_only_kind(group):
        raise w.not_playable(group, "say of which kind or Element it counts")
    bits = 0
    for adjective in group.adjectives:
        if isinstance(adjective, elements.Element):
            bits |= element_bit(adjective.word)
        elif isinstance(adjective, elements.Order):
            bits |= 7 << 3 * order_number(adjective.word)
        else:
            raise w.not_playable(adjective, "a card cannot be made that")
    kind = kind_bits(w, group)
    if len(kind) > 1 or not (bits or kind[0]):
        raise w.not_playable(group, "say of which kind or Element it counts")
    found = [Line(c.F_COUNTS_AS, GRANT, bits=bits)] if bits else []
    return [*found, *([Line(c.F_COUNTS_AS, ADD, bits=kind[0])] if kind[0] else [])]


@being.means(standing.CountsNot)
def counts_not_as(w: Writer, node: standing.CountsNot) -> list[Line]:
    """'Does not count as a Buff': no text that asks for such cards means it."""
    group = node.group
    kinds = kind_bits(w, group)
    if group.adjectives or not is_only_kind(group) or 0 in kinds:
        raise w.not_playable(group, "say as which kind of card it does not count")
    return [Line(c.F_COUNTS_AS, TAKE, bits=bits) for bits in kinds]


def is_only_kind(group: core.Group) -> bool:
    return (group.name or group.controller or group.filter or group.place or group.relative) is None


def kind_bits(w: Writer, group: core.Group) -> list[int]:
    found: list[int] = []
    for kind in group.kinds:
        if not isinstance(kind, nouns.CardKind):
            raise w.not_playable(kind, "say one kind of card")
        found.append(KINDS[kind.word])
    return found


@being.means(standing.HasKeyword)
def has_keyword(w: Writer, node: standing.HasKeyword) -> list[Line]:
    """[LS-6.1.2-unique] [LS-6.1.2-burn.1] What the keyword says, of other cards."""
    found: list[Line] = []
    for skill in node.skills:
        assert isinstance(skill, elements.Tag)
        if skill.word == "Unique":
            found.append(Line(c.F_DORMANT, GRANT, only=groups.CardsAnywhere(None, [traits.SecondCopy()])))
        else:
            pile = groups.CardsAnywhere(None, [LiesIn([c.DISCARD], None, False)])
            bits = c.NOT_MOVED | c.NOT_PLAYED | c.NOT_STORED
            found.append(Line(c.F_CARD_CANNOT, FORBID, bits=bits, only=pile))
    return found


@being.means(standing.CostChange)
def cost_change(w: Writer, node: standing.CostChange) -> list[Line]:
    with repeated(w, node.repeat):
        much = multiplied(w, amount(w, node.n))
    return [Line(c.F_COST, ADD, amount=much, negative=node.direction.word == "less", side=c.OF_CARDS)]


@being.means(standing.ActionPrice)
def action_price(w: Writer, node: standing.ActionPrice) -> list[Line]:
    """[LS-4.1.3b] One action is what a card or an ability takes otherwise."""
    much = Fixed(0) if node.n is None else amount(w, node.n)
    who = None if node.who is None else party(w, node.who)
    return [Line(c.F_ACTION_PRICE, ADD if node.more else SET, amount=much, side=c.OF_CARDS, who=who)]


being.of(standing.DealsDouble, lambda w, node: [Line(c.F_TWICE, c.F_DAMAGE, Fixed(1), side=c.OF_CARDS)])


@being.means(standing.DealsMore)
def deals_more(w: Writer, node: standing.DealsMore) -> list[Line]:
    """To somebody in particular: damage that this one receives from such cards."""
    less = node.direction is not None and node.direction.word == "less"
    with repeated(w, node.repeat):
        much = multiplied(w, amount(w, node.n))
    line = Line(c.F_DAMAGE, ADD, amount=much, negative=less, side=c.OF_CARDS)
    if node.to is not None:
        line = replace(line, side=c.RECEIVED_BY, who=party(w, node.to))
    return [line]


@being.means(standing.HealsMore)
def heals_more(w: Writer, node: standing.HealsMore) -> list[Line]:
    with repeated(w, node.repeat):
        much = multiplied(w, amount(w, node.n))
    return [Line(c.F_HEALING, ADD, amount=much, negative=node.direction.word == "less", side=c.OF_CARDS)]


@being.means(standing.HasPower)
def has_power(w: Writer, node: standing.HasPower) -> list[Line]:
    if isinstance(node.n, SignedCornerValue):
        once, less = amount(w, CornerValue()), node.n.sign == "-"
    else:
        once, less = Fixed(abs(node.n.value)), node.n.value < 0
    with repeated(w, node.repeat):
        much = multiplied(w, once)
    return [Line(c.F_POWER, ADD, amount=much, negative=less, side=c.OF_CARDS)]


@being.means(standing.CardCannot)
def card_cannot(w: Writer, node: standing.CardCannot) -> list[Line]:
    found: list[Line] = []
    for verb in node.verbs:
        bits, who = card_bits(w, verb)
        only = closed_pile(w, verb) if isinstance(verb, LeavesZone) else None
        if who is not None:
            # "can't be Removed by other heroes": forbidden to those heroes, with such cards
            found.append(Line(c.F_CANNOT, FORBID, bits=bits, who=who))
        else:
            found.append(Line(c.F_CARD_CANNOT, FORBID, bits=bits, only=only))
    return found


def closed_pile(w: Writer, verb: LeavesZone) -> Cards:
    """'Can't leave your discard pile': those that lie there."""
    zones, who = zones_of(w, verb.zone)
    if zones != [c.DISCARD]:
        raise w.not_playable(verb.zone, "only of a discard pile can it be said that cards can't leave it")
    return CardsInZones(zones, who, [])
