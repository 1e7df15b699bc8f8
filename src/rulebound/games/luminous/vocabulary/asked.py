"""Other ways to ask in Luminous: which of a turn, whose, how many of what sort, whether it was so before; see
`language/wordings.py` and `language/paraphrases.py`."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

from .phrasings import ORDERS

ORDINALS = ("first", "second", "third", "fourth", "fifth")
NTH = "{nth=first/second/third/fourth}"
EACH_TURN = "<each|in a|per|of a|of the|of each|in each|in one|in the same|during a|during each> turn"
STATS = ("attack", "health", "cost", "durability")
STATES = "attacking/blocking/blocked/expended/ready/damaged"
KINDS = ("unit", "relic", "orb", "token")
MANY = "/".join(f"{kind}s" for kind in KINDS)
ONES = "/".join((*KINDS, "spell", "card"))
SORTS = "basic/non-basic/attacking/blocking/expended/ready/damaged/fast/unique"
RESPECTS = "color/colors/name/names/cost/costs/faction/factions/type/types"
WHO = ("you control", "the opponent controls")
DOES = "plays/draws/discards/sacrifices"
# One pays with one's own.
PRICES = (("pay/sacrifice/discard/lose", "{p}"), ("expend/void", "this"), ("remove/void/return", "{p} your {z}"),
          ("remove", "{p} this"), *((do, f"{{p}} you control{end}") for do, end in (
              ("expend/void/remove", ""), ("return", " {z}"))))  # fmt: skip
BEFORE = (("{k=arrive/depart/contact/mulch} :", "{k} :"), ("on attack :", "on attack :"))
ASKED: Wordings = {
    # ---- which of a turn
    **{f"the {nth} {typed}": f"the {nth} unit that attacked this turn" for nth in ORDINALS for typed in (
        "attacker this turn", "attacker of the turn", "attacker of this turn", "attacking unit this turn",
        "unit to attack this turn", "unit to have attacked this turn")},
    # ---- what has just become of it [LU-depart.1]
    "departs": "is put into a discard pile from play", "would depart": "would be put into a discard pile from play",
    "departed this turn": "was put into a discard pile from play this turn",
    # ---- amounts
    **{f"the {total} {stat} {of}": f"the {stat} of" for total in ("total", "combined") for stat in STATS
       for of in ("of", "among")},
    # ---- whether it could be done
    **{f"{who} {could}": f"{who} can't" for who in ("you", "they", "that player") for could in (
        "couldn't", "could not")},
    # ---- when
    "at that time": "", "at that moment": "",
    **{f"{use} only {when}": "use this only if" for use in ("activate", "use") for when in ("while", "when")},
    "any turn in which": "each turn in which",
    "another copy of this": "another card with the same name as this", "decides": "chooses",
    ", blooms included": "", "your pick": "your choice",
    "with this name": "with the same name as this", "with this card's name": "with the same name as this",
    **{f"{more} than {n}": f"{n + 1} or more" for more in ("greater", "higher") for n in range(31)},
    **{f"{no} {more} than {n}": f"{no} {more} than {n}"  # see language/bounds.py
       for no in ("no", "not") for more in ("greater", "higher", "lower") for n in range(31)},
    **{f"lower than {n}": f"{n - 1} or less" for n in range(1, 31)},
    # ---- whose it was
    "of theirs": "they control",
    **{f"the player who {has} it": house for house, has in (
        ("its controller", "controlled"), ("its controller", "controls"), ("its owner", "owns"),
        ("its owner", "owned"))},
}  # fmt: skip
ASKED_SHAPES: Wordings = {
    # ---- whether it was so before
    **{f"{{do={do}}} {{some}} . if it was already {state}, {{rest}}":
       f"choose {{some}} . if it is {state} , {{rest}} . otherwise , {do} it"
       for do, state in (("expend", "expended"), ("ready", "ready"))},
    # ---- how much life
    **{f"^ at {typed}, {{rest}}": "while you have {n} or {b} life , {rest}"
       for typed in ("{n} life or {b=more/less}", "{n} or {b=more/less} life")},
    # ---- a trigger keyword with its price
    **{f"^ {typed} {{do={do}}} {paid} : {{rest}}": f"{house} you may {{do}} {paid} . if you do , {{rest}}"
       for typed, house in BEFORE for do, paid in PRICES},
    # ---- which of a turn, counted by each player or card alone
    f"^ {{w=when/whenever}} {{who}} {{v={DOES}}} their {NTH} {{x}} {EACH_TURN} , {{rest}}":
        "{w} {who} {v} a {x} for the {nth} time each turn , {rest}",
    f"^ {{w=when/whenever}} {{x}} for the {NTH} time {EACH_TURN} , {{rest}}":
        "{w} {x} for the {nth} time each turn , {rest}",
    f"^ the {NTH} time {{x}} <in a|per|in one|in the same|during each> turn , {{rest}}":
        "the {nth} time {x} each turn , {rest}",
    **{f"^ {{w=when/whenever}} {attacks} {NTH} {{k=unit}} {whose} {EACH_TURN} , {{rest}}":
       f"the {{nth}} time a {{k}} {who} attacks each turn , {{rest}}" for attacks, whose, who in (
           ("you attack with <a|your|the>", "<you control|>", "you control"),
           ("the opponent attacks with <a|their|the>", "<the opponent controls|they control|>",
            "the opponent controls"),
           *(("<a|the>", f"{who} attacks", who) for who in WHO))},
    # ---- numbers compared with the card named last
    **{f"<of|with> {typed} {{stat={'/'.join(STATS)}}}": f"with {{stat}} {house} its {{stat}}" for typed, house in (
        ("equal or <lower|lesser|less>", "equal to or less than"), ("<equal|the same>", "equal to"),
        ("<lower|lesser|less> or equal", "equal to or less than"),
        ("equal or <higher|greater|more>", "equal to or greater than"),
        ("<higher|greater|more> or equal", "equal to or greater than"),
        ("<a|> <lower|lesser>", "less than"), ("<a|> <higher|greater>", "greater than"))},
    "with the same name $": "with the same name as it",
    **{f"<{who}> {{stat={'/'.join(STATS)}}} and {{stat2={'/'.join(STATS)}}} <are equal|are the same|are both the same>":
       "with {stat} equal to its own {stat2}" for who in ("whose",)},
    "with <equal|the same> {stat=attack/health} and {stat2=attack/health}": "with {stat} equal to its own {stat2}",
    "with {stat=attack/health} equal to its {stat2=attack/health}": "with {stat} equal to its own {stat2}",
    **{f"with {more} {{stat=attack/health}} than {{stat2=attack/health}}": f"with {{stat}} {than} its own {{stat2}}"
       for more, than in (("<more|greater|higher>", "greater than"), ("<less|lower>", "less than"))},
    "^ {w=when/whenever} an ability of {x} is activated, {rest}": "{w} a player activates an ability of {x} , {rest}",
    # ---- who has the most of it
    "you have the <most|highest> life <total|>": "you have more life than the opponent",
    "the opponent has the <most|highest> life <total|>": "the opponent has more life than you",
    "you have the <least|lowest> life <total|>": "you have less life than the opponent",
    "no player <controls|has> <a|an> {x}": "there is no {x} in play",
    "no player <controls|has> any {x}": "there are no {x} in play",
    "{x} put into {y} from anywhere": "{x} put into {y}",
    # ---- whose it was as that was done to it
    "{x} {w=they/you} controlled <that was|that were|> {d=destroyed/sacrificed/voided/returned} this way":
        "{x} {w} control {d} this way",
    # ---- in which part of the turn
    "^ {w=when/whenever} {x} <during|in> combat, {rest}": "{w} {x} while a combat is going on , {rest}",
    "^ {w=when/whenever} {x} <outside|outside of> combat, {rest}": "{w} {x} while no combat is going on , {rest}",
    "^ if this spell was played <during|in> <|a> combat, {rest}": "if a combat is going on , {rest}",
    **{f"^ {head}if {this} was played <during|on|in> {turn} turn, {{rest}}": f"{house}it is {turn} turn , {{rest}}"
       for turn in ("your", "the opponent's") for head, house, this in (
           ("", "if ", "this spell"),
           ("arrive: ", "arrive : if you played this this turn and ", "<this|it> <|unit|relic>"))},
    # ---- one of two sorts, of which the second says more
    **{f"{{a=a/an}} {{k={ONES}}} or {{s={SORTS}}} {{k2={ONES}}}{who}{end}":
       f"{{a}} {{k}}{who} or {{a}} {{s}} {{k2}}{who}{end.rstrip(' $').replace('=on/to/into', '')}"
       for who, ends in ((" you control", ("",)), (" the opponent controls", ("",)), (" they control", ("",)),
                         ("", (" $", " {p=on/to/into}"))) for end in ends},
    "you control and {a=a/an} {k=unit/relic} you don't {v=each/fight/deal}":
        "you control and {a} {k} you don't control {v}",
    # ---- from whose hand
    "that player {v=discarded} {x} from hand": "that player {v} {x} from their hand",
    "you {v=discarded} {x} from hand": "you {v} {x} from your hand",
    "{do=discard/void/reveal/play} {x} from hand": "{do} {x} from your hand",
    # ---- a number that is set, and for how long in front
    **{f"^ <until end of turn|this turn>, {{a=a/an/another}} {kind}'s {{stat=attack/health}} becomes {{rest}}":
       f"choose {{a}} {kind} . its {{stat}} becomes {{rest}} until end of turn" for kind in ("unit",)},
    # ---- who
    **{f"^ players {verb} {{v}} $": f"each player {verb}s {{v}}"
       for verb in ("draw", "discard", "lose", "gain", "sacrifice", "cull")},
    # What others do would be another thing.
    f"{{do={ORDERS}}} {{x}} or {{y}} . your <pick|choice> $": "{do} {x} or {y}",
    "{x} chooses : either {m}, or {m2} $": "{x} chooses one : {m} ; or {m2}",
    # ---- of every pile
    **{f"{{do=void/return/put}} {{x}} from each discard pile{end}":
       f"{{do}} {{x}} from your discard pile and {{x}} from the opponent's discard pile{house}"
       for end, house in ((" $", ""), (" {p=to/into/on} {y}", " {p} {y}"))},
    # ---- how much
    "{v=draw/draws/discard/discards} that many cards minus {n}": "{v} that many minus {n} cards",
    "{do=lose} any amount of life": "pay any amount of life",
    "draw <a card|1|1 card|one card> for <each|every> {n} life you have":
        "draw cards equal to your life divided by {n}",
    **{f"all but one of {whose} {kind}s": f"all but one {kind} {who}" for kind in KINDS
       for whose, who in (("your", "you control"), ("their", "they control"))},
    "if at least {n} {x} <were|are> {d=culled/discarded/sacrificed/destroyed/voided/returned/revealed/drawn} this way":
        "if there are {n} or more {x} {d} this way",
    "if {n} or {b=more/fewer} {x} <were|are> {d=culled} this way": "if there are {n} or {b} {x} {d} this way",
    "{x} from among <the|those|> cards {d=culled/discarded/revealed/voided/returned/destroyed/drawn} this way":
        "{x} {d} this way",
    "if you {v=gained/lost} {n} or {b=more/less} <life|> this way": "if the life {v} this way is {n} or {b}",
    **{f"equal to the {typed} {{stat={'/'.join(STATS)}}} <|of the two|of them> $":
       f"equal to the {house} {{stat}} among them"
       for typed, house in (("lower", "lowest"), ("higher", "highest"), ("greater", "highest"))},
    "^ they <take|takes> {n} damage <each|> $": "deal {n} damage to them",
    **{f"{{v=sacrifices/discards}} {{k={kind}s}} until they <control|have> {{n}} <or fewer|or less> <|of them>":
       "{v} all but {n} {k} they control" for kind in KINDS},
    # ---- two sorts of one player
    **{f"{who} <{v}|{has}> {more} {{k={MANY}}} than {{k2={MANY}}}":
       f"the number of {{k}} {owner} is {house} than the number of {{k2}} {owner}"
       for who, v, has, owner in (("you", "control", "have", "you control"),
                                  ("the opponent", "controls", "has", "the opponent controls"))
       for more, house in (("more", "greater"), ("fewer", "less"))},
    **{f"{who} <{v}|{has}> the same number of {{k={MANY}}} <and|as> {{k2={MANY}}}":
       f"the number of {{k}} {owner} is equal to the number of {{k2}} {owner}"
       for who, v, has, owner in (("you", "control", "have", "you control"),
                                  ("the opponent", "controls", "has", "the opponent controls"))},
    # ---- one of them, and none
    **{f"{typed} of your {kind}s": f"{house}{s} you control" for kind in KINDS
       for typed, house, s in (("none", f"no {kind}", "s"), ("at least one", f"a {kind}", ""))},
    # ---- names
    **{f"{{p=from/in}} {pile} named {{x}}": f"named {{x}} {{p}} {pile}" for pile in (
        "your discard pile", "your hand", "your deck", "your void", "a discard pile", "the opponent's discard pile")},
    # ---- none of two
    "you {v=control/have} neither {x} nor {y}": "you {v} no {x} and you {v} no {y}",
    "the opponent {v=controls/has} neither {x} nor {y}": "the opponent {v} no {x} and the opponent {v} no {y}",
    # ---- how many different
    **{f"{who} <control|controls|have|has> {{k=orbs/units/relics}} of {{n}} <|or more> <|different> "
       f"{{r={RESPECTS}}} <|or more>": f"the number of different {{r}} among {{k}} {controls} is {{n}} or more"
       for who, controls in zip(("you", "the opponent"), WHO, strict=True)},
    **{f"{who} <control|controls|have|has> orbs of <all|every|each> <three|> <different|> <color|colors>":
       f"the number of different colors among orbs {controls} is 3 or more"
       for who, controls in zip(("you", "the opponent"), WHO, strict=True)},
    "{a=a/an} basic orb of each color": "{a} orange basic orb , a green basic orb and a purple basic orb",
    # ---- of what was looked at
    "look at the opponent's hand . if there <is|are> {x} <in it|there|among them|in that hand>, {rest}":
        "look at the opponent's hand . if the opponent has {x} in hand , {rest}",
    # ---- each of them by itself
    **{f"^ {other}units {who} {{v=have/get/gain}} {{y}} while they are {{s={STATES}}} $":
       f"{other}{{s}} units {who} {{v}} {{y}}" for other in ("", "other ") for who in WHO},
    # ---- two units against each other
    "{x} <each|> {v=deal/deals} damage equal to <its|their> <|own> attack to <each other|the other> $":
        "{x} fight each other",
}  # fmt: skip
