"""Costs before a colon: whether they can be paid, and how they are paid as the first part of the program."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous import costs as parts
from rulebound.games.luminous.cardfile import NO_SYMBOLS, Symbols, symbols
from rulebound.games.luminous.definition import FREE, ExtraCost, Price
from rulebound.games.luminous.meaning.acts import is_plain_draw, of_owner
from rulebound.games.luminous.meaning.amounts import is_chosen
from rulebound.games.luminous.meaning.nouns import ONE, THIS, Wanted, how_many, meant
from rulebound.games.luminous.meaning.senses import act as acts
from rulebound.games.luminous.meaning.senses import amount
from rulebound.games.luminous.meaning.writer import YOU, Writer
from rulebound.games.luminous.ops import cards as ops
from rulebound.games.luminous.ops import traits
from rulebound.games.luminous.vocabulary import verbs
from rulebound.games.luminous.vocabulary.costs import DoAsCost, EssenceAndCheck, ExpendThis, Pay
from rulebound.kernel.terms import Amount, Cards, Fixed, groups
from rulebound.language.core import nouns, numbers
from rulebound.language.core.categories import Act, Cost, Payment, Thing
from rulebound.language.core.chance import Chance
from rulebound.language.core.players import PlayerWord
from rulebound.language.lowering import Sense
from rulebound.language.printer import sentence

NONE_NEEDED = Fixed(0)


def pay(w: Writer, costs: tuple[Cost, ...]) -> tuple[Price, list[ExtraCost]]:
    """Write how the costs are paid. Essence is paid before by those who ask for it; what comes back is the price
    and whatever else must be there [LU-play.2]."""
    price = essence(w, costs)
    extras: list[ExtraCost] = []
    w.cause_cost = True
    w.cost_parts = extras
    w.check = price if price.checks else None
    for cost in costs:
        if payment_of(cost) is not None:
            continue
        if cost is not costs[-1]:
            refuse_chance(w, cost)
        if isinstance(cost, ExpendThis):
            extras.append(parts.ExpendThis(sentence(cost)))
            w.emit(ops.Expend(w.words(cost), THIS, -1, c.BY_COST))
        else:
            assert isinstance(cost, DoAsCost)
            paid = with_own(w, cost.act)
            extras += extra(w, paid)
            acts(w, paid)
    w.cause_cost = False
    w.cost_parts = None
    w.check = None
    return price, extras


def refuse_chance(w: Writer, cost: Cost) -> None:
    """[LU-play.2] What comes up by chance could be what a later part of the cost needs."""
    for node in cost.inside():
        if isinstance(node, Chance):
            raise w.not_playable(node, "what is paid by chance is paid last: put it behind the other costs")


def essence(w: Writer, costs: tuple[Cost, ...]) -> Price:
    found = [payment for cost in costs if (payment := payment_of(cost)) is not None]
    if len(found) > 1:
        raise w.not_playable(found[1], "write all essence as one cost")
    return price_of(w, found[0]) if found else FREE


def payment_of(cost: Cost) -> Payment | None:
    """'2: …' and 'Pay 2: …'"""
    paid = cost.act if isinstance(cost, DoAsCost) else cost
    return paid.payment if isinstance(paid, Pay | verbs.PayEssence) else None


def with_own(w: Writer, act: Act) -> Act:
    """[LU-key.8] One pays with one's own, as with a sacrifice: 'Expend another unit: …' is a unit that you control."""
    what = getattr(act, "what", None)
    if isinstance(what, nouns.It | nouns.That):
        if not isinstance(w.mention(what).node, nouns.This):
            raise w.not_playable(what, "of what is paid before this nothing is known: pay it with one verb")
        return act.but(what=nouns.This().at(what))  # 'Expend this orb, sacrifice it: …'
    if isinstance(what, nouns.Both):
        raise w.not_playable(what, "write each as a cost of its own: 'Expend a unit, expend a relic: …'")
    if not isinstance(act, FROM_PLAY):
        return act
    if isinstance(what, nouns.Either):
        return act.but(what=what.but(things=tuple(own(w, act, each) for each in what.things)))
    return act if what is None else act.but(what=own(w, act, what))


def own(w: Writer, act: Act, what: Thing) -> Thing:
    if not isinstance(what, nouns.Some):
        return what
    group = what.group
    if isinstance(what.determiner, nouns.Possessive) or any((group.controller, group.place, group.relative)):
        return what
    if isinstance(act, verbs.Destroy):
        raise w.not_playable(what, "whose? Say 'sacrifice', or 'a unit the opponent controls'")
    return what.but(group=group.but(controller=nouns.Controls(PlayerWord("you")).at(group)))


# What is paid with from the table, if no other place is named.
FROM_PLAY = (verbs.Expend, verbs.Ready, verbs.RemoveDurability, verbs.Void, verbs.Return, verbs.Destroy,
             verbs.PutCounters, verbs.RemoveDamage)  # fmt: skip
# What must be there for an act to be done in full [LU-cost.13].
needs: Sense[Writer, ExtraCost] = Sense()


