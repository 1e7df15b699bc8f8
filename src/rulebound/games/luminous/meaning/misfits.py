"""What a card of its type could never do: such words are refused, for a text that is accepted must work."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import LuminousCard
from rulebound.games.luminous.meaning.writer import Making, NotPlayable, Writer
from rulebound.games.luminous.vocabulary import beings, nouns, verbs
from rulebound.games.luminous.vocabulary.costs import (
    AlsoPay,
    DoAsCost,
    Mulch,
    Tribute,
    TriggerKeyword,
    TriggersOnce,
    UseOnly,
    Wave,
)
from rulebound.language.abilities import Ability, PlacedSentence
from rulebound.language.core.categories import AbilityKind, Kind, Player, Thing
from rulebound.language.core.clauses import CardByCard, ThingIs
from rulebound.language.core.nouns import Bare, Controls, Group, It, Some, That, Them, This, ThisTurn, Those
from rulebound.language.core.numbers import Its, Own, StatOfThing
from rulebound.language.core.sentences import Skills
from rulebound.language.node import Node
from rulebound.language.references import Place

# Sentences that say of nobody what becomes of him: of this card, or of what was spoken of?
SUBJECTLESS = re.compile(
    r"(deals|draws|destroys|returns|voids|expends|gets|gains|has|loses|can't|cannot|costs|enters|attacks|may)\b|"
    r"(when|whenever|if) (\w+ed|attacking|blocking),", re.IGNORECASE,
)  # fmt: skip
IN_COMBAT = ("Flight", "Guardian", "Lunge", "Watchful")
ON_THE_TABLE = (*IN_COMBAT, "Dash", "Steadfast")


def refuse_misfits(making: Making, ability: Ability) -> None:
    card = making.definition
    for placed in ability.sentences:
        if isinstance(placed.tree, UseOnly) and ability.kind is not AbilityKind.ACTIVATED:
            raise misfit(making, placed, placed.tree, "there is no ability before this that is used: 'Expend: …'")
        if isinstance(placed.tree, TriggersOnce) and ability.kind is not AbilityKind.TRIGGERED:
            raise misfit(making, placed, placed.tree, "there is no trigger before this: 'Whenever …'")
        if card.spell and placed.typed != placed.text and says_while(placed.typed) != says_while(placed.text):
            raise misfit(making, placed, placed.tree, "only now, or as long as it is so? Say 'as long as it is …'")
        if SUBJECTLESS.match(placed.typed) and names_another(ability.sentences[: ability.sentences.index(placed)]):
            raise misfit(making, placed, placed.tree, "of what is this said? Say 'this', 'it' or 'they'")
        for node in placed.tree.inside():
            for why in reasons(card, placed.tree, node):
                raise misfit(making, placed, node, why)
        for node in placed.tree.inside():
            for word, why in unfit(card, node):
                raise misfit(making, placed, word, why)


def names_another(before: Sequence[PlacedSentence]) -> bool:
    """Whether other cards, or other players, are spoken of; not only by what this card can do to them."""
    return any(
        isinstance(node, Some | Bare) or (isinstance(node, Player) and getattr(node, "word", "") != "you")
        for placed in before if not is_of_this(placed.tree) for node in placed.tree.inside()
    )  # fmt: skip


def is_of_this(tree: Node) -> bool:
    """'This can't be blocked by tokens.'"""
    said = [node for node in tree.inside() if isinstance(node, ThingIs)]
    return bool(said) and all(isinstance(each.what, This) and not each.beings[0].ACTS for each in said)


def says_while(text: str) -> bool:
    return re.search(r"\b(while|as long as)\b", text, re.IGNORECASE) is not None


def refuse_torn(making: Making, before: Ability, ability: Ability) -> None:
    """[EN-3] 'Arrive: Gain control of a unit. When this leaves play, … it …': this trigger begins its own ability,
    which knows nothing of that unit; on one line a reader takes it for the unit."""
    first = ability.sentences[0]
    if "\n" in making.text[before.sentences[-1].offset : first.offset]:
        return
    of_this = first.typed.lower().startswith(("costs", "enters"))  # which nothing is that has been spoken of
    if SUBJECTLESS.match(first.typed) and not of_this and names_another(before.sentences):
        raise misfit(making, first, first.tree, "of what is this said? Say 'this', 'it' or 'they'")
    if ability.kind is not AbilityKind.TRIGGERED:
        return
    named = (each for tree in before.trees for each in tree.inside() if isinstance(each, Some))
    if all(getattr(each.determiner, "word", "") not in ("a", "another") for each in named):
        return
    for number, placed in enumerate(ability.sentences):
        for node in placed.tree.inside():
            mention = ability.bindings.get(Place(number, node.span))
            if isinstance(node, It | Its) and mention is not None and isinstance(mention.node, This):
                raise misfit(making, placed, node, "this card, or what the ability before it speaks of? Begin a line")


