"""Back-references: `it`, `its`, `that unit`, `them`, `the rest`, `if you do`.

They are bound after reading, in the order of the text and not of the fields: each takes the nearest earlier
mention that fits. Of a trigger with two parties, `it` as the subject of a clause and `its` mean the one that acts:
"Whenever this unit attacks a relic, it gets +1 attack". Where nothing fits, the text is refused. An ability is the
horizon: nothing is carried from one ability to the next. [EN-3]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .cases import answered, governed
from .core import nouns
from .core.categories import (
    Act,
    Being,
    Cost,
    DeckZone,
    Deed,
    Effect,
    Event,
    Head,
    Kind,
    Player,
    PossessiveKind,
    Possessor,
    Thing,
    Whose,
    Would,
)
from .core.clauses import If, IfElse, May, PlayerMay, ThingIs, Unless, UnlessDone
from .core.conditions import IfDone, IfNotDone, IsKind
from .core.numbers import Its, OfThat, Single, ThatMuch
from .core.players import ControllerOfThat, OwnerOfThat, PlayerWord, WhoseWord
from .core.triggers import Period
from .node import Node


class Place(NamedTuple):
    """A phrase of an ability: the number of its sentence, and its span there."""

    sentence: int
    span: tuple[int, int]


class Mention(NamedTuple):
    """What a reference refers to.

    `back`: how many abilities of the card earlier it stands; 0 in the same ability. `across`: it stands in another
    branch, and only what its words describe is meant.
    """

    place: Place
    node: Node
    back: int = 0
    across: bool = False


class Party(NamedTuple):
    """The subject of a trigger's event, and where that event is told."""

    subject: Mention
    event: Place

    def speaks_of(self, mention: Mention) -> bool:
        """Whether the event mentions that."""
        sentence, (start, end) = self.event
        return mention.place.sentence == sentence and start <= mention.place.span[0] < end and not mention.back


Bindings = dict[Place, Mention]

_ONE_WORDS = frozenset({"its controller", "its owner"})
_ONE_WHOSE = frozenset({"its owner's", "its controller's"})
_MANY = "many"
_ONE = "one"
_PLAYER = "player"
_DEED = "deed"
_AMOUNT = "amount"
# for the phrases of games, by their REFERS:
_HERO = "hero"  # a player who was spoken of by name or role, never the owner of a card
_ACT = "act"  # an act that an event brings
_DECK = "deck"  # a deck that was spoken of


class Unbound(Exception):
    """A reference without a mention; the caller knows the text and puts the caret."""

    def __init__(self, place: Place, node: Node, near: Mention | None = None) -> None:
        self.place, self.node = place, node
        self.near = near  # what it could mean, if that were known here or of the right kind
        super().__init__(f"{node!r} refers to nothing")


class Unclear(Exception):
    """A reference that could mean either of two things; the caller knows the text and puts the caret."""

    def __init__(self, place: Place, node: Node, ways: tuple[Mention, Mention]) -> None:
        self.place, self.node, self.ways = place, node, ways
        super().__init__(f"{node!r} means one of two things")


