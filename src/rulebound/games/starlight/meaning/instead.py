"""What happens instead: 'If this creature would lose Health, it loses Mana instead.'"""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import Instead
from rulebound.games.starlight.meaning.lines import until_of
from rulebound.games.starlight.meaning.triggers import happens
from rulebound.games.starlight.meaning.writer import Writer, clause, condition, creature, effect
from rulebound.games.starlight.ops.stats import EndSentence
from rulebound.games.starlight.ops.terms import THIS
from rulebound.games.starlight.ops.watching import NothingHappens, PutInstead
from rulebound.games.starlight.vocabulary.creatures import TheCreature
from rulebound.games.starlight.vocabulary.watching import Nothing, Replaces
from rulebound.kernel.ops import Ops
from rulebound.language.core import clauses as said
from rulebound.language.core.categories import Effect
from rulebound.language.core.players import PlayerWord
from rulebound.language.core.triggers import PlayerWould
from rulebound.language.lowering.clauses import clauses, effects
from rulebound.language.lowering.waiting import Waiting

Sentences = Sequence[tuple[int, Effect]]
REPLACED = (c.DAMAGED, c.DIED, *(kind + stat for kind in (c.GAINED, c.LOST) for stat in range(len(c.STAT_NAMES))))

clause.of(Nothing, lambda w, node: w.emit(NothingHappens(w.words(node))))


def would_happen(w: Writer, node: Replaces) -> Waiting:
    """What is about to happen, as the trigger for it would hear of it."""
    event = node.event
    if not isinstance(event, PlayerWould):
        raise w.not_playable(event, "say what would happen to a creature")
    w.triggered = True
    found = happens(w, event.who, event.verb)
    if found.event not in REPLACED:
        raise w.not_playable(event.verb, "only a gain, a loss, damage or a death can be replaced")
    w.hears_damage = found.event == c.DAMAGED
    w.answers_amount = found.event != c.DIED
    return found


def standing_instead(w: Writer, many: Sentences) -> None:
    """[ST-MOD.3] Of an Aura or a passive, as long as it lies there."""
    node = many[0][1]
    assert isinstance(node, Replaces)
    if node.stretch is not None or node.this_turn:
        raise w.not_playable(node, "this holds as long as the card lies there: say it without a time")
    if node.once and w.card.kind != c.AURA:
        raise w.not_playable(node, "only an Aura goes after it has worked once: say 'the first time … each turn'")
    heard = would_happen(w, node)
    so = None if node.condition is None else condition(w, node.condition)
    clauses(w, node.clauses)
    if len(many) > 1:
        w.emit(EndSentence(""))
        effects(w, many[1:])
    w.card.replaces = True
    words = w.ability.text
    made = Instead(w.card, words, w.ability.short_effect, w.program(), w.memory)
    made.event, made.test, made.once, made.goes = heard.event, heard.test, node.first, node.once
    made.condition = so
    w.card.add_ability(made)


@effect.means(Replaces)
def for_a_while(w: Writer, node: Replaces) -> None:
    """By a card that is gone by then: it hangs on the creature of which it speaks."""
    if node.stretch is None or node.first or node.condition is not None or w.triggered:
        raise w.not_playable(node, "say how long: 'the next time … this turn', 'if … would … this turn'")
    event = node.event
    who = getattr(event, "who", None)
    if not isinstance(who, TheCreature | PlayerWord):
        raise w.not_playable(event, "for a while it is said of one creature")
    on = THIS if isinstance(who, PlayerWord) else creature(w, who)
    until = until_of(w, node.stretch, on)
    before = w.spoken_of
    with w.being(watches=True, triggered=True, if_so=None, doer=THIS, outside=False):
        heard = would_happen(w, node)
        w.spoken_of = on
        with w.aside() as written:
            clauses(w, node.clauses)
            w.emit(EndSentence(""))
    w.spoken_of = before
    words = w.words(node)
    made = Instead(w.card, words, words, Ops([]), 0)
    made.event, made.test, made.laid = heard.event, heard.test, True
    w.parts.append((made, written))
    w.emit(PutInstead(words, on, made, until, node.once))


def is_instead(many: Sentences) -> bool:
    return isinstance(many[0][1], said.Replace)