def misfit(making: Making, placed: PlacedSentence, node: Node, why: str) -> NotPlayable:
    """The first word under the caret."""
    return NotPlayable(making.text, *placed.caret(*node.span), why)


def reasons(card: LuminousCard, sentence: Node, node: Node) -> Iterator[str]:
    """Why a phrase means nothing on such a card."""
    if isinstance(sentence, Skills) and isinstance(node, nouns.BattleSkill):
        if node.word in IN_COMBAT and not card.unit:
            yield f"{node.word} is for units: only they attack and block"
        elif node.word in ON_THE_TABLE and card.spell:
            yield f"{node.word} is for cards in play, and a spell is never there"
    elif isinstance(node, Wave) or (isinstance(node, TriggerKeyword) and node.word in ("Contact", "On Attack")):
        if not card.unit:
            yield "only a unit attacks"
    elif isinstance(node, Mulch) or (isinstance(node, TriggerKeyword) and node.word == "Depart"):
        if card.favored:
            yield "a favored never goes to the discard pile"
    elif isinstance(node, AlsoPay):
        if not card.playable:
            yield "only a unit, a relic or a spell is played for its cost"
        elif isinstance(node.kind, nouns.CardKind) and not is_of_kind(card, node.kind.word):
            yield f"this card is no {node.kind.word}"
    elif isinstance(node, Tribute):
        if not (card.spell or card.unit or card.relic) or card.type == "token":
            yield "Tribute is paid while a card is played for its cost: a unit, a relic or a spell"
    elif isinstance(node, This | Own) and node.kind is not None:
        word = getattr(node.kind, "word", "card")
        if not is_of_kind(card, word):
            yield f"this card is no {word}"
    elif isinstance(node, DoAsCost) and isinstance(node.act, verbs.RemoveDurability):
        if isinstance(node.act.what, This) and not card.relic:
            yield "only a relic has durability"


def is_of_kind(card: LuminousCard, word: str) -> bool:
    """'Token' and 'card' are vague: a copy made by Tribute is a token, too [LU-tribute.5a]."""
    found = {"unit": card.unit, "relic": card.relic, "spell": card.spell}.get(word)
    if found is None:
        return word in ("card", "token") or card.type == word
    return found


# ---- what a card of some kind never has or undergoes, whoever's it is [EN-12]
FIGHTS = ("attack", "block", "be blocked", "go unblocked")
FIGHTING = (
    beings.Cannot, beings.MustAttack, beings.MustAttackNow, beings.MustBeBlocked, beings.MustBeBlockedNow,
    beings.AttacksReady, beings.MayBlock, beings.BlockedOnlyBy,
)  # fmt: skip
HOLDERS = {"durability": ("relic",), "attack": ("unit",), "health": ("unit",)}
NEVER_IN_PLAY = (verbs.Destroy, verbs.Sacrifice, verbs.Expend, verbs.Ready)


def unfit(card: LuminousCard, node: Node) -> Iterator[tuple[Node, str]]:
    """The words of a phrase that ask of its cards what such cards can never have."""
    if isinstance(node, Group):
        stat = getattr(node.filter, "stat", None)
        if stat is not None:
            yield from lacking(node.kinds, stat, stat)
    elif isinstance(node, StatOfThing):
        yield from lacking(kinds_of(node.what, card), node.stat, node.stat)
    elif isinstance(node, verbs.Dealing):
        kinds = kinds_of(node.to, card)
        if not may_be(kinds, ("unit", "relic", "favored")):
            yield kinds[0], "damage is dealt to units, relics and players"  # [LU-type.14]
    elif isinstance(node, verbs.AddDurability | verbs.RemoveDurability):
        kinds = kinds_of(node.what, card)
        yield from lacking(kinds, nouns.CardStat("durability"), kinds[0] if kinds else node)
    elif isinstance(node, verbs.RemoveDamage):
        kinds = kinds_of(node.what, card)
        if not may_be(kinds, ("unit",)):
            yield node.what, "only a unit has damage on it: what a relic has lost is durability"  # [LU-dmg.7]
    elif isinstance(node, CardByCard):
        relative = getattr(getattr(node.what, "group", None), "relative", None)
        if isinstance(relative, nouns.ThatDid | ThisTurn) and node.what.group.place is None:  # type: ignore[attr-defined]
            yield node.what, "where is each of them now? Say 'in a discard pile', or put 'for each …' behind the amount"
    elif isinstance(node, ThingIs):
        for being in node.beings:
            yield from unfit_being(kinds_of(node.what, card), being)
            if isinstance(being, beings.StaysExpended):
                yield from unfit_step(node.what, being)
    elif isinstance(node, NEVER_IN_PLAY) and getattr(getattr(node.what, "group", None), "place", None) is None:
        kinds = kinds_of(node.what, card)
        if kinds and all(getattr(kind, "word", "") == "spell" for kind in kinds):
            yield kinds[0], "a spell is never in play"


