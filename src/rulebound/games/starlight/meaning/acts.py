"""What the verbs do."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import Standing
from rulebound.games.starlight.lasting import Lay
from rulebound.games.starlight.meaning.terms import CLASSES, STATS, amount_of, number_of, tiles_of
from rulebound.games.starlight.meaning.writer import Writer, act, amount, clause, count, creature
from rulebound.games.starlight.ops import attacks, cards, moves, stats
from rulebound.games.starlight.ops.terms import TARGET, THIS, StatOf, UpTo
from rulebound.games.starlight.vocabulary import sentences, verbs
from rulebound.games.starlight.vocabulary.creatures import CardClass, RemovedCount, Tiles
from rulebound.kernel.choosing import Choose, Clear, PickAtRandom
from rulebound.kernel.gates import ChooseNumber, SetNumber
from rulebound.kernel.terms import Amount, Bound, Cards, CountOf, EndOfPile, Fixed, Negative, Times, Whom
from rulebound.kernel.terms.groups import CardsInZones, SlotCards, ThisCard
from rulebound.kernel.terms.players import EachPlayer, Opponents
from rulebound.language.core.categories import Act, Count
from rulebound.language.core.numbers import Single, ThatMuch
from rulebound.language.lowering import YOU
from rulebound.language.node import Node

WHOLE_HAND = 99
LONGEST_WAY = 6
MOST_PARTS = 12


def asks_for(w: Writer, phrase: type[Node]) -> bool:
    """Whether the text speaks of it somewhere."""
    return any(isinstance(each, phrase) for tree in w.ability.trees for each in tree.inside())


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
@act.means(verbs.Move, verbs.MoveExactly)
def move(w: Writer, node: verbs.Move | verbs.MoveExactly) -> None:
    """[ST-DEC.7] A Movement card that begins so has chosen its destination already."""
    w.card.moves = True
    exactly = isinstance(node, verbs.MoveExactly)
    steps = exact_tiles(w, node.tiles) if exactly else tiles_of(w, node.tiles)
    first = w.begins and not w.items and w.card.steps == 0
    if first and w.card.kind == c.MOVEMENT and w.doer in (THIS, TARGET):
        w.card.steps = steps
        w.card.exactly = exactly and steps > 1
        w.card.mover = c.THIS if w.doer is THIS else c.TARGET
        w.emit(moves.WalkThere(w.words(node), w.doer, steps, w.card.exactly))
    else:
        w.emit(moves.Walk(w.words(node), w.doer, steps, exactly))


@act.means(verbs.MoveOther)
def move_other(w: Writer, node: verbs.MoveOther) -> None:
    """This creature moves by itself; another is moved."""
    who = creature(w, node.who)
    exactly = isinstance(node, verbs.MoveOtherExactly)
    if who is THIS and w.doer is THIS:
        move(w, verbs.MoveExactly(node.tiles).at(node) if exactly else verbs.Move(node.tiles).at(node))
        return
    steps = exact_tiles(w, node.tiles) if exactly else tiles_of(w, node.tiles)
    w.emit(moves.Displace(w.words(node), who, steps, exactly))


def exact_tiles(w: Writer, node: Tiles) -> int:
    """Every way of so many steps is looked at, so there may not be too many of them."""
    steps = tiles_of(w, node)
    if steps > LONGEST_WAY:
        raise w.not_playable(node, f"a way of exactly so many tiles has {LONGEST_WAY} at the most: say 'up to'")
    return steps


@act.means(verbs.ChooseCreature)
def choose_creature(w: Writer, node: verbs.ChooseCreature) -> None:
    creature(w, node.some)


@act.means(verbs.MoveTo)
def move_to(w: Writer, node: verbs.MoveTo) -> None:
    w.card.moves = True
    w.emit(moves.WalkTo(w.words(node), w.doer, tile_choice(w, node)))


def tile_choice(w: Writer, node: verbs.MoveTo) -> moves.TileChoice:
    tile = node.tile
    kinds = 0
    for each in (tile.kind, tile.second):
        kinds |= 0 if each is None else c.TILE_KINDS[each.word]
    center = w.doer if tile.center is None else creature(w, tile.center)
    most = 1 if tile.adjacent else c.ANY_DISTANCE if tile.tiles is None else tiles_of(w, tile.tiles)
    return moves.TileChoice(kinds, 1, most, center, isinstance(node, verbs.LeapTo))


@act.means(verbs.Spend)
def spend(w: Writer, node: verbs.Spend) -> None:
    if node.stat.word not in ("Energy", "Mana"):
        raise w.not_playable(node, "Energy and Mana are spent: say 'lose'")
    w.emit(stats.Spend(w.words(node), w.doer, STATS[node.stat.word], node.n.value))


@act.means(verbs.SpendSome)
def spend_some(w: Writer, node: verbs.SpendSome) -> None:
    """How much is chosen; 'that much' is this number from then on."""
    which, loses = STATS[node.stat.word], isinstance(node, verbs.LoseSome)
    if not loses and which not in (c.ENERGY, c.MANA):
        raise w.not_playable(node, "Energy and Mana are spent: say 'lose'")
    if which >= c.ATK:
        raise w.not_playable(node.stat, "ATK and DEF have no end below: say how much")
    number = w.number()
    most: Amount = StatOf(w.doer, which)
    most = most if node.n is None else UpTo(most, node.n.value)
    w.emit(ChooseNumber(w.words(node), YOU, c.M_MODE, c.MODE, number, 0, most))
    w.tallies[""] = number
    if loses:
        w.emit(stats.LoseStat(w.words(node), w.doer, which, Bound(number), False))
    else:
        w.emit(stats.SpendSome(w.words(node), w.doer, which, Bound(number)))


@act.means(verbs.Divide)
def divide(w: Writer, node: verbs.Divide) -> None:
    if not 1 <= node.n.value <= MOST_PARTS:
        raise w.not_playable(node.n, f"1 to {MOST_PARTS} can be divided")
    stat = c.HEALTH if node.stat is None else STATS[node.stat.word]
    damage = node.stat is None
    among = creature(w, node.among)
    w.emit(stats.Divide(w.words(node), among, stat, node.n.value, damage, w.slot(), c.M_CHOOSE, c.CHOOSE))


@act.means(verbs.SetStat)
def set_stat(w: Writer, node: verbs.SetStat) -> None:
    if node.stat.word == "Health" and node.n.value < 1:
        raise w.not_playable(node, "a creature without Health dies: say how much it loses")
    w.emit(stats.SetStat(w.words(node), creature(w, node.of), STATS[node.stat.word], node.n.value))


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
@act.means(verbs.DiscardHand)
def discard_hand(w: Writer, node: verbs.DiscardHand) -> None:
    who = player_of(w, node)
    if who is YOU and asks_for(w, ThatMuch):
        w.tallies[""] = number = w.number()
        w.emit(SetNumber(w.words(node), number, CountOf(CardsInZones([c.HAND], YOU, []))))
    w.emit(cards.Discard(w.words(node), who, WHOLE_HAND))


@act.means(verbs.DiscardSome)
def discard_some(w: Writer, node: verbs.DiscardSome) -> None:
    """As many as the player likes; 'that many' and 'discarded this way' are these from then on."""
    if player_of(w, node) is not YOU:
        raise w.not_playable(node, "how many somebody else discards must be said")
    most = WHOLE_HAND if node.n is None else number_of(w, node.n)
    slot = w.slot()
    w.emit(Clear(slot))
    hand = CardsInZones([c.HAND], YOU, [])
    w.emit(Choose(w.words(node), YOU, hand, Fixed(most), True, slot, c.M_DISCARD, c.DISCARD_CARD, c.STAY))
    w.discarded = w.in_slot(slot)
    w.tallies[""] = number = w.number()
    w.emit(SetNumber(w.words(node), number, CountOf(w.discarded)))
    w.emit(cards.PutAway(w.words(node), w.discarded))


act.of(verbs.Reshuffle, lambda w, node: w.emit(cards.Reshuffle(w.words(node), player_of(w, node))))


def player_of(w: Writer, node: Act) -> Whom:
    """[ST-GAME.6] Hands and piles are players'; what a creature does with them would be its player's."""
    if w.doer is not THIS:
        raise w.not_playable(node, "a player does this: say 'you', 'the opponent' or 'each player'")
    return w.player


def drawn(w: Writer, node: verbs.Draw) -> Amount:
    if isinstance(node.n, ThatMuch) and node.each is None:
        return amount(w, node.n)
    factor = number_of(w, node.n)
    if node.each is None:
        return Fixed(factor)
    whole: Amount = Times(Fixed(factor), count(w, node.each.count))
    return whole if node.each.most is None else UpTo(whole, node.each.most.value)


act.of(verbs.Discard, lambda w, node: w.emit(cards.Discard(w.words(node), player_of(w, node), number_of(w, node.n))))


@act.means(verbs.DiscardAtRandom)
def discard_at_random(w: Writer, node: verbs.DiscardAtRandom) -> None:
    who, count = player_of(w, node), Fixed(number_of(w, node.n))
    for each in (YOU, Opponents()) if isinstance(who, EachPlayer) else (who,):  # from a hand of their own
        slot = w.slot()
        w.emit(Clear(slot))
        w.emit(PickAtRandom(w.words(node), each, CardsInZones([c.HAND], each, []), count, slot, -1))
        w.emit(cards.PutAway(w.words(node), w.in_slot(slot)))


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
    w.looked_slot, w.looked_hand = w.slot(), False
    count = 1 if node.n is None else number_of(w, node.n)
    shown = isinstance(node, verbs.RevealTop)
    w.emit(cards.Look(w.words(node), EndOfPile(c.DRAW, YOU, Fixed(count), False), w.looked_slot, shown))
    w.that_card = w.in_slot(w.looked_slot) if count == 1 else None


@act.means(verbs.LookAtHand)
def look_at_hand(w: Writer, node: verbs.LookAtHand) -> None:
    w.emit(cards.Look(w.words(node), CardsInZones([c.HAND], Opponents(), []), -1))
    w.looked_hand, w.that_card = True, None


@act.means(verbs.ChooseFromHand)
def choose_from_hand(w: Writer, node: verbs.ChooseFromHand) -> None:
    if not w.looked_hand:
        raise w.not_playable(node, "no hand was looked at before this")
    slot = w.slot()
    w.emit(Clear(slot))
    hand = CardsInZones([c.HAND], Opponents(), [])
    w.emit(Choose(w.words(node), YOU, hand, Fixed(1), False, slot, c.M_CHOOSE, c.CHOOSE, c.STAY))
    w.that_card = w.in_slot(slot)


def the_card(w: Writer, node: Act) -> SlotCards:
    if w.that_card is None:
        raise w.not_playable(node, "no single card was looked at before this")
    return w.that_card


@act.means(verbs.PutThat)
def put_that(w: Writer, node: verbs.PutThat) -> None:
    card = the_card(w, node)
    if w.looked_hand:
        raise w.not_playable(node, "a card of the opponent does not come to you")
    w.emit(cards.ToBottom(w.words(node), card) if node.bottom else cards.Take(w.words(node), card))


@act.means(verbs.DiscardThat)
def discard_that(w: Writer, node: verbs.DiscardThat) -> None:
    if w.aura_of is not None and w.that_card is not None:
        raise w.not_playable(node, "is this the Aura, or the card that was looked at? Name it")
    if w.aura_of is not None:
        remove_that(w, node)
    else:
        w.emit(cards.PutAway(w.words(node), the_card(w, node)))


@act.means(verbs.RemoveThat)
def remove_that(w: Writer, node: verbs.RemoveThat | verbs.DiscardThat) -> None:
    """Of several the player chooses one."""
    if w.aura_of is None:
        raise w.not_playable(node, "say what is removed: 'remove 1 Aura from …'")
    w.emit(cards.RemoveAura(w.words(node), chosen(w, node, cards.AurasOn(w.aura_of), Single(1))))


@act.means(verbs.Search)
def search(w: Writer, node: verbs.Search) -> None:
    """[ST-LOC.1] Whether there is one only who looks knows: none need be found."""
    player_of(w, node)
    pile = CardsInZones([c.DRAW], YOU, [] if node.what is None else [cards.OfClass(CLASSES[node.what.word])])
    slot = w.slot()
    w.emit(cards.Look(w.words(node), CardsInZones([c.DRAW], YOU, []), -1))
    w.emit(Clear(slot))
    w.emit(Choose(w.words(node), YOU, pile, Fixed(1), True, slot, c.M_CHOOSE, c.CHOOSE, c.STAY))
    w.emit(cards.Take(w.words(node), w.in_slot(slot)))
    w.emit(cards.Shuffle(w.words(node), YOU))


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


@act.means(verbs.DiscardTelegraphed)
def discard_telegraphed(w: Writer, node: verbs.DiscardTelegraphed) -> None:
    w.emit(cards.PutAway(w.words(node), chosen(w, node, cards.TelegraphedBy(creature(w, node.who)), node.n)))


@act.means(verbs.Recover)
def recover(w: Writer, node: verbs.Recover) -> None:
    player_of(w, node)
    found = chosen(w, node, CardsInZones([c.DISCARD], YOU, []), node.n)
    w.emit(cards.GiveBack(w.words(node), found))


@act.means(verbs.RemoveAura)
def remove_aura(w: Writer, node: verbs.RemoveAura) -> None:
    lying: Cards = cards.AurasOn(creature(w, node.who))
    if node.n is None and asks_for(w, RemovedCount):
        w.removed = w.number()
        w.emit(SetNumber("", w.removed, CountOf(lying)))
    w.emit(cards.RemoveAura(w.words(node), lying if node.n is None else chosen(w, node, lying, node.n)))


@act.means(verbs.ReturnThis)
def return_this(w: Writer, node: verbs.ReturnThis) -> None:
    if w.card.kind in (c.CREATURE, c.PASSIVE):
        raise w.not_playable(node, "a creature is no card of a hand")
    w.emit(cards.TakeBack(w.words(node)))


@act.means(verbs.ReturnEnchanted)
def return_enchanted(w: Writer, node: verbs.ReturnEnchanted) -> None:
    if w.card.kind != c.ENCHANTMENT:
        raise w.not_playable(node, "only an Enchantment speaks of an enchanted card")
    w.emit(cards.ReturnEnchanted(w.words(node)))


# ---- generators
def change_generator(w: Writer, node: verbs.Neutralize | verbs.Capture | verbs.Interact) -> None:
    needed = {verbs.Neutralize: "enemy", verbs.Capture: "neutral"}.get(type(node))
    if needed is not None and (w.generator != needed or w.on_generator is not w.doer):
        raise w.not_playable(node, f"say before it, and of who does it: 'If this creature is on a {needed} Generator'")
    w.card.captures = True
    w.emit(stats.ChangeGenerator(w.words(node), w.doer))


act.means(verbs.Neutralize, verbs.Capture, verbs.Interact)(change_generator)


# ---- the attack of this Combat
@act.means(verbs.DealPrinted)
def deal_printed(w: Writer, node: verbs.DealPrinted) -> None:
    raise w.not_playable(node, "only an Attack deals damage so, in its first sentence")


@act.means(verbs.DealMeasured)
def deal_measured(w: Writer, node: verbs.DealMeasured) -> None:
    """[ST-NUM.2] A formula takes the place of the printed number."""
    if w.printed != 0 or w.card.kind != c.ATTACK:
        raise w.not_playable(node, "only an Attack deals damage so, in its first sentence")
    w.emit(attacks.NoteAttack(w.words(node), c.MORE_DAMAGE, amount_of(w, node), None))


def must_be_in_time(w: Writer, node: verbs.AboutAttack) -> None:
    """[EN-13] Only who is heard while an attack is under way can change it."""
    kind = w.card.kind
    classes = w.card.hosts if kind == c.ENCHANTMENT else 1 << kind
    in_combat = any(classes >> each & 1 and (each == c.ATTACK or c.TIMES[each] & c.INSIDE) for each in range(c.PASSIVE))
    if not in_combat and not w.hears_attack:
        raise w.not_playable(node, "there is no attack that this could change")


def note(w: Writer, node: verbs.AboutAttack, what: int, amount: Amount) -> None:
    must_be_in_time(w, node)
    w.emit(attacks.NoteAttack(w.words(node), what, amount, w.if_so))


clause.of(verbs.MoreDamage, lambda w, node: note(w, node, c.MORE_DAMAGE, amount_of(w, node)))
clause.of(verbs.LessDamage, lambda w, node: note(w, node, c.MORE_DAMAGE, Negative(amount_of(w, node))))
clause.of(verbs.DoubleDamage, lambda w, node: note(w, node, c.DOUBLED, Fixed(0)))
clause.of(verbs.NoKnockback, lambda w, node: note(w, node, c.NO_KNOCKBACK, Fixed(0)))
@clause.means(verbs.KnocksFarther)
def knocks_farther(w: Writer, node: verbs.KnocksFarther) -> None:
    if node.tiles is not None:
        farther = tiles_of(w, node.tiles) - 1
    else:
        assert node.n is not None
        farther = number_of(w, node.n)
    if farther < 1:
        raise w.not_playable(node, "Knockback is one tile anyway")
    note(w, node, c.FARTHER_BACK, Fixed(farther))


clause.of(verbs.IgnoresDef, lambda w, node: note(w, node, c.IGNORES_DEF, Fixed(0)))
clause.of(verbs.NoDamage, lambda w, node: note(w, node, c.NO_DAMAGE, Fixed(0)))
clause.of(verbs.Misses, lambda w, node: note(w, node, c.MISSES, Fixed(0)))
clause.of(
    verbs.Halved,
    lambda w, node: note(
        w, node, c.HALVED_UP if node.rounding is not None and node.rounding.word == "up" else c.HALVED_DOWN, Fixed(0)
    ),
)


@clause.means(verbs.TakenBy)
def taken_by(w: Writer, node: verbs.TakenBy) -> None:
    must_be_in_time(w, node)
    w.emit(attacks.NoteAttack(w.words(node), c.TAKEN_BY, Fixed(0), w.if_so, creature(w, node.who)))


# ---- sentences that hold for a while
ALL_CLASSES = (1 << c.PASSIVE) - 1
STRETCHES = {word: number for number, word in enumerate(c.UNTIL)}


@clause.means(sentences.ForAWhile)
def for_a_while(w: Writer, node: sentences.ForAWhile) -> None:
    until = STRETCHES[node.stretch.word]
    if until == c.THIS_COMBAT and w.card.kind == c.ATTACK:
        raise w.not_playable(node.stretch, "the text of an Attack is done when its Combat is nearly over")
    who, line = line_of(w, node.line)
    w.emit(Lay(w.words(node), who, line, until))


@clause.means(sentences.NextAttackOf)
def next_attack_of(w: Writer, node: sentences.NextAttackOf) -> None:
    """Of the next attack of a creature that lands, perhaps only if that is soon."""
    until = c.NEXT_ATTACK if node.stretch is None else STRETCHES[node.stretch.word]
    if until == c.THIS_COMBAT:
        assert node.stretch is not None
        raise w.not_playable(node.stretch, "the attack of this Combat is 'this attack'")
    line = Standing(c.DEALS_MORE, w.ability.text, -node.n.value if node.less else node.n.value, once=True)
    w.emit(Lay(w.words(node), creature(w, node.of), line, until))


CANNOT = {
    "pushed": c.NOT_PUSHED, "telegraph": c.NOT_TELEGRAPHING, "move": c.NOT_MOVING, "knocked back": c.NOT_KNOCKED_BACK,
    "attacked": c.NOT_ATTACKED,
}  # fmt: skip


def classes(what: CardClass | None) -> int:
    """Of one class, or of all that are invoked."""
    return ALL_CLASSES if what is None else CLASSES[what.word]


def line_of(w: Writer, tree: Node) -> tuple[Cards, Standing]:
    """Of whom a line speaks, and what it says."""
    words = w.ability.text
    if isinstance(tree, sentences.MoreRange):
        return creature(w, tree.of), Standing(c.MORE_RANGE, words, tree.n.value, CLASSES[tree.what.word])
    if isinstance(tree, sentences.AttacksDealMore):
        return creature(w, tree.of), Standing(c.DEALS_MORE, words, -tree.n.value if tree.less else tree.n.value)
    if isinstance(tree, sentences.CannotInvoke):
        return creature(w, tree.who), Standing(c.NOT_INVOKING, words, 1, classes(tree.what))
    if isinstance(tree, sentences.AttacksDealLess):
        return creature(w, tree.who), Standing(c.LESS_DAMAGE, words, -tree.n.value if tree.more else tree.n.value)
    if isinstance(tree, sentences.CardsCostMore):
        by = -tree.n.value if tree.less else tree.n.value
        return creature(w, tree.of), Standing(c.COST_MORE, words, by, classes(tree.what))
    if isinstance(tree, sentences.CannotChange):
        what = c.NOT_LOSING if tree.lose else c.NOT_GAINING
        return creature(w, tree.who), Standing(what, words, 1, 1 << STATS[tree.stat.word])
    assert isinstance(tree, sentences.Cannot)
    return creature(w, tree.who), Standing(CANNOT[tree.bar.word], words, 1)
