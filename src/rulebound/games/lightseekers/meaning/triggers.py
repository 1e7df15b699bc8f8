"""Triggers: the events that a head waits for, as triggered abilities."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.definition import LightTriggered
from rulebound.games.lightseekers.meaning.conditions import enough
from rulebound.games.lightseekers.meaning.happenings import (
    EVENT_DOER,
    NUMBERS,
    cancelled_by_this,
    countless,
    happens,
    hero_does,
    total,
    unseen,
)
from rulebound.games.lightseekers.meaning.heroes import whose
from rulebound.games.lightseekers.meaning.lines import HARMS
from rulebound.games.lightseekers.meaning.nouns import all_such, source_cards
from rulebound.games.lightseekers.meaning.senses import amount, condition, hero
from rulebound.games.lightseekers.meaning.waiting import EVENT_HERO, Waiting, is_this, merged
from rulebound.games.lightseekers.meaning.words import PHASES
from rulebound.games.lightseekers.meaning.writer import YOU, Writer
from rulebound.games.lightseekers.ops import occasions
from rulebound.games.lightseekers.ops.impending import IsLethal
from rulebound.games.lightseekers.ops.occasions import HowOftenSoFar, NthThisTurn
from rulebound.games.lightseekers.procedures.leaving import REPLACEABLE
from rulebound.games.lightseekers.vocabulary import (
    amounts,
    clauses,
    nouns,
    numbers,
    own_card,
    replacing,
    verbs,
    windows,
)
from rulebound.games.lightseekers.vocabulary import events as said
from rulebound.games.lightseekers.vocabulary.heroes import SomeHero, UpToHeroes, WhoseThat, You, Your
from rulebound.kernel.cards import Ability
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms import Amount, Fixed, Test, Whom, events, players, relations
from rulebound.kernel.terms.amounts import Sum
from rulebound.kernel.terms.events import CardIs
from rulebound.language.core import triggers as core
from rulebound.language.core.categories import Effect, Event, Head, Thing, Whose
from rulebound.language.core.clauses import May
from rulebound.language.core.nouns import Bare, It, That, This
from rulebound.language.core.numbers import ThatMuch
from rulebound.language.node import Node
from rulebound.language.references import Place


class Heard:
    """What a head waits for, and how: where the card works from, how often."""

    def __init__(self, found: list[Waiting]) -> None:
        self.found = found
        self.place = c.IN_PLAY
        self.next = c.NOT_NEXT
        self.once = c.EVERY_TIME

    def under(self, *added: Test) -> None:
        self.found = [each.and_also(*added) for each in self.found]


def asks_amount(effect: Effect) -> bool:
    """Whether the first verb of an effect speaks of an amount before it."""
    first = next((node for node in effect.inside() if isinstance(node, clauses.Doing)), None)
    return first is not None and any(isinstance(node, amounts.SameAmount | ThatMuch) for node in first.inside())


IMPENDING = {c.DAMAGED: c.WOULD_DAMAGE, c.HEALED: c.WOULD_HEAL}
LETHAL = (c.WOULD_DAMAGE, c.WOULD_LOSE)


WOULD = (replacing.HeroWould, replacing.CardWould, replacing.WouldReachZero)
WHOLE = (c.WOULD_LEAVE, c.WOULD_DRAW, c.WOULD_DISCARD, c.WOULD_LOSE)  # that can be replaced, and not changed


def impending(waiting: Waiting) -> int | None:
    """The event that tells of it before it happens, if there is one."""
    if waiting.event in LETHAL:  # it is heard of before anyway
        return waiting.event
    if waiting.event == c.DREW:  # which card it would be nobody knows
        return None if waiting.own or any(isinstance(test, CardIs) for test in waiting.tests) else c.WOULD_DRAW
    if waiting.event == c.DISCARDED:
        return c.WOULD_DISCARD
    if waiting.event != c.LEAVES:
        return IMPENDING.get(waiting.event)
    if any(isinstance(test, relations.EventAmountIs) for test in waiting.tests):
        return c.WOULD_LEAVE  # to the discard pile, in whatever way
    causes = [test.cause for test in waiting.tests if isinstance(test, events.CauseIs)]
    return c.WOULD_LEAVE if causes and all(cause in REPLACEABLE for cause in causes) else None


def forestall(w: Writer, how: Heard, head: Head | Event, effects: Sequence[Effect]) -> None:
    """What the effect changes or replaces is heard before it happens, whether the text says 'would' or not."""
    would = next((node for node in head.inside() if isinstance(node, WOULD)), None)
    changes = (*replacing.CHANGES, replacing.Instead)
    changing = next((node for each in effects for node in each.inside() if isinstance(node, changes)), None)
    if would is None and changing is None:
        return
    if changing is None:
        raise w.not_playable(head, "say what happens instead, or that it happens: 'when you take damage'")
    unheard = would is not None or isinstance(changing, replacing.Instead | replacing.PreventThat)
    declined = any(isinstance(node, May) for each in effects for node in each.inside())
    for nth in (node for node in head.inside() if isinstance(node, core.FirstTime | nouns.NthAct) and unheard):
        if isinstance(head, core.FirstTime) and is_first_would(head) and not declined:
            continue  # done once a turn, and only if it has not happened before
        raise w.not_playable(nth, "what has not happened is not counted: say 'once per turn, when you would …'")
    together = (node for node in head.inside() if isinstance(node, said.InOneAttack | said.InOneTurn))
    for part in together:
        raise w.not_playable(part, "each damage is changed by itself: say 'from an Attack'")
    found: list[Waiting] = []
    for each in how.found:
        event = impending(each)
        if event is None or (event not in IMPENDING.values() and not isinstance(changing, replacing.Instead)):
            why = (
                "only damage, healing, what is Removed, Returned or Expires, a Draw of whatever card, and a Discard "
                "can be changed before it is done"
            )
            raise w.not_playable(would or head, why)
        if event == c.WOULD_LEAVE and any(isinstance(test, relations.EventAmountIs) for test in each.tests):
            check_goes_elsewhere(w, head, changing)
        found.append(replace(each, event=event))
    w.lethal = isinstance(would, replacing.WouldReachZero)
    how.found = found


def check_goes_elsewhere(w: Writer, head: Head | Event, changing: Node) -> None:
    """[LS-G54] An Item that is too many is put into the discard pile, too: it must go somewhere, or it would be too
    many again and again."""
    gone = (verbs.Move, verbs.Store, verbs.Return, verbs.ShuffleInto)
    acts = [each for each in changing.inside() if isinstance(each, gone)]
    if not any(isinstance(getattr(each, "what", None), It | That | This) for each in acts):
        raise w.not_playable(head, "where does it go instead? Say 'move it to …', 'store it under this'")


def prepare(w: Writer, how: Heard) -> None:
    """What the effect of a trigger may speak of: an act that can be changed or Cancelled, an amount."""
    w.answers_act = all(each.event == c.ACT for each in how.found)
    w.answers_harm = all(each.event in (*IMPENDING, *IMPENDING.values()) for each in how.found)
    kinds = frozenset(each.event for each in how.found)
    w.answers_would = kinds if kinds <= {*IMPENDING.values(), *WHOLE} else frozenset()
    w.answers_amount = all(each.has_amount for each in how.found)


ANYWHERE_EVENTS = (c.DREW, c.DISCARDED, c.MOVED, c.LEFT_ZONE, c.CANCELLED, c.PUT)


def how_often(w: Writer, node: windows.OncePer | windows.Once | None) -> int:
    """Every time, or once in a turn or in the game, which must then be remembered."""
    if node is None or node.word not in ("once per turn", "once per game"):
        return c.EVERY_TIME
    if node.word == "once per turn":
        return c.ONCE_A_TURN
    w.making.definition.remembers = True
    return c.ONCE_A_GAME


def heard(w: Writer, head: Head) -> Heard:
    """All that a written trigger waits for; its mentions mean the event's cards and heroes from now on."""
    if isinstance(head, said.OnEvent):
        found = Heard(waiting_for(w, head.event))
        if head.other is not None:
            check_speaks_of_neither(w, head)
            found.found += waiting_for(w, head.other)
        found.once = how_often(w, head.once)
        only_while(w, found, head.under)
    elif isinstance(head, said.AfterEvent):
        found = Heard(after(w, head))
        found.once = how_often(w, head.once)
        only_while(w, found, head.under)
    elif isinstance(head, said.NextTime):
        if w.making.definition.hero or w.making.definition.item:
            raise w.not_playable(head, "only a Buff can wait for the Next one and Expire")
        found = Heard(waiting_for(w, head.event))
        found.next = c.NEXT
        only_while(w, found, head.under)
    elif isinstance(head, core.FirstTime):
        found = Heard(waiting_for(w, head.event))
        if is_first_would(head):
            found.once = c.ONCE_A_TURN
            found.found = [each.and_also(*not_yet(each)) for each in found.found]
            return found
        which = nth_this_turn(found.found, 1 if head.nth is None else NUMBERS[head.nth.word])
        found.found = [each.and_also(which) for each in found.found]
    elif isinstance(head, said.AtEdge):
        found = Heard([at_edge(w, head, head.edge.word)])
        only_while(w, found, head.under)
    elif isinstance(head, said.InPhase):
        found = Heard([in_phase(w, head.period)])
        only_while(w, found, head.under)
    else:
        raise w.not_playable(head)
    waits = next((node for node in head.inside() if isinstance(node, nouns.Next)), None)
    if waits is not None:  # 'after you Play your Next Attack'
        if not w.making.definition.buff:
            raise w.not_playable(waits, "only a Buff can wait for the Next one and Expire")
        if waits.n is not None:
            raise w.not_playable(waits, "a Buff with Next waits for one act: it Expires then")
        found.next = c.NEXT
    if found.place == c.IN_PLAY and all(each.own and each.event in ANYWHERE_EVENTS for each in found.found):
        found.place = c.ANYWHERE
    return found


