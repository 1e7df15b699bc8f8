"""Triggers: keywords and written ones, as the event they wait for and what it must be like."""

from __future__ import annotations

import re
from typing import NamedTuple

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.meaning.conditions import ordinal
from rulebound.games.luminous.meaning.events_of_words import ANYWHERE, HAPPENINGS, ORDINALS, PLAYER_HAPPENINGS
from rulebound.games.luminous.meaning.misfits import kinds_of, may_be, refuse_undergone
from rulebound.games.luminous.meaning.nouns import piles, zones_of
from rulebound.games.luminous.meaning.players import WHOSEVER, affected, who_has
from rulebound.games.luminous.meaning.senses import amount, condition
from rulebound.games.luminous.meaning.subjects import card_tests
from rulebound.games.luminous.meaning.writer import OPPONENTS, YOU, Writer
from rulebound.games.luminous.ops import groups
from rulebound.games.luminous.ops.tests import ByDamageOfThis, FirstOfMany, InStep, PaysFor
from rulebound.games.luminous.vocabulary import costs, nouns, sheet, verbs
from rulebound.games.luminous.vocabulary import events as happens
from rulebound.kernel.terms import Amount, AnyOf, Cards, Every, Fixed, Not, Test, Whom, events, players, relations
from rulebound.kernel.terms.events import (
    CameFrom,
    DoneBy,
    EventCardIs,
    EventCardIsThis,
    FirstOfEach,
    FirstOfTurn,
    HitsPlayer,
    OtherCardIsThis,
)
from rulebound.kernel.terms.tests import TurnOf
from rulebound.kernel.terms.traits import ControlledBy, OwnedBy
from rulebound.language.core import triggers as said
from rulebound.language.core.categories import (
    Event,
    Head,
    HookedAct,
    Keyword,
    Place,
    Player,
    PlayerHappening,
    Thing,
    Zone,
)
from rulebound.language.core.nouns import AtLeast, AtMost, Bare, Exactly, FromZone, Just, Some, This, UpTo, ZoneOf
from rulebound.language.core.numbers import Its, Number, ThatMuch
from rulebound.language.lowering.conditions import RELATIONS
from rulebound.language.lowering.each import is_each
from rulebound.language.references import Place as Spoken


class Waiting(NamedTuple):
    """What a trigger waits for; `own` if it is about the card itself."""

    event: int
    own: bool
    tests: list[Test]
    anywhere: bool = False

    def test(self) -> Test | None:
        if not self.tests:
            return None
        return self.tests[0] if len(self.tests) == 1 else Every(self.tests)


# ---- keywords
def by_keyword(keyword: Keyword) -> Waiting:
    """The trigger keywords of the glossary."""
    if isinstance(keyword, costs.Mulch):
        # [LU-mulch.1] [LU-mulch.2] from deck or play, wherever the text is read
        return Waiting(c.PUT_IN_DISCARD, True, [CameFrom([c.DECK, c.FIELD])], True)
    if isinstance(keyword, costs.Wave):
        nth = Fixed(ordinal(keyword.nth))
        return Waiting(c.ATTACKED, True, [relations.EventAmountIs(relations.EXACTLY, nth)])  # [LU-wave.1]
    assert isinstance(keyword, costs.TriggerKeyword)
    if keyword.word == "Depart":
        return Waiting(c.PUT_IN_DISCARD, True, [CameFrom([c.FIELD])])  # [LU-depart.1]
    return Waiting(KEYWORDS[keyword.word], True, [])  # [LU-arrive.1] [LU-onattack.1]


KEYWORDS = {"Arrive": c.ENTERED_PLAY, "Contact": c.CONTACT, "On Attack": c.ATTACKED}


