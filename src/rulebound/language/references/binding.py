"""Each reference is bound to the nearest earlier mention that fits, in the order of the text and not of the fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rulebound.language.core import nouns
from rulebound.language.core.categories import Being, Cost, Deed, Event, Head, Player, Thing, Would
from rulebound.language.core.clauses import ThingIs
from rulebound.language.core.numbers import Its
from rulebound.language.core.players import PlayerWord, WhoseWord
from rulebound.language.node import Node

from .counted import counted_by, counted_first
from .fitting import (
    AMOUNT,
    DEED,
    ONE,
    PLAYER,
    could_be,
    fits,
    is_of_known_kind,
    is_of_other_type,
    is_told,
    kind_word,
    names_kind,
    what_it_needs,
)
from .mentions import (
    Bindings,
    Mention,
    Place,
    Unbound,
    Unclear,
    is_each,
    is_mention,
    is_same,
    mentions_in,
    walk,
    within,
)
from .notes import Notes
from .scene import Scene


class Party(NamedTuple):
    """The subject of a trigger's event, and where that event is told."""

    subject: Mention
    event: Place

    def speaks_of(self, mention: Mention) -> bool:
        """Whether the event mentions that."""
        return within(mention.place, self.event) and not mention.back


def bind(
    trees: Sequence[Node], earlier: Sequence[Sequence[Node]] = (), *, heads_first: bool = False
) -> Bindings:
    """What each back-reference of an ability refers to.

    `earlier`: the abilities before it, where a reference may reach into them. `heads_first`: what a trigger
    speaks of is known to its effect even where the trigger stands last.
    """
    binder = Binder(trees, earlier)
    for number in range(len(trees)):
        binder.read(number, heads_first)
    return binder.bound