def bind(
    trees: Sequence[Node], earlier: Sequence[Sequence[Node]] = (), *, heads_first: bool = False
) -> Bindings:
    """What each back-reference of an ability refers to.

    `earlier`: the abilities before it, where a reference may reach into them. `heads_first`: what a trigger
    speaks of is known to its effect even where the trigger stands last.
    """
    bound: Bindings = {}
    seen: list[Mention] = []
    for number, ability in enumerate(earlier):
        seen += _mentions(ability, len(earlier) - number)
    deeds = 0  # what was done or offered so far
    acts = 0  # ... and what cards did
    events = 0  # what happened so far
    acting: Party | None = None  # who did what the trigger waits for
    scene = Scene(trees)
    player: tuple[int, Mention] | None = None  # whom 'they' meant last, and in which sentence
    spent: set[Place] = set()  # the cards with which is paid
    in_play: set[Place] = set()  # the references to cards in play
    of_kinds: dict[Place, tuple[str, ...]] = {}  # a reference to what only cards of some kinds can be or undergo
    asked_kind: dict[Place, Kind] = {}  # of what it is asked of which kind it is, and of which
    ways: set[Place] = set()  # of two kinds of which one is chosen
    own: dict[Place, Mention] = {}  # 'its' in an amount, and who does so much
    done_to: set[Place] = set()  # the references to what something is done to
    kept: set[Place] = set()  # those of them that are not sent away by it
    again: set[Place] = set()  # what was named again by such a verb: 'expend that unit. It …'
    beside: set[Place] = set()  # the references to a card beside which others lie
    other_than: dict[Place, Mention] = {}  # a reference, and the phrase of its verb that it cannot mean
    offered: Place | None = None  # what somebody might do, last
    declined: dict[Place, Place] = {}  # what is said of the case that nobody did it, and what was offered
    counted: list[Mention] = []  # the cards that an amount has counted
    asked_before: dict[Place, Node] = {}  # what a condition speaks of, and the clause before it that is done after it
    for number, tree in enumerate(trees):
        heads: list[tuple[int, int]] = []
        if heads_first:
            for head in tree.inside():
                if isinstance(head, Head | Event):
                    heads.append(head.span)
                    seen += (Mention(Place(number, m.place.span), m.node) for m in _mentions([head], 0))
                    events += 1
        for node, leaving in _walk(tree):
            place = Place(number, node.span)
            if leaving:
                if node.COUNTS:
                    counted += _counted(number, getattr(node, node.COUNTS))
                if _is_mention(node):
                    seen.append(Mention(place, node))
                elif isinstance(node, nouns.That) and place in bound:
                    seen.append(bound[place])  # [EN-3] named again: 'if that unit …, it …'
                    again.update({bound[place].place} if place in kept else ())
                elif place in asked_kind and place in bound:
                    seen.append(bound[place])  # ... "if it is a unit, draw it", whatever other cases have named
                elif node.OF_HOLDER:
                    seen.append(Mention(place, nouns.This()))
                    if node.OF_OTHER_PLAYER:
                        seen.append(Mention(place, PlayerWord("the opponent")))
                        events += 1
                elif node.ACTING and isinstance(subject := getattr(node, node.ACTING), Node):
                    told = Place(number, subject.span)
                    named = Mention(told, subject) if _is_mention(subject) else bound.get(told)
                    acting = acting if named is None else Party(named, place)
                deeds += isinstance(node, Deed | Cost)
                if isinstance(node, Act) and node.AWAY:  # [EN-3] what was sent away does not fit either
                    spent.add(Place(number, getattr(node, node.AWAY).span))
                acts += isinstance(node, Being) and node.ACTS
                events += isinstance(node, Event | Would)
                continue
            paid = [each for each in getattr(node, "costs", ()) if each.AWAY]
            spent.update(Place(number, getattr(each, each.AWAY).span) for each in paid)
            in_play.update(Place(number, each.span) for each in _in_play(node))
            of_kinds.update((Place(number, what.span), kinds) for what, kinds in _of_kinds(node))
            if isinstance(node, Act):
                done_to.add(Place(number, (getattr(node, "what", None) or node).span))
                kept.update(() if node.AWAY else {Place(number, (getattr(node, "what", None) or node).span)})
            if isinstance(node, May | PlayerMay):
                offered = Place(number, node.span)
            elif isinstance(node, UnlessDone):
                offered = Place(number, node.act.span)
            if offered is not None and (isinstance(node, UnlessDone) or _if_declined(node)):
                arms = (each for clause in getattr(node, "clauses", ()) for each in clause.inside())
                declined |= {Place(number, each.span): offered for each in arms}
            for condition, clause in _asked_behind(node):
                asked_before |= {Place(number, each.span): clause for each in condition.inside()}
            if node.BESIDE:
                beside.add(Place(number, getattr(node, node.BESIDE).span))
            for what, second, _ in _two_parties(node):
                if isinstance(second, nouns.It | nouns.That):
                    other_than[Place(number, second.span)] = Mention(Place(number, what.span), what)
            if node.ASKS_KIND and (group := getattr(node, "group")) == nouns.Group((), group.kinds) and group.kinds:  # noqa: B009
                asked_kind[Place(number, getattr(node, "what").span)] = group.kinds[0]  # noqa: B009
            if isinstance(node, nouns.Either):
                ways.update(Place(number, each.span) for each in node.things)
            for its, subject in _of_dealer(node):
                own[Place(number, its.span)] = Mention(Place(number, subject.span), subject)
            wanted = what_it_needs(node)
            if isinstance(node, WhoseWord) and node.word == "their":
                # of whoever does it; the game says who that is, and asks for the one named before if it is you
                fitting = [m for m in reversed(seen) if _fits(node, _PLAYER, m.node)]
                named = scene.nearest(place, node, _players_first(fitting))
                if named is not None:
                    bound[place] = named
            if wanted in (_DEED, _AMOUNT):
                asks_way = isinstance(node, nouns.ThisWay) and acts
                if not deeds and not asks_way and not (events and wanted == _AMOUNT):
                    raise Unbound(place, node)
            elif wanted:
                barred = other_than.get(place)
                fitting = [m for m in reversed(seen) if _fits(node, wanted, m.node)]
                if barred is not None:
                    fitting = [m for m in fitting if not _is_same(m, barred, bound)]
                fitting = [m for m in fitting if not _comes_later(m, place, heads)]
                fitting = _counted_first(node, wanted, fitting, counted)
                if place in declined:  # [EN-7] what was not done has brought no card
                    away = declined[place]
                    fitting = [m for m in fitting if not _within(m.place, away)] or fitting
                if place in asked_before:  # [EN-1] 'Remove a Buff. Draw 1 card if it was a combo'
                    around = Place(number, asked_before[place].span)
                    fitting = [m for m in fitting if not _within(m.place, around)] or fitting
                known = fitting
                if place in in_play:  # [EN-3] what was paid with does not fit
                    fitting = [m for m in fitting if m.place not in spent] or fitting
                    fitting = [m for m in fitting if _could_be(m.node, of_kinds.get(place, ()))] or fitting
                if wanted == _PLAYER:
                    fitting = _players_first(fitting)
                    if player is not None and player[0] == number:
                        fitting.insert(0, player[1])  # 'if they …, they …'
                if place in asked_kind:  # [EN-13] 'Arrive: Draw 1. If it is a unit, …': of this card nobody asks
                    fitting = [m for m in fitting if not isinstance(m.node, nouns.This) and (
                        m.place in ways or not _is_of_known_kind(m.node, asked_kind[place])
                    )]
                    before = next((bound[at] for at in asked_kind if at.sentence == number - 1 and at in bound), None)
                    if before is not None and fitting and fitting[0].place != before.place:
                        raise Unclear(place, node, (fitting[0], before))  # 'If it is a unit, discard a card. If it …'
                if place in of_kinds:  # [EN-12] 'If you control a relic, it gets +1/+1': not the relic
                    fitting = [m for m in fitting if not _is_of_other_type(m.node, of_kinds[place])]
                if place in own:
                    fitting = [bound.get(own[place].place, own[place])]
                if place in beside:  # [EN-3] 'the Buff to the left of it and … to the right of it': of the same
                    fitting = [m for m in fitting if not _lies_beside(m.node)] or fitting
                mention = scene.nearest(place, node, fitting)
                if mention is None:
                    raise Unbound(place, node, fitting[0]._replace(across=True) if fitting else None)
                if not names_kind(node, mention.node) and not is_told(node, trees[: number + 1]):
                    raise Unbound(place, node, mention)  # [EN-13]
                rival = next((m for m in known if scene.side_by_side(m, mention)), None)
                rival = rival or next((m for m in fitting if scene.named_together(m, mention)), None)
                if wanted == _PLAYER and rival is not None and _is_zone(rival, mention):
                    rival = None  # 'look at their hand and choose a card from it': they have both
                if rival is not None and mention.place.sentence < number:
                    raise Unclear(place, node, (rival, mention))
                if isinstance(node, nouns.It) and place in done_to and _is_each(mention.node):
                    single = (m for m in fitting if not isinstance(m.node, nouns.This) and not _is_each(m.node))
                    rival = next(single, None)
                    if rival is not None:  # [EN-6] is for what is asked of each
                        raise Unclear(place, node, (rival, mention))
                rival = scene.alike(place, mention, fitting, bound)
                if rival is not None:
                    raise Unclear(place, node, (rival, mention))
                spoken_of = mention.place not in again  # by the event alone
                if acting is not None and acting.speaks_of(mention) and spoken_of and _means_subject(node, trees):
                    mention = acting.subject if _fits(node, wanted, acting.subject.node) else mention
                if acting is not None and acting.speaks_of(mention) and _is_whose(node, mention, acting.subject):
                    mention = acting.subject
                bound[place] = mention
                player = (number, mention) if wanted == _PLAYER else player
    return bound


