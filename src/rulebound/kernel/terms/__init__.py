"""Terms: what the texts of any game are lowered to. This is the door; each room has one sort of them."""

from rulebound.kernel.terms.amounts import Bound, CountOf, EventAmount, Fixed, Half, HalfUp, Negative, Times
from rulebound.kernel.terms.base import Amount, Cards, Env, Test, Trait, Whom, has_all
from rulebound.kernel.terms.players import You
from rulebound.kernel.terms.relations import Compares, EventAmountIs
from rulebound.kernel.terms.tests import AnyOf, Done, Every, Not

__all__ = [
    "Amount", "AnyOf", "Bound", "Cards", "Compares", "CountOf", "Done", "Env", "EventAmount", "EventAmountIs", "Every",
    "Fixed", "Half", "HalfUp", "Negative", "Not", "Test", "Times", "Trait", "Whom", "You", "has_all",
]  # fmt: skip
