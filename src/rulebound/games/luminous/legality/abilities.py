"""The checklist of activating an ability."""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.costs import CostPart, SomeCards, barred_cards, extras_refused
from rulebound.games.luminous.definition import Activated, kind_of
from rulebound.games.luminous.legality.checks import Asked
from rulebound.games.luminous.legality.prices import payable, price_refusals
from rulebound.games.luminous.payment import Pool, can_pay, payers_of, payments, pool_of
from rulebound.games.luminous.record import InPlay as Record
from rulebound.games.luminous.record import in_play
from rulebound.games.luminous.rules import rules_of, used_up, uses_this_turn
from rulebound.games.luminous.values import FORBIDDING, barring_clause, price_in_force, waits
from rulebound.kernel.cards import Card
from rulebound.kernel.errors import Refusal
from rulebound.kernel.legality import Check, allowed, name, subject
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State
from rulebound.kernel.terms import Env


def ability_of(option: Move) -> Activated:
    return kind_of(subject(option).definition).activated[option.number]


def cost_env(s: State, seat: int, card: Card) -> Env:
    return Env(seat, card, s.serials[card.number], s.records[card.number], None)


def purse_for(s: State, asked: Asked, env: Env, ability: Activated) -> Pool:
    barred = barred_cards(env, ability.extras)
    kind = kind_of(env.card.definition)
    if barred is None or not (kind.orb or kind.bloom):
        return asked.purse(s)  # the card itself could not have paid anyway
    return pool_of(s, asked.seat, barred, rules_of(s).switches.blooms_any_only)


class InPlay(Check[Asked]):
    """[LU-play.12] Only cards in play have usable activated abilities, [LU-play.14] but for those whose text says that
    they are used in the discard pile."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        card = subject(option)
        if ability_of(option).discarded:
            return s.places[card.number] != asked.seat * c.ZONES + c.DISCARD
        return in_play(s, card) is None

    def words(self, s: State, asked: Asked, option: Move) -> str:
        if ability_of(option).discarded:
            return f"this ability is used while {name(option)} lies in your discard pile"
        return f"only cards in play have usable abilities, and {name(option)} is not in play"


class Controlled(Check[Asked]):
    """[LU-play.11] One activates abilities of cards that one controls."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        r = in_play(s, subject(option))
        return r is not None and r.controller != asked.seat

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"you do not control {name(option)}"


class ExtraCosts(Check[Asked]):
    """[LU-exp.2c] [LU-type.6b] [LU-type.10] [LU-key.8] Whatever the cost asks for besides essence must be there."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        card = subject(option)
        ability = ability_of(option)
        if not ability.extras or (in_play(s, card) is None and not ability.discarded):
            return False
        return extras_refused(s, cost_env(s, asked.seat, card), ability.extras, []) != ""

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        card = subject(option)
        env = cost_env(s, asked.seat, card)
        found: list[Refusal] = []
        extras = ability_of(option).extras
        for extra in extras:
            assert isinstance(extra, CostPart)
            rule = extra.refused(s, env, [])
            if rule:
                found.append(Refusal(rule, f"the cost '{extra.printed}' of {name(option)} cannot be paid now"))
                if rule == "LU-exp.2c":
                    found.append(Refusal("LU-exp.1", f"{name(option)} is expended already"))
                elif rule != "LU-cost.13":
                    found.append(Refusal("LU-cost.13", "a cost that cannot be paid cannot be begun"))
        if not found:
            words = f"there is nothing for one part of the cost of {name(option)} once the others are paid"
            rules = ["LU-cost.13", *(extra.rule for extra in extras if isinstance(extra, SomeCards))]
            found = [Refusal(rule, words) for rule in dict.fromkeys(rules)]
        return found


class Affordable(Check[Asked]):
    """[LU-cost.4] Essence pays for abilities too; [LU-cost.19] a check is asked only if the ability prints one."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        card = subject(option)
        ability = ability_of(option)
        if ability.price.total == 0 and ability.price.checks == 0:
            return False
        price = price_in_force(s, ability.price)
        purse = asked.purse(s)
        if purse.essence < price.total:
            return True
        env = cost_env(s, asked.seat, card)
        pool = purse_for(s, asked, env, ability)
        if not payable(pool, [price]):
            return True
        if not needs_care(ability) or extras_refused(s, env, ability.extras, payers_of(s, asked.seat, None)) == "":
            return False  # whatever pays the essence, the rest of the cost is not touched by it
        return not careful_payments(s, env, pool, ability)

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        card = subject(option)
        ability = ability_of(option)
        price = price_in_force(s, ability.price)
        pool = purse_for(s, asked, cost_env(s, asked.seat, card), ability)
        found = price_refusals(pool, [price], f"the ability of {name(option)}")
        if not found or payable(asked.purse(s), [price]):
            words = "what pays one part of the cost cannot pay another part or check for it as well"
            found.append(Refusal("LU-cost.9", words))
        if not any(refusal.rule == "LU-cost.13" for refusal in found):
            found.append(Refusal("LU-cost.13", f"no payment for the ability of {name(option)} settles all of its cost"))
        return found


