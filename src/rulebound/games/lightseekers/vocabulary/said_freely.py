"""What designers say freely: offers and their other case, what is shown or lies somewhere, what is named again by what
was done to it."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

from .sums import HEROES

DONE_BY = (("Return", "Returned"), ("Remove", "Removed"), ("Discard", "Discarded"), ("reveal", "revealed"))
THEN = "Draw/Heal/gain/take/Remove/Return/Discard/Rotate/Restart/move/reveal/you/they/the"
CORNER = "{c=first/second/third/fourth/final/last}"

FREE_WORDS: Wordings = {
    "in any order you please": "in any order", "right after": "after", "that same Buff": "that Buff",
    "that same Item": "that Item", "that same card": "that card", "that same hero": "that hero",
    "contains only": "contains", "the recipient of that card": "the recipient",
    "the recipient of that Attack": "the recipient", "somebody": "a hero", "someone": "a hero",
    "provided by": "done by", "the Expired Buff": "that Buff", "the Rotated Buff": "that Buff",
    "the Restarted Buff": "that Buff", "the Expired card": "that card",
}  # fmt: skip
FREELY: Wordings = {
    # ---- an offer to somebody else, and what is done otherwise
    **{f"^ deal {{n}} damage to {who}<,|> unless <they|that hero> <choose to|chooses to|agree to|> "
       f"{{v=Remove/Discard/Return}} {{x}}, in which case <|you> deal <just|only|> {{n2}} <|damage> <|instead>":
       f"{who} may {{v}} {{x}} . if they do , deal {{n2}} damage to {who} . if they don't , deal {{n}} damage to {who}"
       for who, _ in HEROES[2:]},
    "^ you may either {m}, or {m2} $": "choose up to one : {m} ; or {m2}",
    # ---- once more
    "do <it all|all of it|all of this|all this|all that|it|this> <once more|again|one more time|a second time>":
        "do this again",
    # ---- which Buff it is
    f"{{k=Buff/Buffs}} {{x}} that <is|are> <still|> <showing|at|on> <its|their> {CORNER} corner":
        "{k} {x} on its {c} corner",
    f"{{k=Buff/Buffs}} that <is|are> <still|> <showing|at|on> <its|their> {CORNER} corner": "{k} on its {c} corner",
    f"{{k=Buff/Buffs}} <still|> showing <its|their> {CORNER} corner": "{k} on its {c} corner",
    "{k=Attack/Defend/Buff/Buffs/Attacks/Defends/card/cards} that <isn't|is not|aren't|are not> <a combo|combos>":
        "non-combo {k}",
    "{k=Attack/Defend/Attacks/Defends} against {x} that <isn't|is not|aren't|are not> <a combo|combos>":
        "non-combo {k} against {x}",
    "the {k} <that|which> lies <highest|topmost|on top> in your Discard Pile": "your last discarded {k}",
    "the <topmost|highest|uppermost> {k} <in|of|on> your Discard Pile": "your last discarded {k}",
    # ---- what was done to it
    **{f"for each of them you <{verb}|{done}> this way": f"for each card {done} this way" for verb, done in DONE_BY},
    **{f"for each of them {done} this way": f"for each card {done} this way" for _, done in DONE_BY},
    # ---- of whom
    "if that hero was {x=you/your} {rest}": "if that hero is {x} {rest}",
    "if that hero was you": "if that hero is you",
    "to {x=the/your} {y}<,|> unless <that is|it is|they are|that's> you $": "to {x} {y} unless {x} {y} is you",
    "if you do, {v} to {x=the/your} {y}<,|> unless <that is|it is|they are|that's> you $":
        "if you do and {x} {y} is not you , {v} to {x} {y}",
    "{w=when/whenever} {x} is dealt damage by {y}, {rest}": "{w} {y} deals damage to {x} , {rest}",
    "{w=when/whenever} {x} damages {y} with {z}, {rest}": "{w} {x} deals damage to {y} with {z} , {rest}",
    "{v} in return $": "{v}",
    # ---- as it is then
    # What is asked then comes after what was done: 'more' is no change of it.
    **{f"^ if {asked}, {typed}": f"if {{x}} has {{y}} , {house}"
       for asked in ("<that|this|the damage> leaves {x} with {y}", "{x} then <has|have> {y}")
       for typed, house in (("deal {n} <|more|additional> <|damage> $", "deal {n} damage"),
                            (f"{{do={THEN}}} {{rest}}", "{do} {rest}"))},
    # ---- which of a turn
    "{v=play/Play} a {nth=second/third/fourth} {x} in <the same|one|a|a single> turn": "{v} your {nth} {x} each turn",
    "{w=your} {nth=first/second/third} {x} in each of your turns": "{w} {nth} {x} each turn",
    "{w=your} {nth=first} {x} in <a|one> turn": "{w} {nth} {x} each turn",
    "the damage you <have dealt|deal> <that|this|in a> turn <adds up to|reaches|totals|amounts to> {n} or more":
        "you deal {n} or more damage in one turn",
    "the first time each turn that {x}, {rest}": "the first time each turn {x} , {rest}",
    # ---- the same again, without its name
    "^ {w=while/if} {y=you/they} have no {x}, {m} . {w2=while/if} {y2=you/they} have {n} or {b=more/fewer}, {rest}":
        "{w} {y} have no {x} , {m} . {w2} {y2} have {n} or {b} {x} , {rest}",
    "^ {w=while/if} {y=you/they} have {n2} or {b2=more/fewer} {x}, {m} . {w2=while/if} {y2=you/they} have {n} or "
    "{b=more/fewer}, {rest}":
        "{w} {y} have {n2} or {b2} {x} , {m} . {w2} {y2} have {n} or {b} {x} , {rest}",
    # ---- what is counted first
    "^ count {x} . {v=Heal} <|for> half that <number|many|amount>, rounded {r=up/down} $":
        "{v} for an amount equal to half the number of {x} , rounded {r}",
    "^ count {x} . {v=Heal} that <number|many|much|amount> $": "{v} for an amount equal to the number of {x}",
    "^ count {x} . deal half that much damage, rounded {r=up/down} $":
        "deal damage equal to half the number of {x} , rounded {r}",
    "^ count {x} . deal that much damage $": "deal damage equal to the number of {x}",
    "the number of the {s=different/cards/Buffs/Items} {x}": "the number of {s} {x}",
    "{s=Elements/Orders/Element/Order} among all {k=Buffs/Items} in play": "{s} among {k} in play",
    "deal {n} damage for each {x} . this can't deal more than {n2} damage <|in total|in all> $":
        "deal {n} damage for each {x} , up to {n2}",
}  # fmt: skip
