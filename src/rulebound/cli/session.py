"""A game at the terminal: the table is drawn, a person types, bots answer, until the game is over or left."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from rulebound.cli.beginnings import meant
from rulebound.cli.ending import summary
from rulebound.cli.inquiries import Inquiries
from rulebound.cli.keeping import keep, let_go
from rulebound.cli.replays import outcome, record
from rulebound.cli.table import draw
from rulebound.kernel.errors import IllegalMove, NotAnOption, RuleboundError
from rulebound.kernel.game import CONCEDE
from rulebound.kernel.telling import HAPPENED, Sentence
from rulebound.tabletop.passing import HOLD, SMART, UNTIL, Passing

if TYPE_CHECKING:
    from rich.console import Console

    from rulebound.kernel.game import Bot, Game
    from rulebound.kernel.public import Choice, Decision

HELP: Final = """\
a number or a label    do that; what stands in brackets may be left out, and words may be cut: pl em
p                      pass
e                      pass for the rest of this turn, up to what is aimed at you
hold                   be asked everything, also where you can only pass (smart: as before)
yield                  decline what this card offers for the rest of this turn
why LABEL or CARD      why a move is refused: every rule, in words; or all that a card can and cannot do
hint                   what a bot would do, and what it thinks of your chances
rule ID                what a rule says
card NAME              a card as it is printed
how                    how the game is played, on one page
word NAME              what a word of the game means; all of them without a name
table                  draw the table again
log, log 2, log 3      what happened so far; from now on also costs and steps; also the rules
undo                   take back your last answer
save FILE              keep the game in a file: rulebound play --resume FILE
concede                give up
quit                   leave the table; the game is kept"""
LEFT: Final = "You have left the table. The game is kept: rulebound play {} goes on with it."
NO_MORE_INPUT: Final = (
    "The input has ended before the game. It is kept: rulebound play {} goes on with it. (save FILE: in a file.)"
)
AT_THE_END: Final = "again: another game · log: what happened · save FILE: a replay · Enter: leave"
REVEALED: Final = "Something hidden was revealed since (a draw, a shuffle, a face). Take back all the same? [y/N] "
MOST_THOUGHTS: Final = 4  # options that a hint speaks of
MOST_MOVES: Final = 6  # of the line that it expects
WITH_MORE: Final = ("why", "rule", "card", "save", "log", "word")


class Left(Exception):
    """The person has left the table; the message says how."""


class Session:
    """One person, bots in all other seats."""

    def __init__(
        self, game: Game, you: int, bots: Mapping[int, Bot], console: Console, against: str = "greedy"
    ) -> None:
        self.game = game
        self.you = you
        self.bots = bots
        self.console = console
        self.against = against
        self.inquiries = Inquiries(game, you, console)
        self.level = HAPPENED
        self.told = len(self.story()) if game.answers else 0  # lines of the log that were shown, or are long past
        # how many answers there were before each answer of the person; a resumed game has some
        self.marks = [at for at, (seat, _) in enumerate(game.answers) if seat == you]
        self.manner = Passing()
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.inquiries.why,
            "rule": self.inquiries.rule,
            "card": self.inquiries.card,
            "save": self.inquiries.save,
            "log": self.log,
            "how": self.inquiries.how,
            "word": self.inquiries.word,
            "hint": lambda _: self.hint(),
            "help": lambda _: self.say(HELP),
            "table": lambda _: self.draw(),
            "undo": lambda _: self.undo(),
            "quit": lambda _: self.quit(),
            CONCEDE: lambda _: self.give_up(),
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
            self.say("\n" + LEFT.format(self.game.ruleset.name))

    def play(self) -> None:
        if not self.game.answers:
            self.say("help: what you can type. how: how the game is played. word NAME: what a word means.")
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
                keep(self.game, self.you, self.against)
                self.show(decision)
                asked = decision
            self.obey(self.read("> "), decision)
        let_go(self.game.ruleset.name)
        self.tell()
        self.say(outcome(self.game))
        for line in summary(self.game, self.you):
            self.say(line)

    def after(self) -> bool:
        """When the game is over: look back, keep it, or play another one."""
        self.say(AT_THE_END)
        while True:
            try:
                line = input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                return False
            word, _, rest = line.partition(" ")
            if not line or word == "quit":
                return False
            if word == "again":
                return True
            try:
                if word == "log":
                    self.log(rest.strip())
                elif word == "save" and rest:
                    record(self.game, rest.strip())
                else:
                    self.say(AT_THE_END)
            except (RuleboundError, OSError) as fault:
                self.say(str(fault))

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
        """What has happened since the last time."""
        lines = self.story()
        for line in lines[self.told :]:
            self.console.print(self.line(line), markup=False, style="bold" if line.heading else "dim")
        self.told = len(lines)

    def story(self) -> list[Sentence]:
        return self.game.story(self.you, self.level)

    def line(self, line: Sentence) -> str:
        return line.at(self.level) if line.heading else f"  {line.at(self.level)}"

    def log(self, level: str) -> None:
        """All that happened so far; with a number, as closely from now on."""
        if level and level not in ("1", "2", "3"):
            raise RuleboundError("log tells what happened, log 2 also costs and steps, log 3 also the rules.")
        self.level = int(level or self.level)
        for line in self.story():
            self.say(self.line(line))
        self.told = len(self.story())

    def draw(self) -> None:
        self.console.print(draw([self.game.view(self.you)], self.you))

    def show(self, decision: Decision) -> None:
        self.tell()
        self.draw()
        self.console.print(decision.prompt, markup=False, style="bold")
        if decision.context:
            self.say(decision.context)
        for number, choice in enumerate(decision.options, 1):
            more = "; ".join([words for words in (choice.remark, choice.follows) if words])
            self.say(f"{number:4}  {choice.label}{f'  ({more})' if more else ''}")

    # ---- reading
    def read(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            raise Left("\n" + NO_MORE_INPUT.format(self.game.ruleset.name)) from None

    def obey(self, line: str, decision: Decision) -> None:
        """A command, a number or a label; what cannot be done is said, and the question stays open."""
        word, _, rest = line.partition(" ")
        try:
            if not line:
                self.say("Type a number, a label, or help.")
            elif line.isdecimal():
                self.answer(self.numbered(decision, int(line)))
            elif word in self.commands and (not rest or word in WITH_MORE):
                self.commands[word](rest.strip())
            else:
                self.answer_or_obey(line, decision)
        except IllegalMove as refused:
            self.inquiries.refuse(refused.refusals)
        except (RuleboundError, OSError) as fault:
            self.say(str(fault))

    def answer_or_obey(self, line: str, decision: Decision) -> None:
        """A label; else the beginning of one; else the beginning of a command."""
        try:
            self.answer(line)
        except NotAnOption:
            label = meant(line, [choice.label for choice in decision.options])
            command = meant(line, list(self.commands)) if label is None and len(line) > 1 else None
            if command is not None and command not in WITH_MORE:
                self.commands[command]("")
            elif label is not None:
                self.answer(label)
            else:
                raise

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
            raise RuleboundError("no card offers anything here: there is nothing to yield to.")

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
        self.told = len(self.story())
        own = [label for seat, label in answers if seat == self.you]
        others = len(answers) - len(own)
        rest = f", and {others} {'answer' if others == 1 else 'answers'} of others" if others else ""
        self.say(f"Taken back: {', '.join(own)}{rest}.{'' if revealed else ' Nothing hidden was revealed.'}")

    def hint(self) -> None:
        """What a bot would do that knows what the person sees, and what it thinks of the other ways."""
        from rulebound.bots import Search

        decision = self.mine()
        assert decision is not None
        bot = Search(f"hint {len(self.game.answers)}")
        self.say(f"A bot would: {bot.choose(self.game.view(self.you), decision).label}.")
        for each in bot.thoughts[:MOST_THOUGHTS]:
            self.say(f"  {each.words}")
        names = self.game.names
        line = [label if seat == self.you else f"{names[seat]}: {label}" for seat, label in bot.expected()[:MOST_MOVES]]
        if len(line) > 1:
            self.say(f"It expects, with cards that it imagines: {', then '.join(line)}.")

    def sure(self, question: str) -> bool:
        return self.read(f"{question} [y/N] ").lower() in ("y", "yes")

    def quit(self) -> None:
        if self.sure("Leave the table? The game is kept."):
            raise Left(LEFT.format(self.game.ruleset.name))

    def give_up(self) -> None:
        if self.sure("Give this game up?"):
            self.answer(CONCEDE)
