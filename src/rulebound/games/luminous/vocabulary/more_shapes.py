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
    # ---- damage on it
    "{w=this/it} has damage <marked|> on <it|this>": "{w} is damaged",
    "{w=this/it} has {n} or more damage <marked on it|on it|>": "the damage on {w} is {n} or more",
    # ---- all but the one that was chosen
    **{f"{{w=player/opponent}} chooses {{n=a/one/1}} {{k={kind}}} they control <, then|and|, and> "
       f"{{v=sacrifices}} <the rest|the others|all others|all the others> $":
       f"{{w}} chooses {{n}} {{k}} they control , then {{v}} all other {kind}s they control"
       for kind in ("unit", "relic", "token", "orb")},
}  # fmt: skip
