"""Ops, terms and cards of Lost Legacy in plain words: see `tabletop/plain`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.definition import Instead, Later, Line, Manual, Permission, Played, Timed
from rulebound.games.lost_legacy.ops import (
    abilities,
    acting,
    battles,
    costs,
    decks,
    lasting,
    likeness,
    moving,
    noting,
    past,
    picking,
    running,
    terms,
)
from rulebound.games.lost_legacy.standing import LinkedCharacter
from rulebound.kernel.modifiers import ADD, FORBID, GRANT, SET, TAKE
from rulebound.kernel.terms.groups import SlotCards
from rulebound.tabletop.plain import shared
from rulebound.tabletop.plain.form import Form, Forms, Happening, Table, bits
from rulebound.tabletop.plain.shared import ABILITY, CLAUSE, QUESTION

KINDS: Final = bits({bit: name for name, bit in c.KIND_NAMES.items()}, " or ")
SKILLS: Final = bits({bit: name for name, bit in c.SKILL_NAMES.items()}, " or ")
PRINTED: Final = "printed on the card beside its text"
OVER: Final = {**CLAUSE, "over": "where the ability ends"}
LAID: Final = {**CLAUSE, "asks": "follows from its own words [LL-val.8]"}
ACT: Final = {**CLAUSE, "least": "how many were asked for, said where they are chosen"}


def kind_words(kinds: int) -> str:
    whole = {c.OPTION: "option*", c.SPELL: "spell*", c.OPTION | c.CHARACTER: "card*"}
    return whole.get(kinds) or f"{KINDS(kinds)}*"


def act(words: str, done: str, in_play: str = "", brings: str = "", **silent: str) -> Form:
    """An action for each of some cards, which are called by what was done to them."""
    called = {"todo_slot": f"the cards {done}"}
    return Form("{cause:cause}" + words, leaves=called, silent={**ACT, **silent}, in_play=in_play, brings=brings)


ONCE: Final = {"times": "once for each"}
CARD: Final = Form(
    "[enters|This card can also be played on an empty space {enters}.]\n"
    "[only_if|This card can be played only if {only_if}.]",
    silent={
        **dict.fromkeys(
            ("key", "name", "kind", "text", "from_sub_deck", "families", "elements", "titles", "level", "skills",
             "offense", "defense", "speed", "magic", "ability_names"), PRINTED,
        ),
        **dict.fromkeys(("abilities", "effect", "timed", "instead", "manual", "lines"), "each is said by itself"),
        **dict.fromkeys(("able", "own_events", "watched_events"), "what its abilities wait for"),
    },
)  # fmt: skip
FORMS: Final[dict[type[Any], Form]] = {
    **shared.FORMS,
    # abilities
    Permission: Form(
        "[name|{name}: ][zone|in your {zone:zone}, ][setting|while {setting}, ]{limit:times}"
        "{per_battle:per battle}[manual|if you want, ]",
        silent={
            "number": "its place on the card", "has_cost": "costs are said", "payable": "costs are said",
            "unwritten": "a limit is said",
        },
    ),
    Played: Form("When this card is played:", silent={**ABILITY, "payable": "costs are said"}),
    Timed: Form("{permission}when {event:heard}:", silent=ABILITY),
    Manual: Form("{permission}in your open gamestate:", silent=ABILITY),
    Instead: Form(
        "[setting|while {setting}, ]{limit:times}[optional|if you want, ]instead of this: {event:clause}:",
        silent={**ABILITY, "number": "its place on the card"},
    ),
    Line: Form(
        "{what:change}", part="{subject}",
        silent={**ABILITY, "verb": "said with the change", "of_each": "said with the amount: 'that card'"},
    ),
    # how an ability runs
    running.Begin: Form("the use counts, if there is a limit; what is voided already ends", silent=OVER, quiet=True),
    running.Paid: Form(
        "if that was not done, [offered|this offer is over][!offered|the ability ends]", silent=OVER, quiet=True,
    ),
    running.Announce: Form(
        "[after|if all of it was done in full, this goes on as an ability of its own]"
        "[!after|the ability is activated]; if that is voided, it ends",
        silent=OVER, quiet=True,
    ),
    running.Dispose: Form("invisibly discard this card, unless it is gone", silent=CLAUSE, quiet=True),
    # what is done to cards
    acting.SendCards: act("{who} is~are to [invisible|invisibly ]{verb:send} {group}", "sent away", **ONCE),
    acting.TurnCards: act("{verb:turn} {group}", "turned", in_play="group", **ONCE),
    acting.Pieces: act("{verb:add} {times} {piece:piece} {verb:onto} {group}", "changed", in_play="group"),
    acting.LinkCards: act("link {group} to {host}", "linked", **ONCE),
    acting.ReplaceCards: act("replace {group} with {newcomer}", "replaced", in_play="group", **ONCE),
    acting.GainControl: act("you gain control of {group}{until:until}", "taken", in_play="group", **ONCE),
    acting.SwapSpaces: Form("these take each other's spaces: {group}", silent=CLAUSE, in_play="group"),
    moving.StepBack: Form("move {group} to the space that it has just left", silent=CLAUSE, in_play="group"),
    moving.MoveToSpace: act("move {group} to the space of {other}", "moved", in_play="group", **ONCE),
    moving.PlayCards: act(
        "{verb:place} {group}[resting| resting][where| on an empty space {where}]", "placed", brings="group", **ONCE,
    ),
    moving.Walk: Form("move {group} [stops|up to ]{steps:space}", silent=CLAUSE, in_play="group"),
    moving.WalkToward: Form(
        "move {group} [stops|up to ]{steps:space}, each of them [away|farther from][!away|nearer to] {other}",
        silent=CLAUSE, in_play="group",
    ),
    moving.WalkInColumn: Form(
        "move {group} to another place of its column",
        silent={**CLAUSE, "steps": "one", "stops": "it must move"}, in_play="group",
    ),
    terms.TargetOf: Form("the character that {by} attacks"),
    terms.ControllerOf: Form("the controller of {of}"),
    moving.Leap: Form("move {group} to an empty space {where}", silent=CLAUSE, in_play="group"),
    moving.ComesInto: Form(
        "[newcomer|the newcomer][!newcomer|it] [out|went from there elsewhere][!out|came there from elsewhere]: {where}"
    ),
    moving.CrossesOver: Form("it goes from one territory to the other"),
    moving.GoesTo: Form("it goes [out|from there elsewhere][!out|there[!onto| from elsewhere]]: {where}"),
    moving.Territory: Form("in the territory of {who:of}"),
    moving.EntryPoints: Form("on {who:'s} entry point"),
    moving.Around: Form("in the {range:range} range of {of}"),
    battles.Threaten: act("threaten {group} with {by}", "threatened", in_play="group", **ONCE),
    battles.MentalAttack: Form("make a mental attack of {value} on {group}", silent=CLAUSE, in_play="group"),
    battles.BuildUp: act("build up {group} into one of these: {newcomers:s}", "built up", in_play="group", **ONCE),
    battles.Retarget: Form(
        "the target of the battle is {group} from now on[anywhere|, wherever it stands]", silent=CLAUSE,
        in_play="group",
    ),
    battles.LeaveAttack: Form("{group} strike~s no more in this attack", silent=CLAUSE, in_play="group"),
    battles.AttackValue: Form("what the attack is worth"),
    battles.NoHonor: Form("{who} gain~s no honor for that character in this battle", silent=CLAUSE),
    battles.WeakenCards: act("weaken {group} by {by}", "weakened", in_play="group", **ONCE),
    acting.Number: Form("{cause:cause}{who} is~are to {verb:deed} {count} {verb:money}", silent=CLAUSE),
    acting.Lose: Form(
        "{cause:cause}{who} is~are to {verb:deed} {count} {verb:money}", leaves={"number": "how much was lost"},
        silent=CLAUSE,
    ),
    acting.NumberBecomes: Form("{cause:cause}the {which:of a seat} of {who:of} becomes {amount}", silent=CLAUSE),
    acting.MorePlays: Form("if it is your turn, {count:character} more may be played in it", silent=CLAUSE),
    acting.VoidIt: Form("void [before|the ability of that card][!before|that action]", silent=CLAUSE),
    # decks
    decks.Draw: Form("{cause:cause}{who} draw~s {count:card}, one after the other", silent=CLAUSE),
    decks.Shuffle: Form("shuffle the deck of {who:of}", silent=CLAUSE),
    decks.ShuffleInto: Form("shuffle {group} into the deck of {who:of}", silent=ACT),
    decks.Search: Form(
        "search what {whose} has~have there for {count:group}; what is found is shown to both", "found",
        silent={**CLAUSE, "searched": "that it was searched"},
    ),
    decks.EndSearch: Form(
        "shuffle the deck of {whose:of}, if it was searched", silent={**CLAUSE, "searched": "said"}, quiet=True,
    ),
    decks.Dig: Form("look at the top {count:card} of your deck", "dug", silent=CLAUSE),
    decks.EndDig: Form(
        "put {slot:cards} back that are still there, {end:end of a deck}",
        silent={**CLAUSE, "placed": "how many are back", "where": "to which end"}, quiet=True,
    ),
    decks.Reveal: act("show {group} to both", "shown", **ONCE),
    decks.Look: Form("look at {group}", silent=CLAUSE),
    decks.LookFirst: Form("{who} look~s at {group}", silent=CLAUSE),
    # choosing
    picking.Pick: Form(
        "{who} choose~s [up_to|up to ]{count:group}", "chosen", leaves_there=True,
        silent={**QUESTION, "pays": "costs are said", "buries": "said in the next sentence"},
    ),
    picking.NameElement: Form(
        "{who} choose~s an element", leaves={"number": "the element chosen"},
        silent={**QUESTION, "least": "the first element", "most": "the last one"},
    ),
    picking.Found: Form(
        "that is done if so many are found: {group}, {least}", silent=CLAUSE,
    ),
    picking.InOrder: Form(
        "take {group} in an order of your choice", "taken",
        silent={**CLAUSE, "verb": "said in the next sentence", "chosen_by": "said where they are chosen"},
        quiet=True, leaves_there=True,
    ),
    # what lasts
    lasting.Lay: Form("{field:change}{until:until}", silent=LAID, part="{group}", in_play="group"),
    lasting.LayAnywhere: Form("{field:change}{until:until}", silent=LAID, part="{group}"),
    lasting.SwapValues: Form(
        "[other|the {field:stat} of {group} and the {field2:stat} of {other} change places]"
        "[!other|the {field:stat} and the {field2:stat} of {group} change places]{until:until}",
        silent=CLAUSE, in_play="group",
    ),
    noting.Note: Form(
        "this card keeps in mind {group}, and nobody else",
        silent={**LAID, **dict.fromkeys(("field", "how", "amount", "test"), "said"), "until": "as long as it lies"},
        quiet=True,
    ),
    noting.Noted: Form("the one that this card keeps in mind"),
    lasting.Delay: Form("{moment:moment}, once:", silent={**CLAUSE, "ability": "said by itself"}),
    lasting.Watch: Form("{until:while}[once|, the first time alone]:", silent=CLAUSE),
    lasting.Skip: Form(
        "{who} leave~s out the next {name} of a turn{until:until}", silent={**CLAUSE, "step": "said by its name"}
    ),
    lasting.Guard: Form("{until:while}:", silent=CLAUSE),
    Later: Form("At that time:", silent=ABILITY),
    lasting.LayOnAll: Form("{field:change}, now and later{until:until}", silent=LAID, part="{group}"),
    # what cards are
    terms.OfKind: Form("{bits:kind}"),
    terms.InPosition: Form("{word} {}"),
    terms.IsNamed: Form("{} named {name}"),
    terms.HasSkills: Form("{} [none|without][!none|with] {bits:skills}"),
    terms.InCategory: Form("{} of the {what} {names: or }"),
    abilities.HasAbility: Form("{} with an ability named {name}"),
    terms.OfSame: Form("{} of [other|another][!other|the same] {what} as {of}"),
    terms.OfChosenElement: Form("{} of {number:number}"),
    battles.HasMoved: Form("{} that has moved this turn"),
    battles.HasThreatened: Form("{} that has threatened this turn"),
    battles.HasAttacked: Form("{} that has attacked this turn"),
    terms.IsLinkedTo: Form("{} linked to {of:a}"),
    terms.BearsCards: Form("{} that bears {bits:kind}"),
    terms.BearsNoneOf: Form("{} that does not bear {of}"),
    terms.BearsPieces: Form("{} with at least {least} {piece:piece} on it"),
    terms.IsInRange: Form("{} in the {range:range} range of {of}"),
    terms.IsInReach: Form("{} in the attack range of {of}"),
    terms.OnEntryPoint: Form("{} on an entry point[who| of {who:of}]"),
    terms.InTerritoryOf: Form("{} in the territory of {who:of}"),
    terms.InRowOf: Form("{} in the {row:row} row of {who:of}"),
    terms.InColumnOf: Form("{} in the column of {of}"),
    terms.InColumnNumber: Form("{} in column {number}"),
    terms.InBattle: Form("{} that is [target|attacked][!target|attacking]"),
    terms.IsThreatened: Form("{} that is threatened"),
    terms.Attacks: Form("{} that is [threatens|threatening][!threatens|attacking] {target:a}"),
    terms.ValueIs: Form("{} with {which:stat} {relation:relation} {amount}"),
    terms.NotHolder: Form("other {}"),
    terms.IsOneOf: Form("{} that is {of:a}"),
    terms.Chosen: shared.FORMS[SlotCards],
    terms.EventCards: Form("that [other|other ]card"),
    terms.BattleTarget: Form("the target of the battle"),
    terms.Anything: Form("the players"),
    LinkedCharacter: Form("the linked character"),
    # what is asked of events and of the table
    terms.CauseIn: Form("it was done {causes:by}"),
    terms.AmountIs: Form("{amount:happening}", part="cause"),
    terms.EventIsOf: Form("{cards}", part="card"),
    terms.OtherIsOf: Form("{cards}", part="other"),
    battles.Attackers: Form("{traits:noun} among the attackers"),
    terms.AttackerIs: Form("[cards|{cards}][!cards|{traits:a}] is among the attackers"),
    terms.StruckAs: Form("it is a {how:attack} attack"),
    terms.StrikesSo: Form("it is a {how:attack} attack of that character"),
    terms.CameToAttack: Form("there was an attack in it"),
    terms.InCombo: Form("two or more attack together"),
    terms.WasDestroyed: Form("{of:a} was destroyed"),
    terms.FromTheField: Form("it was on the field"),
    terms.PieceIs: Form("the piece is a {piece:piece}"),
    terms.OwnDeck: Form("it is their own deck"),
    terms.TargetDestroyed: Form("its target was destroyed"),
    terms.TargetIsLike: Form("the target is {traits:a}"),
    terms.TargetIsOf: Form("the target is {cards:a}"),
    past.TimesDone: Form(
        "[in_all|how much it was in all, each time][!in_all|how many times it was done] this turn that "
        "{happened:clause}"
    ),
    past.OftenEnough: Form("that player has done so at least {most} times this turn: {happened:clause}"),
    past.TimesMoved: Form("the number of times {of} moved [by_hand|by hand ]this turn"),
    past.WasDone: Form("{} to which this happened this turn: {happened:clause}"),
    terms.Provided: Form("{these} (if there is {others})"),
    terms.PiecesOn: Form("the number of {piece:piece} on {of}"),
    likeness.Alike: Form("[different|no two of them have the same][!different|they have the same] {what}: {of}"),
    likeness.SkillsOf: Form("of {of}"),
    likeness.SortsAmong: Form("the number of different {what}s among {of}"),
    likeness.WasFound: Form("{of} was {words: or }"),
    likeness.ThoseOf: Form("those of {of} that are {traits:a}"),
    costs.Cost: Form("all of what it costs can be paid", silent={"parts": "costs are said"}),
    costs.MostToPay: Form(
        "{most} that leaves the rest of the cost payable",
        silent={"number": "said with the choice", "parts": "costs are said", "at": "costs are said"},
    ),
}  # fmt: skip
TABLES: Final[Mapping[str, Table]] = {
    **shared.TABLES,
    "kind": kind_words,
    "skills": SKILLS,
    "all skills": bits({bit: name for name, bit in c.SKILL_NAMES.items()}, " and "),
    "stat": dict(enumerate(c.VALUE_NAMES)),
    "of a seat": {c.MP: "MP", c.HONOR: "honor"},
    "zone": dict(enumerate(name.replace("_", " ") for name in c.ZONE_NAMES)),
    "zones": dict(enumerate(name.replace("_", " ") for name in c.ZONE_NAMES)),
    "range": {
        c.CLOSE: "close", c.LONG: "long", c.ZONE: "zone", c.REACH: "attack",
        **{c.STRAIGHT + n: f"close range, or {n} spaces in a straight line, as its" for n in range(2, 10)},
    },
    "row": dict(enumerate(("front", "center", "back"))),
    "piece": dict(enumerate(c.PIECE_NAMES)),
    "end of a deck": {
        0: "all on top or all on the bottom", decks.ON_TOP: "on top in any order",
        decks.BELOW: "on the bottom in any order",
    },
    "times": {0: "", 1: "once per turn, ", 2: "twice per turn, ", 3: "three times per turn, "},
    "per battle": {0: "", 1: "once per battle, ", 2: "twice per battle, ", 3: "three times per battle, "},
    "cause": {c.BY_COST: "as a cost, ", c.BY_ABILITY: ""},
    "by": {
        c.BY_HAND: "by hand", c.BY_ABILITY: "by an ability", c.BY_ATTACK: "by an attack", c.BY_COST: "as a cost",
        c.BY_INVASION: "by invasion", c.BY_MENTAL_ATTACK: "by a mental attack",
        c.BY_COLUMN: "by its column", c.BY_RULE: "by the rules",
    },
    "attack": {c.PHYSICAL: "physical", c.DISTANCE: "distance"},
    "send": {
        c.DISCARD: "discard", c.ERASE: "erase", c.EJECT: "eject", c.BURY: "bury", c.DESTROY: "destroy",
    },
    "turn": {c.READY: "ready", c.REST: "rest"},
    "place": {c.PLAY: "play", c.SET: "set"},
    "add": {c.ADD: "add", c.REMOVE: "remove"},
    "onto": {c.ADD: "to", c.REMOVE: "from"},
    "deed": {
        c.GAIN_MP: "gain", c.LOSE_MP: "lose", c.PAY: "pay", c.GAIN_HONOR: "gain", c.LOSE_HONOR: "lose",
    },
    "money": {
        c.GAIN_MP: "MP", c.LOSE_MP: "MP", c.PAY: "MP", c.GAIN_HONOR: "honor", c.LOSE_HONOR: "honor",
    },
    "moment": {
        c.THIS_TURN: "when this turn ends", c.YOUR_BEGIN: "when your next turn begins",
        c.YOUR_END: "when your next turn ends", c.THEIR_BEGIN: "when your opponent's next turn begins",
        c.THEIR_END: "when your opponent's next turn ends",
    },
    "while": {
        c.THIS_BATTLE: "until the end of the battle", c.THIS_TURN: "until the end of the turn",
        c.OPPONENTS_TURN: "until the end of your opponent's turn", c.NEXT_TURN: "until your next turn begins",
        c.THIS_COMBAT: "until the end of the combat phase", c.OWN_NEXT: "until the end of your next turn",
        c.THEIR_NEXT: "until the end of your opponent's next turn",
        c.WHILE_HERE: "until this card has left the field", c.FOR_GOOD: "from now on",
    },
    "until": {
        c.THIS_BATTLE: " until the end of the battle", c.THIS_TURN: " until the end of the turn",
        c.OPPONENTS_TURN: " until the end of your opponent's turn", c.NEXT_TURN: " until your next turn begins",
        c.OWN_NEXT: " until the end of your next turn",
        c.HOLDERS_NEXT: " until the end of the next turn of its controller",
        c.THEIR_NEXT: " until the end of your opponent's next turn",
        c.WHILE_HERE: " until this card has left the field",
        c.THIS_COMBAT: " until the end of the combat phase", c.FOR_GOOD: "",
    },
    "action": dict(enumerate(c.EVENT_NAMES)),
}  # fmt: skip
WHILE: Final = "[setting|, while {setting}]"
CHANGES: Final[dict[tuple[int, int], str]] = {
    **{(which, ADD): f"the {name} of $ changes by {{amount:+}}" for which, name in enumerate(c.VALUE_NAMES)},
    **{(which, SET): f"the {name} of $ becomes {{amount}}" for which, name in enumerate(c.VALUE_NAMES)},
    **{(which, c.DOUBLED): f"the {name} of $ is doubled[amount|]" for which, name in enumerate(c.VALUE_NAMES)},
    **{(which, c.HALVED): f"the {name} of $ is halved[amount|]" for which, name in enumerate(c.VALUE_NAMES)},
    (c.SKILLS, GRANT): "$ has~have the skill {amount:all skills}",
    (c.SKILLS, TAKE): "$ lose~s the skill {amount:all skills}",
    (c.SKILLS, FORBID): "$ never has~have the skill {amount:all skills}",
    (c.ATTACK_RANGE, SET): "the attack range of $ becomes the {amount:range} range",
    (c.HITS_FLYING, SET): "physical attacks of $ hit who flies[amount|]",
    **{
        (field, how): f"for $ the {name} {verb}[test|, if {{test}}]"
        for field, name in (
            (c.DRAW_LIMIT, "draw limit"), (c.OPTION_LIMIT, "option limit"),
            (c.PLAY_LIMIT, "number of characters played by hand in a turn"),
        )
        for how, verb in ((SET, "becomes {amount}"), (ADD, "changes by {amount:+}"))
    },
    (c.ENTERS, SET): "$ can be played onto any empty space in the territory of who plays it, too[amount|]",
    (c.MOVE_PRICE, ADD): "to move $ by hand costs {amount} MP each time",
    (c.THREAT_PRICE, ADD): "to threaten with $ by hand costs {amount} MP each time",
    (c.COMES_RESTING, SET): "$ is~are played resting[amount|]",
    (c.SILENT, SET): "the abilities of $ do nothing[amount|]",
    (c.UNAFFECTED, SET): "nothing changes the stats of $[amount|]",
    (c.CANNOT, FORBID): "this cannot happen to $: {amount:action}[test|, if {test}]",
}
for change in CHANGES:
    CHANGES[change] += WHILE
HAPPENINGS: Final[dict[int, Happening]] = {
    c.TURN_BEGINS: Happening("{whose} turn begins"),
    c.TURN_ENDS: Happening("{whose} turn ends"),
    c.COMBAT_BEGINS: Happening("the combat phase begins"),
    c.COMBAT_ENDS: Happening("the combat phase ends"),
    c.DRAW: Happening("{who} draw~s a card"),
    c.PLAY: Happening("{who} play~s {card}[cause| from the {cause}]", cause="zone"),
    c.SET: Happening("{who} set~s {card}[cause| from the {cause}]", cause="zone"),
    c.ACTIVATE: Happening("{who} activate~s an ability of {card}"),
    c.PAY: Happening("{who} pay~s MP"),
    c.GAIN_MP: Happening("{who} gain~s MP"),
    c.LOSE_MP: Happening("{who} lose~s MP"),
    c.GAIN_HONOR: Happening("{who} gain~s honor"),
    c.LOSE_HONOR: Happening("{who} lose~s honor"),
    c.MOVE: Happening("{card} moves"),
    c.REST: Happening("{card} rests"),
    c.READY: Happening("{card} is readied"),
    c.LINK: Happening("{card} is linked[cause| from the {cause}]", cause="zone"),
    c.REPLACE: Happening("{other} replaces {card}"),
    c.BUILD_UP: Happening("{card} is built up"),
    c.LEAVES: Happening("{card} is about to be replaced by a card from elsewhere"),
    c.THREATEN: Happening("{card} is threatened"),
    c.ATTACK: Happening("{card} is attacked"),
    c.WEAKEN: Happening("{card} is weakened"),
    c.BATTLE_ENDED: Happening("a battle has ended"),
    c.RETURN: Happening("{card} returns to the sub-deck"),
    c.REVEAL: Happening("{card} is revealed"),
    c.DIG: Happening("{who} dig~s"),
    c.SEARCH: Happening("a deck is searched"),
    c.SHUFFLE: Happening("{whose} deck is shuffled"),
    c.ADD: Happening("[cause|{cause}][!cause|a piece] is added to {card}", cause="piece"),
    c.REMOVE: Happening("[cause|{cause}][!cause|a piece] is removed from {card}", cause="piece"),
    c.GREW: Happening("[cause|{cause}][!cause|a piece] has been added to {card}", cause="piece"),
    c.SHRANK: Happening("[cause|{cause}][!cause|a piece] has been removed from {card}", cause="piece"),
    c.VOID: Happening("[cause|{cause}][!cause|an action] of {card} is voided", cause="action"),
    c.CONTROL_CHANGES: Happening("{who} gain~s control of {card}"),
    **{
        kind: Happening(f"{{card}} is {word}[cause| from the {{cause}}]", cause="zone")
        for kind, word in (
            (c.DISCARD, "discarded"), (c.ERASE, "erased"), (c.EJECT, "ejected"), (c.BURY, "buried"),
            (c.DESTROY, "destroyed"),
        )
    },
}  # fmt: skip
ON_THE_BOARD: Final = frozenset({c.FIELD, c.STANDBY, c.LINKED, c.LINKED_DOWN})
PLAIN: Final = Forms(CARD, FORMS, TABLES, CHANGES, HAPPENINGS, "player", table=ON_THE_BOARD, unseen=frozenset({c.DECK}))
