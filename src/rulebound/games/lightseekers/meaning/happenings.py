"""What happens, as events: what heroes do and what is done to cards. Triggers wait for it, conditions ask whether it
was, prohibitions forbid it."""

from __future__ import annotations

from dataclasses import replace

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.heroes import keep_recipient, whose
from rulebound.games.lightseekers.meaning.nouns import ANYWHERE, meant, zones_of
from rulebound.games.lightseekers.meaning.senses import amount, hero
from rulebound.games.lightseekers.meaning.waiting import EVENT_CARD, EVENT_HERO, Waiting, card_tests, group_of, is_this
from rulebound.games.lightseekers.meaning.words import ACTS, KINDS
from rulebound.games.lightseekers.meaning.writer import YOU, Writer
from rulebound.games.lightseekers.ops import groups, occasions, traits
from rulebound.games.lightseekers.ops.whom import ControllersOf, EventDoer, EventRecipient
from rulebound.games.lightseekers.vocabulary import elements, heroes, nouns, numbers, places, sheet, verbs
from rulebound.games.lightseekers.vocabulary import events as said
from rulebound.games.lightseekers.vocabulary.done import Done
from rulebound.kernel.terms import AnyOf, Fixed, Not, Test, Whom, events, relations
from rulebound.kernel.terms.events import CardIs, SourceIs
from rulebound.kernel.terms.groups import ThisCard
from rulebound.kernel.terms.relations import Compares
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Happening, HookedAct, Place, Player, Thing
from rulebound.language.core.numbers import Own
from rulebound.language.lowering import Sense
from rulebound.language.node import Node

EVENT_DOER = EventDoer()
EVENT_RECIPIENT = EventRecipient()


# ---- what heroes do
occurrence: Sense[Writer, Waiting] = Sense()  # what `w.subject` does or suffers, or whoever


def hero_does(w: Writer, who: Whom | None, verb: Node) -> Waiting:
    """What a hero does or suffers, of these heroes or of whoever."""
    if not occurrence.knows(verb):
        raise w.not_playable(verb, "nothing can wait for this")
    with w.being(subject=who):
        return occurrence(w, verb)


def seat(who: Whom | None) -> tuple[Test, ...]:
    return () if who is None else (events.SeatIs(who),)


def doer(who: Whom | None) -> tuple[Test, ...]:
    return () if who is None else (occasions.DoerIs(who),)


def act(bits: int, who: Whom | None, whom: Whom = EVENT_HERO) -> Waiting:
    return Waiting(c.ACT, (occasions.ActIs([bits]), *seat(who)), hero=whom)


def attacked(who: Whom | None) -> Waiting:
    made = act(c.ATTACK_ACT, None, EVENT_RECIPIENT)
    return made if who is None else made.and_also(occasions.RecipientIs(who))


def harmed_by(who: Whom | None, event: int) -> Waiting:
    """Damage or healing, by who does it."""
    return Waiting(event, doer(who), hero=EVENT_DOER)


EVENTS = {
    "Draw": c.DREW, "Discard": c.DISCARDED, "gain actions": c.ACTIONS_GAINED, "be healed": c.HEALED,
    "be removed from the game": c.REMOVED_FROM_GAME, "pass": c.PASS_SAID,
}  # fmt: skip


def occurs(who: Whom | None, word: str) -> Waiting:
    if word in ACTS:
        return act(ACTS[word], who)
    if word == "be attacked":
        return attacked(who)
    return harmed_by(who, c.HEALED) if word == "Heal" else Waiting(EVENTS[word], seat(who))


def by(w: Writer, made: Waiting, node: Player | None, doer_of: bool) -> Waiting:
    """'… by another hero': who did it, and whom the text means from now on."""
    if node is None:
        return made
    who = hero(w, node)
    w.mean_hero(node, EVENT_DOER if doer_of else EVENT_HERO)
    return made.and_also(occasions.DoerIs(who) if doer_of else events.SeatIs(who))


@occurrence.means(said.UsesAbilityOf)
def uses_ability_of(w: Writer, verb: said.UsesAbilityOf) -> Waiting:
    made = act(c.ABILITY_ACT, w.subject)
    if verb.what is None:
        if not isinstance(verb.of, Own):
            raise w.not_playable(verb, "of which card? Say 'the Ability of …'")
        return made.and_also(is_this(False))
    own, about = card_tests(w, verb.what)
    return made.and_also(*([is_this(False)] if own else about))


