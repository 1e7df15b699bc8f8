"""How designers word deeds: until so many are left, until then, as a card enters play, one to another, who chooses."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

COUNTED = ("zero", "one", "two", "three", "four", "five", "six", "seven")
# So many are looked at, so many taken, and so many are the others.
SHARED = tuple((COUNTED[k], COUNTED[m], COUNTED[k - m]) for k in range(3, 8) for m in range(1, k - 1))
OTHER = ("each other", "the other", "one another")
KINDS = ("unit", "relic", "token")
# What may be done as a card enters play: a deed of which can be told whether it was done.
PAID = "discard/sacrifice/return/reveal/void/pay/lose/remove/expend"
ENTERING = "{w=this} <|card|unit|relic|orb> enters play"
DONE_SHAPES: Wordings = {
    # ---- until so many are left
    **{f"{who} {verb} {kind}s until {they} {only}<control|have> {{n}} <or fewer|or less|left|remaining|>":
       f"{who} {verb} all but {{n}} {kind}s {they} control" for kind in KINDS for only in ("", "only ")
       for who, verb, they in (("{p=player}", "sacrifices", "they"), ("{p=opponent}", "sacrifices", "they"),
                               ("", "sacrifice", "you"))},
    # ---- until then: it is put back, to where only what is in play was
    **{f"void {{some}} until {until} $":
       f"void {{some}} in play . {moment} , put it into play under its owner's control"
       for until, moment in (
           ("the start of your next turn", "at the start of your next turn"),
           ("your next turn", "at the start of your next turn"), ("end of turn", "at the end of this turn"),
           ("the end of turn", "at the end of this turn"), ("the end of this turn", "at the end of this turn"),
           ("the start of the opponent's next turn", "at the start of the opponent's next turn"),
           ("the end of your next turn", "at the end of your next turn"))},
    # ---- as it enters play
    f"^ as {ENTERING}, you may {{do={PAID}}} {{v}} . if you don't, <it|{{w2=this}}> <|card|orb> enters <play|> "
    "expended $":
        "{w} enters play expended unless you {do} {v}",
    f"^ as {ENTERING}, you may {{do={PAID}}} {{v}} . if you do, {{rest}}":
        "when {w} enters play , you may {do} {v} . if you do , {rest}",
    f"^ as you play {{w=this}} <orb>, you may {{do={PAID}}} {{v}} . if you do, {{rest}}":
        "when {w} enters play , you may {do} {v} . if you do , {rest}",
    "{x} <enters|enter> play with {n}/{n2} for each {rest}":
        "{x} enters play with a {n}/{n2} counter on it for each {rest}",
    # ---- one to another
    **{f"{{x}} {deal} damage equal to <its|their> <own|> attack to {other}": "{x} fight each other"
       for deal in ("each deal", "deal") for other in OTHER},
    **{f"a {{k=unit}} you control and a {{k2=unit}} you don't each deal damage equal to <its|their> <own|> attack to "
       f"{other}": "a {k} you control and a {k2} you don't control fight each other" for other in OTHER},
    "<swap|switch|trade> control of {x} and {y}": "exchange control of {x} and {y}",
    "{w=they} take {n} damage each $": "deal {n} damage to them",
    # ---- who chooses, and who does it
    **{f"the opponent {decides} <either|> {{m}}{sep} or {{m2}} $": "the opponent chooses one : {m} ; or {m2}"
       for decides in ("decides :", "decides:", "chooses :", "chooses either :") for sep in (",", ";")},
    # ---- the rest, by its number
    **{f"{look} the top {k} cards of {{y}} . put {m} <|of them> {{x}} and <|put> the other <{rest}|{rest} cards> {{z}}":
       f"{look} the top {k} cards of {{y}} . put {m} of them {{x}} and the rest {{z}}"
       for look in ("look at", "reveal") for k, m, rest in SHARED},
    **{f"{look} the top {k} cards of {{y}} . put {m} <|of them> {{x}} . {do} the other <{rest}|{rest} cards> {{z}}":
       f"{look} the top {k} cards of {{y}} . put {m} of them {{x}} . {do} the rest {{z}}"
       for look in ("look at", "reveal") for do in ("put", "then put") for k, m, rest in SHARED},
    **{f"{look} the top {k} cards of {{y}} . put {m} <|of them> {{x}}{joint} discard the other <{rest}|{rest} cards> $":
       f"{look} the top {k} cards of {{y}} . put {m} of them {{x}} . discard the rest"
       for look in ("look at", "reveal") for joint in (" .", " and") for k, m, rest in SHARED},
    # ---- what its essence pays for
    **{f"{{w=when/whenever}} this <|orb> {expends} to <pay for|play> {{x}},": "{w} you expend this to play {x} ,"
       for expends in ("expends", "is expended")},
    "{w=when/whenever} this <|orb> <expends|is expended> for essence,": "{w} you expend this for essence ,",
    # ---- for how long
    **{f"{who} <can't|cannot> {{v}} <during|on|in> <their|the opponent's> next turn":
       f"at the start of the opponent's next turn , {who} can't {{v}} this turn"
       for who in ("the opponent", "units the opponent controls")},
}  # fmt: skip
