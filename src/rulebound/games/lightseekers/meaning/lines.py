"""Statements about numbers, permissions and access as lines: which field changes, how, by how much, for whom.

The same lines stand as long as a card is at work, or are laid for a while by an effect.
"""

from __future__ import annotations

from dataclasses import replace

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.adjectives import Access
from rulebound.games.lightseekers.meaning.amounts import multiplied
from rulebound.games.lightseekers.meaning.happenings import (
    is_next,
    next_act,
    nth_act,
)
from rulebound.games.lightseekers.meaning.heroes import OTHERS, one_whose, party, whose
from rulebound.games.lightseekers.meaning.line import Line, names_items
from rulebound.games.lightseekers.meaning.nouns import ANYWHERE, IN_THE_ROWS, all_such, meant, source_cards
from rulebound.games.lightseekers.meaning.picking import Objects, how_many, objects
from rulebound.games.lightseekers.meaning.prices import PRICES, check_turn, price_of_next, price_of_nth, priced
from rulebound.games.lightseekers.meaning.prohibitions import (
    attacking_with,
    hero_prohibition,
    is_ability,
    reached,
    too_many,
    without_limit,
)
from rulebound.games.lightseekers.meaning.references import THIS, is_act, is_act_or_its_card, is_played_act
from rulebound.games.lightseekers.meaning.senses import adjective, amount
from rulebound.games.lightseekers.meaning.waiting import group_of
from rulebound.games.lightseekers.meaning.writer import YOU, Writer
from rulebound.games.lightseekers.ops.groups import CardsAnywhere, EventCard
from rulebound.games.lightseekers.ops.tests import Among
from rulebound.games.lightseekers.ops.whom import HeroGroup
from rulebound.games.lightseekers.vocabulary import events, heroes, nouns, numbers, own_card, places, standing, verbs
from rulebound.games.lightseekers.vocabulary.amounts import ForEachHero
from rulebound.games.lightseekers.vocabulary.events import DealsDamage, IsHealed
from rulebound.kernel.modifiers import ADD, FORBID, GRANT, SET, TAKE
from rulebound.kernel.terms import Amount, Cards, Fixed, Whom, groups
from rulebound.kernel.terms.groups import Both
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import AbilityKind, Event, Head, Player, Simple, Thing
from rulebound.language.core.conditions import More
from rulebound.language.core.numbers import Own
from rulebound.language.lowering import Sense
from rulebound.language.lowering.references import possessor
from rulebound.language.node import Node

HARMS = {"damage": c.F_DAMAGE, "healing": c.F_HEALING}
OF_ACTS = (c.F_DAMAGE, c.F_HEALING, c.F_POWER, c.F_TWICE)  # what can be changed of a single act
hero_being: Sense[Writer, list[Line]] = Sense()  # of a hero, whose `who` is still to be said
being: Sense[Writer, list[Line]] = Sense()  # of cards, whose `group` is still to be said


def answers_items(w: Writer) -> bool:
    """[LS-2.5.4.11b] Whether the act that a trigger has seen was named as one of an Item."""
    heads = (node for tree in w.ability.trees for node in tree.inside() if isinstance(node, Head | Event))
    return any(names_items(node) for node in heads)


# ---- increase and reduce [LS-T08]
def change(w: Writer, node: numbers.Change) -> Line:
    """'Increase … by N', as a line."""
    if node.way is None or node.n is None:
        made = measured(w, node.measure, True)
        if made.field not in (c.F_DAMAGE, c.F_HEALING) or node.duration is not None:
            raise w.not_playable(node.measure, "only damage and healing are doubled")
        return replace(made, field=c.F_TWICE, how=made.field, amount=Fixed(1))
    much = multiplied(w, amount(w, node.n))
    made = measured(w, node.measure, node.way.word == "increase")
    return replace(made, amount=much, negative=node.way.word == "reduce")


