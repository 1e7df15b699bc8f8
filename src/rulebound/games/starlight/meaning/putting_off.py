"""What is put off: until later in the turn, until a next turn, until after the Combat."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.later import Delay
from rulebound.games.starlight.meaning.clauses import (
    AFTER_COMBAT,
    asks_the_outcome,
    must_be_in_time,
    speak_of_subject,
)
from rulebound.games.starlight.meaning.terms import is_for_combat, must_be_own
from rulebound.games.starlight.meaning.writer import Writer, condition, creature, effect
from rulebound.games.starlight.ops.stats import EndSentence
from rulebound.games.starlight.ops.terms import THIS, Chosen, OfCombat
from rulebound.games.starlight.vocabulary import combat, sentences, verbs
from rulebound.games.starlight.vocabulary.creatures import TheCreature
from rulebound.kernel.cards import Ability as Lowered
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms import Cards, Not
from rulebound.kernel.terms.loops import Gather
from rulebound.language.core import clauses as said
from rulebound.language.lowering import YOU
from rulebound.language.lowering.clauses import clauses, gated
from rulebound.language.node import Node


@effect.means(said.Plain)
def plainly(w: Writer, node: said.Plain) -> None:
    """[ST-CMB.10] What a Combat Spell does by how much damage the attack deals is done when that is known."""
    asks = w.card.kind == c.COMBAT_SPELL and not w.outcome_known and asks_the_outcome(node)
    if asks and not any(isinstance(each, combat.AboutAttack) for each in node.inside()):
        at_moment(w, said.AtMoment(AFTER_COMBAT, node.clauses).at(node))
    else:
        clauses(w, node.clauses)


@effect.means(said.AtMoment, said.AtMomentIf, said.AtMomentUnless)
def at_moment(w: Writer, node: said.AtMoment | said.AtMomentIf | said.AtMomentUnless) -> None:
    """The clauses become an ability of their own, which knows what was chosen before."""
    whose, moment = whose_turn(w, node)
    for each in node.inside():
        late = isinstance(each, sentences.ForAWhile) and (
            moment != c.AFTER_COMBAT or each.stretch.word == c.UNTIL[c.THIS_COMBAT]
        )
        if isinstance(each, combat.AboutAttack) or late:
            raise w.not_playable(each, "this would come too late")
    if moment == c.AFTER_COMBAT:
        must_be_in_time(w, node.moment)
    with put_off(w, node, moment, whose):
        if not isinstance(node, said.AtMoment):
            speak_of_subject(w, node)
            found = condition(w, node.condition)
            with gated(w, node, found if isinstance(node, said.AtMomentIf) else Not(found), False, YOU):
                clauses(w, node.clauses)
        else:
            clauses(w, node.clauses)


@contextmanager
def put_off(w: Writer, node: Node, moment: int, whose: Cards | None = None) -> Iterator[None]:
    """What is written here is an ability of its own, done once and later."""
    after_combat = moment == c.AFTER_COMBAT
    fighters = {} if after_combat else kept_fighters(w, node)
    with w.aside() as later, w.being(
        doer=THIS, if_so=None, outcome_known=after_combat, outside=not after_combat, fighters=fighters
    ):
        yield
        w.emit(EndSentence(""))
    ability = Lowered(w.card, w.words(node), w.words(node), Ops([]), 0)
    w.parts.append((ability, later))
    w.emit(Delay(w.words(node), ability, moment, whose))


def words_of(who: Cards) -> tuple[object, ...]:
    """Whether two phrases mean the same creature."""
    return (type(who), who.defender) if isinstance(who, OfCombat) else (who,)


def kept_fighters(w: Writer, node: Node) -> dict[bool, Cards]:
    """[EN-14] Who attacks and who defends is kept in mind for later, when no Combat is going on any more."""
    if w.outside or not (is_for_combat(w) or w.triggered):
        return {}
    words = {getattr(each, "word", "") for each in node.inside()}
    spoken_of = w.spoken_of.defender if isinstance(w.spoken_of, OfCombat) and "it" in words else None
    kept: dict[bool, Cards] = {}
    for defender, word in ((False, "the attacker"), (True, "the defender")):
        if word in words or spoken_of is defender:
            slot = w.slot()
            w.emit(Gather(w.words(node), OfCombat(defender), slot))
            kept[defender] = Chosen(slot)
    return kept


def whose_turn(
    w: Writer, node: said.AtMoment | said.AtMomentIf | said.AtMomentUnless
) -> tuple[Cards | None, int]:
    """Whose next turn is waited for, if not this creature's, and for what of it; 'its' may stand before its name."""
    when = node.moment
    if isinstance(when, sentences.LaterOf):
        named = [each for part in node.clauses for each in part.inside() if isinstance(each, TheCreature)]
        if when.of.word == "it" and named and named[0].word != "it":
            before, behind = w.spoken_of, creature(w, named[0])
            if before is not None and words_of(before) != words_of(behind):  # [EN-3]
                raise w.not_playable(when.of, "whose turn is it? Name whom you mean")
        start = when.edge.word == "the start of"
        who = creature(w, TheCreature(when.of.word).at(when.of))
        return (None if who is THIS else who), c.AT_START_OF_NEXT_TURN if start else c.AT_END_OF_NEXT_TURN
    assert isinstance(when, verbs.Later)
    if "your" in when.word.split():
        must_be_own(w, when, "'this creature's next turn'")
    return None, MOMENTS[when.word]


@effect.means(said.IfAtMoment)
def if_at_moment(w: Writer, node: said.IfAtMoment) -> None:
    """[ST-CMB.10] What becomes of the attack is asked when it is over."""
    if getattr(node.moment, "word", "") == AFTER_COMBAT.word and asks_the_outcome(node.condition):
        at_moment(w, said.AtMomentIf(node.moment, node.condition, node.clauses).at(node))
        return
    with gated(w, node, condition(w, node.condition), False, YOU):
        at_moment(w, said.AtMoment(node.moment, node.clauses).at(node))


MOMENTS = {
    "at the start of your next turn": c.AT_START_OF_NEXT_TURN, "at the end of this turn": c.AT_END_OF_TURN,
    "at the start of this creature's next turn": c.AT_START_OF_NEXT_TURN,
    "at the end of your next turn": c.AT_END_OF_NEXT_TURN,
    "at the end of your own turn": c.AT_END_OF_YOUR_TURN,
    "at the end of this creature's next turn": c.AT_END_OF_NEXT_TURN, "after this Combat": c.AFTER_COMBAT,
}
