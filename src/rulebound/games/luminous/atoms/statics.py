"""Static lines: raised and dropped with their cards."""

from __future__ import annotations

from rulebound.games.luminous.atoms.texts import touched
from rulebound.games.luminous.definition import LuminousCard, StaticAbility, kind_of
from rulebound.games.luminous.values import static_of
from rulebound.kernel.play import Card, State, Static
from rulebound.kernel.terms import Env


def raise_statics(s: State, card: Card, seat: int, kind: LuminousCard) -> None:
    if kind.statics:
        serial = s.serials[card.number]
        new = s.statics[:]
        for ability in kind.statics:
            new.append(Static(card, ability, ability.field, Env(seat, card, serial, None, None), s.clock))
        s.set_statics(new)
        s.dirty = True


def raise_made_static(s: State, card: Card, ability: StaticAbility, env: Env) -> None:
    """A static line that an effect lays on a card; it goes with the card."""
    s.set_statics([*s.statics, Static(card, ability, ability.field, env, s.clock)])
    s.dirty = True


def drop_statics(s: State, card: Card) -> None:
    """The lines of a card that leaves, and those that effects have laid on it [LU-zone.12]."""
    if s.statics:
        touched(s)
        s.set_statics([static for static in s.statics if static.card is not card or static_of(static).laid])


def drop_own_statics(s: State, card: Card) -> None:
    """The lines of a card that changes control, to be raised anew under its new player."""
    if kind_of(card.definition).statics:
        own = card.definition
        touched(s)
        s.set_statics([each for each in s.statics if each.card is not card or each.ability.definition is not own
                       or static_of(each).laid])