# ---- written triggers
def by_head(w: Writer, head: Head) -> list[Waiting]:
    """All that a written trigger waits for; its mentions mean the event's cards and players from now on."""
    if isinstance(head, said.AtTime):
        return [at_time(w, head)]
    if isinstance(head, said.FirstTime):
        nth = 1 if head.nth is None else ORDINALS[head.nth.word]
        return [
            # [LU-zone.12] What happened to the card as another object does not count.
            each._replace(tests=[*each.tests, nth_time(w, head, each, nth)])
            for each in waiting_for(w, head.event)
        ]
    assert isinstance(head, said.When | said.Whenever)
    found = waiting_for(w, head.event)
    if head.condition is not None:
        test = condition(w, head.condition)
        found = [each._replace(tests=[*each.tests, test]) for each in found]
    return found


# [LU-zone.12] After it the card is another object, or gone: of one card there is no second time.
ONCE_EACH = frozenset((
    c.DREW, c.DISCARDED, c.PUT_IN_DISCARD, c.PLAYED, c.ORB_PLAYED, c.ENTERED_PLAY, c.LEFT_PLAY, c.DESTROYED,
    c.SACRIFICED, c.VOIDED, c.CULLED, c.TRIBUTED, c.RETURNED, c.PUT_IN_DECK,
))  # fmt: skip


def nth_time(w: Writer, head: said.FirstTime, each: Waiting, nth: int) -> FirstOfTurn:
    if any(isinstance(test, DoneBy) for test in each.tests):
        raise w.not_playable(head.event, "who did it the time before nobody remembers: say 'a unit is destroyed'")
    by_itself = isinstance(head, happens.ForNthTime)
    each_card = isinstance(head.event, said.Happens) and is_each(head.event.what)
    if each.event in ONCE_EACH and (each_card or (each.own and nth > 1)):
        raise w.not_playable(head.event, "to one card this happens once: of any card say 'a unit'")
    if each_card or (by_itself and isinstance(head.event, said.Happens) and each.event not in ONCE_EACH):
        return FirstOfEach(each.event, each.own, each.tests, nth, each.own, came=c.ENTERED_PLAY)
    others = any(isinstance(test, events.SeatIs) and test.who is not YOU for test in each.tests)
    if by_itself and others:  # else it is you, or whose turn it is
        return FirstOfEach(each.event, each.own, each.tests, nth, each.own)
    return FirstOfTurn(each.event, each.own, each.tests, nth, since_here=each.own)


def waiting_for(w: Writer, event: Event) -> list[Waiting]:
    if isinstance(event, said.Happens):
        what, many = any_of_many(w, event.what)
        found = [each for verb in event.verbs for each in happens_to(w, what, verb)]
        for each in found:
            refuse_undergone(w, what, each.event)
        found = [Waiting(each.event, each.own, each.tests, each.own and each.event in ANYWHERE) for each in found]
        return [at_once(w, event.what, each) for each in found] if many else found
    if isinstance(event, said.PlayerActs):
        return [player_acts(w, event.who, event.act)]
    assert isinstance(event, said.PlayerHappens)
    return [player_happens(w, event.who, verb) for verb in event.verbs]


def any_of_many(w: Writer, what: Thing) -> tuple[Thing, bool]:
    """'One or more cards' as any card, and that it was said so: of several that go together nobody can say 'it'."""
    if isinstance(what, Some) and isinstance(what.determiner, AtLeast):
        if getattr(what.determiner.n, "value", 0) == 1 and not w.is_mentioned(what):
            return Bare(what.group).at(what), True
    return what, False


# What befalls several cards in one event; [LU-combat.1] units attack one at a time.
TOGETHER = frozenset((c.DISCARDED, c.PUT_IN_DISCARD, c.VOIDED, c.DESTROYED, c.LEFT_PLAY, c.SACRIFICED, c.DAMAGED))


def at_once(w: Writer, what: Thing, waiting: Waiting) -> Waiting:
    if waiting.event == c.ATTACKED:
        return waiting
    if waiting.event not in TOGETHER:
        raise w.not_playable(what, ONE_AT_A_TIME)
    return waiting._replace(tests=[*waiting.tests, FirstOfMany(waiting.tests)])


