"""Terms: what the texts of any game are lowered to. This is the door; each room has one sort of them."""

from rulebound.kernel.terms.amounts import Bound, CountOf, EventAmount, Fixed, Half, HalfUp, Negative, Times
from rulebound.kernel.terms.base import Amount, Env, Group, Test, Whom
from rulebound.kernel.terms.players import You
from rulebound.kernel.terms.relations import Compares, EventAmountIs
from rulebound.kernel.terms.tests import AnyOf, Done, Every, Not

__all__ = [
    "Amount", "AnyOf", "Bound", "Compares", "CountOf", "Done", "Env", "EventAmount", "EventAmountIs", "Every",
    "Fixed", "Group", "Half", "HalfUp", "Negative", "Not", "Test", "Times", "Whom", "You",
]
