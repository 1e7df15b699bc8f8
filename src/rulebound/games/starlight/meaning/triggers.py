"""What a trigger waits for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.meaning.terms import CLASSES, STATS, kinds_of, like, must_be_own, tiles_of
from rulebound.games.starlight.meaning.writer import Waiting, Writer, creature, event_of, happening
from rulebound.games.starlight.ops import events as ops_events
from rulebound.games.starlight.ops import terms, tests
from rulebound.games.starlight.ops.compared import Killed
from rulebound.games.starlight.ops.watching import IsOne
from rulebound.games.starlight.vocabulary import compared, conditions, creatures, events, happenings, sentences
from rulebound.kernel.terms import Every, Fixed, Not, Test, Whom
from rulebound.kernel.terms.events import CauseIs, SeatIs
from rulebound.kernel.terms.players import Opponents
from rulebound.kernel.terms.relations import EventAmountIs
from rulebound.language.core import triggers as said
from rulebound.language.core.categories import Event, Head, Player, PlayerHappening
from rulebound.language.core.clauses import PlayerDoes
from rulebound.language.core.players import PlayerWord
from rulebound.language.lowering import YOU
from rulebound.language.lowering.conditions import RELATIONS

DRAWING: dict[str, Whom] = {"you": YOU, "the opponent": Opponents()}
HAPPENINGS: dict[type[PlayerHappening], int] = {
    sentences.TakesDamage: c.DAMAGED,
    sentences.DealsDamage: c.DEALT,
    sentences.DealsAttackDamage: c.DEALT,
    sentences.IsAttacked: c.ATTACKED,
    sentences.Invokes: c.INVOKED,
    sentences.Telegraphs: c.TELEGRAPHED,
    sentences.Moves: c.MOVED,
    sentences.IsKnockedBack: c.MOVED,
    sentences.MovesOnto: c.MOVED,
    sentences.EntersNear: c.MOVED,
    sentences.LeavesTile: c.MOVED,
    sentences.Dies: c.DIED,
    happenings.EndsTurn: c.TURN_END,
    happenings.StartsTurn: c.TURN_START,
    compared.Kills: c.DEALT,
}


def heard(w: Writer, head: Head) -> list[Waiting]:
    w.spoken_of = terms.THIS if isinstance(head, sentences.AtTurn) else None
    w.outside = isinstance(head, sentences.AtTurn | said.AtTime)
    if isinstance(head, sentences.AtTurn):
        must_be_its_turn(w, head)
        return [Waiting(c.TURN_START if head.edge.word == "start" else c.TURN_END, [tests.IsThis()])]
    if isinstance(head, said.AtTime) and head.period.word == "your turn" and w.card.whom in (c.OWN, c.NOTHING):
        return [Waiting(c.TURN_START if head.edge.word == "start" else c.TURN_END, [tests.IsThis()])]
    if isinstance(head, said.AtTime) and head.period.word == "each turn":
        return [Waiting(c.TURN_START if head.edge.word == "start" else c.TURN_END, [])]
    if isinstance(head, sentences.OncePerTurn | said.FirstTime):
        found = waiting_for(w, head.event)
        if any(each.removal for each in found):
            raise w.not_playable(head, "this happens once anyway: say 'when'")
        return [replace(each, once=True) for each in found]
    if isinstance(head, sentences.NextTime):
        if w.card.kind != c.AURA:
            raise w.not_playable(head, "only an Aura goes after it has worked once: say 'when'")
        return waiting_for(w, head.event)
    if isinstance(head, events.After):
        w.after, w.outside = True, True
        w.fighters = {False: terms.ThatCreature(), True: ops_events.OtherOfEvent()}
        return [over(each) for each in waiting_for(w, head.event)]
    if isinstance(head, said.When | said.Whenever) and not head.this_turn and head.condition is None:
        return waiting_for(w, head.event)
    raise w.not_playable(head)


def must_be_its_turn(w: Writer, head: Head) -> None:
    """[EN-3] 'In its start phase, an enemy …' is not this creature's turn."""
    does = next((each for each in w.ability.first.inside() if isinstance(each, PlayerDoes | sentences.ManyDo)), None)
    if "its" not in w.words(head).lower().split() or does is None:
        return
    if w.of_this and (w.card.abilities or w.card.standing):
        return
    if not isinstance(does.who, PlayerWord | creatures.TheCreature) or does.who.word not in (*ITSELF, "you", "it"):
        raise w.not_playable(head, "whose turn? Say 'this creature's turn', or 'When an enemy starts its turn'")