def is_first_would(head: core.FirstTime) -> bool:
    return isinstance(head.event, WOULD) and head.nth is None


def not_yet(waiting: Waiting) -> list[Test]:
    """'The first time you would take damage each turn': not if you have taken some."""
    if waiting.event in LETHAL:
        return []
    about = waiting.and_also(is_this(False)).test if waiting.own else waiting.test
    often = HowOftenSoFar([waiting.event], about, occasions.THIS_TURN)
    return [relations.Compares(often, relations.EXACTLY, Fixed(0))]


def nth_this_turn(found: Sequence[Waiting], nth: int) -> Test:
    """'The first time you Attack or Heal each turn': whichever of them came first; 'the first time this Rotates': not
    when another card does."""
    about = [each.and_also(is_this(False)).test if each.own else each.test for each in found]
    if len(found) == 1:
        return NthThisTurn([found[0].event], about[0], nth)
    often: list[Amount] = [
        HowOftenSoFar([each.event], test, occasions.THIS_TURN) for each, test in zip(found, about, strict=True)
    ]
    return relations.Compares(Sum(often), relations.EXACTLY, Fixed(nth))


def check_speaks_of_neither(w: Writer, head: said.OnEvent) -> None:
    """[EN-13] 'When you Discard a card or one of your Buffs Expires, … it': which of the two, if only one has been."""

    def within(place: Place, part: Event | None) -> bool:
        return part is not None and place.sentence == 0 and part.span[0] <= place.span[0] < part.span[1]

    for place, mention in w.ability.bindings.items():
        of = next((each for each in (head.event, head.other) if within(mention.place, each)), None)
        if not mention.back and of is not None and not within(place, of):
            raise w.not_playable(head, "of which of the two does the rest speak? Make two sentences of it")


