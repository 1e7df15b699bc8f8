"""Many ways to say one thing on a card of Lightseekers: what healing, actions, corners, decks and other heroes are
called, and what a card is said to do; see `language/wordings.py` and `language/paraphrases.py`."""

from __future__ import annotations

from rulebound.games.lightseekers.vocabulary.paraphrases import SORTS, THEN
from rulebound.games.lightseekers.vocabulary.wordings import DOES
from rulebound.language.wordings import Wordings

BUT_YOU = tuple(f"{but} {you}" for but in ("other than", "except", "except for", "but", "besides", "apart from")
                for you in ("you", "yourself"))  # fmt: skip
OWNERS = ("the recipient", "the attacker", "your target", "your enemy", "that hero", "another hero", "each other hero")
ZONES = ("deck", "hand", "discard pile")
CARD_DOES = (
    *DOES, ("moves", "move"), ("swaps", "Swap"), ("shuffles", "shuffle"), ("causes", "cause"), ("makes", "make"),
    ("forces", "force"), ("plays", "play"), ("discards", "Discard"), ("draws", "Draw"),
)  # fmt: skip
THIS_CARD = "<this|this card|this Attack|this Defend|this Buff|this Item|this combo>"
AT_LEAST_ONE = "<at least one|at least 1|1 or more|one or more|a|an|any>"
# Some, and otherwise none: how a text says both.
COMPLEMENTS = (
    *((have, "no {y}", f"{do}have any") for have in ("have", "has") for do in ("", "do ")),
    *((have, f"{some} {{y}}", "have none") for have in ("have", "has")
      for some in ("at least one", "at least 1", "1 or more", "one or more", "a", "an")),
)  # fmt: skip
OF_THE_SAME = (("{w=you/they}", "{w=you/they}", "{w}"), ("{w=the/your/that/another} {x}", "they", "{w} {x}"))
NUMBERED = (("{one=1/one/a}", "1 card"), ("{n}", "{n} cards"))
NUMBERED_TOO = (("{one2=1/one}", "1 card"), ("{n2}", "{n2} cards"))
CORNERS = {"one": "1", "1": "1", "a single": "1", "two": "2", "2": "2", "three": "3", "3": "3"}
MANY_WORDS: Wordings = {
    # ---- heroes
    "hero in the game": "hero", "heroes in the game": "heroes", "one other hero": "another hero",
    "any one other hero": "another hero", "any one hero": "a hero",
    **{f"{which} {but}": house for but in BUT_YOU for which, house in (
        ("all heroes", "all other heroes"), ("each hero", "each other hero"), ("every hero", "each other hero"),
        ("a hero", "another hero"), ("one hero", "another hero"), ("any hero", "another hero"),
        ("any one hero", "another hero"), ("heroes", "other heroes"), ("everyone", "each other hero"),
        ("everybody", "each other hero"))},
    **{f"no hero {but} can": "other heroes can't" for but in BUT_YOU},
    "its recipient !change/changes/becomes/choose/chooses/redirect/new": "the recipient",
    **{f"the hero you {attack} with this {kind} !when/whenever/time/next": "the recipient"
       for attack in ("attack", "attacked") for kind in ("card", "Attack", "combo")},
    **{f"the {zone} of {who}": f"{who}'s {zone}" for zone in ZONES for who in OWNERS},
    # ---- corners
    **{f"{way} {by}{many} {corner}": f"{way} {n} {'corner' if n == '1' else 'corners'}"
       for way in ("forward", "forwards", "backward", "backwards") for by in ("", "by ")
       for many, n in CORNERS.items() for corner in ("corner", "corners")},
    **{f"{by}{many} {corner} {way}": f"{way} {n} {'corner' if n == '1' else 'corners'}"
       for way in ("forward", "backward") for by in ("", "by ") for many, n in CORNERS.items()
       for corner in ("corner", "corners")},
    **{f"{way} {by}{degrees} degrees": f"{way} {n}" for way in ("forward", "backward") for by in ("", "by ")
       for degrees, n in (("90", "1 corner"), ("180", "2 corners"))},
    **{f"{by}{degrees} degrees {way}": f"{way} {n}" for way in ("forward", "backward") for by in ("", "by ")
       for degrees, n in (("90", "1 corner"), ("180", "2 corners"))},
    "one time": "1 time",
    # ---- decks
    "reshuffle": "shuffle", "reshuffles": "shuffles", "the other two !hero/heroes": "the rest",
    "the other 2 !hero/heroes": "the rest",
    # What is looked for is said so: bare cards of a deck are its top.
    "of your choice from your deck": "that you look for in your deck",
    # ---- actions
    "to use this turn": "this turn", "for this turn": "this turn", "+1 action": "gain 1 additional action",
    **{f"+{n} actions": f"gain {n} additional actions" for n in (2, 3, "V")},
    "can take no more than": "can take at most", "your hero can": "you can",
    # ---- numbers
    "in your hand in play": "in your hand", "carry up to": "carry", "Items at a time": "Items", "lowered": "reduced",
    "raised": "increased", "boosted": "increased", "damage in total": "", "no fewer than": "at least",
    ", with a total of at most": ", up to a maximum of", "with a total of at most": ", up to a maximum of",
    **{f"{that} {who} {have} in": house for that in ("that", "which") for who, have, house in (
        ("you", "have", "you have in"), ("they", "have", "they have in"),
        ("the recipient", "has", "the recipient has in"))},
    "you have in your hand": "in your hand", "that you have in your hand": "in your hand",
    "that they have in their hand": "in their hand", "they have in their hand": "in their hand",
    "than you have in yours": "than you",
    **{f"{hold} {more} cards{hand}": f"{have} {more} cards in hand"
       for hold, have in (("hold", "have"), ("holds", "has")) for more in ("more", "fewer")
       for hand in ("", " in hand", " in your hand", " in their hand")},
    "you own": "of yours",
    **{f"{kind} of your own in play{unless}": f"{kind}{have} in play" for kind in ("Buff", "Buffs", "Item", "Items")
       for unless, have in ((" !with", " that you have"),  # 'with 2 Buffs of your own in play' has said who has them
                            (" !remove/return/rotate/restart/move/swap/put/each/every/number", ""))},
    **{f"{are} {at} {n} health or {less}": f"{have} {n} or less health"
       for are, have in (("are", "have"), ("is", "has")) for at in ("at",) for n in range(1, 36)
       for less in ("below", "under", "lower", "less")},
    **{f"as many as {n} cards": f"up to {n} cards" for n in (*range(2, 10), "two", "three", "four", "five")},
    **{f"that {are} in": "in" for are in ("is", "are")}, "all the cards": "all cards",
    # ---- what was done
    **{f"{harm} {by} {this}": "the damage dealt this way" for harm in ("the damage", "the amount of damage")
       for by, this in (("dealt by", "this Attack"), ("dealt by", "this card"), ("done by", "this Attack"),
                        ("this Attack", "dealt"), ("this card", "dealt"), ("this Attack", "has dealt"),
                        ("that was dealt by", "this Attack"), ("actually dealt by", "this Attack"))},
    "made no Attack": "didn't Attack", "made no Attacks": "didn't Attack", "made zero Attacks": "didn't Attack",
    "during that turn": "that turn", "a second time": "again", "that one": "it",
    "instead of it being Removed": "instead",
    "instead of being Removed": "instead",
    **{f"the damage {typed}": f"the damage of that {kind}" for kind in ("Attack", "card", "combo", "Ability")
       for typed in (f"dealt by that {kind}", f"that {kind} deals", f"done by that {kind}")},
    # ---- who may, and whether it was done
    **{f"{can} choose to": "may" for can in ("can", "may")},
    "do so,": "do,", "did so,": "do,", "does so,": "does,", "choose to,": "do,", "chose to,": "do,",
    "choose to !can/may/if": "", **{f"don't have {some}": "have no" for some in ("a", "an", "any")},
    **{f"doesn't have {some}": "has no" for some in ("a", "an", "any")},
    **{f"do not have {some}": "have no" for some in ("a", "an", "any")},
    **{f"does not have {some}": "has no" for some in ("a", "an", "any")},
    ", after which you": ", then you", ", chosen by you,": "of your choice", "chosen by you": "of your choice",
    ", picked by you,": "of your choice", "picked by you": "of your choice", "that you choose": "of your choice",
}  # fmt: skip
MANY_WAYS: Wordings = {
    # ---- what a card is said to do
    **{f"^ {THIS_CARD} {does} {{rest}}": f"{do} {{rest}}" for does, do in CARD_DOES if (does, do) not in DOES},
    **{f", <this|this card|this Buff|this Item> {does}": f", {do}" for does, do in CARD_DOES},
    **{f"^ {THIS_CARD} {does} {{v}}, then {also} {{rest}}": f"{do} {{v}} , then {do_also} {{rest}}"
       for does, do in CARD_DOES for also, do_also in CARD_DOES},
    **{f"^ {{w=when/whenever}} {{s=this}} {{k=Buff/Item/card}} {{v}}, it {does} {{rest}}":
       f"{{w}} {{s}} {{k}} {{v}} , {do} {{rest}}" for does, do in DOES},
    "^ {do=deal} {x} to {y}, who <then|> {w=can't/cannot} {rest}": "{do} {x} to {y} . that hero {w} {rest}",
    "{v=deal/deals} {w=them/you/yourself} {n} damage": "{v} {n} damage to {w}",
    "{v=deal/deals} {w=the/your/that/each/all/another} {x} {n} damage": "{v} {n} damage to {w} {x}",
    "deal another {n} damage": "deal {n} damage",
    "^ to {x}, deal {n} damage $": "deal {n} damage to {x}",
    # ---- healing
    "{do=receive/get/gain} {n} healing": "Heal {n}",
    "you <receive|get|gain> {n} healing": "you Heal {n}",
    "{x} <receives|gets|gains> {n} healing": "{x} Heals {n}",
    "{x} <receive|get|gain> {n} healing": "{x} Heal {n}",
    "you receive healing equal to {rest}": "you Heal for an amount equal to {rest}",
    "{do=receive} healing equal to {rest}": "Heal for an amount equal to {rest}",
    "{v=Heal/Heals} {x} for {n} each": "{v} {x} for {n}",
    "^ Heal {w=all/each/another/the/your/that} {x} for {n} $": "{w} {x} Heal {n}",
    "^ for {x}: Heal {n} $": "{x} Heal {n}",
    "{x} <can't|cannot> receive healing": "{x} can't be healed",
    "Heal for the damage {x}": "Heal for an amount equal to the damage {x}",
    # ---- actions
    "{do=receive/get/gain/take} {n} <additional|extra|more> {k=action/actions}": "gain {n} additional {k}",
    "you <receive|get|gain> {n} <additional|extra|more> {k=action/actions}": "you gain {n} additional {k}",
    "{do=receive/get/take} <a|an> <additional|extra> action": "gain 1 additional action",
    # ---- of yours
    **{f"{{n}} {kind} of yours": f"{{n}} of your {kind}s" for kind in ("Buff", "Item")},
    **{f"{{a=a/an}} {kind} of yours": f"one of your {kind}s" for kind in ("Buff", "Item")},
    **{f"{{a=a/an}} {{s={SORTS}}} {kind} of yours is in play": f"you have {{a}} {{s}} {kind} in play"
       for kind in ("Buff", "Item")},
    # ---- corners
    "{do=Rotate} {x} back <|by> {n} {k=corner/corners/step/steps}": "Rotate {x} backward {n} {k}",
    "{do=Rotate} {x} back $": "Rotate {x} backward",
    "{do=Rotate} {x} {n} <corner|time> {d=forward/backward}": "Rotate {x} {d} {n} time",
    # ---- decks and hands
    "{do=see} {w=your/their/another} {rest}": "look at {w} {rest}",
    "{do=turn} the {t=top/topmost} card of your deck face up": "reveal the top card of your deck",
    "^ <begin|start> the game with {n} <additional|extra|more> {k=card/cards} <in hand|in your hand|>":
        "you start the game with {n} additional {k}",
    "^ <begin|start> the game with <a|an> <additional|extra> card <in hand|in your hand|>":
        "you start the game with 1 additional card",
    "the {n} {t=top/topmost} {k=cards} of {rest}": "the top {n} {k} of {rest}",
    "the {t=top/bottom} {n} {k=cards} from {rest}": "the {t} {n} {k} of {rest}",
    "the {t=top/bottom} {k=card} from {rest}": "the {t} {k} of {rest}",
    **{f"{whose} top {{n}} <|deck> {{k=cards}}": f"the top {{n}} {{k}} of {whose} deck"
       for whose in ("your", "their", *(f"{who}'s" for who in OWNERS))},
    "look through {z}, choose {x} there and {rest}": "look through {z} for {x} and {rest}",
    "look through {z} and take {x} <|of your choice> from it into your hand":
        "look through {z} for {x} and move it to your hand",
    "swap {n} {k=Buff/Item} {x} with {n2} in {z}": "swap {n} {k} {x} with {n2} {k} in {z}",
    "choose {x} and {y}; swap them $": "swap {x} with {y}",
    # ---- one after the other
    "^ {v} before you {d=Draw/Discard/Heal/Remove/Return/Rotate/move/deal} {rest}": "{v} , then {d} {rest}",
    "^ {x} <takes|take> {n} damage, then <can't|cannot> {rest}": "{x} take {n} damage . they can't {rest}",
    f"^ then <,|> {{do={THEN}}} {{x}} {{w=if/unless}} {{y}} $": "{do} {x} {w} {y}",
    **{f"^ then <,|> {typed} {{w=if/unless}} {{y}} $": f"{house} {{w}} {{y}}" for typed, house in (
        ("deal {n} <|more> damage", "deal {n} damage"), ("deal {n} <|more> damage to {x}", "deal {n} damage to {x}"),
        ("Heal {n} <|more>", "Heal {n}"))},
    **{f"^ then <,|> unless {{x}}, {typed}": f"unless {{x}} , {house}" for typed, house in (
        ("deal {n} <|more> damage $", "deal {n} damage"),
        ("deal {n} <|more> damage to {y} $", "deal {n} damage to {y}"),
        ("Heal {n} <|more> $", "Heal {n}"), (f"{{do={THEN}}} {{rest}}", "{do} {rest}"))},
    "^ then <,|> with {x}, {rest}": "then , if you have {x} , {rest}",
    "{v=take/takes} {n} damage again": "{v} {n} damage",
    # ---- when
    "on your {k=Attack/Defend}": "when you {k}",
    **{f"^ {{w=when/whenever}} you play your first {kind} <|card> <of|in|each|in each|of each> <|a|the> turn, {{rest}}":
       f"the first time you {act} each turn , {{rest}}"  # an Ability Attacks, too, and is not played
       for act, kind in (("Buff", "Buff"), ("play an Attack", "Attack"), ("play a Defend", "Defend"))},
    "^ {w=when/whenever} you next {v} this turn, {rest}": "the Next time you {v} this turn , {rest}",
    "^ at the end of {p}, {x} if {y} that turn $": "at the end of {p} , {x} if {y} this turn",
    "{x} {w=can't/cannot} {v} before {p=the} {rest}": "{x} {w} {v} until {p} {rest}",
    # ---- if
    "^ against a recipient without {x}, {rest}": "if the recipient has no {x} , {rest}",
    "^ against a recipient with {x}, {rest}": "if the recipient has {x} , {rest}",
    **{f"^ {{v}} {{n}} damage{to} if {who} {have} {some}, <and|or|but> <only|just|> {{n2}} <damage|> "
       f"if {again} {none} $":
       f"{{v}} {{n}} damage{to} if {they} {have} {some} . otherwise , {{v}} {{n2}} damage{to}"
       for to in ("", " to {z}") for who, again, they in OF_THE_SAME for have, some, none in COMPLEMENTS},
    **{f"^ <|you> {{v=Draw/Discard}} {first} <card|cards> if {who} {have} {some}, <and|or|but> <only|just|> {second} "
       f"<card|cards|> if {again} {none} $": f"{{v}} {house} if {they} {have} {some} . otherwise , {{v}} {more}"
       for first, house in NUMBERED for second, more in NUMBERED_TOO
       for who, again, they in OF_THE_SAME for have, some, none in COMPLEMENTS},
    **{f"{{v=Draw/Draws/Discard/Discards}} {first} <card|cards>, or {second} <card|cards|> if {{rest}}":
       f"{{v}} {house} . {{v}} {more} instead if {{rest}}"
       for first, house in NUMBERED for second, more in NUMBERED_TOO},
    # ---- numbers
    "the damage {w=your} {x} <deal|deals>": "the damage of {w} {x}",
    "the damage {x} <deal|deals> to you": "the damage you take from {x}",
    "{do=lower/decrease/lessen} {w=all/the/damage/any} {rest}": "reduce {w} {rest}",
    "^ {w=when/whenever} you play a combo <|card>, <reduce its cost by {n}|it costs {n} less> $":
        "the cost of your combo cards is reduced by {n}",
    "^ instead of {n}, you can carry {rest}": "you can carry {rest}",
    ", up to a maximum of {n} damage": ", up to a maximum of {n}",
    "you take {n} less damage each time you are dealt damage {w=until/this} {rest}":
        "reduce all damage you receive by {n} {w} {rest}",
    # ---- offers and choices
    "^ if you <want|want to|wish|wish to|like|would like to>, {rest}": "you may {rest}",
    "^ then <,|> if you <want|want to|wish|wish to|like|would like to>, {rest}": "then you may {rest}",
    "you decide whether <to|you> {v} or <|to|you> {v2} $": "choose one : {v} ; or {v2}",
    "you decide whether <to|you> {v}, <to|you> {v2}<,|> or <to|you> {v3} $": "choose one : {v} ; {v2} ; or {v3}",
    "^ {x}, as you choose, {v}, {v2}<,|> or {v3} $": "{x} , choose one : {v} ; {v2} ; or {v3}",
    "^ as you choose, <either|> {v} or {v2} $": "choose one : {v} ; or {v2}",
    # ---- instead
    "your health <becomes|is changed to|is set to> {n} instead": "set your health to {n} instead",
    "you instead have {n} health": "set your health to {n} instead",
    "^ {w=when/whenever/if} {x} would {y}, set your health to {n} instead and {rest}":
        "{w} {x} would {y} , set your health to {n} and {rest} instead",
    "{m} instead; {do=Remove} {s=this} {k=Buff/Item/card} when <that|this> happens $": "{m} instead and {do} {s} {k}",
    "{m} instead, and <you Remove|Remove> {s=this} {k=Buff/Item/card} $": "{m} instead and Remove {s} {k}",
    "<all of|> that damage is prevented": "prevent that damage",
    **{f"{you}take none of <that damage|it> {end}": f"prevent that damage{end.replace('instead', '').replace(' $', '')}"
       for you in (", you ", ", ") for end in ("instead", "$")},
}  # fmt: skip