def unfit_step(what: Node, being: beings.StaysExpended) -> Iterator[tuple[Node, str]]:
    """[LU-turn.5] A card readies in the ready step of its controller and in no other."""
    if isinstance(what, It | That | Them | Those):
        return  # what they are is known when they are bound
    whose = getattr(being.whose, "word", "")
    determiner = getattr(what, "determiner", None)
    controller = getattr(getattr(what, "group", None), "controller", None)
    holder = getattr(getattr(controller, "who", None), "word", "") if isinstance(controller, Controls) else ""
    if isinstance(what, This) or getattr(getattr(determiner, "whose", None), "word", "") == "your":
        holder = "you"
    if whose not in ("its controller's", OWNERS.get(holder, "")):
        yield being.whose, "a card readies in the ready step of its controller: say 'its controller's'"


OWNERS = {"you": "your", "the opponent": "the opponent's"}


def unfit_being(kinds: Sequence[Kind], being: Node) -> Iterator[tuple[Node, str]]:
    bonus = getattr(being, "bonus", None)
    if isinstance(bonus, beings.StatBonus):
        yield from lacking(kinds, bonus.stat, bonus.stat)
    elif isinstance(bonus, beings.PairBonus):
        yield from lacking(kinds, nouns.CardStat("attack"), bonus)
    elif isinstance(being, FIGHTING):
        fights = [each for each in getattr(being, "verbs", (being,)) if getattr(each, "word", "attack") in FIGHTS]
        if fights and not may_be(kinds, ("unit",)):
            yield fights[0], "only units attack and block"
    elif isinstance(being, beings.GainSkills | beings.HaveSkills):
        for skill in being.skills:
            if getattr(skill, "word", "") in IN_COMBAT and not may_be(kinds, ("unit",)):
                yield skill, f"{getattr(skill, 'word', '')} is for units: only they attack and block"


# What can happen to such cards alone; tokens and 'cards' may be anything.
IN_PLAY = ("unit", "relic", "orb")
UNDERGO: dict[int, tuple[tuple[str, ...], str]] = {
    **dict.fromkeys((c.ATTACKED, c.BLOCKED, c.BECAME_BLOCKED, c.UNBLOCKED), (("unit",), "only units attack and block")),
    **dict.fromkeys((c.DURABILITY_LOST, c.DURABILITY_ADDED), (("relic",), "only a relic has durability")),
    **dict.fromkeys((c.DESTROYED, c.SACRIFICED, c.LEFT_PLAY), (IN_PLAY, "it never leaves play: neither spells nor "
                                                               "favored do")),
}  # fmt: skip


def refuse_undergone(w: Writer, what: Thing, event: int) -> None:
    """[EN-12] 'When this attacks', on a relic."""
    wanted, why = UNDERGO.get(event, ((), ""))
    if wanted and not may_be(kinds_of(what, None if w.making.quoted else w.making.definition), wanted):
        raise w.not_playable(what, why)


def lacking(kinds: Sequence[Kind], stat: Node, word: Node) -> Iterator[tuple[Node, str]]:
    having = HOLDERS.get(getattr(stat, "word", ""), ())
    if having and not may_be(kinds, having):
        yield word, f"only a {having[0]} has {getattr(stat, 'word', '')}"


def may_be(kinds: Sequence[Kind], wanted: Sequence[str]) -> bool:
    """Whether a card of one of these kinds can be one of those; no kinds: nothing is known of it."""
    words = [getattr(kind, "word", "") for kind in kinds]
    return not words or any(word in (*wanted, "card", "token", "") for word in words)


def kinds_of(what: Node | None, card: LuminousCard | None = None) -> Sequence[Kind]:
    """What a phrase says its cards are; of 'this', what the card is."""
    if isinstance(what, This) and card is not None:
        found = [word for word in ("unit", "relic", "spell") if is_of_kind(card, word)]
        return [nouns.CardKind(word).at(what) for word in found or [card.type]]
    group = getattr(what, "group", None)
    return group.kinds if isinstance(group, Group) else ()
