"""What is said of the attack of this Combat, and sentences that hold for a while."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import Standing
from rulebound.games.starlight.lasting import Lay
from rulebound.games.starlight.meaning.clauses import does, must_be_in_time
from rulebound.games.starlight.meaning.outcomes import noted
from rulebound.games.starlight.meaning.terms import (
    ANYBODY,
    CLASSES,
    STATS,
    amount_of,
    classes,
    must_be_own,
    number_of,
    so_often,
    tiles_of,
)
from rulebound.games.starlight.meaning.writer import Writer, act, clause, creature, line
from rulebound.games.starlight.ops import attacks, stats
from rulebound.games.starlight.ops.compared import MostOf
from rulebound.games.starlight.ops.terms import TARGET, THIS, EachWithin, Invoked, OfCombat, SeveralChosen, Those
from rulebound.games.starlight.ops.tests import InRole
from rulebound.games.starlight.vocabulary import combat, limits, sentences, verbs
from rulebound.games.starlight.vocabulary.creatures import ForEach, Someone, Yours
from rulebound.games.starlight.vocabulary.moving import NextAttackIs
from rulebound.kernel.terms import Amount, Cards, Every, Fixed, Negative
from rulebound.kernel.terms.loops import Gather
from rulebound.kernel.terms.relations import AT_MOST, Compares
from rulebound.language.core.categories import Simple
from rulebound.language.core.clauses import PlayerDoes
from rulebound.language.node import Node


# ---- the attack of this Combat
@act.means(verbs.DealPrinted)
def deal_printed(w: Writer, node: verbs.DealPrinted) -> None:
    """The printed damage of an Attack; [ST-CMB.21] of another card that chooses a creature, damage to that one."""
    if w.card.kind in (c.SPELL, c.BASIC_SPELL, c.MOVEMENT) and w.card.whom in ANYBODY and not w.triggered:
        if w.doer is THIS and (w.spoken_of is None or w.spoken_of is TARGET):
            w.spoken_of = TARGET
            number = noted(w, node, c.HEALTH, False, True, TARGET)
            w.emit(stats.LoseStat(w.words(node), TARGET, c.HEALTH, Fixed(node.n.value), True, number=number))
            return
    raise w.not_playable(node, "only an Attack deals damage so, in its first sentence")


@act.means(verbs.DealMeasured)
def deal_measured(w: Writer, node: verbs.DealMeasured) -> None:
    """[ST-NUM.2] A formula takes the place of the printed number."""
    if w.printed != 0 or w.card.kind != c.ATTACK:
        raise w.not_playable(node, "only an Attack deals damage so, in its first sentence")
    w.emit(attacks.NoteAttack(w.words(node), c.MORE_DAMAGE, amount_of(w, node), None))


def note(w: Writer, node: combat.AboutAttack, what: int, amount: Amount) -> None:
    must_be_in_time(w, node)
    inside = (each for tree in w.ability.trees for each in tree.inside())
    if any(isinstance(each, sentences.NextAttackOf | NextAttackIs) for each in inside):
        raise w.not_playable(node, "this attack, or the next one? Say 'this creature's next attack …'")
    w.emit(attacks.NoteAttack(w.words(node), what, amount, w.if_so))


clause.of(combat.MoreDamage, lambda w, node: note(w, node, c.MORE_DAMAGE, amount_of(w, node)))
clause.of(combat.LessDamage, lambda w, node: note(w, node, c.MORE_DAMAGE, Negative(amount_of(w, node))))
clause.of(combat.DoubleDamage, lambda w, node: note(w, node, c.DOUBLED, Fixed(0)))
clause.of(combat.NoKnockback, lambda w, node: note(w, node, c.NO_KNOCKBACK, Fixed(0)))
@clause.means(combat.KnocksFarther)
def knocks_farther(w: Writer, node: combat.KnocksFarther) -> None:
    if w.card.kind != c.ATTACK and "target" in w.ability.sentences[w.sentence].typed:
        raise w.not_playable(node, "Knockback is the defender's: say 'the defender'")
    if node.tiles is not None:
        farther = tiles_of(w, node.tiles) - 1
    else:
        assert node.n is not None
        farther = number_of(w, node.n)
    if farther < 1:
        raise w.not_playable(node, "Knockback is one tile anyway")
    note(w, node, c.FARTHER_BACK, Fixed(farther))


clause.of(combat.IgnoresDef, lambda w, node: note(w, node, c.IGNORES_DEF, Fixed(0)))
clause.of(combat.NoDamage, lambda w, node: note(w, node, c.NO_DAMAGE, Fixed(0)))
@clause.means(combat.DealsAtMost)
def deals_at_most(w: Writer, node: combat.DealsAtMost) -> None:
    must_be_in_time(w, node)
    if node.least is not None and sum(isinstance(each, Simple) for each in w.ability.trees[w.sentence].inside()) > 1:
        raise w.not_playable(node, "whether it would is known only later: say this in a sentence of its own")
    what, least = (c.AT_MOST, None) if node.least is None else (c.INSTEAD, node.least.value)
    w.emit(attacks.NoteAttack(w.words(node), what, Fixed(node.n.value), w.if_so, None, least))


@clause.means(combat.KeepsStat)
def keeps_stat(w: Writer, node: combat.KeepsStat) -> None:
    """[ST-CMB.19] Of whoever is the attacker, or the defender, in this Combat."""
    must_be_in_time(w, node)
    if node.stat.word not in ("ATK", "DEF"):
        raise w.not_playable(node.stat, "an attack uses up ATK and DEF")
    defends = node.stat.word == "DEF"
    who = creature(w, node.who)
    other = "the attacker" if defends else "the defender"
    struck = w.card.kind == c.ATTACK and (who is THIS if defends else who in (TARGET, w.struck))
    if node.who.word in (other, "your other creature") or struck:  # [EN-12]
        raise w.not_playable(node, "an attack uses up the ATK of the attacker and the DEF of the defender alone")
    role = InRole(who, defends)
    test = role if w.if_so is None else Every([role, w.if_so])
    w.emit(attacks.NoteAttack(w.words(node), c.KEEPS_DEF if defends else c.KEEPS_ATK, Fixed(0), test))


clause.of(combat.Misses, lambda w, node: note(w, node, c.MISSES, Fixed(0)))
clause.of(
    combat.Halved,
    lambda w, node: note(
        w, node, c.HALVED_UP if node.rounding is not None and node.rounding.word == "up" else c.HALVED_DOWN, Fixed(0)
    ),
)


@clause.means(combat.TakenBy)
def taken_by(w: Writer, node: combat.TakenBy) -> None:
    must_be_in_time(w, node)
    w.emit(attacks.NoteAttack(w.words(node), c.TAKEN_BY, Fixed(0), w.if_so, creature(w, node.who)))


# ---- sentences that hold for a while
STRETCHES = {word: number for number, word in enumerate(c.UNTIL)}


OWN_TURN = {"your next turn": c.ITS_NEXT_TURN, "until the end of your next turn": c.END_OF_ITS_NEXT_TURN}


def until_of(w: Writer, node: sentences.Stretch, who: Cards) -> int:
    """[ST-GAME.6] On an enemy 'your next turn' could be that of either player."""
    if "your" in node.word.split():
        must_be_own(w, node, "'until its next turn'")
    if "opponent's" in node.word.split():
        must_be_own(w, node, "'its next turn'")
    if node.word in OWN_TURN:
        if who is THIS:
            return OWN_TURN[node.word]
        if node.word == "your next turn":
            raise w.not_playable(node, "whose turn is it? Say 'its next turn'")
        return c.END_OF_YOUR_NEXT_TURN
    return STRETCHES[node.word]


@clause.means(sentences.ForAWhile)
def for_a_while(w: Writer, node: sentences.ForAWhile) -> None:
    who, found = line_of(w, node.line)
    # [EN-3] 'You' are never 'it'.
    said_of = getattr(node.line, "who", None) or getattr(node.line, "of", None)
    if getattr(said_of, "word", "") in ("yourself", "you") and "its" in node.stretch.word.split():
        raise w.not_playable(node.stretch, "whose turn is it? Say 'your next turn'")
    until = until_of(w, node.stretch, who)
    if isinstance(getattr(node.line, "of", None), Yours) and until not in (c.THIS_TURN, c.THIS_COMBAT):
        raise w.not_playable(node.line, "of which creature? Say 'this creature's'")  # the other one has its turn, too
    if found.each is not None or found.condition is not None:
        raise w.not_playable(node.line, "for a while it is a number: say how much")
    must_hold_by_then(w, node, who is THIS, found.what, until)
    if isinstance(node.line, limits.NoMoreDamage) and node.line.n is not None and node.line.blow is None:
        raise w.not_playable(node.line, "each time, or all in all? Say 'at once', or 'from an attack'")
    w.emit(Lay(w.words(node), who, found, until))


@clause.means(sentences.DoesAndIsBarred)
def does_and_is_barred(w: Writer, node: sentences.DoesAndIsBarred) -> None:
    """Who they are is settled before the first of it."""
    who = creature(w, node.who)
    if isinstance(who, EachWithin | Those | MostOf):
        slot = w.slot()
        w.emit(Gather(w.words(node.who), who, slot))
        who = SeveralChosen(slot)
    does(w, PlayerDoes(node.who, node.deeds).at(node), who)
    w.emit(Lay(w.words(node), who, bar_of(w, node.barred), until_of(w, node.stretch, who)))


def bar_of(w: Writer, node: sentences.Barred) -> Standing:
    words = w.ability.text
    if node.bar is not None:
        return Standing(CANNOT[node.bar.word], words, 1)
    if node.stat is not None:
        return Standing(c.NOT_LOSING if node.lose else c.NOT_GAINING, words, 1, 1 << STATS[node.stat.word])
    return Standing(c.NOT_INVOKING, words, 1, classes(node.what))


def must_hold_by_then(w: Writer, node: sentences.ForAWhile, own: bool, what: int, until: int) -> None:
    """[EN-12] Before the phase of which a line speaks it would be over: another's turn comes later, the start phase of
    this turn is over."""
    if what not in (c.PHASE_ENERGY, c.PHASE_MANA, c.PHASE_CARDS, c.NOT_FADING):
        return
    over = [c.THIS_COMBAT]
    if not own or what == c.PHASE_ENERGY:
        over += [c.THIS_TURN, c.UNTIL_ITS_TURN, *([c.UNTIL_YOUR_TURN] if own else [])]
    if until in over:
        raise w.not_playable(node.stretch, "that phase does not come before this is over: say 'its next turn'")


def must_be_another(w: Writer, node: Node, who: Cards) -> None:
    """[EN-13] Where an attack is under way the next one of who makes it could be this one."""
    attacks_now = isinstance(who, OfCombat) and not who.defender
    enchants = w.card.kind == c.ENCHANTMENT and w.card.hosts >> c.ATTACK & 1
    under_way = enchants or (w.card.kind == c.COMBAT_SPELL and (attacks_now or who is THIS))
    if under_way and not w.outcome_known:
        raise w.not_playable(node, "this attack, or the one after it? Say 'this attack', or 'after this Combat, …'")


@clause.means(sentences.NextAttackOf)
def next_attack_of(w: Writer, node: sentences.NextAttackOf) -> None:
    """Of the next attack of a creature that lands, perhaps only if that is soon."""
    who = creature(w, node.of)
    must_be_another(w, node, who)
    until = c.NEXT_ATTACK if node.stretch is None else until_of(w, node.stretch, who)
    if until == c.THIS_COMBAT:
        assert node.stretch is not None
        raise w.not_playable(node.stretch, "the attack of this Combat is 'this attack'")
    more = Standing(c.DEALS_MORE, w.ability.text, -node.n.value if node.less else node.n.value, once=True)
    w.emit(Lay(w.words(node), who, more, until))


CANNOT = {
    "pushed": c.NOT_PUSHED, "telegraph": c.NOT_TELEGRAPHING, "move": c.NOT_MOVING, "knocked back": c.NOT_KNOCKED_BACK,
    "attacked": c.NOT_ATTACKED,
}  # fmt: skip


def measured(
    w: Writer, tree: sentences.AttacksDealLess | sentences.AttacksDealMore, who: Cards, what: int, contrary: bool
) -> tuple[Cards, Standing]:
    """By how much an attack is changed; [EN-10] for each of something it is looked at when the attack lands."""
    words = w.ability.text
    if tree.each is None:
        return who, Standing(what, words, -tree.n.value if contrary else tree.n.value)
    if who is not THIS:
        raise w.not_playable(tree.each, "what is counted is told of an Aura's own creature alone")
    with w.being(in_attack=True):
        return who, Standing(what, words, -1 if contrary else 1, each=amount_of(w, tree))


# Lines that are looked at as an attack lands, so that its defender and its attacker are known.
OF_ATTACKS = (sentences.AttacksDealLess, sentences.AttacksDealMore, sentences.DealsMoreWith, sentences.AttacksIgnoreDef)


PAID = {"Energy": c.COST_MORE, "Mana": c.COST_MANA}


def costs(
    w: Writer, tree: sentences.CardsCostMore | sentences.FirstCardCosts, who: Cards
) -> tuple[Cards, Standing]:
    """[ST-NUM.1] Energy and Mana are reckoned apart; the first card of a turn is one before which there was none."""
    if tree.stat.word not in PAID:
        raise w.not_playable(tree.stat, "cards cost Energy and Mana")
    which = classes(tree.what)
    if tree.first and (who is not THIS or tree.what is None):
        raise w.not_playable(tree, "say it of the cards of this creature, and of which class")
    first = Compares(Invoked(THIS, which), AT_MOST, Fixed(0)) if tree.first else None
    by = -tree.n.value if tree.less else tree.n.value
    many = counted(w, tree.each, who)
    return who, Standing(PAID[tree.stat.word], w.ability.text, by, which, first, each=many)


def counted(w: Writer, each: ForEach | None, who: Cards) -> Amount | None:
    if each is not None and who is not THIS:
        raise w.not_playable(each, "what is counted is told of an Aura's own creature alone")
    return None if each is None else so_often(w, Fixed(1), each)


def its(w: Writer, tree: sentences.PhaseBrings | sentences.TelegraphingCosts) -> Cards:
    """Whose phase or price it is: without a name that of 'you'."""
    if tree.who is None:
        must_be_own(w, tree, "'this creature'")
        return THIS
    if isinstance(tree, sentences.PhaseBrings) and "your" in w.words(tree).lower().split():
        raise w.not_playable(tree, "whose phase is it? Say 'its'")
    return creature(w, tree.who)


def played_or_invoked(w: Writer) -> int:
    """[ST-TEL.1] To play a card is to invoke or to telegraph it, which nobody does in a Combat [ST-TEL.7]."""
    typed = w.ability.sentences[w.sentence].typed.lower()
    return 2 if "play" in typed.split() and "combat" not in typed else 1


def line_of(w: Writer, tree: Node) -> tuple[Cards, Standing]:
    """Of whom a line speaks, and what it says."""
    words = w.ability.text
    if isinstance(tree, sentences.MoreRange):
        return creature(w, tree.of), Standing(c.MORE_RANGE, words, tree.n.value, CLASSES[tree.what.word])
    if isinstance(tree, sentences.AttacksDealMore):
        return measured(w, tree, creature(w, tree.of), c.DEALS_MORE, tree.less)
    if isinstance(tree, sentences.CannotInvoke):
        return creature(w, tree.who), Standing(c.NOT_INVOKING, words, played_or_invoked(w), classes(tree.what))
    if isinstance(tree, sentences.AttacksDealLess):
        return measured(w, tree, creature(w, tree.who), c.LESS_DAMAGE, tree.more)
    if isinstance(tree, sentences.CardsCostMore):
        return costs(w, tree, creature(w, tree.of))
    if isinstance(tree, sentences.CannotChange):
        what = c.NOT_LOSING if tree.lose else c.NOT_GAINING
        return creature(w, tree.who), Standing(what, words, 1, 1 << STATS[tree.stat.word])
    if isinstance(tree, sentences.TakesLess):
        return creature(w, tree.who), Standing(c.TAKES_LESS, words, -tree.n.value if tree.more else tree.n.value)
    if isinstance(tree, sentences.AttacksIgnoreDef):
        return creature(w, tree.of), Standing(c.PIERCES, words, 1)
    if isinstance(tree, sentences.FirstCardCosts):
        if isinstance(tree.who, Someone):
            must_be_own(w, tree.who, "'this creature'")
        return costs(w, tree, creature(w, tree.who))
    if isinstance(tree, sentences.DoesNotFade):
        of_whom = tree.who or tree.of
        assert of_whom is not None
        mask = 0
        for each in tree.stats:
            if each.word not in ("ATK", "DEF"):
                raise w.not_playable(each, "only ATK and DEF fall towards 0 by themselves")
            mask |= 1 << STATS[each.word]
        return creature(w, of_whom), Standing(c.NOT_FADING, words, 1 if tree.of is None else 2, mask)
    if isinstance(tree, sentences.MovesThrough):
        sides = {"": 3, "enemy": 2}.get("" if tree.side is None else tree.side.word, 1)
        return creature(w, tree.who), Standing(c.PASSES, words, 1, sides)
    if isinstance(tree, sentences.PhaseBrings):
        what = c.PHASE_ENERGY if tree.energy else c.PHASE_MANA if tree.mana else c.PHASE_CARDS
        return its(w, tree), Standing(what, words, -tree.n.value if tree.less else tree.n.value)
    if isinstance(tree, sentences.TelegraphingCosts):
        if tree.stat.word not in PAID:
            raise w.not_playable(tree.stat, "cards are telegraphed for Energy or Mana")
        what = c.TELEGRAPHS_FOR if tree.stat.word == "Energy" else c.TELEGRAPHS_FOR_MANA
        return its(w, tree), Standing(what, words, -tree.n.value if tree.less else tree.n.value)
    if isinstance(tree, sentences.DealsMoreWith):
        return creature(w, tree.who), Standing(c.DEALS_MORE, words, -tree.n.value if tree.less else tree.n.value)
    if isinstance(tree, sentences.Cannot):
        return creature(w, tree.who), Standing(CANNOT[tree.bar.word], words, 1)
    return line(w, tree)