@occurrence.means(said.IsAttacked)
def is_attacked(w: Writer, verb: said.IsAttacked) -> Waiting:
    """In 'when you are attacked, deal the same amount …' the amount of an Attack is the damage that it does."""
    if verb.by is not None:
        return by(w, attacked(w.subject).and_also(*with_which(w, verb.by)), verb.who, False)
    if not w.asks_amount:
        return by(w, attacked(w.subject), verb.who, False)
    attacks = groups.CardsAnywhere(None, [traits.OfKind([KINDS["Attack"]])])
    return by(w, Waiting(c.DAMAGED, (*seat(w.subject), CardIs(attacks))), verb.who, True)


def stored_sort(verb: said.StoresCard) -> Thing:
    """'A Fire card', as what is Stored."""
    group = core.Group(verb.sort.adjectives, verb.sort.kinds).at(verb.sort)
    return core.Some(nouns.CardArticle("a"), group).at(verb.sort)


def so_much(w: Writer, made: Waiting, n: Node | None, relation: int = relations.EXACTLY) -> Waiting:
    return made if n is None else made.and_also(relations.EventAmountIs(relation, amount(w, n)))


def harm(w: Writer, made: Waiting, least: Node | None, source: numbers.AnySource | None) -> Waiting:
    """So much or more, from such cards."""
    made = so_much(w, made, least, relations.AT_LEAST)
    if isinstance(source, numbers.FromHero):
        w.mean_hero(source.who, ControllersOf(EVENT_CARD))
        return made.and_also(occasions.DoerIs(hero(w, source.who)))
    if isinstance(source, numbers.Source | numbers.ByMeans):
        own, about = card_tests(w, source.what)
        made = made.and_also(*([is_this(False)] if own else about))
    return made


def to(w: Writer, made: Waiting, node: Player | None) -> Waiting:
    return by(w, made, node, False)


occurrence.of(said.HeroOccurs, lambda w, verb: occurs(w.subject, verb.word))
occurrence.of(said.IsHealed, lambda w, verb: by(w, Waiting(c.HEALED, seat(w.subject)), verb.who, True))


@occurrence.means(said.TakesDamage)
def takes_damage(w: Writer, verb: said.TakesDamage) -> Waiting:
    made = Waiting(c.DAMAGED, seat(w.subject))
    return harmed(w, made, verb) if verb.in_one is None else in_one_attack(w, made, verb)


@occurrence.means(said.DealsDamage)
def deals_damage(w: Writer, verb: said.DealsDamage) -> Waiting:
    made = harmed_by(w.subject, c.DAMAGED)
    if verb.to is not None and is_together(verb) and w.words(verb.to).split()[0].lower() in ("a", "another", "any"):
        raise w.not_playable(verb.to, "to one of them, or to all together? Say to whom, or leave it out")
    if verb.in_one is None:
        return to(w, harmed(w, made, verb), verb.to)
    return in_one_attack(w, to(w, made, verb.to), verb)


def is_together(verb: said.TakesDamage | said.DealsDamage) -> bool:
    """Whether the damage of one act is counted together."""
    determiner = getattr(getattr(verb.source, "what", None), "determiner", None)
    return verb.n is not None and not verb.just and (
        isinstance(determiner, core.Exactly) or getattr(determiner, "word", "") == "a" or verb.in_one is not None
    )


def harmed(w: Writer, made: Waiting, verb: said.TakesDamage | said.DealsDamage) -> Waiting:
    """So much from such cards; 'with one Attack', 'from an Attack' is all that it does together."""
    if verb.just:
        return so_much(w, harm(w, made, None, verb.source), verb.n)
    if is_together(verb):
        return total(w, harm(w, made, None, verb.source), verb, True)
    return harm(w, made, verb.n, verb.source)


def in_one_attack(w: Writer, made: Waiting, verb: said.TakesDamage | said.DealsDamage) -> Waiting:
    """All that one Attack does counts together."""
    attacks = groups.CardsAnywhere(None, [traits.OfKind([KINDS["Attack"]])])
    return total(w, made.and_also(CardIs(attacks)), verb, True)


