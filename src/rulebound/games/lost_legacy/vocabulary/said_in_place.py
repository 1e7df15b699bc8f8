"""What designers of Lost Legacy cards put at another place of the sentence: when, how often, how much; and in whose
words they ask what a card has."""

from __future__ import annotations

from rulebound.games.lost_legacy.vocabulary.said_otherwise import BOTH
from rulebound.language.wordings import Wordings

PIECES = "power-up/power-ups/damage/token/tokens"
KINDS = ("character", "option", "item", "counter", "equipment", "environment", "weapon", "spell")
LINKED = ("weapon", "equipment", "spell")
SENDING = "discard/discards/bury/buries/erase/erases/eject/ejects/destroy/destroys"
MOVED = "add/adds/remove/removes"
COSTS = "destroy/eject/return/add/lose/reveal/give"
PLACE_WORDS: Wordings = {
    **{f"{has} {a} {kind}": f"carries a {kind}" for kind in LINKED for a in ("a", "an")
       for has in ("is linked to", "is linked with", "is equipped with", "has")},
    **{f"has no {kind}": f"carries no {kind}" for kind in LINKED},
    # Not of a spell: 'destroyed with a spell' may say by what.
    **{f"with {a} {kind}": f"carrying a {kind}" for kind in LINKED if kind != "spell" for a in ("a", "an")},
    **{f"with no {kind}": f"without a {kind}" for kind in LINKED},
    "characters has damage": "characters has 1 or more damage",
    **{f"characters has a {piece}": f"characters has 1 or more {piece}s" for piece in ("token", "power-up")},
    "their hands": "their hand", "their disposals": "their disposal",
    **{f"{every} {verb}": f"each player {done}" for verb, done in BOTH.items()
       for every in ("all players", "every player must", "each player must", "all players must")},
    **{f"{every} player must {verb}": f"each player {verb}s" for verb in ("destroy", "choose", "eject")
       for every in ("every", "each")},
    **{f"target {kind} card": f"a {kind}" for kind in KINDS}, "look through": "search", "show it to": "reveal it to",
    "is ready": "is readied", "for the turn": "this turn", "may never": "cannot", "can never": "cannot",
    **{f"be {done} by your opponent": f"be {done} by your opponent's abilities" for done in (
        "moved", "rested", "discarded", "erased", "ejected", "buried")},
    ", too": "", ", if possible": "", ", if able": "", ", if you can": "",
}  # fmt: skip
IN_PLACE: dict[str, str] = {
    # ---- when
    **{f"^ {once}when {{x}} <during|in|on> {whose} turn, {{rest}}":
       f"while it is {whose} turn , when {{x}} , {house}{{rest}}" for whose in ("your", "your opponent's")
       for once, house in (("", ""), ("once per turn, ", "once per turn , "))},
    "^ when {x}<,|> <and|or> when {y}, {rest}": "when {x} or {y} , {rest}",
    "^ when {x}, or {y}, {rest}": "when {x} or {y} , {rest}",
    # ---- how often
    **{f"^ {{x}} <up to|at most|no more than|only|> {times} <per|each|a|every> {span} $": f"{{x}} . {times} per {span}"
       for times in ("once", "twice", "three times") for span in ("turn", "battle")},
    # ---- how much
    f"{{v={SENDING}}} cards equal to {{y}} $": "{v} X cards , where X is {y}",
    f"{{v={SENDING}}} cards from {{z}} equal to {{y}} $": "{v} X cards from {z} , where X is {y}",
    f"{{v={SENDING}}} a number of cards equal to {{y}} $": "{v} X cards , where X is {y}",
    f"{{v={SENDING}}} as many cards as {{y}} $": "{v} X cards , where X is {y}",
    f"{{v=remove/removes}} {{p={PIECES}}} equal to {{y}} from {{x}} $": "{v} X {p} from {x} , where X is {y}",
    f"{{v=remove/removes}} {{p={PIECES}}} from {{x}} equal to {{y}} $": "{v} X {p} from {x} , where X is {y}",
    f"{{v={MOVED}}} a number of {{p={PIECES}}} {{w=to/from}} {{x}} equal to {{y}} $":
        "{v} X {p} {w} {x} , where X is {y}",
    f"{{v={MOVED}}} a number of {{p={PIECES}}} equal to {{y}} {{w=to/from}} {{x}} $":
        "{v} X {p} {w} {x} , where X is {y}",
    "{v=move} {x} a number of spaces equal to {y} $": "{v} {x} X spaces , where X is {y}",
    "{v=move} {x} <up to a number of spaces|a number of spaces up to|up to as many spaces as> <equal to|> {y} $":
        "{v} {x} up to X spaces , where X is {y}",
    "{v=dig} <cards|a number of cards|> equal to {y} $": "{v} X , where X is {y}",
    f"{{v={SENDING}}} <the top cards of {{z}}|cards from the top of {{z}}> equal to {{y}} $":
        "{v} the top X cards of {z} , where X is {y}",
    f"{{v={SENDING}}} cards equal to {{y}} from the top of {{z}} $": "{v} the top X cards of {z} , where X is {y}",
    "^ pay all <|of> your MP $": "pay MP equal to your MP",
    "move {x} {n} {k=space/spaces} each $": "move {x} {n} {k}",
    "move {x} up to {n} {k=space/spaces} each $": "move {x} up to {n} {k}",
    # ---- how many characters a player plays
    **{f"^ {who} <can|may> play <{n}> <additional|more|extra> {{k=character/characters}} <each|per|a|every> turn $":
       f"{whose} play limit is increased by {house}" for who, whose in (
        ("you", "your"), ("your opponent", "your opponent's"), ("each player", "each player's"))
       for n, house in (("1|one|an", 1), ("2|two", 2))},
    **{f"^ {who} <can|may> play <|up to> <{n}> characters <each|per|a|every> turn $": f"{whose} play limit is {house}"
       for who, whose in (("you", "your"), ("your opponent", "your opponent's"), ("each player", "each player's"))
       for n, house in (("2|two", 2), ("3|three", 3))},
    # ---- two who change places
    "choose {x} and {y} . they <switch|swap|exchange> <spaces|places> <|with each other> $":
        "swap {x} with {y}",
    # ---- cards that are shown
    "look at the top {n} cards of your deck . {x} among the cards dug {rest}":
        "dig {n} . {x} among the cards dug {rest}",
    **{f"reveal the top {{n}} cards of your deck . put <all|each> {kind}s <revealed this way|revealed|among the cards "
       "dug> into your hand and {do=bury/discard} <the rest|the others|each card among the cards dug> $":
       f"dig {{n}} . reveal each card among the cards dug . eject each {kind} among the cards dug , then {{do}} each "
       "card among the cards dug" for kind in ("character", "option", *LINKED)},
    # ---- which card
    "{k=@kinds} {p=in/from} {w} {z=disposal/hand} with {s=@} {n} or {b=less/more/lower/higher}":
        "{k} with {s} {n} or {b} {p} {w} {z}",
    # ---- what stands, or else
    "^ while {x}, {y}; otherwise <,|> {z} $": "while {x} , {y} . unless {x} , {z}",
    # ---- what becomes of cards, said of them
    "{x} <returns|goes|goes back> to <its owner's|their owner's> hand": "eject {x}",
    "{x} <return|go|go back> to <their owners'|their owner's> <hand|hands>": "eject {x}",
    "{x} <goes|is put> to the bottom of <its owner's|their owner's> deck": "bury {x}",
    "<its owner|its controller|that card's owner> puts it on the bottom of their deck": "bury it",
    "{x} <become|becomes> resting $": "rest {x}",
    "{x} <readies|ready up> $": "ready {x}",
    "<put|place> {n=two/three/2/3} {k=@kinds} from your {p=hand/disposal} on the bottom of your deck <|in any order>":
        "bury {n} {k} from your {p}",
    # ---- what is left out
    **{f"{verb} {{n}} {{k=MP/honor/cards/card}} . if {{x}}, {verb} {{n2}} instead $":
       f"{verb} {{n}} {{k}} . if {{x}} , {verb} {{n2}} {{k}} instead" for verb in ("gain", "lose", "draw")},
    "{v=discards} {n=1/one} $": "{v} 1 card",
    "{v=discards} {n=2/3/two/three} $": "{v} {n} cards",
    "^ {x} if <you can|able|possible> $": "{x}",
    "if <that|it> destroys it, {rest}": "if it is destroyed , {rest}",
    **{f"look at your opponent's hand . if there is {{a=a/an}} {{x}} <in it|there|among them>, {verb} it $":
       f"look at your opponent's hand . {verb} {{a}} {{x}} from your opponent's hand"
       for verb in ("discard", "erase", "bury")},
    "if it had {x}, {rest}": "if it has {x} , {rest}",
    # ---- costs in front
    f"^ {{v={COSTS}}} {{x}}: {{rest}}": "{v} {x} to {rest}",
    f"^ you may {{v={COSTS}}} {{x}}: {{rest}}": "you may {v} {x} to {rest}",
    # ---- attacks that go elsewhere, attacks once more
    **{f"{redirect} to {{x}}": "{x} becomes the target" for redirect in (
        "<redirect|turn|divert> <the|that> <attack|threat|battle>", "change the target of <the|that> <attack|threat>",
        "<the|that> <attack|threat> is <redirected|turned|diverted>")},
    **{f"^ when {{y}}, you may {redirect} to {{x}} $": "when {y} , you may {x} becomes the target" for redirect in (
        "<redirect|turn|divert> <the|that> <attack|threat|battle>", "change the target of <the|that> <attack|threat>")},
    "{x} is <attacked|threatened> instead": "{x} becomes the target",
    **{f"^ {who} <can|may> <attack|threaten> <twice|two times> <per|each|a> turn $":
       f"once per turn , when {who} attacks , after the battle ready {who}"
       for who in ("this character", "the linked character")},
    "ready {x} . <it|that character> <can|may> <attack|threaten> <again|once more> <|this turn> $": "ready {x}",
    "ready {x} so that it <can|may> <attack|threaten> again <|this turn> $": "ready {x}",
    # ---- before it happens
    "^ <if|when> {x} would {v=gain/lose} {k=MP/honor}, {y} that much instead $":
        "if {x} would {v} {k} , {y} that much {k} instead",
    "^ <if|when> {x} would {v=gain/lose} {k=MP/honor}, {y} that much plus {n} instead $":
        "if {x} would {v} {k} , {y} that much plus {n} {k} instead",
    "^ <if|when> {x} <would gain|gains> {k=MP/honor}, you gain <that|those|it|that MP|that honor|those MP> instead $":
        "if {x} would gain {k} , gain that much {k} instead",
    "^ <if|when> {p=damage} would be added to {x}, you may add it to {y} instead $":
        "if {p} would be added to {x} , you may add 1 {p} to {y} instead",
    "^ when {x} would {v=draw/gain/lose/search} {y}, <prevent|void> <it|that|this> $":
        "when {x} {v}s {y} , void that action",
    **{f"^ the next time {{x}} would be destroyed{by} {{w=this}} turn, {{y}} instead $":
       f"the next time {{x}} is destroyed{by} {{w}} turn , void that destruction , then {{y}}"
       for by in ("", " by {z}")},
    **{f"^ {until}, if {{x}} would be destroyed{by}, {{y}} instead $":
       f"{until} , when {{x}} is destroyed{by} , void that destruction , then {{y}}"
       for by in ("", " by {z}") for until in ("until {u}", "this turn")},
    **{f"^ the next time {{x}} would {verb} {{y}} {{w=this}} turn, {{z}} instead $":
       f"the next time {{x}} {verb}{s} {{y}} {{w}} turn , void that action , then {{z}}"
       for verb in ("draw", "gain", "lose") for s in ("", "s")},
    f"^ <if|when> {{p={PIECES}}} would be added to {{x}}, add <it|them|that damage> to {{y}} instead $":
        "if {p} would be added to {x} , add 1 {p} to {y} instead",
    f"^ when {{p={PIECES}}} would be {{d=added/removed}} {{w=to/from}} {{x}}, {{y}} <prevent|void> <it|that|this> $":
        "when {p} is {d} {w} {x} , {y} void that action",
    f"^ <if|when> {{p={PIECES}}} would be {{d=added/removed}} {{w=to/from}} {{x}}, <prevent|void> <it|that|this> $":
        "when {p} is {d} {w} {x} , void that action",
    "^ when {x} would {v=draw/gain/lose/search} {y}, {z} <prevent|void> <it|that|this> $":
        "when {x} {v}s {y} , {z} void that action",
}  # fmt: skip
