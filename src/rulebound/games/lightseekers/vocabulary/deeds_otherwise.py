"""Sentences of another shape about what is done: limits and courtesies, what comes instead, both of two, actions that
are good for some things alone."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

# How often at most, as it is told behind what it limits.
AT_MOST = "<only|at most|no more than|not more than>"
LIMIT = "<|only|at most|no more than|not more than|limit|limited to|a maximum of|max|maximum>"
A_TURN = "once <per|each|every|a> turn"
IT_HAPPENS = (
    "", "<|this|it> <|can|may|will> <happen|happens|trigger|triggers|work|works|be used|occur|occurs> ",
    "you <can|may> do <this|so|it|that> ", "do <this|so> ", "use this ",
)  # fmt: skip
IN_ANY_CASE = ("either way", "in either case", "in any case", "regardless", "in all cases", "whatever happens")
COST_HEADS = ("to play this", "as an additional cost")
_CASES = "<" + "|".join(IN_ANY_CASE) + ">"
# What is done instead: not what is said of the damage at hand.
INSTEAD = "Remove/Return/Rotate/Restart/Discard/move/put/store/skip"
# An action that was gained right before.
GAINED = "gain {n} {k=additional/unrestricted} {a=action/actions}"
THAT_ACTION = "<it|they|this action|that action|these actions|those actions>"
ACTS = "Attack/Defend/Buff/Equip"
NOW = ("", " this turn")
ONE_CARD = "<a card|1 of your cards|one of your cards|1 card|one card>"
NEVER_DEALS = "this <|Attack|card|damage> <can't|cannot|never> <deal|deals|exceed|exceeds>"
NOT = "<can't|cannot|may not>"
DEEDS: Wordings = {
    # ---- how often
    **{f"^ {it}{LIMIT} {A_TURN} $": "this can only happen once per turn" for it in IT_HAPPENS},
    f"^ ( {LIMIT} {A_TURN} <|.> ) $": "this can only happen once per turn",
    f"^ {{w=when/whenever/each time/after/if}} {{m}} ( {LIMIT} {A_TURN} ) $": "once per turn , {w} {m}",
    f"^ {{w=when/whenever/each time/after/if}} {{m}}, <|but> {AT_MOST} {A_TURN} $": "once per turn , {w} {m}",
    f"^ <only|at most> {A_TURN}, {{w=when/whenever/if/you}} {{rest}}": "once per turn , {w} {rest}",
    # ---- in any case
    f"^ {_CASES} <,|> {{rest}}": "then {rest}",
    # ---- what comes instead, with more behind it
    f"^ {{w=when/whenever/if}} {{x}} would {{y}}, {{do={INSTEAD}}} {{v}} instead<,|> and {{rest}}":
        "{w} {x} would {y} , {do} {v} and {rest} instead",
    "^ {w=when/whenever/if} {x} would {y}, your health becomes {n} instead<,|> and {rest}":
        "{w} {x} would {y} , set your health to {n} and {rest} instead",
    **{f"^ {once}{{w=when/whenever/if}} your health would {{y}}, set it to {{n}} instead":
       f"{house}{{w}} your health would {{y}} , set your health to {{n}} instead"
       for once, house in (("", ""), ("once per game, ", "once per game , "))},
    "<and|then> your health becomes {n}": "and set your health to {n}",
    # ---- what is about to be done
    "{w=you/may/,/and} have it deal {n} <less|fewer> <|damage>": "{w} reduce that damage by {n}",
    "{w=you/may/,/and} have it deal {n} more <|damage>": "{w} increase that damage by {n}",
    "{w=may/,} take only half <|of it|of that damage|the damage> <|instead>, rounded {r} $":
        "{w} halve it , rounded {r}",
    "^ {w=when/whenever/if} {x} would {y}, you may instead {rest}": "{w} {x} would {y} , you may {rest} instead",
    **{f"^ {{w=when/whenever/if}} {{x}} would {{y}}, {goes} to {{z}} instead":
       "{w} {x} would {y} , deal that much damage to {z} instead"
       for goes in ("<it deals|it does|deal> that damage", "<redirect|move> <that damage|it>")},
    "^ {w=when/whenever/if} {x} would {y}, {z} takes <that damage|it|the damage> instead":
        "{w} {x} would {y} , {z} takes that much damage instead",
    f"^ <in|during> your Draw Phase, instead of Drawing {ONE_CARD}, {{rest}}":
        "once per turn , when you would Draw a card while it is your Draw Phase , {rest} instead",
    # ---- no more than so much, all but so many
    f"^ {{v=deal}} {{n}} damage for each {{x}} . {NEVER_DEALS} <|more than> {{n2}} <|damage> $":
        "{v} {n} damage for each {x} , up to a maximum of {n2}",
    **{f"Discard {typed}": "Discard cards equal to the number of cards in your hand minus {n}" for typed in (
        "all but {n} <card|cards> <from|in|of> your hand", "all but {n} of <your|the> cards <in hand|in your hand>",
        "<cards|> until <you have|only> {n} cards <|left|remain> <in hand|in your hand>")},
    "{do=Discard} exactly {n} <card|cards>": "{do} {n} cards",
    **{f"^ {most} {{n}} damage from <a single|one|any one|any single|each|an> Attack":
       "when you would take damage from an Attack , reduce it to {n} in all"
       for most in (f"you {NOT} <receive|take|be dealt> more than", "you can take at most",
                    "you never take more than")},
    # ---- who chooses
    "{x} <picks|decides|selects> <one|> <of these|of the following|how to settle|>: <|either> {m}, or {m2} $":
        "{x} chooses one : {m} ; or {m2}",
    "^ they then <pick|choose> one <|of these|of the following>: <|either> {m}, or {m2} $":
        "they choose one : {m} ; or {m2}",
    "you may either {v}, or {rest}": "you may {v} or {rest}",
    "look at {x} and put <them|it|those cards|those> <back|> <|on top> in <any order|the order you choose>":
        "look at and rearrange {x}",
    **{f"{{v=move/put}} each {one} among them {{on=to/into/on}} {{y}}<,|> and the rest {{on2=to/into/on}} {{z}}":
       f"{{v}} all {many} from among them {{on}} {{y}} and {{v}} the rest {{on2}} {{z}}"
       for one, many in (("Buff", "Buffs"), ("Item", "Items"), ("combo", "combos"), ("Attack card", "Attack cards"),
                         ("Defend card", "Defend cards"), ("{s} card", "{s} cards"))},
    "choose {x} in it": "choose {x} from among them",
    # ---- the Next one
    "the Next {x} that {w} {v=plays/play}": "the Next {x} {w} {v}",
    # ---- both of them
    **{f"^ choose one<:|-> {{m}}{between} {{m2}} . you may {{v}} to <do|choose> both <|instead> $":
       "you may {v} . if you do , choose two : {m} ; or {m2} . otherwise , choose one : {m} ; or {m2}"
       for between in (", or", "; or", " or", ";")},
    **{f"{may}choose one<:|-> {{m}}{between} {{m2}} . if {{x}}, <do|choose> both <|instead> $":
       f"if {{x}} , choose two : {{m}} ; or {{m2}} . otherwise , choose {one} : {{m}} ; or {{m2}}"
       for may, one in (("", "one"), ("you may ", "up to one")) for between in (", or", "; or", ";")},
    # ---- what an action is good for
    **{f"{GAINED}{now} . {barred} <on|for> {{rest}}": "gain {n} {k} {a} that can't be used for {rest}"
       for now in NOW for barred in (
           f"you {NOT} <use|spend> <it|them|this action|that action|these actions>",
           f"{THAT_ACTION} {NOT} be <used|spent>")},
    "^ {x} {w=can't/cannot} {v} as their first action <|of a turn|of the turn|of each turn|of their turn|each turn|in "
    "a turn> $":
        "while {x} took no actions this turn , {x} {w} {v}",
    **{f"{v} {{n}} {{k=additional/unrestricted}} {{a=action/actions}}{now}, but <you|> {NOT} {{do={ACTS}}} with "
       "<it|them>":
       "gain {n} {k} {a} that can't be used to {do}" for v in ("gain", "take") for now in NOW},
    f"you may take {{n}} additional {{a=action/actions}} this turn . {THAT_ACTION} <can|may> only be used "
    "<to play|for> {x} $":
        "gain {n} additional {a} only for {x}",
    # ---- what somebody can't do
    **{f"{{x}} <can|may> only {{do={ACTS}}} <{often}> {turn}": f"{{x}} can't {{do}} more than {house} {turn}"
       for often, house in (("once|one time", "once"), ("twice|two times", "twice"))
       for turn in ("each turn", "per turn", "this turn", "during their next turn")},
    f"your hero {NOT} {{rest}}": "you can't {rest}",
    f"{{x}} {NOT} be the <recipient|target> of {{k}}": "{x} can't be attacked with {k}",
    # ---- what a card costs besides
    **{f"^ <to play this <|card>|as an additional cost <|to play this|to play this card>>, {typed} $":
       f"Play this card only if {needed} . {house}" for typed, needed, house in (
           ("remove <one|1> of your {k=Buffs/Items}", "you have 1 or more {k} in play", "you Remove one of your {k}"),
           ("return <one|1> of your {k=Buffs}", "you have 1 or more {k} in play", "you Return one of your {k}"),
           ("discard <a|one|1> <|other> card", "you have 1 or more other cards in hand", "you Discard 1 card"),
           ("discard <two|2> <|other> cards", "you have 2 or more other cards in hand", "you Discard 2 cards"))},
    # ---- whom an Attack is against
    f"{NOT} choose {{y=you}} as <the|a> recipient of {{k}}": "can't Attack {y} with {k}",
    f"{NOT} choose {{y=you}} as <the|a> recipient": "can't Attack {y}",
    f"{NOT} make {{y=you}} the recipient of {{k}}": "can't Attack {y} with {k}",
    # ---- instead of what the rules say
    "{n} <point|points> worth of Items": "{n} points of Items",
    "<carry|carry up to> {n} points of Items instead of <2|two|the usual 2|the usual two|only 2>":
        "carry up to {n} points of Items",
    "carry {n} <additional|extra> {k=point/points} <|worth> of Items": "carry {n} more {k} of Items",
    "contains {n} combos instead of <5|five|the usual 5|the usual five>": "contains {n} combos",
    "contains {n} action cards instead of <30|thirty|the usual 30>": "contains {n} action cards",
    # ---- courtesy
    "<have|take> a look at {rest}": "look at {rest}",
    "choose any hero <you like|of your choice|you want|you wish> <|, yourself included|, including yourself>":
        "choose any hero",
}  # fmt: skip
DEEDS_WORDINGS: Wordings = {
    # Of their choice is what they do themselves; behind an order to you it would be another's choice.
    **{f"{who} {deed} of their choice": f"{who} {deed}"
       for who in ("they", "they may", "heroes", "hero may", "target may", "recipient may", "enemy may")
       for deed in ("Discard a card", "Discard 1 card", "Discard 2 cards", "Remove 1 of their Buffs",
                    "Remove one of their Buffs", "Return 1 of their Buffs", "Return one of their Buffs")},
    **{f"{instead} {going} {whose} discard pile": "instead of your discard pile"
       for instead in ("instead of", "rather than")
       for going in ("moving it to", "moving it into", "putting it into", "putting it on", "putting it in", "going to",
                     "discarding it to", "moving to", "to", "into", "on")
       for whose in ("your", "the", "its owner's")},
    "instead of the discard pile": "instead of your discard pile",
    "instead of it going to its owner's discard pile": "instead of your discard pile",
    "instead of it going to your discard pile": "instead of your discard pile",
    **{f"{back}any order you {like}": f"{back}any order" for back in ("", "back in ")
       for like in ("please", "like", "choose", "wish", "want")},
    "stored here": "stored under this", "face-up under": "under", "face up under": "under", "in return": "",
    "agree to": "", "may choose to": "may", "may opt to": "may", "may decide to": "may",
    "for the rest of that turn": "this turn", "the first time in the game": "once per game, when",
    "the Buff you gave up": "that Buff", "the Item you gave up": "that Item",
    "gets Cancelled": "is Cancelled", **{f"deal just {n}": f"deal {n}" for n in range(1, 10)},
    **{f"you deal just {n}": f"deal {n} damage" for n in range(1, 10)},
    "whole hand": "hand", "entire hand": "hand",
    "V additional action": "V additional actions", "V unrestricted action": "V unrestricted actions",
    # What a Play sets off is done before its own effects. [LS-G03]
    "before their Buff takes effect": "", "before that Buff takes effect": "",
}  # fmt: skip
