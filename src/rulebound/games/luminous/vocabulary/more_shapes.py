"""Still more shapes of sentences, beside `shapes.py`: who deals, one condition and its opposite."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

MORE_SHAPES: Wordings = {
    # ---- this card deals what it says
    "<this|this card|this unit|this spell|this relic> deals {n} damage divided {rest}":
        "deal {n} damage divided {rest}",
    # ---- one condition and its opposite
    "if you control no {x}, {m} . if you <do|control any|control any {x}>, {rest}":
        "if you control no {x} , {m} . otherwise , {rest}",
}  # fmt: skip