def _counted(number: int, group: Node | None) -> Iterator[Mention]:
    """What an amount counts, as something to speak of: 'for each of your Buffs, … those Buffs'; but of cards 'from
    among them' and of those to which something was done those were named before."""
    if isinstance(group, nouns.Group) and not isinstance(group.place, nouns.FromAmong) and (
        not isinstance(group.relative, nouns.ThisWay)
    ):
        yield Mention(Place(number, group.span), nouns.Some(nouns.Article("any number of"), group))


def _counted_first(
    node: Node, wanted: str, fitting: list[Mention], counted: Sequence[Mention]
) -> list[Mention]:
    """'Them' are counted cards where nothing else was named; 'those Buffs' those Buffs that were counted last."""
    if wanted != _MANY or not isinstance(node, nouns.Them | nouns.Those):
        return fitting
    last = next((m for m in reversed(counted) if _fits(node, wanted, m.node)), None)
    if last is None:
        return fitting
    by_name = isinstance(node, nouns.Those) and kind_word(node) in {
        getattr(kind, "word", "") for kind in getattr(last.node, "group").kinds  # noqa: B009
    }
    newer = not fitting or fitting[0].back > 0 or fitting[0].place < last.place
    return [last, *fitting] if not fitting or (by_name and newer) else fitting


