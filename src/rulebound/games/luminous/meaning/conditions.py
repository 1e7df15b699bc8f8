"""Conditions: what can be so or not when an effect asks."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.meaning.adjectives import PRINTED_WORDS, skill_bits
from rulebound.games.luminous.meaning.events_of_words import (
    ORDINALS,
    PARTICIPLES,
    PAST,
    PAST_VERBS,
    PLAYER_HAPPENINGS,
    since_it_came,
)
from rulebound.games.luminous.meaning.nouns import ANY, THIS, described, however_gone, meant, nth_of_turn, piles
from rulebound.games.luminous.meaning.players import EACH_PLAYER, affected, who_has
from rulebound.games.luminous.meaning.senses import amount, condition, player
from rulebound.games.luminous.meaning.subjects import card_tests
from rulebound.games.luminous.meaning.writer import OPPONENTS, YOU, Writer
from rulebound.games.luminous.ops import groups, tests, traits, whom
from rulebound.games.luminous.vocabulary import events, verbs
from rulebound.games.luminous.vocabulary.filters import IsOfParity
from rulebound.games.luminous.vocabulary.nouns import CardState, CardWord, CombatGoesOn, FromPlay
from rulebound.games.luminous.vocabulary.nouns import Done as Participle
from rulebound.games.luminous.vocabulary.sheet import SHEET
from rulebound.games.luminous.vocabulary.who import EachWho
from rulebound.kernel.terms import (
    Amount,
    AnyOf,
    Cards,
    CardsAre,
    CountOf,
    Every,
    Extreme,
    Fixed,
    Not,
    SeatNumber,
    Test,
    Trait,
    Whom,
    relations,
)
from rulebound.kernel.terms.amounts import HowManyThisWay, Sum
from rulebound.kernel.terms.events import (
    CauseIs,
    EventCardIsThis,
    HappenedThisTurn,
    HitsPlayer,
    OtherCardIsThis,
    SeatIs,
    SumThisTurn,
)
from rulebound.kernel.terms.groups import Both, CardsInZones, CardsOfThisTurn
from rulebound.kernel.terms.players import EachPlayer, Opponents
from rulebound.kernel.terms.stats import StatOf
from rulebound.kernel.terms.tests import StillInPlay, TurnOf
from rulebound.kernel.terms.traits import ControlledBy, Happened, OwnedBy
from rulebound.language.core import conditions as said
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import (
    Act,
    Happening,
    Ordinal,
    PastAct,
    PastHappening,
    Player,
    Possessor,
    Quantity,
    Thing,
)
from rulebound.language.core.numbers import StatOf as StatOfIt
from rulebound.language.core.numbers import StatOfThing
from rulebound.language.lowering import conditions as shared
from rulebound.language.lowering.conditions import BEYOND, RELATIONS
from rulebound.language.lowering.references import cards_meant
from rulebound.language.node import Node
from rulebound.language.references import Place as Spoken
from rulebound.language.references import is_plural

ONE = Fixed(1)
ZERO = Fixed(0)


# ---- what there is
def enough(w: Writer, what: Thing, cards: Cards) -> Test:
    """As many of these cards as the phrase says: 'a unit', 'two or more', 'no units'."""
    determiner = what.determiner if isinstance(what, core.Some) else None
    counted = isinstance(determiner, core.Exactly | core.AtLeast | core.AtMost | core.UpTo)
    if isinstance(determiner, core.AtLeast):
        w.handles.setdefault(w.spot(what), cards)  # 'if you control four or more units, they …': all of them
    if not counted and getattr(determiner, "word", "") != "no":
        w.unchosen[w.spot(what)] = cards
    group = what.group if isinstance(what, core.Some | core.Bare) else None
    gone_too = group is not None and isinstance(group.relative, core.ThisWay)  # a token that was sacrificed is nowhere
    return relations.Compares(HowManyThisWay(cards) if gone_too else CountOf(cards), *shared.enough(w, what))


def controlled(w: Writer, node: said.ControlsThing | said.HasThing | said.ControlsNot, who: Whom) -> Test:
    """'If you control a relic'; 'if you control it', of a card that was named: it is in play, and that player's."""
    what = node.what
    if isinstance(what, core.Both | core.Either):  # 'a green orb and a purple orb': each of them, or one
        places = {getattr(getattr(each, "group", None), "place", None) for each in what.things}
        if len(places) > 1 or (isinstance(node, said.ControlsNot) and isinstance(what, core.Both)):
            raise w.not_playable(what, "say it of each of them: 'if you control a unit and you control a relic'")
        tests = [controlled(w, node.but(what=each), who) for each in what.things]
        return Every(tests) if isinstance(what, core.Both) else AnyOf(tests)
    if not isinstance(what, core.This | core.It | core.That | core.Them | core.Those):
        return enough(w, what, of_player(w, what, who))
    if isinstance(node, said.HasThing):
        raise w.not_playable(node, "where? Say 'control' of a card in play, or which zone it is in")
    if isinstance(what, core.Them | core.Those):
        raise w.not_playable(what, "one of them, or all? Ask about one card")
    cards = meant(w, what, ANY)
    return Every([StillInPlay(cards), CardsAre(cards, [ControlledBy(who, True)])])


