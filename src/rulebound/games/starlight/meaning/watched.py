"""What a card watches for a while, though it is gone itself: 'This turn, when the target moves, …'."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import Reaction
from rulebound.games.starlight.meaning.lines import until_of
from rulebound.games.starlight.meaning.putting_off import kept_fighters
from rulebound.games.starlight.meaning.triggers import waiting_for
from rulebound.games.starlight.meaning.writer import Writer, condition, creature, effect
from rulebound.games.starlight.ops.terms import THIS
from rulebound.games.starlight.ops.watching import Watch
from rulebound.games.starlight.vocabulary.creatures import TheCreature
from rulebound.games.starlight.vocabulary.sentences import (
    DealsAttackDamage,
    DealsDamage,
    ForAWhile,
    IsAttacked,
    TakesDamage,
)
from rulebound.games.starlight.vocabulary.watching import Watching
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms import Cards, Test
from rulebound.language.core import clauses as said
from rulebound.language.core.categories import Effect
from rulebound.language.core.conditions import IfDone, IfNotDone
from rulebound.language.lowering.clauses import effects

Sentences = Sequence[tuple[int, Effect]]


def watched_length(many: Sentences) -> int:
    """A watch, and the sentences behind it that ask what was done then: 'If you do, …'."""
    length = 1
    while length < len(many) and asks_what_was_done(many[length][1]):
        length += 1
    return length


def asks_what_was_done(node: Effect) -> bool:
    return isinstance(node, said.Otherwise) or (
        isinstance(node, said.If) and isinstance(node.condition, IfDone | IfNotDone)
    )


@effect.means(Watching)
def watching(w: Writer, node: Watching) -> None:
    watch(w, node, [(w.sentence, node.effect)])


def watch(w: Writer, node: Watching, many: Sentences) -> None:
    """The trigger becomes an ability of its own, which knows what was chosen before.

    [ST-TIM.4] What it sets off joins the end of the line, as for an Aura: its last sentence does not wait for that."""
    sentence = w.sentence
    for each in node.effect.inside():
        if isinstance(each, Watching):
            raise w.not_playable(each, "one thing is watched at a time")
        if isinstance(each, ForAWhile) and each.stretch.word == c.UNTIL[c.THIS_COMBAT]:
            raise w.not_playable(each.stretch, "of which Combat? Say it without a time")
    who = hung_on(w, node)
    until = until_of(w, node.stretch, who)
    fighters = {} if until == c.THIS_COMBAT or is_of_another_attack(w, node) else kept_fighters(w, node)
    before = w.spoken_of
    with w.being(fighters=fighters, watches=True, triggered=True, if_so=None, doer=THIS, outcome_known=False,
                 outside=False, dead=None, hears_attack=False, hears_damage=False):  # fmt: skip
        found = waiting_for(w, node.event)
        if any(each.removal for each in found):
            raise w.not_playable(node.event, "what hangs on a creature goes with it: watch another")
        if any(each.event == c.DIED for each in found) and w.spoken_of is not None:
            if who is not THIS:
                raise w.not_playable(node.stretch, "who has died has no next turn: say 'this turn'")
            w.dead = type(w.spoken_of)
        w.hears_attack = all(each.event in (c.ATTACKED, c.INVOKED) for each in found)
        w.hears_damage = all(each.event in (c.DAMAGED, c.DEALT) for each in found)
        test, many = first_condition(w, many)
        with w.aside() as written:
            effects(w, many)
    w.spoken_of, w.sentence = before, sentence
    words = w.words(node)
    for heard in found:
        made = Reaction(w.card, words, words, Ops([]), 0, heard.event, True, heard.test, test, False)
        w.parts.append((made, written))
        w.emit(Watch(words, who, made, until, node.once))


def is_of_another_attack(w: Writer, node: Watching) -> bool:
    """'When this creature is attacked, the attacker …' speaks of the attack to come."""
    if not any(isinstance(each, OF_ATTACK) for each in node.event.inside()):
        return False
    for each in node.event.inside():
        if getattr(each, "word", "") in ("the attacker", "the defender"):
            raise w.not_playable(each, "of which Combat? Name whom you mean otherwise")
    return True


OF_ATTACK = (IsAttacked, DealsAttackDamage, TakesDamage, DealsDamage)


def first_condition(w: Writer, many: Sentences) -> tuple[Test | None, Sentences]:
    """'When …, if …, …' is asked when it is done."""
    number, first = many[0]
    if len(many) == 1 and isinstance(first, said.If) and not first.instead:
        return condition(w, first.condition), [(number, said.Plain(first.clauses).at(first))]
    return None, many


def hung_on(w: Writer, node: Watching) -> Cards:
    """This creature, or the one whose turn is waited for; 'its' may stand before its name."""
    if "its" not in node.stretch.word.split():
        return THIS
    named = [each for each in node.event.inside() if isinstance(each, TheCreature)]
    if w.spoken_of is None and named and named[0].word != "it":
        return creature(w, named[0])
    return creature(w, TheCreature("it").at(node.stretch))
