"""What is done and what holds, in other words: whose abilities, what is readied and what stays, what playing costs,
several values in one clause. `PUT` is put in order wherever it fits (`language/shapes.py`), `DONE_SO` is tried
(`language/paraphrases.py`)."""

from __future__ import annotations

from rulebound.games.lost_legacy.vocabulary.said_in_ways import ANY_KIND, NUM, PAST, STATS
from rulebound.language.wordings import Wordings

STEPS = {
    "your": "in your refresh step", "the": "in the refresh step", "its controller's": "in the refresh step",
    "their controller's": "in the refresh step", "their controllers'": "in the refresh step",
}  # fmt: skip
DUG = "<the cards dug|the cards you dug|the cards you have dug|the cards looked at|the dug cards>"
STAYS = "<stays|remains|stay|remain|is kept|are kept>"
EACH_PLAYER = "<each player|both players|players|a player>"
PAYS = "<pays|pay|must pay|has to pay|have to pay>"
MORE = "{b=more/less/additional/fewer}"
WHO_PAYS = {EACH_PLAYER: "", "you": "your ", "your opponent": "your opponent's "}

PUT: Wordings = {
    # ---- whose abilities
    "by <an|any|any of an|any of your> opponent's ability": "by your opponent's abilities",
    "by <an|any> ability <of|controlled by> your opponent": "by your opponent's abilities",
    "by <an|any> ability your opponent controls": "by your opponent's abilities",
    "^ no ability <of your opponent|your opponent controls|of an opponent> <can|may> {rest}":
        "your opponent's abilities cannot {rest}",
    "^ none of your opponent's abilities <can|may> {rest}": "your opponent's abilities cannot {rest}",
    # ---- what is readied by the rules
    **{f"{STAYS} resting <in|during> {typed} refresh step": f"cannot be readied {step}"
       for typed, step in STEPS.items()},
    # ... said of a card, so that it ends with that turn
    **{f"{STAYS} resting <in|during> {typed} next refresh step": f"cannot be readied in {typed} next refresh step"
       for typed in ("your", "your opponent's", "their", "its controller's", "their controller's")},
    "<won't|will not|does not|doesn't|do not|don't> <ready|be readied|become readied|be ready>": "cannot be readied",
    "<is|are> not readied <in|during>": "cannot be readied in",
    **{f"^ <in|during> {typed} refresh step, <you may|you can> <leave|keep> {{x}} resting":
       f"when {{x}} is readied {step} , you may void that action" for typed, step in STEPS.items()},
    **{f"^ <in|during> {typed} refresh step, <you may|you can> choose not to ready {{x}}":
       f"when {{x}} is readied {step} , you may void that action" for typed, step in STEPS.items()},
    **{f"^ <you may|you can> choose not to ready {{x}} <in|during> {typed} refresh step":
       f"when {{x}} is readied {step} , you may void that action" for typed, step in STEPS.items()},
    **{f"^ <you may|you can> <leave|keep> {{x}} resting <in|during> {typed} refresh step":
       f"when {{x}} is readied {step} , you may void that action" for typed, step in STEPS.items()},
    # ---- what playing costs
    **{f"^ {who} {PAYS} {{n={NUM}}} {MORE} MP <to play|for> <a|each|any> {{k=character}} $":
       f"{whose}characters cost {{n}} {{b}} MP" for who, whose in WHO_PAYS.items()},
    **{f"^ {who} {PAYS} {{n={NUM}}} {MORE} MP <to play|for> {{k=characters}} $":
       f"{whose}characters cost {{n}} {{b}} MP" for who, whose in WHO_PAYS.items()},
    **{f"^ {who} {PAYS} {{n={NUM}}} {MORE} MP <to play|for> <a|an|each|any> {{x}} {{k=character}} $":
       f"{whose}{{x}} characters cost {{n}} {{b}} MP" for who, whose in WHO_PAYS.items()},
    **{f"^ {who} {PAYS} {{n={NUM}}} {MORE} MP <to play|for> {{x}} {{k=characters}} $":
       f"{whose}{{x}} characters cost {{n}} {{b}} MP" for who, whose in WHO_PAYS.items()},
    # ---- of what was dug
    f"<one|1> of {DUG}": "1 card among the cards dug",
    f"{{n=two/three/2/3}} of {DUG}": "{n} cards among the cards dug",
    "{do=discard/bury/erase/eject/reveal} <the others|the other cards|the other two|the other one|the remaining "
    "cards>": "{do} each card among the cards dug",
    # ---- instead
    "^ {do=erase/eject/bury/discard} it <when|if> it would <|next> leave the field $":
        "if it would leave the field , {do} it instead",
    "^ {do=erase/eject/bury/discard} it <when|if> it leaves the field $":
        "if it would leave the field , {do} it instead",
    "^ <when|if> it leaves the field, {do=erase/eject/bury/discard} it <|instead> $":
        "if it would leave the field , {do} it instead",
    **{f"^ <a|an|any|each|all> {{k={ANY_KIND}}} that would {{x}} <is|are> {done} instead":
       f"if a {{k}} would {{x}} , {do} it instead" for do, done in PAST.items()},
    # ---- into whom one is built up
    "build-up {x} from your {z=hand/disposal}": "build-up {x} with a character from your {z}",
}  # fmt: skip
DONE_SO: Wordings = {
    # Two values in one clause: what stands behind is said of both. [LL-val.4]
    f"{{one's}} {{s={STATS}}} {{signed}} and <|its|their> {{s2={STATS}}} {{signed2}}":
        "{one} has {s} {signed} and {s2} {signed2}",
    f"{{ones'}} {{s={STATS}}} {{signed}} and <|their> {{s2={STATS}}} {{signed2}}":
        "{ones} have {s} {signed} and {s2} {signed2}",
}  # fmt: skip
