"""Ops, terms and cards of Lightseekers in plain words: see `tabletop/plain`."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.definition import (
    Instant,
    LightTriggered,
    StaticAbility,
    Use,
)  # fmt: skip
from rulebound.games.lightseekers.ops import (
    acting,
    allowing,
    amounts,
    choices,
    differing,
    groups,
    impending,
    keeping,
    lasting,
    numbers,
    occasions,
    piles,
    redirecting,
    table,
    tests,
    this_way,
    traits,
    whom,
)  # fmt: skip
from rulebound.games.lightseekers.procedures import choosing, doing
from rulebound.games.lightseekers.words.plain_tables import TABLES
from rulebound.kernel.modifiers import ADD, FORBID, GRANT, SET, TAKE
from rulebound.kernel.terms import groups as kernel_groups
from rulebound.tabletop.plain import shared
from rulebound.tabletop.plain.form import Form, Forms, Happening
from rulebound.tabletop.plain.shared import ABILITY, CLAUSE, QUESTION

POWER: Final = {
    "printed": "whether Power changes it in the earlier edition", "late": "when the earlier edition fixes it",
}  # fmt: skip
SOME: Final = "[count|[up_to|up to ]{count:group}][!count|[up_to|any of these: ]{group}]"
HAND: Final = "[required| (whoever has fewer than {required} shows the hand)]"
LABEL: Final = {"number": "said by the label of a choice"}
LINE: Final = ("group", "who", "condition", "act", "once", "asks")  # of lasting ops that make no line
SIDES: Final = {"side": "said with damage, healing and access", "names_items": "said with damage and healing"}


def verb(words: str, done: str, **where: Any) -> Form:
    """What is done to cards; 'if you do' may ask for all of it."""
    return deed(f"{words}[least| (it counts as done with at least {{least}})]", done, **where)


def deed(words: str, done: str, **where: Any) -> Form:
    """The same where one card is enough."""
    return Form(words, done, silent=CLAUSE, **where)


def much(words: str, done: str) -> Form:
    """What is done to a hero."""
    return Form(words, leaves={"tally": f"the {done}"}, silent={**CLAUSE, **POWER})


PRINTED: Final = "printed on the card beside its text"
CARD: Final = Form(
    "[burn|It has Burn.\n][unique|It is Unique.\n][clunky|It is Clunky at one corner or more.\n]"
    "[recipient|It is an Attack against {recipient}.\n][play_tests|You may play it only if {play_tests}.\n]"
    "[own_costs|Its cost, wherever it is, changes by {own_costs}.\n]"
    "[own_actions|The actions that it takes to play it change by {own_actions}.\n]"
    "[turn_if|In the Buff Phase it turns only if {turn_if}.\n][own_turning|It turns only when its text says so.\n]"
    "{heals_at_zero:at zero}{deck_combos:combos}{deck_actions:actions}{deck_items:items}{opening:opening}",
    silent={
        **dict.fromkeys(
            ("key", "name", "text", "hero", "combo", "action", "attack", "defend", "buff", "item", "act", "elements",
             "orders", "need_elements", "need_orders", "cost", "health", "basic", "superior", "order_stats", "worth",
             "shapes", "values", "x", "icons", "rotating"), PRINTED,
        ),
        **dict.fromkeys(("abilities", "instants", "uses", "statics"), "each is said by itself"),
        **dict.fromkeys(("able", "own_events", "watched_events", "remembers"), "what its abilities ask for"),
        "redirects": "what its abilities do",
        "play_clauses": "the printed words",
    },
)  # fmt: skip
FORMS: Final[dict[type[Any], Form]] = {
    **shared.FORMS,
    # abilities
    Instant: Form("{players:players}When this card takes effect:", silent=ABILITY),
    LightTriggered: Form(
        "{players:players}When {event:clause}{place:place}{next:next}[once|, once a turn][once_a_game|, once a game]:",
        silent={**ABILITY, "about": "said by how long it waits", "counts_with": "the same text, heard in another way"},
    ),
    Use: Form(
        "{players:players}You may use this as {act:use}[recipient| against {recipient}][once_a_game|, once a game]:",
        silent=ABILITY,
    ),
    StaticAbility: Form(
        "{players:players}{field:change}[condition|, as long as {condition}]{place:place}[once| (once; it Expires)]",
        silent={**ABILITY, **SIDES}, part="[group|{group}][!group|@]",
    ),
    # choices
    choosing.Pick: Form(
        "{who} choose~s [up_to|up to ]{count:group}", "chosen", silent={**QUESTION, **LABEL}, leaves_there=True,
    ),
    choosing.PickSwap: Form(
        "{who} choose~s {outs:a} to go out and {into:a} to come in", silent=CLAUSE,
        leaves={"out_slot": "the outgoing card chosen", "slot": "the incoming card chosen"},
    ),
    choosing.PickHero: Form("{who:first} choose~s {among:any}", leaves={"number": "the hero chosen"}, silent=CLAUSE),
    choices.PickHeroes: Form(
        "{who:first} choose~s [up_to|up to ]{count} of these: {among}", leaves={"number": "each hero chosen"},
        silent=CLAUSE,
    ),
    choices.Divide: Form(
        "{who:first} divide~s {amount} point by point among [most|up to {most} of ]these: {among}", silent=CLAUSE,
        leaves={"shares": "how the amount was divided", "hit": "each hero with a share"},
    ),
    choices.Share: Form("{who:'s} share of {shares:number}"),
    choosing.NameSymbol: Form(
        "{who} name~s {least:a sort}", silent={**QUESTION, "most": "the last of them"},
        leaves={"number": "the {least:sort} named"},
    ),
    choosing.NameAmong: Form(
        "{who} name~s one of these: {among:symbol}", silent=CLAUSE, leaves={"number": "what was named"},
    ),
    choosing.OrderPile: Form(
        silent={**QUESTION, **LABEL, **dict.fromkeys(("who", "slot"), "whoever Discards orders them [LS-2.8.1.4]")},
        quiet=True,
    ),
    choosing.OrderDeck: Form(
        "{who} put~s {slot:cards} [at_bottom|at the bottom][!at_bottom|on top] of {deck:'s} deck in an order of choice",
        silent={**QUESTION, **LABEL}, quiet=True,
    ),
    # flow
    doing.NotTriggered: Form("This counts as not triggered", silent=CLAUSE, quiet=True),
    occasions.SetMoment: Form(leaves={"number": "this moment"}, silent=CLAUSE, quiet=True),
    this_way.CountEvents: Form(silent={**CLAUSE, "number": "what was before", "kind": "what was before"}, quiet=True),
    # what lasts
    lasting.Lay: Form(
        "{field:change}{until:until}[condition|, as long as {condition}][once| (once)]",
        silent={**CLAUSE, **POWER, **SIDES, "asks": "in which order lines are asked"},
        part="[subjects|{subjects}[group| (where it is still {group:a})]][!subjects|[group|{group}][!group|this card]]",
    ),
    lasting.SetUp: Form("From now on{until:until}:", silent={**CLAUSE, **SIDES}, empty=LINE),
    lasting.ListenInLimbo: Form("While this card takes effect{until:until}:", silent={**CLAUSE, **SIDES}, empty=LINE),
    lasting.Awaited: Form("That was the act which is waited for", silent=CLAUSE),
    lasting.GainFilteredActions: Form(
        "{gets} get~s {amount:action} more this turn, only for {group:s}{barred:no Abilities}",
        silent={**CLAUSE, **SIDES}, empty=LINE,
    ),
    keeping.KeepChoice: Form(
        "Keep [hero|{hero:number}][symbol|{symbol:number}][slot|{slot:cards}] in mind as long as this card is in play",
        silent={**CLAUSE, **SIDES}, empty=LINE, quiet=True,
    ),
    # numbers of heroes
    numbers.Deal: much("This card deals {amount} damage to {who:first}{fixed:fixed}", "damage dealt"),
    numbers.Heal: much("This card heals {who:first} by {amount}{fixed:fixed}[at_zero|, even at 0]", "health healed"),
    numbers.LoseHealth: much("{who:first} lose~s {amount} health", "health lost"),
    numbers.GainHealth: much("{who:first} gain~s {amount} health", "health gained"),
    numbers.SetHealth: much("the health of {who:first} becomes {amount}", "change of health"),
    numbers.GainActions: much(
        "{who:first} get~s {amount:action} more this turn[unrestricted|, for any card]", "actions gained",
    ),
    numbers.LoseActions: much("{who:first} lose~s {amount:action} this turn", "actions lost"),
    # what is about to be done
    impending.Become: Form(
        "From now on the amount that is about to be done is {amount}[names_items|, of Items as well]", silent=CLAUSE,
        leaves={"tally": "the change of that amount"},
    ),
    impending.Replace: Form("What was about to be done is not done", silent=CLAUSE),
    impending.IsLethal: Form("that would bring that hero to 0 health"),
    impending.ItsAmount: Form("the amount about to be done"),
    impending.SoFarByThisAct: Form("how much that act has done to that hero before"),
    # piles
    piles.Draw: Form("{who} Draw~s {count:card}[face_up| face up]", "Drawn", silent={**CLAUSE, **POWER}, away=True),
    piles.DrawUntil: Form(
        "{who:first} Draw~s cards[face_up| face up], one after the other, until {until}", "Drawn", silent=CLAUSE,
        again=True, away=True,
    ),
    piles.DrawThese: verb("{who:first} Draw~s {group}", "Drawn", away=True),
    piles.Discard: verb("{who:first} Discard~s {group}" + HAND, "Discarded", away=True),
    piles.Move: verb("{who:first} Move~s {group} to {to:to}" + HAND, "Moved", away=True),
    piles.Bind: verb("[who|]From here on, these are meant: {group}", "meant", leaves_there=True),
    piles.StaysThere: verb("[who|]Leave {group} where it was", "left there"),
    piles.Look: verb("{who:first} look~s at {group}", "looked at", leaves_there=True),
    piles.Show: verb("{who:first} show~s {group} to [to|{to}][!to|all]", "shown", leaves_there=True),
    piles.ShowHand: verb(
        "{who:first} show~s the whole hand ({group}) to [to|{to}][!to|all]", "shown", leaves_there=True,
    ),
    piles.Shuffle: Form("{who} shuffle~s the deck", silent=CLAUSE),
    piles.Store: verb(
        "{who:first} Store~s {group} under {under}[face_down| face down]", "Stored", away=True, covers="face_down",
    ),
    # cards in play
    table.Remove: verb("{who:first} Remove~s {group}", "Removed", in_play="group", away=True),
    table.Return: verb("{who:first} Return~s {group}", "Returned", in_play="group", away=True),
    table.Rotate: deed(
        "{who:first} Rotate~s " + SOME + "{direction:direction} "
        "by {times:corner}", "Rotated", in_play="group",
    ),
    table.RotateTo: deed(
        "{who:first} Rotate~s " + SOME + " to the "
        "[final|final][!final|first] corner", "Rotated", in_play="group",
    ),
    table.Restart: deed("{who:first} Restart~s " + SOME, "Restarted", in_play="group"),
    table.TriggerChosen: deed(
        "{who:first} trigger~s the Instant Effects of " + SOME,
        "triggered", in_play="group",
    ),
    table.TriggerEach: deed("The Instant Effects of {group} happen, from left to right", "triggered", in_play="group"),
    table.Swap: Form("Swap {outgoing:cards} for {incoming:cards}", silent=CLAUSE),
    table.SwapPlaces: verb("{who:first} swap~s the places of {group}", "swapped", in_play="group"),
    table.MoveIntoPlay: verb("{who:first} Move~s {group} into play{corner:entering}", "Moved", brings="group"),
    table.MoveAcross: verb("{who:first} Move~s {group} to {to:'s} area", "Moved"),
    table.PlayCards: verb("{who:first} [equips|Equip~s][!equips|Play~s] {group}", "Played", brings="group"),
    redirecting.Redirect: Form("The Attack is against {to:first} from now on", silent=CLAUSE),
    table.CancelAct: Form("Cancel that act", silent=CLAUSE),
    # amounts
    amounts.CornerValue: Form("V"),
    amounts.Printed: Form("{of}"),
    amounts.StartingHealth: Form("{who:'s} starting health"),
    amounts.ElementsAmong: Form("the number of different Elements among {group:s}"),
    amounts.OrdersAmong: Form("the number of different Orders among {group:s}"),
    amounts.UnusedActions: Form("the number of actions that you have not used this turn"),
    amounts.ElementsOf: Form("the number of Elements to which {who} has~have access"),
    amounts.SymbolBits: Form("{symbol}"),
    keeping.RememberedSymbol: Form("the Element, Order or category kept in mind"),
    occasions.HowOften: Form("the number of times {which:window} that {kinds:clause}"),
    occasions.TotalOfThePast: Form("how much it was in all {which:window} that {kinds:clause}"),
    occasions.HowOftenSoFar: Form(
        "the number of times {which:window} so far [one_hero|to or by that same hero ]that {kinds:clause}"
    ),
    # conditions
    tests.PhaseIs: Form("it is the {phase:phase}"),
    differing.ManyUnlike: Form("there are {least} {group:s}, no two of which have {sort:in common} in common"),
    tests.HeroesIn: Form("at least {least} heroes are in the game"),
    occasions.RecipientIs: Form("{who:any}", part="recipient"),
    occasions.DoerIs: Form("{who:any}", part="doer"),
    occasions.ByCard: Form("anybody", part="doer"),
    occasions.ActIs: Form("{sorts:act}", part="cause"),
    occasions.CardOwnerIs: Form("{who:any}", part="owner"),
    occasions.WentBetween: Form("it went [froms|from {froms:zone} ][to|to {to:zone}]"),
    occasions.UnderThis: Form("it lies under this card"),
    acting.IsNthAction: Form(
        "[own|playing this card or using its ability][!own|that act] is the {nth:nth} action [who|of {who} ]of the turn"
    ),
    occasions.NthThisTurn: Form("it is the {nth:nth} time this turn that {kinds:clause}"),
    occasions.TotalReaches: Form(
        "with that the sum [of_act|by this one act][!of_act|this turn] reaches {least}"
        "[by_doer|, by whoever did it][!by_doer|, for whoever suffers it]",
        silent={"kind": "the event itself", "test": "what the event is like"},
    ),
    occasions.DropsTo: Form("with that the health of that hero comes down to {most} or less"),
    occasions.InTheirLastTurn: Form("it was in the last turn of {hero}"),
    occasions.NotThisTurn: Form("this turn began after that", silent={"number": "when the text was carried out"}),
    # heroes
    tests.HealthIs: Form("with {relation:relation} {amount} health"),
    tests.ActionsTaken: Form("with {relation:relation} {amount} actions taken this turn"),
    tests.MostCards: Form("with the [most|most][!most|fewest] {group:s}[others| of the others]", you="they"),
    tests.MoreCards: Form("with {relation:more} {group:s} than {than}", you="they"),
    tests.ExtremeHealth: Form("with the [most|most][!most|least] health[others| of the others]"),
    tests.OfOrders: Form("of the Order[orders| {orders:order}]"),
    tests.ShareOrder: Form("{one} and {other} have an Order in common"),
    tests.HasAccess: Form("with [superior|Superior ]access to {bits:elements}[orders| {orders:order}]"),
    differing.HasUnlike: Form("with {least} {group:s}, no two of which have {sort:in common} in common", you="they"),
    tests.Among: Form("[none|not ]among these: {who}"),
    whom.TheTarget: Form("your target"),
    whom.TheEnemy: Form("your enemy"),
    whom.NeighbourOf: Form("{of:'s} [enemy|enemy][!enemy|target]"),
    whom.TheRecipient: Form("the recipient"),
    whom.TheAttacker: Form("the attacker"),
    redirecting.OtherRecipients: Form("{among} (if the Attack may be made against that hero, and is not)"),
    whom.HeroGroup: Form("each [others|other ]hero[traits| {traits: and }]"),
    whom.HeroSet: Form("{number:number}"),
    whom.EventRecipient: Form("the hero attacked"),
    whom.EventDoer: Form("the hero whose card did it"),
    whom.ControllersOf: Form("the hero who has {group}"),
    keeping.RememberedHero: Form("the hero kept in mind"),
    occasions.HeroesOfThePast: Form(
        "each hero meant by '{doer}' where {which:window} {kinds:clause}"
        "[least| at least {least}[in_all| in all][!in_all| times]]"
    ),
    occasions.LastOfThePast: Form(
        "the hero meant by '{doer}' where it last happened, by another hero, that {kinds:clause}"
    ),
    this_way.HarmedSince: Form(
        "each hero whom this card has {kind:harmed} by carrying this out[at_zero|, and who has no health left]",
        silent={"number": "when this began"},
    ),
    # cards
    kernel_groups.CardsInZones: Form("{} {zones:where}"),
    kernel_groups.SlotCards: Form(
        "[traits|{traits:noun} among {slot:cards}][!traits|{slot:cards}][same| (if it has not moved)]",
    ),
    groups.CardsAnywhere: Form("{}[who| of {who:of}]"),
    groups.EventCard: Form("that card[traits| (if it is {traits:a})]"),
    groups.EventSource: Form("the card that did it"),
    groups.LastDiscarded: Form("the topmost {count:traits} of {who:'s} discard pile"),
    groups.StoredCards: Form("{} Stored under {under}"),
    groups.OfThese: Form("{} among {of}"),
    groups.StackEnd: Form("[bottom|bottommost][!bottom|topmost] {of:noun}"),
    groups.Beside: Form("{} [right|right][!right|left] of {of}[!all_of_them|, next to it]"),
    groups.RowEnd: Form("[right|rightmost][!right|leftmost] {of:noun}"),
    keeping.ChosenCard: Form("the card kept in mind"),
    occasions.CardsOfThePast: Form("card* of which it is true that {which:window} {kinds:clause}"),
    # traits
    traits.OfKind: Form("{kinds:kind}"),
    traits.Printed: Form(
        "{} printed as [kinds|{kinds:kind}][!kinds|card]{elements:of elements}{orders:of orders}",
    ),
    traits.NoHero: Form("card*"),
    traits.HasElement: Form("{bits:elements} {}"),
    traits.HasOrder: Form("{bits:orders} {}"),
    traits.HasSymbol: Form("{} of {symbol}"),
    traits.Unaligned: Form("Unaligned {}"),
    traits.CrossOrder: Form("Cross-Order {}"),
    traits.Shares: Form(
        "[aligned|aligned ]{} of [same|the same][!same|another] {sort:sort} as {others}",
    ),
    differing.Unlike: Form("{}, no two of which have {sort:in common} in common", silent={"slot": "those so far"}),
    this_way.ExpiredSince: Form("{} that Expired by this", silent={"number": "when this began"}),
    traits.Found: Form("{state:state} {}"),
    traits.SecondCopy: Form("{} with a copy of it further left"),
    traits.CopyOfThis: Form("[other|other ]{} with the name of this card"),
    traits.HasTag: Form("[burn|Burn ][unique|Unique ]{}"),
    traits.Shows: Form("{} that shows {icon}"),
    allowing.Allows: Form("{} that {who} can {what:can}"),
    allowing.Turnable: Form("{} that {who} can Rotate{direction:direction}"),
}  # fmt: skip


BY: Final = " changes by [negative|-{amount}][!negative|{amount:+}]"
WHO: Final = "[who|{who}][!who|each hero]"
CHANGES: Final[dict[tuple[int, int], str]] = {
    (c.F_DAMAGE, ADD): "damage {side:side}" + BY + "[names_items| (also of Items)]",
    (c.F_HEALING, ADD): "healing {side:side}" + BY + "[names_items| (also of Items)]",
    (c.F_POWER, ADD): "the Power {side:side}" + BY + "[names_items| (also of Items)]",
    (c.F_COST, ADD): "the cost {side:side}" + BY,
    (c.F_ACTION_PRICE, ADD): "{bits:uses} {group} takes[who| {who}] {amount:action} more",
    (c.F_ACTION_PRICE, SET): "{bits:uses} {group} takes[who| {who}] {amount:action}",
    (c.F_CAPACITY, ADD): "the points of Items that " + WHO + " can carry" + BY,
    (c.F_ACCESS, GRANT): WHO + " has~have {side:level} access to [amount|{amount:every}][!amount|{bits:every}]",
    (c.F_ACCESS, TAKE): WHO + " lose~s access to [amount|{amount:every}][!amount|{bits:every}]",
    (c.F_DORMANT, GRANT): "$ is~are Dormant[bits|]",
    (c.F_CANNOT, FORBID): WHO + " can't {bits:cannot}[group| ({group:s})]",
    (c.F_CARD_CANNOT, FORBID): "$ can't {bits:card cannot}[who| by {who}]",
    (c.F_IMMUNE, GRANT): WHO + " is~are Immune to {bits:immune}[group| from {group:s}]",
    (c.F_LIMIT, SET): WHO + " can take only {amount:action} a turn",
    (c.F_TWICE, c.F_DAMAGE): "damage {side:side} is doubled[amount|][names_items| (also of Items)]",
    (c.F_TWICE, c.F_HEALING): "healing {side:side} is doubled[amount|][names_items| (also of Items)]",
    (c.F_FIXED, c.F_DAMAGE): "damage {side:side} can't be {bits:shut}",
    (c.F_FIXED, c.F_HEALING): "healing {side:side} can't be {bits:shut}",
    (c.F_COUNTS_AS, GRANT): "$ count~s as {bits:elements}, too",
    (c.F_COUNTS_AS, ADD): "$ count~s as {bits:kind}, too",
    (c.F_COUNTS_AS, TAKE): "$ do~es not count as {bits:kind}",
    (c.F_RULE_OFF, GRANT): "for " + WHO + " there is no {bits:rule}",
    (c.F_NOT_HERO, GRANT): WHO + " do~es not count as another hero",
    (c.F_MORE_ACTIONS, ADD): "the number of actions of " + WHO + BY,
    (c.F_MORE_ABILITIES, ADD): "the number of Abilities that " + WHO + " can use in a turn" + BY,
    (c.F_CAPACITY, SET): WHO + " can carry {amount:point} of Items, if that is more than otherwise",
    (c.F_MORE_ACTIONS, SET): WHO + " can take {amount:action} a turn, if that is more than otherwise",
    (c.F_MORE_ABILITIES, SET): WHO + " can use {amount} Abilities a turn, if that is more than otherwise",
    (c.F_ZERO_HEALING, GRANT): WHO + " is~are healed at 0 health, too",
}  # fmt: skip
BY_WHAT: Final = "[other| by {other}][doer| by a card of {doer}]"
BECAUSE: Final = "[other| because of {other}][doer| because of a card of {doer}]"
ACT: Final = "{cause}[card| with {card}][owner| of {owner}][recipient| against {recipient}]"
HAPPENINGS: Final = {
    c.ACT: Happening("{who} make~s " + ACT),
    c.AFTER_PLAY: Happening("{who} has~have finished " + ACT),
    c.GOES_TO_PILE: Happening("{who} has~have done " + ACT + ", before it goes to the discard pile"),
    c.CANCELLED: Happening("{cause} of {who}[card| with {card}] is Cancelled" + BY_WHAT, cause="act"),
    c.ENTERS: Happening("{card}[who| of {who}] enters play"),
    c.LEAVES: Happening(
        "{card}[owner| of {owner}][who| of {who}] leaves play[cause| {cause}][amount| to the {amount}]" + BECAUSE,
        "zone", "leaving",
    ),
    c.DAMAGED: Happening("{who} take~s[amount| {amount}] damage[card| from {card}][doer| from a card of {doer}]"),
    c.HEALED: Happening("{who} is~are healed[amount| by {amount}][card| by {card}][doer| by a card of {doer}]"),
    c.WOULD_DAMAGE: Happening(
        "{who} would take[amount| {amount}] damage[card| from {card}][doer| from a card of {doer}]"
    ),
    c.WOULD_LOSE: Happening("{who} would lose[amount| {amount}] health[card| by {card}]"),
    c.WOULD_HEAL: Happening("{who} would be healed[amount| by {amount}][card| by {card}][doer| by a card of {doer}]"),
    c.WOULD_LEAVE: Happening(
        "{card}[owner| of {owner}][who| of {who}] is about to leave play[cause| {cause}][amount| to the {amount}]"
        + BECAUSE, "zone", "leaving",
    ),
    c.WOULD_DRAW: Happening("{who} would Draw a card" + BECAUSE),
    c.WOULD_DISCARD: Happening("{who} would Discard {card}[amount| from the {amount}]" + BECAUSE, "zone"),
    c.DREW: Happening("{who} Draw~s {card}" + BECAUSE),
    c.DISCARDED: Happening("{who} Discard~s {card}[amount| from the {amount}]" + BECAUSE, "zone"),
    c.ROTATED: Happening(
        "{card}[who| of {who}] is Rotated[cause|{cause}][amount| to corner {amount}]" + BY_WHAT, cause="direction",
    ),
    c.RESTARTED: Happening("{card}[who| of {who}] is Restarted" + BY_WHAT),
    c.STORED_CARD: Happening("{card}[who| of {who}] is Stored" + BY_WHAT),
    c.MOVED: Happening("{card}[who| of {who}] is Moved" + BY_WHAT),
    c.LEFT_ZONE: Happening("{card}[who| of {who}] leaves[amount| the {amount}]", "zone"),
    c.TURN_START: Happening("{whose} turn starts"),
    c.TURN_END: Happening("{whose} turn ends"),
    c.IN_PHASE: Happening("{whose} {amount} comes", "phase"),
    c.EACH_TURN: Happening("{whose} turn comes (Each Turn)"),
    c.VALUE_CHANGED: Happening(
        "{cause}[card| of {card}][owner| of {owner}][who| for {who}] is changed[amount| by {amount}]" + BY_WHAT,
        cause="harm",
    ),
    c.ACCESS_LOST: Happening("{who} lose~s access to an Element"),
    c.FELL_ASLEEP: Happening("{card} becomes Dormant"),
    c.ACTIONS_GAINED: Happening("{who} get~s more actions"),
    c.LOST_HEALTH: Happening("{who} lose~s health"),
    c.GAINED_HEALTH: Happening("{who} gain~s health"),
    c.REMOVED_FROM_GAME: Happening("{who} is~are removed from the game"),
    c.PASS_SAID: Happening("{who} pass~es"),
    c.REVEALED: Happening("{who} show~s {card}"),
    c.LOOKED: Happening("{who} look~s at {card}"),
    c.SHUFFLED: Happening("{who} shuffle~s the deck"),
    c.PUT: Happening("{card} is put on {whose} discard pile"),
}  # fmt: skip
ON_THE_TABLE: Final = frozenset({c.BUFFS, c.ITEMS, c.HERO, c.LIMBO})
PLAIN: Final = Forms(CARD, FORMS, TABLES, CHANGES, HAPPENINGS, "hero", c.ACT, ON_THE_TABLE, gone=frozenset({c.LEAVES}),
                     heard=(groups.EventCard,), unseen=frozenset({c.DECK}))
