"""A verb that no rulebook has, added to Luminous from outside: `Revel 2`, gain 2 life and let everybody know.

    python tests/extending/revel.py         plays revel.toml with it and prints the log
"""

from __future__ import annotations

from pathlib import Path

import rulebound
from rulebound.games.luminous import codes as c
from rulebound.language.core.categories import Amount as SaidAmount
from rulebound.language.core.categories import HookedAct
from rulebound.language.node import phrase
from rulebound.language.verbs import Verb, add_verb

REVELLED = c.OWN_EVENTS
NOT_REVEL = c.OWN_BARS


@phrase("Revel(s) {n:n}")
class Revel(HookedAct):
    """Gain life, and let everybody know."""

    n: SaidAmount


add_verb(
    "luminous",
    Verb(
        Revel, REVELLED, event_name="revelled", does="Revel(s)", did="revelled", bars=NOT_REVEL, multiplied=True,
        together=True, log="{who} revels for {n}",
    ),
)  # fmt: skip

# ruff: noqa: E402  the game reads its words as its meaning is imported: behind the verb
from rulebound.games.luminous.atoms.facts import tell
from rulebound.games.luminous.atoms.life import gain_life
from rulebound.games.luminous.costs import KEEPS, CostPart
from rulebound.games.luminous.definition import ExtraCost
from rulebound.games.luminous.meaning.amounts import multiplied
from rulebound.games.luminous.meaning.costs import needs
from rulebound.games.luminous.meaning.senses import act, amount
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.ops.numbers import LifeOp
from rulebound.games.luminous.values import barred
from rulebound.games.luminous.words.plain import COST, PLAIN
from rulebound.kernel.cards import Card
from rulebound.kernel.state import State
from rulebound.kernel.terms import Env
from rulebound.language.printer import sentence
from rulebound.scenario import parse, run
from rulebound.tabletop.plain.form import Form, Happening
from rulebound.tabletop.plain.shared import CLAUSE


class RevelOp(LifeOp):
    def change(self, s: State, seat: int, amount: int) -> int:
        if barred(s, seat, NOT_REVEL, None) or not gain_life(s, seat, amount):
            return 0
        tell(s, REVELLED, seat, None, None, amount, c.BY_EFFECT)
        return amount


@act.means(Revel)
def revel(w: Writer, node: Revel) -> None:
    much = multiplied(w, amount(w, node.n))
    w.emit(RevelOp(w.words(node), w.who, much, w.actor, w.tally("life gained")))


class MayRevel(CostPart):
    """As a cost: by whoever is not forbidden to."""

    def wants(self, s: State, env: Env) -> list[Card]:
        return []

    def wanted(self, s: State, env: Env) -> int:
        return 0

    def refused(self, s: State, env: Env, spent: list[Card]) -> str:
        return "LU-cost.13" if barred(s, env.seat, NOT_REVEL, None) else ""


@needs.means(Revel)
def revelled(w: Writer, node: Revel) -> ExtraCost:
    return MayRevel(sentence(node), KEEPS)


PLAIN.classes[RevelOp] = Form(
    "{who} revel~s for {amount}", leaves={"actor": "{who}", "tally": "the life gained"}, silent=CLAUSE
)
PLAIN.classes[MayRevel] = Form("revel", silent=COST)
PLAIN.happenings[REVELLED] = Happening("{who} revel~s")

if __name__ == "__main__":
    game = run(parse(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")))
    print("\n".join(game.log))
    print(*rulebound.read_card("Whenever you Revel, draw 1. Revel 1: Revel 2.", kind="unit").plain, sep="\n")
    print(*(event.kind for event in game.events))
    again = rulebound.load(game.save())
    assert [str(option) for option in again.decision.options] == [str(option) for option in game.decision.options]