def measured(w: Writer, measure: numbers.Measure, up: bool) -> Line:
    """Which number, and whose."""
    if isinstance(measure, numbers.HarmMeasure):
        return harm(w, measure, up)
    if isinstance(measure, numbers.NextHarm):
        return replace(harm(w, measure, up), once=True)
    if isinstance(measure, numbers.CardMeasure):
        return of_cards(w, measure.strength.word, measure.what)
    if isinstance(measure, numbers.OwnMeasure):
        if isinstance(measure.of, Own):
            return Line(field_of(measure.strength.word), ADD, side=c.OF_CARDS, group=THIS)
        if is_act(w, measure.of):
            return of_this_act(w, measure.strength.word, measure, named=True)
        cards = possessor(w, measure.of)
        if w.answers_act and isinstance(cards, EventCard):
            return of_this_act(w, measure.strength.word, measure, named=True)
        if w.answers_act and w.ability.kind is AbilityKind.TRIGGERED:
            raise w.not_playable(measure, "of which card? Say 'the damage of that Attack', or 'of this card'")
        return Line(field_of(measure.strength.word), ADD, side=c.OF_CARDS, group=cards)
    if isinstance(measure, numbers.TheirHarm):
        return Line(HARMS[measure.harm.word], ADD, side=c.DONE_BY, who=whose(w, measure.whose))
    if isinstance(measure, numbers.TheHarm):
        waits = w.waits and w.answers_act  # 'until your next turn, when you are attacked, reduce the damage by 2'
        if w.ability.kind is AbilityKind.EFFECTS and not w.attack and not waits and measure.harm.word == "damage":
            raise w.not_playable(measure, "there is no Attack here")
        return of_this_act(w, measure.harm.word, measure)
    if isinstance(measure, numbers.Capacity):
        return Line(c.F_CAPACITY, ADD, who=whose(w, measure.whose))
    raise w.not_playable(measure)


def harm_line(w: Writer, node: own_card.HarmLine) -> Line:
    """'When you would take damage, reduce it by 2': the same as 'reduce the damage that you receive by 2'."""
    verb = own_card.suffered(node.event)
    word = "healing" if isinstance(verb, IsHealed) else "damage"
    change = node.change
    if change.that.word not in ("it", f"that {word}"):
        raise w.not_playable(change.that, f"it is {word} that this speaks of")
    flow = numbers.DoneBy if isinstance(verb, DealsDamage) else numbers.ReceivedBy
    source: numbers.AnySource | None = getattr(verb, "source", None)
    if isinstance(verb, IsHealed) and verb.who is not None:
        if not isinstance(verb.who, heroes.HeroRole | heroes.SomeHero | heroes.ThatHero):
            raise w.not_playable(verb.who, "say it of one hero")
        source = numbers.FromHero(verb.who).at(verb.who)
    measure = numbers.NextHarm if node.once else numbers.HarmMeasure
    what = measure(numbers.Harm(word), flow(heroes.You()), source).at(node)
    made = measured(w, what, change.way is not None and change.way.word == "increase")
    down = change.way is None or change.way.word == "reduce"
    return replace(made, amount=multiplied(w, amount(w, change.n)), negative=down)


def field_of(word: str) -> int:
    return {"damage": c.F_DAMAGE, "healing": c.F_HEALING, "Power": c.F_POWER, "cost": c.F_COST}[word]


