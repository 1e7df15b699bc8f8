"""What cards get, gain, have and may do, as lines: which field changes, how and by how much.

The same lines stand in static abilities and in effects that last.
"""

from __future__ import annotations

from typing import NamedTuple

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.meaning.adjectives import skill_bits
from rulebound.games.luminous.meaning.amounts import count_of
from rulebound.games.luminous.meaning.nouns import piles, whichever
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.ops.groups import AllBut
from rulebound.games.luminous.vocabulary import beings as said
from rulebound.games.luminous.vocabulary import events, nouns
from rulebound.games.luminous.vocabulary.sheet import SHEET
from rulebound.games.luminous.vocabulary.verbs import OrPlayer
from rulebound.kernel.modifiers import ADD, ALLOW, FORBID, GRANT, SET, TAKE
from rulebound.kernel.terms import Amount, Cards, Fixed, Negative, Times
from rulebound.kernel.terms.amounts import AtMost
from rulebound.kernel.terms.groups import Together
from rulebound.language.core.categories import Happening, Player, Stat, Thing
from rulebound.language.core.nouns import AtLeast, Group, Some
from rulebound.language.core.numbers import Number
from rulebound.language.lowering import Sense

ALL_SKILLS = sum(c.SKILL_NAMES)
FIELDS = {"attack": c.F_ATTACK, "health": c.F_HEALTH}


class Line(NamedTuple):
    """One change of one field; `by` is the second party of a permission: whom it may not block, by whom it may not
    be blocked, whom it may not attack."""

    field: int
    how: int
    amount: Amount | None = None
    bits: int = 0
    by: Cards | None = None


line: Sense[Writer, list[Line]] = Sense()


# ---- numbers
@line.means(said.Get, said.HaveBonus)
def bonus(w: Writer, node: said.Get | said.HaveBonus) -> list[Line]:
    each = node.each
    if isinstance(node.bonus, said.BonusX):
        if w.x is None or each is not None:
            raise w.not_playable(node.bonus, "say what X is: '…, where X is …'")
        bonus_x = node.bonus
        fields = [FIELDS[word] for word in ("attack", "health") if bonus_x.both or getattr(bonus_x, word)]
        fields = fields or [field_of(w, node, bonus_x.stat)]
        x = w.x() if w.standing else w.noted(node, w.x())
        change = Negative(x) if isinstance(bonus_x, said.MalusX) else x
        return [Line(field, ADD, change) for field in fields]
    if node.most is not None:
        return limited_bonus(w, node, node.most)
    if isinstance(node.bonus, said.PairBonus):
        found = [(c.F_ATTACK, node.bonus.attack.value), (c.F_HEALTH, node.bonus.health.value)]
        some = [(field, value) for field, value in found if value]
        return [Line(field, ADD, times(w, value, each)) for field, value in some or found]
    assert isinstance(node.bonus, said.StatBonus)
    return [Line(field_of(w, node, node.bonus.stat), ADD, times(w, node.bonus.n.value, each))]


def limited_bonus(w: Writer, node: said.Get | said.HaveBonus, most: said.PairBonus) -> list[Line]:
    """'+1/+1 for each …, up to +4/+4'"""
    found: list[Line] = []
    for field, word in ((c.F_ATTACK, "attack"), (c.F_HEALTH, "health")):
        value = getattr(node.bonus, word).value if isinstance(node.bonus, said.PairBonus) else -1
        end = getattr(most, word).value
        if value < 0 or end < value or (value == 0) != (end == 0):
            raise w.not_playable(most, "this is no end of what grows")
        if value:
            found.append(Line(field, ADD, AtMost(times(w, value, node.each), Fixed(end))))
    return found


def field_of(w: Writer, node: said.Get | said.HaveBonus, stat: Stat | None) -> int:
    assert isinstance(stat, nouns.CardStat)
    if stat.word not in FIELDS:
        raise w.not_playable(node.bonus, "durability and cost change by other words: 'put', 'remove', 'costs'")
    return FIELDS[stat.word]


def times(w: Writer, value: int, each: Group | None) -> Amount:
    return Fixed(value) if each is None else Times(Fixed(value), count_of(w, each))