ONE_AT_A_TIME = "cards come one at a time: say 'a', or ask how many there were this turn"


TURNS: dict[str, Whom | None] = {
    "your turn": YOU, "the opponent's turn": OPPONENTS, "each turn": None, "each opponent's turn": OPPONENTS,
    "your main phase": YOU, "each main phase": None, "the opponent's main phase": OPPONENTS,
}  # fmt: skip


def at_time(w: Writer, head: said.AtTime) -> Waiting:
    word = head.period.word
    who = TURNS[word]
    about: list[Test] = [] if who is None else [events.SeatIs(who)]
    w.people[w.spot(head.period)] = players.EventPlayer()
    if word.endswith("main phase"):
        if head.edge.word == "end":
            raise w.not_playable(head, "a main phase has a start that can be watched, but no end")
        return Waiting(c.MAIN_BEGIN, False, about)
    return Waiting(c.TURN_START if head.edge.word == "start" else c.TURN_END, False, about)


# ---- what happens to a card
EVENT_CARD = groups.EventCard()
OTHER_CARD = groups.OtherEventCard()


def subject(w: Writer, what: Thing, other: bool) -> tuple[bool, list[Test]]:
    """The card it happens to; references mean the event's card."""
    means(w, what, OTHER_CARD if other else EVENT_CARD)
    own, about = card_tests(w, what, other)
    if own and other:
        return False, [OtherCardIsThis()]
    return own, about


def means(w: Writer, what: Thing, cards: Cards) -> None:
    determiner = what.determiner if isinstance(what, Some) else None
    several = isinstance(determiner, Exactly | AtLeast | AtMost | UpTo) and getattr(determiner.n, "value", 2) != 1
    several = several or isinstance(determiner, Just | AtLeast)  # 'one or more' that go at once would be one event
    if several or getattr(determiner, "word", "a") in ("no", "all", "any number of", "the next"):  # [EN-13]
        raise w.not_playable(what, ONE_AT_A_TIME)
    if not isinstance(what, This):
        w.mean(what, cards)
        w.earlier.append(cards)


def refuse_whose(w: Writer, what: Thing, verb: object) -> None:
    """[EN-3] Of two cards that meet, 'its' could be said of either."""
    other = next((getattr(verb, name) for name in ("what", "target", "to") if hasattr(verb, name)), None)
    if not isinstance(other, Thing) or isinstance(other, This):
        return
    for number, tree in enumerate(w.ability.trees):
        for node in tree.inside():
            mention = w.ability.bindings.get(Spoken(number, node.span)) if isinstance(node, Its) else None
            if mention is not None and not mention.back and mention.place == Spoken(0, what.span):
                with w.being(sentence=number):
                    raise w.not_playable(node, "whose? Say it of 'this unit', or of 'that unit', 'that relic'")