def harm(w: Writer, measure: numbers.HarmMeasure | numbers.NextHarm, up: bool) -> Line:
    field = HARMS[measure.harm.word]
    flow = measure.flow
    source = measure.source
    if isinstance(source, numbers.Source | numbers.ByMeans):
        if is_next(source.what):
            assert isinstance(source.what, core.Some)
            return Line(field, ADD, side=c.OF_ACT, act=next_act(w, source.what).test, names_items=names_items(source))
    cards = source_cards(w, source)
    items = names_items(source)
    if isinstance(flow, numbers.DoneWith):
        if source is not None:
            raise w.not_playable(source, "which cards do it is said before")
        return of_cards(w, measure.harm.word, flow.what)
    if isinstance(flow, numbers.ReceivedBy):
        who = YOU if flow.who is None else party(w, flow.who)
        return Line(field, ADD, side=c.RECEIVED_BY, who=who, group=cards, names_items=items)
    if isinstance(flow, numbers.DoneBy):
        who = YOU if flow.who is None else party(w, flow.who)
        return Line(field, ADD, side=c.DONE_BY, who=who, group=cards, names_items=items)
    if up and isinstance(measure, numbers.HarmMeasure) and measure.all and source is None:
        raise w.not_playable(measure, "whose? Say 'all damage you deal', or 'all damage dealt by all heroes'")
    if any(isinstance(each, ForEachHero) for each in w.ability.trees[w.sentence].inside()):
        raise w.not_playable(measure, "whose? Say 'all damage you receive', or 'all damage received by all heroes'")
    # without a side: more is what one does, less is what one suffers
    side = c.DONE_BY if up else c.RECEIVED_BY
    return Line(field, ADD, side=side, who=YOU, group=cards, names_items=items)


def of_cards(w: Writer, word: str, what: Thing) -> Line:
    """The damage of your Attacks, the Power of your Earth cards, the cost of your combos, the damage of that Attack."""
    field = field_of(word)
    if isinstance(what, core.It | core.That) and is_act_or_its_card(w, what):
        return of_this_act(w, word, what, named=True)
    if is_next(what):
        assert isinstance(what, core.Some)
        if field == c.F_COST:
            raise w.not_playable(what, "a cost is paid before the act begins: say which cards cost less")
        return Line(field, ADD, side=c.OF_ACT, act=next_act(w, what).test, names_items=names_items(what))
    if isinstance(what, nouns.NthAct):
        if field == c.F_COST:
            raise w.not_playable(what, "a cost is paid before the act begins: say which cards cost less")
        return of_nth(w, what, Line(field, ADD))
    against = recipient_of(what) if field == c.F_DAMAGE else None
    if against is not None:  # 'the damage of Attacks against you': what you receive from Attacks
        cards = all_such(w, without_relative(what))
        return Line(field, ADD, side=c.RECEIVED_BY, who=party(w, against), group=cards, names_items=names_items(what))
    return Line(field, ADD, side=c.OF_CARDS, group=all_such(w, what), names_items=names_items(what))


def of_nth(w: Writer, what: nouns.NthAct, line: Line) -> Line:
    """'Your second Attack each turn': as long as the card is at work, every turn; as an effect, this turn."""
    check_turn(w, what)
    return replace(line, side=c.OF_ACT, act=nth_act(w, what).test, numbered=True, names_items=names_items(what))


def of_this_act(w: Writer, word: str, node: Node, named: bool = False) -> Line:
    """[LS-G32] It hangs on the act that the trigger has seen; what answers damage must name the Attack."""
    if not w.answers_act and not (named and w.answers_harm):
        raise w.not_playable(node, "there is no act that this would be about")
    if word == "cost":
        raise w.not_playable(node, "the cost has been paid by then")
    return Line(field_of(word), ADD, side=c.OF_ACT, of_act=True, names_items=answers_items(w))


def fixed_measure(w: Writer, node: standing.MeasureFixed) -> list[Line]:
    """'Your damage can't be reduced.'"""
    made = measured(w, node.measure, True)
    if made.field not in (c.F_DAMAGE, c.F_HEALING) or made.once:
        raise w.not_playable(node.measure, "only damage and healing can be shut off from changes")
    return [replace(made, field=c.F_FIXED, how=made.field, bits=shut_bits(node.how))]


def shut_bits(how: tuple[standing.Altered, ...]) -> int:
    bits = 0
    for word in how:
        if word.word in ("increased", "changed"):
            bits |= c.NO_INCREASE
        if word.word in ("reduced", "changed"):
            bits |= c.NO_REDUCTION
    return bits


