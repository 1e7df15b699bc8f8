"""'This enters play expended unless you discard a card.': as it comes its player may pay; else it is turned."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import LuminousTriggered
from rulebound.games.luminous.meaning.nouns import THIS
from rulebound.games.luminous.meaning.senses import act
from rulebound.games.luminous.meaning.writer import YOU, Making, Writer
from rulebound.games.luminous.ops.cards import Expend
from rulebound.games.luminous.vocabulary.beings import EntersExpended
from rulebound.kernel.terms import Done, Not
from rulebound.language.abilities import Ability
from rulebound.language.core import clauses as said
from rulebound.language.core.nouns import This
from rulebound.language.core.players import PlayerWord
from rulebound.language.lowering.clauses import gated


def expended_unless(making: Making, ability: Ability) -> LuminousTriggered | None:
    """None: it says something else. [LU-play.9] Nobody can act between its coming and this."""
    match [getattr(tree, "effect", None) for tree in ability.trees]:
        case [
            said.UnlessDone(
                clauses=(said.Steps(steps=(said.ThingIs(what=This(), beings=(EntersExpended(),), duration=None),)),),
                who=PlayerWord(word="you"),
            ) as unless
        ]:
            w = Writer(making, ability)
            words = w.words(unless)
            with gated(w, unless.act, w.dialect.possible(w, unless.act), True, YOU):
                act(w, unless.act)
            with gated(w, unless, Not(Done()), False, YOU):
                w.emit(Expend(words, THIS, -1, c.BY_EFFECT))
            card = making.definition
            return LuminousTriggered(card, ability.text, words, w.program(), w.memory, c.ENTERED_PLAY, True, None, "")
    return None
