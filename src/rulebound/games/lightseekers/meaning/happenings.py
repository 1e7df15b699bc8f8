"""What happens, as events: what heroes do and what is done to cards. Triggers wait for it, conditions ask whether it
was, prohibitions forbid it."""

from __future__ import annotations

from dataclasses import replace

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.heroes import whose
from rulebound.games.lightseekers.meaning.nouns import ANYWHERE, meant, zones_of
from rulebound.games.lightseekers.meaning.senses import amount, hero
from rulebound.games.lightseekers.meaning.waiting import EVENT_CARD, EVENT_HERO, Waiting, card_tests, group_of, is_this
from rulebound.games.lightseekers.meaning.words import ACTS, KINDS
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops import occasions, traits
from rulebound.games.lightseekers.ops.groups import CardsAnywhere
from rulebound.games.lightseekers.ops.whom import ControllersOf, EventDoer, EventRecipient
from rulebound.games.lightseekers.vocabulary import elements, nouns, numbers, places, verbs
from rulebound.games.lightseekers.vocabulary import events as said
from rulebound.games.lightseekers.vocabulary.done import Done
from rulebound.games.lightseekers.vocabulary.sheet import SHEET
from rulebound.kernel.terms import AnyOf, Fixed, Test, Whom, relations
from rulebound.kernel.terms.events import CardIs, CauseIs, SeatIs, SourceIs
from rulebound.kernel.terms.groups import ThisCard
from rulebound.kernel.terms.relations import Compares
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Happening, HookedAct, Place, Player, Thing
from rulebound.language.node import Node

EVENT_DOER = EventDoer()
EVENT_RECIPIENT = EventRecipient()


# ---- what heroes do
def hero_does(w: Writer, who: Whom | None, verb: Node) -> list[Waiting]:
    """What a hero does or suffers, of these heroes or of whoever."""
    if isinstance(verb, said.HeroOccurs):
        return [occurs(w, who, verb.word)]
    if isinstance(verb, said.IsAttacked) and w.asks_amount:
        return [hit(w, who, verb.who)]
    if isinstance(verb, said.IsAttacked):
        made = act(ACTS["Attack"], None, EVENT_RECIPIENT)
        if who is not None:
            made = made.and_also(occasions.RecipientIs(who))
        if verb.who is not None:
            w.mean_hero(verb.who, EVENT_HERO)
            made = made.and_also(SeatIs(named(w, verb.who)))
        return [made]
    if isinstance(verb, said.IsHealed):
        made = Waiting(c.HEALED, seat(who), has_amount=True)
        if verb.who is not None:
            made = made.and_also(occasions.DoerIs(named(w, verb.who)))
            w.mean_hero(verb.who, EVENT_DOER)
        return [made]
    if isinstance(verb, said.TakesDamage):
        return [harm(w, Waiting(c.DAMAGED, seat(who), has_amount=True), verb.n, verb.source)]
    if isinstance(verb, said.DealsDamage):
        made = harm(w, Waiting(c.DAMAGED, doer(who), hero=EVENT_DOER, has_amount=True), verb.n, verb.source)
        return [made.and_also(*to_whom(w, verb.to))]
    if isinstance(verb, said.HealsFor):
        made = Waiting(c.HEALED, doer(who), hero=EVENT_DOER, has_amount=True)
        return [made.and_also(relations.EventAmountIs(relations.AT_LEAST, amount(w, verb.n)))]
    if isinstance(verb, said.StoresCard):
        return [done(w, who, stored_sort(verb), "Stored", verb)]
    if isinstance(verb, said.LosesElement):
        return [Waiting(c.ACCESS_LOST, seat(who))]
    return does_to_cards(w, who, verb)


def stored_sort(verb: said.StoresCard) -> Thing:
    """'A Fire card', as what is Stored."""
    group = core.Group(verb.sort.adjectives, verb.sort.kinds)
    made = core.Some(nouns.CardArticle("a"), group)
    group.span = made.span = verb.sort.span
    return made


def hit(w: Writer, who: Whom | None, by: Player | None) -> Waiting:
    """'When you are attacked, deal the same amount …': the amount of an Attack is the damage that it does."""
    attacks = CardsAnywhere(None, [traits.OfKind([KINDS["Attack"]])])
    made = Waiting(c.DAMAGED, (*seat(who), CardIs(attacks)), has_amount=True)
    if by is None:
        return made
    w.mean_hero(by, EVENT_DOER)
    return made.and_also(occasions.DoerIs(named(w, by)))


def named(w: Writer, node: Player) -> Whom:
    return hero(w, node)


