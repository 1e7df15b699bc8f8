"""What designers of Lost Legacy cards say in several words: comparisons left half unsaid, who pays, what holds when."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

STATS = "level/offense/defense/speed/magic"
LENGTH_WORDS: Wordings = {
    "an opponent's entry point": "your opponent's entry point",
}  # fmt: skip
AT_LENGTH: dict[str, str] = {
    # ---- as which card
    **{f"{{k=@kinds}} of the same {{s=family/element}} {join} {how} {{st={STATS}}} {{w=from/in/and}} {{rest}}":
       f"{{k}} of the same {{s}} as it with a {house} {{st}} than it {{w}} {{rest}}"
       for join in ("<with|and> <a|>",) for how, house in (("{h=higher}", "higher"), ("{h=lower}", "lower"))},
    **{f"{{k=@kinds}} of the same {{s=family/element}} {join} {how} {{st={STATS}}} $":
       f"{{k}} of the same {{s}} as it with a {house} {{st}} than it"
       for join in ("<with|and> <a|>",) for how, house in (("{h=higher}", "higher"), ("{h=lower}", "lower"))},
    # ---- whose turn
    "^ <when|whenever> their turn {e=begins/ends}, the controller of {x} may {rest}":
        "when the turn of the controller of {x} {e} , they may {rest}",
}  # fmt: skip