# ---- heroes
def hero_lines(w: Writer, node: standing.HeroIs) -> list[Line]:
    who = party(w, node.who)
    found = [line for each in node.beings for line in hero_being(w, each)]
    return [
        replace(line, who=who if line.those is None else HeroGroup(False, [Among(who), Among(line.those)]), those=None)
        if line.who is None
        else turned_round(line, who)
        for line in found
    ]


def turned_round(line: Line, who: Whom) -> Line:
    """'They can't attack you': you can't be attacked with their cards."""
    return replace(line, group=CardsAnywhere(who, line.group.traits if isinstance(line.group, CardsAnywhere) else []))


@hero_being.means(standing.HasAccessNow)
def has_access(w: Writer, node: standing.HasAccessNow) -> list[Line]:
    """[LS-2.3.2.4b] [LS-2.3.2.4c] Without a level it is Basic."""
    access = Access(w, node.elements)
    if node.lost:
        return [Line(c.F_ACCESS, TAKE, amount=access.chosen, bits=access.all_bits())]
    superior = node.level is not None and node.level.word == "Superior"
    side = c.SUPERIOR_LEVEL if superior else c.BASIC_LEVEL
    return [Line(c.F_ACCESS, GRANT, amount=access.chosen, bits=access.all_bits(), side=side)]


hero_being.of(standing.Immune, lambda w, node: immunities(w, node.to))


def harm_cards(w: Writer, source: standing.HarmSource | numbers.FromHero | None) -> Cards | None:
    if isinstance(source, standing.HarmSource):
        what = source.what or source.such
        assert what is not None  # its phrase has one of them
        return all_such(w, what)
    return source_cards(w, source)


def immunities(w: Writer, to: tuple[standing.Influence, ...]) -> list[Line]:
    """'Damage from Fire cards and Water cards' is damage from both."""
    found: list[Line] = []
    harmed = 0  # to which harm of cards one is Immune so far
    for each in to:
        if isinstance(each, standing.HarmInfluence):
            bits = c.TO_DAMAGE if each.harm.word == "damage" else c.TO_HEALING
            harmed = bits if each.source is not None else 0
            cards = harm_cards(w, each.source)
            if each.element is not None:
                cards = CardsAnywhere(None, adjective(w, each.element))
        elif isinstance(each, standing.DiscardInfluence):
            bits = c.TO_DISCARD
            cards = CardsAnywhere(OTHERS, [])
        else:
            assert isinstance(each, standing.CardInfluence)
            bits = harmed or c.TO_CARDS
            cards = all_such(w, each.what)
        found.append(Line(c.F_IMMUNE, GRANT, bits=bits, group=cards))
    return found


@hero_being.means(standing.HeroCannot)
def cannot(w: Writer, node: standing.HeroCannot) -> list[Line]:
    found: list[Line] = []
    for verb in node.verbs:
        if isinstance(verb, verbs.AttackHero):
            bits, cards = hero_prohibition(w, events.IsAttacked(by=verb.by).at(verb))
            found.append(Line(c.F_CANNOT, FORBID, bits=bits, who=party(w, verb.who), group=cards))
            continue
        if isinstance(verb, verbs.AttackWith):
            used = is_ability(w, verb.by)
            bits, cards = (c.NOT_USE_ATTACK_ABILITY, None) if used else (c.NOT_ATTACK, attacking_with(w, verb.by))
            found.append(Line(c.F_CANNOT, FORBID, bits=bits, group=cards))
            continue
        many = too_many(w, verb)
        bits, cards = hero_prohibition(w, verb if many is None else without_limit(many))
        found.append(Line(c.F_CANNOT, FORBID, bits=bits, group=cards, those=None if many is None else reached(w, many)))
    return found


