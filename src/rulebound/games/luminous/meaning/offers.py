"""What 'may' offers: whether there is anything to do, and verbs that ask for themselves."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.meaning.acts import is_plain_draw
from rulebound.games.luminous.meaning.acts_playing import CAN_BE_IN_PLAY, new_tokens, played_from
from rulebound.games.luminous.meaning.amounts import is_chosen
from rulebound.games.luminous.meaning.costs import price_of
from rulebound.games.luminous.meaning.counters import removable
from rulebound.games.luminous.meaning.nouns import ONE, Wanted, acting, all_of, how_many, meant
from rulebound.games.luminous.meaning.senses import amount, effect
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.ops import distinct, playing, tests, traits
from rulebound.games.luminous.vocabulary import verbs
from rulebound.games.luminous.vocabulary.counters import RemoveOwnCounters
from rulebound.games.luminous.vocabulary.filters import AllBut, Unlike
from rulebound.games.luminous.vocabulary.nouns import WithTotal
from rulebound.kernel.terms import Amount, Cards, CountOf, Every, Test, Trait, groups, relations
from rulebound.kernel.terms.tests import Possible
from rulebound.language.abilities import mode_text
from rulebound.language.core import clauses as said
from rulebound.language.core.categories import Act, Thing
from rulebound.language.core.nouns import Bound, FromAmong, OneOf, Some, WithStat
from rulebound.language.core.numbers import AllOfIt, TheX
from rulebound.language.lowering.clauses import begin_choice, mode


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
    if isinstance(act, verbs.PayLife | verbs.LoseLife) and isinstance(act.n, verbs.AnyNumberOf | TheX):
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
    if isinstance(what, Some) and isinstance(what.group.filter, WithTotal):  # one alone has to stay within it, too
        total = what.group.filter
        one = WithStat(total.stat, total.n, Bound("less")).at(total)
        return possible(w, act.but(what=what.but(group=what.group.but(filter=one))))
    if isinstance(what, Some) and isinstance(what.determiner, AllBut):
        every = candidates(w, act, all_of(what))
        left = amount(w, what.determiner.n)
        return None if every is None else relations.Compares(CountOf(every), relations.ABOVE, left)
    if isinstance(what, Some) and isinstance(what.group.filter, Unlike):
        return unlike_enough(w, act, what, what.group.filter)
    cards = candidates(w, act, what)
    if cards is None:
        return None
    count, up_to = how_many(w, what) if isinstance(what, Some) else (None, False)
    return some(w, cards, ONE if count is None or up_to else count)


def unlike_enough(w: Writer, act: Act, what: Some, unlike: Unlike) -> Test | None:
    """As many that differ; where nothing asks 'if you do', one will do."""
    cards = candidates(w, act, what.but(group=what.group.but(filter=None)))
    count, up_to = how_many(w, what)
    if cards is None or count is None or up_to or not w.done_wanted:
        return None if cards is None else some(w, cards)
    differing = distinct.CountDistinct(cards, distinct.RESPECTS[unlike.respect.word])
    return relations.Compares(differing, relations.AT_LEAST, count)


@effect.means(verbs.PlayerChoosesInFull)
def chooses_in_full(w: Writer, node: verbs.PlayerChoosesInFull) -> None:
    """'They can't choose an option they are unable to carry out in full.'"""
    if len(node.modes) < 2:
        raise w.not_playable(node, "there is nothing to choose: put '; or' between the modes")
    with w.dialect.one_by_one(w, node.who) as who:
        choice, behind = begin_choice(w, node, who)
        for each in node.modes:
            with mode(w, choice, behind, mode_text(each), in_full(w, each)):
                w.dialect.effect(w, each)
        w.join(behind)


def in_full(w: Writer, node: said.Plain) -> Test | None:
    """Whether all of a mode can be done: as many cards as it asks for are there."""
    found: list[Test] = []
    for clause in node.clauses:
        for step in clause.steps if isinstance(clause, said.Steps) else ():
            deed = getattr(step, "deed", None)
            if isinstance(deed, said.Doing) and deed.each is None:
                with w.being(done_wanted=True, standing=True):
                    test = possible(w, deed.act)
                found += [] if test is None else [test]
            elif not isinstance(step, said.PlayerDoes):  # what you get is no matter of theirs
                raise w.not_playable(step, "whether they can do this in full nobody could say")
    return None if not found else found[0] if len(found) == 1 else Every(found)


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
    if isinstance(act, verbs.DrawThing) and isinstance(what, Some) and (
        what.group.place is None or is_plain_draw(w, act)
    ):
        return None
    if isinstance(act, verbs.DiscardThing | verbs.Reveal):
        return meant(w, what, Wanted(zones=[c.HAND]))
    if isinstance(act, verbs.RemoveDurability) and not is_chosen(w, act.n):
        whole = w.done_wanted and not isinstance(act.n, AllOfIt)
        durable = traits.Durable(amount(w, act.n) if whole else ONE)
        cards = meant(w, what, Wanted(must=[durable]))
        return groups.ThisCard([*cards.traits, durable]) if isinstance(cards, groups.ThisCard) else cards
    if isinstance(act, verbs.Ready):
        return meant(w, what, Wanted(must=[traits.Found(traits.EXPENDED)]))
    if isinstance(act, verbs.Expend):
        return meant(w, what, Wanted(must=[traits.Found(traits.READY)]))
    return meant(w, what)
