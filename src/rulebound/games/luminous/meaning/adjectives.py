"""What stands before and behind the noun: adjectives, filters, relative clauses, as traits."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.meaning.senses import adjective, amount
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.ops import groups, remembering, traits
from rulebound.games.luminous.vocabulary import filters
from rulebound.games.luminous.vocabulary import nouns as said
from rulebound.kernel.terms import Amount, Bound, Fixed, StatIs, Trait, relations
from rulebound.kernel.terms.traits import AnyTrait, NotOneOf, NoTrait, NotThis
from rulebound.language.core.categories import Kind, Skill, Stat
from rulebound.language.core.nouns import Called, Named, Other
from rulebound.language.lowering.conditions import RELATIONS
from rulebound.language.lowering.references import cards_meant
from rulebound.language.node import Node

KINDS = {
    "unit": traits.UNIT, "relic": traits.RELIC, "spell": traits.SPELL, "orb": traits.ORB, "token": traits.TOKEN,
    "favored": traits.FAVORED, "card": 0,
}  # fmt: skip
STATES = {
    "attacking": traits.ATTACKING, "blocking": traits.BLOCKING, "blocked": traits.BLOCKED,
    "unblocked": traits.UNBLOCKED, "expended": traits.EXPENDED, "ready": traits.READY, "damaged": traits.DAMAGED,
}  # fmt: skip
PRINTED_WORDS = {
    "fast": traits.FAST, "unique": traits.UNIQUE, "basic": traits.BASIC, "non-basic": traits.NON_BASIC,
}  # fmt: skip
STATS = {
    "attack": remembering.ATTACK, "health": remembering.HEALTH, "cost": remembering.COST,
    "durability": remembering.DURABILITY,
}  # fmt: skip
SKILLS = {name: bit for bit, name in c.SKILL_NAMES.items()}
LETTERS = {name[0]: bit for bit, name in c.COLOUR_NAMES.items()}
COLOURS = {name: bit for bit, name in c.COLOUR_NAMES.items()}


def kind_bits(kinds: tuple[Kind, ...]) -> int:
    """The types of a noun; 0 if any card will do."""
    bits = 0
    for kind in kinds:
        if isinstance(kind, said.Bloom):
            bits |= traits.BLOOM
        elif isinstance(kind, said.CardKind):
            if kind.word == "card":
                return 0
            bits |= KINDS[kind.word]
    return bits


def skill_bits(skills: tuple[Skill, ...]) -> int:
    bits = 0
    for skill in skills:
        assert isinstance(skill, said.BattleSkill)
        bits |= SKILLS[skill.word]
    return bits


def stat_code(stat: Stat) -> int:
    assert isinstance(stat, said.CardStat)
    return STATS[stat.word]


@adjective.means(said.CardState)
def found(w: Writer, node: said.CardState) -> list[Trait]:
    if node.word == "undamaged":
        return [NoTrait([traits.Found(traits.DAMAGED)])]
    return [traits.Found(STATES[node.word])]


adjective.of(said.OnTable, lambda w, node: [traits.Found(traits.ON_TABLE)])
adjective.of(said.CardWord, lambda w, node: [traits.Worded(PRINTED_WORDS[node.word])])
adjective.of(said.NotKind, lambda w, node: [NoTrait([traits.OfKind(KINDS[node.word.removeprefix("non-")])])])
adjective.of(said.Colour, lambda w, node: [traits.OfColour(COLOURS[node.word])])
adjective.of(said.Faction, lambda w, node: [traits.OfFaction(node.word)])


@adjective.means(said.Stats)
def numbers(w: Writer, node: said.Stats) -> list[Trait]:
    return [
        StatIs(remembering.ATTACK, relations.EXACTLY, Fixed(node.attack.value)),
        StatIs(remembering.HEALTH, relations.EXACTLY, Fixed(node.health.value)),
    ]


adjective.of(Other, lambda w, node: different(w))


def different(w: Writer) -> list[Trait]:
    """Other, another: not this card, and nothing that was chosen or spoken of before."""
    found: list[Trait] = [NotThis()]
    if not w.standing:
        found += [NotOneOf(cards) for cards in w.earlier if not isinstance(cards, groups.ThisCard)]
    return found


adjective.of(Called, lambda w, node: [traits.NamedSo(node.name, True)])
adjective.of(Named, lambda w, node: [traits.NamedSo(node.name.name, False)])


@adjective.means(said.WithThatStat)
def with_that_stat(w: Writer, node: said.WithThatStat) -> list[Trait]:
    if w.chosen_number < 0:
        raise w.not_playable(node, "no number was chosen before this: 'Choose a number.'")
    return [StatIs(stat_code(node.stat), relations.EXACTLY, Bound(w.chosen_number))]


adjective.of(said.WithoutCheck, lambda w, node: [traits.WithoutCheck()])
adjective.of(said.WithAbility, lambda w, node: [traits.WithAbility(node.ability.word)])
adjective.of(said.OfAbility, lambda w, node: [traits.WithAbility(node.ability.word)])
adjective.of(said.OfSkill, lambda w, node: [traits.WithSkills(skill_bits((node.skill,)), traits.ALL_OF)])


@adjective.means(filters.WithCheck)
def with_check(w: Writer, node: filters.WithCheck) -> list[Trait]:
    if node.symbols is not None:
        letters = [each for each in node.symbols.symbols if each in LETTERS]
        if len(letters) < len(node.symbols.symbols):
            raise w.not_playable(node.symbols, "an orb check has colours: O, G, P")
        counts = [(LETTERS[each], Fixed(letters.count(each))) for each in dict.fromkeys(letters)]
        return [traits.WithCheck(colour, relations.AT_LEAST, count) for colour, count in counts]
    colour = 0 if node.colour is None else COLOURS[node.colour.word]
    return [traits.WithCheck(colour, *so_many(w, node))]


def so_many(w: Writer, node: filters.WithCheck | filters.WithSkillCount) -> tuple[int, Amount]:
    """'Two or more', 'three'; one or more where no number is said."""
    if node.n is None:
        return relations.AT_LEAST, Fixed(1)
    return relations.EXACTLY if node.bound is None else RELATIONS[node.bound.word], amount(w, node.n)


@adjective.means(filters.WithSkillCount)
def with_skill_count(w: Writer, node: filters.WithSkillCount) -> list[Trait]:
    if node.no:
        return [traits.WithSkillCount(relations.EXACTLY, Fixed(0))]
    return [traits.WithSkillCount(*so_many(w, node))]


adjective.of(
    filters.WithParity, lambda w, node: [traits.OfParity(stat_code(node.stat), node.parity.word == "odd")],
)  # fmt: skip


@adjective.means(filters.WithStatBetween)
def with_stat_between(w: Writer, node: filters.WithStatBetween) -> list[Trait]:
    stat, least, most = stat_code(node.stat), node.least.value, node.most.value
    if least >= most:
        raise w.not_playable(node.most, "the second number is the higher one")
    return [StatIs(stat, relations.AT_LEAST, Fixed(least)), StatIs(stat, relations.AT_MOST, Fixed(most))]


@adjective.means(filters.WithEitherStat)
def with_either_stat(w: Writer, node: filters.WithEitherStat) -> list[Trait]:
    relation, n = RELATIONS[node.bound.word], amount(w, node.n)
    found: list[Trait] = [StatIs(stat_code(each), relation, n) for each in (node.stat, node.other)]
    return found if node.both else [AnyTrait([[each] for each in found])]


@adjective.means(said.WithSkills)
def with_skills(w: Writer, node: said.WithSkills) -> list[Trait]:
    how = traits.ONE_OF if node.one else traits.NONE_OF if node.none else traits.ALL_OF
    return [traits.WithSkills(skill_bits(node.skills), how)]


def among(w: Writer, node: Node, wanted: list[Trait]) -> groups.SlotCards:
    """Those of the cards looked at that have the traits."""
    cards = cards_meant(w, node)
    if not isinstance(cards, groups.SlotCards):
        raise w.not_playable(node)
    return groups.SlotCards(cards.slot, [*cards.traits, *wanted])