def seat(who: Whom | None) -> tuple[Test, ...]:
    return () if who is None else (SeatIs(who),)


def doer(who: Whom | None) -> tuple[Test, ...]:
    return () if who is None else (occasions.DoerIs(who),)


def act(bits: int, who: Whom | None, whom: Whom = EVENT_HERO) -> Waiting:
    return Waiting(c.ACT, (occasions.ActIs([bits]), *seat(who)), hero=whom)


def occurs(w: Writer, who: Whom | None, word: str) -> Waiting:
    if word in ACTS:
        return act(ACTS[word], who)
    if word == "Draw":
        return Waiting(c.DREW, seat(who))
    if word == "Discard":
        return Waiting(c.DISCARDED, seat(who))
    if word == "Heal":
        return Waiting(c.HEALED, doer(who), hero=EVENT_DOER, has_amount=True)
    if word == "gain actions":
        return Waiting(c.ACTIONS_GAINED, seat(who), has_amount=True)
    if word == "be attacked":
        made = act(c.ATTACK_ACT, None, EVENT_RECIPIENT)
        return made if who is None else made.and_also(occasions.RecipientIs(who))
    if word == "be healed":
        return Waiting(c.HEALED, seat(who), has_amount=True)
    assert word == "be removed from the game"
    return Waiting(c.REMOVED_FROM_GAME, seat(who))


def harm(w: Writer, made: Waiting, least: Node | None, source: numbers.AnySource | None) -> Waiting:
    """So much or more, from such cards."""
    if least is not None:
        made = made.and_also(relations.EventAmountIs(relations.AT_LEAST, amount(w, least)))
    if isinstance(source, numbers.FromHero):
        w.mean_hero(source.who, ControllersOf(EVENT_CARD))
        return made.and_also(occasions.DoerIs(hero(w, source.who)))
    if isinstance(source, numbers.Source | numbers.ByMeans):
        own, about = card_tests(w, source.what)
        made = made.and_also(*([is_this(False)] if own else about))
    return made


def to_whom(w: Writer, to: Player | None) -> list[Test]:
    if to is None:
        return []
    who = named(w, to)
    w.mean_hero(to, EVENT_HERO)
    return [SeatIs(who)]


DEEDS = {verb.done: verb for verb in SHEET.made if verb.done}
VERBS = {verb.phrase: verb.done for verb in SHEET.made if verb.done and issubclass(verb.phrase, HookedAct)}
PAST = SHEET.by_past()


def done(w: Writer, who: Whom | None, what: Thing | None, participle: str, node: Node) -> Waiting:
    """Something is done to a card, by these heroes or whoever."""
    if participle not in DEEDS:
        raise w.not_playable(node, "nothing can wait for this")
    deed = DEEDS[participle]
    tests: list[Test] = [occasions.ActIs([deed.act])] if deed.act else []
    if deed.cause >= 0:
        tests.append(CauseIs(deed.cause))
    made = Waiting(deed.event, tuple(tests), hero=EVENT_HERO if deed.of_doer else EVENT_DOER)
    if who is not None:
        made = made.and_also(SeatIs(who) if deed.of_doer else occasions.DoerIs(who))
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
        return [AnyOf([relations.EventAmountIs(relations.EXACTLY, Fixed(zone)) for zone in zones]), *owner]
    raise w.not_playable(group.place, "where from is watched only of what is moved or Discarded")


def does_to_cards(w: Writer, who: Whom | None, verb: Node) -> list[Waiting]:
    """A verb with its object."""
    participle = VERBS.get(type(verb)) if isinstance(verb, HookedAct) else None
    if participle is not None:
        what = getattr(verb, "what", None)
        assert isinstance(what, Thing)
        if isinstance(what, nouns.NthAct):
            if not isinstance(verb, verbs.Play):
                raise w.not_playable(what, "acts are counted: say 'Play your second …', or how many cards in one turn")
            unseen(w, verb)
            w.mean(what, EVENT_CARD)
            return [nth_act(w, what).and_also(*seat(who))]
        source = without_place(what)
        made = done(w, who, source, participle, verb)
        if source is not what:
            w.mean(what, EVENT_CARD)
            made = made.and_also(*came_from(w, what, made.event))
        return [made.and_also(*manner(w, verb))]
    if isinstance(verb, verbs.AttackHero):
        w.mean_hero(verb.who, EVENT_RECIPIENT)
        return [act(c.ATTACK_ACT, who).and_also(occasions.RecipientIs(named(w, verb.who)))]
    if isinstance(verb, numbers.DealDamage):
        made = Waiting(c.DAMAGED, doer(who), hero=EVENT_DOER, has_amount=True)
        return [so_much(w, made, verb.n).and_also(*to_whom(w, verb.to))]
    if isinstance(verb, numbers.TakeDamage):
        return [so_much(w, Waiting(c.DAMAGED, seat(who), has_amount=True), verb.n)]
    if isinstance(verb, numbers.Heal):
        made = Waiting(c.HEALED, doer(who), hero=EVENT_DOER, has_amount=True)
        return [so_much(w, made, verb.n).and_also(*to_whom(w, verb.who))]
    if isinstance(verb, numbers.LoseHealth):
        return [so_much(w, Waiting(c.LOST_HEALTH, seat(who), has_amount=True), verb.n)]
    if isinstance(verb, numbers.GainHealth):
        return [so_much(w, Waiting(c.GAINED_HEALTH, seat(who), has_amount=True), verb.n)]
    raise w.not_playable(verb, "nothing can wait for this")


