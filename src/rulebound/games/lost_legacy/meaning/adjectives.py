"""Adjectives and filters: what a noun asks of a card besides its kind."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.meaning.fitting import must_be_any_one, named
from rulebound.games.lost_legacy.meaning.nouns import (
    PIECES,
    STATES,
    bearer,
    compared,
    controlled,
    meant,
    must_be,
    other_than,
    traits_of,
)
from rulebound.games.lost_legacy.meaning.persons import OPPONENT
from rulebound.games.lost_legacy.meaning.senses import adjective
from rulebound.games.lost_legacy.meaning.writer import NONE, Writer
from rulebound.games.lost_legacy.ops import abilities, terms
from rulebound.games.lost_legacy.vocabulary import nouns as said
from rulebound.games.lost_legacy.vocabulary.narrowing import BothSo, NotOfSort, OfLevel, OfSort
from rulebound.games.lost_legacy.vocabulary.selecting import Attacking, OnCharacter, WithAbility
from rulebound.kernel.terms import Fixed, Trait, relations
from rulebound.kernel.terms.traits import NoTrait
from rulebound.language import AbilityKind
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Skill
from rulebound.language.lowering import YOU
from rulebound.language.lowering.conditions import RELATIONS


@adjective.means(said.CardState)
def card_state(w: Writer, node: said.CardState) -> list[Trait]:
    if node.word in STATES:
        return [terms.InPosition(node.word)]
    return [terms.IsThreatened() if node.word == "threatened" else terms.InBattle(node.word == "attacked")]


@adjective.means(said.SideWord)
def side_word(w: Writer, node: said.SideWord) -> list[Trait]:
    return controlled(OPPONENT if node.word == "enemy" else YOU)


adjective.of(said.Adjacent, lambda w, node: [terms.IsInRange(bearer(w, node), c.CLOSE)])


@adjective.means(said.Damaged)
def damaged(w: Writer, node: said.Damaged) -> list[Trait]:
    bears = terms.BearsPieces(c.DAMAGE, 1)
    return [bears if node.word == "damaged" else NoTrait([bears])]


adjective.of(said.SpellKind, lambda w, node: [terms.OfKind(c.KIND_NAMES[node.word])])
adjective.of(core.Other, lambda w, node: [other_than(w, node)])
adjective.of(core.Named, lambda w, node: [terms.IsNamed(node.name.name)])
adjective.of(said.OfFamily, lambda w, node: [terms.InCategory("family", [node.name.name])])
adjective.of(said.ElementWord, lambda w, node: [terms.InCategory("element", [node.word.capitalize()])])
adjective.of(said.FamilyWord, lambda w, node: [terms.InCategory("family", [node.word.capitalize()])])
adjective.of(
    OfSort, lambda w, node: [terms.InCategory("element" if node.element else "family", [node.name.name])]
)
adjective.of(BothSo, lambda w, node: [*adjective(w, node.one), *adjective(w, node.other)])


@adjective.means(NotOfSort)
def not_of_sort(w: Writer, node: NotOfSort) -> list[Trait]:
    if node.name in c.SKILL_NAMES:
        return [terms.HasSkills(c.SKILL_NAMES[node.name], True)]
    return [NoTrait([terms.InCategory("family or element", [node.name])])]


@adjective.means(OfLevel)
def of_level(w: Writer, node: OfLevel) -> list[Trait]:
    relation = relations.EXACTLY if node.bound is None else RELATIONS[node.bound.word]
    return [terms.ValueIs(c.LEVEL, relation, Fixed(node.n.value))]


adjective.of(said.OfElement, lambda w, node: [terms.InCategory("element", [node.name.name])])
adjective.of(said.OfSame, lambda w, node: [terms.OfSame(node.sort.word, compared(w, node.what), node.other)])


@adjective.means(said.OfChosen)
def of_chosen(w: Writer, node: said.OfChosen) -> list[Trait]:
    if w.element == NONE:
        raise w.not_playable(node, "no element was chosen before this")
    return [terms.OfChosenElement(w.element)]


adjective.of(said.Titled, lambda w, node: [terms.InCategory("title", [each.name for each in node.names])])
adjective.of(said.WithPieces, lambda w, node: [terms.BearsPieces(PIECES[node.piece.word], node.n.value)])
adjective.of(said.WithoutPieces, lambda w, node: [NoTrait([terms.BearsPieces(PIECES[node.piece.word], 1)])])
adjective.of(said.WithPiece, lambda w, node: [terms.BearsPieces(c.POWER_UP if node.power_up else c.DAMAGE, 1)])


@adjective.means(WithAbility)
def with_ability(w: Writer, node: WithAbility) -> list[Trait]:
    has = abilities.HasAbility(node.name.name)
    return [NoTrait([has]) if node.none else has]


@adjective.means(OnCharacter)
def on_character(w: Writer, node: OnCharacter) -> list[Trait]:
    """[LL-link.1] Under one of these characters, whichever it is."""
    must_be_any_one(w, node.what)
    must_be(w, node.what, c.CHARACTER, "cards are linked to characters: name one")
    return [terms.IsLinkedTo(meant(w, node.what))]


# The actions in the midst of which somebody attacks.
IN_BATTLE = (c.THREATEN, c.ATTACK, c.WEAKEN, c.DESTROY, c.BATTLE_ENDED)


@adjective.means(Attacking)
def attacking(w: Writer, node: Attacking) -> list[Trait]:
    must_be_any_one(w, node.what)
    must_be(w, node.what, c.CHARACTER, "only characters are attacked")
    if any(each is node for each in named(w, node.what).inside()):
        raise w.not_playable(node.what, "whom? Nobody attacks itself")
    by_hand = w.ability.kind in (AbilityKind.EFFECTS, AbilityKind.ACTIVATED)
    if by_hand or any(each.event not in IN_BATTLE for each in w.timings):
        raise w.not_playable(node, "nobody attacks then: say 'when a character is attacked'")
    return [terms.Attacks(meant(w, node.what), node.did.word == "threatens")]


@adjective.means(said.OldWord)
def old_word(w: Writer, node: said.OldWord) -> list[Trait]:
    """[LL-pos.2] Active is readied."""
    return [terms.InPosition("readied")]


def skill_bits(many: tuple[Skill, ...]) -> int:
    bits = 0
    for skill in many:
        assert isinstance(skill, said.CharacterSkill)
        bits |= c.SKILL_NAMES[skill.word]
    return bits


adjective.of(said.WithSkill, lambda w, node: [terms.HasSkills(skill_bits(node.skills), node.none)])


adjective.of(said.WithNoSkill, lambda w, node: [terms.HasSkills(sum(c.SKILL_NAMES.values()), True)])


@adjective.means(said.WithoutBut)
def without_but(w: Writer, node: said.WithoutBut) -> list[Trait]:
    return [terms.HasSkills(skill_bits(node.skills), True), NoTrait(traits_of(w, node.others))]