def waiting_for(w: Writer, event: Event) -> list[Waiting]:
    if isinstance(event, sentences.AuraRemoved):
        if w.card.kind != c.AURA:
            raise w.not_playable(event, "only an Aura can be removed")
        w.spoken_of = terms.THIS
        return [Waiting(c.AURA_REMOVED, [tests.IsThisAura()], removal=True)]
    if isinstance(event, sentences.LastCounter):
        if w.card.kind != c.AURA or not w.card.counters:
            raise w.not_playable(event, "only an Aura with a number has counters")
        return [Waiting(c.AURA_REMOVED, [tests.IsThisAura(), tests.LastCounterGone()], removal=True)]
    if event_of.knows(event):
        return [event_of(w, event)]
    if not isinstance(event, said.PlayerHappens):
        raise w.not_playable(event)
    return [happens(w, event.who, each) for verb in event.verbs for each in ways_to_play(w, verb)]


def ways_to_play(w: Writer, verb: PlayerHappening) -> Sequence[PlayerHappening]:
    """[ST-TEL.1] A card that is played is invoked or telegraphed; [ST-INV.10] 'after' that it is over."""
    if not isinstance(verb, events.Plays):
        return (verb,)
    if "hand" in w.words(verb).split():
        raise w.not_playable(verb, "it is not kept from where a card was played: leave out 'from hand'")
    invoked = sentences.Invokes(verb.what).at(verb)
    if w.after:
        raise w.not_playable(verb, "played is invoked or telegraphed: say 'invokes'")
    return (invoked, events.TelegraphsOne(verb.what).at(verb))


def over(heard: Waiting) -> Waiting:
    """[ST-INV.10] [ST-CMB.15] 'After' a card is invoked it is over; after an attack the Combat is."""
    if heard.event == c.ATTACKED:
        turned = [ops_events.OfOther(heard.test)] if heard.test is not None else []
        return replace(heard, event=c.COMBAT_ENDED, tests=turned)
    return replace(heard, event=c.RESOLVED) if heard.event == c.INVOKED else heard


OF_CARDS = (sentences.Invokes, sentences.Telegraphs)


