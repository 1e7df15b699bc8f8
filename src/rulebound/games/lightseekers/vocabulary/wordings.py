"""What designers of Lightseekers cards type for its words; see `language/wordings.py`."""

from __future__ import annotations

from rulebound.games.lightseekers.orders import ELEMENTS, ORDERS
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
    "yourself by": "yourself", "two more cards": "2 additional cards", "the target of Attacks": "attacked",
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
    **{f"points {of} Items {than} {two}": "points of Items" for of in ("of", "worth of")
       for than in ("instead of", "rather than") for two in ("2", "two")},
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
    "is defeated": "is removed from the game", "is eliminated": "is removed from the game",
    **{f"{kind} combo{s}": f"combo {kind}{s}" for kind in ("Attack", "Defend", "Buff") for s in ("", "s")},
    **{f"any more {kind}": kind for kind in ("cards", "Attacks", "Buffs", "Defends", "combos", "Items")},
    "shuffled this way": "moved this way", "shuffled in this way": "moved this way", "an Item equipped": "an Item",
    "Items equipped": "Items",
    "no Item equipped": "no Item", "than they do !hero/heroes/each": "than that hero",
    "you are dealt damage": "you take damage", "be the recipient of Attacks": "be attacked",
}  # fmt: skip
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
