"""A number of a card or of a player changes, in other words; see `language/changing.py`."""

from __future__ import annotations

from rulebound.language.changing import BOTH, DOWN, UP, Said, changes
from rulebound.language.wordings import Wordings

OWNERS = ("{one's}", "{one}", "gets"), ("{ones'}", "{ones}", "get")
CHANGED: Wordings = {
    **{f"<{ways}> {both} by {{n}} {BOTH}": f"{who} {verb} {{{sign}n}}/{{{sign}n}}"
       for ways, sign in ((UP, "+"), (DOWN, "-")) for whose, who, verb in OWNERS
       for both in (f"<|both> {whose} attack and <|its|their> health", f"<|both> the attack and health of {who}")},
    **changes(
    Said(
        "{s=attack/health}",
        gain=("{one} gets {+n} {s}", "{ones} get {+n} {s}"),
        lose=("{one} gets {-n} {s}", "{ones} get {-n} {s}"),
        shift=("{one} gets {signed} {s}", "{ones} get {signed} {s}"),
        become=("{one's} {s} becomes {n}", "{ones'} {s} becomes {n}"),
    ),
    Said(
        "{s=life} <|total>",
        gain=("{one} gains {n} {s}", "{ones} gain {n} {s}"),
        lose=("{one} loses {n} {s}", "{ones} lose {n} {s}"),
    ),
),
}  # fmt: skip