def happens(w: Writer, who: Player, verb: PlayerHappening) -> Waiting:
    if isinstance(verb, OF_CARDS) and isinstance(who, PlayerWord) and who.word == "the opponent":
        return by_the_opponent(w, who, verb)
    if happening.knows(verb):
        w.subject = who
        return happening(w, verb)
    if isinstance(verb, sentences.Draws):
        if not isinstance(who, PlayerWord) or who.word not in DRAWING:
            raise w.not_playable(who, "a player draws: say 'you' or 'the opponent'")
        must_be_own(w, who)
        w.spoken_of = terms.THIS
        return Waiting(c.DREW, [SeatIs(DRAWING[who.word])])
    if isinstance(verb, happenings.Captures):
        return captures(w, who, verb)
    alike: list[Test] = []
    if isinstance(who, creatures.SomeCreature):
        must_be_lasting(w, who, verb)
        alike += [Not(tests.IsThis())] if who.another else []
        if who.like is not None:
            if isinstance(verb, sentences.Dies):
                raise w.not_playable(who.like, "who has died is like nothing any more")
            alike.append(like(w, who.like, terms.ThatCreature()))
    about: list[Test] = [subject(w, who), *alike]  # [EN-3] 'it' is who does it, not with whom that one is compared
    if isinstance(verb, sentences.Loses):
        kind = (c.GAINED if isinstance(verb, sentences.Gains) else c.LOST) + STATS[verb.stat.word]
    elif type(verb) in HAPPENINGS:
        kind = HAPPENINGS[type(verb)]
    else:
        raise w.not_playable(verb)
    if isinstance(verb, sentences.Invokes) and verb.what is not None:
        about.append(tests.IsOfClass(CLASSES[verb.what.word]))
    if isinstance(verb, compared.Kills):
        side = "" if verb.side is None else verb.side.word
        about.append(Killed(side != "enemy", side in ("", "enemy")))
    if isinstance(verb, sentences.MovesOnto):
        about.append(tests.EndsOn(kinds_of(verb.kinds)))
    if isinstance(verb, sentences.TakesDamage) and verb.by_attack:
        about.append(CauseIs(c.BY_ATTACK))
    if isinstance(verb, sentences.TakesDamage | sentences.Loses) and verb.n is not None and verb.bound is not None:
        if verb.bound.word != "more" or verb.n.value > 1:  # there is no loss of less
            about.append(EventAmountIs(RELATIONS[verb.bound.word], Fixed(verb.n.value)))
    if isinstance(verb, happenings.EndsTurn):
        w.outside = True  # no Combat is going on then
    if isinstance(verb, happenings.EndsTurn | sentences.EntersNear):
        about += where_it_is(w, who, verb)
    if isinstance(verb, sentences.DealsAttackDamage):
        about.append(CauseIs(c.BY_ATTACK))
    if isinstance(verb, sentences.IsKnockedBack):
        about.append(CauseIs(c.BY_KNOCKBACK))
    if isinstance(verb, sentences.Moves):
        about.append(CauseIs(c.BY_OWN_MOVE))
        if verb.tiles is not None:
            if not isinstance(who, creatures.SomeCreature):
                raise w.not_playable(verb, "this creature is always within reach of itself")
            about.append(of_side(who, tiles_of(w, verb.tiles)))
    # [EN-13] [ST-DIE.12] What a creature says of its own death is heard, though it is gone.
    return Waiting(kind, about, removal=kind == c.DIED and isinstance(about[0], tests.IsThis))


def by_the_opponent(w: Writer, who: PlayerWord, verb: PlayerHappening) -> Waiting:
    """[ST-GAME.6] With either of their creatures; 'they' are that player, and no creature was named that were 'it'."""
    must_be_own(w, who)
    found = happens(w, creatures.SomeCreature(side=creatures.Side("enemy").at(who)).at(who), verb)
    w.spoken_of, w.called = None, Opponents()
    return found


MOVEMENTS = (
    sentences.Moves, sentences.LeavesTile, sentences.EntersNear, sentences.MovesOnto, sentences.IsKnockedBack,
)  # fmt: skip
PAID = ("Energy", "Mana")


def must_be_lasting(w: Writer, who: creatures.SomeCreature, verb: PlayerHappening) -> None:
    """[EN-13] A trigger hears of a deed that is done: what the deed changes may have been so only before."""
    likes = who.like.likes if isinstance(who.like, creatures.EitherLike | creatures.AllLike) else (who.like,)
    moves = isinstance(verb, MOVEMENTS)
    if moves and (who.adjacent or who.tiles is not None or any(isinstance(each, conditions.OnKind) for each in likes)):
        why = "before the move, or behind it? Say where it ends: 'moves within 2 tiles', 'moves onto a Star tile'"
        raise w.not_playable(who, why)
    for one in likes:
        if moves and isinstance(one, conditions.ThatDid) and one.did.word == "moved":
            raise w.not_playable(one, "before this move, or by it?")
        if isinstance(one, conditions.WithStat | conditions.WithMore):
            stat = one.stat.word
            changed = isinstance(verb, sentences.Loses) and verb.stat.word == stat
            hurt = isinstance(verb, sentences.TakesDamage) and stat == "Health"
            paid = isinstance(verb, sentences.Invokes | sentences.Telegraphs) and stat in PAID
            if changed or hurt or paid:
                raise w.not_playable(one, f"before its {stat} changes, or behind it? Say it behind: ', if it has …'")
        if isinstance(one, conditions.WithTelegraphed) and isinstance(verb, sentences.Telegraphs | sentences.Invokes):
            raise w.not_playable(one, "before this card, or with it?")


