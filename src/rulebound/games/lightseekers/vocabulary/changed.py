"""A number changes, in other words; see `language/changing.py`."""

from __future__ import annotations

from rulebound.language.changing import Said, changes
from rulebound.language.wordings import Wordings

CHANGED: Wordings = changes(
    Said(
        "{s=health}",
        gain=("{one} gains {n} {s}", "{ones} gain {n} {s}"),
        lose=("{one} loses {n} {s}", "{ones} lose {n} {s}"),
        become=("set {one's} {s} to {n}", "set {ones'} {s} to {n}"),
    ),
    Said(
        "{s=damage/healing/power/cost}",
        gain=("increase {one's} {s} by {n}", "increase {ones'} {s} by {n}"),
        lose=("reduce {one's} {s} by {n}", "reduce {ones'} {s} by {n}"),
    ),
)