def happens_to(w: Writer, what: Thing, verb: object) -> list[Waiting]:
    refuse_whose(w, what, verb)
    if isinstance(verb, happens.Occurs):
        own, about = subject(w, what, False)
        if verb.word == "be dealt combat damage":
            about = [*about, events.CauseIs(c.BY_COMBAT)]
        return [Waiting(HAPPENINGS[verb.word], own, about)]
    if isinstance(verb, happens.DealsDamageTo):
        found = deals_damage(w, what, verb)
        return [found._replace(tests=[*found.tests, *bounded(w, verb)])]
    if isinstance(verb, happens.IsDealt):
        own, about = subject(w, what, False)
        in_combat: list[Test] = [events.CauseIs(c.BY_COMBAT)] if verb.combat else []
        return [Waiting(c.DAMAGED, own, [*about, *in_combat, *in_all(w, verb)])]
    if isinstance(verb, happens.DestroysThat):
        if not isinstance(what, This):
            raise w.not_playable(what, "of this card alone can be told what its damage has destroyed")
        if re.search(r"\bdestroy\b", w.making.text, re.IGNORECASE):  # an instruction: 'Expend: Destroy a unit.'
            raise w.not_playable(verb, "what its damage has destroyed is told so, and this card's text destroys, too")
        return [Waiting(c.DESTROYED, False, [*second(w, verb.what, False), ByDamageOfThis(verb.combat)])]
    if isinstance(verb, happens.AttacksTarget):
        own, about = subject(w, what, False)
        return [Waiting(c.ATTACKED, own, [*about, *attacked(w, verb.target)])]
    if isinstance(verb, happens.AttacksAs):
        own, about = subject(w, what, False)
        relation = relations.AT_LEAST if verb.later else relations.EXACTLY
        nth = relations.EventAmountIs(relation, Fixed(ordinal(verb.nth)))
        return [Waiting(c.ATTACKED, own, [*about, nth])]
    if isinstance(verb, happens.BlocksThat):
        own, about = subject(w, what, False)
        return [Waiting(c.BLOCKED, own, [*about, *second(w, verb.what, True)])]
    if isinstance(verb, happens.IsBlockedBy):
        _, about = subject(w, what, True)
        return [Waiting(c.BLOCKED, False, [*about, *second(w, verb.what, False)])]
    if isinstance(verb, happens.LeavesZone):
        own, about = subject(w, what, False)
        zones, whose = zones_of(w, verb.zone)
        owner = [] if whose is None else [EventCardIs([OwnedBy(whose)])]
        return [Waiting(HAPPENINGS[verb.verb.word], own, [*about, CameFrom(zones), *owner])]
    if isinstance(verb, happens.IsPutInto):
        return [put_into(w, what, verb)]
    if isinstance(verb, happens.IsReturned):
        own, about = subject(w, what, False)
        return [Waiting(c.RETURNED, own, [*about, *returned_to(w, verb.zone)])]
    raise w.not_playable(verb)  # type: ignore[arg-type]


def bounded(w: Writer, verb: happens.SoMuch) -> list[Test]:
    """'3 or more damage'"""
    if verb.n is None or verb.bound is None:
        return []
    return [relations.EventAmountIs(RELATIONS[verb.bound.word], amount(w, verb.n))]


def in_all(w: Writer, verb: happens.IsDealt) -> list[Test]:
    """'Is dealt 3 or more damage': by all who deal it in one moment [LU-combat.27]; of how
    much no single event tells."""
    assert verb.n is not None and verb.bound is not None
    if verb.bound.word != "more":
        raise w.not_playable(verb.bound, "of what comes from several at once nobody can say so: say 'a unit deals …'")
    for number, tree in enumerate(w.ability.trees):
        for node in tree.inside():
            if isinstance(node, ThatMuch):
                with w.being(sentence=number):
                    raise w.not_playable(node, "how much of it? Several may have dealt it at once")
    return [events.AtOnceInAll(amount(w, verb.n))]


def returned_to(w: Writer, zone: Zone) -> list[Test]:
    """To a hand; to whose, the owner of the card tells."""
    if piles(zone)[0] != c.HAND:
        raise w.not_playable(zone, "only what goes back to a hand is told so")
    whose = zone.whose if isinstance(zone, ZoneOf) else None
    if whose is None or getattr(whose, "word", "") in WHOSEVER:
        return []
    owner = who_has(w, whose)
    return [] if owner is None else [EventCardIs([OwnedBy(owner)])]


def second(w: Writer, what: Thing, other: bool) -> list[Test]:
    """The second party of the event."""
    means(w, what, OTHER_CARD if other else EVENT_CARD)
    own, about = card_tests(w, what, other)
    if own:
        return [OtherCardIsThis() if other else EventCardIsThis()]
    return about


def attacked(w: Writer, target: Player | Thing | verbs.OrPlayer) -> list[Test]:
    if isinstance(target, verbs.OrPlayer):
        return [either_attacked(w, target)]
    if isinstance(target, Player):
        who = affected(w, target)
        w.people[w.spot(target)] = players.EventPlayer()
        return [HitsPlayer(True), events.SeatIs(who)]
    if not may_be(kinds_of(target, None if w.making.quoted else w.making.definition), ("relic", "favored")):
        raise w.not_playable(target, "only players and relics are attacked, units block")  # [LU-combat.4]
    return second(w, target, True)


