"""What players do to numbers, and the effect keywords."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.meaning.amounts import multiplied
from rulebound.games.luminous.meaning.nouns import ANY, Wanted, described, meant, objects
from rulebound.games.luminous.meaning.players import EACH_PLAYER
from rulebound.games.luminous.meaning.prices import price_of
from rulebound.games.luminous.meaning.references import THIS
from rulebound.games.luminous.meaning.senses import act, amount, player
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.ops import choices, groups, keywords, numbers, playing, traits
from rulebound.games.luminous.vocabulary import beings, verbs
from rulebound.kernel.terms import Cards, Trait, Whom
from rulebound.kernel.terms.groups import Together
from rulebound.kernel.terms.players import ChosenPlayer
from rulebound.language.core.categories import Player, Thing
from rulebound.language.core.nouns import Group
from rulebound.language.core.numbers import AllOfIt

# ---- damage
# [LU-dmg.1] This card is the source, whoever's it is.
act.of(verbs.DealDamage, lambda w, node: damage_by(w, node, THIS))


def damage_by(w: Writer, node: verbs.DealDamage | beings.DealsDamage, sources: Cards) -> None:
    to = node.to
    cards: Cards | None = None
    who: Whom | None = None
    keep = -1
    if isinstance(to, Player):
        who = player(w, to)
        w.people[w.spot(to)] = who
    elif isinstance(to, Thing):
        cards, keep = objects(w, to, Wanted())
    elif isinstance(to, verbs.ThingAndPlayer):
        cards, keep = objects(w, to.thing, Wanted())
        who = player(w, to.player)
    else:
        cards, who = card_or_player(w, to)
    if cards is not None:
        keep = w.way("destroyed", keep)  # [LU-dmg.4a] the check behind this instruction destroys
    much = multiplied(w, amount(w, node.n))
    w.emit(numbers.DealDamage(w.words(node), sources, much, cards, who, keep, w.tally("damage dealt")))


def card_or_player(
    w: Writer, to: verbs.ThingOrPlayer | verbs.ThingOrAnyPlayer | verbs.KindsOrPlayer
) -> tuple[Cards, Whom]:
    """One target of the player's choice."""
    players = player(w, to.player) if isinstance(to, verbs.ThingOrPlayer) else EACH_PLAYER
    cards: Cards
    things: tuple[Thing, ...] = ()
    if isinstance(to, verbs.KindsOrPlayer):
        cards = described(w, Group((), to.kinds), ANY)
    else:
        things = to.things
        cards = Together([meant(w, thing) for thing in things])
    slot, number = w.slot(), w.number()
    w.emit(choices.ChooseCardOrPlayer(w.words(to), cards, players, slot, number))
    for thing in things:
        w.mean(thing, groups.SlotCards(slot, []))
    return groups.SlotCards(slot, []), ChosenPlayer(number)


# ---- life
@act.means(verbs.GainLife)
def gain_life(w: Writer, node: verbs.GainLife) -> None:
    much = multiplied(w, amount(w, node.n))
    w.emit(numbers.GainLife(w.words(node), w.who, much, w.actor, w.tally("life gained")))


@act.means(verbs.LoseLife, verbs.PayLife)
def lose_life(w: Writer, node: verbs.LoseLife | verbs.PayLife) -> None:
    much = multiplied(w, amount(w, node.n))
    cause = c.BY_COST if w.cause_cost or isinstance(node, verbs.PayLife) else c.BY_EFFECT
    w.emit(numbers.LoseLife(w.words(node), w.who, much, w.actor, w.tally("life lost"), cause))


act.of(verbs.WinGame, lambda w, node: w.emit(numbers.WinGame(w.words(node), w.who)))
act.of(verbs.LoseGame, lambda w, node: w.emit(numbers.LoseGame(w.words(node), w.who)))


# ---- durability and damage on cards
@act.means(verbs.AddDurability)
def add_durability(w: Writer, node: verbs.AddDurability) -> None:
    cards, keep = objects(w, node.what, Wanted())
    w.emit(numbers.AddDurability(w.words(node), cards, keep, multiplied(w, amount(w, node.n))))


@act.means(verbs.RemoveDurability)
def remove_durability(w: Writer, node: verbs.RemoveDurability) -> None:
    much = None if isinstance(node.n, AllOfIt) else multiplied(w, amount(w, node.n))
    must: list[Trait] = [traits.Durable(much)] if w.cause_cost and much is not None else []
    cards, keep = objects(w, node.what, Wanted(must=must))
    cause = c.BY_COST if w.cause_cost else c.BY_EFFECT
    w.emit(numbers.RemoveDurability(w.words(node), cards, w.way("destroyed", keep), much, cause))


@act.means(verbs.RemoveDamage)
def remove_damage(w: Writer, node: verbs.RemoveDamage) -> None:
    cards, keep = objects(w, node.what, Wanted())
    much = None if isinstance(node.n, AllOfIt) else multiplied(w, amount(w, node.n))
    w.emit(numbers.RemoveDamage(w.words(node), cards, keep, much))


# ---- essence
act.of(verbs.PayEssence, lambda w, node: w.emit(playing.PayNow(w.words(node), w.who, price_of(w, node.payment))))


# ---- effect keywords
@act.means(verbs.Bolster)
def bolster(w: Writer, node: verbs.Bolster) -> None:
    w.emit(keywords.Bolster(w.words(node), w.who, multiplied(w, amount(w, node.n)), w.actor, -1))


@act.means(verbs.Cull)
def cull(w: Writer, node: verbs.Cull) -> None:
    keep = w.way("culled", w.way("discarded", -1))
    much = multiplied(w, amount(w, node.n))
    w.emit(keywords.Cull(w.words(node), w.who, much, w.actor, keep, w.tally("culled")))


act.of(verbs.Scavenge, lambda w, node: w.emit(keywords.Scavenge(w.words(node), w.who)))
act.of(verbs.Pivot, lambda w, node: w.emit(keywords.Pivot(w.words(node), w.who, w.offered)))
