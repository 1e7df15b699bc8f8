"""Sentences of everyday English: musts and alternatives, what is done later to the same hero, what is counted in words
that say so by the way, next turns."""

from __future__ import annotations

from rulebound.games.lightseekers.orders import ELEMENTS, ORDERS
from rulebound.games.lightseekers.vocabulary.paraphrases import LONG
from rulebound.language.wordings import Wordings

SORTS = "/".join((*ELEMENTS, *ORDERS, "Unaligned"))
# Ways of dividing as one chooses, and whose turn the next one is.
AS_YOU_LIKE = ("however you <like|want|wish|choose>", "as you <like|want|wish|see fit>", "in any way you <like|choose>")
THEIRS = ("the recipient", "they", "that hero", "your target", "your enemy")
OFTEN = (("1", "first", "once"), ("2", "second", "twice"), ("3", "third", "three times"))
EVERYDAY: Wordings = {
    # ---- who does it
    "^ does {n} damage": "deal {n} damage",
    "^ you then {rest}": "you {rest}",
    "Heal {n} yourself": "you Heal {n}",
    "^ {x} can't damage {y} $": "{y} can't take damage from {x}",
    "{x} must <|either> {v} or {v2} $": "{x} chooses one : {v} ; or {v2}",
    "{x} <chooses|choose> one: <|either> {v} or {v2} $": "{x} chooses one : {v} ; or {v2}",
    "{x} <chooses|choose> one: <|either> {v}, or {v2} $": "{x} chooses one : {v} ; or {v2}",
    "^ each of those heroes {rest}": "each of them {rest}",
    "^ all {x} <Rotate|Rotates> $": "Rotate all {x}",
    **{f"^ {{w=when/if/whenever}} {{x}} would {verb} {{y}}, {{rest}}":
       f"{{w}} {{y}} would be {done} by {{x}} , {{rest}}"
       for verb, done in (("Remove", "Removed"), ("Return", "Returned"))},
    **{f"^ {{w=when/if/whenever}} this <|Item|Buff|card> is {done}, {{m}} to the hero <who|that> {done} <it|this>":
       f"{{w}} a hero {verb} this , {{m}} to that hero"
       for done, verb in (("Removed", "Removes"), ("Returned", "Returns"))},
    "^ each other hero may {v}; you {v2} for each <|other> hero who {rest}":
        "each other hero may {v} . you {v2} for each hero who {rest}",
    "^ the recipient loses all <|of> their {k=Buffs/Items} $": "Remove all of the recipient's {k}",
    "<get|gain> {x} from {y} <to|into> your hand": "move {x} from {y} to your hand",
    "^ all other heroes {do=Discard/Draw/Remove/Return/Rotate/lose/gain/Heal} {v} each $":
        "all other heroes each {do} {v}",
    "^ you <get|gain|have> {n} <more|additional|extra> {a=action/actions} <each turn|every turn|per turn|on each of "
    "your turns> $":
        "you can take {n} more {a}",
    "give yourself <a|an> <additional|extra> action": "gain 1 additional action",
    "^ start the game with {n} <more|additional|extra> {k=card/cards} <|in hand|in your hand> $":
        "you start the game with {n} additional {k}",
    # ---- how much
    "^ <|all|any> damage you take is halved, rounded {r} $": "when you would take damage , halve it , rounded {r}",
    "{v=Heal/Heals} the {w=number/highest/lowest/difference/damage/amount/total} {rest}": "{v} for the {w} {rest}",
    "{v=Heal/Heals} your missing health": "{v} for your missing health",
    "{v=Draw/Draws/Discard/Discards} X cards, where X is {rest}": "{v} cards equal to {rest}",
    "{v=Heal/Heals} as much as the {rest}": "{v} for the {rest}",
    "{v=Draw/Draws} {n} more for each {rest}": "{v} {n} additional card for each {rest}",
    "{v=Draw/Draws} twice as many cards": "{v} twice that many cards",
    "for each {x} you Discarded this way": "for each {x} Discarded this way",
    "^ for each {x}, {m}, <but never more than|but no more than|but at most|up to> {n} $":
        "{m} for each {x} , up to {n}",
    "^ for each, {rest}": "for each of them , {rest}",
    "if you have unused actions, {v} for each of them": "{v} for each unused action",
    "^ if their health is higher than yours, heal the difference":
        "if that hero has more health than you , Heal for the difference between your health and that hero's health",
    "set {w=your/their} health to {n} if it is {n2} or less": "if {w} health is {n2} or less , set {w} health to {n}",
    # Healing that a card of yours does, whomever it heals: 'healing done' of the table of events.
    "{w=when/whenever/if} you <|would> Heal, <|you> Heal {n} <more|additional>":
        "{w} you would Heal , increase that healing by {n}",
    "^ all your {h=damage/healing} is increased by {n} $": "increase all {h} you deal by {n}",
    "^ <ignores|ignore> <|all|any> <|damage> <reduction|reductions> $": "this can't be reduced",
    **{f"{typed} . X is {{rest}}": f"{typed} , where X is {{rest}}"
       for typed in ("deal X damage", "deal X damage to {x}", "Heal X", "Draw X cards")},
    **{f"deal {{n}} damage <split|divided|distributed|spread> <between|among> {{x}} {typed}":
       "deal {n} damage divided as you choose among {x}" for typed in AS_YOU_LIKE},
    # ---- the same hero, later
    **{f"deal {{n}} damage now<,|> and {typed} <to the same hero|to them|to that hero> at the {{e=start/end}} of {{z}}":
       "deal {n} damage . at the {e} of {z} , deal {n2} damage to the recipient"
       for typed in ("<another|an additional> {n2} <|damage>", "{n2} <|more> <|damage>")},
    # ---- what was done before
    "you may Discard {x} . {m}; if you Discarded, {rest}":
        "you may Discard {x} . {m} . if a card was Discarded this way , {rest}",
    **{f"if {typed} this turn": f"if the number of times you {done} this turn is exactly {n}"
       for n, nth, often in OFTEN for done, kind in (("Attacked", "Attack"), ("Defended", "Defend"))
       for typed in (f"this is <the {nth} {kind} <you've|you have> made|your {nth} {kind}>", f"you {done} {often}",
                     f"you <have|> {done} exactly {often}")},
    "if this is the {o=first/second/third} {k=Attack/Defend/card} you've played this turn":
        "if this is the {o} {k} you played this turn",
    "{c=if/while} {x} is equal to {n}": "{c} {x} is exactly {n}",
    **{f"{{c=if/while/unless}} {{x}} is <{more}> than {n}": f"{{c}} {{x}} is {m} or {house}" for n in range(1, 20)
       for more, m, house in (("greater|higher|more", n + 1, "more"), ("less|lower|fewer", n - 1, "less"))},
    # ---- one or the other
    "^ deal {n} damage . the recipient may {v} to take <|only> {n2} <|damage> instead $":
        "the recipient may {v} . if they do , deal {n2} damage . if they don't , deal {n} damage",
    "deal {n} damage, but only {n2} <|damage> if {rest}": "deal {n} damage . deal {n2} damage instead if {rest}",
    "Heal {n}, but only {n2} if {rest}": "Heal {n} . Heal {n2} instead if {rest}",
    **{f"^ {{w=when/whenever/each time/at}} {{x}}, {typed}, or {{n2}} <|{harm}> if {{rest}}":
       f"{{w}} {{x}} , if {{rest}} , {house} ; otherwise , {typed}" for typed, house, harm in (
           ("Draw {n} card", "Draw {n2} cards", "cards"),
           ("deal {n} damage", "deal {n2} damage", "damage"),
           ("deal {n} damage to {y}", "deal {n2} damage to {y}", "damage"))},
    "^ only if {x}, {rest}": "if {x} , {rest}",
    "you <can|may> Play this <|card> only <while|when|if> {rest}": "Play this card only if {rest}",
    "^ {do=Heal/deal/Draw/Discard} {x}, or {do2=Heal/deal/Draw/Discard} {v} if {rest}":
        "{do} {x} . {do2} {v} instead if {rest}",
    # Of one hero alone: of several each would have to be asked.
    **{f"^ {who} takes {{n}} damage for each {{k=Item/Buff}} they have <|equipped|in play>, or {{n2}} <|damage> if "
       "they have none $":
       f"if {who} has no {{k}} , deal {{n2}} damage to {who} ; otherwise , deal {{n}} damage to {who} for each {{k}} "
       f"of {who}" for who in THEIRS if who != "they"},
    **{f"{{w=would}} {take} damage{of}, you take none $": f"{{w}} {take} damage{of} , prevent it"
       for take in ("take", "be dealt") for of in ("", " this turn", " from {y}")},
    "if it is {x}, {m}; if it isn't, {rest}": "if it is {x} , {m} ; otherwise , {rest}",
    "if it's {x}, {m}; if it isn't, {rest}": "if it is {x} , {m} ; otherwise , {rest}",
    "{do=Discard/Remove/Return/lose} {v} to {y}, or {do2=Discard/Remove/Return/lose} {v2} to {z} $":
        "choose one : {do} {v} to {y} ; or {do2} {v2} to {z}",
    "the Attack deals {n} less": "reduce the damage of that Attack by {n}",
    "^ should {x} be {y}, {rest}": "if {x} is {y} , {rest}",
    # ---- what is lost
    **{f"{{w=when/whenever/each time/time/turn}} {lose} {one} {k}": f"{{w}} {house} leaves play"
       for k in ("Buff", "Item") for lose, one, house in (("you lose", "<a|an|one of your>", f"one of your {k}s"),
                                ("your target loses", "<a|an>", f"a {k} of your target"),
                                ("another hero loses", "<a|an>", f"a {k} of another hero"))},
    # ---- numbers of heroes and of acts
    "^ {x} <deal|deals> {n} <less|fewer> damage": "reduce the damage done by {x} by {n}",
    "^ {x} <deal|deals> {n} <less|fewer> damage to {y} $": "reduce the damage received by {y} from {x} by {n}",
    "{c=if/while/unless} you have {n} or more different {s=Elements/Orders} among {x}":
        "{c} the number of different {s} among {x} is {n} or more",
    "{c=if/while} this <|Buff|card> shows <a|an|the number|> {n}": "{c} the current number of this is exactly {n}",
    "{k=Buff/Buffs} {x} that <has|have|shows|show> a number of {n} or {b=more/less} <|in their current corner|in its "
    "current corner>": "{k} {x} with a current number of {n} or {b}",
    "<gain|gains> {n} <|additional|extra> {a=action/actions} for {k=Buffs/Attacks/Defends/combos/Items} only":
        "gain {n} additional {a} only for {k}",
    **{f"{{c=if/while/unless}} {{x}} health is {less} than yours": f"{{c}} {{x}} health is {house} than your health"
       for less, house in (("<less|lower>", "less"), ("<more|higher|greater>", "greater"))},
    # ---- cards under cards
    "{v=put/puts/place/places/tuck/tucks} {x} <under|underneath|beneath> {w=this/it}": "Store {x} under {w}",
    "{k=card/cards} <under|beneath> it": "{k} stored under it",
    # ---- what an earlier part did
    **{f"<is|are> {done} this way": f"was {done} this way" for done in ("Discarded", "Removed", "Returned", "Drawn")},
    **{f"{{c=if/when}} {it} {expires}": f"{{c}} {it} Expires"
       for it in ("it", "that Buff") for expires in ("Expires this way", "Expired this way", "Expired")},
    **{f"if <this|that> <makes|causes> {it} <|to> Expire": f"if {it} Expires" for it in ("it", "that Buff")},
    "if you {d=Discarded/Removed/Returned} {x} this way": "if {x} was {d} this way",
    "if you {d=Discarded/Removed/Returned} {n} or more, {rest}": "if {n} or more cards were {d} this way , {rest}",
    **{f"{{m}} for each {k} {{y}} . if {{w=they/you}} have none, {{rest}}":
       f"{{m}} for each {k} {{y}} . if {{w}} have no {k}s , {{rest}}" for k in ("Buff", "Item")},
    "^ {w=they/you/your target/your enemy/the recipient} {v=Draw/Draws/Discard/Discards} {n} {k=card/cards}, or {n2} "
    "<|cards> if {rest}":
        "if {rest} , {w} {v} {n2} cards ; otherwise , {w} {v} {n} {k}",
    "was {d=Discarded/Removed/Returned} this way": "were {d} this way",
    # ---- which cards
    "{k=card/cards} in your discard pile <with|of> the same {s=category/Element/Order} as the top card of your discard "
    "pile":
        "{k} of the same {s} as your last discarded card in your discard pile",
    "for each revealed {k=card} of {rest}": "for each {k} of {rest} revealed this way",
    "{k=Buff/Item} that another hero has <in play|equipped>": "{k} of another hero",
    "for each card stored under this <|card>, then {v=Discard/move} all of those cards":
        "for each card stored under this , then {v} all cards stored under this",
    "Rotate {x} {d=forward/backward}, in any order": "Rotate {x} {d}",
    f"{{k=Buff/card/Attack/Defend/Item}} that requires {{e={SORTS}}}": "{e} {k}",
    f"{{k=card/cards/Buff/Buffs/Attack/Item/combo}} with the {{e={SORTS}}} Element": "{e} {k}",
    "any one {k=Buff/Item/card}": "a {k}",
    "{k=Buff/Buffs} that <isn't|aren't|is not|are not> rotating": "permanent {k}",
    "one of your {k=Buffs/Items}, then {v=Rotate/Restart/Remove/Return} another one":
        "one of your {k} , then {v} another of your {k}",
    "the hero with {x} among <the|> other heroes": "any other hero with {x}",
    "hero who {v=Attacked} {x=you} last": "hero who last {v} {x}",
    "the {n} topmost cards of": "the top {n} cards of",
    "^ look at {x}; {rest}": "look at {x} . {rest}",
    "add one to your hand": "put one of them into your hand",
    "put the other <two|2|three|3> back": "put the rest back",
    "{v=put/move} {a=a/an} {k} from among them {w=into/to} {y} and the rest {z=on/into} {rest}":
        "{v} {a} {k} from among them {w} {y} and {v} the rest {z} {rest}",
    "choose {x} there and {rest}": "choose {x} from among them and {rest}",
    "move them all {rest}": "move them {rest}",
    **{f"{{c=if/while}} this is your {end}most {{k=Buff/Item}}": f"{{c}} there is no {{k}} to the {end} of this"
       for end in ("left", "right")},
    "you <can|may> have <|up to> {n} points of Items": "you can carry {n} points of Items",
    "start the game with <a|an> additional card": "start the game with 1 additional card",
    # ---- cans and can'ts
    "<can|may> {v=use/take} <|up to> {n} {k=Abilities/actions} <a turn|on each of your turns|on your turn>":
        "can {v} {n} {k} each turn",
    "you <can|may> {v=take/use} {n} {k=actions/Abilities} each turn, but you {rest}":
        "you can {v} {n} {k} each turn . you {rest}",
    **{f"prevent all damage <|dealt> <to you|you would take> from {{y}} {long}":
       f"{long} , you are Immune to damage from {{y}}" for long in LONG},
    "{w=when/whenever} an effect deals {n} or more damage to you, {rest}": "{w} you take {n} or more damage , {rest}",
    # ---- how long, and when
    "^ while {x}, at the {e=start/end} of your turn you {rest}": "while {x} , at the {e} of your turn , you {rest}",
    "^ while this is in play, {rest}": "{rest}",
    "access to it {w=while/as} {rest}": "access to that Element {w} {rest}",
    "^ choose {x} when you {rest}": "when you {rest} , choose {x}",
    "^ <when|whenever> {m} . <|you may|you can> <do|use> this only once <each|per> turn $": "once per turn , when {m}",
    "^ once <each|per> turn, you may {v} when {x} $": "once per turn , when {x} , you may {v}",
    "^ at the end of {p} turn, if {x} did not {v}, {rest}":
        "at the end of {p} turn , if {x} did not {v} this turn , {rest}",
    "^ you <can't|cannot> {v} next turn $": "you can't {v} during your next turn",
    **{f"^ {who} <can't|cannot> {{v}} next turn $": f"{who} can't {{v}} during their next turn" for who in THEIRS},
    "^ they {v} next turn $": "they {v} during their next turn",
    "^ your {k=Attacks/Defends/Buffs/Abilities/combos} {x} next turn $": "your {k} {x} during your next turn",
    "^ next turn, your {rest}": "during your next turn , your {rest}",
    "^ when {x=you} are next {d=attacked/healed}, {rest}": "the Next time {x} are {d} , {rest}",
    "^ any time {x}, {rest}": "each time {x} , {rest}",
    "^ {w=when/whenever} {x}, {v} after it resolves $": "after {x} , {v}",
    "{w=when/whenever/if} {x} health becomes {n} or less, {rest}": "when {x} health drops to {n} or less , {rest}",
    "^ <when|whenever|if> you would Draw a card outside <|of> your Draw Phase, {rest}":
        "when you would Draw a card while it is not your Draw Phase , {rest}",
}  # fmt: skip
EVERYDAY_WORDINGS: Wordings = {
    "1 action less": "1 fewer action", "one action less": "1 fewer action", "your hero can't": "you can't",
    "lose an action": "lose 1 action", "loses an action": "loses 1 action", "are dealt": "take",
    "in return": "", "in exchange": "", "targeted by Attacks": "attacked", "targeted by an Attack": "attacked",
    "for every hero": "for each hero", "for every other hero": "for each other hero",
    "all players": "all heroes", "each player": "each hero", "any player": "any hero", "another player": "another hero",
    "other players": "other heroes", "all heroes other than you": "all other heroes",
    "each hero other than you": "each other hero", "heroes other than you": "other heroes",
    "since you played this": "since this entered play",
    **{f"all damage you took while {it} was in play": "the damage you took since this entered play"
       for it in ("this", "this Buff", "this card")},
    "they own in play": "they have in play", "in any order you like": "in any order", "for every hero, including you":
    "for every hero", "name a category": "choose a category", "name a card category": "choose a category",
    "card type": "category", "the named category": "that category", "the chosen type": "that category",
    "that type": "that category",
    "choose Attack, Defend, Buff or Item": "choose a category",
    "left in play": "in play", "do so": "do", "does so": "does",
    "cards are stored here": "cards are stored under this", "stored here": "stored under this",
    # A card moved into a deck is shuffled into it, but one that is put in a place of it is not.
    **{f"{place} without {shuffling}": place for shuffling in ("reshuffling", "shuffling") for place in (
        "back", "on top", "on top of your deck", "on the bottom of your deck", "on top of their deck",
        "on the bottom of their deck", "in any order")},
    "in an order of your choice": "in any order",
    "prevent up to": "prevent", ", but never more than": ", up to", "(max": "(maximum",
    "the recipient's number of cards in hand": "the number of cards in the recipient's hand",
    **{f"without {way} an action": "without using an action" for way in ("spending", "taking")},
    "takes no action": "costs no action",
    "Heal half of the": "Heal for half the", "your entire discard pile": "your discard pile",
    **{f"instead of putting it {into} discard pile": "instead of into your discard pile" for into in (
        "in the", "in your", "into the", "into your", "on the", "on your")},
    **{f"already {did} this turn": f"{did} earlier this turn" for did in ("Attacked", "Defended", "Healed", "Buffed")},
    **{f"already played {what} this turn": f"played {what} earlier this turn" for what in (
        "an Attack", "a Defend", "a Buff", "a card", "an Attack card", "a Defend card")},
    **{f"shuffle the {rest} back into your deck": "shuffle the rest into your deck"
       for rest in ("rest", "others", "other cards", "remaining cards")},
    "your current health": "your health", "starting hand": "opening hand",
    "can't use Attacks": "can't Attack", "can't use Defends": "can't Defend",
    "can't use Buffs": "can't Play Buffs", "can't use combos": "can't Play combos",
    **{f"if {it} {your} {nth} {k} this turn": f"if this is your {nth} {k} this turn" for it in ("it was", "this was")
       for your in ("your", "the") for nth in ("first", "second", "third") for k in ("Attack", "Defend", "card")},
    **{f"would be dealt {n} or more damage by": f"would take {n} or more damage from" for n in (*range(1, 10), "V")},
    **{f"start the game with {n} fewer cards in hand": f"start the game with {n} fewer cards" for n in (1, 2, 3)},
    **{f"start with {n} {more} {card}": f"start the game with {n} {more} {card}"
       for n in (1, 2, 3, "one", "two") for more in ("more", "fewer", "additional") for card in ("card", "cards")},
    **{f"you have {n} more {card} in your opening hand": f"you start the game with {n} additional {card}"
       for n, card in ((1, "card"), ("one", "card"), (2, "cards"), ("two", "cards"))},
    **{f"this{item} {is_} equipped": "this is in play" for item in ("", " Item", " card")
       for is_ in ("is", "stays", "remains")},
}  # fmt: skip
