"""What players do to numbers, and the effect keywords."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.meaning.acts import plain_cards, worked_on
from rulebound.games.luminous.meaning.amounts import chosen_up_to, is_chosen, multiplied
from rulebound.games.luminous.meaning.costs import price_of
from rulebound.games.luminous.meaning.nouns import ANY, ONE, THIS, Wanted, described, how_many, meant, objects, picked
from rulebound.games.luminous.meaning.players import EACH_PLAYER
from rulebound.games.luminous.meaning.senses import act, amount, clause, player
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.ops import groups, keywords, lasting, numbers, playing, remembering, traits
from rulebound.games.luminous.vocabulary import beings, verbs
from rulebound.games.luminous.vocabulary.nouns import CardKind
from rulebound.kernel import terms
from rulebound.kernel.choosing import ChooseCardOrPlayer, Clear
from rulebound.kernel.gates import SetNumber
from rulebound.kernel.terms import Cards, Fixed, Trait, Whom
from rulebound.kernel.terms.groups import Together
from rulebound.kernel.terms.players import ChosenPlayer
from rulebound.kernel.terms.stats import StatOf
from rulebound.language.core.categories import Amount, Player, Thing
from rulebound.language.core.nouns import Bare, Group, It, Other, Some, This
from rulebound.language.core.numbers import AllOfIt
from rulebound.language.lowering.each import is_each
from rulebound.language.lowering.where_from import refuse_any_card
from rulebound.language.node import Node
from rulebound.language.references import is_plural

# ---- damage
# [LU-dmg.1] This card is the source, whoever's it is.
act.of(verbs.DealDamage, lambda w, node: damage_by(w, node, THIS))


def damage_by(
    w: Writer, node: verbs.DealDamage | beings.DealsDamage, sources: Cards, by: Thing | None = None
) -> None:
    to = node.to
    struck = None if w.dealer is None else w.struck
    if isinstance(by, It) and struck is not None and meant_by(w, by) == meant_by(w, struck):
        raise w.not_playable(by, "the one that would deal damage, or the one to which? Name it")  # [EN-3]
    of_the_same = by is None or (w.dealer is not None and meant_by(w, by) == meant_by(w, w.dealer))
    if of_the_same and w.struck is not None and meant_by(w, to) == meant_by(w, w.struck):  # by the same source, too
        w.emit(numbers.DealInstead(w.words(node), amount(w, node.n), None, None))
        return
    cards: Cards | None = None
    who: Whom | None = None
    keep = -1
    if isinstance(to, Player):
        who = player(w, to)
        w.people[w.spot(to)] = who
    elif isinstance(to, Thing):
        cards, keep = objects(w, to, Wanted())
        if isinstance(cards, groups.ThisCard) and w.making.definition.spell:  # [EN-12]
            raise w.not_playable(to, "a spell is dealt no damage: name who is")
    elif isinstance(to, verbs.ThingAndPlayer):
        cards, keep = objects(w, to.thing, Wanted())
        who = player(w, to.player)
    else:
        cards, who = card_or_player(w, to)
    if cards is not None:
        keep = w.way("destroyed", keep)  # [LU-dmg.4a] the check behind this instruction destroys
    much = multiplied(w, amount(w, node.n))
    w.emit(numbers.DealDamage(w.words(node), sources, much, cards, who, keep, w.tally("damage dealt")))


def meant_by(w: Writer, node: Node) -> object:
    """Who is spoken of: this card, a player by role, or what stands where a reference points."""
    if isinstance(node, This | Player):
        return node
    mention = w.ability.bindings.get(w.place(node))
    if mention is None:
        return w.place(node)
    return mention.node if isinstance(mention.node, This) else mention.place


def card_or_player(w: Writer, to: verbs.OrPlayer) -> tuple[Cards, Whom]:
    """One target of the player's choice."""
    for thing in to.things:
        if isinstance(thing, Some) and getattr(thing.determiner, "word", "a") not in ("a", "another", "the"):
            raise w.not_playable(thing, "one of them is chosen: say 'a'")
    players = EACH_PLAYER if to.player is None else player(w, to.player)
    cards = described(w, Group((), to.kinds), ANY) if to.kinds else Together([meant(w, each) for each in to.things])
    slot, number = w.slot(), w.number()
    kinds = c.M_CHOOSE, c.CHOOSE, c.CHOOSE_PLAYER
    w.emit(ChooseCardOrPlayer(w.words(to), cards, players, slot, number, *kinds))
    for thing in to.things:
        w.mean(thing, groups.SlotCards(slot, []))
    return groups.SlotCards(slot, []), ChosenPlayer(number)


# ---- life
@act.means(verbs.GainLife)
def gain_life(w: Writer, node: verbs.GainLife) -> None:
    much = multiplied(w, amount(w, node.n))
    w.emit(numbers.GainLife(w.words(node), w.who, much, w.actor, w.tally("life gained")))


