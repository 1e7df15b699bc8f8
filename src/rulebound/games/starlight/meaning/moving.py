"""What the phrases of `vocabulary/moving.py` mean."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import Standing
from rulebound.games.starlight.lasting import Lay
from rulebound.games.starlight.meaning.acts_piles import chosen
from rulebound.games.starlight.meaning.lines import must_be_another, until_of
from rulebound.games.starlight.meaning.terms import tiles_of
from rulebound.games.starlight.meaning.writer import Writer, act, clause, creature, effect
from rulebound.games.starlight.ops import cards, moves
from rulebound.games.starlight.ops.terms import THIS
from rulebound.games.starlight.vocabulary import moving as said
from rulebound.kernel.terms import Cards
from rulebound.kernel.terms.groups import ThisCard
from rulebound.language.core.numbers import Single

SIDES = {"": 3, "enemy": 2}


@act.means(said.MovePast)
def move_past(w: Writer, node: said.MovePast) -> None:
    """[ST-CLS.5]"""
    w.card.moves = True
    stays = w.card.kind != c.MOVEMENT or bool(w.items)
    sides = SIDES.get("" if node.side is None else node.side.word, 1)
    w.emit(moves.WalkTo(w.words(node), w.doer, moves.Past(0, 1, tiles_of(w, node.tiles), w.doer, False, sides), stays))


@effect.means(said.BeforeCombat)
def before_combat(w: Writer, node: said.BeforeCombat) -> None:
    raise w.not_playable(node, "only an Attack says this, in a sentence of its own")


@act.means(said.MoveAura)
def move_aura(w: Writer, node: said.MoveAura) -> None:
    """[ST-LOC.9] Where there is no room, or nobody, it stays."""
    what: Cards = ThisCard([])
    if node.who is not None:
        if w.doer is not THIS:
            raise w.not_playable(node, "this is done by the card, whoever stands there: say it without a creature")
        what = chosen(w, node, cards.AurasOn(creature(w, node.who)), Single(1))
    elif w.card.kind != c.AURA:
        raise w.not_playable(node, "only an Aura lies there to be moved")
    w.emit(cards.MoveAura(w.words(node), what, THIS if node.to is None else creature(w, node.to)))


@clause.means(said.NextAttackIs)
def next_attack_is(w: Writer, node: said.NextAttackIs) -> None:
    who = creature(w, node.of)
    must_be_another(w, node, who)
    until = c.NEXT_ATTACK if node.stretch is None else until_of(w, node.stretch, who)
    if until == c.THIS_COMBAT:
        raise w.not_playable(node, "the attack of this Combat is 'this attack'")
    what, amount = (c.PIERCES, 1) if node.pierces else (c.NO_KNOCKBACK_OF, 1)
    classes = 0
    if node.n is not None:
        what, amount, classes = c.MORE_RANGE, node.n.value, 1 << c.ATTACK
    w.emit(Lay(w.words(node), who, Standing(what, w.ability.text, amount, classes, once=True), until))