@line.means(said.BecomeStats, said.AreStats)
def become(w: Writer, node: said.BecomeStats) -> list[Line]:
    return [Line(c.F_ATTACK, SET, Fixed(node.attack.value)), Line(c.F_HEALTH, SET, Fixed(node.health.value))]


@line.means(said.CostChange)
def cost_change(w: Writer, node: said.CostChange) -> list[Line]:
    sign = 1 if node.direction.word == "more" else -1
    if node.n is None:
        if w.x is None or node.each is not None:
            raise w.not_playable(node, "say what X is: '…, where X is …'")
        return [Line(c.F_COST, ADD, w.x() if sign > 0 else Negative(w.x()))]
    if node.most is None:
        return [Line(c.F_COST, ADD, times(w, sign * node.n.value, node.each))]
    much = AtMost(times(w, node.n.value, node.each), Fixed(node.most.value))
    return [Line(c.F_COST, ADD, much if sign > 0 else Negative(much))]


line.of(said.AreFast, lambda w, node: [Line(c.F_FAST, ALLOW, bits=1)])


# ---- skills
@line.means(said.GainSkills, said.HaveSkills)
def gain_skills(w: Writer, node: said.GainSkills | said.HaveSkills) -> list[Line]:
    return [Line(c.F_SKILLS, GRANT, bits=skill_bits(node.skills))]


@line.means(said.GetBoth)
def numbers_and_skills(w: Writer, node: said.GetBoth) -> list[Line]:
    return [*bonus(w, said.Get(node.bonus).at(node)), Line(c.F_SKILLS, GRANT, bits=skill_bits(node.skills))]


@line.means(said.GainQuoted)
def beside_what_is_quoted(w: Writer, node: said.GainQuoted) -> list[Line]:
    """The numbers and the skills; what is quoted is no line."""
    found = [] if node.bonus is None else bonus(w, said.Get(node.bonus).at(node))
    return found + ([Line(c.F_SKILLS, GRANT, bits=skill_bits(node.skills))] if node.skills else [])


line.of(said.LoseSkills, lambda w, node: [Line(c.F_SKILLS, TAKE, bits=skill_bits(node.skills))])
line.of(said.LoseAllSkills, lambda w, node: [Line(c.F_SKILLS, TAKE, bits=ALL_SKILLS)])


# ---- permissions
def may(bits: int) -> list[Line]:
    return [Line(c.F_PERMISSION, ALLOW, bits=bits)]


def may_not(bits: int, by: Cards | None = None) -> Line:
    return Line(c.F_PERMISSION, FORBID, bits=bits, by=by)


CANNOT = {
    **SHEET.bars_cards(), "attack": c.MAY_NOT_ATTACK, "block": c.MAY_NOT_BLOCK, "be blocked": c.MAY_NOT_BE_BLOCKED,
    "ready": c.MAY_NOT_BE_READIED, "be dealt damage": c.MAY_NOT_BE_DAMAGED,
    "be dealt combat damage": c.MAY_NOT_BE_COMBAT_DAMAGED, "leave play": c.MAY_NOT_LEAVE,
    "change controller": c.MAY_NOT_CHANGE_CONTROL,
    "lose durability": c.MAY_NOT_LOSE_DURABILITY, "gain durability": c.MAY_NOT_GAIN_DURABILITY,
}  # fmt: skip


# [LU-play.14]
line.of(said.Cannot, lambda w, node: [forbidden(w, verb) for verb in node.verbs])


