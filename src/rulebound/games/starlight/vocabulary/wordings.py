"""What designers of Starlight cards type for its words; see `language/wordings.py`."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

FEW = range(1, 10)
CLASSES = ("Attack", "Movement", "Aura", "Spell", "Basic Spell", "Combat Spell", "Enchantment")
CARDS = {f"{name}s": f"{name} cards" for name in CLASSES} | {f"{name} cards": f"{name} cards" for name in CLASSES}
STATS = ("Health", "Energy", "Mana", "ATK", "DEF")
OWNERS = {
    "this creature's": "this creature", "the target's": "the target", "the attacker's": "the attacker",
    "the defender's": "the defender", "that creature's": "that creature", "its": "it", "your": "you",
    "your other creature's": "your other creature", "the bearer's": "this creature",
}  # fmt: skip
# What lies with a creature: one, and several.
PILES = {"Aura Pile": ("Aura", "Auras"), "Telegraph Pile": ("telegraphed card", "telegraphed cards")}
TURNS = ("your", "its", "this creature's", "the bearer's")
WORDINGS: Wordings = {
    # ---- piles of creatures
    **{f"card in {whose} {pile}": f"{one} of {who}" if "card" in one else f"{one} on {who}"
       for whose, who in OWNERS.items() for pile, (one, _) in PILES.items()},
    **{f"cards in {whose} {pile}": f"{many} of {who}" if "card" in many else f"{many} on {who}"
       for whose, who in OWNERS.items() for pile, (_, many) in PILES.items()},
    **{f"{n} card{choice} from {whose} {pile}": f"1 {one} {'of' if 'card' in one else 'from'} {who}"
       for n in ("a", "1", "one") for choice in ("", " of your choice")
       for whose, who in OWNERS.items() for pile, (one, _) in PILES.items()},
    **{f"{some} {whose} Auras": f"1 Aura from {who}" for some in ("one of", "1 of") for whose, who in OWNERS.items()},
    **{f"{some} {whose} telegraphed cards": f"1 telegraphed card of {who}" for some in ("one of", "1 of")
       for whose, who in OWNERS.items()},
    **{f"each of {whose} Auras": f"each Aura on {who}" for whose, who in OWNERS.items()},
    **{f"{every} {whose} Auras":
       f"all Auras from {who}" for every in ("all of", "all") for whose, who in OWNERS.items()},
    **{f"{every} {whose} telegraphed cards": f"all telegraphed cards of {who}" for every in ("all of", "all")
       for whose, who in OWNERS.items()},
    **{f"{n} Aura of your choice": "1 Aura" for n in ("an", "1", "one")},
    # ---- phases, and turns
    **{f"{at} {whose} {edge} phase !less/more/extra/additional/fewer":
       f"at the {edge} of this creature's turn" for at in ("in", "during", "at", "each time in")
       for whose in TURNS for edge in ("start", "end")},
    **{f"{at} each of {whose} {edge} phases !less/more/extra/additional/fewer":
       f"at the {edge} of this creature's turn" for at in ("in", "during", "at")
       for whose in TURNS for edge in ("start", "end")},
    **{f"at the {edge} of {each} {whose} turns": f"at the {edge} of this creature's turn" for each in ("each of", "all")
       for whose in TURNS for edge in ("start", "end")},
    **{f"at the {edge} of the {bearer} turn": f"at the {edge} of this creature's turn" for edge in ("start", "end")
       for bearer in ("bearer's", "wearer's", "carrier's", "holder's", "creature's", "affected creature's",
                      "enchanted creature's")},
    # ---- the attack
    "the Attack card": "this attack", "that Attack card": "this attack", "the enchanted Attack": "this attack",
    "the Attack this is invoked with": "this attack", "the attack this is invoked with": "this attack",
    "the Attack card this is invoked with": "this attack", "the Attack you invoke with this": "this attack",
    "this Attack": "this attack", "this damage": "this attack", "into a wall by this attack": "into a wall",
    "slammed by this attack": "slammed",
    "damage yourself": "damage", "cannot reduce the damage": "is ignored",
    **{f"{this} kills {whom}":
       f"{whom} died" for this in ("this", "it", "this attack", "the attack", "this card", "that")
       for whom in ("the target", "the defender", "it", "the creature hit")},
    "no Knockback happens": "there is no Knockback", "no Knockback occurs": "there is no Knockback",
    "there is no Knockback this Combat": "there is no Knockback in this Combat",
    "no Knockback happens this Combat": "there is no Knockback in this Combat",
    "no Knockback occurs this Combat": "there is no Knockback in this Combat",
    "with an Attack card,": "with an attack ,", "with Attack cards,": "with an attack ,",
    "with an Attack,": "with an attack ,",
    "from Attack cards": "from attacks", "from an Attack card": "from an attack",
    # ---- where somebody is
    "stand on": "are on", "you stand on": "you are on", "are standing on": "are on", "standing on": "on",
    "occupies": "is on",
    "you occupy": "you are on", "is occupying": "is on", "are occupying": "are on", "occupying": "on",
    "exactly 1 away": "exactly 1 tile away", **{f"exactly {n} away": f"exactly {n} tiles away" for n in FEW if n > 1},
    **{f"{n} or more {what} away": f"{n} or more tiles away" for n in FEW for what in ("spaces",)},
    "straight toward": "toward", "directly toward": "toward", "straight away from": "away from",
    "directly away from": "away from",
    "negative": "less than 0", "an extra card": "1 card", "an additional card": "1 card",
    "another card !invoked/played/telegraphed": "1 card",
    "you and your other creature": "all your creatures", "this creature and your other creature": "all your creatures",
    "and its other creature": "and its ally", "exchange tiles with": "swap places with",
    "trade tiles with": "swap places with",
    "switch tiles with": "swap places with", "swap tiles with": "swap places with",
    "leaves the Aura Pile": "is removed",
    **{f"{what} {gone}": "this Aura is removed" for what in ("this Aura", "this") for gone in (
        "is discarded", "leaves", "leaves play", "goes away", "ends", "is removed", "leaves the board")},
    **{f"{slam} {happens}":
       "the defender is slammed" for slam in ("the wall slam", "a wall slam") for happens in ("happens", "occurs")},
    **{f"{this} {causes} a wall slam": "the defender is slammed" for this in ("this", "this attack", "it", "the attack")
       for causes in ("causes", "results in", "is")}, "there is a wall slam": "the defender is slammed",
    "ignores Knockback": "cannot be knocked back", "is not affected by Knockback": "cannot be knocked back",
    "it has no Knockback": "this attack has no Knockback",
    **{f"{who} {alive}": f"{who} survives" for who in ("the defender", "the target", "it")
       for alive in ("doesn't die", "does not die", "is still alive", "did not die", "didn't die", "lives")},
    **{f"at least {n} {many}": f"{n} or more {many}" for n in (*FEW, "one", "two", "three", "four")
       for many in ("enemies", "creatures", "allies", "enemy creatures", "cards", "Auras", "Points", "tiles",
                    "Generators")},
    **{f"without {some}": "with no Auras" for some in ("an Aura", "Auras", "any Auras")},
    **{f"{who} of your choice !when/whenever/if/unless/while/each/opponent": who
       for who in ("creature", "enemy", "enemy creature", "own creature")},
    "you may then": "you may", "attack again this turn": "attack this turn",
    "prevent the Knockback": "this attack has no Knockback",
    "prevent Knockback": "this attack has no Knockback",
    **{f"an enemy{creature} attacks you, {it}":
       "you are attacked , the attacker" for creature in ("", " creature")
       for it in ("it", "that enemy", "that creature", "the attacker")},
    **{f"an enemy{creature} attacks you": "you are attacked" for creature in ("", " creature")},
    "the Generator you end on": "the Generator you are on", "tile for free": "tile", "tiles for free": "tiles",
    "interact with the Generator you end on": "interact with it", "to one of your Auras": "to 1 Aura on you",
    "is no longer adjacent": "is not adjacent", "are no longer adjacent": "are not adjacent",
    "is no longer on": "is not on", "are no longer on": "are not on",
    "inflict": "deal", "inflicts": "deals", "take no Knockback": "cannot be knocked back",
    "takes no Knockback": "cannot be knocked back",
    "and ignores DEF !next": "and this attack ignores DEF", "move onto": "move onto",
    # An Aura holds as long as it is there anyway.
    **{f"{while_} {lies}{comma} !gain/gains/lose/loses/get/gets": ""
       for while_ in ("as long as", "while", "for as long as") for comma in (" ,", "")
       for lies in ("this remains", "this Aura remains", "this lasts", "this Aura lasts", "this is in its Aura Pile",
                    "this Aura is in its Aura Pile", "this Aura is on it", "it has this Aura")},
    **{f"{n} damage more": f"{n} more damage" for n in FEW}, **{f"{n} damage less": f"{n} less damage" for n in FEW},
    **{f"to your hand {rather}": "to your hand"
       for rather in ("instead of discarding it", "rather than discarding it", "instead of being discarded")},
    "when this Combat ends,": "after this Combat ,", "when the Combat ends,": "after this Combat ,",
    "when Combat ends,": "after this Combat ,", "at the end of Combat,": "after this Combat ,",
    "after Combat ends,": "after this Combat ,", "gets wall slammed": "is slammed", "gets slammed": "is slammed",
    "is slammed into a wall by this attack": "is slammed into a wall", "is wall slammed by this attack": "is slammed",
    "gets wall slammed by this attack": "is slammed", "in this way": "this way", "get back": "gain",
    "gets back": "gains",
    "without spending anything": "for free", "without paying": "for free", "without paying anything": "for free",
    "at no cost": "for free", "without paying its cost": "for free", "without paying for it": "for free",
    **{f"for every {n} {stat}":
       f"for each {n} {stat}" for n in ("1", "2", "3", "4", "5", "two", "three", "four", "five")
       for stat in STATS},
    **{f"for every {n} damage":
       f"for each {n} damage" for n in ("1", "2", "3", "4", "5", "two", "three", "four", "five")},
    "an Attack card damages": "an attack damages", "an Attack damages": "an attack damages",
    "that spell": "that card", "one of those Auras": "1 Aura from it", "deals any damage": "deals damage",
    "damage to the target's Health": "damage", "damage to the defender's Health": "damage",
    "deals any damage to the target's Health": "deals damage",
    "end up on": "end on", "ends up on": "ends on", "end up next to": "end next to", "ends up next to": "ends next to",
    "end up adjacent to": "end adjacent to", "ends up adjacent to": "ends adjacent to", "you no longer": "you do not",
    # ---- the Combat, and how it went
    **{f"after {combat}": "after this Combat" for combat in ("combat", "the combat ends", "this combat ends")},
    "for the rest of combat": "this Combat", "for the rest of the combat": "this Combat",
    "slams into the wall": "is slammed into a wall", "slams into a wall": "is slammed into a wall",
    "is slammed into the wall": "is slammed into a wall", "hits the wall": "is slammed into a wall",
    "is wall slammed": "is slammed into a wall", "is wall-slammed": "is slammed into a wall",
    **{f"{this} attack {does} knock the defender back": "this attack has no Knockback"
       for this in ("this", "the") for does in ("doesn't", "does not")},
    **{f"{this} attack {does} cause Knockback": "this attack has no Knockback"
       for this in ("this", "the") for does in ("doesn't", "does not")},
    "the defender isn't knocked back": "this attack has no Knockback",
    "the defender is not knocked back by this attack": "this attack has no Knockback",
    "if the enchanted card deals": "if this attack deals", "if the enchanted attack deals": "if this attack deals",
    "damage this attack deals": "damage dealt", "damage this attack dealt": "damage dealt",
    "damage dealt by this attack": "damage dealt", "damage it deals": "damage dealt",
    "end your movement on": "end on", "end your move on": "end on", "end this movement on": "end on",
    "tile again": "tile", "tiles again": "tiles",
    "both players discard their hands and draw": "each player discards their hand and draws",
    "is pushed back": "is knocked back", "is pushed back by this attack": "is knocked back",
    "is knocked back by this attack": "is knocked back",
    "one of their creatures": "a enemy creature", "a card in it": "1 card from it",
    "if you removed one,": "if you do,", "if you discarded one,": "if you do,",
    # ---- you, as the creature
    **{f"{stat} you have left": f"{stat} you have" for stat in STATS},
    **{f"{stat} {more}": stat for stat in STATS for more in ("left", "afterwards")},
    **{f"for every {n} cards": f"for each {n} cards" for n in FEW},
    "adjacent to you afterwards,": "adjacent to you ,", "adjacent to you now,": "adjacent to you ,",
    "your hand is empty": "you have no cards in hand",
    "the opponent's hand is empty": "the opponent has no cards in hand",
    **{f"{verb} places with": "swap places with" for verb in ("switch", "change", "exchange", "trade")},
    **{f"{n} additional {point}": f"{n} {point}" for n in ("1", "2", "3") for point in ("Point", "Points")},
    **{f"with {n} or fewer": f"with {n} or less" for n in FEW},
    "a card": "1 card", "an Aura !card/enchant/search/with": "1 Aura", "each time": "whenever",
    "every time": "whenever", "discard pile": "Discard Pile",
    "moves adjacent to this creature": "moves within 1 tile", "towards": "toward",
    "at the start of each of its turns": "at the start of this creature's turn",
    "as long as": "while", "while this is in play,": "", "while this Aura is in play,": "",
    "if the defender dies": "if the defender died",
    "tile moved this turn": "tile this creature moved this turn",
    "draw pile": "Draw Pile", "your opponent": "the opponent",
    "your opponent's": "the opponent's", "a counter": "1 counter", "put a counter on": "add 1 counter to",
    "put 1 counter on": "add 1 counter to", "place a counter on": "add 1 counter to",
    "this card": "this",
    "each enemy you end adjacent to": "each adjacent enemy creature", "can't be reduced by DEF": "ignores DEF",
    "afterwards": "", "there is no Knockback": "this attack has no Knockback",
    "there is no Knockback in this Combat": "there is no Knockback in this Combat",
    "at the end of the turn": "at the end of this turn", "at end of turn": "at the end of this turn",
    "divided as you like": "divided as you choose", "in any way you choose": "as you choose",
    "draws that many": "draws that many cards", "draw that many": "draw that many cards",
    "draw that many cards": "draw that many cards", "draws that many cards": "draws that many cards",
    **{f"{a} {name},": f"{a} {name} card," for name in CLASSES for a in ("invokes a", "invokes an", "plays a",
                                                                       "plays an")},
    **{f"you {verb} {a} {name},": f"you invoke {a} {name} card," for name in CLASSES for a in ("a", "an")
       for verb in ("invoke", "play")},
    "can not": "cannot", "next to": "adjacent to",
    "this kills the defender": "the defender died", "this attack kills the defender": "the defender died",
    "creature's attacks": "creature's Attack cards", "its attacks": "its Attack cards",
    "creature attacks,": "creature invokes an Attack card,", "when this is removed": "when this Aura is removed",
    **{f"{verb} {many}": f"{house} {cards}" for many, cards in CARDS.items()
       for verb, house in (("invoke", "invoke"), ("play", "invoke"), ("use", "invoke"))},
    "the attack deals": "this attack deals", "the attack misses": "this attack misses",
    "the attack has": "this attack has", "the attack ignores": "this attack ignores",
    "that attack has": "this attack has",
    "that attack ignores": "this attack ignores", "the enchanted attack": "this attack",
    "the damage of the attack": "the damage of this attack", "the attack's damage": "this attack's damage",
    "if the attack deals": "if this attack deals", "if it hits,": "if this attack deals damage ,",
    "if this hits,": "if this attack deals damage ,", "if this deals damage,": "if this attack deals damage ,",
    "if this attack hits,": "if this attack deals damage ,", "if the attack hits,": "if this attack deals damage ,",
    "the attack kills the defender": "the defender died", "the attack killed the defender": "the defender died",
    "this killed the defender": "the defender died", "the defender is killed": "the defender died",
    "it kills the defender": "the defender died", "the defender was killed": "the defender died",
    "the damage this attack dealt": "the damage dealt", "the damage this attack deals": "the damage dealt",
    "of its turn,": "of this creature's turn ,", "of each of its turns,": "of this creature's turn ,",
    "of each of your turns,": "of your turn ,", "of each of this creature's turns,": "of this creature's turn ,",
    "each enemy's": "each enemy creature's",
    "you are attacking": "you are the attacker", "this creature is attacking": "this creature is the attacker",
    "you are defending": "you are the defender", "this creature is defending": "this creature is the defender",
    "can't attack": "cannot invoke Attack cards", "cannot attack": "cannot invoke Attack cards",
    "can't be moved": "cannot be pushed", "cannot be moved": "cannot be pushed",
    "you end adjacent to": "you are adjacent to", "it ends adjacent to": "it is adjacent to",
    "this creature ends adjacent to": "this creature is adjacent to",
    "you end next to": "you are adjacent to",
    "that enemy": "that creature", "that enemy creature": "that creature", "that enemy's": "that creature's",
    "there are no creatures": "there is no creature", "there are no other creatures": "there is no creature",
    "the Generator you are standing on": "the Generator you are on",
    "the Generator you stand on": "the Generator you are on",
    "enemy stands on": "enemy creature is on",
    "has any Auras": "has 1 Aura", "have any Auras": "have 1 Aura", "remove one of them": "remove it",
    "discard one of them": "discard it", "chooses and discards": "discards", "choose and discard": "discard",
    "your creatures adjacent to": "each own creature adjacent to",
    "for each of your Auras": "for each Aura on you",
    "stands on": "is on", "is standing on": "is on", "standing next to": "adjacent to",
    "this creature ends on": "this creature is on", "on an Energy tile": "on a Energy tile",
    **{f"you {no} {verb} {many}": f"you cannot invoke {cards}" for many, cards in CARDS.items()
       for no in ("can't", "cannot") for verb in ("play", "use", "invoke")},
    "this is played during": "this is invoked during", "this is played outside": "this is invoked outside",
    "if it dies,": "if it died ,", "if the target dies,": "if the target died ,", "if it dies": "if it died",
    "is no longer in range": "is out of range", "is not in range": "is out of range",
    "for each damage dealt": "for each 1 damage dealt", "for each Health lost": "for each 1 Health lost",
    "moves onto": "moves onto",  # which is not on, as elsewhere
    "both players draw": "each player draws", "both players discard": "each player discards",
    "teleport to the target tile": "leap to the target tile", "jump to the target tile": "leap to the target tile",
    "you can't attack": "you cannot invoke Attack cards",
    "you cannot attack": "you cannot invoke Attack cards",
    "you own a Generator": "you own 1 or more Generators",
    "you own at least 1 Generator": "you own 1 or more Generators",
    "you control a Generator": "you own 1 or more Generators", "generator you control": "Generator you own",
    "you control no Generators": "you own no Generators", "you don't own a Generator": "you own no Generators",
    "interact with the Generator it is on": "interact with it",
    "interact with the Generator you are on": "interact with it",
    "interact with the Generator this creature is on": "interact with it",
    "unoccupied": "empty", "free tile": "empty tile", "the Generator Tile": "the Generator", "any other": "another",
    **{f"you control {n} or more generators": f"you own {n} or more Generators" for n in FEW},
    **{f"you own at least {n} generators": f"you own {n} or more Generators" for n in FEW},
    **{f"+{n} range": f"{n} more range" for n in FEW}, **{f"-{n} damage": f"{n} less damage" for n in FEW},
    **{f"{n} additional damage": f"{n} more damage" for n in FEW},
    **{f"{n} extra damage": f"{n} more damage" for n in FEW},
    **{f"{n} fewer damage": f"{n} less damage" for n in FEW},
    **{f"+{n} damage": f"{n} more damage" for n in FEW},
    **{f"gets +{n}": f"gains {n}" for n in FEW}, **{f"get +{n}": f"gain {n}" for n in FEW},
    **{f"gains +{n}": f"gains {n}" for n in FEW}, **{f"gain +{n}": f"gain {n}" for n in FEW},
    **{f"gets -{n}": f"loses {n}" for n in FEW}, **{f"get -{n}": f"lose {n}" for n in FEW},
}  # fmt: skip
FOREIGN: Wordings = {
    "hp": "Health", "life": "Health", "strength": "ATK", "attack": "ATK", "defense": "DEF", "armor": "DEF",
    "space": "tile", "spaces": "tiles", "square": "tile", "squares": "tiles", "deck": "Draw Pile",
    "unit": "creature", "monster": "creature", "minion": "creature", "hex": "tile", "blocker": "defender",
    "graveyard": "Discard Pile", "cast": "invoke", "casts": "invokes", "kill": "die", "destroyed": "removed",
}  # fmt: skip
