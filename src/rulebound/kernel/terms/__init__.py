"""Terms: what the texts of any game are lowered to. This is the door; each room has one sort of them."""

from rulebound.kernel.terms.amounts import Bound, CountOf, EventAmount, Fixed, Half, HalfUp, Negative, SeatNumber, Times
from rulebound.kernel.terms.base import Amount, Cards, Env, Test, Trait, Whom, has_all
from rulebound.kernel.terms.groups import EndOfPile
from rulebound.kernel.terms.players import You
from rulebound.kernel.terms.relations import Compares, EventAmountIs
from rulebound.kernel.terms.stats import Extreme, StatIs, StatOf
from rulebound.kernel.terms.tests import AnyOf, CardsAre, Done, Every, Not

__all__ = [
    "Amount", "AnyOf", "Bound", "Cards", "CardsAre", "Compares", "CountOf", "Done", "EndOfPile", "Env", "EventAmount",
    "EventAmountIs", "Every", "Extreme", "Fixed", "Half", "HalfUp", "Negative", "Not", "SeatNumber", "StatIs", "StatOf",
    "Test", "Times", "Trait", "Whom", "You", "has_all",
]  # fmt: skip
