"""What cards are and have: continuous lines, and temporary effects with their end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.definition import Line, Spaces
from rulebound.games.lost_legacy.meaning import triggers
from rulebound.games.lost_legacy.meaning.adjectives import skill_bits
from rulebound.games.lost_legacy.meaning.amounts import VALUES, how_many
from rulebound.games.lost_legacy.meaning.asking import asks_of
from rulebound.games.lost_legacy.meaning.fitting import REFERENCES, must_be_any_one, must_be_there
from rulebound.games.lost_legacy.meaning.likeness import skills_of
from rulebound.games.lost_legacy.meaning.nouns import (
    RANGES,
    THIS,
    controlled,
    kind_bits,
    marks_of,
    meant,
    must_be,
    must_be_only,
    objects,
    of_whom,
    piece_on,
    side_of,
    traits_of,
    unsaid_zones,
)
from rulebound.games.lost_legacy.meaning.nouns import (
    VALUED as HAVE_VALUES,
)
from rulebound.games.lost_legacy.meaning.persons import OPPONENT, they, whose
from rulebound.games.lost_legacy.meaning.senses import amount, clause, condition, player
from rulebound.games.lost_legacy.meaning.triggers import shows
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.ops import battles, moving, past, terms
from rulebound.games.lost_legacy.ops.lasting import Lay, LayAnywhere, LayOnAll
from rulebound.games.lost_legacy.vocabulary import beings as said
from rulebound.games.lost_legacy.vocabulary import events
from rulebound.games.lost_legacy.vocabulary.likeness import GainSkillsOf
from rulebound.games.lost_legacy.vocabulary.noting import NoOther, TheChosen
from rulebound.games.lost_legacy.vocabulary.nouns import CardKind, OfSide, SideWord, SomeOfSide, TheLinked, side_named
from rulebound.games.lost_legacy.vocabulary.pieces import ChangesPieces, HasNoMore
from rulebound.games.lost_legacy.vocabulary.prohibitions import (
    AbilitiesCannot,
    DeedPrice,
    HaveEither,
    OnlyThese,
    PlayerCannotEither,
    StrikesAtAll,
    Withstands,
)
from rulebound.games.lost_legacy.vocabulary.selecting import OfCard
from rulebound.games.lost_legacy.vocabulary.several_values import ValuesChange
from rulebound.kernel.ops import Ops
from rulebound.kernel.play import ADD, FORBID, GRANT, SET, TAKE
from rulebound.kernel.terms import Amount, AnyOf, Cards, Compares, Every, Fixed, Not, Test, Times, Trait, relations
from rulebound.kernel.terms.amounts import AtLeast, AtMost, IfSo, Sum
from rulebound.kernel.terms.events import EventCardIs, OtherCardIs, SeatIs
from rulebound.kernel.terms.groups import CardsInZones
from rulebound.kernel.terms.loops import Gather
from rulebound.kernel.terms.players import EachPlayer, Opponents, You
from rulebound.kernel.terms.traits import NoTrait, NotThis
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Being, Duration, OfThing, Possessor, Simple, Thing
from rulebound.language.core.clauses import PlayerCannot, Steps, ThingIs
from rulebound.language.core.numbers import Number, Signed
from rulebound.language.lowering.asking import parts
from rulebound.language.lowering.conditions import RELATIONS
from rulebound.language.lowering.waiting import all_of

UNTIL = {
    "until the end of the battle": c.THIS_BATTLE,
    "until the end of the turn": c.THIS_TURN,
    "until the end of your opponent's turn": c.OPPONENTS_TURN,
    "until your next turn begins": c.NEXT_TURN,
    "until the end of your next turn": c.OWN_NEXT,
    "until the end of the combat phase": c.THIS_COMBAT,
    "until the end of its controller's next turn": c.HOLDERS_NEXT,
    "until it leaves the field": c.FOR_GOOD, "until this card leaves the field": c.WHILE_HERE,
}
SCALED = {"doubled": c.DOUBLED, "halved": c.HALVED}
BARRED = {
    "destroyed": c.DESTROY, "discarded": c.DISCARD, "erased": c.ERASE, "ejected": c.EJECT, "buried": c.BURY,
    "moved": c.MOVE, "rested": c.REST, "readied": c.READY, "threatened": c.THREATEN, "attacked": c.ATTACK,
    "chosen": c.CHOSEN, "played": c.PLAY, "set": c.SET, "built-up": c.BUILD_UP,
    "move": c.MOVE, "move manually": c.MOVE, "rest": c.REST, "threaten": c.THREATEN, "attack": c.ATTACK,
    "join combo attacks": c.COMBO, "strike at a distance": c.ATTACK, "strike nearby": c.ATTACK,
}  # fmt: skip
SO = {"strike at a distance": c.DISTANCE, "strike nearby": c.PHYSICAL}
# A threat or an attack is asked of the attacker by its hand, and of its target by the attack.
BY_HAND = ("move manually", "threaten", "attack")
AS_TARGET: dict[str, Test] = {
    "threatened": terms.CauseIn([c.BY_ATTACK]), "attacked": terms.CauseIn([c.BY_ATTACK, c.BY_MENTAL_ATTACK]),
}  # fmt: skip
NOTHING = Fixed(0)
NO_BATTLE = (c.TURN_BEGINS, c.TURN_ENDS, c.BATTLE_ENDED)  # outside of battles, as is what is done by hand
FOUGHT_WITH = (c.OFFENSE, c.DEFENSE, c.SKILLS, c.ATTACK_RANGE)
IN_BATTLE = ("attacking", "threatening", "threatened", "attacked")


def is_yours(tests: Sequence[Test]) -> bool:
    """Whether it is your turn that begins or ends."""
    return any(isinstance(each, SeatIs) and isinstance(each.who, You) for each in tests)


GONE = (c.DESTROY, c.DISCARD, c.ERASE, c.EJECT, c.BURY, c.RETURN, c.BUILD_UP, c.REPLACE, c.LEAVES)


def is_leaving(w: Writer) -> bool:
    """Whether the timing is that this very card leaves."""
    return any(
        each.event in GONE and any(isinstance(test, terms.EventIsOf) and test.cards is THIS for test in each.tests)
        for each in w.timings
    )


def until_of(w: Writer, node: Duration, of_cards: bool = False) -> int:
    """`of_cards`: what it ends lies on cards, each with its controller."""
    assert isinstance(node, said.Until)
    outside = w.after_battle or all(each.event in NO_BATTLE for each in w.timings)
    if node.word == "until the end of the battle" and outside:
        raise w.not_playable(node, "no battle is going on then: say 'until the end of the turn'")
    if "controller" in node.word and not of_cards:
        raise w.not_playable(node, "whose turn is this? Say 'your', or 'your opponent's'")
    if node.word == "until it leaves the field" and not of_cards:
        raise w.not_playable(node, "until when? Say 'until the end of the turn', or another time")
    if UNTIL.get(node.word) == c.WHILE_HERE and (w.card.kind & c.DISPOSABLE or is_leaving(w)):
        raise w.not_playable(node, "this card is gone by then: say until when")
    if node.word == "until the end of your turn":
        turns = (c.TURN_BEGINS, c.TURN_ENDS)
        if w.answers and any(each.event not in turns or not is_yours(each.tests) for each in w.timings):
            raise w.not_playable(node, "it may be your opponent's turn: say 'the turn', or 'your next turn'")
        return c.THIS_TURN
    if node.word == "until the end of their next turn":
        if not isinstance(they(w, node), Opponents):
            raise w.not_playable(node, "whose turn? Say 'your opponent's next turn'")
    if node.word in ("until the end of your opponent's next turn", "until the end of their next turn"):
        return c.THEIR_NEXT if w.answers else c.OPPONENTS_TURN  # in an answer it may be their turn already
    return UNTIL[node.word]


@dataclass(frozen=True)
class Said:
    """One thing that is said of cards: which field, how, by how much; of a prohibition which verb, and when."""

    field: int
    how: int
    amount: Amount = NOTHING
    verb: int = -1
    test: Test | None = None
    of: Cards | None = None  # wherever these are, and not those that the clause names on the field


def anywhere(w: Writer, thing: Thing) -> Cards:
    """What is played or paid for is not on the field yet."""
    if isinstance(thing, core.This):
        return THIS
    found = side_of(w, thing)
    if found is None or is_counted(thing):
        raise w.not_playable(thing, "say of which cards: 'characters', 'your characters'")
    group, who, must = found
    if group.place is not None:
        return meant(w, thing)
    return CardsInZones(list(range(c.ZONES)), who, [*must, *marks_of(w, group)])


def being(w: Writer, node: Being, thing: Thing) -> list[Said]:
    if isinstance(node, said.Costs):
        must_be_only(w, thing, c.CHARACTER, "only characters cost MP: say 'characters'")
        return [replace(each, of=anywhere(w, thing)) for each in added(w, node)]
    if isinstance(node, said.HaveValue | said.GainValue):
        return added(w, node)
    if isinstance(node, said.HaveTwo | said.HaveStats):
        stats = ("offense", "defense") if isinstance(node, said.HaveStats) else (node.stat.word, node.stat2.word)
        most = (node.most, node.most2) if isinstance(node, said.HaveStats) else (None, None)
        both = zip(stats, (node.n, node.n2), most, strict=True)
        return [Said(which, ADD, at_most(w, counted_by(w, node, n.value), n.value, end))
                for stat, n, end in both for which in VALUES[stat]]
    if isinstance(node, said.GainEqual):
        return [Said(which, ADD, amount(w, node.to)) for which in VALUES[node.stat.word]]
    if isinstance(node, said.GainSkills | said.LoseSkills):
        how = GRANT if isinstance(node, said.GainSkills) else TAKE
        return [Said(c.SKILLS, how, Fixed(skill_bits(node.skills)))]
    if isinstance(node, said.ReachesStraight):
        must_be_only(w, thing, c.CHARACTER, "only characters threaten")
        if not isinstance(node.n, Number) or node.n.value not in range(2, 10):
            raise w.not_playable(node.n, "2 to 9 spaces: those next to it are in its reach anyway")
        if node.exactly and node.n.value > 2:  # two spaces away is all that is not next to it
            raise w.not_playable(node.n, "and what lies nearer? Say 'up to'")
        return [Said(c.ATTACK_RANGE, SET, Fixed(c.STRAIGHT + node.n.value))]
    if isinstance(node, said.ComesResting):
        must_be_only(w, thing, c.CHARACTER, "characters rest")
        there = isinstance(thing, REFERENCES | TheLinked) or (isinstance(thing, core.This) and w.timings)
        if there or is_counted(thing):
            raise w.not_playable(thing, "it has come already: say it of all that come, 'enemy characters'")
        return [Said(c.COMES_RESTING, SET, Fixed(1))]
    if isinstance(node, said.EntersAnywhere):
        must_be_only(w, thing, c.CHARACTER, "options are played anywhere in your territory")
        if node.yours and side_named(thing) != "mine":
            raise w.not_playable(node, "in whose? Say 'their controller's territory'")
        return [Said(c.ENTERS, SET, Fixed(1), of=anywhere(w, thing))]
    if isinstance(node, said.HitsFlying):
        return [Said(c.HITS_FLYING, SET, Fixed(1))]
    if isinstance(node, said.LoseAllSkills):
        return [Said(c.SKILLS, TAKE, Fixed(sum(c.SKILL_NAMES.values())))]
    if isinstance(node, said.LoseAbilities):
        return [Said(c.SILENT, SET, Fixed(1))]
    if isinstance(node, said.CannotBe):
        return [each for what in node.what for each in cannot_be(w, node, what, thing)]
    if isinstance(node, said.CannotLeave):
        return [forbidden(each, barred_by(node.by)) for each in (c.DESTROY, c.DISCARD, c.ERASE, c.EJECT, c.BURY)]
    if isinstance(node, said.CannotGo):
        must_be_only(w, thing, c.CHARACTER, "only characters move")
        onto = isinstance(node.where, events.EntryPoint) and not node.out
        return [forbidden(c.MOVE, moving.GoesTo(spaces_named(w, node.where), node.out, onto))]
    if isinstance(node, said.Cannot):
        return cannot(w, node)
    if isinstance(node, NoOther):
        return cannot(w, said.Cannot(node.verb, TheChosen(CardKind("character")).at(node), others=True).at(node))
    if isinstance(node, DeedPrice):
        must_be_only(w, thing, c.CHARACTER, "only characters threaten and move")
        price = c.THREAT_PRICE if node.deed.word == "threaten" else c.MOVE_PRICE
        return [Said(price, ADD, Fixed(node.n.value))]
    if isinstance(node, Withstands):
        return [withstands(w, node)]
    if isinstance(node, GainSkillsOf):
        return [Said(c.SKILLS, GRANT, skills_of(w, node))]
    if isinstance(node, HaveEither):
        return have_either(w, node)
    if isinstance(node, HasNoMore):
        piece = piece_on(w, node.piece, thing)
        full = Compares(terms.PiecesOn(terms.EventCards(False), piece), relations.AT_LEAST, Fixed(node.n.value))
        return [forbidden(c.ADD, Every([terms.PieceIs(piece), full]))]
    raise w.not_playable(node)


def cannot_be(w: Writer, node: said.CannotBe, what: said.Barred, thing: Thing) -> list[Said]:
    """[LL-gold.2] What cannot be done to these cards, perhaps in one way alone, or by some."""
    if node.by is not None and "abilities" in node.by.word and BARRED[what.word] in (c.THREATEN, c.ATTACK):
        raise w.not_playable(node.by, "an ability attacks by a mental attack: say 'by a mental attack'")
    if node.by is not None and "refresh" in node.by.word and what.word != "readied":
        raise w.not_playable(node.by, triggers.IN_REFRESH)
    if node.by is not None and node.by.word == "by a combo attack":
        return [no_combo(w, what, thing)]
    by = barred_by(node.by) if node.agent is None else attacked_by(w, what, node.agent, node.others)
    if node.agent is None and node.others:
        if by is None or what.word in ("threatened", "attacked", "played", "set", "chosen"):
            raise w.not_playable(what, "say how it cannot be: 'cannot be … by …'")
        return [forbidden(BARRED[what.word], Not(by))]
    verb = BARRED[what.word]
    if verb == c.ATTACK and (node.by is None or "mental" not in node.by.word):  # [LL-bat.2] nobody rests in vain
        threats = by or AS_TARGET["threatened"]
        if node.agent is not None:
            threats = attacked_by(w, said.Barred("threatened").at(what), node.agent, node.others)
        return [forbidden(c.THREATEN, threats), forbidden(c.ATTACK, by or AS_TARGET["attacked"])]
    if verb in (c.PLAY, c.SET):
        if isinstance(thing, core.This | core.It) or node.by is not None or node.agent is not None:
            raise w.not_playable(node, "say when it can be: 'this card can only be played if …'")
        if verb == c.SET and not shows(w, thing):
            raise w.not_playable(thing, "what is set shows no face: say 'cards', or 'options'")
        return [replace(forbidden(verb, None), of=anywhere(w, thing))]
    return [forbidden(verb, by or AS_TARGET.get(what.word))]


Added = (
    said.HaveValue | said.ValueChange | said.ValueOfChange | said.GainValue | said.ValueShifted | said.ValueOfShifted
    | said.Costs
)  # fmt: skip


def is_less(node: Added) -> bool:
    """'Is reduced by 10', 'loses 10'."""
    if isinstance(node, said.ValueShifted | said.ValueOfShifted):
        return "reduced" in (getattr(node.way, "word", ""), getattr(node.do, "word", ""))
    return isinstance(node, said.GainValue | said.Costs) and node.less


def counted_by(w: Writer, node: Added | said.HaveTwo | said.HaveStats | ValuesChange, much: int) -> Amount:
    """So much, or so much for each."""
    if node.each is None and node.every is None:
        return Fixed(much)
    return Times(Fixed(much), how_many(w, node.each or node.every))


def added(w: Writer, node: Added) -> list[Said]:
    much = counted_by(w, node, -node.n.value if is_less(node) else node.n.value)
    if isinstance(node, said.HaveValue | said.ValueChange):
        much = at_most(w, much, node.n.value, node.most)
    return [Said(which, ADD, much) for which in VALUES["magic" if isinstance(node, said.Costs) else node.stat.word]]


def at_most(w: Writer, much: Amount, n: int, most: Signed | Number | None) -> Amount:
    """'Up to +25', and '-5 for each …, to a maximum of -20'; without a sign it is how much it changes."""
    if most is None:
        return much
    if isinstance(most, Signed) and (most.value < 0) != (n < 0):
        raise w.not_playable(most, "say how much it is at the most, with the same sign")
    if isinstance(most, Number) and 1 < abs(n) >= most.value:  # 'up to 3' could be how many are counted
        raise w.not_playable(most, f"so much in all, or so many that are counted? Say 'up to {n * most.value:+}'")
    if n < 0:
        return AtLeast(much, -abs(most.value))
    return AtMost(much, Fixed(most.value))


def no_combo(w: Writer, what: said.Barred, thing: Thing) -> Said:
    """[LL-bat.6] Nobody joins others to threaten such a character; alone everybody may."""
    if what.word != "attacked":
        raise w.not_playable(what, "say 'cannot be attacked by combo attacks'")
    target = OtherCardIs([terms.IsOneOf(meant(w, thing))])
    return replace(forbidden(c.COMBO, target), of=terms.Anything())


CAUSES: dict[str, list[Test]] = {
    "by abilities": [terms.CauseIn([c.BY_ABILITY])], **triggers.REFRESHED,
}  # fmt: skip
STRUCK = {"by a physical attack": c.PHYSICAL, "by a distance attack": c.DISTANCE}


def barred_by(node: said.BarredBy | None) -> Test | None:
    if node is None:
        return None
    if node.word == "by a mental attack":
        return terms.CauseIn([c.BY_MENTAL_ATTACK])
    if node.word == "by a attack":
        return terms.CauseIn([c.BY_ATTACK, c.BY_MENTAL_ATTACK])
    if node.word in STRUCK:
        return Every([terms.CauseIn([c.BY_ATTACK]), terms.StruckAs(STRUCK[node.word])])
    if node.word in CAUSES:
        return all_of(CAUSES[node.word])
    return Every([terms.CauseIn([c.BY_ABILITY]), SeatIs(OPPONENT)])


def attacked_by(w: Writer, what: said.Barred, agent: Thing, others: bool) -> Test:
    """[LL-bat.26] By none of these, or by nobody else; a threat names its attacker, behind it there is the battle."""
    if others and what.word != "threatened":
        raise w.not_playable(what, "of several attackers some may be so: say 'cannot be threatened except by'")
    if what.word not in ("threatened", "attacked", "destroyed"):
        raise w.not_playable(agent, "characters threaten, attack and destroy: say 'by abilities'")
    found = side_of(w, agent)
    if found is None or is_counted(agent) or found[0].place is not None:
        raise w.not_playable(agent, "say of what sort they are: 'by characters with …'")
    group, who, must = found
    like = [*must, *terms_of(w, group), *controlled(who)]
    is_one = OtherCardIs(like) if what.word == "threatened" else terms.AttackerIs(None, like)
    return Every([terms.CauseIn([c.BY_ATTACK]), Not(is_one) if others else is_one])


def spaces_named(w: Writer, node: events.Region | events.EntryPoint) -> Spaces:
    if isinstance(node, events.Region):
        return triggers.spaces_of(w, node)
    side = None if node.whose is None else whose(w, node.whose)
    return moving.EntryPoints(EachPlayer() if side is None else side)


def forbidden(verb: int, test: Test | None) -> Said:
    return Said(c.CANNOT, FORBID, Fixed(verb), verb, test)


def cannot(w: Writer, node: said.Cannot) -> list[Said]:
    """'Cannot threaten other characters': than the linked one; the event's other card is the target. What cannot attack
    cannot threaten by hand either, and does not strike where a text has let it threaten."""
    verb = BARRED[node.verb.word]
    if node.verb.word in SO:
        if node.what is not None or node.others:
            raise w.not_playable(node, "say it without these words, or 'cannot be attacked by a distance attack'")
        so = Every([terms.CauseIn([c.BY_HAND]), terms.StrikesSo(SO[node.verb.word])])
        return [forbidden(each, so) for each in (c.THREATEN, c.ATTACK)]
    if node.what is None:
        by_hand = terms.CauseIn([c.BY_HAND]) if node.verb.word in BY_HAND else None
        return [forbidden(each, by_hand) for each in ([c.THREATEN, verb] if verb == c.ATTACK else [verb])]
    found = side_of(w, node.what)
    itself = isinstance(node.what, core.This | TheLinked | TheChosen | core.That)
    if (found is None and not itself) or verb not in (c.THREATEN, c.ATTACK):
        raise w.not_playable(node.what)
    if found is None:
        must_be_only(w, node.what, c.CHARACTER, "only characters are attacked")
        target: Test = OtherCardIs([terms.IsOneOf(meant(w, node.what))])
    else:
        must_be_any_one(w, node.what)
        group, who, must = found
        target = OtherCardIs([*must, *terms_of(w, group), *controlled(who)])
    test = Every([terms.CauseIn([c.BY_HAND]), Not(target) if node.others else target])
    return [forbidden(each, test) for each in ([c.THREATEN, verb] if verb == c.ATTACK else [verb])]


def terms_of(w: Writer, group: core.Group) -> list[Trait]:
    """'Other' than the character that this card is linked to, or than this card."""
    found = traits_of(w, group)
    return [terms.NotHolder() if isinstance(each, NotThis) else each for each in found]


VALUED = (
    said.ValueChange, said.ValueOfChange, said.ValueBecomes, said.ValueOfBecomes, said.ValueEquals,
    said.ValueOfEquals, said.ValueScaled,
    said.ValueOfScaled, said.RangeBecomes, said.ValueShifted, said.ValueOfShifted, ValuesChange,
)  # fmt: skip
Valued = (
    said.ValueChange | said.ValueOfChange | said.ValueBecomes | said.ValueOfBecomes | said.ValueEquals
    | said.ValueOfEquals | said.ValueScaled | said.ValueOfScaled | said.RangeBecomes | said.ValueShifted
    | said.ValueOfShifted | ValuesChange
)  # fmt: skip


def whose_value(w: Writer, node: Thing | Possessor) -> tuple[Thing | None, Cards]:
    """'A character's', 'of a character': a card that is named here; of others it is known which is meant."""
    if isinstance(node, Possessor) and not isinstance(node, OfCard):
        return None, of_whom(w, node)
    thing = node.thing if isinstance(node, OfCard) else node
    must_be(w, thing, c.CHARACTER, HAVE_VALUES)
    return thing, meant(w, thing)


