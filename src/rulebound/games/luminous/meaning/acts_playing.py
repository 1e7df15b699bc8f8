"""Playing cards and tokens, and putting them into play."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import LuminousCard
from rulebound.games.luminous.meaning.adjectives import kind_bits, skill_bits
from rulebound.games.luminous.meaning.nouns import Wanted, acting, objects
from rulebound.games.luminous.meaning.senses import act, amount
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.ops import groups, playing, traits
from rulebound.games.luminous.vocabulary import VOCABULARY
from rulebound.games.luminous.vocabulary.nouns import Bloom, CardKind, CopyToken, Faction, Stats, WithQuoted, WithSkills
from rulebound.games.luminous.vocabulary.verbs import CopySpell, Play, PutIntoPlay
from rulebound.kernel.terms import Amount, Cards, Fixed, Trait
from rulebound.language import CardTextError, read_text
from rulebound.language.core.categories import One, Thing
from rulebound.language.core.nouns import (
    Article,
    Bare,
    Both,
    Either,
    Exactly,
    Group,
    It,
    Some,
    That,
    Them,
    This,
    Those,
)
from rulebound.language.references import is_plural

ON_THE_TABLE = traits.UNIT | traits.RELIC | traits.TOKEN
CAN_BE_IN_PLAY = traits.UNIT | traits.RELIC | traits.ORB | traits.TOKEN


@act.means(Play)
def play(w: Writer, node: Play) -> None:
    if one_by_one(w, node):
        return
    made = new_tokens(w, node.what, played=True)
    if made is not None:
        slot = slot_of(w, node.what)
        w.emit(playing.PlayTokens(w.words(node), w.who, made.kind, made.count, slot, w.actor, made.of))
        return
    must: list[Trait] = [traits.Playable(acting(w))]
    if not node.free:
        must.append(traits.Payable(acting(w)))
    cards, _ = objects(w, node.what, Wanted(zones=played_from(node.what), must=must))
    w.emit(playing.PlayCards(w.words(node), acting(w), cards, node.free, slot_of(w, node.what)))


def one_by_one(w: Writer, node: Play | PutIntoPlay) -> bool:
    """'Play a 1/1 Sprig token and a Luminous Bloom': new tokens are made one sort after the other."""
    what = node.what
    if not isinstance(what, Both | Either) or not any(is_new(each) for each in what.things):
        return False
    if isinstance(what, Either) or w.is_mentioned(what) or any(w.is_mentioned(each) for each in what.things):
        raise w.not_playable(what, "new tokens of several sorts: say it in two sentences, or 'choose one: …; or …'")
    for each in what.things:
        act(w, node.but(what=each))
    return True


def is_new(what: Thing) -> bool:
    """Whether a phrase speaks of tokens that are nowhere yet."""
    kinds = what.group.kinds if isinstance(what, Some) and what.group.place is None else ()
    made = any(isinstance(kind, Bloom) or getattr(kind, "word", "") == "token" for kind in kinds)
    return isinstance(what, CopyToken) or made


def played_from(what: Thing) -> list[int]:
    """[LU-play.13] From the hand; an orb also from the pile, where the text names no zone."""
    if isinstance(what, Some) and kind_bits(what.group.kinds) == traits.ORB:
        return [c.HAND, c.ORB_PILE]
    return [c.HAND]


def slot_of(w: Writer, what: Thing) -> int:
    """Where the cards stand once they have been played; from now on the phrase means them."""
    slot = w.way("played", w.slot())
    played = groups.SlotCards(slot, [])
    w.mean(what, played)
    if isinstance(what, It | That | Them | Those):
        w.handles[w.spot_meant(what)] = played
    return slot


@act.means(PutIntoPlay)
def put_into_play(w: Writer, node: PutIntoPlay) -> None:
    if one_by_one(w, node):
        return
    made = new_tokens(w, node.what)
    if made is not None and node.owners:
        raise w.not_playable(node, "a new token is its maker's")
    if made is not None:
        slot = slot_of(w, node.what)
        w.emit(playing.PutTokens(w.words(node), w.who, made.kind, made.count, slot, w.actor, node.expended, made.of))
        return
    must: list[Trait] = [traits.OfKind(CAN_BE_IN_PLAY)]
    cards, keep = objects(w, node.what, Wanted(zones=[c.HAND], must=must))
    who = None if node.owners else acting(w)
    w.emit(playing.PutIntoPlay(w.words(node), cards, keep, who, node.expended))


# ---- tokens that a text describes: `a 1/1 Sprig token with Flight` [LU-token.1]
# A token is what its words say, so equal words are one token, whichever card makes it.
_DESCRIBED: dict[str, LuminousCard] = {}


class NewTokens:
    """So many tokens of a kind; no kind means Luminous Blooms, which the rules bring, or copies of a card."""

    def __init__(self, kind: LuminousCard | None, count: Amount, of: Cards | None = None) -> None:
        self.kind = kind
        self.count = count
        self.of = of


def new_tokens(w: Writer, what: Thing, played: bool = False) -> NewTokens | None:
    """The tokens that a phrase asks to be made; None if it means cards that are already somewhere."""
    if isinstance(what, CopyToken):
        bits = ON_THE_TABLE | (traits.SPELL if played else 0)
        return NewTokens(None, Fixed(1) if what.n is None else amount(w, what.n), copied(w, what.what, bits))
    if not isinstance(what, Some) or what.group.place is not None or what.group.controller is not None:
        return None
    group = what.group
    if len(group.kinds) != 1:
        return None
    kind = group.kinds[0]
    if isinstance(kind, Bloom):
        return NewTokens(None, how_many(w, what))
    if not isinstance(kind, CardKind) or kind.word != "token":
        return None
    if getattr(what.determiner, "word", "") == "another":
        raise w.not_playable(what.determiner, "a new token is another anyway: say 'a'")
    return NewTokens(token(w, group), how_many(w, what))


@act.means(CopySpell)
def copy_spell(w: Writer, node: CopySpell) -> None:
    """[LU-tribute.4] Done at once, with choices of its own; nobody has played the copy."""
    w.emit(playing.Resolve(w.words(node), acting(w), copied(w, node.what, traits.SPELL)))


def copied(w: Writer, what: One, kinds: int) -> Cards:
    """The card whose copy is made: one of such a kind, chosen first if the phrase leaves a choice."""
    w.making.definition.copies = True
    named = w.mention(what).node if isinstance(what, It | That) else what
    bits = kind_bits(named.group.kinds) if isinstance(named, Some | Bare) else 0
    if kinds == traits.SPELL and (isinstance(named, This) or bits != traits.SPELL):
        raise w.not_playable(what, "only a spell is copied so: say 'that spell', or 'play a token that is a copy of …'")
    if not isinstance(named, This) and (bits == 0 or bits & ~kinds):
        raise w.not_playable(what, "a token is a unit or a relic: say which")
    if bits & traits.SPELL and isinstance(what, Some | Bare) and what.group.place is None:
        words = "a token is a unit or a relic; of a spell say where it lies: 'a spell from your discard pile'"
        raise w.not_playable(what, words)
    if is_plural(what) or getattr(getattr(what, "determiner", None), "word", "") == "each":
        raise w.not_playable(what, "of which one? Say 'a unit', or 'For each …, play a token that is a copy of it'")
    return objects(w, what, Wanted())[0]


def how_many(w: Writer, what: Some) -> Amount:
    determiner = what.determiner
    if isinstance(determiner, Exactly):
        return amount(w, determiner.n)
    if isinstance(determiner, Article) and determiner.word in ("a", "another", "a additional"):
        return Fixed(1)
    raise w.not_playable(determiner, "say how many tokens")


def token(w: Writer, group: Group) -> LuminousCard:
    numbers = next((each for each in group.adjectives if isinstance(each, Stats)), None)
    faction = next((each.word for each in group.adjectives if isinstance(each, Faction)), "")
    for each in group.adjectives:
        if not isinstance(each, Stats | Faction):
            raise w.not_playable(each, "a new token is described by its numbers, its name and its skills")
    had = group.filter
    quote = had.quoted.text if isinstance(had, WithQuoted) else ""
    if had is not None and not quote and (not isinstance(had, WithSkills) or had.one or had.none):
        raise w.not_playable(had, "a new token is described by its numbers, its name and its skills")
    name = group.name.name if group.name is not None else ""
    if numbers is None:
        known = w.making.tokens.get(name)
        if known is None or group.filter is not None:
            raise w.not_playable(group, "say the token's numbers, such as 1/1, or define it as a card of type token")
        return known
    skills = skill_bits(had.skills) if isinstance(had, WithSkills | WithQuoted) else 0
    try:
        return described(w, name, faction, numbers.attack.value, numbers.health.value, skills, quote)
    except CardTextError as error:
        raise w.not_playable(had or group, error.message) from None


def described(
    w: Writer, name: str, faction: str, attack: int, health: int, skills: int, quote: str = ""
) -> LuminousCard:
    """What is quoted is the rest of its text."""
    words = [word for bit, word in c.SKILL_NAMES.items() if skills & bit]
    called = name or f"{attack}/{health} token"
    key = " ".join([*filter(None, [faction, name]), f"{attack}/{health}", *words, *filter(None, [quote]), "(token)"])
    made = _DESCRIBED.get(key)
    if made is None:
        text = " ".join([*(f"{word}." for word in words), *filter(None, [quote])])
        made = LuminousCard(key, called, "token", faction, text)
        made.unit = True
        made.attack = attack
        made.health = health
        made.skills = skills
        if quote:
            from rulebound.games.luminous.meaning import fill  # which reads what tokens say with all the other meanings

            fill(made, read_text(VOCABULARY, text), w.making.tokens)
        made = _DESCRIBED.setdefault(key, made)
    brought = w.making.definition.tokens
    if made not in brought:
        brought.append(made)
    return made