def of_player(w: Writer, what: Thing, who: Whom) -> Cards:
    """The cards of a phrase that a player has: in play, or in the zone that is named."""
    with w.being(in_hand=True):
        return in_hands_of(w, what, meant(w, what, ANY), who)


def in_hands_of(w: Writer, what: Node, cards: Cards, who: Whom) -> Cards:
    if isinstance(cards, groups.CardsInPlay) and cards.who is None:
        return groups.CardsInPlay(who, cards.traits, cards.field_only)
    if isinstance(cards, CardsInZones) and cards.who is None:
        return CardsInZones(cards.zones, who, cards.traits)
    if isinstance(cards, Extreme):  # the highest of all, which may be that player's
        return Both([cards, groups.CardsInPlay(who, [], False)])
    if isinstance(cards, Both) and isinstance(cards.groups[0], groups.CardsInPlay):
        return Both([in_hands_of(w, what, cards.groups[0], who), *cards.groups[1:]])
    if isinstance(cards, CardsOfThisTurn) or (isinstance(cards, Both) and getattr(cards.groups[0], "who", who) is None):
        raise w.not_playable(what, "nobody has it now: ask what happened, as in 'if a unit you control was destroyed'")
    return cards


def asked(w: Writer, node: Player, what: Thing | None = None) -> Whom:
    """Of whom a condition asks: 'a player' is any of them, and nobody is chosen."""
    word = getattr(node, "word", "")
    if word.startswith("each") or isinstance(node, EachWho):
        raise w.not_playable(node, "this would be asked of all of them together: say 'if you …' or 'if the opponent …'")
    if word not in ("a player", "a opponent"):
        return player(w, node)
    if is_counted(what):
        raise w.not_playable(node, "say who: of all players together so many would be counted")
    with w.being(standing=True):
        return player(w, node)


SEVERAL = {
    "a player": EACH_PLAYER, "a opponent": OPPONENTS, "each player": EACH_PLAYER, "each opponent": OPPONENTS,
}  # fmt: skip
WHO_HAS = {"your": "you", "the opponent's": "the opponent"}


def of_each(w: Writer, node: said.ControlsThing | said.HasThing) -> Test | None:
    """'If a player has no cards in hand', 'if each player controls a unit': asked of one after the other."""
    word = getattr(node.who, "word", "")
    if word not in SEVERAL or (word.startswith("a ") and not is_counted(node.what)):
        return None
    if any(getattr(each, "word", "") in ("their", "they") for each in node.what.inside()):
        raise w.not_playable(node.what, "whose? Say 'in hand', or 'if the opponent …'")
    actor = w.number()
    with w.acting(whom.Asked(actor), actor), w.being(standing=True):
        test = controlled(w, node, whom.Asked(actor))
    each = word.startswith("each")
    if each:
        return whom.Nobody(whom.WhoAre(SEVERAL[word], actor, Not(test)))
    return whom.Somebody(whom.WhoAre(SEVERAL[word], actor, test))


