"""A dialect: what the meanings of the core phrases ask of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, NamedTuple

from rulebound.kernel.ops import Op
from rulebound.kernel.terms import Amount, Cards, Test, Trait, Whom
from rulebound.language.core.categories import Act, Condition, Deed, Effect, Player, Stat, Thing, Whose, Zone
from rulebound.language.core.nouns import AnyWhose, Group
from rulebound.language.lowering.senses import Sense
from rulebound.language.node import Node

W = Any  # the writer of the game
Sentences = Sequence[tuple[int, Effect]]  # each with the number of its sentence


class Offer(NamedTuple):
    """A question that can be declined: its menu, and the option kinds yes and no."""

    menu: int
    yes: int
    no: int


@dataclass(frozen=True, kw_only=True)
class Dialect:
    """The senses of a game, its menus, and what its words say where the core leaves it open."""

    act: Sense[W, None]
    clause: Sense[W, None]
    effect: Sense[W, None]
    amount: Sense[W, Amount]
    condition: Sense[W, Test]
    adjective: Sense[W, list[Trait]]
    player: Sense[W, Whom]

    may: Offer
    modes: tuple[int, int]  # the menu of a modal text, and its option kind
    numbers: tuple[int, int]  # and those of a number
    numbers_named: bool = False  # whose options name the card
    no_more: int = -1  # the option kind that ends a choice of modes; without one their number is fixed
    this: Cards  # the card whose text it is
    extra_turn: Callable[[str, Whom], Op] | None = None  # the instruction by which somebody takes one, if it can be

    # ---- cards and numbers
    cards: Callable[[W, Thing], Cards]  # all that a noun phrase could mean, without a choice
    chosen: Callable[[W, Thing], Cards]  # the cards of a noun phrase, chosen first if it leaves a choice
    pick: Callable[[W, Node, Cards, int], Op]  # which one is meant is chosen now, into that slot
    traits_of: Callable[[W, Group], list[Trait]]  # what a noun asks of a card that is already known
    cards_are: Callable[[Cards, list[Trait], bool], Test]  # each of these cards is so, or is not so
    enough: Callable[[W, Thing], tuple[int, Amount]]  # how many a noun phrase speaks of, and how that compares
    stat: Callable[[W, Stat], int]
    stat_of: Callable[[Cards, int], Amount]  # a number of these cards, together
    stat_is: Callable[[int, int, Amount], Trait]  # a number, how it compares, with what
    how_many_of: Callable[[W, Group], Amount]
    zones: Callable[[W, Zone], tuple[list[int], Whom | None]]  # and whose; None if anybody's will do
    whose: Callable[[W, Whose | AnyWhose], Whom | None]  # None if anybody will do
    # the card that a reference means where the phrase before it is no noun phrase of this ability
    card_of_mention: Callable[[W, Node], Cards | None] = lambda w, node: None

    # ---- clauses
    deed: Callable[[W, Deed], None]  # one verb, with what it is repeated for
    offer: Callable[[W, Node, Whom, Sequence[Deed]], None]  # all of it, or nothing
    # who decides and does what follows; of several players each for themselves
    one_by_one: Callable[[W, Player], AbstractContextManager[Whom]]
    possible: Callable[[W, Act], Test | None]  # all is there that the verb needs; None if it needs nothing
    is_choice: Callable[[Op], bool]  # an instruction only chooses
    # whether an alternative can be chosen by what its first verb needs; None if it always can
    can_begin: Callable[[W, Deed], Test | None] = lambda w, deed: None
    # the words of an offer that begins with this verb
    offered_words: Callable[[W, Node, Node], str] = lambda w, node, first: str(w.words(node))
    # around what is done only if something is so
    under: Callable[[W, Condition], AbstractContextManager[None]] = lambda w, node: nullcontext()
    # sentences that go together in a way of the game's own, written; how many these were
    bound_sentences: Callable[[W, Sentences, int], int] = lambda w, many, at: 0
    # the same, of a sentence that takes the place of what the one before buys with a cost
    in_place_of_bought: Callable[[W, Sentences, int], int] = lambda w, many, at: 0
