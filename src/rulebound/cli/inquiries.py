"""What a person may ask at the table without changing anything: why not, which rule, what card, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.letters import nearest
from rulebound.tabletop.guides import guide_of
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
            raise RuleboundError("why what? Write the label of a move, or the name of a card, behind it.")
        places = self.places_of(label)
        if places:
            self.why_card(places)
            return
        refusals = self.game.why_not(label, self.you)
        if refusals:
            self.refuse(refusals)
        else:
            self.say("Nothing forbids that: it is legal now.")

    def places_of(self, name: str) -> list[tuple[int, str, int]]:
        """Where cards lie of which this is the name, or the beginning of it, as far as the person sees them."""
        found: dict[str, list[tuple[int, str, int]]] = {}
        for side, seat in enumerate(self.game.view(self.you)["seats"]):
            for zone, cards in seat.items():
                for at, card in enumerate(cards if isinstance(cards, list) else []):
                    called = card.get("name") if isinstance(card, dict) else card
                    if isinstance(called, str):
                        found.setdefault(called, []).append((side, zone.replace("_", " "), at))
        names = [each for each in found if each.lower() == name.lower()]
        names = names or [each for each in found if each.lower().startswith(name.lower())]
        return found[names[0]] if len(names) == 1 else []

    def why_card(self, places: Sequence[tuple[int, str, int]]) -> None:
        """Every move with a card and what forbids it; of equal cards what can be done with any of them."""
        said: dict[str, list[Refusal]] = {}
        for side, zone, at in places:
            for name in {zone, zone.replace(" ", "_")}:
                for move in self.game.moves_with(side, name, at, self.you):
                    said.setdefault(move.choice.label, move.refusals)
        if not said:
            self.say("Nothing can be done with it now.")
        for label, refusals in sorted(said.items(), key=lambda row: len(row[1])):
            self.say(f"{label}: {'yes' if not refusals else 'no'}")
            self.refuse(refusals)

    def how(self, _: str) -> None:
        """How the game is played, on one page."""
        guide = guide_of(self.game.ruleset.name)
        self.say(guide.aim or "Nobody has written down how this game is played: rulebound rules has its rulebook.")
        for step in guide.steps:
            self.console.print(step.title, markup=False, style="bold")
            self.say(step.text)

    def word(self, name: str) -> None:
        """What a word of the game means, or all of them."""
        guide = guide_of(self.game.ruleset.name)
        terms = {each.term.lower(): each for each in (*guide.terms, *guide.words)}
        found = [each for low, each in terms.items() if low.startswith(name.lower())]
        if not found:
            near = nearest(name, list(terms), 0.5)
            raise RuleboundError(f"'{name}' is no word of the glossary." + (f" Did you mean '{near}'?" if near else ""))
        for each in found:
            self.say(f"{each.term}: {each.text}")

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

    def save(self, file: str) -> None:
        if not file:
            raise RuleboundError("save where? Write the name of a file behind it.")
        Path(file).write_text(self.game.save(history=True), encoding="utf-8")
        self.say(f"saved: rulebound play --resume {file}")
