"""More ways to say the same, in all games: amounts that are counted first, conditions and offers behind what hangs on
them, effects behind a trigger in the order of the house.

They are patterns like those of `paraphrases.py`. Where a sentence may begin with a trigger, with costs or with a
keyword before what is said, `LED` puts the same pattern behind each of them.
"""

from __future__ import annotations

from collections.abc import Iterator

from .wordings import Wordings

# With what a sentence can begin before it says what is done.
LED = (("^ ", ""), ("^ {h=when/whenever/at} {h2}, ", "{h} {h2} , "), ("^ {costs}: ", "{costs} : "))
GAINS = "gain/gains/lose/loses"
DRAWS = "draw/draws/discard/discards"
# Who is offered something, and by which word one asks whether they did.
OFFERED = (("you", "you", "you"), ("they", "they", "they"),
           ("{w=the/that/each/its/your} {who}", "{w} {who}", "they"))


def led(typed: str, house: str) -> Iterator[tuple[str, str]]:
    """The same at the begin of a sentence, and behind what it may begin with."""
    for before, said in LED:
        yield f"{before}{typed}", f"{said}{house}"


AMOUNTS: Wordings = {
    # ---- what is counted first
    f"^ count {{x}} and {{v={GAINS}}} that much life $": "{v} life equal to the number of {x}",
    "^ count {x} and deal that much damage to {y} $": "deal damage to {y} equal to the number of {x}",
    f"^ count {{x}} and {{v={DRAWS}}} that many <|cards> $": "{v} cards equal to the number of {x}",
    # ---- as much as
    f"{{v={GAINS}}} as much life as there are {{x}} $": "{v} life equal to the number of {x}",
    f"{{v={GAINS}}} as much life as {{y=its/the/your/twice/half}} {{z}} $": "{v} life equal to {y} {z}",
    f"{{v={GAINS}}} life in the amount of {{y=its/the/your/that}} {{z}} $": "{v} life equal to {y} {z}",
    f"{{v={DRAWS}}} as many cards as there are {{x}} $": "{v} cards equal to the number of {x}",
    f"{{v={DRAWS}}} as many cards as you <control|have> {{x}} $": "{v} cards equal to the number of {x} you control",
    "{v=deal/deals} as much damage to {y} as there are {x} $": "{v} damage to {y} equal to the number of {x}",
    "{v=deal/deals} as much damage to {y} as you <control|have> {x} $":
        "{v} damage to {y} equal to the number of {x} you control",
    "{v=deal/deals} as much damage to {y} as {w=its/the/your/twice/half} {z} $": "{v} damage to {y} equal to {w} {z}",
    # ---- X, explained in a sentence of its own
    "^ {m} . X is {rest}": "{m} , where X is {rest}",
    "^ {m} . X <equals|is equal to> {rest}": "{m} , where X is {rest}",
    "^ {m} . X <stands for|means> {rest}": "{m} , where X is {rest}",
}  # fmt: skip
OFFERS: Wordings = {
    # ---- what is done if an offer is not taken
    **dict(row for typed, said, asked in OFFERED for row in led(
        f"{typed} may {{m}}; <otherwise <,|>|if {asked} <don't|do not|doesn't>, > {{rest}}",
        f"{said} may {{m}} . if {asked} don't , {{rest}}")),
    **dict(row for typed, said, asked in OFFERED for row in led(
        f"{typed} may {{m}}; if {asked} <do|does>, {{rest}}", f"{said} may {{m}} . if {asked} do , {{rest}}")),
    **dict(led("if you <want|wish|like|choose|so choose|want to|wish to|like to>, {rest}", "you may {rest}")),
    # ---- a condition with what is done else
    **dict(row for otherwise in ("otherwise <,|>", "if not,") for row in led(
        f"{{y}} if {{x}}; {otherwise} {{rest}}", "if {x} , {y} ; otherwise , {rest}")),
    "^ <then|afterwards> <,|> unless {rest}": "unless {rest}",
    "^ then <,|> {x} if {rest}": "{x} if {rest}",
    "{do=deal/give/put/destroy/return/expend/ready/void/discard} {x}, but if {y}, {v} instead $":
        "{do} {x} . if {y} , {v} instead",
    "^ {do=put} it {x} if {y}, and {z} if <it is not|it isn't|not> $":
        "if {y} , {do} it {x} . otherwise , {do} it {z}",
    "if <|it is> {a=a/an} {x}, {do=put/discard/destroy/return/void/draw/play} it {v}; otherwise <,|> {rest}":
        "if it is {a} {x} , {do} it {v} ; otherwise , {rest}",
}  # fmt: skip
# How much at most, of what is measured: bounds.py has what is counted 'for each'.
AT_MOST = "<|but|though|and> <up to|no more than|not more than|never more than|at most|to|up to a total of>"
LIMIT = "<|a maximum of|a limit of|a total of>"
MEASURED = "{w=the/its/your/their/twice/half}"
BOUNDED: Wordings = {
    **{f"{typed} {MEASURED} {{q}} <,|> {AT_MOST} {LIMIT} {{n}} <|{what}> $": f"{house} {{w}} {{q}} , up to {{n}}"
       for what in ("life", "cards", "damage") for typed, house in (
           (f"{what} equal to", f"{what} equal to"), (f"{what} to {{y}} equal to", f"{what} to {{y}} equal to"))},
    **{f"{{v={verbs}}} X {what}{to}, where X is {MEASURED} {{q}}, {AT_MOST} {LIMIT} {{n}} <|{what}> $":
       f"{{v}} {what}{to} equal to {{w}} {{q}} , up to {{n}}"
       for what, to, verbs in (("life", "", GAINS), ("cards", "", DRAWS), ("damage", " to {y}", "deal/deals"))},
    f"{{v={DRAWS}}} <a card|one card|1 card> for <each|every> {{x}} <,|> {AT_MOST} {LIMIT} {{n}} <|cards> $":
        "{v} 1 for each {x} , up to {n}",
}  # fmt: skip
INSTEAD: Wordings = {
    # ---- more of the same, said anew: of what, is said alike or not at all
    **dict(row for what in ("damage", "life", "cards", "health", "MP", "energy") for row in (
        (f"{{n}} {what} {{x}}, or {{n2}} {what} instead if {{rest}}", f"{{n}} {what} {{x}} , or {{n2}} if {{rest}}"),
        (f"{{n}} {what}, or {{n2}} {what} instead if {{rest}}", f"{{n}} {what} , or {{n2}} if {{rest}}"))),
    "{x}, or {n} instead if {rest}": "{x} , or {n} if {rest}",
}  # fmt: skip
EACH: Wordings = {
    # ---- 'for each' in front, behind a trigger and of this card
    **dict(led("for <each|every> {x}, it {v=gets/gains} {deed} $", "it {v} {deed} for each {x}")),
    **dict(row for row in led("for <each|every> {x}, {deed} $", "{deed} for each {x}") if row[1].count("{") > 2),
    # ---- so much for each of them
    "{x} take {n} damage each $": "deal {n} damage to {x}",
    "{x} each {v=get/gain/take/lose} {y}": "{x} {v} {y}",
}  # fmt: skip
WORDS: Wordings = {
    "if you do so": "if you do", "if they do so": "if they do", "if you do that": "if you do",
    "if they do that": "if they do", "if you did so": "if you do",
    "in any order you like": "in any order", "in any order you choose": "in any order",
    "in any order you please": "in any order",
    "in any order you want": "in any order", "in the order of your choice": "in any order",
    "in whatever order you like": "in any order", "in whichever order you like": "in any order",
    "in an order of your choice": "in any order", "in any order of your choice": "in any order",
    **{f"{that} {who} {verb}": f"{who} {verb}" for that in ("that", "which") for who, verb in (
        ("you", "control"), ("you", "own"), ("they", "control"), ("they", "own"))},
    "gain any life": "gain life", "gains any life": "gains life", "lose any life": "lose life",
    **{f"that much {sign}{n}": f"that much plus {n}" for sign in ("+", "+ ") for n in range(1, 7)},
}  # fmt: skip
ASIDES: Wordings = {**AMOUNTS, **OFFERS, **BOUNDED, **INSTEAD, **EACH}
