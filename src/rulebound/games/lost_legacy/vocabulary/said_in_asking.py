"""What designers of Lost Legacy cards type where they ask and count: skills by their full name, piles and what they
hold, what is beyond a number, what was done this way, against whom."""

from __future__ import annotations

from rulebound.language.paraphrases import done_this_way
from rulebound.language.patterns import NUMBERS
from rulebound.language.wordings import Wordings

SKILLS = ("flying", "archery", "swordplay", "witchcraft")
KINDS = ("character", "option", "item", "counter", "equipment", "environment", "weapon", "spell", "card")
HELD = (*KINDS, "mp", "honor", "level")
WHO = ("you", "they", "it", "your opponent")
MANY = (*(str(n) for n in range(1, 11)), *sorted(each for each in NUMBERS if each.isalpha() and len(each) > 1))
DONE = "discarded/destroyed/erased/ejected/buried/revealed"
SEND = "discard/destroy/erase/eject/bury/reveal"
WERE = "<were|was|are>"
OF_THEM = "<|cards|of them|of those cards>"
OF_ITSELF = ("this character", "the linked character")
PIECES = ("damage", "tokens", "power-ups")
ASKING_WORDS: Wordings = {
    **{f"{the}{skill} skill": skill for skill in SKILLS for the in ("the ", "")},
    "offense and defense": "stats", "defense and offense": "stats",
    # Beyond how many something is counted; elsewhere 'more than 3' is 4 or more.
    **{f"{what} {who} {have} {than} {n}": f"{what} {who} {have} {beyond} {n}" for what in HELD for who in WHO
       for have in ("have", "has") for n in MANY
       for than, beyond in (("more than", "beyond"), ("fewer than", "below"), ("less than", "below"))},
    "their own": "their", "your own": "your", "its own": "its own",
    **{f"then {is_}": is_ for is_ in ("has", "have", "is", "are", "stands")},
    "contains": "has", "contain": "have", "difference in levels": "difference in level", ", minus": "minus",
    **{f"the same {much} of {piece}": f"that {'much' if piece == 'damage' else 'many'} {piece}"
       for piece in PIECES for much in ("amount", "number")},
    **{f"{is_} {moved}": house for moved in ("manually moved", "moved manually") for is_, house in (
        ("is", "manually moves"), ("are", "manually move"), ("cannot be", "cannot move manually"),
        ("can't be", "cannot move manually"))},
    **{f"no {kind}{s} {can}": f"{kind}s cannot" for kind in KINDS for s in ("", "s") for can in ("can", "may")},
    "with that name": "with the same name as it", "of that name": "with the same name as it",
    "of the same name": "with the same name as it", "of the same name as": "with the same name as",
    **{f"{than} {fold}": f"{than} {n} times" for than in ("equal to", "than")
       for n, folds in ((2, ("twice", "double", "two times")), (3, ("three times", "triple"))) for fold in folds},
}  # fmt: skip
ASKING: dict[str, str] = {
    # ---- what was done this way
    **done_this_way(DONE, SEND, DONE),
    f"if {{n}} or {{b=more/fewer/less}} {OF_THEM} {WERE} {{d={DONE}}}": "if there are {n} or {b} cards {d} this way",
    f"if at least {{n}} {OF_THEM} {WERE} {{d={DONE}}}": "if there are {n} or more cards {d} this way",
    f"if exactly {{n}} {OF_THEM} {WERE} {{d={DONE}}}": "if there are exactly {n} cards {d} this way",
    f"if none {OF_THEM} {WERE} {{d={DONE}}}": "if there are no cards {d} this way",
    f"if any {OF_THEM} {WERE} {{d={DONE}}}": "if there is a card {d} this way",
    # ---- how many
    "^ for every {n} {x}, {deed} $": "{deed} for every {n} {x}",
    "^ for every {n} {x}, {deed} and {deed2} $": "{deed} for every {n} {x} and {deed2} for every {n} {x}",
    **{f"{{v=draw/draws}} as many cards as {who} {have} {{k=MP/honor}}": f"{{v}} cards equal to {whose} {{k}}"
       for who, have, whose in (("you", "have", "your"), ("your opponent", "has", "your opponent's"))},
    **{f"{{k={'/'.join(KINDS)}}} {who} {have} {{b=beyond/below}} {{n}} in {whose}{{z=hand/disposal}}":
       f"{{k}} in {house} {{z}} {{b}} {{n}}" for who, have, house in (
        ("you", "have", "your"), ("they", "have", "their"), ("your opponent", "has", "your opponent's"))
       for whose in ("", "your ", "their ")},
    "{k=space/spaces} beyond the {o=first/second/third/fourth} <|that> {w=it} <|has> moved this turn":
        "{k} {w} moved this turn beyond the {o}",
    "for every {n} levels {x}": "for every {n} points of level {x}",
    "for each of {w=its} <levels|level>": "for each level it has",
    "{x}, until {y} $": "{x} until {y}",
    **{f"{{v=remove/removes}} half {of} <on|from> {{w={who}}}": f"{{v}} X {house} from {{w}} , where X is half the "
       f"number of {house} on {{w}}" for who in ("it",) for house, of in (
        (piece, f"<|of> <the|its|all|all the> {piece}") for piece in PIECES)},
    **{f"{{v=remove/removes}} half <|of> <the|all|all the> {piece} <on|from> {who}":
       f"{{v}} X {piece} from {who} , where X is half the number of {piece} on {who}"
       for who in OF_ITSELF for piece in PIECES},
    # ---- values
    "{s=@} {n}, {s2=@} {n2}": "{s} {n} and {s2} {n2}",
    "the {s=@} of {x} <is|are> {signed}": "the {s} of {x} {signed}",
    # ---- against whom
    **{f"^ against {{x}}, {who}'s {{s=offense}} {{signed}} $": f"{who} has {{s}} {{signed}} while it is attacking {{x}}"
       for who in OF_ITSELF},
    **{f"^ {who}'s {{s=offense}} {{signed}} against {{x}} $": f"{who} has {{s}} {{signed}} while it is attacking {{x}}"
       for who in OF_ITSELF},
    **{f"^ {who} <has|gets|gains> {said} against {{x}} $": f"{who} has {{s}} {{signed}} while it is attacking {{x}}"
       for who in OF_ITSELF for said in ("{signed} {s=offense}", "{s=offense} {signed}")},
    # ---- when
    **{f"^ {limit}when {{x}} attacks and <the attacked character|its target|the target> <is not|isn't> destroyed, "
       "{rest}": f"{limit.replace(',', ' ,')}when {{x}} fails to destroy a character , {{rest}}"
       for limit in ("", "once per turn, ")},
    **{f"^ {limit}after {{x}} <attacks|attacked|has attacked>, {{rest}}":
       f"{limit.replace(',', ' ,')}when {{x}} attacks , after the battle {{rest}}"
       for limit in ("", "once per turn, ")},
    "^ <any|a|each|every> {x} that would be {d=discarded/destroyed/buried/ejected} is {d2=erased/buried/ejected} "
    "instead $": "if a {x} would be {d} , it is {d2} instead",
    "^ <any|a|each|every> {x} that would be {d=discarded/destroyed/buried/ejected} {w=from/by} {y} is "
    "{d2=erased/buried/ejected} instead $": "if a {x} would be {d} {w} {y} , it is {d2} instead",
    # ---- in the other case
    "^ if {x}, you may {v}; otherwise <,|> {rest}": "if {x} , you may {v} . otherwise , {rest}",
    **{f"if {who} {{v=have/has}} {{c=more/fewer/less}} {{x}} than {{y}}, {{m}} . if {who} {{v}} "
       "{c2=more/fewer/less} <|of them>, {rest}":
       f"if {who} {{v}} {{c}} {{x}} than {{y}} , {{m}} . if {who} {{v}} {{c2}} {{x}} than {{y}} , {{rest}}"
       for who in ("you", "your opponent")},
    # ---- who is spoken of again
    "{k=equipment/weapon/spell/card/cards/weapons/spells} linked to {w=a/an/another/any/each} {x}": "{k} on {w} {x}",
    "^ {x} this character's cannot {v=threaten/attack} it $": "{x} this character cannot {v} this character",
    **{f"no {kind} {{x}} <can|may> {{rest}}": f"{kind}s {{x}} cannot {{rest}}" for kind in KINDS},
}  # fmt: skip
