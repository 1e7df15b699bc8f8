"""What designers of Lightseekers cards type for its words; see `language/wordings.py`."""

from __future__ import annotations

from rulebound.games.lightseekers.orders import ELEMENTS, ORDERS
from rulebound.language.paraphrases import done_this_way, kinds_joined
from rulebound.language.wordings import Wordings

# With these words a sentence speaks of another hero, whose pile it may be.
OTHERS = (
    "hero/heroes/hero's/heroes'/recipient/recipient's/target/target's/enemy/enemy's/attacker/attacker's/they/their/them"
)
HAVING = ("has", "have", "take", "takes", "gains", "gain")
PHASES = ("Start", "Buff", "Action", "Draw", "End")
# What one is made to do, and cards or texts that are said to do it.
MADE_TO = (("Discard", "Discards"), ("Draw", "Draws"), ("Remove", "Removes"), ("Return", "Returns"), ("take", "takes"),
           ("lose", "loses"), ("reveal", "reveals"), ("show", "shows"), ("skip", "skips"), ("move", "moves"),
           ("Rotate", "Rotates"), ("shuffle", "shuffles"), ("choose", "chooses"), ("Heal", "Heals"), ("put", "puts"))
DOES = (("deals", "deal"), ("heals", "Heal"), ("removes", "Remove"), ("rotates", "Rotate"), ("restarts", "Restart"),
        ("returns", "Return"), ("increases", "increase"), ("reduces", "reduce"), ("cancels", "Cancel"))
PILES = (("discard piles", "discard pile"), ("decks", "deck"), ("hands", "hand"))
WORDINGS: Wordings = {
    "chooses a recipient for an Attack": "Attacks",
    "the hero on your left": "your target", "the hero to your left": "your target",
    "the hero on your right": "your enemy", "the hero to your right": "your enemy", "as if it were in your hand": "",
    "has taken": "took", "have taken": "took", "one of the rest": "one of them", "one of the others": "one of them",
    "and afterwards": ", then", ", and afterwards": ", then", "afterwards": "",  # [EN-15]
    **{f"was {sort}": f"was a {sort} card" for sort in (*ELEMENTS, *ORDERS, "Unaligned")},
    "until end of turn": "this turn", "gets": "gains", "get": "gain", "each other player": "each other hero",
    "all other players": "all other heroes", "comes into play": "enters play",
    f"in the discard pile !{OTHERS}": "in your discard pile", "put it in your hand": "move it to your hand",
    "put it into your hand": "move it to your hand", "do not": "don't", "does not": "doesn't",
    "if they have one": "", "if you have one": "", "if able": "", "if possible": "",
    "are at less health": "have less health", "is at less health": "has less health",
    "are at more health": "have more health", "is at more health": "has more health",
    **{f"+{n} damage": f"{n} more damage" for n in (*range(1, 10), "V")},
    "one Element less": "one less", "1 Element less": "1 less",
    "health or less": "or less health", "health or more": "or more health", "or fewer health": "or less health",
    **{f"take {n} {more} action": f"gain {house} additional action" for more in ("additional", "extra", "more")
       for n, house in (("1", "1"), ("one", "one"), ("an", "1"))},
    **{f"take up to {n} {more} actions": f"gain {n} {house} actions" for n in (2, 3, "two", "three", "V")
       for more, house in (("additional", "additional"), ("extra", "additional"), ("more", "additional"),
                           ("unrestricted", "unrestricted"))},
    **{f"take {n} unrestricted actions": f"gain {n} unrestricted actions" for n in (2, 3, "two", "three", "V")},
    "take 1 unrestricted action": "gain 1 unrestricted action", "take an unrestricted action":
        "gain 1 unrestricted action",
    **{f"{put} {it} in {hand}": f"{put} {it} into {hand}" for put in ("put", "puts") for hand in ("your hand",
       "their hand")
       for it in ("one", "one of them", "two of them", "them", "that card", "those cards", "one of those cards")},
    "belonging to": "of", "from all sources": "", "from any source": "", "point worth of": "point of",
    "points worth of": "points of", "item points": "points of Items", "item point": "point of Items",
    "to a maximum of": ", up to a maximum of", ", to a maximum of": ", up to a maximum of",
    ", but no more than": ", up to", ", but not more than": ", up to", ", but at most": ", up to",
    **{f"shuffle the {rest} back": "shuffle the rest into your deck" for rest in ("others", "rest", "other two")},
    "can't take more than": "can take at most", "cannot take more than": "can take at most",
    **{f"{below} {n}": f"{n - 1} or less" for below in ("below", "under") for n in range(1, 36)},
    **{f"{above} {n}": f"{n + 1} or more" for above in ("above", "over") for n in range(1, 35)},
    **{f"{are} {at} {n} health": f"{have} {m} or {less} health" for are, have in (("are", "have"), ("is", "has"))
       for n in range(1, 35) for at, m, less in (
           ("below", n - 1, "less"), ("under", n - 1, "less"), ("above", n + 1, "more"), ("over", n + 1, "more"),
           ("at or below", n, "less"))},
    **{f"than {whose},": f"than {whose} health," for whose in ("your target's", "your enemy's", "the recipient's")},
    **{f"you {did} last turn": f"you {did} during your last turn"
       for did in ("Attacked", "Defended", "Healed", "Buffed")},
    "additional damage": "more damage", "extra damage": "more damage", "from all Attacks": "from Attacks",
    "can't attack again": "can't Attack", "you both": "you each", "made against": "against",
    "the positions of": "the places of", "exchange": "swap", "exchanges": "swaps", "Heal half": "Heal for half",
    "Heals half": "Heals for half",
    "to your hero": "to yourself", "Heal your hero": "Heal yourself", "your hero heals": "you Heal",
    "your hero takes": "you take", "your hero has": "you have", "your hero's": "your", "your hero loses": "you lose",
    "another one of": "another of", "every hero": "each hero", "every hero's": "each hero's",
    "all of those cards": "those cards", ", yourself included, !other": "", ", including yourself, !other": "",
    ", you included, !other": "",
    "in this way": "this way", ", unless": "unless", "pick": "choose", "picks": "chooses",
    "for as long as": "as long as",
    "shows you their hand": "shows their hand to you", "show you their hand": "show their hand to you",
    "equipped Item": "Item", "equipped Items": "Items", "if you did,": "if you do,", "if they did,": "if they do,",
    "if you chose not to,": "if you don't,", "if they chose not to,": "if they don't,",
    "for any reason": "", "in any way": "",
    "one more card": "1 additional card", "1 more card": "1 additional card", "2 more cards": "2 additional cards",
    "two more cards": "2 additional cards", "the target of Attacks": "attacked",
    **{f"{heal} +{n}": f"{heal} {n} more" for heal in ("Heal", "Heals") for n in (*range(1, 6), "V")},
    **{f"all {order} Elements": order for order in ORDERS},
    "least health of all heroes": "least health",
    "most health of all heroes": "most health",
    **{f"any {n} {kind}": f"{n} {kind}" for n in (1, 2, 3, "one", "two", "three")
       for kind in ("card", "cards")},
    **{f"{n} different heroes": f"{n} heroes" for n in (2, 3, "two", "three")},
    ", including yourself !other": "", ", yourself included !other": "",
    "health or below": "or less health", "health or above": "or more health", "or below": "or less", "or above":
        "or more",
    "the places of": "the places of", "you find there": "from it", "equipped to them": "they have",
    "equipped to you": "you have", "equipped to the recipient": "the recipient has", "trigger its effect": "trigger it",
    "forward once": "forward", "backward once": "backward", "forwards once": "forward", "backwards once": "backward",
    # Who chooses is who does it; bare on an Attack it would be the recipient. [LS-G09]
    **{f"chooses and {verbs}": verbs for _, verbs in MADE_TO},
    **{f"choose and {verb}": f"you {verb}" if verb in ("Discard", "lose", "move") else verb for verb, _ in MADE_TO},
    **{f"take {it} into your hand": f"put {it} into your hand" for it in ("one of them", "two of them", "it",
       "them")},
    **{f"in each of your {phase} Phases": f"during your {phase} Phase" for phase in PHASES},
    "has no access": "doesn't have access", "have no access": "don't have access", "count as Dormant": "are Dormant",
    "counts as Dormant": "is Dormant",
    "take one into your hand": "put one of them into your hand",
    "of this one": "of this", "your hero is": "you are", "your hero counts as having access": "you have access",
    "counts as having access": "has access", "count as having access": "have access", "instead of Basic access": "",
    "pay for a combo": "Play a combo", "pays for a combo": "Plays a combo",
    **{f"{are} at {n} health": f"{have} exactly {n} health" for are, have in (("are", "have"), ("is", "has"))
       for n in range(1, 36)},
    **{f"{may} carry {up}{n} points {of} Items{than}": f"can carry {n - 2} more point{'s' * (n > 3)} of Items"
       for may in ("may", "can") for up in ("up to ", "") for n in range(3, 7) for of in ("of", "worth of")
       for than in ("", " instead of 2", " instead of two")},
    "you're at": "you are at", **{f"you're at {n} health": f"you have exactly {n} health" for n in range(1, 36)},
    ", twice": "twice", "have been attacked": "were attacked", "has been attacked": "was attacked",
    "have been healed": "were healed", "has been healed": "was healed",
    "suffers": "takes", "suffer": "take", "everyone else": "each other hero", "everybody else": "each other hero",
    **{f"the {hero}": "the recipient" for hero in ("attacked hero", "hero you attack", "hero you attacked",
       "defender")},
    "everyone": "each hero", "everybody": "each hero", "nobody can": "heroes can't", "no one can": "heroes can't",
    **{f"{side} neighbo{u}r": house for side, house in (("your left", "your target"), ("your right", "your enemy"))
       for u in ("", "u")},
    "both neighbours": "your target and your enemy", "both neighbors": "your target and your enemy",
    "their entire hand": "their hand", "your entire hand": "your hand", "their whole hand": "their hand",
    "under your deck": "on the bottom of your deck", "backward by one": "backward", "backwards by one": "backward",
    "forward by one": "forward", "one step back": "backward", "any one of": "one of", "reset": "Restart",
    "see the": "look at the", "peek at": "look at", "can't be damaged": "can't take damage", "may not": "can't",
    "is not allowed to": "can't", "isn't allowed to": "can't", "are not allowed to": "can't",
    "damage taken is": "damage you take is", "one card less": "one less", "one card fewer": "one less",
    "when attacked,": "when you are attacked,", "whenever attacked,": "whenever you are attacked,",
    **{f"{on} {doing},": f"when this {does}," for on in ("on", "upon", "when")
       for doing, does in (("expiring", "Expires"), ("entering play", "enters play"), ("leaving play", "leaves play"))},
    "on equip,": "when you Equip this,", "when played,": "when you Play this,",
    "one action fewer": "one fewer action", "1 action fewer": "1 fewer action", "inflict": "deal", "inflicts": "deals",
    **{f"{made} {verb} !and": verbs for verb, verbs in MADE_TO for made in ("must", "has to", "is forced to")},
    **{f"{made} {verb}": verb for verb, _ in MADE_TO for made in ("have to", "are forced to")},
    **{f"{who} must {verb}": f"{who} {verb}" for verb, _ in MADE_TO for who in ("heroes", "they", "you")},
    "take another action": "gain 1 additional action",
    **{f"take {n} {more} actions": f"gain {n} additional actions" for more in ("additional", "extra", "more")
       for n in (2, 3, "two", "three", "V")},
    **{f"{n} {card} {less}": f"{n} {less}" for n, card in (("1", "card"), ("2", "cards"), ("3", "cards"))
       for less in ("less", "more")},
    **{f"cost {n} {fewer} {card}": f"cost {n} {house}" for n, card in (("1", "card"), ("2", "cards"))
       for fewer, house in (("fewer", "less"), ("less", "less"), ("more", "more"))},
    "name an Element": "choose an Element", "a Buff of yours": "one of your Buffs",
    "an Item of yours": "one of your Items", "your own": "your",
    "a random card !reveals/reveal/show/shows": "1 card at random",
    "gain an action": "gain 1 action",
    "another Buff of yours": "another of your Buffs", "another Item of yours": "another of your Items",
    "out of": "from", "their discard piles": "their discard pile", "their decks": "their deck",
    **{f"in your {phase} Phase": f"during your {phase} Phase" for phase in PHASES},
    "Heal an amount equal": "Heal for an amount equal", "Heals an amount equal": "Heals for an amount equal",
    "you are dealt damage by": "you take damage from",
    "half of the": "half the", "half of your": "half your", "half of their": "half their",
    "back in any order": "back in any order",
    "their hands": "their hand", "damage at once": "damage",
    **{f"{who} control{s}": f"{who} {has}" for who, s, has in (
        ("you", "", "have"), ("they", "", "have"), ("hero", "s", "has"), ("the recipient", "s", "has"))},
    "the others": "the rest", "the other cards": "the rest", "the remaining cards": "the rest",
    "the other revealed cards": "the rest", "all other revealed cards": "the rest",
    "all other cards revealed this way": "the rest", "the other cards revealed this way": "the rest",
    **{f"heroes' {piles}": f"heroes' {pile}" for piles, pile in PILES}, **{
        f"the {piles} of {heroes}": f"{heroes}' {pile}" for piles, pile in PILES
        for heroes in ("other heroes", "all heroes", "all other heroes")},
    **{f"{during} turn": "in one turn" for during in (
        "in a single", "during a single", "during one", "within one", "within a single", "during the same")},
    "the number in its current corner": "its current number",
    "the number in the current corner of": "the current number of", "its current corner's number": "its current number",
    "the number in that Buff's current corner": "that Buff's current number",
    "access to Superior": "Superior access to", "access to Basic": "Basic access to",
    "once during each of your turns,": "once per turn,", "once on each of your turns,": "once per turn,",
    "once during your turn,": "once per turn,", ", including you,": "",
    "damage, divided": "damage divided", "damage, split": "damage split", "damage, distributed": "damage distributed",
    "after this,": ",", **{f"pay {n} health": f"lose {n} health" for n in range(1, 10)},
    "play it again": "play it", "is defeated": "is removed from the game", "is eliminated": "is removed from the game",
    **{f"{kind} combo{s}": f"combo {kind}{s}" for kind in ("Attack", "Defend", "Buff") for s in ("", "s")},
    **{f"any more {kind}": kind for kind in ("cards", "Attacks", "Buffs", "Defends", "combos", "Items")},
    "shuffled this way": "moved this way", "shuffled in this way": "moved this way", "an Item equipped": "an Item",
    "Items equipped": "Items",
    "no Item equipped": "no Item", "than they do !hero/heroes/each": "than that hero",
    "you are dealt damage": "you take damage", "be the recipient of Attacks": "be attacked",
}  # fmt: skip
NEVER = {"be reduced", "be increased", "be increased or reduced", "be reduced or increased", "be changed"}
DONE = {
    "take": "taken", "Play": "played", "Draw": "Drawn", "Discard": "Discarded", "Attack": "Attacked", "Heal": "Healed",
}  # fmt: skip
THEN = "Draw/Discard/Remove/Return/Rotate/Restart/move/gain/lose/take/play/they/you/the/each/all/that"
# With what a sentence goes on behind when it is.
OPENINGS = ("you/your/they/the/all/each/every/other/another/any/no/heroes/damage/Attacks/deal/Heal/Draw/Discard/Rotate/"
            "Remove/Return/Restart/reduce/increase/when/whenever/if")
