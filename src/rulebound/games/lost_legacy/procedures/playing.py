"""Playing a card by hand: its cost, its place, its link, and what it does [LL-open.2] … [LL-open.9] [LL-skill.1]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions.base import send_away
from rulebound.games.lost_legacy.actions.changing import count, turn
from rulebound.games.lost_legacy.actions.placing import link, place
from rulebound.games.lost_legacy.definition import kind_of
from rulebound.games.lost_legacy.rules import env_of, renew
from rulebound.games.lost_legacy.values import space_of
from rulebound.kernel.acts import PERFORMED, Course
from rulebound.kernel.play import Card, Move, Run, State

COST: Final = 0
PLACE: Final = 1
LINK: Final = 2
EFFECT: Final = 3


class Playing(Course):
    """[LL-mp.1] Pay, or rest the caster; place it; link it; then its ability."""

    __slots__ = ("card", "face_down", "host", "price", "seat", "space")

    def __init__(self, seat: int, card: Card, space: int, host: Card | None, price: int, face_down: bool) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.space = space
        self.host = host
        self.price = price
        self.face_down = face_down
        self.result = PERFORMED

    def step(self, s: State) -> None:
        pc = self.pc
        self.pc = pc + 1
        if self.result != PERFORMED:
            self.stop(s, pc)
        elif pc == COST:
            self.pay(s)
        elif pc == PLACE:
            self.place(s)
        elif pc == LINK:
            self.link(s)
        else:
            self.begin(s)

    def pay(self, s: State) -> None:
        """[LL-open.2] MP for a character; [LL-skill.4] [LL-spell.2] a rest for a spell; [LL-opt.1] [LL-skill.3] all
        else is free."""
        kind = kind_of(self.card)
        if self.price:
            count(s, c.PAY, self.seat, self.price, c.BY_COST, self.card)
        elif kind.kind & c.SPELL and s.place(self.card) == c.SUB_DECK and self.host is not None:
            turn(s, c.REST, self.seat, self.host, c.BY_COST, self.card)

    def place(self, s: State) -> None:
        """[LL-weap.3] What comes from the sub-deck never takes a space. The ability waits beneath, so that it can be
        voided before it is announced."""
        effect = kind_of(self.card).effect
        if effect is not None and not self.face_down:
            s.push_at(len(s.frames) - 1, Run(effect, env_of(s, self.card, self.seat, None, effect.slots)))
        on_card = self.host if kind_of(self.card).kind & (c.WEAPON | c.SPELL) else None
        place(s, c.SET if self.face_down else c.PLAY, self.seat, self.card, self.space, c.BY_HAND, None, on_card)

    def link(self, s: State) -> None:
        """[LL-equip.2] [LL-skill.1]"""
        if self.host is not None and not self.face_down:
            link(s, self.seat, self.card, self.host, c.BY_RULE)

    def stop(self, s: State, pc: int) -> None:
        """[LL-equip.3] An equipment whose bearer has gone before the link is discarded."""
        s.pop()
        if self.waits_beneath(s) is not None:
            s.pop()
        if pc == EFFECT and kind_of(self.card).kind == c.EQUIPMENT and space_of(s, self.card) >= 0:
            send_away(s, c.DISCARD, self.seat, self.card, None, c.BY_RULE)

    def begin(self, s: State) -> None:
        """[LL-item.1] [LL-spell.3] [LL-spell.8] What a disposable card does when it is played; it knows its caster."""
        s.pop()
        if self.waits_beneath(s) is not None:
            run = renew(s)
            if self.host is not None:
                run.env.slots[c.HOST] = [s.ref(self.host)]

    def waits_beneath(self, s: State) -> Run | None:
        """The ability of the card, not begun yet."""
        frame = s.frames[-1]
        return frame if isinstance(frame, Run) and frame.env.card is self.card and frame.pc == 0 else None

    def answer(self, s: State, seat: int, option: Move) -> None:
        raise AssertionError("playing a card asks nothing itself")

    def copy(self) -> Playing:
        new = Playing(self.seat, self.card, self.space, self.host, self.price, self.face_down)
        new.pc = self.pc
        new.result = self.result
        return new