def valued(w: Writer, node: Valued) -> list[Said]:
    """[LL-val.4] Up or down, set, doubled or halved; [LL-rng.7] or how far it attacks."""
    if isinstance(node, said.ValueChange | said.ValueOfChange | said.ValueShifted | said.ValueOfShifted):
        return added(w, node)
    if isinstance(node, ValuesChange):
        return [Said(which, ADD, counted_by(w, node, each.n.value))
                for each in node.many for which in VALUES[each.stat.word]]
    if isinstance(node, said.RangeBecomes):
        return [Said(c.ATTACK_RANGE, SET, Fixed(RANGES[node.range.word]))]
    which = VALUES[node.stat.word]
    if isinstance(node, said.ValueBecomes | said.ValueOfBecomes):
        return [Said(each, SET, Fixed(node.n.value)) for each in which]
    if isinstance(node, said.ValueEquals | said.ValueOfEquals):
        return [Said(each, SET, amount(w, node.to)) for each in which]
    how = node.how or node.do
    assert how is not None
    return [Said(each, SCALED[how.word]) for each in which]


def said_of(w: Writer, node: Simple) -> tuple[Thing | None, Cards, list[Said], Duration | None]:
    """Of which cards something is said, what, and until when."""
    if isinstance(node, said.Give):
        node = ThingIs(node.what, tuple(each.being() for each in node.gifts), node.duration).at(node)
    if isinstance(node, AbilitiesCannot):
        node = node.said_of()
    if isinstance(node, ThingIs):
        nobody = nobody_has(w, node)
        what, found = nobody or (node.what, [each for one in node.beings for each in being(w, one, node.what)])
        if any(each.field <= c.ATTACK_RANGE for each in found):
            must_be(w, what, c.CHARACTER, HAVE_VALUES)
        return what, meant(w, what), found, node.duration
    if isinstance(node, PlayerCannot):
        return None, terms.Anything(), nobody_does(w, node), node.duration
    if isinstance(node, PlayerCannotEither):
        each_of = [PlayerCannot(node.who, act, node.duration).at(node) for act in node.acts]
        return None, terms.Anything(), [each for one in each_of for each in nobody_does(w, one)], node.duration
    if isinstance(node, OnlyThese):
        return None, terms.Anything(), only_these(w, node), node.duration
    if isinstance(node, VALUED):
        thing, cards = whose_value(w, node.what if isinstance(node, OfThing) else node.of)
        return thing, cards, valued(w, node), node.duration
    if isinstance(node, said.Unaffected):
        return node.what, meant(w, node.what), [Said(c.UNAFFECTED, SET)], node.duration
    if isinstance(node, said.NoPieces):
        verb = c.ADD if node.how.word == "added to" else c.REMOVE
        pieces: list[Test] = [terms.PieceIs(piece_on(w, each, node.what)) for each in node.pieces]
        barred = forbidden(verb, pieces[0] if len(pieces) == 1 else AnyOf(pieces))
        return node.what, meant(w, node.what), [barred], node.duration
    if isinstance(node, said.LimitIs):
        return None, terms.Anything(), limit_said(w, node), node.duration
    raise w.not_playable(node)