def _two_parties(node: Node) -> Iterator[tuple[Node, Node, bool]]:
    """What a verb is about, the phrase for another than that, and whether both do the same."""
    what = getattr(node, "what", None)
    for verb in node.beings if isinstance(node, ThingIs) else () if isinstance(node, Being) else (node,):
        second = getattr(verb, verb.ANOTHER) if verb.ANOTHER else None
        if what is not None and second is not None:
            yield what, second, verb.ALIKE


def _is_whose(node: Node, mention: Mention, subject: Mention) -> bool:
    """'Whenever a unit attacks this relic, its controller …': of this card one says 'you'."""
    whose = isinstance(node, PlayerWord | WhoseWord) and node.word.startswith("its ")
    return whose and isinstance(mention.node, nouns.This) and not isinstance(subject.node, nouns.This)


def _is_zone(one: Mention, other: Mention) -> bool:
    """Whether one of two is a zone, which has a player, and the other a card that may lie there."""
    return isinstance(one.node, nouns.WholeZone) != isinstance(other.node, nouns.WholeZone)


def _of_dealer(node: Node) -> Iterator[tuple[Node, Node]]:
    """[EN-3] 'A unit you control deals damage to another unit equal to its attack': its own, whoever is named last."""
    if not isinstance(node, ThingIs):
        return
    for being in node.beings:
        amount = getattr(being, "n", None) if being.ACTS else None
        for each in amount.inside() if isinstance(amount, Node) else ():
            if isinstance(each, Its):
                yield each, node.what


def _is_of_known_kind(node: Node, asked: Kind) -> bool:
    """[EN-12] Whether a phrase names a type that no card of the type asked for has: 'If it is a unit, play a 1/1 Imp
    unit token. If it is a spell, …' asks of the card that the first 'if' asked of, and of no token."""
    apart = type(asked).APART
    if not isinstance(node, nouns.Some) or getattr(asked, "word", "") not in apart:
        return False
    kinds = [getattr(kind, "word", "") for kind in node.group.kinds]
    named = node.group.name is not None and kinds == ["token"]
    return named or (len(kinds) == 1 and kinds[0] in apart)