def total(w: Writer, made: Waiting, verb: said.TakesDamage | said.DealsDamage, of_act: bool) -> Waiting:
    """So much of it together, of an act or in a turn: when it is reached, once."""
    assert verb.n is not None
    by_doer = isinstance(verb, said.DealsDamage)
    reached = occasions.TotalReaches(made.event, made.test, amount(w, verb.n), by_doer, of_act)
    return made.and_also(reached)


occurrence.of(said.HealsFor, lambda w, verb: so_much(w, harmed_by(w.subject, c.HEALED), verb.n, relations.AT_LEAST))
occurrence.of(said.StoresCard, lambda w, verb: done(w, w.subject, stored_sort(verb), "Stored", verb))
occurrence.of(said.LosesElement, lambda w, verb: Waiting(c.ACCESS_LOST, seat(w.subject)))
occurrence.of(numbers.DealDamage, lambda w, verb: to(w, so_much(w, harmed_by(w.subject, c.DAMAGED), verb.n), verb.to))
occurrence.of(numbers.Heal, lambda w, verb: to(w, so_much(w, harmed_by(w.subject, c.HEALED), verb.n), verb.who))
occurrence.of(numbers.TakeDamage, lambda w, verb: so_much(w, Waiting(c.DAMAGED, seat(w.subject)), verb.n))
occurrence.of(numbers.LoseHealth, lambda w, verb: so_much(w, Waiting(c.LOST_HEALTH, seat(w.subject)), verb.n))
occurrence.of(numbers.GainHealth, lambda w, verb: so_much(w, Waiting(c.GAINED_HEALTH, seat(w.subject)), verb.n))


@occurrence.means(verbs.AttackHero)
def attacks_hero(w: Writer, verb: verbs.AttackHero) -> Waiting:
    w.mean_hero(verb.who, EVENT_RECIPIENT)
    made = act(c.ATTACK_ACT, w.subject).and_also(occasions.RecipientIs(hero(w, verb.who)))
    return made if verb.by is None else made.and_also(*with_which(w, verb.by))


@occurrence.means(verbs.AttackWith)
def attacks_with(w: Writer, verb: verbs.AttackWith) -> Waiting:
    return act(c.ATTACK_ACT, w.subject).and_also(*with_which(w, verb.by))


def with_which(w: Writer, by: Thing) -> tuple[Test, ...]:
    """The cards that are Played as Attacks, or whose Attack Abilities are used."""
    own, about = card_tests(w, by)
    return (is_this(False),) if own else tuple(about)


DEEDS = {verb.done: verb for verb in sheet.SHEET.made if verb.done}
VERBS = {verb.phrase: verb.done for verb in sheet.SHEET.made if verb.done and issubclass(verb.phrase, HookedAct)}
PAST = sheet.SHEET.by_past()


WAYS = {"Rotated backward": c.BACKWARD, "Rotated forward": c.FORWARD}


def done(w: Writer, who: Whom | None, what: Thing | None, participle: str, node: Node) -> Waiting:
    """Something is done to a card, by these heroes or whoever."""
    way = WAYS.get(participle)
    if way is not None:
        return done(w, who, what, "Rotated", node).and_also(events.CauseIs(way))
    if participle == "Expired" and who is None:
        own, about = (False, []) if what is None else card_tests(w, what)
        return Waiting(c.LEAVES, (events.CauseIs(c.BY_EXPIRY), *about), own)
    if participle not in DEEDS:
        raise w.not_playable(node, "nothing can wait for this")
    deed = DEEDS[participle]
    tests: list[Test] = [occasions.ActIs([deed.act])] if deed.act else []
    if deed.cause >= 0:
        tests.append(events.CauseIs(deed.cause))
    made = Waiting(deed.event, tuple(tests), hero=EVENT_HERO if deed.of_doer else EVENT_DOER)
    if who is not None:
        made = made.and_also(events.SeatIs(who) if deed.of_doer else occasions.DoerIs(who))
    if what is not None:
        own, about = card_tests(w, what)
        made = replace(made.and_also(*about), own=own)
    return made