def extra(w: Writer, act: Act) -> list[ExtraCost]:
    """Verbs that say nothing of their own need the cards that they name."""
    if needs.knows(act):
        return [needs(w, act)]
    what: Thing | None = getattr(act, "what", None)
    if what is None or isinstance(act, verbs.Play) or is_plain_draw(w, act):
        return []
    use = parts.KEEPS if isinstance(act, verbs.Reveal) else parts.TAKES
    return [some(w, sentence(act), use, what, taken(w, act), "LU-cost.13")]


def taken(w: Writer, act: Act) -> Wanted:
    """Of what may be paid, as the verb itself takes it."""
    if isinstance(act, verbs.Reveal):
        return Wanted(zones=[c.HAND])
    if isinstance(act, verbs.Put):
        return of_owner(w, act.what, act.to.zone or act.to.deck)
    return of_owner(w, act.what, act.zone) if isinstance(act, verbs.Return) else Wanted()


@needs.means(verbs.Sacrifice)
def sacrificed(w: Writer, act: verbs.Sacrifice) -> ExtraCost:
    if isinstance(act.what, nouns.This):
        return parts.SacrificeThis(sentence(act))
    return some(w, sentence(act), parts.TAKES, act.what, Wanted(must=[traits.Sacrificable(YOU)]), "LU-key.8")


@needs.means(verbs.Discard)
def discarded(w: Writer, act: verbs.Discard) -> ExtraCost:
    hand = groups.CardsInZones([c.HAND], YOU, [])
    return parts.SomeCards(sentence(act), parts.TAKES, hand, amount(w, act.n), "LU-cost.13", None)


@needs.means(verbs.DiscardThing)
def thing_discarded(w: Writer, act: verbs.DiscardThing) -> ExtraCost:
    return some(w, sentence(act), parts.TAKES, act.what, Wanted(zones=[c.HAND]), "LU-cost.13")


@needs.means(verbs.Cull, verbs.CullThing)
def culled(w: Writer, act: verbs.Cull | verbs.CullThing) -> ExtraCost:
    if isinstance(act, verbs.CullThing):
        raise w.not_playable(act, "as a cost say 'Cull 1', 'Cull 2'")
    deck = groups.CardsInZones([c.DECK], YOU, [])
    return parts.SomeCards(sentence(act), parts.TAKES, deck, amount(w, act.n), "LU-cost.13", None)


@needs.means(verbs.Expend)
def expended(w: Writer, act: verbs.Expend) -> ExtraCost:
    if isinstance(act.what, nouns.This) and act.what.place is None:
        return parts.ExpendThis(sentence(act))
    return some(w, sentence(act), parts.TURNS, act.what, Wanted(must=[traits.Expendable()]), "LU-exp.2c")


@needs.means(verbs.Ready)
def readied(w: Writer, act: verbs.Ready) -> ExtraCost:
    return some(w, sentence(act), parts.KEEPS, act.what, Wanted(must=[traits.Found(traits.EXPENDED)]), "LU-cost.13")


@needs.means(verbs.RemoveDurability)
def durability_removed(w: Writer, act: verbs.RemoveDurability) -> ExtraCost:
    least: Amount = ONE if isinstance(act.n, numbers.AllOfIt) or is_chosen(w, act.n) else amount(w, act.n)
    if isinstance(act.what, nouns.This):
        return parts.RemoveDurability(sentence(act), least)
    return some(w, sentence(act), parts.KEEPS, act.what, Wanted(must=[traits.Durable(least)]), "LU-cost.13")


@needs.means(verbs.RemoveDamage)
def damage_removed(w: Writer, act: verbs.RemoveDamage) -> ExtraCost:
    """[LU-cost.13] A unit without so much damage on it pays nothing."""
    least: Amount = ONE if isinstance(act.n, numbers.AllOfIt) else amount(w, act.n)
    return some(w, sentence(act), parts.KEEPS, act.what, Wanted(must=[traits.Wounded(least)]), "LU-cost.13")


@needs.means(verbs.PayLife)
def life_paid(w: Writer, act: verbs.PayLife) -> ExtraCost:
    least = NONE_NEEDED if is_chosen(w, act.n) else amount(w, act.n)
    return parts.PayLife(sentence(act), least)


def some(w: Writer, printed: str, use: int, what: Thing, wanted: Wanted, rule: str) -> ExtraCost:
    """So many cards of those that the phrase could mean."""
    standing, w.standing = w.standing, True
    cards: Cards = meant(w, what, wanted)
    if isinstance(cards, groups.ThisCard):
        cards = groups.ThisCard([*cards.traits, *wanted.must])
    w.standing = standing
    count, up_to = how_many(w, what) if isinstance(what, nouns.Some) else (None, False)
    least: Amount = NONE_NEEDED if up_to else ONE if count is None else count
    return parts.SomeCards(printed, use, cards, least, rule, w.check)


# ---- costs in symbols: `2G`, `1 | P` [LU-cost.1]
def price(essence: Symbols, check: Symbols) -> Price:
    return Price(essence.any, essence.orange, essence.green, essence.purple, check.orange, check.green, check.purple)


def price_of(w: Writer, payment: Payment) -> Price:
    """[LU-cost.19] A check only where one is printed."""
    assert isinstance(payment, EssenceAndCheck)
    check = NO_SYMBOLS if payment.check is None else symbols(payment.check.symbols)
    if payment.check is not None and check.any:
        raise w.not_playable(payment.check, "an orb check is written in colours")
    return price(symbols(payment.essence.symbols), check)
