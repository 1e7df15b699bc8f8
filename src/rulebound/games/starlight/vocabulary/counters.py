"""How many counters lie on an Aura, asked while it lies there."""

from __future__ import annotations

from rulebound.language.core.categories import SingleCondition
from rulebound.language.core.nouns import Bound
from rulebound.language.core.numbers import Number
from rulebound.language.node import phrase

HERE = "<|on it>"


@phrase(
    f"<this|this Aura> has {{n}} or {{bound}} counters {HERE}",
    *(f"<this|this Aura> has [just!<exactly|only>] {{n}} {counters} {HERE}" for counters in ("counter", "counters")),
    *(f"<this|this Aura> has {{n}} {counters} [just!left] {HERE}" for counters in ("counter", "counters")),
    *(f"there are {{n}} or {{bound}} counters {on}" for on in ("<on this|on this Aura|here>",)),
)
class CountersAre(SingleCondition):
    """So many, or just so many. [ST-CLS.8]"""

    n: Number
    bound: Bound | None = None
    just: bool = False
