"""What a person may ask at the table without changing anything: why not, which rule, what card, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.letters import nearest
from rulebound.tabletop.kits import kit_of
from rulebound.tabletop.rulebook import UnknownRule, load_rulebook

if TYPE_CHECKING:
    from rich.console import Console

    from rulebound.kernel.errors import Refusal
    from rulebound.kernel.game import Game


class Inquiries:
    """Answers for the person in one seat."""

    def __init__(self, game: Game, you: int, console: Console) -> None:
        self.game = game
        self.you = you
        self.console = console
        self.book = load_rulebook(game.ruleset.name)
        self.kit = kit_of(game.ruleset.name)

    def say(self, words: str) -> None:
        self.console.print(words, markup=False)

    def why(self, label: str) -> None:
        """Every rule that forbids a move, each with its statement."""
        if not label:
            raise RuleboundError("why what? Write the label of a move behind it.")
        refusals = self.game.why_not(label, self.you)
        if refusals:
            self.refuse(refusals)
        else:
            self.say("Nothing forbids that: it is legal now.")

    def refuse(self, refusals: Sequence[Refusal]) -> None:
        for refusal in refusals:
            self.console.print(f"no: {refusal}", markup=False, style="red")
            if refusal.rule in self.book:
                self.say(f"    {self.book.statement(refusal.rule)}")

    def rule(self, rule_id: str) -> None:
        try:
            rule = self.book.rule(rule_id)
        except UnknownRule as fault:
            raise RuleboundError(str(fault)) from fault
        self.say(f"{rule.id} ({rule.kind}): {rule.statement}")
        for ruling in rule.rulings:
            self.say(f"    {ruling}")

    def card(self, name: str) -> None:
        """The cards of the set and of this game. Only what anybody may know is suggested, so that a guess tells
        nothing about a deck."""
        known = self.kit.card_set()
        pinned = self.kit.card_faces(self.game.ruleset.pinned()["cards"])
        found = {face.name.lower(): face for face in (*known, *pinned)}.get(name.lower())
        if found is None:
            near = nearest(name, [face.name for face in known], 0.5)
            raise RuleboundError(f"there is no card '{name}'." + (f" Did you mean '{near}'?" if near else ""))
        self.say("\n".join(found.lines))

    def log(self, _: str) -> None:
        for line in self.game.log_of(self.you):
            self.say(line)

    def save(self, file: str) -> None:
        if not file:
            raise RuleboundError("save where? Write the name of a file behind it.")
        Path(file).write_text(self.game.save(history=True), encoding="utf-8")
        self.say(f"saved: rulebound play --resume {file}")
