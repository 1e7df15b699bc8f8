"""What designers of Luminous cards type for its longer shapes: how often, until when, what one sentence leaves to the
next; see `language/paraphrases.py`."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

LONGER: Wordings = {
    # ---- instead: for once, the first time, for a while
    "^ until your next turn, if {x} would {y}, prevent {it=it/that} <|damage> $":
        "until your next turn , if {x} would {y} , prevent it instead",
    **{f"^ the {time} {{x}} would {{y}}, prevent {{it=it/that}} <|damage> $":
       f"the {time} {{x}} would {{y}} , prevent it instead" for time in ("next time", "first time")},
    "^ until your next turn, <damage that would be dealt|damage dealt> to {all} is reduced by {n} $":
        "until your next turn , if damage would be dealt to {all} , prevent {n} of it instead",
    "^ damage that would be dealt to {all} is reduced by {n} $":
        "if damage would be dealt to {all} , prevent {n} of it instead",
    "^ until the start of your next turn, {rest}": "until your next turn , {rest}",
    # ---- how often
    "^ once per game, {v}: {rest}": "{v} : {rest} . use this only once per game",
    "^ once per game, you may {v} to {rest}": "{v} : {rest} . use this only once per game",
    # Without 'may': an offer that is declined would not count.
    "^ once per game, {w=when/whenever} {x}, {v} $": "{w} {x} , {v} . this triggers only once per game",
    "^ when you next {v=play/draw/discard/sacrifice/gain/lose} {x} this turn, {rest}":
        "the next time you {v} {x} this turn , {rest}",
    "^ the next {k=unit/relic/spell/card} you play this turn {v=gains/gets/enters} {rest}":
        "the next time you play a {k} this turn , it {v} {rest}",
    # ---- what one sentence leaves to the next
    **{f"one of the {kind}s <culled|discarded> this way": f"a {kind} discarded this way"
       for kind in ("unit", "relic", "spell", "card")},
    "{v=culled} this way": "discarded this way",
    "return <it|that unit|that relic> to <its owner's|their> control": "its owner gains control of it",
}  # fmt: skip
# One card that is drawn or discarded, where it is spoken of behind it.
IMPLIED: Wordings = {"{v=draw/draws/discard/discards} {n=1/one} $": "{v} a card"}