def heard_event(w: Writer, event: Event, under: said.OnlyWhile | None) -> Heard:
    """What a trigger waits for that an effect sets up."""
    found = Heard(waiting_for(w, event))
    if under is not None:
        found.under(condition(w, under.condition))
    return found


def only_while(w: Writer, found: Heard, under: said.OnlyWhile | None) -> None:
    if under is None:
        return
    if own_card.is_on_pile(under.condition):
        found.place = c.ON_PILE
    else:
        found.under(condition(w, under.condition))


def waiting_for(w: Writer, event: Event) -> list[Waiting]:
    if isinstance(event, core.Happens):
        return merged([each for verb in event.verbs for each in happens(w, event.what, verb)])
    if isinstance(event, said.HeroActs):
        return hero_acts(w, event)
    if isinstance(event, replacing.HeroWould):
        return hero_acts(w, said.HeroActs(event.who, (event.verb,), None, event.because).at(event))
    if isinstance(event, replacing.WouldReachZero):
        return would_reach_zero(w, event)
    if isinstance(event, replacing.CardWould):
        return happens(w, event.what, event.verb)
    if isinstance(event, said.HealthDrops):
        return health_drops(w, event)
    if isinstance(event, said.ShufflesDeck):
        return [shuffles(w, event)]
    if isinstance(event, said.CancelHappens):
        w.this_happened = True
        return [cancelled_by_this(w, event)]
    if isinstance(event, said.MeasureChanges):
        return [value_changes(w, event)]
    raise w.not_playable(event)


def health_drops(w: Writer, event: said.HealthDrops) -> list[Waiting]:
    """By damage, and by any other loss."""
    node = event.who or event.whose
    assert node is not None
    who = hero(w, node)
    w.mean_hero(node, EVENT_HERO)
    drops = occasions.DropsTo(amount(w, event.n))
    return [Waiting(kind, (events.SeatIs(who), drops)) for kind in (c.DAMAGED, c.LOST_HEALTH)]


