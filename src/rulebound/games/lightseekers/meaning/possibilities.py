"""Whether something can be done at all, so that nobody is asked in vain."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.acts import allowed, named_zone, returned_of, victim
from rulebound.games.lightseekers.meaning.acts_piles import discarder, mover, source_zone
from rulebound.games.lightseekers.meaning.nouns import Wanted, meant
from rulebound.games.lightseekers.meaning.picking import how_many
from rulebound.games.lightseekers.meaning.references import ONE
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops import allowing, tests, traits
from rulebound.games.lightseekers.vocabulary import nouns, places, verbs
from rulebound.kernel.terms import Amount, Test
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Act
from rulebound.language.lowering import Sense

NOUNS = (core.Some, core.Bare, core.EndCard, core.EndCards, nouns.Among, nouns.LastDiscarded)


# From where a verb takes its cards, and which it can take; other verbs need none.
taken: Sense[Writer, Wanted] = Sense()
taken.of(verbs.Discard, lambda w, act: Wanted(zones=[c.HAND], of=discarder(w, act.what)))
taken.of(verbs.Remove, lambda w, act: Wanted(of=victim(w), must=allowed(w, allowing.REMOVABLE)))
taken.of(verbs.Return, lambda w, act: Wanted(of=returned_of(w, act), must=allowed(w, allowing.RETURNABLE)))
taken.of(verbs.Restart, lambda w, act: Wanted(of=w.who, must=allowed(w, allowing.RESTARTABLE)))
taken.of(verbs.TriggerEffect, lambda w, act: Wanted(of=w.who, must=[traits.Found(traits.ACTIVE)]))
taken.of(verbs.Play, lambda w, act: Wanted(zones=[named_zone(w, act.what)], must=allowed(w, allowing.PLAYABLE)))
taken.of(verbs.Equip, lambda w, act: Wanted(zones=[named_zone(w, act.what)], must=allowed(w, allowing.EQUIPPABLE)))
taken.of(verbs.Store, lambda w, act: Wanted(zones=[c.HAND], must=allowed(w, allowing.LEAVES_PILE)))
taken.of(verbs.MakeDormant, lambda w, act: Wanted(of=victim(w)))


@taken.means(verbs.Rotate)
def rotated(w: Writer, act: verbs.Rotate) -> Wanted:
    backward = act.direction is not None and act.direction.word == "backward"
    return Wanted(of=w.who, must=[allowing.Turnable(c.BACKWARD if backward else 0, w.who)])


@taken.means(verbs.Move)
def moved(w: Writer, act: verbs.Move) -> Wanted:
    zone = source_zone(w, act.what)
    can = allowing.ENTERABLE if isinstance(act.to, places.IntoPlay) else allowing.LEAVES_PILE
    return Wanted(zones=[c.HAND if zone < 0 else zone], of=mover(w, act.what), must=allowed(w, can))


def possible(w: Writer, act: Act, *, wholly: bool = False) -> Test | None:
    """Whether the cards are there that a verb needs; `wholly`: all of them, as for a cost. None if it needs none."""
    what = getattr(act, "what", None)
    if not isinstance(what, NOUNS) or not taken.knows(act):
        return None
    wanted = taken(w, act)
    with w.being(standing=True):
        count, up_to = how_many(w, what)
        cards = meant(w, what, wanted)
    least: Amount = count if wholly and count is not None and not up_to else ONE
    return tests.AnyCards(cards, least)