LIMITS = {"draw limit": c.DRAW_LIMIT, "option limit": c.OPTION_LIMIT, "play limit": c.PLAY_LIMIT}


def limit_said(w: Writer, node: said.LimitIs) -> list[Said]:
    """[LL-begin.3] [LL-end.5] Of which players, and so much, or so much more."""
    who = EachPlayer() if node.all or node.whose is None else whose(w, node.whose)
    assert who is not None
    n = -node.n.value if node.way is not None and node.way.word == "reduced" else node.n.value
    return [Said(LIMITS[node.limit.word], SET if node.way is None else ADD, Fixed(n), test=SeatIs(who))]


def nobody_has(w: Writer, node: ThingIs) -> tuple[Thing, list[Said]] | None:
    """'No character has Flying': each of them has it not, whatever gives it to them. [LL-gold.2]"""
    match node.what:
        case core.Some(determiner=core.Article(word="no")) as thing:
            skills = [skill_bits(each.skills) for each in node.beings if isinstance(each, said.GainSkills)]
            if len(skills) < len(node.beings):
                raise w.not_playable(thing, "say what they cannot, or what they lose")
            return core.Bare(thing.group).at(thing), [Said(c.SKILLS, FORBID, Fixed(bits)) for bits in skills]
    return None


# What a player can be forbidden to do: nothing is paid or rested before it is tried.
AVOIDABLE = (
    events.Draws, events.GainsNumber, events.Plays, events.SetsCard, events.SearchesDeck, events.Strikes, events.DoesTo,
    StrikesAtAll, ChangesPieces,
)  # fmt: skip


