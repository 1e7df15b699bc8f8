"""Ops, terms and cards of Starlight in plain words: see `tabletop/plain`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight import lasting, later
from rulebound.games.starlight.atoms.stats import OF_TILES
from rulebound.games.starlight.definition import CardSort, Instead, Reaction, Standing, StarlightCard
from rulebound.games.starlight.ops import (
    attacks,
    auras,
    cards,
    carrying,
    compared,
    costs,
    events,
    history,
    limits,
    moves,
    stats,
    terms,
    tests,
    watching,
    ways,
    whither,
)
from rulebound.kernel.cards import Ability
from rulebound.kernel.terms import Amount, Cards, Test
from rulebound.tabletop.plain import shared
from rulebound.tabletop.plain.form import Form, Forms, Happening, Table, bits
from rulebound.tabletop.plain.shared import ABILITY, BRANCHES, CLAUSE, QUESTION

ALL_CLASSES: Final = (1 << c.PASSIVE) - 1
DEEDS: Final = bits(
    {
        **{1 << c.LOST + which: f"lost {name}" for which, name in enumerate(c.STAT_NAMES)},
        **{1 << c.GAINED + which: f"gained {name}" for which, name in enumerate(c.STAT_NAMES)},
        1 << c.DAMAGED: "taken damage", 1 << c.DEALT: "dealt damage", 1 << c.TELEGRAPHED: "telegraphed a card",
        1 << c.INVOKED: "invoked a card", 1 << c.ATTACKED: "was attacked", 1 << c.MOVED: "was moved",
        1 << c.SLAMMED: "was slammed", 1 << c.CAPTURED: "captured a generator",
        1 << c.NEUTRALIZED: "neutralized a generator", 1 << c.RETURNED: "returned",
        1 << c.DISCARDED: "discarded a card",
        1 << c.DREW: "drew a card", 1 << c.DIED: "died", 1 << c.SPENT: "spent Energy",
    },
    " or ",
)  # fmt: skip
CAUSES: Final = bits(
    {1 << c.BY_ATTACK: "an attack", 1 << c.BY_KNOCKBACK: "Knockback", 1 << c.BY_PUSH: "a push",
    1 << c.BY_PULL: "a pull",
     1 << c.BY_OTHERS: "another", 1 << c.BY_TILE: "a tile", 1 << c.BY_OWN_MOVE: "itself"}, " or ",
)  # fmt: skip


def deed_words(deed: history.Deed) -> str:
    """What was done, as an event, or the sum of the amounts of such events."""
    said = DEEDS(deed.kinds).replace("Energy", "Mana") if deed.mana else DEEDS(deed.kinds)
    said += f" by {CAUSES(deed.causes)}" if deed.causes else ""
    said += f" (of this class: {CLASSES(deed.classes)})" if deed.classes not in (0, ALL_CLASSES) else ""
    victim = {1: "an enemy", 2: "a creature of its own side", 3: "a creature"}.get(deed.deadly, "")
    said += f" and killed {victim} by it" if victim else ""
    said += " in this Combat" if deed.combat else ""
    return f"{said} (points, all in all)" if deed.sums else said


CLASSES: Final = bits({1 << number: name for number, name in enumerate(c.CLASS_NAMES)}, " or ")
STATS: Final = bits({1 << number: name for number, name in enumerate(c.STAT_NAMES)}, " or ")
TILES: Final = bits({bit: name for name, bit in c.TILE_KINDS.items()}, " or ")
WHO: Final = {c.THIS: "this creature", c.TARGET: "the target"}
STANDING: Final = {
    c.LESS_DAMAGE: "attacks against this creature deal {amount} {less} damage",
    c.COST_MORE: "{classes} cards cost this creature {amount} {more} Energy",
    c.COST_MANA: "{classes} cards cost this creature {amount} {more} Mana",
    c.NOT_PUSHED: "this creature cannot be pushed, pulled or swapped",
    c.NOT_TELEGRAPHING: "this creature cannot telegraph cards",
    c.MORE_RANGE: "{classes} cards of this creature reach {amount} {more} tiles",
    c.DEALS_MORE: "attacks of this creature deal {amount} {more} damage",
    c.NOT_INVOKING: "this creature cannot invoke{or_telegraph} {classes} cards",
    c.NOT_MOVING: "this creature cannot move by itself",
    c.NOT_KNOCKED_BACK: "this creature is not knocked back",
    c.NOT_ATTACKED: "this creature cannot be attacked",
    c.UNHARMED: "attacks against this creature deal no damage",
    c.NOT_GAINING: "this creature cannot gain {stats}{by_tile}",
    c.NOT_LOSING: "this creature cannot lose {stats}",
    c.TAKES_LESS: "whenever this creature takes damage, it is {amount} {less}",
    c.PIERCES: "the DEF of the defender does not count for attacks of this creature",
    c.PHASE_ENERGY: "the start phase of this creature brings {amount} {more} Energy",
    c.PHASE_MANA: "the end phase of this creature brings {amount} {more} Mana",
    c.PHASE_CARDS: "in the end phase of this creature its player draws {amount} {more} cards",
    c.NOT_FADING: "in the end phase of this creature {stats} does not {fade} towards 0",
    c.PASSES: "this creature may move through {passed} creatures",
    c.NO_MORE_CARDS: "this creature cannot invoke more than {amount}{classed} cards in a turn",
    c.NO_MORE_TILES: "this creature cannot move more than {amount} tiles by itself in a turn",
    c.NO_MORE_GAINED: "this creature gains no more than {amount} {stats} in a turn",
    c.NO_HIGHER: "{stats} of this creature does not rise above {amount}",
    c.NOT_USED_UP: "attacks do not use up {stats} of this creature",
    c.NO_MORE_LOST: "this creature loses no more than {amount} {stats} in a turn",
    c.NO_MORE_DAMAGE: "this creature takes no more than {amount} damage at once{whence}",
    c.SHIELD: "{shield} is prevented",
    c.MOVES_FARTHER: "moves of up to so many tiles, and leaps, by its Movement cards go {amount} tiles {far}",
    c.SLAM_LESS: "a wall slam of this creature costs it {amount} {less} Health, no less than none",
    c.SLAMS_MORE: "wall slams by this creature deal {amount} {more} damage",
    c.PILE_HOLDS: "the Telegraph Pile of this creature holds {amount} {more} cards",
    c.SURVIVES: "this creature keeps {amount} Health, whatever takes more{whence}",
    c.KNOCKS_FARTHER: "the Knockback by this creature goes on for {amount} more tiles",
    c.NO_KNOCKBACK_OF: "attacks of this creature knock nobody back",
    c.GAINS_MORE: "each time this creature is given {stats}{by_tile}, that is {amount} {more}",
    c.TEXTS_DEAL: "each damage that {classes} cards of this creature deal to others by their text is {amount} {more}",
    c.DEALS_MORE_TO: "the next attack of this creature against that one deals {amount} {more} damage",
    c.NO_NEGATIVE_ATK: "negative ATK of this creature counts as 0 in its attacks",
    c.TELEGRAPHS_FOR: "telegraphing for Energy costs this creature {amount} {more}",
    c.TELEGRAPHS_FOR_MANA: "telegraphing for Mana costs this creature {amount} {more}",
}


BY_TILES: Final = (c.GAINS_MORE, c.NOT_GAINING)
OF_STATS: Final = (c.NOT_GAINING, c.NOT_LOSING, c.NOT_FADING, c.NO_MORE_GAINED, c.NO_MORE_LOST, c.GAINS_MORE,
    c.NO_HIGHER, c.NOT_USED_UP)


def sort_words(sort: CardSort) -> str:
    """Which cards are meant beside their class."""
    said = ["telegraphed"] if sort.telegraphed else []
    said += [sort.binding] if sort.binding else []
    if sort.stat >= 0:
        bounds = [f"at least {sort.least}"] if sort.least else []
        bounds += [f"at most {sort.most}"] if sort.most < 99 else []
        said.append(f"that cost {' and '.join(bounds)} {c.STAT_NAMES[sort.stat]}")
    if sort.near or sort.far < 99:
        bounds = [f"at least {sort.near}"] if sort.near else []
        said.append(f"that reach {' and '.join(bounds + ([f'at most {sort.far}'] if sort.far < 99 else []))} tiles")
    said += ["that choose an enemy creature"] if sort.at_enemy else []
    said += ["that choose a creature"] if sort.aimed else []
    said += ["with counters"] if sort.numbered else []
    said += ["that are no Core cards"] if sort.decked else []
    return ", ".join(said)


def standing_words(line: Standing) -> str:
    more, less = ("less", "more") if line.amount < 0 else ("more", "less")
    classes = "all" if line.classes == ALL_CLASSES else CLASSES(line.classes) if line.classes else ""
    names = STATS(line.classes & ~OF_TILES) if line.what in OF_STATS else ""
    passed = {1: "own", 2: "enemy", 3: "other"}.get(line.classes, "")
    said = STANDING[line.what].format(
        amount=abs(line.amount), classes=classes, more=more, less=less, stats=names, passed=passed,
        fade="fall or rise" if line.amount > 1 else "fall", classed="" if classes in ("", "all") else f" {classes}",
        far="less far" if line.amount < 0 else "farther",
        or_telegraph=" or telegraph" if line.what == c.NOT_INVOKING and line.amount > 1 else "",
        by_tile=" by the bonus of a tile" if line.what in BY_TILES and line.classes & OF_TILES else "",
        shield=f"{line.amount} of the next damage that this creature would take" if line.classes
        else f"the next {line.amount} damage that this creature would take",
        whence=" from an attack" if line.what in (c.NO_MORE_DAMAGE, c.SURVIVES) and line.classes else "",
    )
    if line.sort is not None:
        said += f" (of this sort: {sort_words(line.sort)})"
    if line.each is not None:
        said += f", so many times: {in_words(line.each)}"
    if line.among is not None:
        said = f"for {among_words(line.among)}: {said.replace('this creature', 'it')}"
    if line.once:
        return f"{said}, until an attack has landed; then this Aura is removed"
    return said if line.condition is None else f"{said}, as long as {in_words(line.condition)}"


def among_words(cards: Cards) -> str:
    from rulebound.tabletop.plain.speaker import Speaker

    return Speaker(PLAIN).said(cards)


def in_words(test: Test | Amount) -> str:
    from rulebound.tabletop.plain.speaker import Speaker

    speaker = Speaker(PLAIN)
    return speaker.explained(speaker.said(test))


def a_class(classes: int) -> str:
    words = CLASSES(classes)
    return f"{'an' if words[0] in 'AE' else 'a'} {words}"


def tiles(count: int) -> str:
    return "1 tile" if count == 1 else f"{count} tiles"


OWNED: Final = {1: "your own", 2: "an enemy's", 3: "nobody's"}
PASSING: Final = {1: "own", 2: "enemy", 3: "other"}
SETTINGS: Final = (c.COST_NO_ENERGY, c.COST_NO_MANA)


def card_words(card: StarlightCard) -> str:
    """What is no ability, a line each."""
    lines = [standing_words(line) for line in card.standing]
    if card.only is not None:
        lines.append(f"it may be invoked only if {in_words(card.only)}")
    for line in card.own_prices:
        stat = "Energy" if line.what in (c.COST_MORE, c.COST_NO_ENERGY) else "Mana"
        less = "less" if line.amount < 0 else "more"
        said = f"it costs no {stat}" if line.what in SETTINGS else f"it costs {abs(line.amount)} {less} {stat}"
        said += "" if line.each is None else f", so many times: {in_words(line.each)}"
        lines.append(said if line.condition is None else f"{said}, if {in_words(line.condition)}")
    if card.counters:
        lines.append(f"it enters with {card.counters} counter{'s' if card.counters > 1 else ''}")
    if card.damage >= 0:
        lines.append(f"the attack deals {card.damage} damage")
    if card.hosts:
        sort = "" if card.host_sort is None else f" (of this sort: {sort_words(card.host_sort)})"
        lines.append(f"it is invoked with a card of this class: {CLASSES(card.hosts)}{sort}")
    for amount, words in (
        (card.more_damage, "that card deals {} more damage"),
        (card.cheaper, "that card costs {} less Energy"),
        (card.cheaper_mana, "that card costs {} less Mana"),
        (card.farther, "every move of that card goes up to {} tiles farther"),
        (card.more_counters, "that card has {} more counters"),
        (card.host_reaches, "that card reaches {} tiles farther"),
    ):
        if amount:
            lines.append(words.format(amount))
    if card.past:
        lines.append(f"its moves of up to so many tiles lead over tiles of {PASSING[card.past]} creatures, too")
    lines += [f"that card costs no {c.STAT_NAMES[which]}" for which in sorted(card.host_for_no)]
    lines += ["what that card does is done twice"] if card.host_twice == 1 else []
    lines += ["what that card does is done twice, the second time with any target"] if card.host_twice == 2 else []
    return "\n".join(line[:1].upper() + line[1:] + "." for line in lines)


def part_of_card(ability: Ability) -> str:
    """Which part of a card's text an ability is, by when it is done."""
    card = ability.definition
    assert isinstance(card, StarlightCard)
    if ability is card.cost:
        return "When the price is paid, for it:"
    if ability is card.opening:
        return "When the Combat begins:"
    if ability is card.before:
        return "Before the attack lands:"
    if ability is card.afterwards:
        return "After the enchanted card has resolved:"
    if card.kind == c.ATTACK:
        return "After the attack has landed:"
    return "Before the enchanted card resolves:" if card.kind == c.ENCHANTMENT else "When this card resolves:"


