"""What designers of Lost Legacy cards type for its words; see `language/wordings.py` and `language/paraphrases.py`."""

from __future__ import annotations

from rulebound.games.lost_legacy.vocabulary.holdings import HELD, HELD_WORDS
from rulebound.games.lost_legacy.vocabulary.said_at_length import AT_LENGTH, LENGTH_WORDS
from rulebound.games.lost_legacy.vocabulary.said_besides import BESIDES, BESIDES_WORDS
from rulebound.games.lost_legacy.vocabulary.said_for_a_turn import OF_A_TURN, OF_A_TURN_WORDS
from rulebound.games.lost_legacy.vocabulary.said_freely import FREE_WORDS, FREELY
from rulebound.games.lost_legacy.vocabulary.said_in_asking import ASKING, ASKING_WORDS
from rulebound.games.lost_legacy.vocabulary.said_in_place import IN_PLACE, PLACE_WORDS
from rulebound.games.lost_legacy.vocabulary.said_in_ways import WAYS_WORDS
from rulebound.games.lost_legacy.vocabulary.said_of_moments import MOMENT_WORDS, MOMENTS
from rulebound.games.lost_legacy.vocabulary.said_otherwise import BOTH, OTHERWISE
from rulebound.games.lost_legacy.vocabulary.said_shortly import SHORT, SHORT_WORDS
from rulebound.games.lost_legacy.vocabulary.swapping import SWAP_WORDS, SWAPPED
from rulebound.language.paraphrases import kinds_joined
from rulebound.language.wordings import Wordings

KINDS = ("character", "option", "item", "counter", "equipment", "environment", "weapon", "spell", "card")
RANGES = ("close", "long", "zone")
HOW = ("fire", "water", "earth", "wind", "light", "dark", "shade", "metal", "readied", "resting", "attacking")
OF_ANYBODY = "player/players/they/them/their"  # beside these words the opponent may be you
# What begins an instruction to you: who is told to do one of two things chooses.
YOURS = ("add/build-up/bury/deal/destroy/dig/discard/draw/eject/erase/execute/gain/give/look/lose/move/pay/place/play/"
         "put/ready/remove/rest/return/reveal/search/set/take/threaten/void")
# Who "they" are must have been said.
OPPONENT = {"your opponent": "", "when your opponent {z}, they": "when your opponent {z} , "}
DONE = {
    "rest": "rested", "destroy": "destroyed", "discard": "discarded", "eject": "ejected", "bury": "buried",
    "erase": "erased",
}  # fmt: skip
# What is behind 'enemy' where it is an adjective.
BEHIND = (*KINDS, *(f"{kind}s" for kind in KINDS), *(f"{kind}'s" for kind in KINDS), *HOW, "standby", "adjacent",
          "damaged", "threatened", "attacked", "offensive", "defensive", "everlasting")
