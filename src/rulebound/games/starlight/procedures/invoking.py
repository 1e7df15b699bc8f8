"""Invoking a card: choose, pay, resolve, discard [ST-INV.3]."""

from __future__ import annotations

from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.facts import tell
from rulebound.games.starlight.atoms.piles import hang, put_away, put_in_play, remove_aura
from rulebound.games.starlight.atoms.stats import pay
from rulebound.games.starlight.definition import StarlightCard, kind_of
from rulebound.games.starlight.lasting import paid_for
from rulebound.games.starlight.procedures.combat import Combat
from rulebound.games.starlight.procedures.line import resolve_triggers
from rulebound.games.starlight.procedures.planning import (
    ENCHANTED,
    ITEMS,
    MENUS,
    MOST_AURAS,
    WHOM,
    Plan,
    candidates,
    choices,
    has_target,
    next_item,
    price,
    run_text,
)
from rulebound.games.starlight.record import creature
from rulebound.games.starlight.values import auras, is_telegraphed, is_there
from rulebound.kernel.play import Card, Move, State

CHOOSING: Final = 0
ENCHANTING: Final = 1
RESOLVING: Final = 2
TWICE: Final = 3
AFTERWARDS: Final = 4
DISCARDING: Final = 5
OVER: Final = 6


class Invoke(Plan):
    """One invocation. [ST-DECR.3] Until the last choice nothing is paid and nothing has changed."""

    __slots__ = ()

    def step(self, s: State) -> None:
        """On to the next part by itself, where nothing has come between."""
        if s.waiting and resolve_triggers(s):  # [ST-TIM.2] what the step before has set off
            return
        frames = s.frames
        while frames[-1] is self and not s.waiting and not s.asked and s.ending is None:
            pc = self.pc
            if pc == CHOOSING:
                self.choose(s)
                continue
            if pc == RESOLVING:
                self.pc = DISCARDING if self.enchantment is None else TWICE
                self.resolve(s)
                continue
            self.pc = pc + 1
            if pc == DISCARDING:
                tell(s, c.RESOLVED, self.by.owner, self.by, self.card, 0, c.BY_CARD)
            elif pc == OVER:
                self.finish(s)
            elif self.enchantment is not None:
                self.enchant(s, kind_of(self.enchantment), pc)

    def enchant(self, s: State, kind: StarlightCard, pc: int) -> None:
        """What the Enchantment does: its sentences come first; it may let a Spell do once more what it does."""
        assert self.enchantment is not None
        if pc == ENCHANTING:
            run_text(s, kind.effect, self, self.enchantment)
        elif pc == AFTERWARDS:
            run_text(s, kind.afterwards, self, self.enchantment)
        elif kind.host_twice:
            self.resolve_again(s, kind.host_twice == 2)

    def resolve_again(self, s: State, anew: bool) -> None:
        """With the same target or with any."""
        if anew and has_target(kind_of(self.card)):
            options = candidates(s, self, WHOM)
            if options:
                self.pc = TWICE  # until it is answered, so that the question can be put once more
                s.ask(self.by.owner, MENUS[WHOM], options, False)
            return
        run_text(s, kind_of(self.card).effect, self, self.card)

    # ---- choosing
    def choose(self, s: State) -> None:
        item = next_item(s, self)
        if item == 0 or item > ENCHANTED:
            self.decided |= ENCHANTED  # whether there was one to choose or not: that would tell of a hidden hand
        if item == 0:
            self.pc = RESOLVING if self.enchantment is None else ENCHANTING
            self.invoke(s)
            return
        options = choices(s, self, item)
        if len(options) == 1:
            self.decide(item, options[0])  # as if it was asked
        elif options:
            s.ask(self.by.owner, MENUS[item], options, False)
        else:
            s.pop()  # only at an imagined table, where the card that was begun with is dealt anew

    def answer(self, s: State, seat: int, option: Move) -> None:
        if option.kind == c.REPLACE:
            self.pc = RESOLVING
            assert option.card is not None
            assert self.target is not None
            remove_aura(s, option.card, self.target)
            return
        if self.pc == TWICE:
            self.pc = AFTERWARDS
            assert option.cards is not None
            self.target = option.cards[0]
            run_text(s, kind_of(self.card).effect, self, self.card)
            return
        if option.kind == c.CHOOSE:
            assert option.card is not None
            option = Move(c.PLAY_ON, self.card, 0, [option.card])
        self.decide(ITEMS[option.kind] if option.kind in ITEMS else next_item(s, self), option)

    def another(self, card: Card, by: Card) -> Plan:
        return Invoke(card, by, True)

    # ---- carrying out
    def invoke(self, s: State) -> None:
        """[ST-INV.3] The price is paid, of the card and its Enchantment together; [ST-CMB.2] an Attack then waits."""
        energy, mana = price(s, self)
        by, card, enchantment = self.by, self.card, self.enchantment
        kind = kind_of(card)
        self.telegraphed = is_telegraphed(s, card)
        pay(s, by, energy, mana)
        if s.modifiers:
            for each in [card] if enchantment is None else [card, enchantment]:
                paid_for(s, by, kind_of(each).classes)
        seat = by.owner
        self.went = creature(s, by).moved
        put_in_play(s, card)
        tell(s, c.INVOKED, seat, by, card, 0, c.BY_CARD)
        if enchantment is not None:
            put_in_play(s, enchantment)
            tell(s, c.INVOKED, seat, by, enchantment, 0, c.BY_CARD)
        if kind.cost is not None:
            run_text(s, kind.cost, self, card)
        if kind.kind == c.ATTACK:
            assert self.target is not None
            tell(s, c.ATTACKED, self.target.owner, self.target, by, 0, c.BY_CARD)

    def resolve(self, s: State) -> None:
        """[ST-CMB.1] An Attack opens a Combat; [ST-CLS.7] an Aura is hung up; everything else does its text, [ST-CMB.8]
        in a Combat at once."""
        kind = kind_of(self.card)
        if kind.kind == c.ATTACK:
            assert self.target is not None
            s.push(Combat(self.target.owner))  # [ST-CMB.3] the defender answers first
            run_text(s, kind.opening, self, self.card)  # what is said of the Combat holds from its beginning
        elif kind.kind == c.AURA:
            self.hang_aura(s)
        else:
            run_text(s, kind.effect, self, self.card)

    def hang_aura(self, s: State) -> None:
        bearer = self.target
        assert bearer is not None
        if not is_there(s, bearer):
            return
        lying = auras(s, bearer)
        if len(lying) >= MOST_AURAS:  # the switch aura_overflow = replace
            self.pc = RESOLVING
            s.ask(self.by.owner, c.M_REPLACE, [card.option(c.REPLACE) for card in lying], False)
            return
        counters = kind_of(self.card).counters
        if counters and self.enchantment is not None:
            counters += kind_of(self.enchantment).more_counters
        hang(s, self.card, bearer, counters)

    def finish(self, s: State) -> None:
        """[ST-INV.10] [ST-CMB.9] To the piles; what was invoked in a Combat waits for its end, [ST-CMB.11] then all go
        in the order in which they were invoked."""
        s.pop()
        if self.inside:
            return
        zones = s.zones
        cards = zones[c.PLAYED] + zones[c.ZONES + c.PLAYED]
        while len(cards) > 1:
            first = cards[0]
            for card in cards:
                if s.serials[card.number] < s.serials[first.number]:
                    first = card
            cards.remove(first)
            put_away(s, first)
        for card in cards:
            put_away(s, card)

    def copy(self) -> Invoke:
        new = Invoke(self.card, self.by, self.inside)
        new.take(self)
        return new
