"""What is done and what holds, in other words: whose abilities, what is readied and what stays, what playing costs,
several values in one clause. `PUT` is put in order wherever it fits (`language/shapes.py`), `DONE_SO` is tried
(`language/paraphrases.py`)."""

from __future__ import annotations

from rulebound.games.lost_legacy.vocabulary.said_in_ways import ANY_KIND, NUM, PAST, PIECES, STATS
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

CONTROLLER = "its controller|their controller|that card's controller"
MOVERS = {"this character": "gains", "the linked character": "gains", "your characters": "gain"}
COSTS_ING = {
    "discard": "discarding", "bury": "burying", "erase": "erasing", "pay": "paying", "remove": "removing",
    "rest": "resting",
}  # fmt: skip
YOURS = "add/draw/discard/gain/dig/remove"
COSTS = "/".join(COSTS_ING)

AGAIN = "<additional|more|extra>"
PUT: Wordings = {
    # ---- how often it moves: its speed is how many times it is moved by hand in a turn [LL-open.17]
    **{f"^ {who} <may|can> be moved <|manually> {{n={NUM}}} {AGAIN} <time|times> <each|per|every|a> turn $":
       f"{who} {gains} {{n}} speed" for who, gains in MOVERS.items()},
    **{f"^ {who} <may|can> move {{n={NUM}}} {AGAIN} <space|spaces> <each|per|every|a> turn $":
       f"{who} {gains} {{n}} speed" for who, gains in MOVERS.items()},
    f"{{w=one}} of your {{k=characters}} <may|can> be moved <|manually> {{n={NUM}}} {AGAIN} <time|times> this turn":
        "{w} of your {k} gains {n} speed this turn",
    f"{{w=one}} of your {{k=characters}} <may|can> move {{n={NUM}}} {AGAIN} <space|spaces> this turn":
        "{w} of your {k} gains {n} speed this turn",
    # ---- whom it hits
    "you may change <the|its> target <to|into> {x}": "you may {x} becomes the target",
    "{v=set/sets} {x} face-down": "{v} {x}",
    "^ when {x}, that card's controller must {v=pay} {y} or <the|that> {k=attack/threat/ability/action} is voided $":
        "when {x} , void that {k} unless that card's controller pays {y}",
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
    "build-up {w=it} from your {z=hand/disposal}": "build-up it with a character from your {z}",
    "build-up {w=that/this} {k=character} from your {z=hand/disposal}":
        "build-up {w} {k} with a character from your {z}",
    "build {w=it} up from": "build-up it from", "build {w=it} up <with|into>": "build-up it with",
    "build {w=this/that} {k=character} up from": "build-up {w} {k} from",
    # ---- pieces
    f"{{v=remove/removes}} half of its {{p={PIECES}}}": "{v} half of the {p} from it",
    f"{{v=remove/removes}} all of its {{p={PIECES}}}": "{v} all {p} from it",
    f"{{v=remove/removes}} {{n={NUM}}} of its {{p={PIECES}}}": "{v} {n} {p} from it",
    f"{{v=remove/removes}} all of the {{p={PIECES}}}": "{v} all {p}",
    f"remove any number of {{p={PIECES}}} from {{x}} to {{do={YOURS}}} <that many|the same number of|as many> {{y}}":
        "remove X {p} from {x} to {do} X {y}",
    f"remove any number of {{p={PIECES}}} from {{x}} to {{do=gain}} <that much|as much> {{y}}":
        "remove X {p} from {x} to gain X {y}",
    # ---- who strikes, and who does not
    "<starts|begins|declares|launches|makes> a combo attack": "threatens with two or more characters",
    "take {x} out of <it|the attack|that attack|the combo|the battle>": "{x} leaves the attack",
    "cannot be <manually moved|moved manually|moved by hand>": "cannot move manually",
    "cannot move manually unless {x} <pays|pay> {n} MP <for each such move|for each move|for every space>":
        "cannot move manually unless {x} pays {n} MP",
    **{f"^ {who} {{x}} cannot <move manually|manually move> unless <your opponent|they|{CONTROLLER}> <pays|pay> "
       f"{{n={NUM}}} MP <|for each space|for every space|for each such move|for each move|each time> $":
       "enemy characters {x} cannot move manually unless their controller pays {n} MP"
       for who in ("an opponent's character", "each of your opponent's characters", "enemy characters",
                   "your opponent's characters")},
    **{f"^ {cond}your opponent must pay {{n={NUM}}} MP for <each|every|any> <manual move|manual movement> <of|by|with> "
       "<their characters|a character|one of their characters|any of their characters> $":
       f"{cond.replace(',', ' ,')}enemy characters cannot move manually unless their controller pays {{n}} MP"
       for cond in ("", "while {y}, ")},
    # ---- steps that are left out
    "^ skip your {k=opponent's} next {x}": "your opponent skips their next {x}",
    "^ your opponent's next {x=refresh/draw/discard} {y=step/limit} is skipped":
        "your opponent skips their next {x} {y}",
    "^ your next {x=refresh/draw/discard} {y=step/limit} is skipped": "skip your next {x} {y}",
    # ---- where characters come in
    "^ you <may|can> play {k=characters} <on|onto|in> <any|an> empty space in your territory":
        "your characters may be played onto any empty space in your territory",
    "^ until {x}, you <may|can> play {k=characters} <on|onto|in> <any|an> empty space in your territory":
        "until {x} , your characters may be played onto any empty space in your territory",
    **{f"^ you <may|can> play this {{k=character/card}} <on|onto|in> <any|an> empty space in {whose} territory $":
       f"this {{k}} can be played on an empty space in {whose} territory" for whose in ("your", "your opponent's")},
    "be played <on|onto|in> any space in": "be played onto any empty space in",
    # ---- who gets it
    f"{{do=give}} your opponent {{n={NUM}}} {{k=MP/honor}}": "your opponent gains {n} {k}",
    f"{{v=readies/rests/destroys/discards/ejects}} all <|of> their {{k={ANY_KIND}}}": "{v} each of their {k}",
    "prevent <all|any|all the> {p=damage} that would be added to": "damage cannot be added to",
    # ---- two of them
    "{do=eject/rest/ready/destroy/discard/erase/bury} both $": "{do} them",
    "{do=eject/rest/ready/destroy/discard/erase/bury} both of them": "{do} them",
    "{do=eject/rest/ready/destroy/discard/erase/bury} them both": "{do} them",
    # ---- the same in other words
    "{n} <additional|further|more> {k=space/spaces}": "{n} {k}",
    "^ this {k=character} is played resting and {y} $": "this {k} is played resting . this {k} {y}",
    "^ this {k=character} <enters|comes onto> the field <resting|exhausted|tapped>": "this {k} is played resting",
}  # fmt: skip
SKILLS = ("Swordplay", "Witchcraft", "Archery", "Flying")
SKILL = "/".join(SKILLS).lower()
SO_SKILLED = "{v=has/have/gains/gain/loses/lose}"
THAT_SKILL = "<that skill|the chosen skill|it|the skill>"


