"""What was: conditions and nouns about a stretch of time [LS-6.2.1-since] [LS-G60]."""

from __future__ import annotations

from rulebound.games.lightseekers.meaning.happenings import DEEDS, PAST, countless, done, hero_does, occurs
from rulebound.games.lightseekers.meaning.senses import hero
from rulebound.games.lightseekers.meaning.waiting import Waiting
from rulebound.games.lightseekers.meaning.words import WINDOWS
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops import occasions
from rulebound.games.lightseekers.ops.occasions import CardsOfThePast, HeroesOfThePast
from rulebound.games.lightseekers.vocabulary import events as said
from rulebound.games.lightseekers.vocabulary import windows
from rulebound.games.lightseekers.vocabulary.done import Done, HeDid
from rulebound.kernel.terms import Amount, Cards, Whom, events
from rulebound.kernel.terms.events import CardIs
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import AbilityKind, PastAct


def stretch(w: Writer, node: windows.Window) -> int:
    """Which stretch of time; a text that asks for the whole game makes the game remember."""
    if node.word in ("this game", "since this entered play"):
        w.making.definition.remembers = True
    if node.word == "since this entered play" and not (w.making.definition.buff or w.making.definition.item):
        raise w.not_playable(node, "this card never enters play: say 'this game', 'since your last turn'")
    if node.word == "earlier this turn" and (w.waits or w.ability.kind is AbilityKind.TRIGGERED):
        raise w.not_playable(node, "what the trigger has heard would count, too: say 'your second Attack this turn', …")
    if node.word == "since then":
        if w.put_off_at < 0:
            raise w.not_playable(node, "since when? Say 'since your last turn', or 'at the start of your next turn, …'")
        return occasions.SINCE_A_MOMENT + w.put_off_at
    return WINDOWS[node.word]


def within(node: windows.Window, made: Waiting) -> Waiting:
    """'During their last turn' is the turn of whoever did it, or suffered it."""
    return made.and_also(occasions.InTheirLastTurn(made.hero)) if node.word == "during their last turn" else made


def past(w: Writer, who: Whom | None, did: PastAct) -> Waiting:
    """What a hero did, as the events that tell it."""
    if isinstance(did, said.HeroOccurred):
        return occurs(who, did.word)
    if isinstance(did, said.AttackedHero):
        return occurs(who, "Attack").and_also(occasions.RecipientIs(hero(w, did.who)))
    if isinstance(did, said.DidTo):
        return done(w, who, countless(did.what), PAST[did.verb.word].done, did)
    if isinstance(did, said.DealtHarm) and did.harm.word == "damage":
        return hero_does(w, who, said.DealsDamage(to=did.to))
    if isinstance(did, said.DealtHarm):
        made = occurs(who, "Heal")
        return made if did.to is None else made.and_also(events.SeatIs(hero(w, did.to)))
    if isinstance(did, said.TookDamage):
        return hero_does(w, who, said.TakesDamage(source=did.source))
    if isinstance(did, said.HealedFor):
        return occurs(who, "Heal")
    raise w.not_playable(did)


def heroes_who(w: Writer, did: PastAct, window: windows.Window, least: Amount | None, in_all: bool) -> Whom:
    """The heroes who did so, once or so often at least, or so much of it."""
    made = within(window, past(w, None, did))
    return HeroesOfThePast([made.event], made.test, stretch(w, window), made.hero, least, in_all)


def done_word(relative: HeDid) -> str:
    """'You Drew', 'you have Drawn': the participle."""
    if relative.done is not None:
        return relative.done.word
    assert relative.verb is not None
    return PAST[relative.verb.word].done


def cards_of_the_past(w: Writer, relative: HeDid | core.ThisTurn, cards: Cards) -> Cards:
    """'Cards you Played this turn', 'each card Discarded this turn'."""
    if isinstance(relative, core.ThisTurn):
        assert isinstance(relative.what, Done)
        word, who, which = relative.what.word, None, occasions.THIS_TURN
    else:
        word, who = done_word(relative), hero(w, relative.who)
        which = stretch(w, relative.window)
    if word not in DEEDS and word != "Expired":
        raise w.not_playable(relative)
    if which == occasions.DURING_THEIR_LAST_TURN:
        raise w.not_playable(relative, "say 'since your last turn', 'this turn'")
    made = done(w, who, None, word, relative).and_also(CardIs(cards))
    return CardsOfThePast([made.event], made.test, which)