def came_from(w: Writer, what: Thing, kind: int) -> list[Test]:
    """'From your Discard Pile': from which zone, and whose, where the event tells it."""
    group = group_of(what)
    if group is None or not isinstance(group.place, core.FromZone):
        return []
    zones, who = zones_of(w, group.place.zone)
    owner: list[Test] = [] if who is None else [occasions.CardOwnerIs(who)]
    if kind == c.MOVED:
        return [occasions.WentBetween(zones, []), *owner]
    if kind == c.DISCARDED:
        return [from_one_of(zones), *owner]
    raise w.not_playable(group.place, "where from is watched only of what is moved or Discarded")


@occurrence.means(*VERBS)
def does_to_cards(w: Writer, verb: HookedAct) -> Waiting:
    """A verb with its object."""
    what = getattr(verb, "what", None)
    assert isinstance(what, Thing)
    unseen(w, verb)
    if isinstance(what, nouns.NthAct):
        if isinstance(verb, verbs.Draw | verbs.Discard):
            return nth_card(w, verb, what)
        if not isinstance(verb, verbs.Play):
            raise w.not_playable(what, "acts are counted: say 'Play your second …', or how many cards in one turn")
        unseen(w, verb)
        w.mean(what, EVENT_CARD)
        return nth_act(w, what).and_also(*seat(w.subject))
    made = done(w, w.subject, without_place(what), VERBS[type(verb)], verb)
    return made.and_also(*came_from(w, what, made.event), *manner(w, verb))


def manner(w: Writer, verb: Node) -> list[Test]:
    """How it is done, where a trigger can see it: where to, under what, which way."""
    if isinstance(verb, verbs.Move) and not verb.instead:
        return destination(w, verb.to)
    if isinstance(verb, verbs.Store):
        if not isinstance(verb.under, nouns.ThisOne):
            raise w.not_playable(verb.under, "only what is Stored under this card is watched")
        return [occasions.UnderThis()]
    if isinstance(verb, verbs.Rotate) and verb.times is not None:
        raise w.not_playable(verb.times, "each turn of a Buff is watched by itself")
    if isinstance(verb, verbs.Rotate) and verb.direction is not None and verb.direction.word != "either":
        return [events.CauseIs(c.FORWARD if verb.direction.word == "forward" else c.BACKWARD)]
    if isinstance(verb, verbs.Return) and verb.zone is not None:
        raise w.not_playable(verb.zone, "what is Returned goes to its owner's hand: leave this out")
    unseen(w, verb)
    return []


UNSEEN = {
    "free": "without using an action", "face_up": "face up", "face_down": "face down",
    "instead": "instead of your discard pile",
}  # fmt: skip


def unseen(w: Writer, verb: Node) -> None:
    """What a verb can say but nothing can watch or forbid."""
    for name, words in UNSEEN.items():
        if getattr(verb, name, False):
            raise w.not_playable(verb, f"'{words}' can be told to do, but not watched or forbidden")


def without_place(what: Thing) -> Thing:
    """'A card from your Discard Pile': where it came from the event says, the card lies elsewhere by now."""
    group = group_of(what)
    if group is None or not isinstance(group.place, core.FromZone):
        return what
    return what.but(group=group.but(place=None))


def destination(w: Writer, to: places.Destination) -> list[Test]:
    if isinstance(to, places.ToZone):
        zones, who = zones_of(w, to.zone)
        return [occasions.WentBetween([], zones), *([] if who is None else [occasions.CardOwnerIs(who)])]
    if isinstance(to, places.ToEnd):
        raise w.not_playable(to, "which end of a pile it goes to is not watched")
    raise w.not_playable(to, "what is moved into play 'enters play'")


# ---- what happens to cards
OCCURS: dict[str, tuple[int, tuple[Test, ...]]] = {
    "enter play": (c.ENTERS, ()),
    "leave play": (c.LEAVES, ()),
    "leave play without Expiring": (c.LEAVES, (Not(events.CauseIs(c.BY_EXPIRY)),)),
    "Expire": (c.LEAVES, (events.CauseIs(c.BY_EXPIRY),)),
    "Rotate": (c.ROTATED, ()),
    "Restart": (c.RESTARTED, ()),
    "become Dormant": (c.FELL_ASLEEP, ()),
}


