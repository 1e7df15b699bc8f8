"""Where a card goes that is being resolved, instead of the Discard Pile."""

from __future__ import annotations

from rulebound.language.core.categories import Act
from rulebound.language.node import Word, phrase, words
from rulebound.language.wordings import Wordings


@words("this card= <this|this card|this Aura>", "the enchanted card", "the Attack card")
class Resolved(Word):
    """The card itself, the one it is invoked with, or that of this Combat. [ST-CLS.15] [ST-CMB.1]"""


PILE = "<your|its owner's>"


@words(
    f"hand= <to|into> {PILE} hand", f"top= on top of {PILE} Draw Pile", f"bottom= on the bottom of {PILE} Draw Pile",
    "telegraphed= <to|into> <your|its|this creature's> Telegraph Pile",
)
class Whither(Word):
    """[ST-LOC.1] [ST-LOC.2] [ST-TEL.4]"""


INSTEAD = "<instead of discarding <it|this|that card|the card>|instead of <the|your|its owner's> Discard Pile>"


@phrase(
    "return(s) {card} {to}", "put(s) {card} {to}", "shuffle(s) {card} into <your|its owner's> Draw Pile",
    f"return(s) {{card}} {{to}} [instead!{INSTEAD}]", f"put(s) {{card}} {{to}} [instead!{INSTEAD}]",
    f"shuffle(s) {{card}} into {PILE} Draw Pile [instead!{INSTEAD}]",
)
class Send(Act):
    """A Core card goes to the Core Pile. [ST-INV.10] [ST-LOC.11]"""

    card: Resolved
    to: Whither | None = None
    instead: bool = False


SENDS = "put/return/shuffle"
HOSTS = "<it|that card|the enchanted card>"
RESOLVES = "<after resolving|after it resolves|after it has resolved|when it resolves>"
WHITHER: Wordings = {
    "{w=put/return} {x} to the top of {p} Draw Pile": "put {x} on top of {p} Draw Pile",
    "{w=put/return} {x} to the bottom of {p} Draw Pile": "put {x} on the bottom of {p} Draw Pile",
    "{w=put/return} {x} to {p} Draw Pile and shuffle it": "shuffle {x} into {p} Draw Pile",
    "{w=put/return} {x} into {p} Draw Pile and shuffle it": "shuffle {x} into {p} Draw Pile",
    "<put|return> this attack {w=to/into/on} {rest}": "return the Attack card {w} {rest}",
    "shuffle this attack {w=into} {rest}": "shuffle the Attack card {w} {rest}",
    # ---- the enchanted card waits until it has resolved, and then is no card that is discarded
    f"^ after {{x}} resolves, {{v={SENDS}}} <it|that card> {{w=to/into/on}} {{rest}}":
        "after {x} resolves , {v} the enchanted card {w} {rest}",
    f"^ after {{x}} resolves, if {{y}}, {{v={SENDS}}} <it|that card> {{w=to/into/on}} {{rest}}":
        "after {x} resolves , if {y} , {v} the enchanted card {w} {rest}",
    f"^ if this was telegraphed, {{v={SENDS}}} it {{w=to/into/on}} {{rest}}":
        "if this was telegraphed , {v} this {w} {rest}",
    f"^ {{v={SENDS}}} {HOSTS} {{w=to/into/on}} {{y}} {INSTEAD} $":
        "after the enchanted card resolves , {v} the enchanted card {w} {y}",
    f"^ <when|if> {HOSTS} would be discarded {RESOLVES}, {{v={SENDS}}} <it|that card> {{w=to/into/on}} {{y}} instead $":
        "after the enchanted card resolves , {v} the enchanted card {w} {y}",
    f"^ <when|if> this would be discarded {RESOLVES}, {{v={SENDS}}} <it|this> {{w=to/into/on}} {{y}} instead $":
        "{v} this {w} {y}",
}  # fmt: skip