def shuffles(w: Writer, event: said.ShufflesDeck) -> Waiting:
    """Only one's own deck is told of: whose it is, and not who does it."""
    own = event.deck.whose
    if isinstance(own, Your) != isinstance(event.who, You) or not isinstance(own, Your | WhoseThat):
        raise w.not_playable(event.deck, "whose deck is shuffled is told, and not by whom: say it of their own deck")
    made = Waiting(c.SHUFFLED, (events.SeatIs(hero(w, event.who)),))
    w.mean_hero(event.who, EVENT_HERO)
    return made


def would_reach_zero(w: Writer, event: replacing.WouldReachZero) -> list[Waiting]:
    """Before the last health is gone: by damage, and unless the text says so by any other loss, too."""
    node = event.who or event.whose
    assert node is not None
    who = hero(w, node)
    w.mean_hero(node, EVENT_HERO)
    kinds = (c.WOULD_DAMAGE,) if event.harm else (c.WOULD_DAMAGE, c.WOULD_LOSE)
    return [Waiting(kind, (events.SeatIs(who), IsLethal())) for kind in kinds]


def hero_acts(w: Writer, event: said.HeroActs) -> list[Waiting]:
    parts = event.who.heroes if isinstance(event.who, said.EitherHero) else (event.who,)
    for part in parts:
        all_of_them = isinstance(part, SomeHero) and part.which.word in ("each", "each other", "all", "all other")
        if isinstance(part, UpToHeroes) or all_of_them:
            raise w.not_playable(part, "each hero is watched by itself: say 'a hero'")
    who = hero(w, parts[0]) if len(parts) == 1 else players.Several([hero(w, each) for each in parts])
    found: list[Waiting] = []
    for verb in event.verbs:
        what = getattr(verb, "what", None)
        count = None
        if event.in_one_turn is not None and isinstance(verb, said.TakesDamage | said.DealsDamage):
            found.append(in_one_turn(w, who, verb))
            continue
        if event.in_one_turn is not None:
            if not isinstance(what, Thing):
                raise w.not_playable(event.in_one_turn, "only cards are counted: '3 or more cards in one turn'")
            unseen(w, verb)
            count = enough(w, what)
            if count[0] not in (relations.AT_LEAST, relations.EXACTLY):
                raise w.not_playable(what, "cards are counted up: '3 or more cards in one turn'")
            plain = countless(what)
            if isinstance(plain, Bare) and isinstance(verb, verbs.Play | verbs.Draw | verbs.Discard):
                verb = type(verb)(plain).at(event)
        each = hero_does(w, who, verb)
        if count is not None:
            # the third card played in a turn, not every one after it
            often = HowOftenSoFar([each.event], each.test, occasions.THIS_TURN)
            each = each.and_also(relations.Compares(often, relations.EXACTLY, count[1]))
        found.append(each)
    out = merged(found)
    for each_hero in parts:
        w.mean_hero(each_hero, out[0].hero)
    return out if event.because is None else [made_to(w, each, event.because) for each in out]


def made_to(w: Writer, waiting: Waiting, because: said.Because) -> Waiting:
    """'When you Discard a card because of another hero': by a card of that hero."""
    if waiting.event not in (c.DREW, c.DISCARDED):
        raise w.not_playable(because, "only of a Draw or a Discard is it told who has made it happen")
    if because.who is None:
        return waiting.and_also(occasions.ByCard())
    made = waiting.and_also(occasions.DoerIs(hero(w, because.who)))
    w.mean_hero(because.who, EVENT_DOER)
    return made


def in_one_turn(w: Writer, who: Whom, verb: said.TakesDamage | said.DealsDamage) -> Waiting:
    """'5 or more damage in one turn': all of it together."""
    if verb.n is None or verb.in_one is not None:
        raise w.not_playable(verb, "say how much together: '5 or more damage in one turn'")
    return total(w, hero_does(w, who, verb.but(n=None)), verb, False)


