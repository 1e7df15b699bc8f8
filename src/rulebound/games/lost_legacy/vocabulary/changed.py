"""A number changes, in other words; see `language/changing.py`."""

from __future__ import annotations

from rulebound.language.changing import Said, changes
from rulebound.language.wordings import Wordings

CHANGED: Wordings = changes(
    Said(
        "{s=MP/honor} <|total>",
        gain=("{one} gains {n} {s}", "{ones} gain {n} {s}"),
        lose=("{one} loses {n} {s}", "{ones} lose {n} {s}"),
    ),
    Said(
        "{s=offense/defense/speed/magic/level}",
        gain=("increase {one's} {s} by {n}", "increase {ones'} {s} by {n}"),
        lose=("reduce {one's} {s} by {n}", "reduce {ones'} {s} by {n}"),
        become=("{one's} {s} becomes {n}", "{ones'} {s} becomes {n}"),
    ),
)
