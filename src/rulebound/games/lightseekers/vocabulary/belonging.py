"""To which Orders a hero belongs: by the Elements of the hero card, whatever Items give access to."""

from __future__ import annotations

from rulebound.language.core.categories import Player, SingleCondition
from rulebound.language.node import Node, phrase

from .elements import Order, ThatElement
from .heroes import HeroFilter, HeroRole, SomeHero, ThatHero, You


@phrase("<|the> {order} Order", "{order}")
class OrderNamed(Node):
    """An Order, by its name."""

    order: Order | ThatElement


@phrase("of {order}", "<who belong|who belongs|that belong|that belongs> to {order}")
class OfOrder(HeroFilter):
    """Heroes of an Order. [LS-2.4.1.1c.2]"""

    order: OrderNamed


@phrase(
    "{who:you/sg/they} belong(s) to {order}", "{who:you/sg/they} are~is of {order}",
    "{who:you/sg/they} are~is a {order} hero",
    "{who:you/sg/they} [no!<do~does not|don't~doesn't>] belong to {order}",
    "{who:you/sg/they} [no!<are~is not|aren't~isn't>] a {order} hero",
)
class BelongsTo(SingleCondition):
    """A hero is of an Order, or is not. [LS-2.4.1.1c.2]"""

    who: Player
    order: OrderNamed
    no: bool = False


@phrase(
    "{one:you/sg} share(s) <a|any|at least one> Order with {other}",
    "{one:you/sg} and {other} share <a|any|at least one> Order",
    "{one:you/sg} and {other} [no!<share no|don't share a|do not share a|don't share any>] Order",
    "{one:you/sg} [no!<share(s) no|don't~doesn't share a|don't~doesn't share any>] Order with {other}",
)
class SharesOrder(SingleCondition):
    """Two heroes have an Order in common, or have none. [LS-2.4.1.1c.2]"""

    one: You | HeroRole | ThatHero
    other: You | HeroRole | ThatHero | SomeHero
    no: bool = False