def _is_of_other_type(node: Node, wanted: tuple[str, ...]) -> bool:
    """Whether a phrase names types alone of which no card has a wanted one."""
    kinds = node.group.kinds if isinstance(node, nouns.Some | nouns.Bare) else ()
    words = {getattr(kind, "word", "") for kind in kinds}
    return bool(words) and words.isdisjoint(wanted) and all(words <= type(kind).APART for kind in kinds)


def _is_same(one: Mention, other: Mention, bound: Bindings) -> bool:
    """Whether two phrases name one card: by the same words, by a reference, or as the card whose text it is."""
    meant = bound.get(other.place, other)
    return one.place in (other.place, meant.place) or {type(one.node), type(meant.node)} == {nouns.This}


def _asked_behind(node: Node) -> Iterator[tuple[Node, Node]]:
    """A condition that stands behind what it governs, and in that the clause that it cannot speak of: it is asked
    before that is done [EN-1]. What is to be seen could be meant: 'destroy a unit if it is damaged'."""
    clauses: Sequence[Node] = getattr(node, "clauses", ())
    if not isinstance(node, If | Unless) or not clauses or node.condition.span[0] < clauses[-1].span[0]:
        return
    if node.condition.PAST or any(isinstance(each, Act) and each.UNSEEN for each in clauses[-1].inside()):
        yield node.condition, clauses[-1]


def _if_declined(node: Node) -> bool:
    return isinstance(node, If) and isinstance(node.condition, IfNotDone)


def _within(place: Place, around: Place) -> bool:
    """Whether a phrase stands within another one."""
    start, end = place.span
    return place.sentence == around.sentence and around.span[0] <= start and end <= around.span[1]


def _lies_beside(node: Node) -> bool:
    """Whether a phrase is for what lies beside a card that was spoken of before."""
    relative = getattr(getattr(node, "group", None), "relative", None)
    beside = getattr(relative, relative.BESIDE) if isinstance(relative, Node) and relative.BESIDE else None
    return isinstance(beside, nouns.It | nouns.That)


def _in_play(node: Node) -> list[Node]:
    """The phrase for cards to which something happens in play alone."""
    if isinstance(node, ThingIs):
        return [node.what] if all(each.IN_PLAY for each in node.beings) else []
    return [getattr(node, node.IN_PLAY)] if node.IN_PLAY and not isinstance(node, Being) else []


def _of_kinds(node: Node) -> Iterator[tuple[Node, tuple[str, ...]]]:
    """A phrase for cards of which something is said that only some kinds can be or undergo, and which kinds."""
    if isinstance(node, ThingIs):
        yield from ((node.what, kinds) for each in node.beings[::-1] if (kinds := each.of_kinds()))
    else:
        yield from ((what, kinds) for what in _in_play(node) if (kinds := node.of_kinds()))


def _could_be(mention: Node, kinds: tuple[str, ...]) -> bool:
    """Whether a phrase names a card of such a kind, or leaves it open."""
    named = [getattr(each, "word", "") for each in getattr(getattr(mention, "group", None), "kinds", ())]
    return not kinds or not named or any(each in kinds for each in named)


def _comes_later(mention: Mention, place: Place, heads: Sequence[tuple[int, int]]) -> bool:
    """Whether a trigger names something only behind a reference of its own: 'when it destroys a character'."""
    if mention.back or mention.place.sentence != place.sentence or mention.place.span[0] < place.span[1]:
        return False
    return any(start <= place.span[0] and mention.place.span[1] <= end for start, end in heads)


def arm(node: Node) -> list[Node]:
    """What belongs to the case of a condition alone: its clauses, and what it says there is."""
    clauses: Sequence[Node] = getattr(node, "clauses", ())
    if not isinstance(node, If | IfElse):
        return [*clauses]
    there = [each for each in node.condition.inside() if isinstance(each, nouns.Some) and not is_described(each)]
    return [*clauses, *there]


def _players_first(fitting: Sequence[Mention]) -> list[Mention]:
    """[EN-3] Of one sentence, a player who was named fits 'they' better than a card that has a controller; not one who
    was named only to describe such a card."""

    def order(mention: Mention) -> tuple[int, int, bool]:
        sentence, (start, end) = mention.place
        cards = [m.place.span for m in fitting if isinstance(m.node, Thing) and m.place.sentence == sentence]
        described = any(first <= start and end <= last for first, last in cards)
        return -mention.back, sentence, isinstance(mention.node, Player) and not described

    return sorted(fitting, key=order, reverse=True)


