"""From sentences to abilities: what stands on its own, what goes on with the sentence before."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.language.abilities import PlacedSentence
from rulebound.language.core.categories import AbilityKind, Act, Condition, Sentence, Simple, Thing
from rulebound.language.core.clauses import If, Plain, PlayerCannot, Replace, Steps, ThingIs, Unless
from rulebound.language.core.nouns import EndCard, It, Some, That, Them, This, ThisWay

from .again import with_names
from .beings import (
    CannotBe,
    Give,
    LimitIs,
    NoPieces,
    RangeBecomes,
    Unaffected,
    ValueBecomes,
    ValueChange,
    ValueEquals,
    ValueOfBecomes,
    ValueOfChange,
    ValueOfEquals,
    ValueOfScaled,
    ValueOfShifted,
    ValueScaled,
    ValueShifted,
)
from .contrary import asked_in_full
from .entering import as_where_they_enter
from .events import Leaves, TurnHappens
from .nouns import AmongDug, EachPaid
from .own_playing import without_own_playing
from .priced import as_a_price
from .prohibitions import AbilitiesCannot, OnlyThese, PlayerCannotEither
from .refreshed import as_it_is_readied
from .sentences import (
    Afterwards,
    Automatic,
    LimitedTo,
    MayReplace,
    Named,
    Optional,
    Paid,
    PlayedOnly,
    PlayedWhere,
    Text,
    Unnamed,
)
from .several_values import ValuesChange
from .verbs import Dig

Abilities = list[tuple[AbilityKind, list[PlacedSentence]]]
SAID_OF_CARDS = (
    ThingIs, ValueEquals, ValueOfEquals, ValueChange, ValueOfChange, ValueBecomes, ValueOfBecomes, ValueScaled,
    ValueOfScaled,
    RangeBecomes, Unaffected, NoPieces, ValueShifted, ValueOfShifted, PlayerCannot, LimitIs, Give,
    PlayerCannotEither, OnlyThese, AbilitiesCannot, ValuesChange,
)  # fmt: skip


def text_of(tree: Sentence) -> Text | None:
    rule = tree.rule if isinstance(tree, Named | Unnamed) else None
    return rule if isinstance(rule, Text) else None


def bound(text: Text) -> If | Unless | None:
    """'If you have 3 honor, this character has …', '… unless …': said of what stands it is a setting."""
    effect = text.body.effect if isinstance(text.body, Automatic) else None
    if isinstance(effect, If) and effect.instead:
        return None
    in_front = isinstance(effect, If | Unless) and effect.condition.span[0] < effect.clauses[0].span[0]
    if text.setting is not None and in_front:  # 'while …, if …, …': once, or for as long as both are so?
        return None
    return effect if isinstance(effect, If | Unless) else None


def standing(text: Text) -> list[Simple]:
    """[LL-abil.16] The clauses of a sentence that only says how things are, with no end; else none."""
    if text.event is not None or text.limit is not None or not isinstance(text.body, Automatic):
        return []
    effect = text.body.effect
    if isinstance(effect, If | Unless) and (bound(text) is None or len(effect.clauses) > 1):
        return []
    if not isinstance(effect, Plain | If | Unless):
        return []
    steps: list[Simple] = []
    for clause in effect.clauses:
        if not isinstance(clause, Steps):
            return []
        steps += clause.steps
    lasting = all(isinstance(step, SAID_OF_CARDS) and step.duration is None for step in steps)
    return steps if lasting else []


def replacing(text: Text) -> Replace | MayReplace | None:
    """'If …, … instead' as an ability of its own."""
    effect = text.body.effect if isinstance(text.body, Automatic) else None
    return effect if isinstance(effect, Replace | MayReplace) else None


def played_only(tree: Sentence) -> tuple[Condition, bool] | None:
    """'This card cannot be played unless …', or 'if …': the condition, and whether it must be so."""
    if isinstance(tree, PlayedOnly):
        return tree.condition, True
    text = text_of(tree)
    effect = text.body.effect if text is not None and isinstance(text.body, Automatic) else None
    asked = text.setting if text is not None and isinstance(effect, Plain) else getattr(effect, "condition", None)
    match effect:
        case (Unless() | If() | Plain()) if isinstance(asked, Condition) and text is not None and text.event is None:
            match effect.clauses:
                case (Steps(steps=(ThingIs(what=This(), beings=(CannotBe() as barred,), duration=None),)),):
                    played = [each.word for each in barred.what] == ["played"]
                    return (asked, isinstance(effect, Unless)) if played else None
    return None


def is_offer(tree: Sentence) -> bool:
    """'You may …', and nothing else: behind what a card does when it is played it goes on with that."""
    text = text_of(tree)
    alone = text is not None and text.event is None and text.limit is None and text.setting is None
    if not alone or not isinstance(tree, Unnamed) or text is None:
        return False
    return isinstance(text.body, Optional) or (isinstance(text.body, Paid) and text.body.may)


def is_asked(tree: Sentence) -> bool:
    """'If …, you may …', which says under what condition the sentence before goes on."""
    text = text_of(tree)
    return text is not None and getattr(text.body, "asked", None) is not None


def is_put_off(tree: Sentence, first: bool) -> bool:
    """'… When your turn ends, …' behind what a card does when it is played in your turn: at the end of that turn."""
    text = text_of(tree)
    event = None if text is None or first or text.limit is not None or text.setting is not None else text.event
    ends = isinstance(event, TurnHappens) and event.edge.word == "ends" and getattr(event.whose, "word", "") == "your"
    return ends and text is not None and isinstance(text.body, Automatic) and isinstance(text.body.effect, Plain)


def goes_on(line: Sequence[PlacedSentence], placed: PlacedSentence, out: Abilities) -> bool:
    """'When …, look at the top card of your deck. You may bury it.': what it speaks of only the sentence before has
    brought, so it is no ability of its own. Of this card, or of the linked one, an ability of its own may speak."""
    at = line.index(placed)
    answering = bool(out) and out[-1][0] in (AbilityKind.TRIGGERED, AbilityKind.ACTIVATED)
    if not at or not answering or not is_offer(placed.tree):
        return False
    if is_asked(placed.tree):  # 'if it is a counter, you may …'
        return True
    if any(isinstance(each, AmongDug) for each in placed.tree.inside()):
        return any(isinstance(each, Dig) for before in line[:at] for each in before.tree.inside())
    things = [each for each in placed.tree.inside() if isinstance(each, Thing)]
    named = [each for each in line[at - 1].tree.inside() if isinstance(each, Thing) and not isinstance(each, It | That)]
    return bool(things and named) and isinstance(things[0], It | That) and isinstance(named[-1], EndCard | Some)


def brings_one(tree: Sentence) -> bool:
    """Whether a sentence does something to a card that it names."""
    return any(isinstance(each, Act) and any(isinstance(one, Some) for one in each.inside()) for each in tree.inside())


def hangs_on(tree: Sentence) -> bool:
    """'It has +10 offense for each card discarded this way.' is no way to be, but speaks of what was done."""
    return any(isinstance(each, ThisWay | EachPaid) for each in tree.inside())


def guards_for_a_while(line: Sequence[PlacedSentence], placed: PlacedSentence, spell: bool) -> bool:
    """'… If it would be destroyed this turn, eject it instead', and 'if it would leave the field, …' behind what has
    brought it."""
    text = text_of(placed.tree)
    node = None if text is None or text.limit is not None or text.setting is not None else replacing(text)
    at = line.index(placed)
    if not isinstance(node, Replace) or not (at or spell):
        return False
    it = isinstance(getattr(node.event, "what", None), It | That | Them)
    leaves = isinstance(getattr(node.event, "verb", None), Leaves)
    return node.this_turn or (it and leaves and at > 0 and (spell or brings_one(line[at - 1].tree)))


def kind_of(tree: Sentence) -> AbilityKind:
    text = text_of(tree)
    if isinstance(tree, PlayedWhere) or played_only(tree) is not None:
        return AbilityKind.STATIC
    if isinstance(tree, Afterwards | LimitedTo) or text is None:
        return AbilityKind.EFFECTS
    if text.event is not None:
        return AbilityKind.TRIGGERED
    if replacing(text) is not None:
        return AbilityKind.REPLACEMENT
    if text.limit is not None or not isinstance(text.body, Automatic):
        return AbilityKind.ACTIVATED
    if isinstance(tree, Named) and not standing(text):
        return AbilityKind.ACTIVATED
    return AbilityKind.STATIC if standing(text) else AbilityKind.EFFECTS


def meant(placed: PlacedSentence) -> PlacedSentence:
    """The sentence as what it is: what answers something, or what holds."""
    for each in (as_it_is_readied, as_a_price, as_where_they_enter):
        placed = each(placed)
    return placed


def fold(lines: Sequence[Sequence[PlacedSentence]], spell: bool) -> Abilities:
    """A plain effect joins the ability before it on its line; `spell`: the card does its text when it is played."""
    out: Abilities = []
    lines = [asked_in_full([*map(meant, line)]) for line in lines]
    done_at_once = [[without_own_playing(placed) for placed in line] for line in lines] if spell else lines
    for line in map(with_names, done_at_once):
        fresh = True
        for placed in line:
            kind = kind_of(placed.tree)
            if goes_on(line, placed, out) or (kind is AbilityKind.STATIC and out and hangs_on(placed.tree)):
                kind = AbilityKind.EFFECTS
            if guards_for_a_while(line, placed, spell):
                kind = AbilityKind.EFFECTS
            if spell and (kind is AbilityKind.STATIC or is_offer(placed.tree) or is_put_off(placed.tree, fresh)):
                kind = AbilityKind.EFFECTS
            if kind is AbilityKind.EFFECTS and out and not fresh and out[-1][0] is not AbilityKind.STATIC:
                out[-1][1].append(placed)
            else:
                out.append((kind, [placed]))
            fresh = False
    return out