def captures(w: Writer, who: Player, verb: happenings.Captures) -> Waiting:
    """[ST-GAME.6] Generators are the player's: 'you' is either creature of yours; 'it' is the one that did it."""
    kind = c.CAPTURED if verb.how.word == "capture" else c.NEUTRALIZED
    if isinstance(who, PlayerWord) and who.word in DRAWING:
        must_be_own(w, who)
        w.spoken_of = None
        return Waiting(kind, [SeatIs(DRAWING[who.word])])
    if isinstance(who, creatures.SomeCreature) and who.like is not None:
        raise w.not_playable(who.like, "say it behind: ', if that creature …'")
    return Waiting(kind, [subject(w, who)])


def where_it_is(w: Writer, who: Player, verb: happenings.EndsTurn | sentences.EntersNear) -> list[Test]:
    """Where somebody must stand whose turn starts or ends, or who has come there."""
    if verb.tiles is None and not verb.adjacent:
        return []
    if not isinstance(who, creatures.SomeCreature):
        raise w.not_playable(verb, "this creature is always within reach of itself")
    near = of_side(who, 1 if verb.tiles is None else tiles_of(w, verb.tiles))
    return [near, Not(tests.IsThis())]


def about_itself(who: Player) -> bool:
    return isinstance(who, creatures.TheCreature) and who.word == "this creature"


def subject(w: Writer, who: Player) -> Test:
    before = w.spoken_of
    w.spoken_of = terms.THIS if isinstance(who, creatures.TheCreature) else terms.ThatCreature()
    if isinstance(who, creatures.TheCreature) and (about_itself(who) or is_spoken_of_before(w, who)):
        return tests.IsThis()
    if isinstance(who, PlayerWord) and who.word == "you":  # [ST-GAME.6] the creature, but never 'it'
        must_be_own(w, who)
        w.spoken_of = None
        return tests.IsThis()
    if isinstance(who, creatures.TheCreature) and who.word == "your other creature":
        w.spoken_of = terms.OtherCreature()
        return tests.IsPartner()
    if isinstance(who, creatures.TheCreature) and w.watches:
        w.spoken_of = before
        found = creature(w, who)
        return IsOne(found)
    if isinstance(who, creatures.SomeCreature):
        if who.in_range:
            raise w.not_playable(who, "of what range? Say how near: 'within 2 tiles'")
        if (who.another and who.side is not None) or (who.center is not None and who.center.word not in ITSELF):
            raise w.not_playable(who, "a trigger watches own or enemy creatures, perhaps near this creature")
        return of_side(who, 1 if who.adjacent else -1 if who.tiles is None else tiles_of(w, who.tiles))
    raise w.not_playable(who, "a trigger watches this creature, or an own or enemy creature")


def is_spoken_of_before(w: Writer, who: creatures.TheCreature) -> bool:
    """'This creature loses 1 Energy whenever it moves.'"""
    if w.watches:
        return False
    named = [each.word for each in w.ability.first.inside() if isinstance(each, creatures.TheCreature)]
    if who.word == "it" and named[0] == "it":
        return w.of_this
    return who.word == "it" and named[0] == "this creature" and set(named) == {"this creature", "it"}


ITSELF = ("this creature", "yourself")


def of_side(who: creatures.SomeCreature, tiles: int) -> Test:
    side = "" if who.side is None else who.side.word
    found = tests.IsOfSide(side != "enemy", side in ("", "enemy"), tiles)
    return Every([found, Not(tests.IsThis())]) if side == "ally" else found
