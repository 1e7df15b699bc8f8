"""Who is meant, whose something is, and who does it: one hero, a hero of choice, or one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rulebound.games.lightseekers.meaning.senses import amount, hero, hero_filter
from rulebound.games.lightseekers.meaning.writer import YOU, Writer
from rulebound.games.lightseekers.ops import choices, keeping, whom
from rulebound.games.lightseekers.ops.whom import ControllersOf, HeroGroup, HeroSet
from rulebound.games.lightseekers.procedures.choosing import PickHero
from rulebound.games.lightseekers.vocabulary import heroes as said
from rulebound.kernel.terms import Amount, Whom
from rulebound.kernel.terms.loops import SetPlayer
from rulebound.kernel.terms.players import ActivePlayer, ChosenPlayer, EventPlayer, OwnerOf, PlayerTrait, Several
from rulebound.language.core import nouns, players
from rulebound.language.core.categories import Act, Player, Whose
from rulebound.language.lowering.references import cards_meant
from rulebound.language.node import Node

ROLES: dict[str, Whom] = {
    "your target": whom.TheTarget(), "your enemy": whom.TheEnemy(), "the recipient": whom.TheRecipient(),
    "the attacker": whom.TheAttacker(), "the acting hero": ActivePlayer(),
}  # fmt: skip
RECIPIENT = "the recipient"
ALL = HeroGroup(False, [])
OTHERS = HeroGroup(True, [])
CHOSEN = ("a", "another", "any", "any other", "the")
NONE_OF_THEM = ("no", "no other")
OTHER_WORDS = ("another", "any other", "each other", "all other", "other", "no other")


# ---- who, without a choice
for yourself in (said.You, said.Yourself, said.Your):
    hero.of(yourself, lambda w, node: YOU)
@hero.means(said.HeroRole, said.WhoseRole)
def role(w: Writer, node: said.HeroRole | said.WhoseRole) -> Whom:
    word = node.word.removesuffix("'s")
    if word == RECIPIENT and w.kept_recipient >= 0:
        return recipient(w)
    return ChosenPlayer(w.kept_roles[word]) if word in w.kept_roles else ROLES[word]


def keep_recipient(w: Writer, node: Node, falls_on_them: bool = False) -> int:
    """What an Attack puts off may speak of its recipient, whom another act would change by then: the number that keeps
    who it was, -1 if nothing asks. `falls_on_them` is whether verbs without a name do so, too [LS-G09]."""
    asked = any(is_recipient(w, each) or (falls_on_them and isinstance(each, Act)) for each in node.inside())
    if not w.attack or not asked:
        return -1
    number = w.number()
    w.emit(SetPlayer(w.words(node), ROLES[RECIPIENT], number))
    return number


def recipient(w: Writer) -> Whom:
    """On whom an Attack falls, or fell that has put something off."""
    return ROLES[RECIPIENT] if w.kept_recipient < 0 else ChosenPlayer(w.kept_recipient)


def is_recipient(w: Writer, node: Node) -> bool:
    mention = w.ability.bindings.get(w.place(node))
    meant = node if mention is None else mention.node
    return isinstance(meant, said.HeroRole | said.WhoseRole) and meant.word.removesuffix("'s") == RECIPIENT




def filtered(w: Writer, node: said.HeroFilter | None) -> list[PlayerTrait]:
    return [] if node is None else hero_filter(w, node)


@hero.means(said.SomeHero)
def some(w: Writer, node: said.SomeHero) -> Whom:
    if node.which.word == "the" and node.filter is None:
        raise w.not_playable(node, "it is not clear which hero this would be: say 'a', or 'that'")
    if is_nobody(node):
        raise w.not_playable(node, "nothing can be done to no hero, or by none")
    return hero_group(w, node)


def is_nobody(node: Player) -> bool:
    """'No hero', of whom only a condition can speak: that none is so."""
    return isinstance(node, said.SomeHero) and node.which.word in NONE_OF_THEM


def hero_group(w: Writer, node: said.SomeHero) -> Whom:
    """The heroes among whom a phrase chooses, or all of them."""
    others = node.which.word in OTHER_WORDS  # [LS1-3.3.6]
    if node.filter is None:
        return OTHERS if others else ALL
    with w.being(among_others=others):  # 'another hero with the most health': of the others, whoever else has more
        return HeroGroup(others, hero_filter(w, node.filter))


hero.of(said.Heroes, lambda w, node: ALL if node.filter is None else HeroGroup(False, hero_filter(w, node.filter)))


@hero.means(said.UpToHeroes)
def so_many(w: Writer, node: said.UpToHeroes) -> Whom:
    """[EN-13] They are chosen; where nobody chooses, one of them would do."""
    raise w.not_playable(node, "nobody chooses them here: say 'a hero', 'each hero', 'no hero'")


@hero.means(said.OneOfHeroes, said.Together)
def listed(w: Writer, node: said.OneOfHeroes | said.Together) -> Whom:
    check_left_out(w, node)
    return Several([hero(w, each) for each in node.heroes])


def check_left_out(w: Writer, node: said.OneOfHeroes | said.Together) -> None:
    """'Each hero but you and the recipient': the recipient, too, or all but them?"""
    for each in node.heroes[:-1]:
        if isinstance(getattr(each, "filter", None), said.Besides):
            raise w.not_playable(each, "is the last one left out, too? Say it in two sentences")


@hero.means(said.Dealer)
def dealer(w: Writer, node: said.Dealer) -> Whom:
    if not w.answers_harm:
        raise w.not_playable(node, "there is no damage here that a trigger has seen: 'when you take damage, …'")
    return whom.EventDoer()


@hero.means(said.NeighbourOf)
def neighbour(w: Writer, node: said.NeighbourOf) -> Whom:
    of = node.whose or node.who
    assert of is not None
    return whom.NeighbourOf(hero(w, of), node.word == "enemy")


@hero.means(said.Neighbours)
def neighbours(w: Writer, node: said.Neighbours) -> Whom:
    """On both sides; in a game of two they are one hero."""
    of = hero(w, node.who)
    return Several([whom.NeighbourOf(of, enemy) for enemy in (False, True)])


@hero.means(said.ThatHero, said.ThoseHeroes, said.WhoseThat)
def spoken_of(w: Writer, node: Node) -> Whom:
    """The hero or the heroes of an earlier phrase; 'the chosen hero' was chosen [EN-13]."""
    found = mentioned(w, node)
    if w.words(node).lower().startswith(CHOSEN_HERO) and not isinstance(found, ChosenPlayer | keeping.RememberedHero):
        raise w.not_playable(node, "no hero was chosen before this: say 'that hero'")
    return found


def mentioned(w: Writer, node: Node) -> Whom:
    mention = w.mention(node)
    if w.words(node).lower().startswith("those") and is_one(mention.node):
        raise w.not_playable(node, "only one hero was named last: say 'that hero'")
    if mention.across:  # [EN-7]
        return hero(w, mention.node)
    spot = w.spot_meant(node)
    known = w.people.get(spot)
    if known is not None:
        return known
    some = w.unchosen_heroes.get(spot)
    if some is not None and not w.standing:
        number = w.number()  # "If a hero attacked you …, deal 2 damage to that hero": which one is chosen now
        w.emit(PickHero(w.words(node), YOU, some, number))
        w.people[spot] = ChosenPlayer(number)
        return w.people[spot]
    if (mention.back and w.this_happened) or mention.place.sentence == w.cancelled_in:
        return EventPlayer()  # [EN-9] whose act it was
    if mention.back and spot in w.making.kept:
        return keeping.RememberedHero()
    if mention.back and getattr(mention.node, "word", "").removesuffix("'s") not in SEATED:
        raise w.not_playable(node, "nothing keeps in mind which hero this was: say 'choose' for that")
    roles = said.HeroRole | said.NeighbourOf | said.You | said.Yourself | said.WhoseHero | said.WhoseRole
    if isinstance(mention.node, roles):
        return hero(w, mention.node)
    raise w.not_playable(node, "it is not clear which hero this would be")


SEATED = ("your target", "your enemy")  # who is so at any time, without an act
CHOSEN_HERO = ("the chosen", "the selected")


def is_one(node: Node) -> bool:
    return isinstance(node, said.HeroRole | said.NeighbourOf | said.WhoseRole) or (
        isinstance(node, said.SomeHero) and node.which.word in CHOSEN
    )


@hero.means(said.OwnerOfIt, players.ControllerOfThat, players.OwnerOfThat, said.WhoseOfIt, said.WhoseOfThem)
def owner(w: Writer, node: Node) -> Whom:
    cards = cards_meant(w, node)
    said_of = getattr(node, "word", "") or w.words(node).lower()
    who = OwnerOf(cards) if "owner" in said_of else ControllersOf(cards)
    if isinstance(node, said.OwnerOfIt):
        w.mean_hero(node, who)  # … and whom 'that hero' means behind it
    return who


# ---- whose
WHOSE: dict[str, Whom] = {
    "another hero's": OTHERS, "any hero's": ALL,
    "any other hero's": OTHERS, "each hero's": ALL, "each other hero's": OTHERS, "other heroes'": OTHERS,
    "all other heroes'": OTHERS, "all heroes'": ALL,
}  # fmt: skip


hero.of(said.WhoseHero, lambda w, node: w.people.get(w.spot(node), WHOSE[node.word]))


def whose(w: Writer, node: Whose | nouns.AnyWhose) -> Whom:
    """Of whom; where several are possible, of any of them."""
    return ALL if isinstance(node, nouns.AnyWhose) else hero(w, node)


def one_whose(w: Writer, node: Whose | nouns.AnyWhose) -> Whom:
    """Whose hand or deck, where it must be one: which hero, the player chooses."""
    who = whose(w, node)
    if who is not ALL and who is not OTHERS:
        return who
    return who if is_many(node) else picked(w, node, who)


def is_many(node: Whose | nouns.AnyWhose) -> bool:
    """Whether several heroes are meant at once."""
    return isinstance(node, said.WhoseHero) and node.word.startswith(("each", "other", "all"))


# ---- one hero, of choice
def picked(w: Writer, node: Node, among: Whom) -> Whom:
    if w.standing:
        return among
    number = w.number()
    w.emit(PickHero(w.words(node), YOU, among, number))
    w.mean_hero(node, ChosenPlayer(number))
    return ChosenPlayer(number)


def is_chosen(node: Player) -> bool:
    return isinstance(node, said.OneOfHeroes) or (isinstance(node, said.SomeHero) and node.which.word in CHOSEN)


def is_plural(node: Player) -> bool:
    """Whether it is played out hero by hero."""
    if isinstance(node, said.SomeHero):
        return node.which.word not in CHOSEN
    return isinstance(node, said.Together | said.Heroes | said.UpToHeroes | said.ThoseHeroes | said.Neighbours)


def is_several(w: Writer, node: Player) -> bool:
    """Whether a number of theirs would be a sum: 'they' may be one hero."""
    if isinstance(node, said.ThoseHeroes):
        meant = w.mention(node).node
        return isinstance(meant, Player) and is_plural(meant)
    return is_plural(node)


def one(w: Writer, node: Player) -> Whom:
    """A single hero to whom something is done: by role, spoken of, or chosen now [LS-D05]."""
    if is_chosen(node):
        if w.spot(node) in w.people:
            return w.people[w.spot(node)]
        return picked(w, node, hero(w, node))
    return hero(w, node)


def several(w: Writer, node: Player) -> Whom:
    """The heroes of a block, chosen first where the text says 'up to', and each chosen one of 'A and another hero'."""
    if isinstance(node, said.UpToHeroes):
        number = w.number()
        pick_heroes(w, node, YOU, amount(w, node.n), number)
        return HeroSet(number)
    if isinstance(node, said.Together):
        check_left_out(w, node)
        return Several([one(w, each) for each in node.heroes])
    return hero(w, node)


def pick_heroes(w: Writer, node: said.UpToHeroes, who: Whom, count: Amount, number: int) -> None:
    up_to = not isinstance(node, said.SoManyHeroes)
    among = HeroGroup(node.other, filtered(w, node.filter))
    w.emit(choices.PickHeroes(w.words(node), who, among, count, up_to, number))
    w.mean_hero(node, HeroSet(number))


def party(w: Writer, node: Player) -> Whom:
    """Of whom something is so: as long as a card is there of every such hero, of an effect of the one chosen now."""
    if isinstance(node, said.UpToHeroes):
        if w.standing:
            raise w.not_playable(node, "this is so of all such heroes, not of a number of them")
        return several(w, node)
    return hero(w, node) if w.standing else one(w, node)


@contextmanager
def in_turn(w: Writer, node: Player) -> Iterator[Whom]:
    """To whom it is done, or who does it: one hero; of several, each in turn [LS-2.6.7a]. What comes behind and speaks
    of the same heroes belongs to the same block [LS-G82]."""
    block = w.block
    if block is not None and remains_in_block(w, node):
        if isinstance(node, said.SomeHero):
            block.spots.append(w.spot(node))
            w.mean_hero(node, ChosenPlayer(block.hero))
        yield ChosenPlayer(block.hero)
        return
    if not is_doing(w):
        w.close_block()
    if is_plural(node) and w.block is None:
        yield w.open_block(node, several(w, node))
        return
    if is_plural(node):
        raise w.not_playable(node, "this would be a group of heroes within a group of heroes")
    yield one(w, node)


def is_doing(w: Writer) -> bool:
    """[EN-5] Whether the heroes of the open block are those who do what is said: to whom they do it ends nothing."""
    return w.block is not None and isinstance(w.who, ChosenPlayer) and w.who.number == w.block.hero


def remains_in_block(w: Writer, node: Node) -> bool:
    """Whether a phrase speaks of the heroes of the open block, or names the same ones again."""
    block = w.block
    if block is None:
        return False
    if isinstance(node, said.SomeHero):
        return is_plural(node) and not is_nobody(node) and node.filter is None and hero_group(w, node) is block.who
    return isinstance(node, said.ThatHero | said.ThoseHeroes | said.WhoseThat) and w.spot_meant(node) in block.spots


@contextmanager
def done_by(w: Writer, node: Player) -> Iterator[Whom]:
    """Who does what follows; one at a time."""
    with in_turn(w, node) as who:
        if isinstance(who, ChosenPlayer) or who is YOU:
            doer = who
        else:
            number = w.number()
            w.emit(SetPlayer(w.words(node), who, number))
            doer = ChosenPlayer(number)
        spot = w.spot(node)
        if not isinstance(node, said.ThatHero | said.ThoseHeroes | said.You) and spot not in w.people:
            w.people[spot] = doer
        with w.acting(doer):
            yield doer
