"""Still more shapes of sentences, beside `shapes.py`: who deals, one condition and its opposite, which players."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

# What each of some players does, one after the other: what decides a game [LU-win.5], goes together or changes what the
# next of them is asked [LU-play.17] is not for this.
DOES = "draws/discards/gains/reveals/plays/culls"
WHO = (("who controls", "they control"), ("who has", "they have"), ("who owns", "they own"), ("with", "they have"))
# Where such a sentence begins: what stands before it has no part in the condition.
BEGINNINGS = (("^", ""), ("^ {y}, then", "{y} , then"),
              ("^ {h=arrive/depart/contact/mulch} :", "{h} :"), ("^ on attack :", "on attack :"),
              ("^ {w=when/whenever} {y},", "{w} {y} ,"), ("^ at the {e=start/end} of {y},", "at the {e} of {y} ,"))
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
    # ---- of each player by itself [EN-6]; behind 'then', or with another subject, it would be said of more than that
    **{f"{before} each {{k=player/opponent}} {typed} {{x}} {does} $": f"{begun} each {{k}} {done} if {asked} {{x}}"
       for before, begun in BEGINNINGS for typed, asked in WHO for does, done in (
           (f"{{v={DOES}}} {{v2}}", "{v} {v2}"), ("may {v}", "may {v}"),
           (f"{{v={DOES}}} {{v2}} and {{v3={DOES}}} {{v4}}", "{v} {v2} and {v3} {v4}"))},
}  # fmt: skip