hero_being.of(standing.NoDrawForActions, lambda w, node: [Line(c.F_RULE_OFF, GRANT, bits=c.NO_ACTION_DRAW)])
hero_being.of(
    standing.OnlyActions, lambda w, node: [Line(c.F_LIMIT, SET, amount=amount(w, node.n) if node.n else Fixed(0))]
)


@hero_being.means(standing.MoreActions)
def more_actions(w: Writer, node: standing.MoreActions) -> list[Line]:
    return [so_many(w, node, c.F_MORE_ACTIONS, node.more, amount(w, node.n))]


BY_THE_RULES = {c.F_MORE_ACTIONS: c.REGULAR_ACTIONS, c.F_MORE_ABILITIES: 1, c.F_CAPACITY: c.CAPACITY}


def so_many(w: Writer, node: Node, field: int, more: More | None, much: Amount) -> Line:
    """More than the rules say, or fewer, or so many, which must be more than that. [EN-13]"""
    if more is None and isinstance(much, Fixed) and much.number <= BY_THE_RULES[field]:
        raise w.not_playable(node, "so many everybody has by the rules: say 'only …', '… more' or '… fewer'")
    return Line(field, SET if more is None else ADD, amount=much, negative=more is not None and more.word == "fewer")


@hero_being.means(standing.MoreAbilities)
def more_abilities(w: Writer, node: standing.MoreAbilities) -> list[Line]:
    if node.so_many:
        return [so_many(w, node, c.F_MORE_ABILITIES, None, amount(w, node.n))]
    return [Line(c.F_MORE_ABILITIES, ADD, amount=amount(w, node.n))]


@hero_being.means(standing.CanCarry)
def can_carry(w: Writer, node: standing.CanCarry) -> list[Line]:
    return [so_many(w, node, c.F_CAPACITY, node.more, amount(w, node.n))]


@hero_being.means(standing.HeroCountsNot)
def counts_not(w: Writer, node: standing.HeroCountsNot) -> list[Line]:
    what = node.what
    if not isinstance(what, heroes.SomeHero) or what.which.word != "another" or what.filter is not None:
        raise w.not_playable(what, "a hero can only not count as another hero")
    return [Line(c.F_NOT_HERO, GRANT)]


hero_being.of(standing.HealsAtZero, lambda w, node: [Line(c.F_ZERO_HEALING, GRANT)])


def sleeping_hero(w: Writer, node: standing.HeroSleeps) -> list[Line]:
    """[LS-G39] 'Your target's hero is Dormant.'"""
    if node.who is not None:
        who = party(w, node.who)
    else:
        assert node.whose is not None
        who = whose(w, node.whose) if w.standing else one_whose(w, node.whose)
    return [Line(c.F_DORMANT, GRANT, group=groups.CardsInZones([c.HERO], who, []))]