class Scene:
    """Where the phrases of an ability stand to one another: in which branches, and side by side with what."""

    def __init__(self, trees: Sequence[Node]) -> None:
        self.branches: list[tuple[int, Place, int]] = []  # a fork, what stands in one of its branches, and which it is
        self.objects: dict[Place, tuple[Node, int]] = {}  # what something is done to: in which list, at which place
        self.pairs: list[tuple[Mention, Mention]] = []  # two that do the same to each other
        self.together: dict[Place, Node] = {}  # what is named with others: 'a unit and a relic'
        self.forks = 0
        for number, tree in enumerate(trees):
            for node in tree.inside():
                self.look(number, node)
        effects = [
            (number, part)
            for number, tree in enumerate(trees)
            if isinstance(effect := getattr(tree, "effect", None), Effect)
            for part in governed(effect)
        ]
        for at in range(len(effects)):
            many = effects[at : at + answered([each for _, each in effects[at:]])]
            for number, case in many[:-1]:
                self.fork([(number, arm(case)), (many[-1][0], arm(many[-1][1]))])

    def look(self, number: int, node: Node) -> None:
        values = [getattr(node, name) for name in node.BRANCHES]
        parts = values if len(values) > 1 else [(each,) for value in values for each in value]
        if isinstance(node, IfElse):
            parts[0] = arm(node)
        if parts:
            self.fork([(number, part) for part in parts])
        for many in (getattr(node, "steps", ()), getattr(node, "deeds", ())):
            for index, step in enumerate(many if len(many) > 1 else ()):
                for each in step.inside():
                    if isinstance(each, Act | ThingIs):
                        for child in each.children():
                            self.objects[Place(number, child.span)] = node, index

        if isinstance(node, nouns.Both):
            self.together |= {Place(number, each.span): node for each in node.things}
        for what, second, alike in _two_parties(node):
            if alike:
                one, other = (Mention(Place(number, each.span), each) for each in (what, second))
                self.pairs.append((one, other))

    def alike(self, place: Place, mention: Mention, fitting: Sequence[Mention], bound: Bindings) -> Mention | None:
        """[EN-3] The other of two that did the same, behind which a reference could mean either."""
        for pair in self.pairs:
            if (place.sentence, place.span[0]) < (pair[1].place.sentence, pair[1].place.span[1]):
                continue
            for one, other in (pair, pair[::-1]):
                if _is_same(mention, one, bound):
                    return next((m for m in fitting if _is_same(m, other, bound)), None)
        return None

    def fork(self, parts: Sequence[tuple[int, Sequence[Node]]]) -> None:
        for which, (number, nodes) in enumerate(parts):
            self.branches += [(self.forks, Place(number, node.span), which) for node in nodes]
        self.forks += 1

    def path(self, place: Place) -> set[tuple[int, int]]:
        """The branches in which a place lies."""
        return {
            (fork, which)
            for fork, around, which in self.branches
            if around.sentence == place.sentence
            and around.span[0] <= place.span[0] and place.span[1] <= around.span[1]
        }  # fmt: skip

    def is_across(self, one: Place, other: Place) -> bool:
        """[EN-7] Whether two places lie in branches that exclude one another."""
        here = self.path(one)
        return any(fork == mine and which != own for fork, which in self.path(other) for mine, own in here)

    def nearest(self, place: Place, reference: Node, fitting: Sequence[Mention]) -> Mention | None:
        """The first that is known here; else, of another branch, what is only described there [EN-7]."""
        known = [m for m in fitting if m.back or not self.is_across(place, m.place)]
        if known:
            return next((m for m in known if names_kind(reference, m.node)), known[0])
        described = next((m for m in fitting if is_described(m.node)), None)
        return None if described is None else described._replace(across=True)

    def side_by_side(self, one: Mention, other: Mention) -> bool:
        """[EN-3] Whether something is done to both in one list of clauses."""
        if one.back or other.back or one.place not in self.objects or other.place not in self.objects:
            return False
        (mine, at), (theirs, place) = self.objects[one.place], self.objects[other.place]
        return mine is theirs and at != place and one.place.sentence == other.place.sentence

    def named_together(self, one: Mention, other: Mention) -> bool:
        """[EN-3] 'Expend a unit and a relic. Destroy it.'"""
        around = None if one.back or other.back else self.together.get(one.place)
        return around is not None and around is self.together.get(other.place) and one.place != other.place


