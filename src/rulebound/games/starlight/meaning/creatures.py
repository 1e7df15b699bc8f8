"""Whom a phrase means, stats, classes and numbers of tiles."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.meaning.senses import creature
from rulebound.games.starlight.meaning.writer import Writer
from rulebound.games.starlight.ops.whom import TARGET, THIS, EachWithin, OfCombat, OtherCreature, ThatCreature
from rulebound.games.starlight.vocabulary import creatures as said
from rulebound.kernel.terms import Cards
from rulebound.language.core.categories import Count
from rulebound.language.core.numbers import Number, Single
from rulebound.language.core.players import PlayerWord

WORDS: dict[str, Cards] = {
    "this creature": THIS,
    "the attacker": OfCombat(False),
    "the defender": OfCombat(True),
    "your other creature": OtherCreature(),
}
STATS = {word: number for number, word in enumerate(c.STAT_NAMES)}
CLASSES = {word: 1 << number for number, word in enumerate(c.CLASS_NAMES)}


@creature.means(said.TheCreature)
def the_creature(w: Writer, node: said.TheCreature) -> Cards:
    if node.word == "the target":
        if w.card.kind == c.AURA:
            return THIS  # the target of an Aura is the creature that carries it
        if w.card.whom not in (c.ENEMY, c.OWN, c.ANY):
            raise w.not_playable(node, "this card chooses no creature: give it a range")
        return TARGET
    if node.word == "that creature":
        if not w.triggered:
            raise w.not_playable(node, "no trigger speaks of a creature here")
        return ThatCreature()
    return WORDS[node.word]


@creature.means(said.EachCreature)
def each_creature(w: Writer, node: said.EachCreature) -> Cards:
    return EachWithin(node.side.word == "own", tiles_of(w, node.tiles))


@creature.means(PlayerWord)
def player(w: Writer, node: PlayerWord) -> Cards:
    """'You gain 1 Energy': the creature of the player."""
    if node.word != "you":
        raise w.not_playable(node, "say which creature")
    return THIS


def tiles_of(w: Writer, node: said.Tiles) -> int:
    return number_of(w, node.n)


def number_of(w: Writer, node: Count) -> int:
    if isinstance(node, Number | Single):
        return node.value
    raise w.not_playable(node, "write a number")
