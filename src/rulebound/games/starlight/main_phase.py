"""The main phase: the active creature plays cards, any number, until its player is done [ST-TURN.6]."""

from __future__ import annotations

from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.piles import telegraph
from rulebound.games.starlight.atoms.stats import pay
from rulebound.games.starlight.invoking import Invoke
from rulebound.games.starlight.leaving import can_leave_now, must_leave
from rulebound.games.starlight.legality.checks import Asked
from rulebound.games.starlight.legality.invoking import may_invoke
from rulebound.games.starlight.legality.telegraphing import may_telegraph
from rulebound.games.starlight.line import resolve_triggers
from rulebound.games.starlight.values import active, is_there, telegraphed
from rulebound.kernel.play import Card, Frame, Move, State, distinct

DONE_OPTION: Final = Move(c.DONE)
TELEGRAPHS: Final = (c.ENERGY, c.MANA)


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
        options: list[Move] = []
        self.add_plays(s, asked, options)
        self.add_telegraphs(s, asked, options)
        if may_be_done(s, by):
            options.append(DONE_OPTION)
        s.ask(by.owner, c.M_MAIN, options, True)

    def add_plays(self, s: State, asked: Asked, options: list[Move]) -> None:
        """[ST-INV.11] From the hand, the Core Pile and the Telegraph Pile of the creature."""
        seat = asked.by.owner
        for card in distinct(s, telegraphed(s, asked.by) + s.zone(seat, c.HAND) + s.zone(seat, c.CORE)):
            option = card.option(c.PLAY)
            if may_invoke(s, asked, option):
                options.append(option)

    def add_telegraphs(self, s: State, asked: Asked, options: list[Move]) -> None:
        """[ST-TEL.2] For 4 Energy or for 1 Mana."""
        seat = asked.by.owner
        for card in distinct(s, s.zone(seat, c.HAND) + s.zone(seat, c.CORE)):
            for what in TELEGRAPHS:
                option = Move(c.TELEGRAPH_CARD, card, what)
                if may_telegraph(s, asked, option):
                    options.append(option)

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