def manner(w: Writer, verb: Node) -> list[Test]:
    """How it is done, where a trigger can see it: where to, under what, which way."""
    if isinstance(verb, verbs.Move):
        return destination(w, verb.to)
    if isinstance(verb, verbs.Store):
        if not isinstance(verb.under, nouns.ThisOne):
            raise w.not_playable(verb.under, "only what is Stored under this card is watched")
        return [occasions.UnderThis()]
    if isinstance(verb, verbs.Rotate) and verb.times is not None:
        raise w.not_playable(verb.times, "each turn of a Buff is watched by itself")
    if isinstance(verb, verbs.Rotate) and verb.direction is not None and verb.direction.word != "either":
        return [CauseIs(c.FORWARD if verb.direction.word == "forward" else c.BACKWARD)]
    if isinstance(verb, verbs.Return) and verb.zone is not None:
        raise w.not_playable(verb.zone, "what is Returned goes to its owner's hand: leave this out")
    unseen(w, verb)
    return []


UNSEEN = {"free": "without using an action", "at_random": "at random", "face_up": "face up", "face_down": "face down"}


def unseen(w: Writer, verb: Node) -> None:
    """What a verb can say but nothing can watch or forbid."""
    for name, words in UNSEEN.items():
        if getattr(verb, name, False):
            raise w.not_playable(verb, f"'{words}' can be told to do, but not watched or forbidden")


def so_much(w: Writer, made: Waiting, n: Node) -> Waiting:
    return made.and_also(relations.EventAmountIs(relations.EXACTLY, amount(w, n)))


def without_place(what: Thing) -> Thing:
    """'A card from your Discard Pile': where it came from the event says, the card lies elsewhere by now."""
    group = group_of(what)
    if group is None or not isinstance(group.place, core.FromZone):
        return what
    plain = core.Group(
        group.adjectives, group.kinds, group.name, group.controller, group.filter, None, group.relative
    )
    if isinstance(what, core.Some):
        return core.Some(what.determiner, plain)
    return core.Bare(plain)


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
    "Expire": (c.LEAVES, (CauseIs(c.BY_EXPIRY),)),
    "Rotate": (c.ROTATED, ()),
    "Restart": (c.RESTARTED, ()),
    "become Dormant": (c.FELL_ASLEEP, ()),
}


def happens(w: Writer, what: Thing, verb: Happening) -> list[Waiting]:
    """Something happens to a card, or a card does it."""
    if isinstance(verb, said.CardOccurs):
        own, about = card_tests(w, what)
        words = ("enter play", "leave play") if verb.word == "enter or leave play" else (verb.word,)
        return [Waiting(OCCURS[word][0], (*OCCURS[word][1], *about), own) for word in words]
    if isinstance(verb, said.IsDone):
        who = None if verb.who is None else named(w, verb.who)
        found = [cancelled(w, what, each, verb.who) or done(w, who, what, each.word, each) for each in verb.done]
        if verb.who is not None:
            w.mean_hero(verb.who, found[0].hero)
        return found
    if isinstance(verb, said.IsStored):
        own, about = card_tests(w, what)
        return [Waiting(c.STORED_CARD, (*about, occasions.UnderThis()), own)]
    if isinstance(verb, said.IsMoved):
        own, about = card_tests(w, what)
        zones, who = zones_of(w, verb.zone)
        made = Waiting(c.MOVED, (*about, occasions.WentBetween([], zones)), own)
        return [made if who is None else made.and_also(SeatIs(who))]
    if isinstance(verb, said.IsPut):
        own, about = card_tests(w, what)
        zones, who = zones_of(w, verb.zone)
        if zones != [c.DISCARD]:
            raise w.not_playable(verb.zone, "only what is put into a discard pile is watched, in whatever way")
        made = Waiting(c.PUT, tuple(about), own)
        return [made if who is None else made.and_also(SeatIs(who))]
    if isinstance(verb, said.LeavesZone):
        own, about = card_tests(w, what)
        zones, who = zones_of(w, verb.zone)
        if any(zone not in (c.HAND, c.DISCARD) for zone in zones):
            raise w.not_playable(verb.zone, "only leaving a hand or a discard pile is watched")
        from_there = AnyOf([relations.EventAmountIs(relations.EXACTLY, Fixed(zone)) for zone in zones])
        made = Waiting(c.LEFT_ZONE, (*about, from_there), own)
        return [made if who is None else made.and_also(SeatIs(who))]
    if isinstance(verb, said.CardDeals):
        own, about = card_tests(w, what)
        made = Waiting(c.DAMAGED, tuple(about), own, has_amount=True)
        return [made.and_also(*to_whom(w, verb.to))]
    raise w.not_playable(verb)


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


