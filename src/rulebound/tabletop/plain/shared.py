"""The plain words of the kernel's ops and terms, for all games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rulebound.kernel import choosing, gates
from rulebound.kernel.terms import amounts, events, groups, loops, players, relations, stats, tests, traits
from rulebound.tabletop import turns
from rulebound.tabletop.plain.form import Form, Table
from rulebound.tabletop.plain.teller import CHOICES

LABEL: Final = "how a question and its answers are labelled"
CLAUSE: Final = {"clause": "the printed words; what they have become is said"}
QUESTION: Final = {**CLAUSE, "menu": LABEL, "kind": LABEL, "yes": LABEL, "no": LABEL, "stop": LABEL, "shorts": LABEL,
                   "named": LABEL}  # fmt: skip
BRANCHES: Final = {"otherwise": "what an op governs is indented", "behind": "the choices are indented",
                   "modes": "the choices are indented", "tests": "said with each choice"}  # fmt: skip
ABILITY: Final = {
    **CLAUSE, "definition": "the card itself", "short": "the printed words", "code": "its sentences stand below",
    "slots": "room for what is bound", "index": "its place on the card", "asks": "in which order lines are asked",
}  # fmt: skip

FORMS: Final[Mapping[type[Any], Form]] = {
    # flow
    gates.Jump: Form(silent={**CLAUSE, "to": "it ends a branch or a loop, which is indented"}, quiet=True),
    gates.Gate: Form(
        "[test|If {test}][may|[test|, ]{who:first} may]:", silent={**QUESTION, **BRANCHES, "who": "said with 'may'"}
    ),
    turns.ExtraTurn: Form(
        "{who} take~s an extra turn right after this one",
        silent={**CLAUSE, "field": "how it is kept until then", "until": "how it is kept until then"},
    ),
    gates.ChooseOne: Form("{who:first} choose~s one of these:", silent={**QUESTION, **BRANCHES}),
    gates.ChooseModes: Form(
        "{who:first} choose~s {count} of the choices that follow", leaves={"number": "chosen"},
        silent={**QUESTION, **BRANCHES},
    ),
    gates.ChooseSomeModes: Form(
        "{who:first} choose~s {least} to {count} of the choices that follow", leaves={"number": "chosen"},
        silent={**QUESTION, **BRANCHES},
    ),
    gates.ChooseNumber: Form(
        "{who:first} choose~s a number, at least {least} and at most {most}", leaves={"number": "the number chosen"},
        silent=QUESTION,
    ),
    gates.SetNumber: Form("Note {amount}", leaves={"number": "{amount}"}, silent=CLAUSE, quiet=True),
    loops.SetActor: Form(leaves={"number": "{who}"}, silent=CLAUSE, quiet=True),
    loops.Gather: Form("Take {group}", "taken", silent=CLAUSE, quiet=True, leaves_there=True),
    loops.Collect: Form(
        "Keep {source:cards} in mind, with those of before", "kept in mind", silent=CLAUSE, quiet=True, again=True,
        leaves_there=True,
    ),
    loops.NextCard: Form(
        "One after the other, for each of {slot:cards}:", leaves={"one_slot": "that card"},
        silent={**CLAUSE, **BRANCHES, "number": "how many had their turn"}, quiet=True,
    ),
    loops.NextPlayer: Form(
        "One after the other, {who}:", leaves={"actor": "that #"},
        silent={**CLAUSE, **BRANCHES, "number": "how many had their turn"}, quiet=True,
    ),
    loops.SetPlayer: Form(leaves={"number": "{who}"}, silent=CLAUSE, quiet=True),
    loops.SetPlayers: Form(leaves={"number": "{who}"}, silent=CLAUSE),
    loops.NextOfThese: Form(
        "For {players:number}, clockwise from the acting player:", leaves={"player": "that #"},
        silent={**CLAUSE, **BRANCHES, "done": "who had their turn"}, quiet=True,
    ),
    loops.WhileToldTo: Form(
        "Carry this out, and again whenever its end says so:",
        silent={**CLAUSE, **BRANCHES, "number": "whether it has said so"}, quiet=True,
    ),
    loops.OnceMore: Form("Repeat all of that", silent={**CLAUSE, "number": "what is repeated"}, quiet=True),
    loops.NextTime: Form("This many times, {number:number}:", silent={**CLAUSE, **BRANCHES}, quiet=True),
    # choosing
    choosing.Clear: Form(silent={**CLAUSE, "slot": "it makes room for what is bound next"}, quiet=True),
    choosing.Choose: Form(
        "{who} choose~s [up_to|up to ]{count:group}", "chosen", silent=QUESTION, leaves_there=True,
    ),
    choosing.ChoosePlayer: Form(
        "You choose a player: {who}", leaves={"number": "the player chosen"}, silent=QUESTION, quiet=True,
    ),
    choosing.ChooseCardOrPlayer: Form(
        "You choose {group:a} or {players:any}", "chosen (if any)", {"number": "the player chosen (if any)"},
        {**QUESTION, "other": LABEL},
    ),
    choosing.PickAtRandom: Form(
        "for {who}, {count:group} at random", "picked", {"actor": "{who}"}, CLAUSE, leaves_there=True,
    ),
    # amounts
    amounts.Fixed: Form("{number}"),
    amounts.Bound: Form("{slot:number}"),
    amounts.Times: Form("{factor} times {count}"),
    amounts.Half: Form("half of {of}, rounded down"),
    amounts.HalfUp: Form("half of {of}, rounded up"),
    amounts.Negative: Form("-{of}"),
    amounts.EventAmount: Form("that much"),
    amounts.CountOf: Form("the number of {group:s}"),
    amounts.CardsOfPlayers: Form("the number of {group:s} (they: {who})", you="they"),
    amounts.HowManyThisWay: Form("the number of {of:s}"),
    amounts.Sum: Form("{parts: plus }"),
    amounts.AtLeast: Form("{of} (at least {least})"),
    amounts.AtMost: Form("{of} (at most {most})"),
    amounts.Difference: Form("the difference of {one} and {other}"),
    amounts.IfSo: Form("{of} (only if {test})"),
    amounts.ForEvery: Form("how often {so_many} goes into {of}"),
    amounts.HowMany: Form("how many there are of these: {who}"),
    amounts.SeatNumber: Form("{who:'s} {number:of a seat}"),
    stats.StatOf: Form("the {stat:stat} of {of}"),
    stats.ExtremeStat: Form("the [highest|highest][!highest|lowest] {stat:stat} among {of:s}"),
    # conditions
    tests.Not: Form("it is not so that {test}"),
    tests.Every: Form("{tests: and }"),
    tests.AnyOf: Form("{tests: or }"),
    tests.SoManyAre: Form(
        "of {cards:s} the number of those that are [yes|{traits:a}][!yes|{traits:no}] is {relation:relation} {count}"
    ),
    tests.CardsAre: Form("{cards} is~are [yes|{traits:a}][!yes|{traits:no}]"),
    tests.SameTurn: Form("it is still this turn", silent={"turn": "said by its words"}),
    tests.BeforeNextTurn: Form("your next turn has not come", silent={"turn": "said by its words"}),
    tests.StillInPlay: Form("{cards} is~are still in play"),
    tests.AnyCards: Form("there is~are at least {least:group}"),
    tests.Possible: Form("{who} can choose from at least {least:cards}", leaves={"actor": "{who}"}),
    tests.SamePlayer: Form("{who:any} is~are {other:any}"),
    tests.Done: Form("it was done"),
    tests.TurnOf: Form("{who:any} has~have the turn"),
    tests.NoneHeld: Form("none of these was so", silent={"number": "the mark of the cases right before it"}),
    tests.ModeChosen: Form("choice {mode:choice} was {number:number}"),
    tests.SoManyModes: Form("{least} or more of the choices were {number:number}"),
    relations.Compares: Form("{left} is {relation:relation} {right}"),
    relations.EventAmountIs: Form("{amount:happening}", silent={"relation": "said with the amount"}, part="amount"),
    events.AtOnceInAll: Form("in all at least {least}", part="amount"),
    events.SeatIs: Form("{who:any}", part="who"),
    events.CauseIs: Form("{cause:happening}", part="cause"),
    events.EventCardIs: Form("{traits:a}", part="card"),
    events.OtherCardIs: Form("{traits:a}", part="other"),
    events.EventCardIsThis: Form("this card", part="card"),
    events.OtherCardIsThis: Form("this card", part="other"),
    events.HitsPlayer: Form("a #", silent={"other": "which of the two parties it is"}, part="hit"),
    events.CameFrom: Form("it came from {zones:zones}"),
    events.DoneBy: Form("an effect of {who:any} did it"),
    events.SumThisTurn: Form("how much it was in all, each time this turn that {happened:clause}"),
    events.HappenedThisTurn: Form(
        "it happened this turn[came| since this card is there][least| at least {least} times] that "
        "{happened:clause}"
    ),
    events.FirstOfTurn: Form(
        "it is time number {nth}[or_less| or an earlier one] this turn[since_here| since this card is there] that "
        "{happened:clause}"
    ),
    events.FirstOfEach: Form(
        "it is time number {nth} this turn[came| of that very card][!came| of that very #] that {happened:clause}",
        silent={"since_here": "another object is another card", "or_less": "it is this time and no other"},
    ),
    events.NoneYet: Form(
        "it has not happened yet this turn that {happened:clause}, nor was this done instead",
        silent={"used": "the turn in which it was done instead"},
    ),
    events.CardIs: Form("{group:a}", part="card"),
    events.SourceIs: Form("{group:a}", part="other"),
    # cards
    groups.CardsInZones: Form("{} in [who|{who:'s}][!who|a] {zones:zone}"),
    groups.SlotCards: Form(
        "[traits|{traits:noun} among {slot:cards}][!traits|{slot:cards}][!same|, wherever now]"
    ),
    groups.Together: Form("{groups: or }"),
    groups.Both: Form("card* that is {groups:a}"),
    groups.ThisCard: Form("this card[traits| (if it is {traits:a})]"),
    groups.TopUntil: Form("the top cards of {who:'s} {zone:zone} until there are {many} of these: {last:noun}"),
    groups.EndOfPile: Form("the [bottom|bottom][!bottom|top] {count:card} of {who:'s} {zone:zone}"),
    groups.CardsOfThisTurn: Form(
        "{}[came_from| from {came_from:zone}] to which this happened this turn: {happened:befell}"
    ),
    stats.Extreme: Form("{of:noun} with the [highest|highest][!highest|lowest] {stat:stat}"),
    traits.NotThis: Form("other {}"),
    traits.NotBound: Form("{} that is none of {slot:cards}"),
    traits.AnyTrait: Form("{} that is {choices: or }"),
    traits.LiesIn: Form("{} [on_top|on top of][!on_top|in] [who|{who:'s}][!who|a] {zones:zone}"),
    traits.NotOneOf: Form("{} other than {cards}"),
    traits.SameName: Form("{} with the same name as {cards:a}"),
    traits.ControlledBy: Form("{} that {who:any} [yes|control~s][!yes|do~es not control]"),
    traits.OwnedBy: Form("{} that {who:any} own~s"),
    traits.Happened: Form(
        "{} to which this happened this turn[came| since it came where it is]: {happened:befell}"
    ),
    traits.Called: Form("{} named {name}"),
    traits.NoTrait: Form("{} that is {traits:no}"),
    stats.StatIs: Form("{} with {stat:stat} {relation:relation} {amount}"),
    stats.OwnStats: Form("{} with {stat:stat} {relation:relation} their own {other:stat}"),
    # players
    players.You: Form("you"),
    players.Opponents: Form("each opponent"),
    players.EachPlayer: Form("each #"),
    players.OtherPlayers: Form("each # other than {than}"),
    players.Actor: Form("{number:number}"),
    players.ActivePlayer: Form("the active #"),
    players.Several: Form("{parts}"),
    players.ChosenPlayer: Form("{number:number}"),
    players.EventPlayer: Form("that #"),
    players.EveryPlayerIs: Form("every one of these is a # {traits: and }: {who}"),
    players.SomePlayerIs: Form("{who:any} is~are a # {traits: and }"),
    players.HasCards: Form("with {relation:relation} {amount:group}", you="they"),
    players.OwnerOf: Form("the owner of {cards}"),
}  # fmt: skip
TABLES: Final[Mapping[str, Table]] = {
    "relation": {
        relations.AT_MOST: "at most", relations.AT_LEAST: "at least", relations.EXACTLY: "exactly",
        relations.BELOW: "less than", relations.ABOVE: "more than",
    },
    "choice": dict(enumerate(f"({letter})" for letter in CHOICES)),
}  # fmt: skip