FAMILIES = ("human", "beast", "fairy", "dragon", "demon", "spirit", "machine")
STATS = "offense/defense/speed/magic/level/stats"
# Whom a card is linked to, by what it does with it.
HOSTS = ("caster", "spellcaster", "wielder", "bearer", "wearer", "equipped character", "host character")
DOING = ("wearing", "wielding", "bearing", "carrying", "holding", "equipped with", "linked with", "linked to")
UNDERGONE = ("threatened", "attacked", "destroyed", "discarded", "erased", "readied", "rested", "built-up")
WORDINGS: Wordings = {
    **HELD_WORDS,
    **OF_A_TURN_WORDS,
    **SWAP_WORDS,
    **FREE_WORDS,
    **LENGTH_WORDS,
    **BESIDES_WORDS,
    **SHORT_WORDS,
    **PLACE_WORDS,
    **WAYS_WORDS,
    **ASKING_WORDS,
    **MOMENT_WORDS,
    "afterwards,": "afterwards,",  # [LL-abil.15] an ability of its own here, and no 'then': only if all of it was done
    # Behind what makes it so it asks how it was before. [EN-13]
    **{f"if {it} already": f"if {it} already"
       for it in ("it is", "it's", "they are", "they're", "that character is", "that card is")},
    ", then afterwards": ", and afterwards", ", then, afterwards": ", and afterwards",
    ", and then afterwards": ", and afterwards",
    **{f"{word} target": f"{word} target"  # which is chosen, not any
       for word in ("if", "when", "whenever", "while", "attacks", "threatens", "has", "have", "destroys")},
    **{f"{kind} card{many}": f"{kind}{many}" for kind in KINDS[:-1] for many in ("", "s", "'s")},
    **{f"the {host}{s}": f"the linked character{s}" for host in HOSTS for s in ("", "'s")},
    **{f"the character {doing} this{card}": "the linked character" for doing in DOING for card in ("", " card")},
    **{f"{the}linked character{s}": f"the linked character{s}" for the in ("the ", "") for s in ("", "'s")},
    "he": "it", "she": "it", "him": "it", "his": "its", "himself": "itself", "herself": "itself",
    "within": "in", "honor points": "honor", "honor point": "honor", "magic points": "MP", "magic point": "MP",
    "every": "each", "any one": "a", "any of your": "one of your", "any of your opponent's": "one of your opponent's",
    "any turn": "a turn", "any player": "a player", "either player": "a player", "both players'": "each player's",
    f"an opponent !{OF_ANYBODY}": "your opponent", f"the other player !{OF_ANYBODY}": "your opponent",
    "opponents'": "your opponent's",
    **{f"{one} opponent's": f"{house} enemy" for one, house in (
        ("each", "each"), ("another", "another"), ("target", "a"), ("any", "a"), ("up to two", "up to two"))},
    **{f"target {how}": f"a {how}" for how in (*HOW, "enemy", "friendly", "adjacent", "standby", "face-up")},
    "of yours": "you control", "of theirs": "they control",
    **{f"{on} {whose} {part} of the {field}": f"in {whose} territory" for whose in ("your", "your opponent's", "their")
       for part in ("half", "side") for field in ("field", "board", "battlefield") for on in ("on", "in")},
    **{f"becomes {done}": f"is {done}" for done in UNDERGONE},
    **{f"{add} a {piece}": f"{add} 1 {piece}" for add in ("add", "adds", "remove", "removes")
       for piece in ("token", "power-up", "damage")},
    **{f"sharing its {sort}": f"of the same {sort} as it" for sort in ("family", "element")},
    **{f"sharing {a} {sort} with": f"that shares a {sort} with" for a, sort in (("a", "family"), ("an", "element"))},
    **{f"activates {a} {kind}": f"activates the ability of a {kind}" for a in ("a", "an") for kind in KINDS},
    **{f"{who} {can}": "a player cannot" for who in ("players", "each player") for can in ("cannot", "can't")},
    **{f"{who} player {can}": "a player cannot" for who in ("neither", "no") for can in ("can", "may")},
    **{f"{said} the draw step": "by an ability" for said in (
        "outside", "outside of", "except in", "except during", "other than in", "other than during")},
    "because of an ability": "by an ability", "from an ability": "by an ability", "from abilities": "by an ability",
    "because of abilities": "by an ability", "pick": "choose", "select": "choose",
    **{f"{verb} a mental attack": "execute a mental attack" for verb in ("make", "perform", "launch")},
    **dict.fromkeys(("shift", "relocate", "teleport"), "move"),
    "that is linked to": "linked to", "that are linked to": "linked to", "any card": "a card",
    **{f"{that} level": "with level" for that in ("that is", "that are", "whose level is", "that has level")},
    **{f"whose {stat} is": f"with {stat}" for stat in STATS.split("/")},
    **{f"all {of}your {kind}s {verb}": f"your {kind}s {verb}" for of in ("", "of ") for kind in KINDS
       for verb in ("get", "gain", "have", "lose", "cannot", "can't")},
    "their entire hand": "their hand", "your entire hand": "your hand", "empty space of your choice": "empty space",
    "goes up by": "is increased by", "goes down by": "is reduced by", "each of your turns": "your turn",
    **{f"at the {edge} of each of your turns,": f"when your turn {house}," for edge, house in (
        ("start", "begins"), ("beginning", "begins"), ("end", "ends"))},
    "once during each of your turns !when/whenever": "once per turn", "once a turn": "once per turn",
    **{f"{each} character that took part in that attack": "each attacking character" for each in ("each", "every")},
    "does not ready": "cannot be readied", "do not ready": "cannot be readied", "doesn't ready": "cannot be readied",
    "don't ready": "cannot be readied", "refresh step of this turn": "refresh step this turn",
    **{f"{of} {frm} both {pile}s": f"{of} {frm} any {pile}" for of in ("all cards", "each card", "all characters")
       for frm in ("in", "from") for pile in ("disposal", "hand")},
    "look at both hands": "look at any hand", "its owner": "that card's owner",
    "your opponent ends their turn": "your opponent's turn ends", "you end your turn": "your turn ends",
    "your opponent begins their turn": "your opponent's turn begins", "you begin your turn": "your turn begins",
    "builds up": "builds-up", "build up": "build-up",
    **{f"{attacks} {combo}": f"{takes} part in a combo attack" for attacks, takes in (
        ("attacks", "takes"), ("attack", "take")) for combo in (
        "in a combo", "in a combo attack", "as part of a combo", "as part of a combo attack", "together with others")},
    **{f"{points} of your opponent": f"your opponent's {points.split()[-2]} {points.split()[-1]}" for points in (
        "an entry point", "the entry points", "entry points")},
    "to both of them": "to them", "to both": "to them", "the target's": "the attacked character's",
    **{f"{if_} {who} can't,": f"{if_} {who} can't," for if_ in ("if",) for who in ("you", "they")},
    **{f"outside {whose} draw step": "by an ability" for whose in ("their", "your", "of their", "of your")},
    "any number of opponent's": "any number of enemy", "discard all power-ups on": "remove all power-ups from",
    **{f"{gets} an additional": gets for gets in ("gets", "gains", "has", "get", "gain", "have")},
    "each attacker": "each attacking character", "each other attacker": "each other attacking character",
    "an attacker": "an attacking character", "its target": "the attacked character",
    "its target's": "the attacked character's", ", opponent's": ", your opponent's",
    "this card from the linked character": "this card", "if the attack destroys it,": "if it is destroyed,",
    "the character's": "that character's", "the card's": "that card's", "the option's": "that option's",
    "space in any direction": "space", "spaces in any direction": "spaces", "your whole hand": "your hand",
    "their whole hand": "their hand", "shows you": "reveals", "draw another card": "draw 1 card",
    "an additional character this turn": "1 additional character this turn", "on entry points": "on an entry point",
    "all your other": "your other", "all of your other": "your other",
    **{f"{family}s": f"{family} characters" for family in FAMILIES},
    **{f"{other} {family}{s}": f"{other} {family} character{s}" for family in FAMILIES for s in ("", "s")
       for other in ("other", "another")},
    **{f"{family} character{s}": f"{family} character{s}" for family in FAMILIES for s in ("", "s", "'s")},
    **{f"{other} {family} character{s}": f"{other} {family} character{s}" for family in FAMILIES for s in ("", "s")
       for other in ("other", "another")},
    "additional honor": "honor", "additional MP": "MP", "flying characters": "characters with flying",
    "is attacked and survives": "survives an attack", "transfer": "move",
    "once per turn you": "once per turn, you", "twice per turn you": "twice per turn, you",
    **{f"when {whose} turn {edge} {who}": f"when {whose} turn {edge}, {who}" for whose in ("your", "your opponent's")
       for edge in ("begins", "ends") for who in ("you", "your")},
    "from among them": "among the cards dug", "from among those cards": "among the cards dug",
    **{f"{reach}-range": f"{reach} range" for reach in RANGES},
    **{f"{within} {reach} range of": f"in the {reach} range of" for reach in RANGES for within in ("within", "in")},
    **{f"within {reach} range": f"in {reach} range" for reach in RANGES},
    **{f"your {kind}": f"one of your {kind}s" for kind in KINDS},
    **{f"1 of your {kind}s": f"one of your {kind}s" for kind in KINDS},
    **{f"1 of your opponent's {kind}s": f"one of your opponent's {kind}s" for kind in KINDS},
    **{f"your other {kind}": f"another of your {kind}s" for kind in KINDS},
    **{f"all your {kind}s": f"each of your {kind}s" for kind in KINDS},
    **{f"all of your {kind}s": f"each of your {kind}s" for kind in KINDS},
    **{f"all your opponent's {kind}s": f"each of your opponent's {kind}s" for kind in KINDS},
    **{f"all of your opponent's {kind}s": f"each of your opponent's {kind}s" for kind in KINDS},
    **{f"the {kind} this is linked to": "the linked character" for kind in ("character",)},
    "the character this card is linked to": "the linked character", "draw a card": "draw 1 card",
    "draws a card": "draws 1 card", "discard a card": "discard 1 card", "discards a card": "discards 1 card",
    **{f"void the {what}": f"void that {what}" for what in (
        "action", "attack", "threat", "ability", "move", "draw", "gain", "search", "play", "destruction")},
    **{f"target {kind}": f"a {kind}" for kind in KINDS},
    **{f"all opponent's {kind}s": f"each of your opponent's {kind}s" for kind in KINDS},
    **{f"both players {verb} !and/then": f"each player {done}" for verb, done in BOTH.items()},
    "uses an ability of": "activates the ability of", "uses an ability": "activates an ability",
    "activates its ability": "activates an ability", "by mental attacks": "by a mental attack",
    "by attacks": "by a attack", "its controller": "that card's controller",
    "next to this card": "in this card's close range",
    "next to this character": "in this character's close range", "next to it": "in its close range",
    "next to the linked character": "in the linked character's close range",
    "adjacent to this card": "in this card's close range", "adjacent to it": "in its close range",
    "adjacent to this character": "in this character's close range",
    "adjacent to the linked character": "in the linked character's close range",
    **{f"your opponent's {kind}": f"an opponent's {kind}" for kind in KINDS},
    **{f"your opponent's {how} character": f"an opponent's {how} character" for how in HOW},
    "activates an ability of": "activates the ability of", "each player's characters": "characters",
    "by physical attacks": "by a physical attack", "by distance attacks": "by a distance attack",
    "take control of": "gain control of", "takes control of": "gains control of",
    "that share its family": "of the same family as it", "that shares its family": "of the same family as it",
    "that share its element": "of the same element as it", "that shares its element": "of the same element as it",
    "that have the same family as": "of the same family as", "that have the same element as": "of the same element as",
    "that has the same family as": "of the same family as", "that has the same element as": "of the same element as",
    **{f"{has} a {piece}": f"{has} 1 or more {piece}s" for has in ("it has", "card has", "character has")
       for piece in ("token", "power-up")},
    **{f"{has} damage": f"{has} 1 or more damage" for has in ("it has", "card has", "character has")},
    "among them": "among the cards dug", "bury the rest": "bury each card among the cards dug",
    "no cards in hand": "no cards in your hand", "no cards in their hand": "no cards in their hand",
    "has no cards in hand": "has no cards in their hand",
    "bury the rest in any order": "bury each card among the cards dug",
    "this card is linked to a character": "this card is linked", "of level": "with level",
    "the attacker": "each attacking character", "the attackers": "each attacking character",
    "all equipment": "each equipment",
    "already has": "has", "move again": "move", "attack again": "attack", "threaten again": "threaten",
    **{f"any {kind}": f"a {kind}" for kind in KINDS[:-1]}, "each time": "when", "every time": "when",
    "whenever": "when", "as long as": "while", f"the opponent !{OF_ANYBODY}": "your opponent",
    # That was named, not any.
    **{f"the opponent's {kind}{s}": f"that opponent's {kind}{s}" for kind in KINDS[:-1] for s in ("", "'s")},
    f"the opponent's !{OF_ANYBODY}": "your opponent's",
    **{f"at the {edge} of {whose} turn,": f"when {whose} turn {house}," for edge, house in (
        ("beginning", "begins"), ("start", "begins"), ("end", "ends")) for whose in ("your", "your opponent's")},
    "at the beginning of each turn,": "when a turn begins,",
    "the characters that destroyed it": "each character that attacked it",
    "one of the attacking characters": "an attacking character",
    **{f"{n} opponent's {kind}s": f"{n} of your opponent's {kind}s" for kind in KINDS for n in ("two", "2", "3")},
    "each adjacent opponent's character": "each of your opponent's characters in this character's close range",
    "to each of them": "to them",
    "an adjacent opponent's character": "an opponent's character in this character's close range",
    "each adjacent character": "each other character in this character's close range",
    "one of your adjacent characters": "one of your other characters in this character's close range",
    **{f"one of {whose} entry points": f"{whose} entry point" for whose in ("your", "your opponent's", "their")},
    "one of the attackers": "an attacking character", "the attacking characters": "each attacking character",
    **{f"the attacking characters {verb}": f"each attacking character {verb}s" for verb in ("get", "lose", "gain")},
    "the attacking characters have": "each attacking character has",
    **{f"the attackers {verb}": f"each attacking character {verb}s" for verb in ("get", "lose", "gain")},
    "activate an ability of": "activate the ability of", "use an ability of": "activate the ability of",
    "the number of damage": "the number of damage", "the amount of damage": "the number of damage",
    "on an empty entry point": "on an entry point", "at the beginning of the turn": "when the turn begins",
    "combo attacks cannot be made": "characters cannot join combo attacks",
    "no combo attacks can be made": "characters cannot join combo attacks",
    "does not gain honor": "gains no honor", "doesn't gain honor": "gains no honor",
    "an enemy entry point": "your opponent's entry point", "your entry points": "your entry point",
    "enemy entry point": "your opponent's entry point", "your opponent's entry points": "your opponent's entry point",
    **{f"remove a {piece} from": f"remove 1 {piece} from" for piece in ("token", "power-up")},
    "discard the rest": "discard each card among the cards dug",
    **{f"{verb} a {piece} on": f"add 1 {piece} to" for verb in ("put", "place") for piece in ("token", "power-up")},
    "built up": "built-up",
    **{f"by {two} characters": "by a combo attack" for two in ("two or more", "2 or more", "several")},
    **{f"with {a} {stat} of": f"with {stat}" for a, stat in (
        ("a", "speed"), ("a", "level"), ("an", "offense"), ("a", "defense"), ("a", "magic"))},
    **{f"enemy {noun}": f"enemy {noun}" for noun in BEHIND}, "enemy": "enemy character",
    **{f"that enemy {kind}": f"that enemy {kind}" for kind in KINDS}, "that enemy": "that enemy character",
    "enemies": "enemy characters", "enemies'": "enemy characters'",
    "ally": "friendly character", "allies": "friendly characters", "that ally": "that friendly character",
    "other ally": "other friendly character", "other allies": "other friendly characters",
    "discard pile": "disposal", "at the start of your turn,": "when your turn begins,",
    "at the end of your turn,": "when your turn ends,", "at the start of each turn,": "when a turn begins,",
    **{f"at the {edge} of each player's turn,": f"when a turn {house}," for edge, house in (
        ("start", "begins"), ("beginning", "begins"), ("end", "ends"))},
    "at the end of each turn,": "when a turn ends,", "can't": "cannot", "power up": "power-up",
    "power ups": "power-ups", "damage markers": "damage", "damage marker": "damage", "points of damage": "damage",
    "set option": "standby option", "set options": "standby options", "set card": "standby card",
    "set cards": "standby cards", "on the battlefield": "on the field",
    "moves onto": "moves onto", "moves upon": "moves onto",  # which is not on, as elsewhere
    **{f"{kind}{s} in standby": f"standby {kind}{s}" for kind in KINDS for s in ("", "s")},
    **{f"your {how} character": f"one of your {how} characters" for how in HOW},
    "when you play this": "when this card is played", "when you play this card": "when this card is played",
    "when you play this character": "when this character is played",
}  # fmt: skip
PARAPHRASES: dict[str, str] = {
    "add {n} {p=power-up/power-ups/damage/token/tokens} to {some}, or {n2} if {rest}":
        "add {n} {p} to {some} . add {n2} {p} to it instead if {rest}",
    "^ your other characters of the same {s=family/element} {v=have/get/gain/cannot} {rest}":
        "your other characters of the same {s} as this character {v} {rest}",
    "{v=has/have/gains/gain} the skill {s=flying/archery/swordplay/witchcraft}": "{v} {s}",
    "{v=has/have/gains/gain} {s=flying/archery/swordplay/witchcraft} and {k=@} {n}": "{v} {s} and {v} {k} {n}",
    "{v=has/have} {s=@} {n} and {k=flying/archery/swordplay/witchcraft}": "{v} {s} {n} and {v} {k}",
    "{x} destroys {y} in battle, {rest}": "{x} destroys {y} by an attack , {rest}",
    "{x} loses all <|of> <its|> {p=power-ups/damage/tokens}": "remove all {p} from {x}",
    "if {some} was {d=discarded/erased/ejected/buried/destroyed} this way": "if there is {some} {d} this way",
    "to that {k=character's/card's} space": "to the space of that card",
    "execute a mental attack of {n} plus {n2} for each {y} <on|against> {x}":
        "execute a mental attack equal to {n} plus {n2} for each {y} on {x}",
    "^ for each {x}, {y} {v=has/have} {s=@} {n} $": "{y} {v} {s} {n} for each {x}",
    "^ when {x} <is|are> {d=destroyed/discarded/erased/buried/ejected}, its {k=controller} may {rest}":
        "when {x} is {d} , that card's {k} may {rest}",
    "^ opponent's {k=characters/options/cards} {rest}": "your opponent's {k} {rest}",
    "{v=play/plays} {x} <on|onto> <an|one of your|your> entry <point|points>": "{v} {x}",
    **{f"it is {done} <at the end of the turn|at the end of this turn|when the turn ends|when this turn ends>":
       f"at the end of the turn , {do} it" for do, done in DONE.items()},
    "{x} <ends|finishes> its <move|movement> <next|adjacent> to {y}, {rest}":
        "{x} moves onto a space in the close range of {y} , {rest}",
    "^ you may {x} . <this ability can|you can|you may> only <be used|use it|do this|do so|use this ability> "
    "once <per|each|a> turn $": "once per turn , you may {x}",
    "^ {x} . <this ability can|you can|you may> only <be used|use it|do this|do so|use this ability> once <per|each|a> "
    "turn $": "once per turn , {x}",
    "^ {k=characters} {x} while they have {y} $": "{k} with {y} {x}",
    "{x}, and it is {d=destroyed/discarded/ejected/buried/erased/rested} <at the end of the turn|when the turn ends>":
        "{x} . it is {d} when the turn ends",
    "your opponent <must discard|discards> {x} or lose {y} $":
        "your opponent chooses one : discard {x} ; or lose {y}",
    "discards down to {n} $": "discards down to {n} cards",
    "discard down to {n} $": "discard down to {n} cards",
    "{x} moves <next|adjacent> to {y}, {rest}": "{x} moves onto a space in the close range of {y} , {rest}",
    # ---- as which card
    **{f"^ <when|whenever> {this} {{x}}, {{y}} <of|with> the same {{s=family/element}} {{w=in/and/from/on}} {{rest}}":
       f"when {this} {{x}} , {{y}} of the same {{s}} as {this} {{w}} {{rest}}"
       for this in ("this character", "the linked character")},
    **{f"^ <when|whenever> {this} {{x}}, {{y}} <of|with> the same {{s=family/element}} $":
       f"when {this} {{x}} , {{y}} of the same {{s}} as {this}" for this in ("this character", "the linked character")},
    # ---- somebody must, or else
    **{f"^ <when|whenever> an opponent's {{z}}, <that player|they|its controller> must {verb} {{y}} or "
       f"{{do=rest/destroy/discard/eject/bury/erase}} {{x}} $":
       f"when an opponent's {{z}} , {{do}} {{x}} unless your opponent {verb}s {{y}}" for verb in ("pay", "discard")},
    # ---- a hand that was looked at
    **{f"look at your opponent's hand . choose {{x}} <there|from it|in it|among them> and "
       f"<they|your opponent> {verb} <it|that card> $":
       f"look at your opponent's hand . {house} {{x}} from your opponent's hand"
       for house, verb in (("discard", "<discard|discards>"), ("bury", "<bury|buries>"), ("erase", "<erase|erases>"))},
    **{f"look at your opponent's hand . choose {{x}} <there|from it|in it|among them> and {verb} <it|that card> $":
       f"look at your opponent's hand . {verb} {{x}} from your opponent's hand"
       for verb in ("discard", "bury", "erase")},
    "^ when {x}, {y} after the battle $": "when {x} , after the battle {y}",
    # A counter is played when it is so, which is its timing and nothing that it does. [LL-ctr.2]
    f"^ {{do={YOURS.replace('play/', '')}}} {{x}} when {{deed}} $": "when {deed} , {do} {x}",
    "^ play {a=a/an/one/1} {x} when {y} $": "when {y} , play {a} {x}",
    **{f"^ {turn}{who} {{x}} when {{y}} $": f"{turn.replace(',', ' ,')}when {{y}} , {who} {{x}}"
       for turn in ("", "once per turn, ") for who in ("you", "your opponent", "each player")},
    # ---- what happens
    "^ when {x} would {y}, {rest}": "if {x} would {y} , {rest}",
    "{x}, but {y} $": "{x} and {y}",
    "{x}, but {y} until {rest}": "{x} and {y} until {rest}",
    # What stands behind 'but' alone hangs on its condition. [EN-1]
    "^ {x} {v=has/have} {y}, but {no=cannot} {z} {w=while/if} {rest}": "{x} {v} {y} . {x} {no} {z} {w} {rest}",
    "^ {v=rest/discard/erase/bury/pay/remove} {x}: {rest}": "{v} {x} to {rest}",
    "<switch|swap|exchange> that card's space with an empty space {rest}": "move that card to an empty space {rest}",
    # By how many spaces somebody is pushed or pulled says a direction, too.
    "<drag|pull|push> {x} <to|on|into> {a=a/an/any} {rest}": "move {x} to {a} {rest}",
    "move it {n} <more|additional> {k=space/spaces}": "move it {n} {k}",
    # [LL-open.17] Only manual moves count for it, so this is courtesy. [EN-15]
    "{x} move {y} . this <|move> <does not|doesn't> count <toward|towards|against> its speed $": "{x} move {y}",
    "{x} move {y} . this <|move> <does not|doesn't> count as a manual move $": "{x} move {y}",
    "next to {some}": "in the close range of {some}",
    "next to {w=one/another/each} of {x}": "in the close range of {w} of {x}",
    "^ choose one: {v}, or {v2}, or {v3} $": "choose : {v} , or {v2} , or {v3}",
    "add {n} {p=damage/power-up/power-ups/token/tokens} instead": "add {n} {p} to it instead",
    "{w=remove} {x} from your characters": "{w} {x} from each of your characters",
    "you gain the same amount of {k=MP/honor}": "you gain that much {k}",
    "gain the same amount of {k=MP/honor}": "gain that much {k}",
    **{f"return {of} opponent's {{v}} to <their|your opponent's> hand": f"eject {of} opponent's {{v}}"
       for of in ("an", "one of your", "each of your", "{n} of your", "up to {n} of your")},
    "put the top {n} {k=card/cards} of your deck into your disposal": "discard the top {n} {k} of your deck",
    "cannot {v=move/attack/rest/threaten} or {v2=move/attack/rest/threaten}": "cannot {v} and cannot {v2}",
    f"^ {{do={YOURS}}} {{x}}, or {{do2={YOURS}}} {{y}} $": "choose : {do} {x} , or {do2} {y}",
    "{v=have/has} no {k=MP/honor}": "{v} 0 or less {k}",
    "gain {k=MP/honor} equal to the number of your {x}": "gain 1 {k} for each of your {x}",
    "that {v=has/have} {n} or more {p=damage/power-ups/tokens}": "with {n} or more {p}",
    "that {v=has/have} {p=damage/flying/archery/swordplay/witchcraft}": "with {p}",
    "^ {x} has {y} when it attacks {z} $": "{x} has {y} while it is attacking {z}",
    "^ {x} during your turn $": "{x} while it is your turn",
    "^ {x} during your opponent's turn $": "{x} while it is your opponent's turn",
    "if each of your {k=characters/options} are {rest}": "if each of your {k} is {rest}",
    **{f"choose {{x}} . <it|that card|that character|the chosen character|the chosen card> is {done} $":
       f"choose {{x}} . {do} it" for do, done in DONE.items()},
    "^ when {x} attacks, the target {rest}": "when {x} attacks , the attacked character {rest}",
    "^ when {x} threatens, the target {rest}": "when {x} threatens , the threatened character {rest}",
    # ---- values
    "^ {s=@} {n} $": "the linked character has {s} {n}",
    "^ {s=@} {n}<,| and> {s2=@} {n2} $": "the linked character has {s} {n} and has {s2} {n2}",
    "{v=gains/has} {k=flying/archery/swordplay/witchcraft} and {s=@} {n}": "{v} {k} and has {s} {n}",
    **{f"this {{k={kind}'s}} {{s=@}} {typed} while it {{rest}}": f"this {kind} has {{s}} {{n}} while it {{rest}}"
       for kind in ("character", "card") for typed in ("<is|are> {n}", "{n}")},
    "execute a mental attack with offense {n} <on|against> {x}": "execute a mental attack of {n} on {x}",
    "execute a mental attack with offense equal to {y} <on|against> {x}": "execute a mental attack equal to {y} on {x}",
    "execute a mental attack <against|on> {x} with offense {n}": "execute a mental attack of {n} on {x}",
    "execute a mental attack <against|on> {x} with offense equal to {y}": "execute a mental attack equal to {y} on {x}",
    "execute a mental attack of {n} against {x}": "execute a mental attack of {n} on {x}",
    "{s=@} {n} for the linked character": "the linked character has {s} {n}",
    "^ the linked character: {s=@} {n} $": "the linked character has {s} {n}",
    "^ the linked character: {s=@} {n}<,| and> {s2=@} {n2} $": "the linked character has {s} {n} and has {s2} {n2}",
    "{v=gets/gains} {s=@} {n}": "has {s} {n}",
    "{v=get/gain} {s=@} {n}": "have {s} {n}",
    "{s=@} <is|are> {n}": "{s} {n}",
    # 'For each of your characters' could be said of all of them, so only what lies on a card is counted so.
    "^ {s=@} {n} for each {p=power-up/damage/token} on {x} $": "this character has {s} {n} for each {p} on {x}",
    "^ {s=@} {n} for each {k=card/equipment/spell/weapon/option} linked to {x} $":
        "this character has {s} {n} for each {k} linked to {x}",
    "{x} gains {n} {p=power-up/power-ups/damage/token/tokens}": "add {n} {p} to {x}",
    "{x} <takes|suffers> {n} damage": "add {n} damage to {x}",
    "{v=deal/give} {n} damage to {x}": "add {n} damage to {x}",
    "{v=put/place} {n} {p=power-up/power-ups/damage/token/tokens} on {x}": "add {n} {p} to {x}",
    "{v=has/have/gains/gain} the {s=flying/archery/swordplay/witchcraft} skill": "{v} {s}",
    "{x} is <a|an> {f=human/beast/fairy/dragon/undead/demon/spirit/machine}": "{x} is a {f} character",
    "each character {x} other than <itself|it>": "each other character {x}",
    **{f"{typed} unless {who} {verb}{s} {{rest}}": f"{house} unless your opponent {verb}s {{rest}}"
       for typed, house in (("{v=void} {w=it}", "{v} {w}"), ("{v=void} {w=its} ability", "{v} {w} ability"),
                            ("{v=void} {w=that} {k=action/attack/threat/ability/move/draw}", "{v} {w} {k}"))
       for verb in ("pay", "discard") for who, s in (("they", ""), ("its controller", "s"))},
    "execute a mental attack <against|on> {x}, with offense equal to {rest}":
        "execute a mental attack equal to {rest} on {x}",
    "execute a mental attack <against|on> {x}, with offense {n}": "execute a mental attack of {n} on {x}",
    # ---- somebody must, or else
    **{f"{typed} must {verb} {{y}} or {{x}} is {done}": f"{house}{do} {{x}} unless your opponent {verb}s {{y}}"
       for typed, house in OPPONENT.items() for verb in ("pay", "discard") for do, done in DONE.items()},
    **{f"{typed} must {verb} {{y}} or <the|that> {{k=attack/threat/ability/action}} is voided":
       f"{house}void that {{k}} unless your opponent {verb}s {{y}}"
       for typed, house in OPPONENT.items() for verb in ("pay", "discard")},
    "add {p=damage/power-ups/tokens} to {x} equal to {y}": "add as many {p} to {x} as {y}",
    "add {p=damage/power-ups/tokens} equal to {y} to {x}": "add as many {p} to {x} as {y}",
    "^ dig {n}, {rest}": "dig {n} . {rest}",
    "^ {x} in its {k=close/long/zone} range {rest}": "{x} in {k} range {rest}",
    "look at your opponent's hand . you may {v=discard/bury/erase} {x} from it":
        "look at your opponent's hand . then you may {v} {x} from your opponent's hand",
    "look at your opponent's hand . {v=discard/bury/erase} {x} from it":
        "look at your opponent's hand . {v} {x} from your opponent's hand",
    # ---- cards
    **{f"^ look at the top {{n2}} cards of your deck . put {typed} into your hand and the rest on the bottom{of} $":
       f"dig {{n2}} . eject {house} among the cards dug , then bury each card among the cards dug"
       for typed, house in (("one <of them|>", "1 card"), ("1 <of them|>", "1 card"), ("{n} of them", "{n} cards"))
       for of in ("", " in any order", " of your deck", " of your deck in any order")},
    **{f"^ look at the top {{n2}} cards of your deck . put {typed} into your hand and {{do=discard/erase/bury}} "
       "<the rest|the others|each card among the cards dug> $":
       f"dig {{n2}} . eject {house} among the cards dug , then {{do}} each card among the cards dug"
       for typed, house in (("one <of them|>", "1 card"), ("1 <of them|>", "1 card"), ("{n} of them", "{n} cards"))},
    "{x} chooses one: they {v}; or they {v2} $": "{x} chooses one : {v} ; or {v2}",
    "{x} chooses one: they {v} or they {v2} $": "{x} chooses one : {v} ; or {v2}",
    "^ {m} . use this <ability|> only once <per|each|a> turn $": "once per turn , {m}",
    "^ when {x}, {y} . <use this|use this ability|this ability can be used|do this> only once <per|each|a> turn $":
        "once per turn , when {x} , {y}",
    "adds {n} {p=damage/power-up/power-ups/token/tokens} to {chosen} of their choice": "adds {n} {p} to {chosen}",
    # [LL-mp.6] What a text plays costs nothing, so this is courtesy. [EN-15]
    # An additional character is played by hand, and paid.
    **{f"{{v=play/plays}} {which} <without paying its <magic|MP|cost>|without paying MP|for free|at no cost>":
       f"{{v}} {house}" for which, house in (("{x} from {y}", "{x} from {y}"), ("{w=it}", "{w}"))},
    "^ when your turn ends, if {x} did not attack, {rest}":
        "when your turn ends , if {x} did not attack this turn , {rest}",
    "{x} <gets|receives> {n} {p=power-up/power-ups/damage/token/tokens}": "add {n} {p} to {x}",
    "by attacks <of|from|by> {x}": "by {x}",
    "your opponent reveals their hand . <|you> {v=discard/bury/erase} {x} from it $":
        "look at your opponent's hand . {v} {x} from your opponent's hand",
    "^ when {x} {v=gains/gain} {k=MP/honor}, {y} <the same amount|that much> $": "when {x} {v} {k} , {y} that much {k}",
    "discard {n=1/one} $": "discard 1 card",
    "discard {n=2/3/two/three} $": "discard {n} cards",
    "^ {do=destroy/discard/eject/erase} {a=a/an/1} {x} linked to {some} $": "choose {some} . {do} {a} {x} linked to it",
    "^ when {x} is destroyed, {v=eject/rest/bury/erase/set} it instead <|of destroying it|of putting it into the "
    "disposal>": "if {x} would be destroyed , {v} it instead",
    "^ when a turn {e=begins/ends}, the turn player {rest}": "when a turn {e} , that player {rest}",
    "<build up|build-up> {x} <into|to> {y}": "build-up {x} with {y}",
    "{v=discard/discards/bury/buries/erase/erases} {x} from the hand": "{v} {x} from their hand",
    **{f"^ your characters {{x}} {verb} {{y}} while they are {{s=readied/resting/attacking/attacked/threatened}} $":
       f"your {{s}} characters {{x}} {verb} {{y}}" for verb in ("have", "get", "gain", "cannot")},
    **{f"^ {{k=characters}} {{x}} {verb} {{y}} while they are {{s=readied/resting/attacking/attacked/threatened}} $":
       f"{{s}} {{k}} {{x}} {verb} {{y}}" for verb in ("have", "get", "gain", "cannot")},
    **{f"^ {whose} characters {verb} {{y}} while they are {{s=readied/resting/attacking/attacked/threatened}} $":
       f"{whose} {{s}} characters {verb} {{y}}" for verb in ("have", "get", "gain", "cannot")
       for whose in ("your", "enemy", "friendly", "your opponent's")},
    "replace {x} with {y} of the same {s=family/element} from {z}":
        "replace {x} with {y} of the same {s} as it from {z}",
    "^ you may play {n} additional {k=character/characters} this turn $": "play {n} additional {k} this turn",
    "^ you may play {n} additional {k=character/characters} this turn by paying <its|their> MP $":
        "play {n} additional {k} this turn",
    "^ you may play another character this turn $": "play 1 additional character this turn",
    "dig the top {n} {k=card/cards} of your deck": "dig {n}",
    "look at your opponent's hand and {v=discard/bury/erase} {n} {k=card/cards} from it":
        "look at your opponent's hand , then {v} {n} {k} from your opponent's hand",
    "give {x} {n} {p=power-up/power-ups/damage/token/tokens}": "add {n} {p} to {x}",
    "return {x} to standby": "set {x}",
    "turn {x} face-down": "set {x}",
    "\" {t} \" titled {k=@kinds}": "{k} titled {t}",
    "\" {t} \" or \" {t2} \" titled {k=@kinds}": "{k} titled {t} or {t2}",
    **{f"this {{k={kind}'s}} {{s=@}} {{n}} for {{e=each/every}} {{x}} on it":
       f"this {kind} has {{s}} {{n}} for {{e}} {{x}} on it" for kind in ("character", "card")},
    "{n} or less {k=@kinds}": "{n} or fewer {k}",
    "{x} has \" {t} \" in its title": "{x} is a card titled {t}",
    "{x} has \" {t} \" or \" {t2} \" in its title": "{x} is a card titled {t} or {t2}",
}  # fmt: skip
PARAPHRASES |= kinds_joined(KINDS[:-1], "your/all")
NAMES = "/".join(name for kind in KINDS for name in (kind, f"{kind}s"))
PARAPHRASES = {
    typed.replace("@kinds", NAMES).replace("@", STATS): house
    for typed, house in (
        PARAPHRASES | OTHERWISE | FREELY | BESIDES | SHORT | IN_PLACE | AT_LENGTH | ASKING | MOMENTS | HELD | SWAPPED
        | OF_A_TURN
    ).items()
}
FOREIGN: Wordings = {
    "mana": "MP", "life": "honor", "attack": "offense", "power": "offense", "strength": "offense",
    "health": "defense", "graveyard": "disposal", "exile": "erase", "banish": "erase", "tap": "rest",
    "untap": "ready", "exhaust": "rest", "bounce": "eject", "counters": "tokens", "unit": "character",
    "units": "characters", "creature": "character", "creatures": "characters", "cast": "play",
    "casts": "plays", "dies": "is destroyed", "die": "be destroyed", "tapped": "resting", "untapped": "readied",
    "exhausted": "resting", "sleeping": "resting", "stun": "rest", "sacrifice": "discard", "artefact": "equipment",
    "artifact": "equipment", "enchantment": "environment", "squares": "spaces", "square": "space", "round": "turn",
    "equipped": "linked", "blocked": "attacked", "start": "begins", "starts": "begins",
    "blocks": "is attacked",
}  # fmt: skip