def is_counted(what: Thing | None) -> bool:
    """'Two or more relics', 'no relics': of all players together it would be another number."""
    determiner = what.determiner if isinstance(what, core.Some) else None
    counted = isinstance(determiner, core.Exactly | core.AtLeast | core.AtMost)
    return counted or getattr(determiner, "word", "a") == "no"


@condition.means(said.ControlsThing, said.HasThing)
def has(w: Writer, node: said.ControlsThing | said.HasThing) -> Test:
    several = of_each(w, node)
    if several is not None:
        return several
    who = asked(w, node.who, node.what)
    zone = getattr(getattr(getattr(node.what, "group", None), "place", None), "zone", None)
    whose = getattr(getattr(zone, "whose", None), "word", "")
    if whose in WHO_HAS and WHO_HAS[whose] != getattr(node.who, "word", ""):
        raise w.not_playable(node.who, "whose zone is it? Say 'if there is …', or the same player")
    if not isinstance(who, EachPlayer | Opponents):
        w.people[w.spot(node.who)] = who  # 'their hand' is that player's
    return controlled(w, node, who)


@condition.means(said.ControlsNot)
def controls_not(w: Writer, node: said.ControlsNot) -> Test:
    if getattr(node.who, "word", "") in ("a player", "a opponent"):
        raise w.not_playable(node.who, "say who does not")
    return Not(controlled(w, node, player(w, node.who)))


@condition.means(said.ControlsMore)
def controls_more(w: Writer, node: said.ControlsMore) -> Test:
    mine, theirs = counted_of_both(w, node.group, player(w, node.who), player(w, node.other))
    return relations.Compares(mine, BEYOND[node.compared.word], theirs)


@condition.means(events.ControlsSoManyMore)
def controls_so_many_more(w: Writer, node: events.ControlsSoManyMore) -> Test:
    mine, theirs = counted_of_both(w, node.group, player(w, node.who), player(w, node.other))
    return relations.Compares(mine, relations.AT_LEAST, Sum([theirs, Fixed(node.n.value)]))


@condition.means(events.ControlsAsMany)
def controls_as_many(w: Writer, node: events.ControlsAsMany) -> Test:
    who = YOU if node.who is None else player(w, node.who)
    other = OPPONENTS if node.other is None else player(w, node.other)
    mine, theirs = counted_of_both(w, node.group, who, other)
    return relations.Compares(mine, relations.EXACTLY, theirs)


def counted_of_both(w: Writer, group: core.Group, who: Whom, other: Whom) -> tuple[Amount, Amount]:
    """How many one player has of them, and how many another has."""
    with w.being(in_hand=True):
        cards = described(w, group, ANY)
    mine, theirs = (in_hands_of(w, group, cards, each) for each in (who, other))
    if cards in (mine, theirs):
        raise w.not_playable(group, "say what both of them have, without saying whose")
    return CountOf(mine), CountOf(theirs)


@condition.means(said.ThereIs)
def there_is(w: Writer, node: said.ThereIs) -> Test:
    what = node.what
    if isinstance(what, core.Both | core.Either):
        tests: list[Test] = [there_is(w, said.ThereIs(each).at(each)) for each in what.things]
        return Every(tests) if isinstance(what, core.Both) else AnyOf(tests)
    return enough(w, what, however_gone(getattr(what, "group", None), meant(w, what, ANY)))


@condition.means(said.ZoneHas)
def zone_has(w: Writer, node: said.ZoneHas) -> Test:
    zone = node.zone
    if not isinstance(zone, core.ZoneOf) or not isinstance(node.what, core.Some | core.Bare):
        raise w.not_playable(node)
    cards = meant(w, node.what, ANY)
    if not isinstance(cards, groups.CardsInPlay | CardsInZones) or cards.who is not None:
        raise w.not_playable(node.what, "say it of the cards: 'if there is a unit in your discard pile that …'")
    return enough(w, node.what, CardsInZones(piles(zone), who_has(w, zone.whose), cards.traits))