# ---- cards
def card_lines(w: Writer, node: standing.CardIs) -> list[Line]:
    """Each being of the cards; 'your Next Attack deals 2 more damage' is about an act."""
    if w.answers_act and isinstance(node.what, core.It | core.That):
        for price in node.beings:
            if isinstance(price, standing.CostChange | standing.ActionPrice):
                raise w.not_playable(price, "it has been paid for by then: say which cards or abilities cost so much")
    if is_next(node.what):
        assert isinstance(node.what, core.Some)
        test = next_act(w, node.what).test
        found = [line for each in node.beings for line in being(w, each)]
        if all(line.field in PRICES for line in found):
            return [price_of_next(w, node.what, line) for line in found]
        if any(line.field not in OF_ACTS or line.who is not None for line in found):
            raise w.not_playable(node, "of the Next act only its damage, healing and Power can be changed")
        items = names_items(node.what)
        return [replace(line, side=c.OF_ACT, act=test, names_items=items) for line in found]
    if isinstance(node.what, nouns.NthAct):
        found = [line for each in node.beings for line in being(w, each)]
        if all(line.field in PRICES for line in found):
            return [price_of_nth(w, node.what, line) for line in found]  # the price is paid before the act begins
        if any(line.field not in OF_ACTS or line.who is not None for line in found):
            raise w.not_playable(node, "of an act with a number only its damage, healing and Power can be changed")
        return [of_nth(w, node.what, line) for line in found]
    if isinstance(node.what, core.It | core.That) and is_played_act(w, node.what):
        lines = [line for each in node.beings for line in being(w, each)]
        if any(line.field in OF_ACTS and line.who is not None for line in lines):
            raise w.not_playable(node, "all damage and healing of the act that is played changes: leave out to whom")
        if all(line.field in OF_ACTS for line in lines):
            return [replace(line, side=c.OF_ACT, of_act=True, names_items=answers_items(w)) for line in lines]
    if isinstance(node.what, core.It | core.That) and is_act(w, node.what):
        if not (w.answers_act or w.answers_harm):
            raise w.not_playable(node.what, "there is no act that this would be about")
        return [
            replace(line, side=c.OF_ACT, of_act=True, names_items=answers_items(w))
            if line.field in OF_ACTS and line.who is None
            else replace(line, group=meant(w, node.what, ANYWHERE))
            for each in node.beings
            for line in being(w, each)
        ]
    if node.duration is not None:
        raise w.not_playable(node.duration, "this stands behind the Next act, or at the end")
    lines = [line for each in node.beings for line in being(w, each)]
    if any(line.field == c.F_ACTION_PRICE for line in lines):
        return [priced(w, node.what, line) for line in lines]
    against = recipient_of(node.what)
    what = node.what
    if against is not None:
        lines = [damage_to(w, node, line, against) for line in lines]
        what = without_relative(node.what)
    w.as_printed = any(line.field == c.F_COUNTS_AS for line in lines)
    cards = all_such(w, what) if w.standing else meant(w, what, ANYWHERE)
    w.as_printed = False
    items = names_items(node.what)
    return [replace(line, group=narrowed(line, cards), names_items=items) for line in lines]


def recipient_of(what: Thing) -> Player | None:
    """'Attacks against you': whom they hit."""
    group = group_of(what)
    return group.relative.who if group is not None and isinstance(group.relative, places.Against) else None


def without_relative(what: Thing) -> Thing:
    group = group_of(what)
    assert group is not None
    return what.but(group=group.but(relative=None))


def damage_to(w: Writer, node: standing.CardIs, line: Line, who: Player) -> Line:
    """'Attacks against you deal 1 less damage': what you receive from Attacks."""
    if line.field != c.F_DAMAGE or line.who is not None:
        raise w.not_playable(node, "of acts against somebody only the damage can be changed")
    return replace(line, side=c.RECEIVED_BY, who=party(w, who))


def narrowed(line: Line, cards: Cards) -> Cards:
    """The cards of a line; of Unique only those that are a second copy."""
    return cards if line.only is None else Both([cards, line.only])


# ---- a whole statement
def lines_of(w: Writer, step: Simple) -> list[Line]:
    """The lines of one statement, whether they stand or are laid."""
    if isinstance(step, standing.HeroIs):
        return hero_lines(w, step)
    if isinstance(step, standing.YouAreImmune):
        return [replace(line, who=YOU) for line in immunities(w, step.to)]
    if isinstance(step, standing.CardIs):
        return card_lines(w, step)
    if isinstance(step, standing.MeasureFixed):
        return fixed_measure(w, step)
    if isinstance(step, standing.HeroSleeps):
        return sleeping_hero(w, step)
    raise w.not_playable(step)


def chosen_cards(w: Writer, what: Thing) -> Objects | None:
    """The single cards that an effect puts a line on; none if it speaks of all cards of a sort."""
    if isinstance(what, core.It | core.That | core.Them | core.Those | core.This):
        return objects(w, what, IN_THE_ROWS)
    count, _ = how_many(w, what)
    return None if count is None or is_next(what) else objects(w, what, IN_THE_ROWS)
