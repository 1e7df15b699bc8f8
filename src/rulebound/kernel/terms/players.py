"""Players that texts speak of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from rulebound.kernel.terms.base import Amount, Cards, Env, Test, Whom
from rulebound.kernel.terms.groups import cards_of_player
from rulebound.kernel.terms.relations import compares

if TYPE_CHECKING:
    from rulebound.kernel.state import State


class You(Whom):
    """'You': whose card it is, or who plays it."""

    def seats(self, s: State, env: Env) -> list[int]:
        return [env.seat]

    def includes(self, s: State, env: Env, seat: int) -> bool:
        return seat == env.seat


class Opponents(Whom):
    """All opponents: 'each opponent', and 'the opponent' where a text only watches."""

    def seats(self, s: State, env: Env) -> list[int]:
        return [seat for seat in s.rules.table(s) if seat != env.seat]

    def includes(self, s: State, env: Env, seat: int) -> bool:
        return seat != env.seat


class EachPlayer(Whom):
    """All who are in the game, in the order of their turns from the active player on."""

    def seats(self, s: State, env: Env) -> list[int]:
        return s.rules.table(s)

    def includes(self, s: State, env: Env, seat: int) -> bool:
        return True


@dataclass(slots=True, eq=False)
class OtherPlayers(Whom):
    """'Each other player': all but those."""

    than: Whom

    def seats(self, s: State, env: Env) -> list[int]:
        return [seat for seat in s.rules.table(s) if not self.than.includes(s, env, seat)]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False)
class Actor(Whom):
    """'They', 'their': the player who is doing it just now."""

    number: int

    def seats(self, s: State, env: Env) -> list[int]:
        return [env.numbers[self.number]]

    def includes(self, s: State, env: Env, seat: int) -> bool:
        return seat == env.numbers[self.number]


class ActivePlayer(Whom):
    """Whose turn it is."""

    def seats(self, s: State, env: Env) -> list[int]:
        return [s.active]


@dataclass(slots=True, eq=False)
class Several(Whom):
    """Each of these players, once."""

    parts: list[Whom]

    def seats(self, s: State, env: Env) -> list[int]:
        found: list[int] = []
        for part in self.parts:
            for seat in part.seats(s, env):
                if seat not in found:
                    found.append(seat)
        return found


@dataclass(slots=True, eq=False)
class ChosenPlayer(Whom):
    """The player whom an earlier instruction has put into a number; nobody if that is below 0."""

    number: int

    def seats(self, s: State, env: Env) -> list[int]:
        seat = env.numbers[self.number]
        return [seat] if seat >= 0 and s.rules.plays(s, seat) else []


class EventPlayer(Whom):
    """'That player': to whom the event happened, or who did it."""

    def seats(self, s: State, env: Env) -> list[int]:
        event = env.event
        return [event.seat] if event is not None and event.seat >= 0 and s.rules.plays(s, event.seat) else []


@dataclass(slots=True, eq=False)
class OwnerOf(Whom):
    """From whose decks cards come."""

    cards: Cards

    def seats(self, s: State, env: Env) -> list[int]:
        found: list[int] = []
        for ref in self.cards.refs(s, env):
            seat = ref.card.owner
            if seat not in found and s.rules.plays(s, seat):
                found.append(seat)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerTrait:
    """Something that a player must be."""

    __slots__ = ()

    def fits(self, s: State, env: Env, seat: int) -> bool:
        raise NotImplementedError


@dataclass(slots=True, eq=False)
class SomePlayerIs(Test):
    """Whether one of these players is so."""

    who: Whom
    traits: list[PlayerTrait]

    def holds(self, s: State, env: Env) -> bool:
        for seat in self.who.seats(s, env):
            for trait in self.traits:
                if not trait.fits(s, env, seat):
                    break
            else:
                return True
        return False


@dataclass(slots=True, eq=False)
class EveryPlayerIs(Test):
    """Whether all of these players are so, and there is one."""

    who: Whom
    traits: list[PlayerTrait]

    def holds(self, s: State, env: Env) -> bool:
        seats = self.who.seats(s, env)
        for seat in seats:
            for trait in self.traits:
                if not trait.fits(s, env, seat):
                    return False
        return len(seats) > 0


@dataclass(slots=True, eq=False)
class HasCards(PlayerTrait):
    """So many such cards, read with the player as 'you'."""

    group: Cards
    relation: int
    amount: Amount

    def fits(self, s: State, env: Env, seat: int) -> bool:
        count = len(cards_of_player(s, env, self.group, seat))
        return compares(count, self.relation, self.amount.value(s, env))