def value_changes(w: Writer, event: said.MeasureChanges) -> Waiting:
    """[LS-6.1.2-immune.2] A number was increased or reduced."""
    measure = event.measure
    if not isinstance(measure, numbers.HarmMeasure | numbers.TheirHarm):
        raise w.not_playable(measure, "only changes of damage and healing are watched")
    found = Waiting(c.VALUE_CHANGED, (events.CauseIs(HARMS[measure.harm.word]),))
    words = {each.word for each in event.how}
    if words == {"increased"}:
        found = found.and_also(relations.EventAmountIs(relations.ABOVE, Fixed(0)))
    elif words == {"reduced"}:
        found = found.and_also(relations.EventAmountIs(relations.BELOW, Fixed(0)))
    if isinstance(measure, numbers.TheirHarm):
        found = found.and_also(occasions.CardOwnerIs(whose(w, measure.whose)))
    elif isinstance(measure.flow, numbers.ReceivedBy):
        found = found.and_also(events.SeatIs(YOU if measure.flow.who is None else hero(w, measure.flow.who)))
    elif isinstance(measure.flow, numbers.DoneBy):
        found = found.and_also(occasions.CardOwnerIs(YOU if measure.flow.who is None else hero(w, measure.flow.who)))
    if isinstance(measure, numbers.HarmMeasure):
        cards = source_cards(w, measure.source)
        if isinstance(measure.flow, numbers.DoneWith):
            cards = all_such(w, measure.flow.what)
        if cards is not None:
            found = found.and_also(CardIs(cards))
    if event.who is not None:
        found = found.and_also(occasions.DoerIs(hero(w, event.who)))
    return found


def after(w: Writer, head: said.AfterEvent) -> list[Waiting]:
    """[LS-6.2.1-after] When the card that was played has resolved."""
    if head.event is not None:
        found = waiting_for(w, head.event)
    else:
        assert head.what is not None
        found = [hero_does(w, YOU, verbs.Play(head.what).at(head.what))]
    return [replace(each, event=c.AFTER_PLAY) if each.event == c.ACT else each for each in found]


# ---- phases
def of_whom(w: Writer, node: Whose) -> list[Test]:
    """[EN-9] 'That hero' is from now on the one whose turn or phase it is."""
    who = whose(w, node)
    w.mean_hero(node, EVENT_HERO)
    return [events.SeatIs(who)]


def at_edge(w: Writer, head: said.AtEdge, edge: str) -> Waiting:
    period = head.period or head.turns
    if isinstance(period, windows.PhaseOf):
        if edge == "end" and period.phase.word == "Action Phase":
            over = relations.EventAmountIs(relations.EXACTLY, Fixed(c.ACTIONS_OVER))
            return Waiting(c.IN_PHASE, (over, *of_whom(w, period.whose)))
        if edge == "end" and period.phase.word != "End Phase":
            raise w.not_playable(head, "only the Action Phase and the End Phase have an end that can be watched")
        if period.phase.word == "Start Phase":
            return Waiting(c.TURN_START, tuple(of_whom(w, period.whose)))
        return in_phase(w, period)
    kind = c.TURN_START if edge == "start" else c.TURN_END
    if isinstance(period, windows.TurnsOf):
        return Waiting(kind, tuple(of_whom(w, period.whose)))
    if isinstance(period, said.AnyTurn) and period.word == "the game":
        raise w.not_playable(period, "nothing can wait for the start or the end of the game")
    return Waiting(kind)


def in_phase(w: Writer, period: windows.PhaseOf) -> Waiting:
    """[LS-2.5.3.6b]"""
    phase = PHASES[period.phase.word]
    if phase == c.START_PHASE:
        return Waiting(c.TURN_START, tuple(of_whom(w, period.whose)))
    if phase == c.END_PHASE:
        return Waiting(c.TURN_END, tuple(of_whom(w, period.whose)))
    return Waiting(c.IN_PHASE, (relations.EventAmountIs(relations.EXACTLY, Fixed(phase)), *of_whom(w, period.whose)))


EACH_TURN = Waiting(c.EACH_TURN, (events.SeatIs(YOU),))


def all_made(w: Writer, clause: str, short: str, program: Ops, how: Heard) -> list[Ability]:
    """One triggered ability for each kind of event; 'once per turn' is once for all of them."""
    found = [made(w, clause, short, program, w.memory, each, how) for each in how.found]
    for each in found[1:] if how.once != c.EVERY_TIME else ():
        each.counts_with = found[0]
    return [*found]


def made(w: Writer, clause: str, short: str, program: Ops, memory: int, waiting: Waiting, how: Heard) -> LightTriggered:
    """A triggered ability."""
    trigger = LightTriggered(
        w.making.definition, clause, short, program, memory, waiting.event, waiting.own, waiting.test
    )
    trigger.place = how.place
    trigger.next = how.next
    trigger.once = how.once == c.ONCE_A_TURN
    trigger.once_a_game = how.once == c.ONCE_A_GAME
    return trigger


