"""What designers of Lost Legacy cards type for when something happens, and while what it holds."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

OF_ITSELF = ("this character", "the linked character")
ITSELF = (*OF_ITSELF, "it")
PIECES = "tokens/power-ups"
MOMENT_WORDS: Wordings = {
    **{f"on {whose} turn": f"during {whose} turn" for whose in ("your", "your opponent's")},
    **{f"reaches {where}": f"moves onto {where}" for where in (
        "an entry point", "your entry point", "your opponent's entry point", "one of your opponent's entry points")},
}  # fmt: skip
MOMENTS: dict[str, str] = {
    # ---- turns
    "^ only during {w=your} turn, {rest}": "while it is {w} turn , {rest}",
    "^ only during {w=your} {k=opponent's} turn, {rest}": "while it is {w} {k} turn , {rest}",
    "^ while {x}: {rest}": "while {x} , {rest}",
    "^ if {x}, {m} when {w=your} turn {e=begins/ends} $": "when {w} turn {e} , if {x} , {m}",
    "^ if {x}, {m} when {w=your} {k=opponent's} turn {e=begins/ends} $": "when {w} {k} turn {e} , if {x} , {m}",
    # Of the turn that ends.
    "^ when {x} turn ends, if {y} <that turn|during it|during that turn|in that turn>, {rest}":
        "when {x} turn ends , if {y} this turn , {rest}",
    "^ when {x} turn ends, if {w=they/you/it} {v=didn't/did/hasn't/haven't} {y}, {rest}":
        "when {x} turn ends , if {w} {v} {y} this turn , {rest}",
    **{f"^ this character cannot be {{v=attacked/threatened/destroyed/moved/rested}} {on} the turn <|in which|that> it "
       "<is|was> played $": "when this character is played , it cannot be {v} this turn" for on in ("<on|in|during>",)},
    # ---- battles
    "^ when a battle ends in which {x} <attacked|attacks>, {rest}": "when {x} attacks , after the battle {rest}",
    "^ when a battle begins in which {x} <takes part|is involved|fights>, {rest}":
        "when {x} threatens or is threatened , {rest}",
    **{f"^ <during|in> a combo attack, {who} {{v=has/gets/gains}} {{rest}}":
       f"while {who} is in a combo attack , {who} {{v}} {{rest}}" for who in OF_ITSELF},
    "^ while attacking alone, {rest}": "while this character is attacking alone , {rest}",
    "^ while attacking together with <others|other characters|another character>, {rest}":
        "while this character is in a combo attack , {rest}",
    # ---- spaces
    "is played <on|onto> <a|any|an empty> space {w=in} {x}": "is played in {x}",
    # ---- so many pieces
    **{f"^ when {who} has {{n}} <|or more> {{p={PIECES}}} <|on it>, remove <them all|all of them|them|those tokens> "
       "{w=and/to} {rest}": f"when {who} has {{n}} {{p}} , remove all {{p}} from {who} {{w}} {{rest}}"
       for who in ITSELF},
    # ---- of whom it is said is named behind it
    **{f"^ {{w=while/if}} it {{x}}, {who} {{rest}}": f"{{w}} {who} {{x}} , {who} {{rest}}" for who in OF_ITSELF},
    **{f"^ as long as it {{x}}, {who} {{rest}}": f"while {who} {{x}} , {who} {{rest}}" for who in OF_ITSELF},
    # ---- only if
    "^ {x} <can|may> {v=attack/threaten/move} only if {y} $": "{x} cannot {v} unless {y}",
    "^ {x} <can|may> only {v=attack/threaten/move} if {y} $": "{x} cannot {v} unless {y}",
    # ---- or else
    "^ when your opponent {x}, they {v=pay/discard} {y} or you {z} $":
        "when your opponent {x} , {z} unless your opponent {v}s {y}",
    "is {d=destroyed/discarded/ejected/moved/rested} by {x} or by {y}": "is {d} by {x} or is {d} by {y}",
}  # fmt: skip
