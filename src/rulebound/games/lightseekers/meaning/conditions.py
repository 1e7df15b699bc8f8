"""Conditions: what can be so or not when an effect asks, or all the time."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.adjectives import Access, kind_traits
from rulebound.games.lightseekers.meaning.differing import least_unlike, sort_code, told_apart
from rulebound.games.lightseekers.meaning.heroes import hero_group, is_nobody, is_plural, remains_in_block, whose
from rulebound.games.lightseekers.meaning.nouns import (
    IN_THE_ROWS,
    SAY_WHERE,
    Wanted,
    is_hand_shown,
    meant,
    not_in_the_hand_shown,
    zones_of,
)
from rulebound.games.lightseekers.meaning.senses import adjective, amount, condition, hero, hero_filter
from rulebound.games.lightseekers.meaning.words import PHASES
from rulebound.games.lightseekers.meaning.writer import YOU, Writer
from rulebound.games.lightseekers.ops import tests, traits
from rulebound.games.lightseekers.ops.amounts import UnusedActions
from rulebound.games.lightseekers.ops.differing import HasUnlike
from rulebound.games.lightseekers.ops.whom import HeroSet
from rulebound.games.lightseekers.vocabulary import conditions as said
from rulebound.games.lightseekers.vocabulary import elements, heroes, nouns, standing
from rulebound.games.lightseekers.vocabulary.windows import Window
from rulebound.kernel.terms import (
    Amount,
    AnyOf,
    Cards,
    CountOf,
    Every,
    Fixed,
    Not,
    SeatNumber,
    Test,
    Trait,
    groups,
    relations,
)
from rulebound.kernel.terms.amounts import CardsOfPlayers
from rulebound.kernel.terms.groups import SlotCards
from rulebound.kernel.terms.players import EveryPlayerIs, HasCards, PlayerTrait, SomePlayerIs
from rulebound.kernel.terms.tests import SamePlayer, TurnOf
from rulebound.language.core import conditions as core
from rulebound.language.core import nouns as things
from rulebound.language.core.categories import Condition, Player, Thing, Whose
from rulebound.language.lowering.conditions import BEYOND, RELATIONS, are
from rulebound.language.lowering.conditions import is_kind as shared_is_kind
from rulebound.language.lowering.conditions import is_state as shared_is_state
from rulebound.language.node import Node
from rulebound.language.references import is_plural as is_group

ONE = Fixed(1)
ZERO = Fixed(0)


# ---- how many
COUNTED = {
    "more than": relations.ABOVE,
    "fewer than": relations.BELOW,
    "at least": relations.AT_LEAST,
    "at most": relations.AT_MOST,
    "exactly": relations.EXACTLY,
}


def enough(w: Writer, what: Thing) -> tuple[int, Amount]:
    """As many as the phrase says: 'a Buff', '2 or more', 'no Items'."""
    if isinstance(what, things.Both | things.Either):
        raise w.not_playable(what, "say one thing at a time")
    determiner = getattr(what, "determiner", None)
    if isinstance(determiner, nouns.ComparedCount):
        return COUNTED[determiner.how.word], amount(w, determiner.n)
    if isinstance(determiner, things.AtLeast):
        return relations.AT_LEAST, amount(w, determiner.n)
    if isinstance(determiner, things.AtMost | things.UpTo):
        return relations.AT_MOST, amount(w, determiner.n)
    if isinstance(determiner, things.Exactly):
        at_least = w.drawing_until or getattr(determiner.n, "value", 2) == 1
        relation = relations.AT_LEAST if at_least else relations.EXACTLY
        return relation, amount(w, determiner.n)
    if isinstance(determiner, nouns.CardArticle):
        if determiner.word == "no":
            return relations.EXACTLY, ZERO
        if determiner.word not in ("a", "another", "any", "any several"):
            raise w.not_playable(determiner, "say how many: a, no, 2 or more …")
    elif determiner is not None and getattr(determiner, "word", "") not in ("any", "another"):
        raise w.not_playable(determiner, "say how many: a, no, 2 or more …")
    return relations.AT_LEAST, ONE


def having(w: Writer, what: Thing, of: Player | None = None) -> HasCards | HasUnlike:
    """That a hero has such cards: in play, or where the phrase says; read with that hero as 'you', who is also meant by
    'their'."""
    apart = told_apart(what)
    least = least_unlike(w, what)
    if apart is not None and least is not None:
        with w.being(comparing=True):
            return HasUnlike(had(w, what, of), sort_code(apart), least)
    relation, number = enough(w, what)
    return HasCards(had(w, what, of), relation, number)


def had(w: Writer, what: Thing, of: Player | None = None) -> Cards:
    """The cards of a hero that a phrase means, read with that hero as 'you'."""
    if isinstance(what, things.This) and (w.making.definition.attack or w.making.definition.defend):
        raise w.not_playable(what, "it is being played, and nobody has it")
    if isinstance(what, things.It | things.That | things.Them | things.Those):
        raise w.not_playable(what, "where? Say 'if it is in their hand', or what they have")
    in_hand = w.drawing_until
    if w.looked is not None and is_placeless(what):
        in_hand = of is not None and is_hand_shown(w, of)
        if not in_hand:  # [EN-13] among the cards that were looked at, or in play
            raise w.not_playable(what, SAY_WHERE)
    elif of is not None and isinstance(group := getattr(what, "group", None), things.Group):
        not_in_the_hand_shown(w, group, of)
    for node in what.inside():
        if says_who(node) and not is_same(w, node, of):
            raise w.not_playable(node, "whose cards these are is said before: 'has', 'with'")
    before, w.who = w.who, YOU
    people = dict(w.people)
    if of is not None:
        w.people[w.spot(of)] = YOU
    cards = meant(w, what, Wanted(zones=[c.HAND]) if in_hand else IN_THE_ROWS)
    w.who, w.people = before, people
    if isinstance(cards, groups.CardsInZones) and cards.who is None:
        cards.who = YOU
    return cards


def is_placeless(what: Thing) -> bool:
    """'A Lunar card', which could lie anywhere; a Buff or an Item that a hero has is in play."""
    group = getattr(what, "group", None)
    return isinstance(group, things.Group) and group.place is None and any(
        getattr(kind, "word", "") == "card" for kind in group.kinds
    )  # fmt: skip


hero_filter.of(heroes.WithCards, lambda w, node: [having(w, node.what)])


@hero_filter.means(heroes.WithMostCards)
def with_most_cards(w: Writer, node: heroes.WithMostCards) -> list[PlayerTrait]:
    cards = had(w, things.Bare(node.group).at(node.group))
    return [tests.MostCards(cards, node.extreme.word == "most", w.among_others)]


@hero_filter.means(heroes.WithMoreCards)
def with_more_cards(w: Writer, node: heroes.WithMoreCards) -> list[PlayerTrait]:
    cards = had(w, things.Bare(node.group).at(node.group))
    return [tests.MoreCards(cards, BEYOND[node.compared.word], hero(w, node.who))]


@hero_filter.means(heroes.WithoutCards)
def without_cards(w: Writer, node: heroes.WithoutCards) -> list[PlayerTrait]:
    determiner = getattr(node.what, "determiner", None)
    if determiner is not None and getattr(determiner, "word", "") not in ("a", "any", "any several"):
        raise w.not_playable(node.what, "say 'without a Buff', or 'with 1 or fewer Buffs'")
    return [HasCards(having(w, node.what).group, relations.EXACTLY, ZERO)]


def says_who(node: Node) -> bool:
    return isinstance(node, Player | Whose)


def is_same(w: Writer, node: Node, of: Player | None) -> bool:
    """Whether a phrase within 'has …' means the one who has: 'your target has a card in their hand'."""
    if isinstance(node, heroes.Your):
        return isinstance(of, heroes.You)
    return isinstance(node, heroes.WhoseThat) and of is not None and w.spot_meant(node) == w.spot(of)


EACH = ("each", "each other", "all", "all other")


def is_each(node: Player) -> bool:
    """'Each hero', 'all other heroes', in a condition: every one of them."""
    return isinstance(node, heroes.SomeHero) and node.which.word in EACH


def about(w: Writer, node: Player, trait: PlayerTrait) -> Test:
    """That a hero is so, or one of several; of 'each hero' that all are, of 'no hero' that none is."""
    if isinstance(node, heroes.SomeHero) and is_each(node):
        return EveryPlayerIs(hero_group(w, node), [trait])
    if isinstance(node, heroes.SomeHero) and is_nobody(node):
        return Not(SomePlayerIs(hero_group(w, node), [trait]))
    return SomePlayerIs(hero(w, node), [trait])


@condition.means(said.HasEquipped)
def has_equipped(w: Writer, node: said.HasEquipped) -> Test:
    """The same as to have such Items."""
    kinds = [each.word for each in node.what.inside() if isinstance(each, nouns.CardKind)]
    if set(kinds) != {"Item"}:
        raise w.not_playable(node.what, "only Items are Equipped")
    return has_thing(w, core.HasThing(node.who, node.what).at(node))


@condition.means(core.HasThing)
def has_thing(w: Writer, node: core.HasThing) -> Test:
    if isinstance(node.what, things.Both | things.Either):
        parts = [has_thing(w, node.but(what=each)) for each in node.what.things]
        return Every(parts) if isinstance(node.what, things.Both) else AnyOf(parts)
    if is_nobody(node.who) or is_each(node.who):
        return about(w, node.who, having(w, node.what, node.who))
    who = hero(w, node.who)
    trait = having(w, node.what, node.who)
    if not w.standing and isinstance(trait.group, groups.CardsInZones) and not is_plural(node.who):
        owner = who if trait.group.who is YOU else trait.group.who
        w.unchosen[w.spot(node.what)] = groups.CardsInZones(trait.group.zones, owner, trait.group.traits)
    return SomePlayerIs(who, [trait])


@condition.means(said.HasMoreCards)
def has_more_cards(w: Writer, node: said.HasMoreCards) -> Test:
    """'Fewer Buffs than each other hero' is fewer than every one of them has."""
    trait = having(w, things.Bare(node.group).at(node.group), node.who)
    if isinstance(node.who, heroes.SomeHero):
        if isinstance(node.other, heroes.SomeHero):
            raise w.not_playable(node.other, "say with whom they are compared: you, your target, your enemy")
        return about(w, node.who, tests.MoreCards(trait.group, BEYOND[node.compared.word], hero(w, node.other)))
    mine = CardsOfPlayers(hero(w, node.who), trait.group)
    relation = BEYOND[node.compared.word]
    if isinstance(node.other, heroes.SomeHero):
        return about(w, node.other, tests.MoreCards(trait.group, TURNED[relation], hero(w, node.who)))
    return relations.Compares(mine, relation, CardsOfPlayers(hero(w, node.other), trait.group))


@condition.means(said.HasAsMany)
def has_as_many(w: Writer, node: said.HasAsMany) -> Test:
    """Cards are drawn up to as many; elsewhere it could be as many at least or just as many."""
    many = (isinstance(each, heroes.SomeHero) for each in (node.who, node.other))
    if any(many):
        raise w.not_playable(node, "say it of two heroes: you, your target, your enemy, the recipient")
    if node.least + node.just + w.drawing_until != 1:
        raise w.not_playable(node, "say 'at least as many' or 'exactly as many'")
    trait = having(w, things.Bare(node.group).at(node.group), node.who)
    mine, theirs = (CardsOfPlayers(hero(w, each), trait.group) for each in (node.who, node.other))
    return relations.Compares(mine, relations.EXACTLY if node.just else relations.AT_LEAST, theirs)


@condition.means(said.HasMost)
def has_most(w: Writer, node: said.HasMost) -> Test:
    if isinstance(node.who, heroes.SomeHero):
        raise w.not_playable(node.who, "say it of one hero: you, your target, your enemy, the recipient")
    if node.extreme is not None:
        return about(w, node.who, tests.ExtremeHealth(node.extreme.word == "most"))
    assert node.group is not None and node.most is not None
    cards = had(w, things.Bare(node.group).at(node.group), node.who)
    return about(w, node.who, tests.MostCards(cards, node.most.word == "most"))


@condition.means(said.HasHealth)
def has_health(w: Writer, node: said.HasHealth) -> Test:
    if node.just:
        return about(w, node.who, tests.HealthIs(relations.EXACTLY, amount(w, node.n)))
    relation = RELATIONS[node.bound.word] if node.bound else BEYOND[node.beyond.word if node.beyond else ""]
    return about(w, node.who, tests.HealthIs(relation, amount(w, node.n)))


@condition.means(said.HasMoreHealth)
def has_more_health(w: Writer, node: said.HasMoreHealth) -> Test:
    """'More health than each other hero' is more than every one of them has."""
    relation = BEYOND[node.compared.word]
    if isinstance(node.other, heroes.SomeHero):
        if isinstance(node.who, heroes.SomeHero):
            raise w.not_playable(node.other, "say with whom they are compared: you, your target, your enemy")
        return about(w, node.other, tests.HealthIs(TURNED[relation], SeatNumber(hero(w, node.who), c.HEALTH)))
    theirs = SeatNumber(hero(w, node.other), c.HEALTH)
    if isinstance(node.who, heroes.SomeHero):
        return about(w, node.who, tests.HealthIs(relation, theirs))
    return relations.Compares(SeatNumber(hero(w, node.who), c.HEALTH), relation, theirs)


TURNED = {relations.ABOVE: relations.BELOW, relations.BELOW: relations.ABOVE}


@condition.means(said.HasAccess)
def has_access(w: Writer, node: said.HasAccess) -> Test:
    superior = node.level is not None and node.level.word == "Superior"
    parts = [(element,) for element in node.elements] if node.none else [node.elements]
    found = [tests.HasAccess(each.amount, each.orders, superior) for each in (Access(w, part) for part in parts)]
    if node.none:
        return Every([Not(SomePlayerIs(hero(w, node.who), [each])) for each in found])
    return about(w, node.who, found[0])




@condition.means(said.IsHero)
def is_hero(w: Writer, node: said.IsHero) -> Test:
    same = SamePlayer(hero(w, node.who), hero(w, node.other))
    return Not(same) if node.no else same




@condition.means(said.SameHeroes)
def same_heroes(w: Writer, node: said.SameHeroes) -> Test:
    """'They' are your target and your enemy, if the text has named both of them, each for itself."""
    named = node.heroes or (heroes.HeroRole("your target"), heroes.HeroRole("your enemy"))
    if not node.heroes:
        before = [each for tree in w.ability.trees[: w.sentence] for each in tree.inside()]
        words = {each.word for each in before if isinstance(each, heroes.HeroRole)}
        if words != {"your target", "your enemy"} or any(isinstance(each, heroes.OneOfHeroes) for each in before):
            raise w.not_playable(node, "which two? Say 'if your target and your enemy are the same hero'")
    if len(named) != 2:
        raise w.not_playable(node, "say it of two heroes")
    same = SamePlayer(*(hero(w, each) for each in named))
    return Not(same) if node.apart else same


@condition.means(said.IsPhase)
def is_phase(w: Writer, node: said.IsPhase) -> Test:
    found = Every([tests.PhaseIs(PHASES[node.period.phase.word]), TurnOf(whose(w, node.period.whose))])
    return Not(found) if node.other else found


@condition.means(said.TookActions)
def took_actions(w: Writer, node: said.TookActions) -> Test:
    if node.window is not None and node.window.word != "this turn":
        return acted(w, node, node.window)
    return about(w, node.who, tests.ActionsTaken(*so_many(w, node)))


def acted(w: Writer, node: said.TookActions, window: Window) -> Test:
    """Of a turn that is over it is known which cards were played and which abilities used, by actions or not."""
    from rulebound.games.lightseekers.meaning.conditions_past import acts_in

    often = acts_in(w, node.who, window)
    return relations.Compares(often, relations.EXACTLY if node.none else relations.AT_LEAST, ZERO if node.none else ONE)


@condition.means(said.HasUnused)
def has_unused(w: Writer, node: said.HasUnused) -> Test:
    return relations.Compares(UnusedActions(), *so_many(w, node))


def so_many(w: Writer, node: said.TookActions | said.HasUnused) -> tuple[int, Amount]:
    """No actions, one or more, or as many as are said."""
    if node.n is None:
        return (relations.EXACTLY, ZERO) if node.none else (relations.AT_LEAST, ONE)
    one = not node.just and getattr(node.n, "value", 2) == 1
    relation = RELATIONS[node.bound.word] if node.bound else relations.AT_LEAST if one else relations.EXACTLY
    return relation, amount(w, node.n)


condition.of(said.HeroesInGame, lambda w, node: tests.HeroesIn(amount(w, node.n)))


# ---- what a card is
def traits_of_group(w: Writer, group: things.Group) -> list[Trait]:
    found: list[Trait] = list(kind_traits(w, group.kinds))
    for node in group.adjectives:
        found += adjective(w, node)
    if group.filter is not None:
        found += adjective(w, group.filter)
    words = any(isinstance(node, elements.CardWord) for node in group.adjectives)
    if words or group.controller is not None or group.place is not None or group.relative is not None:
        raise w.not_playable(group, "this asks more than what the card is")
    return found


@condition.means(said.WasKind)
def was_kind(w: Writer, node: said.WasKind) -> Test:
    """What is printed stays so; how a card was found before nothing tells."""
    states = [each for each in node.group.inside() if isinstance(each, elements.BuffState)]
    changed = any(isinstance(each, standing.IsNow) for tree in w.ability.trees for each in tree.inside())
    if changed or any(each.word not in ("rotating", "permanent") for each in states):
        raise w.not_playable(node, "how it was found before is not known any more")
    return condition(w, core.IsKind(node.what, node.group).at(node))


@condition.means(core.IsState)
def is_state(w: Writer, node: core.IsState) -> Test:
    """'Your last two discarded cards are of the same Order': as one another."""
    with w.being(compared=meant(w, node.what) if is_group(node.what) else None, stating=True):
        return shared_is_state(w, node)


@condition.means(core.IsKind)
def is_kind(w: Writer, node: core.IsKind) -> Test:
    """'If the top card of your Discard Pile is an Attack, …. If it is a Buff, …' asks of the same card."""
    with w.being(asking=True):
        return shared_is_kind(w, node)


@condition.means(core.HasSkill)
def has_skill(w: Writer, node: core.HasSkill) -> Test:
    words = {skill.word for skill in node.skills if isinstance(skill, elements.Tag)}
    return are(w, node.what, [traits.HasTag("Burn" in words, "Unique" in words)], True)


condition.of(said.ShowsIcon, lambda w, node: are(w, node.what, [traits.Shows(node.icon.name)], True))


@condition.means(core.ZoneHas)
def zone_has(w: Writer, node: core.ZoneHas) -> Test:
    zones, who = zones_of(w, node.zone)
    cards = meant(w, node.what, IN_THE_ROWS)
    if not isinstance(cards, groups.CardsInZones):
        raise w.not_playable(node.what)
    relation, number = enough(w, node.what)
    return relations.Compares(CountOf(groups.CardsInZones(zones, who, cards.traits)), relation, number)


@condition.means(core.ThereIs)
def there_is(w: Writer, node: core.ThereIs) -> Test:
    cards = meant(w, node.what, IN_THE_ROWS)
    if not w.standing:
        w.unchosen[w.spot(node.what)] = cards
    relation, number = enough(w, node.what)
    return relations.Compares(CountOf(cards), relation, number)


@condition.means(said.WasThisWay)
def was_this_way(w: Writer, node: said.WasThisWay) -> Test:
    what = node.what
    if not isinstance(what, things.Some | things.Bare) or node.way.variant:
        raise w.not_playable(node, "say which: 'a card was Discarded this way'")
    cards = meant(w, what.but(group=what.group.but(relative=node.way)), IN_THE_ROWS)
    w.unchosen[w.spot(what)] = cards
    relation, number = enough(w, what)
    return relations.Compares(CountOf(cards), relation, number)


def is_about_block(w: Writer, node: Condition) -> bool:
    """[EN-6] Whether a condition is asked of each hero of the open block, or of heroes for whom one is opened anew."""
    for each in node.inside():
        if isinstance(each, things.It | things.That):
            card = w.handles.get(w.spot_meant(each))
            if w.block is not None and isinstance(card, SlotCards) and card.slot >= w.block.rounds.slots:
                return True  # 'Each other hero Discards a card. If it was Fire, …'
            if isinstance(card, SlotCards) and card.slot in w.in_blocks:
                raise w.not_playable(each, "each of them had one: ask about it right behind that sentence")
        if not isinstance(each, heroes.ThatHero | heroes.ThoseHeroes | heroes.WhoseThat):
            continue
        if w.block is None and isinstance(w.people.get(w.spot_meant(each)), HeroSet):
            w.open_block(each, w.people[w.spot_meant(each)], w.spot_meant(each))
        if remains_in_block(w, each):
            return True
    return False
