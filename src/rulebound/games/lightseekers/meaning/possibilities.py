"""Whether something can be done at all, so that nobody is asked in vain."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.acts import named_zone, returned_of, victim
from rulebound.games.lightseekers.meaning.acts_piles import discarder, mover, source_zone
from rulebound.games.lightseekers.meaning.nouns import Wanted, meant
from rulebound.games.lightseekers.meaning.picking import how_many
from rulebound.games.lightseekers.meaning.references import ONE
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops import allowing, traits
from rulebound.games.lightseekers.vocabulary import nouns, places, verbs
from rulebound.kernel.terms import Amount, Test, Trait
from rulebound.kernel.terms.tests import AnyCards
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Act, Thing

NOUNS = (core.Some, core.Bare, core.EndCard, core.EndCards, nouns.Among, nouns.LastDiscarded)


def possible(w: Writer, act: Act, *, wholly: bool = False) -> Test | None:
    """Whether the cards are there that a verb needs; `wholly`: all of them, as for a cost. None if it needs none."""
    what = getattr(act, "what", None)
    if not isinstance(what, NOUNS):
        return None
    wanted = wanted_for(w, act, what)
    if wanted is None:
        return None
    standing, w.standing = w.standing, True
    try:
        count, up_to = how_many(w, what)
        cards = meant(w, what, wanted)
    finally:
        w.standing = standing
    least: Amount = count if wholly and count is not None and not up_to else ONE
    return AnyCards(cards, least)


def wanted_for(w: Writer, act: Act, what: Thing) -> Wanted | None:
    """From where a verb takes its cards, and which it can take."""
    if isinstance(act, verbs.Discard):
        return Wanted(zones=[c.HAND], of=discarder(w, what))
    if isinstance(act, verbs.Remove):
        return Wanted(of=victim(w), must=[allowing.Allows(allowing.REMOVABLE, w.who)])
    if isinstance(act, verbs.Return):
        return Wanted(of=returned_of(w, act), must=[allowing.Allows(allowing.RETURNABLE, w.who)])
    if isinstance(act, verbs.Rotate):
        word = "" if act.direction is None else act.direction.word
        return Wanted(of=w.who, must=[allowing.Turnable(c.BACKWARD if word == "backward" else 0, w.who)])
    if isinstance(act, verbs.Restart):
        return Wanted(of=w.who, must=[allowing.Allows(allowing.RESTARTABLE, w.who)])
    if isinstance(act, verbs.TriggerEffect):
        return Wanted(of=w.who, must=[traits.Found(traits.ACTIVE)])
    if isinstance(act, verbs.Play | verbs.Equip):
        can = allowing.PLAYABLE if isinstance(act, verbs.Play) else allowing.EQUIPPABLE
        return Wanted(zones=[named_zone(w, what)], must=[allowing.Allows(can, w.who)])
    if isinstance(act, verbs.Store):
        return Wanted(zones=[c.HAND], must=[allowing.Allows(allowing.LEAVES_PILE, w.who)])
    if isinstance(act, verbs.Move):
        must: list[Trait] = [allowing.Allows(allowing.LEAVES_PILE, w.who)]
        if isinstance(act.to, places.IntoPlay):
            must = [allowing.Allows(allowing.ENTERABLE, w.who)]
        zone = source_zone(w, what)
        return Wanted(zones=[c.HAND if zone < 0 else zone], of=mover(w, what), must=must)
    if isinstance(act, verbs.MakeDormant):
        return Wanted(of=victim(w))
    return None