def only_these(w: Writer, node: OnlyThese) -> list[Said]:
    """All others of their kind cannot, whosever they are."""
    group = node.group
    sided = any(isinstance(each, SideWord) for each in group.adjectives)
    if group.controller is not None or sided or not kind_bits(group):
        raise w.not_playable(node, "who else cannot? Say it of those: '… cannot …'")
    kind = core.Group((), kinds=group.kinds).at(group)
    marks = [each for each in traits_of(w, group) if not isinstance(each, terms.OfKind)]
    if not marks:
        raise w.not_playable(node, "of which sort? Say 'only characters with …'")
    others = core.Bare(kind).at(node)
    cards = CardsInZones(unsaid_zones(w, kind), None, [terms.OfKind(kind_bits(group)), NoTrait(marks)])
    beings: list[Being] = [said.Cannot(each).at(node) for each in node.verbs]
    if node.what:
        beings.append(said.CannotBe(node.what, node.by).at(node))
    return [replace(each, of=cards) for one in beings for each in being(w, one, others)]


def withstands(w: Writer, node: Withstands) -> Said:
    """[LL-bat.10] Asked when it is about to be destroyed, of the attack as it is then."""
    causes = [c.BY_MENTAL_ATTACK] if "mental" in node.attacks.word else [c.BY_ATTACK, c.BY_MENTAL_ATTACK]
    strong = Compares(battles.AttackValue(), RELATIONS[node.bound.word], Fixed(node.n.value))
    return forbidden(c.DESTROY, Every([terms.CauseIn(causes), strong]))


