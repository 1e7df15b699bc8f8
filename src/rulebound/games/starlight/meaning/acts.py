"""What the verbs do."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.meaning.amounts import amount_of
from rulebound.games.starlight.meaning.creatures import STATS, number_of, tiles_of
from rulebound.games.starlight.meaning.senses import act, amount, clause, creature
from rulebound.games.starlight.meaning.writer import Writer
from rulebound.games.starlight.ops import attacks, cards, moves, stats
from rulebound.games.starlight.ops.whom import THIS
from rulebound.games.starlight.vocabulary import attacks as about
from rulebound.games.starlight.vocabulary import verbs
from rulebound.kernel.choosing import Choose, Clear
from rulebound.kernel.terms import Cards, Fixed, Negative
from rulebound.kernel.terms.groups import SlotCards
from rulebound.language.core.categories import Act, Count
from rulebound.language.lowering import YOU


# ---- stats
@act.means(verbs.Gain)
def gain(w: Writer, node: verbs.Gain) -> None:
    w.emit(stats.GainStat(w.words(node), w.doer, STATS[node.stat.word], amount_of(w, node.n, node.each)))


@act.means(verbs.Lose)
def lose(w: Writer, node: verbs.Lose) -> None:
    w.emit(stats.LoseStat(w.words(node), w.doer, STATS[node.stat.word], amount_of(w, node.n, node.each), False))


@act.means(verbs.LoseAll)
def lose_all(w: Writer, node: verbs.LoseAll) -> None:
    which = STATS[node.stat.word]
    if which == c.HEALTH:
        raise w.not_playable(node, "a creature that loses all Health dies: say how much it loses")
    w.emit(stats.LoseAll(w.words(node), w.doer, which))


@act.means(verbs.Take)
def take(w: Writer, node: verbs.Take) -> None:
    w.emit(stats.LoseStat(w.words(node), w.doer, c.HEALTH, amount_of(w, node.n, node.each), True))


@act.means(verbs.Steal)
def steal(w: Writer, node: verbs.Steal) -> None:
    w.emit(stats.Steal(w.words(node), w.doer, creature(w, node.whom), STATS[node.stat.word], amount(w, node.n)))


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
    w.emit(moves.Swap(w.words(node), w.doer, creature(w, node.whom)))


@act.means(verbs.Push)
def push(w: Writer, node: verbs.Push) -> None:
    w.emit(moves.Shove(w.words(node), creature(w, node.whom), True, tiles_of(w, node.tiles)))


@act.means(verbs.Pull)
def pull(w: Writer, node: verbs.Pull) -> None:
    w.emit(moves.Shove(w.words(node), creature(w, node.whom), False, tiles_of(w, node.tiles)))


# ---- cards
@act.means(verbs.Draw)
def draw(w: Writer, node: verbs.Draw) -> None:
    w.emit(cards.Draw(w.words(node), number_of(w, node.n)))


@act.means(verbs.Discard)
def discard(w: Writer, node: verbs.Discard) -> None:
    w.emit(cards.Discard(w.words(node), number_of(w, node.n)))


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
    found = chosen(w, node, cards.TelegraphedBy(creature(w, node.whom)), node.n)
    w.emit(cards.GiveBack(w.words(node), found))


@act.means(verbs.RemoveAura)
def remove_aura(w: Writer, node: verbs.RemoveAura) -> None:
    found = chosen(w, node, cards.AurasOn(creature(w, node.whom)), node.n)
    w.emit(cards.RemoveAura(w.words(node), found))


@act.means(verbs.ReturnEnchanted)
def return_enchanted(w: Writer, node: verbs.ReturnEnchanted) -> None:
    if w.card.kind != c.ENCHANTMENT:
        raise w.not_playable(node, "only an Enchantment speaks of an enchanted card")
    w.emit(cards.ReturnEnchanted(w.words(node)))


# ---- generators
def change_generator(w: Writer, node: verbs.Neutralize | verbs.Capture) -> None:
    w.card.captures = True
    w.emit(stats.ChangeGenerator(w.words(node), w.doer))


act.means(verbs.Neutralize)(change_generator)
act.means(verbs.Capture)(change_generator)


# ---- the attack of this Combat
@act.means(about.DealPrinted)
def deal_printed(w: Writer, node: about.DealPrinted) -> None:
    raise w.not_playable(node, "only an Attack deals damage so, in its first sentence")


@clause.means(about.MoreDamage)
def more_damage(w: Writer, node: about.MoreDamage) -> None:
    w.emit(attacks.NoteAttack(w.words(node), c.MORE_DAMAGE, amount_of(w, node.n, node.each), w.if_so))


@clause.means(about.LessDamage)
def less_damage(w: Writer, node: about.LessDamage) -> None:
    less = Negative(amount_of(w, node.n, node.each))
    w.emit(attacks.NoteAttack(w.words(node), c.MORE_DAMAGE, less, w.if_so))


@clause.means(about.DoubleDamage)
def double_damage(w: Writer, node: about.DoubleDamage) -> None:
    w.emit(attacks.NoteAttack(w.words(node), c.DOUBLED, Fixed(0), w.if_so))


@clause.means(about.NoKnockback)
def no_knockback(w: Writer, node: about.NoKnockback) -> None:
    w.emit(attacks.NoteAttack(w.words(node), c.NO_KNOCKBACK, Fixed(0), w.if_so))


@clause.means(about.Misses)
def misses(w: Writer, node: about.Misses) -> None:
    w.emit(attacks.NoteAttack(w.words(node), c.MISSES, Fixed(0), w.if_so))