def is_described(node: Node) -> bool:
    """Whether a phrase means all that it describes, or somebody by their part: nothing has to be chosen."""
    if isinstance(node, Player | Whose):
        word: str = getattr(node, "word", "") or getattr(getattr(node, "which", None), "word", "")
        return "n" not in node.FIELDS and word.split(" ", maxsplit=1)[0] not in ("a", "another", "any")
    if isinstance(node, nouns.Bare | nouns.EndCard | nouns.EndCards | nouns.WholeZone):
        return True
    determiner = getattr(node, "determiner", None)
    return isinstance(determiner, nouns.Possessive) or getattr(determiner, "word", "") in ("all", "each")


def _mentions(trees: Sequence[Node], back: int) -> list[Mention]:
    """Everything in some sentences that can be referred to, in the order of the text."""
    return [
        Mention(Place(number, node.span), node, back)
        for number, tree in enumerate(trees)
        for node, leaving in _walk(tree)
        if leaving and _is_mention(node)
    ]


def _walk(node: Node) -> Iterator[tuple[Node, bool]]:
    """Every phrase as it begins and as it ends, in the order of the text."""
    yield node, False
    for child in node.children():
        yield from _walk(child)
    yield node, True


def _means_subject(reference: Node, trees: Sequence[Node]) -> bool:
    """Whether a reference is one that goes on with the subject: its number, or what it gets or does."""
    if not isinstance(reference, nouns.It):
        return isinstance(reference, Its)
    clauses = (node for tree in trees for node in tree.inside() if isinstance(node, ThingIs))
    return any(clause.what is reference for clause in clauses)


def what_it_needs(node: Node) -> str:
    """What a reference needs before it; empty for anything that is no reference."""
    if node.REFERS:
        return node.REFERS
    if isinstance(node, nouns.It | Its | nouns.That | OfThat | ControllerOfThat | OwnerOfThat):
        return _ONE
    if isinstance(node, nouns.Them | nouns.Those | nouns.TheRest | nouns.FromAmong):
        return _MANY
    if isinstance(node, PlayerWord):
        if node.word in _ONE_WORDS:
            return _ONE
        return _PLAYER if node.word in ("that player", "they") else ""
    if isinstance(node, WhoseWord):
        if node.word in _ONE_WHOSE:
            return _ONE
        return {"their owners'": _MANY, "that player's": _PLAYER}.get(node.word, "")
    if isinstance(node, ThatMuch):
        return _AMOUNT
    if isinstance(node, IfDone | IfNotDone | nouns.ThisWay):
        return _DEED
    return ""


def _is_mention(node: Node) -> bool:
    if not node.MENTIONS:
        return False
    if isinstance(node, DeckZone | Period) or node.brings() or node.PAIRS:
        return True
    if isinstance(node, Whose):
        return node.NAMES_PLAYER
    if isinstance(node, Possessor):
        return node.NAMES_CARD
    if isinstance(node, Thing):
        return not isinstance(node, nouns.It | nouns.That | nouns.Them | nouns.Those | nouns.TheRest | nouns.Either)
    return isinstance(node, Player) and not (isinstance(node, PlayerWord) and node.word in ("you", "they"))


def is_plural(thing: Node) -> bool:
    """Whether a noun phrase means a group."""
    said = thing.is_group()
    if said is not None:
        return said
    if isinstance(thing, nouns.Bare | nouns.EndCards | nouns.WholeZone | nouns.Both):
        return True
    if isinstance(thing, nouns.OneOf):
        return not isinstance(thing.n, Single)
    if not isinstance(thing, nouns.Some):
        return False
    determiner = thing.determiner
    said = determiner.is_group()
    if said is not None:
        return said
    if isinstance(determiner, nouns.Article):
        return determiner.word in ("all", "any number of", "no")
    if isinstance(determiner, nouns.Exactly | nouns.UpTo):
        return not isinstance(determiner.n, Single)
    return isinstance(determiner, nouns.AtLeast | nouns.AtMost | nouns.Possessive)