def only_payment_counts(s: State) -> bool:
    """Whether an ability is usable if its cost can be paid as printed: no text forbids anything, nor a switch."""
    return (s.static_fields | s.modifier_fields) & FORBIDDING == 0 and not rules_of(s).switches.any_symbols_only


def listed_as_usable(s: State, asked: Asked, r: Record, ability: Activated, option: Move, plainly: bool) -> bool:
    """The same questions about a card that the player controls in play, where there is as much essence as it takes and
    the card is ready if it is to be expended; most abilities ask for the plainest costs."""
    if not plainly or r.kind.orb:
        return allowed(ACTIVATE_LISTED, s, asked, option)
    if ability.expends and r.entered == s.turn and waits(s, r, c.MAY_EXPEND_AT_ONCE):
        return False
    price = ability.price
    if ability.plain:
        return (price.total == 0 and price.checks == 0) or can_pay(asked.pool or asked.purse(s), price)
    if beyond_limits(s, asked.seat, r.card, ability):
        return False
    if ability.extras and extras_refused(s, cost_env(s, asked.seat, r.card), ability.extras, []) != "":
        return False
    return (price.total == 0 and price.checks == 0) or not AFFORDABLE.fails(s, asked, option)


def needs_care(ability: Activated) -> bool:
    """Whether essence and another part of the cost may want the same cards."""
    for extra in ability.extras:
        assert isinstance(extra, CostPart)
        if not extra.bars_source():
            return True
    return False


def careful_payments(s: State, env: Env, pool: Pool, ability: Activated) -> list[list[Card]]:
    """Payments that leave enough for the other parts of the cost [LU-play.2]."""
    found: list[list[Card]] = []
    for cards in payments(s, env.seat, pool, [price_in_force(s, ability.price)], barred_cards(env, ability.extras)):
        if extras_refused(s, env, ability.extras, cards) == "":
            found.append(cards)
    return found


class MayActivate(Check[Asked]):
    """[LU-play.14] A card text says that the player can't use abilities."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return barring_clause(s, asked.seat, c.NOT_ACTIVATE, subject(option)) != ""

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return barring_clause(s, asked.seat, c.NOT_ACTIVATE, subject(option))


class WithinLimits(Check[Asked]):
    """[LU-play.14] The ability itself says how often, or when, it may be used."""

    __slots__ = ()

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return beyond_limits(s, asked.seat, subject(option), ability_of(option))

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)}: {ability_of(option).clause}"


def beyond_limits(s: State, seat: int, card: Card, ability: Activated) -> bool:
    if 0 < ability.limit <= uses_this_turn(s, card, ability.index):
        return True
    if ability.ever and used_up(s, seat, ability):
        return True
    condition = ability.condition
    return condition is not None and not condition.holds(s, cost_env(s, seat, card))


AFFORDABLE: Final = Affordable("LU-cost.4")
ACTIVATE_LISTED: Final[list[Check[Asked]]] = [
    MayActivate("LU-play.14"),
    WithinLimits("LU-play.14"),
    ExtraCosts("LU-exp.2c"),
    AFFORDABLE,
]
ACTIVATE_CHECKS: Final[list[Check[Asked]]] = [InPlay("LU-play.12"), Controlled("LU-play.11"), *ACTIVATE_LISTED]