def either_attacked(w: Writer, target: verbs.OrPlayer) -> Test:
    """'Whenever a unit attacks you or a relic you control'"""
    if target.kinds or target.player is None:
        raise w.not_playable(target, "say which player and which relics: 'attacks you or a relic you control'")
    for each in target.things:
        if w.is_mentioned(each):
            raise w.not_playable(each, "it need not be this that is attacked")
    whom: list[Player | Thing] = [target.player, *target.things]
    return AnyOf([Every(attacked(w, each)) for each in whom])


def deals_damage(w: Writer, what: Thing, verb: happens.DealsDamageTo) -> Waiting:
    """[LU-contact.1] Damage to a player is seen by the player's side of the event, who knows the player."""
    cause: list[Test] = [events.CauseIs(c.BY_COMBAT)] if verb.combat else []
    to = verb.to
    if isinstance(to, Player):
        who = affected(w, to)
        w.people[w.spot(to)] = players.EventPlayer()
        if verb.combat and who is OPPONENTS:
            own, about = subject(w, what, False)
            return Waiting(c.CONTACT, own, about)
        _, about = subject(w, what, True)
        return Waiting(c.DAMAGED, False, [HitsPlayer(False), events.SeatIs(who), *about, *cause])
    own, about = subject(w, what, False)
    if to is not None:
        about = [*about, *second(w, to, True)]
    return Waiting(c.DEALT_DAMAGE, own, [*about, *cause])


def put_into(w: Writer, what: Thing, verb: happens.IsPutInto) -> Waiting:
    own, about = subject(w, what, False)
    to = piles(verb.zone)[0]
    kind = {c.DISCARD: c.PUT_IN_DISCARD, c.VOID: c.VOIDED, c.DECK: c.PUT_IN_DECK, c.HAND: c.DREW}.get(to)
    if kind is None:
        raise w.not_playable(verb.zone)
    about = [*about, *came_from(w, verb.place)]
    whose = who_has(w, verb.zone.whose) if isinstance(verb.zone, ZoneOf) else None
    if whose is not None:
        about.append(EventCardIs([OwnedBy(whose)]))
    return Waiting(kind, own, about)


def came_from(w: Writer, place: Place | None) -> list[Test]:
    if place is None:
        return []
    if isinstance(place, nouns.FromPlay):
        return [CameFrom([c.FIELD])]
    if isinstance(place, happens.FromDeckOrPlay):
        return [CameFrom([c.DECK, c.FIELD])]
    if isinstance(place, FromZone):
        zones, whose = zones_of(w, place.zone)
        return [CameFrom(zones), *([] if whose is None else [EventCardIs([OwnedBy(whose)])])]
    raise w.not_playable(place)


# ---- what a player does
def player_happens(w: Writer, who: Player, verb: PlayerHappening) -> Waiting:
    seats = affected(w, who)
    w.people[w.spot(who)] = players.EventPlayer()
    if isinstance(verb, happens.PlayerOccurs):
        kind = PLAYER_HAPPENINGS[verb.word]
        if kind == c.ATTACKED:
            return Waiting(kind, False, [TurnOf(seats)])
        about: list[Test] = [events.SeatIs(seats)]
        if kind == c.DAMAGED:
            about.append(HitsPlayer(False))
        return Waiting(kind, False, about)
    if isinstance(verb, happens.LifeGoes):
        kind = c.LIFE_LOST if getattr(verb.way, "word", "") == "lose" else c.LIFE_GAINED
        return Waiting(kind, False, [events.SeatIs(seats), *bounded(w, verb)])
    if isinstance(verb, happens.ActivatesAbility | happens.ActivatesThis):
        return Waiting(c.ACTIVATED, False, [events.SeatIs(seats), *about_object(w, verb.what)])
    if isinstance(verb, happens.GainsControl):
        return Waiting(c.CONTROL_CHANGED, False, [events.SeatIs(seats), *about_object(w, verb.what)])
    if isinstance(verb, happens.BlocksWith):
        own_side = EventCardIs([ControlledBy(seats, True)])
        return Waiting(c.BLOCKED, False, [*second(w, verb.what, False), own_side])
    if isinstance(verb, happens.AttacksWith):  # [LU-combat.1] in one's own turn
        return Waiting(c.ATTACKED, False, [*second(w, verb.what, False), TurnOf(seats)])
    if isinstance(verb, happens.ExpendsFor):
        return Waiting(c.EXPENDED, False, [EventCardIs([ControlledBy(seats, True)]), *pays_for(w, verb)])
    if isinstance(verb, happens.Tributes):
        return Waiting(c.TRIBUTED, False, [events.SeatIs(seats), *second(w, verb.what, True)])
    raise w.not_playable(verb)


