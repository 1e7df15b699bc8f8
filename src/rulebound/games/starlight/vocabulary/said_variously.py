"""Shapes of sentences that have many wordings in English, for the words of Starlight; see `language/changing.py`."""

from __future__ import annotations

from rulebound.language.changing import Said, changes
from rulebound.language.wordings import Wordings

STATS = "{s=Health/Energy/Mana/ATK/DEF}"
VARIOUS: Wordings = {
    **changes(
        Said(
            STATS,
            gain=("{one} gains {n} {s}", "{ones} gain {n} {s}"), lose=("{one} loses {n} {s}", "{ones} lose {n} {s}"),
            shift=("{one} gets {signed} {s}", "{ones} get {signed} {s}"),
            become=("set {one's} {s} to {n}", "set {ones'} {s} to {n}"),
            over=("{one} has {n+1} or more {s}", "{ones} have {n+1} or more {s}"),
            gain_so=("{one} gains {s} equal to {q}", "{ones} gain {s} equal to {q}"),
            lose_so=("{one} loses {s} equal to {q}", "{ones} lose {s} equal to {q}"), two=True,
        )
    ),
}  # fmt: skip
