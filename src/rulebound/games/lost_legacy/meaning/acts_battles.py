"""What the verbs do in battles, who attacked this turn, what is voided, and who controls a card."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.meaning.acts_moving import one_by_one
from rulebound.games.lost_legacy.meaning.doing import NO_TIMES, must_be_single
from rulebound.games.lost_legacy.meaning.fitting import named
from rulebound.games.lost_legacy.meaning.lasting import until_of
from rulebound.games.lost_legacy.meaning.nouns import Wanted, meant, must_be, objects, one
from rulebound.games.lost_legacy.meaning.senses import act, adjective, amount, clause, condition
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.ops import acting, battles, terms
from rulebound.games.lost_legacy.vocabulary import events, verbs
from rulebound.games.lost_legacy.vocabulary.comparing import OfTheAttack
from rulebound.games.lost_legacy.vocabulary.selecting import Attacking
from rulebound.kernel.terms import Amount, Cards, Not, Test, Trait
from rulebound.kernel.terms.traits import AnyTrait, NoTrait
from rulebound.language.core.categories import Thing
from rulebound.language.lowering.conditions import are
from rulebound.language.node import Node


@act.means(verbs.Threaten)
def threaten(w: Writer, node: verbs.Threaten) -> None:
    must_be_single(w, node.by)
    found, by = objects(w, node.what), one(w, node.by)
    w.emit(battles.Threaten(w.words(node), found.cards, w.slot(), w.cause, found.least, NO_TIMES, by))


@act.means(verbs.MentalAttack)
def mental_attack(w: Writer, node: verbs.MentalAttack) -> None:
    worth = amount(w, node.n)
    with one_by_one(w, node, node.what, c.ATTACK) as card:
        w.emit(battles.MentalAttack(w.words(node), worth, card))


@act.means(verbs.Weaken)
def weaken(w: Writer, node: verbs.Weaken) -> None:
    found, by = objects(w, node.what, Wanted(verb=c.WEAKEN)), amount(w, node.n)
    w.emit(battles.WeakenCards(w.words(node), found.cards, w.slot(), w.cause, found.least, NO_TIMES, by))


VOIDED = {
    "that attack": (c.THREATEN, c.ATTACK),  # [LL-bat.27] no attack comes of a voided threat
    "that threat": (c.THREATEN,), "that ability": (c.ACTIVATE,), "that move": (c.MOVE,), "that draw": (c.DRAW,),
    "that destruction": (c.DESTROY,), "that gain": (c.GAIN_MP, c.GAIN_HONOR), "that search": (c.SEARCH,),
    "that play": (c.PLAY,),
}  # fmt: skip


@act.means(verbs.Void)
def void(w: Writer, node: verbs.Void) -> None:
    """[LL-void.1] The action that is answered; [EN-12] if it is named, it is one of that sort."""
    if not w.answers:
        raise w.not_playable(node, "there is no timing here that names an action")
    fitting = VOIDED.get(node.what.word)
    if fitting is not None and any(each.event not in fitting for each in w.timings):
        raise w.not_playable(node.what, "the timing names another action: say 'void that action'")
    w.emit(acting.VoidIt(w.words(node), False))


@clause.means(verbs.BecomesTarget)
def becomes_target(w: Writer, node: verbs.BecomesTarget) -> None:
    if not w.answers or any(each.event not in (c.THREATEN, c.ATTACK) for each in w.timings):
        raise w.not_playable(node, "there is no timing here that names a threat")
    must_be_single(w, node.what)
    w.emit(battles.Retarget(w.words(node), one(w, node.what), node.anywhere))


@clause.means(verbs.LeavesAttack)
def leaves_attack(w: Writer, node: verbs.LeavesAttack) -> None:
    if not w.answers or any(each.event not in (c.THREATEN, c.ATTACK) for each in w.timings):
        raise w.not_playable(node, "there is no timing here that names an attack")
    gone = one(w, node.what)
    hit = any(isinstance(test, terms.EventIsOf) and test.cards is gone for each in w.timings for test in each.tests)
    if hit or (isinstance(gone, terms.EventCards) and not gone.other):
        raise w.not_playable(node.what, "this is who is attacked: say 'an attacking character'")
    if not strikes(w, node.what, gone):
        raise w.not_playable(node.what, "this need not be who attacks: say 'an attacking character'")
    w.emit(battles.LeaveAttack(w.words(node), gone))


def strikes(w: Writer, what: Thing, cards: Cards) -> bool:
    """[EN-12] Whether by its words a card is an attacker of the battle: by the timing, or as it is described."""
    if isinstance(cards, battles.Attackers) or (isinstance(cards, terms.EventCards) and cards.other):
        return True
    if any(isinstance(test, terms.AttackerIs) and test.cards is cards for each in w.timings for test in each.tests):
        return True
    group = getattr(named(w, what), "group", None)
    marks = () if group is None else (*group.adjectives, group.filter)
    return any(isinstance(each, Attacking) or getattr(each, "word", "") in ATTACKING for each in marks)


ATTACKING = ("attacking", "threatening")


@amount.means(OfTheAttack)
def worth_of_attack(w: Writer, node: Node) -> Amount:
    """[LL-bat.14] As it is when it is asked."""
    if not w.timings or any(each.event not in (c.THREATEN, c.ATTACK) for each in w.timings):
        raise w.not_playable(node, "of which attack? Say 'when a character is attacked'")
    return battles.AttackValue()


@act.means(verbs.VoidAbility)
def void_ability(w: Writer, node: verbs.VoidAbility) -> None:
    if any(each.event != c.PLAY for each in w.timings) or not w.answers:
        raise w.not_playable(node, "say when such a card is played: 'When your opponent plays …'")
    w.emit(acting.VoidIt(w.words(node), True))


@act.means(verbs.GainControl)
def gain_control(w: Writer, node: verbs.GainControl) -> None:
    found = objects(w, node.what)
    until = c.FOR_GOOD if node.duration is None else until_of(w, node.duration)
    w.emit(acting.GainControl(w.words(node), found.cards, w.slot(), w.cause, found.least, NO_TIMES, until))


@condition.means(events.IsDestroyed)
def is_destroyed(w: Writer, node: events.IsDestroyed) -> Test:
    """[EN-8] Of the card to which the sentences before have done something of that sort."""
    struck = [
        each.what for tree in w.ability.trees for each in tree.inside()
        if isinstance(each, verbs.MentalAttack | verbs.Destroy | verbs.Threaten)
    ]  # fmt: skip
    if not any(named(w, node.what) is each for each in struck):
        raise w.not_playable(node, "nothing before this destroys it: say 'when it is destroyed this turn, …'")
    found = terms.WasDestroyed(meant(w, node.what))
    return Not(found) if node.survives else found


# ---- what somebody did this turn
DEEDS: dict[str, Trait] = {
    "attacked": battles.HasAttacked(), "moved": battles.HasMoved(), "threatened": battles.HasThreatened(),
}  # fmt: skip


def deed_of(node: events.DidThisTurn | events.ThatDid) -> Trait:
    """One of these; who 'did not move or attack' did neither."""
    many = [DEEDS[each.word] for each in (*node.did, *node.do)]
    return many[0] if len(many) == 1 else AnyTrait([[each] for each in many])


@condition.means(events.DidThisTurn)
def did_this_turn(w: Writer, node: events.DidThisTurn) -> Test:
    must_be(w, node.what, c.CHARACTER, "only characters attack, threaten and move")
    return are(w, node.what, [deed_of(node)], not node.never)


adjective.of(events.ThatDid, lambda w, node: [NoTrait([deed_of(node)]) if node.never else deed_of(node)])