def pays_for(w: Writer, verb: happens.ExpendsFor) -> list[Test]:
    """[LU-cost.2] Whose essence it is, and for which card it is, if for one that is played."""
    if not may_be(kinds_of(verb.what, None if w.making.quoted else w.making.definition), ("orb",)):
        raise w.not_playable(verb.what, "only orbs are expended for essence")
    paid = [] if verb.paid is None else card_tests(w, verb.paid, True)[1]
    return [*second(w, verb.what, False), PaysFor(verb.paid is not None), *paid]


def about_object(w: Writer, what: Thing | None) -> list[Test]:
    return [] if what is None else second(w, what, False)


ACTS = sheet.SHEET.hooks()


def player_acts(w: Writer, who: Player, act: HookedAct) -> Waiting:
    if type(act) not in ACTS:
        raise w.not_playable(act)
    kind, happens_to_player = ACTS[type(act)]
    seats = affected(w, who)
    w.people[w.spot(who)] = players.EventPlayer()
    about: list[Test] = [events.SeatIs(seats) if happens_to_player else DoneBy(seats)]
    own = False
    if isinstance(act, verbs.DealDamage):
        if isinstance(act.to, Player):
            hit, by = events.SeatIs(affected(w, act.to)), events.OtherCardIs([ControlledBy(seats, True)])
            return Waiting(c.DAMAGED, False, [HitsPlayer(False), hit, by, *so_much(w, act)])
        if not isinstance(act.to, Thing):
            raise w.not_playable(act.to)
        about += second(w, act.to, True)
    said_of: Thing | None = getattr(act, "what", None)
    what, many = (None, False) if said_of is None else any_of_many(w, said_of)
    if what is not None:
        means(w, what, EVENT_CARD)
        own, more = card_tests(w, what, False)
        about += more
    about += so_much(w, act)
    if isinstance(act, verbs.Return):
        about += returned_to(w, act.zone)
    for how in ("free", "face_down", "until"):  # [EN-13]
        if getattr(act, how, None):
            raise w.not_playable(act, "that it is done is seen, not how: leave out the manner")
    if isinstance(act, verbs.DrawThing) and act.outside:
        about.append(Not(Every([InStep(c.START, c.DRAW_STEP), TurnOf(seats)])))
    waiting = Waiting(kind, own, about, own and kind in ANYWHERE)
    return at_once(w, said_of, waiting) if many and said_of is not None else waiting


def so_much(w: Writer, act: HookedAct) -> list[Test]:
    """'Whenever you lose 3 life': exactly so much; a draw and a discard are one card each."""
    if isinstance(act, verbs.Draw | verbs.Discard):
        if not isinstance(act.n, Number) or act.n.value != 1:
            raise w.not_playable(act, "cards come one at a time: say 'a card'")
        return []
    if not hasattr(act, "n"):
        return []
    much: Amount = amount(w, act.n)
    return [relations.EventAmountIs(relations.EXACTLY, much)] if isinstance(act.n, Number) else []