def have_either(w: Writer, node: HaveEither) -> list[Said]:
    """[LL-val.4] Whether it is so is asked whenever the value is."""
    if node.stat2 is not None and node.stat2.word != node.stat.word:
        raise w.not_playable(node.stat2, "in place of the other number the same value: say it in two sentences")
    so = condition(w, node.condition)
    much = Sum([IfSo(so, Fixed(node.n2.value)), IfSo(Not(so), Fixed(node.n.value))])
    return [Said(which, ADD, much) for which in VALUES[node.stat.word]]


def nobody_does(w: Writer, node: PlayerCannot) -> list[Said]:
    """[LL-gold.2] Of these players nobody does it: what they try fades, and by hand it cannot be tried. Whom they
    cannot attack they cannot threaten either."""
    if isinstance(node.act, events.MoreThan):
        return [no_more_than(w, node, node.act)]
    if not isinstance(node.act, AVOIDABLE) or (isinstance(node.act, events.DoesTo) and node.act.deed.word != "move"):
        raise w.not_playable(node.act, "this cannot be forbidden to a player")
    timing = triggers.does(w, node.who, node.act)
    if isinstance(node.act, ChangesPieces):
        tests = [terms.PieceIs(each.amount) if isinstance(each, terms.AmountIs) else each for each in timing.tests]
        return [forbidden(timing.event, Every(tests))]
    if not isinstance(node.act, events.Strikes | StrikesAtAll):
        return [forbidden(timing.event, Every([*timing.tests]))]
    verbs = {"threatened": c.THREATEN, "attacked": c.ATTACK} if timing.event == c.ATTACK else {"threatened": c.THREATEN}
    return [forbidden(verb, Every([*timing.tests, AS_TARGET[done]])) for done, verb in verbs.items()]


