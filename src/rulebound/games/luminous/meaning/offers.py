"""What 'may' offers: whether there is anything to do, and verbs that ask for themselves."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.meaning.acts_playing import CAN_BE_IN_PLAY, new_tokens, played_from
from rulebound.games.luminous.meaning.costs import price_of
from rulebound.games.luminous.meaning.counters import removable
from rulebound.games.luminous.meaning.nouns import ONE, Wanted, acting, how_many, meant
from rulebound.games.luminous.meaning.senses import amount
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.ops import playing, tests, traits
from rulebound.games.luminous.vocabulary import verbs
from rulebound.games.luminous.vocabulary.counters import RemoveOwnCounters
from rulebound.kernel.terms import Amount, Cards, Test, Trait, groups, relations
from rulebound.kernel.terms.tests import Possible
from rulebound.language.core.categories import Act, Thing
from rulebound.language.core.nouns import FromAmong, OneOf, Some


def is_own_question(act: Act) -> bool:
    """Verbs whose own question can be declined: no second question is asked before it."""
    if isinstance(act, verbs.Scavenge | verbs.Pivot):
        return True
    if isinstance(act, verbs.DrawThing) or (isinstance(act, verbs.Put) and not (act.to.zone or act.rest)):
        what = act.what
        return isinstance(what, OneOf) or (isinstance(what, Some) and isinstance(what.group.place, FromAmong))
    return False


def possible(w: Writer, act: Act) -> Test | None:
    """Whether the verb has anything to do; None if it always has."""
    if isinstance(act, verbs.PayEssence):
        return playing.CanPay(w.who, price_of(w, act.payment))
    if isinstance(act, verbs.PayLife) and isinstance(act.n, verbs.AnyNumberOf):
        return None
    if isinstance(act, verbs.PayLife):
        return tests.LifeIs(w.who, relations.AT_LEAST, amount(w, act.n))
    if isinstance(act, verbs.Discard):
        return some(w, groups.CardsInZones([c.HAND], acting(w), []), amount(w, act.n))
    if isinstance(act, verbs.Cull | verbs.CullThing):
        return some(w, groups.CardsInZones([c.DECK], acting(w), []))
    if isinstance(act, RemoveOwnCounters):
        return removable(w, act, w.done_wanted)
    what: Thing | None = getattr(act, "what", None)
    if what is None:
        return None
    cards = candidates(w, act, what)
    if cards is None:
        return None
    count, up_to = how_many(w, what) if isinstance(what, Some) else (None, False)
    return some(w, cards, ONE if count is None or up_to else count)


def some(w: Writer, cards: Cards, count: Amount = ONE) -> Test:
    """There are such cards; where 'if you do' follows, as many as are asked for."""
    return Possible(cards, w.who, w.actor, count if w.done_wanted else ONE)


def candidates(w: Writer, act: Act, what: Thing) -> Cards | None:
    """The cards among which the verb would choose."""
    if isinstance(act, verbs.Play | verbs.PutIntoPlay):
        if new_tokens(w, what) is not None:
            return None
        if isinstance(act, verbs.PutIntoPlay):
            return meant(w, what, Wanted(zones=[c.HAND], must=[traits.OfKind(CAN_BE_IN_PLAY)]))
        must: list[Trait] = [traits.Playable(acting(w))]
        if not act.free:
            must.append(traits.Payable(acting(w)))
        return meant(w, what, Wanted(zones=played_from(what), must=must))
    if isinstance(act, verbs.Sacrifice):
        return meant(w, what, Wanted(must=[traits.Sacrificable(acting(w))]))
    if isinstance(act, verbs.DrawThing) and isinstance(what, Some) and what.group.place is None:
        return None
    if isinstance(act, verbs.DiscardThing | verbs.Reveal):
        return meant(w, what, Wanted(zones=[c.HAND]))
    if isinstance(act, verbs.Ready):
        return meant(w, what, Wanted(must=[traits.Found(traits.EXPENDED)]))
    if isinstance(act, verbs.Expend):
        return meant(w, what, Wanted(must=[traits.Found(traits.READY)]))
    return meant(w, what)
