"""From sentences to abilities: the fold, and the short forms that labels and log lines use.

The fold is deterministic. A keyword, a written trigger, a cost with its colon or a statement of how things
are opens an ability; a plain effect joins the ability before it on the same line; a new line always opens
one; skills merge. What a statement such as `This unit gets +2 attack` is, the holder decides: where it
joins nothing it is static, on a spell it is something that the spell does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .core.categories import AbilityKind, Cost, Effect, Head, Keyword, Sentence, Simple, Skill
from .core.clauses import If, Mode, Otherwise, Plain, PlayerCannot, Replace, StatIsEqual, Steps, ThingIs, Unless, WhereX
from .core.conditions import IfDone, IfNotDone
from .core.durations import Span, While
from .core.nouns import Article, Bare, Both, It, OneOf, Possessive, Some, That, Them, This, Those, YouPlay
from .core.sentences import Skills, Statement, Triggered
from .core.triggers import When, Whenever
from .node import Node
from .printer import say, sentence
from .references import Bindings, Place
from .references.fitting import what_it_needs
from .waiting import waited_for

GOES_ON = (AbilityKind.TRIGGERED, AbilityKind.ACTIVATED)  # whose effect may go on in the next line
HEADS = ("when", "each time", "every time", "at the ", "the first time")  # with these a written trigger begins


class PlacedSentence(NamedTuple):
    """A sentence of a card: its tree, its words, and where it begins in the card's text."""

    tree: Sentence
    text: str
    offset: int

    def caret(self, start: int, end: int) -> tuple[int, str]:
        """Where a phrase of the sentence begins in the card's text, and its first word as it was typed."""
        house = self.tree.house
        if house.text:
            first, last = house.typed(start)
            return self.offset + first, first_word(self.tree.typed[first:last])
        return self.offset + start, first_word(self.text[start:end])

    @property
    def typed(self) -> str:
        return self.tree.typed or self.text


class Ability:
    """One ability of a card: its sentences and what they are together."""

    def __init__(self, kind: AbilityKind, sentences: Sequence[PlacedSentence], bindings: Bindings) -> None:
        self.kind = kind
        self.sentences = tuple(sentences)
        self.bindings = bindings
        self.by_chance: set[Place] = set()  # the words of chance for which its program draws lots

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ability):
            return NotImplemented
        return self.kind is other.kind and self.trees == other.trees

    def __hash__(self) -> int:
        return hash((self.kind, self.trees))

    def __repr__(self) -> str:
        return f"<{self.kind.value}: {self.text}>"

    @property
    def trees(self) -> tuple[Sentence, ...]:
        return tuple(s.tree for s in self.sentences)

    @property
    def first(self) -> Sentence:
        return self.sentences[0].tree

    @property
    def text(self) -> str:
        """The whole ability as it is printed."""
        return printed(self.trees)

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What happens, sentence by sentence."""
        found = (getattr(tree, "effect", None) for tree in self.trees)
        return tuple(effect for effect in found if isinstance(effect, Effect))

    @property
    def skills(self) -> tuple[Skill, ...]:
        return tuple(skill for tree in self.trees if isinstance(tree, Skills) for skill in tree.skills)

    @property
    def costs(self) -> tuple[Cost, ...]:
        """What is paid: before the colon, or for a keyword that asks for it."""
        return tuple(getattr(self.first, "costs", ()))

    @property
    def keywords(self) -> tuple[Keyword, ...]:
        """The keywords that trigger it."""
        several: tuple[Keyword, ...] = getattr(self.first, "keywords", ())
        single = getattr(self.first, "keyword", None)
        return (*several, single) if isinstance(single, Keyword) else several

    @property
    def head(self) -> Head | None:
        """The written trigger."""
        head = getattr(self.first, "head", None)
        return head if isinstance(head, Head) else None

    # -------------------------------------------------------------- for labels

    @property
    def short_effect(self) -> str:
        """The first sentence of the effect as printed, without its stop."""
        tree = next((tree for tree in self.trees if isinstance(getattr(tree, "effect", None), Effect)), self.first)
        short = sentence(self.effects[0]) if self.effects else sentence(self.first)
        if tree.typed:  # in these words, behind what is paid
            behind = ": " in say(tree).lower().removesuffix(short.lower())  # not the colon of 'choose one: …'
            said = " ".join(((tree.typed.partition(": ")[2] if behind else "") or tree.typed).split())  # one line of it
            return said[:1].upper() + said[1:]
        return short

    @property
    def short_trigger(self) -> str:
        """The keyword, or the clause before the comma as printed."""
        if self.keywords:
            return " and ".join(sentence(keyword) for keyword in self.keywords)
        if self.first.typed.lower().startswith(HEADS) and ", " in self.first.typed:
            return self.first.typed.partition(", ")[0]
        return sentence(self.head) if self.head is not None else ""

    @property
    def cost_text(self) -> str:
        """The costs as printed, without the colon."""
        said = (sentence(cost) for cost in self.costs)
        return ", ".join(said)


def first_word(said: str) -> str:
    return next(iter(said.split()), "").rstrip(",:;")


def printed(trees: Sequence[Node]) -> str:
    """Sentences as they are printed; several that were typed as one are one."""
    return " ".join(sentence(tree) + "." for tree in trees if not tree.house.follows)


def mode_text(mode: Mode) -> str:
    """One mode of `choose one`, as printed, without its stop."""
    return say(mode)


def fold(
    lines: Sequence[Sequence[PlacedSentence]], spell: bool
) -> list[tuple[AbilityKind, list[PlacedSentence]]]:
    """Sentences, line by line, into abilities."""
    out: list[tuple[AbilityKind, list[PlacedSentence]]] = []
    joined = (AbilityKind.TRIGGERED, AbilityKind.ACTIVATED, AbilityKind.EFFECTS)
    for line in lines:
        fresh = True
        for placed in line:
            last = out[-1][0] if out else None
            # a spell does its text from top to bottom: its effects are one ability, whatever the lines
            joins = last in joined and (not fresh or (spell and last is AbilityKind.EFFECTS))
            kind = _opens(placed.tree, spell, alone=not joins)
            laid = not spell and waits_this_turn(placed.tree)
            if spell and kind is AbilityKind.EFFECTS and out and out[-1][1][-1].tree.KNOWN:
                out[-1] = kind, out[-1][1]
                joins, last = True, kind
            if joins and (laid or waits_for_it([each.tree for each in out[-1][1]], placed.tree)):
                kind = AbilityKind.EFFECTS
            joins = joins or (kind is AbilityKind.EFFECTS and last in GOES_ON and not spell and leans(placed.tree))
            if kind is last is AbilityKind.SKILLS or (kind is AbilityKind.EFFECTS and joins):
                out[-1][1].append(placed)
            else:
                out.append((kind, [placed]))
            fresh = False
    return out


def leans(tree: Sentence) -> bool:
    """Whether a line that could not stand alone speaks of what the one above names: 'If that orb isn't basic, …'."""
    effect = getattr(tree, "effect", None)
    condition = getattr(effect, "condition", None) if isinstance(effect, If | Unless) else None
    asked = condition.inside() if isinstance(condition, Node) else ()
    return isinstance(effect, Otherwise) or any(what_it_needs(each) for each in asked)