# Who moves several times is one character all the same, so that this is not counted.
OFTEN = {"play": c.PLAY, "set": c.SET, "draw": c.DRAW}


def no_more_than(w: Writer, node: PlayerCannot, act: events.MoreThan) -> Said:
    """[LL-gold.2] Whoever has done so as often in this turn, each by themselves, does it no more in it."""
    kind = OFTEN.get(act.how.word)
    bits = kind_bits(act.group)
    if kind is None or (kind == c.DRAW and (bits or act.group != core.Group((), kinds=act.group.kinds))):
        raise w.not_playable(act, "this cannot be limited so")
    if kind == c.SET and bits not in (0, c.OPTION):
        raise w.not_playable(act, "what is set shows no face: say 'cards', or 'options'")
    who = player(w, node.who)
    traits = traits_of(w, act.group)
    about: list[Test] = [EventCardIs(traits)] if traits else []
    most = 1 if act.n is None else act.n.value
    return forbidden(kind, Every([SeatIs(who), *about, past.OftenEnough(kind, about, most)]))


# ---- continuous
def is_counted(thing: Thing) -> bool:
    """One of them, two of them, a character: somebody would have to say which."""
    if isinstance(thing, core.Some):
        if isinstance(thing.determiner, core.Article):
            return thing.determiner.word not in ("each", "all", "the")
        return not isinstance(thing.determiner, core.Possessive)
    return isinstance(thing, OfSide | SomeOfSide) and not thing.means_each()