def forbidden(w: Writer, verb: Happening) -> Line:
    if isinstance(verb, events.Occurs) and verb.word in CANNOT:
        return may_not(CANNOT[verb.word])
    if isinstance(verb, events.Occurs) and verb.word == "be played":
        return Line(c.F_PLAYER, FORBID, bits=c.NOT_PLAY)
    if isinstance(verb, events.BlocksThat):
        return may_not(c.MAY_NOT_BLOCK, whichever(w, verb.what))
    if isinstance(verb, events.IsBlockedBy) and is_two_or_more(verb.what):
        return Line(c.F_PERMISSION, ALLOW, bits=c.ONE_BLOCKER)
    if isinstance(verb, events.IsBlockedBy):
        return may_not(c.MAY_NOT_BE_BLOCKED, whichever(w, verb.what))
    if isinstance(verb, events.AttacksTarget):
        return may_not(c.MAY_NOT_ATTACK, attacked(w, verb.target))
    if isinstance(verb, events.DealsDamageTo) and verb.to is None and verb.n is None:
        return may_not(c.MAY_NOT_DEAL_COMBAT_DAMAGE if verb.combat else c.MAY_NOT_DEAL_DAMAGE)
    if isinstance(verb, events.IsReturned) and piles(verb.zone)[0] == c.HAND:
        return may_not(c.MAY_NOT_BE_RETURNED)
    raise w.not_playable(verb)


def attacked(w: Writer, target: Player | Thing | OrPlayer) -> Cards:
    """Whom it may not attack: relics, or players by way of their favored."""
    from rulebound.games.luminous.meaning.senses import player
    from rulebound.games.luminous.ops.groups import FavoredOf

    if isinstance(target, OrPlayer):
        whom: list[Player | Thing] = [*target.things, *([] if target.player is None else [target.player])]
        return Together([attacked(w, each) for each in whom])
    return FavoredOf(player(w, target)) if isinstance(target, Player) else whichever(w, target)


def is_two_or_more(what: Thing) -> bool:
    """'Two or more units', whichever they are."""
    return what == Some(AtLeast(Number(2)), Group((), (nouns.CardKind("unit"),)))


@line.means(said.BlockedOnlyBy)
def blocked_only_by(w: Writer, node: said.BlockedOnlyBy) -> list[Line]:
    if is_two_or_more(node.what):
        return may(c.TWO_BLOCKERS)
    return [may_not(c.MAY_NOT_BE_BLOCKED, AllBut(whichever(w, node.what)))]


@line.means(said.MayWhile)
def may_while(w: Writer, node: said.MayWhile) -> list[Line]:
    if not isinstance(node.state, nouns.CardState) or node.state.word != "expended":
        raise w.not_playable(node.state, "only being expended forbids that")
    return may(c.MAY_BLOCK_EXPENDED if node.verb.word == "block" else c.MAY_ATTACK_EXPENDED)


line.of(said.MayBlock, lambda w, node: [Line(c.F_PERMISSION, ALLOW, bits=c.MAY_BLOCK, by=whichever(w, node.what))])
line.of(said.MayAttackAtOnce, lambda w, node: may(c.MAY_ATTACK_AT_ONCE | (c.MAY_EXPEND_AT_ONCE if node.expend else 0)))
line.of(said.BlocksReady, lambda w, node: may(c.BLOCKS_READY))
line.of(said.AttacksReady, lambda w, node: may(c.ATTACKS_READY))
line.of(said.MustBeBlocked, lambda w, node: may(c.MUST_BE_BLOCKED))


@line.means(said.MustBeBlockedNow)
def must_be_blocked_now(w: Writer, node: said.MustBeBlockedNow) -> list[Line]:
    if w.standing:
        raise w.not_playable(node, "a line that stands speaks of every turn: 'must be blocked if able'")
    return may(c.MUST_BE_BLOCKED)


line.of(said.EntersExpended, lambda w, node: may(c.ENTERS_EXPENDED))


@line.means(said.StaysExpended)
def stays_expended(w: Writer, node: said.StaysExpended) -> list[Line]:
    if node.next and w.standing:
        raise w.not_playable(node, "a line that stands speaks of every ready step")
    return [may_not(c.MAY_NOT_READY)]


line.of(said.StrikesWithHealth, lambda w, node: may(c.STRIKES_WITH_HEALTH))


@line.means(said.MustAttackNow)
def must_attack_now(w: Writer, node: said.MustAttackNow) -> list[Line]:
    if w.standing:
        raise w.not_playable(node, "a line that stands speaks of every turn: 'attacks each turn if able'")
    return may(c.MUST_ATTACK)


line.of(said.MustAttack, lambda w, node: may(c.MUST_ATTACK))