def _fits(reference: Node, wanted: str, mention: Node) -> bool:
    if not reference.may_mean(mention):
        return False
    if mention.PAIRS:
        return wanted == _MANY and isinstance(reference, nouns.Them | nouns.Those)
    if wanted == _HERO:
        return isinstance(mention, Player | Whose)
    if isinstance(mention, Whose):
        return False
    if isinstance(mention, Period):
        return wanted == _PLAYER and mention.word != "your turn"  # [EN-9] whose turn it is
    if wanted == _DECK or isinstance(mention, DeckZone):
        return wanted == _DECK and isinstance(mention, DeckZone)
    if wanted == _ACT or mention.brings():
        kind = getattr(getattr(reference, "kind", None), "word", "")
        return wanted in (_ACT, _ONE) and bool(mention.brings()) and (not kind or kind in mention.brings())
    if wanted == _PLAYER:
        # "its controller" is heard behind every card that was spoken of
        return isinstance(mention, Player | Thing) and not isinstance(mention, nouns.This)  # which is yours
    if isinstance(mention, Player):
        return False
    that = nouns.That | nouns.Those | OfThat | ControllerOfThat | OwnerOfThat
    if isinstance(mention, nouns.This) and isinstance(reference, that):
        return False  # "that unit" is another one than this unit
    each = _is_each(mention)
    if wanted == _MANY:
        fits = is_plural(mention) or each
        if isinstance(reference, nouns.TheRest):  # what was taken from among them is not what is left of them
            place = mention.group.place if isinstance(mention, nouns.Some | nouns.Bare) else None
            fits = fits and not isinstance(place, nouns.FromAmong) and not isinstance(mention, nouns.OneOf)
    else:
        fits = not is_plural(mention)
    kind = getattr(reference, "kind", None)
    return fits and (not isinstance(kind, Kind | PossessiveKind) or _kind_fits(kind, mention))


def _is_each(mention: Node) -> bool:
    return any(_word(mention, field) in ("each", "every") for field in ("determiner", "which"))


def _word(node: Node, field: str) -> str:
    return str(getattr(getattr(node, field, None), "word", ""))


def names_kind(reference: Node, mention: Node) -> bool:
    """[EN-3] Whether a phrase is of the very kind that a reference wants: 'that Buff', a Buff."""
    wanted = kind_word(reference)
    if wanted in ("", "card", "token") or isinstance(mention, nouns.This | Player | Whose) or mention.brings():
        return True
    if isinstance(reference, nouns.Those):
        return True  # those of them that are
    kinds = getattr(getattr(mention, "group", None), "kinds", ())
    return any(getattr(kind, "word", "") in (wanted, "token") for kind in kinds)


def is_told(reference: Node, trees: Sequence[Node]) -> bool:
    """Whether the text has made sure that it is such a card: 'if it is a Buff, … that Buff'."""
    conditions = (node for tree in trees for node in tree.inside() if isinstance(node, IsKind))
    return any(getattr(kind, "word", "") == kind_word(reference) for each in conditions for kind in each.group.kinds)


def kind_word(reference: Node) -> str:
    word: str = getattr(getattr(reference, "kind", None), "word", "")
    return word.removesuffix("'s")


def _kind_fits(kind: Node, mention: Node) -> bool:
    """`that unit` wants a unit; `card` and `token` are vague enough to fit and to be fitted."""
    wanted = getattr(kind, "word", "")
    if isinstance(mention, nouns.Some | nouns.Bare):
        kinds = {getattr(k, "word", "") for k in mention.group.kinds}
    elif isinstance(mention, nouns.This):
        kinds = {getattr(mention.kind, "word", "card")}
    else:
        kinds = {"card"}
    return wanted == "card" or wanted in kinds or bool(kinds & {"card", "token"})