SORTS = "/".join((*ELEMENTS, *ORDERS))
LONG = ("this turn", "until your next turn", "until the start of your next turn", "until the end of your next turn")
IT = "<it|that damage|the damage>"
LESS = (f"reduce {IT} by {{n}}", f"prevent {{n}} of {IT}", "<take|you take> {n} less <|damage>")
TO = ("{on=into/on/to} {z}", "{on2=into/on/to} {z2}", "{on3=into/on/to} {z3}")
ONE = f"<one|1> <|of them> {TO[0]}"
PARAPHRASES: Wordings = {
    # ---- what a card is said to do, and what somebody is made to do
    **{f"^ <|this|this card|this Attack|this Defend|this Buff|this Item|this combo> {does} {{rest}}": f"{do} {{rest}}"
       for does, do in DOES},
    **{f"^ {does} {{v}} and {also} {{rest}}": f"{do} {{v}} and {do_also} {{rest}}"
       for does, do in DOES for also, do_also in (*DOES, ("draws", "Draw"))},
    "this <|card|Attack|Buff|Item|combo> deals {n} damage": "deal {n} damage",
    **{f"<make|makes|force|forces> {{x}} <|to> {verb} {{rest}}": f"{{x}} {made} {{rest}}"
       for verb, verbs in MADE_TO for made in (verb, verbs)},
    **{f"<must|has to|is forced to> {verb} {{v}} and {other} {{rest}}": f"{verbs} {{v}} and {others} {{rest}}"
       for verb, verbs in MADE_TO for other, others in MADE_TO},
    **{f"^ each of them {verbs} {{rest}}": f"those heroes each {verb} {{rest}}" for verb, verbs in MADE_TO},
    "<hit|hits|strike|strikes> {x} for {n} <|damage>": "deal {n} damage to {x}",
    "{do=hit/strike} for {n} <|damage>": "deal {n} damage",
    # What a Buff is said to do or to suffer, as an order.
    **{f"{{x}} {typed} {{d=forward/forwards/backward/backwards}}": "Rotate {x} {d}" for typed in (
        "Rotates", "Rotate", "is Rotated", "are Rotated")},
    **{f"^ {{x}} {typed} $": f"{do} {{x}}" for do, typed in (
        ("Restart", "<Restarts|Restart|is Restarted|are Restarted>"), ("Remove", "<is|are> Removed"),
        ("Return", "<is|are> Returned"))},
    "^ {x} <returns|return|is Returned|are Returned> to {y} $": "Return {x} to {y}",
    "{v=deal/deals} {n} damage on {x}": "{v} {n} damage to {x}",
    "{x} is dealt {n} damage": "{x} takes {n} damage",
    "{x} are dealt {n} damage": "{x} take {n} damage",
    "randomly {v=Discard/Discards} {x}": "{v} {x} at random",
    "{v=reveal/reveals/show/shows} a random card from {x}": "{v} a card from {x} at random",
    "{v=Heal/Heals} {n} <health|damage|points>": "{v} {n}",
    "{v=Heal/Heals} {n} <health|damage> <to|for|on> {x}": "{v} {x} {n}",
    "Heal back {rest}": "Heal {rest}",
    "{do=restore/recover/regain} {n} health": "Heal {n}",
    "you may {v=restore/recover/regain} {n} health": "you may Heal {n}",
    "restore {n} health to {x}": "Heal {x} {n}",
    "{x} <restores|recovers|regains> {n} health": "{x} Heals {n}",
    "{x} <restore|recover|regain> {n} health": "{x} Heal {n}",
    # What stands behind 'but' is for you, unless somebody else is named; so not bare as on an Attack. [LS-G09]
    "^ {do=deal/Heal/Draw} {v}, but {do2=Discard/lose/Remove/Return} {rest}": "{do} {v} . you {do2} {rest}",
    "^ {do=deal/Heal/Draw} {v}, but {w=take/you/your/the/they/each/all/this/if/other/another/one} {rest}":
        "{do} {v} . {w} {rest}",
    "{v=take/lose/Discard/Draw} {n} {x} yourself": "you {v} {n} {x}",
    "{do=Rotate/Restart/Trigger/Equip/Play/Store/Swap/Cancel/shuffle/take/add} {chosen} of your choice":
        "{do} {chosen}",
    "you may {do=Rotate/Restart/Trigger/Equip/Play/Store/Swap/Cancel} {chosen} of your choice": "you may {do} {chosen}",
    "{do=Rotate} {chosen} of your choice {d=forward/backward/forwards/backwards}": "{do} {chosen} {d}",
    "{v=put/puts} {x} in {w=your/their} {z=hand/deck}": "{v} {x} into {w} {z}",
    "{do=take/add} {x} from {y} <into|to> your hand": "move {x} from {y} to your hand",
    "{do=add} {x} to your hand": "move {x} to your hand",
    "^ {v}, {v2}, then {rest}": "{v} , then {v2} , then {rest}",
    "^ {v}, {v2}, {v3}, then {rest}": "{v} , then {v2} , then {v3} , then {rest}",
    # ---- amounts
    **{f"{{v}} {{n}} {{x={x}}}<,|> <plus|and|plus an additional|and an additional> {{n2}} <|more|extra|additional> "
       f"<|{x}> for each {{rest}}": "{v} {n} {x} . increase this by {n2} for each {rest}"
       for x in ("damage", "healing")},
    "^ Heal the hero with {x} by {n} $": "the hero with {x} Heals {n}",
    "^ when you would <take|receive|be dealt> damage<|,> reduce <it|that damage|the damage> by {n} for each {rest}":
        "reduce the damage you receive by {n} for each {rest}",
    "{v} {n} {x=damage/healing}, increased by {n2} for each {rest}":
        "{v} {n} {x} . increase this by {n2} for each {rest}",
    "{v} {n} {x=damage/healing}<,|> <minus|reduced by> {n2} for each {rest}":
        "{v} {n} {x} . reduce this by {n2} for each {rest}",
    "Heal {n}, plus {n2} more for each {rest}": "Heal {n} . increase this by {n2} for each {rest}",
    "Heal {n} and <|Heal> {n2} more for each {rest}": "Heal {n} . increase this by {n2} for each {rest}",
    "Heal {n}, <plus|increased by> {n2} for each {rest}": "Heal {n} . increase this by {n2} for each {rest}",
    **{f"{{v}} {{n}} damage that <cannot|can't> {never}": f"{{v}} {{n}} damage . this can't {never}"
       for never in NEVER},
    "^ {x} <take|takes> {n} more damage": "increase the damage received by {x} by {n}",
    "^ {x} <take|takes> {n} <less|fewer> damage": "reduce the damage received by {x} by {n}",
    "^ {x} <take|takes> {n} more damage from {y}": "increase the damage received by {x} from {y} by {n}",
    "^ {x} <take|takes> {n} <less|fewer> damage from {y}": "reduce the damage received by {x} from {y} by {n}",
    "^ when you take damage, reduce <it|that damage|the damage> by {n}": "reduce the damage you receive by {n}",
    "^ you <have|gain> {n} additional action each turn": "gain {n} additional action each turn",
    "^ you <have|gain> <a|an> additional action each turn": "gain 1 additional action each turn",
    "you have {n} additional action this turn": "gain {n} additional action this turn",
    "you have <a|an> additional action this turn": "gain 1 additional action this turn",
    "Draw <|cards> until you have {n} in <|your> hand": "Draw until you have {n} cards in hand",
    # ---- actions of another turn
    **{f"{{x}} {verb} {{n}} <fewer|less> {{k=action/actions}} <on|during|in> their next turn":
       "{x} can take {n} fewer {k} during their next turn" for verb in HAVING},
    "^ {x} <is|are> increased by {n} $": "increase {x} by {n}",
    "^ {x} <is|are> reduced by {n} $": "reduce {x} by {n}",
    **{f"{{x}} {verb} {{n}} <more|additional> {{k=action/actions}} <on|during|in> their next turn":
       "{x} can take {n} more {k} during their next turn" for verb in HAVING},
    "you have {n} <extra|additional> action this turn, which <may|can> only be <spent on|used for> a {k=Buff/Attack}":
        "gain {n} additional action only to {k}",
    # ---- conditions that are counted, all before the damage is done
    **{f"^ for each of the following that is true, {typed}: {modes} $": " . ".join(
        f"{house} if {{{m}}}" for m in ("m", "m2", "m3", "m4")[:count])
       for typed, house in (("deal {n} more <damage|>", "deal {n} more damage"), ("Heal {n} more", "Heal {n} more"))
       for count, modes in ((2, "{m}; <|and|or> {m2}"), (3, "{m}; {m2}; <|and|or> {m3}"),
                            (4, "{m}; {m2}; {m3}; <|and|or> {m4}"))},
    "{v=deal/deals} damage equal to {x}, or {n} <|damage> if {rest}":
        "{v} damage equal to {x} . {v} {n} damage instead if {rest}",
    # ---- damage that is divided
    **{f"{{v=deal/deals}} {{n}} damage {typed} {{x}}": "{v} {n} damage divided as you choose among {x}"
       for typed in ("divided as you <like|wish|want|please> <among|between>", "divided as you choose between",
                     "<split|distributed|spread> as you <choose|like|wish|want|please> <among|between>",
                     "divided any way you <choose|like> <among|between>")},
    "{v=deal/deals} {n} damage divided among {x} as you <choose|like|wish|want|please> $":
        "{v} {n} damage divided as you choose among {x}",
    "divided as you choose among any number of other heroes $": "divided as you choose among all other heroes",
    "divided as you choose among any number of heroes $": "divided as you choose among all heroes",
    "rounded {d=up/down}, to {x}": "rounded {d} to {x}",
    # ---- damage that is about to be done
    **{f"^ <if|when|whenever> you would <take|receive|be dealt> damage{typed}, {less} $":
       f"reduce the damage you receive{house} by {{n}}"
       for typed, house in (("", ""), (" from {y}", " from {y}"), (" by {y}", " from {y}"))
       for less in LESS},
    **{f"^ <if|when|whenever> {{y}} <would deal|deals> damage to you, {less} $":
       "reduce the damage you receive from {y} by {n}" for less in LESS},
    **{f"the next time you would <take|be dealt> damage{of}, {less}":
       f"the Next time you take damage{of} , reduce it by {{n}}"
       for of in ("", " this turn", " from {y}", " from {y} this turn") for less in LESS},
    **{f"^ <if|when|whenever> you would <take|receive|be dealt> damage{of}, prevent <it|that damage|all of it> $":
       f"you are Immune to damage{of}" for of in ("", " from {y}")},
    "^ prevent all damage {v=dealt/done} to you": "you are Immune to damage",
    "^ prevent all damage that would be {v=dealt/done} to you": "you are Immune to damage",
    "^ reduce <all|any> damage <dealt|done> to you by {n}": "reduce the damage you receive by {n}",
    "^ <|all> damage <dealt|done> to you by {y} is reduced by {n} $": "reduce the damage you receive from {y} by {n}",
    "^ <|all> damage you deal to {x} is increased by {n} $": "your cards deal {n} more damage to {x}",
    "^ increase <the|all> damage you deal to {x} by {n} $": "your cards deal {n} more damage to {x}",
    "your {k=Attacks/combos/Abilities} {w=can't/cannot} be reduced": "the damage of your {k} {w} be reduced",
    "other heroes <can't|cannot> <target|Attack> {w=you} with <Attacks|an Attack>":
        "{w} can't be attacked by other heroes",
    # A Burn card stays where it is anyway. [LS-6.1.2-burn.1]
    "{v=move/moves} {w=their/your} discard pile to {y}, except <|for> cards with Burn $": "{v} {w} discard pile to {y}",
    # ---- something else instead
    **{f"^ {once}instead of {typed}, {{rest}}": f"{once.replace(',', ' ,')}when you would {house} , {{rest}} instead"
       for once in ("", "once per turn, ") for typed, house in (
           ("Drawing a card", "Draw a card"), ("Discarding a card", "Discard a card"),
           ("Drawing a card <in|during> your Draw Phase", "Draw a card while it is your Draw Phase"))},
    # ---- what happens with the Next act
    **{f"^ {first} . {then} $": second for first, house in (
        ("double the {h=damage/healing} of your Next {k}", "double the {h} of that {k}"),
        ("{do=increase/reduce} the {h=damage/healing} of your Next {k} by {n}", "{do} the {h} of that {k} by {n}"))
       for then in ("{v} when <that|this> happens", "when <that|this> happens, {v}")
       for second in (f"the Next time you Play a {{k}} , {house} and {{v}}",)},
    **{f"{{m}}, then move that many cards {typed}from your hand {{z}} . if you can't move that many, {{y}} instead of "
       "moving any $":
       "{m} . if you have that many or more cards in your hand , move that many cards from your hand {z} ; "
       "otherwise {y}"
       for typed in ("", "of your choice ")},
    # ---- another recipient
    # Nobody Attacks themselves. [LS-2.5.1.3a]
    "choose a different recipient other than you or themselves <|if there is one> $":
        "choose a different recipient other than you",
    **{f"{typed}": "redirect that Attack to {x}" for typed in (
        "change <its|that Attack's|the Attack's> recipient to {x}", "change the recipient to {x}",
        "^ that Attack has {x} as its recipient instead", "^ {x} becomes the recipient <|of that Attack> <|instead>",
        "^ {x} becomes <its|that Attack's> recipient <|instead>", "^ {x} is the recipient <|of that Attack> instead")},
    "you may become <the|its> recipient <|of that Attack> <|instead>": "you may redirect that Attack to yourself",
    **{f"{may}choose <another|a different> hero . {typed} $": f"{may}redirect that Attack to another hero"
       for may in ("", "you may ") for typed in (
           "that hero becomes <the|its> recipient <|of that Attack> <|instead>",
           "that Attack has that hero as its recipient <|instead>")},
    **{f"{they} <a new|another|a different> recipient <|for that Attack|for it> $":
       f"have {them} choose another recipient" for they, them in (
           ("they choose", "them"), ("that hero chooses", "that hero"), ("the attacker chooses", "the attacker"))},
    **{f"{may} <a new|another|a different> recipient <|for that Attack|for it> $":
       f"{you}redirect that Attack to another hero"
       for may, you in ((", choose", ", "), ("you may choose", "you may "))},
    "{k=Item/Items} {x} {h=has/have} equipped": "{k} {x} {h}",
    "{v=reduce/increase} any damage {rest}": "{v} all damage {rest}",
    # One verb, two objects.
    "{do=increase/reduce} {x} by {n} and {y} by {n2}": "{do} {x} by {n} and {do} {y} by {n2}",
    "{v=deal/deals} {n} damage to {x} and {n2} <|damage> to {y}": "{v} {n} damage to {x} and {v} {n2} damage to {y}",
    **{f"{typed}<,|> <plus|and> <|an additional|another> {{n2}} <|more|extra|additional> <|{x}> if {{rest}}":
       f"{house} . {more} if {{rest}}" for typed, house, more, x in (
           ("{v=deal} {n} damage", "deal {n} damage", "deal {n2} more damage", "damage"),
           ("{v=Heal} {n}", "Heal {n}", "Heal {n2} more", "healing"))},
    "the <damage|amount> <dealt|done> $": "the damage dealt this way",
    "Heal as much as <you|this|it> dealt $": "Heal for the damage dealt this way",
    "{v=deal/deals} {n} more if {rest}": "{v} {n} more damage if {rest}",
    "^ deal {n} <more|additional> <|damage> for each {rest}": "increase this damage by {n} for each {rest}",
    "^ Heal {n} more for each {rest}": "increase this healing by {n} for each {rest}",
    **{f"{typed} as {{who=you/they}} have {{x}}": f"{house} equal to the number of {{x}} {{who}} have"
       for typed, house in (
        ("{v=Draw/Draws/Discard/Discards} as many cards", "{v} cards"), ("{v=deal/deals} as much damage",
           "{v} damage"))},
    **{f"{long}, {{x}} {{w=take/takes}} {{n}} {more} damage{of} $":
        f"{long} , {do} the damage received by {{x}}{of} by {{n}}"
       for more, do in (("more", "increase"), ("<less|fewer>", "reduce")) for of in ("", " from {y}") for long in LONG},
    **{f"{{x}} {{w=take/takes}} {{n}} {more} damage{of} {long} $":
        f"{do} the damage received by {{x}}{of} by {{n}} {long}"
       for more, do in (("more", "increase"), ("<less|fewer>", "reduce")) for of in ("", " from {y}") for long in LONG},
    **{f"{long}, you take no damage{of} $": f"{long} , you are Immune to damage{of}"
       for long in LONG for of in ("", " from {y}")},
    "set {w=your/their} health to {n} if it is <lower|less|lower than that|below that>":
        "if {w} health is less than {n} , set {w} health to {n}",
    "if {w=your/their} health is {y}, set it to {n}": "if {w} health is {y} , set {w} health to {n}",
    "you may play {a=a/an/another/one} {k=Buff/Attack/Defend} as an additional action":
        "gain 1 additional action only to {k}",
    "^ {x} is Cancelled $": "Cancel {x}",
    "against you before your next turn": "against you until your next turn",
    "Remove {a=a/an/one} {k=Buff/Item} or {a2=a/an/one} {k2=Buff/Item} from {y}": "Remove {a} {k} or {k2} from {y}",
    "choose {a=a/an/one} {k=Buff/Item/Attack/Defend} card or {a2=a/an/one} {k2=Buff/Item/Attack/Defend} card there":
        "choose {a} {k} card or {k2} card from among them",
    ", {v=deal} {n} $": ", {v} {n} damage",
    "{do=Rotate/Restart/Remove/Return/Discard/shuffle/move/put} all of them": "{do} them",
    "^ <|deal> {n} damage to {x}, {n2} damage to {y} $": "deal {n} damage to {x} and deal {n2} damage to {y}",
    "^ {x} <heal|heals> you <|for> {n} more": "increase the healing you receive from {x} by {n}",
    **{f"<this combo's cost|this card's cost|the cost of this combo|the cost of this card> is {typed} by {{n}}":
       f"this costs {{n}} {house}" for typed, house in (("reduced", "less"), ("increased", "more"))},
    **{f"you <may|can> take {n} actions <each turn|per turn|a turn|on each of your turns|on your turn>":
       f"you can take {n - 2} more action{'s' * (n > 3)}" for n in (3, 4, 5)},
    "^ you {v}, but you {rest}": "you {v} . you {rest}",
    **{f"{{v=Discard/Discards/Draw/Draws}} {{n=1/one}} {sign}": f"{{v}} {{n}} card {sign}"
       for sign in (";", ",", "and")},
    "^ then <|,> {x} unless {y} $": "{x} unless {y}",
    **{f"between your health and {whose} $": f"between your health and {whose} health"
       for whose in ("your target's", "your enemy's", "the recipient's")},
    "{k=cards/Buffs/Items/card/Buff/Item} you {d=Removed/Returned/revealed/moved} this way": "{k} {d} this way",
    **{f"for each {{x}} {{d=revealed/Removed/Returned}} {sign}": f"for each {{x}} {{d}} this way {sign}"
       for sign in (", then", "and")},
    "for each {x} {d=revealed/Removed/Returned} $": "for each {x} {d} this way",
    **{f"for each {{x}} among <them|those cards> {sign}": f"for each {{x}} from among them {sign}"
       for sign in (", then", "and")},
    "^ Multiplayer: {x} instead $": "Multiplayer : {x}",
    "if <this|it> is your {o=first} action this turn": "if you took exactly 1 action this turn",
    "if <this|it> is your {o=second} action this turn": "if you took exactly 2 actions this turn",
    **{f"{long}, if you would {{rest}}": f"{long} , when you would {{rest}}" for long in LONG},
    "take half of it, rounded {r}, instead": "halve it , rounded {r}",
    "^ each turn, the first {x} {v=deals/costs} {rest}": "the first {x} each turn {v} {rest}",
    "^ if {x} at the {e=start/end} of {p=your} turn, {rest}": "at the {e} of {p} turn , if {x} , {rest}",
    # ---- a comma that was left out
    **{f"^ {intro} {{w={OPENINGS}}} {{rest}}": f"{intro} , {{w}} {{rest}}" for intro in (
        *LONG, "once per turn", "on your next turn", "during your next turn", "during your turn")},
    "^ once per turn: {rest}": "once per turn , you may {rest}",
    # ---- each of them
    "{v=deal} {n} damage to each of them": "{v} {n} damage to those heroes",
    "choose {x} and deal {n} damage to each $": "choose {x} . deal {n} damage to those heroes",
    "for each $": "for each of them",
    "if <this|that|it> brings {x=the} {k=recipient} to {n} or {b=less/more} health": "if {x} {k} has {n} or {b} health",
    "if <this|that|it> brings {x=you} to {n} or {b=less/more} health": "if {x} have {n} or {b} health",
    "{v=deal/deals} as much damage as the number of {rest}": "{v} damage equal to the number of {rest}",
    "{v=Draw/Discard} as many cards as the number of {rest}": "{v} cards equal to the number of {rest}",
    "^ {v}, then choose {n}: {rest}": "{v} . choose {n} : {rest}",
    **{f"you may {{v}} to <make|force> {{x}} <|to> {verb} {{rest}}":
        f"you may {{v}} . if you do , {who} {made} {{rest}}"
       for verb, verbs in MADE_TO for who, made in (("{x}", verb), ("{x}", verbs))},
    **{f"<make|force> them <|to> {verb} {{rest}}": f"they {verb} {{rest}}" for verb, _ in MADE_TO},
    **{f"you may {{v}} to <make|force> them <|to> {verb} {{rest}}": f"you may {{v}} . if you do , they {verb} {{rest}}"
       for verb, _ in MADE_TO},
    "{do=take/add} {x} <into|to> your hand": "move {x} to your hand",
    "^ {x} <trigger|triggers> $": "trigger {x}",
    **{f"{long}, {{x}} {{h=damage}} you would take is reduced by {{n}} $":
        f"{long} , reduce {{x}} {{h}} you take by {{n}}"
       for long in LONG},
    "^ {x} {h=damage} you would take is {w=reduced/increased} by {n} $": "{x} {h} you take is {w} by {n}",
    **{f"{long}, the first time you would {{rest}}": f"{long} , the Next time you would {{rest}}" for long in LONG},
    **{f"gain {n} additional {{a=action}}{turn} . {use} to play {{some}} $":
        f"gain {house} additional {{a}} only to Play {{some}}"
       for n, house in (("{n}", "{n}"), ("<a|an>", "1")) for turn in ("", " this turn") for use in (
           "you <can|may> only use <it|that action>", "you <can|may> use <it|that action> only",
           "<it|that action> <can|may> only be used")},
    "^ {w=when/whenever} {x} {v=Attacks/Buffs/Defends/Discards/Draws/Equips/Plays/Removes} {y} <on|during> their "
    "<|own> turn, {rest}": "{w} {x} {v} {y} , if it is that hero's turn , {rest}",
    "{v=plays} a {nth=second/third} {k=card/Attack/Buff/Defend} in <the same|one|a> turn":
        "{v} their {nth} {k} each turn",
    "^ {w=when/whenever} {x} {v=Attack/Attacks} with {a=a/an} {k}, {rest}": "{w} {x} {v} , if it is {a} {k} , {rest}",
    "^ {w=when/whenever} {x} {v=Attacks} {y=you} with {a=a/an} {k}, {rest}":
        "{w} {x} {v} {y} , if it is {a} {k} , {rest}",
    "{w=have/has} {l=Basic/Superior} access to {x} and {l2=Basic/Superior} access to {y}":
        "{w} {l} access to {x} and {w} {l2} access to {y}",
    "{w=when/whenever} {x} they {rest}": "{w} {x} , they {rest}",
    "^ if {x} during your turn, {rest} at the end of it $": "at the end of your turn , if {x} this turn , {rest}",
    "{x} <lose|loses> {n} Power": "reduce the Power of {x} by {n}",
    # ---- by the words of the rulebook
    **{f"{{x}} {need} {{n}} <less|card fewer|fewer card|card less|fewer cards|cards fewer> <|as payment|to play>":
        f"{{x}} {cost} {{n}} less"
       for need, cost in (("<need|require>", "cost"), ("<needs|requires>", "costs"))},
    "{c=while/if/unless} {a=a} card is stored under this <|card|Buff|Item>": "{c} there is {a} card stored under this",
    "{c=while/if/unless} {a=no} cards are stored under this <|card|Buff|Item>":
        "{c} there are {a} cards stored under this",
    f"^ your {{e={SORTS}}} access is {{l=Superior/Basic}}": "you have {l} access to {e}",
    "choose {a=a/an} {s=Element/Order} . {m} access to <it|its Elements> $": "choose {a} {s} . {m} access to that {s}",
    "choose {a=a/an} {s=Element/Order} . {m} access to <it|its Elements> {w=this/while/until} {rest}":
        "choose {a} {s} . {m} access to that {s} {w} {rest}",
    "^ you {v}, but {do=lose/take/Discard/Draw} {rest}": "you {v} . you {do} {rest}",
    "^ Equip <|this|this Item> only if {rest}": "Play this only if {rest}",
    "^ you begin each turn with {n} additional {k=action/unrestricted} {rest}":
        "gain {n} additional {k} {rest} each turn",
    "^ you begin each turn with {n} additional {k=action}": "gain {n} additional {k} each turn",
    "^ when you play a combo, you {w=don't} draw a card <|for it|after it>":
        "you {w} Draw a card after playing a combo",
    "^ after you {v=Attack/Buff/Defend/Equip}, you may take <one|1|an> action $":
        "after you {v} , gain 1 additional action",
    "^ after you {v} {a=a/an} {x}, you may take <one|1|an> action $":
        "after you {v} {a} {x} , gain 1 additional action",
    "^ after your {p=Start/Buff/Action/Draw} Phase, {rest}": "at the end of your {p} Phase , {rest}",
    "{x} {v=loses} access to <an|one> Element of your choice {rest}":
        "choose an Element . {x} {v} access to that Element {rest}",
    "^ {m} damage from <the|an|one> Element of your choice $":
        "choose an Element . {m} damage from cards of that Element",
    "^ playing this <|card> {v=doesn't/does/costs/uses} {rest}": "this card {v} {rest}",
    **{f"give one of your {k}s to {who}": f"move one of your {k}s into {who}'s {k} area" for k in ("Buff", "Item")
       for who in ("your target", "your enemy", "the recipient", "another hero")},
    "{do=move/turn/Rotate} {x} <one corner|1 corner|a corner> {d=forward/backward/forwards/backwards}":
        "Rotate {x} {d}",
    "{do=turn/move/Rotate} {x} back <|by> <one corner|1 corner|a corner>": "Rotate {x} backward",
    "{do=turn/set/move} {x} to its {c=first/final} corner": "Rotate {x} to its {c} corner",
    "{do=turn/set/move/Rotate} {x} to its last corner": "Rotate {x} to its final corner",
    "{do=shuffle} {x} into your deck and {m} . if it was exactly {n}, {rest}":
        "{do} {x} into your deck and {m} . if there are exactly {n} cards moved this way , {rest}",
    # ---- one or the other, in other shapes
    "{v=deal/deals} {n} damage ( {n2} <|damage> if {x} )": "{v} {n} damage . {v} {n2} damage instead if {x}",
    "{v=Heal/Heals} {n} ( {n2} if {x} )": "{v} {n} . {v} {n2} instead if {x}",
    "{v=deal} {n} damage; {n2} <|damage> if {rest}": "{v} {n} damage . {v} {n2} damage instead if {rest}",
    "^ {do=deal/Heal/Draw} {v}, or {n} when {rest}": "{do} {v} , or {n} if {rest}",
    "^ {do=deal/Heal/Draw} {v}, or {do2=deal/Heal/Draw} {v2} if {rest}": "{do} {v} . {do2} {v2} instead if {rest}",
    "^ {v} or, if {x}, {rest}": "{v} . if {x} , {rest} instead",
    "^ {v} and, if {x}, {rest}": "{v} . if {x} , {rest}",
    "^ either {v}, or {rest}": "either {v} or {rest}",
    "^ <you choose|choose|your choice>: {v}<,|> or {v2} $": "choose one : {v} ; or {v2}",
    "^ if {x}, then {rest}": "if {x} , {rest}",
    "^ when {w=you/they} have {x}, {m} instead $": "if {w} have {x} , {m} instead",
    "you may instead {x} $": "you may {x} instead",
    "{v=Draw/Draws} {n=two/2/three/3} instead $": "{v} {n} cards instead",
    # ---- more of it
    "{do=deal/Heal} {v} . increase it by {n} {rest}": "{do} {v} . increase this by {n} {rest}",
    **{f"^ this{what} is {typed} by {{n}}{more}": f"{do} this{what} by {{n}}{more}"
       for typed, do in (("increased", "increase"), ("reduced", "reduce")) for more in (" $", " {rest}")
       for what in ("", " damage", " healing", " amount")},
    "{v=Heal} <another|an additional> {n}": "{v} {n} more",
    "{v=deal} <another|an additional> {n} damage": "{v} {n} more damage",
    # ---- who does it, and whose it is
    "^ {x} then {v=Discards/Draws/loses/takes/Removes/Returns/reveals/Heals/shuffles} {rest}": "{x} {v} {rest}",
    "neither {x} nor {y} can {rest}": "{x} and {y} can't {rest}",
    "{x} both {v=take/Heal/Draw/Discard/lose} {rest}": "{x} {v} {rest}",
    f"Attacked with a {{e={SORTS}}} card": "Played a {e} Attack card",
    "^ Attacks you make {rest}": "your Attacks {rest}",
    **{f"^ {{x}} {{w=deal/deals}} {{n}} {typed} damage $": f"{do} the damage done by {{x}} by {{n}}"
       for typed, do in (("<less|fewer>", "reduce"), ("more", "increase"))},
    "^ you deal {n} more damage to {x} $": "your cards deal {n} more damage to {x}",
    "^ you deal {n} more damage with {k=combos/Attacks/Buffs/Abilities}": "your {k} deal {n} more damage",
    "^ {x} <takes|take> {n} more damage from you $": "your cards deal {n} more damage to {x}",
    **{f"you <may|can> {{w=deal/Heal/Draw/Rotate/Restart/Remove/Return/move}} {{v}} by {typed} {{y}}":
       f"you may {house} {{y}} to {{w}} {{v}}" for typed, house in (
        ("discarding", "Discard"), ("removing", "Remove"), ("losing", "lose"), ("returning", "Return"))},
    "^ at the end of {p} turn, if {x} {w=didn't} {v}, {rest}":
        "at the end of {p} turn , if {x} {w} {v} this turn , {rest}",
    "^ at the end of <a|any|each|every> turn in which {x}, {rest}":
        "at the end of each turn , if {x} this turn , {rest}",
    "^ {w=when/whenever} another hero's Attack deals you {n} or more damage, {rest}":
        "{w} you take {n} or more damage from an Attack of another hero , {rest}",
    "^ {w=when/whenever} another hero's Attack deals you damage, {rest}":
        "{w} you take damage from an Attack of another hero , {rest}",
    # ---- in fewer words
    "{v=deal/deals} {n} to {x} $": "{v} {n} damage to {x}",
    "^ damage {x} for {n} $": "deal {n} damage to {x}",
    "^ {do=Discard/Draw/Heal/deal} {v}, {do2=Discard/Draw/Heal/deal} {v2} $": "{do} {v} , then {do2} {v2}",
    "<retrieve|get back> {x} from your discard pile $": "move {x} from your discard pile to your hand",
    "bring back {x} from your discard pile into play": "put {x} from your discard pile into play",
    "^ have {n} additional {a=action/actions}": "gain {n} additional {a}",
    "block the next {x}": "Cancel the next {x}",
    **{f"prevent all damage <|dealt> <to you|you would take> {long}": f"{long} , you are Immune to damage"
       for long in LONG},
    **{f"{long}, prevent all damage <|dealt> <to you|you would take>": f"{long} , you are Immune to damage"
       for long in LONG},
    "{w=reduce/increase} <|the|all> damage to you by {n}": "{w} the damage you receive by {n}",
    "^ <|grants|gives> {n} more damage to {x} $": "{x} deal {n} more damage",
    "^ <gives|grants> {x} {n} more damage $": "{x} deal {n} more damage",
    "{x} <gain|do> {n} more damage": "{x} deal {n} more damage",
    "{x} <gains|does> {n} more damage": "{x} deals {n} more damage",
    "^ you have {n} more {a=action/actions} $": "you can take {n} more {a}",
    "{x} are {n} cheaper": "{x} cost {n} less",
    "^ <gives|grants> you {x=access} to {rest}": "you have {x} to {rest}",
    "^ <gives|grants> you {l=Basic/Superior} access to {rest}": "you have {l} access to {rest}",
    "^ <allows you to|lets you> {v=Draw/Discard/Equip/Heal/move/Play/Remove/Restart/Return/Rotate} {rest}":
        "you may {v} {rest}",
    "^ <allows you to|lets you> take {n} more {a=action/actions} $": "you can take {n} more {a}",
    "^ {e=start/end} of <|your> turn: {rest}": "at the {e} of your turn , {rest}",
    "^ you start with {n} <more|additional> {k=card/cards} <|in hand|in your hand>":
        "you start the game with {n} additional {k}",
    "^ you start with {n} additional {k=card/cards} in <|your> hand": "you start the game with {n} additional {k}",
    "^ {x} all Rotate {d=forward/backward/forwards/backwards}": "Rotate {x} {d}",
    # ---- what was done just before
    **{f"{may}{{do={verb}}} {{v}} . {then}if {typed} {{w=was/is}} {{rest}}":
       f"{may}{{do}} {{v}} . {then}if that {{k}} {{w}} {{rest}}"
       for may in ("", "you may ") for then in ("", "{m} ") for verb, done in (
           ("Discard", "Discarded"), ("Remove", "Removed"), ("Return", "Returned"), ("Draw", "drawn"),
           ("reveal", "revealed"))
       for typed in (f"the {done} {{k=card/Buff/Item}}", f"the {{k=card/Buff/Item}} you {done}",
                     f"the {{k=card/Buff/Item}} {done} <|this way>")},
    "if <this|that|it> leaves {x} {w=with} {n} or {b=less/more} health": "if {x} has {n} or {b} health",
    "^ the first time {x} <on|during> each of your turns, {rest}":
        "the first time {x} each turn , if it is your turn , {rest}",
    "choose {x} <there|from it> for them to Discard $": "choose {x} from among them . they Discard that card",
    "^ at the {e=start/end} of {w=your/each} {t=turn/turns} {do=choose/you/deal/Heal/Draw/Discard/Rotate/Restart/"
    "Remove/Return/move/put/Store/look/reveal/each/all/your} {rest}": "at the {e} of {w} {t} , {do} {rest}",
    "{a=a/an/another} combo that is {a2=a/an} {k=Buff/Attack/Defend}": "{a} combo {k}",
    **{f"gain {n} additional {{a=action}}{turn}, but you <can|may> <only use it|use it only> to "
       "play {x} $": f"gain {house} additional {{a}} only to Play {{x}}" for turn in ("", " this turn")
       for n, house in (("{n}", "{n}"), ("<a|an>", "1"))},
    "if {w=you/they} took no actions and <didn't|did not> {x} this turn":
        "if {w} took no actions this turn and {w} didn't {x} this turn",
    "if {w=you/they} <didn't|did not> {x} and <didn't|did not> {y} this turn":
        "if {w} didn't {x} this turn and {w} didn't {y} this turn",
    "^ <while|as long as> this <|Item|card> is equipped, {rest}": "as long as this is in play , {rest}",
    **{f"^ {{w=when/whenever}} this <|Buff|card> <reaches|Rotates to|turns to> its {{l={corner}}} corner, {{rest}}":
       f"{{w}} this Rotates{restarts} , if this is on its {{l}} corner , {{rest}}"
       for corner, restarts in (("last/final", ""), ("first", " or is Restarted"))},
    "^ {x} <don't|doesn't|do not|does not|can't|cannot> Rotate backward": "{x} can't be Rotated backward",
    **{f"^ combos cost {{x}} {{n}} {typed} <|card|cards>": f"combos of {{x}} cost {{n}} {house}"
       for typed, house in (("<more|additional>", "more"), ("<less|fewer>", "less"))},
    # All of both, but where there are, or are played, such cards they are of both.
    f"{{w=your/all/from/of}} {{e={SORTS}}} and {{e2={SORTS}}} {{k=Attacks/Defends/Buffs/Items/cards/combos}}":
        "{w} {e} or {e2} {k}",
    "^ {x} is doubled $": "double {x}",
    **{f"<damage dealt to you <can't|cannot> exceed {n}|you <can't|cannot> take more than {n} damage at <once|a time>>":
       f"when you would take {n + 1} or more damage , reduce it to {n}" for n in range(1, 10)},
    "if <that|it|they> <is|are> {w=you}": "if that hero is {w}",
    "if <that|it|they> <is|are> not {w=you}": "if that hero is not {w}",
    "if {w=the/that} {x} is not {y=you}": "if {w} {x} is not {y}",
    # ---- otherwise
    **{f"if it is {{x}}, {{m}} {sign} if <it is not|not> , {{rest}}": f"if it is {{x}} , {{m}} {house} , {{rest}}"
       for sign, house in ((";", "; otherwise"), (".", ". otherwise"))},
    **{f"{{v}} for each {{k=Buff/Item}} {of} . if you have none <|in play>, {{rest}}":
       f"{{v}} for each {{k}} {of} . if you have no {{k}} , {{rest}}"
       for of in ("you have", "you have in play")},
    **{f"{{v}} for each of your {k}s . if you have none <|in play>, {{rest}}":
       f"{{v}} for each of your {k}s . if you have no {k}s , {{rest}}" for k in ("Buff", "Item")},
    "choose {v} there $": "choose {v} from among them",
    "choose {x} . {who} {v=Discards/Discard/Removes} <the chosen|the selected> {k=card/Buff/Item} $":
        "choose {x} . {who} {v} that {k}",
    "choose {x} . {do=Discard/Remove/Return/Rotate/Restart/Play/move/put} <the chosen|the selected> {k=card/Buff/Item}":
        "choose {x} . {do} that {k}",
    "can take at most {n} {a=action/actions} <on|during|in> <their turn|each of their turns|their turns>":
        "can take at most {n} {a}",
    "^ if {x} this turn, {rest} at the end of your turn $": "at the end of your turn , if {x} this turn , {rest}",
    "{v} {n} damage <that|which> <ignores|ignore> <|all|any> <|damage> <reduction|reductions>":
        "{v} {n} damage . this can't be reduced",
    "this <|damage|Attack> ignores <|all|any> <|damage> <reduction|reductions>": "this can't be reduced",
    **{f"^ {{v=Return/put/move}} this <|card> {{on=to/into/on}} {{z}} instead of {typed} $":
       "put this {on} {z} instead of into your discard pile" for typed in (
           "Discarding it", "<|to|into|in|putting it into|moving it to|going to> <your|the> discard pile")},
    "^ unless {x} {v=Discards/loses/Removes/reveals/Returns/takes} {y}, {rest}": "{rest} unless {x} {v} {y}",
    **{f"^ <when|whenever|if> {{a=a/an/any}} {{k}} would deal {n}damage to you, {{rest}}":
       f"when you would take {n}damage from {{a}} {{k}} , {{rest}}" for n in ("", "{n} or more ")},
    "^ you may use this once per turn: {rest}": "once per turn , you may {rest}",
    "^ when {x}, {m}; when {rest}": "when {x} , {m} . when {rest}",
    **{f"^ {{w=when/whenever}} {x} outside <|of> <the|{whose}> Draw Phase, {{rest}}":
       f"{{w}} {house} , if it is not {whose} Draw Phase , {{rest}}"
       for x, house, whose in (("you {v} {a=a/an} {x}", "you {v} {a} {x}", "your"),
                               ("{a=a/another/any/your/the} {x}", "{a} {x}", "their"))},
    "^ once per turn, when you {v} {a=a/an} {x} outside <|of> <the|your> Draw Phase, {rest}":
        "once per turn , when you {v} {a} {x} if it is not your Draw Phase , {rest}",
    # ---- costs
    "^ other heroes {v} . if one of them <tries to use|uses|would use> {a=a/an} {k=Attack/Defend} Ability, it costs "
    "{n} {y=action/actions} $": "other heroes {v} . {k} Abilities cost other heroes {n} {y}",
    "^ {w=Ability}: {v}: {rest}": "{w} : {v} to {rest}",
    **{f"^ once <per|each> game{sign} <{kind}>: {{rest}}": f"{kind} : {{rest}} . use this only once per game"
       for sign in (":", ",") for kind in ("Ability", "Attack Ability", "Defend Ability")},
    # What is forbidden of others' is not forbidden of yours, so the second sentence is courtesy. [EN-15]
    **{f"^ {kind} of other heroes {{w=can't/cannot}} be {{y}} . your {kind} can $":
       f"{kind} of other heroes {{w}} be {{y}}" for kind in ("Buffs", "Items")},
    "{w=you} <have|may take|can take> {n} additional {k=action/actions} on each of your turns":
        "{w} can take {n} more {k}",
    "with a current number of {n}": "with current number {n}",
    "with the same {k=Element/Order} as": "of the same {k} as",
    "for the rest of <this|the> turn": "this turn",
    "Discard {n=1/a/one} card . if the Discarded card <was|is> {a=a/an} {k=Attack/Defend/Buff/Item} <|card>, {rest}":
        "Discard {n} card . if {a} {k} card was Discarded this way , {rest}",
    "the next time {x} <before your next turn|this turn or before your next turn>, {rest}":
        "until your next turn , the Next time {x} , {rest}",
    **{f"if you would take {{n}} or more damage <|at once>, take {{n2}} damage instead{more}":
       f"when you would take {{n}} or more damage , reduce it to {{n2}}{house}"
       for more, house in ((" $", ""), (" and {rest}", " and {rest}"))},
    # ---- what was done or not, in other words
    "if {w=you} <haven't dealt|have not dealt|have dealt no|dealt no> <|any> damage this turn":
        "if {w} didn't deal damage this turn",
    "if this <|Attack|damage|card> reduces the recipient's health to {n} or less":
        "if the damage dealt this way is 1 or more and the recipient has {n} or less health",
    "^ they choose {n}: {rest}": "that hero chooses {n} : {rest}",
    **{f"^ {when} {{x}}, they choose {{n}}: {{rest}}": f"{when} {{x}} , that hero chooses {{n}} : {{rest}}"
       for when in ("at", "when", "whenever")},
    "the number of cards revealed $": "the number of cards revealed this way",
    "the top {k=Attack/Defend/Buff/Item/combo} of your Discard Pile": "your last discarded {k}",
    "they take half that damage, rounded {r=up/down} $":
        "deal damage equal to half that damage , rounded {r} , to them",
    "deal half that damage, rounded {r=up/down}, to {x}":
        "deal damage equal to half that damage , rounded {r} , to {x}",
    "if you do, that {k=Attack/combo} deals {n} more damage $": "if you do , increase the damage of that {k} by {n}",
    "^ during your target's next turn, they {rest}": "your target {rest} during their next turn",
    # ---- limits
    **{f"{{who}} {at_most} {{n}} {{x}} {turn}": f"{{who}} can't play more than {{n}} {{x}} {turn}"
       for at_most in ("<can|may> only play", "<can|may> play <only|at most|no more than>")
       for turn in ("each turn", "per turn", "this turn", "during their next turn")},
    "no hero <can|may> {rest}": "heroes can't {rest}",
    "no other hero <can|may> {rest}": "other heroes can't {rest}",
    "Draw that many $": "Draw that many cards",
    "{v=Draw/Draws/Discard/Discards} that many cards plus {n}": "{v} that many plus {n} cards",
    **{f"{typed} . {count} $": f"{typed} . {{v}} for each {{x}} {done} this way"
       for typed, done in (("Draw {n} cards", "Drawn"), ("Reveal the top {n} cards of your deck", "revealed"))
       for count in ("{v} for each {x} among them", "for each {x} among them, {v}")},
    "half the damage dealt, rounded": "half the damage dealt this way , rounded",
    "you take {n} <less|fewer> damage from {y} $": "reduce the damage you receive from {y} by {n}",
    "you take {n} <less|fewer> damage $": "reduce the damage you receive by {n}",
    "you take {n} more damage from {y} $": "increase the damage you receive from {y} by {n}",
    "deal X damage, where X is {rest}": "deal damage equal to {rest}",
    "deal X damage to {x}, where X is {rest}": "deal damage to {x} equal to {rest}",
    "Heal X, where X is {rest}": "Heal for an amount equal to {rest}",
    "Heal equal to {rest}": "Heal for an amount equal to {rest}",
    "Heal for {x} current number": "Heal for an amount equal to {x} current number",
    "Heal for the damage dealt $": "Heal for the damage dealt this way",
    "{x} is at {n} or {b=less/more} health": "{x} has {n} or {b} health",
    "{w=you/they} are at {n} or {b=less/more} health": "{w} have {n} or {b} health",
    "{w=increase/reduce} {x} Next {k=Attack/combo} by {n}": "{w} the damage of {x} Next {k} by {n}",
    "{x} <was|were> Attacked by {y} {w=since/this/during}": "{y} Attacked {x} {w}",
    "damage you take is reduced to {n}": "when you would take damage , reduce it to {n}",
    **{f"{typed} <down to {{n}} <|card|cards> <|in hand>|cards until {has} {{n}} <|card|cards> in <|their|your> hand>":
       f"{house} cards equal to the number of cards in {whose} hand minus {{n}}"
       for typed, house, has, whose in (
           ("you {v=Discard}", "you {v}", "you have", "your"), ("{v=Discards}", "{v}", "they have", "their"),
           ("{who=heroes/they} {v=Discard}", "{who} {v}", "they have", "their"))},
    "{a=a/another/any} hero of your choice": "{a} hero",
    "Heal for the difference {rest}": "Heal for an amount equal to the difference {rest}",
    "{x} health becomes {n}": "set {x} health to {n}",
    "^ you take no damage": "you are Immune to damage",
    "Heal {n} again": "Heal {n}",
    "deal {n} damage again": "deal {n} damage",
    "if <any damage is dealt|damage is dealt|this deals damage|this deals any damage|it deals damage|any damage was "
    "dealt> <|this way>, {rest}": "if the damage dealt this way is 1 or more , {rest}",
    "if <this|it> <|Attack|damage|card> reduces {x} to 0 health, {rest}": "if {x} is removed from the game , {rest}",
    "if this causes {x} to be removed <|from the game>, {rest}": "if {x} is removed from the game , {rest}",
    **{f"if this <|Attack|damage|card> reduces {{x}} to {{n}} {or_less}":
       "if the damage dealt this way is 1 or more and {x} has {n} or less health"
       for or_less in ("or less health", "or fewer health")},
    "{v=deal/deals} {n} more $": "{v} {n} more damage",
    "{v=deal/deals} {n} instead $": "{v} {n} damage instead",
    # ---- numbers without their noun
    **{f"{verb} {n}": f"{verb} {house}" for verb in ("Draw", "Draws", "Discard", "Discards") for n, house in (
        ("{one=1/one} $", "{one} card"), ("{n} $", "{n} cards"), ("{one=1/one} more $", "{one} card"),
        ("{n} more $", "{n} cards"), ("another <|one> $", "1 card"),
        ("as many cards as {who=you/they} Discarded $", "1 card for each card {who} Discarded"),
    )},
    "you start the game with {n} additional {k=card/cards} in <|your> hand":
        "you start the game with {n} additional {k}",
    **{f"{typed} {{level=Basic/Superior}} access to <an|one> Element of your choice this turn":
       "choose an Element . you have {level} access to that Element this turn"
       for typed in ("gain", "you have", "you gain")},
    "^ {do=Rotate/Restart} {x} once $": "{do} {x}",
    # ---- what was done
    "{x} <dealt|did> no damage {w=this/since/during}": "{x} didn't deal damage {w}",
    "{x} <was|were> <already|> dealt damage {w=this/since/during}": "{x} took damage {w}",
    "{x} <took|received> no damage {w=this/since/during}": "{x} didn't take damage {w}",
    "{x} <was|were|has been|have been> <already|> dealt {n} or {b=more/less} damage": "{x} took {n} or {b} damage",
    "the <|total> damage dealt to {x} {w=this/since/during}": "the damage {x} took {w}",
    "<when|whenever> {x} <is|are> dealt {n} or more damage {rest}": "when {x} takes {n} or more damage {rest}",
    "<when|whenever> {x} <is|are> dealt {n} or more damage, {rest}": "when {x} takes {n} or more damage , {rest}",
    # What is asked then comes after what was done: 'more' is no change of it.
    **{f"^ then <,|> if {{x}}, {typed}": f"if {{x}} , {house}" for typed, house in (
        ("deal {n} <|more> damage $", "deal {n} damage"),
        ("deal {n} <|more> damage to {y} $", "deal {n} damage to {y}"),
        ("Heal {n} <|more> $", "Heal {n}"), (f"{{do={THEN}}} {{rest}}", "{do} {rest}"))},
    **{f"<have|has> not {done}": f"didn't {verb}" for verb, done in DONE.items()},
    **{f"<haven't|hasn't> {done}": f"didn't {verb}" for verb, done in DONE.items()},
    "^ the first time each turn {x}, {rest}": "the first time {x} each turn , {rest}",
    **{f"if this is the {nth} {{k=card/Attack/Defend}} you <play|played|have played> this turn":
       f"if you Played exactly {count} other {{k}}{s} this turn"
       for nth, count, s in (("second", "1", ""), ("third", "2", "s"))},
    "^ if this is the only {k=card/Attack/Defend} you <played|have played|play> this turn, {rest}":
        "if you didn't Play another {k} this turn , {rest}",
    # What is asked is settled before the damage is done. [EN-11]
    "^ if this is the first {k=card/Attack/Defend} you <played|play|have played> this turn, {rest}":
        "if you didn't Play another {k} this turn , {rest}",
    "if this <|Attack|card|damage> <defeats|kills|eliminates|knocks out> {x}, {rest}":
        "if {x} is removed from the game , {rest}",
    **done_this_way("Discarded/Removed/Returned/moved/revealed/Drawn", "Discard/Remove/Return/move/Draw",
                    "Discarded/Removed/Returned/moved"),
    # ---- who chooses; of what one must do the first verb has its ending already
    **{f"{{w=Discards/Removes/Returns/reveals}} {{x}} or {verb} {{y}}": f"{{w}} {{x}} or {verb}s {{y}}"
       for verb in ("take", "lose", "Discard", "Return", "Remove", "reveal")},
    "{x} <must choose|chooses> <|one|between>: {v} or {v2} $": "{x} chooses one : {v} ; or {v2}",
    # ---- who
    "if they have {c=more/fewer/less} {x} than {y}": "if that hero has {c} {x} than {y}",
    **{f"^ {each} <Rotates|Rotate> {{d=forward/backward}} <|once> $": f"Rotate {each} {{d}}"
       for each in ("each of {x}", "all of {x}", "all {x}")},
    "if they are your {k=target/enemy}": "if that hero is your {k}",
    "{w=hero/heroes} <that|who> <has|have> {x}": "{w} with {x}",
    "^ you each {rest}": "you and that hero each {rest}",
    # ---- which cards
    **kinds_joined(("Buff", "Item"), "all/your/other/their/hero's/heroes'/recipient's/target's/enemy's"),
    "steal {a=a/an} {k=Buff/Item} from {y}": "move {a} {k} of {y} into your {k} area",
    **{f"gain {{n}} additional {{a=action/actions}}{turn} . {use} <to play|for|on> {{x}} $":
       f"gain {{n}} additional {{a}}{turn} only for {{x}}" for turn in ("", " this turn") for use in (
           "you <can|may> only <use|spend> <them|it|that action|those actions|this action|these actions>",
           "<they|it|that action|those actions> <can|may> only be <used|spent>",
           "<use|spend> <them|it> only", "you <can|may> <use|spend> <them|it> only")},
    "^ other heroes {w=can't/cannot} move cards from their discard pile": "cards {w} leave other heroes' discard pile",
    "all {x} revealed <|this way> go to {y}": "move all {x} from among them to {y}",
    "move all {x} revealed <|this way> to {y}": "move all {x} from among them to {y}",
    "put all {x} revealed <|this way> into {y}": "move all {x} from among them to {y}",
    "{m}, everything else is Discarded": "{m} , then Discard the rest",
    "{m} and everything else is Discarded": "{m} , then Discard the rest",
    "take {x} from {y} and move it to your hand": "move {x} from {y} to your hand",
    "Discard {x} from it": "Discard {x} from among them",
    **{f"{{a=a/each/every/another}} {{k=Buff}}{whose} that is {{s=Dormant/rotating/permanent}}":
       f"{{a}} {{s}} {{k}}{whose}"
       for whose in ("", " you have", " of the recipient")},
    "choose {x} from it": "choose {x} from among them",
    **{f"{{v=look}} at {hand} hand and choose {{x}}": f"{{v}} at {hand} hand and choose {{x}} from among them"
       for hand in ("the recipient's", "that hero's", "your target's", "your enemy's", "their")},
    **{f"{{x}} {{w=can't/cannot}} {typed} {{y=your}} {{k=Buffs/Items/cards}}": f"{{y}} {{k}} {{w}} be {house} by {{x}}"
       for typed, house in (("Remove or Return", "Removed or Returned"), ("Return or Remove", "Removed or Returned"))},
    **{f"{{w=if/while}} this <|Buff|Item> is your only {kind}": f"{{w}} you have no other {kind}s"
       for kind in ("Buff", "Item")},
    "{v=put/move} it {w=into/to} {y} and the rest {rest}": "{v} it {w} {y} and {v} the rest {rest}",
    "put {n=two/2/three/3} <|of them> into your hand and the rest {z}":
        "put {n} of them into your hand and put the rest {z}",
    # ---- cards that were looked at, each to another place
    **{f"{{v=put/move}} {ONE} {second}<and|, and> {typed} $": f"{{v}} one of them {{on}} {{z}}{house} . {last}"
       for second, house in (("", ""), (f", one <|of them> {TO[1]} ", " . {v} one of them {on2} {z2}"))
       for typed, last in (
           (f"<the other|the last|the third|the last one|the rest> {TO[2]}", "{v} the rest {on3} {z3}"),
           (f"one <|of them> {TO[2]}", "{v} one of them {on3} {z3}"),
           ("Discard <the other|the rest>", "Discard the rest"))},
    "put {x} into your hand and the rest into {z}": "put {x} into your hand and put the rest into {z}",
    **{f"^ {{v={verb}}} {typed}{shuffle}": f"{{v}} {typed} and shuffle your deck"
       for verb, typed in (("search", "your deck {m}"), ("look", "{x} your deck"), ("look", "{x} your deck {m}"))
       for shuffle in (" and shuffle $", ", then shuffle $", ", and shuffle $")},
    "you may play <another|one more> {k=Buff/Attack} this turn without using an action":
        "gain 1 additional action only to {k}",
    "^ they {v} and you {rest}": "they {v} . you {rest}",
    **{f"<take|gain> control of {typed}": f"move {house} into your {kind} area"
       for kind in ("Buff", "Item") for typed, house in (
           (f"{{a=a/an/another}} {kind} {{x}}", f"{{a}} {kind} {{x}}"),
           (f"one of {{x}} {kind}s", f"one of {{x}} {kind}s"), (f"that {kind}", f"that {kind}"))},
    "{v=put/move} it {on=on/to} the bottom $": "{v} it {on} the bottom of its owner's deck",
    **{f"{{v=put/move}} the rest {{on=on/to}} the bottom{order} $":
       f"{{v}} the rest {{on}} the bottom of your deck{order}"
       for order in ("", " in any order")},
    "your {nth=second/third/fourth} {x} in a turn": "your {nth} {x} each turn",
    "and put it on top $": "and put it on top of your deck",
    "{x} <count|counts> as {w} cards": "{x} count as {w}",
    "you have more {w} than {w2} {k=Buffs/Items}":
        "the number of your {w} {k} is greater than the number of your {w2} {k}",
    # ---- when
    "^ {w=when/whenever} you are attacked <by|with> {a=a/an} {k}, {rest}":
        "{w} you are attacked , if it is {a} {k} , {rest}",
    "prevent {n} of <the|that> damage": "reduce the damage by {n}",
    "<any|each|a|every> hero <who|that> Attacks you <takes|is dealt> {n} damage":
        "when a hero Attacks you , deal {n} damage to that hero",
    "<any|each|a|every> hero <who|that> Attacks you {v=Discards/loses} {x}":
        "when a hero Attacks you , that hero {v} {x}",
    "^ {w=when/whenever} {x} during another hero's turn, {rest}": "{w} {x} , if it is not your turn , {rest}",
    "^ when equipped, {rest}": "when you Equip this , {rest}",
    "^ the recipient reveals their hand . deal {n} damage for each {x} among them $":
        "the recipient reveals their hand . deal {n} damage for each {x} revealed this way",
    "^ <on|during|in> <their|its> next turn <|,> {x} {w=can't/cannot/can/may/has/loses/gains/takes} {rest}":
        "{x} {w} {rest} during their next turn",
    "^ when {x} for the first time each turn, {rest}": "the first time {x} each turn , {rest}",
    "^ with {n} or {b=less/more} health, {rest}": "if you have {n} or {b} health , {rest}",
    "^ with <more|less> than that, {rest}": "otherwise , {rest}",
}  # fmt: skip
# Whom an Attack hits if nobody is named: said only where what follows speaks of that hero. [LS-G09]
IMPLIED: Wordings = {
    "{v=deal/deals} {n} damage": "{v} {n} damage to the recipient",
    "{v=deal/deals} damage {x}": "{v} damage to the recipient {x}",
}
# Words of other games that are no synonyms here: a message answers them.
FOREIGN: Wordings = {
    "graveyard": "discard pile", "library": "deck", "exile": "Remove", "creature": "Buff", "tap": "Rotate",
    "player": "hero", "players": "heroes", "opponent": "your target", "destroy": "Remove", "destroys": "Removes",
    "counter": "Cancel", "sacrifice": "Remove", "life": "health", "mill": "Discard", "enchantment": "Buff",
    "equipment": "Item", "artifact": "Item", "spell": "card", "restore": "Heal", "restores": "Heals", "hp": "health",
    "bounce": "Return", "kill": "Remove", "prevent": "reduce", "rotates": "Rotate",
}  # fmt: skip