def one_by_one(w: Writer, node: Simple) -> None:
    """[EN-10] 'Each character has +5 offense for each token on it': 'it' is each of them by itself."""
    of = getattr(node, "of", None)
    thing = of.thing if isinstance(of, OfCard) else getattr(node, "what", None)
    if isinstance(thing, Thing) and getattr(getattr(thing, "determiner", thing), "word", "") == "each":
        for named in (thing, of):
            if named is not None:
                w.handles[w.spot(named)] = terms.EventCards(False)


def lines(w: Writer, many: list[Simple], setting: Test | None) -> list[Line]:
    """[LL-abil.7] [LL-abil.16]"""
    found: list[Line] = []
    text = w.ability.text
    everyone: Cards | None = None
    for node in many:
        one_by_one(w, node)
        thing, cards, what, _ = said_of(w, node)
        if isinstance(cards, terms.EventCards):  # 'each character's offense is …, and its defense …'
            assert everyone is not None
            cards = everyone
        everyone = cards
        if thing is not None and is_counted(thing):
            raise w.not_playable(thing, "nobody chooses what holds all the time: say each, or until when")
        for each in what:
            if each.field == c.UNAFFECTED:
                raise w.not_playable(node, "say until when")
            of = each.of or cards
            line = Line(
                w.card, text, text, Ops([]), 0, of, each.field, each.how, each.amount, setting, each.verb, each.test
            )
            line.asks = asks_of(w, node, each.field, [of, each.amount, setting, each.test])
            line.of_each = any(isinstance(part, terms.EventCards) for part in parts([each.amount]))
            found.append(line)
    return found