# ---- life and other numbers
condition.of(
    said.HasLife, lambda w, node: tests.LifeIs(asked(w, node.who), RELATIONS[node.bound.word], amount(w, node.n))
)


@condition.means(said.HasMoreLife)
def has_more_life(w: Writer, node: said.HasMoreLife) -> Test:
    relation = relations.ABOVE if node.compared.word == "more" else relations.BELOW
    return tests.LifeIs(player(w, node.who), relation, SeatNumber(player(w, node.other), c.LIFE))


# ---- the turn
condition.of(
    CombatGoesOn, lambda w, node: Not(tests.InCombat()) if node.word.startswith("no") else tests.InCombat(),
)  # fmt: skip
condition.of(
    events.NthAttack,
    lambda w, node: tests.Attacks(relations.AT_LEAST if node.later else relations.EXACTLY, ordinal(node.nth)),
)


@condition.means(events.IsTheNth)
def is_the_nth(w: Writer, node: events.IsTheNth) -> Test:
    if isinstance(node.what, core.Some | core.Bare):
        raise w.not_playable(node.what, "which one? Say it of 'this', or of 'it' behind a sentence that names it")
    that = nth_of_turn(w, node.nth, node.group, [])
    return CardsAre(meant(w, node.what, ANY), [traits.SameObject(that)], not node.no)


def ordinal(node: Ordinal) -> int:
    assert isinstance(node, events.Nth)
    return ORDINALS[node.word]


# ---- what was done
condition.of(
    events.OwnsIt,
    lambda w, node: CardsAre(meant(w, node.what, ANY), [OwnedBy(player(w, node.who))]),
)


@condition.means(events.WasTributed)
def was_tributed(w: Writer, node: events.WasTributed) -> Test:
    """Of this card, or of the unit that was sacrificed for it: 'if a unit was tributed', 'if no unit was tributed'."""
    what = node.what
    if not isinstance(what, core.Some):
        return tests.Tributed(meant(w, what, ANY))
    group, word = what.group, getattr(what.determiner, "word", "")
    said_more = group.adjectives or group.name or group.controller or group.filter or group.place or group.relative
    if said_more or word not in ("a", "no") or [getattr(each, "word", "") for each in group.kinds] != ["unit"]:
        raise w.not_playable(what, "say 'if this card was tributed', 'if a unit was tributed'")
    if w.ability.head is not None and any(isinstance(each, core.Some) for each in w.ability.head.inside()):
        raise w.not_playable(what, "for which card? Say 'if it was tributed', or 'if this card was tributed'")
    paid = tests.Tributed(THIS)
    return paid if word == "a" else Not(paid)


@condition.means(events.WasDone, events.IsDone)
def was_done(w: Writer, node: events.WasDone | events.IsDone) -> Test:
    assert isinstance(node.done, Participle | events.Gone)
    if node.done.word == "expended" and not expended_here(w, node.what):  # how it was found is meant
        must_have_left(w, node)
        return condition(w, said.IsState(node.what, (CardState("expended").at(node.done),)).at(node))
    happened, _ = PARTICIPLES[node.done.word]
    return tests.Befell(meant(w, node.what, ANY), traits.HappenedLast(happened))


def expended_here(w: Writer, what: Thing) -> bool:
    """Whether this text expends what it speaks of, and not another card."""
    mention = w.ability.bindings.get(w.place(what))
    for number, tree in enumerate(w.ability.trees):
        for each in tree.inside():
            if isinstance(each, verbs.Expend):
                turned = w.ability.bindings.get(Spoken(number, each.what.span))
                if mention is None or each.what is mention.node:
                    return True
                if turned is not None and turned.node is mention.node:
                    return True
    return False


