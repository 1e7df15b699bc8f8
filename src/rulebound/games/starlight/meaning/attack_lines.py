"""What the phrases of `vocabulary/attack_lines.py` mean."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.stats import OF_TILES
from rulebound.games.starlight.definition import CardSort, Standing
from rulebound.games.starlight.lasting import LayAgainst
from rulebound.games.starlight.meaning.card_sorts import bounds, sort_of_cards
from rulebound.games.starlight.meaning.clauses import must_be_in_time
from rulebound.games.starlight.meaning.conditions import NTH
from rulebound.games.starlight.meaning.events import like_of, one
from rulebound.games.starlight.meaning.lines import must_be_another, until_of
from rulebound.games.starlight.meaning.terms import CLASSES, STATS, classes, must_be_combat
from rulebound.games.starlight.meaning.triggers import subject
from rulebound.games.starlight.meaning.writer import Waiting, Writer, clause, condition, creature, happening, line
from rulebound.games.starlight.ops import attacks, tests
from rulebound.games.starlight.ops.history import Deed, DidSoOften
from rulebound.games.starlight.ops.terms import TARGET, THIS, Invoked, OfCombat, ThatCreature
from rulebound.games.starlight.vocabulary import attack_lines as said
from rulebound.kernel.terms import Cards, Every, Fixed, Test
from rulebound.kernel.terms.events import CauseIs
from rulebound.kernel.terms.relations import AT_MOST, EXACTLY, Compares

Line = tuple[Cards, Standing]


@line.means(said.FirstAttack)
def first_attack(w: Writer, node: said.FirstAttack) -> Line:
    """The attack under way has begun, and is not over."""
    whose = node.who or node.of
    assert whose is not None
    if creature(w, whose) is not THIS:
        raise w.not_playable(whose, "say it of this creature")
    if node.of is not None:
        first: Test = tests.AttackedThisTurn(THIS, False)
        if node.n is None:
            return THIS, Standing(c.PIERCES if node.pierces else c.NO_KNOCKBACK_OF, w.ability.text, 1, condition=first)
        by = -node.n.value if node.less else node.n.value
        return THIS, Standing(c.DEALS_MORE, w.ability.text, by, condition=first)
    assert node.n is not None
    first = Compares(DidSoOften(THIS, Deed(1 << c.ATTACKED)), AT_MOST, Fixed(1))
    by = node.n.value if node.less else -node.n.value
    return THIS, Standing(c.LESS_DAMAGE, w.ability.text, by, condition=first)


@line.means(said.SortDoes)
def sort_does(w: Writer, node: said.SortDoes) -> Line:
    sort = sort_of_cards(w, node.sort)
    if not node.range and sort.classes != CLASSES["Attack"]:
        raise w.not_playable(node.sort, "say it of Attack cards")
    what = c.MORE_RANGE if node.range else c.DEALS_MORE
    by = -node.n.value if node.less else node.n.value
    return creature(w, node.of), Standing(what, w.ability.text, by, sort.classes, sort=sort)


@line.means(said.TextsDeal)
def texts_deal(w: Writer, node: said.TextsDeal) -> Line:
    by = -node.n.value if node.less else node.n.value
    return creature(w, node.of), Standing(c.TEXTS_DEAL, w.ability.text, by, CLASSES[node.what.word])


@clause.means(said.NextAttackAgainst)
def next_attack_against(w: Writer, node: said.NextAttackAgainst) -> None:
    who, whom = creature(w, node.of), creature(w, node.whom)
    if who is whom:
        raise w.not_playable(node.whom, "by these words it is the same creature: name the other one")
    struck_now = w.card.kind == c.COMBAT_SPELL and isinstance(whom, OfCombat) and whom.defender
    must_be_another(w, node, OfCombat(False) if struck_now else who)
    until = c.NEXT_ATTACK if node.stretch is None else until_of(w, node.stretch, who)
    by = -node.n.value if node.less else node.n.value
    w.emit(LayAgainst(w.words(node), who, Standing(c.DEALS_MORE_TO, w.ability.text, by), until, whom))


@happening.means(said.DealsDamageTo)
def deals_damage_to(w: Writer, node: said.DealsDamageTo) -> Waiting:
    """[EN-3] Who deals it and who takes it are two: 'it' is neither, 'that creature' deals it."""
    about = [*like_of(w, w.subject, subject(w, w.subject), False), *like_of(w, node.whom, one(w, node.whom), True)]
    w.spoken_of = None
    return Waiting(c.DEALT, [*about, *([CauseIs(c.BY_ATTACK)] if node.by_attack else [])])


@happening.means(said.InvokesNth)
def invokes_nth(w: Writer, node: said.InvokesNth) -> Waiting:
    about = like_of(w, w.subject, subject(w, w.subject), False)
    which = classes(node.what)
    so_many = Compares(Invoked(ThatCreature(), which), EXACTLY, Fixed(NTH.index(node.nth.word) + 1))
    return Waiting(c.INVOKED, [*about, *([tests.IsOfClass(which)] if node.what is not None else []), so_many])


@condition.means(said.AttackCardIs)
def attack_card_is(w: Writer, node: said.AttackCardIs) -> Test:
    must_be_combat(w, node)
    if node.stat is None:
        binding = "" if node.binding is None else node.binding.word
        return attacks.AttackFits(CardSort(1 << c.ATTACK, node.telegraphed, binding))
    if node.stat.word not in ("Energy", "Mana"):
        raise w.not_playable(node.stat, "cards cost Energy and Mana")
    least, most = bounds(w, node.n, node.bound)
    return attacks.AttackFits(CardSort(1 << c.ATTACK, stat=STATS[node.stat.word], least=least, most=most))


@happening.means(said.TelegraphsNth)
def telegraphs_nth(w: Writer, node: said.TelegraphsNth) -> Waiting:
    about = like_of(w, w.subject, subject(w, w.subject), False)
    so_many = DidSoOften(ThatCreature(), Deed(1 << c.TELEGRAPHED))
    return Waiting(c.TELEGRAPHED, [*about, Compares(so_many, EXACTLY, Fixed(NTH.index(node.nth.word) + 1))])


line.of(
    said.NegativeAtkIgnored, lambda w, node: (creature(w, node.of), Standing(c.NO_NEGATIVE_ATK, w.ability.text, 1))
)


@line.means(said.NoGainFromTiles)
def no_gain_from_tiles(w: Writer, node: said.NoGainFromTiles) -> Line:
    if node.stat.word == "Mana":
        raise w.not_playable(node.stat, "no tile gives Mana")
    which = 1 << STATS[node.stat.word] | OF_TILES
    return creature(w, node.who), Standing(c.NOT_GAINING, w.ability.text, 1, which)


@clause.means(said.LosesOnly)
def loses_only(w: Writer, node: said.LosesOnly) -> None:
    """[ST-CMB.19] Of whoever is the attacker, or the defender, in this Combat."""
    must_be_in_time(w, node)
    if node.stat.word not in ("ATK", "DEF"):
        raise w.not_playable(node.stat, "an attack uses up ATK and DEF")
    defends = node.stat.word == "DEF"
    who = creature(w, node.who)
    struck = w.card.kind == c.ATTACK and (who is THIS if defends else who in (TARGET, w.struck))
    if node.who.word == ("the attacker" if defends else "the defender") or struck:
        raise w.not_playable(node, "an attack uses up the ATK of the attacker and the DEF of the defender alone")
    role = tests.InRole(who, defends)
    test = role if w.if_so is None else Every([role, w.if_so])
    what = c.USES_DEF if defends else c.USES_ATK
    w.emit(attacks.NoteAttack(w.words(node), what, Fixed(node.n.value), test))
