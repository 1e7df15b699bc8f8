"""A dialect: what the meanings of the core phrases ask of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Generic, NamedTuple, TypeVar

from rulebound.kernel.ops import Op
from rulebound.kernel.terms import Amount, Cards, Test, Trait, Whom
from rulebound.language.core.categories import Act, Condition, Deed, Effect, Player, Stat, Thing, Whose, Zone
from rulebound.language.core.nouns import AnyWhose, Group
from rulebound.language.lowering.senses import Sense
from rulebound.language.lowering.writer import TextWriter
from rulebound.language.node import Node

W = TypeVar("W", bound=TextWriter)
Sentences = Sequence[tuple[int, Effect]]  # each with the number of its sentence


class Offer(NamedTuple):
    """A question that can be declined: its menu, and the option kinds yes and no."""

    menu: int
    yes: int
    no: int


class Dialect(ABC, Generic[W]):
    """The senses of a game, its menus, and what its words say where the core leaves it open."""

    act: Sense[Any, None]
    clause: Sense[Any, None]
    effect: Sense[Any, None]
    amount: Sense[Any, Amount]
    condition: Sense[Any, Test]
    adjective: Sense[Any, list[Trait]]
    player: Sense[Any, Whom]

    may: Offer
    modes: tuple[int, int]  # the menu of a modal text, and its option kind

    this: Cards  # the card whose text it is

    # ---- cards and numbers
    @abstractmethod
    def cards(self, w: W, node: Thing) -> Cards:
        """All cards that a noun phrase could mean, without a choice."""

    @abstractmethod
    def chosen(self, w: W, node: Thing) -> Cards:
        """The cards of a noun phrase, chosen first if it leaves a choice."""

    @abstractmethod
    def pick(self, w: W, node: Node, among: Cards, slot: int) -> Op:
        """Which one is meant is chosen now."""

    def card_of_mention(self, w: W, node: Node) -> Cards | None:
        """The card that a reference means where the phrase before it is no noun phrase of this ability."""
        return None

    @abstractmethod
    def traits_of(self, w: W, node: Group) -> list[Trait]:
        """What a noun asks of a card that is already known."""

    @abstractmethod
    def cards_are(self, cards: Cards, traits: list[Trait], yes: bool) -> Test:
        """Each of these cards is so, or is not so."""

    @abstractmethod
    def stat(self, w: W, node: Stat) -> int: ...

    @abstractmethod
    def stat_of(self, cards: Cards, stat: int) -> Amount:
        """A number of these cards, together."""

    @abstractmethod
    def stat_is(self, stat: int, relation: int, than: Amount) -> Trait: ...

    @abstractmethod
    def how_many_of(self, w: W, node: Group) -> Amount: ...

    @abstractmethod
    def zones(self, w: W, node: Zone) -> tuple[list[int], Whom | None]:
        """The zones that a phrase names, and whose; None if anybody's will do."""

    @abstractmethod
    def whose(self, w: W, node: Whose | AnyWhose) -> Whom | None:
        """Of whom; None if anybody will do."""

    # ---- clauses
    @abstractmethod
    def deed(self, w: W, node: Deed) -> None:
        """One verb, with what it is repeated for."""

    @abstractmethod
    def offer(self, w: W, node: Node, who: Whom, deeds: Sequence[Deed]) -> None:
        """All of it, or nothing."""

    @abstractmethod
    def one_by_one(self, w: W, node: Player) -> AbstractContextManager[Whom]:
        """Who decides and does what follows; of several players each for themselves."""

    @abstractmethod
    def possible(self, w: W, act: Act) -> Test | None:
        """Whether all is there that the verb needs; None if it needs nothing."""

    @abstractmethod
    def is_choice(self, op: Op) -> bool:
        """Whether an instruction only chooses."""

    def can_begin(self, w: W, deed: Deed) -> Test | None:
        """Whether an alternative can be chosen by what its first verb needs; None if it always can."""
        return None

    def offered_words(self, w: W, node: Node, first: Node) -> str:
        """The words of an offer that begins with this verb."""
        return w.words(node)

    def under(self, w: W, node: Condition) -> AbstractContextManager[None]:
        """Around what is done only if something is so."""
        return nullcontext()

    def bound_sentences(self, w: W, many: Sentences, at: int) -> int:
        """Sentences that go together in a way of the game's own, written; how many these were."""
        return 0