def happens(w: Writer, what: Thing, verb: Happening) -> list[Waiting]:
    """Something happens to a card, or a card does it."""
    if isinstance(verb, said.IsDone):
        who = None if verb.who is None else hero(w, verb.who)
        found = [cancelled(w, what, each, verb.who) or done(w, who, what, each.word, each) for each in verb.done]
        if verb.who is not None:
            w.mean_hero(verb.who, found[0].hero)
        return found
    own, about = card_tests(w, what)
    if isinstance(verb, said.CardOccurs):
        words = ("enter play", "leave play") if verb.word == "enter or leave play" else (verb.word,)
        return [Waiting(OCCURS[word][0], (*OCCURS[word][1], *about), own) for word in words]
    if isinstance(verb, said.IsPutFromPlay):  # [LS-6.2.1-leave.1]
        gone = relations.EventAmountIs(relations.EXACTLY, Fixed(c.DISCARD))
        return [Waiting(c.LEAVES, (*about, gone), own)]
    if isinstance(verb, said.IsStored):
        return [Waiting(c.STORED_CARD, (*about, occasions.UnderThis()), own)]
    if isinstance(verb, said.CardDeals):
        relation = relations.EXACTLY if verb.just else relations.AT_LEAST
        return [to(w, so_much(w, Waiting(c.DAMAGED, about, own), verb.n, relation), verb.to)]
    if not isinstance(verb, said.IsMoved | said.LeavesZone):
        raise w.not_playable(verb)
    zones, whose_zone = zones_of(w, verb.zone)
    if isinstance(verb, said.IsMoved) and not verb.put:
        made = Waiting(c.MOVED, (*about, occasions.WentBetween([], zones)), own)
    elif isinstance(verb, said.IsMoved):
        if zones != [c.DISCARD]:
            raise w.not_playable(verb.zone, "only what is put into a discard pile is watched, in whatever way")
        made = Waiting(c.PUT, about, own)
    else:
        if any(zone not in (c.HAND, c.DISCARD) for zone in zones):
            raise w.not_playable(verb.zone, "only leaving a hand or a discard pile is watched")
        made = Waiting(c.LEFT_ZONE, (*about, from_one_of(zones)), own)
    return [made.and_also(*seat(whose_zone))]


def from_one_of(zones: list[int]) -> Test:
    """The event tells the zone as its amount."""
    return AnyOf([relations.EventAmountIs(relations.EXACTLY, Fixed(zone)) for zone in zones])


BY_THIS = Waiting(c.CANCELLED, (SourceIs(ThisCard([])),))


def cancelled(w: Writer, what: Thing, word: Done, by: Player | None) -> Waiting | None:
    """'When it is Cancelled', behind 'Cancel the Next Attack': by this card. No other text brings an act to 'it'."""
    if word.word != "Cancelled" or not isinstance(what, core.It | core.That):
        return None
    if by is not None:
        raise w.not_playable(by, "it is this card that Cancels it")
    return cancelled_by_this(w, what)


def cancelled_by_this(w: Writer, node: Node) -> Waiting:
    if not w.making.cancels:
        raise w.not_playable(node, "there is nothing before this that would be Cancelled")
    return BY_THIS


NOUNS_OF_ACTS = {
    "Attack": c.ATTACK_ACT, "Attack card": c.ATTACK_ACT | c.PLAY_ACT, "Defend": c.DEFEND_ACT,
    "Defend card": c.DEFEND_ACT | c.PLAY_ACT, "Buff": c.BUFF_ACT, "Item": c.EQUIP_ACT, "combo": c.COMBO_ACT,
    "card": c.PLAY_ACT, "Ability": c.ABILITY_ACT, "Attack Ability": c.ABILITY_ACT | c.ATTACK_ACT,
    "Defend Ability": c.ABILITY_ACT | c.DEFEND_ACT, "combo Attack": c.COMBO_ACT | c.ATTACK_ACT,
    "combo Defend": c.COMBO_ACT | c.DEFEND_ACT, "combo Buff": c.COMBO_ACT | c.BUFF_ACT, "action card": c.PLAY_ACT,
}  # fmt: skip


