"""Several seats asked at once, in secret: hidden choices at set-up, drafts, simultaneous orders."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from rulebound.kernel.frames import Frame
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Frame):
    """Asks every seat that has something to choose and keeps what they say until all have answered. A game gives the
    menu, the options of a seat and what comes of the answers."""

    __slots__ = ("answers",)

    def __init__(self, answers: list[Move | None]) -> None:
        self.pc = 0
        self.answers = answers  # by seat, none at first; replaced, never changed

    def menu(self) -> int:
        raise NotImplementedError

    def options(self, s: State, seat: int) -> list[Move]:
        """Nothing for a seat that has nothing to say; one option answers itself."""
        raise NotImplementedError

    def all_answered(self, s: State) -> None:
        raise NotImplementedError

    def step(self, s: State) -> None:
        """Whoever has no choice answers to the end before anybody is asked: an answer may withdraw open questions."""
        open_to: list[tuple[int, list[Move]]] = []
        for seat in range(len(self.answers)):
            while self.answers[seat] is None:
                options = self.options(s, seat)
                if len(options) != 1:
                    if options:
                        open_to.append((seat, options))
                    break
                self.answer(s, seat, options[0])
        for seat, options in open_to:
            s.ask_also(seat, self.menu(), options)
        if not open_to:
            s.pop()
            self.all_answered(s)

    def answer(self, s: State, seat: int, option: Move) -> None:
        answers = self.answers[:]
        answers[seat] = option
        self.answers = answers

    def known_to(self, seat: int) -> Together:
        """As this seat knows it: what others have said is still their secret."""
        known = self.copy()
        assert isinstance(known, Together)
        known.answers = [answer if at == seat else None for at, answer in enumerate(self.answers)]
        return known