# ---- what cards are
def traits_of(w: Writer, group: core.Group) -> list[Trait]:
    """What a noun asks of a card that is already known."""
    if group.place is not None and not isinstance(group.place, core.InPlay):
        raise w.not_playable(group.place)
    cards = described(w, group, ANY)
    if not isinstance(cards, groups.CardsInPlay):
        raise w.not_playable(group)
    if cards.who is not None:
        return [*cards.traits, ControlledBy(cards.who, True)]
    return cards.traits


@condition.means(said.HasSkill)
def has_skill(w: Writer, node: said.HasSkill) -> Test:
    must: list[Trait] = [traits.WithSkills(skill_bits(node.skills), traits.ALL_OF)]
    return shared.are(w, node.what, must, True)


# ---- what they were: of what is still in play nothing tells how it was before
LEAVING = (verbs.Destroy, verbs.Sacrifice, verbs.Void, verbs.Return, verbs.DiscardThing)
LEAVES = {"leave play"} | {f"be {gone}" for gone in ("destroyed", "sacrificed", "voided", "discarded")}


def must_have_left(w: Writer, node: Node) -> None:
    """The trigger, or the sentence before, is that the card which is spoken of leaves, and nothing else."""
    departs = [getattr(each, "word", "") for each in w.ability.keywords] == ["Depart"]
    for each in node.inside():
        mention = w.ability.bindings.get(w.place(each))
        if mention is None or mention.back:
            continue
        if departs and isinstance(mention.node, core.This):
            return
        at = mention.place.sentence
        before = w.ability.trees[at] if at < w.sentence else w.ability.head
        told = [] if before is None else [one for one in before.inside() if isinstance(one, Act | Happening)]
        told = [one for one in told if not isinstance(one, verbs.HavePlayer)]
        if len(told) == 1 and (
            (isinstance(told[0], LEAVING) and mention.node in getattr(told[0].what, "things", (told[0].what,)))
            or (isinstance(told[0], events.Occurs) and told[0].word in LEAVES)
            or (isinstance(told[0], events.IsPutInto) and isinstance(told[0].place, FromPlay))
        ):
            return
    raise w.not_playable(node, "only of a card that has just left can it be said what it was: say 'is'")


@condition.means(said.IsKind, said.IsNotKind)
def is_kind(w: Writer, node: said.IsKind | said.IsNotKind) -> Test:
    """[EN-13] Of which kind this card is nobody asks: 'Arrive: Draw 1. If it is a unit, …' means the drawn one."""
    group = node.group
    known = not (group.adjectives or group.name or group.controller or group.filter or group.place or group.relative)
    if known and isinstance(node.what, core.It) and isinstance(cards_meant(w, node.what), groups.ThisCard):
        raise w.not_playable(node.what, "this is the card itself, which is always of its kind: say 'that card', behind "
                             "'draw a card' or 'discard a card'")  # fmt: skip
    return shared.is_kind(w, node) if isinstance(node, said.IsKind) else shared.is_not_kind(w, node)


@condition.means(events.WasKind)
def was_kind(w: Writer, node: events.WasKind) -> Test:
    group = node.group
    token = any(getattr(kind, "word", "") == "token" for kind in group.kinds)
    changing = token or group.controller or group.filter or group.relative
    if changing or any(isinstance(each, CardState) for each in group.adjectives):
        must_have_left(w, node)  # of which type it was it still is
    return condition(w, said.IsKind(node.what, group).at(node))


@condition.means(events.WasState)
def was_state(w: Writer, node: events.WasState) -> Test:
    if not all(each.word in PRINTED_WORDS for each in node.states):
        must_have_left(w, node)
    states = tuple((CardWord if each.word in PRINTED_WORDS else CardState)(each.word).at(each) for each in node.states)
    return condition(w, said.IsState(node.what, states).at(node))


@condition.means(events.HadSkill)
def had_skill(w: Writer, node: events.HadSkill) -> Test:
    must_have_left(w, node)
    return condition(w, said.HasSkill(node.what, node.skills).at(node))


