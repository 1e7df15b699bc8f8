"""What was, as conditions: what heroes did or suffered in a stretch of time, and what was done to cards."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.conditions import ONE, ZERO, enough, is_each
from rulebound.games.lightseekers.meaning.differing import least_unlike, sort_code, told_apart
from rulebound.games.lightseekers.meaning.happenings import OCCURS, countless, done, hero_does, occurs
from rulebound.games.lightseekers.meaning.heroes import hero_group, is_nobody, is_plural
from rulebound.games.lightseekers.meaning.nouns import ANYWHERE, IN_THE_ROWS, meant
from rulebound.games.lightseekers.meaning.past import heroes_who, past, stretch, within
from rulebound.games.lightseekers.meaning.senses import amount, condition, hero, hero_filter
from rulebound.games.lightseekers.meaning.waiting import Waiting, check_no_end, group_of, merged
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops import occasions, tests
from rulebound.games.lightseekers.ops.differing import ManyUnlike
from rulebound.games.lightseekers.ops.occasions import HeroesOfThePast, HowOften
from rulebound.games.lightseekers.vocabulary import conditions as said
from rulebound.games.lightseekers.vocabulary import events, heroes
from rulebound.games.lightseekers.vocabulary.own_card import Befell
from rulebound.games.lightseekers.vocabulary.windows import Window
from rulebound.kernel.terms import Amount, AnyOf, Every, Fixed, Not, Test, Whom, relations
from rulebound.kernel.terms.amounts import HowMany, Sum
from rulebound.kernel.terms.events import CardIs, SeatIs
from rulebound.kernel.terms.players import PlayerTrait
from rulebound.language.core import nouns as things
from rulebound.language.core.categories import PastAct, Player, Thing
from rulebound.language.lowering.conditions import BEYOND, RELATIONS
from rulebound.language.node import Node


@hero_filter.means(heroes.WhoDid)
def who_did(w: Writer, node: heroes.WhoDid) -> list[PlayerTrait]:
    """'Who played 2 or more cards this turn': counted hero by hero."""
    least, none = at_least(w, node.did)
    together = isinstance(node.did, WITH_TOTAL) and node.did.n is not None
    return [tests.Among(heroes_who(w, node.did, node.window, least, together), none)]


@hero_filter.means(heroes.WhoDidNot)
def who_did_not(w: Writer, node: heroes.WhoDidNot) -> list[PlayerTrait]:
    """'Who did not Attack this turn': none of those who did."""
    which = stretch(w, node.window)
    if node.suffered is not None:
        made = [within(node.window, occurs(None, node.suffered.word))]
    else:
        check_in_all(w, node.verbs)
        made = [within(node.window, hero_does(w, None, verb)) for verb in node.verbs]
    return [tests.Among(HeroesOfThePast([each.event], each.test, which, each.hero), True) for each in made]


@hero.means(heroes.LastHero)
def last_hero(w: Writer, node: heroes.LastHero) -> Whom:
    """'The hero who last dealt damage to you': of the whole game, so that the game must remember."""
    least, none = at_least(w, node.did)
    if least is not None or none:
        raise w.not_playable(node.did, "say what they did last, once")
    w.making.definition.remembers = True
    made = past(w, None, node.did)
    return occasions.LastOfThePast([made.event], made.test, made.hero)


WITH_TOTAL = (events.DealtHarm, events.TookDamage, events.HealedFor)


def in_all(w: Writer, did: events.DealtHarm | events.TookDamage | events.HealedFor, n: Node) -> tuple[int, Amount]:
    """'5 or more damage': all of it together."""
    to = getattr(did, "to", None)
    if isinstance(to, heroes.SomeHero):
        raise w.not_playable(to, "to one of them, or to all together? Say to whom, or leave it out")
    relation = RELATIONS[did.bound.word] if did.bound else BEYOND[did.beyond.word if did.beyond else ""]
    return relation, amount(w, n)


def at_least(w: Writer, did: PastAct) -> tuple[Amount | None, bool]:
    """How often a hero must have done it, if not just once; or whether it is that they did not."""
    if isinstance(did, WITH_TOTAL) and did.n is not None:
        relation, number = in_all(w, did, did.n)
        if relation == relations.ABOVE:
            return Sum([number, ONE]), False
    elif isinstance(did, events.DidTo):
        relation, number = enough(w, did.what)
    else:
        return None, False
    if number is ZERO:
        return None, True
    if relation != relations.AT_LEAST:
        raise w.not_playable(did, "say how many at least: 'a Buff', '2 or more Buffs'")
    return None if number is ONE or is_one(number) else number, False


def is_one(number: Amount) -> bool:
    return isinstance(number, Fixed) and number.number == 1


# ---- what was
def acts_in(w: Writer, who: Player, window: Window) -> Amount:
    """How often a hero played a card or used an ability."""
    if isinstance(who, heroes.SomeHero) or is_plural(who):
        raise w.not_playable(who, "say it of one hero: you, your target, your enemy, the recipient")
    made = within(window, Waiting(c.ACT, (SeatIs(hero(w, who)),)))
    return HowOften([made.event], made.test, stretch(w, window))


@condition.means(said.HeroDid)
def hero_did(w: Writer, node: said.HeroDid) -> Test:
    nobody = is_nobody(node.who)
    if is_each(node.who):
        raise w.not_playable(node.who, "say 'a hero', 'no hero' or which one")
    who = hero_group(w, node.who) if nobody and isinstance(node.who, heroes.SomeHero) else hero(w, node.who)
    with w.being(comparing=True):
        made = within(node.window, past(w, who, node.did))
    which = stretch(w, node.window)
    if node.window.word == "earlier this turn" and w.items and made.event != c.ACT:
        raise w.not_playable(node.window, "what this card has done just now would count, too: put this first")
    if isinstance(node.did, events.DidTo) and told_apart(node.did.what) is not None:
        return did_to_unlike(w, node, node.did.what, made, which)
    relation, number = enough(w, node.did.what) if isinstance(node.did, events.DidTo) else (relations.AT_LEAST, ONE)
    check_not_itself(w, node, made, number)
    often: Amount = HowOften([made.event], made.test, which)
    together = isinstance(node.did, WITH_TOTAL) and node.did.n is not None
    if isinstance(node.did, WITH_TOTAL) and not (nobody or w.asks_several or isinstance(node.who, heroes.SomeHero)):
        w.asked_much = occasions.TotalOfThePast([made.event], made.test, which)
    if isinstance(node.did, WITH_TOTAL) and node.did.n is not None:
        relation, number = in_all(w, node.did, node.did.n)
        often = occasions.TotalOfThePast([made.event], made.test, which)
    if nobody and not together:
        return Not(relations.Compares(often, relation, number))
    if isinstance(node.who, heroes.SomeHero):
        least, _ = at_least(w, node.did)
        some = HeroesOfThePast([made.event], made.test, which, made.hero, least, together)
        if nobody:
            return relations.Compares(HowMany(some), relations.EXACTLY, ZERO)
        w.unchosen_heroes[w.spot(node.who)] = some
        if least is not None:
            return relations.Compares(HowMany(some), relations.AT_LEAST, ONE)
    if together and is_plural(node.who):
        raise w.not_playable(node.who, "each of them, or all together? Say it of one hero")
    return relations.Compares(often, relation, number)


def did_to_unlike(w: Writer, node: said.HeroDid, what: Thing, made: Waiting, which: int) -> Test:
    """'If you have played 2 cards of different Elements this turn'."""
    apart, least = told_apart(what), least_unlike(w, what)
    assert apart is not None and least is not None
    if isinstance(node.who, heroes.SomeHero):
        raise w.not_playable(node.who, "say it of one hero: you, your target, the recipient")
    return ManyUnlike(occasions.CardsOfThePast([made.event], made.test, which), sort_code(apart), least)


def check_not_itself(w: Writer, node: said.HeroDid, made: Waiting, number: Amount) -> None:
    """[EN-13] 'If you Attacked this turn', on an Attack: it is one itself, so that is always so."""
    word = getattr(node.did, "word", "")
    what = node.did.what if isinstance(node.did, events.DidTo) else None
    article = getattr(getattr(what, "determiner", None), "word", "")
    group = None if what is None or article == "another" else group_of(what)
    kinds = () if group is None or any(each not in group.kinds for each in group.inside() if each is not group) else (
        group.kinds
    )
    card = w.making.definition
    itself = {"Attack": card.attack, "Defend": card.defend, "card": card.attack or card.defend}
    plain = made.event == c.ACT and isinstance(node.who, heroes.You) and number is ONE and not w.waits
    if plain and node.window.word == "this turn" and any(
        itself.get(each, False) for each in (word, *(getattr(kind, "word", "") for kind in kinds))
    ):
        raise w.not_playable(node, "this card does so itself: say 'earlier this turn', or 'another'")


@condition.means(said.HeroDidNot)
def hero_did_not(w: Writer, node: said.HeroDidNot) -> Test:
    who = hero(w, node.who)
    which = stretch(w, node.window)
    if node.suffered is not None:
        return never(within(node.window, occurs(who, node.suffered.word)), which)
    for each in node.inside():
        if isinstance(each, things.Some) and getattr(each.determiner, "word", "") == "another":
            is_one_of_them(w, each)
    check_in_all(w, node.verbs)
    made = merged([hero_does(w, who, verb) for verb in node.verbs])
    return Every([never(within(node.window, each), which) for each in made])


def check_in_all(w: Writer, verbs: Sequence[Node]) -> None:
    for each in verbs:
        if getattr(each, "n", None) is not None:
            raise w.not_playable(each, "at once, or in all? Say 'unless you took 3 or more damage this turn'")


def is_one_of_them(w: Writer, what: things.Some) -> None:
    """'Another Attack': this is an Attack, too, and it was played just now."""
    played = w.making.definition
    words = {"card": True, "Attack": played.attack, "Defend": played.defend}
    at_once = (played.attack or played.defend) and not w.waits
    if not at_once or not all(words.get(getattr(kind, "word", ""), False) for kind in what.group.kinds):
        raise w.not_playable(what, "'another' is one beside this card, which is no such card or was played before")


def never(made: Waiting, which: int) -> Test:
    return relations.Compares(HowOften([made.event], made.test, which), relations.EXACTLY, ZERO)


@condition.means(said.WasDone)
def was_done(w: Writer, node: said.WasDone) -> Test:
    which = occasions.THIS_TURN if node.window is None else stretch(w, node.window)
    if which == occasions.DURING_THEIR_LAST_TURN:
        raise w.not_playable(node, "in whose turn? Say 'since your last turn', 'this turn'")
    counted = getattr(node.what, "determiner", None) is not None
    check_no_end(w, node.what)
    if counted and node.window is None:
        raise w.not_playable(node, "when? Say 'this way', of what this text did, or 'this turn'")
    # what was Removed lies elsewhere by now
    cards = meant(w, countless(node.what), ANYWHERE if counted else IN_THE_ROWS)
    made = done(w, None, None, node.done.word, node).and_also(CardIs(cards))
    relation, number = enough(w, node.what) if counted else (relations.AT_LEAST, ONE)
    return relations.Compares(HowOften([made.event], made.test, which), relation, number)


@condition.means(Befell)
def befell(w: Writer, node: Befell) -> Test:
    """[EN-8] 'If it Expires': it did so by what was done just before."""
    cards = meant(w, node.what, IN_THE_ROWS)
    found: list[Test] = []
    for verb in node.verbs:
        if not isinstance(verb, events.CardOccurs) or verb.word not in OCCURS:
            raise w.not_playable(verb, "say 'when' if it shall be waited for")
        event, about = OCCURS[verb.word]
        often = HowOften([event], Every([*about, CardIs(cards)]), occasions.THIS_TURN)
        found.append(relations.Compares(often, relations.AT_LEAST, ONE))
    return found[0] if len(found) == 1 else AnyOf(found)