def next_act(w: Writer, what: core.Some) -> Waiting:
    """[LS-G33] The next act of a sort: whose, against whom, with which card."""
    sorts = [NOUNS_OF_ACTS.get(getattr(kind, "word", ""), -1) for kind in what.group.kinds]
    if -1 in sorts:
        raise w.not_playable(what, "Next goes with an act: an Attack, a Defend, a Buff, an Item, a combo, an Ability")
    tests: list[Test] = [occasions.ActIs(sorts)]
    determiner = what.determiner
    assert isinstance(determiner, nouns.Next)
    for node in (what.group.place, *what.group.adjectives):
        if isinstance(node, Place | elements.CardWord):
            raise w.not_playable(node, "an act is nowhere")
    with w.being(kept_recipient=keep_recipient(w, what)):
        return Waiting(c.ACT, (*tests, *tests_of_next(w, what, determiner)))


def tests_of_next(w: Writer, what: core.Some, determiner: nouns.Next) -> list[Test]:
    """Whose act it is, against whom, and with which card."""
    tests: list[Test] = []
    if determiner.whose is not None:
        if getattr(determiner.whose, "word", "").startswith(("each", "all")):
            raise w.not_playable(determiner.whose, "one act is waited for: say 'another hero's Next …'")
        tests.append(events.SeatIs(whose(w, determiner.whose)))
    group = what.group
    if isinstance(group.controller, places.OfHero | places.HeHas):
        tests.append(events.SeatIs(hero(w, group.controller.who)))
    relative = group.relative
    if isinstance(relative, places.Against):
        tests.append(occasions.RecipientIs(hero(w, relative.who)))
    elif isinstance(relative, places.ByHero):
        tests.append(events.SeatIs(hero(w, relative.who)))
    elif relative is not None:
        raise w.not_playable(relative)
    words = [kind.word for kind in group.kinds if isinstance(kind, nouns.CardKind)]
    if group.adjectives or group.filter is not None or group.name is not None or "action card" in words:
        plain = core.Bare(group.but(controller=None, relative=None))
        tests.append(CardIs(meant(w, plain, ANYWHERE)))
    return tests


def is_next(what: Node) -> bool:
    return isinstance(what, core.Some) and isinstance(what.determiner, nouns.Next)


NUMBERS = {"first": 1, "second": 2, "third": 3, "fourth": 4}


def acts_before(w: Writer, what: nouns.NthAct, count: int) -> Test:
    """That there were so many acts of that sort this turn."""
    found = next_act(w, core.Some(nouns.Next(what.whose), what.group).at(what))
    return Compares(
        occasions.HowOften([found.event], found.test, occasions.THIS_TURN), relations.EXACTLY, Fixed(count)
    )


def nth_act(w: Writer, what: nouns.NthAct) -> Waiting:
    """'Your second Attack this turn': the act of that sort before which there was one."""
    found = next_act(w, core.Some(nouns.Next(what.whose), what.group).at(what))
    often = occasions.HowOften([found.event], found.test, occasions.THIS_TURN)
    return found.and_also(Compares(often, relations.EXACTLY, Fixed(NUMBERS[what.nth.word])))


def nth_card(w: Writer, verb: verbs.Draw | verbs.Discard, what: nouns.NthAct) -> Waiting:
    """'When you Draw your third card each turn': the card before which there were two of that sort."""
    theirs = isinstance(what.whose, heroes.WhoseThat) and w.subject is not YOU
    if not theirs and (not isinstance(what.whose, heroes.Your) or w.subject is not YOU):
        raise w.not_playable(what, "say 'your third card', or how many cards in one turn")
    found = does_to_cards(w, type(verb)(core.Bare(what.group).at(what)).at(verb))
    often = occasions.HowOftenSoFar([found.event], found.test, occasions.THIS_TURN, theirs)
    return found.and_also(Compares(often, relations.EXACTLY, Fixed(NUMBERS[what.nth.word])))


def countless(what: Thing) -> Thing:
    """The cards without how many: 'no Attack', '3 or more cards'."""
    if isinstance(what, core.Some) and isinstance(
        what.determiner, nouns.CardArticle | core.AtLeast | core.AtMost | core.Exactly | nouns.ComparedCount
    ):
        if isinstance(what.determiner, nouns.CardArticle) and what.determiner.word in ("another", "the"):
            return what
        return core.Bare(what.group).at(what)
    return what
