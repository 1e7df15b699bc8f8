"""More sentences of another shape that designers of Starlight cards type; see `paraphrases.py`."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.wordings import FEW

WHOSE = {
    "this creature": "this creature's", "the target": "the target's", "the attacker": "the attacker's",
    "the defender": "the defender's", "it": "its",
}  # fmt: skip
ONE_WORD = "Attack/Movement/Aura/Spell/Enchantment"
SOME_CARDS = (("{k=cards/Attacks/Auras/Spells}", "{k}"), (f"{{k={ONE_WORD}}} cards", "{k} cards"))
COMBAT = "<this|during this|in this|for the rest of this|for the rest of the> Combat"
NEIGHBOURS = (("<enemies|enemy creatures>", "each enemy creature"), ("creatures", "each creature"))
VERBS = "gain/gains/lose/loses"
BE = (("you", "end/stop/land/finish/ended/stopped/landed/finished", "are"),
      ("{x}", "ends/stops/lands/finishes/ended/stopped/landed/finished", "is"))
MOVE = "<|a move|your move|your movement|this move|this movement|its move|its movement|the move|the movement|there>"
DONE = "/".join(f"{verb}/{verb}s" for verb in ("move", "die", "take", "deal", "lose", "gain", "capture", "telegraph"))
WITH = "<with|alongside|along with|together with>"
PAST = "<|tiles occupied by> <|other|any> <creatures|occupied tiles>"
OTHERWISE: dict[str, str] = {
    # ---- where a move has ended
    **{f"if {who} {{v={ends}}} {MOVE} {{w=on/next/adjacent/within}} {{y}}, {{rest}}":
       f"if {who} {be} {{w}} {{y}} , {{rest}}"
       for who, ends, be in BE},
    **{f"^ <when|whenever> {{x}} {{v={ends}}} {MOVE} on {{y}}, {{rest}}": f"when {{x}} {moves} onto {{y}} , {{rest}}"
       for ends, moves in (("stop/land/finish/end", "move"), ("stops/lands/finishes/ends", "moves"))},
    "{x} <moves|comes|steps> adjacent to <you|this creature>": "{x} moves within 1 tile",
    "{x} <ends|finishes> <a move|its move|its movement|moving> adjacent to <you|this creature>":
        "{x} moves within 1 tile",
    "^ while {w=adjacent/on/within/next} {rest}": "while this creature is {w} {rest}",
    **{f"^ {{v}} if {who} {{v2={ends}}} {MOVE} {{w=on/next/adjacent/within}} {{y}} $":
       f"{{v}} if {who} {be} {{w}} {{y}}"
       for who, ends, be in BE},
    "<teleport|leap|jump|blink> adjacent to {x}": "leap to a tile adjacent to {x}",
    "move adjacent to {x}": "move to a tile adjacent to {x}",
    # ---- Attacks
    "{v=deal} {n} damage to {x}": "{x} take {n} damage",
    "^ <when|whenever> attacked, {rest}": "when this creature is attacked , {rest}",
    "^ attacks deal {n} {m=less/more} damage to {x} $": "attacks against {x} deal {n} {m} damage",
    "^ reduce all damage you take by {n} $": "you take {n} less damage",
    "push {x} {n} {k=tile/tiles} back": "push {x} {n} {k}",
    **{f"{verb} {whose} {{s=@}} by {{n}}":
       f"{who} {does}s {{n}} {{s}}" for verb, does in (("reduce", "lose"), ("increase", "gain"))
       for who, whose in WHOSE.items()},
    "reduce your {s=@} by {n}": "lose {n} {s}", "increase your {s=@} by {n}": "gain {n} {s}",
    "^ take {n} {k=card/cards} from your Discard Pile $": "return {n} {k} from your Discard Pile to your hand",
    "^ you and {x} swap places <|after the attack|after this attack> $": "swap places with {x}",
    "^ <only usable|usable only> {w=on/adjacent/within} {rest}": "invoke this only if you are {w} {rest}",
    "^ <only usable|usable only> if {rest}": "invoke this only if {rest}",
    **{f"^ if this creature {{v=ends/starts/begins}} its turn {typed} {{y}}, {{rest}}":
       f"when this creature {{v}} its turn , if this creature {house} {{y}} , {{rest}}"
       for typed, house in (("{w=on/adjacent/within}", "is {w}"), ("with", "has"))},
    "your next <attack|Attack card> deals {n} {m=more/less} damage . <then|> remove this Aura $":
        "this creature's next attack deals {n} {m} damage",
    "^ your next <attack|Attack card> deals {n} {m=more/less} damage $":
        "this creature's next attack deals {n} {m} damage",
    "push {x} {n} {k=tile/tiles} in any direction": "move {x} {n} {k} in any direction",
    "^ whichever {x} has the {h=most/least/highest/lowest} {s=@} {rest}": "the {x} with the {h} {s} {rest}",
    "<a|the|its> wall slam <|by this attack|from this attack|of this attack> deals {n} <more|additional|extra> damage":
        "this attack deals {n} more damage if the defender is slammed",
    "deal {n} damage<,|> plus <|an additional|an extra> {n2} <|more|damage|more damage> if {rest}":
        "deal {n} damage . this attack deals {n2} more damage if {rest}",
    "if <the defender|the target|it> lost {n} or {b=more/less} Health <from|to> this attack, {rest}":
        "if this attack deals {n} or {b} damage , {rest}",
    **{f"^ {{v=gain}} {{n}} {{s=@}} if you are {one}<,|> or {{n2}} {{s2=@}} if you are {other} $":
       f"if you are {one} , {{v}} {{n}} {{s}} . if you are {other} , {{v}} {{n2}} {{s2}}"
       for one, other in (("the attacker", "the defender"), ("the defender", "the attacker"))},
    "swap {x} with {y} $": "{x} swaps places with {y}",
    # ---- two lines in one, and lines about whoever does something
    "^ {x} cards {v=deal/cost/have} {y} and {w=deal/cost/have} {z} $": "{x} cards {v} {y} . {x} cards {w} {z}",
    "^ {x} cards {v=deal/cost/have} {y} and {w=your/its/this} {z} $": "{x} cards {v} {y} . {w} {z}",
    "^ {e=each/any} {x} that {v=ends/starts/begins/moves/telegraphs/invokes/enters} {y} {w=loses/takes/gains} {rest}":
        "when a {x} {v} {y} , that creature {w} {rest}",
    "<push|knock> the <defender|target> <|back> {n} <more|additional|extra|further> {k=tile/tiles}":
        "this attack knocks the defender back {n} more {k}",
    "the <defender|target> is <pushed|knocked> <|back> {n} <more|additional|extra|further> {k=tile/tiles}":
        "this attack knocks the defender back {n} more {k}",
    "this attack {v} and {w=deals/has/ignores/knocks} {rest}": "this attack {v} and this attack {w} {rest}",
    "^ {v} but {rest}": "{v} . {rest}",
    "^ <this|this attack> <cannot|can't> be <used|invoked|played> <if|while> {rest}":
        "you cannot invoke this if {rest}",
    "^ <this|this attack> <can|may> only be <used|invoked|played> if {rest}": "invoke this only if {rest}",
    "^ if <you survive|this creature survives|you are still alive|you are alive> "
    "<|this attack|the attack|this Combat|the Combat>, {rest}": "after this Combat , {rest}",
    f"the opponent <can't|cannot> invoke <|any more|any|more> {{k=cards}} {COMBAT}":
        "the opposing creature cannot invoke {k} this Combat",
    **{f"the opponent <can't|cannot> invoke {typed} {{w=with/that/costing}} {{x}} {COMBAT}":
       f"the opposing creature cannot invoke {house} {{w}} {{x}} this Combat" for typed, house in SOME_CARDS},
    **{f"^ {COMBAT}, the opponent <can't|cannot> invoke {typed} {{w=with/that/costing}} {{x}} $":
       f"this Combat , the opposing creature cannot invoke {house} {{w}} {{x}}" for typed, house in SOME_CARDS},
    f"the opponent <can't|cannot> invoke <|any more|any|more> {{k={ONE_WORD}}} cards {COMBAT}":
        "the opposing creature cannot invoke {k} cards this Combat",
    **{f"<|both> {one} and {other} <|each|both> {verb} {{v}} $": f"you {verb} {{v}} and {other} {verb}s {{v}}"
       for one in ("you", "this creature") for other in ("the defender", "the target", "the attacker", "it")
       for verb in ("gain", "lose", "take")},
    "if <you are|this creature is> {x} your other creature, <you both|both> {v=gain/lose/take} {rest}":
        "if you are {x} your other creature , all your creatures {v} {rest}",
    "^ {v=deals/hits/strikes} {rest}": "this creature {v} {rest}",
    "^ does {n} damage {rest}": "this creature deals {n} damage {rest}",
    "^ <does|do> {n} damage $": "deal {n} damage",
    "<hit|strike|attack> <for|> {n} <|damage>": "deal {n} damage",
    "this creature <hits|strikes> for {n} <|damage>": "this creature deals {n} damage",
    "<hit|strike|attack|shoot|blast|smash|bite|slash|stab> {x} for {n} <|damage>": "{x} takes {n} damage",
    "this creature <hits|strikes> {x} for {n} <|damage>": "{x} takes {n} damage",
    "<this attack|this|it|this card> deals {n} damage": "deal {n} damage",
    "this creature deals {n} damage to {x}": "{x} takes {n} damage",
    "^ {n} damage $": "deal {n} damage",
    "^ {n} damage <,|> {w=and/plus/to/without/;} {rest}": "deal {n} damage {w} {rest}",
    "deal {n} damage without Knockback": "deal {n} damage . this attack has no Knockback",
    "deal {n} damage<,|> plus {w=your/its/the/this} {rest}": "deal damage equal to {n} plus {w} {rest}",
    "deal {n} damage, increased by {n2} if {rest}": "deal {n} damage . this attack deals {n2} more damage if {rest}",
    "^ <|it|this|this attack> <does not|doesn't> cause Knockback $": "this attack has no Knockback",
    "^ ignore <|the|enemy|the target's|your target's|the defender's|the enemy's> DEF $": "this attack ignores DEF",
    "^ {v} when <that|this|the> attack deals damage $": "if this attack deals damage , {v}",
    "^ {v}; {w=the} {rest}": "{v} . {w} {rest}",
    "^ then <,|> if {rest}": "if {rest}",
    "^ only the {r=attacker/defender} <may|can> <invoke|play> this $": "invoke this only if this creature is the {r}",
    "^ this <can|may> only be <invoked|played> by the {r=attacker/defender} $":
        "invoke this only if this creature is the {r}",
    # ---- Enchantments
    "^ add {n} damage to {a=a/an} attack <|card> $": "enchant {a} Attack card . this attack deals {n} more damage",
    "^ increase the damage of {a=a/an} attack <|card> by {n} $":
        "enchant {a} Attack card . this attack deals {n} more damage",
    f"^ attach <|this> to {{a=a/an}} {{k={ONE_WORD}}} <|card>: {{rest}}": "enchant {a} {k} card . {rest}",
    "^ your attack deals {rest}": "if you are the attacker , this attack deals {rest}",
    "^ reduce incoming damage by {n} $": "if you are the defender , this attack deals {n} less damage",
    f"^ <when|if> you <invoke|play|use> this {WITH} {{a=a/an}} {{k={ONE_WORD}}} <|card>, {{rest}}":
        "enchant {a} {k} card . {rest}",
    "^ <after|once|when> {x} <resolves|has resolved>, return it to your hand $":
        "after {x} resolves , return the enchanted card to your hand",
    "<switch|swap|exchange> {q} with {q2} and {q3} with {q4} $": "exchange {q} with {q2} and exchange {q3} with {q4}",
    "<switch|swap> {q} with {q2} $": "exchange {q} with {q2}",
    f"^ <play|invoke|use> <|this> {WITH} {{a=a/an}} {{k={ONE_WORD}}} <|card>: {{rest}}":
        "enchant {a} {k} card . {rest}",
    "^ add {n=1/one} to how far {x} moves you $": "{x} moves {n} tile farther",
    "^ add {n} to how far {x} moves you $": "{x} moves {n} tiles farther",
    # ---- stats
    "<restore|give|grant> {n} <|additional|extra|more> {s=@} to {x}": "{x} gains {n} {s}",
    "<give|grant> {x} {n} <|additional|extra|more> {s=@}": "{x} gains {n} {s}",
    "{x} <is|are> healed <for|by> {n} <|Health>": "heal {x} for {n}",
    **{f"{{x}} <is|are> {verb}ed {{n}} {{k=tile/tiles}}": f"{verb} {{x}} {{n}} {{k}}" for verb in ("push", "pull")},
    "{v=gain/gains/lose/loses} {n} {s=@}, and {n2} <|more|additional|extra> {s2=@} if {rest}":
        "{v} {n} {s} . {v} {n2} {s2} if {rest}",
    "{w=its/your} {s=@} is less than 0": "{w} {s} is less than 0",
    "{v=pay/pays} {n} Health": "lose {n} Health",
    # ---- offers, and the like
    "^ {v} if you <like|wish|want> $": "you may {v}", "^ if {x}, {v} if you <like|wish|want> $": "if {x} , you may {v}",
    "move one more $": "move 1 tile", "move {n} more {k=tile/tiles} $": "move {n} {k}",
    # To invoke a card is over only when it has resolved, so "after" is not "when" there.
    f"^ after {{x}} {{v={DONE}}}, {{rest}}": "when {x} {v} , {rest}",
    f"^ after {{x}} {{v={DONE}}} {{y}}, {{rest}}": "when {x} {v} {y} , {rest}",
    "^ the first time each turn {x}, {rest}": "the first time {x} each turn , {rest}",
    "^ {o=once/twice} <per|each|a> turn, {m} when {x} $": "{o} per turn , when {x} , {m}",
    "^ {o=once/twice} <each|a> turn, <when|whenever> {x}, {rest}": "{o} per turn , when {x} , {rest}",
    "^ twice per turn, whenever {x}, {rest}": "twice per turn , when {x} , {rest}",
    **{f"^ <the|> first {two} times {{x}} each turn, {{rest}}": "twice per turn , when {x} , {rest}"
       for two in ("two", "2")},
    "^ if <it|this> deals damage, {rest}": "if this attack deals damage , {rest}",
    "^ the attack you are the defender against {rest}": "if you are the defender , this attack {rest}",
    "<swap|exchange|switch> the <positions|places|tiles> of <your two creatures|your creatures|both your creatures>":
        "swap places with your other creature",
    "<Knockback|it> <pushes|knocks> the defender <|back> {n} <more|additional|extra> {k=tile/tiles}":
        "this attack knocks the defender back {n} more {k}",
    "^ return to {x=the/a/your} {rest}": "leap to {x} {rest}",
    # Nobody goes where somebody stands.
    "^ {v=return/leap/jump/teleport/move} to {x}, <provided|provided that|if> <nobody is on it|nobody stands there|"
    "it is empty|that tile is empty> $": "{v} to {x}",
    "^ your end phase draws {rest}": "draw {rest} in your end phase",
    "remove all Auras from {x}, then {y} for each <one|Aura|of them> <|discarded|removed>":
        "remove all Auras from {x} . {y} for each Aura removed this way",
    "discard all Auras from {x}, then {y} for each <one|Aura|of them> <|discarded|removed>":
        "remove all Auras from {x} . {y} for each Aura removed this way",
    **{f"^ whoever has {{w=fewer/more}} {{k=Points}} {verb} {{rest}}":
       f"if you have {{w}} {{k}} than the opponent , {verb[:-1]} {{rest}} . if the opponent has {{w}} {{k}} than you , "
       f"the opponent {verb} {{rest}}" for verb in ("draws", "discards")},
    "draw one more": "draw 1 card", "draws one more": "draws 1 card",
    "ignore Knockback this Combat": "this creature cannot be knocked back this Combat",
    # ---- moving past others
    f"move up to {{n}} {{k=tile/tiles}} <,|> <and may pass|and can pass|passing|moving|and may move> through {PAST}":
        "leap to a tile within {n} tiles",
    **{f"move up to {{n}} {{k=tile/tiles}} . {through}{ends} $": "leap to a tile within {n} tiles"
       for through in (f"<you|this creature> <may|can> <move|pass> through {PAST}",
                       "creatures in between <don't|do not> stop you")
       for ends in ("", " <but|, but> must end on an empty <one|tile>")},
    "<leap|jump|teleport> to {x} . creatures <in between|in the way> <don't|do not> stop you $": "leap to {x}",
    # ---- hands
    "discard any number of cards from your hand": "discard any number of cards",
    "discard up to {n} {k=card/cards} from your hand": "discard up to {n} {k}",
    "for each card discarded $": "for each card discarded this way",
    "discard any number of cards . {x} for each $":
        "discard any number of cards . {x} for each card discarded this way",
    "you may discard any number of cards . {x} for each $":
        "you may discard any number of cards . {x} for each card discarded this way",
    "telegraph {n} {k=card/cards} from your hand for free": "telegraph {n} {k} for free",
    "^ <you|this creature> {no=can't/cannot} telegraph <|again|more cards> this turn $":
        "this creature {no} telegraph cards this turn",
    "card telegraphed by {x}": "telegraphed card of {x}",
    "choose {n} {k=card/cards} <in|from> your Discard Pile and put them into your hand":
        "return {n} {k} from your Discard Pile to your hand",
    # ---- costs
    "{v=pay/pays} {n} {s=Energy/Mana}": "spend {n} {s}",
    "may pay {n} {s=Energy/Mana}": "may spend {n} {s}",
    "unless it pays {n} {s=Energy/Mana}": "unless it spends {n} {s}",
    # ---- stats
    f"{{v={VERBS}}} X {{s=@}}, where X is {{q}} $": "{v} {s} equal to {q}",
    "the {s=enemy/own} creature with the {h=most/least/highest/lowest} {s2=@}": "a {s} creature with the {h} {s2}",
    "the creature with the {h=most/least/highest/lowest} {s2=@}": "a creature with the {h} {s2}",
    "the enemy with the {h=most/least/highest/lowest} {s2=@}": "a enemy creature with the {h} {s2}",
    "^ deal X damage, where X is {q} $": "deal damage equal to {q}",
    "takes X damage, where X is {q} $": "takes damage equal to {q}",
    "{x} {no=can't/cannot} be healed": "{x} {no} gain Health",
    "{x} is healed, {rest}": "{x} gains Health , {rest}",
    "equal to its number of {k=Auras}": "equal to the number of {k} on it",
    "equal to its number of telegraphed cards": "equal to the number of telegraphed cards of it",
    **{f"<exchange|swap|switch> the {{s=@}} and {{s2=@}} of {who}": f"exchange {whose} {{s}} and {{s2}}"
       for who, whose in WHOSE.items()},
    **{f"<swap|switch> {whose} {{s=@}} and {{s2=@}}": f"exchange {whose} {{s}} and {{s2}}"
       for whose in (*WHOSE.values(), "your")},
    "^ this creature <starts|begins> <its|each of its> turn with {n} <more|extra|additional> {s=@} $":
        "at the start of this creature's turn , gain {n} {s}",
    **{f"swap places with {{x}} . you <each|both> {verb} {{v}} $":
       f"swap places with {{x}} . it {verb}s {{v}} and this creature {verb}s {{v}}" for verb in ("gain", "lose")},
    # ---- moving
    "adjacent to your new tile": "adjacent to you",
    "adjacent to its new tile": "adjacent to it",
    "move {x} {n} {k=tile/tiles} <|directly> away from <you|this creature>": "push {x} {n} {k}",
    "move {x} {n} {k=tile/tiles} <|directly> <toward|towards> <you|this creature>": "pull {x} {n} {k}",
    "push {x} {n} {k=tile/tiles} <|directly> away <|from you>": "push {x} {n} {k}",
    "pull {x} {n} {k=tile/tiles} <toward|towards|closer to> you": "pull {x} {n} {k}",
    "<is|are> immune to {k=Knockback}": "cannot be knocked back",
    "you <moved|have moved> {n} or {b=more/less} tiles this turn": "you moved {n} or {b} tiles this turn",
    "adjacent to you <after|at the end of> <this|the> move": "adjacent to you",
    "from a single attack": "from an attack",
    # ---- the attack
    **{f"^ {verb} <the|its|this attack's> damage by {{n}} . if {{x}}, {verb} it by {{n2}} instead $":
       f"if {{x}} , this attack deals {{n2}} {more} damage . otherwise , this attack deals {{n}} {more} damage"
       for verb, more in (("reduce", "less"), ("increase", "more"))},
    "^ {x} must discard {n} {k=card/cards} or lose {n2} {s=@} $":
        "{x} loses {n2} {s} unless its controller discards {n} {k}",
    "^ if this attack {x}, return it to your hand $": "if this attack {x} , return this card to your hand",
    "double this damage": "double the damage",
    "if all <|of the> damage is prevented, {rest}": "if this attack deals no damage , {rest}",
    "reduce the damage of this attack by {n} . otherwise, increase it by {n2} $":
        "this attack deals {n} less damage . otherwise , this attack deals {n2} more damage",
    "increase the damage of this attack by {n} . otherwise, reduce it by {n2} $":
        "this attack deals {n} more damage . otherwise , this attack deals {n2} less damage",
    **{f"this is the {{o=first/second/third}} {{k={ONE_WORD}}} <|card> <you|this creature> "
       f"<|have|has> {done} this turn": "this is the {o} {k} card this creature invoked this turn"
       for done in ("played", "invoked", "made", "used")},
    f"you <played|invoked> no {{k={ONE_WORD}}} cards this turn": "you did not invoke a {k} card this turn",
    **{f"you {did} {done} <a|an|any> {{k={ONE_WORD}}} <|card|cards> this turn":
       "you did not invoke a {k} card this turn"
       for did in ("<did not|didn't|have not|haven't>",) for done in ("<play|played|invoke|invoked>",)},
    **{f"the next <attack|Attack card> {who} <invokes|plays|makes> deals {{rest}}":
       f"{whose} next attack deals {{rest}}" for who, whose in (("the target", "the target's"), ("it", "its"))},
    f"^ <you have|this creature has> {{n}} more range <on|with> <|your|its> {{k={ONE_WORD}}} cards $":
        "this creature's {k} cards have {n} more range",
    **{f"^ this creature has +{n} range <on|with> <its|> {{k=Attack/Spell}} cards $":
       f"this creature's {{k}} cards have {n} more range" for n in FEW},
    # ---- damage that is less
    "^ <if|when|whenever> {x} would take damage, it takes {n} less <|damage> $": "{x} takes {n} less damage",
    "^ <if|when|whenever> this creature would take damage, this creature takes {n} less <|damage> $":
        "this creature takes {n} less damage",
    "^ <if|when|whenever> {x} would take damage, prevent {n} <of it|of that damage|damage> $":
        "{x} takes {n} less damage",
    "^ <if|when|whenever> {x} would take damage, reduce <it|that damage|the damage> by {n} $":
        "{x} takes {n} less damage",
    "^ reduce all damage {x} takes by {n} $": "{x} takes {n} less damage",
    "^ damage dealt to {x} is reduced by {n} $": "{x} takes {n} less damage",
    # ---- how it was before
    **{f"^ if {who} was {{w=on/adjacent/within}} {{x}}, {{rest}}":
       f"if before this attack {who} is {{w}} {{x}} , {{rest}}" for who in ("the defender", "the target")},
    **{f"^ if {who} had {{x}}, {{rest}}": f"if before this attack {who} has {{x}} , {{rest}}"
       for who in ("the defender", "the target")},
    "^ if <you|this creature> <started|began|were|was> {w=adjacent/on/within} {x}, {rest}":
        "if before this move this creature is {w} {x} , {rest}",
    "^ if <you|this creature> <started|began> next to {x}, {rest}":
        "if before this move this creature is adjacent to {x} , {rest}",
    **{f"<|all> {typed} that were adjacent to {who} moved {verb} {{rest}}":
       f"{house} that was adjacent to {center} before this move {verb}s {{rest}}"
       for verb in ("gain", "lose", "take") for typed, house in NEIGHBOURS
       for who, center in (("this creature before <it|this creature>", "this creature"), ("it before it", "it"))},
    "if this creature would die, instead {x} $": "if this creature would die , {x} instead",
    "discard this Aura": "remove this Aura",
    # ---- costs of cards
    f"the first {{k={ONE_WORD}}} <|card> you <play|invoke> each turn costs {{rest}}":
        "the first {k} card you invoke each turn costs {rest}",
    f"the first {{k={ONE_WORD}}} <|card> this creature <plays|invokes> each turn costs {{rest}}":
        "the first {k} card this creature invokes each turn costs {rest}",
    # ---- Auras
    "^ {w=the} next time {x} would be attacked, {rest}": "{w} next time {x} is attacked , {rest}",
    "^ <when|whenever> this Aura <runs out|expires>, {rest}": "when the last counter is removed , {rest}",
}  # fmt: skip