# ---- temporary
def is_open(thing: Thing | None) -> bool:
    """[LL-err.3] Of all cards of a sort, whenever they come; 'each' are those that are there now."""
    if isinstance(thing, core.Bare):
        return True
    return (
        isinstance(thing, core.Some)
        and isinstance(thing.determiner, core.Article)
        and thing.determiner.word in ("all", "any")
    )


def is_of_battle(w: Writer, thing: Thing | None, what: list[Said]) -> bool:
    """[LL-bat.8] [LL-bat.9] What answers a threat or an attack and changes what counts in it is said of that battle, if
    it is said of somebody in it."""
    in_battle = w.answers and all(each.event in (c.THREATEN, c.ATTACK) for each in w.timings) and not w.after_battle
    group = getattr(thing, "group", None)
    fights = group is None or any(getattr(each, "word", "") in IN_BATTLE for each in group.adjectives)
    return in_battle and bool(w.timings) and fights and all(each.field in FOUGHT_WITH for each in what)


def is_spoken_of(w: Writer, thing: Thing) -> bool:
    """Whether a later word means these very cards: 'They cannot move.'"""
    return any(each.node is thing for each in w.ability.bindings.values())


def lay(w: Writer, node: Simple) -> None:
    thing, cards, what, duration = said_of(w, node)
    if any(each.field != c.MAGIC for each in what):  # which cards have anywhere
        must_be_there(w, getattr(node, "of", thing))
    duration = duration or w.until
    if duration is None and not is_of_battle(w, thing, what):
        raise w.not_playable(node, "say until when")
    until = c.THIS_BATTLE if duration is None else until_of(w, duration, True)
    everywhere = isinstance(node, PlayerCannot | PlayerCannotEither | OnlyThese | said.LimitIs) or any(
        each.of is not None for each in what
    )
    if thing is not None and not is_open(thing) and not everywhere:
        cards = objects(w, thing).cards
        # the first change must not alter whom the second is for
        if isinstance(cards, CardsInZones) and (len(what) > 1 or is_spoken_of(w, thing)):
            slot = w.slot()
            w.emit(Gather(w.words(thing), cards, slot))
            cards = w.in_slot(slot)
            w.mean(thing, cards)
    if until == c.FOR_GOOD and (everywhere or thing is None or is_open(thing)):
        raise w.not_playable(duration or node, "say of which card this is: choose it first")
    if until == c.HOLDERS_NEXT and (everywhere or thing is None or is_open(thing)):
        raise w.not_playable(duration or node, "whose turn this is is known of cards that are chosen")
    for each in what:
        if everywhere:
            of = each.of or cards
            asks = asks_of(w, node, each.field, [of])
            w.emit(LayOnAll(w.words(node), of, each.field, each.how, each.amount, until, each.test, asks))
        elif thing is not None and is_open(thing):
            if not isinstance(cards, CardsInZones):
                raise w.not_playable(thing)
            asks = asks_of(w, node, each.field, [cards])
            w.emit(LayOnAll(w.words(node), cards, each.field, each.how, each.amount, until, each.test, asks))
        else:
            kind = LayAnywhere if each.field == c.MAGIC else Lay
            w.emit(kind(w.words(node), cards, each.field, each.how, each.amount, until, each.test))


@clause.means(Steps)
def steps(w: Writer, node: Steps) -> None:
    """An end that stands before the first of several clauses, or behind the last, is the end of all of them."""
    first, last = node.steps[0], node.steps[-1]
    begins = getattr(first, "duration", None)
    if begins is not None and not w.words(first).lower().startswith(w.words(begins).lower()):
        begins = None
    with w.being(until=begins or getattr(last, "duration", None)):
        for each in node.steps:
            clause(w, each)


clause.means(
    ThingIs, said.Give, *VALUED, said.Unaffected, said.NoPieces, PlayerCannot, said.LimitIs,
    PlayerCannotEither, OnlyThese, AbilitiesCannot,
)(lay)  # fmt: skip