@condition.means(IsOfParity)
def is_of_parity(w: Writer, node: IsOfParity) -> Test:
    return of_one(node.what, tests.OfParity(amount(w, node.what), node.parity.word == "odd"))


@condition.means(said.QuantityIs, said.QuantityIsJust, said.QuantityCompares)
def quantity_is(w: Writer, node: said.QuantityIs | said.QuantityIsJust | said.QuantityCompares) -> Test:
    return of_one(node.what, shared.condition(w, node))


def of_one(what: Quantity, asked: Test) -> Test:
    """[EN-14] 'If its cost is 3 or less': where there is no such card it has no number, not even 0."""
    number = getattr(asked, "left", None) or getattr(asked, "amount", None)
    named = what.of if isinstance(what, StatOfIt) else what.what if isinstance(what, StatOfThing) else None
    one = isinstance(named, Possessor) or (isinstance(named, Thing) and not is_plural(named))
    if not one or not isinstance(number, StatOf) or isinstance(number.of, groups.ThisCard):
        return asked
    return tests.OfOne(asked, number.of)


@condition.means(events.ControlledIt)
def controlled_it(w: Writer, node: events.ControlledIt) -> Test:
    must_have_left(w, node)
    return CardsAre(meant(w, node.what, ANY), [ControlledBy(player(w, node.who), True)])


@condition.means(events.QuantityWas)
def quantity_was(w: Writer, node: events.QuantityWas) -> Test:
    must_have_left(w, node)
    return condition(w, said.QuantityIs(node.what, node.n, node.bound).at(node))


# ---- what happened this turn
@condition.means(said.DidThisTurn)
def did_this_turn(w: Writer, node: said.DidThisTurn) -> Test:
    if isinstance(node.did, events.DealtDamage):
        return dealt_damage(w, node.what, node.did)
    if isinstance(node.did, events.WasPutInto):
        return was_put_into(w, node.what, node.did)
    happened = past_event(w, node.did)
    if isinstance(node.what, core.It | core.That | core.Them | core.Those):
        return tests.Befell(meant(w, node.what, ANY), Happened(happened, since_it_came(happened)))
    own, about = card_tests(w, node.what, False)
    if own:
        about = [EventCardIsThis()]
    return so_often(w, node.what, happened, about, own)


def was_put_into(w: Writer, what: Thing, did: events.WasPutInto) -> Test:
    """'If three or more cards were put into your discard pile this turn'"""
    from rulebound.games.luminous.meaning.triggers import put_into

    if isinstance(what, core.It | core.That | core.Them | core.Those):
        raise w.not_playable(what, "say it of cards: 'if a unit was put into your discard pile this turn'")
    with w.being(laying=True, standing=True):
        any_of_them = core.Bare(what.group).at(what) if isinstance(what, core.Some) else what
        found = put_into(w, any_of_them, events.IsPutInto(did.zone, did.place).at(did))
    about = [*found.tests, EventCardIsThis()] if found.own else found.tests
    return so_often(w, what, found.event, about, found.own)


def dealt_damage(w: Writer, what: Thing, did: events.DealtDamage) -> Test:
    """[LU-contact.1] Damage to a player is remembered as what hit the player."""
    about: list[Test] = [CauseIs(c.BY_COMBAT)] if did.combat else []
    to = did.to
    to_player = isinstance(to, Player)
    with w.being(laying=True, standing=True):  # 'a player' is any, and nothing is chosen
        this, by = card_tests(w, what, to_player)
        if this:
            by = [OtherCardIsThis() if to_player else EventCardIsThis()]
        if isinstance(to, Player):
            return so_often(w, what, c.DAMAGED, [*about, HitsPlayer(False), SeatIs(affected(w, to)), *by], this)
        if to is not None:
            own, hit = card_tests(w, to, True)
            about += [OtherCardIsThis()] if own else hit
            this = this or own
    return so_often(w, what, c.DEALT_DAMAGE, [*about, *by], this)


