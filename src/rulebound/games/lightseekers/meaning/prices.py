"""What playing takes: cards for a combo, actions for the others."""

from __future__ import annotations

from dataclasses import replace

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.happenings import NUMBERS, acts_before, next_act
from rulebound.games.lightseekers.meaning.line import Line, names_items
from rulebound.games.lightseekers.meaning.nouns import all_such
from rulebound.games.lightseekers.meaning.waiting import group_of
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.vocabulary import nouns
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Thing, Whose

PRICES = (c.F_COST, c.F_ACTION_PRICE)
USES = {"Ability": c.ABILITY_ACT, "Attack Ability": c.ABILITY_ACT | c.ATTACK_ACT,
        "Defend Ability": c.ABILITY_ACT | c.DEFEND_ACT}  # fmt: skip


def price_of_nth(w: Writer, what: nouns.NthAct, line: Line) -> Line:
    """'Your first combo each turn costs 1 less': as long as there were so many before."""
    check_turn(w, what)
    if what.of.word == "this turn" and w.making.definition.buff:
        raise w.not_playable(what.of, "a Buff says this as long as it is there: say 'each turn', or 'your Next combo'")
    before = acts_before(w, what, NUMBERS[what.nth.word] - 1)
    whose_cards = core.Bare(what.group).at(what) if what.whose is None else owned(what.group, what.whose)
    return replace(priced(w, whose_cards, line), under=before)


def price_of_next(w: Writer, what: core.Some, line: Line) -> Line:
    """'Your Next combo costs 1 less': a Buff says so until then; what is done once says it of this turn, in which there
    is one combo [LS-4.1.3.1g]."""
    determiner = what.determiner
    assert isinstance(determiner, nouns.Next)
    kinds = [getattr(kind, "word", "") for kind in what.group.kinds]
    if determiner.n is not None or any(not word.startswith("combo") for word in kinds):
        raise w.not_playable(what, "the price of the Next act is for one combo: say 'your Next combo'")
    test = next_act(w, what).test
    whose_cards = core.Bare(what.group).at(what) if determiner.whose is None else owned(what.group, determiner.whose)
    if w.standing:
        return replace(priced(w, whose_cards, line), expires=test)
    return replace(priced(w, whose_cards, line), this_turn=True)


def owned(group: core.Group, of: Whose) -> Thing:
    return core.Some(core.Possessive(of).at(of), group).at(group)


def priced(w: Writer, what: Thing, line: Line) -> Line:
    """Of which cards, and of whose abilities."""
    kinds = [getattr(kind, "word", "") for kind in getattr(group_of(what), "kinds", ())]
    if line.field == c.F_ACTION_PRICE and kinds and all(word.startswith("combo") for word in kinds):
        raise w.not_playable(what, "a combo takes all actions of the turn")
    if line.field == c.F_ACTION_PRICE and any(word in ("Attack", "Defend") for word in kinds):
        raise w.not_playable(what, "cards, abilities, or both? Say 'Attack cards', 'Attack Abilities'")
    bits = [USES[word] for word in kinds if word in USES]
    if bits and (len(bits) != len(kinds) or line.field != c.F_ACTION_PRICE):
        raise w.not_playable(what, "say it of cards and of abilities by themselves")
    group = group_of(what)
    if bits and group is not None:  # of whoever's card: what it is used as is asked before it is used
        if not w.standing:
            raise w.not_playable(what, "only a card in play says what abilities take")
        what = what.but(group=group.but(kinds=(nouns.CardKind("card"),)))
    return replace(line, group=all_such(w, what), bits=bits[0] if bits else 0, names_items=names_items(what))


def check_turn(w: Writer, what: nouns.NthAct) -> None:
    if what.of.word == "this turn" and w.standing:
        raise w.not_playable(what.of, "a line that stands counts in every turn: say 'each turn'")
    if what.of.word != "this turn" and not w.standing:
        raise w.not_playable(what.of, "what is done once is for this turn: say 'this turn'")