PRINTED: Final = "printed on the card beside its text"
CARD: Final = Form(
    card_words,
    silent={
        **dict.fromkeys(
            ("key", "name", "kind", "classes", "times", "text", "creature", "passive", "factions", "binding", "source",
             "supplier", "core", "energy", "mana", "whom", "least", "most", "counters", "where", "telegraph_where"),
            PRINTED,
        ),
        **dict.fromkeys(("only", "own_prices"), "said with the card"),
        "paid_in": "said where it is noted as paid",
        **dict.fromkeys(("abilities", "cost", "opening", "before", "effect", "afterwards"), "each is said by itself"),
        **dict.fromkeys(("able", "own_events", "watched_events"), "what its abilities wait for"),
        **dict.fromkeys(
            ("steps", "exactly", "mover", "moves", "leaps", "swaps", "modes", "discards", "replaces", "possible_modes",
                "needs", "captures",
             "plain", "walks", "aim", "at_distances", "inside", "outside"),
            "asked before it is invoked; said where it is done",
        ),
    },
)  # fmt: skip
FORMS: Final[dict[type[Any], Form]] = {
    **shared.FORMS,
    Standing: Form(
        lambda line: standing_words(replace(line, once=False)).replace("this creature", "it")
        + (" (the next one alone)" if line.once else ""),
        silent=dict.fromkeys(
            ("what", "clause", "amount", "classes", "condition", "once", "among", "each", "sort"),
            "said by its words"
        ),
    ),
    # abilities
    Ability: Form(part_of_card, silent=ABILITY),
    Reaction: Form(
        "[once|[twice|Twice][!twice|Once] per turn{also:also}, when ][!once|When ]"
        "{event:heard}[condition|, if {condition}][removal| (it may be gone by then)]:",
        silent={**ABILITY, "at_itself": "said by its event"},
    ),
    watching.Watch: Form(
        "{until:until}, as long as {who} lives[once|, the first time alone]:",
        silent=CLAUSE, mute=True,
    ),
    compared.ExchangeStats: Form(
        "the {stat:stat} and the {second:stat} of {who} are exchanged, each within its bounds", silent=CLAUSE
    ),
    compared.ExchangeWith: Form(
        "the {stat:stat} of {who} and the {second:stat} of {other} are exchanged, each within its bounds", silent=CLAUSE
    ),
    compared.DistanceOf: Form("the distance from {one} to {other}"),
    compared.Missing: Form("what {who} lacks of the most {stat:stat} there can be"),
    compared.NoteIf: Form(
        "Note, 1 for yes and 0 for no, whether {test}", leaves={"number": "the answer"}, silent=CLAUSE, quiet=True
    ),
    compared.HasMost: Form("{who} has the [least|least][!least|most] {stat:stat} of all creatures on the board"),
    compared.MostOf: Form("each creature with the [least|least][!least|most] {stat:stat} among {of}"),
    compared.IsAmong: Form("{who} is among {slot:cards}"),
    compared.IsAlly: Form("{who} is the other creature of yours"),
    compared.OwnsPair: Form("you own both generators of a pair"),
    compared.Killed: Form("[!enemy|an own][!own|an enemy][own|[enemy|a]] creature has died of it"),
    compared.PriceOf: Form("the printed [mana|Mana][!mana|Energy] price of {cards}"),
    watching.IsOne: Form("{who}", part="card"),
    Instead: Form(
        "[once|The first time in each turn that][!once|[goes|The next time that][!goes|If]] {event:heard} now"
        "[condition|, if {condition}], it does not happen, and instead[goes| this Aura goes and]:",
        silent={**ABILITY, "laid": "said where it is laid"},
    ),
    watching.PutInstead: Form(
        "{until:until}, as long as {who} lives[once|, the next time alone]:", silent=CLAUSE, quiet=True
    ),
    watching.NothingHappens: Form("nothing happens", silent=CLAUSE, quiet=True),
    # stats
    stats.EndSentence: Form(silent={**CLAUSE}, quiet=True),
    stats.GainStat: Form(
        "{who} gain~s {amount} {stat:stat}[also|, as one act with what is before it]",
        leaves={"number": "how much was really gained"}, silent=CLAUSE,
    ),
    stats.LoseStat: Form(
        "{who} lose~s {amount} {stat:stat}[damage| as damage][also|, as one act with what is before it]",
        leaves={"number": "how much was really lost"}, silent=CLAUSE,
    ),
    stats.LoseAll: Form("the {stat:stat} of {who} becomes 0", silent=CLAUSE),
    stats.Steal: Form(
        "{victim} lose~s {amount} {stat:stat}, and {who} gain~s as much as was lost",
        leaves={"number": "how much was really lost"}, silent=CLAUSE,
    ),
    stats.GainPoints: Form("{who} score~s {points:points}", silent=CLAUSE),
    stats.LosePoints: Form(
        "{who} lose~s {points:points}[taken|, and the other player scores as many as were lost]", silent=CLAUSE,
    ),
    stats.Spend: Form("{who} spend~s {amount} {stat:stat}", silent=CLAUSE),
    stats.SetStat: Form("the {stat:stat} of {who} becomes {amount}", silent=CLAUSE),
    later.Delay: Form(
        "Later, once, [!whose|{moment:until}][whose|{moment:edge} of the next turn of {whose}], unless "
        "[whose|it][!whose|this creature] has died by then:",
        silent={**CLAUSE, "ability": "what it waits for is the moment"}, mute=True,
    ),
    stats.Divide: Form(
        "you divide {amount} [damage|damage][!damage|{stat:stat}] among these, point by point: {group}[damage|; each "
        "takes its part][!damage|; each gains its part]",
        silent={**QUESTION, "slot": "whom the points have gone to so far"},
    ),
    stats.SpendFrom: Form("{who} may have one of their creatures spend {amount} {stat:stat}", silent=CLAUSE),
    stats.SpendSome: Form("{who} spend~s {amount} {stat:stat}", silent=CLAUSE),
    lasting.LayAgainst: Form("{until:until}, for {who}, against {whom}: {line}", silent=CLAUSE, mute=True),
    lasting.Lay: Form("{until:until}, for {who}: {line}", silent=CLAUSE, mute=True),
    stats.ChangeGenerator: Form(
        "the generator of {who} becomes neutral if an enemy owns it, yours if nobody does", silent=CLAUSE
    ),
    stats.TakeGenerator: Form(
        "the generator under {who} becomes [neutral|neutral][!neutral|yours], unless it has changed in this turn",
        silent=CLAUSE,
    ),
    stats.TakeSomeGenerator: Form(
        "one [enemy|enemy ][unowned|neutral ]generator of your choice{tiles:within}[center| of {center}]{least:itself} "
        "becomes [neutral|neutral][!neutral|yours], unless it has changed in this turn", silent=CLAUSE,
    ),
    stats.ByMode: Form(
        "What was chosen when the card was invoked is done:", silent={**QUESTION, **BRANCHES, "who": "you"}
    ),
    # tiles
    moves.Walk: Form(
        "{who} [!exactly|may move up to][exactly|move~s exactly] {steps:tiles} over empty tiles", silent=CLAUSE
    ),
    moves.WalkTo: Form("{who} move~s to {where}[stays|, or stay~s]", silent=CLAUSE),
    moves.TileChoice: Form(
        "an empty tile{kinds:kinds}, {least} to {tiles} tiles from {center}, "
        "[leap|whatever lies between][!leap|over empty tiles]"
    ),
    moves.LedTo: Form(
        "an empty tile{kinds:kinds}, {least} to {tiles} tiles from {center}, "
        "[leap|whatever lies between][!leap|over empty tiles]"
    ),
    moves.DisplaceTo: Form("move {who} to {where}", silent=CLAUSE, empty=("stays",)),
    moves.Beside: Form(
        "an empty tile{kinds:kinds} [apart|beside none][!apart|beside one] of these: {whom}; {least} to {tiles} tiles "
        "from {center}, [leap|whatever lies between][!leap|over empty tiles]"
    ),
    moves.InLine: Form(
        "an empty tile in a straight line, {least} to {tiles} tiles from {center}, over empty tiles",
        empty=("kinds", "leap"),
    ),
    moves.Within: Form(
        "an empty tile up to {most:tile} from {center}, over empty tiles",
        silent={"least": "a step at the least", "tiles": "bounded by the steps"}, empty=("kinds", "leap"),
    ),
    moves.Past: Form(
        "an empty tile up to {tiles:tiles} from {center}, also over tiles of {sides:passing} creatures",
        silent={"least": "a step at the least"}, empty=("kinds", "leap"),
    ),
    moves.Home: Form(
        "the Health tile of its own side, if nobody else is there, "
        "[leap|whatever lies between][!leap|over empty tiles]",
        silent=dict.fromkeys(("center", "least", "tiles"), "it is one tile, wherever that is"), empty=("kinds",),
    ),
    moves.Nearer: Form(
        "an empty tile, [!exactly|up to ][exactly|as far as it can be up to ]{tiles:tiles}, every step over empty "
        "tiles "
        "[away|farther away from][!away|nearer to] {center}", silent={"least": "a step at the least"},
        empty=("kinds", "leap"),
    ),
    ways.NoteTile: Form("Note the tile of {who}", leaves={"number": "the tile"}, silent=CLAUSE, quiet=True),
    ways.ChoosePassed: Form(
        "you choose among [!enemy|own ][!own|enemy ]creatures those [beside|past][!beside|through] whom {who} moved, "
        "on a way of at most {steps:tiles} from {number:number}, over tiles of {sides:passed} creatures",
        "chosen", silent=QUESTION | {"slot": "who they are"}, quiet=True,
    ),
    ways.FartherFrom: Form(
        "an empty tile, {least} to {tiles} tiles from {center}, [leap|whatever lies between][!leap|over empty tiles], "
        "that is [nearer|nearer to][!nearer|farther from] each of these than its own: {whom}", empty=("kinds",),
    ),
    moves.CanGo: Form("{who} can move to {where}"),
    moves.Displace: Form(
        "move {who} [!exactly|up to][exactly|exactly] {steps:tile} over empty tiles", silent=CLAUSE
    ),
    moves.WalkThere: Form(
        "{who} move~s, [!exactly|up to][exactly|exactly] {steps:tiles} over empty tiles, to the chosen one",
        silent=CLAUSE, quiet=True,
    ),
    moves.FollowUp: Form("{who} move~s to the tile from which the defender was knocked back", silent=CLAUSE),
    moves.Leap: Form("{who} leap~s to the chosen tile", silent=CLAUSE),
    moves.Swap: Form("{who} swap~s places with {other}", silent=CLAUSE),
    moves.Shove: Form(
        "[away|push][!away|pull] {who} up to {tiles:tile}[up_to|, as far as you like]",
        leaves={"number": "the number of tiles it was moved"}, silent=CLAUSE,
    ),
    # cards
    cards.Draw: Form("{who} draw~s {count:card}", silent=CLAUSE),
    cards.Discard: Form("{who} discard~s {count:card}", silent=CLAUSE),
    cards.DiscardHand: Form("{who} discard~s the whole hand", silent={**CLAUSE, "count": "as many as there are"}),
    cards.DiscardDown: Form("{who} discard~s until {keep} cards are left", silent=CLAUSE),
    cards.Shuffle: Form("{who} shuffle~s the [discards|Discard Pile into the ]Draw Pile", silent=CLAUSE, quiet=True),
    cards.OfBinding: Form("{} that [soulbound|is Soulbound][!soulbound|is Global]"),
    cards.OfClass: Form("{} of this class: {classes:classes}"),
    cards.ToBottom: Form("put {what} on the bottom of the owner's Draw Pile", silent=CLAUSE),
    cards.Look: Form("[!revealed|you look at][revealed|you reveal] {what}", "looked at", silent=CLAUSE, mute=True),
    cards.Take: Form("you put {what} into your hand", silent=CLAUSE),
    cards.PutRest: Form("you put {what} {to:rest}", silent=CLAUSE, quiet=True, again=True),
    cards.ChangeCounters: Form("{what} {by:counters}", silent=CLAUSE),
    cards.TelegraphFree: Form(
        "{who} telegraph~s {what} without paying[at_once|; it may be invoked in this turn]", silent=CLAUSE
    ),
    cards.OfSort: Form("{of} (if {sort})"),
    auras.AurasAmong: Form("Aura*[numbered| with counters] on {who}"),
    auras.CountersOn: Form("the number of counters on {what}"),
    auras.IsGone: Form("{slot:cards} lies there no more"),
    auras.TakeCounters: Form(
        "{what} loses {amount:counter}", leaves={"number": "the number of counters removed"}, silent=CLAUSE
    ),
    cards.GiveBack: Form("return {what} to the owner's hand", silent=CLAUSE),
    cards.RemoveAura: Form("remove {what}", silent=CLAUSE),
    cards.MoveAura: Form("move {what} with its counters to {to}, if there is room", silent=CLAUSE),
    cards.PutAway: Form("discard {what}", silent=CLAUSE),
    **{op: Form(f"{{to:sends}} {what} {{to:sent}}", silent={**CLAUSE, "beside": "this creature"})
       for op, what in ((whither.Send, "this card"), (whither.SendEnchanted, "the enchanted card"),
                        (whither.SendAttack, "the Attack card of this Combat"))},
    cards.TelegraphedBy: Form("telegraphed card* of {who}"),
    cards.AurasOn: Form("Aura* on {who}"),
    cards.NumberedAuras: Form("Aura* with counters on {who}"),
    cards.Telegraphable: Form("card* of your {zone:pile} that {who} may telegraph"),
    carrying.IsOfSort: Form("{} of this sort: {sort}"),
    carrying.ShuffleIn: Form("shuffle {what} into the owner's Draw Pile", silent=CLAUSE),
    # the attack
    attacks.AttackFits: Form("the Attack of this Combat is of this sort: {sort}"),
    attacks.NoteAttack: Form(
        "{what:note}[least|, if it would deal {least} or more][who|: {who}][test|, if {test}]",
        silent={**CLAUSE, "amount": "said by the note"}, quiet=True,
    ),
    # creatures
    terms.InSlot: Form("{slot:who}"),
    terms.Chosen: Form("{slot:cards}"),
    terms.SeveralChosen: Form("{slot:cards}"),
    terms.OfCombat: Form("the [defender|defender][!defender|attacker]"),
    terms.ThatCreature: Form("that creature"),
    terms.AllyOf: Form("the other creature of the player of {of}"),
    terms.TwoOf: Form("{one} and {other}"),
    terms.OtherCreature: Form("your other creature"),
    terms.OfLikes: Form(
        "[any_of|at least one of these is so][!any_of|these are so]: {likes}", silent={"who": "said by each of them"}
    ),
    terms.Candidate: Form("that one"),
    terms.Those: Form("{of} (if {like})"),
    terms.Nearest: Form("the [far|farthest from][!far|nearest to] {center} of these: {of}"),
    terms.EachWithin: Form(
        "each [not_this|other ][!own|enemy ][!enemy|own ]creature{tiles:within}[center| of {center}]{least:itself}"
        "[not_defender| (not the defender of this Combat)][but| (not {but})]"
    ),
    # amounts
    terms.WholeGroups: Form("how often {size} goes into {of}"),
    terms.UpTo: Form("{of}, but at most {most}"),
    terms.StatOf: Form("the {stat:stat} of {who}"),
    terms.CardsOn: Form("the number of [telegraphs|telegraphed cards][!telegraphs|Auras] of {who}"),
    terms.TilesBetween: Form("the number of tiles between {who} and {other}"),
    terms.CountersHere: Form("the number of counters on this Aura"),
    terms.GeneratorsOwned: Form(
        "the number of generators that [nobody|nobody owns][!nobody|[!enemy|you own][enemy|the opponent owns]]"
    ),
    terms.ManaOfEvent: Form("how much Mana it was"),
    terms.TilesMoved: Form("the number of tiles that {who} moved this turn"),
    terms.Invoked: Form(
        "the number of {classes:invoked}cards that {who} has invoked [!combat|this turn][combat|in this Combat]"
        "[up_to_this| up to this one]"
    ),
    terms.TilesOfCard: Form("the number of tiles moved since the card was invoked"),
    terms.DamageDealt: Form("the damage that the attack dealt"),
    terms.InvokedBefore: Form("the number of {classes:invoked}cards that {who} has invoked this turn before this one"),
    limits.TurnOf: Form("it is the turn of {who}"),
    limits.EnemyTurn: Form("it is the turn of an enemy creature"),
    limits.PileFull: Form("the [auras|Aura][!auras|Telegraph] Pile of {who} is full"),
    costs.NotePaid: Form("[test|if that was done, ]this is noted as paid: {amount}", quiet=True,
        silent={**CLAUSE, "test": "whether it was done"}),
    stats.ModeIs: Form("mode {number:mode} was chosen when the card was invoked"),
    costs.PaidBesides: Form("what was paid beside the price"),
    costs.HandHolds: Form("you have at least {count} cards in hand beside this one"),
    costs.AllLike: Form("of each of these it is so: {of}: {like}"),
    costs.HostIs: Form("the enchanted card is of this class[telegraphed| and was telegraphed]: {classes:sorts}"),
    # what a trigger hears
    CardSort: Form(
        lambda sort: f"{'' if sort.classes == ALL_CLASSES else CLASSES(sort.classes) + ', '}{sort_words(sort)}",
        silent=dict.fromkeys(
            ("classes", "telegraphed", "binding", "stat", "least", "most", "near", "far", "at_enemy", "aimed",
             "numbered", "decked"), "said by words"
        ),
    ),
    events.OtherOfEvent: Form("the other creature of the event"),
    events.OfOther: Form("of the other creature of it this is so: {test}"),
    events.OfTarget: Form("of the creature that it chooses this is so: {test}"),
    events.InIt: Form("this creature is one of the two"),
    events.Spent: Form("of [mana|Mana][!mana|Energy] it is at least {least} and at most {most}"),
    events.CausedBy: Form("it was caused by {causes:causes}"),
    events.ByThisAttacker: Form("this creature is the attacker of the Combat"),
    events.FellTo: Form("its {stat:stat} is at most {least} now, and was more before"),
    events.HasCounters: Form("this Aura has at least {least} counters"),
    events.IsOfSort: Form("the card is of this sort: {sort}"),
    events.BesideEnemy: Form("it stands beside an enemy of it"),
    # this turn
    history.Deed: Form(
        deed_words,
        silent=dict.fromkeys(
            ("kinds", "causes", "classes", "sums", "mana", "deadly", "combat"), "said by its words"
        ),
    ),
    history.Did: Form("of {who} there was this turn {relation:relation} {number} of this: {deed}"),
    history.PlayerDid: Form("of {who} there was this turn {relation:relation} {number} of this: {deed}"),
    history.DidSoOften: Form("so much there was this turn of {who}: {deed}"),
    history.PlayerSoOften: Form("so much there was this turn of {who}: {deed}"),
    history.SidesSoOften: Form(
        "so often this turn, of [partner|your other][!own|an enemy][!enemy|[!partner|an own]][own|[enemy|any]] "
        "creature: {deed}"
    ),
    # conditions
    tests.OnTile: Form("{who} is on {kinds:ground} tile"),
    tests.StatIs: Form("the {stat:stat} of {who} is {relation:relation} {than}"),
    tests.StatBeyond: Form("the {stat:stat} of {who} is {relation:relation} the {stat:stat} of {other}"),
    tests.SoManyLie: Form(
        "the number of [telegraphs|telegraphed cards][!telegraphs|Auras] of {who} is {relation:relation} {than}"
    ),
    tests.IsFull: Form("{who} has [yes|as much][!yes|less] {stat:stat} [yes|as][!yes|than] there can be"),
    tests.HasAuras: Form("{who} has [yes|an Aura][!yes|no Auras]"),
    tests.Adjacent: Form("{who} is [!yes|not ]adjacent to {other}"),
    tests.Near: Form("{who} is at most {tiles:tiles} away from {other}"),
    tests.Away: Form("the distance from {who} to {other} is {relation:relation} {tiles}"),
    tests.IsWithin: Form("{who} is at most {tiles:tiles} away from {center}, and not that creature itself"),
    tests.IsYours: Form("{who} is [yes|yours][!yes|an enemy]"),
    tests.InRole: Form("{who} is the [defender|defender][!defender|attacker]"),
    tests.CombatGoesOn: Form("[yes|a][!yes|no] Combat is going on"),
    tests.KnockedBack: Form("the defender was knocked back"),
    tests.OutOfRange: Form("{who} is out of the range of the attack"),
    tests.HasTelegraphed: Form("{who} has a telegraphed card"),
    tests.WasTelegraphed: Form("this card was telegraphed"),
    tests.MovedThisTurn: Form("{who} [yes|moved][!yes|did not move] this turn"),
    tests.AttackedThisTurn: Form("{who} [yes|attacked earlier][!yes|did not attack earlier] this turn"),
    tests.Died: Form("{who} has died since"),
    terms.ActiveCreature: Form("the creature whose turn it is"),
    terms.Opposing: Form("the creature with which this one fights"),
    tests.LastCounterGone: Form("its last counter is gone"),
    tests.Slammed: Form("the attack slams the defender against the edge of the board"),
    tests.DefenderDied: Form("the defender died"),
    tests.OnSide: Form("{who} is {part:part}"),
    tests.NearTile: Form("{who} is {least} to {tiles} tiles from {kinds:ground} tile{owner:owned}"),
    tests.OnGenerator: Form(
        "{who} is on a generator that [neutral|nobody owns][yours|you own][!neutral|[!yours|an enemy owns]]"
    ),
    tests.MayChange: Form("the generator of {who} has not changed in this turn"),
    tests.CanMove: Form("{who} can be pushed"),
    tests.AnyCards: Form("there is at least one of these: {cards:s}"),
    # what a trigger waits for
    tests.IsThis: Form("this creature", part="card"),
    tests.IsPartner: Form("your other creature", part="card"),
    tests.IsThisAura: Form("this Aura", part="card"),
    tests.IsOfSide: Form("[!enemy|an own][!own|an enemy][own|[enemy|a]] creature{tiles:near}", part="card"),
    tests.EndsOn: Form("that creature is on {kinds:ground} tile"),
    tests.IsOfClass: Form("{classes:class} card", part="other"),
}  # fmt: skip
TABLES: Final[Mapping[str, Table]] = {
    **shared.TABLES,
    "stat": dict(enumerate(c.STAT_NAMES)),
    "zone": dict(enumerate(f"{name} pile" if name == "discard" else name for name in c.ZONE_NAMES)),
    "who": WHO,
    "of a seat": {c.POINTS: "Points"},
    "owner": OWNED,
    "owned": {0: "", **{owner: f" ({whose})" for owner, whose in OWNED.items()}},
    "part": {0: "on your side", 1: "on the enemy's side", 2: "in the middle row"},
    "ground": lambda kinds: f"{'an' if TILES(kinds)[0] == 'E' else 'a'} {TILES(kinds)}",
    "class": a_class,
    "classes": CLASSES,
    "sorts": lambda classes: "any" if classes == ALL_CLASSES else CLASSES(classes),
    "invoked": lambda classes: "" if classes == ALL_CLASSES else f"{CLASSES(classes)} ",
    "tiles": tiles,
    "points": lambda count: "1 Point" if count == 1 else f"{count} Points",
    "also": lambda also: ", counted with the sentence above" if also else "",
    "itself": lambda least: ("", " (not itself)")[least] if least < 2 else f", {least} tiles away at the least",
    "until": dict(enumerate(c.UNTIL)),
    "edge": {c.AT_START_OF_NEXT_TURN: "at the start", c.AT_END_OF_NEXT_TURN: "at the end"},
    "kinds": lambda kinds: f" of this kind: {TILES(kinds)}" if kinds else "",
    "causes": CAUSES,
    "passing": PASSING,
    "passed": {0: "no", **PASSING},
    "within": lambda count: "" if count == c.ANY_DISTANCE else f" within {tiles(count)}",
    "why": {c.BY_OWN_MOVE: " by itself", c.BY_KNOCKBACK: " by Knockback", c.BY_ATTACK: " with an attack"},
    "whence": {c.BY_ATTACK: " from an attack"},
    "side": {True: "an own", False: "an enemy"},
    "near": lambda near: "" if near < 0 else f" within {tiles(near)} of this creature",
    "rest": {
        cards.ON_TOP: "back on top, in an order of choice", cards.ON_THE_BOTTOM: "on the bottom, in an order of choice",
        cards.DISCARDED: "into the Discard Pile",
    },
    "pile": {c.HAND: "hand", c.DISCARD: "Discard Pile"},
    "mode": lambda number: str(number + 1),
    "sends": lambda to: "return" if to == whither.TO_HAND else "put",
    "sent": {
        whither.TO_HAND: "to its owner's hand", whither.ON_TOP: "on top of its owner's Draw Pile",
        whither.ON_THE_BOTTOM: "on the bottom of its owner's Draw Pile",
        whither.SHUFFLED_IN: "into its owner's Draw Pile, which is shuffled",
        whither.TELEGRAPHED: "into the Telegraph Pile of this creature, if there is room",
    },
    "counters": lambda by: f"{'gains' if by > 0 else 'loses'} {abs(by)} counter{'' if abs(by) == 1 else 's'}",
    "note": {
        c.MORE_DAMAGE: "when the attack lands, it deals {amount} more damage",
        c.KEEPS_ATK: "the attack does not use up the ATK of the attacker",
        c.KEEPS_DEF: "the attack does not use up the DEF of the defender",
        c.USES_ATK: "the attack uses up only {amount} of the ATK of the attacker",
        c.USES_DEF: "the attack uses up only {amount} of the DEF of the defender",
        c.FARTHER_BACK: "the Knockback of this attack goes on for {amount} more tiles",
        c.NO_KNOCKBACK: "this attack knocks nobody back",
        c.AT_MOST: "when the attack lands, it deals at most {amount} damage, all in all",
        c.INSTEAD: "when the attack lands, it deals {amount} damage, all in all",
        c.MISSES: "this attack misses",
        c.DOUBLED: "this attack deals double the damage of its card",
        c.IGNORES_DEF: "the DEF of the defender does not count for this attack",
        c.NO_DAMAGE: "this attack deals no damage",
        c.HALVED_DOWN: "this attack deals half the damage of its card, rounded down",
        c.HALVED_UP: "this attack deals half the damage of its card, rounded up",
        c.TAKEN_BY: "the damage of this attack is taken by another than the defender",
    },
}  # fmt: skip
HAPPENINGS: Final[dict[int, Happening]] = {
    c.TURN_START: Happening("the turn of {card} starts"),
    c.TURN_END: Happening("the turn of {card} ends"),
    c.DAMAGED: Happening("{card} takes [amount|{amount} ]damage[cause|{cause}]", cause="whence"),
    c.DEALT: Happening("{card} deals damage[cause|{cause}]", cause="why"),
    c.ATTACKED: Happening("{card} is attacked"),
    c.INVOKED: Happening("{card} invokes {other}"),
    c.TELEGRAPHED: Happening("{card} telegraphs a card"),
    c.MOVED: Happening("{card} has moved[cause|{cause}]", cause="why"),
    c.COMBAT_ENDED: Happening("the Combat that {card} began is over"),
    c.RESOLVED: Happening("{other}, invoked by {card}, is over"),
    c.SPENT: Happening("{card} spends Energy or Mana"),
    c.RETURNED: Happening("{card} has returned"),
    c.AURA_ADDED: Happening("an Aura is put on a creature"),
    c.DISCARDED: Happening("{who} discard~s a card"),
    c.SCORED: Happening("{who} score~s"),
    c.SLAMMED: Happening("{card} is slammed against the edge"),
    c.MISSED: Happening("the attack of {card} misses"),
    c.COUNTERS_ADDED: Happening("counters are added"),
    c.DREW: Happening("{who} draw~s a card"),
    c.DIED: Happening("{card} dies"),
    c.CAPTURED: Happening("{card} captures a generator[who| for {who}]"),
    c.NEUTRALIZED: Happening("{card} neutralizes a generator[who| for {who}]"),
    c.AURA_REMOVED: Happening("{card} is removed"),
    **{c.LOST + which: Happening(f"{{card}} loses {word}") for which, word in enumerate(c.STAT_NAMES)},
    **{c.GAINED + which: Happening(f"{{card}} gains {word}") for which, word in enumerate(c.STAT_NAMES)},
}
PLAIN: Final = Forms(CARD, FORMS, TABLES, {}, HAPPENINGS, "player")