def kinds_of_act(what: Thing) -> list[int]:
    """The acts that a noun stands for: 'the Next Attack', 'your target's Next Defend'."""
    group = group_of(what)
    found: list[int] = []
    if group is not None:
        for kind in group.kinds:
            word = kind.word if isinstance(kind, nouns.CardKind) else ""
            found.append(NOUNS_OF_ACTS.get(word, -1))
    return found


NOUNS_OF_ACTS = {
    "Attack": c.ATTACK_ACT, "Attack card": c.ATTACK_ACT | c.PLAY_ACT, "Defend": c.DEFEND_ACT,
    "Defend card": c.DEFEND_ACT | c.PLAY_ACT, "Buff": c.BUFF_ACT, "Item": c.EQUIP_ACT, "combo": c.COMBO_ACT,
    "card": c.PLAY_ACT, "Ability": c.ABILITY_ACT, "Attack Ability": c.ABILITY_ACT | c.ATTACK_ACT,
    "Defend Ability": c.ABILITY_ACT | c.DEFEND_ACT, "combo Attack": c.COMBO_ACT | c.ATTACK_ACT,
    "combo Defend": c.COMBO_ACT | c.DEFEND_ACT, "combo Buff": c.COMBO_ACT | c.BUFF_ACT, "action card": c.PLAY_ACT,
}  # fmt: skip


def next_act(w: Writer, what: core.Some) -> Waiting:
    """[LS-G33] The next act of a sort: whose, against whom, with which card."""
    sorts = kinds_of_act(what)
    if not sorts or -1 in sorts:
        raise w.not_playable(what, "Next goes with an act: an Attack, a Defend, a Buff, an Item, a combo, an Ability")
    tests: list[Test] = [occasions.ActIs(sorts)]
    determiner = what.determiner
    assert isinstance(determiner, nouns.Next)
    for node in (what.group.place, *what.group.adjectives):
        if isinstance(node, Place | elements.CardWord):
            raise w.not_playable(node, "an act is nowhere")
    if determiner.whose is not None:
        tests.append(SeatIs(whose(w, determiner.whose)))
    group = what.group
    if isinstance(group.controller, places.OfHero | places.HeHas):
        tests.append(SeatIs(hero(w, group.controller.who)))
    relative = group.relative
    if isinstance(relative, places.Against):
        tests.append(occasions.RecipientIs(hero(w, relative.who)))
    elif isinstance(relative, places.ByHero):
        tests.append(SeatIs(hero(w, relative.who)))
    elif relative is not None:
        raise w.not_playable(relative)
    words = [kind.word for kind in group.kinds if isinstance(kind, nouns.CardKind)]
    plain = core.Group(group.adjectives, group.kinds, group.name, None, group.filter, None, None)
    if group.adjectives or group.filter is not None or group.name is not None or "action card" in words:
        cards = meant(w, core.Bare(plain), ANYWHERE)
        assert isinstance(cards, CardsAnywhere)
        tests.append(CardIs(cards))
    return Waiting(c.ACT, tuple(tests))


def is_next(what: Node) -> bool:
    return isinstance(what, core.Some) and isinstance(what.determiner, nouns.Next)


NUMBERS = {"first": 1, "second": 2, "third": 3, "fourth": 4}


def nth_act(w: Writer, what: nouns.NthAct) -> Waiting:
    """'Your second Attack this turn': the act of that sort before which there was one."""
    as_next = core.Some(nouns.Next(what.whose), what.group)
    as_next.span = what.span
    found = next_act(w, as_next)
    often = occasions.HowOften([found.event], found.test, occasions.THIS_TURN)
    return found.and_also(Compares(often, relations.EXACTLY, Fixed(NUMBERS[what.nth.word])))

