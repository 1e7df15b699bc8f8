"""What a trigger says about the cards of its event."""

from __future__ import annotations

from rulebound.games.luminous.meaning.adjectives import different
from rulebound.games.luminous.meaning.nouns import ANY, attacks, described, piles
from rulebound.games.luminous.meaning.players import who_has
from rulebound.games.luminous.meaning.senses import player
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.ops import groups, traits
from rulebound.games.luminous.vocabulary.nouns import Favored, TheNth
from rulebound.kernel.terms import AnyOf, Every, Test, Trait, events
from rulebound.kernel.terms.groups import CardsInZones
from rulebound.kernel.terms.traits import ControlledBy, OwnedBy
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Thing
from rulebound.language.core.numbers import Single
from rulebound.language.lowering.references import cards_meant


def card_tests(w: Writer, thing: Thing, other: bool) -> tuple[bool, list[Test]]:
    """Whether the phrase means the card of the text itself, and else what the event's card (or its second party)
    must be like."""
    if isinstance(thing, core.This):
        return True, []
    if isinstance(thing, core.Either):
        found: list[Test] = []
        for each in thing.things:
            own, about = card_tests(w, each, other)
            this: Test = events.OtherCardIsThis() if other else events.EventCardIsThis()
            found.append(this if own else Every(about))
        return False, [AnyOf(found)]
    if isinstance(thing, core.Some):
        must: list[Trait] = []
        determiner = thing.determiner
        if isinstance(determiner, core.Article) and determiner.word == "another":
            must += different(w)
        if isinstance(determiner, TheNth):
            raise w.not_playable(determiner, "which it was is asked in the effect: 'if it is the first unit that …'")
        later = w.laying or w.making.definition.spell
        if getattr(determiner, "word", "") == "the" and later and attacks(thing.group):
            raise w.not_playable(determiner, "the one that attacks now, or any? Choose it first, or say 'a'")
        if isinstance(determiner, core.Possessive):
            must.append(ControlledBy(player(w, determiner.whose), True))
        return False, group_tests(w, thing.group, other, must)
    if isinstance(thing, core.Bare):
        return False, group_tests(w, thing.group, other, [])
    if isinstance(thing, Favored):
        must = [traits.OfKind(traits.FAVORED), ControlledBy(player(w, thing.whose), True)]
        return False, [events.OtherCardIs(must) if other else events.EventCardIs(must)]
    if isinstance(thing, core.OneOf) and isinstance(thing.n, Single):  # 'whenever one of them attacks this turn'
        return card_tests(w, thing.them, other)
    if isinstance(thing, core.It | core.That | core.Them | core.Those) and w.laying:
        # the card that the same effect has spoken of
        w.earlier.append(cards := cards_meant(w, thing))
        same: list[Trait] = [traits.SameObject(cards)]
        return False, [events.OtherCardIs(same) if other else events.EventCardIs(same)]
    if isinstance(thing, core.It | core.That) and isinstance(cards_meant(w, thing), groups.ThisCard):
        return True, []  # 'This gets +1/+0 until end of turn whenever it attacks.'
    raise w.not_playable(thing)


def group_tests(w: Writer, group: core.Group, other: bool, must: list[Trait]) -> list[Test]:
    cards = described(w, group, ANY)
    about: list[Test] = []
    if isinstance(cards, groups.CardsInPlay):
        must = [*must, *cards.traits]
        if cards.who is not None:
            must.append(ControlledBy(cards.who, True))
    elif isinstance(cards, CardsInZones) and isinstance(group.place, core.FromZone | core.InZone):
        zone = group.place.zone
        must = [*must, *cards.traits]
        whose = who_has(w, zone.whose) if isinstance(zone, core.ZoneOf) else None
        if whose is not None:
            must.append(OwnedBy(whose))
        about.append(events.CameFrom(piles(zone)))
    else:
        raise w.not_playable(group)
    if must:
        about.append(events.OtherCardIs(must) if other else events.EventCardIs(must))
    return about
