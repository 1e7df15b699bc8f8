"""What several verbs have in common: how many times, with what it is paid, and that it is done with one card."""

from __future__ import annotations

from rulebound.games.lost_legacy.meaning.nouns import Objects, counted, meant
from rulebound.games.lost_legacy.meaning.paying import owes_cards
from rulebound.games.lost_legacy.meaning.senses import amount
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.vocabulary import nouns
from rulebound.games.lost_legacy.vocabulary.noting import TheChosen
from rulebound.kernel.terms import Amount, Fixed, Times
from rulebound.kernel.terms.amounts import AtMost
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Amount as WhatAmount
from rulebound.language.core.categories import Count, Quantity, Thing

NO_TIMES: Amount | None = None


def multiplied(w: Writer, n: Count | WhatAmount | Quantity) -> Amount:
    """The number of a verb, so many times as 'for each' says."""
    count = amount(w, n)
    if w.each is None:
        return count
    count, w.each = Times(count, w.each), None
    return count if w.most is None else AtMost(count, w.most)


def owes(w: Writer, thing: Thing, found: Objects, verb: int, piece: int = -1, times: Amount | None = None) -> None:
    """[LL-abil.11] As a cost: so many such cards must be there, to which it can be done; of 'a character and an option'
    each is a part, and no card is both."""
    if not w.paying:
        return
    if isinstance(thing, core.Both):
        deed = len(w.needs)
        for each in thing.things:
            owes_cards(w, meant(w, each), counted(w, each)[0], verb, deed, piece, times)
        return
    count = None if counted(w, thing)[0] is None else found.least
    owes_cards(w, meant(w, thing), count, verb, len(w.needs), piece, times)


def is_single(w: Writer, thing: Thing) -> bool:
    """Whether a phrase means one card and no more."""
    count, up_to = counted(w, thing)
    if isinstance(count, Fixed) and count.number == 1 and not up_to:
        return True
    known = core.This | core.It | core.That | core.EndCard | nouns.TheLinked | nouns.TheDone | TheChosen
    known |= nouns.TheNewOne
    return isinstance(thing, known)


def must_be_single(w: Writer, *things: Thing) -> None:
    """[EN-13] What is done with one card is not said of several."""
    for thing in things:
        if not is_single(w, thing):
            raise w.not_playable(thing, "this is done with one card: say 'a', or 'one of'")
