"""By chance: the cards of a noun phrase for which lots are drawn, where another phrase would let somebody choose."""

from __future__ import annotations

from rulebound.kernel.choosing import Clear, PickAtRandom
from rulebound.kernel.terms import Amount, Cards, Whom
from rulebound.kernel.terms.groups import SlotCards
from rulebound.language.abilities import Ability
from rulebound.language.core.categories import Thing
from rulebound.language.core.chance import Chance
from rulebound.language.lowering.programs import NotPlayable
from rulebound.language.lowering.writer import TextWriter


def is_by_chance(thing: Thing) -> bool:
    """'A random unit', 'two of them at random'."""
    return bool(said_so(thing))


def said_so(thing: Thing) -> list[Chance]:
    """The words that say it of this very phrase, and not of one within it."""
    before = getattr(getattr(thing, "group", None), "adjectives", ())
    return [each for each in (*before, getattr(thing, "chance", None)) if isinstance(each, Chance)]


def picked_by_chance(
    w: TextWriter, thing: Thing, group: Cards, count: Amount | None, up_to: bool, who: Whom, actor: int = -1
) -> SlotCards:
    """So many of them by chance, for each of these players; from now on the phrase means these."""
    first, *again = said_so(thing)
    if again:
        raise w.not_playable(again[0], "that it is chance is said before: say it once")
    if count is None:
        raise w.not_playable(first, "how many by chance? Say 'a random …', '2 random …'")
    if up_to:
        raise w.not_playable(first, "who would say how many? By chance it is a number: 'a random …', '2 random …'")
    if w.standing:
        raise w.not_playable(first, "no lots are drawn here")
    slot = w.slot()
    w.emit(Clear(slot))
    w.emit(PickAtRandom(w.words(thing), who, group, count, slot, actor))
    w.ask_for(slot, count)
    w.mean(thing, w.in_slot(slot))
    w.ability.by_chance.add(w.place(first))
    return w.in_slot(slot)


def refuse_undrawn(text: str, ability: Ability) -> None:
    """[EN-13] Where nothing is chosen, chance has no consequence: 'if you control a random unit'."""
    why = "no card is chosen here, so none is chosen by chance"
    for number, placed in enumerate(ability.sentences):
        for node in placed.tree.inside():
            if isinstance(node, Chance) and (number, node.span) not in ability.by_chance:
                raise NotPlayable(text, *placed.caret(*node.span), why)