class Binder:
    """Goes through the sentences of an ability; knows what was spoken of and what was done so far."""

    def __init__(self, trees: Sequence[Node], earlier: Sequence[Sequence[Node]]) -> None:
        self.trees = trees
        self.scene = Scene(trees)
        self.notes = Notes()
        self.bound: Bindings = {}
        self.seen: list[Mention] = []
        for number, ability in enumerate(earlier):
            self.seen += mentions_in(ability, len(earlier) - number)
        self.deeds = 0  # what was done or offered so far
        self.acts = 0  # ... and what cards did
        self.events = 0  # what happened so far
        self.asked = 0  # of how much it was asked so far
        self.counted: list[Mention] = []  # the cards that an amount has counted
        self.heads: list[tuple[int, int]] = []  # the triggers of this sentence of which all knows
        self.acting: Party | None = None  # who did what the trigger waits for
        self.they: tuple[int, Mention] | None = None  # whom 'they' meant last, and in which sentence
        self.again: set[Place] = set()  # what was named again by a verb that keeps it: 'expend that unit. It …'

    def read(self, number: int, heads_first: bool) -> None:
        tree = self.trees[number]
        self.heads = []
        for head in tree.inside() if heads_first else ():
            if isinstance(head, Head | Event):
                self.heads.append(head.span)
                self.seen += (Mention(Place(number, m.place.span), m.node) for m in mentions_in([head], 0))
                self.events += 1
        for node, leaving in walk(tree):
            place = Place(number, node.span)
            if leaving:
                self.leave(node, place)
            else:
                self.notes.enter(node, place)
                self.meet(node, place)

    def leave(self, node: Node, place: Place) -> None:
        """What a phrase has said is known behind it."""
        self.counted += counted_by(node, place)
        if is_mention(node):
            self.seen.append(Mention(place, node))
        elif isinstance(node, nouns.That) and place in self.bound:
            self.seen.append(self.bound[place])  # [EN-3] named again: 'if that unit …, it …'
            self.again.update({self.bound[place].place} if place in self.notes.kept else ())
        elif place in self.notes.asked_kind and place in self.bound:
            self.seen.append(self.bound[place])  # ... "if it is a unit, draw it", whatever other cases have named
        elif node.OF_HOLDER:
            self.seen.append(Mention(place, nouns.This()))
            if node.OF_OTHER_PLAYER:
                self.seen.append(Mention(place, PlayerWord("the opponent")))
                self.events += 1
        elif node.ACTING and isinstance(subject := getattr(node, node.ACTING), Node):
            told = Place(place.sentence, subject.span)
            named = Mention(told, subject) if is_mention(subject) else self.bound.get(told)
            self.acting = self.acting if named is None else Party(named, place)
        self.notes.leave(node, place)
        self.deeds += isinstance(node, Deed | Cost)
        self.asked += node.ASKS_MUCH
        self.acts += isinstance(node, Being) and node.ACTS
        self.events += isinstance(node, Event | Would)

    def meet(self, node: Node, place: Place) -> None:
        """Bind a phrase, if it is a reference."""
        wanted = what_it_needs(node)
        if isinstance(node, WhoseWord) and node.word == "their":
            # of whoever does it; the game says who that is, and asks for the one named before if it is you
            fitting = [m for m in reversed(self.seen) if fits(node, PLAYER, m.node)]
            named = self.scene.nearest(place, node, _players_first(fitting))
            if named is not None:
                self.bound[place] = named
        if wanted in (DEED, AMOUNT):
            asks_way = isinstance(node, nouns.ThisWay) and self.acts
            if not self.deeds and not asks_way and not ((self.events or self.asked) and wanted == AMOUNT):
                raise Unbound(place, node)
        elif wanted:
            self.bound[place] = self.meant(node, wanted, place)
            self.they = (place.sentence, self.bound[place]) if wanted == PLAYER else self.they

    def meant(self, node: Node, wanted: str, place: Place) -> Mention:
        known = self.known(node, wanted, place)
        fitting = self.fitting(node, wanted, place, known)
        mention = self.scene.nearest(place, node, fitting)
        if mention is None:
            raise Unbound(place, node, fitting[0]._replace(across=True) if fitting else None)
        named = self.named_besides(node, place, mention, fitting)
        if named is not None and (named.place in self.notes.chosen or self.is_said_anew(place, named)):
            mention = named  # 'Choose a unit. If you control a relic, destroy it.': else nothing would be chosen for
        elif named is not None:
            raise Unclear(place, node, (named, mention))
        of_kind = kind_word(node) == mention.node.OF_KIND  # 'that character' may be the linked character
        if not of_kind and not names_kind(node, mention.node) and not is_told(node, self.trees[: place.sentence + 1]):
            raise Unbound(place, node, mention)  # [EN-13]
        rival = self.rival(node, wanted, place, mention, known, fitting)
        if rival is not None:
            raise Unclear(place, node, (rival, mention))
        return self.who_acts(node, wanted, mention)

    def named_besides(
        self, node: Node, place: Place, mention: Mention, fitting: Sequence[Mention]
    ) -> Mention | None:
        """[EN-3] 'Deal 2 damage to a unit. If you control a relic, destroy it.': what a condition only says there is
        fits no better than what was spoken of before it."""
        notes = self.notes
        if mention.place not in notes.only_there or not isinstance(node, nouns.It | Its):
            return None
        for other in fitting:
            if isinstance(other.node, nouns.This) and place in notes.done_to:
                continue
            if other.place not in notes.only_there and not self.scene.is_across(place, other.place):
                return other
        return None

    def is_said_anew(self, place: Place, named: Mention) -> bool:
        """'Deal 2 damage to a unit. If you control a relic, deal 4 damage to it instead.': another amount of the
        same, to the same."""
        verb = self.notes.in_place.get(place)
        before = self.trees[named.place.sentence].inside()
        return verb is not None and any(type(each) is verb and named.node in each.inside() for each in before)

    def known(self, node: Node, wanted: str, place: Place) -> list[Mention]:
        """What was spoken of before and fits the word, the nearest first."""
        notes = self.notes
        found = [m for m in reversed(self.seen) if fits(node, wanted, m.node)]
        barred = notes.other_than.get(place)
        if barred is not None:
            found = [m for m in found if not is_same(m, barred, self.bound)]
        found = [m for m in found if not _comes_later(m, place, self.heads)]
        if place in notes.doers:  # 'As an additional cost to play this, sacrifice a unit. It deals 4 damage': the spell
            found = [m for m in found if m.place not in notes.used_up or m.back]
        found = counted_first(node, wanted, found, self.counted)
        # [EN-7] what was not done has brought no card; [EN-1] 'Remove a Buff. Draw 1 card if it was a combo'
        for around in (notes.declined.get(place), notes.asked_before.get(place)):
            if around is not None:
                found = [m for m in found if not within(m.place, around)] or found
        return found

    def fitting(self, node: Node, wanted: str, place: Place, known: list[Mention]) -> list[Mention]:
        """Those of them that fit what is said here of what is meant, those that fit best first."""
        notes, fitting = self.notes, known
        if isinstance(node, nouns.That | nouns.Those) and node.OF_CHOICE:
            fitting = [m for m in fitting if m.back or m.place in notes.chosen]
        if place in notes.in_play:  # [EN-3] what was paid with does not fit
            fitting = [m for m in fitting if m.place not in notes.spent] or fitting
            fitting = [m for m in fitting if could_be(m.node, notes.of_kinds.get(place, ()))] or fitting
        if wanted == PLAYER:
            fitting = _players_first(fitting)
            if self.they is not None and self.they[0] == place.sentence:
                fitting.insert(0, self.they[1])  # 'if they …, they …'
        if place in notes.asked_kind:
            fitting = self.asked_of(node, place, fitting)
        if place in notes.of_kinds:  # [EN-12] 'If you control a relic, it gets +1/+1': not the relic
            fitting = [m for m in fitting if not is_of_other_type(m.node, notes.of_kinds[place])]
        if place in notes.own:
            fitting = [self.bound.get(notes.own[place].place, notes.own[place])]
        if wanted == ONE and fitting and fitting[0].place in notes.only_where:  # [EN-3] what was moved there fits best
            moved = notes.only_where[fitting[0].place]
            moved = self.bound[moved].place if moved in self.bound else moved
            fitting = [*(m for m in fitting if m.place == moved), *(m for m in fitting if m.place != moved)]
        if place in notes.beside:  # [EN-3] 'the Buff to the left of it and … to the right of it': of the same
            fitting = [m for m in fitting if not _lies_beside(m.node)] or fitting
        return fitting

    def asked_of(self, node: Node, place: Place, fitting: list[Mention]) -> list[Mention]:
        """[EN-13] 'Arrive: Draw 1. If it is a unit, …': of this card nobody asks."""
        asked, ways = self.notes.asked_kind, self.notes.ways
        fitting = [
            m
            for m in fitting
            if not isinstance(m.node, nouns.This) and (m.place in ways or not is_of_known_kind(m.node, asked[place]))
        ]
        cases = (self.bound[at] for at in asked if at.sentence == place.sentence - 1 and at in self.bound)
        before = next(cases, None)
        if before is not None and fitting and fitting[0].place != before.place:
            raise Unclear(place, node, (fitting[0], before))  # 'If it is a unit, discard a card. If it …'
        return fitting

    def rival(
        self, node: Node, wanted: str, place: Place, mention: Mention, known: list[Mention], fitting: list[Mention]
    ) -> Mention | None:
        """[EN-3] What fits as well as what is nearest."""
        rival = next((m for m in known if self.scene.side_by_side(m, mention)), None)
        rival = rival or next((m for m in fitting if self.scene.named_together(m, mention)), None)
        if wanted == PLAYER and rival is not None and _is_zone(rival, mention):
            rival = None  # 'look at their hand and choose a card from it': they have both
        if rival is not None and mention.place.sentence < place.sentence:
            return rival
        if isinstance(node, nouns.It) and place in self.notes.done_to and is_each(mention.node):
            single = (m for m in fitting if not isinstance(m.node, nouns.This) and not is_each(m.node))
            if (rival := next(single, None)) is not None:  # [EN-6] is for what is asked of each
                return rival
        return self.scene.alike(place, mention, fitting, self.bound)

    def who_acts(self, node: Node, wanted: str, mention: Mention) -> Mention:
        """Of a trigger with two parties, who acts where the word goes on with the subject."""
        acting = self.acting
        if acting is None or not acting.speaks_of(mention):
            return mention
        spoken_of = mention.place not in self.again  # by the event alone
        if spoken_of and _means_subject(node, self.trees) and fits(node, wanted, acting.subject.node):
            mention = acting.subject
        if acting.speaks_of(mention) and _is_whose(node, mention, acting.subject):
            mention = acting.subject
        return mention


