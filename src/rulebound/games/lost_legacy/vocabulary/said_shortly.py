"""What designers of Lost Legacy cards leave out, and what they say as one talks: no subject, everybody, archers."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

STATS = "offense/defense/speed/magic/level/stats"
PIECES = "power-up/power-ups/damage/token/tokens"
HOST = "<bearer|wielder|wearer|holder|caster|host|equipped character|linked character>"
COMES = "<enters play|enters the field|comes into play|is played>"
SORTS = {"archer": "archery", "flier": "flying", "flyer": "flying", "swordsman": "swordplay"}
MANY = {"archer": "archers", "flier": "fliers", "flyer": "flyers", "swordsman": "swordsmen"}
SHORT_WORDS: Wordings = {
    **{f"{who} {verb}": f"each player {verb}" for who in ("everyone", "everybody")
       for verb in ("draws", "discards", "gains", "loses", "buries", "erases", "may")},
    **{MANY[sort]: f"characters with {skill}" for sort, skill in SORTS.items()},
    **{f"enemy {MANY[sort]}": f"enemy characters with {skill}" for sort, skill in SORTS.items()},
    **{f"your {MANY[sort]}": f"your characters with {skill}" for sort, skill in SORTS.items()},
    **{f"{a} {sort}": f"a character with {skill}" for sort, skill in SORTS.items() for a in ("a", "an")},
    "kill": "destroy", "kills": "destroys", "killed": "destroyed", "wipe out": "destroy", "wipes out": "destroys",
    **{f"{verb}s one of yours": f"{verb}s one of your characters" for verb in ("attack", "threaten", "destroy")},
    "guys": "characters", "fellows": "characters", "get back": "eject", "grab": "take",
    "tosses": "discards", "toss": "discard", "throws away": "discards", "throw away": "discard",
    "becomes resting": "is rested", "becomes readied": "is readied",
    **{f"uses a {kind}'s ability": f"activates the ability of a {kind}" for kind in ("character", "card", "option")},
    "takes back": "ejects", "stop it": "void it", "stops it": "voids it",
}  # fmt: skip
SHORT: dict[str, str] = {
    # ---- who is not said
    "^ {v=gets/gains/has/loses} {rest}": "this character {v} {rest}",
    "^ immune to {rest}": "this character is immune to {rest}",
    f"^ {HOST} {{v=gets/gains/has/loses/cannot}} {{rest}}": "the linked character {v} {rest}",
    "^ {n} {s=@}<,| and|, and> {n2} {s2=@} $": "the linked character has {n} {s} and {n2} {s2}",
    "^ {n} {s=@} and {k=flying/archery/swordplay/witchcraft} $": "the linked character has {n} {s} and has {k}",
    "^ {k=flying/archery/swordplay/witchcraft} and {n} {s=@} $": "the linked character has {k} and has {n} {s}",
    f"^ {COMES} with {{n}} {{p={PIECES}}}": "when this card is played , add {n} {p} to it",
    f"^ {{w=this}} {{k=character/card}} {COMES} with {{n}} {{p={PIECES}}}":
        "when {w} {k} is played , add {n} {p} to {w} {k}",
    # ---- as an order
    "^ {n} {s=@} to {x} {u=this/until} {rest}": "give {x} {n} {s} {u} {rest}",
    "^ {n}/{n2} to {x} {u=this/until} {rest}": "give {x} {n}/{n2} {u} {rest}",
    "<boost|buff|strengthen> {x} by {n}/{n2}": "give {x} {n}/{n2}",
    "<boost|buff|strengthen> {x} by {n} {s=@}": "give {x} {n} {s}",
    "take {x} from your disposal and put it <in|into> your hand": "eject {x} from your disposal",
    "{v=steal/take} {n} {k=MP/honor} from your opponent": "your opponent loses {n} {k} and you gain that much {k}",
    "your opponent gives you {n} {k=MP/honor}": "your opponent loses {n} {k} and you gain that much {k}",
    "your opponent {v=loses} all <|of> their {k=MP}": "your opponent {v} {k} equal to their {k}",
    "^ lose all <|of> your {k=MP}": "lose {k} equal to your {k}",
    "characters you play this turn cost {n} {l=less/more} MP":
        "characters in your hand have {n} {l} magic until the end of the turn",
    "{k=@kinds} with \" {t} \" in <its|their> <name|title>": "{k} titled {t}",
    "if it was {a=a/an} {f=human/beast/fairy/dragon/undead/demon/spirit/machine} {k=character}, {rest}":
        "if it is {a} {f} {k} , {rest}",
    # ---- who cannot
    "^ <no one|nobody|no player|neither player> can gain {rest}": "a player cannot gain {rest}",
}  # fmt: skip
