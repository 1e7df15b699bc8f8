"""[LU-cost.13] What is paid besides essence as a card is played."""

from __future__ import annotations

from rulebound.games.luminous.costs import KEEPS, OneOf
from rulebound.games.luminous.definition import FREE, AlsoPaid, ExtraCost
from rulebound.games.luminous.meaning.adjectives import kind_bits
from rulebound.games.luminous.meaning.costs import pay
from rulebound.games.luminous.meaning.writer import YOU, Making, Writer
from rulebound.games.luminous.ops.lasting import HandOver, TakeOver
from rulebound.games.luminous.ops.traits import RELIC, UNIT
from rulebound.games.luminous.vocabulary.costs import AlsoPay, DoAsCost
from rulebound.games.luminous.vocabulary.verbs import Expend, Return, Sacrifice
from rulebound.kernel.cards import Ability as Lowered
from rulebound.kernel.ops import Ops
from rulebound.language.abilities import Ability, printed
from rulebound.language.core.categories import Act, Deed, Thing
from rulebound.language.core.clauses import Doing
from rulebound.language.core.conditions import IfDone, IfNotDone
from rulebound.language.core.nouns import Either, Some, ThisWay
from rulebound.language.core.numbers import AmountThisWay, ThatMuch
from rulebound.language.lowering.clauses import begin_choice, mode

ASKS_BACK = (IfDone, IfNotDone, ThisWay, AmountThisWay, ThatMuch)


def also_paid(making: Making, ability: Ability, said: AlsoPay) -> None:
    """A cost of which the text behind it does not speak."""
    w = Writer(making, ability)
    extras = paid(w, said)
    charge(w, AlsoPaid(making.definition, ability.text, ability.text, w.program(), w.memory, extras))


def paid_before(w: Writer, said: AlsoPay, effect: Lowered) -> None:
    """The cost is the first part of what a spell does: what was used up is known to the rest, which is done later."""
    text = printed([said])
    with w.aside() as items:
        extras = paid(w, said)
        if known_behind(w):
            w.emit(HandOver("", effect))
    if known_behind(w):
        w.emit(TakeOver(""))
    cost = AlsoPaid(w.making.definition, text, text, Ops([]), 0, extras)
    w.parts.append((cost, items))
    charge(w, cost)


def known_behind(w: Writer) -> bool:
    """Whether the effect speaks of what was paid."""
    asked = any(isinstance(each, ASKS_BACK) for tree in w.ability.trees[1:] for each in tree.inside())
    return asked or any(
        place.sentence > 0 and mention.place.sentence == 0 and not mention.back
        for place, mention in w.ability.bindings.items()
    )


def charge(w: Writer, cost: AlsoPaid) -> None:
    card = w.making.definition
    if card.also_paid is not None:
        raise w.not_playable(w.ability.first, "write all of the cost at once")
    card.also_paid = cost
    card.add_ability(cost)


def paid(w: Writer, said: AlsoPay) -> list[ExtraCost]:
    """Write how it is paid; what comes back is what must be there for it."""
    if said.ways:
        return paid_in_one_way(w, said)
    acts = [act_of(w, each) for each in said.deeds]
    for act in acts:
        refuse_anything(w, act)
    price, extras = pay(w, tuple(DoAsCost(act).at(act) for act in acts))
    if not extras or price is not FREE:
        raise w.not_playable(said, "this is no cost that could be looked at before")
    return extras


def paid_in_one_way(w: Writer, said: AlsoPay) -> list[ExtraCost]:
    """'…, discard a card or pay 3 life': which, is chosen among those that can be paid in full."""
    choice, behind = begin_choice(w, said, YOU)
    found: list[ExtraCost] = []
    for each in said.ways:
        act = act_of(w, each)
        refuse_anything(w, act)
        with w.being(done_wanted=True, standing=True):
            possible = w.dialect.possible(w, act)
        with mode(w, choice, behind, w.words(each), possible):
            price, extras = pay(w, (DoAsCost(act).at(act),))
        if len(extras) > 1 or price is not FREE:
            raise w.not_playable(each, "this is no cost that could be looked at before")
        found += extras
    w.join(behind)
    always = len(found) < len(said.ways)  # one of them can always be paid
    return [] if always else [OneOf(w.words(said), KEEPS, found)]


def act_of(w: Writer, deed: Deed) -> Act:
    assert isinstance(deed, Doing)
    if deed.each is not None:
        raise w.not_playable(deed.each, "as a cost say how many")
    return deed.act


def refuse_anything(w: Writer, act: Act) -> None:
    """[LU-cost.9] What pays no essence: an orb would."""
    if not isinstance(act, Sacrifice | Expend | Return):
        return
    what: Thing = act.what
    for each in what.things if isinstance(what, Either) else (what,):
        kinds = kind_bits(each.group.kinds) if isinstance(each, Some) else 0
        if not kinds or kinds & ~(UNIT | RELIC):
            raise w.not_playable(act, "besides essence units and relics can be used up: say which")