def any_life(w: Writer, node: verbs.LoseLife | verbs.PayLife) -> terms.Amount:
    """[LU-cost.13] Nobody pays with life that is not there."""
    most: terms.Amount = terms.SeatNumber(w.who, c.LIFE)
    if isinstance(node, verbs.PayLife) and node.most is not None:
        most = terms.amounts.AtMost(most, amount(w, node.most))
    return chosen_up_to(w, node.n, most)


@act.means(verbs.PayAnyEssence)
def pay_any_essence(w: Writer, node: verbs.PayAnyEssence) -> None:
    if w.cause_cost:
        raise w.not_playable(node, "as a cost so much is printed: say how much, or 'you may pay X. If you do, …'")
    if node.x and (w.x is not None or not w.offering):
        raise w.not_playable(node, "X is how much you choose to pay: 'you may pay X. If you do, …'")
    much = chosen_up_to(w, node, playing.MostEssence(w.who))
    if node.x:
        w.x = lambda: much
    w.emit(playing.PayAmount(w.words(node), w.who, much))


@act.means(verbs.LoseLife, verbs.PayLife)
def lose_life(w: Writer, node: verbs.LoseLife | verbs.PayLife) -> None:
    much = multiplied(w, any_life(w, node) if is_chosen(w, node.n) else amount(w, node.n))
    cause = c.BY_COST if w.cause_cost or isinstance(node, verbs.PayLife) else c.BY_EFFECT
    w.emit(numbers.LoseLife(w.words(node), w.who, much, w.actor, w.tally("life lost"), cause))


act.of(verbs.WinGame, lambda w, node: w.emit(numbers.WinGame(w.words(node), w.who)))
act.of(verbs.LoseGame, lambda w, node: w.emit(numbers.LoseGame(w.words(node), w.who)))


# ---- durability and damage on cards
def how_much(w: Writer, node: Amount) -> terms.Amount | None:
    """None: all of it."""
    return None if isinstance(node, AllOfIt) else multiplied(w, amount(w, node))


@act.means(verbs.AddDurability)
def add_durability(w: Writer, node: verbs.AddDurability) -> None:
    w.emit(numbers.AddDurability(*worked_on(w, node, node.what), multiplied(w, amount(w, node.n))))


@act.means(verbs.RemoveDurability)
def remove_durability(w: Writer, node: verbs.RemoveDurability) -> None:
    any_number = is_chosen(w, node.n)
    much = None if any_number else how_much(w, node.n)
    whole = w.cause_cost or w.instead or (w.offering and w.done_wanted)  # one pays with a card that has as much
    must: list[Trait] = [traits.Durable(much)] if whole and much is not None else []
    cards, keep = objects(w, node.what, Wanted(must=must))
    if any_number:
        if is_plural(node.what) or getattr(getattr(node.what, "determiner", None), "word", "") == "each":
            raise w.not_playable(node.what, "from which of them? Name one")
        much = chosen_up_to(w, node.n, StatOf(cards, remembering.DURABILITY))
    cause = c.BY_COST if w.cause_cost else c.BY_EFFECT
    w.emit(numbers.RemoveDurability(w.words(node), cards, w.way("destroyed", keep), much, cause))


@act.means(verbs.RemoveDamage)
def remove_damage(w: Writer, node: verbs.RemoveDamage) -> None:
    much = how_much(w, node.n)
    must: list[Trait] = [traits.Wounded(ONE if much is None else much)] if w.cause_cost else []
    w.emit(numbers.RemoveDamage(*worked_on(w, node, node.what, wanted=Wanted(must=must)), much))


# ---- essence
act.of(verbs.PayEssence, lambda w, node: w.emit(playing.PayNow(w.words(node), w.who, price_of(w, node.payment))))


act.of(verbs.SkipDraw, lambda w, node: w.emit(lasting.SkipDraw(w.words(node), w.who)))


@clause.means(verbs.MoreOrbs)
def more_orbs(w: Writer, node: verbs.MoreOrbs) -> None:
    """[LU-orb.1] Of the turn that is going on; whose it is not, that player plays no orbs."""
    if node.turn is None or node.turn.word != "this turn":
        raise w.not_playable(node, "only a card that stands says what is so in each turn: say 'this turn'")
    much = terms.Fixed(1) if node.n is None else amount(w, node.n)
    w.emit(numbers.MoreOrbs(w.words(node), w.who, much))


