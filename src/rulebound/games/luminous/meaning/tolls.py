"""'Units can't attack you unless their controller pays 1 for each attack.': what an attack costs."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import Price, StaticAbility
from rulebound.games.luminous.meaning.costs import price_of
from rulebound.games.luminous.meaning.durations import lasting
from rulebound.games.luminous.meaning.lines import attacked
from rulebound.games.luminous.meaning.misfits import kinds_of, may_be
from rulebound.games.luminous.meaning.nouns import whichever
from rulebound.games.luminous.meaning.senses import clause
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.ops import lasting as ops
from rulebound.games.luminous.vocabulary import beings, events, verbs
from rulebound.kernel.modifiers import ADD
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms import Fixed
from rulebound.kernel.terms.tests import BeforeNextTurn, SameTurn
from rulebound.language.core import clauses as said
from rulebound.language.core.categories import Payment
from rulebound.language.core.nouns import Bare, Some, This
from rulebound.language.node import Node


def toll(w: Writer, node: Node, attack: verbs.AttackToll) -> StaticAbility:
    """The line: who attacks, whom, and what it costs each time."""
    own = isinstance(attack.what, This) and w.making.definition.unit
    if not own and not (may_be(kinds_of(attack.what), ("unit",)) and isinstance(attack.what, Some | Bare)):
        raise w.not_playable(attack.what, "only units attack")
    found = StaticAbility(
        w.making.definition, w.words(node), Ops([]), c.F_TOLL, ADD, Fixed(asked(w, attack.payment)), 0,
        None if own else whichever(w, attack.what), None,
    )  # fmt: skip
    found.by = None if attack.target is None else attacked(w, attack.target)
    return found


def asked(w: Writer, payment: Payment) -> int:
    """[LU-cost.6] Tolls of several cards add up, so they are in essence of any colour."""
    price: Price = price_of(w, payment)
    if price.coloured or price.checks or not price.any:
        raise w.not_playable(payment, "an attack costs essence of any colour: say how much")
    return price.any


def standing_toll(w: Writer, node: verbs.AttackToll) -> StaticAbility:
    if node.duration is not None:
        raise w.not_playable(node.duration, "what a card says that stands it says of every turn")
    return toll(w, node, node)


def toll_unless_paid(w: Writer, node: said.UnlessDone) -> StaticAbility | None:
    """'A unit can't attack you unless its controller pays 1.' on a card that stands; None: it says something else."""
    match node.clauses:
        case (said.Steps(steps=(said.ThingIs(what=what, beings=(beings.Cannot(verbs=(verb,)),), duration=None),)),):
            payer = "you" if isinstance(what, This) else "its controller"
            if isinstance(node.act, verbs.PayEssence) and getattr(node.who, "word", "") in (payer, "they"):
                if isinstance(verb, events.AttacksTarget):
                    return toll(w, node, verbs.AttackToll(what, node.act.payment, verb.target).at(node))
                if getattr(verb, "word", "") == "attack":
                    return toll(w, node, verbs.AttackToll(what, node.act.payment).at(node))
    return None


@clause.means(verbs.AttackToll)
def toll_for_a_while(w: Writer, node: verbs.AttackToll) -> None:
    """A line that an effect lays on the turn, or until its player's next one."""
    how_long = lasting(w, node.duration)
    if how_long.until not in (c.THIS_TURN, c.UNTIL_YOUR_TURN):
        raise w.not_playable(node, "until when? Say 'this turn' or 'until your next turn'")
    began = w.number()
    with w.being(standing=True):
        static = toll(w, node, node)
    static.laid, static.next_turn = True, how_long.until == c.UNTIL_YOUR_TURN
    static.condition = BeforeNextTurn(began) if static.next_turn else SameTurn(began)
    w.making.made_statics.append(static)
    w.emit(ops.LayOnTurn(w.words(node), static, began))
