"""The main phase: the active creature plays cards, any number, until its player is done [ST-TURN.6]."""

from __future__ import annotations

from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.piles import telegraph
from rulebound.games.starlight.atoms.stats import pay
from rulebound.games.starlight.invoking import Invoke
from rulebound.games.starlight.leaving import can_leave_now, must_leave
from rulebound.games.starlight.legality.checks import Asked
from rulebound.games.starlight.legality.invoking import plays
from rulebound.games.starlight.legality.telegraphing import telegraphs
from rulebound.games.starlight.line import resolve_triggers
from rulebound.games.starlight.values import active, is_there
from rulebound.kernel.play import Card, Frame, Move, State

DONE_OPTION: Final = Move(c.DONE)


class MainPhase(Frame):
    """[ST-TURN.6] [ST-GAME.4] Card after card, each carried out before the next; [ST-TIM.1] nobody answers."""

    __slots__ = ()

    def step(self, s: State) -> None:
        if resolve_triggers(s):
            return
        by = active(s)
        if not is_there(s, by):
            s.pop()  # [ST-DIE.10]
            return
        asked = Asked(by, False)
        options = plays(s, asked, c.PLAY) + telegraphs(s, asked)
        if may_be_done(s, by):
            options.append(DONE_OPTION)
        s.ask(by.owner, c.M_MAIN, options, True)

    def rests(self, s: State) -> bool:
        return not s.waiting and is_there(s, active(s))

    def answer(self, s: State, seat: int, option: Move) -> None:
        if option.kind == c.DONE:
            s.pop()
            return
        by = active(s)
        card = option.card
        assert card is not None
        if option.kind == c.TELEGRAPH_CARD:
            self.telegraph(s, by, card, option.number)
        else:
            s.push(Invoke(card, by, False).begin_with(option))

    def telegraph(self, s: State, by: Card, card: Card, what: int) -> None:
        """[ST-TEL.1] [ST-TEL.3]"""
        if what == c.ENERGY:
            pay(s, by, c.TELEGRAPH_ENERGY, 0)
        else:
            pay(s, by, 0, c.TELEGRAPH_MANA)
        telegraph(s, card, by, what)

    def copy(self) -> MainPhase:
        new = MainPhase()
        new.pc = self.pc
        return new


def may_be_done(s: State, by: Card) -> bool:
    """[ST-TURN.16] Also without having played anything; [ST-SET.11] not on the entry tile, if it can be left."""
    return not must_leave(s, by) or not can_leave_now(s, by)