def one_of(*skills: str) -> str:
    """Each of them is a mode."""
    return "choose one : " + " ; or ".join(f"{{x}} {{v}} {skill} until {{u}}" for skill in skills)


DONE_SO: Wordings = {
    # ---- one of several skills
    f"choose <|either> {{s={SKILL}}} or {{s2={SKILL}}} . {{x}} {SO_SKILLED} {THAT_SKILL} until {{u}} $":
        one_of("{s}", "{s2}"),
    f"choose {{s={SKILL}}}, {{s2={SKILL}}}<,|> or {{s3={SKILL}}} . {{x}} {SO_SKILLED} {THAT_SKILL} until {{u}} $":
        one_of("{s}", "{s2}", "{s3}"),
    f"choose {{s={SKILL}}}, {{s2={SKILL}}}, {{s3={SKILL}}}<,|> or {{s4={SKILL}}} . {{x}} {SO_SKILLED} {THAT_SKILL} "
    "until {u} $": one_of("{s}", "{s2}", "{s3}", "{s4}"),
    f"choose a skill . {{x}} {SO_SKILLED} {THAT_SKILL} until {{u}} $": one_of(*SKILLS),
    f"{{x}} {SO_SKILLED} {{s={SKILL}}} or {{s2={SKILL}}}<,|> <your choice|of your choice|as you choose> until {{u}} $":
        one_of("{s}", "{s2}"),
    # ---- what does not come of it
    **{f"^ when {{x}} would be destroyed{by}, that card's controller may {{v}} . if they do, <it|that character> "
       "<is not destroyed|stays on the field|survives> $":
       f"when {{x}} is destroyed{by} , its controller may {{v}} . if they do , void that destruction"
       for by in ("", " by {z}")},
    # Who does not pay does not do it anyway. [EN-15]
    "{x} for each manual move of {y} . without paying, they cannot <make|do> <that move|it|so> $":
        "{x} for each manual move of {y}",
    # What the card itself costs besides. [LL-abil.10]
    f"^ <as an additional cost to play this {{k={ANY_KIND}}}|as a cost to play this {{k={ANY_KIND}}}|to play this "
    f"{{k={ANY_KIND}}}>, {{do={COSTS}}} {{x}} . {{rest}}": "{do} {x} to {rest}",
    f"^ as an additional cost, {{do={COSTS}}} {{x}} . {{rest}}": "{do} {x} to {rest}",
    **{f"^ you <can|may> <|only> play this {{k={ANY_KIND}}} <|only> by {gerund} {x} . {{rest}}":
       f"{verb} {y} to {{rest}}" for verb, gerund in COSTS_ING.items()
       for x, y in (("{n} {x}", "{n} {x}"), ("<a|an|another> {x}", "1 {x}"))},
    # Two values in one clause: what stands behind is said of both. [LL-val.4]
    f"{{one's}} {{s={STATS}}} {{signed}} and <|its|their> {{s2={STATS}}} {{signed2}}":
        "{one} has {s} {signed} and {s2} {signed2}",
    **{f"{whose} {{s={STATS}}} becomes {{w=the/that/its/their/twice/half}} {{y}}":
       f"{whose} {{s}} becomes equal to {{w}} {{y}}" for whose in ("{one's}",)},
    f"{{ones'}} {{s={STATS}}} {{signed}} and <|their> {{s2={STATS}}} {{signed2}}":
        "{ones} have {s} {signed} and {s2} {signed2}",
}  # fmt: skip