def waits_this_turn(tree: Sentence) -> bool:
    """'1: Draw 1. Whenever a unit attacks this turn, …': what stands on its own would wait in every turn."""
    return isinstance(tree, Triggered) and getattr(tree.head, "this_turn", False)


def waits_for_it(before: Sequence[Sentence], tree: Sentence) -> bool:
    """[EN-8] 'When it is destroyed, …': what was just spoken of is kept in mind from then on."""
    match tree:
        case Triggered(head=When(event=event) | Whenever(event=event)):
            what = getattr(event, "what", None)
            what = what.them if isinstance(what, OneOf) else what
            return isinstance(what, It | That | Them | Those) and waited_for(before, tree, what) is not None
    return False


def _opens(tree: Sentence, spell: bool, alone: bool) -> AbilityKind:
    if tree.OPENS is not None:
        return tree.OPENS
    if not isinstance(tree, Statement):
        return AbilityKind.EFFECTS
    if isinstance(tree.effect, Replace):
        return AbilityKind.EFFECTS if spell else AbilityKind.REPLACEMENT
    clauses = _statements(tree.effect)
    if not clauses or any(_is_passing(clause) for clause in clauses):
        return AbilityKind.EFFECTS
    if spell:
        # a spell is never in play: of itself it can only say what it costs or how it may be played
        of_itself = all(isinstance(c, ThingIs) and isinstance(c.what, This) and _stands(c) for c in clauses)
        return AbilityKind.STATIC if of_itself else AbilityKind.EFFECTS
    if alone or all(_stands(clause) or _begins_with_while(clause) for clause in clauses):
        return AbilityKind.STATIC
    return AbilityKind.EFFECTS


def _statements(effect: Effect) -> list[Simple]:
    """The clauses of an effect that only says how things are; else none."""
    if isinstance(effect, If | Unless | WhereX):
        if isinstance(effect.condition, IfDone | IfNotDone):
            return []
    elif not isinstance(effect, Plain):
        return []
    steps: list[Simple] = []
    for clause in effect.clauses:
        if not isinstance(clause, Steps):
            return []
        steps += clause.steps
    return steps if all(_is_statement(step) for step in steps) else []


def _is_statement(step: Simple) -> bool:
    if isinstance(step, ThingIs):
        return _is_standing_subject(step.what) and not any(being.ACTS for being in step.beings)
    return isinstance(step, StatIsEqual | PlayerCannot)


def _is_standing_subject(what: Node) -> bool:
    """This card, or all of a group: nothing has to be chosen, nothing is referred to."""
    if isinstance(what, This | Bare):
        return True
    if isinstance(what, Both):
        return all(_is_standing_subject(thing) for thing in what.things)
    if isinstance(what, Some):
        determiner = what.determiner
        return isinstance(determiner, Possessive) or (
            isinstance(determiner, Article) and determiner.word in ("each", "all")
        )
    # "While this unit is blocking, it gets +2 attack": it is this unit; `_is_passing` sees to the rest
    return isinstance(what, It)


def _is_passing(clause: Simple) -> bool:
    """A duration that ends by itself makes it an effect."""
    duration = getattr(clause, "duration", None)
    if isinstance(duration, Span) and not duration.word.startswith(("during", "each")):
        return True
    if isinstance(clause, ThingIs) and isinstance(clause.what, It) and not _begins_with_while(clause):
        return True
    return any(isinstance(node, YouPlay) and node.this_turn for node in clause.inside())


def _stands(clause: Simple) -> bool:
    if isinstance(clause, ThingIs):
        return all(being.STANDS for being in clause.beings)
    return True


def _begins_with_while(clause: Simple) -> bool:
    duration = getattr(clause, "duration", None)
    return isinstance(duration, While | Span) and clause.children()[0] is duration
