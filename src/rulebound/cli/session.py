"""A game at the terminal: the table is drawn, a person types, bots answer, until the game is over or left."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from rulebound.cli.inquiries import Inquiries
from rulebound.cli.replays import outcome
from rulebound.cli.table import draw
from rulebound.kernel.errors import IllegalMove, RuleboundError
from rulebound.kernel.game import CONCEDE
from rulebound.tabletop.passing import HOLD, SMART, UNTIL, Passing

if TYPE_CHECKING:
    from rich.console import Console

    from rulebound.kernel.game import Bot, Game
    from rulebound.kernel.public import Choice, Decision

HELP: Final = """\
a number or a label    do that (what stands in brackets may be left out)
p                      pass
e                      pass for the rest of this turn, up to what is aimed at you
hold                   be asked everything, also where you can only pass (smart: as before)
yield                  let this card's question answer itself for the rest of this turn
why LABEL              why a move is refused: every rule, in words
rule ID                what a rule says
card NAME              a card as it is printed
table                  draw the table again
log                    what happened so far
undo                   take back your last answer
save FILE              keep the game: rulebound play --resume FILE
concede                give up
quit                   leave the table"""
LEFT: Final = "You have left the table. (save FILE keeps a game, rulebound play --resume FILE goes on with it.)"
NO_MORE_INPUT: Final = (
    "The input has ended before the game. Type at a terminal, or give a file with answers; save FILE keeps a game."
)
REVEALED: Final = "Something hidden was revealed since (a draw, a shuffle, a face). Take back all the same? [y/N] "


class Left(Exception):
    """The person has left the table; the message says how."""


class Session:
    """One person, bots in all other seats."""

    def __init__(self, game: Game, you: int, bots: Mapping[int, Bot], console: Console) -> None:
        self.game = game
        self.you = you
        self.bots = bots
        self.console = console
        self.inquiries = Inquiries(game, you, console)
        self.told = len(game.log_of(you)) if game.answers else 0  # lines of the log that were shown, or are long past
        # how many answers there were before each answer of the person; a resumed game has some
        self.marks = [at for at, (seat, _) in enumerate(game.answers) if seat == you]
        self.manner = Passing()
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.inquiries.why,
            "rule": self.inquiries.rule,
            "card": self.inquiries.card,
            "save": self.inquiries.save,
            "log": self.inquiries.log,
            "help": lambda _: self.say(HELP),
            "table": lambda _: self.draw(),
            "undo": lambda _: self.undo(),
            "quit": lambda _: self.leave(LEFT),
            CONCEDE: lambda _: self.answer(CONCEDE),
            "p": lambda _: self.answer(self.passing()),
            "e": lambda _: self.rest(),
            "hold": lambda _: self.be_asked(HOLD, "You are asked everything. (smart: only what concerns you)"),
            "smart": lambda _: self.be_asked(SMART, "You are asked what concerns you. (hold: everything)"),
            "yield": lambda _: self.yield_to_it(),
        }

    def run(self) -> None:
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):  # line editing is a comfort that not every system has
                import readline  # noqa: F401
        try:
            self.play()
        except Left as left:
            self.say(str(left))
        except KeyboardInterrupt:
            self.say("\n" + LEFT)

    def play(self) -> None:
        asked: Decision | None = None
        while not self.game.over:
            decision = self.mine()
            if decision is None:
                self.bots_decide()
                continue
            unasked = self.manner.answer(decision, self.game.state.turn)
            if unasked is not None:
                self.game.decide(unasked, self.you)
                continue
            if asked is not decision:
                self.show(decision)
                asked = decision
            self.obey(self.read("> "), decision)
        self.tell()
        self.say(outcome(self.game))

    # ---- whose decision
    def mine(self) -> Decision | None:
        return next((decision for decision in self.game.decisions if decision.seat == self.you), None)

    def bots_decide(self) -> None:
        decision = self.game.decision
        self.game.decide(self.bots[decision.seat].choose(self.game.view(decision.seat), decision), decision.seat)

    # ---- showing
    def say(self, words: str) -> None:
        self.console.print(words, markup=False)

    def tell(self) -> None:
        """The lines of the log since the last time."""
        lines = self.game.log_of(self.you)
        for line in lines[self.told :]:
            self.console.print(f"  {line}", markup=False, style="dim")
        self.told = len(lines)

    def draw(self) -> None:
        self.console.print(draw([self.game.view(self.you)], self.you))

    def show(self, decision: Decision) -> None:
        self.tell()
        self.draw()
        self.console.print(decision.prompt, markup=False, style="bold")
        for number, choice in enumerate(decision.options, 1):
            self.say(f"{number:4}  {choice.label}")

    # ---- reading
    def read(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            raise Left("\n" + NO_MORE_INPUT) from None

    def obey(self, line: str, decision: Decision) -> None:
        """A command, a number or a label; what cannot be done is said, and the question stays open."""
        word, _, rest = line.partition(" ")
        try:
            if not line:
                self.say("Type a number, a label, or help.")
            elif line.isdecimal():
                self.answer(self.numbered(decision, int(line)))
            elif word in self.commands and (not rest or word in ("why", "rule", "card", "save")):
                self.commands[word](rest.strip())
            else:
                self.answer(line)
        except IllegalMove as refused:
            self.inquiries.refuse(refused.refusals)
        except (RuleboundError, OSError) as fault:
            self.say(str(fault))

    def numbered(self, decision: Decision, number: int) -> Choice:
        if not 1 <= number <= len(decision.options):
            raise RuleboundError(f"there is no option {number}; options are 1 to {len(decision.options)}.")
        return decision.options[number - 1]

    # ---- answering
    def answer(self, answer: str | Choice) -> None:
        mark = len(self.game.answers)
        self.game.decide(answer, self.you)
        self.marks.append(mark)

    def passing(self) -> Choice:
        decision = self.mine()
        if decision is None or not decision.free:
            raise RuleboundError("you cannot pass here: answer the question.")
        return decision.default

    def rest(self) -> None:
        turn = self.game.state.turn
        self.answer(self.passing())
        self.manner.ask(UNTIL, turn)

    def be_asked(self, mode: str, words: str) -> None:
        self.manner.ask(mode, self.game.state.turn)
        self.say(words)

    def yield_to_it(self) -> None:
        decision = self.mine()
        if decision is None or not self.manner.yield_to(decision, self.game.state.turn):
            raise RuleboundError("no card asks here: there is nothing to yield to.")

    def undo(self) -> None:
        """Back to before the last answer that was typed; after a revelation only if the person insists."""
        if not self.marks:
            raise RuleboundError("there is nothing to take back.")
        mark = self.marks[-1]
        revealed = self.game.revealed_since(mark)
        if revealed and self.read(REVEALED).lower() not in ("y", "yes"):
            self.say("Nothing was taken back.")
            return
        self.marks.pop()
        self.manner = Passing()  # who takes back wants to be asked
        answers = self.game.answers[mark:]
        self.game.undo(mark)
        self.told = len(self.game.log_of(self.you))
        own = [label for seat, label in answers if seat == self.you]
        others = len(answers) - len(own)
        rest = f", and {others} {'answer' if others == 1 else 'answers'} of others" if others else ""
        self.say(f"Taken back: {', '.join(own)}{rest}.{'' if revealed else ' Nothing hidden was revealed.'}")

    def leave(self, words: str) -> None:
        raise Left(words)