def _is_whose(node: Node, mention: Mention, subject: Mention) -> bool:
    """'Whenever a unit attacks this relic, its controller …': of this card one says 'you'."""
    whose = isinstance(node, PlayerWord | WhoseWord) and node.word.startswith("its ")
    return whose and isinstance(mention.node, nouns.This) and not isinstance(subject.node, nouns.This)


def _is_zone(one: Mention, other: Mention) -> bool:
    """Whether one of two is a zone, which has a player, and the other a card that may lie there."""
    return isinstance(one.node, nouns.WholeZone) != isinstance(other.node, nouns.WholeZone)


def _lies_beside(node: Node) -> bool:
    """Whether a phrase is for what lies beside a card that was spoken of before."""
    relative = getattr(getattr(node, "group", None), "relative", None)
    beside = getattr(relative, relative.BESIDE) if isinstance(relative, Node) and relative.BESIDE else None
    return isinstance(beside, nouns.It | nouns.That)


def _comes_later(mention: Mention, place: Place, heads: Sequence[tuple[int, int]]) -> bool:
    """Whether a trigger names something only behind a reference of its own: 'when it destroys a character'."""
    if mention.back or mention.place.sentence != place.sentence or mention.place.span[0] < place.span[1]:
        return False
    return any(start <= place.span[0] and mention.place.span[1] <= end for start, end in heads)


def _players_first(fitting: Sequence[Mention]) -> list[Mention]:
    """[EN-3] Of one sentence, a player who was named fits 'they' better than a card that has a controller; not one who
    was named only to describe such a card."""

    def order(mention: Mention) -> tuple[int, int, bool]:
        sentence, (start, end) = mention.place
        cards = [m.place.span for m in fitting if isinstance(m.node, Thing) and m.place.sentence == sentence]
        described = any(first <= start and end <= last for first, last in cards)
        return -mention.back, sentence, isinstance(mention.node, Player) and not described

    return sorted(fitting, key=order, reverse=True)


def _means_subject(reference: Node, trees: Sequence[Node]) -> bool:
    """Whether a reference is one that goes on with the subject: its number, or what it gets or does."""
    if not isinstance(reference, nouns.It):
        return isinstance(reference, Its)
    clauses = (node for tree in trees for node in tree.inside() if isinstance(node, ThingIs))
    return any(clause.what is reference for clause in clauses)