@act.means(verbs.DealDivided)
def deal_divided(w: Writer, node: verbs.DealDivided) -> None:
    """[LU-dmg.1] Point by point: each is given to a card, and all of it is dealt at once."""
    if not isinstance(node.among, Some):
        raise w.not_playable(node.among, "say among how many: 'any number of units', 'up to two units'")
    count, up_to = how_many(w, node.among)
    if count is None or not up_to:
        raise w.not_playable(node.among, "say among how many: 'any number of units', 'up to two units'")
    slot = w.way("destroyed", w.slot())  # [LU-dmg.4a] the check behind this instruction destroys
    w.emit(Clear(slot))
    among, much = meant(w, node.among), multiplied(w, amount(w, node.n))
    whom, number = None, -1
    if node.player is not None:
        if getattr(node.player, "word", "") not in ("the opponent", "you"):
            raise w.not_playable(node.player, "one player can have a part of it: 'and the opponent'")
        whom, number = player(w, node.player), w.number()
        w.emit(SetNumber("", number, Fixed(0)))
    w.emit(numbers.DealDivided(w.words(node), w.who, among, much, count, slot, whom, number))
    w.mean(node.among, groups.SlotCards(slot, []))


# ---- effect keywords
@act.means(verbs.Bolster)
def bolster(w: Writer, node: verbs.Bolster) -> None:
    w.emit(keywords.Bolster(w.words(node), w.who, multiplied(w, amount(w, node.n)), w.actor, -1))


@act.means(verbs.Cull, verbs.CullThing)
def cull(w: Writer, node: verbs.Cull | verbs.CullThing) -> None:
    count = amount(w, node.n) if isinstance(node, verbs.Cull) else plain_cards(w, node.what)
    if count is None:
        raise w.not_playable(node, "the top of the deck is culled, whatever lies there: say how many cards")
    keep = w.bound_slot(node.what) if isinstance(node, verbs.CullThing) else -1
    keep = w.way("culled", w.way("discarded", keep))
    much = multiplied(w, count)
    w.emit(keywords.Cull(w.words(node), w.who, much, w.actor, keep, w.tally("culled")))


act.of(verbs.Scavenge, lambda w, node: w.emit(keywords.Scavenge(w.words(node), w.who)))
act.of(verbs.Pivot, lambda w, node: w.emit(keywords.Pivot(w.words(node), w.who, w.offered)))


@act.means(verbs.ChooseCard)
def choose_card(w: Writer, node: verbs.ChooseCard) -> None:
    """[LU-play.4] Nothing is done to it yet."""
    if chosen_from_looked(w, node.what):
        return
    refuse_any_card(w, node.what)
    chosen = objects(w, node.what, Wanted())[0]
    parts = chosen.groups if isinstance(chosen, Together) else [chosen]
    others = others_follow(w, node.what)
    if others and not w.making.definition.spell:
        raise w.not_playable(node, "are the others other than this card, or than what is chosen?")
    spoken_of = any(w.is_mentioned(each) for each in (node.what, *getattr(node.what, "things", ()))) or others
    if not all(isinstance(each, groups.SlotCards) for each in parts) or not spoken_of:
        raise w.not_playable(node, "nothing follows that speaks of what is chosen")


def others_follow(w: Writer, chosen: Thing) -> bool:
    """'Each player chooses a unit they control. Destroy all other units.': all but those that were chosen, if these
    are of the same kind."""
    here = [each for each in w.ability.trees[w.sentence].inside() if each.span[0] >= chosen.span[1]]
    behind = [*here, *(each for tree in w.ability.trees[w.sentence + 1 :] for each in tree.inside())]
    many = [each for each in behind if isinstance(each, Some | Bare) and (is_plural(each) or is_each(each))]
    others = [each for each in many if any(isinstance(part, Other) for part in each.group.adjectives)]
    return any(not kinds_of(chosen).isdisjoint(kinds_of(each)) for each in others)


def kinds_of(thing: Thing) -> set[str]:
    """As what it names them."""
    return {getattr(each, "word", "") for each in thing.inside() if isinstance(each, CardKind)}


def chosen_from_looked(w: Writer, what: Thing) -> bool:
    """[EN-13] 'Look at the opponent's hand and choose a card': one of these. In another sentence a unit could also be
    one in play."""
    if w.looked is None or not isinstance(what, Some):
        return False
    group = what.group
    if group.place is not None or group.controller is not None or group.relative is not None:
        return False
    at_once = any(isinstance(each, verbs.Look | verbs.Reveal) for each in w.ability.trees[w.sentence].inside())
    nowhere_else = kinds_of(what) in ({"spell"}, {"card"})
    count, up_to = how_many(w, what)
    if not (at_once or nowhere_else) or count is None or not w.is_mentioned(what):
        raise w.not_playable(what, "say where: 'from among them', 'in play'")
    if getattr(what.determiner, "word", "") == "another":
        raise w.not_playable(what.determiner, "another than which? Say 'a'")
    picked(w, what, described(w, group, Wanted(among=w.looked.slot)), count, Wanted(), up_to)
    return True