@condition.means(said.DidNotThisTurn)
def did_not_this_turn(w: Writer, node: said.DidNotThisTurn) -> Test:
    did = node.did
    if did is None:
        if not isinstance(node.verb, events.Occurs) or node.verb.word not in PAST:
            raise w.not_playable(node.verb or node, "nobody remembers this")
        did = events.Occurred(node.verb.word).at(node.verb)
    return Not(did_this_turn(w, said.DidThisTurn(node.what, did).at(node)))


def past_event(w: Writer, node: PastHappening) -> int:
    assert isinstance(node, events.Occurred)
    return PAST[node.word]


def so_often(w: Writer, what: Thing, happened: int, about: list[Test], this: bool) -> Test:
    """That it happened to as many as the phrase says: 'a unit', 'three or more units', 'no units'. If `this` card has
    part in it, as the object that it is [LU-zone.12]."""
    here = since_it_came(happened) if this else -1
    determiner = what.determiner if isinstance(what, core.Some) else None
    if isinstance(determiner, core.Just):
        n = amount(w, determiner.n)
        more = Not(HappenedThisTurn(happened, about, one_more(n), here))
        return Every([HappenedThisTurn(happened, about, n, here), more])
    if isinstance(determiner, core.Exactly | core.AtLeast):
        return HappenedThisTurn(happened, about, amount(w, determiner.n), here)
    if isinstance(determiner, core.AtMost):
        return Not(HappenedThisTurn(happened, about, one_more(amount(w, determiner.n)), here))
    word = getattr(determiner, "word", "a")
    if word == "no":
        return Not(HappenedThisTurn(happened, about, None, here))
    if isinstance(determiner, core.Article) and word not in ("a", "another"):
        raise w.not_playable(determiner, "say how many: a, no, two or more …")
    return HappenedThisTurn(happened, about, None, here)


def one_more(n: Amount) -> Amount:
    return Fixed(n.number + 1) if isinstance(n, Fixed) else Sum([n, ONE])


def life_that_went(who: Whom, way: events.LostOrGained) -> Amount:
    return SumThisTurn(c.LIFE_LOST if way.word == "lost" else c.LIFE_GAINED, [SeatIs(who)])


amount.of(events.LifeThisTurn, lambda w, node: life_that_went(player(w, node.who), node.way))


def did_so(w: Writer, node: said.PlayerDidThisTurn | said.PlayerDidNotThisTurn) -> Test:
    did: PastAct = node.did
    who = asked(w, node.who, getattr(did, "what", None))
    if not isinstance(who, EachPlayer | Opponents):
        w.people[w.spot(node.who)] = who  # 'from their hand' is that player's
    if isinstance(did, events.LifeWent):
        if isinstance(who, EachPlayer):
            raise w.not_playable(node.who, "say who: of all players together it would be counted")
        went = life_that_went(who, did.way)
        return relations.Compares(went, RELATIONS[did.bound.word], amount(w, did.n))
    if isinstance(did, events.PlayerOccurred):
        happened = PLAYER_HAPPENINGS[did.word]
        by: list[Test] = [TurnOf(who) if happened == c.ATTACKED else SeatIs(who)]
        return HappenedThisTurn(happened, by + [HitsPlayer(False)] * (happened == c.DAMAGED), None)
    assert isinstance(did, events.DidTo)
    if not SHEET.by_past()[did.verb.word].of_doer:
        raise w.not_playable(did, f"who did so nobody remembers: say 'if a unit was {did.verb.word} this turn'")
    own, about = card_tests(w, did.what, False)
    if own:
        about = [EventCardIsThis()]
    return so_often(w, did.what, PAST_VERBS[did.verb.word], [SeatIs(who), *about], own)


condition.means(said.PlayerDidThisTurn)(did_so)


@condition.means(said.PlayerDidNotThisTurn)
def player_did_not_this_turn(w: Writer, node: said.PlayerDidNotThisTurn) -> Test:
    return Not(did_so(w, node))
