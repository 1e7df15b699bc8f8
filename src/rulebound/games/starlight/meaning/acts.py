"""What the verbs do."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.meaning.terms import STATS, amount_of, number_of, tiles_of
from rulebound.games.starlight.meaning.writer import Writer, act, amount, clause, count, creature
from rulebound.games.starlight.ops import attacks, cards, moves, stats
from rulebound.games.starlight.ops.terms import THIS, UpTo
from rulebound.games.starlight.vocabulary import verbs
from rulebound.kernel.choosing import Choose, Clear
from rulebound.kernel.terms import Amount, Cards, EndOfPile, Fixed, Negative, Times, Whom
from rulebound.kernel.terms.groups import CardsInZones, SlotCards, ThisCard
from rulebound.kernel.terms.players import Opponents
from rulebound.language.core.categories import Act, Count
from rulebound.language.lowering import YOU

WHOLE_HAND = 99


# ---- stats
act.of(
    verbs.Gain,
    lambda w, node: w.emit(stats.GainStat(w.words(node), w.doer, STATS[node.stat.word], amount_of(w, node))),
)
act.of(
    verbs.Lose,
    lambda w, node: w.emit(stats.LoseStat(w.words(node), w.doer, STATS[node.stat.word], amount_of(w, node), False)),
)
act.of(
    verbs.Take, lambda w, node: w.emit(stats.LoseStat(w.words(node), w.doer, c.HEALTH, amount_of(w, node), True))
)
act.of(
    verbs.Heal,
    lambda w, node: w.emit(stats.GainStat(w.words(node), creature(w, node.who), c.HEALTH, amount(w, node.n))),
)


@act.means(verbs.LoseAll)
def lose_all(w: Writer, node: verbs.LoseAll) -> None:
    which = STATS[node.stat.word]
    if which == c.HEALTH:
        raise w.not_playable(node, "a creature that loses all Health dies: say how much it loses")
    w.emit(stats.LoseAll(w.words(node), w.doer, which))


@act.means(verbs.Steal)
def steal(w: Writer, node: verbs.Steal) -> None:
    w.emit(stats.Steal(w.words(node), w.doer, creature(w, node.who), STATS[node.stat.word], amount(w, node.n)))


# ---- tiles
@act.means(verbs.Move)
def move(w: Writer, node: verbs.Move) -> None:
    """[ST-DEC.7] A Movement card that begins so has chosen its destination already."""
    w.card.moves = True
    steps = tiles_of(w, node.tiles)
    if w.begins and w.card.kind == c.MOVEMENT and w.card.steps == 0:
        w.card.steps = steps
        w.card.mover = c.THIS if w.doer is THIS else c.TARGET
        w.emit(moves.WalkThere(w.words(node), w.doer, steps))
    else:
        w.emit(moves.Walk(w.words(node), w.doer, steps))


@act.means(verbs.Leap)
def leap(w: Writer, node: verbs.Leap) -> None:
    if w.card.whom != c.TILE:
        raise w.not_playable(node, "this card chooses no tile: give it a range such as 'tile 1-3'")
    w.card.leaps = w.doer is THIS
    w.emit(moves.Leap(w.words(node), w.doer))


@act.means(verbs.Swap)
def swap(w: Writer, node: verbs.Swap) -> None:
    w.card.swaps = w.doer is THIS
    w.emit(moves.Swap(w.words(node), w.doer, creature(w, node.who)))


def shove(w: Writer, node: verbs.Push | verbs.Pull) -> None:
    away = isinstance(node, verbs.Push)
    w.emit(moves.Shove(w.words(node), creature(w, node.who), away, tiles_of(w, node.tiles)))


act.means(verbs.Push, verbs.Pull)(shove)

@act.means(verbs.MoveThere)
def move_there(w: Writer, node: verbs.MoveThere) -> None:
    if w.card.kind != c.ATTACK or w.doer is not THIS:
        raise w.not_playable(node, "after its attack this creature moves to where the defender stood")
    w.emit(moves.FollowUp(w.words(node), w.doer))


# ---- cards
act.of(verbs.Draw, lambda w, node: w.emit(cards.Draw(w.words(node), player_of(w, node), drawn(w, node))))
act.of(verbs.DiscardHand, lambda w, node: w.emit(cards.Discard(w.words(node), player_of(w, node), WHOLE_HAND)))
act.of(verbs.Reshuffle, lambda w, node: w.emit(cards.Reshuffle(w.words(node), player_of(w, node))))


def player_of(w: Writer, node: Act) -> Whom:
    """[ST-GAME.6] Hands and piles are players'; what a creature does with them would be its player's."""
    if w.doer is not THIS:
        raise w.not_playable(node, "a player does this: say 'you', 'the opponent' or 'each player'")
    return w.player


def drawn(w: Writer, node: verbs.Draw) -> Amount:
    factor = number_of(w, node.n)
    if node.each is None:
        return Fixed(factor)
    whole: Amount = Times(Fixed(factor), count(w, node.each.count))
    return whole if node.each.most is None else UpTo(whole, node.each.most.value)


act.of(verbs.Discard, lambda w, node: w.emit(cards.Discard(w.words(node), player_of(w, node), number_of(w, node.n))))


# ---- counters of an Aura
def counters(w: Writer, node: verbs.AddCounters | verbs.RemoveCounters) -> None:
    if w.card.kind != c.AURA or not w.card.counters:
        raise w.not_playable(node, "only an Aura with a number has counters")
    number = number_of(w, node.n)
    w.emit(cards.ChangeCounters(w.words(node), number if isinstance(node, verbs.AddCounters) else -number))


act.means(verbs.AddCounters, verbs.RemoveCounters)(counters)


@act.means(verbs.RemoveThis)
def remove_this(w: Writer, node: verbs.RemoveThis) -> None:
    if w.card.kind != c.AURA:
        raise w.not_playable(node, "only an Aura lies there to be removed")
    w.emit(cards.RemoveAura(w.words(node), ThisCard([])))


# ---- looking
@act.means(verbs.LookAtTop)
def look_at_top(w: Writer, node: verbs.LookAtTop) -> None:
    player_of(w, node)
    w.looked_slot = w.slot()
    count = 1 if node.n is None else number_of(w, node.n)
    w.emit(cards.Look(w.words(node), EndOfPile(c.DRAW, YOU, Fixed(count), False), w.looked_slot))


@act.means(verbs.LookAtHand)
def look_at_hand(w: Writer, node: verbs.LookAtHand) -> None:
    w.emit(cards.Look(w.words(node), CardsInZones([c.HAND], Opponents(), []), -1))


@act.means(verbs.PutLooked)
def put_looked(w: Writer, node: verbs.PutLooked) -> None:
    if w.looked_slot < 0:
        raise w.not_playable(node, "no cards were looked at before this")
    rest = w.in_slot(w.looked_slot)
    w.emit(cards.Take(w.words(node), chosen(w, node, rest, node.n)))
    w.emit(cards.PutRest(w.words(node), rest, PLACES[node.rest.word]))


PLACES = {"on top": cards.ON_TOP, "on the bottom": cards.ON_THE_BOTTOM, "discarded": cards.DISCARDED}


def chosen(w: Writer, node: Act, group: Cards, n: Count) -> SlotCards:
    """So many of these cards, chosen one by one; fewer if there are fewer."""
    slot = w.slot()
    w.emit(Clear(slot))
    w.emit(
        Choose(w.words(node), YOU, group, Fixed(number_of(w, n)), False, slot, c.M_CHOOSE, c.CHOOSE, c.STAY)
    )
    return w.in_slot(slot)


@act.means(verbs.TelegraphFree)
def telegraph_free(w: Writer, node: verbs.TelegraphFree) -> None:
    for _ in range(number_of(w, node.n)):
        found = chosen(w, node, cards.Telegraphable(w.doer), node.n)
        w.emit(cards.TelegraphFree(w.words(node), w.doer, found))


@act.means(verbs.ReturnTelegraphed)
def return_telegraphed(w: Writer, node: verbs.ReturnTelegraphed) -> None:
    found = chosen(w, node, cards.TelegraphedBy(creature(w, node.who)), node.n)
    w.emit(cards.GiveBack(w.words(node), found))


@act.means(verbs.Recover)
def recover(w: Writer, node: verbs.Recover) -> None:
    player_of(w, node)
    found = chosen(w, node, CardsInZones([c.DISCARD], YOU, []), node.n)
    w.emit(cards.GiveBack(w.words(node), found))


@act.means(verbs.RemoveAura)
def remove_aura(w: Writer, node: verbs.RemoveAura) -> None:
    lying: Cards = cards.AurasOn(creature(w, node.who))
    w.emit(cards.RemoveAura(w.words(node), lying if node.n is None else chosen(w, node, lying, node.n)))


@act.means(verbs.ReturnEnchanted)
def return_enchanted(w: Writer, node: verbs.ReturnEnchanted) -> None:
    if w.card.kind != c.ENCHANTMENT:
        raise w.not_playable(node, "only an Enchantment speaks of an enchanted card")
    w.emit(cards.ReturnEnchanted(w.words(node)))


# ---- generators
def change_generator(w: Writer, node: verbs.Neutralize | verbs.Capture) -> None:
    w.card.captures = True
    w.emit(stats.ChangeGenerator(w.words(node), w.doer))


act.means(verbs.Neutralize, verbs.Capture)(change_generator)


# ---- the attack of this Combat
@act.means(verbs.DealPrinted)
def deal_printed(w: Writer, node: verbs.DealPrinted) -> None:
    raise w.not_playable(node, "only an Attack deals damage so, in its first sentence")


def note(w: Writer, node: verbs.AboutAttack, what: int, amount: Amount) -> None:
    w.emit(attacks.NoteAttack(w.words(node), what, amount, w.if_so))


clause.of(verbs.MoreDamage, lambda w, node: note(w, node, c.MORE_DAMAGE, amount_of(w, node)))
clause.of(verbs.LessDamage, lambda w, node: note(w, node, c.MORE_DAMAGE, Negative(amount_of(w, node))))
clause.of(verbs.DoubleDamage, lambda w, node: note(w, node, c.DOUBLED, Fixed(0)))
clause.of(verbs.NoKnockback, lambda w, node: note(w, node, c.NO_KNOCKBACK, Fixed(0)))
clause.of(verbs.IgnoresDef, lambda w, node: note(w, node, c.IGNORES_DEF, Fixed(0)))
clause.of(verbs.NoDamage, lambda w, node: note(w, node, c.NO_DAMAGE, Fixed(0)))
clause.of(verbs.Misses, lambda w, node: note(w, node, c.MISSES, Fixed(0)))
