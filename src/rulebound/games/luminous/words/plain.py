"""Ops, terms and cards of Luminous in plain words: see `tabletop/plain`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous import costs
from rulebound.games.luminous.definition import (
    Activated,
    AlsoPaid,
    LuminousCard,
    LuminousTriggered,
    Price,
    StaticAbility,
)
from rulebound.games.luminous.ops import (
    cards,
    choices,
    counters,
    distinct,
    groups,
    keywords,
    lasting,
    numbers,
    playing,
    remembering,
    tests,
    traits,
    whom,
)  # fmt: skip
from rulebound.games.luminous.words.refusing import KIND_WORDS
from rulebound.kernel.cards import Ability
from rulebound.kernel.modifiers import ADD, ALLOW, FORBID, GRANT, SET, TAKE
from rulebound.kernel.terms import groups as kernel_groups
from rulebound.tabletop.plain import shared
from rulebound.tabletop.plain.form import Form, Forms, Happening, Table, bits, listed
from rulebound.tabletop.plain.shared import ABILITY, CLAUSE, QUESTION
from rulebound.tabletop.plain.teller import Teller

SKILLS: Final = bits(c.SKILL_NAMES)
KINDS: Final = bits({bit: f"{word}*" for bit, word in KIND_WORDS.items()}, " or ")
CAN_BE_IN_PLAY: Final = traits.UNIT | traits.RELIC | traits.ORB | traits.TOKEN
COST: Final = {
    "printed": "the printed words", "use": "what becomes of the cards is said as they pay", "expends": "said in words",
    "rule": "which rule refuses it",
}  # fmt: skip
LAID: Final = {**ABILITY, "laid": "said by what lays it", "next_turn": "said by its condition"}
COST_TEXT: Final = {"cost_text": "the printed words"}
ACTOR: Final = {"actor": "{who}"}
COUNTED: Final = {"tally": "the number of counters"}
BEGAN: Final = {"began": "the turn in which this begins"}


def verb(words: str, done: str, **where: Any) -> Form:
    """What is done to cards; 'if you do' may ask for all of it."""
    hidden = {**CLAUSE, "only_done": "said by whoever speaks of it"}
    return Form(f"{words}[least| (it counts as done with at least {{least}})]", done, silent=hidden, **where)


def price_words(price: Price) -> str:
    """`2 essence of any colour and 1 Purple essence with a check of 1 Purple`"""
    essence = {"essence of any colour": price.any}
    essence |= {f"{c.COLOUR_NAMES[each]} essence": price.essence_of(each) for each in c.COLOURS}
    checks = {c.COLOUR_NAMES[each]: price.checks_of(each) for each in c.COLOURS}
    paid, checked = (listed([f"{n} {word}" for word, n in half.items() if n]) for half in (essence, checks))
    return (paid or "no essence") + (f" with a check of {checked}" if checked else "")


def token_words(card: LuminousCard) -> str:
    """`Moth unit token* (1/1, Flight)`"""
    said = f"{card.attack}/{card.health}" + (f", {SKILLS(card.skills)}" if card.skills else "")
    able = " ".join(line.strip() for ability in card.abilities for line in Teller(PLAIN).ability(ability, None, True))
    said += f"; {able}" if able and card.key.endswith("(token)") else ""  # else it is a card of its own, told there
    return f"{card.name} unit token* ({said})" if card.unit else f"{card.name} token*"


def kind_words(value: int) -> str:
    """Only what may be put into play is what every such card is anyway."""
    return "\0 that can be in play" if value == CAN_BE_IN_PLAY else KINDS(value)


PRINTED: Final = "printed on the card beside its text"
CARD: Final = Form(
    "{skills:skills}{tribute:tribute}",
    silent={
        **dict.fromkeys(
            ("key", "name", "type", "faction", "text", "favored", "unit", "relic", "spell", "orb", "playable", "token",
             "basic", "bloom", "fast", "unique", "price", "attack", "health", "durability", "colours"), PRINTED,
        ),
        **dict.fromkeys(("abilities", "activated", "counted", "statics", "spell_ability"), "each is said by itself"),
        **dict.fromkeys(("able", "own_events", "watched_events"), "what its abilities wait for"),
        "also_paid": "an ability like others", "plain_copy": "the same without Tribute",
        "tokens": "each is said where it is played", "copies": "said where one is made", "limited": "said by its lines",
        "counter": "the word for what lies on it; said by its number",
    },
)  # fmt: skip
TOKENS: Final = "[kind|{count:kind}][!kind|[!of|{count:Luminous Bloom}][of|{count:token}, a copy of {of}]]"
FORMS: Final[dict[type[Any], Form]] = {
    **shared.FORMS,
    LuminousCard: Form(token_words),
    Price: Form(price_words),
    groups.WithinTotal: Form(
        "{group:s} that keep the {stat:stat} of all of them together at most {most}",
        silent={"slot": "those that were chosen so far"},
    ),
    distinct.Unlike: Form(
        "{group:s} with other {respect:respect} than those chosen before",
        silent={"slot": "those that were chosen so far"},
    ),
    distinct.CountDistinct: Form("the number of different {respect:respect} among {of:s}"),
    # abilities
    Ability: Form("When you play this spell:", silent=ABILITY),
    Activated: Form(
        "[discarded|While this card lies in your discard pile, you][!discarded|You] may use this"
        "[limit|, {limit:times} in each turn,]"
        "[ever|, once in the game (with any card of this name),] if you pay {price}[extras| and {extras}]"
        "[condition|, but only if {condition}]:",
        silent={**ABILITY, **COST_TEXT, "expends": "said by its costs", "plain": "whether its costs are simple"},
    ),
    LuminousTriggered: Form(
        "[ever|Once in the game (with any card of this name): ]"
        "[lent_to|As if it were printed on {lent_to}: ][next_turn|Until your next turn, ]"
        "[about|As long as {about} is the same object, ]"
        "[this_turn|[!next_turn|For the rest of this turn, ]][next_only|The next time alone: ]When {event:clause}"
        "[anywhere| (wherever this card is then)]"
        "[price|, you may pay {price}][extras| and {extras}]:",
        silent={**ABILITY, **COST_TEXT, "keyword": "what it means is said", "keeps": "said by what it speaks of",
                "granted": "said by what gives it", "anew": "said by what it speaks of",
                "laid": "said by what begins it", "lent_test": "the same once more, as a test"},
    ),
    AlsoPaid: Form("As you play this card, you must also [extras|{extras}][!extras|do this]:", silent=ABILITY),
    StaticAbility: Form("{field:change}", silent=LAID, part="[group|{group}][!group|@]"),
    costs.ExpendThis: Form("expend this card", silent=COST),
    costs.SacrificeThis: Form("sacrifice this card", silent=COST),
    costs.SomeCards: Form("use {count:group}[check| that the check does not need]", silent=COST),
    costs.RemoveDurability: Form("remove {count} durability from this card", silent=COST),
    costs.RemoveCounters: Form("remove {count} of its counters from this card", silent=COST),
    costs.OneOf: Form("do one of these: {ways}", silent=COST),
    costs.PayLife: Form("pay {count} life", silent=COST),
    # what is done with cards
    cards.Draw: Form("{who} draw~s {count:card}", "drawn", ACTOR, CLAUSE, away=True),
    cards.DrawCards: verb("{who} draw~s {group}", "drawn", away=True),
    cards.Discard: verb("Discard {group}", "discarded", away=True),
    cards.Destroy: verb("Destroy {group}", "destroyed", in_play="group", fells=True),
    cards.Sacrifice: verb("{cause:cause}Sacrifice {group}", "sacrificed", in_play="group", away=True),
    cards.SacrificeThis: verb(
        "{cause:cause}Sacrifice {group} if you own and control it", "sacrificed", in_play="group", away=True,
    ),
    cards.Void: verb("Void {group}[face_down| face down]", "voided", away=True, covers="face_down"),
    cards.ReturnToHand: verb("Return {group} to the owner's hand", "returned", away=True),
    cards.PutIntoZone: verb("Put {group} into the owner's {zone:zone}", "put there", away=True),
    cards.PutIntoDeck: verb(
        "Put {group} [on_top|on top][!on_top|on the bottom] of the owner's deck", "put there", away=True,
        covers="group",
    ),
    cards.OrderIntoDeck: Form(
        "{who} put~s {group} [on_top|on top][!on_top|on the bottom] of the owner's deck, in an order of choice",
        silent=CLAUSE, again=True,
    ),
    cards.ShuffleInto: verb("Shuffle {group} into the owner's deck", "shuffled in", away=True),
    cards.Shuffle: Form("{who} shuffle~s the deck", silent=CLAUSE),
    cards.Ready: verb("Ready {group}", "readied", in_play="group"),
    cards.Expend: verb("{cause:cause}Expend {group}", "expended", in_play="group"),
    cards.GainControl: Form(
        "{taker} gain~s control of {what}{until:until}[condition|, as long as {condition}]", "taken",
        silent=CLAUSE, empty=("group", "who"), in_play="what",
    ),
    cards.LeaveCombat: verb("{group} is~are removed from combat", "removed from combat", in_play="group"),
    cards.ExchangeControl: Form(
        "{one} and {other} go to the controllers of one another", silent=CLAUSE, empty=("group", "who", "condition"),
    ),
    cards.Look: verb("{who} look~s at {group}", "looked at", leaves_there=True),
    cards.Reveal: verb("Reveal {group}", "revealed", leaves_there=True),
    # choices
    choices.Pick: Form(
        "{who} choose~s [up_to|up to ]{count:group}[cost| as part of the cost]", "chosen", ACTOR,
        {**QUESTION, "needed": "a switch asks for it", "part": "its place in the cost"}, leaves_there=True,
    ),
    choices.ChooseOpponent: Form(silent=CLAUSE, leaves={"number": "the opponent"}, quiet=True),
    # keywords
    keywords.Bolster: Form(
        "{who} choose~s one relic of {who:'s} own and put~s {amount:durability counter} on it",
        "bolstered", ACTOR, CLAUSE,
    ),
    keywords.Cull: Form(
        "{who} put~s the top {count:card} of {who:'s} deck into the discard pile", "culled", ACTOR, CLAUSE, away=True,
    ),
    keywords.Scavenge: Form("{who} may void two cards of {who:'s} discard pile to draw 1 card", silent=CLAUSE),
    keywords.Pivot: Form(
        "{who} [may|may ]return~s a ready basic orb to the orb pile and play~s a basic orb from there", silent=CLAUSE,
    ),
    # what lasts
    lasting.Change: Form(
        "{field:change}{until:until}", "changed", part="{what}",
        silent=CLAUSE, empty=("group", "who"), in_play="what",
    ),
    lasting.ChangeCost: Form(
        "{group} costs {amount:+} to play{until:until}[condition|, as long as {condition}]",
        leaves={"since": "when this happened"}, silent={**CLAUSE, "who": "said with the cards"},
    ),
    lasting.MakeFast: Form(
        "{group} is played as a fast card{until:until}[condition|, as long as {condition}]",
        silent={**CLAUSE, "who": "said with the cards"},
    ),
    playing.Resolve: Form(
        "a copy of {of} does its text for {who}, with choices of its own, without being played", silent=CLAUSE,
    ),
    lasting.SkipDraw: Form("{who} pass~es over {who:'s} next draw step", silent=CLAUSE),
    lasting.AllowPlay: Form(
        "You may play {group} from where it lies[bits|{bits:leave}]{until:until}",
        silent=CLAUSE, empty=("condition", "who"), quiet=True,
    ),
    lasting.MakeStatic: Form("For {what}, from now on:", leaves=BEGAN, silent=CLAUSE),
    lasting.LayOnTurn: Form("From now on:", leaves=BEGAN, silent=CLAUSE),
    lasting.ListenThisTurn: Form("From now on:", silent=CLAUSE),
    lasting.Forbid: Form(
        "{who} can't {bits:bar}[group|, that is {group}]{until:until}[condition|, as long as {condition}]",
        silent=CLAUSE,
    ),
    lasting.GiveAbility: Form("{what} gain~s{until:until}, as if it were printed there:", silent=CLAUSE),
    lasting.Delay: Form(
        "Later, once, {moment:moment}:", silent={**CLAUSE, "ability": "what it waits for is the moment"},
    ),
    lasting.UnlessUsed: Form(
        "If this was done {limit:times} this turn, all of it is left out", silent=CLAUSE, quiet=True,
    ),
    lasting.UseThisTurn: Form("This is done now, and counts for this turn", silent=CLAUSE, quiet=True),
    lasting.Prevent: Form("nothing happens", silent=CLAUSE, quiet=True),
    lasting.Recall: Form(silent=CLAUSE, quiet=True),
    lasting.RecallKept: Form(silent=CLAUSE, quiet=True),
    lasting.HandOver: Form("Of this the rest of the text knows:", silent=CLAUSE, quiet=True),
    lasting.TakeOver: Form(silent=CLAUSE),
    # numbers
    numbers.DealDamage: Form(
        "{sources} deal~s {amount} damage to [to|{to}[who| and ]][who|{who}]", "dealt damage",
        {"tally": "the damage dealt"}, CLAUSE, in_play="to",
    ),
    numbers.Fight: Form(
        "{one}[other| and {other}] each deal damage equal to its own attack to the other, if both are in play",
        "dealt damage", {"tally": "the damage dealt"}, CLAUSE, in_play="one",
    ),
    numbers.DealDivided: Form(
        "this card deals {amount} damage, divided by {who} among at most {most} of these: {among:s}"
        "[player|, and {player}]", silent={**CLAUSE, "number": "what the player has got so far"},
        leaves={"slot": "dealt damage"}, again=True,
    ),
    numbers.MoreOrbs: Form("{who} may make {amount} more orb plays this turn", silent=CLAUSE),
    numbers.DealInstead: Form(
        "its source deals {amount} damage to [to|{to}][who|{who}][!to|[!who|the same]]", silent=CLAUSE,
    ),
    numbers.GainLife: Form("{who} gain~s {amount} life", leaves={**ACTOR, "tally": "the life gained"}, silent=CLAUSE),
    numbers.LoseLife: Form(
        "{cause:cause}{who} lose~s {amount} life", leaves={**ACTOR, "tally": "the life lost"}, silent=CLAUSE,
    ),
    numbers.SetLife: Form(
        "{who:'s} life becomes {amount}", leaves={**ACTOR, "tally": "the change of life"}, silent=CLAUSE,
    ),
    numbers.AddDurability: verb("Put {amount:durability counter} on {group}", "strengthened", in_play="group"),
    numbers.RemoveDurability: verb(
        "{cause:cause}Remove [amount|{amount}][!amount|all] durability from {group}", "weakened", in_play="group",
    ),
    counters.PutOwnCounters: Form(
        "Put {amount:counter} of its kind on {group}", "counted", COUNTED, CLAUSE, in_play="group",
    ),
    counters.RemoveOwnCounters: Form(
        "{cause:cause}Remove [amount|{amount}][!amount|all] of its counters from {group}", "counted", COUNTED, CLAUSE,
        in_play="group",
    ),
    numbers.RemoveDamage: verb("Remove [amount|{amount}][!amount|all] damage from {group}", "mended", in_play="group"),
    numbers.WinGame: Form("{who} win~s the game", silent=CLAUSE, quiet=True),
    numbers.LoseGame: Form("{who} lose~s the game", silent=CLAUSE, quiet=True),
    # playing
    playing.PlayTokens: Form(f"{{who}} play~s {TOKENS}", "played", ACTOR, CLAUSE),
    playing.PutTokens: Form(
        f"{{who}} put~s {TOKENS} into play[expended| expended]",
        "put into play", ACTOR, CLAUSE,
    ),
    playing.PlayCards: Form("{who:first} play~s {group}[free| without paying for it]", "played", silent=CLAUSE),
    playing.PutIntoPlay: verb(
        "[who|{who:first} put~s {group} into play][!who|put {group} into play under the control of the owner]"
        "[expended| expended], without playing it", "put into play", brings="group",
    ),
    playing.PayNow: Form("{who:first} pay~s {price}", silent=CLAUSE),
    # amounts
    # conditions
    playing.PayAmount: Form("{who:first} pay~s {amount} essence of any colour", silent=CLAUSE),
    playing.MostEssence: Form("all the essence that {who} could pay"),
    playing.CanPay: Form("{who} can pay {price}"),
    tests.LifeIs: Form("{who:any} has~have a life total of {relation:relation} {other}"),
    tests.OfOne: Form("{asked}", silent={"of": "said in what is asked"}),
    tests.OfParity: Form("{amount} is [odd|odd][!odd|even]"),
    tests.Tributed: Form("a unit was sacrificed for the Tribute of {cards}"),
    tests.Attacks: Form("the number of attacks this turn is {relation:relation} {number}"),
    tests.ByDamageOfThis: Form("the last damage that it was dealt[combat|, in combat,] is that of this card"),
    tests.PaysFor: Form("its essence pays [played|for a card that is played][!played|for something]"),
    tests.InCombat: Form("a combat is under way"),
    tests.InStep: Form("it is the {step:step} step", silent={"phase": "the phase of that step"}),
    tests.FirstOfMany: Form("it is the first of those to which this happens together", silent={"tests": "what it is"}),
    tests.Befell: Form("{cards} is~are {trait}"),
    # cards
    groups.CardsInPlay: Form(
        "{} [who|that {who:any} control~s][!who|in play]", silent={"field_only": "where such cards lie"},
    ),
    groups.PlayedCards: Form("{}[who| that {who} play~s][!who| that somebody plays]"),
    groups.NextPlayed: Form("the next {traits:noun} that {who} play~s", silent={"since": "from then on"}),
    groups.ThisCard: shared.FORMS[kernel_groups.ThisCard],
    groups.EventCard: Form("that card"),
    groups.NthOfTurn: Form(
        "the card that was number {nth} this turn of those where {happened:clause}[traits|, if it is {traits:a}]"
    ),
    groups.OtherEventCard: Form("that other card"),
    groups.SlotCards: shared.FORMS[kernel_groups.SlotCards],
    groups.FavoredOf: Form("the favored of {who}"),
    groups.AllBut: Form("card* in play other than {but:s}"),
    # traits
    traits.OfKind: Form("{bits:kind}"),
    traits.Found: Form("{state:state} {}"),
    traits.Worded: Form("{word:word} {}"),
    traits.OfColour: Form("{colour:colour} {}"),
    traits.OfFaction: Form("{faction} {}"),
    traits.NamedSo: Form("{} named {name}[or_faction| or of that faction]"),
    traits.WithoutCheck: Form("{} without an orb check"),
    traits.WithSkillCount: Form("{} with {relation:relation} {amount} skills"),
    traits.OfParity: Form("{} with an [odd|odd ][!odd|even ]{stat:stat}"),
    traits.WithCheck: Form("{} with {relation:relation} {least}[colour| {colour:colour}] symbols in the orb check"),
    traits.WithAbility: Form("{} with {keyword}"),
    traits.WithSkills: Form("{} with {how:how_many}{bits:skill}"),
    traits.Sacrificable: Form("{} that {who} can sacrifice"),
    traits.Expendable: Form("{} that can be expended"),
    traits.SparesCheck: Form("{} that the check of this cost does not need", silent={"price": "said as the cost"}),
    traits.Durable: Form("{} with at least {least} durability"),
    traits.Wounded: Form("{} with at least {least} damage on it"),
    traits.Payable: Form("{} that {who} can pay for"),
    traits.Playable: Form("{} that {who} can play"),
    traits.Blocking: Form("{} [by|blocked by][!by|blocking] {cards}"),
    traits.DamagedBy: Form("{} dealt damage this turn where {tests: and }"),
    traits.SameObject: Form("{} that is {cards}"),
    traits.HappenedLast: Form("{} to which this happened since it came into play: {happened:befell}"),
    # players
    whom.TheOpponent: Form(
        "the opponent", silent={"chosen": "of several, the one in the fight, else one of choice [LU-multi.6]"},
    ),
    whom.DefendingPlayer: Form("the defending player"),
    whom.AttackingPlayer: Form("the attacking player"),
    whom.Asked: Form("that player", silent={"number": "where that player stands"}),
    whom.WhoAre: Form("{who}, where {test},", silent={"actor": "the one of whom it is asked"}),
    whom.Foremost: Form(
        "the one player, where {much} is [most|more][!most|less] than that of all others,",
        silent={"actor": "the one of whom it is asked"},
    ),
    whom.KeptPlayers: Form("{number:number}"),
    whom.Somebody: Form("there is such a player: {who}"),
    whom.Nobody: Form("there is no such player: {who}"),
    whom.ControllerOf: Form("the controller of {cards}"),
    whom.WhoDidSoOften: Form("{who}, where this turn {happened:clause} at least {least} times[active| (in a turn of "
                             "theirs)],"),
}  # fmt: skip

ZONES: Final = (
    "deck", "hand", "orb pile", "discard pile", "void", "face-down void", "favored zone", "orb row", "play",
    "resolving zone", "side deck",
)  # fmt: skip
MAY_NOT: Final = {
    c.MAY_NOT_ATTACK: "attack", c.MAY_NOT_BLOCK: "block", c.MAY_NOT_BE_BLOCKED: "be blocked",
    c.MAY_NOT_READY: "ready in the ready step", c.MAY_NOT_BE_DESTROYED: "be destroyed",
    c.MAY_NOT_BE_SACRIFICED: "be sacrificed", c.MAY_NOT_BE_VOIDED: "be voided", c.MAY_NOT_BE_RETURNED: "be returned",
    c.MAY_NOT_BE_EXPENDED: "be expended", c.MAY_NOT_BE_READIED: "be readied", c.MAY_NOT_BE_DAMAGED: "be dealt damage",
    c.MAY_NOT_BE_COMBAT_DAMAGED: "be dealt combat damage", c.MAY_NOT_DEAL_DAMAGE: "deal damage",
    c.MAY_NOT_DEAL_COMBAT_DAMAGE: "deal combat damage", c.MAY_NOT_CHANGE_CONTROL: "change its controller",
    c.MAY_NOT_LEAVE: "leave play", c.MAY_NOT_LOSE_DURABILITY: "lose durability",
    c.MAY_NOT_GAIN_DURABILITY: "gain durability",
}  # fmt: skip
MAY: Final = {
    c.ONE_BLOCKER: "can be blocked by one unit alone", c.TWO_BLOCKERS: "can be blocked by two or more units alone",
    c.MAY_BLOCK_EXPENDED: "can block while expended", c.MAY_ATTACK_EXPENDED: "can attack while expended",
    c.MAY_ATTACK_AT_ONCE: "can attack in the turn in which it enters play",
    c.MAY_EXPEND_AT_ONCE: "can expend in the turn in which it enters play",
    c.MAY_BLOCK: "can block, whatever their skills,", c.BLOCKS_READY: "does not expend to block",
    c.ENTERS_EXPENDED: "enters play expended", c.MUST_ATTACK: "must attack if it can",
    c.ATTACKS_READY: "does not expend to attack", c.MUST_BE_BLOCKED: "must be blocked if a unit can block it",
    c.STRIKES_WITH_HEALTH: "deals combat damage equal to its health and not to its attack",
}  # fmt: skip
TABLES: Final[Mapping[str, Table]] = {
    **shared.TABLES,
    "zone": dict(enumerate(ZONES)),
    "zones": dict(enumerate(zone if zone == "play" else f"the {zone}" for zone in ZONES)),
    "of a seat": {c.LIFE: "life"},
    "kind": kind_words,
    "times": {1: "once", 2: "twice", 3: "three times", 4: "four times", 5: "five times"},
    "skill": SKILLS,
    "skills": lambda value: f"It has {SKILLS(value)}.\n" if value else "",
    "tribute": lambda value: (
        f"As you play it, you may sacrifice a unit with {value} or more attack; if you do, you also play a copy of it "
        "without Tribute for free.\n"
        if value >= 0
        else ""
    ),
    "how_many": {traits.ALL_OF: "", traits.ONE_OF: "one of ", traits.NONE_OF: "none of "},
    "state": {
        traits.ATTACKING: "attacking", traits.BLOCKING: "blocking", traits.BLOCKED: "blocked",
        traits.UNBLOCKED: "unblocked", traits.EXPENDED: "expended", traits.READY: "ready", traits.DAMAGED: "damaged",
        traits.ON_TABLE: "in-play",
    },
    "word": {traits.FAST: "fast", traits.UNIQUE: "unique", traits.BASIC: "basic", traits.NON_BASIC: "non-basic"},
    "colour": bits(c.COLOUR_NAMES, " or "),
    "stat": {
        remembering.ATTACK: "attack", remembering.HEALTH: "health", remembering.COST: "cost",
        remembering.DURABILITY: "durability", remembering.COUNTERS: "number of its counters",
        remembering.DAMAGE: "damage marked on it",
    },
    "more of": {c.MORE_ATTACK: "attack", c.MORE_HEALTH: "health", c.MORE_DURABILITY: "durability",
                c.MORE_COUNTERS: "of its counters"},
    "respect": {distinct.COLOURS: "colors", distinct.COSTS: "costs", distinct.NAMES: "names",
                distinct.TYPES: "types", distinct.FACTIONS: "factions", distinct.ATTACKS: "attack values"},
    "more": str,
    "until": {
        c.FOR_GOOD: " for good", c.THIS_TURN: " until the end of this turn", c.UNTIL_YOUR_TURN: " until your next turn",
        c.THIS_COMBAT: " until the end of this combat",
        c.UNTIL_END_OF_YOUR_TURN: " until the end of your next turn",
        c.UNTIL_END_OF_OPPONENTS_TURN: " until the end of an opponent's next turn",
        c.WHILE_SO: "", c.NEXT_READY_STEP: " (only in the next ready step of its controller)",
    },
    "moment": {
        c.AT_END_OF_TURN: "at the end of this turn", c.AT_START_OF_YOUR_TURN: "at the start of your next turn",
        c.AT_END_OF_YOUR_TURN: "at the end of your next turn",
        c.AT_START_OF_OPPONENTS_TURN: "at the start of an opponent's next turn",
        c.AT_END_OF_OPPONENTS_TURN: "at the end of an opponent's next turn",
        c.AT_END_OF_COMBAT: "at the end of this combat", c.AS_THIS_LEAVES: "when this card leaves play",
    },
    "step": dict(enumerate(c.STEP_NAMES)),
    "leave": lambda value: (" without paying" if value & c.PLAYS_FREE else "")
    + (", one card in each turn" if value & c.PLAYS_ONCE else "")
    + ("; after its effect it goes to the void and not to the discard pile" if value & c.PLAYS_AWAY else ""),
    "cause": {c.BY_EFFECT: "", c.BY_COST: "To pay: "},
    "why": {c.BY_COST: " as a cost", c.BY_COMBAT: " in combat", c.BY_EFFECT: " by an effect"},
    "nth": str,
    "may not": bits(MAY_NOT, " or "),
    "may": bits(MAY),
    "bar": bits(
        {c.NOT_PLAY: "play cards", c.NOT_DRAW: "draw", c.NOT_DISCARD: "discard", c.NOT_GAIN_LIFE: "gain life",
         c.NOT_LOSE_LIFE: "lose life", c.NOT_ATTACK: "attack", c.NOT_BLOCK: "block", c.NOT_ACTIVATE: "use abilities",
         c.NOT_SACRIFICE: "sacrifice", c.NOT_BE_DAMAGED: "be dealt damage", c.NOT_SCAVENGE: "Scavenge",
         c.NOT_CULL: "Cull", c.NOT_PIVOT: "Pivot", c.NOT_BOLSTER: "Bolster"}, " or ",
    ),
}  # fmt: skip

WHILE: Final = "[condition|, as long as {condition}]"
CHANGES: Final[dict[tuple[int, int], str]] = {
    (c.F_ATTACK, ADD): "$ get~s {amount:+} attack",
    (c.F_ATTACK, SET): "the attack of $ becomes {amount}",
    (c.F_HEALTH, ADD): "$ get~s {amount:+} health",
    (c.F_HEALTH, SET): "the health of $ becomes {amount}",
    (c.F_SKILLS, GRANT): "$ [until|gain~s][!until|has~have] {bits:skill}",
    (c.F_SKILLS, TAKE): "$ lose~s {bits:skill}",
    (c.F_COST, ADD): "$ cost~s {amount:+} to play[who| for {who}]",
    (c.F_PERMISSION, FORBID): "$ can't {bits:may not}[by|, where the other card is {by:a}]",
    (c.F_PERMISSION, ALLOW): "$ {bits:may}[by|, where the other card is {by:a}]",
    (c.F_PLAYER, FORBID): (
        "[who|{who}][!who|[group|each player][!group|with this card, you]] can't {bits:bar}[group| ({group:s})]"
    ),
}  # fmt: skip
CHANGES[c.F_FAST, ALLOW] = "[bits|$ is~are fast[who| for {who}]]"
CHANGES[c.F_ORBS, ADD] = "in each turn you may make {bits} more orb plays"
CHANGES[c.F_TOLL, ADD] = "each attack with $[by|, on {by:a},] costs {amount} essence of any colour"
CHANGES[c.F_ENTERS, ADD] = "$ enter~s play with {amount:+} {bits:more of}"
CHANGES[c.F_DRAWS, ADD] = "in the draw step {who} draw~s {bits:more} more cards"
CHANGES[c.F_HAND_SIZE, ADD] = "at the end of the turn the hand of {who} may have {bits:more} more cards"
CHANGES[c.F_HAND, ADD] = "[bits|you keep all cards at the end of your turn]"
CHANGES[c.F_PLAYABLE, ALLOW] = "you may play $ from where it lies{bits:leave}"
for change in CHANGES:
    CHANGES[change] += WHILE
CHANGES[c.F_REPLACEMENT, SET] = (
    "Instead of this[once|, once][used|, the first time in a turn][shield|, as long as something is left of the number]"
    "[optional|, if you want]: {bits:replaced}:"
)
HAPPENINGS: Final = {
    c.TURN_START: Happening("{whose} turn starts"),
    c.MAIN_BEGIN: Happening("{whose} main phase begins"),
    c.TURN_END: Happening("{whose} turn ends"),
    c.READIED: Happening("{card} is readied"),
    c.EXPENDED: Happening("{card} is expended[cause|{cause}]", cause="why"),
    c.DREW: Happening("{who} draw~s {card}"),
    c.EMPTY_DRAW: Happening("{who} draw~s from an empty deck"),
    c.DISCARDED: Happening("{who} discard~s {card}"),
    c.PUT_IN_DISCARD: Happening("{card} is put into a discard pile"),
    c.PLAYED: Happening("{who} play~s {card}"),
    c.ORB_PLAYED: Happening("{who} play~s {card} as an orb"),
    c.ACTIVATED: Happening("{who} use~s an ability of {card}"),
    c.ENTERED_PLAY: Happening("{card} enters play"),
    c.LEFT_PLAY: Happening("{card} leaves play"),
    c.DESTROYED: Happening("{card} is destroyed"),
    c.SACRIFICED: Happening("{who} sacrifice~s {card}"),
    c.VOIDED: Happening("{card} is voided"),
    c.ATTACKED: Happening(
        "{card} attacks[other| {other}][hit| {hit}][amount|, as attack number {amount} of the turn]", "nth"
    ),
    c.BLOCKED: Happening("{card} blocks[other| {other}]"),
    c.BECAME_BLOCKED: Happening("{card} is blocked[other| by {other}]"),
    c.UNBLOCKED: Happening("{card} attacks and is not blocked"),
    c.DAMAGED: Happening(
        "[hit|{hit}][!hit|{card}] is dealt [amount|{amount} ]damage[other| by {other}][cause|{cause}]", "nth", "why"
    ),
    c.DEALT_DAMAGE: Happening(
        "{card} deals [amount|{amount} ]damage[other| to {other}][hit| to {hit}][cause|{cause}]", "nth", "why"
    ),
    c.CONTACT: Happening("{card} deals [amount|{amount} ]combat damage to {who}", "nth"),
    c.LIFE_GAINED: Happening("{who} gain~s [amount|{amount} ]life", "nth"),
    c.LIFE_LOST: Happening("{who} lose~s [amount|{amount} ]life", "nth"),
    c.DURABILITY_ADDED: Happening("{card} gets durability"),
    c.DURABILITY_LOST: Happening("{card} loses durability"),
    c.CULLED: Happening("{who} Cull~s"),
    c.BOLSTERED: Happening("{who} Bolster~s"),
    c.SCAVENGED: Happening("{who} Scavenge~s"),
    c.PIVOTED: Happening("{who} Pivot~s"),
    c.TRIBUTED: Happening("{who} sacrifice~s {other} for the Tribute of {card}"),
    c.CONTROL_CHANGED: Happening("{who} gain~s control of {card}"),
    c.REVEALED: Happening("{who} reveal~s {card}"),
    c.LOOKED: Happening("{who} look~s at {card}"),
    c.SHUFFLED: Happening("{who} shuffle~s the deck"),
    c.RETURNED: Happening("{card} is returned to a hand"),
    c.PUT_IN_DECK: Happening("{card} is put into a deck"),
    c.PUT_ELSEWHERE: Happening("{card} is put into another zone"),
}  # fmt: skip
GONE: Final = frozenset({c.DESTROYED, c.LEFT_PLAY, c.PUT_IN_DISCARD, c.SACRIFICED, c.VOIDED, c.RETURNED, c.PUT_IN_DECK})
THERE: Final = frozenset({
    c.ATTACKED, c.BLOCKED, c.BECAME_BLOCKED, c.UNBLOCKED, c.READIED, c.EXPENDED, c.LEFT_PLAY, c.DESTROYED,
    c.SACRIFICED, c.DAMAGED, c.DEALT_DAMAGE, c.CONTACT,
})  # fmt: skip
ON_THE_TABLE: Final = frozenset({c.FAVORED, c.ORB_ROW, c.FIELD, c.RESOLVING})
PLAIN: Final = Forms(CARD, FORMS, TABLES, CHANGES, HAPPENINGS, "player", table=ON_THE_TABLE, gone=GONE,
                     there=THERE, heard=(groups.EventCard,), unseen=frozenset({c.DECK}))
