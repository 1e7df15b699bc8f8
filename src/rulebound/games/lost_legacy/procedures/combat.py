"""The combat phase of Quick-Play, which both players share [LLQ-combat.1] … [LLQ-combat.13]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions.base import moment, tidy
from rulebound.games.lost_legacy.actions.changing import count
from rulebound.games.lost_legacy.atoms.numbers import end_combat, have_acted, set_active, set_fact
from rulebound.games.lost_legacy.lasting import end_effects, take_later
from rulebound.games.lost_legacy.legality.acting import threats
from rulebound.games.lost_legacy.procedures.battle import begin_battle
from rulebound.games.lost_legacy.record import on_field
from rulebound.games.lost_legacy.values import characters, current, opponent
from rulebound.kernel.acts import Course
from rulebound.kernel.play import Card, Move, State

BEGINS: Final = 0
CHECK: Final = 1
CHANCES: Final = 2
ENDS: Final = 3
OVER: Final = 4


class Combat(Course):
    """`acting`: the character whose chance it is, if its player has chosen among several."""

    __slots__ = ("acting",)

    def __init__(self) -> None:
        super().__init__()
        self.acting: Card | None = None

    def step(self, s: State) -> None:
        """[LLQ-combat.1] Its begin abilities, the honor check, the chances, its end abilities."""
        pc = self.pc
        set_fact(s, c.PHASE, c.COMBAT)
        if pc == BEGINS:
            self.pc = CHECK
            set_active(s, s.facts[c.MARKER])  # [LLQ-combat.11] who is asked first
            moment(s, c.COMBAT_BEGINS, s.active, None, None, s.turn, c.BY_RULE)
        elif pc == CHECK:
            self.check(s)
        elif pc == CHANCES:
            self.chance(s)
        elif pc == ENDS:
            self.pc = OVER
            moment(s, c.COMBAT_ENDS, s.active, None, None, s.turn, c.BY_RULE)
        else:
            self.end(s)

    def check(self, s: State) -> None:
        """[LLQ-win.3] [LLQ-win.4] [LLQ-win.5] [LLQ-win.6] Whoever alone has a face-up character gains 1 honor."""
        self.pc = CHANCES
        for seat in range(2):
            if characters(s, seat) and not characters(s, opponent(seat)):
                count(s, c.GAIN_HONOR, seat, 1, c.BY_RULE)

    def chance(self, s: State) -> None:
        """[LLQ-combat.3] [LLQ-combat.4] [LLQ-combat.7] Of several the owner chooses; who cannot threaten has had the
        chance, and where none of them can nobody is asked."""
        tied = [self.acting] if self.acting is not None else next_ones(s)
        if not tied:
            self.pc = ENDS
            return
        found: list[Move] = []
        for card in tied:
            found = threats(s, card)
            if found:
                break
        owner = s.controller(tied[0])
        if not found:
            self.acting = None
            have_acted(s, tied)
        elif len(tied) > 1:
            s.ask(owner, c.M_FIRST, [card.option(c.ACT_FIRST) for card in tied], False)
        else:
            self.acting = tied[0]
            s.ask(owner, c.M_COMBAT, [*found, tied[0].option(c.HOLD)], False)

    def end(self, s: State) -> None:
        """[LLQ-combat.12] [LLQ-atk.6] [LLQ-turn.3] Weaken goes, what lasted till now ends, the marker passes. What was
        put off in this phase comes before [LLQ-turn.7]."""
        if take_later(s):
            return
        s.pop()
        end_combat(s)
        end_effects(s, c.THIS_COMBAT)
        set_fact(s, c.MARKER, opponent(s.facts[c.MARKER]))
        tidy(s)

    def answer(self, s: State, seat: int, option: Move) -> None:
        """[LLQ-combat.13] [LLQ-atk.13] A battle of its own for each attack."""
        assert option.card is not None
        if option.kind == c.ACT_FIRST:
            self.acting = option.card
            return
        acting = self.acting
        assert acting is not None
        self.acting = None
        have_acted(s, [acting])
        if option.kind != c.HOLD:
            assert option.cards and option.numbers
            begin_battle(s, seat, acting, option.cards, option.numbers, option.card, True)

    def copy(self) -> Combat:
        new = Combat()
        new.pc = self.pc
        new.result = self.result
        new.acting = self.acting
        return new


def next_ones(s: State) -> list[Card]:
    """[LLQ-combat.2] [LLQ-combat.5] [LLQ-combat.6] [LLQ-combat.8] [LLQ-combat.9] Of those on the field that have had no
    chance the fastest, as they are now; of both players' the marker holder's."""
    left = [card for seat in range(2) for card in characters(s, seat) if not on_field(s, card).acted]
    if not left:
        return []
    speeds = [current(s, card, c.SPEED) for card in left]
    fastest = max(speeds)
    tied = [card for number, card in enumerate(left) if speeds[number] == fastest]
    return [card for card in tied if s.controller(card) == s.facts[c.MARKER]] or tied
